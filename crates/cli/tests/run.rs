//! `lanemask run`: results, exit codes, JSON.

mod common;
use common::{Folder, Run};
use serde_json::{Value, json};

const DOUBLE: &str = "\
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read> add: array<u32, 4>;
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) { data[id.x] = data[id.x] * 2u + add[id.x % 4u]; }
";

const BINDS: [&str; 4] = [
    "--bind",
    "0.0=u32:6:iota:1:1",
    "--bind",
    "0.1=u32::values:10,20,30,40",
];

fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("double.wgsl", DOUBLE);
    folder
}

fn run(folder: &Folder, more: &[&str]) -> Run {
    let base = ["run", "double.wgsl", "--workgroups", "2,1,1"];
    let args: Vec<&str> = base.iter().chain(&BINDS).chain(more).copied().collect();
    folder.run(&args)
}

#[test]
fn results_are_printed_and_written() {
    let folder = folder();
    let more = ["--print", "0.0=3", "--out", "0.0=y.bin"];
    let run = run(&folder, &more).expect(0);
    assert_eq!(run.stdout, "0.0 u32[6]: 12, 24, 36, ...\n");
    let words = [12u32, 24, 36, 48, 20, 32];
    let want: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    assert_eq!(folder.read("y.bin"), want);
    assert_eq!(folder.names(), ["double.wgsl", "y.bin"]);
    assert!(
        run.stderr.contains(" warp instructions, lane utilisation "),
        "{run:?}"
    );
    assert!(run.stderr.starts_with("wrote y.bin (u32[6])\n"), "{run:?}");
    assert_eq!(run.stderr.lines().count(), 2);
}

#[test]
fn success_says_what_was_done() {
    let folder = folder();
    let more = [
        "--expect",
        "0.0=values:12,24,36,48,20,32",
        "--expect",
        "0.1=values:10,20,30,40",
        "--image",
        "0.0=rgba8:3:y.png",
        "--out",
        "0.1=z.npy",
    ];
    let run = run(&folder, &more).expect(0);
    let lines: Vec<&str> = run.stderr.lines().collect();
    let want = [
        "wrote y.png (3x2)",
        "wrote z.npy (u32[4])",
        "2 expectations met (10 elements)",
    ];
    assert_eq!(lines[..3], want);
    assert_eq!(lines.len(), 4);
}

#[test]
fn of_many_mismatches_the_first_and_the_largest_are_shown() {
    let folder = Folder::new();
    folder.write(
        "half.wgsl",
        "@group(0) @binding(0) var<storage, read_write> data: array<f32>;
         @compute @workgroup_size(64)
         fn main(@builtin(global_invocation_id) id: vec3u) { data[id.x] *= 0.5; }",
    );
    let args = [
        "run",
        "half.wgsl",
        "--workgroups",
        "1",
        "--bind",
        "0.0=f32:64:iota:0:1",
        "--expect",
        "0.0=abs:0.25:iota:0:1",
    ];
    let run = folder.run(&args).expect(1);
    let lines: Vec<&str> = run.stderr.lines().collect();
    // Element i is i/2 instead of i; only that of 0 is near enough.
    assert_eq!(lines[0], "0.0[1]: want 1.0, got 0.5");
    assert_eq!(lines[15], "0.0[16]: want 16.0, got 8.0");
    let want = [
        "… and 47 more",
        "0.0: largest difference 31.5 at [63], allowed 0.25",
        "63 elements differ",
    ];
    assert_eq!(lines[16..19], want);
}

#[test]
fn json_has_the_keys_of_the_format() {
    let value = run(&folder(), &["--json", "--deterministic"])
        .expect(0)
        .json();
    let keys: Vec<&str> = value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let want = [
        "ok",
        "target",
        "engine",
        "threads",
        "warp_instructions",
        "vector_instructions",
        "lane_instructions",
        "lane_utilisation",
        "order_dependent",
        "seconds",
        "outputs",
        "mismatches",
        "mismatch_count",
        "trap",
        "schedule",
        "seed",
        "complete",
        "shape",
        "early_uses",
        "stale_code",
    ];
    assert_eq!(keys, want);
    assert_eq!(value["ok"], true);
    assert_eq!(value["target"], "w32");
    assert_eq!(value["threads"], 1);
    assert_eq!(value["order_dependent"], false);
    assert_eq!(value["mismatches"], json!([]));
    assert_eq!(value["mismatch_count"], 0);
    assert_eq!(
        (&value["schedule"], &value["seed"]),
        (&"rounds".into(), &Value::Null)
    );
    assert_eq!(
        (&value["complete"], &value["shape"]),
        (&"at-once".into(), &Value::Null)
    );
    assert_eq!(value["trap"], Value::Null);
    assert!(value["seconds"]["compile"].is_f64() && value["seconds"]["run"].is_f64());
    let (vector, lanes) = (&value["vector_instructions"], &value["lane_instructions"]);
    let full = vector.as_f64().unwrap() * 32.0;
    assert_eq!(value["lane_utilisation"], lanes.as_f64().unwrap() / full);
    // Only what the kernel may write. The digest is sha256sum's of the six words.
    let outputs = json!([{
        "group": 0,
        "binding": 0,
        "name": null,
        "type": "u32",
        "len": 6,
        "sha256": "4ebfbe37db16d537575773828f1e37227ae53943ba4c0f7113298fb96250e714",
        "first": [12, 24, 36, 48, 20, 32],
    }]);
    assert_eq!(value["outputs"], outputs);
}

