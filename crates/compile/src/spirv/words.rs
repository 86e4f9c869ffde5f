//! Words to instructions, and the listing that messages point into.
//!
//! A module has no text, so its listing stands in for it: one line an instruction, in the notation of the SPIR-V tools.

use super::error::{malformed, malformed_at};
use lanemask_diag::{Diagnostic, FileId, Span};
use rspirv::grammar::{Instruction, OperandKind, OperandQuantifier};
use rspirv::spirv::{self, Op};
use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use std::sync::OnceLock;

/// Largest bound of ids that a module may have (a universal limit of SPIR-V).
const MAX_BOUND: u32 = 0x3f_ffff;

/// Result of reading; the error is boxed because it is large and rare.
pub(super) type R<T> = Result<T, Box<Diagnostic>>;

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inst<'a> {
    /// What it does.
    pub op: Op,
    /// All of its words, the one with its opcode first.
    pub words: &'a [u32],
    /// Its line of the listing.
    pub span: Span,
    /// Word of the module at which it starts.
    pub at: u32,
    /// Words of each literal, if it is a switch.
    pub literal: usize,
}

impl<'a> Inst<'a> {
    /// A word that must be there.
    pub fn word(&self, i: usize) -> R<u32> {
        self.words.get(i).copied().ok_or_else(|| {
            malformed_at(
                format!("`Op{:?}` has too few operands", self.op),
                self.span,
                self.at,
            )
        })
    }

    /// The words from `i` on; none if there are fewer.
    pub fn rest(&self, i: usize) -> &'a [u32] {
        self.words.get(i..).unwrap_or(&[])
    }

    /// A string that starts at word `i`, and the word after it.
    pub fn string(&self, i: usize) -> R<(String, usize)> {
        let words = self.rest(i);
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        match bytes.iter().position(|b| *b == 0) {
            Some(end) => {
                let text = String::from_utf8_lossy(&bytes[..end]).into_owned();
                Ok((text, i + end / 4 + 1))
            }
            None => Err(malformed_at("a string without an end", self.span, self.at)),
        }
    }

    /// The id of the result, if the instruction has one.
    pub fn result(&self) -> Option<u32> {
        let g = grammar(self.op)?;
        let at = g
            .operands
            .iter()
            .position(|o| o.kind == OperandKind::IdResult)?;
        self.words.get(at + 1).copied()
    }

    /// The id of the result's type, if the instruction has one.
    pub fn result_type(&self) -> Option<u32> {
        let first = grammar(self.op)?.operands.first()?;
        (first.kind == OperandKind::IdResultType)
            .then(|| self.words.get(1).copied())
            .flatten()
    }

    /// The ids that the instruction uses, result and result type left out.
    pub fn used_ids(&self) -> Vec<u32> {
        let mut ids = Vec::new();
        operands(self.op, self.words, self.literal, |kind, word, _| {
            if kind == Kind::Id {
                ids.push(word);
            }
        });
        ids
    }
}

/// The instructions of a module.
#[derive(Clone, Debug)]
pub(super) struct Code {
    words: Vec<u32>,
    insts: Vec<(Op, u32, u32, Span)>,
    widths: Widths,
}

/// Which values are integers of 64 bits: what selects in a switch says how long its literals are.
#[derive(Clone, Debug, Default)]
struct Widths {
    /// Types of such integers.
    types: HashSet<u32>,
    values: HashSet<u32>,
}

impl Widths {
    /// Notes what an instruction defines.
    fn note(&mut self, op: Op, words: &[u32]) {
        match (op, words) {
            (Op::TypeInt, [_, id, 64, ..]) => {
                self.types.insert(*id);
            }
            (_, [_, ty, id, ..]) if self.types.contains(ty) && has_typed_result(op) => {
                self.values.insert(*id);
            }
            _ => {}
        }
    }

    /// Words of the literals of an instruction, if it is a switch.
    fn literal(&self, op: Op, words: &[u32]) -> usize {
        let wide = op == Op::Switch && words.get(1).is_some_and(|id| self.values.contains(id));
        1 + usize::from(wide)
    }
}

fn has_typed_result(op: Op) -> bool {
    let first = grammar(op).and_then(|g| g.operands.first());
    first.is_some_and(|o| o.kind == OperandKind::IdResultType)
}

impl Code {
    /// The same with its listing in another file.
    pub fn in_file(mut self, file: FileId) -> Code {
        for (.., span) in &mut self.insts {
            span.file = file;
        }
        self
    }

    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.insts.len()
    }

    /// An instruction by its number.
    pub fn get(&self, i: usize) -> Inst<'_> {
        let (op, at, len, span) = self.insts[i];
        let words = &self.words[at as usize..(at + len) as usize];
        Inst {
            op,
            words,
            span,
            at,
            literal: self.widths.literal(op, words),
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Inst<'_>> {
        (0..self.len()).map(|i| self.get(i))
    }

    /// The number of the instruction whose line of the listing this is.
    pub fn at_span(&self, span: Span) -> Option<usize> {
        let i = self.insts.partition_point(|x| x.3.start <= span.start);
        i.checked_sub(1)
    }
}

