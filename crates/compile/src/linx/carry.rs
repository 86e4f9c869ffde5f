//! Loops whose lane values stay in queues.
//!
//! Queue positions are not known where ways meet (see [`super::homes`]), and a loop begins with such a place. But in a loop that has no other
//! one in it, two queues can be set aside:
//!
//! - vm is not pushed to in the loop. What comes from outside and is read in it is pushed there once before, and stays at its
//!   position. So do constants that lanes read.
//! - vn is pushed to only where a trip ends, once for each parameter. So the parameters of each trip are at the same
//!   positions when it begins, and stay there until it ends.
//!
//! All lanes that are active in the loop were active at these pushes: those before the loop, since it begins with them;
//! those at the end of a trip, since the next one begins there, with p as it is, and lanes that have left do not come back into the
//! loop. Inner `if`s change nothing: they neither push there, nor do they add lanes to those with which the trip began.

use super::alloc::Alloc;
use super::lir::{Arg, Carrier, Dst, Edge, Func, Inst, Kind, Lane, Remat, Src};
use super::queue::{LOOP, LaneQueues};
use lanemask_isa::linx::{Field, Op, Queue};
use std::collections::BTreeMap;
use std::ops::Range;

/// Values that vm keeps at most.
const MOST_STABLE: usize = 24;
/// Constants among them.
const MOST_CONSTANTS: usize = 12;
/// Parameters that vn carries at most: while a trip ends, those of two trips are there.
const MOST_CARRIED: usize = 15;

/// Finds the loops that can, and changes them.
pub fn carry(func: &mut Func) {
    for range in func.loops.clone() {
        let inner = |other: &Range<usize>| {
            *other != range && range.start <= other.start && other.end <= range.end
        };
        if range.start > 0 && !func.loops.iter().any(inner) {
            carry_in(func, range);
        }
    }
}

fn carry_in(func: &mut Func, range: Range<usize>) {
    let (head, before) = (range.start, range.start - 1);
    let only_to_head = |b: usize| {
        let mut warp = func.blocks[b].warp.iter();
        warp.all(|e: &Edge| func.target(b, *e) == Some(head))
    };
    let ways: Vec<usize> = (0..func.blocks.len())
        .filter(|b| {
            let mut warp = func.blocks[*b].warp.iter();
            warp.any(|e| func.target(*b, *e) == Some(head))
        })
        .collect();
    let (inside, outside): (Vec<usize>, Vec<usize>) =
        ways.into_iter().partition(|b| range.contains(b));
    // Nobody else comes into the middle either: regions have one entry.
    if outside != [before] || !only_to_head(before) || inside.is_empty() {
        return;
    }
    let carried = match inside[..] {
        [latch] if only_to_head(latch) => find_carried(func, &range, before, latch),
        _ => Vec::new(),
    };
    constants(func, &range, before);
    let stable = stable(func, &range, &carried);
    if carried.is_empty() && stable.is_empty() {
        return;
    }
    let k = func.carriers.len();
    let first = take_sets(func, before, &carried);
    let sources = stable.iter().map(|l| Src::Lane(*l)).chain(first);
    let args = sources.map(|s| (Field::SrcL, Arg::Src(s))).collect();
    insert(func, before, Kind::Enter(k), args);
    if !carried.is_empty() {
        let next = take_sets(func, inside[0], &carried);
        let args = next.into_iter().map(|s| (Field::SrcL, Arg::Src(s)));
        insert(func, inside[0], Kind::Next(k), args.collect());
    }
    for lane in &carried {
        func.lanes[lane.0 as usize] = false;
    }
    func.carriers.push(Carrier {
        blocks: range,
        stable,
        carried,
    });
}

