//! The files of `conformance/`: every case on the emulator, and which instructions and rules have cases.
//!
//! `LANEMASK_BLESS=1` writes what is made (tables of integers, words of texts, `missing.txt`, `coverage.md`) anew.

use lanemask_conformance::{
    atomics, cross, fill, format, image, integer, reduce, run, second, special, stores,
};
use lanemask_isa::w32::Op;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the suite.
const FOLDERS: [&str; 7] = [
    "integer",
    "cross-lane",
    "float",
    "special",
    "memory",
    "images",
    "rules",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn bless() -> bool {
    std::env::var_os("LANEMASK_BLESS").is_some()
}

/// The text files of a folder of the suite, in order.
fn texts(folder: &str) -> BTreeMap<String, String> {
    let path = root().join("conformance").join(folder);
    let entries = fs::read_dir(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    (entries.map(|e| e.expect("entry").path()))
        .filter(|p| p.extension().is_some_and(|x| x == "txt"))
        .map(|p| {
            let name = p.file_name().expect("name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&p).expect("text"))
        })
        .collect()
}

/// Compares a made file with the one that is there, or writes it.
fn same(path: &str, text: &str) {
    let path = root().join("conformance").join(path);
    if bless() {
        fs::write(&path, text).expect("written");
    }
    let have = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        have == text,
        "{} is not what is made now: LANEMASK_BLESS=1 cargo test -p lanemask-conformance --features softfloat",
        path.display()
    );
}

fn parsed(folder: &str) -> Vec<(String, format::File)> {
    (texts(folder).into_iter())
        .map(|(name, text)| {
            let file = format::parse(&text).unwrap_or_else(|e| panic!("{folder}/{name}: {e}"));
            (format!("{folder}/{name}"), file)
        })
        .collect()
}

fn check_all(folder: &str) {
    check_by(folder, run::check);
}

type Check = fn(&format::Case) -> Result<(), String>;

/// Checks every case of a folder, spread over the processors.
fn check_by(folder: &str, check: Check) {
    let files = parsed(folder);
    assert!(!files.is_empty(), "{folder} is empty");
    let cases: Vec<(&str, &format::Case)> = (files.iter())
        .flat_map(|(name, file)| file.cases.iter().map(|c| (name.as_str(), c)))
        .collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads)
            .map(|k| {
                let mine = cases.iter().skip(k).step_by(threads);
                scope.spawn(move || {
                    let bad = |(name, case): &(&str, &format::Case)| {
                        let e = check(case).err()?;
                        Some(format!("{name}:{}: {}: {e}", case.line, case.name))
                    };
                    mine.filter_map(bad).collect::<Vec<_>>()
                })
            })
            .collect();
        all.into_iter()
            .flat_map(|t| t.join().expect("no panic"))
            .collect()
    });
    let some = wrong[..wrong.len().min(20)].join("\n");
    assert!(wrong.is_empty(), "{} are wrong:\n{some}", wrong.len());
}

/// Holds the files of a folder to be exactly those that are made.
fn made(folder: &str, files: &BTreeMap<String, format::File>) {
    for (name, file) in files {
        same(&format!("{folder}/{name}.txt"), &file.to_string());
    }
    let names: BTreeSet<String> = files.keys().map(|n| format!("{n}.txt")).collect();
    let have: BTreeSet<String> = texts(folder).into_keys().collect();
    assert_eq!(have, names);
}

#[test]
fn integer_tables_are_those_of_the_second_description() {
    made("integer", &integer::files());
}

#[test]
fn cross_lane_tables_are_those_of_the_rules() {
    let mut files = cross::files();
    files.extend(reduce::files());
    made("cross-lane", &files);
}

#[test]
fn the_emulator_conforms_to_the_cross_lane_tables() {
    check_all("cross-lane");
}

#[test]
#[cfg(feature = "softfloat")]
fn float_tables_are_those_of_softfloat() {
    made("float", &lanemask_conformance::float::files());
}

#[test]
fn tables_of_memory_are_those_of_bytes_and_exact_numbers() {
    let mut files = atomics::files();
    files.insert("accesses".into(), stores::file());
    made("memory", &files);
}

#[test]
fn the_emulator_conforms_to_the_tables_of_memory() {
    check_all("memory");
}

#[test]
fn image_tables_are_those_of_the_reference_executor() {
    made("images", &image::files());
}

#[test]
fn the_emulator_conforms_to_the_image_tables() {
    check_all("images");
}

#[test]
fn special_tables_are_those_of_exact_numbers() {
    made("special", &special::files());
}

