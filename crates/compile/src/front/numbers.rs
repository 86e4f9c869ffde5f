//! Numbers of all formats that sources have, as words: which words a scalar is, and what operators do with them.
//!
//! - Integers of 8 and 16 bits are the I32 of the same value; what may leave their range is cut.
//! - A binary16 is the low half of an I32. What is not one of the IR's operations on it is computed as F32 and rounded: exact but
//!   for that rounding where the function is exact, and never less accurate than the function on F32.
//! - Numbers of 64 bits are two I32, the low word first.

use super::build::Builder;
use lanemask_ir::*;

/// What a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Num {
    /// A truth value.
    Bool,
    /// An integer of 8, 16, 32 or 64 bits.
    Int {
        /// Its width.
        bits: u32,
        /// Whether it has a sign.
        signed: bool,
    },
    /// A float of 16, 32 or 64 bits.
    Float {
        /// Its width.
        bits: u32,
    },
}

impl Num {
    pub(crate) const F16: Num = Num::Float { bits: 16 };
    pub(crate) const F32: Num = Num::Float { bits: 32 };
    pub(crate) const U32: Num = Num::Int {
        bits: 32,
        signed: false,
    };

    /// Width in bits; a truth value counts as a word.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Num::Bool => 32,
            Num::Int { bits, .. } | Num::Float { bits } => bits,
        }
    }

    /// Values that it takes.
    pub(crate) fn words(self) -> u32 {
        if self.bits() == 64 { 2 } else { 1 }
    }

    /// Type of each of them.
    pub(crate) fn word(self) -> Type {
        match self {
            Num::Bool => Type::Bool,
            Num::F32 => Type::F32,
            _ => Type::I32,
        }
    }

    /// What an access to it moves in memory that the host shares.
    pub(crate) fn unit(self) -> Unit {
        match self.bits() {
            8 => Unit::Byte,
            16 => Unit::Half,
            _ => Unit::Word,
        }
    }

    /// Its name in WGSL.
    pub(crate) fn name(self) -> String {
        match self {
            Num::Bool => "bool".to_owned(),
            Num::Float { bits } => format!("f{bits}"),
            Num::Int { bits, signed: true } => format!("i{bits}"),
            Num::Int { bits, .. } => format!("u{bits}"),
        }
    }

    pub(crate) fn is_float(self) -> bool {
        matches!(self, Num::Float { .. })
    }

    pub(crate) fn is_signed(self) -> bool {
        matches!(self, Num::Int { signed: true, .. })
    }
}

/// An operator on two numbers of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arith {
    Add,
    Sub,
    Mul,
    Div,
    /// With the sign of the dividend.
    Rem,
    Min,
    Max,
    And,
    Or,
    Xor,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
}

/// Largest numbers that both a float and an integer type have, by their bits: i32, u32, i64 and u64.
const MOST_F32: [u32; 4] = [0x4eff_ffff, 0x4f7f_ffff, 0x5eff_ffff, 0x5f7f_ffff];
const MOST_F64: [u64; 4] = [
    0x41df_ffff_ffc0_0000,
    0x41ef_ffff_ffe0_0000,
    0x43df_ffff_ffff_ffff,
    0x43ef_ffff_ffff_ffff,
];

impl Builder {
    /// An operation on numbers of other formats.
    pub(crate) fn num(&mut self, op: NumOp, words: &[Value]) -> Vec<Value> {
        let results: Vec<Value> = op.results().iter().map(|ty| self.value(*ty)).collect();
        self.emit(results.clone(), Op::Num(op, words.to_vec()));
        results
    }

    /// The same with two operands.
    fn num2(&mut self, op: NumOp, a: &[Value], b: &[Value]) -> Vec<Value> {
        self.num(op, &[a, b].concat())
    }

    /// A 64-bit constant.
    pub(crate) fn wide(&mut self, bits: u64) -> Vec<Value> {
        vec![self.i32(bits as u32), self.i32((bits >> 32) as u32)]
    }

    /// A scalar's zero.
    pub(crate) fn zero_of(&mut self, n: Num) -> Vec<Value> {
        let zero = self.zero(n.word());
        vec![zero; n.words() as usize]
    }

    /// A float constant, rounded to the format.
    pub(crate) fn float_of(&mut self, n: Num, x: f64) -> Vec<Value> {
        match n.bits() {
            64 => self.wide(x.to_bits()),
            16 => {
                let bits = x.to_bits();
                let words = [bits as u32, (bits >> 32) as u32, 0, 0, 0, 0];
                vec![self.i32(eval::num(NumOp::F64ToF16, words)[0])]
            }
            _ => vec![self.f32(x as f32)],
        }
    }

