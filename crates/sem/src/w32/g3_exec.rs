//! Group 3: EXEC.

use super::{Flow, Group3Exec, UDst, W32, Warp};

/// Puts the old EXEC into `rd` and `new` into EXEC, in this order whatever `rd` is (W-EXEC-2, W-REG-11).
#[inline(always)]
fn save<W: Warp>(w: &mut W, rd: UDst, new: u32) -> Flow {
    let old = w.exec();
    w.set_u(rd, old);
    w.set_exec(new);
    Flow::Next
}

/// Every quad (4 lanes, 4-aligned) with a lane in `mask`, whole.
fn whole_quads(mask: u32) -> u32 {
    let any = mask | mask >> 1;
    let first = (any | any >> 2) & 0x1111_1111;
    first * 15
}

impl Group3Exec for W32 {
    #[inline(always)]
    fn exec_get<W: Warp>(w: &mut W, rd: UDst) -> Flow {
        w.set_u(rd, w.exec());
        Flow::Next
    }
    #[inline(always)]
    fn exec_set<W: Warp>(w: &mut W, rs1: u32) -> Flow {
        w.set_exec(rs1);
        Flow::Next
    }
    fn exec_wqm<W: Warp>(w: &mut W, rd: UDst) -> Flow {
        let old = w.exec();
        let new = whole_quads(old);
        w.set_helpers(w.helpers() | new & !old);
        save(w, rd, new)
    }
    #[inline(always)]
    fn saveexec_and<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow {
        let new = w.exec() & rs1;
        save(w, rd, new)
    }
    #[inline(always)]
    fn saveexec_or<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow {
        let new = w.exec() | rs1;
        save(w, rd, new)
    }
    #[inline(always)]
    fn saveexec_xor<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow {
        let new = w.exec() ^ rs1;
        save(w, rd, new)
    }
    #[inline(always)]
    fn saveexec_andn1<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow {
        let new = rs1 & !w.exec();
        save(w, rd, new)
    }
    #[inline(always)]
    fn saveexec_andn2<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow {
        let new = w.exec() & !rs1;
        save(w, rd, new)
    }
    #[inline(always)]
    fn saveexec_mov<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow {
        save(w, rd, rs1)
    }
    fn helper_get<W: Warp>(w: &mut W, rd: UDst) -> Flow {
        w.set_u(rd, w.helpers());
        Flow::Next
    }
    fn helper_set<W: Warp>(w: &mut W, rs1: u32) -> Flow {
        w.set_helpers(rs1);
        Flow::Next
    }
}
