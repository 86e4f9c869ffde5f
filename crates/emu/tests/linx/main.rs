//! LinxISA kernels on the emulator.

mod common;
mod fuzz;
mod groups;
mod kernels;
mod lanes;
mod launch;
mod memory;
mod orders;
mod traps;
