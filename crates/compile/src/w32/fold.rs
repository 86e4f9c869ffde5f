//! Pairs of integer operations for which vector instructions exist: `v.rotr`, `v.bfe`, `v.mad`, `v.shladd`, `v.add3`, and shuffles from
//! lanes at a distance: `v.shuffle.xor`, `v.shuffle.up`, `v.shuffle.down`.
//!
//! An operation is folded into its user if that is its only one and both differ between lanes. (Operations on floats are never
//! folded.) The instruction stands where the user stood.

use super::select::Operand3;
use lanemask_ir::uniform::Uniformity;
use lanemask_ir::{BinOp, Builtin, Const, Kernel, Op, Region, Stmt, Subgroup, Value};
use lanemask_isa::w32;

/// One instruction for two operations.
#[derive(Clone, Copy, Debug)]
pub struct Fused {
    /// Which.
    pub op: w32::Op,
    /// Its sources; two for some.
    pub sources: [Option<Operand3>; 3],
}

/// What is folded.
pub struct Folds {
    /// By value of the user.
    pub fused: Vec<Option<Fused>>,
    /// By value: whether it is computed within its user.
    pub gone: Vec<bool>,
}

/// Finds the pairs. `uses`: by value, how often it is used.
pub fn find(kernel: &Kernel, facts: &Uniformity, uses: &[u32]) -> Folds {
    let n = kernel.values.len();
    let mut finder = Finder {
        facts,
        uses,
        defs: vec![None; n],
        folds: Folds {
            fused: vec![None; n],
            gone: vec![false; n],
        },
    };
    finder.region(&kernel.body);
    finder.folds
}

#[derive(Clone, Copy)]
enum Def {
    Const(u32),
    Bin(BinOp, Value, Value),
    /// The number of the lane.
    Lane,
}

struct Finder<'a> {
    facts: &'a Uniformity,
    uses: &'a [u32],
    /// Definitions that have been seen.
    defs: Vec<Option<Def>>,
    folds: Folds,
}

