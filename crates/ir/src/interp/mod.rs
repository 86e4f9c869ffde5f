//! Runs kernels, slowly and obviously: the oracle for compilers of the IR.
//!
//! One invocation after the other, in the order of their local index, each up to the next barrier or operation of its warp. Operations of
//! a warp are done when no other invocation of it can come to them (`subgroup`); when all wait at a barrier, the next round begins. It
//! knows no warps but for these operations and what the builtins tell, and no masks, so it agrees with a machine on every kernel whose
//! result does not depend on the order of its invocations.
//!
//! ```
//! use lanemask_ir::{interp, text};
//!
//! let (kernel, _) = text::parse(Default::default(), r#"
//! kernel "square" workgroup_size(4, 1, 1) {
//!     buffer0 "out": read_write group(0) binding(0) min_bytes(0)
//!     %0: i32 = builtin local_index
//!     %1: i32 = mul.i32 %0, %0
//!     %2: i32 = const.i32 2
//!     %3: i32 = shl.i32 %0, %2
//!     store buffer0[%3], %1
//!     return
//! }"#);
//! let mut buffers = vec![vec![0; 16]];
//! interp::run(&kernel.unwrap(), &interp::Launch::default(), &mut buffers)?;
//! assert_eq!(buffers[0], [0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9, 0, 0, 0]);
//! # Ok::<(), interp::Error>(())
//! ```

mod code;
mod subgroup;

use crate::{
    Addr, Builtin, ImageOp, Inst, Kernel, Label, Lod, Op, ResourceId, ResourceKind, Space, Value,
    eval, verify,
};
use code::{Code, Step};
use lanemask_diag::Span;
use std::fmt;
use subgroup::Instance;

/// How to run a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// Workgroups per dimension.
    pub workgroups: [u32; 3],
    /// Lanes of a warp, for the builtins that tell and for operations of the warp.
    pub lanes_per_warp: u32,
    /// Statements and terminators that may be executed, by all invocations together.
    pub max_steps: u64,
    /// What each byte of private memory holds at the start of an invocation, and of what a shuffle from no active lane gives.
    pub scratch_fill: u8,
}

impl Default for Launch {
    /// One workgroup of warps of 32 lanes, 10^9 steps.
    fn default() -> Launch {
        Launch {
            workgroups: [1, 1, 1],
            lanes_per_warp: 32,
            max_steps: 1_000_000_000,
            scratch_fill: 0xa5,
        }
    }
}

/// Who did it, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The workgroup.
    pub workgroup: [u32; 3],
    /// The invocation.
    pub local_index: u32,
    /// Position of the instruction.
    pub span: Span,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.workgroup;
        write!(
            f,
            "workgroup ({x}, {y}, {z}), invocation {}",
            self.local_index
        )
    }
}

/// Why a run ended early. The buffers hold what was written until then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The kernel breaks a rule of the IR (the first mistake), or the launch does not fit it.
    Invalid(String),
    /// [`Launch::max_steps`] ran out.
    StepLimit,
    /// Control arrived at `unreachable`.
    Unreachable(Place),
    /// The invocation waits at a barrier that others do not reach: they have returned or wait at another one.
    Barrier(Place),
    /// An access outside of workgroup or private memory.
    OutOfRange {
        /// Who and where.
        place: Place,
        /// Which memory.
        space: Space,
        /// Byte address of the word.
        address: u64,
    },
    /// A byte address that is not a multiple of the size of what is accessed.
    Misaligned {
        /// Who and where.
        place: Place,
        /// Which memory.
        space: Space,
        /// Byte address of the word.
        address: u64,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |space: &Space| match space {
            Space::Buffer(r) => format!("buffer{}", r.0),
            Space::Workgroup => "workgroup memory".to_owned(),
            Space::Scratch => "private memory".to_owned(),
        };
        match self {
            Error::Invalid(what) => f.write_str(what),
            Error::StepLimit => f.write_str("the limit of steps is reached"),
            Error::Unreachable(place) => write!(f, "control arrived at `unreachable`: {place}"),
            Error::Barrier(place) => {
                write!(
                    f,
                    "not all invocations reach the same barrier: {place} waits"
                )
            }
            Error::OutOfRange {
                place,
                space,
                address,
            } => write!(
                f,
                "address {address} is outside of {}: {place}",
                name(space)
            ),
            Error::Misaligned {
                place,
                space,
                address,
            } => write!(
                f,
                "address {address} of {} is not aligned: {place}",
                name(space)
            ),
        }
    }
}

