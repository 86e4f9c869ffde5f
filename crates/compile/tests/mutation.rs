//! Shaders with words exchanged: a kernel that verifies, or a message; never a panic, never an inner error.

mod common;

use lanemask_compile::wgsl::{FrontOptions, Module, Stage};
use lanemask_diag::Sources;
use lanemask_ir::generate::Rng;
use lanemask_ir::verify;
use std::path::Path;

const WORDS: &[&str] = &[
    "0",
    "1u",
    "-1",
    "4294967295u",
    "i",
    "x",
    "vec3u(1u)",
    "{}",
    "break;",
    "return;",
    "continue;",
    "<<",
    "%",
    "&",
    "0.0",
    "i32",
    "array<u32, 3>",
    "loop",
    "var",
    "*",
];

/// Words, runs of white space, single signs.
fn split(text: &str) -> Vec<String> {
    let kind = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' || c == '.' => 1,
        c if c.is_whitespace() => 2,
        _ => 3,
    };
    let mut out: Vec<String> = Vec::new();
    let mut last = 0;
    for c in text.chars() {
        match out.last_mut() {
            Some(word) if kind(c) == last && last != 3 => word.push(c),
            _ => out.push(c.to_string()),
        }
        last = kind(c);
    }
    out
}

#[test]
fn mutated_shaders_compile_or_are_refused() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut texts: Vec<String> = std::fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "wgsl"))
        .map(|p| std::fs::read_to_string(p).unwrap())
        .collect();
    texts.sort();
    texts.push(vello_shaders::SHADERS.path_count.wgsl.code.to_string());
    texts.push(vello_shaders::SHADERS.draw_leaf.wgsl.code.to_string());
    let texts: Vec<Vec<String>> = texts.iter().map(|t| split(t)).collect();
    let mut rng = Rng::new(4);
    let mut compiled = 0;
    for _ in 0..3000 {
        let mut words = texts[rng.below(texts.len())].clone();
        for _ in 0..1 + rng.below(3) {
            let (i, j) = (rng.below(words.len()), rng.below(words.len()));
            match rng.below(5) {
                0 => _ = words.remove(i),
                1 => words[i] = words[j].clone(),
                2 => words.swap(i, j),
                3 => words.insert(i, words[j].clone()),
                _ => words[i] = rng.pick(WORDS).to_owned(),
            }
        }
        let text = words.concat();
        let mut sources = Sources::new();
        let file = sources.add("mutant.wgsl", text.clone());
        let Ok(module) = Module::parse(&mut sources, file, FrontOptions::default()) else {
            continue;
        };
        for entry in module.entry_points() {
            if entry.stage != Stage::Compute {
                continue;
            }
            match module.kernel(Some(&entry.name)) {
                Ok(kernel) => {
                    assert_eq!(verify(&kernel), [], "{text}");
                    compiled += 1;
                }
                Err(errors) => {
                    let message = common::render(&sources, &errors);
                    assert!(!message.contains("wgsl-internal"), "{message}\n{text}");
                }
            }
        }
    }
    assert!(compiled > 100, "only {compiled} of the mutants compile");
}
