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

/// The four queues, latest entry first.
#[derive(Clone, Debug, Default)]
pub struct LaneQueues {
    entries: [VecDeque<Option<Lane>>; 4],
}

impl LaneQueues {
    /// Nothing that was pushed can be read any more.
    pub fn forget(&mut self) {
        for entry in self.entries.iter_mut().flatten() {
            *entry = None;
        }
    }

    /// Queue and position of a lane value.
    pub fn position(&self, lane: Lane) -> Option<(Queue, u8)> {
        std::iter::zip(Queue::ALL, &self.entries).find_map(|(q, entries)| {
            let at = entries.iter().position(|e| *e == Some(lane))?;
            Some((q, at as u8 + 1))
        })
    }

    /// It as an operand.
    pub fn reg(&self, lane: Lane) -> Reg {
        let (queue, at) = self.position(lane).expect("a source is in a queue");
        Reg::Vec(queue, at)
    }

    /// Notes a push.
    pub fn push(&mut self, queue: Queue, lane: Lane) {
        self.remove(lane);
        let entries = &mut self.entries[queue as usize];
        entries.push_front(Some(lane));
        entries.truncate(DEPTH);
    }

    /// The entry is no longer that of the lane value.
    pub fn remove(&mut self, lane: Lane) {
        for entry in self.entries.iter_mut().flatten() {
            if *entry == Some(lane) {
                *entry = None;
            }
        }
    }

    /// The entry of one is that of another now.
    pub fn rename(&mut self, from: Lane, to: Lane) {
        for entry in self.entries.iter_mut().flatten() {
            if *entry == Some(from) {
                *entry = Some(to);
            }
        }
    }

    /// What the next push to a queue loses.
    pub fn oldest(&self, queue: Queue) -> Option<Lane> {
        self.entries[queue as usize]
            .get(DEPTH - 1)
            .copied()
            .flatten()
    }

    /// Entries of which something holds.
    pub fn count(&self, queue: Queue, holds: impl Fn(Lane) -> bool) -> usize {
        self.entries[queue as usize]
            .iter()
            .flatten()
            .filter(|l| holds(**l))
            .count()
    }

    /// The queue for a value that is wanted for `life` more instructions. Those wanted for long have two queues of
    /// their own, which so are pushed less often. `holds`: whether an entry must not be lost.
    pub fn choose(&self, life: u32, holds: impl Fn(Lane) -> bool) -> Queue {
        let age = |q: Queue| {
            self.entries[q as usize]
                .iter()
                .rposition(|e| e.is_some_and(&holds))
                .map_or(0, |at| at + 1)
        };
        let (near, far) = ([Queue::Vt, Queue::Vu], [Queue::Vm, Queue::Vn]);
        let order = if life <= 24 { [near, far] } else { [far, near] };
        let best = order.map(|pair| {
            if age(pair[0]) <= age(pair[1]) {
                pair[0]
            } else {
                pair[1]
            }
        });
        if age(best[0]) < DEPTH || age(best[1]) >= DEPTH {
            best[0]
        } else {
            best[1]
        }
    }
}
