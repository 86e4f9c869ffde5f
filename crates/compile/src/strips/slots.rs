//! What crosses phases, and which words of memory it gets.

use super::plan::{End, Home, Node, Phase, PhaseEnd, Plan, Skeleton, is_uniform, label_of};
use super::walk::{defines, term_uses, uses};
use crate::opt::visit::is_movable;
use lanemask_ir::uniform::Uniformity;
use lanemask_ir::{BinOp, Builtin, Inst, Kernel, Label, NumOp, Op, Stmt, Term, UnOp, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Places of the values that cross phases.
#[derive(Default)]
pub(super) struct Needs {
    /// Words of workgroup memory for what phases give to the skeleton.
    pub(super) words: BTreeMap<Value, u32>,
    /// Slots of private memory.
    pub(super) slots: BTreeMap<Value, u32>,
    pub(super) slot_count: u32,
    /// Values that are computed again.
    pub(super) again: BTreeSet<Value>,
    /// Parameters that nothing arrives with: only unreachable code reads them.
    pub(super) unwritten: BTreeSet<Value>,
}

/// `limit`: cost up to which a value is computed again.
pub(super) fn needs(kernel: &Kernel, facts: &Uniformity, plan: &Plan, limit: u32) -> Needs {
    let mut f = Finder {
        kernel,
        facts,
        plan,
        limit,
        at: 0,
        loops: Vec::new(),
        vars: BTreeMap::new(),
        hints: BTreeMap::new(),
        needs: Needs::default(),
    };
    f.skeleton(&plan.body);
    f.assign();
    f.needs
}

/// A value with a slot. Positions count items of phases and ends of statements, in the order of the text; at one position
/// all loads come before all stores.
#[derive(Default)]
struct Var {
    /// First store.
    first: Option<u32>,
    loads: Vec<u32>,
    /// Start of the loop whose parameter it is.
    loop_start: Option<u32>,
    /// End of the block or `if` whose parameter it is.
    join: Option<u32>,
}

struct Finder<'a> {
    kernel: &'a Kernel,
    facts: &'a Uniformity,
    plan: &'a Plan,
    limit: u32,
    at: u32,
    /// Loops of the skeleton, from position to position.
    loops: Vec<(u32, u32)>,
    vars: BTreeMap<Value, Var>,
    /// Values that would like the slots of others.
    hints: BTreeMap<Value, Vec<Value>>,
    needs: Needs,
}

