//! Which values agree between invocations, and where lanes part.
//!
//! [`analyse`] gives each value a [`Level`], each label its [`LabelFacts`] (what mask lowering needs), and reports
//! barriers in flow that is not uniform over the workgroup.
//!
//! # How it works
//!
//! The same fixpoint runs twice, once for the workgroup and once for the warp; a value is *mixed* if it may differ between
//! two invocations of the workgroup (of the warp) that define it in the same trips of the same loops. Mixed are the sources
//! (ids, atomics, some loads), what is computed from something mixed, and the parameters of labels that
//! invocations reach by different ways.
//!
//! For the last, each point of the code has a set of *absent* labels: the enclosing labels at which invocations
//! may wait, or to which they may be on their way, that came into the statement of that label together with those
//! that are here. Being *absent at return* is a member of the set as well.
//!
//! - In both arms of an `if` with a mixed condition, the label of the `if` is absent.
//! - Where a `br L` leaves statement S while a label inside S or S's own is absent, some invocations leave S for L and others
//!   stay. So L is absent after S, and if S is a loop, in all of its body (others may have left in an
//!   earlier trip).
//!
//! A `br L` is *divergent* if an absent label is L or lies inside L: others may arrive at L by another `br` or in
//! another trip of a loop inside L. Then L's parameters are mixed. Those who have left for labels outside of L
//! do not matter to L: a loop's parameters stay uniform for those who remain after a divergent break, provided
//! that the break is an `if` arm of its own and the `br` to the loop comes after that `if`.
//!
//! A barrier is legal where no label is absent, at the level of the workgroup.
//!
//! A load from workgroup memory at a uniform address is uniform in the warp only, unless it stands between two barriers in one
//! region with no write to workgroup memory between them: then all read the same (WGSL's
//! `workgroupUniformLoad` is that).
//!
//! Operations of a warp ([`Subgroup`]) give all invocations that execute them together the same, but for scans, clusters and shuffles from
//! lanes that differ. As mixed means the same trips of the same loops, which is what *together* means for them, their results are uniform
//! in the warp even where the warp has parted. Over the workgroup they are mixed, unless it is one warp: then they are if not all of
//! it need execute them together.
//!
//! With a single warp in the workgroup, control parts in the workgroup exactly if it parts in the warp.

use crate::{
    Access, Addr, Builtin, ImageOp, Inst, Kernel, Label, Op, Over, Region, Space, Stmt, Subgroup,
    Term, Value,
};
use lanemask_diag::{Diagnostic, Span};

/// How far the invocations that define a value agree on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// The same in the whole workgroup.
    WorkgroupUniform,
    /// The same in each warp.
    WarpUniform,
    /// May differ from lane to lane.
    Varying,
}

/// Where the lanes of a warp part, for the statement of a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct LabelFacts {
    /// Some `br` to the label may be taken by a part of the lanes that will arrive in this trip: the label needs a mask to
    /// collect them. If not, whenever control reaches a `br` to it, all lanes that have not left
    /// for labels farther out (or returned) take it, and no arm of a divergent `if` lies between.
    pub divergent_exit: bool,
    /// The statement is an `if` whose condition is [`Level::Varying`].
    pub divergent_if: bool,
    /// Some lanes may leave the statement for labels farther out (or return) while others stay. So after it, or in the further
    /// trips if it is a loop, there may be fewer lanes than came in, and even none. For a
    /// loop: its exits are divergent.
    pub divergent_leave: bool,
}

/// What the analysis found.
#[derive(Clone, Debug, PartialEq)]
pub struct Uniformity {
    levels: Vec<Level>,
    labels: Vec<LabelFacts>,
    workgroup_leaves: Vec<bool>,
    barriers: Vec<Diagnostic>,
    subgroups: Vec<Diagnostic>,
}

impl Uniformity {
    /// Level of a value. A value that nothing defines is uniform.
    pub fn level(&self, value: Value) -> Level {
        self.levels[value.0 as usize]
    }

    /// Whether all lanes of a warp agree on the value.
    pub fn is_warp_uniform(&self, value: Value) -> bool {
        self.level(value) <= Level::WarpUniform
    }

    /// Facts on a label and its statement.
    pub fn label(&self, label: Label) -> LabelFacts {
        self.labels[label.0 as usize]
    }

    /// [`LabelFacts::divergent_leave`] for the workgroup instead of the warp: some invocations may leave the statement for
    /// labels farther out while others stay.
    pub fn workgroup_may_part(&self, label: Label) -> bool {
        self.workgroup_leaves[label.0 as usize]
    }

