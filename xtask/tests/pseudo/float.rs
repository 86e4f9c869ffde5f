//! Floats as the page on floating point has them (`docs/w32/floats.md`): exact numbers and one rounding. Flags are left out.

use num_bigint::{BigInt, BigUint, Sign};
use std::cmp::Ordering;

/// A float in a format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Float {
    /// 16, 32 or 64.
    pub width: u32,
    pub bits: u64,
}

/// MODE: direction in bits 2:0, flushing of each format above it.
#[derive(Clone, Copy)]
pub struct Mode(pub u32);

impl Mode {
    fn flushes(self, width: u32) -> bool {
        self.0 >> 3 >> (width.ilog2() - 4) & 1 == 1
    }

    /// The same with another direction; 4 is that of MODE.
    pub fn directed(self, direction: u32) -> Mode {
        if direction == 4 {
            self
        } else {
            Mode(self.0 & !7 | direction)
        }
    }
}

/// What a float stands for.
#[derive(Clone, Debug)]
pub enum Number {
    Nan,
    Infinity(bool),
    Finite(Exact),
}

/// A number, negative or not, with the sign of zeros: mantissa * 2^exponent.
#[derive(Clone, Debug)]
pub struct Exact {
    pub negative: bool,
    pub mantissa: BigUint,
    pub exponent: i64,
}

impl Exact {
    pub fn of(x: &BigInt) -> Exact {
        Exact {
            negative: x.sign() == Sign::Minus,
            mantissa: x.magnitude().clone(),
            exponent: 0,
        }
    }

    pub fn is_zero(&self) -> bool {
        self.mantissa == BigUint::ZERO
    }

    fn negated(&self) -> Exact {
        Exact {
            negative: !self.negative,
            ..self.clone()
        }
    }

    /// The integer that this is in units of 2^exponent.
    fn units(&self, exponent: i64) -> BigInt {
        let x = BigInt::from(self.mantissa.clone()) << (self.exponent - exponent);
        if self.negative { -x } else { x }
    }

    pub fn compare(&self, other: &Exact) -> Ordering {
        let low = self.exponent.min(other.exponent);
        self.units(low).cmp(&other.units(low))
    }

    pub fn times(&self, other: &Exact) -> Exact {
        Exact {
            negative: self.negative != other.negative,
            mantissa: &self.mantissa * &other.mantissa,
            exponent: self.exponent + other.exponent,
        }
    }

    /// The sum; a zero of numbers of different sign is -0 only if rounding is downwards.
    fn plus(&self, other: &Exact, mode: Mode) -> Exact {
        if self.is_zero() && other.is_zero() && self.negative == other.negative {
            return self.clone();
        }
        let low = self.exponent.min(other.exponent);
        let sum = self.units(low) + other.units(low);
        let negative = if sum == BigInt::ZERO {
            mode.0 & 7 == 2
        } else {
            sum < BigInt::ZERO
        };
        Exact {
            negative,
            exponent: low,
            ..Exact::of(&sum)
        }
    }

    /// Rounded to an integer in a direction.
    pub fn integer(&self, direction: u32) -> BigInt {
        let shift = -self.exponent;
        let size = if shift <= 0 {
            self.mantissa.clone() << -shift
        } else {
            shifted(&self.mantissa, shift as u64, direction, self.negative)
        };
        let size = BigInt::from(size);
        if self.negative { -size } else { size }
    }
}

/// x / 2^n, rounded.
fn shifted(x: &BigUint, n: u64, direction: u32, negative: bool) -> BigUint {
    let kept = x >> n;
    let rest = x - (&kept << n);
    let half = BigUint::from(1u32) << (n - 1);
    let up = match direction {
        0 => rest > half || rest == half && kept.bit(0),
        1 => false,
        2 => negative && rest != BigUint::ZERO,
        _ => !negative && rest != BigUint::ZERO,
    };
    if up { kept + 1u32 } else { kept }
}

impl Float {
    fn precision(width: u32) -> u64 {
        match width {
            16 => 11,
            32 => 24,
            _ => 53,
        }
    }

    fn parts(self) -> (bool, u64, u64) {
        let p = Float::precision(self.width);
        let negative = self.bits >> (self.width - 1) & 1 == 1;
        let field = (self.bits >> (p - 1)) & ((1 << (u64::from(self.width) - p)) - 1);
        (negative, field, self.bits & ((1 << (p - 1)) - 1))
    }

    fn special(width: u32, negative: bool, fraction: u64) -> Float {
        let p = Float::precision(width);
        let field = (1 << (u64::from(width) - p)) - 1;
        Float {
            width,
            bits: u64::from(negative) << (width - 1) | field << (p - 1) | fraction,
        }
    }

    /// The canonical NaN.
    pub fn nan(width: u32) -> Float {
        Float::special(width, false, 1 << (Float::precision(width) - 2))
    }

    pub fn infinity(width: u32, negative: bool) -> Float {
        Float::special(width, negative, 0)
    }

