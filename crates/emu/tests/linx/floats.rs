//! Float rows and conversions as instructions of lanes.

use crate::common::*;
use lanemask_emu::linx::Policy;
use lanemask_isa::linx::{Field, Op};

const F: [u32; 24] = [
    0,
    0x8000_0000,
    1,
    0x8000_0001,
    0x007f_ffff,
    0x0080_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x3f80_0001,
    0x4000_0000,
    0x4040_0000,
    0xc040_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0x7fa0_0000,
    0xffc1_2345,
    0x4b80_0000,
    0x33d6_bf95,
    0x3eaa_aaab,
    0x4f00_0000,
    0xcf00_0000,
];

fn canonical(x: f32) -> u32 {
    if x.is_nan() { 0x7fc0_0000 } else { x.to_bits() }
}

fn floats(op: Op, f: impl Fn(f32, f32) -> u32) {
    let all: Vec<(u32, u32)> = F
        .iter()
        .flat_map(|a| F.iter().map(move |b| (*a, *b)))
        .collect();
    for chunk in all.chunks(64) {
        let (a, b): (Vec<u32>, Vec<u32>) = chunk.iter().copied().unzip();
        let fields = [
            (Field::SrcL, vt(1)),
            (Field::SrcR, vt(2)),
            (Field::RegDst, TO_VU),
        ];
        let got = lanes(&[&a, &b], Policy::default(), &ins(op, &fields)).expect("runs");
        for ((a, b), got) in chunk.iter().zip(got) {
            let want = f(f32::from_bits(*a), f32::from_bits(*b));
            assert_eq!(got, want, "{op:?} {a:08x} {b:08x}");
        }
    }
}

fn float1(op: Op, f: impl Fn(f32) -> u32) {
    let fields = [(Field::SrcL, vt(1)), (Field::RegDst, TO_VU)];
    let got = lanes(&[&F], Policy::default(), &ins(op, &fields)).expect("runs");
    for (a, got) in F.iter().zip(got) {
        assert_eq!(got, f(f32::from_bits(*a)), "{op:?} {a:08x}");
    }
}

/// FP32 arithmetic by binary64, which has more than twice the digits.
fn by64(a: f32, b: f32, f: impl Fn(f64, f64) -> f64) -> u32 {
    canonical(f(a.into(), b.into()) as f32)
}

// spec: L-61 L-72
#[test]
fn float_arithmetic() {
    floats(Op::VFadd, |a, b| by64(a, b, |a, b| a + b));
    floats(Op::VFsub, |a, b| by64(a, b, |a, b| a - b));
    floats(Op::VFmul, |a, b| by64(a, b, |a, b| a * b));
    floats(Op::VFdiv, |a, b| by64(a, b, |a, b| a / b));
    float1(Op::VFsqrt, |a| by64(a, 0.0, |a, _| a.sqrt()));
    float1(Op::VFabs, |a| a.to_bits() & 0x7fff_ffff);
}

// spec: L-74
#[test]
fn float_compares() {
    let nan = |a: f32, b: f32| a.is_nan() || b.is_nan();
    for op in [Op::VFeq, Op::VFeqs] {
        floats(op, |a, b| {
            (!nan(a, b) && f64::from(a) == f64::from(b)).into()
        });
    }
    for op in [Op::VFne, Op::VFnes] {
        floats(op, |a, b| {
            (nan(a, b) || f64::from(a) != f64::from(b)).into()
        });
    }
    for op in [Op::VFlt, Op::VFlts] {
        floats(op, |a, b| {
            (!nan(a, b) && f64::from(a) < f64::from(b)).into()
        });
    }
    for op in [Op::VFge, Op::VFges] {
        floats(op, |a, b| {
            (!nan(a, b) && f64::from(a) >= f64::from(b)).into()
        });
    }
}

// spec: L-75
#[test]
fn float_maximum_and_minimum() {
    let pick = |a: f32, b: f32, larger: bool| -> u32 {
        match (a.is_nan(), b.is_nan()) {
            (true, true) => 0x7fc0_0000,
            (true, false) => b.to_bits(),
            (false, true) => a.to_bits(),
            _ if (f64::from(a) > f64::from(b)) == larger => a.to_bits(),
            _ => b.to_bits(),
        }
    };
    let zeros = |a: f32, b: f32| a.to_bits() << 1 == 0 && b.to_bits() << 1 == 0;
    floats(
        Op::VFmax,
        |a, b| if zeros(a, b) { 0 } else { pick(a, b, true) },
    );
    floats(Op::VFmin, |a, b| {
        if zeros(a, b) {
            (a.to_bits() | b.to_bits()) & 0x8000_0000
        } else {
            pick(a, b, false)
        }
    });
}

