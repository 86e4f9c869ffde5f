//! Instructions as text: one a line, as hexadecimal 32-bit words, lower address first.

use std::fmt::Write;

use lanemask::diag::{Diagnostic, FileId, Span};
use lanemask::isa::w32;

/// Code as lines. A last word that announces a second one stands alone.
pub fn write(code: &[u8]) -> String {
    let words: Vec<u32> = code
        .chunks(4)
        .map(|c| {
            let mut word = [0; 4];
            word[..c.len()].copy_from_slice(c);
            u32::from_le_bytes(word)
        })
        .collect();
    let mut text = String::with_capacity(words.len() * 9);
    let mut at = 0;
    while at < words.len() {
        let len = w32::len_bytes(words[at]) as usize / 4;
        let end = (at + len).min(words.len());
        for (i, word) in words[at..end].iter().enumerate() {
            let separator = if i == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(text, "{separator}{word:08x}");
        }
        text.push('\n');
        at = end;
    }
    text
}

/// Lines as code: words with blanks between them, `0x` allowed, `#`, `;` or `//` up to the end of the line ignored.
pub fn read(text: &str, file: FileId) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let mut code = Vec::new();
    let mut diagnostics = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        read_line(line, start, file, &mut code, &mut diagnostics);
        start += line.len();
    }
    if diagnostics.is_empty() {
        Ok(code)
    } else {
        Err(diagnostics)
    }
}

fn read_line(
    line: &str,
    start: usize,
    file: FileId,
    code: &mut Vec<u8>,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let comment = ["#", ";", "//"].iter().filter_map(|c| line.find(c)).min();
    let line = &line[..comment.unwrap_or(line.len())];
    let mut words: Vec<(u32, Span)> = Vec::new();
    let mut at = 0;
    for word in line.split_inclusive(char::is_whitespace) {
        let text = word.trim_end();
        let span = Span::new(file, start + at, start + at + text.len());
        at += word.len();
        if text.is_empty() {
            continue;
        }
        match parse_word(text) {
            Some(value) => words.push((value, span)),
            None => {
                let d = Diagnostic::error("hex-word", format!("`{text}` is no 32-bit word"));
                diagnostics.push(d.at(span, "").note("write 8 hexadecimal digits"));
                return;
            }
        }
    }
    let Some(&(first, span)) = words.first() else {
        return;
    };
    let want = w32::len_bytes(first) as usize / 4;
    if words.len() != want {
        let d = Diagnostic::error(
            "hex-length",
            format!(
                "the line has {} words, but its first one begins an instruction of {want}",
                words.len()
            ),
        );
        let last = words.last().map_or(span, |w| w.1);
        diagnostics.push(d.at(span.to(last), "").note("write one instruction a line"));
        return;
    }
    for (word, _) in words {
        code.extend_from_slice(&word.to_le_bytes());
    }
}

fn parse_word(text: &str) -> Option<u32> {
    let digits = text
        .strip_prefix("0x")
        .or_else(|| text.strip_prefix("0X"))
        .unwrap_or(text);
    let all_hex = digits.len() == 8 && digits.bytes().all(|b| b.is_ascii_hexdigit());
    all_hex.then(|| u32::from_str_radix(digits, 16).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanemask::diag::Sources;

    fn code(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    #[test]
    fn one_instruction_a_line() {
        let bytes = code(&[0xce, 0x1, 0x2a, 0x4e]);
        let text = "000000ce\n00000001 0000002a\n0000004e\n";
        assert_eq!(write(&bytes), text);
        let file = Sources::new().add("x.hex", text);
        assert_eq!(read(text, file).unwrap(), bytes);
        let loose = "  0x000000CE # endpgm\r\n\n; nothing\n00000001\t0000002a\n0000004e";
        assert_eq!(read(loose, file).unwrap(), bytes);
        assert!(read("", file).unwrap().is_empty());
    }

    #[test]
    fn every_wrong_line_is_reported() {
        let text = "ce\n00000001\n000000ce 000000ce\nxyzxyzxy\n";
        let file = Sources::new().add("x.hex", text);
        let errors = read(text, file).unwrap_err();
        let codes: Vec<&str> = errors.iter().map(|d| d.code).collect();
        assert_eq!(codes, ["hex-word", "hex-length", "hex-length", "hex-word"]);
        let starts: Vec<u32> = errors
            .iter()
            .map(|d| d.primary.as_ref().unwrap().span.start)
            .collect();
        assert_eq!(starts, [0, 3, 12, 30]);
    }

    #[test]
    fn a_truncated_end_is_still_shown() {
        assert_eq!(write(&code(&[0x1])), "00000001\n");
    }
}
