//! Relaxation, sections, alignment, expressions, kernels, lines.

mod common;

use common::{assemble, clean, words};
use lanemask_object::{LineRow, SectionKind};

fn lib(text: &str) -> Vec<u32> {
    words(&clean(&format!("{text}\n.library\n")).code)
}

/// `bz` holds its target in 16 signed bits of words: 32767 words forward, 32768 back.
#[test]
fn branches_grow_only_when_they_must() {
    // The branch is 1 word, so `.zero` of 32766 words puts the target 32767 words away.
    let short = lib(&format!("bz u0, far\n.zero {}\nfar: endpgm", 32766 * 4));
    // BRU op=0x32: f3 9:7 = 0, rs1 15:10, rel 31:16.
    assert_eq!(short[0], 0x32 | 32767 << 16);
    // One word more: BRL op=0x1f fn 13:7 = 3, rel in the second word, which the branch itself makes one larger.
    let long = lib(&format!("bz u0, far\n.zero {}\nfar: endpgm", 32767 * 4));
    assert_eq!(long[..2], [0x1f | 3 << 7, 32769]);
    let back = lib(&format!("far: .zero {}\nbz u0, far", 32768 * 4));
    assert_eq!(back.last(), Some(&(0x32 | 0x8000 << 16)));
    let back = lib(&format!("far: .zero {}\nbz u0, far", 32769 * 4));
    assert_eq!(back[32769..], [0x1f | 3 << 7, -32769i32 as u32]);
    // `b` has 20 bits.
    let b = lib(&format!("b far\n.zero {}\nfar: endpgm", 0x7fffe * 4));
    assert_eq!(b[0], 0x30 | 0x7ffff << 12);
    let b = lib(&format!("b far\n.zero {}\nfar: endpgm", 0x7ffff * 4));
    assert_eq!(b[..2], [0x1f, 0x80001]);
}

/// Growth of one branch pushes the target of another out of reach.
#[test]
fn growth_spreads() {
    // From the first: its own word, the second branch, the zeros: 32767 words while both are short.
    let text = |zeros: usize, more: usize| {
        format!(
            "bz u0, a\nbz u1, b\n.zero {}\na: .zero {}\nb: endpgm",
            zeros * 4,
            more * 4
        )
    };
    let both_short = lib(&text(32765, 1));
    assert_eq!(both_short[0], 0x32 | 32767 << 16);
    assert_eq!(both_short[1], 0x32 | 1 << 10 | 32767 << 16);
    // The second has one word too many, grows, and so the first has.
    let both_long = lib(&text(32765, 2));
    assert_eq!(
        both_long[..4],
        [0x1f | 3 << 7, 32769, 0x1f | 3 << 7 | 1 << 14, 32769]
    );
}

#[test]
fn literals_may_be_addresses() {
    // v.mov.b32 with an inline constant is V3 (2 words), with a literal VL1 (2 words).
    assert_eq!(
        lib("v.mov.b32 v0, end\nnop\nend: nop")[..2],
        [0x01, 320 + 12]
    );
    // u.mov.b32 with 16 bits is UK, with more U2L.
    assert_eq!(
        lib(".zero 0x7ffc\nu.mov.b32 u1, .")[0x1fff],
        0x24 | 1 << 10 | 0x7ffc << 16
    );
    let long = lib(".zero 0x8000\nu.mov.b32 u1, .");
    assert_eq!(long.len(), 0x2002);
    assert_eq!(long[0x2001], 0x8000);
    // Data lies behind the code at the next multiple of 4096.
    let object = clean("u.mov.b32 u1, table + 4\nendpgm\n.data\n.word 0\ntable: .word 1\n");
    assert_eq!(words(&object.code)[0], 0x24 | 1 << 10 | (4096 + 8) << 16);
}

#[test]
fn expressions() {
    let data = |text: &str| clean(&format!(".data\n{text}\n")).data;
    assert_eq!(data(".word 1 + 2 * 3 - -4 % 3"), 8u32.to_le_bytes());
    assert_eq!(
        data(".word (1 + 2) * 3 << 1 | 1 ^ 3 & 2"),
        (18u32 | (1 ^ (3 & 2))).to_le_bytes()
    );
    assert_eq!(
        data(".word ~0, -1 >> 1, 1_000"),
        [[0xff; 8].to_vec(), 1000u32.to_le_bytes().to_vec()].concat()
    );
    assert_eq!(
        data(".byte 'a', '\\n', '\\'', 0b101, 0o17, 0x1F"),
        [97, 10, 39, 5, 15, 31]
    );
    assert_eq!(data(".half -2, 0xffff"), [0xfe, 0xff, 0xff, 0xff]);
    assert_eq!(
        data(".quad 0xffff_ffff_ffff_ffff, -0x8000000000000000")[..9],
        [255, 255, 255, 255, 255, 255, 255, 255, 0]
    );
    assert_eq!(
        data(".float 0.1, 1, -1.5e3 / 2"),
        [0.1f32, 1.0, -750.0].map(f32::to_le_bytes).concat()
    );
    // Rounded once from the text: by way of f64 this would become 1 + 2^-23 or 1.
    assert_eq!(
        data(".float 1.00000017881393432617187499"),
        1.000_000_1_f32.to_le_bytes()
    );
    assert_eq!(
        data(".double 0.1, 1e-5"),
        [0.1f64, 1e-5].map(f64::to_le_bytes).concat()
    );
    assert_eq!(
        data(".ascii \"a\\\"é\\x00\", \"b\"\n.asciz \"c\""),
        b"a\"\xc3\xa9\0bc\0"
    );
    assert_eq!(
        data(".equ A, 3\n.equ B = A * C\n.equ C, 2\n.byte B\nx: .byte y - x\ny:"),
        [6, 1]
    );
    assert_eq!(
        data(".byte 1\n.align 4\n.byte 2\n.align 4, 0xaa"),
        [1, 0, 0, 0, 2, 0xaa, 0xaa, 0xaa]
    );
}

