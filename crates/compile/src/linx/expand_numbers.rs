//! Numbers of other formats by operations on words: lanes have 32 bits.
//!
//! - Binary16 is computed as F32 and rounded. F32 has more than twice its digits, so sums, products and quotients are rounded as if once; a
//!   fused sum is first rounded to odd.
//! - Integers of 64 bits are computed word by word; a quotient by two of 32 bits and what is left.
//! - Binary64 is refused before.

use super::Expand;
use lanemask_ir::{BinOp, CmpOp, NumOp, Op, Type, UnOp, Value};

/// Two words, the low one first.
type Wide = [Value; 2];

/// The words of the result; the operation is not one on binary64.
pub(super) fn number(x: &mut Expand<'_>, op: NumOp, w: &[Value]) -> Vec<Value> {
    use NumOp::*;
    let pair = |i: usize| [w[i], w[i + 1]];
    if op.is_f16() {
        return vec![half(x, op, w)];
    }
    match op {
        AddI64 => x.add64(pair(0), pair(2)).to_vec(),
        SubI64 => x.sub64(pair(0), pair(2)).to_vec(),
        MulI64 => x.mul64(pair(0), pair(2)).to_vec(),
        DivU64 => x.divide64(pair(0), pair(2)).0.to_vec(),
        RemU64 => x.divide64(pair(0), pair(2)).1.to_vec(),
        DivS64 | RemS64 => {
            let (a, b) = (pair(0), pair(2));
            let (p, q) = (x.abs64(a), x.abs64(b));
            let (q, r) = x.divide64(p, q);
            // A quotient by 0 is the dividend, whose sign it gets: that of 0 is no sign.
            let (of, sign) = if op == DivS64 {
                (q, x.bin(BinOp::Xor, a[1], b[1]))
            } else {
                (r, a[1])
            };
            x.negate_if(of, sign).to_vec()
        }
        MinU64 | MaxU64 | MinS64 | MaxS64 => {
            let how = if matches!(op, MinU64 | MaxU64) {
                LtU64
            } else {
                LtS64
            };
            let (a, b) = (pair(0), pair(2));
            let less = x.less64(how, a, b);
            let (yes, no) = if matches!(op, MinU64 | MinS64) {
                (a, b)
            } else {
                (b, a)
            };
            x.choose64(less, yes, no).to_vec()
        }
        ShlI64 => x.shl64(pair(0), w[2]).to_vec(),
        ShrU64 => x.shr64(pair(0), w[2], false).to_vec(),
        ShrS64 => x.shr64(pair(0), w[2], true).to_vec(),
        EqI64 | NeI64 => {
            let low = x.bin(BinOp::Xor, w[0], w[2]);
            let high = x.bin(BinOp::Xor, w[1], w[3]);
            let any = x.bin(BinOp::Or, low, high);
            let zero = x.i32(0);
            let how = if op == EqI64 {
                CmpOp::EqI32
            } else {
                CmpOp::NeI32
            };
            vec![x.cmp(how, any, zero)]
        }
        LtU64 | LtS64 => vec![x.less64(op, pair(0), pair(2))],
        LeU64 | LeS64 => {
            let op = if op == LeU64 { LtU64 } else { LtS64 };
            let greater = x.less64(op, pair(2), pair(0));
            vec![x.un(UnOp::NotBool, greater)]
        }
        U64ToF32 => vec![x.float64(pair(0))],
        S64ToF32 => {
            let a = x.abs64(pair(0));
            let a = x.float64(a);
            let a = x.bits(a);
            let sign = x.with(BinOp::And, w[1], super::SIGN);
            let word = x.bin(BinOp::Or, a, sign);
            vec![x.float(word)]
        }
        F32ToU64 => x.integer64(w[0]).to_vec(),
        F32ToS64 => {
            let a = x.un(UnOp::AbsF32, w[0]);
            let words = x.integer64(a);
            // From 2^63 on it is the largest or the smallest number.
            let limit = x.f32(9_223_372_036_854_775_808.0);
            let large = x.cmp(CmpOp::LeF32, limit, a);
            let ones = x.i32(u32::MAX);
            let most = x.i32(0x7fff_ffff);
            let words = [
                x.select(large, ones, words[0]),
                x.select(large, most, words[1]),
            ];
            let sign = x.bits(w[0]);
            let signed = x.negate_if(words, sign);
            // The smallest is one more than the negation of the largest.
            let zero = x.f32(0.0);
            let negative = x.cmp(CmpOp::LtF32, w[0], zero);
            let least = x.op(Op::Bin(BinOp::AndBool, large, negative), Type::Bool);
            let (zero, min) = (x.i32(0), x.i32(super::SIGN));
            vec![
                x.select(least, zero, signed[0]),
                x.select(least, min, signed[1]),
            ]
        }
        _ => unreachable!("refused before"),
    }
}

