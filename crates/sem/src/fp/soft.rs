//! Float arithmetic with rounding modes, flushing and flags.

use super::number::Number;
use super::{Float, Fp, Integral, Mode, Rounding, flag};

/// The float environment of MODE, by integers on every host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exact {
    /// MODE.
    pub mode: Mode,
    /// Flags raised since they were last cleared.
    pub flags: u32,
}

impl Exact {
    /// A result: rounded, its flags raised, flushed if MODE says so.
    fn result<T: Float>(&mut self, number: Number, to: Rounding) -> T {
        let (r, flags) = number.round::<T>(to);
        self.raise(flags);
        if self.mode.flushes(T::BITS) && r.is_subnormal() {
            self.raise(flag::UF | flag::NX);
            return signed(0, r.is_negative());
        }
        r
    }

    fn invalid<T: Float>(&mut self) -> T {
        self.raise(flag::NV);
        T::NAN
    }

    fn down(&self) -> bool {
        self.mode.rounding() == Rounding::Down
    }

    fn converted<S: Float, D: Float>(&mut self, a: S, to: Rounding) -> D {
        if a.is_not_a_number() {
            D::NAN
        } else if a.is_infinity() {
            signed(D::INFINITY_BITS, a.is_negative())
        } else {
            self.result(Number::of(a), to)
        }
    }
}

/// A number by magnitude and sign.
fn signed<T: Float>(magnitude: u64, negative: bool) -> T {
    T::from_bits64(magnitude | u64::from(negative) << (T::BITS - 1))
}

impl Fp for Exact {
    const EXACT: bool = true;

    fn raise(&mut self, flags: u32) {
        self.flags |= flags;
    }

    fn operand<T: Float>(&mut self, a: T) -> T {
        if a.is_signalling() {
            self.raise(flag::NV);
        }
        if self.mode.flushes(T::BITS) && a.is_subnormal() {
            signed(0, a.is_negative())
        } else {
            a
        }
    }

    fn add<T: Float>(&mut self, a: T, b: T) -> T {
        let (a, b) = (self.operand(a), self.operand(b));
        if a.is_not_a_number() || b.is_not_a_number() {
            return T::NAN;
        }
        match (a.is_infinity(), b.is_infinity()) {
            (true, true) if a.is_negative() != b.is_negative() => self.invalid(),
            (true, _) => a,
            (false, true) => b,
            (false, false) => {
                let sum = Number::of(a).sum(Number::of(b), self.down());
                self.result(sum, self.mode.rounding())
            }
        }
    }

    fn sub<T: Float>(&mut self, a: T, b: T) -> T {
        self.add(a, b.negated())
    }

    fn mul<T: Float>(&mut self, a: T, b: T) -> T {
        let (a, b) = (self.operand(a), self.operand(b));
        let negative = a.is_negative() != b.is_negative();
        if a.is_not_a_number() || b.is_not_a_number() {
            T::NAN
        } else if a.is_infinity() || b.is_infinity() {
            if a.magnitude() == 0 || b.magnitude() == 0 {
                self.invalid()
            } else {
                signed(T::INFINITY_BITS, negative)
            }
        } else {
            let product = Number::of(a).product(Number::of(b));
            self.result(product, self.mode.rounding())
        }
    }

    fn div<T: Float>(&mut self, a: T, b: T) -> T {
        let (a, b) = (self.operand(a), self.operand(b));
        let negative = a.is_negative() != b.is_negative();
        if a.is_not_a_number() || b.is_not_a_number() {
            return T::NAN;
        }
        match (a.is_infinity(), b.is_infinity()) {
            (true, true) => self.invalid(),
            (true, false) => signed(T::INFINITY_BITS, negative),
            (false, true) => signed(0, negative),
            (false, false) if b.magnitude() == 0 => {
                if a.magnitude() == 0 {
                    return self.invalid();
                }
                self.raise(flag::DZ);
                signed(T::INFINITY_BITS, negative)
            }
            (false, false) => {
                let quotient = Number::of(a).quotient(Number::of(b));
                self.result(quotient, self.mode.rounding())
            }
        }
    }

    fn fma<T: Float>(&mut self, a: T, b: T, c: T) -> T {
        let (a, b, c) = (self.operand(a), self.operand(b), self.operand(c));
        let negative = a.is_negative() != b.is_negative();
        let infinite = a.is_infinity() || b.is_infinity();
        // Infinity times zero is invalid even if the addend is NaN.
        if infinite && (a.magnitude() == 0 || b.magnitude() == 0) {
            return self.invalid();
        }
        if a.is_not_a_number() || b.is_not_a_number() || c.is_not_a_number() {
            return T::NAN;
        }
        match (infinite, c.is_infinity()) {
            (true, true) if negative != c.is_negative() => self.invalid(),
            (true, _) => signed(T::INFINITY_BITS, negative),
            (false, true) => c,
            (false, false) => {
                let product = Number::of(a).product(Number::of(b));
                let sum = product.sum(Number::of(c), self.down());
                self.result(sum, self.mode.rounding())
            }
        }
    }

    fn sqrt<T: Float>(&mut self, a: T) -> T {
        let a = self.operand(a);
        if a.is_not_a_number() {
            T::NAN
        } else if a.magnitude() == 0 {
            a
        } else if a.is_negative() {
            self.invalid()
        } else if a.is_infinity() {
            a
        } else {
            self.result(Number::of(a).root(), self.mode.rounding())
        }
    }

    fn integral<T: Float>(&mut self, a: T, to: Integral) -> T {
        // Exact on every host.
        self.operand(a).host_integral(to).canonical()
    }

    fn scale<T: Float>(&mut self, a: T, n: i32) -> T {
        let a = self.operand(a);
        if a.is_not_a_number() || a.is_infinity() {
            return a.canonical();
        }
        // Far beyond what any format holds.
        let scaled = Number::of(a).scaled(n.clamp(-5000, 5000));
        self.result(scaled, self.mode.rounding())
    }

    fn round_int<T: Float>(&mut self, a: i128) -> T {
        self.result(Number::integer(a), self.mode.rounding())
    }

    fn convert<S: Float, D: Float>(&mut self, a: S) -> D {
        let a = self.operand(a);
        self.converted(a, self.mode.rounding())
    }

    fn nearest<D: Float>(&mut self, a: f64) -> D {
        self.converted(a, Rounding::NearestEven)
    }

    fn rounding<R>(&mut self, to: Option<Rounding>, f: impl FnOnce(&mut Exact) -> R) -> R {
        let before = self.mode;
        self.mode = to.map_or(before, |to| before.with_rounding(to));
        let r = f(self);
        self.mode = before;
        r
    }
}
