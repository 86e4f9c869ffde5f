//! What float instructions compute: SoftFloat's results and flags, and the rules of `docs/w32/floats.md` for what it does not have.

use super::{FLUSH, Tuple};
use crate::values::format_of;
use softfloat_wrapper::{ExceptionFlags, F16, F32, F64, F128, Float, RoundingMode};

const NV: u32 = 16;
const UF: u32 = 2;
const NX: u32 = 1;
/// Rounding directions by their codes in MODE.
const DIRECTIONS: [RoundingMode; 4] = [
    RoundingMode::TiesToEven,
    RoundingMode::TowardZero,
    RoundingMode::TowardNegative,
    RoundingMode::TowardPositive,
];

/// A binary format of up to 64 bits.
trait Format: Float + Copy {
    const BITS: u32;
    const FRACTION: u32;
    fn of(bits: u64) -> Self;
    fn raw(self) -> u64;
}

macro_rules! formats {
    ($($t:ident $payload:ident $bits:literal $fraction:literal),*) => {$(
        impl Format for $t {
            const BITS: u32 = $bits;
            const FRACTION: u32 = $fraction;
            fn of(bits: u64) -> Self {
                $t::from_bits(bits as $payload)
            }
            fn raw(self) -> u64 {
                self.to_bits().into()
            }
        }
    )*};
}

formats!(F16 u16 16 10, F32 u32 32 23, F64 u64 64 52);

/// A result and the flags that SoftFloat raised; they have the order of `fflags`.
fn flagged<R>(f: impl FnOnce() -> R) -> (R, u32) {
    ExceptionFlags::default().set();
    let r = f();
    let mut flags = ExceptionFlags::default();
    flags.get();
    (r, flags.to_bits().into())
}

/// Classes of a number, by the rule of `class`.
fn class<T: Format>(x: u64) -> u32 {
    let negative = x >> (T::BITS - 1) & 1 == 1;
    let fraction = x & ((1 << T::FRACTION) - 1);
    let exponents = (1u64 << (T::BITS - 1 - T::FRACTION)) - 1;
    let exponent = x >> T::FRACTION & exponents;
    match (exponent, fraction, negative) {
        (0, 0, true) => 3,
        (0, 0, false) => 4,
        (0, _, true) => 2,
        (0, _, false) => 5,
        (e, 0, true) if e == exponents => 0,
        (e, 0, false) if e == exponents => 7,
        (e, f, _) if e == exponents => 8 + (f >> (T::FRACTION - 1)) as u32,
        (_, _, true) => 1,
        (_, _, false) => 6,
    }
}

/// Exponent and fraction of `frexp`.
fn frexp<T: Format>(x: u64) -> (i64, u64) {
    if !matches!(class::<T>(x), 1 | 2 | 5 | 6) {
        return (0, x);
    }
    let sign = x >> (T::BITS - 1) << (T::BITS - 1);
    let fraction = x & ((1 << T::FRACTION) - 1);
    let field = ((x ^ sign) >> T::FRACTION) as i64;
    let bias = (1i64 << (T::BITS - 2 - T::FRACTION)) - 1;
    let (mut digits, mut e) = match field {
        0 => (fraction, 1 - bias),
        _ => (fraction | 1 << T::FRACTION, field - bias),
    };
    while digits >> T::FRACTION == 0 {
        (digits, e) = (digits << 1, e - 1);
    }
    let half = ((bias - 1) as u64) << T::FRACTION;
    (e + 1, sign | half | (digits ^ 1 << T::FRACTION))
}

