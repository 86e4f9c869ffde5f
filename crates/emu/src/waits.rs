//! Registers that are used while a result for them may still be under way.
//!
//! What may be under way follows from the instructions of a warp alone, in whatever way the engine completes operations: a
//! result is pending until a `waitcnt` or a full counter makes sure of it. The check keeps that beside the engine, for each warp.

use crate::observer::{Observer, View};
use crate::outstanding::{ANY, Act, KINDS, Part, capacity, parts, unordered};
use crate::program::Program;
use crate::report::position;
use crate::trap::SourcePosition;
use crate::warp::FIRST_U;
use lanemask_isa::w32::{COUNTERS, Insn, Op, Operand, cause};
use lanemask_sem::w32::Trap;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::sync::Mutex;

/// A register that was used too early. Source: W-G6-9 and `docs/w32/machine.md`, "Wait counters".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyUse {
    /// Name of the kernel.
    pub kernel: String,
    /// The use: PC in bytes from CODE_BASE.
    pub pc: u32,
    /// The instruction there.
    pub instruction: String,
    /// Where it comes from, if known.
    pub source: Option<SourcePosition>,
    /// What it used: `v4`, `v4.h`, `u20`.
    pub register: String,
    /// Whether it was read; else it was overwritten, and the late result lands on what was written.
    pub read: bool,
    /// The operation whose result is under way: PC in bytes from CODE_BASE.
    pub pending_pc: u32,
    /// The instruction there.
    pub pending_instruction: String,
    /// Where it comes from, if known.
    pub pending_source: Option<SourcePosition>,
    /// What it writes there: `v4`, or a half of it.
    pub pending_register: String,
    /// Its counter.
    pub counter: &'static str,
    /// What a `waitcnt` of the counter before the use must say, at most.
    pub wait: u32,
    /// Workgroup id of the first warp that did so.
    pub workgroup: [u32; 3],
    /// That warp of the workgroup.
    pub warp: u32,
    /// How often it happened, in all warps.
    pub count: u64,
}

/// As the static check says it.
impl fmt::Display for EarlyUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = if self.read { "read" } else { "overwritten" };
        write!(f, "{} is {used} while the result of ", self.register)?;
        match &self.pending_source {
            _ if self.pending_pc == self.pc => f.write_str("its last trip")?,
            Some(s) => write!(f, "{:#x} (line {})", self.pending_pc, s.line)?,
            None => write!(f, "{:#x}", self.pending_pc)?,
        }
        if self.pending_register != self.register {
            write!(f, " for {}", self.pending_register)?;
        }
        f.write_str(" is under way")
    }
}

/// An instruction as the check sees it.
#[derive(Clone, Debug)]
struct Step {
    insn: Insn,
    act: Act,
    /// Registers that it names, and whether it reads and writes them.
    touches: Vec<(Part, bool, bool)>,
    /// Whether it depends on EXEC.
    vector: bool,
    /// Of movrel: the register that it counts from, the one with the index, and whether it reads what it finds.
    relative: Option<(u8, u8, bool)>,
}

impl Step {
    fn new(insn: &Insn) -> Step {
        let operand = match insn.op {
            Op::VMovrelS => Some(1),
            Op::VMovrelD => Some(0),
            _ => None,
        };
        let relative = operand.and_then(|k| match (insn.operand(k)?, insn.operand(2)?) {
            (Operand::V { first, .. }, Operand::U { first: index, .. }) => {
                Some((first, index, k == 1))
            }
            _ => None,
        });
        Step {
            insn: *insn,
            act: Act::of(insn),
            touches: (0..insn.op.info().operands.len())
                .filter(|k| Some(*k) != operand)
                .flat_map(|k| {
                    let info = &insn.op.info().operands[k];
                    let of = move |part| (part, info.reads, info.writes);
                    parts(insn.operand(k)).into_iter().map(of)
                })
                .collect(),
            vector: !insn.op.has_flag("ei"),
            relative,
        }
    }

