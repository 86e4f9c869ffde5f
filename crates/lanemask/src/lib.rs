//! Load a shader, make buffers, dispatch, read back: WGSL compute shaders on a SIMT machine with an explicit execution
//! mask, in a test or anywhere else.
//!
//! ```
//! use lanemask::{Buffer, Device, Shader};
//!
//! let shader = Shader::from_wgsl(
//!     "@group(0) @binding(0) var<storage, read_write> data: array<f32>;
//!      @compute @workgroup_size(64)
//!      fn halve(@builtin(global_invocation_id) id: vec3u) { data[id.x] *= 0.5; }",
//! )?;
//! let kernel = shader.kernel(Some("halve"))?;
//! let mut data = Buffer::from_slice(&[1.0f32, 2.0, 3.0]);
//! Device::new().dispatch(&kernel, [1, 1, 1]).bind(0, 0, &mut data).run()?;
//! assert_eq!(data.read::<f32>(), [0.5, 1.0, 1.5]);
//! # Ok::<(), lanemask::Error>(())
//! ```
//!
//! Mistakes come as [`Diagnostics`] with their places, traps as a report that names cause, warp, instruction and source
//! line:
//!
//! ```
//! use lanemask::{Device, Error, Shader};
//!
//! let shader = Shader::from_wgsl("@compute @workgroup_size(1) fn main() { let x = 1 +; }");
//! let Err(Error::Diagnostics(mistakes)) = shader else { panic!() };
//! assert!(mistakes.to_string().starts_with("shader.wgsl:1:"));
//!
//! let shader = Shader::from_assembly("trap 7")?;
//! let result = Device::new().dispatch(&shader.kernel(None)?, [1, 1, 1]).run();
//! let Err(Error::Trap(report)) = result else { panic!() };
//! assert_eq!((report.name, report.info, report.pc), ("Trap", 7, 0));
//! # Ok::<(), Error>(())
//! ```
//!
//! [`run_job`] runs a whole job file with its data and expectations, as the command `lanemask run` does. The parts
//! are there under the names of their crates: [`asm`], [`compile`], [`emu`] and so on.
#![forbid(unsafe_code)]
// A `Diagnostic` is a little larger than the lint likes, and comes once per run, if at all.
#![allow(clippy::result_large_err)]

pub use lanemask_asm as asm;
pub use lanemask_compile as compile;
pub use lanemask_diag as diag;
pub use lanemask_emu as emu;
pub use lanemask_image as image;
pub use lanemask_ir as ir;
pub use lanemask_isa as isa;
pub use lanemask_job as job;
pub use lanemask_object as object;

mod buffer;
mod device;
mod error;
pub mod files;
mod jobs;
pub mod linx;
mod shader;

pub use buffer::{Buffer, Element};
pub use device::{Device, Dispatch, Prepared};
pub use error::{Diagnostics, Error};
pub use jobs::{
    Choices, DispatchOutcome, JobOutcome, JobSettings, JobStatus, JobTrap, WarpPlace,
    WarpsOfInterest, check_supported, run_job, run_job_of_interest, run_job_with,
};
pub use lanemask_emu::{Progress, RunOptions, Stats, Summary, TrapReport};
pub use shader::{Kernel, Shader, elf};

/// What the README shows compiles.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
