//! Lane values: which queue each is pushed to, what is loaded and what is pushed again or stored so that nothing is lost.

use super::alloc::{Alloc, Val};
use super::group::{Group, Row};
use super::lir::{Inst, Lane, Late};
use super::queue::Wanted;
use super::updates::two;
use lanemask_isa::linx::{Field, Op, Queue, Reg};

impl Alloc<'_> {
    /// How long a lane value is wanted in the queues.
    pub(super) fn wanted(&self, lane: Lane) -> Wanted {
        if self.pinned_lanes.contains(&lane) {
            return Wanted::Always;
        }
        match self.last_read(lane) {
            Some(last) if last >= self.at => Wanted::Until(last),
            _ => Wanted::No,
        }
    }

    pub(super) fn home(&self, lane: Lane) -> Option<Row> {
        let home = self.homes.rows[lane.0 as usize].map(Row::Home);
        home.or_else(|| self.spilled.get(&lane).map(|(k, _)| Row::Spill(*k)))
    }

    /// Notes a value that is nowhere: it should have had a home. What follows is not used then.
    pub(super) fn miss(&mut self, lane: Lane) {
        let somewhere = self.lanes.position(lane).is_some()
            || self.group_position(Group::Value(lane)).is_some()
            || self.homes.shared[lane.0 as usize].is_some()
            || self.home(lane).is_some();
        if !somewhere {
            self.missing.insert(lane);
            self.lanes.push(Queue::Vt, lane, self.epoch);
        }
    }

    /// Loads what the instruction reads from lanes. `all`: also what the group agrees on.
    pub(super) fn bring(&mut self, inst: &Inst, all: bool) {
        for lane in inst.lane_sources() {
            let elsewhere = self.homes.shared[lane.0 as usize].is_some()
                || self.group_position(Group::Value(lane)).is_some();
            if all || !elsewhere || self.lanes.position(lane).is_some() {
                self.pinned_lanes.push(lane);
            }
        }
        for lane in self.pinned_lanes.clone() {
            if self.lanes.position(lane).is_some() {
                continue;
            }
            if self.group_position(Group::Value(lane)).is_some() {
                self.copy_to_lanes(lane);
            } else if let Some(place) = self.homes.shared[lane.0 as usize] {
                let from = self.word(place);
                self.make_room(lane);
                let queue = self.choose(lane);
                self.push_copy(from, queue, lane);
            } else {
                let row = self.home(lane).expect("what is in no queue has a home");
                self.loaded.insert(lane);
                let address = self.row(row);
                self.pinned.push(address);
                self.make_room(lane);
                self.pinned.pop();
                let queue = self.choose(lane);
                let at = self.group_reg(address);
                self.emit(
                    self.shape.slot_load(),
                    vec![
                        (Field::SrcL, Val::Reg(self.shape.slot_base())),
                        (Field::SrcR, Val::Reg(at)),
                        (Field::Shamt, Val::Late(Late::RowLog)),
                        (Field::C, Val::Num(1)),
                        (Field::L, Val::Num(self.shape.local())),
                        (Field::RegDst, Val::Reg(Reg::Push(queue))),
                    ],
                );
                self.lanes.push(queue, lane, self.epoch);
            }
        }
    }

    /// The queue for a value.
    pub(super) fn choose(&self, lane: Lane) -> Queue {
        let only_near = self.carrier.is_some() || self.moving;
        self.lanes
            .choose(self.life(lane), only_near, |l| self.holds(l))
    }

    pub(super) fn life(&self, lane: Lane) -> u32 {
        self.last_read(lane)
            .map_or(0, |last| last.saturating_sub(self.at))
    }

    /// Whether an entry must not be lost.
    pub(super) fn holds(&self, lane: Lane) -> bool {
        match self.wanted(lane) {
            Wanted::Always => true,
            Wanted::Until(_) => {
                self.home(lane).is_none() && self.homes.shared[lane.0 as usize].is_none()
            }
            Wanted::No => false,
        }
    }

    /// Sees to it that the queue that `choose` gives loses nothing.
    pub(super) fn make_room(&mut self, lane: Lane) {
        let mut again = 0;
        loop {
            let queue = self.choose(lane);
            let Some(last) = self.lanes.oldest(queue).filter(|l| self.holds(*l)) else {
                return;
            };
            let crowd = self.lanes.count(queue, |l| self.holds(l));
            if (crowd > 24 || again > 31) && !self.pinned_lanes.contains(&last) {
                self.spill(last);
            } else {
                let from = self.lanes.reg(last);
                self.push_copy(from, queue, last);
                again += 1;
                assert!(
                    again < 200,
                    "the queues hold the operands of an instruction"
                );
            }
        }
    }

    pub(super) fn free_spill(&self) -> u32 {
        let wanted = |l: &Lane| self.wanted(*l) != Wanted::No;
        let taken: Vec<u32> = self
            .spilled
            .iter()
            .filter(|(l, _)| wanted(l))
            .map(|(_, (row, _))| *row)
            .collect();
        (0..)
            .find(|k| !taken.contains(k))
            .expect("there is always another")
    }

    /// Stores a lane value in the home of one.
    pub(super) fn keep(&mut self, home: Lane, lane: Lane) {
        let row = self.homes.rows[home.0 as usize].expect("it has a home");
        self.store_row(Row::Home(row), lane);
    }

    pub(super) fn store_row(&mut self, row: Row, lane: Lane) {
        // The address may want room in T and U, for which lanes are pushed.
        self.pinned_lanes.push(lane);
        let address = self.row(row);
        self.pinned_lanes.pop();
        let at = self.group_reg(address);
        let data = self.lanes.reg(lane);
        self.emit(
            self.shape.slot_store(),
            vec![
                (Field::SrcD, Val::Reg(data)),
                (Field::SrcL, Val::Reg(self.shape.slot_base())),
                (Field::SrcR, Val::Reg(at)),
                (Field::Shamt, Val::Late(Late::RowLogStore)),
                (Field::C, Val::Num(1)),
                (Field::L, Val::Num(self.shape.local())),
            ],
        );
    }

    /// Copies a value from T or U to the lanes.
    pub(super) fn copy_to_lanes(&mut self, lane: Lane) {
        let what = Group::Value(lane);
        self.pinned.push(what);
        self.make_room(lane);
        self.pinned.pop();
        let queue = self.choose(lane);
        let from = self.group_reg(what);
        self.push_copy(from, queue, lane);
    }

    /// Pushes a value that is in a queue to another one, which loses nothing by it; or stores it, if too many are wanted there.
    pub(super) fn move_to(&mut self, queue: Queue, lane: Lane) {
        let pinned = |s: &Self, l: &Lane| s.pinned_lanes.contains(l);
        let mut again = 0;
        while let Some(last) = self.lanes.oldest(queue).filter(|l| self.holds(*l)) {
            let crowd = self.lanes.count(queue, |l| self.holds(l));
            if crowd > 24 && !pinned(self, &last) {
                self.spill(last);
            } else {
                let from = self.lanes.reg(last);
                self.push_copy(from, queue, last);
            }
            again += 1;
            assert!(
                again < 200,
                "the queues hold the operands of an instruction"
            );
        }
        let from = self.lanes.reg(lane);
        self.push_copy(from, queue, lane);
    }

    /// Pushes what is in a register, for the active lanes, as a lane value.
    pub(super) fn push_copy(&mut self, from: Reg, queue: Queue, lane: Lane) {
        self.emit(Op::VOr, two(from, Reg::Zero, Reg::Push(queue)));
        self.lanes.push(queue, lane, self.epoch);
    }

    fn spill(&mut self, lane: Lane) {
        let row = self.free_spill();
        self.spills = self.spills.max(row + 1);
        self.spilled.insert(lane, (row, self.epoch));
        self.store_row(Row::Spill(row), lane);
    }
}
