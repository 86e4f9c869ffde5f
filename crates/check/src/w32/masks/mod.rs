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
use crate::bdd::{Limits, Set, Var};
use crate::masks::follow::{self, Paths, Walk};
use crate::masks::jumps;
use crate::masks::lanes::{Bit, ENTRY, Lanes, Origins, P, PASSED, PLACE, State, VALUES};
use crate::masks::live::{self, Event};
use crate::masks::{LONGEST, MOST_VALUES};
use lanemask_isa::w32::{Insn, LANES, Op};
use lanemask_object::{KernelMeta, MaskNote, Object, mask_register};
use std::collections::{BTreeMap, BTreeSet};

/// Follows the masks of a kernel and reports.
pub fn check(
    graph: &Graph,
    object: &Object,
    kernel: &KernelMeta,
    limits: Limits,
    report: &mut Report,
) {
    flow::barriers(graph, limits, report);
    flow::endless_loops(graph, limits, report);
    let mut run = Run::new(graph, object, kernel, limits);
    if let Err(stop) = run.follow(report) {
        let entry = graph.entries.first().map(|e| e.node);
        let first = stop.map(|block| run.blocks[block][0]).or(entry);
        if let Some(node) = first.map(|n| &graph.nodes[n]) {
            let steps = run.lanes.table.steps();
            let message = format!(
                "from here on the masks of this kernel are not followed, after {steps} steps"
            );
            report.w32("w32-mask-complex", node.pc, &node.insn, message);
        }
    }
}

struct Run<'a> {
    graph: &'a Graph,
    /// Blocks: places that run one behind the other.
    blocks: Vec<Vec<usize>>,
    block_of: Vec<usize>,
    /// Blocks in reverse postorder.
    order: Vec<usize>,
    /// By block, where control goes.
    next_blocks: Vec<Vec<usize>>,
    /// An instruction of each address.
    by_pc: BTreeMap<u32, usize>,
    /// By address of an unconditional jump, where control ends up at.
    jumps: BTreeMap<u64, u64>,
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
    /// What is live behind each block that is being followed.
    live: Vec<live::Live>,
    /// Ways between blocks that have been taken.
    taken: BTreeSet<(usize, usize)>,
    /// Findings where paths meet: the block, and the message.
    uneven: Vec<(usize, String)>,
    /// Blocks from whose start lanes may be needed.
    needed: BTreeSet<usize>,
    /// Saves that are used, by their numbers.
    used: Set,
    /// Registers that EXEC is saved in; a bit each.
    saved_in: u64,
    /// Copies of EXEC that nothing reads.
    dropped: BTreeSet<u32>,
}

