//! Elementary functions out of the operations that the IR has.
//!
//! The polynomials approximate `f(x)/x - 1` over `x²`, relative error minimised by the Remez exchange; the
//! coefficients are our own, rounded to f32. Errors are tested against f64 in `tests/accuracy.rs`.

use super::build::Builder;
use lanemask_ir::{BinOp, CmpOp, Type, UnOp, Value};
use std::f32::consts::{FRAC_PI_2, LN_2, LOG2_E, PI};

/// atan on [0, 1].
const ATAN: [f32; 9] = [
    -0.333333,
    0.19998549,
    -0.14264242,
    0.10952186,
    -0.08403451,
    0.057957605,
    -0.031177858,
    0.010914613,
    -0.0017936231,
];
/// asin on [0, 1/2].
const ASIN: [f32; 5] = [
    0.16666752,
    0.074952975,
    0.045470376,
    0.024179514,
    0.042166308,
];
/// sinh on [0, 1].
const SINH: [f32; 4] = [0.16666667, 0.00833335, 0.0001983616, 2.8169513e-6];
/// tanh on [0, 5/8].
const TANH: [f32; 6] = [
    -0.3333333,
    0.13333206,
    -0.053946763,
    0.021700703,
    -0.008177399,
    0.002142962,
];
/// asinh on [0, 1/2].
const ASINH: [f32; 6] = [
    -0.16666666,
    0.07499889,
    -0.04461325,
    0.030012952,
    -0.019979984,
    0.009167712,
];
/// atanh on [0, 1/2].
const ATANH: [f32; 7] = [
    0.33333337,
    0.19999728,
    0.14294852,
    0.109671816,
    0.1028269,
    0.024521912,
    0.17594256,
];

