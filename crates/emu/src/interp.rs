//! The interpreter: instructions applied to whole warps.

use crate::access::Memories;
use crate::host::{high_bits, rare_fast};
use crate::program::{Code, Decoded, Source, special};
use crate::warp::{FIRST_U, Registers, Row, WarpState};
use lanemask_isa::w32::{Flat, LANES, cause};
use lanemask_sem::w32::{
    Elem, Exact, Fast, Flow, Fold, Fp, Kind, Machine, Mode, Trap, UDst, W32, Warp, step, step_rare,
};
use std::array::from_fn;

/// A float environment of one instruction.
pub(crate) trait Env: Fp + Sized {
    /// Before the instruction.
    fn open(w: &WarpState) -> Self;
    /// After it: accrues flags, or says what traps; then nothing has changed.
    fn close(self, w: &mut WarpState) -> Option<Trap>;
    /// Executes a rare instruction.
    fn rare(m: &mut Interp<'_, Self>, i: &Flat) -> Flow;
}

impl Env for Fast {
    #[inline(always)]
    fn open(_: &WarpState) -> Self {
        Fast
    }
    #[inline(always)]
    fn close(self, _: &mut WarpState) -> Option<Trap> {
        None
    }
    fn rare(m: &mut Interp<'_, Fast>, i: &Flat) -> Flow {
        rare_fast(m, i)
    }
}

impl Env for Exact {
    fn open(w: &WarpState) -> Self {
        Exact {
            mode: Mode(w.mode),
            flags: 0,
        }
    }
    fn close(self, w: &mut WarpState) -> Option<Trap> {
        let traps = self.flags & self.mode.enables();
        if traps != 0 {
            return Some(Trap {
                cause: cause::FLOAT_EXCEPTION,
                info: traps,
            });
        }
        w.fflags |= self.flags;
        None
    }
    #[inline(never)]
    fn rare(m: &mut Interp<'_, Exact>, i: &Flat) -> Flow {
        step_rare::<W32, _>(m, i)
    }
}

/// Sees instructions as they execute, and may complete operations that are under way.
pub(crate) trait Watch<F: Env> {
    /// Before an instruction.
    fn before(&mut self, m: &mut Interp<'_, F>, pc: u32);
    /// After it; a trapping one has had no effect.
    fn after(&mut self, m: &mut Interp<'_, F>, pc: u32, trap: Option<Trap>);
}

/// Nobody watches; compiles to nothing.
pub(crate) struct Off;

impl<F: Env> Watch<F> for Off {
    #[inline(always)]
    fn before(&mut self, _: &mut Interp<'_, F>, _: u32) {}
    #[inline(always)]
    fn after(&mut self, _: &mut Interp<'_, F>, _: u32, _: Option<Trap>) {}
}

/// Perhaps somebody watches.
impl<F: Env, O: Watch<F>> Watch<F> for Option<O> {
    fn before(&mut self, m: &mut Interp<'_, F>, pc: u32) {
        if let Some(watch) = self {
            watch.before(m, pc);
        }
    }

    fn after(&mut self, m: &mut Interp<'_, F>, pc: u32, trap: Option<Trap>) {
        if let Some(watch) = self {
            watch.after(m, pc, trap);
        }
    }
}

/// Why a warp stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It has used up its share.
    Budget,
    /// It lets others go first.
    Yield,
    /// It waits at a barrier.
    Barrier,
    /// It has ended.
    End,
    /// It trapped, at this PC; what becomes of that is not decided yet.
    Trap(Trap, u32),
}

/// A warp on the interpreter. The main loop goes through the first two at every instruction.
#[repr(C)]
pub(crate) struct Interp<'a, F> {
    pub(crate) w: &'a mut WarpState,
    pub(crate) code: &'a Code,
    pub(crate) mem: Memories<'a>,
    /// Instructions that the other warps of the core have retired: CSR `time`.
    pub(crate) others_retired: u64,
    pub(crate) env: std::marker::PhantomData<F>,
}

/// A source of element type `E`.
pub(crate) struct Lanes<'a> {
    low: &'a Row,
    high: &'a Row,
    shift: u32,
}

impl<'a> Lanes<'a> {
    #[inline(always)]
    pub(crate) fn new<E: Elem>(regs: &'a Registers, slot: u16) -> Lanes<'a> {
        match E::KIND {
            Kind::B16 => {
                let low = regs.row(slot >> 1);
                Lanes {
                    low,
                    high: low,
                    shift: u32::from(slot & 1) * 16,
                }
            }
            Kind::B64 => Lanes {
                low: regs.row(slot),
                high: regs.row(slot + 1),
                shift: 0,
            },
            Kind::B32 | Kind::Mask => Lanes {
                low: regs.row(slot),
                high: regs.row(slot),
                shift: 0,
            },
        }
    }

    #[inline(always)]
    pub(crate) fn get<E: Elem>(&self, lane: usize) -> E {
        match E::KIND {
            Kind::B16 => E::from_bits32(self.low[lane] >> self.shift),
            Kind::B32 => E::from_bits32(self.low[lane]),
            Kind::B64 => {
                E::from_bits64(u64::from(self.low[lane]) | u64::from(self.high[lane]) << 32)
            }
            Kind::Mask => E::from_bits32(self.low[lane] >> lane),
        }
    }
}

/// The mask rule: active lanes get the new value, inactive ones keep theirs.
#[inline(always)]
pub(crate) fn write_row(row: &mut Row, exec: u32, values: &Row) {
    if exec == u32::MAX {
        *row = *values;
    } else {
        // Old values are copied first: then this becomes a blend of vectors.
        let old = *row;
        let mut new = [0; LANES];
        for lane in 0..LANES {
            new[lane] = if exec & 1 << lane != 0 {
                values[lane]
            } else {
                old[lane]
            };
        }
        *row = new;
    }
}

/// Writes the active lanes of a register, pair or half.
#[inline(always)]
fn write<D: Elem>(regs: &mut Registers, slot: u16, exec: u32, out: &[D; LANES]) {
    match D::KIND {
        Kind::B32 => write_row(regs.row_mut(slot), exec, &from_fn(|l| out[l].to_bits32())),
        Kind::B64 => {
            write_row(
                regs.row_mut(slot),
                exec,
                &from_fn(|l| out[l].to_bits64() as u32),
            );
            write_row(
                regs.row_mut(slot + 1),
                exec,
                &from_fn(|l| (out[l].to_bits64() >> 32) as u32),
            );
        }
        // The other half stays (W-REG-5).
        Kind::B16 => {
            let row = regs.row_mut(slot >> 1);
            let shift = u32::from(slot & 1) * 16;
            let old = *row;
            let merged = from_fn(|l| old[l] & !(0xffff << shift) | out[l].to_bits32() << shift);
            write_row(row, exec, &merged);
        }
        Kind::Mask => {}
    }
}

impl<F: Env> Interp<'_, F> {
    /// Whether a lane's function is evaluated: of all lanes where that has no side effects, else of the active ones.
    /// The loops stand in each method, not behind a closure, so that the function is inlined whatever its size.
    #[inline(always)]
    fn computes(exec: u32, lane: usize) -> bool {
        !F::EXACT || exec >> lane & 1 == 1
    }

