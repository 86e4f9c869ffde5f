//! The LinxISA back end: kernels compiled and run on the emulator, compared with the interpreter of the IR.

mod atomics;
#[path = "../common/atomics.rs"]
mod atomics_cases;
mod corpus;
mod idioms;
mod named;
mod numbers;
#[path = "../common/numbers.rs"]
mod numbers_cases;
mod pitfalls;
#[path = "../common/pitfalls.rs"]
mod pitfalls_cases;
mod random;
mod run;