/// Parameters that get their values in two blocks only, and are read in the loop only.
fn find_carried(func: &Func, range: &Range<usize>, before: usize, latch: usize) -> Vec<Lane> {
    let mut sets: BTreeMap<Lane, Vec<usize>> = BTreeMap::new();
    let mut elsewhere: Vec<Lane> = Vec::new();
    for (b, block) in func.blocks.iter().enumerate() {
        for inst in &block.insts {
            match inst.dest() {
                Some(Dst::Lane(lane)) if inst.kind == Kind::Set => {
                    sets.entry(lane).or_default().push(b);
                }
                Some(Dst::Lane(lane)) => elsewhere.push(lane),
                _ => {}
            }
            if !range.contains(&b) {
                elsewhere.extend(inst.lane_sources());
            }
        }
    }
    let can = |lane: &Lane| {
        func.lanes[lane.0 as usize]
            && !func.agreed[lane.0 as usize]
            && !elsewhere.contains(lane)
            && ends_with(func, before, *lane)
            && ends_with(func, latch, *lane)
    };
    let mut carried: Vec<Lane> = sets
        .into_iter()
        .filter(|(lane, blocks)| *blocks == [before, latch] && can(lane))
        .map(|(lane, _)| lane)
        .take(MOST_CARRIED)
        .collect();
    // What they get is read at the end of the block: then it must still be there.
    loop {
        let spoilt = |lane: &Lane| {
            let mut blocks = [before, latch].into_iter();
            blocks.any(|b| loses(func, b, *lane, &carried))
        };
        let drop = match carried.iter().position(spoilt) {
            Some(k) => k,
            None => match in_order(func, latch, &carried) {
                Ok(order) => return order,
                Err(k) => k,
            },
        };
        carried.remove(drop);
    }
}

/// The order in which parameters can be pushed so that none is read for another one after its next value was pushed; else one
/// of those that go round in a circle, by its number.
fn in_order(func: &Func, latch: usize, carried: &[Lane]) -> Result<Vec<Lane>, usize> {
    let next = |lane: &Lane| {
        let mut insts = func.blocks[latch].insts.iter().rev();
        let set = insts.find(|i| i.dest() == Some(Dst::Lane(*lane)));
        set.and_then(|i| i.lane_sources().next())
    };
    let mut left = carried.to_vec();
    let mut order = Vec::new();
    while !left.is_empty() {
        let read = |p: &Lane| left.iter().any(|q| q != p && next(q) == Some(*p));
        let Some(k) = left.iter().position(|p| !read(p)) else {
            let first = carried.iter().position(|p| *p == left[0]);
            return Err(first.expect("it is one of them"));
        };
        order.push(left.remove(k));
    }
    Ok(order)
}

/// Whether what a parameter gets in a block is another one that changes there before the end.
fn loses(func: &Func, b: usize, lane: Lane, carried: &[Lane]) -> bool {
    let mut insts = func.blocks[b].insts.iter();
    let set = insts.find(|i| i.dest() == Some(Dst::Lane(lane)));
    let sources: Vec<Lane> = set.map(|i| i.lane_sources().collect()).unwrap_or_default();
    insts.any(|i| match i.dest() {
        Some(Dst::Lane(l)) => sources.contains(&l) && !carried.contains(&l),
        _ => false,
    })
}

/// Whether a block, after a parameter has got its value, does nothing but give others theirs, and none of these from it.
fn ends_with(func: &Func, b: usize, lane: Lane) -> bool {
    let insts = func.blocks[b].insts.iter().rev();
    insts
        .take_while(|i| i.dest() != Some(Dst::Lane(lane)))
        .all(|i| match i.kind {
            Kind::Set => i.lane_sources().all(|l| l != lane),
            Kind::Op(op) => op == Op::J,
            _ => false,
        })
}

/// Takes the instructions out that give parameters their values; what they give.
fn take_sets(func: &mut Func, b: usize, params: &[Lane]) -> Vec<Src> {
    let mut values = vec![Src::Zero; params.len()];
    func.blocks[b].insts.retain(|inst| {
        let Some(Dst::Lane(to)) = inst.dest() else {
            return true;
        };
        match params.iter().position(|p| *p == to) {
            Some(k) if inst.kind == Kind::Set => {
                let mut sources = inst.sources();
                values[k] = sources.next().expect("a parameter is set to something");
                false
            }
            _ => true,
        }
    });
    values
}

/// Adds an instruction before the jump that ends a block.
fn insert(func: &mut Func, b: usize, kind: Kind, args: Vec<(Field, Arg)>) {
    let insts = &mut func.blocks[b].insts;
    let span = insts.last().map(|i| i.span).unwrap_or_default();
    let at = match insts.last() {
        Some(last) if last.kind == Kind::Op(Op::J) => insts.len() - 1,
        _ => insts.len(),
    };
    insts.insert(at, Inst { kind, args, span });
}

