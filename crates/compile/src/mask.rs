//! Mask lowering: from structured regions per *invocation* to code per *warp* that manages one mask of active lanes.
//!
//! [`lower`] walks a kernel with the facts of the uniformity analysis and drives a [`MaskTarget`], which turns each
//! operation into instructions of its machine. Nothing here names an instruction set or counts lanes.
//!
//! # The scheme
//!
//! The code is laid out in the order of the regions: first arm, second arm, then what follows. Where all lanes that are here
//! go the same way, a branch is a plain jump. Elsewhere lanes *wait*: for the second arm of a divergent `if`, after the
//! statement of a label that they have left for, or for the next trip of a loop. A label at which lanes may wait
//! has one of these ways to know them:
//!
//! - *restore*: nobody leaves the statement for labels farther out while others stay. So all who came in come
//!   out, and the mask saved on entry is set again.
//! - *accumulate*: each `br` adds the active lanes to a mask of the label, empty at the entry of the statement; the
//!   mask is set after it (for a loop: at the latch, where it is emptied for the next trip).
//! - *rest*: an `if` whose one arm only falls through and whose other arm never does: the mask is what the other arm did not take.
//!
//! A lane that returns is in no mask, so it stays off.
//!
//! # The invariant
//!
//! No code runs with an empty mask except straight-line arithmetic: wherever the mask may have become empty (entry of an
//! arm, after a statement that lanes may leave for outer labels, end of a loop) there is a jump to the nearest point
//! where lanes may wait. So uniform loads, uniform loops, barriers and atomics always have a lane that wants them.
//!
//! Which points those are is known exactly: the walk carries the set of *absent* labels of the uniformity analysis
//! (see `lanemask_ir::uniform`), and the deepest of them is where the next lanes wait.

use lanemask_diag::Span;
use lanemask_ir::uniform::Uniformity;
use lanemask_ir::{Inst, Kernel, Label, Op, Region, Stmt, Term, Type, Value};
use std::collections::BTreeSet;

/// For which lanes of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// Those where it holds.
    Holds,
    /// The others.
    Fails,
}

impl Sense {
    /// The other one.
    pub fn other(self) -> Sense {
        match self {
            Sense::Holds => Sense::Fails,
            Sense::Fails => Sense::Holds,
        }
    }
}

/// A machine with a mask of active lanes.
///
/// Code comes in blocks. There are two kinds of edges between them: the way of the warp's program counter
/// (from the jumps), and the way of each lane, told by [`lanes_go`](MaskTarget::lanes_go) and, for the block
/// that follows, by the calls that say so. A vector register, which is written under the mask, is free for another value as
/// soon as no lane of *its own way* reads it; everything else must go by the program counter.
pub trait MaskTarget {
    /// A register for a lane mask.
    type Mask: Copy;
    /// A place in the code.
    type Point: Copy;

    /// Source position of what follows.
    fn at(&mut self, span: Span);
    /// A place that will be placed later, or never.
    fn new_point(&mut self) -> Self::Point;
    /// Begins a block at a place; the block before has ended with a jump.
    fn place(&mut self, point: Self::Point);
    /// Ends the block; no lane goes to the next one by it.
    fn jump(&mut self, point: Self::Point);
    /// Ends the block: to `point` if no lane is active, else, with all lanes, to the next one.
    fn jump_if_empty(&mut self, point: Self::Point);
    /// Ends the block: to `point` if a lane is active, else to the next one; no lane goes anywhere by it.
    fn jump_if_any(&mut self, point: Self::Point);
    /// Ends the block: all lanes to the next one if the warp-uniform condition holds, else all to `point`.
    fn jump_unless(&mut self, cond: Value, point: Self::Point);
    /// Ends the block; warp and lanes go to the next one.
    fn next_block(&mut self);
    /// Some or all lanes of this block go on at `point`.
    fn lanes_go(&mut self, point: Self::Point);
    /// Ends the warp and the block.
    fn end(&mut self);
    /// What follows is in one more loop.
    fn enter_loop(&mut self);
    /// What follows is in one loop less.
    fn leave_loop(&mut self);