#[test]
fn comments_and_labels() {
    let code =
        lib("a: b: nop ; one\n  nop // two /*\n/* three\n nop\n */ c: /**/ nop /* x */\n\"d e\":");
    assert_eq!(code, [0x4e; 3]);
}

#[test]
fn code_is_aligned_with_nops() {
    assert_eq!(
        lib("nop\n.align 16\nendpgm"),
        [0x4e, 0x4e, 0x4e, 0x4e, 0xce]
    );
    assert_eq!(lib(".byte 1\n.align 8\nendpgm"), [1, 0x4e, 0xce]);
}

#[test]
fn a_source_without_kernel_has_main() {
    let object = clean("v.mov.b32 v5, u8\nendpgm\n");
    let k = &object.kernels[0];
    assert_eq!(
        (k.name.as_str(), k.entry, k.workgroup_size),
        ("main", 0, [32, 1, 1])
    );
    assert_eq!((k.v_regs, k.u_regs), (6, 9));
    let s = &object.symbols[0];
    assert_eq!(
        (s.name.as_str(), s.section, s.size, s.global),
        ("main", SectionKind::Code, 12, true)
    );
    assert_eq!(clean("nop\nmain: endpgm").kernels[0].entry, 4);
    assert!(clean(".library\nendpgm").kernels.is_empty());
    assert!(clean(".data\n.byte 1").kernels.is_empty());
}

#[test]
fn registers_count_up_to_the_next_kernel() {
    let object = clean(
        ".kernel a\n.end\nv.mov.b64 v[8:9], u[10:11]\nb b\n.kernel b\n.workgroup_size 4, 2, 3\n.end\n\
         v.mov.b16 v3.h, v1.l\nexec.get u31\nendpgm\n",
    );
    let [a, b] = object.kernels.as_slice() else {
        panic!("{:?}", object.kernels)
    };
    assert_eq!((a.entry, a.v_regs, a.u_regs), (0, 10, 12));
    assert_eq!(
        (b.entry, b.v_regs, b.u_regs, b.workgroup_size),
        (12, 4, 32, [4, 2, 3])
    );
    assert_eq!(
        object.symbols.iter().map(|s| s.size).collect::<Vec<_>>(),
        [12, 16]
    );
}

#[test]
fn lines_come_from_the_source_or_from_loc() {
    let object = clean("nop\n\n  v.mov.b32 v1, 1.5\nx: endpgm\n");
    assert_eq!(object.lines.files, ["test.s"]);
    let row = |pc, file, line, column| LineRow {
        pc,
        file,
        line,
        column,
    };
    assert_eq!(
        object.lines.rows,
        [row(0, 0, 1, 1), row(4, 0, 3, 3), row(12, 0, 4, 4)]
    );
    let object = clean(
        ".file 0 \"a\"\n.file \"b\"\nnop\n.loc 1 5 6\nnop\n.loc 0, 9\n.loc 0 8\nendpgm\n.loc 0 1\n",
    );
    assert_eq!(object.lines.files, ["a", "b"]);
    assert_eq!(object.lines.rows, [row(4, 1, 5, 6), row(8, 0, 8, 0)]);
}

#[test]
fn falling_off_the_end_is_warned_of() {
    let codes = |text: &str| assemble(text).1.iter().map(|d| d.code).collect::<Vec<_>>();
    assert_eq!(codes("nop"), ["asm-falls-off"]);
    assert_eq!(codes("x: bz u0, x"), ["asm-falls-off"]);
    assert!(codes("x: b x").is_empty());
    assert!(codes("trap 1").is_empty());
    assert!(codes("nop\nendpgm").is_empty());
    assert!(codes("nop\n.library").is_empty());
}

/// `btab` counts words: an entry that would grow to two is an error at the entry, one that asks for two a warning.
#[test]
fn entries_of_jump_tables_stay_one_word() {
    // The second entry is word 2 and holds 0x7ffff words forward: a target up to word 0x80001.
    let text = |entry: &str, zeros: usize| {
        format!(
            "btab u2, table\ntable:\n    b near\n    {entry} far\nnear: b end\n.zero {}\nfar: endpgm\nend: endpgm\n",
            zeros * 4
        )
    };
    let said = |text: &str| -> Vec<(&'static str, bool, usize)> {
        let (_, diags) = assemble(text);
        (diags.iter())
            .filter(|d| d.code != "asm-falls-off")
            .map(|d| {
                let start = d.primary.as_ref().unwrap().span.start as usize;
                (d.code, d.is_error(), text[..start].lines().count())
            })
            .collect()
    };
    // `near` is word 3, the zeros begin at word 4: `far` is word 0x80001.
    assert_eq!(said(&text("b", 0x7fffd)), []);
    // One more, and the entry grows; `b end` behind the table, which grows too, is no entry.
    let far = text("b", 0x7fffe);
    assert_eq!(said(&far), [("asm-table-entry", true, 4)]);
    assert_eq!(
        said(&text("b.e64", 1)),
        [("asm-table-entry", false, 4)],
        "as it is written"
    );
    let (_, diags) = assemble(&far);
    let d = diags.iter().find(|d| d.is_error()).unwrap();
    assert!(d.notes[0].contains("a `b` nearby"), "{d:?}");
    // A jump of two words that no table has is nobody's matter.
    assert_eq!(said(&far.replace("btab u2, table", "bz u2, table")), []);
}
