//! WGSL's numeric built-in functions.

use super::expr::scalar_of;
use super::lower::{Lower, R};
use lanemask_ir::*;
use naga::{MathFunction as F, ScalarKind, TypeInner};
use std::rc::Rc;

type Arg<'m> = (Rc<[Value]>, &'m TypeInner);

impl<'m> Lower<'m> {
    pub(super) fn math(&mut self, fun: F, args: &[Arg<'m>]) -> R<Vec<Value>> {
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
            F::Abs if float => self.each(&a, |b, x| b.un(UnOp::AbsF32, x)),
            F::Abs if signed => self.each(&a, |b, x| b.un(UnOp::AbsI32, x)),
            F::Abs => a.to_vec(),
            F::Min => self.each2(&a, &other(1), |b, x, y| b.bin(min, x, y)),
            F::Max => self.each2(&a, &other(1), |b, x, y| b.bin(max, x, y)),
            F::Clamp => self.each3(&a, &other(1), &other(2), |b, x, low, high| {
                let x = b.bin(max, x, low);
                b.bin(min, x, high)
            }),
            F::Saturate => self.each(&a, |b, x| b.saturate(x)),
            F::Cos => self.each(&a, |b, x| b.un(UnOp::Cos, x)),
            F::Sin => self.each(&a, |b, x| b.un(UnOp::Sin, x)),
            F::Tan => self.each(&a, |b, x| b.tan(x)),
            F::Cosh => self.each(&a, |b, x| b.cosh(x)),
            F::Sinh => self.each(&a, |b, x| b.sinh(x)),
            F::Tanh => self.each(&a, |b, x| b.tanh(x)),
            F::Acos => self.each(&a, |b, x| b.acos(x)),
            F::Asin => self.each(&a, |b, x| b.asin(x)),
            F::Atan => self.each(&a, |b, x| b.atan(x)),
            F::Atan2 => self.each2(&a, &other(1), |b, y, x| b.atan2(y, x)),
            F::Asinh => self.each(&a, |b, x| b.asinh(x)),
            F::Acosh => self.each(&a, |b, x| b.acosh(x)),
            F::Atanh => self.each(&a, |b, x| b.atanh(x)),
            F::Radians => self.each(&a, |b, x| {
                let k = b.f32(0.017453292);
                b.bin(BinOp::MulF32, x, k)
            }),
            F::Degrees => self.each(&a, |b, x| {
                let k = b.f32(57.29578);
                b.bin(BinOp::MulF32, x, k)
            }),
            F::Ceil => self.each(&a, |b, x| b.un(UnOp::Ceil, x)),
            F::Floor => self.each(&a, |b, x| b.un(UnOp::Floor, x)),
            F::Round => self.each(&a, |b, x| b.un(UnOp::Rint, x)),
            F::Fract => self.each(&a, |b, x| b.un(UnOp::Fract, x)),
            F::Trunc => self.each(&a, |b, x| b.un(UnOp::Trunc, x)),
            F::Modf => {
                let whole = self.each(&a, |b, x| b.un(UnOp::Trunc, x));
                let mut out = self.each2(&a, &whole, |b, x, w| b.bin(BinOp::SubF32, x, w));
                out.extend(whole);
                out
            }
            F::Frexp => {
                let mut out = self.each(&a, |b, x| b.un(UnOp::FrexpFract, x));
                out.extend(self.each(&a, |b, x| b.un(UnOp::FrexpExp, x)));
                out
            }
            F::Ldexp => self.each2(&a, &other(1), |b, x, e| {
                b.one(Type::F32, Op::Bin(BinOp::Ldexp, x, e))
            }),
            F::Exp => self.each(&a, |b, x| b.exp(x)),
            F::Exp2 => self.each(&a, |b, x| b.un(UnOp::Exp2, x)),
            F::Log => self.each(&a, |b, x| b.log(x)),
            F::Log2 => self.each(&a, |b, x| b.un(UnOp::Log2, x)),
            F::Pow => self.each2(&a, &other(1), |b, x, y| b.pow(x, y)),
            F::Dot if float => vec![self.dot(&a, &other(1))],
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
            F::Dot4I8Packed => vec![self.packed_dot(a[0], other(1)[0], true)],
            F::Dot4U8Packed => vec![self.packed_dot(a[0], other(1)[0], false)],
            F::Cross => {
                let b = other(1);
                [(1, 2), (2, 0), (0, 1)]
                    .iter()
                    .map(|&(i, j)| {
                        let x = self.b.bin(BinOp::MulF32, a[i], b[j]);
                        let y = self.b.bin(BinOp::MulF32, a[j], b[i]);
                        self.b.bin(BinOp::SubF32, x, y)
                    })
                    .collect()
            }
            F::Length => vec![self.length(&a)],
            F::Distance => {
                let d = self.each2(&a, &other(1), |b, x, y| b.bin(BinOp::SubF32, x, y));
                vec![self.length(&d)]
            }
            F::Normalize => {
                let length = self.length(&a);
                self.each(&a, |b, x| b.bin(BinOp::DivF32, x, length))
            }
            F::FaceForward => {
                let d = self.dot(&other(2), &other(1));
                let zero = self.b.f32(0.0);
                let facing = self.b.cmp(CmpOp::LtF32, d, zero);
                self.each(&a, |b, x| {
                    let turned = b.un(UnOp::NegF32, x);
                    b.select(facing, x, turned)
                })
            }
            F::Reflect => {
                let n = other(1);
                let d = self.dot(&a, &n);
                let two = self.b.f32(2.0);
                let d = self.b.bin(BinOp::MulF32, two, d);
                self.each2(&a, &n, |b, x, y| {
                    let part = b.bin(BinOp::MulF32, d, y);
                    b.bin(BinOp::SubF32, x, part)
                })
            }
            F::Refract => self.refract(&a, &other(1), other(2)[0]),
            F::Sign if float => self.each(&a, |b, x| b.sign_f32(x)),
            F::Sign => self.each(&a, |b, x| {
                let (one, minus) = (b.i32(1), b.i32(u32::MAX));
                let x = b.bin(BinOp::MinS32, x, one);
                b.bin(BinOp::MaxS32, x, minus)
            }),
            F::Fma => self.each3(&a, &other(1), &other(2), |b, x, y, z| b.fma(x, y, z)),
            F::Mix => self.each3(&a, &other(1), &other(2), |b, x, y, t| b.mix(x, y, t)),
            F::Step => self.each2(&a, &other(1), |b, edge, x| {
                let (zero, one) = (b.f32(0.0), b.f32(1.0));
                let past = b.cmp(CmpOp::LeF32, edge, x);
                b.select(past, one, zero)
            }),
            F::SmoothStep => self.each3(&a, &other(1), &other(2), |b, low, high, x| {
                b.smoothstep(low, high, x)
            }),
            F::Sqrt => self.each(&a, |b, x| b.un(UnOp::Sqrt, x)),
            F::InverseSqrt => self.each(&a, |b, x| b.un(UnOp::Rsqrt, x)),
            F::Transpose => match *args[0].1 {
                TypeInner::Matrix { columns, rows, .. } => {
                    let (columns, rows) = (columns as usize, rows as usize);
                    (0..rows)
                        .flat_map(|r| (0..columns).map(move |c| c * rows + r))
                        .map(|i| a[i])
                        .collect()
                }
                _ => return Err(self.internal("transpose of something else")),
            },
            F::Determinant => match a.len() {
                4 => vec![self.det2([a[0], a[1], a[2], a[3]])],
                9 => vec![self.determinant(&a, 3)],
                _ => vec![self.determinant(&a, 4)],
            },
            F::QuantizeToF16 => self.each(&a, |b, x| {
                let half = b.un(UnOp::F32ToF16, x);
                b.un(UnOp::F16ToF32, half)
            }),
            F::CountTrailingZeros => self.each(&a, |b, x| b.un(UnOp::Ctz, x)),
            F::CountLeadingZeros => self.each(&a, |b, x| b.un(UnOp::Clz, x)),
            F::CountOneBits => self.each(&a, |b, x| b.un(UnOp::Popcnt, x)),
            F::ReverseBits => self.each(&a, |b, x| b.un(UnOp::BitRev, x)),
            F::FirstTrailingBit => self.each(&a, |b, x| b.un(UnOp::Ftb, x)),
            F::FirstLeadingBit if signed => self.each(&a, |b, x| b.un(UnOp::FlbS32, x)),
            F::FirstLeadingBit => self.each(&a, |b, x| b.un(UnOp::FlbU32, x)),
            F::ExtractBits => {
                let (offset, count) = (other(1)[0], other(2)[0]);
                self.each(&a, |b, value| {
                    b.one(
                        Type::I32,
                        Op::ExtractBits {
                            signed,
                            value,
                            offset,
                            count,
                        },
                    )
                })
            }
            F::InsertBits => {
                let (offset, count) = (other(2)[0], other(3)[0]);
                self.each2(&a, &other(1), |b, value, insert| {
                    b.one(
                        Type::I32,
                        Op::InsertBits {
                            value,
                            insert,
                            offset,
                            count,
                        },
                    )
                })
            }
            F::Pack4x8snorm => vec![self.pack_norm(&a, 8, true)],
            F::Pack4x8unorm => vec![self.pack_norm(&a, 8, false)],
            F::Pack2x16snorm => vec![self.pack_norm(&a, 16, true)],
            F::Pack2x16unorm => vec![self.pack_norm(&a, 16, false)],
            F::Pack2x16float => {
                let halves = self.each(&a, |b, x| b.un(UnOp::F32ToF16, x));
                let low = self.b.or_at(None, halves[0], 0);
                vec![self.b.or_at(Some(low), halves[1], 16)]
            }
            F::Pack4xI8 | F::Pack4xU8 => vec![self.pack_bytes(&a)],
            F::Pack4xI8Clamp => {
                let (low, high) = (self.b.i32(-128i32 as u32), self.b.i32(127));
                let clamped = self.each(&a, |b, x| {
                    let x = b.bin(BinOp::MaxS32, x, low);
                    b.bin(BinOp::MinS32, x, high)
                });
                vec![self.pack_bytes(&clamped)]
            }
            F::Pack4xU8Clamp => {
                let high = self.b.i32(255);
                let clamped = self.each(&a, |b, x| b.bin(BinOp::MinU32, x, high));
                vec![self.pack_bytes(&clamped)]
            }
            F::Unpack4x8snorm => self.unpack_norm(a[0], 8, true),
            F::Unpack4x8unorm => self.unpack_norm(a[0], 8, false),
            F::Unpack2x16snorm => self.unpack_norm(a[0], 16, true),
            F::Unpack2x16unorm => self.unpack_norm(a[0], 16, false),
            F::Unpack2x16float => {
                let by = self.b.i32(16);
                let high = self.b.bin(BinOp::ShrU32, a[0], by);
                [a[0], high]
                    .iter()
                    .map(|&h| self.b.un(UnOp::F16ToF32, h))
                    .collect()
            }
            F::Unpack4xI8 => (0..4).map(|i| self.field(a[0], i, 8, true)).collect(),
            F::Unpack4xU8 => (0..4).map(|i| self.field(a[0], i, 8, false)).collect(),
            F::Outer | F::Inverse => {
                return Err(self.unsupported(self.b.span, format!("the function `{fun:?}`")));
            }
        })
    }

    fn each(
        &mut self,
        a: &[Value],
        mut f: impl FnMut(&mut super::build::Builder, Value) -> Value,
    ) -> Vec<Value> {
        a.iter().map(|&x| f(&mut self.b, x)).collect()
    }

    /// Componentwise; a single value goes with every component.
    fn each2(
        &mut self,
        a: &[Value],
        b: &[Value],
        mut f: impl FnMut(&mut super::build::Builder, Value, Value) -> Value,
    ) -> Vec<Value> {
        (0..a.len().max(b.len()))
            .map(|i| f(&mut self.b, a[i % a.len()], b[i % b.len()]))
            .collect()
    }

    fn each3(
        &mut self,
        a: &[Value],
        b: &[Value],
        c: &[Value],
        mut f: impl FnMut(&mut super::build::Builder, Value, Value, Value) -> Value,
    ) -> Vec<Value> {
        (0..a.len().max(b.len()).max(c.len()))
            .map(|i| f(&mut self.b, a[i % a.len()], b[i % b.len()], c[i % c.len()]))
            .collect()
    }

    fn dot(&mut self, a: &[Value], b: &[Value]) -> Value {
        let terms: Vec<(Value, Value)> = a.iter().copied().zip(b.iter().copied()).collect();
        self.sum_of_products(&terms)
    }

    fn length(&mut self, a: &[Value]) -> Value {
        if let [x] = *a {
            return self.b.un(UnOp::AbsF32, x);
        }
        let d = self.dot(a, a);
        self.b.un(UnOp::Sqrt, d)
    }

    fn refract(&mut self, x: &[Value], y: &[Value], z: Value) -> Vec<Value> {
        let d = self.dot(y, x);
        let (zero, one) = (self.b.f32(0.0), self.b.f32(1.0));
        let square = self.b.bin(BinOp::MulF32, d, d);
        let sine = self.b.bin(BinOp::SubF32, one, square);
        let ratio = self.b.bin(BinOp::MulF32, z, z);
        let part = self.b.bin(BinOp::MulF32, ratio, sine);
        let k = self.b.bin(BinOp::SubF32, one, part);
        let root = self.b.un(UnOp::Sqrt, k);
        let along = self.b.bin(BinOp::MulF32, z, d);
        let along = self.b.bin(BinOp::AddF32, along, root);
        let total = self.b.cmp(CmpOp::LtF32, k, zero);
        self.each2(x, y, |b, x, y| {
            let x = b.bin(BinOp::MulF32, z, x);
            let y = b.bin(BinOp::MulF32, along, y);
            let r = b.bin(BinOp::SubF32, x, y);
            b.select(total, zero, r)
        })
    }

    /// `m[0]*m[3] - m[2]*m[1]` of two columns.
    fn det2(&mut self, m: [Value; 4]) -> Value {
        let x = self.b.bin(BinOp::MulF32, m[0], m[3]);
        let y = self.b.bin(BinOp::MulF32, m[2], m[1]);
        self.b.bin(BinOp::SubF32, x, y)
    }

    /// Expansion along the first row.
    fn determinant(&mut self, m: &[Value], n: usize) -> Value {
        if n == 2 {
            return self.det2([m[0], m[1], m[2], m[3]]);
        }
        let mut sum: Option<Value> = None;
        for column in 0..n {
            let minor: Vec<Value> = (0..n)
                .filter(|&c| c != column)
                .flat_map(|c| (1..n).map(move |r| c * n + r))
                .map(|i| m[i])
                .collect();
            let minor = self.determinant(&minor, n - 1);
            let term = self.b.bin(BinOp::MulF32, m[column * n], minor);
            sum = Some(match sum {
                None => term,
                Some(s) if column % 2 == 1 => self.b.bin(BinOp::SubF32, s, term),
                Some(s) => self.b.bin(BinOp::AddF32, s, term),
            });
        }
        sum.unwrap_or(m[0])
    }

    /// Field `i` of `width` bits.
    fn field(&mut self, word: Value, i: u32, width: u32, signed: bool) -> Value {
        let (offset, count) = (self.b.i32(i * width), self.b.i32(width));
        self.b.one(
            Type::I32,
            Op::ExtractBits {
                signed,
                value: word,
                offset,
                count,
            },
        )
    }

    fn packed_dot(&mut self, x: Value, y: Value, signed: bool) -> Value {
        let mut sum = None;
        for i in 0..4 {
            let (x, y) = (self.field(x, i, 8, signed), self.field(y, i, 8, signed));
            let product = self.b.bin(BinOp::Mul, x, y);
            sum = Some(match sum {
                None => product,
                Some(s) => self.b.bin(BinOp::Add, s, product),
            });
        }
        sum.unwrap_or(x)
    }

    /// The low bytes of four words.
    fn pack_bytes(&mut self, a: &[Value]) -> Value {
        let mask = self.b.i32(255);
        let mut word = None;
        for (i, &x) in a.iter().enumerate() {
            let byte = self.b.bin(BinOp::And, x, mask);
            word = Some(self.b.or_at(word, byte, i as u32 * 8));
        }
        word.unwrap_or(mask)
    }

    /// `floor(0.5 + max·clamp(x, low, 1))`, `low` = -1 or 0.
    fn pack_norm(&mut self, a: &[Value], width: u32, signed: bool) -> Value {
        let max = norm_max(width, signed);
        let low = self.b.f32(if signed { -1.0 } else { 0.0 });
        let (one, half, scale) = (self.b.f32(1.0), self.b.f32(0.5), self.b.f32(max));
        let mask = self.b.i32((1 << width) - 1);
        let mut word = None;
        for (i, &x) in a.iter().enumerate() {
            let x = self.b.clamp_f32(x, low, one);
            let x = self.b.bin(BinOp::MulF32, scale, x);
            let x = self.b.bin(BinOp::AddF32, half, x);
            let x = self.b.un(UnOp::Floor, x);
            let x = self.b.un(UnOp::F32ToS32, x);
            let x = self.b.bin(BinOp::And, x, mask);
            word = Some(self.b.or_at(word, x, i as u32 * width));
        }
        word.unwrap_or(mask)
    }

    fn unpack_norm(&mut self, word: Value, width: u32, signed: bool) -> Vec<Value> {
        let scale = self.b.f32(norm_max(width, signed));
        let minus = self.b.f32(-1.0);
        (0..32 / width)
            .map(|i| {
                let x = self.field(word, i, width, signed);
                let x = self.b.un(
                    if signed {
                        UnOp::S32ToF32
                    } else {
                        UnOp::U32ToF32
                    },
                    x,
                );
                let x = self.b.bin(BinOp::DivF32, x, scale);
                if signed {
                    self.b.bin(BinOp::MaxF32, x, minus)
                } else {
                    x
                }
            })
            .collect()
    }
}

/// The number that 1.0 becomes.
fn norm_max(width: u32, signed: bool) -> f32 {
    match (width, signed) {
        (8, true) => 127.0,
        (8, false) => 255.0,
        (_, true) => 32767.0,
        (_, false) => 65535.0,
    }
}
