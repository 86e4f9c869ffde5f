//! Results of w32 that come late: `--complete`, and `--check waits`.

mod common;
use common::Folder;

/// Doubles words; without the second wait it doubles what the register held before.
const DOUBLE: &str = "\
.kernel double
    .workgroup_size 32
    .resource 0, 0, data, read_write, 4
.end
double:
    u.load.b128 u[12:15], u[0:1], 0
    v.shl.b32 v1, v3, 2
    waitcnt sm=0
    buffer.load.b32 v4, u[12:15], v1, 0
    waitcnt vm=0
    v.add.u32 v5, v4, v4
    buffer.store.b32 v5, u[12:15], v1, 0
    endpgm
";

fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("double.s", DOUBLE);
    folder.write("early.s", DOUBLE.replace("    waitcnt vm=0\n", ""));
    folder
}

fn first(folder: &Folder, file: &str, complete: &str) -> String {
    let args = [
        "run",
        file,
        "--workgroups",
        "1",
        "--bind",
        "0.0=u32:32:iota:1:1",
        "--print",
        "0.0=3",
        "--complete",
        complete,
    ];
    folder.run(&args).expect(0).stdout
}

#[test]
fn results_come_when_asked() {
    // spec: W-G6-9
    let folder = folder();
    let fine = "0.0 u32[32]: 2, 4, 6, ...\n";
    for complete in ["at-once", "late", "random:1", "random:2", "random:3"] {
        assert_eq!(first(&folder, "double.s", complete), fine, "{complete}");
    }
    assert_eq!(first(&folder, "early.s", "at-once"), fine);
    let zero = "0.0 u32[32]: 0, 0, 0, ...\n";
    assert_eq!(first(&folder, "early.s", "late"), zero);
    let seeds = (0..20).map(|seed| first(&folder, "early.s", &format!("random:{seed}")));
    let seen: Vec<String> = seeds.collect();
    assert!(
        seen.iter().any(|s| s == fine) && seen.iter().any(|s| s == zero),
        "{seen:?}"
    );
}

#[test]
fn wrong_moments_are_refused() {
    let folder = folder();
    for complete in ["later", "random", "random:x", "random:-1"] {
        let run = folder
            .run(&["run", "double.s", "--complete", complete])
            .expect(2);
        let hint = "write at-once, late or random:SEED, for example random:1";
        assert!(run.stderr.contains(hint), "{run:?}");
    }
    folder.write("k.wgsl", "@compute @workgroup_size(1) fn main() {}");
    let args = [
        "run",
        "k.wgsl",
        "--workgroups",
        "1",
        "--target",
        "linx",
        "--complete",
        "late",
    ];
    let run = folder.run(&args).expect(2);
    assert!(run.stderr.contains("error[cli-target-option]"), "{run:?}");
    assert!(run.stderr.contains("`--complete` is for w32"), "{run:?}");
}

#[test]
fn early_uses_are_findings() {
    // spec: W-G6-9
    let folder = folder();
    let args = |file: &'static str, more: &[&'static str]| {
        let base = [
            "run",
            file,
            "--workgroups",
            "4",
            "--bind",
            "0.0=u32:32:iota:1:1",
            "--check",
            "waits",
        ];
        [&base[..], more].concat()
    };
    let run = folder.run(&args("double.s", &[])).expect(0);
    assert!(
        run.stderr
            .starts_with("waits: no register was used too early\n"),
        "{run:?}"
    );
    let run = folder
        .run(&args("early.s", &["--complete", "late"]))
        .expect(1);
    let want = "\
error[w32-wait-missing]: v4 is read while the result of 0x14 (line 9) is under way
   ┌─ early.s:10:5
   │
 9 │     buffer.load.b32 v4, u[12:15], v1, 0
   │     ----------------------------------- under way since here
10 │     v.add.u32 v5, v4, v4
   │     ^^^^^^^^^^^^^^^^^^^^ used here
   │
   = at 0x1c: v.add.u32 v5, v4, v4
   = pending at 0x14: buffer.load.b32 v4, u[12:15], v1, 0
   = 4 times, first in workgroup 0,0,0, warp 0
   = why: a late result comes after the read, or onto what was written since (W-G6-9, W-REG-4)
   = to mend it: put `waitcnt vm=0` before it

waits: 1 register was used too early
";
    assert!(run.stderr.starts_with(want), "{}", run.stderr);
    let run = folder.run(&args("early.s", &["--json"])).expect(1);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(value["ok"], false);
    let found = &value["early_uses"][0];
    let source = |line| serde_json::json!({ "file": "early.s", "line": line, "column": 5 });
    assert_eq!(found["source"], source(10));
    assert_eq!(found["pending"]["source"], source(9));
    assert_eq!([&found["pc"], &found["pending"]["pc"]], [0x1c, 0x14]);
    assert_eq!(found["counter"], "vm");
    assert_eq!([&found["wait"], &found["count"]], [0, 4]);
    assert_eq!(value["early_uses"].as_array().unwrap().len(), 1);
    // Nothing found, not checked, and a trace beside it.
    let run = folder
        .run(&args("double.s", &["--json", "--trace", "t.txt"]))
        .expect(0);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(value["early_uses"], serde_json::json!([]));
    assert_eq!(
        String::from_utf8(folder.read("t.txt"))
            .unwrap()
            .lines()
            .count(),
        4 * 8
    );
    let plain = [
        "run",
        "double.s",
        "--workgroups",
        "1",
        "--bind",
        "0.0=u32:32",
        "--json",
    ];
    let value: serde_json::Value =
        serde_json::from_str(&folder.run(&plain).expect(0).stdout).unwrap();
    assert_eq!(value["early_uses"], serde_json::Value::Null);
}

#[test]
fn checks_of_one_target_are_refused_on_the_other() {
    let folder = folder();
    folder.write("k.wgsl", "@compute @workgroup_size(1) fn main() {}");
    for (target, check) in [("linx", "waits"), ("w32", "orders")] {
        let args = [
            "run",
            "k.wgsl",
            "--workgroups",
            "1",
            "--target",
            target,
            "--check",
            check,
        ];
        let run = folder.run(&args).expect(2);
        assert!(run.stderr.contains("error[cli-target-option]"), "{run:?}");
        assert!(
            run.stderr.contains(&format!("`--check {check}` is for")),
            "{run:?}"
        );
    }
}
