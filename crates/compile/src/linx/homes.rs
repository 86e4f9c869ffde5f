//! Where values live that do not fit the queues.
//!
//! The code of a group consists of *chains*: trees of blocks with one way into each but the first. Queue positions
//! are known within a chain. A chain is cut into *epochs*, which form trees. Where p is saved to be narrowed, one begins whose parent is the one before;
//! where lanes of such a mask become active again, one whose parent is that in which the mask was saved; where any others may,
//! one without a parent. Within an epoch p only shrinks, and the lanes of an epoch were all active wherever its ancestors pushed. So each push
//! serves every later reader in its own epoch and in those that descend from it, whatever inactive lanes of a push hold.
//!
//! Besides, a loop keeps some values in queues of their own (see [`super::carry`]).
//!
//! A lane value that is read elsewhere, and every parameter that no loop carries, has a *home*: a row of lane-private memory that
//! is written under p right after the definition. Two of them share a row if no lane needs both: that follows the ways of the lanes,
//! since a lane's word is changed by that lane only. What the group agrees on has one word for all lanes, which is needed along
//! the ways of the group, as masks are.

use super::lir::{Dst, Edge, Func, Kind, Lane, Mask, Src};
use super::queue::Epoch;
use std::collections::{BTreeMap, BTreeSet};

/// Where things live.
pub struct Homes {
    /// By block: the one that it goes on from; `None` if queue positions are unknown at its start.
    pub chains: Vec<Option<usize>>,
    /// By block: the first of its chain.
    pub roots: Vec<usize>,
    /// By block: the epochs at its start and after each instruction that begins one.
    pub epochs: Vec<Vec<Epoch>>,
    /// By epoch: the one that it descends from.
    pub parents: Vec<Option<Epoch>>,
    /// By lane value: its row.
    pub rows: Vec<Option<u32>>,
    /// Number of rows.
    pub row_count: u32,
    /// By mask: its place among those of the group, counted from 0.
    pub masks: Vec<u32>,
    /// By lane value that the group agrees on and that has a home: its place among those of the group.
    pub shared: Vec<Option<u32>>,
}

/// A set of small numbers.
#[derive(Clone, PartialEq)]
struct Bits(Vec<u64>);

impl Bits {
    fn new(len: usize) -> Bits {
        Bits(vec![0; len.div_ceil(64)])
    }
    fn set(&mut self, i: usize) {
        self.0[i / 64] |= 1 << (i % 64);
    }
    fn unset(&mut self, i: usize) {
        self.0[i / 64] &= !(1 << (i % 64));
    }
    fn add(&mut self, other: &Bits) -> bool {
        let mut changed = false;
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            changed |= *b & !*a != 0;
            *a |= b;
        }
        changed
    }
    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(w, bits)| {
            let mut bits = *bits;
            std::iter::from_fn(move || {
                let i = bits.trailing_zeros() as usize;
                bits &= bits.wrapping_sub(1);
                (i < 64).then_some(w * 64 + i)
            })
        })
    }
}

