//! Semantics of w32.

mod convert;
mod g1;
mod g1_half;
mod g1_halves;
mod g1_packed;
mod g1_wide;
mod g2;
mod g3_cross_lane;
mod g3_exec;
mod g3_uniform;
mod g4;
mod g5;
mod g6;
#[rustfmt::skip]
mod generated;
mod machine;
mod memory;
mod trapctl;

pub use crate::fp::*;
pub use g5::buffer_is_legal;
pub use generated::*;
pub use machine::*;
pub use trapctl::*;

/// The semantic functions of w32.
#[derive(Clone, Copy, Debug)]
pub struct W32;