    /// An error `barrier-non-uniform` for each barrier that not all invocations of the workgroup need reach together: the
    /// primary place is the barrier; the others are the branch, the early exit if there is one, and the
    /// source of the difference, which the notes name too.
    pub fn barriers(&self) -> &[Diagnostic] {
        &self.barriers
    }

    /// An error `subgroup-non-uniform` for each operation of a warp that not all of its invocations need reach together, in
    /// the manner of [`barriers`](Uniformity::barriers). The IR allows them; languages may not.
    pub fn subgroups(&self) -> &[Diagnostic] {
        &self.subgroups
    }
}

/// Analyses a kernel that [`verify`](crate::verify) accepts, for warps of `lanes_per_warp` lanes numbered by
/// local index.
pub fn analyse(kernel: &Kernel, lanes_per_warp: u32) -> Uniformity {
    let shape = Shape::new(kernel, lanes_per_warp);
    let mut warp = Pass::new(kernel, shape, Scope::Warp, None);
    warp.run();
    let control = shape.single_warp().then(|| warp.mixed.clone());
    let mut workgroup = Pass::new(kernel, shape, Scope::Workgroup, control);
    workgroup.run();

    let levels = std::iter::zip(&warp.mixed, &workgroup.mixed)
        .map(|mixed| match mixed {
            (true, _) => Level::Varying,
            (false, true) => Level::WarpUniform,
            (false, false) => Level::WorkgroupUniform,
        })
        .collect();
    let labels = (0..kernel.labels.len())
        .map(|i| LabelFacts {
            divergent_exit: warp.divergent[i].is_some(),
            divergent_if: warp.parting[i],
            divergent_leave: !warp.leaves[i].is_empty(),
        })
        .collect();
    Uniformity {
        levels,
        labels,
        workgroup_leaves: workgroup.leaves.iter().map(|l| !l.is_empty()).collect(),
        barriers: workgroup.reports(),
        subgroups: warp.reports(),
    }
}

/// Sizes of the workgroup and the warp.
#[derive(Clone, Copy)]
struct Shape {
    size: [u64; 3],
    lanes: u64,
}

impl Shape {
    fn new(kernel: &Kernel, lanes_per_warp: u32) -> Shape {
        Shape {
            size: kernel.workgroup_size.map(u64::from),
            lanes: u64::from(lanes_per_warp.max(1)),
        }
    }

    /// Saturates, which is still more than any warp has.
    fn invocations(self) -> u64 {
        let [x, y, z] = self.size;
        x.saturating_mul(y).saturating_mul(z)
    }

