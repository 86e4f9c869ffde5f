//! Rows in their reading as instructions of lanes.

use crate::common::*;
use lanemask_emu::linx::{Inactive, Policy};
use lanemask_isa::linx::{Field, Op, Queue, Reg};

/// Values with all the corners.
const A: [u32; 20] = [
    0,
    1,
    2,
    3,
    7,
    31,
    32,
    33,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_ffff,
    0xffff_fffe,
    0xaaaa_5555,
    0x0000_ff00,
    0x00f0_0000,
    0x1234_5678,
    0xdead_beef,
    100,
    0xffff_ff9c,
];

/// Every pair of corners, 40 lanes at a time.
fn pairs() -> Vec<(Vec<u32>, Vec<u32>)> {
    let all: Vec<(u32, u32)> = A
        .iter()
        .flat_map(|a| A.iter().map(move |b| (*a, *b)))
        .collect();
    all.chunks(40).map(|c| c.iter().copied().unzip()).collect()
}

fn binary(op: Op, more: &[(Field, u64)], f: impl Fn(u32, u32) -> u32) {
    let mut fields = vec![
        (Field::SrcL, vt(1)),
        (Field::SrcR, vt(2)),
        (Field::RegDst, TO_VU),
    ];
    fields.extend(more);
    for (a, b) in pairs() {
        let got = lanes(&[&a, &b], Policy::default(), &ins(op, &fields)).expect("runs");
        let want: Vec<u32> = a.iter().zip(&b).map(|(a, b)| f(*a, *b)).collect();
        assert_eq!(got, want, "{op:?} {more:?}");
    }
}

fn unary(op: Op, more: &[(Field, u64)], f: impl Fn(u32) -> u32) {
    let mut fields = vec![(Field::SrcL, vt(1)), (Field::RegDst, TO_VU)];
    fields.extend(more);
    let got = lanes(&[&A], Policy::default(), &ins(op, &fields)).expect("runs");
    assert_eq!(got, A.map(f), "{op:?} {more:?}");
}

fn s(a: u32) -> i64 {
    i64::from(a as i32)
}

// spec: L-63 L-67 L-68
#[test]
fn integer_arithmetic() {
    binary(Op::VAdd, &[], |a, b| (u64::from(a) + u64::from(b)) as u32);
    binary(Op::VSub, &[], |a, b| (i128::from(a) - i128::from(b)) as u32);
    binary(Op::VAnd, &[], |a, b| a & b);
    binary(Op::VOr, &[], |a, b| a | b);
    binary(Op::VXor, &[], |a, b| a ^ b);
    binary(Op::VMul, &[], |a, b| (u64::from(a) * u64::from(b)) as u32);
    binary(
        Op::VDiv,
        &[],
        |a, b| if b == 0 { 0 } else { (s(a) / s(b)) as u32 },
    );
    binary(
        Op::VRem,
        &[],
        |a, b| if b == 0 { a } else { (s(a) % s(b)) as u32 },
    );
    binary(Op::VMax, &[], |a, b| if s(a) > s(b) { a } else { b });
    binary(Op::VMin, &[], |a, b| if s(a) < s(b) { a } else { b });
    // MADD = SrcL * SrcR + SrcD.
    binary(Op::VMadd, &[(Field::SrcD, vt(1))], |a, b| {
        (u64::from(a) * u64::from(b) + u64::from(a)) as u32
    });
}

