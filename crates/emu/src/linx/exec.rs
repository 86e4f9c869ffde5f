//! The engine: instructions applied to whole groups.
//!
//! All sources are read before a destination is written. The value that inactive lanes of a result get is decided in
//! one function, [`Machine::push`] (L-50, Q-1).

use super::code::{Body, Inst, Kind, OUTSIDE, place, row};
use super::group::Group;
use super::memory::{Memories, full};
use super::trap::Trap;
use super::{Inactive, Policy};
use lanemask_sem::fp::{Exact, Fast, Fp};
use lanemask_sem::linx::{self as sem, Rounded, lane};
use std::array::from_fn;

/// A float environment of one instruction. Bodies run with FCSR as reset: to nearest even (L-73, L-105).
pub(crate) trait Env: Fp + Default {
    /// Flags raised.
    fn flags(&self) -> u32;
}

impl Env for Fast {
    #[inline(always)]
    fn flags(&self) -> u32 {
        0
    }
}

impl Env for Exact {
    fn flags(&self) -> u32 {
        self.flags
    }
}

/// Sees instructions as they execute.
pub(crate) trait Watch {
    /// Before an instruction.
    fn before(&mut self, group: &Group, inst: &Inst);
    /// After it; a trapping one has had no effect.
    fn after(&mut self, group: &Group, inst: &Inst, trap: Option<&Trap>);
}

/// Nobody watches; compiles to nothing.
pub(crate) struct Off;

impl Watch for Off {
    #[inline(always)]
    fn before(&mut self, _: &Group, _: &Inst) {}
    #[inline(always)]
    fn after(&mut self, _: &Group, _: &Inst, _: Option<&Trap>) {}
}

/// Why a group stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It has used up its share.
    Budget,
    /// It has ended.
    End,
    /// p names lanes that the rows do not hold: [`Group::widen`], then go on.
    Widen,
    /// It trapped at this instruction.
    Trap(Trap, String, u32),
}

/// A group on the engine.
pub(crate) struct Machine<'m, 'a> {
    pub(crate) s: &'m mut Group,
    pub(crate) body: &'m Body,
    pub(crate) mem: &'m mut Memories<'a>,
    pub(crate) policy: &'m Policy,
    /// LB0, at most 64.
    pub(crate) lanes: u32,
}

/// A trap with the reason.
pub(crate) type Fail = Box<(Trap, String)>;

impl Machine<'_, '_> {
    /// Index of a source's row; a group value is broadcast to temporary row `k` first (L-16).
    #[inline(always)]
    pub(crate) fn source<const W: usize>(&mut self, s: u16, k: usize) -> usize {
        if s & (row::QUEUE | row::SCALAR) == 0 {
            s as usize
        } else if s & row::QUEUE != 0 {
            let q = (s >> 5 & 3) as usize;
            q * 32 + (self.s.head[q].wrapping_sub(u32::from(s & 31)) & 31) as usize
        } else {
            let value = self.scalar(s) as u32;
            self.row_mut::<W>(row::TEMP + k).fill(value);
            row::TEMP + k
        }
    }

    /// The group value that a row source names.
    #[inline(always)]
    fn scalar(&self, s: u16) -> u64 {
        if s & row::SCALAR_T != 0 {
            self.s.value(place::BACK_T | s & 7)
        } else if s & row::SCALAR_U != 0 {
            self.s.value(place::BACK_U | s & 7)
        } else {
            self.s.g[(s & 0xfff) as usize]
        }
    }

    #[inline(always)]
    pub(crate) fn row<const W: usize>(&self, k: usize) -> &[u32; W] {
        self.s.rows[k * W..].first_chunk::<W>().expect("a row")
    }

    #[inline(always)]
    fn row_mut<const W: usize>(&mut self, k: usize) -> &mut [u32; W] {
        self.s.rows[k * W..].first_chunk_mut::<W>().expect("a row")
    }

    /// The mask rule: pushes active lanes of `values`; what the others get is the policy's (L-50, Q-1).
    #[inline(always)]
    pub(crate) fn push<const W: usize>(&mut self, queue: u16, values: &[u32; W]) {
        let p = self.s.p();
        self.push_masked(queue, values, p);
    }

