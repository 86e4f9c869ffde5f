//! Selection of what computes. Operations without a row of their own are expanded before (see [`super::expand`]) or here.

use super::lir::{Arg, Dst, Remat, Src};
use super::select::Select;
use super::{atomic, memory, scalar};
use crate::mask::Sense;
use lanemask_ir::{self as ir, BinOp, Builtin, CmpOp, Combine, Over, Subgroup, UnOp, Value};
use lanemask_isa::linx::{Field, Op};

/// Codes of element types (L-79).
const FP32: i64 = 1;
const FP16: i64 = 4;
const U32: i64 = 1;
const S32: i64 = 9;

/// Selects one operation.
pub fn select(s: &mut Select<'_>, inst: &ir::Inst) {
    match &inst.op {
        ir::Op::Load(addr) => return memory::load(s, &inst.results, addr),
        ir::Op::Store(addr, values) => return memory::store(s, addr, values),
        // A group is a whole workgroup, and its lanes go in step.
        ir::Op::Barrier | ir::Op::Subgroup(Subgroup::Barrier) => return,
        ir::Op::Atomic(op, addr, words) => {
            let words = words.iter().map(|v| s.src(*v)).collect();
            return atomic(s, atomic::Update::Op(*op, words), addr, &inst.results);
        }
        ir::Op::CompareExchange {
            addr,
            expected,
            new,
        } => {
            let [expected, new] = [expected, new].map(|w| w.iter().map(|v| s.src(*v)).collect());
            let update = atomic::Update::Exchange { expected, new };
            return atomic(s, update, addr, &inst.results);
        }
        _ => {}
    }
    let result = inst.results[0];
    if !s.is_used(result) {
        return;
    }
    s.grouping = s.uniform(result);
    let src = match &inst.op {
        ir::Op::Const(c) => Src::bits(c.bits()),
        ir::Op::Un(op, a) => {
            let a = s.src(*a);
            unary(s, *op, a)
        }
        ir::Op::Bin(op, a, b) => match two_in_one(s, *op, *a, *b) {
            Some(src) => src,
            None => {
                let (a, b) = (s.src(*a), s.src(*b));
                binary(s, *op, a, b)
            }
        },
        ir::Op::Fma(a, b, c) => {
            let [a, b, c] = [a, b, c].map(|v| s.src(*v));
            Src::Lane(s.lane_op(
                Op::VFmadd,
                vec![
                    (Field::SrcL, Arg::Src(a)),
                    (Field::SrcR, Arg::Src(b)),
                    (Field::SrcA, Arg::Src(c)),
                ],
            ))
        }
        ir::Op::Cmp(op, a, b) => {
            if s.only_decides(result) || (s.only_branches(result) && scalar::has_branch(*op)) {
                s.grouping = false;
                return s.defer(result, *op, *a, *b);
            }
            let (a, b) = (s.src(*a), s.src(*b));
            Src::Lane(compare(s, *op, a, b, None).expect("a lane value was asked for"))
        }
        ir::Op::Select { cond, yes, no } => {
            let [cond, yes, no] = [cond, yes, no].map(|v| s.src(*v));
            match cond.as_const() {
                Some(0) => no,
                Some(_) => yes,
                None => s.select(cond, yes, no),
            }
        }
        ir::Op::ExtractBits {
            signed,
            value,
            offset,
            count,
        } => {
            let [value, offset, count] = [value, offset, count].map(|v| s.src(*v));
            let (Some(offset), Some(count)) = (offset.as_const(), count.as_const()) else {
                unreachable!("fields that vary are expanded before")
            };
            let offset = offset.min(32);
            match (count.min(32 - offset), signed) {
                (0, _) => Src::Zero,
                (n, true) => field(s, Op::VBxs, value, offset, n),
                (n, false) => field(s, Op::VBxu, value, offset, n),
            }
        }
        ir::Op::Num(..) | ir::Op::InsertBits { .. } => unreachable!("expanded before"),
        ir::Op::Builtin(b) => builtin(s, *b),
        ir::Op::BufferLen(r) => Src::Remat(Remat::Table(4 * r.0 + 1)),
        ir::Op::Subgroup(op) => {
            s.grouping = false;
            warp(s, *op, result)
        }
        ir::Op::Image(_) => unreachable!("kernels with images are refused"),
        ir::Op::Load(_)
        | ir::Op::Store(..)
        | ir::Op::Atomic(..)
        | ir::Op::CompareExchange { .. }
        | ir::Op::Barrier => unreachable!("handled above"),
    };
    s.grouping = false;
    s.set(result, src);
}

