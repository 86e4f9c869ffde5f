//! Developer commands; see CONTRIBUTING.md.

mod spec;

use lanemask_isa_gen::{Spec, book, manual, rows, rows_manual, rust};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
        .to_path_buf()
}

/// Path and contents of every generated file of an instruction set.
fn generated(spec: &Spec) -> Result<Vec<(PathBuf, String)>, String> {
    let errata = root().join("isa").join(&spec.name).join("errata.md");
    let errata = read(&errata)?;
    let (mut files, mut pages) = match spec.name.as_str() {
        "linx" => (
            vec![("crates/isa/src/linx/generated.rs", rows::tables(spec))],
            rows_manual::pages(spec),
        ),
        _ => (
            vec![
                ("crates/isa/src/w32/generated.rs", rust::tables(spec)),
                ("crates/sem/src/w32/generated.rs", rust::semantics(spec)),
            ],
            manual::pages(spec),
        ),
    };
    pages.push(("rulings.md".into(), book::rulings(&errata)));
    let reference = reference(spec);
    let pages = pages.into_iter().map(|(n, t)| (reference.join(n), t));
    let files = files.drain(..).map(|(n, t)| (root().join(n), t));
    Ok(files.chain(pages).collect())
}

/// The folder with the generated pages of an instruction set.
fn reference(spec: &Spec) -> PathBuf {
    root().join("docs").join(&spec.name).join("reference")
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["codegen"] => codegen(false),
        ["codegen", "--check"] => codegen(true),
        ["spec"] => return requirements(),
        _ => {
            eprintln!("usage: cargo xtask codegen [--check] | spec");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the generated files that are not as they should be, and removes pages that nothing makes any more. With `check`
/// it only says which ones these are; then they are an error.
fn codegen(check: bool) -> Result<(), String> {
    let load = |isa: &str| {
        Spec::load(&root().join("isa").join(isa)).map_err(|errors| {
            let lines = errors.iter().map(|e| format!("isa/{isa}: {e}"));
            lines.collect::<Vec<_>>().join("\nerror: ")
        })
    };
    let specs = [load("w32")?, load("linx")?];
    let mut files = Vec::new();
    for spec in &specs {
        files.extend(generated(spec)?);
    }
    let mut headings = headings()?;
    for (path, text) in &files {
        if let Some((page, heading)) = heading(path, text) {
            headings.insert(page, heading);
        }
    }
    let mut stale = Vec::new();
    for spec in &specs {
        let dir = reference(spec);
        for entry in std::fs::read_dir(&dir).into_iter().flatten().flatten() {
            let path = entry.path();
            if !files.iter().any(|(p, _)| *p == path) {
                headings.retain(|page, _| root().join("docs").join(page) != path);
                stale.push(path);
            }
        }
    }
    let summary = book::summary(&specs[0], &specs[1], &headings);
    files.push((root().join("docs/SUMMARY.md"), summary));
    files.retain(|(path, text)| read(path).as_ref() != Ok(text));
    if check {
        let paths = files.iter().map(|(p, _)| p).chain(&stale);
        let names: Vec<String> = paths.map(|p| p.display().to_string()).collect();
        return match names.is_empty() {
            true => Ok(()),
            false => Err(format!("run `cargo xtask codegen`: {}", names.join(", "))),
        };
    }
    for path in stale {
        std::fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        println!("removed {}", path.display());
    }
    for (path, text) in files {
        path.parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(&path, text))
            .map_err(|e| format!("{}: {e}", path.display()))?;
        println!("wrote {}", path.display());
    }
    Ok(())
}

/// Path in `docs/` and heading of a page; `None` for other files.
fn heading(path: &Path, text: &str) -> Option<(String, String)> {
    let page = path.strip_prefix(root().join("docs")).ok()?;
    let heading = text.lines().find_map(|l| l.strip_prefix("# "))?;
    Some((
        page.to_string_lossy().replace('\\', "/"),
        heading.to_owned(),
    ))
}

/// The headings of all pages below `docs/`.
fn headings() -> Result<BTreeMap<String, String>, String> {
    let mut out = BTreeMap::new();
    let mut dirs = vec![root().join("docs")];
    while let Some(dir) = dirs.pop() {
        let entries = std::fs::read_dir(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        for path in entries.flatten().map(|e| e.path()) {
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|e| e == "md") {
                let text = read(&path)?;
                out.extend(heading(&path, &text));
            }
        }
    }
    Ok(out)
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
