//! What the four vector queues hold.

use super::lir::Lane;
use lanemask_isa::linx::{Queue, Reg};
use std::collections::VecDeque;

/// Entries that can be read.
const DEPTH: usize = 31;

/// How long an entry is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wanted {
    /// No longer.
    No,
    /// Up to an instruction.
    Until(u32),
    /// By the current instruction.
    Always,
}

/// When something was pushed: a number of an epoch, or [`LOOP`].
pub type Epoch = u32;

/// Before the loop, in whose blocks it holds.
pub const LOOP: Epoch = u32::MAX;

/// The four queues, latest entry first: what it is, and for the lanes of which epoch.
#[derive(Clone, Debug, Default)]
pub struct LaneQueues {
    entries: [VecDeque<Option<(Lane, Epoch)>>; 4],
}

impl LaneQueues {
    /// Only what was pushed in some epochs can still be read.
    pub fn keep(&mut self, epochs: impl Fn(Epoch) -> bool) {
        for entry in self.entries.iter_mut().flatten() {
            *entry = entry.filter(|(_, epoch)| epochs(*epoch));
        }
    }

    /// Queue and position of a lane value.
    pub fn position(&self, lane: Lane) -> Option<(Queue, u8)> {
        std::iter::zip(Queue::ALL, &self.entries).find_map(|(q, entries)| {
            let at = entries.iter().position(|e| is(e, lane))?;
            Some((q, at as u8 + 1))
        })
    }

    /// It as an operand.
    pub fn reg(&self, lane: Lane) -> Reg {
        let (queue, at) = self.position(lane).expect("a source is in a queue");
        Reg::Vec(queue, at)
    }

    /// Notes a push.
    pub fn push(&mut self, queue: Queue, lane: Lane, epoch: Epoch) {
        self.remove(lane);
        let entries = &mut self.entries[queue as usize];
        entries.push_front(Some((lane, epoch)));
        entries.truncate(DEPTH);
    }

    /// The entry is no longer that of the lane value.
    pub fn remove(&mut self, lane: Lane) {
        for entry in self.entries.iter_mut().flatten() {
            if is(entry, lane) {
                *entry = None;
            }
        }
    }

    /// The entry of one is that of another now, for the lanes of this epoch.
    pub fn rename(&mut self, from: Lane, to: Lane, epoch: Epoch) {
        for entry in self.entries.iter_mut().flatten() {
            if is(entry, from) {
                *entry = Some((to, epoch));
            }
        }
    }

    /// What a queue holds of which something holds, the latest first.
    pub fn held(&self, queue: Queue, holds: impl Fn(Lane) -> bool) -> Vec<Lane> {
        let entries = self.entries[queue as usize].iter().flatten();
        let lanes = entries.map(|(lane, _)| *lane);
        lanes.filter(|l| holds(*l)).collect()
    }

    /// Nobody knows what a queue holds.
    pub fn clear(&mut self, queue: Queue) {
        self.entries[queue as usize].clear();
    }

    /// What the next push to a queue loses.
    pub fn oldest(&self, queue: Queue) -> Option<Lane> {
        self.entries[queue as usize]
            .get(DEPTH - 1)
            .copied()
            .flatten()
            .map(|(lane, _)| lane)
    }

    /// Entries of which something holds.
    pub fn count(&self, queue: Queue, holds: impl Fn(Lane) -> bool) -> usize {
        self.entries[queue as usize]
            .iter()
            .flatten()
            .filter(|(l, _)| holds(*l))
            .count()
    }

    /// The queue for a value that is wanted for `life` more instructions. Those wanted for long have two queues of
    /// their own, which so are pushed less often; unless `only_near`. `holds`: whether an entry must not be lost.
    pub fn choose(&self, life: u32, only_near: bool, holds: impl Fn(Lane) -> bool) -> Queue {
        let age = |q: Queue| {
            self.entries[q as usize]
                .iter()
                .rposition(|e| e.is_some_and(|(l, _)| holds(l)))
                .map_or(0, |at| at + 1)
        };
        let (near, far) = ([Queue::Vt, Queue::Vu], [Queue::Vm, Queue::Vn]);
        let order = if only_near || life <= 24 {
            [near, far]
        } else {
            [far, near]
        };
        let best = order.map(|pair| {
            if age(pair[0]) <= age(pair[1]) {
                pair[0]
            } else {
                pair[1]
            }
        });
        if only_near || age(best[0]) < DEPTH || age(best[1]) >= DEPTH {
            best[0]
        } else {
            best[1]
        }
    }
}

fn is(entry: &Option<(Lane, Epoch)>, lane: Lane) -> bool {
    entry.is_some_and(|(l, _)| l == lane)
}
