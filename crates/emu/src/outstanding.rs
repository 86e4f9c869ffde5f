//! Operations under way: results of variable latency that come later than they could.
//!
//! An operation of variable latency executes when it issues: memory, flags and traps are as always. Its result is then taken back
//! out of the registers and kept here with the mask of its issue, until a `waitcnt`, a full counter, `endpgm` or chance brings
//! it. The main loop knows nothing of it: [`Late`] sees each instruction before and after, and only runs that want it.

use crate::interp::{Env, Interp, Watch, write_row};
use crate::program::insn;
use crate::shape::Random;
use crate::warp::{FIRST_U, Registers, Row, WarpState};
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{COUNTERS, Insn, LANES, Op, Operand};
use lanemask_sem::w32::Trap;
use std::collections::VecDeque;

/// When the results of operations with variable latency come, which is open (W-G6-9; `docs/w32/machine.md`, "Wait counters"). A
/// program that waits as it must gives the same in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Completion {
    /// When the operation retires.
    #[default]
    AtOnce,
    /// As late as is allowed: with the `waitcnt` that demands it, when its counter is full, at `endpgm`.
    Late,
    /// At any moment that is allowed. The same seed gives the same moments.
    Random {
        /// Any number.
        seed: u64,
    },
}

/// Number of counters.
pub(crate) const KINDS: usize = COUNTERS.len();

/// A field of a `waitcnt` that waits for nothing.
pub(crate) const ANY: u8 = u8::MAX;

/// Whether the operations of a counter may complete in any order: of uniform loads only.
pub(crate) fn unordered(counter: u8) -> bool {
    COUNTERS[usize::from(counter)].name == "sm"
}

/// The largest number that a field of `waitcnt` can name besides "no wait": issue stalls before more are under way.
pub(crate) fn capacity(counter: u8) -> usize {
    (1 << COUNTERS[usize::from(counter)].bits) - 2
}

/// What an instruction is to the counters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Nothing.
    Plain,
    /// Issues an operation of a counter.
    Issue(u8),
    /// Waits until at most so many of each counter are under way; [`ANY`] does not wait.
    Wait([u8; KINDS]),
    /// Waits for all.
    End,
}

impl Act {
    /// Of an instruction. Source: W-G6-9, W-G6-2.
    pub(crate) fn of(insn: &Insn) -> Act {
        match (insn.op, insn.op.info().latency) {
            (Op::Waitcnt, _) => {
                let mut keep = [ANY; KINDS];
                for (k, (counter, operand)) in (0u8..).zip(insn.operands()).enumerate() {
                    if let Operand::Wait { value, max } = operand
                        && value != max
                    {
                        keep[k] = if unordered(counter) { 0 } else { value as u8 };
                    }
                }
                Act::Wait(keep)
            }
            (Op::Endpgm, _) => Act::End,
            (_, Latency::Var(counter)) => Act::Issue(counter),
            _ => Act::Plain,
        }
    }
}

/// A register, or part of one: row of the register file, and which bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) row: u16,
    pub(crate) bits: u32,
}

impl Part {
    /// As the assembler writes it.
    pub(crate) fn name(self) -> String {
        let half = match self.bits {
            0xffff => ".l",
            0xffff_0000 => ".h",
            _ => "",
        };
        match self.row.checked_sub(FIRST_U) {
            None => format!("v{}{half}", self.row),
            Some(u) => format!("u{u}"),
        }
    }
}

/// The registers that an operand names.
pub(crate) fn parts(operand: Option<Operand>) -> Vec<Part> {
    let whole = |first: u16, count: u8| {
        let part = |row| Part {
            row,
            bits: u32::MAX,
        };
        (first..first + u16::from(count)).map(part).collect()
    };
    match operand {
        Some(Operand::V { first, count, .. }) => whole(first.into(), count),
        Some(Operand::U { first, count, .. }) => whole(FIRST_U + u16::from(first), count),
        Some(Operand::VHalf { reg, high, .. }) => vec![Part {
            row: reg.into(),
            bits: 0xffff << (16 * u32::from(high)),
        }],
        _ => Vec::new(),
    }
}

/// What an instruction writes.
fn results(insn: &Insn) -> Vec<Part> {
    let operands = insn.op.info().operands.iter().enumerate();
    let written = operands.filter(|(_, info)| info.writes);
    written.flat_map(|(k, _)| parts(insn.operand(k))).collect()
}

