//! Where a dispatch finds things in the address space; see docs/w32/abi.md.

/// Guest address of PC 0.
pub const CODE_BASE: u64 = 0x1_0000_0000;
/// Guest address of the argument block.
pub const ARGUMENTS: u64 = 0x7fff_0000_0000;
/// What `scratch_lo` and `scratch_hi` report for warp 0. Not mapped: scratch is reached by `scratch.*` only.
pub const SCRATCH_BASE: u64 = 0x7ffe_0000_0000;

/// Scratch base of a warp.
pub(crate) fn scratch_base(warp: u32) -> u64 {
    SCRATCH_BASE + (u64::from(warp) << 25)
}

/// Guest address of the data section behind `code_bytes` of code.
pub fn data_base(code_bytes: usize) -> u64 {
    CODE_BASE + (code_bytes as u64).next_multiple_of(4096)
}
