//! Every integer instruction of lanes and of uniform values, on the engine, against a second description of what it does
//! (`common/integers.rs`), under masks of no, one, some and all lanes.
mod common;
#[path = "common/integers.rs"]
mod integers;
use common::*;
use integers::model;

/// Tuples of operands: 4 of 64 bits each.
type Tuple = [u64; 4];

const GROUPS: usize = 24;
const SOME: u32 = 0x8421_7ee3;
const MASKS: [u32; 4] = [0, 1 << 19, SOME, u32::MAX];

/// Corner values of every width, mixed with numbers of all magnitudes.
fn tuples() -> Vec<Tuple> {
    let mut edges: Vec<u64> = vec![0, 1, 2, 3, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255];
    for w in [8, 16, 32, 64] {
        let top = 1u64 << (w - 1);
        edges.extend([top - 1, top, top + 1, top.wrapping_mul(2).wrapping_sub(1)]);
        edges.extend([top | top >> 16, (top - 1) ^ 0xff, u64::MAX - top]);
    }
    edges.extend([u64::MAX, u64::MAX - 1, u64::MAX - 15, 0x8000_8000_8000_8000]);
    let mut state = 7u64;
    let mut random = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        state >> 20
    };
    let mut value = move || match random() % 3 {
        0 => random() << 40 ^ random() << 20 ^ random(),
        1 => (random() << 30 ^ random()) >> (random() % 60),
        _ => edges[random() as usize % edges.len()],
    };
    (0..GROUPS * 32)
        .map(|k| {
            let mut t: Tuple = std::array::from_fn(|_| value());
            // Equal operands, shift amounts and offsets, divisors of -1.
            match k % 8 {
                0 => t[1] = t[0],
                1 | 2 => (t[1], t[2]) = (t[1] % 70, t[2] % 70),
                3 => t[1] = u64::MAX,
                4 => t[2] %= 0x1000_0000,
                _ => {}
            }
            t
        })
        .collect()
}

/// Register numbers: operand sets of the lanes, of the warp; masks in and out.
const V: [u8; 4] = [8, 10, 12, 14];
const U: [u8; 4] = [30, 32, 34, 38];
const MASK_IN: u8 = 20;
const MASK_OUT: u8 = 22;
/// What the mask operand holds.
const LANES_IN: u32 = 0x1357_9bdf;

/// Which half of a register a 16-bit operand has, in two runs.
fn half(register: u8, run: usize, k: usize) -> Operand {
    if (run + k).is_multiple_of(2) {
        lo(register)
    } else {
        hi(register)
    }
}

/// Operand number of a source or destination by its name on the card.
fn place(name: &str) -> usize {
    match name {
        "rs1" => 0,
        "rs2" => 1,
        "rs3" => 2,
        _ => 3,
    }
}

fn operand(kind: &str, name: &str, run: usize) -> Option<Operand> {
    let k = place(name);
    Some(match (kind, name) {
        ("mask", _) | ("u", "ci") => u(MASK_IN),
        ("um", _) | ("ud", "co") => u(MASK_OUT),
        ("vd" | "vs" | "vx", _) => v(V[k]),
        ("vdh" | "vsh", _) => half(V[k], run, k),
        ("vdp" | "vsp", _) => vs(V[k], 2),
        ("ud" | "u" | "us", _) => u(U[k]),
        ("udp" | "usp", _) => us(U[k], 2),
        _ => return None,
    })
}

/// The instruction with its operands, if it is one of these.
fn insn(op: Op, run: usize) -> Option<Insn> {
    let info = op.info();
    let float =
        info.fp || (info.mnemonic.split('.')).any(|t| matches!(t, "f16" | "f32" | "f64" | "cvt"));
    if !matches!(info.group, 1 | 3) || float {
        return None;
    }
    let operands: Option<Vec<Operand>> = (info.operands.iter())
        .map(|o| operand(o.kind, o.name, run))
        .collect();
    Some(i(op, &operands?))
}

