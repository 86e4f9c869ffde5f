//! `--json`: the page on it has the keys of every subcommand, and no others.

mod common;
use common::{Folder, Run};
use serde_json::Value;
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../docs/json.md");

/// The text below a heading of the page.
fn part(heading: &str) -> &'static str {
    let mut parts = PAGE.split("\n## ");
    let found = parts.find(|p| p.lines().next() == Some(heading));
    found.unwrap_or_else(|| panic!("no part `{heading}`"))
}

/// All keys of a value and of what is in it.
fn keys(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                into.insert(key.clone());
                keys(inner, into);
            }
        }
        Value::Array(list) => list.iter().for_each(|v| keys(v, into)),
        _ => {}
    }
}

/// What the first columns of the tables of a part name.
fn rows(part: &str) -> BTreeSet<String> {
    let first = |l: &str| Some(l.strip_prefix("| `")?.split_once('`')?.0.to_string());
    part.lines().filter_map(first).collect()
}

/// Every key of the outputs is in the part, and what its tables list are the keys of these objects.
#[track_caller]
fn described(heading: &str, outputs: &[Value]) {
    let part = part(heading);
    let (mut all, mut top) = (BTreeSet::new(), BTreeSet::new());
    for output in outputs {
        keys(output, &mut all);
        top.extend(output.as_object().expect("an object").keys().cloned());
        // spec of the page: lists wherever they stand.
        for key in ["errors", "warnings"] {
            assert!(output.get(key).is_none_or(Value::is_array), "{output:#}");
        }
    }
    for key in &all {
        assert!(part.contains(&format!("`{key}`")), "{heading}: `{key}`");
    }
    assert_eq!(rows(part), top, "{heading}");
}

const W32: &str = "\
.kernel main
    .resource 0, 0, x, read_write, 4
.end
main:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    buffer.load.b32 v4, u[12:15], 0, 0
    v.add.u32 v5, v4, 1
    waitcnt vm=0
    endpgm
";

const LINX: &str = "\
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    B.TEXT body
    C.BSTOP
body:
    l.add zero, zero, ->t
    C.BSTOP
";

fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("a.s", W32);
    folder.write("l.s", LINX);
    folder.write("trap.s", "main: trap 1\nendpgm\n");
    folder.write("bad.s", "main: edpgm\n");
    let shader = "@compute @workgroup_size(32) fn main() { }\n";
    folder.write("a.wgsl", shader);
    folder
}

#[test]
fn the_page_has_the_keys_of_all() {
    let folder = folder();
    let json = |args: &[&str], code| -> Value {
        let run: Run = folder.run(&[args, &["--json"]].concat()).expect(code);
        run.json()
    };
    let run = ["run", "a.s", "--workgroups", "1", "--bind", "0.0=u32:4"];
    let trap = ["run", "trap.s", "--workgroups", "1"];
    described(
        "`run`",
        &[
            json(&[&run[..], &["--expect", "0.0=value:1"]].concat(), 1),
            json(&[&run[..], &["--check", "waits"]].concat(), 1),
            json(&trap, 3),
            json(&["run", "l.s", "--workgroups", "1"], 0),
        ],
    );
    let made = [
        json(&["asm", "a.s"], 0),
        json(&["asm", "a.s", "-o", "a.elf"], 0),
        json(&["disasm", "a.elf"], 0),
        json(&["compile", "a.wgsl"], 0),
        json(&["compile", "a.wgsl", "--target", "linx", "--explain"], 0),
    ];
    described("`compile`, `asm`, `disasm`", &made);
    described(
        "`check`",
        &[json(&["check", "a.s"], 1), json(&["check", "a.elf"], 1)],
    );
    let mut rules = BTreeSet::new();
    keys(&json(&["check", "--rules"], 0), &mut rules);
    for key in rules {
        assert!(part("`check`").contains(&format!("`{key}`")), "{key}");
    }
    described(
        "`isa`",
        &[json(&["isa"], 0), json(&["isa", "--target", "linx"], 0)],
    );
    for args in [
        &["run", "bad.s", "--workgroups", "1"][..],
        &["asm", "bad.s"],
        &["compile", "none.wgsl"],
        &["disasm", "a.s"],
        &["check", "bad.s"],
        &["isa", "edpgm"],
        &["frobnicate"],
    ] {
        described("What all have", &[json(args, 2)]);
    }
}
