//! Which variables are indexed by values that are not constants.

use super::types::Types;
use std::collections::BTreeSet;

use naga::{Block, Expression, Function, Handle, Statement, TypeInner};

/// Composites up to this many scalars stay in values even when a run-time index selects in them.
pub(super) const SELECT_LIMIT: u32 = 16;
/// Variables beyond this many scalars live in memory.
pub(super) const PROMOTE_LIMIT: u32 = 256;

/// Ranges of scalars of a variable that must lie in memory: (first, length).
pub(super) type Ranges = Vec<(u32, u32)>;

/// What must lie in memory, for one function.
#[derive(Default)]
pub(super) struct Dynamic {
    pub locals: Vec<Ranges>,
    pub args: Vec<Ranges>,
    /// Values (by expression index) that a run-time index selects in and that are too large for selects.
    pub spilled: BTreeSet<usize>,
}

/// For the module.
pub(super) struct Analysis {
    pub functions: Vec<Dynamic>,
    pub entry: Dynamic,
    pub globals: Vec<Ranges>,
}

enum Root {
    Local(usize),
    Global(usize),
    Arg(usize),
}

struct Walk<'a, 'm> {
    types: &'a Types<'m>,
    functions: &'a [Dynamic],
    globals: &'a mut Vec<Ranges>,
}

impl Analysis {
    pub fn new<'m>(types: &Types<'m>, info: &'m naga::valid::ModuleInfo, entry: usize) -> Analysis {
        let module = types.module;
        let mut globals = vec![Ranges::new(); module.global_variables.len()];
        let mut functions = Vec::new();
        for (handle, function) in module.functions.iter() {
            let dynamic = Walk {
                types,
                functions: &functions,
                globals: &mut globals,
            }
            .function(function, &info[handle]);
            functions.push(dynamic);
        }
        let entry = Walk {
            types,
            functions: &functions,
            globals: &mut globals,
        }
        .function(
            &module.entry_points[entry].function,
            info.get_entry_point(entry),
        );
        Analysis {
            functions,
            entry,
            globals,
        }
    }
}

impl<'m> Walk<'_, 'm> {
    fn function(&mut self, fun: &'m Function, info: &'m naga::valid::FunctionInfo) -> Dynamic {
        let mut dynamic = Dynamic {
            locals: vec![Ranges::new(); fun.local_variables.len()],
            args: vec![Ranges::new(); fun.arguments.len()],
            spilled: BTreeSet::new(),
        };
        for (_, expr) in fun.expressions.iter() {
            let Expression::Access { base, .. } = *expr else {
                continue;
            };
            let Some(ty) = self.pointee(info, base) else {
                let ty = info[base].ty.inner_with(&self.types.module.types);
                if self.indexed_len(ty) > SELECT_LIMIT {
                    dynamic.spilled.insert(base.index());
                }
                continue;
            };
            let Some((root, first, false)) = self.root(fun, info, base) else {
                continue;
            };
            let len = self.indexed_len(ty);
            if len > SELECT_LIMIT {
                self.mark(&mut dynamic, &root, first, len);
            }
        }
        self.block(fun, info, &fun.body, &mut dynamic);
        dynamic
    }

    fn pointee(
        &self,
        info: &'m naga::valid::FunctionInfo,
        expr: Handle<Expression>,
    ) -> Option<&'m TypeInner> {
        self.types
            .pointee(info[expr].ty.inner_with(&self.types.module.types))
    }

    fn indexed_len(&self, ty: &'m TypeInner) -> u32 {
        self.types.step(ty).map_or(0, |step| {
            self.types
                .elem_len(step.element)
                .saturating_mul(step.count.unwrap_or(0))
        })
    }

    fn mark(&mut self, dynamic: &mut Dynamic, root: &Root, first: u32, len: u32) {
        let ranges = match *root {
            Root::Local(i) => &mut dynamic.locals[i],
            Root::Arg(i) => &mut dynamic.args[i],
            Root::Global(i) => &mut self.globals[i],
        };
        if !ranges.contains(&(first, len)) {
            ranges.push((first, len));
        }
    }

    /// The variable behind a pointer, the scalars before the place, and whether a run-time index is on the way.
    fn root(
        &self,
        fun: &'m Function,
        info: &'m naga::valid::FunctionInfo,
        mut expr: Handle<Expression>,
    ) -> Option<(Root, u32, bool)> {
        let mut first = 0u32;
        let mut indexed = false;
        loop {
            match fun.expressions[expr] {
                Expression::Access { base, .. } => {
                    self.pointee(info, base)?;
                    indexed = true;
                    expr = base;
                }
                Expression::AccessIndex { base, index } => {
                    let ty = self.pointee(info, base)?;
                    first = first.saturating_add(self.types.member(ty, index)?.0);
                    expr = base;
                }
                Expression::LocalVariable(h) => {
                    return Some((Root::Local(h.index()), first, indexed));
                }
                Expression::GlobalVariable(h) => {
                    return Some((Root::Global(h.index()), first, indexed));
                }
                Expression::FunctionArgument(i) => {
                    return Some((Root::Arg(i as usize), first, indexed));
                }
                _ => return None,
            }
        }
    }

    /// Passes on what callees do to the variables whose addresses they get.
    fn block(
        &mut self,
        fun: &'m Function,
        info: &'m naga::valid::FunctionInfo,
        block: &'m Block,
        dynamic: &mut Dynamic,
    ) {
        for statement in block.iter() {
            match statement {
                Statement::Block(inner) => self.block(fun, info, inner, dynamic),
                Statement::If { accept, reject, .. } => {
                    self.block(fun, info, accept, dynamic);
                    self.block(fun, info, reject, dynamic);
                }
                Statement::Switch { cases, .. } => {
                    for case in cases {
                        self.block(fun, info, &case.body, dynamic);
                    }
                }
                Statement::Loop {
                    body, continuing, ..
                } => {
                    self.block(fun, info, body, dynamic);
                    self.block(fun, info, continuing, dynamic);
                }
                Statement::Call {
                    function,
                    arguments,
                    ..
                } => {
                    for (i, &arg) in arguments.iter().enumerate() {
                        let marks = self.functions[function.index()].args[i].clone();
                        if marks.is_empty() {
                            continue;
                        }
                        if let Some((root, first, false)) = self.root(fun, info, arg) {
                            for (at, len) in marks {
                                self.mark(dynamic, &root, first.saturating_add(at), len);
                            }
                        }
                    }
                }
                _ => {}
            }
        }
    }
}
