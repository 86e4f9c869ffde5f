//! What an instruction computes of one lane's sources, or of uniform ones: by the words of its name.

use crate::exact::{Exact, Rounding};
use crate::float::{F16, F32, Float, Format, NV, Value, saturate};
use crate::integer::{self, Type};
use crate::special::{self, Answer};

/// The result of one lane.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Bits; those above the destination's width do not count.
    Bits(u64),
    /// True or false.
    Truth(bool),
    /// One of several results, which only the bound of a special function limits.
    Within(Answer),
}

/// What an instruction has besides its sources.
#[derive(Clone, Copy, Debug, Default)]
pub struct Extras {
    /// Whether the result saturates.
    pub sat: bool,
    /// The direction that it names.
    pub direction: Option<Rounding>,
}

/// Computes an instruction by its name without file: `words` is split at the dots, `args` are the sources and, where the destination
/// is read, its old value last. Flags go to `float`. `None` if this is no such instruction.
pub fn compute(words: &[&str], args: &[u64], float: &mut Float, extras: Extras) -> Option<Outcome> {
    match *words {
        ["cmp", relation, ty] => {
            let truth = match Format::named(ty) {
                Some(f) => float.compare(f, relation, args[0], args[1]),
                None => integer::compare(relation, Type::named(ty)?, args[0], args[1])?,
            };
            return Some(Outcome::Truth(truth));
        }
        ["class", ty] => {
            let class = Format::named(ty)?.class(args[0]);
            return Some(Outcome::Truth(args[1] >> class & 1 == 1));
        }
        _ => {}
    }
    if let Some(bits) = integer::compute(words, args) {
        return Some(Outcome::Bits(bits));
    }
    match *words {
        ["pack", "f16x2"] => {
            let low = float.convert(F16, F32, args[0]);
            let high = float.convert(F16, F32, args[1]);
            Some(Outcome::Bits(high << 16 | low))
        }
        [name, "f16x2"] => {
            let mut half = |shift: u32| {
                let args: Vec<u64> = args.iter().map(|a| a >> shift & 0xffff).collect();
                arithmetic(name, F16, &args, float)
            };
            let (low, high) = (half(0)?, half(16)?);
            Some(Outcome::Bits(high << 16 | low))
        }
        ["frexp", part, ty] => Some(Outcome::Bits(frexp(part, Format::named(ty)?, args[0])?)),
        ["cvt" | "cvtr", to, from] => {
            let bits = convert(to, from, args[0], float, extras.direction)?;
            Some(Outcome::Bits(match Format::named(to) {
                Some(f) if extras.sat => saturate(f, bits),
                _ => bits,
            }))
        }
        [name @ ("rsq" | "exp2" | "log2" | "sin" | "cos"), ty] => {
            let format = Format::named(ty)?;
            let answer = special::answer(name, format, float, args[0], extras.sat);
            Some(Outcome::Within(answer))
        }
        [name, ty] => {
            let format = Format::named(ty)?;
            let bits = arithmetic(name, format, args, float)?;
            let sat = extras.sat;
            Some(Outcome::Bits(if sat {
                saturate(format, bits)
            } else {
                bits
            }))
        }
        _ => None,
    }
}

/// One float operation.
pub fn arithmetic(name: &str, f: Format, args: &[u64], float: &mut Float) -> Option<u64> {
    let a = args[0];
    let b = args.get(1).copied().unwrap_or(0);
    let c = args.get(2).copied().unwrap_or(0);
    Some(match name {
        "mov" => a,
        "copysign" => a & !f.sign(true) | b & f.sign(true),
        "add" => float.add(f, a, b),
        "sub" => float.sub(f, a, b),
        "mul" => float.mul(f, a, b),
        "div" => float.div(f, a, b),
        "rcp" => float.div(f, f.one(), a),
        "fma" | "mac" => float.fma(f, a, b, c),
        "sqrt" => float.sqrt(f, a),
        "min" => float.extreme(f, a, b, false, false),
        "max" => float.extreme(f, a, b, true, false),
        "minimum" => float.extreme(f, a, b, false, true),
        "maximum" => float.extreme(f, a, b, true, true),
        "floor" => float.integral(f, a, Rounding::Down),
        "ceil" => float.integral(f, a, Rounding::Up),
        "trunc" => float.integral(f, a, Rounding::Zero),
        "rint" => float.integral(f, a, Rounding::Nearest),
        "fract" => {
            let floor = float.integral(f, a, Rounding::Down);
            float.sub(f, a, floor)
        }
        "ldexp" => float.ldexp(f, a, b as i32),
        _ => return None,
    })
}

/// `frexp.exp` and `frexp.fract`: no arithmetic, no flags, nothing is flushed.
fn frexp(part: &str, f: Format, a: u64) -> Option<u64> {
    let Value::Finite(x) = f.value(a) else {
        return Some(if part == "exp" { 0 } else { a });
    };
    let exponent = x.exponent() + 1;
    match part {
        "exp" => Some(exponent as u64),
        "fract" => {
            let mut exact = Float::of_mode(0);
            Some(exact.round(f, &x.shifted(-exponent)))
        }
        _ => None,
    }
}

/// Type and number of steps of a normalised integer: `unorm8`, `snorm16`.
fn normalised(name: &str) -> Option<(Type, i128)> {
    let (signed, bits) = match name {
        "unorm8" => (false, 8),
        "snorm8" => (true, 8),
        "unorm16" => (false, 16),
        "snorm16" => (true, 16),
        _ => return None,
    };
    let ty = Type { signed, bits };
    Some((ty, ty.most()))
}

/// Conversions from or to a float.
fn convert(
    to: &str,
    from: &str,
    a: u64,
    float: &mut Float,
    direction: Option<Rounding>,
) -> Option<u64> {
    if let Some((_, steps)) = normalised(to) {
        return Some(to_normalised(a, to.starts_with('s'), steps, float) as u64);
    }
    let named = Float {
        rounding: direction.unwrap_or(float.rounding),
        ..float.clone()
    };
    let rounding = float.rounding;
    *float = named;
    let bits = match (Format::named(to), Format::named(from)) {
        (Some(to), Some(from)) => float.convert(to, from, a),
        (Some(to), None) => match normalised(from) {
            Some((ty, steps)) => {
                let x = Exact::from(ty.number(a).max(-steps));
                float.number(to, &x.div(&Exact::from(steps)))
            }
            None => float.number(to, &Exact::from(Type::named(from)?.number(a))),
        },
        (None, Some(from)) => {
            let ty = Type::named(to)?;
            let direction = direction.unwrap_or(Rounding::Zero);
            float.to_integer(from, a, direction, ty.least(), ty.most()) as u64
        }
        (None, None) => return None,
    };
    float.rounding = rounding;
    Some(bits)
}

/// binary32 to a normalised integer of so many steps from 0 to 1.
fn to_normalised(a: u64, signed: bool, steps: i128, float: &mut Float) -> i128 {
    let least = if signed { -steps } else { 0 };
    match float.operand(F32, a) {
        Value::Nan { signalling } => {
            float.flags |= if signalling { NV } else { 0 };
            0
        }
        Value::Infinity { negative } => {
            if negative {
                least
            } else {
                steps
            }
        }
        Value::Zero { .. } => 0,
        Value::Finite(x) => {
            let scaled = x.mul(&Exact::from(steps)).to_integer(Rounding::Nearest).0;
            let clamped = scaled.clamp(least.into(), steps.into());
            i128::try_from(clamped).unwrap_or(0)
        }
    }
}
