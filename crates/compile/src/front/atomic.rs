//! Atomics on numbers of 32 and 64 bits.

use super::build::Builder;
use super::numbers::{Compare, Num};
use lanemask_ir::*;

impl Builder {
    /// An atomic read-modify-write; the words of the old number.
    pub(crate) fn atomic(
        &mut self,
        n: Num,
        op: AtomicOp,
        addr: Addr,
        value: &[Value],
    ) -> Vec<Value> {
        let bits = self.integer_words(n, value);
        let old = self.words_like(&bits);
        self.emit(old.clone(), Op::Atomic(op, addr, bits));
        self.number_words(n, old)
    }

    /// An atomic compare-exchange; the words of the old number. Floats are compared bit by bit.
    pub(crate) fn compare_exchange(
        &mut self,
        n: Num,
        addr: Addr,
        expected: &[Value],
        new: &[Value],
    ) -> Vec<Value> {
        let expected = self.integer_words(n, expected);
        let new = self.integer_words(n, new);
        let old = self.words_like(&new);
        let op = Op::CompareExchange {
            addr,
            expected,
            new,
        };
        self.emit(old.clone(), op);
        self.number_words(n, old)
    }

    /// Whether a compare-exchange that found this took place.
    pub(crate) fn exchanged(&mut self, n: Num, old: &[Value], expected: &[Value]) -> Value {
        let n = Num::Int {
            bits: n.bits(),
            signed: false,
        };
        self.compare(Compare::Eq, n, old, expected)
    }

    fn words_like(&mut self, words: &[Value]) -> Vec<Value> {
        words.iter().map(|_| self.value(Type::I32)).collect()
    }

    fn integer_words(&mut self, n: Num, value: &[Value]) -> Vec<Value> {
        match n {
            Num::F32 => vec![self.un(UnOp::BitsToI32, value[0])],
            _ => value.to_vec(),
        }
    }

    fn number_words(&mut self, n: Num, words: Vec<Value>) -> Vec<Value> {
        match n {
            Num::F32 => vec![self.un(UnOp::BitsToF32, words[0])],
            _ => words,
        }
    }
}
