//! Computes the same value only once in what a definition dominates. Loads from buffers that nobody writes count.

use super::subst::Subst;
use super::visit::is_movable;
use lanemask_ir::*;
use std::collections::HashMap;

/// What makes two operations equal.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    kind: (u8, u8),
    operands: [u32; 6],
    results: u8,
    ty: Type,
    image: Option<Box<ImageOp>>,
}

struct Pass<'k> {
    resources: &'k [Resource],
    values: &'k [ValueData],
    subst: Subst,
    known: HashMap<Key, Vec<Value>>,
    /// Keys that each open region added.
    trail: Vec<Key>,
}

/// Whether anything was found twice.
pub(super) fn run(kernel: &mut Kernel) -> bool {
    let mut body = std::mem::take(&mut kernel.body);
    let mut pass = Pass {
        resources: &kernel.resources,
        values: &kernel.values,
        subst: Subst::new(kernel),
        known: HashMap::new(),
        trail: Vec::new(),
    };
    pass.region(&mut body);
    let mut subst = pass.subst;
    kernel.body = body;
    // Operands were replaced on the way; those of loops' back edges too, since definitions come before uses.
    subst.apply(kernel);
    subst.is_used()
}

impl Pass<'_> {
    fn region(&mut self, region: &mut Region) {
        let mark = self.trail.len();
        region.stmts.retain_mut(|stmt| match stmt {
            Stmt::Inst(inst) => self.keep(inst),
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => {
                self.region(body);
                true
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                self.region(then);
                self.region(otherwise);
                true
            }
        });
        for key in self.trail.drain(mark..) {
            self.known.remove(&key);
        }
    }

    fn keep(&mut self, inst: &mut Inst) -> bool {
        if !is_movable(&inst.op, self.resources) {
            return true;
        }
        inst.op.for_each_operand_mut(|v| *v = self.subst.get(*v));
        let Some(&first) = inst.results.first() else {
            return true;
        };
        let key = key(
            &inst.op,
            inst.results.len(),
            self.values[first.0 as usize].ty,
        );
        if let Some(same) = self.known.get(&key) {
            for (&old, &new) in inst.results.iter().zip(same) {
                self.subst.set(old, new);
            }
            return false;
        }
        self.trail.push(key.clone());
        self.known.insert(key, inst.results.clone());
        true
    }
}

fn is_commutative(op: BinOp) -> bool {
    use BinOp::*;
    matches!(
        op,
        Add | Mul
            | MulHiU32
            | MulHiS32
            | MinU32
            | MaxU32
            | MinS32
            | MaxS32
            | And
            | Or
            | Xor
            | AndBool
            | OrBool
            | XorBool
            | AddF32
            | MulF32
    )
}

fn key(op: &Op, results: usize, ty: Type) -> Key {
    let mut operands = [u32::MAX; 6];
    let kind = match *op {
        Op::Const(c) => {
            operands[0] = c.bits();
            (0, c.ty() as u8)
        }
        Op::Un(un, a) => {
            operands[0] = a.0;
            (1, un as u8)
        }
        Op::Bin(bin, a, b) => {
            let swap = is_commutative(bin) && b < a;
            (operands[0], operands[1]) = if swap { (b.0, a.0) } else { (a.0, b.0) };
            (2, bin as u8)
        }
        Op::Fma(a, b, c) => {
            operands[..3].copy_from_slice(&[a.0, b.0, c.0]);
            (3, 0)
        }
        Op::Cmp(cmp, a, b) => {
            operands[..2].copy_from_slice(&[a.0, b.0]);
            (4, cmp as u8)
        }
        Op::Select { cond, yes, no } => {
            operands[..3].copy_from_slice(&[cond.0, yes.0, no.0]);
            (5, 0)
        }
        Op::ExtractBits {
            signed,
            value,
            offset,
            count,
        } => {
            operands[..3].copy_from_slice(&[value.0, offset.0, count.0]);
            (6, u8::from(signed))
        }
        Op::InsertBits {
            value,
            insert,
            offset,
            count,
        } => {
            operands[..4].copy_from_slice(&[value.0, insert.0, offset.0, count.0]);
            (7, 0)
        }
        Op::Builtin(b) => (8, b as u8),
        Op::BufferLen(r) => {
            operands[0] = r.0;
            (9, 0)
        }
        Op::Load(addr) => {
            operands[0] = match addr.space {
                Space::Buffer(r) => r.0,
                Space::Workgroup | Space::Scratch => u32::MAX,
            };
            operands[1] = addr.offset.map_or(u32::MAX, |v| v.0);
            operands[2] = addr.imm;
            (10, addr.unit as u8)
        }
        Op::Num(num, ref words) => {
            for (operand, v) in operands.iter_mut().zip(words) {
                *operand = v.0;
            }
            (11, num as u8)
        }
        Op::Store(..)
        | Op::Atomic(..)
        | Op::CompareExchange { .. }
        | Op::Barrier
        | Op::Subgroup(_) => (255, 0),
        Op::Image(_) => (12, 0),
    };
    Key {
        kind,
        operands,
        results: results as u8,
        ty,
        image: match op {
            Op::Image(op) => Some(op.clone()),
            _ => None,
        },
    }
}
