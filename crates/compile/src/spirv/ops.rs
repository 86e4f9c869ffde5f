//! Operations on values, the same in kernels and in operations on specialisation constants.

use super::error::{UNSUPPORTED, malformed};
use super::numbers;
use super::types::{Kind, Layout, Types};
use super::words::R;
use crate::front::build::Builder;
use lanemask_diag::Diagnostic;
use lanemask_ir::{BinOp, CmpOp, Type, UnOp, Value};
use rspirv::spirv::Op;
use std::rc::Rc;

/// An operand: its scalars and its type.
#[derive(Clone, Debug)]
pub(super) struct Arg {
    pub values: Rc<[Value]>,
    pub ty: u32,
}

/// Takes the operands of an operation apart: ids, then literals.
pub(super) fn split(op: Op, words: &[u32]) -> (&[u32], &[u32]) {
    let ids = match op {
        Op::CompositeExtract => 1,
        Op::CompositeInsert | Op::VectorShuffle => 2,
        // A format of packed vectors may follow.
        Op::SDot | Op::UDot | Op::SUDot => 2,
        _ => words.len(),
    };
    words.split_at(ids.min(words.len()))
}

/// Whether [`operation`] lowers it.
pub(super) fn is_known(op: Op) -> bool {
    unary(op).is_some()
        || binary(op).is_some()
        || pair(op).is_some()
        || is_of_bits(op)
        || matches!(
            op,
            Op::VectorTimesScalar
                | Op::MatrixTimesScalar
                | Op::Dot
                | Op::SDot
                | Op::UDot
                | Op::SUDot
                | Op::Any
                | Op::All
                | Op::MatrixTimesVector
                | Op::VectorTimesMatrix
                | Op::MatrixTimesMatrix
                | Op::OuterProduct
                | Op::Transpose
                | Op::Select
                | Op::CopyObject
                | Op::CopyLogical
                | Op::ExpectKHR
                | Op::Bitcast
                | Op::CompositeConstruct
                | Op::CompositeExtract
                | Op::CompositeInsert
                | Op::VectorShuffle
                | Op::VectorExtractDynamic
                | Op::VectorInsertDynamic
        )
}

/// Whether it is one on the bits of integers.
fn is_of_bits(op: Op) -> bool {
    matches!(
        op,
        Op::BitReverse
            | Op::BitCount
            | Op::BitFieldInsert
            | Op::BitFieldSExtract
            | Op::BitFieldUExtract
    )
}