    #[inline(always)]
    pub(crate) fn push_masked<const W: usize>(&mut self, queue: u16, values: &[u32; W], p: u64) {
        let q = (queue & 3) as usize;
        let slot = self.s.head[q];
        let to = q * 32 + slot as usize;
        self.s.head[q] = (slot + 1) & 31;
        if full::<W>(p) {
            *self.row_mut(to) = *values;
            return;
        }
        let old: [u32; W] = match self.policy.inactive {
            Inactive::Keep => *self.row(q * 32 + (slot.wrapping_sub(1) & 31) as usize),
            Inactive::Zero => [0; W],
            Inactive::Poison(value) => [value; W],
        };
        let (low, high) = (p as u32, (p >> 32) as u32);
        let mut new = [0; W];
        for l in 0..W.min(32) {
            new[l] = if low >> l & 1 != 0 { values[l] } else { old[l] };
        }
        for l in 32..W {
            new[l] = if high >> (l - 32) & 1 != 0 {
                values[l]
            } else {
                old[l]
            };
        }
        *self.row_mut(to) = new;
    }

    #[inline(always)]
    fn active<F: Env>(p: u64, lane: usize) -> bool {
        !F::EXACT || p >> lane & 1 == 1
    }

    #[inline(always)]
    fn lanes1<F: Env, const W: usize>(&mut self, i: &Inst, f: impl Fn(&mut F, u32) -> u32) {
        let a = self.source::<W>(i.a, 0);
        let p = self.s.p();
        let mut fp = F::default();
        let a = self.row::<W>(a);
        let mut out = [0; W];
        for l in 0..W {
            if Self::active::<F>(p, l) {
                out[l] = f(&mut fp, a[l]);
            }
        }
        self.s.flags |= fp.flags();
        self.push(i.d, &out);
    }

    #[inline(always)]
    fn lanes2<F: Env, const W: usize>(&mut self, i: &Inst, f: impl Fn(&mut F, u32, u32) -> u32) {
        let (a, b) = (self.source::<W>(i.a, 0), self.source::<W>(i.b, 1));
        let p = self.s.p();
        let mut fp = F::default();
        let (a, b) = (self.row::<W>(a), self.row::<W>(b));
        let mut out = [0; W];
        for l in 0..W {
            if Self::active::<F>(p, l) {
                out[l] = f(&mut fp, a[l], b[l]);
            }
        }
        self.s.flags |= fp.flags();
        self.push(i.d, &out);
    }

    #[inline(always)]
    fn lanes3<F: Env, const W: usize>(
        &mut self,
        i: &Inst,
        f: impl Fn(&mut F, u32, u32, u32) -> u32,
    ) {
        let (a, b) = (self.source::<W>(i.a, 0), self.source::<W>(i.b, 1));
        let c = self.source::<W>(i.c, 2);
        let p = self.s.p();
        let mut fp = F::default();
        let (a, b, c) = (self.row::<W>(a), self.row::<W>(b), self.row::<W>(c));
        let mut out = [0; W];
        for l in 0..W {
            if Self::active::<F>(p, l) {
                out[l] = f(&mut fp, a[l], b[l], c[l]);
            }
        }
        self.s.flags |= fp.flags();
        self.push(i.d, &out);
    }

    /// A compare to p: inactive lanes get 0 (L-37, Q-17, Q-18).
    #[inline(always)]
    fn mask<F: Env, const W: usize>(&mut self, i: &Inst, f: impl Fn(&mut F, u32, u32) -> bool) {
        let (a, b) = (self.source::<W>(i.a, 0), self.source::<W>(i.b, 1));
        let p = self.s.p();
        let mut fp = F::default();
        let (a, b) = (self.row::<W>(a), self.row::<W>(b));
        let mut out = [0u32; W];
        for l in 0..W {
            if Self::active::<F>(p, l) {
                out[l] = u32::from(f(&mut fp, a[l], b[l]));
            }
        }
        let (mut low, mut high) = (0u32, 0u32);
        for (l, bit) in out.iter().enumerate().take(32) {
            low |= bit << l;
        }
        for (l, bit) in out.iter().skip(32).enumerate() {
            high |= bit << l;
        }
        self.s.flags |= fp.flags();
        self.s.g[place::P] = p & (u64::from(low) | u64::from(high) << 32);
    }

