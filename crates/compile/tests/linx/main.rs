//! The LinxISA back end: kernels compiled and run on the emulator, compared with the interpreter of the IR.

mod corpus;
mod idioms;
mod named;
mod random;
mod run;
