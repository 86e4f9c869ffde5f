//! Short loops whose number of trips is known are written out.
//!
//! What is left of the loop is how the trip that finds its end leaves; other passes fold the conditions of the others. A loop is
//! short if its trips have few operations in all, holds no other loop, and no operation in which invocations meet.

use super::visit;
use lanemask_diag::Span;
use lanemask_ir::*;
use std::collections::HashMap;

/// Most trips that are written out.
const MOST_TRIPS: usize = 32;
/// Most operations of all trips together.
const MOST_OPS: usize = 192;
/// Operations between a condition and what it depends on.
const MOST_STEPS: usize = 8;

/// Whether any loop was written out.
pub(super) fn run(kernel: &mut Kernel) -> bool {
    let mut body = std::mem::take(&mut kernel.body);
    let mut pass = Pass {
        labels: &mut kernel.labels,
        values: &mut kernel.values,
        consts: HashMap::new(),
        changed: false,
    };
    pass.region(&mut body);
    let changed = pass.changed;
    kernel.body = body;
    changed
}

struct Pass<'k> {
    labels: &'k mut Vec<LabelData>,
    values: &'k mut Vec<ValueData>,
    /// Constants seen so far.
    consts: HashMap<Value, Const>,
    changed: bool,
}

/// What stands for what in a copy.
#[derive(Default)]
struct Copies {
    values: HashMap<Value, Value>,
    labels: HashMap<Label, Label>,
}

impl Copies {
    fn value(&self, v: Value) -> Value {
        self.values.get(&v).copied().unwrap_or(v)
    }

    fn label(&self, l: Label) -> Label {
        self.labels.get(&l).copied().unwrap_or(l)
    }
}

impl Pass<'_> {
    fn region(&mut self, region: &mut Region) {
        let mut stmts = Vec::with_capacity(region.stmts.len());
        for mut stmt in std::mem::take(&mut region.stmts) {
            match &mut stmt {
                Stmt::Inst(inst) => {
                    if let Op::Const(c) = inst.op {
                        self.consts.insert(inst.results[0], c);
                    }
                }
                Stmt::Block { body, .. } => self.region(body),
                Stmt::If {
                    then, otherwise, ..
                } => {
                    self.region(then);
                    self.region(otherwise);
                }
                Stmt::Loop { label, init, body } => {
                    self.region(body);
                    if let Some((trips, exit)) = self.trips(*label, init, body) {
                        for _ in 0..trips {
                            *init = self.trip(*label, init, body, &mut stmts);
                        }
                        // Nothing stands behind a loop.
                        (region.term, region.term_span) =
                            self.last(*label, init, &body.stmts[..=exit], &mut stmts);
                        self.changed = true;
                        break;
                    }
                }
            }
            stmts.push(stmt);
        }
        region.stmts = stmts;
    }

    /// Trips of a loop that is to be written out, and where the branch stands that leaves it.
    fn trips(&self, label: Label, init: &[Value], body: &Region) -> Option<(usize, usize)> {
        let Term::Br { label: to, args } = &body.term else {
            return None;
        };
        let goes_on_early = body.stmts.iter().any(|s| visit::stmt_leaves_for(s, label));
        if *to != label || goes_on_early {
            return None;
        }
        let ops = cost(body)?;
        // The first branch leaves the loop in one of its arms and does nothing else.
        let exit = (body.stmts.iter()).position(|stmt| !matches!(stmt, Stmt::Inst(_)))?;
        let (cond, stays_if) = match &body.stmts[exit] {
            Stmt::If {
                label,
                cond,
                then,
                otherwise,
                ..
            } => match [then, otherwise].map(|arm| only_ends(arm, *label)) {
                [true, false] if !visit::leaves_for(otherwise, *label) => (*cond, true),
                [false, true] if !visit::leaves_for(then, *label) => (*cond, false),
                _ => return None,
            },
            _ => return None,
        };
        let defs: HashMap<Value, &Op> = (body.stmts.iter())
            .filter_map(|stmt| match stmt {
                Stmt::Inst(Inst { results, op, .. }) => Some((*results.first()?, op)),
                _ => None,
            })
            .collect();
        let params = &self.labels[label.0 as usize].params;
        params
            .iter()
            .zip(init)
            .zip(args)
            .find_map(|((param, first), next)| {
                let mut at = self.consts.get(first)?.bits();
                let known = |at: u32| Known {
                    pass: self,
                    defs: &defs,
                    param: *param,
                    at,
                };
                let mut trips = 0;
                while (known(at).eval(cond, MOST_STEPS)? != 0) == stays_if {
                    trips += 1;
                    if trips > MOST_TRIPS || trips * ops > MOST_OPS {
                        return None;
                    }
                    at = known(at).eval(*next, MOST_STEPS)?;
                }
                (trips > 0).then_some((trips, exit))
            })
    }

    /// Writes out a trip; gives the arguments of the next.
    fn trip(
        &mut self,
        label: Label,
        init: &[Value],
        body: &Region,
        out: &mut Vec<Stmt>,
    ) -> Vec<Value> {
        let mut copies = Copies::default();
        let params = self.labels[label.0 as usize].params.clone();
        copies
            .values
            .extend(params.into_iter().zip(init.iter().copied()));
        for stmt in &body.stmts {
            let stmt = self.stmt(stmt, &mut copies);
            out.push(stmt);
        }
        match &body.term {
            Term::Br { args, .. } => args.iter().map(|v| copies.value(*v)).collect(),
            _ => Vec::new(),
        }
    }

    /// Writes out how the trip after the last one leaves, up to the branch; gives the terminator.
    fn last(
        &mut self,
        label: Label,
        init: &[Value],
        stmts: &[Stmt],
        out: &mut Vec<Stmt>,
    ) -> (Term, Span) {
        let mut copies = Copies::default();
        let params = self.labels[label.0 as usize].params.clone();
        copies
            .values
            .extend(params.into_iter().zip(init.iter().copied()));
        for stmt in stmts {
            match self.stmt(stmt, &mut copies) {
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => {
                    let leaves = if only_ends(&then, label) {
                        otherwise
                    } else {
                        then
                    };
                    out.extend(leaves.stmts);
                    return (leaves.term, leaves.term_span);
                }
                stmt => out.push(stmt),
            }
        }
        unreachable!("the last is the branch")
    }

    fn fresh(&mut self, v: Value, copies: &mut Copies) -> Value {
        let new = Value(self.values.len() as u32);
        self.values.push(self.values[v.0 as usize].clone());
        copies.values.insert(v, new);
        new
    }

    fn fresh_label(&mut self, l: Label, copies: &mut Copies) -> Label {
        let params = self.labels[l.0 as usize].params.clone();
        let params = params.into_iter().map(|v| self.fresh(v, copies)).collect();
        let new = Label(self.labels.len() as u32);
        self.labels.push(LabelData { params });
        copies.labels.insert(l, new);
        new
    }

    fn stmt(&mut self, stmt: &Stmt, copies: &mut Copies) -> Stmt {
        match stmt {
            Stmt::Inst(inst) => {
                let mut inst = inst.clone();
                inst.op.for_each_operand_mut(|v| *v = copies.value(*v));
                for r in &mut inst.results {
                    *r = self.fresh(*r, copies);
                }
                Stmt::Inst(inst)
            }
            Stmt::Block { label, body } => {
                let label = self.fresh_label(*label, copies);
                Stmt::Block {
                    label,
                    body: self.copy(body, copies),
                }
            }
            Stmt::If {
                label,
                cond,
                then,
                otherwise,
                span,
            } => {
                let cond = copies.value(*cond);
                let label = self.fresh_label(*label, copies);
                Stmt::If {
                    label,
                    cond,
                    then: self.copy(then, copies),
                    otherwise: self.copy(otherwise, copies),
                    span: *span,
                }
            }
            Stmt::Loop { label, init, body } => {
                let init = init.iter().map(|v| copies.value(*v)).collect();
                let label = self.fresh_label(*label, copies);
                Stmt::Loop {
                    label,
                    init,
                    body: self.copy(body, copies),
                }
            }
        }
    }

    fn copy(&mut self, region: &Region, copies: &mut Copies) -> Region {
        let stmts = region.stmts.iter().map(|s| self.stmt(s, copies)).collect();
        let mut term = region.term.clone();
        if let Term::Br { label, args } = &mut term {
            *label = copies.label(*label);
            for v in args {
                *v = copies.value(*v);
            }
        }
        Region {
            stmts,
            term,
            term_span: region.term_span,
        }
    }
}

