//! Instruction selection: what [`crate::mask`] drives.
//!
//! Every value of the IR is a lane value, also one that agrees in the group: then all active lanes have it. (Constants, sizes
//! of buffers, numbers of the launch and the lane's own number are no values at all but operands.) Group values are the masks,
//! and what addresses need. A truth value is 0 or 1 in each lane.
//!
//! A comparison that only decides a divergent `if` stays behind until the mask is narrowed and writes p itself.

use super::inside::{self, Inside};
use super::lir::{Arg, Block, Dst, Edge, Func, Inst, Kind, Lane, Mask, Point, Src, Temp};
use super::{Shape, ops, scalar};
use crate::mask::{MaskTarget, Sense};
use crate::opt::bounds::Bounds;
use lanemask_diag::Span;
use lanemask_ir::uniform::Uniformity;
use lanemask_ir::{self as ir, CmpOp, Kernel, Value};
use lanemask_isa::linx::{Field, Op};
use lanemask_object::LinxMode;
use std::collections::{BTreeMap, HashMap};

/// Words of 2^32 bytes.
pub const WORDS: u64 = 1 << 30;

/// The state of the selection.
pub struct Select<'a> {
    pub kernel: &'a Kernel,
    pub facts: &'a Uniformity,
    pub shape: Shape,
    pub mode: LinxMode,
    pub func: Func,
    /// Whether the result of an atomic on a buffer is used.
    pub order_dependent: bool,
    /// By value.
    homes: Vec<Option<Src>>,
    uses: Vec<u32>,
    /// By value: the operation of each that is the only result of a plain one.
    defs: Vec<Option<ir::Op>>,
    /// Conditions of divergent `if`s, by value.
    decides: Vec<bool>,
    /// Conditions of uniform `if`s, by value.
    branches: Vec<bool>,
    /// Memory operations that need no check.
    inside: Inside,
    /// Whether the operation at hand is one.
    pub is_inside: bool,
    /// Whether the operation at hand gives the same in all lanes, so that the group may compute it.
    pub grouping: bool,
    /// Comparisons that were left for later.
    deferred: BTreeMap<Value, (CmpOp, Value, Value)>,
    /// What the mask was narrowed by, and the rest of the lanes if nobody has taken it.
    narrowed: BTreeMap<Mask, (Value, Sense, Option<Mask>)>,
    /// By mask: the saved one that it is a part of.
    part_of: BTreeMap<Mask, Mask>,
    /// First blocks of the open loops.
    heads: Vec<usize>,
    /// Whether lanes of the launch may be off at the entry.
    partial: bool,
    block: Block,
    span: Span,
}

