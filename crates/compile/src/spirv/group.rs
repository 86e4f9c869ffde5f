//! Operations of a subgroup: `OpGroupNonUniform…`, and those of `SPV_KHR_shader_ballot` and `SPV_KHR_subgroup_vote`.
//!
//! A subgroup is a warp. Whoever the control flow's regions bring together is active ([`lanemask_ir::subgroup`]); where SPIR-V leaves a
//! result undefined (a lane that is not active, an empty ballot) it is anything.

use super::error::{UNSUPPORTED, malformed};
use super::lower::{Frame, Lower};
use super::tables::missing;
use super::words::{Inst, R};
use crate::front::build::Builder;
use crate::front::subgroup::Swap;
use lanemask_diag::Diagnostic;
use lanemask_ir::*;
use rspirv::spirv::{GroupOperation, Op as SpvOp, Scope};

/// Which bits of a ballot an operation looks at.
#[derive(Clone, Copy)]
enum Bits {
    /// Those of all lanes that a subgroup has.
    Subgroup,
    /// Those of the lanes up to the own one.
    Inclusive,
    /// Those of the lanes below the own one.
    Exclusive,
}

/// Whether the instruction is one of a subgroup.
pub(super) fn is_group(op: SpvOp) -> bool {
    use SpvOp as S;
    arithmetic(op).is_some()
        || matches!(
            op,
            S::GroupNonUniformElect
                | S::GroupNonUniformAll
                | S::GroupNonUniformAny
                | S::GroupNonUniformAllEqual
                | S::GroupNonUniformBroadcast
                | S::GroupNonUniformBroadcastFirst
                | S::GroupNonUniformBallot
                | S::GroupNonUniformInverseBallot
                | S::GroupNonUniformBallotBitExtract
                | S::GroupNonUniformBallotBitCount
                | S::GroupNonUniformBallotFindLSB
                | S::GroupNonUniformBallotFindMSB
                | S::GroupNonUniformShuffle
                | S::GroupNonUniformShuffleXor
                | S::GroupNonUniformShuffleUp
                | S::GroupNonUniformShuffleDown
                | S::GroupNonUniformRotateKHR
                | S::GroupNonUniformQuadBroadcast
                | S::GroupNonUniformQuadSwap
                | S::GroupNonUniformQuadAllKHR
                | S::GroupNonUniformQuadAnyKHR
                | S::SubgroupBallotKHR
                | S::SubgroupFirstInvocationKHR
                | S::SubgroupReadInvocationKHR
                | S::SubgroupAllKHR
                | S::SubgroupAnyKHR
                | S::SubgroupAllEqualKHR
        )
}

/// The operation of a reduction or scan.
fn arithmetic(op: SpvOp) -> Option<Combine> {
    use SpvOp as S;
    Some(match op {
        S::GroupNonUniformIAdd => Combine::Add,
        S::GroupNonUniformFAdd => Combine::AddF32,
        S::GroupNonUniformIMul => Combine::Mul,
        S::GroupNonUniformFMul => Combine::MulF32,
        S::GroupNonUniformSMin => Combine::MinS32,
        S::GroupNonUniformUMin => Combine::MinU32,
        S::GroupNonUniformFMin => Combine::MinF32,
        S::GroupNonUniformSMax => Combine::MaxS32,
        S::GroupNonUniformUMax => Combine::MaxU32,
        S::GroupNonUniformFMax => Combine::MaxF32,
        S::GroupNonUniformBitwiseAnd | S::GroupNonUniformLogicalAnd => Combine::And,
        S::GroupNonUniformBitwiseOr | S::GroupNonUniformLogicalOr => Combine::Or,
        S::GroupNonUniformBitwiseXor | S::GroupNonUniformLogicalXor => Combine::Xor,
        _ => return None,
    })
}

fn unsupported(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(UNSUPPORTED, message))
}

