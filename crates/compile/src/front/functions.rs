//! Functions of numbers that are not of 32 bits. Those of 32 bits are in [`super::elementary`] and [`super::vector`].

use super::build::Builder;
use super::numbers::{Arith, Compare, Num};
use lanemask_ir::*;

/// Functions that need no more than arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Abs,
    Min,
    Max,
    /// `min(max(x, low), high)`.
    Clamp,
    Saturate,
    Sign,
    Ceil,
    Floor,
    /// Ties to even.
    Round,
    Trunc,
    Fract,
    /// Fractions, then whole parts.
    Modf,
    /// Fractions, then exponents as I32.
    Frexp,
    Ldexp,
    Sqrt,
    InverseSqrt,
    Fma,
    Mix,
    Step,
    SmoothStep,
    Radians,
    Degrees,
    Dot,
    Cross,
    Length,
    Distance,
    Normalize,
    FaceForward,
    Reflect,
    Refract,
    /// Of a square matrix, column after column.
    Determinant,
    /// The inverse of a square matrix.
    Inverse,
}

/// A scalar's words.
type Scalar = Vec<Value>;

fn scalars(n: Num, a: &[Value]) -> Vec<Scalar> {
    let words = n.words() as usize;
    a.chunks(words).map(<[Value]>::to_vec).collect()
}

