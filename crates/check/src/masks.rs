//! The mask on all paths: who is active, who was saved, who waits where.
//!
//! Seen from one lane, a group's body is a program over truth values: the lane's bit of p, of each saved copy, of each
//! condition. The analysis keeps, for each place, the set of valuations that a lane can have there, as a decision diagram. It is exact for
//! the mask algebra (and, or, not, copies, spills), and everything else is any bit. Paths are joined by union, so loops need no guess.
//!
//! Beside the program's own bits a lane has three of the analysis:
//!
//! - *latest*: the last instruction that saved p while the lane was active. Lanes that come back must come from a copy that
//!   descends from it; a copy that never gets back to p is a restore that was forgotten.
//! - *waits*: where the lane waits. The program says so itself: `b.z W` under p means that if nobody is active, W is next.
//!   So who is off there waits for W, or has ended if W ends the body. No lane may run before the place where it waits.
//! - *bad*: it came back from a copy that does not descend from its latest save.
//!
//! And the group has one: *hole*, it got here with p known to be empty, and p has not been written since.

use crate::affine::Affine;
use crate::bdd::{Set, Table, Var};
use crate::body::{Body, Exit, needs_lanes, sets_mask};
use crate::flow::{Def, Flow, Placed, Same, Test};
use crate::operands::{self, Domain, Kind};
use crate::{Facts, Report};
use lanemask_isa::linx::{Field, Insn, Op, Reg, TileBase};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

const FREE: Var = 0;
const FREE2: Var = 1;
const HOLE: Var = 2;
/// Whether the launch started the lane.
const ENTRY: Var = 3;
const P: Var = 4;
const BAD: Var = 5;
const CODES: Var = 6;

/// Saves that a value descends from.
type Origins = Rc<BTreeSet<u64>>;

/// A number in binary variables.
#[derive(Clone, Copy)]
struct Code {
    first: Var,
    bits: u32,
}

/// A lane does not wait.
const HERE: usize = 0;
/// It waited and was passed, or has ended.
const PASSED: usize = 1;

/// A bit between two functions.
#[derive(Clone, Copy)]
struct Bit {
    least: Set,
    most: Set,
}

impl Bit {
    const ANY: Bit = Bit {
        least: Set::NONE,
        most: Set::ALL,
    };

    fn exactly(set: Set) -> Bit {
        Bit {
            least: set,
            most: set,
        }
    }
}

#[derive(Clone, PartialEq, Eq)]
struct State {
    lanes: Set,
    /// By variable from `first_value` on.
    origins: Vec<Origins>,
}

/// A place in memory that holds a group value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Slot {
    global: bool,
    base: Reg,
    terms: Vec<(crate::affine::Atom, i64)>,
    constant: i64,
    bytes: u64,
}

/// Follows the masks and reports. Gives the instructions at which all lanes of the launch are active for sure.
pub(crate) fn analyse(
    body: &Body,
    flow: &Flow,
    facts: &Facts,
    most_nodes: usize,
    report: &mut Report,
) -> BTreeSet<u64> {
    let mut run = Run::new(body, flow, facts, most_nodes);
    run.fixpoint();
    if run.table.overflowed() {
        let message = "the masks of this body are too many to follow".to_string();
        report.add("linx-mask-complex", Some((body.entry, None)), message);
        return BTreeSet::new();
    }
    run.report(report);
    run.full
}

struct Run<'a> {
    body: &'a Body,
    flow: &'a Flow,
    facts: &'a Facts<'a>,
    table: Table,
    waits: Code,
    latest: Code,
    /// T, U, registers, slots: their first variable and number.
    values: Var,
    value_count: usize,
    registers: Vec<u8>,
    slots: Vec<Slot>,
    /// Slots that a store changes: its own, and those that it may.
    stores: BTreeMap<u64, (Option<usize>, Vec<usize>)>,
    tests: BTreeMap<Test, Var>,
    saves: Vec<u64>,
    places: Vec<u64>,
    states: BTreeMap<u64, State>,
    /// Lanes on each edge, for the check of joins.
    edges: BTreeMap<(u64, u64), Set>,
    nothing: Origins,
    /// Saves that are used.
    used: BTreeSet<u64>,
    /// Instructions at which all lanes are active.
    full: BTreeSet<u64>,
}