/// Whether the region is a jump to its own end.
fn only_ends(region: &Region, own: Label) -> bool {
    region.stmts.is_empty() && matches!(region.term, Term::Br { label, .. } if label == own)
}

/// Operations of a trip; none if it is no trip to be written out.
fn cost(region: &Region) -> Option<usize> {
    let mut ops = 0;
    for stmt in &region.stmts {
        ops += match stmt {
            Stmt::Inst(inst) if matches!(inst.op, Op::Barrier | Op::Subgroup(_)) => return None,
            Stmt::Inst(_) => 1,
            Stmt::Block { body, .. } => cost(body)?,
            Stmt::If {
                then, otherwise, ..
            } => 1 + cost(then)? + cost(otherwise)?,
            Stmt::Loop { .. } => return None,
        };
    }
    Some(ops)
}

/// What a trip computes from one parameter and constants.
struct Known<'a, 'k> {
    pass: &'a Pass<'k>,
    defs: &'a HashMap<Value, &'a Op>,
    param: Value,
    at: u32,
}

impl Known<'_, '_> {
    fn eval(&self, v: Value, steps: usize) -> Option<u32> {
        if v == self.param {
            return Some(self.at);
        }
        if let Some(c) = self.pass.consts.get(&v) {
            return Some(c.bits());
        }
        let steps = steps.checked_sub(1)?;
        match **self.defs.get(&v)? {
            Op::Un(op, a) => Some(eval::un(op, self.eval(a, steps)?)),
            Op::Bin(op, a, b) => Some(eval::bin(op, self.eval(a, steps)?, self.eval(b, steps)?)),
            Op::Cmp(op, a, b) => {
                Some(eval::cmp(op, self.eval(a, steps)?, self.eval(b, steps)?).into())
            }
            _ => None,
        }
    }
}
