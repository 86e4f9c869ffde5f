//! Dispatches of single kernels, for programs that use this crate directly.

use std::fmt;
use std::num::NonZero;

use lanemask_diag::Diagnostic;
use lanemask_emu::{
    Binding, BufferBinding, Completion, Dispatch as Launch, Memory, MemoryError, Program,
    RunOptions, Schedule, Shape, Summary, linx, run,
};
use lanemask_image::{Image, Sampler};
use lanemask_object::{Access, IMMEDIATES, KernelMeta, ResourceKind, ResourceMeta};

use crate::buffer::Buffer;
use crate::error::Error;
use crate::jobs::{JobTrap, linx_stats, missing, too_small, unfit_binding};
use crate::linx::{Arena, Done, Failed, Grid, How, Settings, arena, failed_condition, run_in};
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
            immediates: None,
            images: Vec::new(),
            samplers: Vec::new(),
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
    immediates: Option<Buffer>,
    /// What the bytes of some of these are.
    images: Vec<(u32, u32, Image)>,
    samplers: Vec<(u32, u32, Sampler)>,
}

impl<'d> Dispatch<'d> {
    /// Binds a buffer; of two for the same binding the later one counts. What the kernel has no use for is ignored.
    pub fn bind(mut self, group: u32, binding: u32, buffer: &'d mut Buffer) -> Dispatch<'d> {
        self.bound.retain(|(g, b, _)| (*g, *b) != (group, binding));
        self.bound.push((group, binding, buffer));
        self
    }

    /// Binds a texture: a buffer whose bytes are the texels, in the layout that the image says. Its address does not matter.
    ///
    /// ```
    /// use lanemask::image::{Dim, Format, Image};
    /// use lanemask::{Buffer, Device, Shader};
    ///
    /// let shader = Shader::from_wgsl(
    ///     "@group(0) @binding(0) var picture: texture_2d<f32>;
    ///      @group(0) @binding(1) var negative: texture_storage_2d<rgba8unorm, write>;
    ///      @compute @workgroup_size(2, 2)
    ///      fn main(@builtin(global_invocation_id) id: vec3u) {
    ///          let c = textureLoad(picture, id.xy, 0);
    ///          textureStore(negative, id.xy, vec4f(1 - c.rgb, c.a));
    ///      }",
    /// )?;
    /// let image = Image::new(Dim::D2, Format::Rgba8Unorm, [2, 1, 1]);
    /// let mut picture = Buffer::from_bytes(vec![0, 10, 255, 7, 1, 2, 3, 4]);
    /// let mut negative = Buffer::zeroed(8);
    /// Device::new()
    ///     .dispatch(&shader.kernel(None)?, [1, 1, 1])
    ///     .bind_texture(0, 0, image, &mut picture)
    ///     .bind_texture(0, 1, image, &mut negative)
    ///     .run()?;
    /// assert_eq!(negative.bytes(), [255, 245, 0, 7, 254, 253, 252, 4]);
    /// # Ok::<(), lanemask::Error>(())
    /// ```
    pub fn bind_texture(
        mut self,
        group: u32,
        binding: u32,
        image: Image,
        texels: &'d mut Buffer,
    ) -> Dispatch<'d> {
        self.images.retain(|(g, b, _)| (*g, *b) != (group, binding));
        self.images.push((group, binding, image));
        self.bind(group, binding, texels)
    }

