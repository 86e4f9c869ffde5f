//! A description as plain data: what [`Spec::load`](crate::Spec::load) gives.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

/// A mistake in a description: where, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError {
    /// File or item, for example `format V3` or `v.add.u32`.
    pub place: String,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// Where a fact comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// From the surviving excerpts of the manual.
    Fixed,
    /// This project's own design.
    Completed,
}

impl Source {
    /// As written in the description.
    pub fn text(self) -> &'static str {
        match self {
            Source::Fixed => "fixed",
            Source::Completed => "completed",
        }
    }
}

/// How the first word tells the length of an instruction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Length {
    /// Bits that count.
    pub mask: u64,
    /// Their values.
    pub r#match: u64,
    /// Length in bits.
    pub bits: u32,
    /// Bit ranges (`high:low`, separated by commas) that sort instructions of this length best.
    #[serde(default)]
    pub index: String,
}

/// What instructions have in common that are used alike.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// Name.
    pub name: String,
    /// Where such instructions stand in a program.
    pub role: String,
    /// Meaning.
    pub desc: String,
}

/// A chapter of instructions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Number.
    pub number: u32,
    /// File with its cards.
    pub file: String,
    /// Further files with its cards.
    #[serde(default)]
    pub more: Vec<String>,
    /// Titles of its files, where there are several.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Whether the functions of each further file have a trait of their own.
    #[serde(default)]
    pub split: bool,
    /// Title.
    pub title: String,
    /// Fixed or completed.
    pub source: Source,
}

/// A register file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegisterFile {
    /// Letter before the number.
    pub prefix: String,
    /// Registers.
    pub count: u32,
    /// Width of each.
    pub bits: u32,
    /// One copy per `lane` or per `warp`.
    pub scope: String,
    /// Use.
    pub desc: String,
    /// Fixed or completed.
    pub source: Source,
}

/// A wait counter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Name.
    pub name: String,
    /// Width of its field in `waitcnt`.
    pub bits: u32,
    /// What counts.
    pub desc: String,
}

/// A control and status register.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Csr {
    /// Name.
    pub name: String,
    /// Number.
    pub number: u32,
    /// `r` or `rw`.
    pub access: String,
    /// Meaning.
    pub desc: String,
    /// Value at launch.
    pub reset: String,
}

/// A trap cause.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trap {
    /// Number.
    pub cause: u32,
    /// Name.
    pub name: String,
    /// Fixed or completed.
    pub source: Source,
    /// What `trapinfo` holds.
    pub info: String,
    /// When.
    pub desc: String,
}

/// An operand kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Name used on cards.
    pub name: String,
    /// `read`, `write` or `imm`.
    pub dir: String,
    /// Bits of one element; 0 for numbers.
    pub width: u32,
    /// How a field of each width holds it.
    pub codecs: Vec<KindCodec>,
    /// Whether a format may lack the field; then it stands for 0.
    #[serde(default)]
    pub optional: bool,
    /// Fixed or completed.
    #[serde(default = "crate::load::completed")]
    pub source: Source,
    /// Meaning.
    pub desc: String,
}

/// How a field of one width holds an operand kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindCodec {
    /// Field width; 0 = any.
    #[serde(default)]
    pub bits: u32,
    /// Name of the codec in `lanemask-isa`.
    pub codec: String,
}

/// What the numbers in a field stand for that is held by a codec.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodecText {
    /// Name of the codec.
    pub name: String,
    /// Meaning.
    pub desc: String,
}

/// Inline constants.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consts {
    /// Runs of integers.
    pub ints: Vec<ConstRun>,
    /// Floats.
    pub floats: Vec<ConstFloat>,
}

/// A run of integer constants; codes count up while values go from `first` to `last`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConstRun {
    /// Code of the first.
    pub code: u32,
    /// First value.
    pub first: i64,
    /// Last value.
    pub last: i64,
}

/// A float constant.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConstFloat {
    /// Code.
    pub code: u32,
    /// Decimal text.
    pub value: String,
}

