//! The way through a program: each loop until nothing changes, then what is behind it.
//!
//! The blocks of a loop are followed until their states have settled, then once more to report; behind that nobody asks for their
//! states again, so that only those of one outermost loop are kept at a time.

use super::lanes::{Lanes, Origins, State};
use super::live::Live;
use crate::Report;
use crate::bdd::Set;
use std::collections::BTreeSet;

/// Blocks and the ways between them.
pub(crate) struct Paths {
    pub(crate) next: Vec<Vec<usize>>,
    /// By block, its place in reverse postorder.
    position: Vec<usize>,
    /// Outermost loops and single blocks, in the order of control; each in reverse postorder.
    loops: Vec<Vec<usize>>,
    loop_of: Vec<usize>,
    /// What is live before each block.
    pub(crate) live: Vec<Live>,
}

impl Paths {
    /// `order` has the blocks that control can reach, in reverse postorder.
    pub(crate) fn new(order: &[usize], next: Vec<Vec<usize>>, live: Vec<Live>) -> Paths {
        let mut position = vec![usize::MAX; next.len()];
        for (k, block) in order.iter().enumerate() {
            position[*block] = k;
        }
        let mut loops = loops(order, &next);
        let mut loop_of = vec![usize::MAX; next.len()];
        for (k, blocks) in loops.iter_mut().enumerate() {
            blocks.sort_unstable_by_key(|b| position[*b]);
            blocks.iter().for_each(|b| loop_of[*b] = k);
        }
        Paths {
            next,
            position,
            loops,
            loop_of,
            live,
        }
    }
}

/// Strongly connected parts in the order of control (Tarjan's algorithm, without recursion).
fn loops(order: &[usize], next: &[Vec<usize>]) -> Vec<Vec<usize>> {
    const NEW: usize = usize::MAX;
    let mut index = vec![NEW; next.len()];
    let mut low = vec![0; next.len()];
    let mut on_stack = vec![false; next.len()];
    let (mut count, mut stack, mut out) = (0, Vec::new(), Vec::new());
    for &root in order {
        if index[root] != NEW {
            continue;
        }
        // A block, and how many of the ways from it have been taken.
        let mut open = vec![(root, 0)];
        while let Some((block, taken)) = open.last_mut() {
            let block = *block;
            if *taken == 0 {
                index[block] = count;
                low[block] = count;
                count += 1;
                stack.push(block);
                on_stack[block] = true;
            }
            if let Some(&to) = next[block].get(*taken) {
                *taken += 1;
                if index[to] == NEW {
                    open.push((to, 0));
                } else if on_stack[to] {
                    low[block] = low[block].min(index[to]);
                }
                continue;
            }
            open.pop();
            if let Some((before, _)) = open.last() {
                low[*before] = low[*before].min(low[block]);
            }
            if low[block] == index[block] {
                let first = stack.iter().rposition(|b| *b == block).unwrap_or(0);
                let part = stack.split_off(first);
                part.iter().for_each(|b| on_stack[*b] = false);
                out.push(part);
            }
        }
    }
    out.reverse();
    out
}

/// What an instruction set adds to the walk.
pub(crate) trait Walk {
    fn lanes(&mut self) -> &mut Lanes;

    /// What a value that a state does not have descends from.
    fn no_history(&mut self) -> Origins;

    /// Handles that are kept beside the states.
    fn kept(&mut self) -> Vec<&mut Set>;

    /// The states on the ways from a block.
    fn block(
        &mut self,
        block: usize,
        state: State,
        report: Option<&mut Report>,
    ) -> Vec<(usize, State)>;

    /// Paths meet at a block; each has lanes. Ways back are not among them.
    fn meet(&mut self, block: usize, edges: &[(usize, Set)], report: &Report);
}

/// Follows the program from these blocks. Gives the block at which it has become too much work, if it has: what is reported then is of what
/// comes before.
pub(crate) fn follow(
    walk: &mut impl Walk,
    paths: &Paths,
    starts: Vec<(usize, State)>,
    report: &mut Report,
) -> Result<(), usize> {
    let mut all = States {
        paths,
        at: vec![None; paths.next.len()],
        edges: vec![Vec::new(); paths.next.len()],
    };
    for (block, state) in starts {
        all.arrive(walk, block, state);
    }
    for (k, blocks) in paths.loops.iter().enumerate() {
        all.settle(walk, k, blocks)?;
        for &block in blocks {
            all.make_room(walk).ok_or(block)?;
            let Some(state) = all.at[block].clone() else {
                continue;
            };
            let before = report.findings.len();
            let edges = walk.block(block, state, Some(report));
            if walk.lanes().table.overflowed() {
                // What was found behind the limit is nothing.
                report.findings.truncate(before);
                return Err(block);
            }
            for (to, state) in edges {
                if paths.position[block] < paths.position[to] && !state.lanes.is_none() {
                    all.enter(walk, block, to, state.lanes);
                }
                if paths.loop_of[to] != k {
                    all.arrive(walk, to, state);
                }
            }
        }
        for &block in blocks {
            let edges = std::mem::take(&mut all.edges[block]);
            if edges.len() > 1 {
                walk.meet(block, &edges, report);
            }
            all.at[block] = None;
            if walk.lanes().table.overflowed() {
                return Err(block);
            }
        }
    }
    match paths.loops.first() {
        // Nothing may be left even of what comes before the first block.
        Some(first) if walk.lanes().table.overflowed() => Err(first[0]),
        _ => Ok(()),
    }
}

