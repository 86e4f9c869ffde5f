//! What control may do when no lane is active, or when the warps of a workgroup part: loops that never end, barriers that only some warps reach.

use super::rows::{self, Made, Source};
use crate::Report;
use crate::bdd::{Code, Limits, Set, Table};
use crate::w32::code::Graph;
use crate::w32::{Register, touches};
use lanemask_isa::w32::{Insn, Op, Operand};
use std::collections::{BTreeMap, BTreeSet};

/// Barriers that are reached first from each place.
struct Barriers {
    /// Sets of their numbers.
    table: Table,
    code: Code,
    /// Their addresses, ascending.
    pcs: Vec<u32>,
    /// By place.
    first: Vec<Set>,
}

impl Barriers {
    fn new(graph: &Graph, limits: Limits) -> Barriers {
        let nodes = &graph.nodes;
        let barriers = nodes.iter().filter(|n| n.insn.op == Op::Barrier);
        let pcs: BTreeSet<u32> = barriers.map(|n| n.pc).collect();
        let pcs: Vec<u32> = pcs.into_iter().collect();
        let code = Code {
            first: 0,
            bits: usize::BITS - pcs.len().leading_zeros(),
        };
        let mut table = Table::new(limits);
        let before = graph.before();
        let mut first = vec![Set::NONE; nodes.len()];
        let mut work: BTreeSet<usize> = BTreeSet::new();
        for (k, node) in nodes.iter().enumerate() {
            if let (Op::Barrier, Ok(number)) = (node.insn.op, pcs.binary_search(&node.pc)) {
                first[k] = table.number(code, number);
                work.extend(&before[k]);
            }
        }
        while let Some(k) = work.pop_last() {
            table.spend(1);
            if nodes[k].insn.op == Op::Barrier || table.overflowed() {
                continue;
            }
            let mut all = Set::NONE;
            for to in &nodes[k].next {
                all = table.or(all, first[*to]);
            }
            if all != first[k] {
                first[k] = all;
                work.extend(&before[k]);
            }
        }
        Barriers {
            table,
            code,
            pcs,
            first,
        }
    }

    /// One that is reached first from `a` and not from `b`, else one of `a`.
    fn one(&mut self, a: usize, b: usize) -> Option<u32> {
        let own = self.table.minus(self.first[a], self.first[b]);
        let from = if own.is_none() { self.first[a] } else { own };
        let number = self.table.values(from, self.code).first().copied()?;
        self.pcs.get(number).copied()
    }
}

/// Reports branches on EXEC after which warps may wait at different barriers. A warp that ends is waited for no more, so that
/// one which meets no barrier at all does no harm.
pub(super) fn barriers(graph: &Graph, limits: Limits, report: &mut Report) {
    if !graph.nodes.iter().any(|n| n.insn.op == Op::Barrier) {
        return;
    }
    let mut barriers = Barriers::new(graph, limits);
    for node in &graph.nodes {
        if !matches!(node.insn.op, Op::Bexecz | Op::Bexecnz) {
            continue;
        }
        let [a, b] = node.next[..] else { continue };
        let [there, here] = [a, b].map(|k| barriers.first[k]);
        if there.is_none() || here.is_none() || there == here {
            continue;
        }
        let [with, without] = [barriers.one(b, a), barriers.one(a, b)]
            .map(|pc| pc.map(|pc| report.place(pc.into())).unwrap_or_default());
        if barriers.table.overflowed() {
            break;
        }
        let message =
            format!("a warp with lanes may wait at {with} while one without waits at {without}");
        report.w32("w32-barrier-split", node.pc, &node.insn, message);
    }
    if barriers.table.overflowed() {
        let steps = barriers.table.steps();
        let message = format!("the barriers are not looked at further, after {steps} steps");
        complex(graph, message, report);
    }
}

/// Says at the entry that something has not been followed to its end.
fn complex(graph: &Graph, message: String, report: &mut Report) {
    if let Some(node) = graph.entries.first().map(|e| &graph.nodes[e.node]) {
        report.w32("w32-mask-complex", node.pc, &node.insn, message);
    }
}

