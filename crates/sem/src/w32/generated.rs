// Generated from the description in isa/ by `cargo xtask codegen`; do not edit.
#![allow(clippy::too_many_arguments)]
use super::machine::*;
use half::f16;
use lanemask_isa::w32::{Flat, Op};

/// What the instructions of group 1 do: Vector integer, logic, moves, compares, selects.
pub trait Group1 {
    /// `v.mov.b32`, `u.mov.b32`: rd = rs1.
    fn mov_b32(a: u32) -> u32;
    /// `v.add.u32`, `u.add.u32`, `u.reduce.add.u32`, `v.reduce.add.u32`, `v.scan.add.u32`, `v.exscan.add.u32`: rd = rs1 + rs2, modulo 2^32.
    fn add_u32(a: u32, b: u32) -> u32;
    /// `v.sub.u32`, `u.sub.u32`: rd = rs1 - rs2, modulo 2^32.
    fn sub_u32(a: u32, b: u32) -> u32;
    /// `v.mul.u32`, `u.mul.u32`, `u.reduce.mul.u32`, `v.reduce.mul.u32`, `v.scan.mul.u32`, `v.exscan.mul.u32`: low word of rs1 * rs2.
    fn mul_u32(a: u32, b: u32) -> u32;
    /// `v.and.b32`, `u.and.b32`, `u.reduce.and.b32`, `v.reduce.and.b32`, `v.scan.and.b32`, `v.exscan.and.b32`: rd = rs1 and rs2, bit by bit.
    fn and_b32(a: u32, b: u32) -> u32;
    /// `v.or.b32`, `u.or.b32`, `u.reduce.or.b32`, `v.reduce.or.b32`, `v.scan.or.b32`, `v.exscan.or.b32`: rd = rs1 or rs2, bit by bit.
    fn or_b32(a: u32, b: u32) -> u32;
    /// `v.xor.b32`, `u.xor.b32`, `u.reduce.xor.b32`, `v.reduce.xor.b32`, `v.scan.xor.b32`, `v.exscan.xor.b32`: rd = rs1 exclusive-or rs2, bit by bit.
    fn xor_b32(a: u32, b: u32) -> u32;
    /// `v.shl.b32`, `u.shl.b32`: rd = rs1 shifted left by rs2 mod 32.
    fn shl_b32(a: u32, b: u32) -> u32;
    /// `v.shr.u32`, `u.shr.u32`: rd = rs1 shifted right by rs2 mod 32, zeros enter.
    fn shr_u32(a: u32, b: u32) -> u32;
    /// `v.shr.i32`, `u.shr.i32`: rd = rs1 shifted right by rs2 mod 32, the sign enters.
    fn shr_i32(a: i32, b: u32) -> i32;
    /// `v.rotr.b32`, `u.rotr.b32`: rd = rs1 rotated right by rs2 mod 32.
    fn rotr_b32(a: u32, b: u32) -> u32;
    /// `v.mulhi.u32`, `u.mulhi.u32`: high word of the unsigned product rs1 * rs2.
    fn mulhi_u32(a: u32, b: u32) -> u32;
    /// `v.mulhi.i32`, `u.mulhi.i32`: high word of the signed product rs1 * rs2.
    fn mulhi_i32(a: i32, b: i32) -> i32;
    /// `v.div.u32`, `u.div.u32`: unsigned quotient; rs1 where rs2 = 0.
    fn div_u32(a: u32, b: u32) -> u32;
    /// `v.div.i32`, `u.div.i32`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    fn div_i32(a: i32, b: i32) -> i32;
    /// `v.rem.u32`, `u.rem.u32`: unsigned remainder; 0 where rs2 = 0.
    fn rem_u32(a: u32, b: u32) -> u32;
    /// `v.rem.i32`, `u.rem.i32`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    fn rem_i32(a: i32, b: i32) -> i32;
    /// `v.min.u32`, `u.min.u32`, `u.reduce.min.u32`, `v.reduce.min.u32`, `v.scan.min.u32`, `v.exscan.min.u32`: smaller unsigned number.
    fn min_u32(a: u32, b: u32) -> u32;
    /// `v.max.u32`, `u.max.u32`, `u.reduce.max.u32`, `v.reduce.max.u32`, `v.scan.max.u32`, `v.exscan.max.u32`: larger unsigned number.
    fn max_u32(a: u32, b: u32) -> u32;
    /// `v.min.i32`, `u.min.i32`, `u.reduce.min.i32`, `v.reduce.min.i32`, `v.scan.min.i32`, `v.exscan.min.i32`: smaller signed number.
    fn min_i32(a: i32, b: i32) -> i32;
    /// `v.max.i32`, `u.max.i32`, `u.reduce.max.i32`, `v.reduce.max.i32`, `v.scan.max.i32`, `v.exscan.max.i32`: larger signed number.
    fn max_i32(a: i32, b: i32) -> i32;
    /// `v.not.b32`, `u.not.b32`: rd = complement of rs1.
    fn not_b32(a: u32) -> u32;
    /// `v.abs.i32`, `u.abs.i32`: absolute value; -2^31 gives itself.
    fn abs_i32(a: i32) -> i32;
    /// `v.clz.b32`, `u.clz.b32`: number of leading zero bits; 32 for 0.
    fn clz_b32(a: u32) -> u32;
    /// `v.ctz.b32`, `u.ctz.b32`: number of trailing zero bits; 32 for 0.
    fn ctz_b32(a: u32) -> u32;
    /// `v.popc.b32`, `u.popc.b32`: number of set bits.
    fn popc_b32(a: u32) -> u32;
    /// `v.brev.b32`, `u.brev.b32`: bits in reverse order.
    fn brev_b32(a: u32) -> u32;
    /// `v.flb.u32`, `u.flb.u32`: index of the highest set bit; all ones for 0.
    fn flb_u32(a: u32) -> u32;
    /// `v.flb.i32`, `u.flb.i32`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    fn flb_i32(a: i32) -> u32;
    /// `v.ftb.b32`, `u.ftb.b32`: index of the lowest set bit; all ones for 0.
    fn ftb_b32(a: u32) -> u32;
    /// `v.mad.u32`, `u.mad.u32`: low word of rs1 * rs2 + rs3.
    fn mad_u32(a: u32, b: u32, c: u32) -> u32;
    /// `v.shladd.u32`, `u.shladd.u32`: rd = (rs1 << (rs2 mod 32)) + rs3, modulo 2^32.
    fn shladd_u32(a: u32, b: u32, c: u32) -> u32;
    /// `v.add3.u32`, `u.add3.u32`: rd = rs1 + rs2 + rs3, modulo 2^32.
    fn add3_u32(a: u32, b: u32, c: u32) -> u32;
    /// `v.bfe.u32`, `u.bfe.u32`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 32, count to 32 - offset.
    fn bfe_u32(a: u32, b: u32, c: u32) -> u32;
    /// `v.bfe.i32`, `u.bfe.i32`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 32, count to 32 - offset.
    fn bfe_i32(a: i32, b: u32, c: u32) -> i32;
    /// `v.bfm.b32`, `u.bfm.b32`: mask of rs2 ones from bit rs1 upwards; offset clamped to 32, count to 32 - offset.
    fn bfm_b32(a: u32, b: u32) -> u32;
    /// `v.bsel.b32`, `u.bsel.b32`: rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones.
    fn bsel_b32(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot4.i8`, `u.dot4.i8`: sum of the four products of signed bytes of rs1 and rs2.
    fn dot4_i8(a: u32, b: u32) -> u32;
    /// `v.dot4.u8`, `u.dot4.u8`: sum of the four products of unsigned bytes of rs1 and rs2.
    fn dot4_u8(a: u32, b: u32) -> u32;
    /// `v.mac.u32`: rd = rs1 * rs2 + rd, low word.
    fn mac_u32(a: u32, b: u32, c: u32) -> u32;
    /// `v.mov.b64`, `u.mov.b64`: rd = rs1.
    fn mov_b64(a: u64) -> u64;
    /// `v.add.u64`, `u.add.u64`, `u.reduce.add.u64`, `v.reduce.add.u64`, `v.scan.add.u64`, `v.exscan.add.u64`: rd = rs1 + rs2, modulo 2^64.
    fn add_u64(a: u64, b: u64) -> u64;
    /// `v.sub.u64`, `u.sub.u64`: rd = rs1 - rs2, modulo 2^64.
    fn sub_u64(a: u64, b: u64) -> u64;
    /// `v.mov.b16`: rd = rs1; the other half of the register stays.
    fn mov_b16(a: u16) -> u16;
    /// `v.cmp.eq.u32`, `u.cmp.eq.u32`: lane mask of rs1 = rs2; 0 in inactive lanes.
    fn cmp_eq_u32(a: u32, b: u32) -> bool;
    /// `v.cmp.ne.u32`, `u.cmp.ne.u32`: lane mask of rs1 differs from rs2; 0 in inactive lanes.
    fn cmp_ne_u32(a: u32, b: u32) -> bool;
    /// `v.cmp.lt.u32`, `u.cmp.lt.u32`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_u32(a: u32, b: u32) -> bool;
    /// `v.cmp.le.u32`, `u.cmp.le.u32`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_u32(a: u32, b: u32) -> bool;
    /// `v.cmp.gt.u32`, `u.cmp.gt.u32`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_u32(a: u32, b: u32) -> bool;
    /// `v.cmp.ge.u32`, `u.cmp.ge.u32`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_u32(a: u32, b: u32) -> bool;
    /// `v.cmp.lt.i32`, `u.cmp.lt.i32`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_i32(a: i32, b: i32) -> bool;
    /// `v.cmp.le.i32`, `u.cmp.le.i32`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_i32(a: i32, b: i32) -> bool;
    /// `v.cmp.gt.i32`, `u.cmp.gt.i32`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_i32(a: i32, b: i32) -> bool;
    /// `v.cmp.ge.i32`, `u.cmp.ge.i32`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_i32(a: i32, b: i32) -> bool;
    /// `v.sel.b32`: rd = rs1 where the mask has a one, rs2 elsewhere.
    fn sel_b32(a: bool, b: u32, c: u32) -> u32;
    /// `v.movrel.s`: rd = V\[rs1 + rs2\]: rs1 names a register, rs2 is added to its number; 0 outside the allocation.
    fn v_movrel_s<W: Warp>(w: &mut W, rd: VDst, rs1: u32, rs2: u32) -> Flow;
    /// `v.movrel.d`: V\[rd + rs2\] = rs1: rd names a register, rs2 is added to its number; dropped outside the allocation.
    fn v_movrel_d<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: u32) -> Flow;
    /// `v.laneid`: rd = number of the lane, 0 to 31.
    fn v_laneid<W: Warp>(w: &mut W, rd: VDst) -> Flow;
}

/// What the instructions of group 1 do: Vector integer, logic, moves, compares, selects.
pub trait Group1Packed {
    /// `v.andn.b32`, `u.andn.b32`: rd = rs1 and not rs2, bit by bit.
    fn andn_b32(a: u32, b: u32) -> u32;
    /// `v.neg.i32`, `u.neg.i32`: rd = 0 - rs1; -2^31 gives itself.
    fn neg_i32(a: i32) -> i32;
    /// `v.or3.b32`, `u.or3.b32`: rd = rs1 or rs2 or rs3, bit by bit.
    fn or3_b32(a: u32, b: u32, c: u32) -> u32;
    /// `v.xor3.b32`, `u.xor3.b32`: rd = rs1 exclusive-or rs2 exclusive-or rs3, bit by bit.
    fn xor3_b32(a: u32, b: u32, c: u32) -> u32;
    /// `v.andor.b32`, `u.andor.b32`: rd = (rs1 and rs2) or rs3, bit by bit.
    fn andor_b32(a: u32, b: u32, c: u32) -> u32;
    /// `v.fshl.b32`, `u.fshl.b32`: high word of the 64 bits rs1:rs2 (rs1 high) shifted left by rs3 mod 32.
    fn fshl_b32(a: u32, b: u32, c: u32) -> u32;
    /// `v.fshr.b32`, `u.fshr.b32`: low word of the 64 bits rs1:rs2 (rs1 high) shifted right by rs3 mod 32.
    fn fshr_b32(a: u32, b: u32, c: u32) -> u32;
    /// `v.perm.b32`, `u.perm.b32`: each byte of rs3 chooses a byte: 0 to 3 of rs1, 4 to 7 of rs2 (byte n - 4), 8 to 15 the sign of byte n - 8 in all bits, others 0.
    fn perm_b32(a: u32, b: u32, c: u32) -> u32;
    /// `v.addsat.u32`, `u.addsat.u32`: sum of unsigned numbers, at most 2^32 - 1.
    fn addsat_u32(a: u32, b: u32) -> u32;
    /// `v.addsat.i32`, `u.addsat.i32`: sum of signed numbers, clamped to -2^31 to 2^31 - 1.
    fn addsat_i32(a: i32, b: i32) -> i32;
    /// `v.subsat.u32`, `u.subsat.u32`: difference of unsigned numbers, at least 0.
    fn subsat_u32(a: u32, b: u32) -> u32;
    /// `v.subsat.i32`, `u.subsat.i32`: difference of signed numbers, clamped to -2^31 to 2^31 - 1.
    fn subsat_i32(a: i32, b: i32) -> i32;
    /// `v.bfi.b32`, `u.bfi.b32`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 32, count to 32 - offset.
    fn bfi_b32(a: u32, b: u32, c: u32, d: u32) -> u32;
    /// `v.dot4.i8u8`, `u.dot4.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2.
    fn dot4_i8u8(a: u32, b: u32) -> u32;
    /// `v.dot4add.i8`, `u.dot4add.i8`: sum of the four products of signed bytes of rs1 and rs2 plus rs3, modulo 2^32.
    fn dot4add_i8(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot4add.u8`, `u.dot4add.u8`: sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, modulo 2^32.
    fn dot4add_u8(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot4add.i8u8`, `u.dot4add.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, modulo 2^32.
    fn dot4add_i8u8(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot4addsat.i8`, `u.dot4addsat.i8`: sum of the four products of signed bytes of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    fn dot4addsat_i8(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot4addsat.u8`, `u.dot4addsat.u8`: sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1.
    fn dot4addsat_u8(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot4addsat.i8u8`, `u.dot4addsat.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    fn dot4addsat_i8u8(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot2.i16`, `u.dot2.i16`: sum of the two products of signed halves of rs1 and rs2, modulo 2^32.
    fn dot2_i16(a: u32, b: u32) -> u32;
    /// `v.dot2.u16`, `u.dot2.u16`: sum of the two products of unsigned halves of rs1 and rs2, modulo 2^32.
    fn dot2_u16(a: u32, b: u32) -> u32;
    /// `v.dot2.i16u16`, `u.dot2.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2, modulo 2^32.
    fn dot2_i16u16(a: u32, b: u32) -> u32;
    /// `v.dot2add.i16`, `u.dot2add.i16`: sum of the two products of signed halves of rs1 and rs2 plus rs3, modulo 2^32.
    fn dot2add_i16(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot2add.u16`, `u.dot2add.u16`: sum of the two products of unsigned halves of rs1 and rs2 plus rs3, modulo 2^32.
    fn dot2add_u16(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot2add.i16u16`, `u.dot2add.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, modulo 2^32.
    fn dot2add_i16u16(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot2addsat.i16`, `u.dot2addsat.i16`: sum of the two products of signed halves of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    fn dot2addsat_i16(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot2addsat.u16`, `u.dot2addsat.u16`: sum of the two products of unsigned halves of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1.
    fn dot2addsat_u16(a: u32, b: u32, c: u32) -> u32;
    /// `v.dot2addsat.i16u16`, `u.dot2addsat.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    fn dot2addsat_i16u16(a: u32, b: u32, c: u32) -> u32;
    /// `v.sad.u8`, `u.sad.u8`: sum of the absolute differences of the four bytes of rs1 and rs2, unsigned, plus rs3, modulo 2^32.
    fn sad_u8(a: u32, b: u32, c: u32) -> u32;
    /// `v.sad.u16`, `u.sad.u16`: sum of the absolute differences of the two halves of rs1 and rs2, unsigned, plus rs3, modulo 2^32.
    fn sad_u16(a: u32, b: u32, c: u32) -> u32;
    /// `v.sad.u32`, `u.sad.u32`: absolute difference of unsigned words plus rs3, modulo 2^32.
    fn sad_u32(a: u32, b: u32, c: u32) -> u32;
    /// `v.pack.b16x2`: rs1 in the low half, rs2 in the high half.
    fn pack_b16x2(a: u16, b: u16) -> u32;
    /// `v.pack.i16x2`, `u.pack.i16x2`: signed words clamped to -2^15 to 2^15 - 1: rs1 in the low half, rs2 in the high half.
    fn pack_i16x2(a: i32, b: i32) -> u32;
    /// `v.pack.u16x2`, `u.pack.u16x2`: unsigned words clamped to 2^16 - 1: rs1 in the low half, rs2 in the high half.
    fn pack_u16x2(a: u32, b: u32) -> u32;
    /// `v.pack.b8x4`: low bytes of four consecutive registers, the first lowest.
    fn v_pack_b8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.pack.i8x4`: signed words clamped to -128 to 127, in bytes: four consecutive registers, the first lowest.
    fn v_pack_i8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.pack.u8x4`: unsigned words clamped to 255, in bytes: four consecutive registers, the first lowest.
    fn v_pack_u8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.unpack.i8x4`: the bytes of rs1, sign-extended, into four consecutive registers, the lowest first.
    fn v_unpack_i8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.unpack.u8x4`: the bytes of rs1, zero-extended, into four consecutive registers, the lowest first.
    fn v_unpack_u8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.cmp.tst.b32`, `u.cmp.tst.b32`: lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes.
    fn cmp_tst_b32(a: u32, b: u32) -> bool;
    /// `v.add.co.u32`: rd = rs1 + rs2; co = lane mask of carries, 0 in inactive lanes.
    fn v_add_co_u32<W: Warp>(w: &mut W, rd: VDst, co: UDst, rs1: VSrc, rs2: VSrc) -> Flow;
    /// `v.addc.co.u32`: rd = rs1 + rs2 + 1 where ci has a one, else + 0; co = lane mask of carries, 0 in inactive lanes.
    fn v_addc_co_u32<W: Warp>(w: &mut W, rd: VDst, co: UDst, rs1: VSrc, rs2: VSrc, ci: u32) -> Flow;
    /// `v.sub.co.u32`: rd = rs1 - rs2; co = lane mask of borrows, 0 in inactive lanes.
    fn v_sub_co_u32<W: Warp>(w: &mut W, rd: VDst, co: UDst, rs1: VSrc, rs2: VSrc) -> Flow;
    /// `v.subb.co.u32`: rd = rs1 - rs2 - 1 where ci has a one, else - 0; co = lane mask of borrows, 0 in inactive lanes.
    fn v_subb_co_u32<W: Warp>(w: &mut W, rd: VDst, co: UDst, rs1: VSrc, rs2: VSrc, ci: u32) -> Flow;
}

/// What the instructions of group 1 do: Vector integer, logic, moves, compares, selects.
pub trait Group1Wide {
    /// `v.mul.u64`, `u.mul.u64`, `u.reduce.mul.u64`, `v.reduce.mul.u64`, `v.scan.mul.u64`, `v.exscan.mul.u64`: low 64 bits of rs1 * rs2.
    fn mul_u64(a: u64, b: u64) -> u64;
    /// `v.and.b64`, `u.and.b64`, `u.reduce.and.b64`, `v.reduce.and.b64`, `v.scan.and.b64`, `v.exscan.and.b64`: rd = rs1 and rs2, bit by bit.
    fn and_b64(a: u64, b: u64) -> u64;
    /// `v.or.b64`, `u.or.b64`, `u.reduce.or.b64`, `v.reduce.or.b64`, `v.scan.or.b64`, `v.exscan.or.b64`: rd = rs1 or rs2, bit by bit.
    fn or_b64(a: u64, b: u64) -> u64;
    /// `v.xor.b64`, `u.xor.b64`, `u.reduce.xor.b64`, `v.reduce.xor.b64`, `v.scan.xor.b64`, `v.exscan.xor.b64`: rd = rs1 exclusive-or rs2, bit by bit.
    fn xor_b64(a: u64, b: u64) -> u64;
    /// `v.shl.b64`, `u.shl.b64`: rd = rs1 shifted left by rs2 mod 64.
    fn shl_b64(a: u64, b: u32) -> u64;
    /// `v.shr.u64`, `u.shr.u64`: rd = rs1 shifted right by rs2 mod 64, zeros enter.
    fn shr_u64(a: u64, b: u32) -> u64;
    /// `v.shr.i64`, `u.shr.i64`: rd = rs1 shifted right by rs2 mod 64, the sign enters.
    fn shr_i64(a: i64, b: u32) -> i64;
    /// `v.rotr.b64`, `u.rotr.b64`: rd = rs1 rotated right by rs2 mod 64.
    fn rotr_b64(a: u64, b: u32) -> u64;
    /// `v.mulhi.u64`, `u.mulhi.u64`: high 64 bits of the unsigned product rs1 * rs2.
    fn mulhi_u64(a: u64, b: u64) -> u64;
    /// `v.mulhi.i64`, `u.mulhi.i64`: high 64 bits of the signed product rs1 * rs2.
    fn mulhi_i64(a: i64, b: i64) -> i64;
    /// `v.div.u64`, `u.div.u64`: unsigned quotient; rs1 where rs2 = 0.
    fn div_u64(a: u64, b: u64) -> u64;
    /// `v.div.i64`, `u.div.i64`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    fn div_i64(a: i64, b: i64) -> i64;
    /// `v.rem.u64`, `u.rem.u64`: unsigned remainder; 0 where rs2 = 0.
    fn rem_u64(a: u64, b: u64) -> u64;
    /// `v.rem.i64`, `u.rem.i64`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    fn rem_i64(a: i64, b: i64) -> i64;
    /// `v.min.u64`, `u.min.u64`, `u.reduce.min.u64`, `v.reduce.min.u64`, `v.scan.min.u64`, `v.exscan.min.u64`: smaller unsigned number.
    fn min_u64(a: u64, b: u64) -> u64;
    /// `v.max.u64`, `u.max.u64`, `u.reduce.max.u64`, `v.reduce.max.u64`, `v.scan.max.u64`, `v.exscan.max.u64`: larger unsigned number.
    fn max_u64(a: u64, b: u64) -> u64;
    /// `v.min.i64`, `u.min.i64`, `u.reduce.min.i64`, `v.reduce.min.i64`, `v.scan.min.i64`, `v.exscan.min.i64`: smaller signed number.
    fn min_i64(a: i64, b: i64) -> i64;
    /// `v.max.i64`, `u.max.i64`, `u.reduce.max.i64`, `v.reduce.max.i64`, `v.scan.max.i64`, `v.exscan.max.i64`: larger signed number.
    fn max_i64(a: i64, b: i64) -> i64;
    /// `v.not.b64`, `u.not.b64`: rd = complement of rs1.
    fn not_b64(a: u64) -> u64;
    /// `v.abs.i64`, `u.abs.i64`: absolute value; -2^63 gives itself.
    fn abs_i64(a: i64) -> i64;
    /// `v.clz.b64`, `u.clz.b64`: number of leading zero bits; 64 for 0.
    fn clz_b64(a: u64) -> u32;
    /// `v.ctz.b64`, `u.ctz.b64`: number of trailing zero bits; 64 for 0.
    fn ctz_b64(a: u64) -> u32;
    /// `v.popc.b64`, `u.popc.b64`: number of set bits.
    fn popc_b64(a: u64) -> u32;
    /// `v.brev.b64`, `u.brev.b64`: bits in reverse order.
    fn brev_b64(a: u64) -> u64;
    /// `v.flb.u64`, `u.flb.u64`: index of the highest set bit; all ones for 0.
    fn flb_u64(a: u64) -> u32;
    /// `v.flb.i64`, `u.flb.i64`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    fn flb_i64(a: i64) -> u32;
    /// `v.ftb.b64`, `u.ftb.b64`: index of the lowest set bit; all ones for 0.
    fn ftb_b64(a: u64) -> u32;
    /// `v.mad.u64`, `u.mad.u64`: low 64 bits of rs1 * rs2 + rs3.
    fn mad_u64(a: u64, b: u64, c: u64) -> u64;
    /// `v.shladd.u64`, `u.shladd.u64`: rd = (rs1 << (rs2 mod 64)) + rs3, modulo 2^64.
    fn shladd_u64(a: u64, b: u32, c: u64) -> u64;
    /// `v.add3.u64`, `u.add3.u64`: rd = rs1 + rs2 + rs3, modulo 2^64.
    fn add3_u64(a: u64, b: u64, c: u64) -> u64;
    /// `v.bfe.u64`, `u.bfe.u64`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 64, count to 64 - offset.
    fn bfe_u64(a: u64, b: u32, c: u32) -> u64;
    /// `v.bfe.i64`, `u.bfe.i64`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 64, count to 64 - offset.
    fn bfe_i64(a: i64, b: u32, c: u32) -> i64;
    /// `v.bfm.b64`, `u.bfm.b64`: mask of rs2 ones from bit rs1 upwards; offset clamped to 64, count to 64 - offset.
    fn bfm_b64(a: u32, b: u32) -> u64;
    /// `v.bsel.b64`, `u.bsel.b64`: rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones.
    fn bsel_b64(a: u64, b: u64, c: u64) -> u64;
    /// `v.andn.b64`, `u.andn.b64`: rd = rs1 and not rs2, bit by bit.
    fn andn_b64(a: u64, b: u64) -> u64;
    /// `v.neg.i64`, `u.neg.i64`: rd = 0 - rs1; -2^63 gives itself.
    fn neg_i64(a: i64) -> i64;
    /// `v.bfi.b64`, `u.bfi.b64`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 64, count to 64 - offset.
    fn bfi_b64(a: u64, b: u32, c: u32, d: u64) -> u64;
    /// `v.mul.u64.u32`, `u.mul.u64.u32`: all 64 bits of the unsigned product rs1 * rs2.
    fn mul_u64_u32(a: u32, b: u32) -> u64;
    /// `v.mul.i64.i32`, `u.mul.i64.i32`: all 64 bits of the signed product rs1 * rs2.
    fn mul_i64_i32(a: i32, b: i32) -> i64;
    /// `v.mad.u64.u32`, `u.mad.u64.u32`: unsigned product rs1 * rs2 of 64 bits plus rs3, modulo 2^64.
    fn mad_u64_u32(a: u32, b: u32, c: u64) -> u64;
    /// `v.mad.i64.i32`, `u.mad.i64.i32`: signed product rs1 * rs2 of 64 bits plus rs3, modulo 2^64.
    fn mad_i64_i32(a: i32, b: i32, c: i64) -> i64;
    /// `v.cmp.eq.u64`, `u.cmp.eq.u64`: lane mask of rs1 = rs2; 0 in inactive lanes.
    fn cmp_eq_u64(a: u64, b: u64) -> bool;
    /// `v.cmp.ne.u64`, `u.cmp.ne.u64`: lane mask of rs1 differs from rs2; 0 in inactive lanes.
    fn cmp_ne_u64(a: u64, b: u64) -> bool;
    /// `v.cmp.lt.u64`, `u.cmp.lt.u64`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_u64(a: u64, b: u64) -> bool;
    /// `v.cmp.le.u64`, `u.cmp.le.u64`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_u64(a: u64, b: u64) -> bool;
    /// `v.cmp.gt.u64`, `u.cmp.gt.u64`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_u64(a: u64, b: u64) -> bool;
    /// `v.cmp.ge.u64`, `u.cmp.ge.u64`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_u64(a: u64, b: u64) -> bool;
    /// `v.cmp.lt.i64`, `u.cmp.lt.i64`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_i64(a: i64, b: i64) -> bool;
    /// `v.cmp.le.i64`, `u.cmp.le.i64`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_i64(a: i64, b: i64) -> bool;
    /// `v.cmp.gt.i64`, `u.cmp.gt.i64`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_i64(a: i64, b: i64) -> bool;
    /// `v.cmp.ge.i64`, `u.cmp.ge.i64`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_i64(a: i64, b: i64) -> bool;
    /// `v.cmp.tst.b64`, `u.cmp.tst.b64`: lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes.
    fn cmp_tst_b64(a: u64, b: u64) -> bool;
    /// `v.sel.b64`: rd = rs1 where the mask has a one, rs2 elsewhere.
    fn sel_b64(a: bool, b: u64, c: u64) -> u64;
}

/// What the instructions of group 1 do: Vector integer, logic, moves, compares, selects.
pub trait Group1Half {
    /// `v.add.u16`: rd = rs1 + rs2, modulo 2^16.
    fn add_u16(a: u16, b: u16) -> u16;
    /// `v.sub.u16`: rd = rs1 - rs2, modulo 2^16.
    fn sub_u16(a: u16, b: u16) -> u16;
    /// `v.mul.u16`: low halfword of rs1 * rs2.
    fn mul_u16(a: u16, b: u16) -> u16;
    /// `v.and.b16`: rd = rs1 and rs2, bit by bit.
    fn and_b16(a: u16, b: u16) -> u16;
    /// `v.or.b16`: rd = rs1 or rs2, bit by bit.
    fn or_b16(a: u16, b: u16) -> u16;
    /// `v.xor.b16`: rd = rs1 exclusive-or rs2, bit by bit.
    fn xor_b16(a: u16, b: u16) -> u16;
    /// `v.shl.b16`: rd = rs1 shifted left by rs2 mod 16.
    fn shl_b16(a: u16, b: u16) -> u16;
    /// `v.shr.u16`: rd = rs1 shifted right by rs2 mod 16, zeros enter.
    fn shr_u16(a: u16, b: u16) -> u16;
    /// `v.shr.i16`: rd = rs1 shifted right by rs2 mod 16, the sign enters.
    fn shr_i16(a: i16, b: u16) -> i16;
    /// `v.rotr.b16`: rd = rs1 rotated right by rs2 mod 16.
    fn rotr_b16(a: u16, b: u16) -> u16;
    /// `v.mulhi.u16`: high halfword of the unsigned product rs1 * rs2.
    fn mulhi_u16(a: u16, b: u16) -> u16;
    /// `v.mulhi.i16`: high halfword of the signed product rs1 * rs2.
    fn mulhi_i16(a: i16, b: i16) -> i16;
    /// `v.div.u16`: unsigned quotient; rs1 where rs2 = 0.
    fn div_u16(a: u16, b: u16) -> u16;
    /// `v.div.i16`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    fn div_i16(a: i16, b: i16) -> i16;
    /// `v.rem.u16`: unsigned remainder; 0 where rs2 = 0.
    fn rem_u16(a: u16, b: u16) -> u16;
    /// `v.rem.i16`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    fn rem_i16(a: i16, b: i16) -> i16;
    /// `v.min.u16`: smaller unsigned number.
    fn min_u16(a: u16, b: u16) -> u16;
    /// `v.max.u16`: larger unsigned number.
    fn max_u16(a: u16, b: u16) -> u16;
    /// `v.min.i16`: smaller signed number.
    fn min_i16(a: i16, b: i16) -> i16;
    /// `v.max.i16`: larger signed number.
    fn max_i16(a: i16, b: i16) -> i16;
    /// `v.not.b16`: rd = complement of rs1.
    fn not_b16(a: u16) -> u16;
    /// `v.abs.i16`: absolute value; -2^15 gives itself.
    fn abs_i16(a: i16) -> i16;
    /// `v.clz.b16`: number of leading zero bits; 16 for 0.
    fn clz_b16(a: u16) -> u16;
    /// `v.ctz.b16`: number of trailing zero bits; 16 for 0.
    fn ctz_b16(a: u16) -> u16;
    /// `v.popc.b16`: number of set bits.
    fn popc_b16(a: u16) -> u16;
    /// `v.brev.b16`: bits in reverse order.
    fn brev_b16(a: u16) -> u16;
    /// `v.flb.u16`: index of the highest set bit; all ones for 0.
    fn flb_u16(a: u16) -> u16;
    /// `v.flb.i16`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    fn flb_i16(a: i16) -> u16;
    /// `v.ftb.b16`: index of the lowest set bit; all ones for 0.
    fn ftb_b16(a: u16) -> u16;
    /// `v.mad.u16`: low halfword of rs1 * rs2 + rs3.
    fn mad_u16(a: u16, b: u16, c: u16) -> u16;
    /// `v.shladd.u16`: rd = (rs1 << (rs2 mod 16)) + rs3, modulo 2^16.
    fn shladd_u16(a: u16, b: u16, c: u16) -> u16;
    /// `v.add3.u16`: rd = rs1 + rs2 + rs3, modulo 2^16.
    fn add3_u16(a: u16, b: u16, c: u16) -> u16;
    /// `v.bfe.u16`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 16, count to 16 - offset.
    fn bfe_u16(a: u16, b: u16, c: u16) -> u16;
    /// `v.bfe.i16`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 16, count to 16 - offset.
    fn bfe_i16(a: i16, b: u16, c: u16) -> i16;
    /// `v.bfm.b16`: mask of rs2 ones from bit rs1 upwards; offset clamped to 16, count to 16 - offset.
    fn bfm_b16(a: u16, b: u16) -> u16;
    /// `v.bsel.b16`: rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones.
    fn bsel_b16(a: u16, b: u16, c: u16) -> u16;
    /// `v.andn.b16`: rd = rs1 and not rs2, bit by bit.
    fn andn_b16(a: u16, b: u16) -> u16;
    /// `v.neg.i16`: rd = 0 - rs1; -2^15 gives itself.
    fn neg_i16(a: i16) -> i16;
    /// `v.addsat.u16`: sum of unsigned numbers, at most 2^16 - 1.
    fn addsat_u16(a: u16, b: u16) -> u16;
    /// `v.addsat.i16`: sum of signed numbers, clamped to -2^15 to 2^15 - 1.
    fn addsat_i16(a: i16, b: i16) -> i16;
    /// `v.subsat.u16`: difference of unsigned numbers, at least 0.
    fn subsat_u16(a: u16, b: u16) -> u16;
    /// `v.subsat.i16`: difference of signed numbers, clamped to -2^15 to 2^15 - 1.
    fn subsat_i16(a: i16, b: i16) -> i16;
    /// `v.bfi.b16`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 16, count to 16 - offset.
    fn bfi_b16(a: u16, b: u16, c: u16, d: u16) -> u16;
    /// `v.mul.u32.u16`: all 32 bits of the unsigned product rs1 * rs2.
    fn mul_u32_u16(a: u16, b: u16) -> u32;
    /// `v.mul.i32.i16`: all 32 bits of the signed product rs1 * rs2.
    fn mul_i32_i16(a: i16, b: i16) -> i32;
    /// `v.mad.u32.u16`: unsigned product rs1 * rs2 of 32 bits plus rs3, modulo 2^32.
    fn mad_u32_u16(a: u16, b: u16, c: u32) -> u32;
    /// `v.mad.i32.i16`: signed product rs1 * rs2 of 32 bits plus rs3, modulo 2^32.
    fn mad_i32_i16(a: i16, b: i16, c: i32) -> i32;
    /// `v.cmp.eq.u16`: lane mask of rs1 = rs2; 0 in inactive lanes.
    fn cmp_eq_u16(a: u16, b: u16) -> bool;
    /// `v.cmp.ne.u16`: lane mask of rs1 differs from rs2; 0 in inactive lanes.
    fn cmp_ne_u16(a: u16, b: u16) -> bool;
    /// `v.cmp.lt.u16`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_u16(a: u16, b: u16) -> bool;
    /// `v.cmp.le.u16`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_u16(a: u16, b: u16) -> bool;
    /// `v.cmp.gt.u16`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_u16(a: u16, b: u16) -> bool;
    /// `v.cmp.ge.u16`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_u16(a: u16, b: u16) -> bool;
    /// `v.cmp.lt.i16`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_i16(a: i16, b: i16) -> bool;
    /// `v.cmp.le.i16`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_i16(a: i16, b: i16) -> bool;
    /// `v.cmp.gt.i16`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_i16(a: i16, b: i16) -> bool;
    /// `v.cmp.ge.i16`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_i16(a: i16, b: i16) -> bool;
    /// `v.cmp.tst.b16`: lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes.
    fn cmp_tst_b16(a: u16, b: u16) -> bool;
    /// `v.sel.b16`: rd = rs1 where the mask has a one, rs2 elsewhere.
    fn sel_b16(a: bool, b: u16, c: u16) -> u16;
}

/// What the instructions of group 1 do: Vector integer, logic, moves, compares, selects.
pub trait Group1Halves {
    /// `v.add.u16x2`: sums of the halves of rs1 and rs2, modulo 2^16.
    fn add_u16x2(a: u32, b: u32) -> u32;
    /// `v.sub.u16x2`: differences of the halves of rs1 and rs2, modulo 2^16.
    fn sub_u16x2(a: u32, b: u32) -> u32;
    /// `v.mul.u16x2`: products of the halves of rs1 and rs2, modulo 2^16.
    fn mul_u16x2(a: u32, b: u32) -> u32;
    /// `v.shl.b16x2`: halves of rs1 shifted left by those of rs2 mod 16.
    fn shl_b16x2(a: u32, b: u32) -> u32;
    /// `v.shr.u16x2`: halves of rs1 shifted right by those of rs2 mod 16, zeros enter.
    fn shr_u16x2(a: u32, b: u32) -> u32;
    /// `v.shr.i16x2`: halves of rs1 shifted right by those of rs2 mod 16, the signs enter.
    fn shr_i16x2(a: u32, b: u32) -> u32;
    /// `v.min.u16x2`: smaller unsigned halves.
    fn min_u16x2(a: u32, b: u32) -> u32;
    /// `v.max.u16x2`: larger unsigned halves.
    fn max_u16x2(a: u32, b: u32) -> u32;
    /// `v.min.i16x2`: smaller signed halves.
    fn min_i16x2(a: u32, b: u32) -> u32;
    /// `v.max.i16x2`: larger signed halves.
    fn max_i16x2(a: u32, b: u32) -> u32;
    /// `v.mad.u16x2`: products of the halves of rs1 and rs2 plus those of rs3, modulo 2^16.
    fn mad_u16x2(a: u32, b: u32, c: u32) -> u32;
    /// `v.addsat.u16x2`: sums of unsigned halves, at most 2^16 - 1.
    fn addsat_u16x2(a: u32, b: u32) -> u32;
    /// `v.addsat.i16x2`: sums of signed halves, clamped to -2^15 to 2^15 - 1.
    fn addsat_i16x2(a: u32, b: u32) -> u32;
    /// `v.subsat.u16x2`: differences of unsigned halves, at least 0.
    fn subsat_u16x2(a: u32, b: u32) -> u32;
    /// `v.subsat.i16x2`: differences of signed halves, clamped to -2^15 to 2^15 - 1.
    fn subsat_i16x2(a: u32, b: u32) -> u32;
}

/// What the instructions of group 2 do: Vector floating point and conversions.
pub trait Group2 {
    /// `v.add.f32`, `u.add.f32`, `u.reduce.add.f32`, `v.reduce.add.f32`, `v.scan.add.f32`, `v.exscan.add.f32`: rounded sum.
    fn add_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.sub.f32`, `u.sub.f32`: rounded difference.
    fn sub_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.mul.f32`, `u.mul.f32`, `u.reduce.mul.f32`, `v.reduce.mul.f32`, `v.scan.mul.f32`, `v.exscan.mul.f32`: rounded product.
    fn mul_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.div.f32`, `u.div.f32`: correctly rounded quotient.
    fn div_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.min.f32`, `u.min.f32`, `u.reduce.min.f32`, `v.reduce.min.f32`, `v.scan.min.f32`, `v.exscan.min.f32`: IEEE 754-2019 minimumNumber.
    fn min_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.max.f32`, `u.max.f32`, `u.reduce.max.f32`, `v.reduce.max.f32`, `v.scan.max.f32`, `v.exscan.max.f32`: IEEE 754-2019 maximumNumber.
    fn max_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.fma.f32`, `u.fma.f32`: rs1 * rs2 + rs3 with one rounding.
    fn fma_f32<F: Fp>(fp: &mut F, a: f32, b: f32, c: f32) -> f32;
    /// `v.mac.f32`, `u.mac.f32`: rd = rs1 * rs2 + rd with one rounding.
    fn mac_f32<F: Fp>(fp: &mut F, a: f32, b: f32, c: f32) -> f32;
    /// `v.mov.f32`: rs1 with neg, abs and sat applied.
    fn mov_f32(a: f32) -> f32;
    /// `v.sqrt.f32`, `u.sqrt.f32`: correctly rounded square root.
    fn sqrt_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.floor.f32`, `u.floor.f32`: to an integral value, downwards.
    fn floor_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.ceil.f32`, `u.ceil.f32`: to an integral value, upwards.
    fn ceil_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.trunc.f32`, `u.trunc.f32`: to an integral value, towards zero.
    fn trunc_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.rint.f32`, `u.rint.f32`: to an integral value, ties to even.
    fn rint_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.fract.f32`, `u.fract.f32`: rs1 - floor(rs1), rounded.
    fn fract_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.rcp.f32`, `u.rcp.f32`: 1 / rs1, correctly rounded.
    fn rcp_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.rsq.f32`, `u.rsq.f32`: 1 / sqrt(rs1), within 1 ULP.
    fn rsq_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.exp2.f32`, `u.exp2.f32`: 2 to the power rs1, within 1 ULP.
    fn exp2_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.log2.f32`, `u.log2.f32`: logarithm to base 2, within 1 ULP.
    fn log2_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.sin.f32`, `u.sin.f32`: sine of rs1 radians, within 1 ULP.
    fn sin_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.cos.f32`, `u.cos.f32`: cosine of rs1 radians, within 1 ULP.
    fn cos_f32<F: Fp>(fp: &mut F, a: f32) -> f32;
    /// `v.ldexp.f32`, `u.ldexp.f32`: rs1 * 2^rs2, rounded once.
    fn ldexp_f32<F: Fp>(fp: &mut F, a: f32, b: i32) -> f32;
    /// `v.frexp.exp.f32`, `u.frexp.exp.f32`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    fn frexp_exp_f32(a: f32) -> i32;
    /// `v.frexp.fract.f32`, `u.frexp.fract.f32`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves.
    fn frexp_fract_f32(a: f32) -> f32;
    /// `v.cmp.eq.f32`, `u.cmp.eq.f32`: lane mask of equal; 0 in inactive lanes.
    fn cmp_eq_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.cmp.ne.f32`, `u.cmp.ne.f32`: lane mask of different or unordered; 0 in inactive lanes.
    fn cmp_ne_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.cmp.lt.f32`, `u.cmp.lt.f32`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.cmp.le.f32`, `u.cmp.le.f32`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.cmp.gt.f32`, `u.cmp.gt.f32`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.cmp.ge.f32`, `u.cmp.ge.f32`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.minimum.f32`, `u.minimum.f32`: IEEE 754-2019 minimum: NaN if a source is NaN.
    fn minimum_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.maximum.f32`, `u.maximum.f32`: IEEE 754-2019 maximum: NaN if a source is NaN.
    fn maximum_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> f32;
    /// `v.copysign.f32`, `u.copysign.f32`: magnitude of rs1 with the sign of rs2.
    fn copysign_f32(a: f32, b: f32) -> f32;
    /// `v.cmp.ord.f32`, `u.cmp.ord.f32`: lane mask of neither is NaN; 0 in inactive lanes.
    fn cmp_ord_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.cmp.uno.f32`, `u.cmp.uno.f32`: lane mask of one is NaN; 0 in inactive lanes.
    fn cmp_uno_f32<F: Fp>(fp: &mut F, a: f32, b: f32) -> bool;
    /// `v.class.f32`, `u.class.f32`: lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes.
    fn class_f32(a: f32, b: u32) -> bool;
    /// `v.add.f16`, `u.add.f16`, `u.reduce.add.f16`, `v.reduce.add.f16`, `v.scan.add.f16`, `v.exscan.add.f16`: rounded sum; the other half of rd stays.
    fn add_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.sub.f16`, `u.sub.f16`: rounded difference; the other half of rd stays.
    fn sub_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.mul.f16`, `u.mul.f16`, `u.reduce.mul.f16`, `v.reduce.mul.f16`, `v.scan.mul.f16`, `v.exscan.mul.f16`: rounded product; the other half of rd stays.
    fn mul_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.div.f16`, `u.div.f16`: correctly rounded quotient; the other half of rd stays.
    fn div_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.min.f16`, `u.min.f16`, `u.reduce.min.f16`, `v.reduce.min.f16`, `v.scan.min.f16`, `v.exscan.min.f16`: IEEE 754-2019 minimumNumber; the other half of rd stays.
    fn min_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.max.f16`, `u.max.f16`, `u.reduce.max.f16`, `v.reduce.max.f16`, `v.scan.max.f16`, `v.exscan.max.f16`: IEEE 754-2019 maximumNumber; the other half of rd stays.
    fn max_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.fma.f16`, `u.fma.f16`: rs1 * rs2 + rs3 with one rounding; the other half of rd stays.
    fn fma_f16<F: Fp>(fp: &mut F, a: f16, b: f16, c: f16) -> f16;
    /// `v.mac.f16`, `u.mac.f16`: rd = rs1 * rs2 + rd with one rounding; the other half of rd stays.
    fn mac_f16<F: Fp>(fp: &mut F, a: f16, b: f16, c: f16) -> f16;
    /// `v.mov.f16`: rs1 with neg, abs and sat applied; the other half of rd stays.
    fn mov_f16(a: f16) -> f16;
    /// `v.sqrt.f16`, `u.sqrt.f16`: correctly rounded square root; the other half of rd stays.
    fn sqrt_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.floor.f16`, `u.floor.f16`: to an integral value, downwards; the other half of rd stays.
    fn floor_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.ceil.f16`, `u.ceil.f16`: to an integral value, upwards; the other half of rd stays.
    fn ceil_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.trunc.f16`, `u.trunc.f16`: to an integral value, towards zero; the other half of rd stays.
    fn trunc_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.rint.f16`, `u.rint.f16`: to an integral value, ties to even; the other half of rd stays.
    fn rint_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.fract.f16`, `u.fract.f16`: rs1 - floor(rs1), rounded; the other half of rd stays.
    fn fract_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.rcp.f16`, `u.rcp.f16`: 1 / rs1, correctly rounded; the other half of rd stays.
    fn rcp_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.rsq.f16`, `u.rsq.f16`: 1 / sqrt(rs1), within 1 ULP; the other half of rd stays.
    fn rsq_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.exp2.f16`, `u.exp2.f16`: 2 to the power rs1, within 1 ULP; the other half of rd stays.
    fn exp2_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.log2.f16`, `u.log2.f16`: logarithm to base 2, within 1 ULP; the other half of rd stays.
    fn log2_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.sin.f16`, `u.sin.f16`: sine of rs1 radians, within 1 ULP; the other half of rd stays.
    fn sin_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.cos.f16`, `u.cos.f16`: cosine of rs1 radians, within 1 ULP; the other half of rd stays.
    fn cos_f16<F: Fp>(fp: &mut F, a: f16) -> f16;
    /// `v.ldexp.f16`, `u.ldexp.f16`: rs1 * 2^rs2, rounded once; the other half of rd stays.
    fn ldexp_f16<F: Fp>(fp: &mut F, a: f16, b: i32) -> f16;
    /// `v.frexp.exp.f16`, `u.frexp.exp.f16`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    fn frexp_exp_f16(a: f16) -> i32;
    /// `v.frexp.fract.f16`, `u.frexp.fract.f16`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves; the other half of rd stays.
    fn frexp_fract_f16(a: f16) -> f16;
    /// `v.minimum.f16`, `u.minimum.f16`: IEEE 754-2019 minimum: NaN if a source is NaN; the other half of rd stays.
    fn minimum_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.maximum.f16`, `u.maximum.f16`: IEEE 754-2019 maximum: NaN if a source is NaN; the other half of rd stays.
    fn maximum_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> f16;
    /// `v.copysign.f16`, `u.copysign.f16`: magnitude of rs1 with the sign of rs2; the other half of rd stays.
    fn copysign_f16(a: f16, b: f16) -> f16;
    /// `v.cmp.eq.f16`, `u.cmp.eq.f16`: lane mask of equal; 0 in inactive lanes.
    fn cmp_eq_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.cmp.ne.f16`, `u.cmp.ne.f16`: lane mask of different or unordered; 0 in inactive lanes.
    fn cmp_ne_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.cmp.lt.f16`, `u.cmp.lt.f16`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.cmp.le.f16`, `u.cmp.le.f16`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.cmp.gt.f16`, `u.cmp.gt.f16`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.cmp.ge.f16`, `u.cmp.ge.f16`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.cmp.ord.f16`, `u.cmp.ord.f16`: lane mask of neither is NaN; 0 in inactive lanes.
    fn cmp_ord_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.cmp.uno.f16`, `u.cmp.uno.f16`: lane mask of one is NaN; 0 in inactive lanes.
    fn cmp_uno_f16<F: Fp>(fp: &mut F, a: f16, b: f16) -> bool;
    /// `v.class.f16`, `u.class.f16`: lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes.
    fn class_f16(a: f16, b: u32) -> bool;
    /// `v.add.f64`, `u.add.f64`, `u.reduce.add.f64`, `v.reduce.add.f64`, `v.scan.add.f64`, `v.exscan.add.f64`: rounded sum.
    fn add_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.sub.f64`, `u.sub.f64`: rounded difference.
    fn sub_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.mul.f64`, `u.mul.f64`, `u.reduce.mul.f64`, `v.reduce.mul.f64`, `v.scan.mul.f64`, `v.exscan.mul.f64`: rounded product.
    fn mul_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.div.f64`, `u.div.f64`: correctly rounded quotient.
    fn div_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.min.f64`, `u.min.f64`, `u.reduce.min.f64`, `v.reduce.min.f64`, `v.scan.min.f64`, `v.exscan.min.f64`: IEEE 754-2019 minimumNumber.
    fn min_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.max.f64`, `u.max.f64`, `u.reduce.max.f64`, `v.reduce.max.f64`, `v.scan.max.f64`, `v.exscan.max.f64`: IEEE 754-2019 maximumNumber.
    fn max_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.fma.f64`, `u.fma.f64`: rs1 * rs2 + rs3 with one rounding.
    fn fma_f64<F: Fp>(fp: &mut F, a: f64, b: f64, c: f64) -> f64;
    /// `v.mac.f64`, `u.mac.f64`: rd = rs1 * rs2 + rd with one rounding.
    fn mac_f64<F: Fp>(fp: &mut F, a: f64, b: f64, c: f64) -> f64;
    /// `v.mov.f64`: rs1 with neg, abs and sat applied.
    fn mov_f64(a: f64) -> f64;
    /// `v.sqrt.f64`, `u.sqrt.f64`: correctly rounded square root.
    fn sqrt_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.floor.f64`, `u.floor.f64`: to an integral value, downwards.
    fn floor_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.ceil.f64`, `u.ceil.f64`: to an integral value, upwards.
    fn ceil_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.trunc.f64`, `u.trunc.f64`: to an integral value, towards zero.
    fn trunc_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.rint.f64`, `u.rint.f64`: to an integral value, ties to even.
    fn rint_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.fract.f64`, `u.fract.f64`: rs1 - floor(rs1), rounded.
    fn fract_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.rcp.f64`, `u.rcp.f64`: 1 / rs1, correctly rounded.
    fn rcp_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.rsq.f64`, `u.rsq.f64`: 1 / sqrt(rs1), within 1 ULP.
    fn rsq_f64<F: Fp>(fp: &mut F, a: f64) -> f64;
    /// `v.ldexp.f64`, `u.ldexp.f64`: rs1 * 2^rs2, rounded once.
    fn ldexp_f64<F: Fp>(fp: &mut F, a: f64, b: i32) -> f64;
    /// `v.frexp.exp.f64`, `u.frexp.exp.f64`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    fn frexp_exp_f64(a: f64) -> i32;
    /// `v.frexp.fract.f64`, `u.frexp.fract.f64`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves.
    fn frexp_fract_f64(a: f64) -> f64;
    /// `v.minimum.f64`, `u.minimum.f64`: IEEE 754-2019 minimum: NaN if a source is NaN.
    fn minimum_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.maximum.f64`, `u.maximum.f64`: IEEE 754-2019 maximum: NaN if a source is NaN.
    fn maximum_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> f64;
    /// `v.copysign.f64`, `u.copysign.f64`: magnitude of rs1 with the sign of rs2.
    fn copysign_f64(a: f64, b: f64) -> f64;
    /// `v.cmp.eq.f64`, `u.cmp.eq.f64`: lane mask of equal; 0 in inactive lanes.
    fn cmp_eq_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.cmp.ne.f64`, `u.cmp.ne.f64`: lane mask of different or unordered; 0 in inactive lanes.
    fn cmp_ne_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.cmp.lt.f64`, `u.cmp.lt.f64`: lane mask of rs1 < rs2; 0 in inactive lanes.
    fn cmp_lt_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.cmp.le.f64`, `u.cmp.le.f64`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    fn cmp_le_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.cmp.gt.f64`, `u.cmp.gt.f64`: lane mask of rs1 > rs2; 0 in inactive lanes.
    fn cmp_gt_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.cmp.ge.f64`, `u.cmp.ge.f64`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    fn cmp_ge_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.cmp.ord.f64`, `u.cmp.ord.f64`: lane mask of neither is NaN; 0 in inactive lanes.
    fn cmp_ord_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.cmp.uno.f64`, `u.cmp.uno.f64`: lane mask of one is NaN; 0 in inactive lanes.
    fn cmp_uno_f64<F: Fp>(fp: &mut F, a: f64, b: f64) -> bool;
    /// `v.class.f64`, `u.class.f64`: lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes.
    fn class_f64(a: f64, b: u32) -> bool;
    /// `v.add.f16x2`: rounded sums, of both halves.
    fn add_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32) -> u32;
    /// `v.sub.f16x2`: rounded differences, of both halves.
    fn sub_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32) -> u32;
    /// `v.mul.f16x2`: rounded products, of both halves.
    fn mul_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32) -> u32;
    /// `v.min.f16x2`: IEEE 754-2019 minimumNumber, of both halves.
    fn min_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32) -> u32;
    /// `v.max.f16x2`: IEEE 754-2019 maximumNumber, of both halves.
    fn max_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32) -> u32;
    /// `v.fma.f16x2`: rs1 * rs2 + rs3 with one rounding, of both halves.
    fn fma_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32, c: u32) -> u32;
    /// `v.mac.f16x2`: rd = rs1 * rs2 + rd with one rounding, of both halves.
    fn mac_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32, c: u32) -> u32;
    /// `v.minimum.f16x2`: IEEE 754-2019 minimum, of both halves.
    fn minimum_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32) -> u32;
    /// `v.maximum.f16x2`: IEEE 754-2019 maximum, of both halves.
    fn maximum_f16x2<F: Fp>(fp: &mut F, a: u32, b: u32) -> u32;
    /// `v.cvt.i16.f32`, `u.cvt.i16.f32`: to a signed integer of 16 bits towards zero; saturates, NaN gives 0; the other half of rd stays.
    fn cvt_i16_f32<F: Fp>(fp: &mut F, a: f32) -> i16;
    /// `v.cvt.f32.i16`, `u.cvt.f32.i16`: from a signed integer of 16 bits, rounded to binary32.
    fn cvt_f32_i16<F: Fp>(fp: &mut F, a: i16) -> f32;
    /// `v.cvt.u16.f32`, `u.cvt.u16.f32`: to an unsigned integer of 16 bits towards zero; saturates, NaN gives 0; the other half of rd stays.
    fn cvt_u16_f32<F: Fp>(fp: &mut F, a: f32) -> u16;
    /// `v.cvt.f32.u16`, `u.cvt.f32.u16`: from an unsigned integer of 16 bits, rounded to binary32.
    fn cvt_f32_u16<F: Fp>(fp: &mut F, a: u16) -> f32;
    /// `v.cvt.i32.f32`, `u.cvt.i32.f32`: to a signed integer of 32 bits towards zero; saturates, NaN gives 0.
    fn cvt_i32_f32<F: Fp>(fp: &mut F, a: f32) -> i32;
    /// `v.cvt.f32.i32`, `u.cvt.f32.i32`: from a signed integer of 32 bits, rounded to binary32.
    fn cvt_f32_i32<F: Fp>(fp: &mut F, a: i32) -> f32;
    /// `v.cvt.u32.f32`, `u.cvt.u32.f32`: to an unsigned integer of 32 bits towards zero; saturates, NaN gives 0.
    fn cvt_u32_f32<F: Fp>(fp: &mut F, a: f32) -> u32;
    /// `v.cvt.f32.u32`, `u.cvt.f32.u32`: from an unsigned integer of 32 bits, rounded to binary32.
    fn cvt_f32_u32<F: Fp>(fp: &mut F, a: u32) -> f32;
    /// `v.cvt.i64.f32`, `u.cvt.i64.f32`: to a signed integer of 64 bits towards zero; saturates, NaN gives 0.
    fn cvt_i64_f32<F: Fp>(fp: &mut F, a: f32) -> i64;
    /// `v.cvt.f32.i64`, `u.cvt.f32.i64`: from a signed integer of 64 bits, rounded to binary32.
    fn cvt_f32_i64<F: Fp>(fp: &mut F, a: i64) -> f32;
    /// `v.cvt.u64.f32`, `u.cvt.u64.f32`: to an unsigned integer of 64 bits towards zero; saturates, NaN gives 0.
    fn cvt_u64_f32<F: Fp>(fp: &mut F, a: f32) -> u64;
    /// `v.cvt.f32.u64`, `u.cvt.f32.u64`: from an unsigned integer of 64 bits, rounded to binary32.
    fn cvt_f32_u64<F: Fp>(fp: &mut F, a: u64) -> f32;
    /// `v.cvt.i16.f16`, `u.cvt.i16.f16`: to a signed integer of 16 bits towards zero; saturates, NaN gives 0; the other half of rd stays.
    fn cvt_i16_f16<F: Fp>(fp: &mut F, a: f16) -> i16;
    /// `v.cvt.f16.i16`, `u.cvt.f16.i16`: from a signed integer of 16 bits, rounded to binary16; the other half of rd stays.
    fn cvt_f16_i16<F: Fp>(fp: &mut F, a: i16) -> f16;
    /// `v.cvt.u16.f16`, `u.cvt.u16.f16`: to an unsigned integer of 16 bits towards zero; saturates, NaN gives 0; the other half of rd stays.
    fn cvt_u16_f16<F: Fp>(fp: &mut F, a: f16) -> u16;
    /// `v.cvt.f16.u16`, `u.cvt.f16.u16`: from an unsigned integer of 16 bits, rounded to binary16; the other half of rd stays.
    fn cvt_f16_u16<F: Fp>(fp: &mut F, a: u16) -> f16;
    /// `v.cvt.i32.f16`, `u.cvt.i32.f16`: to a signed integer of 32 bits towards zero; saturates, NaN gives 0.
    fn cvt_i32_f16<F: Fp>(fp: &mut F, a: f16) -> i32;
    /// `v.cvt.f16.i32`, `u.cvt.f16.i32`: from a signed integer of 32 bits, rounded to binary16; the other half of rd stays.
    fn cvt_f16_i32<F: Fp>(fp: &mut F, a: i32) -> f16;
    /// `v.cvt.u32.f16`, `u.cvt.u32.f16`: to an unsigned integer of 32 bits towards zero; saturates, NaN gives 0.
    fn cvt_u32_f16<F: Fp>(fp: &mut F, a: f16) -> u32;
    /// `v.cvt.f16.u32`, `u.cvt.f16.u32`: from an unsigned integer of 32 bits, rounded to binary16; the other half of rd stays.
    fn cvt_f16_u32<F: Fp>(fp: &mut F, a: u32) -> f16;
    /// `v.cvt.i64.f16`, `u.cvt.i64.f16`: to a signed integer of 64 bits towards zero; saturates, NaN gives 0.
    fn cvt_i64_f16<F: Fp>(fp: &mut F, a: f16) -> i64;
    /// `v.cvt.f16.i64`, `u.cvt.f16.i64`: from a signed integer of 64 bits, rounded to binary16; the other half of rd stays.
    fn cvt_f16_i64<F: Fp>(fp: &mut F, a: i64) -> f16;
    /// `v.cvt.u64.f16`, `u.cvt.u64.f16`: to an unsigned integer of 64 bits towards zero; saturates, NaN gives 0.
    fn cvt_u64_f16<F: Fp>(fp: &mut F, a: f16) -> u64;
    /// `v.cvt.f16.u64`, `u.cvt.f16.u64`: from an unsigned integer of 64 bits, rounded to binary16; the other half of rd stays.
    fn cvt_f16_u64<F: Fp>(fp: &mut F, a: u64) -> f16;
    /// `v.cvt.i16.f64`, `u.cvt.i16.f64`: to a signed integer of 16 bits towards zero; saturates, NaN gives 0; the other half of rd stays.
    fn cvt_i16_f64<F: Fp>(fp: &mut F, a: f64) -> i16;
    /// `v.cvt.f64.i16`, `u.cvt.f64.i16`: from a signed integer of 16 bits, rounded to binary64.
    fn cvt_f64_i16<F: Fp>(fp: &mut F, a: i16) -> f64;
    /// `v.cvt.u16.f64`, `u.cvt.u16.f64`: to an unsigned integer of 16 bits towards zero; saturates, NaN gives 0; the other half of rd stays.
    fn cvt_u16_f64<F: Fp>(fp: &mut F, a: f64) -> u16;
    /// `v.cvt.f64.u16`, `u.cvt.f64.u16`: from an unsigned integer of 16 bits, rounded to binary64.
    fn cvt_f64_u16<F: Fp>(fp: &mut F, a: u16) -> f64;
    /// `v.cvt.i32.f64`, `u.cvt.i32.f64`: to a signed integer of 32 bits towards zero; saturates, NaN gives 0.
    fn cvt_i32_f64<F: Fp>(fp: &mut F, a: f64) -> i32;
    /// `v.cvt.f64.i32`, `u.cvt.f64.i32`: from a signed integer of 32 bits, rounded to binary64.
    fn cvt_f64_i32<F: Fp>(fp: &mut F, a: i32) -> f64;
    /// `v.cvt.u32.f64`, `u.cvt.u32.f64`: to an unsigned integer of 32 bits towards zero; saturates, NaN gives 0.
    fn cvt_u32_f64<F: Fp>(fp: &mut F, a: f64) -> u32;
    /// `v.cvt.f64.u32`, `u.cvt.f64.u32`: from an unsigned integer of 32 bits, rounded to binary64.
    fn cvt_f64_u32<F: Fp>(fp: &mut F, a: u32) -> f64;
    /// `v.cvt.i64.f64`, `u.cvt.i64.f64`: to a signed integer of 64 bits towards zero; saturates, NaN gives 0.
    fn cvt_i64_f64<F: Fp>(fp: &mut F, a: f64) -> i64;
    /// `v.cvt.f64.i64`, `u.cvt.f64.i64`: from a signed integer of 64 bits, rounded to binary64.
    fn cvt_f64_i64<F: Fp>(fp: &mut F, a: i64) -> f64;
    /// `v.cvt.u64.f64`, `u.cvt.u64.f64`: to an unsigned integer of 64 bits towards zero; saturates, NaN gives 0.
    fn cvt_u64_f64<F: Fp>(fp: &mut F, a: f64) -> u64;
    /// `v.cvt.f64.u64`, `u.cvt.f64.u64`: from an unsigned integer of 64 bits, rounded to binary64.
    fn cvt_f64_u64<F: Fp>(fp: &mut F, a: u64) -> f64;
    /// `v.cvt.f32.f16`, `u.cvt.f32.f16`: from binary16 to binary32, exact.
    fn cvt_f32_f16<F: Fp>(fp: &mut F, a: f16) -> f32;
    /// `v.cvt.f32.f64`, `u.cvt.f32.f64`: from binary64 to binary32, rounded.
    fn cvt_f32_f64<F: Fp>(fp: &mut F, a: f64) -> f32;
    /// `v.cvt.f16.f32`, `u.cvt.f16.f32`: from binary32 to binary16, rounded; the other half of rd stays.
    fn cvt_f16_f32<F: Fp>(fp: &mut F, a: f32) -> f16;
    /// `v.cvt.f16.f64`, `u.cvt.f16.f64`: from binary64 to binary16, rounded; the other half of rd stays.
    fn cvt_f16_f64<F: Fp>(fp: &mut F, a: f64) -> f16;
    /// `v.cvt.f64.f32`, `u.cvt.f64.f32`: from binary32 to binary64, exact.
    fn cvt_f64_f32<F: Fp>(fp: &mut F, a: f32) -> f64;
    /// `v.cvt.f64.f16`, `u.cvt.f64.f16`: from binary16 to binary64, exact.
    fn cvt_f64_f16<F: Fp>(fp: &mut F, a: f16) -> f64;
    /// `v.cvt.i32.i16`, `u.cvt.i32.i16`: sign-extended to 32 bits.
    fn cvt_i32_i16(a: i16) -> i32;
    /// `v.cvt.u32.u16`, `u.cvt.u32.u16`: zero-extended to 32 bits.
    fn cvt_u32_u16(a: u16) -> u32;
    /// `v.cvt.i64.i32`, `u.cvt.i64.i32`: sign-extended to 64 bits.
    fn cvt_i64_i32(a: i32) -> i64;
    /// `v.cvt.u64.u32`, `u.cvt.u64.u32`: zero-extended to 64 bits.
    fn cvt_u64_u32(a: u32) -> u64;
    /// `v.cvt.unorm8.f32`, `u.cvt.unorm8.f32`: clamped to 0 to 1, times 255, to the nearest integer, ties to even; NaN gives 0.
    fn cvt_unorm8_f32<F: Fp>(fp: &mut F, a: f32) -> u32;
    /// `v.cvt.f32.unorm8`, `u.cvt.f32.unorm8`: the low 8 bits as an unsigned integer divided by 255, rounded.
    fn cvt_f32_unorm8<F: Fp>(fp: &mut F, a: u32) -> f32;
    /// `v.cvt.snorm8.f32`, `u.cvt.snorm8.f32`: clamped to -1 to 1, times 127, to the nearest integer, ties to even; NaN gives 0.
    fn cvt_snorm8_f32<F: Fp>(fp: &mut F, a: f32) -> i32;
    /// `v.cvt.f32.snorm8`, `u.cvt.f32.snorm8`: the low 8 bits as a signed integer divided by 127, rounded; at least -1.
    fn cvt_f32_snorm8<F: Fp>(fp: &mut F, a: u32) -> f32;
    /// `v.cvt.unorm16.f32`, `u.cvt.unorm16.f32`: clamped to 0 to 1, times 65535, to the nearest integer, ties to even; NaN gives 0.
    fn cvt_unorm16_f32<F: Fp>(fp: &mut F, a: f32) -> u32;
    /// `v.cvt.f32.unorm16`, `u.cvt.f32.unorm16`: the low 16 bits as an unsigned integer divided by 65535, rounded.
    fn cvt_f32_unorm16<F: Fp>(fp: &mut F, a: u32) -> f32;
    /// `v.cvt.snorm16.f32`, `u.cvt.snorm16.f32`: clamped to -1 to 1, times 32767, to the nearest integer, ties to even; NaN gives 0.
    fn cvt_snorm16_f32<F: Fp>(fp: &mut F, a: f32) -> i32;
    /// `v.cvt.f32.snorm16`, `u.cvt.f32.snorm16`: the low 16 bits as a signed integer divided by 32767, rounded; at least -1.
    fn cvt_f32_snorm16<F: Fp>(fp: &mut F, a: u32) -> f32;
    /// `v.pack.f16x2`, `u.pack.f16x2`: rounded to binary16: rs1 in the low half, rs2 in the high half.
    fn pack_f16x2<F: Fp>(fp: &mut F, a: f32, b: f32) -> u32;
    /// `v.cvtr.i16.f32`, `u.cvtr.i16.f32`: to a signed integer of 16 bits in the direction named; saturates, NaN gives 0; the other half of rd stays.
    fn cvtr_i16_f32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f32) -> i16;
    /// `v.cvtr.f32.i16`, `u.cvtr.f32.i16`: from a signed integer of 16 bits, rounded to binary32 in the direction named.
    fn cvtr_f32_i16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i16) -> f32;
    /// `v.cvtr.u16.f32`, `u.cvtr.u16.f32`: to an unsigned integer of 16 bits in the direction named; saturates, NaN gives 0; the other half of rd stays.
    fn cvtr_u16_f32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f32) -> u16;
    /// `v.cvtr.f32.u16`, `u.cvtr.f32.u16`: from an unsigned integer of 16 bits, rounded to binary32 in the direction named.
    fn cvtr_f32_u16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u16) -> f32;
    /// `v.cvtr.i32.f32`, `u.cvtr.i32.f32`: to a signed integer of 32 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_i32_f32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f32) -> i32;
    /// `v.cvtr.f32.i32`, `u.cvtr.f32.i32`: from a signed integer of 32 bits, rounded to binary32 in the direction named.
    fn cvtr_f32_i32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i32) -> f32;
    /// `v.cvtr.u32.f32`, `u.cvtr.u32.f32`: to an unsigned integer of 32 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_u32_f32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f32) -> u32;
    /// `v.cvtr.f32.u32`, `u.cvtr.f32.u32`: from an unsigned integer of 32 bits, rounded to binary32 in the direction named.
    fn cvtr_f32_u32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u32) -> f32;
    /// `v.cvtr.i64.f32`, `u.cvtr.i64.f32`: to a signed integer of 64 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_i64_f32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f32) -> i64;
    /// `v.cvtr.f32.i64`, `u.cvtr.f32.i64`: from a signed integer of 64 bits, rounded to binary32 in the direction named.
    fn cvtr_f32_i64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i64) -> f32;
    /// `v.cvtr.u64.f32`, `u.cvtr.u64.f32`: to an unsigned integer of 64 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_u64_f32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f32) -> u64;
    /// `v.cvtr.f32.u64`, `u.cvtr.f32.u64`: from an unsigned integer of 64 bits, rounded to binary32 in the direction named.
    fn cvtr_f32_u64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u64) -> f32;
    /// `v.cvtr.i16.f16`, `u.cvtr.i16.f16`: to a signed integer of 16 bits in the direction named; saturates, NaN gives 0; the other half of rd stays.
    fn cvtr_i16_f16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f16) -> i16;
    /// `v.cvtr.f16.i16`, `u.cvtr.f16.i16`: from a signed integer of 16 bits, rounded to binary16 in the direction named; the other half of rd stays.
    fn cvtr_f16_i16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i16) -> f16;
    /// `v.cvtr.u16.f16`, `u.cvtr.u16.f16`: to an unsigned integer of 16 bits in the direction named; saturates, NaN gives 0; the other half of rd stays.
    fn cvtr_u16_f16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f16) -> u16;
    /// `v.cvtr.f16.u16`, `u.cvtr.f16.u16`: from an unsigned integer of 16 bits, rounded to binary16 in the direction named; the other half of rd stays.
    fn cvtr_f16_u16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u16) -> f16;
    /// `v.cvtr.i32.f16`, `u.cvtr.i32.f16`: to a signed integer of 32 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_i32_f16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f16) -> i32;
    /// `v.cvtr.f16.i32`, `u.cvtr.f16.i32`: from a signed integer of 32 bits, rounded to binary16 in the direction named; the other half of rd stays.
    fn cvtr_f16_i32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i32) -> f16;
    /// `v.cvtr.u32.f16`, `u.cvtr.u32.f16`: to an unsigned integer of 32 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_u32_f16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f16) -> u32;
    /// `v.cvtr.f16.u32`, `u.cvtr.f16.u32`: from an unsigned integer of 32 bits, rounded to binary16 in the direction named; the other half of rd stays.
    fn cvtr_f16_u32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u32) -> f16;
    /// `v.cvtr.i64.f16`, `u.cvtr.i64.f16`: to a signed integer of 64 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_i64_f16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f16) -> i64;
    /// `v.cvtr.f16.i64`, `u.cvtr.f16.i64`: from a signed integer of 64 bits, rounded to binary16 in the direction named; the other half of rd stays.
    fn cvtr_f16_i64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i64) -> f16;
    /// `v.cvtr.u64.f16`, `u.cvtr.u64.f16`: to an unsigned integer of 64 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_u64_f16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f16) -> u64;
    /// `v.cvtr.f16.u64`, `u.cvtr.f16.u64`: from an unsigned integer of 64 bits, rounded to binary16 in the direction named; the other half of rd stays.
    fn cvtr_f16_u64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u64) -> f16;
    /// `v.cvtr.i16.f64`, `u.cvtr.i16.f64`: to a signed integer of 16 bits in the direction named; saturates, NaN gives 0; the other half of rd stays.
    fn cvtr_i16_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> i16;
    /// `v.cvtr.f64.i16`, `u.cvtr.f64.i16`: from a signed integer of 16 bits, rounded to binary64 in the direction named.
    fn cvtr_f64_i16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i16) -> f64;
    /// `v.cvtr.u16.f64`, `u.cvtr.u16.f64`: to an unsigned integer of 16 bits in the direction named; saturates, NaN gives 0; the other half of rd stays.
    fn cvtr_u16_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> u16;
    /// `v.cvtr.f64.u16`, `u.cvtr.f64.u16`: from an unsigned integer of 16 bits, rounded to binary64 in the direction named.
    fn cvtr_f64_u16<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u16) -> f64;
    /// `v.cvtr.i32.f64`, `u.cvtr.i32.f64`: to a signed integer of 32 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_i32_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> i32;
    /// `v.cvtr.f64.i32`, `u.cvtr.f64.i32`: from a signed integer of 32 bits, rounded to binary64 in the direction named.
    fn cvtr_f64_i32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i32) -> f64;
    /// `v.cvtr.u32.f64`, `u.cvtr.u32.f64`: to an unsigned integer of 32 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_u32_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> u32;
    /// `v.cvtr.f64.u32`, `u.cvtr.f64.u32`: from an unsigned integer of 32 bits, rounded to binary64 in the direction named.
    fn cvtr_f64_u32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u32) -> f64;
    /// `v.cvtr.i64.f64`, `u.cvtr.i64.f64`: to a signed integer of 64 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_i64_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> i64;
    /// `v.cvtr.f64.i64`, `u.cvtr.f64.i64`: from a signed integer of 64 bits, rounded to binary64 in the direction named.
    fn cvtr_f64_i64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: i64) -> f64;
    /// `v.cvtr.u64.f64`, `u.cvtr.u64.f64`: to an unsigned integer of 64 bits in the direction named; saturates, NaN gives 0.
    fn cvtr_u64_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> u64;
    /// `v.cvtr.f64.u64`, `u.cvtr.f64.u64`: from an unsigned integer of 64 bits, rounded to binary64 in the direction named.
    fn cvtr_f64_u64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: u64) -> f64;
    /// `v.cvtr.f32.f64`, `u.cvtr.f32.f64`: from binary64 to binary32, rounded in the direction named.
    fn cvtr_f32_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> f32;
    /// `v.cvtr.f16.f32`, `u.cvtr.f16.f32`: from binary32 to binary16, rounded in the direction named; the other half of rd stays.
    fn cvtr_f16_f32<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f32) -> f16;
    /// `v.cvtr.f16.f64`, `u.cvtr.f16.f64`: from binary64 to binary16, rounded in the direction named; the other half of rd stays.
    fn cvtr_f16_f64<F: Fp>(fp: &mut F, to: Option<Rounding>, a: f64) -> f16;
}

