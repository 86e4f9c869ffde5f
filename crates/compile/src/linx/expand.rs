//! Operations of the IR that the machine has no row for, as operations of the IR that it has.
//!
//! The lanes of LinxISA have no rounding to integral values, no scaling by powers of two, and no elementary functions but V.FEXP, whose
//! accuracy nobody states. Everything here is exact, but for `exp2`, `log2`, `sin` and `cos` (within 3 units in the last
//! place where the result is not near zero; sine and cosine for arguments up to 2^17) and `rsqrt` (within 1).
//!
//! The results of float operations that are NaN are canonical, as the IR wants it.

use lanemask_diag::Span;
use lanemask_ir::{
    Addr, BinOp, CmpOp, Const, Inst, Kernel, Op, Region, Stmt, Type, UnOp, Unit, Value, ValueData,
};

#[path = "expand_numbers.rs"]
mod numbers;

const SIGN: u32 = 0x8000_0000;
const NAN: u32 = 0x7fc0_0000;
/// 2^23: from here on every float is integral.
const INTEGRAL: f32 = 8_388_608.0;

/// The kernel without them.
pub fn expand(kernel: &Kernel) -> Kernel {
    let mut kernel = kernel.clone();
    let mut constants = vec![None; kernel.values.len()];
    let mut body = std::mem::take(&mut kernel.body);
    region(&mut body, &mut kernel.values, &mut constants);
    kernel.body = body;
    kernel
}

fn region(region: &mut Region, values: &mut Vec<ValueData>, constants: &mut Vec<Option<u32>>) {
    let stmts = std::mem::take(&mut region.stmts);
    for mut stmt in stmts {
        match &mut stmt {
            Stmt::Inst(inst) => {
                if let (Op::Const(c), [r]) = (&inst.op, inst.results.as_slice()) {
                    constants[r.0 as usize] = Some(c.bits());
                }
                let mut x = Expand {
                    values,
                    out: Vec::new(),
                    span: inst.span,
                };
                let several = match &inst.op {
                    Op::Num(op, words) => Some(numbers::number(&mut x, *op, words)),
                    _ => None,
                };
                if let Some(made) = several {
                    let mut out = x.give(&inst.results, &made);
                    region.stmts.extend(out.drain(..).map(Stmt::Inst));
                    continue;
                }
                if let Op::Load(addr) = inst.op
                    && addr.unit != Unit::Word
                {
                    let made = x.narrow_load(addr);
                    let out = x.give(&inst.results, &[made]);
                    region.stmts.extend(out.into_iter().map(Stmt::Inst));
                    continue;
                }
                if let Op::Store(addr, _) = &mut inst.op
                    && addr.unit != Unit::Word
                {
                    // What is no whole word goes to the offset.
                    *addr = x.whole_words(*addr);
                    region.stmts.extend(x.out.drain(..).map(Stmt::Inst));
                    region.stmts.push(stmt);
                    continue;
                }
                if let Some(result) = one(&mut x, &inst.op, constants) {
                    let mut out = x.out;
                    // The last operation makes the result.
                    let last = out.last_mut().expect("an expansion has operations");
                    assert_eq!(last.results, [result], "an expansion ends with its result");
                    last.results.clone_from(&inst.results);
                    region.stmts.extend(out.into_iter().map(Stmt::Inst));
                    continue;
                }
            }
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => {
                self::region(body, values, constants);
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                self::region(then, values, constants);
                self::region(otherwise, values, constants);
            }
        }
        region.stmts.push(stmt);
    }
}

/// Writes operations.
struct Expand<'a> {
    values: &'a mut Vec<ValueData>,
    out: Vec<Inst>,
    span: Span,
}

