//! What of WGSL is not supported yet.
//!
//! Each of these is an error with code `unsupported` that names the construct and its place:
//!
//! | construct | says |
//! |---|---|
//! | vertex, fragment and other stages that are not compute | entry points of other stages cannot be chosen |
//! | `f64`: elementary functions but `sqrt` and `inverseSqrt` | the function |
//! | external textures, storage textures of 64-bit texels | the type |
//! | atomics of 64 bits in workgroup memory that are not at multiples of 8 bytes, words being packed | the variable |
//! | binding arrays, acceleration structures, ray queries, ray pipelines | the type or statement |
//! | cooperative matrices | the type or statement |
//! | `discard`, derivatives, samples that choose their level by them | the statement or function (they belong to fragment shaders) |
//! | `inverse`, `outer` | never come from WGSL |
//!
//! The compiler looks through all that an entry point reaches, so one run reports every such construct.

use super::constructs;
use super::types::num_of;
use lanemask_diag::{Diagnostic, FileId, Span};
use naga::valid::{FunctionInfo, ModuleInfo};
use naga::{AddressSpace, Block, Expression, Function, Handle, ImageClass, SampleLevel, Scalar};
use naga::{ScalarKind, Statement, Type, TypeInner};
use std::collections::BTreeSet;

/// Stable code of all such errors.
pub const CODE: &str = "unsupported";

/// The error for a construct.
pub(super) fn unsupported(span: Span, what: impl std::fmt::Display) -> Diagnostic {
    let d = Diagnostic::error(CODE, format!("{what} is not supported yet"));
    super::error::at(d, span, "used here")
}

/// The error for the first construct that belongs to other stages, of those that the validator refuses in compute.
pub(super) fn other_stages_only(module: &naga::Module, file: FileId) -> Option<Diagnostic> {
    fn kill(block: &Block) -> Option<naga::Span> {
        block
            .span_iter()
            .find_map(|(statement, span)| match statement {
                Statement::Kill => Some(*span),
                Statement::Block(inner) => kill(inner),
                Statement::If { accept, reject, .. } => kill(accept).or_else(|| kill(reject)),
                Statement::Switch { cases, .. } => cases.iter().find_map(|c| kill(&c.body)),
                Statement::Loop {
                    body, continuing, ..
                } => kill(body).or_else(|| kill(continuing)),
                _ => None,
            })
    }
    let functions = module.functions.iter().map(|(_, f)| f);
    let compute = module
        .entry_points
        .iter()
        .filter(|e| e.stage == naga::ShaderStage::Compute)
        .map(|e| &e.function);
    let (span, what) = compute.chain(functions).find_map(|fun| {
        let expression = fun.expressions.iter().find_map(|(h, e)| {
            matches!(
                e,
                Expression::Derivative { .. }
                    | Expression::ImageSample {
                        level: SampleLevel::Auto | SampleLevel::Bias(_),
                        ..
                    }
            )
            .then(|| Some((fun.expressions.get_span(h), expression_name(e)?)))?
        });
        expression.or_else(|| Some((kill(&fun.body)?, "`discard`")))
    })?;
    let span = span
        .to_range()
        .map_or(Span::new(file, 0, 0), |r| Span::new(file, r.start, r.end));
    let d = unsupported(span, what);
    Some(d.note("only fragment shaders can use it"))
}

/// Name of an address space that has no place in a kernel.
pub(super) fn space_name(space: AddressSpace) -> &'static str {
    let refused = constructs::space(&space).refusal();
    refused.unwrap_or("such a texture or other handle")
}

/// Name of a statement that is not supported, if it is not.
pub(super) fn statement_name(statement: &Statement) -> Option<&'static str> {
    constructs::statement(statement).refusal()
}

/// Name of an expression that is not supported, if it is not.
pub(super) fn expression_name(expression: &Expression) -> Option<&'static str> {
    let refused = constructs::expression(expression).refusal();
    match expression {
        Expression::ImageSample { level, .. } => refused.or(constructs::level(level).refusal()),
        _ => refused,
    }
}

pub(super) fn scalar_name(scalar: Scalar) -> String {
    let kind = match scalar.kind {
        ScalarKind::Float => "f",
        ScalarKind::Sint => "i",
        ScalarKind::Uint => "u",
        ScalarKind::Bool => return "bool".to_owned(),
        ScalarKind::AbstractInt | ScalarKind::AbstractFloat => return "an abstract number".into(),
    };
    format!("{kind}{}", u32::from(scalar.width) * 8)
}

