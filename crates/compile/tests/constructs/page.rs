//! `docs/constructs.md`; `LANEMASK_BLESS=1` rewrites it.

use lanemask_compile::wgsl::constructs::{Row, Standing, all};
use std::fmt::Write;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/constructs.md");

fn page() -> String {
    let mut out = String::from(
        "# Constructs\n\n\
         What of naga's IR compiles for which target. The tables are those from which the compiler refuses, one exhaustive `match` for each\n\
         enumeration of naga, so a new variant does not build without a row; each that is said to compile has a shader that\n\
         compiles. Made by `LANEMASK_BLESS=1 cargo test -p lanemask-compile --test constructs`.\n\n\
         *Other stages*: belongs to stages other than compute. *Not from WGSL*: no WGSL becomes it, or it is gone before kernels are made. These and\n\
         what is *refused* give `unsupported` with the construct's name. How much of a construct compiles, with its types and limits, is in\n\
         [support](support.md).\n\n## WGSL\n",
    );
    let mut kinds: Vec<&str> = Vec::new();
    for row in all() {
        if !kinds.contains(&row.kind) {
            kinds.push(row.kind);
        }
    }
    for kind in kinds {
        let rows: Vec<&Row> = all().filter(|row| row.kind == kind).collect();
        let mut title = kind.to_owned();
        title[..1].make_ascii_uppercase();
        let _ = write!(out, "\n### {title}\n\n| w32 | linx | |\n|---|---|---|\n");
        let mut standings: Vec<(&str, String)> = Vec::new();
        for row in &rows {
            let state = match row.standing {
                Standing::Works => ("works", "works".to_owned()),
                Standing::W32(code) => ("works", format!("`{code}`")),
                Standing::Refused(_) => ("refused", "refused".to_owned()),
                Standing::OtherStages(_) => ("other stages", "other stages".to_owned()),
                Standing::NotFromWgsl(_) => ("not from WGSL", "not from WGSL".to_owned()),
            };
            if !standings.contains(&state) {
                standings.push(state);
            }
        }
        for (w32, linx) in standings {
            let names: Vec<String> = rows
                .iter()
                .filter(|row| match row.standing {
                    Standing::Works => linx == "works",
                    Standing::W32(code) => linx == format!("`{code}`"),
                    Standing::Refused(_) => w32 == "refused",
                    Standing::OtherStages(_) => w32 == "other stages",
                    Standing::NotFromWgsl(_) => w32 == "not from WGSL",
                })
                .map(|row| format!("`{}`", row.name))
                .collect();
            let _ = writeln!(out, "| {w32} | {linx} | {} |", names.join(", "));
        }
    }
    out
}

#[test]
fn the_page_is_what_the_tables_say() {
    let made = page();
    if std::env::var_os("LANEMASK_BLESS").is_some() {
        std::fs::write(PATH, made).unwrap();
        return;
    }
    let found = std::fs::read_to_string(PATH).unwrap_or_default();
    assert!(
        found == made,
        "docs/constructs.md is stale: LANEMASK_BLESS=1 cargo test -p lanemask-compile --test constructs"
    );
}