/// What is known not to be 0: EXEC, and registers by their numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Nonzero {
    exec: bool,
    registers: u64,
}

impl Nonzero {
    fn join(self, other: Nonzero) -> Nonzero {
        Nonzero {
            exec: self.exec && other.exec,
            registers: self.registers & other.registers,
        }
    }

    fn source(self, source: Source) -> bool {
        match source {
            Source::U(r) => self.registers >> r & 1 == 1,
            Source::Bits(bits) => bits != 0,
            Source::Exec => self.exec,
            Source::Helpers | Source::Slot(_) | Source::Active | Source::Unknown => false,
        }
    }

    fn made(self, made: Made) -> bool {
        match made {
            Made::Copy(a) | Made::AtLeast(a) => self.source(a),
            Made::Or(a, b) => self.source(a) || self.source(b),
            Made::Not(_) | Made::And(..) | Made::Xor(..) | Made::Without(..) => false,
        }
    }

    fn step(self, insn: &Insn) -> Nonzero {
        let mut out = self;
        for t in touches(insn).iter().filter(|t| t.writes) {
            if let Register::U(r) = t.register {
                out.registers &= !(1 << r);
            }
        }
        if let Some((register, made)) = rows::written(insn, None) {
            out.registers |= u64::from(self.made(made)) << register;
        }
        if let Some(made) = rows::exec(insn) {
            out.exec = self.made(made);
        }
        out
    }

    /// On an edge: what the branch says.
    fn edge(mut self, insn: &Insn, taken: bool) -> Nonzero {
        match (insn.op, insn.operand(0)) {
            (Op::Bexecz, _) => self.exec = !taken,
            (Op::Bexecnz, _) => self.exec = taken,
            (Op::Bz, Some(Operand::U { first, .. })) if !taken => self.registers |= 1 << first,
            (Op::Bnz, Some(Operand::U { first, .. })) if taken => self.registers |= 1 << first,
            _ => {}
        }
        self
    }
}

/// Whether a branch's edge to a place is the one that is taken; `None` if both lead there.
fn taken(graph: &Graph, from: usize, to: usize) -> Option<bool> {
    let node = &graph.nodes[from];
    let next = node.pc.wrapping_add(node.insn.len_bytes());
    let target = (i64::from(node.pc) + node.insn.target_bytes()?) as u32;
    (target != next).then(|| graph.nodes[to].pc == target)
}

/// Places that control may come to without a lane, as far as can be seen: EXEC is known not to be 0 nowhere else.
fn may_be_empty(graph: &Graph) -> Vec<bool> {
    let nodes = &graph.nodes;
    let mut at: Vec<Option<Nonzero>> = vec![None; nodes.len()];
    let mut work = BTreeSet::new();
    for entry in &graph.entries {
        let state = Nonzero {
            exec: !entry.handler,
            registers: 0,
        };
        at[entry.node] = Some(at[entry.node].map_or(state, |old| old.join(state)));
        work.insert(entry.node);
    }
    while let Some(n) = work.pop_first() {
        let Some(state) = at[n] else { continue };
        let after = state.step(&nodes[n].insn);
        for &to in &nodes[n].next {
            let edge = match taken(graph, n, to) {
                Some(taken) => after.edge(&nodes[n].insn, taken),
                None => after,
            };
            let new = at[to].map_or(edge, |old| old.join(edge));
            if at[to] != Some(new) {
                at[to] = Some(new);
                work.insert(to);
            }
        }
    }
    at.iter().map(|s| s.is_some_and(|s| !s.exec)).collect()
}

/// Whether a source is 0 while EXEC is, given the registers that are.
fn is_zero(zero: u64, source: Source) -> bool {
    match source {
        Source::U(r) => zero >> r & 1 == 1,
        Source::Bits(bits) => bits == 0,
        Source::Exec | Source::Active => true,
        Source::Helpers | Source::Slot(_) | Source::Unknown => false,
    }
}