    /// A plain operation.
    fn inst(&mut self, inst: &Inst);
    /// Gives parameters their values for the active lanes, all at once. With `merge`, other lanes may have theirs already.
    fn copies(&mut self, params: &[Value], args: &[Value], merge: bool);
    /// Gives a truth value that will be merged its first contents.
    fn clear_param(&mut self, param: Value);

    /// A new mask without lanes.
    fn empty_mask(&mut self) -> Self::Mask;
    /// Takes all lanes out of a mask.
    fn clear(&mut self, mask: Self::Mask);
    /// A new mask of the active lanes.
    fn active_mask(&mut self) -> Self::Mask;
    /// A new mask of the active lanes; then only those with `cond` as told stay active.
    fn narrow(&mut self, cond: Value, sense: Sense) -> Self::Mask;
    /// A new mask: the lanes of `saved` with `cond` as told.
    fn part(&mut self, saved: Self::Mask, cond: Value, sense: Sense) -> Self::Mask;
    /// Active become the lanes of the mask.
    fn set_active(&mut self, mask: Self::Mask);
    /// Active become the lanes of the mask that are not.
    fn set_active_rest(&mut self, mask: Self::Mask);
    /// Adds the active lanes to a mask.
    fn collect(&mut self, mask: Self::Mask);
    /// Adds the lanes of one mask to another.
    fn collect_from(&mut self, mask: Self::Mask, from: Self::Mask);
}

/// Drives `target` through the kernel, from the first instruction to the end of the warp.
///
/// The kernel must verify, and the facts be its own for the target's warps.
pub fn lower<T: MaskTarget>(kernel: &Kernel, facts: &Uniformity, target: &mut T) {
    let labels = kernel.labels.len();
    let mut plan = Planner {
        facts,
        open: Vec::new(),
        absent: Vec::new(),
        plan: Plan {
            leaves: vec![BTreeSet::new(); labels],
            arrivals: vec![false; labels],
            collects: vec![false; labels],
        },
        changed: true,
    };
    while std::mem::take(&mut plan.changed) {
        plan.region(&kernel.body);
    }
    let plan = plan.plan;
    let end = target.new_point();
    let mut lowering = Lowering {
        kernel,
        facts,
        plan,
        target,
        frames: Vec::new(),
        absent: Vec::new(),
        end,
    };
    lowering.target.jump_if_empty(end);
    lowering.region(&kernel.body);
    lowering.target.place(end);
    lowering.target.end();
}

/// A label by its number of enclosing labels plus 1; 0 is return.
type Depth = usize;

const RETURN: Depth = 0;

/// What is known of each label; the same analysis as `lanemask_ir::uniform`, but without code that no lane reaches.
struct Plan {
    /// For which outer labels some may leave its statement while others stay.
    leaves: Vec<BTreeSet<Depth>>,
    /// Whether a `br` goes to it.
    arrivals: Vec<bool>,
    /// Whether some `br` to it is divergent.
    collects: Vec<bool>,
}

struct Planner<'a> {
    facts: &'a Uniformity,
    open: Vec<Label>,
    absent: Vec<Depth>,
    plan: Plan,
    changed: bool,
}

