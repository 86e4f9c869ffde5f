//! Values and queue positions on all paths.
//!
//! For each place that a group or its lanes can read (entries of the queues, registers) the analysis knows which instruction
//! pushed it, whether something was pushed at all, whether the paths agree on the position, and the value as a sum of
//! counters, imports and unknown results. It goes around loops until nothing changes.

mod names;
mod report;
mod run;

use self::run::{Run, place_of};
use crate::affine::{Affine, Atom, Ranges};
use crate::body::Body;
use crate::operands::{self, Access, Domain};
use crate::{Facts, Report};
use lanemask_isa::linx::{Field, Op, Reg};
use lanemask_object::LinxMode;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Where an entry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Def {
    /// Not pushed in this group.
    Never,
    /// A register as it was before the launch.
    Launch(u8),
    /// The last result of the instruction there.
    Last(u64),
    /// An earlier result of it.
    Earlier(u64),
    /// Whatever lies at this position where paths meet.
    Merge(u64, u16),
}

/// What the analysis knows of one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub def: Def,
    pub value: Affine,
    /// All instructions whose result it may be.
    sites: Rc<BTreeSet<u64>>,
    /// Whether on some path nothing was pushed.
    never: bool,
    /// Whether on some path it is a register as it was before the launch.
    launch: bool,
    /// The paths that push differently often: where they meet, and the ends of two of them.
    unaligned: Option<(u64, u64, u64)>,
    /// A loop in which the position moves.
    moves: Option<u64>,
}

impl Entry {
    fn sites(&self) -> &BTreeSet<u64> {
        &self.sites
    }

    fn is_unwritten(&self) -> bool {
        self.never || self.launch
    }
}

/// An operand as an identity: two with the same have the same value in each lane, as long as none of the places it
/// depends on is passed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Same {
    Def(Def),
    Constant(i64),
    Import(u8),
    Counter(u8),
}

/// A compare to p with operands that have identities.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Test {
    /// The compare, in its positive form.
    pub op: Op,
    pub left: Same,
    pub right: Same,
}

/// A memory access with its address.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub access: Access,
    pub domain: Domain,
    /// Bytes from the base, the lane term included; `None` if it is no sum of known things.
    pub offset: Affine,
    /// Whether the old value of an atomic is read somewhere.
    pub result_used: bool,
}

/// What the later analyses need.
pub(crate) struct Flow {
    pub accesses: BTreeMap<u64, Placed>,
    pub tests: BTreeMap<u64, (Test, bool)>,
    pub ranges: Ranges,
}

/// Values of the sources of these instructions (JR) where they are constants.
pub(crate) fn constants(body: &Body, wanted: &[u64]) -> BTreeMap<u64, i64> {
    let mut run = Run::new(body, BTreeSet::new(), Ranges::new());
    run.fixpoint();
    let mut out = BTreeMap::new();
    run.walk(|run, state, pc| {
        if wanted.contains(&pc) {
            let base = run.body().insn(pc).reg(Field::SrcL).unwrap_or(Reg::Zero);
            if let Some(value) = run.value(state, base).and_then(|v| v.as_constant()) {
                out.insert(pc, value);
            }
        }
    });
    out
}

/// Follows all paths, and reports what is wrong with queue positions.
pub(crate) fn analyse(body: &Body, facts: &Facts, report: &mut Report) -> Flow {
    let mut ranges = Ranges::new();
    ranges.insert(Atom::Counter(0), (0, facts.lanes() as i64 - 1));
    let lanes = facts.lanes().clamp(1, 64) as u8;
    for by in 1..lanes.next_power_of_two() {
        let last = (0..lanes).map(|l| l ^ by).max().unwrap_or(0);
        ranges.insert(Atom::Flipped(by), (0, last.into()));
    }
    if let Some(n) = facts.groups().filter(|n| *n > 0 && *n < 1 << 40) {
        ranges.insert(Atom::Counter(1), (0, n as i64 - 1));
    }
    if let Some(n) = facts.header.outer.filter(|n| *n > 0 && *n < 1 << 40) {
        ranges.insert(Atom::Counter(2), (0, n as i64 - 1));
    }
    // Under MSEQ a register that the body writes comes from the group before.
    let carried = match facts.header.mode {
        LinxMode::Mpar => BTreeSet::new(),
        LinxMode::Mseq => (body.insns().values())
            .flat_map(operands::destinations)
            .filter_map(|r| match r {
                Reg::R(n) => Some(n),
                _ => None,
            })
            .collect(),
    };
    let mut run = Run::new(body, carried, ranges);
    run.fixpoint();
    let mut out = Flow {
        accesses: BTreeMap::new(),
        tests: BTreeMap::new(),
        ranges: Ranges::new(),
    };
    let mut read: BTreeSet<u64> = BTreeSet::new();
    run.walk(|run, state, pc| {
        let insn = *run.body().insn(pc);
        for reg in operands::all_sources(&insn) {
            if let Some(entry) = place_of(reg).map(|p| state.entry(p)) {
                read.extend(entry.sites.iter());
                report::entry(pc, &insn, reg, entry, report);
            }
        }
        names::check(run, state, pc, &facts.notes, report);
        if let Some(placed) = run.placed(state, &insn) {
            out.accesses.insert(pc, placed);
        }
        if let Some(test) = run.test(state, &insn) {
            out.tests.insert(pc, test);
        }
    });
    report::unread(body, facts, &read, report);
    for (pc, placed) in &mut out.accesses {
        placed.result_used = read.contains(pc);
        if !facts.compiled() {
            report::lane_term(*pc, body.insn(*pc), placed, report);
        }
    }
    out.ranges = run.ranges;
    out
}
