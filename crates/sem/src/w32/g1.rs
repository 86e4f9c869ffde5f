//! Group 1: vector integer, logic, moves, compares, selects. The uniform forms of group 3 share these functions.
//!
//! All are total: no input makes the host trap.

use super::{Flow, Group1, VDst, VSrc, W32, Warp};
use crate::fp::elementary::integer_bits;

/// Functions of one lane, each of a line or two; inlined into the loops over lanes like the others.
macro_rules! functions {
    ($(fn $name:ident($($arg:ident: $t:ty),*) -> $r:ty $body:block)*) => {$(
        #[inline(always)]
        fn $name($($arg: $t),*) -> $r $body
    )*};
}
pub(super) use functions;

/// Offset and count of a bit field that stays inside 32 bits.
#[inline(always)]
pub(super) fn field(offset: u32, count: u32) -> (u32, u32) {
    let offset = offset.min(32);
    (offset, count.min(32 - offset))
}

/// `count` ones, 0 to 32.
#[inline(always)]
pub(super) fn ones(count: u32) -> u32 {
    (0xffff_ffff_u64 >> (32 - count)) as u32
}

#[inline(always)]
fn high(wide: u64) -> u32 {
    (wide >> 32) as u32
}

/// Quotient of 32-bit integers towards zero, modulo 2^32; anything for a divisor of 0. Vectors can do this, and no
/// input makes it trap: a quotient that is no integer is at least 1/|b| away from the next one, far more than the
/// error of binary64.
#[inline(always)]
fn quotient(a: f64, b: f64) -> u32 {
    integer_bits((a / b).trunc())
}