impl Planner<'_> {
    fn region(&mut self, region: &Region) {
        let outside = self.absent.len();
        let mut live = true;
        for stmt in &region.stmts {
            if !live {
                break;
            }
            match stmt {
                Stmt::Inst(_) => {}
                Stmt::Block { label, body } => {
                    self.open.push(*label);
                    self.region(body);
                    live = self.after(*label);
                }
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => {
                    self.open.push(*label);
                    if self.facts.label(*label).divergent_if {
                        self.absent.push(self.open.len());
                    }
                    let before = self.absent.len();
                    self.region(then);
                    self.region(otherwise);
                    self.absent.truncate(before);
                    if self.facts.label(*label).divergent_if {
                        self.absent.pop();
                    }
                    live = self.after(*label);
                }
                Stmt::Loop { label, body, .. } => {
                    self.open.push(*label);
                    let before = self.absent.len();
                    self.absent.extend(&self.plan.leaves[label.0 as usize]);
                    self.region(body);
                    self.absent.truncate(before);
                    self.open.pop();
                    live = false;
                }
            }
        }
        if live {
            match &region.term {
                Term::Br { label, .. } => {
                    let depth = depth_of(&self.open, *label);
                    let i = label.0 as usize;
                    self.changed |= !std::mem::replace(&mut self.plan.arrivals[i], true);
                    if self.leave(depth) {
                        self.changed |= !std::mem::replace(&mut self.plan.collects[i], true);
                    }
                }
                Term::Return => {
                    self.leave(RETURN);
                }
                Term::Unreachable => {}
            }
        }
        self.absent.truncate(outside);
    }

    fn after(&mut self, label: Label) -> bool {
        self.open.pop();
        let i = label.0 as usize;
        self.absent.extend(&self.plan.leaves[i]);
        self.plan.arrivals[i]
    }

    /// Control leaves for the label of this depth; whether others may arrive there by another way.
    fn leave(&mut self, target: Depth) -> bool {
        let deepest = self.absent.iter().copied().max().unwrap_or(RETURN);
        for depth in target + 1..=deepest {
            let i = self.open[depth - 1].0 as usize;
            self.changed |= self.plan.leaves[i].insert(target);
        }
        deepest >= target && deepest != RETURN
    }
}

fn depth_of(open: &[Label], label: Label) -> Depth {
    open.iter()
        .rposition(|l| *l == label)
        .expect("a br goes to an enclosing label")
        + 1
}

/// An open statement.
struct Frame<T: MaskTarget> {
    label: Label,
    /// Where its `br` goes per lane: after the statement, or the loop's first instruction.
    target: T::Point,
    /// Where the lanes wait that have this label as their deepest absent one.
    waiting: T::Point,
    /// Who has left for the label, if that is accumulated.
    mask: Option<T::Mask>,
    is_loop: bool,
}

/// How the mask is found after a statement.
enum Join<M> {
    /// It is right already.
    Plain,
    Restore(M),
    Accumulate(M),
    /// The mask saved before an arm of which nobody comes here; what is active is that arm's mask.
    RestOf(M),
    /// The same, but what is active is not known.
    Rest(M),
}

struct Lowering<'a, T: MaskTarget> {
    kernel: &'a Kernel,
    facts: &'a Uniformity,
    plan: Plan,
    target: &'a mut T,
    frames: Vec<Frame<T>>,
    /// As in the uniformity analysis.
    absent: Vec<Depth>,
    end: T::Point,
}

