//! What the masks say: findings at single instructions, at joins, and of copies that nobody uses.

use super::rows::{self, Made, Source, needs_lanes};
use super::{Run, waiting_place};
use crate::Report;
use crate::bdd::Set;
use crate::masks::lanes::{BAD, ENDED, ENTRY, FREE, HERE, HOLE, P, PASSED, State};
use lanemask_isa::w32::Op;
use std::collections::BTreeSet;

impl Run<'_> {
    pub(super) fn report(&mut self, report: &mut Report) -> Result<(), Option<usize>> {
        let used = self.lanes.saves_of(self.used);
        if self.lanes.table.overflowed() {
            return Err(None);
        }
        for pc in self.lanes.saves.clone() {
            if !used.contains(&pc) {
                let message = "EXEC is saved here, and the copy never gets back to EXEC";
                self.say("w32-mask-unused", pc as u32, message.into(), report);
            }
        }
        if !self.dropped.is_empty() {
            let comes_back = self.comes_back();
            for pc in self.dropped.clone() {
                self.look_dropped(pc, &comes_back, report);
            }
        }
        let uneven = std::mem::take(&mut self.uneven);
        if uneven.is_empty() {
            return Ok(());
        }
        // Only ways that lanes may take need them.
        let needed = self.needed(|edge| self.taken.contains(&edge));
        for (block, message) in uneven {
            if needed.contains(&block) {
                let pc = self.graph.nodes[self.blocks[block][0]].pc;
                self.say("w32-mask-join", pc, message, report);
            }
        }
        Ok(())
    }

    fn say(&self, rule: &'static str, pc: u32, message: String, report: &mut Report) {
        if let Some(n) = self.by_pc.get(&pc) {
            report.w32(rule, pc, &self.graph.nodes[*n].insn, message);
        }
    }

    /// A copy that nothing reads. What `saveexec.and` switches off then either comes back from another copy, or a branch on EXEC = 0 to the
    /// end says that it is meant to be off for good.
    fn look_dropped(&self, pc: u32, comes_back: &[bool], report: &mut Report) {
        let Some(first) = self.by_pc.get(&pc).copied() else {
            return;
        };
        let insn = &self.graph.nodes[first].insn;
        let fine = match insn.op {
            Op::ExecGet | Op::Csrr => false,
            Op::SaveexecAnd => {
                let mut next = self.graph.nodes[first].next.iter();
                self.ends_by_branch(first) || next.any(|n| comes_back[*n])
            }
            _ => true,
        };
        if !fine {
            let message = "EXEC is saved here, and nothing reads the copy";
            self.say("w32-mask-unused", pc, message.into(), report);
        }
    }

    /// Whether a branch on EXEC = 0 to the end follows before lanes are needed.
    fn ends_by_branch(&self, mut n: usize) -> bool {
        for _ in 0..self.graph.nodes.len() {
            let [next] = self.graph.nodes[n].next[..] else {
                return false;
            };
            let node = &self.graph.nodes[next];
            if let Some(place) = waiting_place(node.pc, &node.insn) {
                return self.waits_for(place).1;
            }
            if rows::exec(&node.insn).is_some() || needs_lanes(&node.insn) {
                return false;
            }
            n = next;
        }
        false
    }

    /// By place, whether EXEC may get lanes there or behind.
    fn comes_back(&self) -> Vec<bool> {
        self.graph.reaching(|node| {
            let narrows =
                |made: &Made| matches!(made, Made::And(..) | Made::Without(Source::Exec, _));
            rows::exec(&node.insn).is_some_and(|made| !narrows(&made))
        })
    }

    /// Reports what is wrong at a place.
    pub(super) fn look(&mut self, state: &State, n: usize, report: &mut Report) {
        let node = &self.graph.nodes[n];
        let (pc, insn) = (node.pc, node.insn);
        let [p, entry, bad, hole] = [P, ENTRY, BAD, HOLE].map(|v| self.lanes.table.var(v));
        let decides = matches!(insn.op, Op::Bexecz | Op::Bexecnz);
        let needs = needs_lanes(&insn);
        if rows::exec(&insn).is_none() && !needs && !decides && insn.op != Op::Endpgm {
            return;
        }
        let lost = self.lanes.table.var(self.lost);
        let sure = self.lanes.table.minus(state.lanes, lost);
        self.look_arms(sure, state, n, report);
        if let Some(made) = rows::exec(&insn)
            && !matches!(made, Made::AtLeast(_))
        {
            self.look_written(state, n, made, report);
        }
        if (needs || decides) && !self.lanes.table.and(sure, hole).is_none() {
            let message = "a branch on EXEC = 0 leads here, and EXEC has not been written since";
            report.w32("w32-mask-empty", pc, &insn, message.into());
        }
        if needs {
            let counts = self.active();
            let active = self.lanes.table.and(sure, counts);
            if !self.lanes.table.and(active, bad).is_none() {
                let message = "lanes run here that came back from a copy made before the last one that holds them";
                report.w32("w32-mask-outer", pc, &insn, message.into());
            }
            let here = self.lanes.code(self.lanes.waits, HERE);
            let passed = self.lanes.code(self.lanes.waits, PASSED);
            let fine = self.lanes.table.or(here, passed);
            let early = self.lanes.table.minus(active, fine);
            let ended = self.lanes.code(self.lanes.waits, ENDED);
            if !self.lanes.table.and(early, ended).is_none() {
                let message = "lanes run here that a branch on EXEC = 0 has ended";
                report.w32("w32-mask-early", pc, &insn, message.into());
            }
            for place in self.lanes.first_places(early) {
                let message = format!("lanes run here that wait for {}", report.place(place));
                report.w32("w32-mask-early", pc, &insn, message);
            }
        }
        if insn.op == Op::Endpgm {
            let here = self.lanes.code(self.lanes.waits, HERE);
            let never = self.lanes.code(self.lanes.latest, 0);
            let mut lost = self.lanes.table.and(sure, entry);
            for off in [p, hole, never] {
                lost = self.lanes.table.minus(lost, off);
            }
            let lost = self.lanes.table.and(lost, here);
            if let Some(save) = self.lanes.first_save(lost) {
                let place = report.place(save);
                let message = format!("lanes that were saved at {place} are still off at the end");
                report.w32("w32-mask-lost", pc, &insn, message);
            }
        }
    }

    /// A write of EXEC.
    fn look_written(&mut self, state: &State, n: usize, made: Made, report: &mut Report) {
        let node = &self.graph.nodes[n];
        let bit = self.bit(made);
        let lanes = self.lanes.with_new(state.lanes, FREE, bit);
        let [p, entry, helper, now] =
            [P, ENTRY, self.helper, FREE].map(|v| self.lanes.table.var(v));
        let on = self.lanes.table.and(lanes, now);
        let lost = self.lanes.table.var(self.lost);
        let known = self.lanes.table.or(entry, helper);
        if !self.lanes.table.minus(on, known).is_none() {
            let origins = self.origins(state, made);
            if self.lanes.has_no_save(origins) {
                let mut message = "EXEC becomes what is no mask of lanes on some path".to_string();
                let saved: Vec<u8> = (made.registers())
                    .filter(|r| self.saved_in >> r & 1 == 1)
                    .collect();
                if let Some(r) = saved.first() {
                    message += &format!(
                        "; u{r} is where EXEC is saved, and something else has been written there"
                    );
                }
                report.w32("w32-mask-data", node.pc, &node.insn, message);
            } else if !self.lanes.table.minus(on, lost).is_none() {
                let message = "EXEC may get lanes that the launch did not start".to_string();
                report.w32("w32-mask-widened", node.pc, &node.insn, message);
            }
        }
        let changes = self.lanes.table.xor(now, p);
        if self.lanes.table.and(lanes, changes).is_none() {
            let message = "EXEC already is what is written here".to_string();
            report.w32("w32-mask-idle", node.pc, &node.insn, message);
        }
    }

    /// Lanes that wait for a place are off until control gets there.
    pub(super) fn look_early(&mut self, lanes: Set, who: Set, pc: u32, report: &mut Report) {
        let active = self.active();
        let lanes = self.lanes.table.and(lanes, who);
        let lost = self.lanes.table.var(self.lost);
        let lanes = self.lanes.table.minus(lanes, lost);
        if !self.lanes.table.and(lanes, active).is_none() {
            let message =
                "lanes that wait for this place are already active when control gets here";
            self.say("w32-mask-early", pc, message.into(), report);
        }
    }

    /// A switch to the other arm, a copy without EXEC: who is off has to have been off since that copy was made.
    fn look_arms(&mut self, sure: Set, state: &State, n: usize, report: &mut Report) {
        let insn = self.graph.nodes[n].insn;
        let made = match rows::exec(&insn) {
            Some(
                made @ (Made::Without(Source::U(_), Source::Exec) | Made::Xor(Source::Exec, _)),
            ) => made,
            _ => return,
        };
        let bit = self.bit(made);
        if bit.least != bit.most {
            return;
        }
        let p = self.lanes.table.var(P);
        let origins = self.origins(state, made);
        let known = self.lanes.known(origins);
        let on = self.lanes.table.minus(bit.most, p);
        let on = self.lanes.table.and(sure, on);
        let both = self.lanes.table.minus(on, known);
        if let Some(save) = self.lanes.first_save(both) {
            let message = format!(
                "lanes that ran the first arm get into the second: EXEC no longer holds all that were saved at {}",
                report.place(save)
            );
            report.w32("w32-mask-arms", self.graph.nodes[n].pc, &insn, message);
        }
    }

    /// Places where one path has restored EXEC and another has not.
    pub(super) fn look_uneven(&mut self, block: usize, edges: &[(usize, Set)], report: &Report) {
        for (save, off, on) in self.lanes.uneven(edges) {
            let last = |block: usize| {
                let n = self.blocks[block].last().copied().unwrap_or(0);
                report.place(self.graph.nodes[n].pc.into())
            };
            let message = format!(
                "lanes saved at {} are active when control comes from {}, and off when it comes from {}",
                report.place(save),
                last(on),
                last(off),
            );
            self.uneven.push((block, message));
        }
    }

    /// Blocks from whose start lanes may be needed before EXEC is written.
    pub(super) fn needed(&self, way: impl Fn((usize, usize)) -> bool) -> BTreeSet<usize> {
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); self.blocks.len()];
        for (from, next) in self.next_blocks.iter().enumerate() {
            let next = next.iter().filter(|to| way((from, **to)));
            next.for_each(|to| before[*to].push(from));
        }
        let (mut open, mut passes) = (Vec::new(), BTreeSet::new());
        for (k, block) in self.blocks.iter().enumerate() {
            let mut insns = block.iter().map(|n| &self.graph.nodes[*n].insn);
            match insns.find(|i| needs_lanes(i) || rows::exec(i).is_some()) {
                Some(insn) if needs_lanes(insn) => open.push(k),
                None => {
                    passes.insert(k);
                }
                _ => {}
            }
        }
        let mut out = BTreeSet::new();
        while let Some(block) = open.pop() {
            if out.insert(block) {
                open.extend(before[block].iter().filter(|b| passes.contains(b)));
            }
        }
        out
    }
}
