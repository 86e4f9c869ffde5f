//! Slots with names: one name is one address, and nothing else meets it.

use crate::affine::{Affine, Atom};
use crate::body::Body;
use crate::flow::{Flow, Placed};
use crate::operands;
use crate::shape::{Launch, Shape, may_meet};
use crate::{Facts, Report};
use lanemask_isa::linx::Reg;
use std::collections::BTreeMap;

/// An access with the name of its slot.
struct Use<'a> {
    pc: u64,
    placed: &'a Placed,
    name: Option<&'a str>,
}

/// Checks all accesses to bases some of whose slots have names.
pub(crate) fn check(body: &Body, flow: &Flow, facts: &Facts, report: &mut Report) {
    let mut bases: BTreeMap<Reg, Vec<Use>> = BTreeMap::new();
    for (pc, placed) in &flow.accesses {
        // The address of an atomic may be a group value: its name is that of the value.
        if !matches!(placed.access.base, Reg::Ri(_) | Reg::Tile(_)) {
            continue;
        }
        let insn = body.insn(*pc);
        let base = operands::base_field(insn);
        let name = base.and_then(|f| facts.notes.name(*pc, insn, f));
        let all = bases.entry(placed.access.base).or_default();
        let pc = *pc;
        all.push(Use { pc, placed, name });
    }
    for (base, accesses) in bases {
        if accesses.iter().any(|u| u.name.is_some()) {
            let slots = Slots {
                body,
                flow,
                launch: Launch {
                    lanes: facts.lanes() as i64,
                    groups: facts.groups().map(|n| n as i64),
                },
                base,
            };
            slots.check(&accesses, report);
        }
    }
}

struct Slots<'a> {
    body: &'a Body,
    flow: &'a Flow,
    launch: Launch,
    base: Reg,
}

impl Slots<'_> {
    fn check(&self, accesses: &[Use], report: &mut Report) {
        let mut first: BTreeMap<&str, (u64, &Placed)> = BTreeMap::new();
        for Use { pc, placed, name } in accesses {
            let Some(name) = name else { continue };
            if !is_fixed(&placed.offset) {
                let message = format!(
                    "slot `{name}`: {} + {} is not the same at all times",
                    self.base, placed.offset
                );
                report.at("linx-slot-name", *pc, self.body.insn(*pc), message);
                continue;
            }
            let (at, slot) = *first.entry(name).or_insert((*pc, placed));
            if slot.offset != placed.offset || slot.access.bytes != placed.access.bytes {
                let text = |p: &Placed| {
                    format!("{} bytes at {} + {}", p.access.bytes, self.base, p.offset)
                };
                let message = format!(
                    "slot `{name}` is {} here, and {} at {}",
                    text(placed),
                    text(slot),
                    report.place(at)
                );
                report.at("linx-slot-name", *pc, self.body.insn(*pc), message);
            }
        }
        // Each slot with what has another name, or none.
        let mut met: Vec<(&str, Option<&str>, u64)> = Vec::new();
        for (name, (at, slot)) in &first {
            for Use {
                pc,
                placed,
                name: other,
            } in accesses
            {
                // Two names: once.
                if *other == Some(*name) || other.is_some_and(|o| o < *name) {
                    continue;
                }
                if !self.may_meet(slot, placed) || met.contains(&(*name, *other, *pc)) {
                    continue;
                }
                met.push((*name, *other, *pc));
                let is = match other {
                    Some(other) => format!("slot `{other}`"),
                    None => "this access without a name".into(),
                };
                let message = format!(
                    "{is} at {} + {} may meet slot `{name}` of {}",
                    self.base,
                    placed.offset,
                    report.place(*at)
                );
                report.at("linx-slot-name", *pc, self.body.insn(*pc), message);
            }
        }
    }

    fn may_meet(&self, slot: &Placed, other: &Placed) -> bool {
        let imports = |p: &Placed| -> Vec<(Atom, i64)> {
            let fixed = |a: Atom| matches!(a, Atom::Import(_) | Atom::Register(_));
            let terms = p.offset.terms.iter().copied();
            terms.filter(|(a, _)| fixed(*a)).collect()
        };
        let shape = |p: &Placed| Shape::new(p, &self.flow.ranges);
        match (shape(slot), shape(other)) {
            (Some(a), Some(b)) => {
                imports(slot) != imports(other)
                    || a.outer != b.outer
                    || may_meet(&a, &b, self.launch)
            }
            // What depends on unbounded data has rules of its own.
            _ => false,
        }
    }
}

/// Whether an address is made of what does not change while a group runs.
fn is_fixed(offset: &Affine) -> bool {
    let fixed = |a: Atom| a.is_counter() || matches!(a, Atom::Import(_) | Atom::Register(_));
    offset.terms.iter().all(|(a, _)| fixed(*a))
}
