//! Registers that are read before anything has written them, on some path.
//!
//! A register counts as written from the first instruction that may write it on, in whatever lanes: a masked write is a write.
//! Halves of vector registers are told apart. A branch on EXEC = 0 skips what would have written nothing (W-EXEC-5), so that behind it vector
//! registers count as written: whether they are says the way that does not skip.

use super::code::{Graph, Node};
use super::{Register, movrel_base, touches};
use crate::Report;
use lanemask_isa::w32::{Insn, Op};
use lanemask_object::KernelMeta;
use std::collections::BTreeSet;

/// Uniform registers that a launch writes: `u0` to `u8`, `u29`.
const U_AT_LAUNCH: u64 = 0x1ff | 1 << 29;
/// Vector registers that a launch writes: `v0` to `v3`.
const V_AT_LAUNCH: u128 = 0xf;

/// Registers that may be unwritten: low halves, high halves, uniform ones.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Unwritten {
    v: [u128; 2],
    u: u64,
}

impl Unwritten {
    fn join(self, other: Unwritten) -> Unwritten {
        Unwritten {
            v: [self.v[0] | other.v[0], self.v[1] | other.v[1]],
            u: self.u | other.u,
        }
    }

    fn has(&self, register: Register, halves: u8) -> bool {
        match register {
            Register::U(n) => self.u >> n & 1 == 1,
            Register::V(n) => (0..2).any(|h| halves >> h & 1 == 1 && self.v[h] >> n & 1 == 1),
        }
    }

    fn write(&mut self, register: Register, halves: u8) {
        match register {
            Register::U(n) => self.u &= !(1 << n),
            Register::V(n) => (0..2)
                .filter(|h| halves >> h & 1 == 1)
                .for_each(|h| self.v[h] &= !(1 << n)),
        }
    }

    fn step(mut self, insn: &Insn) -> Unwritten {
        for t in touches(insn).iter().filter(|t| t.writes) {
            self.write(t.register, t.halves);
        }
        if insn.op == Op::VMovrelD
            && let Some(base) = movrel_base(insn)
        {
            (base..128).for_each(|r| self.write(Register::V(r), 3));
        }
        self
    }
}

/// Whether no lane is active when control goes from a place to an address.
fn without_lanes(from: &Node, to: u32) -> bool {
    let next = from.pc.wrapping_add(from.insn.len_bytes());
    match from.insn.op {
        Op::Bexecz => to != next,
        // A jump to the next instruction goes there with lanes, too.
        Op::Bexecnz => to == next && from.insn.target_bytes() != Some(from.insn.len_bytes().into()),
        _ => false,
    }
}

/// Reports reads of registers that some path has not written.
pub fn check(graph: &Graph, kernel: &KernelMeta, report: &mut Report) {
    let launch = Unwritten {
        v: [!V_AT_LAUNCH; 2],
        u: !U_AT_LAUNCH,
    };
    let mut at: Vec<Option<Unwritten>> = vec![None; graph.nodes.len()];
    let mut work = BTreeSet::new();
    for entry in &graph.entries {
        // What the code has written when a trap leads to the handler is not known.
        let state = if entry.handler {
            Unwritten::default()
        } else {
            launch
        };
        at[entry.node] = Some(at[entry.node].map_or(state, |old| old.join(state)));
        work.insert(entry.node);
    }
    while let Some(n) = work.pop_first() {
        let Some(state) = at[n] else { continue };
        let after = state.step(&graph.nodes[n].insn);
        for &to in &graph.nodes[n].next {
            let mut after = after;
            if without_lanes(&graph.nodes[n], graph.nodes[to].pc) {
                after.v = [0; 2];
            }
            let new = at[to].map_or(after, |old| old.join(after));
            if at[to] != Some(new) {
                at[to] = Some(new);
                work.insert(to);
            }
        }
    }
    let mut written = BTreeSet::new();
    for (_, insn) in graph.insns() {
        written.extend(
            touches(insn)
                .iter()
                .filter(|t| t.writes)
                .map(|t| t.register),
        );
    }
    for (node, state) in graph.nodes.iter().zip(&at) {
        let Some(state) = state else { continue };
        // What nothing writes, and what some path does not.
        let mut unwritten = [BTreeSet::new(), BTreeSet::new()];
        for t in touches(&node.insn).iter().filter(|t| t.reads) {
            // A register that the kernel does not have is another rule's matter.
            let exists = match t.register {
                Register::V(n) => u32::from(n) < kernel.v_regs,
                Register::U(n) => u32::from(n) < kernel.u_regs,
            };
            if exists && state.has(t.register, t.halves) {
                unwritten[usize::from(written.contains(&t.register))].insert(t.register);
            }
        }
        let [never, sometimes] = unwritten;
        if !never.is_empty() {
            let message = format!("nothing writes {}", list(&never));
            report.w32("w32-unwritten", node.pc, &node.insn, message);
        }
        if !sometimes.is_empty() {
            let message = format!(
                "on some path nothing has written {} before",
                list(&sometimes)
            );
            report.w32("w32-unwritten", node.pc, &node.insn, message);
        }
    }
}

/// Registers as in assembly: `u4, u[12:15]`.
fn list(registers: &BTreeSet<Register>) -> String {
    // File, first and last number.
    let mut rows: Vec<(char, u8, u8)> = Vec::new();
    for register in registers {
        let (file, n) = match *register {
            Register::V(n) => ('v', n),
            Register::U(n) => ('u', n),
        };
        match rows.last_mut() {
            Some((f, _, last)) if *f == file && *last + 1 == n => *last = n,
            _ => rows.push((file, n, n)),
        }
    }
    let row = |&(file, first, last): &(char, u8, u8)| {
        if first == last {
            format!("{file}{first}")
        } else {
            format!("{file}[{first}:{last}]")
        }
    };
    rows.iter().map(row).collect::<Vec<_>>().join(", ")
}
