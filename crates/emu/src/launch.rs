//! What is launched: dispatches, their arguments and why they are refused.

use crate::abi;
use crate::memory::{AddressSpace, Cells, Memory, Segment};
use crate::program::Program;
use crate::shape::Shape;
use lanemask_object::{Access, KernelMeta, ResourceKind, ResourceMeta};
use std::fmt;
use std::sync::atomic::AtomicU32;

/// A buffer for a resource of the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BufferBinding {
    /// Guest address, a multiple of 4.
    pub addr: u64,
    /// Bytes.
    pub size: u64,
    /// Whether the kernel may write it.
    pub writable: bool,
}

/// What a resource of the kernel is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    /// A buffer.
    Buffer(BufferBinding),
    /// An image; its memory is mapped, writable if the kernel writes it.
    Image(lanemask_image::Image),
    /// The words of a sampler's descriptor.
    Sampler([u32; 4]),
}

impl From<BufferBinding> for Binding {
    fn from(buffer: BufferBinding) -> Binding {
        Binding::Buffer(buffer)
    }
}

/// What to run.
#[derive(Clone, Debug)]
pub struct Dispatch<'a> {
    /// The program.
    pub program: &'a Program,
    /// Name of the entry point.
    pub kernel: &'a str,
    /// Workgroups per dimension.
    pub workgroups: [u32; 3],
    /// What each resource of the kernel is bound to, in the order of its metadata.
    pub args: Vec<Binding>,
    /// Values of uniform registers at launch, after the ABI's.
    pub initial_registers: Vec<(u8, u32)>,
}

impl<'a> Dispatch<'a> {
    /// A dispatch without buffers.
    pub fn new(program: &'a Program, kernel: &'a str, workgroups: [u32; 3]) -> Dispatch<'a> {
        Dispatch {
            program,
            kernel,
            workgroups,
            args: Vec::new(),
            initial_registers: Vec::new(),
        }
    }
}

/// Why a dispatch cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LaunchError {
    /// The program has no kernel of that name; these it has.
    NoKernel(String, Vec<String>),
    /// A dimension of the workgroup counts is zero.
    ZeroWorkgroups([u32; 3]),
    /// Ids of invocations would not fit 32 bits, or their number 63.
    TooManyWorkgroups([u32; 3]),
    /// A resource is bound to nothing.
    MissingBinding {
        /// Bind group.
        group: u32,
        /// Binding.
        binding: u32,
        /// Source name.
        name: String,
    },
    /// There are more bindings than resources.
    ExtraBindings {
        /// Bindings.
        given: usize,
        /// Resources.
        wanted: usize,
    },
    /// A binding does not suit its resource.
    BadBinding {
        /// Bind group.
        group: u32,
        /// Binding.
        binding: u32,
        /// What is wrong.
        problem: String,
    },
    /// An initial register that the kernel does not have.
    NoRegister(u8),
    /// Memory was allocated where code or arguments lie.
    Overlap(u64),
    /// The machine cannot have that shape.
    BadShape(String),
    /// A workgroup has more warps than a core has slots.
    DoesNotFit {
        /// Warps of a workgroup.
        warps: usize,
        /// The machine.
        shape: Shape,
    },
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaunchError::NoKernel(name, have) => {
                write!(
                    f,
                    "there is no kernel {name:?}; the program has {}",
                    have.join(", ")
                )
            }
            LaunchError::ZeroWorkgroups([x, y, z]) => {
                write!(f, "workgroups {x},{y},{z}: each count must be at least 1")
            }
            LaunchError::TooManyWorkgroups([x, y, z]) => {
                write!(f, "workgroups {x},{y},{z} are too many")
            }
            LaunchError::MissingBinding {
                group,
                binding,
                name,
            } => {
                write!(
                    f,
                    "nothing is bound to group {group} binding {binding} ({name})"
                )
            }
            LaunchError::ExtraBindings { given, wanted } => {
                write!(
                    f,
                    "{given} buffers are bound, the kernel has {wanted} resources"
                )
            }
            LaunchError::BadBinding {
                group,
                binding,
                problem,
            } => write!(f, "group {group} binding {binding}: {problem}"),
            LaunchError::NoRegister(n) => write!(f, "the kernel has no register u{n}"),
            LaunchError::BadShape(problem) => f.write_str(problem),
            LaunchError::DoesNotFit { warps, shape } => write!(
                f,
                "a workgroup has {warps} warps, a core of {shape} has {} slots for them",
                shape.warps_of_core()
            ),
            LaunchError::Overlap(at) => {
                write!(f, "a buffer lies where the machine needs memory at {at:#x}")
            }
        }
    }
}

/// Number of workgroups.
pub(crate) fn count(workgroups: [u32; 3], kernel: &KernelMeta) -> Result<u64, LaunchError> {
    if workgroups.contains(&0) {
        return Err(LaunchError::ZeroWorkgroups(workgroups));
    }
    let ids_fit = workgroups
        .iter()
        .zip(kernel.workgroup_size)
        .all(|(n, size)| n.checked_mul(size).is_some());
    let total = workgroups
        .iter()
        .map(|n| u64::from(*n))
        .try_fold(1u64, u64::checked_mul);
    total
        .filter(|n| ids_fit && *n < 1 << 53)
        .ok_or(LaunchError::TooManyWorkgroups(workgroups))
}

