//! Masks with names (`.mask`): what p was at a place, and what it is said to be equal to.

use super::Run;
use super::lanes::{Bit, ENTRY, Lanes, Origins, P, State};
use crate::Report;
use crate::bdd::{Set, Var};
use lanemask_object::MaskExpr;
use std::collections::BTreeMap;

impl Run<'_> {
    /// The statements at a place, before its instruction.
    pub(super) fn named(&mut self, state: &mut State, pc: u64, mut report: Option<&mut Report>) {
        let facts = self.facts;
        for note in facts.notes.masks(pc) {
            if let (Some(is), Some(report)) = (&note.is, report.as_deref_mut()) {
                self.look_named(state, pc, is, report);
            }
            if let Some(name) = &note.name
                && let Some(var) = self.named.get(name.as_str()).copied()
            {
                let p = self.lanes.table.var(P);
                self.lanes
                    .put(state, var, Bit::exactly(p), Origins::NOTHING);
            }
        }
    }

    fn look_named(&mut self, state: &State, pc: u64, is: &MaskExpr, report: &mut Report) {
        let insn = self.body.insn(pc);
        let wanted = match self.lanes.expression(&self.named, is) {
            Ok(wanted) => wanted,
            Err(name) => {
                let message = format!("p is said to be {is}, and no mask is called `{name}`");
                report.at("linx-mask-stated", pc, insn, message);
                return;
            }
        };
        let p = self.lanes.table.var(P);
        let on = self.lanes.table.minus(p, wanted);
        let off = self.lanes.table.minus(wanted, p);
        for (wrong, how) in [
            (on, "lanes may be active that are not in it"),
            (off, "lanes that are in it may be off"),
        ] {
            if !self.lanes.table.and(state.lanes, wrong).is_none() {
                let message = format!("p is said to be {is}, and {how}");
                report.at("linx-mask-stated", pc, insn, message);
            }
        }
    }
}

impl Lanes {
    /// The lanes of an expression, or the name that it has and nothing gives.
    pub(crate) fn expression(
        &mut self,
        named: &BTreeMap<&str, Var>,
        is: &MaskExpr,
    ) -> Result<Set, String> {
        let entry = self.table.var(ENTRY);
        let mut any = Set::NONE;
        for terms in &is.0 {
            let mut all = entry;
            for term in terms {
                let mask = match named.get(term.name.as_str()) {
                    Some(var) => self.table.var(*var),
                    None if term.name == "entry" => entry,
                    None if term.name == "none" => Set::NONE,
                    None => return Err(term.name.clone()),
                };
                all = if term.not {
                    self.table.minus(all, mask)
                } else {
                    self.table.and(all, mask)
                };
            }
            any = self.table.or(any, all);
        }
        Ok(any)
    }
}
