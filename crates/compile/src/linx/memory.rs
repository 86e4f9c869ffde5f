//! Selection of memory operations.
//!
//! | memory | base | word |
//! |---|---|---|
//! | buffer, at most 5 of them | `ri7 + k` | its own |
//! | buffer, more of them | `ri0` | offset of the buffer by the arena's table + its own |
//! | workgroup | `ri5` | `lc1` times the words of a workgroup + its own |
//! | private | TS or `ri6` | row `lc1` times the rows of a group + its own, lane by `lc0` |
//!
//! Word numbers of buffers are below 2^31 + 4: byte offset and constant part are cut to words before they are added. So a
//! word that is out of bounds stays so. Loads of it go to the guard word; stores to it, and atomics on it, have the lane off.
//!
//! An atomic takes one address for all lanes. With an address that the group agrees on it is one instruction; else a loop
//! takes one lane after the other. What has no row (exchange, compare-exchange, unsigned order) is a load, an operation and a store in
//! that loop; on buffers that is atomic in MSEQ kernels only.

use super::lir::{Arg, Dst, Edge, Kind, Lane, Late, Mask, Remat, Src, Temp};
use super::select::Select;
use super::{Scratch, ops};
use crate::mask::MaskTarget;
use lanemask_ir::{Addr, AtomicOp, ResourceId, Space, Value};
use lanemask_isa::linx::{Field, Op};
use lanemask_object::LinxMode;

/// Resources beyond which only the table has their addresses.
const DIRECT: usize = 5;
/// First ri with the address of a resource.
const FIRST_RESOURCE: u8 = 7;
const WORKGROUP: u8 = 5;
/// Largest word number in an immediate of 24 bits.
const MAX_IMM: u64 = (1 << 23) - 1;

/// A word of some memory.
#[derive(Clone, Copy)]
struct Word {
    /// Lane or constant part, in words.
    index: Option<Src>,
    /// Constant part, in words.
    plus: u64,
}

fn word(s: &mut Select<'_>, addr: &Addr) -> Word {
    let offset = addr.offset.map(|v| s.src(v));
    match offset.map(|o| (o, o.as_const())) {
        None => Word {
            index: None,
            plus: u64::from(addr.imm / 4),
        },
        Some((_, Some(k))) => Word {
            index: None,
            plus: (u64::from(k) + u64::from(addr.imm)) / 4,
        },
        Some((o, None)) => Word {
            index: Some(s.shift(Op::VSrli, o, 2)),
            // Only the sum is a multiple of 4: the two rests make one more word.
            plus: u64::from(addr.imm.div_ceil(4)),
        },
    }
}

impl Word {
    /// The `n`-th word from it.
    fn next(self, n: usize) -> Word {
        Word {
            plus: self.plus + n as u64,
            ..self
        }
    }

    /// Its number as an operand.
    fn src(self, s: &mut Select<'_>) -> Src {
        let plus = u32::try_from(self.plus).expect("words of 33 bits of bytes");
        match self.index {
            None => Src::bits(plus),
            Some(index) => ops::add_const(s, index, plus),
        }
    }
}

/// A buffer's base and what its words are counted from.
struct Buffer {
    id: u32,
    direct: bool,
}

impl Buffer {
    fn new(s: &Select<'_>, id: ResourceId) -> Buffer {
        Buffer {
            id: id.0,
            direct: s.kernel.resources.len() <= DIRECT,
        }
    }

    fn base(&self) -> Src {
        if self.direct {
            Src::Ri(FIRST_RESOURCE + self.id as u8)
        } else {
            Src::Ri(0)
        }
    }

    /// A word of the buffer as one from the base.
    fn index(&self, s: &mut Select<'_>, word: Src) -> Src {
        if self.direct {
            word
        } else {
            s.two(Op::VAdd, word, Src::Remat(Remat::OffsetWords(self.id)))
        }
    }

    /// The guard word, from the base.
    fn guard(&self) -> Src {
        Src::Remat(if self.direct {
            Remat::Guard(self.id)
        } else {
            Remat::Table(4 * self.id + 2)
        })
    }

    fn limit(&self) -> Src {
        Src::Remat(Remat::SizeWords(self.id))
    }
}

/// Whether the word is there in every binding of the buffer.
fn in_bounds(s: &Select<'_>, id: ResourceId, word: Word) -> bool {
    word.index.is_none()
        && (word.plus + 1) * 4 <= u64::from(s.kernel.resources[id.0 as usize].min_bytes)
}

