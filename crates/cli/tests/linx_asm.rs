//! `lanemask asm`, `disasm` and `isa` for LinxISA.

mod common;
use common::Folder;

/// The reduction kernel: the body stores one sum per group.
const KERNEL: &str = "\
sums:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.rdadd vt#1, ->t
    l.sw.brg t#1, [ri1, lc1<<2]
    C.BSTOP
";

/// B.TEXT at 0x100c names the body at 0x1012: 3 parcels on, in bits 31:7, so 3 << 7 | 3.
const HEX: &str = "\
00001181
013c
40bc
00310013
00000183
0000
0030b27f 20102009
0002007f 00008f8d
0030a07f c010a049
0000
";

#[test]
fn the_target_comes_from_the_option_or_the_source() {
    let folder = Folder::new();
    folder.write("k.s", KERNEL);
    folder.write("named.s", format!(".isa linx\n{KERNEL}"));
    for args in [&["asm", "k.s", "--target", "linx"][..], &["asm", "named.s"]] {
        let run = folder.run(args).expect(0);
        assert_eq!((run.stdout.as_str(), run.stderr.as_str()), (HEX, ""));
    }
    let run = folder.run(&["asm", "k.s"]).expect(2);
    assert!(run.stderr.contains(".isa linx"), "{run:?}");
    for (args, code) in [
        (&["asm", "k.s", "--json"][..], "asm-other-isa"),
        (&["check", "k.s", "--json"], "asm-other-isa"),
        (
            &["asm", "named.s", "--target", "w32", "--json"],
            "asm-unknown-target",
        ),
    ] {
        let run = folder.run(args).expect(2);
        assert_eq!(run.error_codes(), [code], "{run:?}");
    }
    // The other way round: one message, not one for each line.
    folder.write("w32.s", "v.mov.b32 v4, 1\nv.nonsense\nendpgm\n");
    folder.write("w32_named.s", ".isa w32\nendpgm\n");
    for (args, code) in [
        (
            &["check", "w32.s", "--target", "linx", "--json"][..],
            "asm-other-isa",
        ),
        (
            &["asm", "w32.s", "--target", "linx", "--json"],
            "asm-other-isa",
        ),
        (
            &["check", "w32_named.s", "--target", "linx", "--json"],
            "asm-unknown-target",
        ),
    ] {
        let run = folder.run(args).expect(2);
        assert_eq!(run.error_codes(), [code], "{run:?}");
    }
    let run = folder.run(&["check", "w32_named.s", "--target", "linx"]);
    for name in ["this source is for `w32`", "assembled for `linx`"] {
        assert!(run.stderr.contains(name), "{run:?}");
    }
    // A line of w32 in a source of linx is a mistake of that line.
    let mixed = KERNEL.replace("    l.sw", "    v.mov.b32 v4, 1\n    l.sw");
    folder.write("mixed.s", mixed);
    let run = folder.run(&["asm", "mixed.s", "--target", "linx", "--json"]);
    assert_eq!(run.error_codes(), ["asm-unknown-mnemonic"], "{run:?}");
    let run = folder.run(&["asm", "named.s", "--json"]).expect(0);
    assert!(run.stdout.contains("\"target\": \"linx\""), "{run:?}");
}

#[test]
fn a_mistake_in_a_w32_source_is_not_taken_for_linx() {
    let folder = Folder::new();
    // Both names are of linx too.
    for text in ["v.add v0, v0, 1\nendpgm\n", "add v0, v0, 1\nendpgm\n"] {
        folder.write("k.s", text);
        let run = folder.run(&["asm", "k.s", "--json"]).expect(2);
        assert_eq!(run.error_codes(), ["asm-unknown-mnemonic"], "{run:?}");
    }
}

#[test]
fn files_of_another_kind_have_one_error() {
    let folder = Folder::new();
    let shader = "@compute @workgroup_size(1)\nfn main() {\n  let a = 1;\n}\n";
    folder.write("k.wgsl", shader);
    folder.write("k.toml", "target = \"linx\"\n");
    folder.write("k.hex", HEX);
    for (args, code) in [
        (&["asm", "k.wgsl", "--json"][..], "asm-kind"),
        (&["check", "k.wgsl", "--json"], "asm-kind"),
        (&["check", "k.toml", "--json"], "asm-kind"),
        (&["disasm", "--hex", "k.hex", "--json"], "cli-other-target"),
    ] {
        let run = folder.run(args).expect(2);
        assert_eq!(run.error_codes(), [code], "{run:?}");
    }
    folder
        .run(&["disasm", "--hex", "k.hex", "--target", "linx"])
        .expect(0);
}

#[test]
fn messages_name_the_cause_only() {
    let folder = Folder::new();
    for start in ["BSTART.MPAR", "BSTART.PAR 0"] {
        let text = KERNEL.replace("BSTART.MPAR 0", start);
        folder.write("k.s", format!(".isa linx\n{text}"));
        let run = folder.run(&["asm", "k.s"]).expect(2);
        assert!(!run.stderr.contains("asm-linx-no-launch"), "{run:?}");
    }
    let text = KERNEL.replace("v.rdadd vt#1, ->t", "or p, zero, ->t");
    folder.write("k.s", format!(".isa linx\n{text}"));
    let run = folder.run(&["asm", "k.s"]).expect(2);
    assert!(run.stderr.contains("write `l.or`"), "{run:?}");
}

