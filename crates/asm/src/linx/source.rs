//! One line of assembly to a row with its fields, by the template of the row. Numbers stay expressions until addresses
//! are known; see `bind.rs`.

use super::operands::suffix_error;
use super::registers;
use super::removed;
use crate::expr::{Expr, Value};
use crate::lex::Tok;
use crate::parse::{Cursor, Parsed};
use crate::program::suggest;
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::linx::{
    BRANCH_TYPES, Codec, Field, HANDS, Insn, MAX_FIELDS, Op, Piece, Reg, Style, TEMPERATURES,
};

/// An instruction as written: the fields that are known, and those that are expressions.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub insn: Insn,
    /// Position of the field, how it is written, its value.
    pub exprs: Vec<(usize, Style, Expr)>,
    /// Position of the field and name of operands that have one: `vt#1@x`.
    pub names: Vec<(usize, String)>,
    /// The mnemonic.
    pub span: Span,
}

/// An instruction and what to warn of.
pub(crate) type Line = (Source, Vec<Diagnostic>);

/// Reads the operands of the instruction `name`; after an error the length that it would probably have.
pub(crate) fn parse(
    name: &str,
    span: Span,
    cursor: &mut Cursor,
    help: bool,
) -> Result<Line, (Box<Diagnostic>, u32)> {
    let lower = name.to_ascii_lowercase();
    if let Some(d) = removed::mnemonic(&lower, span) {
        return Err((d, 4));
    }
    let Some((stem, suffix, ops)) = rows(&lower) else {
        return Err((unknown(name, span, help), 4));
    };
    let takes_suffix = ops.iter().any(|op| !op.template().suffix.is_empty());
    if !suffix.is_empty() && !takes_suffix && !registers::is_old_suffix(suffix) {
        return Err((unknown(name, span, help), 4));
    }
    if stem == "b.iot" && cursor.is_sign("[") {
        return Err((removed::bracketed_iot(cursor.span()), 4));
    }
    let mut best: Option<(usize, Box<Diagnostic>, u32)> = None;
    for op in ops {
        let mut reader = Reader::new(*op, cursor.clone(), span);
        match reader.line(suffix) {
            Ok(()) => {
                let (source, mut warnings) = (reader.source, reader.warnings);
                let length = u32::from(op.encoding().bits) / 8;
                super::bind::check_domain(stem, &source, &reader.spans, &mut warnings)
                    .map_err(|d| (d, length))?;
                *cursor = reader.cursor;
                return Ok((source, warnings));
            }
            Err(d) => {
                let at = reader.cursor.at();
                if best.as_ref().is_none_or(|b| b.0 < at) {
                    let note = match ops {
                        [_] => format!("syntax: {}", op.syntax()),
                        all => {
                            let all: Vec<String> = all.iter().map(|o| o.syntax()).collect();
                            format!("syntax: {}", all.join(" or "))
                        }
                    };
                    let d = if d.code == "asm-syntax" || d.code == "asm-wrong-operand" {
                        Box::new(d.note(note))
                    } else {
                        d
                    };
                    best = Some((at, d, u32::from(op.encoding().bits) / 8));
                }
            }
        }
    }
    let (_, d, length) = best.expect("a mnemonic has at least one row");
    Err((d, length))
}

/// The longest mnemonic that `name` starts with, the suffix that is left, and its rows.
fn rows(name: &str) -> Option<(&str, &str, &'static [Op])> {
    let mut at = name.len();
    loop {
        let ops = Op::by_mnemonic(&name[..at]);
        if !ops.is_empty() {
            return Some((&name[..at], &name[at..], ops));
        }
        at = name[..at].rfind('.')?;
    }
}

/// Whether a word in small letters is a mnemonic, with a suffix or without.
pub(crate) fn is_mnemonic(name: &str) -> bool {
    rows(name).is_some()
}

