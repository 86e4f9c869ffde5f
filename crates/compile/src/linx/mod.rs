//! IR to LinxISA v0.57 SIMT kernels.
//!
//! The passes, in order: `expand` takes apart what the machine has no row for; [`crate::mask`] walks the regions and drives the
//! instruction selection (`select`); `carry` finds what loops keep in queues, `homes` what the queues cannot hold; `alloc` gives operands; `layout` places
//! rows and masks; `names` states what operands and masks are meant to be; `emit` encodes header and body. `docs/linx/compiler.md` says why.
//!
//! ```
//! use lanemask_compile::linx::{Options, compile};
//! use lanemask_diag::Sources;
//!
//! let mut sources = Sources::new();
//! let text = r#"
//! kernel "square" workgroup_size(32, 1, 1) {
//!     buffer0 "out": read_write group(0) binding(0) min_bytes(0)
//!     %0: i32 = builtin local_index
//!     %1: i32 = mul.i32 %0, %0
//!     %2: i32 = const.i32 2
//!     %3: i32 = shl.i32 %0, %2
//!     store buffer0[%3], %1
//!     return
//! }"#;
//! let file = sources.add("square.ir", text);
//! let (kernel, mistakes) = lanemask_ir::text::parse(file, text);
//! assert!(mistakes.is_empty());
//! let compiled = compile(&kernel.unwrap(), &Options::new(&sources)).unwrap();
//! assert_eq!(compiled.object.kernels[0].name, "square");
//! assert!(compiled.listing().contains("v.mul lc0, lc0, ->vt"));
//! ```

mod alloc;
mod atomic;
mod carry;
mod emit;
mod expand;
mod group;
mod header;
mod homes;
mod inside;
mod lanes;
mod layout;
mod lir;
mod memory;
mod names;
mod ops;
mod queue;
mod refuse;
mod scalar;
mod select;
mod subgroup;
mod updates;

pub use refuse::Reason;

use crate::legality::{self, Groups, Legality};
use crate::listing::listing;
use crate::{mask, opt, strips};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_ir::{self as ir, Access, Kernel, ResourceKind, Space, uniform, verify};
use lanemask_isa::linx::{Field, Insn, Op, Reg};
use lanemask_object::{
    self as object, KernelMeta, LinxAbi, LinxChoice, LinxMeta, LinxMode, Object, ResourceMeta,
    SectionKind, Symbol,
};
use std::collections::BTreeSet;

/// Where values that do not fit the queues live, and private memory (Q-32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scratch {
    /// In the scratch tile, of 8 KiB at most.
    #[default]
    Ts,
    /// In the tile if that is enough, else in ordinary memory.
    Brg,
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// What spans point into.
    pub sources: &'a Sources,
    /// Where scratch memory may be.
    pub scratch: Scratch,
    /// Kind of the block; `None`: MPAR if that is proven to be right, else MSEQ (L-32). Who asks for MPAR answers for it.
    pub mode: Option<LinxMode>,
    /// Lanes of a group, a power of two up to 64; `None`: as many as scratch memory allows.
    pub lanes: Option<u32>,
}

impl<'a> Options<'a> {
    /// What needs no choice.
    pub fn new(sources: &'a Sources) -> Options<'a> {
        Options {
            sources,
            scratch: Scratch::Ts,
            mode: None,
            lanes: None,
        }
    }
}

/// A compiled kernel.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// Object with the one kernel.
    pub object: Object,
    /// Instructions with their address.
    pub insns: Vec<(u64, Insn)>,
    /// Whether the groups may run in any order, and why.
    pub legality: Legality,
}

impl Compiled {
    /// The code as text, one instruction a line, with a label `L<address>:` before each target of a branch.
    pub fn listing(&self) -> String {
        let target = |at: u64, insn: &Insn| {
            insn.target()
                .map(|d| (i128::from(at) + i128::from(d)) as u64)
        };
        let label = |at: u64| format!("L{at:x}");
        listing(&self.insns, target, label, Insn::text_with_target)
    }
}

/// Address of the code.
const BASE: u64 = 0x1000;
/// Registers of MSEQ kernels: masks, and the first row of the group.
const FIRST_MASK_REGISTER: u8 = 1;
const LAST_MASK_REGISTER: u8 = 22;
const ROW_BASE: u8 = 23;
/// Invocations and bytes that a workgroup may have.
const MAX_LANES: u32 = lanemask_isa::linx::LANES as u32;
/// Resources that the table's word offsets can name.
const MAX_RESOURCES: usize = 1 << 16;

