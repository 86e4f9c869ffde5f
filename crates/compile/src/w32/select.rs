//! Instruction selection: IR operations to w32 instructions over virtual registers, and the mask operations.
//!
//! # Where values live
//!
//! - I32 and F32 that agree in the warp: a `u` register. Others: a `v` register. Constants: in the operand (inline
//!   constant or literal) where the encoding has one, else in a `u` register that is set once.
//! - Bool that agrees in the warp: all ones or 0 in a `u` register.
//! - Bool that varies: a lane mask in a `u` register. **Its bits mean something only for the lanes that were active when it was
//!   defined; the others may be anything.** So `not`, `or` and the like are the plain bitwise operations, and a uniform Bool
//!   serves as a varying one as it is. Who uses a mask for more than the active lanes ands it with those it
//!   means: `saveexec.*` does, the mask of the second arm is taken from the saved one, and a parameter that lanes reach by
//!   different ways is merged under EXEC.

use super::abi::Abi;
use super::fold::{self, Folds};
use super::lir::{Arg, Block, Class, Edge, Func, Inst, Kind, Point, Reg, Remat, Vreg};
use super::ops;
use crate::mask::{MaskTarget, Sense};
use lanemask_diag::Span;
use lanemask_ir::uniform::Uniformity;
use lanemask_ir::{self as ir, Const, Kernel, Type, Value};
use lanemask_isa::w32::{Codec, Mods, Op, Operand};
use std::collections::BTreeMap;

/// Where a value is.
#[derive(Clone, Copy, Debug)]
pub enum Home {
    /// Nowhere; its 32 bits (all ones for true).
    Const(u32),
    /// In a register.
    Reg(Reg, Class),
}

/// A source of a fused instruction.
#[derive(Clone, Copy, Debug)]
pub enum Operand3 {
    /// A value.
    Value(Value),
    /// A constant.
    Bits(u32),
}

/// The state of the selection.
pub struct Select<'a> {
    pub kernel: &'a Kernel,
    pub facts: &'a Uniformity,
    pub func: Func,
    pub abi: Abi,
    /// Whether the result of an atomic on a buffer is used.
    pub order_dependent: bool,
    /// Pairs of operations that are one instruction.
    pub folds: Folds,
    /// By value.
    homes: Vec<Option<Home>>,
    uses: Uses,
    /// `u` and `v` registers with constants.
    constants: [BTreeMap<u32, Vreg>; 2],
    /// Pairs of `u` registers with constants.
    pairs: BTreeMap<(u32, u32), Vreg>,
    block: Block,
    span: Span,
    depth: u32,
}

