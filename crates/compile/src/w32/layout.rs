//! Tidies branches: jumps to jumps, jumps to what follows anyway, code that control never reaches.

use super::code::{Code, Inst};
use lanemask_isa::w32::Op;

/// Tidies until nothing changes.
pub fn tidy(code: &mut Code) {
    settle(code);
    merge_masks(code);
    rotate(code);
    settle(code);
}

fn settle(code: &mut Code) {
    while thread(code) | invert(code) | drop_useless(code) | drop_unreached(code) {}
}

/// The branch that is taken where this one is not.
fn opposite(op: Op) -> Option<Op> {
    Some(match op {
        Op::Bexecz => Op::Bexecnz,
        Op::Bexecnz => Op::Bexecz,
        Op::Bz => Op::Bnz,
        Op::Bnz => Op::Bz,
        Op::BeqU32 => Op::BneU32,
        Op::BneU32 => Op::BeqU32,
        Op::BltU32 => Op::BgeU32,
        Op::BgeU32 => Op::BltU32,
        Op::BltI32 => Op::BgeI32,
        Op::BgeI32 => Op::BltI32,
        _ => return None,
    })
}

/// Shortens what the mask operations of neighbouring places come to, where control cannot come in between:
///
/// - `saveexec.and` and `saveexec.andn1` of what it saved are `saveexec.andn2`: lanes that would do nothing before they
///   leave are not switched on first;
/// - `exec.get`, `u.or` of it to a mask and `saveexec.andn1`, whose own result nobody wants: `saveexec.andn1` gets EXEC as well.
fn merge_masks(code: &mut Code) {
    let mut entered = vec![false; code.len()];
    for to in code.iter().flatten().filter_map(|i| i.target) {
        entered[solid(code, to)] = true;
    }
    let mut gone: Vec<(usize, usize)> = Vec::new();
    // Places since control could last come in.
    let mut run: Vec<(usize, usize)> = Vec::new();
    for b in 0..code.len() {
        if entered[b] {
            run.clear();
        }
        for i in 0..code[b].len() {
            let inst = &code[b][i];
            if inst.op != Op::SaveexecAndn1 {
                run.push((b, i));
                continue;
            }
            let saved = inst.operands[1];
            let before = |k: usize| {
                let (b, i) = *run.get(run.len().checked_sub(k)?)?;
                Some((b, i, &code[b][i]))
            };
            if let Some((b0, i0, save)) = before(1)
                && save.operands.first() == Some(&saved)
                && let Some(op) = match save.op {
                    Op::SaveexecAnd => Some(Op::SaveexecAndn2),
                    Op::SaveexecAndn2 => Some(Op::SaveexecAnd),
                    _ => None,
                }
            {
                code[b0][i0].op = op;
                gone.push((b, i));
                continue;
            }
            if let (Some((_, _, or)), Some((b0, i0, get))) = (before(1), before(2))
                && get.op == Op::ExecGet
                && or.op == Op::UOrB32
                && or.operands[2] == get.operands[0]
                && or.operands[0] == or.operands[1]
                && or.operands[0] != saved
                && or.operands[0] != get.operands[0]
            {
                let place = &mut code[b0][i0];
                place.op = Op::SaveexecAndn1;
                place.operands.push(saved);
                gone.push((b, i));
                continue;
            }
            run.push((b, i));
        }
    }
    for (b, i) in gone.into_iter().rev() {
        code[b].remove(i);
    }
}

/// Most instructions of a loop's test that are repeated at its end.
const MAX_TEST: usize = 4;

/// A loop that begins with a short test gets it at its end as well, in place of the jump back.
fn rotate(code: &mut Code) {
    for b in 0..code.len() {
        let Some(&Inst {
            op: Op::B,
            target: Some(head),
            ..
        }) = code[b].last()
        else {
            continue;
        };
        if head >= b || code[head].len() > MAX_TEST {
            continue;
        }
        let mut test = code[head].clone();
        let Some(branch) = test.last_mut() else {
            continue;
        };
        let (Some(opposite), Some(exit)) = (opposite(branch.op), branch.target) else {
            continue;
        };
        // The branch that is taken each trip goes back; where it is not taken, a jump follows unless the place does.
        let other = if exit <= b {
            head + 1
        } else {
            branch.op = opposite;
            branch.target = Some(head + 1);
            exit
        };
        let back = code[b].pop().expect("it ends with the jump back");
        code[b].append(&mut test);
        code[b].push(Inst {
            target: Some(other),
            ..back
        });
    }
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
        let Some(opposite) = code[b].last().and_then(|i| opposite(i.op)) else {
            continue;
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