/// Reads the words of a module; gives its instructions and their listing, which becomes the text of `file`.
pub(super) fn decode(bytes: &[u8], file: FileId) -> R<(Code, String)> {
    let mut words: Vec<u32> = bytes
        .as_chunks::<4>()
        .0
        .iter()
        .map(|b| u32::from_le_bytes(*b))
        .collect();
    match words.first() {
        Some(&spirv::MAGIC_NUMBER) => {}
        Some(&w) if w == spirv::MAGIC_NUMBER.swap_bytes() => {
            words.iter_mut().for_each(|w| *w = w.swap_bytes());
        }
        _ => {
            let d = malformed("the file does not start with SPIR-V's magic number");
            return Err(Box::new(
                d.note("a module starts with the bytes 03 02 23 07"),
            ));
        }
    }
    if words.len() < 5 {
        return Err(Box::new(malformed(
            "the file ends within the header of five words",
        )));
    }
    if !bytes.len().is_multiple_of(4) {
        let message = format!("the file has {} bytes, not whole words", bytes.len());
        return Err(Box::new(malformed(message)));
    }
    let (version, bound) = (words[1], words[3]);
    if bound > MAX_BOUND {
        let message = format!("the bound of ids is {bound}; at most {MAX_BOUND} are allowed");
        return Err(Box::new(malformed(message)));
    }
    let mut text = format!(
        "; SPIR-V {}.{}, bound {bound}\n",
        version >> 16 & 255,
        version >> 8 & 255
    );
    let mut insts = Vec::new();
    let mut widths = Widths::default();
    let mut at = 5;
    while at < words.len() {
        let (len, opcode) = ((words[at] >> 16) as usize, words[at] & 0xffff);
        let here = || format!("word {at} of {}", words.len());
        if len == 0 {
            let message = format!("an instruction of no words, {}", here());
            return Err(Box::new(malformed(message)));
        }
        if at + len > words.len() {
            let message = format!("the file ends within an instruction, {}", here());
            return Err(Box::new(malformed(message)));
        }
        let Some(op) = Op::from_u32(opcode) else {
            let message = format!("unknown instruction {opcode}, {}", here());
            return Err(Box::new(malformed(message)));
        };
        let start = text.len();
        let inst = &words[at..at + len];
        widths.note(op, inst);
        let literal = widths.literal(op, inst);
        line(op, inst, literal, &mut text);
        let span = Span::new(file, start, text.len());
        text.push('\n');
        let least = grammar(op).map_or(1, |g| {
            1 + g
                .operands
                .iter()
                .filter(|o| o.quantifier == OperandQuantifier::One)
                .count()
        });
        if len < least {
            let message = format!("`Op{op:?}` has too few operands, {}", here());
            return Err(Box::new(malformed(message)));
        }
        for id in ids(op, inst, literal) {
            if id == 0 || id >= bound {
                let message = format!("the id %{id} is not below the bound, {}", here());
                return Err(Box::new(malformed(message)));
            }
        }
        insts.push((op, at as u32, len as u32, span));
        at += len;
    }
    let code = Code {
        words,
        insts,
        widths,
    };
    Ok((code, text))
}

fn ids(op: Op, words: &[u32], literal: usize) -> Vec<u32> {
    let mut out = Vec::new();
    operands(op, words, literal, |kind, word, _| {
        if matches!(kind, Kind::Id | Kind::Result | Kind::Type) {
            out.push(word);
        }
    });
    out
}

/// What a word of an instruction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Type,
    Result,
    Id,
    /// First word of a string.
    Text,
    Storage,
    Decoration,
    BuiltIn,
    Model,
    Capability,
    Number,
}

/// The grammar's entry.
fn grammar(op: Op) -> Option<&'static Instruction<'static>> {
    static TABLE: OnceLock<HashMap<u32, &'static Instruction<'static>>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let all = rspirv::grammar::INSTRUCTION_TABLE.iter();
        all.map(|i| (i.opcode as u32, i)).collect()
    });
    table.get(&(op as u32)).copied()
}

