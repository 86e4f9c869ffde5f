//! What single instructions do to the masks.

use super::Run;
use super::rows::{self, Made, Slot, Source};
use crate::Report;
use crate::bdd::{Set, Var};
use crate::masks::lanes::{self, Bit, ENTRY, HOLE, Origins, P, State};
use crate::w32::{Register, touches};
use lanemask_isa::w32::{Insn, Op};
use lanemask_object::MaskExpr;
use std::collections::BTreeSet;

impl Run<'_> {
    pub(super) fn step(&mut self, state: &mut State, n: usize) {
        let node = &self.graph.nodes[n];
        let (pc, insn) = (u64::from(node.pc), node.insn);
        if rows::needs_lanes(&insn) {
            let active = self.active();
            state.lanes = self.lanes.run(state.lanes, active);
        }
        let exec = rows::exec(&insn);
        let lane = self.slot_lanes[n];
        let written = rows::written(&insn, lane);
        let slot = rows::slot(&insn, lane);
        if written.is_none() && exec.is_none() && slot.is_none() {
            self.use_all(state, &insn);
        }
        // What EXEC becomes is made of what there was before.
        let exec = exec.map(|made| {
            let origins = self.origins(state, made);
            self.use_saves(origins);
            let bit = self.bit(made);
            state.lanes = self.lanes.with_new(state.lanes, self.next, bit);
            (made, origins)
        });
        let helpers = (insn.op == Op::HelperSet).then(|| rows::source(&insn, 0));
        if let Some(source) = helpers {
            let bit = self.source_bit(source);
            state.lanes = self.lanes.assign(state.lanes, self.helper, bit);
        }
        self.write_registers(state, pc, &insn, written);
        self.write_slots(state, &insn, slot);
        if let Some((made, origins)) = exec {
            self.write_exec(state, made, origins);
            state.lanes = self.lanes.table.forget(state.lanes, self.next);
        }
    }

    /// The lanes that are active and count.
    pub(super) fn active(&mut self) -> Set {
        let [p, helper] = [P, self.helper].map(|v| self.lanes.table.var(v));
        self.lanes.table.minus(p, helper)
    }

    fn use_saves(&mut self, origins: Origins) {
        self.used = self.lanes.table.or(self.used, origins.saves);
    }

    /// What the value in a variable descends from.
    fn of(&mut self, state: &State, value: Option<usize>) -> Origins {
        let known = value.and_then(|v| state.origins.get(&self.var(v)));
        match known {
            Some(origins) => *origins,
            None => self.lanes.no_save(),
        }
    }

    /// Whatever an instruction reads that is no mask operation is used.
    fn use_all(&mut self, state: &State, insn: &Insn) {
        for t in touches(insn).iter().filter(|t| t.reads) {
            if let Register::U(r) = t.register
                && let Some(value) = self.value_of(r)
            {
                let origins = self.of(state, Some(value));
                self.use_saves(origins);
            }
        }
    }

    fn write_registers(
        &mut self,
        state: &mut State,
        pc: u64,
        insn: &Insn,
        written: Option<(u8, Made)>,
    ) {
        if let Some((register, made)) = written {
            let Some(value) = self.value_of(register) else {
                // Nobody makes a mask of it, so what is in it serves for something else.
                let origins = self.origins(state, made);
                self.use_saves(origins);
                return;
            };
            let bit = self.bit(made);
            let mut origins = self.origins(state, made);
            let var = self.var(value);
            state.lanes = self.lanes.assign(state.lanes, var, bit);
            if made == Made::Copy(Source::Exec) && self.lanes.numbers.contains_key(&pc) {
                state.lanes = self.lanes.save(state.lanes, var, pc);
                origins = self.lanes.origin(pc);
            }
            state.origins.insert(var, origins);
            return;
        }
        let masks: BTreeSet<u8> = rows::lane_masks(insn).collect();
        for t in touches(insn).iter().filter(|t| t.writes) {
            let Register::U(register) = t.register else {
                continue;
            };
            let Some(value) = self.value_of(register) else {
                continue;
            };
            let (bit, origins) = if masks.contains(&register) {
                (self.source_bit(Source::Active), Origins::NOTHING)
            } else {
                (Bit::ANY, self.lanes.no_save())
            };
            let var = self.var(value);
            self.lanes.put(state, var, bit, origins);
        }
    }

    fn write_slots(&mut self, state: &mut State, insn: &Insn, own: Option<(Slot, Source)>) {
        if let Some((slot, source)) = own {
            let origins = self.origins(state, Made::Copy(source));
            match self.slot_of(slot) {
                Some(value) => {
                    let bit = self.source_bit(source);
                    let var = self.var(value);
                    self.lanes.put(state, var, bit, origins);
                }
                None => self.use_saves(origins),
            }
            return;
        }
        let vectors = rows::vector_writes(insn);
        let any = rows::writes_indexed(insn);
        if self.slots.is_empty() || vectors.is_empty() && !any {
            return;
        }
        let first = self.var(self.registers.len());
        let behind = self.var(self.registers.len() + self.slots.len());
        let kept: Vec<Var> = (state.origins.range(first..behind).map(|(var, _)| *var))
            .filter(|var| any || vectors.contains(&self.slots[(var - first) as usize].0))
            .collect();
        for var in kept {
            self.lanes.drop_value(state, var);
        }
    }

    /// EXEC becomes what `next` is.
    fn write_exec(&mut self, state: &mut State, made: Made, origins: Origins) {
        let next = Bit::exactly(self.lanes.table.var(self.next));
        if self.lanes.has_no_save(origins) {
            state.lanes = (self.lanes).assign(state.lanes, self.lost, Bit::exactly(Set::ALL));
        }
        let how = match made {
            Made::AtLeast(_) => {
                self.add_helpers(state);
                return;
            }
            _ if made.sources().any(|s| s == Source::Exec) => lanes::Source::Arms,
            Made::Copy(_) => lanes::Source::Whole,
            _ => lanes::Source::Part,
        };
        state.lanes = self.lanes.restore(state.lanes, next, origins, how);
    }

    /// `exec.wqm`: lanes that come on are helpers. It changes nothing for who waits, and adds nobody where nobody is.
    fn add_helpers(&mut self, state: &mut State) {
        let [p, next, helper] = [P, self.next, self.helper].map(|v| self.lanes.table.var(v));
        let new = self.lanes.table.minus(next, p);
        let all = self.lanes.table.or(helper, new);
        state.lanes = (self.lanes).assign(state.lanes, self.helper, Bit::exactly(all));
        let hole = self.lanes.table.var(HOLE);
        let wrong = self.lanes.table.and(hole, next);
        let lanes = self.lanes.table.minus(state.lanes, wrong);
        state.lanes = self.lanes.assign(lanes, P, Bit::exactly(next));
    }

    /// The bit of a source.
    pub(super) fn source_bit(&mut self, source: Source) -> Bit {
        let var: Option<Var> = match source {
            Source::Exec => Some(P),
            Source::Helpers => Some(self.helper),
            Source::U(r) => self.value_of(r).map(|v| self.var(v)),
            Source::Slot(slot) => self.slot_of(slot).map(|v| self.var(v)),
            Source::Bits(0) => return Bit::exactly(Set::NONE),
            Source::Bits(u32::MAX) => return Bit::exactly(Set::ALL),
            // Lanes that every launch starts.
            Source::Bits(bits) if bits & !self.launched == 0 => {
                return Bit {
                    least: Set::NONE,
                    most: self.lanes.table.var(ENTRY),
                };
            }
            Source::Active => {
                return Bit {
                    least: Set::NONE,
                    most: self.lanes.table.var(P),
                };
            }
            Source::Bits(_) | Source::Unknown => None,
        };
        match var {
            Some(var) => Bit::exactly(self.lanes.table.var(var)),
            None => Bit::ANY,
        }
    }

    /// The saves that a mask descends from.
    pub(super) fn origins(&mut self, state: &State, made: Made) -> Origins {
        let mut all = Origins::NOTHING;
        for source in made.sources() {
            let from = match source {
                Source::U(r) => self.of(state, self.value_of(r)),
                Source::Slot(slot) => self.of(state, self.slot_of(slot)),
                Source::Bits(bits) if bits != 0 && bits != u32::MAX => self.lanes.no_save(),
                Source::Unknown => self.lanes.no_save(),
                Source::Bits(_) | Source::Exec | Source::Helpers | Source::Active => continue,
            };
            all = self.lanes.unite(all, from);
        }
        all
    }

    /// The statements at a place, before its instruction.
    pub(super) fn named(&mut self, state: &mut State, n: usize, mut report: Option<&mut Report>) {
        let Some(notes) = self.notes.get(&self.graph.nodes[n].pc).cloned() else {
            return;
        };
        for note in notes {
            if let (Some(is), Some(report)) = (&note.is, report.as_deref_mut()) {
                self.look_named(state, n, is, report);
            }
            if let Some(name) = &note.name
                && let Some(var) = self.named.get(name.as_str()).copied()
            {
                let p = self.lanes.table.var(P);
                self.lanes
                    .put(state, var, Bit::exactly(p), Origins::NOTHING);
            }
        }
    }

    fn look_named(&mut self, state: &State, n: usize, is: &MaskExpr, report: &mut Report) {
        let node = &self.graph.nodes[n];
        let mut say = |how: String| {
            let message = format!("EXEC is said to be {is}, and {how}");
            report.w32("w32-mask-stated", node.pc, &node.insn, message);
        };
        match self.lanes.expression(&self.meant, is) {
            Err(name) => say(format!("no mask is called `{name}`")),
            Ok(wanted) => {
                let p = self.lanes.table.var(P);
                let on = self.lanes.table.minus(p, wanted);
                let off = self.lanes.table.minus(wanted, p);
                for (wrong, how) in [
                    (on, "lanes may be active that are not in it"),
                    (off, "lanes that are in it may be off"),
                ] {
                    if !self.lanes.table.and(state.lanes, wrong).is_none() {
                        say(how.into());
                    }
                }
            }
        }
    }
}
