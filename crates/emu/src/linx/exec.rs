//! The engine: instructions applied to whole groups.
//!
//! Rows are one or two blocks of 32 lanes, which are worked on one after the other: a result goes to the slot of a
//! queue that no source can name, so that all sources are read before they change. The value that inactive lanes of a
//! result get is decided in one function, [`Machine::put`] (L-50, Q-1).

mod step;

use super::code::{Body, Inst, Kind, OUTSIDE, place, row};
use super::each::{OF_LANES, TRIP};
use super::group::{BLOCK, Block, Group};
use super::memory::Memories;
use super::trap::Trap;
use super::{Inactive, Policy};
use crate::host::{high_bits, run_linx_fast};
use lanemask_sem::fp::{Exact, Fast, Fp};
use lanemask_sem::linx::{self as sem, Rounded};
use step::{float, step};

/// A float environment of one instruction. Bodies run with FCSR as reset: to nearest even (L-73, L-105).
pub(crate) trait Env: Fp + Default {
    /// Flags raised.
    fn flags(&self) -> u32;
}

impl Env for Fast {
    #[inline(always)]
    fn flags(&self) -> u32 {
        0
    }
}

impl Env for Exact {
    fn flags(&self) -> u32 {
        self.flags
    }
}

/// Sees instructions as they execute.
pub(crate) trait Watch {
    /// Before an instruction.
    fn before(&mut self, group: &Group, inst: &Inst);
    /// After it; a trapping one has had no effect.
    fn after(&mut self, group: &Group, inst: &Inst, trap: Option<&Trap>);
}

/// Nobody watches.
pub(crate) struct Off;

impl Watch for Off {
    fn before(&mut self, _: &Group, _: &Inst) {}
    fn after(&mut self, _: &Group, _: &Inst, _: Option<&Trap>) {}
}

/// Why a group stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It has used up its share.
    Budget,
    /// It has ended.
    End,
    /// p names lanes that the rows do not hold: [`Group::widen`], then go on.
    Widen,
    /// It trapped at this instruction.
    Trap(Trap, String, u32),
}

/// A group on the engine.
pub(crate) struct Machine<'m, 'a> {
    pub(crate) s: &'m mut Group,
    pub(crate) body: &'m Body,
    pub(crate) mem: &'m mut Memories<'a>,
    pub(crate) policy: &'m Policy,
    /// LB0, at most 64.
    pub(crate) lanes: u32,
}

/// A trap with the reason.
pub(crate) type Fail = Box<(Trap, String)>;

/// All lanes that a row can have.
pub(crate) type Wide = [u32; 2 * BLOCK];

/// Where a result goes: the row, and the one that was the latest before.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    to: usize,
    old: usize,
}

/// The bits of a mask that belong to a block.
#[inline(always)]
pub(crate) fn part(p: u64, block: usize) -> u32 {
    (p >> (BLOCK * block)) as u32
}

/// The lanes of a block's mask, lowest first.
#[inline(always)]
pub(crate) fn in_block(p: u32) -> impl Iterator<Item = usize> {
    let mut left = p;
    std::iter::from_fn(move || {
        // The remainder tells the host's compiler that lanes are within a block.
        let lane = (left != 0).then(|| left.trailing_zeros() as usize % BLOCK)?;
        left &= left - 1;
        Some(lane)
    })
}

impl Machine<'_, '_> {
    /// Index of a source's row; a group value is broadcast first (L-16), if it must be to temporary row `k`.
    #[inline(always)]
    pub(crate) fn source(&mut self, s: u16, k: usize) -> usize {
        if s & (row::QUEUE | row::SCALAR) == 0 {
            s as usize
        } else if s & row::QUEUE != 0 {
            let q = (s >> 5 & 3) as usize;
            q * 32 + (self.s.head[q].wrapping_sub(u32::from(s & 31)) & self.s.ring[q]) as usize
        } else {
            let place = self.scalar_place(s);
            if place < 32 {
                if self.s.spread >> place & 1 == 0 {
                    self.broadcast(row::SPREAD + place, self.s.g[place] as u32);
                    self.s.spread |= 1 << place;
                }
                return row::SPREAD + place;
            }
            self.broadcast(row::TEMP + k, self.s.g[place] as u32);
            row::TEMP + k
        }
    }