// spec: L-64
#[test]
fn second_sources_are_modified_then_shifted() {
    let m = |t: u64, sh: u64| [(Field::SrcRType, t), (Field::Shamt, sh)];
    binary(Op::VAdd, &m(3, 0), |a, b| {
        (i128::from(a) - i128::from(b)) as u32
    });
    binary(Op::VAdd, &m(3, 4), |a, b| {
        (i128::from(a) - i128::from(b) * 16) as u32
    });
    binary(Op::VAdd, &m(0, 31), |a, b| {
        (u64::from(a) + (u64::from(b) << 31)) as u32
    });
    binary(Op::VSub, &m(3, 1), |a, b| {
        (i128::from(a) + i128::from(b) * 2) as u32
    });
    binary(Op::VAnd, &m(3, 0), |a, b| a & !b);
    binary(Op::VOr, &m(3, 8), |a, b| a | (!u64::from(b) << 8) as u32);
    binary(Op::VXor, &m(0, 5), |a, b| a ^ (u64::from(b) << 5) as u32);
    // The extensions mean nothing to lanes.
    binary(Op::VAdd, &m(1, 0), |a, b| {
        (u64::from(a) + u64::from(b)) as u32
    });
    binary(Op::VAdd, &m(2, 2), |a, b| {
        (u64::from(a) + (u64::from(b) << 2)) as u32
    });
}

// spec: L-65
#[test]
fn immediates() {
    unary(Op::VAddi, &[(Field::Imm, 4095)], |a| {
        (u64::from(a) + 4095) as u32
    });
    unary(Op::VSubi, &[(Field::Imm, 4095)], |a| {
        (i64::from(a) - 4095) as u32
    });
    unary(Op::VAndi, &[(Field::Imm, -16i64 as u64)], |a| {
        a & 0xffff_fff0
    });
    unary(Op::VOri, &[(Field::Imm, -2048i64 as u64)], |a| {
        a | 0xffff_f800
    });
    unary(Op::VXori, &[(Field::Imm, -1i64 as u64)], |a| !a);
    unary(Op::VCmpLti, &[(Field::Imm, -1i64 as u64)], |a| {
        (s(a) < -1).into()
    });
    unary(Op::VCmpGei, &[(Field::Imm, 2)], |a| (s(a) >= 2).into());
    unary(Op::VCmpLtui, &[(Field::Imm, 4095)], |a| (a < 4095).into());
    unary(Op::VCmpGeui, &[(Field::Imm, 33)], |a| (a >= 33).into());
    unary(Op::VCmpEqi, &[(Field::Imm, -1i64 as u64)], |a| {
        (s(a) == -1).into()
    });
    unary(Op::VCmpNei, &[(Field::Imm, 7)], |a| (s(a) != 7).into());
    unary(Op::VCmpAndi, &[(Field::Imm, -2i64 as u64)], |a| {
        (a & 0xffff_fffe != 0).into()
    });
    unary(Op::VCmpOri, &[(Field::Imm, 0)], |a| (a != 0).into());
}

// spec: L-66 Q-6
#[test]
fn shifts_are_modulo_32() {
    let by = |b: u32| u64::from(b) % 32;
    binary(Op::VSll, &[], |a, b| (u64::from(a) << by(b)) as u32);
    binary(Op::VSrl, &[], |a, b| (u64::from(a) >> by(b)) as u32);
    binary(Op::VSra, &[], |a, b| (s(a) >> by(b)) as u32);
    // The immediate has six bits.
    unary(Op::VSlli, &[(Field::Shamt, 33)], |a| {
        (u64::from(a) * 2) as u32
    });
    unary(Op::VSrli, &[(Field::Shamt, 4)], |a| a / 16);
    unary(Op::VSrai, &[(Field::Shamt, 63)], |a| {
        if s(a) < 0 { u32::MAX } else { 0 }
    });
}

// spec: L-39 L-63 L-70 Q-7
#[test]
fn compares_to_lanes() {
    binary(Op::VCmpEq, &[], |a, b| (a == b).into());
    binary(Op::VCmpNe, &[], |a, b| (a != b).into());
    binary(Op::VCmpLt, &[], |a, b| (s(a) < s(b)).into());
    binary(Op::VCmpGe, &[], |a, b| (s(a) >= s(b)).into());
    binary(Op::VCmpLtu, &[], |a, b| (a < b).into());
    binary(Op::VCmpGeu, &[], |a, b| (a >= b).into());
    binary(Op::VCmpAnd, &[], |a, b| (a & b != 0).into());
    binary(Op::VCmpOr, &[], |a, b| (a | b != 0).into());
}