    /// What it touches. With EXEC = 0 a vector instruction touches its uniform results only.
    fn touched(&self, view: &View<'_>, v_regs: u32) -> impl Iterator<Item = (Part, bool, bool)> {
        let idle = self.vector && view.exec == 0;
        let found = self
            .relative
            .filter(|_| !idle)
            .and_then(|(base, index, reads)| {
                let row = u32::from(base).checked_add(view.u(index))?;
                let part = Part {
                    row: row as u16,
                    bits: u32::MAX,
                };
                (row < v_regs).then_some((part, reads, !reads))
            });
        let named = self.touches.iter().copied();
        named
            .filter(move |(part, _, writes)| !idle || *writes && part.row >= FIRST_U)
            .chain(found)
    }
}

/// Rows of the register file, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Rows(u128, u64);

impl Rows {
    fn has(self, row: u16) -> bool {
        match row.checked_sub(FIRST_U) {
            None => self.0 >> row & 1 == 1,
            Some(u) => u < 64 && self.1 >> u & 1 == 1,
        }
    }

    fn insert(&mut self, row: u16) {
        match row.checked_sub(FIRST_U) {
            None => self.0 |= 1 << row,
            Some(u @ 0..64) => self.1 |= 1 << u,
            Some(_) => {}
        }
    }
}

/// An operation that may be under way.
#[derive(Debug)]
struct Operation {
    pc: u32,
    insn: Insn,
    /// What it writes; nothing once it has been told of.
    parts: Vec<Part>,
}

/// What may be under way in a warp, oldest first, by counter.
#[derive(Debug, Default)]
struct Warp {
    operations: [VecDeque<Operation>; KINDS],
    rows: Rows,
}

impl Warp {
    fn recount(&mut self) {
        self.rows = Rows::default();
        for part in self.operations.iter().flatten().flat_map(|o| &o.parts) {
            self.rows.insert(part.row);
        }
    }

    /// Only the last `keep` of a counter may still be under way.
    fn wait(&mut self, counter: u8, keep: usize) {
        let operations = &mut self.operations[usize::from(counter)];
        operations.drain(..operations.len().saturating_sub(keep));
        self.recount();
    }

    fn issue(&mut self, counter: u8, operation: Operation) {
        let operations = &mut self.operations[usize::from(counter)];
        if unordered(counter) {
            // Which one has come when issue stalls is open.
            operations.retain(|o| !o.parts.is_empty());
        } else {
            operations.drain(..(operations.len() + 1).saturating_sub(capacity(counter)));
        }
        operations.push_back(operation);
        self.recount();
    }

    /// Operations that may still write a row: counter, how many of it are younger, index.
    fn pending(&self, row: u16) -> impl Iterator<Item = (u8, usize, usize)> {
        let of = move |(counter, operations): (u8, &VecDeque<Operation>)| {
            let last = operations.len().checked_sub(1)?;
            let k = (operations.iter()).rposition(|o| o.parts.iter().any(|p| p.row == row))?;
            Some((counter, last - k, k))
        };
        (0u8..).zip(&self.operations).filter_map(of)
    }
}

/// By counter: what is used, whether it is read, how many operations are younger, the operation (PC, instruction) and what
/// it writes.
type Uses = BTreeMap<u8, (Part, bool, usize, (u32, Insn), Part)>;

/// What is told once: use, operation, counter.
type Key = (u32, u32, u8);

#[derive(Debug, Default)]
struct Seen {
    warps: HashMap<([u32; 3], u32), Warp>,
    found: BTreeMap<Key, EarlyUse>,
}

/// Finds registers that are read or overwritten before the `waitcnt` of their result. An observer for one dispatch, which it
/// does not change.
#[derive(Debug)]
pub struct WaitCheck<'a> {
    program: &'a Program,
    kernel: String,
    v_regs: u32,
    /// By word of the code.
    steps: Vec<Option<Step>>,
    seen: Mutex<Seen>,
}

