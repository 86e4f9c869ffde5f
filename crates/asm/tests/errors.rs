//! Messages: each `tests/errors/NAME.s` gives exactly the text in `NAME.txt`.
//!
//! Set `UPDATE_EXPECT=1` to write the texts anew, and read the difference like code.

mod common;

use codespan_reporting::diagnostic::{Diagnostic as Report, Label as Mark};
use codespan_reporting::files::SimpleFiles;
use codespan_reporting::term::{Config, emit_to_string};
use lanemask_diag::{Diagnostic, Sources};
use std::path::Path;

fn render(name: &str, text: &str, diags: &[Diagnostic]) -> String {
    let mut files = SimpleFiles::new();
    let file = files.add(name, text);
    let mut out = String::new();
    for d in diags {
        let report = if d.is_error() {
            Report::error()
        } else {
            Report::warning()
        };
        let mut labels = Vec::new();
        if let Some(l) = &d.primary {
            labels.push(
                Mark::primary(file, l.span.start as usize..l.span.end as usize)
                    .with_message(&l.message),
            );
        }
        for l in &d.secondary {
            labels.push(
                Mark::secondary(file, l.span.start as usize..l.span.end as usize)
                    .with_message(&l.message),
            );
        }
        let report = report
            .with_code(d.code)
            .with_message(&d.message)
            .with_labels(labels)
            .with_notes(d.notes.clone());
        emit_to_string(&mut out, &Config::default(), &files, &report)
            .expect("the places lie in the file");
    }
    // Renderers leave blanks at line ends, editors do not.
    out.lines()
        .map(|l| l.trim_end().to_string() + "\n")
        .collect()
}

