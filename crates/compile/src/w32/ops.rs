//! Selection of plain operations.

use super::abi;
use super::atomic;
use super::fold::Fused;
use super::image;
use super::lir::{Arg, Class, Reg};
use super::memory;
use super::num;
use super::select::{Home, Operand3, Select, const_bits, with_mods};
use super::subgroup;
use lanemask_ir::{self as ir, BinOp, Builtin, CmpOp, Type, UnOp, Value};
use lanemask_isa::w32::{Mods, Op};

const SIGN: u32 = 0x8000_0000;

/// Selects instructions for one operation.
pub fn select(s: &mut Select<'_>, inst: &ir::Inst) {
    let effect = match &inst.op {
        ir::Op::Image(op) => op.has_effect(),
        op => matches!(
            op,
            ir::Op::Store(..)
                | ir::Op::Atomic(..)
                | ir::Op::CompareExchange { .. }
                | ir::Op::Barrier
        ),
    };
    if !effect && !inst.results.iter().any(|r| s.is_used(*r)) {
        return;
    }
    let result = inst.results.first().copied();
    if let Some(r) = result {
        if s.folds.gone[r.0 as usize] {
            return;
        }
        if let Some(f) = s.folds.fused[r.0 as usize] {
            fused(s, r, f);
            return;
        }
    }
    let one = || result.expect("the operation has a result");
    match &inst.op {
        ir::Op::Const(c) => s.set_home(one(), Home::Const(const_bits(*c))),
        ir::Op::Un(op, a) => unary(s, one(), *op, *a),
        ir::Op::Bin(op, a, b) => binary(s, one(), *op, *a, *b),
        ir::Op::Fma(a, b, c) => {
            three(s, one(), Op::VFmaF32, Op::UFmaF32, [*a, *b, *c]);
        }
        ir::Op::Num(op, words) => num::num(s, &inst.results, *op, words),
        ir::Op::Cmp(op, a, b) => compare(s, one(), *op, *a, *b),
        ir::Op::Select { cond, yes, no } => choose(s, one(), *cond, *yes, *no),
        ir::Op::ExtractBits {
            signed,
            value,
            offset,
            count,
        } => {
            let (v, u) = if *signed {
                (Op::VBfeI32, Op::UBfeI32)
            } else {
                (Op::VBfeU32, Op::UBfeU32)
            };
            three(s, one(), v, u, [*value, *offset, *count]);
        }
        ir::Op::InsertBits {
            value,
            insert,
            offset,
            count,
        } => insert_bits(s, one(), [*value, *insert, *offset, *count]),
        ir::Op::Builtin(b) => builtin(s, one(), *b),
        ir::Op::BufferLen(id) => memory::buffer_len(s, one(), *id),
        ir::Op::Load(addr) => memory::load(s, &inst.results, addr),
        ir::Op::Store(addr, values) => memory::store(s, addr, values),
        ir::Op::Atomic(op, addr, words) => atomic::atomic(s, &inst.results, *op, addr, words),
        ir::Op::CompareExchange {
            addr,
            expected,
            new,
        } => atomic::compare_exchange(s, &inst.results, addr, expected, new),
        ir::Op::Subgroup(op) => subgroup::select(s, result, op),
        ir::Op::Image(op) => image::select(s, &inst.results, op),
        ir::Op::Barrier => s.emit(Op::Barrier, vec![]),
    }
}

/// The instruction for a result's class with these operands.
fn put(s: &mut Select<'_>, result: Value, v: Op, u: Op, sources: &[Value]) {
    let class = s.class(result);
    let op = if class == Class::V { v } else { u };
    let mut args: Vec<Arg> = Vec::with_capacity(4);
    for (k, a) in sources.iter().enumerate() {
        args.push(s.source(*a, op, k + 1));
    }
    args.insert(0, Arg::one(s.define(result)));
    s.emit(op, args);
}

fn fused(s: &mut Select<'_>, result: Value, f: Fused) {
    let mut args = Vec::with_capacity(4);
    for (k, source) in f.sources.into_iter().flatten().enumerate() {
        args.push(match source {
            Operand3::Value(v) => s.source(v, f.op, k + 1),
            Operand3::Bits(bits) => s.bits(bits, f.op, k + 1),
        });
    }
    args.insert(0, Arg::one(s.define(result)));
    s.emit(f.op, args);
}

