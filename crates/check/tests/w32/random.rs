//! Random programs: waits and unwritten registers against a walk that keeps all paths apart, by a model of its own.

use super::object;
use lanemask_check::{Options, check};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// File, number, half (0 low, 1 high).
type Cell = (char, u32, u32);

/// An instruction of the model.
#[derive(Clone, Debug, Default)]
struct Line {
    text: String,
    reads: Vec<Cell>,
    writes: Vec<Cell>,
    /// Name of its counter, if the result is late.
    counter: Option<&'static str>,
    /// What a `waitcnt` names.
    wait: BTreeMap<&'static str, u32>,
    /// Line that it may jump to.
    target: Option<usize>,
    /// Whether control never goes to the next line.
    last: bool,
    /// Whether no lane is active where it jumps, and whether none is where it does not.
    empty: [bool; 2],
}

/// Counters and the largest number of each that can be waited for.
const COUNTERS: [(&str, u32); 5] = [("vm", 62), ("vst", 62), ("ls", 14), ("sm", 0), ("sfu", 6)];

struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        // xorshift64.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as u32 % n
    }
}

fn v(n: u32) -> Vec<Cell> {
    vec![('v', n, 0), ('v', n, 1)]
}

fn u(n: u32) -> Vec<Cell> {
    vec![('u', n, 0)]
}

/// A line of a program of so many, with one of `kinds` kinds.
fn line(random: &mut Random, lines: usize, kinds: u32, registers: u32) -> Line {
    let [d, a, b] = [(); 3].map(|()| 4 + random.below(registers));
    let [ud, ua] = [(); 2].map(|()| 16 + random.below(3));
    let descriptor = || (12..16).flat_map(u);
    let to = random.below(lines as u32) as usize;
    let (text, reads, writes, counter): (_, Vec<Cell>, _, _) = match random.below(kinds) {
        0..=2 => (format!("v.rcp.f32 v{d}, v{a}"), v(a), v(d), Some("sfu")),
        3..=6 => {
            let mut wait = BTreeMap::new();
            for (name, most) in COUNTERS {
                if random.below(3) == 0 {
                    let most = if name == "sm" { 2 } else { most.min(6) };
                    wait.insert(name, random.below(most + 1));
                }
            }
            wait.entry("sfu").or_insert_with(|| random.below(7));
            let text = wait_text(&wait);
            return Line {
                text,
                wait,
                ..Line::default()
            };
        }
        7 | 8 => (
            format!("v.add.u32 v{d}, v{a}, v{b}"),
            [v(a), v(b)].concat(),
            v(d),
            None,
        ),
        9 => (
            format!("v.mov.b16 v{d}.h, v{a}.l"),
            vec![('v', a, 0)],
            vec![('v', d, 1)],
            None,
        ),
        10 | 11 => (
            format!("buffer.load.b32 v{d}, u[12:15], v{a}, 0"),
            descriptor().chain(v(a)).collect(),
            v(d),
            Some("vm"),
        ),
        12 => (
            format!("buffer.store.b32 v{d}, u[12:15], v{a}, 0"),
            descriptor().chain(v(a)).chain(v(d)).collect(),
            vec![],
            Some("vst"),
        ),
        13 => (format!("ls.load.b32 v{d}, v{a}, 0"), v(a), v(d), Some("ls")),
        14 => (
            format!("u.load.b32 u{ud}, u[0:1], 0"),
            [u(0), u(1)].concat(),
            u(ud),
            Some("sm"),
        ),
        15 => (format!("u.mov.b32 u{ud}, u{ua}"), u(ua), u(ud), None),
        16 | 17 => {
            return Line {
                text: format!("bz u2, L{to}"),
                reads: u(2),
                target: Some(to),
                ..Line::default()
            };
        }
        18 => {
            let jumps = random.below(2) == 0;
            return Line {
                text: format!("bexec{} L{to}", if jumps { "z" } else { "nz" }),
                target: Some(to),
                empty: [jumps, !jumps],
                ..Line::default()
            };
        }
        19 => {
            return Line {
                text: format!("b L{to}"),
                target: Some(to),
                last: true,
                ..Line::default()
            };
        }
        _ => ("v.mov.b32 v4, v0".to_string(), v(0), v(4), None),
    };
    Line {
        text,
        reads,
        writes,
        counter,
        ..Line::default()
    }
}

fn wait_text(wait: &BTreeMap<&str, u32>) -> String {
    let fields: Vec<String> = wait.iter().map(|(n, k)| format!("{n}={k}")).collect();
    format!("waitcnt {}", fields.join(", "))
}

