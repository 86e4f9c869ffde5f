//! WGSL to IR to machine code.
#![forbid(unsafe_code)]

pub mod opt;
pub mod wgsl;
