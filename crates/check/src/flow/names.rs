//! Names of queue entries and registers: what is found under a name was written under it.

use super::Entry;
use super::run::{Run, State, place_of, queue_of};
use crate::Report;
use crate::notes::Noted;
use crate::operands;
use lanemask_isa::linx::{Field, Insn, Reg};

/// Checks what an instruction reads, in the state before it.
pub(super) fn check(run: &Run, state: &State, pc: u64, noted: &Noted, report: &mut Report) {
    let insn = run.body().insn(pc);
    let named = operands::sources(insn)
        .into_iter()
        .map(|(field, reg)| (Some(field), reg));
    // Rows of 16 bits imply t#1.
    let mut implied = operands::all_sources(insn);
    for (_, reg) in operands::sources(insn) {
        if let Some(k) = implied.iter().position(|r| *r == reg) {
            implied.remove(k);
        }
    }
    let implied = implied.into_iter().map(|reg| (None, reg));
    for (field, reg) in named.chain(implied) {
        if let Some(message) = wrong(run, state, (pc, insn), (field, reg), noted, report) {
            report.at("linx-name", pc, insn, message);
        }
    }
}

/// What is wrong with an operand.
fn wrong(
    run: &Run,
    state: &State,
    (pc, insn): (u64, &Insn),
    (field, reg): (Option<Field>, Reg),
    noted: &Noted,
    report: &Report,
) -> Option<String> {
    let place = place_of(reg)?;
    let entry = state.entry(place);
    let written = |e: &Entry, name: Option<&str>| {
        let mut sites = e.sites().iter().copied();
        sites.find(|site| noted.written(*site, run.body().insn(*site), reg) == name)
    };
    let other = |name: Option<&str>| {
        let mut sites = entry.sites().iter();
        sites.find_map(|site| {
            let has = noted.written(*site, run.body().insn(*site), reg);
            (has != name).then_some((*site, has))
        })
    };
    let wanted = field.and_then(|f| noted.name(pc, insn, f));
    let Some(name) = wanted else {
        let (site, has) = other(None)?;
        return Some(format!(
            "{reg} is read without a name, and what {} writes there is called `{}`",
            report.place(site),
            has.unwrap_or_default()
        ));
    };
    if let Some((site, has)) = other(Some(name)) {
        let has = has.map_or("has no name".into(), |n| format!("is called `{n}`"));
        return Some(format!(
            "{reg} is read as `{name}`, and what {} writes there {has}",
            report.place(site)
        ));
    }
    if entry.is_unwritten() {
        return Some(format!(
            "{reg} is read as `{name}`, and on some path nothing was written there"
        ));
    }
    let newer = queue_of(place).take_while(|k| *k < place);
    let newer = newer.filter_map(|k| written(state.entry(k), Some(name)));
    let site = newer.last()?;
    Some(format!(
        "{reg} is read as `{name}`, and {} pushes a later `{name}`",
        report.place(site)
    ))
}
