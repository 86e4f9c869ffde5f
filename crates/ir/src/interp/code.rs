//! Kernels laid out in a line.

use crate::{Inst, Kernel, Label, Region, Stmt, Term, Value};
use lanemask_diag::Span;

/// The kernel, laid out in a line.
pub(super) struct Code<'a> {
    pub(super) steps: Vec<Step<'a>>,
    /// By label: where a `br` to it goes on.
    pub(super) targets: Vec<usize>,
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
        };
        code.region(&kernel.body);
        code
    }

    fn region(&mut self, region: &'a Region) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => self.steps.push(Step::Inst(inst)),
                Stmt::Block { label, body } => {
                    self.region(body);
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
                    self.region(then);
                    self.steps[branch] = Step::If(*cond, self.steps.len());
                    self.region(otherwise);
                    self.targets[label.0 as usize] = self.steps.len();
                }
                Stmt::Loop { label, init, body } => {
                    self.steps.push(Step::Enter(*label, init));
                    self.targets[label.0 as usize] = self.steps.len();
                    self.region(body);
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