/// An atomic, with its results.
fn atomic(s: &mut Select<'_>, update: atomic::Update, addr: &ir::Addr, results: &[Value]) {
    let used = results.iter().any(|r| s.is_used(*r));
    let old = atomic::atomic(s, update, addr, used);
    for (result, src) in results.iter().zip(old.unwrap_or_default()) {
        s.set(*result, src);
    }
}

/// An operation of the warp, of those that [`super::subgroup`] leaves.
fn warp(s: &mut Select<'_>, op: Subgroup, result: Value) -> Src {
    match op {
        Subgroup::Shuffle { value, lane } => {
            let [value, lane] = [value, lane].map(|v| {
                let src = s.src(v);
                Src::Lane(s.in_lane(src))
            });
            // A range of 0 is all lanes (L-99).
            Src::Lane(s.lane_op(
                Op::VShflIdx,
                vec![
                    (Field::SrcL, Arg::Src(value)),
                    (Field::SrcR, Arg::Src(Src::Zero)),
                    (Field::SrcP, Arg::Src(lane)),
                ],
            ))
        }
        Subgroup::Combine {
            op,
            over: Over::All,
            value,
        } => {
            let value = s.src(value);
            // Of one lane.
            if !s.uniform(result) {
                return value;
            }
            let row = match op {
                Combine::Add => Op::VRdadd,
                Combine::And => Op::VRdand,
                Combine::Or => Op::VRdor,
                Combine::Xor => Op::VRdxor,
                Combine::MinS32 => Op::VRdmin,
                Combine::MaxS32 => Op::VRdmax,
                Combine::AddF32 => Op::VRdfadd,
                _ => unreachable!("made of others before"),
            };
            let value = Src::Lane(s.in_lane(value));
            let word = s.temp_op(row, vec![(Field::SrcL, Arg::Src(value))]);
            // The low 32 bits, sign-extended.
            let args = vec![
                (Field::SrcL, Arg::Src(Src::Temp(word))),
                (Field::Imm, Arg::Imm(0)),
            ];
            Src::Lane(scalar::group_op(s, Op::Addiw, args))
        }
        _ => unreachable!("made of others before"),
    }
}

/// A product and a sum, or a shift and a mask, as one instruction. The first of them is made as well; nobody reads it.
fn two_in_one(s: &mut Select<'_>, op: BinOp, a: Value, b: Value) -> Option<Src> {
    if s.grouping {
        return None;
    }
    match op {
        BinOp::Add => {
            let (x, y, other) =
                [(a, b), (b, a)]
                    .into_iter()
                    .find_map(|(part, other)| match s.part(part)? {
                        (BinOp::Mul, x, y) => Some((x, y, other)),
                        _ => None,
                    })?;
            let [x, y, other] = [x, y, other].map(|v| s.src(v));
            Some(Src::Lane(s.lane_op(
                Op::VMadd,
                vec![
                    (Field::SrcL, Arg::Src(x)),
                    (Field::SrcR, Arg::Src(y)),
                    (Field::SrcD, Arg::Src(other)),
                ],
            )))
        }
        BinOp::And => {
            let mask = s.src(b).as_const()?;
            let (BinOp::ShrU32, x, by) = s.part(a)? else {
                return None;
            };
            let (first, count) = (s.src(by).as_const()? % 32, mask.trailing_ones());
            let one_field = count > 0 && mask.count_ones() == count;
            let x = s.src(x);
            one_field.then(|| field(s, Op::VBxu, x, first, count.min(32 - first)))
        }
        _ => None,
    }
}

