//! A source file as a list of items per section, with symbols and kernels; the driver of the assembler.

use crate::Target;
use crate::expr::{EvalError, Expr, Kind, Names, Value, eval};
use crate::lex::{Tok, Token, lex};
use crate::linx;
use crate::parse::{Cursor, Parsed, register};
use crate::select::{Source, arrange, mnemonic, select, unknown_mnemonic};
use lanemask_diag::{Diagnostic, FileId, Sources, Span};
use lanemask_isa::w32::Insn;
use lanemask_object::{KernelMeta, Object, SectionKind};
use std::cell::Cell;
use std::collections::BTreeMap;

/// Largest section in bytes.
pub(crate) const MAX_SECTION: u64 = 64 << 20;
/// Constants that may depend on one another in a row, if addresses are involved.
const MAX_SYMBOL_DEPTH: u32 = 16;
/// Diagnostics after which the rest is left out.
const MAX_DIAGNOSTICS: usize = 200;

/// Assembles a file of `sources` for the instruction set that it names with `.isa` or `.target`, or else w32. The object
/// is complete if no diagnostic is an error.
pub fn assemble(sources: &Sources, file: FileId) -> (Object, Vec<Diagnostic>) {
    assemble_for(sources, file, None)
}

/// Assembles for an instruction set; `None` = as [`assemble`].
pub fn assemble_for(
    sources: &Sources,
    file: FileId,
    target: Option<Target>,
) -> (Object, Vec<Diagnostic>) {
    let Some(source) = sources.get(file) else {
        let d = Diagnostic::error(
            "asm-no-source",
            "the file to assemble is not among the sources",
        );
        return (Object::default(), vec![d]);
    };
    let target = target
        .or_else(|| named_target(file, &source.text))
        .unwrap_or_default();
    let mut program = Program {
        target,
        ..Program::default()
    };
    if target == Target::Linx {
        program.base = DEFAULT_BASE;
    }
    if source.text.len() > u32::MAX as usize / 2 {
        let d = Diagnostic::error("asm-too-large", "the source file is larger than 2 GiB");
        return (Object::default(), vec![d]);
    }
    let linx = target == Target::Linx;
    let tokens = lex(file, &source.text, linx, &mut program.diags);
    let mut rest = tokens.as_slice();
    while let Some(len) = rest.iter().position(|t| t.tok == Tok::Newline) {
        let end = Span {
            end: rest[len].span.start,
            ..rest[len].span
        };
        program.line(&rest[..len], end);
        rest = &rest[len + 1..];
    }
    program.end_of_file();
    let addresses = program.layout();
    let object = program.finish(&addresses, source);
    let written_for_other = match target {
        Target::W32 => written_for_linx,
        Target::Linx => written_for_w32,
    };
    if program.diags.iter().any(Diagnostic::is_error)
        && let Some(d) = written_for_other(file, &source.text)
    {
        // A source that says what it is for needs no advice.
        let named = program
            .diags
            .into_iter()
            .find(|d| d.code == "asm-unknown-target");
        return (object, vec![named.unwrap_or(d)]);
    }
    (
        object,
        in_order(program.diags, &program.symbols, &source.text),
    )
}

/// Where the code of a linx object lies if it does not say.
pub(crate) const DEFAULT_BASE: u64 = 0x1000;

/// The instruction set that the first `.isa` or `.target` of a text names.
fn named_target(file: FileId, text: &str) -> Option<Target> {
    if !text.contains(".isa") && !text.contains(".target") {
        return None;
    }
    let tokens = lex(file, text, true, &mut Vec::new());
    let name = |t: &Token| match &t.tok {
        Tok::Name(n) => Some(n.clone()),
        Tok::Text(n) => Some(n.clone()),
        _ => None,
    };
    let named = tokens.windows(2).find_map(|pair| {
        let directive = matches!(&pair[0].tok, Tok::Name(n) if n == ".isa" || n == ".target");
        directive.then(|| name(&pair[1]))?
    })?;
    Target::from_name(&named)
}

/// The instructions of a text: the name that a line begins with, and what is behind it.
fn instructions(tokens: &[Token]) -> impl Iterator<Item = (&str, Span, &[Token])> {
    let lines = tokens.split(|t| t.tok == Tok::Newline);
    lines.filter_map(|mut line| {
        while let [_, colon, rest @ ..] = line
            && colon.tok == Tok::Sign(":")
        {
            line = rest;
        }
        let [first, rest @ ..] = line else {
            return None;
        };
        match &first.tok {
            Tok::Name(name) if !name.starts_with('.') => Some((name.as_str(), first.span, rest)),
            _ => None,
        }
    })
}

