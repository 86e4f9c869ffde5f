//! Compiles and runs a corpus, and counts.

use std::collections::BTreeMap;
use std::time::Duration;

use lanemask::object::LinxMode;

use crate::corpus::Corpus;
use crate::measure::{Compiled, Machine, Refusal, compile};
use crate::play::{Played, play, shaders};

/// What became of a corpus on a machine.
#[derive(Debug)]
pub struct Outcome {
    /// Its name.
    pub corpus: &'static str,
    /// The machine.
    pub machine: Machine,
    /// Each shader with what the compiler made of it.
    pub shaders: Vec<(String, Result<Compiled, Refusal>)>,
    /// Each case with what became of it.
    pub cases: Vec<(String, Played)>,
    /// Shaders of which a dispatch ran to the end.
    pub run: usize,
    /// Shaders whose cases, and there are some, all agree.
    pub agreeing: usize,
}

/// Compiles and runs a corpus.
pub fn survey(corpus: &Corpus, machine: Machine) -> Outcome {
    let compiled: Vec<Result<Compiled, Refusal>> = corpus
        .shaders
        .iter()
        .map(|shader| compile(shader, machine))
        .collect();
    let kernels: Vec<_> = compiled
        .iter()
        .map(|c| c.as_ref().ok().map(|c| &c.kernel))
        .collect();
    let here = corpus.cases.iter().filter(|c| c.targets.include(machine));
    let mut cases = Vec::new();
    // Of each shader: whether it has run, in how many cases, and in how many of them all agreed.
    let mut seen = vec![(0, 0); compiled.len()];
    for case in here {
        let played = play(case, &kernels);
        for shader in shaders(case) {
            let (ran, agreed) = &mut seen[shader];
            match &played {
                Played::Missing(_) => {}
                Played::Stopped(at, _) if *at == shader => *ran += 1,
                Played::Stopped(..) => {}
                Played::Differs(_) => *ran += 1,
                Played::Agrees => {
                    *ran += 1;
                    *agreed += 1;
                }
            }
        }
        cases.push((case.name.clone(), played));
    }
    let names = corpus.shaders.iter().map(|s| s.name.clone());
    Outcome {
        corpus: corpus.name,
        machine,
        shaders: names.zip(compiled).collect(),
        cases,
        run: seen.iter().filter(|(ran, _)| *ran > 0).count(),
        agreeing: seen
            .iter()
            .filter(|(ran, agreed)| *ran > 0 && ran == agreed)
            .count(),
    }
}

/// A reason for failure, with those that fail for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// In one line: the code of the message and the message.
    pub what: String,
    /// Names of shaders or cases.
    pub names: Vec<String>,
}

impl Outcome {
    /// What was compiled.
    pub fn compiled(&self) -> impl Iterator<Item = (&str, &Compiled)> {
        let all = self.shaders.iter();
        all.filter_map(|(name, c)| Some((name.as_str(), c.as_ref().ok()?)))
    }

    /// Cases in which all is as it should be.
    pub fn agreeing_cases(&self) -> usize {
        let agrees = |(_, played): &&(String, Played)| *played == Played::Agrees;
        self.cases.iter().filter(agrees).count()
    }

    /// Median and largest of a size, with the name of the shader that has the largest.
    fn spread<T: Ord + Copy>(&self, size: impl Fn(&Compiled) -> T) -> Option<(T, T, &str)> {
        let mut all: Vec<(T, &str)> = self.compiled().map(|(n, c)| (size(c), n)).collect();
        all.sort();
        let (largest, name) = *all.last()?;
        Some((all[all.len() / 2].0, largest, name))
    }

    /// Why shaders were refused, the most frequent first. Messages that differ in names and numbers only are one.
    pub fn refusals(&self) -> Vec<Cause> {
        let refused = self.shaders.iter().filter_map(|(name, c)| {
            let refusal = c.as_ref().err()?;
            let what = format!("`{}`: {}", refusal.code, refusal.message);
            Some((what, name.as_str()))
        });
        causes(refused)
    }

    /// Why cases do not agree, but for those that miss a refused shader.
    pub fn faults(&self) -> Vec<Cause> {
        let faults = self.cases.iter().filter_map(|(name, played)| {
            let what = match played {
                Played::Missing(_) | Played::Agrees => return None,
                Played::Stopped(shader, why) => {
                    let first = why.lines().next().unwrap_or_default();
                    format!("`{}` stops: {first}", self.shaders[*shader].0)
                }
                Played::Differs(why) => why.clone(),
            };
            Some((what, name.as_str()))
        });
        causes(faults)
    }
}

