//! WGSL and SPIR-V to IR to machine code.
#![forbid(unsafe_code)]

mod front;
pub mod legality;
pub mod linx;
mod listing;
pub mod mask;
pub mod opt;
pub mod spirv;
mod stack;
pub mod strips;
pub mod w32;
pub mod wgsl;
