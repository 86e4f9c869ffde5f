//! Walks a kernel and notes each access to a buffer with what is known where it stands.

use super::poly::{Poly, Sym};
use super::prove::Prover;
use super::symbols::{Conditions, Fact, Kind, Symbols};
use lanemask_diag::Span;
use lanemask_ir::{
    Access as Rights, AtomicOp, CmpOp, Const, Inst, Kernel, Label, Op, Region, ResourceId, Space,
    Stmt, Term, Type, Value,
};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Statements that are walked again because of an assumption about a loop; beyond it nothing is assumed.
const MAX_STATEMENTS: usize = 200_000;
/// The largest word, and the largest one that is not negative as a signed number.
pub(super) const MAX: i128 = u32::MAX as i128;
pub(super) const MAX_SIGNED: i128 = i32::MAX as i128;

/// What is known of a value: it is this polynomial modulo 2^32 if the conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) poly: Poly,
    pub(super) conditions: Conditions,
}

/// Where a truth value comes from.
#[derive(Clone, Debug)]
pub(super) enum Truth {
    Known(bool),
    Compare(CmpOp, Value, Value),
    Not(Value),
    Both(Value, Value),
    Either(Value, Value),
    Select(Value, Value, Value),
    /// A parameter: the arguments with what holds where they are passed.
    Join(Vec<(Value, Vec<Rc<Fact>>)>),
    Unknown,
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Load,
    Store,
    /// Whether the result is used.
    Atomic(AtomicOp, bool),
    CompareExchange,
}

/// An access to a buffer.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub(super) buffer: ResourceId,
    pub(super) action: Action,
    /// Offset without `imm`.
    pub(super) offset: Form,
    pub(super) imm: u32,
    pub(super) bytes: u32,
    pub(super) span: Span,
    /// What is true where it stands.
    pub(super) guards: Vec<Rc<Fact>>,
}

/// A `br` that the walk has met.
struct Edge {
    args: Vec<Value>,
    /// What holds there beyond what holds at the statement.
    facts: Vec<Rc<Fact>>,
}

/// An enclosing statement.
struct Open {
    label: Label,
    is_loop: bool,
    /// Facts that hold at the statement.
    base: usize,
    edges: Vec<Edge>,
}

/// A loop parameter that was seen to grow by a fixed step.
pub(super) struct Induction {
    pub(super) param: Sym,
    /// Its value, without wrapping around.
    pub(super) poly: Poly,
    pub(super) conditions: Conditions,
}

/// The walk and what it has found.
pub(super) struct Walk<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) symbols: Symbols,
    /// Polynomials over launch numbers that must be at least 0.
    pub(super) conditions: Vec<Poly>,
    pub(super) accesses: Vec<Access>,
    pub(super) inductions: Vec<Induction>,
    pub(super) written: Vec<bool>,
    /// The first barrier or access to workgroup memory.
    pub(super) shared: Option<Span>,
    uses: Vec<bool>,
    forms: BTreeMap<Value, Form>,
    pub(super) truths: BTreeMap<Value, Truth>,
    pub(super) facts: Vec<Rc<Fact>>,
    open: Vec<Open>,
    /// Loop parameters taken for signed numbers that are not negative.
    assumed: Vec<bool>,
    statements: usize,
    /// Symbols for values that were made.
    walks: u32,
}

