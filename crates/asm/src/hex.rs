//! Instructions as hexadecimal words: one instruction a line, 8 digits a word, lower address first.
//!
//! A 32-bit instruction is `xxxxxxxx`, a 64-bit one `xxxxxxxx xxxxxxxx`, first word first; on linx a 16-bit one is `xxxx`
//! and one of 48 bits `xxxx xxxx xxxx`. Blank lines and comments (`;`, `//`) are skipped when reading.

use crate::{Target, linx};
use lanemask_diag::{Diagnostic, FileId, Sources, Span};
use lanemask_isa::w32;

/// The words of some code, one instruction a line. A last piece of less than 4 bytes is filled with zeros.
pub fn print(code: &[u8]) -> String {
    let words = words(code);
    let mut out = String::new();
    let mut at = 0;
    while let Some(first) = words.get(at) {
        out += &format!("{first:08x}");
        at += 1;
        if w32::len_bytes(*first) == 8
            && let Some(second) = words.get(at)
        {
            out += &format!(" {second:08x}");
            at += 1;
        }
        out.push('\n');
    }
    out
}

/// The same for an instruction set.
pub fn print_for(target: Target, code: &[u8]) -> String {
    match target {
        Target::W32 => print(code),
        Target::Linx => linx::hex::print(code),
    }
}

/// Little-endian words of bytes.
pub(crate) fn words(code: &[u8]) -> Vec<u32> {
    code.chunks(4)
        .map(|c| c.iter().rev().fold(0, |w, b| w << 8 | u32::from(*b)))
        .collect()
}

/// Reads what [`print()`] writes; the bytes of the code. Complete if there is no diagnostic.
pub fn parse(sources: &Sources, file: FileId) -> (Vec<u8>, Vec<Diagnostic>) {
    parse_for(Target::W32, sources, file)
}

/// The same for an instruction set.
pub fn parse_for(target: Target, sources: &Sources, file: FileId) -> (Vec<u8>, Vec<Diagnostic>) {
    let mut code = Vec::new();
    let mut diags = Vec::new();
    let Some(source) = sources.get(file) else {
        diags.push(Diagnostic::error(
            "asm-no-source",
            "the file to read is not among the sources",
        ));
        return (code, diags);
    };
    let mut start = 0;
    for line in source.text.split_inclusive('\n') {
        let text = line.split([';']).next().unwrap_or("");
        let text = text.split("//").next().unwrap_or("");
        let mut at = 0;
        let mut words = Vec::new();
        for piece in text.split_inclusive(char::is_whitespace) {
            let word = piece.trim_end();
            if !word.is_empty() {
                words.push((word, Span::new(file, start + at, start + at + word.len())));
            }
            at += piece.len();
        }
        let bytes = match target {
            Target::W32 => instruction(&words),
            Target::Linx => linx::hex::instruction(&words),
        };
        match bytes {
            Ok(bytes) => code.extend(bytes),
            Err(d) => diags.push(*d),
        }
        start += line.len();
    }
    (code, diags)
}

/// Error if a word has other signs than digits.
pub(crate) fn digits(word: &str, span: Span) -> Result<(), Box<Diagnostic>> {
    let Some((at, c)) = word.char_indices().find(|(_, c)| !c.is_ascii_hexdigit()) else {
        return Ok(());
    };
    let place = Span {
        start: span.start + at as u32,
        end: span.start + (at + c.len_utf8()) as u32,
        ..span
    };
    let message = format!("`{}` is not a hexadecimal digit", c.escape_default());
    let d = Diagnostic::error("hex-bad-digit", message).at(place, "expected 0-9 or a-f");
    Err(Box::new(match word.strip_prefix("0x") {
        Some(rest) => d.note(format!("write `{rest}` without `0x`")),
        None => d,
    }))
}

fn instruction(words: &[(&str, Span)]) -> Result<Vec<u8>, Box<Diagnostic>> {
    let mut bytes = Vec::new();
    let mut first = 0;
    for (k, (word, span)) in words.iter().enumerate() {
        digits(word, *span)?;
        let value = u32::from_str_radix(word, 16)
            .ok()
            .filter(|_| word.len() == 8)
            .ok_or_else(|| {
                let d = Diagnostic::error(
                    "hex-bad-length",
                    format!("a word has 8 digits, this one has {}", word.len()),
                );
                Box::new(d.at(*span, "expected 8 digits"))
            })?;
        if k == 0 {
            first = value;
        }
        bytes.extend(value.to_le_bytes());
    }
    let expected = if words.is_empty() {
        0
    } else {
        w32::len_bytes(first) as usize / 4
    };
    if let Some((_, extra)) = words.get(expected) {
        let d = Diagnostic::error("hex-too-many-words", "one line holds one instruction");
        let what = if expected == 1 {
            "one word: bit 0 of the first is 0"
        } else {
            "two words"
        };
        return Err(Box::new(
            d.at(*extra, "one word too many")
                .note(format!("this instruction has {what}")),
        ));
    }
    if words.len() < expected {
        let d = Diagnostic::error(
            "hex-missing-word",
            "the second word of a 64-bit instruction is missing",
        );
        return Err(Box::new(d.at(
            words[0].1,
            "bit 0 is 1, so a second word follows on the line",
        )));
    }
    Ok(bytes)
}