/// A load of words.
pub fn load(s: &mut Select<'_>, results: &[Value], addr: &Addr) {
    // Loads of the group happen whatever p is: only where every word is safe.
    s.grouping = matches!(addr.space, Space::Buffer(_))
        && addr.offset.is_none_or(|v| s.uniform(v))
        && results.iter().all(|r| s.uniform(*r));
    let first = word(s, addr);
    for (n, result) in results.iter().enumerate() {
        if !s.is_used(*result) {
            continue;
        }
        let word = first.next(n);
        let lane = match addr.space {
            Space::Buffer(id) => load_buffer(s, id, word),
            Space::Workgroup => {
                let index = workgroup_word(s, word);
                load_word(s, Src::Ri(WORKGROUP), index)
            }
            Space::Scratch => {
                let row = private_row(s, word);
                Src::Lane(s.lane_op(
                    s.shape.slot_load(),
                    vec![
                        (Field::SrcL, Arg::Src(Src::Slots)),
                        (Field::SrcR, Arg::Src(row)),
                        (Field::Shamt, Arg::Late(Late::RowLog)),
                        (Field::C, Arg::Imm(1)),
                        (Field::L, Arg::Imm(s.shape.local())),
                    ],
                ))
            }
        };
        s.set(*result, lane);
    }
    s.grouping = false;
}

fn load_buffer(s: &mut Select<'_>, id: ResourceId, word: Word) -> Src {
    let buffer = Buffer::new(s, id);
    if in_bounds(s, id, word) {
        if buffer.direct && word.plus <= MAX_IMM {
            return Src::Lane(s.lane_op(
                Op::VLwiBrg,
                vec![
                    (Field::SrcL, Arg::Src(buffer.base())),
                    (Field::Imm, Arg::Imm(word.plus as i64)),
                ],
            ));
        }
        let index = word.src(s);
        let index = buffer.index(s, index);
        return load_word(s, buffer.base(), index);
    }
    let index = word.src(s);
    let inside = s.two(Op::VCmpLtu, index, buffer.limit());
    let index = buffer.index(s, index);
    let index = s.select(inside, index, buffer.guard());
    load_word(s, buffer.base(), index)
}

fn load_word(s: &mut Select<'_>, base: Src, index: Src) -> Src {
    Src::Lane(s.lane_op(
        Op::VLwBrg,
        vec![
            (Field::SrcL, Arg::Src(base)),
            (Field::SrcR, Arg::Src(index)),
            (Field::Shamt, Arg::Imm(2)),
        ],
    ))
}

/// log2 of the words of a workgroup's memory.
fn workgroup_log(s: &Select<'_>) -> u32 {
    (s.shape.workgroup_bytes / 4).trailing_zeros()
}

fn workgroup_word(s: &mut Select<'_>, word: Word) -> Src {
    let log = workgroup_log(s);
    let index = word.src(s);
    Src::Lane(s.lane_op(
        Op::VAdd,
        vec![
            (Field::SrcL, Arg::Src(index)),
            (Field::SrcR, Arg::Src(Src::Lc1)),
            (Field::Shamt, Arg::Imm(i64::from(log))),
        ],
    ))
}

/// Row of private memory. The IR promises that it is one of this lane; the minimum makes that provable from the code.
fn private_row(s: &mut Select<'_>, word: Word) -> Src {
    let mut index = word.src(s);
    if word.index.is_some() {
        let last = Src::bits(s.shape.private_words.saturating_sub(1) as u32);
        index = s.two(Op::VMin, index, last);
    }
    // In ordinary memory the masks come first.
    if s.shape.scratch == Scratch::Brg {
        index = Src::Lane(s.lane_op(
            Op::VAddi,
            vec![
                (Field::SrcL, Arg::Src(index)),
                (Field::Imm, Arg::Late(Late::FirstRow)),
            ],
        ));
    }
    let (add, shifted, by) = match s.shape.scratch {
        Scratch::Ts => (Src::Lc1, index, Late::GroupShift),
        Scratch::Brg => (index, Src::Lc1, Late::RowShift),
    };
    Src::Lane(s.lane_op(
        Op::VAdd,
        vec![
            (Field::SrcL, Arg::Src(add)),
            (Field::SrcR, Arg::Src(shifted)),
            (Field::Shamt, Arg::Late(by)),
        ],
    ))
}

/// A store of words.
pub fn store(s: &mut Select<'_>, addr: &Addr, values: &[Value]) {
    let first = word(s, addr);
    match addr.space {
        Space::Buffer(id) => store_buffer(s, id, first, values),
        Space::Workgroup => {
            for (n, v) in values.iter().enumerate() {
                let index = workgroup_word(s, first.next(n));
                let data = s.src(*v);
                store_word(s, Src::Ri(WORKGROUP), index, data);
            }
        }
        Space::Scratch => {
            for (n, v) in values.iter().enumerate() {
                let row = private_row(s, first.next(n));
                let data = s.src(*v);
                s.op(
                    s.shape.slot_store(),
                    vec![
                        (Field::SrcD, Arg::Src(data)),
                        (Field::SrcL, Arg::Src(Src::Slots)),
                        (Field::SrcR, Arg::Src(row)),
                        (Field::Shamt, Arg::Late(Late::RowLogStore)),
                        (Field::C, Arg::Imm(1)),
                        (Field::L, Arg::Imm(s.shape.local())),
                    ],
                );
            }
        }
    }
}