/// What the instructions of group 3 do: Uniform ALU, EXEC, cross-lane.
pub trait Group3UniformPacked {
    /// `u.add.co.u32`: rd = rs1 + rs2; co = all ones if it carries, else 0; where rd = co, co stays.
    fn u_add_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32) -> Flow;
    /// `u.addc.co.u32`: rd = rs1 + rs2 + 1 if ci is not 0, else + 0; co = all ones if it carries, else 0; where rd = co, co stays.
    fn u_addc_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32, ci: u32) -> Flow;
    /// `u.sub.co.u32`: rd = rs1 - rs2; co = all ones if it borrows, else 0; where rd = co, co stays.
    fn u_sub_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32) -> Flow;
    /// `u.subb.co.u32`: rd = rs1 - rs2 - 1 if ci is not 0, else - 0; co = all ones if it borrows, else 0; where rd = co, co stays.
    fn u_subb_co_u32<W: Warp>(w: &mut W, rd: UDst, co: UDst, rs1: u32, rs2: u32, ci: u32) -> Flow;
    /// `u.sel.b32`: rd = rs1 if ci is not 0, else rs2.
    fn u_sel_b32<W: Warp>(w: &mut W, rd: UDst, ci: u32, rs1: u32, rs2: u32) -> Flow;
}