impl<'a> Select<'a> {
    /// A function with what comes before the kernel's own code.
    pub fn new(
        kernel: &'a Kernel,
        facts: &'a Uniformity,
        shape: Shape,
        mode: LinxMode,
    ) -> Select<'a> {
        let n = kernel.values.len();
        let mut select = Select {
            kernel,
            facts,
            shape,
            mode,
            func: Func::default(),
            order_dependent: false,
            homes: vec![None; n],
            uses: vec![0; n],
            defs: vec![None; n],
            decides: vec![false; n],
            branches: vec![false; n],
            inside: Inside::new(),
            is_inside: false,
            grouping: false,
            deferred: BTreeMap::new(),
            narrowed: BTreeMap::new(),
            part_of: BTreeMap::new(),
            heads: Vec::new(),
            partial: false,
            block: Block::default(),
            span: Span::default(),
        };
        select.count(&kernel.body);
        select.inside = inside::find(kernel, &select.defs);
        select.entry();
        select
    }

    /// Switches off what is beyond the workgroup in its last strip.
    fn entry(&mut self) {
        let Shape {
            size,
            lanes,
            strips,
            ..
        } = self.shape;
        if strips == 1 || size.is_multiple_of(lanes) {
            return;
        }
        let index = ops::local_index(self);
        self.op(
            Op::VCmpLtu,
            vec![
                (Field::SrcL, Arg::Src(index)),
                (Field::SrcR, Arg::Src(Src::bits(size))),
                (Field::RegDst, Arg::Dst(Dst::P)),
            ],
        );
        self.partial = true;
    }

    /// The function.
    pub fn finish(mut self) -> (Func, bool) {
        self.func.drop_dead_lanes();
        self.func.drop_dead_masks();
        // Masks of MSEQ kernels have registers.
        if self.mode == LinxMode::Mpar {
            self.func.shorten_masks();
        }
        self.func.straighten();
        (self.func, self.order_dependent)
    }

    fn count(&mut self, region: &ir::Region) {
        for stmt in &region.stmts {
            match stmt {
                ir::Stmt::Inst(inst) => {
                    inst.op.for_each_operand(|v| self.uses[v.0 as usize] += 1);
                    if let [v] = inst.results[..] {
                        self.defs[v.0 as usize] = Some(inst.op.clone());
                    }
                }
                ir::Stmt::Block { body, .. } => self.count(body),
                ir::Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    self.uses[cond.0 as usize] += 1;
                    if self.facts.label(*label).divergent_if {
                        self.decides[cond.0 as usize] = true;
                    } else {
                        self.branches[cond.0 as usize] = true;
                    }
                    self.count(then);
                    self.count(otherwise);
                }
                ir::Stmt::Loop { init, body, .. } => {
                    for v in init {
                        self.uses[v.0 as usize] += 1;
                    }
                    self.count(body);
                }
            }
        }
        if let ir::Term::Br { args, .. } = &region.term {
            for v in args {
                self.uses[v.0 as usize] += 1;
            }
        }
    }

    /// Whether somebody uses the value.
    pub fn is_used(&self, value: Value) -> bool {
        self.uses[value.0 as usize] != 0
    }

    /// Whether the value does nothing but decide one divergent `if`.
    pub fn only_decides(&self, value: Value) -> bool {
        self.uses[value.0 as usize] == 1 && self.decides[value.0 as usize]
    }

    /// Whether the value does nothing but decide one uniform `if`.
    pub fn only_branches(&self, value: Value) -> bool {
        self.uses[value.0 as usize] == 1 && self.branches[value.0 as usize]
    }

    /// Leaves a comparison for the `if` that it decides.
    pub fn defer(&mut self, value: Value, op: CmpOp, a: Value, b: Value) {
        self.deferred.insert(value, (op, a, b));
    }

    /// Whether the group agrees on the value.
    pub fn uniform(&self, value: Value) -> bool {
        self.facts.is_warp_uniform(value)
    }

    /// Adds an instruction.
    pub fn inst_of(&mut self, kind: Kind, args: Vec<(Field, Arg)>) {
        self.block.insts.push(Inst {
            kind,
            args,
            span: self.span,
        });
    }

    /// Adds an instruction of the machine.
    pub fn op(&mut self, op: Op, args: Vec<(Field, Arg)>) {
        self.inst_of(Kind::Op(op), args);
    }

    /// Adds one that makes a lane value, by the group if it may and can.
    pub fn lane_op(&mut self, op: Op, mut args: Vec<(Field, Arg)>) -> Lane {
        if self.grouping
            && let Some(row) = scalar::row(op, &args)
            && scalar::resident(&self.func, &args)
        {
            return scalar::group_op(self, row, args);
        }
        let lane = self.func.lane();
        args.push((Field::RegDst, Arg::Dst(Dst::Lane(lane))));
        self.op(op, args);
        lane
    }

    /// Adds one that makes a group value.
    pub fn temp_op(&mut self, op: Op, mut args: Vec<(Field, Arg)>) -> Temp {
        let temp = self.func.temp();
        args.push((Field::RegDst, Arg::Dst(Dst::Temp(temp))));
        self.op(op, args);
        temp
    }

    /// A lane operation of two operands.
    pub fn two(&mut self, op: Op, a: Src, b: Src) -> Src {
        Src::Lane(self.lane_op(
            op,
            vec![(Field::SrcL, Arg::Src(a)), (Field::SrcR, Arg::Src(b))],
        ))
    }

    /// A lane operation of one operand.
    pub fn one(&mut self, op: Op, a: Src) -> Src {
        Src::Lane(self.lane_op(op, vec![(Field::SrcL, Arg::Src(a))]))
    }

    /// A lane operation with a number.
    pub fn imm(&mut self, op: Op, a: Src, imm: i64) -> Src {
        Src::Lane(self.lane_op(
            op,
            vec![(Field::SrcL, Arg::Src(a)), (Field::Imm, Arg::Imm(imm))],
        ))
    }

    /// A lane shift by a number.
    pub fn shift(&mut self, op: Op, a: Src, by: u32) -> Src {
        if by == 0 {
            return a;
        }
        Src::Lane(self.lane_op(
            op,
            vec![
                (Field::SrcL, Arg::Src(a)),
                (Field::Shamt, Arg::Imm(i64::from(by % 32))),
            ],
        ))
    }

    /// A number of bytes in words, rounded down, and the most that it can be.
    pub fn words(&mut self, bytes: Value) -> (Src, u64) {
        let src = self.src(bytes);
        let Some(ir::Op::Bin(ir::BinOp::Shl, words, by)) = self.defs[bytes.0 as usize] else {
            return (self.shift(Op::VSrli, src, 2), WORDS - 1);
        };
        if self.src(by).as_const() != Some(2) {
            return (self.shift(Op::VSrli, src, 2), WORDS - 1);
        }
        let most = self.upper(words);
        let words = self.src(words);
        if most < WORDS || self.is_inside {
            (words, most.min(WORDS - 1))
        } else {
            // The two highest bits would have been shifted out.
            (ops::field(self, Op::VBxu, words, 0, 30), WORDS - 1)
        }
    }

    /// The largest number that an unsigned value can be.
    fn upper(&self, v: Value) -> u64 {
        Bounds {
            defs: &self.defs,
            limits: &HashMap::new(),
            workgroup_size: self.kernel.workgroup_size,
        }
        .upper(v)
    }

    /// The operation that defines a value, if only one other uses it, if it is one on two operands and no operation of the group.
    pub fn part(&self, v: Value) -> Option<(ir::BinOp, Value, Value)> {
        match self.defs[v.0 as usize] {
            Some(ir::Op::Bin(op, a, b)) if self.uses[v.0 as usize] == 1 && !self.uniform(v) => {
                Some((op, a, b))
            }
            _ => None,
        }
    }

    /// `cond ? yes : no` in each lane.
    pub fn select(&mut self, cond: Src, yes: Src, no: Src) -> Src {
        Src::Lane(self.lane_op(
            Op::VCsel,
            vec![
                (Field::SrcP, Arg::Src(cond)),
                (Field::SrcL, Arg::Src(yes)),
                (Field::SrcR, Arg::Src(no)),
            ],
        ))
    }

    /// Writes p by a group operation that only takes lanes out, or that puts back what was taken out without a push in between.
    pub fn set_p(&mut self, op: Op, a: Src, b: Src, invert: bool) {
        let mut args = vec![
            (Field::SrcL, Arg::Src(a)),
            (Field::SrcR, Arg::Src(b)),
            (Field::RegDst, Arg::Dst(Dst::P)),
        ];
        if invert {
            args.push((Field::SrcRType, Arg::Imm(3)));
        }
        self.op(op, args);
    }

    /// Writes p by a group operation that may add lanes.
    pub fn widen_p(&mut self, op: Op, a: Src, b: Src, invert: bool) {
        self.set_p(op, a, b, invert);
        self.inst_of(Kind::Widen(None), Vec::new());
    }

    /// The same if the lanes are some of those of a mask that was active.
    fn widen_within(&mut self, saved: Mask, op: Op, mask: Mask, b: Src, invert: bool) {
        self.set_p(op, Src::Mask(mask), b, invert);
        self.inst_of(Kind::Widen(Some(saved)), Vec::new());
    }

    /// Where a value is.
    pub fn src(&mut self, value: Value) -> Src {
        match self.homes[value.0 as usize] {
            Some(src) => src,
            None => self.param(value),
        }
    }

    /// Says where a value is.
    pub fn set(&mut self, value: Value, src: Src) {
        if let Src::Lane(lane) = src
            && self.uniform(value)
        {
            self.func.agreed[lane.0 as usize] = true;
        }
        self.homes[value.0 as usize] = Some(src);
    }

    /// A parameter, made at its first use.
    fn param(&mut self, value: Value) -> Src {
        let src = Src::Lane(self.func.param());
        self.set(value, src);
        src
    }

    /// The operand as a lane value.
    pub fn in_lane(&mut self, src: Src) -> Lane {
        match src {
            Src::Lane(lane) => lane,
            other => match self.two(Op::VOr, other, Src::Zero) {
                Src::Lane(lane) => lane,
                _ => unreachable!("an operation makes a lane value"),
            },
        }
    }

    /// Ends the block.
    pub fn finish_block(&mut self, warp: Vec<Edge>, lanes: Option<Edge>) {
        let mut block = std::mem::take(&mut self.block);
        block.warp = warp;
        block.lanes.extend(lanes);
        self.func.blocks.push(block);
    }

    /// Adds a branch.
    pub fn branch(&mut self, op: Op, point: Point) {
        self.op(op, vec![(Field::Imm, Arg::Point(point))]);
    }

    /// Ends the block with a branch that compares what the group agrees on.
    fn branch_on(&mut self, op: Op, a: Src, b: Src, point: Point) {
        let [a, b] = [a, b].map(|s| scalar::operand(self, s));
        self.op(
            op,
            vec![
                (Field::SrcL, Arg::Src(a)),
                (Field::SrcR, Arg::Src(b)),
                (Field::Imm, Arg::Point(point)),
            ],
        );
        self.lanes_go(point);
        self.finish_block(vec![Edge::Point(point), Edge::Next], Some(Edge::Next));
    }

    pub fn move_mask(&mut self, to: Mask, from: Src) {
        self.inst_of(
            Kind::Move,
            vec![
                (Field::SrcL, Arg::Src(from)),
                (Field::RegDst, Arg::Dst(Dst::Mask(to))),
            ],
        );
    }
}