impl<'a> Run<'a> {
    fn new(body: &'a Body, flow: &'a Flow, facts: &'a Facts<'a>, most_nodes: usize) -> Run<'a> {
        let mut saves = Vec::new();
        let mut places = BTreeSet::new();
        let mut registers = BTreeSet::new();
        for (pc, insn) in body.insns() {
            if saves_mask(insn) {
                saves.push(*pc);
            }
            for reg in operands::destinations(insn) {
                if let Reg::R(n) = reg {
                    registers.insert(n);
                }
            }
            if let Some(place) = waiting_place(body, *pc) {
                places.insert(place);
            }
        }
        let places: Vec<u64> = places.into_iter().collect();
        let bits = |n: usize| usize::BITS - n.leading_zeros();
        let waits = Code {
            first: CODES,
            bits: bits(places.len() + PASSED),
        };
        let latest = Code {
            first: CODES + waits.bits as Var,
            bits: bits(saves.len()),
        };
        let values = latest.first + latest.bits as Var;
        let slots = slots(flow);
        let registers: Vec<u8> = registers.into_iter().collect();
        let value_count = 8 + registers.len() + slots.len();
        let mut run = Run {
            body,
            flow,
            facts,
            table: Table::new(most_nodes),
            waits,
            latest,
            values,
            value_count,
            registers,
            stores: BTreeMap::new(),
            tests: BTreeMap::new(),
            saves,
            places,
            states: BTreeMap::new(),
            edges: BTreeMap::new(),
            nothing: Rc::default(),
            used: BTreeSet::new(),
            full: BTreeSet::new(),
            slots,
        };
        run.find_stores();
        // A condition that is tested once is any bit.
        let mut counts: BTreeMap<&Test, u32> = BTreeMap::new();
        for (test, _) in flow.tests.values() {
            *counts.entry(test).or_default() += 1;
        }
        for (test, n) in counts {
            if n > 1 {
                let var = values + (value_count + run.tests.len()) as Var;
                run.tests.insert(test.clone(), var);
            }
        }
        run
    }

    fn find_stores(&mut self) {
        for (pc, placed) in &self.flow.accesses {
            if placed.access.kind == Kind::Load {
                continue;
            }
            let own = slot_of(placed).and_then(|s| self.slots.binary_search(&s).ok());
            let others = (0..self.slots.len())
                .filter(|k| Some(*k) != own && self.may_overlap(placed, &self.slots[*k]))
                .collect();
            self.stores.insert(*pc, (own, others));
        }
    }

    /// Different imports are taken to be different memory.
    fn may_overlap(&self, placed: &Placed, slot: &Slot) -> bool {
        let access = &placed.access;
        if access.global != slot.global || access.base != slot.base {
            return false;
        }
        let at = Affine {
            constant: slot.constant,
            terms: slot.terms.clone(),
        };
        let apart =
            |low: i64, high: i64| low >= slot.bytes as i64 || high <= -(access.bytes as i64);
        let ranges = &self.flow.ranges;
        let by_difference = (placed.offset.plus(&at, -1)).and_then(|d| d.range(ranges));
        let by_range = placed.offset.range(ranges).zip(at.range(ranges));
        !(by_difference.is_some_and(|(low, high)| apart(low, high))
            || by_range.is_some_and(|(a, b)| apart(a.0 - b.1, a.1 - b.0)))
    }

    fn value_var(&self, reg: Reg) -> Option<Var> {
        let k = match reg {
            Reg::T(n) => usize::from(n) - 1,
            Reg::U(n) => 3 + usize::from(n),
            Reg::R(n) => 8 + self.registers.binary_search(&n).ok()?,
            _ => return None,
        };
        Some(self.values + k as Var)
    }

    fn slot_var(&self, slot: usize) -> Var {
        self.values + (8 + self.registers.len() + slot) as Var
    }

    /// The lanes with this number.
    fn code(&mut self, code: Code, number: usize) -> Set {
        let mut set = Set::ALL;
        for k in 0..code.bits {
            let var = self.table.var(code.first + k as Var);
            let bit = if number >> k & 1 == 1 {
                var
            } else {
                self.table.not(var)
            };
            set = self.table.and(set, bit);
        }
        set
    }

    /// Gives the lanes of `who` a number.
    fn set_code(&mut self, lanes: Set, who: Set, code: Code, number: usize) -> Set {
        let others = self.table.minus(lanes, who);
        let mut chosen = self.table.and(lanes, who);
        for k in 0..code.bits {
            chosen = self.table.forget(chosen, code.first + k as Var);
        }
        let is = self.code(code, number);
        let chosen = self.table.and(chosen, is);
        self.table.or(others, chosen)
    }

    fn start(&mut self) -> State {
        let [p, entry, bad, hole] = [P, ENTRY, BAD, HOLE].map(|v| self.table.var(v));
        let mut lanes = self.table.same(p, entry);
        for var in [bad, hole] {
            lanes = self.table.minus(lanes, var);
        }
        // T and U are zero.
        for k in 0..8 {
            let var = self.table.var(self.values + k);
            lanes = self.table.minus(lanes, var);
        }
        for (code, number) in [(self.waits, HERE), (self.latest, 0)] {
            let is = self.code(code, number);
            lanes = self.table.and(lanes, is);
        }
        State {
            lanes,
            origins: vec![self.nothing.clone(); self.value_count],
        }
    }

    fn fixpoint(&mut self) {
        let body = self.body;
        let position: BTreeMap<u64, usize> = (body.order.iter().enumerate())
            .map(|(k, b)| (*b, k))
            .collect();
        let Some(first) = body.order.first() else {
            return;
        };
        let start = self.start();
        self.states.insert(*first, start);
        let mut open: BTreeSet<usize> = [0].into();
        while let Some(k) = open.pop_first() {
            if self.table.overflowed() {
                return;
            }
            if self.table.is_half_full() {
                let states = self.states.values_mut().map(|s| &mut s.lanes);
                self.table.compact(states.chain(self.edges.values_mut()));
                if self.table.is_half_full() {
                    self.table = Table::new(0);
                    return;
                }
            }
            let block = body.order[k];
            let (state, last) = self.block(block, None);
            for (to, lanes) in self.leave(state.lanes, last) {
                self.edges.insert((block, to), lanes);
                let edge = State {
                    lanes,
                    origins: state.origins.clone(),
                };
                if self.arrive(to, &edge) {
                    open.insert(position[&to]);
                }
            }
        }
    }

    fn arrive(&mut self, to: u64, edge: &State) -> bool {
        if edge.lanes.is_none() {
            return false;
        }
        let Some(old) = self.states.get(&to).cloned() else {
            self.states.insert(to, edge.clone());
            return true;
        };
        let origins = std::iter::zip(&old.origins, &edge.origins).map(|(a, b)| {
            if b.is_subset(a) {
                a.clone()
            } else {
                Rc::new(a.union(b).copied().collect())
            }
        });
        let new = State {
            lanes: self.table.or(old.lanes, edge.lanes),
            origins: origins.collect(),
        };
        let changed = new != old;
        self.states.insert(to, new);
        changed
    }

    /// The state behind a block, and its last instruction.
    fn block(&mut self, block: u64, mut report: Option<&mut Report>) -> (State, u64) {
        let body = self.body;
        let mut state = self.states[&block].clone();
        // Who waits here is passed.
        if let Ok(k) = self.places.binary_search(&block) {
            let who = self.code(self.waits, k + PASSED + 1);
            state.lanes = self.set_code(state.lanes, who, self.waits, PASSED);
        }
        self.kill(
            &mut state,
            |def| matches!(def, Def::Merge(pc, _) if *pc == block),
        );
        let pcs = &body.blocks[&block].pcs;
        for pc in pcs {
            if let Some(report) = report.as_deref_mut() {
                self.look(&state, *pc, report);
            }
            self.step(&mut state, *pc);
        }
        (state, *pcs.last().expect("a block has instructions"))
    }

    /// Conditions of these operands hold other values from now on.
    fn kill(&mut self, state: &mut State, of: impl Fn(&Def) -> bool) {
        let depends = |same: &Same| matches!(same, Same::Def(def) if of(def));
        let gone: Vec<Var> = (self.tests.iter())
            .filter(|(t, _)| depends(&t.left) || depends(&t.right))
            .map(|(_, var)| *var)
            .collect();
        for var in gone {
            state.lanes = self.table.forget(state.lanes, var);
        }
    }

    /// Lanes on the edges from an instruction.
    fn leave(&mut self, lanes: Set, pc: u64) -> Vec<(u64, Set)> {
        let next = self.body.next(pc);
        let both = |to: u64| (to, lanes);
        let mut out = match self.body.exit(pc) {
            Exit::Next => vec![both(next)],
            Exit::Either(target) => vec![both(next), both(target)],
            Exit::To(target) => target.into_iter().map(both).collect(),
            Exit::End => Vec::new(),
            Exit::Mask { target, if_empty } => {
                let (empty, other) = if if_empty {
                    (target, next)
                } else {
                    (next, target)
                };
                let place = self.body.resolve(empty);
                vec![
                    (empty, self.empty_edge(lanes)),
                    (other, self.other_edge(lanes, place)),
                ]
            }
        };
        out.retain(|(to, _)| self.body.insns().contains_key(to));
        out
    }

    fn ends(&self, place: u64) -> bool {
        self.body.insns().contains_key(&place) && self.body.exit(place) == Exit::End
    }

    /// p is empty. Impossible if all lanes are active.
    fn empty_edge(&mut self, lanes: Set) -> Set {
        let [p, entry, hole] = [P, ENTRY, HOLE].map(|v| self.table.var(v));
        let lanes = self.table.minus(lanes, p);
        if self.table.and(lanes, entry).is_none() {
            return Set::NONE;
        }
        let lanes = self.table.forget(lanes, HOLE);
        let lanes = self.table.and(lanes, hole);
        // Who is off waits for the place, and is there at once.
        let here = self.code(self.waits, HERE);
        self.set_code(lanes, here, self.waits, PASSED)
    }

    /// Somebody is active; who is not waits for the place.
    fn other_edge(&mut self, lanes: Set, place: u64) -> Set {
        let [p, hole] = [P, HOLE].map(|v| self.table.var(v));
        let lanes = self.table.minus(lanes, hole);
        let here = self.code(self.waits, HERE);
        let passed = self.code(self.waits, PASSED);
        let free = self.table.or(here, passed);
        let who = self.table.minus(free, p);
        let number = if self.ends(place) {
            PASSED
        } else {
            match self.places.binary_search(&place) {
                Ok(k) => k + PASSED + 1,
                Err(_) => PASSED,
            }
        };
        self.set_code(lanes, who, self.waits, number)
    }

    fn step(&mut self, state: &mut State, pc: u64) {
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
                let p = self.table.var(P);
                let lanes = self.set_code(state.lanes, p, self.waits, HERE);
                // Said once.
                let bad = Code {
                    first: BAD,
                    bits: 1,
                };
                state.lanes = self.set_code(lanes, p, bad, 0);
            }
            self.store(state, pc, Bit::ANY, &self.nothing.clone());
        } else {
            self.group(state, pc);
        }
        if operands::destinations(insn)
            .iter()
            .any(|r| matches!(r, Reg::Push(_) | Reg::PushT | Reg::PushU | Reg::R(_)))
        {
            self.kill(state, |def| *def == Def::Last(pc));
        }
        if lanes_do {
            // A reduction pushes T or U.
            for reg in operands::destinations(insn) {
                self.write(state, reg, Bit::ANY, self.nothing.clone());
            }
        }
    }

    fn use_value(&mut self, state: &State, reg: Reg) {
        if let Some(var) = self.value_var(reg) {
            let origins = &state.origins[(var - self.values) as usize];
            if !origins.is_empty() {
                self.used.extend(origins.iter());
            }
        }
    }

    /// A compare to p: only active lanes stay (L-37).
    fn narrow(&mut self, state: &mut State, pc: u64) {
        let p = self.table.var(P);
        let new = match self.flow.tests.get(&pc) {
            Some((test, negated)) if self.tests.contains_key(test) => {
                let mut holds = self.table.var(self.tests[test]);
                if *negated {
                    holds = self.table.not(holds);
                }
                Bit::exactly(self.table.and(p, holds))
            }
            _ => Bit {
                least: Set::NONE,
                most: p,
            },
        };
        state.lanes = self.assign(state.lanes, P, new);
    }

    fn assign(&mut self, lanes: Set, var: Var, new: Bit) -> Set {
        let lanes = self.with_new(lanes, FREE, new);
        let lanes = self.table.forget(lanes, var);
        self.rename(lanes, FREE, var)
    }

    /// `lanes` with a variable that is new.
    fn with_new(&mut self, lanes: Set, var: Var, new: Bit) -> Set {
        let bit = self.table.var(var);
        if new.least == new.most {
            let same = self.table.same(bit, new.least);
            return self.table.and(lanes, same);
        }
        let missing = self.table.minus(new.least, bit);
        let extra = self.table.minus(bit, new.most);
        let wrong = self.table.or(missing, extra);
        self.table.minus(lanes, wrong)
    }

    fn rename(&mut self, lanes: Set, from: Var, to: Var) -> Set {
        let (a, b) = (self.table.var(from), self.table.var(to));
        let same = self.table.same(a, b);
        let lanes = self.table.and(lanes, same);
        self.table.forget(lanes, from)
    }

    /// A group-domain instruction.
    fn group(&mut self, state: &mut State, pc: u64) {
        let insn = *self.body.insn(pc);
        let bitwise = is_bitwise(&insn) || is_move(&insn);
        let destinations = operands::destinations(&insn);
        let mut from = BTreeSet::new();
        let sources = operands::all_sources(&insn);
        for reg in &sources {
            if let Some(var) = self.value_var(*reg) {
                from.extend(state.origins[(var - self.values) as usize].iter());
            }
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
            self.used.extend(&from);
        }
        let mut bit = self.result(state, pc, &insn);
        if let Some(slot) = self.loaded(pc) {
            let origins = &state.origins[8 + self.registers.len() + slot];
            from.extend(origins.iter());
            if destinations.contains(&Reg::P) {
                self.used.extend(origins.iter());
            }
        }
        if stores {
            bit = self.stored(&insn);
        }
        let saves = sources.contains(&Reg::P) && keeps;
        if saves {
            from.insert(pc);
        }
        let origins: Origins = Rc::new(from);
        if destinations.contains(&Reg::P) {
            self.restore(state, bit, &origins);
            return;
        }
        let var = if stores {
            self.store(state, pc, bit, &origins);
            own_slot.map(|s| self.slot_var(s))
        } else {
            for reg in &destinations {
                self.write(state, *reg, bit, origins.clone());
                // A second result is no mask.
                bit = Bit::ANY;
            }
            destinations.first().and_then(|r| match r {
                Reg::PushT => self.value_var(Reg::T(1)),
                Reg::PushU => self.value_var(Reg::U(1)),
                r => self.value_var(*r),
            })
        };
        if saves
            && let Some(var) = var
            && let Ok(k) = self.saves.binary_search(&pc)
        {
            let (p, copy) = (self.table.var(P), self.table.var(var));
            let who = self.table.and(p, copy);
            state.lanes = self.set_code(state.lanes, who, self.latest, k + 1);
        }
    }

    /// The group writes p.
    fn restore(&mut self, state: &mut State, new: Bit, origins: &Origins) {
        let mut lanes = self.with_new(state.lanes, FREE, new);
        let [p, bad, now] = [P, BAD, FREE].map(|v| self.table.var(v));
        let mut known = self.code(self.latest, 0);
        for pc in origins.iter() {
            if let Ok(k) = self.saves.binary_search(pc) {
                let is = self.code(self.latest, k + 1);
                known = self.table.or(known, is);
            }
        }
        let here = self.code(self.waits, HERE);
        let wrong = self.table.minus(here, known);
        let wrong = self.table.choose(p, bad, wrong);
        let wrong = self.table.and(wrong, now);
        let flag = self.table.var(FREE2);
        let same = self.table.same(flag, wrong);
        lanes = self.table.and(lanes, same);
        for var in [P, BAD, HOLE] {
            lanes = self.table.forget(lanes, var);
        }
        lanes = self.rename(lanes, FREE, P);
        lanes = self.rename(lanes, FREE2, BAD);
        let hole = self.table.var(HOLE);
        state.lanes = self.table.minus(lanes, hole);
    }

    fn write(&mut self, state: &mut State, reg: Reg, bit: Bit, origins: Origins) {
        let first = match reg {
            Reg::PushT => 0,
            Reg::PushU => 4,
            Reg::R(_) => {
                if let Some(var) = self.value_var(reg) {
                    state.lanes = self.assign(state.lanes, var, bit);
                    state.origins[(var - self.values) as usize] = origins;
                }
                return;
            }
            _ => return,
        };
        // The new value may read the old ones.
        let var = |k: usize| self.values + (first + k) as Var;
        let vars = [0, 1, 2, 3].map(var);
        let mut lanes = self.with_new(state.lanes, FREE, bit);
        lanes = self.table.forget(lanes, vars[3]);
        for k in [2, 1, 0] {
            lanes = self.rename(lanes, vars[k], vars[k + 1]);
        }
        state.lanes = self.rename(lanes, FREE, vars[0]);
        state.origins[first..first + 4].rotate_right(1);
        state.origins[first] = origins;
    }

    fn store(&mut self, state: &mut State, pc: u64, bit: Bit, origins: &Origins) {
        let Some((own, others)) = self.stores.get(&pc).cloned() else {
            return;
        };
        let at = 8 + self.registers.len();
        for slot in others {
            let var = self.slot_var(slot);
            state.lanes = self.table.forget(state.lanes, var);
            state.origins[at + slot] = self.nothing.clone();
        }
        if let Some(slot) = own {
            let var = self.slot_var(slot);
            state.lanes = self.assign(state.lanes, var, bit);
            state.origins[at + slot] = origins.clone();
        }
    }

    /// The slot that an instruction loads whole.
    fn loaded(&self, pc: u64) -> Option<usize> {
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
        Bit::exactly(self.table.var(var))
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
    fn result(&mut self, _state: &State, pc: u64, insn: &Insn) -> Bit {
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
                Bit::exactly(self.table.var(self.slot_var(slot)))
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
                most: run.table.var(ENTRY),
            },
            _ => Bit::ANY,
        };
        let right = match (insn.reg(Field::SrcR), insn.imm()) {
            (Some(reg), _) => {
                let bit = self.read(reg);
                match (insn.get(Field::SrcRType), insn.get(Field::Shamt)) {
                    (None | Some(0), None | Some(0)) => bit,
                    (Some(3), None | Some(0)) => self.not(bit),
                    _ if reg == Reg::Zero => bit,
                    _ => Bit::ANY,
                }
            }
            (None, Some(n)) => constant(self, n),
            _ => Bit::ANY,
        };
        match insn.op {
            Op::VOr | Op::Or | Op::COr | Op::VOri | Op::Ori | Op::HlOri => self.or(left, right),
            Op::VAnd | Op::And | Op::CAnd | Op::VAndi | Op::Andi | Op::HlAndi => {
                self.and(left, right)
            }
            Op::VXor | Op::Xor | Op::VXori | Op::Xori | Op::HlXori => self.xor(left, right),
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
                least: self.table.and(left.least, right.least),
                most: self.table.or(left.most, right.most),
            },
            _ => Bit::ANY,
        }
    }

    fn not(&mut self, a: Bit) -> Bit {
        Bit {
            least: self.table.not(a.most),
            most: self.table.not(a.least),
        }
    }

    fn and(&mut self, a: Bit, b: Bit) -> Bit {
        Bit {
            least: self.table.and(a.least, b.least),
            most: self.table.and(a.most, b.most),
        }
    }

    fn or(&mut self, a: Bit, b: Bit) -> Bit {
        Bit {
            least: self.table.or(a.least, b.least),
            most: self.table.or(a.most, b.most),
        }
    }

    fn xor(&mut self, a: Bit, b: Bit) -> Bit {
        if a.least == a.most && b.least == b.most {
            Bit::exactly(self.table.xor(a.least, b.least))
        } else {
            Bit::ANY
        }
    }

    fn report(&mut self, report: &mut Report) {
        let body = self.body;
        for block in body
            .order
            .iter()
            .filter(|b| self.states.contains_key(b))
            .copied()
            .collect::<Vec<_>>()
        {
            self.block(block, Some(report));
            if self.table.overflowed() {
                return;
            }
        }
        for pc in self.saves.clone() {
            if !self.used.contains(&pc) {
                let insn = body.insn(pc);
                let message = "p is saved here, and the copy never gets back to p";
                report.at("linx-mask-unused", pc, insn, message);
            }
        }
        self.joins(report);
    }

    /// Reports what is wrong at an instruction.
    fn look(&mut self, state: &State, pc: u64, report: &mut Report) {
        let insn = self.body.insn(pc);
        let [p, entry, bad, hole] = [P, ENTRY, BAD, HOLE].map(|v| self.table.var(v));
        let active = self.table.and(state.lanes, p);
        let off = self.table.minus(entry, p);
        if self.table.and(state.lanes, off).is_none() {
            self.full.insert(pc);
        }
        if sets_mask(insn) {
            let bit = self.result(state, pc, insn);
            let lanes = self.with_new(state.lanes, FREE, bit);
            let now = self.table.var(FREE);
            let on = self.table.and(lanes, now);
            let foreign = self.table.minus(on, entry);
            if !foreign.is_none() {
                let message = "p may get lanes that are not in the mask at the entry of the body";
                report.at("linx-mask-widened", pc, insn, message);
            }
            let changes = self.table.xor(now, p);
            if self.table.and(lanes, changes).is_none() {
                let message = "p already is what is written here";
                report.at("linx-mask-idle", pc, insn, message);
            }
        }
        let decides = matches!(self.body.exit(pc), Exit::Mask { .. });
        if (needs_lanes(insn) || decides) && !self.table.and(state.lanes, hole).is_none() {
            let message = "a branch on an empty p leads here, and p has not been written since";
            report.at("linx-mask-empty", pc, insn, message);
        }
        if needs_lanes(insn) {
            if !self.table.and(active, bad).is_none() {
                let message = "lanes run here that came back from a copy made before the last one that holds them";
                report.at("linx-mask-outer", pc, insn, message);
            }
            let here = self.code(self.waits, HERE);
            let passed = self.code(self.waits, PASSED);
            let fine = self.table.or(here, passed);
            let early = self.table.minus(active, fine);
            if !early.is_none() {
                for k in 0..self.places.len() {
                    let is = self.code(self.waits, k + PASSED + 1);
                    if !self.table.and(early, is).is_none() {
                        let place = report.place(self.places[k]);
                        let message = format!("lanes run here that wait for {place}");
                        report.at("linx-mask-early", pc, insn, message);
                    }
                }
            }
            if insn.op.category() == "shuffle" && !self.full.contains(&pc) {
                report.at("linx-shuffle-inactive", pc, insn, "lanes may be off here");
            }
        }
        if self.body.exit(pc) == Exit::End {
            let here = self.code(self.waits, HERE);
            let never = self.code(self.latest, 0);
            let mut lost = self.table.and(state.lanes, entry);
            for off in [p, hole, never] {
                lost = self.table.minus(lost, off);
            }
            let lost = self.table.and(lost, here);
            if let Some(save) = self.first_save(lost) {
                let message = format!(
                    "lanes that were saved at {} are still off at the end",
                    report.place(save)
                );
                report.at("linx-mask-lost", pc, insn, message);
            }
        }
    }

    fn first_save(&mut self, lanes: Set) -> Option<u64> {
        if lanes.is_none() {
            return None;
        }
        (0..self.saves.len()).find_map(|k| {
            let is = self.code(self.latest, k + 1);
            (!self.table.and(lanes, is).is_none()).then(|| self.saves[k])
        })
    }

    /// Places where one path has restored p and another has not, with code behind that needs lanes.
    fn joins(&mut self, report: &mut Report) {
        let needed = needed(self.body);
        let position: BTreeMap<u64, usize> = (self.body.order.iter().enumerate())
            .map(|(k, b)| (*b, k))
            .collect();
        let joins: Vec<(u64, Vec<u64>)> = (self.body.blocks.iter())
            .filter(|(to, block)| block.predecessors.len() > 1 && needed.contains(to))
            .map(|(to, block)| {
                // Back edges bring lanes of another trip.
                let forward = (block.predecessors.iter())
                    .filter(|from| position.get(from) < position.get(to));
                (*to, forward.copied().collect())
            })
            .collect();
        for (to, from) in joins {
            let edges: Vec<(u64, Set)> = (from.iter())
                .filter_map(|f| Some((*f, *self.edges.get(&(*f, to))?)))
                .filter(|(_, lanes)| !lanes.is_none())
                .collect();
            for k in 0..self.saves.len() {
                let parts: Vec<(u64, bool, bool)> = (edges.iter())
                    .map(|(from, lanes)| {
                        let (off, on) = self.parted(*lanes, k + 1);
                        (*from, off, on)
                    })
                    .collect();
                let off = parts.iter().find(|(_, off, _)| *off);
                let on = parts.iter().find(|(_, off, on)| *on && !*off);
                if let Some(((a, ..), (b, ..))) = off.zip(on) {
                    let last = |start: &u64| {
                        let pcs = &self.body.blocks[start].pcs;
                        report.place(*pcs.last().expect("a block has instructions"))
                    };
                    let message = format!(
                        "lanes saved at {} are active when control comes from {}, and off when it comes from {}",
                        report.place(self.saves[k]),
                        last(b),
                        last(a),
                    );
                    report.at("linx-mask-join", to, self.body.insn(to), message);
                }
            }
        }
    }

    /// Whether lanes with this latest save are off without waiting, and whether some are on.
    fn parted(&mut self, lanes: Set, save: usize) -> (bool, bool) {
        let [p, entry] = [P, ENTRY].map(|v| self.table.var(v));
        let is = self.code(self.latest, save);
        let lanes = self.table.and(lanes, is);
        let lanes = self.table.and(lanes, entry);
        let here = self.code(self.waits, HERE);
        let off = self.table.minus(lanes, p);
        let idle = self.table.and(off, here);
        let on = self.table.and(lanes, p);
        (!idle.is_none(), !on.is_none() && off.is_none())
    }
}

