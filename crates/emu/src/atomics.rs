//! Atomics and fences. Each atomic acts on the active lanes in increasing order, one word or doubleword at a time.

use crate::access::{Access, Memories, Place, active};
use crate::fast;
use crate::host;
use crate::interp::write_row;
use crate::memory::Cells;
use crate::warp::{Row, WarpState};
use lanemask_isa::w32::LANES;
use lanemask_sem::w32::{Flow, Order, Rmw, Scope, Space};
use std::sync::Mutex;
use std::sync::atomic::{self, AtomicU32, Ordering, Ordering::Relaxed};

/// Atomics of a warp.
impl Memories<'_> {
    /// The usual atomics, old words to `out`; false = not done, nothing has happened.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn atomic_quickly(
        &mut self,
        w: &WarpState,
        space: Space,
        op: Rmw,
        addr: u16,
        imm: u32,
        src: u16,
        out: &mut Row,
    ) -> bool {
        match space {
            Space::Buffer(d) => match self.buffer(d) {
                Some(Cells::Shared(area)) if d[3] & 1 == 0 => {
                    fast::atomics(w, area.len(), true, addr, imm, src, out, |k, data, new| {
                        shared_rmw(&area[k], op, data, new)
                    })
                }
                _ => false,
            },
            Space::Workgroup => {
                let area = self.own().0;
                fast::atomics(w, area.len(), false, addr, imm, src, out, |k, data, new| {
                    let old = area[k];
                    area[k] = op.apply(old, data, new);
                    old
                })
            }
            Space::Global | Space::Scratch => false,
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn atomic(
        &mut self,
        w: &mut WarpState,
        space: Space,
        op: Rmw,
        rd: Option<u16>,
        addr: u16,
        imm: u32,
        src: u16,
    ) -> Flow {
        let mut out: Row = [0; LANES];
        let done = host::atomic(self, w, space, op, addr, imm, src, &mut out);
        if done {
            if let Some(rd) = rd {
                write_row(w.regs.row_mut(rd), w.exec, &out);
            }
            return Flow::Next;
        }
        let a = Access {
            width: 4,
            count: 1,
            write: true,
        };
        let lanes = self.lanes(w, space, addr, imm);
        if let Err(trap) = self.check(w, space, &lanes, a) {
            return Flow::Trap(trap);
        }
        for lane in active(w.exec) {
            if let Ok(place) = self.place(space, &lanes, lane, 0, a) {
                let data = w.regs.row(src)[lane];
                let new = w.regs.row(src + 1)[lane];
                out[lane] = self.update(w, place, |old| op.apply(old, data, new));
            }
        }
        if let Some(rd) = rd {
            write_row(w.regs.row_mut(rd), w.exec, &out);
        }
        Flow::Next
    }

    /// The same on doublewords: `rd` and `src` are the first of two registers (`src` of four to compare and exchange).
    #[cold]
    #[inline(never)]
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn atomic64(
        &mut self,
        w: &mut WarpState,
        space: Space,
        op: Rmw,
        rd: Option<u16>,
        addr: u16,
        imm: u32,
        src: u16,
    ) -> Flow {
        let whole = Access {
            width: 8,
            count: 1,
            write: true,
        };
        let word = Access { width: 4, ..whole };
        let lanes = self.lanes(w, space, addr, imm);
        if let Err(trap) = self.check(w, space, &lanes, whole) {
            return Flow::Trap(trap);
        }
        let mut out = [[0; LANES]; 2];
        for lane in active(w.exec) {
            let pair = |k: u16| {
                let [low, high] = [src + k, src + k + 1].map(|r| u64::from(w.regs.row(r)[lane]));
                low | high << 32
            };
            let (data, new) = (pair(0), pair(2));
            let low = self.place(space, &lanes, lane, 0, whole);
            let high = self.place(space, &lanes, lane, 1, word);
            let (Ok(low), Ok(high)) = (low, high) else {
                continue;
            };
            let address = lanes.base.wrapping_add(lanes.offset[lane]);
            let old = self.update64(low, high, address, |old| op.apply64(old, data, new));
            (out[0][lane], out[1][lane]) = (old as u32, (old >> 32) as u32);
        }
        if let Some(rd) = rd {
            write_row(w.regs.row_mut(rd), w.exec, &out[0]);
            write_row(w.regs.row_mut(rd + 1), w.exec, &out[1]);
        }
        Flow::Next
    }

    /// Changes a doubleword; returns the old one. Of shared memory atomically with regard to other calls.
    fn update64(
        &mut self,
        low: Place<'_>,
        high: Place<'_>,
        address: u64,
        f: impl Fn(u64) -> u64,
    ) -> u64 {
        let joined = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        match (low, high) {
            (Place::Shared(low), Place::Shared(high)) => {
                let lock = &LOCKS[(address / 8) as usize % LOCKS.len()];
                let _guard = lock.lock().unwrap_or_else(|e| e.into_inner());
                let old = joined(low.load(Relaxed), high.load(Relaxed));
                let new = f(old);
                low.store(new as u32, Relaxed);
                high.store((new >> 32) as u32, Relaxed);
                old
            }
            (Place::Workgroup(low), Place::Workgroup(high)) => {
                let old = joined(self.workgroup[low], self.workgroup[high]);
                let new = f(old);
                (self.workgroup[low], self.workgroup[high]) = (new as u32, (new >> 32) as u32);
                old
            }
            // Outside the buffer.
            _ => 0,
        }
    }
}

/// Guest memory consists of words: who changes a doubleword holds the lock of its address.
static LOCKS: [Mutex<()>; 64] = [const { Mutex::new(()) }; 64];

fn shared_rmw(word: &AtomicU32, op: Rmw, data: u32, new: u32) -> u32 {
    match op {
        Rmw::Add => word.fetch_add(data, Relaxed),
        Rmw::Sub => word.fetch_sub(data, Relaxed),
        Rmw::And => word.fetch_and(data, Relaxed),
        Rmw::Or => word.fetch_or(data, Relaxed),
        Rmw::Xor => word.fetch_xor(data, Relaxed),
        Rmw::MinU => word.fetch_min(data, Relaxed),
        Rmw::MaxU => word.fetch_max(data, Relaxed),
        Rmw::Exchange => word.swap(data, Relaxed),
        _ => {
            let update = |old| Some(op.apply(old, data, new));
            word.fetch_update(Relaxed, Relaxed, update)
                .unwrap_or_else(|old| old)
        }
    }
}

/// The host's fence that does what a fence of the guest asks for; `None` where the program order of the one thread that
/// runs a workgroup does it already. Guest accesses are relaxed atomics of the host, so that its rules carry over.
fn host_order(order: Order, scope: Scope) -> Option<Ordering> {
    match (scope, order) {
        (Scope::Warp | Scope::Workgroup, _) => None,
        (Scope::Device, Order::Acquire) => Some(Ordering::Acquire),
        (Scope::Device, Order::Release) => Some(Ordering::Release),
        (Scope::Device, Order::AcqRel) => Some(Ordering::AcqRel),
        (Scope::Device, Order::SeqCst) => Some(Ordering::SeqCst),
    }
}

/// Orders the accesses of this thread.
#[cold]
#[inline(never)]
pub(crate) fn fence(order: Order, scope: Scope) {
    if let Some(order) = host_order(order, scope) {
        atomic::fence(order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_fence_is_merged_to_a_weaker_one() {
        // pitfall: P14.65
        let device = |order| host_order(order, Scope::Device);
        assert_eq!(device(Order::Acquire), Some(Ordering::Acquire));
        assert_eq!(device(Order::Release), Some(Ordering::Release));
        assert_eq!(device(Order::AcqRel), Some(Ordering::AcqRel));
        assert_eq!(device(Order::SeqCst), Some(Ordering::SeqCst));
    }
}