fn program(random: &mut Random) -> Vec<Line> {
    let lines = 4 + random.below(16) as usize;
    // Some programs are of special functions and waits only, so that issue stalls.
    let (kinds, registers) = [(21, 3), (21, 8), (8, 14), (17, 8)][random.below(4) as usize];
    let mut out: Vec<Line> = (0..lines)
        .map(|_| line(random, lines + 1, kinds, registers))
        .collect();
    out.push(Line {
        text: "endpgm".into(),
        last: true,
        ..Line::default()
    });
    out
}

fn text(lines: &[Line]) -> String {
    let mut out = String::new();
    for (k, l) in lines.iter().enumerate() {
        out += &format!("L{k}: {}\n", l.text);
    }
    out
}

/// Registers that each operation under way writes, oldest first, by counter.
type UnderWay = BTreeMap<&'static str, Vec<BTreeSet<(char, u32)>>>;

/// What a walk over all paths finds.
struct Walk {
    /// Whether a register is touched too early.
    early: bool,
    reached: BTreeSet<usize>,
}

/// Walks all paths with the results under way; `None` if there are too many.
fn walk(lines: &[Line]) -> Option<Walk> {
    let mut seen: HashSet<(usize, UnderWay)> = HashSet::new();
    let mut work = vec![(0, UnderWay::new())];
    let mut found = Walk {
        early: false,
        reached: BTreeSet::new(),
    };
    while let Some((k, mut state)) = work.pop() {
        if !seen.insert((k, state.clone())) {
            continue;
        }
        if seen.len() > 20_000 {
            return None;
        }
        found.reached.insert(k);
        let line = &lines[k];
        let mut touched = line.reads.iter().chain(&line.writes);
        if touched.any(|(f, n, _)| state.values().flatten().any(|op| op.contains(&(*f, *n)))) {
            found.early = true;
            continue;
        }
        for (name, keep) in &line.wait {
            let operations = state.entry(name).or_default();
            let keep = if *name == "sm" { 0 } else { *keep as usize };
            operations.drain(..operations.len().saturating_sub(keep));
        }
        if let Some(name) = line.counter {
            let operations = state.entry(name).or_default();
            operations.push(line.writes.iter().map(|(f, n, _)| (*f, *n)).collect());
            let (_, most) = COUNTERS.iter().find(|(n, _)| *n == name).unwrap();
            if *most > 0 {
                operations.drain(..operations.len().saturating_sub(*most as usize));
            }
            // The oldest ones matter to nobody if they write nothing.
            while operations.first().is_some_and(BTreeSet::is_empty) {
                operations.remove(0);
            }
        }
        state.retain(|_, operations| !operations.is_empty());
        work.extend(line.target.map(|to| (to, state.clone())));
        if !line.last {
            work.push((k + 1, state));
        }
    }
    Some(found)
}

/// Lines and registers that are read although a path has not written them.
fn unwritten(lines: &[Line]) -> Option<BTreeSet<(usize, String)>> {
    let launch = (0..9).chain([29]).flat_map(u).chain((0..4).flat_map(v));
    let mut seen: HashSet<(usize, BTreeSet<Cell>)> = HashSet::new();
    let mut work = vec![(0, launch.collect::<BTreeSet<Cell>>())];
    let mut found = BTreeSet::new();
    while let Some((k, mut written)) = work.pop() {
        if !seen.insert((k, written.clone())) {
            continue;
        }
        if seen.len() > 20_000 {
            return None;
        }
        let line = &lines[k];
        let missing = line.reads.iter().filter(|cell| !written.contains(cell));
        found.extend(missing.map(|(f, n, _)| (k, format!("{f}{n}"))));
        written.extend(&line.writes);
        // Where no lane is active, skipped writes would have written nothing.
        let next = |empty: bool| {
            let mut written = written.clone();
            if empty {
                written.extend((0..128).flat_map(v));
            }
            written
        };
        work.extend(line.target.map(|to| (to, next(line.empty[0]))));
        if !line.last {
            work.push((k + 1, next(line.empty[1])));
        }
    }
    Some(found)
}

/// Line and, from the message, the name of the counter or register.
type Told = BTreeSet<(usize, String)>;

