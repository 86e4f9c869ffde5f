//! Object → text → object, and words → text → words.

mod common;

use common::{Random, assemble, clean, words};
use lanemask_asm::{Options, disassemble, hex};
use lanemask_diag::Sources;
use lanemask_isa::w32::{self, Op};
use lanemask_object::Object;

const LINES: Options = Options {
    encodings: false,
    lines: true,
};
const ALL: Options = Options {
    encodings: true,
    lines: true,
};

/// Text of the object assembles to an equal object, with and without comments.
fn same(object: &Object) -> String {
    for options in [LINES, ALL] {
        let text = disassemble(object, options);
        let (again, diags) = assemble(&text);
        let errors: Vec<_> = diags
            .iter()
            .filter(|d| d.is_error())
            .map(|d| d.to_string())
            .collect();
        assert!(errors.is_empty(), "{errors:#?} in\n{text}");
        assert_eq!(again, *object, "from\n{text}");
    }
    disassemble(object, Options::default())
}

#[test]
fn objects_round_trip() {
    let text = r#"
        .equ ANSWER, 42
        .global table, "odd name"
    first:
        .kernel first
            .workgroup_size 8, 4
            .resource 0, 1, "in", read, 16
            .resource 2, 0, out, read_write
            .image 2, 1, picture, read_write, "2d array rgba8unorm"
            .image 2, 2, depths, read, "2d multisampled depth"
            .sampler 2, 3, near, filtering
            .sampler 2, 4, below, comparison
            .scratch 64
            .workgroup_memory 4 * ANSWER
            .order_dependent
        .end
        v.add.u32 v0, v0, ANSWER
        bexecz done
    .Lloop:
        u.add.u32 u9, u9, -1
        bnz u9, .Lloop
        b "odd name"
        .word 0xffffffff, 0x00000001, 0
        .byte 1, 2, 3
        .align 4
    "odd name":
        v.mov.b64 v[2:3], v[126:127]
    done:
        endpgm
        .kernel second
            .v_regs 7
        .end
        b.e64 second
        endpgm
    tail:
        .data
        .asciz "hello"
        .align 8
    table:
        .zero 100
        .float 1.5, -0.0
        .half 7
    end:
        .size table, 100
    "#;
    let object = clean(text);
    assert_eq!(
        object
            .kernels
            .iter()
            .map(|k| k.name.as_str())
            .collect::<Vec<_>>(),
        ["first", "second"]
    );
    assert_eq!(object.kernels[0].u_regs, 10);
    assert_eq!(object.kernels[0].v_regs, 128);
    assert_eq!(object.kernels[0].workgroup_bytes, 168);
    assert_eq!((object.kernels[1].v_regs, object.kernels[1].u_regs), (7, 0));
    same(&object);
    assert_eq!(Object::from_elf(&object.to_elf()), Ok(object));
}

#[test]
fn symbols_may_be_called_like_registers_or_not_at_all_like_names() {
    same(&clean(
        "\"v3\": b \"v3\"\n\"a \\\"b\\\"\\n\": b \"a \\\"b\\\"\\n\"\nsat: exec: b sat\nb exec\n",
    ));
}

#[test]
fn objects_without_lines_or_kernels_round_trip() {
    same(&clean(".no_lines\nendpgm\n"));
    same(&clean(".library\nnop\n"));
    same(&clean(
        ".file \"a.wgsl\"\n.file \"b.wgsl\"\n.loc 1 7 3\nnop\nnop\n.loc 0 1\nendpgm\n",
    ));
    same(&clean(".data\n.word 1\n"));
    same(&clean(""));
}

/// Words at random, many of them instructions, some cut off, some branches to odd places.
#[test]
fn random_words_round_trip() {
    let mut random = Random(11);
    for round in 0..400 {
        let mut code = Vec::new();
        for _ in 0..random.below(60) {
            let op = Op::ALL[random.below(Op::COUNT)];
            let variants = op.info().variants;
            let v = &variants[random.below(variants.len())];
            let mut bits = v.value;
            for f in v.fields.iter().filter(|f| !f.pieces.is_empty()) {
                // Small branch distances hit other instructions, also their second words.
                let small = (random.next() % 64).wrapping_sub(32);
                bits |= f.put(if f.codec == w32::Codec::Rel {
                    small
                } else {
                    random.next()
                });
            }
            if random.below(8) == 0 {
                bits ^= 1 << random.below(64);
            }
            code.extend_from_slice(&bits.to_le_bytes()[..usize::from(v.bits) / 8]);
        }
        code.truncate(code.len().saturating_sub(random.below(7)));
        let object = Object {
            target: "w32".into(),
            code,
            ..Object::default()
        };
        let text = disassemble(
            &object,
            Options {
                encodings: round % 2 == 0,
                lines: false,
            },
        );
        assert_eq!(clean(&text).code, object.code, "{text}");
        // As hexadecimal words too, unless the last instruction lacks its second word.
        let (again, errors) = read_hex(&hex::print(&object.code));
        if errors.is_empty() {
            assert_eq!(words(&again), words(&object.code));
        } else {
            assert!(
                errors.len() == 1 && errors[0].starts_with("hex-missing-word"),
                "{errors:?}"
            );
            assert_eq!(
                words(&again),
                words(&object.code)[..words(&object.code).len() - 1]
            );
        }
    }
}

