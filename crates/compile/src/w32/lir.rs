//! Machine code before registers are chosen: instructions of the machine over virtual registers, in blocks.

use lanemask_diag::Span;
use lanemask_isa::w32::{Mods, Op};

/// What holds a virtual register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Vector registers, written under EXEC.
    V,
    /// Uniform registers.
    U,
    /// A word of scratch memory per lane.
    VSlot,
    /// A lane of a vector register that is kept for this.
    USlot,
}

impl Class {
    /// Whether it is written under EXEC, so that each lane's contents follow the lane's own way through the code.
    pub fn per_lane(self) -> bool {
        matches!(self, Class::V | Class::VSlot)
    }
}

/// A virtual register: index into [`Func::vregs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Vreg(pub u32);

/// What is known of a virtual register.
#[derive(Clone, Debug)]
pub struct VregInfo {
    /// What holds it.
    pub class: Class,
    /// Consecutive registers.
    pub width: u8,
    /// The first one is a multiple of this.
    pub align: u8,
    /// Lives for a few instructions only, so there is no use in spilling it.
    pub tiny: bool,
    /// It must be in this register.
    pub fixed: Option<u8>,
    /// How to make its contents again instead of keeping them.
    pub remat: Option<Remat>,
}

/// An instruction that makes the contents of a register from nothing that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remat {
    /// The constant.
    Const(u32),
    /// The descriptor at this offset of the argument block, whose address is in the pair.
    Descriptor(Vreg, u32),
}

/// A place in the code: index into [`Func::points`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(pub u32);

/// Registers of a [`Vreg`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reg {
    /// Which.
    pub vreg: Vreg,
    /// First one within it.
    pub part: u8,
    /// How many.
    pub count: u8,
    /// Float source modifiers.
    pub mods: Mods,
}

impl Reg {
    /// One register.
    pub fn part(vreg: Vreg, part: u8) -> Reg {
        Reg {
            vreg,
            part,
            count: 1,
            mods: Mods::default(),
        }
    }

    /// A register of width 1.
    pub fn one(vreg: Vreg) -> Reg {
        Reg::part(vreg, 0)
    }

    /// `count` registers from the first.
    pub fn all(vreg: Vreg, count: u8) -> Reg {
        Reg {
            count,
            ..Reg::one(vreg)
        }
    }
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Registers.
    Reg(Reg),
    /// The low half of a register.
    Half(Reg),
    /// A 32-bit source.
    Bits(u32),
    /// A number.
    Imm(u32),
    /// A branch target.
    Point(Point),
    /// Byte offset of a slot in scratch memory, from the base given.
    SlotOffset(Vreg, u32),
    /// The vector register of a slot.
    SlotHome(Vreg),
    /// The lane of a slot.
    SlotLane(Vreg),
}

impl Arg {
    /// One register.
    pub fn one(vreg: Vreg) -> Arg {
        Arg::Reg(Reg::one(vreg))
    }
}

/// What an instruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the machine.
    Op(Op),
    /// Start of the kernel: defines its operands, which are where the launch puts them.
    Entry,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    /// What it is.
    pub kind: Kind,
    /// In the order of the syntax.
    pub args: Vec<Arg>,
    /// Where it comes from.
    pub span: Span,
}

/// Which registers an operand reads or writes.
pub struct Access {
    /// The registers.
    pub reg: Reg,
    /// Whether it reads them.
    pub reads: bool,
    /// Whether it writes them.
    pub writes: bool,
}

impl Inst {
    /// Calls `f` with each register that it touches.
    pub fn for_each(&self, mut f: impl FnMut(Access)) {
        for (k, arg) in self.args.iter().enumerate() {
            let (reg, half) = match *arg {
                Arg::Reg(reg) => (reg, false),
                Arg::Half(reg) => (reg, true),
                Arg::SlotHome(v) => (Reg::one(v), false),
                Arg::SlotOffset(v, _) => {
                    let store = self.kind == Kind::Op(Op::ScratchStoreB32);
                    f(Access {
                        reg: Reg::one(v),
                        reads: !store,
                        writes: store,
                    });
                    continue;
                }
                _ => continue,
            };
            let (reads, writes) = match self.kind {
                Kind::Entry => (false, true),
                Kind::Op(op) => {
                    let info = &op.info().operands[k];
                    // Writing one half keeps the other.
                    (info.reads || half && info.writes, info.writes)
                }
            };
            f(Access { reg, reads, writes });
        }
    }

    /// Destination and source if it copies one register to another of the same class.
    pub fn as_copy(&self) -> Option<(Reg, Reg)> {
        match (self.kind, self.args.as_slice()) {
            (Kind::Op(Op::VMovB32 | Op::UMovB32), &[Arg::Reg(d), Arg::Reg(s)]) => Some((d, s)),
            _ => None,
        }
    }
}

/// Where control goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// To a place.
    Point(Point),
    /// To the block that follows.
    Next,
}

/// A block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// In order; branches at the end.
    pub insts: Vec<Inst>,
    /// Where the warp goes.
    pub warp: Vec<Edge>,
    /// Where its lanes go.
    pub lanes: Vec<Edge>,
    /// Loops around it.
    pub depth: u32,
}

/// A kernel.
#[derive(Clone, Debug, Default)]
pub struct Func {
    /// In the order of the code.
    pub blocks: Vec<Block>,
    /// Virtual registers.
    pub vregs: Vec<VregInfo>,
    /// Block of each place, once it is placed.
    pub points: Vec<Option<u32>>,
}

impl Func {
    /// A new virtual register.
    pub fn vreg(&mut self, class: Class, width: u8) -> Vreg {
        self.vregs.push(VregInfo {
            class,
            width,
            align: 1,
            tiny: false,
            fixed: None,
            remat: None,
        });
        Vreg(self.vregs.len() as u32 - 1)
    }

    /// A new one for a few instructions.
    pub fn tiny(&mut self, class: Class, width: u8) -> Vreg {
        let v = self.vreg(class, width);
        self.info_mut(v).tiny = true;
        v
    }

    /// What is known of one.
    pub fn info(&self, vreg: Vreg) -> &VregInfo {
        &self.vregs[vreg.0 as usize]
    }

    /// The same, to change.
    pub fn info_mut(&mut self, vreg: Vreg) -> &mut VregInfo {
        &mut self.vregs[vreg.0 as usize]
    }

    /// The block of an edge that leaves block `from`.
    pub fn target(&self, from: usize, edge: Edge) -> Option<usize> {
        match edge {
            Edge::Next => Some(from + 1).filter(|b| *b < self.blocks.len()),
            Edge::Point(p) => self.points[p.0 as usize].map(|b| b as usize),
        }
    }
}
