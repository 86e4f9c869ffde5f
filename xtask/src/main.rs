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

/// Lists requirements without a test and tests that name unknown ids.
fn requirements() -> ExitCode {
    let found = spec::coverage(&root());
    for (id, tests) in &found.tests {
        println!(
            "{id}: {}",
            if tests.is_empty() {
                "no test".into()
            } else {
                tests.join(", ")
            }
        );
    }
    for place in &found.unknown {
        println!("unknown id at {place}");
    }
    let missing = found.missing();
    println!(
        "{} requirements, {} without a test, {} unknown ids",
        found.tests.len(),
        missing.len(),
        found.unknown.len()
    );
    if missing.is_empty() && found.unknown.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_requirement_has_a_test() {
        let found = spec::coverage(&root());
        assert!(
            found.tests.len() >= 37,
            "the list has shrunk to {}",
            found.tests.len()
        );
        assert_eq!(
            found.missing(),
            Vec::<&str>::new(),
            "requirements without a test"
        );
        assert_eq!(
            found.unknown,
            Vec::<String>::new(),
            "tests that name unknown requirements"
        );
    }
}