/// A word layout.
#[derive(Clone, Debug)]
pub struct Format {
    /// Name.
    pub name: String,
    /// Length in bits.
    pub bits: u32,
    /// Use.
    pub desc: String,
    /// What the assembler appends to a mnemonic to ask for this format.
    pub suffix: String,
    /// Fields.
    pub fields: Vec<Field>,
    /// Whether the bits that belong to no field are fixed by each encoding, in place.
    pub rest: bool,
}

/// A field of a format.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its names.
    pub names: Vec<String>,
    /// Bit ranges (high, low), most significant piece first.
    pub pieces: Vec<(u32, u32)>,
    /// Whether name and codes come from the excerpts; the position in the word never does.
    pub source: Source,
    /// Kind of its operand, where the format says it and not the card.
    pub kind: Option<String>,
}

impl Field {
    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.pieces.iter().map(|(h, l)| h - l + 1).sum()
    }

    /// The bits that it covers.
    pub fn mask(&self) -> u64 {
        self.pieces
            .iter()
            .map(|&(h, l)| bits(h, l))
            .fold(0, |a, b| a | b)
    }

    /// Its value in a word.
    pub fn get(&self, word: u64) -> u64 {
        self.pieces
            .iter()
            .fold(0, |v, &(h, l)| v << (h - l + 1) | (word & bits(h, l)) >> l)
    }

    /// `value` in place; the value must fit.
    pub fn place(&self, value: u64) -> u64 {
        let (mut out, mut left) = (0, self.width());
        for &(h, l) in &self.pieces {
            left -= h - l + 1;
            out |= ((value >> left) << l) & bits(h, l);
        }
        out
    }
}

pub(crate) fn bits(high: u32, low: u32) -> u64 {
    (u64::MAX >> (63 - (high - low))) << low
}

/// What semantic function an instruction has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sem {
    /// A pure function of one lane; element types of result and sources.
    Lane(Vec<String>),
    /// A pure function of uniform values; element types of result and sources.
    Uni(Vec<String>),
    /// A function of group 1 or 2 that combines the values of active lanes.
    Fold {
        /// What becomes of them.
        form: Fold,
        /// Element types of the function: result and two sources.
        types: Vec<String>,
        /// Bits of the value for no lanes.
        identity: u64,
    },
    /// A function of the warp.
    Warp,
    /// The description does not say.
    Unstated,
}

/// What becomes of values that are combined over lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// One value of the active lanes, of a cluster or for a uniform register.
    Reduce,
    /// Each lane gets the value of the lanes up to itself.
    Scan,
    /// Each lane gets the value of the lanes below itself.
    Exscan,
}

impl Fold {
    /// The form with the name that cards and mnemonics have for it.
    pub fn named(name: &str) -> Option<Fold> {
        match name {
            "reduce" => Some(Fold::Reduce),
            "scan" => Some(Fold::Scan),
            "exscan" => Some(Fold::Exscan),
            _ => None,
        }
    }
}

/// How long a result takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Latency {
    /// A number of cycles.
    Fixed(u32),
    /// Until the named counter says so.
    Var(String),
    /// The description does not say.
    Unstated,
}

/// An instruction, checked.
#[derive(Clone, Debug)]
pub struct Insn {
    /// Mnemonic.
    pub name: String,
    /// Name in Rust.
    pub op: String,
    /// Group number.
    pub group: u32,
    /// Name of the trait with its semantic function.
    pub semantics: String,
    /// File with its card; empty in a family.
    pub file: String,
    /// Heading in its file that it and the following cards stand under; empty: that of the card before.
    pub section: String,
    /// What it does, as text in the notation of the manual; empty where the description has none.
    pub pseudo: String,
    /// Index of its category, where the description has categories.
    pub category: usize,
    /// Description.
    pub desc: String,
    /// Template of the text after the mnemonic; empty: the operands in their order, separated by commas.
    pub template: String,
    /// Operands in the order of the syntax, or, with a template, of the fields.
    pub operands: Vec<Operand>,
    /// Semantic class.
    pub sem: Sem,
    /// Whether the function takes the float environment.
    pub fp: bool,
    /// Whether engines keep it out of their main loop.
    pub rare: bool,
    /// Latency.
    pub latency: Latency,
    /// Flags.
    pub flags: Vec<String>,
    /// Trap causes that it may raise.
    pub traps: Vec<u32>,
    /// Requirement ids.
    pub ids: Vec<String>,
    /// Fixed or completed.
    pub source: Source,
    /// Encodings, in the order in which the assembler tries them.
    pub variants: Vec<Variant>,
}