/// A bit field operation on `count` bits from `first` on (L-69).
pub fn field(s: &mut Select<'_>, op: Op, value: Src, first: u32, count: u32) -> Src {
    Src::Lane(s.lane_op(
        op,
        vec![
            (Field::SrcL, Arg::Src(value)),
            (Field::ImmS, Arg::Imm(i64::from(first))),
            (Field::ImmL, Arg::Imm(i64::from(count) - 1)),
        ],
    ))
}

fn convert(s: &mut Select<'_>, op: Op, a: Src, from: i64, to: i64) -> Src {
    Src::Lane(s.lane_op(
        op,
        vec![
            (Field::SrcL, Arg::Src(a)),
            (Field::SrcType, Arg::Imm(from)),
            (Field::DstType, Arg::Imm(to)),
        ],
    ))
}

fn unary(s: &mut Select<'_>, op: UnOp, a: Src) -> Src {
    match op {
        UnOp::NegI32 => s.two(Op::VSub, Src::Zero, a),
        UnOp::NotI32 => s.imm(Op::VXori, a, -1),
        UnOp::AbsI32 => {
            let neg = s.two(Op::VSub, Src::Zero, a);
            s.two(Op::VMax, a, neg)
        }
        UnOp::Clz => field(s, Op::VClz, a, 0, 32),
        UnOp::Ctz => field(s, Op::VCtz, a, 0, 32),
        UnOp::Popcnt => field(s, Op::VBcnt, a, 0, 32),
        UnOp::FlbU32 => {
            let n = field(s, Op::VClz, a, 0, 32);
            s.two(Op::VSub, Src::bits(31), n)
        }
        UnOp::FlbS32 => {
            let sign = s.shift(Op::VSrai, a, 31);
            let a = s.two(Op::VXor, a, sign);
            let n = field(s, Op::VClz, a, 0, 32);
            s.two(Op::VSub, Src::bits(31), n)
        }
        UnOp::Ftb => {
            let n = field(s, Op::VCtz, a, 0, 32);
            s.select(a, n, Src::bits(u32::MAX))
        }
        UnOp::BitRev => {
            // Halves of bytes, pairs, single bits; then the bytes (L-71).
            let mut a = a;
            for (by, mask) in [(4, 0x0f0f_0f0f), (2, 0x3333_3333), (1, 0x5555_5555)] {
                let high = s.shift(Op::VSrli, a, by);
                let high = s.two(Op::VAnd, high, Src::bits(mask));
                let low = s.two(Op::VAnd, a, Src::bits(mask));
                a = or_shifted(s, high, low, by);
            }
            field(s, Op::VRev, a, 0, 32)
        }
        UnOp::NotBool => s.imm(Op::VXori, a, 1),
        UnOp::NegF32 => s.two(Op::VXor, a, Src::bits(0x8000_0000)),
        UnOp::AbsF32 => field(s, Op::VBxu, a, 0, 31),
        UnOp::Sqrt => s.one(Op::VFsqrt, a),
        // Only of whole numbers in range: the expansion sees to that.
        UnOp::F32ToS32 => convert(s, Op::VFcvti, a, FP32, S32),
        UnOp::F32ToU32 => convert(s, Op::VFcvti, a, FP32, U32),
        UnOp::S32ToF32 => convert(s, Op::VIcvtf, a, S32, FP32),
        UnOp::U32ToF32 => convert(s, Op::VIcvtf, a, U32, FP32),
        UnOp::BitsToF32 | UnOp::BitsToI32 => a,
        UnOp::F32ToF16 => {
            let half = convert(s, Op::VFcvt, a, FP32, FP16);
            field(s, Op::VBxu, half, 0, 16)
        }
        UnOp::F16ToF32 => convert(s, Op::VFcvt, a, FP16, FP32),
        UnOp::Floor
        | UnOp::Ceil
        | UnOp::Trunc
        | UnOp::Rint
        | UnOp::Fract
        | UnOp::Rsqrt
        | UnOp::Exp2
        | UnOp::Log2
        | UnOp::Sin
        | UnOp::Cos
        | UnOp::FrexpExp
        | UnOp::FrexpFract => unreachable!("expanded before"),
    }
}

