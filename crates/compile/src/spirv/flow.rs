//! The control flow graph of a function: order, dominators, merges.

use super::error::{STRUCTURE, malformed};
use super::tables::{Function, placed};
use super::words::{Code, Inst, R};
use lanemask_diag::Diagnostic;
use rspirv::spirv::Op;
use std::collections::HashMap;

/// A graph over the blocks of a function that control can arrive at, in reverse postorder; the entry is 0.
#[derive(Debug)]
pub(super) struct Flow {
    /// Index in the function's blocks of each node.
    pub block: Vec<usize>,
    /// Where each goes, without repetition, in the order of the terminator.
    pub next: Vec<Vec<usize>>,
    /// Number of edges from earlier nodes.
    pub forward: Vec<u32>,
    /// Immediate dominator; the entry's is itself.
    pub idom: Vec<usize>,
    /// Number of dominators.
    depth: Vec<u32>,
    /// The nodes that a merge instruction names: (merge, continue target of a loop).
    pub merge: Vec<Option<(Option<usize>, Option<usize>)>>,
    /// Whether the node starts a loop, so that a later one goes to it.
    pub is_loop: Vec<bool>,
    node_of: HashMap<u32, usize>,
}

fn structure(code: &Code, at: usize, message: impl Into<String>) -> Box<Diagnostic> {
    placed(
        Box::new(Diagnostic::error(STRUCTURE, message)),
        &code.get(at),
    )
}

/// The labels that a terminator names, without repetition.
fn targets(inst: &Inst) -> R<Vec<u32>> {
    let mut all = match inst.op {
        Op::Branch => vec![inst.word(1)?],
        Op::BranchConditional => vec![inst.word(2)?, inst.word(3)?],
        Op::Switch => cases(inst)?.into_iter().map(|(_, label)| label).collect(),
        _ => Vec::new(),
    };
    let mut seen = std::collections::HashSet::new();
    all.retain(|label| seen.insert(*label));
    Ok(all)
}

/// The cases of a switch: literal (`None` = default), the low word first, and label.
pub(super) fn cases(inst: &Inst) -> R<Vec<(Option<u64>, u32)>> {
    let mut cases = vec![(None, inst.word(2)?)];
    for case in inst.rest(3).chunks(inst.literal + 1) {
        match *case {
            [literal, label] => cases.push((Some(literal.into()), label)),
            [low, high, label] => {
                cases.push((Some(u64::from(low) | u64::from(high) << 32), label));
            }
            _ => return Err(placed(Box::new(malformed("a case without a label")), inst)),
        }
    }
    Ok(cases)
}

impl Flow {
    /// The graph of a function with at least one block.
    pub fn new(code: &Code, function: &Function) -> R<Flow> {
        let mut index: HashMap<u32, usize> = HashMap::new();
        for (i, b) in function.blocks.iter().enumerate() {
            if index.insert(b.label, i).is_some() {
                let message = format!("%{} is the label of two blocks", b.label);
                return Err(placed(Box::new(malformed(message)), &code.get(b.term)));
            }
        }
        let mut next_of: Vec<Vec<usize>> = Vec::with_capacity(function.blocks.len());
        for b in &function.blocks {
            let term = code.get(b.term);
            let mut next = Vec::new();
            for label in targets(&term)? {
                match index.get(&label) {
                    Some(&i) => next.push(i),
                    None => {
                        let message = format!("%{label} is no block of this function");
                        return Err(placed(Box::new(malformed(message)), &term));
                    }
                }
            }
            next_of.push(next);
        }
        // Postorder without recursion.
        let mut order = Vec::new();
        let mut seen = vec![false; next_of.len()];
        let mut stack = vec![(0, 0)];
        seen[0] = true;
        while let Some((b, i)) = stack.pop() {
            match next_of[b].get(i) {
                Some(&to) => {
                    stack.push((b, i + 1));
                    if !seen[to] {
                        seen[to] = true;
                        stack.push((to, 0));
                    }
                }
                None => order.push(b),
            }
        }
        order.reverse();
        let mut node = vec![usize::MAX; next_of.len()];
        for (n, &b) in order.iter().enumerate() {
            node[b] = n;
        }
        let next: Vec<Vec<usize>> = order
            .iter()
            .map(|&b| next_of[b].iter().map(|&to| node[to]).collect())
            .collect();
        let mut flow = Flow {
            forward: vec![0; order.len()],
            idom: Vec::new(),
            depth: vec![0; order.len()],
            merge: vec![None; order.len()],
            is_loop: vec![false; order.len()],
            node_of: order
                .iter()
                .enumerate()
                .map(|(n, &b)| (function.blocks[b].label, n))
                .collect(),
            block: order,
            next,
        };
        flow.dominators();
        flow.merges(code, function)?;
        flow.loops(code, function)?;
        Ok(flow)
    }