impl Group {
    /// Its files, in the order of its cards.
    pub fn files(&self) -> impl Iterator<Item = &String> {
        std::iter::once(&self.file).chain(&self.more)
    }

    /// Name of the trait with the functions of a file's instructions: `Group1`, for `g1-wide.toml` of a group that is
    /// split `Group1Wide`.
    pub fn semantics(&self, file: &str) -> String {
        let mut name = format!("Group{}", self.number);
        if self.split && file != self.file {
            let stem = file.trim_end_matches(".toml");
            let words = stem.split('-').skip(1);
            name.extend(words.map(|w| w[..1].to_uppercase() + &w[1..]));
        }
        name
    }
}

impl Insn {
    /// Name of the semantic function: lane and uniform forms, reductions and scans of one operation share it.
    pub fn function(&self) -> String {
        let skipped = match self.sem {
            Sem::Warp | Sem::Unstated => 0,
            Sem::Lane(_) | Sem::Uni(_) => 1,
            Sem::Fold { .. } => 2,
        };
        self.name
            .splitn(skipped + 1, '.')
            .last()
            .unwrap_or("")
            .replace('.', "_")
    }

    /// The syntax line of the card.
    pub fn syntax(&self) -> String {
        self.operands
            .iter()
            .map(|o| format!("{}:{}", o.name, o.kind))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// An operand of an instruction.
#[derive(Clone, Debug)]
pub struct Operand {
    /// Name.
    pub name: String,
    /// Name of its kind.
    pub kind: String,
    /// Whether the instruction reads it.
    pub reads: bool,
    /// Whether the instruction writes it.
    pub writes: bool,
}

/// One encoding of an instruction.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Format name.
    pub format: String,
    /// Suffix that asks for it.
    pub suffix: String,
    /// Length in bits.
    pub bits: u32,
    /// Bits that are fixed: opcode, function codes, and fields that must be zero.
    pub mask: u64,
    /// Their values.
    pub value: u64,
    /// Fixed fields by name, as written on the card.
    pub fixed: Vec<(String, u64)>,
    /// One per operand: where it lies and how it is held.
    pub fields: Vec<(Field, String)>,
    /// Values that a field cannot have: index of the field and a set in which bit k is the value k.
    pub excluded: Vec<(usize, u64)>,
}

/// A checked description.
#[derive(Clone, Debug)]
pub struct Spec {
    /// Short name.
    pub name: String,
    /// Title of the manual.
    pub title: String,
    /// Lanes of a warp.
    pub lanes: u32,
    /// Lengths.
    pub lengths: Vec<Length>,
    /// Groups.
    pub groups: Vec<Group>,
    /// Categories.
    pub categories: Vec<Category>,
    /// Register files.
    pub registers: Vec<RegisterFile>,
    /// Flags and their meaning.
    pub flags: BTreeMap<String, String>,
    /// Wait counters.
    pub counters: Vec<Counter>,
    /// CSRs.
    pub csrs: Vec<Csr>,
    /// Trap causes.
    pub traps: Vec<Trap>,
    /// Operand kinds.
    pub kinds: Vec<Kind>,
    /// What is said of the codecs of kinds: of all or of none.
    pub codecs: Vec<CodecText>,
    /// Inline constants.
    pub consts: Consts,
    /// Formats.
    pub formats: Vec<Format>,
    /// Instructions, group by group.
    pub insns: Vec<Insn>,
    /// Fingerprint of the files.
    pub fingerprint: u64,
}
impl Consts {
    /// Code and text of each constant, in code order of the file.
    pub fn all(&self) -> Vec<(u32, String)> {
        let mut out = Vec::new();
        for run in &self.ints {
            let step = if run.last >= run.first { 1 } else { -1 };
            for k in 0..=(run.last - run.first).abs() {
                out.push((run.code + k as u32, (run.first + step * k).to_string()));
            }
        }
        out.extend(self.floats.iter().map(|f| (f.code, f.value.clone())));
        out
    }
}
