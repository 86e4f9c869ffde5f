//! Arithmetic and conversions against Berkeley SoftFloat (its RISC-V variant: canonical NaN, tininess after rounding),
//! on operands chosen as TestFloat chooses them: results and flags, in every rounding direction.
mod common;

use common::{Oracle, ROUNDINGS, Random, operands, pairs, randoms, triples};
use half::f16;
use lanemask_sem::w32::{Exact, Fast, Float, Fp, Group2, Mode, Rounding, W32, flag};
use softfloat_wrapper::{ExceptionFlags, F16, F32, F64, Float as Theirs, RoundingMode};

fn direction(to: Rounding) -> RoundingMode {
    match to {
        Rounding::NearestEven => RoundingMode::TiesToEven,
        Rounding::Zero => RoundingMode::TowardZero,
        Rounding::Down => RoundingMode::TowardNegative,
        Rounding::Up => RoundingMode::TowardPositive,
    }
}

/// A result and the flags that it raised; theirs have the order of ours.
fn flagged<R>(f: impl FnOnce() -> R) -> (R, u32) {
    ExceptionFlags::default().set();
    let r = f();
    let mut flags = ExceptionFlags::default();
    flags.get();
    (r, flags.to_bits().into())
}

macro_rules! oracle {
    ($name:ident, $theirs:ident, $bits:ident) => {
        fn $name(op: common::Op, to: Rounding, abc: [u64; 3]) -> (u64, u32) {
            let [a, b, c] = abc.map(|x| $theirs::from_bits(x as $bits));
            let to = direction(to);
            let (r, flags) = flagged(|| match op {
                common::Op::Add => a.add(b, to),
                common::Op::Sub => a.sub(b, to),
                common::Op::Mul => a.mul(b, to),
                common::Op::Div => a.div(b, to),
                common::Op::Sqrt => a.sqrt(to),
                common::Op::Fma => a.fused_mul_add(b, c, to),
            });
            (r.to_bits().into(), flags)
        }
    };
}

oracle!(half, F16, u16);
oracle!(single, F32, u32);
oracle!(double, F64, u64);

const HALF: Oracle = half;
const SINGLE: Oracle = single;
const DOUBLE: Oracle = double;

#[test]
fn two_operands() {
    // pitfall: P11.53
    pairs::<f16>(HALF, 7);
    pairs::<f32>(SINGLE, 7);
    pairs::<f64>(DOUBLE, 7);
}

#[test]
fn three_operands() {
    triples::<f16>(HALF, 1601);
    triples::<f32>(SINGLE, 1601);
    triples::<f64>(DOUBLE, 1601);
}

#[test]
fn random_operands() {
    randoms::<f16>(HALF, 20_000, 1);
    randoms::<f32>(SINGLE, 20_000, 2);
    randoms::<f64>(DOUBLE, 20_000, 3);
}

#[test]
#[ignore = "all pairs and triples: minutes in a release build"]
fn all_operands() {
    pairs::<f16>(HALF, 1);
    pairs::<f32>(SINGLE, 1);
    pairs::<f64>(DOUBLE, 1);
    triples::<f16>(HALF, 1);
    triples::<f32>(SINGLE, 1);
    triples::<f64>(DOUBLE, 1);
    randoms::<f16>(HALF, 20_000_000, 4);
    randoms::<f32>(SINGLE, 20_000_000, 5);
    randoms::<f64>(DOUBLE, 20_000_000, 6);
}

#[test]
fn every_half_with_one_operand() {
    for bits in 0..=u16::MAX {
        let a = f16::from_bits(bits);
        for to in ROUNDINGS {
            common::check(common::Op::Sqrt, to, [a, a, a], HALF, !0);
        }
    }
}

fn exact(to: Rounding) -> Exact {
    Exact {
        mode: Mode::default().with_rounding(to),
        flags: 0,
    }
}

/// Conversions of one number to the other formats.
macro_rules! to_formats {
    ($a:expr, $theirs:ident, $($ours:ident $method:ident),*) => {$(
        for to in ROUNDINGS {
            let mut fp = exact(to);
            let r: $ours = fp.convert($a);
            let theirs = $theirs::from_bits($a.to_bits());
            let (want, flags) = flagged(|| theirs.$method(direction(to)).to_bits());
            assert_eq!((r.to_bits(), fp.flags), (want, flags), "{:x} {to:?}", $a.to_bits());
            if to == Rounding::NearestEven {
                let host: $ours = Fast.convert($a);
                assert_eq!(host.to_bits(), want, "{:x} on the host", $a.to_bits());
            }
        }
    )*};
}

