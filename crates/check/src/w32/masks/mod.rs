//! EXEC on all paths: who is active, who was saved, who waits where.
//!
//! As for LinxISA (see [`crate::masks`]) a kernel is, seen from one lane, a program over truth values: the lane's bit of EXEC, of
//! each uniform register that masks go through, of each lane of a vector register that keeps one. The analysis keeps, for each
//! place, the valuations that a lane can have there. It is exact for copies, and, or, exclusive or, and not; a compare gives some of
//! the active lanes, and everything else is any bit.
//!
//! What differs: the program copies EXEC when it narrows it (`saveexec`), whether it wants the copy or not, so that a copy counts as a save
//! if something reads it; uniform branches on masks say that they have no lane; helper lanes run, but nobody misses or wants them.

mod flow;
mod report;
mod rows;
mod step;

use self::rows::{Made, Slot};
use super::code::Graph;
use super::waits::chains;
use super::{Register, touches};
use crate::Report;
use crate::bdd::{Set, Var};
use crate::masks::lanes::{Bit, ENTRY, Lanes, Origins, P, PASSED, PLACE};
use lanemask_isa::w32::{Insn, LANES, Op};
use lanemask_object::{KernelMeta, MaskNote, Object, mask_register};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Stands among the saves that a value descends from if something else than masks has gone into it.
const DATA: u64 = u64::MAX;

#[derive(Clone, PartialEq, Eq)]
struct State {
    lanes: Set,
    /// By variable from `first_value` on.
    origins: Vec<Origins>,
}

/// Follows the masks of a kernel and reports.
pub fn check(
    graph: &Graph,
    object: &Object,
    kernel: &KernelMeta,
    most_nodes: usize,
    report: &mut Report,
) {
    flow::barriers(graph, report);
    flow::endless_loops(graph, report);
    let mut run = Run::new(graph, object, kernel, most_nodes);
    if !run.fixpoint() {
        let entry = graph.entries.first().map(|e| &graph.nodes[e.node]);
        if let Some(node) = entry {
            let message = "the masks of this kernel are too many to follow".to_string();
            report.w32("w32-mask-complex", node.pc, &node.insn, message);
        }
        return;
    }
    run.report(report);
}

struct Run<'a> {
    graph: &'a Graph,
    /// Blocks: places that run one behind the other.
    blocks: Vec<Vec<usize>>,
    block_of: Vec<usize>,
    /// Blocks in reverse postorder.
    order: Vec<usize>,
    /// An instruction of each address.
    by_pc: BTreeMap<u32, usize>,
    lanes: Lanes,
    /// The first variable of registers and slots.
    values: Var,
    registers: Vec<u8>,
    slots: Vec<Slot>,
    /// Whether the lane is a helper.
    helper: Var,
    /// What EXEC becomes, during an instruction.
    next: Var,
    /// Whether EXEC has been written from something else than masks: what is said of the lanes from there on is a guess.
    lost: Var,
    /// By place: the lane of `u.readlane` and `v.writelane`.
    slot_lanes: Vec<Option<u8>>,
    /// Masks that `.mask` names: what EXEC was there.
    named: BTreeMap<&'a str, Var>,
    /// What names in statements mean: those, and registers.
    meant: BTreeMap<&'a str, Var>,
    notes: BTreeMap<u32, Vec<&'a MaskNote>>,
    /// Lanes that each launch starts at least, from lane 0 on, as a mask.
    launched: u32,
    /// By block.
    states: Vec<Option<State>>,
    /// Lanes on each edge between blocks.
    edges: BTreeMap<(usize, usize), Set>,
    nothing: Origins,
    data: Origins,
    /// Saves that are used.
    used: BTreeSet<u64>,
    /// Copies of EXEC that nothing reads.
    dropped: BTreeSet<u32>,
}