    /// AND, OR, … with a changed second source (L-64).
    #[inline(always)]
    fn changed<const W: usize>(&mut self, i: &Inst, f: impl Fn(u32, u32) -> u32) {
        let (shift, invert) = (u32::from(i.shift) & 31, i.invert);
        self.lanes2::<Fast, W>(i, |_, a, b| f(a, (b ^ invert) << shift));
    }

    /// The same for sums, where inverting means negating.
    #[inline(always)]
    fn changed_sum<const W: usize>(&mut self, i: &Inst, f: impl Fn(u32, u32) -> u32) {
        let (shift, invert) = (u32::from(i.shift) & 31, i.invert);
        self.lanes2::<Fast, W>(i, |_, a, b| {
            f(a, (b ^ invert).wrapping_sub(invert) << shift)
        });
    }

    /// V.CSEL and V.PSEL (L-51, L-52, Q-31). Source c decides: lanes of a row, or bits of a group value.
    #[inline(always)]
    fn select<const W: usize>(&mut self, i: &Inst, by_mask: bool) {
        let (a, b) = (self.source::<W>(i.a, 0), self.source::<W>(i.b, 1));
        let mut takes = [0u32; W];
        if by_mask {
            let bits = self.scalar(i.c);
            for (l, take) in takes.iter_mut().enumerate() {
                *take = (bits >> l & 1) as u32;
            }
        } else {
            let c = self.source::<W>(i.c, 2);
            takes = *self.row::<W>(c);
        }
        let invert = i.invert;
        let (a, b) = (self.row::<W>(a), self.row::<W>(b));
        let mut out = [0; W];
        for l in 0..W {
            let other = (b[l] ^ invert).wrapping_sub(invert);
            out[l] = if takes[l] != 0 { a[l] } else { other };
        }
        // Without the mask only in a V.PSEL under the other reading of Q-31.
        let p = if i.imm == 1 {
            u64::MAX >> (64 - W)
        } else {
            self.s.p()
        };
        self.push_masked(i.d, &out, p);
    }

    #[inline(never)]
    fn convert<F: Env, const W: usize>(&mut self, i: &Inst, from: sem::Format, to: sem::Format) {
        let a = self.source::<W>(i.a, 0);
        let p = self.s.p();
        let a = self.row::<W>(a);
        let mut out = [0; W];
        let mut flags = 0;
        for l in (0..W).filter(|l| p >> l & 1 == 1) {
            let (bits, raised) = sem::convert(a[l].into(), from, to, Rounded::NearestEven);
            out[l] = bits as u32 & u32::MAX >> (32 - to.bits());
            flags |= raised;
        }
        if F::EXACT {
            self.s.flags |= flags;
        }
        self.push(i.d, &out);
    }

    /// A convert of 64-bit elements over pairs of lanes, with the mask bit of the even one (L-80, Q-4).
    #[inline(never)]
    fn convert_pair<F: Env, const W: usize>(
        &mut self,
        i: &Inst,
        from: sem::Format,
        to: sem::Format,
    ) {
        let a = self.source::<W>(i.a, 0);
        let p = self.s.p();
        let a = *self.row::<W>(a);
        let mut out = [0; W];
        let (mut flags, mut written) = (0, 0u64);
        for k in (0..W / 2).filter(|k| p >> (2 * k) & 1 == 1) {
            let bits = if from.bits() == 64 {
                u64::from(a[2 * k]) | u64::from(a[2 * k + 1]) << 32
            } else {
                a[k].into()
            };
            let (bits, raised) = sem::convert(bits, from, to, Rounded::NearestEven);
            flags |= raised;
            if to.bits() == 64 {
                (out[2 * k], out[2 * k + 1]) = (bits as u32, (bits >> 32) as u32);
                written |= 3 << (2 * k);
            } else {
                out[k] = bits as u32 & u32::MAX >> (32 - to.bits());
                written |= 1 << k;
            }
        }
        if F::EXACT {
            self.s.flags |= flags;
        }
        self.push_masked(i.d, &out, written);
    }

