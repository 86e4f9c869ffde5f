//! Memory accesses of a group: `.brg` to the address space, `.local` to tiles (L-82 to L-94).
//!
//! An access first looks at all active lanes and acts only if none is at fault. The functions marked as quick
//! decline what is not plain: aligned words of one segment.

use super::access::active;
use super::code::Inst;
use super::group::{BLOCK, Block};
use super::shadow::{Shadow, Touch};
use super::tile::View;
use super::trap::Trap;
use crate::host::{load_row, store_row};
use crate::memory::{AddressSpace, Cells};
use lanemask_sem::linx::Update;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Updates of 64 bits and queue operations, which take more than one word, exclude each other.
static WIDE: Mutex<()> = Mutex::new(());

const HINTS: usize = 8;

/// Active lanes below which an access looks at them one by one.
pub(crate) const FEW: u32 = 16;

/// The memories that a launch reaches.
pub(crate) struct Memories<'a> {
    pub(crate) space: &'a AddressSpace<'a>,
    pub(crate) tiles: [Option<View<'a>>; 6],
    hints: [usize; HINTS],
    /// Who touched what, if that is wanted; then nothing is quick.
    pub(crate) log: Option<Shadow>,
}

/// Why a lane cannot access; the address is that of the access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Not mapped, or not writable.
    Page,
    /// Not aligned, of an atomic.
    Alignment,
    /// Outside or across the words of a tile, or to a tile that is not bound or not writable.
    Tile(&'static str),
}

/// Bytes within cells.
#[derive(Clone, Copy)]
pub(crate) struct Spot<'a> {
    cells: Cells<'a>,
    byte: usize,
}

impl<'a> Memories<'a> {
    pub(crate) fn new(space: &'a AddressSpace<'a>, tiles: [Option<View<'a>>; 6]) -> Memories<'a> {
        Memories {
            space,
            tiles,
            hints: [0; HINTS],
            log: None,
        }
    }

    /// Whether quick functions may be used.
    #[inline(always)]
    pub(crate) fn quick(&self) -> bool {
        self.log.is_none()
    }

    /// The segment of an address, and the byte within it.
    #[inline(always)]
    pub(crate) fn segment(&mut self, address: u64) -> Option<(Cells<'a>, u64, u64)> {
        let s = self
            .space
            .find(address, &mut self.hints[(address >> 12) as usize % HINTS])?;
        Some((s.cells, s.bytes, address - s.base))
    }

    /// Where `size` bytes lie.
    pub(crate) fn spot(
        &mut self,
        tile: Option<usize>,
        address: u64,
        size: u64,
        write: bool,
    ) -> Result<Spot<'a>, Fault> {
        match tile {
            None => {
                let (cells, bytes, offset) = self.segment(address).ok_or(Fault::Page)?;
                if size > bytes - offset || write && matches!(cells, Cells::Fixed(_)) {
                    return Err(Fault::Page);
                }
                Ok(Spot {
                    cells,
                    byte: offset as usize,
                })
            }
            Some(k) => {
                let view =
                    self.tiles[k].ok_or(Fault::Tile("the launch does not bind this tile"))?;
                if address.checked_add(size).is_none_or(|end| end > view.bytes) {
                    return Err(Fault::Tile("the access leaves the tile"));
                }
                if !address.is_multiple_of(size) {
                    return Err(Fault::Tile("the access to a tile is not aligned"));
                }
                if write && matches!(view.cells, Cells::Fixed(_)) {
                    return Err(Fault::Tile("TA to TD are read-only"));
                }
                Ok(Spot {
                    cells: view.cells,
                    byte: address as usize,
                })
            }
        }
    }

    /// Notes an access of the group or of one of its lanes by this instruction.
    #[inline(always)]
    pub(crate) fn note(
        &mut self,
        (tile, address, size): (Option<usize>, u64, u64),
        (group, lane, i): (u64, Option<usize>, &Inst),
        touch: Touch,
    ) {
        if let Some(log) = &mut self.log {
            log.note((tile, address, size), (group, lane, i.pc), touch);
        }
    }

    /// Words, and a byte in them that is a multiple of 4.
    #[inline(always)]
    fn quick_cells(&mut self, tile: Option<usize>, address: u64) -> Option<(Cells<'a>, usize)> {
        if !address.is_multiple_of(4) || !self.quick() {
            return None;
        }
        match tile {
            None => {
                let (cells, bytes, offset) = self.segment(address)?;
                // Only whole words: the last may be cut short.
                Some((whole(cells, bytes), offset as usize))
            }
            Some(k) => Some((self.tiles[k]?.cells, usize::try_from(address).ok()?)),
        }
    }

    /// Words from an aligned address on; `None`: nothing is quick here.
    #[inline(always)]
    pub(crate) fn quick_from(&mut self, tile: Option<usize>, address: u64) -> Option<Cells<'a>> {
        let (cells, byte) = self.quick_cells(tile, address)?;
        Some(match cells {
            Cells::Fixed(w) => Cells::Fixed(w.get(byte / 4..)?),
            Cells::Shared(w) => Cells::Shared(w.get(byte / 4..)?),
        })
    }

