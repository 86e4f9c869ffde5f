//! Everything that can be wrong with what the user gives: a clear message and exit code 2, or a report and exit code 3.

mod common;
use common::Folder;

const STORE: &str = "\
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(2) @binding(7) var<uniform> scale: vec4f;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) { data[id.x] = u32(scale.x); }
";

/// Error codes of `lanemask run ARGS --json`, which must end with exit code 2 and leave no file.
#[track_caller]
fn refused(folder: &Folder, args: &[&str], codes: &[&str]) {
    let before = folder.names();
    let run = folder.run(&[args, &["--json"]].concat()).expect(2);
    assert_eq!(run.error_codes(), codes, "{args:?}: {}", run.stdout);
    assert_eq!(run.stderr, "");
    assert_eq!(folder.names(), before);
}

#[track_caller]
fn refused_files(files: &[(&str, &[u8], &[&str])]) {
    let folder = Folder::new();
    for (name, contents, codes) in files {
        folder.write(name, contents);
        let args = ["run", name, "--workgroups", "1,1,1"];
        let len = if name.ends_with(".toml") { 2 } else { 4 };
        refused(&folder, &args[..len], codes);
    }
}

#[test]
fn files_that_are_no_shaders() {
    refused_files(&[
        ("a.wgsl", b"", &["file-empty"]),
        ("b.wgsl", b" \n\t", &["file-empty"]),
        ("c.wgsl", b"fn \xff", &["file-utf8"]),
        ("d.s", b"nop\xc3", &["file-utf8"]),
        ("e.toml", b"", &["file-empty"]),
        ("f.toml", b"\xff", &["file-utf8"]),
        ("g.txt", b"x", &["job-shader-kind"]),
        ("h", b"x", &["job-shader-kind"]),
        ("i.elf", b"", &["object-not-elf"]),
        ("j.o", b"\x7fELF", &["object-malformed"]),
    ]);
    let folder = Folder::new();
    std::fs::create_dir(folder.path("x.wgsl")).unwrap();
    std::fs::create_dir(folder.path("x.toml")).unwrap();
    refused(
        &folder,
        &["run", "x.wgsl", "--workgroups", "1,1,1"],
        &["file-read"],
    );
    refused(&folder, &["run", "x.toml"], &["file-read"]);
    refused(
        &folder,
        &["run", "no.wgsl", "--workgroups", "1,1,1"],
        &["file-read"],
    );
    refused(&folder, &["run", "no.toml"], &["file-read"]);
    for args in [
        &["asm", "no.s"][..],
        &["disasm", "no.elf"],
        &["compile", "no.wgsl"],
        &["asm", "x.wgsl"],
    ] {
        refused(&folder, args, &["file-read"]);
    }
}

#[test]
fn what_is_not_supported_yet_is_refused_by_name() {
    let folder = Folder::new();
    for (file, language) in [("b.comp", "GLSL"), ("c.glsl", "GLSL")] {
        folder.write(file, "x");
        for args in [
            &["run", file, "--workgroups", "1,1,1"][..],
            &["compile", file],
        ] {
            refused(&folder, args, &["unsupported-shader"]);
            let run = folder.run(args).expect(2);
            assert!(run.stderr.contains(language), "{run:?}");
        }
    }
    folder.write("a.spv", "x");
    for args in [
        &["run", "a.spv", "--workgroups", "1,1,1"][..],
        &["compile", "a.spv"],
    ] {
        refused(&folder, args, &["spirv-malformed"]);
    }
    folder.write("k.s", "endpgm\n");
    refused(
        &folder,
        &["asm", "k.s", "--target", "w23"],
        &["job-unknown-target"],
    );
    let want = "\
error[job-unknown-target]: unknown target `rdna`
 = there are `w32` and `linx`

";
    let run = folder.run(&["isa", "--target", "rdna"]).expect(2);
    assert_eq!(run.stderr, want);
    let want = "\
error[job-shader-kind]: `a.txt` does not tell what kind of file it is
 = the file names end in .wgsl, .spv, .s, .elf, .o, .toml

";
    assert_eq!(folder.run(&["run", "a.txt"]).expect(2).stderr, want);
}

