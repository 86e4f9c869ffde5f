//! Diagnostics as text for people and as JSON for programs.

use std::borrow::Cow;
use std::io::IsTerminal;
use std::ops::Range;

use codespan_reporting::diagnostic::{Diagnostic as Report, Label, Severity as Level};
use codespan_reporting::files::{Files, SimpleFiles};
use codespan_reporting::term::termcolor::Buffer;
use codespan_reporting::term::{self, Config, DisplayStyle};
use lanemask::diag::{Diagnostic, FileId, Severity, Sources, Span};
use serde_json::{Value, json};

/// Longer lines are not shown.
const LINE_MAX_BYTES: usize = 1000;

/// Whether stderr takes colours: it is a terminal, and the user has not said otherwise (`NO_COLOR`, `TERM=dumb`).
pub fn colors_on_stderr() -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty());
    std::io::stderr().is_terminal()
        && set("NO_COLOR").is_none()
        && set("TERM").is_none_or(|term| term != "dumb")
}

/// All diagnostics, one after the other.
pub fn render(diagnostics: &[Diagnostic], sources: &Sources, color: bool) -> String {
    let mut buffer = if color {
        Buffer::ansi()
    } else {
        Buffer::no_color()
    };
    let files = Shown::new(sources);
    for diagnostic in diagnostics {
        let report = files.report(diagnostic);
        let config = Config {
            display_style: if files.has_long_line(&report) {
                DisplayStyle::Medium
            } else {
                DisplayStyle::Rich
            },
            ..Config::default()
        };
        if term::emit_to_write_style(&mut buffer, &config, &files.0, &report).is_err() {
            // What can fail is the place.
            let bare = Report {
                labels: Vec::new(),
                ..report
            };
            let _ = term::emit_to_write_style(&mut buffer, &config, &files.0, &bare);
        }
    }
    String::from_utf8_lossy(buffer.as_slice()).into_owned()
}

/// The sources as a terminal can show them: every control character is a question mark.
struct Shown<'s>(SimpleFiles<String, Cow<'s, str>>);

impl<'s> Shown<'s> {
    fn new(sources: &'s Sources) -> Shown<'s> {
        let mut files = SimpleFiles::new();
        for id in 0.. {
            let Some(file) = sources.get(FileId(id)) else {
                break;
            };
            files.add(plain(&file.name).into_owned(), same_length(&file.text));
        }
        Shown(files)
    }

    fn report(&self, diagnostic: &Diagnostic) -> Report<usize> {
        let level = match diagnostic.severity {
            Severity::Warning => Level::Warning,
            Severity::Error => Level::Error,
        };
        let mut labels = Vec::new();
        if let Some(l) = &diagnostic.primary
            && let Some(range) = self.range(l.span)
        {
            let label = Label::primary(l.span.file.0 as usize, range);
            labels.push(label.with_message(plain(&l.message)));
        }
        for l in &diagnostic.secondary {
            if let Some(range) = self.range(l.span) {
                let label = Label::secondary(l.span.file.0 as usize, range);
                labels.push(label.with_message(plain(&l.message)));
            }
        }
        let notes = diagnostic.notes.iter().map(|n| plain(n).into_owned());
        Report::new(level)
            .with_code(diagnostic.code)
            .with_message(plain(&diagnostic.message))
            .with_labels(labels)
            .with_notes(notes.collect())
    }

    /// The span as bytes that exist, from one character's start to another's.
    fn range(&self, span: Span) -> Option<Range<usize>> {
        let file = self.0.get(span.file.0 as usize).ok()?;
        let text = file.source();
        let mut start = (span.start as usize).min(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let mut end = (span.end as usize).clamp(start, text.len());
        while !text.is_char_boundary(end) {
            end += 1;
        }
        Some(start..end)
    }

    fn has_long_line(&self, report: &Report<usize>) -> bool {
        report.labels.iter().any(|label| {
            let line_len = |at: usize| -> Option<usize> {
                let line = self.0.line_index(label.file_id, at).ok()?;
                Some(self.0.line_range(label.file_id, line).ok()?.len())
            };
            [label.range.start, label.range.end]
                .into_iter()
                .filter_map(line_len)
                .any(|len| len > LINE_MAX_BYTES)
        })
    }
}

/// The object that says what is wrong: `{"ok": false, "errors": […]}`.
pub fn errors_json(diagnostics: &[Diagnostic], sources: &Sources) -> Value {
    let errors: Vec<Value> = diagnostics
        .iter()
        .filter(|d| d.is_error())
        .map(|d| diagnostic_json(d, sources))
        .collect();
    json!({ "ok": false, "errors": errors })
}

/// One diagnostic: its code, its message with the notes, its place.
pub fn diagnostic_json(diagnostic: &Diagnostic, sources: &Sources) -> Value {
    let place = diagnostic
        .primary
        .as_ref()
        .and_then(|l| sources.locate(l.span));
    let mut message = diagnostic.message.clone();
    for note in &diagnostic.notes {
        message.push_str("; ");
        message.push_str(note);
    }
    json!({
        "code": diagnostic.code,
        "message": message,
        "file": place.map(|p| p.0),
        "line": place.map(|p| p.1),
        "column": place.map(|p| p.2),
    })
}

fn is_odd(c: char) -> bool {
    c.is_control() && c != '\n' && c != '\t'
}

/// Control characters become escapes.
pub fn plain(text: &str) -> Cow<'_, str> {
    if !text.contains(is_odd) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_odd(c) {
            out.extend(c.escape_default());
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// Control characters become question marks, as many as they have bytes; ends of lines stay.
fn same_length(text: &str) -> Cow<'_, str> {
    if !text.contains(is_odd) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let ends_line = c == '\r' && rest.peek() == Some(&'\n');
        if is_odd(c) && !ends_line {
            out.extend(std::iter::repeat_n('?', c.len_utf8()));
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, start: usize, end: usize) -> String {
        let mut sources = Sources::new();
        let file = sources.add("a.s", text);
        let d = Diagnostic::error("asm-x", "wrong").at(Span::new(file, start, end), "here");
        render(&[d], &sources, false)
    }

    #[test]
    fn snippets_have_the_text_underlined() {
        let want = "\
error[asm-x]: wrong
  ┌─ a.s:2:2
  │
2 │     é = x
  │     ^ here

";
        assert_eq!(shown("nop\n\té = x\n", 5, 7), want);
    }

    #[test]
    fn spans_that_do_not_fit_are_taken_to_what_is_there() {
        for (start, end) in [(0, 0), (4, 4), (5, 9), (99, 120), (3, 1), (1, 2)] {
            assert!(
                shown("é\r\nx\n", start, end).contains("here"),
                "{start}..{end}"
            );
        }
        assert!(shown("", 0, 0).contains("a.s:1:1"));
        let nowhere = Diagnostic::error("x", "y").at(Span::new(FileId(3), 0, 1), "");
        assert_eq!(
            render(&[nowhere], &Sources::new(), false),
            "error[x]: y\n\n"
        );
    }

    #[test]
    fn a_terminal_gets_no_control_characters() {
        let text = shown("a\u{1b}[31mb\u{85}\r\n", 0, 3);
        assert!(text.contains("a?[31mb??\n"), "{text}");
        assert_eq!(plain("a\u{1b}\nb"), "a\\u{1b}\nb");
    }

    #[test]
    fn long_lines_are_not_shown() {
        let text = shown(&"x".repeat(5000), 0, 3);
        assert_eq!(text, "a.s:1:1: error[asm-x]: wrong\n");
    }
}
