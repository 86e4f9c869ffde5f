//! Results under way: missing and superfluous waits, on all paths.
//!
//! Forwards, the analysis keeps for each register and counter how few operations of the counter can have been issued since the one
//! that will write the register. Operations of a counter complete in order, so that the smallest number stands for all paths: what
//! a wait leaves under way on any of them it leaves under way on that one. `sm` has no order: only a wait for all of it helps.
//!
//! Backwards, it keeps how few operations must have been issued since for a result that is under way to be touched before a
//! further wait completes it. What a wait completes although nobody would touch it too early was not worth waiting for.

use super::code::Graph;
use super::{Register, movrel_base, touches};
use crate::Report;
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{COUNTERS, Insn, Op, Operand};
use std::collections::{BTreeMap, BTreeSet};

/// Index of the counter without an order.
fn unordered(counter: u8) -> bool {
    COUNTERS[usize::from(counter)].name == "sm"
}

/// The largest number that a wait for a counter can name: issue stalls before more are under way.
fn largest(counter: u8) -> u8 {
    ((1u32 << COUNTERS[usize::from(counter)].bits) - 2) as u8
}

/// By register and counter: fewest operations issued since, and the address of the operation.
type Pending = BTreeMap<(Register, u8), (u8, u32)>;

/// The fields of a `waitcnt` that wait: counter, and how many may stay under way.
fn fields(insn: &Insn) -> Vec<(u8, u8)> {
    if insn.op != Op::Waitcnt {
        return Vec::new();
    }
    (0u8..)
        .zip(insn.operands())
        .filter_map(|(counter, o)| match o {
            Operand::Wait { value, max } if value != max => {
                Some((counter, if unordered(counter) { 0 } else { value as u8 }))
            }
            _ => None,
        })
        .collect()
}

/// Carries what is under way over an instruction. A register that is touched too early counts as waited for, with all that
/// the same operation writes.
fn step(state: &mut Pending, pc: u32, insn: &Insn) {
    for (counter, keep) in fields(insn) {
        state.retain(|(_, c), (since, _)| *c != counter || !completes(counter, keep, *since));
    }
    let touched = touches(insn);
    let early: BTreeSet<(u8, u32)> = (touched.iter())
        .flat_map(|t| of(state, t.register))
        .map(|(counter, (_, from))| (counter, from))
        .collect();
    if !early.is_empty() {
        state.retain(|(_, c), (_, from)| !early.contains(&(*c, *from)));
        // The register may be under way for an operation on another path, too.
        for t in &touched {
            (0..COUNTERS.len() as u8).for_each(|c| {
                state.remove(&(t.register, c));
            });
        }
    }
    let Latency::Var(counter) = insn.op.info().latency else {
        return;
    };
    if !unordered(counter) {
        state.retain(|(_, c), (since, _)| {
            if *c == counter {
                *since += 1;
            }
            *c != counter || *since < largest(counter)
        });
    }
    for t in touched.iter().filter(|t| t.writes) {
        state.insert((t.register, counter), (0, pc));
    }
}

/// Whether a wait that leaves `keep` operations under way completes one with so many since.
fn completes(counter: u8, keep: u8, since: u8) -> bool {
    unordered(counter) || since >= keep
}

/// What is under way for a register.
fn of(state: &Pending, register: Register) -> impl Iterator<Item = (u8, (u8, u32))> {
    state
        .range((register, 0)..=(register, u8::MAX))
        .map(|((_, counter), entry)| (*counter, *entry))
}

/// What is under way before each place.
fn forwards(graph: &Graph) -> Vec<Option<Pending>> {
    let mut at: Vec<Option<Pending>> = graph.nodes.iter().map(|_| None).collect();
    let mut work = BTreeSet::new();
    for entry in &graph.entries {
        at[entry.node] = Some(Pending::new());
        work.insert(entry.node);
    }
    while let Some(n) = work.pop_first() {
        let Some(mut state) = at[n].clone() else {
            continue;
        };
        let node = &graph.nodes[n];
        step(&mut state, node.pc, &node.insn);
        for &to in &node.next {
            let changed = match &mut at[to] {
                None => {
                    at[to] = Some(state.clone());
                    true
                }
                Some(old) => join(old, &state),
            };
            if changed {
                work.insert(to);
            }
        }
    }
    at
}