impl std::error::Error for Error {}

/// Something that an invocation did, for observers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The workgroup.
    pub workgroup: [u32; 3],
    /// The invocation.
    pub local_index: u32,
    /// What it did.
    pub what: What,
}

/// See [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// An operation or a `br` defined the value as this word.
    Define(Value, u32),
    /// Begins the first trip of a loop; its parameters follow.
    Enter(Label),
    /// Takes a `br` to a label, which for a loop begins the next trip; its parameters follow.
    Br(Label),
}

/// The images and samplers that a kernel is bound to, for operations on them. All numbers are the bits of registers; coordinates as
/// [`ImageOp`] has them.
pub trait Images {
    /// Width, height, depth or layers, levels.
    fn size(&mut self, image: ResourceId) -> [u32; 4];
    /// Samples of a texel.
    fn samples(&mut self, image: ResourceId) -> u32;
    /// A texel of a level (of multisampled images: a sample); zeros outside.
    fn load(&mut self, image: ResourceId, at: &[u32], level: u32) -> [u32; 4];
    /// Writes a texel of level 0; nothing outside.
    fn store(&mut self, image: ResourceId, at: &[u32], data: [u32; 4]);
    /// A filtered value. `lod` is the level of detail, or the derivatives.
    fn sample(
        &mut self,
        image: ResourceId,
        sampler: ResourceId,
        at: &[u32],
        reference: Option<u32>,
        lod: &[u32],
        offset: [i8; 3],
    ) -> [u32; 4];
    /// Four texels.
    fn gather(
        &mut self,
        image: ResourceId,
        sampler: ResourceId,
        at: &[u32],
        reference: Option<u32>,
        component: u8,
        offset: [i8; 3],
    ) -> [u32; 4];
}

/// No images: for kernels that have none.
struct NoImages;

impl Images for NoImages {
    fn size(&mut self, _: ResourceId) -> [u32; 4] {
        [0; 4]
    }

    fn samples(&mut self, _: ResourceId) -> u32 {
        0
    }

    fn load(&mut self, _: ResourceId, _: &[u32], _: u32) -> [u32; 4] {
        [0; 4]
    }

    fn store(&mut self, _: ResourceId, _: &[u32], _: [u32; 4]) {}

    fn sample(
        &mut self,
        _: ResourceId,
        _: ResourceId,
        _: &[u32],
        _: Option<u32>,
        _: &[u32],
        _: [i8; 3],
    ) -> [u32; 4] {
        [0; 4]
    }

    fn gather(
        &mut self,
        _: ResourceId,
        _: ResourceId,
        _: &[u32],
        _: Option<u32>,
        _: u8,
        _: [i8; 3],
    ) -> [u32; 4] {
        [0; 4]
    }
}

/// Runs a kernel over its buffers, one for each that somebody has to bind, whose words are little-endian. Gives the number of steps.
///
/// # Errors
/// See [`Error`].
pub fn run(kernel: &Kernel, launch: &Launch, buffers: &mut [Vec<u8>]) -> Result<u64, Error> {
    run_observed(kernel, launch, buffers, |_| {})
}

/// [`run`], telling an observer what happens.
///
/// # Errors
/// See [`Error`].
pub fn run_observed(
    kernel: &Kernel,
    launch: &Launch,
    buffers: &mut [Vec<u8>],
    observer: impl FnMut(Event),
) -> Result<u64, Error> {
    if kernel
        .resources
        .iter()
        .any(|r| r.kind != ResourceKind::Buffer)
    {
        return Err(Error::Invalid("the kernel has images".to_owned()));
    }
    run_with_images(kernel, launch, buffers, &mut NoImages, observer)
}

