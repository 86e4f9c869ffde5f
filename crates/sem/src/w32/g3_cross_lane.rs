//! Group 3: lanes that read other lanes. Sources are those of any lane, active or not; inactive destinations stay.

use super::{Flow, Group3CrossLane, UDst, VDst, VSrc, W32, Warp};
use lanemask_isa::w32::LANES;

/// Each lane gets `a` of the lane that `from` names for it; numbers past the last lane stand for the lane itself.
fn gather<W: Warp>(w: &mut W, rd: VDst, a: VSrc, from: impl Fn(u32) -> u32) -> Flow {
    let a = w.lanes(a);
    let out = std::array::from_fn(|lane| {
        let from = from(lane as u32) as usize;
        a[if from < LANES { from } else { lane }]
    });
    w.set_lanes(rd, &out);
    Flow::Next
}

impl Group3CrossLane for W32 {
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
    fn v_shuffle_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow {
        let index = w.lanes(rs2);
        gather(w, rd, rs1, |lane| index[lane as usize] % 32)
    }
    fn v_shuffle_xor_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow {
        let bits = w.lanes(rs2);
        gather(w, rd, rs1, |lane| lane ^ (bits[lane as usize] % 32))
    }
    /// Lanes below `rs2` would read from below lane 0.
    fn v_shuffle_up_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow {
        let by = w.lanes(rs2);
        gather(w, rd, rs1, |lane| {
            lane.checked_sub(by[lane as usize]).unwrap_or(lane)
        })
    }
    fn v_shuffle_down_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow {
        let by = w.lanes(rs2);
        gather(w, rd, rs1, |lane| lane.saturating_add(by[lane as usize]))
    }
    /// `cl` is the logarithm of the lanes of a cluster.
    fn v_rotate_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc, cl: u32) -> Flow {
        let by = w.lanes(rs2);
        let inside = (1 << cl) - 1;
        gather(w, rd, rs1, |lane| {
            lane & !inside | lane.wrapping_add(by[lane as usize]) & inside
        })
    }
    fn v_quad_bcast_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow {
        let index = w.lanes(rs2);
        gather(w, rd, rs1, |lane| lane & !3 | index[lane as usize] & 3)
    }
    fn v_quad_swapx_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        gather(w, rd, rs1, |lane| lane ^ 1)
    }
    fn v_quad_swapy_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        gather(w, rd, rs1, |lane| lane ^ 2)
    }
    fn v_quad_swapd_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        gather(w, rd, rs1, |lane| lane ^ 3)
    }
    fn v_mbcnt_b32<W: Warp>(w: &mut W, rd: VDst, mask: u32, rs1: VSrc) -> Flow {
        let a = w.lanes(rs1);
        let below = |lane: usize| (mask & ((1 << lane) - 1)).count_ones();
        let out = std::array::from_fn(|lane| a[lane].wrapping_add(below(lane)));
        w.set_lanes(rd, &out);
        Flow::Next
    }
}
