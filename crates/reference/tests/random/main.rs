//! Random programs on the emulator and on the reference executor: all state after every instruction.
//!
//! `LANEMASK_PROGRAMS` and `LANEMASK_SEED` choose how many programs from which seed on.

mod compare;
mod fast;
mod shrink;

use compare::{Verdict, compare};
use fast::Event;
use lanemask_isa::w32::{Op, Operand};
use lanemask_reference::generate::{Line, UNREACHED, program};
use std::collections::BTreeSet;

/// Programs of the bounded run: two rounds of each kind.
const PROGRAMS: u64 = 416;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |v| v.parse().expect("a number"))
}

#[test]
fn random_programs_agree_and_reach_every_instruction() {
    let count = number("LANEMASK_PROGRAMS", PROGRAMS);
    let first = number("LANEMASK_SEED", 0);
    let mut reached: BTreeSet<Op> = BTreeSet::new();
    let mut unknown = 0;
    let at_most = number("LANEMASK_DIFFERENCES", 1);
    let mut differences: Vec<String> = Vec::new();
    for seed in first..first + count {
        let p = program(seed);
        match compare(&p, &|_| {}) {
            Verdict::Same(ops) => reached.extend(ops),
            Verdict::Unknown => unknown += 1,
            Verdict::Different(text) => {
                let (small, text) = shrink::shrink(p, text, &|_| {});
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
    // Other seeds reach as much only if they are many.
    if first != 0 || count < PROGRAMS {
        return;
    }
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

/// An emulator whose `v.xor.b32` gets one bit of one lane wrong.
fn wrong_xor(event: &mut Event) {
    if let Some(insn) = event.insn.filter(|i| i.op == Op::VXorB32)
        && let Some(Operand::V { first, .. }) = insn.operand(0)
        && event.trap.is_none()
        && let Some(state) = &mut event.state
        && state.exec >> 5 & 1 == 1
    {
        state.v[usize::from(first)][5] ^= 1 << 7;
    }
}

#[test]
fn a_wrong_bit_of_one_lane_is_found_and_shrinks_to_one_line() {
    let found = (0..208).find_map(|seed| {
        let p = program(seed);
        match compare(&p, &wrong_xor) {
            Verdict::Different(text) => Some(shrink::shrink(p, text, &wrong_xor)),
            _ => None,
        }
    });
    let (small, text) = found.expect("some program has v.xor.b32 with lane 5 active");
    assert!(
        matches!(small.lines[..], [Line::Insn(i)] if i.op == Op::VXorB32),
        "{small}"
    );
    assert!(
        text.contains("of lane 5 is 00000080, by the reference 00000000"),
        "{text}"
    );
    let shown = small.to_string();
    assert!(
        shown
            .lines()
            .last()
            .is_some_and(|l| l.trim().starts_with("v.xor.b32 ")),
        "{shown}"
    );
}
