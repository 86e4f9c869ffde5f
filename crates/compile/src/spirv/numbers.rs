//! Operations on numbers that are not of 32 bits.
//!
//! An operation says whether an integer has a sign; its type does not matter. So integers of 8 and 16 bits are kept with zeros above
//! them, and extended by the operations that see a sign.

use super::error::malformed;
use super::ops::Arg;
use super::types::Types;
use super::words::R;
use crate::front::bits::BitFunction;
use crate::front::build::Builder;
use crate::front::functions::Function;
use crate::front::numbers::{Arith, Compare, Num};
use lanemask_diag::Diagnostic;
use lanemask_ir::{BinOp, Type, UnOp, Value};
use rspirv::spirv::{GlslStd450Op as G, Op};

fn misfit(op: Op) -> Box<Diagnostic> {
    Box::new(malformed(format!(
        "the operands of `Op{op:?}` do not fit its result"
    )))
}

/// Whether a number is not of 32 bits.
pub(super) fn is_other(n: Num) -> bool {
    n.bits() != 32
}

fn with_sign(n: Num, signed: bool) -> Num {
    match n {
        Num::Int { bits, .. } => Num::Int { bits, signed },
        other => other,
    }
}

/// Whether an operation takes its integers as signed ones.
fn sees_sign(op: Op) -> bool {
    matches!(
        op,
        Op::SDiv
            | Op::SRem
            | Op::SMod
            | Op::SLessThan
            | Op::SLessThanEqual
            | Op::SGreaterThan
            | Op::SGreaterThanEqual
            | Op::ShiftRightArithmetic
            | Op::ConvertSToF
            | Op::SConvert
    )
}

/// The words of a number with its sign, or without the copies of the sign above it.
fn extend(b: &mut Builder, n: Num, signed: bool, x: &[Value]) -> Vec<Value> {
    match n {
        Num::Int { bits: ..32, .. } => vec![b.cut(x[0], with_sign(n, signed))],
        _ => x.to_vec(),
    }
}

fn arithmetic(op: Op) -> Option<Arith> {
    Some(match op {
        Op::IAdd | Op::FAdd => Arith::Add,
        Op::ISub | Op::FSub => Arith::Sub,
        Op::IMul | Op::FMul | Op::VectorTimesScalar | Op::MatrixTimesScalar => Arith::Mul,
        Op::UDiv | Op::SDiv | Op::FDiv => Arith::Div,
        Op::UMod | Op::SRem | Op::FRem => Arith::Rem,
        Op::BitwiseAnd => Arith::And,
        Op::BitwiseOr => Arith::Or,
        Op::BitwiseXor => Arith::Xor,
        _ => return None,
    })
}

/// A comparison: which, whether its operands change places, and whether it is the opposite.
fn comparison(op: Op) -> Option<(Compare, bool, bool)> {
    use Compare::{Eq, Le, Lt, Ne};
    Some(match op {
        Op::IEqual | Op::FOrdEqual => (Eq, false, false),
        Op::INotEqual | Op::FUnordNotEqual => (Ne, false, false),
        Op::ULessThan | Op::SLessThan | Op::FOrdLessThan => (Lt, false, false),
        Op::ULessThanEqual | Op::SLessThanEqual | Op::FOrdLessThanEqual => (Le, false, false),
        Op::UGreaterThan | Op::SGreaterThan | Op::FOrdGreaterThan => (Lt, true, false),
        Op::UGreaterThanEqual | Op::SGreaterThanEqual | Op::FOrdGreaterThanEqual => {
            (Le, true, false)
        }
        Op::FUnordLessThan => (Le, true, true),
        Op::FUnordLessThanEqual => (Lt, true, true),
        Op::FUnordGreaterThan => (Le, false, true),
        Op::FUnordGreaterThanEqual => (Lt, false, true),
        _ => return None,
    })
}

