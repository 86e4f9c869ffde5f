// Generated from the description in isa/ by `cargo xtask codegen`; do not edit.
use super::Codec::*;
use super::{FieldInfo, OpInfo, VariantInfo};
use crate::desc::{ConstInfo, CounterInfo, CsrInfo, Flags, Latency, OperandInfo, Source, TrapInfo};

/// Fingerprint of the description that this file was made from.
pub const FINGERPRINT: u64 = 0x559bb6ab8dd16ec1;

/// Lanes of a warp.
pub const LANES: usize = 32;

/// An instruction of w32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u16)]
pub enum Op {
    /// `v.mov.b32`: rd = rs1.
    VMovB32,
    /// `v.add.u32`: rd = rs1 + rs2, modulo 2^32.
    VAddU32,
    /// `v.sub.u32`: rd = rs1 - rs2, modulo 2^32.
    VSubU32,
    /// `v.mul.u32`: low word of rs1 * rs2.
    VMulU32,
    /// `v.and.b32`: rd = rs1 and rs2, bit by bit.
    VAndB32,
    /// `v.or.b32`: rd = rs1 or rs2, bit by bit.
    VOrB32,
    /// `v.xor.b32`: rd = rs1 exclusive-or rs2, bit by bit.
    VXorB32,
    /// `v.shl.b32`: rd = rs1 shifted left by rs2 mod 32.
    VShlB32,
    /// `v.shr.u32`: rd = rs1 shifted right by rs2 mod 32, zeros enter.
    VShrU32,
    /// `v.shr.i32`: rd = rs1 shifted right by rs2 mod 32, the sign enters.
    VShrI32,
    /// `v.rotr.b32`: rd = rs1 rotated right by rs2 mod 32.
    VRotrB32,
    /// `v.mulhi.u32`: high word of the unsigned product rs1 * rs2.
    VMulhiU32,
    /// `v.mulhi.i32`: high word of the signed product rs1 * rs2.
    VMulhiI32,
    /// `v.div.u32`: unsigned quotient; rs1 where rs2 = 0.
    VDivU32,
    /// `v.div.i32`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    VDivI32,
    /// `v.rem.u32`: unsigned remainder; 0 where rs2 = 0.
    VRemU32,
    /// `v.rem.i32`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    VRemI32,
    /// `v.min.u32`: smaller unsigned number.
    VMinU32,
    /// `v.max.u32`: larger unsigned number.
    VMaxU32,
    /// `v.min.i32`: smaller signed number.
    VMinI32,
    /// `v.max.i32`: larger signed number.
    VMaxI32,
    /// `v.not.b32`: rd = complement of rs1.
    VNotB32,
    /// `v.abs.i32`: absolute value; -2^31 gives itself.
    VAbsI32,
    /// `v.clz.b32`: number of leading zero bits; 32 for 0.
    VClzB32,
    /// `v.ctz.b32`: number of trailing zero bits; 32 for 0.
    VCtzB32,
    /// `v.popc.b32`: number of set bits.
    VPopcB32,
    /// `v.brev.b32`: bits in reverse order.
    VBrevB32,
    /// `v.flb.u32`: index of the highest set bit; all ones for 0.
    VFlbU32,
    /// `v.flb.i32`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    VFlbI32,
    /// `v.ftb.b32`: index of the lowest set bit; all ones for 0.
    VFtbB32,
    /// `v.mad.u32`: low word of rs1 * rs2 + rs3.
    VMadU32,
    /// `v.shladd.u32`: rd = (rs1 << (rs2 mod 32)) + rs3, modulo 2^32.
    VShladdU32,
    /// `v.add3.u32`: rd = rs1 + rs2 + rs3, modulo 2^32.
    VAdd3U32,
    /// `v.bfe.u32`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 32, count to 32 - offset.
    VBfeU32,
    /// `v.bfe.i32`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 32, count to 32 - offset.
    VBfeI32,
    /// `v.bfm.b32`: mask of rs2 ones from bit rs1 upwards; offset clamped to 32, count to 32 - offset.
    VBfmB32,
    /// `v.bsel.b32`: rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones.
    VBselB32,
    /// `v.dot4.i8`: sum of the four products of signed bytes of rs1 and rs2.
    VDot4I8,
    /// `v.dot4.u8`: sum of the four products of unsigned bytes of rs1 and rs2.
    VDot4U8,
    /// `v.mac.u32`: rd = rs1 * rs2 + rd, low word.
    VMacU32,
    /// `v.mov.b64`: rd = rs1.
    VMovB64,
    /// `v.add.u64`: rd = rs1 + rs2, modulo 2^64.
    VAddU64,
    /// `v.sub.u64`: rd = rs1 - rs2, modulo 2^64.
    VSubU64,
    /// `v.mov.b16`: rd = rs1; the other half of the register stays.
    VMovB16,
    /// `v.cmp.eq.u32`: lane mask of rs1 = rs2; 0 in inactive lanes.
    VCmpEqU32,
    /// `v.cmp.ne.u32`: lane mask of rs1 differs from rs2; 0 in inactive lanes.
    VCmpNeU32,
    /// `v.cmp.lt.u32`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtU32,
    /// `v.cmp.le.u32`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeU32,
    /// `v.cmp.gt.u32`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtU32,
    /// `v.cmp.ge.u32`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeU32,
    /// `v.cmp.lt.i32`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtI32,
    /// `v.cmp.le.i32`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeI32,
    /// `v.cmp.gt.i32`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtI32,
    /// `v.cmp.ge.i32`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeI32,
    /// `v.sel.b32`: rd = rs1 where the mask has a one, rs2 elsewhere.
    VSelB32,
    /// `v.movrel.s`: rd = V\[rs1 + rs2\]: rs1 names a register, rs2 is added to its number; 0 outside the allocation.
    VMovrelS,
    /// `v.movrel.d`: V\[rd + rs2\] = rs1: rd names a register, rs2 is added to its number; dropped outside the allocation.
    VMovrelD,
    /// `v.laneid`: rd = number of the lane, 0 to 31.
    VLaneid,
    /// `v.andn.b32`: rd = rs1 and not rs2, bit by bit.
    VAndnB32,
    /// `v.neg.i32`: rd = 0 - rs1; -2^31 gives itself.
    VNegI32,
    /// `v.or3.b32`: rd = rs1 or rs2 or rs3, bit by bit.
    VOr3B32,
    /// `v.xor3.b32`: rd = rs1 exclusive-or rs2 exclusive-or rs3, bit by bit.
    VXor3B32,
    /// `v.andor.b32`: rd = (rs1 and rs2) or rs3, bit by bit.
    VAndorB32,
    /// `v.fshl.b32`: high word of the 64 bits rs1:rs2 (rs1 high) shifted left by rs3 mod 32.
    VFshlB32,
    /// `v.fshr.b32`: low word of the 64 bits rs1:rs2 (rs1 high) shifted right by rs3 mod 32.
    VFshrB32,
    /// `v.perm.b32`: each byte of rs3 chooses a byte: 0 to 3 of rs1, 4 to 7 of rs2 (byte n - 4), 8 to 15 the sign of byte n - 8 in all bits, others 0.
    VPermB32,
    /// `v.addsat.u32`: sum of unsigned numbers, at most 2^32 - 1.
    VAddsatU32,
    /// `v.addsat.i32`: sum of signed numbers, clamped to -2^31 to 2^31 - 1.
    VAddsatI32,
    /// `v.subsat.u32`: difference of unsigned numbers, at least 0.
    VSubsatU32,
    /// `v.subsat.i32`: difference of signed numbers, clamped to -2^31 to 2^31 - 1.
    VSubsatI32,
    /// `v.bfi.b32`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 32, count to 32 - offset.
    VBfiB32,
    /// `v.dot4.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2.
    VDot4I8u8,
    /// `v.dot4add.i8`: sum of the four products of signed bytes of rs1 and rs2 plus rs3, modulo 2^32.
    VDot4addI8,
    /// `v.dot4add.u8`: sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, modulo 2^32.
    VDot4addU8,
    /// `v.dot4add.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, modulo 2^32.
    VDot4addI8u8,
    /// `v.dot4addsat.i8`: sum of the four products of signed bytes of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    VDot4addsatI8,
    /// `v.dot4addsat.u8`: sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1.
    VDot4addsatU8,
    /// `v.dot4addsat.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    VDot4addsatI8u8,
    /// `v.dot2.i16`: sum of the two products of signed halves of rs1 and rs2, modulo 2^32.
    VDot2I16,
    /// `v.dot2.u16`: sum of the two products of unsigned halves of rs1 and rs2, modulo 2^32.
    VDot2U16,
    /// `v.dot2.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2, modulo 2^32.
    VDot2I16u16,
    /// `v.dot2add.i16`: sum of the two products of signed halves of rs1 and rs2 plus rs3, modulo 2^32.
    VDot2addI16,
    /// `v.dot2add.u16`: sum of the two products of unsigned halves of rs1 and rs2 plus rs3, modulo 2^32.
    VDot2addU16,
    /// `v.dot2add.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, modulo 2^32.
    VDot2addI16u16,
    /// `v.dot2addsat.i16`: sum of the two products of signed halves of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    VDot2addsatI16,
    /// `v.dot2addsat.u16`: sum of the two products of unsigned halves of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1.
    VDot2addsatU16,
    /// `v.dot2addsat.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    VDot2addsatI16u16,
    /// `v.sad.u8`: sum of the absolute differences of the four bytes of rs1 and rs2, unsigned, plus rs3, modulo 2^32.
    VSadU8,
    /// `v.sad.u16`: sum of the absolute differences of the two halves of rs1 and rs2, unsigned, plus rs3, modulo 2^32.
    VSadU16,
    /// `v.sad.u32`: absolute difference of unsigned words plus rs3, modulo 2^32.
    VSadU32,
    /// `v.pack.b16x2`: rs1 in the low half, rs2 in the high half.
    VPackB16x2,
    /// `v.pack.i16x2`: signed words clamped to -2^15 to 2^15 - 1: rs1 in the low half, rs2 in the high half.
    VPackI16x2,
    /// `v.pack.u16x2`: unsigned words clamped to 2^16 - 1: rs1 in the low half, rs2 in the high half.
    VPackU16x2,
    /// `v.pack.b8x4`: low bytes of four consecutive registers, the first lowest.
    VPackB8x4,
    /// `v.pack.i8x4`: signed words clamped to -128 to 127, in bytes: four consecutive registers, the first lowest.
    VPackI8x4,
    /// `v.pack.u8x4`: unsigned words clamped to 255, in bytes: four consecutive registers, the first lowest.
    VPackU8x4,
    /// `v.unpack.i8x4`: the bytes of rs1, sign-extended, into four consecutive registers, the lowest first.
    VUnpackI8x4,
    /// `v.unpack.u8x4`: the bytes of rs1, zero-extended, into four consecutive registers, the lowest first.
    VUnpackU8x4,
    /// `v.cmp.tst.b32`: lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes.
    VCmpTstB32,
    /// `v.add.co.u32`: rd = rs1 + rs2; co = lane mask of carries, 0 in inactive lanes.
    VAddCoU32,
    /// `v.addc.co.u32`: rd = rs1 + rs2 + 1 where ci has a one, else + 0; co = lane mask of carries, 0 in inactive lanes.
    VAddcCoU32,
    /// `v.sub.co.u32`: rd = rs1 - rs2; co = lane mask of borrows, 0 in inactive lanes.
    VSubCoU32,
    /// `v.subb.co.u32`: rd = rs1 - rs2 - 1 where ci has a one, else - 0; co = lane mask of borrows, 0 in inactive lanes.
    VSubbCoU32,
    /// `v.mul.u64`: low 64 bits of rs1 * rs2.
    VMulU64,
    /// `v.and.b64`: rd = rs1 and rs2, bit by bit.
    VAndB64,
    /// `v.or.b64`: rd = rs1 or rs2, bit by bit.
    VOrB64,
    /// `v.xor.b64`: rd = rs1 exclusive-or rs2, bit by bit.
    VXorB64,
    /// `v.shl.b64`: rd = rs1 shifted left by rs2 mod 64.
    VShlB64,
    /// `v.shr.u64`: rd = rs1 shifted right by rs2 mod 64, zeros enter.
    VShrU64,
    /// `v.shr.i64`: rd = rs1 shifted right by rs2 mod 64, the sign enters.
    VShrI64,
    /// `v.rotr.b64`: rd = rs1 rotated right by rs2 mod 64.
    VRotrB64,
    /// `v.mulhi.u64`: high 64 bits of the unsigned product rs1 * rs2.
    VMulhiU64,
    /// `v.mulhi.i64`: high 64 bits of the signed product rs1 * rs2.
    VMulhiI64,
    /// `v.div.u64`: unsigned quotient; rs1 where rs2 = 0.
    VDivU64,
    /// `v.div.i64`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    VDivI64,
    /// `v.rem.u64`: unsigned remainder; 0 where rs2 = 0.
    VRemU64,
    /// `v.rem.i64`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    VRemI64,
    /// `v.min.u64`: smaller unsigned number.
    VMinU64,
    /// `v.max.u64`: larger unsigned number.
    VMaxU64,
    /// `v.min.i64`: smaller signed number.
    VMinI64,
    /// `v.max.i64`: larger signed number.
    VMaxI64,
    /// `v.not.b64`: rd = complement of rs1.
    VNotB64,
    /// `v.abs.i64`: absolute value; -2^63 gives itself.
    VAbsI64,
    /// `v.clz.b64`: number of leading zero bits; 64 for 0.
    VClzB64,
    /// `v.ctz.b64`: number of trailing zero bits; 64 for 0.
    VCtzB64,
    /// `v.popc.b64`: number of set bits.
    VPopcB64,
    /// `v.brev.b64`: bits in reverse order.
    VBrevB64,
    /// `v.flb.u64`: index of the highest set bit; all ones for 0.
    VFlbU64,
    /// `v.flb.i64`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    VFlbI64,
    /// `v.ftb.b64`: index of the lowest set bit; all ones for 0.
    VFtbB64,
    /// `v.mad.u64`: low 64 bits of rs1 * rs2 + rs3.
    VMadU64,
    /// `v.shladd.u64`: rd = (rs1 << (rs2 mod 64)) + rs3, modulo 2^64.
    VShladdU64,
    /// `v.add3.u64`: rd = rs1 + rs2 + rs3, modulo 2^64.
    VAdd3U64,
    /// `v.bfe.u64`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 64, count to 64 - offset.
    VBfeU64,
    /// `v.bfe.i64`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 64, count to 64 - offset.
    VBfeI64,
    /// `v.bfm.b64`: mask of rs2 ones from bit rs1 upwards; offset clamped to 64, count to 64 - offset.
    VBfmB64,
    /// `v.bsel.b64`: rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones.
    VBselB64,
    /// `v.andn.b64`: rd = rs1 and not rs2, bit by bit.
    VAndnB64,
    /// `v.neg.i64`: rd = 0 - rs1; -2^63 gives itself.
    VNegI64,
    /// `v.bfi.b64`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 64, count to 64 - offset.
    VBfiB64,
    /// `v.mul.u64.u32`: all 64 bits of the unsigned product rs1 * rs2.
    VMulU64U32,
    /// `v.mul.i64.i32`: all 64 bits of the signed product rs1 * rs2.
    VMulI64I32,
    /// `v.mad.u64.u32`: unsigned product rs1 * rs2 of 64 bits plus rs3, modulo 2^64.
    VMadU64U32,
    /// `v.mad.i64.i32`: signed product rs1 * rs2 of 64 bits plus rs3, modulo 2^64.
    VMadI64I32,
    /// `v.cmp.eq.u64`: lane mask of rs1 = rs2; 0 in inactive lanes.
    VCmpEqU64,
    /// `v.cmp.ne.u64`: lane mask of rs1 differs from rs2; 0 in inactive lanes.
    VCmpNeU64,
    /// `v.cmp.lt.u64`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtU64,
    /// `v.cmp.le.u64`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeU64,
    /// `v.cmp.gt.u64`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtU64,
    /// `v.cmp.ge.u64`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeU64,
    /// `v.cmp.lt.i64`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtI64,
    /// `v.cmp.le.i64`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeI64,
    /// `v.cmp.gt.i64`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtI64,
    /// `v.cmp.ge.i64`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeI64,
    /// `v.cmp.tst.b64`: lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes.
    VCmpTstB64,
    /// `v.sel.b64`: rd = rs1 where the mask has a one, rs2 elsewhere.
    VSelB64,
    /// `v.add.u16`: rd = rs1 + rs2, modulo 2^16.
    VAddU16,
    /// `v.sub.u16`: rd = rs1 - rs2, modulo 2^16.
    VSubU16,
    /// `v.mul.u16`: low halfword of rs1 * rs2.
    VMulU16,
    /// `v.and.b16`: rd = rs1 and rs2, bit by bit.
    VAndB16,
    /// `v.or.b16`: rd = rs1 or rs2, bit by bit.
    VOrB16,
    /// `v.xor.b16`: rd = rs1 exclusive-or rs2, bit by bit.
    VXorB16,
    /// `v.shl.b16`: rd = rs1 shifted left by rs2 mod 16.
    VShlB16,
    /// `v.shr.u16`: rd = rs1 shifted right by rs2 mod 16, zeros enter.
    VShrU16,
    /// `v.shr.i16`: rd = rs1 shifted right by rs2 mod 16, the sign enters.
    VShrI16,
    /// `v.rotr.b16`: rd = rs1 rotated right by rs2 mod 16.
    VRotrB16,
    /// `v.mulhi.u16`: high halfword of the unsigned product rs1 * rs2.
    VMulhiU16,
    /// `v.mulhi.i16`: high halfword of the signed product rs1 * rs2.
    VMulhiI16,
    /// `v.div.u16`: unsigned quotient; rs1 where rs2 = 0.
    VDivU16,
    /// `v.div.i16`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    VDivI16,
    /// `v.rem.u16`: unsigned remainder; 0 where rs2 = 0.
    VRemU16,
    /// `v.rem.i16`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    VRemI16,
    /// `v.min.u16`: smaller unsigned number.
    VMinU16,
    /// `v.max.u16`: larger unsigned number.
    VMaxU16,
    /// `v.min.i16`: smaller signed number.
    VMinI16,
    /// `v.max.i16`: larger signed number.
    VMaxI16,
    /// `v.not.b16`: rd = complement of rs1.
    VNotB16,
    /// `v.abs.i16`: absolute value; -2^15 gives itself.
    VAbsI16,
    /// `v.clz.b16`: number of leading zero bits; 16 for 0.
    VClzB16,
    /// `v.ctz.b16`: number of trailing zero bits; 16 for 0.
    VCtzB16,
    /// `v.popc.b16`: number of set bits.
    VPopcB16,
    /// `v.brev.b16`: bits in reverse order.
    VBrevB16,
    /// `v.flb.u16`: index of the highest set bit; all ones for 0.
    VFlbU16,
    /// `v.flb.i16`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    VFlbI16,
    /// `v.ftb.b16`: index of the lowest set bit; all ones for 0.
    VFtbB16,
    /// `v.mad.u16`: low halfword of rs1 * rs2 + rs3.
    VMadU16,
    /// `v.shladd.u16`: rd = (rs1 << (rs2 mod 16)) + rs3, modulo 2^16.
    VShladdU16,
    /// `v.add3.u16`: rd = rs1 + rs2 + rs3, modulo 2^16.
    VAdd3U16,
    /// `v.bfe.u16`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 16, count to 16 - offset.
    VBfeU16,
    /// `v.bfe.i16`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 16, count to 16 - offset.
    VBfeI16,
    /// `v.bfm.b16`: mask of rs2 ones from bit rs1 upwards; offset clamped to 16, count to 16 - offset.
    VBfmB16,
    /// `v.bsel.b16`: rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones.
    VBselB16,
    /// `v.andn.b16`: rd = rs1 and not rs2, bit by bit.
    VAndnB16,
    /// `v.neg.i16`: rd = 0 - rs1; -2^15 gives itself.
    VNegI16,
    /// `v.addsat.u16`: sum of unsigned numbers, at most 2^16 - 1.
    VAddsatU16,
    /// `v.addsat.i16`: sum of signed numbers, clamped to -2^15 to 2^15 - 1.
    VAddsatI16,
    /// `v.subsat.u16`: difference of unsigned numbers, at least 0.
    VSubsatU16,
    /// `v.subsat.i16`: difference of signed numbers, clamped to -2^15 to 2^15 - 1.
    VSubsatI16,
    /// `v.bfi.b16`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 16, count to 16 - offset.
    VBfiB16,
    /// `v.mul.u32.u16`: all 32 bits of the unsigned product rs1 * rs2.
    VMulU32U16,
    /// `v.mul.i32.i16`: all 32 bits of the signed product rs1 * rs2.
    VMulI32I16,
    /// `v.mad.u32.u16`: unsigned product rs1 * rs2 of 32 bits plus rs3, modulo 2^32.
    VMadU32U16,
    /// `v.mad.i32.i16`: signed product rs1 * rs2 of 32 bits plus rs3, modulo 2^32.
    VMadI32I16,
    /// `v.cmp.eq.u16`: lane mask of rs1 = rs2; 0 in inactive lanes.
    VCmpEqU16,
    /// `v.cmp.ne.u16`: lane mask of rs1 differs from rs2; 0 in inactive lanes.
    VCmpNeU16,
    /// `v.cmp.lt.u16`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtU16,
    /// `v.cmp.le.u16`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeU16,
    /// `v.cmp.gt.u16`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtU16,
    /// `v.cmp.ge.u16`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeU16,
    /// `v.cmp.lt.i16`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtI16,
    /// `v.cmp.le.i16`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeI16,
    /// `v.cmp.gt.i16`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtI16,
    /// `v.cmp.ge.i16`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeI16,
    /// `v.cmp.tst.b16`: lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes.
    VCmpTstB16,
    /// `v.sel.b16`: rd = rs1 where the mask has a one, rs2 elsewhere.
    VSelB16,
    /// `v.add.f32`: rounded sum.
    VAddF32,
    /// `v.sub.f32`: rounded difference.
    VSubF32,
    /// `v.mul.f32`: rounded product.
    VMulF32,
    /// `v.div.f32`: correctly rounded quotient.
    VDivF32,
    /// `v.min.f32`: IEEE 754-2019 minimumNumber.
    VMinF32,
    /// `v.max.f32`: IEEE 754-2019 maximumNumber.
    VMaxF32,
    /// `v.fma.f32`: rs1 * rs2 + rs3 with one rounding.
    VFmaF32,
    /// `v.mac.f32`: rd = rs1 * rs2 + rd with one rounding.
    VMacF32,
    /// `v.mov.f32`: rs1 with neg, abs and sat applied.
    VMovF32,
    /// `v.sqrt.f32`: correctly rounded square root.
    VSqrtF32,
    /// `v.floor.f32`: to an integral value, downwards.
    VFloorF32,
    /// `v.ceil.f32`: to an integral value, upwards.
    VCeilF32,
    /// `v.trunc.f32`: to an integral value, towards zero.
    VTruncF32,
    /// `v.rint.f32`: to an integral value, ties to even.
    VRintF32,
    /// `v.fract.f32`: rs1 - floor(rs1), rounded.
    VFractF32,
    /// `v.rcp.f32`: 1 / rs1, correctly rounded.
    VRcpF32,
    /// `v.rsq.f32`: 1 / sqrt(rs1), within 1 ULP.
    VRsqF32,
    /// `v.exp2.f32`: 2 to the power rs1, within 1 ULP.
    VExp2F32,
    /// `v.log2.f32`: logarithm to base 2, within 1 ULP.
    VLog2F32,
    /// `v.sin.f32`: sine of rs1 radians, within 1 ULP.
    VSinF32,
    /// `v.cos.f32`: cosine of rs1 radians, within 1 ULP.
    VCosF32,
    /// `v.ldexp.f32`: rs1 * 2^rs2, rounded once.
    VLdexpF32,
    /// `v.frexp.exp.f32`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    VFrexpExpF32,
    /// `v.frexp.fract.f32`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves.
    VFrexpFractF32,
    /// `v.cmp.eq.f32`: lane mask of equal; 0 in inactive lanes.
    VCmpEqF32,
    /// `v.cmp.ne.f32`: lane mask of different or unordered; 0 in inactive lanes.
    VCmpNeF32,
    /// `v.cmp.lt.f32`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtF32,
    /// `v.cmp.le.f32`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeF32,
    /// `v.cmp.gt.f32`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtF32,
    /// `v.cmp.ge.f32`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeF32,
    /// `v.minimum.f32`: IEEE 754-2019 minimum: NaN if a source is NaN.
    VMinimumF32,
    /// `v.maximum.f32`: IEEE 754-2019 maximum: NaN if a source is NaN.
    VMaximumF32,
    /// `v.copysign.f32`: magnitude of rs1 with the sign of rs2.
    VCopysignF32,
    /// `v.cmp.ord.f32`: lane mask of neither is NaN; 0 in inactive lanes.
    VCmpOrdF32,
    /// `v.cmp.uno.f32`: lane mask of one is NaN; 0 in inactive lanes.
    VCmpUnoF32,
    /// `v.class.f32`: lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes.
    VClassF32,
    /// `v.add.f16`: rounded sum; the other half of rd stays.
    VAddF16,
    /// `v.sub.f16`: rounded difference; the other half of rd stays.
    VSubF16,
    /// `v.mul.f16`: rounded product; the other half of rd stays.
    VMulF16,
    /// `v.div.f16`: correctly rounded quotient; the other half of rd stays.
    VDivF16,
    /// `v.min.f16`: IEEE 754-2019 minimumNumber; the other half of rd stays.
    VMinF16,
    /// `v.max.f16`: IEEE 754-2019 maximumNumber; the other half of rd stays.
    VMaxF16,
    /// `v.fma.f16`: rs1 * rs2 + rs3 with one rounding; the other half of rd stays.
    VFmaF16,
    /// `v.mac.f16`: rd = rs1 * rs2 + rd with one rounding; the other half of rd stays.
    VMacF16,
    /// `v.mov.f16`: rs1 with neg, abs and sat applied; the other half of rd stays.
    VMovF16,
    /// `v.sqrt.f16`: correctly rounded square root; the other half of rd stays.
    VSqrtF16,
    /// `v.floor.f16`: to an integral value, downwards; the other half of rd stays.
    VFloorF16,
    /// `v.ceil.f16`: to an integral value, upwards; the other half of rd stays.
    VCeilF16,
    /// `v.trunc.f16`: to an integral value, towards zero; the other half of rd stays.
    VTruncF16,
    /// `v.rint.f16`: to an integral value, ties to even; the other half of rd stays.
    VRintF16,
    /// `v.fract.f16`: rs1 - floor(rs1), rounded; the other half of rd stays.
    VFractF16,
    /// `v.rcp.f16`: 1 / rs1, correctly rounded; the other half of rd stays.
    VRcpF16,
    /// `v.rsq.f16`: 1 / sqrt(rs1), within 1 ULP; the other half of rd stays.
    VRsqF16,
    /// `v.exp2.f16`: 2 to the power rs1, within 1 ULP; the other half of rd stays.
    VExp2F16,
    /// `v.log2.f16`: logarithm to base 2, within 1 ULP; the other half of rd stays.
    VLog2F16,
    /// `v.sin.f16`: sine of rs1 radians, within 1 ULP; the other half of rd stays.
    VSinF16,
    /// `v.cos.f16`: cosine of rs1 radians, within 1 ULP; the other half of rd stays.
    VCosF16,
    /// `v.ldexp.f16`: rs1 * 2^rs2, rounded once; the other half of rd stays.
    VLdexpF16,
    /// `v.frexp.exp.f16`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    VFrexpExpF16,
    /// `v.frexp.fract.f16`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves; the other half of rd stays.
    VFrexpFractF16,
    /// `v.minimum.f16`: IEEE 754-2019 minimum: NaN if a source is NaN; the other half of rd stays.
    VMinimumF16,
    /// `v.maximum.f16`: IEEE 754-2019 maximum: NaN if a source is NaN; the other half of rd stays.
    VMaximumF16,
    /// `v.copysign.f16`: magnitude of rs1 with the sign of rs2; the other half of rd stays.
    VCopysignF16,
    /// `v.cmp.eq.f16`: lane mask of equal; 0 in inactive lanes.
    VCmpEqF16,
    /// `v.cmp.ne.f16`: lane mask of different or unordered; 0 in inactive lanes.
    VCmpNeF16,
    /// `v.cmp.lt.f16`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtF16,
    /// `v.cmp.le.f16`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeF16,
    /// `v.cmp.gt.f16`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtF16,
    /// `v.cmp.ge.f16`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeF16,
    /// `v.cmp.ord.f16`: lane mask of neither is NaN; 0 in inactive lanes.
    VCmpOrdF16,
    /// `v.cmp.uno.f16`: lane mask of one is NaN; 0 in inactive lanes.
    VCmpUnoF16,
    /// `v.class.f16`: lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes.
    VClassF16,
    /// `v.add.f64`: rounded sum.
    VAddF64,
    /// `v.sub.f64`: rounded difference.
    VSubF64,
    /// `v.mul.f64`: rounded product.
    VMulF64,
    /// `v.div.f64`: correctly rounded quotient.
    VDivF64,
    /// `v.min.f64`: IEEE 754-2019 minimumNumber.
    VMinF64,
    /// `v.max.f64`: IEEE 754-2019 maximumNumber.
    VMaxF64,
    /// `v.fma.f64`: rs1 * rs2 + rs3 with one rounding.
    VFmaF64,
    /// `v.mac.f64`: rd = rs1 * rs2 + rd with one rounding.
    VMacF64,
    /// `v.mov.f64`: rs1 with neg, abs and sat applied.
    VMovF64,
    /// `v.sqrt.f64`: correctly rounded square root.
    VSqrtF64,
    /// `v.floor.f64`: to an integral value, downwards.
    VFloorF64,
    /// `v.ceil.f64`: to an integral value, upwards.
    VCeilF64,
    /// `v.trunc.f64`: to an integral value, towards zero.
    VTruncF64,
    /// `v.rint.f64`: to an integral value, ties to even.
    VRintF64,
    /// `v.fract.f64`: rs1 - floor(rs1), rounded.
    VFractF64,
    /// `v.rcp.f64`: 1 / rs1, correctly rounded.
    VRcpF64,
    /// `v.rsq.f64`: 1 / sqrt(rs1), within 1 ULP.
    VRsqF64,
    /// `v.ldexp.f64`: rs1 * 2^rs2, rounded once.
    VLdexpF64,
    /// `v.frexp.exp.f64`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    VFrexpExpF64,
    /// `v.frexp.fract.f64`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves.
    VFrexpFractF64,
    /// `v.minimum.f64`: IEEE 754-2019 minimum: NaN if a source is NaN.
    VMinimumF64,
    /// `v.maximum.f64`: IEEE 754-2019 maximum: NaN if a source is NaN.
    VMaximumF64,
    /// `v.copysign.f64`: magnitude of rs1 with the sign of rs2.
    VCopysignF64,
    /// `v.cmp.eq.f64`: lane mask of equal; 0 in inactive lanes.
    VCmpEqF64,
    /// `v.cmp.ne.f64`: lane mask of different or unordered; 0 in inactive lanes.
    VCmpNeF64,
    /// `v.cmp.lt.f64`: lane mask of rs1 < rs2; 0 in inactive lanes.
    VCmpLtF64,
    /// `v.cmp.le.f64`: lane mask of rs1 <= rs2; 0 in inactive lanes.
    VCmpLeF64,
    /// `v.cmp.gt.f64`: lane mask of rs1 > rs2; 0 in inactive lanes.
    VCmpGtF64,
    /// `v.cmp.ge.f64`: lane mask of rs1 >= rs2; 0 in inactive lanes.
    VCmpGeF64,
    /// `v.cmp.ord.f64`: lane mask of neither is NaN; 0 in inactive lanes.
    VCmpOrdF64,
    /// `v.cmp.uno.f64`: lane mask of one is NaN; 0 in inactive lanes.
    VCmpUnoF64,
    /// `v.class.f64`: lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes.
    VClassF64,
    /// `v.cvt.i32.f32`: to a signed integer towards zero; saturates, NaN gives 0.
    VCvtI32F32,
    /// `v.cvt.u32.f32`: to an unsigned integer towards zero; saturates, NaN gives 0.
    VCvtU32F32,
    /// `v.cvt.f32.i32`: from a signed integer, rounded.
    VCvtF32I32,
    /// `v.cvt.f32.u32`: from an unsigned integer, rounded.
    VCvtF32U32,
    /// `v.cvt.f16.f32`: to binary16, rounded; the other half of rd stays.
    VCvtF16F32,
    /// `v.cvt.f32.f16`: from binary16, exact.
    VCvtF32F16,
    /// `u.mov.b32`: rd = rs1.
    UMovB32,
    /// `u.add.u32`: rd = rs1 + rs2, modulo 2^32.
    UAddU32,
    /// `u.sub.u32`: rd = rs1 - rs2, modulo 2^32.
    USubU32,
    /// `u.mul.u32`: low word of rs1 * rs2.
    UMulU32,
    /// `u.mulhi.u32`: high word of the unsigned product.
    UMulhiU32,
    /// `u.mulhi.i32`: high word of the signed product.
    UMulhiI32,
    /// `u.div.u32`: unsigned quotient; rs1 where rs2 = 0.
    UDivU32,
    /// `u.div.i32`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    UDivI32,
    /// `u.rem.u32`: unsigned remainder; 0 where rs2 = 0.
    URemU32,
    /// `u.rem.i32`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    URemI32,
    /// `u.min.u32`: smaller unsigned number.
    UMinU32,
    /// `u.max.u32`: larger unsigned number.
    UMaxU32,
    /// `u.min.i32`: smaller signed number.
    UMinI32,
    /// `u.max.i32`: larger signed number.
    UMaxI32,
    /// `u.and.b32`: rd = rs1 and rs2, bit by bit.
    UAndB32,
    /// `u.or.b32`: rd = rs1 or rs2, bit by bit.
    UOrB32,
    /// `u.xor.b32`: rd = rs1 exclusive-or rs2, bit by bit.
    UXorB32,
    /// `u.andn.b32`: rd = rs1 and not rs2, bit by bit.
    UAndnB32,
    /// `u.shl.b32`: rd = rs1 shifted left by rs2 mod 32.
    UShlB32,
    /// `u.shr.u32`: rd = rs1 shifted right by rs2 mod 32, zeros enter.
    UShrU32,
    /// `u.shr.i32`: rd = rs1 shifted right by rs2 mod 32, the sign enters.
    UShrI32,
    /// `u.bfm.b32`: mask of rs2 ones from bit rs1 upwards; offset clamped to 32, count to 32 - offset.
    UBfmB32,
    /// `u.dot4.i8`: sum of the four products of signed bytes of rs1 and rs2.
    UDot4I8,
    /// `u.dot4.u8`: sum of the four products of unsigned bytes of rs1 and rs2.
    UDot4U8,
    /// `u.not.b32`: rd = complement of rs1.
    UNotB32,
    /// `u.abs.i32`: absolute value; -2^31 gives itself.
    UAbsI32,
    /// `u.clz.b32`: number of leading zero bits; 32 for 0.
    UClzB32,
    /// `u.ctz.b32`: number of trailing zero bits; 32 for 0.
    UCtzB32,
    /// `u.popc.b32`: number of set bits.
    UPopcB32,
    /// `u.brev.b32`: bits in reverse order.
    UBrevB32,
    /// `u.flb.u32`: index of the highest set bit; all ones for 0.
    UFlbU32,
    /// `u.flb.i32`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    UFlbI32,
    /// `u.ftb.b32`: index of the lowest set bit; all ones for 0.
    UFtbB32,
    /// `u.cmp.eq.u32`: all ones if rs1 = rs2, else 0.
    UCmpEqU32,
    /// `u.cmp.ne.u32`: all ones if rs1 differs from rs2, else 0.
    UCmpNeU32,
    /// `u.cmp.lt.u32`: all ones if rs1 < rs2, else 0.
    UCmpLtU32,
    /// `u.cmp.le.u32`: all ones if rs1 <= rs2, else 0.
    UCmpLeU32,
    /// `u.cmp.gt.u32`: all ones if rs1 > rs2, else 0.
    UCmpGtU32,
    /// `u.cmp.ge.u32`: all ones if rs1 >= rs2, else 0.
    UCmpGeU32,
    /// `u.cmp.lt.i32`: all ones if rs1 < rs2, else 0.
    UCmpLtI32,
    /// `u.cmp.le.i32`: all ones if rs1 <= rs2, else 0.
    UCmpLeI32,
    /// `u.cmp.gt.i32`: all ones if rs1 > rs2, else 0.
    UCmpGtI32,
    /// `u.cmp.ge.i32`: all ones if rs1 >= rs2, else 0.
    UCmpGeI32,
    /// `u.mov.b64`: rd = rs1.
    UMovB64,
    /// `u.add.u64`: rd = rs1 + rs2, modulo 2^64.
    UAddU64,
    /// `u.bsel.b32`: rd = (rs1 and rs2) or (not rs1 and rs3).
    UBselB32,
    /// `u.bfe.u32`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 32, count to 32 - offset.
    UBfeU32,
    /// `u.bfe.i32`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 32, count to 32 - offset.
    UBfeI32,
    /// `u.mad.u32`: low word of rs1 * rs2 + rs3.
    UMadU32,
    /// `u.cvt.f32.i32`: from a signed integer, rounded.
    UCvtF32I32,
    /// `u.cvt.f32.u32`: from an unsigned integer, rounded.
    UCvtF32U32,
    /// `exec.get`: rd = EXEC.
    ExecGet,
    /// `exec.set`: EXEC = rs1.
    ExecSet,
    /// `exec.wqm`: rd = EXEC; EXEC = all lanes of each quad (4 lanes, 4-aligned) that has an active lane: whole-quad mode.
    ExecWqm,
    /// `saveexec.and`: rd = EXEC; EXEC = EXEC and rs1.
    SaveexecAnd,
    /// `saveexec.or`: rd = EXEC; EXEC = EXEC or rs1.
    SaveexecOr,
    /// `saveexec.xor`: rd = EXEC; EXEC = EXEC exclusive-or rs1.
    SaveexecXor,
    /// `saveexec.andn1`: rd = EXEC; EXEC = rs1 and not EXEC.
    SaveexecAndn1,
    /// `saveexec.andn2`: rd = EXEC; EXEC = EXEC and not rs1.
    SaveexecAndn2,
    /// `saveexec.mov`: rd = EXEC; EXEC = rs1.
    SaveexecMov,
    /// `u.readlane`: rd = rs1 of lane rs2 mod 32, active or not.
    UReadlane,
    /// `u.readfirst`: rd = rs1 of the first active lane; 0 with EXEC = 0.
    UReadfirst,
    /// `v.writelane`: rd of lane rs2 mod 32 = low bits of uniform register rs1, active or not.
    VWritelane,
    /// `u.fma.f32`: rs1 * rs2 + rs3 with one rounding.
    UFmaF32,
    /// `u.add.f32`: rounded sum.
    UAddF32,
    /// `u.sub.f32`: rounded difference.
    USubF32,
    /// `u.mul.f32`: rounded product.
    UMulF32,
    /// `u.div.f32`: correctly rounded quotient.
    UDivF32,
    /// `u.min.f32`: IEEE 754-2019 minimumNumber.
    UMinF32,
    /// `u.max.f32`: IEEE 754-2019 maximumNumber.
    UMaxF32,
    /// `u.ldexp.f32`: rs1 * 2^rs2, rounded once.
    ULdexpF32,
    /// `u.sqrt.f32`: correctly rounded square root.
    USqrtF32,
    /// `u.floor.f32`: to an integral value, downwards.
    UFloorF32,
    /// `u.ceil.f32`: to an integral value, upwards.
    UCeilF32,
    /// `u.trunc.f32`: to an integral value, towards zero.
    UTruncF32,
    /// `u.rint.f32`: to an integral value, ties to even.
    URintF32,
    /// `u.fract.f32`: rs1 - floor(rs1), rounded.
    UFractF32,
    /// `u.rcp.f32`: 1 / rs1, correctly rounded.
    URcpF32,
    /// `u.rsq.f32`: 1 / sqrt(rs1), within 1 ULP.
    URsqF32,
    /// `u.exp2.f32`: 2 to the power rs1, within 1 ULP.
    UExp2F32,
    /// `u.log2.f32`: logarithm to base 2, within 1 ULP.
    ULog2F32,
    /// `u.sin.f32`: sine of rs1 radians, within 1 ULP.
    USinF32,
    /// `u.cos.f32`: cosine of rs1 radians, within 1 ULP.
    UCosF32,
    /// `u.frexp.exp.f32`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    UFrexpExpF32,
    /// `u.frexp.fract.f32`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves.
    UFrexpFractF32,
    /// `u.cvt.i32.f32`: to a signed integer towards zero; saturates, NaN gives 0.
    UCvtI32F32,
    /// `u.cvt.u32.f32`: to an unsigned integer towards zero; saturates, NaN gives 0.
    UCvtU32F32,
    /// `u.cmp.eq.f32`: all ones if equal, else 0.
    UCmpEqF32,
    /// `u.cmp.ne.f32`: all ones if different or unordered, else 0.
    UCmpNeF32,
    /// `u.cmp.lt.f32`: all ones if rs1 < rs2, else 0.
    UCmpLtF32,
    /// `u.cmp.le.f32`: all ones if rs1 <= rs2, else 0.
    UCmpLeF32,
    /// `u.cmp.gt.f32`: all ones if rs1 > rs2, else 0.
    UCmpGtF32,
    /// `u.cmp.ge.f32`: all ones if rs1 >= rs2, else 0.
    UCmpGeF32,
    /// `u.mac.f32`: rd = rs1 * rs2 + rd with one rounding.
    UMacF32,
    /// `u.minimum.f32`: IEEE 754-2019 minimum: NaN if a source is NaN.
    UMinimumF32,
    /// `u.maximum.f32`: IEEE 754-2019 maximum: NaN if a source is NaN.
    UMaximumF32,
    /// `u.copysign.f32`: magnitude of rs1 with the sign of rs2.
    UCopysignF32,
    /// `u.cmp.ord.f32`: all ones if neither is NaN, else 0.
    UCmpOrdF32,
    /// `u.cmp.uno.f32`: all ones if one is NaN, else 0.
    UCmpUnoF32,
    /// `u.class.f32`: all ones if rs1 has a class whose bit is set in rs2, else 0.
    UClassF32,
    /// `u.add.f16`: rounded sum.
    UAddF16,
    /// `u.sub.f16`: rounded difference.
    USubF16,
    /// `u.mul.f16`: rounded product.
    UMulF16,
    /// `u.div.f16`: correctly rounded quotient.
    UDivF16,
    /// `u.min.f16`: IEEE 754-2019 minimumNumber.
    UMinF16,
    /// `u.max.f16`: IEEE 754-2019 maximumNumber.
    UMaxF16,
    /// `u.fma.f16`: rs1 * rs2 + rs3 with one rounding.
    UFmaF16,
    /// `u.mac.f16`: rd = rs1 * rs2 + rd with one rounding.
    UMacF16,
    /// `u.sqrt.f16`: correctly rounded square root.
    USqrtF16,
    /// `u.floor.f16`: to an integral value, downwards.
    UFloorF16,
    /// `u.ceil.f16`: to an integral value, upwards.
    UCeilF16,
    /// `u.trunc.f16`: to an integral value, towards zero.
    UTruncF16,
    /// `u.rint.f16`: to an integral value, ties to even.
    URintF16,
    /// `u.fract.f16`: rs1 - floor(rs1), rounded.
    UFractF16,
    /// `u.rcp.f16`: 1 / rs1, correctly rounded.
    URcpF16,
    /// `u.rsq.f16`: 1 / sqrt(rs1), within 1 ULP.
    URsqF16,
    /// `u.exp2.f16`: 2 to the power rs1, within 1 ULP.
    UExp2F16,
    /// `u.log2.f16`: logarithm to base 2, within 1 ULP.
    ULog2F16,
    /// `u.sin.f16`: sine of rs1 radians, within 1 ULP.
    USinF16,
    /// `u.cos.f16`: cosine of rs1 radians, within 1 ULP.
    UCosF16,
    /// `u.ldexp.f16`: rs1 * 2^rs2, rounded once.
    ULdexpF16,
    /// `u.frexp.exp.f16`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    UFrexpExpF16,
    /// `u.frexp.fract.f16`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves.
    UFrexpFractF16,
    /// `u.minimum.f16`: IEEE 754-2019 minimum: NaN if a source is NaN.
    UMinimumF16,
    /// `u.maximum.f16`: IEEE 754-2019 maximum: NaN if a source is NaN.
    UMaximumF16,
    /// `u.copysign.f16`: magnitude of rs1 with the sign of rs2.
    UCopysignF16,
    /// `u.cmp.eq.f16`: all ones if equal, else 0.
    UCmpEqF16,
    /// `u.cmp.ne.f16`: all ones if different or unordered, else 0.
    UCmpNeF16,
    /// `u.cmp.lt.f16`: all ones if rs1 < rs2, else 0.
    UCmpLtF16,
    /// `u.cmp.le.f16`: all ones if rs1 <= rs2, else 0.
    UCmpLeF16,
    /// `u.cmp.gt.f16`: all ones if rs1 > rs2, else 0.
    UCmpGtF16,
    /// `u.cmp.ge.f16`: all ones if rs1 >= rs2, else 0.
    UCmpGeF16,
    /// `u.cmp.ord.f16`: all ones if neither is NaN, else 0.
    UCmpOrdF16,
    /// `u.cmp.uno.f16`: all ones if one is NaN, else 0.
    UCmpUnoF16,
    /// `u.class.f16`: all ones if rs1 has a class whose bit is set in rs2, else 0.
    UClassF16,
    /// `u.add.f64`: rounded sum.
    UAddF64,
    /// `u.sub.f64`: rounded difference.
    USubF64,
    /// `u.mul.f64`: rounded product.
    UMulF64,
    /// `u.div.f64`: correctly rounded quotient.
    UDivF64,
    /// `u.min.f64`: IEEE 754-2019 minimumNumber.
    UMinF64,
    /// `u.max.f64`: IEEE 754-2019 maximumNumber.
    UMaxF64,
    /// `u.fma.f64`: rs1 * rs2 + rs3 with one rounding.
    UFmaF64,
    /// `u.mac.f64`: rd = rs1 * rs2 + rd with one rounding.
    UMacF64,
    /// `u.sqrt.f64`: correctly rounded square root.
    USqrtF64,
    /// `u.floor.f64`: to an integral value, downwards.
    UFloorF64,
    /// `u.ceil.f64`: to an integral value, upwards.
    UCeilF64,
    /// `u.trunc.f64`: to an integral value, towards zero.
    UTruncF64,
    /// `u.rint.f64`: to an integral value, ties to even.
    URintF64,
    /// `u.fract.f64`: rs1 - floor(rs1), rounded.
    UFractF64,
    /// `u.rcp.f64`: 1 / rs1, correctly rounded.
    URcpF64,
    /// `u.rsq.f64`: 1 / sqrt(rs1), within 1 ULP.
    URsqF64,
    /// `u.ldexp.f64`: rs1 * 2^rs2, rounded once.
    ULdexpF64,
    /// `u.frexp.exp.f64`: exponent e of rs1 = f * 2^e with f in \[0.5, 1); 0 for zero, infinity and NaN.
    UFrexpExpF64,
    /// `u.frexp.fract.f64`: fraction f of rs1 = f * 2^e with f in \[0.5, 1); zero, infinity and NaN give themselves.
    UFrexpFractF64,
    /// `u.minimum.f64`: IEEE 754-2019 minimum: NaN if a source is NaN.
    UMinimumF64,
    /// `u.maximum.f64`: IEEE 754-2019 maximum: NaN if a source is NaN.
    UMaximumF64,
    /// `u.copysign.f64`: magnitude of rs1 with the sign of rs2.
    UCopysignF64,
    /// `u.cmp.eq.f64`: all ones if equal, else 0.
    UCmpEqF64,
    /// `u.cmp.ne.f64`: all ones if different or unordered, else 0.
    UCmpNeF64,
    /// `u.cmp.lt.f64`: all ones if rs1 < rs2, else 0.
    UCmpLtF64,
    /// `u.cmp.le.f64`: all ones if rs1 <= rs2, else 0.
    UCmpLeF64,
    /// `u.cmp.gt.f64`: all ones if rs1 > rs2, else 0.
    UCmpGtF64,
    /// `u.cmp.ge.f64`: all ones if rs1 >= rs2, else 0.
    UCmpGeF64,
    /// `u.cmp.ord.f64`: all ones if neither is NaN, else 0.
    UCmpOrdF64,
    /// `u.cmp.uno.f64`: all ones if one is NaN, else 0.
    UCmpUnoF64,
    /// `u.class.f64`: all ones if rs1 has a class whose bit is set in rs2, else 0.
    UClassF64,
    /// `u.cmp.tst.b32`: all ones if rs1 and rs2 have a one in common, else 0.
    UCmpTstB32,
    /// `u.rotr.b32`: rd = rs1 rotated right by rs2 mod 32.
    URotrB32,
    /// `u.neg.i32`: rd = 0 - rs1; -2^31 gives itself.
    UNegI32,
    /// `u.or3.b32`: rd = rs1 or rs2 or rs3, bit by bit.
    UOr3B32,
    /// `u.xor3.b32`: rd = rs1 exclusive-or rs2 exclusive-or rs3, bit by bit.
    UXor3B32,
    /// `u.andor.b32`: rd = (rs1 and rs2) or rs3, bit by bit.
    UAndorB32,
    /// `u.fshl.b32`: high word of the 64 bits rs1:rs2 (rs1 high) shifted left by rs3 mod 32.
    UFshlB32,
    /// `u.fshr.b32`: low word of the 64 bits rs1:rs2 (rs1 high) shifted right by rs3 mod 32.
    UFshrB32,
    /// `u.perm.b32`: each byte of rs3 chooses a byte: 0 to 3 of rs1, 4 to 7 of rs2 (byte n - 4), 8 to 15 the sign of byte n - 8 in all bits, others 0.
    UPermB32,
    /// `u.addsat.u32`: sum of unsigned numbers, at most 2^32 - 1.
    UAddsatU32,
    /// `u.addsat.i32`: sum of signed numbers, clamped to -2^31 to 2^31 - 1.
    UAddsatI32,
    /// `u.subsat.u32`: difference of unsigned numbers, at least 0.
    USubsatU32,
    /// `u.subsat.i32`: difference of signed numbers, clamped to -2^31 to 2^31 - 1.
    USubsatI32,
    /// `u.bfi.b32`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 32, count to 32 - offset.
    UBfiB32,
    /// `u.dot4.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2.
    UDot4I8u8,
    /// `u.dot4add.i8`: sum of the four products of signed bytes of rs1 and rs2 plus rs3, modulo 2^32.
    UDot4addI8,
    /// `u.dot4add.u8`: sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, modulo 2^32.
    UDot4addU8,
    /// `u.dot4add.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, modulo 2^32.
    UDot4addI8u8,
    /// `u.dot4addsat.i8`: sum of the four products of signed bytes of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    UDot4addsatI8,
    /// `u.dot4addsat.u8`: sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1.
    UDot4addsatU8,
    /// `u.dot4addsat.i8u8`: sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    UDot4addsatI8u8,
    /// `u.dot2.i16`: sum of the two products of signed halves of rs1 and rs2, modulo 2^32.
    UDot2I16,
    /// `u.dot2.u16`: sum of the two products of unsigned halves of rs1 and rs2, modulo 2^32.
    UDot2U16,
    /// `u.dot2.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2, modulo 2^32.
    UDot2I16u16,
    /// `u.dot2add.i16`: sum of the two products of signed halves of rs1 and rs2 plus rs3, modulo 2^32.
    UDot2addI16,
    /// `u.dot2add.u16`: sum of the two products of unsigned halves of rs1 and rs2 plus rs3, modulo 2^32.
    UDot2addU16,
    /// `u.dot2add.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, modulo 2^32.
    UDot2addI16u16,
    /// `u.dot2addsat.i16`: sum of the two products of signed halves of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    UDot2addsatI16,
    /// `u.dot2addsat.u16`: sum of the two products of unsigned halves of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1.
    UDot2addsatU16,
    /// `u.dot2addsat.i16u16`: sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, clamped to -2^31 to 2^31 - 1.
    UDot2addsatI16u16,
    /// `u.sad.u8`: sum of the absolute differences of the four bytes of rs1 and rs2, unsigned, plus rs3, modulo 2^32.
    USadU8,
    /// `u.sad.u16`: sum of the absolute differences of the two halves of rs1 and rs2, unsigned, plus rs3, modulo 2^32.
    USadU16,
    /// `u.sad.u32`: absolute difference of unsigned words plus rs3, modulo 2^32.
    USadU32,
    /// `u.pack.i16x2`: signed words clamped to -2^15 to 2^15 - 1: rs1 in the low half, rs2 in the high half.
    UPackI16x2,
    /// `u.pack.u16x2`: unsigned words clamped to 2^16 - 1: rs1 in the low half, rs2 in the high half.
    UPackU16x2,
    /// `u.shladd.u32`: rd = (rs1 << (rs2 mod 32)) + rs3, modulo 2^32.
    UShladdU32,
    /// `u.add3.u32`: rd = rs1 + rs2 + rs3, modulo 2^32.
    UAdd3U32,
    /// `u.add.co.u32`: rd = rs1 + rs2; co = all ones if it carries, else 0; where rd = co, co stays.
    UAddCoU32,
    /// `u.addc.co.u32`: rd = rs1 + rs2 + 1 if ci is not 0, else + 0; co = all ones if it carries, else 0; where rd = co, co stays.
    UAddcCoU32,
    /// `u.sub.co.u32`: rd = rs1 - rs2; co = all ones if it borrows, else 0; where rd = co, co stays.
    USubCoU32,
    /// `u.subb.co.u32`: rd = rs1 - rs2 - 1 if ci is not 0, else - 0; co = all ones if it borrows, else 0; where rd = co, co stays.
    USubbCoU32,
    /// `u.sel.b32`: rd = rs1 if ci is not 0, else rs2.
    USelB32,
    /// `u.mul.u64`: low 64 bits of rs1 * rs2.
    UMulU64,
    /// `u.and.b64`: rd = rs1 and rs2, bit by bit.
    UAndB64,
    /// `u.or.b64`: rd = rs1 or rs2, bit by bit.
    UOrB64,
    /// `u.xor.b64`: rd = rs1 exclusive-or rs2, bit by bit.
    UXorB64,
    /// `u.shl.b64`: rd = rs1 shifted left by rs2 mod 64.
    UShlB64,
    /// `u.shr.u64`: rd = rs1 shifted right by rs2 mod 64, zeros enter.
    UShrU64,
    /// `u.shr.i64`: rd = rs1 shifted right by rs2 mod 64, the sign enters.
    UShrI64,
    /// `u.rotr.b64`: rd = rs1 rotated right by rs2 mod 64.
    URotrB64,
    /// `u.mulhi.u64`: high 64 bits of the unsigned product rs1 * rs2.
    UMulhiU64,
    /// `u.mulhi.i64`: high 64 bits of the signed product rs1 * rs2.
    UMulhiI64,
    /// `u.div.u64`: unsigned quotient; rs1 where rs2 = 0.
    UDivU64,
    /// `u.div.i64`: signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows.
    UDivI64,
    /// `u.rem.u64`: unsigned remainder; 0 where rs2 = 0.
    URemU64,
    /// `u.rem.i64`: signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows.
    URemI64,
    /// `u.min.u64`: smaller unsigned number.
    UMinU64,
    /// `u.max.u64`: larger unsigned number.
    UMaxU64,
    /// `u.min.i64`: smaller signed number.
    UMinI64,
    /// `u.max.i64`: larger signed number.
    UMaxI64,
    /// `u.not.b64`: rd = complement of rs1.
    UNotB64,
    /// `u.abs.i64`: absolute value; -2^63 gives itself.
    UAbsI64,
    /// `u.clz.b64`: number of leading zero bits; 64 for 0.
    UClzB64,
    /// `u.ctz.b64`: number of trailing zero bits; 64 for 0.
    UCtzB64,
    /// `u.popc.b64`: number of set bits.
    UPopcB64,
    /// `u.brev.b64`: bits in reverse order.
    UBrevB64,
    /// `u.flb.u64`: index of the highest set bit; all ones for 0.
    UFlbU64,
    /// `u.flb.i64`: index of the highest bit that differs from the sign; all ones for 0 and -1.
    UFlbI64,
    /// `u.ftb.b64`: index of the lowest set bit; all ones for 0.
    UFtbB64,
    /// `u.mad.u64`: low 64 bits of rs1 * rs2 + rs3.
    UMadU64,
    /// `u.shladd.u64`: rd = (rs1 << (rs2 mod 64)) + rs3, modulo 2^64.
    UShladdU64,
    /// `u.add3.u64`: rd = rs1 + rs2 + rs3, modulo 2^64.
    UAdd3U64,
    /// `u.bfe.u64`: field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 64, count to 64 - offset.
    UBfeU64,
    /// `u.bfe.i64`: field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 64, count to 64 - offset.
    UBfeI64,
    /// `u.bfm.b64`: mask of rs2 ones from bit rs1 upwards; offset clamped to 64, count to 64 - offset.
    UBfmB64,
    /// `u.bsel.b64`: rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones.
    UBselB64,
    /// `u.andn.b64`: rd = rs1 and not rs2, bit by bit.
    UAndnB64,
    /// `u.neg.i64`: rd = 0 - rs1; -2^63 gives itself.
    UNegI64,
    /// `u.bfi.b64`: the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 64, count to 64 - offset.
    UBfiB64,
    /// `u.mul.u64.u32`: all 64 bits of the unsigned product rs1 * rs2.
    UMulU64U32,
    /// `u.mul.i64.i32`: all 64 bits of the signed product rs1 * rs2.
    UMulI64I32,
    /// `u.mad.u64.u32`: unsigned product rs1 * rs2 of 64 bits plus rs3, modulo 2^64.
    UMadU64U32,
    /// `u.mad.i64.i32`: signed product rs1 * rs2 of 64 bits plus rs3, modulo 2^64.
    UMadI64I32,
    /// `u.sub.u64`: rd = rs1 - rs2, modulo 2^64.
    USubU64,
    /// `u.cmp.eq.u64`: all ones if rs1 = rs2, else 0.
    UCmpEqU64,
    /// `u.cmp.ne.u64`: all ones if rs1 differs from rs2, else 0.
    UCmpNeU64,
    /// `u.cmp.lt.u64`: all ones if rs1 < rs2, else 0.
    UCmpLtU64,
    /// `u.cmp.le.u64`: all ones if rs1 <= rs2, else 0.
    UCmpLeU64,
    /// `u.cmp.gt.u64`: all ones if rs1 > rs2, else 0.
    UCmpGtU64,
    /// `u.cmp.ge.u64`: all ones if rs1 >= rs2, else 0.
    UCmpGeU64,
    /// `u.cmp.lt.i64`: all ones if rs1 < rs2, else 0.
    UCmpLtI64,
    /// `u.cmp.le.i64`: all ones if rs1 <= rs2, else 0.
    UCmpLeI64,
    /// `u.cmp.gt.i64`: all ones if rs1 > rs2, else 0.
    UCmpGtI64,
    /// `u.cmp.ge.i64`: all ones if rs1 >= rs2, else 0.
    UCmpGeI64,
    /// `u.cmp.tst.b64`: all ones if rs1 and rs2 have a one in common, else 0.
    UCmpTstB64,
    /// `u.sel.b64`: rd = rs1 if ci is not 0, else rs2.
    USelB64,
    /// `b`: jump.
    B,
    /// `bexecz`: jump if EXEC = 0.
    Bexecz,
    /// `bexecnz`: jump if EXEC is not 0.
    Bexecnz,
    /// `bz`: jump if rs1 = 0.
    Bz,
    /// `bnz`: jump if rs1 is not 0.
    Bnz,
    /// `jal`: rd = address of the next instruction; jump.
    Jal,
    /// `jalr`: rd = address of the next instruction; jump to rs1 (bytes from CODE_BASE).
    Jalr,
    /// `beq.u32`: jump if rs1 = rs2.
    BeqU32,
    /// `bne.u32`: jump if rs1 differs from rs2.
    BneU32,
    /// `blt.u32`: jump if rs1 < rs2.
    BltU32,
    /// `bge.u32`: jump if rs1 >= rs2.
    BgeU32,
    /// `blt.i32`: jump if rs1 < rs2, signed.
    BltI32,
    /// `bge.i32`: jump if rs1 >= rs2, signed.
    BgeI32,
    /// `buffer.load.b32`: 1 word at off + imm of the buffer; words outside the buffer read 0.
    BufferLoadB32,
    /// `buffer.load.b64`: 2 words at off + imm of the buffer; words outside the buffer read 0.
    BufferLoadB64,
    /// `buffer.load.b96`: 3 words at off + imm of the buffer; words outside the buffer read 0.
    BufferLoadB96,
    /// `buffer.load.b128`: 4 words at off + imm of the buffer; words outside the buffer read 0.
    BufferLoadB128,
    /// `buffer.store.b32`: 1 word to off + imm of the buffer; words outside the buffer are dropped.
    BufferStoreB32,
    /// `buffer.store.b64`: 2 words to off + imm of the buffer; words outside the buffer are dropped.
    BufferStoreB64,
    /// `buffer.store.b96`: 3 words to off + imm of the buffer; words outside the buffer are dropped.
    BufferStoreB96,
    /// `buffer.store.b128`: 4 words to off + imm of the buffer; words outside the buffer are dropped.
    BufferStoreB128,
    /// `buffer.load.u8`: byte, zero-extended, at off + imm of the buffer; 0 outside.
    BufferLoadU8,
    /// `buffer.load.i8`: byte, sign-extended, at off + imm of the buffer; 0 outside.
    BufferLoadI8,
    /// `buffer.load.u16`: halfword, zero-extended, at off + imm of the buffer; 0 outside.
    BufferLoadU16,
    /// `buffer.load.i16`: halfword, sign-extended, at off + imm of the buffer; 0 outside.
    BufferLoadI16,
    /// `buffer.load.b16`: halfword at off + imm of the buffer into half a register, whose other half stays; 0 outside.
    BufferLoadB16,
    /// `buffer.store.b8`: low byte to off + imm of the buffer; dropped outside.
    BufferStoreB8,
    /// `buffer.store.b16`: half a register to off + imm of the buffer; dropped outside.
    BufferStoreB16,
    /// `buffer.atomic.add.u32`: word at off + imm of the buffer = old + data; rd = old word; 0 outside.
    BufferAtomicAddU32,
    /// `buffer.atomic.sub.u32`: word at off + imm of the buffer = old - data; rd = old word; 0 outside.
    BufferAtomicSubU32,
    /// `buffer.atomic.and.b32`: word at off + imm of the buffer = old and data; rd = old word; 0 outside.
    BufferAtomicAndB32,
    /// `buffer.atomic.or.b32`: word at off + imm of the buffer = old or data; rd = old word; 0 outside.
    BufferAtomicOrB32,
    /// `buffer.atomic.xor.b32`: word at off + imm of the buffer = old exclusive-or data; rd = old word; 0 outside.
    BufferAtomicXorB32,
    /// `buffer.atomic.min.u32`: word at off + imm of the buffer = smaller unsigned number; rd = old word; 0 outside.
    BufferAtomicMinU32,
    /// `buffer.atomic.max.u32`: word at off + imm of the buffer = larger unsigned number; rd = old word; 0 outside.
    BufferAtomicMaxU32,
    /// `buffer.atomic.min.i32`: word at off + imm of the buffer = smaller signed number; rd = old word; 0 outside.
    BufferAtomicMinI32,
    /// `buffer.atomic.max.i32`: word at off + imm of the buffer = larger signed number; rd = old word; 0 outside.
    BufferAtomicMaxI32,
    /// `buffer.atomic.xchg.b32`: word at off + imm of the buffer = data; rd = old word; 0 outside.
    BufferAtomicXchgB32,
    /// `buffer.atomic.cmpxchg.b32`: word at off + imm of the buffer = src\[1\] if it equals src\[0\]; rd = old word; 0 outside.
    BufferAtomicCmpxchgB32,
    /// `buffer.atomic.add.f32`: word at off + imm of the buffer = old + data, rounded to nearest even; rd = old word; 0 outside.
    BufferAtomicAddF32,
    /// `buffer.atomic.min.f32`: word at off + imm of the buffer = minimumNumber of old and data; rd = old word; 0 outside.
    BufferAtomicMinF32,
    /// `buffer.atomic.max.f32`: word at off + imm of the buffer = maximumNumber of old and data; rd = old word; 0 outside.
    BufferAtomicMaxF32,
    /// `buffer.atomic.add.u64`: doubleword at off + imm of the buffer = old + data; rd = old doubleword; 0 outside.
    BufferAtomicAddU64,
    /// `buffer.atomic.sub.u64`: doubleword at off + imm of the buffer = old - data; rd = old doubleword; 0 outside.
    BufferAtomicSubU64,
    /// `buffer.atomic.and.b64`: doubleword at off + imm of the buffer = old and data; rd = old doubleword; 0 outside.
    BufferAtomicAndB64,
    /// `buffer.atomic.or.b64`: doubleword at off + imm of the buffer = old or data; rd = old doubleword; 0 outside.
    BufferAtomicOrB64,
    /// `buffer.atomic.xor.b64`: doubleword at off + imm of the buffer = old exclusive-or data; rd = old doubleword; 0 outside.
    BufferAtomicXorB64,
    /// `buffer.atomic.min.u64`: doubleword at off + imm of the buffer = smaller unsigned number; rd = old doubleword; 0 outside.
    BufferAtomicMinU64,
    /// `buffer.atomic.max.u64`: doubleword at off + imm of the buffer = larger unsigned number; rd = old doubleword; 0 outside.
    BufferAtomicMaxU64,
    /// `buffer.atomic.min.i64`: doubleword at off + imm of the buffer = smaller signed number; rd = old doubleword; 0 outside.
    BufferAtomicMinI64,
    /// `buffer.atomic.max.i64`: doubleword at off + imm of the buffer = larger signed number; rd = old doubleword; 0 outside.
    BufferAtomicMaxI64,
    /// `buffer.atomic.xchg.b64`: doubleword at off + imm of the buffer = data; rd = old doubleword; 0 outside.
    BufferAtomicXchgB64,
    /// `buffer.atomic.cmpxchg.b64`: doubleword at off + imm of the buffer = src\[2:3\] if it equals src\[0:1\]; rd = old doubleword; 0 outside.
    BufferAtomicCmpxchgB64,
    /// `buffer.atomic.add.f64`: doubleword at off + imm of the buffer = old + data, rounded to nearest even; rd = old doubleword; 0 outside.
    BufferAtomicAddF64,
    /// `buffer.atomic.min.f64`: doubleword at off + imm of the buffer = minimumNumber of old and data; rd = old doubleword; 0 outside.
    BufferAtomicMinF64,
    /// `buffer.atomic.max.f64`: doubleword at off + imm of the buffer = maximumNumber of old and data; rd = old doubleword; 0 outside.
    BufferAtomicMaxF64,
    /// `buffer.red.add.u32`: word at off + imm of the buffer = old + data, without result; nothing outside.
    BufferRedAddU32,
    /// `buffer.red.sub.u32`: word at off + imm of the buffer = old - data, without result; nothing outside.
    BufferRedSubU32,
    /// `buffer.red.and.b32`: word at off + imm of the buffer = old and data, without result; nothing outside.
    BufferRedAndB32,
    /// `buffer.red.or.b32`: word at off + imm of the buffer = old or data, without result; nothing outside.
    BufferRedOrB32,
    /// `buffer.red.xor.b32`: word at off + imm of the buffer = old exclusive-or data, without result; nothing outside.
    BufferRedXorB32,
    /// `buffer.red.min.u32`: word at off + imm of the buffer = smaller unsigned number, without result; nothing outside.
    BufferRedMinU32,
    /// `buffer.red.max.u32`: word at off + imm of the buffer = larger unsigned number, without result; nothing outside.
    BufferRedMaxU32,
    /// `buffer.red.min.i32`: word at off + imm of the buffer = smaller signed number, without result; nothing outside.
    BufferRedMinI32,
    /// `buffer.red.max.i32`: word at off + imm of the buffer = larger signed number, without result; nothing outside.
    BufferRedMaxI32,
    /// `buffer.red.add.f32`: word at off + imm of the buffer = old + data, rounded to nearest even, without result; nothing outside.
    BufferRedAddF32,
    /// `buffer.red.min.f32`: word at off + imm of the buffer = minimumNumber of old and data, without result; nothing outside.
    BufferRedMinF32,
    /// `buffer.red.max.f32`: word at off + imm of the buffer = maximumNumber of old and data, without result; nothing outside.
    BufferRedMaxF32,
    /// `buffer.red.add.u64`: doubleword at off + imm of the buffer = old + data, without result; nothing outside.
    BufferRedAddU64,
    /// `buffer.red.sub.u64`: doubleword at off + imm of the buffer = old - data, without result; nothing outside.
    BufferRedSubU64,
    /// `buffer.red.and.b64`: doubleword at off + imm of the buffer = old and data, without result; nothing outside.
    BufferRedAndB64,
    /// `buffer.red.or.b64`: doubleword at off + imm of the buffer = old or data, without result; nothing outside.
    BufferRedOrB64,
    /// `buffer.red.xor.b64`: doubleword at off + imm of the buffer = old exclusive-or data, without result; nothing outside.
    BufferRedXorB64,
    /// `buffer.red.min.u64`: doubleword at off + imm of the buffer = smaller unsigned number, without result; nothing outside.
    BufferRedMinU64,
    /// `buffer.red.max.u64`: doubleword at off + imm of the buffer = larger unsigned number, without result; nothing outside.
    BufferRedMaxU64,
    /// `buffer.red.min.i64`: doubleword at off + imm of the buffer = smaller signed number, without result; nothing outside.
    BufferRedMinI64,
    /// `buffer.red.max.i64`: doubleword at off + imm of the buffer = larger signed number, without result; nothing outside.
    BufferRedMaxI64,
    /// `buffer.red.add.f64`: doubleword at off + imm of the buffer = old + data, rounded to nearest even, without result; nothing outside.
    BufferRedAddF64,
    /// `buffer.red.min.f64`: doubleword at off + imm of the buffer = minimumNumber of old and data, without result; nothing outside.
    BufferRedMinF64,
    /// `buffer.red.max.f64`: doubleword at off + imm of the buffer = maximumNumber of old and data, without result; nothing outside.
    BufferRedMaxF64,
    /// `global.load.b32`: 1 word at the 64-bit address addr + imm.
    GlobalLoadB32,
    /// `global.load.b64`: 2 words at the 64-bit address addr + imm.
    GlobalLoadB64,
    /// `global.load.b96`: 3 words at the 64-bit address addr + imm.
    GlobalLoadB96,
    /// `global.load.b128`: 4 words at the 64-bit address addr + imm.
    GlobalLoadB128,
    /// `global.store.b32`: 1 word to the 64-bit address addr + imm.
    GlobalStoreB32,
    /// `global.store.b64`: 2 words to the 64-bit address addr + imm.
    GlobalStoreB64,
    /// `global.store.b96`: 3 words to the 64-bit address addr + imm.
    GlobalStoreB96,
    /// `global.store.b128`: 4 words to the 64-bit address addr + imm.
    GlobalStoreB128,
    /// `global.load.u8`: byte, zero-extended, at the 64-bit address addr + imm.
    GlobalLoadU8,
    /// `global.load.i8`: byte, sign-extended, at the 64-bit address addr + imm.
    GlobalLoadI8,
    /// `global.load.u16`: halfword, zero-extended, at the 64-bit address addr + imm.
    GlobalLoadU16,
    /// `global.load.i16`: halfword, sign-extended, at the 64-bit address addr + imm.
    GlobalLoadI16,
    /// `global.load.b16`: halfword at the 64-bit address addr + imm into half a register, whose other half stays.
    GlobalLoadB16,
    /// `global.store.b8`: low byte to the 64-bit address addr + imm.
    GlobalStoreB8,
    /// `global.store.b16`: half a register to the 64-bit address addr + imm.
    GlobalStoreB16,
    /// `global.atomic.add.u32`: word at the 64-bit address addr + imm = old + data; rd = old word.
    GlobalAtomicAddU32,
    /// `global.atomic.sub.u32`: word at the 64-bit address addr + imm = old - data; rd = old word.
    GlobalAtomicSubU32,
    /// `global.atomic.and.b32`: word at the 64-bit address addr + imm = old and data; rd = old word.
    GlobalAtomicAndB32,
    /// `global.atomic.or.b32`: word at the 64-bit address addr + imm = old or data; rd = old word.
    GlobalAtomicOrB32,
    /// `global.atomic.xor.b32`: word at the 64-bit address addr + imm = old exclusive-or data; rd = old word.
    GlobalAtomicXorB32,
    /// `global.atomic.min.u32`: word at the 64-bit address addr + imm = smaller unsigned number; rd = old word.
    GlobalAtomicMinU32,
    /// `global.atomic.max.u32`: word at the 64-bit address addr + imm = larger unsigned number; rd = old word.
    GlobalAtomicMaxU32,
    /// `global.atomic.min.i32`: word at the 64-bit address addr + imm = smaller signed number; rd = old word.
    GlobalAtomicMinI32,
    /// `global.atomic.max.i32`: word at the 64-bit address addr + imm = larger signed number; rd = old word.
    GlobalAtomicMaxI32,
    /// `global.atomic.xchg.b32`: word at the 64-bit address addr + imm = data; rd = old word.
    GlobalAtomicXchgB32,
    /// `global.atomic.cmpxchg.b32`: word at the 64-bit address addr + imm = src\[1\] if it equals src\[0\]; rd = old word.
    GlobalAtomicCmpxchgB32,
    /// `global.atomic.add.f32`: word at the 64-bit address addr + imm = old + data, rounded to nearest even; rd = old word.
    GlobalAtomicAddF32,
    /// `global.atomic.min.f32`: word at the 64-bit address addr + imm = minimumNumber of old and data; rd = old word.
    GlobalAtomicMinF32,
    /// `global.atomic.max.f32`: word at the 64-bit address addr + imm = maximumNumber of old and data; rd = old word.
    GlobalAtomicMaxF32,
    /// `global.atomic.add.u64`: doubleword at the 64-bit address addr + imm = old + data; rd = old doubleword.
    GlobalAtomicAddU64,
    /// `global.atomic.sub.u64`: doubleword at the 64-bit address addr + imm = old - data; rd = old doubleword.
    GlobalAtomicSubU64,
    /// `global.atomic.and.b64`: doubleword at the 64-bit address addr + imm = old and data; rd = old doubleword.
    GlobalAtomicAndB64,
    /// `global.atomic.or.b64`: doubleword at the 64-bit address addr + imm = old or data; rd = old doubleword.
    GlobalAtomicOrB64,
    /// `global.atomic.xor.b64`: doubleword at the 64-bit address addr + imm = old exclusive-or data; rd = old doubleword.
    GlobalAtomicXorB64,
    /// `global.atomic.min.u64`: doubleword at the 64-bit address addr + imm = smaller unsigned number; rd = old doubleword.
    GlobalAtomicMinU64,
    /// `global.atomic.max.u64`: doubleword at the 64-bit address addr + imm = larger unsigned number; rd = old doubleword.
    GlobalAtomicMaxU64,
    /// `global.atomic.min.i64`: doubleword at the 64-bit address addr + imm = smaller signed number; rd = old doubleword.
    GlobalAtomicMinI64,
    /// `global.atomic.max.i64`: doubleword at the 64-bit address addr + imm = larger signed number; rd = old doubleword.
    GlobalAtomicMaxI64,
    /// `global.atomic.xchg.b64`: doubleword at the 64-bit address addr + imm = data; rd = old doubleword.
    GlobalAtomicXchgB64,
    /// `global.atomic.cmpxchg.b64`: doubleword at the 64-bit address addr + imm = src\[2:3\] if it equals src\[0:1\]; rd = old doubleword.
    GlobalAtomicCmpxchgB64,
    /// `global.atomic.add.f64`: doubleword at the 64-bit address addr + imm = old + data, rounded to nearest even; rd = old doubleword.
    GlobalAtomicAddF64,
    /// `global.atomic.min.f64`: doubleword at the 64-bit address addr + imm = minimumNumber of old and data; rd = old doubleword.
    GlobalAtomicMinF64,
    /// `global.atomic.max.f64`: doubleword at the 64-bit address addr + imm = maximumNumber of old and data; rd = old doubleword.
    GlobalAtomicMaxF64,
    /// `global.red.add.u32`: word at the 64-bit address addr + imm = old + data, without result.
    GlobalRedAddU32,
    /// `global.red.sub.u32`: word at the 64-bit address addr + imm = old - data, without result.
    GlobalRedSubU32,
    /// `global.red.and.b32`: word at the 64-bit address addr + imm = old and data, without result.
    GlobalRedAndB32,
    /// `global.red.or.b32`: word at the 64-bit address addr + imm = old or data, without result.
    GlobalRedOrB32,
    /// `global.red.xor.b32`: word at the 64-bit address addr + imm = old exclusive-or data, without result.
    GlobalRedXorB32,
    /// `global.red.min.u32`: word at the 64-bit address addr + imm = smaller unsigned number, without result.
    GlobalRedMinU32,
    /// `global.red.max.u32`: word at the 64-bit address addr + imm = larger unsigned number, without result.
    GlobalRedMaxU32,
    /// `global.red.min.i32`: word at the 64-bit address addr + imm = smaller signed number, without result.
    GlobalRedMinI32,
    /// `global.red.max.i32`: word at the 64-bit address addr + imm = larger signed number, without result.
    GlobalRedMaxI32,
    /// `global.red.add.f32`: word at the 64-bit address addr + imm = old + data, rounded to nearest even, without result.
    GlobalRedAddF32,
    /// `global.red.min.f32`: word at the 64-bit address addr + imm = minimumNumber of old and data, without result.
    GlobalRedMinF32,
    /// `global.red.max.f32`: word at the 64-bit address addr + imm = maximumNumber of old and data, without result.
    GlobalRedMaxF32,
    /// `global.red.add.u64`: doubleword at the 64-bit address addr + imm = old + data, without result.
    GlobalRedAddU64,
    /// `global.red.sub.u64`: doubleword at the 64-bit address addr + imm = old - data, without result.
    GlobalRedSubU64,
    /// `global.red.and.b64`: doubleword at the 64-bit address addr + imm = old and data, without result.
    GlobalRedAndB64,
    /// `global.red.or.b64`: doubleword at the 64-bit address addr + imm = old or data, without result.
    GlobalRedOrB64,
    /// `global.red.xor.b64`: doubleword at the 64-bit address addr + imm = old exclusive-or data, without result.
    GlobalRedXorB64,
    /// `global.red.min.u64`: doubleword at the 64-bit address addr + imm = smaller unsigned number, without result.
    GlobalRedMinU64,
    /// `global.red.max.u64`: doubleword at the 64-bit address addr + imm = larger unsigned number, without result.
    GlobalRedMaxU64,
    /// `global.red.min.i64`: doubleword at the 64-bit address addr + imm = smaller signed number, without result.
    GlobalRedMinI64,
    /// `global.red.max.i64`: doubleword at the 64-bit address addr + imm = larger signed number, without result.
    GlobalRedMaxI64,
    /// `global.red.add.f64`: doubleword at the 64-bit address addr + imm = old + data, rounded to nearest even, without result.
    GlobalRedAddF64,
    /// `global.red.min.f64`: doubleword at the 64-bit address addr + imm = minimumNumber of old and data, without result.
    GlobalRedMinF64,
    /// `global.red.max.f64`: doubleword at the 64-bit address addr + imm = maximumNumber of old and data, without result.
    GlobalRedMaxF64,
    /// `scratch.load.b32`: 1 word at byte off + imm of the lane's scratch memory.
    ScratchLoadB32,
    /// `scratch.load.b64`: 2 words at byte off + imm of the lane's scratch memory.
    ScratchLoadB64,
    /// `scratch.load.b96`: 3 words at byte off + imm of the lane's scratch memory.
    ScratchLoadB96,
    /// `scratch.load.b128`: 4 words at byte off + imm of the lane's scratch memory.
    ScratchLoadB128,
    /// `scratch.store.b32`: 1 word to byte off + imm of the lane's scratch memory.
    ScratchStoreB32,
    /// `scratch.store.b64`: 2 words to byte off + imm of the lane's scratch memory.
    ScratchStoreB64,
    /// `scratch.store.b96`: 3 words to byte off + imm of the lane's scratch memory.
    ScratchStoreB96,
    /// `scratch.store.b128`: 4 words to byte off + imm of the lane's scratch memory.
    ScratchStoreB128,
    /// `scratch.load.u8`: byte, zero-extended, at byte off + imm of the lane's scratch memory.
    ScratchLoadU8,
    /// `scratch.load.i8`: byte, sign-extended, at byte off + imm of the lane's scratch memory.
    ScratchLoadI8,
    /// `scratch.load.u16`: halfword, zero-extended, at byte off + imm of the lane's scratch memory.
    ScratchLoadU16,
    /// `scratch.load.i16`: halfword, sign-extended, at byte off + imm of the lane's scratch memory.
    ScratchLoadI16,
    /// `scratch.load.b16`: halfword at byte off + imm of the lane's scratch memory into half a register, whose other half stays.
    ScratchLoadB16,
    /// `scratch.store.b8`: low byte to byte off + imm of the lane's scratch memory.
    ScratchStoreB8,
    /// `scratch.store.b16`: half a register to byte off + imm of the lane's scratch memory.
    ScratchStoreB16,
    /// `ls.load.b32`: 1 word at byte off + imm of workgroup memory.
    LsLoadB32,
    /// `ls.load.b64`: 2 words at byte off + imm of workgroup memory.
    LsLoadB64,
    /// `ls.load.b96`: 3 words at byte off + imm of workgroup memory.
    LsLoadB96,
    /// `ls.load.b128`: 4 words at byte off + imm of workgroup memory.
    LsLoadB128,
    /// `ls.store.b32`: 1 word to byte off + imm of workgroup memory.
    LsStoreB32,
    /// `ls.store.b64`: 2 words to byte off + imm of workgroup memory.
    LsStoreB64,
    /// `ls.store.b96`: 3 words to byte off + imm of workgroup memory.
    LsStoreB96,
    /// `ls.store.b128`: 4 words to byte off + imm of workgroup memory.
    LsStoreB128,
    /// `ls.load.u8`: byte, zero-extended, at byte off + imm of workgroup memory.
    LsLoadU8,
    /// `ls.load.i8`: byte, sign-extended, at byte off + imm of workgroup memory.
    LsLoadI8,
    /// `ls.load.u16`: halfword, zero-extended, at byte off + imm of workgroup memory.
    LsLoadU16,
    /// `ls.load.i16`: halfword, sign-extended, at byte off + imm of workgroup memory.
    LsLoadI16,
    /// `ls.load.b16`: halfword at byte off + imm of workgroup memory into half a register, whose other half stays.
    LsLoadB16,
    /// `ls.store.b8`: low byte to byte off + imm of workgroup memory.
    LsStoreB8,
    /// `ls.store.b16`: half a register to byte off + imm of workgroup memory.
    LsStoreB16,
    /// `ls.atomic.add.u32`: word at byte off + imm of workgroup memory = old + data; rd = old word.
    LsAtomicAddU32,
    /// `ls.atomic.sub.u32`: word at byte off + imm of workgroup memory = old - data; rd = old word.
    LsAtomicSubU32,
    /// `ls.atomic.and.b32`: word at byte off + imm of workgroup memory = old and data; rd = old word.
    LsAtomicAndB32,
    /// `ls.atomic.or.b32`: word at byte off + imm of workgroup memory = old or data; rd = old word.
    LsAtomicOrB32,
    /// `ls.atomic.xor.b32`: word at byte off + imm of workgroup memory = old exclusive-or data; rd = old word.
    LsAtomicXorB32,
    /// `ls.atomic.min.u32`: word at byte off + imm of workgroup memory = smaller unsigned number; rd = old word.
    LsAtomicMinU32,
    /// `ls.atomic.max.u32`: word at byte off + imm of workgroup memory = larger unsigned number; rd = old word.
    LsAtomicMaxU32,
    /// `ls.atomic.min.i32`: word at byte off + imm of workgroup memory = smaller signed number; rd = old word.
    LsAtomicMinI32,
    /// `ls.atomic.max.i32`: word at byte off + imm of workgroup memory = larger signed number; rd = old word.
    LsAtomicMaxI32,
    /// `ls.atomic.xchg.b32`: word at byte off + imm of workgroup memory = data; rd = old word.
    LsAtomicXchgB32,
    /// `ls.atomic.cmpxchg.b32`: word at byte off + imm of workgroup memory = src\[1\] if it equals src\[0\]; rd = old word.
    LsAtomicCmpxchgB32,
    /// `ls.atomic.add.f32`: word at byte off + imm of workgroup memory = old + data, rounded to nearest even; rd = old word.
    LsAtomicAddF32,
    /// `ls.atomic.min.f32`: word at byte off + imm of workgroup memory = minimumNumber of old and data; rd = old word.
    LsAtomicMinF32,
    /// `ls.atomic.max.f32`: word at byte off + imm of workgroup memory = maximumNumber of old and data; rd = old word.
    LsAtomicMaxF32,
    /// `ls.atomic.add.u64`: doubleword at byte off + imm of workgroup memory = old + data; rd = old doubleword.
    LsAtomicAddU64,
    /// `ls.atomic.sub.u64`: doubleword at byte off + imm of workgroup memory = old - data; rd = old doubleword.
    LsAtomicSubU64,
    /// `ls.atomic.and.b64`: doubleword at byte off + imm of workgroup memory = old and data; rd = old doubleword.
    LsAtomicAndB64,
    /// `ls.atomic.or.b64`: doubleword at byte off + imm of workgroup memory = old or data; rd = old doubleword.
    LsAtomicOrB64,
    /// `ls.atomic.xor.b64`: doubleword at byte off + imm of workgroup memory = old exclusive-or data; rd = old doubleword.
    LsAtomicXorB64,
    /// `ls.atomic.min.u64`: doubleword at byte off + imm of workgroup memory = smaller unsigned number; rd = old doubleword.
    LsAtomicMinU64,
    /// `ls.atomic.max.u64`: doubleword at byte off + imm of workgroup memory = larger unsigned number; rd = old doubleword.
    LsAtomicMaxU64,
    /// `ls.atomic.min.i64`: doubleword at byte off + imm of workgroup memory = smaller signed number; rd = old doubleword.
    LsAtomicMinI64,
    /// `ls.atomic.max.i64`: doubleword at byte off + imm of workgroup memory = larger signed number; rd = old doubleword.
    LsAtomicMaxI64,
    /// `ls.atomic.xchg.b64`: doubleword at byte off + imm of workgroup memory = data; rd = old doubleword.
    LsAtomicXchgB64,
    /// `ls.atomic.cmpxchg.b64`: doubleword at byte off + imm of workgroup memory = src\[2:3\] if it equals src\[0:1\]; rd = old doubleword.
    LsAtomicCmpxchgB64,
    /// `ls.atomic.add.f64`: doubleword at byte off + imm of workgroup memory = old + data, rounded to nearest even; rd = old doubleword.
    LsAtomicAddF64,
    /// `ls.atomic.min.f64`: doubleword at byte off + imm of workgroup memory = minimumNumber of old and data; rd = old doubleword.
    LsAtomicMinF64,
    /// `ls.atomic.max.f64`: doubleword at byte off + imm of workgroup memory = maximumNumber of old and data; rd = old doubleword.
    LsAtomicMaxF64,
    /// `ls.red.add.u32`: word at byte off + imm of workgroup memory = old + data, without result.
    LsRedAddU32,
    /// `ls.red.sub.u32`: word at byte off + imm of workgroup memory = old - data, without result.
    LsRedSubU32,
    /// `ls.red.and.b32`: word at byte off + imm of workgroup memory = old and data, without result.
    LsRedAndB32,
    /// `ls.red.or.b32`: word at byte off + imm of workgroup memory = old or data, without result.
    LsRedOrB32,
    /// `ls.red.xor.b32`: word at byte off + imm of workgroup memory = old exclusive-or data, without result.
    LsRedXorB32,
    /// `ls.red.min.u32`: word at byte off + imm of workgroup memory = smaller unsigned number, without result.
    LsRedMinU32,
    /// `ls.red.max.u32`: word at byte off + imm of workgroup memory = larger unsigned number, without result.
    LsRedMaxU32,
    /// `ls.red.min.i32`: word at byte off + imm of workgroup memory = smaller signed number, without result.
    LsRedMinI32,
    /// `ls.red.max.i32`: word at byte off + imm of workgroup memory = larger signed number, without result.
    LsRedMaxI32,
    /// `ls.red.add.f32`: word at byte off + imm of workgroup memory = old + data, rounded to nearest even, without result.
    LsRedAddF32,
    /// `ls.red.min.f32`: word at byte off + imm of workgroup memory = minimumNumber of old and data, without result.
    LsRedMinF32,
    /// `ls.red.max.f32`: word at byte off + imm of workgroup memory = maximumNumber of old and data, without result.
    LsRedMaxF32,
    /// `ls.red.add.u64`: doubleword at byte off + imm of workgroup memory = old + data, without result.
    LsRedAddU64,
    /// `ls.red.sub.u64`: doubleword at byte off + imm of workgroup memory = old - data, without result.
    LsRedSubU64,
    /// `ls.red.and.b64`: doubleword at byte off + imm of workgroup memory = old and data, without result.
    LsRedAndB64,
    /// `ls.red.or.b64`: doubleword at byte off + imm of workgroup memory = old or data, without result.
    LsRedOrB64,
    /// `ls.red.xor.b64`: doubleword at byte off + imm of workgroup memory = old exclusive-or data, without result.
    LsRedXorB64,
    /// `ls.red.min.u64`: doubleword at byte off + imm of workgroup memory = smaller unsigned number, without result.
    LsRedMinU64,
    /// `ls.red.max.u64`: doubleword at byte off + imm of workgroup memory = larger unsigned number, without result.
    LsRedMaxU64,
    /// `ls.red.min.i64`: doubleword at byte off + imm of workgroup memory = smaller signed number, without result.
    LsRedMinI64,
    /// `ls.red.max.i64`: doubleword at byte off + imm of workgroup memory = larger signed number, without result.
    LsRedMaxI64,
    /// `ls.red.add.f64`: doubleword at byte off + imm of workgroup memory = old + data, rounded to nearest even, without result.
    LsRedAddF64,
    /// `ls.red.min.f64`: doubleword at byte off + imm of workgroup memory = minimumNumber of old and data, without result.
    LsRedMinF64,
    /// `ls.red.max.f64`: doubleword at byte off + imm of workgroup memory = maximumNumber of old and data, without result.
    LsRedMaxF64,
    /// `u.load.b32`: 1 word at the 64-bit address base + imm.
    ULoadB32,
    /// `u.load.b64`: 2 words at the 64-bit address base + imm.
    ULoadB64,
    /// `u.load.b128`: 4 words at the 64-bit address base + imm.
    ULoadB128,
    /// `u.load.b256`: 8 words at the 64-bit address base + imm.
    ULoadB256,
    /// `u.load.u8`: byte, zero-extended, at the 64-bit address base + imm.
    ULoadU8,
    /// `u.load.i8`: byte, sign-extended, at the 64-bit address base + imm.
    ULoadI8,
    /// `u.load.u16`: halfword, zero-extended, at the 64-bit address base + imm.
    ULoadU16,
    /// `u.load.i16`: halfword, sign-extended, at the 64-bit address base + imm.
    ULoadI16,
    /// `u.bload.b32`: 1 word at off + imm of the buffer; words outside the buffer read 0.
    UBloadB32,
    /// `u.bload.b64`: 2 words at off + imm of the buffer; words outside the buffer read 0.
    UBloadB64,
    /// `u.bload.b128`: 4 words at off + imm of the buffer; words outside the buffer read 0.
    UBloadB128,
    /// `u.bload.b256`: 8 words at off + imm of the buffer; words outside the buffer read 0.
    UBloadB256,
    /// `u.bload.u8`: byte, zero-extended, at off + imm of the buffer; 0 outside.
    UBloadU8,
    /// `u.bload.i8`: byte, sign-extended, at off + imm of the buffer; 0 outside.
    UBloadI8,
    /// `u.bload.u16`: halfword, zero-extended, at off + imm of the buffer; 0 outside.
    UBloadU16,
    /// `u.bload.i16`: halfword, sign-extended, at off + imm of the buffer; 0 outside.
    UBloadI16,
    /// `u.bsize`: rd = size in bytes of the buffer; 0 for the null descriptor.
    UBsize,
    /// `fence.acquire.warp`: what the warp has read before orders all later accesses, within the warp.
    FenceAcquireWarp,
    /// `fence.acquire.workgroup`: what the warp has read before orders all later accesses, among the warps of the workgroup.
    FenceAcquireWorkgroup,
    /// `fence.acquire.device`: what the warp has read before orders all later accesses, among the warps of the device.
    FenceAcquireDevice,
    /// `fence.release.warp`: all earlier accesses are ordered before what the warp writes later, within the warp.
    FenceReleaseWarp,
    /// `fence.release.workgroup`: all earlier accesses are ordered before what the warp writes later, among the warps of the workgroup.
    FenceReleaseWorkgroup,
    /// `fence.release.device`: all earlier accesses are ordered before what the warp writes later, among the warps of the device.
    FenceReleaseDevice,
    /// `fence.acqrel.warp`: acquire and release in one, within the warp.
    FenceAcqrelWarp,
    /// `fence.acqrel.workgroup`: acquire and release in one, among the warps of the workgroup.
    FenceAcqrelWorkgroup,
    /// `fence.acqrel.device`: acquire and release in one, among the warps of the device.
    FenceAcqrelDevice,
    /// `fence.seqcst.warp`: acquire and release, in one order with all other such fences, within the warp.
    FenceSeqcstWarp,
    /// `fence.seqcst.workgroup`: acquire and release, in one order with all other such fences, among the warps of the workgroup.
    FenceSeqcstWorkgroup,
    /// `fence.seqcst.device`: acquire and release, in one order with all other such fences, among the warps of the device.
    FenceSeqcstDevice,
    /// `u.image.size`: rd = width, height, depth or layers, number of levels of level lod of the image; all 0 for the null descriptor or a level that does not exist.
    UImageSize,
    /// `nop`: no operation.
    Nop,
    /// `endpgm`: end of the warp; pending operations complete first, in issue order.
    Endpgm,
    /// `trap`: trap with code imm (cause 2).
    Trap,
    /// `brk`: debug breakpoint trap (cause 3, trapinfo = 0).
    Brk,
    /// `sleep`: gives up issue for about imm*64 cycles (spin-wait aid).
    Sleep,
    /// `setprio`: sets the scheduling priority of the warp to imm\[1:0\].
    Setprio,
    /// `barrier`: execution barrier of the workgroup: waits until every live warp reaches the same dynamic instance; releases earlier stores and acquires for later loads at workgroup scope.
    Barrier,
    /// `icache.inv`: invalidates the instruction cache of this core (after self-modified code); serialising.
    IcacheInv,
    /// `waitcnt`: blocks until each counter has outstanding(c) <= its field; all ones in vm, vst, tex, ls, sfu = no wait; sm: 0 = drain, 3 = no wait, 1 and 2 reserved and taken as 0.
    Waitcnt,
    /// `csrr`: U\[d\] = CSR\[csr\].
    Csrr,
    /// `csrw`: CSR\[csr\] = u1; cause 9 for an unknown or read-only CSR.
    Csrw,
    /// `csrs`: CSR\[csr\] |= u1; cause 9 for an unknown or read-only CSR.
    Csrs,
    /// `csrc`: CSR\[csr\] &= ~u1; cause 9 for an unknown or read-only CSR.
    Csrc,
    /// `csrwi`: CSR\[csr\] = zext(imm6); cause 9 for an unknown or read-only CSR.
    Csrwi,
    /// `csrsi`: CSR\[csr\] |= zext(imm6); cause 9 for an unknown or read-only CSR.
    Csrsi,
    /// `csrci`: CSR\[csr\] &= ~zext(imm6); cause 9 for an unknown or read-only CSR.
    Csrci,
}

impl Op {
    /// Number of instructions.
    pub const COUNT: usize = 862;
    /// All instructions, in the order of [`OPS`].
    pub const ALL: [Op; 862] = [
        Op::VMovB32,
        Op::VAddU32,
        Op::VSubU32,
        Op::VMulU32,
        Op::VAndB32,
        Op::VOrB32,
        Op::VXorB32,
        Op::VShlB32,
        Op::VShrU32,
        Op::VShrI32,
        Op::VRotrB32,
        Op::VMulhiU32,
        Op::VMulhiI32,
        Op::VDivU32,
        Op::VDivI32,
        Op::VRemU32,
        Op::VRemI32,
        Op::VMinU32,
        Op::VMaxU32,
        Op::VMinI32,
        Op::VMaxI32,
        Op::VNotB32,
        Op::VAbsI32,
        Op::VClzB32,
        Op::VCtzB32,
        Op::VPopcB32,
        Op::VBrevB32,
        Op::VFlbU32,
        Op::VFlbI32,
        Op::VFtbB32,
        Op::VMadU32,
        Op::VShladdU32,
        Op::VAdd3U32,
        Op::VBfeU32,
        Op::VBfeI32,
        Op::VBfmB32,
        Op::VBselB32,
        Op::VDot4I8,
        Op::VDot4U8,
        Op::VMacU32,
        Op::VMovB64,
        Op::VAddU64,
        Op::VSubU64,
        Op::VMovB16,
        Op::VCmpEqU32,
        Op::VCmpNeU32,
        Op::VCmpLtU32,
        Op::VCmpLeU32,
        Op::VCmpGtU32,
        Op::VCmpGeU32,
        Op::VCmpLtI32,
        Op::VCmpLeI32,
        Op::VCmpGtI32,
        Op::VCmpGeI32,
        Op::VSelB32,
        Op::VMovrelS,
        Op::VMovrelD,
        Op::VLaneid,
        Op::VAndnB32,
        Op::VNegI32,
        Op::VOr3B32,
        Op::VXor3B32,
        Op::VAndorB32,
        Op::VFshlB32,
        Op::VFshrB32,
        Op::VPermB32,
        Op::VAddsatU32,
        Op::VAddsatI32,
        Op::VSubsatU32,
        Op::VSubsatI32,
        Op::VBfiB32,
        Op::VDot4I8u8,
        Op::VDot4addI8,
        Op::VDot4addU8,
        Op::VDot4addI8u8,
        Op::VDot4addsatI8,
        Op::VDot4addsatU8,
        Op::VDot4addsatI8u8,
        Op::VDot2I16,
        Op::VDot2U16,
        Op::VDot2I16u16,
        Op::VDot2addI16,
        Op::VDot2addU16,
        Op::VDot2addI16u16,
        Op::VDot2addsatI16,
        Op::VDot2addsatU16,
        Op::VDot2addsatI16u16,
        Op::VSadU8,
        Op::VSadU16,
        Op::VSadU32,
        Op::VPackB16x2,
        Op::VPackI16x2,
        Op::VPackU16x2,
        Op::VPackB8x4,
        Op::VPackI8x4,
        Op::VPackU8x4,
        Op::VUnpackI8x4,
        Op::VUnpackU8x4,
        Op::VCmpTstB32,
        Op::VAddCoU32,
        Op::VAddcCoU32,
        Op::VSubCoU32,
        Op::VSubbCoU32,
        Op::VMulU64,
        Op::VAndB64,
        Op::VOrB64,
        Op::VXorB64,
        Op::VShlB64,
        Op::VShrU64,
        Op::VShrI64,
        Op::VRotrB64,
        Op::VMulhiU64,
        Op::VMulhiI64,
        Op::VDivU64,
        Op::VDivI64,
        Op::VRemU64,
        Op::VRemI64,
        Op::VMinU64,
        Op::VMaxU64,
        Op::VMinI64,
        Op::VMaxI64,
        Op::VNotB64,
        Op::VAbsI64,
        Op::VClzB64,
        Op::VCtzB64,
        Op::VPopcB64,
        Op::VBrevB64,
        Op::VFlbU64,
        Op::VFlbI64,
        Op::VFtbB64,
        Op::VMadU64,
        Op::VShladdU64,
        Op::VAdd3U64,
        Op::VBfeU64,
        Op::VBfeI64,
        Op::VBfmB64,
        Op::VBselB64,
        Op::VAndnB64,
        Op::VNegI64,
        Op::VBfiB64,
        Op::VMulU64U32,
        Op::VMulI64I32,
        Op::VMadU64U32,
        Op::VMadI64I32,
        Op::VCmpEqU64,
        Op::VCmpNeU64,
        Op::VCmpLtU64,
        Op::VCmpLeU64,
        Op::VCmpGtU64,
        Op::VCmpGeU64,
        Op::VCmpLtI64,
        Op::VCmpLeI64,
        Op::VCmpGtI64,
        Op::VCmpGeI64,
        Op::VCmpTstB64,
        Op::VSelB64,
        Op::VAddU16,
        Op::VSubU16,
        Op::VMulU16,
        Op::VAndB16,
        Op::VOrB16,
        Op::VXorB16,
        Op::VShlB16,
        Op::VShrU16,
        Op::VShrI16,
        Op::VRotrB16,
        Op::VMulhiU16,
        Op::VMulhiI16,
        Op::VDivU16,
        Op::VDivI16,
        Op::VRemU16,
        Op::VRemI16,
        Op::VMinU16,
        Op::VMaxU16,
        Op::VMinI16,
        Op::VMaxI16,
        Op::VNotB16,
        Op::VAbsI16,
        Op::VClzB16,
        Op::VCtzB16,
        Op::VPopcB16,
        Op::VBrevB16,
        Op::VFlbU16,
        Op::VFlbI16,
        Op::VFtbB16,
        Op::VMadU16,
        Op::VShladdU16,
        Op::VAdd3U16,
        Op::VBfeU16,
        Op::VBfeI16,
        Op::VBfmB16,
        Op::VBselB16,
        Op::VAndnB16,
        Op::VNegI16,
        Op::VAddsatU16,
        Op::VAddsatI16,
        Op::VSubsatU16,
        Op::VSubsatI16,
        Op::VBfiB16,
        Op::VMulU32U16,
        Op::VMulI32I16,
        Op::VMadU32U16,
        Op::VMadI32I16,
        Op::VCmpEqU16,
        Op::VCmpNeU16,
        Op::VCmpLtU16,
        Op::VCmpLeU16,
        Op::VCmpGtU16,
        Op::VCmpGeU16,
        Op::VCmpLtI16,
        Op::VCmpLeI16,
        Op::VCmpGtI16,
        Op::VCmpGeI16,
        Op::VCmpTstB16,
        Op::VSelB16,
        Op::VAddF32,
        Op::VSubF32,
        Op::VMulF32,
        Op::VDivF32,
        Op::VMinF32,
        Op::VMaxF32,
        Op::VFmaF32,
        Op::VMacF32,
        Op::VMovF32,
        Op::VSqrtF32,
        Op::VFloorF32,
        Op::VCeilF32,
        Op::VTruncF32,
        Op::VRintF32,
        Op::VFractF32,
        Op::VRcpF32,
        Op::VRsqF32,
        Op::VExp2F32,
        Op::VLog2F32,
        Op::VSinF32,
        Op::VCosF32,
        Op::VLdexpF32,
        Op::VFrexpExpF32,
        Op::VFrexpFractF32,
        Op::VCmpEqF32,
        Op::VCmpNeF32,
        Op::VCmpLtF32,
        Op::VCmpLeF32,
        Op::VCmpGtF32,
        Op::VCmpGeF32,
        Op::VMinimumF32,
        Op::VMaximumF32,
        Op::VCopysignF32,
        Op::VCmpOrdF32,
        Op::VCmpUnoF32,
        Op::VClassF32,
        Op::VAddF16,
        Op::VSubF16,
        Op::VMulF16,
        Op::VDivF16,
        Op::VMinF16,
        Op::VMaxF16,
        Op::VFmaF16,
        Op::VMacF16,
        Op::VMovF16,
        Op::VSqrtF16,
        Op::VFloorF16,
        Op::VCeilF16,
        Op::VTruncF16,
        Op::VRintF16,
        Op::VFractF16,
        Op::VRcpF16,
        Op::VRsqF16,
        Op::VExp2F16,
        Op::VLog2F16,
        Op::VSinF16,
        Op::VCosF16,
        Op::VLdexpF16,
        Op::VFrexpExpF16,
        Op::VFrexpFractF16,
        Op::VMinimumF16,
        Op::VMaximumF16,
        Op::VCopysignF16,
        Op::VCmpEqF16,
        Op::VCmpNeF16,
        Op::VCmpLtF16,
        Op::VCmpLeF16,
        Op::VCmpGtF16,
        Op::VCmpGeF16,
        Op::VCmpOrdF16,
        Op::VCmpUnoF16,
        Op::VClassF16,
        Op::VAddF64,
        Op::VSubF64,
        Op::VMulF64,
        Op::VDivF64,
        Op::VMinF64,
        Op::VMaxF64,
        Op::VFmaF64,
        Op::VMacF64,
        Op::VMovF64,
        Op::VSqrtF64,
        Op::VFloorF64,
        Op::VCeilF64,
        Op::VTruncF64,
        Op::VRintF64,
        Op::VFractF64,
        Op::VRcpF64,
        Op::VRsqF64,
        Op::VLdexpF64,
        Op::VFrexpExpF64,
        Op::VFrexpFractF64,
        Op::VMinimumF64,
        Op::VMaximumF64,
        Op::VCopysignF64,
        Op::VCmpEqF64,
        Op::VCmpNeF64,
        Op::VCmpLtF64,
        Op::VCmpLeF64,
        Op::VCmpGtF64,
        Op::VCmpGeF64,
        Op::VCmpOrdF64,
        Op::VCmpUnoF64,
        Op::VClassF64,
        Op::VCvtI32F32,
        Op::VCvtU32F32,
        Op::VCvtF32I32,
        Op::VCvtF32U32,
        Op::VCvtF16F32,
        Op::VCvtF32F16,
        Op::UMovB32,
        Op::UAddU32,
        Op::USubU32,
        Op::UMulU32,
        Op::UMulhiU32,
        Op::UMulhiI32,
        Op::UDivU32,
        Op::UDivI32,
        Op::URemU32,
        Op::URemI32,
        Op::UMinU32,
        Op::UMaxU32,
        Op::UMinI32,
        Op::UMaxI32,
        Op::UAndB32,
        Op::UOrB32,
        Op::UXorB32,
        Op::UAndnB32,
        Op::UShlB32,
        Op::UShrU32,
        Op::UShrI32,
        Op::UBfmB32,
        Op::UDot4I8,
        Op::UDot4U8,
        Op::UNotB32,
        Op::UAbsI32,
        Op::UClzB32,
        Op::UCtzB32,
        Op::UPopcB32,
        Op::UBrevB32,
        Op::UFlbU32,
        Op::UFlbI32,
        Op::UFtbB32,
        Op::UCmpEqU32,
        Op::UCmpNeU32,
        Op::UCmpLtU32,
        Op::UCmpLeU32,
        Op::UCmpGtU32,
        Op::UCmpGeU32,
        Op::UCmpLtI32,
        Op::UCmpLeI32,
        Op::UCmpGtI32,
        Op::UCmpGeI32,
        Op::UMovB64,
        Op::UAddU64,
        Op::UBselB32,
        Op::UBfeU32,
        Op::UBfeI32,
        Op::UMadU32,
        Op::UCvtF32I32,
        Op::UCvtF32U32,
        Op::ExecGet,
        Op::ExecSet,
        Op::ExecWqm,
        Op::SaveexecAnd,
        Op::SaveexecOr,
        Op::SaveexecXor,
        Op::SaveexecAndn1,
        Op::SaveexecAndn2,
        Op::SaveexecMov,
        Op::UReadlane,
        Op::UReadfirst,
        Op::VWritelane,
        Op::UFmaF32,
        Op::UAddF32,
        Op::USubF32,
        Op::UMulF32,
        Op::UDivF32,
        Op::UMinF32,
        Op::UMaxF32,
        Op::ULdexpF32,
        Op::USqrtF32,
        Op::UFloorF32,
        Op::UCeilF32,
        Op::UTruncF32,
        Op::URintF32,
        Op::UFractF32,
        Op::URcpF32,
        Op::URsqF32,
        Op::UExp2F32,
        Op::ULog2F32,
        Op::USinF32,
        Op::UCosF32,
        Op::UFrexpExpF32,
        Op::UFrexpFractF32,
        Op::UCvtI32F32,
        Op::UCvtU32F32,
        Op::UCmpEqF32,
        Op::UCmpNeF32,
        Op::UCmpLtF32,
        Op::UCmpLeF32,
        Op::UCmpGtF32,
        Op::UCmpGeF32,
        Op::UMacF32,
        Op::UMinimumF32,
        Op::UMaximumF32,
        Op::UCopysignF32,
        Op::UCmpOrdF32,
        Op::UCmpUnoF32,
        Op::UClassF32,
        Op::UAddF16,
        Op::USubF16,
        Op::UMulF16,
        Op::UDivF16,
        Op::UMinF16,
        Op::UMaxF16,
        Op::UFmaF16,
        Op::UMacF16,
        Op::USqrtF16,
        Op::UFloorF16,
        Op::UCeilF16,
        Op::UTruncF16,
        Op::URintF16,
        Op::UFractF16,
        Op::URcpF16,
        Op::URsqF16,
        Op::UExp2F16,
        Op::ULog2F16,
        Op::USinF16,
        Op::UCosF16,
        Op::ULdexpF16,
        Op::UFrexpExpF16,
        Op::UFrexpFractF16,
        Op::UMinimumF16,
        Op::UMaximumF16,
        Op::UCopysignF16,
        Op::UCmpEqF16,
        Op::UCmpNeF16,
        Op::UCmpLtF16,
        Op::UCmpLeF16,
        Op::UCmpGtF16,
        Op::UCmpGeF16,
        Op::UCmpOrdF16,
        Op::UCmpUnoF16,
        Op::UClassF16,
        Op::UAddF64,
        Op::USubF64,
        Op::UMulF64,
        Op::UDivF64,
        Op::UMinF64,
        Op::UMaxF64,
        Op::UFmaF64,
        Op::UMacF64,
        Op::USqrtF64,
        Op::UFloorF64,
        Op::UCeilF64,
        Op::UTruncF64,
        Op::URintF64,
        Op::UFractF64,
        Op::URcpF64,
        Op::URsqF64,
        Op::ULdexpF64,
        Op::UFrexpExpF64,
        Op::UFrexpFractF64,
        Op::UMinimumF64,
        Op::UMaximumF64,
        Op::UCopysignF64,
        Op::UCmpEqF64,
        Op::UCmpNeF64,
        Op::UCmpLtF64,
        Op::UCmpLeF64,
        Op::UCmpGtF64,
        Op::UCmpGeF64,
        Op::UCmpOrdF64,
        Op::UCmpUnoF64,
        Op::UClassF64,
        Op::UCmpTstB32,
        Op::URotrB32,
        Op::UNegI32,
        Op::UOr3B32,
        Op::UXor3B32,
        Op::UAndorB32,
        Op::UFshlB32,
        Op::UFshrB32,
        Op::UPermB32,
        Op::UAddsatU32,
        Op::UAddsatI32,
        Op::USubsatU32,
        Op::USubsatI32,
        Op::UBfiB32,
        Op::UDot4I8u8,
        Op::UDot4addI8,
        Op::UDot4addU8,
        Op::UDot4addI8u8,
        Op::UDot4addsatI8,
        Op::UDot4addsatU8,
        Op::UDot4addsatI8u8,
        Op::UDot2I16,
        Op::UDot2U16,
        Op::UDot2I16u16,
        Op::UDot2addI16,
        Op::UDot2addU16,
        Op::UDot2addI16u16,
        Op::UDot2addsatI16,
        Op::UDot2addsatU16,
        Op::UDot2addsatI16u16,
        Op::USadU8,
        Op::USadU16,
        Op::USadU32,
        Op::UPackI16x2,
        Op::UPackU16x2,
        Op::UShladdU32,
        Op::UAdd3U32,
        Op::UAddCoU32,
        Op::UAddcCoU32,
        Op::USubCoU32,
        Op::USubbCoU32,
        Op::USelB32,
        Op::UMulU64,
        Op::UAndB64,
        Op::UOrB64,
        Op::UXorB64,
        Op::UShlB64,
        Op::UShrU64,
        Op::UShrI64,
        Op::URotrB64,
        Op::UMulhiU64,
        Op::UMulhiI64,
        Op::UDivU64,
        Op::UDivI64,
        Op::URemU64,
        Op::URemI64,
        Op::UMinU64,
        Op::UMaxU64,
        Op::UMinI64,
        Op::UMaxI64,
        Op::UNotB64,
        Op::UAbsI64,
        Op::UClzB64,
        Op::UCtzB64,
        Op::UPopcB64,
        Op::UBrevB64,
        Op::UFlbU64,
        Op::UFlbI64,
        Op::UFtbB64,
        Op::UMadU64,
        Op::UShladdU64,
        Op::UAdd3U64,
        Op::UBfeU64,
        Op::UBfeI64,
        Op::UBfmB64,
        Op::UBselB64,
        Op::UAndnB64,
        Op::UNegI64,
        Op::UBfiB64,
        Op::UMulU64U32,
        Op::UMulI64I32,
        Op::UMadU64U32,
        Op::UMadI64I32,
        Op::USubU64,
        Op::UCmpEqU64,
        Op::UCmpNeU64,
        Op::UCmpLtU64,
        Op::UCmpLeU64,
        Op::UCmpGtU64,
        Op::UCmpGeU64,
        Op::UCmpLtI64,
        Op::UCmpLeI64,
        Op::UCmpGtI64,
        Op::UCmpGeI64,
        Op::UCmpTstB64,
        Op::USelB64,
        Op::B,
        Op::Bexecz,
        Op::Bexecnz,
        Op::Bz,
        Op::Bnz,
        Op::Jal,
        Op::Jalr,
        Op::BeqU32,
        Op::BneU32,
        Op::BltU32,
        Op::BgeU32,
        Op::BltI32,
        Op::BgeI32,
        Op::BufferLoadB32,
        Op::BufferLoadB64,
        Op::BufferLoadB96,
        Op::BufferLoadB128,
        Op::BufferStoreB32,
        Op::BufferStoreB64,
        Op::BufferStoreB96,
        Op::BufferStoreB128,
        Op::BufferLoadU8,
        Op::BufferLoadI8,
        Op::BufferLoadU16,
        Op::BufferLoadI16,
        Op::BufferLoadB16,
        Op::BufferStoreB8,
        Op::BufferStoreB16,
        Op::BufferAtomicAddU32,
        Op::BufferAtomicSubU32,
        Op::BufferAtomicAndB32,
        Op::BufferAtomicOrB32,
        Op::BufferAtomicXorB32,
        Op::BufferAtomicMinU32,
        Op::BufferAtomicMaxU32,
        Op::BufferAtomicMinI32,
        Op::BufferAtomicMaxI32,
        Op::BufferAtomicXchgB32,
        Op::BufferAtomicCmpxchgB32,
        Op::BufferAtomicAddF32,
        Op::BufferAtomicMinF32,
        Op::BufferAtomicMaxF32,
        Op::BufferAtomicAddU64,
        Op::BufferAtomicSubU64,
        Op::BufferAtomicAndB64,
        Op::BufferAtomicOrB64,
        Op::BufferAtomicXorB64,
        Op::BufferAtomicMinU64,
        Op::BufferAtomicMaxU64,
        Op::BufferAtomicMinI64,
        Op::BufferAtomicMaxI64,
        Op::BufferAtomicXchgB64,
        Op::BufferAtomicCmpxchgB64,
        Op::BufferAtomicAddF64,
        Op::BufferAtomicMinF64,
        Op::BufferAtomicMaxF64,
        Op::BufferRedAddU32,
        Op::BufferRedSubU32,
        Op::BufferRedAndB32,
        Op::BufferRedOrB32,
        Op::BufferRedXorB32,
        Op::BufferRedMinU32,
        Op::BufferRedMaxU32,
        Op::BufferRedMinI32,
        Op::BufferRedMaxI32,
        Op::BufferRedAddF32,
        Op::BufferRedMinF32,
        Op::BufferRedMaxF32,
        Op::BufferRedAddU64,
        Op::BufferRedSubU64,
        Op::BufferRedAndB64,
        Op::BufferRedOrB64,
        Op::BufferRedXorB64,
        Op::BufferRedMinU64,
        Op::BufferRedMaxU64,
        Op::BufferRedMinI64,
        Op::BufferRedMaxI64,
        Op::BufferRedAddF64,
        Op::BufferRedMinF64,
        Op::BufferRedMaxF64,
        Op::GlobalLoadB32,
        Op::GlobalLoadB64,
        Op::GlobalLoadB96,
        Op::GlobalLoadB128,
        Op::GlobalStoreB32,
        Op::GlobalStoreB64,
        Op::GlobalStoreB96,
        Op::GlobalStoreB128,
        Op::GlobalLoadU8,
        Op::GlobalLoadI8,
        Op::GlobalLoadU16,
        Op::GlobalLoadI16,
        Op::GlobalLoadB16,
        Op::GlobalStoreB8,
        Op::GlobalStoreB16,
        Op::GlobalAtomicAddU32,
        Op::GlobalAtomicSubU32,
        Op::GlobalAtomicAndB32,
        Op::GlobalAtomicOrB32,
        Op::GlobalAtomicXorB32,
        Op::GlobalAtomicMinU32,
        Op::GlobalAtomicMaxU32,
        Op::GlobalAtomicMinI32,
        Op::GlobalAtomicMaxI32,
        Op::GlobalAtomicXchgB32,
        Op::GlobalAtomicCmpxchgB32,
        Op::GlobalAtomicAddF32,
        Op::GlobalAtomicMinF32,
        Op::GlobalAtomicMaxF32,
        Op::GlobalAtomicAddU64,
        Op::GlobalAtomicSubU64,
        Op::GlobalAtomicAndB64,
        Op::GlobalAtomicOrB64,
        Op::GlobalAtomicXorB64,
        Op::GlobalAtomicMinU64,
        Op::GlobalAtomicMaxU64,
        Op::GlobalAtomicMinI64,
        Op::GlobalAtomicMaxI64,
        Op::GlobalAtomicXchgB64,
        Op::GlobalAtomicCmpxchgB64,
        Op::GlobalAtomicAddF64,
        Op::GlobalAtomicMinF64,
        Op::GlobalAtomicMaxF64,
        Op::GlobalRedAddU32,
        Op::GlobalRedSubU32,
        Op::GlobalRedAndB32,
        Op::GlobalRedOrB32,
        Op::GlobalRedXorB32,
        Op::GlobalRedMinU32,
        Op::GlobalRedMaxU32,
        Op::GlobalRedMinI32,
        Op::GlobalRedMaxI32,
        Op::GlobalRedAddF32,
        Op::GlobalRedMinF32,
        Op::GlobalRedMaxF32,
        Op::GlobalRedAddU64,
        Op::GlobalRedSubU64,
        Op::GlobalRedAndB64,
        Op::GlobalRedOrB64,
        Op::GlobalRedXorB64,
        Op::GlobalRedMinU64,
        Op::GlobalRedMaxU64,
        Op::GlobalRedMinI64,
        Op::GlobalRedMaxI64,
        Op::GlobalRedAddF64,
        Op::GlobalRedMinF64,
        Op::GlobalRedMaxF64,
        Op::ScratchLoadB32,
        Op::ScratchLoadB64,
        Op::ScratchLoadB96,
        Op::ScratchLoadB128,
        Op::ScratchStoreB32,
        Op::ScratchStoreB64,
        Op::ScratchStoreB96,
        Op::ScratchStoreB128,
        Op::ScratchLoadU8,
        Op::ScratchLoadI8,
        Op::ScratchLoadU16,
        Op::ScratchLoadI16,
        Op::ScratchLoadB16,
        Op::ScratchStoreB8,
        Op::ScratchStoreB16,
        Op::LsLoadB32,
        Op::LsLoadB64,
        Op::LsLoadB96,
        Op::LsLoadB128,
        Op::LsStoreB32,
        Op::LsStoreB64,
        Op::LsStoreB96,
        Op::LsStoreB128,
        Op::LsLoadU8,
        Op::LsLoadI8,
        Op::LsLoadU16,
        Op::LsLoadI16,
        Op::LsLoadB16,
        Op::LsStoreB8,
        Op::LsStoreB16,
        Op::LsAtomicAddU32,
        Op::LsAtomicSubU32,
        Op::LsAtomicAndB32,
        Op::LsAtomicOrB32,
        Op::LsAtomicXorB32,
        Op::LsAtomicMinU32,
        Op::LsAtomicMaxU32,
        Op::LsAtomicMinI32,
        Op::LsAtomicMaxI32,
        Op::LsAtomicXchgB32,
        Op::LsAtomicCmpxchgB32,
        Op::LsAtomicAddF32,
        Op::LsAtomicMinF32,
        Op::LsAtomicMaxF32,
        Op::LsAtomicAddU64,
        Op::LsAtomicSubU64,
        Op::LsAtomicAndB64,
        Op::LsAtomicOrB64,
        Op::LsAtomicXorB64,
        Op::LsAtomicMinU64,
        Op::LsAtomicMaxU64,
        Op::LsAtomicMinI64,
        Op::LsAtomicMaxI64,
        Op::LsAtomicXchgB64,
        Op::LsAtomicCmpxchgB64,
        Op::LsAtomicAddF64,
        Op::LsAtomicMinF64,
        Op::LsAtomicMaxF64,
        Op::LsRedAddU32,
        Op::LsRedSubU32,
        Op::LsRedAndB32,
        Op::LsRedOrB32,
        Op::LsRedXorB32,
        Op::LsRedMinU32,
        Op::LsRedMaxU32,
        Op::LsRedMinI32,
        Op::LsRedMaxI32,
        Op::LsRedAddF32,
        Op::LsRedMinF32,
        Op::LsRedMaxF32,
        Op::LsRedAddU64,
        Op::LsRedSubU64,
        Op::LsRedAndB64,
        Op::LsRedOrB64,
        Op::LsRedXorB64,
        Op::LsRedMinU64,
        Op::LsRedMaxU64,
        Op::LsRedMinI64,
        Op::LsRedMaxI64,
        Op::LsRedAddF64,
        Op::LsRedMinF64,
        Op::LsRedMaxF64,
        Op::ULoadB32,
        Op::ULoadB64,
        Op::ULoadB128,
        Op::ULoadB256,
        Op::ULoadU8,
        Op::ULoadI8,
        Op::ULoadU16,
        Op::ULoadI16,
        Op::UBloadB32,
        Op::UBloadB64,
        Op::UBloadB128,
        Op::UBloadB256,
        Op::UBloadU8,
        Op::UBloadI8,
        Op::UBloadU16,
        Op::UBloadI16,
        Op::UBsize,
        Op::FenceAcquireWarp,
        Op::FenceAcquireWorkgroup,
        Op::FenceAcquireDevice,
        Op::FenceReleaseWarp,
        Op::FenceReleaseWorkgroup,
        Op::FenceReleaseDevice,
        Op::FenceAcqrelWarp,
        Op::FenceAcqrelWorkgroup,
        Op::FenceAcqrelDevice,
        Op::FenceSeqcstWarp,
        Op::FenceSeqcstWorkgroup,
        Op::FenceSeqcstDevice,
        Op::UImageSize,
        Op::Nop,
        Op::Endpgm,
        Op::Trap,
        Op::Brk,
        Op::Sleep,
        Op::Setprio,
        Op::Barrier,
        Op::IcacheInv,
        Op::Waitcnt,
        Op::Csrr,
        Op::Csrw,
        Op::Csrs,
        Op::Csrc,
        Op::Csrwi,
        Op::Csrsi,
        Op::Csrci,
    ];
}

/// Letters and meanings of the flags, bit 0 of [`Flags`] first.
pub static FLAGS: [(&str, &str); 6] = [
    ("eb", "ends a basic block"),
    ("ei", "independent of EXEC: executes also when EXEC is zero"),
    ("mt", "may trap"),
    ("sy", "synchronises: waits on others or on outstanding work"),
    ("sz", "serialises"),
    ("tm", "terminates the warp"),
];

/// The wait counters, in the order of the operands of `waitcnt`.
pub static COUNTERS: [CounterInfo; 6] = [
    CounterInfo { name: "vm", bits: 6, desc: "vector loads and atomics with result from buffer, global and scratch memory" },
    CounterInfo { name: "vst", bits: 6, desc: "vector stores and atomics without result" },
    CounterInfo { name: "tex", bits: 4, desc: "image and sampler operations" },
    CounterInfo { name: "ls", bits: 4, desc: "workgroup memory" },
    CounterInfo { name: "sm", bits: 2, desc: "uniform loads; a field of 1 or 2 is reserved and taken as 0" },
    CounterInfo { name: "sfu", bits: 3, desc: "special functions" },
];

/// One entry an instruction, indexed by `Op as usize`.
pub static OPS: [OpInfo; 862] = [
    OpInfo {
        mnemonic: "v.mov.b32", group: 1, category: 0, desc: "rd = rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-1"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x1, fixed: &[("op", 1), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
            VariantInfo { format: "VL1", suffix: "lit", bits: 64, mask: 0xffc03fff, value: 0xf, fixed: &[("op", 15), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add.u32", group: 1, category: 0, desc: "rd = rs1 + rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x2, fixed: &[("op", 2), ("f2", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x81, fixed: &[("op", 1), ("fn", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x85, fixed: &[("op", 5), ("fn", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sub.u32", group: 1, category: 0, desc: "rd = rs1 - rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x82, fixed: &[("op", 2), ("f2", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x101, fixed: &[("op", 1), ("fn", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x105, fixed: &[("op", 5), ("fn", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.u32", group: 1, category: 0, desc: "low word of rs1 * rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x102, fixed: &[("op", 2), ("f2", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x181, fixed: &[("op", 1), ("fn", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x185, fixed: &[("op", 5), ("fn", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.and.b32", group: 1, category: 0, desc: "rd = rs1 and rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x182, fixed: &[("op", 2), ("f2", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x201, fixed: &[("op", 1), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x205, fixed: &[("op", 5), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.or.b32", group: 1, category: 0, desc: "rd = rs1 or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x4, fixed: &[("op", 4), ("f2", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x281, fixed: &[("op", 1), ("fn", 5)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x285, fixed: &[("op", 5), ("fn", 5)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.xor.b32", group: 1, category: 0, desc: "rd = rs1 exclusive-or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x84, fixed: &[("op", 4), ("f2", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x301, fixed: &[("op", 1), ("fn", 6)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x305, fixed: &[("op", 5), ("fn", 6)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shl.b32", group: 1, category: 0, desc: "rd = rs1 shifted left by rs2 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x104, fixed: &[("op", 4), ("f2", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x381, fixed: &[("op", 1), ("fn", 7)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x385, fixed: &[("op", 5), ("fn", 7)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shr.u32", group: 1, category: 0, desc: "rd = rs1 shifted right by rs2 mod 32, zeros enter", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x184, fixed: &[("op", 4), ("f2", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x401, fixed: &[("op", 1), ("fn", 8)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x405, fixed: &[("op", 5), ("fn", 8)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shr.i32", group: 1, category: 0, desc: "rd = rs1 shifted right by rs2 mod 32, the sign enters", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x6, fixed: &[("op", 6), ("f2", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }], excluded: &[] },
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x481, fixed: &[("op", 1), ("fn", 9)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x485, fixed: &[("op", 5), ("fn", 9)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rotr.b32", group: 1, category: 0, desc: "rd = rs1 rotated right by rs2 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x501, fixed: &[("op", 1), ("fn", 10)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x505, fixed: &[("op", 5), ("fn", 10)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mulhi.u32", group: 1, category: 0, desc: "high word of the unsigned product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x581, fixed: &[("op", 1), ("fn", 11)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x585, fixed: &[("op", 5), ("fn", 11)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mulhi.i32", group: 1, category: 0, desc: "high word of the signed product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x601, fixed: &[("op", 1), ("fn", 12)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x605, fixed: &[("op", 5), ("fn", 12)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.u32", group: 1, category: 0, desc: "unsigned quotient; rs1 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x681, fixed: &[("op", 1), ("fn", 13)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x685, fixed: &[("op", 5), ("fn", 13)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.i32", group: 1, category: 0, desc: "signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x701, fixed: &[("op", 1), ("fn", 14)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x705, fixed: &[("op", 5), ("fn", 14)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rem.u32", group: 1, category: 0, desc: "unsigned remainder; 0 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x781, fixed: &[("op", 1), ("fn", 15)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x785, fixed: &[("op", 5), ("fn", 15)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rem.i32", group: 1, category: 0, desc: "signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x801, fixed: &[("op", 1), ("fn", 16)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x805, fixed: &[("op", 5), ("fn", 16)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.u32", group: 1, category: 0, desc: "smaller unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x881, fixed: &[("op", 1), ("fn", 17)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x885, fixed: &[("op", 5), ("fn", 17)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.u32", group: 1, category: 0, desc: "larger unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x901, fixed: &[("op", 1), ("fn", 18)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x905, fixed: &[("op", 5), ("fn", 18)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.i32", group: 1, category: 0, desc: "smaller signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x981, fixed: &[("op", 1), ("fn", 19)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x985, fixed: &[("op", 5), ("fn", 19)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.i32", group: 1, category: 0, desc: "larger signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0xa01, fixed: &[("op", 1), ("fn", 20)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0xa05, fixed: &[("op", 5), ("fn", 20)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.not.b32", group: 1, category: 0, desc: "rd = complement of rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xa81, fixed: &[("op", 1), ("fn", 21)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.abs.i32", group: 1, category: 0, desc: "absolute value; -2^31 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xb01, fixed: &[("op", 1), ("fn", 22)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.clz.b32", group: 1, category: 0, desc: "number of leading zero bits; 32 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xb81, fixed: &[("op", 1), ("fn", 23)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ctz.b32", group: 1, category: 0, desc: "number of trailing zero bits; 32 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xc01, fixed: &[("op", 1), ("fn", 24)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.popc.b32", group: 1, category: 0, desc: "number of set bits", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xc81, fixed: &[("op", 1), ("fn", 25)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.brev.b32", group: 1, category: 0, desc: "bits in reverse order", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xd01, fixed: &[("op", 1), ("fn", 26)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.flb.u32", group: 1, category: 0, desc: "index of the highest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xd81, fixed: &[("op", 1), ("fn", 27)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.flb.i32", group: 1, category: 0, desc: "index of the highest bit that differs from the sign; all ones for 0 and -1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xe01, fixed: &[("op", 1), ("fn", 28)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ftb.b32", group: 1, category: 0, desc: "index of the lowest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0xe81, fixed: &[("op", 1), ("fn", 29)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mad.u32", group: 1, category: 0, desc: "low word of rs1 * rs2 + rs3", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0xf01, fixed: &[("op", 1), ("fn", 30)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shladd.u32", group: 1, category: 0, desc: "rd = (rs1 << (rs2 mod 32)) + rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0xf81, fixed: &[("op", 1), ("fn", 31)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add3.u32", group: 1, category: 0, desc: "rd = rs1 + rs2 + rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1001, fixed: &[("op", 1), ("fn", 32)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfe.u32", group: 1, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1081, fixed: &[("op", 1), ("fn", 33)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfe.i32", group: 1, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1101, fixed: &[("op", 1), ("fn", 34)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfm.b32", group: 1, category: 0, desc: "mask of rs2 ones from bit rs1 upwards; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1181, fixed: &[("op", 1), ("fn", 35)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x1185, fixed: &[("op", 5), ("fn", 35)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bsel.b32", group: 1, category: 0, desc: "rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1201, fixed: &[("op", 1), ("fn", 36)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4.i8", group: 1, category: 0, desc: "sum of the four products of signed bytes of rs1 and rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1281, fixed: &[("op", 1), ("fn", 37)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x1285, fixed: &[("op", 5), ("fn", 37)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4.u8", group: 1, category: 0, desc: "sum of the four products of unsigned bytes of rs1 and rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1301, fixed: &[("op", 1), ("fn", 38)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x1305, fixed: &[("op", 5), ("fn", 38)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mac.u32", group: 1, category: 0, desc: "rd = rs1 * rs2 + rd, low word", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1381, fixed: &[("op", 1), ("fn", 39)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mov.b64", group: 1, category: 0, desc: "rd = rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x1401, fixed: &[("op", 1), ("fn", 40)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add.u64", group: 1, category: 0, desc: "rd = rs1 + rs2, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1481, fixed: &[("op", 1), ("fn", 41)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sub.u64", group: 1, category: 0, desc: "rd = rs1 - rs2, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1501, fixed: &[("op", 1), ("fn", 42)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mov.b16", group: 1, category: 0, desc: "rd = rs1; the other half of the register stays", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x1581, fixed: &[("op", 1), ("fn", 43)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.eq.u32", group: 1, category: 0, desc: "lane mask of rs1 = rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x9, fixed: &[("op", 9), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0xb, fixed: &[("op", 11), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ne.u32", group: 1, category: 0, desc: "lane mask of rs1 differs from rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x89, fixed: &[("op", 9), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x8b, fixed: &[("op", 11), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.u32", group: 1, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x109, fixed: &[("op", 9), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x10b, fixed: &[("op", 11), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.u32", group: 1, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x189, fixed: &[("op", 9), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x18b, fixed: &[("op", 11), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.u32", group: 1, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x209, fixed: &[("op", 9), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x20b, fixed: &[("op", 11), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.u32", group: 1, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x289, fixed: &[("op", 9), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x28b, fixed: &[("op", 11), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.i32", group: 1, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x309, fixed: &[("op", 9), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x30b, fixed: &[("op", 11), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.i32", group: 1, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x389, fixed: &[("op", 9), ("fn", 7)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x38b, fixed: &[("op", 11), ("fn", 7)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.i32", group: 1, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x409, fixed: &[("op", 9), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x40b, fixed: &[("op", 11), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.i32", group: 1, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x489, fixed: &[("op", 9), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x48b, fixed: &[("op", 11), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sel.b32", group: 1, category: 0, desc: "rd = rs1 where the mask has a one, rs2 elsewhere", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "mask", kind: "mask", reads: true, writes: false },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VSEL", suffix: "e64", bits: 64, mask: 0xfffc0000c000ffff, value: 0xd, fixed: &[("op", 13), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: UReg, pieces: &[(29, 24)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.movrel.s", group: 1, category: 0, desc: "rd = V[rs1 + rs2]: rs1 names a register, rs2 is added to its number; 0 outside the allocation", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-10"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vb", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VXV", suffix: "e64", bits: 64, mask: 0xffff8000ff00ffff, value: 0x1d, fixed: &[("op", 29), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VBase, pieces: &[(40, 32)] }, FieldInfo { codec: UReg, pieces: &[(46, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.movrel.d", group: 1, category: 0, desc: "V[rd + rs2] = rs1: rd names a register, rs2 is added to its number; dropped outside the allocation", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-10"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VXV", suffix: "e64", bits: 64, mask: 0xffff8000ff00ffff, value: 0x9d, fixed: &[("op", 29), ("fn", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: UReg, pieces: &[(46, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.laneid", group: 1, category: 0, desc: "rd = number of the lane, 0 to 31", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
        ],
        variants: &[
            VariantInfo { format: "VXV", suffix: "e64", bits: 64, mask: 0xffffffffff00ffff, value: 0x11d, fixed: &[("op", 29), ("fn", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.andn.b32", group: 1, category: 0, desc: "rd = rs1 and not rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1601, fixed: &[("op", 1), ("fn", 44)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x1605, fixed: &[("op", 5), ("fn", 44)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.neg.i32", group: 1, category: 0, desc: "rd = 0 - rs1; -2^31 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x1681, fixed: &[("op", 1), ("fn", 45)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.or3.b32", group: 1, category: 0, desc: "rd = rs1 or rs2 or rs3, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1701, fixed: &[("op", 1), ("fn", 46)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.xor3.b32", group: 1, category: 0, desc: "rd = rs1 exclusive-or rs2 exclusive-or rs3, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1781, fixed: &[("op", 1), ("fn", 47)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.andor.b32", group: 1, category: 0, desc: "rd = (rs1 and rs2) or rs3, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1801, fixed: &[("op", 1), ("fn", 48)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fshl.b32", group: 1, category: 0, desc: "high word of the 64 bits rs1:rs2 (rs1 high) shifted left by rs3 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1881, fixed: &[("op", 1), ("fn", 49)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fshr.b32", group: 1, category: 0, desc: "low word of the 64 bits rs1:rs2 (rs1 high) shifted right by rs3 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1901, fixed: &[("op", 1), ("fn", 50)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.perm.b32", group: 1, category: 0, desc: "each byte of rs3 chooses a byte: 0 to 3 of rs1, 4 to 7 of rs2 (byte n - 4), 8 to 15 the sign of byte n - 8 in all bits, others 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1981, fixed: &[("op", 1), ("fn", 51)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.addsat.u32", group: 1, category: 0, desc: "sum of unsigned numbers, at most 2^32 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1a01, fixed: &[("op", 1), ("fn", 52)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.addsat.i32", group: 1, category: 0, desc: "sum of signed numbers, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1a81, fixed: &[("op", 1), ("fn", 53)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.subsat.u32", group: 1, category: 0, desc: "difference of unsigned numbers, at least 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1b01, fixed: &[("op", 1), ("fn", 54)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.subsat.i32", group: 1, category: 0, desc: "difference of signed numbers, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1b81, fixed: &[("op", 1), ("fn", 55)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfi.b32", group: 1, category: 0, desc: "the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1c01, fixed: &[("op", 1), ("fn", 56)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4.i8u8", group: 1, category: 0, desc: "sum of the four products of signed bytes of rs1 and unsigned bytes of rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x1c81, fixed: &[("op", 1), ("fn", 57)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4add.i8", group: 1, category: 0, desc: "sum of the four products of signed bytes of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1d01, fixed: &[("op", 1), ("fn", 58)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4add.u8", group: 1, category: 0, desc: "sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1d81, fixed: &[("op", 1), ("fn", 59)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4add.i8u8", group: 1, category: 0, desc: "sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1e01, fixed: &[("op", 1), ("fn", 60)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4addsat.i8", group: 1, category: 0, desc: "sum of the four products of signed bytes of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1e81, fixed: &[("op", 1), ("fn", 61)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4addsat.u8", group: 1, category: 0, desc: "sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1f01, fixed: &[("op", 1), ("fn", 62)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot4addsat.i8u8", group: 1, category: 0, desc: "sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x1f81, fixed: &[("op", 1), ("fn", 63)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2.i16", group: 1, category: 0, desc: "sum of the two products of signed halves of rs1 and rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x2001, fixed: &[("op", 1), ("fn", 64)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2.u16", group: 1, category: 0, desc: "sum of the two products of unsigned halves of rs1 and rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x2081, fixed: &[("op", 1), ("fn", 65)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2.i16u16", group: 1, category: 0, desc: "sum of the two products of signed halves of rs1 and unsigned halves of rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x2101, fixed: &[("op", 1), ("fn", 66)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2add.i16", group: 1, category: 0, desc: "sum of the two products of signed halves of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2181, fixed: &[("op", 1), ("fn", 67)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2add.u16", group: 1, category: 0, desc: "sum of the two products of unsigned halves of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2201, fixed: &[("op", 1), ("fn", 68)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2add.i16u16", group: 1, category: 0, desc: "sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2281, fixed: &[("op", 1), ("fn", 69)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2addsat.i16", group: 1, category: 0, desc: "sum of the two products of signed halves of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2301, fixed: &[("op", 1), ("fn", 70)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2addsat.u16", group: 1, category: 0, desc: "sum of the two products of unsigned halves of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2381, fixed: &[("op", 1), ("fn", 71)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.dot2addsat.i16u16", group: 1, category: 0, desc: "sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2401, fixed: &[("op", 1), ("fn", 72)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sad.u8", group: 1, category: 0, desc: "sum of the absolute differences of the four bytes of rs1 and rs2, unsigned, plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2481, fixed: &[("op", 1), ("fn", 73)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sad.u16", group: 1, category: 0, desc: "sum of the absolute differences of the two halves of rs1 and rs2, unsigned, plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2501, fixed: &[("op", 1), ("fn", 74)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sad.u32", group: 1, category: 0, desc: "absolute difference of unsigned words plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x2581, fixed: &[("op", 1), ("fn", 75)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.pack.b16x2", group: 1, category: 0, desc: "rs1 in the low half, rs2 in the high half", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x2601, fixed: &[("op", 1), ("fn", 76)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.pack.i16x2", group: 1, category: 0, desc: "signed words clamped to -2^15 to 2^15 - 1: rs1 in the low half, rs2 in the high half", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x2681, fixed: &[("op", 1), ("fn", 77)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.pack.u16x2", group: 1, category: 0, desc: "unsigned words clamped to 2^16 - 1: rs1 in the low half, rs2 in the high half", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x2701, fixed: &[("op", 1), ("fn", 78)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.pack.b8x4", group: 1, category: 0, desc: "low bytes of four consecutive registers, the first lowest", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vx4", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x2781, fixed: &[("op", 1), ("fn", 79)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VRegs(4), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.pack.i8x4", group: 1, category: 0, desc: "signed words clamped to -128 to 127, in bytes: four consecutive registers, the first lowest", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vx4", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x2801, fixed: &[("op", 1), ("fn", 80)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VRegs(4), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.pack.u8x4", group: 1, category: 0, desc: "unsigned words clamped to 255, in bytes: four consecutive registers, the first lowest", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vx4", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x2881, fixed: &[("op", 1), ("fn", 81)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VRegs(4), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.unpack.i8x4", group: 1, category: 0, desc: "the bytes of rs1, sign-extended, into four consecutive registers, the lowest first", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd4", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x2901, fixed: &[("op", 1), ("fn", 82)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.unpack.u8x4", group: 1, category: 0, desc: "the bytes of rs1, zero-extended, into four consecutive registers, the lowest first", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd4", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x2981, fixed: &[("op", 1), ("fn", 83)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.tst.b32", group: 1, category: 0, desc: "lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x509, fixed: &[("op", 9), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x50b, fixed: &[("op", 11), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add.co.u32", group: 1, category: 0, desc: "rd = rs1 + rs2; co = lane mask of carries, 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "co", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCY", suffix: "e64", bits: 64, mask: 0xff000000ff00ffff, value: 0x80d, fixed: &[("op", 13), ("fn", 16)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.addc.co.u32", group: 1, category: 0, desc: "rd = rs1 + rs2 + 1 where ci has a one, else + 0; co = lane mask of carries, 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "co", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "ci", kind: "mask", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCY", suffix: "e64", bits: 64, mask: 0xff000000c000ffff, value: 0x88d, fixed: &[("op", 13), ("fn", 17)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: UReg, pieces: &[(29, 24)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sub.co.u32", group: 1, category: 0, desc: "rd = rs1 - rs2; co = lane mask of borrows, 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "co", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCY", suffix: "e64", bits: 64, mask: 0xff000000ff00ffff, value: 0x90d, fixed: &[("op", 13), ("fn", 18)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.subb.co.u32", group: 1, category: 0, desc: "rd = rs1 - rs2 - 1 where ci has a one, else - 0; co = lane mask of borrows, 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "co", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "ci", kind: "mask", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCY", suffix: "e64", bits: 64, mask: 0xff000000c000ffff, value: 0x98d, fixed: &[("op", 13), ("fn", 19)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: UReg, pieces: &[(29, 24)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.u64", group: 1, category: 0, desc: "low 64 bits of rs1 * rs2", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4181, fixed: &[("op", 1), ("fn", 131)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.and.b64", group: 1, category: 0, desc: "rd = rs1 and rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4201, fixed: &[("op", 1), ("fn", 132)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.or.b64", group: 1, category: 0, desc: "rd = rs1 or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4281, fixed: &[("op", 1), ("fn", 133)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.xor.b64", group: 1, category: 0, desc: "rd = rs1 exclusive-or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4301, fixed: &[("op", 1), ("fn", 134)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shl.b64", group: 1, category: 0, desc: "rd = rs1 shifted left by rs2 mod 64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4381, fixed: &[("op", 1), ("fn", 135)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shr.u64", group: 1, category: 0, desc: "rd = rs1 shifted right by rs2 mod 64, zeros enter", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4401, fixed: &[("op", 1), ("fn", 136)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shr.i64", group: 1, category: 0, desc: "rd = rs1 shifted right by rs2 mod 64, the sign enters", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4481, fixed: &[("op", 1), ("fn", 137)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rotr.b64", group: 1, category: 0, desc: "rd = rs1 rotated right by rs2 mod 64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4501, fixed: &[("op", 1), ("fn", 138)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mulhi.u64", group: 1, category: 0, desc: "high 64 bits of the unsigned product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4581, fixed: &[("op", 1), ("fn", 139)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mulhi.i64", group: 1, category: 0, desc: "high 64 bits of the signed product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4601, fixed: &[("op", 1), ("fn", 140)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.u64", group: 1, category: 0, desc: "unsigned quotient; rs1 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4681, fixed: &[("op", 1), ("fn", 141)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.i64", group: 1, category: 0, desc: "signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4701, fixed: &[("op", 1), ("fn", 142)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rem.u64", group: 1, category: 0, desc: "unsigned remainder; 0 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4781, fixed: &[("op", 1), ("fn", 143)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rem.i64", group: 1, category: 0, desc: "signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4801, fixed: &[("op", 1), ("fn", 144)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.u64", group: 1, category: 0, desc: "smaller unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4881, fixed: &[("op", 1), ("fn", 145)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.u64", group: 1, category: 0, desc: "larger unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4901, fixed: &[("op", 1), ("fn", 146)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.i64", group: 1, category: 0, desc: "smaller signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4981, fixed: &[("op", 1), ("fn", 147)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.i64", group: 1, category: 0, desc: "larger signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x4a01, fixed: &[("op", 1), ("fn", 148)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.not.b64", group: 1, category: 0, desc: "rd = complement of rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4a81, fixed: &[("op", 1), ("fn", 149)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.abs.i64", group: 1, category: 0, desc: "absolute value; -2^63 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4b01, fixed: &[("op", 1), ("fn", 150)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.clz.b64", group: 1, category: 0, desc: "number of leading zero bits; 64 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4b81, fixed: &[("op", 1), ("fn", 151)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ctz.b64", group: 1, category: 0, desc: "number of trailing zero bits; 64 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4c01, fixed: &[("op", 1), ("fn", 152)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.popc.b64", group: 1, category: 0, desc: "number of set bits", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4c81, fixed: &[("op", 1), ("fn", 153)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.brev.b64", group: 1, category: 0, desc: "bits in reverse order", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4d01, fixed: &[("op", 1), ("fn", 154)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.flb.u64", group: 1, category: 0, desc: "index of the highest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4d81, fixed: &[("op", 1), ("fn", 155)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.flb.i64", group: 1, category: 0, desc: "index of the highest bit that differs from the sign; all ones for 0 and -1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4e01, fixed: &[("op", 1), ("fn", 156)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ftb.b64", group: 1, category: 0, desc: "index of the lowest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x4e81, fixed: &[("op", 1), ("fn", 157)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mad.u64", group: 1, category: 0, desc: "low 64 bits of rs1 * rs2 + rs3", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x4f01, fixed: &[("op", 1), ("fn", 158)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(64), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shladd.u64", group: 1, category: 0, desc: "rd = (rs1 << (rs2 mod 64)) + rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x4f81, fixed: &[("op", 1), ("fn", 159)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(64), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add3.u64", group: 1, category: 0, desc: "rd = rs1 + rs2 + rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x5001, fixed: &[("op", 1), ("fn", 160)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(64), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfe.u64", group: 1, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x5081, fixed: &[("op", 1), ("fn", 161)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfe.i64", group: 1, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x5101, fixed: &[("op", 1), ("fn", 162)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfm.b64", group: 1, category: 0, desc: "mask of rs2 ones from bit rs1 upwards; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x5181, fixed: &[("op", 1), ("fn", 163)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bsel.b64", group: 1, category: 0, desc: "rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x5201, fixed: &[("op", 1), ("fn", 164)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(64), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.andn.b64", group: 1, category: 0, desc: "rd = rs1 and not rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x5601, fixed: &[("op", 1), ("fn", 172)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.neg.i64", group: 1, category: 0, desc: "rd = 0 - rs1; -2^63 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x5681, fixed: &[("op", 1), ("fn", 173)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfi.b64", group: 1, category: 0, desc: "the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x5c01, fixed: &[("op", 1), ("fn", 184)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.u64.u32", group: 1, category: 0, desc: "all 64 bits of the unsigned product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x5801, fixed: &[("op", 1), ("fn", 176)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.i64.i32", group: 1, category: 0, desc: "all 64 bits of the signed product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x5881, fixed: &[("op", 1), ("fn", 177)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mad.u64.u32", group: 1, category: 0, desc: "unsigned product rs1 * rs2 of 64 bits plus rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x5901, fixed: &[("op", 1), ("fn", 178)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(64), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mad.i64.i32", group: 1, category: 0, desc: "signed product rs1 * rs2 of 64 bits plus rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x5981, fixed: &[("op", 1), ("fn", 179)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(64), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.eq.u64", group: 1, category: 0, desc: "lane mask of rs1 = rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8009, fixed: &[("op", 9), ("fn", 256)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ne.u64", group: 1, category: 0, desc: "lane mask of rs1 differs from rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8089, fixed: &[("op", 9), ("fn", 257)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.u64", group: 1, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8109, fixed: &[("op", 9), ("fn", 258)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.u64", group: 1, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8189, fixed: &[("op", 9), ("fn", 259)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.u64", group: 1, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8209, fixed: &[("op", 9), ("fn", 260)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.u64", group: 1, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8289, fixed: &[("op", 9), ("fn", 261)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.i64", group: 1, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8309, fixed: &[("op", 9), ("fn", 262)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.i64", group: 1, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8389, fixed: &[("op", 9), ("fn", 263)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.i64", group: 1, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8409, fixed: &[("op", 9), ("fn", 264)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.i64", group: 1, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8489, fixed: &[("op", 9), ("fn", 265)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.tst.b64", group: 1, category: 0, desc: "lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0x8509, fixed: &[("op", 9), ("fn", 266)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sel.b64", group: 1, category: 0, desc: "rd = rs1 where the mask has a one, rs2 elsewhere", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "mask", kind: "mask", reads: true, writes: false },
            OperandInfo { name: "rs1", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VSEL", suffix: "e64", bits: 64, mask: 0xfffc0000c000ffff, value: 0x8d, fixed: &[("op", 13), ("fn", 1)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: UReg, pieces: &[(29, 24)] }, FieldInfo { codec: VSrc(64), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(64), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add.u16", group: 1, category: 0, desc: "rd = rs1 + rs2, modulo 2^16", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8081, fixed: &[("op", 1), ("fn", 257)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sub.u16", group: 1, category: 0, desc: "rd = rs1 - rs2, modulo 2^16", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8101, fixed: &[("op", 1), ("fn", 258)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.u16", group: 1, category: 0, desc: "low halfword of rs1 * rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8181, fixed: &[("op", 1), ("fn", 259)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.and.b16", group: 1, category: 0, desc: "rd = rs1 and rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8201, fixed: &[("op", 1), ("fn", 260)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.or.b16", group: 1, category: 0, desc: "rd = rs1 or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8281, fixed: &[("op", 1), ("fn", 261)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.xor.b16", group: 1, category: 0, desc: "rd = rs1 exclusive-or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8301, fixed: &[("op", 1), ("fn", 262)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shl.b16", group: 1, category: 0, desc: "rd = rs1 shifted left by rs2 mod 16", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8381, fixed: &[("op", 1), ("fn", 263)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shr.u16", group: 1, category: 0, desc: "rd = rs1 shifted right by rs2 mod 16, zeros enter", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8401, fixed: &[("op", 1), ("fn", 264)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shr.i16", group: 1, category: 0, desc: "rd = rs1 shifted right by rs2 mod 16, the sign enters", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8481, fixed: &[("op", 1), ("fn", 265)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rotr.b16", group: 1, category: 0, desc: "rd = rs1 rotated right by rs2 mod 16", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8501, fixed: &[("op", 1), ("fn", 266)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mulhi.u16", group: 1, category: 0, desc: "high halfword of the unsigned product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8581, fixed: &[("op", 1), ("fn", 267)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mulhi.i16", group: 1, category: 0, desc: "high halfword of the signed product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8601, fixed: &[("op", 1), ("fn", 268)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.u16", group: 1, category: 0, desc: "unsigned quotient; rs1 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8681, fixed: &[("op", 1), ("fn", 269)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.i16", group: 1, category: 0, desc: "signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8701, fixed: &[("op", 1), ("fn", 270)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rem.u16", group: 1, category: 0, desc: "unsigned remainder; 0 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8781, fixed: &[("op", 1), ("fn", 271)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rem.i16", group: 1, category: 0, desc: "signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8801, fixed: &[("op", 1), ("fn", 272)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.u16", group: 1, category: 0, desc: "smaller unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8881, fixed: &[("op", 1), ("fn", 273)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.u16", group: 1, category: 0, desc: "larger unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8901, fixed: &[("op", 1), ("fn", 274)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.i16", group: 1, category: 0, desc: "smaller signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8981, fixed: &[("op", 1), ("fn", 275)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.i16", group: 1, category: 0, desc: "larger signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x8a01, fixed: &[("op", 1), ("fn", 276)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.not.b16", group: 1, category: 0, desc: "rd = complement of rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8a81, fixed: &[("op", 1), ("fn", 277)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.abs.i16", group: 1, category: 0, desc: "absolute value; -2^15 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8b01, fixed: &[("op", 1), ("fn", 278)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.clz.b16", group: 1, category: 0, desc: "number of leading zero bits; 16 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8b81, fixed: &[("op", 1), ("fn", 279)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ctz.b16", group: 1, category: 0, desc: "number of trailing zero bits; 16 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8c01, fixed: &[("op", 1), ("fn", 280)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.popc.b16", group: 1, category: 0, desc: "number of set bits", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8c81, fixed: &[("op", 1), ("fn", 281)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.brev.b16", group: 1, category: 0, desc: "bits in reverse order", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8d01, fixed: &[("op", 1), ("fn", 282)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.flb.u16", group: 1, category: 0, desc: "index of the highest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8d81, fixed: &[("op", 1), ("fn", 283)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.flb.i16", group: 1, category: 0, desc: "index of the highest bit that differs from the sign; all ones for 0 and -1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8e01, fixed: &[("op", 1), ("fn", 284)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ftb.b16", group: 1, category: 0, desc: "index of the lowest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x8e81, fixed: &[("op", 1), ("fn", 285)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mad.u16", group: 1, category: 0, desc: "low halfword of rs1 * rs2 + rs3", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x8f01, fixed: &[("op", 1), ("fn", 286)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(16), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.shladd.u16", group: 1, category: 0, desc: "rd = (rs1 << (rs2 mod 16)) + rs3, modulo 2^16", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x8f81, fixed: &[("op", 1), ("fn", 287)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(16), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add3.u16", group: 1, category: 0, desc: "rd = rs1 + rs2 + rs3, modulo 2^16", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x9001, fixed: &[("op", 1), ("fn", 288)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(16), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfe.u16", group: 1, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 16, count to 16 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x9081, fixed: &[("op", 1), ("fn", 289)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(16), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfe.i16", group: 1, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 16, count to 16 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x9101, fixed: &[("op", 1), ("fn", 290)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(16), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfm.b16", group: 1, category: 0, desc: "mask of rs2 ones from bit rs1 upwards; offset clamped to 16, count to 16 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9181, fixed: &[("op", 1), ("fn", 291)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bsel.b16", group: 1, category: 0, desc: "rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x9201, fixed: &[("op", 1), ("fn", 292)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(16), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.andn.b16", group: 1, category: 0, desc: "rd = rs1 and not rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9601, fixed: &[("op", 1), ("fn", 300)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.neg.i16", group: 1, category: 0, desc: "rd = 0 - rs1; -2^15 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffffe00ff00ffff, value: 0x9681, fixed: &[("op", 1), ("fn", 301)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.addsat.u16", group: 1, category: 0, desc: "sum of unsigned numbers, at most 2^16 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9a01, fixed: &[("op", 1), ("fn", 308)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.addsat.i16", group: 1, category: 0, desc: "sum of signed numbers, clamped to -2^15 to 2^15 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9a81, fixed: &[("op", 1), ("fn", 309)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.subsat.u16", group: 1, category: 0, desc: "difference of unsigned numbers, at least 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9b01, fixed: &[("op", 1), ("fn", 310)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.subsat.i16", group: 1, category: 0, desc: "difference of signed numbers, clamped to -2^15 to 2^15 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9b81, fixed: &[("op", 1), ("fn", 311)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.bfi.b16", group: 1, category: 0, desc: "the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 16, count to 16 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x9c01, fixed: &[("op", 1), ("fn", 312)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(16), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.u32.u16", group: 1, category: 0, desc: "all 32 bits of the unsigned product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9801, fixed: &[("op", 1), ("fn", 304)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.i32.i16", group: 1, category: 0, desc: "all 32 bits of the signed product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xfffc0000ff00ffff, value: 0x9881, fixed: &[("op", 1), ("fn", 305)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mad.u32.u16", group: 1, category: 0, desc: "unsigned product rs1 * rs2 of 32 bits plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x9901, fixed: &[("op", 1), ("fn", 306)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mad.i32.i16", group: 1, category: 0, desc: "signed product rs1 * rs2 of 32 bits plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3", suffix: "e64", bits: 64, mask: 0xf8000000ff00ffff, value: 0x9981, fixed: &[("op", 1), ("fn", 307)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }, FieldInfo { codec: VSrc(32), pieces: &[(58, 50)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.eq.u16", group: 1, category: 0, desc: "lane mask of rs1 = rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa009, fixed: &[("op", 9), ("fn", 320)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ne.u16", group: 1, category: 0, desc: "lane mask of rs1 differs from rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa089, fixed: &[("op", 9), ("fn", 321)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.u16", group: 1, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa109, fixed: &[("op", 9), ("fn", 322)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.u16", group: 1, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa189, fixed: &[("op", 9), ("fn", 323)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.u16", group: 1, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa209, fixed: &[("op", 9), ("fn", 324)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.u16", group: 1, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa289, fixed: &[("op", 9), ("fn", 325)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.i16", group: 1, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa309, fixed: &[("op", 9), ("fn", 326)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.i16", group: 1, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa389, fixed: &[("op", 9), ("fn", 327)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.i16", group: 1, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa409, fixed: &[("op", 9), ("fn", 328)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.i16", group: 1, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa489, fixed: &[("op", 9), ("fn", 329)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.tst.b16", group: 1, category: 0, desc: "lane mask of rs1 and rs2 having a one in common; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VC", suffix: "e64", bits: 64, mask: 0xfffc0000ffc0ffff, value: 0xa509, fixed: &[("op", 9), ("fn", 330)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sel.b16", group: 1, category: 0, desc: "rd = rs1 where the mask has a one, rs2 elsewhere", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "mask", kind: "mask", reads: true, writes: false },
            OperandInfo { name: "rs1", kind: "vsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VSEL", suffix: "e64", bits: 64, mask: 0xfffc0000c000ffff, value: 0x10d, fixed: &[("op", 13), ("fn", 2)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: UReg, pieces: &[(29, 24)] }, FieldInfo { codec: VSrc(16), pieces: &[(40, 32)] }, FieldInfo { codec: VSrc(16), pieces: &[(49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add.f32", group: 2, category: 0, desc: "rounded sum", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x86, fixed: &[("op", 6), ("f2", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x3, fixed: &[("op", 3), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x7, fixed: &[("op", 7), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sub.f32", group: 2, category: 0, desc: "rounded difference", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x106, fixed: &[("op", 6), ("f2", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x83, fixed: &[("op", 3), ("fn", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x87, fixed: &[("op", 7), ("fn", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.f32", group: 2, category: 0, desc: "rounded product", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x186, fixed: &[("op", 6), ("f2", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x103, fixed: &[("op", 3), ("fn", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x107, fixed: &[("op", 7), ("fn", 2)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.f32", group: 2, category: 0, desc: "correctly rounded quotient", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x183, fixed: &[("op", 3), ("fn", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x187, fixed: &[("op", 7), ("fn", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.f32", group: 2, category: 0, desc: "IEEE 754-2019 minimumNumber", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x8, fixed: &[("op", 8), ("f2", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x203, fixed: &[("op", 3), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x207, fixed: &[("op", 7), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.f32", group: 2, category: 0, desc: "IEEE 754-2019 maximumNumber", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VS", suffix: "e32", bits: 32, mask: 0x1ff, value: 0x88, fixed: &[("op", 8), ("f2", 1)], fields: &[FieldInfo { codec: VReg, pieces: &[(15, 9)] }, FieldInfo { codec: VSrc(32), pieces: &[(24, 16)] }, FieldInfo { codec: VReg, pieces: &[(31, 25)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x283, fixed: &[("op", 3), ("fn", 5)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
            VariantInfo { format: "VL", suffix: "lit", bits: 64, mask: 0x80003fff, value: 0x287, fixed: &[("op", 7), ("fn", 5)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }, FieldInfo { codec: Flag, pieces: &[] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fma.f32", group: 2, category: 0, desc: "rs1 * rs2 + rs3 with one rounding", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xf80000008000ffff, value: 0x303, fixed: &[("op", 3), ("fn", 6)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: FSrc(32), pieces: &[(29, 29), (26, 26), (58, 50)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mac.f32", group: 2, category: 0, desc: "rd = rs1 * rs2 + rd with one rounding", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x383, fixed: &[("op", 3), ("fn", 7)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mov.f32", group: 2, category: 0, desc: "rs1 with neg, abs and sat applied", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x403, fixed: &[("op", 3), ("fn", 8)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sqrt.f32", group: 2, category: 0, desc: "correctly rounded square root", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x483, fixed: &[("op", 3), ("fn", 9)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.floor.f32", group: 2, category: 0, desc: "to an integral value, downwards", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x503, fixed: &[("op", 3), ("fn", 10)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ceil.f32", group: 2, category: 0, desc: "to an integral value, upwards", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x583, fixed: &[("op", 3), ("fn", 11)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.trunc.f32", group: 2, category: 0, desc: "to an integral value, towards zero", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x603, fixed: &[("op", 3), ("fn", 12)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rint.f32", group: 2, category: 0, desc: "to an integral value, ties to even", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x683, fixed: &[("op", 3), ("fn", 13)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fract.f32", group: 2, category: 0, desc: "rs1 - floor(rs1), rounded", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x703, fixed: &[("op", 3), ("fn", 14)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rcp.f32", group: 2, category: 0, desc: "1 / rs1, correctly rounded", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x783, fixed: &[("op", 3), ("fn", 15)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rsq.f32", group: 2, category: 0, desc: "1 / sqrt(rs1), within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x803, fixed: &[("op", 3), ("fn", 16)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.exp2.f32", group: 2, category: 0, desc: "2 to the power rs1, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x883, fixed: &[("op", 3), ("fn", 17)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.log2.f32", group: 2, category: 0, desc: "logarithm to base 2, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x903, fixed: &[("op", 3), ("fn", 18)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sin.f32", group: 2, category: 0, desc: "sine of rs1 radians, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x983, fixed: &[("op", 3), ("fn", 19)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cos.f32", group: 2, category: 0, desc: "cosine of rs1 radians, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0xa03, fixed: &[("op", 3), ("fn", 20)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ldexp.f32", group: 2, category: 0, desc: "rs1 * 2^rs2, rounded once", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0xa83, fixed: &[("op", 3), ("fn", 21)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.frexp.exp.f32", group: 2, category: 0, desc: "exponent e of rs1 = f * 2^e with f in [0.5, 1); 0 for zero, infinity and NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xb03, fixed: &[("op", 3), ("fn", 22)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.frexp.fract.f32", group: 2, category: 0, desc: "fraction f of rs1 = f * 2^e with f in [0.5, 1); zero, infinity and NaN give themselves", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xb83, fixed: &[("op", 3), ("fn", 23)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.eq.f32", group: 2, category: 0, desc: "lane mask of equal; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2009, fixed: &[("op", 9), ("fn", 64)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x200b, fixed: &[("op", 11), ("fn", 64)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ne.f32", group: 2, category: 0, desc: "lane mask of different or unordered; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2089, fixed: &[("op", 9), ("fn", 65)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x208b, fixed: &[("op", 11), ("fn", 65)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.f32", group: 2, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2109, fixed: &[("op", 9), ("fn", 66)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x210b, fixed: &[("op", 11), ("fn", 66)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.f32", group: 2, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2189, fixed: &[("op", 9), ("fn", 67)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x218b, fixed: &[("op", 11), ("fn", 67)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.f32", group: 2, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2209, fixed: &[("op", 9), ("fn", 68)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x220b, fixed: &[("op", 11), ("fn", 68)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.f32", group: 2, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2289, fixed: &[("op", 9), ("fn", 69)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x228b, fixed: &[("op", 11), ("fn", 69)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.minimum.f32", group: 2, category: 0, desc: "IEEE 754-2019 minimum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0xc03, fixed: &[("op", 3), ("fn", 24)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.maximum.f32", group: 2, category: 0, desc: "IEEE 754-2019 maximum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0xc83, fixed: &[("op", 3), ("fn", 25)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.copysign.f32", group: 2, category: 0, desc: "magnitude of rs1 with the sign of rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000e400ffff, value: 0xd03, fixed: &[("op", 3), ("fn", 26)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ord.f32", group: 2, category: 0, desc: "lane mask of neither is NaN; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2309, fixed: &[("op", 9), ("fn", 70)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.uno.f32", group: 2, category: 0, desc: "lane mask of one is NaN; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2389, fixed: &[("op", 9), ("fn", 71)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.class.f32", group: 2, category: 0, desc: "lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x2409, fixed: &[("op", 9), ("fn", 72)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x240b, fixed: &[("op", 11), ("fn", 72)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add.f16", group: 2, category: 0, desc: "rounded sum; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4003, fixed: &[("op", 3), ("fn", 128)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sub.f16", group: 2, category: 0, desc: "rounded difference; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4083, fixed: &[("op", 3), ("fn", 129)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.f16", group: 2, category: 0, desc: "rounded product; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4103, fixed: &[("op", 3), ("fn", 130)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.f16", group: 2, category: 0, desc: "correctly rounded quotient; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4183, fixed: &[("op", 3), ("fn", 131)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.f16", group: 2, category: 0, desc: "IEEE 754-2019 minimumNumber; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4203, fixed: &[("op", 3), ("fn", 132)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.f16", group: 2, category: 0, desc: "IEEE 754-2019 maximumNumber; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4283, fixed: &[("op", 3), ("fn", 133)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fma.f16", group: 2, category: 0, desc: "rs1 * rs2 + rs3 with one rounding; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xf80000008000ffff, value: 0x4303, fixed: &[("op", 3), ("fn", 134)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: FSrc(16), pieces: &[(29, 29), (26, 26), (58, 50)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mac.f16", group: 2, category: 0, desc: "rd = rs1 * rs2 + rd with one rounding; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5", "W-REG-11"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4383, fixed: &[("op", 3), ("fn", 135)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mov.f16", group: 2, category: 0, desc: "rs1 with neg, abs and sat applied; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4403, fixed: &[("op", 3), ("fn", 136)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sqrt.f16", group: 2, category: 0, desc: "correctly rounded square root; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4483, fixed: &[("op", 3), ("fn", 137)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.floor.f16", group: 2, category: 0, desc: "to an integral value, downwards; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4503, fixed: &[("op", 3), ("fn", 138)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ceil.f16", group: 2, category: 0, desc: "to an integral value, upwards; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4583, fixed: &[("op", 3), ("fn", 139)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.trunc.f16", group: 2, category: 0, desc: "to an integral value, towards zero; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4603, fixed: &[("op", 3), ("fn", 140)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rint.f16", group: 2, category: 0, desc: "to an integral value, ties to even; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4683, fixed: &[("op", 3), ("fn", 141)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fract.f16", group: 2, category: 0, desc: "rs1 - floor(rs1), rounded; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4703, fixed: &[("op", 3), ("fn", 142)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rcp.f16", group: 2, category: 0, desc: "1 / rs1, correctly rounded; the other half of rd stays", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4783, fixed: &[("op", 3), ("fn", 143)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rsq.f16", group: 2, category: 0, desc: "1 / sqrt(rs1), within 1 ULP; the other half of rd stays", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4803, fixed: &[("op", 3), ("fn", 144)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.exp2.f16", group: 2, category: 0, desc: "2 to the power rs1, within 1 ULP; the other half of rd stays", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4883, fixed: &[("op", 3), ("fn", 145)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.log2.f16", group: 2, category: 0, desc: "logarithm to base 2, within 1 ULP; the other half of rd stays", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4903, fixed: &[("op", 3), ("fn", 146)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sin.f16", group: 2, category: 0, desc: "sine of rs1 radians, within 1 ULP; the other half of rd stays", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4983, fixed: &[("op", 3), ("fn", 147)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cos.f16", group: 2, category: 0, desc: "cosine of rs1 radians, within 1 ULP; the other half of rd stays", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x4a03, fixed: &[("op", 3), ("fn", 148)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ldexp.f16", group: 2, category: 0, desc: "rs1 * 2^rs2, rounded once; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4a83, fixed: &[("op", 3), ("fn", 149)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.frexp.exp.f16", group: 2, category: 0, desc: "exponent e of rs1 = f * 2^e with f in [0.5, 1); 0 for zero, infinity and NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0x4b03, fixed: &[("op", 3), ("fn", 150)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.frexp.fract.f16", group: 2, category: 0, desc: "fraction f of rs1 = f * 2^e with f in [0.5, 1); zero, infinity and NaN give themselves; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0x4b83, fixed: &[("op", 3), ("fn", 151)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.minimum.f16", group: 2, category: 0, desc: "IEEE 754-2019 minimum: NaN if a source is NaN; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4c03, fixed: &[("op", 3), ("fn", 152)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.maximum.f16", group: 2, category: 0, desc: "IEEE 754-2019 maximum: NaN if a source is NaN; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x4c83, fixed: &[("op", 3), ("fn", 153)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.copysign.f16", group: 2, category: 0, desc: "magnitude of rs1 with the sign of rs2; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000e400ffff, value: 0x4d03, fixed: &[("op", 3), ("fn", 154)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.eq.f16", group: 2, category: 0, desc: "lane mask of equal; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6009, fixed: &[("op", 9), ("fn", 192)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ne.f16", group: 2, category: 0, desc: "lane mask of different or unordered; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6089, fixed: &[("op", 9), ("fn", 193)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.f16", group: 2, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6109, fixed: &[("op", 9), ("fn", 194)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.f16", group: 2, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6189, fixed: &[("op", 9), ("fn", 195)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.f16", group: 2, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6209, fixed: &[("op", 9), ("fn", 196)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.f16", group: 2, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6289, fixed: &[("op", 9), ("fn", 197)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ord.f16", group: 2, category: 0, desc: "lane mask of neither is NaN; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6309, fixed: &[("op", 9), ("fn", 198)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.uno.f16", group: 2, category: 0, desc: "lane mask of one is NaN; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6389, fixed: &[("op", 9), ("fn", 199)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(16), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.class.f16", group: 2, category: 0, desc: "lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0x6409, fixed: &[("op", 9), ("fn", 200)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x2c0b, fixed: &[("op", 11), ("fn", 88)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(16), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.add.f64", group: 2, category: 0, desc: "rounded sum", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8003, fixed: &[("op", 3), ("fn", 256)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sub.f64", group: 2, category: 0, desc: "rounded difference", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8083, fixed: &[("op", 3), ("fn", 257)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mul.f64", group: 2, category: 0, desc: "rounded product", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8103, fixed: &[("op", 3), ("fn", 258)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.div.f64", group: 2, category: 0, desc: "correctly rounded quotient", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8183, fixed: &[("op", 3), ("fn", 259)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.min.f64", group: 2, category: 0, desc: "IEEE 754-2019 minimumNumber", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8203, fixed: &[("op", 3), ("fn", 260)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.max.f64", group: 2, category: 0, desc: "IEEE 754-2019 maximumNumber", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8283, fixed: &[("op", 3), ("fn", 261)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fma.f64", group: 2, category: 0, desc: "rs1 * rs2 + rs3 with one rounding", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xf80000008000ffff, value: 0x8303, fixed: &[("op", 3), ("fn", 262)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: FSrc(64), pieces: &[(29, 29), (26, 26), (58, 50)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mac.f64", group: 2, category: 0, desc: "rd = rs1 * rs2 + rd with one rounding", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6", "W-REG-11"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8383, fixed: &[("op", 3), ("fn", 263)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.mov.f64", group: 2, category: 0, desc: "rs1 with neg, abs and sat applied", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8403, fixed: &[("op", 3), ("fn", 264)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.sqrt.f64", group: 2, category: 0, desc: "correctly rounded square root", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8483, fixed: &[("op", 3), ("fn", 265)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.floor.f64", group: 2, category: 0, desc: "to an integral value, downwards", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8503, fixed: &[("op", 3), ("fn", 266)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ceil.f64", group: 2, category: 0, desc: "to an integral value, upwards", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8583, fixed: &[("op", 3), ("fn", 267)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.trunc.f64", group: 2, category: 0, desc: "to an integral value, towards zero", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8603, fixed: &[("op", 3), ("fn", 268)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rint.f64", group: 2, category: 0, desc: "to an integral value, ties to even", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8683, fixed: &[("op", 3), ("fn", 269)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.fract.f64", group: 2, category: 0, desc: "rs1 - floor(rs1), rounded", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8703, fixed: &[("op", 3), ("fn", 270)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rcp.f64", group: 2, category: 0, desc: "1 / rs1, correctly rounded", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8783, fixed: &[("op", 3), ("fn", 271)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.rsq.f64", group: 2, category: 0, desc: "1 / sqrt(rs1), within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00b600ffff, value: 0x8803, fixed: &[("op", 3), ("fn", 272)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.ldexp.f64", group: 2, category: 0, desc: "rs1 * 2^rs2, rounded once", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8a83, fixed: &[("op", 3), ("fn", 277)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.frexp.exp.f64", group: 2, category: 0, desc: "exponent e of rs1 = f * 2^e with f in [0.5, 1); 0 for zero, infinity and NaN", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0x8b03, fixed: &[("op", 3), ("fn", 278)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.frexp.fract.f64", group: 2, category: 0, desc: "fraction f of rs1 = f * 2^e with f in [0.5, 1); zero, infinity and NaN give themselves", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0x8b83, fixed: &[("op", 3), ("fn", 279)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.minimum.f64", group: 2, category: 0, desc: "IEEE 754-2019 minimum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8c03, fixed: &[("op", 3), ("fn", 280)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.maximum.f64", group: 2, category: 0, desc: "IEEE 754-2019 maximum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "sat", kind: "sat", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000a400ffff, value: 0x8c83, fixed: &[("op", 3), ("fn", 281)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }, FieldInfo { codec: Flag, pieces: &[(30, 30)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.copysign.f64", group: 2, category: 0, desc: "magnitude of rs1 with the sign of rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffc0000e400ffff, value: 0x8d03, fixed: &[("op", 3), ("fn", 282)], fields: &[FieldInfo { codec: VPair, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.eq.f64", group: 2, category: 0, desc: "lane mask of equal; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc009, fixed: &[("op", 9), ("fn", 384)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ne.f64", group: 2, category: 0, desc: "lane mask of different or unordered; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc089, fixed: &[("op", 9), ("fn", 385)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.lt.f64", group: 2, category: 0, desc: "lane mask of rs1 < rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc109, fixed: &[("op", 9), ("fn", 386)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.le.f64", group: 2, category: 0, desc: "lane mask of rs1 <= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc189, fixed: &[("op", 9), ("fn", 387)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.gt.f64", group: 2, category: 0, desc: "lane mask of rs1 > rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc209, fixed: &[("op", 9), ("fn", 388)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ge.f64", group: 2, category: 0, desc: "lane mask of rs1 >= rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc289, fixed: &[("op", 9), ("fn", 389)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.ord.f64", group: 2, category: 0, desc: "lane mask of neither is NaN; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc309, fixed: &[("op", 9), ("fn", 390)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cmp.uno.f64", group: 2, category: 0, desc: "lane mask of one is NaN; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "fsp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc389, fixed: &[("op", 9), ("fn", 391)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: FSrc(64), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.class.f64", group: 2, category: 0, desc: "lane mask of rs1 has a class whose bit is set in rs2; 0 in inactive lanes", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x0), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "um", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VCF", suffix: "e64", bits: 64, mask: 0xfffc0000e4c0ffff, value: 0xc409, fixed: &[("op", 9), ("fn", 392)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: FSrc(64), pieces: &[(27, 27), (24, 24), (40, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(28, 28), (25, 25), (49, 41)] }], excluded: &[] },
            VariantInfo { format: "VCL", suffix: "lit", bits: 64, mask: 0x80303fff, value: 0x340b, fixed: &[("op", 11), ("fn", 104)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cvt.i32.f32", group: 2, category: 0, desc: "to a signed integer towards zero; saturates, NaN gives 0", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xc003, fixed: &[("op", 3), ("fn", 384)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cvt.u32.f32", group: 2, category: 0, desc: "to an unsigned integer towards zero; saturates, NaN gives 0", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xc083, fixed: &[("op", 3), ("fn", 385)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cvt.f32.i32", group: 2, category: 0, desc: "from a signed integer, rounded", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xc103, fixed: &[("op", 3), ("fn", 386)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cvt.f32.u32", group: 2, category: 0, desc: "from an unsigned integer, rounded", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xc183, fixed: &[("op", 3), ("fn", 387)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cvt.f16.f32", group: 2, category: 0, desc: "to binary16, rounded; the other half of rd stays", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xc203, fixed: &[("op", 3), ("fn", 388)], fields: &[FieldInfo { codec: VHalf, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(32), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.cvt.f32.f16", group: 2, category: 0, desc: "from binary16, exact", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x0), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "fsh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "V3F", suffix: "e64", bits: 64, mask: 0xfffffe00f600ffff, value: 0xc283, fixed: &[("op", 3), ("fn", 389)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: FSrc(16), pieces: &[(27, 27), (24, 24), (40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mov.b32", group: 3, category: 0, desc: "rd = rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-REG-2"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x20, fixed: &[("op", 32), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
            VariantInfo { format: "UK", suffix: "k", bits: 32, mask: 0x3ff, value: 0x24, fixed: &[("op", 36), ("f3", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(15, 10)] }, FieldInfo { codec: SImm, pieces: &[(31, 16)] }], excluded: &[] },
            VariantInfo { format: "U2L", suffix: "lit", bits: 64, mask: 0xfff03fff, value: 0x29, fixed: &[("op", 41), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add.u32", group: 3, category: 0, desc: "rd = rs1 + rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xa0, fixed: &[("op", 32), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xa5, fixed: &[("op", 37), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sub.u32", group: 3, category: 0, desc: "rd = rs1 - rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x120, fixed: &[("op", 32), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x125, fixed: &[("op", 37), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mul.u32", group: 3, category: 0, desc: "low word of rs1 * rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1a0, fixed: &[("op", 32), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1a5, fixed: &[("op", 37), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mulhi.u32", group: 3, category: 0, desc: "high word of the unsigned product", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x220, fixed: &[("op", 32), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x225, fixed: &[("op", 37), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mulhi.i32", group: 3, category: 0, desc: "high word of the signed product", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2a0, fixed: &[("op", 32), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x2a5, fixed: &[("op", 37), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.div.u32", group: 3, category: 0, desc: "unsigned quotient; rs1 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x320, fixed: &[("op", 32), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x325, fixed: &[("op", 37), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.div.i32", group: 3, category: 0, desc: "signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x3a0, fixed: &[("op", 32), ("fn", 7)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x3a5, fixed: &[("op", 37), ("fn", 7)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rem.u32", group: 3, category: 0, desc: "unsigned remainder; 0 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x420, fixed: &[("op", 32), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x425, fixed: &[("op", 37), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rem.i32", group: 3, category: 0, desc: "signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x4a0, fixed: &[("op", 32), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x4a5, fixed: &[("op", 37), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.min.u32", group: 3, category: 0, desc: "smaller unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x520, fixed: &[("op", 32), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x525, fixed: &[("op", 37), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.max.u32", group: 3, category: 0, desc: "larger unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x5a0, fixed: &[("op", 32), ("fn", 11)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x5a5, fixed: &[("op", 37), ("fn", 11)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.min.i32", group: 3, category: 0, desc: "smaller signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x620, fixed: &[("op", 32), ("fn", 12)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x625, fixed: &[("op", 37), ("fn", 12)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.max.i32", group: 3, category: 0, desc: "larger signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x6a0, fixed: &[("op", 32), ("fn", 13)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x6a5, fixed: &[("op", 37), ("fn", 13)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.and.b32", group: 3, category: 0, desc: "rd = rs1 and rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x720, fixed: &[("op", 32), ("fn", 14)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x725, fixed: &[("op", 37), ("fn", 14)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.or.b32", group: 3, category: 0, desc: "rd = rs1 or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x7a0, fixed: &[("op", 32), ("fn", 15)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x7a5, fixed: &[("op", 37), ("fn", 15)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.xor.b32", group: 3, category: 0, desc: "rd = rs1 exclusive-or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x820, fixed: &[("op", 32), ("fn", 16)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x825, fixed: &[("op", 37), ("fn", 16)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.andn.b32", group: 3, category: 0, desc: "rd = rs1 and not rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x8a0, fixed: &[("op", 32), ("fn", 17)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x8a5, fixed: &[("op", 37), ("fn", 17)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shl.b32", group: 3, category: 0, desc: "rd = rs1 shifted left by rs2 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x920, fixed: &[("op", 32), ("fn", 18)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x925, fixed: &[("op", 37), ("fn", 18)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shr.u32", group: 3, category: 0, desc: "rd = rs1 shifted right by rs2 mod 32, zeros enter", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x9a0, fixed: &[("op", 32), ("fn", 19)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x9a5, fixed: &[("op", 37), ("fn", 19)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shr.i32", group: 3, category: 0, desc: "rd = rs1 shifted right by rs2 mod 32, the sign enters", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xa20, fixed: &[("op", 32), ("fn", 20)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xa25, fixed: &[("op", 37), ("fn", 20)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfm.b32", group: 3, category: 0, desc: "mask of rs2 ones from bit rs1 upwards; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xaa0, fixed: &[("op", 32), ("fn", 21)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xaa5, fixed: &[("op", 37), ("fn", 21)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4.i8", group: 3, category: 0, desc: "sum of the four products of signed bytes of rs1 and rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xb20, fixed: &[("op", 32), ("fn", 22)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xb25, fixed: &[("op", 37), ("fn", 22)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4.u8", group: 3, category: 0, desc: "sum of the four products of unsigned bytes of rs1 and rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xba0, fixed: &[("op", 32), ("fn", 23)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xba5, fixed: &[("op", 37), ("fn", 23)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.not.b32", group: 3, category: 0, desc: "rd = complement of rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xc20, fixed: &[("op", 32), ("fn", 24)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.abs.i32", group: 3, category: 0, desc: "absolute value; -2^31 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xca0, fixed: &[("op", 32), ("fn", 25)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.clz.b32", group: 3, category: 0, desc: "number of leading zero bits; 32 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xd20, fixed: &[("op", 32), ("fn", 26)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ctz.b32", group: 3, category: 0, desc: "number of trailing zero bits; 32 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xda0, fixed: &[("op", 32), ("fn", 27)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.popc.b32", group: 3, category: 0, desc: "number of set bits", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xe20, fixed: &[("op", 32), ("fn", 28)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.brev.b32", group: 3, category: 0, desc: "bits in reverse order", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xea0, fixed: &[("op", 32), ("fn", 29)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.flb.u32", group: 3, category: 0, desc: "index of the highest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xf20, fixed: &[("op", 32), ("fn", 30)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.flb.i32", group: 3, category: 0, desc: "index of the highest bit that differs from the sign; all ones for 0 and -1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xfa0, fixed: &[("op", 32), ("fn", 31)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ftb.b32", group: 3, category: 0, desc: "index of the lowest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x1020, fixed: &[("op", 32), ("fn", 32)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.eq.u32", group: 3, category: 0, desc: "all ones if rs1 = rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x10a0, fixed: &[("op", 32), ("fn", 33)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x10a5, fixed: &[("op", 37), ("fn", 33)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ne.u32", group: 3, category: 0, desc: "all ones if rs1 differs from rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1120, fixed: &[("op", 32), ("fn", 34)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1125, fixed: &[("op", 37), ("fn", 34)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.lt.u32", group: 3, category: 0, desc: "all ones if rs1 < rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x11a0, fixed: &[("op", 32), ("fn", 35)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x11a5, fixed: &[("op", 37), ("fn", 35)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.le.u32", group: 3, category: 0, desc: "all ones if rs1 <= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1220, fixed: &[("op", 32), ("fn", 36)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1225, fixed: &[("op", 37), ("fn", 36)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.gt.u32", group: 3, category: 0, desc: "all ones if rs1 > rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x12a0, fixed: &[("op", 32), ("fn", 37)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x12a5, fixed: &[("op", 37), ("fn", 37)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ge.u32", group: 3, category: 0, desc: "all ones if rs1 >= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1320, fixed: &[("op", 32), ("fn", 38)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1325, fixed: &[("op", 37), ("fn", 38)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.lt.i32", group: 3, category: 0, desc: "all ones if rs1 < rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x13a0, fixed: &[("op", 32), ("fn", 39)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x13a5, fixed: &[("op", 37), ("fn", 39)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.le.i32", group: 3, category: 0, desc: "all ones if rs1 <= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1420, fixed: &[("op", 32), ("fn", 40)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1425, fixed: &[("op", 37), ("fn", 40)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.gt.i32", group: 3, category: 0, desc: "all ones if rs1 > rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x14a0, fixed: &[("op", 32), ("fn", 41)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x14a5, fixed: &[("op", 37), ("fn", 41)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ge.i32", group: 3, category: 0, desc: "all ones if rs1 >= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1520, fixed: &[("op", 32), ("fn", 42)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1525, fixed: &[("op", 37), ("fn", 42)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mov.b64", group: 3, category: 0, desc: "rd = rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x15a0, fixed: &[("op", 32), ("fn", 43)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add.u64", group: 3, category: 0, desc: "rd = rs1 + rs2, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1620, fixed: &[("op", 32), ("fn", 44)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bsel.b32", group: 3, category: 0, desc: "rd = (rs1 and rs2) or (not rs1 and rs3)", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U4", suffix: "e32", bits: 32, mask: 0x8000007f, value: 0x28, fixed: &[("op", 40), ("f1", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(12, 7)] }, FieldInfo { codec: UReg, pieces: &[(18, 13)] }, FieldInfo { codec: UReg, pieces: &[(24, 19)] }, FieldInfo { codec: UReg, pieces: &[(30, 25)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfe.u32", group: 3, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U4", suffix: "e32", bits: 32, mask: 0x8000007f, value: 0x80000028, fixed: &[("op", 40), ("f1", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(12, 7)] }, FieldInfo { codec: UReg, pieces: &[(18, 13)] }, FieldInfo { codec: UReg, pieces: &[(24, 19)] }, FieldInfo { codec: UReg, pieces: &[(30, 25)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfe.i32", group: 3, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U4", suffix: "e32", bits: 32, mask: 0x8000007f, value: 0x2a, fixed: &[("op", 42), ("f1", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(12, 7)] }, FieldInfo { codec: UReg, pieces: &[(18, 13)] }, FieldInfo { codec: UReg, pieces: &[(24, 19)] }, FieldInfo { codec: UReg, pieces: &[(30, 25)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mad.u32", group: 3, category: 0, desc: "low word of rs1 * rs2 + rs3", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U4", suffix: "e32", bits: 32, mask: 0x8000007f, value: 0x8000002a, fixed: &[("op", 42), ("f1", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(12, 7)] }, FieldInfo { codec: UReg, pieces: &[(18, 13)] }, FieldInfo { codec: UReg, pieces: &[(24, 19)] }, FieldInfo { codec: UReg, pieces: &[(30, 25)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cvt.f32.i32", group: 3, category: 0, desc: "from a signed integer, rounded", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xba2, fixed: &[("op", 34), ("fn", 23)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cvt.f32.u32", group: 3, category: 0, desc: "from an unsigned integer, rounded", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xc22, fixed: &[("op", 34), ("fn", 24)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "exec.get", group: 3, category: 0, desc: "rd = EXEC", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-1"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfff03fff, value: 0x40, fixed: &[("op", 64), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "exec.set", group: 3, category: 0, desc: "EXEC = rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-1"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc0fffff, value: 0xc0, fixed: &[("op", 64), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "exec.wqm", group: 3, category: 0, desc: "rd = EXEC; EXEC = all lanes of each quad (4 lanes, 4-aligned) that has an active lane: whole-quad mode", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-1"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfff03fff, value: 0x140, fixed: &[("op", 64), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "saveexec.and", group: 3, category: 0, desc: "rd = EXEC; EXEC = EXEC and rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-2", "W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x1c0, fixed: &[("op", 64), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "saveexec.or", group: 3, category: 0, desc: "rd = EXEC; EXEC = EXEC or rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-2", "W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x240, fixed: &[("op", 64), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "saveexec.xor", group: 3, category: 0, desc: "rd = EXEC; EXEC = EXEC exclusive-or rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-2", "W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x2c0, fixed: &[("op", 64), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "saveexec.andn1", group: 3, category: 0, desc: "rd = EXEC; EXEC = rs1 and not EXEC", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-2", "W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x340, fixed: &[("op", 64), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "saveexec.andn2", group: 3, category: 0, desc: "rd = EXEC; EXEC = EXEC and not rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-2", "W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x3c0, fixed: &[("op", 64), ("fn", 7)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "saveexec.mov", group: 3, category: 0, desc: "rd = EXEC; EXEC = rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-EXEC-2", "W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x440, fixed: &[("op", 64), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.readlane", group: 3, category: 0, desc: "rd = rs1 of lane rs2 mod 32, active or not", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VXU", suffix: "e64", bits: 64, mask: 0xffff8000ffc0ffff, value: 0x1b, fixed: &[("op", 27), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: UReg, pieces: &[(46, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.readfirst", group: 3, category: 0, desc: "rd = rs1 of the first active lane; 0 with EXEC = 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VXU", suffix: "e64", bits: 64, mask: 0xfffffe00ffc0ffff, value: 0x9b, fixed: &[("op", 27), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "v.writelane", group: 3, category: 0, desc: "rd of lane rs2 mod 32 = low bits of uniform register rs1, active or not", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "VXV", suffix: "e64", bits: 64, mask: 0xffff8000ff00ffff, value: 0x19d, fixed: &[("op", 29), ("fn", 3)], fields: &[FieldInfo { codec: VReg, pieces: &[(23, 16)] }, FieldInfo { codec: VSrc(32), pieces: &[(40, 32)] }, FieldInfo { codec: UReg, pieces: &[(46, 41)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fma.f32", group: 3, category: 0, desc: "rs1 * rs2 + rs3 with one rounding", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U4", suffix: "e32", bits: 32, mask: 0x8000007f, value: 0x2c, fixed: &[("op", 44), ("f1", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(12, 7)] }, FieldInfo { codec: UReg, pieces: &[(18, 13)] }, FieldInfo { codec: UReg, pieces: &[(24, 19)] }, FieldInfo { codec: UReg, pieces: &[(30, 25)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add.f32", group: 3, category: 0, desc: "rounded sum", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x22, fixed: &[("op", 34), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x27, fixed: &[("op", 39), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sub.f32", group: 3, category: 0, desc: "rounded difference", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xa2, fixed: &[("op", 34), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xa7, fixed: &[("op", 39), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mul.f32", group: 3, category: 0, desc: "rounded product", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x122, fixed: &[("op", 34), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x127, fixed: &[("op", 39), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.div.f32", group: 3, category: 0, desc: "correctly rounded quotient", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1a2, fixed: &[("op", 34), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1a7, fixed: &[("op", 39), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.min.f32", group: 3, category: 0, desc: "IEEE 754-2019 minimumNumber", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x222, fixed: &[("op", 34), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x227, fixed: &[("op", 39), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.max.f32", group: 3, category: 0, desc: "IEEE 754-2019 maximumNumber", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2a2, fixed: &[("op", 34), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x2a7, fixed: &[("op", 39), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ldexp.f32", group: 3, category: 0, desc: "rs1 * 2^rs2, rounded once", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x322, fixed: &[("op", 34), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x327, fixed: &[("op", 39), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sqrt.f32", group: 3, category: 0, desc: "correctly rounded square root", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x3a2, fixed: &[("op", 34), ("fn", 7)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.floor.f32", group: 3, category: 0, desc: "to an integral value, downwards", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x422, fixed: &[("op", 34), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ceil.f32", group: 3, category: 0, desc: "to an integral value, upwards", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x4a2, fixed: &[("op", 34), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.trunc.f32", group: 3, category: 0, desc: "to an integral value, towards zero", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x522, fixed: &[("op", 34), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rint.f32", group: 3, category: 0, desc: "to an integral value, ties to even", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x5a2, fixed: &[("op", 34), ("fn", 11)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fract.f32", group: 3, category: 0, desc: "rs1 - floor(rs1), rounded", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x622, fixed: &[("op", 34), ("fn", 12)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rcp.f32", group: 3, category: 0, desc: "1 / rs1, correctly rounded", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x6a2, fixed: &[("op", 34), ("fn", 13)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rsq.f32", group: 3, category: 0, desc: "1 / sqrt(rs1), within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x722, fixed: &[("op", 34), ("fn", 14)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.exp2.f32", group: 3, category: 0, desc: "2 to the power rs1, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x7a2, fixed: &[("op", 34), ("fn", 15)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.log2.f32", group: 3, category: 0, desc: "logarithm to base 2, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x822, fixed: &[("op", 34), ("fn", 16)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sin.f32", group: 3, category: 0, desc: "sine of rs1 radians, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x8a2, fixed: &[("op", 34), ("fn", 17)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cos.f32", group: 3, category: 0, desc: "cosine of rs1 radians, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x922, fixed: &[("op", 34), ("fn", 18)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.frexp.exp.f32", group: 3, category: 0, desc: "exponent e of rs1 = f * 2^e with f in [0.5, 1); 0 for zero, infinity and NaN", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x9a2, fixed: &[("op", 34), ("fn", 19)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.frexp.fract.f32", group: 3, category: 0, desc: "fraction f of rs1 = f * 2^e with f in [0.5, 1); zero, infinity and NaN give themselves", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xa22, fixed: &[("op", 34), ("fn", 20)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cvt.i32.f32", group: 3, category: 0, desc: "to a signed integer towards zero; saturates, NaN gives 0", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xaa2, fixed: &[("op", 34), ("fn", 21)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cvt.u32.f32", group: 3, category: 0, desc: "to an unsigned integer towards zero; saturates, NaN gives 0", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xb22, fixed: &[("op", 34), ("fn", 22)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.eq.f32", group: 3, category: 0, desc: "all ones if equal, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xca2, fixed: &[("op", 34), ("fn", 25)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xca7, fixed: &[("op", 39), ("fn", 25)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ne.f32", group: 3, category: 0, desc: "all ones if different or unordered, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xd22, fixed: &[("op", 34), ("fn", 26)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xd27, fixed: &[("op", 39), ("fn", 26)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.lt.f32", group: 3, category: 0, desc: "all ones if rs1 < rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xda2, fixed: &[("op", 34), ("fn", 27)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xda7, fixed: &[("op", 39), ("fn", 27)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.le.f32", group: 3, category: 0, desc: "all ones if rs1 <= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xe22, fixed: &[("op", 34), ("fn", 28)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xe27, fixed: &[("op", 39), ("fn", 28)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.gt.f32", group: 3, category: 0, desc: "all ones if rs1 > rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xea2, fixed: &[("op", 34), ("fn", 29)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xea7, fixed: &[("op", 39), ("fn", 29)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ge.f32", group: 3, category: 0, desc: "all ones if rs1 >= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xf22, fixed: &[("op", 34), ("fn", 30)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0xf27, fixed: &[("op", 39), ("fn", 30)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mac.f32", group: 3, category: 0, desc: "rd = rs1 * rs2 + rd with one rounding", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x12a2, fixed: &[("op", 34), ("fn", 37)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.minimum.f32", group: 3, category: 0, desc: "IEEE 754-2019 minimum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1122, fixed: &[("op", 34), ("fn", 34)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.maximum.f32", group: 3, category: 0, desc: "IEEE 754-2019 maximum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x11a2, fixed: &[("op", 34), ("fn", 35)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.copysign.f32", group: 3, category: 0, desc: "magnitude of rs1 with the sign of rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1222, fixed: &[("op", 34), ("fn", 36)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ord.f32", group: 3, category: 0, desc: "all ones if neither is NaN, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xfa2, fixed: &[("op", 34), ("fn", 31)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.uno.f32", group: 3, category: 0, desc: "all ones if one is NaN, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1022, fixed: &[("op", 34), ("fn", 32)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.class.f32", group: 3, category: 0, desc: "all ones if rs1 has a class whose bit is set in rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x10a2, fixed: &[("op", 34), ("fn", 33)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x10a7, fixed: &[("op", 39), ("fn", 33)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add.f16", group: 3, category: 0, desc: "rounded sum", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x46, fixed: &[("op", 70), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sub.f16", group: 3, category: 0, desc: "rounded difference", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xc6, fixed: &[("op", 70), ("fn", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mul.f16", group: 3, category: 0, desc: "rounded product", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x146, fixed: &[("op", 70), ("fn", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.div.f16", group: 3, category: 0, desc: "correctly rounded quotient", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1c6, fixed: &[("op", 70), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.min.f16", group: 3, category: 0, desc: "IEEE 754-2019 minimumNumber", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x246, fixed: &[("op", 70), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.max.f16", group: 3, category: 0, desc: "IEEE 754-2019 maximumNumber", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2c6, fixed: &[("op", 70), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fma.f16", group: 3, category: 0, desc: "rs1 * rs2 + rs3 with one rounding", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U4", suffix: "e32", bits: 32, mask: 0x8000007f, value: 0x4c, fixed: &[("op", 76), ("f1", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(12, 7)] }, FieldInfo { codec: UReg, pieces: &[(18, 13)] }, FieldInfo { codec: UReg, pieces: &[(24, 19)] }, FieldInfo { codec: UReg, pieces: &[(30, 25)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mac.f16", group: 3, category: 0, desc: "rd = rs1 * rs2 + rd with one rounding", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x12c6, fixed: &[("op", 70), ("fn", 37)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sqrt.f16", group: 3, category: 0, desc: "correctly rounded square root", syntax: "",
        latency: Latency::Fixed(16), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x3c6, fixed: &[("op", 70), ("fn", 7)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.floor.f16", group: 3, category: 0, desc: "to an integral value, downwards", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x446, fixed: &[("op", 70), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ceil.f16", group: 3, category: 0, desc: "to an integral value, upwards", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x4c6, fixed: &[("op", 70), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.trunc.f16", group: 3, category: 0, desc: "to an integral value, towards zero", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x546, fixed: &[("op", 70), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rint.f16", group: 3, category: 0, desc: "to an integral value, ties to even", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x5c6, fixed: &[("op", 70), ("fn", 11)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fract.f16", group: 3, category: 0, desc: "rs1 - floor(rs1), rounded", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x646, fixed: &[("op", 70), ("fn", 12)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rcp.f16", group: 3, category: 0, desc: "1 / rs1, correctly rounded", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x6c6, fixed: &[("op", 70), ("fn", 13)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rsq.f16", group: 3, category: 0, desc: "1 / sqrt(rs1), within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x746, fixed: &[("op", 70), ("fn", 14)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.exp2.f16", group: 3, category: 0, desc: "2 to the power rs1, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x7c6, fixed: &[("op", 70), ("fn", 15)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.log2.f16", group: 3, category: 0, desc: "logarithm to base 2, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x846, fixed: &[("op", 70), ("fn", 16)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sin.f16", group: 3, category: 0, desc: "sine of rs1 radians, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x8c6, fixed: &[("op", 70), ("fn", 17)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cos.f16", group: 3, category: 0, desc: "cosine of rs1 radians, within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x946, fixed: &[("op", 70), ("fn", 18)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ldexp.f16", group: 3, category: 0, desc: "rs1 * 2^rs2, rounded once", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x346, fixed: &[("op", 70), ("fn", 6)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.frexp.exp.f16", group: 3, category: 0, desc: "exponent e of rs1 = f * 2^e with f in [0.5, 1); 0 for zero, infinity and NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x9c6, fixed: &[("op", 70), ("fn", 19)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.frexp.fract.f16", group: 3, category: 0, desc: "fraction f of rs1 = f * 2^e with f in [0.5, 1); zero, infinity and NaN give themselves", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xa46, fixed: &[("op", 70), ("fn", 20)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.minimum.f16", group: 3, category: 0, desc: "IEEE 754-2019 minimum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1146, fixed: &[("op", 70), ("fn", 34)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.maximum.f16", group: 3, category: 0, desc: "IEEE 754-2019 maximum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x11c6, fixed: &[("op", 70), ("fn", 35)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.copysign.f16", group: 3, category: 0, desc: "magnitude of rs1 with the sign of rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "uhd", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1246, fixed: &[("op", 70), ("fn", 36)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.eq.f16", group: 3, category: 0, desc: "all ones if equal, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xcc6, fixed: &[("op", 70), ("fn", 25)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ne.f16", group: 3, category: 0, desc: "all ones if different or unordered, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xd46, fixed: &[("op", 70), ("fn", 26)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.lt.f16", group: 3, category: 0, desc: "all ones if rs1 < rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xdc6, fixed: &[("op", 70), ("fn", 27)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.le.f16", group: 3, category: 0, desc: "all ones if rs1 <= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xe46, fixed: &[("op", 70), ("fn", 28)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.gt.f16", group: 3, category: 0, desc: "all ones if rs1 > rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xec6, fixed: &[("op", 70), ("fn", 29)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ge.f16", group: 3, category: 0, desc: "all ones if rs1 >= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xf46, fixed: &[("op", 70), ("fn", 30)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ord.f16", group: 3, category: 0, desc: "all ones if neither is NaN, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xfc6, fixed: &[("op", 70), ("fn", 31)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.uno.f16", group: 3, category: 0, desc: "all ones if one is NaN, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "uh", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1046, fixed: &[("op", 70), ("fn", 32)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.class.f16", group: 3, category: 0, desc: "all ones if rs1 has a class whose bit is set in rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "uh", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x10c6, fixed: &[("op", 70), ("fn", 33)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1127, fixed: &[("op", 39), ("fn", 34)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add.f64", group: 3, category: 0, desc: "rounded sum", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x48, fixed: &[("op", 72), ("fn", 0)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sub.f64", group: 3, category: 0, desc: "rounded difference", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xc8, fixed: &[("op", 72), ("fn", 1)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mul.f64", group: 3, category: 0, desc: "rounded product", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x148, fixed: &[("op", 72), ("fn", 2)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.div.f64", group: 3, category: 0, desc: "correctly rounded quotient", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1c8, fixed: &[("op", 72), ("fn", 3)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.min.f64", group: 3, category: 0, desc: "IEEE 754-2019 minimumNumber", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x248, fixed: &[("op", 72), ("fn", 4)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.max.f64", group: 3, category: 0, desc: "IEEE 754-2019 maximumNumber", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2c8, fixed: &[("op", 72), ("fn", 5)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fma.f64", group: 3, category: 0, desc: "rs1 * rs2 + rs3 with one rounding", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U4", suffix: "e32", bits: 32, mask: 0x8000007f, value: 0x8000004c, fixed: &[("op", 76), ("f1", 1)], fields: &[FieldInfo { codec: UPair, pieces: &[(12, 7)] }, FieldInfo { codec: UPair, pieces: &[(18, 13)] }, FieldInfo { codec: UPair, pieces: &[(24, 19)] }, FieldInfo { codec: UPair, pieces: &[(30, 25)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mac.f64", group: 3, category: 0, desc: "rd = rs1 * rs2 + rd with one rounding", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-11"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x12c8, fixed: &[("op", 72), ("fn", 37)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sqrt.f64", group: 3, category: 0, desc: "correctly rounded square root", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x3c8, fixed: &[("op", 72), ("fn", 7)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.floor.f64", group: 3, category: 0, desc: "to an integral value, downwards", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x448, fixed: &[("op", 72), ("fn", 8)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ceil.f64", group: 3, category: 0, desc: "to an integral value, upwards", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x4c8, fixed: &[("op", 72), ("fn", 9)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.trunc.f64", group: 3, category: 0, desc: "to an integral value, towards zero", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x548, fixed: &[("op", 72), ("fn", 10)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rint.f64", group: 3, category: 0, desc: "to an integral value, ties to even", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x5c8, fixed: &[("op", 72), ("fn", 11)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fract.f64", group: 3, category: 0, desc: "rs1 - floor(rs1), rounded", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x648, fixed: &[("op", 72), ("fn", 12)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rcp.f64", group: 3, category: 0, desc: "1 / rs1, correctly rounded", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x6c8, fixed: &[("op", 72), ("fn", 13)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rsq.f64", group: 3, category: 0, desc: "1 / sqrt(rs1), within 1 ULP", syntax: "",
        latency: Latency::Var(5), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x748, fixed: &[("op", 72), ("fn", 14)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ldexp.f64", group: 3, category: 0, desc: "rs1 * 2^rs2, rounded once", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x348, fixed: &[("op", 72), ("fn", 6)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.frexp.exp.f64", group: 3, category: 0, desc: "exponent e of rs1 = f * 2^e with f in [0.5, 1); 0 for zero, infinity and NaN", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x9c8, fixed: &[("op", 72), ("fn", 19)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.frexp.fract.f64", group: 3, category: 0, desc: "fraction f of rs1 = f * 2^e with f in [0.5, 1); zero, infinity and NaN give themselves", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xa48, fixed: &[("op", 72), ("fn", 20)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.minimum.f64", group: 3, category: 0, desc: "IEEE 754-2019 minimum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1148, fixed: &[("op", 72), ("fn", 34)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.maximum.f64", group: 3, category: 0, desc: "IEEE 754-2019 maximum: NaN if a source is NaN", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x11c8, fixed: &[("op", 72), ("fn", 35)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.copysign.f64", group: 3, category: 0, desc: "magnitude of rs1 with the sign of rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1248, fixed: &[("op", 72), ("fn", 36)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.eq.f64", group: 3, category: 0, desc: "all ones if equal, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xcc8, fixed: &[("op", 72), ("fn", 25)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ne.f64", group: 3, category: 0, desc: "all ones if different or unordered, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xd48, fixed: &[("op", 72), ("fn", 26)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.lt.f64", group: 3, category: 0, desc: "all ones if rs1 < rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xdc8, fixed: &[("op", 72), ("fn", 27)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.le.f64", group: 3, category: 0, desc: "all ones if rs1 <= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xe48, fixed: &[("op", 72), ("fn", 28)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.gt.f64", group: 3, category: 0, desc: "all ones if rs1 > rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xec8, fixed: &[("op", 72), ("fn", 29)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ge.f64", group: 3, category: 0, desc: "all ones if rs1 >= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xf48, fixed: &[("op", 72), ("fn", 30)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ord.f64", group: 3, category: 0, desc: "all ones if neither is NaN, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xfc8, fixed: &[("op", 72), ("fn", 31)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.uno.f64", group: 3, category: 0, desc: "all ones if one is NaN, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: true,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1048, fixed: &[("op", 72), ("fn", 32)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.class.f64", group: 3, category: 0, desc: "all ones if rs1 has a class whose bit is set in rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x10c8, fixed: &[("op", 72), ("fn", 33)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x11a7, fixed: &[("op", 39), ("fn", 35)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.tst.b32", group: 3, category: 0, desc: "all ones if rs1 and rs2 have a one in common, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1820, fixed: &[("op", 32), ("fn", 48)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1825, fixed: &[("op", 37), ("fn", 48)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rotr.b32", group: 3, category: 0, desc: "rd = rs1 rotated right by rs2 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x18a0, fixed: &[("op", 32), ("fn", 49)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x18a5, fixed: &[("op", 37), ("fn", 49)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.neg.i32", group: 3, category: 0, desc: "rd = 0 - rs1; -2^31 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x1920, fixed: &[("op", 32), ("fn", 50)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.or3.b32", group: 3, category: 0, desc: "rd = rs1 or rs2 or rs3, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x172d, fixed: &[("op", 45), ("fn", 46)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.xor3.b32", group: 3, category: 0, desc: "rd = rs1 exclusive-or rs2 exclusive-or rs3, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x17ad, fixed: &[("op", 45), ("fn", 47)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.andor.b32", group: 3, category: 0, desc: "rd = (rs1 and rs2) or rs3, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x182d, fixed: &[("op", 45), ("fn", 48)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fshl.b32", group: 3, category: 0, desc: "high word of the 64 bits rs1:rs2 (rs1 high) shifted left by rs3 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x18ad, fixed: &[("op", 45), ("fn", 49)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.fshr.b32", group: 3, category: 0, desc: "low word of the 64 bits rs1:rs2 (rs1 high) shifted right by rs3 mod 32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x192d, fixed: &[("op", 45), ("fn", 50)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.perm.b32", group: 3, category: 0, desc: "each byte of rs3 chooses a byte: 0 to 3 of rs1, 4 to 7 of rs2 (byte n - 4), 8 to 15 the sign of byte n - 8 in all bits, others 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x19ad, fixed: &[("op", 45), ("fn", 51)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.addsat.u32", group: 3, category: 0, desc: "sum of unsigned numbers, at most 2^32 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x19a0, fixed: &[("op", 32), ("fn", 51)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x19a5, fixed: &[("op", 37), ("fn", 51)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.addsat.i32", group: 3, category: 0, desc: "sum of signed numbers, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1a20, fixed: &[("op", 32), ("fn", 52)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1a25, fixed: &[("op", 37), ("fn", 52)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.subsat.u32", group: 3, category: 0, desc: "difference of unsigned numbers, at least 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1aa0, fixed: &[("op", 32), ("fn", 53)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1aa5, fixed: &[("op", 37), ("fn", 53)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.subsat.i32", group: 3, category: 0, desc: "difference of signed numbers, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1b20, fixed: &[("op", 32), ("fn", 54)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1b25, fixed: &[("op", 37), ("fn", 54)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfi.b32", group: 3, category: 0, desc: "the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 32, count to 32 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x1c2d, fixed: &[("op", 45), ("fn", 56)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4.i8u8", group: 3, category: 0, desc: "sum of the four products of signed bytes of rs1 and unsigned bytes of rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1ba0, fixed: &[("op", 32), ("fn", 55)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1ba5, fixed: &[("op", 37), ("fn", 55)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4add.i8", group: 3, category: 0, desc: "sum of the four products of signed bytes of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x1d2d, fixed: &[("op", 45), ("fn", 58)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4add.u8", group: 3, category: 0, desc: "sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x1dad, fixed: &[("op", 45), ("fn", 59)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4add.i8u8", group: 3, category: 0, desc: "sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x1e2d, fixed: &[("op", 45), ("fn", 60)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4addsat.i8", group: 3, category: 0, desc: "sum of the four products of signed bytes of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x1ead, fixed: &[("op", 45), ("fn", 61)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4addsat.u8", group: 3, category: 0, desc: "sum of the four products of unsigned bytes of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x1f2d, fixed: &[("op", 45), ("fn", 62)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot4addsat.i8u8", group: 3, category: 0, desc: "sum of the four products of signed bytes of rs1 and unsigned bytes of rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x1fad, fixed: &[("op", 45), ("fn", 63)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2.i16", group: 3, category: 0, desc: "sum of the two products of signed halves of rs1 and rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1c20, fixed: &[("op", 32), ("fn", 56)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1c25, fixed: &[("op", 37), ("fn", 56)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2.u16", group: 3, category: 0, desc: "sum of the two products of unsigned halves of rs1 and rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1ca0, fixed: &[("op", 32), ("fn", 57)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1ca5, fixed: &[("op", 37), ("fn", 57)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2.i16u16", group: 3, category: 0, desc: "sum of the two products of signed halves of rs1 and unsigned halves of rs2, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1d20, fixed: &[("op", 32), ("fn", 58)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1d25, fixed: &[("op", 37), ("fn", 58)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2add.i16", group: 3, category: 0, desc: "sum of the two products of signed halves of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x21ad, fixed: &[("op", 45), ("fn", 67)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2add.u16", group: 3, category: 0, desc: "sum of the two products of unsigned halves of rs1 and rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x222d, fixed: &[("op", 45), ("fn", 68)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2add.i16u16", group: 3, category: 0, desc: "sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x22ad, fixed: &[("op", 45), ("fn", 69)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2addsat.i16", group: 3, category: 0, desc: "sum of the two products of signed halves of rs1 and rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x232d, fixed: &[("op", 45), ("fn", 70)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2addsat.u16", group: 3, category: 0, desc: "sum of the two products of unsigned halves of rs1 and rs2 plus rs3, clamped to 0 to 2^32 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x23ad, fixed: &[("op", 45), ("fn", 71)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.dot2addsat.i16u16", group: 3, category: 0, desc: "sum of the two products of signed halves of rs1 and unsigned halves of rs2 plus rs3, clamped to -2^31 to 2^31 - 1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x242d, fixed: &[("op", 45), ("fn", 72)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sad.u8", group: 3, category: 0, desc: "sum of the absolute differences of the four bytes of rs1 and rs2, unsigned, plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x24ad, fixed: &[("op", 45), ("fn", 73)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sad.u16", group: 3, category: 0, desc: "sum of the absolute differences of the two halves of rs1 and rs2, unsigned, plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x252d, fixed: &[("op", 45), ("fn", 74)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sad.u32", group: 3, category: 0, desc: "absolute difference of unsigned words plus rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x25ad, fixed: &[("op", 45), ("fn", 75)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.pack.i16x2", group: 3, category: 0, desc: "signed words clamped to -2^15 to 2^15 - 1: rs1 in the low half, rs2 in the high half", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1da0, fixed: &[("op", 32), ("fn", 59)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1da5, fixed: &[("op", 37), ("fn", 59)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.pack.u16x2", group: 3, category: 0, desc: "unsigned words clamped to 2^16 - 1: rs1 in the low half, rs2 in the high half", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "us", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1e20, fixed: &[("op", 32), ("fn", 60)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
            VariantInfo { format: "U3L", suffix: "lit", bits: 64, mask: 0xfc003fff, value: 0x1e25, fixed: &[("op", 37), ("fn", 60)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Lit, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shladd.u32", group: 3, category: 0, desc: "rd = (rs1 << (rs2 mod 32)) + rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0xfad, fixed: &[("op", 45), ("fn", 31)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add3.u32", group: 3, category: 0, desc: "rd = rs1 + rs2 + rs3, modulo 2^32", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x102d, fixed: &[("op", 45), ("fn", 32)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add.co.u32", group: 3, category: 0, desc: "rd = rs1 + rs2; co = all ones if it carries, else 0; where rd = co, co stays", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "co", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xff03ffc0f000ffff, value: 0x302d, fixed: &[("op", 45), ("fn", 96)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.addc.co.u32", group: 3, category: 0, desc: "rd = rs1 + rs2 + 1 if ci is not 0, else + 0; co = all ones if it carries, else 0; where rd = co, co stays", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "co", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "ci", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xff000fc0f000ffff, value: 0x30ad, fixed: &[("op", 45), ("fn", 97)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(49, 44)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sub.co.u32", group: 3, category: 0, desc: "rd = rs1 - rs2; co = all ones if it borrows, else 0; where rd = co, co stays", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "co", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xff03ffc0f000ffff, value: 0x312d, fixed: &[("op", 45), ("fn", 98)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.subb.co.u32", group: 3, category: 0, desc: "rd = rs1 - rs2 - 1 if ci is not 0, else - 0; co = all ones if it borrows, else 0; where rd = co, co stays", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "co", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "ci", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xff000fc0f000ffff, value: 0x31ad, fixed: &[("op", 45), ("fn", 99)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(55, 50)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(49, 44)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sel.b32", group: 3, category: 0, desc: "rd = rs1 if ci is not 0, else rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "ci", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffc0fc0f000ffff, value: 0x322d, fixed: &[("op", 45), ("fn", 100)], fields: &[FieldInfo { codec: UReg, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(49, 44)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mul.u64", group: 3, category: 0, desc: "low 64 bits of rs1 * rs2", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1a6, fixed: &[("op", 38), ("fn", 3)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.and.b64", group: 3, category: 0, desc: "rd = rs1 and rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x226, fixed: &[("op", 38), ("fn", 4)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.or.b64", group: 3, category: 0, desc: "rd = rs1 or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2a6, fixed: &[("op", 38), ("fn", 5)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.xor.b64", group: 3, category: 0, desc: "rd = rs1 exclusive-or rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x326, fixed: &[("op", 38), ("fn", 6)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shl.b64", group: 3, category: 0, desc: "rd = rs1 shifted left by rs2 mod 64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x3a6, fixed: &[("op", 38), ("fn", 7)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shr.u64", group: 3, category: 0, desc: "rd = rs1 shifted right by rs2 mod 64, zeros enter", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x426, fixed: &[("op", 38), ("fn", 8)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shr.i64", group: 3, category: 0, desc: "rd = rs1 shifted right by rs2 mod 64, the sign enters", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x4a6, fixed: &[("op", 38), ("fn", 9)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rotr.b64", group: 3, category: 0, desc: "rd = rs1 rotated right by rs2 mod 64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x526, fixed: &[("op", 38), ("fn", 10)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mulhi.u64", group: 3, category: 0, desc: "high 64 bits of the unsigned product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x5a6, fixed: &[("op", 38), ("fn", 11)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mulhi.i64", group: 3, category: 0, desc: "high 64 bits of the signed product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x626, fixed: &[("op", 38), ("fn", 12)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.div.u64", group: 3, category: 0, desc: "unsigned quotient; rs1 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x6a6, fixed: &[("op", 38), ("fn", 13)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.div.i64", group: 3, category: 0, desc: "signed quotient towards zero; rs1 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x726, fixed: &[("op", 38), ("fn", 14)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rem.u64", group: 3, category: 0, desc: "unsigned remainder; 0 where rs2 = 0", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x7a6, fixed: &[("op", 38), ("fn", 15)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.rem.i64", group: 3, category: 0, desc: "signed remainder with the sign of rs1; 0 where rs2 = 0 or the quotient overflows", syntax: "",
        latency: Latency::Fixed(32), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x826, fixed: &[("op", 38), ("fn", 16)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.min.u64", group: 3, category: 0, desc: "smaller unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x8a6, fixed: &[("op", 38), ("fn", 17)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.max.u64", group: 3, category: 0, desc: "larger unsigned number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x926, fixed: &[("op", 38), ("fn", 18)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.min.i64", group: 3, category: 0, desc: "smaller signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x9a6, fixed: &[("op", 38), ("fn", 19)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.max.i64", group: 3, category: 0, desc: "larger signed number", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0xa26, fixed: &[("op", 38), ("fn", 20)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.not.b64", group: 3, category: 0, desc: "rd = complement of rs1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xaa6, fixed: &[("op", 38), ("fn", 21)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.abs.i64", group: 3, category: 0, desc: "absolute value; -2^63 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xb26, fixed: &[("op", 38), ("fn", 22)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.clz.b64", group: 3, category: 0, desc: "number of leading zero bits; 64 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xba6, fixed: &[("op", 38), ("fn", 23)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ctz.b64", group: 3, category: 0, desc: "number of trailing zero bits; 64 for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xc26, fixed: &[("op", 38), ("fn", 24)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.popc.b64", group: 3, category: 0, desc: "number of set bits", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xca6, fixed: &[("op", 38), ("fn", 25)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.brev.b64", group: 3, category: 0, desc: "bits in reverse order", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xd26, fixed: &[("op", 38), ("fn", 26)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.flb.u64", group: 3, category: 0, desc: "index of the highest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xda6, fixed: &[("op", 38), ("fn", 27)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.flb.i64", group: 3, category: 0, desc: "index of the highest bit that differs from the sign; all ones for 0 and -1", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xe26, fixed: &[("op", 38), ("fn", 28)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.ftb.b64", group: 3, category: 0, desc: "index of the lowest set bit; all ones for 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0xea6, fixed: &[("op", 38), ("fn", 29)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mad.u64", group: 3, category: 0, desc: "low 64 bits of rs1 * rs2 + rs3", syntax: "",
        latency: Latency::Fixed(4), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x4f2d, fixed: &[("op", 45), ("fn", 158)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UPair, pieces: &[(37, 32)] }, FieldInfo { codec: UPair, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.shladd.u64", group: 3, category: 0, desc: "rd = (rs1 << (rs2 mod 64)) + rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x4fad, fixed: &[("op", 45), ("fn", 159)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UPair, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.add3.u64", group: 3, category: 0, desc: "rd = rs1 + rs2 + rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x502d, fixed: &[("op", 45), ("fn", 160)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UPair, pieces: &[(37, 32)] }, FieldInfo { codec: UPair, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfe.u64", group: 3, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, zero-extended; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x50ad, fixed: &[("op", 45), ("fn", 161)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfe.i64", group: 3, category: 0, desc: "field of rs1 of rs3 bits from bit rs2, sign-extended; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x512d, fixed: &[("op", 45), ("fn", 162)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfm.b64", group: 3, category: 0, desc: "mask of rs2 ones from bit rs1 upwards; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x11a6, fixed: &[("op", 38), ("fn", 35)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bsel.b64", group: 3, category: 0, desc: "rd = (rs1 and rs2) or (not rs1 and rs3): bits of rs2 where rs1 has ones", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x522d, fixed: &[("op", 45), ("fn", 164)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UPair, pieces: &[(37, 32)] }, FieldInfo { codec: UPair, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.andn.b64", group: 3, category: 0, desc: "rd = rs1 and not rs2, bit by bit", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1626, fixed: &[("op", 38), ("fn", 44)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.neg.i64", group: 3, category: 0, desc: "rd = 0 - rs1; -2^63 gives itself", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x16a6, fixed: &[("op", 38), ("fn", 45)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bfi.b64", group: 3, category: 0, desc: "the low rs3 bits of rs1 replace those of rd from bit rs2 upwards; offset clamped to 64, count to 64 - offset", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: true, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x5c2d, fixed: &[("op", 45), ("fn", 184)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UReg, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mul.u64.u32", group: 3, category: 0, desc: "all 64 bits of the unsigned product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x1826, fixed: &[("op", 38), ("fn", 48)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mul.i64.i32", group: 3, category: 0, desc: "all 64 bits of the signed product rs1 * rs2", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x18a6, fixed: &[("op", 38), ("fn", 49)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UReg, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mad.u64.u32", group: 3, category: 0, desc: "unsigned product rs1 * rs2 of 64 bits plus rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x592d, fixed: &[("op", 45), ("fn", 178)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UPair, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.mad.i64.i32", group: 3, category: 0, desc: "signed product rs1 * rs2 of 64 bits plus rs3, modulo 2^64", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs3", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffff000f000ffff, value: 0x59ad, fixed: &[("op", 45), ("fn", 179)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(27, 22)] }, FieldInfo { codec: UReg, pieces: &[(37, 32)] }, FieldInfo { codec: UPair, pieces: &[(43, 38)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sub.u64", group: 3, category: 0, desc: "rd = rs1 - rs2, modulo 2^64", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x126, fixed: &[("op", 38), ("fn", 2)], fields: &[FieldInfo { codec: UPair, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.eq.u64", group: 3, category: 0, desc: "all ones if rs1 = rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2026, fixed: &[("op", 38), ("fn", 64)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ne.u64", group: 3, category: 0, desc: "all ones if rs1 differs from rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x20a6, fixed: &[("op", 38), ("fn", 65)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.lt.u64", group: 3, category: 0, desc: "all ones if rs1 < rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2126, fixed: &[("op", 38), ("fn", 66)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.le.u64", group: 3, category: 0, desc: "all ones if rs1 <= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x21a6, fixed: &[("op", 38), ("fn", 67)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.gt.u64", group: 3, category: 0, desc: "all ones if rs1 > rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2226, fixed: &[("op", 38), ("fn", 68)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ge.u64", group: 3, category: 0, desc: "all ones if rs1 >= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x22a6, fixed: &[("op", 38), ("fn", 69)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.lt.i64", group: 3, category: 0, desc: "all ones if rs1 < rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2326, fixed: &[("op", 38), ("fn", 70)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.le.i64", group: 3, category: 0, desc: "all ones if rs1 <= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x23a6, fixed: &[("op", 38), ("fn", 71)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.gt.i64", group: 3, category: 0, desc: "all ones if rs1 > rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2426, fixed: &[("op", 38), ("fn", 72)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.ge.i64", group: 3, category: 0, desc: "all ones if rs1 >= rs2, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x24a6, fixed: &[("op", 38), ("fn", 73)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.cmp.tst.b64", group: 3, category: 0, desc: "all ones if rs1 and rs2 have a one in common, else 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0x3fff, value: 0x2526, fixed: &[("op", 38), ("fn", 74)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UPair, pieces: &[(31, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.sel.b64", group: 3, category: 0, desc: "rd = rs1 if ci is not 0, else rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[1], ids: &["W-REG-6", "W-REG-7"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "udp", reads: false, writes: true },
            OperandInfo { name: "ci", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs1", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "usp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U5", suffix: "e64", bits: 64, mask: 0xfffc0fc0f000ffff, value: 0x722d, fixed: &[("op", 45), ("fn", 228)], fields: &[FieldInfo { codec: UPair, pieces: &[(21, 16)] }, FieldInfo { codec: UReg, pieces: &[(49, 44)] }, FieldInfo { codec: UPair, pieces: &[(27, 22)] }, FieldInfo { codec: UPair, pieces: &[(37, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "b", group: 4, category: 0, desc: "jump", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BR", suffix: "e32", bits: 32, mask: 0xfff, value: 0x30, fixed: &[("op", 48), ("f5", 0)], fields: &[FieldInfo { codec: Rel, pieces: &[(31, 12)] }], excluded: &[] },
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xffffffff, value: 0x1f, fixed: &[("op", 31), ("fn", 0)], fields: &[FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "bexecz", group: 4, category: 0, desc: "jump if EXEC = 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &["W-EXEC-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BR", suffix: "e32", bits: 32, mask: 0xfff, value: 0xb0, fixed: &[("op", 48), ("f5", 1)], fields: &[FieldInfo { codec: Rel, pieces: &[(31, 12)] }], excluded: &[] },
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xffffffff, value: 0x9f, fixed: &[("op", 31), ("fn", 1)], fields: &[FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "bexecnz", group: 4, category: 0, desc: "jump if EXEC is not 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &["W-EXEC-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BR", suffix: "e32", bits: 32, mask: 0xfff, value: 0x130, fixed: &[("op", 48), ("f5", 2)], fields: &[FieldInfo { codec: Rel, pieces: &[(31, 12)] }], excluded: &[] },
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xffffffff, value: 0x11f, fixed: &[("op", 31), ("fn", 2)], fields: &[FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "bz", group: 4, category: 0, desc: "jump if rs1 = 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRU", suffix: "e32", bits: 32, mask: 0x3ff, value: 0x32, fixed: &[("op", 50), ("f3", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(15, 10)] }, FieldInfo { codec: Rel, pieces: &[(31, 16)] }], excluded: &[] },
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfff03fff, value: 0x19f, fixed: &[("op", 31), ("fn", 3)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "bnz", group: 4, category: 0, desc: "jump if rs1 is not 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRU", suffix: "e32", bits: 32, mask: 0x3ff, value: 0xb2, fixed: &[("op", 50), ("f3", 1)], fields: &[FieldInfo { codec: UReg, pieces: &[(15, 10)] }, FieldInfo { codec: Rel, pieces: &[(31, 16)] }], excluded: &[] },
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfff03fff, value: 0x21f, fixed: &[("op", 31), ("fn", 4)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "jal", group: 4, category: 0, desc: "rd = address of the next instruction; jump", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRU", suffix: "e32", bits: 32, mask: 0x3ff, value: 0x132, fixed: &[("op", 50), ("f3", 2)], fields: &[FieldInfo { codec: UReg, pieces: &[(15, 10)] }, FieldInfo { codec: Rel, pieces: &[(31, 16)] }], excluded: &[] },
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfff03fff, value: 0x29f, fixed: &[("op", 31), ("fn", 5)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "jalr", group: 4, category: 0, desc: "rd = address of the next instruction; jump to rs1 (bytes from CODE_BASE)", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[7], ids: &["W-REG-11"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "U3", suffix: "e32", bits: 32, mask: 0xfc003fff, value: 0x34, fixed: &[("op", 52), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "beq.u32", group: 4, category: 0, desc: "jump if rs1 = rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x81f, fixed: &[("op", 31), ("fn", 16)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "bne.u32", group: 4, category: 0, desc: "jump if rs1 differs from rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x89f, fixed: &[("op", 31), ("fn", 17)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "blt.u32", group: 4, category: 0, desc: "jump if rs1 < rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x91f, fixed: &[("op", 31), ("fn", 18)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "bge.u32", group: 4, category: 0, desc: "jump if rs1 >= rs2", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x99f, fixed: &[("op", 31), ("fn", 19)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "blt.i32", group: 4, category: 0, desc: "jump if rs1 < rs2, signed", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0xa1f, fixed: &[("op", 31), ("fn", 20)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "bge.i32", group: 4, category: 0, desc: "jump if rs1 >= rs2, signed", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x3), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rs2", kind: "u", reads: true, writes: false },
            OperandInfo { name: "rel", kind: "rel", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "BRL", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0xa9f, fixed: &[("op", 31), ("fn", 21)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: Rel, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.b32", group: 5, category: 0, desc: "1 word at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x13, fixed: &[("op", 19), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.b64", group: 5, category: 0, desc: "2 words at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd2", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x93, fixed: &[("op", 19), ("fn", 1)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.b96", group: 5, category: 0, desc: "3 words at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd3", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x113, fixed: &[("op", 19), ("fn", 2)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.b128", group: 5, category: 0, desc: "4 words at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd4", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x193, fixed: &[("op", 19), ("fn", 3)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.store.b32", group: 5, category: 0, desc: "1 word to off + imm of the buffer; words outside the buffer are dropped", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x213, fixed: &[("op", 19), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.store.b64", group: 5, category: 0, desc: "2 words to off + imm of the buffer; words outside the buffer are dropped", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx2", reads: true, writes: false },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x293, fixed: &[("op", 19), ("fn", 5)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.store.b96", group: 5, category: 0, desc: "3 words to off + imm of the buffer; words outside the buffer are dropped", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx3", reads: true, writes: false },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x313, fixed: &[("op", 19), ("fn", 6)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.store.b128", group: 5, category: 0, desc: "4 words to off + imm of the buffer; words outside the buffer are dropped", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx4", reads: true, writes: false },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x393, fixed: &[("op", 19), ("fn", 7)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.u8", group: 5, category: 0, desc: "byte, zero-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x413, fixed: &[("op", 19), ("fn", 8)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.i8", group: 5, category: 0, desc: "byte, sign-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x493, fixed: &[("op", 19), ("fn", 9)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.u16", group: 5, category: 0, desc: "halfword, zero-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x513, fixed: &[("op", 19), ("fn", 10)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.i16", group: 5, category: 0, desc: "halfword, sign-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x593, fixed: &[("op", 19), ("fn", 11)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.load.b16", group: 5, category: 0, desc: "halfword at off + imm of the buffer into half a register, whose other half stays; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x713, fixed: &[("op", 19), ("fn", 14)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.store.b8", group: 5, category: 0, desc: "low byte to off + imm of the buffer; dropped outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x613, fixed: &[("op", 19), ("fn", 12)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.store.b16", group: 5, category: 0, desc: "half a register to off + imm of the buffer; dropped outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vxh", reads: true, writes: false },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xfff0000080003fff, value: 0x693, fixed: &[("op", 19), ("fn", 13)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.add.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = old + data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x813, fixed: &[("op", 19), ("fn", 16)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.sub.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = old - data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x893, fixed: &[("op", 19), ("fn", 17)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.and.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = old and data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x913, fixed: &[("op", 19), ("fn", 18)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.or.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = old or data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x993, fixed: &[("op", 19), ("fn", 19)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.xor.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = old exclusive-or data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xa13, fixed: &[("op", 19), ("fn", 20)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.min.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = smaller unsigned number; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xa93, fixed: &[("op", 19), ("fn", 21)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.max.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = larger unsigned number; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xb13, fixed: &[("op", 19), ("fn", 22)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.min.i32", group: 5, category: 0, desc: "word at off + imm of the buffer = smaller signed number; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xb93, fixed: &[("op", 19), ("fn", 23)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.max.i32", group: 5, category: 0, desc: "word at off + imm of the buffer = larger signed number; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xc13, fixed: &[("op", 19), ("fn", 24)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.xchg.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xc93, fixed: &[("op", 19), ("fn", 25)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.cmpxchg.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = src[1] if it equals src[0]; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx2", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xd13, fixed: &[("op", 19), ("fn", 26)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VRegs(2), pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.add.f32", group: 5, category: 0, desc: "word at off + imm of the buffer = old + data, rounded to nearest even; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xd93, fixed: &[("op", 19), ("fn", 27)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.min.f32", group: 5, category: 0, desc: "word at off + imm of the buffer = minimumNumber of old and data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xe13, fixed: &[("op", 19), ("fn", 28)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.max.f32", group: 5, category: 0, desc: "word at off + imm of the buffer = maximumNumber of old and data; rd = old word; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0xe93, fixed: &[("op", 19), ("fn", 29)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.add.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old + data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1013, fixed: &[("op", 19), ("fn", 32)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.sub.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old - data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1093, fixed: &[("op", 19), ("fn", 33)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.and.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old and data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1113, fixed: &[("op", 19), ("fn", 34)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.or.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old or data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1193, fixed: &[("op", 19), ("fn", 35)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.xor.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old exclusive-or data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1213, fixed: &[("op", 19), ("fn", 36)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.min.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = smaller unsigned number; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1293, fixed: &[("op", 19), ("fn", 37)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.max.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = larger unsigned number; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1313, fixed: &[("op", 19), ("fn", 38)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.min.i64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = smaller signed number; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1393, fixed: &[("op", 19), ("fn", 39)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.max.i64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = larger signed number; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1413, fixed: &[("op", 19), ("fn", 40)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.xchg.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1493, fixed: &[("op", 19), ("fn", 41)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.cmpxchg.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = src[2:3] if it equals src[0:1]; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx4", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1513, fixed: &[("op", 19), ("fn", 42)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VRegs(4), pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.add.f64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old + data, rounded to nearest even; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1593, fixed: &[("op", 19), ("fn", 43)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.min.f64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = minimumNumber of old and data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1613, fixed: &[("op", 19), ("fn", 44)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.atomic.max.f64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = maximumNumber of old and data; rd = old doubleword; 0 outside", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf000000080003fff, value: 0x1693, fixed: &[("op", 19), ("fn", 45)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.add.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = old + data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1813, fixed: &[("op", 19), ("fn", 48)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.sub.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = old - data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1893, fixed: &[("op", 19), ("fn", 49)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.and.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = old and data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1913, fixed: &[("op", 19), ("fn", 50)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.or.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = old or data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1993, fixed: &[("op", 19), ("fn", 51)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.xor.b32", group: 5, category: 0, desc: "word at off + imm of the buffer = old exclusive-or data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1a13, fixed: &[("op", 19), ("fn", 52)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.min.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = smaller unsigned number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1a93, fixed: &[("op", 19), ("fn", 53)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.max.u32", group: 5, category: 0, desc: "word at off + imm of the buffer = larger unsigned number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1b13, fixed: &[("op", 19), ("fn", 54)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.min.i32", group: 5, category: 0, desc: "word at off + imm of the buffer = smaller signed number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1b93, fixed: &[("op", 19), ("fn", 55)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.max.i32", group: 5, category: 0, desc: "word at off + imm of the buffer = larger signed number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1c13, fixed: &[("op", 19), ("fn", 56)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.add.f32", group: 5, category: 0, desc: "word at off + imm of the buffer = old + data, rounded to nearest even, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1d93, fixed: &[("op", 19), ("fn", 59)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.min.f32", group: 5, category: 0, desc: "word at off + imm of the buffer = minimumNumber of old and data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1e13, fixed: &[("op", 19), ("fn", 60)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.max.f32", group: 5, category: 0, desc: "word at off + imm of the buffer = maximumNumber of old and data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x1e93, fixed: &[("op", 19), ("fn", 61)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.add.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old + data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2013, fixed: &[("op", 19), ("fn", 64)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.sub.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old - data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2093, fixed: &[("op", 19), ("fn", 65)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.and.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old and data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2113, fixed: &[("op", 19), ("fn", 66)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.or.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old or data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2193, fixed: &[("op", 19), ("fn", 67)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.xor.b64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old exclusive-or data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2213, fixed: &[("op", 19), ("fn", 68)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.min.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = smaller unsigned number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2293, fixed: &[("op", 19), ("fn", 69)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.max.u64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = larger unsigned number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2313, fixed: &[("op", 19), ("fn", 70)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.min.i64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = smaller signed number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2393, fixed: &[("op", 19), ("fn", 71)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.max.i64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = larger signed number, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2413, fixed: &[("op", 19), ("fn", 72)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.add.f64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = old + data, rounded to nearest even, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2593, fixed: &[("op", 19), ("fn", 75)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.min.f64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = minimumNumber of old and data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2613, fixed: &[("op", 19), ("fn", 76)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "buffer.red.max.f64", group: 5, category: 0, desc: "doubleword at off + imm of the buffer = maximumNumber of old and data, without result; nothing outside", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MB", suffix: "e64", bits: 64, mask: 0xf0000000803fffff, value: 0x2693, fixed: &[("op", 19), ("fn", 77)], fields: &[FieldInfo { codec: UDesc(4), pieces: &[(35, 32)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(51, 36)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.b32", group: 5, category: 0, desc: "1 word at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x15, fixed: &[("op", 21), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.b64", group: 5, category: 0, desc: "2 words at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd2", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x95, fixed: &[("op", 21), ("fn", 1)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.b96", group: 5, category: 0, desc: "3 words at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd3", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x115, fixed: &[("op", 21), ("fn", 2)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.b128", group: 5, category: 0, desc: "4 words at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd4", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x195, fixed: &[("op", 21), ("fn", 3)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.store.b32", group: 5, category: 0, desc: "1 word to the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x215, fixed: &[("op", 21), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.store.b64", group: 5, category: 0, desc: "2 words to the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx2", reads: true, writes: false },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x295, fixed: &[("op", 21), ("fn", 5)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.store.b96", group: 5, category: 0, desc: "3 words to the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx3", reads: true, writes: false },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x315, fixed: &[("op", 21), ("fn", 6)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.store.b128", group: 5, category: 0, desc: "4 words to the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx4", reads: true, writes: false },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x395, fixed: &[("op", 21), ("fn", 7)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.u8", group: 5, category: 0, desc: "byte, zero-extended, at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x415, fixed: &[("op", 21), ("fn", 8)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.i8", group: 5, category: 0, desc: "byte, sign-extended, at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x495, fixed: &[("op", 21), ("fn", 9)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.u16", group: 5, category: 0, desc: "halfword, zero-extended, at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x515, fixed: &[("op", 21), ("fn", 10)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.i16", group: 5, category: 0, desc: "halfword, sign-extended, at the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x595, fixed: &[("op", 21), ("fn", 11)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.load.b16", group: 5, category: 0, desc: "halfword at the 64-bit address addr + imm into half a register, whose other half stays", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x715, fixed: &[("op", 21), ("fn", 14)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.store.b8", group: 5, category: 0, desc: "low byte to the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x615, fixed: &[("op", 21), ("fn", 12)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.store.b16", group: 5, category: 0, desc: "half a register to the 64-bit address addr + imm", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vxh", reads: true, writes: false },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x695, fixed: &[("op", 21), ("fn", 13)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.add.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old + data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x815, fixed: &[("op", 21), ("fn", 16)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.sub.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old - data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x895, fixed: &[("op", 21), ("fn", 17)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.and.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old and data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x915, fixed: &[("op", 21), ("fn", 18)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.or.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old or data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x995, fixed: &[("op", 21), ("fn", 19)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.xor.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old exclusive-or data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xa15, fixed: &[("op", 21), ("fn", 20)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.min.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = smaller unsigned number; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xa95, fixed: &[("op", 21), ("fn", 21)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.max.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = larger unsigned number; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xb15, fixed: &[("op", 21), ("fn", 22)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.min.i32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = smaller signed number; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xb95, fixed: &[("op", 21), ("fn", 23)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.max.i32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = larger signed number; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xc15, fixed: &[("op", 21), ("fn", 24)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.xchg.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xc95, fixed: &[("op", 21), ("fn", 25)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.cmpxchg.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = src[1] if it equals src[0]; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx2", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xd15, fixed: &[("op", 21), ("fn", 26)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VRegs(2), pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.add.f32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old + data, rounded to nearest even; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xd95, fixed: &[("op", 21), ("fn", 27)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.min.f32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = minimumNumber of old and data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xe15, fixed: &[("op", 21), ("fn", 28)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.max.f32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = maximumNumber of old and data; rd = old word", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xe95, fixed: &[("op", 21), ("fn", 29)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.add.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old + data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1015, fixed: &[("op", 21), ("fn", 32)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.sub.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old - data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1095, fixed: &[("op", 21), ("fn", 33)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.and.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old and data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1115, fixed: &[("op", 21), ("fn", 34)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.or.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old or data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1195, fixed: &[("op", 21), ("fn", 35)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.xor.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old exclusive-or data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1215, fixed: &[("op", 21), ("fn", 36)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.min.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = smaller unsigned number; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1295, fixed: &[("op", 21), ("fn", 37)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.max.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = larger unsigned number; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1315, fixed: &[("op", 21), ("fn", 38)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.min.i64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = smaller signed number; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1395, fixed: &[("op", 21), ("fn", 39)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.max.i64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = larger signed number; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1415, fixed: &[("op", 21), ("fn", 40)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.xchg.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1495, fixed: &[("op", 21), ("fn", 41)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.cmpxchg.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = src[2:3] if it equals src[0:1]; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx4", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1515, fixed: &[("op", 21), ("fn", 42)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VRegs(4), pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.add.f64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old + data, rounded to nearest even; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1595, fixed: &[("op", 21), ("fn", 43)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.min.f64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = minimumNumber of old and data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1615, fixed: &[("op", 21), ("fn", 44)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.atomic.max.f64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = maximumNumber of old and data; rd = old doubleword", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1695, fixed: &[("op", 21), ("fn", 45)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.add.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old + data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1815, fixed: &[("op", 21), ("fn", 48)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.sub.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old - data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1895, fixed: &[("op", 21), ("fn", 49)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.and.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old and data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1915, fixed: &[("op", 21), ("fn", 50)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.or.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old or data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1995, fixed: &[("op", 21), ("fn", 51)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.xor.b32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old exclusive-or data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1a15, fixed: &[("op", 21), ("fn", 52)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.min.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = smaller unsigned number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1a95, fixed: &[("op", 21), ("fn", 53)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.max.u32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = larger unsigned number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1b15, fixed: &[("op", 21), ("fn", 54)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.min.i32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = smaller signed number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1b95, fixed: &[("op", 21), ("fn", 55)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.max.i32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = larger signed number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1c15, fixed: &[("op", 21), ("fn", 56)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.add.f32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = old + data, rounded to nearest even, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1d95, fixed: &[("op", 21), ("fn", 59)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.min.f32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = minimumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1e15, fixed: &[("op", 21), ("fn", 60)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.max.f32", group: 5, category: 0, desc: "word at the 64-bit address addr + imm = maximumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1e95, fixed: &[("op", 21), ("fn", 61)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.add.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old + data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2015, fixed: &[("op", 21), ("fn", 64)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.sub.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old - data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2095, fixed: &[("op", 21), ("fn", 65)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.and.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old and data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2115, fixed: &[("op", 21), ("fn", 66)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.or.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old or data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2195, fixed: &[("op", 21), ("fn", 67)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.xor.b64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old exclusive-or data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2215, fixed: &[("op", 21), ("fn", 68)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.min.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = smaller unsigned number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2295, fixed: &[("op", 21), ("fn", 69)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.max.u64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = larger unsigned number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2315, fixed: &[("op", 21), ("fn", 70)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.min.i64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = smaller signed number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2395, fixed: &[("op", 21), ("fn", 71)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.max.i64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = larger signed number, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2415, fixed: &[("op", 21), ("fn", 72)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.add.f64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = old + data, rounded to nearest even, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2595, fixed: &[("op", 21), ("fn", 75)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.min.f64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = minimumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2615, fixed: &[("op", 21), ("fn", 76)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "global.red.max.f64", group: 5, category: 0, desc: "doubleword at the 64-bit address addr + imm = maximumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "addr", kind: "vsp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MG", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2695, fixed: &[("op", 21), ("fn", 77)], fields: &[FieldInfo { codec: VSrc(64), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.b32", group: 5, category: 0, desc: "1 word at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x17, fixed: &[("op", 23), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.b64", group: 5, category: 0, desc: "2 words at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd2", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x97, fixed: &[("op", 23), ("fn", 1)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.b96", group: 5, category: 0, desc: "3 words at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd3", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x117, fixed: &[("op", 23), ("fn", 2)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.b128", group: 5, category: 0, desc: "4 words at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd4", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x197, fixed: &[("op", 23), ("fn", 3)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.store.b32", group: 5, category: 0, desc: "1 word to byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x217, fixed: &[("op", 23), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.store.b64", group: 5, category: 0, desc: "2 words to byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx2", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x297, fixed: &[("op", 23), ("fn", 5)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.store.b96", group: 5, category: 0, desc: "3 words to byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx3", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x317, fixed: &[("op", 23), ("fn", 6)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.store.b128", group: 5, category: 0, desc: "4 words to byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x397, fixed: &[("op", 23), ("fn", 7)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.u8", group: 5, category: 0, desc: "byte, zero-extended, at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x417, fixed: &[("op", 23), ("fn", 8)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.i8", group: 5, category: 0, desc: "byte, sign-extended, at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x497, fixed: &[("op", 23), ("fn", 9)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.u16", group: 5, category: 0, desc: "halfword, zero-extended, at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x517, fixed: &[("op", 23), ("fn", 10)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.i16", group: 5, category: 0, desc: "halfword, sign-extended, at byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x597, fixed: &[("op", 23), ("fn", 11)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.load.b16", group: 5, category: 0, desc: "halfword at byte off + imm of the lane's scratch memory into half a register, whose other half stays", syntax: "",
        latency: Latency::Var(0), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x717, fixed: &[("op", 23), ("fn", 14)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.store.b8", group: 5, category: 0, desc: "low byte to byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x617, fixed: &[("op", 23), ("fn", 12)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "scratch.store.b16", group: 5, category: 0, desc: "half a register to byte off + imm of the lane's scratch memory", syntax: "",
        latency: Latency::Var(1), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vxh", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x697, fixed: &[("op", 23), ("fn", 13)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.b32", group: 5, category: 0, desc: "1 word at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x19, fixed: &[("op", 25), ("fn", 0)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.b64", group: 5, category: 0, desc: "2 words at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd2", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x99, fixed: &[("op", 25), ("fn", 1)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.b96", group: 5, category: 0, desc: "3 words at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd3", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x119, fixed: &[("op", 25), ("fn", 2)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.b128", group: 5, category: 0, desc: "4 words at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd4", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x199, fixed: &[("op", 25), ("fn", 3)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.store.b32", group: 5, category: 0, desc: "1 word to byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x219, fixed: &[("op", 25), ("fn", 4)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.store.b64", group: 5, category: 0, desc: "2 words to byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx2", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x299, fixed: &[("op", 25), ("fn", 5)], fields: &[FieldInfo { codec: VRegs(2), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.store.b96", group: 5, category: 0, desc: "3 words to byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx3", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x319, fixed: &[("op", 25), ("fn", 6)], fields: &[FieldInfo { codec: VRegs(3), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.store.b128", group: 5, category: 0, desc: "4 words to byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x399, fixed: &[("op", 25), ("fn", 7)], fields: &[FieldInfo { codec: VRegs(4), pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.u8", group: 5, category: 0, desc: "byte, zero-extended, at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x419, fixed: &[("op", 25), ("fn", 8)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.i8", group: 5, category: 0, desc: "byte, sign-extended, at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x499, fixed: &[("op", 25), ("fn", 9)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.u16", group: 5, category: 0, desc: "halfword, zero-extended, at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x519, fixed: &[("op", 25), ("fn", 10)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.i16", group: 5, category: 0, desc: "halfword, sign-extended, at byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x599, fixed: &[("op", 25), ("fn", 11)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.load.b16", group: 5, category: 0, desc: "halfword at byte off + imm of workgroup memory into half a register, whose other half stays", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-4", "W-REG-5"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdh", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x719, fixed: &[("op", 25), ("fn", 14)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.store.b8", group: 5, category: 0, desc: "low byte to byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vx", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x619, fixed: &[("op", 25), ("fn", 12)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.store.b16", group: 5, category: 0, desc: "half a register to byte off + imm of workgroup memory", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &["W-REG-4"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "data", kind: "vxh", reads: true, writes: false },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xffff000080003fff, value: 0x699, fixed: &[("op", 25), ("fn", 13)], fields: &[FieldInfo { codec: VHalf, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.add.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old + data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x819, fixed: &[("op", 25), ("fn", 16)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.sub.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old - data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x899, fixed: &[("op", 25), ("fn", 17)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.and.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old and data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x919, fixed: &[("op", 25), ("fn", 18)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.or.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old or data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x999, fixed: &[("op", 25), ("fn", 19)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.xor.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old exclusive-or data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xa19, fixed: &[("op", 25), ("fn", 20)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.min.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = smaller unsigned number; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xa99, fixed: &[("op", 25), ("fn", 21)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.max.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = larger unsigned number; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xb19, fixed: &[("op", 25), ("fn", 22)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.min.i32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = smaller signed number; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xb99, fixed: &[("op", 25), ("fn", 23)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.max.i32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = larger signed number; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xc19, fixed: &[("op", 25), ("fn", 24)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.xchg.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xc99, fixed: &[("op", 25), ("fn", 25)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.cmpxchg.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = src[1] if it equals src[0]; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx2", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xd19, fixed: &[("op", 25), ("fn", 26)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VRegs(2), pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.add.f32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old + data, rounded to nearest even; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xd99, fixed: &[("op", 25), ("fn", 27)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.min.f32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = minimumNumber of old and data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xe19, fixed: &[("op", 25), ("fn", 28)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.max.f32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = maximumNumber of old and data; rd = old word", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vd", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0xe99, fixed: &[("op", 25), ("fn", 29)], fields: &[FieldInfo { codec: VReg, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.add.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old + data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1019, fixed: &[("op", 25), ("fn", 32)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.sub.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old - data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1099, fixed: &[("op", 25), ("fn", 33)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.and.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old and data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1119, fixed: &[("op", 25), ("fn", 34)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.or.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old or data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1199, fixed: &[("op", 25), ("fn", 35)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.xor.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old exclusive-or data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1219, fixed: &[("op", 25), ("fn", 36)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.min.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = smaller unsigned number; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1299, fixed: &[("op", 25), ("fn", 37)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.max.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = larger unsigned number; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1319, fixed: &[("op", 25), ("fn", 38)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.min.i64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = smaller signed number; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1399, fixed: &[("op", 25), ("fn", 39)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.max.i64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = larger signed number; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1419, fixed: &[("op", 25), ("fn", 40)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.xchg.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1499, fixed: &[("op", 25), ("fn", 41)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.cmpxchg.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = src[2:3] if it equals src[0:1]; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx4", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1519, fixed: &[("op", 25), ("fn", 42)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VRegs(4), pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.add.f64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old + data, rounded to nearest even; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1599, fixed: &[("op", 25), ("fn", 43)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.min.f64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = minimumNumber of old and data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1619, fixed: &[("op", 25), ("fn", 44)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.atomic.max.f64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = maximumNumber of old and data; rd = old doubleword", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "vdp", reads: false, writes: true },
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f000080003fff, value: 0x1699, fixed: &[("op", 25), ("fn", 45)], fields: &[FieldInfo { codec: VPair, pieces: &[(21, 14)] }, FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.add.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old + data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1819, fixed: &[("op", 25), ("fn", 48)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.sub.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old - data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1899, fixed: &[("op", 25), ("fn", 49)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.and.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old and data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1919, fixed: &[("op", 25), ("fn", 50)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.or.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old or data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1999, fixed: &[("op", 25), ("fn", 51)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.xor.b32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old exclusive-or data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1a19, fixed: &[("op", 25), ("fn", 52)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.min.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = smaller unsigned number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1a99, fixed: &[("op", 25), ("fn", 53)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.max.u32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = larger unsigned number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1b19, fixed: &[("op", 25), ("fn", 54)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.min.i32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = smaller signed number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1b99, fixed: &[("op", 25), ("fn", 55)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.max.i32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = larger signed number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1c19, fixed: &[("op", 25), ("fn", 56)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.add.f32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = old + data, rounded to nearest even, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1d99, fixed: &[("op", 25), ("fn", 59)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.min.f32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = minimumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1e19, fixed: &[("op", 25), ("fn", 60)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.max.f32", group: 5, category: 0, desc: "word at byte off + imm of workgroup memory = maximumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vx", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x1e99, fixed: &[("op", 25), ("fn", 61)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VReg, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.add.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old + data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2019, fixed: &[("op", 25), ("fn", 64)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.sub.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old - data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2099, fixed: &[("op", 25), ("fn", 65)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.and.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old and data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2119, fixed: &[("op", 25), ("fn", 66)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.or.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old or data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2199, fixed: &[("op", 25), ("fn", 67)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.xor.b64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old exclusive-or data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2219, fixed: &[("op", 25), ("fn", 68)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.min.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = smaller unsigned number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2299, fixed: &[("op", 25), ("fn", 69)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.max.u64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = larger unsigned number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2319, fixed: &[("op", 25), ("fn", 70)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.min.i64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = smaller signed number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2399, fixed: &[("op", 25), ("fn", 71)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.max.i64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = larger signed number, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2419, fixed: &[("op", 25), ("fn", 72)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.add.f64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = old + data, rounded to nearest even, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2599, fixed: &[("op", 25), ("fn", 75)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.min.f64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = minimumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2619, fixed: &[("op", 25), ("fn", 76)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "ls.red.max.f64", group: 5, category: 0, desc: "doubleword at byte off + imm of workgroup memory = maximumNumber of old and data, without result", syntax: "",
        latency: Latency::Var(3), flags: Flags(0x4), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "off", kind: "vs", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u16", reads: false, writes: false },
            OperandInfo { name: "src", kind: "vxp", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "ML", suffix: "e64", bits: 64, mask: 0xf00f0000803fffff, value: 0x2699, fixed: &[("op", 25), ("fn", 77)], fields: &[FieldInfo { codec: VSrc(32), pieces: &[(30, 22)] }, FieldInfo { codec: UImm, pieces: &[(47, 32)] }, FieldInfo { codec: VPair, pieces: &[(59, 52)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.b32", group: 5, category: 0, desc: "1 word at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x21, fixed: &[("op", 33), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.b64", group: 5, category: 0, desc: "2 words at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud2", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0xa1, fixed: &[("op", 33), ("fn", 1)], fields: &[FieldInfo { codec: URegs(2), pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.b128", group: 5, category: 0, desc: "4 words at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud4", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x121, fixed: &[("op", 33), ("fn", 2)], fields: &[FieldInfo { codec: URegs(4), pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.b256", group: 5, category: 0, desc: "8 words at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &["W-REG-8"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud8", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x1a1, fixed: &[("op", 33), ("fn", 3)], fields: &[FieldInfo { codec: URegs(8), pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.u8", group: 5, category: 0, desc: "byte, zero-extended, at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x421, fixed: &[("op", 33), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.i8", group: 5, category: 0, desc: "byte, sign-extended, at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x4a1, fixed: &[("op", 33), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.u16", group: 5, category: 0, desc: "halfword, zero-extended, at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x521, fixed: &[("op", 33), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.load.i16", group: 5, category: 0, desc: "halfword, sign-extended, at the 64-bit address base + imm", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[1, 4, 5], ids: &[], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "base", kind: "usp", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MU", suffix: "e64", bits: 64, mask: 0xfc003fff, value: 0x5a1, fixed: &[("op", 33), ("fn", 11)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UPair, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.b32", group: 5, category: 0, desc: "1 word at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0x23, fixed: &[("op", 35), ("fn", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.b64", group: 5, category: 0, desc: "2 words at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud2", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0xa3, fixed: &[("op", 35), ("fn", 1)], fields: &[FieldInfo { codec: URegs(2), pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.b128", group: 5, category: 0, desc: "4 words at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud4", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0x123, fixed: &[("op", 35), ("fn", 2)], fields: &[FieldInfo { codec: URegs(4), pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.b256", group: 5, category: 0, desc: "8 words at off + imm of the buffer; words outside the buffer read 0", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-8", "W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud8", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0x1a3, fixed: &[("op", 35), ("fn", 3)], fields: &[FieldInfo { codec: URegs(8), pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.u8", group: 5, category: 0, desc: "byte, zero-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0x423, fixed: &[("op", 35), ("fn", 8)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.i8", group: 5, category: 0, desc: "byte, sign-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0x4a3, fixed: &[("op", 35), ("fn", 9)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.u16", group: 5, category: 0, desc: "halfword, zero-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0x523, fixed: &[("op", 35), ("fn", 10)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bload.i16", group: 5, category: 0, desc: "halfword, sign-extended, at off + imm of the buffer; 0 outside", syntax: "",
        latency: Latency::Var(4), flags: Flags(0x6), traps: &[4, 5], ids: &["W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
            OperandInfo { name: "off", kind: "u", reads: true, writes: false },
            OperandInfo { name: "imm", kind: "u32", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xc0003fff, value: 0x5a3, fixed: &[("op", 35), ("fn", 11)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }, FieldInfo { codec: UImm, pieces: &[(63, 32)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.bsize", group: 5, category: 0, desc: "rd = size in bytes of the buffer; 0 for the null descriptor", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc4", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MUB", suffix: "e64", bits: 64, mask: 0xffffffffc3f03fff, value: 0x823, fixed: &[("op", 35), ("fn", 16)], fields: &[FieldInfo { codec: UReg, pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(4), pieces: &[(29, 26)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.acquire.warp", group: 5, category: 0, desc: "what the warp has read before orders all later accesses, within the warp", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0xae, fixed: &[("op", 46), ("order", 1), ("scope", 0)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.acquire.workgroup", group: 5, category: 0, desc: "what the warp has read before orders all later accesses, among the warps of the workgroup", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x4ae, fixed: &[("op", 46), ("order", 1), ("scope", 1)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.acquire.device", group: 5, category: 0, desc: "what the warp has read before orders all later accesses, among the warps of the device", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x8ae, fixed: &[("op", 46), ("order", 1), ("scope", 2)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.release.warp", group: 5, category: 0, desc: "all earlier accesses are ordered before what the warp writes later, within the warp", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x12e, fixed: &[("op", 46), ("order", 2), ("scope", 0)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.release.workgroup", group: 5, category: 0, desc: "all earlier accesses are ordered before what the warp writes later, among the warps of the workgroup", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x52e, fixed: &[("op", 46), ("order", 2), ("scope", 1)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.release.device", group: 5, category: 0, desc: "all earlier accesses are ordered before what the warp writes later, among the warps of the device", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x92e, fixed: &[("op", 46), ("order", 2), ("scope", 2)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.acqrel.warp", group: 5, category: 0, desc: "acquire and release in one, within the warp", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x1ae, fixed: &[("op", 46), ("order", 3), ("scope", 0)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.acqrel.workgroup", group: 5, category: 0, desc: "acquire and release in one, among the warps of the workgroup", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x5ae, fixed: &[("op", 46), ("order", 3), ("scope", 1)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.acqrel.device", group: 5, category: 0, desc: "acquire and release in one, among the warps of the device", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x9ae, fixed: &[("op", 46), ("order", 3), ("scope", 2)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.seqcst.warp", group: 5, category: 0, desc: "acquire and release, in one order with all other such fences, within the warp", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x22e, fixed: &[("op", 46), ("order", 4), ("scope", 0)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.seqcst.workgroup", group: 5, category: 0, desc: "acquire and release, in one order with all other such fences, among the warps of the workgroup", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x62e, fixed: &[("op", 46), ("order", 4), ("scope", 1)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "fence.seqcst.device", group: 5, category: 0, desc: "acquire and release, in one order with all other such fences, among the warps of the device", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &[], source: Source::Completed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "MF", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0xa2e, fixed: &[("op", 46), ("order", 4), ("scope", 2)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "u.image.size", group: 5, category: 0, desc: "rd = width, height, depth or layers, number of levels of level lod of the image; all 0 for the null descriptor or a level that does not exist", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[], ids: &["W-REG-9"], source: Source::Completed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "ud4", reads: false, writes: true },
            OperandInfo { name: "desc", kind: "udesc8", reads: true, writes: false },
            OperandInfo { name: "lod", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "MI", suffix: "e64", bits: 64, mask: 0xffffffffc0003fff, value: 0x2b, fixed: &[("op", 43), ("fn", 0)], fields: &[FieldInfo { codec: URegs(4), pieces: &[(19, 14)] }, FieldInfo { codec: UDesc(8), pieces: &[(29, 26)] }, FieldInfo { codec: UReg, pieces: &[(25, 20)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "nop", group: 6, category: 0, desc: "no operation", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-G6-1"], source: Source::Fixed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x4e, fixed: &[("op", 78), ("f5", 0)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "endpgm", group: 6, category: 0, desc: "end of the warp; pending operations complete first, in issue order", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x23), traps: &[], ids: &["W-G6-2"], source: Source::Fixed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0xce, fixed: &[("op", 78), ("f5", 1)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "trap", group: 6, category: 0, desc: "trap with code imm (cause 2)", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x7), traps: &[2], ids: &["W-G6-3"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "imm", kind: "u20", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xfff, value: 0x14e, fixed: &[("op", 78), ("f5", 2)], fields: &[FieldInfo { codec: UImm, pieces: &[(31, 12)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "brk", group: 6, category: 0, desc: "debug breakpoint trap (cause 3, trapinfo = 0)", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x6), traps: &[3], ids: &["W-G6-4"], source: Source::Fixed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x1ce, fixed: &[("op", 78), ("f5", 3)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "sleep", group: 6, category: 0, desc: "gives up issue for about imm*64 cycles (spin-wait aid)", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-G6-5"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "imm", kind: "u20", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xfff, value: 0x24e, fixed: &[("op", 78), ("f5", 4)], fields: &[FieldInfo { codec: UImm, pieces: &[(31, 12)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "setprio", group: 6, category: 0, desc: "sets the scheduling priority of the warp to imm[1:0]", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x2), traps: &[], ids: &["W-G6-6"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "imm", kind: "u20", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xfff, value: 0x2ce, fixed: &[("op", 78), ("f5", 5)], fields: &[FieldInfo { codec: UImm, pieces: &[(31, 12)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "barrier", group: 6, category: 0, desc: "execution barrier of the workgroup: waits until every live warp reaches the same dynamic instance; releases earlier stores and acquires for later loads at workgroup scope", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[10], ids: &["W-G6-7"], source: Source::Fixed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x34e, fixed: &[("op", 78), ("f5", 6)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "icache.inv", group: 6, category: 0, desc: "invalidates the instruction cache of this core (after self-modified code); serialising", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0x12), traps: &[], ids: &["W-G6-8"], source: Source::Fixed, fp: false,
        operands: &[
        ],
        variants: &[
            VariantInfo { format: "SYS", suffix: "e32", bits: 32, mask: 0xffffffff, value: 0x64e, fixed: &[("op", 78), ("f5", 12)], fields: &[], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "waitcnt", group: 6, category: 0, desc: "blocks until each counter has outstanding(c) <= its field; all ones in vm, vst, tex, ls, sfu = no wait; sm: 0 = drain, 3 = no wait, 1 and 2 reserved and taken as 0", syntax: "",
        latency: Latency::Fixed(1), flags: Flags(0xa), traps: &[], ids: &["W-G6-9"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "vm", kind: "c_vm", reads: false, writes: false },
            OperandInfo { name: "vst", kind: "c_vst", reads: false, writes: false },
            OperandInfo { name: "tex", kind: "c_tex", reads: false, writes: false },
            OperandInfo { name: "ls", kind: "c_ls", reads: false, writes: false },
            OperandInfo { name: "sm", kind: "c_sm", reads: false, writes: false },
            OperandInfo { name: "sfu", kind: "c_sfu", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "WAIT", suffix: "e32", bits: 32, mask: 0x7f, value: 0x50, fixed: &[("op", 80)], fields: &[FieldInfo { codec: Counter, pieces: &[(12, 7)] }, FieldInfo { codec: Counter, pieces: &[(18, 13)] }, FieldInfo { codec: Counter, pieces: &[(22, 19)] }, FieldInfo { codec: Counter, pieces: &[(26, 23)] }, FieldInfo { codec: Counter, pieces: &[(28, 27)] }, FieldInfo { codec: Counter, pieces: &[(31, 29)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "csrr", group: 6, category: 0, desc: "U[d] = CSR[csr]", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x2), traps: &[9], ids: &["W-G6-10", "W-CSR-1"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "rd", kind: "u", reads: false, writes: true },
            OperandInfo { name: "csr", kind: "csr", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "CSR", suffix: "e32", bits: 32, mask: 0xf00003ff, value: 0x52, fixed: &[("op", 82), ("f3", 0)], fields: &[FieldInfo { codec: UReg, pieces: &[(15, 10)] }, FieldInfo { codec: Csr, pieces: &[(27, 16)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "csrw", group: 6, category: 0, desc: "CSR[csr] = u1; cause 9 for an unknown or read-only CSR", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x16), traps: &[8, 9], ids: &["W-G6-11", "W-CSR-3", "W-CSR-4"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "csr", kind: "csr", reads: false, writes: false },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "CSR", suffix: "e32", bits: 32, mask: 0xf00003ff, value: 0xd2, fixed: &[("op", 82), ("f3", 1)], fields: &[FieldInfo { codec: Csr, pieces: &[(27, 16)] }, FieldInfo { codec: UReg, pieces: &[(15, 10)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "csrs", group: 6, category: 0, desc: "CSR[csr] |= u1; cause 9 for an unknown or read-only CSR", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x16), traps: &[8, 9], ids: &["W-G6-12", "W-CSR-3", "W-CSR-4"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "csr", kind: "csr", reads: false, writes: false },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "CSR", suffix: "e32", bits: 32, mask: 0xf00003ff, value: 0x152, fixed: &[("op", 82), ("f3", 2)], fields: &[FieldInfo { codec: Csr, pieces: &[(27, 16)] }, FieldInfo { codec: UReg, pieces: &[(15, 10)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "csrc", group: 6, category: 0, desc: "CSR[csr] &= ~u1; cause 9 for an unknown or read-only CSR", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x16), traps: &[8, 9], ids: &["W-G6-13", "W-CSR-3", "W-CSR-4"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "csr", kind: "csr", reads: false, writes: false },
            OperandInfo { name: "rs1", kind: "u", reads: true, writes: false },
        ],
        variants: &[
            VariantInfo { format: "CSR", suffix: "e32", bits: 32, mask: 0xf00003ff, value: 0x1d2, fixed: &[("op", 82), ("f3", 3)], fields: &[FieldInfo { codec: Csr, pieces: &[(27, 16)] }, FieldInfo { codec: UReg, pieces: &[(15, 10)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "csrwi", group: 6, category: 0, desc: "CSR[csr] = zext(imm6); cause 9 for an unknown or read-only CSR", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x16), traps: &[8, 9], ids: &["W-G6-14", "W-CSR-3", "W-CSR-4"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "csr", kind: "csr", reads: false, writes: false },
            OperandInfo { name: "rs1", kind: "u6", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "CSR", suffix: "e32", bits: 32, mask: 0xf00003ff, value: 0x252, fixed: &[("op", 82), ("f3", 4)], fields: &[FieldInfo { codec: Csr, pieces: &[(27, 16)] }, FieldInfo { codec: UImm, pieces: &[(15, 10)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "csrsi", group: 6, category: 0, desc: "CSR[csr] |= zext(imm6); cause 9 for an unknown or read-only CSR", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x16), traps: &[8, 9], ids: &["W-G6-15", "W-CSR-3", "W-CSR-4"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "csr", kind: "csr", reads: false, writes: false },
            OperandInfo { name: "rs1", kind: "u6", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "CSR", suffix: "e32", bits: 32, mask: 0xf00003ff, value: 0x2d2, fixed: &[("op", 82), ("f3", 5)], fields: &[FieldInfo { codec: Csr, pieces: &[(27, 16)] }, FieldInfo { codec: UImm, pieces: &[(15, 10)] }], excluded: &[] },
        ],
    },
    OpInfo {
        mnemonic: "csrci", group: 6, category: 0, desc: "CSR[csr] &= ~zext(imm6); cause 9 for an unknown or read-only CSR", syntax: "",
        latency: Latency::Fixed(2), flags: Flags(0x16), traps: &[8, 9], ids: &["W-G6-16", "W-CSR-3", "W-CSR-4"], source: Source::Fixed, fp: false,
        operands: &[
            OperandInfo { name: "csr", kind: "csr", reads: false, writes: false },
            OperandInfo { name: "rs1", kind: "u6", reads: false, writes: false },
        ],
        variants: &[
            VariantInfo { format: "CSR", suffix: "e32", bits: 32, mask: 0xf00003ff, value: 0x352, fixed: &[("op", 82), ("f3", 6)], fields: &[FieldInfo { codec: Csr, pieces: &[(27, 16)] }, FieldInfo { codec: UImm, pieces: &[(15, 10)] }], excluded: &[] },
        ],
    },
];

/// Instruction and variant candidates for each opcode (bits 6:0 of the first word).
pub static BY_OPCODE: [&[(Op, u8)]; 128] = [
    &[],
    &[(Op::VMovB32, 0), (Op::VAddU32, 1), (Op::VSubU32, 1), (Op::VMulU32, 1), (Op::VAndB32, 1), (Op::VOrB32, 1), (Op::VXorB32, 1), (Op::VShlB32, 1), (Op::VShrU32, 1), (Op::VShrI32, 1), (Op::VRotrB32, 0), (Op::VMulhiU32, 0), (Op::VMulhiI32, 0), (Op::VDivU32, 0), (Op::VDivI32, 0), (Op::VRemU32, 0), (Op::VRemI32, 0), (Op::VMinU32, 0), (Op::VMaxU32, 0), (Op::VMinI32, 0), (Op::VMaxI32, 0), (Op::VNotB32, 0), (Op::VAbsI32, 0), (Op::VClzB32, 0), (Op::VCtzB32, 0), (Op::VPopcB32, 0), (Op::VBrevB32, 0), (Op::VFlbU32, 0), (Op::VFlbI32, 0), (Op::VFtbB32, 0), (Op::VMadU32, 0), (Op::VShladdU32, 0), (Op::VAdd3U32, 0), (Op::VBfeU32, 0), (Op::VBfeI32, 0), (Op::VBfmB32, 0), (Op::VBselB32, 0), (Op::VDot4I8, 0), (Op::VDot4U8, 0), (Op::VMacU32, 0), (Op::VMovB64, 0), (Op::VAddU64, 0), (Op::VSubU64, 0), (Op::VMovB16, 0), (Op::VAndnB32, 0), (Op::VNegI32, 0), (Op::VOr3B32, 0), (Op::VXor3B32, 0), (Op::VAndorB32, 0), (Op::VFshlB32, 0), (Op::VFshrB32, 0), (Op::VPermB32, 0), (Op::VAddsatU32, 0), (Op::VAddsatI32, 0), (Op::VSubsatU32, 0), (Op::VSubsatI32, 0), (Op::VBfiB32, 0), (Op::VDot4I8u8, 0), (Op::VDot4addI8, 0), (Op::VDot4addU8, 0), (Op::VDot4addI8u8, 0), (Op::VDot4addsatI8, 0), (Op::VDot4addsatU8, 0), (Op::VDot4addsatI8u8, 0), (Op::VDot2I16, 0), (Op::VDot2U16, 0), (Op::VDot2I16u16, 0), (Op::VDot2addI16, 0), (Op::VDot2addU16, 0), (Op::VDot2addI16u16, 0), (Op::VDot2addsatI16, 0), (Op::VDot2addsatU16, 0), (Op::VDot2addsatI16u16, 0), (Op::VSadU8, 0), (Op::VSadU16, 0), (Op::VSadU32, 0), (Op::VPackB16x2, 0), (Op::VPackI16x2, 0), (Op::VPackU16x2, 0), (Op::VPackB8x4, 0), (Op::VPackI8x4, 0), (Op::VPackU8x4, 0), (Op::VUnpackI8x4, 0), (Op::VUnpackU8x4, 0), (Op::VMulU64, 0), (Op::VAndB64, 0), (Op::VOrB64, 0), (Op::VXorB64, 0), (Op::VShlB64, 0), (Op::VShrU64, 0), (Op::VShrI64, 0), (Op::VRotrB64, 0), (Op::VMulhiU64, 0), (Op::VMulhiI64, 0), (Op::VDivU64, 0), (Op::VDivI64, 0), (Op::VRemU64, 0), (Op::VRemI64, 0), (Op::VMinU64, 0), (Op::VMaxU64, 0), (Op::VMinI64, 0), (Op::VMaxI64, 0), (Op::VNotB64, 0), (Op::VAbsI64, 0), (Op::VClzB64, 0), (Op::VCtzB64, 0), (Op::VPopcB64, 0), (Op::VBrevB64, 0), (Op::VFlbU64, 0), (Op::VFlbI64, 0), (Op::VFtbB64, 0), (Op::VMadU64, 0), (Op::VShladdU64, 0), (Op::VAdd3U64, 0), (Op::VBfeU64, 0), (Op::VBfeI64, 0), (Op::VBfmB64, 0), (Op::VBselB64, 0), (Op::VAndnB64, 0), (Op::VNegI64, 0), (Op::VBfiB64, 0), (Op::VMulU64U32, 0), (Op::VMulI64I32, 0), (Op::VMadU64U32, 0), (Op::VMadI64I32, 0), (Op::VAddU16, 0), (Op::VSubU16, 0), (Op::VMulU16, 0), (Op::VAndB16, 0), (Op::VOrB16, 0), (Op::VXorB16, 0), (Op::VShlB16, 0), (Op::VShrU16, 0), (Op::VShrI16, 0), (Op::VRotrB16, 0), (Op::VMulhiU16, 0), (Op::VMulhiI16, 0), (Op::VDivU16, 0), (Op::VDivI16, 0), (Op::VRemU16, 0), (Op::VRemI16, 0), (Op::VMinU16, 0), (Op::VMaxU16, 0), (Op::VMinI16, 0), (Op::VMaxI16, 0), (Op::VNotB16, 0), (Op::VAbsI16, 0), (Op::VClzB16, 0), (Op::VCtzB16, 0), (Op::VPopcB16, 0), (Op::VBrevB16, 0), (Op::VFlbU16, 0), (Op::VFlbI16, 0), (Op::VFtbB16, 0), (Op::VMadU16, 0), (Op::VShladdU16, 0), (Op::VAdd3U16, 0), (Op::VBfeU16, 0), (Op::VBfeI16, 0), (Op::VBfmB16, 0), (Op::VBselB16, 0), (Op::VAndnB16, 0), (Op::VNegI16, 0), (Op::VAddsatU16, 0), (Op::VAddsatI16, 0), (Op::VSubsatU16, 0), (Op::VSubsatI16, 0), (Op::VBfiB16, 0), (Op::VMulU32U16, 0), (Op::VMulI32I16, 0), (Op::VMadU32U16, 0), (Op::VMadI32I16, 0)],
    &[(Op::VAddU32, 0), (Op::VSubU32, 0), (Op::VMulU32, 0), (Op::VAndB32, 0)],
    &[(Op::VAddF32, 1), (Op::VSubF32, 1), (Op::VMulF32, 1), (Op::VDivF32, 0), (Op::VMinF32, 1), (Op::VMaxF32, 1), (Op::VFmaF32, 0), (Op::VMacF32, 0), (Op::VMovF32, 0), (Op::VSqrtF32, 0), (Op::VFloorF32, 0), (Op::VCeilF32, 0), (Op::VTruncF32, 0), (Op::VRintF32, 0), (Op::VFractF32, 0), (Op::VRcpF32, 0), (Op::VRsqF32, 0), (Op::VExp2F32, 0), (Op::VLog2F32, 0), (Op::VSinF32, 0), (Op::VCosF32, 0), (Op::VLdexpF32, 0), (Op::VFrexpExpF32, 0), (Op::VFrexpFractF32, 0), (Op::VMinimumF32, 0), (Op::VMaximumF32, 0), (Op::VCopysignF32, 0), (Op::VAddF16, 0), (Op::VSubF16, 0), (Op::VMulF16, 0), (Op::VDivF16, 0), (Op::VMinF16, 0), (Op::VMaxF16, 0), (Op::VFmaF16, 0), (Op::VMacF16, 0), (Op::VMovF16, 0), (Op::VSqrtF16, 0), (Op::VFloorF16, 0), (Op::VCeilF16, 0), (Op::VTruncF16, 0), (Op::VRintF16, 0), (Op::VFractF16, 0), (Op::VRcpF16, 0), (Op::VRsqF16, 0), (Op::VExp2F16, 0), (Op::VLog2F16, 0), (Op::VSinF16, 0), (Op::VCosF16, 0), (Op::VLdexpF16, 0), (Op::VFrexpExpF16, 0), (Op::VFrexpFractF16, 0), (Op::VMinimumF16, 0), (Op::VMaximumF16, 0), (Op::VCopysignF16, 0), (Op::VAddF64, 0), (Op::VSubF64, 0), (Op::VMulF64, 0), (Op::VDivF64, 0), (Op::VMinF64, 0), (Op::VMaxF64, 0), (Op::VFmaF64, 0), (Op::VMacF64, 0), (Op::VMovF64, 0), (Op::VSqrtF64, 0), (Op::VFloorF64, 0), (Op::VCeilF64, 0), (Op::VTruncF64, 0), (Op::VRintF64, 0), (Op::VFractF64, 0), (Op::VRcpF64, 0), (Op::VRsqF64, 0), (Op::VLdexpF64, 0), (Op::VFrexpExpF64, 0), (Op::VFrexpFractF64, 0), (Op::VMinimumF64, 0), (Op::VMaximumF64, 0), (Op::VCopysignF64, 0), (Op::VCvtI32F32, 0), (Op::VCvtU32F32, 0), (Op::VCvtF32I32, 0), (Op::VCvtF32U32, 0), (Op::VCvtF16F32, 0), (Op::VCvtF32F16, 0)],
    &[(Op::VOrB32, 0), (Op::VXorB32, 0), (Op::VShlB32, 0), (Op::VShrU32, 0)],
    &[(Op::VAddU32, 2), (Op::VSubU32, 2), (Op::VMulU32, 2), (Op::VAndB32, 2), (Op::VOrB32, 2), (Op::VXorB32, 2), (Op::VShlB32, 2), (Op::VShrU32, 2), (Op::VShrI32, 2), (Op::VRotrB32, 1), (Op::VMulhiU32, 1), (Op::VMulhiI32, 1), (Op::VDivU32, 1), (Op::VDivI32, 1), (Op::VRemU32, 1), (Op::VRemI32, 1), (Op::VMinU32, 1), (Op::VMaxU32, 1), (Op::VMinI32, 1), (Op::VMaxI32, 1), (Op::VBfmB32, 1), (Op::VDot4I8, 1), (Op::VDot4U8, 1), (Op::VAndnB32, 1)],
    &[(Op::VShrI32, 0), (Op::VAddF32, 0), (Op::VSubF32, 0), (Op::VMulF32, 0)],
    &[(Op::VAddF32, 2), (Op::VSubF32, 2), (Op::VMulF32, 2), (Op::VDivF32, 1), (Op::VMinF32, 2), (Op::VMaxF32, 2)],
    &[(Op::VMinF32, 0), (Op::VMaxF32, 0)],
    &[(Op::VCmpEqU32, 0), (Op::VCmpNeU32, 0), (Op::VCmpLtU32, 0), (Op::VCmpLeU32, 0), (Op::VCmpGtU32, 0), (Op::VCmpGeU32, 0), (Op::VCmpLtI32, 0), (Op::VCmpLeI32, 0), (Op::VCmpGtI32, 0), (Op::VCmpGeI32, 0), (Op::VCmpTstB32, 0), (Op::VCmpEqU64, 0), (Op::VCmpNeU64, 0), (Op::VCmpLtU64, 0), (Op::VCmpLeU64, 0), (Op::VCmpGtU64, 0), (Op::VCmpGeU64, 0), (Op::VCmpLtI64, 0), (Op::VCmpLeI64, 0), (Op::VCmpGtI64, 0), (Op::VCmpGeI64, 0), (Op::VCmpTstB64, 0), (Op::VCmpEqU16, 0), (Op::VCmpNeU16, 0), (Op::VCmpLtU16, 0), (Op::VCmpLeU16, 0), (Op::VCmpGtU16, 0), (Op::VCmpGeU16, 0), (Op::VCmpLtI16, 0), (Op::VCmpLeI16, 0), (Op::VCmpGtI16, 0), (Op::VCmpGeI16, 0), (Op::VCmpTstB16, 0), (Op::VCmpEqF32, 0), (Op::VCmpNeF32, 0), (Op::VCmpLtF32, 0), (Op::VCmpLeF32, 0), (Op::VCmpGtF32, 0), (Op::VCmpGeF32, 0), (Op::VCmpOrdF32, 0), (Op::VCmpUnoF32, 0), (Op::VClassF32, 0), (Op::VCmpEqF16, 0), (Op::VCmpNeF16, 0), (Op::VCmpLtF16, 0), (Op::VCmpLeF16, 0), (Op::VCmpGtF16, 0), (Op::VCmpGeF16, 0), (Op::VCmpOrdF16, 0), (Op::VCmpUnoF16, 0), (Op::VClassF16, 0), (Op::VCmpEqF64, 0), (Op::VCmpNeF64, 0), (Op::VCmpLtF64, 0), (Op::VCmpLeF64, 0), (Op::VCmpGtF64, 0), (Op::VCmpGeF64, 0), (Op::VCmpOrdF64, 0), (Op::VCmpUnoF64, 0), (Op::VClassF64, 0)],
    &[],
    &[(Op::VCmpEqU32, 1), (Op::VCmpNeU32, 1), (Op::VCmpLtU32, 1), (Op::VCmpLeU32, 1), (Op::VCmpGtU32, 1), (Op::VCmpGeU32, 1), (Op::VCmpLtI32, 1), (Op::VCmpLeI32, 1), (Op::VCmpGtI32, 1), (Op::VCmpGeI32, 1), (Op::VCmpTstB32, 1), (Op::VCmpEqF32, 1), (Op::VCmpNeF32, 1), (Op::VCmpLtF32, 1), (Op::VCmpLeF32, 1), (Op::VCmpGtF32, 1), (Op::VCmpGeF32, 1), (Op::VClassF32, 1), (Op::VClassF16, 1), (Op::VClassF64, 1)],
    &[],
    &[(Op::VSelB32, 0), (Op::VAddCoU32, 0), (Op::VAddcCoU32, 0), (Op::VSubCoU32, 0), (Op::VSubbCoU32, 0), (Op::VSelB64, 0), (Op::VSelB16, 0)],
    &[],
    &[(Op::VMovB32, 1)],
    &[],
    &[],
    &[],
    &[(Op::BufferLoadB32, 0), (Op::BufferLoadB64, 0), (Op::BufferLoadB96, 0), (Op::BufferLoadB128, 0), (Op::BufferStoreB32, 0), (Op::BufferStoreB64, 0), (Op::BufferStoreB96, 0), (Op::BufferStoreB128, 0), (Op::BufferLoadU8, 0), (Op::BufferLoadI8, 0), (Op::BufferLoadU16, 0), (Op::BufferLoadI16, 0), (Op::BufferLoadB16, 0), (Op::BufferStoreB8, 0), (Op::BufferStoreB16, 0), (Op::BufferAtomicAddU32, 0), (Op::BufferAtomicSubU32, 0), (Op::BufferAtomicAndB32, 0), (Op::BufferAtomicOrB32, 0), (Op::BufferAtomicXorB32, 0), (Op::BufferAtomicMinU32, 0), (Op::BufferAtomicMaxU32, 0), (Op::BufferAtomicMinI32, 0), (Op::BufferAtomicMaxI32, 0), (Op::BufferAtomicXchgB32, 0), (Op::BufferAtomicCmpxchgB32, 0), (Op::BufferAtomicAddF32, 0), (Op::BufferAtomicMinF32, 0), (Op::BufferAtomicMaxF32, 0), (Op::BufferAtomicAddU64, 0), (Op::BufferAtomicSubU64, 0), (Op::BufferAtomicAndB64, 0), (Op::BufferAtomicOrB64, 0), (Op::BufferAtomicXorB64, 0), (Op::BufferAtomicMinU64, 0), (Op::BufferAtomicMaxU64, 0), (Op::BufferAtomicMinI64, 0), (Op::BufferAtomicMaxI64, 0), (Op::BufferAtomicXchgB64, 0), (Op::BufferAtomicCmpxchgB64, 0), (Op::BufferAtomicAddF64, 0), (Op::BufferAtomicMinF64, 0), (Op::BufferAtomicMaxF64, 0), (Op::BufferRedAddU32, 0), (Op::BufferRedSubU32, 0), (Op::BufferRedAndB32, 0), (Op::BufferRedOrB32, 0), (Op::BufferRedXorB32, 0), (Op::BufferRedMinU32, 0), (Op::BufferRedMaxU32, 0), (Op::BufferRedMinI32, 0), (Op::BufferRedMaxI32, 0), (Op::BufferRedAddF32, 0), (Op::BufferRedMinF32, 0), (Op::BufferRedMaxF32, 0), (Op::BufferRedAddU64, 0), (Op::BufferRedSubU64, 0), (Op::BufferRedAndB64, 0), (Op::BufferRedOrB64, 0), (Op::BufferRedXorB64, 0), (Op::BufferRedMinU64, 0), (Op::BufferRedMaxU64, 0), (Op::BufferRedMinI64, 0), (Op::BufferRedMaxI64, 0), (Op::BufferRedAddF64, 0), (Op::BufferRedMinF64, 0), (Op::BufferRedMaxF64, 0)],
    &[],
    &[(Op::GlobalLoadB32, 0), (Op::GlobalLoadB64, 0), (Op::GlobalLoadB96, 0), (Op::GlobalLoadB128, 0), (Op::GlobalStoreB32, 0), (Op::GlobalStoreB64, 0), (Op::GlobalStoreB96, 0), (Op::GlobalStoreB128, 0), (Op::GlobalLoadU8, 0), (Op::GlobalLoadI8, 0), (Op::GlobalLoadU16, 0), (Op::GlobalLoadI16, 0), (Op::GlobalLoadB16, 0), (Op::GlobalStoreB8, 0), (Op::GlobalStoreB16, 0), (Op::GlobalAtomicAddU32, 0), (Op::GlobalAtomicSubU32, 0), (Op::GlobalAtomicAndB32, 0), (Op::GlobalAtomicOrB32, 0), (Op::GlobalAtomicXorB32, 0), (Op::GlobalAtomicMinU32, 0), (Op::GlobalAtomicMaxU32, 0), (Op::GlobalAtomicMinI32, 0), (Op::GlobalAtomicMaxI32, 0), (Op::GlobalAtomicXchgB32, 0), (Op::GlobalAtomicCmpxchgB32, 0), (Op::GlobalAtomicAddF32, 0), (Op::GlobalAtomicMinF32, 0), (Op::GlobalAtomicMaxF32, 0), (Op::GlobalAtomicAddU64, 0), (Op::GlobalAtomicSubU64, 0), (Op::GlobalAtomicAndB64, 0), (Op::GlobalAtomicOrB64, 0), (Op::GlobalAtomicXorB64, 0), (Op::GlobalAtomicMinU64, 0), (Op::GlobalAtomicMaxU64, 0), (Op::GlobalAtomicMinI64, 0), (Op::GlobalAtomicMaxI64, 0), (Op::GlobalAtomicXchgB64, 0), (Op::GlobalAtomicCmpxchgB64, 0), (Op::GlobalAtomicAddF64, 0), (Op::GlobalAtomicMinF64, 0), (Op::GlobalAtomicMaxF64, 0), (Op::GlobalRedAddU32, 0), (Op::GlobalRedSubU32, 0), (Op::GlobalRedAndB32, 0), (Op::GlobalRedOrB32, 0), (Op::GlobalRedXorB32, 0), (Op::GlobalRedMinU32, 0), (Op::GlobalRedMaxU32, 0), (Op::GlobalRedMinI32, 0), (Op::GlobalRedMaxI32, 0), (Op::GlobalRedAddF32, 0), (Op::GlobalRedMinF32, 0), (Op::GlobalRedMaxF32, 0), (Op::GlobalRedAddU64, 0), (Op::GlobalRedSubU64, 0), (Op::GlobalRedAndB64, 0), (Op::GlobalRedOrB64, 0), (Op::GlobalRedXorB64, 0), (Op::GlobalRedMinU64, 0), (Op::GlobalRedMaxU64, 0), (Op::GlobalRedMinI64, 0), (Op::GlobalRedMaxI64, 0), (Op::GlobalRedAddF64, 0), (Op::GlobalRedMinF64, 0), (Op::GlobalRedMaxF64, 0)],
    &[],
    &[(Op::ScratchLoadB32, 0), (Op::ScratchLoadB64, 0), (Op::ScratchLoadB96, 0), (Op::ScratchLoadB128, 0), (Op::ScratchStoreB32, 0), (Op::ScratchStoreB64, 0), (Op::ScratchStoreB96, 0), (Op::ScratchStoreB128, 0), (Op::ScratchLoadU8, 0), (Op::ScratchLoadI8, 0), (Op::ScratchLoadU16, 0), (Op::ScratchLoadI16, 0), (Op::ScratchLoadB16, 0), (Op::ScratchStoreB8, 0), (Op::ScratchStoreB16, 0)],
    &[],
    &[(Op::LsLoadB32, 0), (Op::LsLoadB64, 0), (Op::LsLoadB96, 0), (Op::LsLoadB128, 0), (Op::LsStoreB32, 0), (Op::LsStoreB64, 0), (Op::LsStoreB96, 0), (Op::LsStoreB128, 0), (Op::LsLoadU8, 0), (Op::LsLoadI8, 0), (Op::LsLoadU16, 0), (Op::LsLoadI16, 0), (Op::LsLoadB16, 0), (Op::LsStoreB8, 0), (Op::LsStoreB16, 0), (Op::LsAtomicAddU32, 0), (Op::LsAtomicSubU32, 0), (Op::LsAtomicAndB32, 0), (Op::LsAtomicOrB32, 0), (Op::LsAtomicXorB32, 0), (Op::LsAtomicMinU32, 0), (Op::LsAtomicMaxU32, 0), (Op::LsAtomicMinI32, 0), (Op::LsAtomicMaxI32, 0), (Op::LsAtomicXchgB32, 0), (Op::LsAtomicCmpxchgB32, 0), (Op::LsAtomicAddF32, 0), (Op::LsAtomicMinF32, 0), (Op::LsAtomicMaxF32, 0), (Op::LsAtomicAddU64, 0), (Op::LsAtomicSubU64, 0), (Op::LsAtomicAndB64, 0), (Op::LsAtomicOrB64, 0), (Op::LsAtomicXorB64, 0), (Op::LsAtomicMinU64, 0), (Op::LsAtomicMaxU64, 0), (Op::LsAtomicMinI64, 0), (Op::LsAtomicMaxI64, 0), (Op::LsAtomicXchgB64, 0), (Op::LsAtomicCmpxchgB64, 0), (Op::LsAtomicAddF64, 0), (Op::LsAtomicMinF64, 0), (Op::LsAtomicMaxF64, 0), (Op::LsRedAddU32, 0), (Op::LsRedSubU32, 0), (Op::LsRedAndB32, 0), (Op::LsRedOrB32, 0), (Op::LsRedXorB32, 0), (Op::LsRedMinU32, 0), (Op::LsRedMaxU32, 0), (Op::LsRedMinI32, 0), (Op::LsRedMaxI32, 0), (Op::LsRedAddF32, 0), (Op::LsRedMinF32, 0), (Op::LsRedMaxF32, 0), (Op::LsRedAddU64, 0), (Op::LsRedSubU64, 0), (Op::LsRedAndB64, 0), (Op::LsRedOrB64, 0), (Op::LsRedXorB64, 0), (Op::LsRedMinU64, 0), (Op::LsRedMaxU64, 0), (Op::LsRedMinI64, 0), (Op::LsRedMaxI64, 0), (Op::LsRedAddF64, 0), (Op::LsRedMinF64, 0), (Op::LsRedMaxF64, 0)],
    &[],
    &[(Op::UReadlane, 0), (Op::UReadfirst, 0)],
    &[],
    &[(Op::VMovrelS, 0), (Op::VMovrelD, 0), (Op::VLaneid, 0), (Op::VWritelane, 0)],
    &[],
    &[(Op::B, 1), (Op::Bexecz, 1), (Op::Bexecnz, 1), (Op::Bz, 1), (Op::Bnz, 1), (Op::Jal, 1), (Op::BeqU32, 0), (Op::BneU32, 0), (Op::BltU32, 0), (Op::BgeU32, 0), (Op::BltI32, 0), (Op::BgeI32, 0)],
    &[(Op::UMovB32, 0), (Op::UAddU32, 0), (Op::USubU32, 0), (Op::UMulU32, 0), (Op::UMulhiU32, 0), (Op::UMulhiI32, 0), (Op::UDivU32, 0), (Op::UDivI32, 0), (Op::URemU32, 0), (Op::URemI32, 0), (Op::UMinU32, 0), (Op::UMaxU32, 0), (Op::UMinI32, 0), (Op::UMaxI32, 0), (Op::UAndB32, 0), (Op::UOrB32, 0), (Op::UXorB32, 0), (Op::UAndnB32, 0), (Op::UShlB32, 0), (Op::UShrU32, 0), (Op::UShrI32, 0), (Op::UBfmB32, 0), (Op::UDot4I8, 0), (Op::UDot4U8, 0), (Op::UNotB32, 0), (Op::UAbsI32, 0), (Op::UClzB32, 0), (Op::UCtzB32, 0), (Op::UPopcB32, 0), (Op::UBrevB32, 0), (Op::UFlbU32, 0), (Op::UFlbI32, 0), (Op::UFtbB32, 0), (Op::UCmpEqU32, 0), (Op::UCmpNeU32, 0), (Op::UCmpLtU32, 0), (Op::UCmpLeU32, 0), (Op::UCmpGtU32, 0), (Op::UCmpGeU32, 0), (Op::UCmpLtI32, 0), (Op::UCmpLeI32, 0), (Op::UCmpGtI32, 0), (Op::UCmpGeI32, 0), (Op::UMovB64, 0), (Op::UAddU64, 0), (Op::UCmpTstB32, 0), (Op::URotrB32, 0), (Op::UNegI32, 0), (Op::UAddsatU32, 0), (Op::UAddsatI32, 0), (Op::USubsatU32, 0), (Op::USubsatI32, 0), (Op::UDot4I8u8, 0), (Op::UDot2I16, 0), (Op::UDot2U16, 0), (Op::UDot2I16u16, 0), (Op::UPackI16x2, 0), (Op::UPackU16x2, 0)],
    &[(Op::ULoadB32, 0), (Op::ULoadB64, 0), (Op::ULoadB128, 0), (Op::ULoadB256, 0), (Op::ULoadU8, 0), (Op::ULoadI8, 0), (Op::ULoadU16, 0), (Op::ULoadI16, 0)],
    &[(Op::UCvtF32I32, 0), (Op::UCvtF32U32, 0), (Op::UAddF32, 0), (Op::USubF32, 0), (Op::UMulF32, 0), (Op::UDivF32, 0), (Op::UMinF32, 0), (Op::UMaxF32, 0), (Op::ULdexpF32, 0), (Op::USqrtF32, 0), (Op::UFloorF32, 0), (Op::UCeilF32, 0), (Op::UTruncF32, 0), (Op::URintF32, 0), (Op::UFractF32, 0), (Op::URcpF32, 0), (Op::URsqF32, 0), (Op::UExp2F32, 0), (Op::ULog2F32, 0), (Op::USinF32, 0), (Op::UCosF32, 0), (Op::UFrexpExpF32, 0), (Op::UFrexpFractF32, 0), (Op::UCvtI32F32, 0), (Op::UCvtU32F32, 0), (Op::UCmpEqF32, 0), (Op::UCmpNeF32, 0), (Op::UCmpLtF32, 0), (Op::UCmpLeF32, 0), (Op::UCmpGtF32, 0), (Op::UCmpGeF32, 0), (Op::UMacF32, 0), (Op::UMinimumF32, 0), (Op::UMaximumF32, 0), (Op::UCopysignF32, 0), (Op::UCmpOrdF32, 0), (Op::UCmpUnoF32, 0), (Op::UClassF32, 0)],
    &[(Op::UBloadB32, 0), (Op::UBloadB64, 0), (Op::UBloadB128, 0), (Op::UBloadB256, 0), (Op::UBloadU8, 0), (Op::UBloadI8, 0), (Op::UBloadU16, 0), (Op::UBloadI16, 0), (Op::UBsize, 0)],
    &[(Op::UMovB32, 1)],
    &[(Op::UAddU32, 1), (Op::USubU32, 1), (Op::UMulU32, 1), (Op::UMulhiU32, 1), (Op::UMulhiI32, 1), (Op::UDivU32, 1), (Op::UDivI32, 1), (Op::URemU32, 1), (Op::URemI32, 1), (Op::UMinU32, 1), (Op::UMaxU32, 1), (Op::UMinI32, 1), (Op::UMaxI32, 1), (Op::UAndB32, 1), (Op::UOrB32, 1), (Op::UXorB32, 1), (Op::UAndnB32, 1), (Op::UShlB32, 1), (Op::UShrU32, 1), (Op::UShrI32, 1), (Op::UBfmB32, 1), (Op::UDot4I8, 1), (Op::UDot4U8, 1), (Op::UCmpEqU32, 1), (Op::UCmpNeU32, 1), (Op::UCmpLtU32, 1), (Op::UCmpLeU32, 1), (Op::UCmpGtU32, 1), (Op::UCmpGeU32, 1), (Op::UCmpLtI32, 1), (Op::UCmpLeI32, 1), (Op::UCmpGtI32, 1), (Op::UCmpGeI32, 1), (Op::UCmpTstB32, 1), (Op::URotrB32, 1), (Op::UAddsatU32, 1), (Op::UAddsatI32, 1), (Op::USubsatU32, 1), (Op::USubsatI32, 1), (Op::UDot4I8u8, 1), (Op::UDot2I16, 1), (Op::UDot2U16, 1), (Op::UDot2I16u16, 1), (Op::UPackI16x2, 1), (Op::UPackU16x2, 1)],
    &[(Op::UMulU64, 0), (Op::UAndB64, 0), (Op::UOrB64, 0), (Op::UXorB64, 0), (Op::UShlB64, 0), (Op::UShrU64, 0), (Op::UShrI64, 0), (Op::URotrB64, 0), (Op::UMulhiU64, 0), (Op::UMulhiI64, 0), (Op::UDivU64, 0), (Op::UDivI64, 0), (Op::URemU64, 0), (Op::URemI64, 0), (Op::UMinU64, 0), (Op::UMaxU64, 0), (Op::UMinI64, 0), (Op::UMaxI64, 0), (Op::UNotB64, 0), (Op::UAbsI64, 0), (Op::UClzB64, 0), (Op::UCtzB64, 0), (Op::UPopcB64, 0), (Op::UBrevB64, 0), (Op::UFlbU64, 0), (Op::UFlbI64, 0), (Op::UFtbB64, 0), (Op::UBfmB64, 0), (Op::UAndnB64, 0), (Op::UNegI64, 0), (Op::UMulU64U32, 0), (Op::UMulI64I32, 0), (Op::USubU64, 0), (Op::UCmpEqU64, 0), (Op::UCmpNeU64, 0), (Op::UCmpLtU64, 0), (Op::UCmpLeU64, 0), (Op::UCmpGtU64, 0), (Op::UCmpGeU64, 0), (Op::UCmpLtI64, 0), (Op::UCmpLeI64, 0), (Op::UCmpGtI64, 0), (Op::UCmpGeI64, 0), (Op::UCmpTstB64, 0)],
    &[(Op::UAddF32, 1), (Op::USubF32, 1), (Op::UMulF32, 1), (Op::UDivF32, 1), (Op::UMinF32, 1), (Op::UMaxF32, 1), (Op::ULdexpF32, 1), (Op::UCmpEqF32, 1), (Op::UCmpNeF32, 1), (Op::UCmpLtF32, 1), (Op::UCmpLeF32, 1), (Op::UCmpGtF32, 1), (Op::UCmpGeF32, 1), (Op::UClassF32, 1), (Op::UClassF16, 1), (Op::UClassF64, 1)],
    &[(Op::UBselB32, 0), (Op::UBfeU32, 0)],
    &[(Op::UMovB32, 2)],
    &[(Op::UBfeI32, 0), (Op::UMadU32, 0)],
    &[(Op::UImageSize, 0)],
    &[(Op::UFmaF32, 0)],
    &[(Op::UOr3B32, 0), (Op::UXor3B32, 0), (Op::UAndorB32, 0), (Op::UFshlB32, 0), (Op::UFshrB32, 0), (Op::UPermB32, 0), (Op::UBfiB32, 0), (Op::UDot4addI8, 0), (Op::UDot4addU8, 0), (Op::UDot4addI8u8, 0), (Op::UDot4addsatI8, 0), (Op::UDot4addsatU8, 0), (Op::UDot4addsatI8u8, 0), (Op::UDot2addI16, 0), (Op::UDot2addU16, 0), (Op::UDot2addI16u16, 0), (Op::UDot2addsatI16, 0), (Op::UDot2addsatU16, 0), (Op::UDot2addsatI16u16, 0), (Op::USadU8, 0), (Op::USadU16, 0), (Op::USadU32, 0), (Op::UShladdU32, 0), (Op::UAdd3U32, 0), (Op::UAddCoU32, 0), (Op::UAddcCoU32, 0), (Op::USubCoU32, 0), (Op::USubbCoU32, 0), (Op::USelB32, 0), (Op::UMadU64, 0), (Op::UShladdU64, 0), (Op::UAdd3U64, 0), (Op::UBfeU64, 0), (Op::UBfeI64, 0), (Op::UBselB64, 0), (Op::UBfiB64, 0), (Op::UMadU64U32, 0), (Op::UMadI64I32, 0), (Op::USelB64, 0)],
    &[(Op::FenceAcquireWarp, 0), (Op::FenceAcquireWorkgroup, 0), (Op::FenceAcquireDevice, 0), (Op::FenceReleaseWarp, 0), (Op::FenceReleaseWorkgroup, 0), (Op::FenceReleaseDevice, 0), (Op::FenceAcqrelWarp, 0), (Op::FenceAcqrelWorkgroup, 0), (Op::FenceAcqrelDevice, 0), (Op::FenceSeqcstWarp, 0), (Op::FenceSeqcstWorkgroup, 0), (Op::FenceSeqcstDevice, 0)],
    &[],
    &[(Op::B, 0), (Op::Bexecz, 0), (Op::Bexecnz, 0)],
    &[],
    &[(Op::Bz, 0), (Op::Bnz, 0), (Op::Jal, 0)],
    &[],
    &[(Op::Jalr, 0)],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[(Op::ExecGet, 0), (Op::ExecSet, 0), (Op::ExecWqm, 0), (Op::SaveexecAnd, 0), (Op::SaveexecOr, 0), (Op::SaveexecXor, 0), (Op::SaveexecAndn1, 0), (Op::SaveexecAndn2, 0), (Op::SaveexecMov, 0)],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[(Op::UAddF16, 0), (Op::USubF16, 0), (Op::UMulF16, 0), (Op::UDivF16, 0), (Op::UMinF16, 0), (Op::UMaxF16, 0), (Op::UMacF16, 0), (Op::USqrtF16, 0), (Op::UFloorF16, 0), (Op::UCeilF16, 0), (Op::UTruncF16, 0), (Op::URintF16, 0), (Op::UFractF16, 0), (Op::URcpF16, 0), (Op::URsqF16, 0), (Op::UExp2F16, 0), (Op::ULog2F16, 0), (Op::USinF16, 0), (Op::UCosF16, 0), (Op::ULdexpF16, 0), (Op::UFrexpExpF16, 0), (Op::UFrexpFractF16, 0), (Op::UMinimumF16, 0), (Op::UMaximumF16, 0), (Op::UCopysignF16, 0), (Op::UCmpEqF16, 0), (Op::UCmpNeF16, 0), (Op::UCmpLtF16, 0), (Op::UCmpLeF16, 0), (Op::UCmpGtF16, 0), (Op::UCmpGeF16, 0), (Op::UCmpOrdF16, 0), (Op::UCmpUnoF16, 0), (Op::UClassF16, 0)],
    &[],
    &[(Op::UAddF64, 0), (Op::USubF64, 0), (Op::UMulF64, 0), (Op::UDivF64, 0), (Op::UMinF64, 0), (Op::UMaxF64, 0), (Op::UMacF64, 0), (Op::USqrtF64, 0), (Op::UFloorF64, 0), (Op::UCeilF64, 0), (Op::UTruncF64, 0), (Op::URintF64, 0), (Op::UFractF64, 0), (Op::URcpF64, 0), (Op::URsqF64, 0), (Op::ULdexpF64, 0), (Op::UFrexpExpF64, 0), (Op::UFrexpFractF64, 0), (Op::UMinimumF64, 0), (Op::UMaximumF64, 0), (Op::UCopysignF64, 0), (Op::UCmpEqF64, 0), (Op::UCmpNeF64, 0), (Op::UCmpLtF64, 0), (Op::UCmpLeF64, 0), (Op::UCmpGtF64, 0), (Op::UCmpGeF64, 0), (Op::UCmpOrdF64, 0), (Op::UCmpUnoF64, 0), (Op::UClassF64, 0)],
    &[],
    &[],
    &[],
    &[(Op::UFmaF16, 0), (Op::UFmaF64, 0)],
    &[],
    &[(Op::Nop, 0), (Op::Endpgm, 0), (Op::Trap, 0), (Op::Brk, 0), (Op::Sleep, 0), (Op::Setprio, 0), (Op::Barrier, 0), (Op::IcacheInv, 0)],
    &[],
    &[(Op::Waitcnt, 0)],
    &[],
    &[(Op::Csrr, 0), (Op::Csrw, 0), (Op::Csrs, 0), (Op::Csrc, 0), (Op::Csrwi, 0), (Op::Csrsi, 0), (Op::Csrci, 0)],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
];

/// The CSRs by number.
pub static CSRS: [CsrInfo; 21] = [
    CsrInfo { name: "exec", number: 0x000, writable: true, desc: "the 32-lane execution mask", reset: "lanes of the warp that exist" },
    CsrInfo { name: "mode", number: 0x001, writable: true, desc: "rounding, flush to zero, exception enables", reset: "0" },
    CsrInfo { name: "fflags", number: 0x002, writable: true, desc: "accrued float flags NX/UF/OF/DZ/NV; a write keeps bits 4:0 only", reset: "0" },
    CsrInfo { name: "trapctl", number: 0x003, writable: true, desc: "trap enables and pause policy", reset: "0" },
    CsrInfo { name: "warpid", number: 0x010, writable: false, desc: "physical warp slot", reset: "given by the launch" },
    CsrInfo { name: "spid", number: 0x011, writable: false, desc: "shader processor number", reset: "given by the launch" },
    CsrInfo { name: "coreid", number: 0x012, writable: false, desc: "core number", reset: "given by the launch" },
    CsrInfo { name: "wgslot", number: 0x013, writable: false, desc: "workgroup slot", reset: "given by the launch" },
    CsrInfo { name: "clock", number: 0x020, writable: false, desc: "low word of the instructions that this warp has retired", reset: "0" },
    CsrInfo { name: "clockh", number: 0x021, writable: false, desc: "high word of the instructions that this warp has retired", reset: "0" },
    CsrInfo { name: "time", number: 0x022, writable: false, desc: "low word of the instructions that this core has committed", reset: "0" },
    CsrInfo { name: "timeh", number: 0x023, writable: false, desc: "high word of the instructions that this core has committed", reset: "0" },
    CsrInfo { name: "scratch_lo", number: 0x030, writable: false, desc: "low word of the scratch base", reset: "given by the launch" },
    CsrInfo { name: "scratch_hi", number: 0x031, writable: false, desc: "high word of the scratch base", reset: "given by the launch" },
    CsrInfo { name: "scratch_size", number: 0x032, writable: false, desc: "scratch bytes per lane", reset: "given by the launch" },
    CsrInfo { name: "code_lo", number: 0x033, writable: false, desc: "low word of CODE_BASE", reset: "given by the launch" },
    CsrInfo { name: "code_hi", number: 0x034, writable: false, desc: "high word of CODE_BASE", reset: "given by the launch" },
    CsrInfo { name: "trapbase", number: 0x040, writable: true, desc: "trap vector base (optional handler)", reset: "0" },
    CsrInfo { name: "trapcause", number: 0x041, writable: true, desc: "trap cause", reset: "0" },
    CsrInfo { name: "trappc", number: 0x042, writable: true, desc: "trap PC, relative to CODE_BASE", reset: "0" },
    CsrInfo { name: "trapinfo", number: 0x043, writable: true, desc: "extra trap information", reset: "0" },
];

/// CSR numbers.
pub mod csr {
    /// the 32-lane execution mask.
    pub const EXEC: u32 = 0x000;
    /// rounding, flush to zero, exception enables.
    pub const MODE: u32 = 0x001;
    /// accrued float flags NX/UF/OF/DZ/NV; a write keeps bits 4:0 only.
    pub const FFLAGS: u32 = 0x002;
    /// trap enables and pause policy.
    pub const TRAPCTL: u32 = 0x003;
    /// physical warp slot.
    pub const WARPID: u32 = 0x010;
    /// shader processor number.
    pub const SPID: u32 = 0x011;
    /// core number.
    pub const COREID: u32 = 0x012;
    /// workgroup slot.
    pub const WGSLOT: u32 = 0x013;
    /// low word of the instructions that this warp has retired.
    pub const CLOCK: u32 = 0x020;
    /// high word of the instructions that this warp has retired.
    pub const CLOCKH: u32 = 0x021;
    /// low word of the instructions that this core has committed.
    pub const TIME: u32 = 0x022;
    /// high word of the instructions that this core has committed.
    pub const TIMEH: u32 = 0x023;
    /// low word of the scratch base.
    pub const SCRATCH_LO: u32 = 0x030;
    /// high word of the scratch base.
    pub const SCRATCH_HI: u32 = 0x031;
    /// scratch bytes per lane.
    pub const SCRATCH_SIZE: u32 = 0x032;
    /// low word of CODE_BASE.
    pub const CODE_LO: u32 = 0x033;
    /// high word of CODE_BASE.
    pub const CODE_HI: u32 = 0x034;
    /// trap vector base (optional handler).
    pub const TRAPBASE: u32 = 0x040;
    /// trap cause.
    pub const TRAPCAUSE: u32 = 0x041;
    /// trap PC, relative to CODE_BASE.
    pub const TRAPPC: u32 = 0x042;
    /// extra trap information.
    pub const TRAPINFO: u32 = 0x043;
}

/// The trap causes.
pub static TRAPS: [TrapInfo; 11] = [
    TrapInfo { cause: 0, name: "None", info: "0", desc: "no trap", source: Source::Completed },
    TrapInfo { cause: 1, name: "IllegalInsn", info: "first word of the instruction", desc: "reserved encoding, reserved operand, odd register pair, or register past the allocation", source: Source::Completed },
    TrapInfo { cause: 2, name: "Trap", info: "the immediate", desc: "the instruction trap", source: Source::Fixed },
    TrapInfo { cause: 3, name: "Breakpoint", info: "0", desc: "the instruction brk", source: Source::Fixed },
    TrapInfo { cause: 4, name: "Misaligned", info: "low word of the address of the first such lane", desc: "an access that is not a multiple of its size", source: Source::Completed },
    TrapInfo { cause: 5, name: "MemoryFault", info: "low word of the address of the first such lane", desc: "an address that belongs to no mapped memory, or a write to read-only memory", source: Source::Completed },
    TrapInfo { cause: 6, name: "FloatException", info: "the flags that trapped", desc: "a floating-point exception whose enable in MODE is set", source: Source::Completed },
    TrapInfo { cause: 7, name: "FetchFault", info: "the target PC", desc: "PC outside the code, or not a multiple of 4", source: Source::Completed },
    TrapInfo { cause: 8, name: "IllegalMode", info: "the candidate value", desc: "a MODE value with a reserved bit or a reserved rounding-mode code", source: Source::Fixed },
    TrapInfo { cause: 9, name: "IllegalCsr", info: "the CSR number", desc: "an access to an unknown CSR, or a write to a read-only one", source: Source::Fixed },
    TrapInfo { cause: 10, name: "BarrierFault", info: "warps that wait", desc: "a barrier that not all live warps of the workgroup can reach", source: Source::Completed },
];

/// Trap cause numbers.
pub mod cause {
    /// no trap.
    pub const NONE: u8 = 0;
    /// reserved encoding, reserved operand, odd register pair, or register past the allocation.
    pub const ILLEGAL_INSN: u8 = 1;
    /// the instruction trap.
    pub const TRAP: u8 = 2;
    /// the instruction brk.
    pub const BREAKPOINT: u8 = 3;
    /// an access that is not a multiple of its size.
    pub const MISALIGNED: u8 = 4;
    /// an address that belongs to no mapped memory, or a write to read-only memory.
    pub const MEMORY_FAULT: u8 = 5;
    /// a floating-point exception whose enable in MODE is set.
    pub const FLOAT_EXCEPTION: u8 = 6;
    /// PC outside the code, or not a multiple of 4.
    pub const FETCH_FAULT: u8 = 7;
    /// a MODE value with a reserved bit or a reserved rounding-mode code.
    pub const ILLEGAL_MODE: u8 = 8;
    /// an access to an unknown CSR, or a write to a read-only one.
    pub const ILLEGAL_CSR: u8 = 9;
    /// a barrier that not all live warps of the workgroup can reach.
    pub const BARRIER_FAULT: u8 = 10;
}

/// Inline constants of vector sources.
pub static CONSTS: [ConstInfo; 93] = [
    ConstInfo { code: 320, text: "0", b16: 0x0000, b32: 0x00000000, b64: 0x0000000000000000 },
    ConstInfo { code: 321, text: "1", b16: 0x0001, b32: 0x00000001, b64: 0x0000000000000001 },
    ConstInfo { code: 322, text: "2", b16: 0x0002, b32: 0x00000002, b64: 0x0000000000000002 },
    ConstInfo { code: 323, text: "3", b16: 0x0003, b32: 0x00000003, b64: 0x0000000000000003 },
    ConstInfo { code: 324, text: "4", b16: 0x0004, b32: 0x00000004, b64: 0x0000000000000004 },
    ConstInfo { code: 325, text: "5", b16: 0x0005, b32: 0x00000005, b64: 0x0000000000000005 },
    ConstInfo { code: 326, text: "6", b16: 0x0006, b32: 0x00000006, b64: 0x0000000000000006 },
    ConstInfo { code: 327, text: "7", b16: 0x0007, b32: 0x00000007, b64: 0x0000000000000007 },
    ConstInfo { code: 328, text: "8", b16: 0x0008, b32: 0x00000008, b64: 0x0000000000000008 },
    ConstInfo { code: 329, text: "9", b16: 0x0009, b32: 0x00000009, b64: 0x0000000000000009 },
    ConstInfo { code: 330, text: "10", b16: 0x000a, b32: 0x0000000a, b64: 0x000000000000000a },
    ConstInfo { code: 331, text: "11", b16: 0x000b, b32: 0x0000000b, b64: 0x000000000000000b },
    ConstInfo { code: 332, text: "12", b16: 0x000c, b32: 0x0000000c, b64: 0x000000000000000c },
    ConstInfo { code: 333, text: "13", b16: 0x000d, b32: 0x0000000d, b64: 0x000000000000000d },
    ConstInfo { code: 334, text: "14", b16: 0x000e, b32: 0x0000000e, b64: 0x000000000000000e },
    ConstInfo { code: 335, text: "15", b16: 0x000f, b32: 0x0000000f, b64: 0x000000000000000f },
    ConstInfo { code: 336, text: "16", b16: 0x0010, b32: 0x00000010, b64: 0x0000000000000010 },
    ConstInfo { code: 337, text: "17", b16: 0x0011, b32: 0x00000011, b64: 0x0000000000000011 },
    ConstInfo { code: 338, text: "18", b16: 0x0012, b32: 0x00000012, b64: 0x0000000000000012 },
    ConstInfo { code: 339, text: "19", b16: 0x0013, b32: 0x00000013, b64: 0x0000000000000013 },
    ConstInfo { code: 340, text: "20", b16: 0x0014, b32: 0x00000014, b64: 0x0000000000000014 },
    ConstInfo { code: 341, text: "21", b16: 0x0015, b32: 0x00000015, b64: 0x0000000000000015 },
    ConstInfo { code: 342, text: "22", b16: 0x0016, b32: 0x00000016, b64: 0x0000000000000016 },
    ConstInfo { code: 343, text: "23", b16: 0x0017, b32: 0x00000017, b64: 0x0000000000000017 },
    ConstInfo { code: 344, text: "24", b16: 0x0018, b32: 0x00000018, b64: 0x0000000000000018 },
    ConstInfo { code: 345, text: "25", b16: 0x0019, b32: 0x00000019, b64: 0x0000000000000019 },
    ConstInfo { code: 346, text: "26", b16: 0x001a, b32: 0x0000001a, b64: 0x000000000000001a },
    ConstInfo { code: 347, text: "27", b16: 0x001b, b32: 0x0000001b, b64: 0x000000000000001b },
    ConstInfo { code: 348, text: "28", b16: 0x001c, b32: 0x0000001c, b64: 0x000000000000001c },
    ConstInfo { code: 349, text: "29", b16: 0x001d, b32: 0x0000001d, b64: 0x000000000000001d },
    ConstInfo { code: 350, text: "30", b16: 0x001e, b32: 0x0000001e, b64: 0x000000000000001e },
    ConstInfo { code: 351, text: "31", b16: 0x001f, b32: 0x0000001f, b64: 0x000000000000001f },
    ConstInfo { code: 352, text: "32", b16: 0x0020, b32: 0x00000020, b64: 0x0000000000000020 },
    ConstInfo { code: 353, text: "33", b16: 0x0021, b32: 0x00000021, b64: 0x0000000000000021 },
    ConstInfo { code: 354, text: "34", b16: 0x0022, b32: 0x00000022, b64: 0x0000000000000022 },
    ConstInfo { code: 355, text: "35", b16: 0x0023, b32: 0x00000023, b64: 0x0000000000000023 },
    ConstInfo { code: 356, text: "36", b16: 0x0024, b32: 0x00000024, b64: 0x0000000000000024 },
    ConstInfo { code: 357, text: "37", b16: 0x0025, b32: 0x00000025, b64: 0x0000000000000025 },
    ConstInfo { code: 358, text: "38", b16: 0x0026, b32: 0x00000026, b64: 0x0000000000000026 },
    ConstInfo { code: 359, text: "39", b16: 0x0027, b32: 0x00000027, b64: 0x0000000000000027 },
    ConstInfo { code: 360, text: "40", b16: 0x0028, b32: 0x00000028, b64: 0x0000000000000028 },
    ConstInfo { code: 361, text: "41", b16: 0x0029, b32: 0x00000029, b64: 0x0000000000000029 },
    ConstInfo { code: 362, text: "42", b16: 0x002a, b32: 0x0000002a, b64: 0x000000000000002a },
    ConstInfo { code: 363, text: "43", b16: 0x002b, b32: 0x0000002b, b64: 0x000000000000002b },
    ConstInfo { code: 364, text: "44", b16: 0x002c, b32: 0x0000002c, b64: 0x000000000000002c },
    ConstInfo { code: 365, text: "45", b16: 0x002d, b32: 0x0000002d, b64: 0x000000000000002d },
    ConstInfo { code: 366, text: "46", b16: 0x002e, b32: 0x0000002e, b64: 0x000000000000002e },
    ConstInfo { code: 367, text: "47", b16: 0x002f, b32: 0x0000002f, b64: 0x000000000000002f },
    ConstInfo { code: 368, text: "48", b16: 0x0030, b32: 0x00000030, b64: 0x0000000000000030 },
    ConstInfo { code: 369, text: "49", b16: 0x0031, b32: 0x00000031, b64: 0x0000000000000031 },
    ConstInfo { code: 370, text: "50", b16: 0x0032, b32: 0x00000032, b64: 0x0000000000000032 },
    ConstInfo { code: 371, text: "51", b16: 0x0033, b32: 0x00000033, b64: 0x0000000000000033 },
    ConstInfo { code: 372, text: "52", b16: 0x0034, b32: 0x00000034, b64: 0x0000000000000034 },
    ConstInfo { code: 373, text: "53", b16: 0x0035, b32: 0x00000035, b64: 0x0000000000000035 },
    ConstInfo { code: 374, text: "54", b16: 0x0036, b32: 0x00000036, b64: 0x0000000000000036 },
    ConstInfo { code: 375, text: "55", b16: 0x0037, b32: 0x00000037, b64: 0x0000000000000037 },
    ConstInfo { code: 376, text: "56", b16: 0x0038, b32: 0x00000038, b64: 0x0000000000000038 },
    ConstInfo { code: 377, text: "57", b16: 0x0039, b32: 0x00000039, b64: 0x0000000000000039 },
    ConstInfo { code: 378, text: "58", b16: 0x003a, b32: 0x0000003a, b64: 0x000000000000003a },
    ConstInfo { code: 379, text: "59", b16: 0x003b, b32: 0x0000003b, b64: 0x000000000000003b },
    ConstInfo { code: 380, text: "60", b16: 0x003c, b32: 0x0000003c, b64: 0x000000000000003c },
    ConstInfo { code: 381, text: "61", b16: 0x003d, b32: 0x0000003d, b64: 0x000000000000003d },
    ConstInfo { code: 382, text: "62", b16: 0x003e, b32: 0x0000003e, b64: 0x000000000000003e },
    ConstInfo { code: 383, text: "63", b16: 0x003f, b32: 0x0000003f, b64: 0x000000000000003f },
    ConstInfo { code: 384, text: "64", b16: 0x0040, b32: 0x00000040, b64: 0x0000000000000040 },
    ConstInfo { code: 385, text: "-1", b16: 0xffff, b32: 0xffffffff, b64: 0xffffffffffffffff },
    ConstInfo { code: 386, text: "-2", b16: 0xfffe, b32: 0xfffffffe, b64: 0xfffffffffffffffe },
    ConstInfo { code: 387, text: "-3", b16: 0xfffd, b32: 0xfffffffd, b64: 0xfffffffffffffffd },
    ConstInfo { code: 388, text: "-4", b16: 0xfffc, b32: 0xfffffffc, b64: 0xfffffffffffffffc },
    ConstInfo { code: 389, text: "-5", b16: 0xfffb, b32: 0xfffffffb, b64: 0xfffffffffffffffb },
    ConstInfo { code: 390, text: "-6", b16: 0xfffa, b32: 0xfffffffa, b64: 0xfffffffffffffffa },
    ConstInfo { code: 391, text: "-7", b16: 0xfff9, b32: 0xfffffff9, b64: 0xfffffffffffffff9 },
    ConstInfo { code: 392, text: "-8", b16: 0xfff8, b32: 0xfffffff8, b64: 0xfffffffffffffff8 },
    ConstInfo { code: 393, text: "-9", b16: 0xfff7, b32: 0xfffffff7, b64: 0xfffffffffffffff7 },
    ConstInfo { code: 394, text: "-10", b16: 0xfff6, b32: 0xfffffff6, b64: 0xfffffffffffffff6 },
    ConstInfo { code: 395, text: "-11", b16: 0xfff5, b32: 0xfffffff5, b64: 0xfffffffffffffff5 },
    ConstInfo { code: 396, text: "-12", b16: 0xfff4, b32: 0xfffffff4, b64: 0xfffffffffffffff4 },
    ConstInfo { code: 397, text: "-13", b16: 0xfff3, b32: 0xfffffff3, b64: 0xfffffffffffffff3 },
    ConstInfo { code: 398, text: "-14", b16: 0xfff2, b32: 0xfffffff2, b64: 0xfffffffffffffff2 },
    ConstInfo { code: 399, text: "-15", b16: 0xfff1, b32: 0xfffffff1, b64: 0xfffffffffffffff1 },
    ConstInfo { code: 400, text: "-16", b16: 0xfff0, b32: 0xfffffff0, b64: 0xfffffffffffffff0 },
    ConstInfo { code: 401, text: "0.5", b16: 0x3800, b32: 0x3f000000, b64: 0x3fe0000000000000 },
    ConstInfo { code: 402, text: "-0.5", b16: 0xb800, b32: 0xbf000000, b64: 0xbfe0000000000000 },
    ConstInfo { code: 403, text: "1.0", b16: 0x3c00, b32: 0x3f800000, b64: 0x3ff0000000000000 },
    ConstInfo { code: 404, text: "-1.0", b16: 0xbc00, b32: 0xbf800000, b64: 0xbff0000000000000 },
    ConstInfo { code: 405, text: "2.0", b16: 0x4000, b32: 0x40000000, b64: 0x4000000000000000 },
    ConstInfo { code: 406, text: "-2.0", b16: 0xc000, b32: 0xc0000000, b64: 0xc000000000000000 },
    ConstInfo { code: 407, text: "4.0", b16: 0x4400, b32: 0x40800000, b64: 0x4010000000000000 },
    ConstInfo { code: 408, text: "-4.0", b16: 0xc400, b32: 0xc0800000, b64: 0xc010000000000000 },
    ConstInfo { code: 409, text: "0.25", b16: 0x3400, b32: 0x3e800000, b64: 0x3fd0000000000000 },
    ConstInfo { code: 410, text: "8.0", b16: 0x4800, b32: 0x41000000, b64: 0x4020000000000000 },
    ConstInfo { code: 411, text: "16.0", b16: 0x4c00, b32: 0x41800000, b64: 0x4030000000000000 },
    ConstInfo { code: 412, text: "0.125", b16: 0x3000, b32: 0x3e000000, b64: 0x3fc0000000000000 },
];
