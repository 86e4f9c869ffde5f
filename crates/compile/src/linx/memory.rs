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

use super::lir::{Arg, Dst, Kind, Late, Remat, Src, Temp};
use super::select::{Select, WORDS};
use super::{Scratch, ops};
use lanemask_ir::{Addr, ResourceId, Space, Unit, Value};
use lanemask_isa::linx::{Field, Op};

/// Resources beyond which only the table has their addresses.
const DIRECT: usize = 5;
/// First ri with the address of a resource.
const FIRST_RESOURCE: u8 = 7;
pub(super) const WORKGROUP: u8 = 5;
/// Largest word number in an immediate of 24 bits.
const MAX_IMM: u64 = (1 << 23) - 1;

/// A word of some memory.
#[derive(Clone, Copy)]
pub(super) struct Word {
    /// Lane or constant part, in words.
    index: Option<Src>,
    /// The most that it can be.
    most: u64,
    /// Constant part, in words.
    plus: u64,
    /// Whether it is known to be in its buffer.
    inside: bool,
}

pub(super) fn word(s: &mut Select<'_>, addr: &Addr) -> Word {
    let constant = |plus| Word {
        index: None,
        most: 0,
        plus,
        inside: false,
    };
    let Some(offset) = addr.offset else {
        return constant(u64::from(addr.imm / 4));
    };
    if let Some(k) = s.src(offset).as_const() {
        return constant((u64::from(k) + u64::from(addr.imm)) / 4);
    }
    let (index, most) = match addr.space {
        // That a row is private is proven from the code, by what a shift can give.
        Space::Scratch => {
            let bytes = s.src(offset);
            (s.shift(Op::VSrli, bytes, 2), WORDS - 1)
        }
        _ => s.words(offset),
    };
    Word {
        index: Some(index),
        most,
        // Only the sum is a multiple of 4: the two rests make one more word.
        plus: u64::from(addr.imm.div_ceil(4)),
        inside: s.is_inside,
    }
}

impl Word {
    /// The `n`-th word from it.
    pub(super) fn next(self, n: usize) -> Word {
        Word {
            plus: self.plus + n as u64,
            inside: self.inside && n == 0,
            ..self
        }
    }

    /// Its number as an operand.
    pub(super) fn src(self, s: &mut Select<'_>) -> Src {
        let plus = u32::try_from(self.plus).expect("words of 33 bits of bytes");
        match self.index {
            None => Src::bits(plus),
            Some(index) => ops::add_const(s, index, plus),
        }
    }
}

/// A buffer's base and what its words are counted from.
pub(super) struct Buffer {
    id: u32,
    direct: bool,
}

impl Buffer {
    pub(super) fn new(s: &Select<'_>, id: ResourceId) -> Buffer {
        Buffer {
            id: id.0,
            direct: s.kernel.resources.len() <= DIRECT,
        }
    }

    pub(super) fn base(&self) -> Src {
        if self.direct {
            Src::Ri(FIRST_RESOURCE + self.id as u8)
        } else {
            Src::Ri(0)
        }
    }

    /// A word of the buffer as one from the base.
    pub(super) fn index(&self, s: &mut Select<'_>, word: Src) -> Src {
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

    pub(super) fn limit(&self) -> Src {
        Src::Remat(Remat::SizeWords(self.id))
    }
}

/// Whether the word is there in every binding of the buffer, or in this one as far as lanes arrive here.
pub(super) fn in_bounds(s: &Select<'_>, id: ResourceId, word: Word) -> bool {
    let end = (word.most + word.plus + 1) * 4;
    word.inside || end <= u64::from(s.kernel.resources[id.0 as usize].min_bytes)
}

/// A load of words.
pub fn load(s: &mut Select<'_>, results: &[Value], addr: &Addr) {
    // Loads of the group happen whatever p is: only where every word is safe.
    s.grouping = matches!(addr.space, Space::Buffer(_) | Space::Workgroup)
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
        if word.index.is_none() && buffer.direct && word.plus <= MAX_IMM {
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

pub(super) fn load_word(s: &mut Select<'_>, base: Src, index: Src) -> Src {
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

pub(super) fn workgroup_word(s: &mut Select<'_>, word: Word) -> Src {
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

/// A store of 8 or 16 bits to a buffer; the constant part of its address is whole words.
fn store_narrow(s: &mut Select<'_>, id: ResourceId, addr: &Addr, value: Value) {
    let word = word(s, addr);
    let buffer = Buffer::new(s, id);
    // Units of a word, and the bytes of one, as powers of two.
    let (op, units, size) = match addr.unit {
        Unit::Half => (Op::VShBrg, 1, 1),
        _ => (Op::VSbBrg, 2, 0),
    };
    let data = s.src(value);
    let data = s.in_lane(data);
    let own = word.src(s);
    let own = Src::Lane(s.in_lane(own));
    let first = buffer.index(s, own);
    let first = s.shift(Op::VSlli, first, units);
    let at = match addr.offset {
        None => first,
        Some(offset) => {
            let offset = s.src(offset);
            let unit = s.shift(Op::VSrli, offset, size);
            let unit = s.imm(Op::VAndi, unit, (1 << units) - 1);
            s.two(Op::VOr, first, unit)
        }
    };
    let store = |s: &mut Select<'_>| {
        s.op(
            op,
            vec![
                (Field::SrcD, Arg::Src(Src::Lane(data))),
                (Field::SrcL, Arg::Src(buffer.base())),
                (Field::SrcR, Arg::Src(at)),
            ],
        );
    };
    if in_bounds(s, id, word) {
        return store(s);
    }
    // No lane value is pushed while lanes are off.
    let sources = vec![
        (Field::SrcD, Arg::Src(Src::Lane(data))),
        (Field::SrcL, Arg::Src(own)),
        (Field::SrcR, Arg::Src(at)),
    ];
    s.inst_of(Kind::Hold, sources);
    let saved = save_p(s);
    inside(s, own, buffer.limit());
    store(s);
    s.set_p(Op::VOr, Src::Temp(saved), Src::Zero, false);
}

/// A store of words, or of less than one.
pub fn store(s: &mut Select<'_>, addr: &Addr, values: &[Value]) {
    if let (Space::Buffer(id), Unit::Byte | Unit::Half) = (addr.space, addr.unit) {
        return store_narrow(s, id, addr, values[0]);
    }
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
        } else if word.index.is_none() && buffer.direct && word.plus <= MAX_IMM {
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
pub(super) fn inside(s: &mut Select<'_>, index: Src, limit: Src) {
    s.op(
        Op::VCmpLtu,
        vec![
            (Field::SrcL, Arg::Src(index)),
            (Field::SrcR, Arg::Src(limit)),
            (Field::RegDst, Arg::Dst(Dst::P)),
        ],
    );
}

pub(super) fn store_word(s: &mut Select<'_>, base: Src, index: Src, data: Src) {
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
