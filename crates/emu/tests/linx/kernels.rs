//! The worked kernels of the project's examples, from their bytes.

use crate::common::{bytes, load, memory, start, words};
use lanemask_emu::linx::{Compared, Inactive, Launch, Order, Policy, RunOptions, check_orders};

struct Kernel {
    header: &'static str,
    body: &'static str,
}

const SAXPY: Kernel = Kernel {
    header: "81 11 00 00 3c 01 bc 40 13 00 31 20 03 3d 00 00 00 00",
    body: "\
        7f b2 30 00 09 20 10 20 \
        7f b2 30 00 09 a0 10 20 \
        7f 02 12 20 4b 40 21 08 \
        7f b1 30 20 49 a0 10 08 \
        00 00",
};

const TAIL: Kernel = Kernel {
    header: "81 11 00 00 3c 01 bc 40 13 00 31 20 13 80 02 00 03 3c 00 00 00 00",
    body: "\
        ff 82 31 00 05 00 10 10 \
        7f 81 12 00 45 ee 30 00 \
        37 10 09 00 \
        7f b2 30 00 09 20 10 20 \
        7f b2 30 00 09 a0 10 20 \
        7f 02 12 20 4b 40 21 08 \
        7f b1 30 20 49 a0 10 08 \
        00 00",
};

const BRANCHES: Kernel = Kernel {
    header: "81 91 00 00 3c 02 7c 40 13 00 31 00 03 3d 00 00 00 00",
    body: "\
        7f b2 30 00 09 20 10 28 \
        7f 00 01 00 85 3f 0e 00 \
        7f 01 02 00 45 ce 00 00 \
        37 10 05 00 \
        ff 02 40 00 05 10 10 00 \
        ff b1 30 28 49 a0 10 08 \
        7f 01 20 00 05 2e cc 07 \
        37 10 05 00 \
        ff 02 02 00 15 f0 10 00 \
        ff b1 30 28 49 a0 10 08 \
        7f 01 00 00 05 3e 0c 00 \
        00 00",
};

const LOOP: Kernel = Kernel {
    header: "81 91 00 00 3c 01 bc 40 13 00 31 00 03 3d 00 00 00 00",
    body: "\
        7f b2 30 00 09 20 10 20 \
        ff 02 00 00 05 00 00 00 \
        7f 00 01 00 85 3f 0e 00 \
        7f 00 01 00 05 3f 0e 00 \
        7f 01 02 00 45 8e 00 00 \
        37 10 03 00 \
        7f b1 30 28 49 a0 10 08 \
        7f 01 20 00 05 2e ce 07 \
        37 10 06 00 \
        7f 02 02 00 15 d0 10 00 \
        ff 82 02 00 15 80 10 00 \
        b7 0f f2 ff \
        7f 01 00 00 05 3e 0c 00 \
        00 00",
};

const REDUCTION: Kernel = Kernel {
    header: "81 11 00 00 3c 01 bc 40 13 00 31 00 03 3d 00 00 00 00",
    body: "\
        7f b2 30 00 09 20 10 20 \
        7f 00 02 00 8d 8f 00 00 \
        7f a0 30 00 49 a0 10 c0 \
        00 00",
};

const X: u64 = 0x8000;
const Y: u64 = 0x9000;

/// Runs a kernel as MPAR and as MSEQ, in every order and under every policy for inactive lanes, and compares 8 words
/// at Y.
fn check(kernel: &Kernel, a: &[u64], x: &[u32], y: &[u32], expected: &[u32]) {
    for mode in [0x11, 0x91] {
        let mut header = bytes(kernel.header);
        header[1] = mode;
        let program = load(&header, &bytes(kernel.body));
        let orders = [
            Order::InOrder,
            Order::AllCores,
            Order::Random { seed: 1 },
            Order::Random { seed: 2 },
        ];
        for order in orders {
            for inactive in [
                Inactive::Keep,
                Inactive::Zero,
                Inactive::Poison(0xdead_beef),
            ] {
                for flags in [false, true] {
                    let m = memory(&[(X, 64, x), (Y, 64, y)]);
                    let options = RunOptions {
                        policy: Policy {
                            inactive,
                            ..Policy::default()
                        },
                        order,
                        flags,
                        max_instructions: Some(10_000),
                        ..RunOptions::default()
                    };
                    let summary = start(&program, a, &m, &options).expect("runs");
                    assert_eq!(words(&m, Y, expected.len() as u64), expected, "{options:?}");
                    assert_eq!(summary.next, 0x1000 + header.len() as u64);
                }
            }
        }
    }
}

fn f32s(v: &[f32]) -> Vec<u32> {
    v.iter().map(|v| v.to_bits()).collect()
}

const A: u64 = 0x4000_0000;
const XS: [f32; 8] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
const YS: [f32; 8] = [0.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0];

// spec: L-15 L-16 L-18 L-19 L-20 L-21 L-22 L-29 L-30 L-31 L-36 L-76 L-83 L-84 L-86 Q-3 Q-9
#[test]
fn saxpy() {
    let expected = f32s(&[2.0, 14.0, 26.0, 38.0, 50.0, 62.0, 74.0, 86.0]);
    check(&SAXPY, &[X, Y, A], &f32s(&XS), &f32s(&YS), &expected);
}