/// The argument block.
pub(crate) fn arguments(
    dispatch: &Dispatch<'_>,
    memory: &Memory,
    kernel: &KernelMeta,
) -> Result<Vec<u32>, LaunchError> {
    if dispatch.args.len() > kernel.resources.len() {
        return Err(LaunchError::ExtraBindings {
            given: dispatch.args.len(),
            wanted: kernel.resources.len(),
        });
    }
    for (n, _) in &dispatch.initial_registers {
        if u32::from(*n) >= kernel.u_regs {
            return Err(LaunchError::NoRegister(*n));
        }
    }
    let mut words = Vec::new();
    for (k, r) in kernel.resources.iter().enumerate() {
        let (group, binding) = (r.group, r.binding);
        let bad = |problem| LaunchError::BadBinding {
            group,
            binding,
            problem,
        };
        let b = dispatch.args.get(k).ok_or_else(|| {
            let name = r.name.clone();
            LaunchError::MissingBinding {
                group,
                binding,
                name,
            }
        })?;
        words.extend(descriptor(b, r, memory).map_err(bad)?);
    }
    // The kernel's constants lie behind their descriptor.
    if !kernel.constants.is_empty() {
        let at = abi::ARGUMENTS + 4 * (words.len() as u64 + 4);
        let bytes = 4 * kernel.constants.len() as u32;
        words.extend([at as u32, (at >> 32) as u32, bytes, 1]);
        words.extend(&kernel.constants);
    }
    Ok(words)
}

/// The words of a resource's descriptor, or why it cannot be bound.
fn descriptor(binding: &Binding, r: &ResourceMeta, memory: &Memory) -> Result<Vec<u32>, String> {
    let writes = r.access == Access::ReadWrite;
    match (binding, r.kind) {
        (Binding::Buffer(b), ResourceKind::Buffer) => buffer(b, r, memory),
        (Binding::Image(image), ResourceKind::Image(ty)) => {
            ty.accepts(image)?;
            let image = lanemask_image::Image {
                read_only: !writes,
                ..*image
            };
            let words = image.to_words().map_err(|e| e.to_string())?;
            covered(memory, image.base, image.bytes(), writes)?;
            Ok(words.to_vec())
        }
        (Binding::Sampler(words), ResourceKind::Sampler { .. }) => {
            lanemask_image::Sampler::from_words(*words).map_err(|e| e.to_string())?;
            Ok(words.to_vec())
        }
        (_, ResourceKind::Buffer) => Err("the kernel has a buffer here".to_owned()),
        (_, ResourceKind::Image(_)) => Err("the kernel has an image here".to_owned()),
        (_, ResourceKind::Sampler { .. }) => Err("the kernel has a sampler here".to_owned()),
    }
}

fn covered(memory: &Memory, addr: u64, size: u64, writes: bool) -> Result<(), String> {
    if memory.covers(addr, size, writes) {
        return Ok(());
    }
    Err(format!(
        "{size} bytes at {addr:#x} are not memory of the needed kind"
    ))
}

fn buffer(b: &BufferBinding, r: &ResourceMeta, memory: &Memory) -> Result<Vec<u32>, String> {
    if b.size < r.min_bytes.into() {
        return Err(format!(
            "the buffer has {} bytes, the kernel needs {}",
            b.size, r.min_bytes
        ));
    }
    if b.size > u32::MAX.into() {
        return Err(format!(
            "the buffer has {} bytes, a descriptor can hold {}",
            b.size,
            u32::MAX
        ));
    }
    if !b.addr.is_multiple_of(4) {
        return Err(format!("address {:#x} is not a multiple of 4", b.addr));
    }
    let writes = r.access == Access::ReadWrite;
    if writes && !b.writable {
        return Err("the kernel writes it, the buffer is read-only".to_string());
    }
    covered(memory, b.addr, b.size, writes)?;
    Ok(vec![
        b.addr as u32,
        (b.addr >> 32) as u32,
        b.size as u32,
        u32::from(!writes),
    ])
}

pub(crate) fn address_space<'a>(
    program: &'a Program,
    memory: &'a Memory,
    arguments: &'a [u32],
    writable_code: Option<&'a [AtomicU32]>,
) -> Result<AddressSpace<'a>, LaunchError> {
    let mut space = AddressSpace {
        segments: memory.views().filter(|s| s.bytes > 0).collect(),
    };
    let object = program.object();
    let own = [
        (
            abi::CODE_BASE,
            object.code.len(),
            writable_code.map_or(Cells::Fixed(program.code_words()), Cells::Shared),
        ),
        (
            abi::data_base(object.code.len()),
            object.data.len(),
            Cells::Fixed(program.data_words()),
        ),
        (abi::ARGUMENTS, arguments.len() * 4, Cells::Fixed(arguments)),
    ];
    for (base, bytes, cells) in own {
        if bytes > 0
            && !space.add(Segment {
                base,
                bytes: bytes as u64,
                cells,
            })
        {
            return Err(LaunchError::Overlap(base));
        }
    }
    Ok(space)
}
