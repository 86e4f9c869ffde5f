//! Atomics of every memory, width and operation against wide integers; fences.
mod common;
use common::*;

const WORDS: usize = 8;
const MASKS: [u32; 4] = [0, 1 << 7, 0x0f0f_3355, u32::MAX];
/// Data of lanes, over and over: corners of both widths, and numbers that meet each other.
const DATA: [u64; 8] = [
    0,
    1,
    u64::MAX,
    0x8000_0000_8000_0000,
    0x7fff_ffff_7fff_ffff,
    5,
    0x0000_0001_ffff_ffff,
    7,
];
const OLD: [u64; 4] = [5, u64::MAX, 0x8000_0000_8000_0000, 0];

/// What an operation makes of a word of `bits` bits, by integers twice as wide.
fn model(op: &str, bits: u32, old: u64, data: u64, new: u64) -> u64 {
    let ones = u64::MAX >> (64 - bits);
    let signed = |x: u64| i128::from((x << (64 - bits)) as i64 >> (64 - bits));
    let (a, b) = (i128::from(old), i128::from(data));
    let float = |x: u64| match bits {
        32 => f64::from(f32::from_bits(x as u32)),
        _ => f64::from_bits(x),
    };
    let made = |x: f64| match bits {
        32 => u64::from((x as f32).to_bits()),
        _ => x.to_bits(),
    };
    let wide = match op {
        "add.u" => a + b,
        "sub.u" => a - b,
        "and.b" => a & b,
        "or.b" => a | b,
        "xor.b" => a ^ b,
        "min.u" => a.min(b),
        "max.u" => a.max(b),
        "min.i" => signed(old).min(signed(data)),
        "max.i" => signed(old).max(signed(data)),
        "xchg.b" => b,
        "cmpxchg.b" => i128::from(if old == data { new } else { old }),
        "add.f" => i128::from(made(float(old) + float(data))),
        "min.f" if float(old) <= float(data) => a,
        "max.f" if float(old) >= float(data) => a,
        "min.f" | "max.f" => b,
        _ => panic!("{op}"),
    };
    wide as u64 & ones
}

/// Runs an operation on a memory; its result register in all lanes (before: 99) and the memory after it.
fn run_one(
    space: &str,
    form: &str,
    op: &str,
    bits: u32,
    mask_of: u32,
    old: &[u64],
    data: &[[u64; 2]; 32],
) -> ([u64; 32], Vec<u64>) {
    let per = bits as usize / 32;
    let words = |x: u64| [x as u32, (x >> 32) as u32];
    let memory: Vec<u32> = old.iter().flat_map(|x| words(*x)[..per].to_vec()).collect();
    let operands: Vec<u32> = data
        .iter()
        .flat_map(|[d, n]| match bits {
            32 => vec![*d as u32, *n as u32, 0, 0],
            _ => [words(*d), words(*n)].concat(),
        })
        .collect();
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::VShlB32, &[v(4), v(3), c(4)]),
        i(Op::BufferLoadB128, &[vs(20, 4), us(12, 4), v(4), n(0)]),
        // Lane l works on element l mod 4.
        i(Op::VAndB32, &[v(5), v(3), c(3)]),
        i(
            Op::VShlB32,
            &[v(5), v(5), c(if bits == 32 { 2 } else { 3 })]
        ),
        i(Op::VMovB32, &[v(6), u(8)]),
        i(Op::VAddU32, &[v(6), v(6), v(5)]),
        i(Op::VMovB32, &[v(7), u(9)]),
        i(Op::VMovB32, &[v(10), c(0xffff_ffff)]),
        i(Op::VMovB32, &[v(11), c(0xffff_ffff)]),
        // Workgroup memory starts as the buffer.
        i(Op::VAndB32, &[v(12), v(3), c(7)]),
        i(Op::VShlB32, &[v(12), v(12), c(2)]),
        i(Op::BufferLoadB32, &[v(13), us(8, 4), v(12), n(0)]),
        i(Op::LsStoreB32, &[v(13), v(12), n(0)]),
    ]);
    lines.extend(mask(mask_of));
    let source = match (op, bits) {
        ("cmpxchg.b", 32) => vs(20, 2),
        ("cmpxchg.b", _) => vs(20, 4),
        (_, 32) => v(20),
        _ => vs(20, 2),
    };
    let mut all = match form {
        "atomic" => vec![if bits == 32 { v(10) } else { vs(10, 2) }],
        _ => Vec::new(),
    };
    match space {
        "buffer" => all.extend([us(8, 4), v(5)]),
        "global" => all.push(vs(6, 2)),
        _ => all.push(v(5)),
    }
    all.extend([n(0), source]);
    let name = format!("{space}.{form}.{op}{bits}");
    let known = Op::from_mnemonic(&name).unwrap_or_else(|| panic!("{name}"));
    lines.push(i(known, &all).into());
    lines.extend(mask(u32::MAX));
    lines.extend(code![i(Op::LsLoadB32, &[v(14), v(12), n(0)])]);
    let after = test(lines)
        .buffer(memory)
        .buffer(operands)
        .kernel(|k| k.workgroup_bytes = 4 * WORDS as u32)
        .run();
    let memory: Vec<u32> = match space {
        "ls" => after.v(14)[..4 * per].to_vec(),
        _ => after.buffers[0].clone(),
    };
    let joined = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    let (low, high) = (after.v(10), after.v(11));
    let result = std::array::from_fn(|l| match bits {
        32 => low[l].into(),
        _ => joined(low[l], high[l]),
    });
    let memory = memory
        .chunks(per)
        .map(|c| joined(c[0], *c.get(1).unwrap_or(&0)))
        .collect();
    (result, memory)
}