/// Runs an instruction on all tuples under a mask: old and new v14, v15, and u22 (u23), u38, u39 of each workgroup, as
/// lanes of 4 words.
fn run_all(insn: Insn, tuples: &[Tuple], exec: u32) -> Vec<[u32; 4]> {
    let words = tuples
        .iter()
        .flatten()
        .flat_map(|x| [*x as u32, (*x >> 32) as u32])
        .collect();
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::UMovB32, &[u(40), c(32)]),
        i(Op::UMulU32, &[u(41), u(2), u(40)]),
        i(Op::VAddU32, &[v(4), u(41), v(3)]),
        i(Op::VMulU32, &[v(5), v(4), c(32)]),
        i(Op::BufferLoadB128, &[vs(8, 4), us(8, 4), v(5), n(0)]),
        i(Op::BufferLoadB128, &[vs(12, 4), us(8, 4), v(5), n(16)]),
        i(Op::UMovB32, &[u(MASK_IN), c(LANES_IN)]),
        i(Op::UMovB32, &[u(MASK_OUT), c(0xdead_beef)]),
    ]);
    for (k, register) in U.iter().enumerate() {
        for word in 0..2 {
            let to = u(register + word);
            lines.push(i(Op::UReadfirst, &[to, v(V[k] + word)]).into());
        }
    }
    lines.extend(mask(exec));
    lines.push(insn.into());
    lines.extend(mask(u32::MAX));
    lines.extend(code![
        i(Op::VMulU32, &[v(5), v(4), c(16)]),
        i(Op::VMovB32, &[v(16), u(MASK_OUT)]),
        i(Op::BufferStoreB96, &[vs(14, 3), us(12, 4), v(5), n(0)]),
        i(Op::VMovB32, &[v(16), u(U[3])]),
        i(Op::BufferStoreB32, &[v(16), us(12, 4), v(5), n(12)]),
        i(Op::VMovB32, &[v(16), u(U[3] + 1)]),
    ]);
    // u39 goes into the second half of the buffer.
    lines.push(
        i(
            Op::BufferStoreB32,
            &[v(16), us(12, 4), v(5), n(GROUPS as u32 * 512)],
        )
        .into(),
    );
    let mut t = test(lines).buffer(words).buffer(vec![0; GROUPS * 32 * 8]);
    t.groups = [GROUPS as u32, 1, 1];
    let out = &t.run().buffers[1];
    let (first, second) = out.split_at(GROUPS * 32 * 4);
    first
        .chunks(4)
        .zip(second.chunks(4))
        .flat_map(|(a, b)| [[a[0], a[1], a[2], 0], [a[3], b[0], 0, 0]])
        .collect()
}

/// What a source reads of its 64 bits.
fn seen(kind: &str, half: Operand, x: u64) -> u64 {
    match half {
        Operand::VHalf { high, .. } => x >> if high { 16 } else { 0 } & 0xffff,
        _ if matches!(kind, "vsp" | "usp" | "vdp" | "udp") => x,
        _ => x & 0xffff_ffff,
    }
}