impl<'a> Run<'a> {
    fn new(
        graph: &'a Graph,
        object: &'a Object,
        kernel: &KernelMeta,
        most_nodes: usize,
    ) -> Run<'a> {
        let nodes = &graph.nodes;
        let (blocks, block_of) = chains(graph);
        let mut slot_lanes = vec![None; nodes.len()];
        for block in &blocks {
            let lanes = rows::slot_lanes(block.iter().map(|n| &nodes[*n].insn));
            for (n, lane) in block.iter().zip(lanes) {
                slot_lanes[*n] = lane;
            }
        }
        let expressions = (object.notes.masks.iter()).filter_map(|m| m.is.as_ref());
        let meant: BTreeMap<&str, u8> = (expressions.flat_map(|e| e.0.iter().flatten()))
            .filter_map(|term| Some((term.name.as_str(), mask_register(&term.name)?)))
            .collect();
        let (registers, slots) = tracked(graph, &slot_lanes, meant.values().copied());
        let live = live_behind(graph);
        let mut saves = BTreeSet::new();
        let mut dropped = BTreeSet::new();
        for (n, node) in nodes.iter().enumerate() {
            let Some(register) = rows::saves(&node.insn) else {
                continue;
            };
            if live[n] >> register & 1 == 0 {
                dropped.insert(node.pc);
            } else if registers.binary_search(&register).is_ok() {
                saves.insert(u64::from(node.pc));
            }
        }
        let saves: Vec<u64> = saves.into_iter().collect();
        let by_pc = (nodes.iter().enumerate()).map(|(n, node)| (node.pc, n));
        let by_pc: BTreeMap<u32, usize> = by_pc.collect();
        let places: BTreeSet<u64> = (nodes.iter())
            .filter_map(|n| waiting_place(n.pc, &n.insn))
            .map(|pc| resolve(graph, &by_pc, pc).into())
            .collect();
        let numbers = numbers(graph, &blocks, &saves);
        let lanes = Lanes::new(places.into_iter().collect(), saves, numbers, most_nodes);
        let values = lanes.first_free();
        let helper = values + (registers.len() + slots.len()) as Var;
        let number = |r: u8| registers.binary_search(&r).unwrap_or(0) as Var;
        let mut meant: BTreeMap<&str, Var> = (meant.into_iter())
            .map(|(name, r)| (name, values + number(r)))
            .collect();
        let mut notes: BTreeMap<u32, Vec<&MaskNote>> = BTreeMap::new();
        for note in &object.notes.masks {
            notes.entry(note.offset).or_default().push(note);
        }
        let names: BTreeSet<&str> = (object.notes.masks.iter())
            .filter_map(|m| m.name.as_deref())
            .collect();
        let sizes = kernel.workgroup_size.iter().map(|n| u64::from(*n));
        let size = sizes.fold(1, u64::saturating_mul);
        let last = match (size % LANES as u64) as u32 {
            0 => LANES as u32,
            n => n,
        };
        let named: BTreeMap<&str, Var> = names.into_iter().zip(helper + 3..).collect();
        meant.extend(&named);
        Run {
            order: order(graph, &blocks, &block_of),
            states: vec![None; blocks.len()],
            blocks,
            block_of,
            by_pc,
            graph,
            lanes,
            values,
            registers,
            slots,
            helper,
            next: helper + 1,
            lost: helper + 2,
            slot_lanes,
            named,
            meant,
            notes,
            launched: u32::MAX >> (LANES as u32 - last),
            edges: BTreeMap::new(),
            nothing: Rc::default(),
            data: Rc::new([DATA].into()),
            used: BTreeSet::new(),
            dropped,
        }
    }

    fn value_of(&self, register: u8) -> Option<usize> {
        self.registers.binary_search(&register).ok()
    }

    fn slot_of(&self, slot: Slot) -> Option<usize> {
        let k = self.slots.binary_search(&slot).ok()?;
        Some(self.registers.len() + k)
    }

    fn var(&self, value: usize) -> Var {
        self.values + value as Var
    }

    /// Before the first instruction of a kernel, or of a trap handler.
    fn start(&mut self, handler: bool) -> State {
        let mut lanes = self.lanes.start();
        let [p, entry, helper, lost] =
            [P, ENTRY, self.helper, self.lost].map(|v| self.lanes.table.var(v));
        lanes = self.lanes.table.minus(lanes, lost);
        if handler {
            // Whoever is active was launched, or is a helper.
            lanes = self.lanes.table.forget(lanes, P);
            let may = self.lanes.table.or(entry, helper);
            let wrong = self.lanes.table.minus(p, may);
            lanes = self.lanes.table.minus(lanes, wrong);
        } else {
            lanes = self.lanes.table.minus(lanes, helper);
        }
        if self.launched == u32::MAX {
            lanes = self.lanes.table.and(lanes, entry);
        }
        State {
            lanes,
            origins: vec![self.data.clone(); self.registers.len() + self.slots.len()],
        }
    }

    /// Whether all was followed.
    fn fixpoint(&mut self) -> bool {
        let mut position = vec![0; self.blocks.len()];
        for (k, block) in self.order.iter().enumerate() {
            position[*block] = k;
        }
        let mut open = BTreeSet::new();
        let graph = self.graph;
        for entry in &graph.entries {
            let block = self.block_of[entry.node];
            let start = self.start(entry.handler);
            self.arrive(block, &start);
            open.insert(position[block]);
        }
        while let Some(k) = open.pop_first() {
            if self.lanes.table.overflowed() {
                return false;
            }
            if self.lanes.table.is_half_full() {
                let states = self.states.iter_mut().flatten().map(|s| &mut s.lanes);
                (self.lanes.table).compact(states.chain(self.edges.values_mut()));
                if self.lanes.table.is_half_full() {
                    return false;
                }
            }
            let block = self.order[k];
            let Some((state, last)) = self.block(block, None) else {
                continue;
            };
            for (to, lanes) in self.leave(state.lanes, last) {
                let to = self.block_of[to];
                let old = self.edges.get(&(block, to)).copied();
                let both = self.lanes.table.or(old.unwrap_or(Set::NONE), lanes);
                self.edges.insert((block, to), both);
                let edge = State {
                    lanes,
                    origins: state.origins.clone(),
                };
                if self.arrive(to, &edge) {
                    open.insert(position[to]);
                }
            }
        }
        !self.lanes.table.overflowed()
    }

    fn arrive(&mut self, to: usize, edge: &State) -> bool {
        if edge.lanes.is_none() {
            return false;
        }
        let Some(old) = self.states[to].clone() else {
            self.states[to] = Some(edge.clone());
            return true;
        };
        let origins = std::iter::zip(&old.origins, &edge.origins).map(|(a, b)| {
            if Rc::ptr_eq(a, b) || b.is_subset(a) {
                a.clone()
            } else {
                Rc::new(a.union(b).copied().collect())
            }
        });
        let new = State {
            origins: origins.collect(),
            lanes: self.lanes.table.or(old.lanes, edge.lanes),
        };
        let changed = new != old;
        self.states[to] = Some(new);
        changed
    }

    /// The state behind a block, and its last place.
    fn block(&mut self, block: usize, mut report: Option<&mut Report>) -> Option<(State, usize)> {
        let mut state = self.states[block].clone()?;
        let places = self.blocks[block].clone();
        for &n in &places {
            let pc = self.graph.nodes[n].pc;
            self.pass(&mut state, pc, report.as_deref_mut());
            self.named(&mut state, n, report.as_deref_mut());
            if let Some(report) = report.as_deref_mut() {
                self.look(&state, n, report);
            }
            self.step(&mut state, n);
        }
        Some((state, *places.last()?))
    }

    /// Who waits here is passed.
    fn pass(&mut self, state: &mut State, pc: u32, report: Option<&mut Report>) {
        let Ok(k) = self.lanes.places.binary_search(&u64::from(pc)) else {
            return;
        };
        let who = self.lanes.code(self.lanes.waits, k + PLACE);
        if let Some(report) = report {
            self.look_early(state.lanes, who, pc, report);
        }
        state.lanes = (self.lanes).set_code(state.lanes, who, self.lanes.waits, PASSED);
    }

    /// Lanes on the edges from a place.
    fn leave(&mut self, lanes: Set, n: usize) -> Vec<(usize, Set)> {
        let graph = self.graph;
        let node = &graph.nodes[n];
        let next = node.pc.wrapping_add(node.insn.len_bytes());
        let target = (node.insn.target_bytes()).map(|d| (i64::from(node.pc) + d) as u32);
        let either = target != Some(next) && target.is_some();
        let mut out = Vec::new();
        for &to in &node.next {
            let taken = graph.nodes[to].pc != next;
            let there = match node.insn.op {
                Op::Bexecz | Op::Bexecnz if either => {
                    if taken == (node.insn.op == Op::Bexecz) {
                        self.lanes.empty_edge(lanes)
                    } else {
                        let place = waiting_place(node.pc, &node.insn).unwrap_or(next);
                        let place = resolve(graph, &self.by_pc, place);
                        let ends = (self.by_pc.get(&place))
                            .is_some_and(|n| graph.nodes[*n].insn.op == Op::Endpgm);
                        self.lanes.other_edge(lanes, place.into(), ends)
                    }
                }
                Op::Bz | Op::Bnz if either && taken == (node.insn.op == Op::Bz) => {
                    self.without(lanes, &node.insn)
                }
                Op::BeqU32 | Op::BneU32 if either && taken == (node.insn.op == Op::BeqU32) => {
                    self.equal(lanes, &node.insn)
                }
                _ => lanes,
            };
            out.push((to, there));
        }
        out
    }

    /// The variable of a register operand.
    fn operand_var(&self, insn: &Insn, k: usize) -> Option<Var> {
        let registers: Vec<u8> = Made::Copy(rows::source(insn, k)).registers().collect();
        let value = self.value_of(*registers.first()?)?;
        Some(self.var(value))
    }

    /// The register that a branch tests is 0, so that the lane's bit is.
    fn without(&mut self, lanes: Set, insn: &Insn) -> Set {
        match self.operand_var(insn, 0) {
            Some(var) => {
                let bit = self.lanes.table.var(var);
                self.lanes.table.minus(lanes, bit)
            }
            None => lanes,
        }
    }

    /// Two registers are equal.
    fn equal(&mut self, lanes: Set, insn: &Insn) -> Set {
        match self.operand_var(insn, 0).zip(self.operand_var(insn, 1)) {
            Some((a, b)) => {
                let [a, b] = [a, b].map(|v| self.lanes.table.var(v));
                let same = self.lanes.table.same(a, b);
                self.lanes.table.and(lanes, same)
            }
            None => lanes,
        }
    }

    /// The bit that a mask has.
    fn bit(&mut self, made: Made) -> Bit {
        let mut of = |source| self.source_bit(source);
        match made {
            Made::Copy(a) => of(a),
            Made::AtLeast(a) => Bit {
                least: of(a).least,
                most: Set::ALL,
            },
            Made::Not(a) => {
                let a = of(a);
                self.lanes.not(a)
            }
            Made::And(a, b) => {
                let (a, b) = (of(a), of(b));
                self.lanes.and(a, b)
            }
            Made::Or(a, b) => {
                let (a, b) = (of(a), of(b));
                self.lanes.or(a, b)
            }
            Made::Xor(a, b) => {
                let (a, b) = (of(a), of(b));
                self.lanes.xor(a, b)
            }
            Made::Without(a, b) => {
                let (a, b) = (of(a), of(b));
                let b = self.lanes.not(b);
                self.lanes.and(a, b)
            }
        }
    }
}

