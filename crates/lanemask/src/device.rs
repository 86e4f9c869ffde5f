//! Dispatches of single kernels, for programs that use this crate directly.

use std::num::NonZero;

use lanemask_diag::Diagnostic;
use lanemask_emu::{
    BufferBinding, Completion, Dispatch as Launch, Memory, MemoryError, RunOptions, Schedule,
    Shape, Summary, linx, run,
};
use lanemask_object::{Access, ResourceMeta};

use crate::buffer::Buffer;
use crate::error::Error;
use crate::jobs::{JobTrap, linx_stats, missing, too_small};
use crate::linx::{Failed, Grid, How, Settings, failed_condition, run_grid};
use crate::shader::{Kernel, Loaded};

/// Runs kernels.
#[derive(Clone, Debug, Default)]
pub struct Device {
    threads: usize,
    deterministic: bool,
    max_instructions: Option<u64>,
    shape: Option<Shape>,
    schedule: Schedule,
    completion: Completion,
    writable_code: bool,
    linx: Settings,
}

impl Device {
    /// All cores, no limits.
    pub fn new() -> Device {
        Device::default()
    }

    /// With so many threads.
    pub fn threads(mut self, threads: NonZero<usize>) -> Device {
        self.threads = threads.get();
        self
    }

    /// Workgroups one after the other in their order, so that also racing kernels always give the same.
    pub fn deterministic(mut self) -> Device {
        self.deterministic = true;
        self
    }

    /// Stops a warp that has executed so many instructions.
    pub fn max_instructions(mut self, limit: u64) -> Device {
        self.max_instructions = Some(limit);
        self
    }

    /// A w32 machine of this shape; without one, each workgroup has a core for itself.
    pub fn shape(mut self, shape: Shape) -> Device {
        self.shape = Some(shape);
        self
    }

    /// The order of turns of warps and workgroups on w32.
    pub fn schedule(mut self, schedule: Schedule) -> Device {
        self.schedule = schedule;
        self
    }

    /// When the results of loads, atomics and special functions come on w32.
    pub fn completion(mut self, completion: Completion) -> Device {
        self.completion = completion;
        self
    }

    /// Lets w32 kernels store to their code; a core runs the new code after `icache.inv`.
    pub fn writable_code(mut self) -> Device {
        self.writable_code = true;
        self
    }

    /// How linx kernels run; what is said there of compiling counts when they are compiled.
    pub fn linx(mut self, settings: Settings) -> Device {
        self.linx = settings;
        self
    }

    /// A dispatch of so many workgroups.
    pub fn dispatch<'d>(&'d self, kernel: &'d Kernel, workgroups: [u32; 3]) -> Dispatch<'d> {
        Dispatch {
            device: self,
            kernel,
            workgroups,
            bound: Vec::new(),
        }
    }
}

/// A dispatch to which buffers are bound.
#[derive(Debug)]
pub struct Dispatch<'d> {
    device: &'d Device,
    kernel: &'d Kernel,
    workgroups: [u32; 3],
    bound: Vec<(u32, u32, &'d mut Buffer)>,
}

