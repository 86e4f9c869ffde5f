//! Selection of atomics on buffers and workgroup memory.

use super::lir::{Arg, Class, Reg, Vreg};
use super::memory::{descriptor, gather, set_parts, vector_address};
use super::num;
use super::select::{Home, Select};
use lanemask_ir::{Addr, AtomicOp, Space, Value};
use lanemask_isa::w32::Op;

/// The instruction with a result, and the one without.
type Rows = (Op, Option<Op>);

fn both(with: Op, without: Op) -> Rows {
    (with, Some(without))
}

fn buffer_word(op: AtomicOp) -> Rows {
    use AtomicOp as A;
    match op {
        A::Add => both(Op::BufferAtomicAddU32, Op::BufferRedAddU32),
        A::Sub => both(Op::BufferAtomicSubU32, Op::BufferRedSubU32),
        A::And => both(Op::BufferAtomicAndB32, Op::BufferRedAndB32),
        A::Or => both(Op::BufferAtomicOrB32, Op::BufferRedOrB32),
        A::Xor => both(Op::BufferAtomicXorB32, Op::BufferRedXorB32),
        A::MinU => both(Op::BufferAtomicMinU32, Op::BufferRedMinU32),
        A::MaxU => both(Op::BufferAtomicMaxU32, Op::BufferRedMaxU32),
        A::MinS => both(Op::BufferAtomicMinI32, Op::BufferRedMinI32),
        A::MaxS => both(Op::BufferAtomicMaxI32, Op::BufferRedMaxI32),
        A::AddF => both(Op::BufferAtomicAddF32, Op::BufferRedAddF32),
        A::MinF => both(Op::BufferAtomicMinF32, Op::BufferRedMinF32),
        A::MaxF => both(Op::BufferAtomicMaxF32, Op::BufferRedMaxF32),
        A::Exchange => (Op::BufferAtomicXchgB32, None),
    }
}

fn buffer_wide(op: AtomicOp) -> Rows {
    use AtomicOp as A;
    match op {
        A::Add => both(Op::BufferAtomicAddU64, Op::BufferRedAddU64),
        A::Sub => both(Op::BufferAtomicSubU64, Op::BufferRedSubU64),
        A::And => both(Op::BufferAtomicAndB64, Op::BufferRedAndB64),
        A::Or => both(Op::BufferAtomicOrB64, Op::BufferRedOrB64),
        A::Xor => both(Op::BufferAtomicXorB64, Op::BufferRedXorB64),
        A::MinU => both(Op::BufferAtomicMinU64, Op::BufferRedMinU64),
        A::MaxU => both(Op::BufferAtomicMaxU64, Op::BufferRedMaxU64),
        A::MinS => both(Op::BufferAtomicMinI64, Op::BufferRedMinI64),
        A::MaxS => both(Op::BufferAtomicMaxI64, Op::BufferRedMaxI64),
        A::AddF => both(Op::BufferAtomicAddF64, Op::BufferRedAddF64),
        A::MinF => both(Op::BufferAtomicMinF64, Op::BufferRedMinF64),
        A::MaxF => both(Op::BufferAtomicMaxF64, Op::BufferRedMaxF64),
        A::Exchange => (Op::BufferAtomicXchgB64, None),
    }
}

fn workgroup_word(op: AtomicOp) -> Rows {
    use AtomicOp as A;
    match op {
        A::Add => both(Op::LsAtomicAddU32, Op::LsRedAddU32),
        A::Sub => both(Op::LsAtomicSubU32, Op::LsRedSubU32),
        A::And => both(Op::LsAtomicAndB32, Op::LsRedAndB32),
        A::Or => both(Op::LsAtomicOrB32, Op::LsRedOrB32),
        A::Xor => both(Op::LsAtomicXorB32, Op::LsRedXorB32),
        A::MinU => both(Op::LsAtomicMinU32, Op::LsRedMinU32),
        A::MaxU => both(Op::LsAtomicMaxU32, Op::LsRedMaxU32),
        A::MinS => both(Op::LsAtomicMinI32, Op::LsRedMinI32),
        A::MaxS => both(Op::LsAtomicMaxI32, Op::LsRedMaxI32),
        A::AddF => both(Op::LsAtomicAddF32, Op::LsRedAddF32),
        A::MinF => both(Op::LsAtomicMinF32, Op::LsRedMinF32),
        A::MaxF => both(Op::LsAtomicMaxF32, Op::LsRedMaxF32),
        A::Exchange => (Op::LsAtomicXchgB32, None),
    }
}

