//! Puts `waitcnt` where a result is wanted that may not have come yet.
//!
//! A result with variable latency is *pending* from its instruction until a `waitcnt` of its counter. A register may not be read
//! or written while it is pending. The pass carries, for each pending register, how many operations of the same counter
//! were issued after it: a wait for at most that many outstanding ones is enough, since operations of one counter complete
//! in order. (`sm` has no such waits: its loads are always drained.) Where ways meet, a register is pending if it is on one of
//! them, with the smaller number. The registers that matter are those of the machine, on the way of the warp: a lane that is off
//! now may have the result pending that the lanes which are on would overwrite.
//!
//! What a loop touches is waited for before it, so that no trip has to.
//!
//! Fields that another wait makes superfluous are taken out again ([`prune`](super::prune)): a wait before a loop whose first trip waits
//! anyhow, for what the trip before has loaded.
//!
//! Stores are captured when they issue, memory is in the program order of the warp, and `barrier` orders memory
//! for others, so nothing waits for stores.

use super::code::{Code, Inst};
use lanemask_diag::Span;
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{COUNTERS, Op, Operand};
use std::collections::{BTreeMap, BTreeSet};

/// A register: whether it is a vector register, and its number.
pub type Register = (bool, u8);

/// By register and counter: operations of the counter since, the fewest of all ways.
pub type Pending = BTreeMap<(Register, u8), u32>;

/// Registers that an instruction reads and writes.
pub fn registers(inst: &Inst) -> (Vec<Register>, Vec<Register>) {
    let (mut reads, mut writes) = (Vec::new(), Vec::new());
    for (operand, info) in inst.operands.iter().zip(inst.op.info().operands) {
        let (vector, first, count) = match *operand {
            Operand::V { first, count, .. } => (true, first, count),
            Operand::VHalf { reg, .. } => (true, reg, 1),
            Operand::U { first, count, .. } => (false, first, count),
            _ => continue,
        };
        for r in first..first + count {
            if info.reads {
                reads.push((vector, r));
            }
            if info.writes {
                writes.push((vector, r));
            }
        }
    }
    (reads, writes)
}

/// Inserts all waits.
pub fn insert(code: &mut Code) {
    if code.is_empty() {
        return;
    }
    let before_loops = before_loops(code);
    let mut at_entry: Vec<Option<Pending>> = vec![None; code.len()];
    at_entry[0] = Some(Pending::new());
    let mut work: BTreeSet<usize> = [0].into();
    while let Some(b) = work.pop_first() {
        let state = at_entry[b].clone().expect("a block in work has a state");
        walk(&code[b], &before_loops[b], state, |step| match step {
            Step::Go(to, state) => {
                let to = to.unwrap_or(b + 1);
                if to < at_entry.len() && merge(&mut at_entry[to], state) {
                    work.insert(to);
                }
            }
            Step::Wait(_) | Step::Inst(_) => {}
        });
    }
    for (b, state) in at_entry.into_iter().enumerate() {
        // A block that control never reaches has none.
        let Some(state) = state else { continue };
        let mut out = Vec::with_capacity(code[b].len());
        walk(&code[b], &before_loops[b], state, |step| match step {
            Step::Wait(wait) => out.push(wait),
            Step::Inst(inst) => out.push(inst.clone()),
            Step::Go(..) => {}
        });
        code[b] = out;
    }
}