impl Builder {
    /// A function of numbers of one kind, componentwise where it is one of scalars; `None` if the kind does not have it.
    pub(crate) fn function(
        &mut self,
        f: Function,
        n: Num,
        args: &[&[Value]],
    ) -> Option<Vec<Value>> {
        use Function::*;
        let a = scalars(n, args[0]);
        // The `k`-th argument's component that goes with the `i`-th of the first.
        let arg = |k: usize, i: usize| {
            let all = scalars(n, args[k]);
            all[i % all.len()].clone()
        };
        let count = (args.iter().map(|a| a.len() / n.words() as usize)).fold(1, usize::max);
        let anywhere = matches!(f, Abs | Min | Max | Clamp | Sign | Dot);
        // What a binary16 has exactly; the rest is better done on F32.
        let half = matches!(f, Abs | Min | Max | Clamp | Saturate | Fma);
        let here = match n {
            Num::Bool => false,
            Num::Int { .. } => anywhere,
            Num::Float { bits: 16 } => half,
            Num::Float { .. } => true,
        };
        if !here {
            return None;
        }
        let each = |s: &mut Builder, g: &mut dyn FnMut(&mut Builder, usize) -> Scalar| {
            (0..count).flat_map(|i| g(s, i)).collect::<Vec<Value>>()
        };
        Some(match f {
            Abs => each(self, &mut |s, i| s.absolute(n, &a[i])),
            Sign => each(self, &mut |s, i| s.sign_of(n, &a[i])),
            Min => each(self, &mut |s, i| {
                s.arith(Arith::Min, n, &arg(0, i), &arg(1, i))
            }),
            Max => each(self, &mut |s, i| {
                s.arith(Arith::Max, n, &arg(0, i), &arg(1, i))
            }),
            Clamp => each(self, &mut |s, i| {
                let x = s.arith(Arith::Max, n, &arg(0, i), &arg(1, i));
                s.arith(Arith::Min, n, &x, &arg(2, i))
            }),
            Saturate => each(self, &mut |s, i| s.saturate_of(n, &a[i])),
            Fma => each(self, &mut |s, i| {
                s.fused(n, &arg(0, i), &arg(1, i), &arg(2, i))
            }),
            Ceil => each(self, &mut |s, i| s.num(NumOp::CeilF64, &a[i])),
            Floor => each(self, &mut |s, i| s.num(NumOp::FloorF64, &a[i])),
            Round => each(self, &mut |s, i| s.num(NumOp::RintF64, &a[i])),
            Trunc => each(self, &mut |s, i| s.num(NumOp::TruncF64, &a[i])),
            Fract => each(self, &mut |s, i| {
                let whole = s.num(NumOp::FloorF64, &a[i]);
                s.arith(Arith::Sub, n, &a[i], &whole)
            }),
            Modf => {
                let whole = each(self, &mut |s, i| s.num(NumOp::TruncF64, &a[i]));
                let wholes = scalars(n, &whole);
                let mut out = each(self, &mut |s, i| s.arith(Arith::Sub, n, &a[i], &wholes[i]));
                out.extend(whole);
                out
            }
            Frexp => {
                let mut out = each(self, &mut |s, i| s.num(NumOp::FrexpFractF64, &a[i]));
                out.extend(each(self, &mut |s, i| s.num(NumOp::FrexpExpF64, &a[i])));
                out
            }
            Ldexp => {
                let by = args[1];
                (0..a.len())
                    .flat_map(|i| {
                        let words = [&a[i][..], &[by[i % by.len()]]].concat();
                        self.num(NumOp::LdexpF64, &words)
                    })
                    .collect()
            }
            Sqrt => each(self, &mut |s, i| s.num(NumOp::SqrtF64, &a[i])),
            InverseSqrt => each(self, &mut |s, i| {
                let one = s.float_of(n, 1.0);
                let root = s.num(NumOp::SqrtF64, &a[i]);
                s.arith(Arith::Div, n, &one, &root)
            }),
            Mix => each(self, &mut |s, i| {
                let (x, y, t) = (arg(0, i), arg(1, i), arg(2, i));
                let one = s.float_of(n, 1.0);
                let rest = s.arith(Arith::Sub, n, &one, &t);
                let x = s.arith(Arith::Mul, n, &x, &rest);
                let y = s.arith(Arith::Mul, n, &y, &t);
                s.arith(Arith::Add, n, &x, &y)
            }),
            Step => each(self, &mut |s, i| {
                let past = s.compare(Compare::Le, n, &arg(0, i), &arg(1, i));
                let (one, zero) = (s.float_of(n, 1.0), s.zero_of(n));
                s.select_words(past, &one, &zero)
            }),
            SmoothStep => each(self, &mut |s, i| {
                let (low, high, x) = (arg(0, i), arg(1, i), arg(2, i));
                let up = s.arith(Arith::Sub, n, &x, &low);
                let range = s.arith(Arith::Sub, n, &high, &low);
                let t = s.arith(Arith::Div, n, &up, &range);
                let t = s.saturate_of(n, &t);
                let square = s.arith(Arith::Mul, n, &t, &t);
                let twice = s.arith(Arith::Add, n, &t, &t);
                let three = s.float_of(n, 3.0);
                let rest = s.arith(Arith::Sub, n, &three, &twice);
                s.arith(Arith::Mul, n, &square, &rest)
            }),
            Radians => each(self, &mut |s, i| {
                let k = s.float_of(n, std::f64::consts::PI / 180.0);
                s.arith(Arith::Mul, n, &a[i], &k)
            }),
            Degrees => each(self, &mut |s, i| {
                let k = s.float_of(n, 180.0 / std::f64::consts::PI);
                s.arith(Arith::Mul, n, &a[i], &k)
            }),
            Dot => self.dot_of(n, &a, &scalars(n, args[1])),
            Length => self.length_of(n, &a),
            Distance => {
                let d = each(self, &mut |s, i| {
                    s.arith(Arith::Sub, n, &arg(0, i), &arg(1, i))
                });
                self.length_of(n, &scalars(n, &d))
            }
            Normalize => {
                let length = self.length_of(n, &a);
                each(self, &mut |s, i| s.arith(Arith::Div, n, &a[i], &length))
            }
            Cross => {
                let b = scalars(n, args[1]);
                let mut out = Vec::new();
                for (i, j) in [(1, 2), (2, 0), (0, 1)] {
                    let x = self.arith(Arith::Mul, n, &a[i], &b[j]);
                    let y = self.arith(Arith::Mul, n, &a[j], &b[i]);
                    out.extend(self.arith(Arith::Sub, n, &x, &y));
                }
                out
            }
            FaceForward => {
                let d = self.dot_of(n, &scalars(n, args[2]), &scalars(n, args[1]));
                let zero = self.zero_of(n);
                let facing = self.compare(Compare::Lt, n, &d, &zero);
                each(self, &mut |s, i| {
                    let turned = s.negate(n, &a[i]);
                    s.select_words(facing, &a[i], &turned)
                })
            }
            Reflect => {
                let normal = scalars(n, args[1]);
                let d = self.dot_of(n, &a, &normal);
                let d = self.arith(Arith::Add, n, &d, &d);
                each(self, &mut |s, i| {
                    let part = s.arith(Arith::Mul, n, &d, &normal[i]);
                    s.arith(Arith::Sub, n, &a[i], &part)
                })
            }
            Refract => {
                let (normal, ratio) = (scalars(n, args[1]), args[2].to_vec());
                let d = self.dot_of(n, &normal, &a);
                let (zero, one) = (self.zero_of(n), self.float_of(n, 1.0));
                let square = self.arith(Arith::Mul, n, &d, &d);
                let sine = self.arith(Arith::Sub, n, &one, &square);
                let part = self.arith(Arith::Mul, n, &ratio, &ratio);
                let part = self.arith(Arith::Mul, n, &part, &sine);
                let k = self.arith(Arith::Sub, n, &one, &part);
                let root = self.num(NumOp::SqrtF64, &k);
                let along = self.arith(Arith::Mul, n, &ratio, &d);
                let along = self.arith(Arith::Add, n, &along, &root);
                let total = self.compare(Compare::Lt, n, &k, &zero);
                each(self, &mut |s, i| {
                    let x = s.arith(Arith::Mul, n, &ratio, &a[i]);
                    let y = s.arith(Arith::Mul, n, &along, &normal[i]);
                    let r = s.arith(Arith::Sub, n, &x, &y);
                    s.select_words(total, &zero, &r)
                })
            }
            Determinant => self.determinant_of(n, &a),
            Inverse => self.inverse_of(n, &a),
        })
    }

