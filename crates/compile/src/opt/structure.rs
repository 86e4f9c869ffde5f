//! Labels, branches and loops that need not be.
//!
//! - A block that nothing leaves for, or only its own end, is dissolved; so is a loop without a second trip.
//! - A branch on a constant is the arm that is taken.
//! - A small branch without effects becomes selects; early exits in its arms stay behind, as branches of their own.
//! - Arms that both leave for the same label, or both return, do so after their branch.
//! - `block L { …; if { …; br L } else { }; rest; br L }` becomes `…; if L { … } else { rest }`: the mask of a
//!   plain branch costs less than that of an early exit. So do `if { …; br L } else { }; rest; br L` inside of a loop L, where
//!   `br L` starts the next trip.
//! - `block L { … }; br M` becomes the contents of the block, which leave for M at once, if something in it leaves for outer labels
//!   anyway.

mod exits;

use super::subst::Subst;
use super::visit;
use lanemask_diag::Span;
use lanemask_ir::*;
use std::collections::HashMap;

/// Operations and selects that may replace a branch.
const SELECT_COST: usize = 10;
/// Nesting beyond which early exits stay early exits.
const MAX_DEPTH: usize = 64;

struct Pass<'k> {
    labels: &'k mut Vec<LabelData>,
    values: &'k mut Vec<ValueData>,
    /// Number of `br` to each label (back edges for loops).
    uses: Vec<u32>,
    truths: HashMap<Value, bool>,
    subst: Subst,
    depth: usize,
    changed: bool,
}

/// Whether anything changed.
pub(super) fn run(kernel: &mut Kernel) -> bool {
    let mut uses = vec![0; kernel.labels.len()];
    visit::terms(&mut kernel.body, &mut |term| {
        if let Term::Br { label, .. } = term {
            uses[label.0 as usize] += 1;
        }
    });
    let truths = kernel
        .body
        .stmts
        .iter()
        .filter_map(|stmt| match stmt {
            Stmt::Inst(Inst {
                results,
                op: Op::Const(Const::Bool(b)),
                ..
            }) => Some((results[0], *b)),
            _ => None,
        })
        .collect();
    let mut body = std::mem::take(&mut kernel.body);
    let mut pass = Pass {
        uses,
        truths,
        subst: Subst::new(kernel),
        labels: &mut kernel.labels,
        values: &mut kernel.values,
        depth: 0,
        changed: false,
    };
    pass.region(&mut body);
    let (mut subst, changed) = (pass.subst, pass.changed);
    kernel.body = body;
    subst.apply(kernel);
    changed || subst.is_used()
}

