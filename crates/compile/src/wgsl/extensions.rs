//! What the text needs before naga reads it.
//!
//! naga has the operations of subgroups, but refuses the directive that WGSL wants for them; and it has no `subgroupElect`. So the names
//! of extensions that are supported here are blanked out of the directives, and `subgroupElect` is defined behind the
//! end of the text. No byte of the source changes its place.

use std::borrow::Cow;
use std::ops::Range;

/// Extensions of `enable` and of `requires` that are supported without naga.
const ENABLE: &[&str] = &["subgroups"];
const REQUIRES: &[&str] = &[
    "immediate_address_space",
    "subgroup_id",
    "subgroup_uniformity",
];

/// In subgroups the first active invocation is the one before which nobody counts.
const ELECT: &str = "\nfn subgroupElect() -> bool { return subgroupExclusiveAdd(1u) == 0u; }\n";

/// The text as naga is to read it.
pub(super) fn prepare(text: &str) -> Cow<'_, str> {
    let mut out = Cow::Borrowed(text);
    for range in supported(text) {
        let blanks = " ".repeat(range.len());
        out.to_mut().replace_range(range, &blanks);
    }
    if calls_elect(text) {
        out.to_mut().push_str(ELECT);
    }
    out
}

/// Reads blanks, comments and words.
struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    /// Skips blanks and comments.
    fn skip(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if trimmed.starts_with("//") {
                self.at += trimmed.find(['\n', '\r']).unwrap_or(trimmed.len());
            } else if trimmed.starts_with("/*") {
                self.at += block_comment(trimmed);
            } else {
                return;
            }
        }
    }

    /// The word here, empty if there is none.
    fn word(&mut self) -> (&'t str, Range<usize>) {
        self.skip();
        let rest = &self.text[self.at..];
        let len = rest
            .find(|c: char| !(c.is_alphanumeric() || c == '_'))
            .unwrap_or(rest.len());
        let range = self.at..self.at + len;
        self.at = range.end;
        (&self.text[range.clone()], range)
    }

    /// The next character.
    fn char(&mut self) -> Option<char> {
        self.skip();
        let c = self.text[self.at..].chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }
}

/// Bytes of the block comment that the text starts with; they nest.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0u32, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// What to blank out: names with the comma behind them, whole directives that name nothing else.
fn supported(text: &str) -> Vec<Range<usize>> {
    let mut reader = Reader { text, at: 0 };
    let mut out = Vec::new();
    loop {
        let (word, start) = reader.word();
        let known = match word {
            "enable" => ENABLE,
            "requires" => REQUIRES,
            "diagnostic" => &[],
            _ => return out,
        };
        // (range of a name, whether it is known), and the places of the commas behind them.
        let mut names: Vec<(Range<usize>, bool)> = Vec::new();
        let mut commas = Vec::new();
        let end = loop {
            if word != "diagnostic" {
                let (name, range) = reader.word();
                if !name.is_empty() {
                    names.push((range, known.contains(&name)));
                }
            }
            match reader.char() {
                Some(';') => break reader.at,
                Some(',') => commas.push(reader.at - 1),
                Some(_) if word == "diagnostic" => {}
                // No directive; naga says what is wrong.
                _ => return out,
            }
        };
        if !names.is_empty() && names.iter().all(|(_, known)| *known) {
            out.push(start.start..end);
            continue;
        }
        // A comma goes with each name; of the last name it is the one before, if none is behind it.
        for (i, (range, known)) in names.iter().enumerate() {
            if *known {
                out.push(range.clone());
                let comma = commas.get(i).or_else(|| {
                    (0..i)
                        .rev()
                        .find(|j| !names[*j].1)
                        .and_then(|j| commas.get(j))
                });
                if let Some(comma) = comma
                    && !out.contains(&(*comma..*comma + 1))
                {
                    out.push(*comma..*comma + 1);
                }
            }
        }
    }
}

/// Whether the text calls the function without having one of that name.
fn calls_elect(text: &str) -> bool {
    const NAME: &str = "subgroupElect";
    let mut reader = Reader { text, at: 0 };
    let (mut before, mut calls) = ("", false);
    loop {
        let (word, _) = reader.word();
        if word == NAME {
            if matches!(
                before,
                "fn" | "let" | "var" | "const" | "override" | "struct" | "alias"
            ) {
                return false;
            }
            calls = true;
        }
        if word.is_empty() && reader.char().is_none() {
            return calls;
        }
        before = word;
    }
}

#[cfg(test)]
mod tests {
    use super::prepare;

    #[test]
    fn a_directive_that_names_nothing_else_is_blank() {
        assert_eq!(
            prepare("enable subgroups;\nfn f() {}"),
            "                 \nfn f() {}"
        );
        let first = "enable /**/ subgroups , ;";
        let second = "requires subgroup_id;";
        let text =
            |first: &str, second: &str| format!("/* enable f16; /* */ */ {first} //\n {second}x");
        let blank = |text: &str| " ".repeat(text.len());
        assert_eq!(
            prepare(&text(first, second)),
            text(&blank(first), &blank(second))
        );
    }

    #[test]
    fn of_several_names_the_others_stay() {
        assert_eq!(prepare("enable f16, subgroups;"), "enable f16           ;");
        assert_eq!(prepare("enable subgroups, f16;"), "enable            f16;");
        assert_eq!(
            prepare("enable a, subgroups, f16;"),
            "enable a,            f16;"
        );
        assert_eq!(
            prepare(
                "enable f16; diagnostic(off, subgroup_uniformity); enable subgroups; enable subgroups"
            ),
            "enable f16; diagnostic(off, subgroup_uniformity);                   enable subgroups"
        );
    }

    #[test]
    fn what_is_no_directive_stays() {
        for text in [
            "fn enable() {} enable subgroups;",
            "// enable subgroups;",
            "enable subgroup;",
            "enable f16;",
            "requires subgroups;",
            "",
            "/* enable",
        ] {
            assert_eq!(prepare(text), text);
        }
    }

    #[test]
    fn elect_is_defined_behind_the_end_if_it_is_called() {
        let text = "fn main() { if (subgroupElect()) {} }";
        let all = prepare(text);
        assert_eq!(&all[..text.len()], text);
        assert!(all[text.len()..].contains("fn subgroupElect() -> bool"));
        for other in [
            "fn main() { /* subgroupElect() */ }",
            "fn subgroupElect() -> bool { return true; } fn main() { subgroupElect(); }",
            "fn f() { subgroupElected(); }",
        ] {
            assert_eq!(prepare(other), other);
        }
    }
}
