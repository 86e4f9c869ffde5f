//! IEEE 754 arithmetic on bits: decode, compute exactly, round once. Source: `docs/w32/floats.md`.

use crate::exact::{Exact, Rounding};
use num_bigint::BigInt;
use std::cmp::Ordering;

/// A binary interchange format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Width in bits.
    pub bits: u32,
    /// Bits of the fraction field.
    pub fraction: u32,
}

/// binary16.
pub const F16: Format = Format {
    bits: 16,
    fraction: 10,
};
/// binary32.
pub const F32: Format = Format {
    bits: 32,
    fraction: 23,
};
/// binary64.
pub const F64: Format = Format {
    bits: 64,
    fraction: 52,
};

/// Flag NX, inexact.
pub const NX: u32 = 1;
/// Flag UF, underflow.
pub const UF: u32 = 2;
/// Flag OF, overflow.
pub const OF: u32 = 4;
/// Flag DZ, division by zero.
pub const DZ: u32 = 8;
/// Flag NV, invalid.
pub const NV: u32 = 16;

/// What bits stand for.
#[derive(Clone, Debug)]
pub enum Value {
    /// Not a number.
    Nan {
        /// Whether it is a signalling one.
        signalling: bool,
    },
    /// Infinity.
    Infinity {
        /// Whether it is the negative one.
        negative: bool,
    },
    /// A zero.
    Zero {
        /// Whether it is the negative one.
        negative: bool,
    },
    /// Any other number.
    Finite(Exact),
}

impl Format {
    /// The format of a type's name, such as `f32`.
    pub fn named(name: &str) -> Option<Format> {
        [("f16", F16), ("f32", F32), ("f64", F64)]
            .into_iter()
            .find_map(|(n, f)| (n == name).then_some(f))
    }

    /// Largest exponent of a number.
    pub fn largest_exponent(self) -> i64 {
        (1 << (self.bits - self.fraction - 2)) - 1
    }

    /// Smallest exponent of a normal number.
    pub fn smallest_exponent(self) -> i64 {
        1 - self.largest_exponent()
    }

    /// The sign bit, if `negative`.
    pub fn sign(self, negative: bool) -> u64 {
        u64::from(negative) << (self.bits - 1)
    }

    /// Bits of an infinity.
    pub fn infinity(self, negative: bool) -> u64 {
        let ones = (1 << (self.bits - 1 - self.fraction)) - 1;
        self.sign(negative) | ones << self.fraction
    }

    /// Bits of the canonical NaN.
    pub fn nan(self) -> u64 {
        self.infinity(false) | 1 << (self.fraction - 1)
    }

    /// Bits of 1.
    pub fn one(self) -> u64 {
        (self.largest_exponent() as u64) << self.fraction
    }

    fn fields(self, bits: u64) -> (bool, u64, u64) {
        let fraction = bits & ((1 << self.fraction) - 1);
        let exponent = bits >> self.fraction & ((1 << (self.bits - 1 - self.fraction)) - 1);
        (bits >> (self.bits - 1) & 1 == 1, exponent, fraction)
    }

    /// Whether the bits are those of a subnormal number.
    pub fn is_subnormal(self, bits: u64) -> bool {
        let (_, exponent, fraction) = self.fields(bits);
        exponent == 0 && fraction != 0
    }

    /// Whether the sign bit is set.
    pub fn is_negative(self, bits: u64) -> bool {
        self.fields(bits).0
    }

    /// What the bits stand for.
    pub fn value(self, bits: u64) -> Value {
        let (negative, exponent, fraction) = self.fields(bits);
        let all_ones = (1 << (self.bits - 1 - self.fraction)) - 1;
        let number = |significand: u64, exponent: i64| {
            let n = BigInt::from(significand);
            let exact = Exact::scaled(n, exponent - i64::from(self.fraction));
            Value::Finite(if negative { exact.neg() } else { exact })
        };
        match (exponent, fraction) {
            (0, 0) => Value::Zero { negative },
            (0, _) => number(fraction, self.smallest_exponent()),
            (e, 0) if e == all_ones => Value::Infinity { negative },
            (e, _) if e == all_ones => Value::Nan {
                signalling: fraction >> (self.fraction - 1) == 0,
            },
            (e, _) => number(
                fraction | 1 << self.fraction,
                e as i64 - self.largest_exponent(),
            ),
        }
    }

