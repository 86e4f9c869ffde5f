//! Register allocation.
//!
//! Virtual registers that copies join are merged into a *group* where their lives do not meet; a group takes consecutive registers,
//! one for each offset. Groups choose in the order of what it would cost to spill them, and what finds no place is spilled
//! ([`super::spill`]); then all begins anew. Registers that spill code needs live for a moment only and choose first.

use super::lir::{Class, Func, Reg, Vreg};
use super::live::{Lives, Segment, lives};
use std::collections::BTreeMap;

/// How many registers there are.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Vector registers.
    pub v: u8,
    /// Uniform registers.
    pub u: u8,
}

/// Registers that share a place.
pub struct Group {
    /// Virtual registers, with the offset of their first register.
    pub members: Vec<(Vreg, i16)>,
    /// By offset.
    segments: BTreeMap<i16, Vec<Segment>>,
}

/// Where everything is.
pub struct Places {
    /// First register of each virtual register that the code names.
    pub at: Vec<Option<u8>>,
    /// Number of each slot.
    pub slots: Vec<Option<u32>>,
    /// First vector register that keeps uniform ones.
    pub home: u8,
    /// Words of scratch memory.
    pub scratch_words: u32,
    /// Highest used plus 1.
    pub used: Limits,
}

/// What an attempt came to.
pub enum Attempt {
    /// All is placed.
    Done(Places),
    /// These groups have no place.
    Spill(Vec<Group>),
    /// There are too few registers for one instruction.
    Stuck,
}

/// Lanes of a warp, each a slot for a uniform register.
const SLOTS_PER_REGISTER: u32 = 32;

/// Widest group.
const MAX_WIDTH: i16 = 4;

/// Tries to place everything.
pub fn place(func: &Func, limits: Limits) -> Attempt {
    let lives = lives(func);
    let (slots, counts) = color_slots(func, &lives);
    let reserved = counts[1].div_ceil(SLOTS_PER_REGISTER);
    let Some(v) = u32::from(limits.v).checked_sub(reserved) else {
        return Attempt::Stuck;
    };
    let limit = [v as i16, i16::from(limits.u)];
    let groups = coalesce(func, &lives);

    // Fixed ones first, then what cannot be spilled, then by cost.
    let mut order: Vec<(u8, std::cmp::Reverse<u64>, usize)> = Vec::new();
    for (g, group) in groups.iter().enumerate() {
        let Some(&(first, _)) = group.members.first() else {
            continue;
        };
        let info = func.info(first);
        let width = group.segments.len() as u64;
        let key = if info.fixed.is_some() {
            (0, 0)
        } else if info.tiny {
            (1, width)
        } else {
            let cost: u64 = group
                .members
                .iter()
                .map(|(v, _)| lives.cost[v.0 as usize])
                .sum();
            let length: u64 = group
                .segments
                .values()
                .flatten()
                .map(|(a, b)| u64::from(b - a))
                .sum();
            let cost = if info.remat.is_some() { cost / 2 } else { cost };
            // Wide ones need a gap of their size.
            (2, cost * width * width * 4096 / (length + 16))
        };
        order.push((key.0, std::cmp::Reverse(key.1), g));
    }
    order.sort_unstable();

    let copies = copies(func);
    let mut at: Vec<Option<u8>> = vec![None; func.vregs.len()];
    let mut busy: [Vec<BTreeMap<u32, u32>>; 2] =
        [vec![BTreeMap::new(); 128], vec![BTreeMap::new(); 64]];
    let mut failed = Vec::new();
    let mut used = [0u8; 2];
    for (_, _, g) in order {
        let group = &groups[g];
        let (first, first_offset) = group.members[0];
        let info = func.info(first);
        let file = usize::from(info.class == Class::U);
        let low = *group.segments.keys().next().expect("a group has registers");
        let high = *group.segments.keys().last().expect("a group has registers");
        let fits = |base: i16| {
            // `base` is the register of offset 0.
            let aligned = group
                .members
                .iter()
                .all(|(v, o)| (base + o) % i16::from(func.info(*v).align) == 0);
            aligned
                && group.segments.iter().all(|(o, segments)| {
                    let busy = &busy[file][(base + o) as usize];
                    segments.iter().all(|(from, to)| {
                        busy.range(..to)
                            .next_back()
                            .is_none_or(|(_, end)| end <= from)
                    })
                })
        };
        let within = |base: &i16| base + low >= 0 && base + high < limit[file];
        let base = if let Some(fixed) = info.fixed {
            Some(i16::from(fixed) - first_offset)
        } else {
            let hints = group.members.iter().flat_map(|(v, o)| {
                copies[v.0 as usize]
                    .iter()
                    .filter_map(|(mine, other)| {
                        let there = i16::from(at[other.vreg.0 as usize]?) + i16::from(other.part);
                        Some(there - i16::from(*mine) - o)
                    })
                    .collect::<Vec<_>>()
            });
            hints
                .filter(within)
                .chain(-low..limit[file] - high)
                .find(|base| fits(*base))
        };
        let Some(base) = base else {
            if info.tiny {
                return Attempt::Stuck;
            }
            failed.push(g);
            continue;
        };
        for (v, o) in &group.members {
            at[v.0 as usize] = Some((base + o) as u8);
        }
        for (o, segments) in &group.segments {
            let r = (base + o) as usize;
            busy[file][r].extend(segments.iter().copied());
            if !segments.is_empty() {
                used[file] = used[file].max(r as u8 + 1);
            }
        }
    }
    if !failed.is_empty() {
        let mut groups: Vec<Option<Group>> = groups.into_iter().map(Some).collect();
        failed.sort_unstable();
        return Attempt::Spill(
            failed
                .into_iter()
                .filter_map(|g| groups[g].take())
                .collect(),
        );
    }
    Attempt::Done(Places {
        at,
        slots,
        home: used[0],
        scratch_words: counts[0],
        used: Limits {
            v: used[0] + reserved as u8,
            u: used[1],
        },
    })
}

