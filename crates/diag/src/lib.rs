//! Source spans and diagnostics as plain data.
//!
//! This crate knows where a mistake is and what to say about it. It deliberately does not know how to
//! print: only the command line renders (see `Diagnostic::code` for the stable name of each mistake).
#![forbid(unsafe_code)]

use std::fmt;

/// Index of a file in [`Sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct FileId(pub u32);

/// A half-open range of bytes in one source file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The bytes `start..end` of `file`.
    pub fn new(file: FileId, start: usize, end: usize) -> Span {
        Span {
            file,
            start: start as u32,
            end: end as u32,
        }
    }

    /// Smallest span that covers both; both must be in one file.
    pub fn to(self, other: Span) -> Span {
        Span {
            file: self.file,
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }
}

/// The source files that spans point into.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

/// One source file.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Name as the user knows it.
    pub name: String,
    /// Whole text.
    pub text: String,
    /// Byte offset of the start of each line.
    line_starts: Vec<u32>,
}

impl SourceFile {
    /// Line and column (both from 1; columns count characters) of a byte offset; offsets past the end
    /// or inside a character are taken back to the nearest boundary.
    pub fn line_column(&self, offset: u32) -> (u32, u32) {
        let mut at = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let line = self.line_starts.partition_point(|&s| s as usize <= at) - 1;
        let start = self.line_starts[line] as usize;
        (
            line as u32 + 1,
            self.text[start..at].chars().count() as u32 + 1,
        )
    }
}

impl Sources {
    /// No files yet.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Adds a file.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        let text = text.into();
        let line_starts = std::iter::once(0)
            .chain(text.match_indices('\n').map(|(i, _)| i as u32 + 1))
            .collect();
        self.files.push(SourceFile {
            name: name.into(),
            text,
            line_starts,
        });
        FileId(self.files.len() as u32 - 1)
    }

    /// The file, if the id is one of this collection's.
    pub fn get(&self, id: FileId) -> Option<&SourceFile> {
        self.files.get(id.0 as usize)
    }

    /// Name, line and column of the start of a span.
    pub fn locate(&self, span: Span) -> Option<(&str, u32, u32)> {
        let file = self.get(span.file)?;
        let (line, column) = file.line_column(span.start);
        Some((&file.name, line, column))
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; the work goes on.
    Warning,
    /// The input is wrong.
    Error,
}

/// A place in the source with a short text beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What is there; may be empty.
    pub message: String,
}

/// One mistake of the user's, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Warning or error.
    pub severity: Severity,
    /// Stable name, for example `asm-unknown-mnemonic`.
    pub code: &'static str,
    /// One sentence, no final period.
    pub message: String,
    /// The spot, if the mistake has one.
    pub primary: Option<Label>,
    /// Other places that matter.
    pub secondary: Vec<Label>,
    /// Further sentences: what was expected, a suggestion.
    pub notes: Vec<String>,
}

impl Diagnostic {
    /// An error with a stable code and a message.
    pub fn error(code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: message.into(),
            primary: None,
            secondary: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// A warning with a stable code and a message.
    pub fn warning(code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(code, message)
        }
    }

    /// Sets the primary place.
    pub fn at(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.primary = Some(Label {
            span,
            message: message.into(),
        });
        self
    }

    /// Adds a further place.
    pub fn also(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.secondary.push(Label {
            span,
            message: message.into(),
        });
        self
    }

    /// Adds a sentence.
    pub fn note(mut self, note: impl Into<String>) -> Diagnostic {
        self.notes.push(note.into());
        self
    }

    /// Whether this is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.message, self.code)?;
        for note in &self.notes {
            write!(f, "; {note}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}

/// The word of `candidates` nearest to `word` by edit distance, if it is near enough to be a likely
/// misspelling (at most a third of the length, at least one edit allowed).
pub fn suggest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|c| (edit_distance(word, c), c))
        .filter(|(d, _)| *d <= limit)
        .min_by_key(|(d, _)| *d)
        .map(|(_, c)| c)
}

/// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<_>>()];
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let cost = usize::from(a[i - 1] != b[j - 1]);
            row[j] = (rows[i - 1][j] + 1)
                .min(row[j - 1] + 1)
                .min(rows[i - 1][j - 1] + cost);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(rows[i - 2][j - 2] + 1);
            }
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one() {
        let mut sources = Sources::new();
        let f = sources.add("a.s", "nop\n  é x\n");
        assert_eq!(sources.locate(Span::new(f, 0, 3)), Some(("a.s", 1, 1)));
        assert_eq!(sources.locate(Span::new(f, 9, 10)), Some(("a.s", 2, 5)));
        assert_eq!(sources.locate(Span::new(f, 99, 99)), Some(("a.s", 3, 1)));
        assert_eq!(sources.locate(Span::new(FileId(7), 0, 0)), None);
    }

    #[test]
    fn suggests_only_near_words() {
        assert_eq!(
            suggest("waitcmt", ["nop", "waitcnt", "sleep"]),
            Some("waitcnt")
        );
        assert_eq!(suggest("ednpgm", ["endpgm", "nop"]), Some("endpgm"));
        assert_eq!(suggest("frobnicate", ["nop", "endpgm"]), None);
    }
}
