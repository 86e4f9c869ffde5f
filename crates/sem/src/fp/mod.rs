//! The float environment that the instruction sets share: rounding mode, flags, and the two ways to compute.
//!
//! [`Fast`] computes as the host does (round to nearest even, nothing flushed, no flags); [`Exact`] by integers,
//! with every rounding mode, flushing and flags. In the default mode both give the same bits. A result that is NaN is
//! the canonical one: positive, quiet, payload 0.

mod elem;
pub(crate) mod elementary;
mod number;
mod soft;

pub use elem::{Elem, Kind};
pub use soft::Exact;

use half::{bf16, f16};

/// Accrued float flags, as in `fflags`.
pub mod flag {
    /// Inexact.
    pub const NX: u32 = 1;
    /// Underflow.
    pub const UF: u32 = 2;
    /// Overflow.
    pub const OF: u32 = 4;
    /// Division by zero.
    pub const DZ: u32 = 8;
    /// Invalid operation.
    pub const NV: u32 = 16;
}

/// A value of MODE: rounding in bits 2:0, flush to zero of f16, f32 and f64 in bits 3, 4 and 5, exception enables in
/// bits 10:6 in the order of `fflags`; the other bits are reserved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Mode(pub u32);

/// Rounding direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// To nearest, ties to even.
    NearestEven,
    /// Towards zero.
    Zero,
    /// Downwards.
    Down,
    /// Upwards.
    Up,
}

impl Rounding {
    /// The direction that an operand of an instruction names; `None`: that of MODE.
    pub fn named(code: u32) -> Option<Rounding> {
        match code {
            0 => Some(Rounding::NearestEven),
            1 => Some(Rounding::Zero),
            2 => Some(Rounding::Down),
            3 => Some(Rounding::Up),
            _ => None,
        }
    }
}

impl Mode {
    /// Whether no reserved bit and no reserved rounding code is set.
    pub fn is_legal(self) -> bool {
        self.0 >> 11 == 0 && self.0 & 7 < 4
    }

    /// Rounding direction of a legal value.
    pub fn rounding(self) -> Rounding {
        [
            Rounding::NearestEven,
            Rounding::Zero,
            Rounding::Down,
            Rounding::Up,
        ][self.0 as usize & 3]
    }

    /// The same with another rounding direction.
    pub fn with_rounding(self, to: Rounding) -> Mode {
        Mode(self.0 & !7 | to as u32)
    }

    /// Whether subnormal numbers of that many bits are flushed.
    pub fn flushes(self, bits: u32) -> bool {
        self.0 >> (3 + bits.ilog2() - 4) & 1 == 1
    }

    /// The exceptions that trap, as in `fflags`.
    pub fn enables(self) -> u32 {
        self.0 >> 6 & 0x1f
    }
}

/// A direction of rounding to an integral value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integral {
    /// Downwards.
    Floor,
    /// Upwards.
    Ceil,
    /// Towards zero.
    Trunc,
    /// To nearest, ties to even.
    NearestEven,
}

/// A floating-point format, with the arithmetic of the host in it.
pub trait Float: Elem + PartialOrd {
    /// Bits of a number.
    const BITS: u32;
    /// Fraction bits that are stored.
    const FRACTION: u32;
    /// The canonical NaN.
    const NAN: Self;
    /// Sum.
    fn host_add(self, other: Self) -> Self;
    /// Difference.
    fn host_sub(self, other: Self) -> Self;
    /// Product.
    fn host_mul(self, other: Self) -> Self;
    /// Quotient.
    fn host_div(self, other: Self) -> Self;
    /// Product plus `c` with one rounding.
    fn host_fma(self, b: Self, c: Self) -> Self;
    /// Square root.
    fn host_sqrt(self) -> Self;
    /// Integral value.
    fn host_integral(self, to: Integral) -> Self;
    /// The same number in binary64.
    fn host_wide(self) -> f64;
    /// From binary64, rounded to nearest even.
    fn host_narrow(a: f64) -> Self;
    /// From an integer of up to 65 bits, rounded to nearest even.
    fn host_of_integer(a: i128) -> Self;