// spec: L-76 Q-5
#[test]
fn fused_multiply_and_add() {
    // (1 + 2^-12)^2 = 1 + 2^-11 + 2^-24: only a fused sum keeps the last term when 1 + 2^-11 is taken away.
    let x = (1.0f32 + 2f32.powi(-12)).to_bits();
    let y = (1.0f32 + 2f32.powi(-11)).to_bits();
    let tiny = 2f32.powi(-24);
    let run = |op: Op, c: u32| {
        let fields = [
            (Field::SrcL, vt(1)),
            (Field::SrcR, vt(2)),
            (Field::SrcA, vt(3)),
            (Field::RegDst, TO_VU),
        ];
        lanes(&[&[x], &[x], &[c]], Policy::default(), &ins(op, &fields)).expect("runs")[0]
    };
    let minus = y | 0x8000_0000;
    assert_eq!(run(Op::VFmadd, minus), tiny.to_bits());
    assert_eq!(run(Op::VFmsub, y), tiny.to_bits());
    assert_eq!(run(Op::VFnmadd, y), (-tiny).to_bits());
    assert_eq!(run(Op::VFnmsub, minus), (-tiny).to_bits());
}

// spec: L-77
#[test]
fn float_classes() {
    float1(Op::VFclass, |a| {
        let quiet = a.to_bits() >> 22 & 1 == 1;
        let bit = match a.classify() {
            std::num::FpCategory::Nan if quiet => 9,
            std::num::FpCategory::Nan => 8,
            std::num::FpCategory::Infinite => {
                if a < 0.0 {
                    0
                } else {
                    7
                }
            }
            std::num::FpCategory::Normal => {
                if a < 0.0 {
                    1
                } else {
                    6
                }
            }
            std::num::FpCategory::Subnormal => {
                if a < 0.0 {
                    2
                } else {
                    5
                }
            }
            std::num::FpCategory::Zero => {
                if a.is_sign_negative() {
                    3
                } else {
                    4
                }
            }
        };
        1 << bit
    });
}

// spec: L-78 Q-15
#[test]
fn reciprocal_and_exponential() {
    float1(Op::VFrecip, |a| canonical((1.0 / f64::from(a)) as f32));
    let inputs: Vec<u32> = (0..64)
        .map(|k| (-90.0 + 2.8 * k as f32).to_bits())
        .collect();
    let fields = [(Field::SrcL, vt(1)), (Field::RegDst, TO_VU)];
    let got = lanes(&[&inputs], Policy::default(), &ins(Op::VFexp, &fields)).expect("runs");
    for (a, got) in inputs.iter().zip(got) {
        let want = (f64::from(f32::from_bits(*a)).exp() as f32).to_bits();
        assert!(
            got.abs_diff(want) <= 1,
            "exp({}) {got:08x} {want:08x}",
            f32::from_bits(*a)
        );
    }
}

fn convert(op: Op, from: u64, to: u64, a: &[u32]) -> Vec<u32> {
    let fields = [
        (Field::SrcL, vt(1)),
        (Field::RegDst, TO_VU),
        (Field::SrcType, from),
        (Field::DstType, to),
    ];
    lanes(&[a], Policy::default(), &ins(op, &fields)).expect("runs")
}