fn causes<'a>(all: impl Iterator<Item = (String, &'a str)>) -> Vec<Cause> {
    let mut groups: BTreeMap<String, Cause> = BTreeMap::new();
    for (what, name) in all {
        let group = groups.entry(general(&what)).or_insert_with(|| Cause {
            what,
            names: Vec::new(),
        });
        group.names.push(name.to_owned());
    }
    let mut list: Vec<Cause> = groups.into_values().collect();
    list.sort_by_key(|c| std::cmp::Reverse(c.names.len()));
    list
}

/// A message without its numbers and names.
fn general(text: &str) -> String {
    let mut out = String::new();
    for (k, part) in text.split('`').enumerate() {
        if k % 2 == 1 && k > 1 {
            out.push('…');
            continue;
        }
        for c in part.chars() {
            match c {
                '0'..='9' if out.ends_with('0') => {}
                '0'..='9' => out.push('0'),
                c => out.push(c),
            }
        }
    }
    out
}

/// How a table is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// In columns.
    Plain,
    /// For `docs/corpora.md`.
    Markdown,
}

/// A table of texts.
struct Table {
    /// Heads, and whether a column holds numbers.
    heads: Vec<(&'static str, bool)>,
    rows: Vec<Vec<String>>,
}

impl Table {
    fn print(&self, form: Form) -> String {
        let mut out = String::new();
        match form {
            Form::Markdown => {
                let heads: Vec<&str> = self.heads.iter().map(|(h, _)| *h).collect();
                let marks = self
                    .heads
                    .iter()
                    .map(|(_, n)| if *n { "--:" } else { "---" });
                let marks: Vec<&str> = marks.collect();
                out += &format!("| {} |\n|{}|\n", heads.join(" | "), marks.join("|"));
                for row in &self.rows {
                    let escaped = |c: &String| {
                        c.replace('|', "\\|")
                            .replace('<', "&lt;")
                            .replace('>', "&gt;")
                    };
                    let cells: Vec<String> = row.iter().map(escaped).collect();
                    out += &format!("| {} |\n", cells.join(" | "));
                }
            }
            Form::Plain => {
                let heads = self.heads.iter().map(|(h, _)| (*h).to_owned()).collect();
                let rows: Vec<&Vec<String>> = std::iter::once(&heads).chain(&self.rows).collect();
                let widths: Vec<usize> = (0..self.heads.len())
                    .map(|k| rows.iter().map(|r| r[k].chars().count()).max().unwrap_or(0))
                    .collect();
                for row in rows {
                    let cells = row.iter().zip(&widths).zip(&self.heads);
                    let cells: Vec<String> = cells
                        .map(|((cell, &width), (_, number))| match number {
                            true => format!("{cell:>width$}"),
                            false => format!("{cell:<width$}"),
                        })
                        .collect();
                    out += cells.join("  ").trim_end();
                    out.push('\n');
                }
            }
        }
        out
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}

/// Shaders, compiled, run, agreeing; and what compiling took and gave.
pub fn table(outcomes: &[Outcome], form: Form) -> String {
    let counts = Table {
        heads: vec![
            ("corpus", false),
            ("target", false),
            ("shaders", true),
            ("compiled", true),
            ("run", true),
            ("agreeing", true),
            ("cases", true),
            ("cases agreeing", true),
        ],
        rows: outcomes
            .iter()
            .map(|o| {
                let run = |n: usize| match o.cases.len() {
                    0 => "–".to_owned(),
                    _ => n.to_string(),
                };
                vec![
                    o.corpus.to_owned(),
                    o.machine.name().to_owned(),
                    o.shaders.len().to_string(),
                    o.compiled().count().to_string(),
                    run(o.run),
                    run(o.agreeing),
                    run(o.cases.len()),
                    run(o.agreeing_cases()),
                ]
            })
            .collect(),
    };
    let sizes = Table {
        heads: vec![
            ("corpus", false),
            ("target", false),
            ("ms, median", true),
            ("ms, largest", true),
            ("instructions, median", true),
            ("largest", true),
            ("registers v/u, largest", true),
            ("spilling", true),
            ("MPAR", true),
            ("longest to compile", false),
        ],
        rows: outcomes.iter().filter_map(sizes).collect(),
    };
    format!("{}\n{}", counts.print(form), sizes.print(form))
}

fn sizes(o: &Outcome) -> Option<Vec<String>> {
    let (time, slowest, slow) = o.spread(|c| c.times.total())?;
    let (instructions, most, _) = o.spread(|c| c.instructions)?;
    let registers = |which: fn((u32, u32)) -> u32| {
        let all = o.compiled().filter_map(|(_, c)| c.registers.map(which));
        all.max().map(|n| n.to_string())
    };
    let registers = registers(|r| r.0).zip(registers(|r| r.1));
    let count = |has: fn(&Compiled) -> bool| o.compiled().filter(|(_, c)| has(c)).count();
    let on = |machine, text: String| match o.machine == machine {
        true => text,
        false => "–".to_owned(),
    };
    let spilling = count(|c| c.spilled_bytes.is_some_and(|n| n > 0));
    let parallel = count(|c| c.mode == Some(LinxMode::Mpar));
    Some(vec![
        o.corpus.to_owned(),
        o.machine.name().to_owned(),
        milliseconds(time),
        milliseconds(slowest),
        instructions.to_string(),
        most.to_string(),
        registers.map_or("–".to_owned(), |(v, u)| format!("{v}/{u}")),
        on(Machine::W32, spilling.to_string()),
        on(Machine::Linx, parallel.to_string()),
        slow.to_owned(),
    ])
}

/// Each reason for a failure, with how many fail for it and the first of them.
pub fn failures(outcomes: &[Outcome], form: Form) -> String {
    let mut rows = Vec::new();
    for o in outcomes {
        let refusals = o.refusals().into_iter().map(|cause| ("shader", cause));
        let faults = o.faults().into_iter().map(|cause| ("case", cause));
        for (kind, cause) in refusals.chain(faults) {
            let count = cause.names.len();
            let plural = if count == 1 { "" } else { "s" };
            rows.push(vec![
                o.corpus.to_owned(),
                o.machine.name().to_owned(),
                format!("{count} {kind}{plural}"),
                cause.names[0].clone(),
                cause.what,
            ]);
        }
    }
    let table = Table {
        heads: vec![
            ("corpus", false),
            ("target", false),
            ("fail", false),
            ("the first", false),
            ("first cause", false),
        ],
        rows,
    };
    table.print(form)
}

/// Every shader and every case, a line each.
pub fn list(outcome: &Outcome) -> String {
    let mut out = String::new();
    let (corpus, machine) = (outcome.corpus, outcome.machine.name());
    for (name, compiled) in &outcome.shaders {
        out += &format!("{corpus} {machine} shader {name}: ");
        out += &match compiled {
            Err(refusal) => format!("refused: {refusal}"),
            Ok(c) => {
                let [front, back] = [c.times.front, c.times.back].map(milliseconds);
                let mut text = format!("{front} + {back} ms, {} instructions", c.instructions);
                if let Some((v, u)) = c.registers {
                    text += &format!(", {v} v, {u} u");
                }
                if let Some(n) = c.spilled_bytes.filter(|n| *n > 0) {
                    text += &format!(", {n} bytes spilled");
                }
                if let Some(mode) = c.mode {
                    text += match mode {
                        LinxMode::Mpar => ", MPAR",
                        LinxMode::Mseq => ", MSEQ",
                    };
                }
                text
            }
        };
        out.push('\n');
    }
    for (name, played) in &outcome.cases {
        let what = match played {
            Played::Agrees => "agrees".to_owned(),
            Played::Differs(why) => format!("differs: {why}"),
            Played::Stopped(shader, why) => {
                format!("stops in `{}`: {why}", outcome.shaders[*shader].0)
            }
            Played::Missing(shader) => format!("has not run: no `{}`", outcome.shaders[*shader].0),
        };
        out += &format!("{corpus} {machine} case {name}: {what}\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_messages_are_one_cause() {
        let all = [
            ("`w32-limits`: kernel `a` needs 12 bytes", "first"),
            ("`w32-limits`: kernel `bc` needs 7 bytes", "second"),
            ("`linx-images`: kernel `a` needs 12 bytes", "third"),
        ];
        let found = causes(all.iter().map(|(what, name)| ((*what).to_owned(), *name)));
        let counts: Vec<usize> = found.iter().map(|c| c.names.len()).collect();
        assert_eq!(counts, [2, 1]);
        assert_eq!(found[0].what, all[0].0);
        assert_eq!(found[1].names, ["third"]);
    }

    #[test]
    fn tables_have_two_forms() {
        let table = Table {
            heads: vec![("name", false), ("n", true)],
            rows: vec![vec!["a|b".to_owned(), "10".to_owned()]],
        };
        assert_eq!(table.print(Form::Plain), "name   n\na|b   10\n");
        let want = "| name | n |\n|---|--:|\n| a\\|b | 10 |\n";
        assert_eq!(table.print(Form::Markdown), want);
    }
}