    /// Bits of infinity.
    const INFINITY_BITS: u64 = ((1 << (Self::BITS - 1 - Self::FRACTION)) - 1) << Self::FRACTION;

    /// The bits without the sign.
    #[inline(always)]
    fn magnitude(self) -> u64 {
        self.to_bits64() & u64::MAX >> (65 - Self::BITS)
    }

    /// Whether the sign bit is set.
    #[inline(always)]
    fn is_negative(self) -> bool {
        self.to_bits64() >> (Self::BITS - 1) & 1 == 1
    }

    /// With the sign bit flipped.
    #[inline(always)]
    fn negated(self) -> Self {
        Self::from_bits64(self.to_bits64() ^ 1 << (Self::BITS - 1))
    }

    /// Whether it is an infinity.
    #[inline(always)]
    fn is_infinity(self) -> bool {
        self.magnitude() == Self::INFINITY_BITS
    }

    /// Whether it is a signalling NaN.
    #[inline(always)]
    fn is_signalling(self) -> bool {
        let m = self.magnitude();
        m > Self::INFINITY_BITS && m >> (Self::FRACTION - 1) & 1 == 0
    }

    /// Whether it is a subnormal number.
    #[inline(always)]
    fn is_subnormal(self) -> bool {
        self.magnitude() != 0 && self.magnitude() >> Self::FRACTION == 0
    }

    /// Whether it is NaN.
    #[inline(always)]
    #[allow(clippy::eq_op)]
    fn is_not_a_number(self) -> bool {
        self != self
    }

    /// Itself, or the canonical NaN. Decided on the bits: as numbers, compilers take one NaN to be as good as another.
    fn canonical(self) -> Self;
}

macro_rules! native {
    ($t:ident, $fraction:literal) => {
        impl Float for $t {
            const BITS: u32 = $t::MANTISSA_DIGITS.next_power_of_two();
            const FRACTION: u32 = $fraction;
            const NAN: Self = $t::from_bits($t::INFINITY.to_bits() | 1 << ($fraction - 1));
            #[inline(always)]
            fn canonical(self) -> Self {
                let bits = self.to_bits();
                let nan = bits & !(1 << (<Self as Float>::BITS - 1)) > $t::INFINITY.to_bits();
                $t::from_bits(if nan { Self::NAN.to_bits() } else { bits })
            }
            #[inline(always)]
            fn host_add(self, other: Self) -> Self {
                self + other
            }
            #[inline(always)]
            fn host_sub(self, other: Self) -> Self {
                self - other
            }
            #[inline(always)]
            fn host_mul(self, other: Self) -> Self {
                self * other
            }
            #[inline(always)]
            fn host_div(self, other: Self) -> Self {
                self / other
            }
            #[inline(always)]
            fn host_fma(self, b: Self, c: Self) -> Self {
                self.mul_add(b, c)
            }
            #[inline(always)]
            fn host_sqrt(self) -> Self {
                self.sqrt()
            }
            #[inline(always)]
            fn host_integral(self, to: Integral) -> Self {
                match to {
                    Integral::Floor => self.floor(),
                    Integral::Ceil => self.ceil(),
                    Integral::Trunc => self.trunc(),
                    Integral::NearestEven => self.round_ties_even(),
                }
            }
            #[inline(always)]
            fn host_wide(self) -> f64 {
                self.into()
            }
            #[inline(always)]
            fn host_narrow(a: f64) -> Self {
                a as $t
            }
            #[inline(always)]
            fn host_of_integer(a: i128) -> Self {
                a as $t
            }
        }
    };
}

native!(f32, 23);
native!(f64, 52);

