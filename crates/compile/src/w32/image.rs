//! Selection of operations on images.

use super::lir::{Arg, Class, Reg};
use super::memory::{descriptor, gather, loaded, set_parts};
use super::select::Select;
use lanemask_ir::{AtomicOp, ImageOp, Lod, Value};
use lanemask_isa::w32::Op;

/// Selects instructions for one operation.
pub fn select(s: &mut Select<'_>, results: &[Value], op: &ImageOp) {
    let image = descriptor(s, op.image());
    match op {
        ImageOp::Size { .. } => {
            let tuple = s.func.vreg(Class::U, 4);
            let level = s.constant(0);
            s.emit(
                Op::UImageSize,
                vec![Arg::Reg(Reg::all(tuple, 4)), image, level],
            );
            set_parts(s, results, tuple, Class::U);
        }
        ImageOp::Samples { .. } => {
            let d = s.define(results[0]);
            s.emit(Op::UImageSamples, vec![Arg::one(d), image]);
        }
        ImageOp::Load { at, level, .. } => {
            let at = gather(s, at);
            let level = s.source(*level, Op::ImageLoad, 3);
            read(s, Op::ImageLoad, results, &[image, at, level]);
        }
        ImageOp::Store { at, data, .. } => {
            let at = gather(s, at);
            let data = gather(s, data);
            s.emit(Op::ImageStore, vec![data, image, at, Arg::Bits(0)]);
        }
        ImageOp::Atomic { op, at, value, .. } => {
            atomic(s, results[0], *op, image, at, *value);
        }
        ImageOp::CompareExchange {
            at, expected, new, ..
        } => {
            s.order_dependent |= s.is_used(results[0]);
            let at = gather(s, at);
            let pair = gather(s, &[*expected, *new]);
            let d = s.define(results[0]);
            let op = Op::ImageAtomicCmpxchgB32;
            s.emit(op, vec![Arg::one(d), image, at, pair]);
        }
        ImageOp::Sample {
            sampler,
            at,
            reference,
            lod,
            offset,
            ..
        } => {
            let sampler = descriptor(s, *sampler);
            let at: Vec<Value> = at.iter().chain(reference).copied().collect();
            let at = gather(s, &at);
            let (op, lod) = match (lod, reference) {
                (Lod::Level(level), None) => {
                    let op = Op::ImageSampleLod;
                    (op, s.source(*level, op, 4))
                }
                (Lod::Level(level), Some(_)) => {
                    let op = Op::ImageSampleCmpLod;
                    (op, s.source(*level, op, 4))
                }
                (Lod::Gradient(all), None) => (Op::ImageSampleGrad, gather(s, all)),
                (Lod::Gradient(all), Some(_)) => (Op::ImageSampleCmpGrad, gather(s, all)),
            };
            read(
                s,
                op,
                results,
                &[image, sampler, at, lod, offset_bits(*offset)],
            );
        }
        ImageOp::Gather {
            sampler,
            at,
            reference,
            component,
            offset,
            ..
        } => {
            let sampler = descriptor(s, *sampler);
            let at: Vec<Value> = at.iter().chain(reference).copied().collect();
            let at = gather(s, &at);
            let offset = offset_bits(*offset);
            let component = Arg::Imm((*component).into());
            let tuple = s.func.vreg(Class::V, 4);
            let dest = Arg::Reg(Reg::all(tuple, 4));
            match reference {
                None => s.emit(
                    Op::ImageGather,
                    vec![dest, image, sampler, at, component, offset],
                ),
                Some(_) => s.emit(Op::ImageGatherCmp, vec![dest, image, sampler, at, offset]),
            }
            loaded(s, results, tuple);
        }
    }
}

/// Three signed numbers of 4 bits.
fn offset_bits(offset: [i8; 3]) -> Arg {
    let [x, y, z] = offset.map(|n| u32::from(n as u8 & 15));
    Arg::Imm(x | y << 4 | z << 8)
}

/// An instruction that gives as many components as somebody uses.
fn read(s: &mut Select<'_>, op: Op, results: &[Value], sources: &[Arg]) {
    let used = results.iter().rposition(|r| s.is_used(*r)).unwrap_or(0) + 1;
    let tuple = s.func.vreg(Class::V, used as u8);
    let mut args = vec![Arg::Reg(Reg::all(tuple, used as u8))];
    args.extend_from_slice(sources);
    s.emit(op, args);
    loaded(s, &results[..used], tuple);
}

fn atomic(s: &mut Select<'_>, result: Value, op: AtomicOp, image: Arg, at: &[Value], value: Value) {
    let used = s.is_used(result);
    s.order_dependent |= used;
    let at = gather(s, at);
    let source = s.in_v(value);
    let (with, without) = match op {
        AtomicOp::Add => (Op::ImageAtomicAddU32, Some(Op::ImageRedAddU32)),
        AtomicOp::Sub => (Op::ImageAtomicSubU32, Some(Op::ImageRedSubU32)),
        AtomicOp::And => (Op::ImageAtomicAndB32, Some(Op::ImageRedAndB32)),
        AtomicOp::Or => (Op::ImageAtomicOrB32, Some(Op::ImageRedOrB32)),
        AtomicOp::Xor => (Op::ImageAtomicXorB32, Some(Op::ImageRedXorB32)),
        AtomicOp::MinU => (Op::ImageAtomicMinU32, Some(Op::ImageRedMinU32)),
        AtomicOp::MaxU => (Op::ImageAtomicMaxU32, Some(Op::ImageRedMaxU32)),
        AtomicOp::MinS => (Op::ImageAtomicMinI32, Some(Op::ImageRedMinI32)),
        AtomicOp::MaxS => (Op::ImageAtomicMaxI32, Some(Op::ImageRedMaxI32)),
        AtomicOp::Exchange => (Op::ImageAtomicXchgB32, None),
        AtomicOp::AddF | AtomicOp::MinF | AtomicOp::MaxF => {
            unreachable!("the verifier of the IR wants integers")
        }
    };
    match without.filter(|_| !used) {
        Some(red) => s.emit(red, vec![image, at, source]),
        None => {
            let d = s.define(result);
            s.emit(with, vec![Arg::one(d), image, at, source]);
        }
    }
}
