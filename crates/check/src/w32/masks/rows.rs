//! What instructions have to do with lane masks: which write EXEC and from what, what bit they make, which need lanes.

use super::super::touches;
use super::super::{Register, indexed};
use lanemask_isa::w32::{CONSTS, FLAGS, Insn, LANES, Op, Operand, csr};
use std::collections::{BTreeMap, BTreeSet};

/// A lane of a vector register that keeps a uniform value: `v.writelane` puts it there, `u.readlane` gets it.
pub(super) type Slot = (u8, u8);

/// A source of a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A uniform register.
    U(u8),
    /// A constant.
    Bits(u32),
    /// EXEC itself.
    Exec,
    /// The helper lanes.
    Helpers,
    /// What was put in a slot.
    Slot(Slot),
    /// A mask of active lanes that nothing else is known of: the result of a compare.
    Active,
    /// Anything.
    Unknown,
}

/// A mask, as it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    /// A copy.
    Copy(Source),
    /// The complement.
    Not(Source),
    And(Source, Source),
    Or(Source, Source),
    Xor(Source, Source),
    /// The first without the second.
    Without(Source, Source),
    /// Its lanes and any others.
    AtLeast(Source),
}

impl Made {
    /// What it is made of.
    pub(super) fn sources(self) -> impl Iterator<Item = Source> {
        let (a, b) = match self {
            Made::Copy(a) | Made::Not(a) | Made::AtLeast(a) => (a, None),
            Made::And(a, b) | Made::Or(a, b) | Made::Xor(a, b) | Made::Without(a, b) => {
                (a, Some(b))
            }
        };
        std::iter::once(a).chain(b)
    }

    /// The registers that it is made of.
    pub(super) fn registers(self) -> impl Iterator<Item = u8> {
        self.sources().filter_map(|s| match s {
            Source::U(n) => Some(n),
            _ => None,
        })
    }
}

/// Operand `k` as the source of a mask.
pub(super) fn source(insn: &Insn, k: usize) -> Source {
    match insn.operand(k) {
        Some(Operand::U { first, .. }) => Source::U(first),
        Some(Operand::Lit(bits) | Operand::Imm(bits)) => Source::Bits(bits),
        Some(Operand::Const { code, .. }) => (CONSTS.iter())
            .find(|c| c.code == code)
            .map_or(Source::Unknown, |c| Source::Bits(c.b32)),
        _ => Source::Unknown,
    }
}

/// What EXEC becomes, for instructions that write it.
pub(super) fn exec(insn: &Insn) -> Option<Made> {
    let is_exec = insn.operand(0) == Some(Operand::Csr(csr::EXEC));
    let s = |k| source(insn, k);
    Some(match insn.op {
        Op::ExecSet => Made::Copy(s(0)),
        Op::ExecWqm => Made::AtLeast(Source::Exec),
        Op::SaveexecMov => Made::Copy(s(1)),
        Op::SaveexecAnd => Made::And(Source::Exec, s(1)),
        Op::SaveexecOr => Made::Or(Source::Exec, s(1)),
        Op::SaveexecXor => Made::Xor(Source::Exec, s(1)),
        Op::SaveexecAndn1 => Made::Without(s(1), Source::Exec),
        Op::SaveexecAndn2 => Made::Without(Source::Exec, s(1)),
        Op::Csrw | Op::Csrwi if is_exec => Made::Copy(s(1)),
        Op::Csrs | Op::Csrsi if is_exec => Made::Or(Source::Exec, s(1)),
        Op::Csrc | Op::Csrci if is_exec => Made::Without(Source::Exec, s(1)),
        _ => return None,
    })
}

