//! From a control flow graph to regions with labelled exits.
//!
//! Every block that is reached in several ways, and every one that a merge instruction names, becomes a label: what may
//! go there stands inside `block L { … }`, its own code after it. A merge block or continue target stands at the level of
//! its header, any other such block at that of its immediate dominator; among labels of one level, later ones (in reverse
//! postorder) are further out. A branch is then always to the label of an enclosing statement, through as many levels as
//! there are; a graph for which this fails is not structured, and refused. (The construction follows Ramsey's "Beyond
//! Relooper", with merge blocks raised to their headers, so that lanes that leave a loop on different trips meet again.)

use super::error::{NESTING, STRUCTURE, malformed};
use super::flow::{Flow, cases};
use super::tables::{Function, placed};
use super::words::{Code, R};
use lanemask_diag::Diagnostic;
use rspirv::spirv::Op;
use std::collections::{HashMap, HashSet};

/// Regions within regions of one function.
pub(super) const MAX_DEPTH: usize = 480;

/// A part of a region.
#[derive(Debug)]
pub(super) enum Item {
    /// The instructions of a block, phis first.
    Body(usize),
    /// The variables of the phis of `to` get the values that they have when coming from `from`.
    Edge { from: usize, to: usize },
    /// The code of a label stands after this.
    Block { node: usize, body: Vec<Item> },
    /// A loop with its header in front.
    Loop { node: usize, body: Vec<Item> },
    /// A branch.
    If {
        cond: Cond,
        at: usize,
        then: Vec<Item>,
        otherwise: Vec<Item>,
    },
    /// Leaves for a label.
    Br { to: usize },
    /// The terminator (an instruction) that leaves the function.
    Leave { at: usize },
}

/// What a branch depends on.
#[derive(Debug)]
pub(super) enum Cond {
    /// A truth value.
    Value(u32),
    /// A number that is one of these.
    Case(u32, Vec<u64>),
}

/// A function as regions.
#[derive(Debug)]
pub(super) struct Shape {
    pub items: Vec<Item>,
    /// The blocks by node.
    pub blocks: Vec<usize>,
    /// The values that are used where the region of their definition does not reach, sorted.
    pub escaping: Vec<u32>,
    /// The phis, in the order of their blocks: (id, node).
    pub phis: Vec<(u32, usize)>,
}

struct Build<'a> {
    code: &'a Code,
    function: &'a Function,
    flow: Flow,
    /// Labels whose code stands after the node's.
    after: Vec<Vec<usize>>,
    is_label: Vec<bool>,
    /// Labels of the statements around the place.
    open: Vec<usize>,
}

/// Turns a function with at least one block into regions.
pub(super) fn shape(code: &Code, function: &Function) -> R<Shape> {
    let flow = Flow::new(code, function)?;
    let n = flow.block.len();
    // The header that each named block stands after: the outermost, if there are several.
    let mut header: Vec<Option<usize>> = vec![None; n];
    for (node, merge) in flow.merge.iter().enumerate() {
        let Some((merge, target)) = *merge else {
            continue;
        };
        for to in merge.into_iter().chain(target.filter(|t| *t != node)) {
            if header[to].is_none_or(|h| flow.dominates(node, h)) {
                header[to] = Some(node);
            }
        }
    }
    let mut after = vec![Vec::new(); n];
    let mut is_label = vec![false; n];
    // In reverse postorder, so that later ones come last.
    for node in 1..n {
        if let Some(parent) = header[node].or((flow.forward[node] > 1).then(|| flow.idom[node])) {
            is_label[node] = true;
            after[parent].push(node);
        }
    }
    let mut build = Build {
        code,
        function,
        flow,
        after,
        is_label,
        open: Vec::new(),
    };
    let mut items = Vec::new();
    build.sequence(0, &mut items, 0)?;
    let mut shape = Shape {
        items,
        blocks: build.flow.block.clone(),
        escaping: Vec::new(),
        phis: Vec::new(),
    };
    scopes(code, function, &build.flow, &mut shape)?;
    Ok(shape)
}

