//! `lanemask check`.

mod common;
use common::Folder;
use std::fs;
use std::path::Path;

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

/// Many findings: errors first, and how many more there are of each rule.
#[test]
fn of_many_findings_some_are_shown() {
    let folder = Folder::new();
    let unwritten = "    v.mov.b32 v5, v9\n".repeat(60);
    let pairs = "    v.mov.b64 v[5:6], 1\n".repeat(30);
    let text = format!("{unwritten}{pairs}    endpgm\n");
    folder.write("a.s", text.as_bytes());
    let count = |stderr: &str, what: &str| stderr.matches(what).count();
    for (args, errors, warnings, more) in [
        (
            &[][..],
            30,
            20,
            "and 40 more (all with --max-findings 0):\n       40 w32-unwritten\n",
        ),
        (
            &["--max-findings", "10"],
            10,
            0,
            "and 80 more (all with --max-findings 0):\n       60 w32-unwritten\n       20 w32-pair\n",
        ),
        (&["--max-findings", "0"], 30, 60, ""),
        (&["--max-findings", "90"], 30, 60, ""),
    ] {
        let run = folder.run(&[&["check", "a.s"], args].concat()).expect(1);
        assert_eq!(count(&run.stderr, "error[w32-pair]"), errors);
        assert_eq!(count(&run.stderr, "warning[w32-unwritten]"), warnings);
        assert_eq!(count(&run.stderr, "more ("), usize::from(!more.is_empty()));
        assert!(run.stderr.contains(more), "{}", run.stderr);
        assert!(
            run.stdout.ends_with(": 30 errors, 60 warnings\n"),
            "{}",
            run.stdout
        );
    }
    let json = folder.run(&["check", "a.s", "--json"]).expect(1).json();
    assert_eq!(json["findings"].as_array().map(Vec::len), Some(90));
}

