//! Walks over operands, results and terminators.

use lanemask_ir::*;

/// Calls `f` on each operand of a terminator.
pub(crate) fn term_operands(term: &mut Term, f: &mut impl FnMut(&mut Value)) {
    if let Term::Br { args, .. } = term {
        args.iter_mut().for_each(f);
    }
}

/// Calls `f` on each terminator.
pub(crate) fn terms(region: &mut Region, f: &mut impl FnMut(&mut Term)) {
    for stmt in &mut region.stmts {
        match stmt {
            Stmt::Inst(_) => {}
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => terms(body, f),
            Stmt::If {
                then, otherwise, ..
            } => {
                terms(then, f);
                terms(otherwise, f);
            }
        }
    }
    f(&mut region.term);
}

/// Whether something in the region leaves for the label.
pub(crate) fn leaves_for(region: &Region, to: Label) -> bool {
    matches!(&region.term, Term::Br { label, .. } if *label == to)
        || region.stmts.iter().any(|s| stmt_leaves_for(s, to))
}

/// Whether something in the statement leaves for the label.
pub(crate) fn stmt_leaves_for(stmt: &Stmt, to: Label) -> bool {
    match stmt {
        Stmt::Inst(_) => false,
        Stmt::Block { body, .. } | Stmt::Loop { body, .. } => leaves_for(body, to),
        Stmt::If {
            then, otherwise, ..
        } => leaves_for(then, to) || leaves_for(otherwise, to),
    }
}

/// Calls `f` on each operand in the region, in order.
pub(crate) fn operands(region: &mut Region, f: &mut impl FnMut(&mut Value)) {
    for stmt in &mut region.stmts {
        match stmt {
            Stmt::Inst(inst) => inst.op.for_each_operand_mut(&mut *f),
            Stmt::Block { body, .. } => operands(body, f),
            Stmt::Loop { init, body, .. } => {
                init.iter_mut().for_each(&mut *f);
                operands(body, f);
            }
            Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } => {
                f(cond);
                operands(then, f);
                operands(otherwise, f);
            }
        }
    }
    term_operands(&mut region.term, f);
}

/// Whether an operation does something besides giving its results.
pub(crate) fn has_effect(op: &Op) -> bool {
    if let Op::Image(op) = op {
        return op.has_effect();
    }
    matches!(
        op,
        Op::Store(..)
            | Op::Atomic(..)
            | Op::CompareExchange { .. }
            | Op::Barrier
            | Op::Subgroup(Subgroup::Barrier)
    )
}

/// Whether an operation gives the same results wherever it stands: no effect, no memory that anybody writes, and nothing of
/// other invocations, of which there are not the same ones everywhere.
pub(crate) fn is_movable(op: &Op, resources: &[Resource]) -> bool {
    match op {
        Op::Load(addr) => match addr.space {
            Space::Buffer(r) => resources[r.0 as usize].access != Access::ReadWrite,
            Space::Workgroup | Space::Scratch => false,
        },
        Op::Subgroup(_) => false,
        Op::Image(image) if image.reads() => {
            !image.has_effect() && resources[image.image().0 as usize].access != Access::ReadWrite
        }
        _ => !has_effect(op),
    }
}

/// Calls `f` on each operation in the region, in order.
pub(crate) fn ops(region: &mut Region, f: &mut impl FnMut(&mut Op)) {
    for stmt in &mut region.stmts {
        match stmt {
            Stmt::Inst(inst) => f(&mut inst.op),
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => ops(body, f),
            Stmt::If {
                then, otherwise, ..
            } => {
                ops(then, f);
                ops(otherwise, f);
            }
        }
    }
}