/// How a launch is cut into groups.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Invocations of a workgroup.
    size: u32,
    /// Lanes of a group.
    lanes: u32,
    /// Groups of a workgroup.
    strips: u32,
    /// Where rows are.
    scratch: Scratch,
    /// Words of private memory of an invocation.
    private_words: u64,
    /// Bytes of workgroup memory for a group, a power of two; 0 without it.
    workgroup_bytes: u32,
}

impl Shape {
    fn row_bytes(self) -> u32 {
        4 * self.lanes.next_power_of_two()
    }

    /// Lanes of a warp as the kernel is told: a power of two, and at least a quad. Those beyond the workgroup are never active.
    fn warp_size(self) -> u32 {
        if self.strips == 1 {
            self.lanes.next_power_of_two().max(4)
        } else {
            self.lanes
        }
    }

    fn slot_base(self) -> Reg {
        match self.scratch {
            Scratch::Ts => alloc::TILE,
            Scratch::Brg => Reg::Ri(6),
        }
    }

    /// The bit that says `.local` (L-83).
    fn local(self) -> i64 {
        i64::from(self.scratch == Scratch::Ts)
    }

    fn pick(self, tile: Op, memory: Op) -> Op {
        match self.scratch {
            Scratch::Ts => tile,
            Scratch::Brg => memory,
        }
    }

    fn slot_load(self) -> Op {
        self.pick(Op::VLw, Op::VLwBrg)
    }

    fn slot_store(self) -> Op {
        self.pick(Op::VSw, Op::VSwBrg)
    }

    fn mask_load(self) -> Op {
        self.pick(Op::VLd, Op::VLdBrg)
    }

    fn mask_store(self) -> Op {
        self.pick(Op::VSd, Op::VSdBrg)
    }
}

/// Compiles one kernel.
///
/// # Errors
/// What [`verify`] finds; barriers in flow that is not uniform (`barrier-non-uniform`); a [`Reason`] to refuse it.
pub fn compile(kernel: &Kernel, options: &Options<'_>) -> Result<Compiled, Vec<Diagnostic>> {
    let mistakes = verify(kernel);
    if mistakes.iter().any(Diagnostic::is_error) {
        return Err(mistakes);
    }
    if let Some(r) = (kernel.resources.iter()).find(|r| r.kind != ResourceKind::Buffer) {
        return Err(vec![refuse::diagnostic(
            Reason::Images,
            format!(
                "kernel `{}` has an image or sampler, `{}`, and LinxISA has no operations on such",
                kernel.name, r.name
            ),
        )]);
    }
    if let Some(lanes) = options.lanes
        && (!lanes.is_power_of_two() || lanes > MAX_LANES)
    {
        return Err(vec![refuse::diagnostic(
            Reason::Options,
            format!("a group of {lanes} lanes is not possible"),
        )]);
    }
    if kernel.resources.len() > MAX_RESOURCES {
        return Err(vec![refuse::diagnostic(
            Reason::Resources,
            format!(
                "kernel `{}` has {} resources",
                kernel.name,
                kernel.resources.len()
            ),
        )]);
    }
    if let Some(op) = other_format(&kernel.body) {
        return Err(vec![refuse::diagnostic(
            Reason::NumberFormat,
            format!("kernel `{}` has the operation `{op}`", kernel.name),
        )]);
    }
    let expanded = expand::expand(kernel);
    let size = invocations(kernel);
    // Subgroups have quads.
    let least = match subgroup::first(&kernel.body) {
        Some(_) => size.min(4),
        None => 1,
    };
    let lanes: Vec<u32> = match options.lanes {
        Some(lanes) => vec![lanes],
        // More lanes than the workgroup has change nothing.
        None => (0..=MAX_LANES.trailing_zeros())
            .rev()
            .map(|k| 1 << k)
            .filter(|l| (least..2 * size).contains(l))
            .collect(),
    };
    // The first refusal tells most, of the memory that has most room.
    let mut refused = None;
    let scratch = match options.scratch {
        Scratch::Ts => vec![Scratch::Ts],
        Scratch::Brg => vec![Scratch::Ts, Scratch::Brg],
    };
    for scratch in scratch {
        refused = None;
        for lanes in &lanes {
            match attempt(kernel, &expanded, *lanes, scratch, options) {
                Ok(compiled) => return Ok(compiled),
                Err(mistakes) => {
                    let size = mistakes
                        .iter()
                        .any(|d| d.code == Reason::ScratchSize.code());
                    if !size {
                        return Err(refused.unwrap_or(mistakes));
                    }
                    refused.get_or_insert(mistakes);
                }
            }
        }
    }
    Err(refused.expect("there was an attempt"))
}

