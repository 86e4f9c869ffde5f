//! Operations of a warp: who executes them together, and what each of them gets.
//!
//! An invocation runs until it comes to such an operation, and waits there. When nobody of its warp can run, the operation at which the
//! earliest wait is done for all of those that wait at it in the same trips of the same loops. *Earliest* is in the order in which one
//! invocation would execute them: as control only ever goes forward but for loops, whoever waits later cannot come to it any more.

use super::{Invocation, Machine, Status, code::Step};
use crate::{Over, Subgroup, eval};

/// Where an invocation waits: for each loop around the operation, outermost first, its place in the code and the trip; then the
/// place of the operation. Compared part by part that is the order of execution.
pub(super) type Instance = Vec<u64>;

impl<O> Machine<'_, '_, O> {
    /// Where an invocation is that has come to the operation at `at`.
    pub(super) fn instance(&self, i: &Invocation, at: usize) -> Instance {
        let loops = self.code.loops[&at].iter();
        let mut instance: Instance = loops
            .flat_map(|label| {
                let head = self.code.targets[label.0 as usize];
                [head as u64, i.trips[label.0 as usize]]
            })
            .collect();
        instance.push(at as u64);
        instance
    }
}

impl<O: FnMut(super::Event)> Machine<'_, '_, O> {
    /// Does the earliest operation of a warp that somebody waits at; whether there is one.
    pub(super) fn subgroup(&mut self, warp: &mut [Invocation]) -> bool {
        let waits =
            |i: &Invocation| matches!(i.status, Status::Together).then(|| i.instance.clone());
        let Some(first) = warp.iter().filter_map(waits).min() else {
            return false;
        };
        let active: Vec<bool> = warp
            .iter()
            .map(|i| matches!(i.status, Status::Together) && i.instance == first)
            .collect();
        let at = *first.last().expect("an instance ends with its place") as usize;
        let Step::Inst(inst) = self.code.steps[at] else {
            unreachable!("invocations wait at instructions")
        };
        let crate::Op::Subgroup(op) = &inst.op else {
            unreachable!("invocations wait at operations of the warp")
        };
        let fill = u32::from_le_bytes([self.launch.scratch_fill; 4]);
        let results: Vec<u32> = (0..warp.len())
            .map(|lane| {
                if active[lane] {
                    one(op, lane, warp, &active, fill)
                } else {
                    0
                }
            })
            .collect();
        for (lane, i) in warp
            .iter_mut()
            .enumerate()
            .filter(|(lane, _)| active[*lane])
        {
            i.status = Status::Ready;
            if let Some(r) = inst.results.first() {
                self.define(i, *r, results[lane]);
            }
        }
        true
    }
}

/// What an active lane gets.
fn one(op: &Subgroup, lane: usize, warp: &[Invocation], active: &[bool], fill: u32) -> u32 {
    let lanes = || (0..warp.len()).filter(|l| active[*l]);
    match *op {
        Subgroup::Ballot { cond, word } => lanes()
            .filter(|l| l / 32 == word as usize && warp[*l].get(cond) != 0)
            .map(|l| 1 << (l % 32))
            .sum(),
        Subgroup::All(cond) => u32::from(lanes().all(|l| warp[l].get(cond) != 0)),
        Subgroup::Any(cond) => u32::from(lanes().any(|l| warp[l].get(cond) != 0)),
        Subgroup::First(value) => {
            warp[lanes().next().expect("the lane itself is active")].get(value)
        }
        Subgroup::Shuffle { value, lane: from } => {
            let from = warp[lane].get(from) as usize;
            match active.get(from) {
                Some(true) => warp[from].get(value),
                _ => fill,
            }
        }
        Subgroup::Combine { op, over, value } => lanes()
            .filter(|l| match over {
                Over::All => true,
                Over::Inclusive => *l <= lane,
                Over::Exclusive => *l < lane,
                Over::Cluster(n) => *l as u64 / u64::from(n) == lane as u64 / u64::from(n),
            })
            .map(|l| warp[l].get(value))
            .reduce(|a, b| eval::bin(op.bin(), a, b))
            .unwrap_or(op.identity().bits()),
        Subgroup::Barrier => 0,
    }
}