/// `a | b << by`
fn or_shifted(s: &mut Select<'_>, a: Src, b: Src, by: u32) -> Src {
    Src::Lane(s.lane_op(
        Op::VOr,
        vec![
            (Field::SrcL, Arg::Src(a)),
            (Field::SrcR, Arg::Src(b)),
            (Field::Shamt, Arg::Imm(i64::from(by))),
        ],
    ))
}

/// Whether a constant fits a zero-extended immediate of 12 bits.
fn unsigned12(c: u32) -> bool {
    c < 4096
}

/// A constant as a sign-extended immediate of 12 bits.
fn signed12(c: u32) -> Option<i64> {
    let c = i64::from(c as i32);
    (-2048..2048).contains(&c).then_some(c)
}

/// `a + c`
pub fn add_const(s: &mut Select<'_>, a: Src, c: u32) -> Src {
    if c == 0 {
        a
    } else if let Some(k) = a.as_const() {
        Src::bits(k.wrapping_add(c))
    } else if unsigned12(c) {
        s.imm(Op::VAddi, a, i64::from(c))
    } else if unsigned12(c.wrapping_neg()) {
        s.imm(Op::VSubi, a, i64::from(c.wrapping_neg()))
    } else {
        s.two(Op::VAdd, a, Src::bits(c))
    }
}