    /// The exact number, of bits that are neither infinity nor NaN.
    pub fn exact(self, bits: u64) -> Option<Exact> {
        match self.value(bits) {
            Value::Zero { .. } => Some(Exact::from(0)),
            Value::Finite(x) => Some(x),
            _ => None,
        }
    }

    /// Class bit as `class` counts them.
    pub fn class(self, bits: u64) -> u32 {
        let negative = self.is_negative(bits);
        let by_sign = |minus: u32, plus: u32| if negative { minus } else { plus };
        match self.value(bits) {
            Value::Infinity { .. } => by_sign(0, 7),
            Value::Zero { .. } => by_sign(3, 4),
            Value::Finite(_) if self.is_subnormal(bits) => by_sign(2, 5),
            Value::Finite(_) => by_sign(1, 6),
            Value::Nan { signalling: true } => 8,
            Value::Nan { signalling: false } => 9,
        }
    }
}

/// Rounding and flushing, as MODE has them, and the flags that have been raised.
#[derive(Clone, Debug)]
pub struct Float {
    /// Direction.
    pub rounding: Rounding,
    /// Whether subnormal numbers of binary16, binary32 and binary64 are flushed.
    pub flush: [bool; 3],
    /// Flags raised so far.
    pub flags: u32,
}

impl Float {
    /// What a legal value of MODE asks for, without flags.
    pub fn of_mode(mode: u32) -> Float {
        let directions = [
            Rounding::Nearest,
            Rounding::Zero,
            Rounding::Down,
            Rounding::Up,
        ];
        Float {
            rounding: directions[mode as usize % 4],
            flush: [3, 4, 5].map(|bit| mode >> bit & 1 == 1),
            flags: 0,
        }
    }

    fn flushes(&self, format: Format) -> bool {
        self.flush[match format {
            F16 => 0,
            F32 => 1,
            _ => 2,
        }]
    }

    /// An operand: subnormal numbers are zeros where they are flushed.
    pub fn operand(&self, format: Format, bits: u64) -> Value {
        if self.flushes(format) && format.is_subnormal(bits) {
            let negative = format.is_negative(bits);
            return Value::Zero { negative };
        }
        format.value(bits)
    }

    /// The canonical NaN; NV if `invalid`.
    pub fn nan(&mut self, format: Format, invalid: bool) -> u64 {
        if invalid {
            self.flags |= NV;
        }
        format.nan()
    }

    /// NaN for operands of which one is NaN.
    fn nan_of(&mut self, format: Format, operands: &[&Value]) -> Option<u64> {
        let signalling = |v: &&&Value| matches!(v, Value::Nan { signalling: true });
        let any = operands.iter().any(|v| matches!(v, Value::Nan { .. }));
        let invalid = operands.iter().any(|v| signalling(&v));
        any.then(|| self.nan(format, invalid))
    }

