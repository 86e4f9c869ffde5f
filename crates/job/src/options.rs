//! Jobs from the command line, without a file.
//!
//! | option | grammar |
//! |---|---|
//! | `--workgroups` | `X`, `X,Y` or `X,Y,Z`; what is left out is 1 |
//! | `--set` | `NAME=VALUE`: an override; `true`, `false` or a number |
//! | `--immediates` | `TYPE=VALUE,…` |
//! | `--register` | `NAME=INTEGER` |
//! | `--bind` | `SLOT=TYPE:LEN[:CONTENTS]`, `SLOT=TYPE:CONTENTS` where the contents have a length, or `SLOT=fields:TYPE=VALUE,…` |
//! | `--texture` | `SLOT=FORMAT:SIZE[:KEY=VALUE…]`, `SIZE` one to three numbers with commas, keys `dim`, `levels`, `samples` |
//! | `--sampler` | `SLOT=KEY=VALUE[:KEY=VALUE…]`, keys as in job files; three address modes with commas |
//! | `--out` | `SLOT=PATH` |
//! | `--print` | `SLOT=COUNT` |
//! | `--image` | `SLOT=FORMAT:WIDTH:PATH` |
//! | `--address` | `SLOT=INTEGER` |
//! | `--expect` | `SLOT=[TOLERANCE:AMOUNT:]CONTENTS`; tolerances `ulp`, `abs`, `rel` |
//!
//! `SLOT` is group and binding, `0.1`. `CONTENTS` is one of `zero`, `value:V`, `values:V,V,…`,
//! `iota:START:STEP`, `random:SEED:LOW:HIGH`, `npy:PATH`, `raw:PATH`; without contents, zeros. Values are
//! integers, floats, `nan`, `inf`, `-inf`; `0x…` is an integer for integer types and a bit pattern for
//! float types.

use lanemask_diag::{Diagnostic, FileId, Sources, Span, suggest};

use crate::check::{bad_slot, named};
use crate::element::{Literal, hexadecimal};
use crate::job::{Bind, Slot};
use crate::raw::*;
use crate::texture_options;

/// Kinds of contents; what may be expected comes first.
const KINDS: [&str; 7] = ["value", "values", "iota", "npy", "raw", "zero", "random"];

/// The texts of the options that make a job. Fields are named like the options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The shader file.
    pub shader: String,
    /// `--entry`.
    pub entry: Option<String>,
    /// `--target`.
    pub target: Option<String>,
    /// `--workgroups`.
    pub workgroups: Option<String>,
    /// `--set`, each time.
    pub set: Vec<String>,
    /// `--immediates`.
    pub immediates: Option<String>,
    /// `--register`, each time.
    pub register: Vec<String>,
    /// `--bind`, each time.
    pub bind: Vec<String>,
    /// `--texture`, each time.
    pub texture: Vec<String>,
    /// `--sampler`, each time.
    pub sampler: Vec<String>,
    /// `--out`, each time.
    pub out: Vec<String>,
    /// `--print`, each time.
    pub print: Vec<String>,
    /// `--image`, each time.
    pub image: Vec<String>,
    /// `--address`, each time.
    pub address: Vec<String>,
    /// `--expect`, each time.
    pub expect: Vec<String>,
}