/// Bits of the field, lowest first.
fn ring(a: u32, m: u32, n: u32) -> Vec<u32> {
    (0..n.min(32))
        .map(|k| (u64::from(a) >> ((m + k) % 32) & 1) as u32)
        .collect()
}

// spec: L-69
#[test]
fn bit_fields_wrap_around() {
    let value = |bits: &[u32]| bits.iter().enumerate().fold(0u32, |v, (k, b)| v | b << k);
    for m in [0, 1, 5, 16, 31, 33] {
        for n in [1, 2, 8, 17, 31, 32, 40, 64] {
            let f = [(Field::ImmS, u64::from(m)), (Field::ImmL, u64::from(n) - 1)];
            let put = |a: u32, bit: u32| {
                (0..n.min(32)).fold(a, |v, k| {
                    let at = (m + k) % 32;
                    v & !(1 << at) | bit << at
                })
            };
            unary(Op::VBxu, &f, |a| value(&ring(a, m, n)));
            unary(Op::VBxs, &f, |a| {
                let bits = ring(a, m, n);
                let top = bits[bits.len() - 1];
                let wide: Vec<u32> = (0..32).map(|k| *bits.get(k).unwrap_or(&top)).collect();
                value(&wide)
            });
            unary(Op::VBic, &f, |a| put(a, 0));
            unary(Op::VBis, &f, |a| put(a, 1));
            unary(Op::VClz, &f, |a| {
                ring(a, m, n).iter().rev().take_while(|b| **b == 0).count() as u32
            });
            unary(Op::VCtz, &f, |a| {
                ring(a, m, n).iter().take_while(|b| **b == 0).count() as u32
            });
            unary(Op::VBcnt, &f, |a| ring(a, m, n).iter().sum());
        }
    }
}

// spec: L-71 Q-8
#[test]
fn rev_swaps_bytes() {
    unary(Op::VRev, &[(Field::ImmS, 0), (Field::ImmL, 31)], |a| {
        a >> 24 | a >> 8 & 0xff00 | a << 8 & 0xff_0000 | a << 24
    });
}

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

// spec: L-51 L-52 Q-31
#[test]
fn selections() {
    let (p, a, b) = ([0, 1, 2, 0x8000_0000], [10, 11, 12, 13], [20, 21, 22, 23]);
    let run = |op: Op, field: Field, kind: u64, policy: Policy, before: &[u8]| {
        let fields = [
            (field, vt(1)),
            (Field::SrcL, vt(2)),
            (Field::SrcR, vt(3)),
            (Field::SrcRType, kind),
            (Field::RegDst, TO_VU),
        ];
        let mut code = before.to_vec();
        code.extend(ins(op, &fields));
        // Everything is stored: p is put back.
        code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
        lanes(&[&p, &a, &b], policy, &code).expect("runs")
    };
    let save = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    let keep = Policy::default();
    assert_eq!(
        run(Op::VCsel, Field::SrcP, 0, keep, &save),
        [20, 11, 12, 13]
    );
    assert_eq!(
        run(Op::VCsel, Field::SrcP, 1, keep, &save),
        [20, 11, 12, 13]
    );
    assert_eq!(
        run(Op::VCsel, Field::SrcP, 3, keep, &save),
        [-20i32 as u32, 11, 12, 13]
    );
    assert_eq!(
        run(Op::VPsel, Field::SrcZero, 3, keep, &save),
        [-20i32 as u32, 11, 12, 13]
    );
    // Lanes 2 and 3 switched off: masked, or under the other reading of V.PSEL written all the same.
    let mut off = save.clone();
    let cmp = [(Field::SrcL, LC0), (Field::Imm, 2), (Field::RegDst, P)];
    off.extend(ins(Op::VCmpLtui, &cmp));
    let zero = Policy {
        inactive: Inactive::Zero,
        ..keep
    };
    assert_eq!(run(Op::VCsel, Field::SrcP, 0, zero, &off), [20, 11, 0, 0]);
    assert_eq!(
        run(Op::VPsel, Field::SrcZero, 0, zero, &off),
        [20, 11, 0, 0]
    );
    let all = Policy {
        psel_writes_all: true,
        ..zero
    };
    assert_eq!(
        run(Op::VPsel, Field::SrcZero, 0, all, &off),
        [20, 11, 12, 13]
    );
    assert_eq!(run(Op::VCsel, Field::SrcP, 0, all, &off), [20, 11, 0, 0]);
}

