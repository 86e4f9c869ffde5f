//! Selection of atomics.
//!
//! An atomic takes one address for all lanes. With an address that the group agrees on it is one instruction. Else, if its result
//! is not used, it is a loop that the allocator writes out ([`Kind::Each`], [`Kind::Rounds`]); if it is used, a loop of blocks takes one
//! lane after the other. What has no row (exchange, compare-exchange, unsigned order, floats, 64 bits) is a load, an
//! operation and a store in that loop; on buffers that is atomic in MSEQ kernels only.

use super::lir::{Arg, Dst, Edge, Kind, Lane, Mask, Src, Temp};
use super::memory::{
    Buffer, WORKGROUP, in_bounds, inside, load_word, store_word, word, workgroup_word,
};
use super::ops;
use super::select::Select;
use crate::mask::MaskTarget;
use lanemask_ir::{Addr, AtomicOp, BinOp, Space};
use lanemask_isa::linx::{Field, Op};
use lanemask_object::LinxMode;

/// What an atomic does to the number.
pub enum Update {
    /// An operation with a number of one word or two.
    Op(AtomicOp, Vec<Src>),
    /// Exchange if it is what was expected.
    Exchange {
        /// What it is compared with.
        expected: Vec<Src>,
        /// The new number.
        new: Vec<Src>,
    },
}

/// The row of an operation: with and without result; whether the operand is negated.
fn row(op: AtomicOp) -> Option<(Op, Op, bool)> {
    Some(match op {
        AtomicOp::Add => (Op::VLwAdd, Op::VSwAdd, false),
        AtomicOp::Sub => (Op::VLwAdd, Op::VSwAdd, true),
        AtomicOp::And => (Op::VLwAnd, Op::VSwAnd, false),
        AtomicOp::Or => (Op::VLwOr, Op::VSwOr, false),
        AtomicOp::Xor => (Op::VLwXor, Op::VSwXor, false),
        AtomicOp::MinS => (Op::VLwMin, Op::VSwMin, false),
        AtomicOp::MaxS => (Op::VLwMax, Op::VSwMax, false),
        AtomicOp::MinU
        | AtomicOp::MaxU
        | AtomicOp::Exchange
        | AtomicOp::AddF
        | AtomicOp::MinF
        | AtomicOp::MaxF => return None,
    })
}

/// Whether the operation on so many words has a row of the machine, which is atomic in MPAR kernels too. Those on doublewords take numbers
/// of 64 bits from one lane, which has 32.
pub fn has_row(op: AtomicOp, words: usize) -> bool {
    words == 1 && row(op).is_some()
}

impl Update {
    /// Words of the number.
    fn words(&self) -> usize {
        match self {
            Update::Op(_, value) => value.len(),
            Update::Exchange { new, .. } => new.len(),
        }
    }
}

/// An atomic; gives the words of the old number if one of them is used.
pub fn atomic(s: &mut Select<'_>, update: Update, addr: &Addr, used: bool) -> Option<Vec<Src>> {
    let agreed = addr.offset.is_none_or(|v| s.uniform(v));
    let word = word(s, addr);
    let words = update.words();
    let (base, own, limit, index) = match addr.space {
        Space::Buffer(id) => {
            let rounded = matches!(update, Update::Op(AtomicOp::AddF, _));
            s.order_dependent |= used || rounded || matches!(update, Update::Exchange { .. });
            let buffer = Buffer::new(s, id);
            // All of the number is in bounds if its last word is; that of two is next to it.
            let last = word.next(words - 1);
            let first = word.src(s);
            let own = if words == 1 { first } else { last.src(s) };
            let limit = (!in_bounds(s, id, last)).then(|| buffer.limit());
            let index = buffer.index(s, first);
            (buffer.base(), own, limit, index)
        }
        Space::Workgroup => {
            let index = workgroup_word(s, word);
            (Src::Ri(WORKGROUP), index, None, index)
        }
        Space::Scratch => unreachable!("the verifier of the IR wants shared memory"),
    };
    let update = match update {
        Update::Op(op, value) => match row(op).filter(|_| words == 1) {
            Some((with, without, negated)) => {
                let value = value[0];
                let value = if negated {
                    s.two(Op::VSub, Src::Zero, value)
                } else {
                    value
                };
                Step::Row(if used { with } else { without }, s.in_lane(value))
            }
            None => Step::Words(Update::Op(op, value)),
        },
        exchange => Step::Words(exchange),
    };
    let access = Access {
        base,
        index,
        used,
        words,
    };
    match update {
        Step::Row(..) if agreed => one_address(s, access, own, limit, &update).map(|old| vec![old]),
        // Nobody else reaches the words meanwhile, if the workgroup's are the group's, or MSEQ groups do not overlap.
        Step::Row(op, value) if !used => {
            let alone = addr.space == Space::Workgroup || s.mode == LinxMode::Mseq;
            unused(s, access, own, limit, op, value, alone);
            None
        }
        _ => lane_by_lane(s, access, own, limit, &update),
    }
}