impl Group1 for W32 {
    #[inline(always)]
    fn mov_b32(a: u32) -> u32 {
        a
    }
    #[inline(always)]
    fn add_u32(a: u32, b: u32) -> u32 {
        a.wrapping_add(b)
    }
    #[inline(always)]
    fn sub_u32(a: u32, b: u32) -> u32 {
        a.wrapping_sub(b)
    }
    #[inline(always)]
    fn mul_u32(a: u32, b: u32) -> u32 {
        a.wrapping_mul(b)
    }
    #[inline(always)]
    fn and_b32(a: u32, b: u32) -> u32 {
        a & b
    }
    #[inline(always)]
    fn or_b32(a: u32, b: u32) -> u32 {
        a | b
    }
    #[inline(always)]
    fn xor_b32(a: u32, b: u32) -> u32 {
        a ^ b
    }
    #[inline(always)]
    fn shl_b32(a: u32, b: u32) -> u32 {
        a.wrapping_shl(b)
    }
    #[inline(always)]
    fn shr_u32(a: u32, b: u32) -> u32 {
        a.wrapping_shr(b)
    }
    #[inline(always)]
    fn shr_i32(a: i32, b: u32) -> i32 {
        a.wrapping_shr(b)
    }
    #[inline(always)]
    fn rotr_b32(a: u32, b: u32) -> u32 {
        a.rotate_right(b & 31)
    }
    #[inline(always)]
    fn mulhi_u32(a: u32, b: u32) -> u32 {
        high(u64::from(a) * u64::from(b))
    }
    #[inline(always)]
    fn mulhi_i32(a: i32, b: i32) -> i32 {
        high((i64::from(a) * i64::from(b)) as u64) as i32
    }
    #[inline(always)]
    fn div_u32(a: u32, b: u32) -> u32 {
        let q = quotient(a.into(), b.into());
        if b == 0 { a } else { q }
    }
    #[inline(always)]
    fn div_i32(a: i32, b: i32) -> i32 {
        let q = quotient(a.into(), b.into()) as i32;
        if b == 0 { a } else { q }
    }
    #[inline(always)]
    fn rem_u32(a: u32, b: u32) -> u32 {
        let q = quotient(a.into(), b.into());
        if b == 0 {
            0
        } else {
            a.wrapping_sub(q.wrapping_mul(b))
        }
    }
    #[inline(always)]
    fn rem_i32(a: i32, b: i32) -> i32 {
        let q = quotient(a.into(), b.into()) as i32;
        if b == 0 {
            0
        } else {
            a.wrapping_sub(q.wrapping_mul(b))
        }
    }
    #[inline(always)]
    fn min_u32(a: u32, b: u32) -> u32 {
        a.min(b)
    }
    #[inline(always)]
    fn max_u32(a: u32, b: u32) -> u32 {
        a.max(b)
    }
    #[inline(always)]
    fn min_i32(a: i32, b: i32) -> i32 {
        a.min(b)
    }
    #[inline(always)]
    fn max_i32(a: i32, b: i32) -> i32 {
        a.max(b)
    }
    #[inline(always)]
    fn not_b32(a: u32) -> u32 {
        !a
    }
    #[inline(always)]
    fn abs_i32(a: i32) -> i32 {
        a.wrapping_abs()
    }
    #[inline(always)]
    fn clz_b32(a: u32) -> u32 {
        a.leading_zeros()
    }
    #[inline(always)]
    fn ctz_b32(a: u32) -> u32 {
        a.trailing_zeros()
    }
    #[inline(always)]
    fn popc_b32(a: u32) -> u32 {
        a.count_ones()
    }
    #[inline(always)]
    fn brev_b32(a: u32) -> u32 {
        a.reverse_bits()
    }
    #[inline(always)]
    fn flb_u32(a: u32) -> u32 {
        31u32.wrapping_sub(a.leading_zeros())
    }
    #[inline(always)]
    fn flb_i32(a: i32) -> u32 {
        Self::flb_u32((a ^ (a >> 31)) as u32)
    }
    #[inline(always)]
    fn ftb_b32(a: u32) -> u32 {
        if a == 0 { u32::MAX } else { a.trailing_zeros() }
    }
    #[inline(always)]
    fn mad_u32(a: u32, b: u32, c: u32) -> u32 {
        a.wrapping_mul(b).wrapping_add(c)
    }
    #[inline(always)]
    fn shladd_u32(a: u32, b: u32, c: u32) -> u32 {
        a.wrapping_shl(b).wrapping_add(c)
    }
    #[inline(always)]
    fn add3_u32(a: u32, b: u32, c: u32) -> u32 {
        a.wrapping_add(b).wrapping_add(c)
    }
    #[inline(always)]
    fn bfe_u32(a: u32, b: u32, c: u32) -> u32 {
        let (offset, count) = field(b, c);
        (u64::from(a) >> offset) as u32 & ones(count)
    }
    #[inline(always)]
    fn bfe_i32(a: i32, b: u32, c: u32) -> i32 {
        let (offset, count) = field(b, c);
        let top = u64::from(a as u32).wrapping_shl(64 - offset - count);
        if count == 0 {
            0
        } else {
            ((top as i64) >> (64 - count)) as i32
        }
    }
    #[inline(always)]
    fn bfm_b32(a: u32, b: u32) -> u32 {
        let (offset, count) = field(a, b);
        (u64::from(ones(count)) << offset) as u32
    }
    #[inline(always)]
    fn bsel_b32(a: u32, b: u32, c: u32) -> u32 {
        (a & b) | (!a & c)
    }
    #[inline(always)]
    fn dot4_i8(a: u32, b: u32) -> u32 {
        let byte = |x: u32, k: u32| (x << (24 - k)) as i32 >> 24;
        let product = |k| byte(a, k) * byte(b, k);
        (product(0) + product(8) + product(16) + product(24)) as u32
    }
    #[inline(always)]
    fn dot4_u8(a: u32, b: u32) -> u32 {
        let product = |k: u32| ((a >> k) & 0xff) * ((b >> k) & 0xff);
        product(0) + product(8) + product(16) + product(24)
    }
    #[inline(always)]
    fn mac_u32(a: u32, b: u32, c: u32) -> u32 {
        a.wrapping_mul(b).wrapping_add(c)
    }
    #[inline(always)]
    fn mov_b64(a: u64) -> u64 {
        a
    }
    #[inline(always)]
    fn add_u64(a: u64, b: u64) -> u64 {
        a.wrapping_add(b)
    }
    #[inline(always)]
    fn sub_u64(a: u64, b: u64) -> u64 {
        a.wrapping_sub(b)
    }
    #[inline(always)]
    fn mov_b16(a: u16) -> u16 {
        a
    }
    #[inline(always)]
    fn cmp_eq_u32(a: u32, b: u32) -> bool {
        a == b
    }
    #[inline(always)]
    fn cmp_ne_u32(a: u32, b: u32) -> bool {
        a != b
    }
    #[inline(always)]
    fn cmp_lt_u32(a: u32, b: u32) -> bool {
        a < b
    }
    #[inline(always)]
    fn cmp_le_u32(a: u32, b: u32) -> bool {
        a <= b
    }
    #[inline(always)]
    fn cmp_gt_u32(a: u32, b: u32) -> bool {
        a > b
    }
    #[inline(always)]
    fn cmp_ge_u32(a: u32, b: u32) -> bool {
        a >= b
    }
    #[inline(always)]
    fn cmp_lt_i32(a: i32, b: i32) -> bool {
        a < b
    }
    #[inline(always)]
    fn cmp_le_i32(a: i32, b: i32) -> bool {
        a <= b
    }
    #[inline(always)]
    fn cmp_gt_i32(a: i32, b: i32) -> bool {
        a > b
    }
    #[inline(always)]
    fn cmp_ge_i32(a: i32, b: i32) -> bool {
        a >= b
    }
    #[inline(always)]
    fn sel_b32(a: bool, b: u32, c: u32) -> u32 {
        if a { b } else { c }
    }

    /// Source: W-REG-10. The sum is computed without wrapping; outside the allocation the lanes get 0, no trap.
    fn v_movrel_s<W: Warp>(w: &mut W, rd: VDst, rs1: u32, rs2: u32) -> Flow {
        let values = match rs1.checked_add(rs2) {
            Some(n) if n < w.v_regs() => w.lanes(w.v_source(n)),
            _ => [0; 32],
        };
        w.set_lanes(rd, &values);
        Flow::Next
    }

    /// Source: W-REG-10. Outside the allocation nothing is written, no trap.
    fn v_movrel_d<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: u32) -> Flow {
        if let Some(n) = w.v_number(rd).checked_add(rs2).filter(|n| *n < w.v_regs()) {
            let values = w.lanes(rs1);
            w.set_lanes(w.v_dest(n), &values);
        }
        Flow::Next
    }

    fn v_laneid<W: Warp>(w: &mut W, rd: VDst) -> Flow {
        w.set_lanes(rd, &std::array::from_fn(|lane| lane as u32));
        Flow::Next
    }
}
