//! Random programs on the emulator and on the reference executor: all state after every instruction.
//!
//! `LANEMASK_PROGRAMS` and `LANEMASK_SEED` choose how many programs from which seed on.

mod compare;
mod fast;
mod shrink;

use compare::{Verdict, compare};
use lanemask_isa::w32::Op;
use lanemask_reference::generate::{UNREACHED, program};
use std::collections::BTreeSet;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |v| v.parse().expect("a number"))
}

#[test]
fn random_programs_agree_and_reach_every_instruction() {
    let count = number("LANEMASK_PROGRAMS", 416);
    let first = number("LANEMASK_SEED", 0);
    let mut reached: BTreeSet<Op> = BTreeSet::new();
    let mut unknown = 0;
    let at_most = number("LANEMASK_DIFFERENCES", 1);
    let mut differences: Vec<String> = Vec::new();
    for seed in first..first + count {
        let p = program(seed);
        match compare(&p) {
            Verdict::Same(ops) => reached.extend(ops),
            Verdict::Unknown => unknown += 1,
            Verdict::Different(text) => {
                let (small, text) = shrink::shrink(p, text);
                differences.push(format!("{small}{text}"));
                if differences.len() as u64 >= at_most {
                    break;
                }
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
    assert!(
        unknown * 20 <= count,
        "{unknown} of {count} programs do not end"
    );
    let missing: Vec<&str> = (Op::ALL.iter())
        .filter(|op| !reached.contains(op))
        .map(|op| op.info().mnemonic)
        .filter(|name| !UNREACHED.iter().any(|(prefix, _)| name.starts_with(prefix)))
        .collect();
    assert!(missing.is_empty(), "not reached: {missing:?}");
    let stale = |prefix: &str| {
        reached
            .iter()
            .any(|op| op.info().mnemonic.starts_with(prefix))
    };
    assert!(
        !UNREACHED.iter().any(|(prefix, _)| stale(prefix)),
        "these are reached: {UNREACHED:?}"
    );
}
