//! Conversions of groups 2 and 3. `cvt` rounds to integers towards zero and else by MODE, `cvtr` in the direction that it
//! names.

use super::{Float, Fp, Integral, Rounding, flag};
use crate::fp::elementary;

/// The low 32 bits of `a` clamped and truncated; 0 for NaN. As `as` does it, in a form that becomes vector code.
#[inline(always)]
pub(super) fn clamped(a: f32, low: f64, high: f64) -> u32 {
    let a = f64::from(a);
    let a = if a.is_nan() { 0.0 } else { a };
    elementary::integer_bits(a.clamp(low, high).trunc())
}

/// Flags of a conversion to an integer in `low..=high`.
#[inline(always)]
pub(super) fn integer_flags<F: Fp>(fp: &mut F, a: f32, low: f64, high: f64) {
    if F::EXACT {
        let t = f64::from(a).trunc();
        if t < low || t > high || a.is_nan() {
            fp.raise(flag::NV);
        } else if t != f64::from(a) {
            fp.raise(flag::NX);
        }
    }
}

/// An integer type as conversions see it.
pub(super) trait Integer: Copy {
    /// Its smallest number; exact.
    const LOW: f64;
    /// One more than its largest number; exact.
    const LIMIT: f64;
    /// The nearest number of the type; 0 for NaN.
    fn saturated(a: f64) -> Self;
    /// Its value.
    fn value(self) -> i128;
}

macro_rules! integer {
    ($($t:ident)*) => {$(
        impl Integer for $t {
            const LOW: f64 = $t::MIN as f64;
            const LIMIT: f64 = ($t::MAX / 2 + 1) as f64 * 2.0;
            #[inline(always)]
            fn saturated(a: f64) -> Self {
                a as $t
            }
            #[inline(always)]
            fn value(self) -> i128 {
                self.into()
            }
        }
    )*};
}

integer!(i16 u16 i32 u32 i64 u64);

/// To an integer in a direction: saturates, NaN gives 0; NV where the value does not fit, else NX where it was not integral.
#[inline(always)]
pub(super) fn to_integer<F: Fp, T: Float, I: Integer>(fp: &mut F, a: T, to: Rounding) -> I {
    let a = fp.operand(a).host_wide();
    let to = match to {
        Rounding::NearestEven => Integral::NearestEven,
        Rounding::Zero => Integral::Trunc,
        Rounding::Down => Integral::Floor,
        Rounding::Up => Integral::Ceil,
    };
    let r = a.host_integral(to);
    if F::EXACT {
        if !(I::LOW..I::LIMIT).contains(&r) {
            fp.raise(flag::NV);
        } else if r != a {
            fp.raise(flag::NX);
        }
    }
    I::saturated(r)
}

/// To an integer in the direction that an instruction names.
pub(super) fn to_integer_in<F: Fp, T: Float, I: Integer>(
    fp: &mut F,
    to: Option<Rounding>,
    a: T,
) -> I {
    fp.rounding(to, |fp| {
        let to = fp.mode.rounding();
        to_integer(fp, a, to)
    })
}

/// From an integer in the direction that an instruction names.
pub(super) fn of_integer_in<F: Fp, T: Float, I: Integer>(
    fp: &mut F,
    to: Option<Rounding>,
    a: I,
) -> T {
    fp.rounding(to, |fp| fp.round_int(a.value()))
}

/// To a fraction of `scale`, from -`scale` (`low` = -1) or 0 upwards, ties to even; NaN gives 0. Raises NV for a
/// signalling NaN, and nothing else.
#[inline(always)]
pub(super) fn to_normalised<F: Fp>(fp: &mut F, a: f32, low: f64, scale: f64) -> f64 {
    let a = f64::from(fp.operand(a));
    let a = if a.is_nan() { 0.0 } else { a };
    // At most 40 digits: exact.
    (a.clamp(low, 1.0) * scale).round_ties_even()
}

/// A fraction of `scale` as a number.
#[inline(always)]
pub(super) fn of_normalised<F: Fp>(fp: &mut F, a: i32, scale: f32) -> f32 {
    fp.div((a as f32).max(-scale), scale)
}

/// Two numbers rounded to binary16, the first in the low half.
pub(super) fn pack<F: Fp>(fp: &mut F, a: f32, b: f32) -> u32 {
    let (low, high): (half::f16, half::f16) = (fp.convert(a), fp.convert(b));
    u32::from(low.to_bits()) | u32::from(high.to_bits()) << 16
}

/// Items of the trait's implementation: names of a conversion and of the one that names a direction.
macro_rules! to_integers {
    ($($cvt:ident $cvtr:ident: $t:ident -> $i:ident;)*) => {$(
        fn $cvt<F: Fp>(fp: &mut F, a: $t) -> $i {
            convert::to_integer(fp, a, Rounding::Zero)
        }
        convert::to_integers_in! { $cvtr: $t -> $i; }
    )*};
}

macro_rules! to_integers_in {
    ($($cvtr:ident: $t:ident -> $i:ident;)*) => {$(
        fn $cvtr<F: Fp>(fp: &mut F, to: Option<Rounding>, a: $t) -> $i {
            convert::to_integer_in(fp, to, a)
        }
    )*};
}

macro_rules! of_integers {
    ($($cvt:ident $cvtr:ident: $i:ident -> $t:ident;)*) => {$(
        fn $cvt<F: Fp>(fp: &mut F, a: $i) -> $t {
            fp.round_int(a.into())
        }
        convert::of_integers_in! { $cvtr: $i -> $t; }
    )*};
}

macro_rules! of_integers_in {
    ($($cvtr:ident: $i:ident -> $t:ident;)*) => {$(
        fn $cvtr<F: Fp>(fp: &mut F, to: Option<Rounding>, a: $i) -> $t {
            convert::of_integer_in(fp, to, a)
        }
    )*};
}

macro_rules! formats {
    ($($cvt:ident: $s:ident -> $d:ident;)*) => {$(
        fn $cvt<F: Fp>(fp: &mut F, a: $s) -> $d {
            fp.convert(a)
        }
    )*};
}

macro_rules! formats_in {
    ($($cvtr:ident: $s:ident -> $d:ident;)*) => {$(
        fn $cvtr<F: Fp>(fp: &mut F, to: Option<Rounding>, a: $s) -> $d {
            fp.rounding(to, |fp| fp.convert(a))
        }
    )*};
}

macro_rules! normalised {
    ($($to:ident $of:ident: $word:ident $part:ident $low:literal $scale:literal;)*) => {$(
        fn $to<F: Fp>(fp: &mut F, a: f32) -> $word {
            convert::to_normalised(fp, a, $low, $scale) as $word
        }
        fn $of<F: Fp>(fp: &mut F, a: u32) -> f32 {
            convert::of_normalised(fp, (a as $part).into(), $scale)
        }
    )*};
}

pub(super) use {
    formats, formats_in, normalised, of_integers, of_integers_in, to_integers, to_integers_in,
};
