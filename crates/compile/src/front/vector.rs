//! Functions of vectors and packed words, over flat lists of scalars.

use super::build::Builder;
use lanemask_ir::*;

impl Builder {
    pub(crate) fn each(
        &mut self,
        a: &[Value],
        mut f: impl FnMut(&mut Builder, Value) -> Value,
    ) -> Vec<Value> {
        a.iter().map(|&x| f(self, x)).collect()
    }

    /// Componentwise; a single value goes with every component.
    pub(crate) fn each2(
        &mut self,
        a: &[Value],
        b: &[Value],
        mut f: impl FnMut(&mut Builder, Value, Value) -> Value,
    ) -> Vec<Value> {
        (0..a.len().max(b.len()))
            .map(|i| f(self, a[i % a.len()], b[i % b.len()]))
            .collect()
    }

    pub(crate) fn each3(
        &mut self,
        a: &[Value],
        b: &[Value],
        c: &[Value],
        mut f: impl FnMut(&mut Builder, Value, Value, Value) -> Value,
    ) -> Vec<Value> {
        (0..a.len().max(b.len()).max(c.len()))
            .map(|i| f(self, a[i % a.len()], b[i % b.len()], c[i % c.len()]))
            .collect()
    }

    pub(crate) fn dot(&mut self, a: &[Value], b: &[Value]) -> Value {
        let terms: Vec<(Value, Value)> = a.iter().copied().zip(b.iter().copied()).collect();
        self.sum_of_products(&terms)
    }

    pub(crate) fn length(&mut self, a: &[Value]) -> Value {
        if let [x] = *a {
            return self.un(UnOp::AbsF32, x);
        }
        let d = self.dot(a, a);
        self.un(UnOp::Sqrt, d)
    }

    pub(crate) fn refract(&mut self, x: &[Value], y: &[Value], z: Value) -> Vec<Value> {
        let d = self.dot(y, x);
        let (zero, one) = (self.f32(0.0), self.f32(1.0));
        let square = self.bin(BinOp::MulF32, d, d);
        let sine = self.bin(BinOp::SubF32, one, square);
        let ratio = self.bin(BinOp::MulF32, z, z);
        let part = self.bin(BinOp::MulF32, ratio, sine);
        let k = self.bin(BinOp::SubF32, one, part);
        let root = self.un(UnOp::Sqrt, k);
        let along = self.bin(BinOp::MulF32, z, d);
        let along = self.bin(BinOp::AddF32, along, root);
        let total = self.cmp(CmpOp::LtF32, k, zero);
        self.each2(x, y, |b, x, y| {
            let x = b.bin(BinOp::MulF32, z, x);
            let y = b.bin(BinOp::MulF32, along, y);
            let r = b.bin(BinOp::SubF32, x, y);
            b.select(total, zero, r)
        })
    }

    /// `m[0]*m[3] - m[2]*m[1]` of two columns.
    pub(crate) fn det2(&mut self, m: [Value; 4]) -> Value {
        let x = self.bin(BinOp::MulF32, m[0], m[3]);
        let y = self.bin(BinOp::MulF32, m[2], m[1]);
        self.bin(BinOp::SubF32, x, y)
    }

