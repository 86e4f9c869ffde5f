//! For each thing that the checker refuses, a small description that must be refused, and the committed files.

use lanemask_isa_gen::{Spec, manual, rows, rows_manual, rust};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const ISA: &str = r#"
name = "toy"
title = "Toy"
lanes = 4
lengths = [{ mask = 1, match = 0, bits = 32 }, { mask = 1, match = 1, bits = 64 }]
groups = [{ number = 1, file = "g.toml", title = "All", source = "completed" }]
registers = [{ prefix = "v", count = 8, bits = 32, scope = "lane", desc = "vector", source = "fixed" }]
flags = { ei = "independent of EXEC" }
counter = [{ name = "vm", bits = 6, desc = "loads" }]
"#;
const FORMATS: &str = r#"
[[format]]
name = "A"
bits = 32
desc = "two sources"
fields = [{ name = "op", bits = "6:0" }, { name = "rd", bits = "13:7" }, { name = "rs1", bits = "22:14" }, { name = "rs2", bits = "31:23" }]
"#;
const KINDS: &str = r#"
kind = [
  { name = "vd", dir = "write", width = 32, codecs = [{ bits = 7, codec = "vreg" }], desc = "d" },
  { name = "vs", dir = "read", width = 32, codecs = [{ bits = 9, codec = "vsrc32" }], desc = "s" },
]
"#;
const CSRS: &str =
    r#"csr = [{ name = "exec", number = 0, access = "rw", desc = "mask", reset = "0" }]"#;
const TRAPS: &str =
    r#"trap = [{ cause = 1, name = "Illegal", source = "fixed", info = "word", desc = "bad" }]"#;
const CONSTS: &str =
    "ints = [{ code = 320, first = 0, last = 3 }]\nfloats = [{ code = 401, value = \"0.5\" }]";
const CARD: &str = r#"
[[insn]]
name = "v.add.u32"
desc = "sum"
syntax = "rd:vd rs1:vs rs2:vs"
sem = "lane u32 u32 u32"
latency = "fixed:1"
flags = ["ei"]
source = "completed"
variants = ["A op=0x02"]
"#;

const PSEUDO: &str = r#"
[set]
u = { u32 = { op = "+" } }
[function]
"add.{u}" = "rs1 {u.op} rs2"
"#;

fn check(edit: &[(&str, &str, &str)]) -> Result<Spec, Vec<String>> {
    check_files(&[], edit)
}

fn check_files(more: &[(&str, &str)], edit: &[(&str, &str, &str)]) -> Result<Spec, Vec<String>> {
    let mut files: BTreeMap<String, String> = [
        ("isa.toml", ISA),
        ("formats.toml", FORMATS),
        ("kinds.toml", KINDS),
        ("csrs.toml", CSRS),
        ("traps.toml", TRAPS),
        ("consts.toml", CONSTS),
        ("g.toml", CARD),
    ]
    .map(|(n, t)| (n.to_string(), t.to_string()))
    .into();
    files.extend(more.iter().map(|(n, t)| (n.to_string(), t.to_string())));
    for (file, old, new) in edit {
        let text = files.get_mut(*file).expect("file exists");
        assert!(text.contains(old), "{file} does not contain {old}");
        *text = text.replacen(old, new, 1);
    }
    Spec::from_texts(&files).map_err(|e| e.iter().map(ToString::to_string).collect())
}

#[test]
fn the_toy_itself_is_fine() {
    let spec = check(&[]).unwrap();
    let v = &spec.insns[0].variants[0];
    assert_eq!((v.mask, v.value), (0x7f, 0x02));
}