    #[inline(always)]
    fn finish<D: Elem>(&mut self, i: &Flat, fp: F, out: &[D; LANES]) -> Flow {
        if let Some(trap) = fp.close(self.w) {
            return Flow::Trap(trap);
        }
        write(&mut self.w.regs, i.slots[0], self.w.exec, out);
        Flow::Next
    }

    #[inline(always)]
    pub(crate) fn uniform<E: Elem>(&self, slot: u16) -> E {
        let low = self.w.regs.row(slot)[0];
        match E::KIND {
            Kind::B64 => {
                E::from_bits64(u64::from(low) | u64::from(self.w.regs.row(slot + 1)[0]) << 32)
            }
            _ => E::from_bits32(low),
        }
    }

    #[inline(always)]
    fn finish_uniform<D: Elem>(&mut self, i: &Flat, fp: F, value: D) -> Flow {
        if let Some(trap) = fp.close(self.w) {
            return Flow::Trap(trap);
        }
        let bits = value.to_bits64();
        self.set_u(UDst(i.slots[0]), bits as u32);
        if D::KIND == Kind::B64 {
            self.set_u(UDst(i.slots[0] + 1), (bits >> 32) as u32);
        }
        Flow::Next
    }

    /// Fills the temporary rows of an instruction's prepared sources; false if it is illegal.
    #[inline(never)]
    fn ready(&mut self, d: &Decoded) -> bool {
        if d.special & special::ILLEGAL != 0 {
            return false;
        }
        if d.special & special::SOURCES != 0 {
            self.prepare(d);
        }
        true
    }

