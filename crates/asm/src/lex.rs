//! Text to tokens. Knows comments, numbers, strings and names; nothing of instructions.

use crate::expr::Value;
use lanemask_diag::{Diagnostic, FileId, Span};

/// What a token is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tok {
    /// A name: mnemonic, register, directive, label.
    Name(String),
    /// A number or character.
    Number(Value),
    /// A text in double quotes, without them.
    Text(String),
    /// An operator or other sign.
    Sign(&'static str),
    /// Something that was reported already; the rest of the line is not read.
    Bad,
    /// End of a line.
    Newline,
}

/// A token with its place.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub tok: Tok,
    pub span: Span,
}

/// Signs of LinxISA only.
const LINX_SIGNS: [&str; 6] = ["->", "{", "}", "<", ">", "!"];
const SIGNS: [&str; 20] = [
    "<<", ">>", ",", ":", "[", "]", "(", ")", "|", "+", "-", "*", "/", "%", "&", "^", "~", "=",
    ".", "@",
];

fn starts_name(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

fn continues_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$' || c == '.'
}

/// Whether a text can stand as a name without quotes.
pub(crate) fn is_plain_name(name: &str) -> bool {
    let mut rest = name.chars();
    let first = match rest.next() {
        Some('.') => rest.next(),
        other => other,
    };
    first.is_some_and(starts_name) && rest.all(continues_name)
}

/// All tokens of a text; the last one is a newline. With `linx`, names hold `#` before a digit (`t#1`), sizes are words
/// (`4KB`), and there are more signs.
pub(crate) fn lex(file: FileId, text: &str, linx: bool, diags: &mut Vec<Diagnostic>) -> Vec<Token> {
    let mut lexer = Lexer {
        file,
        text,
        at: 0,
        linx,
        diags,
    };
    let mut tokens = Vec::new();
    while lexer.at < text.len() {
        let start = lexer.at;
        if let Some(tok) = lexer.token() {
            tokens.push(Token {
                tok,
                span: Span::new(file, start, lexer.at),
            });
        }
        debug_assert!(lexer.at > start, "the lexer advances");
    }
    tokens.push(Token {
        tok: Tok::Newline,
        span: Span::new(file, text.len(), text.len()),
    });
    tokens
}