    #[inline(always)]
    fn shuffle<const W: usize>(&mut self, i: &Inst, how: sem::Shuffle) {
        let (a, b) = (self.source::<W>(i.a, 0), self.source::<W>(i.b, 1));
        let c = self.source::<W>(i.c, 2);
        let n = if self.lanes == 0 { 64 } else { self.lanes };
        let same = i.b & row::QUEUE == 0 && i.c & row::QUEUE == 0 && b != row::LC0 && c != row::LC0;
        let (a, range, amount) = (self.row::<W>(a), self.row::<W>(b), self.row::<W>(c));
        let whole = range[0] == 0 || range[0] >= n;
        let out: [u32; W] = if same && (whole || range[0].is_power_of_two()) {
            // One range and one amount: the remainders are taken once, and segments are found by a mask.
            let by = match how {
                sem::Shuffle::Butterfly => amount[0] % n,
                _ => amount[0] % if range[0] == 0 { n } else { range[0] },
            };
            let (mask, size) = if whole {
                (0, range[0].max(n))
            } else {
                (!(range[0] - 1), range[0])
            };
            let size = if range[0] == 0 { n } else { size };
            from_fn(|l| {
                let lane = l as u32;
                let first = lane & mask;
                let from = match how {
                    sem::Shuffle::Up if lane - first >= by => lane - by,
                    sem::Shuffle::Down if by < size - (lane - first).min(size) => lane + by,
                    sem::Shuffle::Index => first.wrapping_add(by),
                    sem::Shuffle::Butterfly => lane ^ by,
                    _ => lane,
                };
                let from = if from < n && lane < n { from } else { lane };
                a[from as usize % W]
            })
        } else {
            from_fn(|l| {
                let from = how.source(l as u32, n, range[l], amount[l]) as usize;
                a[from % W]
            })
        };
        self.push(i.d, &out);
    }

    #[inline(always)]
    fn reduce<const W: usize>(&mut self, i: &Inst, op: sem::Reduction) {
        let a = self.source::<W>(i.a, 0);
        let value = sem::reduce(op, self.s.p(), self.row::<W>(a));
        self.s.set(i.d, value);
    }

    #[inline(always)]
    fn float_reduce<F: Env, const W: usize>(&mut self, i: &Inst, op: sem::FloatReduction) {
        let a = self.source::<W>(i.a, 0);
        let mut fp = F::default();
        let value = sem::float_reduce(op, &mut fp, self.s.p(), self.row::<W>(a));
        self.s.flags |= fp.flags();
        self.s.set(i.d, value.into());
    }

    #[inline(always)]
    fn compare(&self, i: &Inst, f: impl Fn(u64, u64) -> bool) -> u32 {
        if f(self.s.value(i.a), self.s.value(i.b)) {
            i.target
        } else {
            i.next
        }
    }

    /// Index of the instruction at an address of the body.
    fn index(&self, pc: u64) -> Option<u32> {
        let offset = pc.wrapping_sub(self.body.entry);
        let inside = pc >= self.body.entry && pc < self.body.end && offset.is_multiple_of(2);
        let index = *self.body.index.get((offset / 2) as usize)?;
        (inside && index != OUTSIDE).then_some(index)
    }
}

fn f(bits: u32) -> f32 {
    f32::from_bits(bits)
}

/// Executes up to `budget` instructions.
#[inline(always)]
pub(crate) fn run<F: Env, const W: usize, O: Watch + ?Sized>(
    m: &mut Machine<'_, '_>,
    budget: u64,
    watch: &mut O,
) -> Stop {
    let body = m.body;
    let mut at = m.s.at;
    let mut left = budget;
    while left != 0 {
        left -= 1;
        let i = &body.insts[at as usize];
        watch.before(m.s, i);
        let active = m.s.p().count_ones();
        let result = step::<F, W>(m, i);
        match result {
            Ok(next) => {
                m.s.retired += 1;
                m.s.vector_instructions += u64::from(i.vector);
                m.s.lane_instructions += u64::from(i.vector) * u64::from(active);
                watch.after(m.s, i, None);
                if i.kind == Kind::End {
                    m.s.started += budget - left;
                    return Stop::End;
                }
                if next == OUTSIDE {
                    // Only branches lead here: the target is out of the body (L-46).
                    let target = target(m, i);
                    let why = format!(
                        "the branch leads to {target:#x}, which is not an instruction of the body"
                    );
                    m.s.at = at;
                    m.s.started += budget - left;
                    return Stop::Trap(Trap::fetch(target), why, at);
                }
                at = next;
                if W < 64 && m.s.p() >> W != 0 {
                    m.s.at = at;
                    m.s.started += budget - left;
                    return Stop::Widen;
                }
            }
            Err(fail) => {
                watch.after(m.s, i, Some(&fail.0));
                m.s.at = at;
                m.s.started += budget - left;
                return Stop::Trap(fail.0, fail.1, at);
            }
        }
    }
    m.s.at = at;
    m.s.started += budget;
    Stop::Budget
}

