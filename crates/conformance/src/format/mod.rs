//! Files of cases: parse and print. The meaning of each line stands in `conformance/README.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// First line of every file.
pub const HEADER: &str = "conformance w32 1";
/// Allocated vector and uniform registers of a case that does not say.
pub const REGISTERS: (u32, u32) = (32, 48);
/// Lanes of a warp.
pub const LANES: usize = 32;

/// Where the memory of a case may lie.
pub const MEMORY: std::ops::Range<u64> = 0x2_0000_0000..0x3_0000_0000;

/// A mistake in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Line from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Error {}

/// Something that holds a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Vector register, 32 words.
    V(u8),
    /// Uniform register.
    U(u8),
    /// EXEC.
    Exec,
    /// The lanes that are helpers.
    Helpers,
    /// A CSR other than EXEC, by its number.
    Csr(u16),
    /// Words from a guest address on.
    Memory(u64),
}

/// CSRs that a case may name.
pub const CSRS: [(&str, u16); 7] = [
    ("mode", 0x001),
    ("fflags", 0x002),
    ("trapctl", 0x003),
    ("trapbase", 0x040),
    ("trapcause", 0x041),
    ("trappc", 0x042),
    ("trapinfo", 0x043),
];

impl Place {
    /// The place of that name; `None` if there is none. Memory is written with its address: `m200000000`.
    pub fn from_name(name: &str) -> Option<Place> {
        let number = |s: &str, limit: u8| {
            let n: u8 = s.parse().ok()?;
            (n < limit && (s == "0" || !s.starts_with('0'))).then_some(n)
        };
        match name {
            "exec" => return Some(Place::Exec),
            "helpers" => return Some(Place::Helpers),
            _ => {}
        }
        if let Some((_, n)) = CSRS.iter().find(|(csr, _)| *csr == name) {
            return Some(Place::Csr(*n));
        }
        let rest = name.get(1..)?;
        match name.as_bytes()[0] {
            b'v' => number(rest, 128).map(Place::V),
            b'u' => number(rest, 64).map(Place::U),
            b'm' => (u64::from_str_radix(rest, 16).ok())
                .filter(|a| a % 16 == 0 && MEMORY.contains(a) && !rest.starts_with('+'))
                .map(Place::Memory),
            _ => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::V(n) => write!(f, "v{n}"),
            Place::U(n) => write!(f, "u{n}"),
            Place::Exec => f.write_str("exec"),
            Place::Helpers => f.write_str("helpers"),
            Place::Memory(a) => write!(f, "m{a:x}"),
            Place::Csr(n) => match CSRS.iter().find(|(_, k)| k == n) {
                Some((name, _)) => f.write_str(name),
                None => write!(f, "csr{n:x}"),
            },
        }
    }
}

/// Places and what they hold: 32 words for a vector register, any number for memory, else one.
pub type State = BTreeMap<Place, Vec<u32>>;

/// An instruction, or a word that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Its words; none where the file has `?`.
    pub words: Vec<u32>,
    /// Its text; `-` where there is none.
    pub text: String,
}

/// How a case ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// At the PC behind the code.
    Behind,
    /// By `endpgm`.
    Endpgm,
    /// By a trap: cause, trapinfo, PC of the instruction.
    Trap(u32, u32, u32),
}

/// A table of values: one run for each row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// What is set before.
    pub before: Vec<Place>,
    /// What is compared after.
    pub after: Vec<Place>,
    /// Values of the former, then of the latter.
    pub values: Vec<Vec<u32>>,
}

/// A case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Line of the file, from 1.
    pub line: usize,
    /// Unique in its file.
    pub name: String,
    /// Mnemonics of the instructions that it is about.
    pub of: Vec<String>,
    /// Ids of the requirements that it is about.
    pub rules: Vec<String>,
    /// Allocated vector and uniform registers.
    pub registers: (u32, u32),
    /// The code, from PC 0.
    pub code: Vec<Code>,
    /// EXEC of the runs.
    pub execs: Vec<u32>,
    /// State before.
    pub before: State,
    /// State after.
    pub after: State,
    /// State after, as far as lanes are active.
    pub masked: State,
    /// What is not compared.
    pub any: BTreeSet<Place>,
    /// A table.
    pub rows: Rows,
    /// How it ends.
    pub end: End,
}

impl Case {
    /// A case of that name without code, for all lanes.
    pub fn new(name: impl Into<String>) -> Case {
        Case {
            line: 0,
            name: name.into(),
            of: Vec::new(),
            rules: Vec::new(),
            registers: REGISTERS,
            code: Vec::new(),
            execs: vec![u32::MAX],
            before: State::new(),
            after: State::new(),
            masked: State::new(),
            any: BTreeSet::new(),
            rows: Rows::default(),
            end: End::Behind,
        }
    }
}

