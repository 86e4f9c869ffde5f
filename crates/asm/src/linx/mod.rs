//! The assembler's and disassembler's part for LinxISA: operands by the templates of the description, domains, headers.
//!
//! Lines, expressions, sections, directives and objects are the same for every instruction set; see `program.rs`.

mod bind;
pub(crate) mod directives;
mod disasm;
mod header;
pub(crate) mod hex;
pub(crate) mod notes;
mod operands;
mod registers;
mod removed;
mod source;

pub(crate) use bind::{bind, doubtful};
pub use disasm::instruction;
pub(crate) use disasm::{Place, base_of, data, encoding, kernel, piece, readable};
pub(crate) use header::{check_end, describe};
pub(crate) use registers::is_register;
pub(crate) use source::{Source, is_mnemonic, parse};
