//! The machine of w32 as the command line has it: its shape and its schedules.

mod common;
use common::Folder;

/// Each workgroup stores 100 * core + slot.
const PLACES: &str = "\
.kernel places
    .workgroup_size 64
    .resource 0, 0, out, read_write, 4
.end
places:
    u.load.b128 u[12:15], u[0:1], 0
    csrr u20, coreid
    csrr u21, wgslot
    u.mul.u32 u20, u20, 100
    u.add.u32 u20, u20, u21
    u.shl.b32 u22, u2, 2
    v.mov.b32 v4, u20
    waitcnt sm=0
    buffer.store.b32 v4, u[12:15], u22, 0
    endpgm
";

const RUN: [&str; 8] = [
    "run",
    "places.s",
    "--workgroups",
    "6",
    "--bind",
    "0.0=u32:6",
    "--print",
    "0.0=6",
];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&RUN[..], more].concat()
}

fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("places.s", PLACES);
    folder
}

#[test]
fn a_shape_places_workgroups() {
    let folder = folder();
    let printed = |more: &[&str]| folder.run(&with(more)).expect(0).stdout;
    assert_eq!(printed(&[]), "0.0 u32[6]: 0, 0, 0, 0, 0, 0\n");
    let want = "0.0 u32[6]: 0, 100, 1, 101, 0, 100\n";
    let shape = "--shape=cores=2,sps=2,warps=2,workgroups=8";
    for threads in ["1", "2"] {
        assert_eq!(printed(&[shape, "--threads", threads]), want);
    }
}

#[test]
fn a_random_schedule_names_its_seed() {
    let folder = folder();
    let run = folder.run(&with(&["--schedule", "random:77"])).expect(0);
    assert!(
        run.stderr
            .contains("random order of turns: --schedule random:77 repeats it\n"),
        "{run:?}"
    );
    let run = folder.run(&with(&["--schedule", "rounds"])).expect(0);
    assert!(!run.stderr.contains("random"), "{run:?}");
}

#[test]
fn machines_that_cannot_be_are_refused() {
    let folder = folder();
    for (more, message) in [
        (
            &["--shape", "cores=0"][..],
            "cores=0: there must be 1 to 1024",
        ),
        (
            &["--shape", "core=2"],
            "`core=2` is no count: write cores=N,sps=N",
        ),
        (
            &["--shape", "sps=1,warps=1"],
            "a workgroup has 2 warps, a core of cores=1,sps=1,warps=1",
        ),
        (&["--schedule", "random"], "write rounds or random:SEED"),
    ] {
        let run = folder.run(&with(more)).expect(2);
        assert!(run.stderr.contains(message), "{run:?}");
    }
    folder.write("fill.wgsl", "@compute @workgroup_size(8) fn fill() {}");
    for switch in ["--shape=cores=1", "--schedule=rounds", "--writable-code"] {
        let args = [
            "run",
            "fill.wgsl",
            "--workgroups",
            "1",
            "--target",
            "linx",
            switch,
        ];
        let run = folder.run(&args).expect(2);
        let name = switch.split('=').next().expect("a name");
        let message = format!("`{name}` is for w32, and this job runs on linx");
        assert!(run.stderr.contains(&message), "{run:?}");
    }
}

/// Overwrites one instruction by another one and runs it.
const PATCH: &str = "\
.kernel patch
    .workgroup_size 32
    .resource 0, 0, out, read_write, 4
.end
patch:
    u.load.b128 u[12:15], u[0:1], 0
    csrr u20, code_hi
    v.mov.b32 v10, other
    v.mov.b32 v11, u20
    v.mov.b32 v12, target
    v.mov.b32 v13, u20
    global.load.b32 v14, v[10:11], 0
    waitcnt vm=0, sm=0
    global.store.b32 v14, v[12:13], 0
    SYNC
target:
    u.mov.b32 u21, 1
    v.mov.b32 v15, u21
    buffer.store.b32 v15, u[12:15], 0, 0
    endpgm
other:
    u.mov.b32 u21, 2
    endpgm
";

#[test]
fn changed_code_runs_after_icache_inv_and_else_is_a_finding() {
    // spec: W-G6-8
    let folder = Folder::new();
    folder.write("old.s", PATCH.replace("SYNC", "nop"));
    folder.write("new.s", PATCH.replace("SYNC", "icache.inv"));
    let run = |file: &'static str, more: &[&'static str]| {
        let base = [
            "run",
            file,
            "--workgroups",
            "1",
            "--bind",
            "0.0=u32:1",
            "--print",
            "0.0=1",
        ];
        folder.run(&[&base[..], more].concat())
    };
    let trapped = run("new.s", &[]).expect(3);
    let hint = "this is the code, which is mapped read-only: `--writable-code`";
    assert!(
        trapped.stderr.contains("trap 5 (MemoryFault)"),
        "{trapped:?}"
    );
    assert!(trapped.stderr.contains(hint), "{trapped:?}");
    let writable = ["--writable-code"];
    assert_eq!(run("new.s", &writable).expect(0).stdout, "0.0 u32[1]: 2\n");
    assert_eq!(run("old.s", &writable).expect(0).stdout, "0.0 u32[1]: 1\n");
    let check = ["--writable-code", "--check", "code"];
    let fine = run("new.s", &check).expect(0);
    let verdict = "code: no changed instruction ran as it was\n";
    assert!(fine.stderr.starts_with(verdict), "{fine:?}");
    let found = run("old.s", &check).expect(1);
    let want = "\
error[w32-stale-code]: the store at 0x38 (line 14) has changed this instruction, and the old one still runs
   ┌─ old.s:17:5
   │
14 │     global.store.b32 v14, v[12:13], 0
   │     --------------------------------- changed here
   ·
17 │     u.mov.b32 u21, 1
   │     ^^^^^^^^^^^^^^^^ the old instruction runs here
   │
   = at 0x44: u.mov.b32 u21, 0x1
   = stored at 0x38: global.store.b32 v14, v[12:13], 0, by workgroup 0,0,0, warp 0
   = once, first in workgroup 0,0,0, warp 0
   = why: a core runs the code that it has fetched until it executes `icache.inv` (W-G6-8)
   = to mend it: `icache.inv` behind the store, on the core that runs the new code

code: 1 changed instruction ran as it was
";
    assert!(found.stderr.starts_with(want), "{}", found.stderr);
    let value = run("old.s", &["--writable-code", "--check", "code", "--json"])
        .expect(1)
        .json();
    let found = &value["stale_code"][0];
    assert_eq!([&found["pc"], &found["store"]["pc"]], [0x44, 0x38]);
    assert_eq!(found["source"]["line"], 17);
    // Without the option nothing could be found.
    let refused = run("old.s", &["--check", "code"]).expect(2);
    assert!(
        refused.stderr.contains("it goes with `--writable-code`"),
        "{refused:?}"
    );
}

/// What the JSON object says repeats the run.
#[test]
fn json_names_schedule_seed_and_shape() {
    let shape = "--shape=cores=2,sps=2,warps=2,workgroups=8";
    let more = [
        shape,
        "--schedule=random:7",
        "--complete=random:3",
        "--json",
    ];
    let value = folder().run(&with(&more)).expect(0).json();
    assert_eq!(value["schedule"], "random:7");
    assert_eq!(value["seed"], 7);
    assert_eq!(value["complete"], "random:3");
    let shape = serde_json::json!({ "cores": 2, "sps": 2, "warps": 2, "workgroups": 8 });
    assert_eq!(value["shape"], shape);
}
