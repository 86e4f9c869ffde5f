//! One entry point: resources, variables, launch values, then its body.

use super::analyze::{Analysis, Dynamic};
use super::place::Place;
use super::types::Types;
use crate::front::build::{Builder, Target};
use crate::front::memory::{Cell, PROMOTE_LIMIT};
use lanemask_diag::{Diagnostic, FileId, Span};
use lanemask_ir::*;
use lanemask_object::{IMMEDIATES, MAX_IMMEDIATE_BYTES};
use naga::{AddressSpace, Binding, BuiltIn, Expression, Handle, StorageAccess, TypeInner};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// Result of lowering; the error is boxed because it is large and rare.
pub(super) type R<T> = Result<T, Box<Diagnostic>>;

/// Instructions that one kernel may have; inlining multiplies what the source says.
pub(super) const MAX_INSTRUCTIONS: usize = 1 << 20;
/// Depth of nested statements and calls.
pub(super) const MAX_DEPTH: usize = 160;
/// Scalars of one value.
const MAX_SCALARS: u32 = 1 << 15;

/// Where a value lies that is indexed at run time.
#[derive(Clone, Copy, Debug)]
pub(super) enum Spill {
    /// In private memory, from this byte on.
    Scratch(u32),
    /// In the kernel's constants, from this byte on.
    Table(u32),
}

/// What an expression is.
#[derive(Clone, Debug)]
pub(super) enum Slot {
    /// Scalars.
    Values(Rc<[Value]>),
    /// A pointer.
    Place(Place),
}

/// A function that is being lowered: once for each call.
pub(super) struct Frame<'m> {
    pub fun: &'m naga::Function,
    /// The innermost rule on diagnostics that holds here.
    pub rules: Option<Handle<naga::diagnostic_filter::DiagnosticFilterNode>>,
    pub info: &'m naga::valid::FunctionInfo,
    /// Index into `Analysis::functions`; `None` is the entry point.
    pub index: Option<usize>,
    pub slots: Vec<Option<Slot>>,
    /// Copies in private memory, by expression.
    pub spills: BTreeMap<usize, Spill>,
    pub args: Vec<Slot>,
    /// First cell of each local.
    pub locals: Vec<u32>,
    /// Where `return` goes: an index into `Lower::targets`; `None` ends the invocation.
    pub exit: Option<usize>,
    /// Where `break` goes, innermost last.
    pub breaks: Vec<usize>,
    /// Where `continue` goes, innermost last.
    pub continues: Vec<usize>,
    /// Values that must stay visible behind a label: first environment index, by expression.
    pub carried: BTreeMap<usize, usize>,
}

/// The state of lowering one kernel.
pub(super) struct Lower<'m> {
    pub m: &'m naga::Module,
    pub info: &'m naga::valid::ModuleInfo,
    pub types: Types<'m>,
    pub analysis: Rc<Analysis>,
    pub file: FileId,
    pub b: Builder,
    pub cells: Vec<Cell>,
    pub scratch_top: u32,
    pub scratch_bytes: u32,
    /// Offsets of constant tables, by contents.
    pub tables: HashMap<Vec<Const>, u32>,
    pub globals: Vec<Option<Place>>,
    pub targets: Vec<Option<Target>>,
    pub depth: usize,
    /// Places of operations of a subgroup that need not be in uniform flow.
    pub anywhere: Vec<Span>,
    /// Bytes of the source.
    pub text_len: usize,
}

