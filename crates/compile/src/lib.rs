//! WGSL to IR to machine code.
#![forbid(unsafe_code)]

pub mod legality;
pub mod linx;
mod listing;
pub mod mask;
pub mod opt;
mod stack;
pub mod strips;
pub mod w32;
pub mod wgsl;
