//! Developer commands; see CONTRIBUTING.md.

mod spec;

use lanemask_isa_gen::{Spec, manual, rows, rows_manual, rust};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
        .to_path_buf()
}

/// Path and contents of every generated file of an instruction set.
fn generated(spec: &Spec) -> Vec<(PathBuf, String)> {
    if spec.name == "linx" {
        let table = root().join("crates/isa/src/linx/generated.rs");
        let pages = rows_manual::pages(spec).into_iter();
        return std::iter::once((table, rows::tables(spec)))
            .chain(pages.map(|(name, text)| (root().join("docs/linx/reference").join(name), text)))
            .collect();
    }
    let mut files = vec![
        (
            root().join("crates/isa/src/w32/generated.rs"),
            rust::tables(spec),
        ),
        (
            root().join("crates/sem/src/w32/generated.rs"),
            rust::semantics(spec),
        ),
    ];
    let pages = manual::pages(spec);
    files.extend(
        pages
            .into_iter()
            .map(|(name, text)| (root().join("docs/w32/reference").join(name), text)),
    );
    files
}

fn main() -> ExitCode {
    let arg = std::env::args().nth(1);
    match arg.as_deref() {
        Some("codegen") => codegen(),
        Some("spec") => requirements(),
        _ => {
            eprintln!("usage: cargo xtask codegen|spec");
            ExitCode::from(2)
        }
    }
}

fn codegen() -> ExitCode {
    for isa in ["w32", "linx"] {
        if !codegen_of(isa) {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Whether it went well.
fn codegen_of(isa: &str) -> bool {
    let spec = match Spec::load(&root().join("isa").join(isa)) {
        Ok(spec) => spec,
        Err(errors) => {
            for e in errors {
                eprintln!("error: isa/{isa}: {e}");
            }
            return false;
        }
    };
    for (path, text) in generated(&spec) {
        if std::fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        if let Err(e) = path
            .parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(&path, text))
        {
            eprintln!("error: {}: {e}", path.display());
            return false;
        }
        println!("wrote {}", path.display());
    }
    true
}

/// Lists requirements with their tests, and writes the index.
fn requirements() -> ExitCode {
    let found = spec::coverage(&root());
    for id in found.ids() {
        let r = &found.requirements[id];
        let places: Vec<String> = r.tests.iter().map(|(f, n, _)| format!("{f}:{n}")).collect();
        let text = match (places.is_empty(), r.reason.as_str()) {
            (false, _) => places.join(", "),
            (true, "") => "no test".to_owned(),
            (true, reason) => format!("nothing to test: {reason}"),
        };
        println!("{id}: {text}");
    }
    for place in &found.unknown {
        println!("unknown id at {place}");
    }
    let missing = found.missing();
    println!(
        "{} requirements, {} without a test, {} unknown ids",
        found.requirements.len(),
        missing.len(),
        found.unknown.len()
    );
    let index = root().join(spec::INDEX);
    if let Err(e) = std::fs::write(&index, found.index()) {
        eprintln!("error: {}: {e}", index.display());
        return ExitCode::FAILURE;
    }
    if missing.is_empty() && found.unknown.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