    /// Expansion along the first row.
    pub(crate) fn determinant(&mut self, m: &[Value], n: usize) -> Value {
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
            let term = self.bin(BinOp::MulF32, m[column * n], minor);
            sum = Some(match sum {
                None => term,
                Some(s) if column % 2 == 1 => self.bin(BinOp::SubF32, s, term),
                Some(s) => self.bin(BinOp::AddF32, s, term),
            });
        }
        sum.unwrap_or(m[0])
    }

    /// Field `i` of `width` bits.
    pub(crate) fn field(&mut self, word: Value, i: u32, width: u32, signed: bool) -> Value {
        let (offset, count) = (self.i32(i * width), self.i32(width));
        self.one(
            Type::I32,
            Op::ExtractBits {
                signed,
                value: word,
                offset,
                count,
            },
        )
    }

    pub(crate) fn packed_dot(&mut self, x: Value, y: Value, signed: bool) -> Value {
        let mut sum = None;
        for i in 0..4 {
            let (x, y) = (self.field(x, i, 8, signed), self.field(y, i, 8, signed));
            let product = self.bin(BinOp::Mul, x, y);
            sum = Some(match sum {
                None => product,
                Some(s) => self.bin(BinOp::Add, s, product),
            });
        }
        sum.unwrap_or(x)
    }

    /// The low bytes of four words.
    pub(crate) fn pack_bytes(&mut self, a: &[Value]) -> Value {
        let mask = self.i32(255);
        let mut word = None;
        for (i, &x) in a.iter().enumerate() {
            let byte = self.bin(BinOp::And, x, mask);
            word = Some(self.or_at(word, byte, i as u32 * 8));
        }
        word.unwrap_or(mask)
    }

    /// `floor(0.5 + max·clamp(x, low, 1))`, `low` = -1 or 0.
    pub(crate) fn pack_norm(&mut self, a: &[Value], width: u32, signed: bool) -> Value {
        let max = norm_max(width, signed);
        let low = self.f32(if signed { -1.0 } else { 0.0 });
        let (one, half, scale) = (self.f32(1.0), self.f32(0.5), self.f32(max));
        let mask = self.i32((1 << width) - 1);
        let mut word = None;
        for (i, &x) in a.iter().enumerate() {
            let x = self.clamp_f32(x, low, one);
            let x = self.bin(BinOp::MulF32, scale, x);
            let x = self.bin(BinOp::AddF32, half, x);
            let x = self.un(UnOp::Floor, x);
            let x = self.un(UnOp::F32ToS32, x);
            let x = self.bin(BinOp::And, x, mask);
            word = Some(self.or_at(word, x, i as u32 * width));
        }
        word.unwrap_or(mask)
    }

    pub(crate) fn unpack_norm(&mut self, word: Value, width: u32, signed: bool) -> Vec<Value> {
        let scale = self.f32(norm_max(width, signed));
        let minus = self.f32(-1.0);
        (0..32 / width)
            .map(|i| {
                let x = self.field(word, i, width, signed);
                let x = self.un(
                    if signed {
                        UnOp::S32ToF32
                    } else {
                        UnOp::U32ToF32
                    },
                    x,
                );
                let x = self.bin(BinOp::DivF32, x, scale);
                if signed {
                    self.bin(BinOp::MaxF32, x, minus)
                } else {
                    x
                }
            })
            .collect()
    }

    /// `x0*y0 + x1*y1 + …`, from the left, each step rounded.
    pub(crate) fn sum_of_products(&mut self, terms: &[(Value, Value)]) -> Value {
        let mut sum = None;
        for &(x, y) in terms {
            let product = self.bin(BinOp::MulF32, x, y);
            sum = Some(match sum {
                None => product,
                Some(s) => self.bin(BinOp::AddF32, s, product),
            });
        }
        sum.unwrap_or_else(|| self.f32(0.0))
    }

    /// `x - y * round(x / y)`, each step rounded; `how` rounds the quotient.
    pub(crate) fn remainder(&mut self, how: UnOp, x: Value, y: Value) -> Value {
        let q = self.bin(BinOp::DivF32, x, y);
        let q = self.un(how, q);
        let whole = self.bin(BinOp::MulF32, y, q);
        self.bin(BinOp::SubF32, x, whole)
    }

    /// To binary16 and back.
    pub(crate) fn quantize_to_f16(&mut self, x: Value) -> Value {
        let half = self.un(UnOp::F32ToF16, x);
        self.un(UnOp::F16ToF32, half)
    }

    /// The cross product of two vectors of three.
    pub(crate) fn cross(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        [(1, 2), (2, 0), (0, 1)]
            .iter()
            .map(|&(i, j)| {
                let x = self.bin(BinOp::MulF32, a[i], b[j]);
                let y = self.bin(BinOp::MulF32, a[j], b[i]);
                self.bin(BinOp::SubF32, x, y)
            })
            .collect()
    }

    /// `a`, turned unless `along` and `normal` point away from each other.
    pub(crate) fn face_forward(
        &mut self,
        a: &[Value],
        along: &[Value],
        normal: &[Value],
    ) -> Vec<Value> {
        let d = self.dot(normal, along);
        let zero = self.f32(0.0);
        let facing = self.cmp(CmpOp::LtF32, d, zero);
        self.each(a, |b, x| {
            let turned = b.un(UnOp::NegF32, x);
            b.select(facing, x, turned)
        })
    }

    /// `a - 2 * dot(a, n) * n`.
    pub(crate) fn reflect(&mut self, a: &[Value], n: &[Value]) -> Vec<Value> {
        let d = self.dot(a, n);
        let two = self.f32(2.0);
        let d = self.bin(BinOp::MulF32, two, d);
        self.each2(a, n, |b, x, y| {
            let part = b.bin(BinOp::MulF32, d, y);
            b.bin(BinOp::SubF32, x, part)
        })
    }

    /// The inverse of a square matrix: its adjugate over its determinant.
    pub(crate) fn inverse(&mut self, m: &[Value], n: usize) -> Vec<Value> {
        let determinant = self.determinant(m, n);
        let mut out = Vec::with_capacity(n * n);
        for column in 0..n {
            for row in 0..n {
                // The minor without what the transposed place stands in.
                let minor: Vec<Value> = (0..n)
                    .filter(|&c| c != row)
                    .flat_map(|c| (0..n).filter(|&r| r != column).map(move |r| c * n + r))
                    .map(|i| m[i])
                    .collect();
                let minor = match minor[..] {
                    [one] => one,
                    _ => self.determinant(&minor, n - 1),
                };
                let cofactor = match (row + column) % 2 {
                    0 => minor,
                    _ => self.un(UnOp::NegF32, minor),
                };
                out.push(self.bin(BinOp::DivF32, cofactor, determinant));
            }
        }
        out
    }

    /// 1 where `x` has reached the edge, else 0.
    pub(crate) fn step(&mut self, edge: Value, x: Value) -> Value {
        let (zero, one) = (self.f32(0.0), self.f32(1.0));
        let past = self.cmp(CmpOp::LeF32, edge, x);
        self.select(past, one, zero)
    }

    /// -1, 0 or 1.
    pub(crate) fn sign_i32(&mut self, x: Value) -> Value {
        let (one, minus) = (self.i32(1), self.i32(u32::MAX));
        let x = self.bin(BinOp::MinS32, x, one);
        self.bin(BinOp::MaxS32, x, minus)
    }

    /// From degrees.
    pub(crate) fn radians(&mut self, x: Value) -> Value {
        let k = self.f32(0.017453292);
        self.bin(BinOp::MulF32, x, k)
    }

    /// From radians.
    pub(crate) fn degrees(&mut self, x: Value) -> Value {
        let k = self.f32(57.29578);
        self.bin(BinOp::MulF32, x, k)
    }

    /// Two numbers as binary16 in a word, the first in its low half.
    pub(crate) fn pack_half(&mut self, a: &[Value]) -> Value {
        let halves = self.each(a, |b, x| b.un(UnOp::F32ToF16, x));
        let low = self.or_at(None, halves[0], 0);
        self.or_at(Some(low), halves[1], 16)
    }

    /// The inverse of [`Builder::pack_half`].
    pub(crate) fn unpack_half(&mut self, word: Value) -> Vec<Value> {
        let by = self.i32(16);
        let high = self.bin(BinOp::ShrU32, word, by);
        self.each(&[word, high], |b, h| b.un(UnOp::F16ToF32, h))
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