    #[inline(always)]
    fn broadcast(&mut self, row: usize, value: u32) {
        for block in 0..self.s.blocks {
            *self.block_mut(row, block) = [value; BLOCK];
        }
    }

    /// The group value that a row source names.
    #[inline(always)]
    fn scalar(&self, s: u16) -> u64 {
        self.s.g[self.scalar_place(s)]
    }

    #[inline(always)]
    fn scalar_place(&self, s: u16) -> usize {
        if s & row::SCALAR_T != 0 {
            self.s.place(place::BACK_T | s & 7)
        } else if s & row::SCALAR_U != 0 {
            self.s.place(place::BACK_U | s & 7)
        } else {
            (s & 0xfff).into()
        }
    }

    #[inline(always)]
    pub(crate) fn block(&self, row: usize, block: usize) -> &Block {
        &self.s.rows[row * self.s.blocks + block]
    }

    #[inline(always)]
    fn block_mut(&mut self, row: usize, block: usize) -> &mut Block {
        &mut self.s.rows[row * self.s.blocks + block]
    }

    /// All lanes of a row.
    #[inline(always)]
    pub(crate) fn row(&self, row: usize) -> &[u32] {
        let n = self.s.blocks;
        self.s.rows[row * n..][..n].as_flattened()
    }

    /// A copy of a row; lanes that it does not hold are 0.
    pub(crate) fn wide(&self, row: usize) -> Wide {
        let mut out = [0; 2 * BLOCK];
        let lanes = self.row(row);
        out[..lanes.len()].copy_from_slice(lanes);
        out
    }

    /// Where the next push goes.
    #[inline(always)]
    fn next_slot(&self, queue: u16) -> Slot {
        let q = (queue & 3) as usize;
        let (slot, ring) = (self.s.head[q], self.s.ring[q]);
        Slot {
            to: q * 32 + slot as usize,
            old: q * 32 + (slot.wrapping_sub(1) & ring) as usize,
        }
    }

    /// Begins a push: [`Machine::put`] follows for every block. Sources are looked up before.
    #[inline(always)]
    pub(crate) fn open(&mut self, queue: u16) -> Slot {
        let slot = self.next_slot(queue);
        let q = (queue & 3) as usize;
        self.s.head[q] = (self.s.head[q] + 1) & self.s.ring[q];
        slot
    }

    /// What lanes that are not active get (L-50, Q-1).
    #[inline(always)]
    fn inactive(&self, slot: Slot, block: usize) -> Block {
        match self.policy.inactive {
            Inactive::Keep => *self.block(slot.old, block),
            Inactive::Zero => [0; BLOCK],
            Inactive::Poison(value) => [value; BLOCK],
        }
    }

    /// The mask rule: active lanes get the values; what the others get is the policy's (L-50, Q-1).
    #[inline(always)]
    pub(crate) fn put(&mut self, slot: Slot, block: usize, p: u64, values: &Block) {
        let p = part(p, block);
        if p == u32::MAX {
            *self.block_mut(slot.to, block) = *values;
            return;
        }
        let old = self.inactive(slot, block);
        let mut new = [0; BLOCK];
        for l in 0..BLOCK {
            new[l] = if p >> l & 1 != 0 { values[l] } else { old[l] };
        }
        *self.block_mut(slot.to, block) = new;
    }