    fn single_warp(self) -> bool {
        self.invocations() <= self.lanes
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Scope {
    Warp,
    Workgroup,
}

/// Why invocations have parted.
#[derive(Clone, Copy)]
struct Cause {
    /// Condition of the branch.
    cond: Value,
    /// Its place.
    branch: Span,
    /// Where some leave early.
    exit: Option<Span>,
}

/// Where a difference comes from.
#[derive(Clone)]
struct Source {
    text: String,
    /// How to read the same everywhere, if that can be.
    remedy: Option<&'static str>,
}

/// Why a value is mixed.
#[derive(Clone)]
enum Why {
    /// It comes from here.
    Source(Source, Span),
    /// It is computed from this one.
    From(Value),
    /// It is a parameter of a label that invocations reach by different ways.
    Join(Cause),
}

/// A label by its number of enclosing labels plus 1, which is unambiguous inside the label's statement; 0 is return.
type Depth = usize;

const RETURN: Depth = 0;

struct Pass<'a> {
    kernel: &'a Kernel,
    shape: Shape,
    scope: Scope,
    /// The mixed values that matter for branches, if not `mixed`.
    control: Option<Vec<bool>>,
    /// By value: why it is mixed; `mixed` says whether.
    why: Vec<Option<Why>>,
    mixed: Vec<bool>,
    /// By label: whether it is an `if` with a mixed condition.
    parting: Vec<bool>,
    /// By label: why some `br` to it is divergent.
    divergent: Vec<Option<Cause>>,
    /// By label: for which outer labels some may leave its statement while others stay.
    leaves: Vec<Vec<(Depth, Cause)>>,
    /// Labels of the enclosing statements, outermost first.
    open: Vec<Label>,
    /// The absent labels of the current point.
    absent: Vec<(Depth, Cause)>,
    changed: bool,
    /// Set on the last walk.
    reports: Option<Vec<Diagnostic>>,
}

impl<'a> Pass<'a> {
    fn new(kernel: &'a Kernel, shape: Shape, scope: Scope, control: Option<Vec<bool>>) -> Pass<'a> {
        let (values, labels) = (kernel.values.len(), kernel.labels.len());
        Pass {
            kernel,
            shape,
            scope,
            control,
            why: vec![None; values],
            mixed: vec![false; values],
            parting: vec![false; labels],
            divergent: vec![None; labels],
            leaves: vec![Vec::new(); labels],
            open: Vec::new(),
            absent: Vec::new(),
            changed: false,
            reports: None,
        }
    }

    /// Everything only grows, so this ends.
    fn run(&mut self) {
        loop {
            self.changed = false;
            self.region(&self.kernel.body);
            if !self.changed {
                break;
            }
        }
    }

    /// Barriers, or operations of a warp, in flow that is not uniform.
    fn reports(mut self) -> Vec<Diagnostic> {
        self.reports = Some(Vec::new());
        self.region(&self.kernel.body);
        self.reports.unwrap_or_default()
    }

    fn region(&mut self, region: &Region) {
        let outside = self.absent.len();
        for (i, stmt) in region.stmts.iter().enumerate() {
            match stmt {
                Stmt::Inst(inst) => {
                    let collective = match self.scope {
                        Scope::Workgroup => inst.op == Op::Barrier,
                        Scope::Warp => matches!(inst.op, Op::Subgroup(_)),
                    };
                    if collective {
                        self.collective(inst.span);
                    }
                    if let Some(why) = self.inst(inst, region, i) {
                        for r in &inst.results {
                            self.mix(*r, why.clone());
                        }
                    }
                }
                Stmt::Block { label, body } => {
                    self.open.push(*label);
                    self.region(body);
                    self.after(*label);
                }
                Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    span,
                } => {
                    self.open.push(*label);
                    let before = self.absent.len();
                    let control = self.control.as_ref().unwrap_or(&self.mixed);
                    if control[cond.0 as usize] {
                        self.parting[label.0 as usize] = true;
                        let cause = Cause {
                            cond: *cond,
                            branch: *span,
                            exit: None,
                        };
                        self.absent.push((self.open.len(), cause));
                    }
                    self.region(then);
                    self.region(otherwise);
                    self.absent.truncate(before);
                    self.after(*label);
                }
                Stmt::Loop { label, init, body } => {
                    self.pass(*label, init);
                    self.open.push(*label);
                    let before = self.absent.len();
                    self.absent
                        .extend_from_slice(&self.leaves[label.0 as usize]);
                    self.region(body);
                    self.absent.truncate(before);
                    self.open.pop();
                }
            }
        }
        match &region.term {
            Term::Br { label, args } => {
                self.pass(*label, args);
                let depth = self
                    .open
                    .iter()
                    .rposition(|l| l == label)
                    .expect("a br goes to an enclosing label")
                    + 1;
                if let Some(cause) = self.leave(depth, region.term_span) {
                    self.diverge(*label, cause);
                }
            }
            Term::Return => {
                self.leave(RETURN, region.term_span);
            }
            Term::Unreachable => {}
        }
        self.absent.truncate(outside);
    }

    /// Closes a block or an `if`: from here on, who has left it for outer labels is absent.
    fn after(&mut self, label: Label) {
        self.open.pop();
        self.absent
            .extend_from_slice(&self.leaves[label.0 as usize]);
    }

    /// Control leaves for the label of this depth. If that is divergent for the label: why.
    fn leave(&mut self, target: Depth, span: Span) -> Option<Cause> {
        let (deepest, cause) = self
            .absent
            .iter()
            .max_by_key(|(depth, _)| *depth)
            .copied()?;
        let cause = Cause {
            exit: Some(span),
            ..cause
        };
        // Statements that this leaves while others may stay.
        for depth in target + 1..=deepest {
            let leaves = &mut self.leaves[self.open[depth - 1].0 as usize];
            if !leaves.iter().any(|(to, _)| *to == target) {
                leaves.push((target, cause));
                self.changed = true;
            }
        }
        (deepest >= target).then_some(cause)
    }

    fn diverge(&mut self, label: Label, cause: Cause) {
        let i = label.0 as usize;
        if self.divergent[i].is_none() {
            self.divergent[i] = Some(cause);
            self.changed = true;
            let kernel = self.kernel;
            for p in &kernel.labels[i].params {
                self.mix(*p, Why::Join(cause));
            }
        }
    }

