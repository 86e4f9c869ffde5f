// Generated from the description in isa/ by `cargo xtask codegen`; do not edit.
use super::Codec::*;
use super::{Codec, FieldInfo, OpInfo, Role, VariantInfo};
use crate::desc::{Flags, Latency, LengthInfo, OperandInfo, RegisterInfo, Source, TrapInfo};

/// Fingerprint of the description that this file was made from.
pub const FINGERPRINT: u64 = 0x6c89a682f92c1358;

/// Lanes of a group.
pub const LANES: usize = 64;

/// A row of linx.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u16)]
pub enum Op {
    /// `BSTART.MPAR`: starts a kernel whose groups may interleave.
    BstartMpar,
    /// `BSTART.MSEQ`: starts a kernel whose groups run in order.
    BstartMseq,
    /// `BSTART.VPAR`: starts a vector-parallel block.
    BstartVpar,
    /// `BSTART.VSEQ`: starts a vector-sequential block.
    BstartVseq,
    /// `C.BSTART.MPAR`: starts a kernel whose groups may interleave, 16-bit form.
    CBstartMpar,
    /// `C.BSTART.MSEQ`: starts a kernel whose groups run in order, 16-bit form.
    CBstartMseq,
    /// `C.BSTART.VPAR`: starts a vector-parallel block, 16-bit form.
    CBstartVpar,
    /// `C.BSTART.VSEQ`: starts a vector-sequential block, 16-bit form.
    CBstartVseq,
    /// `B.CATR`: control attributes; dr selects strip-mined masks.
    BCatr,
    /// `B.DATR`: data attributes; no stated effect on a kernel.
    BDatr,
    /// `B.DIM`: LB2 = register + uimm17.
    BDimLb2,
    /// `B.DIM`: LB0 = register + uimm17.
    BDimLb0,
    /// `B.DIM`: LB1 = register + uimm17.
    BDimLb1,
    /// `B.HINT`: hint; no stated effect on a kernel.
    BHintBr,
    /// `B.HINT`: hint; no stated effect on a kernel.
    BHintTrace,
    /// `B.IOR`: imports scalar registers as ri.
    BIor,
    /// `B.IOT`: binds tiles.
    BIotSrc2Dst,
    /// `B.IOT`: binds tiles.
    BIotSrc1Dst,
    /// `B.IOT`: binds tiles.
    BIotDst,
    /// `B.IOT`: binds tiles.
    BIotSrc2,
    /// `B.IOT`: binds tiles.
    BIotSrc1,
    /// `B.TEXT`: address of the body.
    BText,
    /// `C.B.DIM`: LBx = register.
    CBDim,
    /// `C.B.DIMI`: LBx = immediate.
    CBDimi,
    /// `BSTART`: Block split.
    BstartDirect,
    /// `BSTART`: Block split.
    BstartCond,
    /// `BSTART.CALL`: Bstart.
    BstartCall,
    /// `BSTART.ACCCVT`: Block split.
    BstartAcccvt,
    /// `BSTART.MGATHER`: Block split.
    BstartMgather,
    /// `BSTART.MGATHER.CAS`: Block split.
    BstartMgatherCas,
    /// `BSTART.MGATHER.MASK`: Block split.
    BstartMgatherMask,
    /// `BSTART.MSCATTER`: Block split.
    BstartMscatter,
    /// `BSTART.MSCATTER.MASK`: Block split.
    BstartMscatterMask,
    /// `BSTART.TGEMV`: Block split.
    BstartTgemv,
    /// `BSTART.TGEMV.ACC`: Block split.
    BstartTgemvAcc,
    /// `BSTART.TGEMV.BIAS`: Block split.
    BstartTgemvBias,
    /// `BSTART.TGEMVMX`: Block split.
    BstartTgemvmx,
    /// `BSTART.TGEMVMX.ACC`: Block split.
    BstartTgemvmxAcc,
    /// `BSTART.TGEMVMX.BIAS`: Block split.
    BstartTgemvmxBias,
    /// `BSTART.TLOAD`: Block split.
    BstartTload,
    /// `BSTART.TMATMUL`: Block split.
    BstartTmatmul,
    /// `BSTART.TMATMUL.ACC`: Block split.
    BstartTmatmulAcc,
    /// `BSTART.TMATMUL.BIAS`: Block split.
    BstartTmatmulBias,
    /// `BSTART.TMATMULMX`: Block split.
    BstartTmatmulmx,
    /// `BSTART.TMATMULMX.ACC`: Block split.
    BstartTmatmulmxAcc,
    /// `BSTART.TMATMULMX.BIAS`: Block split.
    BstartTmatmulmxBias,
    /// `BSTART.TMOV`: Block split.
    BstartTmov,
    /// `BSTART.TPREFETCH`: Block split.
    BstartTprefetch,
    /// `BSTART.TSTORE`: Block split.
    BstartTstore,
    /// `BSTART.FP`: Block split.
    BstartFpRet,
    /// `BSTART.STD`: Block split.
    BstartStdRet,
    /// `BSTART.FP`: Block split.
    BstartFpInd,
    /// `BSTART.STD`: Block split.
    BstartStdInd,
    /// `BSTART.FP`: Block split.
    BstartFpCond,
    /// `BSTART.STD`: Block split.
    BstartStdCond,
    /// `BSTART.FP`: Block split.
    BstartFpDirect,
    /// `BSTART.STD`: Block split.
    BstartStdDirect,
    /// `BSTART.FP`: Block split.
    BstartFpIcall,
    /// `BSTART.STD`: Block split.
    BstartStdIcall,
    /// `BSTART.FP`: Block split.
    BstartFpCall,
    /// `BSTART.STD`: Block split.
    BstartStdCall,
    /// `BSTART.FP`: Block split.
    BstartFpFall,
    /// `BSTART.STD`: Block split.
    BstartStdFall,
    /// `BSTART.SYS`: Block split.
    BstartSys,
    /// `BSTART.TEPL`: Block split.
    BstartTepl,
    /// `BSTOP`: ends the block.
    Bstop,
    /// `C.BSTART`: Block split.
    CBstartCond,
    /// `C.BSTART`: Block split.
    CBstartDirect,
    /// `C.BSTART.FP`: C.bstart.
    CBstartFp,
    /// `C.BSTART.STD`: C.bstart.
    CBstartStd,
    /// `C.BSTART.SYS`: C.bstart.
    CBstartSys,
    /// `C.BSTOP`: ends the block.
    CBstop,
    /// `HL.BSTART.CALL`: Bstart.
    HlBstartCall,
    /// `HL.BSTART.FP`: Bstart.
    HlBstartFpCond,
    /// `HL.BSTART.STD`: Bstart.
    HlBstartStdCond,
    /// `HL.BSTART.FP`: Bstart.
    HlBstartFpFall,
    /// `HL.BSTART.STD`: Bstart.
    HlBstartStdFall,
    /// `HL.BSTART.SYS`: Bstart.
    HlBstartSys,
    /// `HL.BSTART.FP`: Bstart.
    HlBstartFpCall,
    /// `HL.BSTART.STD`: Bstart.
    HlBstartStdCall,
    /// `HL.BSTART.FP`: Bstart.
    HlBstartFpDirect,
    /// `HL.BSTART.STD`: Bstart.
    HlBstartStdDirect,
    /// `L.BSTART.FP`: Bstart.
    LBstartFpFall,
    /// `L.BSTART.STD`: Bstart.
    LBstartStdFall,
    /// `L.BSTART.SYS`: Bstart.
    LBstartSys,
    /// `L.BSTART.FP`: Bstart.
    LBstartFpDirect,
    /// `L.BSTART.STD`: Bstart.
    LBstartStdDirect,
    /// `L.BSTART.FP`: Bstart.
    LBstartFpCond,
    /// `L.BSTART.STD`: Bstart.
    LBstartStdCond,
    /// `L.BSTART.FP`: Bstart.
    LBstartFpCall,
    /// `L.BSTART.STD`: Bstart.
    LBstartStdCall,
    /// `b.eq`: branch if SrcL = SrcR.
    BEq,
    /// `b.ge`: branch if SrcL >= SrcR, signed.
    BGe,
    /// `b.geu`: branch if SrcL >= SrcR, unsigned.
    BGeu,
    /// `b.lt`: branch if SrcL < SrcR, signed.
    BLt,
    /// `b.ltu`: branch if SrcL < SrcR, unsigned.
    BLtu,
    /// `b.ne`: branch if SrcL != SrcR.
    BNe,
    /// `b.nz`: branch if p != 0.
    BNz,
    /// `b.z`: branch if p = 0.
    BZ,
    /// `j`: branch.
    J,
    /// `jr`: branch to SrcL + displacement; SrcZero is ignored.
    Jr,
    /// `v.add`: SrcL + (modified SrcR << shamt).
    VAdd,
    /// `v.sub`: SrcL - (modified SrcR << shamt).
    VSub,
    /// `v.addi`: SrcL + zero-extended immediate.
    VAddi,
    /// `v.subi`: SrcL - zero-extended immediate.
    VSubi,
    /// `v.and`: SrcL and (modified SrcR << shamt).
    VAnd,
    /// `v.or`: SrcL or (modified SrcR << shamt).
    VOr,
    /// `v.xor`: SrcL exclusive-or (modified SrcR << shamt).
    VXor,
    /// `v.andi`: SrcL and sign-extended immediate.
    VAndi,
    /// `v.ori`: SrcL or sign-extended immediate.
    VOri,
    /// `v.xori`: SrcL exclusive-or sign-extended immediate.
    VXori,
    /// `v.sll`: SrcL << SrcR.
    VSll,
    /// `v.sra`: SrcL >> SrcR, the sign enters.
    VSra,
    /// `v.srl`: SrcL >> SrcR, zeros enter.
    VSrl,
    /// `v.slli`: SrcL << shamt.
    VSlli,
    /// `v.srai`: SrcL >> shamt, the sign enters.
    VSrai,
    /// `v.srli`: SrcL >> shamt, zeros enter.
    VSrli,
    /// `v.div`: signed quotient; 0 where SrcR = 0.
    VDiv,
    /// `v.rem`: signed remainder; SrcL where SrcR = 0.
    VRem,
    /// `v.madd`: low word of SrcL * SrcR + SrcD.
    VMadd,
    /// `v.mul`: low word of SrcL * SrcR.
    VMul,
    /// `v.fmax`: larger FP32 number, the other operand where one is NaN.
    VFmax,
    /// `v.fmin`: smaller FP32 number, the other operand where one is NaN.
    VFmin,
    /// `v.max`: larger signed number.
    VMax,
    /// `v.min`: smaller signed number.
    VMin,
    /// `v.bcnt`: ones in the bit field.
    VBcnt,
    /// `v.bic`: SrcL with the bit field cleared.
    VBic,
    /// `v.bis`: SrcL with the bit field set.
    VBis,
    /// `v.bxs`: bit field from M, N bits long, sign-extended.
    VBxs,
    /// `v.bxu`: bit field from M, N bits long, zero-extended.
    VBxu,
    /// `v.clz`: leading zeros of the bit field.
    VClz,
    /// `v.ctz`: trailing zeros of the bit field.
    VCtz,
    /// `v.rev`: byte swap.
    VRev,
    /// `v.cmp.and`: (SrcL and SrcR) != 0.
    VCmpAnd,
    /// `v.cmp.eq`: SrcL = SrcR.
    VCmpEq,
    /// `v.cmp.ge`: SrcL >= SrcR, signed.
    VCmpGe,
    /// `v.cmp.geu`: SrcL >= SrcR, unsigned.
    VCmpGeu,
    /// `v.cmp.lt`: SrcL < SrcR, signed.
    VCmpLt,
    /// `v.cmp.ltu`: SrcL < SrcR, unsigned.
    VCmpLtu,
    /// `v.cmp.ne`: SrcL != SrcR.
    VCmpNe,
    /// `v.cmp.or`: (SrcL or SrcR) != 0.
    VCmpOr,
    /// `v.cmp.andi`: (SrcL and immediate) != 0.
    VCmpAndi,
    /// `v.cmp.eqi`: SrcL = immediate.
    VCmpEqi,
    /// `v.cmp.gei`: SrcL >= immediate, signed.
    VCmpGei,
    /// `v.cmp.lti`: SrcL < immediate, signed.
    VCmpLti,
    /// `v.cmp.nei`: SrcL != immediate.
    VCmpNei,
    /// `v.cmp.ori`: (SrcL or immediate) != 0.
    VCmpOri,
    /// `v.cmp.geui`: SrcL >= immediate, unsigned.
    VCmpGeui,
    /// `v.cmp.ltui`: SrcL < immediate, unsigned.
    VCmpLtui,
    /// `v.csel`: SrcP != 0 ? SrcL : modified SrcR, masked by p.
    VCsel,
    /// `v.psel`: SrcP != 0 ? SrcL : modified SrcR; the selector is in the field SrcZero.
    VPsel,
    /// `v.fabs`: magnitude.
    VFabs,
    /// `v.fclass`: ten-bit class mask.
    VFclass,
    /// `v.fexp`: exponential.
    VFexp,
    /// `v.frecip`: reciprocal.
    VFrecip,
    /// `v.fsqrt`: square root.
    VFsqrt,
    /// `v.fadd`: SrcL + SrcR.
    VFadd,
    /// `v.fdiv`: SrcL / SrcR.
    VFdiv,
    /// `v.fmul`: SrcL * SrcR.
    VFmul,
    /// `v.fsub`: SrcL - SrcR.
    VFsub,
    /// `v.fmadd`: SrcL * SrcR + SrcA, fused.
    VFmadd,
    /// `v.fmsub`: SrcL * SrcR - SrcA, fused.
    VFmsub,
    /// `v.fnmadd`: -(SrcL * SrcR) + SrcA, fused.
    VFnmadd,
    /// `v.fnmsub`: -(SrcL * SrcR) - SrcA, fused.
    VFnmsub,
    /// `v.feq`: SrcL = SrcR.
    VFeq,
    /// `v.feqs`: SrcL = SrcR, signalling form.
    VFeqs,
    /// `v.fge`: SrcL >= SrcR.
    VFge,
    /// `v.fges`: SrcL >= SrcR, signalling form.
    VFges,
    /// `v.flt`: SrcL < SrcR.
    VFlt,
    /// `v.flts`: SrcL < SrcR, signalling form.
    VFlts,
    /// `v.fne`: SrcL != SrcR.
    VFne,
    /// `v.fnes`: SrcL != SrcR, signalling form.
    VFnes,
    /// `v.fcvt`: float to float.
    VFcvt,
    /// `v.fcvti`: float to integer.
    VFcvti,
    /// `v.icvt`: integer to integer.
    VIcvt,
    /// `v.icvtf`: integer to float.
    VIcvtf,
    /// `v.lb.brg`: signed byte from global memory, index shifted by shamt.
    VLbBrg,
    /// `v.lbu.brg`: unsigned byte from global memory, index shifted by shamt.
    VLbuBrg,
    /// `v.lbi.brg`: signed byte from global memory, immediate offset.
    VLbiBrg,
    /// `v.lbui.brg`: unsigned byte from global memory, immediate offset.
    VLbuiBrg,
    /// `v.ld.brg`: doubleword from global memory, index shifted by shamt.
    VLdBrg,
    /// `v.ldi.brg`: doubleword from global memory, immediate offset.
    VLdiBrg,
    /// `v.ldi.u.brg`: doubleword from global memory, immediate offset in bytes.
    VLdiUBrg,
    /// `v.lh.brg`: signed halfword from global memory, index shifted by shamt.
    VLhBrg,
    /// `v.lhu.brg`: unsigned halfword from global memory, index shifted by shamt.
    VLhuBrg,
    /// `v.lhi.brg`: signed halfword from global memory, immediate offset.
    VLhiBrg,
    /// `v.lhui.brg`: unsigned halfword from global memory, immediate offset.
    VLhuiBrg,
    /// `v.lhi.u.brg`: signed halfword from global memory, immediate offset in bytes.
    VLhiUBrg,
    /// `v.lhui.u.brg`: unsigned halfword from global memory, immediate offset in bytes.
    VLhuiUBrg,
    /// `v.lw.brg`: word from global memory, index shifted by shamt.
    VLwBrg,
    /// `v.lwu.brg`: word from global memory, index shifted by shamt.
    VLwuBrg,
    /// `v.lwi.brg`: word from global memory, immediate offset.
    VLwiBrg,
    /// `v.lwui.brg`: word from global memory, immediate offset.
    VLwuiBrg,
    /// `v.lwi.u.brg`: word from global memory, immediate offset in bytes.
    VLwiUBrg,
    /// `v.lwui.u.brg`: word from global memory, immediate offset in bytes.
    VLwuiUBrg,
    /// `v.lb`: signed byte from a tile, index shifted by shamt.
    VLb,
    /// `v.lbu`: unsigned byte from a tile, index shifted by shamt.
    VLbu,
    /// `v.lbi`: signed byte from a tile, immediate offset.
    VLbi,
    /// `v.lbui`: unsigned byte from a tile, immediate offset.
    VLbui,
    /// `v.ld`: doubleword from a tile, index shifted by shamt.
    VLd,
    /// `v.ldi`: doubleword from a tile, immediate offset.
    VLdi,
    /// `v.ldi.u`: doubleword from a tile, immediate offset in bytes.
    VLdiU,
    /// `v.lh`: signed halfword from a tile, index shifted by shamt.
    VLh,
    /// `v.lhu`: unsigned halfword from a tile, index shifted by shamt.
    VLhu,
    /// `v.lhi`: signed halfword from a tile, immediate offset.
    VLhi,
    /// `v.lhui`: unsigned halfword from a tile, immediate offset.
    VLhui,
    /// `v.lhi.u`: signed halfword from a tile, immediate offset in bytes.
    VLhiU,
    /// `v.lhui.u`: unsigned halfword from a tile, immediate offset in bytes.
    VLhuiU,
    /// `v.lw`: word from a tile, index shifted by shamt.
    VLw,
    /// `v.lwu`: word from a tile, index shifted by shamt.
    VLwu,
    /// `v.lwi`: word from a tile, immediate offset.
    VLwi,
    /// `v.lwui`: word from a tile, immediate offset.
    VLwui,
    /// `v.lwi.u`: word from a tile, immediate offset in bytes.
    VLwiU,
    /// `v.lwui.u`: word from a tile, immediate offset in bytes.
    VLwuiU,
    /// `v.sb.brg`: byte to global memory, index shifted by shamt.
    VSbBrg,
    /// `v.sbi.brg`: byte to global memory, immediate offset.
    VSbiBrg,
    /// `v.sd.brg`: doubleword to global memory, index shifted by the size and shamt.
    VSdBrg,
    /// `v.sd.u.brg`: doubleword to global memory, index shifted by shamt.
    VSdUBrg,
    /// `v.sdi.brg`: doubleword to global memory, immediate offset.
    VSdiBrg,
    /// `v.sdi.u.brg`: doubleword to global memory, immediate offset in bytes.
    VSdiUBrg,
    /// `v.sh.brg`: halfword to global memory, index shifted by the size and shamt.
    VShBrg,
    /// `v.sh.u.brg`: halfword to global memory, index shifted by shamt.
    VShUBrg,
    /// `v.shi.brg`: halfword to global memory, immediate offset.
    VShiBrg,
    /// `v.shi.u.brg`: halfword to global memory, immediate offset in bytes.
    VShiUBrg,
    /// `v.sw.brg`: word to global memory, index shifted by the size and shamt.
    VSwBrg,
    /// `v.sw.u.brg`: word to global memory, index shifted by shamt.
    VSwUBrg,
    /// `v.swi.brg`: word to global memory, immediate offset.
    VSwiBrg,
    /// `v.swi.u.brg`: word to global memory, immediate offset in bytes.
    VSwiUBrg,
    /// `v.sb`: byte to a tile, index shifted by shamt.
    VSb,
    /// `v.sbi`: byte to a tile, immediate offset.
    VSbi,
    /// `v.sd`: doubleword to a tile, index shifted by the size and shamt.
    VSd,
    /// `v.sd.u`: doubleword to a tile, index shifted by shamt.
    VSdU,
    /// `v.sdi`: doubleword to a tile, immediate offset.
    VSdi,
    /// `v.sdi.u`: doubleword to a tile, immediate offset in bytes.
    VSdiU,
    /// `v.sh`: halfword to a tile, index shifted by the size and shamt.
    VSh,
    /// `v.sh.u`: halfword to a tile, index shifted by shamt.
    VShU,
    /// `v.shi`: halfword to a tile, immediate offset.
    VShi,
    /// `v.shi.u`: halfword to a tile, immediate offset in bytes.
    VShiU,
    /// `v.sw`: word to a tile, index shifted by the size and shamt.
    VSw,
    /// `v.sw.u`: word to a tile, index shifted by shamt.
    VSwU,
    /// `v.swi`: word to a tile, immediate offset.
    VSwi,
    /// `v.swi.u`: word to a tile, immediate offset in bytes.
    VSwiU,
    /// `v.ld.add`: adds SrcR in the doubleword at SrcL, gives the old value.
    VLdAdd,
    /// `v.ld.and`: and with SrcR in the doubleword at SrcL, gives the old value.
    VLdAnd,
    /// `v.ld.max`: signed maximum with SrcR in the doubleword at SrcL, gives the old value.
    VLdMax,
    /// `v.ld.min`: signed minimum with SrcR in the doubleword at SrcL, gives the old value.
    VLdMin,
    /// `v.ld.or`: or with SrcR in the doubleword at SrcL, gives the old value.
    VLdOr,
    /// `v.ld.xor`: exclusive-or with SrcR in the doubleword at SrcL, gives the old value.
    VLdXor,
    /// `v.lw.add`: adds SrcR in the word at SrcL, gives the old value.
    VLwAdd,
    /// `v.lw.and`: and with SrcR in the word at SrcL, gives the old value.
    VLwAnd,
    /// `v.lw.max`: signed maximum with SrcR in the word at SrcL, gives the old value.
    VLwMax,
    /// `v.lw.min`: signed minimum with SrcR in the word at SrcL, gives the old value.
    VLwMin,
    /// `v.lw.or`: or with SrcR in the word at SrcL, gives the old value.
    VLwOr,
    /// `v.lw.xor`: exclusive-or with SrcR in the word at SrcL, gives the old value.
    VLwXor,
    /// `v.sd.add`: adds SrcR in the doubleword at SrcL.
    VSdAdd,
    /// `v.sd.and`: and with SrcR in the doubleword at SrcL.
    VSdAnd,
    /// `v.sd.max`: signed maximum with SrcR in the doubleword at SrcL.
    VSdMax,
    /// `v.sd.min`: signed minimum with SrcR in the doubleword at SrcL.
    VSdMin,
    /// `v.sd.or`: or with SrcR in the doubleword at SrcL.
    VSdOr,
    /// `v.sd.xor`: exclusive-or with SrcR in the doubleword at SrcL.
    VSdXor,
    /// `v.sw.add`: adds SrcR in the word at SrcL.
    VSwAdd,
    /// `v.sw.and`: and with SrcR in the word at SrcL.
    VSwAnd,
    /// `v.sw.max`: signed maximum with SrcR in the word at SrcL.
    VSwMax,
    /// `v.sw.min`: signed minimum with SrcR in the word at SrcL.
    VSwMin,
    /// `v.sw.or`: or with SrcR in the word at SrcL.
    VSwOr,
    /// `v.sw.xor`: exclusive-or with SrcR in the word at SrcL.
    VSwXor,
    /// `v.qpop`: value from the ring at SrcL, 0 if it is empty.
    VQpop,
    /// `v.qpush`: 1 if SrcR was put into the ring at SrcL, 0 if it is full.
    VQpush,
    /// `v.rdadd`: 64-bit sum of the zero-extended active lanes.
    VRdadd,
    /// `v.rdand`: and of the active lanes.
    VRdand,
    /// `v.rdfadd`: FP32 sum of the active lanes in lane order.
    VRdfadd,
    /// `v.rdfmax`: largest FP32 active lane.
    VRdfmax,
    /// `v.rdfmin`: smallest FP32 active lane.
    VRdfmin,
    /// `v.rdmax`: largest signed active lane.
    VRdmax,
    /// `v.rdmin`: smallest signed active lane.
    VRdmin,
    /// `v.rdor`: or of the active lanes.
    VRdor,
    /// `v.rdxor`: exclusive-or of the active lanes.
    VRdxor,
    /// `v.shfl.bfly`: lane i reads i exclusive-or amount.
    VShflBfly,
    /// `v.shfl.down`: lane i reads i + amount inside its segment.
    VShflDown,
    /// `v.shfl.idx`: lane i reads its segment's lane of number amount.
    VShflIdx,
    /// `v.shfl.up`: lane i reads i - amount inside its segment.
    VShflUp,
    /// `v.shfli.bfly`: lane i reads i exclusive-or amount.
    VShfliBfly,
    /// `v.shfli.down`: lane i reads i + amount inside its segment.
    VShfliDown,
    /// `v.shfli.idx`: lane i reads its segment's lane of number amount.
    VShfliIdx,
    /// `v.shfli.up`: lane i reads i - amount inside its segment.
    VShfliUp,
    /// `c.add`: Arithmetic operation.
    CAdd,
    /// `c.and`: Arithmetic operation.
    CAnd,
    /// `c.or`: Arithmetic operation.
    COr,
    /// `c.sub`: Arithmetic operation.
    CSub,
    /// `c.addi`: Arithmetic.
    CAddi,
    /// `c.cmp.eqi`: C.tinst.
    CCmpEqi,
    /// `c.cmp.nei`: C.tinst.
    CCmpNei,
    /// `c.movi`: Move.
    CMovi,
    /// `c.movr`: Move.
    CMovr,
    /// `c.setret`: Move.
    CSetret,
    /// `c.sext.b`: C.unary.
    CSextB,
    /// `c.sext.h`: C.unary.
    CSextH,
    /// `c.sext.w`: C.unary.
    CSextW,
    /// `c.zext.b`: C.unary.
    CZextB,
    /// `c.zext.h`: C.unary.
    CZextH,
    /// `c.zext.w`: C.unary.
    CZextW,
    /// `c.slli`: C.tinst.
    CSlli,
    /// `c.srli`: C.tinst.
    CSrli,
    /// `c.ldi`: Load immediate offset.
    CLdi,
    /// `c.lwi`: Load immediate offset.
    CLwi,
    /// `c.sdi`: Store immediate offset.
    CSdi,
    /// `c.swi`: Store immediate offset.
    CSwi,
    /// `add`: Arithmetic operation 64bit.
    Add,
    /// `sub`: Arithmetic operation 64bit.
    Sub,
    /// `addi`: Arithmetic operation 64bit.
    Addi,
    /// `subi`: Arithmetic operation 64bit.
    Subi,
    /// `addiw`: Arithmetic operation 32bit.
    Addiw,
    /// `subiw`: Arithmetic operation 32bit.
    Subiw,
    /// `addtpc`: body PC + imm20 * 2.
    Addtpc,
    /// `addw`: Arithmetic operation 32bit.
    Addw,
    /// `subw`: Arithmetic operation 32bit.
    Subw,
    /// `and`: Arithmetic operation 64bit.
    And,
    /// `or`: Arithmetic operation 64bit.
    Or,
    /// `xor`: Arithmetic operation 64bit.
    Xor,
    /// `andi`: Arithmetic operation 64bit.
    Andi,
    /// `ori`: Arithmetic operation 64bit.
    Ori,
    /// `xori`: Arithmetic operation 64bit.
    Xori,
    /// `andiw`: Arithmetic operation 32bit.
    Andiw,
    /// `oriw`: Arithmetic operation 32bit.
    Oriw,
    /// `xoriw`: Arithmetic operation 32bit.
    Xoriw,
    /// `andw`: Arithmetic operation 32bit.
    Andw,
    /// `orw`: Arithmetic operation 32bit.
    Orw,
    /// `xorw`: Arithmetic operation 32bit.
    Xorw,
    /// `bcnt`: Bit operation.
    Bcnt,
    /// `bic`: Bit operation.
    Bic,
    /// `bis`: Bit operation.
    Bis,
    /// `bxs`: Bit operation.
    Bxs,
    /// `bxu`: Bit operation.
    Bxu,
    /// `clz`: Bit operation.
    Clz,
    /// `ctz`: Bit operation.
    Ctz,
    /// `rev`: Bit operation.
    Rev,
    /// `cmp.and`: Compare.
    CmpAnd,
    /// `cmp.or`: Compare.
    CmpOr,
    /// `cmp.andi`: Compare.
    CmpAndi,
    /// `cmp.eqi`: Compare.
    CmpEqi,
    /// `cmp.gei`: Compare.
    CmpGei,
    /// `cmp.lti`: Compare.
    CmpLti,
    /// `cmp.nei`: Compare.
    CmpNei,
    /// `cmp.ori`: Compare.
    CmpOri,
    /// `cmp.eq`: Compare.
    CmpEq,
    /// `cmp.ge`: Compare.
    CmpGe,
    /// `cmp.geu`: Compare.
    CmpGeu,
    /// `cmp.lt`: Compare.
    CmpLt,
    /// `cmp.ltu`: Compare.
    CmpLtu,
    /// `cmp.ne`: Compare.
    CmpNe,
    /// `cmp.geui`: Compare.
    CmpGeui,
    /// `cmp.ltui`: Compare.
    CmpLtui,
    /// `csel`: Compound operation.
    Csel,
    /// `div`: Multi-cycle alu.
    Div,
    /// `divu`: Multi-cycle alu.
    Divu,
    /// `divuw`: Multi-cycle alu.
    Divuw,
    /// `divw`: Multi-cycle alu.
    Divw,
    /// `mul`: Multi-cycle alu.
    Mul,
    /// `mulu`: Multi-cycle alu.
    Mulu,
    /// `muluw`: Multi-cycle alu.
    Muluw,
    /// `mulw`: Multi-cycle alu.
    Mulw,
    /// `rem`: Multi-cycle alu.
    Rem,
    /// `remu`: Multi-cycle alu.
    Remu,
    /// `remuw`: Multi-cycle alu.
    Remuw,
    /// `remw`: Multi-cycle alu.
    Remw,
    /// `lui`: imm20 * 4096.
    Lui,
    /// `madd`: Multi-cycle alu.
    Madd,
    /// `maddw`: Multi-cycle alu.
    Maddw,
    /// `max`: Max-min.
    Max,
    /// `maxu`: Max-min.
    Maxu,
    /// `min`: Max-min.
    Min,
    /// `minu`: Max-min.
    Minu,
    /// `setret`: ra = PC + imm20 * 2.
    Setret,
    /// `sll`: Arithmetic operation 64bit.
    Sll,
    /// `sra`: Arithmetic operation 64bit.
    Sra,
    /// `srl`: Arithmetic operation 64bit.
    Srl,
    /// `slli`: Arithmetic operation 64bit.
    Slli,
    /// `srai`: Arithmetic operation 64bit.
    Srai,
    /// `srli`: Arithmetic operation 64bit.
    Srli,
    /// `slliw`: Arithmetic operation 32bit.
    Slliw,
    /// `sraiw`: Arithmetic operation 32bit.
    Sraiw,
    /// `srliw`: Arithmetic operation 32bit.
    Srliw,
    /// `sllw`: Arithmetic operation 32bit.
    Sllw,
    /// `sraw`: Arithmetic operation 32bit.
    Sraw,
    /// `srlw`: Arithmetic operation 32bit.
    Srlw,
    /// `fabs`: Floating-point arithmetic.
    Fabs,
    /// `fexp`: Floating-point arithmetic.
    Fexp,
    /// `frecip`: Floating-point arithmetic.
    Frecip,
    /// `fsqrt`: Floating-point arithmetic.
    Fsqrt,
    /// `fadd`: Floating-point arithmetic.
    Fadd,
    /// `fdiv`: Floating-point arithmetic.
    Fdiv,
    /// `fmul`: Floating-point arithmetic.
    Fmul,
    /// `fsub`: Floating-point arithmetic.
    Fsub,
    /// `fcvt`: Format convert.
    Fcvt,
    /// `fcvta`: Format convert.
    Fcvta,
    /// `fcvtm`: Format convert.
    Fcvtm,
    /// `fcvtn`: Format convert.
    Fcvtn,
    /// `fcvtp`: Format convert.
    Fcvtp,
    /// `fcvtz`: Format convert.
    Fcvtz,
    /// `feq`: Floating-point compare.
    Feq,
    /// `feqs`: Floating-point compare.
    Feqs,
    /// `fge`: Floating-point compare.
    Fge,
    /// `fges`: Floating-point compare.
    Fges,
    /// `flt`: Floating-point compare.
    Flt,
    /// `flts`: Floating-point compare.
    Flts,
    /// `fne`: Floating-point compare.
    Fne,
    /// `fnes`: Floating-point compare.
    Fnes,
    /// `fmadd`: Floating-point arithmetic.
    Fmadd,
    /// `fmsub`: Floating-point arithmetic.
    Fmsub,
    /// `fnmadd`: Floating-point arithmetic.
    Fnmadd,
    /// `fnmsub`: Floating-point arithmetic.
    Fnmsub,
    /// `fmax`: Max-min.
    Fmax,
    /// `fmin`: Max-min.
    Fmin,
    /// `scvtf`: Format convert.
    Scvtf,
    /// `ucvtf`: Format convert.
    Ucvtf,
    /// `lb`: Load register offset.
    Lb,
    /// `lbu`: Load register offset.
    Lbu,
    /// `ld`: Load register offset.
    Ld,
    /// `lh`: Load register offset.
    Lh,
    /// `lhu`: Load register offset.
    Lhu,
    /// `lw`: Load register offset.
    Lw,
    /// `lwu`: Load register offset.
    Lwu,
    /// `lb.pcr`: Load symbol.
    LbPcr,
    /// `lbu.pcr`: Load symbol.
    LbuPcr,
    /// `ld.pcr`: Load symbol.
    LdPcr,
    /// `lh.pcr`: Load symbol.
    LhPcr,
    /// `lhu.pcr`: Load symbol.
    LhuPcr,
    /// `lw.pcr`: Load symbol.
    LwPcr,
    /// `lwu.pcr`: Load symbol.
    LwuPcr,
    /// `lbi`: Load immediate offset.
    Lbi,
    /// `lbui`: Load immediate offset.
    Lbui,
    /// `ldi`: Load immediate offset.
    Ldi,
    /// `ldi.u`: Load unscaled.
    LdiU,
    /// `lhi.u`: Load unscaled.
    LhiU,
    /// `lhui.u`: Load unscaled.
    LhuiU,
    /// `lwi.u`: Load unscaled.
    LwiU,
    /// `lwui.u`: Load unscaled.
    LwuiU,
    /// `lhi`: Load immediate offset.
    Lhi,
    /// `lhui`: Load immediate offset.
    Lhui,
    /// `lwi`: Load immediate offset.
    Lwi,
    /// `lwui`: Load immediate offset.
    Lwui,
    /// `prf`: Load register offset.
    Prf,
    /// `prfi.u`: Load unscaled.
    PrfiU,
    /// `sb`: Store register offset.
    Sb,
    /// `sd.u`: Store register offset.
    SdU,
    /// `sh.u`: Store register offset.
    ShU,
    /// `sw.u`: Store register offset.
    SwU,
    /// `sb.pcr`: Store symbol.
    SbPcr,
    /// `sd.pcr`: Store symbol.
    SdPcr,
    /// `sh.pcr`: Store symbol.
    ShPcr,
    /// `sw.pcr`: Store symbol.
    SwPcr,
    /// `sbi`: Store immediate offset.
    Sbi,
    /// `sdi.u`: Store immediate offset.
    SdiU,
    /// `shi.u`: Store immediate offset.
    ShiU,
    /// `swi.u`: Store immediate offset.
    SwiU,
    /// `sd`: Store register offset.
    Sd,
    /// `sdi`: Store immediate offset.
    Sdi,
    /// `sh`: Store register offset.
    Sh,
    /// `shi`: Store immediate offset.
    Shi,
    /// `sw`: Store register offset.
    Sw,
    /// `swi`: Store immediate offset.
    Swi,
    /// `casb`: Atomic operation.
    Casb,
    /// `casd`: Atomic operation.
    Casd,
    /// `cash`: Atomic operation.
    Cash,
    /// `casw`: Atomic operation.
    Casw,
    /// `ld.add`: Atomic operation.
    LdAdd,
    /// `ld.and`: Atomic operation.
    LdAnd,
    /// `ld.or`: Atomic operation.
    LdOr,
    /// `ld.smax`: Atomic operation.
    LdSmax,
    /// `ld.smin`: Atomic operation.
    LdSmin,
    /// `ld.umax`: Atomic operation.
    LdUmax,
    /// `ld.umin`: Atomic operation.
    LdUmin,
    /// `ld.xor`: Atomic operation.
    LdXor,
    /// `lw.add`: Atomic operation.
    LwAdd,
    /// `lw.and`: Atomic operation.
    LwAnd,
    /// `lw.or`: Atomic operation.
    LwOr,
    /// `lw.smax`: Atomic operation.
    LwSmax,
    /// `lw.smin`: Atomic operation.
    LwSmin,
    /// `lw.umax`: Atomic operation.
    LwUmax,
    /// `lw.umin`: Atomic operation.
    LwUmin,
    /// `lw.xor`: Atomic operation.
    LwXor,
    /// `swapb`: Atomic operation.
    Swapb,
    /// `swapd`: Atomic operation.
    Swapd,
    /// `swaph`: Atomic operation.
    Swaph,
    /// `swapw`: Atomic operation.
    Swapw,
    /// `lr.b`: Atomic operation.
    LrB,
    /// `lr.d`: Atomic operation.
    LrD,
    /// `lr.h`: Atomic operation.
    LrH,
    /// `lr.w`: Atomic operation.
    LrW,
    /// `sc.b`: Atomic operation.
    ScB,
    /// `sc.d`: Atomic operation.
    ScD,
    /// `sc.h`: Atomic operation.
    ScH,
    /// `sc.w`: Atomic operation.
    ScW,
    /// `sd.add`: Atomic operation.
    SdAdd,
    /// `sd.and`: Atomic operation.
    SdAnd,
    /// `sd.or`: Atomic operation.
    SdOr,
    /// `sd.smax`: Atomic operation.
    SdSmax,
    /// `sd.smin`: Atomic operation.
    SdSmin,
    /// `sd.umax`: Atomic operation.
    SdUmax,
    /// `sd.umin`: Atomic operation.
    SdUmin,
    /// `sd.xor`: Atomic operation.
    SdXor,
    /// `sw.add`: Atomic operation.
    SwAdd,
    /// `sw.and`: Atomic operation.
    SwAnd,
    /// `sw.or`: Atomic operation.
    SwOr,
    /// `sw.smax`: Atomic operation.
    SwSmax,
    /// `sw.smin`: Atomic operation.
    SwSmin,
    /// `sw.umax`: Atomic operation.
    SwUmax,
    /// `sw.umin`: Atomic operation.
    SwUmin,
    /// `sw.xor`: Atomic operation.
    SwXor,
    /// `hl.addi`: Arithmetic operation 64bit.
    HlAddi,
    /// `hl.subi`: Arithmetic operation 64bit.
    HlSubi,
    /// `hl.addiw`: Arithmetic operation 32bit.
    HlAddiw,
    /// `hl.subiw`: Arithmetic operation 32bit.
    HlSubiw,
    /// `hl.addtpc`: Pc-relative.
    HlAddtpc,
    /// `hl.andi`: Arithmetic operation 64bit.
    HlAndi,
    /// `hl.ori`: Arithmetic operation 64bit.
    HlOri,
    /// `hl.xori`: Arithmetic operation 64bit.
    HlXori,
    /// `hl.andiw`: Arithmetic operation 32bit.
    HlAndiw,
    /// `hl.oriw`: Arithmetic operation 32bit.
    HlOriw,
    /// `hl.xoriw`: Arithmetic operation 32bit.
    HlXoriw,
    /// `hl.bfi`: Reserve.
    HlBfi,
    /// `hl.ccat`: Concat.
    HlCcat,
    /// `hl.ccatw`: Concat.
    HlCcatw,
    /// `hl.cmp.andi`: Compare.
    HlCmpAndi,
    /// `hl.cmp.eqi`: Compare.
    HlCmpEqi,
    /// `hl.cmp.gei`: Compare.
    HlCmpGei,
    /// `hl.cmp.lti`: Compare.
    HlCmpLti,
    /// `hl.cmp.nei`: Compare.
    HlCmpNei,
    /// `hl.cmp.ori`: Compare.
    HlCmpOri,
    /// `hl.cmp.geui`: Compare.
    HlCmpGeui,
    /// `hl.cmp.ltui`: Compare.
    HlCmpLtui,
    /// `hl.div`: Multi-cycle alu.
    HlDiv,
    /// `hl.divu`: Multi-cycle alu.
    HlDivu,
    /// `hl.divuw`: Multi-cycle alu.
    HlDivuw,
    /// `hl.divw`: Multi-cycle alu.
    HlDivw,
    /// `hl.mul`: Multi-cycle alu.
    HlMul,
    /// `hl.mulu`: Multi-cycle alu.
    HlMulu,
    /// `hl.rem`: Multi-cycle alu.
    HlRem,
    /// `hl.remu`: Multi-cycle alu.
    HlRemu,
    /// `hl.remuw`: Multi-cycle alu.
    HlRemuw,
    /// `hl.remw`: Multi-cycle alu.
    HlRemw,
    /// `hl.lis`: Long immediate.
    HlLis,
    /// `hl.liu`: Long immediate.
    HlLiu,
    /// `hl.lui`: Immediate.
    HlLui,
    /// `hl.madd`: Multi-cycle alu.
    HlMadd,
    /// `hl.maddw`: Multi-cycle alu.
    HlMaddw,
    /// `hl.miadd`: Reserve.
    HlMiadd,
    /// `hl.misub`: Reserve.
    HlMisub,
    /// `hl.setret`: Pc-relative.
    HlSetret,
    /// `hl.lb.pcr`: Load PC-relative.
    HlLbPcr,
    /// `hl.lbu.pcr`: Load PC-relative.
    HlLbuPcr,
    /// `hl.ld.pcr`: Load PC-relative.
    HlLdPcr,
    /// `hl.lh.pcr`: Load PC-relative.
    HlLhPcr,
    /// `hl.lhu.pcr`: Load PC-relative.
    HlLhuPcr,
    /// `hl.lw.pcr`: Load PC-relative.
    HlLwPcr,
    /// `hl.lwu.pcr`: Load PC-relative.
    HlLwuPcr,
    /// `hl.lb.po`: Load post-index.
    HlLbPo,
    /// `hl.lbu.po`: Load post-index.
    HlLbuPo,
    /// `hl.ld.po`: Load post-index.
    HlLdPo,
    /// `hl.lh.po`: Load post-index.
    HlLhPo,
    /// `hl.lhu.po`: Load post-index.
    HlLhuPo,
    /// `hl.lw.po`: Load post-index.
    HlLwPo,
    /// `hl.lwu.po`: Load post-index.
    HlLwuPo,
    /// `hl.lb.pr`: Load pre-index.
    HlLbPr,
    /// `hl.lbu.pr`: Load pre-index.
    HlLbuPr,
    /// `hl.ld.pr`: Load pre-index.
    HlLdPr,
    /// `hl.lh.pr`: Load pre-index.
    HlLhPr,
    /// `hl.lhu.pr`: Load pre-index.
    HlLhuPr,
    /// `hl.lw.pr`: Load pre-index.
    HlLwPr,
    /// `hl.lwu.pr`: Load pre-index.
    HlLwuPr,
    /// `hl.lbi`: Load long offset.
    HlLbi,
    /// `hl.lbui`: Load long offset.
    HlLbui,
    /// `hl.ldi.u`: Load long offset.
    HlLdiU,
    /// `hl.lhi.u`: Load long offset.
    HlLhiU,
    /// `hl.lhui.u`: Load long offset.
    HlLhuiU,
    /// `hl.lwi.u`: Load long offset.
    HlLwiU,
    /// `hl.lwui.u`: Load long offset.
    HlLwuiU,
    /// `hl.lbi.po`: Load post-index.
    HlLbiPo,
    /// `hl.lbui.po`: Load post-index.
    HlLbuiPo,
    /// `hl.ldi.upo`: Load post-index.
    HlLdiUpo,
    /// `hl.lhi.upo`: Load post-index.
    HlLhiUpo,
    /// `hl.lhui.upo`: Load post-index.
    HlLhuiUpo,
    /// `hl.lwi.upo`: Load post-index.
    HlLwiUpo,
    /// `hl.lwui.upo`: Load post-index.
    HlLwuiUpo,
    /// `hl.lbi.pr`: Load pre-index.
    HlLbiPr,
    /// `hl.lbui.pr`: Load pre-index.
    HlLbuiPr,
    /// `hl.ldi.upr`: Load pre-index.
    HlLdiUpr,
    /// `hl.lhi.upr`: Load pre-index.
    HlLhiUpr,
    /// `hl.lhui.upr`: Load pre-index.
    HlLhuiUpr,
    /// `hl.lwi.upr`: Load pre-index.
    HlLwiUpr,
    /// `hl.lwui.upr`: Load pre-index.
    HlLwuiUpr,
    /// `hl.lbip`: Load pair.
    HlLbip,
    /// `hl.lbuip`: Load pair.
    HlLbuip,
    /// `hl.ldip.u`: Load pair.
    HlLdipU,
    /// `hl.lhip.u`: Load pair.
    HlLhipU,
    /// `hl.lhuip.u`: Load pair.
    HlLhuipU,
    /// `hl.lwip.u`: Load pair.
    HlLwipU,
    /// `hl.lwuip.u`: Load pair.
    HlLwuipU,
    /// `hl.lbp`: Load pair.
    HlLbp,
    /// `hl.lbup`: Load pair.
    HlLbup,
    /// `hl.ldp`: Load pair.
    HlLdp,
    /// `hl.lhp`: Load pair.
    HlLhp,
    /// `hl.lhup`: Load pair.
    HlLhup,
    /// `hl.lwp`: Load pair.
    HlLwp,
    /// `hl.lwup`: Load pair.
    HlLwup,
    /// `hl.ldi`: Load long offset.
    HlLdi,
    /// `hl.ldi.po`: Load post-index.
    HlLdiPo,
    /// `hl.ldi.pr`: Load pre-index.
    HlLdiPr,
    /// `hl.ldip`: Load pair.
    HlLdip,
    /// `hl.lhi`: Load long offset.
    HlLhi,
    /// `hl.lhui`: Load long offset.
    HlLhui,
    /// `hl.lhi.po`: Load post-index.
    HlLhiPo,
    /// `hl.lhui.po`: Load post-index.
    HlLhuiPo,
    /// `hl.lhi.pr`: Load pre-index.
    HlLhiPr,
    /// `hl.lhui.pr`: Load pre-index.
    HlLhuiPr,
    /// `hl.lhip`: Load pair.
    HlLhip,
    /// `hl.lhuip`: Load pair.
    HlLhuip,
    /// `hl.lwi`: Load long offset.
    HlLwi,
    /// `hl.lwui`: Load long offset.
    HlLwui,
    /// `hl.lwi.po`: Load post-index.
    HlLwiPo,
    /// `hl.lwui.po`: Load post-index.
    HlLwuiPo,
    /// `hl.lwi.pr`: Load pre-index.
    HlLwiPr,
    /// `hl.lwui.pr`: Load pre-index.
    HlLwuiPr,
    /// `hl.lwip`: Load pair.
    HlLwip,
    /// `hl.lwuip`: Load pair.
    HlLwuip,
    /// `hl.prf`: Prefetch.
    HlPrf,
    /// `hl.prf.a`: Prefetch.
    HlPrfA,
    /// `hl.prfi.u`: Prefetch.
    HlPrfiU,
    /// `hl.prfi.ua`: Prefetch.
    HlPrfiUa,
    /// `hl.sb.pcr`: Store PC-relative.
    HlSbPcr,
    /// `hl.sd.pcr`: Store PC-relative.
    HlSdPcr,
    /// `hl.sh.pcr`: Store PC-relative.
    HlShPcr,
    /// `hl.sw.pcr`: Store PC-relative.
    HlSwPcr,
    /// `hl.sb.po`: Store post-index.
    HlSbPo,
    /// `hl.sd.upo`: Store post-index.
    HlSdUpo,
    /// `hl.sh.upo`: Store post-index.
    HlShUpo,
    /// `hl.sw.upo`: Store post-index.
    HlSwUpo,
    /// `hl.sb.pr`: Store pre-index.
    HlSbPr,
    /// `hl.sd.upr`: Store pre-index.
    HlSdUpr,
    /// `hl.sh.upr`: Store pre-index.
    HlShUpr,
    /// `hl.sw.upr`: Store pre-index.
    HlSwUpr,
    /// `hl.sbi`: Store long offset.
    HlSbi,
    /// `hl.sdi.u`: Store long offset.
    HlSdiU,
    /// `hl.shi.u`: Store long offset.
    HlShiU,
    /// `hl.swi.u`: Store long offset.
    HlSwiU,
    /// `hl.sbi.po`: Store post-index.
    HlSbiPo,
    /// `hl.sdi.upo`: Store post-index.
    HlSdiUpo,
    /// `hl.shi.upo`: Store post-index.
    HlShiUpo,
    /// `hl.swi.upo`: Store post-index.
    HlSwiUpo,
    /// `hl.sbi.pr`: Store pre-index.
    HlSbiPr,
    /// `hl.sdi.upr`: Store pre-index.
    HlSdiUpr,
    /// `hl.shi.upr`: Store pre-index.
    HlShiUpr,
    /// `hl.swi.upr`: Store pre-index.
    HlSwiUpr,
    /// `hl.sbip`: Store pair.
    HlSbip,
    /// `hl.sdip.u`: Store pair.
    HlSdipU,
    /// `hl.ship.u`: Store pair.
    HlShipU,
    /// `hl.swip.u`: Store pair.
    HlSwipU,
    /// `hl.sbp`: Store pair.
    HlSbp,
    /// `hl.sdp.u`: Store pair.
    HlSdpU,
    /// `hl.shp.u`: Store pair.
    HlShpU,
    /// `hl.swp.u`: Store pair.
    HlSwpU,
    /// `hl.sd.po`: Store post-index.
    HlSdPo,
    /// `hl.sd.pr`: Store pre-index.
    HlSdPr,
    /// `hl.sdi`: Store long offset.
    HlSdi,
    /// `hl.sdi.po`: Store post-index.
    HlSdiPo,
    /// `hl.sdi.pr`: Store pre-index.
    HlSdiPr,
    /// `hl.sdip`: Store pair.
    HlSdip,
    /// `hl.sdp`: Store pair.
    HlSdp,
    /// `hl.sh.po`: Store post-index.
    HlShPo,
    /// `hl.sh.pr`: Store pre-index.
    HlShPr,
    /// `hl.shi`: Store long offset.
    HlShi,
    /// `hl.shi.po`: Store post-index.
    HlShiPo,
    /// `hl.shi.pr`: Store pre-index.
    HlShiPr,
    /// `hl.ship`: Store pair.
    HlShip,
    /// `hl.shp`: Store pair.
    HlShp,
    /// `hl.sw.po`: Store post-index.
    HlSwPo,
    /// `hl.sw.pr`: Store pre-index.
    HlSwPr,
    /// `hl.swi`: Store long offset.
    HlSwi,
    /// `hl.swi.po`: Store post-index.
    HlSwiPo,
    /// `hl.swi.pr`: Store pre-index.
    HlSwiPr,
    /// `hl.swip`: Store pair.
    HlSwip,
    /// `hl.swp`: Store pair.
    HlSwp,
    /// `hl.casb`: Atomic.
    HlCasb,
    /// `hl.casd`: Atomic.
    HlCasd,
    /// `hl.cash`: Atomic.
    HlCash,
    /// `hl.casw`: Atomic.
    HlCasw,
    /// `c.setc.eq`: Set commit argument.
    CSetcEq,
    /// `c.setc.ne`: Set commit argument.
    CSetcNe,
    /// `c.setc.tgt`: C.unary.
    CSetcTgt,
    /// `hl.setc.andi`: Set commit argument.
    HlSetcAndi,
    /// `hl.setc.eqi`: Set commit argument.
    HlSetcEqi,
    /// `hl.setc.gei`: Set commit argument.
    HlSetcGei,
    /// `hl.setc.lti`: Set commit argument.
    HlSetcLti,
    /// `hl.setc.nei`: Set commit argument.
    HlSetcNei,
    /// `hl.setc.ori`: Set commit argument.
    HlSetcOri,
    /// `hl.setc.geui`: Set commit argument.
    HlSetcGeui,
    /// `hl.setc.ltui`: Set commit argument.
    HlSetcLtui,
    /// `setc.and`: Set commit argument.
    SetcAnd,
    /// `setc.or`: Set commit argument.
    SetcOr,
    /// `setc.andi`: Set commit argument.
    SetcAndi,
    /// `setc.eqi`: Set commit argument.
    SetcEqi,
    /// `setc.gei`: Set commit argument.
    SetcGei,
    /// `setc.lti`: Set commit argument.
    SetcLti,
    /// `setc.nei`: Set commit argument.
    SetcNei,
    /// `setc.ori`: Set commit argument.
    SetcOri,
    /// `setc.eq`: Set commit argument.
    SetcEq,
    /// `setc.ge`: Set commit argument.
    SetcGe,
    /// `setc.geu`: Set commit argument.
    SetcGeu,
    /// `setc.lt`: Set commit argument.
    SetcLt,
    /// `setc.ltu`: Set commit argument.
    SetcLtu,
    /// `setc.ne`: Set commit argument.
    SetcNe,
    /// `setc.geui`: Set commit argument.
    SetcGeui,
    /// `setc.ltui`: Set commit argument.
    SetcLtui,
    /// `acrc`: Execution control.
    Acrc,
    /// `acre`: Execution control.
    Acre,
    /// `assert`: Execution control.
    Assert,
    /// `bse`: Execution control.
    Bse,
    /// `bwe`: Execution control.
    Bwe,
    /// `bwi`: Execution control.
    Bwi,
    /// `bwt`: Execution control.
    Bwt,
    /// `bc.iall`: Cache maintain.
    BcIall,
    /// `dc.iall`: Cache maintain.
    DcIall,
    /// `ic.iall`: Cache maintain.
    IcIall,
    /// `tlb.iall`: Cache maintain.
    TlbIall,
    /// `bc.iva`: Cache maintain.
    BcIva,
    /// `dc.cisw`: Cache maintain.
    DcCisw,
    /// `dc.civa`: Cache maintain.
    DcCiva,
    /// `dc.csw`: Cache maintain.
    DcCsw,
    /// `dc.cva`: Cache maintain.
    DcCva,
    /// `dc.isw`: Cache maintain.
    DcIsw,
    /// `dc.iva`: Cache maintain.
    DcIva,
    /// `dc.zva`: Cache maintain.
    DcZva,
    /// `ic.iva`: Cache maintain.
    IcIva,
    /// `tlb.ia`: Cache maintain.
    TlbIa,
    /// `tlb.iav`: Cache maintain.
    TlbIav,
    /// `tlb.iv`: Cache maintain.
    TlbIv,
    /// `c.break`: C.tinst.
    CEbreak,
    /// `c.ssrget`: C.tinst.
    CSsrget,
    /// `dma`: Atomic operation.
    Dma,
    /// `ebreak`: Execution control.
    Ebreak,
    /// `fence.d`: Execution control.
    FenceD,
    /// `fence.i`: Execution control.
    FenceI,
    /// `hl.qmt`: General.
    HlQmt,
    /// `hl.qpop`: General.
    HlQpop,
    /// `hl.qpush`: General.
    HlQpush,
    /// `hl.ssrget`: Ssr access.
    HlSsrget,
    /// `hl.ssrset`: Ssr access.
    HlSsrset,
    /// `lsrget`: Ssr access.
    Lsrget,
    /// `setc.tgt`: Ssr access.
    SetcTgt,
    /// `ssrget`: Ssr access.
    Ssrget,
    /// `ssrset`: Ssr access.
    Ssrset,
    /// `ssrswap`: Ssr access.
    Ssrswap,
    /// `ERCOV`: Block split.
    Ercov,
    /// `ESAVE`: Block split.
    Esave,
    /// `MCOPY`: Block split.
    Mcopy,
    /// `MSET`: Block split.
    Mset,
    /// `FENTRY`: Block split.
    Fentry,
    /// `FEXIT`: Block split.
    Fexit,
    /// `FRET.RA`: Block split.
    FretRa,
    /// `FRET.STK`: Block split.
    FretStk,
    /// `XB`: Block split.
    Xb,
}

