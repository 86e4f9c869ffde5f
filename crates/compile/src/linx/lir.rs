//! Machine code before places are chosen: instructions over lane values, group temporaries and masks, in blocks.
//!
//! - A [`Lane`] is a value of each lane. Its definition is a push to a vector queue; where it is read in another *epoch*, it
//!   has a home besides (see [`super::homes`]). Parameters of labels live in their homes only.
//! - A [`Temp`] is a group value that lives for a few instructions in T or U.
//! - A [`Mask`] is a 64-bit group variable that may be written more than once and live anywhere.
//!
//! Per lane the code is an ordinary sequential program: what a lane stores in a home it finds there again, whatever
//! other lanes do meanwhile.

use lanemask_diag::Span;
use lanemask_isa::linx::{Field, Op};
use std::collections::BTreeSet;

/// A lane value: index into [`Func::lanes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lane(pub u32);

/// A group temporary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Temp(pub u32);

/// A mask variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Mask(pub u32);

/// A place in the code: index into [`Func::points`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(pub u32);

/// A group value that is made just before its use, from nothing that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Remat {
    /// 32 bits, sign-extended.
    Const(u32),
    /// A word of the arena's table.
    Table(u32),
    /// The same, sign-extended.
    Signed(u32),
    /// Number of whole words of a resource.
    SizeWords(u32),
    /// Word index of a resource's guard word, from the resource's start.
    Guard(u32),
    /// Word index of a resource's start in the arena.
    OffsetWords(u32),
}

/// What an operand reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Src {
    /// A lane value.
    Lane(Lane),
    /// A temporary.
    Temp(Temp),
    /// A mask.
    Mask(Mask),
    /// A group value made for it.
    Remat(Remat),
    /// R0.
    Zero,
    /// An import of the launch.
    Ri(u8),
    /// The active lanes.
    P,
    /// Number of the lane in its group.
    Lc0,
    /// Number of the group in its launch.
    Lc1,
    /// Base of the lane-private memory: the tile TS or the spill area.
    Slots,
}

impl Src {
    /// A constant; zero is a register.
    pub fn bits(bits: u32) -> Src {
        match bits {
            0 => Src::Zero,
            _ => Src::Remat(Remat::Const(bits)),
        }
    }

    /// The constant that it is.
    pub fn as_const(self) -> Option<u32> {
        match self {
            Src::Zero => Some(0),
            Src::Remat(Remat::Const(bits)) => Some(bits),
            _ => None,
        }
    }
}

/// What an instruction writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dst {
    /// A lane value.
    Lane(Lane),
    /// A temporary.
    Temp(Temp),
    /// A mask.
    Mask(Mask),
    /// The active lanes.
    P,
}

/// A number that is known when all slots have a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    /// log2 of the rows of one group in ordinary memory: `lc1 << RowShift` is its first row.
    RowShift,
    /// log2 of the groups of a launch: row `r` of the tile has those of the groups from `r << GroupShift` on.
    GroupShift,
    /// First row of private memory.
    FirstRow,
    /// Row of a home.
    Home(u32),
    /// Row of a slot of the allocator.
    Spill(u32),
    /// log2 of the masks of one group: `lc1 << MaskShift`, in units of 8 bytes.
    MaskShift,
    /// Place of a mask in memory, in units of 8 bytes.
    Mask(u32),
    /// log2 of the bytes of a row.
    RowLog,
    /// The same for stores of words, which shift by 2 themselves.
    RowLogStore,
}

/// A field of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Reads.
    Src(Src),
    /// Writes.
    Dst(Dst),
    /// A number, as the field's raw bits; negative ones in two's complement.
    Imm(i64),
    /// A number that is known later.
    Late(Late),
    /// A branch target.
    Point(Point),
}