    /// A number other than 0, rounded; raises NX, UF and OF.
    pub fn round(&mut self, format: Format, exact: &Exact) -> u64 {
        let negative = exact.is_negative();
        let fraction = i64::from(format.fraction);
        let smallest = format.smallest_exponent();
        let exponent = exact.exponent();
        // As if the exponent had no bound: is the result tiny?
        let (unbounded, _) = exact.shifted(fraction - exponent).to_integer(self.rounding);
        let power = BigInt::from(1) << (fraction as u64 + 1);
        let carried = BigInt::from(unbounded.magnitude().clone()) == power;
        let tiny = exponent + i64::from(carried) < smallest;

        let unit = exponent.max(smallest) - fraction;
        let (significand, inexact) = exact.shifted(-unit).to_integer(self.rounding);
        let mut significand = significand.magnitude().clone();
        let mut unit = unit;
        if BigInt::from(significand.clone()) == power {
            significand >>= 1u32;
            unit += 1;
        }
        let significand = u64::try_from(significand).unwrap_or(u64::MAX);
        if inexact {
            self.flags |= NX | if tiny { UF } else { 0 };
        }
        if unit + fraction > format.largest_exponent() {
            self.flags |= OF | NX;
            let to_infinity = match self.rounding {
                Rounding::Nearest => true,
                Rounding::Zero => false,
                Rounding::Down => negative,
                Rounding::Up => !negative,
            };
            return format.infinity(negative) - u64::from(!to_infinity);
        }
        let bits = if significand >> format.fraction == 0 {
            significand
        } else {
            let biased = (unit + fraction + format.largest_exponent()) as u64;
            biased << format.fraction | significand & ((1 << format.fraction) - 1)
        };
        if self.flushes(format) && format.is_subnormal(bits) {
            self.flags |= UF | NX;
            return format.sign(negative);
        }
        format.sign(negative) | bits
    }

    /// A sum or a difference: an exact zero is negative only if it is so by its terms, or downwards.
    fn sum(&mut self, format: Format, exact: &Exact, signs: (bool, bool)) -> u64 {
        if !exact.is_zero() {
            return self.round(format, exact);
        }
        let negative = match signs {
            (a, b) if a == b => a,
            _ => self.rounding == Rounding::Down,
        };
        format.sign(negative)
    }

    /// `a + b`.
    pub fn add(&mut self, format: Format, a: u64, b: u64) -> u64 {
        let one = format.one();
        self.fma(format, a, one, b)
    }

    /// `a - b`.
    pub fn sub(&mut self, format: Format, a: u64, b: u64) -> u64 {
        self.add(format, a, b ^ format.sign(true))
    }

    /// `a * b`.
    pub fn mul(&mut self, format: Format, a: u64, b: u64) -> u64 {
        let (x, y) = (self.operand(format, a), self.operand(format, b));
        if let Some(nan) = self.nan_of(format, &[&x, &y]) {
            return nan;
        }
        let negative = format.is_negative(a) != format.is_negative(b);
        match (x, y) {
            (Value::Finite(x), Value::Finite(y)) => self.round(format, &x.mul(&y)),
            (Value::Infinity { .. }, Value::Zero { .. })
            | (Value::Zero { .. }, Value::Infinity { .. }) => self.nan(format, true),
            (Value::Infinity { .. }, _) | (_, Value::Infinity { .. }) => format.infinity(negative),
            _ => format.sign(negative),
        }
    }

    /// `a / b`.
    pub fn div(&mut self, format: Format, a: u64, b: u64) -> u64 {
        let (x, y) = (self.operand(format, a), self.operand(format, b));
        if let Some(nan) = self.nan_of(format, &[&x, &y]) {
            return nan;
        }
        let negative = format.is_negative(a) != format.is_negative(b);
        match (x, y) {
            (Value::Finite(x), Value::Finite(y)) => self.round(format, &x.div(&y)),
            (Value::Infinity { .. }, Value::Infinity { .. })
            | (Value::Zero { .. }, Value::Zero { .. }) => self.nan(format, true),
            (Value::Infinity { .. }, _) => format.infinity(negative),
            (_, Value::Infinity { .. }) | (Value::Zero { .. }, _) => format.sign(negative),
            (_, Value::Zero { .. }) => {
                self.flags |= DZ;
                format.infinity(negative)
            }
            (Value::Nan { .. }, _) | (_, Value::Nan { .. }) => format.nan(),
        }
    }

