//! Group 1: vector integers of 16 bits, in halves of registers. All are total.

use super::g1::functions;
use super::{Group1, Group1Half, Group1Packed, W32};

/// The field ends at bit 15 at the latest.
fn signed_bit_field(a: i16, offset: u16, count: u16) -> i16 {
    let offset = offset.min(16);
    W32::bfe_i32(a.into(), offset.into(), count.min(16 - offset).into()) as i16
}

impl Group1Half for W32 {
    functions! {
        fn add_u16(a: u16, b: u16) -> u16 { a.wrapping_add(b) }
        fn sub_u16(a: u16, b: u16) -> u16 { a.wrapping_sub(b) }
        fn mul_u16(a: u16, b: u16) -> u16 { a.wrapping_mul(b) }
        fn and_b16(a: u16, b: u16) -> u16 { a & b }
        fn or_b16(a: u16, b: u16) -> u16 { a | b }
        fn xor_b16(a: u16, b: u16) -> u16 { a ^ b }
        fn shl_b16(a: u16, b: u16) -> u16 { a.wrapping_shl(b.into()) }
        fn shr_u16(a: u16, b: u16) -> u16 { a.wrapping_shr(b.into()) }
        fn shr_i16(a: i16, b: u16) -> i16 { a.wrapping_shr(b.into()) }
        fn rotr_b16(a: u16, b: u16) -> u16 { a.rotate_right(u32::from(b) % 16) }
        fn mulhi_u16(a: u16, b: u16) -> u16 { ((u32::from(a) * u32::from(b)) >> 16) as u16 }
        fn mulhi_i16(a: i16, b: i16) -> i16 { ((i32::from(a) * i32::from(b)) >> 16) as i16 }
        fn div_u16(a: u16, b: u16) -> u16 { a.checked_div(b).unwrap_or(a) }
        fn div_i16(a: i16, b: i16) -> i16 { a.checked_div(b).unwrap_or(a) }
        fn rem_u16(a: u16, b: u16) -> u16 { a.checked_rem(b).unwrap_or(0) }
        fn rem_i16(a: i16, b: i16) -> i16 { a.checked_rem(b).unwrap_or(0) }
        fn min_u16(a: u16, b: u16) -> u16 { a.min(b) }
        fn max_u16(a: u16, b: u16) -> u16 { a.max(b) }
        fn min_i16(a: i16, b: i16) -> i16 { a.min(b) }
        fn max_i16(a: i16, b: i16) -> i16 { a.max(b) }
        fn not_b16(a: u16) -> u16 { !a }
        fn abs_i16(a: i16) -> i16 { a.wrapping_abs() }
        fn clz_b16(a: u16) -> u16 { a.leading_zeros() as u16 }
        fn ctz_b16(a: u16) -> u16 { a.trailing_zeros() as u16 }
        fn popc_b16(a: u16) -> u16 { a.count_ones() as u16 }
        fn brev_b16(a: u16) -> u16 { a.reverse_bits() }
        fn flb_u16(a: u16) -> u16 { 15u32.wrapping_sub(a.leading_zeros()) as u16 }
        fn flb_i16(a: i16) -> u16 { Self::flb_u16((a ^ (a >> 15)) as u16) }
        fn ftb_b16(a: u16) -> u16 { if a == 0 { u16::MAX } else { a.trailing_zeros() as u16 } }
        fn mad_u16(a: u16, b: u16, c: u16) -> u16 { a.wrapping_mul(b).wrapping_add(c) }
        fn shladd_u16(a: u16, b: u16, c: u16) -> u16 { a.wrapping_shl(b.into()).wrapping_add(c) }
        fn add3_u16(a: u16, b: u16, c: u16) -> u16 { a.wrapping_add(b).wrapping_add(c) }
        fn bfe_u16(a: u16, b: u16, c: u16) -> u16 { W32::bfe_u32(a.into(), b.into(), c.into()) as u16 }
        fn bfe_i16(a: i16, b: u16, c: u16) -> i16 { signed_bit_field(a, b, c) }
        fn bfm_b16(a: u16, b: u16) -> u16 { W32::bfm_b32(a.into(), b.into()) as u16 }
        fn bsel_b16(a: u16, b: u16, c: u16) -> u16 { (a & b) | (!a & c) }
        fn andn_b16(a: u16, b: u16) -> u16 { a & !b }
        fn neg_i16(a: i16) -> i16 { a.wrapping_neg() }
        fn addsat_u16(a: u16, b: u16) -> u16 { a.saturating_add(b) }
        fn addsat_i16(a: i16, b: i16) -> i16 { a.saturating_add(b) }
        fn subsat_u16(a: u16, b: u16) -> u16 { a.saturating_sub(b) }
        fn subsat_i16(a: i16, b: i16) -> i16 { a.saturating_sub(b) }
        fn bfi_b16(a: u16, b: u16, c: u16, d: u16) -> u16 { W32::bfi_b32(a.into(), b.into(), c.into(), d.into()) as u16 }
        fn mul_u32_u16(a: u16, b: u16) -> u32 { u32::from(a) * u32::from(b) }
        fn mul_i32_i16(a: i16, b: i16) -> i32 { i32::from(a) * i32::from(b) }
        fn mad_u32_u16(a: u16, b: u16, c: u32) -> u32 { (u32::from(a) * u32::from(b)).wrapping_add(c) }
        fn mad_i32_i16(a: i16, b: i16, c: i32) -> i32 { (i32::from(a) * i32::from(b)).wrapping_add(c) }
        fn cmp_eq_u16(a: u16, b: u16) -> bool { a == b }
        fn cmp_ne_u16(a: u16, b: u16) -> bool { a != b }
        fn cmp_lt_u16(a: u16, b: u16) -> bool { a < b }
        fn cmp_le_u16(a: u16, b: u16) -> bool { a <= b }
        fn cmp_gt_u16(a: u16, b: u16) -> bool { a > b }
        fn cmp_ge_u16(a: u16, b: u16) -> bool { a >= b }
        fn cmp_lt_i16(a: i16, b: i16) -> bool { a < b }
        fn cmp_le_i16(a: i16, b: i16) -> bool { a <= b }
        fn cmp_gt_i16(a: i16, b: i16) -> bool { a > b }
        fn cmp_ge_i16(a: i16, b: i16) -> bool { a >= b }
        fn cmp_tst_b16(a: u16, b: u16) -> bool { a & b != 0 }
        fn sel_b16(a: bool, b: u16, c: u16) -> u16 { if a { b } else { c } }
    }
}