/// The operation of lanes that a row of the machine without result applies to the word.
fn plain(op: Op) -> Op {
    match op {
        Op::VSwAdd => Op::VAdd,
        Op::VSwAnd => Op::VAnd,
        Op::VSwOr => Op::VOr,
        Op::VSwXor => Op::VXor,
        Op::VSwMin => Op::VMin,
        Op::VSwMax => Op::VMax,
        other => unreachable!("no update without result: {other:?}"),
    }
}

/// An update of lanes with addresses of their own, whose result nobody wants. `alone`: nobody else reaches the words meanwhile.
fn unused(
    s: &mut Select<'_>,
    access: Access,
    own: Src,
    limit: Option<Src>,
    op: Op,
    value: Lane,
    alone: bool,
) {
    let mut sources = vec![
        access.base,
        Src::Lane(s.in_lane(access.index)),
        Src::Lane(value),
    ];
    let kind = if alone {
        sources.push(Src::Lane(s.in_lane(Src::Lc0)));
        Kind::Rounds(plain(op))
    } else {
        Kind::Each(op)
    };
    if let Some(limit) = limit {
        sources.extend([Src::Lane(s.in_lane(own)), limit]);
    }
    let args = sources.into_iter().map(|src| (Field::SrcL, Arg::Src(src)));
    let args = args.collect();
    if alone {
        s.inst_of(kind, args);
    } else {
        let saved = s.func.mask();
        s.move_mask(saved, Src::P);
        s.inst_of(kind, args);
        s.set_p(Op::VOr, Src::Mask(saved), Src::Zero, false);
    }
}

enum Step {
    /// A row of the machine.
    Row(Op, Lane),
    /// A load, an operation, a store.
    Words(Update),
}

#[derive(Clone, Copy)]
struct Access {
    base: Src,
    index: Src,
    used: bool,
    /// Words of the number.
    words: usize,
}

/// All active lanes update one cell.
fn one_address(
    s: &mut Select<'_>,
    access: Access,
    own: Src,
    limit: Option<Src>,
    step: &Step,
) -> Option<Src> {
    let one = |s: &mut Select<'_>, access| update(s, access, step).map(|old| old[0]);
    let Some(limit) = limit else {
        return one(s, access);
    };
    let index = Src::Lane(s.in_lane(access.index));
    let access = Access { index, ..access };
    let own = Src::Lane(s.in_lane(own));
    let ok = access.used.then(|| s.two(Op::VCmpLtu, own, limit));
    let Step::Row(_, value) = step else {
        unreachable!("only rows of the machine")
    };
    let sources = [index, own, Src::Lane(*value)];
    let fields = [Field::SrcL, Field::SrcR, Field::SrcD];
    s.inst_of(
        Kind::Touch,
        std::iter::zip(fields, sources)
            .map(|(f, v)| (f, Arg::Src(v)))
            .collect(),
    );
    let saved = s.active_mask();
    inside(s, own, limit);
    let old = one(s, access);
    s.widen_p(Op::VOr, Src::Mask(saved), Src::Zero, false);
    let (ok, old) = (ok?, old?);
    // The old word has a home: where the lane was off, that holds anything, and is not taken.
    Some(s.select(ok, old, Src::Zero))
}

