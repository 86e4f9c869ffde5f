//! LinxISA kernels on the emulator.
// Lanes are numbers here, and cases are tables.
#![allow(clippy::needless_range_loop, clippy::type_complexity)]

mod common;
mod each;
mod floats;
mod fuzz;
mod groups;
mod kernels;
mod lanes;
mod launch;
mod memory;
mod orders;
mod traps;