/// [`run_observed`] for kernels with images and samplers, for each of which `buffers` has an entry that nobody looks at.
///
/// # Errors
/// See [`Error`].
pub fn run_with_images(
    kernel: &Kernel,
    launch: &Launch,
    buffers: &mut [Vec<u8>],
    images: &mut dyn Images,
    observer: impl FnMut(Event),
) -> Result<u64, Error> {
    if let Some(mistake) = verify(kernel).first() {
        return Err(Error::Invalid(mistake.to_string()));
    }
    if buffers.len() != kernel.bound().len() {
        return Err(Error::Invalid(format!(
            "the kernel has {} buffers, found {}",
            kernel.bound().len(),
            buffers.len()
        )));
    }
    if kernel.constants.is_empty() {
        return run_on(kernel, launch, buffers, images, observer);
    }
    let mut all: Vec<Vec<u8>> = buffers.iter_mut().map(std::mem::take).collect();
    let words = kernel.constants.iter();
    all.push(words.flat_map(|w| w.to_le_bytes()).collect());
    let result = run_on(kernel, launch, &mut all, images, observer);
    for (to, from) in buffers.iter_mut().zip(all) {
        *to = from;
    }
    result
}

/// Runs a kernel that is right on all its buffers.
fn run_on(
    kernel: &Kernel,
    launch: &Launch,
    buffers: &mut [Vec<u8>],
    images: &mut dyn Images,
    observer: impl FnMut(Event),
) -> Result<u64, Error> {
    if launch.workgroups.contains(&0) || launch.lanes_per_warp == 0 {
        return Err(Error::Invalid("a size of the launch is 0".to_owned()));
    }
    let size = kernel.workgroup_size.map(u128::from);
    let invocations = size.iter().product::<u128>();
    let each = kernel.values.len() as u128 * 4
        + kernel.labels.len() as u128 * 8
        + u128::from(kernel.scratch_bytes);
    let bytes = invocations
        .saturating_mul(each + 64)
        .saturating_add(u128::from(kernel.workgroup_bytes));
    if bytes > MAX_BYTES {
        return Err(Error::Invalid(format!(
            "a workgroup of {invocations} invocations needs more than {MAX_BYTES} bytes"
        )));
    }
    let mut machine = Machine {
        kernel,
        launch,
        code: Code::new(kernel),
        buffers,
        images,
        group: [0; 3],
        workgroup: Vec::new(),
        steps_left: launch.max_steps,
        moved: Vec::new(),
        observer,
    };
    let [x, y, z] = launch.workgroups;
    let mut invocations: Vec<Invocation> = (0..invocations as u32)
        .map(|index| Invocation::new(kernel, index))
        .collect();
    for gz in 0..z {
        for gy in 0..y {
            for gx in 0..x {
                machine.group = [gx, gy, gz];
                machine.workgroup(&mut invocations)?;
            }
        }
    }
    Ok(launch.max_steps - machine.steps_left)
}

/// Registers and memory of one workgroup may take this much.
const MAX_BYTES: u128 = 1 << 30;

#[derive(Clone, Copy, PartialEq)]
enum Status {
    Ready,
    /// Waits at the barrier at this index.
    Waiting(usize),
    /// Waits for its warp.
    Together,
    Done,
}

struct Invocation {
    index: u32,
    at: usize,
    status: Status,
    values: Vec<u32>,
    scratch: Vec<u8>,
    /// By label: of a loop, which trip this is.
    trips: Vec<u64>,
    /// Where it waits for its warp, if it does.
    instance: Instance,
}

impl Invocation {
    fn new(kernel: &Kernel, index: u32) -> Invocation {
        Invocation {
            index,
            at: 0,
            status: Status::Ready,
            values: vec![0; kernel.values.len()],
            scratch: vec![0; kernel.scratch_bytes as usize],
            trips: vec![0; kernel.labels.len()],
            instance: Instance::new(),
        }
    }
}

struct Machine<'a, 'b, O> {
    kernel: &'a Kernel,
    launch: &'a Launch,
    code: Code<'a>,
    buffers: &'b mut [Vec<u8>],
    images: &'b mut dyn Images,
    group: [u32; 3],
    workgroup: Vec<u8>,
    steps_left: u64,
    /// Arguments of the `br` under way: all are read before any parameter is written.
    moved: Vec<u32>,
    observer: O,
}

