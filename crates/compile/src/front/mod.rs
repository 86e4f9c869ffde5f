//! What front ends share: a builder of regions that keeps variables in SSA form, elementary functions, functions of
//! vectors, numbers of all formats, their bits, atomics, and variables in cells. It knows no source language.

mod atomic;
pub(crate) mod bits;
pub(crate) mod build;
mod elementary;
pub(crate) mod functions;
mod image;
pub(crate) mod memory;
pub(crate) mod numbers;
pub(crate) mod subgroup;
mod vector;