/// What to say of a text that is no LinxISA source because it is one for w32: it has instructions of w32, and none that only LinxISA has.
fn written_for_w32(file: FileId, text: &str) -> Option<Diagnostic> {
    let tokens = lex(file, text, true, &mut Vec::new());
    let w32 = |name: &str| mnemonic(name).is_some();
    let linx = |name: &str| linx::is_mnemonic(&name.to_ascii_lowercase());
    if instructions(&tokens).any(|(name, ..)| linx(name) && !w32(name)) {
        return None;
    }
    let (name, span, _) = instructions(&tokens).find(|(name, ..)| w32(name) && !linx(name))?;
    let message = format!("`{name}` is an instruction of w32, and this is read as LinxISA");
    let d = Diagnostic::error("asm-other-isa", message).at(span, "not an instruction of LinxISA");
    Some(d.note("leave `--target linx` or `.isa linx` out, or say `w32` there"))
}

/// What to say of a text that is no w32 source because it is one for linx: there would be a message for each line.
fn written_for_linx(file: FileId, text: &str) -> Option<Diagnostic> {
    let tokens = lex(file, text, true, &mut Vec::new());
    let (name, span) = instructions(&tokens)
        .find(|(name, ..)| mnemonic(name).is_none())
        .and_then(|(name, span, rest)| {
            // Some names are near those of w32: a header, a group operation or an arrow tells.
            let lower = name.to_ascii_lowercase();
            let arrow = rest.iter().any(|t| t.tok == Tok::Sign("->"));
            let only = ["bstart", "c.b", "b.", "l.", "hl."];
            let tells = arrow || only.iter().any(|p| lower.starts_with(p));
            (tells && linx::is_mnemonic(&lower)).then_some((name, span))
        })?;
    let message = format!("`{name}` is an instruction of LinxISA, and this is read as w32");
    let d = Diagnostic::error("asm-other-isa", message).at(span, "not an instruction of w32");
    Some(d.note("write `.isa linx` at the top, or say `--target linx`"))
}

/// The likely meaning of a misspelt word; very long words have none.
pub(crate) fn suggest<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    const LONGEST: usize = 64;
    let candidates = candidates.into_iter().filter(|c| c.len() <= LONGEST);
    (word.len() <= LONGEST).then(|| lanemask_diag::suggest(word, candidates))?
}

/// In the order of the text, those without a place last; of very many the first errors and warnings.
fn in_order(
    mut diags: Vec<Diagnostic>,
    symbols: &BTreeMap<String, Symbol>,
    text: &str,
) -> Vec<Diagnostic> {
    diags.sort_by_key(|d| d.primary.as_ref().map_or(u32::MAX, |l| l.span.start));
    let (mut errors, mut warnings) = (0, 0);
    diags.retain(|d| {
        let count = if d.is_error() {
            &mut errors
        } else {
            &mut warnings
        };
        *count += 1;
        *count <= MAX_DIAGNOSTICS
    });
    for d in diags
        .iter_mut()
        .filter(|d| d.code == "asm-undefined-symbol")
    {
        let name = d
            .primary
            .as_ref()
            .and_then(|l| text.get(l.span.start as usize..l.span.end as usize));
        let name = name.unwrap_or("").trim_matches('"');
        let known = symbols.keys().map(String::as_str).filter(|s| *s != name);
        if let Some(near) = suggest(name, known) {
            d.notes.insert(0, format!("did you mean `{near}`?"));
        }
    }
    if let Some(more @ 1..) = usize::checked_sub(errors, MAX_DIAGNOSTICS) {
        diags.push(Diagnostic::error(
            "asm-too-many-errors",
            format!("{more} further errors are left out"),
        ));
    }
    if let Some(more @ 1..) = usize::checked_sub(warnings, MAX_DIAGNOSTICS) {
        diags.push(Diagnostic::warning(
            "asm-too-many-errors",
            format!("{more} further warnings are left out"),
        ));
    }
    diags
}

/// What is known of a source file.
#[derive(Default)]
pub(crate) struct Program {
    pub target: Target,
    /// Address of the first byte of the code.
    pub base: u64,
    pub diags: Vec<Diagnostic>,
    /// Code and data.
    pub items: [Vec<Item>; 2],
    pub symbols: BTreeMap<String, Symbol>,
    pub kernels: Vec<Kernel>,
    /// Index of the kernel whose description is open.
    pub open_kernel: Option<usize>,
    /// `.library` was seen.
    pub library: bool,
    /// `.no_lines` was seen.
    pub no_lines: bool,
    pub globals: Vec<(String, Span)>,
    pub sizes: Vec<(String, Span, Expr)>,
    pub files: Vec<String>,
    /// Item of the code, file, line, column.
    pub locs: Vec<(usize, u32, u32, u32)>,
    /// Statements on masks.
    pub masks: Vec<linx::notes::Mask>,
    section: Option<SectionKind>,
    /// Bytes of each section so far, at least.
    bytes: [u64; 2],
}

