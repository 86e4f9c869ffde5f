//! Semantics of LinxISA v0.57 SIMT kernel bodies: pure functions of lanes, group values and whole groups.
//!
//! Nothing here decodes or knows memory. Rules are cited by the numbers of the project's list of facts (L-…) and
//! rulings (Q-…).

mod convert;
mod float;
mod int;

pub use convert::{Convert, Format, Rounded, convert};
pub use float::*;
pub use int::*;