/// Finds them. `forced`: values that need one, whatever; `unread`: others that turned out to need none.
pub fn find(func: &Func, forced: &BTreeSet<Lane>, unread: &BTreeSet<Lane>) -> Homes {
    let chains = chains(func);
    let roots = roots(&chains);
    let (epochs, parents) = epochs(func, &chains, &roots);
    let mut homed = homed(func, &epochs, &parents);
    for lane in unread {
        homed[lane.0 as usize] = false;
    }
    for lane in forced {
        homed[lane.0 as usize] = true;
    }
    let mut numbers = vec![None; func.lanes.len()];
    let mut order = Vec::new();
    let mut group_numbers = vec![None; func.lanes.len()];
    let mut group_order = Vec::new();
    let first = func.masks as usize;
    for (lane, homed) in homed.iter().enumerate() {
        if !homed {
            continue;
        }
        if func.agreed[lane] {
            group_numbers[lane] = Some(first + group_order.len());
            group_order.push(lane);
        } else {
            numbers[lane] = Some(order.len());
            order.push(lane);
        }
    }
    let lanes = Things {
        count: order.len(),
        edges: |b: usize| func.blocks[b].lanes.as_slice(),
        reads: |src| match src {
            Src::Lane(l) => numbers[l.0 as usize],
            _ => None,
        },
        writes: |dst| match dst {
            Dst::Lane(l) => numbers[l.0 as usize],
            _ => None,
        },
    };
    let places = lanes.places(func);
    let mut rows = vec![None; func.lanes.len()];
    for (lane, row) in std::iter::zip(&order, &places) {
        rows[*lane] = Some(*row);
    }
    let group = Things {
        count: first + group_order.len(),
        edges: |b: usize| func.blocks[b].warp.as_slice(),
        reads: |src| match src {
            Src::Mask(m) => Some(m.0 as usize),
            Src::Lane(l) => group_numbers[l.0 as usize],
            _ => None,
        },
        writes: |dst| match dst {
            Dst::Mask(m) => Some(m.0 as usize),
            Dst::Lane(l) => group_numbers[l.0 as usize],
            _ => None,
        },
    };
    let mut masks = group.places(func);
    let group_places = masks.split_off(first);
    let mut shared = vec![None; func.lanes.len()];
    for (lane, place) in std::iter::zip(&group_order, &group_places) {
        shared[*lane] = Some(*place);
    }
    Homes {
        chains,
        roots,
        epochs,
        parents,
        rows,
        row_count: places.iter().map(|r| r + 1).max().unwrap_or(0),
        masks,
        shared,
    }
}

/// The block that each goes on from: the group comes from that one only, which is before it.
fn chains(func: &Func) -> Vec<Option<usize>> {
    let mut from: Vec<Option<usize>> = vec![None; func.blocks.len()];
    let mut ways = vec![0; func.blocks.len()];
    for (b, block) in func.blocks.iter().enumerate() {
        for edge in &block.warp {
            if let Some(to) = func.target(b, *edge) {
                ways[to] += 1;
                from[to] = Some(b).filter(|b| *b < to);
            }
        }
    }
    std::iter::zip(from, ways)
        .map(|(from, ways)| from.filter(|_| ways == 1))
        .collect()
}

/// The first block of the chain of each.
fn roots(chains: &[Option<usize>]) -> Vec<usize> {
    let mut roots: Vec<usize> = Vec::with_capacity(chains.len());
    for (b, from) in chains.iter().enumerate() {
        roots.push(from.map_or(b, |from| roots[from]));
    }
    roots
}

/// Whether an epoch is another or descends from it.
pub fn descends(parents: &[Option<Epoch>], mut epoch: Epoch, from: Epoch) -> bool {
    loop {
        if epoch == from {
            return true;
        }
        match parents[epoch as usize] {
            Some(parent) => epoch = parent,
            None => return false,
        }
    }
}

/// By block: the epochs at its start and after each instruction that begins one. By epoch: its parent.
fn epochs(
    func: &Func,
    chains: &[Option<usize>],
    roots: &[usize],
) -> (Vec<Vec<Epoch>>, Vec<Option<Epoch>>) {
    let mut parents: Vec<Option<Epoch>> = Vec::new();
    let mut new = |parent: Option<Epoch>| {
        parents.push(parent);
        parents.len() as Epoch - 1
    };
    // Where a mask was saved, and in which epoch.
    let mut saved: BTreeMap<Mask, (usize, Epoch)> = BTreeMap::new();
    let on_the_way = |mut b: usize, to: usize| loop {
        match chains[b] {
            _ if b == to => return true,
            Some(from) if roots[b] == roots[to] => b = from,
            _ => return false,
        }
    };
    let mut epochs: Vec<Vec<Epoch>> = Vec::with_capacity(func.blocks.len());
    for (b, (block, from)) in func.blocks.iter().zip(chains).enumerate() {
        let mut now = match from {
            Some(from) => *epochs[*from].last().expect("one at least"),
            None => new(None),
        };
        let mut own = vec![now];
        for inst in &block.insts {
            now = match inst.kind {
                Kind::Save(mask) => {
                    saved.insert(mask, (b, now));
                    new(Some(now))
                }
                Kind::Widen(mask) => {
                    let known = mask.and_then(|m| saved.get(&m));
                    new(known.filter(|(at, _)| on_the_way(b, *at)).map(|(_, e)| *e))
                }
                _ => continue,
            };
            own.push(now);
        }
        epochs.push(own);
    }
    (epochs, parents)
}