/// Where lanes wait by a branch on EXEC: where control goes if none is active.
fn waiting_place(pc: u32, insn: &Insn) -> Option<u32> {
    let target = insn.target_bytes().map(|d| (i64::from(pc) + d) as u32);
    match insn.op {
        Op::Bexecz => target,
        Op::Bexecnz => Some(pc.wrapping_add(insn.len_bytes())),
        _ => None,
    }
}

/// Where control ends up at after unconditional jumps.
fn resolve(graph: &Graph, by_pc: &BTreeMap<u32, usize>, mut pc: u32) -> u32 {
    for _ in 0..by_pc.len() {
        match by_pc.get(&pc).map(|n| &graph.nodes[*n]) {
            Some(node) if node.insn.op == Op::B && node.next.len() == 1 => {
                pc = graph.nodes[node.next[0]].pc;
            }
            _ => break,
        }
    }
    pc
}

/// Numbers of saves from 1. A copy that is made where EXEC has not been written since another is the same.
fn numbers(graph: &Graph, blocks: &[Vec<usize>], saves: &[u64]) -> BTreeMap<u64, usize> {
    let mut out = BTreeMap::new();
    for block in blocks {
        let mut same = None;
        for node in block.iter().map(|n| &graph.nodes[*n]) {
            let pc = u64::from(node.pc);
            if let Ok(k) = saves.binary_search(&pc) {
                let number = *out.entry(pc).or_insert(same.unwrap_or(k + 1));
                same = Some(number);
            }
            if rows::exec(&node.insn).is_some() {
                same = None;
            }
        }
    }
    out
}

