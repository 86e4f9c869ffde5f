//! Writes the cut kernel.

use super::Shape;
use super::plan::{End, Home, Node, Phase, PhaseEnd, Plan, Skeleton, is_uniform, label_of};
use super::slots::{Needs, needs};
use super::walk::{defines, term_uses, uses, uses_scratch};
use lanemask_diag::{Diagnostic, Span};
use lanemask_ir::uniform::Uniformity;
use lanemask_ir::{
    Addr, BinOp, Builder, Builtin, CmpOp, Const, Inst, Kernel, Label, Op, Region, Space, Stmt,
    Term, Type, Unit, Value,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn emit(
    kernel: &Kernel,
    facts: &Uniformity,
    shape: Shape,
    plan: &Plan,
    limit: u32,
) -> Result<Kernel, Vec<Diagnostic>> {
    let needs = needs(kernel, facts, plan, limit);
    let too_large = |what: &str| {
        let message = format!(
            "the {what} memory of kernel `{}` is too large to cut",
            kernel.name
        );
        vec![Diagnostic::error("linx-strips-size", message)]
    };
    let arrays = kernel.scratch_bytes.checked_next_multiple_of(4);
    let scratch = arrays
        .and_then(|a| a.checked_add(needs.slot_count.checked_mul(4)?))
        .and_then(|each| each.checked_mul(shape.strips))
        .ok_or_else(|| too_large("private"))?;
    let words = kernel.workgroup_bytes.checked_next_multiple_of(4);
    let workgroup = words
        .and_then(|w| w.checked_add(4 * needs.words.len() as u32))
        .ok_or_else(|| too_large("workgroup"))?;

    let mut b = Builder::new(kernel.name.clone(), [shape.lanes, 1, 1]);
    for r in &kernel.resources {
        b.resource(r.clone());
    }
    b.set_constants(kernel.constants.clone());
    b.set_scratch_bytes(scratch);
    b.set_workgroup_bytes(if needs.words.is_empty() {
        kernel.workgroup_bytes
    } else {
        workgroup
    });
    let mut emitter = Emitter {
        b,
        kernel,
        facts,
        shape,
        plan,
        needs,
        array_bytes: arrays.unwrap_or(0),
        word_base: words.unwrap_or(0),
        outer: vec![None; kernel.values.len()],
        outer_labels: vec![None; kernel.labels.len()],
        phase: None,
    };
    emitter.skeleton(&plan.body);
    Ok(emitter.b.finish())
}

struct Emitter<'a> {
    b: Builder,
    kernel: &'a Kernel,
    facts: &'a Uniformity,
    shape: Shape,
    plan: &'a Plan,
    needs: Needs,
    /// Bytes of private arrays of a strip.
    array_bytes: u32,
    /// Byte address of the words that cross phases, in workgroup memory.
    word_base: u32,
    /// The new values and labels of the skeleton.
    outer: Vec<Option<Value>>,
    outer_labels: Vec<Option<Label>>,
    phase: Option<InPhase>,
}

/// In a strip loop.
struct InPhase {
    values: BTreeMap<Value, Value>,
    labels: BTreeMap<Label, Label>,
    lane: Value,
    strip: Value,
    /// Local index of the strip's first invocation, and of this one.
    base: Value,
    index: Value,
    /// 4 * strip.
    slot_offset: Value,
    /// Offset of the strip's private arrays, if the phase uses them.
    arrays: Option<Value>,
    /// Where the invocation is done with the phase, and for which target it leaves.
    done: Option<(Label, Option<Label>)>,
}