/// With a watcher, on every host.
#[inline(never)]
pub(crate) fn run_watched(m: &mut Machine<'_, '_>, budget: u64, watch: &mut dyn Watch) -> Stop {
    run::<Fast, 64, _>(m, budget, watch)
}

/// With flags, and perhaps a watcher.
#[inline(never)]
pub(crate) fn run_exact(m: &mut Machine<'_, '_>, budget: u64, watch: &mut dyn Watch) -> Stop {
    run::<Exact, 64, _>(m, budget, watch)
}

/// Address that a taken branch goes to.
fn target(m: &Machine<'_, '_>, i: &Inst) -> u64 {
    match i.kind {
        Kind::JumpRegister => m.s.value(i.a).wrapping_add(i.imm),
        _ => i.imm,
    }
}

#[cold]
#[inline(never)]
fn stuck(m: &Machine<'_, '_>, i: &Inst) -> Fail {
    Box::new(match i.kind {
        Kind::Unmapped => (
            Trap::page(i.pc),
            format!(
                "the code ends before {:#x}: there is no whole instruction",
                i.pc
            ),
        ),
        Kind::Outside => (
            Trap::fetch(i.pc),
            format!(
                "control has run on to {:#x}, behind the end of the body at {:#x}",
                i.pc, m.body.end
            ),
        ),
        _ => (Trap::illegal(i.pc), m.body.reasons[i.imm as usize].clone()),
    })
}

