//! Statements: control flow, stores, atomics, calls.

use super::lower::{Frame, Lower, MAX_DEPTH, MAX_INSTRUCTIONS, R, Slot};
use super::place::Place;
use super::types::num_of;
use lanemask_diag::Diagnostic;
use lanemask_ir::*;
use naga::{AtomicFunction, Block, Expression, Handle, Scalar, ScalarKind, Statement, SwitchValue};
use naga::{SwitchCase, TypeInner};
use std::collections::{BTreeMap, BTreeSet};

/// The operation of an atomic function; `None` for a compare-exchange. The difference of floats is a sum with the opposite.
pub(super) fn atomic_op(fun: &AtomicFunction, kind: ScalarKind) -> Option<AtomicOp> {
    let by = |f, s, u| match kind {
        ScalarKind::Float => f,
        ScalarKind::Sint => s,
        _ => u,
    };
    use AtomicOp as A;
    Some(match *fun {
        AtomicFunction::Add => by(A::AddF, A::Add, A::Add),
        AtomicFunction::Subtract => by(A::AddF, A::Sub, A::Sub),
        AtomicFunction::And => A::And,
        AtomicFunction::ExclusiveOr => A::Xor,
        AtomicFunction::InclusiveOr => A::Or,
        AtomicFunction::Min => by(A::MinF, A::MinS, A::MinU),
        AtomicFunction::Max => by(A::MaxF, A::MaxS, A::MaxU),
        AtomicFunction::Exchange { compare: None } => A::Exchange,
        AtomicFunction::Exchange { compare: Some(_) } => return None,
    })
}