/// binary32 has more than twice the digits, so that rounding twice is rounding once.
macro_rules! narrow {
    ($t:ident, $fraction:literal, $nan:literal, $fma:expr) => {
        impl Float for $t {
            const BITS: u32 = 16;
            const FRACTION: u32 = $fraction;
            const NAN: Self = $t::from_bits($nan);
            #[inline(always)]
            fn canonical(self) -> Self {
                if self.is_nan() { Self::NAN } else { self }
            }
            #[inline(always)]
            fn host_add(self, other: Self) -> Self {
                $t::from_f32(self.to_f32() + other.to_f32())
            }
            #[inline(always)]
            fn host_sub(self, other: Self) -> Self {
                $t::from_f32(self.to_f32() - other.to_f32())
            }
            #[inline(always)]
            fn host_mul(self, other: Self) -> Self {
                $t::from_f32(self.to_f32() * other.to_f32())
            }
            #[inline(always)]
            fn host_div(self, other: Self) -> Self {
                $t::from_f32(self.to_f32() / other.to_f32())
            }
            fn host_fma(self, b: Self, c: Self) -> Self {
                $fma(self, b, c)
            }
            #[inline(always)]
            fn host_sqrt(self) -> Self {
                $t::from_f32(self.to_f32().sqrt())
            }
            #[inline(always)]
            fn host_integral(self, to: Integral) -> Self {
                $t::from_f32(self.to_f32().host_integral(to))
            }
            #[inline(always)]
            fn host_wide(self) -> f64 {
                self.to_f32().into()
            }
            #[inline(always)]
            fn host_narrow(a: f64) -> Self {
                $t::from_f32(odd_single(a))
            }
            #[inline(always)]
            fn host_of_integer(a: i128) -> Self {
                number::Number::integer(a).round(Rounding::NearestEven).0
            }
        }
    };
}

narrow!(f16, 10, 0x7e00, half_fma);
narrow!(bf16, 7, 0x7fc0, |a, b, c| Exact::default().fma(a, b, c));

/// In binary32, rounded to odd: of the two neighbours of a number between them the one with an odd last place. To round
/// that again to a format with at least two digits less is to round once.
#[inline(always)]
fn odd_single(a: f64) -> f32 {
    let r = a as f32;
    let back = f64::from(r);
    let step = if back.abs() > a.abs() { u32::MAX } else { 1 };
    let between = back != a && !a.is_nan() && r.to_bits() & 1 == 0;
    f32::from_bits(r.to_bits().wrapping_add(if between { step } else { 0 }))
}

/// `a * b + c`: the product is exact in binary64, the sum is rounded to odd there, and then once.
#[inline(always)]
fn half_fma(a: f16, b: f16, c: f16) -> f16 {
    let (p, c) = (a.host_wide() * b.host_wide(), c.host_wide());
    let sum = p + c;
    let part = sum - p;
    // What the sum lacks; NaN where something is infinite.
    let lack = (p - (sum - part)) + (c - part);
    let even = sum.to_bits() & 1 == 0;
    let up = (lack > 0.0) == (sum > 0.0);
    let step = if up { 1 } else { u64::MAX };
    let between = even && lack.abs() > 0.0;
    let odd = sum.to_bits().wrapping_add(if between { step } else { 0 });
    f16::host_narrow(f64::from_bits(odd))
}

/// The class of a number, one bit of ten: -infinity, negative normal, negative subnormal, -0, +0, positive subnormal,
/// positive normal, +infinity, signalling NaN, quiet NaN from bit 0 on.
#[inline(always)]
pub fn class<T: Float>(a: T) -> u32 {
    // From the outside in: infinity, normal, subnormal, zero.
    let step = match a.magnitude() {
        0 => 3,
        _ if a.is_subnormal() => 2,
        m if m < T::INFINITY_BITS => 1,
        _ => 0,
    };
    if a.is_signalling() {
        1 << 8
    } else if a.magnitude() > T::INFINITY_BITS {
        1 << 9
    } else if a.is_negative() {
        1 << step
    } else {
        1 << (7 - step)
    }
}

