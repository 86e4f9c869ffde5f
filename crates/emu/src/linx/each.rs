//! Loops over the active lanes that update a word of each, run trip by trip instead of instruction by instruction.
//!
//! An atomic has one address for all lanes (L-92, Q-16), so updates of many words are loops of this shape, with whatever numbers,
//! base and values (`left` is the latest entry of T when a trip begins):
//!
//! ```text
//! 1:  l.sub zero, t#1, ->u
//!     l.and t#1, u#1, ->p                 ; the lowest lane that is left
//!     v.rdor NUMBERS, ->t
//!     l.add BASE, t#1<<2, ->t
//!     v.sw.add [t#1], VALUES              ; or another word update without result
//!     l.and t#3, p.not, ->t               ; left
//!     b.ne t#1, zero, 1b
//! ```
//!
//! What they leave behind is what the single instructions would: T, U, p, memory, counts. Whatever is not plain is left to these.

use super::code::{Inst, Kind, OUTSIDE, dest, place, row};
use super::exec::Machine;
use super::memory::update_word;
use crate::memory::Cells;
use lanemask_sem::linx::Reduction;

/// Instructions of a trip.
pub(crate) const TRIP: u64 = 7;
/// Of these, instructions of lanes, each with one active lane.
pub(crate) const OF_LANES: u64 = 2;

/// Entry of T or U that is `k` back.
const fn t(k: u16) -> u16 {
    place::BACK_T | k
}
const U1: u16 = place::BACK_U | 1;

/// Marks where such loops begin.
pub(crate) fn find(insts: &mut [Inst]) {
    for at in 0..insts.len() {
        insts[at].each = insts[at..]
            .first_chunk()
            .is_some_and(|trip| is_one(trip, at));
    }
}

/// A row that is the same throughout the loop, as no queue is pushed to.
fn steady(source: u16) -> bool {
    source & row::QUEUE != 0 || source & row::SCALAR == 0
}

fn is_one(trip: &[Inst; TRIP as usize], at: usize) -> bool {
    let [negated, lowest, number, address, update, left, back] = trip;
    let in_a_row = trip
        .iter()
        .zip(at + 1..)
        .take(6)
        .all(|(i, next)| i.next as usize == next);
    let zero = place::ZERO as u16;
    in_a_row
        && negated.kind == Kind::GroupSub
        && (negated.a, negated.b, negated.d) == (zero, t(1), dest::PUSH_U)
        && lowest.kind == Kind::GroupAnd
        && (lowest.a, lowest.b, lowest.d, lowest.imm) == (t(1), U1, dest::P, 0)
        && number.kind == Kind::Reduce(Reduction::Or)
        && number.d == dest::PUSH_T
        && steady(number.a)
        && address.kind == Kind::GroupAdd
        && (address.b, address.d, address.imm) == (t(1), dest::PUSH_T, 2)
        && address.a < place::BACK_T
        && matches!(update.kind, Kind::Atomic(_, 4, false))
        && update.a == t(1)
        && steady(update.b)
        && left.kind == Kind::GroupAnd
        && (left.a, left.b, left.d, left.imm) == (t(3), place::P as u16, dest::PUSH_T, u64::MAX)
        && back.kind == Kind::BranchNe
        && (back.a, back.b, back.target) == (t(1), zero, at as u32)
}

/// What a trip pushes: to U, and three times to T.
type Pushed = (u64, [u64; 3]);

impl Machine<'_, '_> {
    /// Runs trips of the loop that begins at this index, at most so many; how many, and the index of what comes then.
    #[inline(never)]
    pub(crate) fn each(&mut self, at: u32, most: u64) -> (u64, u32) {
        let Some([_, _, number, address, update, _, back]) = self
            .body
            .insts
            .get(at as usize..)
            .and_then(|i| i.first_chunk())
        else {
            return (0, at);
        };
        let Kind::Atomic(op, ..) = update.kind else {
            return (0, at);
        };
        let base = self.s.value(address.a);
        let (numbers, values) = (self.source(number.a, 0), self.source(update.b, 1));
        let mut left = self.s.value(t(1));
        let mut lowest = self.s.p();
        // The last trips: T and U hold four entries.
        let mut pushed: [Pushed; 4] = Default::default();
        let mut trips = 0;
        while left != 0 && trips < most {
            let lane = left.trailing_zeros() as usize;
            let (Some(number), Some(value)) =
                (self.row(numbers).get(lane), self.row(values).get(lane))
            else {
                break;
            };
            let (number, value) = (u64::from(*number), *value);
            let address = base.wrapping_add(number << 2);
            let Some(Cells::Shared([cell, ..])) = self.mem.quick_from(None, address) else {
                break;
            };
            update_word(cell, op, value);
            let negated = left.wrapping_neg();
            lowest = left & negated;
            left &= !lowest;
            pushed[trips as usize % 4] = (negated, [number, address, left]);
            trips += 1;
        }
        let done = trips != 0 && left == 0;
        // Older entries are pushed out again.
        let first = trips.saturating_sub(4);
        self.s.pass(3 * first, first);
        for trip in first..trips {
            let (negated, to_t) = pushed[trip as usize % 4];
            self.s.set(dest::PUSH_U, negated);
            for value in to_t {
                self.s.set(dest::PUSH_T, value);
            }
        }
        self.s.set(dest::P, lowest);
        let next = if done { back.next } else { at };
        debug_assert!(next != OUTSIDE);
        (trips, next)
    }
}