/// What the instructions of group 3 do: Uniform ALU, EXEC, cross-lane.
pub trait Group3UniformWide {
    /// `u.sel.b64`: rd = rs1 if ci is not 0, else rs2.
    fn u_sel_b64<W: Warp>(w: &mut W, rd: UDst, ci: u32, rs1: u64, rs2: u64) -> Flow;
}

/// What the instructions of group 3 do: Uniform ALU, EXEC, cross-lane.
pub trait Group3Exec {
    /// `exec.get`: rd = EXEC.
    fn exec_get<W: Warp>(w: &mut W, rd: UDst) -> Flow;
    /// `exec.set`: EXEC = rs1.
    fn exec_set<W: Warp>(w: &mut W, rs1: u32) -> Flow;
    /// `exec.wqm`: rd = EXEC; EXEC = all lanes of each quad (4 lanes, 4-aligned) that has an active lane, and those that were off become helpers: whole-quad mode.
    fn exec_wqm<W: Warp>(w: &mut W, rd: UDst) -> Flow;
    /// `saveexec.and`: rd = EXEC; EXEC = EXEC and rs1.
    fn saveexec_and<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow;
    /// `saveexec.or`: rd = EXEC; EXEC = EXEC or rs1.
    fn saveexec_or<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow;
    /// `saveexec.xor`: rd = EXEC; EXEC = EXEC exclusive-or rs1.
    fn saveexec_xor<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow;
    /// `saveexec.andn1`: rd = EXEC; EXEC = rs1 and not EXEC.
    fn saveexec_andn1<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow;
    /// `saveexec.andn2`: rd = EXEC; EXEC = EXEC and not rs1.
    fn saveexec_andn2<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow;
    /// `saveexec.mov`: rd = EXEC; EXEC = rs1.
    fn saveexec_mov<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow;
    /// `helper.get`: rd = mask of the helper lanes.
    fn helper_get<W: Warp>(w: &mut W, rd: UDst) -> Flow;
    /// `helper.set`: helper lanes = rs1.
    fn helper_set<W: Warp>(w: &mut W, rs1: u32) -> Flow;
}

/// What the instructions of group 3 do: Uniform ALU, EXEC, cross-lane.
pub trait Group3CrossLane {
    /// `u.readlane`: rd = rs1 of lane rs2 mod 32, active or not.
    fn u_readlane<W: Warp>(w: &mut W, rd: UDst, rs1: VSrc, rs2: u32) -> Flow;
    /// `u.readfirst`: rd = rs1 of the first active lane; 0 with EXEC = 0.
    fn u_readfirst<W: Warp>(w: &mut W, rd: UDst, rs1: VSrc) -> Flow;
    /// `v.writelane`: rd of lane rs2 mod 32 = low bits of uniform register rs1, active or not.
    fn v_writelane<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: u32) -> Flow;
    /// `v.shuffle.b32`: rd = rs1 of lane rs2 mod 32, active or not.
    fn v_shuffle_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow;
    /// `v.shuffle.xor.b32`: rd = rs1 of the lane whose number is this lane's exclusive-or rs2 mod 32, active or not.
    fn v_shuffle_xor_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow;
    /// `v.shuffle.up.b32`: rd = rs1 of the lane rs2 below, active or not; lanes below rs2 get their own.
    fn v_shuffle_up_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow;
    /// `v.shuffle.down.b32`: rd = rs1 of the lane rs2 above, active or not; where that is past lane 31 a lane gets its own.
    fn v_shuffle_down_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow;
    /// `v.rotate.b32`: rd = rs1 of the lane rs2 above, wrapping within the cluster, active or not.
    fn v_rotate_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc, cl: u32) -> Flow;
    /// `v.quad.bcast.b32`: rd = rs1 of lane rs2 mod 4 of the quad, active or not.
    fn v_quad_bcast_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, rs2: VSrc) -> Flow;
    /// `v.quad.swapx.b32`: rd = rs1 of the horizontal neighbour in the quad: lanes 0 and 1, 2 and 3 swap, active or not.
    fn v_quad_swapx_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.quad.swapy.b32`: rd = rs1 of the vertical neighbour in the quad: lanes 0 and 2, 1 and 3 swap, active or not.
    fn v_quad_swapy_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.quad.swapd.b32`: rd = rs1 of the diagonal neighbour in the quad: lanes 0 and 3, 1 and 2 swap, active or not.
    fn v_quad_swapd_b32<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow;
    /// `v.mbcnt.b32`: rd = rs1 + number of ones of the mask below this lane's bit, whatever EXEC is.
    fn v_mbcnt_b32<W: Warp>(w: &mut W, rd: VDst, mask: u32, rs1: VSrc) -> Flow;
}

/// What the instructions of group 4 do: Control flow.
pub trait Group4 {
    /// `b`: jump.
    fn b<W: Warp>(w: &mut W, rel: u32) -> Flow;
    /// `bexecz`: jump if EXEC = 0.
    fn bexecz<W: Warp>(w: &mut W, rel: u32) -> Flow;
    /// `bexecnz`: jump if EXEC is not 0.
    fn bexecnz<W: Warp>(w: &mut W, rel: u32) -> Flow;
    /// `bz`: jump if rs1 = 0.
    fn bz<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow;
    /// `bnz`: jump if rs1 is not 0.
    fn bnz<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow;
    /// `jal`: rd = address of the next instruction; jump.
    fn jal<W: Warp>(w: &mut W, rd: UDst, rel: u32) -> Flow;
    /// `jalr`: rd = address of the next instruction; jump to rs1 (bytes from CODE_BASE).
    fn jalr<W: Warp>(w: &mut W, rd: UDst, rs1: u32) -> Flow;
    /// `beq.u32`: jump if rs1 = rs2.
    fn beq_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow;
    /// `bne.u32`: jump if rs1 differs from rs2.
    fn bne_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow;
    /// `blt.u32`: jump if rs1 < rs2.
    fn blt_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow;
    /// `bge.u32`: jump if rs1 >= rs2.
    fn bge_u32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow;
    /// `blt.i32`: jump if rs1 < rs2, signed.
    fn blt_i32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow;
    /// `bge.i32`: jump if rs1 >= rs2, signed.
    fn bge_i32<W: Warp>(w: &mut W, rs1: u32, rs2: u32, rel: u32) -> Flow;
    /// `jr`: jump to rs1 + rel (bytes from CODE_BASE).
    fn jr<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow;
    /// `btab`: jump to the word that is rs1 words behind the target: an entry of a table of jumps.
    fn btab<W: Warp>(w: &mut W, rs1: u32, rel: u32) -> Flow;
    /// `beq.u64`: jump if rs1 = rs2.
    fn beq_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow;
    /// `bne.u64`: jump if rs1 differs from rs2.
    fn bne_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow;
    /// `blt.u64`: jump if rs1 < rs2.
    fn blt_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow;
    /// `bge.u64`: jump if rs1 >= rs2.
    fn bge_u64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow;
    /// `blt.i64`: jump if rs1 < rs2, signed.
    fn blt_i64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow;
    /// `bge.i64`: jump if rs1 >= rs2, signed.
    fn bge_i64<W: Warp>(w: &mut W, rs1: u64, rs2: u64, rel: u32) -> Flow;
}

