//! Assembler and disassembler for w32 and LinxISA SIMT kernels.
//!
//! [`assemble`] turns text into an [`Object`](lanemask_object::Object), [`disassemble`] turns one back into text that assembles to the same
//! object, [`hex`] reads and writes words as hexadecimal digits. The syntax is described in `docs/assembly.md`
//! and `docs/linx/assembly.md`;
//! everything about single instructions comes from the tables of `lanemask-isa`. This crate opens no files and prints
//! nothing: mistakes are [`Diagnostic`](lanemask_diag::Diagnostic)s.
//!
//! ```
//! use lanemask_diag::Sources;
//! let mut sources = Sources::new();
//! let file = sources.add("min.s", "v.add.u32 v0, v0, 1\nendpgm\n");
//! let (object, diagnostics) = lanemask_asm::assemble(&sources, file);
//! assert!(diagnostics.is_empty());
//! assert_eq!(object.kernels[0].name, "main");
//! ```
#![forbid(unsafe_code)]

mod directives;
mod disasm;
mod expr;
mod finish;
pub mod hex;
mod layout;
mod lex;
mod linx;
mod mirror;
mod operand;
mod parse;
mod program;
mod select;
mod tables;

pub use disasm::{Options, disassemble, instruction};
pub use linx::instruction as linx_instruction;
pub use program::{assemble, assemble_for};

/// An instruction set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Target {
    /// The w32 shader ISA.
    #[default]
    W32,
    /// LinxISA v0.57.
    Linx,
}

impl Target {
    /// Both.
    pub const ALL: [Target; 2] = [Target::W32, Target::Linx];

    /// As objects and sources name it.
    pub fn name(self) -> &'static str {
        match self {
            Target::W32 => "w32",
            Target::Linx => "linx",
        }
    }

    /// The instruction set of that name.
    pub fn from_name(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|t| t.name() == name)
    }
}