impl<T: MaskTarget> Lowering<'_, T> {
    fn region(&mut self, region: &Region) {
        let outside = self.absent.len();
        let mut live = true;
        for stmt in &region.stmts {
            if !live {
                break;
            }
            match stmt {
                Stmt::Inst(inst) => {
                    self.target.at(inst.span);
                    self.target.inst(inst);
                }
                Stmt::Block { label, body } => {
                    let join = self.enter(*label);
                    self.push(*label, &join);
                    self.region(body);
                    live = self.join(*label, join);
                }
                Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    span,
                } => {
                    self.target.at(*span);
                    live = if self.facts.label(*label).divergent_if {
                        self.divergent_if(*label, *cond, then, otherwise)
                    } else {
                        self.uniform_if(*label, *cond, then, otherwise)
                    };
                }
                Stmt::Loop { label, init, body } => {
                    self.looping(*label, init, body);
                    live = false;
                }
            }
        }
        if live {
            self.target.at(region.term_span);
            match &region.term {
                Term::Br { label, args } => self.br(*label, args),
                Term::Return => {
                    let to = self.waiting(&[]);
                    self.target.jump(to);
                }
                Term::Unreachable => self.target.jump(self.end),
            }
        }
        self.absent.truncate(outside);
    }

    /// Where lanes wait if none is active here: at the deepest absent label. `more` are absent as well.
    fn waiting(&self, more: &[Label]) -> T::Point {
        let left = more
            .iter()
            .flat_map(|l| &self.plan.leaves[l.0 as usize])
            .chain(&self.absent);
        match left.max() {
            Some(depth) if *depth > RETURN => self.frames[depth - 1].waiting,
            _ => self.end,
        }
    }

    fn deepest(&self) -> Depth {
        self.absent.iter().copied().max().unwrap_or(RETURN)
    }

    fn br(&mut self, label: Label, args: &[Value]) {
        let kernel = self.kernel;
        let depth = self
            .frames
            .iter()
            .rposition(|f| f.label == label)
            .expect("a br goes to an enclosing label")
            + 1;
        let deepest = self.deepest();
        let others = deepest >= depth;
        let params = &kernel.labels[label.0 as usize].params;
        self.target.copies(params, args, others);
        let frame = &self.frames[depth - 1];
        self.target.lanes_go(frame.target);
        // Into a loop that nobody else waits for, the mask is not needed.
        if let Some(mask) = frame.mask
            && (others || !frame.is_loop)
        {
            self.target.collect(mask);
        }
        let to = if others {
            self.frames[deepest - 1].waiting
        } else {
            frame.target
        };
        self.target.jump(to);
    }

    fn uniform_if(&mut self, label: Label, cond: Value, then: &Region, otherwise: &Region) -> bool {
        let join = self.enter(label);
        self.push(label, &join);
        let after = self.frames.last().expect("pushed").target;
        if falls_through(otherwise, label) && !matches!(join, Join::Accumulate(_)) {
            self.target.jump_unless(cond, after);
            self.region(then);
        } else {
            let second = self.target.new_point();
            self.target.jump_unless(cond, second);
            self.region(then);
            self.target.place(second);
            self.region(otherwise);
        }
        self.join(label, join)
    }

    fn divergent_if(
        &mut self,
        label: Label,
        cond: Value,
        then: &Region,
        otherwise: &Region,
    ) -> bool {
        // An arm that only falls through comes second.
        let (first, second, sense) = if falls_through(then, label) {
            (otherwise, then, Sense::Fails)
        } else {
            (then, otherwise, Sense::Holds)
        };
        let alone = falls_through(second, label);
        if alone && falls_through(first, label) {
            return true;
        }
        if alone && self.only_leaves(label, cond, sense, first) {
            return true;
        }

        let depth = self.frames.len() + 1;
        let i = label.0 as usize;
        let first_arrives = arrives(first, label);
        let keeps = self.keeps_mask(first, depth);
        self.clear_params(label);
        let saved = self.target.narrow(cond, sense);
        let join = if !self.plan.collects[i] {
            Join::Plain
        } else if alone && !first_arrives {
            if keeps {
                Join::RestOf(saved)
            } else {
                Join::Rest(self.target.part(saved, cond, sense.other()))
            }
        } else if self.plan.leaves[i].is_empty() {
            Join::Restore(saved)
        } else if alone {
            Join::Accumulate(self.target.part(saved, cond, sense.other()))
        } else {
            Join::Accumulate(self.target.empty_mask())
        };

        // The first arm may start the next trip of a loop, and then changes what it knows of its own lanes.
        let early = (!alone && !keeps && self.is_loop_param(cond))
            .then(|| self.target.part(saved, cond, sense.other()));

        self.push(label, &join);
        let after = self.frames[depth - 1].target;
        let second_point = if alone {
            after
        } else {
            self.target.new_point()
        };
        self.target.lanes_go(second_point);
        self.frames[depth - 1].waiting = second_point;
        self.absent.push(depth);
        if short(first) {
            self.target.next_block();
        } else {
            self.target.jump_if_empty(second_point);
        }
        self.region(first);
        if !alone {
            self.target.place(second_point);
            // Where those of the first arm are that wait.
            self.absent.pop();
            let waiting = if self.plan.arrivals[i] {
                after
            } else {
                self.waiting(&[label])
            };
            self.frames[depth - 1].waiting = waiting;
            self.absent.push(depth);
            if keeps {
                self.target.set_active_rest(saved);
            } else {
                let rest = early.unwrap_or_else(|| self.target.part(saved, cond, sense.other()));
                self.target.set_active(rest);
            }
            if short(second) {
                self.target.next_block();
            } else {
                self.target.jump_if_empty(waiting);
            }
            self.region(second);
        }
        self.absent.pop();
        self.join(label, join)
    }

    /// `if` whose first arm only leaves for an outer label or returns, and whose second only falls through: the lanes
    /// of the first are taken out. False if it is not such a one.
    fn only_leaves(&mut self, label: Label, cond: Value, sense: Sense, first: &Region) -> bool {
        let to = match &first.term {
            Term::Br { label: to, args } if *to != label && args.is_empty() => Some(*to),
            Term::Return => None,
            _ => return false,
        };
        if !only_constants(first) {
            return false;
        }
        let saved = self.target.narrow(cond, sense.other());
        if let Some(to) = to {
            let frame = self
                .frames
                .iter()
                .rfind(|f| f.label == to)
                .expect("a br goes to an enclosing label");
            self.target.lanes_go(frame.target);
            if let Some(mask) = frame.mask {
                let from = self.target.part(saved, cond, sense);
                self.target.collect_from(mask, from);
            }
        }
        let waiting = self.waiting(&[label]);
        self.target.jump_if_empty(waiting);
        self.absent.extend(&self.plan.leaves[label.0 as usize]);
        true
    }

    fn is_loop_param(&self, value: Value) -> bool {
        self.frames.iter().any(|f| {
            f.is_loop
                && self.kernel.labels[f.label.0 as usize]
                    .params
                    .contains(&value)
        })
    }

    fn looping(&mut self, label: Label, init: &[Value], body: &Region) {
        let kernel = self.kernel;
        let i = label.0 as usize;
        let mask = self.plan.collects[i].then(|| self.target.empty_mask());
        self.target.copies(&kernel.labels[i].params, init, false);
        let head = self.target.new_point();
        let latch = self.target.new_point();
        self.target.lanes_go(head);
        self.target.jump(head);
        self.target.enter_loop();
        self.target.place(head);
        self.frames.push(Frame {
            label,
            target: head,
            waiting: latch,
            mask,
            is_loop: true,
        });
        let before = self.absent.len();
        self.absent.extend(&self.plan.leaves[i]);
        self.region(body);
        self.absent.truncate(before);
        self.frames.pop();
        if let Some(mask) = mask {
            self.target.place(latch);
            self.target.set_active(mask);
            self.target.clear(mask);
            self.target.jump_if_any(head);
            let waiting = self.waiting(&[label]);
            self.target.jump(waiting);
        }
        self.target.leave_loop();
    }

    /// What a block or an `if` without parting lanes needs on entry.
    fn enter(&mut self, label: Label) -> Join<T::Mask> {
        let i = label.0 as usize;
        self.clear_params(label);
        if !self.plan.collects[i] {
            Join::Plain
        } else if self.plan.leaves[i].is_empty() {
            Join::Restore(self.target.active_mask())
        } else {
            Join::Accumulate(self.target.empty_mask())
        }
    }

    fn clear_params(&mut self, label: Label) {
        let kernel = self.kernel;
        let i = label.0 as usize;
        if self.plan.collects[i] {
            for p in &kernel.labels[i].params {
                if kernel.values[p.0 as usize].ty == Type::Bool {
                    self.target.clear_param(*p);
                }
            }
        }
    }

    fn push(&mut self, label: Label, join: &Join<T::Mask>) {
        let after = self.target.new_point();
        self.frames.push(Frame {
            label,
            target: after,
            waiting: after,
            mask: match join {
                Join::Accumulate(mask) => Some(*mask),
                _ => None,
            },
            is_loop: false,
        });
    }

    /// Goes on after a block or an `if`; false if nobody does.
    fn join(&mut self, label: Label, join: Join<T::Mask>) -> bool {
        let frame = self.frames.pop().expect("pushed on entry");
        let i = label.0 as usize;
        self.absent.extend(&self.plan.leaves[i]);
        if !self.plan.arrivals[i] {
            return false;
        }
        self.target.place(frame.target);
        match join {
            Join::Plain => return true,
            Join::Restore(mask) => {
                self.target.set_active(mask);
                return true;
            }
            Join::RestOf(saved) => self.target.set_active_rest(saved),
            Join::Accumulate(mask) | Join::Rest(mask) => self.target.set_active(mask),
        }
        let waiting = self.waiting(&[]);
        self.target.jump_if_empty(waiting);
        true
    }

    /// Whether the lanes that are active at the end of an arm at `depth` are those that came into it, on each way.
    fn keeps_mask(&self, region: &Region, depth: Depth) -> bool {
        region.stmts.iter().all(|stmt| match stmt {
            Stmt::Inst(_) => true,
            Stmt::Block { label, body } | Stmt::Loop { label, body, .. } => {
                self.stays(*label, depth) && self.keeps_mask(body, depth)
            }
            Stmt::If {
                label,
                then,
                otherwise,
                ..
            } => {
                self.stays(*label, depth)
                    && self.keeps_mask(then, depth)
                    && self.keeps_mask(otherwise, depth)
            }
        })
    }

    /// Whether no lane leaves a statement for a label of this depth or less while others stay.
    fn stays(&self, label: Label, depth: Depth) -> bool {
        self.plan.leaves[label.0 as usize]
            .first()
            .is_none_or(|t| *t > depth)
    }
}

