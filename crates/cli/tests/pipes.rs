//! Assembler, disassembler and compiler, fed from each other.

mod common;
use common::Folder;

// spec: W-G6-1, W-G6-2, W-G6-3: words put together by hand from the table of group 6.
const HEX: &str = "0000004e\n1234514e\n000000ce\n";
const ASM: &str = "nop\ntrap 0x12345\nendpgm\n";

#[test]
fn hex_to_assembly_and_back() {
    let folder = Folder::new();
    let asm = folder
        .run_with(&["disasm", "--hex", "-"], HEX.as_bytes())
        .expect(0);
    for line in ["nop", "trap 74565", "endpgm"] {
        assert!(
            asm.stdout.lines().any(|l| l.trim() == line),
            "{line} is not in {}",
            asm.stdout
        );
    }
    let hex = folder
        .run_with(&["asm", "-", "--emit", "hex"], asm.stdout.as_bytes())
        .expect(0);
    assert_eq!(hex.stdout, HEX);
    let hex = folder
        .run_with(&["asm", "-", "--emit", "hex"], ASM.as_bytes())
        .expect(0);
    assert_eq!(hex.stdout, HEX);
}

#[test]
fn a_compiled_shader_survives_every_form() {
    let folder = Folder::new();
    let shader = "@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
    var n = data[id.x];
    while n > 10u { if n % 2u == 0u { n /= 2u; } else { n -= 3u; } }
    data[id.x] = n;
}";
    folder.write("k.wgsl", shader);
    folder.run(&["compile", "k.wgsl", "-o", "k.s"]).expect(0);
    folder
        .run(&["compile", "k.wgsl", "--emit", "elf", "-o", "k.elf"])
        .expect(0);
    let hex = folder
        .run(&["compile", "k.wgsl", "--emit", "hex"])
        .expect(0)
        .stdout;
    let again = folder
        .run(&["asm", "k.s", "--emit", "hex"])
        .expect(0)
        .stdout;
    assert_eq!(hex, again);
    folder
        .run(&["asm", "k.s", "--emit", "elf", "-o", "k2.elf"])
        .expect(0);
    folder.run(&["disasm", "k2.elf", "-o", "k2.s"]).expect(0);
    let again = folder
        .run(&["asm", "k2.s", "--emit", "hex"])
        .expect(0)
        .stdout;
    assert_eq!(hex, again);
    let words = folder
        .run_with(&["disasm", "--hex", "-"], hex.as_bytes())
        .expect(0)
        .stdout;
    let again = folder
        .run_with(&["asm", "-"], words.as_bytes())
        .expect(0)
        .stdout;
    assert_eq!(hex, again);
    // All of them run, and give the same.
    let results = ["k.wgsl", "k.s", "k.elf", "k2.s", "k2.elf"].map(|file| {
        let args = [
            "run",
            file,
            "--workgroups",
            "2,1,1",
            "--bind",
            "0.0=u32:64:iota:0:1",
            "--print",
            "0.0=64",
        ];
        folder.run(&args).expect(0).stdout
    });
    // 11 - 3, 12 / 2, 13 - 3, 14 / 2, (15 - 3) / 2, 16 / 2.
    assert!(
        results[0].contains(" 9, 10, 8, 6, 10, 7, 6, 8, "),
        "{}",
        results[0]
    );
    for result in &results[1..] {
        assert_eq!(*result, results[0]);
    }
    let asm = folder
        .run(&["asm", "k.s", "--emit", "asm"])
        .expect(0)
        .stdout;
    assert_eq!(asm.as_bytes(), folder.read("k.s"));
    // The same input gives the same bytes.
    folder
        .run(&["compile", "k.wgsl", "--emit", "elf", "-o", "k3.elf"])
        .expect(0);
    assert_eq!(folder.read("k.elf"), folder.read("k3.elf"));
}

#[test]
fn json() {
    let folder = Folder::new();
    let value = folder
        .run_with(&["asm", "-", "--json"], ASM.as_bytes())
        .expect(0)
        .json();
    assert_eq!(value["ok"], true);
    assert_eq!(value["output"], HEX);
    assert_eq!(value["warnings"], serde_json::json!([]));
    let args = ["asm", "-", "--json", "--emit", "elf", "-o", "x.elf"];
    let value = folder.run_with(&args, ASM.as_bytes()).expect(0).json();
    assert_eq!(
        (&value["output"], &value["file"]),
        (&serde_json::Value::Null, &"x.elf".into())
    );
    assert_eq!(folder.read("x.elf")[..4], *b"\x7fELF");
    let run = folder
        .run_with(&["asm", "-", "--json", "--emit", "elf"], ASM.as_bytes())
        .expect(2);
    assert_eq!(run.error_codes(), ["cli-binary-output"]);
}
