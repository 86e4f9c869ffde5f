//! What each operation computes, on words: integers and floats by their bits, truth values as 0 and 1.
//! Operations on numbers of other formats are in [`num`].
//!
//! Plain host arithmetic, written to be compared with the comments on the operations. A float operation whose result is a NaN
//! gives the canonical one, `0x7fc00000`, but for those that only touch the sign bit or give
//! their operand itself.

mod num;

pub use num::num;

use crate::{AtomicOp, BinOp, CmpOp, NumOp, UnOp};

const NAN: u32 = 0x7fc0_0000;

fn float(x: f32) -> u32 {
    if x.is_nan() { NAN } else { x.to_bits() }
}

fn double(x: f64) -> u32 {
    float(x as f32)
}

/// An operation on one operand.
pub fn un(op: UnOp, a: u32) -> u32 {
    let x = f32::from_bits(a);
    let wide = f64::from(x);
    match op {
        UnOp::NegI32 => a.wrapping_neg(),
        UnOp::NotI32 => !a,
        UnOp::AbsI32 => (a as i32).wrapping_abs() as u32,
        UnOp::Clz => a.leading_zeros(),
        UnOp::Ctz => a.trailing_zeros(),
        UnOp::Popcnt => a.count_ones(),
        UnOp::BitRev => a.reverse_bits(),
        UnOp::FlbU32 => highest_bit(a),
        UnOp::FlbS32 => highest_bit(if (a as i32) < 0 { !a } else { a }),
        UnOp::Ftb => match a {
            0 => u32::MAX,
            _ => a.trailing_zeros(),
        },
        UnOp::NotBool => a ^ 1,
        UnOp::NegF32 => a ^ 0x8000_0000,
        UnOp::AbsF32 => a & 0x7fff_ffff,
        UnOp::Floor => float(x.floor()),
        UnOp::Ceil => float(x.ceil()),
        UnOp::Trunc => float(x.trunc()),
        UnOp::Rint => float(x.round_ties_even()),
        UnOp::Fract => float(x - x.floor()),
        UnOp::Sqrt => float(x.sqrt()),
        UnOp::Rsqrt => double(1.0 / wide.sqrt()),
        UnOp::Exp2 => double(wide.exp2()),
        UnOp::Log2 => double(wide.log2()),
        UnOp::Sin => double(wide.sin()),
        UnOp::Cos => double(wide.cos()),
        UnOp::F32ToS32 => x as i32 as u32,
        UnOp::F32ToU32 => x as u32,
        UnOp::S32ToF32 => (a as i32 as f32).to_bits(),
        UnOp::U32ToF32 => (a as f32).to_bits(),
        UnOp::BitsToF32 | UnOp::BitsToI32 => a,
        UnOp::F32ToF16 => f32_to_f16(a),
        UnOp::F16ToF32 => f16_to_f32(a),
        UnOp::FrexpExp => frexp(x).map_or(0, |(_, e)| e as u32),
        UnOp::FrexpFract => frexp(x).map_or(a, |(f, _)| f.to_bits()),
    }
}

/// An operation on two operands.
pub fn bin(op: BinOp, a: u32, b: u32) -> u32 {
    let (s, t) = (a as i32, b as i32);
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::MulHiU32 => ((u64::from(a) * u64::from(b)) >> 32) as u32,
        BinOp::MulHiS32 => ((i64::from(s) * i64::from(t)) >> 32) as u32,
        BinOp::DivU32 => a.checked_div(b).unwrap_or(a),
        BinOp::DivS32 => match t {
            0 => a,
            _ => s.wrapping_div(t) as u32,
        },
        BinOp::RemU32 => a.checked_rem(b).unwrap_or(0),
        BinOp::RemS32 => match t {
            0 => 0,
            _ => s.wrapping_rem(t) as u32,
        },
        BinOp::MinU32 => a.min(b),
        BinOp::MaxU32 => a.max(b),
        BinOp::MinS32 => s.min(t) as u32,
        BinOp::MaxS32 => s.max(t) as u32,
        BinOp::And | BinOp::AndBool => a & b,
        BinOp::Or | BinOp::OrBool => a | b,
        BinOp::Xor | BinOp::XorBool => a ^ b,
        BinOp::Shl => a << (b % 32),
        BinOp::ShrU32 => a >> (b % 32),
        BinOp::ShrS32 => (s >> (b % 32)) as u32,
        BinOp::AddF32 => float(x + y),
        BinOp::SubF32 => float(x - y),
        BinOp::MulF32 => float(x * y),
        BinOp::DivF32 => float(x / y),
        BinOp::MinF32 => minimum_number(a, b),
        // max(x, y) = -min(-x, -y)
        BinOp::MaxF32 => match minimum_number(a ^ 0x8000_0000, b ^ 0x8000_0000) {
            NAN => NAN,
            min => min ^ 0x8000_0000,
        },
        // The product is exact in f64: the exponent stays far within its range.
        BinOp::Ldexp => double(f64::from(x) * 2f64.powi(t.clamp(-400, 400))),
    }
}

/// A comparison.
pub fn cmp(op: CmpOp, a: u32, b: u32) -> bool {
    let (s, t) = (a as i32, b as i32);
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    match op {
        CmpOp::EqI32 => a == b,
        CmpOp::NeI32 => a != b,
        CmpOp::LtS32 => s < t,
        CmpOp::LeS32 => s <= t,
        CmpOp::LtU32 => a < b,
        CmpOp::LeU32 => a <= b,
        CmpOp::EqF32 => x == y,
        CmpOp::NeF32 => x != y,
        CmpOp::LtF32 => x < y,
        CmpOp::LeF32 => x <= y,
    }
}