/// One operation in a format.
fn arithmetic<T: Format>(op: &str, to: RoundingMode, t: Tuple) -> Option<(u64, u32)> {
    let [a, b, c, d] = t.map(T::of);
    let nan = |x: T| class::<T>(x.raw()) >= 8;
    let signalling = |x: T| class::<T>(x.raw()) == 8;
    let sign = 1u64 << (T::BITS - 1);
    let canonical = || flagged(|| T::of(0).div(T::of(0), to)).0;
    let some = |f: &dyn Fn() -> T| {
        let (r, flags) = flagged(f);
        Some((r.raw(), flags))
    };
    let quiet = if signalling(a) || signalling(b) {
        NV
    } else {
        0
    };
    let ordered = if nan(a) || nan(b) { NV } else { 0 };
    let truth = |x: bool, flags: u32| Some((u64::from(x), flags));
    let unordered = nan(a) || nan(b);
    let less = |x: T, y: T| x.lt_quiet(y) || (x.eq(y) && x.raw() & sign > y.raw() & sign);
    match op {
        "add" => some(&|| a.add(b, to)),
        "sub" => some(&|| a.sub(b, to)),
        "mul" => some(&|| a.mul(b, to)),
        "div" => some(&|| a.div(b, to)),
        "fma" => some(&|| a.fused_mul_add(b, c, to)),
        "mac" => some(&|| a.fused_mul_add(b, d, to)),
        "sqrt" => some(&|| a.sqrt(to)),
        "rcp" => {
            let one = T::from_u32(1, to);
            some(&|| one.div(a, to))
        }
        "floor" => some(&|| a.round_to_integral(RoundingMode::TowardNegative)),
        "ceil" => some(&|| a.round_to_integral(RoundingMode::TowardPositive)),
        "trunc" => some(&|| a.round_to_integral(RoundingMode::TowardZero)),
        "rint" => some(&|| a.round_to_integral(RoundingMode::TiesToEven)),
        "fract" => some(&|| a.sub(a.round_to_integral(RoundingMode::TowardNegative), to)),
        "ldexp" => {
            // Exact in binary128, whose exponents are large enough, then rounded once.
            let n = (b_int(t[1])).clamp(-6000, 6000);
            let power = F128::from_bits(((n + 16383) as u128) << 112);
            some(&|| {
                let wide = a.to_f128(to).mul(power, to);
                match T::BITS {
                    16 => T::of(wide.to_f16(to).raw()),
                    32 => T::of(wide.to_f32(to).raw()),
                    _ => T::of(wide.to_f64(to).raw()),
                }
            })
        }
        "min" | "max" => {
            let r = match (nan(a), nan(b)) {
                (true, true) => canonical(),
                (true, false) => b,
                (false, true) => a,
                _ if less(a, b) == (op == "min") => a,
                _ => b,
            };
            Some((r.raw(), quiet))
        }
        "minimum" | "maximum" => {
            let r = match unordered {
                true => canonical(),
                false if less(a, b) == (op == "minimum") => a,
                false => b,
            };
            Some((r.raw(), quiet))
        }
        "mov" => Some((a.raw(), 0)),
        "copysign" => Some((a.raw() & !sign | b.raw() & sign, 0)),
        "frexp.exp" => Some((frexp::<T>(a.raw()).0 as u64 & 0xffff_ffff, 0)),
        "frexp.fract" => Some((frexp::<T>(a.raw()).1, 0)),
        "class" => truth(t[1] >> class::<T>(a.raw()) & 1 == 1, 0),
        "cmp.eq" => truth(!unordered && a.eq(b), quiet),
        "cmp.ne" => truth(unordered || !a.eq(b), quiet),
        "cmp.ord" => truth(!unordered, quiet),
        "cmp.uno" => truth(unordered, quiet),
        "cmp.lt" => truth(a.lt_quiet(b), ordered),
        "cmp.le" => truth(a.le_quiet(b), ordered),
        "cmp.gt" => truth(b.lt_quiet(a), ordered),
        "cmp.ge" => truth(b.le_quiet(a), ordered),
        _ => None,
    }
}

/// The operation with the flushing of MODE around it: subnormal operands count as zeros, so do subnormal results, which raise UF and NX.
fn flushing<T: Format>(op: &str, to: RoundingMode, mode: u32, t: Tuple) -> Option<(u64, u32)> {
    let sign = 1u64 << (T::BITS - 1);
    let subnormal = |x: u64| matches!(class::<T>(x), 2 | 5);
    if mode & FLUSH == 0 {
        return arithmetic::<T>(op, to, t);
    }
    let zeroed = |x: u64| if subnormal(x) { x & sign } else { x };
    let (r, flags) = arithmetic::<T>(op, to, t.map(zeroed))?;
    let truth = op.starts_with("cmp");
    Some(match subnormal(r) && !truth {
        true => (r & sign, flags | UF | NX),
        false => (r, flags),
    })
}

/// A word as a signed number.
fn b_int(x: u64) -> i32 {
    x as u32 as i32
}

