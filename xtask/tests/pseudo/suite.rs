//! Reads cases of one instruction from the conformance suite's text files.

use crate::state::{Operand, State, csr_number};
use std::collections::BTreeMap;
use std::path::Path;

/// Some instructions, and what they do.
pub struct Case {
    pub name: String,
    pub code: Vec<Code>,
    /// What is not compared.
    pub any: Vec<String>,
    /// `CAUSE INFO`, of a case that ends with a trap.
    pub trap: Option<String>,
    pub runs: Vec<Run>,
}

/// One instruction with operands.
pub struct Code {
    /// As the suite prints it.
    pub text: String,
    /// Mnemonic.
    pub name: String,
    /// In the order of the syntax.
    pub operands: Vec<Operand>,
    pub words: i64,
}

/// One execution.
pub struct Run {
    pub before: State,
    pub after: State,
}

/// A word; of a range, which only an approximation has, the first one.
fn hex(text: &str) -> u32 {
    let text = text.split('-').next().unwrap_or_default();
    u32::from_str_radix(text, 16).unwrap_or_else(|e| panic!("`{text}`: {e}"))
}

/// The values of a register as a line gives them: one for all lanes, 32, or a name for 32.
fn values(words: &[&str], lanes: &BTreeMap<&str, Vec<u32>>) -> Vec<u32> {
    // Memory has as many words as there are.
    let (place, words) = (words[0], &words[1..]);
    match words {
        words if place.starts_with('m') && place != "mode" => {
            words.iter().map(|w| hex(w)).collect()
        }
        [one] => match one.strip_prefix('@') {
            Some(name) => lanes[name].clone(),
            None => vec![hex(one); 32],
        },
        all => all.iter().map(|w| hex(w)).collect(),
    }
}

/// A register and what it is to hold.
fn set(state: &mut State, place: &str, values: &[u32], mask: u32) {
    match place {
        "exec" => return state.exec = values[0],
        "helpers" => return state.helpers = values[0],
        // The interpreter leaves flags out.
        "fflags" => return,
        _ => {}
    }
    if let Some(number) = csr_number(place) {
        state.csrs.insert(number, values[0]);
        return;
    }
    if let Some(address) = place.strip_prefix('m') {
        let address = u64::from_str_radix(address, 16).expect("an address");
        let bytes = values.iter().flat_map(|w| w.to_le_bytes()).collect();
        state.memory.blocks.insert(address, bytes);
        return;
    }
    let (file, n) = place.split_at(1);
    let n: usize = n.parse().expect("a register");
    match file {
        "v" => {
            for lane in (0..32).filter(|lane| mask >> lane & 1 == 1) {
                state.v[n][lane] = values[lane];
            }
        }
        _ => state.u[n] = values[0],
    }
}

/// All cases of the files of a folder whose names these are; of all its files for none.
pub fn cases(folder: &str, names: &[&str]) -> Vec<Case> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../conformance")
        .join(folder);
    let mut out = Vec::new();
    for entry in std::fs::read_dir(dir).expect("the suite is there") {
        let path = entry.expect("a file").path();
        if !names.is_empty() && !names.iter().any(|n| path.ends_with(n)) {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("text");
        let mut lanes = BTreeMap::new();
        let (head, cases) = text.split_once("\ncase ").expect("a case");
        for line in head.lines().filter_map(|l| l.strip_prefix("lanes ")) {
            let (name, words) = line.split_once(" = ").expect("a name");
            lanes.insert(name, words.split(' ').map(hex).collect());
        }
        out.extend(cases.split("\ncase ").map(|text| case(text, &lanes)));
    }
    out
}

fn case(text: &str, lanes: &BTreeMap<&str, Vec<u32>>) -> Case {
    let mut case = Case {
        name: text.lines().next().unwrap_or("").into(),
        code: Vec::new(),
        any: Vec::new(),
        trap: None,
        runs: Vec::new(),
    };
    let mut start = State::new();
    let mut masks = vec![u32::MAX];
    let mut ends: Vec<(&str, Vec<u32>, bool)> = Vec::new();
    let mut places: Vec<&str> = Vec::new();
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for line in text
        .lines()
        .skip(1)
        .filter(|l| !l.is_empty() && !l.starts_with('#'))
    {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[0] {
            "of" | "rules" => {}
            "registers" => start.v_regs = words[1].parse().expect("a number"),
            "any" => case.any = words[1..].iter().map(|w| (*w).to_owned()).collect(),
            "end" => case.trap = (words[1] == "trap").then(|| format!("{} {}", words[2], words[3])),
            "code" => {
                let (code, text) = line.split_once(" | ").expect("a text");
                let (name, operands) = text.split_once(' ').unwrap_or((text, ""));
                let operands = operands.split(", ").filter(|o| !o.is_empty());
                case.code.push(Code {
                    text: text.into(),
                    name: name.into(),
                    operands: operands.map(Operand::new).collect(),
                    words: code.split(' ').count() as i64 - 1,
                });
            }
            "exec" => masks = words[1..].iter().map(|w| hex(w)).collect(),
            "before" => set(&mut start, words[1], &values(&words[1..], lanes), u32::MAX),
            "after" => ends.push((words[1], values(&words[1..], lanes), false)),
            "masked" => ends.push((words[1], values(&words[1..], lanes), true)),
            "rows" => places = words[1..].to_vec(),
            "row" => rows.push(
                words[1..]
                    .iter()
                    .filter(|w| **w != "|")
                    .map(|w| hex(w))
                    .collect(),
            ),
            other => panic!("`{other}` in a case"),
        }
    }
    if rows.is_empty() {
        rows.push(Vec::new());
    }
    for row in &rows {
        for &exec in &masks {
            let (mut before, mut changes) = (start.clone(), Vec::new());
            before.exec = exec;
            let mut words = row.iter();
            let mut left = true;
            for place in &places {
                match *place {
                    "|" => left = false,
                    place if left => set(
                        &mut before,
                        place,
                        &[*words.next().expect("a word"); 32],
                        u32::MAX,
                    ),
                    place => changes.push((place, vec![*words.next().expect("a word"); 32])),
                }
            }
            let mut after = before.clone();
            for (place, values) in &changes {
                set(&mut after, place, values, u32::MAX);
            }
            for (place, values, masked) in &ends {
                let masked_value: Vec<u32> = values.iter().map(|v| v & exec).collect();
                match (masked, place.starts_with('v')) {
                    (true, true) => set(&mut after, place, values, exec),
                    (true, false) => set(&mut after, place, &masked_value, u32::MAX),
                    (false, _) => set(&mut after, place, values, u32::MAX),
                }
            }
            case.runs.push(Run { before, after });
        }
    }
    case
}
