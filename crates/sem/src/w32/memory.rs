//! What memory instructions ask of an engine, and what atomics compute.

use super::machine::{VList, VSrc};
use crate::fp::{Fast, Float, Fp};

/// A memory that vector accesses go to, with what finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// Through a buffer descriptor; addresses are 32-bit offsets.
    Buffer([u32; 4]),
    /// By 64-bit address.
    Global,
    /// Of the lane; addresses are 32-bit offsets.
    Scratch,
    /// Of the workgroup; addresses are 32-bit offsets.
    Workgroup,
}

/// A narrow element in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Narrow {
    /// Zero-extended byte.
    U8,
    /// Sign-extended byte.
    I8,
    /// Zero-extended halfword.
    U16,
    /// Sign-extended halfword.
    I16,
    /// Halfword that a half register holds, whose other half stays (W-REG-5).
    B16,
}

impl Narrow {
    /// Bytes in memory.
    pub fn bytes(self) -> u32 {
        match self {
            Narrow::U8 | Narrow::I8 => 1,
            Narrow::U16 | Narrow::I16 | Narrow::B16 => 2,
        }
    }

    /// The register's value for these bits of memory.
    pub fn extend(self, bits: u32) -> u32 {
        match self {
            Narrow::U8 => bits & 0xff,
            Narrow::I8 => bits as i8 as u32,
            Narrow::U16 | Narrow::B16 => bits & 0xffff,
            Narrow::I16 => bits as i16 as u32,
        }
    }
}

/// What an atomic does with a word or doubleword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rmw {
    /// old + data.
    Add,
    /// old - data.
    Sub,
    /// Bit by bit.
    And,
    /// Bit by bit.
    Or,
    /// Bit by bit.
    Xor,
    /// Smaller unsigned number.
    MinU,
    /// Larger unsigned number.
    MaxU,
    /// Smaller signed number.
    MinI,
    /// Larger signed number.
    MaxI,
    /// data.
    Exchange,
    /// The second data word if old equals the first.
    CompareExchange,
    /// Float sum, to nearest even.
    AddF,
    /// minimumNumber.
    MinF,
    /// maximumNumber.
    MaxF,
}

/// The new value at one width.
macro_rules! apply {
    ($(#[$doc:meta])* $name:ident, $u:ident, $i:ident, $f:ident) => {
        $(#[$doc])*
        #[inline]
        pub fn $name(self, old: $u, data: $u, new: $u) -> $u {
            let (a, b) = ($f::from_bits(old), $f::from_bits(data));
            // Equal numbers differ at most in the sign of zero.
            let number = |less: bool, equal: $u| {
                let r = if a == b {
                    $f::from_bits(equal)
                } else if b.is_nan() || less {
                    a
                } else {
                    b
                };
                r.canonical().to_bits()
            };
            match self {
                Rmw::Add => old.wrapping_add(data),
                Rmw::Sub => old.wrapping_sub(data),
                Rmw::And => old & data,
                Rmw::Or => old | data,
                Rmw::Xor => old ^ data,
                Rmw::MinU => old.min(data),
                Rmw::MaxU => old.max(data),
                Rmw::MinI => (old as $i).min(data as $i) as $u,
                Rmw::MaxI => (old as $i).max(data as $i) as $u,
                Rmw::Exchange => data,
                Rmw::CompareExchange if old == data => new,
                Rmw::CompareExchange => old,
                Rmw::AddF => Fast.add(a, b).to_bits(),
                Rmw::MinF => number(a < b, old | data),
                Rmw::MaxF => number(a > b, old & data),
            }
        }
    };
}

impl Rmw {
    apply! {
        /// The new word. `new` is the second data word, which only `CompareExchange` has. Floats as in the default MODE.
        apply, u32, i32, f32
    }
    apply! {
        /// The new doubleword, likewise.
        apply64, u64, i64, f64
    }
}

/// What chooses the level of a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A level of detail for each lane.
    Lod(VSrc),
    /// Derivatives of the coordinates along x, then along y.
    Grad(VList),
}

/// What a fence orders; the accesses themselves are relaxed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// What has been read before all later accesses.
    Acquire,
    /// All earlier accesses before what is written later.
    Release,
    /// Both.
    AcqRel,
    /// Both, in one order with all other such fences.
    SeqCst,
}

/// Among whom a fence orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The lanes of the warp.
    Warp,
    /// The warps of the workgroup.
    Workgroup,
    /// All warps of the device.
    Device,
}
