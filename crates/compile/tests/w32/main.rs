//! The w32 back end: kernels compiled and run on the emulator, compared with the interpreter of the IR; listings; waits.

mod corpus;
mod idioms;
mod named;
mod random;
mod run;
mod waits;
