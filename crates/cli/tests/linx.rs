//! `--target linx`: jobs, switches, traps, and what compiles.

mod common;
use std::path::{Path, PathBuf};

use common::Folder;

const INACTIVE: [&str; 3] = ["keep", "zero", "poison"];
const KERNELS: [&str; 5] = ["saxpy", "saxpy-tail", "if-else", "bits", "reduction"];

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

fn copy(from: &Path, folder: &Folder, sub: &str) {
    std::fs::create_dir_all(folder.path(sub)).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_file() {
            let to = folder.path(sub).join(entry.file_name());
            std::fs::copy(entry.path(), to).unwrap();
        }
    }
}

fn kernels() -> Folder {
    let folder = Folder::new();
    copy(&examples().join("linx"), &folder, "");
    folder
}

// spec: L-20 L-29 L-31 L-37 L-38 L-40 L-84 L-87 L-95 Q-1: worked kernels as jobs, all orders and inactive values
#[test]
fn worked_kernels_give_the_stated_memory() {
    let folder = kernels();
    for name in KERNELS {
        let job = format!("{name}.toml");
        for inactive in INACTIVE {
            for order in ["in-order", "parallel", "random:1", "random:99"] {
                let args = [
                    "run",
                    &job,
                    "--json",
                    "--inactive",
                    inactive,
                    "--order",
                    order,
                ];
                let run = folder.run(&args).expect(0);
                let value = run.json();
                assert_eq!(value["target"], "linx", "{name}");
                assert_eq!(value["mismatch_count"], 0, "{name}");
                assert!(value["lane_instructions"].as_u64().unwrap() > 0, "{name}");
                let used = value["lane_utilisation"].as_f64().unwrap();
                assert!(used > 0.0 && used <= 1.0, "{name} {used}");
            }
        }
    }
}

// spec: L-31: swapping MPAR and MSEQ changes none of the worked results
#[test]
fn worked_kernels_do_the_same_in_the_other_mode() {
    let folder = kernels();
    for name in KERNELS {
        let file = format!("{name}.s");
        let text = String::from_utf8(folder.read(&file)).unwrap();
        let other = match text.contains("MPAR") {
            true => text.replace("MPAR", "MSEQ"),
            false => text.replace("MSEQ", "MPAR"),
        };
        assert_ne!(other, text);
        folder.write(&file, &other);
        let job = format!("{name}.toml");
        folder.run(&["run", &job]).expect(0);
        folder.run(&["run", &job, "--check", "orders"]).expect(0);
    }
}

#[test]
fn an_object_runs_like_its_source() {
    let folder = kernels();
    folder
        .run(&["asm", "if-else.s", "-o", "if-else.elf"])
        .expect(0);
    let options = [
        "run",
        "if-else.elf",
        "--workgroups",
        "1",
        "--register",
        "a0=0x8000",
        "--register",
        "r3=0x9000",
        "--bind",
        "0.0=i32:values:5,-3,0,-1,7,-100,2,-8",
        "--address",
        "0.0=0x8000",
        "--bind",
        "0.1=i32:8",
        "--address",
        "0.1=0x9000",
        "--expect",
        "0.1=values:10,3,0,1,14,100,4,8",
    ];
    // The object says what it is for.
    folder.run(&options).expect(0);
    folder
        .run(&[&options[..], &["--target", "linx"]].concat())
        .expect(0);
}

