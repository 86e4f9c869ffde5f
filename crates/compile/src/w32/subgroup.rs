//! Selection of operations of the warp.
//!
//! EXEC says who takes part: the mask lowering lets no code but plain arithmetic run without lanes, so it is never empty here. What all get
//! alike lands in a uniform register, written whatever EXEC is; as other lanes cannot come to the same instruction in the same
//! trip, nobody reads what was meant for others.

use super::lir::{Arg, Class};
use super::select::{Home, Select};
use lanemask_ir::{Combine, Over, Subgroup, Value};
use lanemask_isa::w32::{LANES, Op};

/// Selects one operation; only barriers have no result.
pub fn select(s: &mut Select<'_>, result: Option<Value>, op: &Subgroup) {
    // The lanes of a warp go in step, and memory takes effect in the program order of the warp, so a barrier is nothing.
    let Some(result) = result else { return };
    match *op {
        Subgroup::Ballot { word, .. } if word > 0 => s.set_home(result, Home::Const(0)),
        Subgroup::Ballot { cond, .. } => {
            let ballot = ballot(s, cond);
            let d = s.define(result);
            s.move_to(Class::U, super::lir::Reg::one(d), ballot);
        }
        Subgroup::All(cond) | Subgroup::Any(cond) if s.uniform(cond) => {
            let home = s.home(cond);
            s.set_home(result, home);
        }
        Subgroup::Any(cond) => {
            let ballot = ballot(s, cond);
            let d = s.define(result);
            s.emit(Op::UCmpNeU32, vec![Arg::one(d), ballot, Arg::Bits(0)]);
        }
        Subgroup::All(cond) => {
            let (cond, exec) = (s.in_u(cond), s.exec());
            let others = s.emit_new(Op::UAndnB32, Class::U, &[Arg::one(exec), cond]);
            let d = s.define(result);
            s.emit(
                Op::UCmpEqU32,
                vec![Arg::one(d), Arg::one(others), Arg::Bits(0)],
            );
        }
        Subgroup::First(value) => first(s, result, value),
        Subgroup::Shuffle { value, lane } => shuffle(s, result, value, lane),
        Subgroup::Combine { op, over, value } => combine(s, result, op, over, value),
        Subgroup::Barrier => {}
    }
}

/// The active lanes where a condition holds; its bits mean nothing for the others.
fn ballot(s: &mut Select<'_>, cond: Value) -> Arg {
    let exec = s.exec();
    match s.as_const(cond) {
        Some(0) => Arg::Bits(0),
        Some(_) => Arg::one(exec),
        None => {
            let cond = s.in_u(cond);
            Arg::one(s.emit_new(Op::UAndB32, Class::U, &[cond, Arg::one(exec)]))
        }
    }
}

/// What all have already stays where it is; whether the value is such a one.
fn agreed(s: &mut Select<'_>, result: Value, value: Value) -> bool {
    let agreed = s.uniform(value);
    if agreed {
        let home = s.home(value);
        s.set_home(result, home);
    }
    agreed
}

fn first(s: &mut Select<'_>, result: Value, value: Value) {
    if agreed(s, result, value) {
        return;
    }
    let source = s.in_v(value);
    let d = s.define(result);
    s.emit(Op::UReadfirst, vec![Arg::one(d), source]);
}

fn shuffle(s: &mut Select<'_>, result: Value, value: Value, lane: Value) {
    if agreed(s, result, value) {
        return;
    }
    let uniform = s.class(result) == Class::U;
    let op = if uniform {
        Op::UReadlane
    } else {
        Op::VShuffleB32
    };
    let source = s.in_v(value);
    let lane = s.source(lane, op, 2);
    let d = s.define(result);
    s.emit(op, vec![Arg::one(d), source, lane]);
}

