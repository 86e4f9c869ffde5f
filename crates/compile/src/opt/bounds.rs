//! How large numbers can be.

use lanemask_ir::*;
use std::collections::HashMap;

/// How deep to look for bounds of a number.
const DEPTH: u32 = 7;

/// What is known of numbers.
pub(crate) struct Bounds<'a> {
    /// By value: the operation of each that is the only result of a plain one.
    pub(crate) defs: &'a [Option<Op>],
    /// What else is known: largest unsigned numbers.
    pub(crate) limits: &'a HashMap<Value, u64>,
    /// As the kernel's.
    pub(crate) workgroup_size: [u32; 3],
}

impl Bounds<'_> {
    fn int(&self, v: Value) -> Option<u32> {
        match self.defs[v.0 as usize] {
            Some(Op::Const(Const::I32(x))) => Some(x),
            _ => None,
        }
    }

    /// The largest number that an unsigned value can be.
    pub(crate) fn upper(&self, v: Value) -> u64 {
        self.within(v, DEPTH)
    }

    fn within(&self, v: Value, depth: u32) -> u64 {
        let max = match self.limits.get(&v) {
            Some(&most) => most,
            None => u64::from(u32::MAX),
        };
        let op = match &self.defs[v.0 as usize] {
            Some(op) if depth > 0 || matches!(op, Op::Const(_)) => op,
            _ => return max,
        };
        let of = |v: Value| self.within(v, depth.saturating_sub(1));
        let size = self.workgroup_size.map(u64::from);
        let bound = match *op {
            Op::Const(Const::I32(x)) => u64::from(x),
            Op::Builtin(Builtin::LocalIdX) => size[0].saturating_sub(1),
            Op::Builtin(Builtin::LocalIdY) => size[1].saturating_sub(1),
            Op::Builtin(Builtin::LocalIdZ) => size[2].saturating_sub(1),
            Op::Builtin(Builtin::LocalIndex) => (size[0] * size[1]).saturating_mul(size[2]) - 1,
            Op::Bin(BinOp::And, a, b) => of(a).min(of(b)),
            Op::Bin(BinOp::MinU32, a, b) => of(a).min(of(b)),
            Op::Bin(BinOp::MaxU32, a, b) => of(a).max(of(b)),
            Op::Bin(BinOp::Add, a, b) => of(a) + of(b),
            Op::Bin(BinOp::Mul, a, b) => of(a).saturating_mul(of(b)),
            Op::Bin(BinOp::Shl, a, b) => match self.int(b) {
                Some(s) => of(a) << (s % 32),
                None => max,
            },
            Op::Bin(BinOp::ShrU32, a, b) => match self.int(b) {
                Some(s) => of(a) >> (s % 32),
                None => of(a),
            },
            Op::Bin(BinOp::RemU32, a, b) => match self.int(b) {
                Some(n) if n > 0 => of(a).min(u64::from(n) - 1),
                _ => of(a),
            },
            Op::Bin(BinOp::DivU32, a, b) => match self.int(b) {
                Some(n) if n > 0 => of(a) / u64::from(n),
                _ => of(a),
            },
            Op::Select { yes, no, .. } => of(yes).max(of(no)),
            Op::ExtractBits {
                signed: false,
                count,
                ..
            } => match self.int(count) {
                Some(n) if n < 32 => (1 << n) - 1,
                _ => max,
            },
            Op::Load(Addr {
                unit: Unit::Byte, ..
            }) => 0xff,
            Op::Load(Addr {
                unit: Unit::Half, ..
            }) => 0xffff,
            Op::Un(UnOp::Clz | UnOp::Ctz | UnOp::Popcnt, _) => 32,
            _ => max,
        };
        // A sum or product that may wrap can be anything.
        if bound > u64::from(u32::MAX) {
            max
        } else {
            bound.min(max)
        }
    }
}