/// What the verifier says: whether waits are missing, superfluous fields, unwritten registers.
fn verdict(lines: &[Line]) -> (bool, Told, Told) {
    let object = object("random.s", &text(lines)).unwrap();
    let findings = check(&object, &Options::default());
    let told = |rule: &str, names: &dyn Fn(&str) -> Vec<String>| -> Told {
        (findings.iter().filter(|f| f.rule == rule))
            .flat_map(|f| {
                let line = f.position.as_ref().unwrap().line as usize - 1;
                let all: Vec<String> = f.message.split([' ', ',']).flat_map(names).collect();
                assert!(!all.is_empty(), "{}", f.message);
                all.into_iter().map(move |name| (line, name))
            })
            .collect()
    };
    let missing = findings.iter().any(|f| f.rule == "w32-wait-missing");
    (
        missing,
        told("w32-wait-superfluous", &|w| {
            let known = COUNTERS.iter().any(|(n, _)| *n == w);
            known.then(|| w.to_string()).into_iter().collect()
        }),
        told("w32-unwritten", &registers),
    )
}

/// The registers that a word names: `u4` or `u[4:5]`.
fn registers(word: &str) -> Vec<String> {
    let Some(file) = word.chars().next().filter(|c| matches!(c, 'u' | 'v')) else {
        return Vec::new();
    };
    let numbers = word[1..].trim_matches(['[', ']']);
    let (first, last) = numbers.split_once(':').unwrap_or((numbers, numbers));
    match (first.parse::<u8>(), last.parse::<u8>()) {
        (Ok(first), Ok(last)) => (first..=last).map(|n| format!("{file}{n}")).collect(),
        _ => Vec::new(),
    }
}

// spec: W-G6-9
#[test]
fn random_programs_are_judged_as_by_a_walk_over_all_paths() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let [mut early, mut fine, mut needed, mut idle, mut reads] = [0; 5];
    for _ in 0..programs() {
        let mut lines = program(&mut random);
        let (Some(found), Some(unwritten)) = (walk(&lines), unwritten(&lines)) else {
            continue;
        };
        let (missing, superfluous, read) = verdict(&lines);
        assert_eq!(missing, found.early, "{}", text(&lines));
        assert_eq!(read, unwritten, "{}", text(&lines));
        reads += read.len();
        let (mut found, mut superfluous) = (found, superfluous);
        if found.early {
            early += 1;
            mend(&mut lines);
            let Some(mended) = walk(&lines) else { continue };
            assert!(!mended.early, "{}", text(&lines));
            (_, superfluous, _) = verdict(&lines);
            found = mended;
        } else {
            fine += 1;
        }
        // A field is needed if without it some register is touched too early.
        let mut expected = BTreeSet::new();
        for k in found.reached {
            for name in lines[k].wait.clone().into_keys() {
                let whole = lines[k].clone();
                lines[k].wait.remove(name);
                match walk(&lines) {
                    Some(walk) if walk.early => needed += 1,
                    _ => {
                        expected.insert((k, name.to_string()));
                    }
                }
                lines[k] = whole;
            }
        }
        idle += expected.len();
        assert_eq!(superfluous, expected, "{}", text(&lines));
    }
    // Each case has occurred often.
    for count in [early, fine, needed, idle, reads] {
        assert!(
            count > programs() / 20,
            "{early} {fine} {needed} {idle} {reads}"
        );
    }
}

/// Puts waits where the verifier wants them, as it says.
fn mend(lines: &mut Vec<Line>) {
    for _ in 0..200 {
        let object = object("random.s", &text(lines)).unwrap();
        let findings = check(&object, &Options::default());
        let Some(f) = findings.iter().find(|f| f.rule == "w32-wait-missing") else {
            return;
        };
        let wait = f.fix.split('`').nth(1).expect("the instruction");
        let (name, keep) = wait["waitcnt ".len()..].split_once('=').unwrap();
        let (name, _) = COUNTERS.iter().find(|(n, _)| *n == name).unwrap();
        let at = f.position.as_ref().unwrap().line as usize - 1;
        let wait = BTreeMap::from([(*name, keep.parse().unwrap())]);
        // What jumps there jumps to the wait.
        for l in lines.iter_mut() {
            if let Some(to) = l.target.as_mut().filter(|to| **to > at) {
                l.text = l.text.replace(&format!("L{to}"), &format!("L{}", *to + 1));
                *to += 1;
            }
        }
        let line = Line {
            text: wait_text(&wait),
            wait,
            ..Line::default()
        };
        lines.insert(at, line);
    }
    panic!("too many waits\n{}", text(lines));
}

/// How many programs: `LANEMASK_PROGRAMS`, or some.
fn programs() -> usize {
    std::env::var("LANEMASK_PROGRAMS").map_or(800, |n| n.parse().expect("a number"))
}
