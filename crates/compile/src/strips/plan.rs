//! What is skeleton and what is in which phase.

use super::walk::{Target, has_barrier, leaves, targets};
use crate::opt::visit::is_movable;
use lanemask_diag::{Diagnostic, Span};
use lanemask_ir::uniform::{Level, Uniformity};
use lanemask_ir::{Inst, Kernel, Label, Op, Region, Space, Stmt, Term, Value};
use std::collections::BTreeSet;

/// The kernel as skeleton and phases. Values and labels are those of the kernel.
pub(super) struct Plan {
    pub(super) body: Skeleton,
    /// By value: where it is to be had.
    pub(super) homes: Vec<Home>,
}

/// A region outside of strip loops.
pub(super) struct Skeleton {
    pub(super) nodes: Vec<Node>,
    pub(super) end: End,
    pub(super) span: Span,
}

/// How a region of the skeleton ends.
pub(super) enum End {
    /// As the kernel says; moves of parameters that are not uniform are in the phase before.
    Term(Term),
    /// The last phase has left for this target.
    Left(Target),
}

pub(super) enum Node {
    Phase(Phase),
    /// Runs once: uniform, without effect.
    Outside(Stmt),
    Barrier(Span),
    Block {
        label: Label,
        body: Skeleton,
    },
    If {
        label: Label,
        cond: Value,
        then: Skeleton,
        otherwise: Skeleton,
        span: Span,
    },
    Loop {
        label: Label,
        init: Vec<Value>,
        body: Skeleton,
    },
}

/// What each strip does before the next.
pub(super) struct Phase {
    pub(super) items: Vec<Stmt>,
    pub(super) end: PhaseEnd,
}

pub(super) enum PhaseEnd {
    /// The values of the second components go to the parameters in the first, all at once.
    Moves(Vec<(Value, Value)>),
    /// Its terminator; every `br` out of the phase is one to the target of the [`End::Left`] behind it.
    Exit(Term, Span),
}

/// Where a value is to be had outside of the phase that defines it.
#[derive(Clone)]
pub(super) enum Home {
    /// Nowhere: it is inside of a statement of a phase.
    Inner,
    /// In the skeleton.
    Skeleton,
    /// The same for all, computed by a phase: in the skeleton behind it, if it is wanted.
    Exported,
    /// Per invocation, computed by a phase; by this instruction, if it is one.
    Lane(Option<Inst>),
    /// Parameter of a label of the skeleton, not uniform.
    Param,
}

struct Frame<'k> {
    label: Label,
    is_loop: bool,
    /// What follows the statement in its region.
    rest: &'k [Stmt],
    term: &'k Term,
    term_span: Span,
}

pub(super) fn plan(kernel: &Kernel, facts: &Uniformity) -> Result<Plan, Diagnostic> {
    let mut planner = Planner {
        kernel,
        facts,
        homes: vec![Home::Inner; kernel.values.len()],
        frames: Vec::new(),
    };
    let body = planner.region(&kernel.body)?;
    Ok(Plan {
        body,
        homes: planner.homes,
    })
}

/// Whether a value is the same for the whole workgroup.
pub(super) fn is_uniform(facts: &Uniformity, value: Value) -> bool {
    facts.level(value) == Level::WorkgroupUniform
}

struct Planner<'k> {
    kernel: &'k Kernel,
    facts: &'k Uniformity,
    homes: Vec<Home>,
    frames: Vec<Frame<'k>>,
}

