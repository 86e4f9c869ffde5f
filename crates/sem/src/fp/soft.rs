//! Float arithmetic with rounding modes, flushing and flags.

use super::{Float, Fp, Integral, Mode, Rounding, flag};
use half::f16;
use rustc_apfloat::{Float as _, FloatConvert, Round, Status, StatusAnd, ieee};

/// The float environment of MODE, by integers on every host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exact {
    /// MODE.
    pub mode: Mode,
    /// Flags raised since they were last cleared.
    pub flags: u32,
}

fn soft<T: Float>(a: T) -> T::Soft {
    T::Soft::from_bits(a.to_bits64().into())
}

fn hard<T: Float>(a: T::Soft) -> T {
    T::from_bits64(a.to_bits() as u64)
}

fn is_subnormal<T: Float>(a: T) -> bool {
    let magnitude = a.to_bits64() & (u64::MAX >> (65 - T::BITS));
    magnitude != 0 && magnitude >> T::FRACTION == 0
}

fn zero_of_sign<T: Float>(a: T) -> T {
    T::from_bits64(a.to_bits64() & 1 << (T::BITS - 1))
}

fn is_signalling<T: Float>(a: T) -> bool {
    a.is_not_a_number() && a.to_bits64() >> (T::FRACTION - 1) & 1 == 0
}

impl Exact {
    fn round(&self) -> Round {
        match self.mode.rounding() {
            Rounding::NearestEven => Round::NearestTiesToEven,
            Rounding::Zero => Round::TowardZero,
            Rounding::Down => Round::TowardNegative,
            Rounding::Up => Round::TowardPositive,
        }
    }

    /// A result: its flags raised, flushed if MODE says so, NaN canonical.
    fn result<T: Float>(&mut self, r: StatusAnd<T::Soft>) -> T {
        for (status, flag) in [
            (Status::INVALID_OP, flag::NV),
            (Status::DIV_BY_ZERO, flag::DZ),
            (Status::OVERFLOW, flag::OF),
            (Status::UNDERFLOW, flag::UF),
            (Status::INEXACT, flag::NX),
        ] {
            if r.status.contains(status) {
                self.raise(flag);
            }
        }
        self.flushed(hard::<T>(r.value)).canonical()
    }

    fn flushed<T: Float>(&mut self, a: T) -> T {
        if self.mode.flushes(T::BITS) && is_subnormal(a) {
            self.raise(flag::UF | flag::NX);
            return zero_of_sign(a);
        }
        a
    }

    fn binary<T: Float>(
        &mut self,
        a: T,
        b: T,
        f: impl Fn(T::Soft, T::Soft, Round) -> StatusAnd<T::Soft>,
    ) -> T {
        let (a, b) = (self.operand(a), self.operand(b));
        if a.is_not_a_number() || b.is_not_a_number() {
            return T::NAN;
        }
        let r = f(soft(a), soft(b), self.round());
        self.result(r)
    }
}

impl Fp for Exact {
    const EXACT: bool = true;

    fn raise(&mut self, flags: u32) {
        self.flags |= flags;
    }

    fn operand<T: Float>(&mut self, a: T) -> T {
        if is_signalling(a) {
            self.raise(flag::NV);
        }
        if self.mode.flushes(T::BITS) && is_subnormal(a) {
            zero_of_sign(a)
        } else {
            a
        }
    }

    fn add<T: Float>(&mut self, a: T, b: T) -> T {
        self.binary(a, b, |a, b, r| a.add_r(b, r))
    }

    fn sub<T: Float>(&mut self, a: T, b: T) -> T {
        self.binary(a, b, |a, b, r| a.sub_r(b, r))
    }

    fn mul<T: Float>(&mut self, a: T, b: T) -> T {
        self.binary(a, b, |a, b, r| a.mul_r(b, r))
    }

    fn div<T: Float>(&mut self, a: T, b: T) -> T {
        self.binary(a, b, |a, b, r| a.div_r(b, r))
    }

    fn fma<T: Float>(&mut self, a: T, b: T, c: T) -> T {
        let (a, b, c) = (self.operand(a), self.operand(b), self.operand(c));
        let (x, y, z) = (soft(a), soft(b), soft(c));
        // Infinity times zero is invalid even if the addend is NaN.
        if (x.is_infinite() && y.is_zero()) || (x.is_zero() && y.is_infinite()) {
            self.raise(flag::NV);
            return T::NAN;
        }
        if x.is_nan() || y.is_nan() || z.is_nan() {
            return T::NAN;
        }
        let r = x.mul_add_r(y, z, self.round());
        self.result(r)
    }

    fn sqrt<T: Float>(&mut self, a: T) -> T {
        let a = self.operand(a);
        let bits = a.to_bits64();
        let negative = bits >> (T::BITS - 1) != 0;
        let infinity = (u64::MAX >> (64 - T::BITS)) >> (T::FRACTION + 1) << T::FRACTION;
        if a.is_not_a_number() {
            return T::NAN;
        }
        if bits << (65 - T::BITS) == 0 {
            return a;
        }
        if negative {
            self.raise(flag::NV);
            return T::NAN;
        }
        if bits == infinity {
            return a;
        }
        // a = m * 2^e with an even e and m of 120 or 121 bits; its root has 60 or 61, enough for every format.
        let field = (bits >> T::FRACTION) as i32;
        let fraction = bits & ((1 << T::FRACTION) - 1);
        let bias = (infinity >> T::FRACTION) as i32 / 2;
        let (m, e) = match field {
            0 => (fraction, 1 - bias - T::FRACTION as i32),
            _ => (
                fraction | 1 << T::FRACTION,
                field - bias - T::FRACTION as i32,
            ),
        };
        let mut shift = m.leading_zeros() as i32 + 56;
        shift -= (e - shift) & 1;
        let m = u128::from(m) << shift;
        let root = m.isqrt();
        let sticky = u128::from(root * root != m);
        let rounded = T::Soft::from_u128_r(root << 1 | sticky, self.round());
        let value = rounded.value.scalbn((e - shift) / 2 - 1);
        self.result(rounded.status.and(value))
    }

    fn integral<T: Float>(&mut self, a: T, to: Integral) -> T {
        // Exact on every host.
        self.operand(a).host_integral(to).canonical()
    }

    fn round_int(&mut self, a: i64) -> f32 {
        let r = ieee::Single::from_i128_r(a.into(), self.round());
        self.result(r)
    }

    fn narrow(&mut self, a: f64) -> f32 {
        if a.is_nan() {
            return f32::NAN.canonical();
        }
        let r = FloatConvert::<ieee::Single>::convert_r(soft(a), self.round(), &mut false);
        self.result(r)
    }

    fn narrow_nearest(&mut self, a: f64) -> f32 {
        if a.is_nan() {
            return f32::NAN.canonical();
        }
        let r =
            FloatConvert::<ieee::Single>::convert_r(soft(a), Round::NearestTiesToEven, &mut false);
        self.result(r)
    }

    fn to_f16(&mut self, a: f32) -> f16 {
        let a = self.operand(a);
        if a.is_nan() {
            return <f16 as Float>::NAN;
        }
        let r = FloatConvert::<ieee::Half>::convert_r(soft(a), self.round(), &mut false);
        self.result(r)
    }
}
