//! Arithmetic of the group: what all lanes agree on, computed once.
//!
//! A value of the group is 32 bits, sign-extended to the 64 of T, U and registers. So comparisons of 64 bits agree with those of 32,
//! signed and unsigned alike, and an operation of lanes reads the low half. Rows whose result would be something else for such
//! operands have a W form (L-102), or are left to the lanes.

use super::lir::{Arg, Dst, Func, Lane, Remat, Src};
use super::select::Select;
use lanemask_ir::CmpOp;
use lanemask_isa::linx::{Field, Op};

/// The row that the group has for one of lanes, with operands of the group.
pub fn row(op: Op, args: &[(Field, Arg)]) -> Option<Op> {
    let number = |field: Field| {
        args.iter().find_map(|(f, a)| match a {
            Arg::Imm(n) if *f == field => Some(*n),
            _ => None,
        })
    };
    if args.iter().any(|(_, a)| matches!(a, Arg::Late(_))) {
        return None;
    }
    let shifted = number(Field::Shamt).is_some();
    // Rows with operands of 5 bits do not name lc1. The sums with it are places in memory, below 2^31.
    if args.iter().any(|(_, a)| *a == Arg::Src(Src::Lc1)) {
        return (op == Op::VAdd).then_some(op);
    }
    Some(match op {
        Op::VAdd => Op::Addw,
        Op::VSub => Op::Subw,
        Op::VAddi => Op::Addiw,
        Op::VSubi => Op::Subiw,
        Op::VAnd if shifted => Op::Andw,
        Op::VOr if shifted => Op::Orw,
        Op::VXor if shifted => Op::Xorw,
        Op::VSll => Op::Sllw,
        Op::VSrl => Op::Srlw,
        Op::VSra => Op::Sraw,
        Op::VSlli => Op::Slliw,
        Op::VSrli => Op::Srliw,
        Op::VSrai => Op::Sraiw,
        Op::VMul => Op::Mulw,
        Op::VDiv => Op::Divw,
        Op::VRem => Op::Remw,
        // Of sign-extended operands these are sign-extended, or 0 and 1.
        Op::VAnd
        | Op::VOr
        | Op::VXor
        | Op::VAndi
        | Op::VOri
        | Op::VXori
        | Op::VMin
        | Op::VMax
        | Op::VCsel
        | Op::VCmpEq
        | Op::VCmpNe
        | Op::VCmpLt
        | Op::VCmpGe
        | Op::VCmpLtu
        | Op::VCmpGeu
        | Op::VCmpEqi
        | Op::VCmpNei
        | Op::VCmpLti
        | Op::VCmpGei
        | Op::VCmpLtui
        | Op::VCmpGeui => op,
        // A field inside of the low half, and a result that is not negative or extended by its sign.
        Op::VBxu | Op::VBxs | Op::VClz | Op::VCtz | Op::VBcnt => {
            let (first, count) = (number(Field::ImmS)?, number(Field::ImmL)? + 1);
            if first + count > 32 || (op == Op::VBxu && count == 32) {
                return None;
            }
            op
        }
        // Words are sign-extended (L-89).
        Op::VLwBrg | Op::VLwiBrg => op,
        _ => return None,
    })
}

/// Whether the operands are values of the group already.
pub fn resident(func: &Func, args: &[(Field, Arg)]) -> bool {
    args.iter().all(|(_, a)| match a {
        Arg::Src(src) => is_resident(func, *src),
        _ => true,
    })
}

/// Whether a source is a value of the group. (Parameters that the group agrees on live once for all lanes.)
pub fn is_resident(func: &Func, src: Src) -> bool {
    match src {
        Src::Lane(l) => {
            let l = l.0 as usize;
            func.group[l] || (func.agreed[l] && func.lanes[l])
        }
        Src::Remat(_) | Src::Zero | Src::Ri(_) | Src::Lc1 => true,
        _ => false,
    }
}

/// Adds an operation of the group. The base of a load is as it is.
pub fn group_op(s: &mut Select<'_>, op: Op, mut args: Vec<(Field, Arg)>) -> Lane {
    let load = matches!(op, Op::VLwBrg | Op::VLwiBrg);
    for (field, arg) in &mut args {
        if let Arg::Src(src) = arg
            && !(load && *field == Field::SrcL)
        {
            *src = operand(s, *src);
        }
    }
    let lane = s.func.group_lane();
    args.push((Field::RegDst, Arg::Dst(Dst::Lane(lane))));
    s.op(op, args);
    lane
}

/// A source as one that is sign-extended.
pub fn operand(s: &mut Select<'_>, src: Src) -> Src {
    match src {
        Src::Remat(Remat::Table(word)) => Src::Remat(Remat::Signed(word)),
        Src::Ri(_) => {
            let copy = s.temp_op(
                Op::VOr,
                vec![
                    (Field::SrcL, Arg::Src(src)),
                    (Field::SrcR, Arg::Src(Src::Zero)),
                ],
            );
            Src::Lane(group_op(
                s,
                Op::Addiw,
                vec![
                    (Field::SrcL, Arg::Src(Src::Temp(copy))),
                    (Field::Imm, Arg::Imm(0)),
                ],
            ))
        }
        // The group agrees on it only if it has one lane, and no row of scalars reads lc0.
        Src::Lc0 => Src::Zero,
        src => src,
    }
}

/// The branch that is taken where the comparison fails.
pub fn branch_unless(op: CmpOp, a: Src, b: Src) -> (Op, Src, Src) {
    match op {
        CmpOp::EqI32 => (Op::BNe, a, b),
        CmpOp::NeI32 => (Op::BEq, a, b),
        CmpOp::LtS32 => (Op::BGe, a, b),
        CmpOp::LeS32 => (Op::BLt, b, a),
        CmpOp::LtU32 => (Op::BGeu, a, b),
        CmpOp::LeU32 => (Op::BLtu, b, a),
        CmpOp::EqF32 | CmpOp::NeF32 | CmpOp::LtF32 | CmpOp::LeF32 => {
            unreachable!("those of floats are not left for the branch")
        }
    }
}

/// Whether a comparison is one of a branch.
pub fn has_branch(op: CmpOp) -> bool {
    !matches!(
        op,
        CmpOp::EqF32 | CmpOp::NeF32 | CmpOp::LtF32 | CmpOp::LeF32
    )
}