impl<'m> Lower<'m> {
    /// One of [`is_group`].
    pub(super) fn group(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        use SpvOp as S;
        // The older ones have no scope.
        let scoped = !matches!(
            inst.op,
            S::GroupNonUniformQuadAllKHR
                | S::GroupNonUniformQuadAnyKHR
                | S::SubgroupBallotKHR
                | S::SubgroupFirstInvocationKHR
                | S::SubgroupReadInvocationKHR
                | S::SubgroupAllKHR
                | S::SubgroupAnyKHR
                | S::SubgroupAllEqualKHR
        );
        if scoped {
            match Scope::from_u32(self.t.number(inst.word(3)?)?) {
                Some(Scope::Subgroup) => {}
                Some(scope) => {
                    let message = format!(
                        "`Op{:?}` of the scope `{scope:?}` is not supported yet",
                        inst.op
                    );
                    return Err(unsupported(message));
                }
                None => return Err(Box::new(malformed("an unknown scope"))),
            }
        }
        let first = if scoped { 4 } else { 3 };
        if let Some(op) = arithmetic(inst.op) {
            return self.group_arithmetic(frame, inst, op);
        }
        let made = match inst.op {
            S::GroupNonUniformElect => vec![self.b.elect()],
            S::GroupNonUniformBallotBitCount => {
                let ballot = self.ballot_words(frame, inst.word(5)?)?;
                let bits = match GroupOperation::from_u32(inst.word(4)?) {
                    Some(GroupOperation::Reduce) => Bits::Subgroup,
                    Some(GroupOperation::InclusiveScan) => Bits::Inclusive,
                    Some(GroupOperation::ExclusiveScan) => Bits::Exclusive,
                    _ => return Err(missing(inst, "a group operation that ballots do not have")),
                };
                vec![count(&mut self.b, ballot, bits)]
            }
            S::GroupNonUniformInverseBallot
            | S::GroupNonUniformBallotBitExtract
            | S::GroupNonUniformBallotFindLSB
            | S::GroupNonUniformBallotFindMSB => {
                let ballot = self.ballot_words(frame, inst.word(first)?)?;
                vec![match inst.op {
                    S::GroupNonUniformInverseBallot => {
                        let lane = self.b.builtin(Builtin::LaneId);
                        bit(&mut self.b, ballot, lane)
                    }
                    S::GroupNonUniformBallotBitExtract => {
                        let index = self.scalar(frame, inst.word(first + 1)?)?;
                        bit(&mut self.b, ballot, index)
                    }
                    op => find(&mut self.b, ballot, op == S::GroupNonUniformBallotFindMSB),
                }]
            }
            S::GroupNonUniformBallot | S::SubgroupBallotKHR => {
                let cond = self.truth(frame, inst, first)?;
                self.b.ballot(cond).to_vec()
            }
            S::GroupNonUniformAll | S::SubgroupAllKHR => {
                let cond = self.truth(frame, inst, first)?;
                vec![self.b.subgroup_all(cond)]
            }
            S::GroupNonUniformAny | S::SubgroupAnyKHR => {
                let cond = self.truth(frame, inst, first)?;
                vec![self.b.subgroup_any(cond)]
            }
            S::GroupNonUniformQuadAllKHR | S::GroupNonUniformQuadAnyKHR => {
                let cond = self.truth(frame, inst, first)?;
                let op = match inst.op {
                    S::GroupNonUniformQuadAllKHR => Combine::And,
                    _ => Combine::Or,
                };
                vec![self.b.combine(op, Over::Cluster(4), cond)]
            }
            S::GroupNonUniformAllEqual | S::SubgroupAllEqualKHR => {
                let values = self.values(frame, inst.word(first)?)?;
                let of = self.t.types.num(self.type_of(inst.word(first)?)?);
                if let Some(n) = of.filter(|n| n.is_float() && n.bits() != 32) {
                    let message =
                        format!("`Op{:?}` of `{}` is not supported yet", inst.op, n.name());
                    return Err(unsupported(message));
                }
                let mut all = self.b.bool(true);
                for &value in values.iter() {
                    let equal = self.b.subgroup_all_equal(value);
                    all = self.b.bin(BinOp::AndBool, all, equal);
                }
                vec![all]
            }
            _ => self.group_moves(frame, inst, first)?,
        };
        self.give(frame, inst, made)
    }