/// Lowers an operation; `None` if it is not one on values.
pub(super) fn operation(
    b: &mut Builder,
    types: &Types,
    op: Op,
    args: &[Arg],
    literals: &[u32],
    result: u32,
) -> R<Option<Vec<Value>>> {
    if is_of_bits(op) {
        return numbers::bits(b, types, op, args, result).map(Some);
    }
    if let Some(values) = numbers::operation(b, types, op, args, result)? {
        return Ok(Some(values));
    }
    let others = args.iter().map(|a| a.ty).chain([result]);
    let others = others.filter_map(|ty| types.num(ty));
    if is_on_words(op)
        && let Some(n) = others.into_iter().find(|n| numbers::is_other(*n))
    {
        let message = format!("`Op{op:?}` of `{}` is not supported yet", n.name());
        return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
    }
    let n = types.flat(result) as usize;
    let width = |i: usize| args.get(i).map_or(0, |a| a.values.len());
    let componentwise = |count: usize| {
        if args.len() == count && n > 0 && (0..count).all(|i| width(i) == n) {
            Ok(())
        } else {
            Err(misfit(op))
        }
    };
    if let Some(f) = unary(op) {
        componentwise(1)?;
        return Ok(Some(b.each(&args[0].values, f)));
    }
    if let Some(f) = binary(op) {
        componentwise(2)?;
        return Ok(Some(b.each2(&args[0].values, &args[1].values, f)));
    }
    if let Some(f) = pair(op) {
        if args.len() != 2 || width(0) != width(1) || n != 2 * width(0) || n == 0 {
            return Err(misfit(op));
        }
        let both = args[0].values.iter().zip(args[1].values.iter());
        let made: Vec<(Value, Value)> = both.map(|(&x, &y)| f(b, x, y)).collect();
        let (low, high): (Vec<Value>, Vec<Value>) = made.into_iter().unzip();
        return Ok(Some([low, high].concat()));
    }
    let values = match op {
        Op::VectorTimesScalar | Op::MatrixTimesScalar => {
            if width(0) != n || width(1) != 1 || n == 0 {
                return Err(misfit(op));
            }
            b.each2(&args[0].values, &args[1].values, |b, x, y| {
                b.bin(BinOp::MulF32, x, y)
            })
        }
        Op::Dot | Op::SDot | Op::UDot | Op::SUDot | Op::Any | Op::All => {
            return reduction(b, types, op, args).map(Some);
        }
        Op::MatrixTimesVector
        | Op::VectorTimesMatrix
        | Op::MatrixTimesMatrix
        | Op::OuterProduct
        | Op::Transpose => return matrices(b, types, op, args).map(Some),
        Op::Select => {
            if args.len() != 3 || width(1) != n || width(2) != n {
                return Err(misfit(op));
            }
            let conds = &args[0].values;
            let words = types.num(result).map_or(1, |n| n.words() as usize);
            if conds.len() != 1 && conds.len() * words != n {
                return Err(misfit(op));
            }
            (0..n)
                .map(|i| {
                    let cond = conds[if conds.len() == 1 { 0 } else { i / words }];
                    b.select(cond, args[1].values[i], args[2].values[i])
                })
                .collect()
        }
        Op::CopyObject | Op::CopyLogical | Op::ExpectKHR => {
            if width(0) != n {
                return Err(misfit(op));
            }
            args[0].values.to_vec()
        }
        Op::Bitcast => {
            if width(0) != n || args.len() != 1 {
                return Err(misfit(op));
            }
            let to = types.scalars(result)?;
            let all = args[0].values.iter().zip(to);
            all.map(|(&x, to)| match (b.ty(x), to) {
                (Type::F32, Type::I32) => b.un(UnOp::BitsToI32, x),
                (Type::I32, Type::F32) => b.un(UnOp::BitsToF32, x),
                _ => x,
            })
            .collect()
        }
        _ => return composites(b, types, op, args, literals, n),
    };
    Ok(Some(values))
}

/// Whether an operation computes, so that it matters what its words are.
fn is_on_words(op: Op) -> bool {
    !matches!(
        op,
        Op::Select
            | Op::CopyObject
            | Op::CopyLogical
            | Op::ExpectKHR
            | Op::CompositeConstruct
            | Op::CompositeExtract
            | Op::CompositeInsert
            | Op::VectorShuffle
            | Op::VectorExtractDynamic
            | Op::VectorInsertDynamic
    )
}

/// Operations on the parts of composites.
fn composites(
    b: &mut Builder,
    types: &Types,
    op: Op,
    args: &[Arg],
    literals: &[u32],
    n: usize,
) -> R<Option<Vec<Value>>> {
    let arg = |i: usize| args.get(i).ok_or_else(|| misfit(op));
    Ok(Some(match op {
        Op::CompositeConstruct => {
            let values: Vec<Value> = args.iter().flat_map(|a| a.values.iter().copied()).collect();
            if values.len() != n {
                return Err(misfit(op));
            }
            values
        }
        Op::CompositeExtract => {
            let whole = arg(0)?;
            let (first, len) = part(types, whole, literals)?;
            if len != n {
                return Err(misfit(op));
            }
            whole.values[first..first + len].to_vec()
        }
        Op::CompositeInsert => {
            let (object, whole) = (arg(0)?, arg(1)?);
            let (first, len) = part(types, whole, literals)?;
            if len != object.values.len() || whole.values.len() != n {
                return Err(misfit(op));
            }
            let mut values = whole.values.to_vec();
            values[first..first + len].copy_from_slice(&object.values);
            values
        }
        Op::VectorShuffle => {
            let words = types.num(arg(0)?.ty).map_or(1, |n| n.words() as usize);
            let both = [&arg(0)?.values[..], &arg(1)?.values[..]].concat();
            let both: Vec<&[Value]> = both.chunks(words).collect();
            if literals.len() * words != n || both.is_empty() {
                return Err(misfit(op));
            }
            let mut values = Vec::with_capacity(n);
            for &i in literals {
                match both.get(i as usize) {
                    Some(v) => values.extend_from_slice(v),
                    None if i == u32::MAX => {
                        let ty = b.ty(both[0][0]);
                        values.extend(vec![b.zero(ty); words]);
                    }
                    None => return Err(misfit(op)),
                }
            }
            values
        }
        Op::VectorExtractDynamic => {
            let (vector, index) = (arg(0)?, arg(1)?);
            if vector.values.is_empty() || index.values.is_empty() || !(1..=2).contains(&n) {
                return Err(misfit(op));
            }
            let elements = vector.values.chunks(n);
            let elements: Vec<Vec<Value>> = elements.map(<[Value]>::to_vec).collect();
            b.choose(index.values[0], &elements)
        }
        Op::VectorInsertDynamic => {
            let (vector, part, index) = (arg(0)?, arg(1)?, arg(2)?);
            let words = part.values.len();
            if vector.values.len() != n || !(1..=2).contains(&words) || index.values.is_empty() {
                return Err(misfit(op));
            }
            let mut values = vector.values.to_vec();
            for (i, element) in values.chunks_mut(words).enumerate() {
                let i = b.i32(i as u32);
                let here = b.cmp(CmpOp::EqI32, index.values[0], i);
                for (v, &new) in element.iter_mut().zip(part.values.iter()) {
                    *v = b.select(here, new, *v);
                }
            }
            values
        }
        _ => return Ok(None),
    }))
}

