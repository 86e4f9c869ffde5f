//! Reads the text form.

use super::lex::{Token, lex};
use crate::{
    Access, Addr, AtomicOp, BinOp, Builtin, CmpOp, Combine, Const, ImageOp, Inst, Kernel, Label,
    LabelData, Lod, NumOp, Op, Over, Region, Resource, ResourceId, ResourceKind, Space, Stmt,
    Subgroup, Term, Type, UnOp, Unit, Value, ValueData,
};
use lanemask_diag::{Diagnostic, FileId, Span, suggest};
use std::collections::BTreeMap;

/// Statements may nest this deep.
const MAX_DEPTH: usize = 500;

/// Reads the text of one kernel. The kernel is there only if there are no mistakes.
///
/// Codes: `ir-bad-token`, `ir-syntax`, `ir-unknown-op`, `ir-bad-number`, `ir-numbering`, `ir-undeclared-value`,
/// `ir-undeclared-label`, `ir-redeclared`, `ir-too-deep`.
pub fn parse(file: FileId, text: &str) -> (Option<Kernel>, Vec<Diagnostic>) {
    let mut mistakes = Vec::new();
    let tokens = lex(file, text, &mut mistakes);
    let mut line_starts = vec![false; tokens.len()];
    let mut last = 0;
    for (start, (_, span)) in line_starts.iter_mut().zip(&tokens) {
        *start = text[last..span.start as usize].contains('\n');
        last = span.start as usize;
    }
    let mut p = Parser {
        tokens,
        line_starts,
        at: 0,
        depth: 0,
        mistakes,
        kernel: Kernel::default(),
        values: BTreeMap::new(),
        labels: BTreeMap::new(),
        value_uses: Vec::new(),
        label_uses: Vec::new(),
    };
    if let Ok(()) = p.kernel() {
        p.numbering();
    }
    if p.mistakes.is_empty() {
        (Some(p.kernel), p.mistakes)
    } else {
        (None, p.mistakes)
    }
}

/// A mistake has been reported.
struct Failed;

type Parsed<T> = Result<T, Failed>;