/// Registers and slots that masks go through on their way to EXEC, or to a register that a statement speaks of (`meant`).
fn tracked(
    graph: &Graph,
    slot_lanes: &[Option<u8>],
    meant: impl Iterator<Item = u8>,
) -> (Vec<u8>, Vec<Slot>) {
    let (mut registers, mut slots): (BTreeSet<u8>, _) = (meant.collect(), BTreeSet::new());
    for (_, insn) in graph.insns() {
        registers.extend(rows::exec(insn).into_iter().flat_map(Made::registers));
        if insn.op == Op::HelperSet {
            registers.extend(Made::Copy(rows::source(insn, 0)).registers());
        }
    }
    loop {
        let before = (registers.len(), slots.len());
        for (node, lane) in graph.nodes.iter().zip(slot_lanes) {
            let insn = &node.insn;
            if let Some((to, made)) = rows::written(insn, *lane)
                && registers.contains(&to)
            {
                registers.extend(made.registers());
                slots.extend(made.sources().filter_map(|s| match s {
                    rows::Source::Slot(slot) => Some(slot),
                    _ => None,
                }));
            }
            if let Some((slot, from)) = rows::slot(insn, *lane)
                && slots.contains(&slot)
            {
                registers.extend(Made::Copy(from).registers());
            }
        }
        if before == (registers.len(), slots.len()) {
            return (registers.into_iter().collect(), slots.into_iter().collect());
        }
    }
}

