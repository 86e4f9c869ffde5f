//! Group 1: vector integers of 64 bits. The uniform forms of group 3 share these functions. All are total.

use super::g1::functions;
use super::{Group1Wide, W32};

/// Offset and count of a bit field that stays inside 64 bits.
fn field(offset: u32, count: u32) -> (u32, u32) {
    let offset = offset.min(64);
    (offset, count.min(64 - offset))
}

fn field_mask(offset: u32, count: u32) -> u64 {
    let (offset, count) = field(offset, count);
    let ones = u64::MAX.checked_shr(64 - count).unwrap_or(0);
    ones.checked_shl(offset).unwrap_or(0)
}

fn bit_field(a: u64, offset: u32, count: u32) -> u64 {
    let low = a.checked_shr(offset.min(64)).unwrap_or(0);
    low & field_mask(0, field(offset, count).1)
}

fn signed_bit_field(a: i64, offset: u32, count: u32) -> i64 {
    match field(offset, count) {
        (_, 0) => 0,
        (offset, count) => (a << (64 - offset - count)) >> (64 - count),
    }
}

fn insert(a: u64, offset: u32, count: u32, base: u64) -> u64 {
    let mask = field_mask(offset, count);
    (base & !mask) | (a.wrapping_shl(offset) & mask)
}

impl Group1Wide for W32 {
    functions! {
        fn mul_u64(a: u64, b: u64) -> u64 { a.wrapping_mul(b) }
        fn and_b64(a: u64, b: u64) -> u64 { a & b }
        fn or_b64(a: u64, b: u64) -> u64 { a | b }
        fn xor_b64(a: u64, b: u64) -> u64 { a ^ b }
        fn shl_b64(a: u64, b: u32) -> u64 { a.wrapping_shl(b) }
        fn shr_u64(a: u64, b: u32) -> u64 { a.wrapping_shr(b) }
        fn shr_i64(a: i64, b: u32) -> i64 { a.wrapping_shr(b) }
        fn rotr_b64(a: u64, b: u32) -> u64 { a.rotate_right(b % 64) }
        fn mulhi_u64(a: u64, b: u64) -> u64 { ((u128::from(a) * u128::from(b)) >> 64) as u64 }
        fn mulhi_i64(a: i64, b: i64) -> i64 { ((i128::from(a) * i128::from(b)) >> 64) as i64 }
        fn div_u64(a: u64, b: u64) -> u64 { a.checked_div(b).unwrap_or(a) }
        fn div_i64(a: i64, b: i64) -> i64 { a.checked_div(b).unwrap_or(a) }
        fn rem_u64(a: u64, b: u64) -> u64 { a.checked_rem(b).unwrap_or(0) }
        fn rem_i64(a: i64, b: i64) -> i64 { a.checked_rem(b).unwrap_or(0) }
        fn min_u64(a: u64, b: u64) -> u64 { a.min(b) }
        fn max_u64(a: u64, b: u64) -> u64 { a.max(b) }
        fn min_i64(a: i64, b: i64) -> i64 { a.min(b) }
        fn max_i64(a: i64, b: i64) -> i64 { a.max(b) }
        fn not_b64(a: u64) -> u64 { !a }
        fn abs_i64(a: i64) -> i64 { a.wrapping_abs() }
        fn clz_b64(a: u64) -> u32 { a.leading_zeros() }
        fn ctz_b64(a: u64) -> u32 { a.trailing_zeros() }
        fn popc_b64(a: u64) -> u32 { a.count_ones() }
        fn brev_b64(a: u64) -> u64 { a.reverse_bits() }
        fn flb_u64(a: u64) -> u32 { 63u32.wrapping_sub(a.leading_zeros()) }
        fn flb_i64(a: i64) -> u32 { Self::flb_u64((a ^ (a >> 63)) as u64) }
        fn ftb_b64(a: u64) -> u32 { if a == 0 { u32::MAX } else { a.trailing_zeros() } }
        fn mad_u64(a: u64, b: u64, c: u64) -> u64 { a.wrapping_mul(b).wrapping_add(c) }
        fn shladd_u64(a: u64, b: u32, c: u64) -> u64 { a.wrapping_shl(b).wrapping_add(c) }
        fn add3_u64(a: u64, b: u64, c: u64) -> u64 { a.wrapping_add(b).wrapping_add(c) }
        fn bfe_u64(a: u64, b: u32, c: u32) -> u64 { bit_field(a, b, c) }
        fn bfe_i64(a: i64, b: u32, c: u32) -> i64 { signed_bit_field(a, b, c) }
        fn bfm_b64(a: u32, b: u32) -> u64 { field_mask(a, b) }
        fn bsel_b64(a: u64, b: u64, c: u64) -> u64 { (a & b) | (!a & c) }
        fn andn_b64(a: u64, b: u64) -> u64 { a & !b }
        fn neg_i64(a: i64) -> i64 { a.wrapping_neg() }
        fn bfi_b64(a: u64, b: u32, c: u32, d: u64) -> u64 { insert(a, b, c, d) }
        fn mul_u64_u32(a: u32, b: u32) -> u64 { u64::from(a) * u64::from(b) }
        fn mul_i64_i32(a: i32, b: i32) -> i64 { i64::from(a) * i64::from(b) }
        fn mad_u64_u32(a: u32, b: u32, c: u64) -> u64 { (u64::from(a) * u64::from(b)).wrapping_add(c) }
        fn mad_i64_i32(a: i32, b: i32, c: i64) -> i64 { (i64::from(a) * i64::from(b)).wrapping_add(c) }
        fn cmp_eq_u64(a: u64, b: u64) -> bool { a == b }
        fn cmp_ne_u64(a: u64, b: u64) -> bool { a != b }
        fn cmp_lt_u64(a: u64, b: u64) -> bool { a < b }
        fn cmp_le_u64(a: u64, b: u64) -> bool { a <= b }
        fn cmp_gt_u64(a: u64, b: u64) -> bool { a > b }
        fn cmp_ge_u64(a: u64, b: u64) -> bool { a >= b }
        fn cmp_lt_i64(a: i64, b: i64) -> bool { a < b }
        fn cmp_le_i64(a: i64, b: i64) -> bool { a <= b }
        fn cmp_gt_i64(a: i64, b: i64) -> bool { a > b }
        fn cmp_ge_i64(a: i64, b: i64) -> bool { a >= b }
        fn cmp_tst_b64(a: u64, b: u64) -> bool { a & b != 0 }
        fn sel_b64(a: bool, b: u64, c: u64) -> u64 { if a { b } else { c } }
    }
}