/// `a * b + c` with one rounding.
pub fn fma(a: u32, b: u32, c: u32) -> u32 {
    float(f32::from_bits(a).mul_add(f32::from_bits(b), f32::from_bits(c)))
}

/// WGSL's extractBits: `offset` is clamped to 32, `count` to what is left.
pub fn extract_bits(signed: bool, value: u32, offset: u32, count: u32) -> u32 {
    let offset = offset.min(32);
    let count = count.min(32 - offset);
    if count == 0 {
        return 0;
    }
    let top = value << (32 - offset - count);
    if signed {
        ((top as i32) >> (32 - count)) as u32
    } else {
        top >> (32 - count)
    }
}

/// WGSL's insertBits, clamped in the same way.
pub fn insert_bits(value: u32, insert: u32, offset: u32, count: u32) -> u32 {
    let offset = offset.min(32);
    let count = count.min(32 - offset);
    let mask = (((1u64 << count) - 1) << offset) as u32;
    let insert = (u64::from(insert) << offset) as u32;
    (value & !mask) | (insert & mask)
}

/// The new word of an atomic operation.
pub fn atomic(op: AtomicOp, old: u32, value: u32) -> u32 {
    match op {
        AtomicOp::Add => old.wrapping_add(value),
        AtomicOp::Sub => old.wrapping_sub(value),
        AtomicOp::And => old & value,
        AtomicOp::Or => old | value,
        AtomicOp::Xor => old ^ value,
        AtomicOp::MinU => old.min(value),
        AtomicOp::MaxU => old.max(value),
        AtomicOp::MinS => (old as i32).min(value as i32) as u32,
        AtomicOp::MaxS => (old as i32).max(value as i32) as u32,
        AtomicOp::Exchange => value,
        AtomicOp::AddF => bin(BinOp::AddF32, old, value),
        AtomicOp::MinF => bin(BinOp::MinF32, old, value),
        AtomicOp::MaxF => bin(BinOp::MaxF32, old, value),
    }
}

/// The new number of an atomic operation on 64 bits.
pub fn atomic_wide(op: AtomicOp, old: u64, value: u64) -> u64 {
    let float = |op| {
        let words = [old, old >> 32, value, value >> 32, 0, 0].map(|x| x as u32);
        let [low, high] = num(op, words);
        u64::from(low) | u64::from(high) << 32
    };
    match op {
        AtomicOp::Add => old.wrapping_add(value),
        AtomicOp::Sub => old.wrapping_sub(value),
        AtomicOp::And => old & value,
        AtomicOp::Or => old | value,
        AtomicOp::Xor => old ^ value,
        AtomicOp::MinU => old.min(value),
        AtomicOp::MaxU => old.max(value),
        AtomicOp::MinS => (old as i64).min(value as i64) as u64,
        AtomicOp::MaxS => (old as i64).max(value as i64) as u64,
        AtomicOp::Exchange => value,
        AtomicOp::AddF => float(NumOp::AddF64),
        AtomicOp::MinF => float(NumOp::MinF64),
        AtomicOp::MaxF => float(NumOp::MaxF64),
    }
}

/// All ones for 0.
fn highest_bit(a: u32) -> u32 {
    31u32.wrapping_sub(a.leading_zeros())
}

/// A number wins over a NaN, and -0 is less than +0.
fn minimum_number(a: u32, b: u32) -> u32 {
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    match (x.is_nan(), y.is_nan()) {
        (true, true) => NAN,
        (true, false) => b,
        (false, true) => a,
        (false, false) if x == y => a | b & 0x8000_0000,
        (false, false) if x < y => a,
        (false, false) => b,
    }
}

/// Fraction in [0.5, 1) and exponent; `None` for zeros, infinities and NaN.
fn frexp(x: f32) -> Option<(f32, i32)> {
    if x == 0.0 || !x.is_finite() {
        return None;
    }
    // As a double every one of them is normal.
    let bits = f64::from(x).to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1022;
    let fraction = f64::from_bits(bits & !(0x7ff << 52) | 1022 << 52);
    Some((fraction as f32, exponent))
}

fn f16_to_f32(half: u32) -> u32 {
    let sign = (half & 0x8000) << 16;
    let exponent = half >> 10 & 0x1f;
    let fraction = half & 0x3ff;
    match exponent {
        // fraction * 2^-24
        0 => sign | (fraction as f32 * 2f32.powi(-24)).to_bits(),
        31 if fraction != 0 => NAN,
        31 => sign | 0x7f80_0000,
        _ => sign | (exponent + 112) << 23 | fraction << 13,
    }
}

fn f32_to_f16(bits: u32) -> u32 {
    f64_to_f16(f64::from(f32::from_bits(bits)))
}

/// The bits of the nearest binary16, ties to even.
fn f64_to_f16(x: f64) -> u32 {
    let sign = u32::from(x.is_sign_negative()) << 15;
    let x = x.abs();
    if x.is_nan() {
        return 0x7e00;
    }
    // Half of the last place above 65504: from here on it rounds to infinity.
    if x >= 65520.0 {
        return sign | 0x7c00;
    }
    // The exponent of x, at least that of the smallest normal; a unit in the last place is 2^(e-10).
    let e = ((x.to_bits() >> 52) as i32 - 1023).max(-14);
    let units = (x * 2f64.powi(10 - e)).round_ties_even() as u32;
    // A normal number has 1024 units or more; a carry goes into the exponent by itself.
    sign | ((((e + 14) as u32) << 10) + units)
}
