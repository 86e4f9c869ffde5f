//! What each instruction does.

use super::super::code::{Inst, Kind, OUTSIDE};
use super::{Env, Fail, Machine, stuck, target};
use lanemask_sem::fp::Fast;
use lanemask_sem::linx::{self as sem, lane};

fn f(bits: u32) -> f32 {
    f32::from_bits(bits)
}

/// One instruction; the index of the next.
#[inline(always)]
pub(super) fn step(m: &mut Machine<'_, '_>, i: &Inst) -> Result<u32, Fail> {
    match i.kind {
        Kind::Add => m.lanes2::<Fast>(i, |_, a, b| lane::add(a, b)),
        Kind::Sub => m.lanes2::<Fast>(i, |_, a, b| lane::sub(a, b)),
        Kind::And => m.lanes2::<Fast>(i, |_, a, b| a & b),
        Kind::Or => m.lanes2::<Fast>(i, |_, a, b| a | b),
        Kind::Xor => m.lanes2::<Fast>(i, |_, a, b| a ^ b),
        Kind::Sll => m.lanes2::<Fast>(i, |_, a, b| lane::sll(a, b)),
        Kind::Srl => m.lanes2::<Fast>(i, |_, a, b| lane::srl(a, b)),
        Kind::Sra => m.lanes2::<Fast>(i, |_, a, b| lane::sra(a, b)),
        Kind::Mul => m.lanes2::<Fast>(i, |_, a, b| lane::mul(a, b)),
        Kind::Madd => m.lanes3::<Fast>(i, |_, a, b, c| lane::madd(a, b, c)),
        Kind::Div => m.lanes2::<Fast>(i, |_, a, b| sem::lane_div(a, b)),
        Kind::Rem => m.lanes2::<Fast>(i, |_, a, b| sem::lane_rem(a, b)),
        Kind::Max => m.lanes2::<Fast>(i, |_, a, b| lane::max(a, b)),
        Kind::Min => m.lanes2::<Fast>(i, |_, a, b| lane::min(a, b)),
        Kind::Rev => m.lanes1::<Fast>(i, |_, a| lane::rev(a)),
        Kind::Fclass => m.lanes1::<Fast>(i, |_, a| sem::fclass(f(a))),
        Kind::MaskEq => m.mask::<Fast>(i, |_, a, b| a == b),
        Kind::MaskNe => m.mask::<Fast>(i, |_, a, b| a != b),
        Kind::MaskLt => m.mask::<Fast>(i, |_, a, b| lane::lt(a, b)),
        Kind::MaskGe => m.mask::<Fast>(i, |_, a, b| lane::ge(a, b)),
        Kind::MaskLtu => m.mask::<Fast>(i, |_, a, b| a < b),
        Kind::MaskGeu => m.mask::<Fast>(i, |_, a, b| a >= b),
        Kind::MaskAnd => m.mask::<Fast>(i, |_, a, b| lane::test_and(a, b)),
        Kind::MaskOr => m.mask::<Fast>(i, |_, a, b| lane::test_or(a, b)),
        Kind::SetEq => m.lanes2::<Fast>(i, |_, a, b| (a == b).into()),
        Kind::SetNe => m.lanes2::<Fast>(i, |_, a, b| (a != b).into()),
        Kind::SetLt => m.lanes2::<Fast>(i, |_, a, b| lane::lt(a, b).into()),
        Kind::SetGe => m.lanes2::<Fast>(i, |_, a, b| lane::ge(a, b).into()),
        Kind::SetLtu => m.lanes2::<Fast>(i, |_, a, b| (a < b).into()),
        Kind::SetGeu => m.lanes2::<Fast>(i, |_, a, b| (a >= b).into()),
        Kind::SetAnd => m.lanes2::<Fast>(i, |_, a, b| lane::test_and(a, b).into()),
        Kind::SetOr => m.lanes2::<Fast>(i, |_, a, b| lane::test_or(a, b).into()),
        Kind::AddX => m.changed_sum(i, lane::add),
        Kind::SubX => m.changed_sum(i, lane::sub),
        Kind::AndX => m.changed(i, |a, b| a & b),
        Kind::OrX => m.changed(i, |a, b| a | b),
        Kind::XorX => m.changed(i, |a, b| a ^ b),
        Kind::Bxu => field(m, i, lane::bxu),
        Kind::Bxs => field(m, i, lane::bxs),
        Kind::Bic => field(m, i, lane::bic),
        Kind::Bis => field(m, i, lane::bis),
        Kind::Clz => field(m, i, lane::clz),
        Kind::Ctz => field(m, i, lane::ctz),
        Kind::Bcnt => field(m, i, lane::bcnt),
        Kind::SelectLane => m.select(i, false),
        Kind::SelectMask => m.select(i, true),
        Kind::Shuffle(how) => m.shuffle(i, how),
        Kind::Reduce(op) => m.reduce(i, op),
        Kind::Load(a) => m.load(i, a)?,
        Kind::Store(a) => m.store(i, a)?,
        Kind::GroupLoad(a) => m.group_load(i, a)?,
        Kind::GroupStore(a) => m.group_store(i, a)?,
        Kind::PairLoad(a) => m.pair_load(i, a)?,
        Kind::PairStore(a) => m.pair_store(i, a)?,
        Kind::Atomic(op, size, wanted) => m.atomic(i, op, size, wanted)?,
        Kind::GroupAtomic(op, size, wanted) => m.group_atomic(i, op, size, wanted)?,
        Kind::QueuePush => m.queue(i, true)?,
        Kind::QueuePop => m.queue(i, false)?,
        Kind::GroupQueuePush => m.group_queue(i, true)?,
        Kind::GroupQueuePop => m.group_queue(i, false)?,
        Kind::Group => {
            let (value, _) = (i.f)(m.s.value(i.a), m.s.value(i.b), m.s.value(i.c), i.imm);
            m.s.set(i.d, value);
        }
        Kind::GroupAdd => {
            let value = m.s.value(i.a).wrapping_add(m.s.value(i.b) << (i.imm & 63));
            m.s.set(i.d, value);
        }
        Kind::GroupSub => {
            let value = m.s.value(i.a).wrapping_sub(m.s.value(i.b));
            m.s.set(i.d, value);
        }
        Kind::GroupOr => {
            let value = m.s.value(i.a) | m.s.value(i.b);
            m.s.set(i.d, value);
        }
        Kind::GroupAnd => {
            let value = m.s.value(i.a) & (m.s.value(i.b) ^ i.imm);
            m.s.set(i.d, value);
        }
        Kind::GroupPair => {
            let (low, high) = (i.f)(m.s.value(i.a), m.s.value(i.b), m.s.value(i.c), i.imm);
            m.s.set(i.d, low);
            m.s.set(i.d2, high);
        }
        Kind::GroupFloat => {
            let (value, flags) = (i.f)(m.s.value(i.a), m.s.value(i.b), m.s.value(i.c), i.imm);
            m.s.flags |= flags as u32;
            m.s.set(i.d, value);
        }
        Kind::BranchEq => return Ok(m.compare(i, |a, b| a == b)),
        Kind::BranchNe => return Ok(m.compare(i, |a, b| a != b)),
        Kind::BranchLt => return Ok(m.compare(i, |a, b| (a as i64) < b as i64)),
        Kind::BranchGe => return Ok(m.compare(i, |a, b| a as i64 >= b as i64)),
        Kind::BranchLtu => return Ok(m.compare(i, |a, b| a < b)),
        Kind::BranchGeu => return Ok(m.compare(i, |a, b| a >= b)),
        Kind::BranchZ => return Ok(if m.s.p() == 0 { i.target } else { i.next }),
        Kind::BranchNz => return Ok(if m.s.p() != 0 { i.target } else { i.next }),
        Kind::Jump => return Ok(i.target),
        Kind::JumpRegister => return Ok(m.index(target(m, i)).unwrap_or(OUTSIDE)),
        Kind::End => return Ok(OUTSIDE),
        Kind::Illegal | Kind::Unmapped | Kind::Outside => return Err(stuck(m, i)),
        _ => {
            float::<Fast>(m, i);
        }
    }
    Ok(i.next)
}

