//! The page that documents the rules has the table as it is.

use lanemask_check::{RULES, Severity};

fn table() -> String {
    let mut out = String::from("| rule | | demands | from |\n|---|---|---|---|\n");
    for r in RULES {
        let severity = match r.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        out += &format!(
            "| `{}` | {severity} | {} | {} |\n",
            r.id,
            r.text,
            r.sources.join(" ")
        );
    }
    out
}

#[test]
fn the_page_has_every_rule() {
    let page = include_str!("../../../docs/linx/check.md");
    let start = page.find("| rule | |").expect("the page has a table");
    let end = start
        + page[start..]
            .find("\n\n")
            .map_or(page.len() - start, |n| n + 1);
    assert_eq!(&page[start..end], table(), "docs/linx/check.md");
}
