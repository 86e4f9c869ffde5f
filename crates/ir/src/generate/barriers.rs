//! Makes the barriers of a generated kernel legal.

use crate::uniform::analyse;
use crate::{BinOp, Const, Kernel, Op, Region, Stmt};
use lanemask_diag::Span;

/// Replaces exchanges whose barriers are not in uniform flow.
pub(super) fn legalise(kernel: &mut Kernel) {
    loop {
        // Small warps, so that nothing is taken for uniform because a warp happens to be large; with one lane
        // a warp `lane_id` would be, so two as well.
        let bad: Vec<Span> = [1, 2]
            .iter()
            .flat_map(|lanes| analyse(kernel, *lanes).barriers().to_vec())
            .filter_map(|d| Some(d.primary?.span))
            .collect();
        if bad.is_empty() {
            return;
        }
        replace_exchanges(&mut kernel.body, &bad);
    }
}

/// An exchange is `store, barrier, load, barrier`; what replaces it is as uniform as the load was.
fn replace_exchanges(region: &mut Region, bad: &[Span]) {
    let mut i = 0;
    while i < region.stmts.len() {
        match &mut region.stmts[i] {
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => replace_exchanges(body, bad),
            Stmt::If {
                then, otherwise, ..
            } => {
                replace_exchanges(then, bad);
                replace_exchanges(otherwise, bad);
            }
            Stmt::Inst(inst) if inst.op == Op::Barrier && bad.contains(&inst.span) => {
                let mut unit = region.stmts.drain(i - 1..i + 3);
                let (Some(Stmt::Inst(store)), Some(Stmt::Inst(mut load))) =
                    (unit.next(), unit.nth(1))
                else {
                    unreachable!("an exchange is four instructions")
                };
                drop(unit);
                let stored = store.op.operands()[1];
                load.op = match load.op.operands().first() {
                    Some(offset) => Op::Bin(BinOp::Xor, *offset, stored),
                    None => Op::Const(Const::I32(5)),
                };
                region.stmts.insert(i - 1, Stmt::Inst(load));
                i -= 1;
            }
            Stmt::Inst(_) => {}
        }
        i += 1;
    }
}