    /// A push where few lanes are active: `value` gives theirs, by source row `from` and lane; if it has none for one of them, nothing is pushed.
    #[inline(always)]
    pub(crate) fn push_few(
        &mut self,
        queue: u16,
        p: u64,
        from: usize,
        value: impl Fn(u32, usize) -> Option<u32>,
    ) -> Option<()> {
        let slot = self.next_slot(queue);
        for k in 0..self.s.blocks {
            let mut new = self.inactive(slot, k);
            let from = self.block(from, k);
            for l in in_block(part(p, k)) {
                new[l] = value(from[l], BLOCK * k + l)?;
            }
            *self.block_mut(slot.to, k) = new;
        }
        self.open(queue);
        Some(())
    }

    /// Pushes all lanes at once.
    pub(crate) fn push(&mut self, queue: u16, values: &Wide, p: u64) {
        let slot = self.open(queue);
        let (blocks, _) = values.as_chunks::<BLOCK>();
        for (k, values) in blocks.iter().enumerate().take(self.s.blocks) {
            self.put(slot, k, p, values);
        }
    }

    #[inline(always)]
    fn active<F: Env>(p: u32, lane: usize) -> bool {
        !F::EXACT || p >> lane & 1 == 1
    }

    #[inline(always)]
    fn lanes1<F: Env>(&mut self, i: &Inst, f: impl Fn(&mut F, u32) -> u32) {
        let a = self.source(i.a, 0);
        let p = self.s.p();
        let mut fp = F::default();
        let slot = self.open(i.d);
        for k in 0..self.s.blocks {
            let a = self.block(a, k);
            let mut out = [0; BLOCK];
            for l in 0..BLOCK {
                if Self::active::<F>(part(p, k), l) {
                    out[l] = f(&mut fp, a[l]);
                }
            }
            self.put(slot, k, p, &out);
        }
        self.s.flags |= fp.flags();
    }

    #[inline(always)]
    fn lanes2<F: Env>(&mut self, i: &Inst, f: impl Fn(&mut F, u32, u32) -> u32) {
        let (a, b) = (self.source(i.a, 0), self.source(i.b, 1));
        let p = self.s.p();
        let mut fp = F::default();
        let slot = self.open(i.d);
        for k in 0..self.s.blocks {
            let (a, b) = (self.block(a, k), self.block(b, k));
            let mut out = [0; BLOCK];
            for l in 0..BLOCK {
                if Self::active::<F>(part(p, k), l) {
                    out[l] = f(&mut fp, a[l], b[l]);
                }
            }
            self.put(slot, k, p, &out);
        }
        self.s.flags |= fp.flags();
    }

    #[inline(always)]
    fn lanes3<F: Env>(&mut self, i: &Inst, f: impl Fn(&mut F, u32, u32, u32) -> u32) {
        let (a, b) = (self.source(i.a, 0), self.source(i.b, 1));
        let c = self.source(i.c, 2);
        let p = self.s.p();
        let mut fp = F::default();
        let slot = self.open(i.d);
        for k in 0..self.s.blocks {
            let (a, b, c) = (self.block(a, k), self.block(b, k), self.block(c, k));
            let mut out = [0; BLOCK];
            for l in 0..BLOCK {
                if Self::active::<F>(part(p, k), l) {
                    out[l] = f(&mut fp, a[l], b[l], c[l]);
                }
            }
            self.put(slot, k, p, &out);
        }
        self.s.flags |= fp.flags();
    }

    /// A compare to p: inactive lanes get 0 (L-37, Q-17, Q-18).
    #[inline(always)]
    fn mask<F: Env>(&mut self, i: &Inst, f: impl Fn(&mut F, u32, u32) -> bool) {
        let (a, b) = (self.source(i.a, 0), self.source(i.b, 1));
        let p = self.s.p();
        let mut fp = F::default();
        let mut all = 0;
        for k in 0..self.s.blocks {
            let (a, b) = (self.block(a, k), self.block(b, k));
            // In two steps: so the host's vectors do both.
            let mut takes = [false; BLOCK];
            for l in 0..BLOCK {
                if Self::active::<F>(part(p, k), l) {
                    takes[l] = f(&mut fp, a[l], b[l]);
                }
            }
            let mut out = [0; BLOCK];
            for l in 0..BLOCK {
                out[l] = u32::from(takes[l]).wrapping_neg();
            }
            all |= u64::from(high_bits(&out)) << (BLOCK * k);
        }
        self.s.flags |= fp.flags();
        self.s.g[place::P] = p & all;
    }

