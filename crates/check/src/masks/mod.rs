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

pub(crate) mod lanes;
mod named;
mod report;
mod rows;
mod step;

use self::lanes::{Lanes, Origins, PASSED, PLACE};
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
    if run.lanes.table.overflowed() {
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
    lanes: Lanes,
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
        let numbers = numbers(body, &saves);
        let lanes = Lanes::new(places, saves, numbers, most_nodes);
        let values = lanes.first_free();
        let slots = slots(flow);
        let registers: Vec<u8> = registers.into_iter().collect();
        let value_count = 8 + registers.len() + slots.len();
        let mut run = Run {
            body,
            flow,
            facts,
            lanes,
            values,
            value_count,
            registers,
            stores: BTreeMap::new(),
            tests: BTreeMap::new(),
            named: BTreeMap::new(),
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

    fn start(&mut self) -> State {
        let mut lanes = self.lanes.start();
        // T and U are zero.
        for k in 0..8 {
            let var = self.lanes.table.var(self.values + k);
            lanes = self.lanes.table.minus(lanes, var);
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
            if self.lanes.table.overflowed() {
                return;
            }
            if self.lanes.table.is_half_full() {
                let states = self.states.values_mut().map(|s| &mut s.lanes);
                self.lanes
                    .table
                    .compact(states.chain(self.edges.values_mut()));
                if self.lanes.table.is_half_full() {
                    self.lanes.table = Table::new(0);
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
            lanes: self.lanes.table.or(old.lanes, edge.lanes),
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
        if let Ok(k) = self.lanes.places.binary_search(&block) {
            let who = self.lanes.code(self.lanes.waits, k + PLACE);
            if let Some(report) = report.as_deref_mut() {
                self.look_early(state.lanes, who, block, report);
            }
            state.lanes = self
                .lanes
                .set_code(state.lanes, who, self.lanes.waits, PASSED);
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
            state.lanes = self.lanes.table.forget(state.lanes, var);
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
