//! Operations on numbers of other formats than the types of values.

use super::{f16_to_f32, f64_to_f16, float};
use crate::NumOp;

const NAN64: u64 = 0x7ff8_0000_0000_0000;
const SIGN64: u64 = 1 << 63;

fn double(x: f64) -> u64 {
    if x.is_nan() { NAN64 } else { x.to_bits() }
}

/// An operation on numbers: the words of its operands, as many of `w` as it takes. The words of its result, low first; of a result
/// of one word the second is 0. Truth values are 0 and 1.
pub fn num(op: NumOp, w: [u32; 6]) -> [u32; 2] {
    use NumOp::*;
    let long = |i: usize| u64::from(w[i]) | u64::from(w[i + 1]) << 32;
    let half = |i: usize| f64::from(f32::from_bits(f16_to_f32(w[i] & 0xffff)));
    let (a, b) = (long(0), long(2));
    let (s, t) = (a as i64, b as i64);
    let (x, y) = (f64::from_bits(a), f64::from_bits(b));
    // Of two binary16, sum, difference and product are exact as f64, and the quotient is wide enough to be rounded twice.
    let (h, k) = (half(0), half(1));
    let single = f32::from_bits(w[0]);
    let truth = u64::from;
    let result: u64 = match op {
        AddF16 => f64_to_f16(h + k).into(),
        SubF16 => f64_to_f16(h - k).into(),
        MulF16 => f64_to_f16(h * k).into(),
        DivF16 => f64_to_f16(h / k).into(),
        MinF16 => f64_to_f16(minimum_number(h, k)).into(),
        MaxF16 => f64_to_f16(-minimum_number(-h, -k)).into(),
        // The product is exact. Where the sum is not, the smaller of the two is far below half a place of the larger, which is a
        // binary16 or, as a product, next to infinity.
        FmaF16 => f64_to_f16(h.mul_add(k, half(2))).into(),
        EqF16 => truth(h == k),
        NeF16 => truth(h != k),
        LtF16 => truth(h < k),
        LeF16 => truth(h <= k),
        AddI64 => a.wrapping_add(b),
        SubI64 => a.wrapping_sub(b),
        MulI64 => a.wrapping_mul(b),
        DivU64 => a.checked_div(b).unwrap_or(a),
        DivS64 if t == 0 => a,
        DivS64 => s.wrapping_div(t) as u64,
        RemU64 => a.checked_rem(b).unwrap_or(0),
        RemS64 if t == 0 => 0,
        RemS64 => s.wrapping_rem(t) as u64,
        MinU64 => a.min(b),
        MaxU64 => a.max(b),
        MinS64 => s.min(t) as u64,
        MaxS64 => s.max(t) as u64,
        ShlI64 => a << (w[2] % 64),
        ShrU64 => a >> (w[2] % 64),
        ShrS64 => (s >> (w[2] % 64)) as u64,
        EqI64 => truth(a == b),
        NeI64 => truth(a != b),
        LtU64 => truth(a < b),
        LeU64 => truth(a <= b),
        LtS64 => truth(s < t),
        LeS64 => truth(s <= t),
        AddF64 => double(x + y),
        SubF64 => double(x - y),
        MulF64 => double(x * y),
        DivF64 => double(x / y),
        MinF64 => double(minimum_number(x, y)),
        MaxF64 => double(-minimum_number(-x, -y)),
        FmaF64 => double(x.mul_add(y, f64::from_bits(long(4)))),
        SqrtF64 => double(x.sqrt()),
        FloorF64 => double(x.floor()),
        CeilF64 => double(x.ceil()),
        TruncF64 => double(x.trunc()),
        RintF64 => double(x.round_ties_even()),
        LdexpF64 => double(ldexp(x, w[2] as i32)),
        FrexpExpF64 => frexp(a).map_or(0, |(_, e)| u64::from(e as u32)),
        FrexpFractF64 => frexp(a).map_or(a, |(f, _)| f),
        EqF64 => truth(x == y),
        NeF64 => truth(x != y),
        LtF64 => truth(x < y),
        LeF64 => truth(x <= y),
        S64ToF32 => (s as f32).to_bits().into(),
        U64ToF32 => (a as f32).to_bits().into(),
        F32ToS64 => single as i64 as u64,
        F32ToU64 => single as u64,
        F32ToF64 => double(f64::from(single)),
        F64ToF32 => float(x as f32).into(),
        F64ToF16 => f64_to_f16(x).into(),
        S32ToF64 => f64::from(w[0] as i32).to_bits(),
        U32ToF64 => f64::from(w[0]).to_bits(),
        F64ToS32 => u64::from(x as i32 as u32),
        F64ToU32 => u64::from(x as u32),
        S64ToF64 => (s as f64).to_bits(),
        U64ToF64 => (a as f64).to_bits(),
        F64ToS64 => x as i64 as u64,
        F64ToU64 => x as u64,
    };
    [result as u32, (result >> 32) as u32]
}

/// A number wins over a NaN, and -0 is less than +0.
fn minimum_number(x: f64, y: f64) -> f64 {
    match (x.is_nan(), y.is_nan()) {
        (true, _) => y,
        (_, true) => x,
        _ if x == y => f64::from_bits(x.to_bits() | y.to_bits() & SIGN64),
        _ if x < y => x,
        _ => y,
    }
}

/// `x * 2^e` with one rounding.
fn ldexp(x: f64, e: i32) -> f64 {
    let Some((fraction, exponent)) = frexp(x.to_bits()) else {
        return x;
    };
    let exponent = exponent.saturating_add(e.clamp(-5000, 5000));
    let fraction = f64::from_bits(fraction);
    if exponent > 1024 {
        return f64::INFINITY.copysign(x);
    }
    if exponent > -1022 {
        // A normal result, by two factors that are both powers of two in range.
        return fraction * 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2);
    }
    // Below the normal numbers: one product that rounds, of a fraction times a normal power and the smallest normal number.
    let tiny = f64::MIN_POSITIVE;
    if exponent < -1022 - 60 {
        return 0f64.copysign(x);
    }
    fraction * 2f64.powi(exponent + 1022) * tiny
}

/// Bits of the fraction in [0.5, 1), and exponent; `None` for zeros, infinities and NaN.
fn frexp(bits: u64) -> Option<(u64, i32)> {
    let x = f64::from_bits(bits);
    if x == 0.0 || !x.is_finite() {
        return None;
    }
    // A subnormal number is made normal first.
    let (bits, more) = if x.is_subnormal() {
        ((x * 2f64.powi(64)).to_bits(), 64)
    } else {
        (bits, 0)
    };
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1022 - more;
    Some((bits & !(0x7ff << 52) | 1022 << 52, exponent))
}
