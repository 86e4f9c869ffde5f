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