#[test]
fn objects_and_hexadecimal_lines_come_back() {
    let folder = Folder::new();
    folder.write("k.s", KERNEL);
    folder
        .run(&["asm", "k.s", "--target", "linx", "-o", "k.elf"])
        .expect(0);
    let text = folder.run(&["disasm", "k.elf"]).expect(0).stdout;
    assert!(text.starts_with(".isa linx\n.base 0x1000\n"), "{text}");
    assert!(text.contains("v.rdadd vt#1, ->t"), "{text}");
    assert!(text.contains("1012:  0030b27f 20102009"), "{text}");
    folder.write("again.s", &text);
    let run = folder.run(&["asm", "again.s"]).expect(0);
    assert_eq!(run.stdout, HEX);
    folder.write("k.hex", HEX);
    let text = folder
        .run(&["disasm", "--hex", "k.hex", "--target", "linx"])
        .expect(0)
        .stdout;
    folder.write("again.s", &text);
    assert_eq!(folder.run(&["asm", "again.s"]).expect(0).stdout, HEX);
    let run = folder
        .run(&["disasm", "k.elf", "--target", "w32", "--json"])
        .expect(2);
    assert_eq!(run.error_codes(), ["cli-other-target"]);
    folder.write("bad.hex", "00001181\n013c 40bc\n0000 0000\nb27f 0030\nzz\n");
    let run = folder
        .run(&["disasm", "--hex", "bad.hex", "--target", "linx", "--json"])
        .expect(2);
    assert_eq!(
        run.error_codes(),
        [
            "hex-too-many-words",
            "hex-too-many-words",
            "hex-bad-length",
            "hex-bad-digit"
        ]
    );
}

#[test]
fn cards_of_rows() {
    let folder = Folder::new();
    let run = folder
        .run(&["isa", "--target", "linx", "L.SW.BRG"])
        .expect(0);
    for part in [
        "v.sw.brg<.local> SrcD",
        "L-84",
        "    63:59  SrcD[4:0]\n",
        "       13  1\n",
        "     11:7  Shamt\n",
    ] {
        assert!(run.stdout.contains(part), "{part} is not in {}", run.stdout);
    }
    let run = folder.run(&["isa", "--target", "linx", "b.iot"]).expect(0);
    assert_eq!(run.stdout.matches("\nencoding ").count(), 5);
    let run = folder
        .run(&["isa", "--target", "linx", "blocktrap"])
        .expect(0);
    assert!(run.stdout.starts_with("BlockTrap (TRAPNUM 5)"), "{run:?}");
    let run = folder.run(&["isa", "--target", "linx", "shfl"]).expect(0);
    assert!(
        run.stdout.starts_with("names that contain `shfl`:\n"),
        "{run:?}"
    );
    assert_eq!(run.stdout.lines().count(), 9);
    let run = folder.run(&["isa", "--target", "linx"]).expect(0);
    assert!(run.stdout.lines().count() > 761);
    let run = folder
        .run(&["isa", "--target", "linx", "v.adddi", "--json"])
        .expect(2);
    assert_eq!(run.error_codes(), ["isa-unknown-name"]);
    let run = folder.run(&["isa", "--target", "linx", "--json"]).expect(0);
    assert_eq!(run.stdout.matches("\"mnemonic\"").count(), 761);
}

/// What the card of a row shows behind SrcR assembles, and what it does not show is refused; `l.` is another matter, as it says.
#[test]
fn cards_show_the_modifiers_that_assemble() {
    let folder = Folder::new();
    let assembles = |line: &str| {
        let line = format!("    {line}\n    C.BSTOP\n");
        let body = KERNEL.find("    v.rdadd").unwrap();
        folder.write("k.s", format!("{}{line}", &KERNEL[..body]));
        folder.run(&["asm", "k.s", "--target", "linx"]).code == 0
    };
    let mut seen = 0;
    for (name, left) in [
        ("add", ""),
        ("sub", ""),
        ("and", ""),
        ("or", ""),
        ("xor", ""),
        ("csel", "vt#1, "),
        ("psel", "vt#1, "),
    ] {
        let card = folder.run(&["isa", &format!("v.{name}"), "--target", "linx"]);
        let card = card.expect(0).stdout;
        let syntax = card.lines().next().unwrap();
        for modifier in [".sw", ".uw", ".neg", ".not"] {
            let shown = syntax.contains(modifier);
            let line = format!("v.{name} {left}vt#1, vt#1{modifier}, ->vt");
            assert_eq!(assembles(&line), shown, "{line}: {card}");
            seen += u32::from(shown);
        }
        let told = format!("as `l.{name}`, once a group, SrcR takes `.sw` and `.uw` too");
        assert!(card.contains(&told), "{card}");
        let scalar = left.replace("vt", "t");
        for modifier in [".sw", ".uw"] {
            let line = format!("l.{name} {scalar}t#1, t#1{modifier}, ->t");
            assert!(assembles(&line), "{line}");
        }
    }
    assert_eq!(seen, 7);
}