impl<O: FnMut(Event)> Machine<'_, '_, O> {
    fn workgroup(&mut self, invocations: &mut [Invocation]) -> Result<(), Error> {
        self.workgroup.clear();
        self.workgroup
            .resize(self.kernel.workgroup_bytes as usize, 0);
        for i in invocations.iter_mut() {
            i.at = 0;
            i.status = Status::Ready;
            i.values.fill(0);
            i.scratch.fill(self.launch.scratch_fill);
        }
        loop {
            for warp in invocations.chunks_mut(self.launch.lanes_per_warp as usize) {
                loop {
                    for i in warp.iter_mut().filter(|i| i.status == Status::Ready) {
                        self.invocation(i)?;
                    }
                    if !self.subgroup(warp) {
                        break;
                    }
                }
            }
            let first = invocations[0].status;
            if let Some(other) = invocations.iter().find(|i| i.status != first) {
                // One of the two waits.
                let (waiting, at) = match (first, other.status) {
                    (Status::Waiting(at), _) => (&invocations[0], at),
                    (_, Status::Waiting(at)) => (other, at),
                    _ => unreachable!("an invocation stops when it waits or is done"),
                };
                let span = match self.code.steps[at] {
                    Step::Inst(inst) => inst.span,
                    _ => Span::default(),
                };
                return Err(Error::Barrier(self.place(waiting, span)));
            }
            if first == Status::Done {
                return Ok(());
            }
            for i in invocations.iter_mut() {
                i.status = Status::Ready;
            }
        }
    }

    /// Runs one invocation until it waits or is done.
    fn invocation(&mut self, i: &mut Invocation) -> Result<(), Error> {
        loop {
            self.steps_left = self.steps_left.checked_sub(1).ok_or(Error::StepLimit)?;
            match self.code.steps[i.at] {
                Step::Inst(inst) => {
                    i.at += 1;
                    if inst.op == Op::Barrier {
                        i.status = Status::Waiting(i.at - 1);
                        return Ok(());
                    }
                    if matches!(inst.op, Op::Subgroup(_)) {
                        i.instance = self.instance(i, i.at - 1);
                        i.status = Status::Together;
                        return Ok(());
                    }
                    self.inst(i, inst)?;
                }
                Step::If(cond, otherwise) => {
                    i.at = if i.get(cond) != 0 {
                        i.at + 1
                    } else {
                        otherwise
                    };
                }
                Step::Br(label, args) => {
                    self.tell(i, What::Br(label));
                    i.trips[label.0 as usize] += 1;
                    self.br(i, label, args);
                }
                Step::Enter(label, args) => {
                    self.tell(i, What::Enter(label));
                    i.trips[label.0 as usize] = 0;
                    self.br(i, label, args);
                }
                Step::Return => {
                    i.status = Status::Done;
                    return Ok(());
                }
                Step::Unreachable(span) => return Err(Error::Unreachable(self.place(i, span))),
            }
        }
    }

    fn br(&mut self, i: &mut Invocation, label: Label, args: &[Value]) {
        let kernel = self.kernel;
        let mut moved = std::mem::take(&mut self.moved);
        moved.clear();
        moved.extend(args.iter().map(|a| i.get(*a)));
        let params = &kernel.labels[label.0 as usize].params;
        for (p, word) in std::iter::zip(params, &moved) {
            self.define(i, *p, *word);
        }
        self.moved = moved;
        i.at = self.code.targets[label.0 as usize];
    }

    fn define(&mut self, i: &mut Invocation, value: Value, word: u32) {
        i.values[value.0 as usize] = word;
        self.tell(i, What::Define(value, word));
    }

    fn tell(&mut self, i: &Invocation, what: What) {
        (self.observer)(Event {
            workgroup: self.group,
            local_index: i.index,
            what,
        });
    }

    fn place(&self, i: &Invocation, span: Span) -> Place {
        Place {
            workgroup: self.group,
            local_index: i.index,
            span,
        }
    }