    fn saturate_of(&mut self, n: Num, a: &[Value]) -> Vec<Value> {
        let (zero, one) = (self.zero_of(n), self.float_of(n, 1.0));
        let x = self.arith(Arith::Max, n, a, &zero);
        self.arith(Arith::Min, n, &x, &one)
    }

    fn dot_of(&mut self, n: Num, a: &[Scalar], b: &[Scalar]) -> Vec<Value> {
        let mut sum: Option<Scalar> = None;
        for (x, y) in a.iter().zip(b) {
            let product = self.arith(Arith::Mul, n, x, y);
            sum = Some(match sum {
                None => product,
                Some(s) => self.arith(Arith::Add, n, &s, &product),
            });
        }
        sum.unwrap_or_else(|| self.zero_of(n))
    }

    fn length_of(&mut self, n: Num, a: &[Scalar]) -> Vec<Value> {
        if let [x] = a {
            return self.absolute(n, x);
        }
        let d = self.dot_of(n, a, a);
        self.num(NumOp::SqrtF64, &d)
    }

    /// Expansion along the first row.
    fn determinant_of(&mut self, n: Num, m: &[Scalar]) -> Scalar {
        let size = m.len().isqrt();
        if size == 1 {
            return m[0].clone();
        }
        let mut sum: Option<Scalar> = None;
        for column in 0..size {
            let minor = self.minor(n, m, column, 0);
            let term = self.arith(Arith::Mul, n, &m[column * size], &minor);
            sum = Some(match sum {
                None => term,
                Some(s) if column % 2 == 1 => self.arith(Arith::Sub, n, &s, &term),
                Some(s) => self.arith(Arith::Add, n, &s, &term),
            });
        }
        sum.unwrap_or_default()
    }

    /// The determinant of what is left of a square matrix without a column and a row.
    fn minor(&mut self, n: Num, m: &[Scalar], column: usize, row: usize) -> Scalar {
        let size = m.len().isqrt();
        let left: Vec<Scalar> = (0..size)
            .filter(|&c| c != column)
            .flat_map(|c| {
                (0..size)
                    .filter(move |&r| r != row)
                    .map(move |r| c * size + r)
            })
            .map(|i| m[i].clone())
            .collect();
        self.determinant_of(n, &left)
    }

    /// The adjugate over the determinant.
    fn inverse_of(&mut self, n: Num, m: &[Scalar]) -> Vec<Value> {
        let size = m.len().isqrt();
        let determinant = self.determinant_of(n, m);
        let mut out = Vec::with_capacity(m.len() * n.words() as usize);
        for column in 0..size {
            for row in 0..size {
                let minor = self.minor(n, m, row, column);
                let cofactor = match (row + column) % 2 {
                    0 => minor,
                    _ => self.negate(n, &minor),
                };
                out.extend(self.arith(Arith::Div, n, &cofactor, &determinant));
            }
        }
        out
    }

    /// A product with a matrix: `m` columns of `rows` results, each the sum of `inner` products. `a` has `rows` scalars for each of
    /// the terms, `b` has the terms of a column one after the other. Of binary16 the sums are made on F32 and rounded once.
    pub(crate) fn matrix_product(
        &mut self,
        n: Num,
        a: &[Value],
        b: &[Value],
        [m, rows, inner]: [usize; 3],
    ) -> Vec<Value> {
        let half = n == Num::F16;
        let (a, b, of) = if half {
            let widened = [a, b].map(|side| self.each(side, |s, x| s.widen(x)));
            let [a, b] = widened;
            (scalars(Num::F32, &a), scalars(Num::F32, &b), Num::F32)
        } else {
            (scalars(n, a), scalars(n, b), n)
        };
        let mut out = Vec::with_capacity(m * rows);
        for column in 0..m {
            for row in 0..rows {
                let left: Vec<Scalar> = (0..inner).map(|k| a[k * rows + row].clone()).collect();
                let sum = self.dot_of(of, &left, &b[column * inner..][..inner]);
                out.extend(if half {
                    vec![self.round_to_half(sum[0])]
                } else {
                    sum
                });
            }
        }
        out
    }
}