#[test]
fn between_formats() {
    for bits in 0..=u16::MAX {
        let a = f16::from_bits(bits);
        to_formats!(a, F16, f32 to_f32, f64 to_f64);
    }
    let mut random = Random(7);
    let singles = (0..40_000).map(|_| random.number::<f32>());
    // Just below the smallest normal number of binary16, where only the unrounded value tells whether it is tiny.
    let low = (0..64).map(|k| f32::from_bits(0x3880_0000 - (k << 9)));
    for a in operands::<f32>().into_iter().chain(singles).chain(low) {
        to_formats!(a, F32, f16 to_f16, f64 to_f64);
    }
    let low = [(-14, 39), (-126, 26)]
        .into_iter()
        .flat_map(|(power, step)| {
            (0..64).map(move |k| f64::from_bits(2f64.powi(power).to_bits() - (k << step)))
        });
    let mut random = Random(8);
    let doubles = (0..40_000).map(|_| random.number::<f64>());
    // Numbers around those that binary16 and binary32 hold, and around the middle between two of them.
    let near = (0..=u16::MAX).step_by(5).flat_map(|h| {
        let wide = f64::from(f16::from_bits(h).to_f32());
        let middle = f64::from_bits(wide.to_bits() | 1 << 41);
        [wide, middle]
            .map(|x| x.to_bits())
            .into_iter()
            .flat_map(|b| [b, b.wrapping_sub(1), b + 1])
    });
    for a in operands::<f64>()
        .into_iter()
        .chain(doubles)
        .chain(near.map(f64::from_bits))
        .chain(low)
    {
        to_formats!(a, F64, f16 to_f16, f32 to_f32);
    }
}

#[test]
fn from_integers() {
    let mut random = Random(9);
    let edges = (0..64).flat_map(|k| [1u64 << k, (1 << k) - 1, (1 << k) + 1, !(1 << k)]);
    let few = (0..20_000).map(move |_| {
        let shift = random.next() % 64;
        random.next() >> shift
    });
    for x in edges.chain(few) {
        for to in ROUNDINGS {
            macro_rules! one {
                ($ours:ident, $theirs:ident) => {{
                    let d = direction(to);
                    for (value, (want, flags)) in [
                        (i128::from(x), flagged(|| $theirs::from_u64(x, d))),
                        (
                            i128::from(x as i64),
                            flagged(|| $theirs::from_i64(x as i64, d)),
                        ),
                        (
                            i128::from(x as u32),
                            flagged(|| $theirs::from_u32(x as u32, d)),
                        ),
                        (
                            i128::from(x as i32),
                            flagged(|| $theirs::from_i32(x as i32, d)),
                        ),
                    ] {
                        let mut fp = exact(to);
                        let r: $ours = fp.round_int(value);
                        assert_eq!(
                            (r.to_bits(), fp.flags),
                            (want.to_bits(), flags),
                            "{value} {to:?}"
                        );
                        if to == Rounding::NearestEven {
                            let host: $ours = Fast.round_int(value);
                            assert_eq!(host.to_bits(), want.to_bits(), "{value} on the host");
                        }
                    }
                }};
            }
            one!(f16, F16);
            one!(f32, F32);
            one!(f64, F64);
        }
    }
}

/// Theirs saturate as ours do, but for NaN, which gives 0 here. Narrow integers follow from those of 32 bits.
#[test]
fn to_integers() {
    // pitfall: P11.56
    macro_rules! one {
        ($a:expr, $theirs:ident, $($wide:ident $wanted:ident $to:ident $by_to:ident;)*) => {$(
            for direction_code in 0..4 {
                let to = Rounding::named(direction_code);
                let d = direction(to.unwrap());
                let (want, flags) = flagged(|| $theirs::from_bits($a.to_bits()).$wide(d, true));
                let want = if $a.is_nan() { 0 } else { $wanted::try_from(want).unwrap_or_else(|_| {
                    if want > 0 { $wanted::MAX } else { $wanted::MIN }
                }) };
                let outside = i128::from(want) != i128::from($theirs::from_bits($a.to_bits()).$wide(d, true));
                let flags = if $a.is_nan() || outside { flag::NV } else { flags };
                let mut fp = Exact::default();
                let got = W32::$by_to(&mut fp, to, $a);
                assert_eq!((got, fp.flags), (want, flags), "{:x} {to:?}", $a.to_bits());
                assert_eq!(W32::$by_to(&mut Fast, to, $a), want);
                if direction_code == 1 {
                    let mut fp = Exact::default();
                    assert_eq!((W32::$to(&mut fp, $a), fp.flags), (want, flags));
                    assert_eq!(W32::$to(&mut Fast, $a), want);
                }
            }
        )*};
    }
    for bits in 0..=u16::MAX {
        let a = f16::from_bits(bits);
        one!(a, F16,
            to_i32 i16 cvt_i16_f16 cvtr_i16_f16; to_i32 i32 cvt_i32_f16 cvtr_i32_f16; to_i64 i64 cvt_i64_f16 cvtr_i64_f16;
            to_u32 u16 cvt_u16_f16 cvtr_u16_f16; to_u32 u32 cvt_u32_f16 cvtr_u32_f16; to_u64 u64 cvt_u64_f16 cvtr_u64_f16;
        );
    }
    let mut random = Random(12);
    let singles: Vec<f32> = (0..10_000).map(|_| random.number()).collect();
    for a in operands::<f32>().into_iter().chain(singles) {
        one!(a, F32,
            to_i32 i16 cvt_i16_f32 cvtr_i16_f32; to_i32 i32 cvt_i32_f32 cvtr_i32_f32; to_i64 i64 cvt_i64_f32 cvtr_i64_f32;
            to_u32 u16 cvt_u16_f32 cvtr_u16_f32; to_u32 u32 cvt_u32_f32 cvtr_u32_f32; to_u64 u64 cvt_u64_f32 cvtr_u64_f32;
        );
    }
    // Around the ends of the ranges.
    let ends = [15, 16, 31, 32, 63, 64].into_iter().flat_map(|n| {
        let end = 2f64.powi(n);
        [
            end,
            end - 1.0,
            end - 0.5,
            end - 1.5,
            end.next_down(),
            end.next_up(),
        ]
    });
    let mut random = Random(13);
    let doubles: Vec<f64> = (0..10_000).map(|_| random.number()).collect();
    let all = operands::<f64>()
        .into_iter()
        .chain(doubles)
        .chain(ends.flat_map(|x| [x, -x]));
    for a in all {
        one!(a, F64,
            to_i32 i16 cvt_i16_f64 cvtr_i16_f64; to_i32 i32 cvt_i32_f64 cvtr_i32_f64; to_i64 i64 cvt_i64_f64 cvtr_i64_f64;
            to_u32 u16 cvt_u16_f64 cvtr_u16_f64; to_u32 u32 cvt_u32_f64 cvtr_u32_f64; to_u64 u64 cvt_u64_f64 cvtr_u64_f64;
        );
    }
}

