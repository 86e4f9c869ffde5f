//! Group 2: vector floating point and conversions. The uniform forms of group 3 share these functions.

use super::{Float, Fp, Group2, Integral, W32, flag};
use crate::fp::elementary;
use half::f16;

/// IEEE 754-2019 minimumNumber: the number if one is NaN; -0 is less than +0.
#[inline(always)]
fn minimum<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
    let (a, b) = (fp.operand(a), fp.operand(b));
    // Equal numbers differ at most in the sign of zero.
    let equal = f32::from_bits(a.to_bits() | b.to_bits());
    let number = if b.is_nan() { a } else { b };
    let r = if a == b { equal } else { number };
    let r = if a < b { a } else { r };
    r.canonical()
}

/// IEEE 754-2019 maximumNumber.
#[inline(always)]
fn maximum<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
    let (a, b) = (fp.operand(a), fp.operand(b));
    let equal = f32::from_bits(a.to_bits() & b.to_bits());
    let number = if b.is_nan() { a } else { b };
    let r = if a == b { equal } else { number };
    let r = if a > b { a } else { r };
    r.canonical()
}

/// The low 32 bits of `a` clamped and truncated; 0 for NaN. As `as` does it, in a form that becomes vector code.
#[inline(always)]
fn clamped(a: f32, low: f64, high: f64) -> u32 {
    let a = f64::from(a);
    let a = if a.is_nan() { 0.0 } else { a };
    elementary::integer_bits(a.clamp(low, high).trunc())
}

/// Flags of a conversion to an integer in `low..=high`.
#[inline(always)]
fn integer_flags<F: Fp>(fp: &mut F, a: f32, low: f64, high: f64) {
    if F::EXACT {
        let t = f64::from(a).trunc();
        if t < low || t > high || a.is_nan() {
            fp.raise(flag::NV);
        } else if t != f64::from(a) {
            fp.raise(flag::NX);
        }
    }
}

/// Flags of a function with a pole at zero that is not defined below.
#[inline(always)]
fn pole_at_zero<F: Fp>(fp: &mut F, a: f32) {
    if F::EXACT {
        if a == 0.0 {
            fp.raise(flag::DZ);
        } else if a < 0.0 {
            fp.raise(flag::NV);
        }
    }
}