/// Gives each slot a number that no other has while it is wanted; how many there are of scratch words and of lanes.
fn color_slots(func: &Func, lives: &Lives) -> (Vec<Option<u32>>, [u32; 2]) {
    let mut slots = vec![None; func.vregs.len()];
    let mut counts = [0, 0];
    for (kind, class) in [Class::VSlot, Class::USlot].into_iter().enumerate() {
        let mut busy: Vec<BTreeMap<u32, u32>> = Vec::new();
        for (i, info) in func.vregs.iter().enumerate() {
            if info.class != class {
                continue;
            }
            let segments = lives.of(Vreg(i as u32), 0);
            let free = busy.iter().position(|busy| {
                segments.iter().all(|(from, to)| {
                    busy.range(..to)
                        .next_back()
                        .is_none_or(|(_, end)| end <= from)
                })
            });
            let color = free.unwrap_or_else(|| {
                busy.push(BTreeMap::new());
                busy.len() - 1
            });
            busy[color].extend(segments.iter().copied());
            slots[i] = Some(color as u32);
        }
        counts[kind] = busy.len() as u32;
    }
    (slots, counts)
}

/// By virtual register: its parts that are copied from or to another register.
fn copies(func: &Func) -> Vec<Vec<(u8, Reg)>> {
    let mut out = vec![Vec::new(); func.vregs.len()];
    for inst in func.blocks.iter().flat_map(|b| &b.insts) {
        if let Some((d, s)) = inst.as_copy()
            && func.info(d.vreg).class == func.info(s.vreg).class
        {
            out[d.vreg.0 as usize].push((d.part, s));
            out[s.vreg.0 as usize].push((s.part, d));
        }
    }
    out
}

