//! Tokens of one line to operands and expressions.

use crate::expr::{Expr, Kind};
use crate::lex::{Tok, Token};
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::w32::Mods;

/// An operand as written; which kind it has to be is not known yet.
#[derive(Clone, Debug)]
pub(crate) struct Arg {
    pub kind: ArgKind,
    pub mods: Mods,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum ArgKind {
    Reg(Reg),
    Expr(Expr),
    /// `-( … )`: a negated source where sources can be negated, else an expression.
    Negated(Expr),
    /// `name=value`
    Named(String, Span, Expr),
}

/// Registers as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reg {
    pub vector: bool,
    pub first: u32,
    pub count: u32,
    /// High half?
    pub half: Option<bool>,
}

/// Deepest nesting and largest number of parts of an expression; bounds the recursion.
const MAX_DEPTH: usize = 64;
const MAX_PARTS: usize = 64;

/// The register that a name means: `v3`, `u12`, `v3.l`.
pub(crate) fn register(name: &str) -> Option<Reg> {
    let vector = name.starts_with('v');
    let rest = name.strip_prefix(['v', 'u'])?;
    let (digits, half) = match rest.split_once('.') {
        Some((d, "l")) if vector => (d, Some(false)),
        Some((d, "h")) if vector => (d, Some(true)),
        Some(_) => return None,
        None => (rest, None),
    };
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let first = plain.then(|| digits.parse().unwrap_or(u32::MAX))?;
    Some(Reg {
        vector,
        first,
        count: 1,
        half,
    })
}

pub(crate) type Parsed<T> = Result<T, Box<Diagnostic>>;

/// A place in the tokens of one line.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    tokens: &'a [Token],
    at: usize,
    end: Span,
    parts: usize,
    depth: usize,
    /// Whether a name means a register, which cannot be part of an expression.
    is_register: fn(&str) -> bool,
}

impl<'a> Cursor<'a> {
    /// `end` is the place just behind the last token.
    pub fn new(tokens: &'a [Token], end: Span, is_register: fn(&str) -> bool) -> Cursor<'a> {
        Cursor {
            tokens,
            at: 0,
            end,
            parts: 0,
            depth: 0,
            is_register,
        }
    }

    /// Number of tokens behind this place.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn peek(&self) -> Option<&'a Tok> {
        self.tokens.get(self.at).map(|t| &t.tok)
    }

