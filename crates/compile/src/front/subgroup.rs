//! Operations of a subgroup, on scalars: what WGSL and SPIR-V have, by what the IR has.
//!
//! Truth values are shuffled and combined as the numbers 0 and 1. Lanes that a shuffle computes its way to need not exist: what such a
//! lane gives is anything, as in both languages.

use super::build::Builder;
use super::numbers::Num;
use lanemask_ir::*;

/// Which other lane of its quad a lane reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Swap {
    /// Lanes 0 and 1, 2 and 3.
    Horizontal,
    /// Lanes 0 and 2, 1 and 3.
    Vertical,
    /// Lanes 0 and 3, 1 and 2.
    Diagonal,
}

impl Builder {
    fn subgroup(&mut self, ty: Type, op: Subgroup) -> Value {
        self.one(ty, Op::Subgroup(op))
    }

    /// Four words, a bit for each lane.
    pub fn ballot(&mut self, cond: Value) -> [Value; 4] {
        [0, 1, 2, 3].map(|word| self.subgroup(Type::I32, Subgroup::Ballot { cond, word }))
    }

    /// Whether a condition holds everywhere.
    pub fn subgroup_all(&mut self, cond: Value) -> Value {
        self.subgroup(Type::Bool, Subgroup::All(cond))
    }

    /// Whether a condition holds somewhere.
    pub fn subgroup_any(&mut self, cond: Value) -> Value {
        self.subgroup(Type::Bool, Subgroup::Any(cond))
    }

    /// Whether a value is the same everywhere. Floats are equal as numbers, so a NaN equals nothing.
    pub fn subgroup_all_equal(&mut self, value: Value) -> Value {
        match self.ty(value) {
            Type::Bool => {
                let all = self.subgroup_all(value);
                let any = self.subgroup_any(value);
                let none = self.un(UnOp::NotBool, any);
                self.bin(BinOp::OrBool, all, none)
            }
            ty => {
                let first = self.broadcast_first(value);
                let op = match ty {
                    Type::F32 => CmpOp::EqF32,
                    _ => CmpOp::EqI32,
                };
                let same = self.cmp(op, first, value);
                self.subgroup_all(same)
            }
        }
    }

    /// Whether this is the first active lane.
    pub fn elect(&mut self) -> Value {
        let lane = self.builtin(Builtin::LaneId);
        let first = self.subgroup(Type::I32, Subgroup::First(lane));
        self.cmp(CmpOp::EqI32, lane, first)
    }

    /// Lets `f` work on a number that stands for the value.
    fn as_number(&mut self, value: Value, f: impl FnOnce(&mut Self, Value) -> Value) -> Value {
        if self.ty(value) != Type::Bool {
            return f(self, value);
        }
        let (one, zero) = (self.i32(1), self.i32(0));
        let number = self.select(value, one, zero);
        let number = f(self, number);
        self.cmp(CmpOp::NeI32, number, zero)
    }

    /// The value of the first active lane.
    pub fn broadcast_first(&mut self, value: Value) -> Value {
        self.as_number(value, |b, value| {
            b.subgroup(b.ty(value), Subgroup::First(value))
        })
    }

    /// The value of a lane.
    pub fn shuffle(&mut self, value: Value, lane: Value) -> Value {
        self.as_number(value, |b, value| {
            b.subgroup(b.ty(value), Subgroup::Shuffle { value, lane })
        })
    }

    /// The value of the lane whose number an operation makes of this lane's and the amount.
    pub fn shuffle_by(&mut self, value: Value, op: BinOp, amount: Value) -> Value {
        let lane = self.builtin(Builtin::LaneId);
        let lane = self.bin(op, lane, amount);
        self.shuffle(value, lane)
    }

    /// The value of the lane so many further on, around the cluster of so many lanes; `None` is the subgroup.
    pub fn rotate(&mut self, value: Value, delta: Value, cluster: Option<u32>) -> Value {
        let own = self.builtin(Builtin::LaneId);
        let sum = self.bin(BinOp::Add, own, delta);
        // A subgroup has as many lanes as a power of two.
        let size = match cluster {
            Some(n) => self.i32(n),
            None => self.builtin(Builtin::WarpSize),
        };
        let minus_one = self.i32(u32::MAX);
        let mask = self.bin(BinOp::Add, size, minus_one);
        let within = self.bin(BinOp::And, sum, mask);
        let others = self.un(UnOp::NotI32, mask);
        let base = self.bin(BinOp::And, own, others);
        let lane = self.bin(BinOp::Or, base, within);
        self.shuffle(value, lane)
    }

    /// The value of a lane of the quad.
    pub fn quad_broadcast(&mut self, value: Value, lane: Value) -> Value {
        let own = self.builtin(Builtin::LaneId);
        let (quad, three) = (self.i32(!3), self.i32(3));
        let base = self.bin(BinOp::And, own, quad);
        let lane = self.bin(BinOp::And, lane, three);
        let lane = self.bin(BinOp::Or, base, lane);
        self.shuffle(value, lane)
    }