/// What an instruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the machine.
    Op(Op),
    /// Gives a parameter its value for the active lanes: `Dst` and `Src` in `RegDst` and `SrcL`.
    Set,
    /// Copies P, a mask or zero to a mask.
    Move,
    /// A mask has just become the active lanes.
    Save(Mask),
    /// From here on more lanes may be active than before: what was pushed before is not for them. But if they are some of
    /// those of a mask, what was pushed before that was saved is.
    Widen(Option<Mask>),
    /// Before a loop (its number): what is to stay in a queue gets there, then the first values of what is carried.
    Enter(usize),
    /// Before its next trip: the next values of what is carried.
    Next(usize),
    /// The lane values it names are where they can be read now, and stay until the next instruction that pushes a lane value.
    Touch,
    /// The same for all of them in the vector queues. Up to the next instruction that writes p twice, none is pushed.
    Hold,
    /// The row of the machine updates a word of each lane, one lane after the other (see [`super::updates`]). It reads the base, word
    /// numbers and values, then perhaps numbers that must be below a limit, and that. p is what is left over.
    Each(Op),
    /// The operation of lanes does, in rounds of lanes whose words differ. It reads the lanes' own numbers behind the values. p stays.
    Rounds(Op),
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    /// What it is.
    pub kind: Kind,
    /// Its fields.
    pub args: Vec<(Field, Arg)>,
    /// Where it comes from.
    pub span: Span,
}

impl Inst {
    /// What it reads.
    pub fn sources(&self) -> impl Iterator<Item = Src> + '_ {
        self.args.iter().filter_map(|(_, a)| match a {
            Arg::Src(s) => Some(*s),
            _ => None,
        })
    }

    /// Whether it needs few entries of T and U.
    fn is_plain(&self) -> bool {
        match self.kind {
            Kind::Op(op) => !matches!(op.category(), "atomic" | "queue"),
            Kind::Set | Kind::Move | Kind::Save(_) | Kind::Touch => true,
            Kind::Widen(_)
            | Kind::Hold
            | Kind::Enter(_)
            | Kind::Next(_)
            | Kind::Each(_)
            | Kind::Rounds(_) => false,
        }
    }

    /// The lane values that it reads.
    pub fn lane_sources(&self) -> impl Iterator<Item = Lane> + '_ {
        self.sources().filter_map(|s| match s {
            Src::Lane(l) => Some(l),
            _ => None,
        })
    }

    /// What it writes.
    pub fn dest(&self) -> Option<Dst> {
        self.args.iter().find_map(|(_, a)| match a {
            Arg::Dst(d) => Some(*d),
            _ => None,
        })
    }
}

/// Where control goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// To a place.
    Point(Point),
    /// To the block that follows.
    Next,
}

/// A block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// In order; branches at the end.
    pub insts: Vec<Inst>,
    /// Where the group goes.
    pub warp: Vec<Edge>,
    /// Where its lanes go.
    pub lanes: Vec<Edge>,
}

/// How many instructions behind its definition a temporary is still near.
const SHORT: usize = 8;

/// A loop without another one in it, what it keeps in queues, and its blocks.
#[derive(Clone, Debug)]
pub struct Carrier {
    /// Its blocks, the first of which is where each trip begins.
    pub blocks: std::ops::Range<usize>,
    /// Values from outside that stay where they are.
    pub stable: Vec<Lane>,
    /// Parameters that are pushed again for each trip.
    pub carried: Vec<Lane>,
}

/// The branch that is taken where this one is not, for those that compare.
pub fn opposite(op: Op) -> Option<Op> {
    match op {
        Op::BEq => Some(Op::BNe),
        Op::BNe => Some(Op::BEq),
        Op::BLt => Some(Op::BGe),
        Op::BGe => Some(Op::BLt),
        Op::BLtu => Some(Op::BGeu),
        Op::BGeu => Some(Op::BLtu),
        _ => None,
    }
}

/// A kernel.
#[derive(Clone, Debug, Default)]
pub struct Func {
    /// In the order of the code.
    pub blocks: Vec<Block>,
    /// By lane value: whether it is a parameter, which has no single definition.
    pub lanes: Vec<bool>,
    /// By lane value: whether the active lanes agree on it wherever it is defined.
    pub agreed: Vec<bool>,
    /// By lane value: whether it is computed once for the group, in 64 bits, sign-extended.
    pub group: Vec<bool>,
    /// Blocks of the loops, in the order of their ends.
    pub loops: Vec<std::ops::Range<usize>>,
    /// Loops that keep lane values in queues.
    pub carriers: Vec<Carrier>,
    /// Number of temporaries.
    pub temps: u32,
    /// Number of masks.
    pub masks: u32,
    /// Block of each place, once it is placed.
    pub points: Vec<Option<u32>>,
}