/// Calls `f` with kind, word and index of each operand; literals of switches have so many words.
fn operands(op: Op, words: &[u32], literal: usize, mut f: impl FnMut(Kind, u32, usize)) {
    let Some(g) = grammar(op) else { return };
    let mut at = 1;
    for (n, o) in g.operands.iter().enumerate() {
        let last = n + 1 == g.operands.len();
        loop {
            let Some(&word) = words.get(at) else { return };
            match o.kind {
                OperandKind::IdResultType => f(Kind::Type, word, at),
                OperandKind::IdResult => f(Kind::Result, word, at),
                OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics => {
                    f(Kind::Id, word, at);
                }
                OperandKind::PairLiteralIntegerIdRef => {
                    f(Kind::Number, word, at);
                    for _ in 1..literal {
                        at += 1;
                        let Some(&high) = words.get(at) else { return };
                        f(Kind::Number, high, at);
                    }
                    if let Some(&id) = words.get(at + 1) {
                        at += 1;
                        f(Kind::Id, id, at);
                    }
                }
                OperandKind::PairIdRefIdRef => {
                    f(Kind::Id, word, at);
                    if let Some(&id) = words.get(at + 1) {
                        at += 1;
                        f(Kind::Id, id, at);
                    }
                }
                OperandKind::PairIdRefLiteralInteger => {
                    f(Kind::Id, word, at);
                    if let Some(&n) = words.get(at + 1) {
                        at += 1;
                        f(Kind::Number, n, at);
                    }
                }
                OperandKind::LiteralString => {
                    f(Kind::Text, word, at);
                    while words.get(at).is_some_and(|w| !w.to_le_bytes().contains(&0)) {
                        at += 1;
                    }
                }
                OperandKind::LiteralSpecConstantOpInteger => {
                    // What follows are ids, but for the indexes of some operations.
                    f(Kind::Number, word, at);
                    let literals_from = match Op::from_u32(word) {
                        Some(Op::CompositeExtract) => 1,
                        Some(Op::CompositeInsert | Op::VectorShuffle) => 2,
                        _ => usize::MAX,
                    };
                    for (i, &word) in words.iter().enumerate().skip(at + 1) {
                        let id = i - at - 1 < literals_from;
                        f(if id { Kind::Id } else { Kind::Number }, word, i);
                    }
                    return;
                }
                OperandKind::StorageClass => f(Kind::Storage, word, at),
                OperandKind::Decoration => f(Kind::Decoration, word, at),
                OperandKind::BuiltIn => f(Kind::BuiltIn, word, at),
                OperandKind::ExecutionModel => f(Kind::Model, word, at),
                OperandKind::Capability => f(Kind::Capability, word, at),
                _ => f(Kind::Number, word, at),
            }
            at += 1;
            // What an operand of the last kind brings along are numbers.
            if o.quantifier != OperandQuantifier::ZeroOrMore {
                break;
            }
        }
        if last {
            for (i, &word) in words.iter().enumerate().skip(at) {
                let previous = words.get(i - 1).copied();
                let decoration = o.kind == OperandKind::Decoration;
                let builtin = decoration && previous == Some(spirv::Decoration::BuiltIn as u32);
                // Those of images are ids; elsewhere, numbers.
                let id = matches!(op, Op::DecorateId | Op::ExecutionModeId)
                    || o.kind == OperandKind::ImageOperands;
                f(
                    match (builtin, id) {
                        (true, _) => Kind::BuiltIn,
                        (_, true) => Kind::Id,
                        _ => Kind::Number,
                    },
                    word,
                    i,
                );
            }
        }
    }
}

/// Appends the line of the listing.
fn line(op: Op, words: &[u32], literal: usize, text: &mut String) {
    let mut out = String::new();
    let mut result = None;
    operands(op, words, literal, |kind, word, at| {
        // Writing to a string does not fail.
        let _ = match kind {
            Kind::Result => {
                result = Some(word);
                Ok(())
            }
            Kind::Type | Kind::Id => write!(out, " %{word}"),
            Kind::Text => {
                let bytes: Vec<u8> = words[at..].iter().flat_map(|w| w.to_le_bytes()).collect();
                let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
                // Sources are long and have lines of their own.
                let shown = String::from_utf8_lossy(&bytes[..end.min(120)]);
                write!(out, " {shown:?}")
            }
            Kind::Storage => named(&mut out, word, spirv::StorageClass::from_u32(word)),
            Kind::Decoration => named(&mut out, word, spirv::Decoration::from_u32(word)),
            Kind::BuiltIn => named(&mut out, word, spirv::BuiltIn::from_u32(word)),
            Kind::Model => named(&mut out, word, spirv::ExecutionModel::from_u32(word)),
            Kind::Capability => named(&mut out, word, spirv::Capability::from_u32(word)),
            Kind::Number => write!(out, " {word}"),
        };
    });
    if let Some(result) = result {
        let _ = write!(text, "%{result} = ");
    }
    let _ = write!(text, "Op{op:?}{out}");
}

fn named(out: &mut String, word: u32, name: Option<impl std::fmt::Debug>) -> std::fmt::Result {
    match name {
        Some(name) => write!(out, " {name:?}"),
        None => write!(out, " {word}"),
    }
}