    /// The label's parameters become these values.
    fn pass(&mut self, label: Label, args: &[Value]) {
        let kernel = self.kernel;
        for (p, a) in std::iter::zip(&kernel.labels[label.0 as usize].params, args) {
            if self.mixed[a.0 as usize] {
                self.mix(*p, Why::From(*a));
            }
        }
    }

    fn mix(&mut self, value: Value, why: Why) {
        let i = value.0 as usize;
        if !self.mixed[i] {
            self.mixed[i] = true;
            self.why[i] = Some(why);
            self.changed = true;
        }
    }

    /// Why the results of an instruction are mixed, if they are.
    fn inst(&self, inst: &Inst, region: &Region, index: usize) -> Option<Why> {
        let source = |text: String| {
            let remedy = None;
            Some(Why::Source(Source { text, remedy }, inst.span))
        };
        let mut from = None;
        inst.op.for_each_operand(|v| {
            if from.is_none() && self.mixed[v.0 as usize] {
                from = Some(Why::From(v));
            }
        });
        match &inst.op {
            Op::Builtin(b) if self.builtin(*b) => source(b.text().to_owned()),
            Op::Atomic(..) | Op::CompareExchange { .. } => {
                source("the result of an atomic operation".to_owned())
            }
            Op::Subgroup(op) => self.subgroup(op, from, inst.span),
            Op::Image(op) => from.or_else(|| {
                let source = self.image(op)?;
                Some(Why::Source(source, inst.span))
            }),
            Op::Load(addr) => from.or_else(|| {
                let source = self.load(addr, region, index)?;
                Some(Why::Source(source, inst.span))
            }),
            _ => from,
        }
    }

    /// Why the result of an operation of the warp is mixed, if it is; `from` says why its operands are.
    fn subgroup(&self, op: &Subgroup, from: Option<Why>, span: Span) -> Option<Why> {
        let source = |text: &str| {
            let (text, remedy) = (text.to_owned(), None);
            Some(Why::Source(Source { text, remedy }, span))
        };
        if self.shape.invocations() == 1 || self.shape.lanes == 1 && self.scope == Scope::Warp {
            return from;
        }
        let same_for_all = match op {
            Subgroup::Combine { over, .. } => *over == Over::All,
            // Of a value that all have, some may still get what a lane that is not active gives.
            Subgroup::Shuffle { lane, .. } => !self.mixed[lane.0 as usize],
            _ => true,
        };
        if !same_for_all {
            return match op {
                Subgroup::Shuffle { .. } => from,
                _ => source("a scan of the subgroup"),
            };
        }
        match self.scope {
            Scope::Warp => None,
            Scope::Workgroup if self.shape.single_warp() => None,
            Scope::Workgroup => source("what a subgroup has in common"),
        }
    }

    /// Whether a builtin is mixed.
    fn builtin(&self, builtin: Builtin) -> bool {
        let [x, y, z] = self.shape.size;
        let lanes = self.shape.lanes;
        let within_warp = self.scope == Scope::Warp;
        if within_warp && lanes == 1 || self.shape.invocations() == 1 {
            return false;
        }
        match builtin {
            Builtin::LocalIdX => x != 1,
            Builtin::LocalIdY => y != 1 && !(within_warp && x.is_multiple_of(lanes)),
            Builtin::LocalIdZ => {
                z != 1 && !(within_warp && x.saturating_mul(y).is_multiple_of(lanes))
            }
            Builtin::LocalIndex => true,
            Builtin::LaneId => lanes != 1,
            Builtin::WarpId => !within_warp && !self.shape.single_warp(),
            Builtin::WorkgroupIdX
            | Builtin::WorkgroupIdY
            | Builtin::WorkgroupIdZ
            | Builtin::NumWorkgroupsX
            | Builtin::NumWorkgroupsY
            | Builtin::NumWorkgroupsZ
            | Builtin::WarpSize
            | Builtin::NumWarps => false,
        }
    }

    /// What makes the result of an operation on an image, at a place that is the same for all, mixed, if anything.
    fn image(&self, op: &ImageOp) -> Option<Source> {
        let text = match op {
            // Each invocation gets what the one before has left.
            ImageOp::Atomic { .. } | ImageOp::CompareExchange { .. } => {
                "the result of an atomic operation".to_owned()
            }
            _ if self.scope == Scope::Warp || !op.reads() => return None,
            _ => {
                let r = &self.kernel.resources[op.image().0 as usize];
                if r.access != Access::ReadWrite {
                    return None;
                }
                format!("the contents of the read-write image `{}`", r.name)
            }
        };
        Some(Source { text, remedy: None })
    }