/// A loop over the active lanes.
fn lane_by_lane(
    s: &mut Select<'_>,
    access: Access,
    own: Src,
    limit: Option<Src>,
    step: &Step,
) -> Option<Vec<Src>> {
    let index = Src::Lane(s.in_lane(access.index));
    let access = Access { index, ..access };
    let results: Vec<Lane> = match access.used {
        true => (0..access.words).map(|_| s.func.param()).collect(),
        false => Vec::new(),
    };
    if limit.is_some() {
        for result in &results {
            give(s, *result, Src::Zero);
        }
    }
    let saved = s.active_mask();
    let (head, after) = (s.new_point(), s.new_point());
    if let Some(limit) = limit {
        inside(s, own, limit);
    }
    let left = s.active_mask();
    if limit.is_some() {
        s.branch(Op::BZ, after);
        s.lanes_go(after);
        s.finish_block(vec![Edge::Point(after), Edge::Next], Some(Edge::Next));
    } else {
        s.next_block();
    }
    s.place(head);
    take_lowest(s, left);
    let old = update(s, access, step);
    for (result, old) in results.iter().zip(old.unwrap_or_default()) {
        give(s, *result, old);
    }
    s.op(
        Op::BNe,
        vec![
            (Field::SrcL, Arg::Src(Src::Mask(left))),
            (Field::SrcR, Arg::Src(Src::Zero)),
            (Field::Imm, Arg::Point(head)),
        ],
    );
    s.finish_block(vec![Edge::Point(head), Edge::Next], Some(Edge::Next));
    s.place(after);
    s.set_active(saved);
    (access.used).then(|| results.into_iter().map(Src::Lane).collect())
}

fn give(s: &mut Select<'_>, param: Lane, value: Src) {
    let value = Src::Lane(s.in_lane(value));
    s.inst_of(
        Kind::Set,
        vec![
            (Field::SrcL, Arg::Src(value)),
            (Field::RegDst, Arg::Dst(Dst::Lane(param))),
        ],
    );
}

/// Active becomes the lowest lane of a mask, which loses it.
fn take_lowest(s: &mut Select<'_>, left: Mask) {
    let negated = s.temp_op(
        Op::VSub,
        vec![
            (Field::SrcL, Arg::Src(Src::Zero)),
            (Field::SrcR, Arg::Src(Src::Mask(left))),
        ],
    );
    s.widen_p(Op::VAnd, Src::Mask(left), Src::Temp(negated), false);
    s.op(
        Op::VAnd,
        vec![
            (Field::SrcL, Arg::Src(Src::Mask(left))),
            (Field::SrcR, Arg::Src(Src::P)),
            (Field::SrcRType, Arg::Imm(3)),
            (Field::RegDst, Arg::Dst(Dst::Mask(left))),
        ],
    );
}

/// The update itself: of the one cell that the active lanes have in common.
fn update(s: &mut Select<'_>, access: Access, step: &Step) -> Option<Vec<Src>> {
    let update = match step {
        Step::Row(op, value) => {
            let address = cell(s, access);
            let mut args = vec![
                (Field::SrcL, Arg::Src(Src::Temp(address))),
                (Field::SrcR, Arg::Src(Src::Lane(*value))),
            ];
            if access.used {
                return Some(vec![Src::Lane(s.lane_op(*op, std::mem::take(&mut args)))]);
            }
            s.op(*op, args);
            return None;
        }
        Step::Words(update) => update,
    };
    let indexes: Vec<Src> = (0..access.words as u32)
        .map(|n| ops::add_const(s, access.index, n))
        .collect();
    let old: Vec<Src> = (indexes.iter())
        .map(|index| load_word(s, access.base, *index))
        .collect();
    let new = match update {
        Update::Op(op, value) => match (old.as_slice(), value.as_slice()) {
            ([old], [value]) => vec![of_word(s, *op, *old, *value)],
            (&[a, b], &[c, d]) => of_words(s, *op, [a, b], [c, d]).to_vec(),
            _ => unreachable!("numbers have one word or two"),
        },
        Update::Exchange { expected, new } => {
            let mut equal = Src::bits(1);
            for (n, (old, expected)) in old.iter().zip(expected).enumerate() {
                let same = s.two(Op::VCmpEq, *old, *expected);
                equal = match n {
                    0 => same,
                    _ => s.two(Op::VAnd, equal, same),
                };
            }
            let both = new.iter().zip(&old);
            both.map(|(new, old)| s.select(equal, *new, *old)).collect()
        }
    };
    for (index, new) in indexes.iter().zip(new) {
        store_word(s, access.base, *index, new);
    }
    Some(old)
}