impl Func {
    /// A new lane value.
    pub fn lane(&mut self) -> Lane {
        self.lanes.push(false);
        self.agreed.push(false);
        self.group.push(false);
        Lane(self.lanes.len() as u32 - 1)
    }

    /// A new lane value that [`Kind::Set`] gives its contents.
    pub fn param(&mut self) -> Lane {
        self.lanes.push(true);
        self.agreed.push(false);
        self.group.push(false);
        Lane(self.lanes.len() as u32 - 1)
    }

    /// A new lane value that the group computes.
    pub fn group_lane(&mut self) -> Lane {
        self.lanes.push(false);
        self.agreed.push(true);
        self.group.push(true);
        Lane(self.lanes.len() as u32 - 1)
    }

    /// A new temporary.
    pub fn temp(&mut self) -> Temp {
        self.temps += 1;
        Temp(self.temps - 1)
    }

    /// A new mask.
    pub fn mask(&mut self) -> Mask {
        self.masks += 1;
        Mask(self.masks - 1)
    }

    /// The block of an edge that leaves block `from`.
    pub fn target(&self, from: usize, edge: Edge) -> Option<usize> {
        match edge {
            Edge::Next => Some(from + 1).filter(|b| *b < self.blocks.len()),
            Edge::Point(p) => self.points[p.0 as usize].map(|b| b as usize),
        }
    }

