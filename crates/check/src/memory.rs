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
            always: always(body),
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

/// How the address of an access to a tile is no multiple of its size, if that is sure of all lanes or of some.
fn misaligned(placed: &Placed, flow: &Flow) -> Option<&'static str> {
    let bytes = placed.access.bytes as i64;
    let mut odd = (placed.offset.terms.iter())
        .filter(|(_, factor)| factor % bytes != 0)
        .peekable();
    if odd.peek().is_none() {
        return (placed.offset.constant % bytes != 0).then_some("is no multiple");
    }
    // A counter that gets to 1 changes what is left over.
    let counts = |atom: &Atom| {
        let range = flow.ranges.get(atom);
        atom.is_counter() && range.is_some_and(|(low, high)| *low == 0 && *high >= 1)
    };
    odd.all(|(atom, _)| counts(atom))
        .then_some("is not always a multiple")
}

/// L-24: offsets that are sums of counters stay in the tile. Q-14: accesses to tiles are aligned.
fn bounds(body: &Body, flow: &Flow, facts: &Facts, report: &mut Report) {
    for (pc, placed) in &flow.accesses {
        if matches!(placed.access.base, Reg::Tile(_))
            && let Some(is) = misaligned(placed, flow)
        {
            let message = format!(
                "{} + {} {is} of the {} bytes that are accessed",
                base_name(placed.access.base),
                placed.offset,
                placed.access.bytes
            );
            report.at("linx-tile-bounds", *pc, body.insn(*pc), message);
        }
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
    /// Instructions that every group executes.
    always: BTreeSet<u64>,
}

impl Groups<'_> {
    fn check(&self, report: &mut Report) {
        let mut unproven = Unproven::default();
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
        let Some(((pc, _), first)) = &unproven.first else {
            return;
        };
        // L-32: the compiler has proven it, perhaps on conditions of the launch.
        let choice = self.facts.meta.map(|m| m.choice).unwrap_or_default();
        if choice == LinxChoice::Proven {
            return;
        }
        let message = match unproven.count {
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
        unproven: &mut Unproven,
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
        let classes = classes(accesses.iter().filter(|(_, p)| !atomic(p)));
        for a in classes.iter().filter(|c| c.stores()) {
            for b in &classes {
                // Each pair of stores once.
                if b.stores() && b.pcs[0] < a.pcs[0]
                    || self.marked(a.placed) && self.marked(b.placed)
                {
                    continue;
                }
                self.classes(base, a, b, unproven, report);
            }
        }
    }

    /// Stores of one address with what has another.
    fn classes(
        &self,
        base: Reg,
        a: &Class,
        b: &Class,
        unproven: &mut Unproven,
        report: &mut Report,
    ) {
        let (store, placed) = (a.placed, b.placed);
        let why = match self.pair(store, placed) {
            Verdict::Apart => return,
            Verdict::Meet(groups) => {
                let certain = |c: &Class| c.pcs.iter().copied().find(|pc| self.certain(*pc));
                if let (Some(_), Some(other)) = (certain(a), certain(b)) {
                    let who = match groups {
                        0 => "in every group".to_string(),
                        n => format!("in a group {n} further"),
                    };
                    for pc in a.pcs.iter().copied().filter(|pc| self.certain(*pc)) {
                        let what = match placed.access.kind {
                            _ if pc == other => "this store".to_string(),
                            Kind::Load => format!("the load at {}", report.place(other)),
                            _ => format!("the store at {}", report.place(other)),
                        };
                        let message =
                            format!("{base} + {} is also accessed by {what} {who}", store.offset);
                        report.at("linx-mpar-conflict", pc, self.body.insn(pc), message);
                    }
                    return;
                }
                let group = store.offset.factor(Atom::Counter(1));
                format!("they meet in groups {group} bytes apart unless p keeps them apart")
            }
            Verdict::Unknown(why) => why.to_string(),
        };
        let (m, n) = (a.pcs.len() as u64, b.pcs.len() as u64);
        let count = if a.pcs == b.pcs {
            m.saturating_mul(m + 1) / 2
        } else {
            m.saturating_mul(n)
        };
        let place = (a.pcs[0], b.pcs[0]);
        unproven.count = unproven.count.saturating_add(count);
        if unproven.first.as_ref().is_none_or(|(at, _)| place < *at) {
            let message = format!(
                "{base} + {} cannot be told from {base} + {} of another group: {why}",
                store.offset, placed.offset
            );
            unproven.first = Some((place, message));
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
        self.always.contains(&pc)
    }
}

/// Accesses that are alike, by their addresses in ascending order.
struct Class<'a> {
    placed: &'a Placed,
    pcs: Vec<u64>,
}

impl Class<'_> {
    fn stores(&self) -> bool {
        self.placed.access.kind == Kind::Store
    }
}