    /// Reads up to 8 bytes.
    pub(crate) fn read(&self, spot: Spot<'_>, size: u64) -> u64 {
        let (word, shift) = (spot.byte / 4, spot.byte as u32 % 4 * 8);
        if shift == 0 && size >= 4 && size.is_multiple_of(4) {
            let low = u64::from(spot.cells.get(word));
            return match size {
                4 => low,
                _ => low | u64::from(spot.cells.get(word + 1)) << 32,
            };
        }
        let mut bits = u128::from(spot.cells.get(word)) >> shift;
        let mut have = 32 - shift;
        let mut next = word + 1;
        while u64::from(have) < size * 8 {
            bits |= u128::from(spot.cells.get(next)) << have;
            have += 32;
            next += 1;
        }
        bits as u64 & u64::MAX >> (64 - 8 * size)
    }

    /// Writes up to 8 bytes, a byte or a whole word at a time.
    pub(crate) fn write(&self, spot: Spot<'_>, size: u64, value: u64) {
        let Cells::Shared(cells) = spot.cells else {
            return;
        };
        let mut k = 0;
        while k < size {
            let byte = spot.byte + k as usize;
            let cell = &cells[byte / 4];
            if byte.is_multiple_of(4) && size - k >= 4 {
                cell.store((value >> (8 * k)) as u32, Relaxed);
                k += 4;
            } else {
                let shift = byte as u32 % 4 * 8;
                let bits = u32::from((value >> (8 * k)) as u8) << shift;
                change(cell, |old| old & !(0xff << shift) | bits);
                k += 1;
            }
        }
    }

    /// Updates a word or a double word; the old value.
    pub(crate) fn update(&self, spot: Spot<'_>, op: Update, size: u64, data: u64) -> u64 {
        let Cells::Shared(cells) = spot.cells else {
            return 0;
        };
        if size == 4 {
            return update_word(&cells[spot.byte / 4], op, data as u32).into();
        }
        let _guard = alone();
        let old = self.read(spot, 8);
        self.write(spot, 8, op.double(old, data));
        old
    }
}

/// Updates a word; what it was before.
pub(crate) fn update_word(cell: &AtomicU32, op: Update, data: u32) -> u32 {
    match op {
        Update::Add => cell.fetch_add(data, Relaxed),
        Update::And => cell.fetch_and(data, Relaxed),
        Update::Or => cell.fetch_or(data, Relaxed),
        Update::Xor => cell.fetch_xor(data, Relaxed),
        Update::Max | Update::Min => change(cell, |old| op.word(old, data)),
    }
}

/// Keeps others from operations that take more than one word, as long as the guard lives.
pub(crate) fn alone() -> std::sync::MutexGuard<'static, ()> {
    WIDE.lock().unwrap_or_else(|e| e.into_inner())
}