impl Op {
    /// Number of rows.
    pub const COUNT: usize = 761;
    /// All rows, in the order of [`OPS`].
    pub const ALL: &[Op] = &[
    Op::BstartMpar, Op::BstartMseq, Op::BstartVpar, Op::BstartVseq, Op::CBstartMpar, Op::CBstartMseq, Op::CBstartVpar,
    Op::CBstartVseq, Op::BCatr, Op::BDatr, Op::BDimLb2, Op::BDimLb0, Op::BDimLb1, Op::BHintBr, Op::BHintTrace, Op::BIor,
    Op::BIotSrc2Dst, Op::BIotSrc1Dst, Op::BIotDst, Op::BIotSrc2, Op::BIotSrc1, Op::BText, Op::CBDim, Op::CBDimi,
    Op::BstartDirect, Op::BstartCond, Op::BstartCall, Op::BstartAcccvt, Op::BstartMgather, Op::BstartMgatherCas,
    Op::BstartMgatherMask, Op::BstartMscatter, Op::BstartMscatterMask, Op::BstartTgemv, Op::BstartTgemvAcc,
    Op::BstartTgemvBias, Op::BstartTgemvmx, Op::BstartTgemvmxAcc, Op::BstartTgemvmxBias, Op::BstartTload,
    Op::BstartTmatmul, Op::BstartTmatmulAcc, Op::BstartTmatmulBias, Op::BstartTmatmulmx, Op::BstartTmatmulmxAcc,
    Op::BstartTmatmulmxBias, Op::BstartTmov, Op::BstartTprefetch, Op::BstartTstore, Op::BstartFpRet, Op::BstartStdRet,
    Op::BstartFpInd, Op::BstartStdInd, Op::BstartFpCond, Op::BstartStdCond, Op::BstartFpDirect, Op::BstartStdDirect,
    Op::BstartFpIcall, Op::BstartStdIcall, Op::BstartFpCall, Op::BstartStdCall, Op::BstartFpFall, Op::BstartStdFall,
    Op::BstartSys, Op::BstartTepl, Op::Bstop, Op::CBstartCond, Op::CBstartDirect, Op::CBstartFp, Op::CBstartStd,
    Op::CBstartSys, Op::CBstop, Op::HlBstartCall, Op::HlBstartFpCond, Op::HlBstartStdCond, Op::HlBstartFpFall,
    Op::HlBstartStdFall, Op::HlBstartSys, Op::HlBstartFpCall, Op::HlBstartStdCall, Op::HlBstartFpDirect,
    Op::HlBstartStdDirect, Op::LBstartFpFall, Op::LBstartStdFall, Op::LBstartSys, Op::LBstartFpDirect,
    Op::LBstartStdDirect, Op::LBstartFpCond, Op::LBstartStdCond, Op::LBstartFpCall, Op::LBstartStdCall, Op::BEq,
    Op::BGe, Op::BGeu, Op::BLt, Op::BLtu, Op::BNe, Op::BNz, Op::BZ, Op::J, Op::Jr, Op::VAdd, Op::VSub, Op::VAddi,
    Op::VSubi, Op::VAnd, Op::VOr, Op::VXor, Op::VAndi, Op::VOri, Op::VXori, Op::VSll, Op::VSra, Op::VSrl, Op::VSlli,
    Op::VSrai, Op::VSrli, Op::VDiv, Op::VRem, Op::VMadd, Op::VMul, Op::VFmax, Op::VFmin, Op::VMax, Op::VMin, Op::VBcnt,
    Op::VBic, Op::VBis, Op::VBxs, Op::VBxu, Op::VClz, Op::VCtz, Op::VRev, Op::VCmpAnd, Op::VCmpEq, Op::VCmpGe,
    Op::VCmpGeu, Op::VCmpLt, Op::VCmpLtu, Op::VCmpNe, Op::VCmpOr, Op::VCmpAndi, Op::VCmpEqi, Op::VCmpGei, Op::VCmpLti,
    Op::VCmpNei, Op::VCmpOri, Op::VCmpGeui, Op::VCmpLtui, Op::VCsel, Op::VPsel, Op::VFabs, Op::VFclass, Op::VFexp,
    Op::VFrecip, Op::VFsqrt, Op::VFadd, Op::VFdiv, Op::VFmul, Op::VFsub, Op::VFmadd, Op::VFmsub, Op::VFnmadd,
    Op::VFnmsub, Op::VFeq, Op::VFeqs, Op::VFge, Op::VFges, Op::VFlt, Op::VFlts, Op::VFne, Op::VFnes, Op::VFcvt,
    Op::VFcvti, Op::VIcvt, Op::VIcvtf, Op::VLbBrg, Op::VLbuBrg, Op::VLbiBrg, Op::VLbuiBrg, Op::VLdBrg, Op::VLdiBrg,
    Op::VLdiUBrg, Op::VLhBrg, Op::VLhuBrg, Op::VLhiBrg, Op::VLhuiBrg, Op::VLhiUBrg, Op::VLhuiUBrg, Op::VLwBrg,
    Op::VLwuBrg, Op::VLwiBrg, Op::VLwuiBrg, Op::VLwiUBrg, Op::VLwuiUBrg, Op::VLb, Op::VLbu, Op::VLbi, Op::VLbui,
    Op::VLd, Op::VLdi, Op::VLdiU, Op::VLh, Op::VLhu, Op::VLhi, Op::VLhui, Op::VLhiU, Op::VLhuiU, Op::VLw, Op::VLwu,
    Op::VLwi, Op::VLwui, Op::VLwiU, Op::VLwuiU, Op::VSbBrg, Op::VSbiBrg, Op::VSdBrg, Op::VSdUBrg, Op::VSdiBrg,
    Op::VSdiUBrg, Op::VShBrg, Op::VShUBrg, Op::VShiBrg, Op::VShiUBrg, Op::VSwBrg, Op::VSwUBrg, Op::VSwiBrg,
    Op::VSwiUBrg, Op::VSb, Op::VSbi, Op::VSd, Op::VSdU, Op::VSdi, Op::VSdiU, Op::VSh, Op::VShU, Op::VShi, Op::VShiU,
    Op::VSw, Op::VSwU, Op::VSwi, Op::VSwiU, Op::VLdAdd, Op::VLdAnd, Op::VLdMax, Op::VLdMin, Op::VLdOr, Op::VLdXor,
    Op::VLwAdd, Op::VLwAnd, Op::VLwMax, Op::VLwMin, Op::VLwOr, Op::VLwXor, Op::VSdAdd, Op::VSdAnd, Op::VSdMax,
    Op::VSdMin, Op::VSdOr, Op::VSdXor, Op::VSwAdd, Op::VSwAnd, Op::VSwMax, Op::VSwMin, Op::VSwOr, Op::VSwXor, Op::VQpop,
    Op::VQpush, Op::VRdadd, Op::VRdand, Op::VRdfadd, Op::VRdfmax, Op::VRdfmin, Op::VRdmax, Op::VRdmin, Op::VRdor,
    Op::VRdxor, Op::VShflBfly, Op::VShflDown, Op::VShflIdx, Op::VShflUp, Op::VShfliBfly, Op::VShfliDown, Op::VShfliIdx,
    Op::VShfliUp, Op::CAdd, Op::CAnd, Op::COr, Op::CSub, Op::CAddi, Op::CCmpEqi, Op::CCmpNei, Op::CMovi, Op::CMovr,
    Op::CSetret, Op::CSextB, Op::CSextH, Op::CSextW, Op::CZextB, Op::CZextH, Op::CZextW, Op::CSlli, Op::CSrli, Op::CLdi,
    Op::CLwi, Op::CSdi, Op::CSwi, Op::Add, Op::Sub, Op::Addi, Op::Subi, Op::Addiw, Op::Subiw, Op::Addtpc, Op::Addw,
    Op::Subw, Op::And, Op::Or, Op::Xor, Op::Andi, Op::Ori, Op::Xori, Op::Andiw, Op::Oriw, Op::Xoriw, Op::Andw, Op::Orw,
    Op::Xorw, Op::Bcnt, Op::Bic, Op::Bis, Op::Bxs, Op::Bxu, Op::Clz, Op::Ctz, Op::Rev, Op::CmpAnd, Op::CmpOr,
    Op::CmpAndi, Op::CmpEqi, Op::CmpGei, Op::CmpLti, Op::CmpNei, Op::CmpOri, Op::CmpEq, Op::CmpGe, Op::CmpGeu,
    Op::CmpLt, Op::CmpLtu, Op::CmpNe, Op::CmpGeui, Op::CmpLtui, Op::Csel, Op::Div, Op::Divu, Op::Divuw, Op::Divw,
    Op::Mul, Op::Mulu, Op::Muluw, Op::Mulw, Op::Rem, Op::Remu, Op::Remuw, Op::Remw, Op::Lui, Op::Madd, Op::Maddw,
    Op::Max, Op::Maxu, Op::Min, Op::Minu, Op::Setret, Op::Sll, Op::Sra, Op::Srl, Op::Slli, Op::Srai, Op::Srli,
    Op::Slliw, Op::Sraiw, Op::Srliw, Op::Sllw, Op::Sraw, Op::Srlw, Op::Fabs, Op::Fexp, Op::Frecip, Op::Fsqrt, Op::Fadd,
    Op::Fdiv, Op::Fmul, Op::Fsub, Op::Fcvt, Op::Fcvta, Op::Fcvtm, Op::Fcvtn, Op::Fcvtp, Op::Fcvtz, Op::Feq, Op::Feqs,
    Op::Fge, Op::Fges, Op::Flt, Op::Flts, Op::Fne, Op::Fnes, Op::Fmadd, Op::Fmsub, Op::Fnmadd, Op::Fnmsub, Op::Fmax,
    Op::Fmin, Op::Scvtf, Op::Ucvtf, Op::Lb, Op::Lbu, Op::Ld, Op::Lh, Op::Lhu, Op::Lw, Op::Lwu, Op::LbPcr, Op::LbuPcr,
    Op::LdPcr, Op::LhPcr, Op::LhuPcr, Op::LwPcr, Op::LwuPcr, Op::Lbi, Op::Lbui, Op::Ldi, Op::LdiU, Op::LhiU, Op::LhuiU,
    Op::LwiU, Op::LwuiU, Op::Lhi, Op::Lhui, Op::Lwi, Op::Lwui, Op::Prf, Op::PrfiU, Op::Sb, Op::SdU, Op::ShU, Op::SwU,
    Op::SbPcr, Op::SdPcr, Op::ShPcr, Op::SwPcr, Op::Sbi, Op::SdiU, Op::ShiU, Op::SwiU, Op::Sd, Op::Sdi, Op::Sh, Op::Shi,
    Op::Sw, Op::Swi, Op::Casb, Op::Casd, Op::Cash, Op::Casw, Op::LdAdd, Op::LdAnd, Op::LdOr, Op::LdSmax, Op::LdSmin,
    Op::LdUmax, Op::LdUmin, Op::LdXor, Op::LwAdd, Op::LwAnd, Op::LwOr, Op::LwSmax, Op::LwSmin, Op::LwUmax, Op::LwUmin,
    Op::LwXor, Op::Swapb, Op::Swapd, Op::Swaph, Op::Swapw, Op::LrB, Op::LrD, Op::LrH, Op::LrW, Op::ScB, Op::ScD,
    Op::ScH, Op::ScW, Op::SdAdd, Op::SdAnd, Op::SdOr, Op::SdSmax, Op::SdSmin, Op::SdUmax, Op::SdUmin, Op::SdXor,
    Op::SwAdd, Op::SwAnd, Op::SwOr, Op::SwSmax, Op::SwSmin, Op::SwUmax, Op::SwUmin, Op::SwXor, Op::HlAddi, Op::HlSubi,
    Op::HlAddiw, Op::HlSubiw, Op::HlAddtpc, Op::HlAndi, Op::HlOri, Op::HlXori, Op::HlAndiw, Op::HlOriw, Op::HlXoriw,
    Op::HlBfi, Op::HlCcat, Op::HlCcatw, Op::HlCmpAndi, Op::HlCmpEqi, Op::HlCmpGei, Op::HlCmpLti, Op::HlCmpNei,
    Op::HlCmpOri, Op::HlCmpGeui, Op::HlCmpLtui, Op::HlDiv, Op::HlDivu, Op::HlDivuw, Op::HlDivw, Op::HlMul, Op::HlMulu,
    Op::HlRem, Op::HlRemu, Op::HlRemuw, Op::HlRemw, Op::HlLis, Op::HlLiu, Op::HlLui, Op::HlMadd, Op::HlMaddw,
    Op::HlMiadd, Op::HlMisub, Op::HlSetret, Op::HlLbPcr, Op::HlLbuPcr, Op::HlLdPcr, Op::HlLhPcr, Op::HlLhuPcr,
    Op::HlLwPcr, Op::HlLwuPcr, Op::HlLbPo, Op::HlLbuPo, Op::HlLdPo, Op::HlLhPo, Op::HlLhuPo, Op::HlLwPo, Op::HlLwuPo,
    Op::HlLbPr, Op::HlLbuPr, Op::HlLdPr, Op::HlLhPr, Op::HlLhuPr, Op::HlLwPr, Op::HlLwuPr, Op::HlLbi, Op::HlLbui,
    Op::HlLdiU, Op::HlLhiU, Op::HlLhuiU, Op::HlLwiU, Op::HlLwuiU, Op::HlLbiPo, Op::HlLbuiPo, Op::HlLdiUpo, Op::HlLhiUpo,
    Op::HlLhuiUpo, Op::HlLwiUpo, Op::HlLwuiUpo, Op::HlLbiPr, Op::HlLbuiPr, Op::HlLdiUpr, Op::HlLhiUpr, Op::HlLhuiUpr,
    Op::HlLwiUpr, Op::HlLwuiUpr, Op::HlLbip, Op::HlLbuip, Op::HlLdipU, Op::HlLhipU, Op::HlLhuipU, Op::HlLwipU,
    Op::HlLwuipU, Op::HlLbp, Op::HlLbup, Op::HlLdp, Op::HlLhp, Op::HlLhup, Op::HlLwp, Op::HlLwup, Op::HlLdi,
    Op::HlLdiPo, Op::HlLdiPr, Op::HlLdip, Op::HlLhi, Op::HlLhui, Op::HlLhiPo, Op::HlLhuiPo, Op::HlLhiPr, Op::HlLhuiPr,
    Op::HlLhip, Op::HlLhuip, Op::HlLwi, Op::HlLwui, Op::HlLwiPo, Op::HlLwuiPo, Op::HlLwiPr, Op::HlLwuiPr, Op::HlLwip,
    Op::HlLwuip, Op::HlPrf, Op::HlPrfA, Op::HlPrfiU, Op::HlPrfiUa, Op::HlSbPcr, Op::HlSdPcr, Op::HlShPcr, Op::HlSwPcr,
    Op::HlSbPo, Op::HlSdUpo, Op::HlShUpo, Op::HlSwUpo, Op::HlSbPr, Op::HlSdUpr, Op::HlShUpr, Op::HlSwUpr, Op::HlSbi,
    Op::HlSdiU, Op::HlShiU, Op::HlSwiU, Op::HlSbiPo, Op::HlSdiUpo, Op::HlShiUpo, Op::HlSwiUpo, Op::HlSbiPr,
    Op::HlSdiUpr, Op::HlShiUpr, Op::HlSwiUpr, Op::HlSbip, Op::HlSdipU, Op::HlShipU, Op::HlSwipU, Op::HlSbp, Op::HlSdpU,
    Op::HlShpU, Op::HlSwpU, Op::HlSdPo, Op::HlSdPr, Op::HlSdi, Op::HlSdiPo, Op::HlSdiPr, Op::HlSdip, Op::HlSdp,
    Op::HlShPo, Op::HlShPr, Op::HlShi, Op::HlShiPo, Op::HlShiPr, Op::HlShip, Op::HlShp, Op::HlSwPo, Op::HlSwPr,
    Op::HlSwi, Op::HlSwiPo, Op::HlSwiPr, Op::HlSwip, Op::HlSwp, Op::HlCasb, Op::HlCasd, Op::HlCash, Op::HlCasw,
    Op::CSetcEq, Op::CSetcNe, Op::CSetcTgt, Op::HlSetcAndi, Op::HlSetcEqi, Op::HlSetcGei, Op::HlSetcLti, Op::HlSetcNei,
    Op::HlSetcOri, Op::HlSetcGeui, Op::HlSetcLtui, Op::SetcAnd, Op::SetcOr, Op::SetcAndi, Op::SetcEqi, Op::SetcGei,
    Op::SetcLti, Op::SetcNei, Op::SetcOri, Op::SetcEq, Op::SetcGe, Op::SetcGeu, Op::SetcLt, Op::SetcLtu, Op::SetcNe,
    Op::SetcGeui, Op::SetcLtui, Op::Acrc, Op::Acre, Op::Assert, Op::Bse, Op::Bwe, Op::Bwi, Op::Bwt, Op::BcIall,
    Op::DcIall, Op::IcIall, Op::TlbIall, Op::BcIva, Op::DcCisw, Op::DcCiva, Op::DcCsw, Op::DcCva, Op::DcIsw, Op::DcIva,
    Op::DcZva, Op::IcIva, Op::TlbIa, Op::TlbIav, Op::TlbIv, Op::CEbreak, Op::CSsrget, Op::Dma, Op::Ebreak, Op::FenceD,
    Op::FenceI, Op::HlQmt, Op::HlQpop, Op::HlQpush, Op::HlSsrget, Op::HlSsrset, Op::Lsrget, Op::SetcTgt, Op::Ssrget,
    Op::Ssrset, Op::Ssrswap, Op::Ercov, Op::Esave, Op::Mcopy, Op::Mset, Op::Fentry, Op::Fexit, Op::FretRa, Op::FretStk,
    Op::Xb,
    ];
}