impl MaskTarget for Select<'_> {
    type Mask = Mask;
    type Point = Point;

    fn at(&mut self, span: Span) {
        self.span = span;
    }

    fn new_point(&mut self) -> Point {
        self.func.points.push(None);
        Point(self.func.points.len() as u32 - 1)
    }

    fn place(&mut self, point: Point) {
        assert!(
            self.block.insts.is_empty() && self.block.lanes.is_empty(),
            "a place comes after the end of a block"
        );
        self.func.points[point.0 as usize] = Some(self.func.blocks.len() as u32);
    }

    fn jump(&mut self, point: Point) {
        self.branch(Op::J, point);
        self.finish_block(vec![Edge::Point(point)], None);
    }

    fn jump_if_empty(&mut self, point: Point) {
        // At the entry all lanes are there.
        if self.func.blocks.is_empty() && !self.partial {
            return self.next_block();
        }
        self.branch(Op::BZ, point);
        self.finish_block(vec![Edge::Point(point), Edge::Next], Some(Edge::Next));
    }

    fn jump_if_any(&mut self, point: Point) {
        self.branch(Op::BNz, point);
        self.finish_block(vec![Edge::Point(point), Edge::Next], None);
    }

    fn jump_unless(&mut self, cond: Value, point: Point) {
        if let Some((op, a, b)) = self.deferred.get(&cond).copied() {
            let (a, b) = (self.src(a), self.src(b));
            let (row, a, b) = scalar::branch_unless(op, a, b);
            return self.branch_on(row, a, b, point);
        }
        let cond = self.src(cond);
        match cond.as_const() {
            Some(0) => {
                self.branch(Op::J, point);
                self.lanes_go(point);
                self.finish_block(vec![Edge::Point(point)], None);
            }
            Some(_) => self.next_block(),
            None => {
                let lane = self.in_lane(cond);
                self.branch_on(Op::BEq, Src::Lane(lane), Src::Zero, point);
            }
        }
    }

    fn next_block(&mut self) {
        self.finish_block(vec![Edge::Next], Some(Edge::Next));
    }

    fn lanes_go(&mut self, point: Point) {
        self.block.lanes.push(Edge::Point(point));
    }

    fn end(&mut self) {
        self.op(Op::CBstop, Vec::new());
        self.finish_block(Vec::new(), None);
    }

    fn enter_loop(&mut self) {
        self.heads.push(self.func.blocks.len());
    }

    fn leave_loop(&mut self) {
        let head = self
            .heads
            .pop()
            .expect("a loop is left after it was entered");
        self.func.loops.push(head..self.func.blocks.len());
    }

    fn inst(&mut self, inst: &ir::Inst) {
        self.is_inside = self.inside.contains(&std::ptr::from_ref(inst));
        ops::select(self, inst);
    }

    /// Lanes that are not active keep what they have: the home is written under p.
    fn copies(&mut self, params: &[Value], args: &[Value], _merge: bool) {
        let mut moves = Vec::new();
        for (p, a) in std::iter::zip(params, args) {
            let (to, from) = (self.src(*p), self.src(*a));
            if to != from {
                let Src::Lane(to) = to else {
                    unreachable!("a parameter has a home")
                };
                moves.push((to, from));
            }
        }
        // One whose home nobody else reads comes first; a cycle is broken by a copy.
        while !moves.is_empty() {
            let free = (0..moves.len()).find(|i| {
                let dest = Src::Lane(moves[*i].0);
                moves
                    .iter()
                    .enumerate()
                    .all(|(j, (_, from))| j == *i || *from != dest)
            });
            let i = free.unwrap_or_else(|| {
                let dest = Src::Lane(moves[0].0);
                self.grouping = self.func.agreed[moves[0].0.0 as usize];
                let saved = self.two(Op::VOr, dest, Src::Zero);
                self.grouping = false;
                for (_, from) in &mut moves {
                    if *from == dest {
                        *from = saved;
                    }
                }
                0
            });
            let (to, mut from) = moves.remove(i);
            // What the group agrees on need not be in its lanes.
            if !self.func.agreed[to.0 as usize] || from == Src::Lc0 {
                from = Src::Lane(self.in_lane(from));
            } else {
                from = scalar::operand(self, from);
            }
            self.inst_of(
                Kind::Set,
                vec![
                    (Field::SrcL, Arg::Src(from)),
                    (Field::RegDst, Arg::Dst(Dst::Lane(to))),
                ],
            );
        }
    }

    /// Merging needs no first contents.
    fn clear_param(&mut self, _param: Value) {}

    fn empty_mask(&mut self) -> Mask {
        let mask = self.func.mask();
        self.move_mask(mask, Src::Zero);
        mask
    }

    fn clear(&mut self, mask: Mask) {
        self.move_mask(mask, Src::Zero);
    }

    fn active_mask(&mut self) -> Mask {
        let mask = self.func.mask();
        self.move_mask(mask, Src::P);
        self.inst_of(Kind::Save(mask), Vec::new());
        mask
    }

    fn narrow(&mut self, cond: Value, sense: Sense) -> Mask {
        let deferred = self.deferred.get(&cond).copied();
        if let Some((_, a, b)) = deferred {
            // Pushes belong before the save, so that they are for all lanes of the block; it costs nothing.
            let (a, b) = (self.src(a), self.src(b));
            self.inst_of(
                Kind::Touch,
                vec![(Field::SrcL, Arg::Src(a)), (Field::SrcR, Arg::Src(b))],
            );
        }
        let saved = self.active_mask();
        match deferred {
            Some((op, a, b)) => ops::compare_to_p(self, op, a, b, sense),
            None => {
                let cond = self.src(cond);
                let op = match sense {
                    Sense::Holds => Op::VCmpNei,
                    Sense::Fails => Op::VCmpEqi,
                };
                self.op(
                    op,
                    vec![
                        (Field::SrcL, Arg::Src(cond)),
                        (Field::Imm, Arg::Imm(0)),
                        (Field::RegDst, Arg::Dst(Dst::P)),
                    ],
                );
            }
        }
        let rest = self.func.mask();
        self.op(
            Op::VAnd,
            vec![
                (Field::SrcL, Arg::Src(Src::Mask(saved))),
                (Field::SrcR, Arg::Src(Src::P)),
                (Field::SrcRType, Arg::Imm(3)),
                (Field::RegDst, Arg::Dst(Dst::Mask(rest))),
            ],
        );
        self.part_of.insert(rest, saved);
        self.narrowed.insert(saved, (cond, sense, Some(rest)));
        saved
    }

    fn part(&mut self, saved: Mask, cond: Value, sense: Sense) -> Mask {
        let (by, how, rest) = self
            .narrowed
            .get_mut(&saved)
            .expect("a part is of a mask that was narrowed");
        assert!(*by == cond && *how != sense, "a part is what was taken out");
        rest.take().expect("the rest is asked for once")
    }

    fn set_active(&mut self, mask: Mask) {
        let saved = self.part_of.get(&mask).copied().unwrap_or(mask);
        self.widen_within(saved, Op::VOr, mask, Src::Zero, false);
    }

    fn set_active_rest(&mut self, mask: Mask) {
        self.widen_within(mask, Op::VAnd, mask, Src::P, true);
    }

    fn collect(&mut self, mask: Mask) {
        self.op(
            Op::VOr,
            vec![
                (Field::SrcL, Arg::Src(Src::Mask(mask))),
                (Field::SrcR, Arg::Src(Src::P)),
                (Field::RegDst, Arg::Dst(Dst::Mask(mask))),
            ],
        );
    }

    fn collect_from(&mut self, mask: Mask, from: Mask) {
        self.op(
            Op::VOr,
            vec![
                (Field::SrcL, Arg::Src(Src::Mask(mask))),
                (Field::SrcR, Arg::Src(Src::Mask(from))),
                (Field::RegDst, Arg::Dst(Dst::Mask(mask))),
            ],
        );
    }
}