#[test]
fn messages() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors");
    let mut names: Vec<_> = std::fs::read_dir(&dir)
        .expect("tests/errors exists")
        .flatten()
        .map(|e| e.path())
        .collect();
    names.retain(|p| p.extension().is_some_and(|e| e == "s"));
    names.sort();
    assert!(names.len() >= 8, "{names:?}");
    let mut wrong = Vec::new();
    for path in names {
        let name = path
            .file_name()
            .map(|n| n.to_string_lossy().into_owned())
            .unwrap_or_default();
        let text = std::fs::read_to_string(&path)
            .expect("readable")
            .replace("\r\n", "\n");
        let mut sources = Sources::new();
        let file = sources.add(&name, text.clone());
        let (_, diags) = lanemask_asm::assemble(&sources, file);
        let got = render(&name, &text, &diags);
        let expected_path = path.with_extension("txt");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&expected_path, &got).expect("writable");
        }
        let expected = std::fs::read_to_string(&expected_path)
            .unwrap_or_default()
            .replace("\r\n", "\n");
        if got != expected {
            wrong.push(format!("{name}: got\n{got}\nexpected\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Code and underlined text of each message, in the order of the text.
fn short(text: &str) -> Vec<String> {
    let (_, diags) = common::assemble(text);
    let at = |d: &Diagnostic| {
        d.primary.as_ref().map_or(String::new(), |l| {
            text[l.span.start as usize..l.span.end as usize].into()
        })
    };
    diags
        .iter()
        .map(|d| format!("{} `{}`", d.code, at(d)))
        .collect()
}

#[test]
fn every_mistake_of_a_file_is_reported_at_its_token() {
    let text =
        "ednpgm\nv.add.u32 v1, v2\nv.add.u32 v1, v2, v200\nb nowhere\n.wrod 1\nnop nop\nendpgm\n";
    assert_eq!(
        short(text),
        [
            "asm-unknown-mnemonic `ednpgm`",
            "asm-missing-operand ``",
            "asm-no-such-register `v200`",
            "asm-undefined-symbol `nowhere`",
            "asm-unknown-directive `.wrod`",
            "asm-too-many-operands `nop`",
        ]
    );
}

#[test]
fn suggestions() {
    let notes = |text: &str| {
        common::assemble(text)
            .1
            .iter()
            .flat_map(|d| d.notes.clone())
            .collect::<Vec<_>>()
            .join("; ")
    };
    assert!(notes("ednpgm").contains("did you mean `endpgm`?"));
    assert!(notes("V.ADD.U32 v0, v0, v0\nendpgm").contains("`v.add.u32`"));
    assert!(notes("v.add v0, v0, v0\nendpgm").contains("`v.add.f32`"));
    assert!(notes("v.add.u32.lti v0, v0, 3\nendpgm").contains("`.lit`"));
    assert!(notes("csrr u0, fflgas\nendpgm").contains("did you mean `fflags`?"));
    assert!(notes(".wrod 1").contains("did you mean `.word`?"));
    assert!(notes("start: b strat").contains("did you mean `start`?"));
    assert!(notes("waitcnt vn=0\nendpgm").contains("did you mean `vm=`?"));
    assert!(notes("v.add.f32 v0, v0, v0, sta\nendpgm").contains("did you mean `sat`?"));
    assert!(notes("buffer.load.b32 v0, u[5:8], v0, 0\nendpgm").contains("`u[4:7]`"));
    assert!(notes("v.add.f16 v0, v1.l, v2.l\nendpgm").contains("`v0.l`"));
}

#[test]
fn values_out_of_range() {
    assert_eq!(short("trap 0x100000"), ["asm-out-of-range `0x100000`"]);
    assert_eq!(
        short("v.add.u32 v0, v0, 0x100000000\nendpgm"),
        ["asm-out-of-range `0x100000000`"]
    );
    assert_eq!(
        short("v.add.u32 v0, 1000, 1000\nendpgm"),
        ["asm-not-inline `1000`"]
    );
    assert_eq!(
        short("v.add.f64 v[0:1], v[0:1], 1.5\nendpgm"),
        ["asm-not-inline `1.5`"]
    );
    assert_eq!(
        short("v.add.f16 v0.l, v1.l, 1.5\nendpgm"),
        ["asm-not-inline `1.5`"]
    );
    assert_eq!(short("waitcnt vm=64\nendpgm"), ["asm-out-of-range `vm=64`"]);
    assert_eq!(
        short("u.mov.b32.k u0, 40000\nendpgm"),
        ["asm-out-of-range `40000`"]
    );
    assert_eq!(
        short("csrr u0, 0x1000\nendpgm"),
        ["asm-out-of-range `0x1000`"]
    );
    assert_eq!(short("trap 1 << 64"), ["asm-bad-shift `64`"]);
    assert_eq!(
        short("trap 1 / (2 - 2)"),
        ["asm-division-by-zero `(2 - 2)`"]
    );
    assert_eq!(
        short("trap 0xffffffffffffffff * 2"),
        ["asm-overflow `0xffffffffffffffff * 2`"]
    );
    assert_eq!(short("trap 1.5 & 1"), ["asm-float-operator `1.5 & 1`"]);
    assert_eq!(
        short(".data\n.byte 256, -129, 1.0"),
        [
            "asm-out-of-range `256`",
            "asm-out-of-range `-129`",
            "asm-wrong-operand `1.0`",
        ]
    );
    assert_eq!(
        short(".equ a, b\n.equ b, a\n.data\n.word a"),
        ["asm-cyclic-symbol `a`"]
    );
    assert_eq!(short("x: .zero x"), ["asm-not-constant `x`"]);
    assert_eq!(short(".zero 0xffffffff"), ["asm-out-of-range `0xffffffff`"]);
    assert_eq!(
        short(".data\n.zero 0x4000000\n.zero 1\n.zero 1"),
        ["asm-too-large `.zero`"]
    );
}

#[test]
fn modifiers_only_where_they_exist() {
    assert_eq!(
        short("v.add.u32 v0, -v1, v2\nendpgm"),
        ["asm-no-modifiers `-v1`"]
    );
    assert_eq!(
        short("u.add.u32 u0, |u1|, u2\nendpgm"),
        ["asm-no-modifiers `|u1|`"]
    );
    assert_eq!(
        short("v.add.u32 v0, v1, v2, sat\nendpgm"),
        ["asm-too-many-operands `sat`"]
    );
    // A literal and neg do not fit one encoding.
    assert_eq!(
        short("v.add.f32 v0, -v1, 1.5\nendpgm"),
        ["asm-no-encoding `v.add.f32`"]
    );
}

/// The first message about a text, with its notes.
fn message(text: &str) -> String {
    let (_, diags) = common::assemble(text);
    let d = diags.first().unwrap_or_else(|| panic!("{text} assembles"));
    [std::slice::from_ref(&d.message), &d.notes[..]]
        .concat()
        .join("; ")
}

/// What cannot be a literal, what can, and the number as it was written.
#[test]
fn a_number_that_no_literal_can_hold() {
    let swap = "only `rs2` can be a literal; put the number into a register, or swap the two where their order does not matter";
    for (line, want) in [
        ("v.sub.u32 v1, 252, v2", format!("252 is not an inline constant; {swap}")),
        ("v.sub.f32 v1, 3.0, v2", format!("3.0 is not an inline constant; {swap}")),
        ("v.add.u32 v1, 252, 5", format!("252 is not an inline constant; {swap}")),
        (
            "v.fma.f32 v1, v2, v3, 3.0",
            "3.0 is not an inline constant; no source of `v.fma.f32` can be a literal; put the number into a register".into(),
        ),
        (
            "v.add.u32 v1, 252, 253",
            "252 is not an inline constant; one source can be a literal; put one of the two numbers into a register".into(),
        ),
        (
            "v.add.u32.e64 v1, v2, 252",
            "252 is not an inline constant; a literal stands in another encoding than `.e64`".into(),
        ),
    ] {
        assert_eq!(message(&format!("{line}\nendpgm\n")), want);
    }
}

/// Where two mnemonics differ in their condition the other one is named with what makes it the same, never the opposite.
#[test]
fn conditions_that_are_said_by_others() {
    for (line, note) in [
        (
            "bgt.u32 u1, u2, main",
            "write `blt.u32` with its two sources swapped",
        ),
        (
            "ble.i64 u[2:3], u[4:5], main",
            "write `bge.i64` with its two sources swapped",
        ),
        (
            ".isa linx\nv.cmp.gt vt#1, zero, ->p",
            "write `v.cmp.lt` with its two sources swapped",
        ),
        (
            ".isa linx\nb.leu t#1, t#2, x",
            "write `b.geu` with its two sources swapped",
        ),
        (
            ".isa linx\nv.fgt vt#1, vt#2, ->p",
            "write `v.flt` with its two sources swapped",
        ),
        (
            ".isa linx\nv.cmp.gti vt#1, 3, ->p",
            "write `v.cmp.gei` with the number plus 1",
        ),
    ] {
        let said = message(&format!("{line}\n"));
        assert!(said.ends_with(note), "{line}: {said}");
    }
}

#[test]
fn names_from_elsewhere() {
    let there = |name: &str| message(&format!("{name} v1, v2\nendpgm\n"));
    assert!(there("mov").contains("there are `v.mov.b32`, `u.mov.b32`"));
    assert!(there("ret").contains("`jr` returns"));
    assert!(there("add").contains("`v.add.u32`"), "{}", there("add"));
    // Each mnemonic that is named exists.
    for name in ["mov", "ret", "add", "call", "jmp", "exit", "li", "mv"] {
        let said = there(name);
        for word in said.split('`').skip(3).step_by(2) {
            let clean = lanemask_isa::w32::Op::from_mnemonic(word);
            assert!(clean.is_some(), "{name}: `{word}` in {said}");
        }
    }
}

/// What the loader refuses is refused here.
#[test]
fn memory_of_a_kernel_has_limits() {
    for (directive, most) in [(".scratch", 1 << 20), (".workgroup_memory", 1 << 20)] {
        let with = |n: u32| short(&format!(".kernel k\n{directive} {n}\n.end\nk: endpgm\n"));
        assert_eq!(with(most), [""; 0]);
        let want = format!("asm-out-of-range `{}`", most + 4);
        assert_eq!(with(most + 4), [want]);
    }
}
