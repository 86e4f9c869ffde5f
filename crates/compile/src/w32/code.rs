//! Machine code after registers are chosen: instructions of the machine in blocks, branches to blocks.

use super::lir::{Arg, Class, Func, Kind, Reg, Vreg};
use super::regs::Places;
use lanemask_diag::Span;
use lanemask_isa::w32::{Op, Operand};

/// An instruction. A branch has its target, a block, in place of its last operand.
#[derive(Clone, Debug)]
pub struct Inst {
    /// Which.
    pub op: Op,
    /// In the order of the syntax, without the target.
    pub operands: Vec<Operand>,
    /// Block that it branches to.
    pub target: Option<usize>,
    /// Where it comes from.
    pub span: Span,
}

/// Instructions; control falls through to the next block.
pub type Code = Vec<Vec<Inst>>;

/// Bytes of a slot.
const SLOT_BYTES: u32 = 4;

/// Puts the registers in. Copies of a register to itself go away.
pub fn assign(func: &Func, places: &Places) -> Code {
    let operand = |arg: &Arg| match *arg {
        Arg::Reg(reg) => register(func, places, reg),
        Arg::Half(reg) => Operand::VHalf {
            reg: number(places, reg),
            high: false,
            mods: reg.mods,
        },
        Arg::Bits(bits) => Operand::bits32(bits),
        Arg::Imm(n) => Operand::Imm(n),
        Arg::SlotOffset(slot, base) => Operand::Imm(base + SLOT_BYTES * color(places, slot)),
        Arg::SlotHome(slot) => Operand::v(places.home + (color(places, slot) / 32) as u8),
        Arg::SlotLane(slot) => Operand::bits32(color(places, slot) % 32),
        Arg::Point(_) => Operand::Rel(0),
    };
    let mut code = Code::new();
    for block in &func.blocks {
        let mut out = Vec::new();
        for inst in &block.insts {
            let Kind::Op(op) = inst.kind else { continue };
            if let Some((d, s)) = inst.as_copy()
                && func.info(d.vreg).class == func.info(s.vreg).class
                && number(places, d) == number(places, s)
            {
                continue;
            }
            let target = inst.args.iter().find_map(|a| match a {
                Arg::Point(p) => Some(func.points[p.0 as usize].expect("a target is placed")),
                _ => None,
            });
            let operands = inst
                .args
                .iter()
                .filter(|a| !matches!(a, Arg::Point(_)))
                .map(operand)
                .collect();
            out.push(Inst {
                op,
                operands,
                target: target.map(|b| b as usize),
                span: inst.span,
            });
        }
        code.push(out);
    }
    code
}

fn color(places: &Places, slot: Vreg) -> u32 {
    places.slots[slot.0 as usize].expect("a slot has a number")
}

fn number(places: &Places, reg: Reg) -> u8 {
    places.at[reg.vreg.0 as usize].expect("a register that is named has a place") + reg.part
}

fn register(func: &Func, places: &Places, reg: Reg) -> Operand {
    let first = number(places, reg);
    let (count, mods) = (reg.count, reg.mods);
    if func.info(reg.vreg).class == Class::V {
        Operand::V { first, count, mods }
    } else {
        Operand::U { first, count, mods }
    }
}
