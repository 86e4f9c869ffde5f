//! Keeps elsewhere what finds no register.
//!
//! A vector register goes to a word of the lane's scratch memory. It is stored right after each instruction that writes it and
//! loaded right before each that reads it, both under the EXEC of that instruction: a lane stores its own
//! word whenever it defines the value, and loads it only where it may use it, so it does not matter that
//! EXEC is wider or narrower at the use. (Parameters of labels have several definitions, each under the EXEC
//! of the lanes that take that way; each stores.)
//!
//! A uniform register goes to a lane of a vector register that is kept for this; `v.writelane` and `u.readlane` do not depend on EXEC.
//! Constants and descriptors are made again where they are used.

use super::abi;
use super::lir::{Arg, Class, Func, Inst, Kind, Reg, Remat, Vreg};
use super::regs::Group;
use lanemask_diag::Span;
use lanemask_isa::w32::{Mods, Op};
use std::collections::BTreeMap;

/// Scratch offsets beyond this are reached through a base register, so that slots keep room in the immediate.
const NEAR: u32 = 0x8000;

/// Bytes of slots that the immediate has room for in each case.
pub const MAX_BYTES: u32 = 0x1_0000 - NEAR;

/// What is kept elsewhere, over all rounds: a descriptor that is made again needs the address of the argument block,
/// which may be elsewhere since long.
pub struct Spiller {
    slots: BTreeMap<(Vreg, u8), Vreg>,
    remats: BTreeMap<Vreg, Remat>,
    scratch_base: u32,
}

impl Spiller {
    /// Nothing is elsewhere. `scratch_base`: where slots begin in scratch memory.
    pub fn new(scratch_base: u32) -> Spiller {
        Spiller {
            slots: BTreeMap::new(),
            remats: BTreeMap::new(),
            scratch_base,
        }
    }

    /// Rewrites the code so that the groups are kept elsewhere.
    pub fn spill(&mut self, func: &mut Func, groups: &[Group]) {
        for group in groups {
            let mut slots: BTreeMap<i16, Vreg> = BTreeMap::new();
            for (v, offset) in &group.members {
                let info = func.info(*v).clone();
                if let Some(remat) = info.remat {
                    self.remats.insert(*v, remat);
                    continue;
                }
                let class = if info.class == Class::V {
                    Class::VSlot
                } else {
                    Class::USlot
                };
                for part in 0..info.width {
                    let slot = *slots
                        .entry(offset + i16::from(part))
                        .or_insert_with(|| func.vreg(class, 1));
                    self.slots.insert((*v, part), slot);
                }
            }
        }
        let mut blocks = std::mem::take(&mut func.blocks);
        for block in &mut blocks {
            let mut out = Vec::with_capacity(block.insts.len());
            for inst in block.insts.drain(..) {
                self.inst(func, inst, &mut out);
            }
            block.insts = out;
        }
        func.blocks = blocks;
    }

    fn is_spilled(&self, v: Vreg) -> bool {
        self.slots.contains_key(&(v, 0)) || self.remats.contains_key(&v)
    }

    fn inst(&self, func: &mut Func, inst: Inst, out: &mut Vec<Inst>) {
        if self.copy(func, &inst, out) {
            return;
        }
        // What an instruction touches of each spilled register.
        struct Touch {
            whole: bool,
            parts: Vec<u8>,
            reads: bool,
            writes: bool,
        }
        let mut touched: BTreeMap<Vreg, Touch> = BTreeMap::new();
        inst.for_each(|a| {
            if !self.is_spilled(a.reg.vreg) {
                return;
            }
            let t = touched.entry(a.reg.vreg).or_insert(Touch {
                whole: false,
                parts: Vec::new(),
                reads: false,
                writes: false,
            });
            t.whole |= a.reg.count > 1;
            t.reads |= a.reads;
            t.writes |= a.writes;
            if !t.parts.contains(&a.reg.part) {
                t.parts.push(a.reg.part);
            }
        });
        if touched.is_empty() {
            out.push(inst);
            return;
        }
        // The one definition of what is made again at each use.
        let dropped = |(v, t): (&Vreg, &Touch)| t.writes && self.remats.contains_key(v);
        if touched.iter().any(dropped) {
            return;
        }
        let mut inst = inst;
        let mut after = Vec::new();
        for (v, touch) in touched {
            let remat = self.remats.get(&v).copied();
            let info = func.info(v).clone();
            let whole = touch.whole || remat.is_some();
            // New registers, and which part of the old one they begin with.
            let mut new: Vec<(Vreg, u8)> = Vec::new();
            if whole {
                let t = func.tiny(info.class, info.width);
                func.info_mut(t).align = info.align;
                new.push((t, 0));
            } else {
                for part in &touch.parts {
                    new.push((func.tiny(info.class, 1), *part));
                }
            }
            for (t, first) in &new {
                let parts = if whole { info.width } else { 1 };
                if let Some(remat) = remat {
                    self.remat(func, remat, *t, inst.span, out);
                    continue;
                }
                for part in 0..parts {
                    let slot = self.slots[&(v, first + part)];
                    let reg = Reg::part(*t, part);
                    if touch.reads {
                        self.reload(func, slot, reg, inst.span, out);
                    }
                    if touch.writes {
                        self.store(func, slot, Arg::Reg(reg), inst.span, &mut after);
                    }
                }
            }
            for arg in &mut inst.args {
                if let Arg::Reg(reg) | Arg::Half(reg) = arg
                    && reg.vreg == v
                {
                    let (t, first) = *new
                        .iter()
                        .find(|(_, first)| whole || *first == reg.part)
                        .expect("each part was touched");
                    reg.vreg = t;
                    reg.part -= first;
                }
            }
        }
        out.push(inst);
        out.append(&mut after);
    }