struct Parser {
    tokens: Vec<(Token, Span)>,
    /// Whether the token is the first of its line.
    line_starts: Vec<bool>,
    at: usize,
    depth: usize,
    mistakes: Vec<Diagnostic>,
    kernel: Kernel,
    values: BTreeMap<u32, ValueData>,
    labels: BTreeMap<u32, LabelData>,
    value_uses: Vec<(Value, Span)>,
    label_uses: Vec<(Label, Span)>,
}

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.at].0
    }

    fn span(&self) -> Span {
        self.tokens[self.at].1
    }

    /// From the token `start` to the last one taken.
    fn span_from(&self, start: usize) -> Span {
        self.tokens[start]
            .1
            .to(self.tokens[self.at.max(start + 1) - 1].1)
    }

    fn advance(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    fn fail<T>(&mut self, diagnostic: Diagnostic) -> Parsed<T> {
        self.mistakes.push(diagnostic);
        Err(Failed)
    }

    fn expected<T>(&mut self, what: &str) -> Parsed<T> {
        let found = self.peek().describe();
        let d = Diagnostic::error("ir-syntax", format!("expected {what}, found {found}"))
            .at(self.span(), format!("expected {what}"));
        self.fail(d)
    }

    fn eat(&mut self, c: char) -> bool {
        let hit = *self.peek() == Token::Punct(c);
        if hit {
            self.advance();
        }
        hit
    }

    fn expect(&mut self, c: char) -> Parsed<()> {
        if self.eat(c) {
            Ok(())
        } else {
            self.expected(&format!("`{c}`"))
        }
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let hit = matches!(self.peek(), Token::Word(w) if w == word);
        if hit {
            self.advance();
        }
        hit
    }

    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) {
            Ok(())
        } else {
            self.expected(&format!("`{word}`"))
        }
    }

    fn word(&mut self, what: &str) -> Parsed<String> {
        match self.peek() {
            Token::Word(w) => {
                let w = w.clone();
                self.advance();
                Ok(w)
            }
            _ => self.expected(what),
        }
    }

    fn name(&mut self) -> Parsed<String> {
        match self.peek() {
            Token::Name(n) => {
                let n = n.clone();
                self.advance();
                Ok(n)
            }
            _ => self.expected("a name in quotes"),
        }
    }

    fn number(&mut self) -> Parsed<(String, Span)> {
        match self.peek() {
            Token::Number(n) => {
                let n = (n.clone(), self.span());
                self.advance();
                Ok(n)
            }
            _ => self.expected("a number"),
        }
    }

    fn u32(&mut self) -> Parsed<u32> {
        let (text, span) = self.number()?;
        let value = match text.strip_prefix("0x") {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => text
                .parse::<u32>()
                .ok()
                .or_else(|| text.parse::<i32>().ok().map(|n| n as u32)),
        };
        match value {
            Some(n) => Ok(n),
            None => self.fail(
                Diagnostic::error("ir-bad-number", format!("`{text}` is no 32-bit integer"))
                    .at(span, "not a 32-bit integer"),
            ),
        }
    }

    fn f32_bits(&mut self) -> Parsed<u32> {
        let (text, span) = self.number()?;
        let value = match text.strip_prefix("0x") {
            Some(hex) if hex.len() == 8 => u32::from_str_radix(hex, 16).ok(),
            Some(_) => None,
            None => text
                .parse::<f32>()
                .ok()
                .filter(|x| x.is_finite())
                .map(f32::to_bits),
        };
        match value {
            Some(bits) => Ok(bits),
            None => self.fail(
                Diagnostic::error("ir-bad-number", format!("`{text}` is no f32 constant"))
                    .at(span, "not a finite decimal number")
                    .note("bits are written as 0x and eight hexadecimal digits"),
            ),
        }
    }

    fn use_value(&mut self) -> Parsed<Value> {
        match *self.peek() {
            Token::Value(n) => {
                self.value_uses.push((Value(n), self.span()));
                self.advance();
                Ok(Value(n))
            }
            _ => self.expected("a value"),
        }
    }

    fn comma_value(&mut self) -> Parsed<Value> {
        self.expect(',')?;
        self.use_value()
    }

    /// `%N "name": type`
    fn def(&mut self) -> Parsed<Value> {
        let start = self.at;
        let Token::Value(n) = *self.peek() else {
            return self.expected("a value");
        };
        self.advance();
        let name = match self.peek() {
            Token::Name(_) => Some(self.name()?),
            _ => None,
        };
        self.expect(':')?;
        let span = self.span();
        let ty = self.word("a type")?;
        let Some(ty) = Type::from_text(&ty) else {
            return self.fail(
                Diagnostic::error("ir-syntax", format!("`{ty}` is no type"))
                    .at(span, "expected bool, i32 or f32"),
            );
        };
        let data = ValueData { ty, name };
        // A second definition of the same form is the verifier's to refuse.
        if *self.values.entry(n).or_insert_with(|| data.clone()) != data {
            let span = self.span_from(start);
            return self.fail(
                Diagnostic::error("ir-redeclared", format!("`%{n}` has two declarations"))
                    .at(span, "differs from the first one"),
            );
        }
        Ok(Value(n))
    }

    fn label_number(&mut self) -> Parsed<Label> {
        let number = match self.peek() {
            Token::Word(w) => w.strip_prefix('L').and_then(|n| n.parse().ok()),
            _ => None,
        };
        match number {
            Some(n) => {
                self.advance();
                Ok(Label(n))
            }
            None => self.expected("a label (`L` and its number)"),
        }
    }

    /// `LN (%1: i32 = %0, …)` of a statement: declares the label; gives the first arguments too.
    fn label_def(&mut self) -> Parsed<(Label, Vec<Value>)> {
        let start = self.at;
        let label = self.label_number()?;
        let mut params = Vec::new();
        let mut init = Vec::new();
        if self.eat('(') {
            loop {
                if *self.peek() != Token::Punct('=') {
                    params.push(self.def()?);
                }
                if self.eat('=') {
                    init.push(self.use_value()?);
                }
                if !self.eat(',') {
                    break;
                }
            }
            self.expect(')')?;
        }
        let data = LabelData { params };
        if *self.labels.entry(label.0).or_insert_with(|| data.clone()) != data {
            let span = self.span_from(start);
            return self.fail(
                Diagnostic::error(
                    "ir-redeclared",
                    format!("`L{}` has two declarations", label.0),
                )
                .at(span, "differs from the first one"),
            );
        }
        Ok((label, init))
    }

    fn buffer_number(&mut self) -> Parsed<u32> {
        self.numbered("buffer", "a buffer (`buffer` and its number)")
    }

    /// A word and the number of a resource, without space.
    fn numbered(&mut self, prefix: &str, what: &str) -> Parsed<u32> {
        let number = match self.peek() {
            Token::Word(w) => w.strip_prefix(prefix).and_then(|n| n.parse().ok()),
            _ => None,
        };
        match number {
            Some(n) => {
                self.advance();
                Ok(n)
            }
            None => self.expected(what),
        }
    }

    fn image(&mut self) -> Parsed<ResourceId> {
        let number = self.numbered("image", "an image (`image` and its number)")?;
        Ok(ResourceId(number))
    }

    fn sampler(&mut self) -> Parsed<ResourceId> {
        let number = self.numbered("sampler", "a sampler (`sampler` and its number)")?;
        Ok(ResourceId(number))
    }

    fn kernel(&mut self) -> Parsed<()> {
        self.expect_word("kernel")?;
        self.kernel.name = self.name()?;
        self.expect_word("workgroup_size")?;
        self.expect('(')?;
        for i in 0..3 {
            if i > 0 {
                self.expect(',')?;
            }
            self.kernel.workgroup_size[i] = self.u32()?;
        }
        self.expect(')')?;
        self.expect('{')?;
        loop {
            match self.peek() {
                Token::Word(w)
                    if ["buffer", "image", "sampler"]
                        .iter()
                        .any(|p| w.starts_with(p))
                        && !w.contains(['_', '.']) =>
                {
                    self.resource()?
                }
                Token::Word(w) if w == "constants" => {
                    self.advance();
                    loop {
                        let word = self.u32()?;
                        self.kernel.constants.push(word);
                        if *self.peek() != Token::Punct(',') {
                            break;
                        }
                        self.advance();
                    }
                }
                Token::Word(w) if w == "workgroup" => {
                    self.advance();
                    self.kernel.workgroup_bytes = self.u32()?;
                }
                Token::Word(w) if w == "scratch" => {
                    self.advance();
                    self.kernel.scratch_bytes = self.u32()?;
                }
                Token::Word(w) if w == "unused" => {
                    self.advance();
                    if matches!(self.peek(), Token::Value(_)) {
                        self.def()?;
                    } else {
                        self.label_def()?;
                    }
                }
                _ => break,
            }
        }
        self.kernel.body = self.region()?;
        if *self.peek() != Token::End {
            return self.expected("the end of the text");
        }
        Ok(())
    }

    /// `bufferN "name": access group(g) binding(b) min_bytes(m)`, `imageN "name": access group(g) binding(b) type("2d f32")` or
    /// `samplerN "name": filtering|comparison group(g) binding(b)`
    fn resource(&mut self) -> Parsed<()> {
        let span = self.span();
        let (word, number) = match self.peek() {
            Token::Word(w) if w.starts_with("image") => ("image", self.image()?.0),
            Token::Word(w) if w.starts_with("sampler") => ("sampler", self.sampler()?.0),
            _ => ("buffer", self.buffer_number()?),
        };
        if number as usize != self.kernel.resources.len() {
            let next = self.kernel.resources.len();
            return self.fail(
                Diagnostic::error("ir-numbering", "resources are numbered in order")
                    .at(span, format!("expected {word}{next}")),
            );
        }
        let name = self.name()?;
        self.expect(':')?;
        let (access, comparison) = match self.peek() {
            Token::Word(w) if word == "sampler" && w == "filtering" => (Access::ReadOnly, false),
            Token::Word(w) if word == "sampler" && w == "comparison" => (Access::ReadOnly, true),
            _ if word == "sampler" => return self.expected("`filtering` or `comparison`"),
            Token::Word(w) if w == "uniform" => (Access::Uniform, false),
            Token::Word(w) if w == "read" => (Access::ReadOnly, false),
            Token::Word(w) if w == "read_write" => (Access::ReadWrite, false),
            _ => return self.expected("`uniform`, `read` or `read_write`"),
        };
        self.advance();
        let field = |p: &mut Parser, word| {
            p.expect_word(word)?;
            p.expect('(')?;
            let n = p.u32()?;
            p.expect(')')?;
            Ok(n)
        };
        let group = field(self, "group")?;
        let binding = field(self, "binding")?;
        let (mut min_bytes, mut kind) = (0, ResourceKind::Sampler { comparison });
        if word == "buffer" {
            min_bytes = field(self, "min_bytes")?;
            kind = ResourceKind::Buffer;
        } else if word == "image" {
            self.expect_word("type")?;
            self.expect('(')?;
            let span = self.span();
            let Ok(ty) = self.name()?.parse() else {
                let d = Diagnostic::error("ir-image-type", "no type of an image");
                return self.fail(d.at(span, "such as \"2d f32\" or \"3d rgba8unorm\""));
            };
            kind = ResourceKind::Image(ty);
            self.expect(')')?;
        }
        self.kernel.resources.push(Resource {
            group,
            binding,
            name,
            access,
            min_bytes,
            kind,
        });
        Ok(())
    }

    /// Statements and a terminator, up to and with the closing brace.
    fn region(&mut self) -> Parsed<Region> {
        if self.depth == MAX_DEPTH {
            let span = self.span();
            return self.fail(
                Diagnostic::error("ir-too-deep", "statements nest too deeply")
                    .at(span, format!("more than {MAX_DEPTH} levels")),
            );
        }
        self.depth += 1;
        let region = self.region_inner();
        self.depth -= 1;
        region
    }

    fn region_inner(&mut self) -> Parsed<Region> {
        let mut stmts = Vec::new();
        loop {
            let start = self.at;
            let word = match self.peek() {
                Token::Word(w) => w.as_str(),
                Token::Value(_) => "",
                _ => return self.expected("a statement or a terminator"),
            };
            let term = match word {
                "block" => {
                    self.advance();
                    let (label, _) = self.label_def()?;
                    self.expect('{')?;
                    let body = self.region()?;
                    stmts.push(Stmt::Block { label, body });
                    continue;
                }
                "loop" => {
                    self.advance();
                    let (label, init) = self.label_def()?;
                    self.expect('{')?;
                    let body = self.region()?;
                    stmts.push(Stmt::Loop { label, init, body });
                    continue;
                }
                "if" => {
                    self.advance();
                    let (label, _) = self.label_def()?;
                    let span = self.span();
                    let cond = self.use_value()?;
                    self.expect('{')?;
                    let then = self.region()?;
                    self.expect_word("else")?;
                    self.expect('{')?;
                    let otherwise = self.region()?;
                    stmts.push(Stmt::If {
                        label,
                        cond,
                        then,
                        otherwise,
                        span,
                    });
                    continue;
                }
                "br" => {
                    self.advance();
                    let span = self.span();
                    let label = self.label_number()?;
                    self.label_uses.push((label, span));
                    let mut args = Vec::new();
                    if self.eat('(') {
                        args.push(self.use_value()?);
                        while self.eat(',') {
                            args.push(self.use_value()?);
                        }
                        self.expect(')')?;
                    }
                    Term::Br { label, args }
                }
                "return" => {
                    self.advance();
                    Term::Return
                }
                "unreachable" => {
                    self.advance();
                    Term::Unreachable
                }
                _ => {
                    match self.inst() {
                        Ok(inst) => stmts.push(Stmt::Inst(inst)),
                        Err(Failed) => self.skip_line(start),
                    }
                    continue;
                }
            };
            let term_span = self.span_from(start);
            self.expect('}')?;
            return Ok(Region {
                stmts,
                term,
                term_span,
            });
        }
    }

    /// After a mistake in an instruction: on with the next line.
    fn skip_line(&mut self, start: usize) {
        self.at = self.at.max(start);
        if self.at == start {
            self.advance();
        }
        while !self.line_starts[self.at] && *self.peek() != Token::End {
            self.advance();
        }
    }

    fn inst(&mut self) -> Parsed<Inst> {
        let start = self.at;
        let mut results = Vec::new();
        if matches!(self.peek(), Token::Value(_)) {
            results.push(self.def()?);
            while self.eat(',') {
                results.push(self.def()?);
            }
            self.expect('=')?;
        }
        let op = self.op()?;
        Ok(Inst {
            results,
            op,
            span: self.span_from(start),
        })
    }

    fn op(&mut self) -> Parsed<Op> {
        let span = self.span();
        let word = self.word("an operation")?;
        if let Some(op) = UnOp::from_text(&word) {
            return Ok(Op::Un(op, self.use_value()?));
        }
        if let Some(op) = BinOp::from_text(&word) {
            return Ok(Op::Bin(op, self.use_value()?, self.comma_value()?));
        }
        if let Some(op) = CmpOp::from_text(&word) {
            return Ok(Op::Cmp(op, self.use_value()?, self.comma_value()?));
        }
        if let Some(op) = NumOp::from_text(&word) {
            let mut args = vec![self.use_value()?];
            while self.eat(',') {
                args.push(self.use_value()?);
            }
            return Ok(Op::Num(op, args));
        }
        if let Some(op) = word.strip_prefix("atomic.").and_then(AtomicOp::from_text) {
            return Ok(Op::Atomic(op, self.addr()?, self.comma_values()?));
        }
        if let Some(op) = self.combine(&word)? {
            return Ok(Op::Subgroup(op));
        }
        if let Some(op) = self.image_op(&word)? {
            return Ok(Op::Image(Box::new(op)));
        }
        Ok(match word.as_str() {
            "subgroup.ballot" => {
                let cond = self.use_value()?;
                self.expect(',')?;
                let word = self.u32()?;
                Op::Subgroup(Subgroup::Ballot { cond, word })
            }
            "subgroup.all" => Op::Subgroup(Subgroup::All(self.use_value()?)),
            "subgroup.any" => Op::Subgroup(Subgroup::Any(self.use_value()?)),
            "subgroup.first" => Op::Subgroup(Subgroup::First(self.use_value()?)),
            "subgroup.shuffle" => Op::Subgroup(Subgroup::Shuffle {
                value: self.use_value()?,
                lane: self.comma_value()?,
            }),
            "subgroup.barrier" => Op::Subgroup(Subgroup::Barrier),
            "const.bool" => {
                if self.eat_word("true") {
                    Op::Const(Const::Bool(true))
                } else if self.eat_word("false") {
                    Op::Const(Const::Bool(false))
                } else {
                    return self.expected("`true` or `false`");
                }
            }
            "const.i32" => Op::Const(Const::I32(self.u32()?)),
            "const.f32" => Op::Const(Const::F32(self.f32_bits()?)),
            "fma.f32" => Op::Fma(self.use_value()?, self.comma_value()?, self.comma_value()?),
            "select" => Op::Select {
                cond: self.use_value()?,
                yes: self.comma_value()?,
                no: self.comma_value()?,
            },
            "extract_bits.u32" | "extract_bits.s32" => Op::ExtractBits {
                signed: word.ends_with("s32"),
                value: self.use_value()?,
                offset: self.comma_value()?,
                count: self.comma_value()?,
            },
            "insert_bits" => Op::InsertBits {
                value: self.use_value()?,
                insert: self.comma_value()?,
                offset: self.comma_value()?,
                count: self.comma_value()?,
            },
            "builtin" => {
                let span = self.span();
                let name = self.word("the name of a builtin")?;
                match Builtin::from_text(&name) {
                    Some(b) => Op::Builtin(b),
                    None => {
                        let all = Builtin::ALL.iter().map(|b| b.text());
                        return self.unknown("builtin", &name, span, all);
                    }
                }
            }
            "buffer_len" => Op::BufferLen(ResourceId(self.buffer_number()?)),
            "load" | "load.b16" | "load.b8" => {
                let unit = unit_of(&word);
                Op::Load(Addr {
                    unit,
                    ..self.addr()?
                })
            }
            "store" | "store.b16" | "store.b8" => {
                let unit = unit_of(&word);
                let addr = Addr {
                    unit,
                    ..self.addr()?
                };
                Op::Store(addr, self.more_values(Vec::new())?)
            }
            "atomic.compare_exchange" => {
                let addr = self.addr()?;
                let mut expected = self.comma_values()?;
                // Both have as many words.
                let new = expected.split_off(expected.len() / 2);
                Op::CompareExchange {
                    addr,
                    expected,
                    new,
                }
            }
            "barrier" => Op::Barrier,
            _ => {
                let all = UnOp::ALL
                    .iter()
                    .map(|o| o.text())
                    .chain(BinOp::ALL.iter().map(|o| o.text()))
                    .chain(CmpOp::ALL.iter().map(|o| o.text()))
                    .chain(NumOp::ALL.iter().map(|o| o.text()))
                    .chain(OTHER_OPS.iter().copied());
                return self.unknown("operation", &word, span, all);
            }
        })
    }

    /// `, %value` and more of them.
    fn comma_values(&mut self) -> Parsed<Vec<Value>> {
        let first = self.comma_value()?;
        self.more_values(vec![first])
    }

    /// Any number of `, %value`, behind these.
    fn more_values(&mut self, mut values: Vec<Value>) -> Parsed<Vec<Value>> {
        while self.eat(',') {
            values.push(self.use_value()?);
        }
        Ok(values)
    }

    /// `subgroup.OVER.OP %value`, for clusters with their size behind it.
    fn combine(&mut self, word: &str) -> Parsed<Option<Subgroup>> {
        let Some((over, op)) = word
            .strip_prefix("subgroup.")
            .and_then(|rest| rest.split_once('.'))
        else {
            return Ok(None);
        };
        let known = [
            Over::All,
            Over::Inclusive,
            Over::Exclusive,
            Over::Cluster(1),
        ];
        let (Some(over), Some(op)) = (
            known.into_iter().find(|o| o.text() == over),
            Combine::from_text(op),
        ) else {
            return Ok(None);
        };
        let value = self.use_value()?;
        let over = match over {
            Over::Cluster(_) => {
                self.expect(',')?;
                Over::Cluster(self.u32()?)
            }
            other => other,
        };
        Ok(Some(Subgroup::Combine { op, over, value }))
    }

    /// The operations whose words begin with `image.`.
    fn image_op(&mut self, word: &str) -> Parsed<Option<ImageOp>> {
        if let Some(op) = word
            .strip_prefix("image.atomic.")
            .and_then(AtomicOp::from_text)
        {
            return Ok(Some(ImageOp::Atomic {
                op,
                image: self.image()?,
                at: self.coordinates()?,
                value: self.comma_value()?,
            }));
        }
        Ok(Some(match word {
            "image.size" => ImageOp::Size {
                image: self.image()?,
            },
            "image.samples" => ImageOp::Samples {
                image: self.image()?,
            },
            "image.load" => ImageOp::Load {
                image: self.image()?,
                at: self.coordinates()?,
                level: self.comma_value()?,
            },
            "image.store" => ImageOp::Store {
                image: self.image()?,
                at: self.coordinates()?,
                data: [
                    self.comma_value()?,
                    self.comma_value()?,
                    self.comma_value()?,
                    self.comma_value()?,
                ],
            },
            "image.atomic.compare_exchange" => ImageOp::CompareExchange {
                image: self.image()?,
                at: self.coordinates()?,
                expected: self.comma_value()?,
                new: self.comma_value()?,
            },
            "image.sample" => ImageOp::Sample {
                image: self.image()?,
                sampler: self.sampler()?,
                at: self.coordinates()?,
                lod: if self.eat_word("gradient") {
                    let mut all = vec![self.use_value()?];
                    while self.eat(',') {
                        all.push(self.use_value()?);
                    }
                    Lod::Gradient(all)
                } else {
                    self.expect_word("lod")?;
                    Lod::Level(self.use_value()?)
                },
                reference: self.reference()?,
                offset: self.texel_offset()?,
            },
            "image.gather" => ImageOp::Gather {
                image: self.image()?,
                sampler: self.sampler()?,
                at: self.coordinates()?,
                component: {
                    self.expect_word("component")?;
                    u8::try_from(self.u32()?).unwrap_or(u8::MAX)
                },
                reference: self.reference()?,
                offset: self.texel_offset()?,
            },
            _ => return Ok(None),
        }))
    }

    /// `[%x, %y]`
    fn coordinates(&mut self) -> Parsed<Vec<Value>> {
        self.expect('[')?;
        let mut at = vec![self.use_value()?];
        while self.eat(',') {
            at.push(self.use_value()?);
        }
        self.expect(']')?;
        Ok(at)
    }

    /// `compare %r`, or nothing.
    fn reference(&mut self) -> Parsed<Option<Value>> {
        if self.eat_word("compare") {
            return Ok(Some(self.use_value()?));
        }
        Ok(None)
    }

    /// `offset(x, y, z)`, or nothing.
    fn texel_offset(&mut self) -> Parsed<[i8; 3]> {
        let mut offset = [0; 3];
        if !self.eat_word("offset") {
            return Ok(offset);
        }
        self.expect('(')?;
        for (i, to) in offset.iter_mut().enumerate() {
            if i > 0 {
                self.expect(',')?;
            }
            let number = match self.peek() {
                Token::Number(n) => n.parse().ok(),
                _ => None,
            };
            let Some(number) = number else {
                return self.expected("a number from -128 to 127");
            };
            *to = number;
            self.advance();
        }
        self.expect(')')?;
        Ok(offset)
    }

    fn unknown<'a, T>(
        &mut self,
        kind: &str,
        word: &str,
        span: Span,
        all: impl Iterator<Item = &'a str>,
    ) -> Parsed<T> {
        let mut d = Diagnostic::error("ir-unknown-op", format!("unknown {kind} `{word}`"))
            .at(span, "not known");
        if let Some(near) = suggest(word, all) {
            d = d.note(format!("did you mean `{near}`?"));
        }
        self.fail(d)
    }

    /// `space[%offset + imm]`
    fn addr(&mut self) -> Parsed<Addr> {
        let space = match self.peek() {
            Token::Word(w) if w == "workgroup" => {
                self.advance();
                Space::Workgroup
            }
            Token::Word(w) if w == "scratch" => {
                self.advance();
                Space::Scratch
            }
            Token::Word(w) if w.starts_with("buffer") => {
                Space::Buffer(ResourceId(self.buffer_number()?))
            }
            _ => return self.expected("`bufferN`, `workgroup` or `scratch`"),
        };
        self.expect('[')?;
        let (offset, imm) = if matches!(self.peek(), Token::Value(_)) {
            let offset = self.use_value()?;
            let imm = if self.eat('+') { self.u32()? } else { 0 };
            (Some(offset), imm)
        } else {
            (None, self.u32()?)
        };
        self.expect(']')?;
        Ok(Addr {
            space,
            offset,
            imm,
            unit: Unit::Word,
        })
    }

    /// Every number in use is declared, and the declared ones leave no gaps.
    fn numbering(&mut self) {
        for (value, span) in &self.value_uses {
            if !self.values.contains_key(&value.0) {
                self.mistakes.push(
                    Diagnostic::error(
                        "ir-undeclared-value",
                        format!("`%{}` is defined nowhere", value.0),
                    )
                    .at(*span, "no definition"),
                );
            }
        }
        for (label, span) in &self.label_uses {
            if !self.labels.contains_key(&label.0) {
                self.mistakes.push(
                    Diagnostic::error(
                        "ir-undeclared-label",
                        format!("`L{}` is the label of no statement", label.0),
                    )
                    .at(*span, "no such statement"),
                );
            }
        }
        for (sign, gap) in [
            ("%", gap(self.values.keys())),
            ("L", gap(self.labels.keys())),
        ] {
            if let Some(n) = gap {
                self.mistakes.push(
                    Diagnostic::error("ir-numbering", format!("`{sign}{n}` is left out"))
                        .note("numbers count from 0; declare what is not used as `unused`"),
                );
            }
        }
        if self.mistakes.is_empty() {
            self.kernel.values = std::mem::take(&mut self.values).into_values().collect();
            self.kernel.labels = std::mem::take(&mut self.labels).into_values().collect();
        }
    }
}