#[test]
fn each_mistake_is_refused() {
    let twice = format!("{CARD}{CARD}");
    let shared = CARD
        .replace("v.add", "u.add")
        .replace("op=0x02", "op=0x04")
        .replace("lane u32 u32 u32", "lane i32 i32 i32");
    let shared = format!("{CARD}{shared}");
    let cases: &[(&str, &str, &str, &str)] = &[
        ("formats.toml", "13:7", "14:7", "overlaps another field"),
        ("formats.toml", "13:7", "12:7", "belong to no field"),
        ("formats.toml", "13:7", "7:13", "bad bit range"),
        ("formats.toml", "31:23", "40:23", "bad bit range"),
        ("g.toml", "rs1:vs", "rs1:vq", "unknown kind `vq`"),
        ("g.toml", "rs1:vs", "rx:vs", "no field for operand rx"),
        (
            "g.toml",
            "rs1:vs",
            "rs1:vd",
            "cannot be held in field rs1 of 9 bits",
        ),
        ("g.toml", "rd:vd", "rd:vd:x", "name:kind:rw"),
        (
            "g.toml",
            "rs2:vs\"\nsem = \"lane u32 u32 u32",
            "\"\nsem = \"reduce u32 0",
            "no instruction of lanes has function",
        ),
        (
            "g.toml",
            "rs2:vs\"\nsem = \"lane u32 u32 u32",
            "\"\nsem = \"scan u64 0",
            "the operands are not what u64 is combined from",
        ),
        (
            "g.toml",
            "lane u32 u32 u32",
            "exscan u32",
            "is not exscan TYPE VALUE",
        ),
        ("g.toml", "[\"ei\"]", "[\"zz\"]", "unknown flag `zz`"),
        (
            "g.toml",
            "flags = ",
            "traps = [9]\nflags = ",
            "unknown trap cause 9",
        ),
        (
            "g.toml",
            "fixed:1",
            "soon",
            "neither fixed:N nor var:COUNTER",
        ),
        (
            "g.toml",
            "fixed:1",
            "var:zz",
            "neither fixed:N nor var:COUNTER",
        ),
        (
            "g.toml",
            "lane u32 u32 u32",
            "lane u32 u32",
            "sem has 2 types, the operands ask for 3",
        ),
        (
            "g.toml",
            "lane u32 u32 u32",
            "lane u32 u32 u64",
            "operand rs2 of kind vs cannot hold u64",
        ),
        (
            "g.toml",
            "lane u32 u32 u32",
            "lane u32 u32 word",
            "unknown type `word`",
        ),
        (
            "g.toml",
            "lane u32 u32 u32",
            "magic",
            "neither lane TYPES, uni TYPES, a reduction or scan nor warp",
        ),
        ("g.toml", "A op=0x02", "B op=0x02", "unknown format `B`"),
        ("g.toml", "A op=0x02", "A op=0x80", "does not fit field op"),
        (
            "g.toml",
            "A op=0x02",
            "A op=0x03",
            "do not announce a length of 32 bits",
        ),
        (
            "g.toml",
            "A op=0x02",
            "A",
            "opcode of format A is not given",
        ),
        ("g.toml", "A op=0x02", "A op=0x02 fn=0", "has no field `fn`"),
        (
            "g.toml",
            "A op=0x02",
            "A op=0x02 rd=1",
            "field rd is used twice",
        ),
        (
            "g.toml",
            "A op=0x02",
            "A op=0x02 op=0x02",
            "field op is fixed twice",
        ),
        ("g.toml", "A op=0x02", "A op", "is not field=number"),
        ("g.toml", "[\"A op=0x02\"]", "[]", "needs an encoding"),
        (
            "g.toml",
            "[\"A op=0x02\"]",
            "[\"A op=0x02\", \"A op=0x04\"]",
            "two variants with suffix",
        ),
        ("g.toml", CARD, &twice, "described twice"),
        ("g.toml", CARD, &twice, "overlaps A of v.add.u32"),
        (
            "g.toml",
            CARD,
            &shared,
            "shares function add_u32 with v.add.u32 but not its types",
        ),
        (
            "csrs.toml",
            "[{",
            "[{ name = \"b\", number = 0, access = \"r\", desc = \"\", reset = \"\" }, {",
            "CSR number 0x0 is taken",
        ),
        ("csrs.toml", "\"rw\"", "\"w\"", "access is neither r nor rw"),
        (
            "traps.toml",
            "[{",
            "[{ cause = 1, name = \"B\", source = \"fixed\", info = \"\", desc = \"\" }, {",
            "trap cause 1 is taken",
        ),
        (
            "kinds.toml",
            "kind = [",
            "codec = [{ name = \"vreg\", desc = \"d\" }]\nkind = [",
            "codec vsrc32 is not described",
        ),
        (
            "kinds.toml",
            "kind = [",
            "codec = [{ name = \"lit\", desc = \"d\" }]\nkind = [",
            "codec lit is of no kind",
        ),
        ("consts.toml", "401", "321", "code 321"),
        ("g.toml", "desc = ", "dsec = ", "unknown field `dsec`"),
    ];
    for (file, old, new, want) in cases {
        let errors = check(&[(file, old, new)]).expect_err(want);
        assert!(
            errors.iter().any(|e| e.contains(want)),
            "{file}: {old} -> {new}: wanted `{want}`, got {errors:?}"
        );
    }
}