    /// The node of a label, if control can arrive there.
    pub fn node(&self, label: u32) -> Option<usize> {
        self.node_of.get(&label).copied()
    }

    /// Cooper, Harvey and Kennedy's algorithm.
    fn dominators(&mut self) {
        let n = self.next.len();
        let mut preds: Vec<Vec<usize>> = vec![Vec::new(); n];
        for (from, next) in self.next.iter().enumerate() {
            for &to in next {
                preds[to].push(from);
                if from < to {
                    self.forward[to] += 1;
                }
            }
        }
        let mut idom: Vec<Option<usize>> = vec![None; n];
        idom[0] = Some(0);
        let mut changed = true;
        while changed {
            changed = false;
            for node in 1..n {
                let mut new: Option<usize> = None;
                for &p in preds[node].iter().filter(|p| idom[**p].is_some()) {
                    new = Some(match new {
                        None => p,
                        Some(mut a) => {
                            let mut b = p;
                            while a != b {
                                if a > b {
                                    a = idom[a].unwrap_or(0);
                                } else {
                                    b = idom[b].unwrap_or(0);
                                }
                            }
                            a
                        }
                    });
                }
                if new != idom[node] {
                    idom[node] = new;
                    changed = true;
                }
            }
        }
        self.idom = idom.into_iter().map(|d| d.unwrap_or(0)).collect();
        for node in 1..n {
            self.depth[node] = self.depth[self.idom[node]] + 1;
        }
    }

    /// Whether `a` is `b` or stands on every way to it.
    pub fn dominates(&self, a: usize, mut b: usize) -> bool {
        while self.depth[b] > self.depth[a] {
            b = self.idom[b];
        }
        a == b
    }

    fn merges(&mut self, code: &Code, function: &Function) -> R<()> {
        for node in 0..self.block.len() {
            let block = &function.blocks[self.block[node]];
            let Some(at) = block.merge else { continue };
            let inst = code.get(at);
            let merge = self.node(inst.word(1)?);
            let target = match inst.op {
                Op::LoopMerge => self.node(inst.word(2)?),
                _ => None,
            };
            for to in merge.into_iter().chain(target) {
                if !self.dominates(node, to) {
                    let message = "a merge block or continue target can be reached past its header";
                    return Err(structure(code, at, message));
                }
            }
            if merge == Some(node) {
                return Err(structure(code, at, "a block that is its own merge block"));
            }
            self.merge[node] = Some((merge, target));
        }
        Ok(())
    }

    fn loops(&mut self, code: &Code, function: &Function) -> R<()> {
        for from in 0..self.next.len() {
            for &to in self.next[from].iter().filter(|to| **to <= from) {
                let term = function.blocks[self.block[from]].term;
                if !self.dominates(to, from) {
                    let message = "a loop with two entries";
                    return Err(structure(code, term, message));
                }
                let header = &function.blocks[self.block[to]];
                if header.merge.map(|m| code.get(m).op) != Some(Op::LoopMerge) {
                    let message = "a branch back to a block without `OpLoopMerge`";
                    return Err(structure(code, term, message));
                }
                self.is_loop[to] = true;
            }
        }
        Ok(())
    }
}