/// The first operation on binary64, which there is no code for.
fn other_format(region: &ir::Region) -> Option<&'static str> {
    region.stmts.iter().find_map(|stmt| match stmt {
        ir::Stmt::Inst(inst) => match &inst.op {
            ir::Op::Num(op, _) if op.is_f64() => Some(op.text()),
            ir::Op::Atomic(op, _, words) if op.is_float() && words.len() == 2 => Some(op.text()),
            _ => None,
        },
        ir::Stmt::Block { body, .. } | ir::Stmt::Loop { body, .. } => other_format(body),
        ir::Stmt::If {
            then, otherwise, ..
        } => other_format(then).or_else(|| other_format(otherwise)),
    })
}

fn attempt(
    kernel: &Kernel,
    expanded: &Kernel,
    lanes: u32,
    scratch: Scratch,
    options: &Options<'_>,
) -> Result<Compiled, Vec<Diagnostic>> {
    // One group for the whole workgroup if its invocations share memory or wait for each other.
    let cut;
    let size = invocations(kernel);
    let together = kernel.workgroup_bytes != 0 || has_barrier(&kernel.body);
    let expanded = if size > lanes && together {
        let mut kernel = strips::cut(kernel, lanes)?;
        opt::run(&mut kernel);
        cut = expand::expand(&kernel);
        &cut
    } else {
        expanded
    };
    let size = invocations(expanded);
    let lowered;
    let expanded = if subgroup::first(&expanded.body).is_some() {
        lowered = subgroup::lower(expanded, lanes.min(size));
        &lowered
    } else {
        expanded
    };
    let workgroup_bytes = match expanded.workgroup_bytes {
        0 => 0,
        n => n.max(4).checked_next_power_of_two().unwrap_or(u32::MAX),
    };
    if workgroup_bytes > object::MAX_WORKGROUP_BYTES {
        return Err(vec![refuse::diagnostic(
            Reason::WorkgroupMemory,
            format!(
                "kernel `{}` has {workgroup_bytes} bytes of workgroup memory",
                kernel.name
            ),
        )]);
    }
    let shape = Shape {
        size,
        lanes: lanes.min(size),
        strips: size.div_ceil(lanes),
        scratch,
        private_words: u64::from(expanded.scratch_bytes).div_ceil(4),
        workgroup_bytes,
    };
    let facts = uniform::analyse(expanded, shape.lanes);
    if !facts.barriers().is_empty() {
        return Err(facts.barriers().to_vec());
    }
    let groups = if shape.strips == 1 {
        Groups::Workgroups
    } else {
        Groups::Strips
    };
    let legality = legality::analyse(kernel, groups);
    let mut conditions = Vec::new();
    let (mode, choice) = match (options.mode, &legality) {
        (Some(mode), _) => (mode, LinxChoice::Forced),
        (None, Legality::Proven(proof)) if mseq_atomic(&expanded.body).is_none() => {
            conditions.extend(proof.conditions().iter().map(ToString::to_string));
            (LinxMode::Mpar, LinxChoice::Proven)
        }
        (None, _) => (LinxMode::Mseq, LinxChoice::Unproven),
    };
    if mode == LinxMode::Mpar
        && let Some(span) = mseq_atomic(&expanded.body)
    {
        let what = refuse::diagnostic(
            Reason::MparAtomic,
            format!(
                "kernel `{}` cannot run its groups in any order",
                kernel.name
            ),
        );
        return Err(vec![what.at(span, "this has no atomic instruction")]);
    }
    let mut select = select::Select::new(expanded, &facts, shape, mode);
    mask::lower(expanded, &facts, &mut select);
    let (mut func, order_dependent) = select.finish();
    carry::carry(&mut func);
    let (mut forced, mut unread) = (BTreeSet::new(), BTreeSet::new());
    let (homes, mut code) = loop {
        let homes = homes::find(&func, &forced, &unread);
        match alloc::assign(&func, &homes, shape, mode) {
            // What is in a queue wherever it is read needs no home, as long as that stays so.
            Ok(code) if code.unread.iter().any(|l| !forced.contains(l)) => {
                unread.extend(code.unread.difference(&forced));
            }
            Ok(code) => break (homes, code),
            Err(missing) => forced.extend(missing),
        }
    };
    let needs = layout::Needs {
        homes: homes.row_count,
        spills: code.spills,
        masks: code.masks,
    };
    let layout =
        layout::Layout::new(shape, mode, needs, &kernel.name).map_err(|refused| vec![refused])?;
    if code.rows && mode == LinxMode::Mseq && shape.scratch == Scratch::Brg {
        code.blocks[0].insert(
            0,
            alloc::Out {
                op: Op::VSlli,
                fields: vec![
                    (Field::SrcL, alloc::Val::Reg(Reg::Lc(1))),
                    (Field::Shamt, alloc::Val::Late(lir::Late::RowShift)),
                    (Field::RegDst, alloc::Val::Reg(Reg::R(ROW_BASE))),
                ],
                span: Default::default(),
                common: None,
            },
        );
    }
    let stated = names::find(&code, &homes.chains, &func.carriers, shape.slot_base());
    let words = emit::emit(&code, &stated, &layout, BASE, options.sources).ok_or_else(|| {
        vec![refuse::diagnostic(
            Reason::CodeSize,
            format!("kernel `{}` is too long", kernel.name),
        )]
    })?;
    let meta = KernelMeta {
        name: kernel.name.clone(),
        entry: 0,
        workgroup_size: kernel.workgroup_size,
        v_regs: 0,
        u_regs: 0,
        scratch_bytes: kernel.scratch_bytes.next_multiple_of(4),
        workgroup_bytes: kernel.workgroup_bytes,
        order_dependent,
        resources: resources(kernel),
        constants: kernel.constants.clone(),
        linx: Some(LinxMeta {
            base: BASE,
            lanes: shape.lanes,
            mode,
            lane_private: layout.lane_private.clone(),
            conditions,
            abi: Some(LinxAbi {
                strips: shape.strips,
                scratch_bytes_per_group: layout.scratch_bytes_per_group,
                tile_bytes: layout.tile_bytes,
                spill_bytes_per_group: layout.spill_bytes_per_group,
                workgroup_bytes,
            }),
            launch: Some(header::launch(&layout)),
            imports: header::IMPORTS.map(|r| r as u8).to_vec(),
            choice,
        }),
    };
    let object = Object {
        target: "linx".to_owned(),
        symbols: vec![Symbol {
            name: kernel.name.clone(),
            section: SectionKind::Code,
            offset: 0,
            size: words.bytes.len() as u32,
            global: true,
        }],
        code: words.bytes,
        data: Vec::new(),
        kernels: vec![meta],
        lines: words.lines,
        notes: words.notes,
    };
    Ok(Compiled {
        object,
        insns: words.insns,
        legality,
    })
}