    pub fn peek_at(&self, k: usize) -> Option<&'a Tok> {
        self.tokens.get(self.at + k).map(|t| &t.tok)
    }

    pub fn done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Place of the next token.
    pub fn span(&self) -> Span {
        self.tokens.get(self.at).map_or(self.end, |t| t.span)
    }

    fn last_span(&self) -> Span {
        self.at
            .checked_sub(1)
            .and_then(|k| self.tokens.get(k))
            .map_or(self.end, |t| t.span)
    }

    pub fn next(&mut self) -> Option<&'a Token> {
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        Some(token)
    }

    pub fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Tok::Sign(s)) if *s == sign)
    }

    pub fn eat(&mut self, sign: &str) -> bool {
        let is = self.is_sign(sign);
        self.at += usize::from(is);
        is
    }

    pub fn expect(&mut self, sign: &str) -> Parsed<()> {
        if self.eat(sign) {
            Ok(())
        } else {
            Err(self.unexpected(&format!("`{sign}`")))
        }
    }

    /// Error: something else was expected here.
    pub fn unexpected(&self, expected: &str) -> Box<Diagnostic> {
        let found = match self.peek() {
            None => "the line ends".to_string(),
            Some(Tok::Name(n)) => format!("found `{n}`"),
            Some(Tok::Sign(s)) => format!("found `{s}`"),
            Some(Tok::Number(_)) => "found a number".into(),
            Some(Tok::Text(_)) => "found a text".into(),
            Some(Tok::Newline | Tok::Bad) => "the line ends".into(),
        };
        let message = format!("expected {expected}, {found}");
        Box::new(
            Diagnostic::error("asm-syntax", message)
                .at(self.span(), format!("expected {expected}")),
        )
    }

    /// A name, with or without quotes.
    pub fn name(&mut self, what: &str) -> Parsed<(String, Span)> {
        match self.tokens.get(self.at) {
            Some(Token {
                tok: Tok::Name(n) | Tok::Text(n),
                span,
            }) => {
                self.at += 1;
                Ok((n.clone(), *span))
            }
            _ => Err(self.unexpected(what)),
        }
    }

    /// Error unless the line ends here.
    pub fn finish(&self) -> Parsed<()> {
        if self.done() {
            Ok(())
        } else {
            Err(self.unexpected("the end of the line"))
        }
    }

    /// Operands up to the end of the line.
    pub fn args(&mut self) -> Parsed<Vec<Arg>> {
        let mut args = Vec::new();
        while !self.done() {
            if !args.is_empty() {
                self.expect(",")?;
            }
            args.push(self.arg()?);
            // Enough for any instruction; the rest of a damaged line is not worth reading.
            if args.len() > 16 {
                break;
            }
        }
        Ok(args)
    }

    fn arg(&mut self) -> Parsed<Arg> {
        let start = self.span();
        if let (Some(Tok::Name(n)), Some(Tok::Sign("="))) = (self.peek(), self.peek_at(1)) {
            self.at += 2;
            let value = self.expr()?;
            let kind = ArgKind::Named(n.clone(), start, value);
            return Ok(Arg {
                kind,
                mods: Mods::default(),
                span: start.to(self.last_span()),
            });
        }
        let mut mods = Mods::default();
        if self.is_sign("-") && self.negates() {
            self.at += 1;
            mods.neg = true;
        }
        let kind = if self.eat("|") {
            mods.abs = true;
            let kind = self.register_or(|c| c.binary(1))?;
            self.expect("|")?;
            kind
        } else if mods.neg && self.is_sign("(") {
            mods.neg = false;
            ArgKind::Negated(self.primary()?)
        } else {
            self.register_or(|c| c.expr())?
        };
        Ok(Arg {
            kind,
            mods,
            span: start.to(self.last_span()),
        })
    }

    /// Whether the `-` here is a modifier: before a register, a bar, or a parenthesis that ends with the operand.
    fn negates(&self) -> bool {
        match self.peek_at(1) {
            Some(Tok::Sign("|")) => true,
            Some(Tok::Name(n)) => {
                register(n).is_some()
                    || matches!(n.as_str(), "v" | "u") && self.peek_at(2) == Some(&Tok::Sign("["))
            }
            Some(Tok::Sign("(")) => {
                let mut depth = 0usize;
                for (k, t) in self.tokens.iter().enumerate().skip(self.at + 1) {
                    match t.tok {
                        Tok::Sign("(") => depth += 1,
                        Tok::Sign(")") => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        return matches!(
                            self.tokens.get(k + 1).map(|t| &t.tok),
                            None | Some(Tok::Sign(","))
                        );
                    }
                }
                false
            }
            _ => false,
        }
    }

    fn register_or(&mut self, other: impl FnOnce(&mut Self) -> Parsed<Expr>) -> Parsed<ArgKind> {
        if let Some(Tok::Name(n)) = self.peek() {
            if let Some(reg) = register(n) {
                self.at += 1;
                return Ok(ArgKind::Reg(reg));
            }
            if matches!(n.as_str(), "v" | "u") && self.peek_at(1) == Some(&Tok::Sign("[")) {
                let vector = n == "v";
                self.at += 2;
                return self.range(vector).map(ArgKind::Reg);
            }
        }
        other(self).map(ArgKind::Expr)
    }

    /// The rest of `v[2:3]`.
    fn range(&mut self, vector: bool) -> Parsed<Reg> {
        let start = self.span();
        let first = self.register_number()?;
        let last = if self.eat(":") {
            self.register_number()?
        } else {
            first
        };
        let span = start.to(self.last_span());
        self.expect("]")?;
        if last < first {
            let d = Diagnostic::error(
                "asm-bad-range",
                format!("the register range {first}:{last} is backwards"),
            );
            return Err(Box::new(d.at(span, "expected the lower number first")));
        }
        Ok(Reg {
            vector,
            first,
            count: (last - first).saturating_add(1),
            half: None,
        })
    }

    fn register_number(&mut self) -> Parsed<u32> {
        if let Some(Tok::Number(crate::expr::Value::Int { n, .. })) = self.peek() {
            self.at += 1;
            return Ok(u32::try_from(*n).unwrap_or(u32::MAX));
        }
        Err(self.unexpected("a register number"))
    }

    /// An expression.
    pub fn expr(&mut self) -> Parsed<Expr> {
        self.parts = 0;
        self.binary(0)
    }

    /// Operators of at least that precedence, from `|` (0) to `*` (5).
    fn binary(&mut self, min: usize) -> Parsed<Expr> {
        const LEVELS: [&[&str]; 6] = [
            &["|"],
            &["^"],
            &["&"],
            &["<<", ">>"],
            &["+", "-"],
            &["*", "/", "%"],
        ];
        let mut left = self.unary()?;
        loop {
            let Some(Tok::Sign(sign)) = self.peek() else {
                return Ok(left);
            };
            let Some(level) = LEVELS
                .iter()
                .position(|l| l.contains(sign))
                .filter(|l| *l >= min)
            else {
                return Ok(left);
            };
            self.at += 1;
            let right = self.nested(|c| c.binary(level + 1))?;
            let span = left.span.to(right.span);
            left = Expr {
                kind: Kind::Binary(sign, Box::new(left), Box::new(right)),
                span,
            };
        }
    }

    fn unary(&mut self) -> Parsed<Expr> {
        let start = self.span();
        for sign in ["-", "+", "~"] {
            if self.eat(sign) {
                let inner = self.nested(Self::unary)?;
                let span = start.to(inner.span);
                return Ok(Expr {
                    kind: Kind::Unary(sign, Box::new(inner)),
                    span,
                });
            }
        }
        self.primary()
    }

    fn nested(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<Expr>) -> Parsed<Expr> {
        self.parts += 1;
        if self.depth >= MAX_DEPTH || self.parts >= MAX_PARTS {
            let d = Diagnostic::error(
                "asm-expression-too-long",
                "the expression is too long or nested too deeply",
            );
            return Err(Box::new(
                d.at(self.span(), "too much here")
                    .note("give parts of it names with `.equ`"),
            ));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let kind = match self.peek() {
            Some(Tok::Number(v)) => Kind::Number(*v),
            Some(Tok::Name(n)) if (self.is_register)(n) => {
                let d = Diagnostic::error(
                    "asm-register-in-expression",
                    "a register cannot be part of an expression",
                );
                return Err(Box::new(d.at(start, "this is a register")));
            }
            Some(Tok::Name(n) | Tok::Text(n)) => Kind::Symbol(n.clone()),
            Some(Tok::Sign(".")) => Kind::Here,
            Some(Tok::Sign("(")) => {
                self.at += 1;
                let inner = self.nested(|c| c.binary(0))?;
                self.expect(")")?;
                return Ok(Expr {
                    kind: inner.kind,
                    span: start.to(self.last_span()),
                });
            }
            _ => return Err(self.unexpected("an operand")),
        };
        self.at += 1;
        Ok(Expr { kind, span: start })
    }
}