#[test]
fn names_of_output_files_that_do_not_say_what_to_make() {
    let folder = Folder::new();
    folder.write("k.wgsl", "@compute @workgroup_size(1) fn main() {}");
    folder.write("k.s", "endpgm\n");
    for (command, file, output) in [
        ("compile", "k.wgsl", "x.spv"),
        ("compile", "k.wgsl", "x.txt"),
        ("compile", "k.wgsl", "x"),
        ("asm", "k.s", "x.ir"),
    ] {
        let args = [command, file, "-o", output];
        refused(&folder, &args, &["cli-output-kind"]);
    }
    let want = "\
error[cli-output-kind]: `x.spv` does not tell what to make
 = it ends in .s or .asm for assembly, .hex for words, .elf or .o for an object, .ir for the intermediate representation; for other names say --emit

";
    let args = ["compile", "k.wgsl", "-o", "x.spv"];
    assert_eq!(folder.run(&args).expect(2).stderr, want);
    let args = ["compile", "k.wgsl", "--emit", "asm", "-o", "x.txt"];
    folder.run(&args).expect(0);
    folder.run(&["compile", "k.wgsl", "-o", "x.asm"]).expect(0);
    assert_eq!(folder.read("x.txt"), folder.read("x.asm"));
}

#[test]
fn mistakes_point_at_the_key_that_makes_them() {
    let folder = Folder::new();
    folder.write(
        "s.wgsl",
        "override N: u32 = 1; @compute @workgroup_size(1) fn main() { var n = N; n += 1u; }",
    );
    folder.write(
        "k.s",
        ".kernel k\n.workgroup_size 32, 1, 1\n.u_regs 32\n.end\nk:\n endpgm\n",
    );
    for (shader, workgroups, more, place) in [
        (
            "s.wgsl",
            1u32,
            "overrides = { N = 2, M = 3 }",
            "j.toml:3:22",
        ),
        ("k.s", 1, "overrides = { N = 2 }", "j.toml:3:15"),
        ("k.s", 1, "[registers]\na0 = 1", "j.toml:4:1"),
        (
            "k.s",
            1,
            "[registers]\nu1 = 1\nu3 = 0x100000000",
            "j.toml:5:1",
        ),
        ("k.s", 1, "[registers]\nu40 = 1", "j.toml:4:1"),
        ("k.s", u32::MAX, "", "j.toml:2:14"),
    ] {
        let job = format!("shader = \"{shader}\"\nworkgroups = [{workgroups}, 1, 1]\n{more}\n");
        folder.write("j.toml", job);
        let run = folder.run(&["run", "j.toml"]).expect(2);
        assert!(run.stderr.contains(place), "{place}: {}", run.stderr);
    }
    let want = "\
error[job-unknown-register]: w32 has no uniform register `a0`
  ┌─ --register:1:1
  │
1 │ a0=1
  │ ^^
  │
  = they are u0 to u63

";
    let args = ["run", "k.s", "--workgroups", "1", "--register", "a0=1"];
    assert_eq!(folder.run(&args).expect(2).stderr, want);
    folder.write("j.toml", "shader = \"k.s\"\nworkgroups = [1, 1, 1]\n");
    let want = "\
error[cli-usage]: `--workgroups` goes with a shader, not with a job file
 = the job says it by the key `workgroups`

";
    let args = ["run", "j.toml", "--workgroups", "2"];
    assert_eq!(folder.run(&args).expect(2).stderr, want);
}

#[test]
fn workgroups_and_warps_that_there_are_not() {
    let folder = Folder::new();
    folder.write(
        "k.s",
        ".kernel k\n.workgroup_size 64, 1, 1\n.end\nk:\n endpgm\n",
    );
    let base = ["run", "k.s", "--workgroups", "2,1,1"];
    for (args, what) in [
        (
            &["--dump-registers=5,0,0"][..],
            "--dump-registers: no such workgroup 5,0,0",
        ),
        (
            &["--dump-registers=0,0,0:9"],
            "--dump-registers: no such warp 9 in workgroup 0,0,0",
        ),
        (
            &["--trace", "t.txt", "--trace-workgroup", "0,1,0"],
            "--trace-workgroup: no such workgroup 0,1,0",
        ),
        (
            &["--trace", "t.txt", "--trace-warp", "2"],
            "--trace-warp: no such warp 2",
        ),
    ] {
        let args = [&base[..], args].concat();
        let want = format!(
            "error[job-no-such-warp]: {what}\n = the grid has 2 x 1 x 1 workgroups of 2 warps\n = counting starts with 0\n\n"
        );
        assert_eq!(folder.run(&args).expect(2).stderr, want);
        refused(&folder, &args, &["job-no-such-warp"]);
    }
    let last = [
        "--dump-registers=1,0,0:1",
        "--trace",
        "t.txt",
        "--trace-warp",
        "1",
    ];
    folder.run(&[&base[..], &last].concat()).expect(0);
}