/// Instructions of a code as the counters see them.
#[derive(Debug)]
pub(crate) struct Acts {
    /// By word of the code; `None` = [`Act::Plain`].
    by_word: Vec<Option<(Act, Vec<Part>)>>,
    /// The seed, if chance decides.
    seed: Option<u64>,
}

impl Acts {
    /// For a way to complete; `None` for [`Completion::AtOnce`], which needs nothing.
    pub(crate) fn new(words: &[u32], completion: Completion) -> Option<Acts> {
        let seed = match completion {
            Completion::AtOnce => return None,
            Completion::Late => None,
            Completion::Random { seed } => Some(seed),
        };
        let act = |k: usize| {
            let insn = insn(words, k as u32 * 4)?.ok()?;
            Some((Act::of(&insn), results(&insn))).filter(|(act, _)| *act != Act::Plain)
        };
        Some(Acts {
            by_word: (0..words.len()).map(act).collect(),
            seed,
        })
    }

    fn at(&self, pc: u32) -> Option<&(Act, Vec<Part>)> {
        self.by_word.get((pc / 4) as usize)?.as_ref()
    }
}

/// An operation whose result has not come yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnderWay {
    /// PC of its instruction, in bytes from CODE_BASE.
    pub pc: u32,
    /// Its counter.
    pub counter: &'static str,
    /// What it will write: `v4`, `v4.h`, `u20`.
    pub registers: Vec<String>,
}

/// An operation under way.
#[derive(Debug)]
struct Operation {
    pc: u32,
    counter: u8,
    /// Lanes that it writes.
    lanes: u32,
    results: Vec<(Part, Row)>,
    /// Step of the warp from which on chance has it complete.
    due: u64,
}

impl Operation {
    /// Writes the result, under the mask of the issue. The other half of a register stays (W-REG-5).
    fn complete(self, regs: &mut Registers) {
        for (part, values) in self.results {
            let row = regs.row_mut(part.row);
            let old = *row;
            let merged = std::array::from_fn(|l| old[l] & !part.bits | values[l] & part.bits);
            write_row(row, self.lanes, &merged);
        }
    }
}

/// The operations of a warp that are under way, in the order of their issue.
#[derive(Debug, Default)]
pub(crate) struct Outstanding {
    operations: VecDeque<Operation>,
    /// Decides what comes when, where chance does.
    random: Option<Random>,
    /// Instructions that the warp has started.
    steps: u64,
}

impl Outstanding {
    /// Forgets all; what comes by chance depends on the seed, the number of the workgroup and the warp only.
    pub(crate) fn launch(&mut self, acts: &Acts, workgroup: u64, warp: u32) {
        self.operations.clear();
        self.steps = 0;
        self.random = acts.seed.map(|seed| {
            let of_group = Random::new(seed).next() ^ workgroup;
            Random::new(Random::new(of_group).next() ^ u64::from(warp))
        });
    }

    /// Completes everything, in the order of issue (W-G6-2).
    pub(crate) fn complete_all(&mut self, regs: &mut Registers) {
        for operation in self.operations.drain(..) {
            operation.complete(regs);
        }
    }

    fn count(&self, counter: u8) -> usize {
        let of_counter = |o: &&Operation| o.counter == counter;
        self.operations.iter().filter(of_counter).count()
    }

    /// Completes the operation of this number.
    fn complete(&mut self, k: usize, regs: &mut Registers) {
        if let Some(operation) = self.operations.remove(k) {
            operation.complete(regs);
        }
    }

    /// Completes as few as possible so that at most `keep` of a counter stay under way: the oldest, of `sm` any.
    fn at_most(&mut self, counter: u8, keep: usize, regs: &mut Registers) {
        for _ in keep..self.count(counter) {
            let of_counter = |(k, o): (usize, &Operation)| (o.counter == counter).then_some(k);
            let mut all = self.operations.iter().enumerate().filter_map(of_counter);
            let chosen = match &mut self.random {
                Some(random) if unordered(counter) => {
                    let all: Vec<usize> = all.collect();
                    all.get(random.below(all.len().max(1))).copied()
                }
                _ => all.next(),
            };
            if let Some(k) = chosen {
                self.complete(k, regs);
            }
        }
    }

    /// Completes what is due by chance and may complete.
    fn chance(&mut self, regs: &mut Registers) {
        if self.random.is_none() {
            return;
        }
        self.steps += 1;
        let mut k = 0;
        // Counters of which an older operation is still under way.
        let mut held = [false; KINDS];
        while let Some(o) = self.operations.get(k) {
            let held = &mut held[usize::from(o.counter)];
            if o.due <= self.steps && (!*held || unordered(o.counter)) {
                self.complete(k, regs);
            } else {
                *held = true;
                k += 1;
            }
        }
    }

