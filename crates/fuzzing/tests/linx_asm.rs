//! A bounded slice of the LinxISA targets: mutations of a worked kernel, of its bytes and of its lines.

use lanemask_asm::{Target, assemble_for, hex};
use lanemask_diag::Sources;
use lanemask_fuzzing::linx;
use lanemask_fuzzing::mutate::{self, Rng};

const KERNEL: &str = include_str!("../../../examples/linx/if-else.s");

fn code() -> Vec<u8> {
    let mut sources = Sources::new();
    let file = sources.add("if-else.s", KERNEL);
    let (object, diagnostics) = assemble_for(&sources, file, Some(Target::Linx));
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    object.code
}

#[test]
fn code_slice() {
    let code = code();
    linx::code(&code);
    let mut rng = Rng(11);
    for _ in 0..200 {
        linx::code(&mutate::bytes(&mut rng, &code));
        let noise: Vec<u8> = (0..8).flat_map(|_| rng.next_u64().to_le_bytes()).collect();
        linx::code(&noise);
    }
}

#[test]
fn assembler_slice() {
    let words = [
        "v.add",
        "l.or",
        "vt#31",
        "vt",
        "ri3",
        "lc0<<2",
        "->p",
        "->",
        ".local",
        ".neg",
        "B.IOT",
        "<4KB>",
        "[",
        "],[",
        ",",
        "\n",
        ".org",
        ".base",
        ".lane_private 0, 4",
        ".kernel",
        "99999999999999999999",
        "é",
        "-",
        "<<",
        ".hword",
        "body",
    ];
    linx::assembler(KERNEL.as_bytes());
    let mut rng = Rng(12);
    for _ in 0..1000 {
        linx::assembler(mutate::text(&mut rng, KERNEL, &words).as_bytes());
    }
}

#[test]
fn hexadecimal_slice() {
    let lines = hex::print_for(Target::Linx, &code());
    linx::hexadecimal(lines.as_bytes());
    let mut rng = Rng(13);
    for _ in 0..1000 {
        let words = [
            "0000", "0000007f", "000e", "\n", " ", "g", "é", ";", "00000001",
        ];
        linx::hexadecimal(mutate::text(&mut rng, &lines, &words).as_bytes());
    }
}
