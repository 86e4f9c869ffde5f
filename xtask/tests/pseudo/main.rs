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
mod memory;
mod state;
mod suite;

use cards::Card;
use state::State;
use std::collections::{BTreeMap, BTreeSet};
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

/// Runs every case of these files, all registers and memory compared; the names of the instructions. Cases are left out
/// only for one of these reasons.
fn run(folder: &str, files: &[&str], reasons: &[&str]) -> BTreeSet<String> {
    let cards = cards::all();
    let (mut seen, mut left) = (BTreeSet::new(), Vec::new());
    for case in suite::cases(folder, files) {
        // IllegalInsn and FloatException: not for pseudo-code to say.
        if matches!(&case.trap, Some(t) if t.starts_with("1 ") || t.starts_with("6 ")) {
            left.push(format!("{}: trap {:?}", case.name, case.trap));
            continue;
        }
        for run in &case.runs {
            let mut state = run.before.clone();
            state.code_bytes = case.code.iter().map(|c| 4 * c.words).sum();
            match execute(&cards, &case, &mut state) {
                Ok(names) => {
                    assert_eq!(case.trap, None, "{}: nothing trapped", case.name);
                    seen.extend(names);
                    compare(&case, &state, &run.after);
                }
                Err(End::Trap(trap)) => {
                    let want = case.trap.clone().unwrap_or_default();
                    // The address of a fault is that of the lane and not of the word that is at fault.
                    let same =
                        want == trap || want.starts_with(&trap) && matches!(&*trap, "4" | "5");
                    assert!(same, "{}: trap {trap} and not {want}", case.name);
                    compare(&case, &state, &run.after);
                }
                Err(End::Beyond(why)) => left.push(format!("{}: {why}", case.name)),
            }
        }
    }
    left.retain(|case| !reasons.iter().any(|r| case.contains(r)));
    assert_eq!(left, [""; 0]);
    seen
}

/// How a case can end but by running off its code.
enum End {
    /// Cause and, if it is stated, `trapinfo`.
    Trap(String),
    /// Something that the interpreter does not know.
    Beyond(String),
}

/// Runs the code of a case to its end; the names of the instructions.
fn execute(
    cards: &BTreeMap<String, Card>,
    case: &suite::Case,
    state: &mut State,
) -> Result<Vec<String>, End> {
    let mut names = Vec::new();
    for _ in 0..1000 {
        if state.pc == state.code_bytes {
            return Ok(names);
        }
        let mut at = 0;
        let code = case.code.iter().find(|c| {
            at += 4 * c.words;
            at - 4 * c.words == state.pc
        });
        let Some(code) = code else {
            return Err(End::Beyond(format!("PC {:x}", state.pc)));
        };
        let without = code.name.rsplit_once('.').map_or("", |(name, _)| name);
        let card = cards.get(&code.name).or(cards.get(without));
        let Some(card) = card else {
            return Err(End::Beyond(format!("what is {}?", code.name)));
        };
        let before = state.clone();
        state.pc += 4 * code.words;
        if let Err(e) = eval::execute(card, &code.operands, code.words, &before, state) {
            *state = before;
            let Some(trap) = e.strip_prefix("trap ") else {
                return Err(End::Beyond(format!("{}: {e}", code.text)));
            };
            // With a handler the warp goes on there.
            let handler = state.csrs.get(&0x40).copied().unwrap_or(0);
            let Some((cause, info)) = trap.split_once(' ').filter(|_| handler != 0) else {
                return Err(End::Trap(trap.into()));
            };
            let word = |t: &str| u32::from_str_radix(t, 16).expect("hex");
            let csrs = [
                (0x41, word(cause)),
                (0x42, state.pc as u32),
                (0x43, word(info)),
            ];
            state.csrs.extend(csrs);
            state.pc = handler.into();
        }
        names.push(card.name.clone());
    }
    Err(End::Beyond("a loop without end".into()))
}

fn compare(case: &suite::Case, got: &State, want: &State) {
    let text: Vec<&str> = case.code.iter().map(|c| c.text.as_str()).collect();
    let name = format!("{}: {}", case.name, text.join("; "));
    for (n, (got, want)) in got.v.iter().zip(&want.v).enumerate() {
        for lane in 0..32 {
            assert_eq!(got[lane], want[lane], "{name}: v{n} of lane {lane}");
        }
    }
    for (n, (got, want)) in got.u.iter().zip(&want.u).enumerate() {
        let any = case.any.iter().any(|a| *a == format!("u{n}"));
        assert!(
            any || got == want,
            "{name}: u{n} is {got:x} and not {want:x}"
        );
    }
    assert_eq!((got.exec, got.helpers), (want.exec, want.helpers), "{name}");
    assert_eq!(got.memory.blocks, want.memory.blocks, "{name}");
    assert!(
        case.trap.is_some() || got.csrs == want.csrs,
        "{name}: {:x?}",
        got.csrs
    );
}

#[test]
fn integers_are_what_the_pseudo_code_says() {
    let seen = run("integer", &[], &[]);
    assert!(seen.len() >= 367, "{}", seen.len());
}

#[test]
fn floats_are_what_the_pseudo_code_says() {
    let seen = run("float", &[], &[": an approximation"]);
    assert!(seen.len() >= 356, "{}", seen.len());
}

#[test]
fn normalised_integers_and_saturation_are_what_the_tables_say() {
    let files = ["v-norm.txt", "u-norm.txt", "v-saturation.txt"];
    let seen = run("special", &files, &[]);
    assert!(seen.len() >= 50, "{}", seen.len());
}

#[test]
fn accesses_and_atomics_of_floats_are_what_the_pseudo_code_says() {
    let seen = run("memory", &[], &[]);
    assert!(seen.len() >= 80, "{}", seen.len());
}

#[test]
fn lanes_are_what_the_pseudo_code_says() {
    let seen = run("cross-lane", &[], &[]);
    assert!(seen.len() >= 130, "{}", seen.len());
}

/// Images and flags are left out.
#[test]
fn helper_lanes_are_what_the_pseudo_code_says() {
    let seen = run("rules", &["quad.txt"], &[": image."]);
    assert!(seen.len() >= 20, "{}", seen.len());
}

#[test]
fn memory_is_what_the_pseudo_code_says() {
    let files = ["atomics.txt", "memory.txt", "bytes.txt", "fences.txt"];
    let seen = run("rules", &files, &[]);
    assert!(seen.len() >= 221, "{}", seen.len());
}

/// Traps that are no instruction's own, what pseudo-code says in words, flags and counters of the machine are left out.
#[test]
fn control_exec_and_csrs_are_what_the_pseudo_code_says() {
    let files = [
        "exec.txt",
        "control.txt",
        "csr.txt",
        "registers.txt",
        "sync.txt",
    ];
    let reasons = [
        "trap Some(\"1 ",
        "trap Some(\"6 ",
        "a CSR that is not kept here",
        "the operand rs2",
        ": u.image.size ",
        ": endpgm: ",
        ": sleep ",
        ": barrier: ",
        ": icache.inv: ",
        ": waitcnt",
    ];
    let seen = run("rules", &files, &reasons);
    assert!(seen.len() >= 73, "{}", seen.len());
}
