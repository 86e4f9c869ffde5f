//! Operations on numbers of other formats, and accesses of less than a word.

use super::writer::{Generator, at};
use super::{IN, OUT, WORDS_IN};
use crate::{Addr, BinOp, Format, NumOp, Space, Type, UnOp, Unit, Value};

impl Generator {
    /// One of them.
    pub(super) fn number(&mut self) {
        if self.rng.chance(20) {
            return self.narrow_access();
        }
        let op = self.rng.pick(NumOp::ALL);
        let (takes, gives) = op.formats();
        let is_float = |f: &Format| *f == Format::F32;
        let floats = takes.iter().any(is_float) || is_float(&gives) || op.is_f64() || op.is_f16();
        if (floats && !self.options.floats) || (op.is_f64() && !self.options.doubles) {
            return;
        }
        let mut words = Vec::new();
        for format in takes {
            self.operand(*format, &mut words);
        }
        let uniform = words.iter().all(|v| self.looks_uniform(*v));
        for result in self.b.num(op, &words) {
            self.add(result, uniform);
        }
    }

    fn operand(&mut self, format: Format, words: &mut Vec<Value>) {
        match format {
            Format::Bool => words.push(self.pick(Type::Bool)),
            Format::I32 => words.push(self.pick(Type::I32)),
            // A NaN's sign or payload may differ between machines; as an integer they would show.
            Format::F32 => {
                let x = self.pick(Type::F32);
                let x = self.not_nan(x);
                words.push(x);
            }
            Format::F16 => {
                let x = self.pick(Type::I32);
                let mask = self.b.const_i32(0xffff);
                let half = if self.options.floats && self.rng.chance(30) {
                    let x = self.pick(Type::F32);
                    let x = self.not_nan(x);
                    self.b.un(UnOp::F32ToF16, x)
                } else {
                    self.b.bin(BinOp::And, x, mask)
                };
                words.push(half);
            }
            Format::Wide => {
                let low = self.pick(Type::I32);
                let high = match self.rng.below(4) {
                    0 => self.b.const_i32(0),
                    1 => {
                        let by = self.b.const_i32(31);
                        self.b.bin(BinOp::ShrS32, low, by)
                    }
                    _ => self.pick(Type::I32),
                };
                words.extend([low, high]);
            }
        }
    }

    /// A byte or a half of the input, or of the invocation's own words.
    fn narrow_access(&mut self) {
        let unit = self.rng.pick(&[Unit::Byte, Unit::Half]);
        let bytes = unit.bytes();
        if self.rng.chance(50) {
            let imm = 16 + bytes * self.rng.below((12 / bytes) as usize) as u32;
            let addr = Addr {
                unit,
                ..at(Space::Buffer(OUT), Some(self.slot), imm)
            };
            let value = self.pick(Type::I32);
            return self.b.store(addr, &[value]);
        }
        // Some are out of bounds.
        let index = self.pick(Type::I32);
        let mask = self.b.const_i32(2 * 4 * WORDS_IN - bytes);
        let offset = self.b.bin(BinOp::And, index, mask);
        let addr = Addr {
            unit,
            ..at(Space::Buffer(IN), Some(offset), bytes)
        };
        let v = self.b.load(addr, Type::I32, 1)[0];
        self.add(v, false);
    }
}
