//! SPIR-V of GLSL, by way of glslang: random programs on both machines, images on w32.
#![allow(clippy::print_stdout)]

mod glsl;
mod images;

use lanemask::linx::Compile;
use lanemask_compile::spirv::Module;
use lanemask_compile::w32;
use lanemask_compile::wgsl::FrontOptions;
use lanemask_diag::Sources;
use lanemask_testkit::engine::{self, Buffers, Engine, Failure, Program};
use lanemask_testkit::linx;

/// A module, compiled for an engine.
fn compile(engine: Engine, bytes: &[u8], entry: Option<&str>) -> Result<Program, Failure> {
    let mut sources = Sources::new();
    let kernel = Module::parse(&mut sources, "test.spv", bytes, FrontOptions::default())
        .and_then(|m| m.kernel(entry))
        .map_err(|found| engine::refused(&sources, found))?;
    match engine {
        Engine::Interpreter => Ok(Program::Interpreter(kernel)),
        Engine::W32 => engine::w32_program(&kernel, &w32::Options::new(&sources)).map(Program::W32),
        Engine::Linx(how) => linx::compile(&kernel, &how, &sources).map(Program::Linx),
    }
}

/// Runs a module.
fn run(
    engine: Engine,
    bytes: &[u8],
    entry: Option<&str>,
    workgroups: [u32; 3],
    buffers: &mut Buffers,
) -> Result<(), Failure> {
    compile(engine, bytes, entry)?.run(workgroups, buffers)
}

/// Both back ends, as they are when nothing is chosen.
fn machines() -> [Engine; 2] {
    [Engine::W32, Engine::Linx(Compile::default())]
}
