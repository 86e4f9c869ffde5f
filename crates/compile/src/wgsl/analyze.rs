//! Which variables are indexed by values that are not constants.

use super::types::Types;
use crate::front::memory::{Range, Ranges};
use std::collections::BTreeSet;

use naga::{Block, Expression, Function, Handle, Statement, TypeInner};

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
                if self.indexed(ty, 0).is_some_and(|r| r.memory) {
                    dynamic.spilled.insert(base.index());
                }
                continue;
            };
            let Some((root, first, false)) = self.root(fun, info, base) else {
                continue;
            };
            if let Some(range) = self.indexed(ty, first) {
                self.mark(&mut dynamic, &root, range);
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

    /// The scalars of a composite that a run-time index selects among.
    fn indexed(&self, ty: &'m TypeInner, first: u32) -> Option<Range> {
        let step = self.types.step(ty)?;
        let count = step.count.unwrap_or(0);
        let len = self.types.elem_len(step.element).saturating_mul(count);
        Some(Range::indexed(first, len, count))
    }

    fn mark(&mut self, dynamic: &mut Dynamic, root: &Root, range: Range) {
        let ranges = match *root {
            Root::Local(i) => &mut dynamic.locals[i],
            Root::Arg(i) => &mut dynamic.args[i],
            Root::Global(i) => &mut self.globals[i],
        };
        if !ranges.contains(&range) {
            ranges.push(range);
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
                            for mark in marks {
                                let first = first.saturating_add(mark.first);
                                self.mark(dynamic, &root, Range { first, ..mark });
                            }
                        }
                    }
                }
                _ => {}
            }
        }
    }
}
