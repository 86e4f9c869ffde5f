//! Random programs of w32, by seed: they end, and between them they reach every instruction.
//!
//! A [`Program`] is lines with labels and the state in which they start. [`Program::assemble`] puts a prologue around them that makes this
//! state, an epilogue that copies scratch and workgroup memory to a buffer, and a trap handler that skips what trapped.

mod images;
mod operands;
mod program;
mod random;
mod setup;
mod structure;

pub use operands::Hazard;
pub use program::{
    Assembled, BUFFER, BUFFER_BYTES, DUMP, Line, Program, READ_ONLY, READ_ONLY_BYTES,
};
pub use random::Random;
pub use setup::Setup;
pub use structure::{UNREACHED, program};