impl Emitter<'_> {
    fn params(&self, label: Label) -> Vec<Value> {
        self.kernel.labels[label.0 as usize].params.clone()
    }

    fn ty(&self, value: Value) -> Type {
        self.kernel.values[value.0 as usize].ty
    }

    /// The new value of one that is there.
    fn get(&self, value: Value) -> Value {
        let local = self.phase.as_ref().and_then(|p| p.values.get(&value));
        local
            .copied()
            .or(self.outer[value.0 as usize])
            .expect("a value is defined, or fetched by its phase, before it is used")
    }

    fn bind(&mut self, old: Value, new: Value) {
        if let Some(name) = &self.kernel.values[old.0 as usize].name {
            self.b.set_name(new, name.clone());
        }
        match &mut self.phase {
            Some(phase) => {
                phase.values.insert(old, new);
            }
            None => self.outer[old.0 as usize] = Some(new),
        }
    }

    // The skeleton.

    fn skeleton(&mut self, skeleton: &Skeleton) {
        let mut left = Vec::new();
        for node in &skeleton.nodes {
            match node {
                Node::Phase(phase) => left = self.phase(phase, &skeleton.end),
                Node::Outside(stmt) => self.stmt(stmt),
                Node::Barrier(span) => {
                    self.b.set_span(*span);
                    self.b.barrier();
                }
                Node::Block { label, body } => {
                    let types = self.uniform_types(*label);
                    let new = self.b.open_block(&types);
                    self.outer_labels[label.0 as usize] = Some(new);
                    self.skeleton(body);
                    self.b.close();
                    self.bind_uniform_params(*label, new);
                }
                Node::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    span,
                } => {
                    let types = self.uniform_types(*label);
                    let cond = self.get(*cond);
                    self.b.set_span(*span);
                    let new = self.b.open_if(cond, &types);
                    self.outer_labels[label.0 as usize] = Some(new);
                    self.skeleton(then);
                    self.b.open_else();
                    self.skeleton(otherwise);
                    self.b.close();
                    self.bind_uniform_params(*label, new);
                }
                Node::Loop { label, init, body } => {
                    let init = self.uniform_args(*label, init);
                    let new = self.b.open_loop(&init);
                    self.outer_labels[label.0 as usize] = Some(new);
                    self.bind_uniform_params(*label, new);
                    self.skeleton(body);
                    self.b.close();
                }
            }
        }
        if self.b.is_terminated() {
            return;
        }
        self.b.set_span(skeleton.span);
        match &skeleton.end {
            End::Term(Term::Br { label, args }) => {
                let args = self.uniform_args(*label, args);
                self.outer_br(*label, &args);
            }
            End::Left(Some(label)) => self.outer_br(*label, &left),
            End::Term(Term::Return) | End::Left(None) => self.b.ret(),
            End::Term(Term::Unreachable) => self.b.unreachable(),
        }
    }

    fn outer_br(&mut self, label: Label, args: &[Value]) {
        let label = self.outer_labels[label.0 as usize];
        self.b.br(
            label.expect("a region of the skeleton is enclosed by the skeleton"),
            args,
        );
    }

    fn uniform_params(&self, label: Label) -> Vec<Value> {
        let mut params = self.params(label);
        params.retain(|p| is_uniform(self.facts, *p));
        params
    }

    fn uniform_types(&self, label: Label) -> Vec<Type> {
        let params = self.uniform_params(label);
        params.into_iter().map(|p| self.ty(p)).collect()
    }

    fn bind_uniform_params(&mut self, label: Label, new: Label) {
        let new = self.b.params(new).to_vec();
        for (old, new) in std::iter::zip(self.uniform_params(label), new) {
            self.bind(old, new);
        }
    }

    fn uniform_args(&self, label: Label, args: &[Value]) -> Vec<Value> {
        std::iter::zip(self.params(label), args)
            .filter(|(p, _)| is_uniform(self.facts, *p))
            .map(|(_, arg)| self.get(*arg))
            .collect()
    }

    // Phases.

    /// A phase with its strip loop; the arguments for the uniform parameters of the target that it has left for.
    fn phase(&mut self, phase: &Phase, end: &End) -> Vec<Value> {
        let moves: Vec<(Value, Value)> = match &phase.end {
            PhaseEnd::Moves(moves) => {
                let slot = |v: &Value| self.needs.slots.get(v);
                let is_work = |(p, arg): &&(Value, Value)| {
                    p != arg && slot(p).is_some() && slot(p) != slot(arg)
                };
                moves.iter().filter(is_work).copied().collect()
            }
            PhaseEnd::Exit(..) => Vec::new(),
        };
        let exit = matches!(phase.end, PhaseEnd::Exit(..));
        if phase.items.is_empty() && moves.is_empty() && !exit {
            return Vec::new();
        }
        let after = self.open_strips(phase, end);
        self.items(phase);
        match &phase.end {
            PhaseEnd::Moves(_) => {
                let mut new = Vec::new();
                for (_, arg) in &moves {
                    self.fetch(*arg);
                    new.push(self.get(*arg));
                }
                for ((p, _), value) in std::iter::zip(&moves, new) {
                    self.store_slot(*p, value);
                }
            }
            PhaseEnd::Exit(term, span) => {
                if !self.b.is_terminated() {
                    self.term(term, *span);
                }
                self.b.close();
            }
        }
        self.close_strips(after);
        self.import(phase, end)
    }

    /// `block after { loop (strip = 0) { … [if index < invocations {] [block done {]`
    fn open_strips(&mut self, phase: &Phase, end: &End) -> (Label, Label) {
        let shape = self.shape;
        self.b.set_span(Span::default());
        let after = self.b.open_block(&[]);
        let zero = self.b.const_i32(0);
        let next = self.b.open_loop(&[zero]);
        let strip = self.b.params(next)[0];
        let lane = self.b.builtin(Builtin::LocalIndex);
        let base = self.scaled(strip, shape.lanes);
        let index = self.b.bin(BinOp::Add, base, lane);
        let slot_offset = self.scaled(strip, 4);
        if !shape.invocations.is_multiple_of(shape.lanes) {
            let count = self.b.const_i32(shape.invocations);
            let exists = self.b.cmp(CmpOp::LtU32, index, count);
            self.b.open_if(exists, &[]);
        }
        let arrays = phase
            .items
            .iter()
            .any(uses_scratch)
            .then(|| self.scaled(strip, self.array_bytes));
        let done = match (&phase.end, end) {
            (PhaseEnd::Exit(..), End::Left(target)) => Some((self.b.open_block(&[]), *target)),
            _ => None,
        };
        self.phase = Some(InPhase {
            values: BTreeMap::new(),
            labels: BTreeMap::new(),
            lane,
            strip,
            base,
            index,
            slot_offset,
            arrays,
            done,
        });
        (after, next)
    }

    fn close_strips(&mut self, (after, next): (Label, Label)) {
        let phase = self.phase.take().expect("the strips are open");
        self.b.set_span(Span::default());
        if !self.shape.invocations.is_multiple_of(self.shape.lanes) {
            self.b.close();
        }
        let one = self.b.const_i32(1);
        let strip = self.b.bin(BinOp::Add, phase.strip, one);
        let count = self.b.const_i32(self.shape.strips);
        let more = self.b.cmp(CmpOp::LtU32, strip, count);
        self.b.open_if(more, &[]);
        self.b.br(next, &[strip]);
        self.b.close();
        self.b.br(after, &[]);
        self.b.close();
        self.b.close();
    }

    /// The items, each after what it uses from elsewhere.
    fn items(&mut self, phase: &Phase) {
        let kernel = self.kernel;
        let params = |l: Label| kernel.labels[l.0 as usize].params.clone();
        let mut own = BTreeSet::new();
        for item in &phase.items {
            defines(item, &params, &mut |v| {
                own.insert(v);
            });
        }
        let exit = matches!(phase.end, PhaseEnd::Exit(..));
        for item in &phase.items {
            let mut used = BTreeSet::new();
            uses(item, &mut |v| {
                used.insert(v);
            });
            used.retain(|v| !own.contains(v));
            for v in used {
                self.fetch(v);
            }
            self.stmt(item);
            let results = match item {
                Stmt::Inst(inst) => inst.results.clone(),
                Stmt::Loop { .. } => Vec::new(),
                other => self.params(label_of(other)),
            };
            for r in results {
                if !exit {
                    let new = self.get(r);
                    self.store_word(r, new);
                    self.store_slot(r, new);
                }
            }
        }
        if let PhaseEnd::Exit(term, _) = &phase.end
            && !self.b.is_terminated()
        {
            let mut used = BTreeSet::new();
            term_uses(term, &mut |v| {
                used.insert(v);
            });
            used.retain(|v| !own.contains(v));
            for v in used {
                self.fetch(v);
            }
        }
    }

    /// Makes a value of another phase available in this one.
    fn fetch(&mut self, value: Value) {
        let phase = self.phase.as_ref().expect("fetched in a phase");
        if phase.values.contains_key(&value) || self.outer[value.0 as usize].is_some() {
            return;
        }
        self.b.set_span(Span::default());
        if self.needs.again.contains(&value)
            && let Home::Lane(Some(inst)) = self.plan.homes[value.0 as usize].clone()
        {
            inst.op.operands().into_iter().for_each(|v| self.fetch(v));
            self.inst(&inst);
            return;
        }
        if self.needs.unwritten.contains(&value) {
            let nothing = match self.ty(value) {
                Type::Bool => Const::Bool(false),
                Type::I32 => Const::I32(0),
                Type::F32 => Const::F32(0),
            };
            let new = self.b.constant(nothing);
            self.bind(value, new);
            return;
        }
        let slot = self.needs.slots.get(&value);
        let addr = self.slot(*slot.expect("what crosses phases has a slot"));
        let new = self.load_word(addr, self.ty(value));
        self.bind(value, new);
    }

    fn slot(&self, slot: u32) -> Addr {
        let phase = self.phase.as_ref().expect("slots are used in phases");
        let arrays = self.array_bytes * self.shape.strips;
        Addr {
            space: Space::Scratch,
            offset: Some(phase.slot_offset),
            imm: arrays + slot * self.shape.strips * 4,
            unit: Unit::Word,
        }
    }

    fn store_slot(&mut self, old: Value, new: Value) {
        if let Some(slot) = self.needs.slots.get(&old) {
            let addr = self.slot(*slot);
            self.put_word(addr, new);
        }
    }

    fn store_word(&mut self, old: Value, new: Value) {
        if let Some(addr) = self.word(old) {
            self.put_word(addr, new);
        }
    }

    fn word(&self, value: Value) -> Option<Addr> {
        let word = self.needs.words.get(&value)?;
        Some(Addr {
            space: Space::Workgroup,
            offset: None,
            imm: self.word_base + 4 * word,
            unit: Unit::Word,
        })
    }

    fn put_word(&mut self, addr: Addr, value: Value) {
        self.b.set_span(Span::default());
        let value = if self.b.ty(value) == Type::Bool {
            let (one, zero) = (self.b.const_i32(1), self.b.const_i32(0));
            self.b.select(value, one, zero)
        } else {
            value
        };
        self.b.store(addr, &[value]);
    }

    fn load_word(&mut self, addr: Addr, ty: Type) -> Value {
        if ty == Type::Bool {
            let word = self.b.load(addr, Type::I32, 1)[0];
            let zero = self.b.const_i32(0);
            return self.b.cmp(CmpOp::NeI32, word, zero);
        }
        self.b.load(addr, ty, 1)[0]
    }

    /// Reads what the phase has left in workgroup memory.
    fn import(&mut self, phase: &Phase, end: &End) -> Vec<Value> {
        let wanted: Vec<Value> = match (&phase.end, end) {
            (PhaseEnd::Exit(..), End::Left(Some(target))) => self.uniform_params(*target),
            (PhaseEnd::Exit(..), _) => Vec::new(),
            (PhaseEnd::Moves(_), _) => {
                let results = phase.items.iter().flat_map(|item| match item {
                    Stmt::Inst(inst) => inst.results.clone(),
                    Stmt::Loop { .. } => Vec::new(),
                    other => self.params(label_of(other)),
                });
                results
                    .filter(|r| self.needs.words.contains_key(r))
                    .collect()
            }
        };
        if wanted.is_empty() {
            return Vec::new();
        }
        self.b.set_span(Span::default());
        self.b.barrier();
        let mut new = Vec::new();
        for old in &wanted {
            let addr = self.word(*old).expect("what leaves a phase has a word");
            let ty = match self.ty(*old) {
                Type::Bool => Type::I32,
                ty => ty,
            };
            new.push(self.b.load(addr, ty, 1)[0]);
        }
        self.b.barrier();
        for (old, new) in std::iter::zip(&wanted, &mut new) {
            if self.ty(*old) == Type::Bool {
                let zero = self.b.const_i32(0);
                *new = self.b.cmp(CmpOp::NeI32, *new, zero);
            }
            if matches!(phase.end, PhaseEnd::Moves(_)) {
                self.bind(*old, *new);
            }
        }
        new
    }

    // Statements, in phases and outside.

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Inst(inst) => self.inst(inst),
            Stmt::Block { label, body } => {
                let types = self.types(*label);
                let new = self.b.open_block(&types);
                self.open(*label, new);
                self.region(body);
                self.b.close();
            }
            Stmt::If {
                label,
                cond,
                then,
                otherwise,
                span,
            } => {
                let types = self.types(*label);
                let cond = self.get(*cond);
                self.b.set_span(*span);
                let new = self.b.open_if(cond, &types);
                self.open(*label, new);
                self.region(then);
                self.b.open_else();
                self.region(otherwise);
                self.b.close();
            }
            Stmt::Loop { label, init, body } => {
                let init: Vec<Value> = init.iter().map(|v| self.get(*v)).collect();
                let new = self.b.open_loop(&init);
                self.open(*label, new);
                self.region(body);
                self.b.close();
            }
        }
    }

    fn types(&self, label: Label) -> Vec<Type> {
        self.params(label).into_iter().map(|p| self.ty(p)).collect()
    }

    /// Registers a label and its parameters.
    fn open(&mut self, old: Label, new: Label) {
        match &mut self.phase {
            Some(phase) => {
                phase.labels.insert(old, new);
            }
            None => self.outer_labels[old.0 as usize] = Some(new),
        }
        let params = self.b.params(new).to_vec();
        for (old, new) in std::iter::zip(self.params(old), params) {
            self.bind(old, new);
        }
    }

    fn region(&mut self, region: &Region) {
        region.stmts.iter().for_each(|s| self.stmt(s));
        if !self.b.is_terminated() {
            self.term(&region.term, region.term_span);
        }
    }

    fn term(&mut self, term: &Term, span: Span) {
        self.b.set_span(span);
        match term {
            Term::Unreachable => self.b.unreachable(),
            Term::Return => match &self.phase {
                Some(phase) => {
                    let (done, _) = phase.done.expect("a phase that returns ends the kernel");
                    self.b.br(done, &[]);
                }
                None => self.b.ret(),
            },
            Term::Br { label, args } => {
                let new: Vec<Value> = args.iter().map(|v| self.get(*v)).collect();
                let inner = match &self.phase {
                    Some(phase) => phase.labels.get(label).copied(),
                    None => self.outer_labels[label.0 as usize],
                };
                match (inner, self.phase.as_ref().and_then(|p| p.done)) {
                    (Some(label), _) => self.b.br(label, &new),
                    (None, Some((done, target))) => {
                        assert_eq!(target, Some(*label), "a phase leaves for one target");
                        for (p, value) in std::iter::zip(self.params(*label), new) {
                            self.store_word(p, value);
                            self.store_slot(p, value);
                        }
                        self.b.br(done, &[]);
                    }
                    (None, None) => unreachable!("a phase that is left has its end"),
                }
            }
        }
    }

    fn inst(&mut self, inst: &Inst) {
        self.b.set_span(inst.span);
        if let Op::Builtin(builtin) = inst.op
            && let Some(new) = self.builtin(builtin)
        {
            self.bind(inst.results[0], new);
            return;
        }
        let mut op = inst.op.clone();
        op.for_each_operand_mut(|v| *v = self.get(*v));
        if let Op::Load(addr) | Op::Store(addr, _) = &mut op
            && addr.space == Space::Scratch
        {
            let arrays = self.phase.as_ref().and_then(|p| p.arrays);
            let arrays = arrays.expect("a phase that uses private arrays has their offset");
            addr.offset = Some(match addr.offset {
                Some(offset) => self.b.bin(BinOp::Add, offset, arrays),
                None => arrays,
            });
        }
        let new: Vec<Value> = inst
            .results
            .iter()
            .map(|r| self.b.value(self.kernel.values[r.0 as usize].ty))
            .collect();
        self.b.inst(op, new.clone());
        for (old, new) in std::iter::zip(&inst.results, new) {
            self.bind(*old, new);
        }
    }

    /// What a builtin has become, if it is no longer one.
    fn builtin(&mut self, builtin: Builtin) -> Option<Value> {
        match builtin {
            Builtin::WarpSize => return Some(self.b.const_i32(self.shape.lanes)),
            Builtin::NumWarps => return Some(self.b.const_i32(self.shape.strips)),
            _ => {}
        }
        let phase = self.phase.as_ref()?;
        let (lane, strip, base, index) = (phase.lane, phase.strip, phase.base, phase.index);
        let ([x, y, z], lanes) = (self.shape.size, self.shape.lanes);
        // A dimension that does not change within a strip comes from the strip's first invocation.
        let rows = if x.is_multiple_of(lanes) { base } else { index };
        let planes = if (x * y).is_multiple_of(lanes) {
            base
        } else {
            index
        };
        Some(match builtin {
            Builtin::LocalIndex => index,
            Builtin::LaneId => lane,
            Builtin::WarpId => strip,
            Builtin::LocalIdX if y * z == 1 => index,
            Builtin::LocalIdX => self.remainder(index, x),
            Builtin::LocalIdY if z == 1 => self.quotient(rows, x),
            Builtin::LocalIdY => {
                let row = self.quotient(rows, x);
                self.remainder(row, y)
            }
            Builtin::LocalIdZ => self.quotient(planes, x * y),
            _ => return None,
        })
    }

    /// `value * factor`.
    fn scaled(&mut self, value: Value, factor: u32) -> Value {
        if factor.is_power_of_two() {
            let shift = self.b.const_i32(factor.trailing_zeros());
            return self.b.bin(BinOp::Shl, value, shift);
        }
        let factor = self.b.const_i32(factor);
        self.b.bin(BinOp::Mul, value, factor)
    }

    /// `value / divisor`, unsigned.
    fn quotient(&mut self, value: Value, divisor: u32) -> Value {
        if divisor.is_power_of_two() {
            let shift = self.b.const_i32(divisor.trailing_zeros());
            return self.b.bin(BinOp::ShrU32, value, shift);
        }
        let divisor = self.b.const_i32(divisor);
        self.b.bin(BinOp::DivU32, value, divisor)
    }

    /// `value % divisor`, unsigned.
    fn remainder(&mut self, value: Value, divisor: u32) -> Value {
        if divisor.is_power_of_two() {
            let mask = self.b.const_i32(divisor - 1);
            return self.b.bin(BinOp::And, value, mask);
        }
        let divisor = self.b.const_i32(divisor);
        self.b.bin(BinOp::RemU32, value, divisor)
    }
}