    fn prepare(&mut self, d: &Decoded) {
        for s in &self.code.sources[d.extra as usize] {
            let (low, high) = self.prepared(s);
            *self.w.regs.row_mut(s.to) = low;
            if s.bits == 64 {
                *self.w.regs.row_mut(s.to + 1) = high;
            }
        }
    }

    fn prepared(&self, s: &Source) -> (Row, Row) {
        let regs = &self.w.regs;
        let (mut low, mut high) = match (s.from, s.bits) {
            (None, _) => ([s.value as u32; LANES], [(s.value >> 32) as u32; LANES]),
            (Some(slot), 16) => (
                regs.row(slot >> 1)
                    .map(|v| (v >> ((slot & 1) * 16)) & 0xffff),
                [0; LANES],
            ),
            (Some(slot), 32) => (*regs.row(slot), [0; LANES]),
            (Some(slot), _) => (*regs.row(slot), *regs.row(slot + 1)),
        };
        let top = if s.bits == 64 { &mut high } else { &mut low };
        let sign = 1 << ((s.bits - 1) % 32);
        let clear = if s.abs { !sign } else { !0 };
        let flip = if s.neg { sign } else { 0 };
        *top = top.map(|v| v & clear ^ flip);
        (low, high)
    }

    /// Clamps the active lanes of the result to 0..1; NaN and -0 give 0.
    #[inline(never)]
    fn saturate(&mut self, i: &Flat) {
        let (slot, exec) = (i.slots[0], self.w.exec);
        let regs = &mut self.w.regs;
        match i.op.info().operands[0].kind {
            "vdp" => {
                let a = Lanes::new::<f64>(regs, slot);
                let out: [f64; LANES] = from_fn(|l| clamp(a.get(l), 0.0, 1.0));
                write(regs, slot, exec, &out);
            }
            "vdh" => {
                let a = Lanes::new::<half::f16>(regs, slot);
                let out: [half::f16; LANES] =
                    from_fn(|l| clamp(a.get(l), half::f16::ZERO, half::f16::ONE));
                write(regs, slot, exec, &out);
            }
            _ => {
                let a = Lanes::new::<f32>(regs, slot);
                let out: [f32; LANES] = from_fn(|l| clamp(a.get(l), 0.0, 1.0));
                write(regs, slot, exec, &out);
            }
        }
    }
}

fn clamp<T: PartialOrd>(x: T, low: T, high: T) -> T {
    if x > low {
        if x < high { x } else { high }
    } else {
        low
    }
}

/// Runs a warp until it stops or has started `budget` instructions.
#[inline(always)]
pub(crate) fn run<F: Env, O: Watch<F>>(m: &mut Interp<'_, F>, budget: u64, watch: &mut O) -> Stop {
    let code = m.code;
    let mut left = budget;
    let mut pc = m.w.pc;
    while left > 0 {
        left -= 1;
        let at = pc;
        watch.before(m, at);
        let Some(d) = code.entries.get((pc >> 2) as usize) else {
            let trap = Trap {
                cause: cause::FETCH_FAULT,
                info: pc,
            };
            watch.after(m, pc, Some(trap));
            m.w.started += budget - left;
            m.w.pc = pc;
            return Stop::Trap(trap, pc);
        };
        m.w.next = d.flat.next;
        let flow = if d.special == 0 || m.ready(d) {
            step::<W32, _>(m, &d.flat)
        } else {
            Flow::Trap(Trap {
                cause: cause::ILLEGAL_INSN,
                info: m.mem.first_word(pc),
            })
        };
        if d.special & special::SATURATE != 0 && flow == Flow::Next {
            m.saturate(&d.flat);
        }
        match flow {
            Flow::Next => pc = d.flat.next,
            Flow::Jump(target) => pc = target,
            Flow::Trap(trap) => {
                watch.after(m, pc, Some(trap));
                m.w.started += budget - left;
                m.w.pc = pc;
                return Stop::Trap(trap, pc);
            }
            Flow::End | Flow::Barrier | Flow::Yield => {
                m.w.retired += 1;
                watch.after(m, pc, None);
                m.w.barrier_pc = pc;
                m.w.pc = d.flat.next;
                m.w.started += budget - left;
                return match flow {
                    Flow::End => Stop::End,
                    Flow::Barrier => Stop::Barrier,
                    _ => Stop::Yield,
                };
            }
        }
        m.w.retired += 1;
        m.w.vector_instructions += u64::from(d.vector);
        m.w.lane_instructions += u64::from(d.vector) * u64::from(m.w.exec.count_ones());
        watch.after(m, at, None);
    }
    m.w.pc = pc;
    m.w.started += budget;
    Stop::Budget
}

impl<F: Env> Machine for Interp<'_, F> {
    type Fp = F;

