//! Element types of registers.

use half::{bf16, f16};

/// How an element type lies in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Bit of a lane mask.
    Mask,
    /// Half of a register.
    B16,
    /// Register.
    B32,
    /// Pair of registers, low word first.
    B64,
}

/// An element type of operands.
pub trait Elem: Copy + Default {
    /// How it lies in registers.
    const KIND: Kind;
    /// From its bits, zero-extended.
    fn from_bits64(bits: u64) -> Self;
    /// Its bits, zero-extended; a true `bool` has all 64.
    fn to_bits64(self) -> u64;
    /// From the low 32 bits, for all kinds but B64.
    fn from_bits32(bits: u32) -> Self;
    /// The low 32 bits.
    fn to_bits32(self) -> u32;
}

macro_rules! elem {
    ($($t:ty, $kind:ident, $from:expr, $to:expr;)*) => {$(
        impl Elem for $t {
            const KIND: Kind = Kind::$kind;
            #[inline(always)]
            fn from_bits64(bits: u64) -> Self {
                $from(bits as _)
            }
            #[inline(always)]
            fn to_bits64(self) -> u64 {
                $to(self) as u64
            }
            #[inline(always)]
            fn from_bits32(bits: u32) -> Self {
                $from(bits as _)
            }
            #[inline(always)]
            fn to_bits32(self) -> u32 {
                $to(self) as u32
            }
        }
    )*};
}

elem! {
    u16, B16, |b: u16| b, |v: u16| v;
    i16, B16, |b: u16| b as i16, |v: i16| v as u16;
    f16, B16, f16::from_bits, f16::to_bits;
    bf16, B16, bf16::from_bits, bf16::to_bits;
    u32, B32, |b: u32| b, |v: u32| v;
    i32, B32, |b: u32| b as i32, |v: i32| v as u32;
    f32, B32, f32::from_bits, f32::to_bits;
    u64, B64, |b: u64| b, |v: u64| v;
    i64, B64, |b: u64| b as i64, |v: i64| v as u64;
    f64, B64, f64::from_bits, f64::to_bits;
    bool, Mask, |b: u64| b & 1 == 1, |v: bool| 0u64.wrapping_sub(v.into());
}