impl<'k> Planner<'k> {
    fn region(&mut self, region: &'k Region) -> Result<Skeleton, Diagnostic> {
        let mut nodes = Vec::new();
        let mut pending = Vec::new();
        for (i, stmt) in region.stmts.iter().enumerate() {
            match stmt {
                Stmt::Inst(Inst {
                    op: Op::Barrier,
                    span,
                    ..
                }) => {
                    self.flush(&mut nodes, &mut pending, Vec::new());
                    nodes.push(Node::Barrier(*span));
                    continue;
                }
                Stmt::Inst(inst) => {
                    if self.is_outside(inst, &BTreeSet::new(), true) {
                        for r in &inst.results {
                            self.homes[r.0 as usize] = Home::Skeleton;
                        }
                        nodes.push(Node::Outside(stmt.clone()));
                    } else {
                        pending.push(stmt.clone());
                    }
                    continue;
                }
                _ => {}
            }
            let barrier = has_barrier(stmt);
            let label = label_of(stmt);
            if !barrier && !leaves(stmt) {
                if self.is_outside_stmt(stmt, &mut BTreeSet::new()) {
                    for p in self.params(label) {
                        self.homes[p.0 as usize] = Home::Skeleton;
                    }
                    nodes.push(Node::Outside(stmt.clone()));
                } else {
                    pending.push(stmt.clone());
                }
                continue;
            }
            if !barrier {
                let rest = &region.stmts[i..];
                // A loop that all leave together needs not be in the skeleton, if no barrier follows.
                let wanted =
                    self.facts.workgroup_may_part(label) || matches!(stmt, Stmt::Loop { .. });
                let tail =
                    wanted.then(|| self.tail(&pending, rest, &region.term, region.term_span));
                match tail {
                    Some(Ok((phase, target))) => {
                        nodes.push(Node::Phase(phase));
                        return Ok(Skeleton {
                            nodes,
                            end: End::Left(target),
                            span: region.term_span,
                        });
                    }
                    // Some leave in one arm, all in the other: the arms are tried by themselves.
                    Some(Err(error)) if matches!(stmt, Stmt::If { cond, .. } if !is_uniform(self.facts, *cond)) =>
                    {
                        return Err(error);
                    }
                    _ => {}
                }
            }
            let moves = match stmt {
                Stmt::Loop { init, .. } => self.moves(label, init),
                _ => Vec::new(),
            };
            self.flush(&mut nodes, &mut pending, moves);
            let node = self.skeleton(stmt, &region.stmts[i + 1..], region)?;
            nodes.push(node);
        }
        let moves = match &region.term {
            Term::Br { label, args } => self.moves(*label, args),
            Term::Return | Term::Unreachable => Vec::new(),
        };
        self.flush(&mut nodes, &mut pending, moves);
        Ok(Skeleton {
            nodes,
            end: End::Term(region.term.clone()),
            span: region.term_span,
        })
    }

    /// A statement of the skeleton.
    fn skeleton(
        &mut self,
        stmt: &'k Stmt,
        rest: &'k [Stmt],
        parent: &'k Region,
    ) -> Result<Node, Diagnostic> {
        let label = label_of(stmt);
        let is_loop = matches!(stmt, Stmt::Loop { .. });
        self.frames.push(Frame {
            label,
            is_loop,
            rest,
            term: &parent.term,
            term_span: parent.term_span,
        });
        if is_loop {
            self.settle_params(label);
        }
        let node = match stmt {
            Stmt::Inst(_) => unreachable!("an instruction has no label"),
            Stmt::Block { body, .. } => Node::Block {
                label,
                body: self.region(body)?,
            },
            Stmt::If {
                cond,
                then,
                otherwise,
                span,
                ..
            } => Node::If {
                label,
                cond: *cond,
                then: self.region(then)?,
                otherwise: self.region(otherwise)?,
                span: *span,
            },
            Stmt::Loop { init, body, .. } => Node::Loop {
                label,
                init: init.clone(),
                body: self.region(body)?,
            },
        };
        self.frames.pop();
        if !is_loop {
            self.settle_params(label);
        }
        Ok(node)
    }

    fn params(&self, label: Label) -> Vec<Value> {
        self.kernel.labels[label.0 as usize].params.clone()
    }

    fn settle_params(&mut self, label: Label) {
        for p in self.params(label) {
            self.homes[p.0 as usize] = if is_uniform(self.facts, p) {
                Home::Skeleton
            } else {
                Home::Param
            };
        }
    }

    /// What a `br` writes to the parameters that are not uniform.
    fn moves(&self, label: Label, args: &[Value]) -> Vec<(Value, Value)> {
        std::iter::zip(self.params(label), args)
            .filter(|(p, _)| !is_uniform(self.facts, *p))
            .map(|(p, arg)| (p, *arg))
            .collect()
    }

    /// Ends a phase.
    fn flush(
        &mut self,
        nodes: &mut Vec<Node>,
        pending: &mut Vec<Stmt>,
        moves: Vec<(Value, Value)>,
    ) {
        let items = std::mem::take(pending);
        if items.is_empty() && moves.is_empty() {
            return;
        }
        for item in &items {
            let (results, inst) = match item {
                Stmt::Inst(inst) => (inst.results.clone(), Some(inst)),
                Stmt::Loop { .. } => (Vec::new(), None),
                other => (self.params(label_of(other)), None),
            };
            for r in results {
                self.homes[r.0 as usize] = if is_uniform(self.facts, r) {
                    Home::Exported
                } else {
                    Home::Lane(inst.cloned())
                };
            }
        }
        let end = PhaseEnd::Moves(moves);
        nodes.push(Node::Phase(Phase { items, end }));
    }

