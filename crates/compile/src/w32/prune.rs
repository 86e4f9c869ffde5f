//! Takes fields of `waitcnt` out that no way through the code needs.
//!
//! A field is needed if, without it alone, a register would be touched while a result for it is under way. Forwards, the pass carries
//! how few operations of a counter have been issued since the one that will write a register; backwards, how few it must be for the
//! register to be touched before another wait completes the result. Two waits may do each other's work, so one field goes at a time.

use super::code::{Code, Inst};
use super::waits::{Pending, Register, issue, largest, merge, ordered, registers};
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{COUNTERS, Op, Operand, U_REGS, V_REGS};
use std::collections::{BTreeMap, BTreeSet};

/// Removes superfluous fields, and waits that have no fields left.
pub fn prune(code: &mut Code) {
    let waits = |code: &Code| code.iter().flatten().any(|i| i.op == Op::Waitcnt);
    while waits(code) {
        let Some((block, at, counter)) = superfluous(code) else {
            return;
        };
        let inst = &mut code[block][at];
        if let Operand::Wait { value, max } = &mut inst.operands[usize::from(counter)] {
            *value = *max;
        }
        if fields(inst).next().is_none() {
            code[block].remove(at);
        }
    }
}

/// Fields of a `waitcnt` that wait: counter, and how many may stay under way.
fn fields(inst: &Inst) -> impl Iterator<Item = (u8, u32)> {
    let wait = inst.op == Op::Waitcnt;
    (0u8..)
        .zip(&inst.operands)
        .filter_map(move |(c, o)| match *o {
            Operand::Wait { value, max } if wait && value != max => Some((c, value)),
            _ => None,
        })
}

/// The blocks behind a block.
fn next(code: &Code, block: usize) -> impl Iterator<Item = usize> {
    let falls = (code[block].last()).is_none_or(|i| !matches!(i.op, Op::B | Op::Endpgm));
    let behind = (falls && block + 1 < code.len()).then_some(block + 1);
    code[block].iter().filter_map(|i| i.target).chain(behind)
}

/// A field that nobody needs: block, instruction, counter.
fn superfluous(code: &Code) -> Option<(usize, usize, u8)> {
    let before = forwards(code);
    let behind = backwards(code);
    for (b, block) in code.iter().enumerate() {
        let Some(mut state) = before[b].clone() else {
            continue;
        };
        for (i, inst) in block.iter().enumerate() {
            if let Some(needs) = behind.get(&(b, i)) {
                for (counter, keep) in fields(inst) {
                    let needed = state.iter().any(|((r, c), since)| {
                        let need = needs[usize::from(*c)][index(*r)];
                        *c == counter && completes(counter, keep, *since) && *since < need.into()
                    });
                    if !needed {
                        return Some((b, i, counter));
                    }
                }
            }
            step(&mut state, inst);
        }
    }
    None
}

/// Whether a wait that leaves `keep` operations under way completes one with so many since.
fn completes(counter: u8, keep: u32, since: u32) -> bool {
    !ordered(counter) || since >= keep
}

fn step(state: &mut Pending, inst: &Inst) {
    for (counter, keep) in fields(inst) {
        state.retain(|(_, c), since| *c != counter || !completes(counter, keep, *since));
    }
    issue(state, inst, registers(inst).1);
}

/// What is under way before each block that control reaches.
fn forwards(code: &Code) -> Vec<Option<Pending>> {
    let mut at: Vec<Option<Pending>> = vec![None; code.len()];
    at[0] = Some(Pending::new());
    let mut work = BTreeSet::from([0]);
    while let Some(b) = work.pop_first() {
        let mut state = at[b].clone().expect("a block in work has a state");
        for inst in &code[b] {
            step(&mut state, inst);
            if let Some(to) = inst.target
                && merge(&mut at[to], &state)
            {
                work.insert(to);
            }
        }
        for to in next(code, b) {
            if merge(&mut at[to], &state) {
                work.insert(to);
            }
        }
    }
    at
}

/// Registers of a warp, vector registers first.
const REGISTERS: usize = V_REGS + U_REGS;

fn index((vector, number): Register) -> usize {
    usize::from(number) + if vector { 0 } else { V_REGS }
}

/// By counter and register: with fewer operations since, a result is touched before another wait completes it. 0: never.
type Needs = [[u8; REGISTERS]; COUNTERS.len()];

const NONE: Needs = [[0; REGISTERS]; COUNTERS.len()];

/// However many operations have been issued since.
const ALWAYS: u8 = u8::MAX;

fn join(into: &mut Needs, from: &Needs) {
    for (a, b) in into.iter_mut().flatten().zip(from.iter().flatten()) {
        *a = (*a).max(*b);
    }
}

/// Carries needs backwards over an instruction.
fn back(needs: &mut Needs, inst: &Inst) {
    if let Latency::Var(counter) = inst.op.info().latency
        && ordered(counter)
    {
        for need in &mut needs[usize::from(counter)] {
            // At most so many are under way behind the instruction.
            *need = (*need).min(largest(counter) as u8).saturating_sub(1);
        }
    }
    let (reads, writes) = registers(inst);
    for register in reads.into_iter().chain(writes) {
        needs.iter_mut().for_each(|n| n[index(register)] = ALWAYS);
    }
    for (counter, keep) in fields(inst) {
        for need in &mut needs[usize::from(counter)] {
            *need = (*need).min(keep as u8);
        }
    }
}

/// Needs behind each `waitcnt`, by block and instruction.
fn backwards(code: &Code) -> BTreeMap<(usize, usize), Box<Needs>> {
    let mut at: Vec<Box<Needs>> = vec![Box::new(NONE); code.len()];
    let mut waits = BTreeMap::new();
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for b in (0..code.len()).rev() {
            let mut needs = NONE;
            next(code, b).for_each(|to| join(&mut needs, &at[to]));
            for (i, inst) in code[b].iter().enumerate().rev() {
                // A branch in the middle of a block.
                if let Some(to) = inst.target {
                    join(&mut needs, &at[to]);
                }
                if inst.op == Op::Waitcnt {
                    waits.insert((b, i), Box::new(needs));
                }
                back(&mut needs, inst);
            }
            if *at[b] != needs {
                *at[b] = needs;
                changed = true;
            }
        }
    }
    waits
}
