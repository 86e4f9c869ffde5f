//! WGSL to IR to machine code.