/// An operation on two operands.
pub fn binary(s: &mut Select<'_>, op: BinOp, a: Src, b: Src) -> Src {
    // Constants to the right where the order does not matter.
    let commutes = matches!(
        op,
        BinOp::Add
            | BinOp::Mul
            | BinOp::And
            | BinOp::Or
            | BinOp::Xor
            | BinOp::MinU32
            | BinOp::MaxU32
            | BinOp::AndBool
            | BinOp::OrBool
            | BinOp::XorBool
    );
    let (a, b) = if commutes && a.as_const().is_some() {
        (b, a)
    } else {
        (a, b)
    };
    let k = b.as_const();
    match op {
        BinOp::Add => match k {
            Some(k) => add_const(s, a, k),
            None => s.two(Op::VAdd, a, b),
        },
        BinOp::Sub => match k {
            Some(k) => add_const(s, a, k.wrapping_neg()),
            None => s.two(Op::VSub, a, b),
        },
        BinOp::Mul => match k {
            Some(k) if k.is_power_of_two() => s.shift(Op::VSlli, a, k.trailing_zeros()),
            _ => s.two(Op::VMul, a, b),
        },
        BinOp::And | BinOp::AndBool => logic(s, Op::VAnd, Op::VAndi, a, b),
        BinOp::Or | BinOp::OrBool => logic(s, Op::VOr, Op::VOri, a, b),
        BinOp::Xor | BinOp::XorBool => logic(s, Op::VXor, Op::VXori, a, b),
        BinOp::Shl => shift(s, Op::VSll, Op::VSlli, a, b),
        BinOp::ShrU32 => shift(s, Op::VSrl, Op::VSrli, a, b),
        BinOp::ShrS32 => shift(s, Op::VSra, Op::VSrai, a, b),
        BinOp::MinS32 => s.two(Op::VMin, a, b),
        BinOp::MaxS32 => s.two(Op::VMax, a, b),
        BinOp::MinU32 | BinOp::MaxU32 => {
            let less = compare(s, CmpOp::LtU32, a, b, None).expect("a lane value was asked for");
            let (yes, no) = if op == BinOp::MinU32 { (a, b) } else { (b, a) };
            s.select(Src::Lane(less), yes, no)
        }
        BinOp::DivS32 => {
            let q = s.two(Op::VDiv, a, b);
            match k {
                Some(0) => a,
                Some(_) => q,
                None => s.select(b, q, a),
            }
        }
        BinOp::RemS32 => {
            let r = s.two(Op::VRem, a, b);
            match k {
                Some(0) => Src::Zero,
                Some(_) => r,
                None => s.select(b, r, Src::Zero),
            }
        }
        BinOp::DivU32 => match k {
            Some(0) => a,
            Some(k) if k.is_power_of_two() => s.shift(Op::VSrli, a, k.trailing_zeros()),
            _ if groups(s, a, b) => {
                let q = group_two(s, Op::Divuw, a, b);
                s.select(b, q, a)
            }
            _ => divide(s, a, b).0,
        },
        BinOp::RemU32 => match k {
            Some(0) => Src::Zero,
            Some(k) if k.is_power_of_two() => logic(s, Op::VAnd, Op::VAndi, a, Src::bits(k - 1)),
            _ if groups(s, a, b) => {
                let r = group_two(s, Op::Remuw, a, b);
                s.select(b, r, Src::Zero)
            }
            _ => divide(s, a, b).1,
        },
        BinOp::MulHiU32 => mul_high(s, a, b),
        BinOp::MulHiS32 => {
            // The unsigned one less what the signs add to it.
            let high = mul_high(s, a, b);
            let sa = s.shift(Op::VSrai, a, 31);
            let sb = s.shift(Op::VSrai, b, 31);
            let sa = s.two(Op::VAnd, sa, b);
            let sb = s.two(Op::VAnd, sb, a);
            let high = s.two(Op::VSub, high, sa);
            s.two(Op::VSub, high, sb)
        }
        BinOp::AddF32 => s.two(Op::VFadd, a, b),
        BinOp::SubF32 => s.two(Op::VFsub, a, b),
        BinOp::MulF32 => s.two(Op::VFmul, a, b),
        BinOp::DivF32 => s.two(Op::VFdiv, a, b),
        BinOp::MinF32 => s.two(Op::VFmin, a, b),
        BinOp::MaxF32 => {
            // V.FMAX of two zeros is +0 (L-75); that of two negative ones must stay -0.
            let equal = s.two(Op::VFeq, a, b);
            let both = s.two(Op::VAnd, a, b);
            let max = s.two(Op::VFmax, a, b);
            s.select(equal, both, max)
        }
        BinOp::Ldexp => unreachable!("expanded before"),
    }
}

/// Whether the group computes something of these.
fn groups(s: &Select<'_>, a: Src, b: Src) -> bool {
    s.grouping && [a, b].iter().all(|x| scalar::is_resident(&s.func, *x))
}

fn group_two(s: &mut Select<'_>, op: Op, a: Src, b: Src) -> Src {
    let args = vec![(Field::SrcL, Arg::Src(a)), (Field::SrcR, Arg::Src(b))];
    Src::Lane(scalar::group_op(s, op, args))
}

fn logic(s: &mut Select<'_>, op: Op, imm: Op, a: Src, b: Src) -> Src {
    match b.as_const().and_then(signed12) {
        Some(k) => s.imm(imm, a, k),
        None => s.two(op, a, b),
    }
}

fn shift(s: &mut Select<'_>, op: Op, imm: Op, a: Src, b: Src) -> Src {
    match b.as_const() {
        Some(k) => s.shift(imm, a, k % 32),
        // The machine takes the amount modulo 32 by Q-6; other readings take more bits of it.
        None => {
            let b = s.imm(Op::VAndi, b, 31);
            s.two(op, a, b)
        }
    }
}