    /// What it is, without flushing.
    pub fn number(self) -> Number {
        let p = Float::precision(self.width) as i64;
        let (negative, field, fraction) = self.parts();
        let top = (1 << (i64::from(self.width) - p)) - 1;
        let bias = top as i64 >> 1;
        match (field, fraction) {
            (f, 0) if f == top => Number::Infinity(negative),
            (f, _) if f == top => Number::Nan,
            (0, m) => Number::Finite(Exact {
                negative,
                mantissa: m.into(),
                exponent: 2 - bias - p,
            }),
            (f, m) => {
                let mantissa = BigUint::from(m | 1 << (p - 1));
                Number::Finite(Exact {
                    negative,
                    mantissa,
                    exponent: f as i64 - bias - p + 1,
                })
            }
        }
    }

    /// What it is as an operand: subnormal numbers may count as zeros.
    fn operand(self, mode: Mode) -> Number {
        match self.number() {
            Number::Finite(x) if self.parts().1 == 0 && mode.flushes(self.width) => {
                Number::Finite(Exact {
                    mantissa: BigUint::ZERO,
                    ..x
                })
            }
            n => n,
        }
    }

    /// The float nearest to a number in the direction of MODE.
    pub fn round(width: u32, x: &Exact, mode: Mode) -> Float {
        let p = Float::precision(width) as i64;
        let bias = (1 << (i64::from(width) - p - 1)) - 1;
        let sign = u64::from(x.negative) << (width - 1);
        if x.is_zero() {
            return Float { width, bits: sign };
        }
        let high = x.exponent + x.mantissa.bits() as i64 - 1;
        let mut unit = high.max(1 - bias) - (p - 1);
        let mut digits = match unit - x.exponent {
            n if n <= 0 => x.mantissa.clone() << -n,
            n => shifted(&x.mantissa, n as u64, mode.0 & 7, x.negative),
        };
        if digits.bits() as i64 > p {
            digits >>= 1;
            unit += 1;
        }
        let digits = digits.iter_u64_digits().next().unwrap_or(0);
        let normal = digits >> (p - 1) == 1;
        if unit + p - 1 > bias {
            let out = match mode.0 & 7 {
                0 => true,
                1 => false,
                2 => x.negative,
                _ => !x.negative,
            };
            let infinity = Float::infinity(width, x.negative);
            // The largest finite number is the one below.
            return Float {
                bits: infinity.bits - u64::from(!out),
                ..infinity
            };
        }
        let bits = match normal {
            true => ((unit + p - 1 + bias) as u64) << (p - 1) | digits & ((1 << (p - 1)) - 1),
            false if mode.flushes(width) => 0,
            false => digits,
        };
        Float {
            width,
            bits: sign | bits,
        }
    }

    /// Number of its class, as `class` counts them.
    pub fn class(self) -> u32 {
        let (negative, field, fraction) = self.parts();
        let quiet = fraction >> (Float::precision(self.width) - 2) & 1 == 1;
        match (self.number(), negative) {
            (Number::Nan, _) => 8 + u32::from(quiet),
            (Number::Infinity(_), true) => 0,
            (Number::Infinity(_), false) => 7,
            (Number::Finite(_), negative) => {
                let away = match (field, fraction) {
                    (0, 0) => 0,
                    (0, _) => 1,
                    _ => 2,
                };
                if negative { 3 - away } else { 4 + away }
            }
        }
    }
}

/// An argument of an operation: a float, or an exact number.
pub enum Argument {
    Float(Float),
    Exact(Exact),
}

impl Argument {
    pub fn number(&self, mode: Mode) -> Number {
        match self {
            Argument::Float(f) => f.operand(mode),
            Argument::Exact(x) => Number::Finite(x.clone()),
        }
    }
}

/// Quotient, or with its second argument missing the square root, with a last digit that stands for what is left.
fn inexact(a: &Exact, b: Option<&Exact>) -> Exact {
    let mut k = 130 + b.map_or(0, |b| b.mantissa.bits() as i64);
    if b.is_none() {
        // The exponent of a square is even.
        k += (a.exponent - k).rem_euclid(2);
    }
    let wide = &a.mantissa << k;
    let (whole, exponent, left) = match b {
        Some(b) => {
            let q = &wide / &b.mantissa;
            let left = &q * &b.mantissa != wide;
            (q, a.exponent - b.exponent - k, left)
        }
        None => {
            let root = wide.sqrt();
            let left = &root * &root != wide;
            (root, (a.exponent - k) / 2, left)
        }
    };
    let negative = a.negative != b.is_some_and(|b| b.negative);
    Exact {
        negative,
        mantissa: (whole << 1) + u32::from(left),
        exponent: exponent - 1,
    }
}

