//! The mask on all paths: who is active, who was saved, who waits where.
//!
//! Seen from one lane, a group's body is a program over truth values: the lane's bit of p, of each saved copy, of each
//! condition. The analysis keeps, for each place, the set of valuations that a lane can have there, as a decision diagram. It is exact for
//! the mask algebra (and, or, not, copies, spills), and everything else is any bit. Paths are joined by union, so loops need no guess.
//!
//! Beside the program's own bits a lane has four of the analysis:
//!
//! - *latest*: the last instruction that saved p while the lane was active. Lanes that come back must come from a copy that
//!   descends from it; a copy that never gets back to p is a restore that was forgotten.
//! - *waits*: where the lane waits. The program says so itself: `b.z W` under p means that if nobody is active, W is next.
//!   So who is off there waits for W, or has ended if W ends the body. No lane may run before the place where it waits.
//! - *closed*: it has come back from a whole copy that descends from its latest save; that save does not bind it any more.
//! - *bad*: it came back from a copy that does not descend from its latest save.
//!
//! And the group has one: *hole*, it got here with p known to be empty, and p has not been written since.
//!
//! What of this holds for any instruction set stands in [`lanes`]; w32 has its own walk.

pub(crate) mod follow;
pub(crate) mod jumps;
pub(crate) mod lanes;
pub(crate) mod live;
mod named;
mod report;
mod rows;
mod step;

use self::follow::{Paths, Walk};
use self::lanes::{Bit, Lanes, Origins, PASSED, PLACE, State, VALUES};
use self::live::Event;
use self::rows::{copies_whole, saves_mask, slot_of, slots};
use crate::affine::Affine;
use crate::bdd::{Limits, Set, Var};
use crate::body::{Body, Exit};
use crate::flow::{Def, Flow, Placed, Same, Test};
use crate::operands::{self, Kind};
use crate::{Facts, Report};
use lanemask_isa::linx::Reg;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Most values that may be live at once: beyond that the sets of valuations are too deep.
pub(crate) const MOST_VALUES: usize = 1000;
/// Most instructions that are followed in one go, without a look at how full the table is.
pub(crate) const LONGEST: usize = 128;

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
    limits: Limits,
    report: &mut Report,
) -> BTreeSet<u64> {
    let mut run = Run::new(body, flow, facts, limits);
    if let Err(stop) = run.follow(report) {
        let pc = stop.map_or(body.entry, |block| run.blocks[block][0]);
        let steps = run.lanes.table.steps();
        let message =
            format!("from here on the masks of this body are not followed, after {steps} steps");
        report.at("linx-mask-complex", pc, body.insn(pc), message);
        return BTreeSet::new();
    }
    run.full
}

struct Run<'a> {
    body: &'a Body,
    flow: &'a Flow,
    facts: &'a Facts<'a>,
    lanes: Lanes,
    /// Instructions that run one behind the other, by address; the first block is the entry's.
    blocks: Vec<Vec<u64>>,
    /// By block, where control goes.
    next_blocks: Vec<Vec<usize>>,
    /// The block that begins at an address.
    block_at: BTreeMap<u64, usize>,
    /// By address of a jump, where control ends up at.
    jumps: BTreeMap<u64, u64>,
    /// What is live before each block.
    live: Vec<live::Live>,
    /// T, U, registers, slots: their first variable and number.
    values: Var,
    registers: Vec<u8>,
    slots: Vec<Slot>,
    /// Slots that a store changes: its own, and those that it may, its own among them.
    stores: BTreeMap<u64, (Option<usize>, Rc<[usize]>)>,
    tests: BTreeMap<Test, Var>,
    /// Conditions by what they are of.
    tests_of: BTreeMap<Def, Vec<Var>>,
    /// Masks that `.mask` names: what p was there.
    named: BTreeMap<&'a str, Var>,
    /// Findings where paths meet: the place, and the message.
    uneven: Vec<(u64, String)>,
    /// Blocks from whose start lanes may be needed, by their addresses.
    needed: BTreeSet<u64>,
    /// Saves that are used, by their numbers.
    used: Set,
    /// Instructions at which all lanes are active.
    full: BTreeSet<u64>,
}