/// Float to integer: saturates, NaN gives 0.
fn to_integer<T: Format>(ty: &str, to: RoundingMode, x: u64) -> Option<(u64, u32)> {
    let a = T::of(x);
    if class::<T>(x) >= 8 {
        return Some((0, NV));
    }
    let (r, flags): (i128, u32) = match ty {
        "u64" => {
            let (r, f) = flagged(|| a.to_u64(to, true));
            (r.into(), f)
        }
        "u32" => {
            let (r, f) = flagged(|| a.to_u32(to, true));
            (r.into(), f)
        }
        "i32" => {
            let (r, f) = flagged(|| a.to_i32(to, true));
            (r.into(), f)
        }
        _ => {
            let (r, f) = flagged(|| a.to_i64(to, true));
            (r.into(), f)
        }
    };
    // SoftFloat has no 16-bit integers: those that do not fit are clamped.
    let (low, high) = match ty {
        "i16" => (i128::from(i16::MIN), i128::from(i16::MAX)),
        "u16" => (0, i128::from(u16::MAX)),
        _ => (i128::MIN, i128::MAX),
    };
    Some(match r {
        r if r < low => (low as u64, NV),
        r if r > high => (high as u64, NV),
        r => (r as u64, flags),
    })
}

fn from_integer<T: Format>(ty: &str, to: RoundingMode, x: u64) -> Option<(u64, u32)> {
    let (r, flags) = match ty {
        "u64" => flagged(|| T::from_u64(x, to)),
        "i64" => flagged(|| T::from_i64(x as i64, to)),
        "u32" => flagged(|| T::from_u32(x as u32, to)),
        "i32" => flagged(|| T::from_i32(x as i32, to)),
        "u16" => flagged(|| T::from_u32((x as u16).into(), to)),
        "i16" => flagged(|| T::from_i32((x as i16).into(), to)),
        _ => return None,
    };
    Some((r.raw(), flags))
}

fn to_float<T: Format>(ty: &str, to: RoundingMode, x: u64) -> Option<(u64, u32)> {
    let a = T::of(x);
    Some(match ty {
        "f16" => {
            let (r, f) = flagged(|| a.to_f16(to));
            (r.raw(), f)
        }
        "f32" => {
            let (r, f) = flagged(|| a.to_f32(to));
            (r.raw(), f)
        }
        _ => {
            let (r, f) = flagged(|| a.to_f64(to));
            (r.raw(), f)
        }
    })
}

/// Result and flags of an instruction without its file prefix; `None` for one that has no model here. `mode`: direction of MODE; `named`:
/// of the operand `round`.
pub(super) fn model(name: &str, mode: u32, named: Option<u8>, t: Tuple) -> Option<(u64, u32)> {
    let to = match named {
        Some(k @ 0..4) => DIRECTIONS[usize::from(k)],
        _ => DIRECTIONS[mode as usize & 3],
    };
    let parts: Vec<&str> = name.split('.').collect();
    if let [verb @ ("cvt" | "cvtr"), into, from] = parts[..] {
        return match (format_of(into), format_of(from)) {
            (Some(_), Some(_)) => match from {
                "f16" => to_float::<F16>(into, to, t[0]),
                "f32" => to_float::<F32>(into, to, t[0]),
                _ => to_float::<F64>(into, to, t[0]),
            },
            (Some(_), None) => match into {
                "f16" => from_integer::<F16>(from, to, t[0]),
                "f32" => from_integer::<F32>(from, to, t[0]),
                _ => from_integer::<F64>(from, to, t[0]),
            },
            (None, Some(_)) => {
                if !matches!(into, "i16" | "u16" | "i32" | "u32" | "i64" | "u64") {
                    return None;
                }
                let to = if verb == "cvt" {
                    RoundingMode::TowardZero
                } else {
                    to
                };
                match from {
                    "f16" => to_integer::<F16>(into, to, t[0]),
                    "f32" => to_integer::<F32>(into, to, t[0]),
                    _ => to_integer::<F64>(into, to, t[0]),
                }
            }
            _ => None,
        };
    }
    if name == "pack.f16x2" {
        let (low, f) = to_float::<F32>("f16", to, t[0])?;
        let (high, g) = to_float::<F32>("f16", to, t[1])?;
        return Some((low | high << 16, f | g));
    }
    let (op, ty) = name.rsplit_once('.')?;
    match ty {
        "f16" => flushing::<F16>(op, to, mode, t),
        "f32" => flushing::<F32>(op, to, mode, t),
        "f64" => flushing::<F64>(op, to, mode, t),
        "f16x2" if op != "pack" => {
            let (low, f) = arithmetic::<F16>(op, to, t.map(|x| x & 0xffff))?;
            let (high, g) = arithmetic::<F16>(op, to, t.map(|x| x >> 16 & 0xffff))?;
            Some((low | high << 16, f | g))
        }
        _ => None,
    }
}
