//! WGSL to IR to machine code.
#![forbid(unsafe_code)]

pub mod mask;
pub mod opt;
pub mod w32;
pub mod wgsl;