/// A float environment: how semantic functions compute.
pub trait Fp {
    /// Whether it has rounding modes, flushing and flags.
    const EXACT: bool;
    /// Adds to the flags.
    fn raise(&mut self, flags: u32);
    /// An operand as operations take it: flushed if MODE says so; a signalling NaN raises NV.
    fn operand<T: Float>(&mut self, a: T) -> T;
    /// Sum.
    fn add<T: Float>(&mut self, a: T, b: T) -> T;
    /// Difference.
    fn sub<T: Float>(&mut self, a: T, b: T) -> T;
    /// Product.
    fn mul<T: Float>(&mut self, a: T, b: T) -> T;
    /// Quotient.
    fn div<T: Float>(&mut self, a: T, b: T) -> T;
    /// Product plus `c` with one rounding.
    fn fma<T: Float>(&mut self, a: T, b: T, c: T) -> T;
    /// Square root.
    fn sqrt<T: Float>(&mut self, a: T) -> T;
    /// Integral value; never inexact.
    fn integral<T: Float>(&mut self, a: T, to: Integral) -> T;
    /// `a` times 2^n, rounded.
    fn scale<T: Float>(&mut self, a: T, n: i32) -> T;
    /// From an integer of up to 65 bits, rounded.
    fn round_int<T: Float>(&mut self, a: i128) -> T;
    /// To another format, rounded.
    fn convert<S: Float, D: Float>(&mut self, a: S) -> D;
    /// From binary64 to nearest even in every mode: the last step of an elementary function.
    fn nearest<D: Float>(&mut self, a: f64) -> D;
    /// Computes with another rounding direction, by integers; `None`: with that of MODE.
    fn rounding<R>(&mut self, to: Option<Rounding>, f: impl FnOnce(&mut Exact) -> R) -> R;

    /// Equal. Raises NV for a signalling NaN.
    #[inline(always)]
    fn equal<T: Float>(&mut self, a: T, b: T) -> bool {
        self.operand(a) == self.operand(b)
    }

    /// Less. Raises NV for any NaN.
    #[inline(always)]
    fn less<T: Float>(&mut self, a: T, b: T) -> bool {
        self.refuse_nan(a, b);
        self.operand(a) < self.operand(b)
    }

    /// Less or equal. Raises NV for any NaN.
    #[inline(always)]
    fn less_equal<T: Float>(&mut self, a: T, b: T) -> bool {
        self.refuse_nan(a, b);
        self.operand(a) <= self.operand(b)
    }

    /// Raises NV if one is NaN.
    #[inline(always)]
    fn refuse_nan<T: Float>(&mut self, a: T, b: T) {
        if Self::EXACT && (a.is_not_a_number() || b.is_not_a_number()) {
            self.raise(flag::NV);
        }
    }
}

/// The default mode, by the host's arithmetic.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fast;

impl Fp for Fast {
    const EXACT: bool = false;
    #[inline(always)]
    fn raise(&mut self, _: u32) {}
    #[inline(always)]
    fn operand<T: Float>(&mut self, a: T) -> T {
        a
    }
    #[inline(always)]
    fn add<T: Float>(&mut self, a: T, b: T) -> T {
        a.host_add(b).canonical()
    }
    #[inline(always)]
    fn sub<T: Float>(&mut self, a: T, b: T) -> T {
        a.host_sub(b).canonical()
    }
    #[inline(always)]
    fn mul<T: Float>(&mut self, a: T, b: T) -> T {
        a.host_mul(b).canonical()
    }
    #[inline(always)]
    fn div<T: Float>(&mut self, a: T, b: T) -> T {
        a.host_div(b).canonical()
    }
    #[inline(always)]
    fn fma<T: Float>(&mut self, a: T, b: T, c: T) -> T {
        a.host_fma(b, c).canonical()
    }
    #[inline(always)]
    fn sqrt<T: Float>(&mut self, a: T) -> T {
        a.host_sqrt().canonical()
    }
    #[inline(always)]
    fn integral<T: Float>(&mut self, a: T, to: Integral) -> T {
        a.host_integral(to).canonical()
    }
    fn scale<T: Float>(&mut self, a: T, n: i32) -> T {
        Exact::default().scale(a, n)
    }
    #[inline(always)]
    fn round_int<T: Float>(&mut self, a: i128) -> T {
        T::host_of_integer(a)
    }
    #[inline(always)]
    fn convert<S: Float, D: Float>(&mut self, a: S) -> D {
        D::host_narrow(a.host_wide()).canonical()
    }
    #[inline(always)]
    fn nearest<D: Float>(&mut self, a: f64) -> D {
        D::host_narrow(a).canonical()
    }
    fn rounding<R>(&mut self, to: Option<Rounding>, f: impl FnOnce(&mut Exact) -> R) -> R {
        let to = to.unwrap_or(Rounding::NearestEven);
        f(&mut Exact {
            mode: Mode::default().with_rounding(to),
            flags: 0,
        })
    }
}
