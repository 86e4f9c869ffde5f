//! What is wrong with queue positions, values that nobody reads, and lanes that access one cell.

use super::{Entry, Placed};
use crate::body::{Body, sets_mask};
use crate::operands::{self, Domain, Index, Kind};
use crate::{Facts, Report};
use lanemask_isa::linx::{Insn, Reg};
use std::collections::BTreeSet;

pub(super) fn entry(pc: u64, insn: &Insn, reg: Reg, entry: &Entry, report: &mut Report) {
    if let Some((join, a, b)) = entry.unaligned {
        let [join, a, b] = [join, a, b].map(|pc| report.place(pc));
        let message = format!(
            "{reg} is read, and the paths that meet at {join}, one by {a}, one by {b}, push differently often"
        );
        report.at("linx-queue-paths", pc, insn, message);
    } else if entry.never {
        let all = entry.sites.is_empty();
        let paths = if all { "any path" } else { "some path" };
        if sets_mask(insn) {
            let message =
                format!("p is restored from {reg}, and on {paths} nothing was pushed there");
            report.at("linx-mask-unsaved", pc, insn, message);
            return;
        }
        let message = format!("{reg} is read, and on {paths} nothing was pushed there");
        report.at("linx-queue-unwritten", pc, insn, message);
    } else if let Some(head) = entry.moves {
        let message = format!(
            "{reg} is read, and each trip of the loop at {} puts another value there",
            report.place(head)
        );
        report.at("linx-queue-moves", pc, insn, message);
    }
}

/// Values that nobody reads.
pub(super) fn unread(body: &Body, facts: &Facts, read: &BTreeSet<u64>, report: &mut Report) {
    // What the compiler leaves over is no slip in an index.
    if facts.compiled() {
        return;
    }
    for (pc, insn) in body.insns() {
        let pushes = operands::destinations(insn)
            .iter()
            .any(|r| matches!(r, Reg::Push(_) | Reg::PushT | Reg::PushU));
        // Saved masks have a rule of their own.
        let saves = operands::sources(insn).iter().any(|(_, r)| *r == Reg::P);
        let effect = operands::access(insn).is_some_and(|a| a.kind != Kind::Load);
        if pushes && !read.contains(pc) && !saves && !effect {
            report.at("linx-push-unread", *pc, insn, "nothing reads this value");
        }
    }
}

/// L-84: whether all lanes access one cell.
pub(super) fn lane_term(pc: u64, insn: &Insn, placed: &Placed, report: &mut Report) {
    let access = &placed.access;
    let counts = placed.domain == Domain::Lanes
        && matches!(access.kind, Kind::Load | Kind::Store)
        && !access.lane_term;
    let by_lane = match access.index {
        Index::Bytes(_) => false,
        Index::Reg(reg, _) => operands::is_vector_reg(reg) || reg == Reg::Lc(0),
    };
    let same = !placed.offset.is_of_lane() && placed.offset.is_launch_constant();
    // An index that was computed for lanes says itself what is meant.
    let computed = by_lane && access.kind == Kind::Load;
    if !counts || computed || by_lane && !same {
        return;
    }
    let term = format!("lc0<<{}", access.bytes.trailing_zeros());
    let name = insn.op.info().mnemonic.to_ascii_lowercase();
    let group = name.replacen("v.", "l.", 1);
    let (message, fix) = match access.kind {
        Kind::Store => (
            "each active lane stores to the same cell",
            format!(
                "add the lane term {term} behind the base; to store one value of the group, reduce it to t or u and write {group}"
            ),
        ),
        _ => (
            "each active lane loads the same cell",
            format!(
                "add the lane term {term} behind the base; to load one value for the group, write {group} with the destination t or u"
            ),
        ),
    };
    let why = "the lane term is missing, or one access of the group was meant";
    report.because("linx-lane-term", (pc, insn), message, (why, &fix));
}
