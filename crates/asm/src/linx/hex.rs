//! Hexadecimal lines of linx: 16 bits as 4 digits, 32 as 8, 48 as parcels `xxxx xxxx xxxx` lowest first, 64 as two words
//! `xxxxxxxx xxxxxxxx` lower address first.

use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::linx::{Word, len_bytes};

/// The instructions of some code, one a line; an end that is cut off as parcels, an odd byte filled with zero.
pub(crate) fn print(code: &[u8]) -> String {
    let mut out = String::new();
    let mut at = 0;
    while at < code.len() {
        let first = u16::from_le_bytes([code[at], code.get(at + 1).copied().unwrap_or(0)]);
        let len = len_bytes(first) as usize;
        out += &match code.get(at..at + len) {
            Some(bytes) => line(bytes),
            None => line_of_parcels(&code[at..]),
        };
        out.push('\n');
        at += len;
    }
    out
}

/// One instruction of 2, 4, 6 or 8 bytes.
pub(crate) fn line(bytes: &[u8]) -> String {
    let mut word = [0; 8];
    word[..bytes.len().min(8)].copy_from_slice(&bytes[..bytes.len().min(8)]);
    let word = Word {
        bits: u64::from_le_bytes(word),
        len_bytes: bytes.len() as u32,
    };
    word.hex()
}

fn line_of_parcels(bytes: &[u8]) -> String {
    let parcels: Vec<String> = bytes
        .chunks(2)
        .map(|c| {
            format!(
                "{:04x}",
                u16::from_le_bytes([c[0], c.get(1).copied().unwrap_or(0)])
            )
        })
        .collect();
    parcels.join(" ")
}

/// The bytes of the instruction on a line, given as words with their places.
pub(crate) fn instruction(words: &[(&str, Span)]) -> Result<Vec<u8>, Box<Diagnostic>> {
    let mut bytes = Vec::new();
    for (word, span) in words {
        crate::hex::digits(word, *span)?;
        match word.len() {
            4 | 8 => {
                let value = u32::from_str_radix(word, 16).unwrap_or(0);
                bytes.extend(&value.to_le_bytes()[..word.len() / 2]);
            }
            n => {
                let message = format!("a parcel has 4 digits and a word 8, this has {n}");
                let d = Diagnostic::error("hex-bad-length", message);
                return Err(Box::new(d.at(*span, "expected 4 or 8 digits")));
            }
        }
    }
    let Some((_, span)) = words.first() else {
        return Ok(bytes);
    };
    let len = len_bytes(u16::from_le_bytes([bytes[0], bytes[1]]));
    let (shape, widths): (&str, &[usize]) = match len {
        2 => ("`xxxx`", &[4]),
        4 => ("`xxxxxxxx`", &[8]),
        6 => ("`xxxx xxxx xxxx`", &[4, 4, 4]),
        _ => ("`xxxxxxxx xxxxxxxx`", &[8, 8]),
    };
    let found: Vec<usize> = words.iter().map(|(w, _)| w.len()).collect();
    if found == widths {
        return Ok(bytes);
    }
    let what = format!("the first parcel announces {} bits", len * 8);
    let d = match found.len().cmp(&widths.len()) {
        std::cmp::Ordering::Less => {
            Diagnostic::error("hex-missing-word", "the end of the instruction is missing")
                .at(*span, what)
        }
        std::cmp::Ordering::Greater => {
            Diagnostic::error("hex-too-many-words", "one line holds one instruction")
                .at(words[widths.len()].1, "one too many")
                .note(what)
        }
        std::cmp::Ordering::Equal => {
            Diagnostic::error("hex-bad-length", "the digits do not match the instruction")
                .at(*span, what)
        }
    };
    Err(Box::new(d.note(format!("written {shape}"))))
}