#[test]
fn compares() {
    fn all<T: Float, S: Theirs + Copy>(make: impl Fn(T) -> S) {
        let numbers = operands::<T>();
        for &a in &numbers {
            for &b in &numbers {
                let (x, y) = (make(a), make(b));
                let ours = |f: &dyn Fn(&mut Exact) -> bool| {
                    let mut fp = Exact::default();
                    (f(&mut fp), fp.flags)
                };
                assert_eq!(ours(&|fp| fp.equal(a, b)), flagged(|| x.eq(y)));
                assert_eq!(ours(&|fp| fp.less(a, b)), flagged(|| x.lt(y)));
                assert_eq!(ours(&|fp| fp.less_equal(a, b)), flagged(|| x.le(y)));
            }
        }
    }
    all(|a: f16| F16::from_bits(a.to_bits()));
    all(|a: f32| F32::from_bits(a.to_bits()));
    all(|a: f64| F64::from_bits(a.to_bits()));
}

/// `a` times a power of two that the format holds is a product.
#[test]
fn scaled_by_powers_of_two() {
    fn all<T: Float>(oracle: Oracle, powers: std::ops::RangeInclusive<i32>, step: usize) {
        for a in operands::<T>() {
            for n in powers.clone().step_by(step) {
                let power = T::host_narrow(2f64.powi(n));
                for to in ROUNDINGS {
                    let mut fp = exact(to);
                    let r = fp.scale(a, n).to_bits64();
                    let bits = [a, power, power].map(T::to_bits64);
                    let want = oracle(common::Op::Mul, to, bits);
                    assert_eq!((r, fp.flags), want, "{bits:x?} 2^{n} {to:?}");
                    if to == Rounding::NearestEven {
                        assert_eq!(Fast.scale(a, n).to_bits64(), want.0, "{bits:x?} 2^{n}");
                    }
                }
            }
        }
    }
    all::<f16>(HALF, -14..=15, 1);
    all::<f32>(SINGLE, -126..=127, 11);
    all::<f64>(DOUBLE, -1022..=1023, 93);
}

#[test]
fn fractions_of_every_half() {
    for bits in 0..=u16::MAX {
        let a = f16::from_bits(bits);
        let wide = f64::from(a.to_f32());
        for to in ROUNDINGS {
            let mut fp = exact(to);
            let r = W32::fract_f16(&mut fp, a).to_bits();
            // The difference is exact in binary64, but for the sign of zero, which the direction decides.
            let difference = wide - wide.floor();
            let zero = difference == 0.0;
            let (want, flags) =
                flagged(|| F64::from_bits(difference.to_bits()).to_f16(direction(to)));
            let want = match (zero, to) {
                (true, Rounding::Down) => 0x8000,
                _ if difference.is_nan() => 0x7e00,
                _ => want.to_bits(),
            };
            let invalid = a.is_infinite() || a.is_signalling();
            let flags = if invalid { flag::NV } else { flags };
            assert_eq!((r, fp.flags), (want, flags), "{bits:04x} {to:?}");
        }
    }
}
