//! How fast the interpreter is: lane-instructions a second of loops of one kind of instruction, on all cores and on one.
//!
//! `cargo run --release -p lanemask-emu --example speed [name]`
#![allow(clippy::print_stdout)]

use lanemask_emu::{BufferBinding, Dispatch, Memory, Program, RunOptions, run};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use lanemask_object::{Access, KernelMeta, Object, ResourceKind, ResourceMeta};
use std::sync::LazyLock;
use std::time::Instant;

fn v(n: u8) -> Operand {
    Operand::v(n)
}

fn u(n: u8) -> Operand {
    Operand::u(n)
}

fn c(bits: u32) -> Operand {
    Operand::bits32(bits)
}

type Body = Vec<(Op, Vec<Operand>)>;

/// A loop of `trips` around the body.
fn program(body: &Body, trips: u32) -> Program {
    let mut list: Body = vec![
        (
            Op::ULoadB128,
            vec![Operand::us(8, 4), Operand::us(0, 2), Operand::Imm(0)],
        ),
        (Op::VShlB32, vec![v(4), v(3), c(2)]),
        (Op::VCvtF32U32, vec![v(5), v(3)]),
        (Op::UMovB32, vec![u(12), c(trips)]),
        (Op::UMovB32, vec![u(14), c(0x3f80_0001)]),
    ];
    let start = list.len();
    list.extend(body.iter().cloned());
    list.push((Op::UAddU32, vec![u(12), u(12), c(u32::MAX)]));
    let insns: Vec<Insn> = list
        .iter()
        .map(|(op, o)| Insn::new(*op, o).unwrap_or_else(|| panic!("{op:?} {o:?}")))
        .collect();
    let bytes: i32 = insns[start..].iter().map(|i| i.len_bytes() as i32).sum();
    let back = Insn::new(Op::Bnz, &[u(12), Operand::Rel(-bytes / 4)]).expect("branch");
    let end = Insn::new(Op::Endpgm, &[]).expect("end");
    let code: Vec<u8> = (insns.iter().chain([&back, &end]))
        .flat_map(|i| encode(i).expect("encodes").words())
        .flat_map(u32::to_le_bytes)
        .collect();
    let resource = |binding| ResourceMeta {
        group: 0,
        binding,
        name: "data".into(),
        access: Access::ReadWrite,
        min_bytes: 4096,
        kind: ResourceKind::Buffer,
    };
    let kernel = KernelMeta {
        name: "main".into(),
        workgroup_size: [256, 1, 1],
        v_regs: 32,
        u_regs: 32,
        workgroup_bytes: 4096,
        resources: vec![resource(0)],
        ..KernelMeta::default()
    };
    let object = Object {
        target: "w32".into(),
        code,
        kernels: vec![kernel],
        ..Object::default()
    };
    Program::load(&object).expect("loads")
}

/// Seconds: of this thread on a processor where the system tells (Linux) and if asked for, else of the clock.
fn now(of_thread: bool) -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = text
        .as_deref()
        .and_then(|t| t.split(' ').next()?.parse::<f64>().ok());
    match nanoseconds.filter(|_| of_thread) {
        Some(n) => n / 1e9,
        None => START.elapsed().as_secs_f64(),
    }
}