    /// Binds a sampler.
    pub fn bind_sampler(mut self, group: u32, binding: u32, sampler: Sampler) -> Dispatch<'d> {
        self.samplers
            .retain(|(g, b, _)| (*g, *b) != (group, binding));
        self.samplers.push((group, binding, sampler));
        self
    }

    /// Gives the immediates, WGSL's `var<immediate>` and SPIR-V's push constants: at least as many bytes as the kernel declares, in the
    /// layout of a uniform buffer.
    ///
    /// ```
    /// use lanemask::{Buffer, Device, Shader};
    ///
    /// let shader = Shader::from_wgsl(
    ///     "var<immediate> step: u32;
    ///      @group(0) @binding(0) var<storage, read_write> x: array<u32>;
    ///      @compute @workgroup_size(4)
    ///      fn main(@builtin(global_invocation_id) id: vec3u) { x[id.x] = id.x * step; }",
    /// )?;
    /// let mut x = Buffer::zeroed(16);
    /// Device::new()
    ///     .dispatch(&shader.kernel(None)?, [1, 1, 1])
    ///     .bind(0, 0, &mut x)
    ///     .immediates(&5u32.to_le_bytes())
    ///     .run()?;
    /// assert_eq!(x.read::<u32>(), [0, 5, 10, 15]);
    /// # Ok::<(), lanemask::Error>(())
    /// ```
    pub fn immediates(mut self, bytes: &[u8]) -> Dispatch<'d> {
        self.immediates = Some(Buffer::from_bytes(bytes.to_vec()));
        self
    }

    /// Runs it. What the kernel has written is then in the buffers, also after a trap.
    ///
    /// # Errors
    ///
    /// A buffer is missing or too small, the launch does not fit the kernel, or the kernel does not come to its end.
    pub fn run(self) -> Result<Summary, Error> {
        let mut prepared = self.prepare()?;
        let result = prepared.run();
        prepared.finish()?;
        result
    }

    /// Copies the buffers into the machine's memory, for several runs on the same memory.
    ///
    /// # Errors
    ///
    /// A buffer is missing or too small, or the launch does not fit the kernel.
    pub fn prepare(mut self) -> Result<Prepared<'d>, Error> {
        let kernel = self.kernel;
        for resource in &kernel.meta().resources {
            self.check(resource)?;
        }
        let memory = match kernel.loaded() {
            Loaded::W32(program) => self.in_memory(program)?,
            Loaded::Linx(program) => self.in_arena(program)?,
        };
        Ok(Prepared {
            dispatch: self,
            memory,
        })
    }

    fn in_memory(&mut self, program: &'d Program) -> Result<Place<'d>, Error> {
        let meta = self.kernel.meta();
        let mut memory = Memory::new();
        let mut args = Vec::with_capacity(meta.resources.len());
        for resource in &meta.resources {
            let writable = resource.access == Access::ReadWrite;
            let slot = (resource.group, resource.binding);
            if let Some(sampler) = find(&self.samplers, slot)
                && matches!(resource.kind, ResourceKind::Sampler { .. })
            {
                let words = sampler.to_words().map_err(|e| unfit(meta, resource, e))?;
                args.push(Binding::Sampler(words));
                continue;
            }
            let image = find(&self.images, slot)
                .filter(|_| matches!(resource.kind, ResourceKind::Image(_)));
            let placed = place(&mut memory, &self.buffer(resource)?.bytes, writable)?;
            args.push(match image {
                Some(image) => Binding::Image(Image {
                    base: placed.addr,
                    ..image
                }),
                None => Binding::Buffer(placed),
            });
        }
        let launch = Launch {
            args,
            ..Launch::new(program, &meta.name, self.workgroups)
        };
        Ok(Place::Memory(memory, launch))
    }

    fn in_arena(&mut self, program: &'d linx::Program) -> Result<Place<'d>, Error> {
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
        let constants = meta.constant_bytes();
        let mut contents: Vec<&[u8]> = Vec::with_capacity(meta.resources.len());
        for resource in &meta.resources {
            let found = match &self.immediates {
                Some(buffer) if is_immediates(resource) => Some(buffer),
                _ => {
                    let found = self.bound.iter().find(|b| is_at(b, resource));
                    found.map(|(_, _, buffer)| &**buffer)
                }
            };
            contents.push(found.map_or(&[], |buffer| &buffer.bytes));
        }
        contents.extend(constants.as_deref());
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
        let conditions_hold = failed_condition(linx, self.workgroups, &contents).is_none();
        Ok(Place::Arena {
            arena: arena(&grid, &contents, conditions_hold, &how, false)?,
            grid,
            how,
            conditions_hold: Some(conditions_hold),
        })
    }

    /// Whether what is bound to a resource suits it.
    fn check(&mut self, resource: &ResourceMeta) -> Result<(), Error> {
        let meta = self.kernel.meta();
        let slot = (resource.group, resource.binding);
        match resource.kind {
            ResourceKind::Buffer => {
                self.buffer(resource)?;
            }
            ResourceKind::Sampler { .. } => match find(&self.samplers, slot) {
                None => return Err(missing(&meta.name, resource).into()),
                Some(sampler) => {
                    sampler.to_words().map_err(|e| unfit(meta, resource, e))?;
                }
            },
            ResourceKind::Image(ty) => {
                let Some(image) = find(&self.images, slot) else {
                    return Err(missing(&meta.name, resource).into());
                };
                ty.accepts(&image).map_err(|e| unfit(meta, resource, e))?;
                // It gets an address later.
                let image = Image { base: 0, ..image };
                image.to_words().map_err(|e| unfit(meta, resource, e))?;
                let has = self.buffer(resource)?.bytes.len() as u64;
                if has < image.bytes() {
                    let why = format!("the texture has {} bytes, the buffer {has}", image.bytes());
                    return Err(unfit(meta, resource, why).into());
                }
            }
        }
        Ok(())
    }

    fn bound(&mut self, resource: &ResourceMeta) -> Option<&mut Buffer> {
        if is_immediates(resource) {
            return self.immediates.as_mut();
        }
        let found = self.bound.iter_mut().find(|b| is_at(b, resource));
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

fn find<T: Copy>(all: &[(u32, u32, T)], slot: (u32, u32)) -> Option<T> {
    let found = all.iter().find(|(g, b, _)| (*g, *b) == slot);
    found.map(|(_, _, value)| *value)
}

fn unfit(meta: &KernelMeta, resource: &ResourceMeta, why: impl ToString) -> Diagnostic {
    unfit_binding(&meta.name, resource, &why.to_string())
}

fn is_at((group, binding, _): &(u32, u32, &mut Buffer), resource: &ResourceMeta) -> bool {
    (*group, *binding) == (resource.group, resource.binding)
}

fn is_immediates(resource: &ResourceMeta) -> bool {
    (resource.group, resource.binding) == IMMEDIATES
}

/// A dispatch whose buffers are in the machine's memory. It can run several times, each on what the last has left there.
pub struct Prepared<'d> {
    dispatch: Dispatch<'d>,
    memory: Place<'d>,
}

/// Where the buffers are.
enum Place<'d> {
    Memory(Memory, Launch<'d>),
    Arena {
        grid: Grid<'d>,
        arena: Arena,
        how: How<'d>,
        /// Whether the conditions of MPAR hold of what is in memory; `None`: to be found out.
        conditions_hold: Option<bool>,
    },
}

impl fmt::Debug for Prepared<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Prepared").field(&self.dispatch).finish()
    }
}

