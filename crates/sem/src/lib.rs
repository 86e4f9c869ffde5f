//! One semantic function per instruction.
//!
//! [`fp`] is the float environment that both instruction sets use, [`linx`] holds the functions of LinxISA's kernels.
//! [`w32`] holds them for w32, with the traits that they are written against: a function of one lane takes and gives
//! numbers ([`w32::Fp`] is its float environment), a function of a warp acts on a [`w32::Warp`]. An engine implements
//! [`w32::Machine`] and calls [`w32::step`]. Nothing here decodes, traces, or knows how registers and memory are held.
//!
//! ```
//! use lanemask_sem::w32::{Fast, Group1, Group2, W32};
//! assert_eq!(W32::add_u32(u32::MAX, 2), 1);
//! assert_eq!(W32::div_i32(7, 0), 7);
//! assert_eq!(W32::fma_f32(&mut Fast, 2.0, 3.0, 0.5), 6.5);
//! ```
#![forbid(unsafe_code)]

pub mod fp;
pub mod linx;
pub mod w32;
