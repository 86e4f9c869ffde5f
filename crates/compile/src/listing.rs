//! Machine code as text.

use std::collections::BTreeSet;
use std::fmt::{Display, Write};

/// One instruction a line, with a label before each target of a branch. `target` gives the place that an instruction
/// branches to, `label` the name of a place, `text` an instruction that branches to a label.
pub(crate) fn listing<A: Copy + Ord, I: Display>(
    insns: &[(A, I)],
    target: impl Fn(A, &I) -> Option<A>,
    label: impl Fn(A) -> String,
    text: impl Fn(&I, &str) -> String,
) -> String {
    let targets: BTreeSet<A> = insns
        .iter()
        .filter_map(|(at, insn)| target(*at, insn))
        .collect();
    let mut out = String::new();
    for (at, insn) in insns {
        if targets.contains(at) {
            let _ = writeln!(out, "{}:", label(*at));
        }
        let line = match target(*at, insn) {
            Some(to) => text(insn, &label(to)),
            None => insn.to_string(),
        };
        let _ = writeln!(out, "    {line}");
    }
    out
}
