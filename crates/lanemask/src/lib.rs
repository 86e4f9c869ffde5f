//! Load a shader, make buffers, dispatch, read back.
#![forbid(unsafe_code)]
// A `Diagnostic` is a little larger than the lint likes, and comes once per run, if at all.
#![allow(clippy::result_large_err)]

pub use lanemask_asm as asm;
pub use lanemask_compile as compile;
pub use lanemask_diag as diag;
pub use lanemask_emu as emu;
pub use lanemask_isa as isa;
pub use lanemask_job as job;
pub use lanemask_object as object;

mod buffer;
mod error;
pub mod files;

pub use buffer::{Buffer, Element};
pub use error::{Diagnostics, Error, SourcePlace, Trap};