#[test]
fn a_mismatch_is_exit_code_1() {
    let more = [
        "--expect",
        "0.0=values:12,24,37,48,20,33",
        "--out",
        "0.0=y.bin",
    ];
    let folder = folder();
    let text = run(&folder, &more).expect(1);
    let stderr: Vec<&str> = text.stderr.lines().collect();
    let want = [
        "0.0[2]: want 37, got 36",
        "0.0[5]: want 33, got 32",
        "2 elements differ",
    ];
    assert_eq!(stderr[..3], want);
    let one = run(&folder, &["--expect", "0.0=values:12,24,37,48,20,32"]).expect(1);
    assert_eq!(one.stderr.lines().nth(1), Some("1 element differs"));
    // The result is there to be looked at.
    assert_eq!(folder.read("y.bin").len(), 24);
    let value = run(&folder, &[&more[..], &["--json"]].concat())
        .expect(1)
        .json();
    assert_eq!(value["ok"], false);
    assert_eq!(value["mismatch_count"], 2);
    let want = json!([
        { "group": 0, "binding": 0, "index": 2, "want": 37, "got": 36 },
        { "group": 0, "binding": 0, "index": 5, "want": 33, "got": 32 },
    ]);
    assert_eq!(value["mismatches"], want);
}

#[test]
fn threads_give_the_same() {
    let folder = folder();
    let [one, two] = ["1", "2"].map(|n| {
        let value = run(&folder, &["--json", "--threads", n]).expect(0).json();
        (value["outputs"].clone(), value["warp_instructions"].clone())
    });
    assert_eq!(one, two);
}

#[test]
fn several_dispatches_swap_buffers_by_name() {
    let folder = Folder::new();
    folder.write(
        "step.wgsl",
        "override STEP: u32;
         @group(0) @binding(0) var<storage, read> a: array<u32>;
         @group(0) @binding(1) var<storage, read_write> b: array<u32>;
         @compute @workgroup_size(4)
         fn main(@builtin(global_invocation_id) id: vec3u) { b[id.x] = a[id.x] + STEP; }",
    );
    folder.write(
        "job.toml",
        r#"
        [[dispatch]]
        shader = "step.wgsl"
        workgroups = [1, 1, 1]
        overrides = { STEP = 3 }
        bind = { "0.0" = "even", "0.1" = "odd" }
        [[dispatch]]
        shader = "step.wgsl"
        workgroups = [1, 1, 1]
        overrides = { STEP = 40 }
        bind = { "0.0" = "odd", "0.1" = "even" }
        [[bind]]
        group = 0
        binding = 0
        name = "even"
        type = "u32"
        len = 4
        init = { values = [0, 1, 2, 3] }
        expect = { values = [43, 44, 45, 46] }
        [[bind]]
        group = 0
        binding = 1
        name = "odd"
        type = "u32"
        len = 4
        expect = { values = [3, 4, 5, 6] }
        "#,
    );
    let run = folder.run(&["run", "job.toml", "-v"]).expect(0);
    assert_eq!(
        run.stderr
            .matches("step.wgsl, kernel main: 1 x 1 x 1 workgroups")
            .count(),
        2
    );
    // What a job file says itself cannot be said again.
    let run = folder
        .run(&["run", "job.toml", "--entry", "main", "--json"])
        .expect(2);
    assert_eq!(run.error_codes(), ["cli-usage"]);
    folder
        .run(&["run", "job.toml", "--target", "w32"])
        .expect(0);
    // But what is to be shown of the results can.
    let more = ["--print", "0.1=2", "--out", "0.0=even.bin"];
    let run = folder
        .run(&[&["run", "job.toml"], &more[..]].concat())
        .expect(0);
    assert_eq!(run.stdout, "0.1 (odd) u32[4]: 3, 4, ...\n");
    assert_eq!(folder.read("even.bin")[..5], [43, 0, 0, 0, 44]);
}

