//! Memory accesses of a warp. Each first looks at all active lanes; it acts only if none is at fault.

use crate::fast::{self, Own};
use crate::host;
use crate::interp::write_row;
use crate::memory::{AddressSpace, Cells};
use crate::warp::{FIRST_U, Row, WarpState};
use lanemask_isa::w32::{LANES, cause};
use lanemask_sem::w32::{Flow, Narrow, Space, Trap, buffer_is_legal};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Remembered segments.
const HINTS: usize = 8;

/// The memories that a warp reaches, its scratch memory aside.
pub(crate) struct Memories<'a> {
    pub(crate) space: &'a AddressSpace<'a>,
    /// Indexes of segments that were hit last.
    pub(crate) hints: [usize; HINTS],
    /// Workgroup memory.
    pub(crate) workgroup: &'a mut [u32],
    pub(crate) workgroup_bytes: u32,
    pub(crate) scratch_bytes: u32,
    /// The code as its core has it.
    pub(crate) code_words: &'a [u32],
    pub(crate) code_is_writable: bool,
}

/// A word that an access reaches.
#[derive(Clone, Copy)]
pub(crate) enum Place<'a> {
    Fixed(&'a u32),
    Shared(&'a AtomicU32),
    Workgroup(usize),
    Scratch(usize),
    /// Outside the buffer: reads 0, writes are dropped.
    Nowhere,
}

/// Why a lane cannot access.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    Misaligned,
    Memory,
}

/// What kind of access, for the checks.
#[derive(Clone, Copy)]
pub(crate) struct Access {
    /// Bytes of one component.
    pub(crate) width: u32,
    /// Components.
    pub(crate) count: usize,
    pub(crate) write: bool,
}

/// Addresses of the lanes: base of the space and offset from it.
pub(crate) struct Lanes {
    pub(crate) base: u64,
    pub(crate) offset: [u64; LANES],
}

#[inline]
pub(crate) fn active(exec: u32) -> impl Iterator<Item = usize> {
    let mut left = exec;
    std::iter::from_fn(move || {
        let lane = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(lane)
    })
}

impl<'a> Memories<'a> {
    /// First word of the instruction at a PC.
    pub(crate) fn first_word(&self, pc: u32) -> u32 {
        self.code_words.get((pc / 4) as usize).copied().unwrap_or(0)
    }