    /// `a * b + c`, rounded once. Infinity times 0 is invalid whatever is added.
    pub fn fma(&mut self, format: Format, a: u64, b: u64, c: u64) -> u64 {
        let [x, y, z] = [a, b, c].map(|v| self.operand(format, v));
        let infinite = |v: &Value| matches!(v, Value::Infinity { .. });
        let zero = |v: &Value| matches!(v, Value::Zero { .. });
        let undefined = infinite(&x) && zero(&y) || zero(&x) && infinite(&y);
        if let Some(nan) = self.nan_of(format, &[&x, &y, &z]) {
            if undefined {
                self.flags |= NV;
            }
            return nan;
        }
        let product = format.is_negative(a) != format.is_negative(b);
        let addend = format.is_negative(c);
        if undefined {
            return self.nan(format, true);
        }
        if infinite(&x) || infinite(&y) {
            return if infinite(&z) && product != addend {
                self.nan(format, true)
            } else {
                format.infinity(product)
            };
        }
        if infinite(&z) {
            return format.infinity(addend);
        }
        let number = |v: &Value| match v {
            Value::Finite(x) => x.clone(),
            _ => Exact::from(0),
        };
        let exact = number(&x).mul(&number(&y)).add(&number(&z));
        self.sum(format, &exact, (product, addend))
    }

    /// Square root.
    pub fn sqrt(&mut self, format: Format, a: u64) -> u64 {
        let x = self.operand(format, a);
        if let Some(nan) = self.nan_of(format, &[&x]) {
            return nan;
        }
        match x {
            Value::Zero { negative } => format.sign(negative),
            Value::Infinity { negative: false } => format.infinity(false),
            Value::Finite(x) if !x.is_negative() => {
                let root = x.root(u64::from(format.bits));
                self.round(format, &root)
            }
            _ => self.nan(format, true),
        }
    }

    /// To an integral value of the format; exact, raises NV for signalling NaN only.
    pub fn integral(&mut self, format: Format, a: u64, direction: Rounding) -> u64 {
        let x = self.operand(format, a);
        if let Some(nan) = self.nan_of(format, &[&x]) {
            return nan;
        }
        let negative = format.is_negative(a);
        match x {
            Value::Finite(x) => {
                let (integer, _) = x.to_integer(direction);
                let integer = Exact::scaled(integer, 0);
                if integer.is_zero() {
                    format.sign(negative)
                } else {
                    self.round(format, &integer)
                }
            }
            Value::Infinity { .. } => a,
            _ => format.sign(negative),
        }
    }

    /// `a * 2^n`, rounded once.
    pub fn ldexp(&mut self, format: Format, a: u64, n: i32) -> u64 {
        let x = self.operand(format, a);
        if let Some(nan) = self.nan_of(format, &[&x]) {
            return nan;
        }
        match x {
            // Further than any number of the format is from any other.
            Value::Finite(x) => self.round(format, &x.shifted(i64::from(n.clamp(-5000, 5000)))),
            Value::Infinity { .. } => a,
            _ => format.sign(format.is_negative(a)),
        }
    }

    /// minimumNumber, maximumNumber (`larger`), or with `nan_wins` minimum and maximum.
    pub fn extreme(&mut self, format: Format, a: u64, b: u64, larger: bool, nan_wins: bool) -> u64 {
        let (x, y) = (self.operand(format, a), self.operand(format, b));
        let is_nan = |v: &Value| matches!(v, Value::Nan { .. });
        if is_nan(&x) && is_nan(&y) || nan_wins && (is_nan(&x) || is_nan(&y)) {
            return self.nan_of(format, &[&x, &y]).unwrap_or(format.nan());
        }
        // A signalling NaN is reported even where a number wins.
        self.nan_of(format, &[&x, &y]);
        let bits = |v: &Value, bits: u64| match v {
            Value::Zero { negative } => format.sign(*negative),
            _ => bits,
        };
        let (a, b) = (bits(&x, a), bits(&y, b));
        if is_nan(&x) {
            return b;
        }
        if is_nan(&y) {
            return a;
        }
        let a_is_less = match order(&x, &y) {
            Some(Ordering::Less) => true,
            Some(Ordering::Equal) => format.is_negative(a),
            _ => false,
        };
        if a_is_less != larger { a } else { b }
    }