    /// The phase from here, where some leave and others stay, to where all meet again.
    fn tail(
        &self,
        pending: &[Stmt],
        rest: &[Stmt],
        term: &Term,
        term_span: Span,
    ) -> Result<(Phase, Target), Diagnostic> {
        let mut items = [pending, rest].concat();
        let (mut term, mut span) = (term.clone(), term_span);
        let mut depth = self.frames.len();
        let target = loop {
            if let Some(at) = items.iter().position(has_barrier) {
                return Err(flow(&items[at]));
            }
            let mut all = BTreeSet::new();
            targets(&items, &term, &mut all);
            if all.len() <= 1 {
                break all.pop_first().flatten();
            }
            let innermost = self.frames[..depth]
                .iter()
                .rposition(|f| all.contains(&Some(f.label)));
            let at = innermost.expect("of two targets one is a label that encloses the region");
            let frame = &self.frames[at];
            if frame.is_loop {
                return Err(flow(&items[0]));
            }
            let body = Region {
                stmts: items,
                term,
                term_span: span,
            };
            items = vec![Stmt::Block {
                label: frame.label,
                body,
            }];
            items.extend_from_slice(frame.rest);
            (term, span, depth) = (frame.term.clone(), frame.term_span, at);
        };
        let end = PhaseEnd::Exit(term, span);
        Ok((Phase { items, end }, target))
    }

    /// Whether an instruction can run once, before the phase in whose place it stands.
    fn is_outside(&self, inst: &Inst, inside: &BTreeSet<Value>, top: bool) -> bool {
        let movable = match &inst.op {
            // The same for all only between two barriers without a store between, so it may go to the first of them.
            Op::Load(addr) if addr.space == Space::Workgroup => top,
            op => is_movable(op, &self.kernel.resources),
        };
        let mut fine = movable && inst.results.iter().all(|r| is_uniform(self.facts, *r));
        inst.op
            .for_each_operand(|v| fine &= self.is_there(v, inside));
        fine
    }

    /// Whether a value is to be had in the skeleton now.
    fn is_there(&self, value: Value, inside: &BTreeSet<Value>) -> bool {
        inside.contains(&value)
            || matches!(
                self.homes[value.0 as usize],
                Home::Skeleton | Home::Exported
            )
    }

    /// The same for a statement that is not left; `inside` gets what it defines.
    fn is_outside_stmt(&self, stmt: &Stmt, inside: &mut BTreeSet<Value>) -> bool {
        let label = match stmt {
            Stmt::Inst(inst) => {
                let fine = self.is_outside(inst, inside, false);
                inside.extend(&inst.results);
                return fine;
            }
            other => label_of(other),
        };
        let params = self.params(label);
        if !params.iter().all(|p| is_uniform(self.facts, *p)) {
            return false;
        }
        match stmt {
            Stmt::Inst(_) => false,
            Stmt::Block { body, .. } => {
                let fine = self.is_outside_region(body, inside);
                inside.extend(params);
                fine
            }
            Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } => {
                let fine = self.is_there(*cond, inside)
                    && self.is_outside_region(then, inside)
                    && self.is_outside_region(otherwise, inside);
                inside.extend(params);
                fine
            }
            Stmt::Loop { init, body, .. } => {
                let fine = init.iter().all(|v| self.is_there(*v, inside));
                inside.extend(params);
                fine && self.is_outside_region(body, inside)
            }
        }
    }

    fn is_outside_region(&self, region: &Region, inside: &mut BTreeSet<Value>) -> bool {
        region.stmts.iter().all(|s| self.is_outside_stmt(s, inside))
            && match &region.term {
                Term::Br { args, .. } => args.iter().all(|v| self.is_there(*v, inside)),
                Term::Return => false,
                Term::Unreachable => true,
            }
    }
}

/// Label of a structured statement.
pub(super) fn label_of(stmt: &Stmt) -> Label {
    match stmt {
        Stmt::Inst(_) => unreachable!("an instruction has no label"),
        Stmt::Block { label, .. } | Stmt::If { label, .. } | Stmt::Loop { label, .. } => *label,
    }
}

fn flow(stmt: &Stmt) -> Diagnostic {
    let message =
        "a barrier behind an exit that only some invocations take cannot be cut into strips";
    let diagnostic = Diagnostic::error("linx-strips-flow", message);
    match stmt {
        Stmt::Inst(inst) => diagnostic.at(inst.span, ""),
        Stmt::If { span, .. } => diagnostic.at(*span, ""),
        Stmt::Block { .. } | Stmt::Loop { .. } => diagnostic,
    }
}