impl Expand<'_> {
    fn op(&mut self, op: Op, ty: Type) -> Value {
        self.values.push(ValueData { ty, name: None });
        let value = Value(self.values.len() as u32 - 1);
        self.out.push(Inst {
            results: vec![value],
            op,
            span: self.span,
        });
        value
    }

    /// What was written, with these results in place of what it made.
    fn give(self, results: &[Value], made: &[Value]) -> Vec<Inst> {
        let mut x = self;
        let mut of = Vec::new();
        for (result, made) in std::iter::zip(results, made) {
            let fresh = x.out.iter().any(|inst| inst.results.contains(made));
            let taken = of.iter().any(|(_, m)| m == made);
            // An operand, or twice the same.
            let made = match (fresh && !taken, x.values[made.0 as usize].ty) {
                (true, _) => *made,
                (_, Type::Bool) => x.bin(BinOp::OrBool, *made, *made),
                (_, Type::I32) => x.bin(BinOp::Or, *made, *made),
                (_, Type::F32) => unreachable!("floats are computed"),
            };
            of.push((*result, made));
        }
        for inst in &mut x.out {
            for (result, made) in &of {
                for r in &mut inst.results {
                    if r == made {
                        *r = *result;
                    }
                }
                inst.op.for_each_operand_mut(|v| {
                    if v == made {
                        *v = *result;
                    }
                });
            }
        }
        x.out
    }

    /// The same address with a constant part of whole words. The offset does not wrap: what is so large is in no buffer.
    fn whole_words(&mut self, addr: Addr) -> Addr {
        let rest = addr.imm & 3;
        if rest == 0 {
            return addr;
        }
        let offset = match addr.offset {
            None => self.i32(rest),
            Some(offset) => {
                let offset = self.with(BinOp::MinU32, offset, !3);
                self.with(BinOp::Add, offset, rest)
            }
        };
        Addr {
            offset: Some(offset),
            imm: addr.imm & !3,
            ..addr
        }
    }

    /// A byte or half out of its word.
    fn narrow_load(&mut self, addr: Addr) -> Value {
        let mask = if addr.unit == Unit::Byte {
            0xff
        } else {
            0xffff
        };
        let addr = self.whole_words(addr);
        let at = (addr.offset).map(|offset| (self.with(BinOp::And, offset, !3), offset));
        let word = Addr {
            offset: at.map(|a| a.0),
            unit: Unit::Word,
            ..addr
        };
        let mut word = self.op(Op::Load(word), Type::I32);
        if let Some((_, offset)) = at {
            let byte = self.with(BinOp::And, offset, 3);
            let by = self.with(BinOp::Shl, byte, 3);
            word = self.bin(BinOp::ShrU32, word, by);
        }
        self.with(BinOp::And, word, mask)
    }

    fn i32(&mut self, bits: u32) -> Value {
        self.op(Op::Const(Const::I32(bits)), Type::I32)
    }

    fn f32(&mut self, x: f32) -> Value {
        self.op(Op::Const(Const::F32(x.to_bits())), Type::F32)
    }

    fn un(&mut self, op: UnOp, a: Value) -> Value {
        self.op(Op::Un(op, a), op.signature().1)
    }

    fn bin(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        self.op(Op::Bin(op, a, b), op.signature().2)
    }

    /// With an integer constant.
    fn with(&mut self, op: BinOp, a: Value, b: u32) -> Value {
        let b = self.i32(b);
        self.bin(op, a, b)
    }

    /// With a float constant.
    fn with_f(&mut self, op: BinOp, a: Value, b: f32) -> Value {
        let b = self.f32(b);
        self.bin(op, a, b)
    }

    fn cmp(&mut self, op: CmpOp, a: Value, b: Value) -> Value {
        self.op(Op::Cmp(op, a, b), Type::Bool)
    }

    fn select(&mut self, cond: Value, yes: Value, no: Value) -> Value {
        let ty = self.values[yes.0 as usize].ty;
        self.op(Op::Select { cond, yes, no }, ty)
    }

    fn fma(&mut self, a: Value, b: Value, c: Value) -> Value {
        self.op(Op::Fma(a, b, c), Type::F32)
    }

    fn bits(&mut self, a: Value) -> Value {
        self.un(UnOp::BitsToI32, a)
    }

    fn float(&mut self, a: Value) -> Value {
        self.un(UnOp::BitsToF32, a)
    }

    /// `a` with the sign of `x`; `a` must not be negative.
    fn with_sign(&mut self, a: Value, x: Value) -> Value {
        let sign = self.bits(x);
        let sign = self.with(BinOp::And, sign, SIGN);
        let a = self.bits(a);
        let word = self.bin(BinOp::Or, a, sign);
        self.float(word)
    }

    /// Whether `|x| < limit`, and `|x|`.
    fn below(&mut self, x: Value, limit: f32) -> (Value, Value) {
        let a = self.un(UnOp::AbsF32, x);
        let limit = self.f32(limit);
        (self.cmp(CmpOp::LtF32, a, limit), a)
    }

    /// `|x|` to a whole number, to nearest, for `|x|` below 2^23.
    fn whole(&mut self, a: Value) -> Value {
        let t = self.with_f(BinOp::AddF32, a, INTEGRAL);
        self.with_f(BinOp::SubF32, t, INTEGRAL)
    }

    fn rint(&mut self, x: Value) -> Value {
        let (small, a) = self.below(x, INTEGRAL);
        let t = self.whole(a);
        let t = self.with_sign(t, x);
        // Makes a NaN canonical.
        let large = self.with_f(BinOp::MulF32, x, 1.0);
        self.select(small, t, large)
    }

    fn trunc(&mut self, x: Value) -> Value {
        let (small, a) = self.below(x, INTEGRAL);
        let t = self.whole(a);
        let more = self.cmp(CmpOp::LtF32, a, t);
        let less = self.with_f(BinOp::SubF32, t, 1.0);
        let t = self.select(more, less, t);
        let t = self.with_sign(t, x);
        let large = self.with_f(BinOp::MulF32, x, 1.0);
        self.select(small, t, large)
    }

    fn floor(&mut self, x: Value) -> Value {
        let r = self.rint(x);
        let more = self.cmp(CmpOp::LtF32, x, r);
        let less = self.with_f(BinOp::SubF32, r, 1.0);
        self.select(more, less, r)
    }

    fn ceil(&mut self, x: Value) -> Value {
        let r = self.rint(x);
        let less = self.cmp(CmpOp::LtF32, r, x);
        let more = self.with_f(BinOp::AddF32, r, 1.0);
        // -0.7 goes to -0.
        let sign = self.bits(x);
        let sign = self.with(BinOp::And, sign, SIGN);
        let more = self.bits(more);
        let more = self.bin(BinOp::Or, more, sign);
        let more = self.float(more);
        self.select(less, more, r)
    }

    /// To an integer, which the machine is asked for in range only, and only of whole numbers: how it rounds or what it
    /// makes of others is not stated.
    fn integer(&mut self, x: Value, signed: bool) -> Value {
        let t = self.trunc(x);
        let limit = if signed {
            2_147_483_648.0
        } else {
            4_294_967_296.0
        };
        let (mut inside, _) = self.below(x, limit);
        if !signed {
            let zero = self.f32(0.0);
            let positive = self.cmp(CmpOp::LtF32, zero, x);
            inside = self.bin(BinOp::AndBool, inside, positive);
        }
        let zero = self.f32(0.0);
        let t = self.select(inside, t, zero);
        let op = if signed {
            UnOp::F32ToS32
        } else {
            UnOp::F32ToU32
        };
        let n = self.un(op, t);
        let high = self.f32(limit);
        let high = self.cmp(CmpOp::LeF32, high, x);
        let most = self.i32(if signed { i32::MAX as u32 } else { u32::MAX });
        if signed {
            let low = self.f32(-limit);
            let low = self.cmp(CmpOp::LeF32, x, low);
            let least = self.i32(SIGN);
            let n = self.select(low, least, n);
            self.select(high, most, n)
        } else {
            self.select(high, most, n)
        }
    }

    /// Of a finite number that is not zero: exponent so that the fraction is in [0.5, 1), and bits with that fraction;
    /// whether it is such a number.
    fn frexp(&mut self, x: Value) -> (Value, Value, Value) {
        let (subnormal, a) = self.below(x, f32::MIN_POSITIVE);
        let scaled = self.with_f(BinOp::MulF32, x, 16_777_216.0);
        let y = self.select(subnormal, scaled, x);
        let bits = self.bits(y);
        let field = self.with(BinOp::ShrU32, bits, 23);
        let field = self.with(BinOp::And, field, 0xff);
        let normal = self.i32(126u32.wrapping_neg());
        let other = self.i32(150u32.wrapping_neg());
        let bias = self.select(subnormal, other, normal);
        let exponent = self.bin(BinOp::Add, field, bias);
        let fraction = self.with(BinOp::And, bits, 0x807f_ffff);
        let fraction = self.with(BinOp::Or, fraction, 0x3f00_0000);
        let a = self.bits(a);
        let a = self.with(BinOp::Sub, a, 1);
        let limit = self.i32(0x7f7f_ffff);
        let ok = self.cmp(CmpOp::LtU32, a, limit);
        (exponent, fraction, ok)
    }

    /// 2^e for an exponent in [-126, 127].
    fn power(&mut self, e: Value) -> Value {
        let field = self.with(BinOp::Add, e, 127);
        let bits = self.with(BinOp::Shl, field, 23);
        self.float(bits)
    }

    /// `x * 2^e` with one rounding, for x in [0.5, 2] and e in [-250, 250].
    fn scale(&mut self, x: Value, e: Value) -> Value {
        let half = self.with(BinOp::ShrS32, e, 1);
        let rest = self.bin(BinOp::Sub, e, half);
        let half = self.power(half);
        let rest = self.power(rest);
        let x = self.bin(BinOp::MulF32, x, half);
        self.bin(BinOp::MulF32, x, rest)
    }

    fn clamp(&mut self, e: Value, limit: i32) -> Value {
        let e = self.with(BinOp::MaxS32, e, -limit as u32);
        self.with(BinOp::MinS32, e, limit as u32)
    }

    fn ldexp(&mut self, x: Value, n: Value) -> Value {
        let (exponent, fraction, ok) = self.frexp(x);
        let n = self.clamp(n, 400);
        let e = self.bin(BinOp::Add, exponent, n);
        // Beyond 200 it is infinity, below -200 zero.
        let e = self.clamp(e, 200);
        let fraction = self.float(fraction);
        let scaled = self.scale(fraction, e);
        let itself = self.with_f(BinOp::MulF32, x, 1.0);
        self.select(ok, scaled, itself)
    }

    fn rsqrt(&mut self, x: Value) -> Value {
        // One step of Newton's method from the rounded quotient takes the error of the root out of it.
        let root = self.un(UnOp::Sqrt, x);
        let one = self.f32(1.0);
        let y = self.bin(BinOp::DivF32, one, root);
        let t = self.bin(BinOp::MulF32, x, y);
        let neg_t = self.un(UnOp::NegF32, t);
        // x*y - t, exactly.
        let low = self.fma(x, y, neg_t);
        let e = self.fma(neg_t, y, one);
        let neg_low = self.un(UnOp::NegF32, low);
        let e = self.fma(neg_low, y, e);
        let half = self.with_f(BinOp::MulF32, y, 0.5);
        let better = self.fma(half, e, y);
        // Zeros and infinities have no such step.
        let (finite, _) = self.below(e, 1.0);
        self.select(finite, better, y)
    }

    /// Horner's rule: `c[0] + x*(c[1] + x*(…))`.
    fn polynomial(&mut self, x: Value, c: &[f32]) -> Value {
        let (last, rest) = c.split_last().expect("there are coefficients");
        let mut sum = self.f32(*last);
        for c in rest.iter().rev() {
            let c = self.f32(*c);
            sum = self.fma(sum, x, c);
        }
        sum
    }

    fn exp2(&mut self, x: Value) -> Value {
        // NaN fails both.
        let low = self.f32(-160.0);
        let above = self.cmp(CmpOp::LtF32, low, x);
        let y = self.select(above, x, low);
        let high = self.f32(130.0);
        let under = self.cmp(CmpOp::LtF32, y, high);
        let y = self.select(under, y, high);
        let n = self.rint(y);
        let f = self.bin(BinOp::SubF32, y, n);
        // ln(2)^k / k!
        let p = self.polynomial(
            f,
            &[
                1.0,
                std::f32::consts::LN_2,
                0.240_226_5,
                0.055_504_11,
                0.009_618_129,
                0.001_333_355_8,
                0.000_154_035_3,
                0.000_015_252_734,
            ],
        );
        let e = self.un(UnOp::F32ToS32, n);
        let r = self.scale(p, e);
        let number = self.cmp(CmpOp::EqF32, x, x);
        let nan = self.f32(f32::from_bits(NAN));
        self.select(number, r, nan)
    }

    fn log2(&mut self, x: Value) -> Value {
        let (exponent, fraction, ok) = self.frexp(x);
        // To [sqrt(1/2), sqrt(2)).
        let fraction = self.with(BinOp::And, fraction, 0x7fff_ffff);
        let m = self.float(fraction);
        let root = self.f32(std::f32::consts::FRAC_1_SQRT_2);
        let small = self.cmp(CmpOp::LtF32, m, root);
        let twice = self.bin(BinOp::AddF32, m, m);
        let m = self.select(small, twice, m);
        let less = self.with(BinOp::Sub, exponent, 1);
        let exponent = self.select(small, less, exponent);
        let e = self.un(UnOp::S32ToF32, exponent);
        // log2(m) = 2/ln(2) * atanh(s), s = (m-1)/(m+1)
        let t = self.with_f(BinOp::SubF32, m, 1.0);
        let d = self.with_f(BinOp::AddF32, m, 1.0);
        let s = self.bin(BinOp::DivF32, t, d);
        let z = self.bin(BinOp::MulF32, s, s);
        let q = self.polynomial(
            z,
            &[
                0.961_796_7,
                0.577_078_03,
                0.412_198_6,
                0.320_598_9,
                0.262_308_2,
            ],
        );
        let q = self.bin(BinOp::MulF32, q, z);
        // The constant in two parts.
        let q = self.with_f(BinOp::AddF32, q, 3.851_925_2e-8);
        let high = self.f32(2.885_39);
        let low = self.bin(BinOp::MulF32, q, s);
        let l = self.fma(s, high, low);
        let r = self.bin(BinOp::AddF32, e, l);
        // Zeros, infinities, NaN and negative numbers.
        let zero = self.f32(0.0);
        let negative = self.cmp(CmpOp::LtF32, x, zero);
        let is_zero = self.cmp(CmpOp::EqF32, x, zero);
        let nan = self.f32(f32::from_bits(NAN));
        let least = self.f32(f32::NEG_INFINITY);
        let itself = self.with_f(BinOp::MulF32, x, 1.0);
        let r = self.select(ok, r, itself);
        let r = self.select(is_zero, least, r);
        self.select(negative, nan, r)
    }

    /// Sine of `x + quarter * pi/2`.
    fn sine(&mut self, x: Value, quarter: u32) -> Value {
        let n = self.with_f(BinOp::MulF32, x, std::f32::consts::FRAC_2_PI);
        let n = self.rint(n);
        let minus = self.un(UnOp::NegF32, n);
        // pi/2 in three parts.
        let mut r = x;
        for part in [1.570_796_4, -4.371_139e-8, -1.715_124_5e-15] {
            let part = self.f32(part);
            r = self.fma(minus, part, r);
        }
        let z = self.bin(BinOp::MulF32, r, r);
        let s = self.polynomial(
            z,
            &[
                -0.166_666_67,
                0.008_333_333,
                -0.000_198_412_7,
                2.755_731_9e-6,
            ],
        );
        let s = self.bin(BinOp::MulF32, s, z);
        let s = self.fma(s, r, r);
        let c = self.polynomial(
            z,
            &[
                1.0,
                -0.5,
                0.041_666_668,
                -0.001_388_888_9,
                2.480_158_7e-5,
                -2.755_732e-7,
            ],
        );
        // n modulo 4, exact for every float.
        let q = self.with_f(BinOp::MulF32, n, 0.25);
        let q = self.floor(q);
        let four = self.f32(-4.0);
        let q = self.fma(q, four, n);
        // Infinities and NaN have none, and need none.
        let (known, _) = self.below(q, 4.0);
        let zero = self.f32(0.0);
        let q = self.select(known, q, zero);
        let q = self.un(UnOp::F32ToS32, q);
        let q = self.with(BinOp::Add, q, quarter);
        let odd = self.with(BinOp::And, q, 1);
        let zero = self.i32(0);
        let odd = self.cmp(CmpOp::NeI32, odd, zero);
        let v = self.select(odd, c, s);
        // The sign of the half circle. A NaN stays as it is.
        let half = self.with(BinOp::And, q, 2);
        let one = self.f32(1.0);
        let minus = self.f32(-1.0);
        let down = self.cmp(CmpOp::NeI32, half, zero);
        let sign = self.select(down, minus, one);
        self.bin(BinOp::MulF32, v, sign)
    }

    /// Offset at most 32, count at most what is left, and whether the count is 0.
    fn range(&mut self, offset: Value, count: Value) -> (Value, Value, Value) {
        let offset = self.with(BinOp::MinU32, offset, 32);
        let all = self.i32(32);
        let left = self.bin(BinOp::Sub, all, offset);
        let count = self.bin(BinOp::MinU32, count, left);
        let zero = self.i32(0);
        let empty = self.cmp(CmpOp::EqI32, count, zero);
        (offset, count, empty)
    }
}

