//! Cases to text.

use super::{Case, End, Expected, File, HEADER, LANES, Place, REGISTERS, State, Word, exactly};
use std::collections::BTreeMap;
use std::fmt;

fn hex(words: &[Word]) -> String {
    let all: Vec<String> = words.iter().map(Word::to_string).collect();
    all.join(" ")
}

fn plain(words: &[u32]) -> String {
    hex(&exactly(words.iter().copied()))
}

fn wanted(state: &State) -> Expected {
    let exact = |(place, words): (&Place, &Vec<u32>)| (*place, exactly(words.iter().copied()));
    state.iter().map(exact).collect()
}

/// As [`parse`](super::parse) reads it. Lists that occur more than once get a name.
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        for note in &self.notes {
            writeln!(f, "# {note}")?;
        }
        let mut counts: BTreeMap<Vec<Word>, usize> = BTreeMap::new();
        let mut order: Vec<Vec<Word>> = Vec::new();
        for case in &self.cases {
            let before = wanted(&case.before);
            for (_, values) in before.iter().chain(&case.after).chain(&case.masked) {
                if values.len() == LANES && values.iter().any(|x| *x != values[0]) {
                    let n = counts.entry(values.clone()).or_default();
                    *n += 1;
                    if *n == 2 {
                        order.push(values.clone());
                    }
                }
            }
        }
        for (k, list) in order.iter().enumerate() {
            writeln!(f, "lanes l{k} = {}", hex(list))?;
        }
        let names: BTreeMap<&[Word], usize> = (order.iter().enumerate())
            .map(|(k, l)| (l.as_slice(), k))
            .collect();
        for case in &self.cases {
            case_text(f, case, &names)?;
        }
        Ok(())
    }
}

fn case_text(
    f: &mut fmt::Formatter<'_>,
    case: &Case,
    names: &BTreeMap<&[Word], usize>,
) -> fmt::Result {
    writeln!(f, "\ncase {}\nof {}", case.name, case.of.join(" "))?;
    if !case.rules.is_empty() {
        writeln!(f, "rules {}", case.rules.join(" "))?;
    }
    if case.registers != REGISTERS {
        writeln!(f, "registers {} {}", case.registers.0, case.registers.1)?;
    }
    if case.warps.len() != 1 {
        writeln!(f, "warps {}", case.warps.len())?;
    }
    for code in &case.code {
        let words: Vec<String> = code.words.iter().map(|w| format!("{w:08x}")).collect();
        writeln!(f, "code {} | {}", words.join(" "), code.text)?;
    }
    if case.execs != [u32::MAX] {
        writeln!(f, "exec {}", plain(&case.execs))?;
    }
    for (key, state) in [
        ("before", &wanted(&case.before)),
        ("after", &case.after),
        ("masked", &case.masked),
    ] {
        for (place, values) in state {
            let same = matches!(place, Place::V(_)) && values.iter().all(|x| *x == values[0]);
            match names.get(values.as_slice()) {
                Some(k) => writeln!(f, "{key} {place} @l{k}")?,
                None if same => writeln!(f, "{key} {place} {}", values[0])?,
                None => writeln!(f, "{key} {place} {}", hex(values))?,
            }
        }
    }
    for (n, own) in case.warps.iter().enumerate() {
        for (key, state) in [("before", &wanted(&own.before)), ("after", &own.after)] {
            for (place, values) in state {
                writeln!(f, "{key} w{n}.{place} {}", hex(values))?;
            }
        }
        for place in &own.any {
            writeln!(f, "any w{n}.{place}")?;
        }
    }
    if !case.any.is_empty() {
        let all: Vec<String> = case.any.iter().map(Place::to_string).collect();
        writeln!(f, "any {}", all.join(" "))?;
    }
    if !case.rows.values.is_empty() {
        let list = |p: &[Place]| p.iter().map(Place::to_string).collect::<Vec<_>>().join(" ");
        let (before, after) = (&case.rows.before, &case.rows.after);
        writeln!(f, "rows {} | {}", list(before), list(after))?;
        for row in &case.rows.values {
            let (b, a) = row.split_at(before.len());
            writeln!(f, "row {} | {}", hex(b), hex(a))?;
        }
    }
    match case.end {
        End::Behind => Ok(()),
        End::Endpgm => writeln!(f, "end endpgm"),
        End::Stop(cause, info, pc) => writeln!(f, "end stop {cause:x} {info:x} at {pc:x}"),
        End::BarrierFault(mask) => writeln!(f, "end barrierfault {mask:x}"),
        End::Trap(cause, info, pc) => writeln!(f, "end trap {cause:x} {info:x} at {pc:x}"),
    }
}
