//! Each rule of LinxISA has a program that keeps it and one that breaks it, in `tests/rules/`.

mod common;

use common::{Programs, found, object};
use lanemask_check::{Options, RULES, check};
use lanemask_object::Object;

/// Rules that no source file can break: what breaks them says the test of that name. The rules of w32 are in `w32/`.
fn programs() -> Programs {
    let rules = RULES.iter().filter(|r| !r.id.starts_with("w32-"));
    Programs::new(
        "rules",
        rules.collect(),
        &["check-target", "linx-geometry-meta", "linx-mask-complex"],
    )
}

// spec: L-3 L-4 L-6 L-9 L-12 L-13 L-14 L-15 L-17 L-18 L-19 L-20 L-21 L-22 L-23 L-24 L-25 L-26 L-28 L-29 L-30 L-31
// spec: L-32 L-33 L-34 L-35 L-37 L-38 L-40 L-41 L-42 L-43 L-45 L-46 L-49 L-51 L-54 L-57 L-60 L-64 L-66 L-70 L-71 L-76
// spec: L-79 L-80 L-83 L-84 L-87 L-91 L-92 L-93 L-95 L-99 L-100 L-103 L-104 L-105 L-106 Q-2 Q-3 Q-4 Q-5 Q-6 Q-7 Q-8
// spec: Q-9 Q-10 Q-12 Q-13 Q-14 Q-16 Q-17 Q-18 Q-19 Q-20 Q-22 Q-23 Q-24 Q-26 Q-27 Q-28 Q-29 Q-31 Q-32 Q-34
#[test]
fn every_rule_has_a_program_that_keeps_it_and_one_that_breaks_it() {
    programs().keep_and_break_their_rules();
}

#[test]
fn every_file_belongs_to_a_rule() {
    programs().belong_to_rules();
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
    let text = programs().text("linx-geometry-meta.pass.s").unwrap();
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
    let text = programs().text("linx-mask-complex.pass.s").unwrap();
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
    programs().ids_are_those_of(include_str!("rules.rs"));
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