fn read_hex(text: &str) -> (Vec<u8>, Vec<String>) {
    let mut sources = Sources::new();
    let file = sources.add("x.hex", text);
    let (code, diags) = hex::parse(&sources, file);
    let at = |d: &lanemask_diag::Diagnostic| {
        d.primary
            .as_ref()
            .map(|l| text[l.span.start as usize..l.span.end as usize].to_string())
    };
    (
        code,
        diags
            .iter()
            .map(|d| format!("{} `{}`", d.code, at(d).unwrap_or_default()))
            .collect(),
    )
}

#[test]
fn hexadecimal_words() {
    // nop = 0x4e; v.mov.b32 v1, 1.5 by hand: VL1 op=0x0f, rd 21:14, literal behind.
    let code = clean("nop\nv.mov.b32 v1, 1.5\n.library").code;
    assert_eq!(hex::print(&code), "0000004e\n0000400f 3fc00000\n");
    assert_eq!(read_hex(&hex::print(&code)), (code, vec![]));
    let (code, errors) = read_hex("; a comment\n\n  0000004E  // nop\n0000400f 3fc00000\n");
    assert_eq!(
        (words(&code), errors),
        (vec![0x4e, 0x400f, 0x3fc0_0000], vec![])
    );
    let errors = |text| read_hex(text).1;
    assert_eq!(
        errors("0000004g\n0x00004e\n004e\n"),
        [
            "hex-bad-digit `g`",
            "hex-bad-digit `x`",
            "hex-bad-length `004e`"
        ]
    );
    assert_eq!(
        errors("0000004e 0000004e\n"),
        ["hex-too-many-words `0000004e`"]
    );
    assert_eq!(errors("0000400f\n"), ["hex-missing-word `0000400f`"]);
    assert_eq!(errors("é"), ["hex-bad-digit `é`"]);
}

#[test]
fn one_instruction() {
    assert_eq!(lanemask_asm::instruction(0x4e, None), "nop");
    assert_eq!(lanemask_asm::instruction(0, Some(0x4e)), ".word 0x00000000");
    assert_eq!(
        lanemask_asm::instruction(0x7f, Some(5)),
        ".word 0x0000007f, 0x00000005"
    );
    assert_eq!(lanemask_asm::instruction(0x7f, None), ".word 0x0000007f");
}

#[test]
fn comments_show_addresses_and_words() {
    let text = disassemble(
        &clean("nop\nv.mov.b32 v1, 1.5\n.word 0\n.library"),
        Options {
            encodings: true,
            lines: false,
        },
    );
    let lines: Vec<_> = text
        .lines()
        .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert!(lines.contains(&"nop ; 0: 0000004e".to_string()), "{text}");
    assert!(
        lines.contains(&"v.mov.b32 v1, 0x3fc00000 ; 4: 0000400f 3fc00000".to_string()),
        "{text}"
    );
    assert!(
        lines.contains(&".word 0x00000000 ; c: 00000000 not an instruction".to_string()),
        "{text}"
    );
}

/// Statements on masks stay beside the code: assembled, disassembled and assembled again.
#[test]
fn masks_of_w32_are_kept() {
    let text = ".mask all = entry\nsaveexec.and u4, u5\n.mask t\n.mask = all & ~t | none\nendpgm\n";
    let object = clean(text);
    let masks: Vec<(u32, Option<&str>, Option<String>)> = (object.notes.masks.iter())
        .map(|m| {
            (
                m.offset,
                m.name.as_deref(),
                m.is.as_ref().map(ToString::to_string),
            )
        })
        .collect();
    assert_eq!(
        masks,
        [
            (0, Some("all"), Some("entry".into())),
            (4, Some("t"), None),
            (4, None, Some("all & ~t | none".into())),
        ]
    );
    let listing = disassemble(&object, Options::default());
    let again = clean(&listing);
    assert_eq!(again.notes, object.notes, "{listing}");
    assert_eq!(again.code, object.code);
    let code = |text: &str| assemble(text).1.first().map(|d| d.code);
    assert_eq!(code(".mask = all\nendpgm\n"), Some("asm-undefined-mask"));
    assert_eq!(code(".mask u4\nendpgm\n"), Some("asm-reserved-name"));
    assert_eq!(
        code(".mask none = entry\nendpgm\n"),
        Some("asm-reserved-name")
    );
    // Registers are masks on w32, whether or not they have been written; there is no u64.
    assert_eq!(code(".mask = entry & u63\nendpgm\n"), None);
    assert_eq!(
        code(".mask = entry & u64\nendpgm\n"),
        Some("asm-undefined-mask")
    );
}

#[test]
fn images_and_samplers_of_no_kind_are_refused() {
    for (line, code) in [
        (".image 0, 0, x, read, \"4d f32\"", "asm-image-type"),
        (".image 0, 0, x, read", "asm-syntax"),
        (".image 0, 0, x, uniform, \"2d f32\"", "asm-unknown-access"),
        (".sampler 0, 0, x, nearest", "asm-unknown-access"),
    ] {
        let (_, found) = assemble(&format!(".kernel k\n{line}\n.end\nendpgm\n"));
        assert_eq!(found.first().map(|d| d.code), Some(code), "{line}");
        assert!(found[0].primary.is_some(), "{line}");
    }
}