#[test]
fn the_emulator_conforms_to_the_special_tables() {
    check_all("special");
}

#[test]
fn the_emulator_conforms_to_the_float_tables() {
    check_all("float");
}

#[test]
fn the_emulator_conforms_to_the_integer_tables() {
    check_all("integer");
}

#[test]
fn the_emulator_conforms_to_the_rules() {
    for (name, text) in texts("rules") {
        match fill::fill(&text) {
            Ok(filled) => same(&format!("rules/{name}"), &filled),
            Err(e) => panic!("rules/{name}: {e}"),
        }
    }
    check_all("rules");
}

/// A second implementation, which shares nothing with the emulator, meets the same files.
#[test]
fn the_reference_executor_conforms_to_the_tables() {
    for folder in FOLDERS.into_iter().filter(|f| *f != "rules") {
        check_by(folder, second::check);
    }
}

#[test]
fn the_reference_executor_conforms_to_the_rules() {
    check_by("rules", second::check);
}

/// Ids of the requirements of w32.
fn rules() -> Vec<String> {
    let text = fs::read_to_string(root().join("docs/w32/requirements.md")).expect("list");
    (text.lines().filter_map(|l| l.strip_prefix("| W-")))
        .filter_map(|l| l.split(' ').next())
        .map(|id| format!("W-{id}"))
        .collect()
}

#[test]
fn what_has_no_case_is_listed() {
    // Of each instruction cases and runs, of each rule the cases of each file.
    let mut cases: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut of_rule: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    let mut count = 0;
    for (name, file) in FOLDERS.into_iter().flat_map(parsed) {
        for case in file.cases {
            count += 1;
            for op in &case.of {
                assert!(
                    Op::from_mnemonic(op).is_some(),
                    "{name}: no instruction `{op}`"
                );
                let n = cases.entry(op.clone()).or_default();
                n.0 += 1;
                n.1 += case.execs.len() * case.rows.values.len().max(1);
            }
            for rule in &case.rules {
                let all = of_rule.entry(rule.clone()).or_default();
                *all.entry(name.clone()).or_default() += 1;
            }
        }
    }
    let rules = rules();
    assert!(rules.len() > 30, "{rules:?}");
    for rule in of_rule.keys() {
        assert!(rules.contains(rule), "no requirement {rule}");
    }
    let mut missing = String::new();
    let mut table: BTreeMap<u8, (usize, usize)> = BTreeMap::new();
    for op in Op::ALL {
        let info = op.info();
        let n = table.entry(info.group).or_default();
        n.1 += 1;
        if cases.contains_key(info.mnemonic) {
            n.0 += 1;
        } else {
            missing += &format!("{}\n", info.mnemonic);
        }
    }
    for rule in rules.iter().filter(|r| !of_rule.contains_key(*r)) {
        missing += &format!("{rule}\n");
    }
    same("missing.txt", &missing);
    let mut report = String::from("# What the conformance suite covers\n\n");
    report += "Made by `LANEMASK_BLESS=1 cargo test -p lanemask-conformance --features softfloat`. What has no case stands in [missing.txt](missing.txt).\n";
    report += "\n| group | instructions with cases | of |\n|---|---|---|\n";
    for (group, (have, all)) in &table {
        report += &format!("| {group} | {have} | {all} |\n");
    }
    let (have, all) = table.values().fold((0, 0), |s, n| (s.0 + n.0, s.1 + n.1));
    report += &format!("| all, in {count} cases | {have} | {all} |\n");
    report += "\n| rule | cases |\n|---|---|\n";
    for rule in &rules {
        let files = of_rule.get(rule).into_iter().flatten();
        let all: Vec<String> = files.map(|(file, n)| format!("{file}: {n}")).collect();
        let all = all.join(", ");
        report += &format!("| {rule} | {all} |\n");
    }
    report += "\nA run is a case with one EXEC and one row.\n";
    report += "\n| instruction | cases | runs |\n|---|--:|--:|\n";
    for op in Op::ALL {
        if let Some((n, runs)) = cases.get(op.info().mnemonic) {
            report += &format!("| `{}` | {n} | {runs} |\n", op.info().mnemonic);
        }
    }
    same("coverage.md", &report);
}

#[test]
fn the_example_of_the_page_is_a_case() {
    let page = fs::read_to_string(root().join("conformance/README.md")).expect("page");
    let example = page
        .split("```text\n")
        .nth(1)
        .and_then(|t| t.split("```").next());
    let file = format::parse(example.expect("an example")).expect("parses");
    run::check(&file.cases[0]).expect("conforms");
}