/// Name of a type that is not supported, if it is not.
fn type_name(module: &naga::Module, ty: &TypeInner) -> Option<String> {
    let inner = |h: Handle<Type>| type_name(module, &module.types[h].inner);
    match *ty {
        TypeInner::Scalar(s)
        | TypeInner::Vector { scalar: s, .. }
        | TypeInner::Matrix { scalar: s, .. }
        | TypeInner::ValuePointer { scalar: s, .. } => num_of(s)
            .is_none()
            .then(|| format!("the type `{}`", scalar_name(s))),
        TypeInner::Atomic(s) => (!matches!(num_of(s), Some(n) if matches!(n.bits(), 32 | 64)))
            .then(|| format!("the type `atomic<{}>`", scalar_name(s))),
        TypeInner::Array { size, .. } if size.resolve(module.to_ctx()).is_err() => {
            Some("an array whose size is not a positive number".to_owned())
        }
        TypeInner::Pointer { base, .. } | TypeInner::Array { base, .. } => inner(base),
        TypeInner::Struct { ref members, .. } => members.iter().find_map(|m| inner(m.ty)),
        TypeInner::Image { class, .. } => {
            super::image::declared(ty).is_none().then(|| match class {
                ImageClass::External => "an external texture".to_owned(),
                ImageClass::Storage { format, .. } => {
                    format!(
                        "a texture of format `{}`",
                        format!("{format:?}").to_lowercase()
                    )
                }
                _ => "such a texture".to_owned(),
            })
        }
        TypeInner::Sampler { .. }
        | TypeInner::AccelerationStructure { .. }
        | TypeInner::RayQuery { .. }
        | TypeInner::BindingArray { .. }
        | TypeInner::CooperativeMatrix { .. } => {
            constructs::type_inner(ty).refusal().map(str::to_owned)
        }
    }
}

struct Scan<'m> {
    module: &'m naga::Module,
    info: &'m ModuleInfo,
    file: FileId,
    seen: BTreeSet<String>,
    visited: BTreeSet<usize>,
    found: Vec<Diagnostic>,
}

/// Everything unsupported that the entry point reaches, each kind once, at its first use.
pub(super) fn scan(
    module: &naga::Module,
    info: &ModuleInfo,
    entry: usize,
    file: FileId,
) -> Vec<Diagnostic> {
    let mut scan = Scan {
        module,
        info,
        file,
        seen: BTreeSet::new(),
        visited: BTreeSet::new(),
        found: Vec::new(),
    };
    let uses = info.get_entry_point(entry);
    for (h, var) in module.global_variables.iter() {
        if uses[h].is_empty() {
            continue;
        }
        let span = scan.span(module.global_variables.get_span(h));
        let bad = constructs::space(&var.space).refusal().map(str::to_owned);
        let bad = bad.or_else(|| type_name(module, &module.types[var.ty].inner));
        if let Some(what) = bad {
            let name = var.name.as_deref().unwrap_or("_");
            scan.report(span, format!("{what} (variable `{name}`)"));
        }
    }
    scan.function(&module.entry_points[entry].function, uses);
    scan.found
}

impl<'m> Scan<'m> {
    fn span(&self, span: naga::Span) -> Span {
        match span.to_range() {
            Some(r) => Span::new(self.file, r.start, r.end),
            None => Span::new(self.file, 0, 0),
        }
    }

    fn report(&mut self, span: Span, what: String) {
        let same_place = |d: &Diagnostic| d.primary.as_ref().is_some_and(|l| l.span == span);
        if !self.found.iter().any(same_place) && self.seen.insert(what.clone()) {
            self.found.push(unsupported(span, what));
        }
    }

    fn function(&mut self, fun: &'m Function, info: &'m FunctionInfo) {
        for (h, var) in fun.local_variables.iter() {
            if let Some(what) = type_name(self.module, &self.module.types[var.ty].inner) {
                let span = self.span(fun.local_variables.get_span(h));
                self.report(span, what);
            }
        }
        for (h, expression) in fun.expressions.iter() {
            let span = self.span(fun.expressions.get_span(h));
            if let Some(what) = expression_name(expression) {
                self.report(span, what.to_owned());
            } else if !matches!(expression, Expression::GlobalVariable(_))
                && let Some(what) =
                    type_name(self.module, info[h].ty.inner_with(&self.module.types))
            {
                self.report(span, what);
            }
        }
        self.block(&fun.body);
    }

    fn block(&mut self, block: &'m Block) {
        for (statement, span) in block.span_iter() {
            if let Some(what) = statement_name(statement) {
                let span = self.span(*span);
                self.report(span, what.to_owned());
            }
            match statement {
                Statement::Block(inner) => self.block(inner),
                Statement::If { accept, reject, .. } => {
                    self.block(accept);
                    self.block(reject);
                }
                Statement::Switch { cases, .. } => {
                    for case in cases {
                        self.block(&case.body);
                    }
                }
                Statement::Loop {
                    body, continuing, ..
                } => {
                    self.block(body);
                    self.block(continuing);
                }
                Statement::Call { function, .. } if self.visited.insert(function.index()) => {
                    let info = &self.info[*function];
                    self.function(&self.module.functions[*function], info);
                }
                _ => {}
            }
        }
    }
}
