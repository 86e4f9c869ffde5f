//! Memory instructions of a group (L-82 to L-94).

use super::code::{Access, Inst, Offset};
use super::exec::{Fail, Machine, Wide, in_block, part};
use super::group::{BLOCK, Block};
use super::memory::{FEW, Fault, all_below, gather, row, scatter, trap_of, update_word};
use super::shadow::Touch;
use crate::host::store_lanes;
use crate::memory::Cells;
use lanemask_sem::linx::Update;
use std::array::from_fn;
use std::sync::atomic::Ordering::Relaxed;

/// Addresses of the lanes.
type Lanes = [u64; 2 * BLOCK];

/// The lanes of a mask, lowest first.
#[inline(always)]
pub(super) fn active(p: u64) -> impl Iterator<Item = usize> {
    let mut left = p;
    std::iter::from_fn(move || {
        let lane = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(lane)
    })
}

/// Word numbers below this, as bytes, are positive in 32 bits.
const MOST_WORD: u32 = 1 << 30;

/// Word number of a lane with this index, without the base.
#[inline(always)]
fn word_number(index: u32, a: Access, lane: usize) -> u32 {
    let term = if a.lane_term { lane as u32 } else { 0 };
    (index << (a.shift - 2)).wrapping_add(term)
}

/// The same of an index that makes no negative number and none beyond 32 bits.
#[inline(always)]
fn quick_number(index: u32, a: Access, lane: usize) -> Option<usize> {
    let fits = index < MOST_WORD >> (a.shift - 2);
    fits.then(|| word_number(index, a, lane) as usize)
}

/// Word numbers of a block's lanes: the indices themselves, or what is made of them in `room`.
#[inline(always)]
fn word_numbers<'b>(index: &'b Block, a: Access, block: usize, room: &'b mut Block) -> &'b Block {
    if a.shift == 2 && !a.lane_term {
        return index;
    }
    let step = u32::from(a.lane_term);
    let (shift, first) = (u32::from(a.shift) - 2, (BLOCK * block) as u32 * step);
    for l in 0..BLOCK {
        room[l] = (index[l] << shift).wrapping_add(l as u32 * step + first);
    }
    room
}

fn extend(bits: u64, a: Access) -> u64 {
    match (a.size, a.signed) {
        (1, true) => bits as i8 as u64,
        (2, true) => bits as i16 as u64,
        (4, true) => bits as i32 as u64,
        _ => bits,
    }
}

impl Machine<'_, '_> {
    fn tile(a: Access) -> Option<usize> {
        a.tile.then_some(a.base as usize)
    }

    #[inline(always)]
    fn base(&self, a: Access) -> u64 {
        if a.tile { 0 } else { self.s.g[a.base as usize] }
    }

    /// Offset that is the same for all lanes.
    #[inline(always)]
    fn offset(&self, i: &Inst, a: Access) -> u64 {
        match a.offset {
            Offset::Constant => i.imm,
            _ => self.s.value(i.b).checked_shl(a.shift.into()).unwrap_or(0),
        }
    }

    /// Whether lanes count words: shifts of 2 and more, so that the lane's own term is 1 a lane.
    #[inline(always)]
    fn in_words(a: Access) -> bool {
        a.size == 4 && a.offset == Offset::Lanes && (2..=17).contains(&a.shift)
    }

    /// The row of indices, if the active lanes' word numbers, without the base, are all below a limit. What is negative
    /// or grows beyond 32 bits is no quick case.
    #[inline(always)]
    fn quick_index(&mut self, i: &Inst, a: Access, p: u64, limit: usize) -> Option<usize> {
        let index = self.source(i.b, 1);
        let most = MOST_WORD >> (a.shift - 2);
        let mut room = [0; BLOCK];
        for k in 0..self.s.blocks {
            let index = self.block(index, k);
            let numbers = word_numbers(index, a, k, &mut room);
            let limit = u32::try_from(limit).unwrap_or(u32::MAX);
            let below = if std::ptr::eq(numbers, index) {
                all_below(index, part(p, k), most.min(limit))
            } else {
                all_below(index, part(p, k), most) && all_below(numbers, part(p, k), limit)
            };
            if !below {
                return None;
            }
        }
        Some(index)
    }