#[test]
fn bindings_that_are_missing_or_too_small() {
    let folder = Folder::new();
    folder.write("s.wgsl", STORE);
    let base = ["run", "s.wgsl", "--workgroups", "1,1,1"];
    refused(
        &folder,
        &base,
        &["job-missing-binding", "job-missing-binding"],
    );
    let run = folder
        .run(&[&base[..], &["--bind", "0.0=u32:4"]].concat())
        .expect(2);
    let want = "\
error[job-missing-binding]: nothing is bound to 2.7 (scale) of kernel `main`
 = it is a uniform buffer of at least 16 bytes

";
    assert_eq!(run.stderr, want);
    let wrong = ["--bind", "0.0=u32:4", "--bind", "2.9=f32:4"];
    let run = folder.run(&[&base[..], &wrong].concat()).expect(2);
    let want = "\
error[job-missing-binding]: nothing is bound to 2.7 (scale) of kernel `main`
 = it is a uniform buffer of at least 16 bytes
 = 2.9 is given but not used

";
    assert_eq!(run.stderr, want);
    let binds = ["--bind", "0.0=u32:4", "--bind", "2.7=f32:3"];
    refused(
        &folder,
        &[&base[..], &binds].concat(),
        &["job-small-binding"],
    );
    // What no entry point uses is fine, but not silently so.
    let binds = [
        "--bind",
        "0.0=u32:4",
        "--bind",
        "2.7=f32:4",
        "--bind",
        "3.3=u8:1",
    ];
    let args = [&base[..], &binds].concat();
    let run = folder.run(&args).expect(0);
    let want = "\
warning[job-unused-binding]: 3.3 is given but not used
  ┌─ --bind:1:1
  │
1 │ 3.3=u8:1
  │ ^^^^^^^^ this binding
  │
  = no kernel has a resource there, so it stays as it is

";
    assert!(run.stderr.starts_with(want), "{}", run.stderr);
    let value = folder
        .run(&[&args[..], &["--json"]].concat())
        .expect(0)
        .json();
    assert_eq!(value["ok"], true);
}

#[test]
fn jobs_that_are_wrong() {
    let folder = Folder::new();
    folder.write("s.wgsl", STORE);
    folder.write("short.npy", b"\x93NUMPY");
    folder.write("three.bin", b"abc");
    let base = ["run", "s.wgsl"];
    for (args, codes) in [
        (&["--workgroups", "0,1,1"][..], &["job-workgroups"][..]),
        (&["--workgroups", "1,1,1,1"], &["job-workgroups"]),
        (&["--workgroups", "4294967296,1,1"], &["job-workgroups"]),
        (
            &["--workgroups", "4294967295,4294967295,4294967295"],
            &["job-workgroups"],
        ),
        (&["--workgroups", "x,1,1"], &["job-option"]),
        (&[], &["job-missing-key"]),
        (
            &["--workgroups", "1,1,1", "--bind", "0.0=u33:1"],
            &["job-element-type"],
        ),
        (
            &["--workgroups", "1,1,1", "--bind", "0=u32:1"],
            &["job-slot"],
        ),
        (
            &["--workgroups", "1,1,1", "--bind", "0.0=u32:3:values:1,2"],
            &["job-len-mismatch"],
        ),
        (
            &["--workgroups", "1,1,1", "--bind", "0.0=u32:1:npy:short.npy"],
            &["job-npy"],
        ),
        (
            &["--workgroups", "1,1,1", "--bind", "0.0=u32::raw:three.bin"],
            &["job-raw-size"],
        ),
        (
            &["--workgroups", "1,1,1", "--bind", "0.0=u32::raw:no.bin"],
            &["job-file"],
        ),
        (
            &["--workgroups", "1,1,1", "--out", "0.0=x.bin"],
            &["job-option"],
        ),
        (
            &["--workgroups", "1,1,1", "--set", "TILE=16"],
            &["wgsl-unknown-override"],
        ),
        (
            &["--workgroups", "1,1,1", "--entry", "mian"],
            &["wgsl-unknown-entry"],
        ),
    ] {
        refused(&folder, &[&base[..], args].concat(), codes);
    }
    // Their product fits into 64 bits, but no machine numbers so many invocations.
    let binds = ["--bind", "0.0=u32:4", "--bind", "2.7=f32:4", "--workgroups"];
    let many = [&base[..], &binds, &["4294967295,1,1"]].concat();
    refused(&folder, &many, &["job-launch"]);
    for (text, code) in [
        ("shader = 7", "job-wrong-type"),
        (
            "shader = \"s.wgsl\"\nworkgroups = [1, 1, 1]\nx = 1",
            "job-unknown-key",
        ),
        ("[", "job-toml-syntax"),
    ] {
        folder.write("j.toml", text);
        let run = folder.run(&["run", "j.toml", "--json"]).expect(2);
        assert!(
            run.error_codes().contains(&code.to_string()),
            "{}",
            run.stdout
        );
        std::fs::remove_file(folder.path("j.toml")).unwrap();
    }
}

