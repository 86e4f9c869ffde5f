//! Special functions to many more bits than a format has, and whether a result is within the bound of the manual (1 ULP).
//!
//! Numbers here are integers in units of 2^-360; each function says how far off it may be.

use crate::exact::{Exact, Rounding};
use crate::float::{DZ, F64, Float, Format, NX, OF, UF, Value, saturate};
use num_bigint::BigInt;
use std::cmp::Ordering;
use std::sync::OnceLock;

/// Bits behind the point: for the smallest binary32 number some 200 remain.
const PLACES: u64 = 360;

fn unit() -> BigInt {
    BigInt::from(1) << PLACES
}

/// To units, downwards; off by less than one.
fn units(x: &Exact) -> BigInt {
    x.shifted(PLACES as i64).to_integer(Rounding::Down).0
}

fn product(a: &BigInt, b: &BigInt) -> BigInt {
    (a * b) >> PLACES
}

/// Sum over k of x^(2k+1) / (2k+1), with alternating signs for the arc tangent; for |x| at most 1/3. Off by less than 2^10 units.
fn odd_series(x: &BigInt, alternate: bool) -> BigInt {
    let square = product(x, x);
    let (mut power, mut sum, mut k) = (x.clone(), BigInt::from(0), 1u32);
    while power != BigInt::from(0) && power != BigInt::from(-1) {
        let term = &power / k;
        if alternate && k % 4 == 3 {
            sum -= term;
        } else {
            sum += term;
        }
        power = product(&power, &square);
        k += 2;
    }
    sum
}

/// Machin: pi/4 = 4 atan(1/5) - atan(1/239).
fn pi() -> &'static BigInt {
    static PI: OnceLock<BigInt> = OnceLock::new();
    PI.get_or_init(|| {
        let atan = |n: u32| odd_series(&(unit() / n), true);
        (atan(5) * 4 - atan(239)) * 4
    })
}

/// ln 2 = 2 atanh(1/3).
fn ln2() -> &'static BigInt {
    static LN2: OnceLock<BigInt> = OnceLock::new();
    LN2.get_or_init(|| odd_series(&(unit() / 3), false) * 2)
}

/// Sum over k of x^k / k!, of every `step`-th k from `first` with alternating signs where `step` is 2. |x| below 4.
fn power_series(x: &BigInt, first: u32, step: u32) -> BigInt {
    let (mut term, mut sum) = (unit(), BigInt::from(0));
    let mut k = 0u32;
    loop {
        if k % step == first % step {
            if step == 2 && k / 2 % 2 == 1 {
                sum -= &term;
            } else {
                sum += &term;
            }
        }
        k += 1;
        term = product(&term, x) / k;
        if k > first && (term == BigInt::from(0) || term == BigInt::from(-1)) {
            return sum;
        }
    }
}

/// 2^x; relative error below 2^-300. Where |x| is above 5000, far beyond every format, 2^5000 or 2^-5000.
fn exp2(x: &Exact) -> Exact {
    let bound = Exact::from(5000);
    if x.abs().compare(&bound) == Ordering::Greater {
        return Exact::scaled(1.into(), if x.is_negative() { -5000 } else { 5000 });
    }
    let (whole, _) = x.to_integer(Rounding::Down);
    let whole = i64::try_from(whole).unwrap_or(0);
    let rest = x.sub(&Exact::from(i128::from(whole)));
    let power = power_series(&product(&units(&rest), ln2()), 0, 1);
    Exact::scaled(power, whole - PLACES as i64)
}

/// log2 x for x above 0; off by less than 2^-340.
fn log2(x: &Exact) -> Exact {
    let exponent = x.exponent();
    let m = x.shifted(-exponent);
    // ln m = 2 atanh((m - 1) / (m + 1)), the argument being at most 1/3.
    let one = Exact::from(1);
    let argument = m.sub(&one).div(&m.add(&one));
    let ln = odd_series(&units(&argument), false) * 2;
    let log = (ln << PLACES) / ln2();
    Exact::scaled(log, -(PLACES as i64)).add(&Exact::from(i128::from(exponent)))
}

/// Sine or cosine; off by less than 2^-200 for |x| below 2^128.
fn sine(x: &Exact, cosine: bool) -> Exact {
    let x = units(x);
    let turn = pi() * 2;
    let mut rest = &x % &turn;
    if rest > *pi() {
        rest -= &turn;
    } else if rest < -pi() {
        rest += &turn;
    }
    let sum = power_series(&rest, u32::from(!cosine), 2);
    Exact::scaled(sum, -(PLACES as i64))
}

/// The exact value of a function, or a number closer to it than any bound here tells apart, and whether it is exact.
fn value(name: &str, x: &Exact, format: Format) -> (Exact, bool) {
    match name {
        "exp2" => (exp2(x), !x.to_integer(Rounding::Zero).1),
        "log2" => {
            let power = Exact::scaled(1.into(), x.exponent());
            (log2(x), x.compare(&power) == Ordering::Equal)
        }
        "rsq" => {
            let root = x.root(u64::from(format.bits) + 64);
            let exact = root.mul(&root).compare(x) == Ordering::Equal;
            let value = Exact::from(1).div(&root);
            let exact = exact && is_number(&value, F64.fraction);
            (value, exact)
        }
        _ => (sine(x, name == "cos"), false),
    }
}

