//! Statements that are operations of a subgroup.

use super::lower::{Frame, Lower, R, Slot};
use crate::front::subgroup::Swap;
use lanemask_diag::Diagnostic;
use lanemask_ir::uniform::analyse;
use lanemask_ir::*;
use naga::diagnostic_filter::{FilterableTriggeringRule, Severity};
use naga::{CollectiveOperation, Direction, GatherMode, Handle, SubgroupOperation};

/// The rule of WGSL that such operations stand in uniform flow, by the name under which a shader can switch it off.
pub(super) const RULE: &str = "subgroup_uniformity";

/// Lanes of the largest subgroup that WGSL allows.
const MOST_LANES: u32 = 128;

impl<'m> Lower<'m> {
    /// `subgroupBallot`
    pub(super) fn ballot(
        &mut self,
        frame: &mut Frame<'m>,
        predicate: Option<Handle<naga::Expression>>,
        result: Handle<naga::Expression>,
    ) -> R<()> {
        self.note_rule(frame);
        let cond = match predicate {
            Some(h) => self.scalar(frame, h)?,
            None => self.b.bool(true),
        };
        let words = self.b.ballot(cond);
        self.set_slot(frame, result, Slot::Values(words.into()))
    }

    /// Reductions, scans and votes, component by component.
    pub(super) fn collective(
        &mut self,
        frame: &mut Frame<'m>,
        op: SubgroupOperation,
        over: CollectiveOperation,
        argument: Handle<naga::Expression>,
        result: Handle<naga::Expression>,
    ) -> R<()> {
        self.note_rule(frame);
        let signed = frame.info[argument]
            .ty
            .inner_with(&self.m.types)
            .scalar_kind()
            == Some(naga::ScalarKind::Sint);
        let over = match over {
            CollectiveOperation::Reduce => Over::All,
            CollectiveOperation::InclusiveScan => Over::Inclusive,
            CollectiveOperation::ExclusiveScan => Over::Exclusive,
        };
        let mut out = Vec::new();
        let values = self.values(frame, argument)?;
        let n = self.num(frame, argument)?;
        if n.bits() != 32 {
            use SubgroupOperation as S;
            let float = n.is_float();
            let combine = match op {
                S::And => Combine::And,
                S::Or => Combine::Or,
                S::Xor => Combine::Xor,
                S::Add if float => Combine::AddF32,
                S::Mul if float => Combine::MulF32,
                S::Min if float => Combine::MinF32,
                S::Max if float => Combine::MaxF32,
                S::Add => Combine::Add,
                S::Mul => Combine::Mul,
                S::Min if signed => Combine::MinS32,
                S::Max if signed => Combine::MaxS32,
                S::Min => Combine::MinU32,
                S::Max => Combine::MaxU32,
                S::All | S::Any => return Err(self.internal("a vote on numbers")),
            };
            let Some(out) = self.b.combine_other(combine, over, n, &values) else {
                let name = n.name();
                return Err(self.unsupported(
                    self.b.span,
                    format!("a subgroup reduction or scan of `{name}`"),
                ));
            };
            return self.set_slot(frame, result, Slot::Values(out.into()));
        }
        for value in values.iter().copied() {
            use SubgroupOperation as S;
            let combine = match (op, self.b.ty(value)) {
                (S::All, _) => {
                    out.push(self.b.subgroup_all(value));
                    continue;
                }
                (S::Any, _) => {
                    out.push(self.b.subgroup_any(value));
                    continue;
                }
                (S::And, _) => Combine::And,
                (S::Or, _) => Combine::Or,
                (S::Xor, _) => Combine::Xor,
                (S::Add, Type::I32) => Combine::Add,
                (S::Mul, Type::I32) => Combine::Mul,
                (S::Min, Type::I32) if signed => Combine::MinS32,
                (S::Max, Type::I32) if signed => Combine::MaxS32,
                (S::Min, Type::I32) => Combine::MinU32,
                (S::Max, Type::I32) => Combine::MaxU32,
                (S::Add, Type::F32) => Combine::AddF32,
                (S::Mul, Type::F32) => Combine::MulF32,
                (S::Min, Type::F32) => Combine::MinF32,
                (S::Max, Type::F32) => Combine::MaxF32,
                _ => return Err(self.internal("a subgroup operation on an unfit type")),
            };
            out.push(self.b.combine(combine, over, value));
        }
        self.set_slot(frame, result, Slot::Values(out.into()))
    }