fn three(s: &mut Select<'_>, result: Value, v: Op, u: Op, sources: [Value; 3]) {
    put(s, result, v, u, &sources);
}

fn unary(s: &mut Select<'_>, result: Value, op: UnOp, a: Value) {
    let varying = s.class(result) == Class::V;
    let (v, u) = match op {
        UnOp::NotI32 => (Op::VNotB32, Op::UNotB32),
        UnOp::NotBool => (Op::UNotB32, Op::UNotB32),
        UnOp::AbsI32 => (Op::VAbsI32, Op::UAbsI32),
        UnOp::Clz => (Op::VClzB32, Op::UClzB32),
        UnOp::Ctz => (Op::VCtzB32, Op::UCtzB32),
        UnOp::Popcnt => (Op::VPopcB32, Op::UPopcB32),
        UnOp::BitRev => (Op::VBrevB32, Op::UBrevB32),
        UnOp::FlbU32 => (Op::VFlbU32, Op::UFlbU32),
        UnOp::FlbS32 => (Op::VFlbI32, Op::UFlbI32),
        UnOp::Ftb => (Op::VFtbB32, Op::UFtbB32),
        UnOp::Floor => (Op::VFloorF32, Op::UFloorF32),
        UnOp::Ceil => (Op::VCeilF32, Op::UCeilF32),
        UnOp::Trunc => (Op::VTruncF32, Op::UTruncF32),
        UnOp::Rint => (Op::VRintF32, Op::URintF32),
        UnOp::Fract => (Op::VFractF32, Op::UFractF32),
        UnOp::Sqrt => (Op::VSqrtF32, Op::USqrtF32),
        UnOp::Rsqrt => (Op::VRsqF32, Op::URsqF32),
        UnOp::Exp2 => (Op::VExp2F32, Op::UExp2F32),
        UnOp::Log2 => (Op::VLog2F32, Op::ULog2F32),
        UnOp::Sin => (Op::VSinF32, Op::USinF32),
        UnOp::Cos => (Op::VCosF32, Op::UCosF32),
        UnOp::F32ToS32 => (Op::VCvtI32F32, Op::UCvtI32F32),
        UnOp::F32ToU32 => (Op::VCvtU32F32, Op::UCvtU32F32),
        UnOp::S32ToF32 => (Op::VCvtF32I32, Op::UCvtF32I32),
        UnOp::U32ToF32 => (Op::VCvtF32U32, Op::UCvtF32U32),
        UnOp::FrexpExp => (Op::VFrexpExpF32, Op::UFrexpExpF32),
        UnOp::FrexpFract => (Op::VFrexpFractF32, Op::UFrexpFractF32),
        UnOp::BitsToF32 | UnOp::BitsToI32 => {
            let home = s.home(a);
            s.set_home(result, home);
            return;
        }
        UnOp::NegI32 => {
            if varying {
                let a = s.in_v(a);
                let d = s.define(result);
                s.emit(Op::VSubU32, vec![Arg::one(d), Arg::Bits(0), a]);
            } else {
                let a = s.in_u(a);
                let d = s.define(result);
                s.emit(Op::UMulU32, vec![Arg::one(d), a, Arg::Bits(u32::MAX)]);
            }
            return;
        }
        UnOp::NegF32 | UnOp::AbsF32 => {
            let neg = op == UnOp::NegF32;
            if varying {
                let a = s.in_v(a);
                let mods = Mods { neg, abs: !neg };
                let d = s.define(result);
                s.emit(Op::VMovF32, vec![Arg::one(d), with_mods(a, mods)]);
            } else {
                let a = s.in_u(a);
                let d = s.define(result);
                let (op, bits) = if neg {
                    (Op::UXorB32, SIGN)
                } else {
                    (Op::UAndB32, !SIGN)
                };
                s.emit(op, vec![Arg::one(d), a, Arg::Bits(bits)]);
            }
            return;
        }
        UnOp::F32ToF16 => {
            // The conversion writes one half; the other must be 0.
            let source = s.source(a, Op::VCvtF16F32, 1);
            let word = s.func.vreg(Class::V, 1);
            s.emit(Op::VMovB32, vec![Arg::one(word), Arg::Bits(0)]);
            s.emit(Op::VCvtF16F32, vec![Arg::Half(Reg::one(word)), source]);
            from_vector(s, result, word);
            return;
        }
        UnOp::F16ToF32 => {
            let source = match s.home(a) {
                Home::Reg(reg, Class::V) => Arg::Half(reg),
                _ => s.in_u(a),
            };
            let word = s.emit_new(Op::VCvtF32F16, Class::V, &[source]);
            from_vector(s, result, word);
            return;
        }
    };
    put(s, result, v, u, &[a]);
}

