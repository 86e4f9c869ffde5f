//! Lines of the sources, for messages on instructions whose file and line are known.

use std::collections::BTreeMap;

use lanemask::diag::{FileId, Sources, Span};

/// Where the lines of the sources begin.
pub struct Lines<'s> {
    sources: &'s Sources,
    /// By name of the file, and by line.
    starts: BTreeMap<&'s str, (FileId, Vec<usize>)>,
}

impl<'s> Lines<'s> {
    pub fn new(sources: &'s Sources) -> Lines<'s> {
        let mut starts = BTreeMap::new();
        for id in (0..).map(FileId) {
            let Some(file) = sources.get(id) else {
                break;
            };
            let ends = file.text.match_indices('\n').map(|(k, _)| k + 1);
            let all: Vec<usize> = std::iter::once(0).chain(ends).collect();
            starts.entry(&file.name[..]).or_insert((id, all));
        }
        Lines { sources, starts }
    }

    /// A line of a file, without what surrounds the instruction; if the file is among the sources.
    pub fn span(&self, file: &str, line: u32) -> Option<Span> {
        let (id, starts) = self.starts.get(file)?;
        let start = *starts.get((line as usize).checked_sub(1)?)?;
        let rest = self.sources.get(*id)?.text.get(start..)?;
        let text = rest.split('\n').next()?.trim_end();
        if rest.is_empty() {
            return None;
        }
        let indent = text.len() - text.trim_start().len();
        // What stands behind the instruction is a comment.
        let end = text.find(';').map_or(text, |k| text[..k].trim_end()).len();
        Some(Span::new(*id, start + indent, start + end.max(indent)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_without_comments() {
        let mut sources = Sources::new();
        let a = sources.add("a.s", "nop ; one\n\n  endpgm\n");
        sources.add("b.s", "brk");
        let lines = Lines::new(&sources);
        let text = |file: &str, line| {
            let span = lines.span(file, line)?;
            Some(sources.get(span.file)?.text[span.start as usize..span.end as usize].to_string())
        };
        assert_eq!(text("a.s", 1), Some("nop".into()));
        assert_eq!(text("a.s", 2), Some(String::new()));
        assert_eq!(lines.span("a.s", 3), Some(Span::new(a, 13, 19)));
        assert_eq!(text("b.s", 1), Some("brk".into()));
        for (file, line) in [("a.s", 0), ("a.s", 4), ("b.s", 2), ("c.s", 1)] {
            assert_eq!(lines.span(file, line), None);
        }
    }
}
