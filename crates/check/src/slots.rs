//! Slots with names: one name is one address, and nothing else meets it.

use crate::affine::{Affine, Atom};
use crate::body::Body;
use crate::flow::{Flow, Placed};
use crate::operands::{self, Domain};
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
        // Each slot with what has another name, or none: accesses that are alike together.
        let mut of: BTreeMap<(Option<&str>, bool, u64, &Affine), usize> = BTreeMap::new();
        let mut alike: Vec<(&Use, Option<Place>, Vec<u64>)> = Vec::new();
        for access in accesses {
            let placed = access.placed;
            let lanes = placed.domain == Domain::Lanes;
            let key = (access.name, lanes, placed.access.bytes, &placed.offset);
            let k = *of.entry(key).or_insert(alike.len());
            match alike.get_mut(k) {
                Some((.., pcs)) => pcs.push(access.pc),
                None => alike.push((access, self.place(placed), vec![access.pc])),
            }
        }
        for (name, (at, slot)) in &first {
            let Some(place) = self.place(slot) else {
                continue;
            };
            for (access, other, pcs) in &alike {
                // Two names: once.
                if access.name == Some(*name) || access.name.is_some_and(|o| o < *name) {
                    continue;
                }
                // What depends on unbounded data has rules of its own.
                if !other
                    .as_ref()
                    .is_some_and(|other| self.may_meet(&place, other))
                {
                    continue;
                }
                let is = match access.name {
                    Some(other) => format!("slot `{other}`"),
                    None => "this access without a name".into(),
                };
                let message = format!(
                    "{is} at {} + {} may meet slot `{name}` of {}",
                    self.base,
                    access.placed.offset,
                    report.place(*at)
                );
                for pc in pcs {
                    report.at("linx-slot-name", *pc, self.body.insn(*pc), message.clone());
                }
            }
        }
    }

    fn place(&self, placed: &Placed) -> Option<Place> {
        let fixed = |a: Atom| matches!(a, Atom::Import(_) | Atom::Register(_));
        let terms = placed.offset.terms.iter().copied();
        Some(Place {
            shape: Shape::new(placed, &self.flow.ranges)?,
            imports: terms.filter(|(a, _)| fixed(*a)).collect(),
        })
    }

    fn may_meet(&self, a: &Place, b: &Place) -> bool {
        a.imports != b.imports
            || a.shape.outer != b.shape.outer
            || may_meet(&a.shape, &b.shape, self.launch)
    }
}

/// Where an access may be: counters and data, and what is the same in all groups.
struct Place {
    shape: Shape,
    imports: Vec<(Atom, i64)>,
}

/// Whether an address is made of what does not change while a group runs.
fn is_fixed(offset: &Affine) -> bool {
    let fixed = |a: Atom| a.is_counter() || matches!(a, Atom::Import(_) | Atom::Register(_));
    offset.terms.iter().all(|(a, _)| fixed(*a))
}
