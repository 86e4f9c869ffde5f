//! Requirement coverage: ids of the requirement lists against the ids that tests name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The lists: every id stands in the first column of a table row.
const LISTS: &[&str] = &["docs/w32/requirements.md"];
/// Where tests lie.
const TREES: &[&str] = &["crates", "tests", "xtask", "examples"];

/// What was found.
#[derive(Debug, Default)]
pub struct Coverage {
    /// Tests (file:line) that name each requirement.
    pub tests: BTreeMap<String, Vec<String>>,
    /// Places that name an id which no list has.
    pub unknown: Vec<String>,
}

impl Coverage {
    /// Requirements that no test names.
    pub fn missing(&self) -> Vec<&str> {
        self.tests
            .iter()
            .filter(|(_, t)| t.is_empty())
            .map(|(id, _)| id.as_str())
            .collect()
    }
}

/// Reads the lists and all sources below `root`.
pub fn coverage(root: &Path) -> Coverage {
    let mut ids = BTreeSet::new();
    for list in LISTS {
        let text = fs::read_to_string(root.join(list)).unwrap_or_default();
        let cells = text
            .lines()
            .filter_map(|l| l.strip_prefix("| ")?.split_once(" |"));
        ids.extend(
            cells
                .map(|(id, _)| id.to_string())
                .filter(|id| id.starts_with("W-")),
        );
    }
    let mut out = Coverage {
        tests: ids.into_iter().map(|id| (id, Vec::new())).collect(),
        ..Coverage::default()
    };
    for tree in TREES {
        scan(&root.join(tree), root, &mut out);
    }
    out
}

fn scan(dir: &Path, root: &Path, out: &mut Coverage) {
    let Ok(entries) = fs::read_dir(dir) else {
        return;
    };
    let mut paths: Vec<_> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            if path.file_name().is_some_and(|n| n != "target") {
                scan(&path, root, out);
            }
            continue;
        }
        let kind = path.extension().and_then(|e| e.to_str());
        if !matches!(kind, Some("rs" | "wgsl" | "s" | "toml")) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        for (n, line) in text.lines().enumerate() {
            let Some((before, list)) = line.split_once("spec: ") else {
                continue;
            };
            if !before.trim_start().starts_with("//") && !before.trim_start().starts_with(';') {
                continue;
            }
            let place = format!(
                "{}:{}",
                path.strip_prefix(root).unwrap_or(&path).display(),
                n + 1
            );
            // The list ends at a colon; what follows is prose.
            let list = list.split(':').next().unwrap_or("");
            for id in list.split([' ', ',']).filter(|w| !w.is_empty()) {
                match out.tests.get_mut(id) {
                    Some(tests) => tests.push(place.clone()),
                    None => out.unknown.push(format!("{place}: {id}")),
                }
            }
        }
    }
}