fn combine(s: &mut Select<'_>, result: Value, op: Combine, over: Over, value: Value) {
    let warp = LANES as u32;
    let (op, lanes) = match over {
        Over::All => (reduce(op), None),
        Over::Inclusive => (scan(op), Some(warp)),
        Over::Exclusive => (exscan(op), Some(warp)),
        Over::Cluster(n) => (reduce_cluster(op), Some(n.min(warp))),
    };
    let source = s.source(value, op, 1);
    let from_vector = lanes.is_some() && s.class(result) == Class::U;
    let d = if from_vector {
        s.func.vreg(Class::V, 1)
    } else {
        s.define(result)
    };
    let mut args = vec![Arg::one(d), source];
    args.extend(lanes.map(Arg::Imm));
    s.emit(op, args);
    if from_vector {
        // A workgroup of one invocation.
        let u = s.define(result);
        s.emit(Op::UReadfirst, vec![Arg::one(u), Arg::one(d)]);
    }
}

fn reduce(op: Combine) -> Op {
    match op {
        Combine::Add => Op::UReduceAddU32,
        Combine::Mul => Op::UReduceMulU32,
        Combine::MinU32 => Op::UReduceMinU32,
        Combine::MaxU32 => Op::UReduceMaxU32,
        Combine::MinS32 => Op::UReduceMinI32,
        Combine::MaxS32 => Op::UReduceMaxI32,
        Combine::And => Op::UReduceAndB32,
        Combine::Or => Op::UReduceOrB32,
        Combine::Xor => Op::UReduceXorB32,
        Combine::AddF32 => Op::UReduceAddF32,
        Combine::MulF32 => Op::UReduceMulF32,
        Combine::MinF32 => Op::UReduceMinF32,
        Combine::MaxF32 => Op::UReduceMaxF32,
    }
}

fn reduce_cluster(op: Combine) -> Op {
    match op {
        Combine::Add => Op::VReduceAddU32,
        Combine::Mul => Op::VReduceMulU32,
        Combine::MinU32 => Op::VReduceMinU32,
        Combine::MaxU32 => Op::VReduceMaxU32,
        Combine::MinS32 => Op::VReduceMinI32,
        Combine::MaxS32 => Op::VReduceMaxI32,
        Combine::And => Op::VReduceAndB32,
        Combine::Or => Op::VReduceOrB32,
        Combine::Xor => Op::VReduceXorB32,
        Combine::AddF32 => Op::VReduceAddF32,
        Combine::MulF32 => Op::VReduceMulF32,
        Combine::MinF32 => Op::VReduceMinF32,
        Combine::MaxF32 => Op::VReduceMaxF32,
    }
}

fn scan(op: Combine) -> Op {
    match op {
        Combine::Add => Op::VScanAddU32,
        Combine::Mul => Op::VScanMulU32,
        Combine::MinU32 => Op::VScanMinU32,
        Combine::MaxU32 => Op::VScanMaxU32,
        Combine::MinS32 => Op::VScanMinI32,
        Combine::MaxS32 => Op::VScanMaxI32,
        Combine::And => Op::VScanAndB32,
        Combine::Or => Op::VScanOrB32,
        Combine::Xor => Op::VScanXorB32,
        Combine::AddF32 => Op::VScanAddF32,
        Combine::MulF32 => Op::VScanMulF32,
        Combine::MinF32 => Op::VScanMinF32,
        Combine::MaxF32 => Op::VScanMaxF32,
    }
}

fn exscan(op: Combine) -> Op {
    match op {
        Combine::Add => Op::VExscanAddU32,
        Combine::Mul => Op::VExscanMulU32,
        Combine::MinU32 => Op::VExscanMinU32,
        Combine::MaxU32 => Op::VExscanMaxU32,
        Combine::MinS32 => Op::VExscanMinI32,
        Combine::MaxS32 => Op::VExscanMaxI32,
        Combine::And => Op::VExscanAndB32,
        Combine::Or => Op::VExscanOrB32,
        Combine::Xor => Op::VExscanXorB32,
        Combine::AddF32 => Op::VExscanAddF32,
        Combine::MulF32 => Op::VExscanMulF32,
        Combine::MinF32 => Op::VExscanMinF32,
        Combine::MaxF32 => Op::VExscanMaxF32,
    }
}