    /// A branch over nothing but a jump becomes the opposite branch to where that goes.
    pub fn straighten(&mut self) {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for b in 0..self.blocks.len() {
                changed |= self.turn(b);
            }
        }
    }

    fn turn(&mut self, b: usize) -> bool {
        let Some((row, over)) = self.ending(b) else {
            return false;
        };
        let Some(opposite) = opposite(row) else {
            return false;
        };
        // The jump, behind blocks without code.
        let mut jump = b + 1;
        while self
            .blocks
            .get(jump)
            .is_some_and(|x| x.insts.is_empty() && x.warp == [Edge::Next])
        {
            jump += 1;
        }
        let Some((Op::J, to)) = self
            .ending(jump)
            .filter(|_| self.blocks[jump].insts.len() == 1)
        else {
            return false;
        };
        // What is behind it is where the branch goes, and nobody else comes to the jump.
        let mut behind = jump + 1;
        let target = self.target(b, Edge::Point(over));
        while Some(behind) < target
            && self.blocks[behind].insts.is_empty()
            && self.blocks[behind].warp == [Edge::Next]
        {
            behind += 1;
        }
        let alone = |block: usize| {
            !self.points.contains(&Some(block as u32))
                || !self.blocks.iter().any(|x| {
                    (x.warp.iter().chain(&x.lanes)).any(|e| {
                        matches!(e, Edge::Point(p) if self.points[p.0 as usize] == Some(block as u32))
                    })
                })
        };
        if target != Some(behind) || !(b + 1..=jump).all(alone) {
            return false;
        }
        let lanes = std::mem::replace(&mut self.blocks[jump].lanes, vec![Edge::Next]);
        self.blocks[jump].insts.clear();
        self.blocks[jump].warp = vec![Edge::Next];
        let block = &mut self.blocks[b];
        if let Some(last) = block.insts.last_mut() {
            last.kind = Kind::Op(opposite);
            for (_, arg) in &mut last.args {
                if let Arg::Point(p) = arg {
                    *p = to;
                }
            }
        }
        block.warp = vec![Edge::Point(to), Edge::Next];
        block.lanes = lanes;
        block.lanes.push(Edge::Next);
        true
    }

    /// The branch that a block ends with, and where it goes.
    fn ending(&self, b: usize) -> Option<(Op, Point)> {
        let last = self.blocks.get(b)?.insts.last()?;
        let Kind::Op(op) = last.kind else {
            return None;
        };
        let point = last.args.iter().find_map(|(_, a)| match a {
            Arg::Point(p) => Some(*p),
            _ => None,
        })?;
        Some((op, point))
    }

    /// Copies of p that are read once, a few instructions later, become temporaries. No two of them live at once.
    pub fn shorten_masks(&mut self) {
        let masks = self.masks as usize;
        let (mut writes, mut reads) = (vec![0; masks], vec![0; masks]);
        for inst in self.blocks.iter().flat_map(|b| &b.insts) {
            if let Some(Dst::Mask(m)) = inst.dest() {
                writes[m.0 as usize] += 1;
            }
            for src in inst.sources() {
                if let Src::Mask(m) = src {
                    reads[m.0 as usize] += 1;
                }
            }
        }
        for b in 0..self.blocks.len() {
            let mut free_from = 0;
            for at in 0..self.blocks[b].insts.len() {
                let insts = &self.blocks[b].insts;
                let (Kind::Move, Some(Dst::Mask(mask))) = (insts[at].kind, insts[at].dest()) else {
                    continue;
                };
                let once = writes[mask.0 as usize] == 1 && reads[mask.0 as usize] == 1;
                let of_p = insts[at].sources().eq([Src::P]);
                let near = insts[at + 1..].iter().take(SHORT);
                let reader = near
                    .take_while(|i| i.is_plain())
                    .position(|i| i.sources().any(|s| s == Src::Mask(mask)));
                let Some(reader) = reader.filter(|_| once && of_p && at >= free_from) else {
                    continue;
                };
                free_from = at + 1 + reader;
                let temp = self.temp();
                let insts = &mut self.blocks[b].insts;
                insts[at].kind = Kind::Op(Op::VOr);
                insts[at].args = vec![
                    (Field::SrcL, Arg::Src(Src::P)),
                    (Field::SrcR, Arg::Src(Src::Zero)),
                    (Field::RegDst, Arg::Dst(Dst::Temp(temp))),
                ];
                for (_, arg) in &mut insts[free_from].args {
                    if *arg == Arg::Src(Src::Mask(mask)) {
                        *arg = Arg::Src(Src::Temp(temp));
                    }
                }
            }
        }
    }

    /// Removes what selection computed for users that then did without.
    pub fn drop_dead_lanes(&mut self) {
        loop {
            let read: BTreeSet<Lane> = (self.blocks.iter().flat_map(|b| &b.insts))
                .flat_map(Inst::sources)
                .filter_map(|s| match s {
                    Src::Lane(lane) => Some(lane),
                    _ => None,
                })
                .collect();
            let mut changed = false;
            for block in &mut self.blocks {
                block.insts.retain(|inst| {
                    let plain = matches!(
                        inst.kind,
                        Kind::Op(Op::VSlli | Op::VSrli | Op::VMul | Op::VAndi | Op::VAnd)
                    );
                    let dead = matches!(inst.dest(), Some(Dst::Lane(l)) if !read.contains(&l));
                    changed |= plain && dead;
                    !(plain && dead)
                });
            }
            if !changed {
                return;
            }
        }
    }

    /// Removes masks that nobody reads.
    pub fn drop_dead_masks(&mut self) {
        loop {
            let mut read = vec![false; self.masks as usize];
            for inst in self.blocks.iter().flat_map(|b| &b.insts) {
                // What only feeds itself (`m |= p`) is no reader.
                let own = match inst.dest() {
                    Some(Dst::Mask(m)) => Some(m),
                    _ => None,
                };
                for s in inst.sources() {
                    if let Src::Mask(m) = s
                        && own != Some(m)
                    {
                        read[m.0 as usize] = true;
                    }
                }
            }
            let mut changed = false;
            for block in &mut self.blocks {
                block.insts.retain(|inst| {
                    let dead = matches!(inst.dest(), Some(Dst::Mask(m)) if !read[m.0 as usize]);
                    changed |= dead;
                    !dead
                });
            }
            if !changed {
                return;
            }
        }
    }
}
