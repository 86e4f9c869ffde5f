//! Values that something may still read: what nobody reads any more is left out of the sets of valuations.
//!
//! That loses nothing: what is said of a lane depends on values that are read. A program of many small regions then has small sets
//! everywhere, however many copies it makes.

use crate::bdd::Var;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What an instruction does to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// It reads the value.
    Read(Var),
    /// It writes the whole value.
    Write(Var),
    /// It pushes to the queue of four entries that begins here: each moves on by one.
    Push(Var),
}

/// Values in ascending order, shared where places have the same.
pub(crate) type Live = Rc<BTreeSet<Var>>;

/// Carries what is live backwards over an event.
fn back(live: &mut BTreeSet<Var>, event: Event) {
    match event {
        Event::Read(var) => {
            live.insert(var);
        }
        Event::Write(var) => {
            live.remove(&var);
        }
        Event::Push(first) => {
            live.remove(&first);
            for k in 1..4 {
                if live.remove(&(first + k)) {
                    live.insert(first + k - 1);
                }
            }
        }
    }
}

/// What is live before each block. `order` has the blocks in reverse postorder, `next` where control goes from each, `events` what
/// happens in it. `None` if that takes more than `most` steps, or if more than `values` are live at once.
pub(crate) fn before_blocks(
    order: &[usize],
    next: &[Vec<usize>],
    events: impl Fn(usize) -> Vec<Event>,
    (most, values): (u64, usize),
) -> Option<Vec<Live>> {
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); next.len()];
    let mut position = vec![usize::MAX; next.len()];
    for (k, block) in order.iter().enumerate() {
        position[*block] = k;
        next[*block].iter().for_each(|to| before[*to].push(*block));
    }
    let events: Vec<Vec<Event>> = (0..next.len()).map(events).collect();
    let mut at: Vec<Live> = vec![Live::default(); next.len()];
    let mut work: BTreeSet<usize> = (0..order.len()).collect();
    let mut steps = 0;
    while let Some(k) = work.pop_last() {
        let block = order[k];
        let live = behind(&next[block], &at);
        let live = if events[block].is_empty() {
            live
        } else {
            let mut live = BTreeSet::clone(&live);
            for event in events[block].iter().rev() {
                back(&mut live, *event);
            }
            Rc::new(live)
        };
        steps += (live.len() + events[block].len() + 1) as u64;
        if steps > most || live.len() > values {
            return None;
        }
        if live != at[block] {
            at[block] = live;
            let again = before[block].iter().map(|b| position[*b]);
            work.extend(again.filter(|k| *k != usize::MAX));
        }
    }
    Some(at)
}

/// What is live behind a block from which control goes there.
pub(crate) fn behind(next: &[usize], at: &[Live]) -> Live {
    match next {
        [] => Live::default(),
        [only] => at[*only].clone(),
        [first, others @ ..] => {
            let new = |to: &&usize| !Rc::ptr_eq(&at[**to], &at[*first]);
            let mut others = others.iter().filter(new).peekable();
            if others.peek().is_none() {
                return at[*first].clone();
            }
            let mut all = BTreeSet::clone(&at[*first]);
            others.for_each(|to| all.extend(at[*to].iter()));
            Rc::new(all)
        }
    }
}

/// Values that nobody reads behind each instruction of a block, of those that the instruction touches.
pub(crate) fn last_uses(behind: &Live, events: &[Vec<Event>]) -> Vec<Vec<Var>> {
    let mut live = BTreeSet::clone(behind);
    let mut out = vec![Vec::new(); events.len()];
    for (events, dies) in events.iter().zip(&mut out).rev() {
        let touched = events.iter().flat_map(|e| match *e {
            Event::Read(var) | Event::Write(var) => var..var + 1,
            Event::Push(first) => first..first + 4,
        });
        *dies = touched.filter(|var| !live.contains(var)).collect();
        dies.sort_unstable();
        dies.dedup();
        events.iter().rev().for_each(|e| back(&mut live, *e));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 0 → 1 → 2, 1 → 1; the loop reads 9, which block 0 writes, and block 2 reads 8.
    #[test]
    fn a_loop_keeps_what_its_next_trip_reads() {
        let next = [vec![1], vec![1, 2], vec![]];
        let events = |block: usize| match block {
            0 => vec![Event::Write(9)],
            1 => vec![Event::Read(9)],
            _ => vec![Event::Read(8)],
        };
        let live = before_blocks(&[0, 1, 2], &next, events, (100, 10)).unwrap();
        let sets: Vec<Vec<Var>> = live.iter().map(|l| l.iter().copied().collect()).collect();
        assert_eq!(sets, [vec![8], vec![8, 9], vec![8]]);
        assert!(before_blocks(&[0, 1, 2], &next, events, (3, 10)).is_none());
        assert!(before_blocks(&[0, 1, 2], &next, events, (100, 1)).is_none());
        // The loop may read 9 again; behind block 2 nobody reads 8.
        let uses = last_uses(&behind(&next[1], &live), &[vec![Event::Read(9)]]);
        assert_eq!(uses, [Vec::<Var>::new()]);
        let uses = last_uses(&behind(&next[2], &live), &[vec![Event::Read(8)]]);
        assert_eq!(uses, [vec![8]]);
    }

    /// An entry is read under a higher index after each push.
    #[test]
    fn entries_of_a_queue_move() {
        let behind = Live::new([6].into());
        let events = [
            vec![Event::Push(4)],
            vec![Event::Push(4)],
            vec![Event::Push(4)],
        ];
        let uses = last_uses(&behind, &events);
        // Behind the last push the first value is entry 3 (variable 6), behind the second entry 2, behind the first entry 1.
        assert_eq!(uses, [vec![5, 6, 7], vec![4, 6, 7], vec![4, 5, 7]]);
    }
}