fn unknown(name: &str, span: Span, help: bool) -> Box<Diagnostic> {
    let d = Diagnostic::error(
        "asm-unknown-mnemonic",
        format!("there is no instruction `{name}`"),
    );
    let d = d.at(span, "not an instruction of LinxISA v0.57");
    if !help {
        return Box::new(d);
    }
    let lower = name.to_ascii_lowercase();
    let exists = |m: &str| rows(m).is_some_and(|(_, suffix, _)| suffix.is_empty());
    if let Some(note) = crate::mirror::other_condition(&lower, exists) {
        return Box::new(d.note(note));
    }
    let (domain, word) = match lower.strip_prefix("l.") {
        Some(rest) => ("l", format!("v.{rest}")),
        None => ("v", lower),
    };
    let known: Vec<(String, &str)> = (Op::ALL.iter())
        .map(|o| (o.info().mnemonic.to_lowercase(), o.info().mnemonic))
        .collect();
    let nearest = |word: &str| {
        let near = suggest(word, known.iter().map(|k| k.0.as_str()))?;
        known.iter().find(|k| k.0 == near).map(|k| k.1)
    };
    // The suffix of a misspelt mnemonic is not part of the spelling.
    let near = nearest(&word).or_else(|| nearest(&word[..word.rfind('.')?]));
    Box::new(match near {
        Some(n) => match n.strip_prefix("v.") {
            Some(rest) => d.note(format!("did you mean `{domain}.{rest}`?")),
            None => d.note(format!("did you mean `{n}`?")),
        },
        None => d.note("`lanemask isa --target linx` lists the instructions"),
    })
}