/// One instruction; the index of the next.
#[inline(always)]
fn step<F: Env, const W: usize>(m: &mut Machine<'_, '_>, i: &Inst) -> Result<u32, Fail> {
    match i.kind {
        Kind::Add => m.lanes2::<Fast, W>(i, |_, a, b| lane::add(a, b)),
        Kind::Sub => m.lanes2::<Fast, W>(i, |_, a, b| lane::sub(a, b)),
        Kind::And => m.lanes2::<Fast, W>(i, |_, a, b| a & b),
        Kind::Or => m.lanes2::<Fast, W>(i, |_, a, b| a | b),
        Kind::Xor => m.lanes2::<Fast, W>(i, |_, a, b| a ^ b),
        Kind::AddX => m.changed_sum::<W>(i, lane::add),
        Kind::SubX => m.changed_sum::<W>(i, lane::sub),
        Kind::AndX => m.changed::<W>(i, |a, b| a & b),
        Kind::OrX => m.changed::<W>(i, |a, b| a | b),
        Kind::XorX => m.changed::<W>(i, |a, b| a ^ b),
        Kind::Sll => m.lanes2::<Fast, W>(i, |_, a, b| lane::sll(a, b)),
        Kind::Srl => m.lanes2::<Fast, W>(i, |_, a, b| lane::srl(a, b)),
        Kind::Sra => m.lanes2::<Fast, W>(i, |_, a, b| lane::sra(a, b)),
        Kind::Mul => m.lanes2::<Fast, W>(i, |_, a, b| lane::mul(a, b)),
        Kind::Madd => m.lanes3::<Fast, W>(i, |_, a, b, c| lane::madd(a, b, c)),
        Kind::Div => m.lanes2::<Fast, W>(i, |_, a, b| sem::lane_div(a, b)),
        Kind::Rem => m.lanes2::<Fast, W>(i, |_, a, b| sem::lane_rem(a, b)),
        Kind::Max => m.lanes2::<Fast, W>(i, |_, a, b| lane::max(a, b)),
        Kind::Min => m.lanes2::<Fast, W>(i, |_, a, b| lane::min(a, b)),
        Kind::Bxu => field::<W>(m, i, lane::bxu),
        Kind::Bxs => field::<W>(m, i, lane::bxs),
        Kind::Bic => field::<W>(m, i, lane::bic),
        Kind::Bis => field::<W>(m, i, lane::bis),
        Kind::Clz => field::<W>(m, i, lane::clz),
        Kind::Ctz => field::<W>(m, i, lane::ctz),
        Kind::Bcnt => field::<W>(m, i, lane::bcnt),
        Kind::Rev => m.lanes1::<Fast, W>(i, |_, a| lane::rev(a)),
        Kind::Fadd => m.lanes2::<F, W>(i, |fp, a, b| fp.add(f(a), f(b)).to_bits()),
        Kind::Fsub => m.lanes2::<F, W>(i, |fp, a, b| fp.sub(f(a), f(b)).to_bits()),
        Kind::Fmul => m.lanes2::<F, W>(i, |fp, a, b| fp.mul(f(a), f(b)).to_bits()),
        Kind::Fdiv => m.lanes2::<F, W>(i, |fp, a, b| fp.div(f(a), f(b)).to_bits()),
        Kind::Fmax => m.lanes2::<F, W>(i, |fp, a, b| sem::fmax(fp, f(a), f(b)).to_bits()),
        Kind::Fmin => m.lanes2::<F, W>(i, |fp, a, b| sem::fmin(fp, f(a), f(b)).to_bits()),
        Kind::Fmadd => {
            m.lanes3::<F, W>(i, |fp, a, b, c| sem::fmadd(fp, f(a), f(b), f(c)).to_bits())
        }
        Kind::Fmsub => {
            m.lanes3::<F, W>(i, |fp, a, b, c| sem::fmsub(fp, f(a), f(b), f(c)).to_bits())
        }
        Kind::Fnmadd => {
            m.lanes3::<F, W>(i, |fp, a, b, c| sem::fnmadd(fp, f(a), f(b), f(c)).to_bits())
        }
        Kind::Fnmsub => {
            m.lanes3::<F, W>(i, |fp, a, b, c| sem::fnmsub(fp, f(a), f(b), f(c)).to_bits())
        }
        Kind::Fabs => m.lanes1::<F, W>(i, |_, a| a & 0x7fff_ffff),
        Kind::Fsqrt => m.lanes1::<F, W>(i, |fp, a| fp.sqrt(f(a)).to_bits()),
        Kind::Fexp => m.lanes1::<F, W>(i, |fp, a| sem::fexp(fp, f(a)).to_bits()),
        Kind::Frecip => m.lanes1::<F, W>(i, |fp, a| fp.div(1.0, f(a)).to_bits()),
        Kind::Fclass => m.lanes1::<Fast, W>(i, |_, a| sem::fclass(f(a))),
        Kind::SelectLane => m.select::<W>(i, false),
        Kind::SelectMask => m.select::<W>(i, true),
        Kind::FloatOfSigned => {
            m.lanes1::<F, W>(i, |fp, a| fp.round_int((a as i32).into()).to_bits())
        }
        Kind::FloatOfUnsigned => m.lanes1::<F, W>(i, |fp, a| fp.round_int(a.into()).to_bits()),
        Kind::SignedOfFloat => m.lanes1::<F, W>(i, |fp, a| sem::to_signed(fp, f(a))),
        Kind::UnsignedOfFloat => m.lanes1::<F, W>(i, |fp, a| sem::to_unsigned(fp, f(a))),
        Kind::Convert(from, to) => m.convert::<F, W>(i, from, to),
        Kind::ConvertPair(from, to) => m.convert_pair::<F, W>(i, from, to),
        Kind::Shuffle(how) => m.shuffle::<W>(i, how),
        Kind::MaskEq => m.mask::<Fast, W>(i, |_, a, b| a == b),
        Kind::MaskNe => m.mask::<Fast, W>(i, |_, a, b| a != b),
        Kind::MaskLt => m.mask::<Fast, W>(i, |_, a, b| lane::lt(a, b)),
        Kind::MaskGe => m.mask::<Fast, W>(i, |_, a, b| lane::ge(a, b)),
        Kind::MaskLtu => m.mask::<Fast, W>(i, |_, a, b| a < b),
        Kind::MaskGeu => m.mask::<Fast, W>(i, |_, a, b| a >= b),
        Kind::MaskAnd => m.mask::<Fast, W>(i, |_, a, b| lane::test_and(a, b)),
        Kind::MaskOr => m.mask::<Fast, W>(i, |_, a, b| lane::test_or(a, b)),
        Kind::MaskFeq => m.mask::<F, W>(i, |fp, a, b| sem::feq(fp, f(a), f(b))),
        Kind::MaskFne => m.mask::<F, W>(i, |fp, a, b| sem::fne(fp, f(a), f(b))),
        Kind::MaskFlt => m.mask::<F, W>(i, |fp, a, b| sem::flt(fp, f(a), f(b))),
        Kind::MaskFge => m.mask::<F, W>(i, |fp, a, b| sem::fge(fp, f(a), f(b))),
        Kind::SetEq => m.lanes2::<Fast, W>(i, |_, a, b| (a == b).into()),
        Kind::SetNe => m.lanes2::<Fast, W>(i, |_, a, b| (a != b).into()),
        Kind::SetLt => m.lanes2::<Fast, W>(i, |_, a, b| lane::lt(a, b).into()),
        Kind::SetGe => m.lanes2::<Fast, W>(i, |_, a, b| lane::ge(a, b).into()),
        Kind::SetLtu => m.lanes2::<Fast, W>(i, |_, a, b| (a < b).into()),
        Kind::SetGeu => m.lanes2::<Fast, W>(i, |_, a, b| (a >= b).into()),
        Kind::SetAnd => m.lanes2::<Fast, W>(i, |_, a, b| lane::test_and(a, b).into()),
        Kind::SetOr => m.lanes2::<Fast, W>(i, |_, a, b| lane::test_or(a, b).into()),
        Kind::SetFeq => m.lanes2::<F, W>(i, |fp, a, b| sem::feq(fp, f(a), f(b)).into()),
        Kind::SetFne => m.lanes2::<F, W>(i, |fp, a, b| sem::fne(fp, f(a), f(b)).into()),
        Kind::SetFlt => m.lanes2::<F, W>(i, |fp, a, b| sem::flt(fp, f(a), f(b)).into()),
        Kind::SetFge => m.lanes2::<F, W>(i, |fp, a, b| sem::fge(fp, f(a), f(b)).into()),
        Kind::Reduce(op) => m.reduce::<W>(i, op),
        Kind::FloatReduce(op) => m.float_reduce::<F, W>(i, op),
        Kind::Load(a) => m.load::<W>(i, a)?,
        Kind::Store(a) => m.store::<W>(i, a)?,
        Kind::GroupLoad(a) => m.group_load(i, a)?,
        Kind::GroupStore(a) => m.group_store(i, a)?,
        Kind::PairLoad(a) => m.pair_load::<W>(i, a)?,
        Kind::PairStore(a) => m.pair_store::<W>(i, a)?,
        Kind::Atomic(op, size, wanted) => m.atomic::<W>(i, op, size, wanted)?,
        Kind::GroupAtomic(op, size, wanted) => m.group_atomic(i, op, size, wanted)?,
        Kind::QueuePush => m.queue::<W>(i, true)?,
        Kind::QueuePop => m.queue::<W>(i, false)?,
        Kind::GroupQueuePush => m.group_queue(i, true)?,
        Kind::GroupQueuePop => m.group_queue(i, false)?,
        Kind::Group => {
            let (value, _) = (i.f)(m.s.value(i.a), m.s.value(i.b), m.s.value(i.c), i.imm);
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
    }
    Ok(i.next)
}

/// A bit-field operation (L-69): first bit in the low byte of the immediate, bits in the next.
#[inline(always)]
fn field<const W: usize>(m: &mut Machine<'_, '_>, i: &Inst, f: impl Fn(u32, u32, u32) -> u32) {
    let (first, bits) = (i.imm as u32 & 63, i.imm as u32 >> 8);
    m.lanes1::<Fast, W>(i, |_, a| f(a, first, bits));
}