/// A piece of a section.
pub(crate) struct Item {
    pub kind: ItemKind,
    pub size: u32,
    /// The mnemonic or directive.
    pub span: Span,
}

pub(crate) enum ItemKind {
    /// An instruction; `min` is the encoding from which it is tried.
    Insn {
        source: Source,
        insn: Option<Insn>,
        min: u8,
        dynamic: bool,
    },
    /// An instruction of linx: its length does not depend on its operands.
    Linx(Box<linx::Source>),
    Bytes(Vec<u8>),
    /// Numbers of `width` bytes.
    Numbers {
        width: u32,
        float: bool,
        exprs: Vec<Expr>,
    },
    Zero,
    /// Up to a multiple; `fill` = byte to fill with, else `nop` or zero.
    Align {
        to: u32,
        fill: Option<u8>,
    },
    /// Up to an offset from the section's start.
    Org(u32),
}

/// A place: section and number of items before it.
pub(crate) type Mark = (SectionKind, usize);

pub(crate) struct Symbol {
    pub span: Span,
    pub kind: SymbolKind,
}

pub(crate) enum SymbolKind {
    Label(Mark),
    Constant(Expr, Mark),
}

/// A kernel as declared.
pub(crate) struct Kernel {
    pub meta: KernelMeta,
    pub span: Span,
    pub mark: Mark,
    pub v_regs: Option<u32>,
    pub u_regs: Option<u32>,
    /// Lanes, where the header does not say (linx).
    pub lanes: Option<u32>,
    /// Directives that were given, to find repetitions.
    pub given: Vec<(&'static str, Span)>,
}

/// Addresses of all items.
#[derive(Default)]
pub(crate) struct Addresses {
    /// Offset of each item from its section's start, and the length at the end.
    pub offsets: [Vec<u32>; 2],
    /// Where the data lies, from the start of the code.
    pub data_base: u32,
    /// Address of the start of the code.
    pub base: u64,
}

impl Addresses {
    pub fn offset(&self, (section, item): Mark) -> u32 {
        self.offsets[section as usize]
            .get(item)
            .copied()
            .unwrap_or(0)
    }
}

/// Values of names at one place.
pub(crate) struct Env<'a> {
    pub symbols: &'a BTreeMap<String, Symbol>,
    /// `None` = only constants are known.
    pub addresses: Option<&'a Addresses>,
    pub mark: Mark,
    /// Symbols that may still be looked up, against cycles and explosions.
    pub budget: &'a Cell<u32>,
    /// Constants that are being computed, each inside the one before.
    pub depth: u32,
}

impl Env<'_> {
    fn address(&self, mark: Mark) -> Value {
        let Some(addresses) = self.addresses else {
            return Value::int(0);
        };
        let base = if mark.0 == SectionKind::Data {
            addresses.data_base
        } else {
            0
        };
        Value::Int {
            n: i128::from(addresses.base) + i128::from(base) + i128::from(addresses.offset(mark)),
            section: Some(mark.0),
        }
    }
}

impl Names for Env<'_> {
    fn symbol(&self, name: &str, span: Span) -> Result<Value, EvalError> {
        let left = self.budget.get().checked_sub(1);
        let Some(left) = left.filter(|_| self.depth < MAX_SYMBOL_DEPTH) else {
            let message =
                format!("the value of `{name}` depends on itself or on too many other symbols");
            return Err(EvalError::new(
                "asm-cyclic-symbol",
                span,
                message,
                "cannot be computed",
            ));
        };
        self.budget.set(left);
        match self.symbols.get(name) {
            Some(Symbol {
                kind: SymbolKind::Label(mark),
                ..
            }) => match self.addresses {
                Some(_) => Ok(self.address(*mark)),
                None => Err(not_constant(span)),
            },
            Some(Symbol {
                kind: SymbolKind::Constant(e, mark),
                ..
            }) => {
                let inner = eval(
                    e,
                    &Env {
                        mark: *mark,
                        depth: self.depth + 1,
                        ..*self
                    },
                );
                inner.map_err(|e| {
                    if e.code == "asm-not-constant" {
                        EvalError { span, ..e }
                    } else {
                        e
                    }
                })
            }
            None if self.addresses.is_none() => {
                let mut e = undefined(name, span);
                e.note.get_or_insert(
                    "constants that decide about sizes must be defined before their use".into(),
                );
                Err(e)
            }
            None => Err(undefined(name, span)),
        }
    }

    fn here(&self) -> Value {
        self.address(self.mark)
    }
}

