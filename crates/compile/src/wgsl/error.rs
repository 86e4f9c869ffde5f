//! naga's errors as diagnostics: its messages, all its labels, its notes.

use lanemask_diag::{Diagnostic, FileId, Label, Span};
use naga::WithSpan;
use std::error::Error;

/// Labels in order of their place; the first is the primary one.
fn with_labels<'a>(
    mut diagnostic: Diagnostic,
    file: FileId,
    labels: impl Iterator<Item = (naga::Span, &'a str)>,
) -> Diagnostic {
    for (span, message) in labels {
        let Some(range) = span.to_range() else {
            continue;
        };
        let label = Label {
            span: Span::new(file, range.start, range.end),
            message: message.to_owned(),
        };
        if diagnostic.primary.is_none() {
            diagnostic.primary = Some(label);
        } else {
            diagnostic.secondary.push(label);
        }
    }
    diagnostic
}

/// A mistake that the parser found.
pub(super) fn parse(error: &naga::front::wgsl::ParseError, file: FileId) -> Diagnostic {
    let diagnostic = Diagnostic::error("wgsl-parse", error.message());
    let mut diagnostic = with_labels(diagnostic, file, error.labels());
    diagnostic.notes.extend(error.notes().map(str::to_owned));
    diagnostic
}

/// A mistake that the validator found.
pub(super) fn validation(
    error: &WithSpan<naga::valid::ValidationError>,
    file: FileId,
) -> Diagnostic {
    let diagnostic = Diagnostic::error("wgsl-invalid", error.as_inner().to_string());
    let labels = error
        .spans()
        .map(|(span, message)| (*span, message.as_str()));
    let mut diagnostic = with_labels(diagnostic, file, labels);
    let mut source = error.as_inner().source();
    while let Some(cause) = source {
        diagnostic.notes.push(cause.to_string());
        source = cause.source();
    }
    diagnostic
}