/// Words of [`Op`]s that are in no table.
const OTHER_OPS: &[&str] = &[
    "const.bool",
    "const.i32",
    "const.f32",
    "fma.f32",
    "select",
    "extract_bits.u32",
    "extract_bits.s32",
    "insert_bits",
    "builtin",
    "buffer_len",
    "load",
    "load.b16",
    "load.b8",
    "store",
    "store.b16",
    "store.b8",
    "atomic.compare_exchange",
    "barrier",
    "subgroup.ballot",
    "subgroup.all",
    "subgroup.any",
    "subgroup.first",
    "subgroup.shuffle",
    "subgroup.barrier",
    "subgroup.reduce.add.i32",
    "subgroup.inclusive.add.i32",
    "subgroup.exclusive.add.i32",
    "subgroup.cluster.add.i32",
    "image.size",
    "image.samples",
    "image.load",
    "image.store",
    "image.atomic.add",
    "image.atomic.compare_exchange",
    "image.sample",
    "image.gather",
];

/// The unit of a load or store of that name.
fn unit_of(word: &str) -> Unit {
    match word.rsplit_once('.') {
        Some((_, "b8")) => Unit::Byte,
        Some((_, "b16")) => Unit::Half,
        _ => Unit::Word,
    }
}

/// The first number that the ascending sequence leaves out.
fn gap<'a>(numbers: impl Iterator<Item = &'a u32>) -> Option<u32> {
    (0..).zip(numbers).find(|(i, n)| i != *n).map(|(i, _)| i)
}