/// With `pseudo.toml` every instruction has pseudo-code, once, and every text an instruction.
#[test]
fn pseudo_code_is_neither_missing_nor_left_over() {
    let toy = |edit: &[(&str, &str, &str)]| check_files(&[("pseudo.toml", PSEUDO)], edit);
    let spec = toy(&[]).unwrap();
    assert_eq!(
        spec.insns[0].pseudo,
        "rd: u32, rs1: u32, rs2: u32\nfor each lane in EXEC:\n    rd = rs1 + rs2"
    );
    let missing = "v.add.u32: no pseudo-code: pseudo.toml has no text for `add.u32`";
    let cases = [
        ("pseudo.toml", "add.{u}", "sub.{u}", missing),
        (
            "pseudo.toml",
            "add.{u}",
            "sub.{u}",
            "no instruction needs `sub.{u}`",
        ),
        (
            "pseudo.toml",
            "{u.op}",
            "{u.po}",
            "nothing stands for `{u.po} rs2`",
        ),
        (
            "pseudo.toml",
            "[function]",
            "[function]\n\"add.u32\" = \"0\"",
            "are both add.u32",
        ),
        (
            "pseudo.toml",
            "[function]",
            "[functions]",
            "unknown field `functions`",
        ),
        (
            "g.toml",
            "source = ",
            "pseudo = \"rd = 0\"\nsource = ",
            "has pseudo-code of its own",
        ),
    ];
    for (file, old, new, want) in cases {
        let errors = toy(&[(file, old, new)]).expect_err(want);
        assert!(
            errors.iter().any(|e| e.contains(want)),
            "wanted `{want}`, got {errors:?}"
        );
    }
}

/// A group of several files has a title for each, or none.
#[test]
fn sections_are_as_many_as_files() {
    let second = CARD.replace("v.add", "v.sub").replace("op=0x02", "op=0x04");
    let group = |sections: &str| {
        let new = format!("file = \"g.toml\", more = [\"h.toml\"], {sections}");
        let edit = ("isa.toml", "file = \"g.toml\", ", new.as_str());
        check_files(&[("h.toml", &second)], &[edit])
    };
    assert!(group("").is_ok());
    assert!(group("sections = [\"a\", \"b\"], ").is_ok());
    let errors = group("sections = [\"a\"], ").expect_err("one title is missing");
    assert_eq!(errors, ["All: 1 titles in `sections` for 2 files"]);
}

