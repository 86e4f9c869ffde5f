//! Selection of atomics.
//!
//! An atomic takes one address for all lanes. With an address that the group agrees on it is one instruction. Else, if its result
//! is not used, it is a loop that the allocator writes out ([`Kind::Each`], [`Kind::Rounds`]); if it is used, a loop of blocks takes one
//! lane after the other. What has no row (exchange, compare-exchange, unsigned order) is a load, an operation and a store in
//! that loop; on buffers that is atomic in MSEQ kernels only.

use super::lir::{Arg, Dst, Edge, Kind, Lane, Mask, Src, Temp};
use super::memory::{
    Buffer, WORKGROUP, in_bounds, inside, load_word, store_word, word, workgroup_word,
};
use super::select::Select;
use crate::mask::MaskTarget;
use lanemask_ir::{Addr, AtomicOp, Space};
use lanemask_isa::linx::{Field, Op};
use lanemask_object::LinxMode;

/// What an atomic does to the word.
pub enum Update {
    /// An operation with a value.
    Op(AtomicOp, Src),
    /// Exchange if it is what was expected.
    Exchange {
        /// What it is compared with.
        expected: Src,
        /// The new word.
        new: Src,
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
        AtomicOp::MinS32 => (Op::VLwMin, Op::VSwMin, false),
        AtomicOp::MaxS32 => (Op::VLwMax, Op::VSwMax, false),
        AtomicOp::MinU32 | AtomicOp::MaxU32 | AtomicOp::Exchange => return None,
    })
}

/// Whether the operation has a row of the machine, which is atomic in MPAR kernels too.
pub fn has_row(op: AtomicOp) -> bool {
    row(op).is_some()
}

/// An atomic; gives the old word if it is used.
pub fn atomic(s: &mut Select<'_>, update: Update, addr: &Addr, used: bool) -> Option<Src> {
    let agreed = addr.offset.is_none_or(|v| s.uniform(v));
    let word = word(s, addr);
    let (base, own, limit, index) = match addr.space {
        Space::Buffer(id) => {
            s.order_dependent |= used || matches!(update, Update::Exchange { .. });
            let buffer = Buffer::new(s, id);
            let own = word.src(s);
            let limit = (!in_bounds(s, id, word)).then(|| buffer.limit());
            let index = buffer.index(s, own);
            (buffer.base(), own, limit, index)
        }
        Space::Workgroup => {
            let index = workgroup_word(s, word);
            (Src::Ri(WORKGROUP), index, None, index)
        }
        Space::Scratch => unreachable!("the verifier of the IR wants shared memory"),
    };
    let update = match update {
        Update::Op(op, value) => match row(op) {
            Some((with, without, negated)) => {
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
    let access = Access { base, index, used };
    match update {
        Step::Row(..) if agreed => one_address(s, access, own, limit, &update),
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
}

/// All active lanes update one cell.
fn one_address(
    s: &mut Select<'_>,
    access: Access,
    own: Src,
    limit: Option<Src>,
    step: &Step,
) -> Option<Src> {
    let Some(limit) = limit else {
        return update(s, access, step);
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
    let old = update(s, access, step);
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
) -> Option<Src> {
    let index = Src::Lane(s.in_lane(access.index));
    let access = Access { index, ..access };
    let result = access.used.then(|| s.func.param());
    if let (Some(result), Some(_)) = (result, limit) {
        give(s, result, Src::Zero);
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
    if let (Some(result), Some(old)) = (result, old) {
        give(s, result, old);
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
    result.map(Src::Lane)
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
fn update(s: &mut Select<'_>, access: Access, step: &Step) -> Option<Src> {
    match step {
        Step::Row(op, value) => {
            let address = cell(s, access);
            let mut args = vec![
                (Field::SrcL, Arg::Src(Src::Temp(address))),
                (Field::SrcR, Arg::Src(Src::Lane(*value))),
            ];
            if access.used {
                return Some(Src::Lane(s.lane_op(*op, std::mem::take(&mut args))));
            }
            s.op(*op, args);
            None
        }
        Step::Words(Update::Op(op, value)) => {
            let old = load_word(s, access.base, access.index);
            let new = match op {
                AtomicOp::Exchange => *value,
                AtomicOp::MinU32 | AtomicOp::MaxU32 => {
                    let less = s.two(Op::VCmpLtu, old, *value);
                    if *op == AtomicOp::MinU32 {
                        s.select(less, old, *value)
                    } else {
                        s.select(less, *value, old)
                    }
                }
                _ => unreachable!("it has a row"),
            };
            store_word(s, access.base, access.index, new);
            Some(old)
        }
        Step::Words(Update::Exchange { expected, new }) => {
            let old = load_word(s, access.base, access.index);
            let equal = s.two(Op::VCmpEq, old, *expected);
            let new = s.select(equal, *new, old);
            store_word(s, access.base, access.index, new);
            Some(old)
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