/// Defines a result whose bits are in a vector register.
fn from_vector(s: &mut Select<'_>, result: Value, word: super::lir::Vreg) {
    if s.class(result) == Class::V {
        s.set_home(result, Home::Reg(Reg::one(word), Class::V));
    } else {
        let d = s.define(result);
        s.emit(Op::UReadfirst, vec![Arg::one(d), Arg::one(word)]);
    }
}

fn binary(s: &mut Select<'_>, result: Value, op: BinOp, a: Value, b: Value) {
    let commutes = matches!(
        op,
        BinOp::Add
            | BinOp::Mul
            | BinOp::MulHiU32
            | BinOp::MulHiS32
            | BinOp::MinU32
            | BinOp::MaxU32
            | BinOp::MinS32
            | BinOp::MaxS32
            | BinOp::And
            | BinOp::Or
            | BinOp::Xor
            | BinOp::AndBool
            | BinOp::OrBool
            | BinOp::XorBool
    );
    let (v, u) = match op {
        BinOp::Add => (Op::VAddU32, Op::UAddU32),
        BinOp::Sub => (Op::VSubU32, Op::USubU32),
        BinOp::Mul => (Op::VMulU32, Op::UMulU32),
        BinOp::MulHiU32 => (Op::VMulhiU32, Op::UMulhiU32),
        BinOp::MulHiS32 => (Op::VMulhiI32, Op::UMulhiI32),
        BinOp::DivU32 => (Op::VDivU32, Op::UDivU32),
        BinOp::DivS32 => (Op::VDivI32, Op::UDivI32),
        BinOp::RemU32 => (Op::VRemU32, Op::URemU32),
        BinOp::RemS32 => (Op::VRemI32, Op::URemI32),
        BinOp::MinU32 => (Op::VMinU32, Op::UMinU32),
        BinOp::MaxU32 => (Op::VMaxU32, Op::UMaxU32),
        BinOp::MinS32 => (Op::VMinI32, Op::UMinI32),
        BinOp::MaxS32 => (Op::VMaxI32, Op::UMaxI32),
        BinOp::And | BinOp::AndBool => (Op::VAndB32, Op::UAndB32),
        BinOp::Or | BinOp::OrBool => (Op::VOrB32, Op::UOrB32),
        BinOp::Xor | BinOp::XorBool => (Op::VXorB32, Op::UXorB32),
        BinOp::Shl => (Op::VShlB32, Op::UShlB32),
        BinOp::ShrU32 => (Op::VShrU32, Op::UShrU32),
        BinOp::ShrS32 => (Op::VShrI32, Op::UShrI32),
        BinOp::AddF32 => (Op::VAddF32, Op::UAddF32),
        BinOp::SubF32 => (Op::VSubF32, Op::USubF32),
        BinOp::MulF32 => (Op::VMulF32, Op::UMulF32),
        BinOp::DivF32 => (Op::VDivF32, Op::UDivF32),
        BinOp::MinF32 => (Op::VMinF32, Op::UMinF32),
        BinOp::MaxF32 => (Op::VMaxF32, Op::UMaxF32),
        BinOp::Ldexp => (Op::VLdexpF32, Op::ULdexpF32),
    };
    // A literal can only be second. (Float operations keep their order: of two NaN operands it may matter which is first.)
    let swap = commutes && s.as_const(a).is_some() && s.as_const(b).is_none();
    let sources = if swap { [b, a] } else { [a, b] };
    put(s, result, v, u, &sources);
}

