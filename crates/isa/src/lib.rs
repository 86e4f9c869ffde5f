//! Instruction sets as data: what an instruction looks like in a word and in text, and what is known of it.
//!
//! [`desc`] holds the types of a description, the same for every instruction set; [`w32`] the tables of w32, generated
//! from `isa/w32/*.toml`, with encoder, decoder and operand text. This crate knows no semantics, no memory and no files.
//!
//! ```
//! use lanemask_isa::w32;
//! let insn = w32::decode(0x0000_00ce, None).unwrap();
//! assert_eq!(insn.to_string(), "endpgm");
//! assert_eq!(w32::encode(&insn).unwrap().words(), vec![0x0000_00ce]);
//! ```
#![forbid(unsafe_code)]

pub mod desc;
pub mod linx;
pub mod w32;