/// How the first parcel tells the length.
pub static LENGTHS: [LengthInfo; 4] = [
    LengthInfo { mask: 0xf, value: 0xe, bits: 48, index: &[(30, 28), (22, 16), (5, 4)] },
    LengthInfo { mask: 0x1, value: 0x0, bits: 16, index: &[(5, 0)] },
    LengthInfo { mask: 0xf, value: 0xf, bits: 64, index: &[(46, 44), (38, 32), (13, 12)] },
    LengthInfo { mask: 0x1, value: 0x1, bits: 32, index: &[(14, 12), (6, 0)] },
];

/// Name, role and meaning of each category.
pub static CATEGORIES: [(&str, Role, &str); 33] = [
    ("launch", Role::Launch, "starts an MPAR, MSEQ, VPAR or VSEQ block"),
    ("header", Role::Header, "descriptor inside a block header"),
    ("terminator", Role::Terminator, "block boundary: ends a header, and a body when reached"),
    ("body-branch", Role::BodyBranch, "body control flow"),
    ("arith", Role::BodyVector, "integer arithmetic and logic"),
    ("muldiv", Role::BodyVector, "multiplication and division"),
    ("minmax", Role::BodyVector, "minimum and maximum"),
    ("bitfield", Role::BodyVector, "bit fields"),
    ("compare", Role::BodyVector, "integer compares; mask producers"),
    ("select", Role::BodyVector, "selects"),
    ("fp", Role::BodyVector, "FP32 arithmetic"),
    ("fcompare", Role::BodyVector, "FP32 compares; mask producers"),
    ("convert", Role::BodyVector, "converts"),
    ("load.brg", Role::BodyVector, "loads from global memory"),
    ("load.local", Role::BodyVector, "loads from tiles"),
    ("store.brg", Role::BodyVector, "stores to global memory"),
    ("store.local", Role::BodyVector, "stores to tiles"),
    ("atomic", Role::BodyVector, "atomics"),
    ("queue", Role::BodyVector, "memory queues"),
    ("reduce", Role::BodyVector, "reductions"),
    ("shuffle", Role::BodyVector, "shuffles"),
    ("scalar16.alu", Role::BodyScalar, "16-bit scalar arithmetic"),
    ("scalar16.mem", Role::BodyScalar, "16-bit scalar loads and stores"),
    ("scalar32.alu", Role::BodyScalar, "32-bit scalar arithmetic"),
    ("scalar32.fp", Role::BodyScalar, "32-bit scalar floating point"),
    ("scalar32.mem", Role::BodyScalar, "32-bit scalar loads and stores"),
    ("scalar32.atomic", Role::BodyScalar, "32-bit scalar atomics"),
    ("scalar48.alu", Role::BodyScalar, "48-bit scalar arithmetic"),
    ("scalar48.mem", Role::BodyScalar, "48-bit scalar loads and stores"),
    ("scalar48.atomic", Role::BodyScalar, "48-bit scalar atomics"),
    ("block-commit", Role::BlockCommit, "block-argument writers of ordinary code; no defined use in a kernel body"),
    ("system", Role::System, "system, cache, SSR, queue manager, DMA; not for kernel bodies"),
    ("other", Role::Other, "template and exception-save forms; not for kernel bodies"),
];

/// Number and title of each chapter.
pub static GROUPS: [(u8, &str); 12] = [
    (1, "Launches and header descriptors"),
    (2, "Terminators"),
    (3, "Branches of bodies"),
    (4, "Vector integer arithmetic"),
    (5, "Vector floating point and converts"),
    (6, "Vector loads and stores"),
    (7, "Vector atomics and memory queues"),
    (8, "Reductions and shuffles"),
    (9, "16-bit scalar instructions"),
    (10, "32-bit scalar instructions"),
    (11, "48-bit scalar instructions"),
    (12, "Commit arguments, system, templates"),
];

/// Name of a field; the same in every row that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Field {
    AcrId, Aq, Atom, BrType, C, CMode, Canonicalize, CrossBid, DataType, Dr, DstBegin, DstEnd, DstTile, DstType, E, Far,
    Function, H, HintValid, I, Imm, ImmL, ImmR, ImmS, L, Layout, LoopNest, LsrId, Mode, Model, PadValue, PredImm,
    PrefetchSize, R, RMode, Rd, RegDst, RegDst0, RegDst1, RegSrc, RegSrc0, RegSrc1, RegSrc2, RetImm, Rl, RraType,
    RstType, S, S0r, S1r, Sat, Shamt, SrcA, SrcBegin, SrcD, SrcD1, SrcEnd, SrcL, SrcP, SrcR, SrcRType, SrcTile0,
    SrcTile1, SrcType, SrcZero, SsrId, SuccImm, Temp, TraceEnd, Trap, Unlikely,
}

/// Most fields of a row.
pub const MAX_FIELDS: usize = 7;

