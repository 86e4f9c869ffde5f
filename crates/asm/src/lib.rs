//! Assembler and disassembler for w32.
//!
//! [`assemble`] turns text into an [`Object`](lanemask_object::Object), [`disassemble`] turns one back into text that assembles to the same
//! object, [`hex`] reads and writes words as hexadecimal digits. The syntax is described in `docs/assembly.md`;
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
mod operand;
mod parse;
mod program;
mod select;

pub use disasm::{Options, disassemble, instruction};
pub use program::assemble;