/// First scalar and number of scalars of a part.
fn part(types: &Types, whole: &Arg, indexes: &[u32]) -> R<(usize, usize)> {
    let (mut ty, mut first) = (whole.ty, 0u32);
    for &i in indexes {
        let (elem, before, _, _) = types.member(ty, i, Layout::Packed)?;
        first = first.saturating_add(before);
        ty = elem;
    }
    let (first, len) = (first as usize, types.flat(ty) as usize);
    if first.saturating_add(len) > whole.values.len() {
        return Err(misfit(Op::CompositeExtract));
    }
    Ok((first, len))
}

fn misfit(op: Op) -> Box<lanemask_diag::Diagnostic> {
    Box::new(malformed(format!(
        "the operands of `Op{op:?}` do not fit its result"
    )))
}

fn reduction(b: &mut Builder, types: &Types, op: Op, args: &[Arg]) -> R<Vec<Value>> {
    let Some(first) = args.first().filter(|a| !a.values.is_empty()) else {
        return Err(misfit(op));
    };
    let x = Rc::clone(&first.values);
    if matches!(op, Op::Any | Op::All) {
        let how = if op == Op::Any {
            BinOp::OrBool
        } else {
            BinOp::AndBool
        };
        let mut all = x[0];
        for &v in &x[1..] {
            all = b.bin(how, all, v);
        }
        return Ok(vec![all]);
    }
    let Some(other) = args.get(1).filter(|a| a.values.len() == x.len()) else {
        return Err(misfit(op));
    };
    let y = Rc::clone(&other.values);
    if op == Op::Dot {
        if types.kind(first.ty) != Some(Kind::Float) {
            return Err(misfit(op));
        }
        return Ok(vec![b.dot(&x, &y)]);
    }
    // One word of four bytes each, or vectors of words.
    let (mut x, mut y) = (x.to_vec(), y.to_vec());
    if x.len() == 1 {
        let signed = [op != Op::UDot, op == Op::SDot];
        let (p, q) = (x[0], y[0]);
        x = (0..4).map(|i| b.field(p, i, 8, signed[0])).collect();
        y = (0..4).map(|i| b.field(q, i, 8, signed[1])).collect();
    }
    let mut sum = None;
    for (x, y) in x.into_iter().zip(y) {
        let product = b.bin(BinOp::Mul, x, y);
        sum = Some(match sum {
            None => product,
            Some(s) => b.bin(BinOp::Add, s, product),
        });
    }
    Ok(sum.into_iter().collect())
}

