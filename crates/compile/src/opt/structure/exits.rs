//! What becomes of early exits: of loops' trips, of blocks whose end only goes on, of arms that become selects.

use super::{MAX_DEPTH, Pass};
use lanemask_ir::*;

impl Pass<'_> {
    /// `if own { …; br L } else { br own }; rest; br L`: the rest becomes the other arm, and both arms leave for L.
    pub(super) fn rest_becomes_arm(&mut self, region: &mut Region) {
        let Term::Br { label: to, .. } = region.term else {
            return;
        };
        // Levels of what stands behind; each rest that becomes an arm makes it one more.
        let mut height = 0;
        // The last first, so that it is within the rest of those before.
        for at in (0..region.stmts.len()).rev() {
            let own_height = levels(&region.stmts[at]);
            let whole = own_height.max(height + 1);
            let found = self.may_take_rest(&region.stmts[at], to);
            let Some((own, takes_rest)) = found.filter(|_| self.depth + whole <= MAX_DEPTH) else {
                height = height.max(own_height);
                continue;
            };
            height = whole;
            let mut rest = region.stmts.split_off(at + 1);
            let Some(Stmt::If {
                then, otherwise, ..
            }) = region.stmts.last_mut()
            else {
                return;
            };
            let arm = if takes_rest { then } else { otherwise };
            let end = std::mem::replace(&mut region.term, Term::Unreachable);
            let Term::Br { args, .. } = std::mem::replace(&mut arm.term, end) else {
                return;
            };
            arm.term_span = region.term_span;
            arm.stmts.append(&mut rest);
            self.uses[own.0 as usize] = 0;
            self.params_become(own, &args);
            self.changed = true;
            // Both arms end alike now: they fall to the end of their branch, which goes there.
            let Some(Stmt::If {
                then, otherwise, ..
            }) = region.stmts.last_mut()
            else {
                return;
            };
            match self.common_end(own, then, otherwise) {
                Some(term) => region.term = term,
                None => return,
            }
        }
    }

    /// The label of an `if` of which one arm goes on and the other leaves for `to`, and whether it is the first that goes on.
    fn may_take_rest(&self, stmt: &Stmt, to: Label) -> Option<(Label, bool)> {
        let Stmt::If {
            label: own,
            then,
            otherwise,
            ..
        } = stmt
        else {
            return None;
        };
        if *own == to || self.uses[own.0 as usize] != 1 {
            return None;
        }
        if goes(then, *own) && goes(otherwise, to) {
            Some((*own, true))
        } else if goes(otherwise, *own) && goes(then, to) {
            Some((*own, false))
        } else {
            None
        }
    }

    /// `block L { … }; br M(…)`: what left for L leaves for M, if others leave the block for outer labels, so that its mask
    /// would have to be collected.
    pub(super) fn pass_on(&mut self, region: &mut Region) {
        loop {
            let Term::Br { label: to, args } = &region.term else {
                return;
            };
            let (to, args) = (*to, args.clone());
            let Some(Stmt::Block { label, body }) = region.stmts.last_mut() else {
                return;
            };
            let label = *label;
            if to == label || !leaves_further(body, &mut vec![label]) {
                return;
            }
            let params = std::mem::take(&mut self.labels[label.0 as usize].params);
            let mut exits = 0;
            super::visit::terms(body, &mut |term| {
                let Term::Br {
                    label: l,
                    args: own,
                } = term
                else {
                    return;
                };
                if *l == label {
                    let given = |arg: &Value| match params.iter().position(|p| p == arg) {
                        Some(k) => own[k],
                        None => *arg,
                    };
                    let args = args.iter().map(given).collect();
                    *term = Term::Br { label: to, args };
                    exits += 1;
                }
            });
            self.uses[label.0 as usize] -= exits;
            self.uses[to.0 as usize] += exits;
            self.uses[to.0 as usize] -= 1;
            self.changed = true;
            let mut body = std::mem::take(body);
            region.stmts.pop();
            region.stmts.append(&mut body.stmts);
            (region.term, region.term_span) = (body.term, body.term_span);
        }
    }

    /// Whether the region is only operations that cost less than a branch and have no effect, and early exits.
    pub(super) fn cheap(&self, region: &Region) -> bool {
        region.stmts.iter().all(|stmt| match stmt {
            Stmt::Inst(inst) => cheap(&inst.op),
            Stmt::If {
                label,
                then,
                otherwise,
                ..
            } => {
                let goes_on = |arm: &Region| arm.stmts.is_empty() && goes(arm, *label);
                self.uses[label.0 as usize] == 1 && (goes_on(then) || goes_on(otherwise))
            }
            _ => false,
        })
    }

    /// Appends what an arm does, for all lanes: its operations, and its exits for those that would have taken the arm.
    pub(super) fn hoist(&mut self, arm: Region, cond: Value, holds: bool, out: &mut Vec<Stmt>) {
        for stmt in arm.stmts {
            let Stmt::If {
                label,
                cond: exits,
                then,
                otherwise,
                span,
            } = stmt
            else {
                out.push(stmt);
                continue;
            };
            let mut make = |op| {
                let value = Value(self.values.len() as u32);
                self.values.push(ValueData {
                    ty: Type::Bool,
                    name: None,
                });
                out.push(Stmt::Inst(Inst {
                    results: vec![value],
                    op,
                    span,
                }));
                value
            };
            let here = if holds {
                cond
            } else {
                make(Op::Un(UnOp::NotBool, cond))
            };
            let (leaves, exit, stays) = if goes(&then, label) {
                (make(Op::Un(UnOp::NotBool, exits)), otherwise, then)
            } else {
                (exits, then, otherwise)
            };
            let cond = make(Op::Bin(BinOp::AndBool, here, leaves));
            out.push(Stmt::If {
                label,
                cond,
                then: exit,
                otherwise: stays,
                span,
            });
        }
    }
}