/// The same for what is made of sources.
fn makes_zero(zero: u64, made: Made) -> bool {
    let is_zero = |source| is_zero(zero, source);
    match made {
        Made::Copy(a) | Made::AtLeast(a) | Made::Without(a, _) => is_zero(a),
        Made::And(a, b) => is_zero(a) || is_zero(b),
        Made::Or(a, b) | Made::Xor(a, b) => is_zero(a) && is_zero(b),
        Made::Not(_) => false,
    }
}

/// Registers that are 0 behind an instruction that runs with EXEC = 0; a bit each.
fn zero_step(zero: u64, insn: &Insn) -> u64 {
    let mut out = zero;
    for t in touches(insn).iter().filter(|t| t.writes) {
        if let Register::U(r) = t.register {
            out &= !(1 << r);
        }
    }
    for register in rows::lane_masks(insn) {
        out |= 1 << register;
    }
    if let Some((register, made)) = rows::written(insn, None) {
        out |= u64::from(makes_zero(zero, made)) << register;
    }
    if insn.op == Op::UReadfirst
        && let Some(Operand::U { first, .. }) = insn.operand(0)
    {
        out |= 1 << first;
    }
    out
}

/// Whether control that is at a place with EXEC = 0 can get to where the program ends, or EXEC may be written with lanes.
///
/// Each place that is looked at takes a step of `steps`; when there are none left it is taken to get out.
fn gets_out(graph: &Graph, start: usize, steps: &mut u64) -> bool {
    let nodes = &graph.nodes;
    let mut at: BTreeMap<usize, u64> = [(start, 0)].into();
    let mut work = BTreeSet::from([start]);
    while let Some(n) = work.pop_first() {
        let Some(left) = steps.checked_sub(1) else {
            return true;
        };
        *steps = left;
        let insn = &nodes[n].insn;
        let zero = at[&n];
        if nodes[n].next.is_empty() || !rows::exec(insn).is_none_or(|made| makes_zero(zero, made)) {
            return true;
        }
        let after = zero_step(zero, insn);
        let tested = match insn.operand(0) {
            Some(Operand::U { first, .. }) => zero >> first & 1 == 1,
            _ => false,
        };
        for &to in &nodes[n].next {
            let possible = match (insn.op, taken(graph, n, to)) {
                (_, None) => true,
                (Op::Bexecz, Some(taken)) => taken,
                (Op::Bexecnz, Some(taken)) => !taken,
                (Op::Bz, Some(taken)) if tested => taken,
                (Op::Bnz, Some(taken)) if tested => !taken,
                _ => true,
            };
            if !possible {
                continue;
            }
            let new = at.get(&to).map_or(after, |old| old & after);
            if at.get(&to) != Some(&new) {
                at.insert(to, new);
                work.insert(to);
            }
        }
    }
    false
}

/// Reports loops that a warp without lanes never leaves: each trip computes the same, since no lane computes anything.
pub(super) fn endless_loops(graph: &Graph, limits: Limits, report: &mut Report) {
    let nodes = &graph.nodes;
    // Code that never ends, whoever is active, is another rule's matter.
    let ends = graph.can_end();
    let empty = may_be_empty(graph);
    let mut said = BTreeSet::new();
    // A step here is a state of all registers, dearer than one of a table.
    let most = limits.steps / 10;
    let mut steps = most;
    for (n, node) in nodes.iter().enumerate() {
        for &head in &node.next {
            if nodes[head].pc > node.pc || !empty[head] || !ends[head] || !said.insert(head) {
                continue;
            }
            if !gets_out(graph, head, &mut steps) {
                let message = format!(
                    "with EXEC = 0 the loop from {} on never ends",
                    report.place(nodes[head].pc.into())
                );
                report.w32("w32-loop-empty", nodes[n].pc, &nodes[n].insn, message);
            }
        }
    }
    if steps == 0 {
        let message = format!("loops without lanes are not looked at further, after {most} steps");
        complex(graph, message, report);
    }
}