/// Reads the options into a job as a file would have it. Their texts become sources, so that mistakes
/// have a place in them.
pub(crate) fn read(
    options: &Options,
    sources: &mut Sources,
    diagnostics: &mut Vec<Diagnostic>,
) -> RawJob {
    let mut reader = Reader {
        sources,
        diagnostics,
    };
    let shader = reader.source("shader", &options.shader).text();
    let workgroups = match &options.workgroups {
        Some(text) => reader.workgroups(text),
        None => {
            let diagnostic = Diagnostic::error("job-missing-key", "`--workgroups` is not given");
            reader
                .diagnostics
                .push(diagnostic.note("for example --workgroups 64 or --workgroups 8,8,1; 1,1,1 for a kernel written by hand for linx"));
            None
        }
    };
    let mut overrides: Vec<(Text, Located<f64>)> = Vec::new();
    for text in &options.set {
        if let Some(entry) = reader.set(text) {
            match overrides.iter().find(|(n, _)| n.value == entry.0.value) {
                Some((first, _)) => reader.twice(&entry.0, first.span),
                None => overrides.push(entry),
            }
        }
    }
    let mut job = RawJob {
        target: options
            .target
            .as_ref()
            .map(|t| reader.source("--target", t).text()),
        ..RawJob::default()
    };
    let entry = options
        .entry
        .as_ref()
        .map(|e| reader.source("--entry", e).text());
    let immediates = options.immediates.as_ref().and_then(|text| {
        let piece = reader.source("--immediates", text);
        Some(Located::new(reader.field_list(piece)?, piece.span()))
    });
    if let Some(workgroups) = workgroups {
        job.dispatches.push(RawDispatch {
            immediates,
            shader,
            entry,
            workgroups,
            overrides,
            bind: Vec::new(),
        });
    }
    for text in &options.register {
        let piece = reader.source("--register", text);
        if let Some((name, value)) = reader.pair(piece, "NAME=INTEGER") {
            let value = reader.integer(value);
            job.registers.extend(value.map(|v| (name.text(), v)));
        }
    }
    let broken_before = reader.diagnostics.len();
    for text in &options.bind {
        job.binds.extend(reader.bind(text));
    }
    for text in &options.texture {
        texture_options::texture(&mut reader, text, &mut job.binds);
    }
    for text in &options.sampler {
        texture_options::sampler(&mut reader, text, &mut job.binds);
    }
    let binds_are_whole = reader.diagnostics.len() == broken_before;
    let mut to_bind = Attach {
        binds: &mut job.binds,
        whole: binds_are_whole,
    };
    reader.attach(
        ("--out", "PATH"),
        &options.out,
        &mut to_bind,
        |_, v| Some(v.text()),
        |b| &mut b.out,
    );
    reader.attach(
        ("--print", "COUNT"),
        &options.print,
        &mut to_bind,
        Reader::integer,
        |b| &mut b.print,
    );
    reader.attach(
        ("--image", "FORMAT:WIDTH:PATH"),
        &options.image,
        &mut to_bind,
        Reader::image,
        |b| &mut b.image,
    );
    reader.attach(
        ("--address", "INTEGER"),
        &options.address,
        &mut to_bind,
        Reader::integer,
        |b| &mut b.address,
    );
    reader.attach(
        ("--expect", "CONTENTS"),
        &options.expect,
        &mut to_bind,
        Reader::expect,
        |b| &mut b.expect,
    );
    job
}

/// Reads `--out` and `--print` for binds that there are already.
pub(crate) fn read_outputs(
    out: &[String],
    print: &[String],
    binds: &[Bind],
    sources: &mut Sources,
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<RawOutput> {
    let mut reader = Reader {
        sources,
        diagnostics,
    };
    let mut outputs: Vec<RawOutput> = Vec::new();
    let out = out.iter().map(|t| (true, t));
    for (is_out, text) in out.chain(print.iter().map(|t| (false, t))) {
        let (option, value_name) = match is_out {
            true => ("--out", "PATH"),
            false => ("--print", "COUNT"),
        };
        let piece = reader.source(option, text);
        let Some((slot, slot_piece, value)) = reader.of_slot(piece, value_name) else {
            continue;
        };
        let Some(bind) = reader.bind_at(slot, slot_piece, binds) else {
            continue;
        };
        let what = match is_out {
            true => Some(OutputKind::Out(value.text())),
            false => reader.integer(value).map(OutputKind::Print),
        };
        let same = |o: &RawOutput| o.bind == bind && matches!(o.what, OutputKind::Out(_)) == is_out;
        if outputs.iter().any(same) {
            let message = format!("`{option}` is given twice for {slot}");
            reader.error::<()>(slot_piece, Diagnostic::error("job-option", message));
        }
        outputs.extend(what.map(|what| RawOutput { bind, what }));
    }
    outputs
}

/// Part of an option's text.
#[derive(Clone, Copy)]
pub(crate) struct Piece<'a> {
    pub text: &'a str,
    file: FileId,
    start: usize,
}

impl<'a> Piece<'a> {
    pub fn span(self) -> Span {
        Span::new(self.file, self.start, self.start + self.text.len())
    }

    pub fn text(self) -> Text {
        Located::new(self.text.to_string(), self.span())
    }

    fn part(self, from: usize, to: usize) -> Piece<'a> {
        Piece {
            text: &self.text[from..to],
            start: self.start + from,
            ..self
        }
    }

    pub fn split_once(self, at: char) -> Option<(Piece<'a>, Piece<'a>)> {
        let i = self.text.find(at)?;
        Some((
            self.part(0, i),
            self.part(i + at.len_utf8(), self.text.len()),
        ))
    }

    pub fn split(self, at: char) -> Vec<Piece<'a>> {
        let mut parts = Vec::new();
        let mut rest = self;
        while let Some((part, after)) = rest.split_once(at) {
            parts.push(part);
            rest = after;
        }
        parts.push(rest);
        parts
    }
}

