//! Accesses to buffers that need no check, because a branch has compared the index with the length already:
//! `if i >= arrayLength(&b) { return }`, `for (…; i < arrayLength(&b); …)`.

use crate::opt::visit::leaves_for;
use lanemask_ir::{
    Addr, BinOp, CmpOp, Const, Inst, Kernel, Op, Region, ResourceId, Space, Stmt, UnOp, Unit, Value,
};
use std::collections::BTreeSet;

/// Memory operations whose first word is in its buffer, by address in the kernel.
pub type Inside = BTreeSet<*const Inst>;

/// Finds them. `defs`: by value, the operation of each that is the only result of a plain one.
pub fn find(kernel: &Kernel, defs: &[Option<Op>]) -> Inside {
    let mut finder = Finder {
        defs,
        known: Vec::new(),
        inside: Inside::new(),
    };
    finder.region(&kernel.body);
    finder.inside
}

struct Finder<'a> {
    defs: &'a [Option<Op>],
    /// Numbers that are below the number of words of a buffer, here.
    known: Vec<(Value, ResourceId)>,
    inside: Inside,
}

impl Finder<'_> {
    fn region(&mut self, region: &Region) {
        let outside = self.known.len();
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => {
                    if let Op::Load(addr)
                    | Op::Store(addr, _)
                    | Op::Atomic(_, addr, _)
                    | Op::CompareExchange { addr, .. } = &inst.op
                        && self.is_inside(addr)
                    {
                        self.inside.insert(inst);
                    }
                }
                Stmt::Block { body, .. } | Stmt::Loop { body, .. } => self.region(body),
                Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    for (arm, holds) in [(then, true), (otherwise, false)] {
                        let before = self.known.len();
                        self.assume(*cond, holds);
                        self.region(arm);
                        self.known.truncate(before);
                    }
                    // Behind it, if only one arm goes on there.
                    for (arm, holds) in [(then, false), (otherwise, true)] {
                        if !leaves_for(arm, *label) {
                            self.assume(*cond, holds);
                        }
                    }
                }
            }
        }
        self.known.truncate(outside);
    }

    fn def(&self, v: Value) -> Option<&Op> {
        self.defs[v.0 as usize].as_ref()
    }

    fn assume(&mut self, cond: Value, holds: bool) {
        let (x, length) = match (self.def(cond), holds) {
            (Some(&Op::Un(UnOp::NotBool, a)), _) => return self.assume(a, !holds),
            (Some(&Op::Bin(BinOp::AndBool, a, b)), true)
            | (Some(&Op::Bin(BinOp::OrBool, a, b)), false) => {
                self.assume(a, holds);
                return self.assume(b, holds);
            }
            (Some(&Op::Cmp(CmpOp::LtU32, x, n)), true)
            | (Some(&Op::Cmp(CmpOp::LeU32, n, x)), false) => (x, n),
            _ => return,
        };
        if let Some(&Op::Bin(BinOp::ShrU32, bytes, by)) = self.def(length)
            && self.is_two(by)
            && let Some(&Op::BufferLen(buffer)) = self.def(bytes)
        {
            self.known.push((x, buffer));
        }
    }

    fn is_two(&self, v: Value) -> bool {
        matches!(self.def(v), Some(Op::Const(Const::I32(2))))
    }

    fn is_inside(&self, addr: &Addr) -> bool {
        if addr.unit != Unit::Word {
            return false;
        }
        let (Space::Buffer(buffer), Some(offset), 0) = (addr.space, addr.offset, addr.imm) else {
            return false;
        };
        match self.def(offset) {
            Some(&Op::Bin(BinOp::Shl, words, by)) => {
                self.is_two(by) && self.known.contains(&(words, buffer))
            }
            _ => false,
        }
    }
}
