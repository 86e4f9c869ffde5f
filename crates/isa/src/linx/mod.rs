//! LinxISA v0.57 as far as MPAR/MSEQ kernels need it: instructions of 16, 32, 48 and 64 bits, scalar registers and
//! queues of the group, vector queues of the lanes, one mask `p`.
//!
//! Everything about single rows comes from the tables in [`OPS`]; this module turns parcels into [`Insn`] and back and
//! shows them as text. It knows nothing of what a row does.
//!
//! ```
//! use lanemask_isa::linx;
//! let bytes = [0x7f, 0xb2, 0x30, 0x00, 0x09, 0x20, 0x10, 0x20];
//! let insn = linx::decode(&bytes).unwrap();
//! assert_eq!(insn.to_string(), "v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt");
//! assert_eq!(linx::encode(&insn).unwrap().to_bytes(), bytes);
//! ```

#[rustfmt::skip]
mod generated;
mod insn;
mod reg;
mod template;
mod text;

pub use generated::*;
pub use insn::*;
pub use reg::*;
pub use template::*;
pub use text::*;

/// How a field holds an operand. The payload of numbers is what they are multiplied by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codec {
    /// Scalar source of 5 bits (L-2).
    Src5,
    /// Source of 10 bits: class and index (L-5, L-6).
    Src10,
    /// Scalar destination of 5 bits (L-3).
    Dst5,
    /// Destination of 10 bits.
    Dst10,
    /// Tile: hand and distance (L-23).
    Tile,
    /// Signed number.
    Int(u32),
    /// Unsigned number.
    Uint(u32),
    /// Number, flag or code as it is.
    Plain,
}

/// Where an instruction stands in a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Starts an MPAR, MSEQ, VPAR or VSEQ block.
    Launch,
    /// Descriptor inside a block header.
    Header,
    /// Block boundary: ends a header, and a body when it is reached (L-45).
    Terminator,
    /// `v.*` if an operand is a vector queue, else the same bits are the group-uniform `l.*` (L-15).
    BodyVector,
    /// Control flow of a body.
    BodyBranch,
    /// Group-uniform scalar operation with 5-bit operands (L-102).
    BodyScalar,
    /// SETC.*: no defined use in a body (L-106).
    BlockCommit,
    /// System, cache, queue manager; not for bodies (L-106).
    System,
    /// Templates; not for bodies (L-106).
    Other,
}

/// What is known of a row.
pub type OpInfo = crate::desc::OpInfo<Codec>;
/// The encoding of a row.
pub type VariantInfo = crate::desc::VariantInfo<Codec>;
/// A field of a row.
pub type FieldInfo = crate::desc::FieldInfo<Codec>;

impl Op {
    /// What the description says of it.
    pub fn info(self) -> &'static OpInfo {
        &OPS[self as usize]
    }

    /// Its only encoding.
    pub fn encoding(self) -> &'static VariantInfo {
        &self.info().variants[0]
    }

    /// Names of its fields, in the order of [`Insn::raw`].
    pub fn fields(self) -> &'static [Field] {
        FIELDS[self as usize]
    }

    /// Where it stands in a program.
    pub fn role(self) -> Role {
        CATEGORIES[self.info().category as usize].1
    }

    /// Name of its category.
    pub fn category(self) -> &'static str {
        CATEGORIES[self.info().category as usize].0
    }

    /// Position of a field in [`Insn::raw`].
    pub fn position(self, field: Field) -> Option<usize> {
        self.fields().iter().position(|f| *f == field)
    }
}