impl Build<'_> {
    fn term(&self, node: usize) -> usize {
        self.function.blocks[self.flow.block[node]].term
    }

    /// The code of a node and what it dominates.
    fn sequence(&mut self, mut node: usize, out: &mut Vec<Item>, depth: usize) -> R<()> {
        if depth > MAX_DEPTH {
            let message = "control flow is nested too deeply";
            let d = Diagnostic::error(NESTING, message)
                .note(format!("regions may be nested {MAX_DEPTH} deep"));
            return Err(placed(Box::new(d), &self.code.get(self.term(node))));
        }
        loop {
            let mut labels = std::mem::take(&mut self.after[node]);
            let mut last = labels.pop();
            let inner = if self.flow.is_loop[node] {
                // The merge block stands after the loop, all else in it.
                let merge = self.flow.merge[node].and_then(|m| m.0);
                if let Some(l) = last
                    && merge != Some(l)
                {
                    labels.push(l);
                    last = labels
                        .iter()
                        .position(|l| merge == Some(*l))
                        .map(|i| labels.remove(i));
                }
                self.open.extend(last);
                self.open.push(node);
                let mut body = Vec::new();
                self.nested(node, labels, &mut body, depth + 2)?;
                self.open.pop();
                vec![Item::Loop { node, body }]
            } else if let Some(last) = last {
                self.open.push(last);
                let mut body = Vec::new();
                self.nested(node, labels, &mut body, depth + 1)?;
                body
            } else {
                match self.plain(node, out, depth)? {
                    Some(next) => {
                        node = next;
                        continue;
                    }
                    None => return Ok(()),
                }
            };
            let Some(last) = last else {
                out.extend(inner);
                return Ok(());
            };
            self.open.pop();
            out.push(Item::Block {
                node: last,
                body: inner,
            });
            node = last;
        }
    }

    /// A node within blocks for these labels, each followed by its code.
    fn nested(
        &mut self,
        node: usize,
        labels: Vec<usize>,
        out: &mut Vec<Item>,
        depth: usize,
    ) -> R<()> {
        let inside = self.open.len();
        self.open.extend(labels.iter().rev());
        let depth = depth + labels.len();
        let mut items = Vec::new();
        if let Some(next) = self.plain(node, &mut items, depth)? {
            self.sequence(next, &mut items, depth)?;
        }
        for label in labels {
            self.open.pop();
            items = vec![Item::Block {
                node: label,
                body: items,
            }];
            self.sequence(label, &mut items, depth)?;
        }
        debug_assert_eq!(self.open.len(), inside);
        out.extend(items);
        Ok(())
    }

    /// Instructions and terminator; gives the node whose code simply goes on.
    fn plain(&mut self, node: usize, out: &mut Vec<Item>, depth: usize) -> R<Option<usize>> {
        let at = self.term(node);
        let term = self.code.get(at);
        out.push(Item::Body(node));
        match term.op {
            Op::Branch => {
                let to = self.target(term.word(1)?, at)?;
                self.edge(node, to, out)
            }
            Op::BranchConditional => {
                let (yes, no) = (
                    self.target(term.word(2)?, at)?,
                    self.target(term.word(3)?, at)?,
                );
                // Nobody takes an arm that cannot be reached.
                match (self.is_unreachable(yes), self.is_unreachable(no)) {
                    _ if yes == no => return self.edge(node, yes, out),
                    (true, false) => return self.edge(node, no, out),
                    (false, true) => return self.edge(node, yes, out),
                    _ => {}
                }
                let mut arms = [Vec::new(), Vec::new()];
                for (to, arm) in [yes, no].into_iter().zip(&mut arms) {
                    if let Some(next) = self.edge(node, to, arm)? {
                        self.sequence(next, arm, depth + 1)?;
                    }
                }
                let [then, otherwise] = arms;
                out.push(Item::If {
                    cond: Cond::Value(term.word(1)?),
                    at,
                    then,
                    otherwise,
                });
                Ok(None)
            }
            Op::Switch => self.switch(node, at, out, depth),
            _ => {
                out.push(Item::Leave { at });
                Ok(None)
            }
        }
    }

    fn target(&self, label: u32, at: usize) -> R<usize> {
        self.flow.node(label).ok_or_else(|| {
            placed(
                Box::new(malformed(format!("%{label} is no block"))),
                &self.code.get(at),
            )
        })
    }

    /// Tests the cases one after the other.
    fn switch(
        &mut self,
        node: usize,
        at: usize,
        out: &mut Vec<Item>,
        depth: usize,
    ) -> R<Option<usize>> {
        let term = self.code.get(at);
        let selector = term.word(1)?;
        let mut default = None;
        let mut groups: Vec<(usize, Vec<u64>)> = Vec::new();
        let mut place: HashMap<usize, usize> = HashMap::new();
        for (literal, label) in cases(&term)? {
            let to = self.target(label, at)?;
            match literal {
                None => default = Some(to),
                Some(x) => {
                    let i = *place.entry(to).or_insert_with(|| {
                        groups.push((to, Vec::new()));
                        groups.len() - 1
                    });
                    groups[i].1.push(x);
                }
            }
        }
        // With a default that cannot be reached, one of the others is what is left.
        if default.is_some_and(|to| self.is_unreachable(to))
            && let Some((to, _)) = groups.pop()
        {
            default = Some(to);
        }
        for (to, literals) in groups {
            if Some(to) == default {
                continue;
            }
            let mut then = Vec::new();
            if let Some(next) = self.edge(node, to, &mut then)? {
                self.sequence(next, &mut then, depth + 1)?;
            }
            out.push(Item::If {
                cond: Cond::Case(selector, literals),
                at,
                then,
                otherwise: Vec::new(),
            });
        }
        match default {
            Some(to) => self.edge(node, to, out),
            None => Ok(None),
        }
    }

    /// Whether a block is nothing but `OpUnreachable`.
    fn is_unreachable(&self, node: usize) -> bool {
        let block = &self.function.blocks[self.flow.block[node]];
        let mut body = block.body.clone();
        self.code.get(block.term).op == Op::Unreachable
            && body.all(|i| super::is_line(self.code.get(i).op))
    }

    /// Goes to a node; gives it if its code stands right here.
    fn edge(&mut self, from: usize, to: usize, out: &mut Vec<Item>) -> R<Option<usize>> {
        out.push(Item::Edge { from, to });
        let back = to <= from;
        if !back && !self.is_label[to] {
            return Ok(Some(to));
        }
        if !self.open.contains(&to) {
            let message = "this leaves its construct in a way that structured control flow has not";
            let d = Diagnostic::error(STRUCTURE, message);
            return Err(placed(Box::new(d), &self.code.get(self.term(from))));
        }
        out.push(Item::Br { to });
        Ok(None)
    }
}