impl<'d> Dispatch<'d> {
    /// Binds a buffer; of two for the same binding the later one counts. What the kernel has no use for is ignored.
    pub fn bind(mut self, group: u32, binding: u32, buffer: &'d mut Buffer) -> Dispatch<'d> {
        self.bound.retain(|(g, b, _)| (*g, *b) != (group, binding));
        self.bound.push((group, binding, buffer));
        self
    }

    /// Runs it. What the kernel has written is then in the buffers, also after a trap.
    ///
    /// # Errors
    ///
    /// A buffer is missing or too small, the launch does not fit the kernel, or the kernel does not come to its end.
    pub fn run(mut self) -> Result<Summary, Error> {
        let program = match self.kernel.loaded() {
            Loaded::W32(program) => program,
            Loaded::Linx(program) => return self.run_linx(program),
        };
        let meta = self.kernel.meta();
        let mut memory = Memory::new();
        let mut args = Vec::with_capacity(meta.resources.len());
        for resource in &meta.resources {
            let buffer = self.buffer(resource)?;
            let writable = resource.access == Access::ReadWrite;
            args.push(place(&mut memory, &buffer.bytes, writable)?);
        }
        let launch = Launch {
            args: args.clone(),
            ..Launch::new(program, &meta.name, self.workgroups)
        };
        let options = RunOptions {
            threads: self.device.threads,
            deterministic: self.device.deterministic,
            max_instructions: self.device.max_instructions,
            shape: self.device.shape,
            schedule: self.device.schedule,
            completion: self.device.completion,
            writable_code: self.device.writable_code,
            ..RunOptions::default()
        };
        let result = run(&launch, &memory, &options, None);
        for (resource, arg) in meta.resources.iter().zip(&args) {
            if arg.writable {
                let bytes = memory.read(arg.addr, arg.size).map_err(no_room)?;
                self.buffer(resource)?.bytes = bytes;
            }
        }
        Ok(result?)
    }

    fn run_linx(mut self, program: &linx::Program) -> Result<Summary, Error> {
        let meta = self.kernel.meta();
        let Some((linx, abi)) = meta.linx.as_ref().and_then(|l| Some((l, l.abi.as_ref()?))) else {
            let message = format!(
                "kernel `{}` is written by hand and wants addresses",
                meta.name
            );
            let d = Diagnostic::error("linx-launch", message);
            return Err(d
                .note("a job gives registers and the addresses of buffers")
                .into());
        };
        if self.workgroups.contains(&0) {
            let message = format!("no workgroups: {:?}", self.workgroups);
            return Err(Diagnostic::error("launch", message).into());
        }
        for resource in &meta.resources {
            self.buffer(resource)?;
        }
        let mut contents = Vec::with_capacity(meta.resources.len());
        for resource in &meta.resources {
            contents.push(std::mem::take(&mut self.buffer(resource)?.bytes));
        }
        contents.extend(meta.constant_bytes());
        let grid = Grid {
            program,
            meta,
            linx,
            abi,
            workgroups: self.workgroups,
        };
        let settings = &self.device.linx;
        let how = How {
            engine: linx::RunOptions {
                policy: settings.policy,
                threads: if self.device.deterministic {
                    1
                } else {
                    self.device.threads
                },
                max_instructions: self.device.max_instructions,
                ..linx::RunOptions::default()
            },
            order: settings
                .order
                .or(self.device.deterministic.then_some(linx::Order::InOrder)),
            check_orders: &[],
        };
        let hold = failed_condition(linx, self.workgroups, &contents).is_none();
        let done = run_grid(&grid, &mut contents, hold, &how, None);
        // Nothing keeps machine code from writing to any piece of the arena; what it did is not hidden.
        for (resource, bytes) in meta.resources.iter().zip(contents) {
            if let Some(buffer) = self.bound(resource) {
                buffer.bytes = bytes;
            }
        }
        let summary = Summary {
            stats: linx_stats(done.stats, linx.lanes),
            registers: Vec::new(),
            threads: done.threads,
        };
        match done.error {
            None => Ok(summary),
            Some(Failed::Refused(d)) => Err(d.into()),
            Some(Failed::Run { error, place }) => Err(match error {
                linx::RunError::Launch(e) => Diagnostic::error("launch", e.to_string()).into(),
                linx::RunError::Trap(report) => Error::LinxTrap(JobTrap::Linx { report, place }),
                linx::RunError::Limit(report) => {
                    Error::LinxTrap(JobTrap::LinxLimit { report, place })
                }
                linx::RunError::Interrupted(_) => Error::Interrupted(Box::new(summary)),
            }),
        }
    }

    fn bound(&mut self, resource: &ResourceMeta) -> Option<&mut Buffer> {
        let place = (resource.group, resource.binding);
        let found = self.bound.iter_mut().find(|(g, b, _)| (*g, *b) == place);
        found.map(|(_, _, buffer)| &mut **buffer)
    }

    fn buffer(&mut self, resource: &ResourceMeta) -> Result<&mut Buffer, Error> {
        let name = &self.kernel.meta().name;
        match self.bound(resource) {
            None => Err(missing(name, resource).into()),
            Some(buffer) if buffer.bytes.len() < resource.min_bytes as usize => {
                Err(too_small(name, resource, buffer.bytes.len() as u64).into())
            }
            Some(buffer) => Ok(buffer),
        }
    }
}

fn place(memory: &mut Memory, bytes: &[u8], writable: bool) -> Result<BufferBinding, Error> {
    let size = bytes.len() as u64;
    let addr = memory.alloc(size, writable).map_err(no_room)?;
    memory.write(addr, bytes).map_err(no_room)?;
    Ok(BufferBinding {
        addr,
        size,
        writable,
    })
}

fn no_room(error: MemoryError) -> Error {
    Diagnostic::error("launch", error.to_string()).into()
}
