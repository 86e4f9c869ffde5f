//! Addresses: tile bounds, lane-private scratch, independence of groups.

use crate::affine::{Affine, Atom};
use crate::body::{Body, Exit};
use crate::flow::{Flow, Placed};
use crate::operands::{Domain, Kind};
use crate::shape::{Instances, Launch, Shape, meeting, shared};
use crate::{Facts, Report};
use lanemask_isa::linx::{Reg, TileBase};
use lanemask_object::LinxChoice;
use std::collections::{BTreeMap, BTreeSet};

/// Checks all accesses. `full` are the instructions at which all lanes are active.
pub(crate) fn check(
    body: &Body,
    flow: &Flow,
    facts: &Facts,
    full: &BTreeSet<u64>,
    report: &mut Report,
) {
    bounds(body, flow, facts, report);
    private(body, flow, facts, report);
    linear(body, flow, facts, report);
    let several = facts.groups() != Some(1) || facts.header.outer != Some(1);
    if facts.parallel() && several && !facts.header.too_many_lanes {
        Groups {
            body,
            flow,
            facts,
            full,
        }
        .check(report);
    }
}

fn size_of(base: Reg, facts: &Facts) -> Option<u64> {
    match base {
        Reg::Tile(TileBase::To) => facts.header.outputs.first().copied(),
        Reg::Tile(TileBase::Ts) => facts.header.outputs.get(1).copied(),
        _ => None,
    }
}

fn base_name(base: Reg) -> String {
    base.to_string()
}

/// L-24: offsets that are sums of counters stay in the tile.
fn bounds(body: &Body, flow: &Flow, facts: &Facts, report: &mut Report) {
    for (pc, placed) in &flow.accesses {
        let Some(size) = size_of(placed.access.base, facts) else {
            continue;
        };
        let counters = (placed.offset.terms.iter()).all(|(a, _)| a.is_counter());
        if let Some((low, high)) = placed.offset.range(&flow.ranges).filter(|_| counters)
            && (low < 0 || high + placed.access.bytes as i64 > size as i64)
        {
            let message = format!(
                "{} + {} is {low} to {high}, and {} bytes from there; the tile has {size}",
                base_name(placed.access.base),
                placed.offset,
                placed.access.bytes
            );
            report.at("linx-tile-bounds", *pc, body.insn(*pc), message);
        }
    }
}

/// L-29: stores of an MSEQ launch whose group term is smaller than the cells of a group. Under MPAR that is a conflict.
fn linear(body: &Body, flow: &Flow, facts: &Facts, report: &mut Report) {
    if facts.parallel() || facts.groups() == Some(1) {
        return;
    }
    for (pc, placed) in &flow.accesses {
        let factor = |n| placed.offset.factor(Atom::Counter(n)).saturating_abs();
        let (lane, group) = (factor(0), factor(1));
        let counters = (placed.offset.terms.iter()).all(|(a, _)| matches!(a, Atom::Counter(0 | 1)));
        let stores = placed.access.kind == Kind::Store && placed.access.global;
        let last = lane.saturating_mul(facts.lanes() as i64 - 1);
        if stores && counters && lane > 0 && group > 0 && group <= last {
            let message = format!(
                "{} + {}: groups are {group} bytes apart, and a group's last lane is {last} bytes behind its first",
                base_name(placed.access.base),
                placed.offset
            );
            report.at("linx-linear-index", *pc, body.insn(*pc), message);
        }
    }
}