const fn f(codec: Codec, pieces: &'static [(u32, u32)]) -> FieldInfo {
    FieldInfo { codec, pieces }
}
const fn o(name: &'static str, kind: &'static str, reads: bool, writes: bool) -> OperandInfo {
    OperandInfo { name, kind, reads, writes }
}
const fn v(format: &'static str, bits: u8, mask: u64, value: u64, fields: &'static [FieldInfo], excluded: &'static [(u8, u64)]) -> VariantInfo {
    VariantInfo { format, suffix: "", bits, mask, value, fixed: &[], fields, excluded }
}
#[allow(clippy::too_many_arguments)]
const fn r(mnemonic: &'static str, group: u8, category: u8, desc: &'static str, ids: &'static [&'static str], source: Source, syntax: &'static str, operands: &'static [OperandInfo], variants: &'static [VariantInfo]) -> OpInfo {
    OpInfo { mnemonic, group, category, desc, latency: Latency::Unstated, flags: Flags(0), traps: &[], ids, source, fp: false, syntax, operands, variants }
}
static O0: [OperandInfo; 1] = [o("Mode", "n", false, false)];
static N0: [Field; 1] = [Field::Mode];
static F0: [FieldInfo; 1] = [f(Plain, &[(26, 25)])];
static O1: [OperandInfo; 0] = [];
static N1: [Field; 0] = [];
static F1: [FieldInfo; 0] = [];
static O2: [OperandInfo; 6] = [o("Dr", "bit", false, false), o("Trap", "bit", false, false), o("Far", "bit", false, false), o("Atom", "bit", false, false), o("Aq", "bit", false, false), o("Rl", "bit", false, false)];
static N2: [Field; 6] = [Field::Dr, Field::Trap, Field::Far, Field::Atom, Field::Aq, Field::Rl];
static F2: [FieldInfo; 6] = [f(Plain, &[(26, 26)]), f(Plain, &[(19, 19)]), f(Plain, &[(18, 18)]), f(Plain, &[(17, 17)]), f(Plain, &[(16, 16)]), f(Plain, &[(15, 15)])];
static O3: [OperandInfo; 7] = [o("CMode", "n", false, false), o("PadValue", "n", false, false), o("Sat", "bit", false, false), o("Canonicalize", "bit", false, false), o("DataType", "n", false, false), o("RMode", "n", false, false), o("Layout", "n", false, false)];
static N3: [Field; 7] = [Field::CMode, Field::PadValue, Field::Sat, Field::Canonicalize, Field::DataType, Field::RMode, Field::Layout];
static F3: [FieldInfo; 7] = [f(Plain, &[(31, 29)]), f(Plain, &[(28, 27)]), f(Plain, &[(26, 26)]), f(Plain, &[(25, 25)]), f(Plain, &[(24, 20)]), f(Plain, &[(17, 15)]), f(Plain, &[(11, 7)])];
static O4: [OperandInfo; 2] = [o("Imm", "u", false, false), o("RegSrc", "src", true, false)];
static N4: [Field; 2] = [Field::Imm, Field::RegSrc];
static F4: [FieldInfo; 2] = [f(Uint(1), &[(11, 7), (31, 20)]), f(Src5, &[(19, 15)])];
static O5: [OperandInfo; 4] = [o("PrefetchSize", "n", false, false), o("Temp", "n", false, false), o("Unlikely", "bit", false, false), o("HintValid", "bit", false, false)];
static N5: [Field; 4] = [Field::PrefetchSize, Field::Temp, Field::Unlikely, Field::HintValid];
static F5: [FieldInfo; 4] = [f(Plain, &[(31, 20)]), f(Plain, &[(18, 17)]), f(Plain, &[(16, 16)]), f(Plain, &[(15, 15)])];
static O6: [OperandInfo; 1] = [o("TraceEnd", "bit", false, false)];
static N6: [Field; 1] = [Field::TraceEnd];
static F6: [FieldInfo; 1] = [f(Plain, &[(15, 15)])];
static O7: [OperandInfo; 4] = [o("RegSrc2", "src", true, false), o("RegSrc1", "src", true, false), o("RegSrc0", "src", true, false), o("RegDst", "dst", false, true)];
static N7: [Field; 4] = [Field::RegSrc2, Field::RegSrc1, Field::RegSrc0, Field::RegDst];
static F7: [FieldInfo; 4] = [f(Src5, &[(31, 27)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O8: [OperandInfo; 7] = [o("SrcTile1", "tile", false, false), o("SrcTile0", "tile", false, false), o("L", "bit", false, false), o("Imm", "u", false, false), o("S1r", "bit", false, false), o("S0r", "bit", false, false), o("DstTile", "n", false, false)];
static N8: [Field; 7] = [Field::SrcTile1, Field::SrcTile0, Field::L, Field::Imm, Field::S1r, Field::S0r, Field::DstTile];
static F8: [FieldInfo; 7] = [f(Tile, &[(31, 26)]), f(Tile, &[(25, 20)]), f(Plain, &[(19, 19)]), f(Uint(1), &[(18, 15)]), f(Plain, &[(11, 11)]), f(Plain, &[(10, 10)]), f(Plain, &[(9, 7)])];
static O9: [OperandInfo; 5] = [o("SrcTile0", "tile", false, false), o("L", "bit", false, false), o("Imm", "u", false, false), o("S0r", "bit", false, false), o("DstTile", "n", false, false)];
static N9: [Field; 5] = [Field::SrcTile0, Field::L, Field::Imm, Field::S0r, Field::DstTile];
static F9: [FieldInfo; 5] = [f(Tile, &[(25, 20)]), f(Plain, &[(19, 19)]), f(Uint(1), &[(18, 15)]), f(Plain, &[(10, 10)]), f(Plain, &[(9, 7)])];
static O10: [OperandInfo; 3] = [o("L", "bit", false, false), o("Imm", "u", false, false), o("DstTile", "n", false, false)];
static N10: [Field; 3] = [Field::L, Field::Imm, Field::DstTile];
static F10: [FieldInfo; 3] = [f(Plain, &[(19, 19)]), f(Uint(1), &[(18, 15)]), f(Plain, &[(9, 7)])];
static O11: [OperandInfo; 5] = [o("SrcTile1", "tile", false, false), o("SrcTile0", "tile", false, false), o("L", "bit", false, false), o("S1r", "bit", false, false), o("S0r", "bit", false, false)];
static N11: [Field; 5] = [Field::SrcTile1, Field::SrcTile0, Field::L, Field::S1r, Field::S0r];
static F11: [FieldInfo; 5] = [f(Tile, &[(31, 26)]), f(Tile, &[(25, 20)]), f(Plain, &[(19, 19)]), f(Plain, &[(11, 11)]), f(Plain, &[(10, 10)])];
static O12: [OperandInfo; 3] = [o("SrcTile0", "tile", false, false), o("L", "bit", false, false), o("S0r", "bit", false, false)];
static N12: [Field; 3] = [Field::SrcTile0, Field::L, Field::S0r];
static F12: [FieldInfo; 3] = [f(Tile, &[(25, 20)]), f(Plain, &[(19, 19)]), f(Plain, &[(10, 10)])];
static O13: [OperandInfo; 1] = [o("Imm", "s", false, false)];
static N13: [Field; 1] = [Field::Imm];
static F13: [FieldInfo; 1] = [f(Int(2), &[(31, 7)])];
static O14: [OperandInfo; 2] = [o("LoopNest", "n", false, false), o("RegSrc", "src", true, false)];
static N14: [Field; 2] = [Field::LoopNest, Field::RegSrc];
static F14: [FieldInfo; 2] = [f(Plain, &[(13, 11)]), f(Src5, &[(10, 6)])];
static O15: [OperandInfo; 2] = [o("LoopNest", "n", false, false), o("Imm", "u", false, false)];
static N15: [Field; 2] = [Field::LoopNest, Field::Imm];
static F15: [FieldInfo; 2] = [f(Plain, &[(15, 14)]), f(Uint(1), &[(13, 6)])];
static O16: [OperandInfo; 2] = [o("RetImm", "u", false, false), o("Imm", "s", false, false)];
static N16: [Field; 2] = [Field::RetImm, Field::Imm];
static F16: [FieldInfo; 2] = [f(Uint(2), &[(26, 22)]), f(Int(2), &[(15, 4)])];
static O17: [OperandInfo; 1] = [o("DataType", "n", false, false)];
static N17: [Field; 1] = [Field::DataType];
static F17: [FieldInfo; 1] = [f(Plain, &[(31, 27)])];
static F18: [FieldInfo; 1] = [f(Int(2), &[(31, 15)])];
static O18: [OperandInfo; 3] = [o("DataType", "n", false, false), o("Mode", "n", false, false), o("Function", "n", false, false)];
static N18: [Field; 3] = [Field::DataType, Field::Mode, Field::Function];
static F19: [FieldInfo; 3] = [f(Plain, &[(31, 27)]), f(Plain, &[(26, 25)]), f(Plain, &[(24, 20)])];
static F20: [FieldInfo; 1] = [f(Int(2), &[(15, 4)])];
static O19: [OperandInfo; 1] = [o("BrType", "n", false, false)];
static N19: [Field; 1] = [Field::BrType];
static F21: [FieldInfo; 1] = [f(Plain, &[(13, 11)])];
static F22: [FieldInfo; 2] = [f(Uint(2), &[(42, 38)]), f(Int(2), &[(31, 7)])];
static F23: [FieldInfo; 1] = [f(Int(2), &[(15, 4), (47, 31)])];
static F24: [FieldInfo; 1] = [f(Int(2), &[(63, 47), (31, 7)])];
static O20: [OperandInfo; 3] = [o("Imm", "s", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false)];
static N20: [Field; 3] = [Field::Imm, Field::SrcR, Field::SrcL];
static F25: [FieldInfo; 3] = [f(Int(2), &[(11, 7), (31, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static F26: [FieldInfo; 1] = [f(Int(2), &[(11, 7), (31, 15)])];
static O21: [OperandInfo; 3] = [o("Imm", "s", false, false), o("SrcZero", "src", true, false), o("SrcL", "src", true, false)];
static N21: [Field; 3] = [Field::Imm, Field::SrcZero, Field::SrcL];
static O22: [OperandInfo; 5] = [o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("Shamt", "n", false, false), o("SrcRType", "n", false, false)];
static N22: [Field; 5] = [Field::SrcR, Field::SrcL, Field::RegDst, Field::Shamt, Field::SrcRType];
static F27: [FieldInfo; 5] = [f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Plain, &[(63, 59)]), f(Plain, &[(58, 57)])];
static O23: [OperandInfo; 3] = [o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("Imm", "u", false, false)];
static N23: [Field; 3] = [Field::SrcL, Field::RegDst, Field::Imm];
static F28: [FieldInfo; 3] = [f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Uint(1), &[(63, 52)])];
static O24: [OperandInfo; 3] = [o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("Imm", "s", false, false)];
static N24: [Field; 3] = [Field::SrcL, Field::RegDst, Field::Imm];
static F29: [FieldInfo; 3] = [f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Int(1), &[(63, 52)])];
static O25: [OperandInfo; 3] = [o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N25: [Field; 3] = [Field::SrcR, Field::SrcL, Field::RegDst];
static F30: [FieldInfo; 3] = [f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)])];
static O26: [OperandInfo; 3] = [o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("Shamt", "n", false, false)];
static N26: [Field; 3] = [Field::SrcL, Field::RegDst, Field::Shamt];
static F31: [FieldInfo; 3] = [f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Plain, &[(57, 52)])];
static O27: [OperandInfo; 4] = [o("SrcD", "src", true, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N27: [Field; 4] = [Field::SrcD, Field::SrcR, Field::SrcL, Field::RegDst];
static F32: [FieldInfo; 4] = [f(Src10, &[(31, 27), (63, 59)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)])];
static O28: [OperandInfo; 4] = [o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("ImmS", "n", false, false), o("ImmL", "n", false, false)];
static N28: [Field; 4] = [Field::SrcL, Field::RegDst, Field::ImmS, Field::ImmL];
static F33: [FieldInfo; 4] = [f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Plain, &[(63, 58)]), f(Plain, &[(57, 52)])];
static O29: [OperandInfo; 5] = [o("SrcP", "src", true, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("SrcRType", "n", false, false)];
static N29: [Field; 5] = [Field::SrcP, Field::SrcR, Field::SrcL, Field::RegDst, Field::SrcRType];
static F34: [FieldInfo; 5] = [f(Src10, &[(31, 27), (63, 59)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Plain, &[(58, 57)])];
static O30: [OperandInfo; 5] = [o("SrcZero", "src", true, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("SrcRType", "n", false, false)];
static N30: [Field; 5] = [Field::SrcZero, Field::SrcR, Field::SrcL, Field::RegDst, Field::SrcRType];
static O31: [OperandInfo; 2] = [o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N31: [Field; 2] = [Field::SrcL, Field::RegDst];
static F35: [FieldInfo; 2] = [f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)])];
static O32: [OperandInfo; 4] = [o("SrcA", "src", true, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N32: [Field; 4] = [Field::SrcA, Field::SrcR, Field::SrcL, Field::RegDst];
static O33: [OperandInfo; 4] = [o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("DstType", "n", false, false), o("SrcType", "n", false, false)];
static N33: [Field; 4] = [Field::SrcL, Field::RegDst, Field::DstType, Field::SrcType];
static F36: [FieldInfo; 4] = [f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Plain, &[(63, 59)]), f(Plain, &[(56, 52)])];
static O34: [OperandInfo; 6] = [o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("L", "bit", false, false), o("C", "bit", false, false), o("RegDst", "dst", false, true), o("Shamt", "n", false, false)];
static N34: [Field; 6] = [Field::SrcR, Field::SrcL, Field::L, Field::C, Field::RegDst, Field::Shamt];
static F37: [FieldInfo; 6] = [f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)]), f(Dst10, &[(11, 7), (43, 39)]), f(Plain, &[(63, 59)])];
static O35: [OperandInfo; 5] = [o("Imm", "s", false, false), o("SrcL", "src", true, false), o("L", "bit", false, false), o("C", "bit", false, false), o("RegDst", "dst", false, true)];
static N35: [Field; 5] = [Field::Imm, Field::SrcL, Field::L, Field::C, Field::RegDst];
static F38: [FieldInfo; 5] = [f(Int(1), &[(31, 20), (63, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)]), f(Dst10, &[(11, 7), (43, 39)])];
static F39: [FieldInfo; 5] = [f(Int(8), &[(31, 20), (63, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)]), f(Dst10, &[(11, 7), (43, 39)])];
static F40: [FieldInfo; 5] = [f(Int(2), &[(31, 20), (63, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)]), f(Dst10, &[(11, 7), (43, 39)])];
static F41: [FieldInfo; 5] = [f(Int(4), &[(31, 20), (63, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)]), f(Dst10, &[(11, 7), (43, 39)])];
static O36: [OperandInfo; 6] = [o("SrcD", "src", true, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("L", "bit", false, false), o("C", "bit", false, false), o("Shamt", "n", false, false)];
static N36: [Field; 6] = [Field::SrcD, Field::SrcR, Field::SrcL, Field::L, Field::C, Field::Shamt];
static F42: [FieldInfo; 6] = [f(Src10, &[(31, 27), (63, 59)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)]), f(Plain, &[(11, 7)])];
static O37: [OperandInfo; 5] = [o("Imm", "s", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("L", "bit", false, false), o("C", "bit", false, false)];
static N37: [Field; 5] = [Field::Imm, Field::SrcR, Field::SrcL, Field::L, Field::C];
static F43: [FieldInfo; 5] = [f(Int(1), &[(11, 7), (31, 25), (43, 39), (63, 57)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)])];
static F44: [FieldInfo; 5] = [f(Int(8), &[(11, 7), (31, 25), (43, 39), (63, 57)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)])];
static F45: [FieldInfo; 5] = [f(Int(2), &[(11, 7), (31, 25), (43, 39), (63, 57)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)])];
static F46: [FieldInfo; 5] = [f(Int(4), &[(11, 7), (31, 25), (43, 39), (63, 57)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(14, 14)]), f(Plain, &[(12, 12)])];
static O38: [OperandInfo; 6] = [o("Far", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("Aq", "bit", false, false), o("Rl", "bit", false, false)];
static N38: [Field; 6] = [Field::Far, Field::SrcR, Field::SrcL, Field::RegDst, Field::Aq, Field::Rl];
static F47: [FieldInfo; 6] = [f(Plain, &[(25, 25)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)]), f(Plain, &[(58, 58)]), f(Plain, &[(57, 57)])];
static O39: [OperandInfo; 5] = [o("Rd", "bit", false, false), o("Far", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("Rl", "bit", false, false)];
static N39: [Field; 5] = [Field::Rd, Field::Far, Field::SrcR, Field::SrcL, Field::Rl];
static F48: [FieldInfo; 5] = [f(Plain, &[(26, 26)]), f(Plain, &[(25, 25)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Plain, &[(57, 57)])];
static O40: [OperandInfo; 3] = [o("SrcP", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N40: [Field; 3] = [Field::SrcP, Field::SrcL, Field::RegDst];
static F49: [FieldInfo; 3] = [f(Src10, &[(31, 27), (63, 59)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)])];
static O41: [OperandInfo; 4] = [o("SrcP", "src", true, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N41: [Field; 4] = [Field::SrcP, Field::SrcR, Field::SrcL, Field::RegDst];
static O42: [OperandInfo; 3] = [o("Imm", "u", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N42: [Field; 3] = [Field::Imm, Field::SrcL, Field::RegDst];
static F50: [FieldInfo; 3] = [f(Uint(1), &[(31, 25), (63, 57)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)])];
static O43: [OperandInfo; 4] = [o("Imm", "u", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N43: [Field; 4] = [Field::Imm, Field::SrcR, Field::SrcL, Field::RegDst];
static F51: [FieldInfo; 4] = [f(Uint(1), &[(31, 25), (63, 57)]), f(Src10, &[(24, 20), (56, 52)]), f(Src10, &[(19, 15), (51, 47)]), f(Dst10, &[(11, 7), (43, 39)])];
static O44: [OperandInfo; 2] = [o("SrcR", "src", true, false), o("SrcL", "src", true, false)];
static N44: [Field; 2] = [Field::SrcR, Field::SrcL];
static F52: [FieldInfo; 2] = [f(Src5, &[(15, 11)]), f(Src5, &[(10, 6)])];
static O45: [OperandInfo; 2] = [o("Imm", "s", false, false), o("SrcL", "src", true, false)];
static N45: [Field; 2] = [Field::Imm, Field::SrcL];
static F53: [FieldInfo; 2] = [f(Int(1), &[(15, 11)]), f(Src5, &[(10, 6)])];
static F54: [FieldInfo; 1] = [f(Int(1), &[(10, 6)])];
static O46: [OperandInfo; 2] = [o("RegDst", "dst", false, true), o("Imm", "s", false, false)];
static N46: [Field; 2] = [Field::RegDst, Field::Imm];
static F55: [FieldInfo; 2] = [f(Dst5, &[(15, 11)]), f(Int(1), &[(10, 6)])];
static O47: [OperandInfo; 2] = [o("RegDst", "dst", false, true), o("SrcL", "src", true, false)];
static N47: [Field; 2] = [Field::RegDst, Field::SrcL];
static F56: [FieldInfo; 2] = [f(Dst5, &[(15, 11)]), f(Src5, &[(10, 6)])];
static O48: [OperandInfo; 1] = [o("Imm", "u", false, false)];
static N48: [Field; 1] = [Field::Imm];
static F57: [FieldInfo; 1] = [f(Uint(2), &[(10, 6)])];
static O49: [OperandInfo; 1] = [o("SrcL", "src", true, false)];
static N49: [Field; 1] = [Field::SrcL];
static F58: [FieldInfo; 1] = [f(Src5, &[(10, 6)])];
static F59: [FieldInfo; 1] = [f(Uint(1), &[(10, 6)])];
static F60: [FieldInfo; 2] = [f(Int(8), &[(15, 11)]), f(Src5, &[(10, 6)])];
static F61: [FieldInfo; 2] = [f(Int(4), &[(15, 11)]), f(Src5, &[(10, 6)])];
static O50: [OperandInfo; 5] = [o("Shamt", "n", false, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N50: [Field; 5] = [Field::Shamt, Field::SrcRType, Field::SrcR, Field::SrcL, Field::RegDst];
static F62: [FieldInfo; 5] = [f(Plain, &[(31, 27)]), f(Plain, &[(26, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static F63: [FieldInfo; 3] = [f(Uint(1), &[(31, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O51: [OperandInfo; 2] = [o("Imm", "s", false, false), o("RegDst", "dst", false, true)];
static N51: [Field; 2] = [Field::Imm, Field::RegDst];
static F64: [FieldInfo; 2] = [f(Int(2), &[(31, 12)]), f(Dst5, &[(11, 7)])];
static O52: [OperandInfo; 3] = [o("Imm", "s", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N52: [Field; 3] = [Field::Imm, Field::SrcL, Field::RegDst];
static F65: [FieldInfo; 3] = [f(Int(1), &[(31, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O53: [OperandInfo; 4] = [o("ImmS", "n", false, false), o("ImmL", "n", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N53: [Field; 4] = [Field::ImmS, Field::ImmL, Field::SrcL, Field::RegDst];
static F66: [FieldInfo; 4] = [f(Plain, &[(31, 26)]), f(Plain, &[(25, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O54: [OperandInfo; 4] = [o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N54: [Field; 4] = [Field::SrcRType, Field::SrcR, Field::SrcL, Field::RegDst];
static F67: [FieldInfo; 4] = [f(Plain, &[(26, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O55: [OperandInfo; 5] = [o("SrcP", "src", true, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N55: [Field; 5] = [Field::SrcP, Field::SrcRType, Field::SrcR, Field::SrcL, Field::RegDst];
static F68: [FieldInfo; 5] = [f(Src5, &[(31, 27)]), f(Plain, &[(26, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static F69: [FieldInfo; 3] = [f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static F70: [FieldInfo; 2] = [f(Int(4096), &[(31, 12)]), f(Dst5, &[(11, 7)])];
static F71: [FieldInfo; 1] = [f(Uint(2), &[(31, 12)])];
static O56: [OperandInfo; 3] = [o("Shamt", "n", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N56: [Field; 3] = [Field::Shamt, Field::SrcL, Field::RegDst];
static F72: [FieldInfo; 3] = [f(Plain, &[(25, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static F73: [FieldInfo; 3] = [f(Plain, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O57: [OperandInfo; 3] = [o("SrcType", "n", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N57: [Field; 3] = [Field::SrcType, Field::SrcL, Field::RegDst];
static F74: [FieldInfo; 3] = [f(Plain, &[(26, 25)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O58: [OperandInfo; 4] = [o("SrcType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N58: [Field; 4] = [Field::SrcType, Field::SrcR, Field::SrcL, Field::RegDst];
static O59: [OperandInfo; 4] = [o("DstType", "n", false, false), o("SrcType", "n", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N59: [Field; 4] = [Field::DstType, Field::SrcType, Field::SrcL, Field::RegDst];
static F75: [FieldInfo; 4] = [f(Plain, &[(31, 27)]), f(Plain, &[(26, 25)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O60: [OperandInfo; 5] = [o("SrcA", "src", true, false), o("SrcType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N60: [Field; 5] = [Field::SrcA, Field::SrcType, Field::SrcR, Field::SrcL, Field::RegDst];
static F76: [FieldInfo; 2] = [f(Int(4), &[(31, 15)]), f(Dst5, &[(11, 7)])];
static F77: [FieldInfo; 3] = [f(Int(8), &[(31, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static F78: [FieldInfo; 3] = [f(Int(2), &[(31, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static F79: [FieldInfo; 3] = [f(Int(4), &[(31, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O61: [OperandInfo; 4] = [o("SrcD", "src", true, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false)];
static N61: [Field; 4] = [Field::SrcD, Field::SrcRType, Field::SrcR, Field::SrcL];
static F80: [FieldInfo; 4] = [f(Src5, &[(31, 27)]), f(Plain, &[(26, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static F81: [FieldInfo; 2] = [f(Int(4), &[(11, 7), (31, 20)]), f(Src5, &[(19, 15)])];
static F82: [FieldInfo; 3] = [f(Int(1), &[(11, 7), (31, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static F83: [FieldInfo; 3] = [f(Int(8), &[(11, 7), (31, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static F84: [FieldInfo; 3] = [f(Int(4), &[(11, 7), (31, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static O62: [OperandInfo; 6] = [o("SrcD", "src", true, false), o("Aq", "bit", false, false), o("Rl", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N62: [Field; 6] = [Field::SrcD, Field::Aq, Field::Rl, Field::SrcR, Field::SrcL, Field::RegDst];
static F85: [FieldInfo; 6] = [f(Src5, &[(31, 27)]), f(Plain, &[(26, 26)]), f(Plain, &[(25, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O63: [OperandInfo; 6] = [o("Far", "bit", false, false), o("Aq", "bit", false, false), o("Rl", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N63: [Field; 6] = [Field::Far, Field::Aq, Field::Rl, Field::SrcR, Field::SrcL, Field::RegDst];
static F86: [FieldInfo; 6] = [f(Plain, &[(27, 27)]), f(Plain, &[(26, 26)]), f(Plain, &[(25, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O64: [OperandInfo; 6] = [o("Far", "bit", false, false), o("Aq", "bit", false, false), o("Rl", "bit", false, false), o("SrcZero", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N64: [Field; 6] = [Field::Far, Field::Aq, Field::Rl, Field::SrcZero, Field::SrcL, Field::RegDst];
static O65: [OperandInfo; 4] = [o("Far", "bit", false, false), o("Rl", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false)];
static N65: [Field; 4] = [Field::Far, Field::Rl, Field::SrcR, Field::SrcL];
static F87: [FieldInfo; 4] = [f(Plain, &[(27, 27)]), f(Plain, &[(25, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static F88: [FieldInfo; 3] = [f(Uint(1), &[(15, 4), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static F89: [FieldInfo; 2] = [f(Int(2), &[(15, 4), (47, 28)]), f(Dst5, &[(27, 23)])];
static F90: [FieldInfo; 3] = [f(Int(1), &[(15, 4), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static O66: [OperandInfo; 5] = [o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("ImmS", "n", false, false), o("ImmR", "n", false, false)];
static N66: [Field; 5] = [Field::SrcR, Field::SrcL, Field::RegDst, Field::ImmS, Field::ImmR];
static F91: [FieldInfo; 5] = [f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Plain, &[(15, 10)]), f(Plain, &[(9, 4)])];
static O67: [OperandInfo; 5] = [o("Shamt", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst0", "dst", false, true), o("RegDst1", "dst", false, true)];
static N67: [Field; 5] = [Field::Shamt, Field::SrcR, Field::SrcL, Field::RegDst0, Field::RegDst1];
static F92: [FieldInfo; 5] = [f(Plain, &[(47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static O68: [OperandInfo; 4] = [o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst0", "dst", false, true), o("RegDst1", "dst", false, true)];
static N68: [Field; 4] = [Field::SrcR, Field::SrcL, Field::RegDst0, Field::RegDst1];
static F93: [FieldInfo; 4] = [f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static F94: [FieldInfo; 2] = [f(Int(1), &[(15, 4), (47, 28)]), f(Dst5, &[(27, 23)])];
static O69: [OperandInfo; 2] = [o("Imm", "u", false, false), o("RegDst", "dst", false, true)];
static N69: [Field; 2] = [Field::Imm, Field::RegDst];
static F95: [FieldInfo; 2] = [f(Uint(1), &[(15, 4), (47, 28)]), f(Dst5, &[(27, 23)])];
static O70: [OperandInfo; 5] = [o("SrcD", "src", true, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst0", "dst", false, true), o("RegDst1", "dst", false, true)];
static N70: [Field; 5] = [Field::SrcD, Field::SrcR, Field::SrcL, Field::RegDst0, Field::RegDst1];
static F96: [FieldInfo; 5] = [f(Src5, &[(47, 43)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static F97: [FieldInfo; 4] = [f(Uint(1), &[(15, 4), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static F98: [FieldInfo; 1] = [f(Uint(2), &[(15, 4), (47, 28)])];
static F99: [FieldInfo; 2] = [f(Int(4), &[(15, 4), (47, 31)]), f(Dst5, &[(27, 23)])];
static O71: [OperandInfo; 6] = [o("Shamt", "n", false, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst0", "dst", false, true), o("RegDst1", "dst", false, true)];
static N71: [Field; 6] = [Field::Shamt, Field::SrcRType, Field::SrcR, Field::SrcL, Field::RegDst0, Field::RegDst1];
static F100: [FieldInfo; 6] = [f(Plain, &[(47, 43)]), f(Plain, &[(42, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static F101: [FieldInfo; 3] = [f(Int(1), &[(15, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static O72: [OperandInfo; 4] = [o("Imm", "s", false, false), o("SrcL", "src", true, false), o("RegDst0", "dst", false, true), o("RegDst1", "dst", false, true)];
static N72: [Field; 4] = [Field::Imm, Field::SrcL, Field::RegDst0, Field::RegDst1];
static F102: [FieldInfo; 4] = [f(Int(1), &[(10, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static F103: [FieldInfo; 3] = [f(Int(8), &[(15, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static F104: [FieldInfo; 4] = [f(Int(8), &[(10, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static F105: [FieldInfo; 3] = [f(Int(2), &[(15, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static F106: [FieldInfo; 4] = [f(Int(2), &[(10, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static F107: [FieldInfo; 3] = [f(Int(4), &[(15, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static F108: [FieldInfo; 4] = [f(Int(4), &[(10, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static O73: [OperandInfo; 5] = [o("Shamt", "n", false, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("Model", "n", false, false)];
static N73: [Field; 5] = [Field::Shamt, Field::SrcRType, Field::SrcR, Field::SrcL, Field::Model];
static F109: [FieldInfo; 5] = [f(Plain, &[(47, 43)]), f(Plain, &[(42, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Plain, &[(15, 11)])];
static O74: [OperandInfo; 6] = [o("Shamt", "n", false, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("Model", "n", false, false)];
static N74: [Field; 6] = [Field::Shamt, Field::SrcRType, Field::SrcR, Field::SrcL, Field::RegDst, Field::Model];
static F110: [FieldInfo; 6] = [f(Plain, &[(47, 43)]), f(Plain, &[(42, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Plain, &[(15, 11)])];
static O75: [OperandInfo; 3] = [o("Imm", "s", false, false), o("SrcL", "src", true, false), o("Model", "n", false, false)];
static N75: [Field; 3] = [Field::Imm, Field::SrcL, Field::Model];
static F111: [FieldInfo; 3] = [f(Int(1), &[(10, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Plain, &[(15, 11)])];
static O76: [OperandInfo; 4] = [o("Imm", "s", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("Model", "n", false, false)];
static N76: [Field; 4] = [Field::Imm, Field::SrcL, Field::RegDst, Field::Model];
static F112: [FieldInfo; 4] = [f(Int(1), &[(10, 6), (47, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Plain, &[(15, 11)])];
static F113: [FieldInfo; 2] = [f(Int(4), &[(15, 4), (27, 23), (47, 36)]), f(Src5, &[(35, 31)])];
static O77: [OperandInfo; 5] = [o("SrcD", "src", true, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N77: [Field; 5] = [Field::SrcD, Field::SrcRType, Field::SrcR, Field::SrcL, Field::RegDst];
static F114: [FieldInfo; 5] = [f(Src5, &[(47, 43)]), f(Plain, &[(42, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(15, 11)])];
static O78: [OperandInfo; 3] = [o("Imm", "s", false, false), o("SrcR", "src", true, false), o("SrcD", "src", true, false)];
static N78: [Field; 3] = [Field::Imm, Field::SrcR, Field::SrcD];
static F115: [FieldInfo; 3] = [f(Int(1), &[(15, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)])];
static O79: [OperandInfo; 4] = [o("Imm", "s", false, false), o("SrcR", "src", true, false), o("SrcD", "src", true, false), o("RegDst", "dst", false, true)];
static N79: [Field; 4] = [Field::Imm, Field::SrcR, Field::SrcD, Field::RegDst];
static F116: [FieldInfo; 4] = [f(Int(1), &[(10, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(15, 11)])];
static O80: [OperandInfo; 4] = [o("Imm", "s", false, false), o("SrcR", "src", true, false), o("SrcD", "src", true, false), o("SrcD1", "src", true, false)];
static N80: [Field; 4] = [Field::Imm, Field::SrcR, Field::SrcD, Field::SrcD1];
static F117: [FieldInfo; 4] = [f(Int(1), &[(15, 11), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Src5, &[(10, 6)])];
static O81: [OperandInfo; 5] = [o("SrcD", "src", true, false), o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("SrcD1", "src", true, false)];
static N81: [Field; 5] = [Field::SrcD, Field::SrcRType, Field::SrcR, Field::SrcL, Field::SrcD1];
static F118: [FieldInfo; 5] = [f(Src5, &[(47, 43)]), f(Plain, &[(42, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Src5, &[(10, 6)])];
static F119: [FieldInfo; 3] = [f(Int(8), &[(15, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)])];
static F120: [FieldInfo; 4] = [f(Int(8), &[(10, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(15, 11)])];
static F121: [FieldInfo; 4] = [f(Int(8), &[(15, 11), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Src5, &[(10, 6)])];
static F122: [FieldInfo; 3] = [f(Int(2), &[(15, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)])];
static F123: [FieldInfo; 4] = [f(Int(2), &[(10, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(15, 11)])];
static F124: [FieldInfo; 4] = [f(Int(2), &[(15, 11), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Src5, &[(10, 6)])];
static F125: [FieldInfo; 3] = [f(Int(4), &[(15, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)])];
static F126: [FieldInfo; 4] = [f(Int(4), &[(10, 6), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(15, 11)])];
static F127: [FieldInfo; 4] = [f(Int(4), &[(15, 11), (27, 23), (47, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Src5, &[(10, 6)])];
static O82: [OperandInfo; 7] = [o("Far", "bit", false, false), o("Aq", "bit", false, false), o("Rl", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true), o("SrcD", "src", true, false)];
static N82: [Field; 7] = [Field::Far, Field::Aq, Field::Rl, Field::SrcR, Field::SrcL, Field::RegDst, Field::SrcD];
static F128: [FieldInfo; 7] = [f(Plain, &[(43, 43)]), f(Plain, &[(42, 42)]), f(Plain, &[(41, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Src5, &[(10, 6)])];
static O83: [OperandInfo; 3] = [o("Imm", "s", false, false), o("SrcL", "src", true, false), o("Shamt", "n", false, false)];
static N83: [Field; 3] = [Field::Imm, Field::SrcL, Field::Shamt];
static F129: [FieldInfo; 3] = [f(Int(1), &[(15, 4), (47, 36)]), f(Src5, &[(35, 31)]), f(Plain, &[(27, 23)])];
static O84: [OperandInfo; 3] = [o("Imm", "u", false, false), o("SrcL", "src", true, false), o("Shamt", "n", false, false)];
static N84: [Field; 3] = [Field::Imm, Field::SrcL, Field::Shamt];
static F130: [FieldInfo; 3] = [f(Uint(1), &[(15, 4), (47, 36)]), f(Src5, &[(35, 31)]), f(Plain, &[(27, 23)])];
static O85: [OperandInfo; 3] = [o("SrcRType", "n", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false)];
static N85: [Field; 3] = [Field::SrcRType, Field::SrcR, Field::SrcL];
static F131: [FieldInfo; 3] = [f(Plain, &[(26, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static F132: [FieldInfo; 3] = [f(Int(1), &[(31, 20)]), f(Src5, &[(19, 15)]), f(Plain, &[(11, 7)])];
static F133: [FieldInfo; 3] = [f(Uint(1), &[(31, 20)]), f(Src5, &[(19, 15)]), f(Plain, &[(11, 7)])];
static O86: [OperandInfo; 1] = [o("RstType", "n", false, false)];
static N86: [Field; 1] = [Field::RstType];
static F134: [FieldInfo; 1] = [f(Plain, &[(23, 20)])];
static O87: [OperandInfo; 1] = [o("RraType", "n", false, false)];
static N87: [Field; 1] = [Field::RraType];
static F135: [FieldInfo; 1] = [f(Src5, &[(19, 15)])];
static O88: [OperandInfo; 1] = [o("SsrId", "n", false, false)];
static N88: [Field; 1] = [Field::SsrId];
static F136: [FieldInfo; 1] = [f(Plain, &[(10, 6)])];
static F137: [FieldInfo; 2] = [f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static F138: [FieldInfo; 1] = [f(Uint(1), &[(27, 24)])];
static O89: [OperandInfo; 2] = [o("PredImm", "n", false, false), o("SuccImm", "n", false, false)];
static N89: [Field; 2] = [Field::PredImm, Field::SuccImm];
static F139: [FieldInfo; 2] = [f(Plain, &[(27, 24)]), f(Plain, &[(23, 20)])];
static O90: [OperandInfo; 7] = [o("I", "bit", false, false), o("S", "bit", false, false), o("R", "bit", false, false), o("E", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N90: [Field; 7] = [Field::I, Field::S, Field::R, Field::E, Field::SrcR, Field::SrcL, Field::RegDst];
static F140: [FieldInfo; 7] = [f(Plain, &[(44, 44)]), f(Plain, &[(43, 43)]), f(Plain, &[(42, 42)]), f(Plain, &[(41, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static O91: [OperandInfo; 6] = [o("R", "bit", false, false), o("E", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst0", "dst", false, true), o("RegDst1", "dst", false, true)];
static N91: [Field; 6] = [Field::R, Field::E, Field::SrcR, Field::SrcL, Field::RegDst0, Field::RegDst1];
static F141: [FieldInfo; 6] = [f(Plain, &[(42, 42)]), f(Plain, &[(41, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)]), f(Dst5, &[(15, 11)])];
static O92: [OperandInfo; 6] = [o("H", "bit", false, false), o("R", "bit", false, false), o("E", "bit", false, false), o("SrcR", "src", true, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N92: [Field; 6] = [Field::H, Field::R, Field::E, Field::SrcR, Field::SrcL, Field::RegDst];
static F142: [FieldInfo; 6] = [f(Plain, &[(43, 43)]), f(Plain, &[(42, 42)]), f(Plain, &[(41, 41)]), f(Src5, &[(40, 36)]), f(Src5, &[(35, 31)]), f(Dst5, &[(27, 23)])];
static O93: [OperandInfo; 2] = [o("SsrId", "n", false, false), o("RegDst", "dst", false, true)];
static N93: [Field; 2] = [Field::SsrId, Field::RegDst];
static F143: [FieldInfo; 2] = [f(Plain, &[(15, 4), (47, 36)]), f(Dst5, &[(27, 23)])];
static O94: [OperandInfo; 2] = [o("SsrId", "n", false, false), o("SrcL", "src", true, false)];
static N94: [Field; 2] = [Field::SsrId, Field::SrcL];
static F144: [FieldInfo; 2] = [f(Plain, &[(15, 4), (47, 36)]), f(Src5, &[(35, 31)])];
static O95: [OperandInfo; 2] = [o("LsrId", "n", false, false), o("RegDst", "dst", false, true)];
static N95: [Field; 2] = [Field::LsrId, Field::RegDst];
static F145: [FieldInfo; 2] = [f(Plain, &[(31, 20)]), f(Dst5, &[(11, 7)])];
static F146: [FieldInfo; 2] = [f(Plain, &[(31, 20)]), f(Src5, &[(19, 15)])];
static O96: [OperandInfo; 3] = [o("SsrId", "n", false, false), o("SrcL", "src", true, false), o("RegDst", "dst", false, true)];
static N96: [Field; 3] = [Field::SsrId, Field::SrcL, Field::RegDst];
static F147: [FieldInfo; 3] = [f(Plain, &[(31, 20)]), f(Src5, &[(19, 15)]), f(Dst5, &[(11, 7)])];
static O97: [OperandInfo; 3] = [o("RegSrc2", "src", true, false), o("RegSrc1", "src", true, false), o("RegSrc0", "src", true, false)];
static N97: [Field; 3] = [Field::RegSrc2, Field::RegSrc1, Field::RegSrc0];
static F148: [FieldInfo; 3] = [f(Src5, &[(31, 27)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static O98: [OperandInfo; 3] = [o("Imm", "u", false, false), o("SrcEnd", "src", true, false), o("SrcBegin", "src", true, false)];
static N98: [Field; 3] = [Field::Imm, Field::SrcEnd, Field::SrcBegin];
static F149: [FieldInfo; 3] = [f(Uint(8), &[(11, 7), (31, 25)]), f(Src5, &[(24, 20)]), f(Src5, &[(19, 15)])];
static O99: [OperandInfo; 3] = [o("Imm", "u", false, false), o("DstEnd", "src", true, false), o("DstBegin", "src", true, false)];
static N99: [Field; 3] = [Field::Imm, Field::DstEnd, Field::DstBegin];
static O100: [OperandInfo; 2] = [o("CrossBid", "n", false, false), o("AcrId", "n", false, false)];
static N100: [Field; 2] = [Field::CrossBid, Field::AcrId];
static F150: [FieldInfo; 2] = [f(Plain, &[(31, 25)]), f(Plain, &[(24, 15)])];

/// One entry a row, indexed by `Op as usize`.
pub static OPS: [OpInfo; 761] = [
    r("BSTART.MPAR", 1, 0, "starts a kernel whose groups may interleave", &["L-19", "Q-20"], Source::Fixed, "{Mode}", &O0, &[v("32.Mode", 32, 0xf9ffffff, 0x1181, &F0, &[])]),
    r("BSTART.MSEQ", 1, 0, "starts a kernel whose groups run in order", &["L-19", "Q-20"], Source::Fixed, "{Mode}", &O0, &[v("32.Mode", 32, 0xf9ffffff, 0x9181, &F0, &[])]),
    r("BSTART.VPAR", 1, 0, "starts a vector-parallel block", &["L-19", "Q-20"], Source::Fixed, "{Mode}", &O0, &[v("32.Mode", 32, 0xf9ffffff, 0x21181, &F0, &[])]),
    r("BSTART.VSEQ", 1, 0, "starts a vector-sequential block", &["L-19", "Q-20"], Source::Fixed, "{Mode}", &O0, &[v("32.Mode", 32, 0xf9ffffff, 0x29181, &F0, &[])]),
    r("C.BSTART.MPAR", 1, 0, "starts a kernel whose groups may interleave, 16-bit form", &["L-19"], Source::Fixed, "FALL", &O1, &[v("16.fixed", 16, 0xffff, 0x8c0, &F1, &[])]),
    r("C.BSTART.MSEQ", 1, 0, "starts a kernel whose groups run in order, 16-bit form", &["L-19"], Source::Fixed, "FALL", &O1, &[v("16.fixed", 16, 0xffff, 0x48c0, &F1, &[])]),
    r("C.BSTART.VPAR", 1, 0, "starts a vector-parallel block, 16-bit form", &["L-19"], Source::Fixed, "FALL", &O1, &[v("16.fixed", 16, 0xffff, 0x88c0, &F1, &[])]),
    r("C.BSTART.VSEQ", 1, 0, "starts a vector-sequential block, 16-bit form", &["L-19"], Source::Fixed, "FALL", &O1, &[v("16.fixed", 16, 0xffff, 0xc8c0, &F1, &[])]),
    r("B.CATR", 1, 1, "control attributes; dr selects strip-mined masks", &["L-25", "L-35", "Q-26"], Source::Fixed, "{,Trap=trap,Atom=atomic,Aq=aq,Rl=rl,Far=far,Dr=dr}", &O2, &[v("32.Dr.Trap.Far.Atom.Aq.Rl", 32, 0xfbf07fff, 0x23, &F2, &[])]),
    r("B.DATR", 1, 1, "data attributes; no stated effect on a kernel", &["L-26", "Q-27"], Source::Fixed, "{Layout}, {DataType}, {PadValue}, {CMode}, {RMode}, {Sat}, {Canonicalize}", &O3, &[v("32.CMode.PadValue.Sat.Canonicalize.DataType.RMode.Layout", 32, 0xc707f, 0x1023, &F3, &[(0, 192), (4, 3772809216), (6, 2817129632)])]),
    r("B.DIM", 1, 1, "LB2 = register + uimm17", &["L-21", "Q-12"], Source::Fixed, "{RegSrc}, {Imm}, ->lb2", &O4, &[v("32.Imm.RegSrc", 32, 0x707f, 0x2043, &F4, &[])]),
    r("B.DIM", 1, 1, "LB0 = register + uimm17", &["L-21", "Q-12"], Source::Fixed, "{RegSrc}, {Imm}, ->lb0", &O4, &[v("32.Imm.RegSrc", 32, 0x707f, 0x43, &F4, &[])]),
    r("B.DIM", 1, 1, "LB1 = register + uimm17", &["L-21", "Q-12"], Source::Fixed, "{RegSrc}, {Imm}, ->lb1", &O4, &[v("32.Imm.RegSrc", 32, 0x707f, 0x1043, &F4, &[])]),
    r("B.HINT", 1, 1, "hint; no stated effect on a kernel", &["L-26"], Source::Fixed, "{HintValid:br}{Temp:temp}, {PrefetchSize}", &O5, &[v("32.PrefetchSize.Temp.Unlikely.HintValid", 32, 0x87fff, 0x33, &F5, &[])]),
    r("B.HINT", 1, 1, "hint; no stated effect on a kernel", &["L-26"], Source::Fixed, "TRACE.{TraceEnd:trace}", &O6, &[v("32.TraceEnd", 32, 0xffff7fff, 0x1033, &F6, &[])]),
    r("B.IOR", 1, 1, "imports scalar registers as ri", &["L-22", "Q-9"], Source::Fixed, "[{RegSrc0:list}{RegSrc1:list}{RegSrc2:list}],[{RegDst:list}]", &O7, &[v("32.RegSrc2.RegSrc1.RegSrc0.RegDst", 32, 0x600707f, 0x13, &F7, &[])]),
    r("B.IOT", 1, 1, "binds tiles", &["L-23", "L-24"], Source::Fixed, "{SrcTile0}{S0r:reuse}, {SrcTile1}{S1r:reuse}, {L:last}->{DstTile:hand}<{Imm:size}>", &O8, &[v("32.SrcTile1.SrcTile0.L.Imm.S1r.S0r.DstTile", 32, 0x707f, 0x4013, &F8, &[(6, 240), (3, 64519)])]),
    r("B.IOT", 1, 1, "binds tiles", &["L-23", "L-24"], Source::Fixed, "{SrcTile0}{S0r:reuse}, {L:last}->{DstTile:hand}<{Imm:size}>", &O9, &[v("32.SrcTile0.L.Imm.S0r.DstTile", 32, 0xfc00787f, 0x5013, &F9, &[(4, 240), (2, 64519)])]),
    r("B.IOT", 1, 1, "binds tiles", &["L-23", "L-24"], Source::Fixed, "{L:last}->{DstTile:hand}<{Imm:size}>", &O10, &[v("32.L.Imm.DstTile", 32, 0xfff07c7f, 0x6013, &F10, &[(2, 240), (1, 64519)])]),
    r("B.IOT", 1, 1, "binds tiles", &["L-23", "L-24"], Source::Fixed, "{SrcTile0}{S0r:reuse}, {SrcTile1}{S1r:reuse}{L:tail}", &O11, &[v("32.SrcTile1.SrcTile0.L.S1r.S0r", 32, 0x7f3ff, 0x4013, &F11, &[])]),
    r("B.IOT", 1, 1, "binds tiles", &["L-23", "L-24"], Source::Fixed, "{SrcTile0}{S0r:reuse}{L:tail}", &O12, &[v("32.SrcTile0.L.S0r", 32, 0xfc07fbff, 0x5013, &F12, &[])]),
    r("B.TEXT", 1, 1, "address of the body", &["L-20"], Source::Fixed, "{Imm:label}", &O13, &[v("32.Imm", 32, 0x7f, 0x3, &F13, &[])]),
    r("C.B.DIM", 1, 1, "LBx = register", &["L-21", "Q-12"], Source::Fixed, "{RegSrc}, ->{LoopNest:lb}", &O14, &[v("16.LoopNest.RegSrc", 16, 0xc03f, 0xc03c, &F14, &[])]),
    r("C.B.DIMI", 1, 1, "LBx = immediate", &["L-21", "Q-12"], Source::Fixed, "{Imm}, ->{LoopNest:lb}", &O15, &[v("16.LoopNest.Imm", 16, 0x3f, 0x3c, &F15, &[(0, 8)])]),
    r("BSTART", 2, 2, "Block split", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("32.Imm", 32, 0x7f, 0x11, &F13, &[])]),
    r("BSTART", 2, 2, "Block split", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("32.Imm", 32, 0x7f, 0x21, &F13, &[])]),
    r("BSTART.CALL", 2, 2, "Bstart", &["L-45"], Source::Fixed, "{Imm:label}, {RetImm:label}, ->ra", &O16, &[v("32.RetImm.Imm", 32, 0xf83f000f, 0x50160002, &F16, &[])]),
    r("BSTART.ACCCVT", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x831181, &F17, &[])]),
    r("BSTART.MGATHER", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x411181, &F17, &[])]),
    r("BSTART.MGATHER.CAS", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x811181, &F17, &[])]),
    r("BSTART.MGATHER.MASK", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x611181, &F17, &[])]),
    r("BSTART.MSCATTER", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x511181, &F17, &[])]),
    r("BSTART.MSCATTER.MASK", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x711181, &F17, &[])]),
    r("BSTART.TGEMV", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x1031181, &F17, &[])]),
    r("BSTART.TGEMV.ACC", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x1231181, &F17, &[])]),
    r("BSTART.TGEMV.BIAS", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x1131181, &F17, &[])]),
    r("BSTART.TGEMVMX", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x1431181, &F17, &[])]),
    r("BSTART.TGEMVMX.ACC", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x1631181, &F17, &[])]),
    r("BSTART.TGEMVMX.BIAS", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x1531181, &F17, &[])]),
    r("BSTART.TLOAD", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x11181, &F17, &[])]),
    r("BSTART.TMATMUL", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x31181, &F17, &[])]),
    r("BSTART.TMATMUL.ACC", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x231181, &F17, &[])]),
    r("BSTART.TMATMUL.BIAS", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x131181, &F17, &[])]),
    r("BSTART.TMATMULMX", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x431181, &F17, &[])]),
    r("BSTART.TMATMULMX.ACC", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x631181, &F17, &[])]),
    r("BSTART.TMATMULMX.BIAS", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x531181, &F17, &[])]),
    r("BSTART.TMOV", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x211181, &F17, &[])]),
    r("BSTART.TPREFETCH", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x311181, &F17, &[])]),
    r("BSTART.TSTORE", 2, 2, "Block split", &["L-45"], Source::Fixed, "{DataType}", &O17, &[v("32.DataType", 32, 0x7ffffff, 0x111181, &F17, &[])]),
    r("BSTART.FP", 2, 2, "Block split", &["L-45"], Source::Fixed, "RET", &O1, &[v("32.fixed", 32, 0xffffffff, 0x7101, &F1, &[])]),
    r("BSTART.STD", 2, 2, "Block split", &["L-45"], Source::Fixed, "RET", &O1, &[v("32.fixed", 32, 0xffffffff, 0x7001, &F1, &[])]),
    r("BSTART.FP", 2, 2, "Block split", &["L-45"], Source::Fixed, "IND", &O1, &[v("32.fixed", 32, 0xffffffff, 0x5101, &F1, &[])]),
    r("BSTART.STD", 2, 2, "Block split", &["L-45"], Source::Fixed, "IND", &O1, &[v("32.fixed", 32, 0xffffffff, 0x5001, &F1, &[])]),
    r("BSTART.FP", 2, 2, "Block split", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x3101, &F18, &[])]),
    r("BSTART.STD", 2, 2, "Block split", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x3001, &F18, &[])]),
    r("BSTART.FP", 2, 2, "Block split", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x2101, &F18, &[])]),
    r("BSTART.STD", 2, 2, "Block split", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x2001, &F18, &[])]),
    r("BSTART.FP", 2, 2, "Block split", &["L-45"], Source::Fixed, "ICALL", &O1, &[v("32.fixed", 32, 0xffffffff, 0x6101, &F1, &[])]),
    r("BSTART.STD", 2, 2, "Block split", &["L-45"], Source::Fixed, "ICALL", &O1, &[v("32.fixed", 32, 0xffffffff, 0x6001, &F1, &[])]),
    r("BSTART.FP", 2, 2, "Block split", &["L-45"], Source::Fixed, "CALL, {Imm:label}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x4101, &F18, &[])]),
    r("BSTART.STD", 2, 2, "Block split", &["L-45"], Source::Fixed, "CALL, {Imm:label}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x4001, &F18, &[])]),
    r("BSTART.FP", 2, 2, "Block split", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x1101, &F18, &[])]),
    r("BSTART.STD", 2, 2, "Block split", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x1001, &F18, &[])]),
    r("BSTART.SYS", 2, 2, "Block split", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("32.Imm/2", 32, 0x7fff, 0x1081, &F18, &[])]),
    r("BSTART.TEPL", 2, 2, "Block split", &["L-45"], Source::Fixed, "{Mode}, {Function}, {DataType}", &O18, &[v("32.DataType.Mode.Function", 32, 0xfffff, 0x19181, &F19, &[])]),
    r("BSTOP", 2, 2, "ends the block", &["L-45"], Source::Fixed, "", &O1, &[v("32.fixed", 32, 0xffffffff, 0x1, &F1, &[])]),
    r("C.BSTART", 2, 2, "Block split", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("16.Imm", 16, 0xf, 0x4, &F20, &[])]),
    r("C.BSTART", 2, 2, "Block split", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("16.Imm", 16, 0xf, 0x2, &F20, &[])]),
    r("C.BSTART.FP", 2, 2, "C.bstart", &["L-45"], Source::Fixed, "{BrType:brtype}", &O19, &[v("16.BrType", 16, 0xc7ff, 0x80, &F21, &[(0, 1)])]),
    r("C.BSTART.STD", 2, 2, "C.bstart", &["L-45"], Source::Fixed, "{BrType:brtype}", &O19, &[v("16.BrType", 16, 0xc7ff, 0x0, &F21, &[(0, 1)])]),
    r("C.BSTART.SYS", 2, 2, "C.bstart", &["L-45"], Source::Fixed, "FALL", &O1, &[v("16.fixed", 16, 0xffff, 0x840, &F1, &[])]),
    r("C.BSTOP", 2, 2, "ends the block", &["L-45"], Source::Fixed, "", &O1, &[v("16.fixed", 16, 0xffff, 0x0, &F1, &[])]),
    r("HL.BSTART.CALL", 2, 2, "Bstart", &["L-45"], Source::Fixed, "{Imm:label}, {RetImm:label}, ->ra", &O16, &[v("48.RetImm.Imm", 48, 0xf83f0000007f, 0x501600000011, &F22, &[])]),
    r("HL.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x3101000e, &F23, &[])]),
    r("HL.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x3001000e, &F23, &[])]),
    r("HL.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x1101000e, &F23, &[])]),
    r("HL.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x1001000e, &F23, &[])]),
    r("HL.BSTART.SYS", 2, 2, "Bstart", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x1081000e, &F23, &[])]),
    r("HL.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "CALL, {Imm:label}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x4101000e, &F23, &[])]),
    r("HL.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "CALL, {Imm:label}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x4001000e, &F23, &[])]),
    r("HL.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x2101000e, &F23, &[])]),
    r("HL.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("48.Imm", 48, 0x7fff000f, 0x2001000e, &F23, &[])]),
    r("L.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x10810000000f, &F24, &[])]),
    r("L.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x10010000000f, &F24, &[])]),
    r("L.BSTART.SYS", 2, 2, "Bstart", &["L-45"], Source::Fixed, "FALL{Imm:fixup}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x10110000000f, &F24, &[])]),
    r("L.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x20810000000f, &F24, &[])]),
    r("L.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "DIRECT, {Imm:label}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x20010000000f, &F24, &[])]),
    r("L.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x30810000000f, &F24, &[])]),
    r("L.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "COND, {Imm:label}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x30010000000f, &F24, &[])]),
    r("L.BSTART.FP", 2, 2, "Bstart", &["L-45"], Source::Fixed, "CALL, {Imm:label}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x40810000000f, &F24, &[])]),
    r("L.BSTART.STD", 2, 2, "Bstart", &["L-45"], Source::Fixed, "CALL, {Imm:label}", &O13, &[v("64.Imm", 64, 0x7fff0000007f, 0x40010000000f, &F24, &[])]),
    r("b.eq", 3, 3, "branch if SrcL = SrcR", &["L-43", "L-47", "L-44", "L-41", "Q-21"], Source::Fixed, "{SrcL}, {SrcR}, {Imm:label}", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x27, &F25, &[])]),
    r("b.ge", 3, 3, "branch if SrcL >= SrcR, signed", &["L-43", "L-47", "L-44", "L-41", "Q-21"], Source::Fixed, "{SrcL}, {SrcR}, {Imm:label}", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x3027, &F25, &[])]),
    r("b.geu", 3, 3, "branch if SrcL >= SrcR, unsigned", &["L-43", "L-47", "L-44", "L-41", "Q-21"], Source::Fixed, "{SrcL}, {SrcR}, {Imm:label}", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x5027, &F25, &[])]),
    r("b.lt", 3, 3, "branch if SrcL < SrcR, signed", &["L-43", "L-47", "L-44", "L-41", "Q-21"], Source::Fixed, "{SrcL}, {SrcR}, {Imm:label}", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x2027, &F25, &[])]),
    r("b.ltu", 3, 3, "branch if SrcL < SrcR, unsigned", &["L-43", "L-47", "L-44", "L-41", "Q-21"], Source::Fixed, "{SrcL}, {SrcR}, {Imm:label}", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x4027, &F25, &[])]),
    r("b.ne", 3, 3, "branch if SrcL != SrcR", &["L-43", "L-47", "L-44", "L-41", "Q-21"], Source::Fixed, "{SrcL}, {SrcR}, {Imm:label}", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x1027, &F25, &[])]),
    r("b.nz", 3, 3, "branch if p != 0", &["L-43", "L-47", "L-44", "L-40"], Source::Fixed, "{Imm:label}", &O13, &[v("32.Imm/3", 32, 0x707f, 0x2037, &F26, &[])]),
    r("b.z", 3, 3, "branch if p = 0", &["L-43", "L-47", "L-44", "L-40"], Source::Fixed, "{Imm:label}", &O13, &[v("32.Imm/3", 32, 0x707f, 0x1037, &F26, &[])]),
    r("j", 3, 3, "branch", &["L-43", "L-47", "L-44"], Source::Fixed, "{Imm:label}", &O13, &[v("32.Imm/3", 32, 0x707f, 0x37, &F26, &[])]),
    r("jr", 3, 3, "branch to SrcL + displacement; SrcZero is ignored", &["L-43", "L-47", "L-42"], Source::Fixed, "{SrcL}, {Imm}", &O21, &[v("32.Imm.SrcZero.SrcL", 32, 0x707f, 0x6027, &F25, &[])]),
    r("v.add", 4, 4, "SrcL + (modified SrcR << shamt)", &["L-64"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}, ->{RegDst}", &O22, &[v("64.SrcR.SrcL.RegDst.Shamt.SrcRType", 64, 0x707ffe00707f, 0x50000007f, &F27, &[])]),
    r("v.sub", 4, 4, "SrcL - (modified SrcR << shamt)", &["L-64"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}, ->{RegDst}", &O22, &[v("64.SrcR.SrcL.RegDst.Shamt.SrcRType", 64, 0x707ffe00707f, 0x10050000007f, &F27, &[])]),
    r("v.addi", 4, 4, "SrcL + zero-extended immediate", &["L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O23, &[v("64.SrcL.RegDst.Imm", 64, 0x707ffff0707f, 0x150000007f, &F28, &[])]),
    r("v.subi", 4, 4, "SrcL - zero-extended immediate", &["L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O23, &[v("64.SrcL.RegDst.Imm", 64, 0x707ffff0707f, 0x10150000007f, &F28, &[])]),
    r("v.and", 4, 4, "SrcL and (modified SrcR << shamt)", &["L-64"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O22, &[v("64.SrcR.SrcL.RegDst.Shamt.SrcRType", 64, 0x707ffe00707f, 0x20050000007f, &F27, &[])]),
    r("v.or", 4, 4, "SrcL or (modified SrcR << shamt)", &["L-64"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O22, &[v("64.SrcR.SrcL.RegDst.Shamt.SrcRType", 64, 0x707ffe00707f, 0x30050000007f, &F27, &[])]),
    r("v.xor", 4, 4, "SrcL exclusive-or (modified SrcR << shamt)", &["L-64"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O22, &[v("64.SrcR.SrcL.RegDst.Shamt.SrcRType", 64, 0x707ffe00707f, 0x40050000007f, &F27, &[])]),
    r("v.andi", 4, 4, "SrcL and sign-extended immediate", &["L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x20150000007f, &F29, &[])]),
    r("v.ori", 4, 4, "SrcL or sign-extended immediate", &["L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x30150000007f, &F29, &[])]),
    r("v.xori", 4, 4, "SrcL exclusive-or sign-extended immediate", &["L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x40150000007f, &F29, &[])]),
    r("v.sll", 4, 4, "SrcL << SrcR", &["L-66", "Q-6"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x70050000007f, &F30, &[])]),
    r("v.sra", 4, 4, "SrcL >> SrcR, the sign enters", &["L-66", "Q-6"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x60050000007f, &F30, &[])]),
    r("v.srl", 4, 4, "SrcL >> SrcR, zeros enter", &["L-66", "Q-6"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x50050000007f, &F30, &[])]),
    r("v.slli", 4, 4, "SrcL << shamt", &["L-66", "Q-6"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O26, &[v("64.SrcL.RegDst.Shamt", 64, 0xfc00707ffff0707f, 0x70150000007f, &F31, &[])]),
    r("v.srai", 4, 4, "SrcL >> shamt, the sign enters", &["L-66", "Q-6"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O26, &[v("64.SrcL.RegDst.Shamt", 64, 0xfc00707ffff0707f, 0x60150000007f, &F31, &[])]),
    r("v.srli", 4, 4, "SrcL >> shamt, zeros enter", &["L-66", "Q-6"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O26, &[v("64.SrcL.RegDst.Shamt", 64, 0xfc00707ffff0707f, 0x50150000007f, &F31, &[])]),
    r("v.div", 4, 5, "signed quotient; 0 where SrcR = 0", &["L-68"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x570000007f, &F30, &[])]),
    r("v.rem", 4, 5, "signed remainder; SrcL where SrcR = 0", &["L-68"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x40570000007f, &F30, &[])]),
    r("v.madd", 4, 5, "low word of SrcL * SrcR + SrcD", &["L-67"], Source::Fixed, "{SrcL}, {SrcR}, {SrcD}, ->{RegDst}", &O27, &[v("64.SrcD.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x60470000007f, &F32, &[])]),
    r("v.mul", 4, 5, "low word of SrcL * SrcR", &["L-67"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x470000007f, &F30, &[])]),
    r("v.fmax", 4, 6, "larger FP32 number, the other operand where one is NaN", &["L-75"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x205b0000107f, &F30, &[])]),
    r("v.fmin", 4, 6, "smaller FP32 number, the other operand where one is NaN", &["L-75"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x305b0000107f, &F30, &[])]),
    r("v.max", 4, 6, "larger signed number", &["L-63"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x5b0000107f, &F30, &[])]),
    r("v.min", 4, 6, "smaller signed number", &["L-63"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x105b0000107f, &F30, &[])]),
    r("v.bcnt", 4, 7, "ones in the bit field", &["L-69"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x60670000007f, &F33, &[])]),
    r("v.bic", 4, 7, "SrcL with the bit field cleared", &["L-69"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x20670000007f, &F33, &[])]),
    r("v.bis", 4, 7, "SrcL with the bit field set", &["L-69"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x30670000007f, &F33, &[])]),
    r("v.bxs", 4, 7, "bit field from M, N bits long, sign-extended", &["L-69"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x670000007f, &F33, &[])]),
    r("v.bxu", 4, 7, "bit field from M, N bits long, zero-extended", &["L-69"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x10670000007f, &F33, &[])]),
    r("v.clz", 4, 7, "leading zeros of the bit field", &["L-69"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x50670000007f, &F33, &[])]),
    r("v.ctz", 4, 7, "trailing zeros of the bit field", &["L-69"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x40670000007f, &F33, &[])]),
    r("v.rev", 4, 7, "byte swap", &["L-69", "L-71", "Q-8"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O28, &[v("64.SrcL.RegDst.ImmS.ImmL", 64, 0x707ffff0707f, 0x70670000007f, &F33, &[])]),
    r("v.cmp.and", 4, 8, "(SrcL and SrcR) != 0", &["L-37", "L-39", "Q-17", "L-70", "Q-7"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x20450000007f, &F30, &[])]),
    r("v.cmp.eq", 4, 8, "SrcL = SrcR", &["L-37", "L-39", "Q-17"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x450000007f, &F30, &[])]),
    r("v.cmp.ge", 4, 8, "SrcL >= SrcR, signed", &["L-37", "L-39", "Q-17"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x50450000007f, &F30, &[])]),
    r("v.cmp.geu", 4, 8, "SrcL >= SrcR, unsigned", &["L-37", "L-39", "Q-17"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x70450000007f, &F30, &[])]),
    r("v.cmp.lt", 4, 8, "SrcL < SrcR, signed", &["L-37", "L-39", "Q-17"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x40450000007f, &F30, &[])]),
    r("v.cmp.ltu", 4, 8, "SrcL < SrcR, unsigned", &["L-37", "L-39", "Q-17"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x60450000007f, &F30, &[])]),
    r("v.cmp.ne", 4, 8, "SrcL != SrcR", &["L-37", "L-39", "Q-17"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x10450000007f, &F30, &[])]),
    r("v.cmp.or", 4, 8, "(SrcL or SrcR) != 0", &["L-37", "L-39", "Q-17", "L-70", "Q-7"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x30450000007f, &F30, &[])]),
    r("v.cmp.andi", 4, 8, "(SrcL and immediate) != 0", &["L-37", "L-39", "Q-17", "L-65", "L-70", "Q-7"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x20550000007f, &F29, &[])]),
    r("v.cmp.eqi", 4, 8, "SrcL = immediate", &["L-37", "L-39", "Q-17", "L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x550000007f, &F29, &[])]),
    r("v.cmp.gei", 4, 8, "SrcL >= immediate, signed", &["L-37", "L-39", "Q-17", "L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x50550000007f, &F29, &[])]),
    r("v.cmp.lti", 4, 8, "SrcL < immediate, signed", &["L-37", "L-39", "Q-17", "L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x40550000007f, &F29, &[])]),
    r("v.cmp.nei", 4, 8, "SrcL != immediate", &["L-37", "L-39", "Q-17", "L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x10550000007f, &F29, &[])]),
    r("v.cmp.ori", 4, 8, "(SrcL or immediate) != 0", &["L-37", "L-39", "Q-17", "L-65", "L-70", "Q-7"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O24, &[v("64.SrcL.RegDst.Imm/2", 64, 0x707ffff0707f, 0x30550000007f, &F29, &[])]),
    r("v.cmp.geui", 4, 8, "SrcL >= immediate, unsigned", &["L-37", "L-39", "Q-17", "L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O23, &[v("64.SrcL.RegDst.Imm", 64, 0x707ffff0707f, 0x70550000007f, &F28, &[])]),
    r("v.cmp.ltui", 4, 8, "SrcL < immediate, unsigned", &["L-37", "L-39", "Q-17", "L-65"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O23, &[v("64.SrcL.RegDst.Imm", 64, 0x707ffff0707f, 0x60550000007f, &F28, &[])]),
    r("v.csel", 4, 9, "SrcP != 0 ? SrcL : modified SrcR, masked by p", &["L-52"], Source::Fixed, "{SrcP}, {SrcL}, {SrcR}{SrcRType:neg}, ->{RegDst}", &O29, &[v("64.SrcP.SrcR.SrcL.RegDst.SrcRType", 64, 0x707f0600707f, 0x770000007f, &F34, &[])]),
    r("v.psel", 4, 9, "SrcP != 0 ? SrcL : modified SrcR; the selector is in the field SrcZero", &["L-51", "Q-31"], Source::Fixed, "{SrcZero}, {SrcL}, {SrcR}{SrcRType:neg}, ->{RegDst}", &O30, &[v("64.SrcZero.SrcR.SrcL.RegDst.SrcRType", 64, 0x707f0600707f, 0x10770000007f, &F34, &[])]),
    r("v.fabs", 5, 10, "magnitude", &["L-72"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x7b0000007f, &F35, &[])]),
    r("v.fclass", 5, 10, "ten-bit class mask", &["L-72", "L-77"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x707b0000007f, &F35, &[])]),
    r("v.fexp", 5, 10, "exponential", &["L-72", "L-78", "Q-15"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x307b0000007f, &F35, &[])]),
    r("v.frecip", 5, 10, "reciprocal", &["L-72", "L-78", "Q-15"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x207b0000007f, &F35, &[])]),
    r("v.fsqrt", 5, 10, "square root", &["L-72"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x107b0000007f, &F35, &[])]),
    r("v.fadd", 5, 10, "SrcL + SrcR", &["L-72"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x4b0000007f, &F30, &[])]),
    r("v.fdiv", 5, 10, "SrcL / SrcR", &["L-72"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x304b0000007f, &F30, &[])]),
    r("v.fmul", 5, 10, "SrcL * SrcR", &["L-72"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x204b0000007f, &F30, &[])]),
    r("v.fsub", 5, 10, "SrcL - SrcR", &["L-72"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x104b0000007f, &F30, &[])]),
    r("v.fmadd", 5, 10, "SrcL * SrcR + SrcA, fused", &["L-72", "L-76"], Source::Fixed, "{SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O32, &[v("64.SrcA.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x404b0000007f, &F32, &[])]),
    r("v.fmsub", 5, 10, "SrcL * SrcR - SrcA, fused", &["L-72", "L-76"], Source::Fixed, "{SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O32, &[v("64.SrcA.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x504b0000007f, &F32, &[])]),
    r("v.fnmadd", 5, 10, "-(SrcL * SrcR) + SrcA, fused", &["L-72", "L-76", "Q-5"], Source::Fixed, "{SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O32, &[v("64.SrcA.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x604b0000007f, &F32, &[])]),
    r("v.fnmsub", 5, 10, "-(SrcL * SrcR) - SrcA, fused", &["L-72", "L-76", "Q-5"], Source::Fixed, "{SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O32, &[v("64.SrcA.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x704b0000007f, &F32, &[])]),
    r("v.feq", 5, 11, "SrcL = SrcR", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x5b0000007f, &F30, &[])]),
    r("v.feqs", 5, 11, "SrcL = SrcR, signalling form", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x405b0000007f, &F30, &[])]),
    r("v.fge", 5, 11, "SrcL >= SrcR", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x305b0000007f, &F30, &[])]),
    r("v.fges", 5, 11, "SrcL >= SrcR, signalling form", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x705b0000007f, &F30, &[])]),
    r("v.flt", 5, 11, "SrcL < SrcR", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x205b0000007f, &F30, &[])]),
    r("v.flts", 5, 11, "SrcL < SrcR, signalling form", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x605b0000007f, &F30, &[])]),
    r("v.fne", 5, 11, "SrcL != SrcR", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x105b0000007f, &F30, &[])]),
    r("v.fnes", 5, 11, "SrcL != SrcR, signalling form", &["L-74", "L-39", "Q-18"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x505b0000007f, &F30, &[])]),
    r("v.fcvt", 5, 12, "float to float", &["L-79", "L-60"], Source::Fixed, ".{SrcType:fp}2{DstType:fp} {SrcL}, ->{RegDst}", &O33, &[v("64.SrcL.RegDst.DstType.SrcType", 64, 0x600707ffff0707f, 0x6b0000007f, &F36, &[])]),
    r("v.fcvti", 5, 12, "float to integer", &["L-79", "L-60"], Source::Fixed, ".{SrcType:fp}2{DstType:int} {SrcL}, ->{RegDst}", &O33, &[v("64.SrcL.RegDst.DstType.SrcType", 64, 0x600707ffff0707f, 0x106b0000007f, &F36, &[])]),
    r("v.icvt", 5, 12, "integer to integer", &["L-79", "L-60", "L-80"], Source::Fixed, ".{SrcType:int}2{DstType:int} {SrcL}, ->{RegDst}", &O33, &[v("64.SrcL.RegDst.DstType.SrcType", 64, 0x600707ffff0707f, 0x606b0000007f, &F36, &[])]),
    r("v.icvtf", 5, 12, "integer to float", &["L-79", "L-60"], Source::Fixed, ".{SrcType:int}2{DstType:fp} {SrcL}, ->{RegDst}", &O33, &[v("64.SrcL.RegDst.DstType.SrcType", 64, 0x600707ffff0707f, 0x706b0000007f, &F36, &[])]),
    r("v.lb.brg", 6, 13, "signed byte from global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x90000207f, &F37, &[])]),
    r("v.lbu.brg", 6, 13, "unsigned byte from global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x40090000207f, &F37, &[])]),
    r("v.lbi.brg", 6, 13, "signed byte from global memory, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x190000207f, &F38, &[])]),
    r("v.lbui.brg", 6, 13, "unsigned byte from global memory, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x40190000207f, &F38, &[])]),
    r("v.ld.brg", 6, 13, "doubleword from global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane3}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x30090000207f, &F37, &[])]),
    r("v.ldi.brg", 6, 13, "doubleword from global memory, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane3}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x30190000207f, &F39, &[])]),
    r("v.ldi.u.brg", 6, 13, "doubleword from global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane3}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x30290000207f, &F38, &[])]),
    r("v.lh.brg", 6, 13, "signed halfword from global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x10090000207f, &F37, &[])]),
    r("v.lhu.brg", 6, 13, "unsigned halfword from global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x50090000207f, &F37, &[])]),
    r("v.lhi.brg", 6, 13, "signed halfword from global memory, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x10190000207f, &F40, &[])]),
    r("v.lhui.brg", 6, 13, "unsigned halfword from global memory, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x50190000207f, &F40, &[])]),
    r("v.lhi.u.brg", 6, 13, "signed halfword from global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x10290000207f, &F38, &[])]),
    r("v.lhui.u.brg", 6, 13, "unsigned halfword from global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x50290000207f, &F38, &[])]),
    r("v.lw.brg", 6, 13, "word from global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x20090000207f, &F37, &[])]),
    r("v.lwu.brg", 6, 13, "word from global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x60090000207f, &F37, &[])]),
    r("v.lwi.brg", 6, 13, "word from global memory, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x20190000207f, &F41, &[])]),
    r("v.lwui.brg", 6, 13, "word from global memory, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x60190000207f, &F41, &[])]),
    r("v.lwi.u.brg", 6, 13, "word from global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x20290000207f, &F38, &[])]),
    r("v.lwui.u.brg", 6, 13, "word from global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x60290000207f, &F38, &[])]),
    r("v.lb", 6, 14, "signed byte from a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x90000007f, &F37, &[])]),
    r("v.lbu", 6, 14, "unsigned byte from a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x40090000007f, &F37, &[])]),
    r("v.lbi", 6, 14, "signed byte from a tile, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x190000007f, &F38, &[])]),
    r("v.lbui", 6, 14, "unsigned byte from a tile, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane0}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x40190000007f, &F38, &[])]),
    r("v.ld", 6, 14, "doubleword from a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane3}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x30090000007f, &F37, &[])]),
    r("v.ldi", 6, 14, "doubleword from a tile, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane3}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x30190000007f, &F39, &[])]),
    r("v.ldi.u", 6, 14, "doubleword from a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane3}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x30290000007f, &F38, &[])]),
    r("v.lh", 6, 14, "signed halfword from a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x10090000007f, &F37, &[])]),
    r("v.lhu", 6, 14, "unsigned halfword from a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x50090000007f, &F37, &[])]),
    r("v.lhi", 6, 14, "signed halfword from a tile, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x10190000007f, &F40, &[])]),
    r("v.lhui", 6, 14, "unsigned halfword from a tile, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x50190000007f, &F40, &[])]),
    r("v.lhi.u", 6, 14, "signed halfword from a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x10290000007f, &F38, &[])]),
    r("v.lhui.u", 6, 14, "unsigned halfword from a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane1}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x50290000007f, &F38, &[])]),
    r("v.lw", 6, 14, "word from a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x20090000007f, &F37, &[])]),
    r("v.lwu", 6, 14, "word from a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {SrcR}{Shamt:shl}], ->{RegDst}", &O34, &[v("64.SrcR.SrcL.L.C.RegDst.Shamt", 64, 0x600707ffe00207f, 0x60090000007f, &F37, &[])]),
    r("v.lwi", 6, 14, "word from a tile, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x20190000007f, &F41, &[])]),
    r("v.lwui", 6, 14, "word from a tile, immediate offset", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x60190000007f, &F41, &[])]),
    r("v.lwi.u", 6, 14, "word from a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x20290000007f, &F38, &[])]),
    r("v.lwui.u", 6, 14, "word from a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-89"], Source::Fixed, "{.L=local} [{SrcL}{C:lane2}, {Imm}], ->{RegDst}", &O35, &[v("64.Imm.SrcL.L.C.RegDst", 64, 0x707f0000207f, 0x60290000007f, &F38, &[])]),
    r("v.sb.brg", 6, 15, "byte to global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane0}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x490000207f, &F42, &[])]),
    r("v.sbi.brg", 6, 15, "byte to global memory, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane0}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x590000207f, &F43, &[])]),
    r("v.sd.brg", 6, 15, "doubleword to global memory, index shifted by the size and shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane3}, {SrcR}{Shamt:shl3}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x30490000207f, &F42, &[])]),
    r("v.sd.u.brg", 6, 15, "doubleword to global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane3}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x70490000207f, &F42, &[])]),
    r("v.sdi.brg", 6, 15, "doubleword to global memory, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane3}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x30590000207f, &F44, &[])]),
    r("v.sdi.u.brg", 6, 15, "doubleword to global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane3}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x70590000207f, &F43, &[])]),
    r("v.sh.brg", 6, 15, "halfword to global memory, index shifted by the size and shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane1}, {SrcR}{Shamt:shl1}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x10490000207f, &F42, &[])]),
    r("v.sh.u.brg", 6, 15, "halfword to global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane1}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x50490000207f, &F42, &[])]),
    r("v.shi.brg", 6, 15, "halfword to global memory, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane1}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x10590000207f, &F45, &[])]),
    r("v.shi.u.brg", 6, 15, "halfword to global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane1}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x50590000207f, &F43, &[])]),
    r("v.sw.brg", 6, 15, "word to global memory, index shifted by the size and shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane2}, {SrcR}{Shamt:shl2}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x20490000207f, &F42, &[])]),
    r("v.sw.u.brg", 6, 15, "word to global memory, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane2}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x60490000207f, &F42, &[])]),
    r("v.swi.brg", 6, 15, "word to global memory, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane2}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x20590000207f, &F46, &[])]),
    r("v.swi.u.brg", 6, 15, "word to global memory, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane2}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x60590000207f, &F43, &[])]),
    r("v.sb", 6, 16, "byte to a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane0}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x490000007f, &F42, &[])]),
    r("v.sbi", 6, 16, "byte to a tile, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane0}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x590000007f, &F43, &[])]),
    r("v.sd", 6, 16, "doubleword to a tile, index shifted by the size and shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane3}, {SrcR}{Shamt:shl3}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x30490000007f, &F42, &[])]),
    r("v.sd.u", 6, 16, "doubleword to a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane3}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x70490000007f, &F42, &[])]),
    r("v.sdi", 6, 16, "doubleword to a tile, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane3}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x30590000007f, &F44, &[])]),
    r("v.sdi.u", 6, 16, "doubleword to a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane3}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x70590000007f, &F43, &[])]),
    r("v.sh", 6, 16, "halfword to a tile, index shifted by the size and shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane1}, {SrcR}{Shamt:shl1}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x10490000007f, &F42, &[])]),
    r("v.sh.u", 6, 16, "halfword to a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane1}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x50490000007f, &F42, &[])]),
    r("v.shi", 6, 16, "halfword to a tile, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane1}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x10590000007f, &F45, &[])]),
    r("v.shi.u", 6, 16, "halfword to a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane1}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x50590000007f, &F43, &[])]),
    r("v.sw", 6, 16, "word to a tile, index shifted by the size and shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane2}, {SrcR}{Shamt:shl2}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x20490000007f, &F42, &[])]),
    r("v.sw.u", 6, 16, "word to a tile, index shifted by shamt", &["L-83", "L-87", "L-84", "L-86"], Source::Fixed, "{.L=local} {SrcD}, [{SrcL}{C:lane2}, {SrcR}{Shamt:shl}]", &O36, &[v("64.SrcD.SrcR.SrcL.L.C.Shamt", 64, 0x6007fff0600207f, 0x60490000007f, &F42, &[])]),
    r("v.swi", 6, 16, "word to a tile, immediate offset", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane2}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x20590000007f, &F46, &[])]),
    r("v.swi.u", 6, 16, "word to a tile, immediate offset in bytes", &["L-83", "L-87", "L-85", "L-86"], Source::Fixed, "{.L=local} {SrcL}, [{SrcR}{C:lane2}, {Imm}]", &O37, &[v("64.Imm.SrcR.SrcL.L.C", 64, 0x707f0000207f, 0x60590000007f, &F43, &[])]),
    r("v.ld.add", 7, 17, "adds SrcR in the doubleword at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0xb0000207f, &F47, &[])]),
    r("v.ld.and", 7, 17, "and with SrcR in the doubleword at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x100b0000207f, &F47, &[])]),
    r("v.ld.max", 7, 17, "signed maximum with SrcR in the doubleword at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x400b0000207f, &F47, &[])]),
    r("v.ld.min", 7, 17, "signed minimum with SrcR in the doubleword at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x500b0000207f, &F47, &[])]),
    r("v.ld.or", 7, 17, "or with SrcR in the doubleword at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x200b0000207f, &F47, &[])]),
    r("v.ld.xor", 7, 17, "exclusive-or with SrcR in the doubleword at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x300b0000207f, &F47, &[])]),
    r("v.lw.add", 7, 17, "adds SrcR in the word at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0xb0000007f, &F47, &[])]),
    r("v.lw.and", 7, 17, "and with SrcR in the word at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x100b0000007f, &F47, &[])]),
    r("v.lw.max", 7, 17, "signed maximum with SrcR in the word at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x400b0000007f, &F47, &[])]),
    r("v.lw.min", 7, 17, "signed minimum with SrcR in the word at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x500b0000007f, &F47, &[])]),
    r("v.lw.or", 7, 17, "or with SrcR in the word at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x200b0000007f, &F47, &[])]),
    r("v.lw.xor", 7, 17, "exclusive-or with SrcR in the word at SrcL, gives the old value", &["L-92", "Q-16"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O38, &[v("64.Far.SrcR.SrcL.RegDst.Aq.Rl", 64, 0xf800707ffc00707f, 0x300b0000007f, &F47, &[])]),
    r("v.sd.add", 7, 17, "adds SrcR in the doubleword at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0xb0000307f, &F48, &[])]),
    r("v.sd.and", 7, 17, "and with SrcR in the doubleword at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x100b0000307f, &F48, &[])]),
    r("v.sd.max", 7, 17, "signed maximum with SrcR in the doubleword at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x400b0000307f, &F48, &[])]),
    r("v.sd.min", 7, 17, "signed minimum with SrcR in the doubleword at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x500b0000307f, &F48, &[])]),
    r("v.sd.or", 7, 17, "or with SrcR in the doubleword at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x200b0000307f, &F48, &[])]),
    r("v.sd.xor", 7, 17, "exclusive-or with SrcR in the doubleword at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x300b0000307f, &F48, &[])]),
    r("v.sw.add", 7, 17, "adds SrcR in the word at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0xb0000107f, &F48, &[])]),
    r("v.sw.and", 7, 17, "and with SrcR in the word at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x100b0000107f, &F48, &[])]),
    r("v.sw.max", 7, 17, "signed maximum with SrcR in the word at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x400b0000107f, &F48, &[])]),
    r("v.sw.min", 7, 17, "signed minimum with SrcR in the word at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x500b0000107f, &F48, &[])]),
    r("v.sw.or", 7, 17, "or with SrcR in the word at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x200b0000107f, &F48, &[])]),
    r("v.sw.xor", 7, 17, "exclusive-or with SrcR in the word at SrcL", &["L-92", "Q-16"], Source::Fixed, "{.Rl=rl,Rd=rd,Far=f} [{SrcL}], {SrcR}", &O39, &[v("64.Rd.Far.SrcR.SrcL.Rl", 64, 0xfc007ffff8007fff, 0x300b0000107f, &F48, &[])]),
    r("v.qpop", 7, 18, "value from the ring at SrcL, 0 if it is empty", &["L-93"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x207d0000007f, &F35, &[])]),
    r("v.qpush", 7, 18, "1 if SrcR was put into the ring at SrcL, 0 if it is full", &["L-93"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("64.SrcR.SrcL.RegDst", 64, 0xfe00707ffe00707f, 0x107d0000007f, &F30, &[])]),
    r("v.rdadd", 8, 19, "64-bit sum of the zero-extended active lanes", &["L-95", "L-96", "L-97", "Q-30"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0xd0000007f, &F35, &[])]),
    r("v.rdand", 8, 19, "and of the active lanes", &["L-95", "L-96", "L-97"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x100d0000007f, &F35, &[])]),
    r("v.rdfadd", 8, 19, "FP32 sum of the active lanes in lane order", &["L-95", "L-97", "L-98"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x400d0000007f, &F35, &[])]),
    r("v.rdfmax", 8, 19, "largest FP32 active lane", &["L-95", "L-97"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x200d0000107f, &F35, &[])]),
    r("v.rdfmin", 8, 19, "smallest FP32 active lane", &["L-95", "L-97"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x300d0000107f, &F35, &[])]),
    r("v.rdmax", 8, 19, "largest signed active lane", &["L-95", "L-96", "L-97"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0xd0000107f, &F35, &[])]),
    r("v.rdmin", 8, 19, "smallest signed active lane", &["L-95", "L-96", "L-97"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x100d0000107f, &F35, &[])]),
    r("v.rdor", 8, 19, "or of the active lanes", &["L-95", "L-96", "L-97"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x200d0000007f, &F35, &[])]),
    r("v.rdxor", 8, 19, "exclusive-or of the active lanes", &["L-95", "L-96", "L-97"], Source::Fixed, "{SrcL}, ->{RegDst}", &O31, &[v("64.SrcL.RegDst", 64, 0xfff0707ffff0707f, 0x300d0000007f, &F35, &[])]),
    r("v.shfl.bfly", 8, 20, "lane i reads i exclusive-or amount", &["L-99", "L-100", "L-101"], Source::Fixed, "{SrcL}, {SrcP}, ->{RegDst}", &O40, &[v("64.SrcP.SrcL.RegDst", 64, 0x7f0707f07f0707f, 0x201d0000007f, &F49, &[])]),
    r("v.shfl.down", 8, 20, "lane i reads i + amount inside its segment", &["L-99", "L-100", "L-101"], Source::Fixed, "{SrcL}, {SrcR}, {SrcP}, ->{RegDst}", &O41, &[v("64.SrcP.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x101d0000007f, &F32, &[])]),
    r("v.shfl.idx", 8, 20, "lane i reads its segment's lane of number amount", &["L-99", "L-100", "L-101"], Source::Fixed, "{SrcL}, {SrcR}, {SrcP}, ->{RegDst}", &O41, &[v("64.SrcP.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x301d0000007f, &F32, &[])]),
    r("v.shfl.up", 8, 20, "lane i reads i - amount inside its segment", &["L-99", "L-100", "L-101"], Source::Fixed, "{SrcL}, {SrcR}, {SrcP}, ->{RegDst}", &O41, &[v("64.SrcP.SrcR.SrcL.RegDst", 64, 0x600707f0600707f, 0x1d0000007f, &F32, &[])]),
    r("v.shfli.bfly", 8, 20, "lane i reads i exclusive-or amount", &["L-99", "L-100"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("64.Imm.SrcL.RegDst", 64, 0x1f0707f01f0707f, 0x602d0000007f, &F50, &[])]),
    r("v.shfli.down", 8, 20, "lane i reads i + amount inside its segment", &["L-99", "L-100"], Source::Fixed, "{SrcL}, {SrcR}, {Imm}, ->{RegDst}", &O43, &[v("64.Imm.SrcR.SrcL.RegDst", 64, 0x707f0000707f, 0x502d0000007f, &F51, &[])]),
    r("v.shfli.idx", 8, 20, "lane i reads its segment's lane of number amount", &["L-99", "L-100"], Source::Fixed, "{SrcL}, {SrcR}, {Imm}, ->{RegDst}", &O43, &[v("64.Imm.SrcR.SrcL.RegDst", 64, 0x707f0000707f, 0x702d0000007f, &F51, &[])]),
    r("v.shfli.up", 8, 20, "lane i reads i - amount inside its segment", &["L-99", "L-100"], Source::Fixed, "{SrcL}, {SrcR}, {Imm}, ->{RegDst}", &O43, &[v("64.Imm.SrcR.SrcL.RegDst", 64, 0x707f0000707f, 0x402d0000007f, &F51, &[])]),
    r("c.add", 9, 21, "Arithmetic operation", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->t", &O44, &[v("16.SrcR.SrcL", 16, 0x3f, 0x8, &F52, &[])]),
    r("c.and", 9, 21, "Arithmetic operation", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->t", &O44, &[v("16.SrcR.SrcL", 16, 0x3f, 0x28, &F52, &[])]),
    r("c.or", 9, 21, "Arithmetic operation", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->t", &O44, &[v("16.SrcR.SrcL", 16, 0x3f, 0x38, &F52, &[])]),
    r("c.sub", 9, 21, "Arithmetic operation", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->t", &O44, &[v("16.SrcR.SrcL", 16, 0x3f, 0x18, &F52, &[])]),
    r("c.addi", 9, 21, "Arithmetic", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->t", &O45, &[v("16.Imm.SrcL", 16, 0x3f, 0xc, &F53, &[])]),
    r("c.cmp.eqi", 9, 21, "C.tinst", &["L-102"], Source::Fixed, "t#1, {Imm}, ->t", &O13, &[v("16.Imm/2", 16, 0xf83f, 0x2c, &F54, &[])]),
    r("c.cmp.nei", 9, 21, "C.tinst", &["L-102"], Source::Fixed, "t#1, {Imm}, ->t", &O13, &[v("16.Imm/2", 16, 0xf83f, 0x82c, &F54, &[])]),
    r("c.movi", 9, 21, "Move", &["L-102"], Source::Fixed, "{Imm}, ->{RegDst}", &O46, &[v("16.RegDst.Imm", 16, 0x3f, 0x16, &F55, &[(0, 1024)])]),
    r("c.movr", 9, 21, "Move", &["L-102"], Source::Fixed, "{SrcL}, ->{RegDst}", &O47, &[v("16.RegDst.SrcL", 16, 0x3f, 0x6, &F56, &[])]),
    r("c.setret", 9, 21, "Move", &["L-102", "L-48"], Source::Fixed, "{Imm}, ->ra", &O48, &[v("16.Imm/3", 16, 0xf83f, 0x5016, &F57, &[])]),
    r("c.sext.b", 9, 21, "C.unary", &["L-102"], Source::Fixed, "{SrcL}, ->t", &O49, &[v("16.SrcL", 16, 0xf83f, 0x401c, &F58, &[])]),
    r("c.sext.h", 9, 21, "C.unary", &["L-102"], Source::Fixed, "{SrcL}, ->t", &O49, &[v("16.SrcL", 16, 0xf83f, 0x481c, &F58, &[])]),
    r("c.sext.w", 9, 21, "C.unary", &["L-102"], Source::Fixed, "{SrcL}, ->t", &O49, &[v("16.SrcL", 16, 0xf83f, 0x501c, &F58, &[])]),
    r("c.zext.b", 9, 21, "C.unary", &["L-102"], Source::Fixed, "{SrcL}, ->t", &O49, &[v("16.SrcL", 16, 0xf83f, 0x581c, &F58, &[])]),
    r("c.zext.h", 9, 21, "C.unary", &["L-102"], Source::Fixed, "{SrcL}, ->t", &O49, &[v("16.SrcL", 16, 0xf83f, 0x601c, &F58, &[])]),
    r("c.zext.w", 9, 21, "C.unary", &["L-102"], Source::Fixed, "{SrcL}, ->t", &O49, &[v("16.SrcL", 16, 0xf83f, 0x681c, &F58, &[])]),
    r("c.slli", 9, 21, "C.tinst", &["L-102"], Source::Fixed, "t#1, {Imm}, ->t", &O48, &[v("16.Imm/3", 16, 0xf83f, 0x102c, &F59, &[])]),
    r("c.srli", 9, 21, "C.tinst", &["L-102"], Source::Fixed, "t#1, {Imm}, ->t", &O48, &[v("16.Imm/3", 16, 0xf83f, 0x182c, &F59, &[])]),
    r("c.ldi", 9, 22, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->t", &O45, &[v("16.Imm.SrcL", 16, 0x3f, 0x1a, &F60, &[])]),
    r("c.lwi", 9, 22, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->t", &O45, &[v("16.Imm.SrcL", 16, 0x3f, 0xa, &F61, &[])]),
    r("c.sdi", 9, 22, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "t#1, [{SrcL}, {Imm}]", &O45, &[v("16.Imm.SrcL", 16, 0x3f, 0x3a, &F60, &[])]),
    r("c.swi", 9, 22, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "t#1, [{SrcL}, {Imm}]", &O45, &[v("16.Imm.SrcL", 16, 0x3f, 0x2a, &F61, &[])]),
    r("add", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x5, &F62, &[])]),
    r("sub", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x1005, &F62, &[])]),
    r("addi", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("32.Imm.SrcL.RegDst", 32, 0x707f, 0x15, &F63, &[])]),
    r("subi", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("32.Imm.SrcL.RegDst", 32, 0x707f, 0x1015, &F63, &[])]),
    r("addiw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("32.Imm.SrcL.RegDst", 32, 0x707f, 0x35, &F63, &[])]),
    r("subiw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("32.Imm.SrcL.RegDst", 32, 0x707f, 0x1035, &F63, &[])]),
    r("addtpc", 10, 23, "body PC + imm20 * 2", &["L-102", "L-48"], Source::Fixed, "{Imm}, ->{RegDst}", &O51, &[v("32.Imm.RegDst", 32, 0x7f, 0x7, &F64, &[(1, 1024)])]),
    r("addw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x25, &F62, &[])]),
    r("subw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x1025, &F62, &[])]),
    r("and", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x2005, &F62, &[])]),
    r("or", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x3005, &F62, &[])]),
    r("xor", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x4005, &F62, &[])]),
    r("andi", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x2015, &F65, &[])]),
    r("ori", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x3015, &F65, &[])]),
    r("xori", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x4015, &F65, &[])]),
    r("andiw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x2035, &F65, &[])]),
    r("oriw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x3035, &F65, &[])]),
    r("xoriw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x4035, &F65, &[])]),
    r("andw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x2025, &F62, &[])]),
    r("orw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x3025, &F62, &[])]),
    r("xorw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}{Shamt:shl}, ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x4025, &F62, &[])]),
    r("bcnt", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x6067, &F66, &[])]),
    r("bic", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x2067, &F66, &[])]),
    r("bis", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x3067, &F66, &[])]),
    r("bxs", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x67, &F66, &[])]),
    r("bxu", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x1067, &F66, &[])]),
    r("clz", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x5067, &F66, &[])]),
    r("ctz", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x4067, &F66, &[])]),
    r("rev", 10, 23, "Bit operation", &["L-102"], Source::Fixed, "{SrcL}, {ImmS}, {ImmL:plus1}, ->{RegDst}", &O53, &[v("32.ImmS.ImmL.SrcL.RegDst", 32, 0x707f, 0x7067, &F66, &[])]),
    r("cmp.and", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x2045, &F67, &[])]),
    r("cmp.or", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x3045, &F67, &[])]),
    r("cmp.andi", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x2055, &F65, &[])]),
    r("cmp.eqi", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x55, &F65, &[])]),
    r("cmp.gei", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x5055, &F65, &[])]),
    r("cmp.lti", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x4055, &F65, &[])]),
    r("cmp.nei", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x1055, &F65, &[])]),
    r("cmp.ori", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x3055, &F65, &[])]),
    r("cmp.eq", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x45, &F67, &[])]),
    r("cmp.ge", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x5045, &F67, &[])]),
    r("cmp.geu", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x7045, &F67, &[])]),
    r("cmp.lt", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x4045, &F67, &[])]),
    r("cmp.ltu", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x6045, &F67, &[])]),
    r("cmp.ne", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}, ->{RegDst}", &O54, &[v("32.SrcRType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x1045, &F67, &[])]),
    r("cmp.geui", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("32.Imm.SrcL.RegDst", 32, 0x707f, 0x7055, &F63, &[])]),
    r("cmp.ltui", 10, 23, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("32.Imm.SrcL.RegDst", 32, 0x707f, 0x6055, &F63, &[])]),
    r("csel", 10, 23, "Compound operation", &["L-102"], Source::Fixed, "{SrcP}, {SrcL}, {SrcR}{SrcRType:neg}, ->{RegDst}", &O55, &[v("32.SrcP.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x77, &F68, &[])]),
    r("div", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x57, &F69, &[])]),
    r("divu", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x1057, &F69, &[])]),
    r("divuw", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x3057, &F69, &[])]),
    r("divw", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x2057, &F69, &[])]),
    r("mul", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x47, &F69, &[])]),
    r("mulu", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x1047, &F69, &[])]),
    r("muluw", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x3047, &F69, &[])]),
    r("mulw", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x2047, &F69, &[])]),
    r("rem", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x4057, &F69, &[])]),
    r("remu", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x5057, &F69, &[])]),
    r("remuw", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x7057, &F69, &[])]),
    r("remw", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x6057, &F69, &[])]),
    r("lui", 10, 23, "imm20 * 4096", &["L-102"], Source::Fixed, "{Imm}, ->{RegDst}", &O51, &[v("32.Imm.RegDst", 32, 0x7f, 0x17, &F70, &[])]),
    r("madd", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {SrcD}, ->{RegDst}", &O27, &[v("32.SrcD.SrcR.SrcL.RegDst", 32, 0x600707f, 0x6047, &F7, &[])]),
    r("maddw", 10, 23, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {SrcD}, ->{RegDst}", &O27, &[v("32.SrcD.SrcR.SrcL.RegDst", 32, 0x600707f, 0x7047, &F7, &[])]),
    r("max", 10, 23, "Max-min", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x405b, &F69, &[])]),
    r("maxu", 10, 23, "Max-min", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x800405b, &F69, &[])]),
    r("min", 10, 23, "Max-min", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x505b, &F69, &[])]),
    r("minu", 10, 23, "Max-min", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x800505b, &F69, &[])]),
    r("setret", 10, 23, "ra = PC + imm20 * 2", &["L-102", "L-48"], Source::Fixed, "{Imm}, ->ra", &O48, &[v("32.Imm/4", 32, 0xfff, 0x507, &F71, &[])]),
    r("sll", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x7005, &F69, &[])]),
    r("sra", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x6005, &F69, &[])]),
    r("srl", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x5005, &F69, &[])]),
    r("slli", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O56, &[v("32.Shamt.SrcL.RegDst", 32, 0xfc00707f, 0x7015, &F72, &[])]),
    r("srai", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O56, &[v("32.Shamt.SrcL.RegDst", 32, 0xfc00707f, 0x6015, &F72, &[])]),
    r("srli", 10, 23, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O56, &[v("32.Shamt.SrcL.RegDst", 32, 0xfc00707f, 0x5015, &F72, &[])]),
    r("slliw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O56, &[v("32.Shamt.SrcL.RegDst/2", 32, 0xfe00707f, 0x7035, &F73, &[])]),
    r("sraiw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O56, &[v("32.Shamt.SrcL.RegDst/2", 32, 0xfe00707f, 0x6035, &F73, &[])]),
    r("srliw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Shamt}, ->{RegDst}", &O56, &[v("32.Shamt.SrcL.RegDst/2", 32, 0xfe00707f, 0x5035, &F73, &[])]),
    r("sllw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x7025, &F69, &[])]),
    r("sraw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x6025, &F69, &[])]),
    r("srlw", 10, 23, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst}", &O25, &[v("32.SrcR.SrcL.RegDst", 32, 0xfe00707f, 0x5025, &F69, &[])]),
    r("fabs", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, ->{RegDst}", &O57, &[v("32.SrcType.SrcL.RegDst", 32, 0xf9f0707f, 0x7b, &F74, &[])]),
    r("fexp", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, ->{RegDst}", &O57, &[v("32.SrcType.SrcL.RegDst", 32, 0xf9f0707f, 0x307b, &F74, &[])]),
    r("frecip", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, ->{RegDst}", &O57, &[v("32.SrcType.SrcL.RegDst", 32, 0xf9f0707f, 0x207b, &F74, &[])]),
    r("fsqrt", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, ->{RegDst}", &O57, &[v("32.SrcType.SrcL.RegDst", 32, 0xf9f0707f, 0x107b, &F74, &[])]),
    r("fadd", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x4b, &F67, &[])]),
    r("fdiv", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x304b, &F67, &[])]),
    r("fmul", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x204b, &F67, &[])]),
    r("fsub", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x104b, &F67, &[])]),
    r("fcvt", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:sfp}2{DstType:fp} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x6b, &F75, &[])]),
    r("fcvta", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:sfp}2{DstType:int} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x106b, &F75, &[])]),
    r("fcvtm", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:sfp}2{DstType:int} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x206b, &F75, &[])]),
    r("fcvtn", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:sfp}2{DstType:int} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x306b, &F75, &[])]),
    r("fcvtp", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:sfp}2{DstType:int} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x406b, &F75, &[])]),
    r("fcvtz", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:sfp}2{DstType:int} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x506b, &F75, &[])]),
    r("feq", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x5b, &F67, &[])]),
    r("feqs", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x800005b, &F67, &[])]),
    r("fge", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x305b, &F67, &[])]),
    r("fges", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x800305b, &F67, &[])]),
    r("flt", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x205b, &F67, &[])]),
    r("flts", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x800205b, &F67, &[])]),
    r("fne", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x105b, &F67, &[])]),
    r("fnes", 10, 24, "Floating-point compare", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x800105b, &F67, &[])]),
    r("fmadd", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O60, &[v("32.SrcA.SrcType.SrcR.SrcL.RegDst", 32, 0x707f, 0x404b, &F68, &[])]),
    r("fmsub", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O60, &[v("32.SrcA.SrcType.SrcR.SrcL.RegDst", 32, 0x707f, 0x504b, &F68, &[])]),
    r("fnmadd", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O60, &[v("32.SrcA.SrcType.SrcR.SrcL.RegDst", 32, 0x707f, 0x604b, &F68, &[])]),
    r("fnmsub", 10, 24, "Floating-point arithmetic", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, {SrcA}, ->{RegDst}", &O60, &[v("32.SrcA.SrcType.SrcR.SrcL.RegDst", 32, 0x707f, 0x704b, &F68, &[])]),
    r("fmax", 10, 24, "Max-min", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x605b, &F67, &[])]),
    r("fmin", 10, 24, "Max-min", &["L-102"], Source::Fixed, ".{SrcType:sfp} {SrcL}, {SrcR}, ->{RegDst}", &O58, &[v("32.SrcType.SrcR.SrcL.RegDst", 32, 0xf800707f, 0x705b, &F67, &[])]),
    r("scvtf", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:sint}2{DstType:fp} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x606b, &F75, &[])]),
    r("ucvtf", 10, 24, "Format convert", &["L-102"], Source::Fixed, ".{SrcType:suint}2{DstType:fp} {SrcL}, ->{RegDst}", &O59, &[v("32.DstType.SrcType.SrcL.RegDst", 32, 0x1f0707f, 0x706b, &F75, &[])]),
    r("lb", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x9, &F62, &[])]),
    r("lbu", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x4009, &F62, &[])]),
    r("ld", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x3009, &F62, &[])]),
    r("lh", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x1009, &F62, &[])]),
    r("lhu", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x5009, &F62, &[])]),
    r("lw", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x2009, &F62, &[])]),
    r("lwu", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x6009, &F62, &[])]),
    r("lb.pcr", 10, 25, "Load symbol", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("32.Imm.RegDst/2", 32, 0x707f, 0x39, &F76, &[])]),
    r("lbu.pcr", 10, 25, "Load symbol", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("32.Imm.RegDst/2", 32, 0x707f, 0x4039, &F76, &[])]),
    r("ld.pcr", 10, 25, "Load symbol", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("32.Imm.RegDst/2", 32, 0x707f, 0x3039, &F76, &[])]),
    r("lh.pcr", 10, 25, "Load symbol", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("32.Imm.RegDst/2", 32, 0x707f, 0x1039, &F76, &[])]),
    r("lhu.pcr", 10, 25, "Load symbol", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("32.Imm.RegDst/2", 32, 0x707f, 0x5039, &F76, &[])]),
    r("lw.pcr", 10, 25, "Load symbol", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("32.Imm.RegDst/2", 32, 0x707f, 0x2039, &F76, &[])]),
    r("lwu.pcr", 10, 25, "Load symbol", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("32.Imm.RegDst/2", 32, 0x707f, 0x6039, &F76, &[])]),
    r("lbi", 10, 25, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x19, &F65, &[])]),
    r("lbui", 10, 25, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x4019, &F65, &[])]),
    r("ldi", 10, 25, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x3019, &F77, &[])]),
    r("ldi.u", 10, 25, "Load unscaled", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x3029, &F65, &[])]),
    r("lhi.u", 10, 25, "Load unscaled", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x1029, &F65, &[])]),
    r("lhui.u", 10, 25, "Load unscaled", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x5029, &F65, &[])]),
    r("lwi.u", 10, 25, "Load unscaled", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x2029, &F65, &[])]),
    r("lwui.u", 10, 25, "Load unscaled", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x6029, &F65, &[])]),
    r("lhi", 10, 25, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x1019, &F78, &[])]),
    r("lhui", 10, 25, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x5019, &F78, &[])]),
    r("lwi", 10, 25, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x2019, &F79, &[])]),
    r("lwui", 10, 25, "Load immediate offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x6019, &F79, &[])]),
    r("prf", 10, 25, "Load register offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}]", &O50, &[v("32.Shamt.SrcRType.SrcR.SrcL.RegDst", 32, 0x707f, 0x7009, &F62, &[])]),
    r("prfi.u", 10, 25, "Load unscaled", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}]", &O52, &[v("32.Imm.SrcL.RegDst/2", 32, 0x707f, 0x7029, &F65, &[])]),
    r("sb", 10, 25, "Store register offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O61, &[v("32.SrcD.SrcRType.SrcR.SrcL", 32, 0x7fff, 0x49, &F80, &[])]),
    r("sd.u", 10, 25, "Store register offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O61, &[v("32.SrcD.SrcRType.SrcR.SrcL", 32, 0x7fff, 0x7049, &F80, &[])]),
    r("sh.u", 10, 25, "Store register offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O61, &[v("32.SrcD.SrcRType.SrcR.SrcL", 32, 0x7fff, 0x5049, &F80, &[])]),
    r("sw.u", 10, 25, "Store register offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O61, &[v("32.SrcD.SrcRType.SrcR.SrcL", 32, 0x7fff, 0x6049, &F80, &[])]),
    r("sb.pcr", 10, 25, "Store symbol", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("32.Imm.SrcL", 32, 0x707f, 0x69, &F81, &[])]),
    r("sd.pcr", 10, 25, "Store symbol", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("32.Imm.SrcL", 32, 0x707f, 0x3069, &F81, &[])]),
    r("sh.pcr", 10, 25, "Store symbol", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("32.Imm.SrcL", 32, 0x707f, 0x1069, &F81, &[])]),
    r("sw.pcr", 10, 25, "Store symbol", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("32.Imm.SrcL", 32, 0x707f, 0x2069, &F81, &[])]),
    r("sbi", 10, 25, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{SrcR}, {Imm}]", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x59, &F82, &[])]),
    r("sdi.u", 10, 25, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{SrcR}, {Imm}]", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x7059, &F82, &[])]),
    r("shi.u", 10, 25, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{SrcR}, {Imm}]", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x5059, &F82, &[])]),
    r("swi.u", 10, 25, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{SrcR}, {Imm}]", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x6059, &F82, &[])]),
    r("sd", 10, 25, "Store register offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<3]", &O61, &[v("32.SrcD.SrcRType.SrcR.SrcL", 32, 0x7fff, 0x3049, &F80, &[])]),
    r("sdi", 10, 25, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{SrcR}, {Imm}]", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x3059, &F83, &[])]),
    r("sh", 10, 25, "Store register offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<1]", &O61, &[v("32.SrcD.SrcRType.SrcR.SrcL", 32, 0x7fff, 0x1049, &F80, &[])]),
    r("shi", 10, 25, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{SrcR}, {Imm}]", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x1059, &F25, &[])]),
    r("sw", 10, 25, "Store register offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<2]", &O61, &[v("32.SrcD.SrcRType.SrcR.SrcL", 32, 0x7fff, 0x2049, &F80, &[])]),
    r("swi", 10, 25, "Store immediate offset", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{SrcR}, {Imm}]", &O20, &[v("32.Imm.SrcR.SrcL", 32, 0x707f, 0x2059, &F84, &[])]),
    r("casb", 10, 26, "Atomic operation", &["L-102", "Q-23", "L-104"], Source::Fixed, "{.Aq=aq,Rl=rl} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O62, &[v("32.SrcD.Aq.Rl.SrcR.SrcL.RegDst", 32, 0x707f, 0x1b, &F85, &[])]),
    r("casd", 10, 26, "Atomic operation", &["L-102", "Q-23", "L-104"], Source::Fixed, "{.Aq=aq,Rl=rl} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O62, &[v("32.SrcD.Aq.Rl.SrcR.SrcL.RegDst", 32, 0x707f, 0x301b, &F85, &[])]),
    r("cash", 10, 26, "Atomic operation", &["L-102", "Q-23", "L-104"], Source::Fixed, "{.Aq=aq,Rl=rl} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O62, &[v("32.SrcD.Aq.Rl.SrcR.SrcL.RegDst", 32, 0x707f, 0x101b, &F85, &[])]),
    r("casw", 10, 26, "Atomic operation", &["L-102", "Q-23", "L-104"], Source::Fixed, "{.Aq=aq,Rl=rl} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O62, &[v("32.SrcD.Aq.Rl.SrcR.SrcL.RegDst", 32, 0x707f, 0x201b, &F85, &[])]),
    r("ld.add", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x400b, &F86, &[])]),
    r("ld.and", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x1000400b, &F86, &[])]),
    r("ld.or", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x2000400b, &F86, &[])]),
    r("ld.smax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x4000400b, &F86, &[])]),
    r("ld.smin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x5000400b, &F86, &[])]),
    r("ld.umax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x6000400b, &F86, &[])]),
    r("ld.umin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x7000400b, &F86, &[])]),
    r("ld.xor", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x3000400b, &F86, &[])]),
    r("lw.add", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x200b, &F86, &[])]),
    r("lw.and", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x1000200b, &F86, &[])]),
    r("lw.or", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x2000200b, &F86, &[])]),
    r("lw.smax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x4000200b, &F86, &[])]),
    r("lw.smin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x5000200b, &F86, &[])]),
    r("lw.umax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x6000200b, &F86, &[])]),
    r("lw.umin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x7000200b, &F86, &[])]),
    r("lw.xor", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x3000200b, &F86, &[])]),
    r("swapb", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x600b, &F86, &[])]),
    r("swapd", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x3000600b, &F86, &[])]),
    r("swaph", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x1000600b, &F86, &[])]),
    r("swapw", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x2000600b, &F86, &[])]),
    r("lr.b", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], ->{RegDst}", &O64, &[v("32.Far.Aq.Rl.SrcZero.SrcL.RegDst", 32, 0xf000707f, 0xb, &F86, &[])]),
    r("lr.d", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], ->{RegDst}", &O64, &[v("32.Far.Aq.Rl.SrcZero.SrcL.RegDst", 32, 0xf000707f, 0x3000000b, &F86, &[])]),
    r("lr.h", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], ->{RegDst}", &O64, &[v("32.Far.Aq.Rl.SrcZero.SrcL.RegDst", 32, 0xf000707f, 0x1000000b, &F86, &[])]),
    r("lr.w", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], ->{RegDst}", &O64, &[v("32.Far.Aq.Rl.SrcZero.SrcL.RegDst", 32, 0xf000707f, 0x2000000b, &F86, &[])]),
    r("sc.b", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} {SrcL}, [{SrcR}], ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x100b, &F86, &[])]),
    r("sc.d", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} {SrcL}, [{SrcR}], ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x3000100b, &F86, &[])]),
    r("sc.h", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} {SrcL}, [{SrcR}], ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x1000100b, &F86, &[])]),
    r("sc.w", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} {SrcL}, [{SrcR}], ->{RegDst}", &O63, &[v("32.Far.Aq.Rl.SrcR.SrcL.RegDst", 32, 0xf000707f, 0x2000100b, &F86, &[])]),
    r("sd.add", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x500b, &F87, &[])]),
    r("sd.and", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x1000500b, &F87, &[])]),
    r("sd.or", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x2000500b, &F87, &[])]),
    r("sd.smax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x4000500b, &F87, &[])]),
    r("sd.smin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x5000500b, &F87, &[])]),
    r("sd.umax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x6000500b, &F87, &[])]),
    r("sd.umin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x7000500b, &F87, &[])]),
    r("sd.xor", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x3000500b, &F87, &[])]),
    r("sw.add", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x300b, &F87, &[])]),
    r("sw.and", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x1000300b, &F87, &[])]),
    r("sw.or", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x2000300b, &F87, &[])]),
    r("sw.smax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x4000300b, &F87, &[])]),
    r("sw.smin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x5000300b, &F87, &[])]),
    r("sw.umax", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x6000300b, &F87, &[])]),
    r("sw.umin", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x7000300b, &F87, &[])]),
    r("sw.xor", 10, 26, "Atomic operation", &["L-102", "Q-23"], Source::Fixed, "{.Rl=rl,Far=f} [{SrcL}], {SrcR}", &O65, &[v("32.Far.Rl.SrcR.SrcL", 32, 0xf4007fff, 0x3000300b, &F87, &[])]),
    r("hl.addi", 11, 27, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("48.Imm.SrcL.RegDst", 48, 0x707f000f, 0x15000e, &F88, &[])]),
    r("hl.subi", 11, 27, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("48.Imm.SrcL.RegDst", 48, 0x707f000f, 0x1015000e, &F88, &[])]),
    r("hl.addiw", 11, 27, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("48.Imm.SrcL.RegDst", 48, 0x707f000f, 0x35000e, &F88, &[])]),
    r("hl.subiw", 11, 27, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("48.Imm.SrcL.RegDst", 48, 0x707f000f, 0x1035000e, &F88, &[])]),
    r("hl.addtpc", 11, 27, "Pc-relative", &["L-102", "L-48"], Source::Fixed, "{Imm}, ->{RegDst}", &O51, &[v("48.Imm.RegDst", 48, 0x7f000f, 0x7000e, &F89, &[(1, 1024)])]),
    r("hl.andi", 11, 27, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x2015000e, &F90, &[])]),
    r("hl.ori", 11, 27, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x3015000e, &F90, &[])]),
    r("hl.xori", 11, 27, "Arithmetic operation 64bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x4015000e, &F90, &[])]),
    r("hl.andiw", 11, 27, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x2035000e, &F90, &[])]),
    r("hl.oriw", 11, 27, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x3035000e, &F90, &[])]),
    r("hl.xoriw", 11, 27, "Arithmetic operation 32bit", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x4035000e, &F90, &[])]),
    r("hl.bfi", 11, 27, "Reserve", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {ImmS}, {ImmR}, ->{RegDst}", &O66, &[v("48.SrcR.SrcL.RegDst.ImmS.ImmR", 48, 0xfe00707f000f, 0x204d000e, &F91, &[])]),
    r("hl.ccat", 11, 27, "Concat", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {Shamt}, ->{RegDst0}, {RegDst1}", &O67, &[v("48.Shamt.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x105d000e, &F92, &[])]),
    r("hl.ccatw", 11, 27, "Concat", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {Shamt}, ->{RegDst0}, {RegDst1}", &O67, &[v("48.Shamt.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x205d000e, &F92, &[])]),
    r("hl.cmp.andi", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x2055000e, &F90, &[])]),
    r("hl.cmp.eqi", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x55000e, &F90, &[])]),
    r("hl.cmp.gei", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x5055000e, &F90, &[])]),
    r("hl.cmp.lti", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x4055000e, &F90, &[])]),
    r("hl.cmp.nei", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x1055000e, &F90, &[])]),
    r("hl.cmp.ori", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/2", 48, 0x707f000f, 0x3055000e, &F90, &[])]),
    r("hl.cmp.geui", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("48.Imm.SrcL.RegDst", 48, 0x707f000f, 0x7055000e, &F88, &[])]),
    r("hl.cmp.ltui", 11, 27, "Compare", &["L-102"], Source::Fixed, "{SrcL}, {Imm}, ->{RegDst}", &O42, &[v("48.Imm.SrcL.RegDst", 48, 0x707f000f, 0x6055000e, &F88, &[])]),
    r("hl.div", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x57000e, &F93, &[])]),
    r("hl.divu", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x1057000e, &F93, &[])]),
    r("hl.divuw", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x3057000e, &F93, &[])]),
    r("hl.divw", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x2057000e, &F93, &[])]),
    r("hl.mul", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x47000e, &F93, &[])]),
    r("hl.mulu", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x1047000e, &F93, &[])]),
    r("hl.rem", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x4057000e, &F93, &[])]),
    r("hl.remu", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x5057000e, &F93, &[])]),
    r("hl.remuw", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x7057000e, &F93, &[])]),
    r("hl.remw", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, ->{RegDst0}, {RegDst1}", &O68, &[v("48.SrcR.SrcL.RegDst0.RegDst1", 48, 0xfe00707f07ff, 0x6057000e, &F93, &[])]),
    r("hl.lis", 11, 27, "Long immediate", &["L-102"], Source::Fixed, "{Imm}, ->{RegDst}", &O51, &[v("48.Imm.RegDst", 48, 0x7f000f, 0xd000e, &F94, &[])]),
    r("hl.liu", 11, 27, "Long immediate", &["L-102"], Source::Fixed, "{Imm}, ->{RegDst}", &O69, &[v("48.Imm.RegDst/2", 48, 0x7f000f, 0x1d000e, &F95, &[])]),
    r("hl.lui", 11, 27, "Immediate", &["L-102"], Source::Fixed, "{Imm}, ->{RegDst}", &O51, &[v("48.Imm.RegDst", 48, 0x7f000f, 0x17000e, &F94, &[])]),
    r("hl.madd", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {SrcD}, ->{RegDst0}, {RegDst1}", &O70, &[v("48.SrcD.SrcR.SrcL.RegDst0.RegDst1", 48, 0x600707f07ff, 0x6047000e, &F96, &[])]),
    r("hl.maddw", 11, 27, "Multi-cycle alu", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {SrcD}, ->{RegDst0}, {RegDst1}", &O70, &[v("48.SrcD.SrcR.SrcL.RegDst0.RegDst1", 48, 0x600707f07ff, 0x7047000e, &F96, &[])]),
    r("hl.miadd", 11, 27, "Reserve", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {Imm}, ->{RegDst}", &O43, &[v("48.Imm.SrcR.SrcL.RegDst", 48, 0x707f000f, 0x4d000e, &F97, &[])]),
    r("hl.misub", 11, 27, "Reserve", &["L-102"], Source::Fixed, "{SrcL}, {SrcR}, {Imm}, ->{RegDst}", &O43, &[v("48.Imm.SrcR.SrcL.RegDst", 48, 0x707f000f, 0x104d000e, &F97, &[])]),
    r("hl.setret", 11, 27, "Pc-relative", &["L-102", "L-48"], Source::Fixed, "{Imm}, ->ra", &O48, &[v("48.Imm/2", 48, 0xfff000f, 0x507000e, &F98, &[])]),
    r("hl.lb.pcr", 11, 28, "Load PC-relative", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("48.Imm.RegDst/3", 48, 0x707f000f, 0x39000e, &F99, &[])]),
    r("hl.lbu.pcr", 11, 28, "Load PC-relative", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("48.Imm.RegDst/3", 48, 0x707f000f, 0x4039000e, &F99, &[])]),
    r("hl.ld.pcr", 11, 28, "Load PC-relative", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("48.Imm.RegDst/3", 48, 0x707f000f, 0x3039000e, &F99, &[])]),
    r("hl.lh.pcr", 11, 28, "Load PC-relative", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("48.Imm.RegDst/3", 48, 0x707f000f, 0x1039000e, &F99, &[])]),
    r("hl.lhu.pcr", 11, 28, "Load PC-relative", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("48.Imm.RegDst/3", 48, 0x707f000f, 0x5039000e, &F99, &[])]),
    r("hl.lw.pcr", 11, 28, "Load PC-relative", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("48.Imm.RegDst/3", 48, 0x707f000f, 0x2039000e, &F99, &[])]),
    r("hl.lwu.pcr", 11, 28, "Load PC-relative", &["L-102", "Q-23"], Source::Fixed, "[{Imm:pcr}], ->{RegDst}", &O51, &[v("48.Imm.RegDst/3", 48, 0x707f000f, 0x6039000e, &F99, &[])]),
    r("hl.lb.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x9003e, &F100, &[])]),
    r("hl.lbu.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x4009003e, &F100, &[])]),
    r("hl.ld.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x3009003e, &F100, &[])]),
    r("hl.lh.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x1009003e, &F100, &[])]),
    r("hl.lhu.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x5009003e, &F100, &[])]),
    r("hl.lw.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x2009003e, &F100, &[])]),
    r("hl.lwu.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x6009003e, &F100, &[])]),
    r("hl.lb.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x9002e, &F100, &[])]),
    r("hl.lbu.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x4009002e, &F100, &[])]),
    r("hl.ld.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x3009002e, &F100, &[])]),
    r("hl.lh.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x1009002e, &F100, &[])]),
    r("hl.lhu.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x5009002e, &F100, &[])]),
    r("hl.lw.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x2009002e, &F100, &[])]),
    r("hl.lwu.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x6009002e, &F100, &[])]),
    r("hl.lbi", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x19000e, &F101, &[])]),
    r("hl.lbui", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x4019000e, &F101, &[])]),
    r("hl.ldi.u", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x3029000e, &F101, &[])]),
    r("hl.lhi.u", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x1029000e, &F101, &[])]),
    r("hl.lhui.u", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x5029000e, &F101, &[])]),
    r("hl.lwi.u", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x2029000e, &F101, &[])]),
    r("hl.lwui.u", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x6029000e, &F101, &[])]),
    r("hl.lbi.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x19003e, &F102, &[])]),
    r("hl.lbui.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x4019003e, &F102, &[])]),
    r("hl.ldi.upo", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x3029003e, &F102, &[])]),
    r("hl.lhi.upo", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x1029003e, &F102, &[])]),
    r("hl.lhui.upo", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x5029003e, &F102, &[])]),
    r("hl.lwi.upo", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x2029003e, &F102, &[])]),
    r("hl.lwui.upo", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x6029003e, &F102, &[])]),
    r("hl.lbi.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x19002e, &F102, &[])]),
    r("hl.lbui.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x4019002e, &F102, &[])]),
    r("hl.ldi.upr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x3029002e, &F102, &[])]),
    r("hl.lhi.upr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x1029002e, &F102, &[])]),
    r("hl.lhui.upr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x5029002e, &F102, &[])]),
    r("hl.lwi.upr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x2029002e, &F102, &[])]),
    r("hl.lwui.upr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x6029002e, &F102, &[])]),
    r("hl.lbip", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x19001e, &F102, &[])]),
    r("hl.lbuip", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x4019001e, &F102, &[])]),
    r("hl.ldip.u", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x3029001e, &F102, &[])]),
    r("hl.lhip.u", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x1029001e, &F102, &[])]),
    r("hl.lhuip.u", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x5029001e, &F102, &[])]),
    r("hl.lwip.u", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x2029001e, &F102, &[])]),
    r("hl.lwuip.u", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x6029001e, &F102, &[])]),
    r("hl.lbp", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x9001e, &F100, &[])]),
    r("hl.lbup", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x4009001e, &F100, &[])]),
    r("hl.ldp", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x3009001e, &F100, &[])]),
    r("hl.lhp", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x1009001e, &F100, &[])]),
    r("hl.lhup", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x5009001e, &F100, &[])]),
    r("hl.lwp", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x2009001e, &F100, &[])]),
    r("hl.lwup", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst0}, {RegDst1}", &O71, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst0.RegDst1", 48, 0x707f07ff, 0x6009001e, &F100, &[])]),
    r("hl.ldi", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x3019000e, &F103, &[])]),
    r("hl.ldi.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x3019003e, &F104, &[])]),
    r("hl.ldi.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x3019002e, &F104, &[])]),
    r("hl.ldip", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x3019001e, &F104, &[])]),
    r("hl.lhi", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x1019000e, &F105, &[])]),
    r("hl.lhui", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x5019000e, &F105, &[])]),
    r("hl.lhi.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x1019003e, &F106, &[])]),
    r("hl.lhui.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x5019003e, &F106, &[])]),
    r("hl.lhi.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x1019002e, &F106, &[])]),
    r("hl.lhui.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x5019002e, &F106, &[])]),
    r("hl.lhip", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x1019001e, &F106, &[])]),
    r("hl.lhuip", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x5019001e, &F106, &[])]),
    r("hl.lwi", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x2019000e, &F107, &[])]),
    r("hl.lwui", 11, 28, "Load long offset", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst}", &O52, &[v("48.Imm.SrcL.RegDst/3", 48, 0x707f003f, 0x6019000e, &F107, &[])]),
    r("hl.lwi.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x2019003e, &F108, &[])]),
    r("hl.lwui.po", 11, 28, "Load post-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x6019003e, &F108, &[])]),
    r("hl.lwi.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x2019002e, &F108, &[])]),
    r("hl.lwui.pr", 11, 28, "Load pre-index", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x6019002e, &F108, &[])]),
    r("hl.lwip", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x2019001e, &F108, &[])]),
    r("hl.lwuip", 11, 28, "Load pair", &["L-102", "Q-23"], Source::Fixed, "[{SrcL}, {Imm}], ->{RegDst0}, {RegDst1}", &O72, &[v("48.Imm.SrcL.RegDst0.RegDst1", 48, 0x707f003f, 0x6019001e, &F108, &[])]),
    r("hl.prf", 11, 28, "Prefetch", &["L-102", "Q-23"], Source::Fixed, "{Model:cache} [{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}]", &O73, &[v("48.Shamt.SrcRType.SrcR.SrcL.Model", 48, 0x7fff07ff, 0x7009000e, &F109, &[])]),
    r("hl.prf.a", 11, 28, "Prefetch", &["L-102", "Q-23"], Source::Fixed, "{Model:cache} [{SrcL}, {SrcR}{SrcRType:neg}{Shamt:shl}], ->{RegDst}", &O74, &[v("48.Shamt.SrcRType.SrcR.SrcL.RegDst.Model", 48, 0x707f07ff, 0x7009001e, &F110, &[])]),
    r("hl.prfi.u", 11, 28, "Prefetch", &["L-102", "Q-23"], Source::Fixed, "{Model:cache} [{SrcL}, {Imm}]", &O75, &[v("48.Imm.SrcL.Model", 48, 0x7fff003f, 0x7029000e, &F111, &[])]),
    r("hl.prfi.ua", 11, 28, "Prefetch", &["L-102", "Q-23"], Source::Fixed, "{Model:cache} [{SrcL}, {Imm}], ->{RegDst}", &O76, &[v("48.Imm.SrcL.RegDst.Model", 48, 0x707f003f, 0x7029001e, &F112, &[])]),
    r("hl.sb.pcr", 11, 28, "Store PC-relative", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("48.Imm.SrcL", 48, 0x707f000f, 0x69000e, &F113, &[])]),
    r("hl.sd.pcr", 11, 28, "Store PC-relative", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("48.Imm.SrcL", 48, 0x707f000f, 0x3069000e, &F113, &[])]),
    r("hl.sh.pcr", 11, 28, "Store PC-relative", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("48.Imm.SrcL", 48, 0x707f000f, 0x1069000e, &F113, &[])]),
    r("hl.sw.pcr", 11, 28, "Store PC-relative", &["L-102", "Q-23"], Source::Fixed, "{SrcL}, [{Imm:pcr}]", &O45, &[v("48.Imm.SrcL", 48, 0x707f000f, 0x2069000e, &F113, &[])]),
    r("hl.sb.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x49003e, &F114, &[])]),
    r("hl.sd.upo", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x7049003e, &F114, &[])]),
    r("hl.sh.upo", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x5049003e, &F114, &[])]),
    r("hl.sw.upo", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x6049003e, &F114, &[])]),
    r("hl.sb.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x49002e, &F114, &[])]),
    r("hl.sd.upr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x7049002e, &F114, &[])]),
    r("hl.sh.upr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x5049002e, &F114, &[])]),
    r("hl.sw.upr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x6049002e, &F114, &[])]),
    r("hl.sbi", 11, 28, "Store long offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}]", &O78, &[v("48.Imm.SrcR.SrcD", 48, 0x707f003f, 0x59000e, &F115, &[])]),
    r("hl.sdi.u", 11, 28, "Store long offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}]", &O78, &[v("48.Imm.SrcR.SrcD", 48, 0x707f003f, 0x7059000e, &F115, &[])]),
    r("hl.shi.u", 11, 28, "Store long offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}]", &O78, &[v("48.Imm.SrcR.SrcD", 48, 0x707f003f, 0x5059000e, &F115, &[])]),
    r("hl.swi.u", 11, 28, "Store long offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}]", &O78, &[v("48.Imm.SrcR.SrcD", 48, 0x707f003f, 0x6059000e, &F115, &[])]),
    r("hl.sbi.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x59003e, &F116, &[])]),
    r("hl.sdi.upo", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x7059003e, &F116, &[])]),
    r("hl.shi.upo", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x5059003e, &F116, &[])]),
    r("hl.swi.upo", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x6059003e, &F116, &[])]),
    r("hl.sbi.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x59002e, &F116, &[])]),
    r("hl.sdi.upr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x7059002e, &F116, &[])]),
    r("hl.shi.upr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x5059002e, &F116, &[])]),
    r("hl.swi.upr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x6059002e, &F116, &[])]),
    r("hl.sbip", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcR}, {Imm}]", &O80, &[v("48.Imm.SrcR.SrcD.SrcD1", 48, 0x707f003f, 0x59001e, &F117, &[])]),
    r("hl.sdip.u", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcR}, {Imm}]", &O80, &[v("48.Imm.SrcR.SrcD.SrcD1", 48, 0x707f003f, 0x7059001e, &F117, &[])]),
    r("hl.ship.u", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcR}, {Imm}]", &O80, &[v("48.Imm.SrcR.SrcD.SrcD1", 48, 0x707f003f, 0x5059001e, &F117, &[])]),
    r("hl.swip.u", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcR}, {Imm}]", &O80, &[v("48.Imm.SrcR.SrcD.SrcD1", 48, 0x707f003f, 0x6059001e, &F117, &[])]),
    r("hl.sbp", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O81, &[v("48.SrcD.SrcRType.SrcR.SrcL.SrcD1", 48, 0x7ffff83f, 0x49001e, &F118, &[])]),
    r("hl.sdp.u", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O81, &[v("48.SrcD.SrcRType.SrcR.SrcL.SrcD1", 48, 0x7ffff83f, 0x7049001e, &F118, &[])]),
    r("hl.shp.u", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O81, &[v("48.SrcD.SrcRType.SrcR.SrcL.SrcD1", 48, 0x7ffff83f, 0x5049001e, &F118, &[])]),
    r("hl.swp.u", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcL}, {SrcR}{SrcRType:neg}]", &O81, &[v("48.SrcD.SrcRType.SrcR.SrcL.SrcD1", 48, 0x7ffff83f, 0x6049001e, &F118, &[])]),
    r("hl.sd.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<3], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x3049003e, &F114, &[])]),
    r("hl.sd.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<3], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x3049002e, &F114, &[])]),
    r("hl.sdi", 11, 28, "Store long offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}]", &O78, &[v("48.Imm.SrcR.SrcD", 48, 0x707f003f, 0x3059000e, &F119, &[])]),
    r("hl.sdi.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x3059003e, &F120, &[])]),
    r("hl.sdi.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x3059002e, &F120, &[])]),
    r("hl.sdip", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcR}, {Imm}]", &O80, &[v("48.Imm.SrcR.SrcD.SrcD1", 48, 0x707f003f, 0x3059001e, &F121, &[])]),
    r("hl.sdp", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcL}, {SrcR}{SrcRType:neg}<<3]", &O81, &[v("48.SrcD.SrcRType.SrcR.SrcL.SrcD1", 48, 0x7ffff83f, 0x3049001e, &F118, &[])]),
    r("hl.sh.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<1], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x1049003e, &F114, &[])]),
    r("hl.sh.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<1], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x1049002e, &F114, &[])]),
    r("hl.shi", 11, 28, "Store long offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}]", &O78, &[v("48.Imm.SrcR.SrcD", 48, 0x707f003f, 0x1059000e, &F122, &[])]),
    r("hl.shi.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x1059003e, &F123, &[])]),
    r("hl.shi.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x1059002e, &F123, &[])]),
    r("hl.ship", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcR}, {Imm}]", &O80, &[v("48.Imm.SrcR.SrcD.SrcD1", 48, 0x707f003f, 0x1059001e, &F124, &[])]),
    r("hl.shp", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcL}, {SrcR}{SrcRType:neg}<<1]", &O81, &[v("48.SrcD.SrcRType.SrcR.SrcL.SrcD1", 48, 0x7ffff83f, 0x1049001e, &F118, &[])]),
    r("hl.sw.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<2], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x2049003e, &F114, &[])]),
    r("hl.sw.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcL}, {SrcR}{SrcRType:neg}<<2], ->{RegDst}", &O77, &[v("48.SrcD.SrcRType.SrcR.SrcL.RegDst", 48, 0x7fff07ff, 0x2049002e, &F114, &[])]),
    r("hl.swi", 11, 28, "Store long offset", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}]", &O78, &[v("48.Imm.SrcR.SrcD", 48, 0x707f003f, 0x2059000e, &F125, &[])]),
    r("hl.swi.po", 11, 28, "Store post-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x2059003e, &F126, &[])]),
    r("hl.swi.pr", 11, 28, "Store pre-index", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, [{SrcR}, {Imm}], ->{RegDst}", &O79, &[v("48.Imm.SrcR.SrcD.RegDst", 48, 0x707f003f, 0x2059002e, &F126, &[])]),
    r("hl.swip", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcR}, {Imm}]", &O80, &[v("48.Imm.SrcR.SrcD.SrcD1", 48, 0x707f003f, 0x2059001e, &F127, &[])]),
    r("hl.swp", 11, 28, "Store pair", &["L-102", "Q-23"], Source::Fixed, "{SrcD}, {SrcD1}, [{SrcL}, {SrcR}{SrcRType:neg}<<2]", &O81, &[v("48.SrcD.SrcRType.SrcR.SrcL.SrcD1", 48, 0x7ffff83f, 0x2049001e, &F118, &[])]),
    r("hl.casb", 11, 29, "Atomic", &["L-102", "L-104", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O82, &[v("48.Far.Aq.Rl.SrcR.SrcL.RegDst.SrcD", 48, 0xf000707ff83f, 0x600b000e, &F128, &[])]),
    r("hl.casd", 11, 29, "Atomic", &["L-102", "L-104", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O82, &[v("48.Far.Aq.Rl.SrcR.SrcL.RegDst.SrcD", 48, 0xf000707ff83f, 0x3000600b000e, &F128, &[])]),
    r("hl.cash", 11, 29, "Atomic", &["L-102", "L-104", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O82, &[v("48.Far.Aq.Rl.SrcR.SrcL.RegDst.SrcD", 48, 0xf000707ff83f, 0x1000600b000e, &F128, &[])]),
    r("hl.casw", 11, 29, "Atomic", &["L-102", "L-104", "Q-23"], Source::Fixed, "{.Aq=aq,Rl=rl,Far=f} [{SrcL}], {SrcR}, {SrcD}, ->{RegDst}", &O82, &[v("48.Far.Aq.Rl.SrcR.SrcL.RegDst.SrcD", 48, 0xf000707ff83f, 0x2000600b000e, &F128, &[])]),
    r("c.setc.eq", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}", &O44, &[v("16.SrcR.SrcL", 16, 0x3f, 0x26, &F52, &[])]),
    r("c.setc.ne", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}", &O44, &[v("16.SrcR.SrcL", 16, 0x3f, 0x36, &F52, &[])]),
    r("c.setc.tgt", 12, 30, "C.unary", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("16.SrcL", 16, 0xf83f, 0x1c, &F58, &[])]),
    r("hl.setc.andi", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("48.Imm.SrcL.Shamt", 48, 0x707f000f, 0x2075000e, &F129, &[])]),
    r("hl.setc.eqi", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("48.Imm.SrcL.Shamt", 48, 0x707f000f, 0x75000e, &F129, &[])]),
    r("hl.setc.gei", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("48.Imm.SrcL.Shamt", 48, 0x707f000f, 0x5075000e, &F129, &[])]),
    r("hl.setc.lti", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("48.Imm.SrcL.Shamt", 48, 0x707f000f, 0x4075000e, &F129, &[])]),
    r("hl.setc.nei", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("48.Imm.SrcL.Shamt", 48, 0x707f000f, 0x1075000e, &F129, &[])]),
    r("hl.setc.ori", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("48.Imm.SrcL.Shamt", 48, 0x707f000f, 0x3075000e, &F129, &[])]),
    r("hl.setc.geui", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O84, &[v("48.Imm.SrcL.Shamt/2", 48, 0x707f000f, 0x7075000e, &F130, &[])]),
    r("hl.setc.ltui", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O84, &[v("48.Imm.SrcL.Shamt/2", 48, 0x707f000f, 0x6075000e, &F130, &[])]),
    r("setc.and", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x2065, &F131, &[])]),
    r("setc.or", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:not}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x3065, &F131, &[])]),
    r("setc.andi", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("32.Imm.SrcL.Shamt", 32, 0x707f, 0x2075, &F132, &[])]),
    r("setc.eqi", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("32.Imm.SrcL.Shamt", 32, 0x707f, 0x75, &F132, &[])]),
    r("setc.gei", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("32.Imm.SrcL.Shamt", 32, 0x707f, 0x5075, &F132, &[])]),
    r("setc.lti", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("32.Imm.SrcL.Shamt", 32, 0x707f, 0x4075, &F132, &[])]),
    r("setc.nei", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("32.Imm.SrcL.Shamt", 32, 0x707f, 0x1075, &F132, &[])]),
    r("setc.ori", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O83, &[v("32.Imm.SrcL.Shamt", 32, 0x707f, 0x3075, &F132, &[])]),
    r("setc.eq", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x65, &F131, &[])]),
    r("setc.ge", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x5065, &F131, &[])]),
    r("setc.geu", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x7065, &F131, &[])]),
    r("setc.lt", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x4065, &F131, &[])]),
    r("setc.ltu", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x6065, &F131, &[])]),
    r("setc.ne", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {SrcR}{SrcRType:ext}", &O85, &[v("32.SrcRType.SrcR.SrcL", 32, 0xf8007fff, 0x1065, &F131, &[])]),
    r("setc.geui", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O84, &[v("32.Imm.SrcL.Shamt/2", 32, 0x707f, 0x7075, &F133, &[])]),
    r("setc.ltui", 12, 30, "Set commit argument", &["L-106"], Source::Fixed, "{SrcL}, {Imm}", &O84, &[v("32.Imm.SrcL.Shamt/2", 32, 0x707f, 0x6075, &F133, &[])]),
    r("acrc", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{RstType}", &O86, &[v("32.RstType", 32, 0xff0fffff, 0x302b, &F134, &[])]),
    r("acre", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{RraType}", &O87, &[v("32.RraType", 32, 0xff0fffff, 0x100302b, &F134, &[])]),
    r("assert", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x102b, &F135, &[])]),
    r("bse", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x2b, &F135, &[])]),
    r("bwe", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x10002b, &F135, &[])]),
    r("bwi", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x20002b, &F135, &[])]),
    r("bwt", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x30002b, &F135, &[])]),
    r("bc.iall", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "", &O1, &[v("32.fixed", 32, 0xffffffff, 0x10402b, &F1, &[])]),
    r("dc.iall", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "", &O1, &[v("32.fixed", 32, 0xffffffff, 0x10602b, &F1, &[])]),
    r("ic.iall", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "", &O1, &[v("32.fixed", 32, 0xffffffff, 0x10502b, &F1, &[])]),
    r("tlb.iall", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "", &O1, &[v("32.fixed", 32, 0xffffffff, 0x30702b, &F1, &[])]),
    r("bc.iva", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x402b, &F135, &[])]),
    r("dc.cisw", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x60602b, &F135, &[])]),
    r("dc.civa", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x30602b, &F135, &[])]),
    r("dc.csw", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x50602b, &F135, &[])]),
    r("dc.cva", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x20602b, &F135, &[])]),
    r("dc.isw", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x40602b, &F135, &[])]),
    r("dc.iva", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x602b, &F135, &[])]),
    r("dc.zva", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x70602b, &F135, &[])]),
    r("ic.iva", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x502b, &F135, &[])]),
    r("tlb.ia", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x702b, &F135, &[])]),
    r("tlb.iav", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x20702b, &F135, &[])]),
    r("tlb.iv", 12, 31, "Cache maintain", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x10702b, &F135, &[])]),
    r("c.break", 12, 31, "C.tinst", &["L-106"], Source::Fixed, "{Imm}", &O48, &[v("16.Imm/3", 16, 0xf83f, 0xc02c, &F59, &[])]),
    r("c.ssrget", 12, 31, "C.tinst", &["L-106"], Source::Fixed, "{SsrId}, ->t", &O88, &[v("16.SsrId", 16, 0xf83f, 0x802c, &F136, &[])]),
    r("dma", 12, 31, "Atomic operation", &["L-106"], Source::Fixed, "[{SrcL}], {SrcR}", &O44, &[v("32.SrcR.SrcL", 32, 0xfe007fff, 0x700b, &F137, &[])]),
    r("ebreak", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{Imm}", &O48, &[v("32.Imm/5", 32, 0xf0ffffff, 0x10102b, &F138, &[])]),
    r("fence.d", 12, 31, "Execution control", &["L-106"], Source::Fixed, "{PredImm}, {SuccImm}", &O89, &[v("32.PredImm.SuccImm", 32, 0xf00fffff, 0x202b, &F139, &[])]),
    r("fence.i", 12, 31, "Execution control", &["L-106"], Source::Fixed, "", &O1, &[v("32.fixed", 32, 0xffffffff, 0x1000202b, &F1, &[])]),
    r("hl.qmt", 12, 31, "General", &["L-106"], Source::Fixed, "{.I=i,E=e,S=s,R=r} {SrcL}, {SrcR}, ->{RegDst}", &O90, &[v("48.I.S.R.E.SrcR.SrcL.RegDst", 48, 0xe000707fffff, 0x7d000e, &F140, &[])]),
    r("hl.qpop", 12, 31, "General", &["L-106"], Source::Fixed, "{.E=e,R=r} {SrcL}, ->{RegDst0}, {RegDst1}", &O91, &[v("48.R.E.SrcR.SrcL.RegDst0.RegDst1", 48, 0xf800707f07ff, 0x207d000e, &F141, &[])]),
    r("hl.qpush", 12, 31, "General", &["L-106"], Source::Fixed, "{.H=h,E=e,R=r} {SrcL}, {SrcR}, ->{RegDst}", &O92, &[v("48.H.R.E.SrcR.SrcL.RegDst", 48, 0xf000707fffff, 0x107d000e, &F142, &[])]),
    r("hl.ssrget", 12, 31, "Ssr access", &["L-106"], Source::Fixed, "{SsrId}, ->{RegDst}", &O93, &[v("48.SsrId.RegDst", 48, 0xff07f000f, 0x3b000e, &F143, &[])]),
    r("hl.ssrset", 12, 31, "Ssr access", &["L-106"], Source::Fixed, "{SrcL}, {SsrId}", &O94, &[v("48.SsrId.SrcL", 48, 0x7fff000f, 0x103b000e, &F144, &[])]),
    r("lsrget", 12, 31, "Ssr access", &["L-106"], Source::Fixed, "{LsrId}, ->{RegDst}", &O95, &[v("32.LsrId.RegDst", 32, 0xff07f, 0x303b, &F145, &[])]),
    r("setc.tgt", 12, 31, "Ssr access", &["L-106"], Source::Fixed, "{SrcL}", &O49, &[v("32.SrcL", 32, 0xfff07fff, 0x403b, &F135, &[])]),
    r("ssrget", 12, 31, "Ssr access", &["L-106"], Source::Fixed, "{SsrId}, ->{RegDst}", &O93, &[v("32.SsrId.RegDst", 32, 0xff07f, 0x3b, &F145, &[])]),
    r("ssrset", 12, 31, "Ssr access", &["L-106"], Source::Fixed, "{SrcL}, {SsrId}", &O94, &[v("32.SsrId.SrcL", 32, 0x7fff, 0x103b, &F146, &[])]),
    r("ssrswap", 12, 31, "Ssr access", &["L-106"], Source::Fixed, "{SrcL}, {SsrId}, ->{RegDst}", &O96, &[v("32.SsrId.SrcL.RegDst", 32, 0x707f, 0x203b, &F147, &[])]),
    r("ERCOV", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{RegSrc0}, {RegSrc1}, {RegSrc2}]", &O97, &[v("32.RegSrc2.RegSrc1.RegSrc0", 32, 0x6007fff, 0x3031, &F148, &[])]),
    r("ESAVE", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{RegSrc0}, {RegSrc1}, {RegSrc2}]", &O97, &[v("32.RegSrc2.RegSrc1.RegSrc0", 32, 0x6007fff, 0x2031, &F148, &[])]),
    r("MCOPY", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{RegSrc0}, {RegSrc1}, {RegSrc2}]", &O97, &[v("32.RegSrc2.RegSrc1.RegSrc0", 32, 0x6007fff, 0x31, &F148, &[])]),
    r("MSET", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{RegSrc0}, {RegSrc1}, {RegSrc2}]", &O97, &[v("32.RegSrc2.RegSrc1.RegSrc0", 32, 0x6007fff, 0x1031, &F148, &[])]),
    r("FENTRY", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{SrcBegin} ~ {SrcEnd}], sp!, {Imm}", &O98, &[v("32.Imm.SrcEnd.SrcBegin", 32, 0x707f, 0x41, &F149, &[])]),
    r("FEXIT", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{DstBegin} ~ {DstEnd}], sp!, {Imm}", &O99, &[v("32.Imm.DstEnd.DstBegin", 32, 0x707f, 0x1041, &F149, &[])]),
    r("FRET.RA", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{DstBegin} ~ {DstEnd}], sp!, {Imm}", &O99, &[v("32.Imm.DstEnd.DstBegin", 32, 0x707f, 0x2041, &F149, &[])]),
    r("FRET.STK", 12, 32, "Block split", &["L-106"], Source::Fixed, "[{DstBegin} ~ {DstEnd}], sp!, {Imm}", &O99, &[v("32.Imm.DstEnd.DstBegin", 32, 0x707f, 0x3041, &F149, &[])]),
    r("XB", 12, 32, "Block split", &["L-106"], Source::Fixed, "{AcrId}, {CrossBid}", &O100, &[v("32.CrossBid.AcrId", 32, 0x7fff, 0x6f81, &F150, &[])]),
];

