//! Instructions per second of the LinxISA engine on one thread, to be held against those of the example `speed`:
//! groups of 32 lanes do what a warp of w32 does, groups of 64 what two do.
//!
//! `cargo run --release -p lanemask-emu --example speed_linx [name]`
#![allow(clippy::print_stdout)]

use lanemask_emu::Memory;
use lanemask_emu::linx::{Launch, Program, RunOptions, run};
use lanemask_isa::linx::{Field, Insn, Op, encode};
use lanemask_object::Object;
use std::time::Instant;

const TRIPS: u64 = 2000;
const GROUPS: u64 = 512;

fn ins(op: Op, fields: &[(Field, u64)]) -> Vec<u8> {
    let insn = Insn::new(op, fields).unwrap_or_else(|| panic!("{op:?} {fields:?}"));
    encode(&insn).expect("encodes").to_bytes()
}

const VT: u64 = 0x80;
const VU: u64 = 0xa0;
const VM: u64 = 0xc0;
const VN: u64 = 0xe0;
const P: u64 = 0x5c;
const LC0: u64 = 0x60;
const RI0: u64 = 0x20;

/// vu#1 = lc0, vn#1 = a float near 1; then the body eight times in a loop of `TRIPS`.
fn program(body: &[u8], before: &[u8], lanes: u64) -> Program {
    let mut code = ins(Op::BstartMpar, &[]);
    code.extend(ins(Op::BDimLb0, &[(Field::Imm, lanes)]));
    code.extend(ins(Op::BDimLb1, &[(Field::Imm, GROUPS)]));
    code.extend(ins(Op::BIor, &[(Field::RegSrc0, 2), (Field::RegSrc1, 3)]));
    code.extend(ins(Op::BIotDst, &[(Field::Imm, 9), (Field::DstTile, 0)]));
    code.extend(ins(Op::BIotDst, &[(Field::Imm, 9), (Field::DstTile, 1)]));
    code.extend(ins(Op::BText, &[(Field::Imm, 0x20)]));
    code.extend([0, 0]);
    code.resize(24 + 0x40, 0);
    code.extend(ins(Op::VAdd, &[(Field::SrcL, LC0), (Field::RegDst, VU)]));
    let cvt = [
        (Field::SrcL, VU + 1),
        (Field::SrcType, 9),
        (Field::DstType, 1),
        (Field::RegDst, VN),
    ];
    code.extend(ins(Op::VIcvtf, &cvt));
    code.extend(ins(Op::Addi, &[(Field::Imm, TRIPS), (Field::RegDst, 12)]));
    code.extend(before);
    let start = code.len();
    for _ in 0..8 {
        code.extend(body);
    }
    code.extend(ins(
        Op::Subi,
        &[(Field::SrcL, 12), (Field::Imm, 1), (Field::RegDst, 12)],
    ));
    let by = start as i64 - code.len() as i64;
    code.extend(ins(
        Op::BNe,
        &[(Field::SrcL, 12), (Field::Imm, (by / 2) as u64)],
    ));
    code.extend([0, 0]);
    Program::load(&Object {
        target: "linx".into(),
        code,
        ..Object::default()
    })
    .expect("loads")
}

