//! What `run --check waits` has found, as the command line shows its other messages.

use lanemask::diag::{Diagnostic, Sources};
use lanemask::emu::{EarlyUse, SourcePosition};
use lanemask_check::rule;

use crate::lines::Lines;

/// The static rule that a finding breaks.
const RULE: &str = "w32-wait-missing";

/// A message for each finding.
pub fn diagnostics(found: &[EarlyUse], sources: &Sources) -> Vec<Diagnostic> {
    let lines = Lines::new(sources);
    found.iter().map(|f| diagnostic(f, &lines)).collect()
}

fn diagnostic(found: &EarlyUse, lines: &Lines) -> Diagnostic {
    let mut d = Diagnostic::error(RULE, found.to_string());
    let place = |pc: u32, instruction: &str, source: &Option<SourcePosition>| {
        let mut text = format!("at {pc:#x}: {instruction}");
        let span = source.as_ref().and_then(|s| lines.span(&s.file, s.line));
        if let (Some(s), None) = (source, &span) {
            text += &format!("  ({}:{})", s.file, s.line);
        }
        (text, span)
    };
    let (used, at) = place(found.pc, &found.instruction, &found.source);
    let (pending, from) = place(
        found.pending_pc,
        &found.pending_instruction,
        &found.pending_source,
    );
    if let Some(at) = at {
        d = d.at(at, "used here");
    }
    if let Some(from) = from
        && Some(from) != at
    {
        d = d.also(from, "under way since here");
    }
    let [x, y, z] = found.workgroup;
    let times = match found.count {
        1 => "once".to_string(),
        n => format!("{n} times"),
    };
    d = d
        .note(used)
        .note(format!("pending {pending}"))
        .note(format!(
            "{times}, first in workgroup {x},{y},{z}, warp {}",
            found.warp
        ));
    if let Some(rule) = rule(RULE) {
        let ids = rule.sources.join(", ");
        d = d.note(format!("why: {} ({ids})", rule.why));
    }
    let EarlyUse { counter, wait, .. } = found;
    d.note(format!(
        "to mend it: put `waitcnt {counter}={wait}` before it"
    ))
}

/// How the check ended, as a line.
pub fn verdict(found: &[EarlyUse]) -> String {
    match found.len() {
        0 => "waits: no register was used too early\n".to_string(),
        1 => "waits: 1 register was used too early\n".to_string(),
        n => format!("waits: {n} registers were used too early\n"),
    }
}