/// Finds phis, and values that are used out of the region of their definition.
fn scopes(code: &Code, function: &Function, flow: &Flow, shape: &mut Shape) -> R<()> {
    // Each region is an interval of a walk, which holds those of the regions inside it.
    struct Walk<'a> {
        code: &'a Code,
        function: &'a Function,
        flow: &'a Flow,
        clock: u32,
        ends: Vec<u32>,
        defined: HashMap<u32, u32>,
        uses: Vec<(u32, u32)>,
        phis: Vec<(u32, usize)>,
    }
    impl Walk<'_> {
        fn region(&mut self, items: &[Item]) -> R<()> {
            let me = self.clock;
            self.clock += 1;
            self.ends.push(0);
            for item in items {
                match item {
                    Item::Body(node) => self.body(*node, me),
                    Item::Edge { from, to } => {
                        let label = self.function.blocks[self.flow.block[*from]].label;
                        for phi in phis(self.code, self.function, self.flow.block[*to]) {
                            let inst = self.code.get(phi);
                            for pair in inst.rest(3).chunks(2) {
                                if let [value, from] = *pair
                                    && from == label
                                {
                                    self.uses.push((value, me));
                                }
                            }
                        }
                    }
                    Item::Block { body, .. } | Item::Loop { body, .. } => self.region(body)?,
                    Item::If {
                        cond,
                        then,
                        otherwise,
                        ..
                    } => {
                        let (Cond::Value(id) | Cond::Case(id, _)) = cond;
                        self.uses.push((*id, me));
                        self.region(then)?;
                        self.region(otherwise)?;
                    }
                    Item::Br { .. } => {}
                    Item::Leave { at } => {
                        let used = self.code.get(*at).used_ids();
                        self.uses.extend(used.into_iter().map(|id| (id, me)));
                    }
                }
            }
            self.ends[me as usize] = self.clock;
            Ok(())
        }

        fn body(&mut self, node: usize, region: u32) {
            let block = &self.function.blocks[self.flow.block[node]];
            for i in block.body.clone() {
                let inst = self.code.get(i);
                if inst.op == Op::Phi {
                    self.phis.push((inst.words[2], node));
                } else {
                    let used = inst.used_ids();
                    self.uses.extend(used.into_iter().map(|id| (id, region)));
                }
                if let Some(id) = inst.result() {
                    self.defined.insert(id, region);
                }
            }
        }
    }
    let mut walk = Walk {
        code,
        function,
        flow,
        clock: 0,
        ends: Vec::new(),
        defined: HashMap::new(),
        uses: Vec::new(),
        phis: Vec::new(),
    };
    walk.region(&shape.items)?;
    let ends = &walk.ends;
    let phis: HashSet<u32> = walk.phis.iter().map(|p| p.0).collect();
    // The indexes of a pointer are wanted wherever the pointer is.
    let mut uses = std::mem::take(&mut walk.uses);
    let made = made_from(code, function, flow);
    let mut escaping = HashSet::new();
    while let Some((id, at)) = uses.pop() {
        let Some(&region) = walk.defined.get(&id) else {
            continue;
        };
        let visible = region <= at && at < ends[region as usize];
        if visible || phis.contains(&id) || !escaping.insert((id, at)) {
            continue;
        }
        if let Some(parts) = made.get(&id) {
            uses.extend(parts.iter().map(|p| (*p, at)));
        }
    }
    let mut ids: Vec<u32> = escaping.into_iter().map(|(id, _)| id).collect();
    ids.sort_unstable();
    ids.dedup();
    shape.escaping = ids;
    shape.phis = walk.phis;
    Ok(())
}

/// The phis of a block.
pub(super) fn phis<'a>(
    code: &'a Code,
    function: &'a Function,
    block: usize,
) -> impl Iterator<Item = usize> + 'a {
    function.blocks[block]
        .body
        .clone()
        .filter(|i| code.get(*i).op == Op::Phi)
}

/// Whether the instruction makes a pointer of others and of indexes.
pub(super) fn makes_pointer(op: Op) -> bool {
    matches!(
        op,
        Op::AccessChain
            | Op::InBoundsAccessChain
            | Op::PtrAccessChain
            | Op::InBoundsPtrAccessChain
            | Op::CopyObject
            | Op::ImageTexelPointer
    )
}

/// What pointers are made from, and may be made from again.
fn made_from(code: &Code, function: &Function, flow: &Flow) -> HashMap<u32, Vec<u32>> {
    let mut made = HashMap::new();
    for &block in &flow.block {
        for i in function.blocks[block].body.clone() {
            let inst = code.get(i);
            if makes_pointer(inst.op)
                && let Some(id) = inst.result()
            {
                made.insert(id, inst.used_ids());
            }
        }
    }
    made
}