/// Quotient and remainder of unsigned numbers: `x / 0 = x`, `x % 0 = 0`.
fn divide(s: &mut Select<'_>, a: Src, b: Src) -> (Src, Src) {
    // For a divisor below 2^31: half of the dividend, which is not negative, by it; doubled, that is one too small at most.
    let half = s.shift(Op::VSrli, a, 1);
    let q = s.two(Op::VDiv, half, b);
    let q = s.shift(Op::VSlli, q, 1);
    let product = s.two(Op::VMul, q, b);
    let r = s.two(Op::VSub, a, product);
    let more = s.two(Op::VCmpGeu, r, b);
    let q = s.two(Op::VAdd, q, more);
    let (mut q, mut r) = {
        let less = s.two(Op::VSub, r, b);
        let r = s.select(more, less, r);
        (q, r)
    };
    // A larger one goes into it once or not at all.
    if b.as_const().is_none_or(|k| k >> 31 != 0) {
        let once = s.two(Op::VCmpGeu, a, b);
        let less = s.two(Op::VSub, a, b);
        let rest = s.select(once, less, a);
        let large = s.imm(Op::VCmpLti, b, 0);
        q = s.select(large, once, q);
        r = s.select(large, rest, r);
    }
    if b.as_const().is_none() {
        q = s.select(b, q, a);
        r = s.select(b, r, Src::Zero);
    }
    (q, r)
}

/// High word of the unsigned product, by halves.
fn mul_high(s: &mut Select<'_>, a: Src, b: Src) -> Src {
    let halves = |s: &mut Select<'_>, x: Src| match x.as_const() {
        Some(k) => (Src::bits(k & 0xffff), Src::bits(k >> 16)),
        None => (field(s, Op::VBxu, x, 0, 16), s.shift(Op::VSrli, x, 16)),
    };
    let (al, ah) = halves(s, a);
    let (bl, bh) = halves(s, b);
    let low = s.two(Op::VMul, al, bl);
    let low = s.shift(Op::VSrli, low, 16);
    let middle = multiply_add(s, ah, bl, low);
    let carry = field(s, Op::VBxu, middle, 0, 16);
    let other = multiply_add(s, al, bh, carry);
    let middle = s.shift(Op::VSrli, middle, 16);
    let other = s.shift(Op::VSrli, other, 16);
    let high = multiply_add(s, ah, bh, middle);
    s.two(Op::VAdd, high, other)
}

fn multiply_add(s: &mut Select<'_>, a: Src, b: Src, c: Src) -> Src {
    Src::Lane(s.lane_op(
        Op::VMadd,
        vec![
            (Field::SrcL, Arg::Src(a)),
            (Field::SrcR, Arg::Src(b)),
            (Field::SrcD, Arg::Src(c)),
        ],
    ))
}

