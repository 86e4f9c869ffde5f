//! Each rule of LinxISA has a program that keeps it and one that breaks it, in `tests/rules/`.
//!
//! A comment `; ! RULE` says that the line has a finding of the rule, `; !! RULE` that the program has one without a place. A
//! program has exactly the findings that it says.

use lanemask_asm::assemble;
use lanemask_check::{Finding, Options, RULES, Rule, check};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_object::Object;
use std::fs;
use std::path::{Path, PathBuf};

/// Rules that no source file can break: what breaks them says the test of that name.
const ELSEWHERE: [&str; 3] = ["check-target", "linx-geometry-meta", "linx-mask-complex"];

/// The rules of w32 are in `w32/`.
fn rules() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().filter(|r| !r.id.starts_with("w32-"))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules")
}

fn object(name: &str, text: &str) -> Result<Object, String> {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let (object, diagnostics) = assemble(&sources, file);
    match diagnostics.iter().find(|d| Diagnostic::is_error(d)) {
        None => Ok(object),
        Some(error) => Err(format!("{name}: {error}")),
    }
}

fn expected(text: &str) -> Vec<(u32, String)> {
    let mut out = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        for mark in text.split("; !").skip(1) {
            let (line, rule) = match mark.strip_prefix('!') {
                Some(rule) => (0, rule),
                None => (line, mark),
            };
            let rule = rule.trim().trim_end_matches([';', ' ']);
            out.push((line, rule.to_string()));
        }
    }
    out.sort();
    out
}

fn found(findings: &[Finding]) -> Vec<(u32, String)> {
    let line = |f: &Finding| f.position.as_ref().map_or(0, |p| p.line);
    let mut out: Vec<_> = findings
        .iter()
        .map(|f| (line(f), f.rule.to_string()))
        .collect();
    out.sort();
    out
}

/// The findings of a file, which are those that it says.
fn run(name: &str) -> Result<Vec<Finding>, String> {
    let text = fs::read_to_string(folder().join(name)).map_err(|e| format!("{name}: {e}"))?;
    let findings = check(&object(name, &text)?, &Options::default());
    let (want, have) = (expected(&text), found(&findings));
    if want == have {
        return Ok(findings);
    }
    let told: Vec<String> = findings
        .iter()
        .map(|f| format!("{}: {}", f.rule, f.message))
        .collect();
    Err(format!(
        "{name}\n  says {want:?}\n  has  {have:?}\n  {}",
        told.join("\n  ")
    ))
}

// spec: L-3 L-4 L-6 L-9 L-12 L-13 L-14 L-15 L-17 L-18 L-19 L-20 L-21 L-22 L-23 L-24 L-25 L-26 L-28 L-29 L-30 L-31
// spec: L-32 L-33 L-34 L-35 L-37 L-38 L-40 L-41 L-42 L-43 L-45 L-46 L-49 L-51 L-54 L-57 L-60 L-64 L-66 L-70 L-71 L-76
// spec: L-79 L-80 L-83 L-84 L-87 L-91 L-92 L-93 L-95 L-99 L-100 L-103 L-104 L-105 L-106 Q-2 Q-3 Q-4 Q-5 Q-6 Q-7 Q-8
// spec: Q-9 Q-10 Q-12 Q-13 Q-16 Q-17 Q-18 Q-19 Q-20 Q-22 Q-23 Q-24 Q-26 Q-27 Q-28 Q-29 Q-31 Q-32 Q-34
#[test]
fn every_rule_has_a_program_that_keeps_it_and_one_that_breaks_it() {
    let mut wrong = Vec::new();
    for rule in rules().filter(|r| !ELSEWHERE.contains(&r.id)) {
        match run(&format!("{}.pass.s", rule.id)) {
            Ok(findings) if findings.is_empty() => {}
            Ok(findings) => wrong.push(format!("{}.pass.s: {findings:#?}", rule.id)),
            Err(e) => wrong.push(e),
        }
        match run(&format!("{}.fail.s", rule.id)) {
            Ok(findings) if findings.iter().any(|f| f.rule == rule.id) => {}
            Ok(findings) => wrong.push(format!("{}.fail.s: {findings:#?}", rule.id)),
            Err(e) => wrong.push(e),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_file_belongs_to_a_rule() {
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let rule = name
            .strip_suffix(".pass.s")
            .or(name.strip_suffix(".fail.s"));
        assert!(rules().any(|r| Some(r.id) == rule), "{name}");
    }
}

#[test]
fn targets_without_rules() {
    let object = Object {
        target: "other".into(),
        ..Object::default()
    };
    let findings = check(&object, &Options::default());
    assert_eq!(found(&findings), [(0, "check-target".to_string())]);
}

// spec: L-29
#[test]
fn metadata_that_contradict_the_header() {
    let text = fs::read_to_string(folder().join("linx-geometry-meta.pass.s")).unwrap();
    let mut object = object("meta.s", &text).unwrap();
    assert_eq!(check(&object, &Options::default()), []);
    let rules = |object: &Object| -> Vec<&str> {
        check(object, &Options::default())
            .iter()
            .map(|f| f.rule)
            .collect()
    };
    let meta = object.kernels[0].linx.as_mut().unwrap();
    meta.lanes += 1;
    assert_eq!(rules(&object), ["linx-geometry-meta"]);
    let meta = object.kernels[0].linx.as_mut().unwrap();
    meta.lanes -= 1;
    meta.mode = lanemask_object::LinxMode::Mpar;
    assert_eq!(rules(&object), ["linx-geometry-meta"]);
}

#[test]
fn masks_that_are_too_much_work_are_said() {
    let text = fs::read_to_string(folder().join("linx-mask-complex.pass.s")).unwrap();
    let object = object("complex.s", &text).unwrap();
    assert_eq!(check(&object, &Options::default()), []);
    let few = Options {
        mask_nodes: 40,
        ..Options::default()
    };
    let rules: Vec<&str> = check(&object, &few).iter().map(|f| f.rule).collect();
    assert_eq!(rules, ["linx-mask-complex"]);
}

#[test]
fn ids_of_the_table_are_those_of_the_test() {
    let text = include_str!("rules.rs");
    let named: std::collections::BTreeSet<&str> = (text.lines())
        .filter_map(|l| l.strip_prefix("// spec:"))
        .flat_map(str::split_whitespace)
        .collect();
    let table = rules().flat_map(|r| r.sources).copied().collect();
    assert_eq!(named, table);
}

/// What the page of the assembler states of a kernel is so.
// spec: L-21 L-22 Q-34
#[test]
fn the_example_of_what_is_meant_has_no_findings() {
    let page = include_str!("../../../docs/linx/assembly.md");
    let part = page.split("## What is meant").nth(1).expect("the part");
    let block = part.split("```asm\n").nth(1).expect("an example");
    let text = block.split("```").next().expect("its end");
    let object = object("page.s", text).unwrap();
    assert_eq!(check(&object, &Options::default()), []);
    assert!(!object.notes.is_empty());
    let swapped = text.replace("p.not, ->p", "p, ->p");
    let object = self::object("page.s", &swapped).unwrap();
    let findings = check(&object, &Options::default());
    assert!(findings.iter().any(|f| f.rule == "linx-mask-stated"));
}