const PUSH: &str = "\
var<immediate> p: vec2u;
@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) { x[id.x] = x[id.x] * p.x + p.y; }
";

#[test]
fn immediates_of_options_and_of_each_dispatch() {
    let folder = Folder::new();
    folder.write("push.wgsl", PUSH);
    folder.write(
        "job.toml",
        r#"
        [[dispatch]]
        shader = "push.wgsl"
        workgroups = [1, 1, 1]
        immediates = [["u32", 10], ["u32", 3]]
        [[dispatch]]
        shader = "push.wgsl"
        workgroups = [1, 1, 1]
        immediates = [["u32", 2], ["i32", -1]]
        [[bind]]
        group = 0
        binding = 0
        type = "u32"
        init = { values = [1, 2, 3, 4] }
        expect = { values = [25, 45, 65, 85] }
        "#,
    );
    for target in ["w32", "linx"] {
        let target = ["--target", target];
        folder
            .run(&[&["run", "job.toml"], &target[..]].concat())
            .expect(0);
        let one = [
            "run",
            "push.wgsl",
            "--workgroups",
            "1",
            "--bind",
            "0.0=u32:values:1,2,3,4",
        ];
        let more = ["--immediates", "u32=10,u32=3", "--print", "0.0=4"];
        let run = folder.run(&[&one[..], &more, &target].concat()).expect(0);
        assert_eq!(run.stdout, "0.0 u32[4]: 13, 23, 33, 43\n");
        // Too few bytes, none, and more than there can be.
        let few = ["--immediates", "u32=10", "--json"];
        let run = folder.run(&[&one[..], &few, &target].concat()).expect(2);
        assert_eq!(run.error_codes(), ["job-small-binding"]);
        let run = folder
            .run(&[&one[..], &["--json"], &target].concat())
            .expect(2);
        assert_eq!(run.error_codes(), ["job-missing-binding"]);
        let many = vec!["f64=0"; 17].join(",");
        let many = ["--immediates", many.as_str(), "--json"];
        let run = folder.run(&[&one[..], &many, &target].concat()).expect(2);
        assert_eq!(run.error_codes(), ["job-immediates"]);
    }
    let useless = [
        "run",
        "double.wgsl",
        "--workgroups",
        "1",
        "--immediates",
        "u32=1",
    ];
    folder.write("double.wgsl", DOUBLE);
    let run = folder.run(&[&useless[..], &BINDS].concat()).expect(0);
    assert!(
        run.stderr.contains("`immediates` is given but not used"),
        "{run:?}"
    );
}

#[test]
fn textures_and_samplers_of_options() {
    let folder = Folder::new();
    folder.write(
        "half.wgsl",
        "@group(0) @binding(0) var source: texture_2d<f32>;
         @group(0) @binding(1) var s: sampler;
         @group(0) @binding(2) var half: texture_storage_2d<r32float, write>;
         @compute @workgroup_size(2, 1) fn main(@builtin(global_invocation_id) id: vec3u) {
             let at = (vec2f(id.xy) + 0.5) / vec2f(textureDimensions(half));
             textureStore(half, id.xy, textureSampleLevel(source, s, at, 0));
         }",
    );
    let run = folder
        .run(&[
            "run",
            "half.wgsl",
            "--workgroups",
            "1",
            "--bind",
            "0.0=f32:values:1,3,10,20,5,7,30,40",
            "--texture",
            "0.0=r32float:4,2",
            "--sampler",
            "0.1=filter=linear:wrap=clamp",
            "--bind",
            "0.2=f32:zero",
            "--texture",
            "0.2=r32float:2,1:dim=2d",
            "--print",
            "0.2=2",
        ])
        .expect(0);
    assert_eq!(run.stdout, "0.2 f32[2]: 4.0, 25.0\n");
    // Without bytes the texture is black.
    let zeros = [
        "run",
        "half.wgsl",
        "--workgroups",
        "1",
        "--texture",
        "0.0=r32float:4,2",
    ];
    let rest = [
        "--sampler",
        "0.1=mag=nearest:wrap=clamp,clamp,border:border=white:lod_max=3",
        "--texture",
        "0.2=r32float:2,1",
        "--print",
        "0.2=8",
    ];
    let run = folder.run(&[&zeros[..], &rest].concat()).expect(0);
    assert_eq!(run.stdout, "0.2 u8[8]: 0, 0, 0, 0, 0, 0, 0, 0\n");
    // What the kernel wants is told.
    let wrong = [
        &zeros[..],
        &rest[..2],
        &["--texture", "0.2=rgba8unorm:2,1", "--json"],
    ]
    .concat();
    let run = folder.run(&wrong).expect(2);
    assert_eq!(run.error_codes(), ["job-unfit-binding"]);
}

