//! The examples and the commands of the README.

mod common;
use std::path::{Path, PathBuf};

use common::Folder;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A copy, so that runs beside each other do not write the same picture.
fn examples() -> Folder {
    let folder = Folder::new();
    let from = root().join("examples");
    std::fs::create_dir(folder.path("expected")).unwrap();
    for sub in ["", "expected"] {
        for entry in std::fs::read_dir(from.join(sub)).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_file() {
                let to = folder.path(sub).join(entry.file_name());
                std::fs::copy(entry.path(), to).unwrap();
            }
        }
    }
    folder
}

#[test]
fn every_example_is_as_expected() {
    let folder = examples();
    let jobs: Vec<String> = folder
        .names()
        .into_iter()
        .filter(|n| n.ends_with(".toml"))
        .collect();
    assert!(jobs.len() >= 8, "{jobs:?}");
    for job in jobs {
        let run = folder.run(&["run", &job, "--json"]).expect(0);
        let value = run.json();
        assert_eq!(value["ok"], true, "{job}");
        assert!(value["lane_instructions"].as_u64().unwrap() > 0, "{job}");
        assert!(!value["outputs"].as_array().unwrap().is_empty(), "{job}");
    }
    let png = folder.read("mandelbrot.png");
    assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
}

#[test]
fn every_example_compiles_to_every_form() {
    let folder = examples();
    for shader in ["collatz.wgsl", "matmul.wgsl", "nbody.wgsl", "sha256.wgsl"] {
        for emit in ["asm", "hex", "ir"] {
            let run = folder.run(&["compile", shader, "--emit", emit]).expect(0);
            assert!(run.stdout.lines().count() > 10, "{shader} {emit}");
            assert_eq!(run.stderr, "");
        }
    }
}