struct Lexer<'a> {
    file: FileId,
    text: &'a str,
    at: usize,
    linx: bool,
    diags: &'a mut Vec<Diagnostic>,
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn second(&self) -> Option<char> {
        self.rest().chars().nth(1)
    }

    fn skip_while(&mut self, keep: impl Fn(char) -> bool) {
        let len = self.rest().find(|c| !keep(c)).unwrap_or(self.rest().len());
        self.at += len;
    }

    fn error(&mut self, start: usize, code: &'static str, message: impl Into<String>, label: &str) {
        self.diags
            .push(Diagnostic::error(code, message).at(Span::new(self.file, start, self.at), label));
    }

    fn token(&mut self) -> Option<Tok> {
        let start = self.at;
        let c = self.peek()?;
        if c == '\n' {
            self.at += 1;
            return Some(Tok::Newline);
        }
        if c.is_whitespace() {
            self.skip_while(|c| c.is_whitespace() && c != '\n');
            return None;
        }
        if c == ';' || self.rest().starts_with("//") {
            self.skip_while(|c| c != '\n');
            return None;
        }
        if self.rest().starts_with("/*") {
            match self.rest().find("*/") {
                Some(len) => self.at += len + 2,
                None => {
                    self.at += 2;
                    self.error(
                        start,
                        "asm-open-comment",
                        "this comment has no end",
                        "`*/` is missing",
                    );
                    self.at = self.text.len();
                }
            }
            return None;
        }
        if starts_name(c) || c == '.' && self.second().is_some_and(starts_name) {
            self.at += c.len_utf8();
            self.skip_while(continues_name);
            while self.linx
                && self.peek() == Some('#')
                && self.second().is_some_and(|c| c.is_ascii_digit())
            {
                self.at += 1;
                self.skip_while(continues_name);
            }
            return Some(Tok::Name(self.text[start..self.at].to_string()));
        }
        if c.is_ascii_digit() {
            return match self.linx.then(|| self.tile_size()).flatten() {
                Some(word) => Some(Tok::Name(word)),
                None => self.number(),
            };
        }
        if c == '"' {
            return self.string().map(Tok::Text);
        }
        if c == '\'' {
            return self.character();
        }
        let more: &[&'static str] = if self.linx { &LINX_SIGNS } else { &[] };
        // Longer signs first.
        let signs = more[..more.len().min(1)]
            .iter()
            .chain(&SIGNS)
            .chain(more.get(1..).unwrap_or(&[]));
        if let Some(sign) = signs.into_iter().find(|s| self.rest().starts_with(**s)) {
            self.at += sign.len();
            return Some(Tok::Sign(sign));
        }
        self.at += c.len_utf8();
        if c == '#' {
            self.skip_while(|c| c != '\n');
            let message = "`#` does not start a comment";
            self.error(
                start,
                "asm-unexpected-character",
                message,
                "not expected here",
            );
            self.note("comments start with `;` or `//`, or stand between `/*` and `*/`");
        } else {
            let message = format!("the character `{}` has no meaning here", c.escape_default());
            self.error(
                start,
                "asm-unexpected-character",
                message,
                "not expected here",
            );
        }
        Some(Tok::Bad)
    }

    /// Adds a sentence to the last message.
    fn note(&mut self, note: impl Into<String>) {
        if let Some(d) = self.diags.last_mut() {
            d.notes.push(note.into());
        }
    }

    /// `128B`, `4KB`.
    fn tile_size(&mut self) -> Option<String> {
        let rest = self.rest();
        let end = rest
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(rest.len());
        let word = &rest[..end];
        let upper = word.to_ascii_uppercase();
        let digits = upper.strip_suffix("KB").or(upper.strip_suffix('B'))?;
        let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let word = plain.then(|| word.to_string())?;
        self.at += end;
        Some(word)
    }

    fn number(&mut self) -> Option<Tok> {
        let start = self.at;
        let radix = match self.rest().get(..2) {
            Some("0x" | "0X") => 16,
            Some("0b" | "0B") => 2,
            Some("0o" | "0O") => 8,
            _ => 10,
        };
        if radix != 10 {
            self.at += 2;
        }
        let digits = self.at;
        self.skip_while(|c| c.is_ascii_digit() || c == '_');
        let mut float = false;
        if radix == 10 {
            if self.peek() == Some('.') && self.second().is_some_and(|c| c.is_ascii_digit()) {
                float = true;
                self.at += 1;
                self.skip_while(|c| c.is_ascii_digit() || c == '_');
            }
            let mut after = self.rest().chars();
            if matches!(after.next(), Some('e' | 'E')) {
                let mut next = after.next();
                let sign = usize::from(matches!(next, Some('+' | '-')));
                if sign == 1 {
                    next = after.next();
                }
                if next.is_some_and(|c| c.is_ascii_digit()) {
                    float = true;
                    self.at += 1 + sign;
                    self.skip_while(|c| c.is_ascii_digit() || c == '_');
                }
            }
        }
        // Whatever else sticks to it belongs to the same mistake.
        self.skip_while(|c| c.is_alphanumeric() || c == '_');
        let text: String = self.text[digits..self.at]
            .chars()
            .filter(|c| *c != '_')
            .collect();
        let value = match float {
            true => text
                .parse()
                .ok()
                .zip(text.parse().ok())
                .map(|(double, single)| Value::Float { double, single }),
            false => u64::from_str_radix(&text, radix)
                .ok()
                .map(|n| Value::int(n.into())),
        };
        match value {
            Some(v) => Some(Tok::Number(v)),
            None => {
                let code = "asm-bad-number";
                let digits = match radix {
                    16 => "0-9, a-f",
                    8 => "0-7",
                    2 => "0 and 1",
                    _ => "0-9",
                };
                let fits = text.is_empty() || u128::from_str_radix(&text, radix).is_err();
                let label = if fits {
                    "not a number"
                } else {
                    "larger than 2^64 - 1"
                };
                let message = format!("`{}` is not a valid number", &self.text[start..self.at]);
                self.error(start, code, message, label);
                if fits && let Some(d) = self.diags.last_mut() {
                    d.notes.push(format!(
                        "digits are {digits}, with `_` between them if you like"
                    ));
                }
                // Parsing goes on with some number, so that one mistake gives one message.
                Some(Tok::Number(Value::int(0)))
            }
        }
    }

    /// One character of a string or character constant.
    fn escaped(&mut self) -> Option<char> {
        let c = self.peek().filter(|c| *c != '\n')?;
        self.at += c.len_utf8();
        if c != '\\' {
            return Some(c);
        }
        let start = self.at - 1;
        let e = self.peek().filter(|c| *c != '\n')?;
        self.at += e.len_utf8();
        Some(match e {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            '0' => '\0',
            '\\' | '"' | '\'' => e,
            'x' => {
                let code = self
                    .rest()
                    .get(..2)
                    .and_then(|h| u8::from_str_radix(h, 16).ok())
                    .filter(|c| c.is_ascii());
                self.at += if code.is_some() { 2 } else { 0 };
                code.map(char::from).unwrap_or_else(|| {
                    self.error(
                        start,
                        "asm-bad-escape",
                        "`\\x` needs two hexadecimal digits below 80",
                        "here",
                    );
                    '?'
                })
            }
            _ => {
                self.error(
                    start,
                    "asm-bad-escape",
                    format!("`\\{}` is no escape sequence", e.escape_default()),
                    "here",
                );
                if let Some(d) = self.diags.last_mut() {
                    d.notes.push("escapes are \\n \\t \\r \\0 \\\\ \\\" \\' and \\xNN; other bytes with `.byte`".into());
                }
                '?'
            }
        })
    }

    fn string(&mut self) -> Option<String> {
        let start = self.at;
        self.at += 1;
        let mut out = String::new();
        loop {
            if self.peek() == Some('"') {
                self.at += 1;
                return Some(out);
            }
            match self.escaped() {
                Some(c) => out.push(c),
                None => {
                    self.error(
                        start,
                        "asm-open-string",
                        "this text has no end",
                        "`\"` is missing on this line",
                    );
                    return Some(out);
                }
            }
        }
    }

    fn character(&mut self) -> Option<Tok> {
        let start = self.at;
        self.at += 1;
        let value = if self.peek() == Some('\'') {
            None
        } else {
            self.escaped()
        };
        let closed = self.peek() == Some('\'');
        self.at += usize::from(closed);
        match value {
            Some(c) if closed => Some(Tok::Number(Value::int(u32::from(c).into()))),
            _ => {
                let message = "a character constant is one character between `'`";
                self.error(start, "asm-bad-character", message, "not one character");
                Some(Tok::Bad)
            }
        }
    }
}