struct Attach<'b> {
    binds: &'b mut Vec<RawBind>,
    /// Whether there is a bind for every `--bind`.
    whole: bool,
}

pub(crate) struct Reader<'r> {
    sources: &'r mut Sources,
    diagnostics: &'r mut Vec<Diagnostic>,
}

impl Reader<'_> {
    pub fn source<'a>(&mut self, option: &str, text: &'a str) -> Piece<'a> {
        Piece {
            text,
            file: self.sources.add(option, text),
            start: 0,
        }
    }

    pub fn error<T>(&mut self, piece: Piece, diagnostic: Diagnostic) -> Option<T> {
        self.diagnostics.push(diagnostic.at(piece.span(), ""));
        None
    }

    pub fn grammar<T>(&mut self, piece: Piece, grammar: &str) -> Option<T> {
        let message = format!("cannot read `{}`", piece.text);
        self.error(
            piece,
            Diagnostic::error("job-option", message).note(format!("write {grammar}")),
        )
    }

    fn twice(&mut self, name: &Text, first: Span) {
        let message = format!("`{}` is given twice", name.value);
        self.diagnostics.push(
            Diagnostic::error("job-duplicate-name", message)
                .at(name.span, "")
                .also(first, "first here"),
        );
    }

    pub fn pair<'a>(&mut self, piece: Piece<'a>, grammar: &str) -> Option<(Piece<'a>, Piece<'a>)> {
        match piece.split_once('=') {
            Some((name, value)) if !name.text.is_empty() => Some((name, value)),
            _ => self.grammar(piece, grammar),
        }
    }

    fn workgroups(&mut self, text: &str) -> Option<Located<Vec<Int>>> {
        let piece = self.source("--workgroups", text);
        let counts: Option<Vec<Int>> = piece
            .split(',')
            .into_iter()
            .map(|count| self.integer(count))
            .collect();
        let mut counts = counts?;
        while counts.len() < 3 {
            counts.push(Located::new(1, piece.span()));
        }
        Some(Located::new(counts, piece.span()))
    }

    fn set(&mut self, text: &str) -> Option<(Text, Located<f64>)> {
        let piece = self.source("--set", text);
        let (name, value) = self.pair(piece, "NAME=VALUE")?;
        let number = match value.text {
            "true" => Some(1.0),
            "false" => Some(0.0),
            other => literal(other).and_then(|l| match l {
                Literal::Text(_) => l.as_integer().map(|v| v as f64),
                other => other.as_finite(),
            }),
        };
        match number {
            Some(v) => Some((name.text(), Located::new(v, value.span()))),
            None => self.grammar(value, "true, false or a finite number"),
        }
    }

    pub fn integer(&mut self, piece: Piece) -> Option<Int> {
        match literal(piece.text).and_then(|l| l.as_integer()) {
            Some(v) => Some(Located::new(v, piece.span())),
            None => self.grammar(piece, "an integer"),
        }
    }

    /// A number of elements, where contents that have one could stand too.
    fn len(&mut self, piece: Piece) -> Option<Int> {
        if let Some(v) = literal(piece.text).and_then(|l| l.as_integer()) {
            return Some(Located::new(v, piece.span()));
        }
        let message = format!("`{}` is no number of elements", piece.text);
        let note = match suggest(piece.text, KINDS) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "it may be left out before values, npy and raw".to_string(),
        };
        self.error(piece, Diagnostic::error("job-option", message).note(note))
    }

    fn literal(&mut self, piece: Piece) -> Option<Lit> {
        match literal(piece.text) {
            Some(l) => Some(Located::new(l, piece.span())),
            None => self.grammar(
                piece,
                "a number, nan, inf, -inf or 0x and hexadecimal digits",
            ),
        }
    }

    fn slot(&mut self, piece: Piece) -> Option<Slot> {
        match Slot::parse(piece.text) {
            Some(slot) => Some(slot),
            None => self.error(piece, bad_slot(piece.text)),
        }
    }

    /// A slot and what is said about it.
    pub fn of_slot<'a>(
        &mut self,
        piece: Piece<'a>,
        value_name: &str,
    ) -> Option<(Slot, Piece<'a>, Piece<'a>)> {
        let slot_name = match Slot::parse(piece.text) {
            Some(slot) => slot.to_string(),
            None => "SLOT".to_string(),
        };
        let (slot, value) = self.pair(piece, &format!("{slot_name}={value_name}"))?;
        Some((self.slot(slot)?, slot, value))
    }

    /// The bind that an option means, by its slot.
    fn bind_at(&mut self, slot: Slot, piece: Piece, binds: &[Bind]) -> Option<usize> {
        let mut found = (0..binds.len()).filter(|&i| binds[i].slot == slot);
        match (found.next(), found.next()) {
            (Some(index), None) => Some(index),
            (Some(_), Some(_)) => {
                let message = format!("the job has several bindings {slot}");
                let diagnostic = Diagnostic::error("job-option", message)
                    .note("use the keys `out` and `print` of the one that is meant");
                self.error(piece, diagnostic)
            }
            (None, _) => {
                let labels: Vec<String> = binds.iter().map(Bind::label).collect();
                let message = format!("the job has no binding {slot}");
                let note = match labels.is_empty() {
                    true => "it has none at all".to_string(),
                    false => format!("it has {}", labels.join(", ")),
                };
                self.error(piece, Diagnostic::error("job-option", message).note(note))
            }
        }
    }

    /// Reads what an option says about a bind, and puts it there.
    fn attach<T>(
        &mut self,
        (option, value_name): (&str, &str),
        texts: &[String],
        to: &mut Attach,
        parse: impl Fn(&mut Self, Piece) -> Option<T>,
        place: impl Fn(&mut RawBind) -> &mut Option<T>,
    ) {
        for text in texts {
            let piece = self.source(option, text);
            let Some((slot, slot_piece, value)) = self.of_slot(piece, value_name) else {
                continue;
            };
            let Some(parsed) = parse(self, value) else {
                continue;
            };
            let at = |i: &Option<Int>| i.as_ref().map(|i| i.value);
            let found = to.binds.iter_mut().find(|b| {
                at(&b.group) == Some(slot.group.into())
                    && at(&b.binding) == Some(slot.binding.into())
            });
            match found {
                Some(bind) => {
                    let place = place(bind);
                    if place.is_some() {
                        let message = format!("`{option}` is given twice for {slot}");
                        self.error::<()>(slot_piece, Diagnostic::error("job-option", message));
                    }
                    *place = Some(parsed);
                }
                None if to.whole => {
                    let message = format!("there is no `--bind` for {slot}");
                    self.error::<()>(slot_piece, Diagnostic::error("job-option", message));
                }
                None => {}
            }
        }
    }

    fn bind(&mut self, text: &str) -> Option<RawBind> {
        const GRAMMAR: &str = "SLOT=TYPE:LEN:CONTENTS, for example 0.1=f32:1024:random:7:-1:1, SLOT=TYPE:CONTENTS, for example 0.1=f32:values:1,2, or SLOT=fields:u32=4,f32=2.5";
        let piece = self.source("--bind", text);
        let (slot_piece, rest) = self.pair(piece, GRAMMAR)?;
        let slot = self.slot(slot_piece);
        let Some((ty, rest)) = rest.split_once(':') else {
            return self.grammar(rest, GRAMMAR);
        };
        let mut bind = RawBind::new(piece.span());
        if ty.text == "fields" {
            let fields = Located::new(self.fields(rest)?, rest.span());
            bind.init = Some(Located::new(vec![fields], rest.span()));
        } else {
            bind.ty = Some(ty.text());
            let (len, contents) = match rest.split_once(':') {
                Some((kind, _)) if KINDS.contains(&kind.text) => (rest.part(0, 0), Some(rest)),
                None if KINDS.contains(&rest.text) => (rest.part(0, 0), Some(rest)),
                Some((len, contents)) => (len, Some(contents)),
                None => (rest, None),
            };
            if !len.text.is_empty() {
                bind.len = Some(self.len(len)?);
            }
            if let Some(contents) = contents {
                let init = Located::new(self.contents(contents, false)?, contents.span());
                bind.init = Some(Located::new(vec![init], contents.span()));
            }
        }
        let slot = slot?;
        bind.group = Some(Located::new(slot.group.into(), slot_piece.span()));
        bind.binding = Some(Located::new(slot.binding.into(), slot_piece.span()));
        Some(bind)
    }

    fn fields(&mut self, piece: Piece) -> Option<RawContents> {
        self.field_list(piece).map(RawContents::Fields)
    }

    fn field_list(&mut self, piece: Piece) -> Option<Vec<(Text, Lit)>> {
        let mut fields = Vec::new();
        for field in piece.split(',') {
            let (ty, value) = self.pair(field, "TYPE=VALUE,TYPE=VALUE")?;
            fields.push((ty.text(), self.literal(value)?));
        }
        Some(fields)
    }

    fn contents(&mut self, piece: Piece, expected: bool) -> Option<RawContents> {
        let (kind, rest) = match piece.split_once(':') {
            Some((kind, rest)) => (kind, Some(rest)),
            None => (piece, None),
        };
        let parts = rest.map(|r| r.split(':')).unwrap_or_default();
        match (kind.text, rest) {
            ("zero", None) if !expected => Some(RawContents::Zero),
            ("value", Some(value)) => self.literal(value).map(RawContents::Value),
            ("values", Some(list)) => {
                let values: Option<Vec<Lit>> = list
                    .split(',')
                    .into_iter()
                    .map(|v| self.literal(v))
                    .collect();
                values.map(RawContents::Values)
            }
            ("iota", _) => match parts[..] {
                [start, step] => {
                    let (start, step) = (self.literal(start), self.literal(step));
                    Some(RawContents::Iota {
                        start: start?,
                        step: step?,
                    })
                }
                _ => self.grammar(piece, "iota:START:STEP"),
            },
            ("random", _) if !expected => match parts[..] {
                [seed, low, high] => {
                    let seed = self.integer(seed);
                    let (low, high) = (self.literal(low), self.literal(high));
                    Some(RawContents::Random {
                        seed: seed?,
                        low: low?,
                        high: high?,
                    })
                }
                _ => self.grammar(piece, "random:SEED:LOW:HIGH"),
            },
            ("npy", Some(path)) => Some(RawContents::Npy(path.text())),
            ("raw", Some(path)) => Some(RawContents::Raw(path.text())),
            (other, _) => {
                let known = if expected { &KINDS[..5] } else { &KINDS[..] };
                let message = format!("`{}` does not say what the contents are", piece.text);
                let note = if known.contains(&other) {
                    match other {
                        "zero" => "`zero` takes nothing after it".to_string(),
                        "npy" | "raw" => format!("write {other}:PATH"),
                        "value" => "write value:V".to_string(),
                        _ => "write values:V,V,…".to_string(),
                    }
                } else {
                    named(other, known, "kinds of contents")
                };
                self.error(kind, Diagnostic::error("job-contents", message).note(note))
            }
        }
    }

    fn image(&mut self, piece: Piece) -> Option<RawImage> {
        let parts = piece
            .split_once(':')
            .and_then(|(f, rest)| Some((f, rest.split_once(':')?)));
        let Some((format, (width, path))) = parts else {
            return self.grammar(
                piece,
                "SLOT=FORMAT:WIDTH:PATH, for example 0.1=rgba8:640:y.png",
            );
        };
        let width = self.integer(width)?;
        Some(RawImage {
            span: piece.span(),
            path: path.text(),
            width,
            format: format.text(),
        })
    }

    fn expect(&mut self, piece: Piece) -> Option<RawExpect> {
        let mut tolerances = Vec::new();
        let mut contents = piece;
        while let Some((key, rest)) = contents.split_once(':')
            && ["ulp", "abs", "rel"].contains(&key.text)
        {
            let Some((amount, after)) = rest.split_once(':') else {
                return self.grammar(
                    contents,
                    "TOLERANCE:AMOUNT:CONTENTS, for example ulp:4:npy:y.npy",
                );
            };
            let tolerance = if key.text == "ulp" {
                RawTolerance::Ulp(self.integer(amount)?.value)
            } else {
                let Some(x) = literal(amount.text).and_then(|l| l.as_finite()) else {
                    return self.grammar(amount, "a finite number");
                };
                if key.text == "abs" {
                    RawTolerance::Absolute(x)
                } else {
                    RawTolerance::Relative(x)
                }
            };
            tolerances.push(Located::new(tolerance, key.span()));
            contents = after;
        }
        let found = Located::new(self.contents(contents, true)?, contents.span());
        Some(RawExpect {
            span: piece.span(),
            contents: vec![found],
            tolerances,
        })
    }
}

/// A number on the command line, where there are no quotes.
pub(crate) fn literal(text: &str) -> Option<Literal> {
    if matches!(text, "nan" | "inf" | "-inf") || hexadecimal(text).is_some() {
        return Some(Literal::Text(text.into()));
    }
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if !digits.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
        return None;
    }
    if digits.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().ok().map(Literal::Integer);
    }
    text.parse()
        .ok()
        .filter(|v: &f64| v.is_finite())
        .map(Literal::Float)
}