/// A file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// What stands above the cases, line by line.
    pub notes: Vec<String>,
    /// The cases.
    pub cases: Vec<Case>,
}

/// Reads a file.
pub fn parse(text: &str) -> Result<File, Error> {
    let mut file = File::default();
    let mut lists: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    let mut names = BTreeSet::new();
    for (k, line) in text.lines().enumerate() {
        let fail = |message: String| Error {
            line: k + 1,
            message,
        };
        if k == 0 {
            if line != HEADER {
                return Err(fail(format!("the first line must be `{HEADER}`")));
            }
            continue;
        }
        let line = line.trim_end();
        if let Some(note) = line.strip_prefix('#') {
            if file.cases.is_empty() {
                file.notes.push(note.trim().to_string());
            }
            continue;
        }
        if line.is_empty() {
            continue;
        }
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        if key == "lanes" {
            let (name, values) = (rest.split_once(" = "))
                .ok_or_else(|| fail("a list is `lanes NAME = 32 words`".into()))?;
            let values = words(values).map_err(&fail)?;
            if values.len() != LANES {
                return Err(fail(format!("{} words instead of 32", values.len())));
            }
            lists.insert(name, values);
            continue;
        }
        if key == "case" {
            if !names.insert(rest.to_string()) {
                return Err(fail(format!("there is a case `{rest}` above")));
            }
            let mut case = Case::new(rest);
            case.line = k + 1;
            file.cases.push(case);
            continue;
        }
        let case = (file.cases.last_mut())
            .ok_or_else(|| fail(format!("`{key}` stands before the first `case`")))?;
        line_of_case(case, key, rest, &lists).map_err(fail)?;
    }
    if text.is_empty() {
        return Err(Error {
            line: 1,
            message: format!("the first line must be `{HEADER}`"),
        });
    }
    for case in &file.cases {
        if case.code.is_empty() || case.of.is_empty() {
            return Err(Error {
                line: case.line,
                message: format!("case `{}` needs `of` and `code`", case.name),
            });
        }
    }
    Ok(file)
}

fn line_of_case(
    case: &mut Case,
    key: &str,
    rest: &str,
    lists: &BTreeMap<&str, Vec<u32>>,
) -> Result<(), String> {
    let strings = || rest.split_whitespace().map(str::to_string);
    match key {
        "of" => case.of.extend(strings()),
        "rules" => case.rules.extend(strings()),
        "registers" => {
            let n: Vec<u32> = strings().filter_map(|s| s.parse().ok()).collect();
            match n[..] {
                [v, u] if (1..=128).contains(&v) && (8..=64).contains(&u) => {
                    case.registers = (v, u);
                }
                _ => return Err("`registers` wants 1 to 128 and 8 to 64".into()),
            }
        }
        "code" => {
            let (hex, text) = (rest.split_once(" | "))
                .ok_or("`code` wants words, ` | ` and the instruction's text")?;
            case.code.push(Code {
                words: if hex == "?" { Vec::new() } else { words(hex)? },
                text: text.to_string(),
            });
        }
        "exec" => case.execs = words(rest)?,
        "before" | "after" | "masked" => {
            let (place, values) = rest.split_once(' ').ok_or("a place and its value")?;
            let place = place_of(place)?;
            let values = values_of(place, values, lists)?;
            let state = match key {
                "before" => &mut case.before,
                "after" => &mut case.after,
                _ => &mut case.masked,
            };
            if state.insert(place, values).is_some() {
                return Err(format!("{place} has a value already"));
            }
        }
        "any" => {
            for name in rest.split_whitespace() {
                case.any.insert(place_of(name)?);
            }
        }
        "rows" => {
            let (before, after) = rest.split_once('|').ok_or("`rows` wants PLACES | PLACES")?;
            let places = |s: &str| {
                s.split_whitespace()
                    .map(place_of)
                    .collect::<Result<Vec<_>, String>>()
            };
            case.rows.before = places(before)?;
            case.rows.after = places(after)?;
            let all = case.rows.before.iter().chain(&case.rows.after);
            for place in all {
                if matches!(place, Place::V(_) | Place::Memory(_)) {
                    return Err(format!("{place} is no single word"));
                }
            }
        }
        "row" => {
            let values = words(&rest.replacen('|', " ", 1))?;
            let columns = case.rows.before.len() + case.rows.after.len();
            if values.len() != columns || columns == 0 {
                return Err(format!("{} words for {columns} places", values.len()));
            }
            case.rows.values.push(values);
        }
        "end" => {
            let parts: Vec<&str> = rest.split_whitespace().collect();
            case.end = match parts[..] {
                ["endpgm"] => End::Endpgm,
                ["trap", cause, info, "at", pc] => {
                    let n = |s: &str| words(s).map(|w| w[0]);
                    End::Trap(n(cause)?, n(info)?, n(pc)?)
                }
                _ => return Err("`end` is `endpgm` or `trap CAUSE INFO at PC`".into()),
            };
        }
        _ => return Err(format!("`{key}` is no line of a case")),
    }
    Ok(())
}

