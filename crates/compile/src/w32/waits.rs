//! Puts `waitcnt` where a result is wanted that may not have come yet.
//!
//! A result with variable latency is *pending* from its instruction until a `waitcnt` of its counter. A register may not be read
//! or written while it is pending. The pass carries, for each pending register, how many operations of the same counter
//! were issued after it: a wait for at most that many outstanding ones is enough, since operations of one counter complete
//! in order. (`sm` has no such waits: its loads are always drained.) Where ways meet, a register is pending if it is on one of
//! them, with the smaller number. The registers that matter are those of the machine, on the way of the warp: a lane that is off
//! now may have the result pending that the lanes which are on would overwrite.
//!
//! Stores are captured when they issue, memory is in the program order of the warp, and `barrier` orders memory
//! for others, so nothing waits for stores.

use super::code::{Code, Inst};
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{COUNTERS, Op, Operand};
use std::collections::BTreeMap;

/// A register: whether it is a vector register, and its number.
pub type Register = (bool, u8);

/// By register: counter, operations of the counter since.
type Pending = BTreeMap<Register, (u8, u32)>;

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
    let mut at_entry: Vec<Option<Pending>> = vec![None; code.len()];
    if at_entry.is_empty() {
        return;
    }
    at_entry[0] = Some(Pending::new());
    let mut work: std::collections::BTreeSet<usize> = [0].into();
    while let Some(b) = work.pop_first() {
        let mut state = at_entry[b].clone().expect("a block in work has a state");
        let mut falls = true;
        let mut go = |to: usize, state: &Pending| {
            if to < at_entry.len() && merge(&mut at_entry[to], state) {
                work.insert(to);
            }
        };
        for inst in &code[b] {
            step(&mut state, inst);
            if let Some(to) = inst.target {
                go(to, &state);
            }
            if matches!(inst.op, Op::B | Op::Endpgm) {
                falls = false;
                break;
            }
        }
        if falls {
            go(b + 1, &state);
        }
    }
    for (block, state) in code.iter_mut().zip(at_entry) {
        // A block that control never reaches.
        let Some(mut state) = state else { continue };
        let mut out = Vec::with_capacity(block.len());
        for inst in block.drain(..) {
            if let Some(wait) = step(&mut state, &inst) {
                out.push(wait);
            }
            out.push(inst);
        }
        *block = out;
    }
}

fn merge(into: &mut Option<Pending>, from: &Pending) -> bool {
    let Some(into) = into else {
        *into = Some(from.clone());
        return true;
    };
    let mut changed = false;
    for (r, new) in from {
        match into.get_mut(r) {
            None => {
                into.insert(*r, *new);
                changed = true;
            }
            Some(old) if old.0 == new.0 => {
                if new.1 < old.1 {
                    old.1 = new.1;
                    changed = true;
                }
            }
            // Of two counters on two ways only one can be carried; both ways wait where they meet.
            Some(old) => {
                let both = (old.0.min(new.0) | BOTH, 0);
                if *old != both && old.0 & BOTH == 0 {
                    *old = both;
                    changed = true;
                }
            }
        }
    }
    changed
}

/// Mark of a register that is pending on an unknown counter: all are drained for it.
const BOTH: u8 = 0x80;

/// Carries the state over an instruction; the wait that it needs before it.
fn step(state: &mut Pending, inst: &Inst) -> Option<Inst> {
    let (reads, writes) = registers(inst);
    let mut wait: BTreeMap<u8, u32> = BTreeMap::new();
    for r in reads.iter().chain(&writes) {
        if let Some((counter, since)) = state.get(r) {
            if counter & BOTH != 0 {
                for c in 0..COUNTERS.len() as u8 {
                    wait.insert(c, 0);
                }
            } else {
                let most = wait.entry(*counter).or_insert(u32::MAX);
                *most = (*most).min(*since);
            }
        }
    }
    let wait = (!wait.is_empty()).then(|| {
        let operands = COUNTERS
            .iter()
            .enumerate()
            .map(|(c, info)| {
                let max = (1u32 << info.bits) - 1;
                let value = match wait.get_mut(&(c as u8)) {
                    None => max,
                    Some(most) => {
                        // The largest value means no wait; `sm` can only be drained.
                        *most = if info.name == "sm" {
                            0
                        } else {
                            (*most).min(max - 1)
                        };
                        *most
                    }
                };
                Operand::Wait { value, max }
            })
            .collect();
        state.retain(|_, (counter, since)| match wait.get(counter) {
            Some(most) => *since < *most,
            None => *counter & BOTH == 0 || wait.len() < COUNTERS.len(),
        });
        Inst {
            op: Op::Waitcnt,
            operands,
            target: None,
            span: inst.span,
        }
    });
    if let Latency::Var(counter) = inst.op.info().latency {
        for (c, since) in state.values_mut() {
            if *c == counter {
                *since = since.saturating_add(1).min(1000);
            }
        }
        for r in writes {
            state.insert(r, (counter, 0));
        }
    }
    wait
}
