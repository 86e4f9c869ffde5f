//! The pages that document the rules have the table as it is.

use lanemask_check::{RULES, Severity};

/// The table of w32, or that of LinxISA.
fn table(w32: bool) -> String {
    let mut out = String::from("| rule | | demands | from |\n|---|---|---|---|\n");
    for r in (RULES.iter()).filter(|r| r.id.starts_with("w32-") == w32) {
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
fn the_pages_have_every_rule() {
    has_table(
        "docs/linx/check.md",
        include_str!("../../../docs/linx/check.md"),
        &table(false),
    );
    has_table(
        "docs/w32/check.md",
        include_str!("../../../docs/w32/check.md"),
        &table(true),
    );
}

fn has_table(name: &str, page: &str, table: &str) {
    let start = page.find("| rule | |").expect("the page has a table");
    let end = start
        + page[start..]
            .find("\n\n")
            .map_or(page.len() - start, |n| n + 1);
    assert_eq!(&page[start..end], table, "{name}");
}