fn whole_table(ops: &[&str], old: [u64; 4], data: [[u64; 2]; 32]) {
    for bits in [32, 64] {
        let ones = u64::MAX >> (64 - bits);
        let old = old.map(|x| x & ones);
        let data = data.map(|d| d.map(|x| x & ones));
        for op in ops {
            for mask in MASKS {
                let (mut memory, mut result) = (old.to_vec(), [ones; 32]);
                // pitfall: P9.48
                for l in (0..32).filter(|l| mask >> l & 1 == 1) {
                    result[l] = memory[l % 4];
                    memory[l % 4] = model(op, bits, result[l], data[l][0], data[l][1]);
                }
                for space in ["buffer", "global", "ls"] {
                    let what = format!("{space} {op}{bits} {mask:08x}");
                    let (r, m) = run_one(space, "atomic", op, bits, mask, &old, &data);
                    assert_eq!((r, &m), (result, &memory), "{what}");
                    if !op.contains("xchg") {
                        let (r, m) = run_one(space, "red", op, bits, mask, &old, &data);
                        assert_eq!((r, &m), ([ones; 32], &memory), "{what} without result");
                    }
                }
            }
        }
    }
}

#[test]
fn integer_atomics_of_all_memories_and_widths() {
    // spec: P-48
    let ops = [
        "add.u",
        "sub.u",
        "and.b",
        "or.b",
        "xor.b",
        "min.u",
        "max.u",
        "min.i",
        "max.i",
        "xchg.b",
        "cmpxchg.b",
    ];
    let data = std::array::from_fn(|l| [DATA[l / 4 % 8], DATA[(l / 4 + l) % 8]]);
    whole_table(&ops, OLD, data);
}

#[test]
fn float_atomics_of_all_memories() {
    // Multiples of a quarter: every sum is exact in both widths.
    for bits in [32, 64] {
        let of = |x: f64| match bits {
            32 => u64::from((x as f32).to_bits()),
            _ => x.to_bits(),
        };
        let old = [0.0, -2.5, 100.0, 0.25].map(of);
        let data: [[u64; 2]; 32] =
            std::array::from_fn(|l| [of((l as f64 - 16.0) * 1.25 + 0.25), 0]);
        for op in ["add.f", "min.f", "max.f"] {
            for mask in MASKS {
                let (mut memory, mut result) = (old.to_vec(), [u64::MAX >> (64 - bits); 32]);
                for l in (0..32).filter(|l| mask >> l & 1 == 1) {
                    result[l] = memory[l % 4];
                    memory[l % 4] = model(op, bits, result[l], data[l][0], 0);
                }
                for space in ["buffer", "global", "ls"] {
                    let (r, m) = run_one(space, "atomic", op, bits, mask, &old, &data);
                    assert_eq!((r, &m), (result, &memory), "{space} {op}{bits} {mask:08x}");
                }
            }
        }
    }
}

#[test]
fn float_atomics_treat_nan_zero_and_rounding_as_the_alu_does() {
    let one = |op: &str, old: u32, data: u32| {
        let all = [[u64::from(data), 0]; 32];
        run_one("buffer", "atomic", op, 32, 1, &[old.into(), 0, 0, 0], &all).1[0] as u32
    };
    let nan = 0xffc1_2345;
    // pitfall: P11.54
    assert_eq!(one("add.f", nan, 1), 0x7fc0_0000);
    assert_eq!(one("min.f", nan, 0x3f80_0000), 0x3f80_0000);
    assert_eq!(one("min.f", 0x3f80_0000, nan), 0x3f80_0000);
    assert_eq!(one("max.f", nan, nan), 0x7fc0_0000);
    assert_eq!(one("min.f", 0, 0x8000_0000), 0x8000_0000);
    assert_eq!(one("max.f", 0x8000_0000, 0), 0);
    // 2^24 + 1 is a tie: to even.
    assert_eq!(one("add.f", 0x4b80_0000, 0x3f80_0000), 0x4b80_0000);
    // Subnormal numbers stay.
    assert_eq!(one("add.f", 1, 1), 2);
}

