//! Values of single instructions, as sums where they are sums and as ranges where they are not.

use crate::affine::{Affine, Atom, Ranges};
use lanemask_isa::linx::{Field, Insn, Op};

/// What an instruction makes.
pub(crate) enum Made {
    Sum(Affine),
    /// A new unknown value, in this range if that is known.
    Within(Option<(i64, i64)>),
}

impl Made {
    /// Anything that a lane or a group can hold.
    pub(crate) fn unknown(lanes: bool) -> Made {
        Made::Within(lanes.then_some(LANE))
    }
}

const LANE: (i64, i64) = (i32::MIN as i64, i32::MAX as i64);

/// The first result. `read` gives the value of a source field; sums of lanes are modulo 2^32.
pub(crate) fn value(
    insn: &Insn,
    pc: u64,
    lanes: bool,
    read: &dyn Fn(Field) -> Option<Option<Affine>>,
    ranges: &Ranges,
) -> Made {
    let e = Eval {
        insn,
        lanes,
        ranges,
    };
    let left = read(Field::SrcL).flatten();
    let right = read(Field::SrcR).flatten();
    let imm = insn.imm();
    let shamt = insn.get(Field::Shamt).map(|s| s as i64);
    match insn.op {
        Op::VAdd | Op::Add | Op::CAdd => e.sum(left, e.modified(right), 1),
        Op::VSub | Op::Sub | Op::CSub => e.sum(left, e.modified(right), -1),
        Op::Addw | Op::Subw => {
            let times = if insn.op == Op::Addw { 1 } else { -1 };
            e.word(e.sum(left, e.modified(right), times))
        }
        Op::VAddi | Op::Addi | Op::HlAddi | Op::CAddi => e.sum(left, imm.map(Affine::constant), 1),
        Op::VSubi | Op::Subi | Op::HlSubi => e.sum(left, imm.map(Affine::constant), -1),
        Op::Addiw | Op::HlAddiw => e.word(e.sum(left, imm.map(Affine::constant), 1)),
        Op::Subiw | Op::HlSubiw => e.word(e.sum(left, imm.map(Affine::constant), -1)),
        Op::VOr | Op::Or | Op::COr => e.or(left, e.modified(right)),
        Op::VOri | Op::Ori | Op::HlOri => e.or(left, imm.map(Affine::constant)),
        Op::VXor | Op::Xor => e.xor(left, e.modified(right)),
        Op::VXori | Op::Xori | Op::HlXori => e.xor(left, imm.map(Affine::constant)),
        Op::VAnd | Op::And | Op::CAnd => e.and(left, e.modified(right)),
        Op::VAndi | Op::Andi | Op::HlAndi => e.and(left, imm.map(Affine::constant)),
        Op::VSlli | Op::Slli => e.shift_left(left, shamt),
        Op::CSlli => Made::unknown(false),
        Op::VSll | Op::Sll => e.shift_left(left, right.and_then(|r| r.as_constant())),
        Op::VSrli | Op::Srli => e.shift_right(left, shamt),
        Op::VSrl | Op::Srl => e.shift_right(left, right.and_then(|r| r.as_constant())),
        Op::VMul | Op::Mul | Op::Mulu => e.product(left, right),
        Op::VMadd | Op::Madd => match e.product(left, right) {
            Made::Sum(product) => e.sum(Some(product), read(Field::SrcD).flatten(), 1),
            within => within,
        },
        Op::VMin | Op::Min => e.extreme(left, right, true),
        Op::VMax | Op::Max => e.extreme(left, right, false),
        Op::CMovr => left.map_or(Made::unknown(false), Made::Sum),
        Op::CMovi | Op::HlLis | Op::HlLiu | Op::Lui => match imm {
            Some(n) => Made::Sum(Affine::constant(n)),
            None => Made::unknown(false),
        },
        Op::Addtpc | Op::HlAddtpc => {
            Made::Sum(Affine::constant((pc as i64).wrapping_add(imm.unwrap_or(0))))
        }
        Op::VCsel | Op::Csel if matches!(insn.get(Field::SrcRType), None | Some(0)) => {
            match (e.range(&left), e.range(&right)) {
                _ if left.is_some() && left == right => {
                    left.map_or(Made::unknown(lanes), Made::Sum)
                }
                (Some(a), Some(b)) => Made::Within(Some((a.0.min(b.0), a.1.max(b.1)))),
                _ => Made::unknown(lanes),
            }
        }
        Op::VBxu | Op::Bxu => {
            let bits = insn.get(Field::ImmL).unwrap_or(63) + 1;
            Made::Within((bits < 32).then(|| (0, (1 << bits) - 1)))
        }
        Op::VBcnt | Op::VClz | Op::VCtz | Op::Bcnt | Op::Clz | Op::Ctz => {
            Made::Within(Some((0, 64)))
        }
        Op::VRem if lanes => match right.and_then(|r| r.as_constant()) {
            Some(n) if n > 0 && n < 1 << 31 => {
                let low = e.range(&left).filter(|r| r.0 >= 0).map_or(1 - n, |_| 0);
                Made::Within(Some((low, n - 1)))
            }
            _ => Made::unknown(true),
        },
        Op::VLbuBrg | Op::VLbuiBrg | Op::VLbu | Op::VLbui => Made::Within(Some((0, 0xff))),
        Op::VLbBrg | Op::VLbiBrg | Op::VLb | Op::VLbi => Made::Within(Some((-128, 127))),
        Op::VLhuBrg | Op::VLhuiBrg | Op::VLhu | Op::VLhui | Op::VLhuiUBrg | Op::VLhuiU => {
            Made::Within(Some((0, 0xffff)))
        }
        Op::VLhBrg | Op::VLhiBrg | Op::VLh | Op::VLhi | Op::VLhiUBrg | Op::VLhiU => {
            Made::Within(Some((-0x8000, 0x7fff)))
        }
        op if crate::operands::is_compare(op) => Made::Within(Some((0, 1))),
        _ => Made::unknown(lanes),
    }
}