    /// Broadcasts, shuffles, rotations and swaps, component by component.
    fn group_moves(&mut self, frame: &mut Frame<'m>, inst: &Inst, first: usize) -> R<Vec<Value>> {
        use SpvOp as S;
        let values = self.values(frame, inst.word(first)?)?;
        let number = match inst.op {
            S::GroupNonUniformBroadcastFirst
            | S::SubgroupFirstInvocationKHR
            | S::GroupNonUniformQuadSwap => None,
            _ => Some(self.index(frame, inst, first + 1)?),
        };
        let swap = match inst.op {
            S::GroupNonUniformQuadSwap => Some(match self.t.number(inst.word(first + 1)?)? {
                0 => Swap::Horizontal,
                1 => Swap::Vertical,
                2 => Swap::Diagonal,
                _ => return Err(missing(inst, "a direction that quads do not have")),
            }),
            _ => None,
        };
        let cluster = match (inst.op, inst.rest(first + 2)) {
            (S::GroupNonUniformRotateKHR, [id]) => Some(self.cluster(*id)?),
            _ => None,
        };
        let b = &mut self.b;
        let one = |b: &mut Builder, value: Value| match (inst.op, number, swap) {
            (S::GroupNonUniformShuffleXor, Some(n), _) => b.shuffle_by(value, BinOp::Xor, n),
            (S::GroupNonUniformShuffleUp, Some(n), _) => b.shuffle_by(value, BinOp::Sub, n),
            (S::GroupNonUniformShuffleDown, Some(n), _) => b.shuffle_by(value, BinOp::Add, n),
            (S::GroupNonUniformRotateKHR, Some(n), _) => b.rotate(value, n, cluster),
            (S::GroupNonUniformQuadBroadcast, Some(n), _) => b.quad_broadcast(value, n),
            (_, Some(n), _) => b.shuffle(value, n),
            (_, _, Some(swap)) => b.quad_swap(value, swap),
            _ => b.broadcast_first(value),
        };
        Ok(values.iter().map(|&value| one(b, value)).collect())
    }

    fn group_arithmetic(&mut self, frame: &mut Frame<'m>, inst: &Inst, op: Combine) -> R<()> {
        let over = match GroupOperation::from_u32(inst.word(4)?) {
            Some(GroupOperation::Reduce) => Over::All,
            Some(GroupOperation::InclusiveScan) => Over::Inclusive,
            Some(GroupOperation::ExclusiveScan) => Over::Exclusive,
            Some(GroupOperation::ClusteredReduce) => Over::Cluster(self.cluster(inst.word(6)?)?),
            Some(other) => {
                return Err(unsupported(format!(
                    "the group operation `{other:?}` is not supported yet"
                )));
            }
            None => return Err(Box::new(malformed("an unknown group operation"))),
        };
        let values = self.values(frame, inst.word(5)?)?;
        if let Some(n) = self.t.types.num(inst.word(1)?).filter(|n| n.bits() != 32) {
            let Some(out) = self.b.combine_other(op, over, n, &values) else {
                let message = format!("`Op{:?}` of `{}` is not supported yet", inst.op, n.name());
                return Err(unsupported(message));
            };
            return self.give(frame, inst, out);
        }
        let mut out = Vec::with_capacity(values.len());
        for &value in values.iter() {
            let logic = matches!(op, Combine::And | Combine::Or | Combine::Xor);
            if self.b.ty(value) != op.ty() && !(logic && self.b.ty(value) == Type::Bool) {
                return Err(missing(inst, "the value does not fit the operation"));
            }
            out.push(self.b.combine(op, over, value));
        }
        self.give(frame, inst, out)
    }

    /// Lanes of a cluster, a constant power of two.
    fn cluster(&mut self, id: u32) -> R<u32> {
        let lanes = self.t.number(id)?;
        if !lanes.is_power_of_two() {
            return Err(Box::new(malformed(
                "a cluster size that is no power of two",
            )));
        }
        Ok(lanes)
    }

    fn truth(&mut self, frame: &mut Frame<'m>, inst: &Inst, word: usize) -> R<Value> {
        let value = self.scalar(frame, inst.word(word)?)?;
        match self.b.ty(value) {
            Type::Bool => Ok(value),
            _ => Err(missing(inst, "the predicate is no truth value")),
        }
    }

    fn index(&mut self, frame: &mut Frame<'m>, inst: &Inst, word: usize) -> R<Value> {
        let value = self.scalar(frame, inst.word(word)?)?;
        match self.b.ty(value) {
            Type::I32 => Ok(value),
            _ => Err(missing(inst, "the number of a lane is no integer")),
        }
    }

    /// A ballot that the module gives back.
    fn ballot_words(&mut self, frame: &mut Frame<'m>, id: u32) -> R<[Value; 4]> {
        let values = self.values(frame, id)?;
        match values[..] {
            [x, y, z, w] if values.iter().all(|v| self.b.ty(*v) == Type::I32) => Ok([x, y, z, w]),
            _ => Err(Box::new(malformed(
                "a ballot that is no vector of four integers",
            ))),
        }
    }