impl Finder<'_> {
    fn home(&self, value: Value) -> &Home {
        &self.plan.homes[value.0 as usize]
    }

    fn next(&mut self) -> u32 {
        self.at += 1;
        self.at
    }

    fn params(&self, label: Label) -> Vec<Value> {
        self.kernel.labels[label.0 as usize].params.clone()
    }

    fn skeleton(&mut self, skeleton: &Skeleton) {
        for node in &skeleton.nodes {
            match node {
                Node::Phase(phase) => self.phase(phase, &skeleton.end),
                Node::Outside(stmt) => uses(stmt, &mut |v| self.outside(v)),
                Node::Barrier(_) => {}
                Node::Block { label, body } => {
                    self.skeleton(body);
                    self.joined(*label);
                }
                Node::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    self.outside(*cond);
                    self.skeleton(then);
                    self.skeleton(otherwise);
                    self.joined(*label);
                }
                Node::Loop { label, init, body } => {
                    self.uniform_args(*label, init);
                    let start = self.next();
                    for p in self.params(*label) {
                        if matches!(self.home(p), Home::Param) {
                            self.vars.entry(p).or_default().loop_start = Some(start);
                        }
                    }
                    self.skeleton(body);
                    let end = self.next();
                    self.loops.push((start, end));
                }
            }
        }
        if let End::Term(Term::Br { label, args }) = &skeleton.end {
            self.uniform_args(*label, args);
        }
    }

    /// The end of a block or an `if`: nothing else runs between a `br` to it and here.
    fn joined(&mut self, label: Label) {
        let at = self.next();
        for p in self.params(label) {
            if matches!(self.home(p), Home::Param) {
                self.vars.entry(p).or_default().join = Some(at);
            }
        }
    }

    /// A value that the skeleton uses.
    fn outside(&mut self, value: Value) {
        if matches!(self.home(value), Home::Exported) {
            self.word(value);
        }
    }

    fn uniform_args(&mut self, label: Label, args: &[Value]) {
        for (p, arg) in std::iter::zip(self.params(label), args) {
            if is_uniform(self.facts, p) {
                self.outside(*arg);
            }
        }
    }

    fn word(&mut self, value: Value) {
        let next = self.needs.words.len() as u32;
        self.needs.words.entry(value).or_insert(next);
    }

    fn phase(&mut self, phase: &Phase, end: &End) {
        let kernel = self.kernel;
        let params = |l: Label| kernel.labels[l.0 as usize].params.clone();
        let mut own = BTreeSet::new();
        for item in &phase.items {
            defines(item, &params, &mut |v| {
                own.insert(v);
            });
        }
        let target = match (&phase.end, end) {
            (PhaseEnd::Exit(..), End::Left(target)) => *target,
            _ => None,
        };
        for item in &phase.items {
            let at = self.next();
            uses(item, &mut |v| {
                if !own.contains(&v) {
                    self.lane(v, at);
                }
            });
            if let Some(target) = target {
                brs(item, target, &mut |args| self.stores(target, args, at));
            }
            if let PhaseEnd::Moves(_) = phase.end {
                let results = match item {
                    Stmt::Inst(inst) => inst.results.clone(),
                    Stmt::Loop { .. } => Vec::new(),
                    other => self.params(label_of(other)),
                };
                for r in results {
                    self.store(r, at);
                }
            }
        }
        let at = self.next();
        match &phase.end {
            PhaseEnd::Moves(moves) => {
                for (p, arg) in moves {
                    if !own.contains(arg) {
                        self.lane(*arg, at);
                    }
                    if p != arg {
                        self.store(*p, at);
                        self.hint(*p, *arg);
                    }
                }
            }
            PhaseEnd::Exit(term, _) => {
                term_uses(term, &mut |v| {
                    if !own.contains(&v) {
                        self.lane(v, at);
                    }
                });
                if let (Some(target), Term::Br { label, args }) = (target, term)
                    && *label == target
                {
                    self.stores(target, args, at);
                }
            }
        }
    }

    /// A `br` out of a phase, with its arguments.
    fn stores(&mut self, target: Label, args: &[Value], at: u32) {
        for (p, arg) in std::iter::zip(self.params(target), args) {
            if is_uniform(self.facts, p) {
                self.word(p);
            } else {
                self.store(p, at);
                self.hint(p, *arg);
            }
        }
    }

    fn store(&mut self, value: Value, at: u32) {
        self.vars.entry(value).or_default().first.get_or_insert(at);
    }

    fn hint(&mut self, a: Value, b: Value) {
        self.hints.entry(a).or_default().push(b);
        self.hints.entry(b).or_default().push(a);
    }

    /// A value that a phase uses and does not define.
    fn lane(&mut self, value: Value, at: u32) {
        match self.home(value) {
            Home::Skeleton => {}
            Home::Exported => self.word(value),
            Home::Lane(_) => match self.cost(value, self.limit) {
                Some(_) => self.again(value),
                None => self.vars.entry(value).or_default().loads.push(at),
            },
            Home::Param => self.vars.entry(value).or_default().loads.push(at),
            Home::Inner => unreachable!("a value is used where it is visible"),
        }
    }

    fn again(&mut self, value: Value) {
        if let Home::Lane(Some(inst)) = self.home(value).clone()
            && self.needs.again.insert(value)
        {
            inst.op.for_each_operand(|v| match self.home(v) {
                Home::Exported => self.word(v),
                _ => self.again(v),
            });
        }
    }

    /// What it costs to compute a value from ids and the skeleton, if that is possible and not above the budget.
    fn cost(&self, value: Value, budget: u32) -> Option<u32> {
        let inst = match self.home(value) {
            Home::Skeleton => return Some(0),
            Home::Exported => return (budget >= 2).then_some(2),
            Home::Lane(Some(inst)) => inst,
            Home::Lane(None) | Home::Param | Home::Inner => return None,
        };
        if !is_movable(&inst.op, &self.kernel.resources) {
            return None;
        }
        let mut total = op_cost(inst);
        let mut possible = total <= budget;
        inst.op.for_each_operand(|v| {
            if possible {
                match self.cost(v, budget - total) {
                    Some(cost) => total += cost,
                    None => possible = false,
                }
            }
        });
        possible.then_some(total)
    }

    fn assign(&mut self) {
        // From behind the first store to the last load.
        let mut spans: Vec<(u32, u32, Value)> = Vec::new();
        for (value, var) in &self.vars {
            let Some(first) = var.first else {
                self.needs.unwritten.insert(*value);
                continue;
            };
            let first = var.join.unwrap_or(first);
            let anchor = var.loop_start.unwrap_or(first);
            let lives_to = |load: &u32| {
                let mut end = *load;
                for (a, b) in &self.loops {
                    let around = a < load && load < b;
                    if around && !(*a <= anchor && anchor < *b) {
                        end = end.max(*b);
                    }
                }
                end
            };
            if let Some(end) = var.loads.iter().map(lives_to).max() {
                spans.push((first, end, *value));
            }
        }
        spans.sort();
        let mut slots: Vec<Vec<(u32, u32)>> = Vec::new();
        for (first, end, value) in spans {
            let is_free =
                |taken: &Vec<(u32, u32)>| taken.iter().all(|(f, e)| *f >= end || first >= *e);
            let liked = self.hints.get(&value).into_iter().flatten();
            let liked = liked
                .filter_map(|v| self.needs.slots.get(v))
                .map(|s| *s as usize)
                .find(|s| is_free(&slots[*s]));
            let slot = liked
                .or_else(|| slots.iter().position(is_free))
                .unwrap_or(slots.len());
            if slot == slots.len() {
                slots.push(Vec::new());
            }
            slots[slot].push((first, end));
            self.needs.slots.insert(value, slot as u32);
        }
        self.needs.slot_count = slots.len() as u32;
    }
}

