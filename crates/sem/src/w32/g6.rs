//! Group 6: sync, CSR, misc.

use super::machine::trap;
use super::{Flow, Group6, Mode, TrapCtl, UDst, W32, Warp};
use lanemask_isa::w32::{cause, csr as number, csr_by_number};

/// CSR = `f`(CSR). Traps 9 for an unknown or read-only CSR, whatever the result would be (W-CSR-3), 8 for a reserved
/// MODE value (W-CSR-4); then nothing has changed. Of FFLAGS and TRAPCTL a write keeps the bits that have a meaning.
fn update<W: Warp>(w: &mut W, csr: u32, f: impl Fn(u32) -> u32) -> Flow {
    if !csr_by_number(csr).is_some_and(|c| c.writable) {
        return trap(cause::ILLEGAL_CSR, csr);
    }
    let candidate = f(w.csr(csr));
    let value = match csr {
        number::MODE if !Mode(candidate).is_legal() => return trap(cause::ILLEGAL_MODE, candidate),
        number::FFLAGS => candidate & 0x1f,
        number::TRAPCTL => candidate & TrapCtl::FIELDS,
        _ => candidate,
    };
    w.set_csr(csr, value);
    Flow::Next
}

impl Group6 for W32 {
    #[inline(always)]
    fn nop<W: Warp>(_: &mut W) -> Flow {
        Flow::Next
    }
    #[inline(always)]
    fn endpgm<W: Warp>(_: &mut W) -> Flow {
        Flow::End
    }
    fn trap<W: Warp>(_: &mut W, imm: u32) -> Flow {
        trap(cause::TRAP, imm)
    }
    fn brk<W: Warp>(_: &mut W) -> Flow {
        trap(cause::BREAKPOINT, 0)
    }
    /// A cycle is an instruction that the core commits.
    fn sleep<W: Warp>(w: &mut W, imm: u32) -> Flow {
        w.sleep(u64::from(imm) * 64);
        Flow::Yield
    }
    /// The upper bits of the immediate are ignored.
    fn setprio<W: Warp>(w: &mut W, imm: u32) -> Flow {
        w.set_priority(imm & 3);
        Flow::Next
    }
    fn barrier<W: Warp>(_: &mut W) -> Flow {
        Flow::Barrier
    }
    fn icache_inv<W: Warp>(w: &mut W) -> Flow {
        if w.invalidate_code() {
            Flow::Yield
        } else {
            Flow::Next
        }
    }
    /// Functional: operations are complete when they retire, so that there is nothing to wait for.
    #[inline(always)]
    fn waitcnt<W: Warp>(
        _: &mut W,
        _vm: u32,
        _vst: u32,
        _tex: u32,
        _ls: u32,
        _sm: u32,
        _sfu: u32,
    ) -> Flow {
        Flow::Next
    }
    fn csrr<W: Warp>(w: &mut W, rd: UDst, csr: u32) -> Flow {
        if csr_by_number(csr).is_none() {
            return trap(cause::ILLEGAL_CSR, csr);
        }
        let value = w.csr(csr);
        w.set_u(rd, value);
        Flow::Next
    }
    fn csrw<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow {
        update(w, csr, |_| rs1)
    }
    fn csrs<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow {
        update(w, csr, |old| old | rs1)
    }
    fn csrc<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow {
        update(w, csr, |old| old & !rs1)
    }
    fn csrwi<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow {
        update(w, csr, |_| rs1)
    }
    fn csrsi<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow {
        update(w, csr, |old| old | rs1)
    }
    fn csrci<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow {
        update(w, csr, |old| old & !rs1)
    }
}