    /// The step in which a new operation may complete: often soon, sometimes never.
    fn due(&mut self) -> u64 {
        let Some(random) = &mut self.random else {
            return u64::MAX;
        };
        let latency = match random.below(4) {
            0 => 0,
            1 => random.below(4) as u64,
            2 => random.below(64) as u64,
            _ => return u64::MAX,
        };
        self.steps + latency
    }

    /// What is under way, in the order of issue.
    pub(crate) fn list(&self) -> Vec<UnderWay> {
        let view = |o: &Operation| UnderWay {
            pc: o.pc,
            counter: COUNTERS[usize::from(o.counter)].name,
            registers: o.results.iter().map(|(part, _)| part.name()).collect(),
        };
        self.operations.iter().map(view).collect()
    }
}

/// Takes results back until they come, unless they come at once, and passes all on.
pub(crate) struct Late<'a, O> {
    acts: Option<&'a Acts>,
    inner: O,
    /// What the registers held that the instruction writes.
    saved: Vec<Row>,
    /// EXEC at its issue.
    exec: u32,
}

impl<'a, O> Late<'a, O> {
    pub(crate) fn new(acts: Option<&'a Acts>, inner: O) -> Late<'a, O> {
        Late {
            acts,
            inner,
            saved: Vec::new(),
            exec: 0,
        }
    }

    /// Takes the result of an operation that has just executed out of the registers.
    fn issue(&mut self, w: &mut WarpState, pc: u32, counter: u8, parts: &[Part]) {
        let mut results = Vec::with_capacity(parts.len());
        let mut changed = 0;
        for (part, saved) in parts.iter().zip(&self.saved) {
            let row = w.regs.row_mut(part.row);
            let new = std::mem::replace(row, *saved);
            changed |= (0..LANES).fold(0, |m, l| m | u32::from(new[l] != saved[l]) << l);
            results.push((*part, new));
        }
        let uniform = parts.iter().any(|p| p.row >= FIRST_U);
        // Helpers keep their register where they cannot load, and in atomics.
        let helpers = self.exec & w.helpers;
        let lanes = match uniform {
            true => u32::MAX,
            false => self.exec & !helpers | changed & helpers,
        };
        let due = w.outstanding.due();
        w.outstanding.operations.push_back(Operation {
            pc,
            counter,
            lanes,
            results,
            due,
        });
    }
}

impl<F: Env, O: Watch<F>> Watch<F> for Late<'_, O> {
    fn before(&mut self, m: &mut Interp<'_, F>, pc: u32) {
        let WarpState {
            outstanding, regs, ..
        } = &mut *m.w;
        outstanding.chance(regs);
        match self.acts.and_then(|acts| acts.at(pc)) {
            None => {}
            Some((Act::Wait(keep), _)) => {
                for (counter, keep) in (0u8..).zip(keep).filter(|(_, keep)| **keep != ANY) {
                    outstanding.at_most(counter, usize::from(*keep), regs);
                }
            }
            Some((Act::Issue(counter), parts)) => {
                outstanding.at_most(*counter, capacity(*counter) - 1, regs);
                self.saved.clear();
                self.saved.extend(parts.iter().map(|p| *regs.row(p.row)));
                self.exec = m.w.exec;
            }
            Some((Act::End, _)) => outstanding.complete_all(regs),
            Some((Act::Plain, _)) => {}
        }
        self.inner.before(m, pc);
    }

    fn after(&mut self, m: &mut Interp<'_, F>, pc: u32, trap: Option<Trap>) {
        self.inner.after(m, pc, trap);
        if trap.is_none()
            && let Some((Act::Issue(counter), parts)) = self.acts.and_then(|acts| acts.at(pc))
        {
            self.issue(m.w, pc, *counter, parts);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // spec: W-G6-9
    #[test]
    fn counters_have_the_widths_of_the_manual() {
        // vm 6, vst 6, tex 4, ls 4, sm 2, sfu 3 bits; a field of all ones waits for nothing.
        let all: Vec<(&str, usize)> = (0u8..)
            .zip(&COUNTERS)
            .map(|(k, c)| (c.name, capacity(k)))
            .collect();
        let want = [
            ("vm", 62),
            ("vst", 62),
            ("tex", 14),
            ("ls", 14),
            ("sm", 2),
            ("sfu", 6),
        ];
        assert_eq!(all, want);
    }
}