/// What the instructions of group 5 do: Memory.
pub trait Group5 {
    /// `buffer.load.b32`: 1 word at off + imm of the buffer; words outside the buffer read 0.
    fn buffer_load_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.b64`: 2 words at off + imm of the buffer; words outside the buffer read 0.
    fn buffer_load_b64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.b96`: 3 words at off + imm of the buffer; words outside the buffer read 0.
    fn buffer_load_b96<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.b128`: 4 words at off + imm of the buffer; words outside the buffer read 0.
    fn buffer_load_b128<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.store.b32`: 1 word to off + imm of the buffer; words outside the buffer are dropped.
    fn buffer_store_b32<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.store.b64`: 2 words to off + imm of the buffer; words outside the buffer are dropped.
    fn buffer_store_b64<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.store.b96`: 3 words to off + imm of the buffer; words outside the buffer are dropped.
    fn buffer_store_b96<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.store.b128`: 4 words to off + imm of the buffer; words outside the buffer are dropped.
    fn buffer_store_b128<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.u8`: byte, zero-extended, at off + imm of the buffer; 0 outside.
    fn buffer_load_u8<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.i8`: byte, sign-extended, at off + imm of the buffer; 0 outside.
    fn buffer_load_i8<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.u16`: halfword, zero-extended, at off + imm of the buffer; 0 outside.
    fn buffer_load_u16<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.i16`: halfword, sign-extended, at off + imm of the buffer; 0 outside.
    fn buffer_load_i16<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.load.b16`: halfword at off + imm of the buffer into half a register, whose other half stays; 0 outside.
    fn buffer_load_b16<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.store.b8`: low byte to off + imm of the buffer; dropped outside.
    fn buffer_store_b8<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.store.b16`: half a register to off + imm of the buffer; dropped outside.
    fn buffer_store_b16<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow;
    /// `buffer.atomic.add.u32`: word at off + imm of the buffer = old + data; rd = old word; 0 outside.
    fn buffer_atomic_add_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.sub.u32`: word at off + imm of the buffer = old - data; rd = old word; 0 outside.
    fn buffer_atomic_sub_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.and.b32`: word at off + imm of the buffer = old and data; rd = old word; 0 outside.
    fn buffer_atomic_and_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.or.b32`: word at off + imm of the buffer = old or data; rd = old word; 0 outside.
    fn buffer_atomic_or_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.xor.b32`: word at off + imm of the buffer = old exclusive-or data; rd = old word; 0 outside.
    fn buffer_atomic_xor_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.min.u32`: word at off + imm of the buffer = smaller unsigned number; rd = old word; 0 outside.
    fn buffer_atomic_min_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.max.u32`: word at off + imm of the buffer = larger unsigned number; rd = old word; 0 outside.
    fn buffer_atomic_max_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.min.i32`: word at off + imm of the buffer = smaller signed number; rd = old word; 0 outside.
    fn buffer_atomic_min_i32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.max.i32`: word at off + imm of the buffer = larger signed number; rd = old word; 0 outside.
    fn buffer_atomic_max_i32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.xchg.b32`: word at off + imm of the buffer = data; rd = old word; 0 outside.
    fn buffer_atomic_xchg_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.cmpxchg.b32`: word at off + imm of the buffer = src\[1\] if it equals src\[0\]; rd = old word; 0 outside.
    fn buffer_atomic_cmpxchg_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.add.f32`: word at off + imm of the buffer = old + data, rounded to nearest even; rd = old word; 0 outside.
    fn buffer_atomic_add_f32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.min.f32`: word at off + imm of the buffer = minimumNumber of old and data; rd = old word; 0 outside.
    fn buffer_atomic_min_f32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.max.f32`: word at off + imm of the buffer = maximumNumber of old and data; rd = old word; 0 outside.
    fn buffer_atomic_max_f32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.add.u64`: doubleword at off + imm of the buffer = old + data; rd = old doubleword; 0 outside.
    fn buffer_atomic_add_u64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.sub.u64`: doubleword at off + imm of the buffer = old - data; rd = old doubleword; 0 outside.
    fn buffer_atomic_sub_u64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.and.b64`: doubleword at off + imm of the buffer = old and data; rd = old doubleword; 0 outside.
    fn buffer_atomic_and_b64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.or.b64`: doubleword at off + imm of the buffer = old or data; rd = old doubleword; 0 outside.
    fn buffer_atomic_or_b64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.xor.b64`: doubleword at off + imm of the buffer = old exclusive-or data; rd = old doubleword; 0 outside.
    fn buffer_atomic_xor_b64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.min.u64`: doubleword at off + imm of the buffer = smaller unsigned number; rd = old doubleword; 0 outside.
    fn buffer_atomic_min_u64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.max.u64`: doubleword at off + imm of the buffer = larger unsigned number; rd = old doubleword; 0 outside.
    fn buffer_atomic_max_u64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.min.i64`: doubleword at off + imm of the buffer = smaller signed number; rd = old doubleword; 0 outside.
    fn buffer_atomic_min_i64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.max.i64`: doubleword at off + imm of the buffer = larger signed number; rd = old doubleword; 0 outside.
    fn buffer_atomic_max_i64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.xchg.b64`: doubleword at off + imm of the buffer = data; rd = old doubleword; 0 outside.
    fn buffer_atomic_xchg_b64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.cmpxchg.b64`: doubleword at off + imm of the buffer = src\[2:3\] if it equals src\[0:1\]; rd = old doubleword; 0 outside.
    fn buffer_atomic_cmpxchg_b64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.add.f64`: doubleword at off + imm of the buffer = old + data, rounded to nearest even; rd = old doubleword; 0 outside.
    fn buffer_atomic_add_f64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.min.f64`: doubleword at off + imm of the buffer = minimumNumber of old and data; rd = old doubleword; 0 outside.
    fn buffer_atomic_min_f64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.atomic.max.f64`: doubleword at off + imm of the buffer = maximumNumber of old and data; rd = old doubleword; 0 outside.
    fn buffer_atomic_max_f64<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.add.u32`: word at off + imm of the buffer = old + data, without result; nothing outside.
    fn buffer_red_add_u32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.sub.u32`: word at off + imm of the buffer = old - data, without result; nothing outside.
    fn buffer_red_sub_u32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.and.b32`: word at off + imm of the buffer = old and data, without result; nothing outside.
    fn buffer_red_and_b32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.or.b32`: word at off + imm of the buffer = old or data, without result; nothing outside.
    fn buffer_red_or_b32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.xor.b32`: word at off + imm of the buffer = old exclusive-or data, without result; nothing outside.
    fn buffer_red_xor_b32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.min.u32`: word at off + imm of the buffer = smaller unsigned number, without result; nothing outside.
    fn buffer_red_min_u32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.max.u32`: word at off + imm of the buffer = larger unsigned number, without result; nothing outside.
    fn buffer_red_max_u32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.min.i32`: word at off + imm of the buffer = smaller signed number, without result; nothing outside.
    fn buffer_red_min_i32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.max.i32`: word at off + imm of the buffer = larger signed number, without result; nothing outside.
    fn buffer_red_max_i32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.add.f32`: word at off + imm of the buffer = old + data, rounded to nearest even, without result; nothing outside.
    fn buffer_red_add_f32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.min.f32`: word at off + imm of the buffer = minimumNumber of old and data, without result; nothing outside.
    fn buffer_red_min_f32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.max.f32`: word at off + imm of the buffer = maximumNumber of old and data, without result; nothing outside.
    fn buffer_red_max_f32<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.add.u64`: doubleword at off + imm of the buffer = old + data, without result; nothing outside.
    fn buffer_red_add_u64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.sub.u64`: doubleword at off + imm of the buffer = old - data, without result; nothing outside.
    fn buffer_red_sub_u64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.and.b64`: doubleword at off + imm of the buffer = old and data, without result; nothing outside.
    fn buffer_red_and_b64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.or.b64`: doubleword at off + imm of the buffer = old or data, without result; nothing outside.
    fn buffer_red_or_b64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.xor.b64`: doubleword at off + imm of the buffer = old exclusive-or data, without result; nothing outside.
    fn buffer_red_xor_b64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.min.u64`: doubleword at off + imm of the buffer = smaller unsigned number, without result; nothing outside.
    fn buffer_red_min_u64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.max.u64`: doubleword at off + imm of the buffer = larger unsigned number, without result; nothing outside.
    fn buffer_red_max_u64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.min.i64`: doubleword at off + imm of the buffer = smaller signed number, without result; nothing outside.
    fn buffer_red_min_i64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.max.i64`: doubleword at off + imm of the buffer = larger signed number, without result; nothing outside.
    fn buffer_red_max_i64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.add.f64`: doubleword at off + imm of the buffer = old + data, rounded to nearest even, without result; nothing outside.
    fn buffer_red_add_f64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.min.f64`: doubleword at off + imm of the buffer = minimumNumber of old and data, without result; nothing outside.
    fn buffer_red_min_f64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `buffer.red.max.f64`: doubleword at off + imm of the buffer = maximumNumber of old and data, without result; nothing outside.
    fn buffer_red_max_f64<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.load.b32`: 1 word at the 64-bit address addr + imm.
    fn global_load_b32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.b64`: 2 words at the 64-bit address addr + imm.
    fn global_load_b64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.b96`: 3 words at the 64-bit address addr + imm.
    fn global_load_b96<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.b128`: 4 words at the 64-bit address addr + imm.
    fn global_load_b128<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.store.b32`: 1 word to the 64-bit address addr + imm.
    fn global_store_b32<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow;
    /// `global.store.b64`: 2 words to the 64-bit address addr + imm.
    fn global_store_b64<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow;
    /// `global.store.b96`: 3 words to the 64-bit address addr + imm.
    fn global_store_b96<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow;
    /// `global.store.b128`: 4 words to the 64-bit address addr + imm.
    fn global_store_b128<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.u8`: byte, zero-extended, at the 64-bit address addr + imm.
    fn global_load_u8<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.i8`: byte, sign-extended, at the 64-bit address addr + imm.
    fn global_load_i8<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.u16`: halfword, zero-extended, at the 64-bit address addr + imm.
    fn global_load_u16<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.i16`: halfword, sign-extended, at the 64-bit address addr + imm.
    fn global_load_i16<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.load.b16`: halfword at the 64-bit address addr + imm into half a register, whose other half stays.
    fn global_load_b16<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// `global.store.b8`: low byte to the 64-bit address addr + imm.
    fn global_store_b8<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow;
    /// `global.store.b16`: half a register to the 64-bit address addr + imm.
    fn global_store_b16<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow;
    /// `global.atomic.add.u32`: word at the 64-bit address addr + imm = old + data; rd = old word.
    fn global_atomic_add_u32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.sub.u32`: word at the 64-bit address addr + imm = old - data; rd = old word.
    fn global_atomic_sub_u32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.and.b32`: word at the 64-bit address addr + imm = old and data; rd = old word.
    fn global_atomic_and_b32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.or.b32`: word at the 64-bit address addr + imm = old or data; rd = old word.
    fn global_atomic_or_b32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.xor.b32`: word at the 64-bit address addr + imm = old exclusive-or data; rd = old word.
    fn global_atomic_xor_b32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.min.u32`: word at the 64-bit address addr + imm = smaller unsigned number; rd = old word.
    fn global_atomic_min_u32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.max.u32`: word at the 64-bit address addr + imm = larger unsigned number; rd = old word.
    fn global_atomic_max_u32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.min.i32`: word at the 64-bit address addr + imm = smaller signed number; rd = old word.
    fn global_atomic_min_i32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.max.i32`: word at the 64-bit address addr + imm = larger signed number; rd = old word.
    fn global_atomic_max_i32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.xchg.b32`: word at the 64-bit address addr + imm = data; rd = old word.
    fn global_atomic_xchg_b32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.cmpxchg.b32`: word at the 64-bit address addr + imm = src\[1\] if it equals src\[0\]; rd = old word.
    fn global_atomic_cmpxchg_b32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.add.f32`: word at the 64-bit address addr + imm = old + data, rounded to nearest even; rd = old word.
    fn global_atomic_add_f32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.min.f32`: word at the 64-bit address addr + imm = minimumNumber of old and data; rd = old word.
    fn global_atomic_min_f32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.max.f32`: word at the 64-bit address addr + imm = maximumNumber of old and data; rd = old word.
    fn global_atomic_max_f32<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.add.u64`: doubleword at the 64-bit address addr + imm = old + data; rd = old doubleword.
    fn global_atomic_add_u64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.sub.u64`: doubleword at the 64-bit address addr + imm = old - data; rd = old doubleword.
    fn global_atomic_sub_u64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.and.b64`: doubleword at the 64-bit address addr + imm = old and data; rd = old doubleword.
    fn global_atomic_and_b64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.or.b64`: doubleword at the 64-bit address addr + imm = old or data; rd = old doubleword.
    fn global_atomic_or_b64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.xor.b64`: doubleword at the 64-bit address addr + imm = old exclusive-or data; rd = old doubleword.
    fn global_atomic_xor_b64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.min.u64`: doubleword at the 64-bit address addr + imm = smaller unsigned number; rd = old doubleword.
    fn global_atomic_min_u64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.max.u64`: doubleword at the 64-bit address addr + imm = larger unsigned number; rd = old doubleword.
    fn global_atomic_max_u64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.min.i64`: doubleword at the 64-bit address addr + imm = smaller signed number; rd = old doubleword.
    fn global_atomic_min_i64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.max.i64`: doubleword at the 64-bit address addr + imm = larger signed number; rd = old doubleword.
    fn global_atomic_max_i64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.xchg.b64`: doubleword at the 64-bit address addr + imm = data; rd = old doubleword.
    fn global_atomic_xchg_b64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.cmpxchg.b64`: doubleword at the 64-bit address addr + imm = src\[2:3\] if it equals src\[0:1\]; rd = old doubleword.
    fn global_atomic_cmpxchg_b64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.add.f64`: doubleword at the 64-bit address addr + imm = old + data, rounded to nearest even; rd = old doubleword.
    fn global_atomic_add_f64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.min.f64`: doubleword at the 64-bit address addr + imm = minimumNumber of old and data; rd = old doubleword.
    fn global_atomic_min_f64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.atomic.max.f64`: doubleword at the 64-bit address addr + imm = maximumNumber of old and data; rd = old doubleword.
    fn global_atomic_max_f64<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.add.u32`: word at the 64-bit address addr + imm = old + data, without result.
    fn global_red_add_u32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.sub.u32`: word at the 64-bit address addr + imm = old - data, without result.
    fn global_red_sub_u32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.and.b32`: word at the 64-bit address addr + imm = old and data, without result.
    fn global_red_and_b32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.or.b32`: word at the 64-bit address addr + imm = old or data, without result.
    fn global_red_or_b32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.xor.b32`: word at the 64-bit address addr + imm = old exclusive-or data, without result.
    fn global_red_xor_b32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.min.u32`: word at the 64-bit address addr + imm = smaller unsigned number, without result.
    fn global_red_min_u32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.max.u32`: word at the 64-bit address addr + imm = larger unsigned number, without result.
    fn global_red_max_u32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.min.i32`: word at the 64-bit address addr + imm = smaller signed number, without result.
    fn global_red_min_i32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.max.i32`: word at the 64-bit address addr + imm = larger signed number, without result.
    fn global_red_max_i32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.add.f32`: word at the 64-bit address addr + imm = old + data, rounded to nearest even, without result.
    fn global_red_add_f32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.min.f32`: word at the 64-bit address addr + imm = minimumNumber of old and data, without result.
    fn global_red_min_f32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.max.f32`: word at the 64-bit address addr + imm = maximumNumber of old and data, without result.
    fn global_red_max_f32<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.add.u64`: doubleword at the 64-bit address addr + imm = old + data, without result.
    fn global_red_add_u64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.sub.u64`: doubleword at the 64-bit address addr + imm = old - data, without result.
    fn global_red_sub_u64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.and.b64`: doubleword at the 64-bit address addr + imm = old and data, without result.
    fn global_red_and_b64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.or.b64`: doubleword at the 64-bit address addr + imm = old or data, without result.
    fn global_red_or_b64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.xor.b64`: doubleword at the 64-bit address addr + imm = old exclusive-or data, without result.
    fn global_red_xor_b64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.min.u64`: doubleword at the 64-bit address addr + imm = smaller unsigned number, without result.
    fn global_red_min_u64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.max.u64`: doubleword at the 64-bit address addr + imm = larger unsigned number, without result.
    fn global_red_max_u64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.min.i64`: doubleword at the 64-bit address addr + imm = smaller signed number, without result.
    fn global_red_min_i64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.max.i64`: doubleword at the 64-bit address addr + imm = larger signed number, without result.
    fn global_red_max_i64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.add.f64`: doubleword at the 64-bit address addr + imm = old + data, rounded to nearest even, without result.
    fn global_red_add_f64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.min.f64`: doubleword at the 64-bit address addr + imm = minimumNumber of old and data, without result.
    fn global_red_min_f64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `global.red.max.f64`: doubleword at the 64-bit address addr + imm = maximumNumber of old and data, without result.
    fn global_red_max_f64<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `scratch.load.b32`: 1 word at byte off + imm of the lane's scratch memory.
    fn scratch_load_b32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.b64`: 2 words at byte off + imm of the lane's scratch memory.
    fn scratch_load_b64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.b96`: 3 words at byte off + imm of the lane's scratch memory.
    fn scratch_load_b96<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.b128`: 4 words at byte off + imm of the lane's scratch memory.
    fn scratch_load_b128<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.store.b32`: 1 word to byte off + imm of the lane's scratch memory.
    fn scratch_store_b32<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `scratch.store.b64`: 2 words to byte off + imm of the lane's scratch memory.
    fn scratch_store_b64<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `scratch.store.b96`: 3 words to byte off + imm of the lane's scratch memory.
    fn scratch_store_b96<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `scratch.store.b128`: 4 words to byte off + imm of the lane's scratch memory.
    fn scratch_store_b128<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.u8`: byte, zero-extended, at byte off + imm of the lane's scratch memory.
    fn scratch_load_u8<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.i8`: byte, sign-extended, at byte off + imm of the lane's scratch memory.
    fn scratch_load_i8<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.u16`: halfword, zero-extended, at byte off + imm of the lane's scratch memory.
    fn scratch_load_u16<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.i16`: halfword, sign-extended, at byte off + imm of the lane's scratch memory.
    fn scratch_load_i16<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.load.b16`: halfword at byte off + imm of the lane's scratch memory into half a register, whose other half stays.
    fn scratch_load_b16<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `scratch.store.b8`: low byte to byte off + imm of the lane's scratch memory.
    fn scratch_store_b8<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `scratch.store.b16`: half a register to byte off + imm of the lane's scratch memory.
    fn scratch_store_b16<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.b32`: 1 word at byte off + imm of workgroup memory.
    fn ls_load_b32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.b64`: 2 words at byte off + imm of workgroup memory.
    fn ls_load_b64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.b96`: 3 words at byte off + imm of workgroup memory.
    fn ls_load_b96<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.b128`: 4 words at byte off + imm of workgroup memory.
    fn ls_load_b128<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.store.b32`: 1 word to byte off + imm of workgroup memory.
    fn ls_store_b32<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `ls.store.b64`: 2 words to byte off + imm of workgroup memory.
    fn ls_store_b64<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `ls.store.b96`: 3 words to byte off + imm of workgroup memory.
    fn ls_store_b96<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `ls.store.b128`: 4 words to byte off + imm of workgroup memory.
    fn ls_store_b128<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.u8`: byte, zero-extended, at byte off + imm of workgroup memory.
    fn ls_load_u8<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.i8`: byte, sign-extended, at byte off + imm of workgroup memory.
    fn ls_load_i8<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.u16`: halfword, zero-extended, at byte off + imm of workgroup memory.
    fn ls_load_u16<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.i16`: halfword, sign-extended, at byte off + imm of workgroup memory.
    fn ls_load_i16<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.load.b16`: halfword at byte off + imm of workgroup memory into half a register, whose other half stays.
    fn ls_load_b16<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32) -> Flow;
    /// `ls.store.b8`: low byte to byte off + imm of workgroup memory.
    fn ls_store_b8<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `ls.store.b16`: half a register to byte off + imm of workgroup memory.
    fn ls_store_b16<W: Warp>(w: &mut W, data: VSrc, off: VSrc, imm: u32) -> Flow;
    /// `ls.atomic.add.u32`: word at byte off + imm of workgroup memory = old + data; rd = old word.
    fn ls_atomic_add_u32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.sub.u32`: word at byte off + imm of workgroup memory = old - data; rd = old word.
    fn ls_atomic_sub_u32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.and.b32`: word at byte off + imm of workgroup memory = old and data; rd = old word.
    fn ls_atomic_and_b32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.or.b32`: word at byte off + imm of workgroup memory = old or data; rd = old word.
    fn ls_atomic_or_b32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.xor.b32`: word at byte off + imm of workgroup memory = old exclusive-or data; rd = old word.
    fn ls_atomic_xor_b32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.min.u32`: word at byte off + imm of workgroup memory = smaller unsigned number; rd = old word.
    fn ls_atomic_min_u32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.max.u32`: word at byte off + imm of workgroup memory = larger unsigned number; rd = old word.
    fn ls_atomic_max_u32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.min.i32`: word at byte off + imm of workgroup memory = smaller signed number; rd = old word.
    fn ls_atomic_min_i32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.max.i32`: word at byte off + imm of workgroup memory = larger signed number; rd = old word.
    fn ls_atomic_max_i32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.xchg.b32`: word at byte off + imm of workgroup memory = data; rd = old word.
    fn ls_atomic_xchg_b32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.cmpxchg.b32`: word at byte off + imm of workgroup memory = src\[1\] if it equals src\[0\]; rd = old word.
    fn ls_atomic_cmpxchg_b32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.add.f32`: word at byte off + imm of workgroup memory = old + data, rounded to nearest even; rd = old word.
    fn ls_atomic_add_f32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.min.f32`: word at byte off + imm of workgroup memory = minimumNumber of old and data; rd = old word.
    fn ls_atomic_min_f32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.max.f32`: word at byte off + imm of workgroup memory = maximumNumber of old and data; rd = old word.
    fn ls_atomic_max_f32<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.add.u64`: doubleword at byte off + imm of workgroup memory = old + data; rd = old doubleword.
    fn ls_atomic_add_u64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.sub.u64`: doubleword at byte off + imm of workgroup memory = old - data; rd = old doubleword.
    fn ls_atomic_sub_u64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.and.b64`: doubleword at byte off + imm of workgroup memory = old and data; rd = old doubleword.
    fn ls_atomic_and_b64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.or.b64`: doubleword at byte off + imm of workgroup memory = old or data; rd = old doubleword.
    fn ls_atomic_or_b64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.xor.b64`: doubleword at byte off + imm of workgroup memory = old exclusive-or data; rd = old doubleword.
    fn ls_atomic_xor_b64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.min.u64`: doubleword at byte off + imm of workgroup memory = smaller unsigned number; rd = old doubleword.
    fn ls_atomic_min_u64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.max.u64`: doubleword at byte off + imm of workgroup memory = larger unsigned number; rd = old doubleword.
    fn ls_atomic_max_u64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.min.i64`: doubleword at byte off + imm of workgroup memory = smaller signed number; rd = old doubleword.
    fn ls_atomic_min_i64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.max.i64`: doubleword at byte off + imm of workgroup memory = larger signed number; rd = old doubleword.
    fn ls_atomic_max_i64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.xchg.b64`: doubleword at byte off + imm of workgroup memory = data; rd = old doubleword.
    fn ls_atomic_xchg_b64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.cmpxchg.b64`: doubleword at byte off + imm of workgroup memory = src\[2:3\] if it equals src\[0:1\]; rd = old doubleword.
    fn ls_atomic_cmpxchg_b64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.add.f64`: doubleword at byte off + imm of workgroup memory = old + data, rounded to nearest even; rd = old doubleword.
    fn ls_atomic_add_f64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.min.f64`: doubleword at byte off + imm of workgroup memory = minimumNumber of old and data; rd = old doubleword.
    fn ls_atomic_min_f64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.atomic.max.f64`: doubleword at byte off + imm of workgroup memory = maximumNumber of old and data; rd = old doubleword.
    fn ls_atomic_max_f64<W: Warp>(w: &mut W, rd: VDst, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.add.u32`: word at byte off + imm of workgroup memory = old + data, without result.
    fn ls_red_add_u32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.sub.u32`: word at byte off + imm of workgroup memory = old - data, without result.
    fn ls_red_sub_u32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.and.b32`: word at byte off + imm of workgroup memory = old and data, without result.
    fn ls_red_and_b32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.or.b32`: word at byte off + imm of workgroup memory = old or data, without result.
    fn ls_red_or_b32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.xor.b32`: word at byte off + imm of workgroup memory = old exclusive-or data, without result.
    fn ls_red_xor_b32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.min.u32`: word at byte off + imm of workgroup memory = smaller unsigned number, without result.
    fn ls_red_min_u32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.max.u32`: word at byte off + imm of workgroup memory = larger unsigned number, without result.
    fn ls_red_max_u32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.min.i32`: word at byte off + imm of workgroup memory = smaller signed number, without result.
    fn ls_red_min_i32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.max.i32`: word at byte off + imm of workgroup memory = larger signed number, without result.
    fn ls_red_max_i32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.add.f32`: word at byte off + imm of workgroup memory = old + data, rounded to nearest even, without result.
    fn ls_red_add_f32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.min.f32`: word at byte off + imm of workgroup memory = minimumNumber of old and data, without result.
    fn ls_red_min_f32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.max.f32`: word at byte off + imm of workgroup memory = maximumNumber of old and data, without result.
    fn ls_red_max_f32<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.add.u64`: doubleword at byte off + imm of workgroup memory = old + data, without result.
    fn ls_red_add_u64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.sub.u64`: doubleword at byte off + imm of workgroup memory = old - data, without result.
    fn ls_red_sub_u64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.and.b64`: doubleword at byte off + imm of workgroup memory = old and data, without result.
    fn ls_red_and_b64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.or.b64`: doubleword at byte off + imm of workgroup memory = old or data, without result.
    fn ls_red_or_b64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.xor.b64`: doubleword at byte off + imm of workgroup memory = old exclusive-or data, without result.
    fn ls_red_xor_b64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.min.u64`: doubleword at byte off + imm of workgroup memory = smaller unsigned number, without result.
    fn ls_red_min_u64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.max.u64`: doubleword at byte off + imm of workgroup memory = larger unsigned number, without result.
    fn ls_red_max_u64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.min.i64`: doubleword at byte off + imm of workgroup memory = smaller signed number, without result.
    fn ls_red_min_i64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.max.i64`: doubleword at byte off + imm of workgroup memory = larger signed number, without result.
    fn ls_red_max_i64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.add.f64`: doubleword at byte off + imm of workgroup memory = old + data, rounded to nearest even, without result.
    fn ls_red_add_f64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.min.f64`: doubleword at byte off + imm of workgroup memory = minimumNumber of old and data, without result.
    fn ls_red_min_f64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `ls.red.max.f64`: doubleword at byte off + imm of workgroup memory = maximumNumber of old and data, without result.
    fn ls_red_max_f64<W: Warp>(w: &mut W, off: VSrc, imm: u32, src: VSrc) -> Flow;
    /// `u.load.b32`: 1 word at the 64-bit address base + imm.
    fn u_load_b32<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.load.b64`: 2 words at the 64-bit address base + imm.
    fn u_load_b64<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.load.b128`: 4 words at the 64-bit address base + imm.
    fn u_load_b128<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.load.b256`: 8 words at the 64-bit address base + imm.
    fn u_load_b256<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.load.u8`: byte, zero-extended, at the 64-bit address base + imm.
    fn u_load_u8<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.load.i8`: byte, sign-extended, at the 64-bit address base + imm.
    fn u_load_i8<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.load.u16`: halfword, zero-extended, at the 64-bit address base + imm.
    fn u_load_u16<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.load.i16`: halfword, sign-extended, at the 64-bit address base + imm.
    fn u_load_i16<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow;
    /// `u.bload.b32`: 1 word at off + imm of the buffer; words outside the buffer read 0.
    fn u_bload_b32<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bload.b64`: 2 words at off + imm of the buffer; words outside the buffer read 0.
    fn u_bload_b64<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bload.b128`: 4 words at off + imm of the buffer; words outside the buffer read 0.
    fn u_bload_b128<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bload.b256`: 8 words at off + imm of the buffer; words outside the buffer read 0.
    fn u_bload_b256<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bload.u8`: byte, zero-extended, at off + imm of the buffer; 0 outside.
    fn u_bload_u8<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bload.i8`: byte, sign-extended, at off + imm of the buffer; 0 outside.
    fn u_bload_i8<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bload.u16`: halfword, zero-extended, at off + imm of the buffer; 0 outside.
    fn u_bload_u16<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bload.i16`: halfword, sign-extended, at off + imm of the buffer; 0 outside.
    fn u_bload_i16<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
    /// `u.bsize`: rd = size in bytes of the buffer; 0 for the null descriptor.
    fn u_bsize<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4]) -> Flow;
    /// `fence.acquire.warp`: what the warp has read before orders all later accesses, within the warp.
    fn fence_acquire_warp<W: Warp>(w: &mut W) -> Flow;
    /// `fence.acquire.workgroup`: what the warp has read before orders all later accesses, among the warps of the workgroup.
    fn fence_acquire_workgroup<W: Warp>(w: &mut W) -> Flow;
    /// `fence.acquire.device`: what the warp has read before orders all later accesses, among the warps of the device.
    fn fence_acquire_device<W: Warp>(w: &mut W) -> Flow;
    /// `fence.release.warp`: all earlier accesses are ordered before what the warp writes later, within the warp.
    fn fence_release_warp<W: Warp>(w: &mut W) -> Flow;
    /// `fence.release.workgroup`: all earlier accesses are ordered before what the warp writes later, among the warps of the workgroup.
    fn fence_release_workgroup<W: Warp>(w: &mut W) -> Flow;
    /// `fence.release.device`: all earlier accesses are ordered before what the warp writes later, among the warps of the device.
    fn fence_release_device<W: Warp>(w: &mut W) -> Flow;
    /// `fence.acqrel.warp`: acquire and release in one, within the warp.
    fn fence_acqrel_warp<W: Warp>(w: &mut W) -> Flow;
    /// `fence.acqrel.workgroup`: acquire and release in one, among the warps of the workgroup.
    fn fence_acqrel_workgroup<W: Warp>(w: &mut W) -> Flow;
    /// `fence.acqrel.device`: acquire and release in one, among the warps of the device.
    fn fence_acqrel_device<W: Warp>(w: &mut W) -> Flow;
    /// `fence.seqcst.warp`: acquire and release, in one order with all other such fences, within the warp.
    fn fence_seqcst_warp<W: Warp>(w: &mut W) -> Flow;
    /// `fence.seqcst.workgroup`: acquire and release, in one order with all other such fences, among the warps of the workgroup.
    fn fence_seqcst_workgroup<W: Warp>(w: &mut W) -> Flow;
    /// `fence.seqcst.device`: acquire and release, in one order with all other such fences, among the warps of the device.
    fn fence_seqcst_device<W: Warp>(w: &mut W) -> Flow;
    /// `image.load`: texel at integer coordinates of level lod (of a multisample image: sample lod); 0 outside.
    fn image_load<W: Warp>(w: &mut W, rd: VList, desc: [u32; 8], coord: VList, lod: VSrc) -> Flow;
    /// `image.store`: texel at integer coordinates of level lod = data, what data lacks being 0; dropped outside.
    fn image_store<W: Warp>(w: &mut W, data: VList, desc: [u32; 8], coord: VList, lod: VSrc) -> Flow;
    /// `image.atomic.add.u32`: texel (r32uint or r32sint) of level 0 = old + data; rd = old texel; 0 outside.
    fn image_atomic_add_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.sub.u32`: texel (r32uint or r32sint) of level 0 = old - data; rd = old texel; 0 outside.
    fn image_atomic_sub_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.and.b32`: texel (r32uint or r32sint) of level 0 = old and data; rd = old texel; 0 outside.
    fn image_atomic_and_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.or.b32`: texel (r32uint or r32sint) of level 0 = old or data; rd = old texel; 0 outside.
    fn image_atomic_or_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.xor.b32`: texel (r32uint or r32sint) of level 0 = old exclusive-or data; rd = old texel; 0 outside.
    fn image_atomic_xor_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.min.u32`: texel (r32uint or r32sint) of level 0 = smaller unsigned number; rd = old texel; 0 outside.
    fn image_atomic_min_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.max.u32`: texel (r32uint or r32sint) of level 0 = larger unsigned number; rd = old texel; 0 outside.
    fn image_atomic_max_u32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.min.i32`: texel (r32uint or r32sint) of level 0 = smaller signed number; rd = old texel; 0 outside.
    fn image_atomic_min_i32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.max.i32`: texel (r32uint or r32sint) of level 0 = larger signed number; rd = old texel; 0 outside.
    fn image_atomic_max_i32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.xchg.b32`: texel (r32uint, r32sint or r32float) of level 0 = data; rd = old texel; 0 outside.
    fn image_atomic_xchg_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.cmpxchg.b32`: texel (r32uint or r32sint) of level 0 = src\[1\] if it equals src\[0\]; rd = old texel; 0 outside.
    fn image_atomic_cmpxchg_b32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.add.f32`: texel (r32float) of level 0 = old + data, rounded to nearest even; rd = old texel; 0 outside.
    fn image_atomic_add_f32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.min.f32`: texel (r32float) of level 0 = minimumNumber of old and data; rd = old texel; 0 outside.
    fn image_atomic_min_f32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.atomic.max.f32`: texel (r32float) of level 0 = maximumNumber of old and data; rd = old texel; 0 outside.
    fn image_atomic_max_f32<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.add.u32`: texel (r32uint or r32sint) of level 0 = old + data, without result; nothing outside.
    fn image_red_add_u32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.sub.u32`: texel (r32uint or r32sint) of level 0 = old - data, without result; nothing outside.
    fn image_red_sub_u32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.and.b32`: texel (r32uint or r32sint) of level 0 = old and data, without result; nothing outside.
    fn image_red_and_b32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.or.b32`: texel (r32uint or r32sint) of level 0 = old or data, without result; nothing outside.
    fn image_red_or_b32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.xor.b32`: texel (r32uint or r32sint) of level 0 = old exclusive-or data, without result; nothing outside.
    fn image_red_xor_b32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.min.u32`: texel (r32uint or r32sint) of level 0 = smaller unsigned number, without result; nothing outside.
    fn image_red_min_u32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.max.u32`: texel (r32uint or r32sint) of level 0 = larger unsigned number, without result; nothing outside.
    fn image_red_max_u32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.min.i32`: texel (r32uint or r32sint) of level 0 = smaller signed number, without result; nothing outside.
    fn image_red_min_i32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.max.i32`: texel (r32uint or r32sint) of level 0 = larger signed number, without result; nothing outside.
    fn image_red_max_i32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.add.f32`: texel (r32float) of level 0 = old + data, rounded to nearest even, without result; nothing outside.
    fn image_red_add_f32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.min.f32`: texel (r32float) of level 0 = minimumNumber of old and data, without result; nothing outside.
    fn image_red_min_f32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.red.max.f32`: texel (r32float) of level 0 = maximumNumber of old and data, without result; nothing outside.
    fn image_red_max_f32<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow;
    /// `image.sample.lod`: filtered value at coordinates, level of detail lod; off = three signed offsets of 4 bits.
    fn image_sample_lod<W: Warp>(w: &mut W, rd: VList, desc: [u32; 8], samp: [u32; 4], coord: VList, lod: VSrc, off: u32) -> Flow;
    /// `image.sample.cmp.lod`: share of texels for which the reference, last in coord, compares; level of detail lod.
    fn image_sample_cmp_lod<W: Warp>(w: &mut W, rd: VList, desc: [u32; 8], samp: [u32; 4], coord: VList, lod: VSrc, off: u32) -> Flow;
    /// `image.sample.grad`: filtered value at coordinates, level of detail by derivatives: all along x, then all along y.
    fn image_sample_grad<W: Warp>(w: &mut W, rd: VList, desc: [u32; 8], samp: [u32; 4], coord: VList, grad: VList, off: u32) -> Flow;
    /// `image.sample.cmp.grad`: share of texels for which the reference, last in coord, compares; level of detail by derivatives.
    fn image_sample_cmp_grad<W: Warp>(w: &mut W, rd: VList, desc: [u32; 8], samp: [u32; 4], coord: VList, grad: VList, off: u32) -> Flow;
    /// `image.gather`: component comp of the texels (i0, j1), (i1, j1), (i1, j0), (i0, j0) that a linear filter takes of level 0.
    fn image_gather<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], samp: [u32; 4], coord: VList, comp: u32, off: u32) -> Flow;
    /// `image.gather.cmp`: whether the reference, last in coord, compares with each of these texels: 1 or 0.
    fn image_gather_cmp<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], samp: [u32; 4], coord: VList, off: u32) -> Flow;
    /// `u.image.size`: rd = width, height, depth or layers, number of levels of level lod of the image; all 0 for the null descriptor or a level that does not exist.
    fn u_image_size<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 8], lod: u32) -> Flow;
    /// `u.image.samples`: rd = samples of a texel; 0 for the null descriptor.
    fn u_image_samples<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 8]) -> Flow;
}

/// What the instructions of group 6 do: Sync, CSR, misc.
pub trait Group6 {
    /// `sleep`: gives up issue for about imm*64 cycles (spin-wait aid).
    fn sleep<W: Warp>(w: &mut W, imm: u32) -> Flow;
    /// `barrier`: execution barrier of the workgroup: waits until every live warp reaches the same dynamic instance; releases earlier stores and acquires for later loads at workgroup scope.
    fn barrier<W: Warp>(w: &mut W) -> Flow;
    /// `icache.inv`: invalidates the instruction cache of this core (after self-modified code); serialising.
    fn icache_inv<W: Warp>(w: &mut W) -> Flow;
    /// `waitcnt`: blocks until each counter has outstanding(c) <= its field; all ones in vm, vst, tex, ls, sfu = no wait; sm: 0 = drain, 3 = no wait, 1 and 2 reserved and taken as 0.
    fn waitcnt<W: Warp>(w: &mut W, vm: u32, vst: u32, tex: u32, ls: u32, sm: u32, sfu: u32) -> Flow;
    /// `nop`: no operation.
    fn nop<W: Warp>(w: &mut W) -> Flow;
    /// `endpgm`: end of the warp; pending operations complete first, in issue order.
    fn endpgm<W: Warp>(w: &mut W) -> Flow;
    /// `trap`: trap with code imm (cause 2).
    fn trap<W: Warp>(w: &mut W, imm: u32) -> Flow;
    /// `brk`: debug breakpoint trap (cause 3, trapinfo = 0).
    fn brk<W: Warp>(w: &mut W) -> Flow;
    /// `setprio`: sets the scheduling priority of the warp to imm\[1:0\].
    fn setprio<W: Warp>(w: &mut W, imm: u32) -> Flow;
    /// `csrr`: U\[d\] = CSR\[csr\].
    fn csrr<W: Warp>(w: &mut W, rd: UDst, csr: u32) -> Flow;
    /// `csrw`: CSR\[csr\] = u1; cause 9 for an unknown or read-only CSR.
    fn csrw<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow;
    /// `csrs`: CSR\[csr\] |= u1; cause 9 for an unknown or read-only CSR.
    fn csrs<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow;
    /// `csrc`: CSR\[csr\] &= ~u1; cause 9 for an unknown or read-only CSR.
    fn csrc<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow;
    /// `csrwi`: CSR\[csr\] = zext(imm6); cause 9 for an unknown or read-only CSR.
    fn csrwi<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow;
    /// `csrsi`: CSR\[csr\] |= zext(imm6); cause 9 for an unknown or read-only CSR.
    fn csrsi<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow;
    /// `csrci`: CSR\[csr\] &= ~zext(imm6); cause 9 for an unknown or read-only CSR.
    fn csrci<W: Warp>(w: &mut W, csr: u32, rs1: u32) -> Flow;
}

/// What each instruction does; lane and uniform forms of an operation share a function.
pub trait Semantics: Group1 + Group1Packed + Group1Wide + Group1Half + Group1Halves + Group2 + Group3UniformPacked + Group3UniformWide + Group3Exec + Group3CrossLane + Group4 + Group5 + Group6 {}

impl<T: Group1 + Group1Packed + Group1Wide + Group1Half + Group1Halves + Group2 + Group3UniformPacked + Group3UniformWide + Group3Exec + Group3CrossLane + Group4 + Group5 + Group6> Semantics for T {}