const LOOP: &str = "
.kernel main
    .workgroup_size 64, 1, 1
.end
main:
    b main
";

#[test]
fn an_endless_loop_runs_into_the_limit() {
    let folder = Folder::new();
    folder.write("loop.s", LOOP);
    let args = [
        "run",
        "loop.s",
        "--workgroups",
        "3,1,1",
        "--max-instructions",
        "1000",
    ];
    let run = folder.run(&args).expect(3);
    assert!(
        run.stderr
            .starts_with("InstructionLimit of 1000 instructions\n"),
        "{run:?}"
    );
    assert!(run.stderr.contains("\n  from loop.s:6"), "{run:?}");
    let value = folder
        .run(&[&args[..], &["--json"]].concat())
        .expect(3)
        .json();
    assert_eq!(value["ok"], false);
    let trap = &value["trap"];
    let keys: Vec<&str> = trap
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let want = [
        "cause",
        "name",
        "info",
        "workgroup",
        "warp",
        "pc",
        "instruction",
        "source",
        "lanes",
        "helpers",
        "faulting_lanes",
        "address",
        "detail",
        "handling",
        "paused",
    ];
    assert_eq!(keys, want);
    assert_eq!(trap["name"], "InstructionLimit");
    assert_eq!(trap["workgroup"], json!([0, 0, 0]));
    assert_eq!(trap["source"]["file"], "loop.s");
    assert_eq!(trap["source"]["line"], 6);
    assert_eq!(trap["lanes"], u32::MAX);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_run_with_what_is_known() {
    use std::process::{Command, Stdio};
    use std::time::Duration;

    let folder = Folder::new();
    folder.write("loop.s", LOOP);
    for (json, out) in [(false, "a.bin"), (true, "b.bin")] {
        let mut args = vec![
            "run",
            "loop.s",
            "--workgroups",
            "9,1,1",
            "--bind",
            "0.0=u32:1",
            "--address",
            "0.0=0x8000",
        ];
        let target = format!("0.0={out}");
        args.extend(["--out", &target]);
        args.extend(json.then_some("--json"));
        let child = common::command(&args)
            .current_dir(&folder.0)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Long enough to have installed its handler, even on a busy machine.
        std::thread::sleep(Duration::from_millis(500));
        let pid = child.id().to_string();
        Command::new("sh")
            .args(["-c", &format!("kill -INT {pid}")])
            .status()
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(
            stderr.starts_with("interrupted; no files were written\n"),
            "{stderr}"
        );
        if json {
            let value: Value = serde_json::from_slice(&output.stdout).unwrap();
            assert_eq!(value["ok"], false);
            assert!(value["warp_instructions"].as_u64().unwrap() > 0);
        }
    }
    assert_eq!(folder.names(), ["loop.s"]);
}

#[test]
fn traces_and_registers() {
    let folder = Folder::new();
    folder.write(
        "id.s",
        ".kernel main
    .workgroup_size 64, 1, 1
    .v_regs 4
    .u_regs 32
.end
main:
    u.add.u32 u0, u2, 5
    endpgm
",
    );
    let base = ["run", "id.s", "--workgroups", "2,1,1", "--trace", "t.txt"];
    folder.run(&base).expect(0);
    let trace = String::from_utf8(folder.read("t.txt")).unwrap();
    assert_eq!(trace.lines().count(), 2 * 2 * 2);
    let more = ["--trace-workgroup", "1,0,0", "--trace-warp", "1"];
    folder.run(&[&base[..], &more].concat()).expect(0);
    let trace = String::from_utf8(folder.read("t.txt")).unwrap();
    let lines: Vec<&str> = trace.lines().collect();
    // u2 is the workgroup id.
    assert_eq!(lines.len(), 2);
    for part in [
        "wg 1,0,0 warp 1",
        "exec ffffffff",
        "u.add.u32 u0, u2, ",
        "u0 = 00000006",
    ] {
        assert!(lines[0].contains(part), "{}", lines[0]);
    }
    // What is left out is 0.
    let more = ["--trace-workgroup", "1", "--trace-warp", "1"];
    folder.run(&[&base[..], &more].concat()).expect(0);
    assert_eq!(String::from_utf8(folder.read("t.txt")).unwrap(), trace);
    let dump = |which: &str| {
        let dump = format!("--dump-registers={which}");
        let base = ["run", "id.s", "--workgroups", "2,1,1", dump.as_str()];
        folder.run(&base).expect(0)
    };
    assert_eq!(dump("1:1").stdout, dump("1,0,0:1").stdout);
    let run = dump("1,0,0:1");
    assert!(run.stdout.starts_with("workgroup 1,0,0 warp 1 "), "{run:?}");
    for part in [
        "\nu0 = 00000006\n",
        "\nu29 = 00000001\n",
        "\nv3 = 00000020 00000021 ",
    ] {
        assert!(
            run.stdout.contains(part),
            "{part:?} is not in {}",
            run.stdout
        );
    }
    // A trace that cannot be written is an error, and leaves nothing.
    let run = folder.run(&[
        "run",
        "id.s",
        "--workgroups",
        "1,1,1",
        "--trace",
        "no/t.txt",
        "--json",
    ]);
    assert_eq!(run.expect(2).error_codes(), ["cli-write"]);
    folder.run(&["run", "id.s", "--trace", "u.txt"]).expect(2);
    assert_eq!(folder.names(), ["id.s", "t.txt"]);
}

#[test]
fn registers_and_addresses_for_hand_written_code() {
    let folder = Folder::new();
    folder.write(
        "add.s",
        ".kernel main
    .workgroup_size 1, 1, 1
    .v_regs 8
    .u_regs 32
.end
main:
    v.mov.b32 v4, u10
    v.mov.b32 v5, 0
    v.mov.b32 v6, u11
    global.store.b32 v6, v[4:5], 4
    endpgm
",
    );
    let args = [
        "run",
        "add.s",
        "--workgroups",
        "1,1,1",
        "--register",
        "u10=0x8000",
        "--register",
        "u11=-2",
        "--bind",
        "0.0=i32:2",
        "--address",
        "0.0=0x8000",
        "--print",
        "0.0=2",
    ];
    let run = folder.run(&args).expect(0);
    assert_eq!(run.stdout, "0.0 i32[2]: 0, -2\n");
    for (register, code) in [
        ("a0=1", "job-unknown-register"),
        ("u64=1", "job-unknown-register"),
        ("u1=0x100000000", "job-number-range"),
        ("u40=1", "job-launch"),
    ] {
        let run = folder.run(&[&args[..], &["--json", "--register", register]].concat());
        assert_eq!(run.expect(2).error_codes(), [code], "{register}");
    }
    let run = folder.run(&[&args[..11], &["0.0=0x100000000", "--json"]].concat());
    assert_eq!(run.expect(2).error_codes(), ["job-launch"]);
}

/// `--target` holds for code, too, from a job file as from the command line.
#[test]
fn code_does_not_run_on_another_target() {
    let folder = Folder::new();
    let linx = ".isa linx\n.kernel k\n    BSTART.MSEQ 0\n    C.B.DIMI 4, ->lb0\n    B.TEXT body\n    C.BSTOP\nbody:\n    \
        v.lw.brg [ri0, lc0<<2], ->vt\n    C.BSTOP\n.end\n";
    folder.write("linx.s", linx);
    folder.write("w32.s", "endpgm\n");
    for (name, own, other) in [("linx.s", "linx", "w32"), ("w32.s", "w32", "linx")] {
        let elf = name.replace(".s", ".elf");
        folder
            .run(&["asm", name, "--target", own, "-o", &elf])
            .expect(0);
        for (shader, code) in [(name, ""), (&elf, "shader-target")] {
            folder.write(
                "job.toml",
                format!("shader = \"{shader}\"\nworkgroups = [1, 1, 1]\n"),
            );
            for args in [
                &["run", "job.toml", "--target", other][..],
                &["run", shader, "--target", other, "--workgroups", "1"],
            ] {
                let run = folder.run(args).expect(2);
                let both = |t: &str| run.stderr.contains(t) || run.stderr.contains("LinxISA");
                assert!(both(own) && both(other), "{args:?} {run:?}");
                assert!(run.stderr.contains(code), "{args:?} {run:?}");
            }
        }
    }
}
