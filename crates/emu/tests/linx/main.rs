//! LinxISA kernels on the emulator.

mod common;
mod kernels;