/// An operation of IEEE 754-2019 whose result has `width` bits.
pub fn operation(name: &str, arguments: &[Argument], width: u32, mode: Mode) -> Option<Float> {
    use Number::{Finite, Infinity, Nan};
    let numbers: Vec<Number> = arguments.iter().map(|a| a.number(mode)).collect();
    let round = |x: &Exact| Float::round(width, x, mode);
    let (nan, infinity) = (Float::nan(width), |n: bool| Float::infinity(width, n));
    let add = |a: &Number, b: &Number| match (a, b) {
        (Nan, _) | (_, Nan) => nan,
        (Infinity(a), Infinity(b)) if a != b => nan,
        (Infinity(n), _) | (_, Infinity(n)) => infinity(*n),
        (Finite(a), Finite(b)) => round(&a.plus(b, mode)),
    };
    let sign = |n: &Number| match n {
        Nan => false,
        Infinity(n) => *n,
        Finite(x) => x.negative,
    };
    let multiply = |a: &Number, b: &Number| match (a, b) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinity(_), Finite(x)) | (Finite(x), Infinity(_)) if x.is_zero() => Nan,
        (Infinity(_), _) | (_, Infinity(_)) => Infinity(sign(a) != sign(b)),
        (Finite(a), Finite(b)) => Finite(a.times(b)),
    };
    let give = |n: Number| match n {
        Nan => nan,
        Infinity(n) => infinity(n),
        Finite(x) => round(&x),
    };
    // Minima and maxima: which of two numbers is less, -0 being less than +0.
    let less = |a: &Number, b: &Number| match order(a, b) {
        Some(Ordering::Equal) => sign(a) && !sign(b),
        o => o == Some(Ordering::Less),
    };
    let pick = |smaller: bool, a: &Number, b: &Number| {
        let first = less(a, b) == smaller || !less(a, b) && !less(b, a);
        give(if first { a.clone() } else { b.clone() })
    };
    Some(match (name, &numbers[..]) {
        ("addition", [a, b]) => add(a, b),
        ("subtraction", [a, b]) => {
            let b = match b {
                Nan => Nan,
                Infinity(n) => Infinity(!n),
                Finite(x) => Finite(x.negated()),
            };
            add(a, &b)
        }
        ("multiplication", [a, b]) => give(multiply(a, b)),
        ("fusedMultiplyAdd", [a, b, c]) => add(&multiply(a, b), c),
        ("division", [a, b]) => match (a, b) {
            (Nan, _) | (_, Nan) | (Infinity(_), Infinity(_)) => nan,
            (Infinity(_), _) => infinity(sign(a) != sign(b)),
            (Finite(_), Infinity(_)) => round(&Exact {
                negative: sign(a) != sign(b),
                ..Exact::of(&BigInt::ZERO)
            }),
            (Finite(x), Finite(y)) if y.is_zero() => match x.is_zero() {
                true => nan,
                false => infinity(sign(a) != sign(b)),
            },
            (Finite(x), Finite(y)) => round(&inexact(x, Some(y))),
        },
        ("squareRoot", [a]) => match a {
            Finite(x) if x.is_zero() => round(x),
            Finite(x) if !x.negative => round(&inexact(x, None)),
            Infinity(false) => infinity(false),
            _ => nan,
        },
        ("scaleB", [a, Finite(n)]) => match a {
            Finite(x) => {
                let n = i64::try_from(&n.integer(1)).ok()?;
                round(&Exact {
                    exponent: x.exponent + n.clamp(-5000, 5000),
                    ..x.clone()
                })
            }
            a => give(a.clone()),
        },
        ("minimumNumber" | "maximumNumber", [Nan, b]) => give(b.clone()),
        ("minimumNumber" | "maximumNumber", [a, Nan]) => give(a.clone()),
        ("minimum" | "maximum", [Nan, _] | [_, Nan]) => nan,
        ("minimumNumber" | "minimum", [a, b]) => pick(true, a, b),
        ("maximumNumber" | "maximum", [a, b]) => pick(false, a, b),
        ("convert", [a]) => give(a.clone()),
        (name, [a]) => {
            let direction = match name.strip_prefix("roundToIntegral")? {
                "TiesToEven" => 0,
                "TowardZero" => 1,
                "TowardNegative" => 2,
                "TowardPositive" => 3,
                _ => return None,
            };
            match a {
                Finite(x) => round(&Exact {
                    negative: x.negative,
                    ..Exact::of(&x.integer(direction))
                }),
                a => give(a.clone()),
            }
        }
        _ => return None,
    })
}

/// How two numbers compare; `None` if one is NaN.
pub fn order(a: &Number, b: &Number) -> Option<Ordering> {
    let rank = |n: &Number| match n {
        Number::Infinity(true) => -1,
        Number::Infinity(false) => 1,
        _ => 0,
    };
    match (a, b) {
        (Number::Nan, _) | (_, Number::Nan) => None,
        (Number::Finite(a), Number::Finite(b)) => Some(a.compare(b)),
        (a, b) => Some(rank(a).cmp(&rank(b))),
    }
}