/// A comparison: a lane value, or p if `p` says for which lanes it holds then.
fn compare(
    s: &mut Select<'_>,
    op: CmpOp,
    a: Src,
    b: Src,
    p: Option<Sense>,
) -> Option<super::lir::Lane> {
    let fails = p == Some(Sense::Fails);
    // Constants to the right.
    let swap = a.as_const().is_some() && b.as_const().is_none();
    let k = if swap { a.as_const() } else { b.as_const() };
    let x = if swap { b } else { a };
    let signed = k.and_then(signed12);
    let with = |s: &mut Select<'_>, op: Op, a: Src, b: Result<Src, i64>| {
        let mut args = vec![(Field::SrcL, Arg::Src(a))];
        args.push(match b {
            Ok(b) => (Field::SrcR, Arg::Src(b)),
            Err(imm) => (Field::Imm, Arg::Imm(imm)),
        });
        match p {
            None => Some(s.lane_op(op, args)),
            Some(_) => {
                args.push((Field::RegDst, Arg::Dst(Dst::P)));
                s.op(op, args);
                None
            }
        }
    };
    let choose = |holds: Op, not: Op| if fails { not } else { holds };
    match op {
        CmpOp::EqI32 | CmpOp::NeI32 => {
            let equal = (op == CmpOp::EqI32) != fails;
            match signed {
                Some(k) => with(s, if equal { Op::VCmpEqi } else { Op::VCmpNei }, x, Err(k)),
                None => with(s, if equal { Op::VCmpEq } else { Op::VCmpNe }, a, Ok(b)),
            }
        }
        CmpOp::LtS32 | CmpOp::LeS32 => {
            // x < k, or not: x >= k. x <= k is x < k + 1; k < x is not x < k + 1.
            let strict = op == CmpOp::LtS32;
            let limit = k.and_then(|k| {
                let plus = i64::from(k as i32) + i64::from(strict == swap);
                (-2048..2048).contains(&plus).then_some(plus)
            });
            match limit {
                Some(k) => {
                    let less = swap == fails;
                    with(s, if less { Op::VCmpLti } else { Op::VCmpGei }, x, Err(k))
                }
                None if strict => with(s, choose(Op::VCmpLt, Op::VCmpGe), a, Ok(b)),
                None => with(s, choose(Op::VCmpGe, Op::VCmpLt), b, Ok(a)),
            }
        }
        CmpOp::LtU32 | CmpOp::LeU32 => {
            let strict = op == CmpOp::LtU32;
            let limit = k.and_then(|k| {
                let plus = i64::from(k) + i64::from(strict == swap);
                (0..4096).contains(&plus).then_some(plus)
            });
            match limit {
                Some(k) => {
                    let less = swap == fails;
                    with(s, if less { Op::VCmpLtui } else { Op::VCmpGeui }, x, Err(k))
                }
                None if strict => with(s, choose(Op::VCmpLtu, Op::VCmpGeu), a, Ok(b)),
                None => with(s, choose(Op::VCmpGeu, Op::VCmpLtu), b, Ok(a)),
            }
        }
        CmpOp::EqF32 => with(s, choose(Op::VFeq, Op::VFne), a, Ok(b)),
        CmpOp::NeF32 => with(s, choose(Op::VFne, Op::VFeq), a, Ok(b)),
        // With a NaN neither the one nor the other holds.
        CmpOp::LtF32 | CmpOp::LeF32 => {
            let (row, a, b) = match op {
                CmpOp::LtF32 => (Op::VFlt, a, b),
                _ => (Op::VFge, b, a),
            };
            if fails {
                let holds = s.two(row, a, b);
                with(s, Op::VCmpEqi, holds, Err(0))
            } else {
                with(s, row, a, Ok(b))
            }
        }
    }
}

/// Narrows p to the lanes for which a comparison holds or fails.
pub fn compare_to_p(s: &mut Select<'_>, op: CmpOp, a: Value, b: Value, sense: Sense) {
    let (a, b) = (s.src(a), s.src(b));
    compare(s, op, a, b, Some(sense));
}

/// Number of this group among all of the grid.
fn group(s: &mut Select<'_>) -> Src {
    Src::Temp(s.temp_op(
        Op::VAdd,
        vec![
            (Field::SrcL, Arg::Src(Src::Lc1)),
            (Field::SrcR, Arg::Src(Src::Ri(1))),
        ],
    ))
}

/// A scalar operation of two group values that have 5-bit operands.
fn temp(s: &mut Select<'_>, op: Op, a: Src, b: Src) -> Src {
    Src::Temp(s.temp_op(
        op,
        vec![(Field::SrcL, Arg::Src(a)), (Field::SrcR, Arg::Src(b))],
    ))
}

/// An import as a temporary, which scalar operations can read.
fn import(s: &mut Select<'_>, ri: u8) -> Src {
    Src::Temp(s.temp_op(
        Op::VOr,
        vec![
            (Field::SrcL, Arg::Src(Src::Ri(ri))),
            (Field::SrcR, Arg::Src(Src::Zero)),
        ],
    ))
}

/// Number of the strip in its workgroup.
fn strip(s: &mut Select<'_>) -> Src {
    let strips = s.shape.strips;
    if strips == 1 {
        return Src::Zero;
    }
    let group = group(s);
    temp(s, Op::Remu, group, Src::bits(strips))
}