    /// The low bits of an integer, extended.
    pub(crate) fn cut(&mut self, x: Value, n: Num) -> Value {
        match n {
            Num::Int { bits, signed } if bits < 32 => self.field(x, 0, bits, signed),
            _ => x,
        }
    }

    /// A binary16 as F32, exactly.
    pub(crate) fn widen(&mut self, half: Value) -> Value {
        self.un(UnOp::F16ToF32, half)
    }

    /// An F32 as the nearest binary16.
    pub(crate) fn round_to_half(&mut self, x: Value) -> Value {
        self.un(UnOp::F32ToF16, x)
    }

    pub(crate) fn arith(&mut self, op: Arith, n: Num, a: &[Value], b: &[Value]) -> Vec<Value> {
        match n {
            Num::Bool => {
                let op = match op {
                    Arith::And => BinOp::AndBool,
                    Arith::Or => BinOp::OrBool,
                    _ => BinOp::XorBool,
                };
                vec![self.bin(op, a[0], b[0])]
            }
            Num::Float { bits: 32 } => vec![match op {
                Arith::Add => self.bin(BinOp::AddF32, a[0], b[0]),
                Arith::Sub => self.bin(BinOp::SubF32, a[0], b[0]),
                Arith::Mul => self.bin(BinOp::MulF32, a[0], b[0]),
                Arith::Div => self.bin(BinOp::DivF32, a[0], b[0]),
                Arith::Min => self.bin(BinOp::MinF32, a[0], b[0]),
                Arith::Max => self.bin(BinOp::MaxF32, a[0], b[0]),
                _ => self.remainder(UnOp::Trunc, a[0], b[0]),
            }],
            Num::Float { bits: 16 } => {
                let op = match op {
                    Arith::Add => NumOp::AddF16,
                    Arith::Sub => NumOp::SubF16,
                    Arith::Mul => NumOp::MulF16,
                    Arith::Div => NumOp::DivF16,
                    Arith::Min => NumOp::MinF16,
                    Arith::Max => NumOp::MaxF16,
                    _ => {
                        let (x, y) = (self.widen(a[0]), self.widen(b[0]));
                        let r = self.remainder(UnOp::Trunc, x, y);
                        return vec![self.round_to_half(r)];
                    }
                };
                self.num2(op, a, b)
            }
            Num::Float { .. } => {
                let op = match op {
                    Arith::Add => NumOp::AddF64,
                    Arith::Sub => NumOp::SubF64,
                    Arith::Mul => NumOp::MulF64,
                    Arith::Div => NumOp::DivF64,
                    Arith::Min => NumOp::MinF64,
                    Arith::Max => NumOp::MaxF64,
                    _ => {
                        let q = self.num2(NumOp::DivF64, a, b);
                        let q = self.num(NumOp::TruncF64, &q);
                        let whole = self.num2(NumOp::MulF64, b, &q);
                        return self.num2(NumOp::SubF64, a, &whole);
                    }
                };
                self.num2(op, a, b)
            }
            Num::Int { bits: 64, signed } => {
                let by = |s, u| if signed { s } else { u };
                let op = match op {
                    Arith::Add => NumOp::AddI64,
                    Arith::Sub => NumOp::SubI64,
                    Arith::Mul => NumOp::MulI64,
                    Arith::Div => by(NumOp::DivS64, NumOp::DivU64),
                    Arith::Rem => by(NumOp::RemS64, NumOp::RemU64),
                    Arith::Min => by(NumOp::MinS64, NumOp::MinU64),
                    Arith::Max => by(NumOp::MaxS64, NumOp::MaxU64),
                    Arith::And => return self.each2(a, b, |s, x, y| s.bin(BinOp::And, x, y)),
                    Arith::Or => return self.each2(a, b, |s, x, y| s.bin(BinOp::Or, x, y)),
                    Arith::Xor => return self.each2(a, b, |s, x, y| s.bin(BinOp::Xor, x, y)),
                };
                self.num2(op, a, b)
            }
            Num::Int { signed, .. } => {
                let by = |s, u| if signed { s } else { u };
                let machine = match op {
                    Arith::Add => BinOp::Add,
                    Arith::Sub => BinOp::Sub,
                    Arith::Mul => BinOp::Mul,
                    Arith::Div => by(BinOp::DivS32, BinOp::DivU32),
                    Arith::Rem => by(BinOp::RemS32, BinOp::RemU32),
                    Arith::Min => by(BinOp::MinS32, BinOp::MinU32),
                    Arith::Max => by(BinOp::MaxS32, BinOp::MaxU32),
                    Arith::And => BinOp::And,
                    Arith::Or => BinOp::Or,
                    Arith::Xor => BinOp::Xor,
                };
                let x = self.bin(machine, a[0], b[0]);
                let leaves = match op {
                    Arith::Add | Arith::Sub | Arith::Mul => true,
                    // The smallest number by -1.
                    Arith::Div => signed,
                    _ => false,
                };
                vec![if leaves { self.cut(x, n) } else { x }]
            }
        }
    }

