//! The float environment that the instruction sets share: rounding mode, flags, and the two ways to compute.
//!
//! [`Fast`] computes as the host does (round to nearest even, nothing flushed, no flags); [`Exact`] by integers,
//! with every rounding mode, flushing and flags. In the default mode both give the same bits. A result that is NaN is
//! the canonical one: positive, quiet, payload 0.

mod elem;
pub(crate) mod elementary;
mod soft;

pub use elem::{Elem, Kind};
pub use soft::Exact;

use half::{bf16, f16};
use rustc_apfloat::{Float as _, ieee};

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
    /// Exact arithmetic in it.
    type Soft: rustc_apfloat::Float;
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
    ($t:ident, $soft:ident, $fraction:literal) => {
        impl Float for $t {
            type Soft = ieee::$soft;
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
        }
    };
}

native!(f32, Single, 23);
native!(f64, Double, 52);

/// binary32 has more than twice the digits, so that rounding twice is rounding once.
macro_rules! narrow {
    ($t:ident, $soft:ident, $fraction:literal, $nan:literal) => {
        impl Float for $t {
            type Soft = ieee::$soft;
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
            // Not enough digits for a fused sum.
            fn host_fma(self, b: Self, c: Self) -> Self {
                let soft = |x: $t| ieee::$soft::from_bits(x.to_bits().into());
                $t::from_bits(soft(self).mul_add(soft(b), soft(c)).value.to_bits() as u16)
            }
            #[inline(always)]
            fn host_sqrt(self) -> Self {
                $t::from_f32(self.to_f32().sqrt())
            }
            #[inline(always)]
            fn host_integral(self, to: Integral) -> Self {
                $t::from_f32(self.to_f32().host_integral(to))
            }
        }
    };
}

narrow!(f16, Half, 10, 0x7e00);
narrow!(bf16, BFloat, 7, 0x7fc0);

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
    /// From an integer, rounded.
    fn round_int(&mut self, a: i64) -> f32;
    /// From a wider number, rounded.
    fn narrow(&mut self, a: f64) -> f32;
    /// From binary64 to nearest even in every mode: the last step of an elementary function.
    fn narrow_nearest(&mut self, a: f64) -> f32;
    /// To binary16, rounded.
    fn to_f16(&mut self, a: f32) -> f16;

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
    #[inline(always)]
    fn round_int(&mut self, a: i64) -> f32 {
        a as f32
    }
    #[inline(always)]
    fn narrow(&mut self, a: f64) -> f32 {
        (a as f32).canonical()
    }
    #[inline(always)]
    fn narrow_nearest(&mut self, a: f64) -> f32 {
        (a as f32).canonical()
    }
    #[inline(always)]
    fn to_f16(&mut self, a: f32) -> f16 {
        f16::from_f32(a).canonical()
    }
}