/// Lowers an operation with numbers that are not of 32 bits among its operands or in its result, if there are any and it is not one on
/// whole words.
pub(super) fn operation(
    b: &mut Builder,
    types: &Types,
    op: Op,
    args: &[Arg],
    result: u32,
) -> R<Option<Vec<Value>>> {
    let of = |arg: &Arg| types.num(arg.ty);
    let numbers = args.iter().filter_map(of).chain(types.num(result));
    if !numbers.into_iter().any(is_other) {
        return Ok(None);
    }
    let count = types.flat(result) as usize;
    let to = types.num(result);
    if op == Op::Bitcast {
        let [arg] = args else { return Err(misfit(op)) };
        let (Some(from), Some(to)) = (of(arg), to) else {
            return Err(misfit(op));
        };
        let values = bitcast(b, from, to, &arg.values, count);
        return values.map(Some).ok_or_else(|| misfit(op));
    }
    let Some(n) = args.first().and_then(of) else {
        return Ok(None);
    };
    let words = n.words() as usize;
    let shape = |i: usize| args.get(i).and_then(|a| types.matrix(a.ty));
    match op {
        Op::MatrixTimesVector | Op::VectorTimesMatrix | Op::MatrixTimesMatrix | Op::Dot => {
            let [x, y] = args else { return Err(misfit(op)) };
            if !n.is_float() || of(y) != Some(n) {
                return Err(misfit(op));
            }
            let (columns, rows, inner) = match (shape(0), shape(1)) {
                (Some((inner, rows)), Some((columns, _))) if op == Op::MatrixTimesMatrix => {
                    (columns, rows, inner)
                }
                (Some((inner, rows)), None) if op == Op::MatrixTimesVector => (1, rows, inner),
                (None, Some((columns, inner))) if op == Op::VectorTimesMatrix => {
                    (columns, 1, inner)
                }
                (None, None) if op == Op::Dot => (1, 1, x.values.len() / words),
                _ => return Err(misfit(op)),
            };
            let fits =
                x.values.len() == inner * rows * words && y.values.len() == columns * inner * words;
            if !fits {
                return Err(misfit(op));
            }
            let shape = [columns, rows, inner];
            return Ok(Some(b.matrix_product(n, &x.values, &y.values, shape)));
        }
        Op::OuterProduct => {
            let [x, y] = args else { return Err(misfit(op)) };
            if of(y) != Some(n) {
                return Err(misfit(op));
            }
            let mut out = Vec::new();
            for c in y.values.chunks(words) {
                for r in x.values.chunks(words) {
                    out.extend(b.arith(Arith::Mul, n, r, c));
                }
            }
            return Ok(Some(out));
        }
        Op::Transpose => {
            let (columns, rows) = shape(0).ok_or_else(|| misfit(op))?;
            let x = &args[0].values;
            let from = (0..rows).flat_map(|r| (0..columns).map(move |c| c * rows + r));
            return Ok(Some(
                from.flat_map(|i| &x[i * words..][..words])
                    .copied()
                    .collect(),
            ));
        }
        Op::SDot | Op::UDot | Op::SUDot => {
            let [x, y] = args else { return Err(misfit(op)) };
            let (Some(other), Some(to)) = (of(y), to) else {
                return Err(misfit(op));
            };
            if x.values.len() / words != y.values.len() / other.words() as usize {
                return Err(misfit(op));
            }
            let signed = [op != Op::UDot, op == Op::SDot];
            let mut sum = b.zero_of(to);
            let ys: Vec<Vec<Value>> = y
                .values
                .chunks(other.words() as usize)
                .map(<[Value]>::to_vec)
                .collect();
            for (x, y) in x.values.chunks(words).zip(ys) {
                let x = wider(b, n, signed[0], x, to);
                let y = wider(b, other, signed[1], &y, to);
                let product = b.arith(Arith::Mul, to, &x, &y);
                sum = b.arith(Arith::Add, to, &sum, &product);
            }
            return Ok(Some(sum));
        }
        _ => {}
    }
    componentwise(b, types, op, n, args, to)
}