/// Products with matrices; a column has one value a row, a matrix its columns one after the other.
fn matrices(b: &mut Builder, types: &Types, op: Op, args: &[Arg]) -> R<Vec<Value>> {
    let values = |i: usize| args.get(i).map(|a| Rc::clone(&a.values));
    let x = values(0).ok_or_else(|| misfit(op))?;
    let shape = |i: usize| args.get(i).and_then(|a| types.matrix(a.ty));
    if op == Op::Transpose {
        let (columns, rows) = shape(0).ok_or_else(|| misfit(op))?;
        let from = (0..rows).flat_map(|r| (0..columns).map(move |c| c * rows + r));
        return Ok(from.map(|i| x[i]).collect());
    }
    let y = values(1).ok_or_else(|| misfit(op))?;
    if op == Op::OuterProduct {
        let mut out = Vec::with_capacity(x.len() * y.len());
        for &c in y.iter() {
            for &r in x.iter() {
                out.push(b.bin(BinOp::MulF32, r, c));
            }
        }
        return Ok(out);
    }
    // (columns, rows) of the product, and what is summed over.
    let (columns, rows, inner) = match (shape(0), shape(1)) {
        (Some((inner, rows)), Some((columns, _))) if op == Op::MatrixTimesMatrix => {
            (columns, rows, inner)
        }
        (Some((inner, rows)), None) if op == Op::MatrixTimesVector => (1, rows, inner),
        (None, Some((columns, inner))) if op == Op::VectorTimesMatrix => (columns, 1, inner),
        _ => return Err(misfit(op)),
    };
    if x.len() != inner * rows || y.len() != columns * inner {
        return Err(misfit(op));
    }
    let mut out = Vec::with_capacity(columns * rows);
    for column in 0..columns {
        for row in 0..rows {
            let terms: Vec<(Value, Value)> = (0..inner)
                .map(|k| (x[k * rows + row], y[column * inner + k]))
                .collect();
            out.push(b.sum_of_products(&terms));
        }
    }
    Ok(out)
}

type Unary = fn(&mut Builder, Value) -> Value;
type Binary = fn(&mut Builder, Value, Value) -> Value;
type Pair = fn(&mut Builder, Value, Value) -> (Value, Value);

fn unary(op: Op) -> Option<Unary> {
    Some(match op {
        Op::FNegate => |b, x| b.un(UnOp::NegF32, x),
        Op::SNegate => |b, x| b.un(UnOp::NegI32, x),
        Op::Not => |b, x| b.un(UnOp::NotI32, x),
        Op::LogicalNot => |b, x| b.un(UnOp::NotBool, x),
        Op::IsNan => |b, x| b.cmp(CmpOp::NeF32, x, x),
        Op::IsInf => |b, x| {
            let x = b.un(UnOp::AbsF32, x);
            let inf = b.f32(f32::INFINITY);
            b.cmp(CmpOp::EqF32, x, inf)
        },
        Op::ConvertFToS => |b, x| b.un(UnOp::F32ToS32, x),
        Op::ConvertFToU => |b, x| b.un(UnOp::F32ToU32, x),
        Op::ConvertSToF => |b, x| b.un(UnOp::S32ToF32, x),
        Op::ConvertUToF => |b, x| b.un(UnOp::U32ToF32, x),
        // Between types of one width.
        Op::UConvert | Op::SConvert | Op::FConvert => |_, x| x,
        Op::QuantizeToF16 => |b, x| b.quantize_to_f16(x),
        _ => return None,
    })
}

