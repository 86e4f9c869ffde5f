//! Queue positions: turns lane values, temporaries and masks into operands.
//!
//! The pass goes once over the code and knows at each instruction what each entry of each queue is. A source that is in no queue
//! is loaded from its home, or made; room is made before a push would lose an entry that is still wanted: the entry is pushed again, or
//! goes to memory if too many are wanted. (Pushing again is right under a smaller p: within an epoch p only shrinks.)
//!
//! No instruction reads two entries of T, or two of U (L-4).

use super::Shape;
use super::group::Group;
use super::homes::{Homes, descends};
use super::lir::{Arg, Dst, Func, Inst, Kind, Lane, Late, Src};
use super::queue::{Epoch, LOOP, LaneQueues};
use lanemask_diag::Span;
use lanemask_isa::linx::{Field, Op, Reg, TileBase};
use lanemask_object::LinxMode;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A field of an instruction.
#[derive(Clone, Copy, Debug)]
pub enum Val {
    /// A register.
    Reg(Reg),
    /// Raw bits; negative ones in two's complement.
    Num(i64),
    /// A number that is known later.
    Late(Late),
    /// A block.
    Block(usize),
    /// An instruction of the same block, so many before this one.
    Back(usize),
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Out {
    /// Which.
    pub op: Op,
    /// Its fields.
    pub fields: Vec<(Field, Val)>,
    /// Where it comes from.
    pub span: Span,
    /// Number of the loop within a block that finds what this pushes, and what others with the number push, at one position.
    pub common: Option<u32>,
}

/// Code with operands.
pub struct Code {
    /// By block.
    pub blocks: Vec<Vec<Out>>,
    /// Rows that the allocator itself has used.
    pub spills: u32,
    /// Masks in memory.
    pub masks: u32,
    /// Whether anything lives in rows.
    pub rows: bool,
    /// Lane values whose rows nobody reads.
    pub unread: BTreeSet<Lane>,
}

/// Gives operands to all. Fails with the lane values that turned out to need a home.
///
/// # Errors
/// A value was pushed again when some lanes were off, and is wanted by those later.
pub fn assign(
    func: &Func,
    homes: &Homes,
    shape: Shape,
    mode: LinxMode,
) -> Result<Code, BTreeSet<Lane>> {
    let mut alloc = Alloc {
        func,
        homes,
        shape,
        mode,
        lanes: LaneQueues::default(),
        group: [VecDeque::new(), VecDeque::new()],
        pinned: Vec::new(),
        pinned_lanes: Vec::new(),
        at: 0,
        last_temp: vec![0; func.temps as usize],
        last_lane: BTreeMap::new(),
        epoch: 0,
        carrier: None,
        moving: false,
        missing: BTreeSet::new(),
        loaded: BTreeSet::new(),
        block: (0, 0),
        spilled: BTreeMap::new(),
        spills: 0,
        masks: 0,
        rows: shape.private_words > 0,
        loops: 0,
        span: Span::default(),
        out: Vec::new(),
    };
    alloc.last_uses();
    let mut blocks = Vec::with_capacity(func.blocks.len());
    // What the queues hold at the end of blocks from which a chain goes on elsewhere.
    let mut ends: Vec<Option<End>> = Vec::with_capacity(func.blocks.len());
    let mut branched = vec![false; func.blocks.len()];
    for (b, from) in homes.chains.iter().enumerate() {
        if let Some(from) = from.filter(|f| f + 1 != b) {
            branched[from] = true;
        }
    }
    for (b, block) in func.blocks.iter().enumerate() {
        match homes.chains[b] {
            Some(from) if from + 1 == b => {}
            Some(from) => {
                let (lanes, group, spilled) = ends[from].clone().expect("it was kept");
                (alloc.lanes, alloc.group, alloc.spilled) = (lanes, group, spilled);
            }
            None => {
                alloc.lanes = LaneQueues::default();
                alloc.group = Default::default();
                alloc.spilled.clear();
            }
        }
        alloc.carrier = func.carriers.iter().position(|c| c.blocks.contains(&b));
        match alloc.carrier {
            Some(k) if homes.chains[b].is_none() => alloc.in_loop(k),
            Some(_) => {}
            None => alloc.lanes.keep(|epoch| epoch != LOOP),
        }
        alloc.block = (b, 0);
        alloc.epoch = homes.epochs[b][0];
        for inst in &block.insts {
            alloc.inst(inst);
            alloc.at += 1;
        }
        blocks.push(std::mem::take(&mut alloc.out));
        let end = || {
            (
                alloc.lanes.clone(),
                alloc.group.clone(),
                alloc.spilled.clone(),
            )
        };
        ends.push(branched[b].then(end));
    }
    if !alloc.missing.is_empty() {
        return Err(alloc.missing);
    }
    let rows = homes.rows.iter().enumerate();
    let homed = rows.filter_map(|(lane, row)| row.map(|_| Lane(lane as u32)));
    let unread = homed.filter(|lane| !alloc.loaded.contains(lane)).collect();
    Ok(Code {
        blocks,
        spills: alloc.spills,
        masks: alloc.masks,
        rows: alloc.rows,
        unread,
    })
}

/// What queues, T, U and spill rows hold at the end of a block.
type End = (
    LaneQueues,
    [VecDeque<Option<Group>>; 2],
    BTreeMap<Lane, (u32, Epoch)>,
);

/// The state of the pass.
pub struct Alloc<'a> {
    pub(super) func: &'a Func,
    pub(super) homes: &'a Homes,
    pub(super) shape: Shape,
    pub(super) mode: LinxMode,
    pub(super) lanes: LaneQueues,
    /// Entries of T and U, the latest first.
    pub(super) group: [VecDeque<Option<Group>>; 2],
    /// What the current instruction reads.
    pub(super) pinned: Vec<Group>,
    pub(super) pinned_lanes: Vec<Lane>,
    /// Number of the current instruction.
    pub(super) at: u32,
    /// By temporary: the last instruction that reads it.
    pub(super) last_temp: Vec<u32>,
    /// The last instruction of a chain that reads a lane value.
    last_lane: BTreeMap<(usize, Lane), u32>,
    pub(super) epoch: Epoch,
    /// The loop that keeps values in queues and that the block is in.
    pub(super) carrier: Option<usize>,
    /// Whether vm and vn are being filled for a loop.
    pub(super) moving: bool,
    /// What should have had a home.
    pub(super) missing: BTreeSet<Lane>,
    /// What was loaded from its home.
    pub(super) loaded: BTreeSet<Lane>,
    /// The block, and how many instructions of it have begun an epoch.
    block: (usize, usize),
    /// Lane values that have no home and are in memory, for the lanes of an epoch.
    pub(super) spilled: BTreeMap<Lane, (u32, Epoch)>,
    pub(super) spills: u32,
    pub(super) masks: u32,
    pub(super) rows: bool,
    /// Loops within blocks.
    pub(super) loops: u32,
    pub(super) span: Span,
    pub(super) out: Vec<Out>,
}