/// Puts together what copies join.
fn coalesce(func: &Func, lives: &Lives) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::with_capacity(func.vregs.len());
    // By virtual register.
    let mut of: Vec<usize> = Vec::with_capacity(func.vregs.len());
    let mut offset: Vec<i16> = vec![0; func.vregs.len()];
    for (i, info) in func.vregs.iter().enumerate() {
        let v = Vreg(i as u32);
        of.push(groups.len());
        let mut group = Group {
            members: Vec::new(),
            segments: BTreeMap::new(),
        };
        let parts = 0..info.width;
        let named = parts.clone().any(|p| !lives.of(v, p).is_empty());
        if matches!(info.class, Class::V | Class::U) && named {
            group.members.push((v, 0));
            for p in parts {
                group.segments.insert(i16::from(p), lives.of(v, p).to_vec());
            }
        }
        groups.push(group);
    }
    let mut candidates: Vec<(std::cmp::Reverse<u32>, usize, Reg, Reg)> = Vec::new();
    for block in &func.blocks {
        for inst in &block.insts {
            if let Some((d, s)) = inst.as_copy() {
                candidates.push((std::cmp::Reverse(block.depth), candidates.len(), d, s));
            }
        }
    }
    candidates.sort_unstable_by_key(|c| (c.0, c.1));
    for (_, _, d, s) in candidates {
        let may = |r: &Reg| {
            let info = func.info(r.vreg);
            info.fixed.is_none() && !info.tiny && info.align <= 2 && info.remat.is_none()
        };
        let (gd, gs) = (of[d.vreg.0 as usize], of[s.vreg.0 as usize]);
        if gd == gs || !may(&d) || !may(&s) || func.info(d.vreg).class != func.info(s.vreg).class {
            continue;
        }
        let place = |r: &Reg| offset[r.vreg.0 as usize] + i16::from(r.part);
        // What is added to the offsets of the source's group.
        let shift = place(&d) - place(&s);
        let (into, from, shift) = if groups[gd].members.len() >= groups[gs].members.len() {
            (gd, gs, shift)
        } else {
            (gs, gd, -shift)
        };
        let apart = groups[from].segments.iter().all(|(o, segments)| {
            groups[into]
                .segments
                .get(&(o + shift))
                .is_none_or(|other| !meet(segments, other))
        });
        let bounds = |g: usize, shift: i16| {
            let keys = &groups[g].segments;
            let low = keys.keys().next().copied().unwrap_or(0);
            let high = keys.keys().last().copied().unwrap_or(0);
            (low + shift, high + shift)
        };
        let (a, b) = (bounds(into, 0), bounds(from, shift));
        // All pairs of a group begin at even registers, or all at odd ones and the group's offset 0 is odd.
        let parity = |g: usize, shift: i16| {
            let pairs = groups[g].members.iter();
            let pairs = pairs.filter(|(v, _)| func.info(*v).align == 2);
            pairs.map(|(_, o)| (o + shift) & 1).next()
        };
        if let (Some(x), Some(y)) = (parity(into, 0), parity(from, shift))
            && x != y
        {
            continue;
        }
        if !apart || a.1.max(b.1) - a.0.min(b.0) >= MAX_WIDTH {
            continue;
        }
        let Group { members, segments } = std::mem::replace(
            &mut groups[from],
            Group {
                members: Vec::new(),
                segments: BTreeMap::new(),
            },
        );
        for (v, o) in members {
            of[v.0 as usize] = into;
            offset[v.0 as usize] = o + shift;
            groups[into].members.push((v, o + shift));
        }
        for (o, more) in segments {
            let list = groups[into].segments.entry(o + shift).or_default();
            list.extend(more);
            list.sort_unstable();
        }
    }
    groups
}

/// Whether two ascending lists have a position in common.
fn meet(a: &[Segment], b: &[Segment]) -> bool {
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if a[i].0 < b[j].1 && b[j].0 < a[i].1 {
            return true;
        }
        if a[i].1 <= b[j].1 {
            i += 1;
        } else {
            j += 1;
        }
    }
    false
}