fn binary(op: Op) -> Option<Binary> {
    macro_rules! bin {
        ($op:ident) => {
            |b, x, y| b.bin(BinOp::$op, x, y)
        };
    }
    macro_rules! cmp {
        ($op:ident) => {
            |b, x, y| b.cmp(CmpOp::$op, x, y)
        };
        (swap $op:ident) => {
            |b, x, y| b.cmp(CmpOp::$op, y, x)
        };
        (not $op:ident) => {
            |b, x, y| {
                let c = b.cmp(CmpOp::$op, x, y);
                b.un(UnOp::NotBool, c)
            }
        };
        (not swap $op:ident) => {
            |b, x, y| {
                let c = b.cmp(CmpOp::$op, y, x);
                b.un(UnOp::NotBool, c)
            }
        };
    }
    Some(match op {
        Op::IAdd => bin!(Add),
        Op::ISub => bin!(Sub),
        Op::IMul => bin!(Mul),
        Op::UDiv => bin!(DivU32),
        Op::SDiv => bin!(DivS32),
        Op::UMod => bin!(RemU32),
        Op::SRem => bin!(RemS32),
        Op::SMod => |b, x, y| {
            let r = b.bin(BinOp::RemS32, x, y);
            let zero = b.i32(0);
            let left = b.cmp(CmpOp::NeI32, r, zero);
            let signs = b.bin(BinOp::Xor, r, y);
            let differ = b.cmp(CmpOp::LtS32, signs, zero);
            let add = b.bin(BinOp::AndBool, left, differ);
            let moved = b.bin(BinOp::Add, r, y);
            b.select(add, moved, r)
        },
        Op::FAdd => bin!(AddF32),
        Op::FSub => bin!(SubF32),
        Op::FMul => bin!(MulF32),
        Op::FDiv => bin!(DivF32),
        Op::FRem => |b, x, y| b.remainder(UnOp::Trunc, x, y),
        Op::FMod => |b, x, y| b.remainder(UnOp::Floor, x, y),
        Op::ShiftLeftLogical => bin!(Shl),
        Op::ShiftRightLogical => bin!(ShrU32),
        Op::ShiftRightArithmetic => bin!(ShrS32),
        Op::BitwiseAnd => bin!(And),
        Op::BitwiseOr => bin!(Or),
        Op::BitwiseXor => bin!(Xor),
        Op::LogicalAnd => bin!(AndBool),
        Op::LogicalOr => bin!(OrBool),
        Op::LogicalNotEqual => bin!(XorBool),
        Op::LogicalEqual => |b, x, y| {
            let differ = b.bin(BinOp::XorBool, x, y);
            b.un(UnOp::NotBool, differ)
        },
        Op::IEqual => cmp!(EqI32),
        Op::INotEqual => cmp!(NeI32),
        Op::ULessThan => cmp!(LtU32),
        Op::ULessThanEqual => cmp!(LeU32),
        Op::UGreaterThan => cmp!(swap LtU32),
        Op::UGreaterThanEqual => cmp!(swap LeU32),
        Op::SLessThan => cmp!(LtS32),
        Op::SLessThanEqual => cmp!(LeS32),
        Op::SGreaterThan => cmp!(swap LtS32),
        Op::SGreaterThanEqual => cmp!(swap LeS32),
        Op::FOrdEqual => cmp!(EqF32),
        Op::FUnordNotEqual => cmp!(NeF32),
        Op::FOrdNotEqual | Op::LessOrGreater => less_or_greater,
        Op::FUnordEqual => |b, x, y| {
            let c = less_or_greater(b, x, y);
            b.un(UnOp::NotBool, c)
        },
        Op::FOrdLessThan => cmp!(LtF32),
        Op::FOrdLessThanEqual => cmp!(LeF32),
        Op::FOrdGreaterThan => cmp!(swap LtF32),
        Op::FOrdGreaterThanEqual => cmp!(swap LeF32),
        Op::FUnordLessThan => cmp!(not swap LeF32),
        Op::FUnordLessThanEqual => cmp!(not swap LtF32),
        Op::FUnordGreaterThan => cmp!(not LeF32),
        Op::FUnordGreaterThanEqual => cmp!(not LtF32),
        Op::Ordered => ordered,
        Op::Unordered => |b, x, y| {
            let c = ordered(b, x, y);
            b.un(UnOp::NotBool, c)
        },
        _ => return None,
    })
}

fn less_or_greater(b: &mut Builder, x: Value, y: Value) -> Value {
    let less = b.cmp(CmpOp::LtF32, x, y);
    let greater = b.cmp(CmpOp::LtF32, y, x);
    b.bin(BinOp::OrBool, less, greater)
}

fn ordered(b: &mut Builder, x: Value, y: Value) -> Value {
    let x = b.cmp(CmpOp::EqF32, x, x);
    let y = b.cmp(CmpOp::EqF32, y, y);
    b.bin(BinOp::AndBool, x, y)
}

/// Operations with a struct of two results.
fn pair(op: Op) -> Option<Pair> {
    Some(match op {
        Op::IAddCarry => |b, x, y| {
            let sum = b.bin(BinOp::Add, x, y);
            let carry = b.cmp(CmpOp::LtU32, sum, x);
            (sum, bit(b, carry))
        },
        Op::ISubBorrow => |b, x, y| {
            let difference = b.bin(BinOp::Sub, x, y);
            let borrow = b.cmp(CmpOp::LtU32, x, y);
            (difference, bit(b, borrow))
        },
        Op::UMulExtended => |b, x, y| (b.bin(BinOp::Mul, x, y), b.bin(BinOp::MulHiU32, x, y)),
        Op::SMulExtended => |b, x, y| (b.bin(BinOp::Mul, x, y), b.bin(BinOp::MulHiS32, x, y)),
        _ => return None,
    })
}

fn bit(b: &mut Builder, cond: Value) -> Value {
    let (one, zero) = (b.i32(1), b.i32(0));
    b.select(cond, one, zero)
}