/// The new word of an operation.
fn of_word(s: &mut Select<'_>, op: AtomicOp, old: Src, value: Src) -> Src {
    let op = match op {
        AtomicOp::Exchange => return value,
        AtomicOp::Add => BinOp::Add,
        AtomicOp::Sub => BinOp::Sub,
        AtomicOp::And => BinOp::And,
        AtomicOp::Or => BinOp::Or,
        AtomicOp::Xor => BinOp::Xor,
        AtomicOp::MinU => BinOp::MinU32,
        AtomicOp::MaxU => BinOp::MaxU32,
        AtomicOp::MinS => BinOp::MinS32,
        AtomicOp::MaxS => BinOp::MaxS32,
        AtomicOp::AddF => BinOp::AddF32,
        AtomicOp::MinF => BinOp::MinF32,
        AtomicOp::MaxF => BinOp::MaxF32,
    };
    ops::binary(s, op, old, value)
}

/// The new words of an operation on an integer of 64 bits.
fn of_words(s: &mut Select<'_>, op: AtomicOp, old: [Src; 2], value: [Src; 2]) -> [Src; 2] {
    let ([a, b], [c, d]) = (old, value);
    match op {
        AtomicOp::Exchange => value,
        AtomicOp::And | AtomicOp::Or | AtomicOp::Xor => {
            [of_word(s, op, a, c), of_word(s, op, b, d)]
        }
        AtomicOp::Add => {
            let low = s.two(Op::VAdd, a, c);
            let carry = s.two(Op::VCmpLtu, low, a);
            let high = s.two(Op::VAdd, b, d);
            [low, s.two(Op::VAdd, high, carry)]
        }
        AtomicOp::Sub => {
            let low = s.two(Op::VSub, a, c);
            let borrow = s.two(Op::VCmpLtu, a, c);
            let high = s.two(Op::VSub, b, d);
            [low, s.two(Op::VSub, high, borrow)]
        }
        AtomicOp::MinU | AtomicOp::MaxU | AtomicOp::MinS | AtomicOp::MaxS => {
            let high_less = match op {
                AtomicOp::MinS | AtomicOp::MaxS => s.two(Op::VCmpLt, b, d),
                _ => s.two(Op::VCmpLtu, b, d),
            };
            let low_less = s.two(Op::VCmpLtu, a, c);
            let same = s.two(Op::VCmpEq, b, d);
            let less = s.select(same, low_less, high_less);
            let (yes, no) = match op {
                AtomicOp::MinU | AtomicOp::MinS => (old, value),
                _ => (value, old),
            };
            [s.select(less, yes[0], no[0]), s.select(less, yes[1], no[1])]
        }
        AtomicOp::AddF | AtomicOp::MinF | AtomicOp::MaxF => {
            unreachable!("binary64 is refused before")
        }
    }
}

/// Byte address of the cell, as the active lanes agree on it.
fn cell(s: &mut Select<'_>, access: Access) -> Temp {
    let index = match access.index {
        Src::Lane(lane) => {
            Src::Temp(s.temp_op(Op::VRdor, vec![(Field::SrcL, Arg::Src(Src::Lane(lane)))]))
        }
        group => group,
    };
    s.temp_op(
        Op::VAdd,
        vec![
            (Field::SrcL, Arg::Src(access.base)),
            (Field::SrcR, Arg::Src(index)),
            (Field::Shamt, Arg::Imm(2)),
        ],
    )
}