    /// A comparison by name: `eq`, `ne`, `lt`, `le`, `gt`, `ge`, `ord`, `uno`.
    pub fn compare(&mut self, format: Format, name: &str, a: u64, b: u64) -> bool {
        let (x, y) = (self.operand(format, a), self.operand(format, b));
        let quiet = matches!(name, "eq" | "ne" | "ord" | "uno");
        if self.nan_of(format, &[&x, &y]).is_some() && !quiet {
            self.flags |= NV;
        }
        let order = order(&x, &y);
        match name {
            "eq" => order == Some(Ordering::Equal),
            "ne" => order != Some(Ordering::Equal),
            "lt" => order == Some(Ordering::Less),
            "le" => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            "gt" => order == Some(Ordering::Greater),
            "ge" => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
            "ord" => order.is_some(),
            "uno" => order.is_none(),
            _ => unreachable!("no comparison is called {name}"),
        }
    }

    /// To another format.
    pub fn convert(&mut self, to: Format, from: Format, a: u64) -> u64 {
        let x = self.operand(from, a);
        if let Some(nan) = self.nan_of(to, &[&x]) {
            return nan;
        }
        match x {
            Value::Finite(x) => self.round(to, &x),
            Value::Infinity { negative } => to.infinity(negative),
            _ => to.sign(from.is_negative(a)),
        }
    }

    /// An exact number, rounded; 0 is positive.
    pub fn number(&mut self, format: Format, exact: &Exact) -> u64 {
        if exact.is_zero() {
            0
        } else {
            self.round(format, exact)
        }
    }

    /// To an integer from `least` to `most` in a direction; clamps, NaN gives 0.
    pub fn to_integer(
        &mut self,
        from: Format,
        a: u64,
        direction: Rounding,
        least: i128,
        most: i128,
    ) -> i128 {
        match self.operand(from, a) {
            Value::Nan { .. } => {
                self.flags |= NV;
                0
            }
            Value::Infinity { negative } => {
                self.flags |= NV;
                if negative { least } else { most }
            }
            Value::Zero { .. } => 0,
            Value::Finite(x) => {
                let (integer, inexact) = x.to_integer(direction);
                let mut limit = |bound: i128| {
                    self.flags |= NV;
                    bound
                };
                if integer < least.into() {
                    limit(least)
                } else if integer > most.into() {
                    limit(most)
                } else {
                    self.flags |= if inexact { NX } else { 0 };
                    i128::try_from(integer).unwrap_or(0)
                }
            }
        }
    }
}

/// Saturation to 0..1 of a rounded result.
pub fn saturate(format: Format, bits: u64) -> u64 {
    match format.value(bits) {
        Value::Infinity { negative: false } => format.one(),
        Value::Finite(x) if !x.is_negative() => {
            if x.compare(&Exact::from(1)) == Ordering::Greater {
                format.one()
            } else {
                bits
            }
        }
        _ => 0,
    }
}

/// Order of two values, `None` if one is NaN.
pub fn order(x: &Value, y: &Value) -> Option<Ordering> {
    let place = |v: &Value| match v {
        Value::Nan { .. } => None,
        Value::Infinity { negative: true } => Some((-1, Exact::from(0))),
        Value::Infinity { negative: false } => Some((1, Exact::from(0))),
        Value::Zero { .. } => Some((0, Exact::from(0))),
        Value::Finite(x) => Some((0, x.clone())),
    };
    let ((i, x), (j, y)) = (place(x)?, place(y)?);
    Some(i.cmp(&j).then_with(|| x.compare(&y)))
}