/// The trap of a fault and why.
pub(crate) fn trap_of(fault: Fault, address: u64, pc: u64) -> (Trap, String) {
    match fault {
        Fault::Page => (
            Trap::page(address),
            format!("address {address:#x} is not memory that can be accessed so"),
        ),
        Fault::Alignment => (
            Trap::alignment(address),
            format!("an atomic at {address:#x} is not aligned"),
        ),
        Fault::Tile(why) => (Trap::illegal(pc), format!("{why} (offset {:#x})", address)),
    }
}

/// The cells that are whole.
#[inline(always)]
fn whole(cells: Cells<'_>, bytes: u64) -> Cells<'_> {
    if bytes.is_multiple_of(4) {
        cells
    } else {
        cells.part(0, bytes as usize / 4)
    }
}

fn change(cell: &AtomicU32, f: impl Fn(u32) -> u32) -> u32 {
    cell.fetch_update(Relaxed, Relaxed, |old| Some(f(old)))
        .unwrap_or_else(|old| old)
}

/// Consecutive words from `first`; `None` if there are not as many.
#[inline(always)]
pub(crate) fn row(cells: Cells<'_>, first: usize) -> Option<Block> {
    match cells {
        Cells::Fixed(words) => words.get(first..)?.first_chunk().copied(),
        Cells::Shared(words) => words.get(first..)?.first_chunk().map(load_row),
    }
}

/// Words by their numbers; those of active lanes are below the length, which is not 0.
#[inline(always)]
pub(crate) fn gather(cells: Cells<'_>, numbers: &Block, p: u32) -> Block {
    if p == u32::MAX
        && consecutive(numbers, 1)
        && let Some(out) = row(cells, numbers[0] as usize)
    {
        return out;
    }
    if consecutive(numbers, 0) {
        return [cells.get((numbers[0] as usize).min(cells.len() - 1)); BLOCK];
    }
    let mut out = [0; BLOCK];
    if p.count_ones() < FEW {
        for l in active(p.into()) {
            out[l] = cells.get(numbers[l] as usize);
        }
        return out;
    }
    match cells {
        Cells::Fixed(words) => {
            let last = words.len() - 1;
            for (out, number) in out.iter_mut().zip(numbers) {
                *out = words[(*number as usize).min(last)];
            }
        }
        Cells::Shared(words) => {
            let last = words.len() - 1;
            for (out, number) in out.iter_mut().zip(numbers) {
                *out = words[(*number as usize).min(last)].load(Relaxed);
            }
        }
    }
    out
}

/// Stores words by their numbers, lower lanes first; those of active lanes are below the length.
#[inline(always)]
pub(crate) fn scatter(words: &[AtomicU32], numbers: &Block, p: u32, data: &Block) {
    if p == u32::MAX
        && consecutive(numbers, 1)
        && let Some(words) = words.get(numbers[0] as usize..)
        && let Some(words) = words.first_chunk::<BLOCK>()
    {
        store_row(words, data);
        return;
    }
    if p == u32::MAX {
        for (number, data) in numbers.iter().zip(data) {
            words[*number as usize].store(*data, Relaxed);
        }
        return;
    }
    for l in active(p.into()) {
        words[numbers[l] as usize].store(data[l], Relaxed);
    }
}

/// Whether the active lanes' numbers are all below a limit.
#[inline(always)]
pub(crate) fn all_below(numbers: &Block, p: u32, limit: u32) -> bool {
    let mut most = 0;
    if p == u32::MAX {
        for number in numbers {
            most = most.max(*number);
        }
    } else {
        for (l, number) in numbers.iter().enumerate() {
            most = most.max(if p >> l & 1 == 1 { *number } else { 0 });
        }
    }
    most < limit
}

/// Whether each lane's number is so much larger than that of the lane before.
#[inline(always)]
fn consecutive(numbers: &Block, step: u32) -> bool {
    let mut wrong = 0;
    for (l, number) in numbers.iter().enumerate() {
        wrong |= number.wrapping_sub(numbers[0]) ^ (l as u32 * step);
    }
    wrong == 0
}