fn main() {
    let only = std::env::args().nth(1);
    let two = |op: Op, a: u64, b: u64| {
        ins(
            op,
            &[(Field::SrcL, a), (Field::SrcR, b), (Field::RegDst, VT)],
        )
    };
    let three = |op: Op| {
        ins(
            op,
            &[
                (Field::SrcL, VT + 1),
                (Field::SrcR, VN + 1),
                (Field::SrcA, VN + 1),
                (Field::RegDst, VT),
            ],
        )
    };
    let one = |op: Op, a: u64| ins(op, &[(Field::SrcL, a), (Field::RegDst, VT)]);
    let half = ins(
        Op::VCmpLtui,
        &[(Field::SrcL, LC0), (Field::Imm, 17), (Field::RegDst, P)],
    );
    let load = |shift: u64, index: u64, c: u64| {
        ins(
            Op::VLwBrg,
            &[
                (Field::SrcL, RI0),
                (Field::SrcR, index),
                (Field::Shamt, shift),
                (Field::C, c),
                (Field::RegDst, VT),
            ],
        )
    };
    let xor = ins(
        Op::VXori,
        &[
            (Field::SrcL, VU + 1),
            (Field::Imm, 0xd),
            (Field::RegDst, VM),
        ],
    );
    let cases: Vec<(&str, Vec<u8>, Vec<u8>)> = vec![
        ("v.add", two(Op::VAdd, VT + 1, VU + 1), vec![]),
        ("v.add ri", two(Op::VAdd, VT + 1, RI0), vec![]),
        ("v.add r", two(Op::VAdd, VT + 1, 12), vec![]),
        (
            "v.madd",
            ins(
                Op::VMadd,
                &[
                    (Field::SrcL, VT + 1),
                    (Field::SrcR, VU + 1),
                    (Field::SrcD, VU + 1),
                    (Field::RegDst, VT),
                ],
            ),
            vec![],
        ),
        ("v.fadd", two(Op::VFadd, VT + 1, VN + 1), vec![]),
        ("v.fmadd", three(Op::VFmadd), vec![]),
        ("v.fmin", two(Op::VFmin, VT + 1, VN + 1), vec![]),
        ("v.fdiv", two(Op::VFdiv, VT + 1, VN + 1), vec![]),
        ("v.fsqrt", one(Op::VFsqrt, VN + 1), vec![]),
        ("v.fexp", one(Op::VFexp, VN + 1), vec![]),
        (
            "v.fcvti",
            ins(
                Op::VFcvti,
                &[
                    (Field::SrcL, VN + 1),
                    (Field::SrcType, 1),
                    (Field::DstType, 9),
                    (Field::RegDst, VT),
                ],
            ),
            vec![],
        ),
        (
            "v.icvtf",
            ins(
                Op::VIcvtf,
                &[
                    (Field::SrcL, VU + 1),
                    (Field::SrcType, 1),
                    (Field::DstType, 1),
                    (Field::RegDst, VT),
                ],
            ),
            vec![],
        ),
        ("v.div", two(Op::VDiv, VT + 1, VU + 1), vec![]),
        ("v.sll", two(Op::VSll, VT + 1, VU + 1), vec![]),
        (
            "v.bxu",
            ins(
                Op::VBxu,
                &[
                    (Field::SrcL, VU + 1),
                    (Field::ImmS, 3),
                    (Field::ImmL, 6),
                    (Field::RegDst, VT),
                ],
            ),
            vec![],
        ),
        (
            "v.cmp.ltu ->p",
            ins(
                Op::VCmpLtu,
                &[(Field::SrcL, 0), (Field::SrcR, RI0), (Field::RegDst, P)],
            ),
            vec![],
        ),
        ("v.flt ->vt", two(Op::VFlt, VT + 1, VN + 1), vec![]),
        (
            "v.csel",
            ins(
                Op::VCsel,
                &[
                    (Field::SrcP, VU + 1),
                    (Field::SrcL, VU + 1),
                    (Field::SrcR, VN + 1),
                    (Field::RegDst, VT),
                ],
            ),
            vec![],
        ),
        (
            "v.add partial mask",
            two(Op::VAdd, VT + 1, VU + 1),
            half.clone(),
        ),
        (
            "l.add",
            ins(
                Op::VAddi,
                &[(Field::SrcL, 13), (Field::Imm, 1), (Field::RegDst, 13)],
            ),
            vec![],
        ),
        (
            "l.fadd",
            ins(
                Op::VFadd,
                &[(Field::SrcL, 13), (Field::SrcR, RI0), (Field::RegDst, 13)],
            ),
            vec![],
        ),
        ("v.lw.brg lc0", load(2, 0, 1), vec![]),
        ("v.lw.brg same", load(2, 0, 0), vec![]),
        ("v.lw.brg row", load(2, VU + 1, 0), vec![]),
        ("v.lw.brg gather", load(2, VM + 1, 0), xor.clone()),
        (
            "v.sw.brg row",
            ins(
                Op::VSwBrg,
                &[
                    (Field::SrcD, VN + 1),
                    (Field::SrcL, RI0),
                    (Field::SrcR, VU + 1),
                ],
            ),
            vec![],
        ),
        (
            "v.sw.brg scatter",
            ins(
                Op::VSwBrg,
                &[
                    (Field::SrcD, VN + 1),
                    (Field::SrcL, RI0),
                    (Field::SrcR, VM + 1),
                ],
            ),
            xor,
        ),
        (
            "v.lw.local",
            ins(
                Op::VLwi,
                &[
                    (Field::SrcL, 0x105),
                    (Field::C, 1),
                    (Field::L, 1),
                    (Field::RegDst, VT),
                ],
            ),
            vec![],
        ),
        (
            "v.sw.local",
            ins(
                Op::VSwi,
                &[
                    (Field::SrcL, VN + 1),
                    (Field::SrcR, 0x105),
                    (Field::C, 1),
                    (Field::L, 1),
                ],
            ),
            vec![],
        ),
        (
            "v.rdadd",
            ins(Op::VRdadd, &[(Field::SrcL, VU + 1), (Field::RegDst, 31)]),
            vec![],
        ),
        (
            "v.shfli.down",
            ins(
                Op::VShfliDown,
                &[(Field::SrcL, VU + 1), (Field::Imm, 1), (Field::RegDst, VT)],
            ),
            vec![],
        ),
        (
            "v.sw.add",
            ins(Op::VSwAdd, &[(Field::SrcL, RI0), (Field::SrcR, VU + 1)]),
            vec![],
        ),
    ];
    for (name, body, before) in &cases {
        if only.as_ref().is_some_and(|o| !name.contains(o.as_str())) {
            continue;
        }
        let mut line = format!("{name:22}");
        for lanes in [32, 64] {
            let program = program(body, before, lanes);
            let mut memory = Memory::new();
            let address = memory.alloc(1 << 20, true).expect("memory");
            let mut launch = Launch::new(&program, 0x1000);
            (launch.registers[2], launch.registers[3]) = (address, 7);
            let best = (0..3)
                .map(|_| {
                    let start = now();
                    let summary =
                        run(&launch, &memory, &RunOptions::default(), None).expect("runs");
                    (summary.stats, now() - start)
                })
                .min_by(|a, b| a.1.total_cmp(&b.1))
                .expect("three runs");
            let (stats, seconds) = best;
            line += &format!(
                "  {lanes} lanes: {:8.0} M lane-instr/s {:7.1} M instr/s",
                stats.lane_instructions as f64 / seconds / 1e6,
                stats.group_instructions as f64 / seconds / 1e6
            );
        }
        println!("{line}");
    }
}

/// Seconds of this thread on a processor where the system tells (Linux), else of the clock.
fn now() -> f64 {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = text
        .as_deref()
        .and_then(|t| t.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |n| n / 1e9)
}