// spec: L-79 L-80 L-81
#[test]
fn conversions() {
    // u32 1, s32 9, u8 3, s8 11, u16 2, s16 10; FP32 1, FP16 4, BF16 5.
    let ints = [
        0,
        1,
        0xffff_ffff,
        0x8000_0000,
        0x7fff_ffff,
        0x0100_0001,
        0x00ff_ff80,
        0x1234_5678,
    ];
    assert_eq!(
        convert(Op::VIcvtf, 9, 1, &ints),
        ints.map(|a| (f64::from(a as i32) as f32).to_bits())
    );
    assert_eq!(
        convert(Op::VIcvtf, 1, 1, &ints),
        ints.map(|a| (f64::from(a) as f32).to_bits())
    );
    assert_eq!(convert(Op::VIcvt, 9, 3, &ints), ints.map(|a| a & 0xff));
    assert_eq!(
        convert(Op::VIcvt, 11, 9, &ints),
        ints.map(|a| i32::from(a as u8 as i8) as u32)
    );
    assert_eq!(convert(Op::VIcvt, 3, 9, &ints), ints.map(|a| a & 0xff));
    assert_eq!(
        convert(Op::VIcvt, 10, 9, &ints),
        ints.map(|a| i32::from(a as u16 as i16) as u32)
    );
    // To integers: nearest even, beyond the range its end, NaN 0.
    let f = [2.5f32, 3.5, -2.5, -0.4, 3e9, -3e9, f32::NAN, 1e20].map(f32::to_bits);
    let signed = [
        2,
        4,
        -2i32 as u32,
        0,
        0x7fff_ffff,
        0x8000_0000,
        0,
        0x7fff_ffff,
    ];
    assert_eq!(convert(Op::VFcvti, 1, 9, &f), signed);
    assert_eq!(
        convert(Op::VFcvti, 1, 1, &f),
        [2, 4, 0, 0, 3_000_000_000, 0, 0, 0xffff_ffff]
    );
    // FP16: 1.0, largest, too large, smallest subnormal, half of that (to even: 0), a tie above 1.
    let f = [
        1.0f32,
        65504.0,
        65520.0,
        2f32.powi(-24),
        2f32.powi(-25),
        1.0 + 2f32.powi(-11),
        f32::NAN,
        -2.0,
    ];
    let half = [
        0x3c00, 0x7bff, 0x7c00, 0x0001, 0x0000, 0x3c00, 0x7e00, 0xc000,
    ];
    assert_eq!(convert(Op::VFcvt, 1, 4, &f.map(f32::to_bits)), half);
    let back = [
        1.0f32,
        65504.0,
        f32::INFINITY,
        2f32.powi(-24),
        0.0,
        1.0,
        f32::NAN,
        -2.0,
    ]
    .map(canonical);
    assert_eq!(convert(Op::VFcvt, 4, 1, &half), back);
    // BF16: the upper half, rounded.
    assert_eq!(
        convert(Op::VFcvt, 1, 5, &[0x3f80_8000, 0x3f81_8000, 0x3f80_8001]),
        [0x3f80, 0x3f82, 0x3f81]
    );
    assert_eq!(
        convert(Op::VFcvt, 5, 1, &[0x3f81, 0xff80]),
        [0x3f81_0000, 0xff80_0000]
    );
    // TF32 keeps 10 fraction bits; 0x1000 is the tie.
    assert_eq!(
        convert(Op::VFcvt, 1, 2, &[0x3f80_1000, 0x3f80_3000, 0x3f80_1001]),
        [0x3f80_0000, 0x3f80_4000, 0x3f80_2000]
    );
    // E5M2: 1.0 = 0x3c, 57344 = 0x7b. E4M3: 1.0 = 0x38, 448 = 0x7e.
    let f = [1.0f32, 57344.0, -1.5].map(f32::to_bits);
    assert_eq!(convert(Op::VFcvt, 1, 8, &f), [0x3c, 0x7b, 0xbe]);
    let f = [1.0f32, 448.0, -1.5].map(f32::to_bits);
    assert_eq!(convert(Op::VFcvt, 1, 7, &f), [0x38, 0x7e, 0xbc]);
    assert_eq!(
        convert(Op::VFcvt, 7, 1, &[0x38, 0x7e, 0x01]),
        [1.0f32, 448.0, 2f32.powi(-9)].map(f32::to_bits)
    );
    // E3M2: 28 = 0x1f; E2M3: 7.5 = 0x1f; E2M1: 6 = 0x7; E8M0: 127 = 1.
    assert_eq!(
        convert(Op::VFcvt, 9, 1, &[0x1f, 0x2c, 1]),
        [28f32, -1.0, 0.0625].map(f32::to_bits)
    );
    assert_eq!(
        convert(Op::VFcvt, 10, 1, &[0x1f, 0x08, 1]),
        [7.5f32, 1.0, 0.125].map(f32::to_bits)
    );
    assert_eq!(
        convert(Op::VFcvt, 11, 1, &[7, 2, 1, 15]),
        [6f32, 1.0, 0.5, -6.0].map(f32::to_bits)
    );
    assert_eq!(
        convert(Op::VFcvt, 14, 1, &[127, 128, 255]),
        [1f32, 2.0, f32::NAN].map(canonical)
    );
}

// spec: Q-4 L-80
#[test]
fn conversions_of_pairs() {
    let policy = Policy {
        pair64: true,
        ..Policy::default()
    };
    // FP32 to FP64: element k from lane k to lanes 2k and 2k + 1.
    let fields = [
        (Field::SrcL, vt(1)),
        (Field::RegDst, TO_VU),
        (Field::SrcType, 1),
        (Field::DstType, 0),
    ];
    let code = ins(Op::VFcvt, &fields);
    let a = [1.5f32, -2.0, 7.0, 9.0].map(f32::to_bits);
    let got = lanes(&[&a], policy, &code).expect("runs");
    let (x, y) = (1.5f64.to_bits(), (-2f64).to_bits());
    assert_eq!(
        got,
        [x as u32, (x >> 32) as u32, y as u32, (y >> 32) as u32]
    );
}