impl<'a> Run<'a> {
    fn new(body: &'a Body, flow: &'a Flow, facts: &'a Facts<'a>, limits: Limits) -> Run<'a> {
        let jumps = body.jumps_end();
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
            if let Some(place) = waiting_place(body, &jumps, *pc) {
                places.insert(place);
            }
        }
        let places: Vec<u64> = places.into_iter().collect();
        let numbers = numbers(body, &saves);
        let lanes = Lanes::new(places, saves, numbers, limits);
        let values = VALUES;
        let slots = slots(flow);
        let registers: Vec<u8> = registers.into_iter().collect();
        let value_count = 8 + registers.len() + slots.len();
        let mut run = Run {
            body,
            flow,
            facts,
            lanes,
            values,
            registers,
            stores: BTreeMap::new(),
            tests: BTreeMap::new(),
            tests_of: BTreeMap::new(),
            named: BTreeMap::new(),
            blocks: Vec::new(),
            next_blocks: Vec::new(),
            block_at: BTreeMap::new(),
            jumps,
            live: Vec::new(),
            uneven: Vec::new(),
            needed: report::needed(body),
            used: Set::NONE,
            full: BTreeSet::new(),
            slots,
        };
        run.cut();
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
                let of: BTreeSet<Def> = [test.left, test.right]
                    .into_iter()
                    .filter_map(|s| match s {
                        Same::Def(def) => Some(def),
                        _ => None,
                    })
                    .collect();
                for def in of {
                    run.tests_of.entry(def).or_default().push(var);
                }
            }
        }
        let first = values + (value_count + run.tests.len()) as Var;
        run.named = facts.notes.mask_names().into_iter().zip(first..).collect();
        run
    }

    /// What each store changes. Slots whose addresses differ by constants only are looked at together.
    fn find_stores(&mut self) {
        type Family<'s> = (bool, Reg, &'s [(crate::affine::Atom, i64)], u64);
        let mut families: BTreeMap<Family, Vec<(i64, usize)>> = BTreeMap::new();
        for (k, slot) in self.slots.iter().enumerate() {
            let family = (slot.global, slot.base, &slot.terms[..], slot.bytes);
            families.entry(family).or_default().push((slot.constant, k));
        }
        // Slots are in ascending order, constants within a family too.
        let mut found: BTreeMap<(bool, Reg, Affine, u64), Rc<[usize]>> = BTreeMap::new();
        let mut steps = 0;
        let mut stores = BTreeMap::new();
        for (pc, placed) in &self.flow.accesses {
            if placed.access.kind == Kind::Load {
                continue;
            }
            let access = &placed.access;
            let key = (
                access.global,
                access.base,
                placed.offset.clone(),
                access.bytes,
            );
            let met = found.entry(key).or_insert_with(|| {
                let mut met = Vec::new();
                let first = (access.global, access.base, &[][..], 0);
                for ((global, base, terms, bytes), slots) in families.range(first..) {
                    if (*global, *base) != (access.global, access.base) {
                        break;
                    }
                    let (low, high) = self.reach(placed, terms, *bytes);
                    let from = slots.partition_point(|(constant, _)| *constant < low);
                    let near = slots[from..].iter().take_while(|(c, _)| *c <= high);
                    met.extend(near.map(|(_, k)| *k));
                    steps += 1;
                }
                met.sort_unstable();
                steps += met.len() as u64;
                met.into()
            });
            let own = slot_of(placed).and_then(|s| self.slots.binary_search(&s).ok());
            stores.insert(*pc, (own, met.clone()));
        }
        self.stores = stores;
        self.lanes.table.spend(steps);
    }

    /// Constants of the slots with these terms and of so many bytes that an access may meet: smallest and largest. Different
    /// imports are taken to be different memory.
    fn reach(
        &self,
        placed: &Placed,
        terms: &[(crate::affine::Atom, i64)],
        bytes: u64,
    ) -> (i64, i64) {
        let at = Affine {
            constant: 0,
            terms: terms.to_vec(),
        };
        let ranges = &self.flow.ranges;
        // The slot at constant c is apart if low - c >= its bytes, or high - c <= - those of the access.
        let near = |(low, high): (i64, i64)| {
            (
                low.saturating_sub(bytes as i64).saturating_add(1),
                high.saturating_add(placed.access.bytes as i64)
                    .saturating_sub(1),
            )
        };
        let everywhere = (i64::MIN, i64::MAX);
        let by_difference = (placed.offset.plus(&at, -1)).and_then(|d| d.range(ranges));
        let by_difference = by_difference.map_or(everywhere, near);
        let by_range = placed.offset.range(ranges).zip(at.range(ranges));
        let by_range =
            by_range.and_then(|(a, b)| Some((a.0.checked_sub(b.1)?, a.1.checked_sub(b.0)?)));
        let by_range = by_range.map_or(everywhere, near);
        (
            by_difference.0.max(by_range.0),
            by_difference.1.min(by_range.1),
        )
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

    /// The blocks, in pieces of at most [`LONGEST`] instructions.
    fn cut(&mut self) {
        for start in &self.body.order {
            for piece in self.body.blocks[start].pcs.chunks(LONGEST) {
                self.block_at.insert(piece[0], self.blocks.len());
                self.blocks.push(piece.to_vec());
            }
        }
        for pcs in &self.blocks {
            let last = pcs[pcs.len() - 1];
            let next = self.body.successors_of(last);
            let next = next.iter().filter_map(|to| self.block_at.get(to));
            self.next_blocks.push(next.copied().collect());
        }
    }

    fn start(&mut self) -> State {
        let mut state = State {
            lanes: self.lanes.start(),
            origins: BTreeMap::new(),
        };
        // T and U are zero.
        for k in 0..8 {
            let var = self.values + k;
            (self.lanes).put(&mut state, var, Bit::exactly(Set::NONE), Origins::NOTHING);
        }
        state
    }

    /// Follows all paths and reports. If that is too much work, gives the block at which it has become that, if it is one.
    fn follow(&mut self, report: &mut Report) -> Result<(), Option<usize>> {
        let order: Vec<usize> = (0..self.blocks.len()).collect();
        if order.is_empty() {
            return Ok(());
        }
        let live = live::before_blocks(
            &order,
            &self.next_blocks,
            |block| self.events(block).into_iter().flatten().collect(),
            (self.lanes.table.limits().steps, MOST_VALUES),
        );
        let live = live.ok_or(None)?;
        self.live.clone_from(&live);
        let paths = Paths::new(&order, self.next_blocks.clone(), live);
        let start = self.start();
        follow::follow(self, &paths, vec![(0, start)], report).map_err(Some)?;
        self.report(report)
    }

    /// What each instruction of a block does to values, conditions and names.
    fn events(&self, block: usize) -> Vec<Vec<Event>> {
        let start = self.blocks[block].first().copied();
        let mut out = Vec::new();
        for &pc in &self.blocks[block] {
            let insn = self.body.insn(pc);
            let mut events = Vec::new();
            if Some(pc) == start {
                events.extend(self.merges(pc).into_iter().map(Event::Write));
            }
            for note in self.facts.notes.masks(pc) {
                let terms = note.is.iter().flat_map(|is| is.0.iter().flatten());
                let meant = terms.filter_map(|t| self.named.get(t.name.as_str()));
                events.extend(meant.map(|var| Event::Read(*var)));
                let name = note.name.as_deref().and_then(|name| self.named.get(name));
                events.extend(name.map(|var| Event::Write(*var)));
            }
            let sources = operands::all_sources(insn);
            let reads = sources.iter().filter_map(|r| self.value_var(*r));
            events.extend(reads.map(Event::Read));
            events.extend(self.loaded(pc).map(|slot| Event::Read(self.slot_var(slot))));
            if let Some((test, _)) = self.flow.tests.get(&pc) {
                events.extend(self.tests.get(test).map(|var| Event::Read(*var)));
            }
            if let Some((Some(slot), _)) = self.stores.get(&pc) {
                events.push(Event::Write(self.slot_var(*slot)));
            }
            for reg in operands::destinations(insn) {
                match reg {
                    Reg::PushT => events.push(Event::Push(self.values)),
                    Reg::PushU => events.push(Event::Push(self.values + 4)),
                    reg => events.extend(self.value_var(reg).map(Event::Write)),
                }
            }
            if let Some(tests) = self.tests_of.get(&Def::Last(pc)) {
                events.extend(tests.iter().map(|var| Event::Write(*var)));
            }
            out.push(events);
        }
        out
    }

    /// Conditions of what lies at positions of queues where paths meet at a place.
    fn merges(&self, pc: u64) -> BTreeSet<Var> {
        let all = (self.tests_of).range(Def::Merge(pc, 0)..=Def::Merge(pc, u16::MAX));
        all.flat_map(|(_, vars)| vars).copied().collect()
    }

    /// Conditions of the last result of an instruction hold other values from now on.
    fn kill(&mut self, state: &mut State, pc: u64) {
        for var in self
            .tests_of
            .get(&Def::Last(pc))
            .cloned()
            .unwrap_or_default()
        {
            self.lanes.drop_value(state, var);
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
                let place = self.jumps.get(&empty).copied().unwrap_or(empty);
                vec![
                    (empty, self.lanes.empty_edge(lanes)),
                    (other, self.lanes.other_edge(lanes, place, self.ends(place))),
                ]
            }
        };
        out.retain(|(to, _)| self.body.insns().contains_key(to));
        out
    }

    fn ends(&self, place: u64) -> bool {
        self.body.insns().contains_key(&place) && self.body.exit(place) == Exit::End
    }
}