    /// AND, OR, … with a changed second source (L-64).
    #[inline(always)]
    fn changed(&mut self, i: &Inst, f: impl Fn(u32, u32) -> u32) {
        let (shift, invert) = (u32::from(i.shift) & 31, i.invert);
        self.lanes2::<Fast>(i, |_, a, b| f(a, (b ^ invert) << shift));
    }

    /// The same for sums, where inverting means negating.
    #[inline(always)]
    fn changed_sum(&mut self, i: &Inst, f: impl Fn(u32, u32) -> u32) {
        let (shift, invert) = (u32::from(i.shift) & 31, i.invert);
        self.lanes2::<Fast>(i, |_, a, b| {
            f(a, (b ^ invert).wrapping_sub(invert) << shift)
        });
    }

    /// V.CSEL and V.PSEL (L-51, L-52, Q-31). Source c decides: lanes of a row, or bits of a group value.
    #[inline(always)]
    fn select(&mut self, i: &Inst, by_mask: bool) {
        let (a, b) = (self.source(i.a, 0), self.source(i.b, 1));
        let (bits, c) = if by_mask {
            (self.scalar(i.c), row::ZERO)
        } else {
            (0, self.source(i.c, 2))
        };
        let invert = i.invert;
        // Without the mask only in a V.PSEL under the other reading of Q-31.
        let p = if i.imm == 1 { u64::MAX } else { self.s.p() };
        let slot = self.open(i.d);
        for k in 0..self.s.blocks {
            let (a, b) = (self.block(a, k), self.block(b, k));
            let mut takes = [0u32; BLOCK];
            if by_mask {
                let bits = part(bits, k);
                for (l, take) in takes.iter_mut().enumerate() {
                    *take = bits >> l & 1;
                }
            } else {
                takes = *self.block(c, k);
            }
            let mut out = [0; BLOCK];
            for l in 0..BLOCK {
                let other = (b[l] ^ invert).wrapping_sub(invert);
                out[l] = if takes[l] != 0 { a[l] } else { other };
            }
            self.put(slot, k, p, &out);
        }
    }

    #[inline(never)]
    fn convert(&mut self, i: &Inst, from: sem::Format, to: sem::Format) -> u32 {
        let a = self.source(i.a, 0);
        let p = self.s.p();
        let mut out = [0; 2 * BLOCK];
        let mut flags = 0;
        for (l, a) in self.row(a).iter().enumerate() {
            if p >> l & 1 == 1 {
                let (bits, raised) = sem::convert((*a).into(), from, to, Rounded::NearestEven);
                out[l] = bits as u32 & u32::MAX >> (32 - to.bits());
                flags |= raised;
            }
        }
        self.push(i.d, &out, p);
        flags
    }

    /// A convert of 64-bit elements over pairs of lanes, with the mask bit of the even one (L-80, Q-4).
    #[inline(never)]
    fn convert_pair(&mut self, i: &Inst, from: sem::Format, to: sem::Format) -> u32 {
        let a = self.source(i.a, 0);
        let p = self.s.p();
        let a = self.wide(a);
        let mut out = [0; 2 * BLOCK];
        let (mut flags, mut written) = (0, 0u64);
        for k in (0..self.s.width() / 2).filter(|k| p >> (2 * k) & 1 == 1) {
            let bits = if from.bits() == 64 {
                u64::from(a[2 * k]) | u64::from(a[2 * k + 1]) << 32
            } else {
                a[k].into()
            };
            let (bits, raised) = sem::convert(bits, from, to, Rounded::NearestEven);
            flags |= raised;
            if to.bits() == 64 {
                (out[2 * k], out[2 * k + 1]) = (bits as u32, (bits >> 32) as u32);
                written |= 3 << (2 * k);
            } else {
                out[k] = bits as u32 & u32::MAX >> (32 - to.bits());
                written |= 1 << k;
            }
        }
        self.push(i.d, &out, written);
        flags
    }