fn homed(func: &Func, epochs: &[Vec<Epoch>], parents: &[Option<Epoch>]) -> Vec<bool> {
    let mut homed = func.lanes.clone();
    let mut defined: Vec<Option<Epoch>> = vec![None; func.lanes.len()];
    for (b, (block, epochs)) in std::iter::zip(&func.blocks, epochs).enumerate() {
        let carrier = func.carriers.iter().find(|c| c.blocks.contains(&b));
        let kept = |lane: &Lane| {
            carrier.is_some_and(|c| c.stable.contains(lane) || c.carried.contains(lane))
        };
        let mut epochs = epochs.iter();
        let mut epoch = epochs.next().copied().expect("one at least");
        for inst in &block.insts {
            for lane in inst.lane_sources().filter(|l| !kept(l)) {
                let reaches = |from| descends(parents, epoch, from);
                homed[lane.0 as usize] |= !defined[lane.0 as usize].is_some_and(reaches);
            }
            if let Some(Dst::Lane(lane)) = inst.dest() {
                defined[lane.0 as usize] = Some(epoch);
            }
            if matches!(inst.kind, Kind::Save(_) | Kind::Widen(_)) {
                epoch = epochs.next().copied().expect("one more");
            }
        }
    }
    homed
}

/// Things that want a place each, and the ways along which they do.
struct Things<E, R, W> {
    count: usize,
    edges: E,
    reads: R,
    writes: W,
}

impl<'f, E, R, W> Things<E, R, W>
where
    E: Fn(usize) -> &'f [Edge],
    R: Fn(Src) -> Option<usize>,
    W: Fn(Dst) -> Option<usize>,
{
    /// Backwards over a block, from what is wanted at its end.
    fn walk(&self, func: &Func, b: usize, live: &mut Bits, mut at_write: impl FnMut(usize, &Bits)) {
        for inst in func.blocks[b].insts.iter().rev() {
            if let Some(i) = inst.dest().and_then(&self.writes) {
                live.unset(i);
                at_write(i, live);
            }
            for i in inst.sources().filter_map(&self.reads) {
                live.set(i);
            }
        }
    }

    /// The lowest place for each that nobody has whom it would disturb.
    fn places(&self, func: &'f Func) -> Vec<u32> {
        let n = func.blocks.len();
        let mut at_start = vec![Bits::new(self.count); n];
        let at_end = |b: usize, at_start: &[Bits]| {
            let mut live = Bits::new(self.count);
            for edge in (self.edges)(b) {
                if let Some(to) = func.target(b, *edge) {
                    live.add(&at_start[to]);
                }
            }
            live
        };
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for b in (0..n).rev() {
                let mut live = at_end(b, &at_start);
                self.walk(func, b, &mut live, |_, _| {});
                changed |= at_start[b].add(&live);
            }
        }
        let mut disturbed = vec![Bits::new(self.count); self.count];
        for b in 0..n {
            let mut live = at_end(b, &at_start);
            self.walk(func, b, &mut live, |i, live| {
                disturbed[i].add(live);
            });
        }
        for i in 0..self.count {
            for j in disturbed[i].clone().iter() {
                disturbed[j].set(i);
            }
        }
        let mut places: Vec<Option<u32>> = vec![None; self.count];
        for i in 0..self.count {
            let taken: Vec<u32> = disturbed[i].iter().filter_map(|j| places[j]).collect();
            places[i] = (0..).find(|p| !taken.contains(p));
        }
        places
            .into_iter()
            .map(|p| p.expect("there is always another place"))
            .collect()
    }
}