/// Blocks in reverse postorder.
fn order(graph: &Graph, blocks: &[Vec<usize>], block_of: &[usize]) -> Vec<usize> {
    let next = |block: usize| -> Vec<usize> {
        let last = blocks[block].last();
        let to = last.into_iter().flat_map(|n| &graph.nodes[*n].next);
        to.map(|n| block_of[*n]).collect()
    };
    let mut seen = vec![false; blocks.len()];
    let mut out = Vec::with_capacity(blocks.len());
    for entry in graph.entries.iter().rev() {
        let first = block_of[entry.node];
        if std::mem::replace(&mut seen[first], true) {
            continue;
        }
        let mut stack = vec![(first, next(first))];
        while let Some((block, open)) = stack.last_mut() {
            match open.pop() {
                Some(to) if !std::mem::replace(&mut seen[to], true) => stack.push((to, next(to))),
                Some(_) => {}
                None => {
                    out.push(*block);
                    stack.pop();
                }
            }
        }
    }
    out.reverse();
    out
}

/// Uniform registers that something may read behind each place before it writes them.
fn live_behind(graph: &Graph) -> Vec<u64> {
    let nodes = &graph.nodes;
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
    for (k, node) in nodes.iter().enumerate() {
        node.next.iter().for_each(|to| before[*to].push(k));
    }
    let mut at = vec![0u64; nodes.len()];
    let mut behind = vec![0u64; nodes.len()];
    let mut work: BTreeSet<usize> = (0..nodes.len()).collect();
    while let Some(n) = work.pop_last() {
        let node = &nodes[n];
        let mut live = node.next.iter().fold(0, |all, to| all | at[*to]);
        // What comes behind a jump that cannot be followed may read all.
        if node.next.is_empty() && matches!(node.insn.op, Op::Jr | Op::Jalr) {
            live = u64::MAX;
        }
        behind[n] = live;
        let (mut reads, mut writes) = (0, 0);
        for t in touches(&node.insn) {
            if let Register::U(r) = t.register {
                reads |= u64::from(t.reads) << r;
                writes |= u64::from(t.writes) << r;
            }
        }
        let live = live & !writes | reads;
        if live != at[n] {
            at[n] = live;
            work.extend(&before[n]);
        }
    }
    behind
}