fn main() {
    let only = std::env::args().nth(1);
    let four = |f: &dyn Fn(u8) -> (Op, Vec<Operand>)| -> Body { (6..14).map(f).collect() };
    let cases: Vec<(&str, Body)> = vec![
        (
            "v.add.u32",
            four(&|n| (Op::VAddU32, vec![v(n), v(n), v(3)])),
        ),
        (
            "v.mad.u32",
            four(&|n| (Op::VMadU32, vec![v(n), v(n), v(3), v(4)])),
        ),
        (
            "v.add.f32",
            four(&|n| (Op::VAddF32, vec![v(n), v(n), v(5)])),
        ),
        (
            "v.mul.f32 uniform",
            four(&|n| (Op::VMulF32, vec![v(n), v(n), u(14)])),
        ),
        (
            "v.fma.f32",
            four(&|n| (Op::VFmaF32, vec![v(n), v(n), v(5), v(5)])),
        ),
        (
            "v.fma.f32 chain",
            four(&|_| (Op::VFmaF32, vec![v(6), v(6), v(5), v(5)])),
        ),
        (
            "v.min.f32",
            four(&|n| (Op::VMinF32, vec![v(n), v(n), v(5)])),
        ),
        (
            "v.sub.f32 neg",
            four(&|n| {
                let neg = lanemask_isa::w32::Mods {
                    neg: true,
                    abs: false,
                };
                (
                    Op::VSubF32,
                    vec![
                        v(n),
                        v(n),
                        Operand::V {
                            first: 5,
                            count: 1,
                            mods: neg,
                        },
                    ],
                )
            }),
        ),
        (
            "v.div.f32",
            four(&|n| (Op::VDivF32, vec![v(n), v(n), v(5)])),
        ),
        ("v.sqrt.f32", four(&|n| (Op::VSqrtF32, vec![v(n), v(5)]))),
        ("v.exp2.f32", four(&|n| (Op::VExp2F32, vec![v(n), v(5)]))),
        ("v.log2.f32", four(&|n| (Op::VLog2F32, vec![v(n), v(5)]))),
        ("v.sin.f32", four(&|n| (Op::VSinF32, vec![v(n), v(5)]))),
        (
            "v.cvt.i32.f32",
            four(&|n| (Op::VCvtI32F32, vec![v(n), v(5)])),
        ),
        (
            "v.cvt.u32.f32",
            four(&|n| (Op::VCvtU32F32, vec![v(n), v(5)])),
        ),
        (
            "v.cvt.f32.u32",
            four(&|n| (Op::VCvtF32U32, vec![v(n), v(3)])),
        ),
        ("v.floor.f32", four(&|n| (Op::VFloorF32, vec![v(n), v(5)]))),
        (
            "v.div.u32",
            four(&|n| (Op::VDivU32, vec![v(n), v(4), v(3)])),
        ),
        (
            "v.rem.i32",
            four(&|n| (Op::VRemI32, vec![v(n), v(4), v(3)])),
        ),
        ("v.clz.b32", four(&|n| (Op::VClzB32, vec![v(n), v(3)]))),
        ("v.popc.b32", four(&|n| (Op::VPopcB32, vec![v(n), v(3)]))),
        (
            "v.shl.b32",
            four(&|n| (Op::VShlB32, vec![v(n), v(4), v(3)])),
        ),
        (
            "v.rotr.b32",
            four(&|n| (Op::VRotrB32, vec![v(n), v(4), c(7)])),
        ),
        (
            "v.mulhi.u32",
            four(&|n| (Op::VMulhiU32, vec![v(n), v(4), v(3)])),
        ),
        (
            "v.bfe.u32",
            four(&|n| (Op::VBfeU32, vec![v(n), v(4), c(3), c(7)])),
        ),
        (
            "v.cmp.lt.u32",
            four(&|n| (Op::VCmpLtU32, vec![u(n + 10), v(4), v(3)])),
        ),
        (
            "v.cmp.lt.f32",
            four(&|n| (Op::VCmpLtF32, vec![u(n + 10), v(5), v(6)])),
        ),
        (
            "v.sel.b32",
            four(&|n| (Op::VSelB32, vec![v(n), u(14), v(4), v(3)])),
        ),
        ("v.add.u32 partial mask", {
            let mut b: Body = vec![
                (Op::UMovB32, vec![u(15), c(0x5555_5555)]),
                (Op::ExecSet, vec![u(15)]),
            ];
            b.extend((6..14).map(|n| (Op::VAddU32, vec![v(n), v(n), v(3)])));
            b
        }),
        (
            "u.add.u32",
            four(&|n| (Op::UAddU32, vec![u(n + 10), u(n + 10), c(1)])),
        ),
        (
            "buffer.load.b32",
            four(&|n| {
                (
                    Op::BufferLoadB32,
                    vec![v(n), Operand::us(8, 4), v(4), Operand::Imm(0)],
                )
            }),
        ),
        (
            "buffer.load.b32 same",
            four(&|n| {
                (
                    Op::BufferLoadB32,
                    vec![v(n), Operand::us(8, 4), c(8), Operand::Imm(0)],
                )
            }),
        ),
        ("buffer.load.b128", {
            let mut b: Body = vec![(Op::VShlB32, vec![v(5), v(3), c(4)])];
            b.extend((0..4).map(|n| {
                (
                    Op::BufferLoadB128,
                    vec![
                        Operand::vs(8 + 4 * n, 4),
                        Operand::us(8, 4),
                        v(5),
                        Operand::Imm(0),
                    ],
                )
            }));
            b
        }),
        ("buffer.load.b32 gather", {
            let mut b: Body = vec![(Op::VXorB32, vec![v(5), v(4), c(0x34)])];
            b.extend(four(&|n| {
                (
                    Op::BufferLoadB32,
                    vec![v(n), Operand::us(8, 4), v(5), Operand::Imm(0)],
                )
            }));
            b
        }),
        (
            "buffer.store.b32",
            four(&|n| {
                (
                    Op::BufferStoreB32,
                    vec![v(n), Operand::us(8, 4), v(4), Operand::Imm(0)],
                )
            }),
        ),
        (
            "buffer.red.add.u32",
            four(&|n| {
                (
                    Op::BufferRedAddU32,
                    vec![Operand::us(8, 4), v(4), Operand::Imm(0), v(n)],
                )
            }),
        ),
        (
            "ls.load.b32",
            four(&|n| (Op::LsLoadB32, vec![v(n), v(4), Operand::Imm(0)])),
        ),
        (
            "ls.store.b32",
            four(&|n| (Op::LsStoreB32, vec![v(n), v(4), Operand::Imm(0)])),
        ),
    ];
    for (name, body) in &cases {
        if only.as_ref().is_some_and(|o| !name.contains(o.as_str())) {
            continue;
        }
        let program = program(body, 2000);
        let mut memory = Memory::new();
        let size = 1 << 20;
        let addr = memory.alloc(size, true).expect("memory");
        let args = vec![
            BufferBinding {
                addr,
                size,
                writable: true,
            }
            .into(),
        ];
        let dispatch = Dispatch {
            args,
            ..Dispatch::new(&program, "main", [64, 1, 1])
        };
        let mut line = format!("{name:26}");
        for threads in [1, 0] {
            let options = RunOptions {
                threads,
                ..RunOptions::default()
            };
            let best = (0..3)
                .map(|_| {
                    let start = now(threads == 1);
                    let summary = run(&dispatch, &memory, &options, None).expect("runs");
                    let seconds = now(threads == 1) - start;
                    (summary.stats, seconds)
                })
                .min_by(|a, b| a.1.total_cmp(&b.1))
                .expect("three runs");
            let (stats, seconds) = best;
            line += &format!(
                "  {} thread(s): {:8.0} M lane-instr/s {:7.1} M instr/s",
                if threads == 1 { "1" } else { "all" },
                stats.lane_instructions as f64 / seconds / 1e6,
                stats.warp_instructions as f64 / seconds / 1e6
            );
        }
        println!("{line}");
    }
}