impl Prepared<'_> {
    /// Runs the kernel once.
    ///
    /// # Errors
    ///
    /// It cannot be launched, or does not come to its end; then the memory is as it left it.
    pub fn run(&mut self) -> Result<Summary, Error> {
        let device = self.dispatch.device;
        match &mut self.memory {
            Place::Memory(memory, launch) => {
                let options = RunOptions {
                    threads: device.threads,
                    deterministic: device.deterministic,
                    max_instructions: device.max_instructions,
                    shape: device.shape,
                    schedule: device.schedule,
                    completion: device.completion,
                    writable_code: device.writable_code,
                    ..RunOptions::default()
                };
                Ok(run(launch, memory, &options, None)?)
            }
            Place::Arena {
                grid,
                arena,
                how,
                conditions_hold,
            } => {
                let hold = match conditions_hold.take() {
                    Some(hold) => hold,
                    None => {
                        failed_condition(grid.linx, grid.workgroups, &arena.contents()?).is_none()
                    }
                };
                // They may speak of words that the kernel has changed.
                *conditions_hold = grid.linx.conditions.is_empty().then_some(true);
                on_linx(grid, run_in(grid, arena, hold, how, None))
            }
        }
    }

    /// Copies what the kernel has written into the buffers.
    ///
    /// # Errors
    ///
    /// None that a caller could cause.
    pub fn finish(mut self) -> Result<(), Error> {
        for (k, resource) in self.dispatch.kernel.meta().resources.iter().enumerate() {
            let Some(buffer) = self.dispatch.bound(resource) else {
                continue;
            };
            match &self.memory {
                Place::Memory(memory, launch) if resource.access == Access::ReadWrite => {
                    let address = match &launch.args[k] {
                        Binding::Buffer(b) => b.addr,
                        Binding::Image(image) => image.base,
                        Binding::Sampler(_) => continue,
                    };
                    memory
                        .read_into(address, &mut buffer.bytes)
                        .map_err(no_room)?;
                }
                Place::Memory(..) => {}
                // Nothing keeps machine code from writing to any piece of the arena; what it did is not hidden.
                Place::Arena { arena, .. } => {
                    arena.resource(k, &mut buffer.bytes).map_err(no_room)?;
                }
            }
        }
        Ok(())
    }
}

/// What has run, as on w32.
fn on_linx(grid: &Grid<'_>, done: Done) -> Result<Summary, Error> {
    let summary = Summary {
        stats: linx_stats(done.stats, grid.linx.lanes),
        registers: Vec::new(),
        threads: done.threads,
    };
    match done.error {
        None => Ok(summary),
        Some(Failed::Refused(d)) => Err(d.into()),
        Some(Failed::Run { error, place }) => Err(match error {
            linx::RunError::Launch(e) => Diagnostic::error("launch", e.to_string()).into(),
            linx::RunError::Trap(report) => Error::LinxTrap(JobTrap::Linx { report, place }),
            linx::RunError::Limit(report) => Error::LinxTrap(JobTrap::LinxLimit { report, place }),
            linx::RunError::Interrupted(_) => Error::Interrupted(Box::new(summary)),
        }),
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