/// Executes one instruction on a machine.
#[inline(always)]
pub fn step<S: Semantics, M: Machine>(m: &mut M, i: &Flat) -> Flow {
    match i.op {
        Op::VMovB32 => m.lane1::<u32, u32>(i, [1], |_, a| S::mov_b32(a)),
        Op::VAddU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::add_u32(a, b)),
        Op::VSubU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::sub_u32(a, b)),
        Op::VMulU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::mul_u32(a, b)),
        Op::VAndB32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::and_b32(a, b)),
        Op::VOrB32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::or_b32(a, b)),
        Op::VXorB32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::xor_b32(a, b)),
        Op::VShlB32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::shl_b32(a, b)),
        Op::VShrU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::shr_u32(a, b)),
        Op::VShrI32 => m.lane2::<i32, i32, u32>(i, [1, 2], |_, a, b| S::shr_i32(a, b)),
        Op::VRotrB32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::rotr_b32(a, b)),
        Op::VMulhiU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::mulhi_u32(a, b)),
        Op::VMulhiI32 => m.lane2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::mulhi_i32(a, b)),
        Op::VDivU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::div_u32(a, b)),
        Op::VDivI32 => m.lane2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::div_i32(a, b)),
        Op::VRemU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::rem_u32(a, b)),
        Op::VRemI32 => m.lane2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::rem_i32(a, b)),
        Op::VMinU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::min_u32(a, b)),
        Op::VMaxU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::max_u32(a, b)),
        Op::VMinI32 => m.lane2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::min_i32(a, b)),
        Op::VMaxI32 => m.lane2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::max_i32(a, b)),
        Op::VNotB32 => m.lane1::<u32, u32>(i, [1], |_, a| S::not_b32(a)),
        Op::VAbsI32 => m.lane1::<i32, i32>(i, [1], |_, a| S::abs_i32(a)),
        Op::VClzB32 => m.lane1::<u32, u32>(i, [1], |_, a| S::clz_b32(a)),
        Op::VCtzB32 => m.lane1::<u32, u32>(i, [1], |_, a| S::ctz_b32(a)),
        Op::VPopcB32 => m.lane1::<u32, u32>(i, [1], |_, a| S::popc_b32(a)),
        Op::VBrevB32 => m.lane1::<u32, u32>(i, [1], |_, a| S::brev_b32(a)),
        Op::VFlbU32 => m.lane1::<u32, u32>(i, [1], |_, a| S::flb_u32(a)),
        Op::VFlbI32 => m.lane1::<u32, i32>(i, [1], |_, a| S::flb_i32(a)),
        Op::VFtbB32 => m.lane1::<u32, u32>(i, [1], |_, a| S::ftb_b32(a)),
        Op::VMadU32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::mad_u32(a, b, c)),
        Op::VShladdU32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::shladd_u32(a, b, c)),
        Op::VAdd3U32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::add3_u32(a, b, c)),
        Op::VBfeU32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_u32(a, b, c)),
        Op::VBfeI32 => m.lane3::<i32, i32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_i32(a, b, c)),
        Op::VBfmB32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::bfm_b32(a, b)),
        Op::VBselB32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bsel_b32(a, b, c)),
        Op::VDot4I8 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot4_i8(a, b)),
        Op::VDot4U8 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot4_u8(a, b)),
        Op::VMacU32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 0], |_, a, b, c| S::mac_u32(a, b, c)),
        Op::VMovB64 => m.lane1::<u64, u64>(i, [1], |_, a| S::mov_b64(a)),
        Op::VAddU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::add_u64(a, b)),
        Op::VSubU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::sub_u64(a, b)),
        Op::VMovB16 => m.lane1::<u16, u16>(i, [1], |_, a| S::mov_b16(a)),
        Op::VCmpEqU32 => m.mask2::<u32, u32>(i, [1, 2], |_, a, b| S::cmp_eq_u32(a, b)),
        Op::VCmpNeU32 => m.mask2::<u32, u32>(i, [1, 2], |_, a, b| S::cmp_ne_u32(a, b)),
        Op::VCmpLtU32 => m.mask2::<u32, u32>(i, [1, 2], |_, a, b| S::cmp_lt_u32(a, b)),
        Op::VCmpLeU32 => m.mask2::<u32, u32>(i, [1, 2], |_, a, b| S::cmp_le_u32(a, b)),
        Op::VCmpGtU32 => m.mask2::<u32, u32>(i, [1, 2], |_, a, b| S::cmp_gt_u32(a, b)),
        Op::VCmpGeU32 => m.mask2::<u32, u32>(i, [1, 2], |_, a, b| S::cmp_ge_u32(a, b)),
        Op::VCmpLtI32 => m.mask2::<i32, i32>(i, [1, 2], |_, a, b| S::cmp_lt_i32(a, b)),
        Op::VCmpLeI32 => m.mask2::<i32, i32>(i, [1, 2], |_, a, b| S::cmp_le_i32(a, b)),
        Op::VCmpGtI32 => m.mask2::<i32, i32>(i, [1, 2], |_, a, b| S::cmp_gt_i32(a, b)),
        Op::VCmpGeI32 => m.mask2::<i32, i32>(i, [1, 2], |_, a, b| S::cmp_ge_i32(a, b)),
        Op::VSelB32 => m.lane3::<u32, bool, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::sel_b32(a, b, c)),
        Op::VMovrelS => { let a0 = VDst(i.slots[0]); let a1 = u32::from(i.slots[1]); let a2 = m.u_src(i, 2); S::v_movrel_s(m, a0, a1, a2) }
        Op::VMovrelD => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = m.u_src(i, 2); S::v_movrel_d(m, a0, a1, a2) }
        Op::VLaneid => { let a0 = VDst(i.slots[0]); S::v_laneid(m, a0) }
        Op::VAddF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::add_f32),
        Op::VSubF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::sub_f32),
        Op::VMulF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::mul_f32),
        Op::VDivF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::div_f32),
        Op::VMinF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::min_f32),
        Op::VMaxF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::max_f32),
        Op::VFmaF32 => m.lane3::<f32, f32, f32, f32>(i, [1, 2, 3], S::fma_f32),
        Op::VMacF32 => m.lane3::<f32, f32, f32, f32>(i, [1, 2, 0], S::mac_f32),
        Op::VMovF32 => m.lane1::<f32, f32>(i, [1], |_, a| S::mov_f32(a)),
        Op::VSqrtF32 => m.lane1::<f32, f32>(i, [1], S::sqrt_f32),
        Op::VFloorF32 => m.lane1::<f32, f32>(i, [1], S::floor_f32),
        Op::VCeilF32 => m.lane1::<f32, f32>(i, [1], S::ceil_f32),
        Op::VTruncF32 => m.lane1::<f32, f32>(i, [1], S::trunc_f32),
        Op::VRintF32 => m.lane1::<f32, f32>(i, [1], S::rint_f32),
        Op::VFractF32 => m.lane1::<f32, f32>(i, [1], S::fract_f32),
        Op::VRcpF32 => m.lane1::<f32, f32>(i, [1], S::rcp_f32),
        Op::VRsqF32 => m.lane1::<f32, f32>(i, [1], S::rsq_f32),
        Op::VExp2F32 => m.lane1::<f32, f32>(i, [1], S::exp2_f32),
        Op::VLog2F32 => m.lane1::<f32, f32>(i, [1], S::log2_f32),
        Op::VSinF32 => m.lane1::<f32, f32>(i, [1], S::sin_f32),
        Op::VCosF32 => m.lane1::<f32, f32>(i, [1], S::cos_f32),
        Op::VLdexpF32 => m.lane2::<f32, f32, i32>(i, [1, 2], S::ldexp_f32),
        Op::VFrexpExpF32 => m.lane1::<i32, f32>(i, [1], |_, a| S::frexp_exp_f32(a)),
        Op::VFrexpFractF32 => m.lane1::<f32, f32>(i, [1], |_, a| S::frexp_fract_f32(a)),
        Op::VCmpEqF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_eq_f32),
        Op::VCmpNeF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_ne_f32),
        Op::VCmpLtF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_lt_f32),
        Op::VCmpLeF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_le_f32),
        Op::VCmpGtF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_gt_f32),
        Op::VCmpGeF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_ge_f32),
        Op::VCvtI32F32 => m.lane1::<i32, f32>(i, [1], S::cvt_i32_f32),
        Op::VCvtF32I32 => m.lane1::<f32, i32>(i, [1], S::cvt_f32_i32),
        Op::VCvtU32F32 => m.lane1::<u32, f32>(i, [1], S::cvt_u32_f32),
        Op::VCvtF32U32 => m.lane1::<f32, u32>(i, [1], S::cvt_f32_u32),
        Op::VCvtF32F16 => m.lane1::<f32, f16>(i, [1], S::cvt_f32_f16),
        Op::VCvtF16F32 => m.lane1::<f16, f32>(i, [1], S::cvt_f16_f32),
        Op::UMovB32 => m.uni1::<u32, u32>(i, [1], |_, a| S::mov_b32(a)),
        Op::UAddU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::add_u32(a, b)),
        Op::USubU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::sub_u32(a, b)),
        Op::UMulU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::mul_u32(a, b)),
        Op::UMulhiU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::mulhi_u32(a, b)),
        Op::UMulhiI32 => m.uni2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::mulhi_i32(a, b)),
        Op::UDivU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::div_u32(a, b)),
        Op::UDivI32 => m.uni2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::div_i32(a, b)),
        Op::URemU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::rem_u32(a, b)),
        Op::URemI32 => m.uni2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::rem_i32(a, b)),
        Op::UMinU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::min_u32(a, b)),
        Op::UMaxU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::max_u32(a, b)),
        Op::UMinI32 => m.uni2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::min_i32(a, b)),
        Op::UMaxI32 => m.uni2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::max_i32(a, b)),
        Op::UAndB32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::and_b32(a, b)),
        Op::UOrB32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::or_b32(a, b)),
        Op::UXorB32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::xor_b32(a, b)),
        Op::UAndnB32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::andn_b32(a, b)),
        Op::UShlB32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::shl_b32(a, b)),
        Op::UShrU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::shr_u32(a, b)),
        Op::UShrI32 => m.uni2::<i32, i32, u32>(i, [1, 2], |_, a, b| S::shr_i32(a, b)),
        Op::UBfmB32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::bfm_b32(a, b)),
        Op::UDot4I8 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot4_i8(a, b)),
        Op::UDot4U8 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot4_u8(a, b)),
        Op::UNotB32 => m.uni1::<u32, u32>(i, [1], |_, a| S::not_b32(a)),
        Op::UAbsI32 => m.uni1::<i32, i32>(i, [1], |_, a| S::abs_i32(a)),
        Op::UClzB32 => m.uni1::<u32, u32>(i, [1], |_, a| S::clz_b32(a)),
        Op::UCtzB32 => m.uni1::<u32, u32>(i, [1], |_, a| S::ctz_b32(a)),
        Op::UPopcB32 => m.uni1::<u32, u32>(i, [1], |_, a| S::popc_b32(a)),
        Op::UBrevB32 => m.uni1::<u32, u32>(i, [1], |_, a| S::brev_b32(a)),
        Op::UFlbU32 => m.uni1::<u32, u32>(i, [1], |_, a| S::flb_u32(a)),
        Op::UFlbI32 => m.uni1::<u32, i32>(i, [1], |_, a| S::flb_i32(a)),
        Op::UFtbB32 => m.uni1::<u32, u32>(i, [1], |_, a| S::ftb_b32(a)),
        Op::UCmpEqU32 => m.uni2::<bool, u32, u32>(i, [1, 2], |_, a, b| S::cmp_eq_u32(a, b)),
        Op::UCmpNeU32 => m.uni2::<bool, u32, u32>(i, [1, 2], |_, a, b| S::cmp_ne_u32(a, b)),
        Op::UCmpLtU32 => m.uni2::<bool, u32, u32>(i, [1, 2], |_, a, b| S::cmp_lt_u32(a, b)),
        Op::UCmpLeU32 => m.uni2::<bool, u32, u32>(i, [1, 2], |_, a, b| S::cmp_le_u32(a, b)),
        Op::UCmpGtU32 => m.uni2::<bool, u32, u32>(i, [1, 2], |_, a, b| S::cmp_gt_u32(a, b)),
        Op::UCmpGeU32 => m.uni2::<bool, u32, u32>(i, [1, 2], |_, a, b| S::cmp_ge_u32(a, b)),
        Op::UCmpLtI32 => m.uni2::<bool, i32, i32>(i, [1, 2], |_, a, b| S::cmp_lt_i32(a, b)),
        Op::UCmpLeI32 => m.uni2::<bool, i32, i32>(i, [1, 2], |_, a, b| S::cmp_le_i32(a, b)),
        Op::UCmpGtI32 => m.uni2::<bool, i32, i32>(i, [1, 2], |_, a, b| S::cmp_gt_i32(a, b)),
        Op::UCmpGeI32 => m.uni2::<bool, i32, i32>(i, [1, 2], |_, a, b| S::cmp_ge_i32(a, b)),
        Op::UMovB64 => m.uni1::<u64, u64>(i, [1], |_, a| S::mov_b64(a)),
        Op::UAddU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::add_u64(a, b)),
        Op::UBselB32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bsel_b32(a, b, c)),
        Op::UBfeU32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_u32(a, b, c)),
        Op::UBfeI32 => m.uni3::<i32, i32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_i32(a, b, c)),
        Op::UMadU32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::mad_u32(a, b, c)),
        Op::UFmaF32 => m.uni3::<f32, f32, f32, f32>(i, [1, 2, 3], S::fma_f32),
        Op::UAddF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::add_f32),
        Op::USubF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::sub_f32),
        Op::UMulF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::mul_f32),
        Op::UDivF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::div_f32),
        Op::UMinF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::min_f32),
        Op::UMaxF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::max_f32),
        Op::ULdexpF32 => m.uni2::<f32, f32, i32>(i, [1, 2], S::ldexp_f32),
        Op::USqrtF32 => m.uni1::<f32, f32>(i, [1], S::sqrt_f32),
        Op::UFloorF32 => m.uni1::<f32, f32>(i, [1], S::floor_f32),
        Op::UCeilF32 => m.uni1::<f32, f32>(i, [1], S::ceil_f32),
        Op::UTruncF32 => m.uni1::<f32, f32>(i, [1], S::trunc_f32),
        Op::URintF32 => m.uni1::<f32, f32>(i, [1], S::rint_f32),
        Op::UFractF32 => m.uni1::<f32, f32>(i, [1], S::fract_f32),
        Op::URcpF32 => m.uni1::<f32, f32>(i, [1], S::rcp_f32),
        Op::URsqF32 => m.uni1::<f32, f32>(i, [1], S::rsq_f32),
        Op::UExp2F32 => m.uni1::<f32, f32>(i, [1], S::exp2_f32),
        Op::ULog2F32 => m.uni1::<f32, f32>(i, [1], S::log2_f32),
        Op::USinF32 => m.uni1::<f32, f32>(i, [1], S::sin_f32),
        Op::UCosF32 => m.uni1::<f32, f32>(i, [1], S::cos_f32),
        Op::UFrexpExpF32 => m.uni1::<i32, f32>(i, [1], |_, a| S::frexp_exp_f32(a)),
        Op::UFrexpFractF32 => m.uni1::<f32, f32>(i, [1], |_, a| S::frexp_fract_f32(a)),
        Op::UCmpEqF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_eq_f32),
        Op::UCmpNeF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_ne_f32),
        Op::UCmpLtF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_lt_f32),
        Op::UCmpLeF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_le_f32),
        Op::UCmpGtF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_gt_f32),
        Op::UCmpGeF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_ge_f32),
        Op::UCvtI32F32 => m.uni1::<i32, f32>(i, [1], S::cvt_i32_f32),
        Op::UCvtF32I32 => m.uni1::<f32, i32>(i, [1], S::cvt_f32_i32),
        Op::UCvtU32F32 => m.uni1::<u32, f32>(i, [1], S::cvt_u32_f32),
        Op::UCvtF32U32 => m.uni1::<f32, u32>(i, [1], S::cvt_f32_u32),
        Op::ExecGet => { let a0 = UDst(i.slots[0]); S::exec_get(m, a0) }
        Op::ExecSet => { let a0 = m.u_src(i, 0); S::exec_set(m, a0) }
        Op::ExecWqm => { let a0 = UDst(i.slots[0]); S::exec_wqm(m, a0) }
        Op::SaveexecAnd => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); S::saveexec_and(m, a0, a1) }
        Op::SaveexecOr => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); S::saveexec_or(m, a0, a1) }
        Op::SaveexecXor => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); S::saveexec_xor(m, a0, a1) }
        Op::SaveexecAndn1 => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); S::saveexec_andn1(m, a0, a1) }
        Op::SaveexecAndn2 => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); S::saveexec_andn2(m, a0, a1) }
        Op::SaveexecMov => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); S::saveexec_mov(m, a0, a1) }
        Op::UReadlane => { let a0 = UDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = m.u_src(i, 2); S::u_readlane(m, a0, a1, a2) }
        Op::UReadfirst => { let a0 = UDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::u_readfirst(m, a0, a1) }
        Op::VWritelane => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = m.u_src(i, 2); S::v_writelane(m, a0, a1, a2) }
        Op::B => { let a0 = i.number(0); S::b(m, a0) }
        Op::Bexecz => { let a0 = i.number(0); S::bexecz(m, a0) }
        Op::Bexecnz => { let a0 = i.number(0); S::bexecnz(m, a0) }
        Op::Bz => { let a0 = m.u_src(i, 0); let a1 = i.number(1); S::bz(m, a0, a1) }
        Op::Bnz => { let a0 = m.u_src(i, 0); let a1 = i.number(1); S::bnz(m, a0, a1) }
        Op::Jal => { let a0 = UDst(i.slots[0]); let a1 = i.number(1); S::jal(m, a0, a1) }
        Op::Jalr => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); S::jalr(m, a0, a1) }
        Op::BeqU32 => { let a0 = m.u_src(i, 0); let a1 = m.u_src(i, 1); let a2 = i.number(2); S::beq_u32(m, a0, a1, a2) }
        Op::BneU32 => { let a0 = m.u_src(i, 0); let a1 = m.u_src(i, 1); let a2 = i.number(2); S::bne_u32(m, a0, a1, a2) }
        Op::BltU32 => { let a0 = m.u_src(i, 0); let a1 = m.u_src(i, 1); let a2 = i.number(2); S::blt_u32(m, a0, a1, a2) }
        Op::BgeU32 => { let a0 = m.u_src(i, 0); let a1 = m.u_src(i, 1); let a2 = i.number(2); S::bge_u32(m, a0, a1, a2) }
        Op::BltI32 => { let a0 = m.u_src(i, 0); let a1 = m.u_src(i, 1); let a2 = i.number(2); S::blt_i32(m, a0, a1, a2) }
        Op::BgeI32 => { let a0 = m.u_src(i, 0); let a1 = m.u_src(i, 1); let a2 = i.number(2); S::bge_i32(m, a0, a1, a2) }
        Op::BufferLoadB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_b32(m, a0, a1, a2, a3) }
        Op::BufferLoadB64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_b64(m, a0, a1, a2, a3) }
        Op::BufferLoadB96 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_b96(m, a0, a1, a2, a3) }
        Op::BufferLoadB128 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_b128(m, a0, a1, a2, a3) }
        Op::BufferStoreB32 => { let a0 = VSrc(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_store_b32(m, a0, a1, a2, a3) }
        Op::BufferStoreB64 => { let a0 = VSrc(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_store_b64(m, a0, a1, a2, a3) }
        Op::BufferStoreB96 => { let a0 = VSrc(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_store_b96(m, a0, a1, a2, a3) }
        Op::BufferStoreB128 => { let a0 = VSrc(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_store_b128(m, a0, a1, a2, a3) }
        Op::BufferLoadU8 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_u8(m, a0, a1, a2, a3) }
        Op::BufferLoadI8 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_i8(m, a0, a1, a2, a3) }
        Op::BufferLoadU16 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_u16(m, a0, a1, a2, a3) }
        Op::BufferLoadI16 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_i16(m, a0, a1, a2, a3) }
        Op::BufferStoreB8 => { let a0 = VSrc(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_store_b8(m, a0, a1, a2, a3) }
        Op::BufferStoreB16 => { let a0 = VSrc(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_store_b16(m, a0, a1, a2, a3) }
        Op::BufferAtomicAddU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_add_u32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicSubU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_sub_u32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicAndB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_and_b32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicOrB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_or_b32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicXorB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_xor_b32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMinU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_min_u32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMaxU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_max_u32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMinI32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_min_i32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMaxI32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_max_i32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicXchgB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_xchg_b32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicCmpxchgB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_cmpxchg_b32(m, a0, a1, a2, a3, a4) }
        Op::BufferRedAddU32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_add_u32(m, a0, a1, a2, a3) }
        Op::BufferRedSubU32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_sub_u32(m, a0, a1, a2, a3) }
        Op::BufferRedAndB32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_and_b32(m, a0, a1, a2, a3) }
        Op::BufferRedOrB32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_or_b32(m, a0, a1, a2, a3) }
        Op::BufferRedXorB32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_xor_b32(m, a0, a1, a2, a3) }
        Op::BufferRedMinU32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_min_u32(m, a0, a1, a2, a3) }
        Op::BufferRedMaxU32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_max_u32(m, a0, a1, a2, a3) }
        Op::BufferRedMinI32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_min_i32(m, a0, a1, a2, a3) }
        Op::BufferRedMaxI32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_max_i32(m, a0, a1, a2, a3) }
        Op::GlobalLoadB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_b32(m, a0, a1, a2) }
        Op::GlobalLoadB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_b64(m, a0, a1, a2) }
        Op::GlobalLoadB96 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_b96(m, a0, a1, a2) }
        Op::GlobalLoadB128 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_b128(m, a0, a1, a2) }
        Op::GlobalStoreB32 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_store_b32(m, a0, a1, a2) }
        Op::GlobalStoreB64 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_store_b64(m, a0, a1, a2) }
        Op::GlobalStoreB96 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_store_b96(m, a0, a1, a2) }
        Op::GlobalStoreB128 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_store_b128(m, a0, a1, a2) }
        Op::GlobalAtomicAddU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_add_u32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicSubU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_sub_u32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicAndB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_and_b32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicOrB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_or_b32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicXorB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_xor_b32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMinU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_min_u32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMaxU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_max_u32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMinI32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_min_i32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMaxI32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_max_i32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicXchgB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_xchg_b32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicCmpxchgB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_cmpxchg_b32(m, a0, a1, a2, a3) }
        Op::ScratchLoadB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_b32(m, a0, a1, a2) }
        Op::ScratchLoadB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_b64(m, a0, a1, a2) }
        Op::ScratchLoadB96 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_b96(m, a0, a1, a2) }
        Op::ScratchLoadB128 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_b128(m, a0, a1, a2) }
        Op::ScratchStoreB32 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_store_b32(m, a0, a1, a2) }
        Op::ScratchStoreB64 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_store_b64(m, a0, a1, a2) }
        Op::ScratchStoreB96 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_store_b96(m, a0, a1, a2) }
        Op::ScratchStoreB128 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_store_b128(m, a0, a1, a2) }
        Op::LsLoadB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_b32(m, a0, a1, a2) }
        Op::LsLoadB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_b64(m, a0, a1, a2) }
        Op::LsLoadB96 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_b96(m, a0, a1, a2) }
        Op::LsLoadB128 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_b128(m, a0, a1, a2) }
        Op::LsStoreB32 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_store_b32(m, a0, a1, a2) }
        Op::LsStoreB64 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_store_b64(m, a0, a1, a2) }
        Op::LsStoreB96 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_store_b96(m, a0, a1, a2) }
        Op::LsStoreB128 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_store_b128(m, a0, a1, a2) }
        Op::LsAtomicAddU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_add_u32(m, a0, a1, a2, a3) }
        Op::LsAtomicSubU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_sub_u32(m, a0, a1, a2, a3) }
        Op::LsAtomicAndB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_and_b32(m, a0, a1, a2, a3) }
        Op::LsAtomicOrB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_or_b32(m, a0, a1, a2, a3) }
        Op::LsAtomicXorB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_xor_b32(m, a0, a1, a2, a3) }
        Op::LsAtomicMinU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_min_u32(m, a0, a1, a2, a3) }
        Op::LsAtomicMaxU32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_max_u32(m, a0, a1, a2, a3) }
        Op::LsAtomicMinI32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_min_i32(m, a0, a1, a2, a3) }
        Op::LsAtomicMaxI32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_max_i32(m, a0, a1, a2, a3) }
        Op::LsAtomicXchgB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_xchg_b32(m, a0, a1, a2, a3) }
        Op::LsAtomicCmpxchgB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_cmpxchg_b32(m, a0, a1, a2, a3) }
        Op::LsRedAddU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_add_u32(m, a0, a1, a2) }
        Op::LsRedSubU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_sub_u32(m, a0, a1, a2) }
        Op::LsRedAndB32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_and_b32(m, a0, a1, a2) }
        Op::LsRedOrB32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_or_b32(m, a0, a1, a2) }
        Op::LsRedXorB32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_xor_b32(m, a0, a1, a2) }
        Op::LsRedMinU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_min_u32(m, a0, a1, a2) }
        Op::LsRedMaxU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_max_u32(m, a0, a1, a2) }
        Op::LsRedMinI32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_min_i32(m, a0, a1, a2) }
        Op::LsRedMaxI32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_max_i32(m, a0, a1, a2) }
        Op::ULoadB32 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_b32(m, a0, a1, a2) }
        Op::ULoadB64 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_b64(m, a0, a1, a2) }
        Op::ULoadB128 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_b128(m, a0, a1, a2) }
        Op::ULoadB256 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_b256(m, a0, a1, a2) }
        Op::UBloadB32 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_b32(m, a0, a1, a2, a3) }
        Op::UBloadB64 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_b64(m, a0, a1, a2, a3) }
        Op::UBloadB128 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_b128(m, a0, a1, a2, a3) }
        Op::UBloadB256 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_b256(m, a0, a1, a2, a3) }
        Op::UBsize => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); S::u_bsize(m, a0, a1) }
        Op::Sleep => { let a0 = i.number(0); S::sleep(m, a0) }
        Op::Barrier => { S::barrier(m) }
        Op::IcacheInv => { S::icache_inv(m) }
        Op::Waitcnt => { let a0 = i.number(0); let a1 = i.number(1); let a2 = i.number(2); let a3 = i.number(3); let a4 = i.number(4); let a5 = i.number(5); S::waitcnt(m, a0, a1, a2, a3, a4, a5) }
        Op::Nop => { S::nop(m) }
        Op::Endpgm => { S::endpgm(m) }
        Op::Trap => { let a0 = i.number(0); S::trap(m, a0) }
        Op::Brk => { S::brk(m) }
        Op::Setprio => { let a0 = i.number(0); S::setprio(m, a0) }
        Op::Csrr => { let a0 = UDst(i.slots[0]); let a1 = i.number(1); S::csrr(m, a0, a1) }
        Op::Csrw => { let a0 = i.number(0); let a1 = m.u_src(i, 1); S::csrw(m, a0, a1) }
        Op::Csrs => { let a0 = i.number(0); let a1 = m.u_src(i, 1); S::csrs(m, a0, a1) }
        Op::Csrc => { let a0 = i.number(0); let a1 = m.u_src(i, 1); S::csrc(m, a0, a1) }
        Op::Csrwi => { let a0 = i.number(0); let a1 = i.number(1); S::csrwi(m, a0, a1) }
        Op::Csrsi => { let a0 = i.number(0); let a1 = i.number(1); S::csrsi(m, a0, a1) }
        Op::Csrci => { let a0 = i.number(0); let a1 = i.number(1); S::csrci(m, a0, a1) }
        _ => m.rare(i),
    }
}

