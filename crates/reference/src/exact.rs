//! Exact numbers: quotients of integers without bound.

use num_bigint::{BigInt, BigUint, Sign};
use std::cmp::Ordering;

/// Which neighbour of an exact number is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// The nearest, of two equally near the even one.
    Nearest,
    /// The one nearer to zero.
    Zero,
    /// The lower one.
    Down,
    /// The upper one.
    Up,
}

/// A rational number; the denominator is positive and may have a factor in common with the numerator.
#[derive(Clone, Debug)]
pub struct Exact {
    numerator: BigInt,
    denominator: BigUint,
}

impl From<i128> for Exact {
    fn from(n: i128) -> Exact {
        Exact::quotient(n.into(), BigUint::from(1u32))
    }
}

impl Exact {
    /// `numerator / denominator`; the denominator must not be 0.
    pub fn quotient(numerator: BigInt, denominator: BigUint) -> Exact {
        assert!(denominator != BigUint::ZERO, "a quotient by 0");
        Exact {
            numerator,
            denominator,
        }
    }

    /// `n * 2^exponent`.
    pub fn scaled(n: BigInt, exponent: i64) -> Exact {
        let one = BigUint::from(1u32);
        if exponent >= 0 {
            Exact::quotient(n << exponent as u64, one)
        } else {
            Exact::quotient(n, one << exponent.unsigned_abs())
        }
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.numerator.sign() == Sign::NoSign
    }

    /// Whether it is below 0.
    pub fn is_negative(&self) -> bool {
        self.numerator.sign() == Sign::Minus
    }

    /// Numerator without sign, and denominator.
    pub fn magnitude(&self) -> (&BigUint, &BigUint) {
        (self.numerator.magnitude(), &self.denominator)
    }

    /// The number with the other sign.
    pub fn neg(&self) -> Exact {
        Exact::quotient(-self.numerator.clone(), self.denominator.clone())
    }

    /// Without sign.
    pub fn abs(&self) -> Exact {
        if self.is_negative() {
            self.neg()
        } else {
            self.clone()
        }
    }

    /// Sum.
    pub fn add(&self, other: &Exact) -> Exact {
        let (a, b) = (
            BigInt::from(self.denominator.clone()),
            BigInt::from(other.denominator.clone()),
        );
        Exact::quotient(
            &self.numerator * b + &other.numerator * a,
            &self.denominator * &other.denominator,
        )
    }

    /// Difference.
    pub fn sub(&self, other: &Exact) -> Exact {
        self.add(&other.neg())
    }

    /// Product.
    pub fn mul(&self, other: &Exact) -> Exact {
        Exact::quotient(
            &self.numerator * &other.numerator,
            &self.denominator * &other.denominator,
        )
    }

    /// Quotient by a number that is not 0.
    pub fn div(&self, other: &Exact) -> Exact {
        let sign = other.numerator.sign();
        let over = BigInt::from_biguint(sign, other.denominator.clone());
        Exact::quotient(
            &self.numerator * over,
            &self.denominator * other.numerator.magnitude(),
        )
    }

    /// Order.
    pub fn compare(&self, other: &Exact) -> Ordering {
        self.sub(other).numerator.sign().cmp(&Sign::NoSign)
    }

    /// The integer in that direction, and whether it is another number.
    pub fn to_integer(&self, direction: Rounding) -> (BigInt, bool) {
        let (n, d) = self.magnitude();
        let negative = self.is_negative();
        let (mut whole, rest) = (n / d, n % d);
        let inexact = rest != BigUint::ZERO;
        let away = inexact
            && match direction {
                Rounding::Nearest => match (&rest + &rest).cmp(d) {
                    Ordering::Less => false,
                    Ordering::Equal => whole.bit(0),
                    Ordering::Greater => true,
                },
                Rounding::Zero => false,
                Rounding::Down => negative,
                Rounding::Up => !negative,
            };
        if away {
            whole += 1u32;
        }
        let sign = if negative { Sign::Minus } else { Sign::Plus };
        (BigInt::from_biguint(sign, whole), inexact)
    }

    /// The largest e with 2^e at most the magnitude; the number must not be 0.
    pub fn exponent(&self) -> i64 {
        let (n, d) = self.magnitude();
        assert!(*n != BigUint::ZERO, "0 has no exponent");
        let guess = n.bits() as i64 - d.bits() as i64;
        let power = Exact::scaled(1.into(), guess);
        match self.abs().compare(&power) {
            Ordering::Less => guess - 1,
            _ => guess,
        }
    }

    /// The number times 2^exponent.
    pub fn shifted(&self, exponent: i64) -> Exact {
        if exponent >= 0 {
            Exact::quotient(&self.numerator << exponent as u64, self.denominator.clone())
        } else {
            Exact::quotient(
                self.numerator.clone(),
                &self.denominator << exponent.unsigned_abs(),
            )
        }
    }

    /// A number that every rounding to at most `bits` bits takes for the root of this one, which must be positive: the root, or,
    /// where it is none of twice as many bits, a number strictly between the two neighbours that have them.
    pub fn root(&self, bits: u64) -> Exact {
        let half = self.exponent().div_euclid(2);
        // So many bits behind the point that the root's integer part has more than twice as many.
        let places = 2 * bits as i64 + 8 - half;
        let (square, inexact) = self.shifted(2 * places).to_integer(Rounding::Zero);
        let square = square.magnitude().clone();
        let root = square.sqrt();
        let rest = inexact || &root * &root != square;
        // Half a unit further where something is left over.
        let root = (root << 1u32) + u32::from(rest);
        Exact::scaled(root.into(), -places - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over(n: i128, d: u32) -> Exact {
        Exact::quotient(n.into(), d.into())
    }

    #[test]
    fn integers_in_every_direction() {
        use Rounding::*;
        let cases = [
            (over(5, 2), [2, 2, 2, 3], true),
            (over(7, 2), [4, 3, 3, 4], true),
            (over(-5, 2), [-2, -2, -3, -2], true),
            (over(-1, 3), [0, 0, -1, 0], true),
            (over(6, 2), [3, 3, 3, 3], false),
        ];
        for (x, want, inexact) in cases {
            for (direction, want) in [Nearest, Zero, Down, Up].into_iter().zip(want) {
                assert_eq!(x.to_integer(direction), (want.into(), inexact), "{x:?}");
            }
        }
    }

    #[test]
    fn exponents_and_roots() {
        assert_eq!(over(1, 3).exponent(), -2);
        assert_eq!(over(4, 1).exponent(), 2);
        assert_eq!(over(-7, 8).exponent(), -1);
        let nine = over(9, 4).root(24);
        assert_eq!(nine.compare(&over(3, 2)), Ordering::Equal);
        let two = over(2, 1).root(24);
        let square = two.mul(&two).sub(&over(2, 1));
        assert!(square.exponent() < -50 && !square.is_zero());
    }
}