fn goes(region: &Region, to: Label) -> bool {
    matches!(&region.term, Term::Br { label, .. } if *label == to)
}

/// Regions within each other in a statement.
fn levels(stmt: &Stmt) -> usize {
    let of = |region: &Region| 1 + region.stmts.iter().map(levels).max().unwrap_or(0);
    match stmt {
        Stmt::Inst(_) => 0,
        Stmt::Block { body, .. } | Stmt::Loop { body, .. } => of(body),
        Stmt::If {
            then, otherwise, ..
        } => of(then).max(of(otherwise)),
    }
}

/// Whether something in the region leaves for a label that is not open in it, or returns.
fn leaves_further(region: &Region, open: &mut Vec<Label>) -> bool {
    let own = match &region.term {
        Term::Br { label, .. } => !open.contains(label),
        Term::Return => true,
        Term::Unreachable => false,
    };
    own || region.stmts.iter().any(|stmt| {
        let (label, bodies) = match stmt {
            Stmt::Inst(_) => return false,
            Stmt::Block { label, body } | Stmt::Loop { label, body, .. } => {
                (*label, [Some(body), None])
            }
            Stmt::If {
                label,
                then,
                otherwise,
                ..
            } => (*label, [Some(then), Some(otherwise)]),
        };
        open.push(label);
        let found = bodies
            .into_iter()
            .flatten()
            .any(|b| leaves_further(b, open));
        open.pop();
        found
    })
}

fn cheap(op: &Op) -> bool {
    match op {
        Op::Const(_)
        | Op::Cmp(..)
        | Op::Select { .. }
        | Op::Fma(..)
        | Op::ExtractBits { .. }
        | Op::InsertBits { .. }
        | Op::Builtin(_)
        | Op::BufferLen(_) => true,
        Op::Un(op, _) => !matches!(
            op,
            UnOp::Sqrt | UnOp::Rsqrt | UnOp::Exp2 | UnOp::Log2 | UnOp::Sin | UnOp::Cos
        ),
        Op::Bin(op, ..) => !matches!(
            op,
            BinOp::DivU32 | BinOp::DivS32 | BinOp::RemU32 | BinOp::RemS32 | BinOp::DivF32
        ),
        Op::Num(op, _) => !matches!(
            op,
            NumOp::DivU64
                | NumOp::DivS64
                | NumOp::RemU64
                | NumOp::RemS64
                | NumOp::DivF16
                | NumOp::DivF64
                | NumOp::SqrtF64
        ),
        _ => false,
    }
}