/// Where lanes wait by a branch on p.
fn waiting_place(body: &Body, pc: u64) -> Option<u64> {
    match body.exit(pc) {
        Exit::Mask { target, if_empty } => {
            let place = if if_empty { target } else { body.next(pc) };
            Some(body.resolve(place))
        }
        _ => None,
    }
}

/// Blocks from whose start lanes may be needed before the group writes p.
fn needed(body: &Body) -> BTreeSet<u64> {
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

/// Group-domain and, or, exclusive or.
fn is_bitwise(insn: &Insn) -> bool {
    matches!(
        insn.op,
        Op::VOr
            | Op::Or
            | Op::COr
            | Op::VOri
            | Op::Ori
            | Op::HlOri
            | Op::VAnd
            | Op::And
            | Op::CAnd
            | Op::VAndi
            | Op::Andi
            | Op::HlAndi
            | Op::VXor
            | Op::Xor
            | Op::VXori
            | Op::Xori
            | Op::HlXori
    )
}

/// A sum with zero, or a move.
fn is_move(insn: &Insn) -> bool {
    let zero = |f| insn.reg(f) == Some(Reg::Zero);
    let plain = matches!(insn.get(Field::SrcRType), None | Some(0))
        && matches!(insn.get(Field::Shamt), None | Some(0));
    match insn.op {
        Op::CMovr => true,
        Op::VAdd | Op::Add | Op::CAdd => plain && (zero(Field::SrcL) || zero(Field::SrcR)),
        Op::VSub | Op::Sub | Op::CSub => zero(Field::SrcR),
        Op::VAddi | Op::Addi | Op::VSubi | Op::Subi | Op::CAddi => insn.imm() == Some(0),
        _ => false,
    }
}

/// Whether an instruction copies p, or a part of it, to somewhere else.
fn saves_mask(insn: &Insn) -> bool {
    let reads = operands::sources(insn).iter().any(|(_, r)| *r == Reg::P);
    let stores =
        operands::access(insn).is_some_and(|a| a.kind == Kind::Store && a.data == Some(Reg::P));
    let copies =
        (is_bitwise(insn) || is_move(insn)) && !operands::destinations(insn).contains(&Reg::P);
    reads && operands::domain(insn) == Domain::Group && (copies || stores)
}

/// The slot of an access, if its address is made of counters and imports only.
fn slot_of(placed: &Placed) -> Option<Slot> {
    use crate::affine::Atom;
    let whole = matches!(placed.access.bytes, 4 | 8)
        && placed.domain == Domain::Group
        && matches!(placed.access.kind, Kind::Load | Kind::Store);
    let known = (placed.offset.terms.iter())
        .all(|(a, _)| matches!(a, Atom::Counter(1 | 2) | Atom::Import(_)));
    (whole && known).then(|| Slot {
        global: placed.access.global,
        base: placed.access.base,
        terms: placed.offset.terms.clone(),
        constant: placed.offset.constant,
        bytes: placed.access.bytes,
    })
}

/// Slots that are both stored and loaded.
fn slots(flow: &Flow) -> Vec<Slot> {
    let of = |kind: Kind| -> BTreeSet<Slot> {
        (flow.accesses.values())
            .filter(|p| p.access.kind == kind)
            .filter_map(slot_of)
            .collect()
    };
    let (stored, loaded) = (of(Kind::Store), of(Kind::Load));
    stored.intersection(&loaded).cloned().collect()
}