impl<'a> WaitCheck<'a> {
    /// For a dispatch of this kernel.
    pub fn new(program: &'a Program, kernel: &str) -> WaitCheck<'a> {
        let step = |k: usize| Some(Step::new(&program.insn(k as u32 * 4)?.ok()?));
        WaitCheck {
            program,
            kernel: kernel.to_string(),
            v_regs: program.kernel(kernel).map_or(0, |(_, k)| k.v_regs),
            steps: (0..program.object().code.len() / 4).map(step).collect(),
            seen: Mutex::default(),
        }
    }

    /// What was used too early, by PC of the use and of the operation.
    pub fn finish(self) -> Vec<EarlyUse> {
        let seen = self.seen.into_inner().unwrap_or_else(|e| e.into_inner());
        seen.found.into_values().collect()
    }

    fn tell(&self, view: &View<'_>, insn: Insn, uses: Uses, found: &mut BTreeMap<Key, EarlyUse>) {
        for (counter, (used, read, since, (pending_pc, from), pending)) in uses {
            let wait = if unordered(counter) { 0 } else { since as u32 };
            let entry = found.entry((view.pc, pending_pc, counter));
            let entry = entry.or_insert_with(|| EarlyUse {
                kernel: self.kernel.clone(),
                pc: view.pc,
                instruction: insn.to_string(),
                source: position(self.program, view.pc),
                register: used.name(),
                read,
                pending_pc,
                pending_instruction: from.to_string(),
                pending_source: position(self.program, pending_pc),
                pending_register: pending.name(),
                counter: COUNTERS[usize::from(counter)].name,
                wait,
                workgroup: view.workgroup,
                warp: view.warp,
                count: 0,
            });
            entry.count += 1;
            entry.wait = entry.wait.min(wait);
        }
    }
}

impl Observer for WaitCheck<'_> {
    fn after(&self, view: &View<'_>, trap: Option<Trap>) {
        let Some(insn) = view.insn else { return };
        let known = (self.steps.get((view.pc / 4) as usize)).and_then(Option::as_ref);
        // Code that has been changed is looked at anew.
        let step = match known {
            Some(step) if step.insn == insn => Cow::Borrowed(step),
            _ => Cow::Owned(Step::new(&insn)),
        };
        if trap.is_some_and(|t| matches!(t.cause, cause::ILLEGAL_INSN)) {
            return;
        }
        let mut seen = self.seen.lock().unwrap_or_else(|e| e.into_inner());
        let Seen { warps, found } = &mut *seen;
        let id = (view.workgroup, view.warp);
        let warp = warps.entry(id).or_default();
        if warp.rows != Rows::default() {
            let mut uses = Uses::new();
            let mut told = Vec::new();
            for (part, reads, _) in step.touched(view, self.v_regs) {
                if !warp.rows.has(part.row) {
                    continue;
                }
                for (counter, since, k) in warp.pending(part.row) {
                    told.push((counter, k));
                    let operation = &warp.operations[usize::from(counter)][k];
                    let pending = operation.parts.iter().find(|p| p.row == part.row);
                    let from = (operation.pc, operation.insn);
                    let new = (part, reads, since, from, *pending.unwrap_or(&part));
                    let old = uses.entry(counter).or_insert(new);
                    if since < old.2 {
                        *old = new;
                    }
                }
            }
            if !told.is_empty() {
                self.tell(view, step.insn, uses, found);
                // One missing wait is told of once: all else that the operation writes counts as waited for.
                for (counter, k) in told {
                    warp.operations[usize::from(counter)][k].parts.clear();
                }
                warp.recount();
            }
        }
        if trap.is_some() {
            return;
        }
        match &step.act {
            Act::Plain => {}
            Act::Wait(keep) => {
                for (counter, keep) in (0u8..).zip(keep).filter(|(_, keep)| **keep != ANY) {
                    warp.wait(counter, usize::from(*keep));
                }
            }
            Act::Issue(counter) => {
                // Without lanes nothing comes.
                let idle = step.vector && view.exec == 0;
                let written = step
                    .touches
                    .iter()
                    .filter(|(_, _, writes)| *writes && !idle);
                let operation = Operation {
                    pc: view.pc,
                    insn: step.insn,
                    parts: written.map(|(part, ..)| *part).collect(),
                };
                warp.issue(*counter, operation);
            }
            Act::End => {
                warps.remove(&id);
            }
        }
    }
}