fn workgroup_wide(op: AtomicOp) -> Rows {
    use AtomicOp as A;
    match op {
        A::Add => both(Op::LsAtomicAddU64, Op::LsRedAddU64),
        A::Sub => both(Op::LsAtomicSubU64, Op::LsRedSubU64),
        A::And => both(Op::LsAtomicAndB64, Op::LsRedAndB64),
        A::Or => both(Op::LsAtomicOrB64, Op::LsRedOrB64),
        A::Xor => both(Op::LsAtomicXorB64, Op::LsRedXorB64),
        A::MinU => both(Op::LsAtomicMinU64, Op::LsRedMinU64),
        A::MaxU => both(Op::LsAtomicMaxU64, Op::LsRedMaxU64),
        A::MinS => both(Op::LsAtomicMinI64, Op::LsRedMinI64),
        A::MaxS => both(Op::LsAtomicMaxI64, Op::LsRedMaxI64),
        A::AddF => both(Op::LsAtomicAddF64, Op::LsRedAddF64),
        A::MinF => both(Op::LsAtomicMinF64, Op::LsRedMinF64),
        A::MaxF => both(Op::LsAtomicMaxF64, Op::LsRedMaxF64),
        A::Exchange => (Op::LsAtomicXchgB64, None),
    }
}

/// A number as a source: a vector register, or an aligned pair of them.
fn number(s: &mut Select<'_>, words: &[Value]) -> Arg {
    let &[low, high] = words else {
        return s.in_v(words[0]);
    };
    match s.home(low) {
        Home::Reg(_, Class::V) => num::pair(s, Class::V, low, high),
        _ => num::moved_pair(s, Class::V, low, high),
    }
}

/// Where the old number goes.
fn old(s: &mut Select<'_>, results: &[Value]) -> Arg {
    match *results {
        [result] => Arg::one(s.define(result)),
        _ => {
            let pair: Vreg = num::new_pair(s, Class::V);
            set_parts(s, results, pair, Class::V);
            Arg::Reg(Reg::all(pair, 2))
        }
    }
}

/// An atomic read-modify-write.
pub fn atomic(s: &mut Select<'_>, results: &[Value], op: AtomicOp, addr: &Addr, words: &[Value]) {
    let used = results.iter().any(|r| s.is_used(*r));
    let at = vector_address(s, addr);
    let source = number(s, words);
    let wide = words.len() == 2;
    let (desc, (with, without)) = match addr.space {
        Space::Buffer(id) => {
            // How a sum of floats is rounded depends on the order.
            s.order_dependent |= used || op == AtomicOp::AddF;
            let rows = if wide {
                buffer_wide(op)
            } else {
                buffer_word(op)
            };
            (Some(descriptor(s, id)), rows)
        }
        _ if wide => (None, workgroup_wide(op)),
        _ => (None, workgroup_word(op)),
    };
    let (op, dest) = match without.filter(|_| !used) {
        Some(red) => (red, None),
        None => (with, Some(old(s, results))),
    };
    let args = dest.into_iter().chain(desc).chain(at).chain([source]);
    s.emit(op, args.collect());
}

/// An atomic compare-exchange. What it does depends on the old number even if nobody uses that.
pub fn compare_exchange(
    s: &mut Select<'_>,
    results: &[Value],
    addr: &Addr,
    expected: &[Value],
    new: &[Value],
) {
    let at = vector_address(s, addr);
    let source = gather(s, &[expected, new].concat());
    let wide = new.len() == 2;
    let (desc, op) = match addr.space {
        Space::Buffer(id) => {
            s.order_dependent = true;
            let op = if wide {
                Op::BufferAtomicCmpxchgB64
            } else {
                Op::BufferAtomicCmpxchgB32
            };
            (Some(descriptor(s, id)), op)
        }
        _ if wide => (None, Op::LsAtomicCmpxchgB64),
        _ => (None, Op::LsAtomicCmpxchgB32),
    };
    let dest = old(s, results);
    let args = [dest].into_iter().chain(desc).chain(at).chain([source]);
    s.emit(op, args.collect());
}