/// Lowers an operation on the bits of integers of any width.
pub(super) fn bits(
    b: &mut Builder,
    types: &Types,
    op: Op,
    args: &[Arg],
    result: u32,
) -> R<Vec<Value>> {
    let integer = |ty: u32| types.num(ty).filter(|n| matches!(n, Num::Int { .. }));
    let first = args.first().ok_or_else(|| misfit(op))?;
    let (Some(n), Some(to)) = (integer(first.ty), integer(result)) else {
        return Err(misfit(op));
    };
    let components = |arg: &Arg, n: Num| -> Vec<Vec<Value>> {
        let words = arg.values.chunks(n.words() as usize);
        words.map(<[Value]>::to_vec).collect()
    };
    let n = with_sign(n, op == Op::BitFieldSExtract);
    let x = components(first, n);
    // Offsets and counts are at most the width: their low words.
    let word = |i: usize| -> R<Value> {
        let arg = args.get(i).filter(|a| integer(a.ty).is_some());
        arg.map(|a| a.values[0]).ok_or_else(|| misfit(op))
    };
    let made: Vec<Vec<Value>> = match (op, args.len()) {
        (Op::BitCount | Op::BitReverse, 1) => {
            let f = match op {
                Op::BitCount => BitFunction::Count,
                _ => BitFunction::Reverse,
            };
            let x = x.iter().map(|x| b.bit_function(f, n, x));
            x.collect()
        }
        (Op::BitFieldSExtract | Op::BitFieldUExtract, 3) => {
            let (offset, count) = (word(1)?, word(2)?);
            let mut made = Vec::with_capacity(x.len());
            for x in &x {
                let field = b.extract_bits(n, x, offset, count);
                made.push(extend(b, n, false, &field));
            }
            made
        }
        (Op::BitFieldInsert, 4) => {
            let (offset, count) = (word(2)?, word(3)?);
            let insert = components(&args[1], n);
            if args[1].values.len() != first.values.len() {
                return Err(misfit(op));
            }
            let both = x.iter().zip(&insert);
            both.map(|(x, insert)| b.insert_bits(n, x, insert, offset, count))
                .collect()
        }
        _ => return Err(misfit(op)),
    };
    // Only counts may be of another width than their operands.
    if op != Op::BitCount && to.bits() != n.bits() {
        return Err(misfit(op));
    }
    let plain = with_sign(n, false);
    let made: Vec<Value> = (made.iter())
        .flat_map(|x| b.convert(x, plain, with_sign(to, false)))
        .collect();
    if made.len() != types.flat(result) as usize {
        return Err(misfit(op));
    }
    Ok(made)
}

/// An integer in the words of another type.
fn wider(b: &mut Builder, n: Num, signed: bool, x: &[Value], to: Num) -> Vec<Value> {
    let x = extend(b, n, signed, x);
    let x = b.convert(&x, with_sign(n, signed), with_sign(to, signed));
    extend(b, to, false, &x)
}

/// Makes one component of two.
type Binary<'a> = dyn FnMut(&mut Builder, &[Value], &[Value]) -> Vec<Value> + 'a;

fn componentwise(
    b: &mut Builder,
    types: &Types,
    op: Op,
    n: Num,
    args: &[Arg],
    to: Option<Num>,
) -> R<Option<Vec<Value>>> {
    let signed = sees_sign(op);
    let n = with_sign(n, signed);
    let components = |i: usize| -> Vec<Vec<Value>> {
        let Some(arg) = args.get(i) else {
            return Vec::new();
        };
        let words = types.num(arg.ty).map_or(1, Num::words) as usize;
        arg.values.chunks(words).map(<[Value]>::to_vec).collect()
    };
    let (x, y) = (components(0), components(1));
    let scalar = matches!(op, Op::VectorTimesScalar | Op::MatrixTimesScalar);
    let shift = matches!(
        op,
        Op::ShiftLeftLogical | Op::ShiftRightLogical | Op::ShiftRightArithmetic
    );
    let mut out = Vec::new();
    if args.len() == 2 {
        let same = y.len() == x.len() || scalar && y.len() == 1;
        let of_y = types.num(args[1].ty);
        let fits = same && (shift || of_y.map(|m| with_sign(m, signed)) == Some(n));
        let mut binary = |b: &mut Builder, f: &mut Binary<'_>| -> R<()> {
            if !fits {
                return Err(misfit(op));
            }
            for (i, x) in x.iter().enumerate() {
                let x = extend(b, n, signed, x);
                let y = &y[if scalar { 0 } else { i }];
                let y = if shift {
                    y.clone()
                } else {
                    extend(b, n, signed, y)
                };
                out.extend(f(b, &x, &y));
            }
            Ok(())
        };
        if let Some(how) = arithmetic(op) {
            binary(b, &mut |b, x, y| {
                let r = b.arith(how, n, x, y);
                extend(b, n, false, &r)
            })?;
        } else if let Some((how, swap, not)) = comparison(op) {
            binary(b, &mut |b, x, y| {
                let (x, y) = if swap { (y, x) } else { (x, y) };
                let c = b.compare(how, n, x, y);
                vec![if not { b.un(UnOp::NotBool, c) } else { c }]
            })?;
        } else if shift {
            let left = op == Op::ShiftLeftLogical;
            binary(b, &mut |b, x, y| {
                let r = b.shift(left, n, x, y[0]);
                extend(b, n, false, &r)
            })?;
        } else {
            match op {
                Op::FMod => binary(b, &mut |b, x, y| b.floor_remainder(n, x, y))?,
                Op::SMod => binary(b, &mut |b, x, y| {
                    let r = b.arith(Arith::Rem, n, x, y);
                    let zero = b.zero_of(n);
                    let left = b.compare(Compare::Ne, n, &r, &zero);
                    let signs = b.arith(Arith::Xor, n, &r, y);
                    let differ = b.compare(Compare::Lt, n, &signs, &zero);
                    let add = b.bin(BinOp::AndBool, left, differ);
                    let moved = b.arith(Arith::Add, n, &r, y);
                    let r = b.select_words(add, &moved, &r);
                    extend(b, n, false, &r)
                })?,
                Op::FOrdNotEqual | Op::LessOrGreater | Op::FUnordEqual => {
                    binary(b, &mut |b, x, y| {
                        let less = b.compare(Compare::Lt, n, x, y);
                        let greater = b.compare(Compare::Lt, n, y, x);
                        let c = b.bin(BinOp::OrBool, less, greater);
                        vec![if op == Op::FUnordEqual {
                            b.un(UnOp::NotBool, c)
                        } else {
                            c
                        }]
                    })?;
                }
                Op::Ordered | Op::Unordered => binary(b, &mut |b, x, y| {
                    let x = b.compare(Compare::Eq, n, x, x);
                    let y = b.compare(Compare::Eq, n, y, y);
                    let c = b.bin(BinOp::AndBool, x, y);
                    vec![if op == Op::Unordered {
                        b.un(UnOp::NotBool, c)
                    } else {
                        c
                    }]
                })?,
                _ => return Ok(None),
            }
        }
        return Ok(Some(out));
    }
    if args.len() != 1 {
        return Ok(None);
    }
    let inf = b.float_of(Num::F32, f64::INFINITY);
    for x in &x {
        let x = extend(b, n, signed, x);
        out.extend(match (op, to) {
            (Op::FNegate | Op::SNegate, _) => {
                let r = b.negate(n, &x);
                extend(b, n, false, &r)
            }
            (Op::Not, _) => b.complement(n, &x),
            (Op::IsNan, _) => vec![b.compare(Compare::Ne, n, &x, &x)],
            (Op::IsInf, _) => {
                let x = b.absolute(n, &x);
                let inf = match n {
                    Num::F32 => inf.clone(),
                    _ => b.float_of(n, f64::INFINITY),
                };
                vec![b.compare(Compare::Eq, n, &x, &inf)]
            }
            (Op::ConvertFToS, Some(to)) => {
                let r = b.convert(&x, n, with_sign(to, true));
                extend(b, to, false, &r)
            }
            (Op::ConvertFToU, Some(to)) => b.convert(&x, n, with_sign(to, false)),
            (Op::ConvertSToF | Op::ConvertUToF | Op::FConvert, Some(to)) => b.convert(&x, n, to),
            (Op::SConvert | Op::UConvert, Some(to)) => {
                let r = b.convert(&x, n, with_sign(to, signed));
                extend(b, to, false, &r)
            }
            _ => return Ok(None),
        });
    }
    Ok(Some(out))
}

