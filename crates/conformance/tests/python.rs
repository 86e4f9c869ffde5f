//! `conformance/read.py`, with which another implementation may start: it reads every file, counts what this crate counts, and refuses
//! what has not the form. Without `python3` nothing is tested, and the test says so.

use lanemask_conformance::format;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance")
}

#[allow(clippy::print_stderr)] // a missing tool is said aloud
/// Runs the reader on these files or folders, on all for none; `None` without Python.
fn read(paths: &[&Path]) -> Option<Output> {
    let mut command = Command::new("python3");
    match command
        .arg("-B")
        .arg(folder().join("read.py"))
        .args(paths)
        .output()
    {
        Ok(output) => Some(output),
        Err(e) => {
            eprintln!("not tested: python3 does not run: {e}");
            None
        }
    }
}

#[test]
fn the_reader_counts_what_there_is() {
    let (mut files, mut cases, mut runs) = (0, 0, 0);
    for part in fs::read_dir(folder())
        .expect("the suite")
        .map(|e| e.expect("an entry").path())
    {
        if !part.is_dir() {
            continue;
        }
        for entry in fs::read_dir(part).expect("a folder") {
            let text = fs::read_to_string(entry.expect("a file").path()).expect("text");
            files += 1;
            for case in format::parse(&text).expect("parses").cases {
                cases += 1;
                runs += case.execs.len() * case.rows.values.len().max(1);
            }
        }
    }
    let Some(output) = read(&[]) else { return };
    let said = String::from_utf8_lossy(&output.stdout).trim().to_string();
    let wrong = String::from_utf8_lossy(&output.stderr).to_string();
    assert_eq!(
        (said, wrong),
        (
            format!("{files} files, {cases} cases, {runs} runs"),
            String::new()
        )
    );
}

#[test]
fn the_reader_refuses_what_this_crate_refuses() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad.txt");
    let good = "case a\nof nop\ncode 0000004e | nop\n";
    for (k, lines) in [
        "",
        "before v128 1\n",
        "before v1 1 2\n",
        "before u1 1-2\n",
        "after u1 2-1\n",
        "after u1 @a\n",
        "after u1 1\nafter u1 1\n",
        "before m200000004 1\n",
        "masked w0.v1 1\n",
        "after w1.u1 1\n",
        "warps 9\n",
        "rows u1 | u2\nrow 1 | 2 3\n",
        "end now\n",
        "what 1\n",
        "case a\n",
    ]
    .into_iter()
    .enumerate()
    {
        let text = format!("conformance w32 1\n{good}{lines}");
        fs::write(&path, &text).expect("written");
        let Some(output) = read(&[&path]) else { return };
        assert_eq!(format::parse(&text).is_ok(), k == 0, "{lines}");
        assert_eq!(output.status.success(), k == 0, "{lines}");
        if k > 0 {
            let told = String::from_utf8_lossy(&output.stderr);
            let line = format!("bad.txt:{}: ", text.lines().count());
            assert!(told.contains(&line), "{lines}: {told}");
        }
    }
}