/// What happens in a block.
enum Step<'a> {
    /// A wait is needed.
    Wait(Inst),
    /// The next instruction.
    Inst(&'a Inst),
    /// Control may go to a block, or to the next one.
    Go(Option<usize>, &'a Pending),
}

/// Walks a block.
fn walk(
    block: &[Inst],
    early: &BTreeSet<Register>,
    mut state: Pending,
    mut f: impl FnMut(Step<'_>),
) {
    let body = match block.last() {
        Some(last) if last.target.is_some() => block.len() - 1,
        _ => block.len(),
    };
    for (i, inst) in block.iter().enumerate() {
        if i == body
            && let Some(wait) = wait_for(&mut state, early.iter(), inst.span)
        {
            f(Step::Wait(wait));
        }
        let (reads, writes) = registers(inst);
        if let Some(wait) = wait_for(&mut state, reads.iter().chain(&writes), inst.span) {
            f(Step::Wait(wait));
        }
        issue(&mut state, inst, writes);
        f(Step::Inst(inst));
        if let Some(to) = inst.target {
            f(Step::Go(Some(to), &state));
        }
        if matches!(inst.op, Op::B | Op::Endpgm) {
            return;
        }
    }
    if body == block.len() {
        let span = block.last().map(|i| i.span).unwrap_or_default();
        if let Some(wait) = wait_for(&mut state, early.iter(), span) {
            f(Step::Wait(wait));
        }
    }
    f(Step::Go(None, &state));
}

/// By block: what loops that it enters touch.
fn before_loops(code: &Code) -> Vec<BTreeSet<Register>> {
    // Last block of the loop that begins at a block.
    let mut last: BTreeMap<usize, usize> = BTreeMap::new();
    for (b, block) in code.iter().enumerate() {
        for to in block.iter().filter_map(|i| i.target).filter(|t| *t <= b) {
            last.insert(to, b);
        }
    }
    let mut out = vec![BTreeSet::new(); code.len()];
    for (head, last) in last {
        let touched: BTreeSet<Register> = code[head..=last]
            .iter()
            .flatten()
            .flat_map(|inst| {
                let (mut reads, writes) = registers(inst);
                reads.extend(writes);
                reads
            })
            .collect();
        for b in 0..head {
            let falls =
                b + 1 == head && !matches!(code[b].last().map(|i| i.op), Some(Op::B | Op::Endpgm));
            if falls || code[b].iter().any(|i| i.target == Some(head)) {
                out[b].extend(&touched);
            }
        }
    }
    out
}

pub fn merge(into: &mut Option<Pending>, from: &Pending) -> bool {
    let Some(into) = into else {
        *into = Some(from.clone());
        return true;
    };
    let mut changed = false;
    for (key, new) in from {
        let old = into.entry(*key).or_insert(u32::MAX);
        if new < old {
            *old = *new;
            changed = true;
        }
    }
    changed
}

/// Whether the operations of a counter complete in the order of issue.
pub fn ordered(counter: u8) -> bool {
    COUNTERS[usize::from(counter)].name != "sm"
}

/// The largest number that a wait for a counter can name; all ones mean no wait. `sm` can only be drained.
pub fn largest(counter: u8) -> u32 {
    if ordered(counter) {
        (1 << COUNTERS[usize::from(counter)].bits) - 2
    } else {
        0
    }
}

/// The wait that these registers need; they are no longer pending then.
fn wait_for<'a>(
    state: &mut Pending,
    registers: impl Iterator<Item = &'a Register>,
    span: Span,
) -> Option<Inst> {
    // By counter: how many operations may be outstanding.
    let mut most: [Option<u32>; COUNTERS.len()] = [None; COUNTERS.len()];
    for r in registers {
        for ((_, counter), since) in state.range((*r, 0)..=(*r, u8::MAX)) {
            let since = (*since).min(largest(*counter));
            let most = &mut most[usize::from(*counter)];
            *most = Some(most.map_or(since, |m| m.min(since)));
        }
    }
    if most.iter().all(Option::is_none) {
        return None;
    }
    let operands = std::iter::zip(most, &COUNTERS).map(|(most, info)| {
        let max = (1u32 << info.bits) - 1;
        Operand::Wait {
            value: most.unwrap_or(max),
            max,
        }
    });
    let operands = operands.collect();
    state
        .retain(|(_, counter), since| most[usize::from(*counter)].is_none_or(|most| *since < most));
    Some(Inst {
        op: Op::Waitcnt,
        operands,
        target: None,
        span,
    })
}

/// Carries the state over an instruction.
pub fn issue(state: &mut Pending, inst: &Inst, writes: Vec<Register>) {
    let Latency::Var(counter) = inst.op.info().latency else {
        return;
    };
    // Issue stalls before more are under way than a wait can name, so that the oldest is complete.
    if ordered(counter) {
        state.retain(|(_, c), since| {
            *since += u32::from(*c == counter);
            *c != counter || *since < largest(counter)
        });
    }
    for r in writes {
        state.insert((r, counter), 0);
    }
}