impl Builder {
    fn add(&mut self, a: Value, b: Value) -> Value {
        self.bin(BinOp::AddF32, a, b)
    }

    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.bin(BinOp::SubF32, a, b)
    }

    fn mul(&mut self, a: Value, b: Value) -> Value {
        self.bin(BinOp::MulF32, a, b)
    }

    fn div(&mut self, a: Value, b: Value) -> Value {
        self.bin(BinOp::DivF32, a, b)
    }

    fn scale(&mut self, a: Value, k: f32) -> Value {
        let k = self.f32(k);
        self.mul(a, k)
    }

    /// `x + x³·P(x²)`.
    fn odd_polynomial(&mut self, x: Value, coefficients: &[f32]) -> Value {
        let z = self.mul(x, x);
        let mut p = self.f32(0.0);
        for (i, &c) in coefficients.iter().rev().enumerate() {
            let c = self.f32(c);
            p = if i == 0 { c } else { self.fma(p, z, c) };
        }
        let cube = self.mul(x, z);
        self.fma(cube, p, x)
    }

    /// |x| with the sign of `sign`.
    fn copy_sign(&mut self, x: Value, sign: Value) -> Value {
        let bits = self.un(UnOp::BitsToI32, sign);
        let mask = self.i32(0x8000_0000);
        let bit = self.bin(BinOp::And, bits, mask);
        let x = self.un(UnOp::BitsToI32, x);
        let x = self.bin(BinOp::Or, x, bit);
        self.un(UnOp::BitsToF32, x)
    }

    /// e^x: the product's rounding moves the exponent by at most |x|·2⁻²⁴·1.3, well within 3 + 2|x| ULP.
    pub(crate) fn exp(&mut self, x: Value) -> Value {
        let x = self.scale(x, LOG2_E);
        self.un(UnOp::Exp2, x)
    }

    pub(crate) fn log(&mut self, x: Value) -> Value {
        let x = self.un(UnOp::Log2, x);
        self.scale(x, LN_2)
    }

    /// `exp2(y·log2(x))`; x⁰ is 1 for every x.
    pub(crate) fn pow(&mut self, x: Value, y: Value) -> Value {
        let log = self.un(UnOp::Log2, x);
        let e = self.mul(y, log);
        let power = self.un(UnOp::Exp2, e);
        let (zero, one) = (self.f32(0.0), self.f32(1.0));
        let none = self.cmp(CmpOp::EqF32, y, zero);
        self.select(none, one, power)
    }

    pub(crate) fn tan(&mut self, x: Value) -> Value {
        let s = self.un(UnOp::Sin, x);
        let c = self.un(UnOp::Cos, x);
        self.div(s, c)
    }

    pub(crate) fn atan(&mut self, x: Value) -> Value {
        let a = self.un(UnOp::AbsF32, x);
        let one = self.f32(1.0);
        let large = self.cmp(CmpOp::LtF32, one, a);
        let inverse = self.div(one, a);
        let q = self.select(large, inverse, a);
        let r = self.odd_polynomial(q, &ATAN);
        let half_pi = self.f32(FRAC_PI_2);
        let other = self.sub(half_pi, r);
        let r = self.select(large, other, r);
        self.copy_sign(r, x)
    }

    pub(crate) fn atan2(&mut self, y: Value, x: Value) -> Value {
        let ay = self.un(UnOp::AbsF32, y);
        let ax = self.un(UnOp::AbsF32, x);
        let small = self.bin(BinOp::MinF32, ax, ay);
        let large = self.bin(BinOp::MaxF32, ax, ay);
        let zero = self.f32(0.0);
        let q = self.div(small, large);
        // (0, 0) has no direction; 0 keeps NaN out.
        let origin = self.cmp(CmpOp::EqF32, large, zero);
        let q = self.select(origin, zero, q);
        let r = self.odd_polynomial(q, &ATAN);
        let half_pi = self.f32(FRAC_PI_2);
        let other = self.sub(half_pi, r);
        let steep = self.cmp(CmpOp::LtF32, ax, ay);
        let r = self.select(steep, other, r);
        let pi = self.f32(PI);
        let other = self.sub(pi, r);
        let left = self.cmp(CmpOp::LtF32, x, zero);
        let r = self.select(left, other, r);
        self.copy_sign(r, y)
    }

    /// (asin of min(|x|, √((1-|x|)/2)), whether |x| > 1/2).
    fn asin_core(&mut self, x: Value) -> (Value, Value) {
        let a = self.un(UnOp::AbsF32, x);
        let (half, one) = (self.f32(0.5), self.f32(1.0));
        let large = self.cmp(CmpOp::LtF32, half, a);
        let rest = self.sub(one, a);
        let rest = self.mul(rest, half);
        let root = self.un(UnOp::Sqrt, rest);
        let q = self.select(large, root, a);
        (self.odd_polynomial(q, &ASIN), large)
    }

    pub(crate) fn asin(&mut self, x: Value) -> Value {
        let (r, large) = self.asin_core(x);
        let half_pi = self.f32(FRAC_PI_2);
        let twice = self.add(r, r);
        let other = self.sub(half_pi, twice);
        let r = self.select(large, other, r);
        self.copy_sign(r, x)
    }

    pub(crate) fn acos(&mut self, x: Value) -> Value {
        let (r, large) = self.asin_core(x);
        let zero = self.f32(0.0);
        let left = self.cmp(CmpOp::LtF32, x, zero);
        let twice = self.add(r, r);
        let pi = self.f32(PI);
        let mirrored = self.sub(pi, twice);
        let outer = self.select(left, mirrored, twice);
        let signed = self.copy_sign(r, x);
        let half_pi = self.f32(FRAC_PI_2);
        let inner = self.sub(half_pi, signed);
        self.select(large, outer, inner)
    }

    /// (e^a / 2, e^-a / 2); the halving is in the exponent, so the range is that of the result.
    fn half_exponentials(&mut self, a: Value) -> (Value, Value) {
        let e = self.scale(a, LOG2_E);
        let one = self.f32(1.0);
        let up = self.sub(e, one);
        let up = self.un(UnOp::Exp2, up);
        let minus = self.un(UnOp::NegF32, e);
        let down = self.sub(minus, one);
        (up, self.un(UnOp::Exp2, down))
    }

    pub(crate) fn sinh(&mut self, x: Value) -> Value {
        let a = self.un(UnOp::AbsF32, x);
        let near = self.odd_polynomial(a, &SINH);
        let (up, down) = self.half_exponentials(a);
        let far = self.sub(up, down);
        let one = self.f32(1.0);
        let small = self.cmp(CmpOp::LeF32, a, one);
        let r = self.select(small, near, far);
        self.copy_sign(r, x)
    }

    pub(crate) fn cosh(&mut self, x: Value) -> Value {
        let a = self.un(UnOp::AbsF32, x);
        let (up, down) = self.half_exponentials(a);
        self.add(up, down)
    }

    /// `1 - 2 / (e^2a + 1)`; past 10 the result is 1 in f32, so the exponential need not overflow.
    pub(crate) fn tanh(&mut self, x: Value) -> Value {
        let a = self.un(UnOp::AbsF32, x);
        let near = self.odd_polynomial(a, &TANH);
        let (ten, one, two) = (self.f32(10.0), self.f32(1.0), self.f32(2.0));
        let capped = self.bin(BinOp::MinF32, a, ten);
        let e = self.scale(capped, 2.0 * LOG2_E);
        let e = self.un(UnOp::Exp2, e);
        let e = self.add(e, one);
        let e = self.div(two, e);
        let far = self.sub(one, e);
        let limit = self.f32(0.625);
        let small = self.cmp(CmpOp::LeF32, a, limit);
        let r = self.select(small, near, far);
        self.copy_sign(r, x)
    }

    /// log(x) + log(2) where x is so large that `x² ± 1` is x², else log(y).
    fn log_or_twice(&mut self, x: Value, y: Value) -> Value {
        let limit = self.f32(1.0e9);
        let huge = self.cmp(CmpOp::LtF32, limit, x);
        let of = self.select(huge, x, y);
        let log = self.log(of);
        let ln2 = self.f32(LN_2);
        let more = self.add(log, ln2);
        self.select(huge, more, log)
    }

    pub(crate) fn asinh(&mut self, x: Value) -> Value {
        let a = self.un(UnOp::AbsF32, x);
        let near = self.odd_polynomial(a, &ASINH);
        let (one, half) = (self.f32(1.0), self.f32(0.5));
        let square = self.mul(a, a);
        let square = self.add(square, one);
        let root = self.un(UnOp::Sqrt, square);
        let sum = self.add(a, root);
        let far = self.log_or_twice(a, sum);
        let small = self.cmp(CmpOp::LeF32, a, half);
        let r = self.select(small, near, far);
        self.copy_sign(r, x)
    }

    /// `x² - 1` as `(x-1)(x+1)`, which does not cancel near 1.
    pub(crate) fn acosh(&mut self, x: Value) -> Value {
        let one = self.f32(1.0);
        let less = self.sub(x, one);
        let more = self.add(x, one);
        let product = self.mul(less, more);
        let root = self.un(UnOp::Sqrt, product);
        let sum = self.add(x, root);
        self.log_or_twice(x, sum)
    }

    pub(crate) fn atanh(&mut self, x: Value) -> Value {
        let a = self.un(UnOp::AbsF32, x);
        let near = self.odd_polynomial(a, &ATANH);
        let (one, half) = (self.f32(1.0), self.f32(0.5));
        let up = self.add(one, a);
        let down = self.sub(one, a);
        let q = self.div(up, down);
        let log = self.log(q);
        let far = self.mul(log, half);
        let small = self.cmp(CmpOp::LeF32, a, half);
        let r = self.select(small, near, far);
        self.copy_sign(r, x)
    }

    /// -1, 0 or 1 (f32).
    pub(crate) fn sign_f32(&mut self, x: Value) -> Value {
        let (zero, one, minus) = (self.f32(0.0), self.f32(1.0), self.f32(-1.0));
        let positive = self.cmp(CmpOp::LtF32, zero, x);
        let negative = self.cmp(CmpOp::LtF32, x, zero);
        let r = self.select(negative, minus, zero);
        self.select(positive, one, r)
    }

    /// `min(max(x, low), high)`.
    pub(crate) fn clamp_f32(&mut self, x: Value, low: Value, high: Value) -> Value {
        let x = self.bin(BinOp::MaxF32, x, low);
        self.bin(BinOp::MinF32, x, high)
    }

    pub(crate) fn saturate(&mut self, x: Value) -> Value {
        let (zero, one) = (self.f32(0.0), self.f32(1.0));
        self.clamp_f32(x, zero, one)
    }

    pub(crate) fn mix(&mut self, x: Value, y: Value, t: Value) -> Value {
        let one = self.f32(1.0);
        let rest = self.sub(one, t);
        let a = self.mul(x, rest);
        let b = self.mul(y, t);
        self.add(a, b)
    }

    pub(crate) fn smoothstep(&mut self, low: Value, high: Value, x: Value) -> Value {
        let a = self.sub(x, low);
        let b = self.sub(high, low);
        let t = self.div(a, b);
        let t = self.saturate(t);
        let square = self.mul(t, t);
        let twice = self.scale(t, 2.0);
        let three = self.f32(3.0);
        let rest = self.sub(three, twice);
        self.mul(square, rest)
    }

    /// `word` with `bits` ored in at `shift`.
    pub(crate) fn or_at(&mut self, word: Option<Value>, bits: Value, shift: u32) -> Value {
        debug_assert!(self.ty(bits) == Type::I32);
        let bits = if shift == 0 {
            bits
        } else {
            let by = self.i32(shift);
            self.bin(BinOp::Shl, bits, by)
        };
        match word {
            Some(word) => self.bin(BinOp::Or, word, bits),
            None => bits,
        }
    }
}