    fn inst(&mut self, i: &mut Invocation, inst: &Inst) -> Result<(), Error> {
        let result = match &inst.op {
            Op::Const(c) => c.bits(),
            Op::Un(op, a) => eval::un(*op, i.get(*a)),
            Op::Bin(op, a, b) => eval::bin(*op, i.get(*a), i.get(*b)),
            Op::Fma(a, b, c) => eval::fma(i.get(*a), i.get(*b), i.get(*c)),
            Op::Num(op, args) => {
                let mut words = [0; 6];
                for (w, v) in std::iter::zip(&mut words, args) {
                    *w = i.get(*v);
                }
                for (r, word) in std::iter::zip(&inst.results, eval::num(*op, words)) {
                    self.define(i, *r, word);
                }
                return Ok(());
            }
            Op::Cmp(op, a, b) => u32::from(eval::cmp(*op, i.get(*a), i.get(*b))),
            Op::Select { cond, yes, no } => i.get(if i.get(*cond) != 0 { *yes } else { *no }),
            Op::ExtractBits {
                signed,
                value,
                offset,
                count,
            } => eval::extract_bits(*signed, i.get(*value), i.get(*offset), i.get(*count)),
            Op::InsertBits {
                value,
                insert,
                offset,
                count,
            } => eval::insert_bits(i.get(*value), i.get(*insert), i.get(*offset), i.get(*count)),
            Op::Builtin(b) => self.builtin(i, *b),
            Op::BufferLen(r) => self.buffers[r.0 as usize].len() as u32,
            Op::Load(addr) => {
                for (n, r) in inst.results.iter().enumerate() {
                    let word = self.word(i, addr, n, inst.span)?.map_or(0, |w| get(w));
                    self.define(i, *r, word);
                }
                return Ok(());
            }
            Op::Store(addr, values) => {
                for (n, v) in values.iter().enumerate() {
                    let new = i.get(*v);
                    if let Some(word) = self.word(i, addr, n, inst.span)? {
                        put(word, new);
                    }
                }
                return Ok(());
            }
            Op::Atomic(op, addr, words) => {
                let value = number(i, words);
                let update = |old| match words.len() {
                    1 => eval::atomic(*op, old as u32, value as u32).into(),
                    _ => eval::atomic_wide(*op, old, value),
                };
                let old = self.update(i, addr, words.len(), inst.span, update)?;
                self.define_number(i, &inst.results, old);
                return Ok(());
            }
            Op::CompareExchange {
                addr,
                expected,
                new,
            } => {
                let (wanted, value) = (number(i, expected), number(i, new));
                let update = |old| if old == wanted { value } else { old };
                let old = self.update(i, addr, new.len(), inst.span, update)?;
                self.define_number(i, &inst.results, old);
                return Ok(());
            }
            Op::Image(op) => {
                let results = self.image(i, op);
                for (r, word) in inst.results.iter().zip(results) {
                    self.define(i, *r, word);
                }
                return Ok(());
            }
            Op::Barrier | Op::Subgroup(_) => unreachable!("handled by the one who steps"),
        };
        self.define(i, inst.results[0], result);
        Ok(())
    }

    /// Does an operation on an image and gives its results, as many as it has from the first.
    fn image(&mut self, i: &Invocation, op: &ImageOp) -> [u32; 4] {
        let get = |all: &[Value]| all.iter().map(|v| i.get(*v)).collect::<Vec<u32>>();
        let images = &mut *self.images;
        match op {
            ImageOp::Size { image } => images.size(*image),
            ImageOp::Samples { image } => [images.samples(*image), 0, 0, 0],
            ImageOp::Load { image, at, level } => images.load(*image, &get(at), i.get(*level)),
            ImageOp::Store { image, at, data } => {
                images.store(*image, &get(at), data.map(|v| i.get(v)));
                [0; 4]
            }
            ImageOp::Atomic {
                op,
                image,
                at,
                value,
            } => {
                let at = get(at);
                let old = images.load(*image, &at, 0);
                // Outside the store does nothing, as it should.
                let new = eval::atomic(*op, old[0], i.get(*value));
                images.store(*image, &at, [new, 0, 0, 0]);
                old
            }
            ImageOp::CompareExchange {
                image,
                at,
                expected,
                new,
            } => {
                let at = get(at);
                let old = images.load(*image, &at, 0);
                if old[0] == i.get(*expected) {
                    images.store(*image, &at, [i.get(*new), 0, 0, 0]);
                }
                old
            }
            ImageOp::Sample {
                image,
                sampler,
                at,
                reference,
                lod,
                offset,
            } => {
                let lod = match lod {
                    Lod::Level(level) => vec![i.get(*level)],
                    Lod::Gradient(all) => get(all),
                };
                let reference = reference.map(|r| i.get(r));
                images.sample(*image, *sampler, &get(at), reference, &lod, *offset)
            }
            ImageOp::Gather {
                image,
                sampler,
                at,
                reference,
                component,
                offset,
            } => {
                let reference = reference.map(|r| i.get(r));
                images.gather(*image, *sampler, &get(at), reference, *component, *offset)
            }
        }
    }

