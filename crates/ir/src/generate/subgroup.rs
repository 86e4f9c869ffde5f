//! Random operations of a warp.

use super::writer::{Generator, at};
use crate::{BinOp, Builtin, CmpOp, Combine, Op, Over, Space, Subgroup, Type, Value};

impl Generator {
    pub(super) fn subgroup(&mut self) {
        match self.rng.below(9) {
            0 => {
                let cond = self.pick(Type::Bool);
                let word = self.rng.below(2) as u32;
                self.keep(Subgroup::Ballot { cond, word }, true);
            }
            1 => {
                let cond = self.pick(Type::Bool);
                let op = if self.rng.chance(50) {
                    Subgroup::All(cond)
                } else {
                    Subgroup::Any(cond)
                };
                self.keep(op, true);
            }
            2 => {
                let ty = self.word_type();
                let value = self.pick(ty);
                self.keep(Subgroup::First(value), true);
            }
            3 | 4 => {
                let ty = self.word_type();
                let (value, other) = (self.pick(ty), self.pick(ty));
                let (lane, active) = self.other_lane();
                let got = self.b.emit(Op::Subgroup(Subgroup::Shuffle { value, lane }));
                let got = self.b.select(active, got, other);
                self.add(got, false);
            }
            5 if self.options.barriers => self.exchange_in_warp(),
            _ => {
                let op = self.rng.pick(Combine::ALL);
                if !self.allows(op.ty()) {
                    return;
                }
                let over = match self.rng.below(5) {
                    0 | 1 => Over::All,
                    2 => Over::Inclusive,
                    3 => Over::Exclusive,
                    _ => Over::Cluster(1 << self.rng.below(7)),
                };
                let value = self.pick(op.ty());
                self.keep(Subgroup::Combine { op, over, value }, over == Over::All);
            }
        }
    }

    /// Emits an operation. What the warp agrees on sometimes counts as uniform, so that it decides where control goes.
    fn keep(&mut self, op: Subgroup, agreed: bool) {
        let uniform = agreed && self.rng.chance(50);
        let result = self.b.emit(Op::Subgroup(op));
        self.add(result, uniform);
    }

    fn word_type(&mut self) -> Type {
        if self.options.floats && self.rng.chance(40) {
            Type::F32
        } else {
            Type::I32
        }
    }

    /// Number of a lane, and whether it is active.
    fn other_lane(&mut self) -> (Value, Value) {
        let own = self.b.builtin(Builtin::LaneId);
        let by = match self.rng.below(3) {
            0 => self.pick(Type::I32),
            _ => {
                let n = self.rng.below(8) as u32;
                self.b.const_i32(n)
            }
        };
        let lane = match self.rng.below(5) {
            0 => by,
            1 => self.b.bin(BinOp::Add, own, by),
            2 => self.b.bin(BinOp::Sub, own, by),
            _ => self.b.bin(BinOp::Xor, own, by),
        };
        let [five, one, sixty_four] = [5, 1, 64].map(|n| self.b.const_i32(n));
        let all = self.b.const_bool(true);
        let [low, high] = [0, 1].map(|word| {
            self.b
                .emit(Op::Subgroup(Subgroup::Ballot { cond: all, word }))
        });
        let which = self.b.bin(BinOp::ShrU32, lane, five);
        let second = self.b.cmp(CmpOp::EqI32, which, one);
        let word = self.b.select(second, high, low);
        let bit = self.b.bin(BinOp::ShrU32, word, lane);
        let bit = self.b.bin(BinOp::And, bit, one);
        let set = self.b.cmp(CmpOp::EqI32, bit, one);
        let there = self.b.cmp(CmpOp::LtU32, lane, sixty_four);
        let active = self.b.bin(BinOp::AndBool, there, set);
        (lane, active)
    }

    /// Each stores a word of its own, the active ones wait, each reads that of another active one or its own, all wait.
    fn exchange_in_warp(&mut self) {
        let two = self.b.const_i32(2);
        let own = self.b.bin(BinOp::Shl, self.local_index, two);
        let (lane, active) = self.other_lane();
        let here = self.b.builtin(Builtin::LaneId);
        let first = self.b.bin(BinOp::Sub, self.local_index, here);
        let other = self.b.bin(BinOp::Add, first, lane);
        let other = self.b.bin(BinOp::Shl, other, two);
        let from = self.b.select(active, other, own);
        let value = self.pick(Type::I32);
        self.b.store(at(Space::Workgroup, Some(own), 0), &[value]);
        self.barrier_in_warp();
        let got = self
            .b
            .load(at(Space::Workgroup, Some(from), 0), Type::I32, 1)[0];
        self.barrier_in_warp();
        self.add(got, false);
    }

    fn barrier_in_warp(&mut self) {
        self.b.inst(Op::Subgroup(Subgroup::Barrier), Vec::new());
    }
}
