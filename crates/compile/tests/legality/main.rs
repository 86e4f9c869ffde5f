//! Which kernels may run as MPAR.

mod random;
mod recorder;
mod table;
