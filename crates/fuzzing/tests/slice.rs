//! A bounded slice of each fuzz target: mutations of real inputs from fixed seeds.

use lanemask_fuzzing::mutate::{self, Rng};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn shaders() -> Vec<String> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(root().join("examples"))
        .expect("examples exist")
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "wgsl"))
        .collect();
    paths.sort();
    assert!(paths.len() >= 8);
    paths
        .iter()
        .map(|p| std::fs::read_to_string(p).expect("readable"))
        .collect()
}

const ASSEMBLY: &str = "\
.kernel main
.workgroup_size 64, 1, 1
.resource 0, 1, x, read_write, 4
.end
start:  u.load.b128 u[12:15], u[0:1], 0
        waitcnt sm=0
        v.shl.b32 v4, v3, 2          ; byte offset
        buffer.load.b32 v5, u[12:15], v4, 0
        waitcnt vm=0
.Lloop: v.add.f32 v5, v5, 1.5
        v.cmp.lt.f32 u10, v5, 100.0
        saveexec.and u11, u10
        bexecnz .Lloop
        exec.set u11
        buffer.store.b32 v5, u[12:15], v4, 0
        endpgm
.data
table:  .word 1, 2, 0x10 + 3 * 4
";

#[test]
fn decoder_slice() {
    let mut rng = Rng(1);
    for _ in 0..400 {
        let data: Vec<u8> = (0..32)
            .flat_map(|_| {
                (rng.next_u64() as u32
                    & if rng.below(2) == 0 {
                        u32::MAX
                    } else {
                        0x0fff_ffff
                    })
                .to_le_bytes()
            })
            .collect();
        lanemask_fuzzing::decoder(&data);
    }
}

#[test]
fn assembler_slice() {
    let words = [
        "v.add.u32",
        ".word",
        "u63",
        "v[2:3]",
        "0x7fffffff",
        "-",
        "1.0",
        ",",
        "\n",
        "start",
        ".align",
        "|",
        "\"",
        ":",
        "(",
        "99999999999999999999",
        "é",
        ".equ",
        "<<",
    ];
    let mut rng = Rng(2);
    for _ in 0..3000 {
        lanemask_fuzzing::assembler(mutate::text(&mut rng, ASSEMBLY, &words).as_bytes());
    }
}

#[test]
fn object_slice() {
    let mut sources = lanemask_diag::Sources::new();
    let file = sources.add("a.s", ASSEMBLY);
    let (object, diagnostics) = lanemask_asm::assemble(&sources, file);
    assert!(!diagnostics.iter().any(|d| d.is_error()), "{diagnostics:?}");
    let elf = object.to_elf();
    lanemask_fuzzing::object(&elf);
    let mut rng = Rng(3);
    for _ in 0..3000 {
        lanemask_fuzzing::object(&mutate::bytes(&mut rng, &elf));
    }
}

#[test]
fn wgsl_slice() {
    let words = [
        "u32",
        "f32",
        "i32",
        "0",
        "1u",
        "4294967295u",
        "-1",
        "if",
        "loop",
        "{",
        "}",
        "(",
        ")",
        ";",
        "break",
        "continue",
        "return",
        "workgroupBarrier()",
        "vec3",
        "mat4x4<f32>",
        "array",
        "[",
        "]",
        "&",
        "*",
        "/",
        "%",
        "<<",
        "let",
        "var",
        "é",
        "@",
        "1e38",
        "bool",
        "select",
    ];
    let shaders = shaders();
    let mut rng = Rng(4);
    for k in 0..2000 {
        lanemask_fuzzing::wgsl(
            mutate::text(&mut rng, &shaders[k % shaders.len()], &words).as_bytes(),
        );
    }
}