struct Eval<'a> {
    insn: &'a Insn,
    lanes: bool,
    ranges: &'a Ranges,
}

impl Eval<'_> {
    fn unknown(&self) -> Made {
        Made::unknown(self.lanes)
    }

    fn made(&self, sum: Option<Affine>) -> Made {
        sum.map_or(self.unknown(), Made::Sum)
    }

    /// The range of an operand; a lane has what fits its 32 bits without a wrap.
    fn range(&self, a: &Option<Affine>) -> Option<(i64, i64)> {
        let range = a.as_ref()?.range(self.ranges)?;
        (!self.lanes || range.0 >= LANE.0 && range.1 <= LANE.1).then_some(range)
    }

    /// A second source with its modifier and shift (L-64).
    fn modified(&self, right: Option<Affine>) -> Option<Affine> {
        let right = right?;
        let shift = self.insn.get(Field::Shamt).unwrap_or(0) as u32;
        let factor = 1_i64.checked_shl(shift)?;
        let logic = !matches!(
            self.insn.op,
            Op::VAdd | Op::VSub | Op::Add | Op::Sub | Op::Addw | Op::Subw
        );
        match self.insn.get(Field::SrcRType) {
            None | Some(0) => right.times(factor),
            Some(3) if logic => Affine::constant(-1).plus(&right, -1)?.times(factor),
            Some(3) => right.times(-factor),
            // .sw and .uw agree with the value where it is a small positive number.
            _ => {
                let (low, high) = right.range(self.ranges)?;
                (low >= 0 && high < 1 << 31).then_some(right)?.times(factor)
            }
        }
    }

    fn sum(&self, left: Option<Affine>, right: Option<Affine>, times: i64) -> Made {
        self.made(left.zip(right).and_then(|(a, b)| a.plus(&b, times)))
    }

    /// The result of a 32-bit scalar operation, sign-extended.
    fn word(&self, made: Made) -> Made {
        match made {
            Made::Sum(sum) => match sum.range(self.ranges) {
                Some((low, high)) if low >= LANE.0 && high <= LANE.1 => Made::Sum(sum),
                _ => Made::Within(Some(LANE)),
            },
            Made::Within(_) => Made::Within(Some(LANE)),
        }
    }

    /// Exclusive or: as or where no bit is set in both; a number that flips bits of lc0 only gives each lane another one's.
    fn xor(&self, left: Option<Affine>, right: Option<Affine>) -> Made {
        let flipped = [(&left, &right), (&right, &left)]
            .into_iter()
            .find_map(|(a, b)| self.flipped(a.as_ref()?, b.as_ref()?.as_constant()?));
        match flipped {
            Some(sum) => Made::Sum(sum),
            None => self.or(left, right),
        }
    }

    /// `a ^ by`, where `a` is `2^k lc0` and what is a multiple of all that lanes can have, and `by` is below that.
    fn flipped(&self, a: &Affine, by: i64) -> Option<Affine> {
        let of_lane = |a: &Atom| matches!(a, Atom::Counter(0) | Atom::Flipped(_));
        let mut lane = a.terms.iter().filter(|(atom, _)| of_lane(atom));
        let (atom, factor) = *lane.next().filter(|(_, f)| *f > 0 && f & (f - 1) == 0)?;
        let last = self.ranges.get(&Atom::Counter(0))?.1;
        let span = factor.checked_mul(1 << (64 - last.leading_zeros()))?;
        let rest = a.plus(&Affine::atom(atom), -factor)?;
        if lane.next().is_some() || !(1..span).contains(&by) || rest.zeros() < span.trailing_zeros()
        {
            return None;
        }
        let before = match atom {
            Atom::Flipped(n) => i64::from(n),
            _ => 0,
        };
        let atom = match before ^ (by / factor) {
            0 => Atom::Counter(0),
            n => Atom::Flipped(n as u8),
        };
        // Below the factor no bit is set.
        let low = Affine::constant(by % factor);
        rest.plus(&Affine::atom(atom), factor)?.plus(&low, 1)
    }

    /// Or: a sum where no bit is set in both. Exclusive or is the same there.
    fn or(&self, left: Option<Affine>, right: Option<Affine>) -> Made {
        let Some((a, b)) = left.zip(right) else {
            return self.unknown();
        };
        if let Some((a, b)) = a.as_constant().zip(b.as_constant()) {
            let or = !matches!(
                self.insn.op,
                Op::VXor | Op::Xor | Op::VXori | Op::Xori | Op::HlXori
            );
            return Made::Sum(Affine::constant(if or { a | b } else { a ^ b }));
        }
        for (high, low) in [(&a, &b), (&b, &a)] {
            if low.as_constant() == Some(0) {
                return Made::Sum(high.clone());
            }
            if let Some((from, to)) = low.range(self.ranges)
                && from >= 0
                && high.zeros() < 63
                && to < 1 << high.zeros()
            {
                return self.made(high.plus(low, 1));
            }
        }
        self.unknown()
    }

    fn and(&self, left: Option<Affine>, right: Option<Affine>) -> Made {
        let constants = [&left, &right].map(|v| v.as_ref().and_then(Affine::as_constant));
        let (mask, other) = match constants {
            [Some(a), Some(b)] => return Made::Sum(Affine::constant(a & b)),
            [Some(m), None] => (m, right),
            [None, Some(m)] => (m, left),
            [None, None] => {
                let small = [&left, &right].into_iter().filter_map(|v| self.range(v));
                let high = small.filter(|r| r.0 >= 0).map(|r| r.1).min();
                return high.map_or(self.unknown(), |high| Made::Within(Some((0, high))));
            }
        };
        if mask < 0 {
            return if mask == -1 {
                self.made(other)
            } else {
                self.unknown()
            };
        }
        match self.range(&other) {
            Some((low, high)) if low >= 0 && high <= mask && mask & (mask + 1) == 0 => {
                self.made(other)
            }
            _ => Made::Within(Some((0, mask))),
        }
    }

    fn amount(&self, amount: Option<i64>) -> Option<u32> {
        let modulo = if self.lanes { 31 } else { 63 };
        Some((amount? & modulo) as u32)
    }

    fn shift_left(&self, left: Option<Affine>, amount: Option<i64>) -> Made {
        let factor = self.amount(amount).and_then(|s| 1_i64.checked_shl(s));
        self.made(left.zip(factor).and_then(|(a, f)| a.times(f)))
    }

    fn shift_right(&self, left: Option<Affine>, amount: Option<i64>) -> Made {
        let Some(amount) = self.amount(amount) else {
            return self.unknown();
        };
        let range = match self.range(&left) {
            Some(range) if range.0 >= 0 => range,
            _ if self.lanes => (0, u32::MAX.into()),
            _ => return self.unknown(),
        };
        match left {
            Some(a) if a.zeros() >= amount && range.1 < 1 << 31 => Made::Sum(Affine {
                constant: a.constant >> amount,
                terms: a.terms.iter().map(|(t, f)| (*t, f >> amount)).collect(),
            }),
            _ => Made::Within(Some((range.0 >> amount, range.1 >> amount))),
        }
    }

    fn product(&self, left: Option<Affine>, right: Option<Affine>) -> Made {
        let product = left.zip(right).and_then(|(a, b)| {
            if let Some(n) = b.as_constant() {
                a.times(n)
            } else {
                b.times(a.as_constant()?)
            }
        });
        self.made(product)
    }

    /// Signed minimum or maximum.
    fn extreme(&self, left: Option<Affine>, right: Option<Affine>, least: bool) -> Made {
        if !self.lanes {
            return self.unknown();
        }
        let [a, b] = [&left, &right].map(|v| self.range(v).unwrap_or(LANE));
        Made::Within(Some(if least {
            (a.0.min(b.0), a.1.min(b.1))
        } else {
            (a.0.max(b.0), a.1.max(b.1))
        }))
    }
}