    /// All lanes' addresses in full.
    fn addresses(&mut self, i: &Inst, a: Access) -> Lanes {
        let base = self.base(a);
        let term = if a.lane_term { u64::from(a.size) } else { 0 };
        match a.offset {
            Offset::Lanes => {
                let index = self.source(i.b, 1);
                let index = self.wide(index);
                from_fn(|l| {
                    let offset = (index[l] as i32 as u64)
                        .checked_shl(a.shift.into())
                        .unwrap_or(0);
                    base.wrapping_add(offset).wrapping_add(term * l as u64)
                })
            }
            _ => {
                let first = base.wrapping_add(self.offset(i, a));
                from_fn(|l| first.wrapping_add(term * l as u64))
            }
        }
    }

    /// Checks the lanes of `p`; the trap names the lowest that is at fault.
    fn check(
        &mut self,
        i: &Inst,
        a: Access,
        lanes: &Lanes,
        p: u64,
        write: bool,
    ) -> Result<(), Fail> {
        let mut first: Option<(Fault, u64)> = None;
        let mut wrong = 0;
        for l in active(p).filter(|l| *l < self.s.width()) {
            if let Err(fault) = self.mem.spot(Self::tile(a), lanes[l], a.size.into(), write) {
                first.get_or_insert((fault, lanes[l]));
                wrong |= 1 << l;
            }
        }
        match first {
            None => Ok(()),
            Some((fault, address)) => {
                self.s.fault = wrong;
                Err(Box::new(trap_of(fault, address, i.pc)))
            }
        }
    }

    #[inline(always)]
    pub(crate) fn load(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        if a.size == 4 && self.quick_load(i, a).is_some() {
            return Ok(());
        }
        self.load_slow(i, a)
    }

    #[inline(always)]
    fn quick_load(&mut self, i: &Inst, a: Access) -> Option<()> {
        let p = self.s.p();
        if a.offset == Offset::Lanes {
            if !Self::in_words(a) {
                return None;
            }
            let cells = self.mem.quick_from(Self::tile(a), self.base(a))?;
            if p.count_ones() < FEW {
                let index = self.source(i.b, 1);
                return self.push_few(i.d, p, index, |index, l| {
                    cells.at(quick_number(index, a, l)?)
                });
            }
            let index = self.quick_index(i, a, p, cells.len())?;
            let slot = self.open(i.d);
            let mut room = [0; BLOCK];
            for k in 0..self.s.blocks {
                let numbers = word_numbers(self.block(index, k), a, k, &mut room);
                let values = gather(cells, numbers, part(p, k));
                self.put(slot, k, p, &values);
            }
            return Some(());
        }
        let address = self.base(a).wrapping_add(self.offset(i, a));
        let cells = self.mem.quick_from(Self::tile(a), address)?;
        if !a.lane_term {
            let values = [cells.first()?; BLOCK];
            let slot = self.open(i.d);
            for k in 0..self.s.blocks {
                self.put(slot, k, p, &values);
            }
            return Some(());
        }
        if cells.len() < self.s.width() {
            return None;
        }
        let slot = self.open(i.d);
        for k in 0..self.s.blocks {
            if let Some(values) = row(cells, BLOCK * k) {
                self.put(slot, k, p, &values);
            }
        }
        Some(())
    }