// spec: L-36 Q-22: registers after the block
#[test]
fn registers_after_the_block_and_a_trace() {
    let folder = kernels();
    let text = String::from_utf8(folder.read("reduction.s")).unwrap();
    // The last group in order leaves its sum in s0.
    let text = text
        .replace("MPAR", "MSEQ")
        .replace("->t\n", "->t\n    v.rdadd vt#1, ->s0\n");
    folder.write("reduction.s", &text);
    let args = [
        "run",
        "reduction.toml",
        "--dump-registers",
        "--trace",
        "t.txt",
    ];
    let run = folder.run(&args).expect(0);
    assert!(run.stdout.contains("a0 = 0x8000\n"), "{run:?}");
    assert!(run.stdout.contains("\ns0 = 0x1a\n"), "{run:?}");
    let trace = String::from_utf8(folder.read("t.txt")).unwrap();
    // Two groups of five instructions.
    assert_eq!(trace.lines().count(), 10);
    assert!(
        trace.starts_with("group 0,0 pc 0x1100 p 000000000000000f v.lw.brg"),
        "{trace}"
    );
    folder
        .run(&[&args[..], &["--trace-workgroup", "1,0,0"]].concat())
        .expect(0);
    let trace = String::from_utf8(folder.read("t.txt")).unwrap();
    assert_eq!(trace.lines().count(), 5);
    assert!(trace.starts_with("group 1,0 "), "{trace}");
    // The older trace does not stay.
    let run = folder
        .run(&[&args[..], &["--trace-workgroup", "5,0,0"]].concat())
        .expect(0);
    assert!(run.stderr.contains("the trace `t.txt` is empty"), "{run:?}");
    assert!(folder.read("t.txt").is_empty());
}

// spec: L-53 L-54 L-57 L-62
#[test]
fn traps_say_number_cause_group_lanes_and_line() {
    let folder = kernels();
    // The second group loads from where nothing is.
    let job = String::from_utf8(folder.read("saxpy.toml")).unwrap();
    let small = job.replace(
        "len = 8\ninit = { iota = { start = 1",
        "len = 6\ninit = { iota = { start = 1",
    );
    assert_ne!(small, job);
    folder.write("small.toml", &small);
    let run = folder
        .run(&["run", "small.toml", "--order", "in-order"])
        .expect(3);
    for part in [
        "trap 35 (data page)",
        "cause 0x0",
        "argument 0x8018",
        "saxpy.s:",
        "lc1 = 1",
        "lanes at fault 0xc",
    ] {
        assert!(run.stderr.contains(part), "no {part}: {}", run.stderr);
    }
    let value = folder
        .run(&["run", "small.toml", "--json", "--order", "in-order"])
        .expect(3)
        .json();
    let trap = &value["trap"];
    assert_eq!(
        (&trap["trapnum"], &trap["cause"], &trap["info"]),
        (&35.into(), &0.into(), &"0x8018".into())
    );
    assert_eq!(trap["group"], serde_json::json!([1, 0]));
    assert_eq!(
        (&trap["lanes"], &trap["faulting_lanes"]),
        (&"0xf".into(), &"0xc".into())
    );
    assert_eq!(trap["trapno"], "0xc000000000000023");
    // The first group: five instructions, four of them of its four lanes. The second has none.
    assert_eq!(value["warp_instructions"], 5);
    assert_eq!(value["vector_instructions"], 4);
    assert_eq!(value["lane_instructions"], 16);
    assert_eq!(value["lane_utilisation"], 1.0);
    let counts = "5 warp instructions, lane utilisation 100.0 %";
    assert!(run.stderr.contains(counts), "{run:?}");
    let line = String::from_utf8(folder.read("saxpy.s")).unwrap();
    let line = line
        .lines()
        .position(|l| l.contains("v.lw.brg [ri0"))
        .unwrap()
        + 1;
    assert_eq!(trap["source"]["line"], line);
    // A branch out of the body: BFETCH with the target as argument.
    let text = "
.isa linx
.kernel k
.end
k:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    B.TEXT body
    C.BSTOP
body:
    j body - 2
    C.BSTOP
";
    folder.write("out.s", text);
    let run = folder.run(&["run", "out.s", "--workgroups", "1"]).expect(3);
    assert!(
        run.stderr
            .contains("trap 5 (block trap BFETCH), cause 0x300"),
        "{}",
        run.stderr
    );
    let run = folder
        .run(&[
            "run",
            "small.toml",
            "--max-instructions",
            "3",
            "--order",
            "in-order",
        ])
        .expect(3);
    assert!(run.stderr.contains("3 warp instructions"), "{run:?}");
    assert!(
        run.stderr.contains("limit of 3 instructions"),
        "{}",
        run.stderr
    );
}

