//! Questions about statements: barriers, targets, free values.

use lanemask_ir::{Label, Op, Region, Stmt, Term, Value};
use std::collections::BTreeSet;

/// Where control may go; `None` is return.
pub(super) type Target = Option<Label>;

/// Whether a barrier lies in the statement.
pub(super) fn has_barrier(stmt: &Stmt) -> bool {
    let region = |r: &Region| r.stmts.iter().any(has_barrier);
    match stmt {
        Stmt::Inst(inst) => inst.op == Op::Barrier,
        Stmt::Block { body, .. } | Stmt::Loop { body, .. } => region(body),
        Stmt::If {
            then, otherwise, ..
        } => region(then) || region(otherwise),
    }
}

/// Adds the targets outside of the statements and the terminator, which stand in one region.
pub(super) fn targets(stmts: &[Stmt], term: &Term, out: &mut BTreeSet<Target>) {
    fn region(stmts: &[Stmt], term: &Term, inside: &mut Vec<Label>, out: &mut BTreeSet<Target>) {
        for stmt in stmts {
            let (label, regions) = match stmt {
                Stmt::Inst(_) => continue,
                Stmt::Block { label, body } | Stmt::Loop { label, body, .. } => {
                    (label, [Some(body), None])
                }
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => (label, [Some(then), Some(otherwise)]),
            };
            inside.push(*label);
            for r in regions.into_iter().flatten() {
                region(&r.stmts, &r.term, inside, out);
            }
            inside.pop();
        }
        match term {
            Term::Br { label, .. } if inside.contains(label) => {}
            Term::Br { label, .. } => {
                out.insert(Some(*label));
            }
            Term::Return => {
                out.insert(None);
            }
            Term::Unreachable => {}
        }
    }
    region(stmts, term, &mut Vec::new(), out);
}

/// Whether control may go from the statement to a label outside of it, or return.
pub(super) fn leaves(stmt: &Stmt) -> bool {
    let mut out = BTreeSet::new();
    targets(std::slice::from_ref(stmt), &Term::Unreachable, &mut out);
    !out.is_empty()
}

/// Calls `f` with each value that the statement uses, inner ones included.
pub(super) fn uses(stmt: &Stmt, f: &mut impl FnMut(Value)) {
    match stmt {
        Stmt::Inst(inst) => inst.op.for_each_operand(&mut *f),
        Stmt::Block { body, .. } => region_uses(body, f),
        Stmt::Loop { init, body, .. } => {
            init.iter().for_each(|v| f(*v));
            region_uses(body, f);
        }
        Stmt::If {
            cond,
            then,
            otherwise,
            ..
        } => {
            f(*cond);
            region_uses(then, f);
            region_uses(otherwise, f);
        }
    }
}

fn region_uses(region: &Region, f: &mut impl FnMut(Value)) {
    region.stmts.iter().for_each(|s| uses(s, f));
    term_uses(&region.term, f);
}

/// Calls `f` with each argument of a terminator.
pub(super) fn term_uses(term: &Term, f: &mut impl FnMut(Value)) {
    if let Term::Br { args, .. } = term {
        args.iter().for_each(|v| f(*v));
    }
}

/// Calls `f` with each value that the statement defines, inner ones and parameters included.
pub(super) fn defines(stmt: &Stmt, params: &dyn Fn(Label) -> Vec<Value>, f: &mut dyn FnMut(Value)) {
    let (label, regions) = match stmt {
        Stmt::Inst(inst) => return inst.results.iter().for_each(|v| f(*v)),
        Stmt::Block { label, body } | Stmt::Loop { label, body, .. } => (label, [Some(body), None]),
        Stmt::If {
            label,
            then,
            otherwise,
            ..
        } => (label, [Some(then), Some(otherwise)]),
    };
    params(*label).into_iter().for_each(&mut *f);
    for region in regions.into_iter().flatten() {
        region.stmts.iter().for_each(|s| defines(s, params, f));
    }
}

/// Whether private memory is used in the statement.
pub(super) fn uses_scratch(stmt: &Stmt) -> bool {
    use lanemask_ir::Space;
    let region = |r: &Region| r.stmts.iter().any(uses_scratch);
    match stmt {
        Stmt::Inst(inst) => match &inst.op {
            Op::Load(a) | Op::Store(a, _) | Op::Atomic(_, a, _) => a.space == Space::Scratch,
            Op::CompareExchange { addr, .. } => addr.space == Space::Scratch,
            _ => false,
        },
        Stmt::Block { body, .. } | Stmt::Loop { body, .. } => region(body),
        Stmt::If {
            then, otherwise, ..
        } => region(then) || region(otherwise),
    }
}