    #[inline(always)]
    fn shuffle(&mut self, i: &Inst, how: sem::Shuffle) {
        let (a, b) = (self.source(i.a, 0), self.source(i.b, 1));
        let c = self.source(i.c, 2);
        let n = if self.lanes == 0 { 64 } else { self.lanes };
        let same = i.b & row::QUEUE == 0 && i.c & row::QUEUE == 0 && b != row::LC0 && c != row::LC0;
        let (range, amount) = (self.block(b, 0)[0], self.block(c, 0)[0]);
        let whole = range == 0 || range >= n;
        let p = self.s.p();
        let slot = self.open(i.d);
        for k in 0..self.s.blocks {
            let first_lane = (BLOCK * k) as u32;
            let from_row = self.row(a);
            // Lanes are below the width, a power of two.
            let most = from_row.len() - 1;
            let mut out = [0; BLOCK];
            if same && (whole || range.is_power_of_two()) {
                // One range and one amount: the remainders are taken once, and segments are found by a mask.
                let by = match how {
                    sem::Shuffle::Butterfly => amount % n,
                    _ => amount % if range == 0 { n } else { range },
                };
                let (mask, size) = if whole {
                    (0, range.max(n))
                } else {
                    (!(range - 1), range)
                };
                let size = if range == 0 { n } else { size };
                for (l, out) in out.iter_mut().enumerate() {
                    let lane = first_lane + l as u32;
                    let first = lane & mask;
                    let from = match how {
                        sem::Shuffle::Up if lane - first >= by => lane - by,
                        sem::Shuffle::Down if by < size - (lane - first).min(size) => lane + by,
                        sem::Shuffle::Index => first.wrapping_add(by),
                        sem::Shuffle::Butterfly => lane ^ by,
                        _ => lane,
                    };
                    let from = if from < n && lane < n { from } else { lane };
                    *out = from_row[from as usize & most];
                }
            } else {
                let (range, amount) = (self.block(b, k), self.block(c, k));
                for (l, out) in out.iter_mut().enumerate() {
                    let lane = first_lane + l as u32;
                    *out = from_row[how.source(lane, n, range[l], amount[l]) as usize & most];
                }
            }
            self.put(slot, k, p, &out);
        }
    }

    #[inline(always)]
    fn reduce(&mut self, i: &Inst, op: sem::Reduction) {
        let a = self.source(i.a, 0);
        let value = sem::reduce(op, self.s.p(), self.row(a));
        self.s.set(i.d, value);
    }

    #[inline(always)]
    fn float_reduce<F: Env>(&mut self, i: &Inst, op: sem::FloatReduction) {
        let a = self.source(i.a, 0);
        let mut fp = F::default();
        let value = sem::float_reduce(op, &mut fp, self.s.p(), self.row(a));
        self.s.flags |= fp.flags();
        self.s.set(i.d, value.into());
    }

    /// Counts an instruction before which so many lanes were active.
    #[inline(always)]
    fn retired(&mut self, i: &Inst, active: u32) {
        self.s.retired += 1;
        self.s.vector_instructions += u64::from(i.vector);
        self.s.lane_instructions += u64::from(i.vector) * u64::from(active);
    }

    #[inline(always)]
    fn compare(&self, i: &Inst, f: impl Fn(u64, u64) -> bool) -> u32 {
        if f(self.s.value(i.a), self.s.value(i.b)) {
            i.target
        } else {
            i.next
        }
    }

    /// Index of the instruction at an address of the body.
    fn index(&self, pc: u64) -> Option<u32> {
        let offset = pc.wrapping_sub(self.body.entry);
        let inside = pc >= self.body.entry && pc < self.body.end && offset.is_multiple_of(2);
        let index = *self.body.index.get((offset / 2) as usize)?;
        (inside && index != OUTSIDE).then_some(index)
    }
}