    /// The words of the masks that are built in: bits of lanes that compare so with the own one.
    pub(super) fn lane_mask(&mut self, of: LaneMask) -> Vec<Value> {
        let b = &mut self.b;
        let lane = b.builtin(Builtin::LaneId);
        let one = b.i32(1);
        let next = b.bin(BinOp::Add, lane, one);
        let size = b.builtin(Builtin::WarpSize);
        let (below, through, all) = (low_bits(b, lane), low_bits(b, next), low_bits(b, size));
        (0..4)
            .map(|k| match of {
                LaneMask::Lt => below[k],
                LaneMask::Le => through[k],
                LaneMask::Eq => b.bin(BinOp::Xor, through[k], below[k]),
                LaneMask::Ge => b.bin(BinOp::Xor, all[k], below[k]),
                LaneMask::Gt => b.bin(BinOp::Xor, all[k], through[k]),
            })
            .collect()
    }
}

/// Lanes of a built-in mask, against the own one.
#[derive(Clone, Copy)]
pub(super) enum LaneMask {
    Eq,
    Ge,
    Gt,
    Le,
    Lt,
}

/// How many of the first `n` bits are in each word.
fn widths(b: &mut Builder, n: Value) -> [Value; 4] {
    [0, 32, 64, 96].map(|before| {
        let before = b.i32(before);
        let rest = b.bin(BinOp::MaxU32, n, before);
        let rest = b.bin(BinOp::Sub, rest, before);
        let most = b.i32(32);
        b.bin(BinOp::MinU32, rest, most)
    })
}

/// Four words whose first `n` bits are ones.
fn low_bits(b: &mut Builder, n: Value) -> [Value; 4] {
    let (zero, ones) = (b.i32(0), b.i32(u32::MAX));
    widths(b, n).map(|count| {
        let op = Op::InsertBits {
            value: zero,
            insert: ones,
            offset: zero,
            count,
        };
        b.one(Type::I32, op)
    })
}

/// The bits that an operation looks at; zeros elsewhere.
fn keep(b: &mut Builder, ballot: [Value; 4], bits: Bits) -> [Value; 4] {
    let n = match bits {
        Bits::Subgroup => b.builtin(Builtin::WarpSize),
        Bits::Exclusive => b.builtin(Builtin::LaneId),
        Bits::Inclusive => {
            let (lane, one) = (b.builtin(Builtin::LaneId), b.i32(1));
            b.bin(BinOp::Add, lane, one)
        }
    };
    let masks = low_bits(b, n);
    std::array::from_fn(|k| b.bin(BinOp::And, ballot[k], masks[k]))
}

fn count(b: &mut Builder, ballot: [Value; 4], bits: Bits) -> Value {
    let zero = b.i32(0);
    keep(b, ballot, bits).into_iter().fold(zero, |sum, word| {
        let ones = b.un(UnOp::Popcnt, word);
        b.bin(BinOp::Add, sum, ones)
    })
}

/// Whether a bit of a ballot is set; its number is below 128.
fn bit(b: &mut Builder, ballot: [Value; 4], index: Value) -> Value {
    let five = b.i32(5);
    let which = b.bin(BinOp::ShrU32, index, five);
    let mut word = ballot[3];
    for k in (0..3).rev() {
        let number = b.i32(k);
        let here = b.cmp(CmpOp::EqI32, which, number);
        word = b.select(here, ballot[k as usize], word);
    }
    // The amount counts modulo 32.
    let bit = b.bin(BinOp::ShrU32, word, index);
    let one = b.i32(1);
    let bit = b.bin(BinOp::And, bit, one);
    b.cmp(CmpOp::EqI32, bit, one)
}

/// Number of the lowest or highest bit that is set.
fn find(b: &mut Builder, ballot: [Value; 4], highest: bool) -> Value {
    let words = keep(b, ballot, Bits::Subgroup);
    let op = if highest { UnOp::FlbU32 } else { UnOp::Ftb };
    let (mut found, zero) = (b.i32(u32::MAX), b.i32(0));
    // The word that counts most comes last.
    let mut order = [3, 2, 1, 0];
    if highest {
        order.reverse();
    }
    for k in order {
        let within = b.un(op, words[k]);
        let before = b.i32(32 * k as u32);
        let number = b.bin(BinOp::Add, within, before);
        let any = b.cmp(CmpOp::NeI32, words[k], zero);
        found = b.select(any, number, found);
    }
    found
}