/// Unites what is under way on two paths.
fn join(into: &mut Pending, from: &Pending) -> bool {
    let mut changed = false;
    for (key, new) in from {
        let old = into.entry(*key).or_insert((u8::MAX, u32::MAX));
        if new < old {
            *old = *new;
            changed = true;
        }
    }
    changed
}

/// Registers of a warp, vector registers first.
const REGISTERS: usize = 192;

fn index(register: Register) -> usize {
    match register {
        Register::V(n) => usize::from(n),
        Register::U(n) => 128 + usize::from(n),
    }
}

/// By counter and register: a result with fewer operations since is touched before another wait completes it. 0: never.
type Needs = [[u8; REGISTERS]; COUNTERS.len()];

/// However many operations have been issued since.
const ALWAYS: u8 = u8::MAX;

/// Carries needs backwards over an instruction.
fn back(needs: &mut Needs, insn: &Insn) {
    if let Latency::Var(counter) = insn.op.info().latency
        && !unordered(counter)
    {
        for need in &mut needs[usize::from(counter)] {
            // At most so many are under way behind the instruction.
            *need = (*need).min(largest(counter)).saturating_sub(1);
        }
    }
    for t in touches(insn) {
        needs.iter_mut().for_each(|n| n[index(t.register)] = ALWAYS);
    }
    if let Some(base) = movrel_base(insn) {
        for n in needs.iter_mut() {
            n[usize::from(base)..128].fill(ALWAYS);
        }
    }
    for (counter, keep) in fields(insn) {
        for need in &mut needs[usize::from(counter)] {
            *need = (*need).min(keep);
        }
    }
}

/// Needs behind each `waitcnt`.
fn backwards(graph: &Graph) -> BTreeMap<usize, Needs> {
    let nodes = &graph.nodes;
    let (chains, chain_of) = chains(graph);
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); chains.len()];
    for (k, chain) in chains.iter().enumerate() {
        for to in chain.last().into_iter().flat_map(|n| &nodes[*n].next) {
            before[chain_of[*to]].push(k);
        }
    }
    // Before each chain.
    let mut at: Vec<Option<Box<Needs>>> = chains.iter().map(|_| None).collect();
    let mut work: BTreeSet<usize> = (0..chains.len()).collect();
    let mut waits = BTreeMap::new();
    while let Some(k) = work.pop_last() {
        let mut needs: Needs = [[0; REGISTERS]; COUNTERS.len()];
        for to in chains[k].last().into_iter().flat_map(|n| &nodes[*n].next) {
            let Some(from) = &at[chain_of[*to]] else {
                continue;
            };
            for (a, b) in needs.iter_mut().flatten().zip(from.iter().flatten()) {
                *a = (*a).max(*b);
            }
        }
        for &n in chains[k].iter().rev() {
            if nodes[n].insn.op == Op::Waitcnt {
                waits.insert(n, needs);
            }
            back(&mut needs, &nodes[n].insn);
        }
        if at[k].as_deref() != Some(&needs) {
            at[k] = Some(Box::new(needs));
            work.extend(&before[k]);
        }
    }
    waits
}

/// The places as chains, each entered at its first and left at its last only; and by place the number of its chain.
pub(super) fn chains(graph: &Graph) -> (Vec<Vec<usize>>, Vec<usize>) {
    let nodes = &graph.nodes;
    let mut ways = vec![0u32; nodes.len()];
    for entry in &graph.entries {
        ways[entry.node] += 2;
    }
    for node in nodes {
        for &to in &node.next {
            ways[to] += if node.next.len() == 1 { 1 } else { 2 };
        }
    }
    let (mut chains, mut chain_of) = (Vec::new(), vec![0; nodes.len()]);
    for first in (0..nodes.len()).filter(|n| ways[*n] != 1) {
        let mut chain = vec![first];
        let mut n = first;
        while let [next] = nodes[n].next[..]
            && ways[next] == 1
        {
            chain.push(next);
            n = next;
        }
        for n in &chain {
            chain_of[*n] = chains.len();
        }
        chains.push(chain);
    }
    (chains, chain_of)
}

