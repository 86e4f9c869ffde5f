//! The pseudo-code of the manual, run: what it says of integers, floats (but for flags), bits and lanes is what the conformance suite expects.
//!
//! The suite's tables of integer instructions, moves between lanes, reductions and scans come from second descriptions of
//! what these do, those of floats from Berkeley SoftFloat (`conformance/README.md`). Nothing of the emulator has a part in this.

#[path = "../manual/cards.rs"]
#[allow(dead_code)]
mod cards;
mod eval;
mod expr;
mod float;
mod suite;

use eval::State;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

fn number(text: &str) -> u64 {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.unwrap_or_else(|e| panic!("`{text}`: {e}"))
}

/// Runs every case of these files, all registers compared; the names of the instructions.
fn run(folder: &str) -> BTreeSet<String> {
    let cards = cards::all();
    let mut seen = BTreeSet::new();
    for case in suite::cases(folder) {
        let card = &cards[&case.name];
        for run in &case.runs {
            let mut state = run.before.clone();
            eval::execute(card, &case.operands, run.exec, &mut state)
                .unwrap_or_else(|e| panic!("{}: {e}\n{}", case.name, card.blocks[1]));
            compare(&case.name, &case.text, &state, &run.after);
        }
        seen.insert(case.name.clone());
    }
    seen
}

fn compare(name: &str, text: &str, got: &State, want: &State) {
    for (n, (got, want)) in got.v.iter().zip(&want.v).enumerate() {
        for lane in 0..32 {
            assert_eq!(got[lane], want[lane], "{name}: {text}: v{n} of lane {lane}");
        }
    }
    for (n, (got, want)) in got.u.iter().zip(&want.u).enumerate() {
        assert_eq!(got, want, "{name}: {text}: u{n}");
    }
}

#[test]
fn integers_are_what_the_pseudo_code_says() {
    assert_eq!(run("integer").len(), 367);
}

#[test]
fn floats_are_what_the_pseudo_code_says() {
    assert_eq!(run("float").len(), 356);
}

#[test]
fn lanes_are_what_the_pseudo_code_says() {
    assert_eq!(run("cross-lane").len(), 82);
}
