//! Static checks of w32 kernels.
//!
//! The parts: the code that control can reach (`code`), one instruction at a time (`legal`), results under way on all paths
//! (`waits`), registers that nothing has written (`written`), EXEC and what is saved of it (`masks`).

mod code;
mod legal;
mod masks;
mod waits;
mod written;

use crate::{Finding, Options, Report, Severity};
use lanemask_isa::w32::{Insn, Op, Operand};
use lanemask_object::{KernelMeta, Object};
use std::collections::BTreeSet;
use std::fmt;

/// All findings of the kernels of a w32 object, by kernel and address (bytes from CODE_BASE).
pub fn check(object: &Object, options: &Options) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut reached = BTreeSet::new();
    let wanted = |k: &&KernelMeta| options.kernel.as_ref().is_none_or(|n| *n == k.name);
    for kernel in object.kernels.iter().filter(wanted) {
        let mut report = Report::new(object, kernel.name.clone(), 0);
        let graph = code::explore(object, kernel, options.w32_places, &mut report);
        for (pc, insn) in graph.insns() {
            legal::check(pc, insn, kernel, &mut report);
        }
        waits::check(&graph, &mut report);
        written::check(&graph, kernel, &mut report);
        masks::check(&graph, object, kernel, options.limits(), &mut report);
        reached.extend(graph.insns().map(|(pc, _)| pc));
        let mut found = report.findings;
        found.sort_by_key(|f| f.pc);
        findings.extend(found);
    }
    if options.kernel.is_none() {
        findings.extend(misplaced(object, &reached));
    }
    if options.errors_only {
        findings.retain(|f| f.severity == Severity::Error);
    }
    findings
}

/// Statements on masks where no instruction runs.
fn misplaced(object: &Object, reached: &BTreeSet<u32>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for note in &object.notes.masks {
        if reached.contains(&note.offset) {
            continue;
        }
        let kernels = object.kernels.iter().filter(|k| k.entry <= note.offset);
        let kernel = kernels.max_by_key(|k| k.entry);
        let mut report = Report::new(object, kernel.map_or(String::new(), |k| k.name.clone()), 0);
        let message = "this speaks of EXEC where no instruction runs".to_string();
        report.add_text("w32-note-place", Some(note.offset.into()), None, message);
        findings.extend(report.findings);
    }
    findings
}

/// A register of a warp. Halves count as their whole register here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Register {
    V(u8),
    U(u8),
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Register::V(n) => write!(f, "v{n}"),
            Register::U(n) => write!(f, "u{n}"),
        }
    }
}

/// A register that an instruction names as an operand.
#[derive(Clone, Copy)]
struct Touch {
    register: Register,
    /// Which halves: bit 0 the low one, bit 1 the high one.
    halves: u8,
    reads: bool,
    writes: bool,
}

/// The registers that an instruction reads and writes, but for those that movrel finds by its index.
fn touches(insn: &Insn) -> Vec<Touch> {
    let mut out = Vec::new();
    for (k, info) in insn.op.info().operands.iter().enumerate() {
        if indexed(insn.op, k) {
            continue;
        }
        // An odd pair may name one behind the last register; nothing comes of that.
        let mut touch = |register, halves| {
            if matches!(register, Register::V(128..) | Register::U(64..)) {
                return;
            }
            out.push(Touch {
                register,
                halves,
                reads: info.reads,
                writes: info.writes,
            });
        };
        match insn.operand(k) {
            Some(Operand::V { first, count, .. }) => {
                (first..first.saturating_add(count)).for_each(|r| touch(Register::V(r), 3));
            }
            Some(Operand::VHalf { reg, high, .. }) => {
                touch(Register::V(reg), 1 << u8::from(high));
            }
            Some(Operand::U { first, count, .. }) => {
                (first..first.saturating_add(count)).for_each(|r| touch(Register::U(r), 3));
            }
            _ => {}
        }
    }
    out
}

/// Whether an operand is a register number that movrel adds an index to.
fn indexed(op: Op, operand: usize) -> bool {
    match op {
        Op::VMovrelS => operand == 1,
        Op::VMovrelD => operand == 0,
        _ => false,
    }
}

/// The lowest register that movrel may reach, for movrel.
fn movrel_base(insn: &Insn) -> Option<u8> {
    (0..2)
        .filter(|k| indexed(insn.op, *k))
        .find_map(|k| match insn.operand(k) {
            Some(Operand::V { first, .. }) => Some(first),
            _ => None,
        })
}

impl Report<'_> {
    /// A finding at an instruction of w32.
    fn w32(&mut self, rule: &'static str, pc: u32, insn: &Insn, message: String) {
        self.add_text(rule, Some(pc.into()), Some(insn.to_string()), message);
    }
}
