//! Functions of the bits of integers of 8 to 64 bits, made of those of words.

use super::build::Builder;
use super::numbers::Num;
use lanemask_ir::*;

/// A function of the bits of one integer. Its result is an integer of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BitFunction {
    /// Number of set bits.
    Count,
    /// Bits in reverse order.
    Reverse,
    /// Number of zeros above the highest set bit; the width for 0.
    LeadingZeros,
    /// Number of zeros below the lowest set bit; the width for 0.
    TrailingZeros,
    /// Index of the highest set bit, of signed integers of the highest one that differs from the sign; all ones if there is none.
    FirstLeading,
    /// Index of the lowest set bit; all ones for 0.
    FirstTrailing,
}

impl Builder {
    /// A function of the bits of one integer.
    pub(crate) fn bit_function(&mut self, f: BitFunction, n: Num, x: &[Value]) -> Vec<Value> {
        match n.bits() {
            32 => vec![self.word_bits(f, n.is_signed(), x[0])],
            64 => self.wide_bits(f, n.is_signed(), x[0], x[1]),
            _ => vec![self.narrow_bits(f, n, x[0])],
        }
    }

    fn word_bits(&mut self, f: BitFunction, signed: bool, x: Value) -> Value {
        let op = match f {
            BitFunction::Count => UnOp::Popcnt,
            BitFunction::Reverse => UnOp::BitRev,
            BitFunction::LeadingZeros => UnOp::Clz,
            BitFunction::TrailingZeros => UnOp::Ctz,
            BitFunction::FirstLeading if signed => UnOp::FlbS32,
            BitFunction::FirstLeading => UnOp::FlbU32,
            BitFunction::FirstTrailing => UnOp::Ftb,
        };
        self.un(op, x)
    }

    /// Of an integer that is the word of the same value.
    fn narrow_bits(&mut self, f: BitFunction, n: Num, x: Value) -> Value {
        let (bits, signed) = (n.bits(), n.is_signed());
        // Without copies of the sign above it.
        let bare = |b: &mut Builder| {
            if signed {
                b.field(x, 0, bits, false)
            } else {
                x
            }
        };
        match f {
            BitFunction::Count => {
                let x = bare(self);
                self.un(UnOp::Popcnt, x)
            }
            BitFunction::Reverse => {
                let (x, by) = (self.un(UnOp::BitRev, x), self.i32(32 - bits));
                let shift = if signed { BinOp::ShrS32 } else { BinOp::ShrU32 };
                self.bin(shift, x, by)
            }
            BitFunction::LeadingZeros => {
                let x = bare(self);
                let (zeros, above) = (self.un(UnOp::Clz, x), self.i32(32 - bits));
                self.bin(BinOp::Sub, zeros, above)
            }
            BitFunction::TrailingZeros => {
                let end = self.i32(1 << bits);
                let x = self.bin(BinOp::Or, x, end);
                self.un(UnOp::Ctz, x)
            }
            BitFunction::FirstLeading | BitFunction::FirstTrailing => {
                let index = self.word_bits(f, signed, x);
                self.cut(index, n)
            }
        }
    }

    fn wide_bits(&mut self, f: BitFunction, signed: bool, low: Value, high: Value) -> Vec<Value> {
        let (zero, word) = (self.i32(0), self.i32(32));
        let count = match f {
            BitFunction::Reverse => {
                return vec![self.un(UnOp::BitRev, high), self.un(UnOp::BitRev, low)];
            }
            BitFunction::Count => {
                let (a, b) = (self.un(UnOp::Popcnt, low), self.un(UnOp::Popcnt, high));
                self.bin(BinOp::Add, a, b)
            }
            BitFunction::LeadingZeros | BitFunction::TrailingZeros => {
                let (op, near, far) = match f {
                    BitFunction::LeadingZeros => (UnOp::Clz, high, low),
                    _ => (UnOp::Ctz, low, high),
                };
                let (a, b) = (self.un(op, near), self.un(op, far));
                let both = self.bin(BinOp::Add, b, word);
                let empty = self.cmp(CmpOp::EqI32, near, zero);
                self.select(empty, both, a)
            }
            BitFunction::FirstLeading | BitFunction::FirstTrailing => {
                let (mut low, mut high) = (low, high);
                if signed && f == BitFunction::FirstLeading {
                    let by = self.i32(31);
                    let sign = self.bin(BinOp::ShrS32, high, by);
                    low = self.bin(BinOp::Xor, low, sign);
                    high = self.bin(BinOp::Xor, high, sign);
                }
                let leading = f == BitFunction::FirstLeading;
                let op = if leading { UnOp::FlbU32 } else { UnOp::Ftb };
                let (a, b) = (self.un(op, low), self.un(op, high));
                // An index in the high word is at least 32; all ones stay all ones.
                let b = self.bin(BinOp::Or, b, word);
                let near = if leading { high } else { low };
                let empty = self.cmp(CmpOp::EqI32, near, zero);
                let index = if leading {
                    self.select(empty, a, b)
                } else {
                    self.select(empty, b, a)
                };
                let by = self.i32(31);
                return vec![index, self.bin(BinOp::ShrS32, index, by)];
            }
        };
        vec![count, zero]
    }

