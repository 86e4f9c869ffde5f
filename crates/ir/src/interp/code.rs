//! Kernels laid out in a line.

use crate::{Inst, Kernel, Label, Op, Region, Stmt, Term, Value};
use lanemask_diag::Span;
use std::collections::HashMap;

/// The kernel, laid out in a line.
pub(super) struct Code<'a> {
    pub(super) steps: Vec<Step<'a>>,
    /// By label: where a `br` to it goes on.
    pub(super) targets: Vec<usize>,
    /// By index of each operation of a warp: the loops around it, outermost first.
    pub(super) loops: HashMap<usize, Vec<Label>>,
}

#[derive(Clone, Copy)]
pub(super) enum Step<'a> {
    Inst(&'a Inst),
    /// Goes on with the next step if the condition holds, else at the index.
    If(Value, usize),
    /// Gives the label's parameters their values, then goes to its target.
    Br(Label, &'a [Value]),
    /// The same, into a loop.
    Enter(Label, &'a [Value]),
    Return,
    Unreachable(Span),
}

impl<'a> Code<'a> {
    pub(super) fn new(kernel: &'a Kernel) -> Code<'a> {
        let mut code = Code {
            steps: Vec::new(),
            targets: vec![0; kernel.labels.len()],
            loops: HashMap::new(),
        };
        code.region(&kernel.body, &mut Vec::new());
        code
    }

    fn region(&mut self, region: &'a Region, open: &mut Vec<Label>) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => {
                    if matches!(inst.op, Op::Subgroup(_)) {
                        self.loops.insert(self.steps.len(), open.clone());
                    }
                    self.steps.push(Step::Inst(inst));
                }
                Stmt::Block { label, body } => {
                    self.region(body, open);
                    self.targets[label.0 as usize] = self.steps.len();
                }
                Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    let branch = self.steps.len();
                    self.steps.push(Step::Return);
                    self.region(then, open);
                    self.steps[branch] = Step::If(*cond, self.steps.len());
                    self.region(otherwise, open);
                    self.targets[label.0 as usize] = self.steps.len();
                }
                Stmt::Loop { label, init, body } => {
                    self.steps.push(Step::Enter(*label, init));
                    self.targets[label.0 as usize] = self.steps.len();
                    open.push(*label);
                    self.region(body, open);
                    open.pop();
                }
            }
        }
        self.steps.push(match &region.term {
            Term::Br { label, args } => Step::Br(*label, args),
            Term::Return => Step::Return,
            Term::Unreachable => Step::Unreachable(region.term_span),
        });
    }
}
