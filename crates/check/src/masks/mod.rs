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

mod named;
mod report;
mod rows;
mod step;

use self::rows::{copies_whole, saves_mask, slot_of, slots};
use crate::affine::Affine;
use crate::bdd::{Set, Table, Var};
use crate::body::{Body, Exit};
use crate::flow::{Def, Flow, Placed, Same, Test};
use crate::operands::{self, Kind};
use crate::{Facts, Report};
use lanemask_isa::linx::Reg;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

const FREE: Var = 0;
const FREE2: Var = 1;
const HOLE: Var = 2;
/// Whether the launch started the lane.
const ENTRY: Var = 3;
const P: Var = 4;
const BAD: Var = 5;
/// The whole copy of its latest save has been put back since.
const CLOSED: Var = 6;
const CODES: Var = 7;

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
/// It waited and was passed.
const PASSED: usize = 1;
/// A branch on an empty p says that it waits for the end of the body.
const ENDED: usize = 2;
/// The first place where lanes wait.
const PLACE: usize = 3;

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
    /// Masks that `.mask` names: what p was there.
    named: BTreeMap<&'a str, Var>,
    saves: Vec<u64>,
    /// The number of the lanes that a save copies: copies of one and the same p share theirs.
    numbers: BTreeMap<u64, usize>,
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
            bits: bits(places.len() + ENDED),
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
            named: BTreeMap::new(),
            numbers: numbers(body, &saves),
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
        let first = values + (value_count + run.tests.len()) as Var;
        run.named = facts.notes.mask_names().into_iter().zip(first..).collect();
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
        let [p, entry, bad, hole, closed] =
            [P, ENTRY, BAD, HOLE, CLOSED].map(|v| self.table.var(v));
        let mut lanes = self.table.same(p, entry);
        for var in [bad, hole, closed] {
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
            let who = self.code(self.waits, k + PLACE);
            if let Some(report) = report.as_deref_mut() {
                self.look_early(state.lanes, who, block, report);
            }
            state.lanes = self.set_code(state.lanes, who, self.waits, PASSED);
        }
        self.kill(
            &mut state,
            |def| matches!(def, Def::Merge(pc, _) if *pc == block),
        );
        let pcs = &body.blocks[&block].pcs;
        for pc in pcs {
            self.named(&mut state, *pc, report.as_deref_mut());
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
            ENDED
        } else {
            match self.places.binary_search(&place) {
                Ok(k) => k + PLACE,
                Err(_) => PASSED,
            }
        };
        self.set_code(lanes, who, self.waits, number)
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
fn waiting_place(body: &Body, pc: u64) -> Option<u64> {
    match body.exit(pc) {
        Exit::Mask { target, if_empty } => {
            let place = if if_empty { target } else { body.next(pc) };
            Some(body.resolve(place))
        }
        _ => None,
    }
}