/// Whether a number other than 0 has at most `fraction + 1` significant bits.
fn is_number(x: &Exact, fraction: u32) -> bool {
    !x.shifted(i64::from(fraction) - x.exponent())
        .to_integer(Rounding::Zero)
        .1
}

/// What a special function may give: all results within the bound, and its flags.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Legal results, the nearest first.
    pub results: Vec<u64>,
    /// Flags that must be raised.
    pub flags: u32,
    /// Flags that may be.
    pub maybe: u32,
}

/// `rsq`, `exp2`, `log2`, `sin` or `cos` of bits of `format`, in the flush mode of `float`; saturated if `sat`.
pub fn answer(name: &str, format: Format, float: &Float, bits: u64, sat: bool) -> Answer {
    let mut float = Float {
        rounding: Rounding::Nearest,
        flags: 0,
        ..float.clone()
    };
    let negative = format.is_negative(bits);
    let operand = float.operand(format, bits);
    let known = match (name, &operand) {
        (_, Value::Nan { signalling }) => Some(float.nan(format, *signalling)),
        ("exp2", Value::Infinity { negative }) => {
            Some(if *negative { 0 } else { format.infinity(false) })
        }
        ("exp2" | "cos", Value::Zero { .. }) => Some(format.one()),
        ("sin" | "cos", Value::Infinity { .. }) => Some(float.nan(format, true)),
        ("sin", Value::Zero { .. }) => Some(format.sign(negative)),
        ("log2" | "rsq", Value::Zero { .. }) => {
            float.flags |= DZ;
            Some(format.infinity(name == "log2" || negative))
        }
        ("log2" | "rsq", _) if negative => Some(float.nan(format, true)),
        ("log2", Value::Infinity { .. }) => Some(format.infinity(false)),
        ("rsq", Value::Infinity { .. }) => Some(0),
        ("log2", Value::Finite(x)) if x.compare(&Exact::from(1)) == Ordering::Equal => Some(0),
        _ => None,
    };
    let saturated = |bits: u64| if sat { saturate(format, bits) } else { bits };
    let Value::Finite(x) = operand else {
        return Answer {
            results: known.map(saturated).into_iter().collect(),
            flags: float.flags,
            maybe: 0,
        };
    };
    if let Some(result) = known {
        return Answer {
            results: vec![saturated(result)],
            flags: float.flags,
            maybe: 0,
        };
    }
    let (exact, is_exact) = value(name, &x, format);
    let nearest = float.round(format, &exact);
    let mut answer = Answer {
        results: vec![saturated(nearest)],
        flags: float.flags,
        maybe: 0,
    };
    if is_exact {
        return answer;
    }
    if answer.flags & NX == 0 {
        // Closer to a number of the format than this module can tell.
        let tiny = exact.exponent() < format.smallest_exponent();
        answer.flags |= NX | if tiny { UF } else { 0 };
    }
    // The neighbours that are within 1 ULP.
    let exponent = exact.exponent().max(format.smallest_exponent());
    let ulp = Exact::scaled(1.into(), exponent - i64::from(format.fraction));
    for other in [nearest.wrapping_sub(1), nearest + 1] {
        if format.is_negative(other) != format.is_negative(nearest) {
            continue;
        }
        if let Some(y) = format.exact(other)
            && y.sub(&exact).abs().compare(&ulp) != Ordering::Greater
        {
            let flushed = float.flush_result(format, other);
            answer.results.push(saturated(flushed));
        }
    }
    // NX: whether the value of binary64 is a number of the format, as near as that is known (3 ULP of binary64).
    let place = i64::from(F64.fraction) - exact.exponent();
    let (near, _) = exact.shifted(place).to_integer(Rounding::Nearest);
    let lost = (F64.fraction - format.fraction) as i64
        + (format.smallest_exponent() - exact.exponent()).max(0);
    let could_fit = (-3..=3).any(|d| {
        let n = Exact::scaled(&near + d, -lost);
        !n.to_integer(Rounding::Zero).1
    });
    if could_fit && answer.flags & OF == 0 {
        let doubtful = answer.flags & (NX | UF);
        answer.maybe |= doubtful;
        answer.flags &= !doubtful;
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::F32;

    #[test]
    fn values_that_tables_have() {
        let known = [
            ("exp2", 0.5, std::f64::consts::SQRT_2),
            ("log2", 10.0, std::f64::consts::LOG2_10),
            ("sin", 1.0, 0.841_470_984_807_896_5),
            ("cos", 1.0, 0.540_302_305_868_139_8),
            ("rsq", 16.0, 0.25),
        ];
        for (name, x, want) in known {
            let x = F64.exact(f64::to_bits(x)).unwrap();
            let (value, _) = value(name, &x, F64);
            let bits = Float::of_mode(0).round(F64, &value);
            assert_eq!(f64::from_bits(bits), want, "{name}");
        }
    }

    #[test]
    fn a_neighbour_is_legal_only_within_one_ulp() {
        let float = Float::of_mode(0);
        let third = 3.0f32.to_bits().into();
        let log = answer("log2", F32, &float, third, false);
        // 1.5849625 lies between two numbers, and both are within 1 ULP.
        assert_eq!(log.results.len(), 2);
        assert_eq!((log.flags, log.maybe), (NX, 0));
        let exact = answer("exp2", F32, &float, third, false);
        assert_eq!(exact.results, [u64::from(8.0f32.to_bits())]);
        assert_eq!((exact.flags, exact.maybe), (0, 0));
    }
}
