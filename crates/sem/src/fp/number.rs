//! Finite numbers in integers: what [`super::Exact`] computes with before it rounds, once.

use super::{Float, Rounding, flag};

/// (-1)^negative * m * 2^e with `m` below 2^127. If digits below those of `m` were lost, its last bit is set instead,
/// and lies at least two places below the digits that any rounding keeps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    negative: bool,
    m: u128,
    e: i32,
}

/// Bit that leads a normalized number.
const LEAD: u32 = 125;

/// `m` shifted right by `by`, with the last bit set if a digit was lost.
fn jam(m: u128, by: u32) -> u128 {
    let kept = m.checked_shr(by).unwrap_or(0);
    let lost = m != kept.checked_shl(by).unwrap_or(0);
    kept | u128::from(lost)
}

impl Number {
    /// A finite number.
    pub(super) fn of<T: Float>(a: T) -> Number {
        let field = (a.magnitude() >> T::FRACTION) as i32;
        let fraction = a.magnitude() & ((1 << T::FRACTION) - 1);
        let hidden = u64::from(field != 0) << T::FRACTION;
        Number {
            negative: a.is_negative(),
            m: (fraction | hidden).into(),
            e: field.max(1) - 1 + lowest::<T>(),
        }
    }

    /// An integer of up to 65 bits.
    pub(super) fn integer(a: i128) -> Number {
        Number {
            negative: a < 0,
            m: a.unsigned_abs(),
            e: 0,
        }
    }

    /// Whether it is a zero.
    pub(super) fn is_zero(self) -> bool {
        self.m == 0
    }

    /// The same, with the leading digit at [`LEAD`]; not for zeros.
    fn normalized(self) -> Number {
        let shift = self.m.leading_zeros() as i32 - (127 - LEAD as i32);
        let m = if shift < 0 {
            jam(self.m, shift.unsigned_abs())
        } else {
            self.m << shift
        };
        Number {
            m,
            e: self.e - shift,
            ..self
        }
    }

    /// Times 2^n.
    pub(super) fn scaled(self, n: i32) -> Number {
        Number {
            e: self.e + n,
            ..self
        }
    }

    /// Sum of numbers of at most 106 digits; `down`: the sign of a zero that is no sum of zeros of one sign.
    pub(super) fn sum(self, other: Number, down: bool) -> Number {
        match (self.is_zero(), other.is_zero()) {
            (true, true) => {
                let negative = if self.negative == other.negative {
                    self.negative
                } else {
                    down
                };
                return Number { negative, ..self };
            }
            (true, false) => return other,
            (false, true) => return self,
            (false, false) => {}
        }
        let (a, b) = (self.normalized(), other.normalized());
        let (a, b) = if a.e >= b.e { (a, b) } else { (b, a) };
        let m = jam(b.m, a.e.abs_diff(b.e));
        if a.negative == b.negative {
            return Number { m: a.m + m, ..a };
        }
        Number {
            negative: match a.m.cmp(&m) {
                std::cmp::Ordering::Greater => a.negative,
                std::cmp::Ordering::Equal => down,
                std::cmp::Ordering::Less => b.negative,
            },
            m: a.m.abs_diff(m),
            e: a.e,
        }
    }

    /// Product of numbers of at most 53 digits.
    pub(super) fn product(self, other: Number) -> Number {
        Number {
            negative: self.negative != other.negative,
            m: self.m * other.m,
            e: self.e + other.e,
        }
    }

    /// Quotient of numbers of at most 53 digits; not by zero.
    pub(super) fn quotient(self, by: Number) -> Number {
        let negative = self.negative != by.negative;
        if self.is_zero() {
            return Number { negative, ..self };
        }
        // At least 72 digits.
        let a = self.normalized();
        Number {
            negative,
            m: (a.m / by.m) | u128::from(!a.m.is_multiple_of(by.m)),
            e: a.e - by.e,
        }
    }

    /// Square root of a number that is not below zero.
    pub(super) fn root(self) -> Number {
        if self.is_zero() {
            return self;
        }
        // With an even exponent; its root has 61 or 62 digits, and two more after the point.
        let a = self.normalized();
        let (m, e) = (a.m << (a.e & 1), a.e & !1);
        let root = m.isqrt();
        let rest = u128::from(root * root != m);
        Number {
            negative: false,
            m: root << 2 | rest,
            e: e / 2 - 2,
        }
    }

    /// The digits from 2^last on, rounded, and whether others were not zero.
    fn digits_from(self, last: i32, to: Rounding) -> (u64, bool) {
        let drop = last - self.e;
        if drop <= 0 {
            return ((self.m << -drop) as u64, false);
        }
        let drop = drop.unsigned_abs();
        let kept = self.m.checked_shr(drop).unwrap_or(0);
        let rest = self.m ^ kept.checked_shl(drop).unwrap_or(0);
        let half = 1u128.checked_shl(drop - 1).unwrap_or(u128::MAX);
        let more = match to {
            Rounding::NearestEven => rest > half || (rest == half && kept & 1 == 1),
            Rounding::Zero => false,
            Rounding::Down => self.negative && rest != 0,
            Rounding::Up => !self.negative && rest != 0,
        };
        (kept as u64 + u64::from(more), rest != 0)
    }

    /// Rounded to a format, and the flags that this raises. Tininess is found after rounding.
    pub(super) fn round<T: Float>(self, to: Rounding) -> (T, u32) {
        let sign = u64::from(self.negative) << (T::BITS - 1);
        if self.is_zero() {
            return (T::from_bits64(sign), 0);
        }
        let (fraction, lowest) = (T::FRACTION as i32, lowest::<T>());
        let lead = self.e + self.m.ilog2() as i32;
        let over = || {
            let away = match to {
                Rounding::NearestEven => true,
                Rounding::Zero => false,
                Rounding::Down => self.negative,
                Rounding::Up => !self.negative,
            };
            let magnitude = T::INFINITY_BITS - u64::from(!away);
            (T::from_bits64(sign | magnitude), flag::OF | flag::NX)
        };
        // Exponent of the leading digit of the largest numbers.
        if lead > 1 - lowest - fraction {
            return over();
        }
        let last = (lead - fraction).max(lowest);
        let (digits, inexact) = self.digits_from(last, to);
        // The leading digit of a normal number adds one to its exponent field.
        let magnitude = (((last - lowest) as u64) << fraction) + digits;
        if magnitude >= T::INFINITY_BITS {
            return over();
        }
        let tiny = lead < lowest + fraction
            && (lead + 1 < lowest + fraction
                || self.digits_from(lead - fraction, to).0 >> (fraction + 1) == 0);
        let flags = match (inexact, tiny) {
            (false, _) => 0,
            (true, false) => flag::NX,
            (true, true) => flag::UF | flag::NX,
        };
        (T::from_bits64(sign | magnitude), flags)
    }
}

/// Exponent of the last place of the smallest numbers of a format.
fn lowest<T: Float>() -> i32 {
    let bias = (T::INFINITY_BITS >> T::FRACTION) as i32 / 2;
    1 - bias - T::FRACTION as i32
}
