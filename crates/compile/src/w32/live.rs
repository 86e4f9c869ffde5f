//! Where each register's contents are wanted.
//!
//! A *unit* is one register of a virtual register. Its life is a list of segments over the positions of the code: instruction `i`
//! reads at `2i` and writes at `2i + 1`, so an operand that dies and the result may share a register.
//!
//! Units that are written under EXEC live along the ways of *lanes*, others along the way of the *warp*: a lane's part of a
//! vector register is not changed by what other lanes do, so while they run their arm, its own values need no place in it but
//! the registers that they have. A uniform register needs its place on every way that the program counter may take.

use super::lir::{Func, Vreg};
use std::collections::BTreeMap;

/// A half-open range of positions.
pub type Segment = (u32, u32);

/// Segments of each unit, ascending and apart.
pub struct Lives {
    /// First unit of each virtual register.
    base: Vec<u32>,
    segments: Vec<Vec<Segment>>,
    /// For each virtual register: how often it is named, more in loops.
    pub cost: Vec<u64>,
}

impl Lives {
    /// The life of one register of a virtual register.
    pub fn of(&self, vreg: Vreg, part: u8) -> &[Segment] {
        &self.segments[self.base[vreg.0 as usize] as usize + usize::from(part)]
    }
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
    fn has(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 != 0
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

/// Finds all lives.
pub fn lives(func: &Func) -> Lives {
    let mut base = Vec::with_capacity(func.vregs.len());
    let mut units = 0;
    for v in &func.vregs {
        base.push(units);
        units += u32::from(v.width);
    }
    let units = units as usize;
    let unit = |v: Vreg, part: u8| (base[v.0 as usize] + u32::from(part)) as usize;

    // Units that some block reads before it writes them, numbered.
    let mut cost = vec![0u64; func.vregs.len()];
    let mut global: BTreeMap<usize, usize> = BTreeMap::new();
    let mut exposed: Vec<Vec<usize>> = Vec::new();
    let mut written: Vec<Vec<usize>> = Vec::new();
    let mut per_lane_global: Vec<bool> = Vec::new();
    let mut seen = vec![u32::MAX; units];
    for (b, block) in func.blocks.iter().enumerate() {
        let (mut up, mut kill) = (Vec::new(), Vec::new());
        let weight = 8u64.pow(block.depth.min(6));
        for inst in &block.insts {
            inst.for_each(|a| {
                cost[a.reg.vreg.0 as usize] += weight;
                if a.reads {
                    for part in a.reg.part..a.reg.part + a.reg.count {
                        let u = unit(a.reg.vreg, part);
                        if seen[u] != b as u32 {
                            let next = global.len();
                            global.entry(u).or_insert_with(|| {
                                per_lane_global.push(func.info(a.reg.vreg).class.per_lane());
                                next
                            });
                            up.push(u);
                        }
                    }
                }
            });
            inst.for_each(|a| {
                if a.writes {
                    for part in a.reg.part..a.reg.part + a.reg.count {
                        let u = unit(a.reg.vreg, part);
                        if seen[u] != b as u32 {
                            seen[u] = b as u32;
                            kill.push(u);
                        }
                    }
                }
            });
        }
        exposed.push(up);
        written.push(kill);
    }

    let n = global.len();
    let set = |list: &Vec<usize>| {
        let mut bits = Bits::new(n);
        for u in list {
            if let Some(i) = global.get(u) {
                bits.set(*i);
            }
        }
        bits
    };
    let exposed: Vec<Bits> = exposed.iter().map(set).collect();
    let written: Vec<Bits> = written.iter().map(set).collect();
    let mut lanes = Bits::new(n);
    for (i, per_lane) in per_lane_global.iter().enumerate() {
        if *per_lane {
            lanes.set(i);
        }
    }
    let mut live_in = exposed.clone();
    let mut live_out = vec![Bits::new(n); func.blocks.len()];
    loop {
        let mut changed = false;
        for b in (0..func.blocks.len()).rev() {
            let mut out = Bits::new(n);
            let block = &func.blocks[b];
            for (edges, per_lane) in [(&block.warp, false), (&block.lanes, true)] {
                for edge in edges {
                    if let Some(to) = func.target(b, *edge) {
                        for (w, word) in out.0.iter_mut().enumerate() {
                            let mask = if per_lane { lanes.0[w] } else { !lanes.0[w] };
                            *word |= live_in[to].0[w] & mask;
                        }
                    }
                }
            }
            for w in 0..out.0.len() {
                let new = exposed[b].0[w] | (out.0[w] & !written[b].0[w]);
                changed |= new != live_in[b].0[w];
                live_in[b].0[w] = new;
            }
            live_out[b] = out;
        }
        if !changed {
            break;
        }
    }

    let number: Vec<usize> = {
        let mut by = vec![0; n];
        for (u, i) in &global {
            by[*i] = *u;
        }
        by
    };
    let mut segments: Vec<Vec<Segment>> = vec![Vec::new(); units];
    // End of the segment that is being walked backwards, by unit.
    let mut open: Vec<Option<u32>> = vec![None; units];
    let mut start = 0u32;
    for (b, block) in func.blocks.iter().enumerate() {
        let end = start + 1 + block.insts.len() as u32;
        for i in live_out[b].iter() {
            open[number[i]] = Some(2 * end);
        }
        for (i, inst) in block.insts.iter().enumerate().rev() {
            let at = start + 1 + i as u32;
            let mut reads = Vec::new();
            inst.for_each(|a| {
                for part in a.reg.part..a.reg.part + a.reg.count {
                    let u = unit(a.reg.vreg, part);
                    if a.writes {
                        let to = open[u].take().unwrap_or(2 * at + 2);
                        segments[u].push((2 * at + 1, to));
                    }
                    if a.reads {
                        reads.push(u);
                    }
                }
            });
            for u in reads {
                open[u].get_or_insert(2 * at + 1);
            }
        }
        for i in live_in[b].iter() {
            let u = number[i];
            if let Some(to) = open[u].take() {
                segments[u].push((2 * start, to));
            }
        }
        debug_assert!(live_in[b].iter().all(|i| live_in[b].has(i)));
        start = end;
    }
    for list in &mut segments {
        list.sort_unstable();
        let mut merged: Vec<Segment> = Vec::with_capacity(list.len());
        for (from, to) in list.drain(..) {
            match merged.last_mut() {
                Some(last) if last.1 >= from => last.1 = last.1.max(to),
                _ => merged.push((from, to)),
            }
        }
        *list = merged;
    }
    Lives {
        base,
        segments,
        cost,
    }
}