    /// The value of another lane of the quad.
    pub fn quad_swap(&mut self, value: Value, swap: Swap) -> Value {
        let other = self.i32(match swap {
            Swap::Horizontal => 1,
            Swap::Vertical => 2,
            Swap::Diagonal => 3,
        });
        self.shuffle_by(value, BinOp::Xor, other)
    }

    /// A reduction or scan. Truth values have `And`, `Or` and `Xor`.
    pub fn combine(&mut self, op: Combine, over: Over, value: Value) -> Value {
        match (self.ty(value), op, over) {
            (Type::Bool, Combine::And, Over::All) => self.subgroup_all(value),
            (Type::Bool, Combine::Or, Over::All) => self.subgroup_any(value),
            (Type::Bool, ..) => self.as_number(value, |b, value| {
                b.subgroup(Type::I32, Subgroup::Combine { op, over, value })
            }),
            _ => self.subgroup(op.ty(), Subgroup::Combine { op, over, value }),
        }
    }

    /// A reduction or scan of scalars that are not of 32 bits: binary16 by way of F32, narrow integers in words and cut, bits of all, 64
    /// bits by parts. `None` for products and floats of 64 bits, for scans that look for limits of 64 bits, and for exclusive ones that look for
    /// those of narrow integers, whose identities are others than those of words.
    pub fn combine_other(
        &mut self,
        op: Combine,
        over: Over,
        n: Num,
        values: &[Value],
    ) -> Option<Vec<Value>> {
        let logic = matches!(op, Combine::And | Combine::Or | Combine::Xor);
        let sum = matches!(op, Combine::Add | Combine::Mul);
        match n {
            Num::Int { bits: ..32, .. } if logic || sum => Some(self.each(values, |b, x| {
                let x = b.combine(op, over, x);
                b.cut(x, n)
            })),
            Num::Int {
                bits: bits @ ..32, ..
            } if over != Over::Exclusive => {
                let signed = matches!(op, Combine::MinS32 | Combine::MaxS32);
                Some(self.each(values, |b, x| {
                    let x = b.field(x, 0, bits, signed);
                    let x = b.combine(op, over, x);
                    b.cut(x, n)
                }))
            }
            Num::Int { bits: 64, .. } if op == Combine::Add => {
                let wide = values.chunks_exact(2);
                Some(wide.flat_map(|w| self.sum_64(over, w[0], w[1])).collect())
            }
            Num::Int { bits: 64, .. }
                if !logic && !sum && matches!(over, Over::All | Over::Cluster(_)) =>
            {
                let wide = values.chunks_exact(2);
                Some(
                    wide.flat_map(|w| self.limit_64(op, over, w[0], w[1]))
                        .collect(),
                )
            }
            Num::Int { .. } if logic => Some(self.each(values, |b, x| b.combine(op, over, x))),
            Num::F16 if op.ty() == Type::F32 => Some(self.each(values, |b, x| {
                let x = b.widen(x);
                let x = b.combine(op, over, x);
                b.round_to_half(x)
            })),
            _ => None,
        }
    }

    /// Low and high word of a sum of numbers of 64 bits: the sums of their quarters, of which a subgroup has too few to leave a word,
    /// with what each carries to the next.
    fn sum_64(&mut self, over: Over, low: Value, high: Value) -> [Value; 2] {
        let (sixteen, mask) = (self.i32(16), self.i32(0xffff));
        let mut carry = self.i32(0);
        [low, high].map(|word| {
            let lower = self.bin(BinOp::And, word, mask);
            let upper = self.bin(BinOp::ShrU32, word, sixteen);
            let [lower, upper] = [lower, upper].map(|quarter| {
                let sum = self.combine(Combine::Add, over, quarter);
                let sum = self.bin(BinOp::Add, sum, carry);
                carry = self.bin(BinOp::ShrU32, sum, sixteen);
                sum
            });
            let lower = self.bin(BinOp::And, lower, mask);
            let upper = self.bin(BinOp::Shl, upper, sixteen);
            self.bin(BinOp::Or, lower, upper)
        })
    }

    /// Low and high word of the smallest or largest number of 64 bits: the limit of the high words, then that of the low words of those that
    /// have it.
    fn limit_64(&mut self, op: Combine, over: Over, low: Value, high: Value) -> [Value; 2] {
        let most = self.combine(op, over, high);
        let of_low = match op {
            Combine::MinS32 | Combine::MinU32 => Combine::MinU32,
            _ => Combine::MaxU32,
        };
        let has = self.cmp(CmpOp::EqI32, high, most);
        let identity = self.constant(of_low.identity());
        let low = self.select(has, low, identity);
        [self.combine(of_low, over, low), most]
    }

    /// The barrier of a subgroup.
    pub fn subgroup_barrier(&mut self) {
        self.emit(Vec::new(), Op::Subgroup(Subgroup::Barrier));
    }
}
