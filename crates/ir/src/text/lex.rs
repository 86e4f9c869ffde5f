//! Words of the text form.

use lanemask_diag::{Diagnostic, FileId, Span};

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    /// A word: letters, digits, `_` and `.`, not starting with a digit.
    Word(String),
    /// `%N`.
    Value(u32),
    /// A number as written (sign, `0x`, digits, point, exponent).
    Number(String),
    /// A quoted name, escapes resolved.
    Name(String),
    /// One of `{}()[]:,=+`.
    Punct(char),
    End,
}

impl Token {
    pub(super) fn describe(&self) -> String {
        match self {
            Token::Word(w) => format!("`{w}`"),
            Token::Value(n) => format!("`%{n}`"),
            Token::Number(n) => format!("`{n}`"),
            Token::Name(n) => format!("{n:?}"),
            Token::Punct(c) => format!("`{c}`"),
            Token::End => "the end of the text".to_owned(),
        }
    }
}

/// All tokens with their places; the last is [`Token::End`]. Characters that start no token are reported and skipped.
pub(super) fn lex(file: FileId, text: &str, mistakes: &mut Vec<Diagnostic>) -> Vec<(Token, Span)> {
    let mut out = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let c = bytes[at];
        let run = |from: usize, f: fn(u8) -> bool| {
            from + bytes[from..].iter().take_while(|b| f(**b)).count()
        };
        match c {
            b' ' | b'\t' | b'\r' | b'\n' => at += 1,
            b'/' if bytes.get(at + 1) == Some(&b'/') => at = run(at, |b| b != b'\n'),
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b':' | b',' | b'=' => {
                at += 1;
                out.push((Token::Punct(c as char), Span::new(file, start, at)));
            }
            b'+' => {
                at += 1;
                out.push((Token::Punct('+'), Span::new(file, start, at)));
            }
            b'%' => {
                at = run(at + 1, |b| b.is_ascii_digit());
                let span = Span::new(file, start, at);
                match text[start + 1..at].parse() {
                    Ok(n) => out.push((Token::Value(n), span)),
                    Err(_) => mistakes.push(
                        Diagnostic::error("ir-bad-token", "a value is `%` and its number")
                            .at(span, "no 32-bit number follows"),
                    ),
                }
            }
            b'0'..=b'9' | b'-' => {
                at = run(at + 1, |b| b.is_ascii_alphanumeric() || b == b'.');
                if bytes[at - 1] == b'e' && matches!(bytes.get(at), Some(b'-' | b'+')) {
                    at = run(at + 1, |b| b.is_ascii_digit());
                }
                let span = Span::new(file, start, at);
                out.push((Token::Number(text[start..at].to_owned()), span));
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                at = run(at, |b| b.is_ascii_alphanumeric() || b == b'_' || b == b'.');
                let span = Span::new(file, start, at);
                out.push((Token::Word(text[start..at].to_owned()), span));
            }
            b'"' => {
                let (name, length) = name(&text[at + 1..]);
                at += 1 + length;
                let span = Span::new(file, start, at);
                match name {
                    Some(name) => out.push((Token::Name(name), span)),
                    None => mistakes.push(
                        Diagnostic::error("ir-bad-token", "malformed name in quotes")
                            .at(span, "not closed, or with an unknown escape")
                            .note("escapes are \\\", \\\\ and \\u{hex}"),
                    ),
                }
            }
            _ => {
                let length = text[at..].chars().next().map_or(1, char::len_utf8);
                at += length;
                mistakes.push(
                    Diagnostic::error("ir-bad-token", "unexpected character")
                        .at(Span::new(file, start, at), "starts no token"),
                );
            }
        }
    }
    out.push((Token::End, Span::new(file, text.len(), text.len())));
    out
}

/// Reads a name up to and with its closing quote; also how many bytes that took.
fn name(text: &str) -> (Option<String>, usize) {
    let mut out = Some(String::new());
    let mut chars = text.char_indices();
    while let Some((i, c)) = chars.next() {
        let add = match c {
            '"' => return (out, i + 1),
            '\n' => return (None, i),
            '\\' => match chars.next().map(|(_, c)| c) {
                Some('"') => Some('"'),
                Some('\\') => Some('\\'),
                Some('u') => {
                    let rest = &text[i + 2..];
                    let hex = rest
                        .strip_prefix('{')
                        .and_then(|r| r.split_once('}'))
                        .map(|(hex, _)| hex);
                    for _ in 0..hex.map_or(0, |h| h.chars().count() + 2) {
                        chars.next();
                    }
                    hex.and_then(|h| u32::from_str_radix(h, 16).ok())
                        .and_then(char::from_u32)
                }
                _ => None,
            },
            c => Some(c),
        };
        match add {
            Some(c) => {
                if let Some(out) = &mut out {
                    out.push(c);
                }
            }
            None => out = None,
        }
    }
    (None, text.len())
}