/// Accesses of one kind, address and size together; in the order of their first instructions.
fn classes<'a>(accesses: impl Iterator<Item = &'a (u64, &'a Placed)>) -> Vec<Class<'a>> {
    let mut of: BTreeMap<(u8, bool, u64, &Affine), usize> = BTreeMap::new();
    let mut out: Vec<Class> = Vec::new();
    for (pc, placed) in accesses {
        let lanes = placed.domain == Domain::Lanes;
        let kind = placed.access.kind as u8;
        let key = (kind, lanes, placed.access.bytes, &placed.offset);
        let k = *of.entry(key).or_insert(out.len());
        match out.get_mut(k) {
            Some(class) => class.pcs.push(*pc),
            None => out.push(Class {
                placed,
                pcs: vec![*pc],
            }),
        }
    }
    out
}

/// Pairs of accesses of which it cannot be told whether groups meet by them.
#[derive(Default)]
struct Unproven {
    count: u64,
    /// The first of them, and the message.
    first: Option<((u64, u64), String)>,
}

/// Instructions that every way from the entry to a terminator passes; all if there is no such way.
fn always(body: &Body) -> BTreeSet<u64> {
    let all = |blocks: &mut dyn Iterator<Item = u64>| -> BTreeSet<u64> {
        blocks
            .flat_map(|b| body.blocks[&b].pcs.iter().copied())
            .collect()
    };
    let ends = |block: u64| {
        let last = body.blocks[&block].pcs.last();
        last.is_some_and(|pc| body.exit(*pc) == Exit::End)
    };
    // Some way to an end.
    let mut from: BTreeMap<u64, u64> = [(body.entry, body.entry)].into();
    let mut open = vec![body.entry];
    let mut end = None;
    while let Some(block) = open.pop() {
        if ends(block) {
            end = Some(block);
            break;
        }
        for to in body.successors(block) {
            from.entry(to).or_insert_with(|| {
                open.push(to);
                block
            });
        }
    }
    let Some(mut block) = end else {
        return all(&mut body.blocks.keys().copied());
    };
    let mut way = vec![block];
    while block != body.entry {
        block = from[&block];
        way.push(block);
    }
    way.reverse();
    let on_way: BTreeMap<u64, usize> = way.iter().enumerate().map(|(k, b)| (*b, k)).collect();
    // How far along the way one gets by other ways from what lies before; a block that one cannot get past is on all of them.
    let mut out = Vec::new();
    let mut far = 0;
    let mut seen = BTreeSet::new();
    for (k, &block) in way.iter().enumerate() {
        if k == far {
            out.push(block);
        }
        let mut open = vec![block];
        while let Some(block) = open.pop() {
            if ends(block) {
                far = way.len();
            }
            for to in body.successors(block) {
                match on_way.get(&to) {
                    Some(k) => far = far.max(*k),
                    None if seen.insert(to) => open.push(to),
                    None => {}
                }
            }
        }
    }
    all(&mut out.into_iter())
}

enum Verdict {
    Apart,
    /// Groups so far apart meet if both accesses are executed; 0: all of them.
    Meet(u64),
    /// It cannot be told, and why.
    Unknown(&'static str),
}