// spec: L-31 L-32 Q-22
#[test]
fn orders_that_matter_are_found() {
    let folder = kernels();
    // Without the group in the address, both groups store to the same words.
    let text = String::from_utf8(folder.read("saxpy.s")).unwrap();
    let wrong = text.replace(
        "v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]",
        "v.sw.brg vt#1, [ri1, lc0<<2]",
    );
    assert_ne!(text, wrong);
    folder.write("saxpy.s", &wrong);
    let job = String::from_utf8(folder.read("saxpy.toml")).unwrap();
    folder.write("saxpy.toml", job.split("expect = ").next().unwrap());
    folder
        .run(&["run", "saxpy.toml", "--order", "in-order"])
        .expect(0);
    let run = folder
        .run(&["run", "saxpy.toml", "--check", "orders"])
        .expect(1);
    assert!(run.stderr.contains("L-32"), "{}", run.stderr);
    let value = folder
        .run(&["run", "saxpy.toml", "--check", "orders", "--json"])
        .expect(1)
        .json();
    let found = &value["order_differences"][0];
    assert_eq!(
        (&value["ok"], &found["allowed"]),
        (&false.into(), &false.into())
    );
}

// spec: L-31 L-32: the values agree in every order, the addresses do not
#[test]
fn groups_that_store_the_same_value_to_one_word_are_found() {
    let folder = kernels();
    let text = "
.isa linx
.kernel k
.end
k:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 3, ->lb1
    B.IOR [a0],[]
    B.TEXT body
    C.BSTOP
body:
    v.add zero, lc0, ->vu
    v.sw.brg vu#1, [ri0, lc0<<2]
    C.BSTOP
";
    folder.write("same.s", text);
    let args = [
        "run",
        "same.s",
        "--workgroups",
        "1",
        "--bind",
        "0.0=u32:4",
        "--register",
        "a0=0x8000",
    ];
    let args = [&args[..], &["--address", "0.0=0x8000"]].concat();
    let expect = ["--expect", "0.0=values:0,1,2,3"];
    folder.run(&[&args[..], &expect].concat()).expect(0);
    let check = [&args[..], &["--check", "orders"]].concat();
    let run = folder.run(&check).expect(1);
    for part in [
        "error[linx-mpar-conflict]: group 1 writes the byte at 0x8000, which group 0 writes",
        "two groups write the same byte (L-32)",
        "same.s:14:5",
        "v.sw.brg vu#1, [ri0, lc0<<2], by lane 0 of group 1",
        // Lanes 0 to 3 of groups 1 and 2.
        "8 accesses of these instructions met another group",
        "4 random orders gave the same results",
        "accesses of groups: 1 pair of instructions meets in different groups",
    ] {
        assert!(run.stderr.contains(part), "no {part}: {}", run.stderr);
    }
    let value = folder.run(&[&check[..], &["--json"]].concat()).expect(1);
    let value = value.json();
    assert_eq!(value["ok"], false);
    assert_eq!(value["order_differences"], serde_json::json!([]));
    let race = &value["races"][0];
    assert_eq!(
        (&race["rule"], &race["count"]),
        (&"linx-mpar-conflict".into(), &8.into())
    );
    let second = &race["accesses"][1];
    assert_eq!(
        (&second["kind"], &second["group"], &second["lane"]),
        (&"write".into(), &1.into(), &0.into())
    );
    assert_eq!(second["source"]["line"], 14);
}

// spec: L-31 L-32: a compiled kernel whose proof was not asked for
#[test]
fn groups_of_a_forced_mpar_kernel_are_told_with_workgroup_and_buffer() {
    let folder = kernels();
    let shader = "
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(8)
fn main(@builtin(workgroup_id) id: vec3<u32>) {
    out[5] = 7;
}
";
    folder.write("one.wgsl", shader);
    let args = ["run", "one.wgsl", "--target", "linx", "--mode", "mpar"];
    let args = [&args[..], &["--bind", "0.0=u32:8", "--workgroups", "1,2,1"]].concat();
    let run = folder
        .run(&[&args[..], &["--check", "orders"]].concat())
        .expect(1);
    for part in [
        "one.wgsl:5:5",
        "(workgroup 0,1,0, warp 0)",
        "that is byte 20 of 0.0",
    ] {
        assert!(run.stderr.contains(part), "no {part}: {}", run.stderr);
    }
}

