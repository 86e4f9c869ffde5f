//! Selection of operations on numbers of other formats: halves of registers, and pairs.
//!
//! A binary16 is in the low half of a register whose upper half is 0. A vector instruction on halves keeps the upper half of its
//! destination, so this begins as a copy of an operand, which costs nothing where that operand dies.
//!
//! A number of 64 bits is in an aligned pair. Two words that already are one are used where they are.

use super::lir::{Arg, Class, Reg, Vreg};
use super::memory::set_parts;
use super::select::{Home, Select};
use lanemask_ir::{Format, NumOp, Value};
use lanemask_isa::w32::Op;

/// Selects instructions for an operation.
pub fn num(s: &mut Select<'_>, results: &[Value], op: NumOp, words: &[Value]) {
    let (takes, gives) = op.formats();
    let of = match gives {
        Format::Bool => words,
        _ => results,
    };
    let class = if of.iter().all(|v| s.uniform(*v)) {
        Class::U
    } else {
        Class::V
    };
    let (v, u) = machine(op);
    let op = if class == Class::V { v } else { u };
    let mut args = Vec::with_capacity(4);
    let mut at = 0;
    for (k, format) in takes.iter().enumerate() {
        args.push(match format {
            Format::Wide => pair(s, class, words[at], words[at + 1]),
            Format::F16 => half(s, class, words[at]),
            _ => s.source(words[at], op, k + 1),
        });
        at += format.types().len();
    }
    let dest = match (gives, class) {
        (Format::Wide, _) => {
            let pair = new_pair(s, class);
            set_parts(s, results, pair, class);
            Arg::Reg(Reg::all(pair, 2))
        }
        (Format::F16, Class::V) => {
            let word = s.func.vreg(Class::V, 1);
            let start = match (takes[0], args[0]) {
                (Format::F16, Arg::Half(reg)) => Arg::Reg(reg),
                (Format::F16, other) => other,
                _ => Arg::Bits(0),
            };
            s.emit(Op::VMovB32, vec![Arg::one(word), start]);
            let dest = Arg::Half(Reg::one(word));
            for arg in &mut args {
                if let Arg::Half(reg) = *arg
                    && start == Arg::Reg(reg)
                {
                    *arg = dest;
                }
            }
            s.set_home(results[0], Home::Reg(Reg::one(word), Class::V));
            dest
        }
        _ => Arg::one(s.define(results[0])),
    };
    args.insert(0, dest);
    s.emit(op, args);
}

/// A binary16 as a source.
fn half(s: &mut Select<'_>, class: Class, value: Value) -> Arg {
    match s.home(value) {
        Home::Reg(reg, Class::V) if class == Class::V => Arg::Half(reg),
        _ => s.in_u(value),
    }
}

/// An aligned pair.
pub fn new_pair(s: &mut Select<'_>, class: Class) -> Vreg {
    let pair = s.func.vreg(class, 2);
    s.func.info_mut(pair).align = 2;
    pair
}

/// Two words as an aligned pair that an instruction of the class can read.
pub fn pair(s: &mut Select<'_>, class: Class, low: Value, high: Value) -> Arg {
    let homes = (s.home(low), s.home(high));
    if let (Home::Const(low), Home::Const(high)) = homes {
        return Arg::Reg(Reg::all(s.constant_pair(low, high), 2));
    }
    if let (Home::Reg(a, of), Home::Reg(b, _)) = homes
        && a.vreg == b.vreg
        && b.part == a.part + 1
        && a.part.is_multiple_of(2)
        && (of == class || class == Class::V)
        && s.func.info(a.vreg).fixed.is_none()
    {
        let info = s.func.info_mut(a.vreg);
        info.align = info.align.max(2);
        return Arg::Reg(Reg { count: 2, ..a });
    }
    moved_pair(s, class, low, high)
}

/// Two words in a pair of their own.
pub fn moved_pair(s: &mut Select<'_>, class: Class, low: Value, high: Value) -> Arg {
    let pair = new_pair(s, class);
    for (part, word) in [low, high].into_iter().enumerate() {
        let mov = if class == Class::V {
            Op::VMovB32
        } else {
            Op::UMovB32
        };
        let source = s.source(word, mov, 1);
        s.move_to(class, Reg::part(pair, part as u8), source);
    }
    Arg::Reg(Reg::all(pair, 2))
}