impl Finder<'_> {
    /// A shuffle from a lane at a distance, which must be known: that of `up` and `down` does not wrap.
    fn shuffle(&mut self, result: Value, value: Value, lane: Value) {
        let Some((op, a, b)) = self.part(lane) else {
            return;
        };
        let is_lane = |v: Value| matches!(self.defs[v.0 as usize], Some(Def::Lane));
        let by = match (is_lane(a), is_lane(b), op) {
            (true, _, BinOp::Add | BinOp::Sub | BinOp::Xor) => b,
            (_, true, BinOp::Add | BinOp::Xor) => a,
            _ => return,
        };
        let (op, by) = match (op, self.defs[by.0 as usize]) {
            (BinOp::Xor, _) => (w32::Op::VShuffleXorB32, Operand3::Value(by)),
            (op, Some(Def::Const(n))) => {
                let up = if op == BinOp::Sub {
                    n
                } else {
                    n.wrapping_neg()
                };
                if up < 32 {
                    (w32::Op::VShuffleUpB32, Operand3::Bits(up))
                } else if up.wrapping_neg() < 32 {
                    (w32::Op::VShuffleDownB32, Operand3::Bits(up.wrapping_neg()))
                } else {
                    return;
                }
            }
            _ => return,
        };
        self.folds.gone[lane.0 as usize] = true;
        let sources = [Some(Operand3::Value(value)), Some(by), None];
        self.folds.fused[result.0 as usize] = Some(Fused { op, sources });
    }

    fn region(&mut self, region: &Region) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => match (&inst.op, inst.results.as_slice()) {
                    (Op::Const(Const::I32(bits)), [r]) => {
                        self.defs[r.0 as usize] = Some(Def::Const(*bits));
                    }
                    (Op::Builtin(Builtin::LaneId), [r]) => {
                        self.defs[r.0 as usize] = Some(Def::Lane);
                    }
                    (Op::Subgroup(Subgroup::Shuffle { value, lane }), [r])
                        if !self.facts.is_warp_uniform(*value) && self.uses[r.0 as usize] > 0 =>
                    {
                        self.shuffle(*r, *value, *lane);
                    }
                    (Op::Bin(op, a, b), [r]) => {
                        self.defs[r.0 as usize] = Some(Def::Bin(*op, *a, *b));
                        if !self.facts.is_warp_uniform(*r) && self.uses[r.0 as usize] > 0 {
                            self.user(*r, *op, *a, *b);
                        }
                    }
                    _ => {}
                },
                Stmt::Block { body, .. } | Stmt::Loop { body, .. } => self.region(body),
                Stmt::If {
                    then, otherwise, ..
                } => {
                    self.region(then);
                    self.region(otherwise);
                }
            }
        }
    }

    fn constant(&self, v: Value) -> Option<u32> {
        match self.defs[v.0 as usize] {
            Some(Def::Const(bits)) => Some(bits),
            _ => None,
        }
    }

    /// The operation that defines a value, if it can be folded.
    fn part(&self, v: Value) -> Option<(BinOp, Value, Value)> {
        let i = v.0 as usize;
        match self.defs[i] {
            Some(Def::Bin(op, a, b))
                if self.uses[i] == 1
                    && self.folds.fused[i].is_none()
                    && !self.facts.is_warp_uniform(v) =>
            {
                Some((op, a, b))
            }
            _ => None,
        }
    }

    fn user(&mut self, result: Value, op: BinOp, a: Value, b: Value) {
        let value = |v| Some(Operand3::Value(v));
        let bits = |n| Some(Operand3::Bits(n));
        let (fused, parts) = match op {
            BinOp::Or => {
                let (Some(p), Some(q)) = (self.part(a), self.part(b)) else {
                    return;
                };
                let (right, left) = if p.0 == BinOp::ShrU32 { (p, q) } else { (q, p) };
                let ((BinOp::ShrU32, x, k), (BinOp::Shl, y, l)) = (right, left) else {
                    return;
                };
                let (Some(k), Some(l)) = (self.constant(k), self.constant(l)) else {
                    return;
                };
                if x != y || a == b || k % 32 == 0 || (k % 32) + (l % 32) != 32 {
                    return;
                }
                let fused = (w32::Op::VRotrB32, [value(x), bits(k % 32), None]);
                (fused, [Some(a), Some(b)])
            }
            BinOp::And => {
                let (shifted, mask) = match (self.constant(a), self.constant(b)) {
                    (None, Some(mask)) => (a, mask),
                    (Some(mask), None) => (b, mask),
                    _ => return,
                };
                let Some((BinOp::ShrU32, x, k)) = self.part(shifted) else {
                    return;
                };
                let Some(k) = self.constant(k) else { return };
                let count = mask.trailing_ones();
                if mask == 0 || mask.count_ones() != count {
                    return;
                }
                let fused = (w32::Op::VBfeU32, [value(x), bits(k % 32), bits(count)]);
                (fused, [Some(shifted), None])
            }
            BinOp::Add => {
                let fold = [(a, b), (b, a)].into_iter().find_map(|(inner, other)| {
                    let (op, x, y) = self.part(inner)?;
                    let op = match op {
                        BinOp::Mul => w32::Op::VMadU32,
                        BinOp::Shl => w32::Op::VShladdU32,
                        BinOp::Add => w32::Op::VAdd3U32,
                        _ => return None,
                    };
                    Some((op, x, y, other, inner))
                });
                let Some((op, x, y, other, inner)) = fold else {
                    return;
                };
                (
                    (op, [value(x), value(y), value(other)]),
                    [Some(inner), None],
                )
            }
            _ => return,
        };
        for part in parts.into_iter().flatten() {
            self.folds.gone[part.0 as usize] = true;
        }
        let (op, sources) = fused;
        self.folds.fused[result.0 as usize] = Some(Fused { op, sources });
    }
}
