//! Files of cases: parse and print. The meaning of each line stands in `conformance/README.md`.

mod parse;
mod print;

pub use parse::parse;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// First line of every file.
pub const HEADER: &str = "conformance w32 1";
/// Allocated vector and uniform registers of a case that does not say.
pub const REGISTERS: (u32, u32) = (32, 48);
/// Lanes of a warp.
pub const LANES: usize = 32;
/// Most warps of a case.
pub const WARPS: usize = 8;

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

/// What a word may be: any number from the first to the last, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word {
    /// The smallest.
    pub low: u32,
    /// The largest.
    pub high: u32,
}

impl From<u32> for Word {
    fn from(word: u32) -> Word {
        Word {
            low: word,
            high: word,
        }
    }
}

impl Word {
    /// Whether the word may be this one.
    pub fn holds(self, word: u32) -> bool {
        (self.low..=self.high).contains(&word)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.low == self.high {
            write!(f, "{:x}", self.low)
        } else {
            write!(f, "{:x}-{:x}", self.low, self.high)
        }
    }
}

/// Exactly these words.
pub fn exactly(words: impl IntoIterator<Item = u32>) -> Vec<Word> {
    words.into_iter().map(Word::from).collect()
}

/// Places and what they may hold, as in [`State`].
pub type Expected = BTreeMap<Place, Vec<Word>>;

/// What is said of one warp of several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// State before.
    pub before: State,
    /// State after.
    pub after: Expected,
    /// What is not compared.
    pub any: BTreeSet<Place>,
}

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
    /// The dispatch stops by a trap: cause, trapinfo, PC of the instruction.
    Stop(u32, u32, u32),
    /// The dispatch stops with BarrierFault: mask of the warps that wait.
    BarrierFault(u32),
}

/// A table of values: one run for each row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// What is set before.
    pub before: Vec<Place>,
    /// What is compared after.
    pub after: Vec<Place>,
    /// Values of the former, which are no ranges, then of the latter.
    pub values: Vec<Vec<Word>>,
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
    /// What is said of single warps: an entry for each.
    pub warps: Vec<Own>,
    /// The code, from PC 0.
    pub code: Vec<Code>,
    /// EXEC of the runs.
    pub execs: Vec<u32>,
    /// State before.
    pub before: State,
    /// State after.
    pub after: Expected,
    /// State after, as far as lanes are active.
    pub masked: Expected,
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
            warps: vec![Own::default()],
            code: Vec::new(),
            execs: vec![u32::MAX],
            before: State::new(),
            after: Expected::new(),
            masked: Expected::new(),
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