/// Calls `f` with the arguments of each `br` to the label.
fn brs(stmt: &Stmt, label: Label, f: &mut dyn FnMut(&[Value])) {
    let regions = match stmt {
        Stmt::Inst(_) => return,
        Stmt::Block { body, .. } | Stmt::Loop { body, .. } => [Some(body), None],
        Stmt::If {
            then, otherwise, ..
        } => [Some(then), Some(otherwise)],
    };
    for region in regions.into_iter().flatten() {
        region.stmts.iter().for_each(|s| brs(s, label, f));
        if let Term::Br { label: to, args } = &region.term
            && *to == label
        {
            f(args);
        }
    }
}

/// About how many simple instructions an operation is.
fn op_cost(inst: &Inst) -> u32 {
    match &inst.op {
        Op::Const(_) => 0,
        Op::Builtin(Builtin::LocalIndex | Builtin::LaneId | Builtin::WarpId) => 0,
        Op::Builtin(_) => 1,
        Op::Load(_) => 6,
        Op::Un(UnOp::Sqrt | UnOp::Rsqrt | UnOp::Exp2 | UnOp::Log2 | UnOp::Sin | UnOp::Cos, _) => 12,
        Op::Un(..) => 1,
        Op::Bin(
            BinOp::DivU32
            | BinOp::DivS32
            | BinOp::RemU32
            | BinOp::RemS32
            | BinOp::DivF32
            | BinOp::Ldexp
            | BinOp::MulHiU32
            | BinOp::MulHiS32,
            ..,
        ) => 6,
        Op::Num(NumOp::DivU64 | NumOp::DivS64 | NumOp::RemU64 | NumOp::RemS64, _) => 300,
        Op::Num(NumOp::MulI64, _) => 16,
        Op::Num(..) => 6,
        Op::ExtractBits { .. } | Op::InsertBits { .. } => 4,
        _ => 1,
    }
}
