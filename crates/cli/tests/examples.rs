//! The examples, and the commands that the README shows.

mod common;
use std::path::{Path, PathBuf};

use common::Folder;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A copy, so that runs beside each other do not write the same picture.
fn examples() -> Folder {
    let folder = Folder::new();
    copy_examples(&folder.path(""));
    folder
}

fn copy_examples(to: &Path) {
    let from = root().join("examples");
    for sub in ["", "expected", "linx", "w32"] {
        std::fs::create_dir_all(to.join(sub)).unwrap();
        for entry in std::fs::read_dir(from.join(sub)).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_file() {
                let to = to.join(sub).join(entry.file_name());
                std::fs::copy(entry.path(), to).unwrap();
            }
        }
    }
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

/// What only w32 has, with what the pictures must be made of.
#[test]
fn examples_with_textures_are_as_expected() {
    let folder = examples();
    let run = folder.run(&["run", "w32/sobel.toml", "--json"]).expect(0);
    assert_eq!(run.json()["ok"], true);
    for picture in ["w32/sobel.png", "w32/sobel-picture.png"] {
        assert_eq!(
            folder.read(picture)[..8],
            *b"\x89PNG\r\n\x1a\n",
            "{picture}"
        );
    }
    let refused = folder
        .run(&["run", "w32/sobel.toml", "--target", "linx"])
        .expect(2);
    assert!(
        refused.stderr.contains("[linx-images]"),
        "{}",
        refused.stderr
    );
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

/// The commands of the README's shell blocks, without comments.
fn readme_commands() -> Vec<String> {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let blocks = readme
        .split("```sh\n")
        .skip(1)
        .map(|b| b.split("```").next().unwrap());
    let joined: String = blocks.collect::<String>().replace("\\\n", " ");
    let lines = joined.lines().map(|l| l.split('#').next().unwrap().trim());
    lines
        .filter(|l| !l.is_empty())
        .map(str::to_string)
        .collect()
}

/// From the top of the repository, with the files that are there.
#[test]
fn the_commands_of_the_readme_work() {
    let folder = Folder::new();
    copy_examples(&folder.path("examples"));
    let mut count = 0;
    for command in readme_commands() {
        let own = ["lanemask ", "cargo run --release -- "];
        let Some(args) = own.iter().find_map(|prefix| command.strip_prefix(prefix)) else {
            assert!(command.starts_with("cargo "), "{command}");
            continue;
        };
        let args: Vec<&str> = args.split_whitespace().collect();
        let run = folder.run(&args);
        assert_eq!(run.code, 0, "{command}: {run:#?}");
        count += 1;
    }
    assert!(count >= 8);
    assert_eq!(folder.read("saxpy.elf")[..4], *b"\x7fELF");
    assert!(folder.read("trace.txt").starts_with(b"wg 0,0,0 warp 0 "));
}