#[test]
fn outputs_that_cannot_be_written_leave_nothing() {
    let folder = Folder::new();
    folder.write("k.wgsl", "@compute @workgroup_size(1) fn main() {}");
    let base = [
        "run",
        "k.wgsl",
        "--workgroups",
        "1,1,1",
        "--bind",
        "0.0=u32:1",
        "--address",
        "0.0=0x8000",
    ];
    refused(
        &folder,
        &[&base[..], &["--out", "0.0=no/x.bin"]].concat(),
        &["job-write"],
    );
    for args in [
        &["compile", "k.wgsl", "-o", "no/x.s"][..],
        &["compile", "k.wgsl", "--emit", "asm", "-o", "."],
    ] {
        refused(&folder, args, &["job-write"]);
    }
}

#[test]
fn objects_that_are_damaged() {
    let folder = Folder::new();
    folder.write(
        "k.s",
        ".kernel k\n.workgroup_size 32, 1, 1\n.end\nk:\n nop\n endpgm\n",
    );
    folder
        .run(&["asm", "k.s", "--emit", "elf", "-o", "k.elf"])
        .expect(0);
    folder
        .run(&["run", "k.elf", "--workgroups", "1,1,1"])
        .expect(0);
    let whole = folder.read("k.elf");
    let run = folder.run(&[
        "run",
        "k.elf",
        "--workgroups",
        "1,1,1",
        "--entry",
        "q",
        "--json",
    ]);
    assert_eq!(run.expect(2).error_codes(), ["object-unknown-entry"]);
    for len in (0..whole.len()).step_by(97) {
        folder.write("x.elf", &whole[..len]);
        let run = folder
            .run(&["run", "x.elf", "--workgroups", "1,1,1", "--json"])
            .expect(2);
        let codes = run.error_codes();
        assert!(codes[0].starts_with("object-"), "{len}: {codes:?}");
    }
    let mut other = whole.clone();
    other[18] = 62; // e_machine: x86-64
    folder.write("x.elf", &other);
    let run = folder.run(&["disasm", "x.elf"]).expect(2);
    assert!(run.stderr.starts_with("error[object-"), "{run:?}");
    // Any single damaged byte is an error, a trap or harmless, but no panic.
    for at in (0..whole.len()).step_by(41) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x81;
        folder.write("x.elf", &bytes);
        let args = [
            "run",
            "x.elf",
            "--workgroups",
            "1,1,1",
            "--max-instructions",
            "100",
        ];
        let run = folder.run(&args);
        assert!(
            [0, 2, 3].contains(&run.code) && !run.stderr.contains("panicked"),
            "{at}: {run:?}"
        );
    }
}

#[test]
fn assembly_that_is_wrong() {
    let folder = Folder::new();
    folder.write("a.s", "nop\n  waitcmt vm=0\n\tv.add.u32 v1, v2\nendpgm\n");
    let run = folder.run(&["asm", "a.s"]).expect(2);
    assert_eq!(run.stdout, "");
    let first = "\
error[asm-unknown-mnemonic]: there is no instruction `waitcmt`
  ┌─ a.s:2:3
  │
2 │   waitcmt vm=0
  │   ^^^^^^^ not a mnemonic
  │
  = did you mean `waitcnt`?

";
    assert!(run.stderr.starts_with(first), "{}", run.stderr);
    // Many a run.
    assert!(run.stderr.contains("┌─ a.s:3:"), "{}", run.stderr);
    let value = folder.run(&["asm", "a.s", "--json"]).expect(2).json();
    let first = &value["errors"][0];
    assert_eq!(
        (&first["file"], &first["line"], &first["column"]),
        (&"a.s".into(), &2.into(), &3.into())
    );
    // A file is made whole or not at all.
    folder.run(&["asm", "a.s", "-o", "a.hex"]).expect(2);
    assert_eq!(folder.names(), ["a.s"]);
}

