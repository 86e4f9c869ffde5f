//! What front ends share: a builder of regions that keeps variables in SSA form, elementary functions, functions of
//! vectors, numbers of all formats, and variables in cells. It knows no source language.

pub(crate) mod build;
mod elementary;
pub(crate) mod functions;
pub(crate) mod memory;
pub(crate) mod numbers;
pub(crate) mod subgroup;
mod vector;