/// Objects whose metadata no machine can have are refused, by whatever reads them.
#[test]
fn impossible_metadata_are_refused() {
    let folder = Folder::new();
    let w32 = ".kernel k\n    .resource 0, 0, x, read, 4\n    .resource 0, 1, y, read, 4\n.end\nk:\n    endpgm\n";
    folder.write("w32.s", w32);
    folder.write("linx.s", KERNEL);
    for (kind, from, to, problem) in [
        (
            "w32",
            "\"entry\":0",
            "\"entry\":2",
            "entry 0x2 is not in the code",
        ),
        ("w32", "\"entry\":0", "\"entry\":4", "starts at 0x4"),
        (
            "w32",
            "\"scratch_bytes\":0",
            "\"scratch_bytes\":2",
            "not a multiple of 4",
        ),
        ("w32", "[32,1,1]", "[32,0,1]", "an empty workgroup"),
        (
            "w32",
            "\"binding\":1",
            "\"binding\":0",
            "two resources are binding 0 of group 0",
        ),
        (
            "linx",
            "\"entry\":0",
            "\"entry\":1",
            "entry 0x1 is not in the code",
        ),
        (
            "linx",
            "\"base\":4096",
            "\"base\":4097",
            "is not a multiple of 16",
        ),
    ] {
        let source = format!("{kind}.s");
        folder.run(&["asm", &source, "-o", "a.elf"]).expect(0);
        let bytes = folder.read("a.elf");
        let at = bytes.windows(from.len()).position(|w| w == from.as_bytes());
        let at = at.unwrap_or_else(|| panic!("no {from} in the object"));
        let changed = [&bytes[..at], to.as_bytes(), &bytes[at + from.len()..]].concat();
        folder.write("a.elf", changed);
        for command in ["check", "disasm"] {
            let run = folder.run(&[command, "a.elf"]).expect(2);
            assert!(
                run.stderr
                    .contains("`a.elf` is no object file that can be used"),
                "{run:?}"
            );
            assert!(run.stderr.contains(problem), "{problem}: {run:?}");
        }
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
        (&source["ok"], &source["error_count"]),
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
    folder.write("library.s", b".library\nendpgm\n");
    folder.write("none.s", b".isa linx\n.library\nC.BSTOP\n");
    folder.write("bad.s", b".isa linx\nfrobnicate\n");
    folder.write("empty.s", b"");
    folder.write("bytes.elf", b"\x7fELF");
    for (args, code) in [
        (vec!["check", "none.s"], "check-kernel"),
        (vec!["check", "library.s"], "check-kernel"),
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

// spec: W-G6-9: a wait that is missing, with its line, why, and how to mend it; the object says the same
#[test]
fn kernels_of_w32_are_checked() {
    let folder = Folder::new();
    folder.write(
        "a.s",
        b"u.load.b128 u[12:15], u[0:1], 0\nu.mov.b32 u16, u14 ; too early\nendpgm\n",
    );
    let run = folder.run(&["check", "a.s"]).expect(1);
    assert_eq!(run.stdout, "main: 1 error, 0 warnings\n");
    for part in [
        "error[w32-wait-missing]: u14 is read while the result of 0x0 (line 1) is under way",
        "a.s:2:1",
        "2 │ u.mov.b32 u16, u14",
        ": u.mov.b32 u16, u14",
        "= why: a late result comes after the read",
        "(W-G6-9, W-REG-4)",
        "= to mend it: put `waitcnt sm=0` before it",
    ] {
        assert!(run.stderr.contains(part), "{part} in {}", run.stderr);
    }
    folder.run(&["asm", "a.s", "-o", "a.elf"]).expect(0);
    let source = folder.run(&["check", "a.s", "--json"]).expect(1).json();
    let object = folder.run(&["check", "a.elf", "--json"]).expect(1).json();
    assert_eq!(source["findings"], object["findings"]);
    assert_eq!(source["target"], "w32");
    assert_eq!(source["findings"][0]["line"], 2);

    folder.write("b.s", b"waitcnt vm=0\nendpgm\n");
    folder.run(&["check", "b.s"]).expect(0);
    folder.run(&["check", "b.s", "--deny-warnings"]).expect(1);
    folder.write("c.s", b"waitcnt vm=0\nendpgm\nv.nonsense\n");
    folder.run(&["check", "c.s"]).expect(2);
}

/// There is nothing to object to in what the compiler makes of the examples.
#[test]
fn the_compiled_examples_have_no_errors() {
    let folder = Folder::new();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut checked = 0;
    for entry in fs::read_dir(examples).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "wgsl") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let names = text.split("@compute").skip(1).map(|part| {
            let name = part.split("fn ").nth(1).expect("an entry point");
            name.split('(').next().expect("its name").trim()
        });
        for name in names {
            let source = path.display().to_string();
            let target = ["compile", &source, "--target", "w32", "--entry", name];
            folder
                .run(&[&target[..], &["-o", "k.elf"]].concat())
                .expect(0);
            let value = folder.run(&["check", "k.elf", "--json"]).expect(0).json();
            let findings = value["findings"].as_array().unwrap();
            assert!(findings.is_empty(), "{source}: {findings:#?}");
            checked += 1;
        }
    }
    assert!(checked >= 10, "{checked}");
}

/// The kernels that the page on assembly shows have no findings.
#[test]
fn the_kernels_of_the_page_on_assembly() {
    let folder = Folder::new();
    let page = include_str!("../../../docs/assembly.md");
    let kernels = page.split("```asm\n").skip(1);
    let mut said: Vec<Vec<serde_json::Value>> = Vec::new();
    for text in kernels.filter(|t| t.contains("endpgm")) {
        folder.write("k.s", text.split("```").next().unwrap().as_bytes());
        let value = folder.run(&["check", "k.s", "--json"]).expect(0).json();
        let findings = value["findings"].as_array().unwrap();
        said.push(findings.iter().map(|f| f["message"].clone()).collect());
    }
    let none: [Vec<serde_json::Value>; 2] = Default::default();
    assert_eq!(said, none);
}

/// `-` is stdin, assembly or an object, as for the other commands.
#[test]
fn stdin_is_checked() {
    let folder = Folder::new();
    let text = b"u.mov.b32 u10, u11\nendpgm\n";
    let run = folder.run_with(&["check", "-"], text).expect(0);
    assert_eq!(run.stdout, "main: 0 errors, 1 warning\n");
    assert!(run.stderr.contains("<stdin>:1:1"), "{run:?}");
    folder.write("a.s", text);
    folder.run(&["asm", "a.s", "-o", "a.elf"]).expect(0);
    let elf = folder.read("a.elf");
    let run = folder.run_with(&["check", "-"], &elf).expect(0);
    assert_eq!(run.stdout, "main: 0 errors, 1 warning\n");
}