fn half(x: &mut Expand<'_>, op: NumOp, w: &[Value]) -> Value {
    use NumOp::*;
    let f: Vec<Value> = w.iter().map(|h| x.un(UnOp::F16ToF32, *h)).collect();
    let (a, b) = (f[0], f[1]);
    let result = match op {
        AddF16 => x.bin(BinOp::AddF32, a, b),
        SubF16 => x.bin(BinOp::SubF32, a, b),
        MulF16 => x.bin(BinOp::MulF32, a, b),
        DivF16 => x.bin(BinOp::DivF32, a, b),
        MinF16 => x.bin(BinOp::MinF32, a, b),
        MaxF16 => x.bin(BinOp::MaxF32, a, b),
        FmaF16 => {
            let product = x.bin(BinOp::MulF32, a, b);
            x.sum_to_odd(product, f[2])
        }
        EqF16 => return x.cmp(CmpOp::EqF32, a, b),
        NeF16 => return x.cmp(CmpOp::NeF32, a, b),
        LtF16 => return x.cmp(CmpOp::LtF32, a, b),
        _ => return x.cmp(CmpOp::LeF32, a, b),
    };
    x.un(UnOp::F32ToF16, result)
}

impl Expand<'_> {
    /// The sum; if it is not exact, the neighbour with an odd last digit. Rounded again to fewer digits, it is as if rounded once.
    fn sum_to_odd(&mut self, a: Value, b: Value) -> Value {
        let sum = self.bin(BinOp::AddF32, a, b);
        // What the rounding has lost, exactly.
        let b_part = self.bin(BinOp::SubF32, sum, a);
        let a_part = self.bin(BinOp::SubF32, sum, b_part);
        let b_lost = self.bin(BinOp::SubF32, b, b_part);
        let a_lost = self.bin(BinOp::SubF32, a, a_part);
        let lost = self.bin(BinOp::AddF32, a_lost, b_lost);
        let bits = self.bits(sum);
        let zero = self.f32(0.0);
        // Of infinities and NaN it is a NaN, which neither of these holds for.
        let below = self.cmp(CmpOp::LtF32, lost, zero);
        let above = self.cmp(CmpOp::LtF32, zero, lost);
        let inexact = self.bin(BinOp::OrBool, below, above);
        let last = self.with(BinOp::And, bits, 1);
        let none = self.i32(0);
        let even = self.cmp(CmpOp::EqI32, last, none);
        let move_it = self.bin(BinOp::AndBool, inexact, even);
        // Away from zero where the lost part has the sign of the sum.
        let negative = self.cmp(CmpOp::LtF32, sum, zero);
        let towards = self.bin(BinOp::XorBool, below, negative);
        let up = self.with(BinOp::Add, bits, 1);
        let down = self.with(BinOp::Add, bits, u32::MAX);
        let moved = self.select(towards, down, up);
        let bits = self.select(move_it, moved, bits);
        self.float(bits)
    }

    fn bit(&mut self, cond: Value) -> Value {
        let (one, zero) = (self.i32(1), self.i32(0));
        self.select(cond, one, zero)
    }

    fn choose64(&mut self, cond: Value, yes: Wide, no: Wide) -> Wide {
        [
            self.select(cond, yes[0], no[0]),
            self.select(cond, yes[1], no[1]),
        ]
    }

    fn add64(&mut self, a: Wide, b: Wide) -> Wide {
        let low = self.bin(BinOp::Add, a[0], b[0]);
        let carry = self.cmp(CmpOp::LtU32, low, a[0]);
        let carry = self.bit(carry);
        let high = self.bin(BinOp::Add, a[1], b[1]);
        [low, self.bin(BinOp::Add, high, carry)]
    }

    fn sub64(&mut self, a: Wide, b: Wide) -> Wide {
        let low = self.bin(BinOp::Sub, a[0], b[0]);
        let borrow = self.cmp(CmpOp::LtU32, a[0], b[0]);
        let borrow = self.bit(borrow);
        let high = self.bin(BinOp::Sub, a[1], b[1]);
        [low, self.bin(BinOp::Sub, high, borrow)]
    }

    fn mul64(&mut self, a: Wide, b: Wide) -> Wide {
        let low = self.bin(BinOp::Mul, a[0], b[0]);
        let high = self.bin(BinOp::MulHiU32, a[0], b[0]);
        let p = self.bin(BinOp::Mul, a[0], b[1]);
        let q = self.bin(BinOp::Mul, a[1], b[0]);
        let high = self.bin(BinOp::Add, high, p);
        [low, self.bin(BinOp::Add, high, q)]
    }

    /// Its negation where the sign bit of a word is set.
    fn negate_if(&mut self, a: Wide, sign: Value) -> Wide {
        let mask = self.with(BinOp::ShrS32, sign, 31);
        let flipped = [
            self.bin(BinOp::Xor, a[0], mask),
            self.bin(BinOp::Xor, a[1], mask),
        ];
        self.sub64(flipped, [mask, mask])
    }

    fn abs64(&mut self, a: Wide) -> Wide {
        self.negate_if(a, a[1])
    }

    fn less64(&mut self, op: NumOp, a: Wide, b: Wide) -> Value {
        let how = if op == NumOp::LtS64 {
            CmpOp::LtS32
        } else {
            CmpOp::LtU32
        };
        let same = self.cmp(CmpOp::EqI32, a[1], b[1]);
        let low = self.cmp(CmpOp::LtU32, a[0], b[0]);
        let high = self.cmp(how, a[1], b[1]);
        self.select(same, low, high)
    }

    /// The amount modulo 32, and whether there is a word more.
    fn amount(&mut self, by: Value) -> (Value, Value, Value) {
        let s = self.with(BinOp::And, by, 31);
        let word = self.with(BinOp::And, by, 32);
        let zero = self.i32(0);
        let far = self.cmp(CmpOp::NeI32, word, zero);
        let thirty_one = self.i32(31);
        let rest = self.bin(BinOp::Sub, thirty_one, s);
        (s, rest, far)
    }

    fn shl64(&mut self, a: Wide, by: Value) -> Wide {
        let (s, rest, far) = self.amount(by);
        let low = self.bin(BinOp::Shl, a[0], s);
        let high = self.bin(BinOp::Shl, a[1], s);
        // By 32 - s in two steps, as 32 is none.
        let over = self.with(BinOp::ShrU32, a[0], 1);
        let over = self.bin(BinOp::ShrU32, over, rest);
        let high = self.bin(BinOp::Or, high, over);
        let zero = self.i32(0);
        [self.select(far, zero, low), self.select(far, low, high)]
    }

    fn shr64(&mut self, a: Wide, by: Value, signed: bool) -> Wide {
        let (s, rest, far) = self.amount(by);
        let shift = if signed { BinOp::ShrS32 } else { BinOp::ShrU32 };
        let high = self.bin(shift, a[1], s);
        let low = self.bin(BinOp::ShrU32, a[0], s);
        let over = self.with(BinOp::Shl, a[1], 1);
        let over = self.bin(BinOp::Shl, over, rest);
        let low = self.bin(BinOp::Or, low, over);
        let enters = if signed {
            self.with(BinOp::ShrS32, a[1], 31)
        } else {
            self.i32(0)
        };
        [self.select(far, high, low), self.select(far, enters, high)]
    }

    /// Quotient and remainder of unsigned numbers: `x / 0 = x`, `x % 0 = 0`.
    ///
    /// With a divisor of one word: the high word by it, then what is left with the low word. With one of two words the quotient has one word: that of the
    /// halved dividend by the high bits of the divisor is right or too large by one (Hacker's Delight, 9-5).
    fn divide64(&mut self, a: Wide, b: Wide) -> (Wide, Wide) {
        let zero = self.i32(0);
        let short = self.cmp(CmpOp::EqI32, b[1], zero);
        let first = self.bin(BinOp::DivU32, a[1], b[0]);
        let left = self.bin(BinOp::RemU32, a[1], b[0]);
        // Divisor with its highest bit at the top; half of the dividend.
        let n = self.un(UnOp::Clz, b[1]);
        let top = self.shl64(b, n);
        let one = self.i32(1);
        let half = self.shr64(a, one, false);
        let dividend = self.choose64(short, [a[0], left], half);
        let divisor = self.select(short, b[0], top[1]);
        let q = self.divide_two_words(dividend, divisor);
        // (q << n) >> 31, less one unless that is nothing.
        let moved = self.shl64([q, zero], n);
        let thirty_one = self.i32(31);
        let estimate = self.shr64(moved, thirty_one, false)[0];
        let some = self.cmp(CmpOp::NeI32, estimate, zero);
        let some = self.bit(some);
        let estimate = self.bin(BinOp::Sub, estimate, some);
        let long = [estimate, zero];
        let quotient = self.choose64(short, [q, first], long);
        let product = self.mul64(quotient, b);
        let rest = self.sub64(a, product);
        let over = self.less64(NumOp::LtU64, rest, b);
        let over = self.un(UnOp::NotBool, over);
        let more = self.add64(quotient, [one, zero]);
        let less = self.sub64(rest, b);
        let quotient = self.choose64(over, more, quotient);
        let rest = self.choose64(over, less, rest);
        let any = self.bin(BinOp::Or, b[0], b[1]);
        let none = self.cmp(CmpOp::EqI32, any, zero);
        (
            self.choose64(none, a, quotient),
            self.choose64(none, [zero, zero], rest),
        )
    }

    /// Quotient of two words by one that is larger than the high one, digit by digit of 16 bits (Knuth, algorithm D).
    fn divide_two_words(&mut self, a: Wide, divisor: Value) -> Value {
        let n = self.un(UnOp::Clz, divisor);
        let v = self.bin(BinOp::Shl, divisor, n);
        let [low, high] = self.shl64(a, n);
        let vh = self.with(BinOp::ShrU32, v, 16);
        let vl = self.with(BinOp::And, v, 0xffff);
        let next = [
            self.with(BinOp::ShrU32, low, 16),
            self.with(BinOp::And, low, 0xffff),
        ];
        let (q1, rest) = self.digit(high, next[0], v, vh, vl);
        let (q0, _) = self.digit(rest, next[1], v, vh, vl);
        let q1 = self.with(BinOp::Shl, q1, 16);
        self.bin(BinOp::Add, q1, q0)
    }

    /// A digit of the quotient, and what is left.
    fn digit(&mut self, a: Value, next: Value, v: Value, vh: Value, vl: Value) -> (Value, Value) {
        let mut q = self.bin(BinOp::DivU32, a, vh);
        let mut r = self.bin(BinOp::RemU32, a, vh);
        // At most two too large. Where r has more than 16 bits the digit is right.
        let base = self.i32(0x1_0000);
        for _ in 0..2 {
            let large = self.cmp(CmpOp::LeU32, base, q);
            let p = self.bin(BinOp::Mul, q, vl);
            let have = self.with(BinOp::Shl, r, 16);
            let have = self.bin(BinOp::Or, have, next);
            let over = self.cmp(CmpOp::LtU32, have, p);
            let over = self.bin(BinOp::OrBool, large, over);
            let small = self.cmp(CmpOp::LtU32, r, base);
            let wrong = self.bin(BinOp::AndBool, over, small);
            let less = self.with(BinOp::Add, q, u32::MAX);
            let more = self.bin(BinOp::Add, r, vh);
            q = self.select(wrong, less, q);
            r = self.select(wrong, more, r);
        }
        let all = self.with(BinOp::Shl, a, 16);
        let all = self.bin(BinOp::Add, all, next);
        let product = self.bin(BinOp::Mul, q, v);
        (q, self.bin(BinOp::Sub, all, product))
    }

    /// The nearest F32: the 32 highest bits, the last of which says whether there are others below, and their weight.
    fn float64(&mut self, a: Wide) -> Value {
        let zero = self.i32(0);
        let short = self.cmp(CmpOp::EqI32, a[1], zero);
        let high = self.un(UnOp::Clz, a[1]);
        let low = self.un(UnOp::Clz, a[0]);
        let low = self.with(BinOp::Add, low, 32);
        let n = self.select(short, low, high);
        // Of 0 it is 64, which shifts by nothing.
        let top = self.shl64(a, n);
        let below = self.cmp(CmpOp::NeI32, top[0], zero);
        let below = self.bit(below);
        let word = self.bin(BinOp::Or, top[1], below);
        let x = self.un(UnOp::U32ToF32, word);
        // 2^(32 - n)
        let most = self.i32(127 + 32);
        let exponent = self.bin(BinOp::Sub, most, n);
        let weight = self.with(BinOp::Shl, exponent, 23);
        let weight = self.float(weight);
        self.bin(BinOp::MulF32, x, weight)
    }

    /// An unsigned number: towards zero, saturating, NaN gives 0.
    fn integer64(&mut self, x: Value) -> Wide {
        let scaled = self.with_f(BinOp::MulF32, x, 1.0 / 4_294_967_296.0);
        let high = self.integer(scaled, false);
        let back = self.un(UnOp::U32ToF32, high);
        let back = self.with_f(BinOp::MulF32, back, 4_294_967_296.0);
        // Exact: the high word has the digits of x from 2^32 on.
        let rest = self.bin(BinOp::SubF32, x, back);
        let low = self.integer(rest, false);
        let limit = self.f32(18_446_744_073_709_551_616.0);
        let large = self.cmp(CmpOp::LeF32, limit, x);
        let ones = self.i32(u32::MAX);
        [
            self.select(large, ones, low),
            self.select(large, ones, high),
        ]
    }
}