/// The register that a mask is written to, and the mask, for instructions of which more is known than that they write a register.
/// `lane` is the lane that `u.readlane` gets, if that is known.
pub(super) fn written(insn: &Insn, lane: Option<u8>) -> Option<(u8, Made)> {
    let s = |k| source(insn, k);
    let made = match insn.op {
        Op::ExecGet
        | Op::ExecWqm
        | Op::SaveexecMov
        | Op::SaveexecAnd
        | Op::SaveexecOr
        | Op::SaveexecXor
        | Op::SaveexecAndn1
        | Op::SaveexecAndn2 => Made::Copy(Source::Exec),
        Op::Csrr if insn.operand(1) == Some(Operand::Csr(csr::EXEC)) => Made::Copy(Source::Exec),
        Op::HelperGet => Made::Copy(Source::Helpers),
        Op::UMovB32 => Made::Copy(s(1)),
        Op::UNotB32 => Made::Not(s(1)),
        Op::UAndB32 => Made::And(s(1), s(2)),
        Op::UOrB32 => Made::Or(s(1), s(2)),
        Op::UXorB32 => Made::Xor(s(1), s(2)),
        Op::UAndnB32 => Made::Without(s(1), s(2)),
        Op::UReadlane => match (insn.operand(1), lane) {
            (Some(Operand::V { first, .. }), Some(lane)) => Made::Copy(Source::Slot((first, lane))),
            _ => return None,
        },
        _ => return None,
    };
    match insn.operand(0) {
        Some(Operand::U { first, .. }) => Some((first, made)),
        _ => None,
    }
}

/// The lane masks of compares and carries that an instruction writes: subsets of the active lanes.
pub(super) fn lane_masks(insn: &Insn) -> impl Iterator<Item = u8> {
    let infos = insn.op.info().operands.iter().enumerate();
    infos.filter_map(|(k, info)| match insn.operand(k) {
        Some(Operand::U { first, .. }) if info.writes && info.kind == "um" => Some(first),
        _ => None,
    })
}

/// The slot that an instruction fills, and with what, if the lane is known.
pub(super) fn slot(insn: &Insn, lane: Option<u8>) -> Option<(Slot, Source)> {
    match (insn.op, insn.operand(0), lane) {
        (Op::VWritelane, Some(Operand::V { first, .. }), Some(lane)) => {
            Some(((first, lane), source(insn, 1)))
        }
        _ => None,
    }
}

/// The lane that each instruction of a block puts a uniform value in or gets one from, where it is a constant: a number, or a register that the
/// block has put one in.
pub(super) fn slot_lanes<'i>(block: impl Iterator<Item = &'i Insn>) -> Vec<Option<u8>> {
    let mut constants: BTreeMap<u8, u32> = BTreeMap::new();
    let lane = |insn: &Insn, constants: &BTreeMap<u8, u32>| {
        if !matches!(insn.op, Op::VWritelane | Op::UReadlane) {
            return None;
        }
        let number = match source(insn, 2) {
            Source::Bits(bits) => bits,
            Source::U(r) => *constants.get(&r)?,
            _ => return None,
        };
        Some((number % LANES as u32) as u8)
    };
    block
        .map(|insn| {
            let out = lane(insn, &constants);
            for t in touches(insn).iter().filter(|t| t.writes) {
                if let Register::U(r) = t.register {
                    constants.remove(&r);
                }
            }
            if let Some((register, Made::Copy(Source::Bits(bits)))) = written(insn, None) {
                constants.insert(register, bits);
            }
            out
        })
        .collect()
}

/// Whether an instruction copies EXEC to a register.
pub(super) fn saves(insn: &Insn) -> Option<u8> {
    match written(insn, None) {
        Some((register, Made::Copy(Source::Exec))) => Some(register),
        _ => None,
    }
}

/// Vector registers that an instruction writes.
pub(super) fn vector_writes(insn: &Insn) -> BTreeSet<u8> {
    (touches(insn).into_iter().filter(|t| t.writes))
        .filter_map(|t| match t.register {
            Register::V(n) => Some(n),
            Register::U(_) => None,
        })
        .collect()
}

/// Whether movrel may write any register from its base on.
pub(super) fn writes_indexed(insn: &Insn) -> bool {
    indexed(insn.op, 0)
}

fn has_flag(insn: &Insn, flag: &str) -> bool {
    let bit = FLAGS.iter().position(|(name, _)| *name == flag);
    bit.is_some_and(|b| insn.op.info().flags.0 >> b & 1 == 1)
}

/// Whether an instruction is of no use without lanes: an access to memory but for scratch, or one that combines lanes. What only writes
/// vector registers may well run without lanes.
pub(super) fn needs_lanes(insn: &Insn) -> bool {
    if has_flag(insn, "ei") {
        return false;
    }
    let name = insn.op.info().mnemonic;
    let memory = has_flag(insn, "mt") && !name.starts_with("scratch.");
    let combines = ["u.reduce.", "v.scan.", "v.exscan."];
    memory || combines.iter().any(|c| name.starts_with(c))
}