/// The same bits in numbers of another size, the first in the low bits.
fn bitcast(
    b: &mut Builder,
    from: Num,
    to: Num,
    values: &[Value],
    count: usize,
) -> Option<Vec<Value>> {
    // As words.
    let mut words: Vec<Value> = match from {
        Num::Bool => return None,
        Num::F32 => b.each(values, |b, x| b.un(UnOp::BitsToI32, x)),
        _ if from.bits() >= 32 => values.to_vec(),
        _ => {
            let per = (32 / from.bits()) as usize;
            let mut out = Vec::new();
            for parts in values.chunks(per) {
                let mut word = None;
                for (i, &part) in parts.iter().enumerate() {
                    word = Some(b.or_at(word, part, i as u32 * from.bits()));
                }
                out.extend(word);
            }
            out
        }
    };
    match to {
        Num::Bool => return None,
        Num::F32 => words = b.each(&words, |b, x| b.un(UnOp::BitsToF32, x)),
        _ if to.bits() >= 32 => {}
        _ => {
            let per = 32 / to.bits();
            let all = words.iter().flat_map(|&w| (0..per).map(move |i| (w, i)));
            let parts: Vec<(Value, u32)> = all.collect();
            words = (parts.into_iter().take(count))
                .map(|(w, i)| b.field(w, i, to.bits(), false))
                .collect();
        }
    }
    (words.len() == count).then_some(words)
}