    /// Copies from and to a spilled register are a load or a store.
    fn copy(&self, func: &mut Func, inst: &Inst, out: &mut Vec<Inst>) -> bool {
        let Some((d, s)) = inst.as_copy() else {
            return false;
        };
        let class = func.info(d.vreg).class;
        if class != func.info(s.vreg).class || s.mods != Mods::default() {
            return false;
        }
        let to = self.slots.get(&(d.vreg, d.part)).copied();
        let from = self.slots.get(&(s.vreg, s.part)).copied();
        match (to, from) {
            (Some(to), Some(from)) => to == from,
            (None, Some(from)) if !self.is_spilled(d.vreg) => {
                self.reload(func, from, d, inst.span, out);
                true
            }
            (Some(to), None) if !self.is_spilled(s.vreg) => {
                self.store(func, to, Arg::Reg(s), inst.span, out);
                true
            }
            _ => false,
        }
    }

    fn reload(&self, func: &mut Func, slot: Vreg, reg: Reg, span: Span, out: &mut Vec<Inst>) {
        let mut push = |op, args| {
            out.push(Inst {
                kind: Kind::Op(op),
                args,
                span,
            });
        };
        if func.info(slot).class == Class::VSlot {
            let (offset, base) = self.scratch(func, &mut push);
            push(
                Op::ScratchLoadB32,
                vec![Arg::Reg(reg), offset, Arg::SlotOffset(slot, base)],
            );
        } else {
            push(Op::UMovB32, vec![Arg::Reg(reg), Arg::SlotLane(slot)]);
            push(
                Op::UReadlane,
                vec![Arg::Reg(reg), Arg::SlotHome(slot), Arg::Reg(reg)],
            );
        }
    }

    fn store(&self, func: &mut Func, slot: Vreg, source: Arg, span: Span, out: &mut Vec<Inst>) {
        let mut push = |op, args| {
            out.push(Inst {
                kind: Kind::Op(op),
                args,
                span,
            });
        };
        if func.info(slot).class == Class::VSlot {
            let (offset, base) = self.scratch(func, &mut push);
            push(
                Op::ScratchStoreB32,
                vec![source, offset, Arg::SlotOffset(slot, base)],
            );
        } else {
            let lane = func.tiny(Class::U, 1);
            push(Op::UMovB32, vec![Arg::one(lane), Arg::SlotLane(slot)]);
            push(
                Op::VWritelane,
                vec![Arg::SlotHome(slot), source, Arg::one(lane)],
            );
        }
    }

    /// Offset operand and base of slots in scratch memory.
    fn scratch(&self, func: &mut Func, push: &mut impl FnMut(Op, Vec<Arg>)) -> (Arg, u32) {
        if self.scratch_base <= NEAR {
            return (Arg::Bits(0), self.scratch_base);
        }
        let base = func.tiny(Class::U, 1);
        push(
            Op::UMovB32,
            vec![Arg::one(base), Arg::Bits(self.scratch_base)],
        );
        (Arg::one(base), 0)
    }

    fn remat(&self, func: &mut Func, remat: Remat, to: Vreg, span: Span, out: &mut Vec<Inst>) {
        let (op, args) = match remat {
            Remat::Const(bits) => {
                let op = match func.info(to).class {
                    Class::V => Op::VMovB32,
                    _ => Op::UMovB32,
                };
                (op, vec![Arg::one(to), Arg::Bits(bits)])
            }
            Remat::Descriptor(arguments, offset) => (
                abi::load(func.info(to).width),
                vec![
                    Arg::Reg(Reg::all(to, func.info(to).width)),
                    Arg::Reg(Reg::all(arguments, 2)),
                    Arg::Imm(offset),
                ],
            ),
        };
        let inst = Inst {
            kind: Kind::Op(op),
            args,
            span,
        };
        // The argument block's address may be spilled itself.
        self.inst(func, inst, out);
    }
}