#[test]
fn every_integer_instruction_does_what_its_card_says() {
    // spec: P-60
    // spec: W-REG-4 W-REG-5 W-REG-6 W-REG-11
    // pitfall: P4.17 P4.18 P12.59 P12.60 P12.61 P12.62 P13.63
    let tuples = tuples();
    let mut unknown = Vec::new();
    let mut known = 0;
    for op in Op::ALL {
        let info = op.info();
        let name = info.mnemonic.get(2..).unwrap_or_default();
        for run in 0..2 {
            let Some(insn) = insn(op, run) else { continue };
            if OTHERS.iter().any(|o| info.mnemonic.starts_with(o)) {
                continue;
            }
            if model(name, [0; 4], false).is_none() {
                if run == 0 {
                    unknown.push(info.mnemonic);
                }
                continue;
            }
            let halves = info.operands.iter().any(|o| o.kind.ends_with('h'));
            if run == 1 && !halves {
                continue;
            }
            known += 1;
            let uniform = info.mnemonic.starts_with('u');
            let masks: &[u32] = if uniform { &[0, u32::MAX] } else { &MASKS };
            for &exec in masks {
                let out = run_all(insn, &tuples, exec);
                for group in 0..GROUPS {
                    check_group(
                        insn,
                        &tuples[group * 32..][..32],
                        &out[group * 64..][..64],
                        exec,
                    );
                }
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:?} have no model");
    assert!(known > 200, "{known}");
}

/// Beginnings of instructions that look at other lanes, at EXEC or at register numbers: they have tests of their own.
const OTHERS: [&str; 15] = [
    "v.movrel.",
    "v.laneid",
    "exec.",
    "saveexec.",
    "helper.",
    "u.readlane",
    "u.readfirst",
    "v.writelane",
    "v.shuffle.",
    "v.rotate.",
    "v.quad.",
    "v.mbcnt.",
    "u.reduce.",
    "v.reduce.",
    "v.scan.",
];

fn check_group(insn: Insn, tuples: &[Tuple], out: &[[u32; 4]], exec: u32) {
    let info = insn.op.info();
    let operands = insn.operands();
    let uniform = info.mnemonic.starts_with('u');
    let mut mask_out = 0;
    for lane in 0..32 {
        let t = if uniform { tuples[0] } else { tuples[lane] };
        let mut args = [0; 4];
        for (o, x) in info.operands.iter().zip(&operands) {
            if o.reads && !matches!(o.name, "mask" | "ci") {
                let k = place(o.name);
                args[k] = seen(o.kind, *x, t[k]);
            }
        }
        let bit = if uniform {
            LANES_IN != 0
        } else {
            LANES_IN >> lane & 1 == 1
        };
        let active = uniform || exec >> lane & 1 == 1;
        let (value, carry) = model(&info.mnemonic[2..], args, bit).expect("known");
        let mut masked = carry;
        let (v_out, u_out) = (out[2 * lane], out[2 * lane + 1]);
        let old = tuples[lane][3];
        let got = u64::from(v_out[0]) | u64::from(v_out[1]) << 32;
        let got_u = u64::from(u_out[0]) | u64::from(u_out[1]) << 32;
        let first = tuples[0][3];
        let mut want = old;
        let mut want_u = first;
        match info.operands[0].kind {
            "um" => masked = value == 1,
            "vd" if active => want = old & !0xffff_ffff | value & 0xffff_ffff,
            "vdp" if active => want = value,
            "vdh" if active => {
                let high = matches!(operands[0], Operand::VHalf { high: true, .. });
                let shift = if high { 16 } else { 0 };
                want = old & !(0xffff << shift) | (value & 0xffff) << shift;
            }
            "ud" if info.mnemonic.contains("cmp") => {
                want_u = first & !0xffff_ffff | if value == 1 { 0xffff_ffff } else { 0 };
            }
            "ud" => want_u = first & !0xffff_ffff | value & 0xffff_ffff,
            "udp" => want_u = value,
            _ => {}
        }
        mask_out |= u32::from(masked && active) << lane;
        assert_eq!(
            (got, got_u),
            (want, want_u),
            "{insn}, EXEC {exec:#x}, lane {lane}: {args:x?}"
        );
    }
    let writes_mask = (info.operands.iter()).any(|o| o.kind == "um" || o.name == "co");
    let want = match (writes_mask, uniform) {
        (false, _) => 0xdead_beef,
        (true, false) => mask_out,
        (true, true) => mask_out & 1 | (mask_out & 1).wrapping_neg(),
    };
    assert_eq!(out[0][2], want, "{insn}, EXEC {exec:#x}");
}

#[test]
fn funnel_shifts_by_0_and_by_more_than_31() {
    // spec: P-59
    // pitfall: P12.59
    let after = test(code![
        i(Op::UMovB32, &[u(10), c(0x8000_0001)]),
        i(Op::UMovB32, &[u(11), c(0x4000_0003)]),
        i(Op::VFshlB32, &[v(4), u(10), u(11), v(3)]),
        i(Op::VFshrB32, &[v(5), u(10), u(11), v(3)]),
        i(Op::VAddU32, &[v(6), v(3), c(32)]),
        i(Op::VFshlB32, &[v(7), u(10), u(11), v(6)]),
        i(Op::VFshrB32, &[v(8), u(10), u(11), v(6)]),
    ])
    .run();
    assert_eq!((after.v(4)[0], after.v(5)[0]), (0x8000_0001, 0x4000_0003));
    assert_eq!((after.v(4)[1], after.v(5)[1]), (0x0000_0002, 0xa000_0001));
    assert_eq!((after.v(4)[31], after.v(5)[31]), (0xa000_0001, 0x0000_0002));
    assert_eq!((after.v(4), after.v(5)), (after.v(7), after.v(8)));
}

#[test]
fn wide_quotients_of_inactive_lanes_do_not_crash_the_host() {
    // spec: P-61
    // pitfall: P12.60 P12.61
    // Lane 0 divides by 1; the others, which are off, divide by 0 or -2^63 by -1.
    let mut lines = code![
        i(Op::VMovB32, &[v(8), c(0)]),
        i(Op::VMovB32, &[v(9), c(0x8000_0000)]),
        i(Op::VMovB64, &[vs(10, 2), c(u32::MAX)]),
        i(Op::VCmpGtU32, &[u(20), v(3), c(16)]),
        i(Op::VSelB32, &[v(10), u(20), c(0), v(10)]),
        i(Op::VSelB32, &[v(11), u(20), c(0), v(11)]),
        i(Op::VCmpEqU32, &[u(21), v(3), c(0)]),
        i(Op::VSelB32, &[v(10), u(21), c(1), v(10)]),
        i(Op::VSelB32, &[v(11), u(21), c(0), v(11)]),
    ];
    lines.extend(mask(1));
    for (k, op) in [Op::VDivI64, Op::VRemI64, Op::VDivU64, Op::VRemU64]
        .into_iter()
        .enumerate()
    {
        let to = vs(20 + 2 * k as u8, 2);
        lines.push(i(op, &[to, vs(8, 2), vs(10, 2)]).into());
    }
    let after = test(lines).run();
    for (low, high, want) in [
        (20, 21, 1 << 63),
        (22, 23, 0),
        (24, 25, 1 << 63),
        (26, 27, 0),
    ] {
        let got = |l: usize| u64::from(after.v(low)[l]) | u64::from(after.v(high)[l]) << 32;
        assert_eq!(got(0), want);
        assert!((1..32).all(|l| got(l) == 0));
    }
}

#[test]
fn bytes_are_packed_and_unpacked() {
    // spec: W-REG-8
    let mut lines = code![
        i(Op::VMovB32, &[v(4), c((-200i32) as u32)]),
        i(Op::VMovB32, &[v(5), c(200)]),
        i(Op::VMovB32, &[v(6), c(0x1_0280)]),
        i(Op::VMovB32, &[v(7), c((-3i32) as u32)]),
        i(Op::VPackB8x4, &[v(10), vs(4, 4)]),
        i(Op::VPackI8x4, &[v(11), vs(4, 4)]),
        i(Op::VPackU8x4, &[v(12), vs(4, 4)]),
        i(Op::VMovB32, &[v(20), c(0x80ff_7f01)]),
        i(Op::VMovB32, &[v(24), c(0x80ff_7f01)]),
        i(Op::VMovB32, &[v(30), c(9)]),
    ];
    lines.extend(mask(0xf0));
    lines.extend(code![
        i(Op::VUnpackI8x4, &[vs(20, 4), v(20)]),
        i(Op::VUnpackU8x4, &[vs(24, 4), v(24)]),
        // The destination is one of the sources.
        i(Op::VPackB8x4, &[v(6), vs(4, 4)]),
    ]);
    let after = test(lines).run();
    let one = |n: usize| (after.v(n)[5], after.v(n)[0]);
    assert_eq!(one(10), (0xfd80_c838, 0xfd80_c838));
    assert_eq!(one(11), (0xfd7f_7f80, 0xfd7f_7f80));
    assert_eq!(one(12), (0xffff_c8ff, 0xffff_c8ff));
    assert_eq!((one(20), one(21)), ((1, 0x80ff_7f01), (0x7f, 0)));
    assert_eq!((one(22), one(23)), ((!0, 0), (0xffff_ff80, 0)));
    assert_eq!((one(24), one(25)), ((1, 0x80ff_7f01), (0x7f, 0)));
    assert_eq!((one(26), one(27)), ((0xff, 0), (0x80, 0)));
    assert_eq!(one(6), (0xfd80_c838, 0x1_0280));
}
