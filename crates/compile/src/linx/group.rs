//! What T and U hold, and the places of the group: registers, or words in memory.

use super::alloc::{Alloc, Val};
use super::lir::{Dst, Inst, Lane, Late, Remat, Src, Temp};
use super::{FIRST_MASK_REGISTER, LAST_MASK_REGISTER, ROW_BASE, Scratch};
use lanemask_isa::linx::{Field, Op, Reg};
use lanemask_object::LinxMode;

/// What an entry of T or U is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Temp(Temp),
    /// What the group has computed.
    Value(Lane),
    Remat(Remat),
    /// First row of the group.
    RowBase,
    /// Row by number.
    Row(Row),
    /// First mask of the group, in units of 8 bytes.
    MaskBase,
    /// Place of a mask.
    MaskPlace(u32),
    /// Contents of a place of the group in memory: a mask, or what the group agrees on.
    Word(u32),
}

/// A row, as the allocator knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Row {
    /// Of a home.
    Home(u32),
    /// Of the allocator.
    Spill(u32),
}

impl Row {
    pub fn late(self) -> Late {
        match self {
            Row::Home(k) => Late::Home(k),
            Row::Spill(k) => Late::Spill(k),
        }
    }
}

/// Entries of T and of U.
pub const DEPTH: usize = 4;
/// Queue T.
pub const T: usize = 0;
/// Queue U.
pub const U: usize = 1;