    /// `x - y * floor(x / y)` of floats, each step rounded.
    pub(crate) fn floor_remainder(&mut self, n: Num, x: &[Value], y: &[Value]) -> Vec<Value> {
        match n.bits() {
            64 => {
                let q = self.num2(NumOp::DivF64, x, y);
                let q = self.num(NumOp::FloorF64, &q);
                let whole = self.num2(NumOp::MulF64, y, &q);
                self.num2(NumOp::SubF64, x, &whole)
            }
            16 => {
                let (x, y) = (self.widen(x[0]), self.widen(y[0]));
                let r = self.remainder(UnOp::Floor, x, y);
                vec![self.round_to_half(r)]
            }
            _ => vec![self.remainder(UnOp::Floor, x[0], y[0])],
        }
    }

    /// A shift by a word, of which as many bits count as the width asks for.
    pub(crate) fn shift(&mut self, left: bool, n: Num, a: &[Value], by: Value) -> Vec<Value> {
        let signed = n.is_signed();
        if n.bits() == 64 {
            let op = match (left, signed) {
                (true, _) => NumOp::ShlI64,
                (_, true) => NumOp::ShrS64,
                _ => NumOp::ShrU64,
            };
            return self.num2(op, a, &[by]);
        }
        let by = match n.bits() {
            32 => by,
            bits => {
                let mask = self.i32(bits - 1);
                self.bin(BinOp::And, by, mask)
            }
        };
        let op = match (left, signed) {
            (true, _) => BinOp::Shl,
            (_, true) => BinOp::ShrS32,
            _ => BinOp::ShrU32,
        };
        let x = self.bin(op, a[0], by);
        vec![if left { self.cut(x, n) } else { x }]
    }

    pub(crate) fn compare(&mut self, op: Compare, n: Num, a: &[Value], b: &[Value]) -> Value {
        use Compare::{Eq, Le, Lt, Ne};
        let signed = n.is_signed();
        let wide = match n {
            Num::Bool => {
                let differ = self.bin(BinOp::XorBool, a[0], b[0]);
                return match op {
                    Ne => differ,
                    _ => self.un(UnOp::NotBool, differ),
                };
            }
            Num::Float { bits: 16 } => match op {
                Eq => NumOp::EqF16,
                Ne => NumOp::NeF16,
                Lt => NumOp::LtF16,
                Le => NumOp::LeF16,
            },
            Num::Float { bits: 64 } => match op {
                Eq => NumOp::EqF64,
                Ne => NumOp::NeF64,
                Lt => NumOp::LtF64,
                Le => NumOp::LeF64,
            },
            Num::Int { bits: 64, .. } => match (op, signed) {
                (Eq, _) => NumOp::EqI64,
                (Ne, _) => NumOp::NeI64,
                (Lt, true) => NumOp::LtS64,
                (Lt, false) => NumOp::LtU64,
                (Le, true) => NumOp::LeS64,
                (Le, false) => NumOp::LeU64,
            },
            _ => {
                let op = match (op, n.is_float(), signed) {
                    (Eq, true, _) => CmpOp::EqF32,
                    (Ne, true, _) => CmpOp::NeF32,
                    (Lt, true, _) => CmpOp::LtF32,
                    (Le, true, _) => CmpOp::LeF32,
                    (Eq, ..) => CmpOp::EqI32,
                    (Ne, ..) => CmpOp::NeI32,
                    (Lt, _, true) => CmpOp::LtS32,
                    (Le, _, true) => CmpOp::LeS32,
                    (Lt, ..) => CmpOp::LtU32,
                    (Le, ..) => CmpOp::LeU32,
                };
                return self.cmp(op, a[0], b[0]);
            }
        };
        self.num2(wide, a, b)[0]
    }

    /// `cond ? yes : no`, word by word.
    pub(crate) fn select_words(&mut self, cond: Value, yes: &[Value], no: &[Value]) -> Vec<Value> {
        self.each2(yes, no, |s, y, n| s.select(cond, y, n))
    }