fn compare(s: &mut Select<'_>, result: Value, op: CmpOp, a: Value, b: Value) {
    let uniform = s.uniform(a) && s.uniform(b);
    let swap = s.as_const(a).is_some() && s.as_const(b).is_none();
    let (v, u, swapped) = match op {
        CmpOp::EqI32 => (Op::VCmpEqU32, Op::UCmpEqU32, None),
        CmpOp::NeI32 => (Op::VCmpNeU32, Op::UCmpNeU32, None),
        CmpOp::EqF32 => (Op::VCmpEqF32, Op::UCmpEqF32, None),
        CmpOp::NeF32 => (Op::VCmpNeF32, Op::UCmpNeF32, None),
        CmpOp::LtS32 => (
            Op::VCmpLtI32,
            Op::UCmpLtI32,
            Some((Op::VCmpGtI32, Op::UCmpGtI32)),
        ),
        CmpOp::LeS32 => (
            Op::VCmpLeI32,
            Op::UCmpLeI32,
            Some((Op::VCmpGeI32, Op::UCmpGeI32)),
        ),
        CmpOp::LtU32 => (
            Op::VCmpLtU32,
            Op::UCmpLtU32,
            Some((Op::VCmpGtU32, Op::UCmpGtU32)),
        ),
        CmpOp::LeU32 => (
            Op::VCmpLeU32,
            Op::UCmpLeU32,
            Some((Op::VCmpGeU32, Op::UCmpGeU32)),
        ),
        CmpOp::LtF32 => (
            Op::VCmpLtF32,
            Op::UCmpLtF32,
            Some((Op::VCmpGtF32, Op::UCmpGtF32)),
        ),
        CmpOp::LeF32 => (
            Op::VCmpLeF32,
            Op::UCmpLeF32,
            Some((Op::VCmpGeF32, Op::UCmpGeF32)),
        ),
    };
    let (a, b, v, u) = match (swap, swapped) {
        (true, Some((v, u))) => (b, a, v, u),
        (true, None) => (b, a, v, u),
        _ => (a, b, v, u),
    };
    let op = if uniform { u } else { v };
    let a = s.source(a, op, 1);
    let b = s.source(b, op, 2);
    let d = s.define(result);
    s.emit(op, vec![Arg::one(d), a, b]);
}

fn choose(s: &mut Select<'_>, result: Value, cond: Value, yes: Value, no: Value) {
    let cond = s.in_u(cond);
    let bitwise = s.class(result) == Class::U;
    debug_assert!(bitwise || s.ty(result) != Type::Bool);
    let op = if bitwise { Op::UBselB32 } else { Op::VSelB32 };
    let yes = s.source(yes, op, 2);
    let no = s.source(no, op, 3);
    let d = s.define(result);
    s.emit(op, vec![Arg::one(d), cond, yes, no]);
}

fn insert_bits(s: &mut Select<'_>, result: Value, [value, insert, offset, count]: [Value; 4]) {
    let class = s.class(result);
    let (bfm, shl, bsel) = if class == Class::V {
        (Op::VBfmB32, Op::VShlB32, Op::VBselB32)
    } else {
        (Op::UBfmB32, Op::UShlB32, Op::UBselB32)
    };
    // The mask is empty where the offset is 32 or more, so there the shifted word does not matter.
    let (o, c) = (s.source(offset, bfm, 1), s.source(count, bfm, 2));
    let mask = s.emit_new(bfm, class, &[o, c]);
    let (i, o) = (s.source(insert, shl, 1), s.source(offset, shl, 2));
    let moved = s.emit_new(shl, class, &[i, o]);
    let value = s.source(value, bsel, 3);
    let d = s.define(result);
    s.emit(
        bsel,
        vec![Arg::one(d), Arg::one(mask), Arg::one(moved), value],
    );
}

fn builtin(s: &mut Select<'_>, result: Value, builtin: Builtin) {
    let [x, y, z] = s.kernel.workgroup_size.map(u64::from);
    let zero = match builtin {
        Builtin::LocalIdX => x == 1,
        Builtin::LocalIdY => y == 1,
        Builtin::LocalIdZ => z == 1,
        Builtin::LocalIndex | Builtin::LaneId => x * y * z == 1,
        _ => false,
    };
    if zero {
        s.set_home(result, Home::Const(0));
        return;
    }
    match abi::register(builtin) {
        None if builtin == Builtin::WarpSize => {
            s.set_home(result, Home::Const(lanemask_isa::w32::LANES as u32));
        }
        None => {
            let d = s.emit_new(Op::VLaneid, Class::V, &[]);
            s.set_home(result, Home::Reg(Reg::one(d), Class::V));
        }
        Some((class, number)) => {
            let at = s.abi.input(&mut s.func, class, number);
            if class == Class::V && s.class(result) == Class::U {
                let d = s.define(result);
                s.emit(Op::UReadfirst, vec![Arg::one(d), Arg::one(at)]);
            } else {
                s.set_home(result, Home::Reg(Reg::one(at), class));
            }
        }
    }
}
