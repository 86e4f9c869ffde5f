//! Floating point on lanes and group values (L-72 to L-78, L-95 to L-98).
//!
//! Functions are generic over the format and over the environment: [`crate::fp::Fast`] computes as the host does,
//! [`crate::fp::Exact`] also gathers flags. A NaN result is the canonical one of its format.

use crate::fp::{Float, Fp, class, elementary, flag};

/// Flags in the order of FCSR (L-73): invalid in bit 4 down to inexact in bit 0, as `fp::flag` has them.
pub fn fcsr_flags(flags: u32) -> u32 {
    flags & (flag::NV | flag::DZ | flag::OF | flag::UF | flag::NX)
}

#[inline(always)]
fn negated<T: Float>(a: T) -> T {
    T::from_bits64(a.to_bits64() ^ 1 << (T::BITS - 1))
}

#[inline(always)]
fn is_zero<T: Float>(a: T) -> bool {
    a.to_bits64() << (65 - T::BITS) == 0
}

/// FMAX: the number if one is NaN, +0 of two zeros (L-75).
#[inline(always)]
pub fn fmax<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> T {
    let (a, b) = (fp.operand(a), fp.operand(b));
    let zeros = is_zero(a) & is_zero(b);
    let number = if b.is_not_a_number() { a } else { b };
    let r = if a > b { a } else { number };
    if zeros {
        T::from_bits64(0)
    } else {
        r.canonical()
    }
}

/// FMIN: the number if one is NaN, -0 of two zeros if either is (L-75).
#[inline(always)]
pub fn fmin<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> T {
    let (a, b) = (fp.operand(a), fp.operand(b));
    let zeros = is_zero(a) & is_zero(b);
    let number = if b.is_not_a_number() { a } else { b };
    let r = if a < b { a } else { number };
    if zeros {
        T::from_bits64(a.to_bits64() | b.to_bits64())
    } else {
        r.canonical()
    }
}

/// FABS: without its sign.
#[inline(always)]
pub fn fabs<T: Float>(a: T) -> T {
    T::from_bits64(a.to_bits64() & u64::MAX >> (65 - T::BITS))
}

/// FEQ and FEQS (L-74).
#[inline(always)]
pub fn feq<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> bool {
    fp.equal(a, b)
}

/// FNE and FNES: true if one is NaN (L-74).
#[inline(always)]
pub fn fne<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> bool {
    !fp.equal(a, b)
}

/// FLT and FLTS (L-74).
#[inline(always)]
pub fn flt<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> bool {
    fp.less(a, b)
}

/// FGE and FGES (L-74).
#[inline(always)]
pub fn fge<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> bool {
    fp.less_equal(b, a)
}

/// FMADD: ab + c, fused (L-76, Q-5).
#[inline(always)]
pub fn fmadd<F: Fp, T: Float>(fp: &mut F, a: T, b: T, c: T) -> T {
    fp.fma(a, b, c)
}

/// FMSUB: ab - c, fused (L-76, Q-5).
#[inline(always)]
pub fn fmsub<F: Fp, T: Float>(fp: &mut F, a: T, b: T, c: T) -> T {
    fp.fma(a, b, negated(c))
}

/// FNMADD: -(ab) + c, fused (L-76, Q-5).
#[inline(always)]
pub fn fnmadd<F: Fp, T: Float>(fp: &mut F, a: T, b: T, c: T) -> T {
    fp.fma(negated(a), b, c)
}

/// FNMSUB: -(ab) - c, fused (L-76, Q-5).
#[inline(always)]
pub fn fnmsub<F: Fp, T: Float>(fp: &mut F, a: T, b: T, c: T) -> T {
    fp.fma(negated(a), b, negated(c))
}

/// FRECIP: 1 / a, correctly rounded (L-78, Q-15).
#[inline(always)]
pub fn frecip<F: Fp, T: Float>(fp: &mut F, a: T, one: T) -> T {
    fp.div(one, a)
}

/// FEXP: e to the power a, within 1 ulp (L-78, Q-15).
#[inline(always)]
pub fn fexp<F: Fp>(fp: &mut F, a: f32) -> f32 {
    let a = fp.operand(a);
    fp.nearest(elementary::exp(a))
}

/// FCLASS: one bit of ten (L-77).
#[inline(always)]
pub fn fclass<T: Float>(a: T) -> u32 {
    class(a)
}

/// A float reduction over lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatReduction {
    /// Sum, from the first active lane on, one by one (L-98).
    Add,
    /// Maximum.
    Max,
    /// Minimum.
    Min,
}

/// Combines the lanes whose bit of `p` is set, lower lanes first, in FP32; with none 0 for a sum, the canonical NaN
/// for the others (L-97). `values`: at most 64 lanes.
#[inline(always)]
pub fn float_reduce<F: Fp>(op: FloatReduction, fp: &mut F, p: u64, values: &[u32]) -> u32 {
    let mut lanes = values
        .iter()
        .enumerate()
        .filter(|(l, _)| p >> l & 1 == 1)
        .map(|(_, v)| f32::from_bits(*v));
    let Some(first) = lanes.next() else {
        return match op {
            FloatReduction::Add => 0,
            FloatReduction::Max | FloatReduction::Min => <f32 as Float>::NAN.to_bits(),
        };
    };
    let sum = match op {
        FloatReduction::Add => lanes.fold(first, |a, b| fp.add(a, b)),
        FloatReduction::Max => lanes.fold(first, |a, b| fmax(fp, a, b)),
        FloatReduction::Min => lanes.fold(first, |a, b| fmin(fp, a, b)),
    };
    sum.to_bits()
}

/// The nearest integer in `low..=high`, ties to even, in the low 32 bits; 0 for NaN.
#[inline(always)]
fn nearest<F: Fp>(fp: &mut F, a: f32, low: f64, high: f64) -> u32 {
    let wide = f64::from(a);
    let number = if wide.is_nan() { 0.0 } else { wide };
    let whole = number.round_ties_even();
    if F::EXACT {
        if wide.is_nan() || whole < low || whole > high {
            fp.raise(flag::NV);
        } else if whole != wide {
            fp.raise(flag::NX);
        }
    }
    elementary::integer_bits(whole.clamp(low, high))
}

/// FCVTI from FP32 to s32 in the rounding mode of bodies. The quick form of [`super::convert`].
#[inline(always)]
pub fn to_signed<F: Fp>(fp: &mut F, a: f32) -> u32 {
    nearest(fp, a, i32::MIN.into(), i32::MAX.into())
}

/// FCVTI from FP32 to u32 in the rounding mode of bodies. The quick form of [`super::convert`].
#[inline(always)]
pub fn to_unsigned<F: Fp>(fp: &mut F, a: f32) -> u32 {
    nearest(fp, a, 0.0, u32::MAX.into())
}