    #[inline(never)]
    fn load_slow(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        let lanes = self.addresses(i, a);
        let p = self.s.p();
        self.check(i, a, &lanes, p, false)?;
        let mut out: Wide = [0; 2 * BLOCK];
        for l in active(p).filter(|l| *l < self.s.width()) {
            let address = lanes[l];
            if let Ok(spot) = self.mem.spot(Self::tile(a), address, a.size.into(), false) {
                let place = (Self::tile(a), address, a.size.into());
                self.mem
                    .note(place, (self.s.number, Some(l), i), Touch::Read);
                out[l] = extend(self.mem.read(spot, a.size.into()), a) as u32;
            }
        }
        self.push(i.d, &out, p);
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn store(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        if a.size == 4 && self.quick_store(i, a).is_some() {
            return Ok(());
        }
        self.store_slow(i, a)
    }

    #[inline(always)]
    fn quick_store(&mut self, i: &Inst, a: Access) -> Option<()> {
        let p = self.s.p();
        let data = self.source(i.a, 0);
        let tile = Self::tile(a);
        if a.offset == Offset::Lanes {
            if !Self::in_words(a) {
                return None;
            }
            let Cells::Shared(cells) = self.mem.quick_from(tile, self.base(a))? else {
                return None;
            };
            // All lanes are looked at before one stores.
            if p.count_ones() < FEW {
                let index = self.source(i.b, 1);
                for k in 0..self.s.blocks {
                    let index = self.block(index, k);
                    for l in in_block(part(p, k)) {
                        cells.get(quick_number(index[l], a, BLOCK * k + l)?)?;
                    }
                }
                for k in 0..self.s.blocks {
                    let (index, data) = (self.block(index, k), self.block(data, k));
                    for l in in_block(part(p, k)) {
                        let number = word_number(index[l], a, BLOCK * k + l);
                        cells[number as usize].store(data[l], Relaxed);
                    }
                }
                return Some(());
            }
            let index = self.quick_index(i, a, p, cells.len())?;
            let mut room = [0; BLOCK];
            for k in 0..self.s.blocks {
                let numbers = word_numbers(self.block(index, k), a, k, &mut room);
                scatter(cells, numbers, part(p, k), self.block(data, k));
            }
            return Some(());
        }
        let address = self.base(a).wrapping_add(self.offset(i, a));
        let Cells::Shared(cells) = self.mem.quick_from(tile, address)? else {
            return None;
        };
        // The last lane that is active.
        let last = 63 - p.leading_zeros().min(63) as usize;
        if a.lane_term {
            if cells.len() <= last {
                return None;
            }
            for k in 0..self.s.blocks {
                let (data, p) = (self.block(data, k), part(p, k));
                match cells.get(BLOCK * k..).and_then(|c| c.first_chunk()) {
                    Some(row) => store_lanes(row, p, data),
                    None => {
                        let numbers: Block = from_fn(|l| (BLOCK * k + l) as u32);
                        scatter(cells, &numbers, p, data);
                    }
                }
            }
        } else if p != 0 && last < self.s.width() {
            // Of stores to one word the last counts.
            let value = self.row(data)[last];
            cells.first()?.store(value, Relaxed);
        } else {
            return None;
        }
        Some(())
    }

    #[inline(never)]
    fn store_slow(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        let lanes = self.addresses(i, a);
        let data = self.source(i.a, 0);
        let data = self.wide(data);
        let p = self.s.p();
        self.check(i, a, &lanes, p, true)?;
        for l in active(p).filter(|l| *l < self.s.width()) {
            let address = lanes[l];
            if let Ok(spot) = self.mem.spot(Self::tile(a), address, a.size.into(), true) {
                let place = (Self::tile(a), address, a.size.into());
                self.mem
                    .note(place, (self.s.number, Some(l), i), Touch::Write);
                self.mem.write(spot, a.size.into(), data[l].into());
            }
        }
        Ok(())
    }

    /// One access of the group (L-94), whatever p is.
    #[inline(always)]
    pub(crate) fn group_load(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        if a.size == 8
            && let address = self.base(a).wrapping_add(self.offset(i, a))
            && address.is_multiple_of(8)
            && let Some(cells) = self.mem.quick_from(Self::tile(a), address)
            && cells.len() > 1
        {
            let value = u64::from(cells.get(0)) | u64::from(cells.get(1)) << 32;
            self.s.set(i.d, value);
            return Ok(());
        }
        self.group_load_slow(i, a)
    }

    #[inline(never)]
    fn group_load_slow(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        let address = self.base(a).wrapping_add(self.offset(i, a));
        match self.mem.spot(Self::tile(a), address, a.size.into(), false) {
            Ok(spot) => {
                let place = (Self::tile(a), address, a.size.into());
                self.mem.note(place, (self.s.number, None, i), Touch::Read);
                let value = extend(self.mem.read(spot, a.size.into()), a);
                self.s.set(i.d, value);
                Ok(())
            }
            Err(fault) => Err(Box::new(trap_of(fault, address, i.pc))),
        }
    }

    #[inline(always)]
    pub(crate) fn group_store(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        if a.size == 8
            && let address = self.base(a).wrapping_add(self.offset(i, a))
            && address.is_multiple_of(8)
            && let Some(Cells::Shared(cells)) = self.mem.quick_from(Self::tile(a), address)
            && let [low, high, ..] = cells
        {
            let value = self.s.value(i.a);
            low.store(value as u32, Relaxed);
            high.store((value >> 32) as u32, Relaxed);
            return Ok(());
        }
        self.group_store_slow(i, a)
    }

    #[inline(never)]
    fn group_store_slow(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        let address = self.base(a).wrapping_add(self.offset(i, a));
        match self.mem.spot(Self::tile(a), address, a.size.into(), true) {
            Ok(spot) => {
                let place = (Self::tile(a), address, a.size.into());
                self.mem.note(place, (self.s.number, None, i), Touch::Write);
                self.mem.write(spot, a.size.into(), self.s.value(i.a));
                Ok(())
            }
            Err(fault) => Err(Box::new(trap_of(fault, address, i.pc))),
        }
    }

    /// Mask of the even lanes, whose pairs hold 64-bit elements (L-80, Q-4): element k in lanes 2k and 2k + 1, its
    /// address that of lane k, its mask bit that of lane 2k.
    fn elements(p: u64) -> u64 {
        (0..32)
            .filter(|k| p >> (2 * k) & 1 == 1)
            .fold(0, |m, k| m | 1 << k)
    }

    #[inline(never)]
    pub(crate) fn pair_load(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        let lanes = self.addresses(i, a);
        let elements = Self::elements(self.s.p());
        self.check(i, a, &lanes, elements, false)?;
        let mut out: Wide = [0; 2 * BLOCK];
        let mut written = 0u64;
        for k in active(elements).filter(|k| 2 * k + 1 < self.s.width()) {
            if let Ok(spot) = self.mem.spot(Self::tile(a), lanes[k], 8, false) {
                let place = (Self::tile(a), lanes[k], 8);
                self.mem
                    .note(place, (self.s.number, Some(2 * k), i), Touch::Read);
                let value = self.mem.read(spot, 8);
                (out[2 * k], out[2 * k + 1]) = (value as u32, (value >> 32) as u32);
                written |= 3 << (2 * k);
            }
        }
        self.push(i.d, &out, written);
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn pair_store(&mut self, i: &Inst, a: Access) -> Result<(), Fail> {
        let lanes = self.addresses(i, a);
        let data = self.source(i.a, 0);
        let data = self.wide(data);
        let elements = Self::elements(self.s.p());
        self.check(i, a, &lanes, elements, true)?;
        for k in active(elements).filter(|k| 2 * k + 1 < self.s.width()) {
            if let Ok(spot) = self.mem.spot(Self::tile(a), lanes[k], 8, true) {
                let place = (Self::tile(a), lanes[k], 8);
                self.mem
                    .note(place, (self.s.number, Some(2 * k), i), Touch::Write);
                let value = u64::from(data[2 * k]) | u64::from(data[2 * k + 1]) << 32;
                self.mem.write(spot, 8, value);
            }
        }
        Ok(())
    }

    /// The cell of an atomic: aligned, mapped, writable.
    fn cell(
        &mut self,
        i: &Inst,
        address: u64,
        size: u64,
        lanes: u64,
    ) -> Result<super::memory::Spot<'_>, Fail> {
        let fault = if address.is_multiple_of(size) {
            None
        } else {
            Some(Fault::Alignment)
        };
        let found = match fault {
            Some(fault) => Err(fault),
            None => self.mem.spot(None, address, size, true),
        };
        found.map_err(|fault| {
            self.s.fault = lanes;
            Box::new(trap_of(fault, address, i.pc))
        })
    }

    /// Every active lane updates the same cell, lower lanes first (L-92, Q-16).
    #[inline(always)]
    pub(crate) fn atomic(
        &mut self,
        i: &Inst,
        op: Update,
        size: u8,
        wanted: bool,
    ) -> Result<(), Fail> {
        if size == 4 && !wanted && self.quick_atomic(i, op).is_some() {
            return Ok(());
        }
        self.atomic_slow(i, op, size, wanted)
    }

    /// A word's update, whose result nobody wants.
    #[inline(always)]
    fn quick_atomic(&mut self, i: &Inst, op: Update) -> Option<()> {
        let Cells::Shared([cell, ..]) = self.mem.quick_from(None, self.s.value(i.a))? else {
            return None;
        };
        let data = self.source(i.b, 1);
        let p = self.s.p();
        let row = self.row(data);
        if p.is_power_of_two() {
            update_word(cell, op, *row.get(p.trailing_zeros() as usize)?);
            return Some(());
        }
        // One update of the cell with what all lanes' updates come to.
        let lanes = active(p).filter_map(|l| row.get(l).copied());
        if let Some(all) = lanes.reduce(|a, b| op.word(a, b)) {
            update_word(cell, op, all);
        }
        Some(())
    }

    #[inline(never)]
    fn atomic_slow(&mut self, i: &Inst, op: Update, size: u8, wanted: bool) -> Result<(), Fail> {
        let address = self.s.value(i.a);
        let data = self.source(i.b, 1);
        let p = self.s.p();
        let data = self.wide(data);
        let elements = if size == 8 { Self::elements(p) } else { p };
        let mut out: Wide = [0; 2 * BLOCK];
        let mut written = 0u64;
        if elements != 0 {
            self.cell(i, address, size.into(), elements)?;
        }
        if size == 4
            && self.mem.quick()
            && let Ok(spot) = self.mem.spot(None, address, 4, true)
        {
            // One update of the cell with what all lanes' updates come to; each lane gets what it would have found.
            let lanes = || active(elements).filter(|k| *k < 2 * BLOCK);
            if let Some(all) = lanes().map(|k| data[k]).reduce(|a, b| op.word(a, b)) {
                let mut found = self.mem.update(spot, op, 4, all.into()) as u32;
                if wanted {
                    for k in lanes() {
                        out[k] = found;
                        found = op.word(found, data[k]);
                    }
                }
            }
            if wanted {
                self.push(i.d, &out, elements);
            }
            return Ok(());
        }
        for k in active(elements).filter(|k| *k < self.s.width() / (size as usize / 4)) {
            let lane = if size == 8 { 2 * k } else { k };
            let place = (None, address, size.into());
            self.mem
                .note(place, (self.s.number, Some(lane), i), Touch::Atomic);
            let Ok(spot) = self.mem.spot(None, address, size.into(), true) else {
                continue;
            };
            if size == 4 {
                out[k] = self.mem.update(spot, op, 4, data[k].into()) as u32;
                written |= 1 << k;
            } else {
                let value = u64::from(data[2 * k]) | u64::from(data[2 * k + 1]) << 32;
                let old = self.mem.update(spot, op, 8, value);
                (out[2 * k], out[2 * k + 1]) = (old as u32, (old >> 32) as u32);
                written |= 3 << (2 * k);
            }
        }
        if wanted {
            self.push(i.d, &out, written);
        }
        Ok(())
    }

    pub(crate) fn group_atomic(
        &mut self,
        i: &Inst,
        op: Update,
        size: u8,
        wanted: bool,
    ) -> Result<(), Fail> {
        let address = self.s.value(i.a);
        let data = self.s.value(i.b);
        self.cell(i, address, size.into(), 0)?;
        let place = (None, address, size.into());
        self.mem
            .note(place, (self.s.number, None, i), Touch::Atomic);
        if let Ok(spot) = self.mem.spot(None, address, size.into(), true) {
            let old = self.mem.update(spot, op, size.into(), data);
            if wanted {
                self.s.set(i.d, old);
            }
        }
        Ok(())
    }

    /// One push or pop of the ring at an address (L-93). Head and tail count without end; a slot is their remainder by
    /// the capacity.
    fn ring(&mut self, i: &Inst, address: u64, data: Option<u32>, lanes: u64) -> Result<u32, Fail> {
        let word = |m: &mut Self, offset: u64| -> Result<u32, Fail> {
            m.cell(i, address.wrapping_add(offset), 4, lanes)?;
            match m.mem.spot(None, address.wrapping_add(offset), 4, true) {
                Ok(spot) => Ok(m.mem.read(spot, 4) as u32),
                Err(fault) => Err(Box::new(trap_of(fault, address.wrapping_add(offset), i.pc))),
            }
        };
        let (head, tail) = (word(self, 0)?, word(self, 4)?);
        let capacity = word(self, 8)?;
        let held = tail.wrapping_sub(head);
        let (at, counter) = match data {
            Some(_) if held >= capacity => return Ok(0),
            None if held == 0 || capacity == 0 => return Ok(0),
            Some(_) => (tail, 4),
            None => (head, 0),
        };
        let slot = address.wrapping_add(16 + u64::from(at % capacity) * 4);
        let old = word(self, slot.wrapping_sub(address))?;
        let put = |m: &mut Self, at: u64, value: u32| {
            if let Ok(spot) = m.mem.spot(None, at, 4, true) {
                m.mem.write(spot, 4, value.into());
            }
            let lane = (lanes != 0).then(|| lanes.trailing_zeros() as usize);
            m.mem
                .note((None, at, 4), (m.s.number, lane, i), Touch::Atomic);
        };
        if let Some(data) = data {
            put(self, slot, data);
        }
        put(self, address.wrapping_add(counter), at.wrapping_add(1));
        Ok(if data.is_some() { 1 } else { old })
    }

    /// V.QPUSH and V.QPOP, lower lanes first.
    #[inline(never)]
    pub(crate) fn queue(&mut self, i: &Inst, push: bool) -> Result<(), Fail> {
        let address = self.s.value(i.a);
        let data = if push {
            let row = self.source(i.b, 1);
            self.wide(row)
        } else {
            [0; 2 * BLOCK]
        };
        let p = self.s.p();
        let mut out: Wide = [0; 2 * BLOCK];
        let _alone = super::memory::alone();
        self.ring_fits(i, address, p)?;
        let width = self.s.width();
        for l in active(p).filter(|l| *l < width) {
            out[l] = self.ring(i, address, push.then_some(data[l]), 1 << l)?;
        }
        drop(_alone);
        self.push(i.d, &out, p);
        Ok(())
    }

    /// Whether the whole ring is memory, so that no lane acts if another cannot.
    fn ring_fits(&mut self, i: &Inst, address: u64, lanes: u64) -> Result<(), Fail> {
        if lanes == 0 {
            return Ok(());
        }
        for offset in [0, 4, 8] {
            self.cell(i, address.wrapping_add(offset), 4, lanes)?;
        }
        let capacity = match self.mem.spot(None, address.wrapping_add(8), 4, true) {
            Ok(spot) => self.mem.read(spot, 4),
            Err(_) => 0,
        };
        if capacity != 0 {
            let last = address.wrapping_add(16 + (capacity - 1) * 4);
            self.cell(i, last, 4, lanes)?;
            self.cell(i, address.wrapping_add(16), 4, lanes)?;
        }
        Ok(())
    }

    pub(crate) fn group_queue(&mut self, i: &Inst, push: bool) -> Result<(), Fail> {
        let (address, data) = (self.s.value(i.a), self.s.value(i.b) as u32);
        let _alone = super::memory::alone();
        self.ring_fits(i, address, 1)?;
        let value = self.ring(i, address, push.then_some(data), 0)?;
        self.s.set(i.d, value.into());
        Ok(())
    }
}
