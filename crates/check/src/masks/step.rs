//! What single instructions do to the masks.

use super::Run;
use super::lanes::{Bit, ENTRY, FREE, Origins, P, Source, State};
use super::rows::{is_bitwise, is_move, slot_of};
use crate::bdd::{Set, Var};
use crate::body::needs_lanes;
use crate::operands::{self, Domain, Kind};
use lanemask_isa::linx::{Field, Insn, Op, Reg, TileBase};

impl Run<'_> {
    pub(super) fn step(&mut self, state: &mut State, pc: u64) {
        let insn = self.body.insn(pc);
        let lanes_do = operands::domain(insn) == Domain::Lanes;
        if lanes_do {
            for (_, reg) in operands::sources(insn) {
                self.use_value(state, reg);
            }
            if operands::is_compare(insn.op) && insn.reg(Field::RegDst) == Some(Reg::P) {
                self.narrow(state, pc);
            }
            if needs_lanes(insn) {
                let p = self.lanes.table.var(P);
                state.lanes = self.lanes.run(state.lanes, p);
            }
            self.store(state, pc, Bit::ANY, Origins::NOTHING);
        } else {
            self.group(state, pc);
        }
        if operands::destinations(insn)
            .iter()
            .any(|r| matches!(r, Reg::Push(_) | Reg::PushT | Reg::PushU | Reg::R(_)))
        {
            self.kill(state, pc);
        }
        if lanes_do {
            // A reduction pushes T or U.
            for reg in operands::destinations(insn) {
                self.write(state, reg, Bit::ANY, Origins::NOTHING);
            }
        }
    }

    fn use_value(&mut self, state: &State, reg: Reg) {
        let origins = self.of(state, reg);
        self.use_saves(origins);
    }

    fn use_saves(&mut self, origins: Origins) {
        self.used = self.lanes.table.or(self.used, origins.saves);
    }

    /// What the value of an operand descends from.
    pub(super) fn of(&self, state: &State, reg: Reg) -> Origins {
        let known = self.value_var(reg).and_then(|var| state.origins.get(&var));
        known.copied().unwrap_or(Origins::NOTHING)
    }

    /// A compare to p: only active lanes stay (L-37).
    fn narrow(&mut self, state: &mut State, pc: u64) {
        let p = self.lanes.table.var(P);
        let new = match self.flow.tests.get(&pc) {
            Some((test, negated)) if self.tests.contains_key(test) => {
                let mut holds = self.lanes.table.var(self.tests[test]);
                if *negated {
                    holds = self.lanes.table.not(holds);
                }
                Bit::exactly(self.lanes.table.and(p, holds))
            }
            _ => Bit {
                least: Set::NONE,
                most: p,
            },
        };
        state.lanes = self.lanes.assign(state.lanes, P, new);
    }

    /// A group-domain instruction.
    fn group(&mut self, state: &mut State, pc: u64) {
        let insn = *self.body.insn(pc);
        let bitwise = is_bitwise(&insn) || is_move(&insn);
        let destinations = operands::destinations(&insn);
        let mut from = Origins::NOTHING;
        let sources = operands::all_sources(&insn);
        for reg in &sources {
            let more = self.of(state, *reg);
            from = self.lanes.unite(from, more);
        }
        let stores = operands::access(&insn).is_some_and(|a| a.kind == Kind::Store);
        let own_slot = self.stores.get(&pc).and_then(|(own, _)| *own);
        // A slot that nobody loads is no use either.
        let spills = stores
            && (own_slot.is_some()
                || self.flow.accesses.get(&pc).is_some_and(|a| {
                    a.access.base == Reg::Tile(TileBase::Ts) && slot_of(a).is_some()
                }));
        let keeps = (bitwise && !destinations.contains(&Reg::P)) || spills;
        if !keeps {
            self.use_saves(from);
        }
        let mut bit = self.result(state, pc, &insn);
        if let Some(slot) = self.loaded(pc) {
            let stored = state.origins.get(&self.slot_var(slot));
            let stored = stored.copied().unwrap_or(Origins::NOTHING);
            from = self.lanes.unite(from, stored);
            if destinations.contains(&Reg::P) {
                self.use_saves(stored);
            }
        }
        if stores {
            bit = self.stored(&insn);
        }
        let saves = sources.contains(&Reg::P) && keeps;
        if saves {
            let own = self.lanes.origin(pc);
            from = self.lanes.unite(from, own);
        }
        let origins = from;
        if destinations.contains(&Reg::P) {
            let values = (sources.iter())
                .filter(|r| self.value_var(**r).is_some())
                .count();
            let how = match values {
                _ if sources.contains(&Reg::P) => Source::Arms,
                0 | 1 if bit.least == bit.most => Source::Whole,
                _ => Source::Part,
            };
            state.lanes = self.lanes.restore(state.lanes, bit, origins, how);
            return;
        }
        let var = if stores {
            self.store(state, pc, bit, origins);
            own_slot.map(|s| self.slot_var(s))
        } else {
            for reg in &destinations {
                self.write(state, *reg, bit, origins);
                // A second result is no mask.
                bit = Bit::ANY;
            }
            destinations.first().and_then(|r| match r {
                Reg::PushT => self.value_var(Reg::T(1)),
                Reg::PushU => self.value_var(Reg::U(1)),
                r => self.value_var(*r),
            })
        };
        if saves && let Some(var) = var {
            state.lanes = self.lanes.save(state.lanes, var, pc);
        }
    }

    fn write(&mut self, state: &mut State, reg: Reg, bit: Bit, origins: Origins) {
        let first = match reg {
            Reg::PushT => 0,
            Reg::PushU => 4,
            Reg::R(_) => {
                if let Some(var) = self.value_var(reg) {
                    self.lanes.put(state, var, bit, origins);
                }
                return;
            }
            _ => return,
        };
        // The new value may read the old ones.
        state.lanes = self.lanes.with_new(state.lanes, FREE, bit);
        let first = self.values + first;
        self.lanes.drop_value(state, first + 3);
        for var in [first + 2, first + 1, first] {
            if let Some(old) = state.origins.remove(&var) {
                state.lanes = self.lanes.rename(state.lanes, var, var + 1);
                state.origins.insert(var + 1, old);
            }
        }
        state.lanes = self.lanes.rename(state.lanes, FREE, first);
        state.origins.insert(first, origins);
    }

    fn store(&mut self, state: &mut State, pc: u64, bit: Bit, origins: Origins) {
        let Some((own, others)) = self.stores.get(&pc).cloned() else {
            return;
        };
        let first = self.slot_var(0);
        let slots = first..self.slot_var(self.slots.len());
        let met: Vec<Var> = (state.origins.range(slots).map(|(var, _)| *var))
            .map(|var| (var, (var - first) as usize))
            .filter(|(_, slot)| Some(*slot) != own && others.binary_search(slot).is_ok())
            .map(|(var, _)| var)
            .collect();
        for var in met {
            self.lanes.drop_value(state, var);
        }
        if let Some(slot) = own {
            let var = self.slot_var(slot);
            self.lanes.put(state, var, bit, origins);
        }
    }

    /// The slot that an instruction loads whole.
    pub(super) fn loaded(&self, pc: u64) -> Option<usize> {
        let placed = self.flow.accesses.get(&pc)?;
        let load = placed.access.kind == Kind::Load && placed.domain == Domain::Group;
        let slot = slot_of(placed).filter(|_| load)?;
        self.slots.binary_search(&slot).ok()
    }

    fn read(&mut self, reg: Reg) -> Bit {
        let var = match reg {
            Reg::Zero => return Bit::exactly(Set::NONE),
            Reg::P => P,
            _ => match self.value_var(reg) {
                Some(var) => var,
                None => return Bit::ANY,
            },
        };
        Bit::exactly(self.lanes.table.var(var))
    }

    fn stored(&mut self, insn: &Insn) -> Bit {
        let access = operands::access(insn);
        let data = access.and_then(|a| a.data.map(|d| (d, a.bytes)));
        match data {
            Some((reg, bytes)) if bytes == 8 || self.facts.lanes() <= 32 => self.read(reg),
            _ => Bit::ANY,
        }
    }

    /// The bit that a group-domain instruction makes.
    pub(super) fn result(&mut self, _state: &State, pc: u64, insn: &Insn) -> Bit {
        if let Some(slot) = self.loaded(pc) {
            let lanes = self.facts.lanes();
            let unsigned = matches!(
                insn.op,
                Op::VLwu | Op::VLwui | Op::VLwuiU | Op::VLwuBrg | Op::VLwuiBrg | Op::VLwuiUBrg
            );
            let whole = match self.slots[slot].bytes {
                8 => true,
                4 => lanes < 32 || lanes == 32 && unsigned,
                _ => false,
            };
            return if whole {
                Bit::exactly(self.lanes.table.var(self.slot_var(slot)))
            } else {
                Bit::ANY
            };
        }
        let left = insn.reg(Field::SrcL).map_or(Bit::ANY, |r| self.read(r));
        let constant = |run: &mut Run, n: i64| match n {
            0 => Bit::exactly(Set::NONE),
            -1 => Bit::exactly(Set::ALL),
            n if n > 0 && run.facts.lanes() < 64 && n < 1 << run.facts.lanes() => Bit {
                least: Set::NONE,
                most: run.lanes.table.var(ENTRY),
            },
            _ => Bit::ANY,
        };
        let right = match (insn.reg(Field::SrcR), insn.imm()) {
            (Some(reg), _) => {
                let bit = self.read(reg);
                match (insn.get(Field::SrcRType), insn.get(Field::Shamt)) {
                    (None | Some(0), None | Some(0)) => bit,
                    (Some(3), None | Some(0)) => self.lanes.not(bit),
                    _ if reg == Reg::Zero => bit,
                    _ => Bit::ANY,
                }
            }
            (None, Some(n)) => constant(self, n),
            _ => Bit::ANY,
        };
        match insn.op {
            Op::VOr | Op::Or | Op::COr | Op::VOri | Op::Ori | Op::HlOri => {
                self.lanes.or(left, right)
            }
            Op::VAnd | Op::And | Op::CAnd | Op::VAndi | Op::Andi | Op::HlAndi => {
                self.lanes.and(left, right)
            }
            Op::VXor | Op::Xor | Op::VXori | Op::Xori | Op::HlXori => self.lanes.xor(left, right),
            Op::CMovr => left,
            Op::CMovi | Op::HlLis | Op::HlLiu => constant(self, insn.imm().unwrap_or(0)),
            _ if is_move(insn) => {
                // A sum with zero.
                if insn.reg(Field::SrcL) == Some(Reg::Zero) {
                    right
                } else {
                    left
                }
            }
            Op::VCsel if matches!(insn.get(Field::SrcRType), None | Some(0)) => Bit {
                least: self.lanes.table.and(left.least, right.least),
                most: self.lanes.table.or(left.most, right.most),
            },
            _ => Bit::ANY,
        }
    }
}
