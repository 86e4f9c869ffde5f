//! What the engine does for a row of lanes, and for the plainest ones of the group.

use super::code::{Inst, Kind};
use lanemask_isa::linx::Op;

/// A compare to p.
pub(crate) fn mask_kind(op: Op) -> Option<Kind> {
    Some(match op {
        Op::VCmpEq | Op::VCmpEqi => Kind::MaskEq,
        Op::VCmpNe | Op::VCmpNei => Kind::MaskNe,
        Op::VCmpLt | Op::VCmpLti => Kind::MaskLt,
        Op::VCmpGe | Op::VCmpGei => Kind::MaskGe,
        Op::VCmpLtu | Op::VCmpLtui => Kind::MaskLtu,
        Op::VCmpGeu | Op::VCmpGeui => Kind::MaskGeu,
        Op::VCmpAnd | Op::VCmpAndi => Kind::MaskAnd,
        Op::VCmpOr | Op::VCmpOri => Kind::MaskOr,
        Op::VFeq | Op::VFeqs => Kind::MaskFeq,
        Op::VFne | Op::VFnes => Kind::MaskFne,
        Op::VFlt | Op::VFlts => Kind::MaskFlt,
        Op::VFge | Op::VFges => Kind::MaskFge,
        _ => return None,
    })
}

/// A result for lanes.
pub(crate) fn lane_kind(op: Op) -> Option<Kind> {
    Some(match op {
        Op::VAdd | Op::VAddi => Kind::Add,
        Op::VSub | Op::VSubi => Kind::Sub,
        Op::VAnd | Op::VAndi => Kind::And,
        Op::VOr | Op::VOri => Kind::Or,
        Op::VXor | Op::VXori => Kind::Xor,
        Op::VSll | Op::VSlli => Kind::Sll,
        Op::VSrl | Op::VSrli => Kind::Srl,
        Op::VSra | Op::VSrai => Kind::Sra,
        Op::VMul => Kind::Mul,
        Op::VMadd => Kind::Madd,
        Op::VDiv => Kind::Div,
        Op::VRem => Kind::Rem,
        Op::VMax => Kind::Max,
        Op::VMin => Kind::Min,
        Op::VBxu => Kind::Bxu,
        Op::VBxs => Kind::Bxs,
        Op::VBic => Kind::Bic,
        Op::VBis => Kind::Bis,
        Op::VClz => Kind::Clz,
        Op::VCtz => Kind::Ctz,
        Op::VBcnt => Kind::Bcnt,
        Op::VRev => Kind::Rev,
        Op::VFadd => Kind::Fadd,
        Op::VFsub => Kind::Fsub,
        Op::VFmul => Kind::Fmul,
        Op::VFdiv => Kind::Fdiv,
        Op::VFmax => Kind::Fmax,
        Op::VFmin => Kind::Fmin,
        Op::VFmadd => Kind::Fmadd,
        Op::VFmsub => Kind::Fmsub,
        Op::VFnmadd => Kind::Fnmadd,
        Op::VFnmsub => Kind::Fnmsub,
        Op::VFabs => Kind::Fabs,
        Op::VFsqrt => Kind::Fsqrt,
        Op::VFexp => Kind::Fexp,
        Op::VFrecip => Kind::Frecip,
        Op::VFclass => Kind::Fclass,
        Op::VCsel | Op::VPsel => Kind::SelectLane,
        Op::VCmpEq | Op::VCmpEqi => Kind::SetEq,
        Op::VCmpNe | Op::VCmpNei => Kind::SetNe,
        Op::VCmpLt | Op::VCmpLti => Kind::SetLt,
        Op::VCmpGe | Op::VCmpGei => Kind::SetGe,
        Op::VCmpLtu | Op::VCmpLtui => Kind::SetLtu,
        Op::VCmpGeu | Op::VCmpGeui => Kind::SetGeu,
        Op::VCmpAnd | Op::VCmpAndi => Kind::SetAnd,
        Op::VCmpOr | Op::VCmpOri => Kind::SetOr,
        Op::VFeq | Op::VFeqs => Kind::SetFeq,
        Op::VFne | Op::VFnes => Kind::SetFne,
        Op::VFlt | Op::VFlts => Kind::SetFlt,
        Op::VFge | Op::VFges => Kind::SetFge,
        _ => return None,
    })
}

/// Gives the commonest group instructions kinds of their own. The immediate holds modifier and shift of the second source.
pub(crate) fn plain_group(op: Op, i: &mut Inst) {
    const INVERTED: u64 = 3;
    if i.kind != Kind::Group {
        return;
    }
    i.kind = match (op, i.imm) {
        // No modifier, perhaps a shift.
        (Op::Add | Op::VAdd | Op::Addi | Op::VAddi, imm) if imm & 0xff == 0 => {
            i.imm = imm >> 8 & 63;
            Kind::GroupAdd
        }
        (Op::Sub | Op::VSub | Op::Subi | Op::VSubi, 0) => Kind::GroupSub,
        (Op::Or | Op::VOr | Op::Ori | Op::VOri, 0) => Kind::GroupOr,
        (Op::And | Op::VAnd | Op::Andi | Op::VAndi, 0) => Kind::GroupAnd,
        (Op::And | Op::VAnd, INVERTED) => {
            i.imm = u64::MAX;
            Kind::GroupAnd
        }
        _ => Kind::Group,
    };
}