// spec: L-37 L-40 L-45 L-49
#[test]
fn saxpy_with_a_tail() {
    let expected = f32s(&[2.0, 14.0, 26.0, 38.0, 50.0, 62.0, 74.0, 70.0]);
    check(&TAIL, &[X, Y, A, 7], &f32s(&XS), &f32s(&YS), &expected);
}

// spec: L-38 L-2 L-3 L-64
#[test]
fn divergent_branches() {
    let x = [5, -3, 0, -1, 7, -100, 2, -8].map(|v: i32| v as u32);
    check(&BRANCHES, &[X, Y], &x, &[], &[10, 3, 0, 1, 14, 100, 4, 8]);
    // Both shortcuts are taken, each in turn.
    let negative = [-1, -2, -3, -4, -5, -6, -7, -8].map(|v: i32| v as u32);
    check(
        &BRANCHES,
        &[X, Y],
        &negative,
        &[],
        &[1, 2, 3, 4, 5, 6, 7, 8],
    );
    check(
        &BRANCHES,
        &[X, Y],
        &[1, 2, 3, 4, 5, 6, 7, 8],
        &[],
        &[2, 4, 6, 8, 10, 12, 14, 16],
    );
}

// spec: L-50 Q-1 Q-29
#[test]
fn loop_with_an_exit_per_lane() {
    let x = [0, 1, 5, 255, 16, 3, 0x8000_0000, 2];
    check(&LOOP, &[X, Y], &x, &[], &[0, 1, 3, 8, 5, 2, 32, 2]);
}

// spec: L-94 L-95 L-96
#[test]
fn reduction() {
    check(
        &REDUCTION,
        &[X, Y],
        &[1, 2, 3, 4, 5, 6, 7, 8],
        &[],
        &[10, 26],
    );
}

// spec: L-97
#[test]
fn reduction_of_no_lanes() {
    // v.cmp.ne vt#1, vt#1, ->p before the reduction: V.CMP.NE has 1 in the function field where V.CMP.EQ has 0.
    let mut body = bytes(REDUCTION.body);
    let insn = lanemask_isa::linx::Insn::new(
        lanemask_isa::linx::Op::VCmpNe,
        &[
            (lanemask_isa::linx::Field::SrcL, 0x81),
            (lanemask_isa::linx::Field::SrcR, 0x81),
            (lanemask_isa::linx::Field::RegDst, 0x5c),
        ],
    );
    let word = lanemask_isa::linx::encode(&insn.expect("fits")).expect("encodes");
    body.splice(8..8, word.to_bytes());
    let program = load(&bytes(REDUCTION.header), &body);
    let m = memory(&[(X, 64, &[1, 2, 3, 4, 5, 6, 7, 8]), (Y, 64, &[9, 9, 9])]);
    start(&program, &[X, Y], &m, &RunOptions::default()).expect("runs");
    assert_eq!(words(&m, Y, 3), [0, 0, 9]);
}

// spec: L-83 Q-3
#[test]
fn without_the_lane_term_all_lanes_hit_one_word() {
    // C is bit 12 of the first word of the store.
    let mut body = bytes(SAXPY.body);
    body[25] &= !0x10;
    let program = load(&bytes(SAXPY.header), &body);
    let fill = f32s(&YS);
    let m = memory(&[(X, 64, &f32s(&XS)), (Y, 64, &fill)]);
    start(&program, &[X, Y, A], &m, &RunOptions::default()).expect("runs");
    // The highest lane stores last; the other words keep y.
    let expected = f32s(&[38.0, 10.0, 20.0, 30.0, 86.0, 50.0, 60.0, 70.0]);
    assert_eq!(words(&m, Y, 8), expected);
    // The switch for upstream's objects adds the term all the same.
    let m = memory(&[(X, 64, &f32s(&XS)), (Y, 64, &fill)]);
    let policy = Policy {
        force_lane_term: true,
        ..Policy::default()
    };
    let options = RunOptions {
        policy,
        ..RunOptions::default()
    };
    start(&program, &[X, Y, A], &m, &options).expect("runs");
    assert_eq!(
        words(&m, Y, 8),
        f32s(&[2.0, 14.0, 26.0, 38.0, 50.0, 62.0, 74.0, 86.0])
    );
}

// spec: L-32
#[test]
fn order_of_groups_does_not_matter_for_saxpy() {
    let program = load(&bytes(SAXPY.header), &bytes(SAXPY.body));
    let m = memory(&[(X, 64, &f32s(&XS)), (Y, 64, &f32s(&YS))]);
    let mut launch = Launch::new(&program, 0x1000);
    launch.registers[2..5].copy_from_slice(&[X, Y, A]);
    let found = check_orders(&launch, &m, &RunOptions::default(), &[1, 2, 3]).expect("runs");
    assert_eq!(found, Compared::default());
    assert_eq!(words(&m, Y, 8), f32s(&YS));
}