impl<'a> Select<'a> {
    /// An empty function.
    pub fn new(kernel: &'a Kernel, facts: &'a Uniformity) -> Select<'a> {
        let mut uses = Uses {
            count: vec![0; kernel.values.len()],
            uniform: vec![false; kernel.values.len()],
        };
        count_uses(kernel, facts, &kernel.body, &mut uses);
        Select {
            folds: fold::find(kernel, facts, &uses.count),
            kernel,
            facts,
            func: Func::default(),
            abi: Abi::new(kernel),
            order_dependent: false,
            homes: vec![None; kernel.values.len()],
            uses,
            constants: Default::default(),
            pairs: BTreeMap::new(),
            block: Block::default(),
            span: Span::default(),
            depth: 0,
        }
    }

    /// The function, with what the entry must set up.
    pub fn finish(mut self) -> (Func, bool) {
        let span = Span::default();
        let mut entry = self.abi.entry();
        for (constants, op) in self.constants.iter().zip([Op::UMovB32, Op::VMovB32]) {
            for (bits, vreg) in constants {
                entry.push(Inst {
                    kind: Kind::Op(op),
                    args: vec![Arg::one(*vreg), Arg::Bits(*bits)],
                    span,
                });
            }
        }
        for (&(low, high), &vreg) in &self.pairs {
            for (part, bits) in [low, high].into_iter().enumerate() {
                entry.push(Inst {
                    kind: Kind::Op(Op::UMovB32),
                    args: vec![Arg::Reg(Reg::part(vreg, part as u8)), Arg::Bits(bits)],
                    span,
                });
            }
        }
        let first = &mut self.func.blocks[0].insts;
        entry.append(first);
        *first = entry;
        (self.func, self.order_dependent)
    }

    /// Adds an instruction.
    pub fn emit(&mut self, op: Op, args: Vec<Arg>) {
        self.block.insts.push(Inst {
            kind: Kind::Op(op),
            args,
            span: self.span,
        });
    }

    /// Adds an instruction whose first operand is a new register for its result.
    pub fn emit_new(&mut self, op: Op, class: Class, sources: &[Arg]) -> Vreg {
        let d = self.func.vreg(class, 1);
        let mut args = vec![Arg::one(d)];
        args.extend_from_slice(sources);
        self.emit(op, args);
        d
    }

    /// Ends the block.
    fn finish_block(&mut self, warp: Vec<Edge>, lanes: Option<Edge>) {
        let mut block = std::mem::take(&mut self.block);
        block.warp = warp;
        block.lanes.extend(lanes);
        block.depth = self.depth;
        self.func.blocks.push(block);
    }

    /// Whether the value agrees in the warp.
    pub fn uniform(&self, value: Value) -> bool {
        self.facts.is_warp_uniform(value)
    }

    /// Its type.
    pub fn ty(&self, value: Value) -> Type {
        self.kernel.values[value.0 as usize].ty
    }

    /// Whether somebody uses the value.
    pub fn is_used(&self, value: Value) -> bool {
        self.uses.count[value.0 as usize] != 0
    }

    /// Whether somebody wants the value in a `u` register.
    pub fn wanted_uniform(&self, value: Value) -> bool {
        self.uses.uniform[value.0 as usize]
    }

    /// The class of a value's register.
    pub fn class(&self, value: Value) -> Class {
        if self.uniform(value) || self.ty(value) == Type::Bool {
            Class::U
        } else {
            Class::V
        }
    }

    /// Where a value is.
    pub fn home(&self, value: Value) -> Home {
        self.homes[value.0 as usize].expect("a value is defined before it is used")
    }

    /// Says where a value is.
    pub fn set_home(&mut self, value: Value, home: Home) {
        self.homes[value.0 as usize] = Some(home);
    }

    /// A new register for the value.
    pub fn define(&mut self, value: Value) -> Vreg {
        let class = self.class(value);
        let vreg = self.func.vreg(class, 1);
        self.set_home(value, Home::Reg(Reg::one(vreg), class));
        vreg
    }

    /// The register of a parameter, made at its first use.
    fn param(&mut self, value: Value) -> Reg {
        match self.homes[value.0 as usize] {
            Some(Home::Reg(reg, _)) => reg,
            _ => Reg::one(self.define(value)),
        }
    }

    /// The `u` register that holds a constant.
    pub fn constant(&mut self, bits: u32) -> Arg {
        self.constant_in(Class::U, bits)
    }

    /// The register of a class that holds a constant, set once at the entry.
    fn constant_in(&mut self, class: Class, bits: u32) -> Arg {
        let known = &mut self.constants[usize::from(class == Class::V)];
        let v = *known.entry(bits).or_insert_with(|| {
            let v = self.func.vreg(class, 1);
            self.func.info_mut(v).remat = Some(Remat::Const(bits));
            v
        });
        Arg::one(v)
    }

    /// The pair of `u` registers that holds a constant, set once at the entry.
    pub fn constant_pair(&mut self, low: u32, high: u32) -> Vreg {
        if let Some(&pair) = self.pairs.get(&(low, high)) {
            return pair;
        }
        let pair = self.func.vreg(Class::U, 2);
        self.func.info_mut(pair).align = 2;
        self.pairs.insert((low, high), pair);
        pair
    }

    /// The constant that a value is.
    pub fn as_const(&self, value: Value) -> Option<u32> {
        match self.home(value) {
            Home::Const(bits) => Some(bits),
            Home::Reg(..) => None,
        }
    }

    /// The value as operand `k` of an instruction: a register, or a constant where the operand can be one.
    pub fn source(&mut self, value: Value, op: Op, k: usize) -> Arg {
        match self.home(value) {
            Home::Reg(reg, Class::U) => Arg::Reg(reg),
            Home::Reg(reg, _) if takes_vector(op, k) => Arg::Reg(reg),
            Home::Reg(..) => self.in_u(value),
            Home::Const(bits) => self.bits(bits, op, k),
        }
    }

    /// A constant as operand `k` of an instruction.
    pub fn bits(&mut self, bits: u32, op: Op, k: usize) -> Arg {
        if takes_constant(op, k, bits) {
            Arg::Bits(bits)
        } else {
            self.constant(bits)
        }
    }

    /// The value in a `u` register.
    pub fn in_u(&mut self, value: Value) -> Arg {
        match self.home(value) {
            Home::Reg(reg, Class::U) => Arg::Reg(reg),
            Home::Reg(reg, _) => {
                Arg::one(self.emit_new(Op::UReadfirst, Class::U, &[Arg::Reg(reg)]))
            }
            Home::Const(bits) => self.constant(bits),
        }
    }

    /// The value in a `v` register.
    pub fn in_v(&mut self, value: Value) -> Arg {
        match self.home(value) {
            Home::Reg(reg, Class::V) => Arg::Reg(reg),
            // In a loop it is worth a register.
            Home::Const(bits) if self.depth > 0 => self.constant_in(Class::V, bits),
            _ => {
                let source = self.source(value, Op::VMovB32, 1);
                Arg::one(self.emit_new(Op::VMovB32, Class::V, &[source]))
            }
        }
    }

    /// Moves an operand to a register of a class.
    pub fn move_to(&mut self, class: Class, dest: Reg, source: Arg) {
        let op = if class == Class::V {
            Op::VMovB32
        } else {
            Op::UMovB32
        };
        self.emit(op, vec![Arg::Reg(dest), source]);
    }

    /// The mask of the active lanes.
    pub fn exec(&mut self) -> Vreg {
        self.emit_new(Op::ExecGet, Class::U, &[])
    }

    /// Makes one branch of the last instruction and a branch where its result, which nobody else uses, does not hold.
    fn fuse(&mut self, cond: Value, reg: Reg, point: Point) -> bool {
        if self.uses.count[cond.0 as usize] != 1 {
            return false;
        }
        let Some(&Inst {
            kind: Kind::Op(op),
            ref args,
            ..
        }) = self.block.insts.last()
        else {
            return false;
        };
        // The branch where it fails, and whether its operands change places.
        let (branch, swap) = match op {
            Op::UCmpEqU32 => (Op::BneU32, false),
            Op::UCmpNeU32 => (Op::BeqU32, false),
            Op::UCmpLtU32 => (Op::BgeU32, false),
            Op::UCmpGeU32 => (Op::BltU32, false),
            Op::UCmpGtU32 => (Op::BgeU32, true),
            Op::UCmpLeU32 => (Op::BltU32, true),
            Op::UCmpLtI32 => (Op::BgeI32, false),
            Op::UCmpGeI32 => (Op::BltI32, false),
            Op::UCmpGtI32 => (Op::BgeI32, true),
            Op::UCmpLeI32 => (Op::BltI32, true),
            _ => return false,
        };
        let &[dest, a, b] = args.as_slice() else {
            return false;
        };
        if dest != Arg::Reg(reg) {
            return false;
        }
        self.block.insts.pop();
        let b = match b {
            Arg::Bits(bits) => self.constant(bits),
            other => other,
        };
        let (a, b) = if swap { (b, a) } else { (a, b) };
        self.emit(branch, vec![a, b, Arg::Point(point)]);
        true
    }
}