    /// Broadcasts and shuffles, component by component.
    pub(super) fn gather(
        &mut self,
        frame: &mut Frame<'m>,
        mode: &GatherMode,
        argument: Handle<naga::Expression>,
        result: Handle<naga::Expression>,
    ) -> R<()> {
        self.note_rule(frame);
        let index = match mode {
            GatherMode::Broadcast(h)
            | GatherMode::Shuffle(h)
            | GatherMode::ShuffleDown(h)
            | GatherMode::ShuffleUp(h)
            | GatherMode::ShuffleXor(h)
            | GatherMode::QuadBroadcast(h) => Some(self.scalar(frame, *h)?),
            GatherMode::BroadcastFirst | GatherMode::QuadSwap(_) => None,
        };
        let values = self.values(frame, argument)?;
        let mut out = Vec::new();
        for value in values.iter().copied() {
            let b = &mut self.b;
            out.push(match (mode, index) {
                (GatherMode::Broadcast(_) | GatherMode::Shuffle(_), Some(i)) => b.shuffle(value, i),
                (GatherMode::ShuffleDown(_), Some(i)) => b.shuffle_by(value, BinOp::Add, i),
                (GatherMode::ShuffleUp(_), Some(i)) => b.shuffle_by(value, BinOp::Sub, i),
                (GatherMode::ShuffleXor(_), Some(i)) => b.shuffle_by(value, BinOp::Xor, i),
                (GatherMode::QuadBroadcast(_), Some(i)) => b.quad_broadcast(value, i),
                (GatherMode::QuadSwap(direction), _) => b.quad_swap(
                    value,
                    match direction {
                        Direction::X => Swap::Horizontal,
                        Direction::Y => Swap::Vertical,
                        Direction::Diagonal => Swap::Diagonal,
                    },
                ),
                _ => b.broadcast_first(value),
            });
        }
        self.set_slot(frame, result, Slot::Values(out.into()))
    }

    /// Remembers the place of an operation that need not be in uniform flow.
    pub(super) fn note_rule(&mut self, frame: &Frame<'m>) {
        let mut next = frame.rules;
        while let Some(h) = next {
            let node = &self.m.diagnostic_filters[h];
            if matches!(&node.inner.triggering_rule, FilterableTriggeringRule::Unknown(r) if **r == *RULE)
            {
                if node.inner.new_severity != Severity::Error {
                    self.anywhere.push(self.b.span);
                }
                return;
            }
            next = node.parent;
        }
    }
}

/// Errors for operations of a subgroup in flow that is not uniform over subgroups of any size, but for those at `anywhere`.
pub(super) fn check(kernel: &Kernel, anywhere: &[lanemask_diag::Span]) -> Vec<Diagnostic> {
    let facts = analyse(kernel, MOST_LANES);
    let wanted = |d: &&Diagnostic| {
        let place = d.primary.as_ref().map(|l| l.span).unwrap_or_default();
        !anywhere.contains(&place)
    };
    let remedy = format!("`diagnostic(off, {RULE});` allows it");
    let mut found: Vec<Diagnostic> = facts
        .subgroups()
        .iter()
        .filter(wanted)
        .map(|d| d.clone().note(remedy.clone()))
        .collect();
    // One call on a vector is several operations.
    found.dedup_by(|a, b| a.primary == b.primary);
    found
}
