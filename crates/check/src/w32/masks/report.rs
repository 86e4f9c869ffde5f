//! What the masks say: findings at single instructions, at joins, and of copies that nobody uses.

use super::rows::{self, Made, Source, needs_lanes};
use super::{DATA, Run, State, resolve, waiting_place};
use crate::Report;
use crate::bdd::Set;
use crate::masks::lanes::{BAD, ENDED, ENTRY, FREE, HERE, HOLE, P, PASSED, PLACE};
use lanemask_isa::w32::Op;
use std::collections::BTreeSet;

impl Run<'_> {
    pub(super) fn report(&mut self, report: &mut Report) {
        for block in self.order.clone() {
            self.block(block, Some(report));
            if self.lanes.table.overflowed() {
                return;
            }
        }
        for pc in self.lanes.saves.clone() {
            if !self.used.contains(&pc) {
                let message = "EXEC is saved here, and the copy never gets back to EXEC";
                self.say("w32-mask-unused", pc as u32, message.into(), report);
            }
        }
        for pc in self.dropped.clone() {
            self.look_dropped(pc, report);
        }
        self.joins(report);
    }

    fn say(&self, rule: &'static str, pc: u32, message: String, report: &mut Report) {
        if let Some(n) = self.by_pc.get(&pc) {
            report.w32(rule, pc, &self.graph.nodes[*n].insn, message);
        }
    }

    /// A copy that nothing reads. What `saveexec.and` switches off then either comes back from another copy, or a branch on EXEC = 0 to the
    /// end says that it is meant to be off for good.
    fn look_dropped(&self, pc: u32, report: &mut Report) {
        let Some(first) = self.by_pc.get(&pc).copied() else {
            return;
        };
        let insn = &self.graph.nodes[first].insn;
        let fine = match insn.op {
            Op::ExecGet | Op::Csrr => false,
            Op::SaveexecAnd => self.ends_by_branch(first) || self.comes_back(first),
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
                let place = resolve(self.graph, &self.by_pc, place);
                let end = self.by_pc.get(&place);
                return end.is_some_and(|n| self.graph.nodes[*n].insn.op == Op::Endpgm);
            }
            if rows::exec(&node.insn).is_some() || needs_lanes(&node.insn) {
                return false;
            }
            n = next;
        }
        false
    }

    /// Whether EXEC may get lanes behind a place.
    fn comes_back(&self, n: usize) -> bool {
        let mut seen = BTreeSet::new();
        let mut work = self.graph.nodes[n].next.clone();
        while let Some(n) = work.pop() {
            if !seen.insert(n) {
                continue;
            }
            let node = &self.graph.nodes[n];
            match rows::exec(&node.insn) {
                None | Some(Made::And(..) | Made::Without(Source::Exec, _)) => {}
                Some(_) => return true,
            }
            work.extend(&node.next);
        }
        false
    }

    /// Reports what is wrong at a place.
    pub(super) fn look(&mut self, state: &State, n: usize, report: &mut Report) {
        let node = &self.graph.nodes[n];
        let (pc, insn) = (node.pc, node.insn);
        let [p, entry, bad, hole] = [P, ENTRY, BAD, HOLE].map(|v| self.lanes.table.var(v));
        let lost = self.lanes.table.var(self.lost);
        let sure = self.lanes.table.minus(state.lanes, lost);
        let counts = self.active();
        let active = self.lanes.table.and(sure, counts);
        self.look_arms(sure, state, n, report);
        if let Some(made) = rows::exec(&insn)
            && !matches!(made, Made::AtLeast(_))
        {
            self.look_written(state, n, made, report);
        }
        let decides = matches!(insn.op, Op::Bexecz | Op::Bexecnz);
        if (needs_lanes(&insn) || decides) && !self.lanes.table.and(sure, hole).is_none() {
            let message = "a branch on EXEC = 0 leads here, and EXEC has not been written since";
            report.w32("w32-mask-empty", pc, &insn, message.into());
        }
        if needs_lanes(&insn) {
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
            for k in 0..self.lanes.places.len() {
                if early.is_none() {
                    break;
                }
                let is = self.lanes.code(self.lanes.waits, k + PLACE);
                if !self.lanes.table.and(early, is).is_none() {
                    let place = report.place(self.lanes.places[k]);
                    let message = format!("lanes run here that wait for {place}");
                    report.w32("w32-mask-early", pc, &insn, message);
                }
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
            if origins.contains(&DATA) {
                let mut message = "EXEC becomes what is no mask of lanes on some path".to_string();
                let saved: Vec<u8> = (made.registers())
                    .filter(|r| self.holds_saved(*r))
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

    /// Whether some instruction saves EXEC in a register.
    fn holds_saved(&self, register: u8) -> bool {
        let mut insns = self.graph.insns();
        insns.any(|(_, insn)| rows::saves(insn) == Some(register))
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
        let known = self.lanes.known(&origins);
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

    /// Places where one path has restored EXEC and another has not, with code behind that needs lanes.
    fn joins(&mut self, report: &mut Report) {
        let needed = self.needed();
        let mut position = vec![0; self.blocks.len()];
        for (k, block) in self.order.iter().enumerate() {
            position[*block] = k;
        }
        let edges: Vec<((usize, usize), Set)> =
            self.edges.iter().map(|(e, lanes)| (*e, *lanes)).collect();
        for to in self.order.clone() {
            if !needed.contains(&to) {
                continue;
            }
            // Back edges bring lanes of another trip.
            let from: Vec<(usize, Set)> = (edges.iter())
                .filter(|((a, b), lanes)| {
                    *b == to && position[*a] < position[*b] && !lanes.is_none()
                })
                .map(|((a, _), lanes)| (*a, *lanes))
                .collect();
            if from.len() < 2 {
                continue;
            }
            let lost = self.lanes.table.var(self.lost);
            if from
                .iter()
                .any(|(_, lanes)| !self.lanes.table.and(*lanes, lost).is_none())
            {
                continue;
            }
            for k in 0..self.lanes.saves.len() {
                let parts: Vec<(usize, bool, bool)> = (from.iter())
                    .map(|(from, lanes)| {
                        let (off, on) = self.lanes.parted(*lanes, k + 1);
                        (*from, off, on)
                    })
                    .collect();
                let off = parts.iter().find(|(_, off, _)| *off);
                let on = parts.iter().find(|(_, off, on)| *on && !*off);
                if let Some(((a, ..), (b, ..))) = off.zip(on) {
                    let last = |block: &usize| {
                        let n = self.blocks[*block].last().copied().unwrap_or(0);
                        report.place(self.graph.nodes[n].pc.into())
                    };
                    let message = format!(
                        "lanes saved at {} are active when control comes from {}, and off when it comes from {}",
                        report.place(self.lanes.saves[k]),
                        last(b),
                        last(a),
                    );
                    let pc = self.graph.nodes[self.blocks[to][0]].pc;
                    self.say("w32-mask-join", pc, message, report);
                }
            }
        }
    }

    /// Blocks from whose start lanes may be needed before EXEC is written.
    fn needed(&self) -> BTreeSet<usize> {
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); self.blocks.len()];
        for (from, to) in self.edges.keys() {
            before[*to].push(*from);
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