    pub(crate) fn negate(&mut self, n: Num, a: &[Value]) -> Vec<Value> {
        match n {
            Num::Float { bits: 32 } => vec![self.un(UnOp::NegF32, a[0])],
            Num::Float { .. } => self.sign_bit(n, a, BinOp::Xor),
            Num::Int { bits: 64, .. } => {
                let zero = self.zero_of(n);
                self.num2(NumOp::SubI64, &zero, a)
            }
            _ => {
                let x = self.un(UnOp::NegI32, a[0]);
                vec![self.cut(x, n)]
            }
        }
    }

    /// Bitwise complement, or logical negation.
    pub(crate) fn complement(&mut self, n: Num, a: &[Value]) -> Vec<Value> {
        match n {
            Num::Bool => vec![self.un(UnOp::NotBool, a[0])],
            Num::Int { bits: 64, .. } => self.each(a, |s, x| s.un(UnOp::NotI32, x)),
            _ => {
                let x = self.un(UnOp::NotI32, a[0]);
                vec![if n.is_signed() { x } else { self.cut(x, n) }]
            }
        }
    }

    pub(crate) fn absolute(&mut self, n: Num, a: &[Value]) -> Vec<Value> {
        match n {
            Num::Float { bits: 32 } => vec![self.un(UnOp::AbsF32, a[0])],
            Num::Float { .. } => self.sign_bit(n, a, BinOp::And),
            Num::Int {
                bits: 64,
                signed: true,
            } => {
                let minus = self.negate(n, a);
                self.num2(NumOp::MaxS64, a, &minus)
            }
            Num::Int { signed: true, .. } => {
                let x = self.un(UnOp::AbsI32, a[0]);
                vec![self.cut(x, n)]
            }
            _ => a.to_vec(),
        }
    }

    /// Flips the sign bit of a float (`Xor`), or clears it (`And`).
    fn sign_bit(&mut self, n: Num, a: &[Value], how: BinOp) -> Vec<Value> {
        let sign = if n.bits() == 16 { 0x8000 } else { 0x8000_0000 };
        let mask = self.i32(if how == BinOp::Xor { sign } else { sign - 1 });
        let mut out = a.to_vec();
        let last = out.len() - 1;
        out[last] = self.bin(how, a[last], mask);
        out
    }

    /// -1, 0 or 1 of the same kind.
    pub(crate) fn sign_of(&mut self, n: Num, a: &[Value]) -> Vec<Value> {
        match n {
            Num::Float { bits: 32 } => vec![self.sign_f32(a[0])],
            Num::Int { bits: ..=32, .. } => vec![self.sign_i32(a[0])],
            _ => {
                let zero = self.zero_of(n);
                let (one, minus) = if n.is_float() {
                    (self.float_of(n, 1.0), self.float_of(n, -1.0))
                } else {
                    (self.wide(1), self.wide(u64::MAX))
                };
                let negative = self.compare(Compare::Lt, n, a, &zero);
                let positive = self.compare(Compare::Lt, n, &zero, a);
                let r = self.select_words(negative, &minus, &zero);
                self.select_words(positive, &one, &r)
            }
        }
    }

    /// `a * b + c`, rounded once.
    pub(crate) fn fused(&mut self, n: Num, a: &[Value], b: &[Value], c: &[Value]) -> Vec<Value> {
        match n.bits() {
            16 => self.num(NumOp::FmaF16, &[a, b, c].concat()),
            64 => self.num(NumOp::FmaF64, &[a, b, c].concat()),
            _ => vec![self.fma(a[0], b[0], c[0])],
        }
    }

    /// Whether it is not zero; a NaN is not.
    fn nonzero(&mut self, n: Num, a: &[Value]) -> Value {
        let zero = self.zero_of(n);
        self.compare(Compare::Ne, n, a, &zero)
    }