/// Reports registers that are touched too early, and waits that nobody needs.
pub fn check(graph: &Graph, report: &mut Report) {
    let under_way = forwards(graph);
    for (node, state) in graph.nodes.iter().zip(&under_way) {
        let Some(state) = state else { continue };
        missing(node.pc, &node.insn, state, report);
    }
    superfluous(graph, &under_way, report);
}

/// Reports what an instruction touches too early, once for each counter.
fn missing(pc: u32, insn: &Insn, state: &Pending, report: &mut Report) {
    // By counter: register, whether it is read, operations since, the operation.
    let mut first: BTreeMap<u8, (Register, bool, u8, u32)> = BTreeMap::new();
    for t in touches(insn) {
        for (counter, (since, from)) in of(state, t.register) {
            let new = (t.register, t.reads, since, from);
            let old = first.entry(counter).or_insert(new);
            if since < old.2 {
                *old = new;
            }
        }
    }
    for (counter, (register, reads, since, from)) in first {
        let touched = if reads { "read" } else { "overwritten" };
        let place = report.place(from.into());
        let message = if from == pc {
            format!("{register} is {touched} while the result of its last trip is under way")
        } else {
            format!("{register} is {touched} while the result of {place} is under way")
        };
        let before = report.findings.len();
        report.w32("w32-wait-missing", pc, insn, message);
        let keep = if unordered(counter) { 0 } else { since };
        if let Some(new) = report.findings.get_mut(before) {
            let name = COUNTERS[usize::from(counter)].name;
            new.fix = format!("put `waitcnt {name}={keep}` before it");
        }
    }
    if let Some(base) = movrel_base(insn)
        && let Some(((register, _), (_, from))) =
            (state.iter()).find(|((r, _), _)| matches!(r, Register::V(n) if *n >= base))
    {
        let place = report.place((*from).into());
        let message =
            format!("it may reach {register}, for which the result of {place} is under way");
        report.w32("w32-wait-movrel", pc, insn, message);
    }
}

/// Reports fields of waits that no path needs. An instruction that runs with several sets of return addresses is needed if one of
/// them needs it.
fn superfluous(graph: &Graph, under_way: &[Option<Pending>], report: &mut Report) {
    // By address: fields that no place needs so far, and the instruction.
    let mut idle: BTreeMap<u32, (BTreeSet<u8>, Insn)> = BTreeMap::new();
    for (n, needs) in backwards(graph) {
        let node = &graph.nodes[n];
        let Some(state) = &under_way[n] else { continue };
        let (idle, _) = idle.entry(node.pc).or_insert_with(|| {
            let all = fields(&node.insn).into_iter().map(|(c, _)| c).collect();
            (all, node.insn)
        });
        for (counter, keep) in fields(&node.insn) {
            let needed = state.iter().any(|((register, c), (since, _))| {
                let need = needs[usize::from(counter)][index(*register)];
                *c == counter && completes(counter, keep, *since) && *since < need
            });
            if needed {
                idle.remove(&counter);
            }
        }
    }
    // A trap handler may run anywhere, with anything under way.
    let handled: BTreeSet<u32> = if graph.entries.iter().any(|e| e.handler) {
        graph.handler_pcs()
    } else {
        BTreeSet::new()
    };
    for (pc, (idle, insn)) in idle {
        if handled.contains(&pc) {
            continue;
        }
        if fields(&insn).is_empty() {
            let message = "it waits for nothing".to_string();
            report.w32("w32-wait-superfluous", pc, &insn, message);
        }
        for counter in idle {
            let name = COUNTERS[usize::from(counter)].name;
            let message = format!("nobody needs its wait for {name}");
            report.w32("w32-wait-superfluous", pc, &insn, message);
        }
    }
}