// spec: L-51
#[test]
fn selection_by_p_takes_the_lanes_own_bit() {
    // T = p of lanes 1 and 3; with the whole mask back, the selector p is all ones.
    let mut code = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    code.extend(ins(
        Op::VCmpNe,
        &[(Field::SrcL, vt(1)), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    let csel = [
        (Field::SrcP, P),
        (Field::SrcL, vt(2)),
        (Field::SrcR, vt(3)),
        (Field::RegDst, TO_VU),
    ];
    code.extend(ins(Op::VCsel, &csel));
    code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    let policy = Policy {
        inactive: Inactive::Poison(99),
        ..Policy::default()
    };
    let got = lanes(
        &[&[0, 1, 0, 1], &[1, 2, 3, 4], &[5, 6, 7, 8]],
        policy,
        &code,
    )
    .expect("runs");
    assert_eq!(got, [99, 2, 99, 4]);
    let mut psel = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    psel.extend(ins(
        Op::VCmpNe,
        &[(Field::SrcL, vt(1)), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    let fields = [
        (Field::SrcZero, P),
        (Field::SrcL, vt(2)),
        (Field::SrcR, vt(3)),
        (Field::RegDst, TO_VU),
    ];
    psel.extend(ins(Op::VPsel, &fields));
    psel.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    let policy = Policy {
        psel_writes_all: true,
        ..policy
    };
    let got = lanes(
        &[&[0, 1, 0, 1], &[1, 2, 3, 4], &[5, 6, 7, 8]],
        policy,
        &psel,
    )
    .expect("runs");
    assert_eq!(got, [5, 2, 7, 4]);
}

// spec: L-50 Q-1 Q-2
#[test]
fn inactive_lanes() {
    // vu holds lc0 + 1; then 7 is pushed under a mask of lanes below 2.
    let mut code = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC0), (Field::Imm, 1), (Field::RegDst, TO_VU)],
    ));
    code.extend(ins(
        Op::VCmpLtui,
        &[(Field::SrcL, LC0), (Field::Imm, 2), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 7), (Field::RegDst, TO_VU)],
    ));
    code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    for (inactive, rest) in [
        (Inactive::Keep, [3, 4]),
        (Inactive::Zero, [0, 0]),
        (Inactive::Poison(0xbad), [0xbad, 0xbad]),
    ] {
        let got = lanes(
            &[&[0; 4]],
            Policy {
                inactive,
                ..Policy::default()
            },
            &code,
        )
        .expect("runs");
        assert_eq!(got, [7, 7, rest[0], rest[1]]);
    }
}

// spec: L-9 Q-2
#[test]
fn queues_are_31_deep_and_zero_at_entry() {
    // 33 pushes of 1..=33; then the entry 31 back is the 3rd value.
    let mut code = Vec::new();
    for k in 1..=33 {
        code.extend(ins(
            Op::VAddi,
            &[
                (Field::SrcL, 0),
                (Field::Imm, k),
                (Field::RegDst, c(Reg::Push(Queue::Vn))),
            ],
        ));
    }
    let fields = [
        (Field::SrcL, c(Reg::Vec(Queue::Vn, 31))),
        (Field::SrcR, c(Reg::Vec(Queue::Vn, 1))),
        (Field::RegDst, TO_VU),
    ];
    code.extend(ins(
        Op::VAdd,
        &[fields.as_slice(), &[(Field::Shamt, 8)]].concat(),
    ));
    assert_eq!(
        lanes(&[&[0; 3]], Policy::default(), &code).expect("runs"),
        [3 + (33 << 8); 3]
    );
    // Never pushed: zero, in every queue.
    let mut code = ins(
        Op::VAddi,
        &[
            (Field::SrcL, c(Reg::Vec(Queue::Vm, 31))),
            (Field::Imm, 5),
            (Field::RegDst, TO_VU),
        ],
    );
    code.extend(ins(
        Op::VAdd,
        &[
            (Field::SrcL, vu(1)),
            (Field::SrcR, vu(31)),
            (Field::RegDst, TO_VU),
        ],
    ));
    assert_eq!(
        lanes(&[&[9; 3]], Policy::default(), &code).expect("runs"),
        [5; 3]
    );
}

/// Shuffles by L-99, from its words.
fn shuffled(how: &str, n: i64, range: i64, amount: i64, lane: i64) -> i64 {
    let range = if range == 0 { n } else { range };
    let segment = lane / range * range;
    let by = amount % range;
    let from = match how {
        "up" => {
            if lane - by >= segment {
                lane - by
            } else {
                lane
            }
        }
        "down" => {
            if lane + by < segment + range {
                lane + by
            } else {
                lane
            }
        }
        "idx" => segment + by,
        _ => lane ^ (amount % n),
    };
    if from < n { from } else { lane }
}

// spec: L-99 L-101
#[test]
fn shuffles() {
    for n in [1usize, 4, 7, 16, 33, 64] {
        let a: Vec<u32> = (0..n as u32).map(|k| 1000 + k).collect();
        for range in [0u32, 1, 4, 8, 5, 100] {
            for amount in [0u32, 1, 3, 5, 64, 9001] {
                for (how, op, imm) in [
                    ("up", Op::VShflUp, Op::VShfliUp),
                    ("down", Op::VShflDown, Op::VShfliDown),
                    ("idx", Op::VShflIdx, Op::VShfliIdx),
                    ("bfly", Op::VShflBfly, Op::VShfliBfly),
                ] {
                    if how == "bfly" && range != 0 {
                        continue;
                    }
                    let want: Vec<u32> = (0..n as i64)
                        .map(|l| {
                            1000 + shuffled(how, n as i64, range.into(), amount.into(), l) as u32
                        })
                        .collect();
                    let ranges = vec![range; n];
                    let amounts = vec![amount; n];
                    let mut fields = vec![
                        (Field::SrcL, vt(1)),
                        (Field::SrcP, vt(3)),
                        (Field::RegDst, TO_VU),
                    ];
                    if how != "bfly" {
                        fields.push((Field::SrcR, vt(2)));
                    }
                    let got = lanes(
                        &[&a, &ranges, &amounts],
                        Policy::default(),
                        &ins(op, &fields),
                    )
                    .expect("runs");
                    assert_eq!(got, want, "{how} {n} {range} {amount}");
                    fields[1] = (Field::Imm, amount.into());
                    let got =
                        lanes(&[&a, &ranges], Policy::default(), &ins(imm, &fields)).expect("runs");
                    assert_eq!(got, want, "{how} {n} {range} {amount} immediate");
                }
            }
        }
    }
}

// spec: L-95 L-96 L-97 L-98 Q-30
#[test]
fn reductions() {
    let a = [0xffff_ffff, 3, 0x8000_0000, 0x7fff_fff0, 6];
    // Of lanes 0 to 3, lane 4 is off; both words of the result are stored by two group stores.
    let run = |op: Op, a: &[u32], active: u64| -> u64 {
        let mut body = load_row(0, 0, TO_VT);
        body.extend(ins(
            Op::VCmpLtui,
            &[(Field::SrcL, LC0), (Field::Imm, active), (Field::RegDst, P)],
        ));
        body.extend(ins(op, &[(Field::SrcL, vt(1)), (Field::RegDst, 20)]));
        body.extend(STOP);
        let m = memory(&[(X, 256, a)]);
        let program = load(&header(false, a.len() as u64, 1, 1), &body);
        start(&program, &[X], &m, &Default::default())
            .expect("runs")
            .registers[20]
    };
    assert_eq!(
        run(Op::VRdadd, &a, 4),
        0xffff_ffff + 3 + 0x8000_0000 + 0x7fff_fff0
    );
    assert_eq!(run(Op::VRdand, &a, 2), 3);
    assert_eq!(run(Op::VRdor, &a, 4), 0xffff_ffff);
    assert_eq!(run(Op::VRdxor, &a, 3), 0xffff_ffff ^ 3 ^ 0x8000_0000);
    assert_eq!(run(Op::VRdmax, &a, 4), 0x7fff_fff0);
    assert_eq!(run(Op::VRdmax, &a, 1), u64::MAX);
    assert_eq!(run(Op::VRdmin, &a, 4), 0xffff_ffff_8000_0000);
    for (op, empty) in [
        (Op::VRdadd, 0),
        (Op::VRdor, 0),
        (Op::VRdxor, 0),
        (Op::VRdand, 0xffff_ffff),
        (Op::VRdmax, 0),
        (Op::VRdmin, 0),
        (Op::VRdfadd, 0),
        (Op::VRdfmax, 0x7fc0_0000),
        (Op::VRdfmin, 0x7fc0_0000),
    ] {
        assert_eq!(run(op, &a, 0), empty, "{op:?}");
    }
    // One by one: 2^24 + 1 + 1 stays 2^24 in FP32.
    let f = [16_777_216f32, 1.0, 1.0, -3.0, f32::NAN].map(f32::to_bits);
    assert_eq!(run(Op::VRdfadd, &f, 3), u64::from(16_777_216f32.to_bits()));
    assert_eq!(run(Op::VRdfmax, &f, 5), u64::from(16_777_216f32.to_bits()));
    assert_eq!(run(Op::VRdfmin, &f, 5), u64::from((-3f32).to_bits()));
}

// spec: L-12 L-16 L-29
#[test]
fn group_values_broadcast() {
    // vu = lc0 + ri1 low + T + u#1 + r3 + lc1 (0).
    let add = |a: u64, b: u64| {
        ins(
            Op::VAdd,
            &[(Field::SrcL, a), (Field::SrcR, b), (Field::RegDst, TO_VU)],
        )
    };
    let mut code = ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 100), (Field::RegDst, TO_T)],
    );
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 1000), (Field::RegDst, TO_U)],
    ));
    code.extend(add(LC0, ri(1)));
    code.extend(add(vu(1), T1));
    code.extend(add(vu(1), U1));
    code.extend(add(vu(1), 3));
    code.extend(add(vu(1), LC1));
    let got = lanes(&[&[0; 5]], Policy::default(), &code).expect("runs");
    assert_eq!(got, [0, 1, 2, 3, 4].map(|l| l + 2 * Y as u32 + 1100));
}

// spec: Q-17 Q-18
#[test]
fn compares_to_p_are_of_lanes_whatever_their_sources() {
    // lc0 < 3 narrows; then 1 < 0 clears; FP32 0 < 1.0 of group values keeps.
    let mut code = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    code.extend(ins(
        Op::VCmpLti,
        &[(Field::SrcL, LC0), (Field::Imm, 3), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VFge,
        &[(Field::SrcL, 0), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 9), (Field::RegDst, TO_VU)],
    ));
    code.extend(ins(
        Op::VCmpLt,
        &[(Field::SrcL, ri(0)), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VAddi,
        &[
            (Field::SrcL, vu(1)),
            (Field::Imm, 1),
            (Field::RegDst, TO_VU),
        ],
    ));
    code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    assert_eq!(
        lanes(&[&[0; 5]], Policy::default(), &code).expect("runs"),
        [9, 9, 9, 0, 0]
    );
}