#[test]
fn wgsl_that_is_wrong() {
    let folder = Folder::new();
    folder.write(
        "k.wgsl",
        "@compute @workgroup_size(1)\nfn main() {\n\tlet ä = 1u + 1i;\n}\n",
    );
    let run = folder
        .run(&["run", "k.wgsl", "--workgroups", "1,1,1"])
        .expect(2);
    assert!(run.stderr.starts_with("error[wgsl-"), "{}", run.stderr);
    assert!(run.stderr.contains("┌─ k.wgsl:3:"), "{}", run.stderr);
    folder.write(
        "b.wgsl",
        "@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index) i: u32) {\n    if i < 7u {\n        workgroupBarrier();\n    }\n}\n",
    );
    let run = folder
        .run(&["run", "b.wgsl", "--workgroups", "1,1,1"])
        .expect(2);
    assert!(run.stderr.contains("b.wgsl:4:9"), "{}", run.stderr);
    let codes = folder
        .run(&["compile", "b.wgsl", "--json"])
        .expect(2)
        .error_codes();
    assert_eq!(codes, ["barrier-non-uniform"]);
    folder.write(
        "two.wgsl",
        "@compute @workgroup_size(1) fn a() {}\n@compute @workgroup_size(1) fn b() {}\n",
    );
    refused(&folder, &["compile", "two.wgsl"], &["wgsl-ambiguous-entry"]);
    folder
        .run(&["compile", "two.wgsl", "--entry", "b"])
        .expect(0);
    refused(&folder, &["compile", "a.s"], &["compile-kind"]);
}

#[test]
fn words_that_are_wrong() {
    let folder = Folder::new();
    for (text, code) in [
        ("0000004", "hex-bad-length"),
        ("0000004g", "hex-bad-digit"),
        ("00000001", "hex-missing-word"),
        ("0000004e 0000004e", "hex-too-many-words"),
    ] {
        let run = folder
            .run_with(&["disasm", "--hex", "-", "--json"], text.as_bytes())
            .expect(2);
        assert_eq!(run.error_codes(), [code]);
    }
    // What is no instruction is shown as a word.
    let run = folder
        .run_with(&["disasm", "--hex", "-"], b"fffffffe\n")
        .expect(0);
    assert!(run.stdout.contains(".word 0xfffffffe"), "{run:?}");
}

/// Code, and the name of the trap, which stands at the start of the kernel.
const TRAPS: [(&str, &str, &str); 10] = [
    // spec: W-G6-3
    ("trap 0x1234", "Trap", "trap 4660"),
    // spec: W-G6-4
    ("brk", "Breakpoint", "brk"),
    ("csrr u1, 0x7ff", "IllegalCsr", "csrr u1, 0x7ff"),
    // spec: W-CSR-3
    ("csrw clock, u1", "IllegalCsr", "csrw clock, u1"),
    (".word 0xfffffffe", "IllegalInsn", "fffffffe"),
    // spec: W-REG-7
    (
        "v.mov.b64 v[1:2], v[4:5]",
        "IllegalInsn",
        "v.mov.b64 v[1:2], v[4:5]",
    ),
    ("u.mov.b32 u40, 1", "IllegalInsn", "u.mov.b32 u40, "),
    ("b . + 0x4000", "FetchFault", ""),
    ("jalr u1, u2", "FetchFault", ""),
    (
        "global.load.b32 v4, v[4:5], 0",
        "MemoryFault",
        "global.load.b32 v4, v[4:5], 0",
    ),
];