#[test]
fn a_check_of_orders_says_what_it_compared() {
    let folder = kernels();
    let said = |args: &[&str], compared: u64, text: &str| {
        let args = [&["run"], args, &["--check", "orders"]].concat();
        let run = folder.run(&args).expect(0);
        assert!(run.stderr.contains(text), "no {text}: {run:?}");
        let value = folder.run(&[&args[..], &["--json"]].concat()).json();
        assert_eq!(value["order_checks"][0]["compared_launches"], compared);
        value["order_checks"][0]["failed_condition"].clone()
    };
    let none = serde_json::Value::Null;
    let agreed = "1 launch in order and in 4 random orders gave the same results";
    assert_eq!(said(&["saxpy.toml"], 1, agreed), none);
    let defined = "MSEQ runs its groups in a defined order, so nothing was compared";
    assert_eq!(said(&["bits.toml"], 0, defined), none);
    // Rows that are all of one workgroup column: with two, both write the same words.
    let shader = "
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    out[id.x] = id.x;
}
";
    folder.write("columns.wgsl", shader);
    let args = |workgroups| {
        let bind = "0.0=u32:64";
        let start = ["columns.wgsl", "--target", "linx", "--bind", bind];
        [&start[..], &["--workgroups", workgroups]].concat()
    };
    assert_eq!(said(&args("8,1,1"), 1, agreed), none);
    let failed = said(&args("8,2,1"), 0, "does not hold of this launch");
    assert_eq!(failed, "num_workgroups.y <= 1");
}

#[test]
fn switches_of_one_target_are_refused_on_the_other() {
    let folder = kernels();
    folder.write("k.s", "endpgm\n");
    folder.write("k.wgsl", "@compute @workgroup_size(1) fn main() {}");
    for switch in [
        &["--inactive", "zero"][..],
        &["--order", "in-order"],
        &["--check", "orders"],
        &["--force-lane-term"],
        &["--ri-order", "sail"],
        &["--pair64"],
        &["--psel-all"],
        &["--mode", "mseq"],
        &["--lanes", "8"],
        &["--scratch", "brg"],
    ] {
        for file in ["k.s", "k.wgsl"] {
            let run = folder
                .run(&[&["run", file, "--workgroups", "1"], switch].concat())
                .expect(2);
            assert!(run.stderr.contains("error[cli-target-option]"), "{run:?}");
            assert!(run.stderr.contains(switch[0]), "{run:?}");
        }
        // In the other numbering x and y change places. Machine code is not compiled any more.
        let code = match switch[0] {
            "--ri-order" => 1,
            "--mode" | "--lanes" | "--scratch" => 2,
            _ => 0,
        };
        let run = folder
            .run(&[&["run", "if-else.toml"], switch].concat())
            .expect(code);
        if code == 2 {
            assert!(run.stderr.contains("error[cli-target-option]"), "{run:?}");
            assert!(run.stderr.contains(switch[0]), "{run:?}");
        }
    }
    let compile = ["--mode", "--lanes", "--scratch", "--explain"];
    for (switch, value) in std::iter::zip(compile, ["mpar", "4", "ts", ""]) {
        let args = ["compile", "k.wgsl", switch, value];
        let args = if value.is_empty() {
            &args[..3]
        } else {
            &args[..]
        };
        let run = folder.run(args).expect(2);
        assert!(run.stderr.contains("error[cli-target-option]"), "{run:?}");
    }
    let run = folder
        .run(&["run", "if-else.toml", "--dump-registers=1,0,0"])
        .expect(2);
    assert!(run.stderr.contains("error[cli-target-option]"), "{run:?}");
}