/// Whether operand `k` can be this constant, as an inline constant or a literal.
fn takes_constant(op: Op, k: usize, bits: u32) -> bool {
    let operand = Operand::bits32(bits);
    op.info().variants.iter().any(|v| {
        let field = &v.fields[k];
        match field.codec {
            Codec::VSrc(32) | Codec::FSrc(32) | Codec::Lit | Codec::SImm => {
                field.codec.raw(operand, field.width()).is_some()
            }
            _ => false,
        }
    })
}

/// A source with modifiers.
pub fn with_mods(arg: Arg, mods: Mods) -> Arg {
    match arg {
        Arg::Reg(reg) => Arg::Reg(Reg { mods, ..reg }),
        other => other,
    }
}

/// Whether operand `k` can be a vector register.
fn takes_vector(op: Op, k: usize) -> bool {
    op.info().variants.iter().any(|v| {
        matches!(
            v.fields[k].codec,
            Codec::VReg | Codec::VSrc(_) | Codec::FSrc(_)
        )
    })
}

/// How values are used.
struct Uses {
    /// How often.
    count: Vec<u32>,
    /// Whether by something that is the same in the warp.
    uniform: Vec<bool>,
}

fn count_uses(kernel: &Kernel, facts: &Uniformity, region: &ir::Region, uses: &mut Uses) {
    let passed = |label: ir::Label, args: &[Value], uses: &mut Uses| {
        let params = &kernel.labels[label.0 as usize].params;
        for (p, a) in std::iter::zip(params, args) {
            uses.count[a.0 as usize] += 1;
            uses.uniform[a.0 as usize] |= facts.is_warp_uniform(*p);
        }
    };
    for stmt in &region.stmts {
        match stmt {
            ir::Stmt::Inst(inst) => {
                let uniform = inst.results.iter().any(|r| facts.is_warp_uniform(*r));
                inst.op.for_each_operand(|v| {
                    uses.count[v.0 as usize] += 1;
                    uses.uniform[v.0 as usize] |= uniform;
                });
            }
            ir::Stmt::Block { body, .. } => count_uses(kernel, facts, body, uses),
            ir::Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } => {
                uses.count[cond.0 as usize] += 1;
                count_uses(kernel, facts, then, uses);
                count_uses(kernel, facts, otherwise, uses);
            }
            ir::Stmt::Loop { label, init, body } => {
                passed(*label, init, uses);
                count_uses(kernel, facts, body, uses);
            }
        }
    }
    if let ir::Term::Br { label, args } = &region.term {
        passed(*label, args, uses);
    }
}