#[test]
fn doublewords_must_be_aligned_and_inside() {
    let at = |offset: u32| {
        let mut lines = descriptors();
        lines.extend(code![
            i(Op::VMovB32, &[v(5), c(offset)]),
            i(Op::VMovB32, &[v(10), c(9)]),
            i(Op::VMovB32, &[v(20), c(1)]),
            i(
                Op::BufferAtomicAddU64,
                &[vs(10, 2), us(8, 4), v(5), n(0), vs(20, 2)]
            ),
        ]);
        test(lines).buffer(vec![7; 3]).buffer(vec![0])
    };
    assert_eq!(at(0).run().buffers[0], [7 + 32, 7, 7]);
    assert_eq!(at(4).trap().cause, 4);
    // The second doubleword is half outside: nothing happens to it.
    let after = at(8).run();
    assert_eq!((after.buffers[0][2], after.v(10)), (7, [0; 32]));
    // spec: W-REG-7
    let t = test(code![i(
        Op::LsAtomicAddU64,
        &[vs(11, 2), v(3), n(0), vs(20, 2)]
    )]);
    assert_eq!(t.trap().cause, 1);
}

#[test]
fn doublewords_are_changed_as_a_whole_on_many_threads() {
    // Each lane adds 2^32 - 1: a carry that is lost or torn changes the sum.
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::VMovB32, &[v(20), c(0xffff_ffff)]),
        i(Op::BufferRedAddU64, &[us(8, 4), c(0), n(0), vs(20, 2)]),
    ]);
    let mut t = test(lines).buffer(vec![0; 2]).buffer(vec![0]);
    (t.groups, t.threads) = ([500, 1, 1], 4);
    let words = t.run().buffers[0].clone();
    let sum = u64::from(words[0]) | u64::from(words[1]) << 32;
    assert_eq!(sum, 500 * 32 * 0xffff_ffff);
}

#[test]
fn fences_execute_whatever_exec_is_and_change_nothing() {
    let mut lines = descriptors();
    lines.extend(mask(0));
    let fences: Vec<Op> = (Op::ALL.into_iter())
        .filter(|o| o.info().mnemonic.starts_with("fence."))
        .collect();
    assert_eq!(fences.len(), 12);
    lines.push(i(Op::Csrr, &[u(20), csr("clock")]).into());
    lines.extend(fences.iter().map(|op| Line::from(i(*op, &[]))));
    lines.push(i(Op::Csrr, &[u(21), csr("clock")]).into());
    let after = test(lines).buffer(vec![3]).buffer(vec![4]).run();
    assert_eq!(after.u(21) - after.u(20), 13);
    assert_eq!(after.buffers, [[3], [4]]);
}

#[test]
fn two_workgroups_do_not_both_miss_the_store_of_the_other() {
    // spec: P-65
    // Store buffering: workgroup g writes x[g][k], fences, reads x[1 - g][k]. With sequentially consistent fences one of
    // them sees the other's store.
    const TRIES: u32 = 400;
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::UMovB32, &[u(20), c(0)]),
        i(Op::UMulU32, &[u(21), u(2), c(4 * TRIES)]),
        i(Op::UXorB32, &[u(22), u(2), c(1)]),
        i(Op::UMulU32, &[u(22), u(22), c(4 * TRIES)]),
        i(Op::VMovB32, &[v(5), c(1)]),
    ]);
    lines.extend(mask(1));
    let top = lines.len();
    lines.extend(code![
        i(Op::BufferStoreB32, &[v(5), us(8, 4), u(21), n(0)]),
        i(Op::FenceSeqcstDevice, &[]),
        i(Op::BufferLoadB32, &[v(6), us(8, 4), u(22), n(0)]),
        i(Op::BufferStoreB32, &[v(6), us(12, 4), u(21), n(0)]),
        i(Op::UAddU32, &[u(21), u(21), c(4)]),
        i(Op::UAddU32, &[u(22), u(22), c(4)]),
        i(Op::UAddU32, &[u(20), u(20), c(1)]),
        i(Op::UCmpLtU32, &[u(23), u(20), c(TRIES)]),
        jump(Op::Bnz, &[u(23)], top),
    ]);
    let mut t = test(lines)
        .buffer(vec![0; 2 * TRIES as usize])
        .buffer(vec![0; 2 * TRIES as usize]);
    (t.groups, t.threads) = ([2, 1, 1], 2);
    for _ in 0..20 {
        let seen = t.run().buffers[1].clone();
        for k in 0..TRIES as usize {
            assert!(seen[k] == 1 || seen[k + TRIES as usize] == 1, "try {k}");
        }
    }
}