fn not_constant(span: Span) -> EvalError {
    EvalError::new(
        "asm-not-constant",
        span,
        "this value must not depend on addresses",
        "depends on an address",
    )
}

pub(crate) fn undefined(name: &str, span: Span) -> EvalError {
    let message = format!("`{name}` is not defined");
    EvalError::new(
        "asm-undefined-symbol",
        span,
        message,
        "no label or constant of this name",
    )
}

impl Program {
    pub fn section(&self) -> SectionKind {
        self.section.unwrap_or(SectionKind::Code)
    }

    pub fn set_section(&mut self, section: SectionKind) {
        self.section = Some(section);
    }

    /// The place behind everything so far.
    pub fn mark(&self) -> Mark {
        let section = self.section();
        (section, self.items[section as usize].len())
    }

    /// Adds an item to the open section.
    pub fn push(&mut self, kind: ItemKind, span: Span, size: u64) {
        let section = self.section() as usize;
        let worst = match &kind {
            ItemKind::Align { to, .. } => u64::from(*to),
            _ => size,
        };
        let before = self.bytes[section];
        self.bytes[section] = before.saturating_add(worst);
        if self.bytes[section] > MAX_SECTION {
            if before <= MAX_SECTION {
                let message = format!("the section grows beyond {} MiB", MAX_SECTION >> 20);
                self.diags
                    .push(Diagnostic::error("asm-too-large", message).at(span, "too large"));
            }
            return;
        }
        self.items[section].push(Item {
            kind,
            size: size as u32,
            span,
        });
    }

    /// Adds an item that ends at an offset of the open section.
    pub fn push_org(&mut self, kind: ItemKind, span: Span, end: u64) {
        let section = self.section() as usize;
        self.bytes[section] = self.bytes[section].max(end);
        self.items[section].push(Item {
            kind,
            size: 0,
            span,
        });
    }

    fn line(&mut self, tokens: &[Token], end: Span) {
        let mut tokens = tokens;
        while let [
            first,
            Token {
                tok: Tok::Sign(":"),
                ..
            },
            rest @ ..,
        ] = tokens
        {
            match &first.tok {
                Tok::Name(name) if self.is_reserved(name, first.span) => {}
                Tok::Name(name) | Tok::Text(name) => {
                    let kind = SymbolKind::Label(self.mark());
                    self.define(name, first.span, kind);
                }
                _ => break,
            }
            tokens = rest;
        }
        if tokens.iter().any(|t| t.tok == Tok::Bad) {
            return;
        }
        let mut cursor = Cursor::new(tokens, end, self.register_names());
        let result = match cursor.peek() {
            None => Ok(()),
            Some(Tok::Name(name)) => {
                let span = cursor.span();
                cursor.next();
                if name.starts_with('.') {
                    self.directive(name, span, &mut cursor)
                } else {
                    self.instruction(name, span, &mut cursor)
                }
            }
            Some(_) => Err(cursor.unexpected("an instruction, a directive or a label")),
        };
        if let Err(d) = result {
            self.diags.push(*d);
        }
    }

    /// Reports a name that means a register, unless it stands in quotes.
    pub fn is_reserved(&mut self, name: &str, span: Span) -> bool {
        let reserved = self.register_names()(name);
        if reserved {
            let d = Diagnostic::error(
                "asm-reserved-name",
                format!("`{name}` cannot be the name of a symbol"),
            );
            let d = d.at(span, "this is the name of a register");
            self.diags.push(d.note("in double quotes it can"));
        }
        reserved
    }

    pub fn define(&mut self, name: &str, span: Span, kind: SymbolKind) {
        if name.is_empty() {
            let d = Diagnostic::error("asm-reserved-name", "a symbol needs a name");
            self.diags.push(d.at(span, "nothing between the quotes"));
            return;
        }
        if let Some(first) = self.symbols.get(name) {
            let d = Diagnostic::error("asm-redefined", format!("`{name}` is defined twice"));
            self.diags
                .push(d.at(span, "again here").also(first.span, "first here"));
            return;
        }
        self.symbols.insert(name.to_string(), Symbol { span, kind });
    }

    /// Whether a name means a register.
    fn register_names(&self) -> fn(&str) -> bool {
        match self.target {
            Target::W32 => |name| register(name).is_some(),
            Target::Linx => linx::is_register,
        }
    }

