//! Group 3: what group 1 and 2 do not have already; EXEC and lanes by number.

use super::{Flow, Group3, UDst, VDst, VSrc, W32, Warp};

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

impl Group3 for W32 {
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
        let new = whole_quads(w.exec());
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
    fn u_readlane<W: Warp>(w: &mut W, rd: UDst, rs1: VSrc, rs2: u32) -> Flow {
        let value = w.lane(rs1, rs2 % 32);
        w.set_u(rd, value);
        Flow::Next
    }
    fn u_readfirst<W: Warp>(w: &mut W, rd: UDst, rs1: VSrc) -> Flow {
        let value = match w.exec() {
            0 => 0,
            mask => w.lane(rs1, mask.trailing_zeros()),
        };
        w.set_u(rd, value);
        Flow::Next
    }
    fn v_writelane<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: u32) -> Flow {
        let value = w.lane(rs1, rs2 % 32);
        w.set_lane(rd, rs2 % 32, value);
        Flow::Next
    }
}
