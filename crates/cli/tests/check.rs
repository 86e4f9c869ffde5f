//! `lanemask check`.

mod common;
use common::Folder;

const KERNEL: &str = "\
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.cmp.lt vt#1, zero, ->p
    b.z join
    v.sub zero, vt#1, ->vt
join:
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]    ; p may be empty
    C.BSTOP
";

// spec: L-38 L-40: a restore that is missing, with its line, why, and how to mend it
#[test]
fn findings_are_told_with_their_lines() {
    let folder = Folder::new();
    folder.write("a.s", KERNEL.as_bytes());
    let run = folder.run(&["check", "a.s"]).expect(1);
    assert_eq!(run.stdout, "main: 2 errors, 0 warnings\n");
    for part in [
        "error[linx-mask-empty]: a branch on an empty p leads here",
        "a.s:16:5",
        "16 │     v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]",
        "= why: no lane runs there: a restore of p is missing (L-38, L-40, Q-29)",
        "= to mend it: restore p first",
        "error[linx-queue-paths]",
    ] {
        assert!(run.stderr.contains(part), "{part} in {}", run.stderr);
    }
}

#[test]
fn findings_as_json_are_the_same_for_source_and_object() {
    let folder = Folder::new();
    folder.write("a.s", KERNEL.as_bytes());
    folder.run(&["asm", "a.s", "-o", "a.elf"]).expect(0);
    let source = folder.run(&["check", "a.s", "--json"]).expect(1).json();
    let object = folder.run(&["check", "a.elf", "--json"]).expect(1).json();
    assert_eq!(source["findings"], object["findings"]);
    assert_eq!(
        (&source["ok"], &source["errors"]),
        (&false.into(), &2.into())
    );
    let first = &source["findings"][0];
    assert_eq!(first["line"], 16);
    assert_eq!(first["instruction"], "v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]");
    let rules: Vec<&str> = (source["findings"].as_array().unwrap().iter())
        .map(|f| f["rule"].as_str().unwrap())
        .collect();
    assert!(rules.contains(&"linx-mask-empty"), "{rules:?}");
}

#[test]
fn a_kernel_without_findings() {
    let folder = Folder::new();
    let text = KERNEL
        .replace("join:", "join_at:")
        .replace("b.z join\n", "b.z end\n");
    let text = text
        .replace("    C.BSTOP\n\n", "")
        .replace("empty\n    C.BSTOP", "empty\nend:\n    C.BSTOP");
    folder.write("a.s", text.as_bytes());
    let run = folder.run(&["check", "a.s"]).expect(0);
    assert_eq!(
        (run.stdout.as_str(), run.stderr.as_str()),
        ("main: nothing to object to\n", "")
    );
    let json = folder
        .run(&["check", "a.s", "--json", "--kernel", "main"])
        .expect(0)
        .json();
    assert_eq!(json["kernels"], serde_json::json!(["main"]));
}

#[test]
fn what_cannot_be_checked() {
    let folder = Folder::new();
    folder.write("w32.s", b"endpgm\n");
    folder.write("none.s", b".isa linx\n.library\nC.BSTOP\n");
    folder.write("bad.s", b".isa linx\nfrobnicate\n");
    folder.write("empty.s", b"");
    folder.write("bytes.elf", b"\x7fELF");
    for (args, code) in [
        (vec!["check", "w32.s"], "check-target"),
        (vec!["check", "none.s"], "check-kernel"),
        (vec!["check", "bad.s"], "asm-unknown-mnemonic"),
        (vec!["check", "empty.s"], "file-empty"),
        (vec!["check", "bytes.elf"], "object-malformed"),
        (vec!["check", "missing.s"], "file-read"),
        (
            vec!["check", "w32.s", "--target", "vax"],
            "job-unknown-target",
        ),
    ] {
        let run = folder.run(&[&args[..], &["--json"]].concat()).expect(2);
        assert_eq!(run.error_codes(), [code], "{args:?}");
    }
    folder.run(&["check"]).expect(2);
}

#[test]
fn warnings_can_be_denied() {
    let folder = Folder::new();
    // Nobody reads the sum.
    let (text, _) = KERNEL.split_once("    v.cmp").unwrap();
    let text = format!(
        "{text}    v.add vt#1, vt#1, ->vu\n    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]\n    C.BSTOP\n"
    );
    folder.write("a.s", text.as_bytes());
    let run = folder.run(&["check", "a.s"]).expect(0);
    assert_eq!(run.stdout, "main: 0 errors, 1 warning\n");
    let run = folder.run(&["check", "a.s", "--deny-warnings"]).expect(1);
    assert_eq!(run.stdout, "main: 0 errors, 1 warning\n");
    let args = ["check", "a.s", "--deny-warnings", "--json"];
    assert_eq!(folder.run(&args).expect(1).json()["ok"], false);
    folder.write(
        "b.s",
        text.replace("    v.add vt#1, vt#1, ->vu\n", "").as_bytes(),
    );
    folder.run(&["check", "b.s", "--deny-warnings"]).expect(0);
}

#[test]
fn the_rules_can_be_listed() {
    let folder = Folder::new();
    let text = folder.run(&["check", "--rules"]).expect(0).stdout;
    assert!(
        text.contains("linx-p-writer (error) [L-17 L-37 L-38 Q-18]\n"),
        "{text}"
    );
    let json = folder.run(&["check", "--rules", "--json"]).expect(0).json();
    assert!(json["rules"].as_array().unwrap().len() > 60);
}