    /// The `n`-th unit of an access; `None` if it is out of the bounds of a buffer.
    fn word<'s>(
        &'s mut self,
        i: &'s mut Invocation,
        addr: &Addr,
        n: usize,
        span: Span,
    ) -> Result<Option<&'s mut [u8]>, Error> {
        self.piece(i, addr, 4 * n as u64, addr.unit.bytes(), span)
    }

    /// So many bytes, at a multiple of as many, from an address and some bytes more.
    fn piece<'s>(
        &'s mut self,
        i: &'s mut Invocation,
        addr: &Addr,
        more: u64,
        bytes: u32,
        span: Span,
    ) -> Result<Option<&'s mut [u8]>, Error> {
        let offset = addr.offset.map_or(0, |v| i.get(v));
        let address = u64::from(offset) + u64::from(addr.imm) + more;
        let place = self.place(i, span);
        let space = addr.space;
        if !address.is_multiple_of(u64::from(bytes)) {
            return Err(Error::Misaligned {
                place,
                space,
                address,
            });
        }
        let memory = match space {
            Space::Buffer(r) => &mut self.buffers[r.0 as usize],
            Space::Workgroup => &mut self.workgroup,
            Space::Scratch => &mut i.scratch,
        };
        let word = memory
            .get_mut(address as usize..)
            .and_then(|rest| rest.get_mut(..bytes as usize));
        match (word, space) {
            (None, Space::Workgroup | Space::Scratch) => Err(Error::OutOfRange {
                place,
                space,
                address,
            }),
            (word, _) => Ok(word),
        }
    }

    /// Changes a number of one or two words; gives what it was, 0 out of bounds.
    fn update(
        &mut self,
        i: &mut Invocation,
        addr: &Addr,
        words: usize,
        span: Span,
        new: impl FnOnce(u64) -> u64,
    ) -> Result<u64, Error> {
        let Some(bytes) = self.piece(i, addr, 0, 4 * words as u32, span)? else {
            return Ok(0);
        };
        let mut number = [0; 8];
        number[..bytes.len()].copy_from_slice(bytes);
        let old = u64::from_le_bytes(number);
        let count = bytes.len();
        bytes.copy_from_slice(&new(old).to_le_bytes()[..count]);
        Ok(old)
    }

    /// Gives results the words of a number, the low one first.
    fn define_number(&mut self, i: &mut Invocation, results: &[Value], number: u64) {
        for (n, r) in results.iter().enumerate() {
            self.define(i, *r, (number >> (32 * n)) as u32);
        }
    }

    fn builtin(&self, i: &Invocation, builtin: Builtin) -> u32 {
        let [x, y, z] = self.kernel.workgroup_size;
        let lanes = self.launch.lanes_per_warp;
        match builtin {
            Builtin::LocalIdX => i.index % x,
            Builtin::LocalIdY => i.index / x % y,
            Builtin::LocalIdZ => i.index / x / y,
            Builtin::LocalIndex => i.index,
            Builtin::WorkgroupIdX => self.group[0],
            Builtin::WorkgroupIdY => self.group[1],
            Builtin::WorkgroupIdZ => self.group[2],
            Builtin::NumWorkgroupsX => self.launch.workgroups[0],
            Builtin::NumWorkgroupsY => self.launch.workgroups[1],
            Builtin::NumWorkgroupsZ => self.launch.workgroups[2],
            Builtin::LaneId => i.index % lanes,
            Builtin::WarpSize => lanes,
            Builtin::WarpId => i.index / lanes,
            Builtin::NumWarps => (x * y * z).div_ceil(lanes),
        }
    }
}

impl Invocation {
    fn get(&self, value: Value) -> u32 {
        self.values[value.0 as usize]
    }
}

/// A unit of 1 to 4 bytes, with zeros above it.
fn get(unit: &[u8]) -> u32 {
    let mut word = [0; 4];
    word[..unit.len()].copy_from_slice(unit);
    u32::from_le_bytes(word)
}

/// The number in one or two words, the low one first.
fn number(i: &Invocation, words: &[Value]) -> u64 {
    let low_first = words.iter().rev();
    low_first.fold(0, |n, v| n << 32 | u64::from(i.get(*v)))
}

fn put(unit: &mut [u8], value: u32) {
    unit.copy_from_slice(&value.to_le_bytes()[..unit.len()]);
}