/// SPIR-V is compiled: what says how is taken.
#[test]
fn spirv_is_no_machine_code() {
    // An empty kernel of four invocations.
    let words = [
        0x0723_0203,
        0x0001_0300,
        0,
        5,
        0,
        2 << 16 | 17,
        1, // OpCapability Shader
        3 << 16 | 14,
        0,
        1, // OpMemoryModel Logical GLSL450
        5 << 16 | 15,
        5,
        3,
        0x6e69_616d,
        0, // OpEntryPoint GLCompute %3 "main"
        6 << 16 | 16,
        3,
        17,
        4,
        1,
        1, // OpExecutionMode %3 LocalSize 4 1 1
        2 << 16 | 19,
        1, // %1 = OpTypeVoid
        3 << 16 | 33,
        2,
        1, // %2 = OpTypeFunction %1
        5 << 16 | 54,
        1,
        3,
        0,
        2, // %3 = OpFunction %1 None %2
        2 << 16 | 248,
        4,               // %4 = OpLabel
        1 << 16 | 253,   // OpReturn
        1 << 16 | 56u32, // OpFunctionEnd
    ];
    let folder = Folder::new();
    let bytes: Vec<u8> = words.iter().flat_map(|w: &u32| w.to_le_bytes()).collect();
    folder.write("k.spv", bytes);
    let run = ["run", "k.spv", "--workgroups", "1", "--target", "linx"];
    for lanes in ["2", "4"] {
        folder
            .run(&[&run[..], &["--lanes", lanes]].concat())
            .expect(0);
    }
}

#[test]
fn mistakes_in_linx_jobs_have_codes() {
    let folder = kernels();
    let code = |args: &[&str]| {
        let run = folder.run(&[args, &["--json"]].concat()).expect(2);
        run.json()["errors"][0]["code"]
            .as_str()
            .unwrap()
            .to_string()
    };
    let job = String::from_utf8(folder.read("bits.toml")).unwrap();
    let changed = |from: &str, to: &str| {
        let text = job.replace(from, to);
        assert_ne!(text, job);
        folder.write("j.toml", &text);
        code(&["run", "j.toml"])
    };
    assert_eq!(changed("a1 = ", "a9 = "), "job-unknown-register");
    assert_eq!(
        changed("workgroups = [1, 1, 1]", "workgroups = [2, 1, 1]"),
        "job-launch"
    );
    // w32 has no a0.
    assert_eq!(
        changed("target = \"linx\"", "target = \"w32\""),
        "job-unknown-register"
    );
    let bare = ["run", "bits.s", "--workgroups", "1", "--target", "w32"];
    assert_eq!(code(&bare), "asm-unknown-target");
    folder.write("k.wgsl", "@group(0) @binding(0) var<storage, read_write> x: array<u32>;
        @group(0) @binding(1) var<storage, read> y: array<u32>;
        @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) { x[i] = y[i] + 1u; }");
    let base = [
        "run",
        "k.wgsl",
        "--target",
        "linx",
        "--workgroups",
        "1",
        "--bind",
        "0.0=u32:4",
        "--bind",
        "0.1=u32:4",
    ];
    folder.run(&base).expect(0);
    assert_eq!(
        code(&[&base[..], &["--register", "a0=1"]].concat()),
        "job-registers"
    );
    assert_eq!(
        code(&[&base[..], &["--lanes", "3"]].concat()),
        "linx-options"
    );
    assert_eq!(
        code(&["run", "bits.s", "--workgroups", "1", "--order", "random"]),
        "cli-usage"
    );
    folder
        .run(&["run", "bits.s", "--workgroups", "1", "--lanes", "65"])
        .expect(2);
    folder.write(
        "alias.toml",
        "target = 'linx'\n[[dispatch]]\nshader = 'k.wgsl'\nworkgroups = [1, 1, 1]\nbind = { '0.0' = 'x', '0.1' = 'x' }\n\
         [[bind]]\nname = 'x'\ntype = 'u32'\nlen = 4\n",
    );
    assert_eq!(code(&["run", "alias.toml"]), "linx-alias");
    folder.write("mixed.toml", "[[dispatch]]\nshader = 'k.wgsl'\nworkgroups = [1, 1, 1]\n[[dispatch]]\nshader = 'bits.s'\nworkgroups = [1, 1, 1]\n\
         [[bind]]\ngroup = 0\nbinding = 0\ntype = 'u32'\nlen = 4\n[[bind]]\ngroup = 0\nbinding = 1\ntype = 'u32'\nlen = 4\n");
    assert_eq!(code(&["run", "mixed.toml"]), "job-mixed-targets");
}

