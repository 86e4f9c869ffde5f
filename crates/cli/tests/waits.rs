//! Results of w32 that come late: `--complete`.

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
