//! The w32 reference manual as a reader finds it: its cards and examples, its tables, its links.

mod cards;
mod examples;
mod object;
mod tables;

use std::path::{Path, PathBuf};

/// The folder with the book's pages.
fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

/// A page of the book, by its path in it.
fn page(path: &str) -> String {
    let file = docs().join(path);
    std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// Cells of a line of a table; `None` for other lines.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// A number as the manual prints it: `0x1f` or `31`.
fn number(text: &str) -> u64 {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.unwrap_or_else(|e| panic!("`{text}`: {e}"))
}