    /// The number of another kind that has the same value, or is next to it. Floats become integers towards zero; what is outside of the
    /// integers that both kinds have becomes the nearest of those.
    pub(crate) fn convert(&mut self, a: &[Value], from: Num, to: Num) -> Vec<Value> {
        match (from, to) {
            _ if from == to => a.to_vec(),
            (_, Num::Bool) => vec![self.nonzero(from, a)],
            (Num::Bool, Num::Int { .. }) => {
                let zero = self.zero_of(to);
                let mut one = zero.clone();
                one[0] = self.i32(1);
                self.select_words(a[0], &one, &zero)
            }
            (Num::Bool, Num::Float { .. }) => {
                let (one, zero) = (self.float_of(to, 1.0), self.zero_of(to));
                self.select_words(a[0], &one, &zero)
            }
            (Num::Int { bits, signed }, Num::Int { bits: wanted, .. }) => {
                if wanted == 64 {
                    if bits == 64 {
                        return a.to_vec();
                    }
                    let high = if signed {
                        let by = self.i32(31);
                        self.bin(BinOp::ShrS32, a[0], by)
                    } else {
                        self.i32(0)
                    };
                    return vec![a[0], high];
                }
                vec![self.cut(a[0], to)]
            }
            (Num::Int { bits, signed }, Num::Float { bits: wanted }) => {
                fn by<T>(signed: bool, s: T, u: T) -> T {
                    if signed { s } else { u }
                }
                match (bits, wanted) {
                    (64, 64) => self.num(by(signed, NumOp::S64ToF64, NumOp::U64ToF64), a),
                    (_, 64) => self.num(by(signed, NumOp::S32ToF64, NumOp::U32ToF64), a),
                    // What is beyond the exact integers of F32 is beyond binary16, too: one rounding at most.
                    (_, 16) => {
                        let x = self.convert(a, from, Num::F32);
                        vec![self.round_to_half(x[0])]
                    }
                    (64, _) => self.num(by(signed, NumOp::S64ToF32, NumOp::U64ToF32), a),
                    _ => vec![self.un(by(signed, UnOp::S32ToF32, UnOp::U32ToF32), a[0])],
                }
            }
            (Num::Float { bits }, Num::Float { bits: wanted }) => match (bits, wanted) {
                (16, 32) => vec![self.widen(a[0])],
                (32, 16) => vec![self.round_to_half(a[0])],
                (16, _) => {
                    let x = self.widen(a[0]);
                    self.num(NumOp::F32ToF64, &[x])
                }
                (32, _) => self.num(NumOp::F32ToF64, a),
                (_, 16) => self.num(NumOp::F64ToF16, a),
                _ => self.num(NumOp::F64ToF32, a),
            },
            (Num::Float { bits: 16 }, Num::Int { .. }) => {
                let x = self.widen(a[0]);
                self.float_to_int(&[x], 32, false, to)
            }
            (Num::Float { bits }, Num::Int { .. }) => self.float_to_int(a, bits, true, to),
        }
    }

    /// `limit`: whether numbers are kept to those that both types have.
    fn float_to_int(&mut self, a: &[Value], bits: u32, limit: bool, to: Num) -> Vec<Value> {
        let signed = to.is_signed();
        if to.bits() < 32 {
            // Numbers of the narrow type are in all of them.
            let x = self.float_to_int(a, bits, false, Num::Int { bits: 32, signed });
            let most = (1u32 << (to.bits() - u32::from(signed))) - 1;
            let high = self.i32(most);
            if !signed {
                return vec![self.bin(BinOp::MinU32, x[0], high)];
            }
            let low = self.i32(!most);
            let x = self.bin(BinOp::MinS32, x[0], high);
            return vec![self.bin(BinOp::MaxS32, x, low)];
        }
        let which = 2 * usize::from(to.bits() == 64) + usize::from(!signed);
        let by = |s, u| if signed { s } else { u };
        if bits == 64 {
            let mut a = a.to_vec();
            // All integers of 32 bits are binary64; the conversion itself keeps to them.
            if limit && to.bits() == 64 {
                let most = self.wide(MOST_F64[which]);
                a = self.num2(NumOp::MinF64, &a, &most);
            }
            return if to.bits() == 64 {
                self.num(by(NumOp::F64ToS64, NumOp::F64ToU64), &a)
            } else {
                self.num(by(NumOp::F64ToS32, NumOp::F64ToU32), &a)
            };
        }
        let mut x = a[0];
        if limit {
            let most = self.constant(Const::F32(MOST_F32[which]));
            x = self.bin(BinOp::MinF32, x, most);
        }
        if to.bits() == 64 {
            self.num(by(NumOp::F32ToS64, NumOp::F32ToU64), &[x])
        } else {
            let op = if signed {
                UnOp::F32ToS32
            } else {
                UnOp::F32ToU32
            };
            vec![self.un(op, x)]
        }
    }

    /// The same bits as another kind of the same width.
    pub(crate) fn reinterpret(&mut self, a: &[Value], from: Num, to: Num) -> Vec<Value> {
        match (from, to) {
            (Num::F32, Num::Int { .. }) => vec![self.un(UnOp::BitsToI32, a[0])],
            (Num::Int { .. }, Num::F32) => vec![self.un(UnOp::BitsToF32, a[0])],
            // Narrow ones have other bits above them.
            (_, Num::Int { bits: ..32, .. }) => vec![self.cut(a[0], to)],
            (Num::Int { bits: 16, .. }, Num::Float { .. }) => {
                vec![self.field(a[0], 0, 16, false)]
            }
            _ => a.to_vec(),
        }
    }
}