impl Float {
    /// A result of the format as flushing leaves it; raises nothing.
    pub fn flush_result(&self, format: Format, bits: u64) -> u64 {
        if self.flushes(format) && format.is_subnormal(bits) {
            format.sign(format.is_negative(bits))
        } else {
            bits
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(direction: u32) -> Float {
        Float::of_mode(direction)
    }

    /// Result and flags of an operation in each direction: nearest, to zero, down, up.
    fn in_each(f: impl Fn(&mut Float) -> u64) -> [(u64, u32); 4] {
        [0, 1, 2, 3].map(|d| {
            let mut float = mode(d);
            let bits = f(&mut float);
            (bits, float.flags)
        })
    }

    #[test]
    fn a_third_and_its_negative_in_each_direction() {
        let (one, three) = (0x3f80_0000, 0x4040_0000);
        let third = in_each(|f| f.div(F32, one, three));
        let want = [0x3eaa_aaab, 0x3eaa_aaaa, 0x3eaa_aaaa, 0x3eaa_aaab];
        assert_eq!(third, want.map(|b| (b, NX)));
        let negative = in_each(|f| f.div(F32, one | 1 << 31, three));
        let want = [0xbeaa_aaab, 0xbeaa_aaaa, 0xbeaa_aaab, 0xbeaa_aaaa];
        assert_eq!(negative, want.map(|b| (b, NX)));
    }

    #[test]
    fn binary16_overflows_halfway_above_its_largest_number() {
        // 65504 is the largest, 65520 the middle between it and 2^16.
        let convert = |x: f32| in_each(|f| f.convert(F16, F32, x.to_bits().into()));
        let (largest, infinity, over) = (0x7bff, 0x7c00, OF | NX);
        assert_eq!(
            convert(65519.0),
            [
                (largest, NX),
                (largest, NX),
                (largest, NX),
                (infinity, over)
            ]
        );
        assert_eq!(
            convert(65520.0),
            [
                (infinity, over),
                (largest, NX),
                (largest, NX),
                (infinity, over)
            ]
        );
        assert_eq!(convert(65504.0), [(largest, 0); 4]);
    }

    #[test]
    fn tininess_is_that_of_the_rounded_result() {
        // Just below 2^-14, the smallest normal number: with 11 bits it rounds up to it, so it is not tiny.
        let x = 2f32.powi(-14) * (1.0 - 2f32.powi(-13));
        let rounded = in_each(|f| f.convert(F16, F32, x.to_bits().into()));
        assert_eq!(
            rounded,
            [(0x400, NX), (0x3ff, UF | NX), (0x3ff, UF | NX), (0x400, NX)]
        );
        // One bit less: it rounds to the middle between subnormal numbers, and is tiny.
        let x = 2f32.powi(-14) * (1.0 - 2f32.powi(-11));
        let nearest = in_each(|f| f.convert(F16, F32, x.to_bits().into()))[0];
        assert_eq!(nearest, (0x400, UF | NX));
    }

    #[test]
    fn one_rounding_and_signs_of_zeros() {
        // (1 + 2^-12)^2 - 1 = 2^-11 + 2^-24, which a product rounded first would lose.
        let x = (1.0f32 + 2f32.powi(-12)).to_bits().into();
        let minus_one = (-1.0f32).to_bits().into();
        let exact = (2f32.powi(-11) + 2f32.powi(-24)).to_bits().into();
        assert_eq!(in_each(|f| f.fma(F32, x, x, minus_one)), [(exact, 0); 4]);
        let (one, minus) = (0x3c00, 0xbc00);
        assert_eq!(
            in_each(|f| f.add(F16, one, minus)),
            [(0, 0), (0, 0), (0x8000, 0), (0, 0)]
        );
        assert_eq!(in_each(|f| f.sqrt(F32, 0x4000_0000))[0], (0x3fb5_04f3, NX));
    }
}