impl Alloc<'_> {
    // Group values.

    pub(super) fn group_position(&self, what: Group) -> Option<(usize, usize)> {
        [T, U].into_iter().find_map(|q| {
            let at = self.group[q].iter().position(|e| *e == Some(what))?;
            Some((q, at + 1))
        })
    }

    pub(super) fn group_reg(&self, what: Group) -> Reg {
        if what == Group::RowBase && self.mode == LinxMode::Mseq {
            return Reg::R(ROW_BASE);
        }
        match self.group_position(what) {
            Some((T, n)) => Reg::T(n as u8),
            Some((_, n)) => Reg::U(n as u8),
            None => unreachable!("it was made before: {what:?}"),
        }
    }

    pub(super) fn group_wanted(&self, what: Group) -> bool {
        self.pinned.contains(&what)
            || match what {
                Group::Temp(t) => self.last_temp[t.0 as usize] >= self.at,
                Group::Value(l) => self.only_here(l, self.at),
                _ => false,
            }
    }

    /// Whether T or U holds a value that is wanted at or after an instruction and is nowhere else.
    fn only_here(&self, lane: Lane, at: u32) -> bool {
        self.homes.shared[lane.0 as usize].is_none()
            && self.lanes.position(lane).is_none()
            && self.last_read(lane).is_some_and(|last| last >= at)
    }

    /// Copies all values that are only in T or U to the lanes.
    pub(super) fn save_values(&mut self) {
        let values: Vec<Lane> = (self.group.iter().flatten())
            .filter_map(|e| match e {
                Some(Group::Value(l)) if self.only_here(*l, self.at) => Some(*l),
                _ => None,
            })
            .collect();
        for lane in values {
            self.copy_to_lanes(lane);
        }
    }

    /// Sees to it that one of T and U can be pushed to without a loss by the instruction at hand.
    pub(super) fn group_room(&mut self) {
        let wanted = |s: &Self, q: usize| {
            let last = s.group[q].get(DEPTH - 1).copied().flatten()?;
            let kept = match last {
                Group::Temp(t) => s.last_temp[t.0 as usize] > s.at,
                Group::Value(l) => s.only_here(l, s.at + 1),
                _ => false,
            };
            kept.then_some(last)
        };
        for _ in 0..2 * DEPTH {
            let (Some(t), Some(u)) = (wanted(self, T), wanted(self, U)) else {
                return;
            };
            let value = [t, u].into_iter().find_map(|w| match w {
                Group::Value(lane) => Some(lane),
                _ => None,
            });
            match value {
                Some(lane) => self.copy_to_lanes(lane),
                // It goes to the front of its queue; others are behind it then.
                None => {
                    let from = self.group_reg(t);
                    self.group[T][DEPTH - 1] = None;
                    self.emit(
                        Op::VOr,
                        vec![
                            (Field::SrcL, Val::Reg(from)),
                            (Field::SrcR, Val::Reg(Reg::Zero)),
                            (Field::RegDst, Val::Reg(push(T))),
                        ],
                    );
                    self.group_pushed(T, t);
                }
            }
        }
        unreachable!("few temporaries live at once");
    }

    /// Pushes a group value to T or U, the first of them if that loses nothing. `avoid`: not there.
    pub(super) fn push_group(
        &mut self,
        what: Group,
        first: usize,
        avoid: Option<usize>,
        op: Op,
        fields: impl FnOnce(&Self) -> Vec<(Field, Val)>,
    ) {
        let free = |s: &Self, q: usize| {
            let last = s.group[q].get(DEPTH - 1).copied().flatten();
            last.is_none_or(|w| !s.group_wanted(w))
        };
        let order = if avoid == Some(first) {
            [1 - first, first]
        } else {
            [first, 1 - first]
        };
        let q = match order.into_iter().find(|q| free(self, *q)) {
            Some(q) if avoid != Some(q) => q,
            _ => {
                // Wanted entries go to the front until something unwanted is last; values to the lanes.
                let q = order[0];
                for _ in 0..DEPTH {
                    if free(self, q) {
                        break;
                    }
                    let last = self.group[q][DEPTH - 1].expect("it is not free");
                    if let Group::Value(lane) = last
                        && !self.pinned.contains(&last)
                    {
                        self.copy_to_lanes(lane);
                        continue;
                    }
                    let from = self.group_reg(last);
                    self.group[q][DEPTH - 1] = None;
                    self.emit(
                        Op::VOr,
                        vec![
                            (Field::SrcL, Val::Reg(from)),
                            (Field::SrcR, Val::Reg(Reg::Zero)),
                            (Field::RegDst, Val::Reg(push(q))),
                        ],
                    );
                    self.group_pushed(q, last);
                }
                assert!(free(self, q), "few temporaries live at once");
                q
            }
        };
        let mut fields = fields(self);
        fields.push((Field::RegDst, Val::Reg(push(q))));
        self.emit(op, fields);
        if let Some((q, n)) = self.group_position(what) {
            self.group[q][n - 1] = None;
        }
        self.group_pushed(q, what);
    }

    pub(super) fn group_pushed(&mut self, q: usize, what: Group) {
        self.group[q].push_front(Some(what));
        self.group[q].truncate(DEPTH);
    }

    /// Makes a group value if it is not there.
    pub(super) fn make(&mut self, what: Group, avoid: Option<usize>) {
        if self.group_position(what).is_some() {
            return;
        }
        match what {
            Group::Temp(_) => unreachable!("a temporary is there until its last use"),
            Group::Value(lane) => {
                self.pinned_lanes.push(lane);
                self.push_group(what, T, avoid, Op::VRdmax, |s| {
                    vec![(Field::SrcL, Val::Reg(s.lanes.reg(lane)))]
                });
            }
            Group::Remat(r) => self.make_remat(r, avoid),
            Group::RowBase if self.mode == LinxMode::Mseq => {}
            Group::RowBase => self.push_group(what, T, avoid, Op::VSlli, |_| {
                vec![
                    (Field::SrcL, Val::Reg(Reg::Lc(1))),
                    (Field::Shamt, Val::Late(Late::RowShift)),
                ]
            }),
            // In the tile a place is as many words as there are groups.
            Group::Row(row) if self.shape.scratch == Scratch::Ts => {
                self.push_group(what, U, avoid, Op::VAddi, |_| {
                    vec![
                        (Field::SrcL, Val::Reg(Reg::Lc(1))),
                        (Field::Imm, Val::Late(row.late())),
                    ]
                });
            }
            Group::Row(row) => {
                self.rows = true;
                self.from(Group::RowBase, |s| {
                    s.push_group(what, U, avoid, Op::Addi, |s| {
                        vec![
                            (Field::SrcL, Val::Reg(s.group_reg(Group::RowBase))),
                            (Field::Imm, Val::Late(row.late())),
                        ]
                    });
                });
            }
            Group::MaskBase => self.push_group(what, T, avoid, Op::VSlli, |_| {
                vec![
                    (Field::SrcL, Val::Reg(Reg::Lc(1))),
                    (Field::Shamt, Val::Late(Late::MaskShift)),
                ]
            }),
            Group::MaskPlace(k) if self.shape.scratch == Scratch::Ts => {
                self.push_group(what, U, avoid, Op::VAddi, |_| {
                    vec![
                        (Field::SrcL, Val::Reg(Reg::Lc(1))),
                        (Field::Imm, Val::Late(Late::Mask(k))),
                    ]
                });
            }
            Group::MaskPlace(k) => self.from(Group::MaskBase, |s| {
                s.push_group(what, U, avoid, Op::Addi, |s| {
                    vec![
                        (Field::SrcL, Val::Reg(s.group_reg(Group::MaskBase))),
                        (Field::Imm, Val::Late(Late::Mask(k))),
                    ]
                });
            }),
            Group::Word(k) => {
                let place = Group::MaskPlace(k);
                self.from(place, |s| {
                    s.push_group(what, T, avoid, s.shape.mask_load(), |s| {
                        vec![
                            (Field::SrcL, Val::Reg(s.shape.slot_base())),
                            (Field::SrcR, Val::Reg(s.group_reg(place))),
                            (Field::Shamt, Val::Num(3)),
                            (Field::L, Val::Num(s.shape.local())),
                        ]
                    });
                });
            }
        }
    }

    /// Makes a group value and keeps it while something is made from it.
    pub(super) fn from(&mut self, what: Group, then: impl FnOnce(&mut Self)) {
        self.make(what, None);
        self.pinned.push(what);
        then(self);
        self.pinned.pop();
    }

    pub(super) fn make_remat(&mut self, r: Remat, avoid: Option<usize>) {
        let what = Group::Remat(r);
        match r {
            Remat::Const(bits) => {
                let value = i64::from(bits as i32);
                if (0..4096).contains(&value) {
                    self.push_group(what, T, avoid, Op::Addi, |_| {
                        vec![
                            (Field::SrcL, Val::Reg(Reg::Zero)),
                            (Field::Imm, Val::Num(value)),
                        ]
                    });
                } else {
                    self.push_group(what, T, avoid, Op::HlLis, |_| {
                        vec![(Field::Imm, Val::Num(value))]
                    });
                }
            }
            Remat::Table(word) => self.push_group(what, T, avoid, Op::VLwuiBrg, |_| {
                vec![
                    (Field::SrcL, Val::Reg(Reg::Ri(0))),
                    (Field::Imm, Val::Num(i64::from(word))),
                ]
            }),
            Remat::Signed(word) => self.push_group(what, T, avoid, Op::VLwiBrg, |_| {
                vec![
                    (Field::SrcL, Val::Reg(Reg::Ri(0))),
                    (Field::Imm, Val::Num(i64::from(word))),
                ]
            }),
            Remat::SizeWords(id) => self.table_words(what, 4 * id + 1, 0, avoid),
            Remat::OffsetWords(id) => self.table_words(what, 4 * id, 0, avoid),
            Remat::Guard(id) => self.table_words(what, 4 * id + 1, 3, avoid),
        }
    }

    /// `(table[word] + plus) / 4`
    pub(super) fn table_words(&mut self, what: Group, word: u32, plus: i64, avoid: Option<usize>) {
        let bytes = Group::Remat(Remat::Table(word));
        let shift = |s: &mut Self, from: Group| {
            s.push_group(what, T, avoid, Op::Srli, |s| {
                vec![
                    (Field::SrcL, Val::Reg(s.group_reg(from))),
                    (Field::Shamt, Val::Num(2)),
                ]
            });
        };
        self.from(bytes, |s| {
            if plus == 0 {
                return shift(s, bytes);
            }
            // The sum has no name of its own: the result takes its place.
            s.push_group(what, T, None, Op::Addi, |s| {
                vec![
                    (Field::SrcL, Val::Reg(s.group_reg(bytes))),
                    (Field::Imm, Val::Num(plus)),
                ]
            });
            s.from(what, |s| shift(s, what));
        });
    }

    /// The row as an index.
    pub(super) fn row(&mut self, row: Row) -> Group {
        let what = Group::Row(row);
        self.make(what, None);
        what
    }

    // Places of the group.

    /// Number of places that are registers.
    pub(super) fn registers(&self) -> u32 {
        match self.mode {
            LinxMode::Mseq => u32::from(LAST_MASK_REGISTER - FIRST_MASK_REGISTER) + 1,
            LinxMode::Mpar => 0,
        }
    }

    /// The register of a place.
    pub(super) fn register(&self, place: u32) -> Option<u8> {
        (place < self.registers()).then(|| FIRST_MASK_REGISTER + place as u8)
    }

    /// Number of a place that has no register, in memory.
    pub(super) fn in_memory(&mut self, place: u32) -> u32 {
        let k = place - self.registers();
        self.masks = self.masks.max(k + 1);
        k
    }

    /// Whether T or U holds the contents of a place.
    pub(super) fn has_word(&mut self, place: u32) -> bool {
        let k = self.in_memory(place);
        self.group_position(Group::Word(k)).is_some()
    }

    /// The contents of a place, as an operand.
    pub(super) fn word(&mut self, place: u32) -> Reg {
        match self.register(place) {
            Some(r) => Reg::R(r),
            None => {
                let k = self.in_memory(place);
                self.make(Group::Word(k), None);
                self.group_reg(Group::Word(k))
            }
        }
    }

    /// Stores a group value in a place in memory: what T or U holds, or a register.
    pub(super) fn store_word(&mut self, place: u32, what: Result<Group, Reg>) {
        let k = self.in_memory(place);
        let address = Group::MaskPlace(k);
        let pins = self.pinned.len();
        self.pinned.push(address);
        let avoid = match what {
            Ok(what) => {
                self.pinned.push(what);
                self.group_position(what).map(|(q, _)| q)
            }
            Err(_) => None,
        };
        self.make(address, avoid);
        let data = match what {
            Ok(what) => {
                self.part(what, address);
                self.group_reg(what)
            }
            Err(reg) => reg,
        };
        self.pinned.truncate(pins);
        self.emit(
            self.shape.mask_store(),
            vec![
                (Field::SrcD, Val::Reg(data)),
                (Field::SrcL, Val::Reg(self.shape.slot_base())),
                (Field::SrcR, Val::Reg(self.group_reg(address))),
                (Field::L, Val::Num(self.shape.local())),
            ],
        );
        // What was there is no more; what is stored may stand for it.
        if what != Ok(Group::Word(k)) {
            self.forget_word(place);
            let dead = match what {
                Ok(Group::Value(l)) => !self.only_here(l, self.at + 1),
                _ => false,
            };
            if let (true, Ok(what)) = (dead, what)
                && let Some((q, n)) = self.group_position(what)
            {
                self.group[q][n - 1] = Some(Group::Word(k));
            }
        }
    }

    /// Brings the second of two into the other queue if both are in one (L-4).
    pub(super) fn part(&mut self, one: Group, two: Group) {
        let (q, _) = self.group_position(one).expect("made");
        if self.group_position(two).is_some_and(|(r, _)| r == q) {
            self.push_group(two, 1 - q, Some(q), Op::VOr, |s| {
                vec![
                    (Field::SrcL, Val::Reg(s.group_reg(two))),
                    (Field::SrcR, Val::Reg(Reg::Zero)),
                ]
            });
        }
    }

    /// The instruction's result goes to a place.
    pub(super) fn write_word(&mut self, place: u32, op: Op, mut fields: Vec<(Field, Val)>) {
        match self.register(place) {
            Some(r) => {
                fields.push((Field::RegDst, Val::Reg(Reg::R(r))));
                self.emit(op, fields);
            }
            None => {
                let what = Group::Word(self.in_memory(place));
                self.forget_word(place);
                self.emit_to_group(what, op, fields);
                self.store_word(place, Ok(what));
            }
        }
    }

    pub(super) fn forget_word(&mut self, place: u32) {
        let place = self.in_memory(place);
        for entry in self.group.iter_mut().flatten() {
            if *entry == Some(Group::Word(place)) {
                *entry = None;
            }
        }
    }

    /// Puts what the active lanes agree on in a place. The maximum is sign-extended (L-96), so that comparisons of 64 bits
    /// agree with those of lanes.
    pub(super) fn agree(&mut self, place: u32, lane: Lane) {
        self.pinned_lanes.push(lane);
        self.group_room();
        let from = self.lanes.reg(lane);
        self.write_word(place, Op::VRdmax, vec![(Field::SrcL, Val::Reg(from))]);
    }

    /// Copies a group operand to a place.
    pub(super) fn copy_to(&mut self, place: u32, from: Src) {
        let what = self.as_group(from, true);
        if let Some(what) = what {
            self.make(what, None);
        }
        if self.register(place).is_none() {
            let what = what.ok_or_else(|| self.plain(from, true));
            return self.store_word(place, what);
        }
        self.pinned.extend(what);
        self.group_room();
        let from = match what {
            Some(what) => self.group_reg(what),
            None => self.plain(from, true),
        };
        self.pinned.clear();
        self.write_word(
            place,
            Op::VOr,
            vec![
                (Field::SrcL, Val::Reg(from)),
                (Field::SrcR, Val::Reg(Reg::Zero)),
            ],
        );
    }

    pub(super) fn move_mask(&mut self, inst: &Inst) {
        let (Some(Dst::Mask(to)), Some(from)) = (inst.dest(), inst.sources().next()) else {
            unreachable!("a mask is moved to a mask")
        };
        let from = match from {
            Src::Zero => Reg::Zero,
            Src::P => Reg::P,
            other => unreachable!("moved to a mask: {other:?}"),
        };
        let place = self.homes.masks[to.0 as usize];
        if self.register(place).is_some() {
            self.write_word(
                place,
                Op::VOr,
                vec![
                    (Field::SrcL, Val::Reg(from)),
                    (Field::SrcR, Val::Reg(Reg::Zero)),
                ],
            );
        } else {
            self.store_word(place, Err(from));
        }
    }

    /// Pushes the result of an instruction whose operands are fixed already: into a queue that loses nothing by it.
    pub(super) fn emit_to_group(&mut self, what: Group, op: Op, mut fields: Vec<(Field, Val)>) {
        let at = self.at;
        let free = |s: &Self, q: usize| match s.group[q].get(DEPTH - 1).copied().flatten() {
            Some(Group::Temp(t)) => s.last_temp[t.0 as usize] <= at,
            Some(Group::Value(l)) => !s.only_here(l, at + 1),
            _ => true,
        };
        // A free one, best with few wanted entries.
        let load = |s: &Self, q: usize| {
            s.group[q]
                .iter()
                .flatten()
                .filter(|w| match w {
                    Group::Temp(t) => s.last_temp[t.0 as usize] > at,
                    Group::Value(l) => s.only_here(*l, at + 1),
                    _ => false,
                })
                .count()
        };
        let order = if load(self, T) <= load(self, U) {
            [T, U]
        } else {
            [U, T]
        };
        let q = order
            .into_iter()
            .find(|q| free(self, *q))
            .expect("few temporaries live at once");
        fields.push((Field::RegDst, Val::Reg(push(q))));
        self.emit(op, fields);
        if let Some((q, n)) = self.group_position(what) {
            self.group[q][n - 1] = None;
        }
        self.group_pushed(q, what);
    }
}

fn push(q: usize) -> Reg {
    if q == T { Reg::PushT } else { Reg::PushU }
}