#[test]
fn traps_are_exit_code_3() {
    let folder = Folder::new();
    for (code, name, instruction) in TRAPS {
        let head = ".kernel k\n.workgroup_size 40, 1, 1\n.v_regs 8\n.u_regs 32\n.end\nk:\n";
        folder.write("k.s", format!("{head}    {code}\n    endpgm\n"));
        let args = [
            "run",
            "k.s",
            "--workgroups",
            "1,1,1",
            "--register",
            "u2=6",
            "--json",
        ];
        let run = folder.run(&[&args[..], &["--bind", "0.0=u32:1", "--out", "0.0=x"]].concat());
        let value = run.expect(3).json();
        assert_eq!(value["ok"], false, "{code}");
        let trap = &value["trap"];
        assert_eq!(trap["name"], name, "{code}");
        assert_eq!(trap["warp"], 0);
        let text = trap["instruction"].as_str().unwrap();
        assert!(text.starts_with(instruction), "{code}: {text}");
        if name != "FetchFault" {
            assert_eq!(trap["pc"], 0, "{code}");
            assert_eq!(trap["source"]["line"], 7, "{code}");
        }
        assert_eq!(folder.names(), ["k.s"]);
    }
}

#[test]
fn a_barrier_that_not_all_warps_reach() {
    let folder = Folder::new();
    let code = ".kernel k\n.workgroup_size 64, 1, 1\n.u_regs 32\n.end\nk:\n    bz u29, over\n    barrier\nover:\n    endpgm\n";
    folder.write("k.s", code);
    let run = folder.run(&["run", "k.s", "--workgroups", "1,1,1", "--json"]);
    // A warp that has ended is not waited for; so the barrier is fine.
    run.expect(0);
    // At another one, or in a loop, it never comes.
    folder.write(
        "k.s",
        code.replace("over:\n", "    endpgm\nover:\n    barrier\n"),
    );
    let args = [
        "run",
        "k.s",
        "--workgroups",
        "1,1,1",
        "--max-instructions",
        "1000",
        "--json",
    ];
    let trap = folder.run(&args).expect(3).json()["trap"].clone();
    assert_eq!(
        (&trap["cause"], &trap["name"]),
        (&10.into(), &"BarrierFault".into())
    );
    folder.write(
        "k.s",
        code.replace("over:\n", "    endpgm\nover:\n    b over\n"),
    );
    assert_eq!(
        folder.run(&args).expect(3).json()["trap"]["name"],
        "InstructionLimit"
    );
}

#[test]
fn the_report_of_a_trap() {
    let folder = Folder::new();
    folder.write("k.s", ".kernel k\n.workgroup_size 40, 1, 1\n.end\nk:\n    bz u29, over\n    trap 7\nover:\n    endpgm\n");
    let run = folder
        .run(&["run", "k.s", "--workgroups", "1,2,1", "--threads", "2"])
        .expect(3);
    let report: Vec<&str> = run.stderr.lines().collect();
    let want = [
        "trap 2 (Trap), info 0x7",
        "  in workgroup 0,0,0, warp 1, at pc 0x0004: trap 7",
        "  from k.s:6:5",
        "  active lanes 0x000000ff",
    ];
    assert_eq!(report[..4], want);
    assert!(report[4].contains("warp instructions"));
    assert_eq!(run.stdout, "");
}

/// No command writes over a file that it reads, whatever the name.
#[test]
fn outputs_that_are_inputs() {
    let folder = Folder::new();
    folder.write("k.s", "main: endpgm ; a comment\n");
    folder.write("k.wgsl", "@compute @workgroup_size(32) fn main() { }\n");
    folder.run(&["asm", "k.s", "-o", "k.elf"]).expect(0);
    std::fs::hard_link(folder.path("k.s"), folder.path("hard.s")).unwrap();
    folder.write("job.toml", "shader = 'k.wgsl'\nworkgroups = [1, 1, 1]\n");
    let before: Vec<Vec<u8>> = folder.names().iter().map(|n| folder.read(n)).collect();
    let bind = ["run", "k.wgsl", "--workgroups", "1", "--bind", "0.0=u32:1"];
    for args in [
        &["asm", "k.s", "-o", "k.s"][..],
        &["asm", "k.s", "-o", "./k.s"],
        &["asm", "k.s", "-o", "hard.s"],
        &["compile", "k.wgsl", "--emit", "asm", "-o", "k.wgsl"],
        &["disasm", "k.elf", "-o", "k.elf"],
        &[&bind[..], &["--out", "0.0=k.wgsl"]].concat(),
        &["run", "job.toml", "--trace", "k.wgsl"],
        &["run", "job.toml", "--trace", "job.toml"],
    ] {
        refused(&folder, args, &["file-overwrites-input"]);
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("k.s", folder.path("link.s")).unwrap();
        refused(
            &folder,
            &["asm", "link.s", "-o", "k.s"],
            &["file-overwrites-input"],
        );
        refused(
            &folder,
            &["asm", "k.s", "-o", "link.s"],
            &["file-overwrites-input"],
        );
        std::fs::remove_file(folder.path("link.s")).unwrap();
        // What is no file is not written over.
        folder.run(&["asm", "k.s", "-o", "/dev/null"]).expect(0);
        let hex = folder.run(&["asm", "k.s", "-o", "/dev/stdout"]).expect(0);
        assert_eq!(hex.stdout, folder.run(&["asm", "k.s"]).expect(0).stdout);
        let asm = folder
            .run(&["compile", "k.wgsl", "-o", "/dev/stdout"])
            .expect(0);
        assert_eq!(
            asm.stdout,
            folder.run(&["compile", "k.wgsl"]).expect(0).stdout
        );
    }
    let after: Vec<Vec<u8>> = folder.names().iter().map(|n| folder.read(n)).collect();
    assert_eq!(before, after);
}

