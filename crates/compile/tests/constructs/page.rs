//! `docs/constructs.md`; `LANEMASK_BLESS=1` rewrites it.

use lanemask_compile::spirv::constructs as spirv;
use lanemask_compile::wgsl::constructs::{Row, Standing, all};
use std::fmt::Write;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/constructs.md");

fn page() -> String {
    let mut out = String::from(
        "# Constructs\n\n\
         What of naga's IR and of SPIR-V compiles for which target. The tables of naga's IR are those from which the compiler refuses, one exhaustive `match` for each\n\
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
    spirv(&mut out);
    out
}

/// The part on SPIR-V.
fn spirv(out: &mut String) {
    out.push_str(
        "\n## SPIR-V\n\nThe grammar's instructions, as the reader's dispatch knows them. What is refused is so where a kernel reaches it, by its name; how much\n\
         of what works there is, with its types and limits, is in [SPIR-V](spirv.md).\n",
    );
    let mut table = |title: &str, rows: Vec<spirv::Row>| {
        let _ = write!(out, "\n### {title}\n\n| | |\n|---|---|\n");
        for (standing, said) in [
            (spirv::Standing::Works, "works"),
            (spirv::Standing::Read, "read, or of no account"),
            (spirv::Standing::Refused, "refused"),
        ] {
            let rows = rows.iter().filter(|row| row.standing == standing);
            let names: Vec<String> = rows.map(|row| format!("`{}`", row.name)).collect();
            if !names.is_empty() {
                let _ = writeln!(out, "| {said} | {} |", names.join(", "));
            }
        }
    };
    table("Instructions", spirv::instructions().collect());
    table("Functions of GLSL.std.450", spirv::functions().collect());
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
