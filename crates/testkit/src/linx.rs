//! Kernels on LinxISA, by way of the library that users have: object file, arena, launches, engine.

use std::num::NonZero;

use lanemask::linx::{Compile, Settings};
use lanemask::{Buffer, Device, Error, Shader};
use lanemask_compile::linx;
use lanemask_diag::Sources;
use lanemask_ir::Kernel;

use crate::engine::{Buffers, Failure, refused};

/// Most instructions of a group: far more than any kernel here needs.
const MAX_INSTRUCTIONS: u64 = 500_000_000;

/// Makes machine code of IR, writes it as a file and loads that.
///
/// # Errors
/// The back end's messages, or what the loader does not like.
pub fn compile(
    kernel: &Kernel,
    compile: &Compile,
    sources: &Sources,
) -> Result<lanemask::Kernel, Failure> {
    let compiled = linx::compile(kernel, &compile.options(sources))
        .map_err(|found| refused(sources, found))?;
    Shader::from_elf(&compiled.object.to_elf())
        .and_then(|shader| shader.kernel(None))
        .map_err(failure)
}

/// Runs one dispatch on so many host threads (0: one for each core).
///
/// # Errors
/// A buffer is missing, the launch does not fit, or a trap. A buffer that may only be read comes back as the kernel left it.
pub fn run(
    kernel: &lanemask::Kernel,
    settings: &Settings,
    threads: usize,
    workgroups: [u32; 3],
    buffers: &mut Buffers,
) -> Result<(), Failure> {
    let mut device = Device::new()
        .max_instructions(MAX_INSTRUCTIONS)
        .linx(settings.clone());
    if let Some(threads) = NonZero::new(threads) {
        device = device.threads(threads);
    }
    let mut bound: Vec<_> = std::mem::take(buffers)
        .into_iter()
        .map(|(slot, bytes)| (slot, Buffer::from_bytes(bytes)))
        .collect();
    let mut dispatch = device.dispatch(kernel, workgroups);
    for (slot, buffer) in &mut bound {
        dispatch = dispatch.bind(slot.group, slot.binding, buffer);
    }
    let result = dispatch.run();
    let bytes = bound.into_iter().map(|(slot, b)| (slot, b.into_bytes()));
    buffers.extend(bytes);
    result.map(drop).map_err(failure)
}

fn failure(error: Error) -> Failure {
    match error {
        Error::Diagnostics(d) => refused(&d.sources, d.list),
        other => Failure::Run(other.to_string()),
    }
}