fn invocations(kernel: &Kernel) -> u32 {
    kernel.workgroup_size.iter().product()
}

fn resources(kernel: &Kernel) -> Vec<ResourceMeta> {
    kernel
        .bound()
        .iter()
        .map(|r| ResourceMeta {
            group: r.group,
            binding: r.binding,
            name: r.name.clone(),
            access: match r.access {
                Access::Uniform => object::Access::Uniform,
                Access::ReadOnly => object::Access::ReadOnly,
                Access::ReadWrite => object::Access::ReadWrite,
            },
            min_bytes: r.min_bytes,
            kind: r.kind,
        })
        .collect()
}

fn has_barrier(region: &ir::Region) -> bool {
    find(region, &|inst| inst.op == ir::Op::Barrier).is_some()
}

/// The first atomic on a buffer that is no instruction.
fn mseq_atomic(region: &ir::Region) -> Option<lanemask_diag::Span> {
    find(region, &|inst| match &inst.op {
        ir::Op::Atomic(op, addr, words) => {
            matches!(addr.space, Space::Buffer(_)) && !atomic::has_row(*op, words.len())
        }
        ir::Op::CompareExchange { addr, .. } => matches!(addr.space, Space::Buffer(_)),
        _ => false,
    })
}

fn find(region: &ir::Region, is: &dyn Fn(&ir::Inst) -> bool) -> Option<lanemask_diag::Span> {
    region.stmts.iter().find_map(|stmt| match stmt {
        ir::Stmt::Inst(inst) => is(inst).then_some(inst.span),
        ir::Stmt::Block { body, .. } | ir::Stmt::Loop { body, .. } => find(body, is),
        ir::Stmt::If {
            then, otherwise, ..
        } => find(then, is).or_else(|| find(otherwise, is)),
    })
}
