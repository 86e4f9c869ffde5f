//! Words for the texts of cases that are written by hand: `code ? | TEXT` becomes `code WORDS | TEXT`.

use crate::format::{Error, parse};
use lanemask_diag::{Severity, Sources};
use lanemask_isa::w32::{decode, len_bytes};

/// The file with its missing words. A case of which one word is missing is assembled as a whole,
/// and its texts become those of the disassembler.
pub fn fill(text: &str) -> Result<String, Error> {
    let file = parse(text)?;
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for case in &file.cases {
        if case.code.iter().all(|c| !c.words.is_empty()) {
            continue;
        }
        let texts: Vec<String> = (case.code.iter())
            .map(|c| match c.words.first() {
                Some(word) if c.text == "-" => format!(".word {word:#x}"),
                _ => c.text.clone(),
            })
            .collect();
        let mut sources = Sources::new();
        let source = sources.add("case", &(texts.join("\n") + "\n"));
        let (object, problems) = lanemask_asm::assemble(&sources, source);
        if let Some(p) = problems.iter().find(|p| p.severity == Severity::Error) {
            return Err(Error {
                line: case.line,
                message: format!("case `{}`: {p:?}", case.name),
            });
        }
        let mut words = object.code.chunks_exact(4).map(|b| {
            let all = [b[0], b[1], b[2], b[3]];
            u32::from_le_bytes(all)
        });
        let codes = lines.iter_mut().skip(case.line - 1);
        for (line, text) in codes.filter(|l| l.starts_with("code ")).zip(&texts) {
            let first = words.next().unwrap_or_default();
            *line = format!("code {first:08x}");
            let mut second = None;
            if len_bytes(first) == 8 {
                second = words.next();
                *line += &format!(" {:08x}", second.unwrap_or_default());
            }
            let word = text.starts_with(".word").then_some("-");
            let text = word.unwrap_or(text).to_string();
            let text = decode(first, second).map_or(text, |i| i.to_string());
            *line += &format!(" | {text}");
        }
    }
    Ok(lines.join("\n") + "\n")
}