/// Names of the fields of each row, in their order.
pub static FIELDS: [&[Field]; 761] = [
    &N0, &N0, &N0, &N0, &N1, &N1, &N1, &N1, &N2, &N3, &N4, &N4, &N4, &N5, &N6, &N7, &N8, &N9, &N10, &N11, &N12, &N13,
    &N14, &N15, &N13, &N13, &N16, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17,
    &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N17, &N1, &N1, &N1, &N1, &N13, &N13, &N13, &N13, &N1, &N1, &N13, &N13,
    &N13, &N13, &N13, &N18, &N1, &N13, &N13, &N19, &N19, &N1, &N1, &N16, &N13, &N13, &N13, &N13, &N13, &N13, &N13, &N13,
    &N13, &N13, &N13, &N13, &N13, &N13, &N13, &N13, &N13, &N13, &N20, &N20, &N20, &N20, &N20, &N20, &N13, &N13, &N13,
    &N21, &N22, &N22, &N23, &N23, &N22, &N22, &N22, &N24, &N24, &N24, &N25, &N25, &N25, &N26, &N26, &N26, &N25, &N25,
    &N27, &N25, &N25, &N25, &N25, &N25, &N28, &N28, &N28, &N28, &N28, &N28, &N28, &N28, &N25, &N25, &N25, &N25, &N25,
    &N25, &N25, &N25, &N24, &N24, &N24, &N24, &N24, &N24, &N23, &N23, &N29, &N30, &N31, &N31, &N31, &N31, &N31, &N25,
    &N25, &N25, &N25, &N32, &N32, &N32, &N32, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N33, &N33, &N33, &N33,
    &N34, &N34, &N35, &N35, &N34, &N35, &N35, &N34, &N34, &N35, &N35, &N35, &N35, &N34, &N34, &N35, &N35, &N35, &N35,
    &N34, &N34, &N35, &N35, &N34, &N35, &N35, &N34, &N34, &N35, &N35, &N35, &N35, &N34, &N34, &N35, &N35, &N35, &N35,
    &N36, &N37, &N36, &N36, &N37, &N37, &N36, &N36, &N37, &N37, &N36, &N36, &N37, &N37, &N36, &N37, &N36, &N36, &N37,
    &N37, &N36, &N36, &N37, &N37, &N36, &N36, &N37, &N37, &N38, &N38, &N38, &N38, &N38, &N38, &N38, &N38, &N38, &N38,
    &N38, &N38, &N39, &N39, &N39, &N39, &N39, &N39, &N39, &N39, &N39, &N39, &N39, &N39, &N31, &N25, &N31, &N31, &N31,
    &N31, &N31, &N31, &N31, &N31, &N31, &N40, &N41, &N41, &N41, &N42, &N43, &N43, &N43, &N44, &N44, &N44, &N44, &N45,
    &N13, &N13, &N46, &N47, &N48, &N49, &N49, &N49, &N49, &N49, &N49, &N48, &N48, &N45, &N45, &N45, &N45, &N50, &N50,
    &N42, &N42, &N42, &N42, &N51, &N50, &N50, &N50, &N50, &N50, &N52, &N52, &N52, &N52, &N52, &N52, &N50, &N50, &N50,
    &N53, &N53, &N53, &N53, &N53, &N53, &N53, &N53, &N54, &N54, &N52, &N52, &N52, &N52, &N52, &N52, &N54, &N54, &N54,
    &N54, &N54, &N54, &N42, &N42, &N55, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N25, &N51,
    &N27, &N27, &N25, &N25, &N25, &N25, &N48, &N25, &N25, &N25, &N56, &N56, &N56, &N56, &N56, &N56, &N25, &N25, &N25,
    &N57, &N57, &N57, &N57, &N58, &N58, &N58, &N58, &N59, &N59, &N59, &N59, &N59, &N59, &N58, &N58, &N58, &N58, &N58,
    &N58, &N58, &N58, &N60, &N60, &N60, &N60, &N58, &N58, &N59, &N59, &N50, &N50, &N50, &N50, &N50, &N50, &N50, &N51,
    &N51, &N51, &N51, &N51, &N51, &N51, &N52, &N52, &N52, &N52, &N52, &N52, &N52, &N52, &N52, &N52, &N52, &N52, &N50,
    &N52, &N61, &N61, &N61, &N61, &N45, &N45, &N45, &N45, &N20, &N20, &N20, &N20, &N61, &N20, &N61, &N20, &N61, &N20,
    &N62, &N62, &N62, &N62, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63, &N63,
    &N63, &N63, &N63, &N63, &N63, &N64, &N64, &N64, &N64, &N63, &N63, &N63, &N63, &N65, &N65, &N65, &N65, &N65, &N65,
    &N65, &N65, &N65, &N65, &N65, &N65, &N65, &N65, &N65, &N65, &N42, &N42, &N42, &N42, &N51, &N52, &N52, &N52, &N52,
    &N52, &N52, &N66, &N67, &N67, &N52, &N52, &N52, &N52, &N52, &N52, &N42, &N42, &N68, &N68, &N68, &N68, &N68, &N68,
    &N68, &N68, &N68, &N68, &N51, &N69, &N51, &N70, &N70, &N43, &N43, &N48, &N51, &N51, &N51, &N51, &N51, &N51, &N51,
    &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N52, &N52, &N52, &N52, &N52,
    &N52, &N52, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72, &N72,
    &N72, &N72, &N72, &N72, &N71, &N71, &N71, &N71, &N71, &N71, &N71, &N52, &N72, &N72, &N72, &N52, &N52, &N72, &N72,
    &N72, &N72, &N72, &N72, &N52, &N52, &N72, &N72, &N72, &N72, &N72, &N72, &N73, &N74, &N75, &N76, &N45, &N45, &N45,
    &N45, &N77, &N77, &N77, &N77, &N77, &N77, &N77, &N77, &N78, &N78, &N78, &N78, &N79, &N79, &N79, &N79, &N79, &N79,
    &N79, &N79, &N80, &N80, &N80, &N80, &N81, &N81, &N81, &N81, &N77, &N77, &N78, &N79, &N79, &N80, &N81, &N77, &N77,
    &N78, &N79, &N79, &N80, &N81, &N77, &N77, &N78, &N79, &N79, &N80, &N81, &N82, &N82, &N82, &N82, &N44, &N44, &N49,
    &N83, &N83, &N83, &N83, &N83, &N83, &N84, &N84, &N85, &N85, &N83, &N83, &N83, &N83, &N83, &N83, &N85, &N85, &N85,
    &N85, &N85, &N85, &N84, &N84, &N86, &N87, &N49, &N49, &N49, &N49, &N49, &N1, &N1, &N1, &N1, &N49, &N49, &N49, &N49,
    &N49, &N49, &N49, &N49, &N49, &N49, &N49, &N49, &N48, &N88, &N44, &N48, &N89, &N1, &N90, &N91, &N92, &N93, &N94,
    &N95, &N49, &N93, &N94, &N96, &N97, &N97, &N97, &N97, &N98, &N99, &N99, &N99, &N100,
];

