//! IR to w32 machine code.
//!
//! The passes, in order: [`crate::mask`] walks the regions and drives the instruction selection (`select`); `regs` gives
//! registers, and `spill` makes room until they suffice; `layout` tidies branches; `waits` adds `waitcnt`, and `prune`
//! takes out what of it nobody needs; `emit` encodes.
//!
//! ```
//! use lanemask_compile::w32::{Options, compile};
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
//! assert!(compiled.listing().contains("v.mul.u32"));
//! ```

mod abi;
mod atomic;
mod code;
mod emit;
mod fold;
mod image;
mod layout;
mod lir;
mod live;
mod memory;
mod num;
mod ops;
mod prune;
mod regs;
mod select;
mod spill;
mod subgroup;
mod waits;

use crate::listing::listing;
use crate::mask;
use lanemask_diag::{Diagnostic, Sources};
use lanemask_ir::{Access, Kernel, uniform, verify};
use lanemask_isa::w32::{Insn, LANES, U_REGS, V_REGS};
use lanemask_object::{
    self as object, KernelMeta, MAX_SCRATCH_BYTES, Object, ResourceMeta, SectionKind, Symbol,
};

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// What spans point into.
    pub sources: &'a Sources,
    /// Vector registers that the kernel may use, at most 128. With fewer than 8, some kernels are refused.
    pub v_regs: u32,
    /// Uniform registers that the kernel may use, at most 64 (those of the launch state not counted). With fewer than 12,
    /// some kernels are refused.
    pub u_regs: u32,
}

impl<'a> Options<'a> {
    /// All registers.
    pub fn new(sources: &'a Sources) -> Options<'a> {
        Options {
            sources,
            v_regs: V_REGS as u32,
            u_regs: U_REGS as u32,
        }
    }
}

/// A compiled kernel.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// Object with the one kernel.
    pub object: Object,
    /// Instructions with their PC.
    pub insns: Vec<(u32, Insn)>,
}

impl Compiled {
    /// The code as text, one instruction a line, with a label `L<pc>:` before each target of a branch.
    pub fn listing(&self) -> String {
        let target = |pc: u32, insn: &Insn| insn.target_bytes().map(|d| (i64::from(pc) + d) as u32);
        let label = |pc: u32| format!("L{pc}");
        listing(&self.insns, target, label, Insn::text_with_target)
    }
}

/// Rounds of spilling; each makes what it spills unspillable, so a few are enough.
const MAX_ROUNDS: usize = 100;

/// Compiles one kernel.
///
/// # Errors
/// What [`verify`] finds; barriers in flow that is not uniform (`barrier-non-uniform`); limits on registers or scratch memory
/// that the kernel cannot be fitted into (`w32-limits`).
pub fn compile(kernel: &Kernel, options: &Options<'_>) -> Result<Compiled, Vec<Diagnostic>> {
    let mistakes = verify(kernel);
    if mistakes.iter().any(Diagnostic::is_error) {
        return Err(mistakes);
    }
    let facts = uniform::analyse(kernel, LANES as u32);
    if !facts.barriers().is_empty() {
        return Err(facts.barriers().to_vec());
    }
    let mut select = select::Select::new(kernel, &facts);
    mask::lower(kernel, &facts, &mut select);
    let (mut func, order_dependent) = select.finish();

    let limit = |n: u32, all: usize| n.min(all as u32) as u8;
    let limits = regs::Limits {
        v: limit(options.v_regs, V_REGS),
        u: limit(options.u_regs, U_REGS),
    };
    let refuse = |what: &str| {
        Err(vec![Diagnostic::error(
            "w32-limits",
            format!("kernel `{}` does not fit: {what}", kernel.name),
        )])
    };
    let too_much = "more than 1 MiB of private memory for each invocation";
    if kernel.scratch_bytes > MAX_SCRATCH_BYTES {
        return refuse(too_much);
    }
    let scratch_base = kernel.scratch_bytes.next_multiple_of(4);
    let mut spiller = spill::Spiller::new(scratch_base);
    let mut places = None;
    for _ in 0..MAX_ROUNDS {
        match regs::place(&func, limits) {
            regs::Attempt::Done(p) => {
                places = Some(p);
                break;
            }
            regs::Attempt::Spill(groups) => spiller.spill(&mut func, &groups),
            regs::Attempt::Stuck => return refuse("too few registers"),
        }
    }
    let Some(places) = places else {
        return refuse("registers run out");
    };
    let spilled = places.scratch_words * 4;
    if spilled > spill::MAX_BYTES {
        return refuse("more than 32 KiB of values per lane are in use at once");
    }

    let mut code = code::assign(&func, &places);
    layout::tidy(&mut code);
    waits::insert(&mut code);
    prune::prune(&mut code);
    let words = emit::emit(&code, options.sources);
    let scratch_bytes = if spilled == 0 {
        scratch_base
    } else {
        scratch_base + spilled
    };
    if scratch_bytes > MAX_SCRATCH_BYTES {
        return refuse(too_much);
    }
    let meta = KernelMeta {
        name: kernel.name.clone(),
        entry: 0,
        workgroup_size: kernel.workgroup_size,
        v_regs: places.used.v.into(),
        u_regs: places.used.u.into(),
        scratch_bytes,
        workgroup_bytes: kernel.workgroup_bytes,
        order_dependent,
        constants: kernel.constants.clone(),
        resources: kernel
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
            .collect(),
        linx: None,
    };
    let object = Object {
        target: "w32".to_owned(),
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
        notes: Default::default(),
    };
    Ok(Compiled {
        object,
        insns: words.insns,
    })
}