#[test]
fn every_example_of_the_first_machine_runs_on_the_second() {
    let folder = Folder::new();
    copy(&examples(), &folder, "");
    copy(&examples().join("expected"), &folder, "expected");
    let jobs: Vec<String> = (folder.names().into_iter())
        .filter(|n| n.ends_with(".toml"))
        .collect();
    assert!(jobs.len() >= 8, "{jobs:?}");
    for job in jobs {
        for inactive in INACTIVE {
            let args = [
                "run",
                &job,
                "--target",
                "linx",
                "--json",
                "--inactive",
                inactive,
            ];
            let value = folder.run(&args).expect(0).json();
            assert_eq!(
                (&value["ok"], &value["target"]),
                (&true.into(), &"linx".into()),
                "{job}"
            );
            assert!(!value["outputs"].as_array().unwrap().is_empty(), "{job}");
        }
    }
}

#[test]
fn examples_compile_to_every_form_and_run_from_it() {
    let folder = Folder::new();
    copy(&examples(), &folder, "");
    copy(&examples().join("expected"), &folder, "expected");
    for shader in ["saxpy", "collatz"] {
        let wgsl = format!("{shader}.wgsl");
        let job = String::from_utf8(folder.read(&format!("{shader}.toml"))).unwrap();
        for (emit, ending) in [("asm", "s"), ("elf", "elf")] {
            let made = format!("{shader}.{ending}");
            folder
                .run(&[
                    "compile", &wgsl, "--target", "linx", "-o", &made, "--emit", emit,
                ])
                .expect(0);
            let text = job.replace(&wgsl, &made);
            assert_ne!(text, job);
            folder.write("made.toml", &text);
            folder.run(&["run", "made.toml"]).expect(0);
        }
        let ir = folder
            .run(&["compile", &wgsl, "--target", "linx", "--emit", "ir"])
            .expect(0);
        assert!(ir.stdout.starts_with("kernel "), "{ir:?}");
        let hex = folder
            .run(&["compile", &wgsl, "--target", "linx", "--emit", "hex"])
            .expect(0);
        assert!(
            hex.stdout
                .lines()
                .all(|l| matches!(l.len(), 4 | 8 | 14 | 17)),
            "{hex:?}"
        );
    }
}

// spec: L-32
#[test]
fn the_compiler_explains_its_mode() {
    let folder = Folder::new();
    copy(&examples(), &folder, "");
    let explain = |file: &str, more: &[&str]| {
        let args = [&["compile", file, "--target", "linx", "--explain"], more].concat();
        folder.run(&args).expect(0)
    };
    let saxpy = explain("saxpy.wgsl", &[]).stdout;
    assert!(
        saxpy.contains("MPAR is legal") && saxpy.ends_with("launched by MPAR.\n"),
        "{saxpy}"
    );
    let asked = explain("saxpy.wgsl", &["--mode", "mseq"]).stdout;
    assert!(
        asked.ends_with("launched by MSEQ, as `--mode` says.\n"),
        "{asked}"
    );
    let both = explain("saxpy.wgsl", &["--emit", "asm"]);
    assert!(
        both.stdout.contains("BSTART.MPAR") && both.stderr.contains("MPAR is legal"),
        "{both:?}"
    );
    let json = explain("saxpy.wgsl", &["--json"]).json();
    assert!(
        json["explanation"]
            .as_str()
            .unwrap()
            .contains("MPAR is legal"),
        "{json}"
    );
    folder.write(
        "shift.wgsl",
        "@group(0) @binding(0) var<storage, read_write> x: array<u32>;
         @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) i: vec3u) {
            x[i.x + 64u] = x[i.x];
         }",
    );
    let shift = explain("shift.wgsl", &[]).stdout;
    assert!(
        shift.contains("shift.wgsl:3:") && shift.ends_with("launched by MSEQ.\n"),
        "{shift}"
    );
}