impl Group2 for W32 {
    #[inline(always)]
    fn add_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
        fp.add(a, b)
    }
    #[inline(always)]
    fn sub_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
        fp.sub(a, b)
    }
    #[inline(always)]
    fn mul_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
        fp.mul(a, b)
    }
    #[inline(always)]
    fn div_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
        fp.div(a, b)
    }
    #[inline(always)]
    fn min_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
        minimum(fp, a, b)
    }
    #[inline(always)]
    fn max_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32 {
        maximum(fp, a, b)
    }
    #[inline(always)]
    fn fma_f32<F: Fp>(fp: &mut F, a: f32, b: f32, c: f32) -> f32 {
        fp.fma(a, b, c)
    }
    #[inline(always)]
    fn mac_f32<F: Fp>(fp: &mut F, a: f32, b: f32, c: f32) -> f32 {
        fp.fma(a, b, c)
    }
    #[inline(always)]
    fn mov_f32(a: f32) -> f32 {
        a
    }
    #[inline(always)]
    fn sqrt_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        fp.sqrt(a)
    }
    #[inline(always)]
    fn floor_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        fp.integral(a, Integral::Floor)
    }
    #[inline(always)]
    fn ceil_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        fp.integral(a, Integral::Ceil)
    }
    #[inline(always)]
    fn trunc_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        fp.integral(a, Integral::Trunc)
    }
    #[inline(always)]
    fn rint_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        fp.integral(a, Integral::NearestEven)
    }
    #[inline(always)]
    fn fract_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        let floor = fp.integral(a, Integral::Floor);
        fp.sub(a, floor)
    }
    #[inline(always)]
    fn rcp_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        fp.div(1.0, a)
    }
    #[inline(always)]
    fn rsq_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        let a = fp.operand(a);
        pole_at_zero(fp, a);
        fp.narrow_nearest(elementary::rsq(a))
    }
    #[inline(always)]
    fn exp2_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        let a = fp.operand(a);
        if F::EXACT && a.is_infinite() {
            return if a > 0.0 { a } else { 0.0 };
        }
        fp.narrow_nearest(elementary::exp2(a))
    }
    #[inline(always)]
    fn log2_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        let a = fp.operand(a);
        pole_at_zero(fp, a);
        fp.narrow_nearest(elementary::log2(a))
    }
    #[inline(always)]
    fn sin_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        let a = fp.operand(a);
        if F::EXACT && a.is_infinite() {
            fp.raise(flag::NV);
        }
        fp.narrow_nearest(elementary::sin(a))
    }
    #[inline(always)]
    fn cos_f32<F: Fp>(fp: &mut F, a: f32) -> f32 {
        let a = fp.operand(a);
        if F::EXACT && a.is_infinite() {
            fp.raise(flag::NV);
        }
        fp.narrow_nearest(elementary::cos(a))
    }
    /// The product is exact in binary64.
    #[inline(always)]
    fn ldexp_f32<F: Fp>(fp: &mut F, a: f32, b: i32) -> f32 {
        let a = fp.operand(a);
        let power = f64::from_bits(((1023 + b.clamp(-300, 300)) as u64) << 52);
        fp.narrow(f64::from(a) * power)
    }
    #[inline(always)]
    fn frexp_exp_f32(a: f32) -> i32 {
        let exponent = (f64::from(a).to_bits() >> 52) as i32 & 0x7ff;
        if exponent == 0 || exponent == 0x7ff {
            0
        } else {
            exponent - 1022
        }
    }
    #[inline(always)]
    fn frexp_fract_f32(a: f32) -> f32 {
        let bits = f64::from(a).to_bits();
        let exponent = (bits >> 52) & 0x7ff;
        let fraction = f64::from_bits(bits & !(0x7ff << 52) | 1022 << 52) as f32;
        if exponent == 0 || exponent == 0x7ff {
            a
        } else {
            fraction
        }
    }
    #[inline(always)]
    fn cvt_i32_f32<F: Fp>(fp: &mut F, a: f32) -> i32 {
        let a = fp.operand(a);
        integer_flags(fp, a, i32::MIN.into(), i32::MAX.into());
        clamped(a, i32::MIN.into(), i32::MAX.into()) as i32
    }
    #[inline(always)]
    fn cvt_u32_f32<F: Fp>(fp: &mut F, a: f32) -> u32 {
        let a = fp.operand(a);
        integer_flags(fp, a, 0.0, u32::MAX.into());
        clamped(a, 0.0, u32::MAX.into())
    }
    #[inline(always)]
    fn cvt_f32_i32<F: Fp>(fp: &mut F, a: i32) -> f32 {
        if F::EXACT {
            fp.round_int(a.into())
        } else {
            a as f32
        }
    }
    #[inline(always)]
    fn cvt_f32_u32<F: Fp>(fp: &mut F, a: u32) -> f32 {
        if F::EXACT {
            fp.round_int(a.into())
        } else {
            a as f32
        }
    }
    #[inline(always)]
    fn cvt_f16_f32<F: Fp>(fp: &mut F, a: f32) -> f16 {
        fp.to_f16(a)
    }
    #[inline(always)]
    fn cvt_f32_f16<F: Fp>(fp: &mut F, a: f16) -> f32 {
        fp.operand(a).to_f32().canonical()
    }
    #[inline(always)]
    fn add_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16 {
        fp.add(a, b)
    }
    #[inline(always)]
    fn mul_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16 {
        fp.mul(a, b)
    }
    #[inline(always)]
    fn add_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64 {
        fp.add(a, b)
    }
    #[inline(always)]
    fn cmp_eq_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool {
        fp.equal(a, b)
    }
    #[inline(always)]
    fn cmp_ne_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool {
        !fp.equal(a, b)
    }
    #[inline(always)]
    fn cmp_lt_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool {
        fp.less(a, b)
    }
    #[inline(always)]
    fn cmp_le_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool {
        fp.less_equal(a, b)
    }
    #[inline(always)]
    fn cmp_gt_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool {
        fp.less(b, a)
    }
    #[inline(always)]
    fn cmp_ge_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool {
        fp.less_equal(b, a)
    }
}
