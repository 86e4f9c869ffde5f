//! Arguments that are wrong, and the help.

mod common;
use std::process::Stdio;

use common::{Folder, command};

#[test]
fn help_and_version() {
    let folder = Folder::new();
    let help = folder.run(&["--help"]).expect(0);
    for part in ["run", "compile", "asm", "disasm", "isa", "130 interrupted"] {
        assert!(help.stdout.contains(part), "{}", help.stdout);
    }
    let version = folder.run(&["--version"]).expect(0);
    assert_eq!(
        version.stdout,
        format!("lanemask {}\n", env!("CARGO_PKG_VERSION"))
    );
    let help = folder.run(&["run", "--help"]).expect(0).stdout;
    for part in ["--max-instructions", "endless loop"] {
        assert!(help.contains(part), "{help}");
    }
}

#[test]
fn wrong_arguments_are_exit_code_2() {
    let folder = Folder::new();
    for args in [
        &[][..],
        &["rnu"],
        &["run"],
        &["run", "a.wgsl", "--thread", "1"],
        &["run", "a.wgsl", "--threads", "0"],
        &["run", "a.wgsl", "--max-instructions", "0"],
        &["run", "a.wgsl", "--trace-warp", "0"],
        &["compile", "a.wgsl", "--emit", "spirv"],
        &["isa", "a", "b"],
    ] {
        let run = folder.run(args).expect(2);
        assert_eq!(run.stdout, "", "{args:?}");
        assert!(
            run.stderr.contains("Usage") || run.stderr.contains("error:"),
            "{run:?}"
        );
        let with_json: Vec<&str> = args.iter().copied().chain(["--json"]).collect();
        let run = folder.run(&with_json).expect(2);
        assert_eq!(run.error_codes(), ["cli-usage"], "{args:?}");
    }
    let run = folder
        .run(&["run", "a.wgsl", "--json", "--thread", "1"])
        .expect(2);
    let message = run.json()["errors"][0]["message"]
        .as_str()
        .unwrap()
        .to_string();
    assert_eq!(
        message,
        "unexpected argument '--thread' found; did you mean `--threads`?"
    );
    assert_eq!(run.stderr, "");
}

#[test]
fn a_reader_that_goes_away_is_no_mistake() {
    for args in [&["isa"][..], &["isa", "--json"], &["--help"]] {
        let mut child = command(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = command(&["isa"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        stderr.starts_with("error[cli-write]: cannot write to stdout: "),
        "{stderr}"
    );
}
