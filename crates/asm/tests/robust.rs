//! Nothing that one can write makes the assembler panic.

mod common;

use common::{Random, assemble};
use lanemask_asm::{Options, disassemble};
use lanemask_object::Object;

const SEED: &str = r#"
    .equ N, 3 + (4 << 2)
    .kernel k
        .workgroup_size 64
        .resource 0, 1, buf, read_write, 4
    .end
start:
    v.add.f32 v1, -|v2|, 1.5, sat
    v.mov.b64 v[2:3], u[4:5] ; comment
    waitcnt vm=0, ls=2
    csrw mode, u1
    bnz u3, start
    buffer.load.b32 v0, u[4:7], v1, N /* x */
    b .+8
    u.mov.b32 u0, table - start
    endpgm
    .data
table: .word 1, 'a', 0x10
    .asciz "text\n"
    .align 8
    .file "f"
    .size table, 4
"#;

/// Bytes, tokens and lines of valid text removed, doubled, swapped, replaced.
#[test]
fn mutated_text() {
    let mut random = Random(3);
    let pieces = [
        "-",
        "|",
        "(",
        ")",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "'",
        "v",
        "u",
        ".",
        "0x",
        "1e",
        "/*",
        "*/",
        "\n",
        "~",
        "%",
        "<<",
        "9999999999999999999999",
        ".kernel",
        ".end",
        ".zero",
        ".align 65536",
        "v[",
        "=",
        "é",
        "\0",
        "\\",
        ".equ a, a\n",
        "-(",
        "v127",
        "u[62:69]",
        ".loc 0 0",
        "endpgm\n",
        "b .-4\n",
        "start",
        ".byte .\n",
        ".quad 1/0\n",
    ];
    for _ in 0..6000 {
        let mut text = SEED.to_string();
        for _ in 0..1 + random.below(6) {
            let cut = |random: &mut Random, text: &str| {
                let mut at = random.below(text.len() + 1);
                while !text.is_char_boundary(at) {
                    at -= 1;
                }
                at
            };
            let (mut a, mut b) = (cut(&mut random, &text), cut(&mut random, &text));
            if a > b {
                (a, b) = (b, a);
            }
            b = b.min(a + 12);
            while !text.is_char_boundary(b) {
                b -= 1;
            }
            match random.below(4) {
                0 => text.replace_range(a..b, ""),
                1 => text.insert_str(a, &text.clone()[a..b]),
                2 => text.insert_str(a, pieces[random.below(pieces.len())]),
                _ => text.replace_range(a..b, pieces[random.below(pieces.len())]),
            }
        }
        check(&text);
    }
}

#[test]
fn garbage() {
    let mut random = Random(5);
    for _ in 0..3000 {
        let bytes: Vec<u8> = (0..random.below(80))
            .map(|_| (random.next() % 128) as u8)
            .collect();
        check(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn hexadecimal_garbage() {
    let mut random = Random(9);
    let signs: Vec<char> = "0123456789abcdefFx  \n\n;/é\t".chars().collect();
    for _ in 0..5000 {
        let text: String = (0..random.below(60))
            .map(|_| signs[random.below(signs.len())])
            .collect();
        let mut sources = lanemask_diag::Sources::new();
        let file = sources.add("x", text.clone());
        let (code, diags) = lanemask_asm::hex::parse(&sources, file);
        assert!(code.len().is_multiple_of(4));
        for l in diags.iter().flat_map(|d| &d.primary) {
            assert!(
                text.get(l.span.start as usize..l.span.end as usize)
                    .is_some(),
                "{text:?}"
            );
        }
    }
}

#[test]
fn extremes() {
    check(&"(".repeat(100_000));
    check(&format!("trap {}1", "-".repeat(100_000)));
    check(&format!("trap {}", "1+".repeat(100_000)));
    check(&format!(
        "trap {}1{}",
        "(".repeat(100_000),
        ")".repeat(100_000)
    ));
    check(&format!(
        "v.mov.b32 v0, -{}1{}",
        "(".repeat(60),
        ")".repeat(60)
    ));
    check(&"a".repeat(100_000));
    check(&"x:".repeat(10_000));
    check(&"nop,".repeat(10_000));
    check(
        &(0..5000)
            .map(|k| format!(".equ a{k}, a{} + a{}\n", k + 1, k + 1))
            .collect::<String>(),
    );
    check(
        &(0..2000)
            .map(|k| format!("l{k}: b l{}\n", 1999 - k))
            .collect::<String>(),
    );
    // Constants that depend on an address, each a long sum that begins with the next.
    let sum = "+1".repeat(60);
    check(
        &(0..200)
            .map(|k| format!(".equ a{k}, a{}{sum}\n", k + 1))
            .collect::<String>(),
    );
    check(
        &(0..200)
            .map(|k| format!(".equ a{k}, a{}{sum}\n", k + 1))
            .chain(["a200: .word a0\n".into()])
            .collect::<String>(),
    );
    check(
        &(0..200)
            .map(|k| format!(".equ a{k}, a{}\n", k + 1))
            .chain(["a200: .word a190, a184\n".into()])
            .collect::<String>(),
    );
    check(&"unknwon v0\n".repeat(20_000));
    check(&format!(
        "b {0}\n{0}b: .{0} {0}\n.{0}\nwaitcnt {0}=1\ncsrr u0, {0}\n",
        "a".repeat(20_000)
    ));
    check("\"\": nop\n.kernel \"\"\n.end\nendpgm\n");
    check(".zero 0x3ffffff\n.align 65536\nnop\n.zero 100\n");
    check("b 0x7fffffffffffffff\nb -0x8000000000000000\n");
}

/// Sixteen constants, each a nested sum, need no deep stack.
#[test]
fn nested_constants_need_no_deep_stack() {
    let sum = |k: u32| format!("{}a{}{}", "1+(".repeat(30), k + 1, ")".repeat(30));
    let mut text: String = (0..15)
        .map(|k| format!(".equ a{k}, {}\n", sum(k)))
        .collect();
    text += ".equ a15, 7\n.data\n.word a0\n";
    let small = std::thread::Builder::new().stack_size(256 << 10);
    let value = small.spawn(move || assemble(&text).0.data).unwrap();
    // Fifteen times thirty ones, and 7.
    assert_eq!(value.join().unwrap(), 457u32.to_le_bytes());
}

/// Assembles; what comes out can be written, read and disassembled, and every place lies in the text.
fn check(text: &str) {
    let (object, diags) = assemble(text);
    for d in &diags {
        for l in d.primary.iter().chain(&d.secondary) {
            let (start, end) = (l.span.start as usize, l.span.end as usize);
            assert!(
                start <= end && text.get(start..end).is_some(),
                "{d:?}\n{text}"
            );
        }
    }
    if diags.iter().any(|d| d.is_error()) {
        return;
    }
    assert_eq!(
        Object::from_elf(&object.to_elf()).as_ref(),
        Ok(&object),
        "{text}"
    );
    let again = disassemble(
        &object,
        Options {
            lines: true,
            encodings: false,
        },
    );
    let (same, diags) = assemble(&again);
    assert!(
        !diags.iter().any(|d| d.is_error()),
        "{diags:?}\n{again}\nfrom\n{text}"
    );
    assert_eq!(same, object, "{again}\nfrom\n{text}");
}