/// The expansion of an operation and its result, the last thing that it makes; `None` if it needs none.
fn one(x: &mut Expand<'_>, op: &Op, constants: &[Option<u32>]) -> Option<Value> {
    let known = |v: &Value| constants.get(v.0 as usize).copied().flatten().is_some();
    Some(match op {
        Op::Un(UnOp::Floor, a) => x.floor(*a),
        Op::Un(UnOp::Ceil, a) => x.ceil(*a),
        Op::Un(UnOp::Trunc, a) => x.trunc(*a),
        Op::Un(UnOp::Rint, a) => x.rint(*a),
        Op::Un(UnOp::Fract, a) => {
            let whole = x.floor(*a);
            x.bin(BinOp::SubF32, *a, whole)
        }
        Op::Un(UnOp::Rsqrt, a) => x.rsqrt(*a),
        Op::Un(UnOp::Exp2, a) => x.exp2(*a),
        Op::Un(UnOp::Log2, a) => x.log2(*a),
        Op::Un(UnOp::Sin, a) => x.sine(*a, 0),
        Op::Un(UnOp::Cos, a) => x.sine(*a, 1),
        Op::Un(UnOp::F32ToS32, a) => x.integer(*a, true),
        Op::Un(UnOp::F32ToU32, a) => x.integer(*a, false),
        Op::Un(UnOp::FrexpExp, a) => {
            let (exponent, _, ok) = x.frexp(*a);
            let zero = x.i32(0);
            x.select(ok, exponent, zero)
        }
        Op::Un(UnOp::FrexpFract, a) => {
            let (_, fraction, ok) = x.frexp(*a);
            let fraction = x.float(fraction);
            x.select(ok, fraction, *a)
        }
        Op::Bin(BinOp::Ldexp, a, n) => x.ldexp(*a, *n),
        Op::ExtractBits {
            signed,
            value,
            offset,
            count,
        } if !(known(offset) && known(count)) => {
            let (offset, count, empty) = x.range(*offset, *count);
            let all = x.i32(32);
            let right = x.bin(BinOp::Sub, all, count);
            let left = x.bin(BinOp::Sub, right, offset);
            let top = x.bin(BinOp::Shl, *value, left);
            let shift = if *signed {
                BinOp::ShrS32
            } else {
                BinOp::ShrU32
            };
            let field = x.bin(shift, top, right);
            let zero = x.i32(0);
            x.select(empty, zero, field)
        }
        Op::InsertBits {
            value,
            insert,
            offset,
            count,
        } => {
            let (offset, count, empty) = x.range(*offset, *count);
            let all = x.i32(32);
            let right = x.bin(BinOp::Sub, all, count);
            let ones = x.i32(u32::MAX);
            let mask = x.bin(BinOp::ShrU32, ones, right);
            let mask = x.bin(BinOp::Shl, mask, offset);
            let zero = x.i32(0);
            let mask = x.select(empty, zero, mask);
            let moved = x.bin(BinOp::Shl, *insert, offset);
            let moved = x.bin(BinOp::And, moved, mask);
            let rest = x.un(UnOp::NotI32, mask);
            let rest = x.bin(BinOp::And, *value, rest);
            x.bin(BinOp::Or, rest, moved)
        }
        _ => return None,
    })
}

#[cfg(test)]
#[path = "expand_tests.rs"]
mod tests;