    /// An instruction of linx.
    fn linx_instruction(&mut self, name: &str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
        let help = self.diags.len() <= MAX_DIAGNOSTICS;
        match linx::parse(name, span, cursor, help) {
            Ok(_) if self.section() != SectionKind::Code => {
                let d = Diagnostic::error(
                    "asm-wrong-section",
                    "an instruction cannot stand in the data section",
                );
                Err(Box::new(d.at(span, "write `.text` before it")))
            }
            Ok((source, warnings)) => {
                self.diags.extend(warnings);
                let size = source.insn.len_bytes().into();
                self.push(ItemKind::Linx(Box::new(source)), span, size);
                Ok(())
            }
            Err((d, size)) => {
                // Keeps its place so that addresses behind it are not far off.
                self.push(ItemKind::Zero, span, size.into());
                Err(d)
            }
        }
    }

    fn instruction(&mut self, name: &str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
        if self.target == Target::Linx {
            return self.linx_instruction(name, span, cursor);
        }
        let Some((op, forced)) = mnemonic(name) else {
            // Suggestions cost time, and nobody reads very many.
            let help = self.diags.len() <= MAX_DIAGNOSTICS;
            return Err(Box::new(unknown_mnemonic(name, span, help)));
        };
        let result = cursor
            .args()
            .and_then(|args| arrange(op, args, span, cursor.span()));
        let variants = op.info().variants;
        let smallest = u64::from(variants[forced.unwrap_or(0) as usize].bits) / 8;
        let section = self.section();
        let args = match result {
            Ok(args) if section == SectionKind::Code => args,
            other => {
                // Keeps its place so that addresses behind it are not far off.
                self.push(ItemKind::Zero, span, smallest);
                other?;
                let d = Diagnostic::error(
                    "asm-wrong-section",
                    "an instruction cannot stand in the data section",
                );
                return Err(Box::new(d.at(span, "write `.text` before it")));
            }
        };
        let source = Source {
            op,
            forced,
            args,
            span,
        };
        let dynamic = source.is_dynamic();
        let mut insn = None;
        let mut error = None;
        if !dynamic {
            match select(&source, 0, &Nothing, 0) {
                Ok(i) => insn = Some(i),
                Err(d) => error = Some(d),
            }
        }
        let size = insn.map_or(smallest, |i| u64::from(i.len_bytes()));
        let kind = match error {
            Some(_) => ItemKind::Zero,
            None => ItemKind::Insn {
                source,
                insn,
                min: 0,
                dynamic,
            },
        };
        self.push(kind, span, size);
        error.map_or(Ok(()), Err)
    }

    /// The value of an expression that must be known now.
    pub fn constant(&self, e: &Expr) -> Parsed<i128> {
        let budget = Cell::new(1000);
        let env = Env {
            symbols: &self.symbols,
            addresses: None,
            mark: self.mark(),
            budget: &budget,
            depth: 0,
        };
        let diag = |e| Box::new(crate::select::eval_diagnostic(e));
        if uses_here(e) {
            return Err(diag(not_constant(e.span)));
        }
        match eval(e, &env).map_err(diag)? {
            Value::Int { n, .. } => Ok(n),
            Value::Float { .. } => {
                let d = Diagnostic::error("asm-wrong-operand", "a whole number is needed here");
                Err(Box::new(d.at(e.span, "this is a float")))
            }
        }
    }

    /// The expression itself, or its value if that is known already.
    pub fn folded(&self, e: Expr) -> Expr {
        let budget = Cell::new(1000);
        let env = Env {
            symbols: &self.symbols,
            addresses: None,
            mark: self.mark(),
            budget: &budget,
            depth: 0,
        };
        if uses_here(&e) {
            return e;
        }
        match eval(&e, &env) {
            Ok(v) => Expr {
                kind: Kind::Number(v),
                span: e.span,
            },
            Err(_) => e,
        }
    }
}

fn uses_here(e: &Expr) -> bool {
    match &e.kind {
        Kind::Here => true,
        Kind::Number(_) | Kind::Symbol(_) => false,
        Kind::Unary(_, a) => uses_here(a),
        Kind::Binary(_, a, b) => uses_here(a) || uses_here(b),
    }
}

/// No names at all: for instructions that use none.
struct Nothing;

impl Names for Nothing {
    fn symbol(&self, name: &str, span: Span) -> Result<Value, EvalError> {
        Err(undefined(name, span))
    }

    fn here(&self) -> Value {
        Value::int(0)
    }
}