/// Constants that operations of lanes read become values from outside.
fn constants(func: &mut Func, range: &Range<usize>, before: usize) {
    let mut known: BTreeMap<u32, Lane> = BTreeMap::new();
    for b in range.clone() {
        for n in 0..func.blocks[b].insts.len() {
            let inst = &func.blocks[b].insts[n];
            let of_lanes = match inst.dest() {
                Some(Dst::Lane(l)) => !func.group[l.0 as usize],
                Some(Dst::P) => true,
                _ => false,
            };
            let plain = matches!(inst.kind, Kind::Op(_)) && inst.lane_sources().next().is_some();
            for k in 0..inst.args.len() {
                let (_, Arg::Src(Src::Remat(Remat::Const(bits)))) = func.blocks[b].insts[n].args[k]
                else {
                    continue;
                };
                let room = known.len() < MOST_CONSTANTS || known.contains_key(&bits);
                if of_lanes && plain && room {
                    let lane = *known.entry(bits).or_insert_with(|| func.lane());
                    func.blocks[b].insts[n].args[k].1 = Arg::Src(Src::Lane(lane));
                }
            }
        }
    }
    for (bits, lane) in known {
        let args = vec![
            (Field::SrcL, Arg::Src(Src::Remat(Remat::Const(bits)))),
            (Field::SrcR, Arg::Src(Src::Zero)),
            (Field::RegDst, Arg::Dst(Dst::Lane(lane))),
        ];
        insert(func, before, Kind::Op(Op::VOr), args);
    }
}

/// Values from outside that the loop reads and does not change.
fn stable(func: &Func, range: &Range<usize>, carried: &[Lane]) -> Vec<Lane> {
    let mut reads: BTreeMap<Lane, usize> = BTreeMap::new();
    let mut writes: Vec<Lane> = Vec::new();
    for block in &func.blocks[range.clone()] {
        for inst in &block.insts {
            for lane in inst.lane_sources() {
                *reads.entry(lane).or_default() += 1;
            }
            if let Some(Dst::Lane(lane)) = inst.dest() {
                writes.push(lane);
            }
        }
    }
    let mut stable: Vec<(Lane, usize)> = reads
        .into_iter()
        .filter(|(lane, _)| {
            !func.agreed[lane.0 as usize] && !writes.contains(lane) && !carried.contains(lane)
        })
        .collect();
    // What is read most, if there are too many.
    stable.sort_by_key(|(lane, reads)| (std::cmp::Reverse(*reads), *lane));
    stable.truncate(MOST_STABLE);
    stable.into_iter().map(|(lane, _)| lane).collect()
}

impl Alloc<'_> {
    /// The queues at a place in the loop where ways meet.
    pub(super) fn in_loop(&mut self, k: usize) {
        let carrier = &self.func.carriers[k];
        self.lanes = LaneQueues::default();
        for lane in &carrier.stable {
            self.lanes.push(Queue::Vm, *lane, LOOP);
        }
        for lane in &carrier.carried {
            self.lanes.push(Queue::Vn, *lane, LOOP);
        }
    }

    pub(super) fn enter_loop(&mut self, k: usize, inst: &Inst) {
        let stable = self.func.carriers[k].stable.len();
        self.moving = true;
        for (n, (_, arg)) in inst.args.iter().enumerate() {
            let queue = if n < stable { Queue::Vm } else { Queue::Vn };
            self.push_to(queue, *arg, n);
        }
        self.moving = false;
    }

    pub(super) fn next_trip(&mut self, inst: &Inst) {
        self.moving = true;
        for (n, (_, arg)) in inst.args.iter().enumerate() {
            self.push_to(Queue::Vn, *arg, n);
        }
        self.moving = false;
    }

    /// Pushes a copy of a lane value to a queue. Number `n` of its kind; nobody reads it before the next trip.
    fn push_to(&mut self, queue: Queue, arg: Arg, n: usize) {
        let Arg::Src(Src::Lane(lane)) = arg else {
            unreachable!("a loop keeps lane values")
        };
        let inst = Inst {
            kind: Kind::Touch,
            args: vec![(Field::SrcL, arg)],
            span: self.span,
        };
        self.pinned_lanes.clear();
        self.miss(lane);
        self.bring(&inst, true);
        let lost = |s: &Self| s.lanes.oldest(queue).filter(|l| *l != lane && s.holds(*l));
        while let Some(last) = lost(self) {
            self.make_room(last);
            let (near, from) = (self.choose(last), self.lanes.reg(last));
            self.push_copy(from, near, last);
        }
        let from = self.lanes.reg(lane);
        let copy = Lane(u32::MAX - 1 - n as u32);
        self.push_copy(from, queue, copy);
        self.pinned_lanes.clear();
    }
}
