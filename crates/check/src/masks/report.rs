//! What the masks say: findings at single instructions, at joins, and of copies that nobody uses.

use super::Run;
use super::lanes::{BAD, ENDED, ENTRY, FREE, HERE, HOLE, Origins, P, PASSED, State};
use super::rows::switches;
use crate::Report;
use crate::bdd::Set;
use crate::body::{Body, Exit, needs_lanes, sets_mask};
use crate::operands;
use std::collections::BTreeSet;

impl Run<'_> {
    pub(super) fn report(&mut self, report: &mut Report) -> Result<(), Option<usize>> {
        let body = self.body;
        let used = self.lanes.saves_of(self.used);
        if self.lanes.table.overflowed() {
            return Err(None);
        }
        for pc in self.lanes.saves.clone() {
            if !used.contains(&pc) {
                let insn = body.insn(pc);
                let message = "p is saved here, and the copy never gets back to p";
                report.at("linx-mask-unused", pc, insn, message);
            }
        }
        for (pc, message) in std::mem::take(&mut self.uneven) {
            report.at("linx-mask-join", pc, body.insn(pc), message);
        }
        Ok(())
    }

    /// Reports what is wrong at an instruction.
    pub(super) fn look(&mut self, state: &State, pc: u64, report: &mut Report) {
        let insn = self.body.insn(pc);
        let [p, entry, bad, hole] = [P, ENTRY, BAD, HOLE].map(|v| self.lanes.table.var(v));
        if needs_lanes(insn) || self.flow.accesses.contains_key(&pc) {
            let off = self.lanes.table.minus(entry, p);
            if self.lanes.table.and(state.lanes, off).is_none() {
                self.full.insert(pc);
            }
        }
        self.look_arms(state, pc, report);
        if sets_mask(insn) {
            let bit = self.result(state, pc, insn);
            let lanes = self.lanes.with_new(state.lanes, FREE, bit);
            let now = self.lanes.table.var(FREE);
            let on = self.lanes.table.and(lanes, now);
            let foreign = self.lanes.table.minus(on, entry);
            if !foreign.is_none() {
                let message = "p may get lanes that are not in the mask at the entry of the body";
                report.at("linx-mask-widened", pc, insn, message);
            }
            let changes = self.lanes.table.xor(now, p);
            if self.lanes.table.and(lanes, changes).is_none() && !report.has("linx-mask-unsaved") {
                let message = "p already is what is written here";
                report.at("linx-mask-idle", pc, insn, message);
            }
        }
        let decides = matches!(self.body.exit(pc), Exit::Mask { .. });
        if (needs_lanes(insn) || decides) && !self.lanes.table.and(state.lanes, hole).is_none() {
            let message = "a branch on an empty p leads here, and p has not been written since";
            report.at("linx-mask-empty", pc, insn, message);
        }
        if needs_lanes(insn) {
            let active = self.lanes.table.and(state.lanes, p);
            if !self.lanes.table.and(active, bad).is_none() {
                let message = "lanes run here that came back from a copy made before the last one that holds them";
                report.at("linx-mask-outer", pc, insn, message);
            }
            let here = self.lanes.code(self.lanes.waits, HERE);
            let passed = self.lanes.code(self.lanes.waits, PASSED);
            let fine = self.lanes.table.or(here, passed);
            let early = self.lanes.table.minus(active, fine);
            let ended = self.lanes.code(self.lanes.waits, ENDED);
            if !self.lanes.table.and(early, ended).is_none() {
                let message = "lanes run here that a branch on an empty p has ended";
                report.at("linx-mask-early", pc, insn, message);
            }
            for place in self.lanes.first_places(early) {
                let message = format!("lanes run here that wait for {}", report.place(place));
                report.at("linx-mask-early", pc, insn, message);
            }
            if insn.op.category() == "shuffle" && !self.full.contains(&pc) {
                report.at("linx-shuffle-inactive", pc, insn, "lanes may be off here");
            }
        }
        if self.body.exit(pc) == Exit::End {
            let here = self.lanes.code(self.lanes.waits, HERE);
            let never = self.lanes.code(self.lanes.latest, 0);
            let mut lost = self.lanes.table.and(state.lanes, entry);
            for off in [p, hole, never] {
                lost = self.lanes.table.minus(lost, off);
            }
            let lost = self.lanes.table.and(lost, here);
            if let Some(save) = self.lanes.first_save(lost) {
                let message = format!(
                    "lanes that were saved at {} are still off at the end",
                    report.place(save)
                );
                report.at("linx-mask-lost", pc, insn, message);
            }
        }
    }

    /// Lanes that wait for a place are off until control gets there.
    pub(super) fn look_early(&mut self, lanes: Set, who: Set, place: u64, report: &mut Report) {
        let p = self.lanes.table.var(P);
        let lanes = self.lanes.table.and(lanes, who);
        if !self.lanes.table.and(lanes, p).is_none() {
            let message =
                "lanes that wait for this place are already active when control gets here";
            report.at("linx-mask-early", place, self.body.insn(place), message);
        }
    }

    /// A switch to the other arm, `copy and not p`: who is off has to have been off since that copy was made.
    fn look_arms(&mut self, state: &State, pc: u64, report: &mut Report) {
        let insn = *self.body.insn(pc);
        if !switches(&insn) {
            return;
        }
        let p = self.lanes.table.var(P);
        let bit = self.result(state, pc, &insn);
        if bit.least != bit.most {
            return;
        }
        let mut origins = Origins::NOTHING;
        for reg in operands::all_sources(&insn) {
            let more = self.of(state, reg);
            origins = self.lanes.unite(origins, more);
        }
        let known = self.lanes.known(origins);
        let on = self.lanes.table.minus(bit.most, p);
        let on = self.lanes.table.and(state.lanes, on);
        let both = self.lanes.table.minus(on, known);
        if let Some(save) = self.lanes.first_save(both) {
            let message = format!(
                "lanes that ran the first arm get into the second: p no longer holds all that were saved at {}",
                report.place(save)
            );
            report.at("linx-mask-arms", pc, &insn, message);
        }
    }

    /// Places where one path has restored p and another has not.
    pub(super) fn look_uneven(&mut self, block: usize, edges: &[(usize, Set)], report: &Report) {
        for (save, off, on) in self.lanes.uneven(edges) {
            let last = |block: usize| {
                let pcs = &self.blocks[block];
                report.place(*pcs.last().expect("a block has instructions"))
            };
            let message = format!(
                "lanes saved at {} are active when control comes from {}, and off when it comes from {}",
                report.place(save),
                last(on),
                last(off),
            );
            self.uneven.push((self.blocks[block][0], message));
        }
    }
}

/// Blocks from whose start lanes may be needed before the group writes p.
pub(super) fn needed(body: &Body) -> BTreeSet<u64> {
    let mut out = BTreeSet::new();
    let mut open = Vec::new();
    let mut passes = BTreeSet::new();
    for (start, block) in &body.blocks {
        let first = (block.pcs.iter())
            .map(|pc| body.insn(*pc))
            .find(|i| needs_lanes(i) || sets_mask(i));
        match first {
            Some(insn) if needs_lanes(insn) => open.push(*start),
            None => {
                passes.insert(*start);
            }
            _ => {}
        }
    }
    while let Some(block) = open.pop() {
        if out.insert(block) {
            let before = &body.blocks[&block].predecessors;
            open.extend(before.iter().filter(|b| passes.contains(b)));
        }
    }
    out
}