/// L-91: accesses in the ranges that are marked as lane-private.
fn private(body: &Body, flow: &Flow, facts: &Facts, report: &mut Report) {
    let Some(meta) = facts.meta else { return };
    let marked = &meta.lane_private;
    let Some(size) = size_of(Reg::Tile(TileBase::Ts), facts) else {
        return;
    };
    let mut shapes: BTreeMap<Shape, u64> = BTreeMap::new();
    let launch = Launch {
        lanes: facts.lanes() as i64,
        groups: facts.groups().map(|n| n as i64),
    };
    for (pc, placed) in &flow.accesses {
        if placed.access.base != Reg::Tile(TileBase::Ts) {
            continue;
        }
        let insn = body.insn(*pc);
        let range = placed.offset.range(&flow.ranges);
        let bytes = placed.access.bytes as i64;
        let inside = |(low, high): (i64, i64)| {
            (marked.iter()).any(|(at, n)| {
                let (at, n) = (i64::from(*at), i64::from(*n));
                low < at + n && high + bytes > at
            })
        };
        if marked.is_empty() || !range.is_none_or(inside) {
            continue;
        }
        let expression = format!("ts + {}", placed.offset);
        let Some((low, high)) = range else {
            let why = if launch.groups.is_none() && placed.offset.factor(Atom::Counter(1)) != 0 {
                "the number of groups is not known"
            } else {
                "a part of it is not bounded"
            };
            let message = format!("{expression} may be anywhere: {why}");
            report.at("linx-local-private", *pc, insn, message);
            continue;
        };
        if low < 0 || high + bytes > size as i64 {
            let message = format!("{expression} is {low} to {high}, and the tile has {size} bytes");
            report.at("linx-local-private", *pc, insn, message);
            continue;
        }
        let Some(shape) = Shape::new(placed, &flow.ranges) else {
            let message = format!("{expression} is not a sum of bounded parts");
            report.at("linx-local-private", *pc, insn, message);
            continue;
        };
        if facts.header.outer != Some(1) && shape.outer == 0 {
            let message =
                format!("{expression} does not depend on lc2, and LB2 is not known to be 1");
            report.at("linx-local-private", *pc, insn, message);
            continue;
        }
        shapes.entry(shape).or_insert(*pc);
    }
    let shapes: Vec<(Shape, u64)> = shapes.into_iter().collect();
    for (k, (a, pc)) in shapes.iter().enumerate() {
        for (b, other) in &shapes[k..] {
            let Some(how) = shared(a, b, launch) else {
                continue;
            };
            let at = (*pc).max(*other);
            let expression = |pc: &u64| format!("ts + {}", flow.accesses[pc].offset);
            let message = if pc == other {
                format!("{} is the same for {how}", expression(pc))
            } else {
                format!(
                    "{} here and {} at {} are the same for {how}",
                    expression(&at),
                    expression(pc.min(other)),
                    report.place(*pc.min(other))
                )
            };
            report.at("linx-local-private", at, body.insn(at), message);
        }
    }
}

/// L-32: independence of the groups of an MPAR launch.
struct Groups<'a> {
    body: &'a Body,
    flow: &'a Flow,
    facts: &'a Facts<'a>,
    full: &'a BTreeSet<u64>,
}