pub(super) struct Reader<'a> {
    pub(super) op: Op,
    pub(super) cursor: Cursor<'a>,
    pub(super) source: Source,
    /// Where each field was written.
    spans: [Span; MAX_FIELDS],
    /// What followed the last register after its dot, until a piece takes it.
    pub(super) pending: Option<(String, Span, Reg)>,
    pub(super) warnings: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    fn new(op: Op, cursor: Cursor<'a>, span: Span) -> Reader<'a> {
        Reader {
            op,
            cursor,
            source: Source {
                insn: Insn {
                    op,
                    raw: [0; MAX_FIELDS],
                },
                exprs: Vec::new(),
                names: Vec::new(),
                span,
            },
            spans: [span; MAX_FIELDS],
            pending: None,
            warnings: Vec::new(),
        }
    }

    fn line(&mut self, suffix: &str) -> Parsed<()> {
        self.mnemonic_suffix(suffix)?;
        for piece in &self.op.template().operands {
            self.piece(piece)?;
        }
        self.no_pending()?;
        self.cursor.finish()
    }

    pub(super) fn set(&mut self, k: usize, value: u64, span: Span) {
        self.source.insn.raw[k] = value;
        self.spans[k] = span;
    }

    /// What is glued to the mnemonic: `.local`, `.aqrl`, `.fp322s32`.
    fn mnemonic_suffix(&mut self, suffix: &str) -> Parsed<()> {
        let span = self.source.span;
        let mut rest = suffix;
        let pieces = &self.op.template().suffix;
        for (n, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Suffix(flags) => rest = self.flags(rest, flags),
                Piece::Field(k, Style::Cache) => {
                    let Some(number) = rest.strip_prefix(".l") else {
                        continue;
                    };
                    if let Some(level) = number.parse().ok().filter(|l| (1..32).contains(l)) {
                        self.set(*k, level, span);
                        rest = "";
                    }
                }
                Piece::Text(text) => match rest.strip_prefix(text) {
                    Some(r) => rest = r,
                    None => return Err(self.type_missing()),
                },
                Piece::Field(k, style) => {
                    let next = match pieces.get(n + 1) {
                        Some(Piece::Text(t)) => t,
                        _ => "",
                    };
                    let names = style.types().unwrap_or(&[]);
                    let found = names.iter().position(|name| {
                        rest.strip_prefix(name).is_some_and(|r| {
                            if next.is_empty() {
                                r.is_empty()
                            } else {
                                r.starts_with(next)
                            }
                        })
                    });
                    let Some(code) = found else {
                        return Err(self.type_missing());
                    };
                    self.set(*k, code as u64, span);
                    rest = &rest[names[code].len()..];
                }
                Piece::List(_) => {}
            }
        }
        if rest.is_empty() {
            return Ok(());
        }
        let message = format!("`{}` has no suffix `{rest}`", self.op.info().mnemonic);
        let d = Diagnostic::error("asm-unknown-mnemonic", message)
            .at(span, "the suffix means nothing here");
        Err(Box::new(if registers::is_old_suffix(rest) {
            d.note("the types of older assemblers are not part of v0.57 instructions (L-8)")
        } else {
            d.note(format!("syntax: {}", self.op.syntax()))
        }))
    }

    /// Takes words of flags from a suffix, joined (`.aqrl`) or each with its dot (`.aq.rl`).
    fn flags<'s>(&mut self, suffix: &'s str, flags: &[(usize, &'static str)]) -> &'s str {
        let span = self.source.span;
        let mut rest = suffix;
        loop {
            let word = rest.strip_prefix('.').unwrap_or(rest);
            let dotted = word.len() < rest.len() || rest.len() < suffix.len();
            let found = flags
                .iter()
                .filter(|(k, w)| dotted && word.starts_with(w) && self.source.insn.raw[*k] == 0)
                .max_by_key(|(_, w)| w.len());
            let Some((k, w)) = found else {
                return rest;
            };
            self.set(*k, 1, span);
            rest = &word[w.len()..];
        }
    }

    fn type_missing(&self) -> Box<Diagnostic> {
        let info = self.op.info();
        let d = Diagnostic::error(
            "asm-unknown-type",
            format!("`{}` needs the types of its operands", info.mnemonic),
        );
        let mut d = d.at(self.source.span, format!("written `{}`", self.op.syntax()));
        for piece in &self.op.template().suffix {
            if let Piece::Field(k, style) = piece
                && let Some(names) = style.types()
            {
                let name = info.operands[*k].name;
                d = d.note(format!("{name} is one of {}", names.join(" ")));
            }
        }
        Box::new(d)
    }

    fn piece(&mut self, piece: &Piece) -> Parsed<()> {
        match piece {
            Piece::Text(text) => {
                self.no_pending()?;
                self.text(text)
            }
            Piece::Field(k, style) => {
                if !matches!(
                    style,
                    Style::Neg | Style::Not | Style::Ext | Style::Reuse | Style::Trace
                ) {
                    self.no_pending()?;
                }
                self.field(*k, *style)
            }
            Piece::List(flags) => self.list(flags),
            Piece::Suffix(_) => Ok(()),
        }
    }

    /// The literal parts of a template.
    fn text(&mut self, text: &'static str) -> Parsed<()> {
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let name = rest
                .find(|c: char| !(c.is_alphanumeric() || matches!(c, '#' | '.' | '_')))
                .unwrap_or(rest.len());
            let len = match name {
                0 if rest.starts_with("->") || rest.starts_with("<<") => 2,
                0 => 1,
                n => n,
            };
            let (word, after) = rest.split_at(len);
            self.word(word)?;
            rest = after.trim_start();
        }
        Ok(())
    }

    fn word(&mut self, word: &'static str) -> Parsed<()> {
        let span = self.cursor.span();
        match self.cursor.peek() {
            Some(Tok::Sign(s)) if *s == word => {}
            Some(Tok::Name(n)) if n.eq_ignore_ascii_case(word) => {}
            // One row serves both.
            Some(Tok::Name(n))
                if word == "DIRECT"
                    && self.op == Op::BstartDirect
                    && n.eq_ignore_ascii_case("CALL") => {}
            Some(Tok::Name(n)) if word.ends_with('.') && n.len() > word.len() => {
                let head = n.get(..word.len()).unwrap_or("");
                if !head.eq_ignore_ascii_case(word) {
                    return Err(self.cursor.unexpected(&format!("`{word}`")));
                }
                self.pending = Some((n[word.len()..].into(), span, Reg::Zero));
            }
            Some(Tok::Number(Value::Int { n, .. })) if n.to_string() == word => {}
            _ => return Err(self.cursor.unexpected(&format!("`{word}`"))),
        }
        self.cursor.next();
        Ok(())
    }

    /// Error if a register has a suffix that nothing here reads.
    pub(super) fn no_pending(&mut self) -> Parsed<()> {
        match self.pending.take() {
            Some((suffix, span, reg)) => Err(suffix_error(&suffix, span, reg, None)),
            None => Ok(()),
        }
    }

    fn field(&mut self, k: usize, style: Style) -> Parsed<()> {
        let at = self.cursor.span();
        match style {
            Style::Neg | Style::Not | Style::Ext => self.modifier(k, style),
            Style::Reuse => {
                if let Some((suffix, span, _)) =
                    self.pending.take_if(|p| p.0.eq_ignore_ascii_case(".reuse"))
                {
                    debug_assert!(!suffix.is_empty());
                    self.set(k, 1, span);
                }
                self.no_pending()
            }
            Style::Trace => match self.pending.take() {
                Some((word, span, _)) if word.eq_ignore_ascii_case("begin") => {
                    self.set(k, 0, span);
                    Ok(())
                }
                Some((word, span, _)) if word.eq_ignore_ascii_case("end") => {
                    self.set(k, 1, span);
                    Ok(())
                }
                _ => Err(self.cursor.unexpected("`TRACE.begin` or `TRACE.end`")),
            },
            Style::Shl => {
                if self.cursor.eat("<<") {
                    let e = self.shift()?;
                    self.source.exprs.push((k, style, e));
                }
                Ok(())
            }
            Style::ShlBy(n) => {
                if !self.cursor.eat("<<") {
                    let d = Diagnostic::error(
                        "asm-linx-index-shift",
                        format!("this store shifts its index by at least {n}"),
                    );
                    let note = format!(
                        "write `<<{n}`, or use the `.u` form, which shifts by 0 to 31 (L-84)"
                    );
                    return Err(Box::new(
                        d.at(at, format!("expected `<<{n}` or more")).note(note),
                    ));
                }
                let e = self.shift()?;
                self.source.exprs.push((k, style, e));
                Ok(())
            }
            Style::Lane(n) => self.lane_term(k, n),
            Style::Fixup => {
                if self.cursor.eat(",") {
                    let e = self.cursor.expr()?;
                    self.source.exprs.push((k, style, e));
                }
                Ok(())
            }
            Style::List => self.listed(k),
            Style::Last if self.is_name("last") => {
                self.cursor.next();
                self.set(k, 1, at);
                self.cursor.expect(",")
            }
            Style::Tail if self.cursor.eat(",") => {
                if !self.is_name("last") {
                    return Err(self.cursor.unexpected("`last`"));
                }
                self.cursor.next();
                self.set(k, 1, at);
                Ok(())
            }
            Style::Last | Style::Tail => Ok(()),
            Style::Lb => self.one_of(k, &["lb0", "lb1", "lb2"], "`lb0`, `lb1` or `lb2`", 0),
            Style::Hand => self.one_of(k, &HANDS, "`t`, `u`, `m` or `n`", 0),
            Style::BrType => self.one_of(k, &BRANCH_TYPES, "a branch type such as `FALL`", 0),
            Style::Temp => {
                let words = TEMPERATURES.map(|t| format!("temp.{t}"));
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                self.one_of(
                    k,
                    &words,
                    "`temp.hot`, `temp.warm`, `temp.cool` or `temp.none`",
                    0,
                )
            }
            Style::Br => {
                for (word, unlikely) in [("br.likely", 0), ("br.unlikely", 1)] {
                    if self.is_name(word) {
                        self.cursor.next();
                        self.set(k, 1, at);
                        let other = self.op.position(Field::Unlikely).unwrap_or(k);
                        self.set(other, unlikely, at);
                        return self.cursor.expect(",");
                    }
                }
                Ok(())
            }
            Style::Size => self.size(k),
            _ => match self.op.encoding().fields[k].codec {
                Codec::Tile => self.tile(k),
                Codec::Src5 | Codec::Src10 => self.register(k, false),
                Codec::Dst5 | Codec::Dst10 => self.register(k, true),
                _ => {
                    let e = self.mode_name(k).map_or_else(|| self.cursor.expr(), Ok)?;
                    self.source.exprs.push((k, style, e));
                    Ok(())
                }
            },
        }
    }

    fn is_name(&self, word: &str) -> bool {
        matches!(self.cursor.peek(), Some(Tok::Name(n)) if n.eq_ignore_ascii_case(word))
    }

    /// `VS8` and `VS16` for the mode of a launch (L-19).
    fn mode_name(&mut self, k: usize) -> Option<Expr> {
        let n = ["VS8", "VS16"].iter().position(|w| self.is_name(w))?;
        if self.op.fields()[k] != Field::Mode {
            return None;
        }
        let span = self.cursor.span();
        self.cursor.next();
        Some(Expr {
            kind: crate::expr::Kind::Number(Value::int(n as i128)),
            span,
        })
    }

    /// Shift amount: a primary expression, so that what follows is not drawn in.
    fn shift(&mut self) -> Parsed<Expr> {
        self.cursor.expr()
    }

    fn one_of(&mut self, k: usize, words: &[&str], expected: &str, first: u64) -> Parsed<()> {
        let at = self.cursor.span();
        match words.iter().position(|w| self.is_name(w)) {
            Some(n) => {
                self.cursor.next();
                self.set(k, n as u64 + first, at);
                Ok(())
            }
            None => Err(self.cursor.unexpected(expected)),
        }
    }
}