    /// Workgroup memory, whole words of it.
    pub(crate) fn own(&mut self) -> Own<'_> {
        Own(&mut self.workgroup[..self.workgroup_bytes as usize / 4])
    }

    /// The whole words of a buffer, if it is legal, aligned and all mapped.
    pub(crate) fn buffer(&mut self, d: [u32; 4]) -> Option<Cells<'a>> {
        let base = u64::from(d[0]) | u64::from(d[1]) << 32;
        if !buffer_is_legal(d) || !base.is_multiple_of(4) {
            return None;
        }
        let hint = &mut self.hints[(base >> 12) as usize % HINTS];
        let s = self.space.find(base, hint)?;
        let offset = base - s.base;
        let fits = u64::from(d[2]) <= s.bytes - offset;
        fits.then(|| s.cells.part(offset as usize / 4, d[2] as usize / 4))
    }

    pub(crate) fn lanes(&self, w: &WarpState, space: Space, addr: u16, imm: u32) -> Lanes {
        let low = w.regs.row(addr);
        match space {
            Space::Global => {
                let high = w.regs.row(addr + 1);
                let offset = std::array::from_fn(|l| {
                    (u64::from(low[l]) | u64::from(high[l]) << 32).wrapping_add(imm.into())
                });
                Lanes { base: 0, offset }
            }
            _ => {
                let base = if let Space::Buffer(d) = space {
                    u64::from(d[0]) | u64::from(d[1] & 0xffff) << 32
                } else {
                    0
                };
                Lanes {
                    base,
                    offset: low.map(|o| u64::from(o) + u64::from(imm)),
                }
            }
        }
    }

    /// Where component `k` of a lane lies.
    pub(crate) fn place(
        &mut self,
        space: Space,
        lanes: &Lanes,
        lane: usize,
        k: usize,
        a: Access,
    ) -> Result<Place<'a>, Fault> {
        let offset = lanes.offset[lane].wrapping_add(k as u64 * 4);
        let address = lanes.base.wrapping_add(offset);
        if !address.is_multiple_of(a.width.into()) {
            return Err(Fault::Misaligned);
        }
        let end = offset.wrapping_add(a.width.into());
        match space {
            Space::Workgroup => {
                let fits = end <= self.workgroup_bytes.into();
                fits.then_some(Place::Workgroup(offset as usize / 4))
                    .ok_or(Fault::Memory)
            }
            Space::Scratch => {
                let fits = end <= self.scratch_bytes.into();
                fits.then_some(Place::Scratch(offset as usize / 4 * LANES + lane))
                    .ok_or(Fault::Memory)
            }
            Space::Buffer(d) => {
                if a.write && d[3] & 1 == 1 {
                    return Err(Fault::Memory);
                }
                if end > d[2].into() {
                    Ok(Place::Nowhere)
                } else {
                    self.word(address, a)
                }
            }
            Space::Global => self.word(address, a),
        }
    }

    pub(crate) fn word(&mut self, address: u64, a: Access) -> Result<Place<'a>, Fault> {
        let space = self.space;
        let s = space
            .find(address, &mut self.hints[(address >> 12) as usize % HINTS])
            .ok_or(Fault::Memory)?;
        let offset = address - s.base;
        if offset + u64::from(a.width) > s.bytes {
            return Err(Fault::Memory);
        }
        match s.cells {
            Cells::Fixed(_) if a.write => Err(Fault::Memory),
            Cells::Fixed(words) => Ok(Place::Fixed(&words[offset as usize / 4])),
            Cells::Shared(words) => Ok(Place::Shared(&words[offset as usize / 4])),
        }
    }

    /// Checks all active lanes; the trap names the first bad one's address and all that are bad in the same way.
    pub(crate) fn check(
        &mut self,
        w: &mut WarpState,
        space: Space,
        lanes: &Lanes,
        a: Access,
    ) -> Result<(), Trap> {
        let mut first: Option<(Fault, u64)> = None;
        let mut bad = 0;
        let legal = if let Space::Buffer(d) = space {
            buffer_is_legal(d)
        } else {
            true
        };
        for lane in active(w.exec) {
            let fault = if legal {
                (0..a.count).find_map(|k| self.place(space, lanes, lane, k, a).err())
            } else {
                Some(Fault::Memory)
            };
            if let Some(fault) = fault {
                let (kind, _) =
                    *first.get_or_insert((fault, lanes.base.wrapping_add(lanes.offset[lane])));
                bad |= u32::from(kind == fault) << lane;
            }
        }
        match first {
            None => Ok(()),
            Some((kind, address)) => {
                w.fault = Some((bad, address));
                w.problem = None;
                Err(fault_trap(kind, address))
            }
        }
    }

    fn read(&self, w: &WarpState, place: Place<'_>) -> u32 {
        match place {
            Place::Fixed(word) => *word,
            Place::Shared(word) => word.load(Relaxed),
            Place::Workgroup(k) => self.workgroup[k],
            Place::Scratch(k) => w.scratch[k],
            Place::Nowhere => 0,
        }
    }

    /// Changes bits of a word; returns the old one.
    pub(crate) fn update(
        &mut self,
        w: &mut WarpState,
        place: Place<'_>,
        f: impl Fn(u32) -> u32,
    ) -> u32 {
        let cell = match place {
            Place::Shared(word) => {
                return match word.fetch_update(Relaxed, Relaxed, |old| Some(f(old))) {
                    Ok(old) | Err(old) => old,
                };
            }
            Place::Workgroup(k) => &mut self.workgroup[k],
            Place::Scratch(k) => &mut w.scratch[k],
            Place::Fixed(_) | Place::Nowhere => return 0,
        };
        let old = *cell;
        *cell = f(old);
        old
    }

    fn write(&mut self, w: &mut WarpState, place: Place<'_>, value: u32) {
        match place {
            Place::Shared(word) => word.store(value, Relaxed),
            Place::Workgroup(k) => self.workgroup[k] = value,
            Place::Scratch(k) => w.scratch[k] = value,
            Place::Fixed(_) | Place::Nowhere => {}
        }
    }

    /// The usual loads; false = not done, nothing has happened.
    #[inline(always)]
    pub(crate) fn load_quickly(
        &mut self,
        w: &mut WarpState,
        space: Space,
        words: usize,
        rd: u16,
        addr: u16,
        imm: u32,
    ) -> bool {
        match space {
            Space::Buffer(d) => match self.buffer(d) {
                Some(Cells::Fixed(area)) => fast::load(w, &area, true, words, rd, addr, imm),
                Some(Cells::Shared(area)) => fast::load(w, &area, true, words, rd, addr, imm),
                None => false,
            },
            Space::Workgroup => fast::load(w, &self.own(), false, words, rd, addr, imm),
            Space::Scratch => fast::load_scratch(w, words, rd, addr, imm),
            Space::Global => false,
        }
    }

    /// The usual stores; false = not done, nothing has happened.
    #[inline(always)]
    pub(crate) fn store_quickly(
        &mut self,
        w: &mut WarpState,
        space: Space,
        words: usize,
        data: u16,
        addr: u16,
        imm: u32,
    ) -> bool {
        match space {
            Space::Buffer(d) => match self.buffer(d) {
                Some(Cells::Shared(mut area)) if d[3] & 1 == 0 => {
                    fast::store(w, &mut area, true, words, data, addr, imm)
                }
                _ => false,
            },
            Space::Workgroup => fast::store(w, &mut self.own(), false, words, data, addr, imm),
            Space::Scratch => fast::store_scratch(w, words, data, addr, imm),
            Space::Global => false,
        }
    }

    pub(crate) fn load(
        &mut self,
        w: &mut WarpState,
        space: Space,
        words: usize,
        rd: u16,
        addr: u16,
        imm: u32,
    ) -> Flow {
        let done = host::load(self, w, space, words, rd, addr, imm);
        if done {
            return Flow::Next;
        }
        let a = Access {
            width: 4,
            count: words,
            write: false,
        };
        let lanes = self.lanes(w, space, addr, imm);
        if let Err(trap) = self.check(w, space, &lanes, a) {
            return Flow::Trap(trap);
        }
        for k in 0..words {
            let mut out: Row = [0; LANES];
            for lane in active(w.exec) {
                if let Ok(place) = self.place(space, &lanes, lane, k, a) {
                    out[lane] = self.read(w, place);
                }
            }
            write_row(w.regs.row_mut(rd + k as u16), w.exec, &out);
        }
        Flow::Next
    }

    pub(crate) fn load_narrow(
        &mut self,
        w: &mut WarpState,
        space: Space,
        narrow: Narrow,
        rd: u16,
        addr: u16,
        imm: u32,
    ) -> Flow {
        let a = Access {
            width: narrow.bytes(),
            count: 1,
            write: false,
        };
        let lanes = self.lanes(w, space, addr, imm);
        if let Err(trap) = self.check(w, space, &lanes, a) {
            return Flow::Trap(trap);
        }
        let half = narrow == Narrow::B16;
        let (rd, to) = if half { (rd / 2, rd % 2 * 16) } else { (rd, 0) };
        let mut out: Row = *w.regs.row(rd);
        for lane in active(w.exec) {
            if let Ok(place) = self.place(space, &lanes, lane, 0, a) {
                let shift = (lanes.base.wrapping_add(lanes.offset[lane]) % 4 * 8) as u32;
                let value = narrow.extend(self.read(w, place) >> shift);
                // The other half stays (W-REG-5).
                let kept = if half { out[lane] & !(0xffff << to) } else { 0 };
                out[lane] = kept | value << to;
            }
        }
        write_row(w.regs.row_mut(rd), w.exec, &out);
        Flow::Next
    }

    pub(crate) fn store(
        &mut self,
        w: &mut WarpState,
        space: Space,
        words: usize,
        data: u16,
        addr: u16,
        imm: u32,
    ) -> Flow {
        let done = host::store(self, w, space, words, data, addr, imm);
        if done {
            return Flow::Next;
        }
        let a = Access {
            width: 4,
            count: words,
            write: true,
        };
        let lanes = self.lanes(w, space, addr, imm);
        if let Err(trap) = self.check(w, space, &lanes, a) {
            return Flow::Trap(trap);
        }
        for lane in active(w.exec) {
            for k in 0..words {
                if let Ok(place) = self.place(space, &lanes, lane, k, a) {
                    let value = w.regs.row(data + k as u16)[lane];
                    self.write(w, place, value);
                }
            }
        }
        Flow::Next
    }

    pub(crate) fn store_narrow(
        &mut self,
        w: &mut WarpState,
        space: Space,
        narrow: Narrow,
        data: u16,
        addr: u16,
        imm: u32,
    ) -> Flow {
        let a = Access {
            width: narrow.bytes(),
            count: 1,
            write: true,
        };
        let lanes = self.lanes(w, space, addr, imm);
        if let Err(trap) = self.check(w, space, &lanes, a) {
            return Flow::Trap(trap);
        }
        let ones = u32::MAX >> (32 - 8 * a.width);
        let (data, from) = if narrow == Narrow::B16 {
            (data / 2, data % 2 * 16)
        } else {
            (data, 0)
        };
        for lane in active(w.exec) {
            if let Ok(place) = self.place(space, &lanes, lane, 0, a) {
                let shift = (lanes.base.wrapping_add(lanes.offset[lane]) % 4 * 8) as u32;
                let value = (w.regs.row(data)[lane] >> from & ones) << shift;
                self.update(w, place, |old| old & !(ones << shift) | value);
            }
        }
        Flow::Next
    }

    pub(crate) fn u_load(
        &mut self,
        w: &mut WarpState,
        words: usize,
        rd: u16,
        address: u64,
    ) -> Flow {
        let a = Access {
            width: 4,
            count: words,
            write: false,
        };
        self.uniform(w, rd, address, words, |m, k| {
            m.at(address.wrapping_add(k as u64 * 4), a)
        })
    }

    pub(crate) fn u_bload(
        &mut self,
        w: &mut WarpState,
        words: usize,
        rd: u16,
        desc: [u32; 4],
        offset: u64,
    ) -> Flow {
        let a = Access {
            width: 4,
            count: words,
            write: false,
        };
        let base = u64::from(desc[0]) | u64::from(desc[1] & 0xffff) << 32;
        self.uniform(w, rd, base.wrapping_add(offset), words, |m, k| {
            m.in_buffer(desc, offset + k as u64 * 4, a)
        })
    }

    #[cold]
    pub(crate) fn u_load_narrow(
        &mut self,
        w: &mut WarpState,
        narrow: Narrow,
        rd: u16,
        address: u64,
    ) -> Flow {
        let a = Access {
            width: narrow.bytes(),
            count: 1,
            write: false,
        };
        let flow = self.uniform(w, rd, address, 1, |m, _| m.at(address, a));
        extract(w, flow, narrow, rd, address)
    }

    #[cold]
    pub(crate) fn u_bload_narrow(
        &mut self,
        w: &mut WarpState,
        narrow: Narrow,
        rd: u16,
        desc: [u32; 4],
        offset: u64,
    ) -> Flow {
        let a = Access {
            width: narrow.bytes(),
            count: 1,
            write: false,
        };
        let address = (u64::from(desc[0]) | u64::from(desc[1] & 0xffff) << 32).wrapping_add(offset);
        let flow = self.uniform(w, rd, address, 1, |m, _| m.in_buffer(desc, offset, a));
        extract(w, flow, narrow, rd, address)
    }

    fn at(&mut self, address: u64, a: Access) -> Result<Place<'a>, Fault> {
        if address.is_multiple_of(a.width.into()) {
            self.word(address, a)
        } else {
            Err(Fault::Misaligned)
        }
    }

    fn in_buffer(&mut self, desc: [u32; 4], offset: u64, a: Access) -> Result<Place<'a>, Fault> {
        let base = u64::from(desc[0]) | u64::from(desc[1] & 0xffff) << 32;
        let at = base.wrapping_add(offset);
        if !buffer_is_legal(desc) {
            Err(Fault::Memory)
        } else if !at.is_multiple_of(a.width.into()) {
            Err(Fault::Misaligned)
        } else if offset + u64::from(a.width) > desc[2].into() {
            Ok(Place::Nowhere)
        } else {
            self.word(at, a)
        }
    }

    fn uniform(
        &mut self,
        w: &mut WarpState,
        rd: u16,
        address: u64,
        words: usize,
        place: impl Fn(&mut Self, usize) -> Result<Place<'a>, Fault>,
    ) -> Flow {
        let mut out = [0; 8];
        for (k, out) in out.iter_mut().enumerate().take(words) {
            match place(self, k) {
                Ok(p) => *out = self.read(w, p),
                Err(fault) => {
                    w.fault = Some((0, address));
                    w.problem = None;
                    return Flow::Trap(fault_trap(fault, address));
                }
            }
        }
        for (k, value) in out.into_iter().enumerate().take(words) {
            debug_assert!(rd >= FIRST_U);
            *w.regs.row_mut(rd + k as u16) = [value; LANES];
        }
        Flow::Next
    }
}

/// Takes the narrow element at an address out of the word that has been loaded.
fn extract(w: &mut WarpState, flow: Flow, narrow: Narrow, rd: u16, address: u64) -> Flow {
    if flow == Flow::Next {
        let word = w.regs.row(rd)[0];
        let value = narrow.extend(word >> (address % 4 * 8));
        *w.regs.row_mut(rd) = [value; LANES];
    }
    flow
}

pub(crate) fn fault_trap(fault: Fault, address: u64) -> Trap {
    let cause = match fault {
        Fault::Misaligned => cause::MISALIGNED,
        Fault::Memory => cause::MEMORY_FAULT,
    };
    Trap {
        cause,
        info: address as u32,
    }
}
