//! Tidies branches: jumps to jumps, jumps to what follows anyway, code that control never reaches.

use super::code::{Code, Inst};
use lanemask_isa::w32::Op;

/// Tidies until nothing changes.
pub fn tidy(code: &mut Code) {
    while thread(code) | invert(code) | drop_useless(code) | drop_unreached(code) {}
}

/// The first block from `b` that has code.
fn solid(code: &Code, mut b: usize) -> usize {
    while b + 1 < code.len() && code[b].is_empty() {
        b += 1;
    }
    b
}

fn thread(code: &mut Code) -> bool {
    let mut changed = false;
    for b in 0..code.len() {
        for i in 0..code[b].len() {
            let Some(mut to) = code[b][i].target else {
                continue;
            };
            // As many steps as there are blocks, in case the jumps form a circle.
            for _ in 0..code.len() {
                to = solid(code, to);
                match code[to].first() {
                    Some(Inst {
                        op: Op::B,
                        target: Some(next),
                        ..
                    }) if *next != to => to = *next,
                    _ => break,
                }
            }
            changed |= code[b][i].target != Some(to);
            code[b][i].target = Some(to);
            let follows = b + 1 < code.len() && solid(code, b + 1) == to;
            if code[b][i].op == Op::B
                && !follows
                && code[to].first().is_some_and(|i| i.op == Op::Endpgm)
            {
                code[b][i].op = Op::Endpgm;
                code[b][i].target = None;
                changed = true;
            }
        }
    }
    changed
}

/// `bexecz` over a jump is `bexecnz` (and the other way round).
fn invert(code: &mut Code) -> bool {
    let mut changed = false;
    for b in 0..code.len() {
        let jump = solid(code, b + 1);
        if jump == b || jump >= code.len() || code[jump].len() != 1 || code[jump][0].op != Op::B {
            continue;
        }
        let opposite = match code[b].last().map(|i| i.op) {
            Some(Op::Bexecz) => Op::Bexecnz,
            Some(Op::Bexecnz) => Op::Bexecz,
            Some(Op::Bz) => Op::Bnz,
            Some(Op::Bnz) => Op::Bz,
            _ => continue,
        };
        let after = solid(code, jump + 1);
        let over = code[b]
            .last()
            .and_then(|i| i.target)
            .map(|t| solid(code, t));
        let entered = code
            .iter()
            .flatten()
            .any(|i| i.target.is_some_and(|t| solid(code, t) == jump));
        if jump + 1 < code.len() && over == Some(after) && !entered {
            let to = code[jump][0].target;
            code[jump].clear();
            let branch = code[b].last_mut().expect("it has a branch");
            branch.op = opposite;
            branch.target = to;
            changed = true;
        }
    }
    changed
}

fn drop_useless(code: &mut Code) -> bool {
    let mut changed = false;
    for b in 0..code.len() {
        while let Some(last) = code[b].last()
            && let Some(to) = last.target
            && b + 1 < code.len()
            && to > b
            && solid(code, b + 1) == solid(code, to)
        {
            code[b].pop();
            changed = true;
        }
    }
    changed
}

fn drop_unreached(code: &mut Code) -> bool {
    let mut reached = vec![false; code.len()];
    let mut work = vec![0];
    while let Some(b) = work.pop() {
        if b >= code.len() || std::mem::replace(&mut reached[b], true) {
            continue;
        }
        work.extend(code[b].iter().filter_map(|i| i.target));
        if !matches!(code[b].last().map(|i| i.op), Some(Op::B | Op::Endpgm)) {
            work.push(b + 1);
        }
    }
    let mut changed = false;
    for (block, reached) in code.iter_mut().zip(reached) {
        if !reached && !block.is_empty() {
            block.clear();
            changed = true;
        }
    }
    changed
}
