//! Conversions of groups 2 and 3.

use super::{Fp, flag};
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

/// The functions, as items of the trait's implementation.
macro_rules! functions {
    () => {
        #[inline(always)]
        fn cvt_i32_f32<F: Fp>(fp: &mut F, a: f32) -> i32 {
            let a = fp.operand(a);
            convert::integer_flags(fp, a, i32::MIN.into(), i32::MAX.into());
            convert::clamped(a, i32::MIN.into(), i32::MAX.into()) as i32
        }
        #[inline(always)]
        fn cvt_u32_f32<F: Fp>(fp: &mut F, a: f32) -> u32 {
            let a = fp.operand(a);
            convert::integer_flags(fp, a, 0.0, u32::MAX.into());
            convert::clamped(a, 0.0, u32::MAX.into())
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
            if F::EXACT {
                fp.convert(a)
            } else {
                f16::from_f32(a).canonical()
            }
        }
        #[inline(always)]
        fn cvt_f32_f16<F: Fp>(fp: &mut F, a: f16) -> f32 {
            fp.operand(a).to_f32().canonical()
        }
    };
}
pub(super) use functions;