impl Groups<'_> {
    fn check(&self, report: &mut Report) {
        let mut unproven: Vec<(u64, String)> = Vec::new();
        let mut bases: BTreeMap<Reg, Vec<(u64, &Placed)>> = BTreeMap::new();
        for (pc, placed) in &self.flow.accesses {
            bases
                .entry(placed.access.base)
                .or_default()
                .push((*pc, placed));
        }
        for (base, accesses) in &bases {
            if matches!(base, Reg::Tile(t) if !matches!(t, TileBase::To | TileBase::Ts)) {
                continue;
            }
            self.base(*base, accesses, &mut unproven, report);
        }
        let Some((pc, first)) = unproven.first() else {
            return;
        };
        // L-32: the compiler has proven it, perhaps on conditions of the launch.
        let choice = self.facts.meta.map(|m| m.choice).unwrap_or_default();
        if choice == LinxChoice::Proven {
            return;
        }
        let message = match unproven.len() {
            1 => first.clone(),
            n => format!("{first}; so do {} more accesses", n - 1),
        };
        let message = match choice {
            LinxChoice::Forced => format!("MPAR was forced, and {message}"),
            LinxChoice::Unproven => format!("the compiler has found no proof, and {message}"),
            _ => message,
        };
        report.at("linx-mpar-unproven", *pc, self.body.insn(*pc), message);
    }

    fn base(
        &self,
        base: Reg,
        accesses: &[(u64, &Placed)],
        unproven: &mut Vec<(u64, String)>,
        report: &mut Report,
    ) {
        let kinds: BTreeSet<_> = accesses.iter().map(|(_, p)| p.access.kind as u8).collect();
        let atomic = |p: &Placed| matches!(p.access.kind, Kind::Atomic | Kind::Ring);
        let mut rows = BTreeSet::new();
        for (pc, placed) in accesses.iter().filter(|(_, p)| atomic(p)) {
            let insn = self.body.insn(*pc);
            let name = insn.op.info().mnemonic.to_ascii_lowercase();
            rows.insert(name.rsplit('.').next().unwrap_or_default().to_string());
            if placed.result_used || placed.access.kind == Kind::Ring {
                let message = "the result depends on which groups came before";
                report.at("linx-mpar-atomic", *pc, insn, message);
            } else if (rows.len() > 1 || kinds.len() > 1)
                && matches!(base, Reg::Ri(_) | Reg::Tile(_))
            {
                let message = format!("{base} is also accessed in another way");
                report.at("linx-mpar-atomic", *pc, insn, message);
            }
        }
        let stores = accesses
            .iter()
            .filter(|(_, p)| p.access.kind == Kind::Store);
        for (pc, store) in stores {
            for (other, placed) in accesses.iter().filter(|(_, p)| !atomic(p)) {
                // Each pair of stores once.
                if placed.access.kind == Kind::Store && other < pc {
                    continue;
                }
                if self.marked(placed) && self.marked(store) {
                    continue;
                }
                match self.pair(store, placed) {
                    Verdict::Apart => {}
                    Verdict::Meet(groups) if self.certain(*pc) && self.certain(*other) => {
                        let what = match (pc == other, placed.access.kind) {
                            (true, _) => "this store".to_string(),
                            (_, Kind::Load) => format!("the load at {}", report.place(*other)),
                            _ => format!("the store at {}", report.place(*other)),
                        };
                        let who = match groups {
                            0 => "in every group".to_string(),
                            n => format!("in a group {n} further"),
                        };
                        let message =
                            format!("{base} + {} is also accessed by {what} {who}", store.offset);
                        report.at("linx-mpar-conflict", *pc, self.body.insn(*pc), message);
                    }
                    verdict => {
                        let why = match verdict {
                            Verdict::Unknown(why) => why.to_string(),
                            _ => {
                                let group = store.offset.factor(Atom::Counter(1));
                                format!(
                                    "they meet in groups {group} bytes apart unless p keeps them apart"
                                )
                            }
                        };
                        let message = format!(
                            "{base} + {} cannot be told from {base} + {} of another group: {why}",
                            store.offset, placed.offset
                        );
                        unproven.push((*pc, message));
                    }
                }
            }
        }
    }

    /// Whether the rule on lane-private scratch covers the access.
    fn marked(&self, placed: &Placed) -> bool {
        placed.access.base == Reg::Tile(TileBase::Ts)
            && self.facts.meta.is_some_and(|m| !m.lane_private.is_empty())
    }

    fn pair(&self, a: &Placed, b: &Placed) -> Verdict {
        let ranges = &self.flow.ranges;
        let unknown = |p: &Placed| {
            (p.offset.terms.iter())
                .any(|(a, _)| !(a.is_counter() || matches!(a, Atom::Import(_) | Atom::Register(_))))
        };
        let fixed = |v: &Affine| -> Vec<(Atom, i64)> {
            (v.terms.iter())
                .filter(|(a, _)| matches!(a, Atom::Import(_) | Atom::Register(_)))
                .copied()
                .collect()
        };
        if fixed(&a.offset) != fixed(&b.offset) {
            return Verdict::Unknown("they add different imports");
        }
        let Some((x, y)) = Shape::new(a, ranges).zip(Shape::new(b, ranges)) else {
            return Verdict::Unknown("they depend on data");
        };
        if self.facts.header.outer != Some(1) {
            return Verdict::Unknown("LB2 is not known to be 1");
        }
        if x.group != y.group || x.outer != y.outer {
            return Verdict::Unknown("they take different steps from group to group");
        }
        let launch = Launch {
            lanes: self.facts.lanes() as i64,
            groups: self.facts.groups().map(|n| n as i64),
        };
        match meeting(&x, &y, launch, Instances::Groups) {
            None => Verdict::Apart,
            Some(_) if unknown(a) || unknown(b) => Verdict::Unknown("they depend on data"),
            Some(_) if x.group == 0 => Verdict::Meet(0),
            Some(found) => Verdict::Meet(found.group.unsigned_abs()),
        }
    }

    /// Whether every group executes the instruction, with all lanes if it is for lanes.
    fn certain(&self, pc: u64) -> bool {
        let lanes = self.flow.accesses[&pc].domain == Domain::Lanes;
        if lanes && !self.full.contains(&pc) {
            return false;
        }
        let Some((skipped, _)) = self.body.blocks.iter().find(|(_, b)| b.pcs.contains(&pc)) else {
            return false;
        };
        // Whether a terminator can be reached without the block.
        let mut seen: BTreeSet<u64> = [*skipped].into();
        let mut open = vec![self.body.entry];
        while let Some(block) = open.pop() {
            if !seen.insert(block) {
                continue;
            }
            let last = self.body.blocks[&block].pcs.last();
            if last.is_some_and(|pc| self.body.exit(*pc) == Exit::End) {
                return false;
            }
            open.extend(self.body.successors(block));
        }
        true
    }
}

enum Verdict {
    Apart,
    /// Groups so far apart meet if both accesses are executed; 0: all of them.
    Meet(u64),
    /// It cannot be told, and why.
    Unknown(&'static str),
}