/// The vector instruction and the uniform one.
fn machine(op: NumOp) -> (Op, Op) {
    use NumOp::*;
    match op {
        AddF16 => (Op::VAddF16, Op::UAddF16),
        SubF16 => (Op::VSubF16, Op::USubF16),
        MulF16 => (Op::VMulF16, Op::UMulF16),
        DivF16 => (Op::VDivF16, Op::UDivF16),
        MinF16 => (Op::VMinF16, Op::UMinF16),
        MaxF16 => (Op::VMaxF16, Op::UMaxF16),
        FmaF16 => (Op::VFmaF16, Op::UFmaF16),
        EqF16 => (Op::VCmpEqF16, Op::UCmpEqF16),
        NeF16 => (Op::VCmpNeF16, Op::UCmpNeF16),
        LtF16 => (Op::VCmpLtF16, Op::UCmpLtF16),
        LeF16 => (Op::VCmpLeF16, Op::UCmpLeF16),
        AddI64 => (Op::VAddU64, Op::UAddU64),
        SubI64 => (Op::VSubU64, Op::USubU64),
        MulI64 => (Op::VMulU64, Op::UMulU64),
        DivU64 => (Op::VDivU64, Op::UDivU64),
        DivS64 => (Op::VDivI64, Op::UDivI64),
        RemU64 => (Op::VRemU64, Op::URemU64),
        RemS64 => (Op::VRemI64, Op::URemI64),
        MinU64 => (Op::VMinU64, Op::UMinU64),
        MaxU64 => (Op::VMaxU64, Op::UMaxU64),
        MinS64 => (Op::VMinI64, Op::UMinI64),
        MaxS64 => (Op::VMaxI64, Op::UMaxI64),
        ShlI64 => (Op::VShlB64, Op::UShlB64),
        ShrU64 => (Op::VShrU64, Op::UShrU64),
        ShrS64 => (Op::VShrI64, Op::UShrI64),
        EqI64 => (Op::VCmpEqU64, Op::UCmpEqU64),
        NeI64 => (Op::VCmpNeU64, Op::UCmpNeU64),
        LtU64 => (Op::VCmpLtU64, Op::UCmpLtU64),
        LeU64 => (Op::VCmpLeU64, Op::UCmpLeU64),
        LtS64 => (Op::VCmpLtI64, Op::UCmpLtI64),
        LeS64 => (Op::VCmpLeI64, Op::UCmpLeI64),
        AddF64 => (Op::VAddF64, Op::UAddF64),
        SubF64 => (Op::VSubF64, Op::USubF64),
        MulF64 => (Op::VMulF64, Op::UMulF64),
        DivF64 => (Op::VDivF64, Op::UDivF64),
        MinF64 => (Op::VMinF64, Op::UMinF64),
        MaxF64 => (Op::VMaxF64, Op::UMaxF64),
        FmaF64 => (Op::VFmaF64, Op::UFmaF64),
        SqrtF64 => (Op::VSqrtF64, Op::USqrtF64),
        FloorF64 => (Op::VFloorF64, Op::UFloorF64),
        CeilF64 => (Op::VCeilF64, Op::UCeilF64),
        TruncF64 => (Op::VTruncF64, Op::UTruncF64),
        RintF64 => (Op::VRintF64, Op::URintF64),
        LdexpF64 => (Op::VLdexpF64, Op::ULdexpF64),
        FrexpExpF64 => (Op::VFrexpExpF64, Op::UFrexpExpF64),
        FrexpFractF64 => (Op::VFrexpFractF64, Op::UFrexpFractF64),
        EqF64 => (Op::VCmpEqF64, Op::UCmpEqF64),
        NeF64 => (Op::VCmpNeF64, Op::UCmpNeF64),
        LtF64 => (Op::VCmpLtF64, Op::UCmpLtF64),
        LeF64 => (Op::VCmpLeF64, Op::UCmpLeF64),
        S64ToF32 => (Op::VCvtF32I64, Op::UCvtF32I64),
        U64ToF32 => (Op::VCvtF32U64, Op::UCvtF32U64),
        F32ToS64 => (Op::VCvtI64F32, Op::UCvtI64F32),
        F32ToU64 => (Op::VCvtU64F32, Op::UCvtU64F32),
        F32ToF64 => (Op::VCvtF64F32, Op::UCvtF64F32),
        F64ToF32 => (Op::VCvtF32F64, Op::UCvtF32F64),
        F64ToF16 => (Op::VCvtF16F64, Op::UCvtF16F64),
        S32ToF64 => (Op::VCvtF64I32, Op::UCvtF64I32),
        U32ToF64 => (Op::VCvtF64U32, Op::UCvtF64U32),
        F64ToS32 => (Op::VCvtI32F64, Op::UCvtI32F64),
        F64ToU32 => (Op::VCvtU32F64, Op::UCvtU32F64),
        S64ToF64 => (Op::VCvtF64I64, Op::UCvtF64I64),
        U64ToF64 => (Op::VCvtF64U64, Op::UCvtF64U64),
        F64ToS64 => (Op::VCvtI64F64, Op::UCvtI64F64),
        F64ToU64 => (Op::VCvtU64F64, Op::UCvtU64F64),
    }
}