/// Executes up to `budget` instructions without float flags.
#[inline(always)]
pub(crate) fn run(m: &mut Machine<'_, '_>, budget: u64) -> Stop {
    let body = m.body;
    let narrow = m.s.blocks == 1;
    let mut at = m.s.at;
    let mut left = budget;
    // Kept here, where they need no memory.
    let (mut vector, mut lanes, mut trapped) = (0, 0, 0);
    let stop = loop {
        if left == 0 {
            break Stop::Budget;
        }
        let i = &body.insts[at as usize];
        // Before the step: a compare changes p.
        if i.vector {
            vector += 1;
            lanes += u64::from(m.s.p().count_ones());
        } else if i.each && left >= TRIP {
            let (trips, next) = m.each(at, left / TRIP);
            if trips > 0 {
                left -= TRIP * trips;
                vector += OF_LANES * trips;
                lanes += OF_LANES * trips;
                at = next;
                continue;
            }
        }
        left -= 1;
        match step(m, i) {
            Ok(next) => {
                if next == OUTSIDE {
                    break match i.kind {
                        Kind::End => Stop::End,
                        _ => outside(m, i, at),
                    };
                }
                at = next;
                if narrow && m.s.p() >> 32 != 0 {
                    break Stop::Widen;
                }
            }
            Err(fail) => {
                trapped = 1;
                if i.vector {
                    vector -= 1;
                    lanes -= u64::from(m.s.p().count_ones());
                }
                break Stop::Trap(fail.0, fail.1, at);
            }
        }
    };
    let started = budget - left;
    m.s.at = at;
    m.s.started += started;
    m.s.retired += started - trapped;
    m.s.vector_instructions += vector;
    m.s.lane_instructions += lanes;
    stop
}

/// The same one by one, with a watcher and perhaps with float flags.
pub(crate) fn run_slowly(
    m: &mut Machine<'_, '_>,
    budget: u64,
    exact: bool,
    watch: &mut dyn Watch,
) -> Stop {
    let body = m.body;
    for _ in 0..budget {
        let i = &body.insts[m.s.at as usize];
        watch.before(m.s, i);
        let active = m.s.p().count_ones();
        let stop = if exact && float::<Exact>(m, i) {
            m.retired(i, active);
            m.s.started += 1;
            m.s.at = i.next;
            Stop::Budget
        } else {
            run_linx_fast(m, 1)
        };
        let trap = match &stop {
            Stop::Trap(trap, ..) => Some(trap),
            _ => None,
        };
        watch.after(m.s, i, trap);
        if stop != Stop::Budget {
            return stop;
        }
    }
    Stop::Budget
}

/// Only branches lead out of the body (L-46).
#[cold]
#[inline(never)]
fn outside(m: &Machine<'_, '_>, i: &Inst, at: u32) -> Stop {
    let target = target(m, i);
    let why = format!("the branch leads to {target:#x}, which is not an instruction of the body");
    Stop::Trap(Trap::fetch(target), why, at)
}

/// Address that a taken branch goes to.
fn target(m: &Machine<'_, '_>, i: &Inst) -> u64 {
    match i.kind {
        Kind::JumpRegister => m.s.value(i.a).wrapping_add(i.imm),
        _ => i.imm,
    }
}

#[cold]
#[inline(never)]
fn stuck(m: &Machine<'_, '_>, i: &Inst) -> Fail {
    Box::new(match i.kind {
        Kind::Unmapped => (
            Trap::page(i.pc),
            format!(
                "the code ends before {:#x}: there is no whole instruction",
                i.pc
            ),
        ),
        Kind::Outside => (
            Trap::fetch(i.pc),
            format!(
                "control has run on to {:#x}, behind the end of the body at {:#x}",
                i.pc, m.body.end
            ),
        ),
        _ => (Trap::illegal(i.pc), m.body.reasons[i.imm as usize].clone()),
    })
}