/// Register files.
pub static REGISTERS: [RegisterInfo; 10] = [
    RegisterInfo { prefix: "R", count: 24, bits: 64, scope: "group", desc: "scalar registers: zero, sp, a0-a7, ra, s0-s8, x0-x3 (L-1)" },
    RegisterInfo { prefix: "t#", count: 4, bits: 64, scope: "group", desc: "scalar result queue T, t#1 the latest push (L-2)" },
    RegisterInfo { prefix: "u#", count: 4, bits: 64, scope: "group", desc: "scalar result queue U (L-2)" },
    RegisterInfo { prefix: "ri", count: 32, bits: 64, scope: "group", desc: "values captured at launch (L-13, Q-10)" },
    RegisterInfo { prefix: "p", count: 1, bits: 64, scope: "group", desc: "the mask (L-11)" },
    RegisterInfo { prefix: "lc", count: 3, bits: 64, scope: "group", desc: "lane in group, group, outer index (L-12)" },
    RegisterInfo { prefix: "vt#", count: 31, bits: 32, scope: "lane", desc: "vector queue vt (L-9)" },
    RegisterInfo { prefix: "vu#", count: 31, bits: 32, scope: "lane", desc: "vector queue vu (L-9)" },
    RegisterInfo { prefix: "vm#", count: 31, bits: 32, scope: "lane", desc: "vector queue vm (L-9)" },
    RegisterInfo { prefix: "vn#", count: 31, bits: 32, scope: "lane", desc: "vector queue vn (L-9)" },
];