/// Number of the workgroup in the grid.
fn workgroup(s: &mut Select<'_>) -> Src {
    let strips = s.shape.strips;
    let group = group(s);
    if strips == 1 {
        return group;
    }
    temp(s, Op::Divu, group, Src::bits(strips))
}

/// Number of the invocation in its workgroup.
pub fn local_index(s: &mut Select<'_>) -> Src {
    if s.shape.strips == 1 {
        return Src::Lc0;
    }
    let strip = strip(s);
    let shamt = s.shape.lanes.trailing_zeros();
    Src::Lane(s.lane_op(
        Op::VAdd,
        vec![
            (Field::SrcL, Arg::Src(Src::Lc0)),
            (Field::SrcR, Arg::Src(strip)),
            (Field::Shamt, Arg::Imm(i64::from(shamt))),
        ],
    ))
}

fn builtin(s: &mut Select<'_>, builtin: Builtin) -> Src {
    let [x, y, z] = s.kernel.workgroup_size;
    let size = x * y * z;
    match builtin {
        Builtin::LocalIdX if x == 1 => Src::Zero,
        Builtin::LocalIdY if y == 1 => Src::Zero,
        Builtin::LocalIdZ if z == 1 => Src::Zero,
        Builtin::LocalIndex => local_index(s),
        Builtin::LocalIdX => {
            let index = local_index(s);
            if x == size {
                index
            } else {
                remainder(s, index, x)
            }
        }
        Builtin::LocalIdY => {
            let index = local_index(s);
            let index = quotient(s, index, x);
            if x * y == size {
                index
            } else {
                remainder(s, index, y)
            }
        }
        Builtin::LocalIdZ => {
            let index = local_index(s);
            quotient(s, index, x * y)
        }
        Builtin::WorkgroupIdX => {
            let index = workgroup(s);
            let nx = import(s, 2);
            lane(s, Op::Remu, index, nx)
        }
        Builtin::WorkgroupIdY => {
            let index = workgroup(s);
            let nx = import(s, 2);
            let rows = temp(s, Op::Divu, index, nx);
            let ny = import(s, 3);
            lane(s, Op::Remu, rows, ny)
        }
        Builtin::WorkgroupIdZ => {
            let index = workgroup(s);
            let nx = import(s, 2);
            let rows = temp(s, Op::Divu, index, nx);
            let ny = import(s, 3);
            lane(s, Op::Divu, rows, ny)
        }
        Builtin::NumWorkgroupsX => Src::Ri(2),
        Builtin::NumWorkgroupsY => Src::Ri(3),
        Builtin::NumWorkgroupsZ => Src::Ri(4),
        Builtin::LaneId => Src::Lc0,
        Builtin::WarpSize => Src::bits(s.shape.warp_size()),
        Builtin::WarpId => {
            let strip = strip(s);
            Src::Lane(s.in_lane(strip))
        }
        Builtin::NumWarps => Src::bits(s.shape.strips),
    }
}

/// A scalar operation whose result is a value.
fn lane(s: &mut Select<'_>, op: Op, a: Src, b: Src) -> Src {
    // Numbers of groups are below 2^31: there is no other time to run them.
    group_two(s, op, a, b)
}

/// Of numbers that are small and not negative.
fn quotient(s: &mut Select<'_>, a: Src, by: u32) -> Src {
    if by.is_power_of_two() {
        s.shift(Op::VSrli, a, by.trailing_zeros())
    } else {
        s.two(Op::VDiv, a, Src::bits(by))
    }
}

fn remainder(s: &mut Select<'_>, a: Src, by: u32) -> Src {
    if by.is_power_of_two() {
        logic(s, Op::VAnd, Op::VAndi, a, Src::bits(by - 1))
    } else {
        s.two(Op::VRem, a, Src::bits(by))
    }
}
