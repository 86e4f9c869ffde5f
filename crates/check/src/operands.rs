//! What an instruction reads, writes and accesses, in one shape for all rows.

use lanemask_isa::linx::{Field, Insn, Op, Reg, Role};

/// An access to memory by a 64-bit row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Access {
    pub kind: Kind,
    /// Global memory (`.brg`), or a tile.
    pub global: bool,
    pub bytes: u64,
    pub base: Reg,
    /// Whether the lane term is added (L-83).
    pub lane_term: bool,
    pub index: Index,
    /// What a store writes, or an atomic combines.
    pub data: Option<Reg>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Load,
    Store,
    Atomic,
    /// V.QPUSH, V.QPOP.
    Ring,
}

/// What is added to the base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Index {
    /// A register, shifted left.
    Reg(Reg, u32),
    /// Bytes.
    Bytes(i64),
}

/// What executes an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Domain {
    /// Each active lane (`v.`).
    Lanes,
    /// The group, once (`l.` and scalar rows).
    Group,
}

const SOURCES: [Field; 10] = [
    Field::SrcL,
    Field::SrcR,
    Field::SrcD,
    Field::SrcA,
    Field::SrcP,
    Field::SrcZero,
    Field::RegSrc,
    Field::RegSrc0,
    Field::RegSrc1,
    Field::RegSrc2,
];

/// Sources in the order of their fields, with the field.
pub(crate) fn sources(insn: &Insn) -> Vec<(Field, Reg)> {
    SOURCES
        .iter()
        // JR ignores its SrcZero (L-42).
        .filter(|f| insn.op != Op::Jr || **f != Field::SrcZero)
        .filter_map(|f| Some((*f, insn.reg(*f)?)))
        .collect()
}

/// Destinations.
pub(crate) fn destinations(insn: &Insn) -> Vec<Reg> {
    // PRF has the field, and writes nothing.
    if matches!(insn.op, Op::Prf | Op::PrfiU) {
        return Vec::new();
    }
    let fixed = matches!(
        insn.op,
        Op::CAdd
            | Op::CAnd
            | Op::COr
            | Op::CSub
            | Op::CAddi
            | Op::CCmpEqi
            | Op::CCmpNei
            | Op::CSextB
            | Op::CSextH
            | Op::CSextW
            | Op::CZextB
            | Op::CZextH
            | Op::CZextW
            | Op::CSlli
            | Op::CSrli
            | Op::CLdi
            | Op::CLwi
    );
    if fixed {
        return vec![Reg::PushT];
    }
    if matches!(insn.op, Op::CSetret | Op::Setret | Op::HlSetret) {
        return vec![Reg::R(10)];
    }
    [Field::RegDst, Field::RegDst0, Field::RegDst1]
        .iter()
        .filter_map(|f| insn.reg(*f))
        .collect()
}

/// Sources, with those that the 16-bit rows imply.
pub(crate) fn all_sources(insn: &Insn) -> Vec<Reg> {
    let mut out: Vec<Reg> = sources(insn).into_iter().map(|(_, r)| r).collect();
    if matches!(
        insn.op,
        Op::CCmpEqi | Op::CCmpNei | Op::CSlli | Op::CSrli | Op::CSdi | Op::CSwi
    ) {
        out.push(Reg::T(1));
    }
    out
}

pub(crate) fn is_vector_reg(r: Reg) -> bool {
    matches!(r, Reg::Vec(..) | Reg::Push(_) | Reg::PushIndexed(..))
}

/// Whether the row is one that compares (V.CMP.*, V.F*), so may make a mask (L-37, Q-18).
pub(crate) fn is_compare(op: Op) -> bool {
    matches!(op.category(), "compare" | "fcompare")
}

/// L-15, and Q-17: a compare to p is lane-wise whatever it reads.
pub(crate) fn domain(insn: &Insn) -> Domain {
    let mask_producer = is_compare(insn.op) && insn.reg(Field::RegDst) == Some(Reg::P);
    if insn.op.role() == Role::BodyVector && (insn.is_vector() || mask_producer) {
        Domain::Lanes
    } else {
        Domain::Group
    }
}

/// The access of a 64-bit row; `None` for rows without one, and for scalar rows.
pub(crate) fn access(insn: &Insn) -> Option<Access> {
    let category = insn.op.category();
    let mnemonic = insn.op.info().mnemonic.to_ascii_lowercase();
    let reg = |f| insn.reg(f).unwrap_or(Reg::Zero);
    match category {
        "atomic" | "queue" => {
            let ring = category == "queue";
            let bytes = if mnemonic.as_bytes().get(3) == Some(&b'd') {
                8
            } else {
                4
            };
            Some(Access {
                kind: if ring { Kind::Ring } else { Kind::Atomic },
                global: !matches!(reg(Field::SrcL), Reg::Tile(_)),
                bytes: if ring { 4 } else { bytes },
                base: reg(Field::SrcL),
                lane_term: false,
                index: Index::Bytes(0),
                data: insn.reg(Field::SrcR),
            })
        }
        "load.brg" | "load.local" | "store.brg" | "store.local" => {
            let mut parts = mnemonic.split('.').skip(1);
            let word = parts.next().unwrap_or_default().to_string();
            let unscaled = parts.next() == Some("u");
            let log2 = match word.as_bytes().get(1) {
                Some(b'b') => 0,
                Some(b'h') => 1,
                Some(b'w') => 2,
                _ => 3,
            };
            let store = category.starts_with("store");
            let immediate = word.ends_with('i');
            let (base, data) = match (store, immediate) {
                (false, _) => (Field::SrcL, None),
                (true, false) => (Field::SrcL, insn.reg(Field::SrcD)),
                (true, true) => (Field::SrcR, insn.reg(Field::SrcL)),
            };
            let index = if immediate {
                Index::Bytes(insn.imm().unwrap_or(0))
            } else {
                let shamt = insn.get(Field::Shamt).unwrap_or(0) as u32;
                // L-84: loads print the whole shift, stores what is added to the size's.
                let size = if store && !unscaled { log2 } else { 0 };
                Index::Reg(reg(Field::SrcR), shamt + size)
            };
            Some(Access {
                kind: if store { Kind::Store } else { Kind::Load },
                global: category.ends_with("brg"),
                bytes: 1 << log2,
                base: reg(base),
                lane_term: insn.get(Field::C) == Some(1),
                index,
                data,
            })
        }
        _ => None,
    }
}

/// The field of a memory instruction that holds the base.
pub(crate) fn base_field(insn: &Insn) -> Option<Field> {
    let access = access(insn)?;
    let data_first = access.kind == Kind::Store && matches!(access.index, Index::Bytes(_));
    Some(if data_first { Field::SrcR } else { Field::SrcL })
}
