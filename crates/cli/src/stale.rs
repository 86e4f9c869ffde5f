//! What `run --check code` has found, as the command line shows its other messages.

use lanemask::diag::{Diagnostic, Sources};
use lanemask::emu::{SourcePosition, StaleExecution};

use crate::lines::Lines;

/// A message for each finding.
pub fn diagnostics(found: &[StaleExecution], sources: &Sources) -> Vec<Diagnostic> {
    let lines = Lines::new(sources);
    found.iter().map(|f| diagnostic(f, &lines)).collect()
}

fn diagnostic(found: &StaleExecution, lines: &Lines) -> Diagnostic {
    let mut d = Diagnostic::error("w32-stale-code", found.to_string());
    let place = |pc: u32, instruction: &str, source: &Option<SourcePosition>| {
        let mut text = format!("at {pc:#x}: {instruction}");
        let span = source.as_ref().and_then(|s| lines.span(&s.file, s.line));
        if let (Some(s), None) = (source, &span) {
            text += &format!("  ({}:{})", s.file, s.line);
        }
        (text, span)
    };
    let (ran, at) = place(found.pc, &found.instruction, &found.source);
    let (store, from) = place(
        found.store_pc,
        &found.store_instruction,
        &found.store_source,
    );
    if let Some(at) = at {
        d = d.at(at, "the old instruction runs here");
    }
    if let Some(from) = from {
        d = d.also(from, "changed here");
    }
    let times = match found.count {
        1 => "once".to_string(),
        n => format!("{n} times"),
    };
    let warp = |[x, y, z]: [u32; 3], warp: u32| format!("workgroup {x},{y},{z}, warp {warp}");
    d.note(ran)
        .note(format!(
            "stored {store}, by {}",
            warp(found.store_workgroup, found.store_warp)
        ))
        .note(format!(
            "{times}, first in {}",
            warp(found.workgroup, found.warp)
        ))
        .note(
            "why: a core runs the code that it has fetched until it executes `icache.inv` (W-G6-8)",
        )
        .note("to mend it: `icache.inv` behind the store, on the core that runs the new code")
}

/// How the check ended, as a line.
pub fn verdict(found: &[StaleExecution]) -> String {
    match found.len() {
        0 => "code: no changed instruction ran as it was\n".to_string(),
        1 => "code: 1 changed instruction ran as it was\n".to_string(),
        n => format!("code: {n} changed instructions ran as they were\n"),
    }
}
