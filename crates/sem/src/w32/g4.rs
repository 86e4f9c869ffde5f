//! Group 4: control flow. Targets are checked by the jumping instruction, so that it traps without effect.

use super::machine::trap;
use super::{Flow, Group4, UDst, W32, Warp};
use lanemask_isa::w32::cause;

#[inline(always)]
fn jump_if<W: Warp>(w: &mut W, condition: bool, target: u32) -> Flow {
    if !condition {
        Flow::Next
    } else if w.is_code(target) {
        Flow::Jump(target)
    } else {
        trap(cause::FETCH_FAULT, target)
    }
}

#[inline(always)]
fn link<W: Warp>(w: &mut W, rd: UDst, target: u32) -> Flow {
    let flow = jump_if(w, true, target);
    if let Flow::Jump(_) = flow {
        let next = w.next_pc();
        w.set_u(rd, next);
    }
    flow
}

impl Group4 for W32 {
    #[inline(always)]
    fn b<W: Warp>(w: &mut W, rel: u32) -> Flow {
        jump_if(w, true, rel)
    }
    #[inline(always)]
    fn bexecz<W: Warp>(w: &mut W, rel: u32) -> Flow {
        let go = w.exec() == 0;
        jump_if(w, go, rel)
    }
    #[inline(always)]
    fn bexecnz<W: Warp>(w: &mut W, rel: u32) -> Flow {
        let go = w.exec() != 0;
        jump_if(w, go, rel)
    }
    #[inline(always)]
    fn bz<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow {
        jump_if(w, rs1 == 0, rel)
    }
    #[inline(always)]
    fn bnz<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow {
        jump_if(w, rs1 != 0, rel)
    }
    fn jal<W: Warp>(w: &mut W, rd: UDst, rel: u32) -> Flow {
        link(w, rd, rel)
    }
    /// `rs1` was read before `rd` is written (W-REG-11).
    fn jalr<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow {
        link(w, rd, rs1)
    }
    #[inline(always)]
    fn beq_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow {
        jump_if(w, rs1 == rs2, rel)
    }
    #[inline(always)]
    fn bne_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow {
        jump_if(w, rs1 != rs2, rel)
    }
    #[inline(always)]
    fn blt_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow {
        jump_if(w, rs1 < rs2, rel)
    }
    #[inline(always)]
    fn bge_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow {
        jump_if(w, rs1 >= rs2, rel)
    }
    #[inline(always)]
    fn blt_i32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow {
        jump_if(w, (rs1 as i32) < rs2 as i32, rel)
    }
    #[inline(always)]
    fn bge_i32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow {
        jump_if(w, rs1 as i32 >= rs2 as i32, rel)
    }
    /// `rel` is sign-extended.
    fn jr<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow {
        jump_if(w, true, rs1.wrapping_add(rel))
    }
    /// An index so large that the sum does not fit is as far outside the code as any other.
    fn btab<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow {
        let target = u64::from(rel) + 4 * u64::from(rs1);
        match u32::try_from(target) {
            Ok(target) => jump_if(w, true, target),
            Err(_) => trap(cause::FETCH_FAULT, target as u32),
        }
    }
    fn beq_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow {
        jump_if(w, rs1 == rs2, rel)
    }
    fn bne_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow {
        jump_if(w, rs1 != rs2, rel)
    }
    fn blt_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow {
        jump_if(w, rs1 < rs2, rel)
    }
    fn bge_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow {
        jump_if(w, rs1 >= rs2, rel)
    }
    fn blt_i64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow {
        jump_if(w, (rs1 as i64) < rs2 as i64, rel)
    }
    fn bge_i64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow {
        jump_if(w, rs1 as i64 >= rs2 as i64, rel)
    }
}
