//! Shaders on the engines that this project has, through one small interface.

use std::collections::BTreeMap;
use std::fmt;

use lanemask::linx::{Compile, Settings};
use lanemask_compile::w32;
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu as emu;
use lanemask_emu::linx::Order;
use lanemask_ir::{Kernel, interp};
use lanemask_job::Slot;
use lanemask_object::{Access, KernelMeta, Object, ResourceKind};

use crate::linx;

/// The contents of buffers, by group and binding.
pub type Buffers = BTreeMap<Slot, Vec<u8>>;

/// A shader as text, with what selects one kernel of it.
#[derive(Clone, Copy, Debug)]
pub struct Shader<'a> {
    /// For messages.
    pub name: &'a str,
    /// The text.
    pub wgsl: &'a str,
    /// The entry point, if there are several.
    pub entry: Option<&'a str>,
    /// Values of pipeline-overridable constants.
    pub overrides: &'a BTreeMap<String, f64>,
}

/// Why a shader did not run to its end.
#[derive(Clone, Debug)]
pub enum Failure {
    /// It was refused.
    Compile {
        /// The first message.
        first: Box<Diagnostic>,
        /// All messages with their places, a line each.
        text: String,
    },
    /// It trapped, or the launch does not fit it.
    Run(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Compile { text, .. } => f.write_str(text),
            Failure::Run(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Failure {}

/// What can run a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// The reference interpreter of the IR, which knows no machine.
    Interpreter,
    /// Machine code of w32 on the emulator.
    W32,
    /// A LinxISA kernel on its emulator, compiled like this.
    Linx(Compile),
}

/// A kernel, ready to run on an engine.
#[derive(Debug)]
pub enum Program {
    /// For [`Engine::Interpreter`].
    Interpreter(Kernel),
    /// For [`Engine::W32`].
    W32(emu::Program),
    /// For [`Engine::Linx`].
    Linx(lanemask::Kernel),
}

impl Engine {
    /// Compiles a shader for the engine.
    ///
    /// # Errors
    /// The compiler's messages.
    pub fn compile(self, shader: Shader<'_>) -> Result<Program, Failure> {
        match self {
            Engine::Interpreter => kernel(shader).map(Program::Interpreter),
            Engine::W32 => {
                let mut sources = Sources::new();
                let kernel = kernel_in(shader, &mut sources)?;
                w32_program(&kernel, &w32::Options::new(&sources)).map(Program::W32)
            }
            Engine::Linx(compile) => {
                let mut sources = Sources::new();
                let kernel = kernel_in(shader, &mut sources)?;
                linx::compile(&kernel, &compile, &sources).map(Program::Linx)
            }
        }
    }
}

impl Program {
    /// Whether all that it wants are buffers: images and samplers are bound by nobody here.
    pub fn wants_only_buffers(&self) -> bool {
        let is_buffer = |kind: &ResourceKind| *kind == ResourceKind::Buffer;
        let all = |kernel: &KernelMeta| kernel.resources.iter().all(|r| is_buffer(&r.kind));
        match self {
            Program::Interpreter(kernel) => kernel.resources.iter().all(|r| is_buffer(&r.kind)),
            Program::W32(program) => program.object().kernels.iter().all(all),
            Program::Linx(kernel) => all(kernel.meta()),
        }
    }

    /// Runs one dispatch over the buffers, workgroup by workgroup in order.
    ///
    /// # Errors
    /// A buffer is missing, or the program trapped.
    pub fn run(&self, workgroups: [u32; 3], buffers: &mut Buffers) -> Result<(), Failure> {
        match self {
            Program::Interpreter(kernel) => run_interpreter(kernel, workgroups, buffers),
            Program::W32(program) => {
                let options = emu::RunOptions {
                    deterministic: true,
                    ..emu::RunOptions::default()
                };
                run_w32(program, workgroups, buffers, &options).map(drop)
            }
            Program::Linx(kernel) => {
                let settings = Settings {
                    order: Some(Order::InOrder),
                    ..Settings::default()
                };
                linx::run(kernel, &settings, 1, workgroups, buffers)
            }
        }
    }
}

/// Makes IR of a shader.
///
/// # Errors
/// The front end's messages.
pub fn kernel(shader: Shader<'_>) -> Result<Kernel, Failure> {
    kernel_in(shader, &mut Sources::new())
}

fn kernel_in(shader: Shader<'_>, sources: &mut Sources) -> Result<Kernel, Failure> {
    let file = sources.add(shader.name, shader.wgsl);
    let options = FrontOptions {
        overrides: shader.overrides.clone(),
    };
    Module::parse(sources, file, options)
        .and_then(|module| module.kernel(shader.entry))
        .map_err(|found| refused(sources, found))
}

/// Makes machine code of IR and loads it.
///
/// # Errors
/// The back end's messages, or what the loader does not like.
pub fn w32_program(kernel: &Kernel, options: &w32::Options<'_>) -> Result<emu::Program, Failure> {
    let compiled =
        w32::compile(kernel, options).map_err(|found| refused(options.sources, found))?;
    // The object file is the interface: what the loader gets has been a file.
    let file = compiled.object.to_elf();
    let object = Object::from_elf(&file).map_err(|e| Failure::Run(e.to_string()))?;
    emu::Program::load(&object).map_err(|e| Failure::Run(e.to_string()))
}

/// Runs the one kernel of a program on the emulator.
///
/// # Errors
/// A buffer is missing, the launch does not fit, or a trap.
pub fn run_w32(
    program: &emu::Program,
    workgroups: [u32; 3],
    buffers: &mut Buffers,
    options: &emu::RunOptions<'_>,
) -> Result<emu::Summary, Failure> {
    run_w32_observed(program, workgroups, buffers, options, None)
}

/// The same while somebody watches.
///
/// # Errors
/// Those of [`run_w32`].
pub fn run_w32_observed(
    program: &emu::Program,
    workgroups: [u32; 3],
    buffers: &mut Buffers,
    options: &emu::RunOptions<'_>,
    observer: Option<&dyn emu::Observer>,
) -> Result<emu::Summary, Failure> {
    let run = |e: String| Failure::Run(e);
    let meta = program
        .object()
        .kernels
        .first()
        .ok_or_else(|| run("the program has no kernel".to_owned()))?;
    let mut memory = emu::Memory::new();
    let mut args = Vec::new();
    for r in &meta.resources {
        let slot = Slot {
            group: r.group,
            binding: r.binding,
        };
        let bytes = buffers
            .get(&slot)
            .ok_or_else(|| run(format!("nothing is bound at {slot}")))?;
        let (size, writable) = (bytes.len() as u64, r.access == Access::ReadWrite);
        let addr = memory
            .alloc(size, writable)
            .map_err(|e| run(e.to_string()))?;
        memory.write(addr, bytes).map_err(|e| run(e.to_string()))?;
        args.push((
            slot,
            emu::BufferBinding {
                addr,
                size,
                writable,
            },
        ));
    }
    let dispatch = emu::Dispatch {
        args: args.iter().map(|(_, binding)| (*binding).into()).collect(),
        ..emu::Dispatch::new(program, &meta.name, workgroups)
    };
    let result = emu::run(&dispatch, &memory, options, observer).map_err(|e| run(e.to_string()));
    for (slot, binding) in args {
        let bytes = memory
            .read(binding.addr, binding.size)
            .map_err(|e| run(e.to_string()))?;
        buffers.insert(slot, bytes);
    }
    result
}

/// Runs IR in the reference interpreter: one invocation after the other, one workgroup after the other.
///
/// # Errors
/// A buffer is missing, or the interpreter stopped.
pub fn run_interpreter(
    kernel: &Kernel,
    workgroups: [u32; 3],
    buffers: &mut Buffers,
) -> Result<(), Failure> {
    run_interpreter_of(kernel, 32, workgroups, buffers)
}

/// The same for a machine with so many lanes.
///
/// # Errors
/// Those of [`run_interpreter`].
pub fn run_interpreter_of(
    kernel: &Kernel,
    lanes: u32,
    workgroups: [u32; 3],
    buffers: &mut Buffers,
) -> Result<(), Failure> {
    let launch = interp::Launch {
        workgroups,
        lanes_per_warp: lanes,
        max_steps: u64::MAX,
        ..interp::Launch::default()
    };
    let slots: Vec<Slot> = kernel
        .bound()
        .iter()
        .map(|r| Slot {
            group: r.group,
            binding: r.binding,
        })
        .collect();
    let mut list = Vec::new();
    for slot in &slots {
        let bytes = buffers
            .get_mut(slot)
            .ok_or_else(|| Failure::Run(format!("nothing is bound at {slot}")))?;
        list.push(std::mem::take(bytes));
    }
    let result = interp::run(kernel, &launch, &mut list);
    for (slot, bytes) in slots.into_iter().zip(list) {
        buffers.insert(slot, bytes);
    }
    result.map(drop).map_err(|e| Failure::Run(e.to_string()))
}

/// The compiler's messages as a failure.
pub fn refused(sources: &Sources, found: Vec<Diagnostic>) -> Failure {
    let lines: Vec<String> = found
        .iter()
        .map(|d| {
            let place = d
                .primary
                .as_ref()
                .and_then(|label| sources.locate(label.span))
                .map_or(String::new(), |(file, line, column)| {
                    format!("{file}:{line}:{column}: ")
                });
            format!("{place}{} [{}]", d.message, d.code)
        })
        .collect();
    let first = found
        .into_iter()
        .next()
        .unwrap_or_else(|| Diagnostic::error("no-message", "refused without a message"));
    Failure::Compile {
        first: Box::new(first),
        text: lines.join("\n"),
    }
}