    #[inline(always)]
    fn rare(&mut self, i: &Flat) -> Flow {
        F::rare(self, i)
    }

    #[inline(always)]
    fn lane1<D: Elem, A: Elem>(
        &mut self,
        i: &Flat,
        [a]: [usize; 1],
        f: impl Fn(&mut F, A) -> D,
    ) -> Flow {
        let (mut fp, mut unheard) = (F::open(self.w), F::open(self.w));
        let a = Lanes::new::<A>(&self.w.regs, i.slots[a]);
        let (exec, helpers) = (self.w.exec, self.w.helpers);
        let mut out = [D::default(); LANES];
        for (l, out) in out.iter_mut().enumerate() {
            if Self::computes(exec, l) {
                let fp = Self::env(&mut fp, &mut unheard, helpers, l);
                *out = f(fp, a.get(l));
            }
        }
        self.finish(i, fp, &out)
    }

    #[inline(always)]
    fn lane2<D: Elem, A: Elem, B: Elem>(
        &mut self,
        i: &Flat,
        [a, b]: [usize; 2],
        f: impl Fn(&mut F, A, B) -> D,
    ) -> Flow {
        let (mut fp, mut unheard) = (F::open(self.w), F::open(self.w));
        let regs = &self.w.regs;
        let (a, b) = (
            Lanes::new::<A>(regs, i.slots[a]),
            Lanes::new::<B>(regs, i.slots[b]),
        );
        let (exec, helpers) = (self.w.exec, self.w.helpers);
        let mut out = [D::default(); LANES];
        for (l, out) in out.iter_mut().enumerate() {
            if Self::computes(exec, l) {
                let fp = Self::env(&mut fp, &mut unheard, helpers, l);
                *out = f(fp, a.get(l), b.get(l));
            }
        }
        self.finish(i, fp, &out)
    }

    #[inline(always)]
    fn lane3<D: Elem, A: Elem, B: Elem, C: Elem>(
        &mut self,
        i: &Flat,
        [a, b, c]: [usize; 3],
        f: impl Fn(&mut F, A, B, C) -> D,
    ) -> Flow {
        let (mut fp, mut unheard) = (F::open(self.w), F::open(self.w));
        let regs = &self.w.regs;
        let (a, b) = (
            Lanes::new::<A>(regs, i.slots[a]),
            Lanes::new::<B>(regs, i.slots[b]),
        );
        let c = Lanes::new::<C>(regs, i.slots[c]);
        let (exec, helpers) = (self.w.exec, self.w.helpers);
        let mut out = [D::default(); LANES];
        for (l, out) in out.iter_mut().enumerate() {
            if Self::computes(exec, l) {
                let fp = Self::env(&mut fp, &mut unheard, helpers, l);
                *out = f(fp, a.get(l), b.get(l), c.get(l));
            }
        }
        self.finish(i, fp, &out)
    }

    #[inline(always)]
    fn lane4<D: Elem, A: Elem, B: Elem, C: Elem, E: Elem>(
        &mut self,
        i: &Flat,
        [a, b, c, d]: [usize; 4],
        f: impl Fn(&mut F, A, B, C, E) -> D,
    ) -> Flow {
        let (mut fp, mut unheard) = (F::open(self.w), F::open(self.w));
        let regs = &self.w.regs;
        let (a, b) = (
            Lanes::new::<A>(regs, i.slots[a]),
            Lanes::new::<B>(regs, i.slots[b]),
        );
        let (c, d) = (
            Lanes::new::<C>(regs, i.slots[c]),
            Lanes::new::<E>(regs, i.slots[d]),
        );
        let (exec, helpers) = (self.w.exec, self.w.helpers);
        let mut out = [D::default(); LANES];
        for (l, out) in out.iter_mut().enumerate() {
            if Self::computes(exec, l) {
                let fp = Self::env(&mut fp, &mut unheard, helpers, l);
                *out = f(fp, a.get(l), b.get(l), c.get(l), d.get(l));
            }
        }
        self.finish(i, fp, &out)
    }

