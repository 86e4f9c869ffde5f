//! Operations on subgroups, each under whole, partial and parted subgroups, from WGSL and SPIR-V, on the interpreter and both machines.
//!
//! What is expected comes from a model in this folder: for each operation what a lane gets of the values of a set of lanes, for each
//! control flow which lanes are together where.

#[path = "../linx/run.rs"]
#[allow(dead_code)]
mod linx;
#[path = "../w32/run.rs"]
#[allow(dead_code)]
mod run;
#[path = "../w32/waits.rs"]
#[allow(dead_code)]
mod waits;

#[path = "../common/mod.rs"]
mod common;

mod cases;
mod flows;
mod named;
