//! What the object says that instructions are meant to do, by address.

use crate::body::Body;
use crate::operands;
use crate::{Finding, Report};
use lanemask_isa::linx::{Field, Insn, Reg};
use lanemask_object::{MaskNote, Object};
use std::collections::{BTreeMap, BTreeSet};

/// Names of operands and statements on masks.
pub(crate) struct Noted<'a> {
    names: BTreeMap<(u64, usize), &'a str>,
    masks: BTreeMap<u64, Vec<&'a MaskNote>>,
}

impl<'a> Noted<'a> {
    pub(crate) fn new(object: &'a Object, base: u64) -> Noted<'a> {
        let at = |offset: u32| base.wrapping_add(u64::from(offset));
        let mut masks: BTreeMap<u64, Vec<&MaskNote>> = BTreeMap::new();
        for m in &object.notes.masks {
            masks.entry(at(m.offset)).or_default().push(m);
        }
        let names = object.notes.names.iter();
        Noted {
            names: names
                .map(|n| ((at(n.offset), n.field as usize), n.name.as_str()))
                .collect(),
            masks,
        }
    }

    /// The name of an operand.
    pub(crate) fn name(&self, pc: u64, insn: &Insn, field: Field) -> Option<&'a str> {
        let k = insn.op.position(field)?;
        self.names.get(&(pc, k)).copied()
    }

    /// The name under which an instruction writes what is read as `reg`.
    pub(crate) fn written(&self, pc: u64, insn: &Insn, reg: Reg) -> Option<&'a str> {
        let fields = [Field::RegDst, Field::RegDst0, Field::RegDst1];
        let writes = |f: &Field| match (insn.reg(*f), reg) {
            (Some(Reg::PushT), Reg::T(_)) | (Some(Reg::PushU), Reg::U(_)) => true,
            (Some(Reg::Push(a)), Reg::Vec(b, _)) => a == b,
            (Some(Reg::R(a)), Reg::R(b)) => a == b,
            _ => false,
        };
        let field = fields.into_iter().find(writes)?;
        self.name(pc, insn, field)
    }

    /// Statements on p at a place, in the order of the text.
    pub(crate) fn masks(&self, pc: u64) -> &[&'a MaskNote] {
        self.masks.get(&pc).map_or(&[], Vec::as_slice)
    }

    /// Names of masks.
    pub(crate) fn mask_names(&self) -> BTreeSet<&'a str> {
        let all = self.masks.values().flatten();
        all.filter_map(|m| m.name.as_deref()).collect()
    }

    /// Notes that do not belong to an instruction of these bodies, as the place and what is wrong.
    fn misplaced(&self, bodies: &[Body]) -> Vec<(u64, String)> {
        let find = |pc: u64| bodies.iter().find_map(|b| b.insns().get(&pc));
        let mut out = Vec::new();
        for ((pc, field), name) in &self.names {
            match find(*pc) {
                None => out.push((*pc, format!("`{name}` names an operand of no instruction"))),
                Some(insn) if !takes_name(insn, *field) => {
                    out.push((*pc, format!("`{name}` names what takes no name")));
                }
                Some(_) => {}
            }
        }
        for pc in self.masks.keys().filter(|pc| find(**pc).is_none()) {
            out.push((*pc, "this speaks of p where no instruction runs".into()));
        }
        out
    }
}

/// Whether a field can have a name: a queue entry or register, or the base of an access.
fn takes_name(insn: &Insn, field: usize) -> bool {
    let Some(reg) = insn.op.fields().get(field).and_then(|f| insn.reg(*f)) else {
        return false;
    };
    match reg {
        Reg::T(_) | Reg::U(_) | Reg::R(_) | Reg::Vec(..) => true,
        Reg::PushT | Reg::PushU | Reg::Push(_) => true,
        Reg::Ri(_) | Reg::Tile(_) => operands::base_field(insn) == Some(insn.op.fields()[field]),
        _ => false,
    }
}

/// Findings on notes of an object, whose bodies these are: each note belongs to an instruction.
pub(crate) fn check(object: &Object, base: u64, bodies: &[Body]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (pc, message) in Noted::new(object, base).misplaced(bodies) {
        let at = |k: &&lanemask_object::KernelMeta| base + u64::from(k.entry) <= pc;
        let kernel = (object.kernels.iter().filter(at))
            .max_by_key(|k| k.entry)
            .map_or(String::new(), |k| k.name.clone());
        let mut report = Report::new(object, kernel, base);
        report.add("linx-note-place", Some((pc, None)), message);
        findings.extend(report.findings);
    }
    findings
}
