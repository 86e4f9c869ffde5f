//! WGSL's numeric built-in functions.

use super::constructs;
use super::expr::scalar_of;
use super::lower::{Lower, R};
use super::types::num_of;
use crate::front::bits::BitFunction;
use crate::front::functions::Function;
use crate::front::numbers::Num;
use lanemask_ir::*;
use naga::{MathFunction as F, Scalar, ScalarKind, TypeInner};
use std::rc::Rc;

type Arg<'a> = (Rc<[Value]>, &'a TypeInner);

/// What stands for a type of F32; of matrices only the functions before that look at the shape.
static F32: TypeInner = TypeInner::Scalar(Scalar::F32);

/// Rows and columns of a matrix.
fn shape(ty: &TypeInner) -> Option<(usize, usize)> {
    match *ty {
        TypeInner::Matrix { columns, rows, .. } => Some((columns as usize, rows as usize)),
        _ => None,
    }
}

impl Lower<'_> {
    pub(super) fn math(&mut self, fun: F, args: &[Arg<'_>]) -> R<Vec<Value>> {
        let n = scalar_of(args[0].1).and_then(num_of).unwrap_or(Num::F32);
        let values: Vec<&[Value]> = args.iter().map(|a| &a.0[..]).collect();
        if fun == F::Transpose {
            let Some((columns, rows)) = shape(args[0].1) else {
                return Err(self.internal("transpose of something else"));
            };
            let words = n.words() as usize;
            return Ok((0..rows)
                .flat_map(|r| (0..columns).map(move |c| c * rows + r))
                .flat_map(|i| &values[0][i * words..][..words])
                .copied()
                .collect());
        }
        if let Some(found) = self.of_bits(fun, n, &values) {
            return Ok(found);
        }
        match n {
            Num::Bool | Num::F32 | Num::Int { bits: 32, .. } => {}
            _ => {
                let found = simple(fun).and_then(|f| self.b.function(f, n, &values));
                return match found {
                    Some(found) => Ok(found),
                    None if n == Num::F16 => self.math_through_f32(fun, args),
                    None => Err(self.unsupported(
                        self.b.span,
                        format!("the function `{fun:?}` of `{}`", n.name()),
                    )),
                };
            }
        }
        let a = Rc::clone(&args[0].0);
        let kind = scalar_of(args[0].1).map_or(ScalarKind::Float, |s| s.kind);
        let float = kind == ScalarKind::Float;
        let signed = kind == ScalarKind::Sint;
        let by = |f, s, u| match kind {
            ScalarKind::Float => f,
            ScalarKind::Sint => s,
            _ => u,
        };
        let min = by(BinOp::MinF32, BinOp::MinS32, BinOp::MinU32);
        let max = by(BinOp::MaxF32, BinOp::MaxS32, BinOp::MaxU32);
        let other = |i: usize| Rc::clone(&args[i].0);
        Ok(match fun {
            F::Abs if float => self.b.each(&a, |b, x| b.un(UnOp::AbsF32, x)),
            F::Abs if signed => self.b.each(&a, |b, x| b.un(UnOp::AbsI32, x)),
            F::Abs => a.to_vec(),
            F::Min => self.b.each2(&a, &other(1), |b, x, y| b.bin(min, x, y)),
            F::Max => self.b.each2(&a, &other(1), |b, x, y| b.bin(max, x, y)),
            F::Clamp => self.b.each3(&a, &other(1), &other(2), |b, x, low, high| {
                let x = b.bin(max, x, low);
                b.bin(min, x, high)
            }),
            F::Saturate => self.b.each(&a, |b, x| b.saturate(x)),
            F::Cos => self.b.each(&a, |b, x| b.un(UnOp::Cos, x)),
            F::Sin => self.b.each(&a, |b, x| b.un(UnOp::Sin, x)),
            F::Tan => self.b.each(&a, |b, x| b.tan(x)),
            F::Cosh => self.b.each(&a, |b, x| b.cosh(x)),
            F::Sinh => self.b.each(&a, |b, x| b.sinh(x)),
            F::Tanh => self.b.each(&a, |b, x| b.tanh(x)),
            F::Acos => self.b.each(&a, |b, x| b.acos(x)),
            F::Asin => self.b.each(&a, |b, x| b.asin(x)),
            F::Atan => self.b.each(&a, |b, x| b.atan(x)),
            F::Atan2 => self.b.each2(&a, &other(1), |b, y, x| b.atan2(y, x)),
            F::Asinh => self.b.each(&a, |b, x| b.asinh(x)),
            F::Acosh => self.b.each(&a, |b, x| b.acosh(x)),
            F::Atanh => self.b.each(&a, |b, x| b.atanh(x)),
            F::Radians => self.b.each(&a, |b, x| b.radians(x)),
            F::Degrees => self.b.each(&a, |b, x| b.degrees(x)),
            F::Ceil => self.b.each(&a, |b, x| b.un(UnOp::Ceil, x)),
            F::Floor => self.b.each(&a, |b, x| b.un(UnOp::Floor, x)),
            F::Round => self.b.each(&a, |b, x| b.un(UnOp::Rint, x)),
            F::Fract => self.b.each(&a, |b, x| b.un(UnOp::Fract, x)),
            F::Trunc => self.b.each(&a, |b, x| b.un(UnOp::Trunc, x)),
            F::Modf => {
                let whole = self.b.each(&a, |b, x| b.un(UnOp::Trunc, x));
                let mut out = self
                    .b
                    .each2(&a, &whole, |b, x, w| b.bin(BinOp::SubF32, x, w));
                out.extend(whole);
                out
            }
            F::Frexp => {
                let mut out = self.b.each(&a, |b, x| b.un(UnOp::FrexpFract, x));
                out.extend(self.b.each(&a, |b, x| b.un(UnOp::FrexpExp, x)));
                out
            }
            F::Ldexp => self.b.each2(&a, &other(1), |b, x, e| {
                b.one(Type::F32, Op::Bin(BinOp::Ldexp, x, e))
            }),
            F::Exp => self.b.each(&a, |b, x| b.exp(x)),
            F::Exp2 => self.b.each(&a, |b, x| b.un(UnOp::Exp2, x)),
            F::Log => self.b.each(&a, |b, x| b.log(x)),
            F::Log2 => self.b.each(&a, |b, x| b.un(UnOp::Log2, x)),
            F::Pow => self.b.each2(&a, &other(1), |b, x, y| b.pow(x, y)),
            F::Dot if float => vec![self.b.dot(&a, &other(1))],
            F::Dot => {
                let mut sum = None;
                for (&x, &y) in a.iter().zip(other(1).iter()) {
                    let product = self.b.bin(BinOp::Mul, x, y);
                    sum = Some(match sum {
                        None => product,
                        Some(s) => self.b.bin(BinOp::Add, s, product),
                    });
                }
                sum.into_iter().collect()
            }
            F::Dot4I8Packed => vec![self.b.packed_dot(a[0], other(1)[0], true)],
            F::Dot4U8Packed => vec![self.b.packed_dot(a[0], other(1)[0], false)],
            F::Cross => self.b.cross(&a, &other(1)),
            F::Length => vec![self.b.length(&a)],
            F::Distance => {
                let d = self
                    .b
                    .each2(&a, &other(1), |b, x, y| b.bin(BinOp::SubF32, x, y));
                vec![self.b.length(&d)]
            }
            F::Normalize => {
                let length = self.b.length(&a);
                self.b.each(&a, |b, x| b.bin(BinOp::DivF32, x, length))
            }
            F::FaceForward => self.b.face_forward(&a, &other(1), &other(2)),
            F::Reflect => self.b.reflect(&a, &other(1)),
            F::Refract => self.b.refract(&a, &other(1), other(2)[0]),
            F::Sign if float => self.b.each(&a, |b, x| b.sign_f32(x)),
            F::Sign => self.b.each(&a, |b, x| b.sign_i32(x)),
            F::Fma => self
                .b
                .each3(&a, &other(1), &other(2), |b, x, y, z| b.fma(x, y, z)),
            F::Mix => self
                .b
                .each3(&a, &other(1), &other(2), |b, x, y, t| b.mix(x, y, t)),
            F::Step => self.b.each2(&a, &other(1), |b, edge, x| b.step(edge, x)),
            F::SmoothStep => self.b.each3(&a, &other(1), &other(2), |b, low, high, x| {
                b.smoothstep(low, high, x)
            }),
            F::Sqrt => self.b.each(&a, |b, x| b.un(UnOp::Sqrt, x)),
            F::InverseSqrt => self.b.each(&a, |b, x| b.un(UnOp::Rsqrt, x)),
            F::Determinant => match a.len() {
                4 => vec![self.b.det2([a[0], a[1], a[2], a[3]])],
                9 => vec![self.b.determinant(&a, 3)],
                _ => vec![self.b.determinant(&a, 4)],
            },
            F::QuantizeToF16 => self.b.each(&a, |b, x| b.quantize_to_f16(x)),
            F::Pack4x8snorm => vec![self.b.pack_norm(&a, 8, true)],
            F::Pack4x8unorm => vec![self.b.pack_norm(&a, 8, false)],
            F::Pack2x16snorm => vec![self.b.pack_norm(&a, 16, true)],
            F::Pack2x16unorm => vec![self.b.pack_norm(&a, 16, false)],
            F::Pack2x16float => vec![self.b.pack_half(&a)],
            F::Pack4xI8 | F::Pack4xU8 => vec![self.b.pack_bytes(&a)],
            F::Pack4xI8Clamp => {
                let (low, high) = (self.b.i32(-128i32 as u32), self.b.i32(127));
                let clamped = self.b.each(&a, |b, x| {
                    let x = b.bin(BinOp::MaxS32, x, low);
                    b.bin(BinOp::MinS32, x, high)
                });
                vec![self.b.pack_bytes(&clamped)]
            }
            F::Pack4xU8Clamp => {
                let high = self.b.i32(255);
                let clamped = self.b.each(&a, |b, x| b.bin(BinOp::MinU32, x, high));
                vec![self.b.pack_bytes(&clamped)]
            }
            F::Unpack4x8snorm => self.b.unpack_norm(a[0], 8, true),
            F::Unpack4x8unorm => self.b.unpack_norm(a[0], 8, false),
            F::Unpack2x16snorm => self.b.unpack_norm(a[0], 16, true),
            F::Unpack2x16unorm => self.b.unpack_norm(a[0], 16, false),
            F::Unpack2x16float => self.b.unpack_half(a[0]),
            F::Unpack4xI8 => (0..4).map(|i| self.b.field(a[0], i, 8, true)).collect(),
            F::Unpack4xU8 => (0..4).map(|i| self.b.field(a[0], i, 8, false)).collect(),
            F::CountTrailingZeros
            | F::CountLeadingZeros
            | F::CountOneBits
            | F::ReverseBits
            | F::FirstTrailingBit
            | F::FirstLeadingBit
            | F::ExtractBits
            | F::InsertBits
            | F::Transpose
            | F::Outer
            | F::Inverse => {
                let what = constructs::math(&fun).refusal();
                let what = what.unwrap_or("such a function");
                return Err(self.unsupported(self.b.span, what));
            }
        })
    }

    /// A function of bits, if it is one.
    fn of_bits(&mut self, fun: F, n: Num, args: &[&[Value]]) -> Option<Vec<Value>> {
        let words = n.words() as usize;
        let x = args[0].chunks(words);
        let word = |i: usize| args[i][0];
        Some(match fun {
            F::ExtractBits => x
                .flat_map(|x| self.b.extract_bits(n, x, word(1), word(2)))
                .collect(),
            F::InsertBits => std::iter::zip(x, args[1].chunks(words))
                .flat_map(|(x, insert)| self.b.insert_bits(n, x, insert, word(2), word(3)))
                .collect(),
            _ => {
                let f = bit_function(fun)?;
                x.flat_map(|x| self.b.bit_function(f, n, x)).collect()
            }
        })
    }

    /// A function of binary16: that of F32, rounded.
    fn math_through_f32(&mut self, fun: F, args: &[Arg<'_>]) -> R<Vec<Value>> {
        let mut widened: Vec<Arg<'_>> = Vec::with_capacity(args.len());
        for (values, ty) in args {
            widened.push(match scalar_of(ty).and_then(num_of) {
                Some(Num::F16) => (self.b.each(values, |b, x| b.widen(x)).into(), &F32),
                _ => (Rc::clone(values), *ty),
            });
        }
        let found = self.math(fun, &widened)?;
        // Exponents are integers.
        let floats = match fun {
            F::Frexp => found.len() / 2,
            _ => found.len(),
        };
        let mut out = self.b.each(&found[..floats], |b, x| b.round_to_half(x));
        out.extend_from_slice(&found[floats..]);
        Ok(out)
    }
}

/// A function of the bits of integers.
fn bit_function(fun: F) -> Option<BitFunction> {
    Some(match fun {
        F::CountOneBits => BitFunction::Count,
        F::ReverseBits => BitFunction::Reverse,
        F::CountLeadingZeros => BitFunction::LeadingZeros,
        F::CountTrailingZeros => BitFunction::TrailingZeros,
        F::FirstLeadingBit => BitFunction::FirstLeading,
        F::FirstTrailingBit => BitFunction::FirstTrailing,
        _ => return None,
    })
}

/// A function that needs no more than arithmetic.
fn simple(fun: F) -> Option<Function> {
    Some(match fun {
        F::Abs => Function::Abs,
        F::Min => Function::Min,
        F::Max => Function::Max,
        F::Clamp => Function::Clamp,
        F::Saturate => Function::Saturate,
        F::Sign => Function::Sign,
        F::Ceil => Function::Ceil,
        F::Floor => Function::Floor,
        F::Round => Function::Round,
        F::Trunc => Function::Trunc,
        F::Fract => Function::Fract,
        F::Modf => Function::Modf,
        F::Frexp => Function::Frexp,
        F::Ldexp => Function::Ldexp,
        F::Sqrt => Function::Sqrt,
        F::InverseSqrt => Function::InverseSqrt,
        F::Fma => Function::Fma,
        F::Mix => Function::Mix,
        F::Step => Function::Step,
        F::SmoothStep => Function::SmoothStep,
        F::Radians => Function::Radians,
        F::Degrees => Function::Degrees,
        F::Dot => Function::Dot,
        F::Cross => Function::Cross,
        F::Length => Function::Length,
        F::Distance => Function::Distance,
        F::Normalize => Function::Normalize,
        F::FaceForward => Function::FaceForward,
        F::Reflect => Function::Reflect,
        F::Refract => Function::Refract,
        F::Determinant => Function::Determinant,
        _ => return None,
    })
}