impl Alloc<'_> {
    fn last_uses(&mut self) {
        let mut at = 0;
        for (block, root) in std::iter::zip(&self.func.blocks, &self.homes.roots) {
            for inst in &block.insts {
                for src in inst.sources() {
                    match src {
                        Src::Temp(t) => self.last_temp[t.0 as usize] = at,
                        Src::Lane(l) => {
                            self.last_lane.insert((*root, l), at);
                        }
                        _ => {}
                    }
                }
                at += 1;
            }
        }
    }

    fn inst(&mut self, inst: &Inst) {
        self.span = inst.span;
        for lane in inst.lane_sources() {
            self.miss(lane);
        }
        match inst.kind {
            Kind::Save(_) => self.next_epoch(),
            Kind::Widen(_) => {
                self.next_epoch();
                let (parents, now) = (&self.homes.parents, self.epoch);
                let in_loop = self.carrier.is_some();
                self.lanes.keep(|epoch| match epoch {
                    LOOP => in_loop,
                    _ => descends(parents, now, epoch),
                });
                self.spilled
                    .retain(|_, (_, epoch)| descends(parents, now, *epoch));
            }
            Kind::Enter(k) => self.enter_loop(k, inst),
            Kind::Next(_) => self.next_trip(inst),
            Kind::Touch => self.bring(inst, false),
            Kind::Hold => {
                self.save_values();
                self.bring(inst, true);
            }
            Kind::Each(op) => self.each(op, inst),
            Kind::Rounds(op) => self.rounds(op, inst),
            Kind::Set => self.set(inst),
            Kind::Move => self.move_mask(inst),
            Kind::Op(op) => self.op(op, inst),
        }
        self.pinned.clear();
        self.pinned_lanes.clear();
    }

    fn next_epoch(&mut self) {
        self.block.1 += 1;
        self.epoch = self.homes.epochs[self.block.0][self.block.1];
    }

    /// When the last instruction of this chain reads a lane value.
    pub(super) fn last_read(&self, lane: Lane) -> Option<u32> {
        let root = self.homes.roots[self.block.0];
        self.last_lane.get(&(root, lane)).copied()
    }

    /// Gives a parameter its value.
    fn set(&mut self, inst: &Inst) {
        let (Some(Dst::Lane(to)), Some(from)) = (inst.dest(), inst.sources().next()) else {
            unreachable!("a parameter is set to something")
        };
        let lane = match from {
            Src::Lane(lane) => Some(lane),
            _ => None,
        };
        match self.homes.shared[to.0 as usize] {
            Some(place) => {
                if lane.is_some_and(|l| self.only_in_row(l)) {
                    self.bring(inst, false);
                }
                let in_group = |l: &Lane| self.group_position(Group::Value(*l)).is_none();
                match lane.filter(|l| in_group(l) && self.lanes.position(*l).is_some()) {
                    Some(lane) => self.agree(place, lane),
                    None => self.copy_to(place, from),
                }
                self.lanes.remove(to);
            }
            None => {
                self.bring(inst, true);
                let lane = lane.expect("a home in the lanes gets a lane value");
                let homed = self.homes.rows[to.0 as usize].is_some();
                if homed {
                    self.keep(to, lane);
                }
                self.lanes.remove(to);
                if self.life(lane) == 0 {
                    self.lanes.rename(lane, to, self.epoch);
                } else if !homed {
                    self.make_room(to);
                    let (from, queue) = (self.lanes.reg(lane), self.choose(to));
                    self.push_copy(from, queue, to);
                }
            }
        }
    }

    pub(super) fn emit(&mut self, op: Op, fields: Vec<(Field, Val)>) {
        self.out.push(Out {
            op,
            fields,
            span: self.span,
            common: None,
        });
    }

    // Instructions.

    /// Whether a value that the lanes agree on has been moved to a row, for want of queues.
    fn only_in_row(&self, lane: Lane) -> bool {
        self.lanes.position(lane).is_none()
            && self.group_position(Group::Value(lane)).is_none()
            && self.homes.shared[lane.0 as usize].is_none()
    }

    /// What must be in T or U for a source.
    pub(super) fn as_group(&mut self, src: Src, of_group: bool) -> Option<Group> {
        match src {
            Src::Temp(t) => Some(Group::Temp(t)),
            Src::Remat(r) => Some(Group::Remat(r)),
            Src::Lane(l) if !of_group && self.lanes.position(l).is_some() => None,
            Src::Lane(l) if self.group_position(Group::Value(l)).is_some() => Some(Group::Value(l)),
            Src::Lane(l) if of_group && self.lanes.position(l).is_some() => {
                let place = self.homes.shared[l.0 as usize];
                match place {
                    Some(place) if self.register(place).is_some() => None,
                    Some(place) if self.has_word(place) => Some(Group::Word(self.in_memory(place))),
                    _ => Some(Group::Value(l)),
                }
            }
            _ => {
                let place = self.place(src, of_group)?;
                let memory = self.register(place).is_none();
                memory.then(|| Group::Word(self.in_memory(place)))
            }
        }
    }

    /// The place of the group that a source is read from.
    fn place(&self, src: Src, of_group: bool) -> Option<u32> {
        match src {
            Src::Mask(m) => Some(self.homes.masks[m.0 as usize]),
            Src::Lane(l) if of_group || self.lanes.position(l).is_none() => {
                self.homes.shared[l.0 as usize]
            }
            _ => None,
        }
    }

    /// A source that is in neither T nor U.
    pub(super) fn plain(&self, src: Src, of_group: bool) -> Reg {
        if let Some(place) = self.place(src, of_group) {
            return Reg::R(self.register(place).expect("not one in memory"));
        }
        match src {
            Src::Lane(lane) => self.lanes.reg(lane),
            Src::Zero => Reg::Zero,
            Src::Ri(n) => Reg::Ri(n),
            Src::P => Reg::P,
            Src::Lc0 => Reg::Lc(0),
            Src::Lc1 => Reg::Lc(1),
            Src::Slots => self.shape.slot_base(),
            Src::Temp(_) | Src::Remat(_) | Src::Mask(_) => {
                unreachable!("temporaries are in T or U")
            }
        }
    }

    fn op(&mut self, op: Op, inst: &Inst) {
        // A value that the group agrees on is its own reduction.
        let mut op = op;
        if matches!(op, Op::VRdor) && inst.lane_sources().all(|l| self.is_of_group(l)) {
            op = Op::VOr;
        }
        let mut of_group = self.of_group(op, inst);
        if of_group && inst.lane_sources().any(|l| self.only_in_row(l)) {
            self.bring(inst, false);
        }
        let mut wanted = self.wanted_groups(inst, of_group);
        // Three are too many for T and U: that is for the lanes then.
        if of_group && wanted.len() > 2 {
            assert!(op.category() == "select", "a group row reads two at most");
            of_group = false;
        }
        // In the queues: the lane values, then what T and U hold.
        if !of_group {
            self.bring(inst, wants_lanes(op));
            wanted = self.wanted_groups(inst, false);
        }
        // A third one goes to the lanes.
        let mut as_lane: Option<(Group, Lane)> = None;
        if wanted.len() > 2 {
            let what = wanted.pop().expect("there are three");
            assert_eq!(wanted.len(), 2, "an instruction reads three at most");
            self.make(what, None);
            let lane = Lane(u32::MAX);
            self.pinned.push(what);
            self.make_room(lane);
            let queue = self.choose(lane);
            let from = self.group_reg(what);
            self.push_copy(from, queue, lane);
            self.pinned.pop();
            self.pinned_lanes.push(lane);
            as_lane = Some((what, lane));
        }
        let dest = inst.dest();
        self.pinned.extend(&wanted);
        for what in &wanted {
            let avoid = wanted
                .iter()
                .filter(|w| *w != what)
                .find_map(|w| self.group_position(*w))
                .map(|(q, _)| q);
            self.make(*what, avoid);
        }
        if let [one, two] = wanted[..] {
            self.part(one, two);
        }
        match dest {
            Some(Dst::Lane(lane)) if !of_group => self.make_room(lane),
            Some(Dst::Lane(lane)) => match self.homes.shared[lane.0 as usize] {
                Some(place) if self.register(place).is_some() => {}
                _ => self.group_room(),
            },
            Some(Dst::Mask(mask)) => {
                if self.register(self.homes.masks[mask.0 as usize]).is_none() {
                    self.group_room();
                }
            }
            Some(Dst::Temp(_)) => self.group_room(),
            Some(Dst::P) | None => {}
        }
        let mut fields = Vec::with_capacity(inst.args.len());
        for (field, arg) in &inst.args {
            let val = match *arg {
                Arg::Src(src) => Val::Reg(match self.as_group(src, of_group) {
                    Some(what) => match as_lane {
                        Some((other, lane)) if other == what => self.lanes.reg(lane),
                        _ => self.group_reg(what),
                    },
                    None => self.plain(src, of_group),
                }),
                Arg::Dst(_) => continue,
                Arg::Imm(n) => Val::Num(n),
                Arg::Late(late) => Val::Late(late),
                Arg::Point(p) => Val::Block(
                    self.func.points[p.0 as usize].expect("a branch goes to a place") as usize,
                ),
            };
            fields.push((*field, val));
        }
        self.write(op, fields, dest, of_group);
    }

    /// Whether an operation is the group's: then no operand is of lanes.
    fn of_group(&self, op: Op, inst: &Inst) -> bool {
        match inst.dest() {
            Some(Dst::Lane(l)) => self.func.group[l.0 as usize],
            None => op.category() == "body-branch",
            _ => false,
        }
    }

    /// Whether a lane value is an operand of the group now.
    fn is_of_group(&self, lane: Lane) -> bool {
        self.group_position(Group::Value(lane)).is_some()
            || self.place(Src::Lane(lane), false).is_some()
    }

    /// What must be in T or U for an instruction.
    fn wanted_groups(&mut self, inst: &Inst, of_group: bool) -> Vec<Group> {
        let mut wanted: Vec<Group> = Vec::new();
        for src in inst.sources() {
            if let Some(what) = self.as_group(src, of_group)
                && !wanted.contains(&what)
            {
                wanted.push(what);
            }
        }
        wanted
    }

    fn write(&mut self, op: Op, mut fields: Vec<(Field, Val)>, dest: Option<Dst>, of_group: bool) {
        match dest {
            Some(Dst::Lane(lane)) if of_group => {
                self.pinned.clear();
                match self.homes.shared[lane.0 as usize] {
                    Some(place) => self.write_word(place, op, fields),
                    None => self.emit_to_group(Group::Value(lane), op, fields),
                }
            }
            None => self.emit(op, fields),
            Some(Dst::P) => {
                fields.push((Field::RegDst, Val::Reg(Reg::P)));
                self.emit(op, fields);
            }
            Some(Dst::Lane(lane)) => {
                let queue = self.choose(lane);
                fields.push((Field::RegDst, Val::Reg(Reg::Push(queue))));
                self.emit(op, fields);
                self.lanes.push(queue, lane, self.epoch);
                self.pinned_lanes.push(lane);
                if self.homes.rows[lane.0 as usize].is_some() {
                    self.keep(lane, lane);
                } else if let Some(place) = self.homes.shared[lane.0 as usize] {
                    self.pinned.clear();
                    self.agree(place, lane);
                }
            }
            Some(Dst::Temp(temp)) => {
                // The sources are read before the push, so that room has to be made for others only.
                let what = Group::Temp(temp);
                self.pinned.clear();
                self.emit_to_group(what, op, fields);
            }
            Some(Dst::Mask(mask)) => {
                self.pinned.clear();
                self.write_word(self.homes.masks[mask.0 as usize], op, fields);
            }
        }
    }
}

/// Whether the operands must be of lanes: without one, stores, atomics and reductions would be of the group (L-15).
fn wants_lanes(op: Op) -> bool {
    matches!(op.category(), "reduce" | "shuffle")
        || matches!(
            op,
            Op::VSw
                | Op::VSwBrg
                | Op::VShBrg
                | Op::VSbBrg
                | Op::VSwiBrg
                | Op::VLwAdd
                | Op::VLwAnd
                | Op::VLwOr
                | Op::VLwXor
                | Op::VLwMin
                | Op::VLwMax
                | Op::VSwAdd
                | Op::VSwAnd
                | Op::VSwOr
                | Op::VSwXor
                | Op::VSwMin
                | Op::VSwMax
        )
}

/// Base of lane-private memory in the tile.
pub const TILE: Reg = Reg::Tile(TileBase::Ts);