impl<'a> Run<'a> {
    fn new(graph: &'a Graph, object: &'a Object, kernel: &KernelMeta, limits: Limits) -> Run<'a> {
        let nodes = &graph.nodes;
        let (blocks, _) = chains(graph);
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
        let mut saved_in = 0u64;
        for (n, node) in nodes.iter().enumerate() {
            let Some(register) = rows::saves(&node.insn) else {
                continue;
            };
            saved_in |= 1 << register;
            if live[n] >> register & 1 == 0 {
                dropped.insert(node.pc);
            } else if registers.binary_search(&register).is_ok() {
                saves.insert(u64::from(node.pc));
            }
        }
        let saves: Vec<u64> = saves.into_iter().collect();
        let by_pc = (nodes.iter().enumerate()).map(|(n, node)| (node.pc, n));
        let by_pc: BTreeMap<u32, usize> = by_pc.collect();
        let jumps = jumps(graph);
        let places: BTreeSet<u64> = (nodes.iter())
            .filter_map(|n| waiting_place(n.pc, &n.insn))
            .map(|pc| jumps.get(&pc.into()).copied().unwrap_or(pc.into()))
            .collect();
        let numbers = numbers(graph, &blocks, &saves);
        let (blocks, block_of) = cut(blocks, nodes.len());
        let next_blocks: Vec<Vec<usize>> = (blocks.iter())
            .map(|block| {
                let to = block.last().into_iter().flat_map(|n| &nodes[*n].next);
                to.map(|n| block_of[*n]).collect()
            })
            .collect();
        let lanes = Lanes::new(places.into_iter().collect(), saves, numbers, limits);
        let values = VALUES;
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
            order: order(graph, &next_blocks, &block_of),
            next_blocks,
            blocks,
            block_of,
            by_pc,
            jumps,
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
            live: Vec::new(),
            taken: BTreeSet::new(),
            uneven: Vec::new(),
            needed: BTreeSet::new(),
            used: Set::NONE,
            saved_in,
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
            origins: BTreeMap::new(),
        }
    }

    /// Follows all paths and reports. If that is too much work, gives the block at which it has become that, if it is one.
    fn follow(&mut self, report: &mut Report) -> Result<(), Option<usize>> {
        let values = (MOST_VALUES, self.lanes.table.limits().steps);
        let live = live::before_blocks(
            &self.order,
            &self.next_blocks,
            |block| self.events(block).into_iter().flatten().collect(),
            (values.1, values.0),
        );
        let live = live.ok_or(None)?;
        self.live.clone_from(&live);
        self.needed = self.needed(|_| true);
        let paths = Paths::new(&self.order, self.next_blocks.clone(), live);
        let mut starts = Vec::new();
        let graph = self.graph;
        for entry in &graph.entries {
            starts.push((self.block_of[entry.node], self.start(entry.handler)));
        }
        follow::follow(self, &paths, starts, report).map_err(Some)?;
        self.report(report)
    }

    /// What each place of a block does to registers, slots and names.
    fn events(&self, block: usize) -> Vec<Vec<Event>> {
        let mut out = Vec::new();
        for &n in &self.blocks[block] {
            let node = &self.graph.nodes[n];
            let mut events = Vec::new();
            for note in self.notes.get(&node.pc).into_iter().flatten() {
                let terms = note.is.iter().flat_map(|is| is.0.iter().flatten());
                let meant = terms.filter_map(|t| self.meant.get(t.name.as_str()));
                events.extend(meant.map(|var| Event::Read(*var)));
                let name = note.name.as_deref().and_then(|name| self.named.get(name));
                events.extend(name.map(|var| Event::Write(*var)));
            }
            let lane = self.slot_lanes[n];
            let mut writes = Vec::new();
            for t in touches(&node.insn) {
                let Register::U(r) = t.register else { continue };
                let var = self.value_of(r).map(|v| self.var(v));
                if t.reads {
                    events.extend(var.map(Event::Read));
                }
                if t.writes {
                    writes.extend(var.map(Event::Write));
                }
            }
            // What comes behind a jump that cannot be followed may read all.
            if node.next.is_empty() && matches!(node.insn.op, Op::Jr | Op::Jalr) {
                let all = 0..self.registers.len();
                events.extend(all.map(|v| Event::Read(self.var(v))));
            }
            let slots = rows::written(&node.insn, lane).map(|(_, made)| made);
            for source in slots.into_iter().flat_map(Made::sources) {
                if let rows::Source::Slot(slot) = source {
                    events.extend(self.slot_of(slot).map(|v| Event::Read(self.var(v))));
                }
            }
            if let Some((slot, _)) = rows::slot(&node.insn, lane) {
                writes.extend(self.slot_of(slot).map(|v| Event::Write(self.var(v))));
            }
            events.extend(writes);
            out.push(events);
        }
        out
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
                        let (place, ends) = self.waits_for(place);
                        self.lanes.other_edge(lanes, place, ends)
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

    /// Where lanes wait that a branch sends to a place, and whether the program ends there.
    fn waits_for(&self, place: u32) -> (u64, bool) {
        let pc = u64::from(place);
        let pc = self.jumps.get(&pc).copied().unwrap_or(pc);
        let node = u32::try_from(pc).ok().and_then(|pc| self.by_pc.get(&pc));
        (
            pc,
            node.is_some_and(|n| self.graph.nodes[*n].insn.op == Op::Endpgm),
        )
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

/// Unconditional jumps: where control ends up at.
fn jumps(graph: &Graph) -> BTreeMap<u64, u64> {
    let of = |node: &super::code::Node| match node.next[..] {
        [to] if node.insn.op == Op::B => Some((node.pc.into(), graph.nodes[to].pc.into())),
        _ => None,
    };
    jumps::ends(&graph.nodes.iter().filter_map(of).collect())
}

impl Walk for Run<'_> {
    fn lanes(&mut self) -> &mut Lanes {
        &mut self.lanes
    }

    fn no_history(&mut self) -> Origins {
        self.lanes.no_save()
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
        let places = self.blocks[block].clone();
        let behind = live::behind(&self.next_blocks[block], &self.live);
        let events = self.events(block);
        let dies = live::last_uses(&behind, &events);
        for ((n, events), dies) in places.iter().zip(&events).zip(dies) {
            let pc = self.graph.nodes[*n].pc;
            // What is read belongs to the state from here on.
            for event in events {
                if let Event::Read(var) = event
                    && !state.origins.contains_key(var)
                {
                    let other = self.lanes.no_save();
                    state.origins.insert(*var, other);
                }
            }
            self.pass(&mut state, pc, report.as_deref_mut());
            self.named(&mut state, *n, report.as_deref_mut());
            if let Some(report) = report.as_deref_mut() {
                self.look(&state, *n, report);
            }
            self.step(&mut state, *n);
            if Some(n) == places.last() {
                break;
            }
            for var in dies {
                self.lanes.drop_value(&mut state, var);
            }
        }
        let Some(last) = places.last() else {
            return Vec::new();
        };
        let edges = self.leave(state.lanes, *last);
        if report.is_some() {
            let to = edges.iter().map(|(to, _)| self.block_of[*to]);
            self.taken.extend(to.map(|to| (block, to)));
        }
        let origins = state.origins;
        (edges.into_iter())
            .map(|(to, lanes)| {
                let origins = origins.clone();
                (self.block_of[to], State { lanes, origins })
            })
            .collect()
    }

    fn meet(&mut self, block: usize, edges: &[(usize, Set)], report: &Report) {
        if !self.needed.contains(&block) {
            return;
        }
        let lost = self.lanes.table.var(self.lost);
        let mut lanes = edges.iter().map(|(_, lanes)| *lanes);
        if lanes.any(|lanes| !self.lanes.table.and(lanes, lost).is_none()) {
            return;
        }
        self.look_uneven(block, edges, report);
    }
}

/// Blocks of at most [`LONGEST`] places, and by place its block.
fn cut(blocks: Vec<Vec<usize>>, places: usize) -> (Vec<Vec<usize>>, Vec<usize>) {
    let pieces = blocks.iter().flat_map(|b| b.chunks(LONGEST));
    let blocks: Vec<Vec<usize>> = pieces.map(<[usize]>::to_vec).collect();
    let mut block_of = vec![0; places];
    for (k, block) in blocks.iter().enumerate() {
        block.iter().for_each(|n| block_of[*n] = k);
    }
    (blocks, block_of)
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
fn order(graph: &Graph, next: &[Vec<usize>], block_of: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; next.len()];
    let mut out = Vec::with_capacity(next.len());
    for entry in graph.entries.iter().rev() {
        let first = block_of[entry.node];
        if std::mem::replace(&mut seen[first], true) {
            continue;
        }
        let mut stack = vec![(first, next[first].clone())];
        while let Some((block, open)) = stack.last_mut() {
            match open.pop() {
                Some(to) if !std::mem::replace(&mut seen[to], true) => {
                    stack.push((to, next[to].clone()));
                }
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
    let before = graph.before();
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
