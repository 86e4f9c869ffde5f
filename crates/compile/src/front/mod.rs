//! What front ends share: a builder of regions that keeps variables in SSA form, elementary functions, functions of
//! vectors, and variables in cells. It knows no source language.

pub(crate) mod build;
mod elementary;
pub(crate) mod memory;
pub(crate) mod subgroup;
mod vector;