fn place_of(name: &str) -> Result<Place, String> {
    Place::from_name(name).ok_or_else(|| {
        format!("`{name}` is no place: v0-v127, u0-u63, exec, helpers, mADDRESS or a CSR")
    })
}

fn values_of(
    place: Place,
    text: &str,
    lists: &BTreeMap<&str, Vec<u32>>,
) -> Result<Vec<u32>, String> {
    let values = match text.strip_prefix('@') {
        Some(name) => (lists.get(name))
            .ok_or_else(|| format!("there is no list `{name}` above"))?
            .clone(),
        None => words(text)?,
    };
    match (place, values.len()) {
        (Place::V(_), 1) => Ok(vec![values[0]; LANES]),
        (Place::V(_) | Place::Csr(0x002), LANES) | (Place::Memory(_), 1..) | (_, 1) => Ok(values),
        (_, n) => Err(format!("{place} cannot have {n} words")),
    }
}

/// Hexadecimal words.
fn words(text: &str) -> Result<Vec<u32>, String> {
    let all: Result<Vec<u32>, String> = (text.split_whitespace())
        .map(|w| {
            u32::from_str_radix(w, 16).map_err(|_| format!("`{w}` is no hexadecimal 32-bit word"))
        })
        .collect();
    all.and_then(|w| {
        if w.is_empty() {
            Err("a word is missing".into())
        } else {
            Ok(w)
        }
    })
}

fn hex(words: &[u32]) -> String {
    let all: Vec<String> = words.iter().map(|w| format!("{w:x}")).collect();
    all.join(" ")
}

/// As [`parse`] reads it. Lists that occur more than once get a name.
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        for note in &self.notes {
            writeln!(f, "# {note}")?;
        }
        let mut counts: BTreeMap<&[u32], usize> = BTreeMap::new();
        let mut order: Vec<&[u32]> = Vec::new();
        for case in &self.cases {
            for (_, values) in case.before.iter().chain(&case.after).chain(&case.masked) {
                if values.len() == LANES && values.iter().any(|x| *x != values[0]) {
                    let n = counts.entry(values).or_default();
                    *n += 1;
                    if *n == 2 {
                        order.push(values);
                    }
                }
            }
        }
        for (k, list) in order.iter().enumerate() {
            writeln!(f, "lanes l{k} = {}", hex(list))?;
        }
        let names: BTreeMap<&[u32], usize> =
            order.iter().enumerate().map(|(k, l)| (*l, k)).collect();
        for case in &self.cases {
            case_text(f, case, &names)?;
        }
        Ok(())
    }
}

fn case_text(
    f: &mut fmt::Formatter<'_>,
    case: &Case,
    names: &BTreeMap<&[u32], usize>,
) -> fmt::Result {
    writeln!(f, "\ncase {}\nof {}", case.name, case.of.join(" "))?;
    if !case.rules.is_empty() {
        writeln!(f, "rules {}", case.rules.join(" "))?;
    }
    if case.registers != REGISTERS {
        writeln!(f, "registers {} {}", case.registers.0, case.registers.1)?;
    }
    for code in &case.code {
        let words: Vec<String> = code.words.iter().map(|w| format!("{w:08x}")).collect();
        writeln!(f, "code {} | {}", words.join(" "), code.text)?;
    }
    if case.execs != [u32::MAX] {
        writeln!(f, "exec {}", hex(&case.execs))?;
    }
    for (key, state) in [
        ("before", &case.before),
        ("after", &case.after),
        ("masked", &case.masked),
    ] {
        for (place, values) in state {
            let same = matches!(place, Place::V(_)) && values.iter().all(|x| *x == values[0]);
            match names.get(values.as_slice()) {
                Some(k) => writeln!(f, "{key} {place} @l{k}")?,
                None if same => writeln!(f, "{key} {place} {:x}", values[0])?,
                None => writeln!(f, "{key} {place} {}", hex(values))?,
            }
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
        End::Trap(cause, info, pc) => writeln!(f, "end trap {cause:x} {info:x} at {pc:x}"),
    }
}