struct States<'a> {
    paths: &'a Paths,
    at: Vec<Option<State>>,
    /// Lanes on the ways into each block.
    edges: Vec<Vec<(usize, Set)>>,
}

impl States<'_> {
    /// Goes around a loop until nothing changes.
    fn settle(&mut self, walk: &mut impl Walk, own: usize, blocks: &[usize]) -> Result<(), usize> {
        let next = &self.paths.next;
        if let [only] = blocks
            && !next[*only].contains(only)
        {
            return Ok(());
        }
        let position = &self.paths.position;
        let mut open: BTreeSet<(usize, usize)> = (blocks.iter())
            .filter(|b| self.at[**b].is_some())
            .map(|b| (position[*b], *b))
            .collect();
        while let Some((_, block)) = open.pop_first() {
            self.make_room(walk).ok_or(block)?;
            let Some(state) = self.at[block].clone() else {
                continue;
            };
            for (to, state) in walk.block(block, state, None) {
                if self.paths.loop_of[to] == own && self.arrive(walk, to, state) {
                    open.insert((self.paths.position[to], to));
                }
            }
            if walk.lanes().table.overflowed() {
                return Err(block);
            }
        }
        Ok(())
    }

    /// Adds what a way brings to a block; whether that is new.
    fn arrive(&mut self, walk: &mut impl Walk, to: usize, mut state: State) -> bool {
        if state.lanes.is_none() {
            return false;
        }
        let live = &self.paths.live[to];
        let dead: Vec<_> = (state.origins.keys().copied())
            .filter(|var| !live.contains(var))
            .collect();
        for var in dead {
            walk.lanes().drop_value(&mut state, var);
        }
        let Some(old) = &self.at[to] else {
            self.at[to] = Some(state);
            return true;
        };
        let other = walk.no_history();
        let new = walk.lanes().join(old, &state, other);
        let changed = new != *old;
        self.at[to] = Some(new);
        changed
    }

    /// Lanes come to a block from another.
    fn enter(&mut self, walk: &mut impl Walk, from: usize, to: usize, lanes: Set) {
        if let Some((last, all)) = self.edges[to].last_mut()
            && *last == from
        {
            *all = walk.lanes().table.or(*all, lanes);
            return;
        }
        self.edges[to].push((from, lanes));
    }

    /// Throws away what nobody asks for any more. `None` if too much is left.
    fn make_room(&mut self, walk: &mut impl Walk) -> Option<()> {
        let table = &walk.lanes().table;
        if table.overflowed() {
            return None;
        }
        if !table.is_half_full() {
            return Some(());
        }
        let states = self.at.iter_mut().flatten().flat_map(State::sets);
        let edges = self.edges.iter_mut().flatten().map(|(_, lanes)| lanes);
        // The table is in the walk, and so are some of the handles.
        let mut kept: Vec<Set> = walk.kept().into_iter().map(|s| *s).collect();
        let all = states.chain(edges).chain(kept.iter_mut());
        walk.lanes().table.compact(all);
        walk.kept().into_iter().zip(kept).for_each(|(s, k)| *s = k);
        (!walk.lanes().table.is_half_full()).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A loop in a loop, and what comes before and behind.
    #[test]
    fn loops_come_in_the_order_of_control() {
        let next = vec![vec![1], vec![2], vec![2, 3], vec![1, 4], vec![]];
        let paths = Paths::new(&[0, 1, 2, 3, 4], next, vec![Live::default(); 5]);
        assert_eq!(paths.loops, [vec![0], vec![1, 2, 3], vec![4]]);
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let n = 200_000;
        let next = (0..n).map(|k| if k + 1 < n { vec![k + 1] } else { vec![] });
        let order: Vec<usize> = (0..n).collect();
        assert_eq!(loops(&order, &next.collect::<Vec<_>>()).len(), n);
    }
}
