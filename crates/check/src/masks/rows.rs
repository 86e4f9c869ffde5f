//! Rows that pass masks on, and slots in memory that keep them.

use super::Slot;
use crate::flow::{Flow, Placed};
use crate::operands::{self, Domain, Kind};
use lanemask_isa::linx::{Field, Insn, Op, Reg};
use std::collections::BTreeSet;

/// Group-domain and, or, exclusive or.
pub(super) fn is_bitwise(insn: &Insn) -> bool {
    matches!(
        insn.op,
        Op::VOr
            | Op::Or
            | Op::COr
            | Op::VOri
            | Op::Ori
            | Op::HlOri
            | Op::VAnd
            | Op::And
            | Op::CAnd
            | Op::VAndi
            | Op::Andi
            | Op::HlAndi
            | Op::VXor
            | Op::Xor
            | Op::VXori
            | Op::Xori
            | Op::HlXori
    )
}

/// A sum with zero, or a move.
pub(super) fn is_move(insn: &Insn) -> bool {
    let zero = |f| insn.reg(f) == Some(Reg::Zero);
    let plain = matches!(insn.get(Field::SrcRType), None | Some(0))
        && matches!(insn.get(Field::Shamt), None | Some(0));
    match insn.op {
        Op::CMovr => true,
        Op::VAdd | Op::Add | Op::CAdd => plain && (zero(Field::SrcL) || zero(Field::SrcR)),
        Op::VSub | Op::Sub | Op::CSub => zero(Field::SrcR),
        Op::VAddi | Op::Addi | Op::VSubi | Op::Subi | Op::CAddi => insn.imm() == Some(0),
        _ => false,
    }
}

/// Whether an instruction copies p, or a part of it, to somewhere else.
pub(super) fn saves_mask(insn: &Insn) -> bool {
    let reads = operands::sources(insn).iter().any(|(_, r)| *r == Reg::P);
    let stores =
        operands::access(insn).is_some_and(|a| a.kind == Kind::Store && a.data == Some(Reg::P));
    let copies =
        (is_bitwise(insn) || is_move(insn)) && !operands::destinations(insn).contains(&Reg::P);
    reads && operands::domain(insn) == Domain::Group && (copies || stores)
}

/// Whether such a copy has all of p.
pub(super) fn copies_whole(insn: &Insn) -> bool {
    let zero = [Field::SrcL, Field::SrcR]
        .iter()
        .any(|f| insn.reg(*f) == Some(Reg::Zero));
    let plain = matches!(insn.get(Field::SrcRType), None | Some(0))
        && matches!(insn.get(Field::Shamt), None | Some(0));
    let stores = operands::access(insn).is_some_and(|a| a.kind == Kind::Store);
    stores
        || is_move(insn)
        || plain && zero && matches!(insn.op, Op::VOr | Op::Or | Op::COr | Op::VXor | Op::Xor)
}

/// Whether an instruction takes those of a copy that p does not hold: and with `p.not`, or exclusive or with p.
pub(super) fn switches(insn: &Insn) -> bool {
    let plain = matches!(insn.get(Field::Shamt), None | Some(0));
    let with_p = [Field::SrcL, Field::SrcR].map(|f| insn.reg(f) == Some(Reg::P));
    let group = operands::domain(insn) == Domain::Group;
    group
        && plain
        && match insn.op {
            Op::VAnd | Op::And => with_p[1] && insn.get(Field::SrcRType) == Some(3),
            Op::VXor | Op::Xor => with_p != [false; 2],
            _ => false,
        }
}

/// The slot of an access, if its address is made of counters and imports only.
pub(super) fn slot_of(placed: &Placed) -> Option<Slot> {
    use crate::affine::Atom;
    let whole = matches!(placed.access.bytes, 4 | 8)
        && placed.domain == Domain::Group
        && matches!(placed.access.kind, Kind::Load | Kind::Store);
    let known = (placed.offset.terms.iter())
        .all(|(a, _)| matches!(a, Atom::Counter(1 | 2) | Atom::Import(_)));
    (whole && known).then(|| Slot {
        global: placed.access.global,
        base: placed.access.base,
        terms: placed.offset.terms.clone(),
        constant: placed.offset.constant,
        bytes: placed.access.bytes,
    })
}

/// Slots that are both stored and loaded.
pub(super) fn slots(flow: &Flow) -> Vec<Slot> {
    let of = |kind: Kind| -> BTreeSet<Slot> {
        (flow.accesses.values())
            .filter(|p| p.access.kind == kind)
            .filter_map(slot_of)
            .collect()
    };
    let (stored, loaded) = (of(Kind::Store), of(Kind::Load));
    stored.intersection(&loaded).cloned().collect()
}
