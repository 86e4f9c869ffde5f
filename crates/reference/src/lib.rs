//! A second executor of w32, for tests: one instruction at a time, its lanes in a loop, from a copy of what it reads.
//!
//! Integers are `i128`, floats are exact quotients that are rounded once ([`exact`], [`float`]), memory is bytes. The
//! rules are those of `docs/w32/` and of the cards in `isa/w32/`; nothing is shared with `lanemask-sem` and
//! `lanemask-emu`, on which this crate does not depend. What it takes from `lanemask-isa` is how words stand for
//! instructions and operands, and names. It is slow, and meant to be read beside the manual.
//!
//! [`generate`] makes random programs; `tests/random.rs` runs them on both executors and compares all state after
//! every instruction.
#![forbid(unsafe_code)]

pub mod exact;
pub mod float;
pub mod generate;
pub mod integer;
pub mod lane;
pub mod special;
pub mod state;

mod access;
mod across;
mod control;
mod execute;
mod image;
pub mod machine;
mod sample;
pub mod texel;
