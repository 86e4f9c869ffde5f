//! Requirement coverage: ids of the requirement lists against the ids that tests name.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The lists: every id stands in the first column of a table row. A row of three columns whose last one is not empty
/// says why there is nothing to test.
const LISTS: &[(&str, &str)] = &[
    ("w32", "docs/w32/requirements.md"),
    ("LinxISA", "docs/linx/requirements.md"),
    ("Pitfalls", "docs/w32/pitfalls.md"),
];
/// Prefixes of ids.
const PREFIXES: &[&str] = &["W-", "L-", "Q-", "P-"];
/// Where tests lie.
const TREES: &[&str] = &["crates", "tests", "xtask", "examples"];
/// The generated index.
pub const INDEX: &str = "docs/coverage.md";

/// A requirement.
#[derive(Debug, Default)]
pub struct Requirement {
    /// Instruction set of the list.
    pub list: &'static str,
    /// Why there is nothing to test; empty if there is.
    pub reason: String,
    /// Tests (file, line, function) that name it.
    pub tests: Vec<(String, usize, String)>,
}

/// What was found.
#[derive(Debug, Default)]
pub struct Coverage {
    /// By id.
    pub requirements: BTreeMap<String, Requirement>,
    /// Places that name an id which no list has.
    pub unknown: Vec<String>,
}

impl Coverage {
    /// Requirements that no test names and that have something to test.
    pub fn missing(&self) -> Vec<&str> {
        let all = self.requirements.iter();
        all.filter(|(_, r)| r.tests.is_empty() && r.reason.is_empty())
            .map(|(id, _)| id.as_str())
            .collect()
    }

    /// Ids in the order of people: by prefix, then by number.
    pub fn ids(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.requirements.keys().map(String::as_str).collect();
        ids.sort_by_key(|id| {
            let at = id.rfind('-').map_or(0, |i| i + 1);
            let number: u32 = id[at..].parse().unwrap_or(0);
            (id[..at].to_owned(), number)
        });
        ids
    }

    /// The page that says which test covers what.
    pub fn index(&self) -> String {
        let mut out = String::from(
            "# Which test covers which requirement\n\n<!-- Made by `cargo xtask spec`; do not edit. -->\n",
        );
        for (name, list) in LISTS {
            let path = list.strip_prefix("docs/").unwrap_or(list);
            out += &format!(
                "\n## {name}\n\nThe list: [{path}]({path}).\n\n| id | tests |\n|---|---|\n"
            );
            for id in self.ids() {
                let r = &self.requirements[id];
                if r.list != *name {
                    continue;
                }
                let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
                for (file, _, function) in &r.tests {
                    let functions = files.entry(file).or_default();
                    if !function.is_empty() && !functions.contains(&function.as_str()) {
                        functions.push(function);
                    }
                }
                let cells: Vec<String> = files
                    .iter()
                    .map(|(file, functions)| match functions[..] {
                        [] => format!("`{file}`"),
                        _ => format!("`{file}`: {}", functions.join(", ")),
                    })
                    .collect();
                let cell = match (cells.is_empty(), r.reason.is_empty()) {
                    (true, false) => format!("none: {}", r.reason),
                    (true, true) => "**none**".to_owned(),
                    _ => cells.join("; "),
                };
                out += &format!("| {id} | {cell} |\n");
            }
        }
        out
    }
}