/// Executes one of the instructions that engines keep out of their main loop.
#[inline(always)]
pub fn step_rare<S: Semantics, M: Machine>(m: &mut M, i: &Flat) -> Flow {
    match i.op {
        Op::VAndnB32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::andn_b32(a, b)),
        Op::VNegI32 => m.lane1::<i32, i32>(i, [1], |_, a| S::neg_i32(a)),
        Op::VOr3B32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::or3_b32(a, b, c)),
        Op::VXor3B32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::xor3_b32(a, b, c)),
        Op::VAndorB32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::andor_b32(a, b, c)),
        Op::VFshlB32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::fshl_b32(a, b, c)),
        Op::VFshrB32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::fshr_b32(a, b, c)),
        Op::VPermB32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::perm_b32(a, b, c)),
        Op::VAddsatU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::addsat_u32(a, b)),
        Op::VAddsatI32 => m.lane2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::addsat_i32(a, b)),
        Op::VSubsatU32 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::subsat_u32(a, b)),
        Op::VSubsatI32 => m.lane2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::subsat_i32(a, b)),
        Op::VBfiB32 => m.lane4::<u32, u32, u32, u32, u32>(i, [1, 2, 3, 0], |_, a, b, c, d| S::bfi_b32(a, b, c, d)),
        Op::VDot4I8u8 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot4_i8u8(a, b)),
        Op::VDot4addI8 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4add_i8(a, b, c)),
        Op::VDot4addU8 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4add_u8(a, b, c)),
        Op::VDot4addI8u8 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4add_i8u8(a, b, c)),
        Op::VDot4addsatI8 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4addsat_i8(a, b, c)),
        Op::VDot4addsatU8 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4addsat_u8(a, b, c)),
        Op::VDot4addsatI8u8 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4addsat_i8u8(a, b, c)),
        Op::VDot2I16 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot2_i16(a, b)),
        Op::VDot2U16 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot2_u16(a, b)),
        Op::VDot2I16u16 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot2_i16u16(a, b)),
        Op::VDot2addI16 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2add_i16(a, b, c)),
        Op::VDot2addU16 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2add_u16(a, b, c)),
        Op::VDot2addI16u16 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2add_i16u16(a, b, c)),
        Op::VDot2addsatI16 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2addsat_i16(a, b, c)),
        Op::VDot2addsatU16 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2addsat_u16(a, b, c)),
        Op::VDot2addsatI16u16 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2addsat_i16u16(a, b, c)),
        Op::VSadU8 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::sad_u8(a, b, c)),
        Op::VSadU16 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::sad_u16(a, b, c)),
        Op::VSadU32 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::sad_u32(a, b, c)),
        Op::VPackB16x2 => m.lane2::<u32, u16, u16>(i, [1, 2], |_, a, b| S::pack_b16x2(a, b)),
        Op::VPackI16x2 => m.lane2::<u32, i32, i32>(i, [1, 2], |_, a, b| S::pack_i16x2(a, b)),
        Op::VPackU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::pack_u16x2(a, b)),
        Op::VPackB8x4 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_pack_b8x4(m, a0, a1) }
        Op::VPackI8x4 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_pack_i8x4(m, a0, a1) }
        Op::VPackU8x4 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_pack_u8x4(m, a0, a1) }
        Op::VUnpackI8x4 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_unpack_i8x4(m, a0, a1) }
        Op::VUnpackU8x4 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_unpack_u8x4(m, a0, a1) }
        Op::VCmpTstB32 => m.mask2::<u32, u32>(i, [1, 2], |_, a, b| S::cmp_tst_b32(a, b)),
        Op::VAddCoU32 => { let a0 = VDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = VSrc(i.slots[3]); S::v_add_co_u32(m, a0, a1, a2, a3) }
        Op::VAddcCoU32 => { let a0 = VDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = VSrc(i.slots[3]); let a4 = m.u_src(i, 4); S::v_addc_co_u32(m, a0, a1, a2, a3, a4) }
        Op::VSubCoU32 => { let a0 = VDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = VSrc(i.slots[3]); S::v_sub_co_u32(m, a0, a1, a2, a3) }
        Op::VSubbCoU32 => { let a0 = VDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = VSrc(i.slots[3]); let a4 = m.u_src(i, 4); S::v_subb_co_u32(m, a0, a1, a2, a3, a4) }
        Op::VMulU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::mul_u64(a, b)),
        Op::VAndB64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::and_b64(a, b)),
        Op::VOrB64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::or_b64(a, b)),
        Op::VXorB64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::xor_b64(a, b)),
        Op::VShlB64 => m.lane2::<u64, u64, u32>(i, [1, 2], |_, a, b| S::shl_b64(a, b)),
        Op::VShrU64 => m.lane2::<u64, u64, u32>(i, [1, 2], |_, a, b| S::shr_u64(a, b)),
        Op::VShrI64 => m.lane2::<i64, i64, u32>(i, [1, 2], |_, a, b| S::shr_i64(a, b)),
        Op::VRotrB64 => m.lane2::<u64, u64, u32>(i, [1, 2], |_, a, b| S::rotr_b64(a, b)),
        Op::VMulhiU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::mulhi_u64(a, b)),
        Op::VMulhiI64 => m.lane2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::mulhi_i64(a, b)),
        Op::VDivU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::div_u64(a, b)),
        Op::VDivI64 => m.lane2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::div_i64(a, b)),
        Op::VRemU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::rem_u64(a, b)),
        Op::VRemI64 => m.lane2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::rem_i64(a, b)),
        Op::VMinU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::min_u64(a, b)),
        Op::VMaxU64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::max_u64(a, b)),
        Op::VMinI64 => m.lane2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::min_i64(a, b)),
        Op::VMaxI64 => m.lane2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::max_i64(a, b)),
        Op::VNotB64 => m.lane1::<u64, u64>(i, [1], |_, a| S::not_b64(a)),
        Op::VAbsI64 => m.lane1::<i64, i64>(i, [1], |_, a| S::abs_i64(a)),
        Op::VClzB64 => m.lane1::<u32, u64>(i, [1], |_, a| S::clz_b64(a)),
        Op::VCtzB64 => m.lane1::<u32, u64>(i, [1], |_, a| S::ctz_b64(a)),
        Op::VPopcB64 => m.lane1::<u32, u64>(i, [1], |_, a| S::popc_b64(a)),
        Op::VBrevB64 => m.lane1::<u64, u64>(i, [1], |_, a| S::brev_b64(a)),
        Op::VFlbU64 => m.lane1::<u32, u64>(i, [1], |_, a| S::flb_u64(a)),
        Op::VFlbI64 => m.lane1::<u32, i64>(i, [1], |_, a| S::flb_i64(a)),
        Op::VFtbB64 => m.lane1::<u32, u64>(i, [1], |_, a| S::ftb_b64(a)),
        Op::VMadU64 => m.lane3::<u64, u64, u64, u64>(i, [1, 2, 3], |_, a, b, c| S::mad_u64(a, b, c)),
        Op::VShladdU64 => m.lane3::<u64, u64, u32, u64>(i, [1, 2, 3], |_, a, b, c| S::shladd_u64(a, b, c)),
        Op::VAdd3U64 => m.lane3::<u64, u64, u64, u64>(i, [1, 2, 3], |_, a, b, c| S::add3_u64(a, b, c)),
        Op::VBfeU64 => m.lane3::<u64, u64, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_u64(a, b, c)),
        Op::VBfeI64 => m.lane3::<i64, i64, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_i64(a, b, c)),
        Op::VBfmB64 => m.lane2::<u64, u32, u32>(i, [1, 2], |_, a, b| S::bfm_b64(a, b)),
        Op::VBselB64 => m.lane3::<u64, u64, u64, u64>(i, [1, 2, 3], |_, a, b, c| S::bsel_b64(a, b, c)),
        Op::VAndnB64 => m.lane2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::andn_b64(a, b)),
        Op::VNegI64 => m.lane1::<i64, i64>(i, [1], |_, a| S::neg_i64(a)),
        Op::VBfiB64 => m.lane4::<u64, u64, u32, u32, u64>(i, [1, 2, 3, 0], |_, a, b, c, d| S::bfi_b64(a, b, c, d)),
        Op::VMulU64U32 => m.lane2::<u64, u32, u32>(i, [1, 2], |_, a, b| S::mul_u64_u32(a, b)),
        Op::VMulI64I32 => m.lane2::<i64, i32, i32>(i, [1, 2], |_, a, b| S::mul_i64_i32(a, b)),
        Op::VMadU64U32 => m.lane3::<u64, u32, u32, u64>(i, [1, 2, 3], |_, a, b, c| S::mad_u64_u32(a, b, c)),
        Op::VMadI64I32 => m.lane3::<i64, i32, i32, i64>(i, [1, 2, 3], |_, a, b, c| S::mad_i64_i32(a, b, c)),
        Op::VCmpEqU64 => m.mask2::<u64, u64>(i, [1, 2], |_, a, b| S::cmp_eq_u64(a, b)),
        Op::VCmpNeU64 => m.mask2::<u64, u64>(i, [1, 2], |_, a, b| S::cmp_ne_u64(a, b)),
        Op::VCmpLtU64 => m.mask2::<u64, u64>(i, [1, 2], |_, a, b| S::cmp_lt_u64(a, b)),
        Op::VCmpLeU64 => m.mask2::<u64, u64>(i, [1, 2], |_, a, b| S::cmp_le_u64(a, b)),
        Op::VCmpGtU64 => m.mask2::<u64, u64>(i, [1, 2], |_, a, b| S::cmp_gt_u64(a, b)),
        Op::VCmpGeU64 => m.mask2::<u64, u64>(i, [1, 2], |_, a, b| S::cmp_ge_u64(a, b)),
        Op::VCmpLtI64 => m.mask2::<i64, i64>(i, [1, 2], |_, a, b| S::cmp_lt_i64(a, b)),
        Op::VCmpLeI64 => m.mask2::<i64, i64>(i, [1, 2], |_, a, b| S::cmp_le_i64(a, b)),
        Op::VCmpGtI64 => m.mask2::<i64, i64>(i, [1, 2], |_, a, b| S::cmp_gt_i64(a, b)),
        Op::VCmpGeI64 => m.mask2::<i64, i64>(i, [1, 2], |_, a, b| S::cmp_ge_i64(a, b)),
        Op::VCmpTstB64 => m.mask2::<u64, u64>(i, [1, 2], |_, a, b| S::cmp_tst_b64(a, b)),
        Op::VSelB64 => m.lane3::<u64, bool, u64, u64>(i, [1, 2, 3], |_, a, b, c| S::sel_b64(a, b, c)),
        Op::VAddU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::add_u16(a, b)),
        Op::VSubU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::sub_u16(a, b)),
        Op::VMulU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::mul_u16(a, b)),
        Op::VAndB16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::and_b16(a, b)),
        Op::VOrB16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::or_b16(a, b)),
        Op::VXorB16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::xor_b16(a, b)),
        Op::VShlB16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::shl_b16(a, b)),
        Op::VShrU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::shr_u16(a, b)),
        Op::VShrI16 => m.lane2::<i16, i16, u16>(i, [1, 2], |_, a, b| S::shr_i16(a, b)),
        Op::VRotrB16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::rotr_b16(a, b)),
        Op::VMulhiU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::mulhi_u16(a, b)),
        Op::VMulhiI16 => m.lane2::<i16, i16, i16>(i, [1, 2], |_, a, b| S::mulhi_i16(a, b)),
        Op::VDivU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::div_u16(a, b)),
        Op::VDivI16 => m.lane2::<i16, i16, i16>(i, [1, 2], |_, a, b| S::div_i16(a, b)),
        Op::VRemU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::rem_u16(a, b)),
        Op::VRemI16 => m.lane2::<i16, i16, i16>(i, [1, 2], |_, a, b| S::rem_i16(a, b)),
        Op::VMinU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::min_u16(a, b)),
        Op::VMaxU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::max_u16(a, b)),
        Op::VMinI16 => m.lane2::<i16, i16, i16>(i, [1, 2], |_, a, b| S::min_i16(a, b)),
        Op::VMaxI16 => m.lane2::<i16, i16, i16>(i, [1, 2], |_, a, b| S::max_i16(a, b)),
        Op::VNotB16 => m.lane1::<u16, u16>(i, [1], |_, a| S::not_b16(a)),
        Op::VAbsI16 => m.lane1::<i16, i16>(i, [1], |_, a| S::abs_i16(a)),
        Op::VClzB16 => m.lane1::<u16, u16>(i, [1], |_, a| S::clz_b16(a)),
        Op::VCtzB16 => m.lane1::<u16, u16>(i, [1], |_, a| S::ctz_b16(a)),
        Op::VPopcB16 => m.lane1::<u16, u16>(i, [1], |_, a| S::popc_b16(a)),
        Op::VBrevB16 => m.lane1::<u16, u16>(i, [1], |_, a| S::brev_b16(a)),
        Op::VFlbU16 => m.lane1::<u16, u16>(i, [1], |_, a| S::flb_u16(a)),
        Op::VFlbI16 => m.lane1::<u16, i16>(i, [1], |_, a| S::flb_i16(a)),
        Op::VFtbB16 => m.lane1::<u16, u16>(i, [1], |_, a| S::ftb_b16(a)),
        Op::VMadU16 => m.lane3::<u16, u16, u16, u16>(i, [1, 2, 3], |_, a, b, c| S::mad_u16(a, b, c)),
        Op::VShladdU16 => m.lane3::<u16, u16, u16, u16>(i, [1, 2, 3], |_, a, b, c| S::shladd_u16(a, b, c)),
        Op::VAdd3U16 => m.lane3::<u16, u16, u16, u16>(i, [1, 2, 3], |_, a, b, c| S::add3_u16(a, b, c)),
        Op::VBfeU16 => m.lane3::<u16, u16, u16, u16>(i, [1, 2, 3], |_, a, b, c| S::bfe_u16(a, b, c)),
        Op::VBfeI16 => m.lane3::<i16, i16, u16, u16>(i, [1, 2, 3], |_, a, b, c| S::bfe_i16(a, b, c)),
        Op::VBfmB16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::bfm_b16(a, b)),
        Op::VBselB16 => m.lane3::<u16, u16, u16, u16>(i, [1, 2, 3], |_, a, b, c| S::bsel_b16(a, b, c)),
        Op::VAndnB16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::andn_b16(a, b)),
        Op::VNegI16 => m.lane1::<i16, i16>(i, [1], |_, a| S::neg_i16(a)),
        Op::VAddsatU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::addsat_u16(a, b)),
        Op::VAddsatI16 => m.lane2::<i16, i16, i16>(i, [1, 2], |_, a, b| S::addsat_i16(a, b)),
        Op::VSubsatU16 => m.lane2::<u16, u16, u16>(i, [1, 2], |_, a, b| S::subsat_u16(a, b)),
        Op::VSubsatI16 => m.lane2::<i16, i16, i16>(i, [1, 2], |_, a, b| S::subsat_i16(a, b)),
        Op::VBfiB16 => m.lane4::<u16, u16, u16, u16, u16>(i, [1, 2, 3, 0], |_, a, b, c, d| S::bfi_b16(a, b, c, d)),
        Op::VMulU32U16 => m.lane2::<u32, u16, u16>(i, [1, 2], |_, a, b| S::mul_u32_u16(a, b)),
        Op::VMulI32I16 => m.lane2::<i32, i16, i16>(i, [1, 2], |_, a, b| S::mul_i32_i16(a, b)),
        Op::VMadU32U16 => m.lane3::<u32, u16, u16, u32>(i, [1, 2, 3], |_, a, b, c| S::mad_u32_u16(a, b, c)),
        Op::VMadI32I16 => m.lane3::<i32, i16, i16, i32>(i, [1, 2, 3], |_, a, b, c| S::mad_i32_i16(a, b, c)),
        Op::VCmpEqU16 => m.mask2::<u16, u16>(i, [1, 2], |_, a, b| S::cmp_eq_u16(a, b)),
        Op::VCmpNeU16 => m.mask2::<u16, u16>(i, [1, 2], |_, a, b| S::cmp_ne_u16(a, b)),
        Op::VCmpLtU16 => m.mask2::<u16, u16>(i, [1, 2], |_, a, b| S::cmp_lt_u16(a, b)),
        Op::VCmpLeU16 => m.mask2::<u16, u16>(i, [1, 2], |_, a, b| S::cmp_le_u16(a, b)),
        Op::VCmpGtU16 => m.mask2::<u16, u16>(i, [1, 2], |_, a, b| S::cmp_gt_u16(a, b)),
        Op::VCmpGeU16 => m.mask2::<u16, u16>(i, [1, 2], |_, a, b| S::cmp_ge_u16(a, b)),
        Op::VCmpLtI16 => m.mask2::<i16, i16>(i, [1, 2], |_, a, b| S::cmp_lt_i16(a, b)),
        Op::VCmpLeI16 => m.mask2::<i16, i16>(i, [1, 2], |_, a, b| S::cmp_le_i16(a, b)),
        Op::VCmpGtI16 => m.mask2::<i16, i16>(i, [1, 2], |_, a, b| S::cmp_gt_i16(a, b)),
        Op::VCmpGeI16 => m.mask2::<i16, i16>(i, [1, 2], |_, a, b| S::cmp_ge_i16(a, b)),
        Op::VCmpTstB16 => m.mask2::<u16, u16>(i, [1, 2], |_, a, b| S::cmp_tst_b16(a, b)),
        Op::VSelB16 => m.lane3::<u16, bool, u16, u16>(i, [1, 2, 3], |_, a, b, c| S::sel_b16(a, b, c)),
        Op::VAddU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::add_u16x2(a, b)),
        Op::VSubU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::sub_u16x2(a, b)),
        Op::VMulU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::mul_u16x2(a, b)),
        Op::VShlB16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::shl_b16x2(a, b)),
        Op::VShrU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::shr_u16x2(a, b)),
        Op::VShrI16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::shr_i16x2(a, b)),
        Op::VMinU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::min_u16x2(a, b)),
        Op::VMaxU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::max_u16x2(a, b)),
        Op::VMinI16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::min_i16x2(a, b)),
        Op::VMaxI16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::max_i16x2(a, b)),
        Op::VMadU16x2 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::mad_u16x2(a, b, c)),
        Op::VAddsatU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::addsat_u16x2(a, b)),
        Op::VAddsatI16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::addsat_i16x2(a, b)),
        Op::VSubsatU16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::subsat_u16x2(a, b)),
        Op::VSubsatI16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::subsat_i16x2(a, b)),
        Op::VMinimumF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::minimum_f32),
        Op::VMaximumF32 => m.lane2::<f32, f32, f32>(i, [1, 2], S::maximum_f32),
        Op::VCopysignF32 => m.lane2::<f32, f32, f32>(i, [1, 2], |_, a, b| S::copysign_f32(a, b)),
        Op::VCmpOrdF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_ord_f32),
        Op::VCmpUnoF32 => m.mask2::<f32, f32>(i, [1, 2], S::cmp_uno_f32),
        Op::VClassF32 => m.mask2::<f32, u32>(i, [1, 2], |_, a, b| S::class_f32(a, b)),
        Op::VAddF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::add_f16),
        Op::VSubF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::sub_f16),
        Op::VMulF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::mul_f16),
        Op::VDivF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::div_f16),
        Op::VMinF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::min_f16),
        Op::VMaxF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::max_f16),
        Op::VFmaF16 => m.lane3::<f16, f16, f16, f16>(i, [1, 2, 3], S::fma_f16),
        Op::VMacF16 => m.lane3::<f16, f16, f16, f16>(i, [1, 2, 0], S::mac_f16),
        Op::VMovF16 => m.lane1::<f16, f16>(i, [1], |_, a| S::mov_f16(a)),
        Op::VSqrtF16 => m.lane1::<f16, f16>(i, [1], S::sqrt_f16),
        Op::VFloorF16 => m.lane1::<f16, f16>(i, [1], S::floor_f16),
        Op::VCeilF16 => m.lane1::<f16, f16>(i, [1], S::ceil_f16),
        Op::VTruncF16 => m.lane1::<f16, f16>(i, [1], S::trunc_f16),
        Op::VRintF16 => m.lane1::<f16, f16>(i, [1], S::rint_f16),
        Op::VFractF16 => m.lane1::<f16, f16>(i, [1], S::fract_f16),
        Op::VRcpF16 => m.lane1::<f16, f16>(i, [1], S::rcp_f16),
        Op::VRsqF16 => m.lane1::<f16, f16>(i, [1], S::rsq_f16),
        Op::VExp2F16 => m.lane1::<f16, f16>(i, [1], S::exp2_f16),
        Op::VLog2F16 => m.lane1::<f16, f16>(i, [1], S::log2_f16),
        Op::VSinF16 => m.lane1::<f16, f16>(i, [1], S::sin_f16),
        Op::VCosF16 => m.lane1::<f16, f16>(i, [1], S::cos_f16),
        Op::VLdexpF16 => m.lane2::<f16, f16, i32>(i, [1, 2], S::ldexp_f16),
        Op::VFrexpExpF16 => m.lane1::<i32, f16>(i, [1], |_, a| S::frexp_exp_f16(a)),
        Op::VFrexpFractF16 => m.lane1::<f16, f16>(i, [1], |_, a| S::frexp_fract_f16(a)),
        Op::VMinimumF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::minimum_f16),
        Op::VMaximumF16 => m.lane2::<f16, f16, f16>(i, [1, 2], S::maximum_f16),
        Op::VCopysignF16 => m.lane2::<f16, f16, f16>(i, [1, 2], |_, a, b| S::copysign_f16(a, b)),
        Op::VCmpEqF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_eq_f16),
        Op::VCmpNeF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_ne_f16),
        Op::VCmpLtF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_lt_f16),
        Op::VCmpLeF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_le_f16),
        Op::VCmpGtF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_gt_f16),
        Op::VCmpGeF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_ge_f16),
        Op::VCmpOrdF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_ord_f16),
        Op::VCmpUnoF16 => m.mask2::<f16, f16>(i, [1, 2], S::cmp_uno_f16),
        Op::VClassF16 => m.mask2::<f16, u32>(i, [1, 2], |_, a, b| S::class_f16(a, b)),
        Op::VAddF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::add_f64),
        Op::VSubF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::sub_f64),
        Op::VMulF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::mul_f64),
        Op::VDivF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::div_f64),
        Op::VMinF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::min_f64),
        Op::VMaxF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::max_f64),
        Op::VFmaF64 => m.lane3::<f64, f64, f64, f64>(i, [1, 2, 3], S::fma_f64),
        Op::VMacF64 => m.lane3::<f64, f64, f64, f64>(i, [1, 2, 0], S::mac_f64),
        Op::VMovF64 => m.lane1::<f64, f64>(i, [1], |_, a| S::mov_f64(a)),
        Op::VSqrtF64 => m.lane1::<f64, f64>(i, [1], S::sqrt_f64),
        Op::VFloorF64 => m.lane1::<f64, f64>(i, [1], S::floor_f64),
        Op::VCeilF64 => m.lane1::<f64, f64>(i, [1], S::ceil_f64),
        Op::VTruncF64 => m.lane1::<f64, f64>(i, [1], S::trunc_f64),
        Op::VRintF64 => m.lane1::<f64, f64>(i, [1], S::rint_f64),
        Op::VFractF64 => m.lane1::<f64, f64>(i, [1], S::fract_f64),
        Op::VRcpF64 => m.lane1::<f64, f64>(i, [1], S::rcp_f64),
        Op::VRsqF64 => m.lane1::<f64, f64>(i, [1], S::rsq_f64),
        Op::VLdexpF64 => m.lane2::<f64, f64, i32>(i, [1, 2], S::ldexp_f64),
        Op::VFrexpExpF64 => m.lane1::<i32, f64>(i, [1], |_, a| S::frexp_exp_f64(a)),
        Op::VFrexpFractF64 => m.lane1::<f64, f64>(i, [1], |_, a| S::frexp_fract_f64(a)),
        Op::VMinimumF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::minimum_f64),
        Op::VMaximumF64 => m.lane2::<f64, f64, f64>(i, [1, 2], S::maximum_f64),
        Op::VCopysignF64 => m.lane2::<f64, f64, f64>(i, [1, 2], |_, a, b| S::copysign_f64(a, b)),
        Op::VCmpEqF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_eq_f64),
        Op::VCmpNeF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_ne_f64),
        Op::VCmpLtF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_lt_f64),
        Op::VCmpLeF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_le_f64),
        Op::VCmpGtF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_gt_f64),
        Op::VCmpGeF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_ge_f64),
        Op::VCmpOrdF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_ord_f64),
        Op::VCmpUnoF64 => m.mask2::<f64, f64>(i, [1, 2], S::cmp_uno_f64),
        Op::VClassF64 => m.mask2::<f64, u32>(i, [1, 2], |_, a, b| S::class_f64(a, b)),
        Op::VAddF16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], S::add_f16x2),
        Op::VSubF16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], S::sub_f16x2),
        Op::VMulF16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], S::mul_f16x2),
        Op::VMinF16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], S::min_f16x2),
        Op::VMaxF16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], S::max_f16x2),
        Op::VFmaF16x2 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 3], S::fma_f16x2),
        Op::VMacF16x2 => m.lane3::<u32, u32, u32, u32>(i, [1, 2, 0], S::mac_f16x2),
        Op::VMinimumF16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], S::minimum_f16x2),
        Op::VMaximumF16x2 => m.lane2::<u32, u32, u32>(i, [1, 2], S::maximum_f16x2),
        Op::VCvtI16F32 => m.lane1::<i16, f32>(i, [1], S::cvt_i16_f32),
        Op::VCvtF32I16 => m.lane1::<f32, i16>(i, [1], S::cvt_f32_i16),
        Op::VCvtU16F32 => m.lane1::<u16, f32>(i, [1], S::cvt_u16_f32),
        Op::VCvtF32U16 => m.lane1::<f32, u16>(i, [1], S::cvt_f32_u16),
        Op::VCvtI64F32 => m.lane1::<i64, f32>(i, [1], S::cvt_i64_f32),
        Op::VCvtF32I64 => m.lane1::<f32, i64>(i, [1], S::cvt_f32_i64),
        Op::VCvtU64F32 => m.lane1::<u64, f32>(i, [1], S::cvt_u64_f32),
        Op::VCvtF32U64 => m.lane1::<f32, u64>(i, [1], S::cvt_f32_u64),
        Op::VCvtI16F16 => m.lane1::<i16, f16>(i, [1], S::cvt_i16_f16),
        Op::VCvtF16I16 => m.lane1::<f16, i16>(i, [1], S::cvt_f16_i16),
        Op::VCvtU16F16 => m.lane1::<u16, f16>(i, [1], S::cvt_u16_f16),
        Op::VCvtF16U16 => m.lane1::<f16, u16>(i, [1], S::cvt_f16_u16),
        Op::VCvtI32F16 => m.lane1::<i32, f16>(i, [1], S::cvt_i32_f16),
        Op::VCvtF16I32 => m.lane1::<f16, i32>(i, [1], S::cvt_f16_i32),
        Op::VCvtU32F16 => m.lane1::<u32, f16>(i, [1], S::cvt_u32_f16),
        Op::VCvtF16U32 => m.lane1::<f16, u32>(i, [1], S::cvt_f16_u32),
        Op::VCvtI64F16 => m.lane1::<i64, f16>(i, [1], S::cvt_i64_f16),
        Op::VCvtF16I64 => m.lane1::<f16, i64>(i, [1], S::cvt_f16_i64),
        Op::VCvtU64F16 => m.lane1::<u64, f16>(i, [1], S::cvt_u64_f16),
        Op::VCvtF16U64 => m.lane1::<f16, u64>(i, [1], S::cvt_f16_u64),
        Op::VCvtI16F64 => m.lane1::<i16, f64>(i, [1], S::cvt_i16_f64),
        Op::VCvtF64I16 => m.lane1::<f64, i16>(i, [1], S::cvt_f64_i16),
        Op::VCvtU16F64 => m.lane1::<u16, f64>(i, [1], S::cvt_u16_f64),
        Op::VCvtF64U16 => m.lane1::<f64, u16>(i, [1], S::cvt_f64_u16),
        Op::VCvtI32F64 => m.lane1::<i32, f64>(i, [1], S::cvt_i32_f64),
        Op::VCvtF64I32 => m.lane1::<f64, i32>(i, [1], S::cvt_f64_i32),
        Op::VCvtU32F64 => m.lane1::<u32, f64>(i, [1], S::cvt_u32_f64),
        Op::VCvtF64U32 => m.lane1::<f64, u32>(i, [1], S::cvt_f64_u32),
        Op::VCvtI64F64 => m.lane1::<i64, f64>(i, [1], S::cvt_i64_f64),
        Op::VCvtF64I64 => m.lane1::<f64, i64>(i, [1], S::cvt_f64_i64),
        Op::VCvtU64F64 => m.lane1::<u64, f64>(i, [1], S::cvt_u64_f64),
        Op::VCvtF64U64 => m.lane1::<f64, u64>(i, [1], S::cvt_f64_u64),
        Op::VCvtF32F64 => m.lane1::<f32, f64>(i, [1], S::cvt_f32_f64),
        Op::VCvtF16F64 => m.lane1::<f16, f64>(i, [1], S::cvt_f16_f64),
        Op::VCvtF64F32 => m.lane1::<f64, f32>(i, [1], S::cvt_f64_f32),
        Op::VCvtF64F16 => m.lane1::<f64, f16>(i, [1], S::cvt_f64_f16),
        Op::VCvtI32I16 => m.lane1::<i32, i16>(i, [1], |_, a| S::cvt_i32_i16(a)),
        Op::VCvtU32U16 => m.lane1::<u32, u16>(i, [1], |_, a| S::cvt_u32_u16(a)),
        Op::VCvtI64I32 => m.lane1::<i64, i32>(i, [1], |_, a| S::cvt_i64_i32(a)),
        Op::VCvtU64U32 => m.lane1::<u64, u32>(i, [1], |_, a| S::cvt_u64_u32(a)),
        Op::VCvtUnorm8F32 => m.lane1::<u32, f32>(i, [1], S::cvt_unorm8_f32),
        Op::VCvtF32Unorm8 => m.lane1::<f32, u32>(i, [1], S::cvt_f32_unorm8),
        Op::VCvtSnorm8F32 => m.lane1::<i32, f32>(i, [1], S::cvt_snorm8_f32),
        Op::VCvtF32Snorm8 => m.lane1::<f32, u32>(i, [1], S::cvt_f32_snorm8),
        Op::VCvtUnorm16F32 => m.lane1::<u32, f32>(i, [1], S::cvt_unorm16_f32),
        Op::VCvtF32Unorm16 => m.lane1::<f32, u32>(i, [1], S::cvt_f32_unorm16),
        Op::VCvtSnorm16F32 => m.lane1::<i32, f32>(i, [1], S::cvt_snorm16_f32),
        Op::VCvtF32Snorm16 => m.lane1::<f32, u32>(i, [1], S::cvt_f32_snorm16),
        Op::VPackF16x2 => m.lane2::<u32, f32, f32>(i, [1, 2], S::pack_f16x2),
        Op::VCvtrI16F32 => { let to = Rounding::named(i.number(2)); m.lane1::<i16, f32>(i, [1], |fp, a| S::cvtr_i16_f32(fp, to, a)) }
        Op::VCvtrF32I16 => { let to = Rounding::named(i.number(2)); m.lane1::<f32, i16>(i, [1], |fp, a| S::cvtr_f32_i16(fp, to, a)) }
        Op::VCvtrU16F32 => { let to = Rounding::named(i.number(2)); m.lane1::<u16, f32>(i, [1], |fp, a| S::cvtr_u16_f32(fp, to, a)) }
        Op::VCvtrF32U16 => { let to = Rounding::named(i.number(2)); m.lane1::<f32, u16>(i, [1], |fp, a| S::cvtr_f32_u16(fp, to, a)) }
        Op::VCvtrI32F32 => { let to = Rounding::named(i.number(2)); m.lane1::<i32, f32>(i, [1], |fp, a| S::cvtr_i32_f32(fp, to, a)) }
        Op::VCvtrF32I32 => { let to = Rounding::named(i.number(2)); m.lane1::<f32, i32>(i, [1], |fp, a| S::cvtr_f32_i32(fp, to, a)) }
        Op::VCvtrU32F32 => { let to = Rounding::named(i.number(2)); m.lane1::<u32, f32>(i, [1], |fp, a| S::cvtr_u32_f32(fp, to, a)) }
        Op::VCvtrF32U32 => { let to = Rounding::named(i.number(2)); m.lane1::<f32, u32>(i, [1], |fp, a| S::cvtr_f32_u32(fp, to, a)) }
        Op::VCvtrI64F32 => { let to = Rounding::named(i.number(2)); m.lane1::<i64, f32>(i, [1], |fp, a| S::cvtr_i64_f32(fp, to, a)) }
        Op::VCvtrF32I64 => { let to = Rounding::named(i.number(2)); m.lane1::<f32, i64>(i, [1], |fp, a| S::cvtr_f32_i64(fp, to, a)) }
        Op::VCvtrU64F32 => { let to = Rounding::named(i.number(2)); m.lane1::<u64, f32>(i, [1], |fp, a| S::cvtr_u64_f32(fp, to, a)) }
        Op::VCvtrF32U64 => { let to = Rounding::named(i.number(2)); m.lane1::<f32, u64>(i, [1], |fp, a| S::cvtr_f32_u64(fp, to, a)) }
        Op::VCvtrI16F16 => { let to = Rounding::named(i.number(2)); m.lane1::<i16, f16>(i, [1], |fp, a| S::cvtr_i16_f16(fp, to, a)) }
        Op::VCvtrF16I16 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, i16>(i, [1], |fp, a| S::cvtr_f16_i16(fp, to, a)) }
        Op::VCvtrU16F16 => { let to = Rounding::named(i.number(2)); m.lane1::<u16, f16>(i, [1], |fp, a| S::cvtr_u16_f16(fp, to, a)) }
        Op::VCvtrF16U16 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, u16>(i, [1], |fp, a| S::cvtr_f16_u16(fp, to, a)) }
        Op::VCvtrI32F16 => { let to = Rounding::named(i.number(2)); m.lane1::<i32, f16>(i, [1], |fp, a| S::cvtr_i32_f16(fp, to, a)) }
        Op::VCvtrF16I32 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, i32>(i, [1], |fp, a| S::cvtr_f16_i32(fp, to, a)) }
        Op::VCvtrU32F16 => { let to = Rounding::named(i.number(2)); m.lane1::<u32, f16>(i, [1], |fp, a| S::cvtr_u32_f16(fp, to, a)) }
        Op::VCvtrF16U32 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, u32>(i, [1], |fp, a| S::cvtr_f16_u32(fp, to, a)) }
        Op::VCvtrI64F16 => { let to = Rounding::named(i.number(2)); m.lane1::<i64, f16>(i, [1], |fp, a| S::cvtr_i64_f16(fp, to, a)) }
        Op::VCvtrF16I64 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, i64>(i, [1], |fp, a| S::cvtr_f16_i64(fp, to, a)) }
        Op::VCvtrU64F16 => { let to = Rounding::named(i.number(2)); m.lane1::<u64, f16>(i, [1], |fp, a| S::cvtr_u64_f16(fp, to, a)) }
        Op::VCvtrF16U64 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, u64>(i, [1], |fp, a| S::cvtr_f16_u64(fp, to, a)) }
        Op::VCvtrI16F64 => { let to = Rounding::named(i.number(2)); m.lane1::<i16, f64>(i, [1], |fp, a| S::cvtr_i16_f64(fp, to, a)) }
        Op::VCvtrF64I16 => { let to = Rounding::named(i.number(2)); m.lane1::<f64, i16>(i, [1], |fp, a| S::cvtr_f64_i16(fp, to, a)) }
        Op::VCvtrU16F64 => { let to = Rounding::named(i.number(2)); m.lane1::<u16, f64>(i, [1], |fp, a| S::cvtr_u16_f64(fp, to, a)) }
        Op::VCvtrF64U16 => { let to = Rounding::named(i.number(2)); m.lane1::<f64, u16>(i, [1], |fp, a| S::cvtr_f64_u16(fp, to, a)) }
        Op::VCvtrI32F64 => { let to = Rounding::named(i.number(2)); m.lane1::<i32, f64>(i, [1], |fp, a| S::cvtr_i32_f64(fp, to, a)) }
        Op::VCvtrF64I32 => { let to = Rounding::named(i.number(2)); m.lane1::<f64, i32>(i, [1], |fp, a| S::cvtr_f64_i32(fp, to, a)) }
        Op::VCvtrU32F64 => { let to = Rounding::named(i.number(2)); m.lane1::<u32, f64>(i, [1], |fp, a| S::cvtr_u32_f64(fp, to, a)) }
        Op::VCvtrF64U32 => { let to = Rounding::named(i.number(2)); m.lane1::<f64, u32>(i, [1], |fp, a| S::cvtr_f64_u32(fp, to, a)) }
        Op::VCvtrI64F64 => { let to = Rounding::named(i.number(2)); m.lane1::<i64, f64>(i, [1], |fp, a| S::cvtr_i64_f64(fp, to, a)) }
        Op::VCvtrF64I64 => { let to = Rounding::named(i.number(2)); m.lane1::<f64, i64>(i, [1], |fp, a| S::cvtr_f64_i64(fp, to, a)) }
        Op::VCvtrU64F64 => { let to = Rounding::named(i.number(2)); m.lane1::<u64, f64>(i, [1], |fp, a| S::cvtr_u64_f64(fp, to, a)) }
        Op::VCvtrF64U64 => { let to = Rounding::named(i.number(2)); m.lane1::<f64, u64>(i, [1], |fp, a| S::cvtr_f64_u64(fp, to, a)) }
        Op::VCvtrF32F64 => { let to = Rounding::named(i.number(2)); m.lane1::<f32, f64>(i, [1], |fp, a| S::cvtr_f32_f64(fp, to, a)) }
        Op::VCvtrF16F32 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, f32>(i, [1], |fp, a| S::cvtr_f16_f32(fp, to, a)) }
        Op::VCvtrF16F64 => { let to = Rounding::named(i.number(2)); m.lane1::<f16, f64>(i, [1], |fp, a| S::cvtr_f16_f64(fp, to, a)) }
        Op::UMacF32 => m.uni3::<f32, f32, f32, f32>(i, [1, 2, 0], S::mac_f32),
        Op::UMinimumF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::minimum_f32),
        Op::UMaximumF32 => m.uni2::<f32, f32, f32>(i, [1, 2], S::maximum_f32),
        Op::UCopysignF32 => m.uni2::<f32, f32, f32>(i, [1, 2], |_, a, b| S::copysign_f32(a, b)),
        Op::UCmpOrdF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_ord_f32),
        Op::UCmpUnoF32 => m.uni2::<bool, f32, f32>(i, [1, 2], S::cmp_uno_f32),
        Op::UClassF32 => m.uni2::<bool, f32, u32>(i, [1, 2], |_, a, b| S::class_f32(a, b)),
        Op::UAddF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::add_f16),
        Op::USubF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::sub_f16),
        Op::UMulF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::mul_f16),
        Op::UDivF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::div_f16),
        Op::UMinF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::min_f16),
        Op::UMaxF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::max_f16),
        Op::UFmaF16 => m.uni3::<f16, f16, f16, f16>(i, [1, 2, 3], S::fma_f16),
        Op::UMacF16 => m.uni3::<f16, f16, f16, f16>(i, [1, 2, 0], S::mac_f16),
        Op::USqrtF16 => m.uni1::<f16, f16>(i, [1], S::sqrt_f16),
        Op::UFloorF16 => m.uni1::<f16, f16>(i, [1], S::floor_f16),
        Op::UCeilF16 => m.uni1::<f16, f16>(i, [1], S::ceil_f16),
        Op::UTruncF16 => m.uni1::<f16, f16>(i, [1], S::trunc_f16),
        Op::URintF16 => m.uni1::<f16, f16>(i, [1], S::rint_f16),
        Op::UFractF16 => m.uni1::<f16, f16>(i, [1], S::fract_f16),
        Op::URcpF16 => m.uni1::<f16, f16>(i, [1], S::rcp_f16),
        Op::URsqF16 => m.uni1::<f16, f16>(i, [1], S::rsq_f16),
        Op::UExp2F16 => m.uni1::<f16, f16>(i, [1], S::exp2_f16),
        Op::ULog2F16 => m.uni1::<f16, f16>(i, [1], S::log2_f16),
        Op::USinF16 => m.uni1::<f16, f16>(i, [1], S::sin_f16),
        Op::UCosF16 => m.uni1::<f16, f16>(i, [1], S::cos_f16),
        Op::ULdexpF16 => m.uni2::<f16, f16, i32>(i, [1, 2], S::ldexp_f16),
        Op::UFrexpExpF16 => m.uni1::<i32, f16>(i, [1], |_, a| S::frexp_exp_f16(a)),
        Op::UFrexpFractF16 => m.uni1::<f16, f16>(i, [1], |_, a| S::frexp_fract_f16(a)),
        Op::UMinimumF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::minimum_f16),
        Op::UMaximumF16 => m.uni2::<f16, f16, f16>(i, [1, 2], S::maximum_f16),
        Op::UCopysignF16 => m.uni2::<f16, f16, f16>(i, [1, 2], |_, a, b| S::copysign_f16(a, b)),
        Op::UCmpEqF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_eq_f16),
        Op::UCmpNeF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_ne_f16),
        Op::UCmpLtF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_lt_f16),
        Op::UCmpLeF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_le_f16),
        Op::UCmpGtF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_gt_f16),
        Op::UCmpGeF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_ge_f16),
        Op::UCmpOrdF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_ord_f16),
        Op::UCmpUnoF16 => m.uni2::<bool, f16, f16>(i, [1, 2], S::cmp_uno_f16),
        Op::UClassF16 => m.uni2::<bool, f16, u32>(i, [1, 2], |_, a, b| S::class_f16(a, b)),
        Op::UAddF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::add_f64),
        Op::USubF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::sub_f64),
        Op::UMulF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::mul_f64),
        Op::UDivF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::div_f64),
        Op::UMinF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::min_f64),
        Op::UMaxF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::max_f64),
        Op::UFmaF64 => m.uni3::<f64, f64, f64, f64>(i, [1, 2, 3], S::fma_f64),
        Op::UMacF64 => m.uni3::<f64, f64, f64, f64>(i, [1, 2, 0], S::mac_f64),
        Op::USqrtF64 => m.uni1::<f64, f64>(i, [1], S::sqrt_f64),
        Op::UFloorF64 => m.uni1::<f64, f64>(i, [1], S::floor_f64),
        Op::UCeilF64 => m.uni1::<f64, f64>(i, [1], S::ceil_f64),
        Op::UTruncF64 => m.uni1::<f64, f64>(i, [1], S::trunc_f64),
        Op::URintF64 => m.uni1::<f64, f64>(i, [1], S::rint_f64),
        Op::UFractF64 => m.uni1::<f64, f64>(i, [1], S::fract_f64),
        Op::URcpF64 => m.uni1::<f64, f64>(i, [1], S::rcp_f64),
        Op::URsqF64 => m.uni1::<f64, f64>(i, [1], S::rsq_f64),
        Op::ULdexpF64 => m.uni2::<f64, f64, i32>(i, [1, 2], S::ldexp_f64),
        Op::UFrexpExpF64 => m.uni1::<i32, f64>(i, [1], |_, a| S::frexp_exp_f64(a)),
        Op::UFrexpFractF64 => m.uni1::<f64, f64>(i, [1], |_, a| S::frexp_fract_f64(a)),
        Op::UMinimumF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::minimum_f64),
        Op::UMaximumF64 => m.uni2::<f64, f64, f64>(i, [1, 2], S::maximum_f64),
        Op::UCopysignF64 => m.uni2::<f64, f64, f64>(i, [1, 2], |_, a, b| S::copysign_f64(a, b)),
        Op::UCmpEqF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_eq_f64),
        Op::UCmpNeF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_ne_f64),
        Op::UCmpLtF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_lt_f64),
        Op::UCmpLeF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_le_f64),
        Op::UCmpGtF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_gt_f64),
        Op::UCmpGeF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_ge_f64),
        Op::UCmpOrdF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_ord_f64),
        Op::UCmpUnoF64 => m.uni2::<bool, f64, f64>(i, [1, 2], S::cmp_uno_f64),
        Op::UClassF64 => m.uni2::<bool, f64, u32>(i, [1, 2], |_, a, b| S::class_f64(a, b)),
        Op::UCvtI16F32 => m.uni1::<i16, f32>(i, [1], S::cvt_i16_f32),
        Op::UCvtF32I16 => m.uni1::<f32, i16>(i, [1], S::cvt_f32_i16),
        Op::UCvtU16F32 => m.uni1::<u16, f32>(i, [1], S::cvt_u16_f32),
        Op::UCvtF32U16 => m.uni1::<f32, u16>(i, [1], S::cvt_f32_u16),
        Op::UCvtI64F32 => m.uni1::<i64, f32>(i, [1], S::cvt_i64_f32),
        Op::UCvtF32I64 => m.uni1::<f32, i64>(i, [1], S::cvt_f32_i64),
        Op::UCvtU64F32 => m.uni1::<u64, f32>(i, [1], S::cvt_u64_f32),
        Op::UCvtF32U64 => m.uni1::<f32, u64>(i, [1], S::cvt_f32_u64),
        Op::UCvtI16F16 => m.uni1::<i16, f16>(i, [1], S::cvt_i16_f16),
        Op::UCvtF16I16 => m.uni1::<f16, i16>(i, [1], S::cvt_f16_i16),
        Op::UCvtU16F16 => m.uni1::<u16, f16>(i, [1], S::cvt_u16_f16),
        Op::UCvtF16U16 => m.uni1::<f16, u16>(i, [1], S::cvt_f16_u16),
        Op::UCvtI32F16 => m.uni1::<i32, f16>(i, [1], S::cvt_i32_f16),
        Op::UCvtF16I32 => m.uni1::<f16, i32>(i, [1], S::cvt_f16_i32),
        Op::UCvtU32F16 => m.uni1::<u32, f16>(i, [1], S::cvt_u32_f16),
        Op::UCvtF16U32 => m.uni1::<f16, u32>(i, [1], S::cvt_f16_u32),
        Op::UCvtI64F16 => m.uni1::<i64, f16>(i, [1], S::cvt_i64_f16),
        Op::UCvtF16I64 => m.uni1::<f16, i64>(i, [1], S::cvt_f16_i64),
        Op::UCvtU64F16 => m.uni1::<u64, f16>(i, [1], S::cvt_u64_f16),
        Op::UCvtF16U64 => m.uni1::<f16, u64>(i, [1], S::cvt_f16_u64),
        Op::UCvtI16F64 => m.uni1::<i16, f64>(i, [1], S::cvt_i16_f64),
        Op::UCvtF64I16 => m.uni1::<f64, i16>(i, [1], S::cvt_f64_i16),
        Op::UCvtU16F64 => m.uni1::<u16, f64>(i, [1], S::cvt_u16_f64),
        Op::UCvtF64U16 => m.uni1::<f64, u16>(i, [1], S::cvt_f64_u16),
        Op::UCvtI32F64 => m.uni1::<i32, f64>(i, [1], S::cvt_i32_f64),
        Op::UCvtF64I32 => m.uni1::<f64, i32>(i, [1], S::cvt_f64_i32),
        Op::UCvtU32F64 => m.uni1::<u32, f64>(i, [1], S::cvt_u32_f64),
        Op::UCvtF64U32 => m.uni1::<f64, u32>(i, [1], S::cvt_f64_u32),
        Op::UCvtI64F64 => m.uni1::<i64, f64>(i, [1], S::cvt_i64_f64),
        Op::UCvtF64I64 => m.uni1::<f64, i64>(i, [1], S::cvt_f64_i64),
        Op::UCvtU64F64 => m.uni1::<u64, f64>(i, [1], S::cvt_u64_f64),
        Op::UCvtF64U64 => m.uni1::<f64, u64>(i, [1], S::cvt_f64_u64),
        Op::UCvtF32F16 => m.uni1::<f32, f16>(i, [1], S::cvt_f32_f16),
        Op::UCvtF32F64 => m.uni1::<f32, f64>(i, [1], S::cvt_f32_f64),
        Op::UCvtF16F32 => m.uni1::<f16, f32>(i, [1], S::cvt_f16_f32),
        Op::UCvtF16F64 => m.uni1::<f16, f64>(i, [1], S::cvt_f16_f64),
        Op::UCvtF64F32 => m.uni1::<f64, f32>(i, [1], S::cvt_f64_f32),
        Op::UCvtF64F16 => m.uni1::<f64, f16>(i, [1], S::cvt_f64_f16),
        Op::UCvtI32I16 => m.uni1::<i32, i16>(i, [1], |_, a| S::cvt_i32_i16(a)),
        Op::UCvtU32U16 => m.uni1::<u32, u16>(i, [1], |_, a| S::cvt_u32_u16(a)),
        Op::UCvtI64I32 => m.uni1::<i64, i32>(i, [1], |_, a| S::cvt_i64_i32(a)),
        Op::UCvtU64U32 => m.uni1::<u64, u32>(i, [1], |_, a| S::cvt_u64_u32(a)),
        Op::UCvtUnorm8F32 => m.uni1::<u32, f32>(i, [1], S::cvt_unorm8_f32),
        Op::UCvtF32Unorm8 => m.uni1::<f32, u32>(i, [1], S::cvt_f32_unorm8),
        Op::UCvtSnorm8F32 => m.uni1::<i32, f32>(i, [1], S::cvt_snorm8_f32),
        Op::UCvtF32Snorm8 => m.uni1::<f32, u32>(i, [1], S::cvt_f32_snorm8),
        Op::UCvtUnorm16F32 => m.uni1::<u32, f32>(i, [1], S::cvt_unorm16_f32),
        Op::UCvtF32Unorm16 => m.uni1::<f32, u32>(i, [1], S::cvt_f32_unorm16),
        Op::UCvtSnorm16F32 => m.uni1::<i32, f32>(i, [1], S::cvt_snorm16_f32),
        Op::UCvtF32Snorm16 => m.uni1::<f32, u32>(i, [1], S::cvt_f32_snorm16),
        Op::UPackF16x2 => m.uni2::<u32, f32, f32>(i, [1, 2], S::pack_f16x2),
        Op::UCvtrI16F32 => { let to = Rounding::named(i.number(2)); m.uni1::<i16, f32>(i, [1], |fp, a| S::cvtr_i16_f32(fp, to, a)) }
        Op::UCvtrF32I16 => { let to = Rounding::named(i.number(2)); m.uni1::<f32, i16>(i, [1], |fp, a| S::cvtr_f32_i16(fp, to, a)) }
        Op::UCvtrU16F32 => { let to = Rounding::named(i.number(2)); m.uni1::<u16, f32>(i, [1], |fp, a| S::cvtr_u16_f32(fp, to, a)) }
        Op::UCvtrF32U16 => { let to = Rounding::named(i.number(2)); m.uni1::<f32, u16>(i, [1], |fp, a| S::cvtr_f32_u16(fp, to, a)) }
        Op::UCvtrI32F32 => { let to = Rounding::named(i.number(2)); m.uni1::<i32, f32>(i, [1], |fp, a| S::cvtr_i32_f32(fp, to, a)) }
        Op::UCvtrF32I32 => { let to = Rounding::named(i.number(2)); m.uni1::<f32, i32>(i, [1], |fp, a| S::cvtr_f32_i32(fp, to, a)) }
        Op::UCvtrU32F32 => { let to = Rounding::named(i.number(2)); m.uni1::<u32, f32>(i, [1], |fp, a| S::cvtr_u32_f32(fp, to, a)) }
        Op::UCvtrF32U32 => { let to = Rounding::named(i.number(2)); m.uni1::<f32, u32>(i, [1], |fp, a| S::cvtr_f32_u32(fp, to, a)) }
        Op::UCvtrI64F32 => { let to = Rounding::named(i.number(2)); m.uni1::<i64, f32>(i, [1], |fp, a| S::cvtr_i64_f32(fp, to, a)) }
        Op::UCvtrF32I64 => { let to = Rounding::named(i.number(2)); m.uni1::<f32, i64>(i, [1], |fp, a| S::cvtr_f32_i64(fp, to, a)) }
        Op::UCvtrU64F32 => { let to = Rounding::named(i.number(2)); m.uni1::<u64, f32>(i, [1], |fp, a| S::cvtr_u64_f32(fp, to, a)) }
        Op::UCvtrF32U64 => { let to = Rounding::named(i.number(2)); m.uni1::<f32, u64>(i, [1], |fp, a| S::cvtr_f32_u64(fp, to, a)) }
        Op::UCvtrI16F16 => { let to = Rounding::named(i.number(2)); m.uni1::<i16, f16>(i, [1], |fp, a| S::cvtr_i16_f16(fp, to, a)) }
        Op::UCvtrF16I16 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, i16>(i, [1], |fp, a| S::cvtr_f16_i16(fp, to, a)) }
        Op::UCvtrU16F16 => { let to = Rounding::named(i.number(2)); m.uni1::<u16, f16>(i, [1], |fp, a| S::cvtr_u16_f16(fp, to, a)) }
        Op::UCvtrF16U16 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, u16>(i, [1], |fp, a| S::cvtr_f16_u16(fp, to, a)) }
        Op::UCvtrI32F16 => { let to = Rounding::named(i.number(2)); m.uni1::<i32, f16>(i, [1], |fp, a| S::cvtr_i32_f16(fp, to, a)) }
        Op::UCvtrF16I32 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, i32>(i, [1], |fp, a| S::cvtr_f16_i32(fp, to, a)) }
        Op::UCvtrU32F16 => { let to = Rounding::named(i.number(2)); m.uni1::<u32, f16>(i, [1], |fp, a| S::cvtr_u32_f16(fp, to, a)) }
        Op::UCvtrF16U32 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, u32>(i, [1], |fp, a| S::cvtr_f16_u32(fp, to, a)) }
        Op::UCvtrI64F16 => { let to = Rounding::named(i.number(2)); m.uni1::<i64, f16>(i, [1], |fp, a| S::cvtr_i64_f16(fp, to, a)) }
        Op::UCvtrF16I64 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, i64>(i, [1], |fp, a| S::cvtr_f16_i64(fp, to, a)) }
        Op::UCvtrU64F16 => { let to = Rounding::named(i.number(2)); m.uni1::<u64, f16>(i, [1], |fp, a| S::cvtr_u64_f16(fp, to, a)) }
        Op::UCvtrF16U64 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, u64>(i, [1], |fp, a| S::cvtr_f16_u64(fp, to, a)) }
        Op::UCvtrI16F64 => { let to = Rounding::named(i.number(2)); m.uni1::<i16, f64>(i, [1], |fp, a| S::cvtr_i16_f64(fp, to, a)) }
        Op::UCvtrF64I16 => { let to = Rounding::named(i.number(2)); m.uni1::<f64, i16>(i, [1], |fp, a| S::cvtr_f64_i16(fp, to, a)) }
        Op::UCvtrU16F64 => { let to = Rounding::named(i.number(2)); m.uni1::<u16, f64>(i, [1], |fp, a| S::cvtr_u16_f64(fp, to, a)) }
        Op::UCvtrF64U16 => { let to = Rounding::named(i.number(2)); m.uni1::<f64, u16>(i, [1], |fp, a| S::cvtr_f64_u16(fp, to, a)) }
        Op::UCvtrI32F64 => { let to = Rounding::named(i.number(2)); m.uni1::<i32, f64>(i, [1], |fp, a| S::cvtr_i32_f64(fp, to, a)) }
        Op::UCvtrF64I32 => { let to = Rounding::named(i.number(2)); m.uni1::<f64, i32>(i, [1], |fp, a| S::cvtr_f64_i32(fp, to, a)) }
        Op::UCvtrU32F64 => { let to = Rounding::named(i.number(2)); m.uni1::<u32, f64>(i, [1], |fp, a| S::cvtr_u32_f64(fp, to, a)) }
        Op::UCvtrF64U32 => { let to = Rounding::named(i.number(2)); m.uni1::<f64, u32>(i, [1], |fp, a| S::cvtr_f64_u32(fp, to, a)) }
        Op::UCvtrI64F64 => { let to = Rounding::named(i.number(2)); m.uni1::<i64, f64>(i, [1], |fp, a| S::cvtr_i64_f64(fp, to, a)) }
        Op::UCvtrF64I64 => { let to = Rounding::named(i.number(2)); m.uni1::<f64, i64>(i, [1], |fp, a| S::cvtr_f64_i64(fp, to, a)) }
        Op::UCvtrU64F64 => { let to = Rounding::named(i.number(2)); m.uni1::<u64, f64>(i, [1], |fp, a| S::cvtr_u64_f64(fp, to, a)) }
        Op::UCvtrF64U64 => { let to = Rounding::named(i.number(2)); m.uni1::<f64, u64>(i, [1], |fp, a| S::cvtr_f64_u64(fp, to, a)) }
        Op::UCvtrF32F64 => { let to = Rounding::named(i.number(2)); m.uni1::<f32, f64>(i, [1], |fp, a| S::cvtr_f32_f64(fp, to, a)) }
        Op::UCvtrF16F32 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, f32>(i, [1], |fp, a| S::cvtr_f16_f32(fp, to, a)) }
        Op::UCvtrF16F64 => { let to = Rounding::named(i.number(2)); m.uni1::<f16, f64>(i, [1], |fp, a| S::cvtr_f16_f64(fp, to, a)) }
        Op::UCmpTstB32 => m.uni2::<bool, u32, u32>(i, [1, 2], |_, a, b| S::cmp_tst_b32(a, b)),
        Op::URotrB32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::rotr_b32(a, b)),
        Op::UNegI32 => m.uni1::<i32, i32>(i, [1], |_, a| S::neg_i32(a)),
        Op::UOr3B32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::or3_b32(a, b, c)),
        Op::UXor3B32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::xor3_b32(a, b, c)),
        Op::UAndorB32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::andor_b32(a, b, c)),
        Op::UFshlB32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::fshl_b32(a, b, c)),
        Op::UFshrB32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::fshr_b32(a, b, c)),
        Op::UPermB32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::perm_b32(a, b, c)),
        Op::UAddsatU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::addsat_u32(a, b)),
        Op::UAddsatI32 => m.uni2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::addsat_i32(a, b)),
        Op::USubsatU32 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::subsat_u32(a, b)),
        Op::USubsatI32 => m.uni2::<i32, i32, i32>(i, [1, 2], |_, a, b| S::subsat_i32(a, b)),
        Op::UBfiB32 => m.uni4::<u32, u32, u32, u32, u32>(i, [1, 2, 3, 0], |_, a, b, c, d| S::bfi_b32(a, b, c, d)),
        Op::UDot4I8u8 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot4_i8u8(a, b)),
        Op::UDot4addI8 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4add_i8(a, b, c)),
        Op::UDot4addU8 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4add_u8(a, b, c)),
        Op::UDot4addI8u8 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4add_i8u8(a, b, c)),
        Op::UDot4addsatI8 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4addsat_i8(a, b, c)),
        Op::UDot4addsatU8 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4addsat_u8(a, b, c)),
        Op::UDot4addsatI8u8 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot4addsat_i8u8(a, b, c)),
        Op::UDot2I16 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot2_i16(a, b)),
        Op::UDot2U16 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot2_u16(a, b)),
        Op::UDot2I16u16 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::dot2_i16u16(a, b)),
        Op::UDot2addI16 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2add_i16(a, b, c)),
        Op::UDot2addU16 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2add_u16(a, b, c)),
        Op::UDot2addI16u16 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2add_i16u16(a, b, c)),
        Op::UDot2addsatI16 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2addsat_i16(a, b, c)),
        Op::UDot2addsatU16 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2addsat_u16(a, b, c)),
        Op::UDot2addsatI16u16 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::dot2addsat_i16u16(a, b, c)),
        Op::USadU8 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::sad_u8(a, b, c)),
        Op::USadU16 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::sad_u16(a, b, c)),
        Op::USadU32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::sad_u32(a, b, c)),
        Op::UPackI16x2 => m.uni2::<u32, i32, i32>(i, [1, 2], |_, a, b| S::pack_i16x2(a, b)),
        Op::UPackU16x2 => m.uni2::<u32, u32, u32>(i, [1, 2], |_, a, b| S::pack_u16x2(a, b)),
        Op::UShladdU32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::shladd_u32(a, b, c)),
        Op::UAdd3U32 => m.uni3::<u32, u32, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::add3_u32(a, b, c)),
        Op::UAddCoU32 => { let a0 = UDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = m.u_src(i, 3); S::u_add_co_u32(m, a0, a1, a2, a3) }
        Op::UAddcCoU32 => { let a0 = UDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = m.u_src(i, 3); let a4 = m.u_src(i, 4); S::u_addc_co_u32(m, a0, a1, a2, a3, a4) }
        Op::USubCoU32 => { let a0 = UDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = m.u_src(i, 3); S::u_sub_co_u32(m, a0, a1, a2, a3) }
        Op::USubbCoU32 => { let a0 = UDst(i.slots[0]); let a1 = UDst(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = m.u_src(i, 3); let a4 = m.u_src(i, 4); S::u_subb_co_u32(m, a0, a1, a2, a3, a4) }
        Op::USelB32 => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); let a2 = m.u_src(i, 2); let a3 = m.u_src(i, 3); S::u_sel_b32(m, a0, a1, a2, a3) }
        Op::UMulU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::mul_u64(a, b)),
        Op::UAndB64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::and_b64(a, b)),
        Op::UOrB64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::or_b64(a, b)),
        Op::UXorB64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::xor_b64(a, b)),
        Op::UShlB64 => m.uni2::<u64, u64, u32>(i, [1, 2], |_, a, b| S::shl_b64(a, b)),
        Op::UShrU64 => m.uni2::<u64, u64, u32>(i, [1, 2], |_, a, b| S::shr_u64(a, b)),
        Op::UShrI64 => m.uni2::<i64, i64, u32>(i, [1, 2], |_, a, b| S::shr_i64(a, b)),
        Op::URotrB64 => m.uni2::<u64, u64, u32>(i, [1, 2], |_, a, b| S::rotr_b64(a, b)),
        Op::UMulhiU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::mulhi_u64(a, b)),
        Op::UMulhiI64 => m.uni2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::mulhi_i64(a, b)),
        Op::UDivU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::div_u64(a, b)),
        Op::UDivI64 => m.uni2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::div_i64(a, b)),
        Op::URemU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::rem_u64(a, b)),
        Op::URemI64 => m.uni2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::rem_i64(a, b)),
        Op::UMinU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::min_u64(a, b)),
        Op::UMaxU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::max_u64(a, b)),
        Op::UMinI64 => m.uni2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::min_i64(a, b)),
        Op::UMaxI64 => m.uni2::<i64, i64, i64>(i, [1, 2], |_, a, b| S::max_i64(a, b)),
        Op::UNotB64 => m.uni1::<u64, u64>(i, [1], |_, a| S::not_b64(a)),
        Op::UAbsI64 => m.uni1::<i64, i64>(i, [1], |_, a| S::abs_i64(a)),
        Op::UClzB64 => m.uni1::<u32, u64>(i, [1], |_, a| S::clz_b64(a)),
        Op::UCtzB64 => m.uni1::<u32, u64>(i, [1], |_, a| S::ctz_b64(a)),
        Op::UPopcB64 => m.uni1::<u32, u64>(i, [1], |_, a| S::popc_b64(a)),
        Op::UBrevB64 => m.uni1::<u64, u64>(i, [1], |_, a| S::brev_b64(a)),
        Op::UFlbU64 => m.uni1::<u32, u64>(i, [1], |_, a| S::flb_u64(a)),
        Op::UFlbI64 => m.uni1::<u32, i64>(i, [1], |_, a| S::flb_i64(a)),
        Op::UFtbB64 => m.uni1::<u32, u64>(i, [1], |_, a| S::ftb_b64(a)),
        Op::UMadU64 => m.uni3::<u64, u64, u64, u64>(i, [1, 2, 3], |_, a, b, c| S::mad_u64(a, b, c)),
        Op::UShladdU64 => m.uni3::<u64, u64, u32, u64>(i, [1, 2, 3], |_, a, b, c| S::shladd_u64(a, b, c)),
        Op::UAdd3U64 => m.uni3::<u64, u64, u64, u64>(i, [1, 2, 3], |_, a, b, c| S::add3_u64(a, b, c)),
        Op::UBfeU64 => m.uni3::<u64, u64, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_u64(a, b, c)),
        Op::UBfeI64 => m.uni3::<i64, i64, u32, u32>(i, [1, 2, 3], |_, a, b, c| S::bfe_i64(a, b, c)),
        Op::UBfmB64 => m.uni2::<u64, u32, u32>(i, [1, 2], |_, a, b| S::bfm_b64(a, b)),
        Op::UBselB64 => m.uni3::<u64, u64, u64, u64>(i, [1, 2, 3], |_, a, b, c| S::bsel_b64(a, b, c)),
        Op::UAndnB64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::andn_b64(a, b)),
        Op::UNegI64 => m.uni1::<i64, i64>(i, [1], |_, a| S::neg_i64(a)),
        Op::UBfiB64 => m.uni4::<u64, u64, u32, u32, u64>(i, [1, 2, 3, 0], |_, a, b, c, d| S::bfi_b64(a, b, c, d)),
        Op::UMulU64U32 => m.uni2::<u64, u32, u32>(i, [1, 2], |_, a, b| S::mul_u64_u32(a, b)),
        Op::UMulI64I32 => m.uni2::<i64, i32, i32>(i, [1, 2], |_, a, b| S::mul_i64_i32(a, b)),
        Op::UMadU64U32 => m.uni3::<u64, u32, u32, u64>(i, [1, 2, 3], |_, a, b, c| S::mad_u64_u32(a, b, c)),
        Op::UMadI64I32 => m.uni3::<i64, i32, i32, i64>(i, [1, 2, 3], |_, a, b, c| S::mad_i64_i32(a, b, c)),
        Op::USubU64 => m.uni2::<u64, u64, u64>(i, [1, 2], |_, a, b| S::sub_u64(a, b)),
        Op::UCmpEqU64 => m.uni2::<bool, u64, u64>(i, [1, 2], |_, a, b| S::cmp_eq_u64(a, b)),
        Op::UCmpNeU64 => m.uni2::<bool, u64, u64>(i, [1, 2], |_, a, b| S::cmp_ne_u64(a, b)),
        Op::UCmpLtU64 => m.uni2::<bool, u64, u64>(i, [1, 2], |_, a, b| S::cmp_lt_u64(a, b)),
        Op::UCmpLeU64 => m.uni2::<bool, u64, u64>(i, [1, 2], |_, a, b| S::cmp_le_u64(a, b)),
        Op::UCmpGtU64 => m.uni2::<bool, u64, u64>(i, [1, 2], |_, a, b| S::cmp_gt_u64(a, b)),
        Op::UCmpGeU64 => m.uni2::<bool, u64, u64>(i, [1, 2], |_, a, b| S::cmp_ge_u64(a, b)),
        Op::UCmpLtI64 => m.uni2::<bool, i64, i64>(i, [1, 2], |_, a, b| S::cmp_lt_i64(a, b)),
        Op::UCmpLeI64 => m.uni2::<bool, i64, i64>(i, [1, 2], |_, a, b| S::cmp_le_i64(a, b)),
        Op::UCmpGtI64 => m.uni2::<bool, i64, i64>(i, [1, 2], |_, a, b| S::cmp_gt_i64(a, b)),
        Op::UCmpGeI64 => m.uni2::<bool, i64, i64>(i, [1, 2], |_, a, b| S::cmp_ge_i64(a, b)),
        Op::UCmpTstB64 => m.uni2::<bool, u64, u64>(i, [1, 2], |_, a, b| S::cmp_tst_b64(a, b)),
        Op::USelB64 => { let a0 = UDst(i.slots[0]); let a1 = m.u_src(i, 1); let a2 = m.u_pair(i.slots[2]); let a3 = m.u_pair(i.slots[3]); S::u_sel_b64(m, a0, a1, a2, a3) }
        Op::HelperGet => { let a0 = UDst(i.slots[0]); S::helper_get(m, a0) }
        Op::HelperSet => { let a0 = m.u_src(i, 0); S::helper_set(m, a0) }
        Op::VShuffleB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = VSrc(i.slots[2]); S::v_shuffle_b32(m, a0, a1, a2) }
        Op::VShuffleXorB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = VSrc(i.slots[2]); S::v_shuffle_xor_b32(m, a0, a1, a2) }
        Op::VShuffleUpB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = VSrc(i.slots[2]); S::v_shuffle_up_b32(m, a0, a1, a2) }
        Op::VShuffleDownB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = VSrc(i.slots[2]); S::v_shuffle_down_b32(m, a0, a1, a2) }
        Op::VRotateB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::v_rotate_b32(m, a0, a1, a2, a3) }
        Op::VQuadBcastB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = VSrc(i.slots[2]); S::v_quad_bcast_b32(m, a0, a1, a2) }
        Op::VQuadSwapxB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_quad_swapx_b32(m, a0, a1) }
        Op::VQuadSwapyB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_quad_swapy_b32(m, a0, a1) }
        Op::VQuadSwapdB32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); S::v_quad_swapd_b32(m, a0, a1) }
        Op::VMbcntB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_src(i, 1); let a2 = VSrc(i.slots[2]); S::v_mbcnt_b32(m, a0, a1, a2) }
        Op::UReduceAddU32 => m.fold::<u32>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::add_u32(a, b)),
        Op::UReduceMulU32 => m.fold::<u32>(i, Fold::Uniform, 5, 0x1, |_, a, b| S::mul_u32(a, b)),
        Op::UReduceMinU32 => m.fold::<u32>(i, Fold::Uniform, 5, 0xffffffff, |_, a, b| S::min_u32(a, b)),
        Op::UReduceMaxU32 => m.fold::<u32>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::max_u32(a, b)),
        Op::UReduceMinI32 => m.fold::<i32>(i, Fold::Uniform, 5, 0x7fffffff, |_, a, b| S::min_i32(a, b)),
        Op::UReduceMaxI32 => m.fold::<i32>(i, Fold::Uniform, 5, 0x80000000, |_, a, b| S::max_i32(a, b)),
        Op::UReduceAndB32 => m.fold::<u32>(i, Fold::Uniform, 5, 0xffffffff, |_, a, b| S::and_b32(a, b)),
        Op::UReduceOrB32 => m.fold::<u32>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::or_b32(a, b)),
        Op::UReduceXorB32 => m.fold::<u32>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::xor_b32(a, b)),
        Op::UReduceAddU64 => m.fold::<u64>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::add_u64(a, b)),
        Op::UReduceMulU64 => m.fold::<u64>(i, Fold::Uniform, 5, 0x1, |_, a, b| S::mul_u64(a, b)),
        Op::UReduceMinU64 => m.fold::<u64>(i, Fold::Uniform, 5, 0xffffffffffffffff, |_, a, b| S::min_u64(a, b)),
        Op::UReduceMaxU64 => m.fold::<u64>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::max_u64(a, b)),
        Op::UReduceMinI64 => m.fold::<i64>(i, Fold::Uniform, 5, 0x7fffffffffffffff, |_, a, b| S::min_i64(a, b)),
        Op::UReduceMaxI64 => m.fold::<i64>(i, Fold::Uniform, 5, 0x8000000000000000, |_, a, b| S::max_i64(a, b)),
        Op::UReduceAndB64 => m.fold::<u64>(i, Fold::Uniform, 5, 0xffffffffffffffff, |_, a, b| S::and_b64(a, b)),
        Op::UReduceOrB64 => m.fold::<u64>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::or_b64(a, b)),
        Op::UReduceXorB64 => m.fold::<u64>(i, Fold::Uniform, 5, 0x0, |_, a, b| S::xor_b64(a, b)),
        Op::UReduceAddF32 => m.fold::<f32>(i, Fold::Uniform, 5, 0x0, S::add_f32),
        Op::UReduceMulF32 => m.fold::<f32>(i, Fold::Uniform, 5, 0x3f800000, S::mul_f32),
        Op::UReduceMinF32 => m.fold::<f32>(i, Fold::Uniform, 5, 0x7f800000, S::min_f32),
        Op::UReduceMaxF32 => m.fold::<f32>(i, Fold::Uniform, 5, 0xff800000, S::max_f32),
        Op::UReduceAddF64 => m.fold::<f64>(i, Fold::Uniform, 5, 0x0, S::add_f64),
        Op::UReduceMulF64 => m.fold::<f64>(i, Fold::Uniform, 5, 0x3ff0000000000000, S::mul_f64),
        Op::UReduceMinF64 => m.fold::<f64>(i, Fold::Uniform, 5, 0x7ff0000000000000, S::min_f64),
        Op::UReduceMaxF64 => m.fold::<f64>(i, Fold::Uniform, 5, 0xfff0000000000000, S::max_f64),
        Op::UReduceAddF16 => m.fold::<f16>(i, Fold::Uniform, 5, 0x0, S::add_f16),
        Op::UReduceMulF16 => m.fold::<f16>(i, Fold::Uniform, 5, 0x3c00, S::mul_f16),
        Op::UReduceMinF16 => m.fold::<f16>(i, Fold::Uniform, 5, 0x7c00, S::min_f16),
        Op::UReduceMaxF16 => m.fold::<f16>(i, Fold::Uniform, 5, 0xfc00, S::max_f16),
        Op::VReduceAddU32 => m.fold::<u32>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::add_u32(a, b)),
        Op::VReduceMulU32 => m.fold::<u32>(i, Fold::Reduce, i.number(2), 0x1, |_, a, b| S::mul_u32(a, b)),
        Op::VReduceMinU32 => m.fold::<u32>(i, Fold::Reduce, i.number(2), 0xffffffff, |_, a, b| S::min_u32(a, b)),
        Op::VReduceMaxU32 => m.fold::<u32>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::max_u32(a, b)),
        Op::VReduceMinI32 => m.fold::<i32>(i, Fold::Reduce, i.number(2), 0x7fffffff, |_, a, b| S::min_i32(a, b)),
        Op::VReduceMaxI32 => m.fold::<i32>(i, Fold::Reduce, i.number(2), 0x80000000, |_, a, b| S::max_i32(a, b)),
        Op::VReduceAndB32 => m.fold::<u32>(i, Fold::Reduce, i.number(2), 0xffffffff, |_, a, b| S::and_b32(a, b)),
        Op::VReduceOrB32 => m.fold::<u32>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::or_b32(a, b)),
        Op::VReduceXorB32 => m.fold::<u32>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::xor_b32(a, b)),
        Op::VReduceAddU64 => m.fold::<u64>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::add_u64(a, b)),
        Op::VReduceMulU64 => m.fold::<u64>(i, Fold::Reduce, i.number(2), 0x1, |_, a, b| S::mul_u64(a, b)),
        Op::VReduceMinU64 => m.fold::<u64>(i, Fold::Reduce, i.number(2), 0xffffffffffffffff, |_, a, b| S::min_u64(a, b)),
        Op::VReduceMaxU64 => m.fold::<u64>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::max_u64(a, b)),
        Op::VReduceMinI64 => m.fold::<i64>(i, Fold::Reduce, i.number(2), 0x7fffffffffffffff, |_, a, b| S::min_i64(a, b)),
        Op::VReduceMaxI64 => m.fold::<i64>(i, Fold::Reduce, i.number(2), 0x8000000000000000, |_, a, b| S::max_i64(a, b)),
        Op::VReduceAndB64 => m.fold::<u64>(i, Fold::Reduce, i.number(2), 0xffffffffffffffff, |_, a, b| S::and_b64(a, b)),
        Op::VReduceOrB64 => m.fold::<u64>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::or_b64(a, b)),
        Op::VReduceXorB64 => m.fold::<u64>(i, Fold::Reduce, i.number(2), 0x0, |_, a, b| S::xor_b64(a, b)),
        Op::VReduceAddF32 => m.fold::<f32>(i, Fold::Reduce, i.number(2), 0x0, S::add_f32),
        Op::VReduceMulF32 => m.fold::<f32>(i, Fold::Reduce, i.number(2), 0x3f800000, S::mul_f32),
        Op::VReduceMinF32 => m.fold::<f32>(i, Fold::Reduce, i.number(2), 0x7f800000, S::min_f32),
        Op::VReduceMaxF32 => m.fold::<f32>(i, Fold::Reduce, i.number(2), 0xff800000, S::max_f32),
        Op::VReduceAddF64 => m.fold::<f64>(i, Fold::Reduce, i.number(2), 0x0, S::add_f64),
        Op::VReduceMulF64 => m.fold::<f64>(i, Fold::Reduce, i.number(2), 0x3ff0000000000000, S::mul_f64),
        Op::VReduceMinF64 => m.fold::<f64>(i, Fold::Reduce, i.number(2), 0x7ff0000000000000, S::min_f64),
        Op::VReduceMaxF64 => m.fold::<f64>(i, Fold::Reduce, i.number(2), 0xfff0000000000000, S::max_f64),
        Op::VReduceAddF16 => m.fold::<f16>(i, Fold::Reduce, i.number(2), 0x0, S::add_f16),
        Op::VReduceMulF16 => m.fold::<f16>(i, Fold::Reduce, i.number(2), 0x3c00, S::mul_f16),
        Op::VReduceMinF16 => m.fold::<f16>(i, Fold::Reduce, i.number(2), 0x7c00, S::min_f16),
        Op::VReduceMaxF16 => m.fold::<f16>(i, Fold::Reduce, i.number(2), 0xfc00, S::max_f16),
        Op::VScanAddU32 => m.fold::<u32>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::add_u32(a, b)),
        Op::VScanMulU32 => m.fold::<u32>(i, Fold::Scan, i.number(2), 0x1, |_, a, b| S::mul_u32(a, b)),
        Op::VScanMinU32 => m.fold::<u32>(i, Fold::Scan, i.number(2), 0xffffffff, |_, a, b| S::min_u32(a, b)),
        Op::VScanMaxU32 => m.fold::<u32>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::max_u32(a, b)),
        Op::VScanMinI32 => m.fold::<i32>(i, Fold::Scan, i.number(2), 0x7fffffff, |_, a, b| S::min_i32(a, b)),
        Op::VScanMaxI32 => m.fold::<i32>(i, Fold::Scan, i.number(2), 0x80000000, |_, a, b| S::max_i32(a, b)),
        Op::VScanAndB32 => m.fold::<u32>(i, Fold::Scan, i.number(2), 0xffffffff, |_, a, b| S::and_b32(a, b)),
        Op::VScanOrB32 => m.fold::<u32>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::or_b32(a, b)),
        Op::VScanXorB32 => m.fold::<u32>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::xor_b32(a, b)),
        Op::VScanAddU64 => m.fold::<u64>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::add_u64(a, b)),
        Op::VScanMulU64 => m.fold::<u64>(i, Fold::Scan, i.number(2), 0x1, |_, a, b| S::mul_u64(a, b)),
        Op::VScanMinU64 => m.fold::<u64>(i, Fold::Scan, i.number(2), 0xffffffffffffffff, |_, a, b| S::min_u64(a, b)),
        Op::VScanMaxU64 => m.fold::<u64>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::max_u64(a, b)),
        Op::VScanMinI64 => m.fold::<i64>(i, Fold::Scan, i.number(2), 0x7fffffffffffffff, |_, a, b| S::min_i64(a, b)),
        Op::VScanMaxI64 => m.fold::<i64>(i, Fold::Scan, i.number(2), 0x8000000000000000, |_, a, b| S::max_i64(a, b)),
        Op::VScanAndB64 => m.fold::<u64>(i, Fold::Scan, i.number(2), 0xffffffffffffffff, |_, a, b| S::and_b64(a, b)),
        Op::VScanOrB64 => m.fold::<u64>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::or_b64(a, b)),
        Op::VScanXorB64 => m.fold::<u64>(i, Fold::Scan, i.number(2), 0x0, |_, a, b| S::xor_b64(a, b)),
        Op::VScanAddF32 => m.fold::<f32>(i, Fold::Scan, i.number(2), 0x0, S::add_f32),
        Op::VScanMulF32 => m.fold::<f32>(i, Fold::Scan, i.number(2), 0x3f800000, S::mul_f32),
        Op::VScanMinF32 => m.fold::<f32>(i, Fold::Scan, i.number(2), 0x7f800000, S::min_f32),
        Op::VScanMaxF32 => m.fold::<f32>(i, Fold::Scan, i.number(2), 0xff800000, S::max_f32),
        Op::VScanAddF64 => m.fold::<f64>(i, Fold::Scan, i.number(2), 0x0, S::add_f64),
        Op::VScanMulF64 => m.fold::<f64>(i, Fold::Scan, i.number(2), 0x3ff0000000000000, S::mul_f64),
        Op::VScanMinF64 => m.fold::<f64>(i, Fold::Scan, i.number(2), 0x7ff0000000000000, S::min_f64),
        Op::VScanMaxF64 => m.fold::<f64>(i, Fold::Scan, i.number(2), 0xfff0000000000000, S::max_f64),
        Op::VScanAddF16 => m.fold::<f16>(i, Fold::Scan, i.number(2), 0x0, S::add_f16),
        Op::VScanMulF16 => m.fold::<f16>(i, Fold::Scan, i.number(2), 0x3c00, S::mul_f16),
        Op::VScanMinF16 => m.fold::<f16>(i, Fold::Scan, i.number(2), 0x7c00, S::min_f16),
        Op::VScanMaxF16 => m.fold::<f16>(i, Fold::Scan, i.number(2), 0xfc00, S::max_f16),
        Op::VExscanAddU32 => m.fold::<u32>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::add_u32(a, b)),
        Op::VExscanMulU32 => m.fold::<u32>(i, Fold::Exscan, i.number(2), 0x1, |_, a, b| S::mul_u32(a, b)),
        Op::VExscanMinU32 => m.fold::<u32>(i, Fold::Exscan, i.number(2), 0xffffffff, |_, a, b| S::min_u32(a, b)),
        Op::VExscanMaxU32 => m.fold::<u32>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::max_u32(a, b)),
        Op::VExscanMinI32 => m.fold::<i32>(i, Fold::Exscan, i.number(2), 0x7fffffff, |_, a, b| S::min_i32(a, b)),
        Op::VExscanMaxI32 => m.fold::<i32>(i, Fold::Exscan, i.number(2), 0x80000000, |_, a, b| S::max_i32(a, b)),
        Op::VExscanAndB32 => m.fold::<u32>(i, Fold::Exscan, i.number(2), 0xffffffff, |_, a, b| S::and_b32(a, b)),
        Op::VExscanOrB32 => m.fold::<u32>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::or_b32(a, b)),
        Op::VExscanXorB32 => m.fold::<u32>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::xor_b32(a, b)),
        Op::VExscanAddU64 => m.fold::<u64>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::add_u64(a, b)),
        Op::VExscanMulU64 => m.fold::<u64>(i, Fold::Exscan, i.number(2), 0x1, |_, a, b| S::mul_u64(a, b)),
        Op::VExscanMinU64 => m.fold::<u64>(i, Fold::Exscan, i.number(2), 0xffffffffffffffff, |_, a, b| S::min_u64(a, b)),
        Op::VExscanMaxU64 => m.fold::<u64>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::max_u64(a, b)),
        Op::VExscanMinI64 => m.fold::<i64>(i, Fold::Exscan, i.number(2), 0x7fffffffffffffff, |_, a, b| S::min_i64(a, b)),
        Op::VExscanMaxI64 => m.fold::<i64>(i, Fold::Exscan, i.number(2), 0x8000000000000000, |_, a, b| S::max_i64(a, b)),
        Op::VExscanAndB64 => m.fold::<u64>(i, Fold::Exscan, i.number(2), 0xffffffffffffffff, |_, a, b| S::and_b64(a, b)),
        Op::VExscanOrB64 => m.fold::<u64>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::or_b64(a, b)),
        Op::VExscanXorB64 => m.fold::<u64>(i, Fold::Exscan, i.number(2), 0x0, |_, a, b| S::xor_b64(a, b)),
        Op::VExscanAddF32 => m.fold::<f32>(i, Fold::Exscan, i.number(2), 0x0, S::add_f32),
        Op::VExscanMulF32 => m.fold::<f32>(i, Fold::Exscan, i.number(2), 0x3f800000, S::mul_f32),
        Op::VExscanMinF32 => m.fold::<f32>(i, Fold::Exscan, i.number(2), 0x7f800000, S::min_f32),
        Op::VExscanMaxF32 => m.fold::<f32>(i, Fold::Exscan, i.number(2), 0xff800000, S::max_f32),
        Op::VExscanAddF64 => m.fold::<f64>(i, Fold::Exscan, i.number(2), 0x0, S::add_f64),
        Op::VExscanMulF64 => m.fold::<f64>(i, Fold::Exscan, i.number(2), 0x3ff0000000000000, S::mul_f64),
        Op::VExscanMinF64 => m.fold::<f64>(i, Fold::Exscan, i.number(2), 0x7ff0000000000000, S::min_f64),
        Op::VExscanMaxF64 => m.fold::<f64>(i, Fold::Exscan, i.number(2), 0xfff0000000000000, S::max_f64),
        Op::VExscanAddF16 => m.fold::<f16>(i, Fold::Exscan, i.number(2), 0x0, S::add_f16),
        Op::VExscanMulF16 => m.fold::<f16>(i, Fold::Exscan, i.number(2), 0x3c00, S::mul_f16),
        Op::VExscanMinF16 => m.fold::<f16>(i, Fold::Exscan, i.number(2), 0x7c00, S::min_f16),
        Op::VExscanMaxF16 => m.fold::<f16>(i, Fold::Exscan, i.number(2), 0xfc00, S::max_f16),
        Op::Jr => { let a0 = m.u_src(i, 0); let a1 = i.number(1); S::jr(m, a0, a1) }
        Op::Btab => { let a0 = m.u_src(i, 0); let a1 = i.number(1); S::btab(m, a0, a1) }
        Op::BeqU64 => { let a0 = m.u_pair(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::beq_u64(m, a0, a1, a2) }
        Op::BneU64 => { let a0 = m.u_pair(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::bne_u64(m, a0, a1, a2) }
        Op::BltU64 => { let a0 = m.u_pair(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::blt_u64(m, a0, a1, a2) }
        Op::BgeU64 => { let a0 = m.u_pair(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::bge_u64(m, a0, a1, a2) }
        Op::BltI64 => { let a0 = m.u_pair(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::blt_i64(m, a0, a1, a2) }
        Op::BgeI64 => { let a0 = m.u_pair(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::bge_i64(m, a0, a1, a2) }
        Op::BufferLoadB16 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); S::buffer_load_b16(m, a0, a1, a2, a3) }
        Op::BufferAtomicAddF32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_add_f32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMinF32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_min_f32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMaxF32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_max_f32(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicAddU64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_add_u64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicSubU64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_sub_u64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicAndB64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_and_b64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicOrB64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_or_b64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicXorB64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_xor_b64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMinU64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_min_u64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMaxU64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_max_u64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMinI64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_min_i64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMaxI64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_max_i64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicXchgB64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_xchg_b64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicCmpxchgB64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_cmpxchg_b64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicAddF64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_add_f64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMinF64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_min_f64(m, a0, a1, a2, a3, a4) }
        Op::BufferAtomicMaxF64 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = VSrc(i.slots[2]); let a3 = i.number(3); let a4 = VSrc(i.slots[4]); S::buffer_atomic_max_f64(m, a0, a1, a2, a3, a4) }
        Op::BufferRedAddF32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_add_f32(m, a0, a1, a2, a3) }
        Op::BufferRedMinF32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_min_f32(m, a0, a1, a2, a3) }
        Op::BufferRedMaxF32 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_max_f32(m, a0, a1, a2, a3) }
        Op::BufferRedAddU64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_add_u64(m, a0, a1, a2, a3) }
        Op::BufferRedSubU64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_sub_u64(m, a0, a1, a2, a3) }
        Op::BufferRedAndB64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_and_b64(m, a0, a1, a2, a3) }
        Op::BufferRedOrB64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_or_b64(m, a0, a1, a2, a3) }
        Op::BufferRedXorB64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_xor_b64(m, a0, a1, a2, a3) }
        Op::BufferRedMinU64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_min_u64(m, a0, a1, a2, a3) }
        Op::BufferRedMaxU64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_max_u64(m, a0, a1, a2, a3) }
        Op::BufferRedMinI64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_min_i64(m, a0, a1, a2, a3) }
        Op::BufferRedMaxI64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_max_i64(m, a0, a1, a2, a3) }
        Op::BufferRedAddF64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_add_f64(m, a0, a1, a2, a3) }
        Op::BufferRedMinF64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_min_f64(m, a0, a1, a2, a3) }
        Op::BufferRedMaxF64 => { let a0 = m.u_desc::<4>(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::buffer_red_max_f64(m, a0, a1, a2, a3) }
        Op::GlobalLoadU8 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_u8(m, a0, a1, a2) }
        Op::GlobalLoadI8 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_i8(m, a0, a1, a2) }
        Op::GlobalLoadU16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_u16(m, a0, a1, a2) }
        Op::GlobalLoadI16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_i16(m, a0, a1, a2) }
        Op::GlobalLoadB16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_load_b16(m, a0, a1, a2) }
        Op::GlobalStoreB8 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_store_b8(m, a0, a1, a2) }
        Op::GlobalStoreB16 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::global_store_b16(m, a0, a1, a2) }
        Op::GlobalAtomicAddF32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_add_f32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMinF32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_min_f32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMaxF32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_max_f32(m, a0, a1, a2, a3) }
        Op::GlobalAtomicAddU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_add_u64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicSubU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_sub_u64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicAndB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_and_b64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicOrB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_or_b64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicXorB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_xor_b64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMinU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_min_u64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMaxU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_max_u64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMinI64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_min_i64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMaxI64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_max_i64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicXchgB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_xchg_b64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicCmpxchgB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_cmpxchg_b64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicAddF64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_add_f64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMinF64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_min_f64(m, a0, a1, a2, a3) }
        Op::GlobalAtomicMaxF64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::global_atomic_max_f64(m, a0, a1, a2, a3) }
        Op::GlobalRedAddU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_add_u32(m, a0, a1, a2) }
        Op::GlobalRedSubU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_sub_u32(m, a0, a1, a2) }
        Op::GlobalRedAndB32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_and_b32(m, a0, a1, a2) }
        Op::GlobalRedOrB32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_or_b32(m, a0, a1, a2) }
        Op::GlobalRedXorB32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_xor_b32(m, a0, a1, a2) }
        Op::GlobalRedMinU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_min_u32(m, a0, a1, a2) }
        Op::GlobalRedMaxU32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_max_u32(m, a0, a1, a2) }
        Op::GlobalRedMinI32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_min_i32(m, a0, a1, a2) }
        Op::GlobalRedMaxI32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_max_i32(m, a0, a1, a2) }
        Op::GlobalRedAddF32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_add_f32(m, a0, a1, a2) }
        Op::GlobalRedMinF32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_min_f32(m, a0, a1, a2) }
        Op::GlobalRedMaxF32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_max_f32(m, a0, a1, a2) }
        Op::GlobalRedAddU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_add_u64(m, a0, a1, a2) }
        Op::GlobalRedSubU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_sub_u64(m, a0, a1, a2) }
        Op::GlobalRedAndB64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_and_b64(m, a0, a1, a2) }
        Op::GlobalRedOrB64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_or_b64(m, a0, a1, a2) }
        Op::GlobalRedXorB64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_xor_b64(m, a0, a1, a2) }
        Op::GlobalRedMinU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_min_u64(m, a0, a1, a2) }
        Op::GlobalRedMaxU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_max_u64(m, a0, a1, a2) }
        Op::GlobalRedMinI64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_min_i64(m, a0, a1, a2) }
        Op::GlobalRedMaxI64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_max_i64(m, a0, a1, a2) }
        Op::GlobalRedAddF64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_add_f64(m, a0, a1, a2) }
        Op::GlobalRedMinF64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_min_f64(m, a0, a1, a2) }
        Op::GlobalRedMaxF64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::global_red_max_f64(m, a0, a1, a2) }
        Op::ScratchLoadU8 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_u8(m, a0, a1, a2) }
        Op::ScratchLoadI8 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_i8(m, a0, a1, a2) }
        Op::ScratchLoadU16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_u16(m, a0, a1, a2) }
        Op::ScratchLoadI16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_i16(m, a0, a1, a2) }
        Op::ScratchLoadB16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_load_b16(m, a0, a1, a2) }
        Op::ScratchStoreB8 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_store_b8(m, a0, a1, a2) }
        Op::ScratchStoreB16 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::scratch_store_b16(m, a0, a1, a2) }
        Op::LsLoadU8 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_u8(m, a0, a1, a2) }
        Op::LsLoadI8 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_i8(m, a0, a1, a2) }
        Op::LsLoadU16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_u16(m, a0, a1, a2) }
        Op::LsLoadI16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_i16(m, a0, a1, a2) }
        Op::LsLoadB16 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_load_b16(m, a0, a1, a2) }
        Op::LsStoreB8 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_store_b8(m, a0, a1, a2) }
        Op::LsStoreB16 => { let a0 = VSrc(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); S::ls_store_b16(m, a0, a1, a2) }
        Op::LsAtomicAddF32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_add_f32(m, a0, a1, a2, a3) }
        Op::LsAtomicMinF32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_min_f32(m, a0, a1, a2, a3) }
        Op::LsAtomicMaxF32 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_max_f32(m, a0, a1, a2, a3) }
        Op::LsAtomicAddU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_add_u64(m, a0, a1, a2, a3) }
        Op::LsAtomicSubU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_sub_u64(m, a0, a1, a2, a3) }
        Op::LsAtomicAndB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_and_b64(m, a0, a1, a2, a3) }
        Op::LsAtomicOrB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_or_b64(m, a0, a1, a2, a3) }
        Op::LsAtomicXorB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_xor_b64(m, a0, a1, a2, a3) }
        Op::LsAtomicMinU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_min_u64(m, a0, a1, a2, a3) }
        Op::LsAtomicMaxU64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_max_u64(m, a0, a1, a2, a3) }
        Op::LsAtomicMinI64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_min_i64(m, a0, a1, a2, a3) }
        Op::LsAtomicMaxI64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_max_i64(m, a0, a1, a2, a3) }
        Op::LsAtomicXchgB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_xchg_b64(m, a0, a1, a2, a3) }
        Op::LsAtomicCmpxchgB64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_cmpxchg_b64(m, a0, a1, a2, a3) }
        Op::LsAtomicAddF64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_add_f64(m, a0, a1, a2, a3) }
        Op::LsAtomicMinF64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_min_f64(m, a0, a1, a2, a3) }
        Op::LsAtomicMaxF64 => { let a0 = VDst(i.slots[0]); let a1 = VSrc(i.slots[1]); let a2 = i.number(2); let a3 = VSrc(i.slots[3]); S::ls_atomic_max_f64(m, a0, a1, a2, a3) }
        Op::LsRedAddF32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_add_f32(m, a0, a1, a2) }
        Op::LsRedMinF32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_min_f32(m, a0, a1, a2) }
        Op::LsRedMaxF32 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_max_f32(m, a0, a1, a2) }
        Op::LsRedAddU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_add_u64(m, a0, a1, a2) }
        Op::LsRedSubU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_sub_u64(m, a0, a1, a2) }
        Op::LsRedAndB64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_and_b64(m, a0, a1, a2) }
        Op::LsRedOrB64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_or_b64(m, a0, a1, a2) }
        Op::LsRedXorB64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_xor_b64(m, a0, a1, a2) }
        Op::LsRedMinU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_min_u64(m, a0, a1, a2) }
        Op::LsRedMaxU64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_max_u64(m, a0, a1, a2) }
        Op::LsRedMinI64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_min_i64(m, a0, a1, a2) }
        Op::LsRedMaxI64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_max_i64(m, a0, a1, a2) }
        Op::LsRedAddF64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_add_f64(m, a0, a1, a2) }
        Op::LsRedMinF64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_min_f64(m, a0, a1, a2) }
        Op::LsRedMaxF64 => { let a0 = VSrc(i.slots[0]); let a1 = i.number(1); let a2 = VSrc(i.slots[2]); S::ls_red_max_f64(m, a0, a1, a2) }
        Op::ULoadU8 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_u8(m, a0, a1, a2) }
        Op::ULoadI8 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_i8(m, a0, a1, a2) }
        Op::ULoadU16 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_u16(m, a0, a1, a2) }
        Op::ULoadI16 => { let a0 = UDst(i.slots[0]); let a1 = m.u_pair(i.slots[1]); let a2 = i.number(2); S::u_load_i16(m, a0, a1, a2) }
        Op::UBloadU8 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_u8(m, a0, a1, a2, a3) }
        Op::UBloadI8 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_i8(m, a0, a1, a2, a3) }
        Op::UBloadU16 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_u16(m, a0, a1, a2, a3) }
        Op::UBloadI16 => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<4>(i.slots[1]); let a2 = m.u_src(i, 2); let a3 = i.number(3); S::u_bload_i16(m, a0, a1, a2, a3) }
        Op::FenceAcquireWarp => { S::fence_acquire_warp(m) }
        Op::FenceAcquireWorkgroup => { S::fence_acquire_workgroup(m) }
        Op::FenceAcquireDevice => { S::fence_acquire_device(m) }
        Op::FenceReleaseWarp => { S::fence_release_warp(m) }
        Op::FenceReleaseWorkgroup => { S::fence_release_workgroup(m) }
        Op::FenceReleaseDevice => { S::fence_release_device(m) }
        Op::FenceAcqrelWarp => { S::fence_acqrel_warp(m) }
        Op::FenceAcqrelWorkgroup => { S::fence_acqrel_workgroup(m) }
        Op::FenceAcqrelDevice => { S::fence_acqrel_device(m) }
        Op::FenceSeqcstWarp => { S::fence_seqcst_warp(m) }
        Op::FenceSeqcstWorkgroup => { S::fence_seqcst_workgroup(m) }
        Op::FenceSeqcstDevice => { S::fence_seqcst_device(m) }
        Op::ImageLoad => { let a0 = VList::new(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_load(m, a0, a1, a2, a3) }
        Op::ImageStore => { let a0 = VList::new(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_store(m, a0, a1, a2, a3) }
        Op::ImageAtomicAddU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_add_u32(m, a0, a1, a2, a3) }
        Op::ImageAtomicSubU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_sub_u32(m, a0, a1, a2, a3) }
        Op::ImageAtomicAndB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_and_b32(m, a0, a1, a2, a3) }
        Op::ImageAtomicOrB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_or_b32(m, a0, a1, a2, a3) }
        Op::ImageAtomicXorB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_xor_b32(m, a0, a1, a2, a3) }
        Op::ImageAtomicMinU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_min_u32(m, a0, a1, a2, a3) }
        Op::ImageAtomicMaxU32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_max_u32(m, a0, a1, a2, a3) }
        Op::ImageAtomicMinI32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_min_i32(m, a0, a1, a2, a3) }
        Op::ImageAtomicMaxI32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_max_i32(m, a0, a1, a2, a3) }
        Op::ImageAtomicXchgB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_xchg_b32(m, a0, a1, a2, a3) }
        Op::ImageAtomicCmpxchgB32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_cmpxchg_b32(m, a0, a1, a2, a3) }
        Op::ImageAtomicAddF32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_add_f32(m, a0, a1, a2, a3) }
        Op::ImageAtomicMinF32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_min_f32(m, a0, a1, a2, a3) }
        Op::ImageAtomicMaxF32 => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = VList::new(i.slots[2]); let a3 = VSrc(i.slots[3]); S::image_atomic_max_f32(m, a0, a1, a2, a3) }
        Op::ImageRedAddU32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_add_u32(m, a0, a1, a2) }
        Op::ImageRedSubU32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_sub_u32(m, a0, a1, a2) }
        Op::ImageRedAndB32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_and_b32(m, a0, a1, a2) }
        Op::ImageRedOrB32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_or_b32(m, a0, a1, a2) }
        Op::ImageRedXorB32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_xor_b32(m, a0, a1, a2) }
        Op::ImageRedMinU32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_min_u32(m, a0, a1, a2) }
        Op::ImageRedMaxU32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_max_u32(m, a0, a1, a2) }
        Op::ImageRedMinI32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_min_i32(m, a0, a1, a2) }
        Op::ImageRedMaxI32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_max_i32(m, a0, a1, a2) }
        Op::ImageRedAddF32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_add_f32(m, a0, a1, a2) }
        Op::ImageRedMinF32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_min_f32(m, a0, a1, a2) }
        Op::ImageRedMaxF32 => { let a0 = m.u_desc::<8>(i.slots[0]); let a1 = VList::new(i.slots[1]); let a2 = VSrc(i.slots[2]); S::image_red_max_f32(m, a0, a1, a2) }
        Op::ImageSampleLod => { let a0 = VList::new(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = m.u_desc::<4>(i.slots[2]); let a3 = VList::new(i.slots[3]); let a4 = VSrc(i.slots[4]); let a5 = i.number(5); S::image_sample_lod(m, a0, a1, a2, a3, a4, a5) }
        Op::ImageSampleCmpLod => { let a0 = VList::new(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = m.u_desc::<4>(i.slots[2]); let a3 = VList::new(i.slots[3]); let a4 = VSrc(i.slots[4]); let a5 = i.number(5); S::image_sample_cmp_lod(m, a0, a1, a2, a3, a4, a5) }
        Op::ImageSampleGrad => { let a0 = VList::new(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = m.u_desc::<4>(i.slots[2]); let a3 = VList::new(i.slots[3]); let a4 = VList::new(i.slots[4]); let a5 = i.number(5); S::image_sample_grad(m, a0, a1, a2, a3, a4, a5) }
        Op::ImageSampleCmpGrad => { let a0 = VList::new(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = m.u_desc::<4>(i.slots[2]); let a3 = VList::new(i.slots[3]); let a4 = VList::new(i.slots[4]); let a5 = i.number(5); S::image_sample_cmp_grad(m, a0, a1, a2, a3, a4, a5) }
        Op::ImageGather => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = m.u_desc::<4>(i.slots[2]); let a3 = VList::new(i.slots[3]); let a4 = i.number(4); let a5 = i.number(5); S::image_gather(m, a0, a1, a2, a3, a4, a5) }
        Op::ImageGatherCmp => { let a0 = VDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = m.u_desc::<4>(i.slots[2]); let a3 = VList::new(i.slots[3]); let a4 = i.number(4); S::image_gather_cmp(m, a0, a1, a2, a3, a4) }
        Op::UImageSize => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); let a2 = m.u_src(i, 2); S::u_image_size(m, a0, a1, a2) }
        Op::UImageSamples => { let a0 = UDst(i.slots[0]); let a1 = m.u_desc::<8>(i.slots[1]); S::u_image_samples(m, a0, a1) }
        _ => unreachable!("`step` executes what is not rare"),
    }
}