/// An encoding of a different length, or with a differing fixed bit, does not overlap.
#[test]
fn neighbours_do_not_overlap() {
    let other = CARD.replace("v.add", "v.sub").replace("op=0x02", "op=0x04");
    assert!(check(&[("g.toml", CARD, &format!("{CARD}{other}"))]).is_ok());
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The committed files are what the description gives now.
#[test]
fn generated_files_are_current() {
    let spec = Spec::load(&root().join("isa/w32")).unwrap_or_else(|e| panic!("{e:?}"));
    let mut files = vec![
        (
            "crates/isa/src/w32/generated.rs".to_string(),
            rust::tables(&spec),
        ),
        (
            "crates/sem/src/w32/generated.rs".to_string(),
            rust::semantics(&spec),
        ),
    ];
    files.extend(
        manual::pages(&spec)
            .into_iter()
            .map(|(n, t)| (format!("docs/w32/reference/{n}"), t)),
    );
    let linx = Spec::load(&root().join("isa/linx")).unwrap_or_else(|e| panic!("{e:?}"));
    files.push((
        "crates/isa/src/linx/generated.rs".into(),
        rows::tables(&linx),
    ));
    let pages = rows_manual::pages(&linx).into_iter();
    files.extend(pages.map(|(n, t)| (format!("docs/linx/reference/{n}"), t)));
    for (path, text) in files {
        let old = std::fs::read_to_string(root().join(&path)).unwrap_or_default();
        assert!(old == text, "{path} is stale: run `cargo xtask codegen`");
    }
}

/// A description in families: two rows of one layout, of which one excludes what the other is.
const FAMILY: &str = r#"
[[family]]
desc = "sum"
category = "alu"
format = "L"
syntax = "{SrcL}, {Imm:label}{.F=flag}, ->{RegDst}"
scale = 2
exclude = { RegDst = [3] }
rows = [{ name = "add", match = 0x02 }]

[[family]]
desc = "sum into 3"
category = "alu"
format = "M"
rows = [{ name = "ADD.THREE", match = 0x30002, op = "Special" }]
"#;
const LAYOUTS: &str = r#"
[[format]]
name = "L"
bits = 32
desc = "a layout"
layout = "Imm:s@31:28,11:8 SrcL:src@27:21 F:bit@20:20 RegDst:dst@19:16"

[[format]]
name = "M"
bits = 32
desc = "without destination"
layout = "Imm:s@31:28,11:8 SrcL:src@27:21 F:bit@20:20"
"#;
const FAMILY_KINDS: &str = r#"
kind = [
  { name = "src", dir = "read", width = 32, codecs = [{ bits = 7, codec = "src7" }], desc = "s" },
  { name = "dst", dir = "write", width = 32, codecs = [{ bits = 4, codec = "dst4" }], desc = "d" },
  { name = "s", dir = "imm", width = 0, codecs = [{ codec = "int *" }], desc = "n" },
  { name = "bit", dir = "imm", width = 0, codecs = [{ codec = "plain" }], desc = "b" },
]
"#;

fn family(edit: &[(&str, &str, &str)]) -> Result<Spec, Vec<String>> {
    let isa = format!(
        "{}\n[[category]]\nname = \"alu\"\nrole = \"Body\"\ndesc = \"arithmetic\"\n",
        ISA.split("flags").next().unwrap_or("")
    );
    let mut files: BTreeMap<String, String> = [
        ("isa.toml", isa.as_str()),
        ("formats.toml", LAYOUTS),
        ("kinds.toml", FAMILY_KINDS),
        ("traps.toml", TRAPS),
        ("g.toml", FAMILY),
    ]
    .map(|(n, t)| (n.to_string(), t.to_string()))
    .into();
    for (file, old, new) in edit {
        let text = files.get_mut(*file).expect("file exists");
        assert!(text.contains(old), "{file} does not contain {old}");
        *text = text.replacen(old, new, 1);
    }
    Spec::from_texts(&files).map_err(|e| e.iter().map(ToString::to_string).collect())
}

#[test]
fn families_become_rows() {
    let spec = family(&[]).unwrap();
    let [add, three] = &spec.insns[..] else {
        panic!("{:?}", spec.insns);
    };
    let v = &add.variants[0];
    // Bits 15:12 and 7:0 belong to no field.
    assert_eq!((v.mask, v.value, v.bits), (0xf0ff, 0x02, 32));
    assert_eq!(v.excluded, [(3, 1 << 3)]);
    assert_eq!(v.fields[0].1, "int 2");
    assert_eq!((add.op.as_str(), three.op.as_str()), ("Add", "Special"));
    assert!(add.operands[3].writes && add.operands[1].reads);
    assert_eq!(three.variants[0].mask, 0xf_f0ff);
}

#[test]
fn each_mistake_of_a_family_is_refused() {
    let cases: &[(&str, &str, &str, &str)] = &[
        ("g.toml", "\"alu\"", "\"fpu\"", "unknown category `fpu`"),
        ("g.toml", "\"L\"", "\"X\"", "unknown format `X`"),
        ("g.toml", "{SrcL}", "{SrcX}", "no field `SrcX`"),
        ("g.toml", "{.F=", "{.G=", "no field `G`"),
        ("g.toml", "flag}", "flag", "`{` without `}`"),
        ("g.toml", "{RegDst}\"", "{RegDst\"", "`{` without `}`"),
        ("g.toml", "RegDst = [3]", "Reg = [3]", "no field `Reg`"),
        ("g.toml", "[3]", "[16]", "cannot have all of [16]"),
        ("g.toml", "0x02", "0x10002", "belong to fields"),
        (
            "g.toml",
            "0x02",
            "0x03",
            "do not announce a length of 32 bits",
        ),
        (
            "g.toml",
            "exclude = { RegDst = [3] }",
            "",
            "overlaps L of add",
        ),
        ("g.toml", "\"Special\"", "\"Add\"", "described twice"),
        (
            "formats.toml",
            "SrcL:src@27:21",
            "SrcL:src@27:22",
            "cannot be held in field SrcL of 6 bits",
        ),
        (
            "formats.toml",
            "SrcL:src@",
            "SrcL:srx@",
            "unknown kind `srx`",
        ),
        (
            "formats.toml",
            "SrcL:src@",
            "SrcL@",
            "is not name:kind@high:low",
        ),
        ("formats.toml", "27:21", "28:21", "overlaps another field"),
        ("formats.toml", "27:21", "40:21", "bad bit range"),
        (
            "formats.toml",
            "layout =",
            "fields = [{ name = \"a\", bits = \"3:0\" }]\nlayout =",
            "not both",
        ),
    ];
    for (file, old, new, expected) in cases {
        let errors = family(&[(file, old, new)]).expect_err(expected);
        assert!(
            errors.iter().any(|e| e.contains(expected)),
            "{new}: {expected} not in {errors:#?}"
        );
    }
}