impl Pass<'_> {
    fn region(&mut self, region: &mut Region) {
        self.depth += 1;
        let mut out = Vec::with_capacity(region.stmts.len());
        for stmt in std::mem::take(&mut region.stmts) {
            if let Some((term, span)) = self.stmt(stmt, &mut out) {
                region.term = term;
                region.term_span = span;
                break;
            }
        }
        region.stmts = out;
        self.pass_on(region);
        self.rest_becomes_arm(region);
        self.depth -= 1;
    }

    /// Appends the statement in its new form; if control does not go on, how the region ends.
    fn stmt(&mut self, stmt: Stmt, out: &mut Vec<Stmt>) -> Option<(Term, Span)> {
        match stmt {
            Stmt::Inst(_) => {
                out.push(stmt);
                None
            }
            Stmt::Block { label, mut body } => {
                self.region(&mut body);
                self.block(label, body, out)
            }
            Stmt::If {
                label,
                cond,
                then,
                otherwise,
                span,
            } => {
                if let Some(&taken) = self.truths.get(&cond) {
                    self.changed = true;
                    let mut body = if taken { then } else { otherwise };
                    self.region(&mut body);
                    return self.block(label, body, out);
                }
                self.branch(label, cond, then, otherwise, span, out)
            }
            Stmt::Loop {
                label,
                init,
                mut body,
            } => {
                self.region(&mut body);
                if self.uses[label.0 as usize] == 0 {
                    self.changed = true;
                    self.params_become(label, &init);
                    out.append(&mut body.stmts);
                    return Some((body.term, body.term_span));
                }
                let span = body.term_span;
                out.push(Stmt::Loop { label, init, body });
                Some((Term::Unreachable, span))
            }
        }
    }

    fn params_become(&mut self, label: Label, args: &[Value]) {
        let params = std::mem::take(&mut self.labels[label.0 as usize].params);
        for (param, &arg) in params.into_iter().zip(args) {
            self.subst.set(param, arg);
        }
    }

    fn block(
        &mut self,
        label: Label,
        mut body: Region,
        out: &mut Vec<Stmt>,
    ) -> Option<(Term, Span)> {
        let uses = self.uses[label.0 as usize];
        if uses == 0 {
            self.changed = true;
            out.append(&mut body.stmts);
            return Some((body.term, body.term_span));
        }
        if let Term::Br { label: to, args } = &body.term
            && *to == label
            && uses == 1
        {
            self.changed = true;
            self.params_become(label, args);
            out.append(&mut body.stmts);
            return None;
        }
        if self.depth < MAX_DEPTH && self.exits_become_branches(label, &mut body) {
            self.changed = true;
            out.append(&mut body.stmts);
            return None;
        }
        out.push(Stmt::Block { label, body });
        None
    }

    /// If the first statement that leaves for `label` is an `if` that can take the rest of the block into one of
    /// its arms, makes it bear the label.
    fn exits_become_branches(&mut self, label: Label, body: &mut Region) -> bool {
        let Some(at) = body
            .stmts
            .iter()
            .position(|s| visit::stmt_leaves_for(s, label))
        else {
            return false;
        };
        let last = at + 1 == body.stmts.len();
        let Stmt::If {
            label: own,
            then,
            otherwise,
            ..
        } = &mut body.stmts[at]
        else {
            return false;
        };
        let own = *own;
        let goes = |region: &Region, to: Label| matches!(&region.term, Term::Br { label, .. } if *label == to);
        match self.uses[own.0 as usize] {
            0 if last && body.term == Term::Unreachable => {}
            1 => {
                let takes_rest = if goes(then, own) && goes(otherwise, label) {
                    true
                } else if goes(otherwise, own) && goes(then, label) {
                    false
                } else {
                    return false;
                };
                let mut rest = body.stmts.split_off(at + 1);
                let Some(Stmt::If {
                    then, otherwise, ..
                }) = body.stmts.last_mut()
                else {
                    return false;
                };
                let arm = if takes_rest { then } else { otherwise };
                let args = match &arm.term {
                    Term::Br { args, .. } => args.clone(),
                    _ => Vec::new(),
                };
                arm.stmts.append(&mut rest);
                arm.term = std::mem::replace(&mut body.term, Term::Unreachable);
                arm.term_span = body.term_span;
                self.params_become(own, &args);
            }
            _ => return false,
        }
        if let Some(Stmt::If { label: own, .. }) = body.stmts.last_mut() {
            *own = label;
        }
        true
    }

    fn branch(
        &mut self,
        label: Label,
        cond: Value,
        mut then: Region,
        mut otherwise: Region,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Option<(Term, Span)> {
        self.region(&mut then);
        self.region(&mut otherwise);
        let mut uses = self.uses[label.0 as usize];
        let mut end = None;
        if uses == 0 {
            let span = then.term_span;
            end = self
                .common_end(label, &mut then, &mut otherwise)
                .map(|term| (term, span));
            uses = self.uses[label.0 as usize];
        }
        if uses == 2
            && let (Some(yes), Some(no)) = (falls(&then, label), falls(&otherwise, label))
        {
            let params = &self.labels[label.0 as usize].params;
            let cost = then.stmts.len() + otherwise.stmts.len() + params.len();
            if cost <= SELECT_COST && self.cheap(&then) && self.cheap(&otherwise) {
                self.changed = true;
                self.hoist(then, cond, true, out);
                self.hoist(otherwise, cond, false, out);
                let params = std::mem::take(&mut self.labels[label.0 as usize].params);
                for ((param, yes), no) in params.into_iter().zip(yes).zip(no) {
                    out.push(Stmt::Inst(Inst {
                        results: vec![param],
                        op: Op::Select { cond, yes, no },
                        span,
                    }));
                }
                return end;
            }
        }
        out.push(Stmt::If {
            label,
            cond,
            then,
            otherwise,
            span,
        });
        if uses == 0 {
            return Some((Term::Unreachable, span));
        }
        end
    }

    /// If both arms leave in the same way, lets them fall to `own` instead; gives how to leave after it.
    fn common_end(
        &mut self,
        own: Label,
        then: &mut Region,
        otherwise: &mut Region,
    ) -> Option<Term> {
        let (mut yes, mut no, mut common) = (Vec::new(), Vec::new(), Vec::new());
        let term = match (&then.term, &otherwise.term) {
            (Term::Return, Term::Return) => Term::Return,
            (
                Term::Br { label, args: a },
                Term::Br {
                    label: other,
                    args: b,
                },
            ) if label == other => {
                let mut params = Vec::new();
                for (&a, &b) in a.iter().zip(b) {
                    if a == b {
                        common.push(a);
                        continue;
                    }
                    let param = Value(self.values.len() as u32);
                    let ty = self.values[a.0 as usize].ty;
                    self.values.push(ValueData { ty, name: None });
                    params.push(param);
                    common.push(param);
                    yes.push(a);
                    no.push(b);
                }
                self.labels[own.0 as usize].params = params;
                self.uses[label.0 as usize] -= 1;
                Term::Br {
                    label: *label,
                    args: common,
                }
            }
            _ => return None,
        };
        if term == Term::Return {
            // Nothing came here before, so nothing reads what it had.
            self.labels[own.0 as usize].params.clear();
        }
        self.changed = true;
        self.uses[own.0 as usize] = 2;
        then.term = Term::Br {
            label: own,
            args: yes,
        };
        otherwise.term = Term::Br {
            label: own,
            args: no,
        };
        Some(term)
    }
}

/// The arguments with which the region falls to the end of its `if`, if it does just that.
fn falls(region: &Region, label: Label) -> Option<Vec<Value>> {
    match &region.term {
        Term::Br { label: to, args } if *to == label => Some(args.clone()),
        _ => None,
    }
}