impl Walk for Run<'_> {
    fn lanes(&mut self) -> &mut Lanes {
        &mut self.lanes
    }

    fn no_history(&mut self) -> Origins {
        Origins::NOTHING
    }

    fn kept(&mut self) -> Vec<&mut Set> {
        vec![&mut self.used]
    }

    fn block(
        &mut self,
        block: usize,
        mut state: State,
        mut report: Option<&mut Report>,
    ) -> Vec<(usize, State)> {
        let pcs = self.blocks[block].clone();
        let first = pcs[0];
        // Who waits here is passed.
        if let Ok(k) = self.lanes.places.binary_search(&first) {
            let who = self.lanes.code(self.lanes.waits, k + PLACE);
            if let Some(report) = report.as_deref_mut() {
                self.look_early(state.lanes, who, first, report);
            }
            state.lanes = (self.lanes).set_code(state.lanes, who, self.lanes.waits, PASSED);
        }
        for var in self.merges(first) {
            self.lanes.drop_value(&mut state, var);
        }
        let behind = live::behind(&self.next_blocks[block], &self.live);
        let events = self.events(block);
        let dies = live::last_uses(&behind, &events);
        for ((pc, events), dies) in pcs.iter().zip(&events).zip(dies) {
            // What is read belongs to the state from here on.
            for event in events {
                if let Event::Read(var) = event {
                    state.origins.entry(*var).or_insert(Origins::NOTHING);
                }
            }
            self.named(&mut state, *pc, report.as_deref_mut());
            if let Some(report) = report.as_deref_mut() {
                self.look(&state, *pc, report);
            }
            self.step(&mut state, *pc);
            if Some(pc) == pcs.last() {
                break;
            }
            for var in dies {
                self.lanes.drop_value(&mut state, var);
            }
        }
        let edges = self.leave(state.lanes, pcs[pcs.len() - 1]);
        let origins = state.origins;
        (edges.into_iter())
            .filter_map(|(to, lanes)| {
                let origins = origins.clone();
                Some((*self.block_at.get(&to)?, State { lanes, origins }))
            })
            .collect()
    }

    fn meet(&mut self, block: usize, edges: &[(usize, Set)], report: &Report) {
        if self.needed.contains(&self.blocks[block][0]) {
            self.look_uneven(block, edges, report);
        }
    }
}

/// Numbers of saves from 1. A whole copy of p that is made where p has not been written since another is the same.
fn numbers(body: &Body, saves: &[u64]) -> BTreeMap<u64, usize> {
    let mut out = BTreeMap::new();
    for block in body.blocks.values() {
        let mut same = None;
        for pc in &block.pcs {
            let insn = body.insn(*pc);
            if let Ok(k) = saves.binary_search(pc) {
                let whole = copies_whole(insn);
                let number = same.filter(|_| whole).unwrap_or(k + 1);
                out.insert(*pc, number);
                if whole {
                    same = Some(number);
                }
            } else if operands::destinations(insn).contains(&Reg::P) {
                same = None;
            }
        }
    }
    out
}

/// Where lanes wait by a branch on p.
fn waiting_place(body: &Body, jumps: &BTreeMap<u64, u64>, pc: u64) -> Option<u64> {
    match body.exit(pc) {
        Exit::Mask { target, if_empty } => {
            let place = if if_empty { target } else { body.next(pc) };
            Some(jumps.get(&place).copied().unwrap_or(place))
        }
        _ => None,
    }
}