fn store_buffer(s: &mut Select<'_>, id: ResourceId, first: Word, values: &[Value]) {
    let buffer = Buffer::new(s, id);
    let mut guarded = Vec::new();
    for (n, v) in values.iter().enumerate() {
        let word = first.next(n);
        // A vector operand makes it an operation of lanes (L-15): without one it would ignore p.
        let data = s.src(*v);
        let data = s.in_lane(data);
        if !in_bounds(s, id, word) {
            let own = word.src(s);
            let own = Src::Lane(s.in_lane(own));
            let index = buffer.index(s, own);
            guarded.push((data, own, index));
        } else if buffer.direct && word.plus <= MAX_IMM {
            s.op(
                Op::VSwiBrg,
                vec![
                    (Field::SrcL, Arg::Src(Src::Lane(data))),
                    (Field::SrcR, Arg::Src(buffer.base())),
                    (Field::Imm, Arg::Imm(word.plus as i64)),
                ],
            );
        } else {
            let index = word.src(s);
            let index = buffer.index(s, index);
            store_word(s, buffer.base(), index, Src::Lane(data));
        }
    }
    // No lane value is pushed while lanes are off for a word only.
    for (data, own, index) in guarded {
        let sources = vec![
            (Field::SrcD, Arg::Src(Src::Lane(data))),
            (Field::SrcL, Arg::Src(own)),
            (Field::SrcR, Arg::Src(index)),
        ];
        s.inst_of(Kind::Hold, sources);
        let saved = save_p(s);
        inside(s, own, buffer.limit());
        store_word(s, buffer.base(), index, Src::Lane(data));
        s.set_p(Op::VOr, Src::Temp(saved), Src::Zero, false);
    }
}

/// p in a temporary.
fn save_p(s: &mut Select<'_>) -> Temp {
    s.temp_op(
        Op::VOr,
        vec![
            (Field::SrcL, Arg::Src(Src::P)),
            (Field::SrcR, Arg::Src(Src::Zero)),
        ],
    )
}

/// Switches off the lanes that are not inside.
fn inside(s: &mut Select<'_>, index: Src, limit: Src) {
    s.op(
        Op::VCmpLtu,
        vec![
            (Field::SrcL, Arg::Src(index)),
            (Field::SrcR, Arg::Src(limit)),
            (Field::RegDst, Arg::Dst(Dst::P)),
        ],
    );
}

fn store_word(s: &mut Select<'_>, base: Src, index: Src, data: Src) {
    let data = s.in_lane(data);
    s.op(
        Op::VSwBrg,
        vec![
            (Field::SrcD, Arg::Src(Src::Lane(data))),
            (Field::SrcL, Arg::Src(base)),
            (Field::SrcR, Arg::Src(index)),
        ],
    );
}

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
        // Nobody else reaches the words meanwhile: the workgroup's are the group's, and MSEQ groups do not overlap.
        Step::Row(op, value)
            if !used && (addr.space == Space::Workgroup || s.mode == LinxMode::Mseq) =>
        {
            in_rounds(s, access, own, limit, plain(op), value);
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

/// Words that nobody but the active lanes reaches are updated without a result, in rounds: each lane stores its number, and those that
/// find theirs again are the only ones with this address. They put there what they had found before, updated.
fn in_rounds(
    s: &mut Select<'_>,
    access: Access,
    own: Src,
    limit: Option<Src>,
    op: Op,
    value: Lane,
) {
    let Access { base, index, .. } = access;
    let index = Src::Lane(s.in_lane(index));
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
    let old = load_word(s, base, index);
    let new = s.two(op, old, Src::Lane(value));
    store_word(s, base, index, Src::Lc0);
    let found = load_word(s, base, index);
    s.op(
        Op::VCmpEq,
        vec![
            (Field::SrcL, Arg::Src(found)),
            (Field::SrcR, Arg::Src(Src::Lc0)),
            (Field::RegDst, Arg::Dst(Dst::P)),
        ],
    );
    store_word(s, base, index, new);
    s.widen_p(Op::VAnd, Src::Mask(left), Src::P, true);
    s.op(
        Op::VOr,
        vec![
            (Field::SrcL, Arg::Src(Src::P)),
            (Field::SrcR, Arg::Src(Src::Zero)),
            (Field::RegDst, Arg::Dst(Dst::Mask(left))),
        ],
    );
    s.branch(Op::BNz, head);
    s.lanes_go(head);
    s.finish_block(vec![Edge::Point(head), Edge::Next], Some(Edge::Next));
    s.place(after);
    s.set_active(saved);
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