impl<'m> Lower<'m> {
    /// Lowers statements until one ends the region.
    pub(super) fn block(&mut self, frame: &mut Frame<'m>, block: &'m Block) -> R<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Box::new(
                Diagnostic::error("wgsl-nesting", "statements and calls are nested too deeply")
                    .at(self.b.span, "here")
                    .note(format!(
                        "functions are inlined; statements and calls together may be nested {MAX_DEPTH} deep"
                    )),
            ));
        }
        for (statement, span) in block.span_iter() {
            if self.b.ended() {
                break;
            }
            self.b.span = self.span_of(*span);
            if self.b.emitted > MAX_INSTRUCTIONS {
                return Err(Box::new(
                    Diagnostic::error(
                        "wgsl-too-large",
                        format!("the kernel grows beyond {MAX_INSTRUCTIONS} instructions"),
                    )
                    .at(self.b.span, "when this is reached")
                    .note("every call is inlined, so calls within calls multiply"),
                ));
            }
            self.statement(frame, statement)?;
        }
        self.depth -= 1;
        Ok(())
    }

    fn statement(&mut self, frame: &mut Frame<'m>, statement: &'m Statement) -> R<()> {
        match statement {
            Statement::Emit(range) => self.emit_range(frame, range),
            Statement::Block(inner) => self.block(frame, inner),
            Statement::If {
                condition,
                accept,
                reject,
            } => self.if_statement(frame, *condition, accept, reject),
            Statement::Switch { selector, cases } => self.switch(frame, *selector, cases),
            Statement::Loop {
                body,
                continuing,
                break_if,
            } => self.loop_statement(frame, body, continuing, *break_if),
            Statement::Break => match frame.breaks.last() {
                Some(&t) => {
                    self.leave_to(t, Vec::new());
                    Ok(())
                }
                None => Err(self.internal("a break outside of loops")),
            },
            Statement::Continue => match frame.continues.last() {
                Some(&t) => {
                    self.leave_to(t, Vec::new());
                    Ok(())
                }
                None => Err(self.internal("a continue outside of loops")),
            },
            Statement::Return { value } => self.return_statement(frame, *value),
            Statement::Store { pointer, value } => self.store(frame, *pointer, *value),
            Statement::Atomic {
                pointer,
                fun,
                value,
                result,
            } => self.atomic(frame, *pointer, fun, *value, *result),
            Statement::ImageStore {
                image,
                coordinate,
                array_index,
                value,
            } => self.image_store(frame, *image, *coordinate, *array_index, *value),
            Statement::ImageAtomic {
                image,
                coordinate,
                array_index,
                fun,
                value,
            } => self.image_atomic(frame, *image, (*coordinate, *array_index), fun, *value),
            Statement::WorkGroupUniformLoad { pointer, result } => {
                self.uniform_load(frame, *pointer, *result)
            }
            Statement::Call {
                function,
                arguments,
                result,
            } => self.call(frame, *function, arguments, *result),
            Statement::SubgroupBallot { result, predicate } => {
                self.ballot(frame, *predicate, *result)
            }
            Statement::SubgroupCollectiveOperation {
                op,
                collective_op,
                argument,
                result,
            } => self.collective(frame, *op, *collective_op, *argument, *result),
            Statement::SubgroupGather {
                mode,
                argument,
                result,
            } => self.gather(frame, mode, *argument, *result),
            Statement::ControlBarrier(flags) if *flags == naga::Barrier::SUB_GROUP => {
                self.note_rule(frame);
                self.b.subgroup_barrier();
                Ok(())
            }
            Statement::ControlBarrier(_) => {
                self.b.emit(Vec::new(), Op::Barrier);
                Ok(())
            }
            other => Err(self.unsupported(
                self.b.span,
                super::support::statement_name(other).unwrap_or("this statement"),
            )),
        }
    }

    fn emit_range(&mut self, frame: &mut Frame<'m>, range: &naga::Range<Expression>) -> R<()> {
        let span = self.b.span;
        for h in range.clone() {
            // Nothing uses it, as in `_ = buffer;`.
            if frame.info[h].ref_count == 0 {
                continue;
            }
            self.b.span = self.span_of(frame.fun.expressions.get_span(h));
            let slot = self.compute(frame, h)?;
            self.set_slot(frame, h, slot)?;
        }
        self.b.span = span;
        Ok(())
    }

    fn leave_to(&mut self, target: usize, explicit: Vec<Value>) {
        let mut t = self.targets[target].take().expect("an open label");
        self.b.br(&mut t, explicit);
        self.targets[target] = Some(t);
    }

    /// Opens a label that statements inside may leave for.
    fn open_target(&mut self) -> usize {
        let t = self.b.target();
        self.targets.push(Some(t));
        self.targets.len() - 1
    }

    fn if_statement(
        &mut self,
        frame: &mut Frame<'m>,
        condition: Handle<Expression>,
        accept: &'m Block,
        reject: &'m Block,
    ) -> R<()> {
        let cond = self.scalar(frame, condition)?;
        if let Some(Const::Bool(taken)) = self.b.known_const(cond) {
            return self.block(frame, if taken { accept } else { reject });
        }
        self.branch(
            cond,
            |lower| lower.block(frame, accept).map(|()| frame),
            |lower, frame| lower.block(frame, reject),
        )
    }

    /// `if cond { a } else { b }`; what `a` gives goes to `b`.
    fn branch<T>(
        &mut self,
        cond: Value,
        a: impl FnOnce(&mut Self) -> R<T>,
        b: impl FnOnce(&mut Self, T) -> R<()>,
    ) -> R<()> {
        let span = self.b.span;
        let mut join = self.b.target();
        let outer = self.b.enter();
        let passed = a(self)?;
        if !self.b.ended() {
            self.b.br(&mut join, Vec::new());
        }
        let then = self.b.leave(outer);
        self.b.rewind(&join);
        self.b.span = span;
        let outer = self.b.enter();
        b(self, passed)?;
        if !self.b.ended() {
            self.b.br(&mut join, Vec::new());
        }
        let otherwise = self.b.leave(outer);
        self.b.span = span;
        self.b.push(Stmt::If {
            label: join.label,
            cond,
            then,
            otherwise,
            span,
        });
        self.b.close(join, &[]);
        Ok(())
    }

    fn switch(
        &mut self,
        frame: &mut Frame<'m>,
        selector: Handle<Expression>,
        cases: &'m [SwitchCase],
    ) -> R<()> {
        let span = self.b.span;
        let selector = self.scalar(frame, selector)?;
        // Cases that share a body: the values, the first body, whether the default is among them.
        let mut groups: Vec<(Vec<u32>, usize, bool)> = Vec::new();
        let mut shared = false;
        for (i, case) in cases.iter().enumerate() {
            if !shared {
                groups.push((Vec::new(), i, false));
            }
            if let Some(group) = groups.last_mut() {
                group.1 = i;
                match case.value {
                    SwitchValue::I32(x) => group.0.push(x as u32),
                    SwitchValue::U32(x) => group.0.push(x),
                    SwitchValue::Default => group.2 = true,
                }
            }
            shared = case.fall_through && case.body.is_empty();
        }
        let exit = self.open_target();
        frame.breaks.push(exit);
        let outer = self.b.enter();
        let mut default = None;
        let mut known = None;
        for (values, first, is_default) in groups {
            if is_default {
                default = Some(first);
                continue;
            }
            if let Some(x) = self.b.known(selector) {
                if values.contains(&x) {
                    known = Some(first);
                }
                continue;
            }
            let mut cond = None;
            for x in values {
                let x = self.b.i32(x);
                let equal = self.b.cmp(CmpOp::EqI32, selector, x);
                cond = Some(match cond {
                    None => equal,
                    Some(c) => self.b.bin(BinOp::OrBool, c, equal),
                });
            }
            let Some(cond) = cond else { continue };
            self.branch(
                cond,
                |lower| {
                    lower.case_body(frame, cases, first)?;
                    if !lower.b.ended() {
                        lower.leave_to(exit, Vec::new());
                    }
                    Ok(())
                },
                |_, ()| Ok(()),
            )?;
        }
        if let Some(first) = known.or(default) {
            self.case_body(frame, cases, first)?;
        }
        if !self.b.ended() {
            self.leave_to(exit, Vec::new());
        }
        frame.breaks.pop();
        self.b.span = span;
        self.close_block(exit, outer, &[]);
        Ok(())
    }

    /// The body of a case, and those that it falls through to.
    fn case_body(&mut self, frame: &mut Frame<'m>, cases: &'m [SwitchCase], first: usize) -> R<()> {
        for case in &cases[first..] {
            if self.b.ended() {
                break;
            }
            self.block(frame, &case.body)?;
            if !case.fall_through {
                break;
            }
        }
        Ok(())
    }

    fn close_block(
        &mut self,
        target: usize,
        outer: crate::front::build::Outer,
        explicit: &[Type],
    ) -> Option<Vec<Value>> {
        let body = self.b.leave(outer);
        let t = self.targets[target].take().expect("an open label");
        self.b.push(Stmt::Block {
            label: t.label,
            body,
        });
        self.b.close(t, explicit)
    }

    fn loop_statement(
        &mut self,
        frame: &mut Frame<'m>,
        body: &'m Block,
        continuing: &'m Block,
        break_if: Option<Handle<Expression>>,
    ) -> R<()> {
        let span = self.b.span;
        let exit = self.open_target();
        let outer_block = self.b.enter();
        let (head, before) = self.b.open_loop();
        let outer_loop = self.b.enter();
        self.targets.push(Some(head));
        let head = self.targets.len() - 1;

        let simple = continuing.is_empty() && break_if.is_none();
        frame.breaks.push(exit);
        if simple || !has_continue(body) {
            frame.continues.push(head);
            self.block(frame, body)?;
            frame.continues.pop();
        } else {
            // What the continuing block may use of the body's values crosses the label as variables.
            let carried = self.carry(frame, body);
            let next = self.open_target();
            let outer_body = self.b.enter();
            frame.continues.push(next);
            self.block(frame, body)?;
            frame.continues.pop();
            if !self.b.ended() {
                self.leave_to(next, Vec::new());
            }
            self.close_block(next, outer_body, &[]);
            self.uncarry(frame, carried)?;
        }
        if !self.b.ended() {
            self.block(frame, continuing)?;
        }
        if !self.b.ended() {
            self.b.span = span;
            if let Some(cond) = break_if {
                let cond = self.scalar(frame, cond)?;
                self.branch(
                    cond,
                    |lower| {
                        lower.leave_to(exit, Vec::new());
                        Ok(())
                    },
                    |_, ()| Ok(()),
                )?;
            }
            self.leave_to(head, Vec::new());
        }
        frame.breaks.pop();
        self.b.span = span;
        let region = self.b.leave(outer_loop);
        let head = self.targets[head].take().expect("an open label");
        self.b.close_loop(head, before, region);
        self.close_block(exit, outer_block, &[]);
        Ok(())
    }

    /// Makes a variable for each scalar of each named value of the body; returns their expressions in order.
    fn carry(&mut self, frame: &mut Frame<'m>, body: &'m Block) -> Vec<Handle<Expression>> {
        let mut made: BTreeSet<Handle<Expression>> = BTreeSet::new();
        for statement in body.iter() {
            match statement {
                Statement::Emit(range) => made.extend(range.clone()),
                Statement::Call { result, .. } | Statement::Atomic { result, .. } => {
                    made.extend(*result);
                }
                Statement::WorkGroupUniformLoad { result, .. } => {
                    made.insert(*result);
                }
                _ => {}
            }
        }
        let mut wanted: BTreeSet<Handle<Expression>> = BTreeSet::new();
        for &h in frame.fun.named_expressions.keys() {
            // A pointer is computed again from its indexes.
            let mut at = h;
            while made.contains(&at) && wanted.insert(at) {
                match frame.fun.expressions[at] {
                    Expression::Access { base, index } if self.is_pointer(frame, at) => {
                        if made.contains(&index) {
                            wanted.insert(index);
                        }
                        at = base;
                    }
                    Expression::AccessIndex { base, .. } if self.is_pointer(frame, at) => at = base,
                    _ => {}
                }
            }
        }
        for &h in &wanted {
            if self.is_pointer(frame, h) {
                continue;
            }
            let ty = frame.info[h].ty.inner_with(&self.m.types);
            let mut scalars = Vec::new();
            self.types.scalars(ty, &mut scalars);
            frame.carried.insert(h.index(), self.b.env.len());
            for ty in scalars {
                let zero = self.b.zero(ty);
                self.b.env.push(zero);
                self.b.env_names.push(None);
            }
        }
        wanted.into_iter().collect()
    }

    fn is_pointer(&self, frame: &Frame<'m>, h: Handle<Expression>) -> bool {
        let ty = frame.info[h].ty.inner_with(&self.m.types);
        self.types.pointee(ty).is_some()
    }

    /// Makes the carried values visible after the body's label.
    fn uncarry(&mut self, frame: &mut Frame<'m>, carried: Vec<Handle<Expression>>) -> R<()> {
        for h in carried {
            match frame.carried.remove(&h.index()) {
                Some(at) => {
                    let ty = frame.info[h].ty.inner_with(&self.m.types);
                    let n = self.types.flat_len(ty) as usize;
                    if at + n > self.b.env.len() {
                        continue;
                    }
                    let values: Vec<Value> = self.b.env[at..at + n].to_vec();
                    frame.slots[h.index()] = Some(Slot::Values(values.into()));
                }
                None if !self.b.ended() => {
                    let slot = self.compute(frame, h)?;
                    self.set_slot(frame, h, slot)?;
                }
                None => {}
            }
        }
        Ok(())
    }

    fn return_statement(
        &mut self,
        frame: &mut Frame<'m>,
        value: Option<Handle<Expression>>,
    ) -> R<()> {
        match frame.exit {
            None => self.b.end(Term::Return),
            Some(exit) => {
                let values = match value {
                    Some(v) => self.values(frame, v)?.to_vec(),
                    None => Vec::new(),
                };
                self.leave_to(exit, values);
            }
        }
        Ok(())
    }

    fn store(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: Handle<Expression>,
        value: Handle<Expression>,
    ) -> R<()> {
        let place = self.place(frame, pointer)?;
        let ty = frame.info[value].ty.inner_with(&self.m.types);
        if matches!(frame.fun.expressions[value], Expression::ZeroValue(_))
            && self.write_zero(&place, ty)?
        {
            return Ok(());
        }
        let values = self.values(frame, value)?;
        self.write(&place, ty, &values)
    }

    fn atomic_place(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: Handle<Expression>,
    ) -> R<(Addr, Scalar)> {
        let place = self.place(frame, pointer)?;
        let ty = frame.info[pointer].ty.inner_with(&self.m.types);
        let scalar = match self.types.pointee(ty) {
            Some(&TypeInner::Atomic(scalar)) => scalar,
            _ => return Err(self.internal("an atomic operation on a plain place")),
        };
        match place {
            Place::Memory { space, offset, imm } => Ok((
                Addr {
                    space,
                    offset,
                    imm,
                    unit: Unit::Word,
                },
                scalar,
            )),
            Place::Local { .. } | Place::Handle(_) => {
                Err(self.internal("an atomic operation on a local variable"))
            }
        }
    }

    fn atomic(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: Handle<Expression>,
        fun: &AtomicFunction,
        value: Handle<Expression>,
        result: Option<Handle<Expression>>,
    ) -> R<()> {
        let (addr, scalar) = self.atomic_place(frame, pointer)?;
        let Some(n) = num_of(scalar) else {
            return Err(self.internal("an atomic of an unknown kind"));
        };
        let value = self.values(frame, value)?;
        if let AtomicFunction::Exchange {
            compare: Some(expected),
        } = *fun
        {
            // Of integers only.
            let expected = self.values(frame, expected)?;
            let mut found = self.b.compare_exchange(n, addr, &expected, &value);
            if let Some(h) = result {
                found.push(self.b.exchanged(n, &found, &expected));
                self.set_slot(frame, h, Slot::Values(found.into()))?;
            }
            return Ok(());
        }
        let Some(op) = atomic_op(fun, scalar.kind) else {
            return Err(self.internal("an unknown atomic operation"));
        };
        let opposite = op == AtomicOp::AddF && *fun == AtomicFunction::Subtract;
        let value = if opposite {
            self.b.negate(n, &value)
        } else {
            value.to_vec()
        };
        let old = self.b.atomic(n, op, addr, &value);
        if let Some(h) = result {
            self.set_slot(frame, h, Slot::Values(old.into()))?;
        }
        Ok(())
    }

    /// `workgroupUniformLoad`: a load between two barriers.
    fn uniform_load(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: Handle<Expression>,
        result: Handle<Expression>,
    ) -> R<()> {
        let place = self.place(frame, pointer)?;
        let ty = frame.info[result].ty.inner_with(&self.m.types);
        self.b.emit(Vec::new(), Op::Barrier);
        let values = self.read(&place, ty)?;
        self.b.emit(Vec::new(), Op::Barrier);
        self.set_slot(frame, result, Slot::Values(values.into()))
    }

    fn call(
        &mut self,
        frame: &mut Frame<'m>,
        function: Handle<naga::Function>,
        arguments: &[Handle<Expression>],
        result: Option<Handle<Expression>>,
    ) -> R<()> {
        let span = self.b.span;
        let fun = &self.m.functions[function];
        let mut args = Vec::with_capacity(arguments.len());
        for (&h, arg) in arguments.iter().zip(&fun.arguments) {
            let slot = self.eval(frame, h)?;
            if let Slot::Values(values) = &slot {
                self.name_values(arg.name.as_deref(), values);
            }
            args.push(slot);
        }
        let (cells, scratch) = (self.cells.len(), self.scratch_top);
        let exit = self.open_target();
        let outer = self.b.enter();
        // A function that is not the source's has the rules of where it is called.
        let rules = if self.is_in_text(self.m.functions.get_span(function)) {
            fun.diagnostic_filter_leaf
        } else {
            frame.rules
        };
        let mut callee = Frame {
            fun,
            rules,
            info: &self.info[function],
            index: Some(function.index()),
            slots: vec![None; fun.expressions.len()],
            spills: BTreeMap::new(),
            args,
            locals: Vec::new(),
            exit: Some(exit),
            breaks: Vec::new(),
            continues: Vec::new(),
            carried: BTreeMap::new(),
        };
        self.function_body(&mut callee)?;
        if !self.b.ended() {
            self.leave_to(exit, Vec::new());
        }
        self.b.span = span;
        let mut explicit = Vec::new();
        if let Some(r) = &fun.result {
            self.types.scalars(self.types.inner(r.ty), &mut explicit);
        }
        let given = self.close_block(exit, outer, &explicit);
        self.cells.truncate(cells);
        self.scratch_top = scratch;
        if let (Some(h), Some(values)) = (result, given) {
            self.set_slot(frame, h, Slot::Values(values.into()))?;
        }
        Ok(())
    }
}

/// Whether a `continue` in the block belongs to the loop around it.
fn has_continue(block: &Block) -> bool {
    block.iter().any(|statement| match statement {
        Statement::Continue => true,
        Statement::Block(inner) => has_continue(inner),
        Statement::If { accept, reject, .. } => has_continue(accept) || has_continue(reject),
        Statement::Switch { cases, .. } => cases.iter().any(|c| has_continue(&c.body)),
        _ => false,
    })
}
