//! What `run --check orders` has found by the addresses of groups, as the command line shows its other messages.

use lanemask::diag::{Diagnostic, Sources};
use lanemask::emu::linx::{RacingAccess, Touch};
use lanemask::linx::GroupRace;
use lanemask_check::rule;

use crate::lines::Lines;

/// The static rule that a finding breaks.
const RULE: &str = "linx-mpar-conflict";

/// Pairs of instructions that are told.
const MOST: usize = 20;

/// A message for each finding, up to a limit. `resource` tells where a byte of a resource is.
pub fn diagnostics(
    found: &[GroupRace],
    resource: &dyn Fn(usize) -> Option<String>,
    sources: &Sources,
) -> Vec<Diagnostic> {
    let lines = Lines::new(sources);
    let found = found.iter().take(MOST);
    found.map(|f| diagnostic(f, resource, &lines)).collect()
}

fn diagnostic(
    found: &GroupRace,
    resource: &dyn Fn(usize) -> Option<String>,
    lines: &Lines,
) -> Diagnostic {
    let race = &found.race;
    let mut d = Diagnostic::error(RULE, race.to_string());
    let places = found.places.map_or([None; 2], |places| places.map(Some));
    let place = |access: &RacingAccess, place: Option<([u32; 3], u32)>| {
        let done = match access.kind {
            Touch::Read => "read",
            Touch::Write => "written",
            Touch::Atomic => "updated",
        };
        let mut who = match access.lane {
            Some(lane) => format!("by lane {lane} of group {}", access.group),
            None => format!("by group {}", access.group),
        };
        if let Some(([x, y, z], warp)) = place {
            who += &format!(" (workgroup {x},{y},{z}, warp {warp})");
        }
        let mut text = format!("{done} at {:#x}: {}, {who}", access.pc, access.instruction);
        let at = access.position.as_ref();
        let at = at.and_then(|s| lines.span(&s.file, s.line));
        if let (Some(s), None) = (&access.position, &at) {
            text += &format!("  ({}:{})", s.file, s.line);
        }
        (text, at, done)
    };
    let (first, from, first_done) = place(&race.first, places[0]);
    let (second, at, second_done) = place(&race.second, places[1]);
    if let Some(at) = at {
        d = d.at(at, format!("{second_done} here"));
    }
    if let Some(from) = from
        && Some(from) != at
    {
        d = d.also(from, format!("{first_done} here"));
    }
    d = d.note(first).note(second);
    if let Some((k, byte)) = found.resource
        && let Some(label) = resource(k)
    {
        d = d.note(format!("that is byte {byte} of {label}"));
    }
    if race.count > 1 {
        d = d.note(format!(
            "{} accesses of these instructions met another group",
            race.count
        ));
    }
    if let Some(rule) = rule(RULE) {
        let ids = rule.sources.join(", ");
        d = d.note(format!("why: {} ({ids})", rule.why));
        d = d.note(format!("to mend it: {}", rule.fix));
    }
    d
}

/// How the check ended, as a line; nothing if no orders were compared.
pub fn verdict(found: &[GroupRace], compared: bool) -> String {
    match found.len() {
        0 if !compared => String::new(),
        0 => "accesses of groups: none met what another group writes\n".to_string(),
        1 => "accesses of groups: 1 pair of instructions meets in different groups\n".to_string(),
        n => {
            let left = match n.saturating_sub(MOST) {
                0 => String::new(),
                left => format!(", {left} not shown"),
            };
            format!(
                "accesses of groups: {n} pairs of instructions meet in different groups{left}\n"
            )
        }
    }
}
