//! The two kinds of preprocessing that shaders of the corpora want.

use std::collections::{BTreeMap, BTreeSet};

/// Values of names.
pub type Names = BTreeMap<String, String>;

/// `#ifdef`, `#else`, `#endif`, and words that stand for text, also in comments, as the program `gpp` replaces them.
///
/// # Errors
/// Conditions that do not end, or directives that are not known.
pub fn conditional(text: &str, names: &Names) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    // For each condition around a line: whether its lines are wanted.
    let mut wanted: Vec<bool> = Vec::new();
    for line in text.lines() {
        let Some(directive) = line.trim_start().strip_prefix('#') else {
            if wanted.iter().all(|w| *w) {
                replace_words(line, names, &mut out);
                out.push('\n');
            }
            continue;
        };
        let mut words = directive.split_whitespace();
        match (words.next(), words.next()) {
            (Some("ifdef"), Some(name)) => wanted.push(names.contains_key(name)),
            (Some("ifndef"), Some(name)) => wanted.push(!names.contains_key(name)),
            (Some("else"), None) => match wanted.last_mut() {
                Some(last) => *last = !*last,
                None => return Err("`#else` without `#ifdef`".to_owned()),
            },
            (Some("endif"), None) => {
                if wanted.pop().is_none() {
                    return Err("`#endif` without `#ifdef`".to_owned());
                }
            }
            _ => return Err(format!("`{line}` is not known")),
        }
    }
    if wanted.is_empty() {
        Ok(out)
    } else {
        Err("`#ifdef` without `#endif`".to_owned())
    }
}

/// The names that conditions ask for.
pub fn conditions(text: &str) -> BTreeSet<String> {
    let lines = text.lines().map(str::trim_start);
    let asked = lines.filter_map(|l| l.strip_prefix("#ifdef").or(l.strip_prefix("#ifndef")));
    asked.map(|name| name.trim().to_owned()).collect()
}

fn replace_words(line: &str, names: &Names, out: &mut String) {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = line;
    while let Some(start) = rest.find(is_word) {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let word = &rest[..end];
        out.push_str(names.get(word).map_or(word, String::as_str));
        rest = &rest[end..];
    }
    out.push_str(rest);
}

/// `{{ name }}` with the value of the name.
///
/// # Errors
/// A name without a value, or braces that do not end.
pub fn template(text: &str, names: &Names) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("{{") {
        out.push_str(&rest[..start]);
        let inner = &rest[start + 2..];
        let end = inner.find("}}").ok_or("`{{` without `}}`")?;
        let name = inner[..end].trim();
        let value = names.get(name).ok_or(format!("no value for `{name}`"))?;
        out.push_str(value);
        rest = &inner[end + 2..];
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(all: &[(&str, &str)]) -> Names {
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        all.iter().map(own).collect()
    }

    #[test]
    fn conditions_nest() {
        let text = "a\n#ifdef A\nb\n#ifdef B\nc\n#else\nd\n#endif\n#else\ne\n#endif\nf\n";
        let with = |all| conditional(text, &names(all)).unwrap();
        assert_eq!(with(&[]), "a\ne\nf\n");
        assert_eq!(with(&[("A", "")]), "a\nb\nd\nf\n");
        assert_eq!(with(&[("A", ""), ("B", "")]), "a\nb\nc\nf\n");
        assert_eq!(with(&[("B", "")]), "a\ne\nf\n");
        let asked: Vec<_> = conditions(text).into_iter().collect();
        assert_eq!(asked, ["A", "B"]);
        for wrong in ["#else", "#endif", "#ifdef A", "#define A"] {
            assert!(conditional(wrong, &names(&[])).is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_whole_words_are_replaced() {
        let names = names(&[("N", "8u"), ("ACT", ""), ("MORE", "\nfn f() {}\n")]);
        let got = conditional("N N2 _N xN-N ACT(x) // MORE", &names).unwrap();
        assert_eq!(got, "8u N2 _N xN-8u (x) // \nfn f() {}\n\n");
    }

    #[test]
    fn templates_want_all_their_names() {
        let names = names(&[("elem", "f32"), ("n", "4")]);
        let got = template("array<{{ elem }}, {{n}}>", &names);
        assert_eq!(got.unwrap(), "array<f32, 4>");
        assert_eq!(template("{{ m }}", &names).unwrap_err(), "no value for `m`");
        assert!(template("{{ n }", &names).is_err());
    }
}