/// What a function of GLSL.std.450 is, and whether it sees its integers as signed ones.
fn simple(op: G) -> Option<(Function, bool)> {
    Some(match op {
        G::FAbs => (Function::Abs, false),
        G::SAbs => (Function::Abs, true),
        G::FSign => (Function::Sign, false),
        G::SSign => (Function::Sign, true),
        G::Round | G::RoundEven => (Function::Round, false),
        G::Trunc => (Function::Trunc, false),
        G::Floor => (Function::Floor, false),
        G::Ceil => (Function::Ceil, false),
        G::Fract => (Function::Fract, false),
        G::Radians => (Function::Radians, false),
        G::Degrees => (Function::Degrees, false),
        G::Sqrt => (Function::Sqrt, false),
        G::InverseSqrt => (Function::InverseSqrt, false),
        G::FMin | G::NMin | G::UMin => (Function::Min, false),
        G::SMin => (Function::Min, true),
        G::FMax | G::NMax | G::UMax => (Function::Max, false),
        G::SMax => (Function::Max, true),
        G::FClamp | G::NClamp | G::UClamp => (Function::Clamp, false),
        G::SClamp => (Function::Clamp, true),
        G::Step => (Function::Step, false),
        G::Ldexp => (Function::Ldexp, false),
        G::FMix => (Function::Mix, false),
        G::SmoothStep => (Function::SmoothStep, false),
        G::Fma => (Function::Fma, false),
        G::Length => (Function::Length, false),
        G::Distance => (Function::Distance, false),
        G::Normalize => (Function::Normalize, false),
        G::Cross => (Function::Cross, false),
        G::FaceForward => (Function::FaceForward, false),
        G::Reflect => (Function::Reflect, false),
        G::Refract => (Function::Refract, false),
        G::ModfStruct => (Function::Modf, false),
        G::FrexpStruct => (Function::Frexp, false),
        G::Determinant => (Function::Determinant, false),
        G::MatrixInverse => (Function::Inverse, false),
        _ => return None,
    })
}

/// A search for a bit, and whether it sees its integers as signed ones.
fn bit_search(op: G) -> Option<(BitFunction, bool)> {
    Some(match op {
        G::FindILsb => (BitFunction::FirstTrailing, false),
        G::FindSMsb => (BitFunction::FirstLeading, true),
        G::FindUMsb => (BitFunction::FirstLeading, false),
        _ => return None,
    })
}

/// A function of numbers that are not of 32 bits; `None` if they do not have it. The number of arguments is checked.
pub(super) fn function(
    b: &mut Builder,
    op: G,
    n: Num,
    args: &[&[Value]],
) -> Result<Option<Vec<Value>>, ()> {
    let first = args.first().map_or(0, |a| a.len());
    if let Some((f, signed)) = bit_search(op) {
        if args.len() != 1 || first == 0 || !matches!(n, Num::Int { .. }) {
            return Err(());
        }
        let n = with_sign(n, signed);
        let mut out = Vec::with_capacity(first);
        for x in args[0].chunks(n.words() as usize) {
            let x = extend(b, n, signed, x);
            let index = b.bit_function(f, n, &x);
            out.extend(extend(b, n, false, &index));
        }
        return Ok(Some(out));
    }
    let Some((f, signed)) = simple(op) else {
        return Ok(None);
    };
    let same = |count: usize| args.len() == count && args.iter().all(|a| a.len() == first);
    let words = n.words() as usize;
    use Function as F;
    let fits = first > 0
        && match f {
            F::Min | F::Max | F::Step | F::Distance | F::Reflect => same(2),
            F::Clamp | F::Mix | F::SmoothStep | F::Fma | F::FaceForward => same(3),
            F::Cross => same(2) && first == 3 * words,
            F::Ldexp => args.len() == 2 && args[1].len() == first / words,
            F::Determinant | F::Inverse => {
                let count = first / words;
                args.len() == 1 && count.isqrt() * count.isqrt() == count
            }
            F::Refract => args.len() == 3 && args[1].len() == first && args[2].len() == words,
            _ => args.len() == 1,
        };
    if !fits {
        return Err(());
    }
    let n = with_sign(n, signed);
    let narrow = matches!(n, Num::Int { bits: ..32, .. });
    let extended: Vec<Vec<Value>> = args
        .iter()
        .map(|a| {
            if narrow && signed {
                b.each(a, |b, x| b.cut(x, n))
            } else {
                a.to_vec()
            }
        })
        .collect();
    let args: Vec<&[Value]> = extended.iter().map(|a| &a[..]).collect();
    let Some(found) = b.function(f, n, &args) else {
        return Ok(None);
    };
    Ok(Some(if narrow {
        b.each(&found, |b, x| b.cut(x, with_sign(n, false)))
    } else {
        found
    }))
}

/// Floats of 16 bits as those of 32.
pub(super) fn widened(b: &mut Builder, values: &[Value]) -> Vec<Value> {
    debug_assert!(values.iter().all(|v| b.ty(*v) == Type::I32));
    b.each(values, |b, x| b.widen(x))
}