    /// Offset and count of a field, kept within `bits`.
    fn field_in(&mut self, bits: u32, offset: Value, count: Value) -> (Value, Value) {
        let bits = self.i32(bits);
        let offset = self.bin(BinOp::MinU32, offset, bits);
        let left = self.bin(BinOp::Sub, bits, offset);
        (offset, self.bin(BinOp::MinU32, count, left))
    }

    /// WGSL's extractBits of an integer of the kind; what reaches beyond its width is left out.
    pub(crate) fn extract_bits(
        &mut self,
        n: Num,
        x: &[Value],
        offset: Value,
        count: Value,
    ) -> Vec<Value> {
        let signed = n.is_signed();
        if n.bits() < 64 {
            let (offset, count) = if n.bits() == 32 {
                (offset, count)
            } else {
                self.field_in(n.bits(), offset, count)
            };
            let value = x[0];
            let op = Op::ExtractBits {
                signed,
                value,
                offset,
                count,
            };
            return vec![self.one(Type::I32, op)];
        }
        let (offset, count) = self.field_in(64, offset, count);
        let (zero, all) = (self.i32(0), self.i32(64));
        let above = self.bin(BinOp::Sub, all, count);
        // To the top of the word, then down; by less than 64, but for an empty field.
        let up = self.bin(BinOp::Sub, above, offset);
        let top = self.shift(true, n, x, up);
        let field = self.shift(false, n, &top, above);
        let empty = self.cmp(CmpOp::EqI32, count, zero);
        self.select_words(empty, &[zero, zero], &field)
    }

    /// WGSL's insertBits into an integer of the kind; what reaches beyond its width is left out.
    pub(crate) fn insert_bits(
        &mut self,
        n: Num,
        x: &[Value],
        insert: &[Value],
        offset: Value,
        count: Value,
    ) -> Vec<Value> {
        if n.bits() < 64 {
            let (offset, count) = if n.bits() == 32 {
                (offset, count)
            } else {
                self.field_in(n.bits(), offset, count)
            };
            let op = Op::InsertBits {
                value: x[0],
                insert: insert[0],
                offset,
                count,
            };
            let word = self.one(Type::I32, op);
            return vec![self.cut(word, n)];
        }
        let (offset, count) = self.field_in(64, offset, count);
        let (zero, all) = (self.i32(0), self.i32(64));
        let plain = Num::Int {
            bits: 64,
            signed: false,
        };
        let above = self.bin(BinOp::Sub, all, count);
        let ones = self.wide(u64::MAX);
        let mask = self.shift(false, plain, &ones, above);
        let empty = self.cmp(CmpOp::EqI32, count, zero);
        let mask = self.select_words(empty, &[zero, zero], &mask);
        let mask = self.shift(true, plain, &mask, offset);
        let insert = self.shift(true, plain, insert, offset);
        (0..2)
            .map(|i| {
                // x where the mask is 0, else what is inserted.
                let differ = self.bin(BinOp::Xor, x[i], insert[i]);
                let differ = self.bin(BinOp::And, differ, mask[i]);
                self.bin(BinOp::Xor, x[i], differ)
            })
            .collect()
    }
}