/// The traps by number.
pub static TRAPS: [TrapInfo; 5] = [
    TrapInfo { cause: 4, name: "IllegalInstruction", info: "CAUSE 0", desc: "a word that is no instruction, or one that may not execute here (L-43, L-60)", source: Source::Fixed },
    TrapInfo { cause: 5, name: "BlockTrap", info: "CAUSE = EC * 256 + detail; EC 1 CFI (L-56), 2 BLOCKFMT (L-58), 3 BFETCH (L-57)", desc: "a header or the flow of a body breaks the block rules (L-55)", source: Source::Fixed },
    TrapInfo { cause: 34, name: "DataAlignment", info: "TRAPARG0 = address", desc: "a misaligned atomic or tile access (Q-14)", source: Source::Fixed },
    TrapInfo { cause: 35, name: "DataPage", info: "TRAPARG0 = address", desc: "an access to unmapped memory", source: Source::Fixed },
    TrapInfo { cause: 52, name: "Assertion", info: "CAUSE 0", desc: "`assert` failed", source: Source::Fixed },
];

/// Trap numbers.
pub mod trapnum {
    /// a word that is no instruction, or one that may not execute here (L-43, L-60).
    pub const ILLEGAL_INSTRUCTION: u8 = 4;
    /// a header or the flow of a body breaks the block rules (L-55).
    pub const BLOCK_TRAP: u8 = 5;
    /// a misaligned atomic or tile access (Q-14).
    pub const DATA_ALIGNMENT: u8 = 34;
    /// an access to unmapped memory.
    pub const DATA_PAGE: u8 = 35;
    /// `assert` failed.
    pub const ASSERTION: u8 = 52;
}