/// Whether a region does nothing but go on after its statement.
fn falls_through(region: &Region, label: Label) -> bool {
    matches!(&region.term, Term::Br { label: l, args } if *l == label && args.is_empty())
        && only_constants(region)
}

fn only_constants(region: &Region) -> bool {
    region
        .stmts
        .iter()
        .all(|s| matches!(s, Stmt::Inst(inst) if matches!(inst.op, Op::Const(_))))
}

/// Whether some `br` in the region goes to the label.
fn arrives(region: &Region, label: Label) -> bool {
    matches!(&region.term, Term::Br { label: l, .. } if *l == label)
        || region.stmts.iter().any(|stmt| match stmt {
            Stmt::Inst(_) => false,
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => arrives(body, label),
            Stmt::If {
                then, otherwise, ..
            } => arrives(then, label) || arrives(otherwise, label),
        })
}

/// Whether an arm costs so little, and does so little harm, that it may run without lanes.
fn short(region: &Region) -> bool {
    let mut cost = match &region.term {
        Term::Br { args, .. } => args.len(),
        Term::Return | Term::Unreachable => 0,
    };
    region.stmts.iter().all(|stmt| {
        let Stmt::Inst(inst) = stmt else { return false };
        cost += usize::from(!matches!(inst.op, Op::Const(_)));
        matches!(
            inst.op,
            Op::Const(_)
                | Op::Un(..)
                | Op::Bin(..)
                | Op::Fma(..)
                | Op::Num(..)
                | Op::Cmp(..)
                | Op::Select { .. }
                | Op::ExtractBits { .. }
                | Op::InsertBits { .. }
        )
    }) && cost <= 3
}
