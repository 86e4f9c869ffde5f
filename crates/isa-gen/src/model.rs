//! The description as written (serde structs) and as checked ([`Spec`]).

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

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
}

/// A chapter of instructions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Number.
    pub number: u32,
    /// File with its cards.
    pub file: String,
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
    #[serde(default = "completed")]
    pub source: Source,
    /// Meaning.
    pub desc: String,
}

/// How a field of one width holds an operand kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindCodec {
    /// Field width.
    pub bits: u32,
    /// Name of the codec in `lanemask-isa`.
    pub codec: String,
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawIsa {
    name: String,
    title: String,
    lanes: u32,
    lengths: Vec<Length>,
    groups: Vec<Group>,
    registers: Vec<RegisterFile>,
    flags: BTreeMap<String, String>,
    counter: Vec<Counter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFormats {
    format: Vec<RawFormat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFormat {
    name: String,
    bits: u32,
    desc: String,
    suffix: Option<String>,
    fields: Vec<RawField>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawField {
    name: String,
    bits: String,
    #[serde(default = "completed")]
    source: Source,
}

fn completed() -> Source {
    Source::Completed
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCards {
    insn: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    name: String,
    desc: String,
    syntax: String,
    sem: String,
    #[serde(default)]
    fp: bool,
    latency: String,
    flags: Vec<String>,
    #[serde(default)]
    traps: Vec<u32>,
    #[serde(default)]
    ids: Vec<String>,
    source: Source,
    variants: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCsrs {
    csr: Vec<Csr>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTraps {
    trap: Vec<Trap>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawKinds {
    kind: Vec<Kind>,
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

fn bits(high: u32, low: u32) -> u64 {
    (u64::MAX >> (63 - (high - low))) << low
}

/// What semantic function an instruction has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sem {
    /// A pure function of one lane; element types of result and sources.
    Lane(Vec<String>),
    /// A pure function of uniform values; element types of result and sources.
    Uni(Vec<String>),
    /// A function of the warp.
    Warp,
}

/// How long a result takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Latency {
    /// A number of cycles.
    Fixed(u32),
    /// Until the named counter says so.
    Var(String),
}

/// An instruction, checked.
#[derive(Clone, Debug)]
pub struct Insn {
    /// Mnemonic.
    pub name: String,
    /// Group number.
    pub group: u32,
    /// Description.
    pub desc: String,
    /// Operands in the order of the syntax.
    pub operands: Vec<Operand>,
    /// Semantic class.
    pub sem: Sem,
    /// Whether the function takes the float environment.
    pub fp: bool,
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

impl Insn {
    /// Name of the semantic function: lane and uniform forms of one operation share it.
    pub fn function(&self) -> String {
        let stem = match self.sem {
            Sem::Warp => &self.name[..],
            _ => self
                .name
                .strip_prefix("v.")
                .or(self.name.strip_prefix("u."))
                .unwrap_or(&self.name),
        };
        stem.replace('.', "_")
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
    /// Inline constants.
    pub consts: Consts,
    /// Formats.
    pub formats: Vec<Format>,
    /// Instructions, group by group.
    pub insns: Vec<Insn>,
    /// Fingerprint of the files.
    pub fingerprint: u64,
}

/// Names of element types and their widths.
pub const TYPES: &[(&str, u32)] = &[
    ("bool", 1),
    ("u16", 16),
    ("i16", 16),
    ("f16", 16),
    ("u32", 32),
    ("i32", 32),
    ("f32", 32),
    ("u64", 64),
    ("i64", 64),
    ("f64", 64),
];

impl Spec {
    /// Reads and checks the description in a folder; all mistakes that were found, if any.
    pub fn load(dir: &Path) -> Result<Spec, Vec<SpecError>> {
        let read = |file: &str| {
            std::fs::read_to_string(dir.join(file)).map_err(|e| {
                vec![SpecError {
                    place: file.into(),
                    message: e.to_string(),
                }]
            })
        };
        let isa = read("isa.toml")?;
        let raw: RawIsa = parse("isa.toml", &isa)?;
        let mut files = BTreeMap::new();
        for f in [
            "formats.toml",
            "kinds.toml",
            "csrs.toml",
            "traps.toml",
            "consts.toml",
        ] {
            files.insert(f.to_string(), read(f)?);
        }
        for g in &raw.groups {
            files.insert(g.file.clone(), read(&g.file)?);
        }
        files.insert("isa.toml".into(), isa);
        let mut spec = Spec::from_texts(&files)?;
        spec.fingerprint = crate::fingerprint(dir).map_err(|e| {
            vec![SpecError {
                place: dir.display().to_string(),
                message: e.to_string(),
            }]
        })?;
        Ok(spec)
    }

    /// Checks a description given as file name to text.
    pub fn from_texts(files: &BTreeMap<String, String>) -> Result<Spec, Vec<SpecError>> {
        let text = |name: &str| {
            files.get(name).map(String::as_str).ok_or_else(|| {
                vec![SpecError {
                    place: name.into(),
                    message: "file is missing".into(),
                }]
            })
        };
        let isa: RawIsa = parse("isa.toml", text("isa.toml")?)?;
        let formats: RawFormats = parse("formats.toml", text("formats.toml")?)?;
        let kinds: RawKinds = parse("kinds.toml", text("kinds.toml")?)?;
        let csrs: RawCsrs = parse("csrs.toml", text("csrs.toml")?)?;
        let traps: RawTraps = parse("traps.toml", text("traps.toml")?)?;
        let consts: Consts = parse("consts.toml", text("consts.toml")?)?;
        let mut errors = Errors(Vec::new());
        let formats = formats
            .format
            .into_iter()
            .filter_map(|f| check_format(f, &mut errors))
            .collect();
        let mut spec = Spec {
            name: isa.name,
            title: isa.title,
            lanes: isa.lanes,
            lengths: isa.lengths,
            groups: isa.groups,
            registers: isa.registers,
            flags: isa.flags,
            counters: isa.counter,
            csrs: csrs.csr,
            traps: traps.trap,
            kinds: kinds.kind,
            consts,
            formats,
            insns: Vec::new(),
            fingerprint: 0,
        };
        for group in spec.groups.clone() {
            let cards: RawCards = parse(&group.file, text(&group.file)?)?;
            for card in cards.insn {
                if let Some(insn) = check_card(&spec, group.number, card, &mut errors) {
                    spec.insns.push(insn);
                }
            }
        }
        check_whole(&spec, &mut errors);
        if errors.0.is_empty() {
            Ok(spec)
        } else {
            Err(errors.0)
        }
    }

    /// The instruction of that name.
    pub fn insn(&self, name: &str) -> Option<&Insn> {
        self.insns.iter().find(|i| i.name == name)
    }

    /// The kind of that name; cards are checked to name only kinds that exist.
    pub fn kind(&self, name: &str) -> Option<&Kind> {
        self.kinds.iter().find(|k| k.name == name)
    }
}

struct Errors(Vec<SpecError>);

impl Errors {
    fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.0.push(SpecError {
            place: place.into(),
            message: message.into(),
        });
    }
}

fn parse<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, Vec<SpecError>> {
    toml::from_str(text).map_err(|e| {
        vec![SpecError {
            place: file.into(),
            message: e.to_string(),
        }]
    })
}

fn check_format(raw: RawFormat, errors: &mut Errors) -> Option<Format> {
    let place = format!("format {}", raw.name);
    let before = errors.0.len();
    let mut covered = 0u64;
    let mut fields = Vec::new();
    for f in &raw.fields {
        let mut pieces = Vec::new();
        for piece in f.bits.split(',') {
            let range = piece
                .trim()
                .split_once(':')
                .and_then(|(h, l)| Some((h.parse().ok()?, l.parse().ok()?)));
            match range {
                Some((h, l)) if l <= h && h < raw.bits && raw.bits <= 64 => pieces.push((h, l)),
                _ => errors.add(&place, format!("field {}: bad bit range `{piece}`", f.name)),
            }
        }
        let names = f.name.split('/').map(String::from).collect();
        let field = Field {
            names,
            pieces,
            source: f.source,
        };
        for &(h, l) in &field.pieces {
            let m = bits(h, l);
            if covered & m != 0 {
                errors.add(&place, format!("field {} overlaps another field", f.name));
            }
            covered |= m;
        }
        fields.push(field);
    }
    let all = if raw.bits == 64 {
        u64::MAX
    } else {
        (1u64 << (raw.bits & 63)) - 1
    };
    if covered != all {
        errors.add(
            &place,
            format!("bits {:#x} belong to no field", all & !covered),
        );
    }
    let suffix = raw.suffix.unwrap_or_else(|| format!("e{}", raw.bits));
    (errors.0.len() == before).then_some(Format {
        name: raw.name,
        bits: raw.bits,
        desc: raw.desc,
        suffix,
        fields,
    })
}

fn check_card(spec: &Spec, group: u32, raw: RawCard, errors: &mut Errors) -> Option<Insn> {
    let before = errors.0.len();
    let place = raw.name.clone();
    let mut operands = Vec::new();
    for word in raw.syntax.split_whitespace() {
        let mut parts = word.split(':');
        let (name, kind, rw) = (
            parts.next().unwrap_or(""),
            parts.next().unwrap_or(""),
            parts.next(),
        );
        let Some(k) = spec.kind(kind) else {
            errors.add(&place, format!("operand {name}: unknown kind `{kind}`"));
            continue;
        };
        if !matches!(rw, None | Some("rw" | "w")) {
            errors.add(
                &place,
                format!(
                    "operand {name}: `{word}` should be name:kind, name:kind:w or name:kind:rw"
                ),
            );
        }
        operands.push(Operand {
            name: name.into(),
            kind: kind.into(),
            reads: (k.dir == "read" && rw.is_none()) || rw == Some("rw"),
            writes: k.dir == "write" || rw.is_some(),
        });
    }
    for flag in &raw.flags {
        if !spec.flags.contains_key(flag) {
            errors.add(&place, format!("unknown flag `{flag}`"));
        }
    }
    for trap in &raw.traps {
        if !spec.traps.iter().any(|t| t.cause == *trap) {
            errors.add(&place, format!("unknown trap cause {trap}"));
        }
    }
    let latency = match raw.latency.split_once(':') {
        Some(("fixed", n)) if n.parse::<u32>().is_ok() => Latency::Fixed(n.parse().unwrap_or(0)),
        Some(("var", c)) if spec.counters.iter().any(|k| k.name == c) => Latency::Var(c.into()),
        _ => {
            errors.add(
                &place,
                format!(
                    "latency `{}` is neither fixed:N nor var:COUNTER",
                    raw.latency
                ),
            );
            Latency::Fixed(0)
        }
    };
    let mut words = raw.sem.split_whitespace();
    let class = words.next();
    let types: Vec<String> = words.map(String::from).collect();
    let sem = match class {
        Some("lane") => Sem::Lane(types.clone()),
        Some("uni") => Sem::Uni(types.clone()),
        Some("warp") if types.is_empty() => Sem::Warp,
        _ => {
            errors.add(
                &place,
                format!(
                    "sem `{}` is neither lane TYPES, uni TYPES nor warp",
                    raw.sem
                ),
            );
            return None;
        }
    };
    if sem != Sem::Warp {
        check_types(spec, &place, &operands, &types, errors);
    }
    let mut variants = Vec::new();
    for text in &raw.variants {
        variants.extend(check_variant(spec, &place, &operands, text, errors));
    }
    if raw.variants.is_empty() {
        errors.add(&place, "no variant: an instruction needs an encoding");
    }
    (errors.0.len() == before).then_some(Insn {
        name: raw.name,
        group,
        desc: raw.desc,
        operands,
        sem,
        fp: raw.fp,
        latency,
        flags: raw.flags,
        traps: raw.traps,
        ids: raw.ids,
        source: raw.source,
        variants,
    })
}

/// Result first, then sources in operand order, then a destination that is also read.
fn check_types(
    spec: &Spec,
    place: &str,
    operands: &[Operand],
    types: &[String],
    errors: &mut Errors,
) {
    let width = |t: &str| TYPES.iter().find(|(n, _)| *n == t).map(|(_, w)| *w);
    let dest = operands.iter().find(|o| o.writes);
    let sources = operands
        .iter()
        .filter(|o| o.reads && !o.writes)
        .chain(operands.iter().filter(|o| o.reads && o.writes));
    let expected: Vec<&Operand> = dest.into_iter().chain(sources).collect();
    if dest.is_none() || expected.len() != types.len() {
        errors.add(
            place,
            format!(
                "sem has {} types, the operands ask for {}",
                types.len(),
                expected.len()
            ),
        );
        return;
    }
    for (operand, ty) in expected.iter().zip(types) {
        let kind = spec.kind(&operand.kind);
        match width(ty) {
            None => errors.add(place, format!("unknown type `{ty}`")),
            Some(1) => {}
            Some(w) if kind.is_some_and(|k| k.width != w) => errors.add(
                place,
                format!(
                    "operand {} of kind {} cannot hold {ty}",
                    operand.name, operand.kind
                ),
            ),
            Some(_) => {}
        }
    }
}

fn check_variant(
    spec: &Spec,
    place: &str,
    operands: &[Operand],
    text: &str,
    errors: &mut Errors,
) -> Option<Variant> {
    let before = errors.0.len();
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or("");
    let Some(format) = spec.formats.iter().find(|f| f.name == name) else {
        errors.add(place, format!("unknown format `{name}`"));
        return None;
    };
    let find = |n: &str| {
        format
            .fields
            .iter()
            .find(|f| f.names.iter().any(|x| x == n))
    };
    let (mut mask, mut value, mut fixed) = (0u64, 0u64, Vec::new());
    for word in words {
        let parsed = word.split_once('=').and_then(|(f, v)| {
            let v = v
                .strip_prefix("0x")
                .map_or_else(|| v.parse().ok(), |h| u64::from_str_radix(h, 16).ok())?;
            Some((f, v))
        });
        let Some((field_name, v)) = parsed else {
            errors.add(place, format!("`{word}` is not field=number"));
            continue;
        };
        let Some(field) = find(field_name) else {
            errors.add(place, format!("format {name} has no field `{field_name}`"));
            continue;
        };
        if v >> field.width() != 0 {
            errors.add(
                place,
                format!(
                    "{v:#x} does not fit field {field_name} of {} bits",
                    field.width()
                ),
            );
        }
        if mask & field.mask() != 0 {
            errors.add(place, format!("field {field_name} is fixed twice"));
        }
        mask |= field.mask();
        value |= field.place(v);
        fixed.push((field_name.to_string(), v));
    }
    let mut fields = Vec::new();
    let mut used = mask;
    for operand in operands {
        let kind = spec.kind(&operand.kind);
        let Some(field) = find(&operand.name) else {
            match kind.filter(|k| k.optional).and_then(|k| k.codecs.first()) {
                Some(c) => fields.push((
                    Field {
                        names: vec![operand.name.clone()],
                        pieces: Vec::new(),
                        source: Source::Completed,
                    },
                    c.codec.clone(),
                )),
                None => errors.add(
                    place,
                    format!("format {name} has no field for operand {}", operand.name),
                ),
            }
            continue;
        };
        if used & field.mask() != 0 {
            errors.add(
                place,
                format!("field {} is used twice in format {name}", operand.name),
            );
        }
        used |= field.mask();
        let codec = kind.and_then(|k| k.codecs.iter().find(|c| c.bits == field.width()));
        match codec {
            Some(c) => fields.push((field.clone(), c.codec.clone())),
            None => errors.add(
                place,
                format!(
                    "kind {} cannot be held in field {} of {} bits",
                    operand.kind,
                    operand.name,
                    field.width()
                ),
            ),
        }
    }
    if find("op").is_some_and(|f| mask & f.mask() == 0) {
        errors.add(place, format!("the opcode of format {name} is not given"));
    }
    // What is neither fixed nor an operand is reserved and must be zero.
    for field in &format.fields {
        if used & field.mask() == 0 {
            mask |= field.mask();
        }
    }
    let length = spec
        .lengths
        .iter()
        .find(|l| value & l.mask == l.r#match && mask & l.mask == l.mask);
    if length.is_none_or(|l| l.bits != format.bits) {
        errors.add(
            place,
            format!(
                "the fixed bits of format {name} do not announce a length of {} bits",
                format.bits
            ),
        );
    }
    (errors.0.len() == before).then(|| Variant {
        format: format.name.clone(),
        suffix: format.suffix.clone(),
        bits: format.bits,
        mask,
        value,
        fixed,
        fields,
    })
}

fn check_whole(spec: &Spec, errors: &mut Errors) {
    let mut names = BTreeSet::new();
    let mut functions: BTreeMap<String, (&Insn, &[String])> = BTreeMap::new();
    let mut flat: Vec<(&Insn, &Variant)> = Vec::new();
    for insn in &spec.insns {
        if !names.insert(&insn.name) {
            errors.add(&insn.name, "described twice");
        }
        let mut suffixes = BTreeSet::new();
        for v in &insn.variants {
            if !suffixes.insert(&v.suffix) {
                errors.add(
                    &insn.name,
                    format!("two variants with suffix `{}`", v.suffix),
                );
            }
            flat.push((insn, v));
        }
        if let Sem::Lane(types) | Sem::Uni(types) = &insn.sem {
            let (first, other) = functions.entry(insn.function()).or_insert((insn, types));
            if *other != types || first.fp != insn.fp {
                errors.add(
                    &insn.name,
                    format!(
                        "shares function {} with {} but not its types",
                        insn.function(),
                        first.name
                    ),
                );
            }
        }
    }
    for (i, (a, va)) in flat.iter().enumerate() {
        for (b, vb) in &flat[i + 1..] {
            if va.bits == vb.bits && (va.value ^ vb.value) & va.mask & vb.mask == 0 {
                errors.add(
                    &b.name,
                    format!(
                        "encoding {} overlaps {} of {}",
                        vb.format, va.format, a.name
                    ),
                );
            }
        }
    }
    let mut numbers = BTreeSet::new();
    for csr in &spec.csrs {
        if !numbers.insert(csr.number) {
            errors.add(&csr.name, format!("CSR number {:#x} is taken", csr.number));
        }
        if !matches!(csr.access.as_str(), "r" | "rw") {
            errors.add(&csr.name, "access is neither r nor rw");
        }
    }
    let mut causes = BTreeSet::new();
    for trap in &spec.traps {
        if !causes.insert(trap.cause) {
            errors.add(&trap.name, format!("trap cause {} is taken", trap.cause));
        }
    }
    let mut codes = BTreeSet::new();
    for (code, text) in spec.consts.all() {
        if !codes.insert(code) || !(320..512).contains(&code) {
            errors.add(
                "consts.toml",
                format!("code {code} of {text} is taken or outside 320 to 511"),
            );
        }
    }
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