/// The bits of a constant in a register.
pub fn const_bits(c: Const) -> u32 {
    match c {
        Const::Bool(true) => u32::MAX,
        Const::Bool(false) => 0,
        Const::I32(bits) | Const::F32(bits) => bits,
    }
}

impl MaskTarget for Select<'_> {
    type Mask = Vreg;
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
        self.emit(Op::B, vec![Arg::Point(point)]);
        self.finish_block(vec![Edge::Point(point)], None);
    }

    fn jump_if_empty(&mut self, point: Point) {
        self.emit(Op::Bexecz, vec![Arg::Point(point)]);
        self.finish_block(vec![Edge::Point(point), Edge::Next], Some(Edge::Next));
    }

    fn jump_if_any(&mut self, point: Point) {
        self.emit(Op::Bexecnz, vec![Arg::Point(point)]);
        self.finish_block(vec![Edge::Point(point), Edge::Next], None);
    }

    fn jump_unless(&mut self, cond: Value, point: Point) {
        match self.home(cond) {
            Home::Const(0) => {
                self.emit(Op::B, vec![Arg::Point(point)]);
                self.lanes_go(point);
                self.finish_block(vec![Edge::Point(point)], None);
            }
            Home::Const(_) => self.next_block(),
            Home::Reg(reg, _) => {
                if !self.fuse(cond, reg, point) {
                    self.emit(Op::Bz, vec![Arg::Reg(reg), Arg::Point(point)]);
                }
                self.lanes_go(point);
                self.finish_block(vec![Edge::Point(point), Edge::Next], Some(Edge::Next));
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
        self.emit(Op::Endpgm, vec![]);
        self.finish_block(Vec::new(), None);
    }

    fn enter_loop(&mut self) {
        self.depth += 1;
    }

    fn leave_loop(&mut self) {
        self.depth -= 1;
    }

    fn inst(&mut self, inst: &ir::Inst) {
        ops::select(self, inst);
    }

    fn copies(&mut self, params: &[Value], args: &[Value], merge: bool) {
        // (destination, its class, source, whether it is merged)
        let mut left = Vec::new();
        for (p, a) in std::iter::zip(params, args) {
            let dest = self.param(*p);
            let class = self.class(*p);
            let source = match self.home(*a) {
                Home::Const(bits) => Arg::Bits(bits),
                Home::Reg(reg, from) if from == class || class == Class::V => Arg::Reg(reg),
                Home::Reg(..) => self.in_u(*a),
            };
            let merge = merge && class == Class::U;
            if source != Arg::Reg(dest) {
                left.push((dest, class, source, merge));
            }
        }
        let exec = left.iter().any(|c| c.3).then(|| self.exec());
        while !left.is_empty() {
            // One whose destination nobody else reads; if there is none, a cycle is broken by a copy of a source.
            let free = (0..left.len()).find(|i| {
                let dest = Arg::Reg(left[*i].0);
                left.iter().enumerate().all(|(j, c)| j == *i || c.2 != dest)
            });
            let Some(i) = free else {
                let (dest, class, ..) = left[0];
                let saved = self.func.vreg(class, 1);
                self.move_to(class, Reg::one(saved), Arg::Reg(dest));
                for c in &mut left {
                    if c.2 == Arg::Reg(dest) {
                        c.2 = Arg::one(saved);
                    }
                }
                continue;
            };
            let (dest, class, source, merge) = left.remove(i);
            match (merge, exec) {
                (true, Some(exec)) => {
                    let source = match source {
                        Arg::Bits(bits) => self.constant(bits),
                        other => other,
                    };
                    self.emit(
                        Op::UBselB32,
                        vec![Arg::Reg(dest), Arg::one(exec), source, Arg::Reg(dest)],
                    );
                }
                _ => self.move_to(class, dest, source),
            }
        }
    }

    fn clear_param(&mut self, param: Value) {
        let dest = self.param(param);
        self.move_to(Class::U, dest, Arg::Bits(0));
    }

    fn empty_mask(&mut self) -> Vreg {
        self.emit_new(Op::UMovB32, Class::U, &[Arg::Bits(0)])
    }

    fn clear(&mut self, mask: Vreg) {
        self.emit(Op::UMovB32, vec![Arg::one(mask), Arg::Bits(0)]);
    }

    fn active_mask(&mut self) -> Vreg {
        self.exec()
    }

    fn narrow(&mut self, cond: Value, sense: Sense) -> Vreg {
        let cond = self.in_u(cond);
        let op = match sense {
            Sense::Holds => Op::SaveexecAnd,
            Sense::Fails => Op::SaveexecAndn2,
        };
        self.emit_new(op, Class::U, &[cond])
    }

    fn part(&mut self, saved: Vreg, cond: Value, sense: Sense) -> Vreg {
        let cond = self.in_u(cond);
        let op = match sense {
            Sense::Holds => Op::UAndB32,
            Sense::Fails => Op::UAndnB32,
        };
        self.emit_new(op, Class::U, &[Arg::one(saved), cond])
    }

    fn set_active(&mut self, mask: Vreg) {
        self.emit(Op::ExecSet, vec![Arg::one(mask)]);
    }

    fn set_active_rest(&mut self, mask: Vreg) {
        self.emit_new(Op::SaveexecAndn1, Class::U, &[Arg::one(mask)]);
    }

    fn collect(&mut self, mask: Vreg) {
        let exec = self.exec();
        self.collect_from(mask, exec);
    }

    fn collect_from(&mut self, mask: Vreg, from: Vreg) {
        self.emit(
            Op::UOrB32,
            vec![Arg::one(mask), Arg::one(mask), Arg::one(from)],
        );
    }
}