/// Reads the lists and all sources below `root`.
pub fn coverage(root: &Path) -> Coverage {
    let mut out = Coverage::default();
    for (name, list) in LISTS {
        let text = fs::read_to_string(root.join(list)).unwrap_or_default();
        for row in text.lines().filter_map(|l| l.strip_prefix("| ")) {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let id = cells[0];
            if !PREFIXES.iter().any(|p| id.starts_with(p)) {
                continue;
            }
            // id, text, reason, and nothing behind the last bar
            let reason = if cells.len() > 3 { cells[2] } else { "" };
            let requirement = Requirement {
                list: name,
                reason: reason.to_owned(),
                tests: Vec::new(),
            };
            out.requirements.insert(id.to_owned(), requirement);
        }
    }
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
        let file = path.strip_prefix(root).unwrap_or(&path).display();
        let lines: Vec<&str> = text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let Some((before, list)) = line.split_once("spec: ") else {
                continue;
            };
            if !before.trim_start().starts_with("//") && !before.trim_start().starts_with(';') {
                continue;
            }
            let function = match kind {
                Some("rs") => function(&lines, n),
                _ => String::new(),
            };
            // The list ends at a colon; what follows is prose.
            let list = list.split(':').next().unwrap_or("");
            for id in list.split([' ', ',']).filter(|w| !w.is_empty()) {
                match out.requirements.get_mut(id) {
                    Some(r) => r.tests.push((file.to_string(), n + 1, function.clone())),
                    None => out.unknown.push(format!("{file}:{}: {id}", n + 1)),
                }
            }
        }
    }
}

/// Name of the function that the comment in line `n` stands before, or else in.
fn function(lines: &[&str], n: usize) -> String {
    let name = |l: &&str| {
        let (before, rest) = l.split_once("fn ")?;
        let before = before.trim();
        let own = before.is_empty() || before.starts_with("pub") || before.starts_with("async");
        own.then(|| {
            rest.split(['(', '<'])
                .next()
                .unwrap_or("")
                .trim()
                .to_owned()
        })
    };
    let between = |l: &&&str| {
        let l = l.trim_start();
        l.is_empty() || l.starts_with("//") || l.starts_with("#[") || l.contains("fn ")
    };
    let after = lines[n + 1..].iter().take_while(between).find_map(name);
    after
        .or_else(|| lines[..n].iter().rev().find_map(name))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ids from `prefix` to `prefix`n, all of them.
    fn complete(found: &Coverage, prefix: &str, n: u32) {
        let numbers: Vec<String> = (1..=n).map(|i| format!("{prefix}{i}")).collect();
        let listed = found.ids().into_iter().filter(|id| id.starts_with(prefix));
        assert_eq!(listed.collect::<Vec<_>>(), numbers);
    }

    #[test]
    fn every_requirement_has_a_test() {
        let found = coverage(&crate::root());
        complete(&found, "L-", 111);
        complete(&found, "Q-", 34);
        let w32 = found.ids().iter().filter(|id| id.starts_with("W-")).count();
        assert!(w32 >= 37, "the list has shrunk to {w32}");
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

    /// New tests need not be in it yet, but what it says is true.
    #[test]
    fn the_index_names_tests_that_exist() {
        let found = coverage(&crate::root());
        let index = fs::read_to_string(crate::root().join(INDEX)).expect("the index");
        let rows: Vec<(&str, &str)> = index
            .lines()
            .filter_map(|l| l.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
            .filter(|(id, _)| PREFIXES.iter().any(|p| id.starts_with(p)))
            .collect();
        let listed: Vec<&str> = rows.iter().map(|(id, _)| *id).collect();
        for id in found.ids() {
            assert!(
                listed.contains(&id),
                "run `cargo xtask spec`: {id} is missing"
            );
        }
        for (id, cell) in rows {
            let r = &found.requirements[id];
            for part in cell.split("; ").filter(|p| p.starts_with('`')) {
                let file = part.trim_start_matches('`').split('`').next().unwrap_or("");
                assert!(
                    r.tests.iter().any(|(f, _, _)| f == file),
                    "run `cargo xtask spec`: {file} does not name {id}"
                );
            }
        }
    }

    #[test]
    fn functions_are_found_behind_attributes_and_around_comments() {
        let before = ["}", "// spec: L-1", "#[test]", "fn a_test() {"];
        assert_eq!(function(&before, 1), "a_test");
        let inside = [
            "fn first() {",
            "}",
            "fn second() {",
            "    // spec: L-1",
            "    let x = 1;",
        ];
        assert_eq!(function(&inside, 3), "second");
        assert_eq!(function(&["// spec: L-1", "let x = 1;"], 0), "");
    }
}