    /// What makes a load from an address that is the same for all mixed, if anything.
    fn load(&self, addr: &Addr, region: &Region, index: usize) -> Option<Source> {
        match addr.space {
            Space::Scratch => Some(Source {
                text: "private memory".to_owned(),
                remedy: None,
            }),
            // One load serves the whole warp; other warps may load before or after somebody's store.
            _ if self.scope == Scope::Warp => None,
            Space::Workgroup => (!between_barriers(region, index)).then(|| Source {
                text: "workgroup memory".to_owned(),
                remedy: Some("`workgroupUniformLoad` reads the same value for all invocations"),
            }),
            Space::Buffer(id) => {
                let r = &self.kernel.resources[id.0 as usize];
                (r.access == Access::ReadWrite).then(|| Source {
                    text: format!("the contents of the read-write buffer `{}`", r.name),
                    remedy: Some(
                        "declare the buffer `var<storage, read>` if nothing writes it, or copy the value to \
                         workgroup memory and read it with `workgroupUniformLoad`",
                    ),
                })
            }
        }
    }

    /// A barrier, or an operation of a warp.
    fn collective(&mut self, span: Span) {
        let Some((_, cause)) = self.absent.last().copied() else {
            return;
        };
        let Some(mut reports) = self.reports.take() else {
            return;
        };
        let (mut d, here) = match self.scope {
            Scope::Workgroup => (
                Diagnostic::error(
                    "barrier-non-uniform",
                    "barrier in control flow that is not uniform over the workgroup",
                ),
                "not all invocations of the workgroup need arrive here",
            ),
            Scope::Warp => (
                Diagnostic::error(
                    "subgroup-non-uniform",
                    "operation of a subgroup in control flow that is not uniform over the subgroup",
                ),
                "not all invocations of the subgroup need arrive here",
            ),
        };
        if is_known(span) {
            d = d.at(span, here);
        }
        d = also(
            d,
            cause.branch,
            "this condition may differ between invocations",
        );
        if let Some(exit) = cause.exit {
            d = also(d, exit, "some invocations may leave here while others stay");
        }
        reports.push(self.explain(cause.cond, d));
        self.reports = Some(reports);
    }

    /// Adds where the difference in a value comes from.
    fn explain(&self, mut value: Value, mut d: Diagnostic) -> Diagnostic {
        for _ in 0..self.why.len() {
            match &self.why[value.0 as usize] {
                Some(Why::Source(source, span)) => {
                    let text = &source.text;
                    d = also(d, *span, &format!("{text} is read here"))
                        .note(format!("the condition depends on {text}"));
                    return match source.remedy {
                        Some(remedy) => d.note(remedy),
                        None => d,
                    };
                }
                Some(Why::From(v)) => value = *v,
                Some(Why::Join(cause)) => {
                    d = also(
                        d,
                        cause.branch,
                        "the condition depends on which way invocations went here",
                    );
                    value = cause.cond;
                }
                None => break,
            }
        }
        d
    }
}

/// Whether the place is one of the source's; an empty span is nobody's.
fn is_known(span: Span) -> bool {
    span.start < span.end
}

/// Adds a further place, if it is known.
fn also(d: Diagnostic, span: Span, message: &str) -> Diagnostic {
    if is_known(span) {
        d.also(span, message)
    } else {
        d
    }
}

/// Whether a load from workgroup memory has a barrier before and after it in its region, with nothing between that
/// may write workgroup memory. Then all invocations are between the two, and all read the same.
fn between_barriers(region: &Region, index: usize) -> bool {
    fn reaches_barrier<'a>(mut stmts: impl Iterator<Item = &'a Stmt>) -> bool {
        stmts
            .find_map(|stmt| match stmt {
                Stmt::Inst(inst) => match &inst.op {
                    Op::Barrier => Some(true),
                    Op::Store(addr, _)
                    | Op::Atomic(_, addr, _)
                    | Op::CompareExchange { addr, .. }
                        if addr.space == Space::Workgroup =>
                    {
                        Some(false)
                    }
                    _ => None,
                },
                _ => Some(false),
            })
            .unwrap_or(false)
    }
    reaches_barrier(region.stmts[..index].iter().rev())
        && reaches_barrier(region.stmts[index + 1..].iter())
}