    #[inline(always)]
    fn mask2<A: Elem, B: Elem>(
        &mut self,
        i: &Flat,
        [a, b]: [usize; 2],
        f: impl Fn(&mut F, A, B) -> bool,
    ) -> Flow {
        let (mut fp, mut unheard) = (F::open(self.w), F::open(self.w));
        let regs = &self.w.regs;
        let (a, b) = (
            Lanes::new::<A>(regs, i.slots[a]),
            Lanes::new::<B>(regs, i.slots[b]),
        );
        let (exec, helpers) = (self.w.exec, self.w.helpers);
        // In two steps: so the host's vectors do both.
        let mut takes = [false; LANES];
        for (l, takes) in takes.iter_mut().enumerate() {
            if Self::computes(exec, l) {
                let fp = Self::env(&mut fp, &mut unheard, helpers, l);
                *takes = f(fp, a.get(l), b.get(l));
            }
        }
        let mut out = [0; LANES];
        for (out, takes) in out.iter_mut().zip(takes) {
            *out = u32::from(takes).wrapping_neg();
        }
        let mask = high_bits(&out) & self.w.exec;
        self.finish_uniform(i, fp, mask)
    }

    fn fold<D: Elem>(
        &mut self,
        i: &Flat,
        form: Fold,
        cluster: u32,
        identity: u64,
        f: impl Fn(&mut F, D, D) -> D,
    ) -> Flow {
        let mut fp = F::open(self.w);
        let out = self.folded(&mut fp, i.slots[1], form, cluster, identity, f);
        match form {
            Fold::Uniform => self.finish_uniform(i, fp, out[0]),
            _ => self.finish(i, fp, &out),
        }
    }

    #[inline(always)]
    fn uni1<D: Elem, A: Elem>(
        &mut self,
        i: &Flat,
        [a]: [usize; 1],
        f: impl Fn(&mut F, A) -> D,
    ) -> Flow {
        let mut fp = F::open(self.w);
        let value = f(&mut fp, self.uniform(i.slots[a]));
        self.finish_uniform(i, fp, value)
    }

    #[inline(always)]
    fn uni2<D: Elem, A: Elem, B: Elem>(
        &mut self,
        i: &Flat,
        [a, b]: [usize; 2],
        f: impl Fn(&mut F, A, B) -> D,
    ) -> Flow {
        let mut fp = F::open(self.w);
        let value = f(&mut fp, self.uniform(i.slots[a]), self.uniform(i.slots[b]));
        self.finish_uniform(i, fp, value)
    }

    #[inline(always)]
    fn uni3<D: Elem, A: Elem, B: Elem, C: Elem>(
        &mut self,
        i: &Flat,
        [a, b, c]: [usize; 3],
        f: impl Fn(&mut F, A, B, C) -> D,
    ) -> Flow {
        let mut fp = F::open(self.w);
        let (a, b, c) = (
            self.uniform(i.slots[a]),
            self.uniform(i.slots[b]),
            self.uniform(i.slots[c]),
        );
        let value = f(&mut fp, a, b, c);
        self.finish_uniform(i, fp, value)
    }

    #[inline(always)]
    fn uni4<D: Elem, A: Elem, B: Elem, C: Elem, E: Elem>(
        &mut self,
        i: &Flat,
        [a, b, c, d]: [usize; 4],
        f: impl Fn(&mut F, A, B, C, E) -> D,
    ) -> Flow {
        let mut fp = F::open(self.w);
        let (a, b) = (self.uniform(i.slots[a]), self.uniform(i.slots[b]));
        let (c, d) = (self.uniform(i.slots[c]), self.uniform(i.slots[d]));
        let value = f(&mut fp, a, b, c, d);
        self.finish_uniform(i, fp, value)
    }
}

/// Number of a uniform register's row.
pub(crate) fn u_row(n: usize) -> u16 {
    FIRST_U + n as u16
}