impl<'m> Lower<'m> {
    pub fn new(
        m: &'m naga::Module,
        info: &'m naga::valid::ModuleInfo,
        entry: usize,
        file: FileId,
        text_len: usize,
    ) -> Lower<'m> {
        let types = Types::new(m);
        let analysis = Rc::new(Analysis::new(&types, info, entry));
        Lower {
            m,
            info,
            types,
            analysis,
            file,
            b: Builder::default(),
            cells: Vec::new(),
            scratch_top: 0,
            scratch_bytes: 0,
            tables: HashMap::new(),
            globals: vec![None; m.global_variables.len()],
            targets: Vec::new(),
            depth: 0,
            anywhere: Vec::new(),
            text_len,
        }
    }

    /// Lowers the entry point; also gives the places of operations of a subgroup that need not be in uniform flow.
    pub fn run(mut self, entry: usize) -> R<(Kernel, Vec<Span>)> {
        let ep = &self.m.entry_points[entry];
        self.b.kernel.name = ep.name.clone();
        self.b.kernel.workgroup_size = ep.workgroup_size;
        self.declare_globals(entry)?;
        let mut frame = Frame {
            fun: &ep.function,
            rules: ep.function.diagnostic_filter_leaf,
            info: self.info.get_entry_point(entry),
            index: None,
            slots: vec![None; ep.function.expressions.len()],
            spills: BTreeMap::new(),
            args: Vec::new(),
            locals: Vec::new(),
            exit: None,
            breaks: Vec::new(),
            continues: Vec::new(),
            carried: BTreeMap::new(),
        };
        for (i, arg) in ep.function.arguments.iter().enumerate() {
            let mut values = Vec::new();
            // What the launch gives stands where it is declared.
            let declared =
                ep.function.expressions.iter().find(
                    |(_, e)| matches!(e, Expression::FunctionArgument(n) if *n as usize == i),
                );
            if let Some((h, _)) = declared {
                self.b.span = self.span_of(ep.function.expressions.get_span(h));
            }
            self.launch_values(arg.binding.as_ref(), self.types.inner(arg.ty), &mut values)?;
            self.name_values(arg.name.as_deref(), &values);
            frame.args.push(Slot::Values(values.into()));
        }
        self.b.span = Span::default();
        self.function_body(&mut frame)?;
        let scratch_bytes = self.scratch_bytes;
        let mut kernel = std::mem::take(&mut self.b).finish();
        kernel.scratch_bytes = scratch_bytes;
        Ok((kernel, self.anywhere))
    }

    fn declare_globals(&mut self, entry: usize) -> R<()> {
        let uses = self.info.get_entry_point(entry);
        let used: Vec<Handle<naga::GlobalVariable>> = self
            .m
            .global_variables
            .iter()
            .map(|(h, _)| h)
            .filter(|&h| !uses[h].is_empty())
            .collect();
        let mut buffers: Vec<Handle<naga::GlobalVariable>> = used
            .iter()
            .copied()
            .filter(|&h| slot(&self.m.global_variables[h]).is_some())
            .collect();
        buffers.sort_by_key(|&h| slot(&self.m.global_variables[h]));
        for h in buffers {
            self.declare_buffer(h)?;
        }
        for h in used {
            let var = &self.m.global_variables[h];
            self.b.span = self.span_of(self.m.global_variables.get_span(h));
            match var.space {
                AddressSpace::WorkGroup => self.declare_workgroup(h)?,
                AddressSpace::Private => {
                    let init = match var.init {
                        Some(e) => Some(self.global_expr(e)?),
                        None => None,
                    };
                    let ty = self.types.inner(var.ty);
                    let analysis = Rc::clone(&self.analysis);
                    let cell = self.declare(
                        ty,
                        &analysis.globals[h.index()],
                        self.types.flat_len(ty) > PROMOTE_LIMIT,
                        init.as_deref(),
                        var.name.as_deref(),
                    )?;
                    self.globals[h.index()] = Some(Place::Local {
                        cell,
                        dynamic: Vec::new(),
                    });
                }
                AddressSpace::Uniform
                | AddressSpace::Immediate
                | AddressSpace::Storage { .. }
                | AddressSpace::Handle => {}
                _ => {
                    return Err(
                        self.unsupported(self.b.span, super::support::space_name(var.space))
                    );
                }
            }
        }
        Ok(())
    }

    fn declare_buffer(&mut self, h: Handle<naga::GlobalVariable>) -> R<()> {
        let var = &self.m.global_variables[h];
        let span = self.span_of(self.m.global_variables.get_span(h));
        let ty = self.types.inner(var.ty);
        let mut kind = ResourceKind::Buffer;
        let access = match var.space {
            AddressSpace::Uniform => Access::Uniform,
            AddressSpace::Immediate => {
                let bytes = self.types.min_bytes(ty);
                if bytes > MAX_IMMEDIATE_BYTES {
                    let message = format!("immediates of {bytes} bytes");
                    let d = super::error::at(
                        Diagnostic::error("wgsl-too-large", message),
                        span,
                        "this variable",
                    );
                    let most = format!("a kernel has at most {MAX_IMMEDIATE_BYTES} bytes of them");
                    return Err(Box::new(d.note(most)));
                }
                Access::Uniform
            }
            AddressSpace::Handle => match super::image::handle(ty) {
                Some((found, access)) => {
                    kind = found;
                    access
                }
                None => {
                    let what = super::support::space_name(var.space);
                    return Err(self.unsupported(span, what));
                }
            },
            AddressSpace::Storage { access } if access.contains(StorageAccess::STORE) => {
                Access::ReadWrite
            }
            AddressSpace::Storage { .. } => Access::ReadOnly,
            space => return Err(self.unsupported(span, super::support::space_name(space))),
        };
        let Some((group, binding)) = slot(var) else {
            return Err(self.internal("a buffer without a binding"));
        };
        let id = ResourceId(self.b.kernel.resources.len() as u32);
        self.b.kernel.resources.push(Resource {
            group,
            binding,
            name: var
                .name
                .clone()
                .unwrap_or_else(|| format!("buffer_{group}_{binding}")),
            access,
            min_bytes: match kind {
                ResourceKind::Buffer => self.types.min_bytes(ty),
                _ => 0,
            },
            kind,
        });
        self.globals[h.index()] = Some(match kind {
            ResourceKind::Buffer => Place::Memory {
                space: Space::Buffer(id),
                offset: None,
                imm: 0,
            },
            _ => Place::Handle(id),
        });
        Ok(())
    }

    fn declare_workgroup(&mut self, h: Handle<naga::GlobalVariable>) -> R<()> {
        let ty = self.types.inner(self.m.global_variables[h].ty);
        if !self.types.is_even(ty, 0) {
            let name = self.m.global_variables[h].name.as_deref().unwrap_or("_");
            let what =
                format!("an atomic of 64 bits at an odd word of the workgroup variable `{name}`");
            return Err(self.unsupported(self.b.span, what));
        }
        let at = self.b.kernel.workgroup_bytes.next_multiple_of(16);
        let end = self
            .types
            .flat_len(ty)
            .checked_mul(4)
            .and_then(|bytes| at.checked_add(bytes))
            .filter(|&end| end <= super::MAX_WORKGROUP_BYTES);
        let Some(end) = end else {
            return Err(Box::new(
                super::error::at(
                    Diagnostic::error("wgsl-too-large", "workgroup variables take too much memory"),
                    self.span_of(self.m.global_variables.get_span(h)),
                    "this one does not fit",
                )
                .note(format!(
                    "a workgroup has {} bytes",
                    super::MAX_WORKGROUP_BYTES
                )),
            ));
        };
        self.b.kernel.workgroup_bytes = end;
        self.globals[h.index()] = Some(Place::Memory {
            space: Space::Workgroup,
            offset: None,
            imm: at,
        });
        Ok(())
    }

    /// Values of an entry point's argument.
    fn launch_values(
        &mut self,
        binding: Option<&Binding>,
        ty: &'m TypeInner,
        out: &mut Vec<Value>,
    ) -> R<()> {
        if let TypeInner::Struct { ref members, .. } = *ty {
            for m in members {
                self.launch_values(m.binding.as_ref(), self.types.inner(m.ty), out)?;
            }
            return Ok(());
        }
        let Some(Binding::BuiltIn(builtin)) = binding else {
            return Err(self.internal("an argument of a compute entry point without a builtin"));
        };
        use Builtin as B;
        let local = [B::LocalIdX, B::LocalIdY, B::LocalIdZ];
        let group = [B::WorkgroupIdX, B::WorkgroupIdY, B::WorkgroupIdZ];
        let groups = [B::NumWorkgroupsX, B::NumWorkgroupsY, B::NumWorkgroupsZ];
        let given: &[B] = match builtin {
            BuiltIn::GlobalInvocationId => {
                for axis in 0..3 {
                    let size = self.b.kernel.workgroup_size[axis];
                    let size = self.b.i32(size);
                    let g = self.b.builtin(group[axis]);
                    let l = self.b.builtin(local[axis]);
                    let start = self.b.bin(BinOp::Mul, g, size);
                    out.push(self.b.bin(BinOp::Add, start, l));
                }
                return Ok(());
            }
            BuiltIn::WorkGroupSize => {
                for axis in 0..3 {
                    let size = self.b.kernel.workgroup_size[axis];
                    out.push(self.b.i32(size));
                }
                return Ok(());
            }
            BuiltIn::LocalInvocationId => &local,
            BuiltIn::WorkGroupId => &group,
            BuiltIn::NumWorkGroups => &groups,
            BuiltIn::LocalInvocationIndex => &[B::LocalIndex],
            BuiltIn::NumSubgroups => &[B::NumWarps],
            BuiltIn::SubgroupId => &[B::WarpId],
            BuiltIn::SubgroupSize => &[B::WarpSize],
            BuiltIn::SubgroupInvocationId => &[B::LaneId],
            other => {
                let what = super::constructs::builtin(other).refusal();
                return Err(self.unsupported(self.b.span, what.unwrap_or("such a built-in value")));
            }
        };
        for &b in given {
            out.push(self.b.builtin(b));
        }
        Ok(())
    }

    /// Locals, then the statements.
    pub fn function_body(&mut self, frame: &mut Frame<'m>) -> R<()> {
        let analysis = Rc::clone(&self.analysis);
        let dynamic: &Dynamic = match frame.index {
            Some(i) => &analysis.functions[i],
            None => &analysis.entry,
        };
        for (h, expr) in frame.fun.expressions.iter() {
            if dynamic.spilled.contains(&h.index())
                && matches!(expr, Expression::FunctionArgument(_))
            {
                self.eval(frame, h)?;
            }
        }
        for (h, var) in frame.fun.local_variables.iter() {
            let ty = self.types.inner(var.ty);
            self.b.span = self.span_of(frame.fun.local_variables.get_span(h));
            let init = match var.init {
                Some(e) => Some(self.values(frame, e)?),
                None => None,
            };
            let cell = self.declare(
                ty,
                &dynamic.locals[h.index()],
                self.types.flat_len(ty) > PROMOTE_LIMIT,
                init.as_deref(),
                var.name.as_deref(),
            )?;
            frame.locals.push(cell);
        }
        self.block(frame, &frame.fun.body)
    }

    /// Whether a dynamic index selects in this large value.
    pub fn is_spilled(&self, frame: &Frame<'m>, h: Handle<Expression>) -> bool {
        let dynamic = match frame.index {
            Some(i) => &self.analysis.functions[i],
            None => &self.analysis.entry,
        };
        dynamic.spilled.contains(&h.index())
    }

    /// Whether a place is one of the source's.
    pub fn is_in_text(&self, span: naga::Span) -> bool {
        span.to_range().is_some_and(|r| r.end <= self.text_len)
    }

    /// The place in the source; what is not of it (see [`super::extensions`]) is where the call is.
    pub fn span_of(&self, span: naga::Span) -> Span {
        match span.to_range() {
            Some(r) if r.end <= self.text_len => Span::new(self.file, r.start, r.end),
            _ => self.b.span,
        }
    }

    /// Names values for listings, if they have no name yet.
    pub fn name_values(&mut self, name: Option<&str>, values: &[Value]) {
        let Some(name) = name else { return };
        for (i, &v) in values.iter().enumerate() {
            if self.b.known_const(v).is_some() {
                continue;
            }
            let data = &mut self.b.kernel.values[v.0 as usize];
            if data.name.is_none() {
                data.name = Some(match values.len() {
                    1 => name.to_owned(),
                    2..=4 => format!("{name}.{}", ["x", "y", "z", "w"][i]),
                    _ => format!("{name}.{i}"),
                });
            }
        }
    }

    pub fn check_flat(&self, n: u32) -> R<()> {
        if n <= MAX_SCALARS {
            return Ok(());
        }
        Err(Box::new(
            super::error::at(
                Diagnostic::error(
                    "wgsl-too-large",
                    format!("a value of {n} scalars is too large"),
                ),
                self.b.span,
                "here",
            )
            .note(format!(
                "values and local variables may have up to {MAX_SCALARS} scalars"
            )),
        ))
    }

    pub fn unsupported(&self, span: Span, what: impl std::fmt::Display) -> Box<Diagnostic> {
        Box::new(super::support::unsupported(span, what))
    }

    /// A state that validated WGSL does not reach; an error rather than a panic, since the input is the user's.
    pub fn internal(&self, what: &str) -> Box<Diagnostic> {
        Box::new(
            super::error::at(
                Diagnostic::error("wgsl-internal", format!("the compiler met {what}")),
                self.b.span,
                "while compiling this",
            )
            .note("this is a mistake in the compiler; please report it with the shader"),
        )
    }
}

/// Group and binding of what the launch binds.
fn slot(var: &naga::GlobalVariable) -> Option<(u32, u32)> {
    match (&var.binding, var.space) {
        (Some(binding), _) => Some((binding.group, binding.binding)),
        (None, AddressSpace::Immediate) => Some(IMMEDIATES),
        (None, _) => None,
    }
}
