//! Group 3: uniform carries and selects; the other uniform integers share the functions of group 1.

use super::g1_packed::{add, sub};
use super::{Flow, Group3UniformPacked, Group3UniformWide, UDst, W32, Warp};

/// Puts a value into `rd`, then all ones or 0 into `co`.
fn put<W: Warp>(w: &mut W, rd: UDst, co: UDst, (value, carry): (u32, bool)) -> Flow {
    w.set_u(rd, value);
    w.set_u(co, if carry { u32::MAX } else { 0 });
    Flow::Next
}

impl Group3UniformPacked for W32 {
    fn u_add_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32) -> Flow {
        put(w, rd, co, add(rs1, rs2, false))
    }
    fn u_addc_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32, ci: u32) -> Flow {
        put(w, rd, co, add(rs1, rs2, ci != 0))
    }
    fn u_sub_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32) -> Flow {
        put(w, rd, co, sub(rs1, rs2, false))
    }
    fn u_subb_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32, ci: u32) -> Flow {
        put(w, rd, co, sub(rs1, rs2, ci != 0))
    }
    fn u_sel_b32<W: Warp>(w: &mut W, rd: UDst, ci: u32, rs1: u32, rs2: u32) -> Flow {
        w.set_u(rd, if ci != 0 { rs1 } else { rs2 });
        Flow::Next
    }
}

impl Group3UniformWide for W32 {
    fn u_sel_b64<W: Warp>(w: &mut W, rd: UDst, ci: u32, rs1: u64, rs2: u64) -> Flow {
        let value = if ci != 0 { rs1 } else { rs2 };
        w.set_u(rd, value as u32);
        w.set_u(rd.plus(1), (value >> 32) as u32);
        Flow::Next
    }
}