impl<'a> Walk<'a> {
    pub(super) fn new(kernel: &'a Kernel) -> Walk<'a> {
        let mut walk = Walk {
            kernel,
            symbols: Symbols::default(),
            conditions: Vec::new(),
            accesses: Vec::new(),
            inductions: Vec::new(),
            written: vec![false; kernel.resources.len()],
            shared: None,
            uses: vec![false; kernel.values.len()],
            forms: BTreeMap::new(),
            truths: BTreeMap::new(),
            facts: Vec::new(),
            open: Vec::new(),
            assumed: vec![true; kernel.values.len()],
            statements: 0,
            walks: 0,
        };
        walk.survey(&kernel.body);
        walk
    }

    /// Notes which buffers are written and which values are used.
    fn survey(&mut self, region: &Region) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => {
                    inst.op.for_each_operand(|v| self.uses[v.0 as usize] = true);
                    let shares = match &inst.op {
                        Op::Barrier => true,
                        Op::Load(a) | Op::Store(a, _) | Op::Atomic(_, a, _) => {
                            a.space == Space::Workgroup
                        }
                        Op::CompareExchange { addr, .. } => addr.space == Space::Workgroup,
                        _ => false,
                    };
                    if shares && self.shared.is_none() {
                        self.shared = Some(inst.span);
                    }
                    if let Op::Store(addr, _)
                    | Op::Atomic(_, addr, _)
                    | Op::CompareExchange { addr, .. } = &inst.op
                        && let Space::Buffer(r) = addr.space
                    {
                        self.written[r.0 as usize] = true;
                    }
                }
                Stmt::Block { body, .. } => self.survey(body),
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    self.uses[cond.0 as usize] = true;
                    self.survey(then);
                    self.survey(otherwise);
                }
                Stmt::Loop { init, body, .. } => {
                    init.iter().for_each(|v| self.uses[v.0 as usize] = true);
                    self.survey(body);
                }
            }
        }
        if let Term::Br { args, .. } = &region.term {
            args.iter().for_each(|v| self.uses[v.0 as usize] = true);
        }
    }

    /// Whether the buffer holds the same words during all of the dispatch.
    pub(super) fn is_constant(&self, r: ResourceId) -> bool {
        let access = self.kernel.resources[r.0 as usize].access;
        access != Rights::ReadWrite || !self.written[r.0 as usize]
    }

    pub(super) fn prover(&self) -> Prover<'_> {
        Prover {
            symbols: &self.symbols,
            guards: &self.facts,
        }
    }

    /// Labels of the loops around the current place.
    pub(super) fn loops(&self) -> Vec<Label> {
        let loops = self.open.iter().filter(|o| o.is_loop);
        loops.map(|o| o.label).collect()
    }

    /// Number of a condition.
    pub(super) fn condition(&mut self, poly: Poly) -> Option<usize> {
        if poly.is_zero() {
            return None;
        }
        let known = self.conditions.iter().position(|p| *p == poly);
        Some(known.unwrap_or_else(|| {
            self.conditions.push(poly);
            self.conditions.len() - 1
        }))
    }

    pub(super) fn form(&mut self, value: Value) -> Form {
        if let Some(form) = self.forms.get(&value) {
            return form.clone();
        }
        let form = self.unknown(value, MAX, Span::default());
        self.forms.insert(value, form.clone());
        form
    }

    /// A symbol for a value that is not followed.
    pub(super) fn unknown(&mut self, value: Value, most: i128, span: Span) -> Form {
        self.walks += 1;
        let (s, _) = self.symbols.intern(Kind::Value(value, self.walks));
        let loops = self.loops();
        let data = self.symbols.get_mut(s);
        data.most = Some(most);
        data.varies_in = loops;
        data.span = span;
        Form {
            poly: Poly::sym(s),
            conditions: Conditions::new(),
        }
    }

    /// The integer that the word is, with the conditions for it; `None` if the polynomial may leave the range of words.
    pub(super) fn exact(&mut self, form: &Form) -> Option<Form> {
        let poly = form.poly.reduced();
        let single = poly.as_sym().and_then(|s| self.symbols.get(s).most);
        if single.is_some_and(|most| most <= MAX) {
            let conditions = form.conditions.clone();
            return Some(Form { poly, conditions });
        }
        if self.is_hopeless(&poly) {
            return None;
        }
        let constant = poly.coefficient(&[]);
        let other = if constant < 0 { 1i128 << 32 } else { 0 };
        for poly in [poly.clone(), poly.add(&Poly::constant(other))?] {
            let Some(low) = self.prover().not_negative(&poly) else {
                continue;
            };
            let room = Poly::constant(MAX).sub(&poly)?;
            if let Some((high, rest)) = self.prover().not_negative_if(&room) {
                let mut conditions = form.conditions.clone();
                conditions.extend(low);
                conditions.extend(high);
                conditions.extend(self.condition(rest));
                return Some(Form { poly, conditions });
            }
        }
        None
    }

    /// Whether a term may be any word or more, so that a sum or multiple of it cannot be shown to be a word.
    fn is_hopeless(&self, poly: &Poly) -> bool {
        let unbounded = |s: Sym| {
            let data = self.symbols.get(s);
            data.most.is_none_or(|m| m >= MAX)
                && !self.symbols.is_launch(s)
                && !self.facts.iter().any(|f| f.poly.mentions(s))
        };
        poly.terms()
            .any(|(m, c)| c > 0 && m.iter().any(|s| unbounded(*s)))
    }

    /// Whether the integer is at most `most`; conditions of facts count as a no.
    pub(super) fn at_most(&self, poly: &Poly, most: i128) -> bool {
        let Some(room) = Poly::constant(most).sub(poly) else {
            return false;
        };
        let shown = self.prover().not_negative(&room);
        shown.is_some_and(|conditions| conditions.is_empty())
    }

    /// Walks a region; afterwards the facts are those of before.
    pub(super) fn region(&mut self, region: &Region) {
        let base = self.facts.len();
        for stmt in &region.stmts {
            self.statements += 1;
            match stmt {
                Stmt::Inst(inst) => self.inst(inst),
                Stmt::Block { label, body } => {
                    self.enter(*label, false);
                    self.region(body);
                    self.leave(*label);
                }
                Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    self.enter(*label, false);
                    for (arm, truth) in [(then, true), (otherwise, false)] {
                        let before = self.facts.len();
                        let known = self.implied(*cond, truth, 0);
                        self.facts.extend(known);
                        self.region(arm);
                        self.facts.truncate(before);
                    }
                    self.leave(*label);
                }
                Stmt::Loop { label, init, body } => self.looped(*label, init, body),
            }
        }
        if let Term::Br { label, args } = &region.term
            && let Some(open) = self.open.iter().rposition(|o| o.label == *label)
        {
            let facts = self.facts[self.open[open].base..].to_vec();
            let args = args.clone();
            self.open[open].edges.push(Edge { args, facts });
        }
        self.facts.truncate(base);
    }

    fn enter(&mut self, label: Label, is_loop: bool) {
        self.open.push(Open {
            label,
            is_loop,
            base: self.facts.len(),
            edges: Vec::new(),
        });
    }

    /// Closes a block or an `if`: what is true on all ways to its label is true after it.
    fn leave(&mut self, label: Label) {
        let open = self.open.pop().expect("opened by the same statement");
        let params = &self.kernel.labels[label.0 as usize].params;
        for (i, p) in params.iter().enumerate() {
            self.join(*p, &open.edges, i);
        }
        let Some((first, rest)) = open.edges.split_first() else {
            return;
        };
        for fact in &first.facts {
            if rest.iter().all(|e| e.facts.contains(fact)) {
                self.facts.push(fact.clone());
            }
        }
    }

    /// A parameter of a block or an `if`.
    fn join(&mut self, param: Value, edges: &[Edge], i: usize) {
        match self.kernel.values[param.0 as usize].ty {
            Type::Bool => {
                let ways = edges.iter().map(|e| (e.args[i], e.facts.clone()));
                self.truths.insert(param, Truth::Join(ways.collect()));
            }
            Type::F32 => {}
            Type::I32 => {
                let forms: Vec<Form> = edges.iter().map(|e| self.form(e.args[i])).collect();
                let same = forms.windows(2).all(|w| w[0] == w[1]);
                let form = match forms.first() {
                    Some(first) if same => first.clone(),
                    _ => {
                        let most = forms.iter().map(|f| self.most(f)).max();
                        self.unknown(param, most.unwrap_or(0), Span::default())
                    }
                };
                self.forms.insert(param, form);
            }
        }
    }

    /// An upper bound of a word that holds without conditions.
    pub(super) fn most(&self, form: &Form) -> i128 {
        if !form.conditions.is_empty() {
            return MAX;
        }
        if let Some(c) = form.poly.as_constant() {
            return i128::from(c as u32);
        }
        if let Some(s) = form.poly.as_sym() {
            return self.symbols.get(s).most.unwrap_or(MAX).min(MAX);
        }
        let low = self.prover().not_negative(&form.poly);
        if low.is_none_or(|c| !c.is_empty()) {
            return MAX;
        }
        self.largest(&form.poly).map_or(MAX, |m| m.min(MAX))
    }

    /// The largest value by the bounds of the symbols alone, wherever they are used.
    pub(super) fn largest(&self, poly: &Poly) -> Option<i128> {
        poly.terms()
            .filter(|(_, c)| *c > 0)
            .try_fold(0i128, |sum, (mono, c)| {
                let product = mono
                    .iter()
                    .try_fold(c, |p, s| p.checked_mul(self.symbols.get(*s).most?))?;
                sum.checked_add(product)
            })
    }

    fn looped(&mut self, label: Label, init: &[Value], body: &Region) {
        let params = self.kernel.labels[label.0 as usize].params.clone();
        loop {
            let before = self.accesses.len();
            let inductions = self.inductions.len();
            self.enter(label, true);
            let mut symbols = Vec::new();
            for (p, v) in std::iter::zip(&params, init) {
                symbols.push(None);
                match self.kernel.values[p.0 as usize].ty {
                    Type::Bool => {
                        self.truths.insert(*p, Truth::Unknown);
                    }
                    Type::F32 => {}
                    Type::I32 => {
                        let first = self.form(*v);
                        let slot = &mut self.assumed[p.0 as usize];
                        *slot &= self.statements < MAX_STATEMENTS;
                        if *slot {
                            let known = self.most(&first) <= MAX_SIGNED;
                            self.assumed[p.0 as usize] = known;
                        }
                        let most = if self.assumed[p.0 as usize] {
                            MAX_SIGNED
                        } else {
                            MAX
                        };
                        let form = self.unknown(*p, most, Span::default());
                        *symbols.last_mut().expect("pushed above") = form.poly.as_sym();
                        self.forms.insert(*p, form);
                    }
                }
            }
            // The back edges are looked at with what holds there.
            self.region(body);
            let open = self.open.pop().expect("opened above");
            let mut again = false;
            for (i, p) in params.iter().enumerate() {
                if let Some(s) = symbols[i]
                    && !self.parameter(label, s, init[i], &open, i)
                    && self.assumed[p.0 as usize]
                {
                    self.assumed[p.0 as usize] = false;
                    again = true;
                }
            }
            if !again {
                return;
            }
            self.accesses.truncate(before);
            self.inductions.truncate(inductions);
        }
    }

    /// Looks whether a loop parameter grows by a fixed step without wrapping around. False if what was assumed of it
    /// does not hold.
    fn parameter(&mut self, label: Label, s: Sym, init: Value, open: &Open, i: usize) -> bool {
        let outside = self.facts.len();
        let limit = self.symbols.get(s).most.unwrap_or(MAX);
        let mut assumption = true;
        let mut step: Option<Poly> = None;
        let mut regular = true;
        let mut conditions = Conditions::new();
        for edge in &open.edges {
            let form = self.form(edge.args[i]);
            self.facts.extend(edge.facts.iter().cloned());
            let exact = self.exact(&form);
            let bounded = exact
                .as_ref()
                .is_some_and(|e| e.conditions.is_empty() && self.at_most(&e.poly, limit));
            assumption &= limit >= MAX || bounded;
            match exact.and_then(|e| Some((e.poly.sub(&Poly::sym(s))?, e.conditions))) {
                Some((by, needed))
                    if !self.varies(&by, label)
                        && step.as_ref().is_none_or(|known| *known == by)
                        && self
                            .prover()
                            .not_negative(&by)
                            .is_some_and(|c| c.is_empty()) =>
                {
                    conditions.extend(needed);
                    step = Some(by);
                }
                _ => regular = false,
            }
            self.facts.truncate(outside);
        }
        if !assumption {
            return false;
        }
        let first = self.form(init);
        if regular && let Some(first) = self.exact(&first) {
            conditions.extend(&first.conditions);
            let mut poly = Some(first.poly);
            if let Some(by) = step
                && !by.is_zero()
            {
                let (trip, _) = self.symbols.intern(Kind::Trip(label));
                let loops = self.loops();
                let data = self.symbols.get_mut(trip);
                data.varies_in = loops;
                data.varies_in.push(label);
                let grown = by.mul(&Poly::sym(trip));
                poly = poly.and_then(|p| p.add(&grown?));
            }
            if let Some(poly) = poly {
                self.inductions.push(Induction {
                    param: s,
                    poly,
                    conditions,
                });
            }
        }
        true
    }

    /// Whether the polynomial may change from trip to trip of the loop.
    fn varies(&self, poly: &Poly, label: Label) -> bool {
        poly.symbols().any(|s| {
            let data = self.symbols.get(s);
            data.varies_in.contains(&label)
                || matches!(&data.kind, Kind::Apply(_, args) if args.iter().any(|p| self.varies(p, label)))
        })
    }

    fn inst(&mut self, inst: &Inst) {
        match &inst.op {
            Op::Load(addr) => self.access(inst, addr.space, Action::Load, inst.results.len()),
            Op::Store(addr, values) => self.access(inst, addr.space, Action::Store, values.len()),
            Op::Atomic(op, addr, words) => {
                let used = inst.results.iter().any(|r| self.uses[r.0 as usize]);
                self.access(inst, addr.space, Action::Atomic(*op, used), words.len());
            }
            Op::CompareExchange { addr, new, .. } => {
                self.access(inst, addr.space, Action::CompareExchange, new.len());
            }
            _ => {}
        }
        for (i, r) in inst.results.iter().enumerate() {
            match self.kernel.values[r.0 as usize].ty {
                Type::I32 => {
                    let form = self.word(inst, i, *r);
                    self.forms.insert(*r, form);
                }
                Type::Bool => {
                    let truth = match &inst.op {
                        Op::Const(Const::Bool(b)) => Truth::Known(*b),
                        Op::Cmp(op, a, b) => Truth::Compare(*op, *a, *b),
                        Op::Un(_, a) => Truth::Not(*a),
                        Op::Bin(lanemask_ir::BinOp::AndBool, a, b) => Truth::Both(*a, *b),
                        Op::Bin(lanemask_ir::BinOp::OrBool, a, b) => Truth::Either(*a, *b),
                        Op::Select { cond, yes, no } => Truth::Select(*cond, *yes, *no),
                        _ => Truth::Unknown,
                    };
                    self.truths.insert(*r, truth);
                }
                Type::F32 => {}
            }
        }
    }

    fn access(&mut self, inst: &Inst, space: Space, action: Action, words: usize) {
        let Space::Buffer(buffer) = space else {
            return;
        };
        let (Op::Load(addr)
        | Op::Store(addr, _)
        | Op::Atomic(_, addr, _)
        | Op::CompareExchange { addr, .. }) = &inst.op
        else {
            return;
        };
        if self.is_constant(buffer) {
            return;
        }
        let offset = match addr.offset {
            Some(v) => self.form(v),
            None => Form {
                poly: Poly::default(),
                conditions: Conditions::new(),
            },
        };
        self.accesses.push(Access {
            buffer,
            action,
            offset,
            imm: addr.imm,
            bytes: addr.unit.bytes() * words as u32,
            span: inst.span,
            guards: self.facts.clone(),
        });
    }
}