/// Compiled kernels have no registers to set, on either machine.
#[test]
fn registers_of_compiled_kernels() {
    let folder = Folder::new();
    folder.write("k.wgsl", "@compute @workgroup_size(32) fn main() { }\n");
    folder.write("k.s", "main: u.mov.b32 u11, u10\nendpgm\n");
    let run = |file, more: &[&str]| {
        let args = ["run", file, "--workgroups", "1"];
        folder.run(&[&args[..], more, &["--json"]].concat())
    };
    let register = ["--register", "u10=5"];
    assert_eq!(
        run("k.wgsl", &register).expect(2).error_codes(),
        ["job-registers"]
    );
    let linx = ["--register", "a0=5", "--target", "linx"];
    assert_eq!(
        run("k.wgsl", &linx).expect(2).error_codes(),
        ["job-registers"]
    );
    run("k.s", &register).expect(0);
}

/// A buffer in the program's memory is told with both ranges.
#[test]
fn buffers_where_the_program_lies() {
    let folder = Folder::new();
    folder.write(
        "l.s",
        ".isa linx\n.kernel k\n.end\nk:\nBSTART.MSEQ 0\nC.B.DIMI 4, ->lb0\nB.TEXT body\nC.BSTOP\n\
         body:\nl.add zero, zero, ->t\nC.BSTOP\n",
    );
    folder.write("w.s", "main: endpgm\n");
    let run = |file: &str, address: &str| {
        let (bind, at) = ("0.3=u32:4", format!("0.3={address}"));
        let args = [
            "run",
            file,
            "--workgroups",
            "1",
            "--bind",
            bind,
            "--address",
            &at,
        ];
        folder.run(&args)
    };
    let linx = run("l.s", "0x1000").expect(2);
    let told = "error[job-launch]: 0.3 (0x1000 to 0x100f) lies where the code is, 0x1000 to 0x10";
    assert!(linx.stderr.contains(told), "{linx:?}");
    assert!(linx.stderr.contains("--bind"), "{linx:?}");
    run("l.s", "0x8000").expect(0);
    let w32 = run("w.s", "0x100000000").expect(2);
    let told =
        "0.3 (0x100000000 to 0x10000000f) lies where the code is, 0x100000000 to 0x100000003";
    assert!(w32.stderr.contains(told), "{w32:?}");
}

#[test]
fn a_job_is_not_compiled() {
    let folder = Folder::new();
    folder.write("job.toml", "shader = 'a.wgsl'\nworkgroups = [1, 1, 1]\n");
    let run = folder.run(&["compile", "job.toml"]).expect(2);
    assert!(
        run.stderr.contains("`job.toml` is a job, not a shader"),
        "{run:?}"
    );
    assert!(run.stderr.contains("its shader is `a.wgsl`"), "{run:?}");
}

/// `-` is no name of a file that is written.
#[test]
fn a_trace_to_a_dash() {
    let folder = Folder::new();
    folder.write("k.s", "main: endpgm\n");
    let args = ["run", "k.s", "--workgroups", "1", "--trace", "-"];
    refused(&folder, &args, &["cli-usage"]);
}