/// An instruction on floats of lanes; false if it is not one.
#[inline(always)]
pub(super) fn float<F: Env>(m: &mut Machine<'_, '_>, i: &Inst) -> bool {
    match i.kind {
        Kind::Fadd => m.lanes2::<F>(i, |fp, a, b| fp.add(f(a), f(b)).to_bits()),
        Kind::Fsub => m.lanes2::<F>(i, |fp, a, b| fp.sub(f(a), f(b)).to_bits()),
        Kind::Fmul => m.lanes2::<F>(i, |fp, a, b| fp.mul(f(a), f(b)).to_bits()),
        Kind::Fdiv => m.lanes2::<F>(i, |fp, a, b| fp.div(f(a), f(b)).to_bits()),
        Kind::Fmax => m.lanes2::<F>(i, |fp, a, b| sem::fmax(fp, f(a), f(b)).to_bits()),
        Kind::Fmin => m.lanes2::<F>(i, |fp, a, b| sem::fmin(fp, f(a), f(b)).to_bits()),
        Kind::Fmadd => m.lanes3::<F>(i, |fp, a, b, c| sem::fmadd(fp, f(a), f(b), f(c)).to_bits()),
        Kind::Fmsub => m.lanes3::<F>(i, |fp, a, b, c| sem::fmsub(fp, f(a), f(b), f(c)).to_bits()),
        Kind::Fnmadd => m.lanes3::<F>(i, |fp, a, b, c| sem::fnmadd(fp, f(a), f(b), f(c)).to_bits()),
        Kind::Fnmsub => m.lanes3::<F>(i, |fp, a, b, c| sem::fnmsub(fp, f(a), f(b), f(c)).to_bits()),
        Kind::Fabs => m.lanes1::<F>(i, |_, a| a & 0x7fff_ffff),
        Kind::Fsqrt => m.lanes1::<F>(i, |fp, a| fp.sqrt(f(a)).to_bits()),
        Kind::Fexp => m.lanes1::<F>(i, |fp, a| sem::fexp(fp, f(a)).to_bits()),
        Kind::Frecip => m.lanes1::<F>(i, |fp, a| fp.div(1.0, f(a)).to_bits()),
        Kind::FloatOfSigned => {
            m.lanes1::<F>(i, |fp, a| fp.round_int::<f32>((a as i32).into()).to_bits())
        }
        Kind::FloatOfUnsigned => m.lanes1::<F>(i, |fp, a| fp.round_int::<f32>(a.into()).to_bits()),
        Kind::SignedOfFloat => m.lanes1::<F>(i, |fp, a| sem::to_signed(fp, f(a))),
        Kind::UnsignedOfFloat => m.lanes1::<F>(i, |fp, a| sem::to_unsigned(fp, f(a))),
        Kind::Convert(from, to) => {
            let flags = m.convert(i, from, to);
            if F::EXACT {
                m.s.flags |= flags;
            }
        }
        Kind::ConvertPair(from, to) => {
            let flags = m.convert_pair(i, from, to);
            if F::EXACT {
                m.s.flags |= flags;
            }
        }
        Kind::MaskFeq => m.mask::<F>(i, |fp, a, b| sem::feq(fp, f(a), f(b))),
        Kind::MaskFne => m.mask::<F>(i, |fp, a, b| sem::fne(fp, f(a), f(b))),
        Kind::MaskFlt => m.mask::<F>(i, |fp, a, b| sem::flt(fp, f(a), f(b))),
        Kind::MaskFge => m.mask::<F>(i, |fp, a, b| sem::fge(fp, f(a), f(b))),
        Kind::SetFeq => m.lanes2::<F>(i, |fp, a, b| sem::feq(fp, f(a), f(b)).into()),
        Kind::SetFne => m.lanes2::<F>(i, |fp, a, b| sem::fne(fp, f(a), f(b)).into()),
        Kind::SetFlt => m.lanes2::<F>(i, |fp, a, b| sem::flt(fp, f(a), f(b)).into()),
        Kind::SetFge => m.lanes2::<F>(i, |fp, a, b| sem::fge(fp, f(a), f(b)).into()),
        Kind::FloatReduce(op) => m.float_reduce::<F>(i, op),
        _ => return false,
    }
    true
}

/// A bit-field operation (L-69): first bit in the low byte of the immediate, bits in the next.
#[inline(always)]
fn field(m: &mut Machine<'_, '_>, i: &Inst, f: impl Fn(u32, u32, u32) -> u32) {
    let (first, bits) = (i.imm as u32 & 63, i.imm as u32 >> 8);
    m.lanes1::<Fast>(i, |_, a| f(a, first, bits));
}
