//! Every encoding through text, and words computed by hand.

mod common;

use common::{Random, assemble, clean};
use lanemask_isa::w32::{self, Op};

/// Random legal words of every encoding of every instruction: word → text → the same word.
#[test]
fn every_encoding_assembles_from_its_text() {
    let mut random = Random(7);
    let mut text = String::new();
    let mut words = Vec::new();
    for op in Op::ALL {
        for (k, v) in op.info().variants.iter().enumerate() {
            let mut legal = 0;
            for round in 0..200 {
                let mut bits = v.value;
                for f in v.fields.iter().filter(|f| !f.pieces.is_empty()) {
                    // Also the corners, and small numbers so that all kinds of operands occur.
                    bits |= f.put(match round % 4 {
                        0 => random.next() & 0x1ff,
                        1 => random.next() & 7,
                        _ => random.next(),
                    });
                }
                let Ok(insn) = w32::decode(bits as u32, Some((bits >> 32) as u32)) else {
                    continue;
                };
                assert_eq!((insn.op, insn.variant as usize), (op, k));
                legal += 1;
                text += &format!("{insn}\n");
                words.extend(
                    w32::encode(&insn)
                        .expect("decoded words can be encoded")
                        .words(),
                );
            }
            assert!(legal > 3, "{} {}", op.info().mnemonic, v.format);
        }
    }
    text += "endpgm\n";
    words.push(0xce);
    let (object, diags) = assemble(&text);
    let errors: Vec<String> = diags
        .iter()
        .filter(|d| d.is_error())
        .map(|d| {
            let at = d.primary.as_ref().map_or(0, |l| l.span.start as usize);
            format!("{d}: {}", text[at..].lines().next().unwrap_or(""))
        })
        .collect();
    assert!(
        errors.is_empty(),
        "{} errors, first {:#?}",
        errors.len(),
        &errors[..errors.len().min(5)]
    );
    let got = common::words(&object.code);
    let (mut at, mut lines) = (0, text.lines());
    while at < words.len() {
        let len = w32::len_bytes(words[at]) as usize / 4;
        let line = lines.next().unwrap_or("");
        assert_eq!(
            got.get(at..at + len),
            words.get(at..at + len),
            "`{line}` at {at}"
        );
        at += len;
    }
    assert_eq!(got.len(), words.len());
}

/// Words put together by hand from the bit positions in `isa/w32/formats.toml` and the numbers on the cards.
#[test]
fn words_by_hand() {
    let cases: &[(&str, &[u32])] = &[
        // SYS op=0x4e: f5 11:7, imm 31:12.
        ("nop", &[0x4e]),
        ("endpgm", &[0x4e | 1 << 7]),
        ("trap 0x12345", &[0x4e | 2 << 7 | 0x12345 << 12]),
        // WAIT op=0x50: vm 12:7, vst 18:13, tex 22:19, ls 26:23, sm 28:27, sfu 31:29; all ones = no wait.
        (
            "waitcnt ls=2, vm=0",
            &[0x50 | 63 << 13 | 15 << 19 | 2 << 23 | 3 << 27 | 7 << 29],
        ),
        // V3F op=0x03: fn 15:7, rd 23:16 (halves: register * 2 + high), rs1 40:32, rs2 49:41; neg of rs1 bit 24.
        (
            "v.add.f16 v1.h, v2.l, u3",
            &[0x03 | 0x080 << 7 | 3 << 16, 4 | (256 + 3) << 9],
        ),
        // V1R op=0x03: as V3F, round 43:41.
        (
            "v.cvtr.i32.f32 v5, -v2, ru",
            &[0x03 | 0x1c2 << 7 | 5 << 16 | 1 << 24, 2 | 3 << 9],
        ),
        // U3 op=0x4a: fn 13:7, rd 19:14, rs1 25:20, round 31:26.
        (
            "u.cvtr.f32.u32 u11, u10, mode",
            &[0x4a | 0x5b << 7 | 11 << 14 | 10 << 20 | 4 << 26],
        ),
        // VCY op=0x0d: fn 15:7, rd 23:16, ci 29:24, rs1 40:32, rs2 49:41, co 55:50; subb.co 0x13.
        (
            "v.subb.co.u32 v1, u2, v3, 5, u4",
            &[0x0d | 0x13 << 7 | 1 << 16 | 4 << 24, 3 | 325 << 9 | 2 << 18],
        ),
        // VXL op=0x1d: fn 15:7, rd 23:16, cl 26:24 (the logarithm), rs1 40:32, rs2 49:41.
        (
            "v.rotate.b32 v9, v8, u7, 16",
            &[0x1d | 0x14 << 7 | 9 << 16 | 4 << 24, 8 | (256 + 7) << 9],
        ),
        (
            "v.exscan.max.i64 v[2:3], v[4:5], 32",
            &[0x1d | 0xd5 << 7 | 2 << 16 | 5 << 24, 4],
        ),
        // U5 op=0x2d: fn 15:7, rd 21:16, rs1 27:22, rs2 37:32, rs3 43:38, ci 49:44, co 55:50.
        (
            "u.addc.co.u32 u1, u2, u3, u4, u5",
            &[0x2d | 0x61 << 7 | 1 << 16 | 3 << 22, 4 | 5 << 12 | 2 << 18],
        ),
        (
            "u.mad.u64.u32 u[8:9], u1, u2, u[6:7]",
            &[0x2d | 0xb2 << 7 | 8 << 16 | 1 << 22, 2 | 6 << 6],
        ),
        // BRU op=0x32: f3 9:7, rd/rs1 15:10, rel 31:16.
        ("jr u30, -8", &[0x32 | 3 << 7 | 30 << 10 | 0xfff8 << 16]),
        ("btab u3, . + 4", &[0x32 | 4 << 7 | 3 << 10 | 1 << 16]),
        // CSR op=0x52: f3 9:7, rd/rs1 15:10, csr 27:16; fflags = 0x002, clock = 0x020.
        ("csrw fflags, u7", &[0x52 | 1 << 7 | 7 << 10 | 2 << 16]),
        ("csrr u63, clock", &[0x52 | 63 << 10 | 0x20 << 16]),
        (
            "csrsi 0x123, 0b101",
            &[0x52 | 5 << 7 | 5 << 10 | 0x123 << 16],
        ),
        // VS op=0x02: f2 8:7, rd 15:9, rs1 24:16, rs2 31:25; u5 = 256 + 5, 3 = 320 + 3.
        ("v.add.u32 v1, v2, v3", &[0x02 | 1 << 9 | 2 << 16 | 3 << 25]),
        (
            "v.sub.u32 v127, u5, v9",
            &[0x02 | 1 << 7 | 127 << 9 | 261 << 16 | 9 << 25],
        ),
        (
            "v.add.u32 v1, 3, v3",
            &[0x02 | 1 << 9 | 323 << 16 | 3 << 25],
        ),
        // MF op=0x2e: order 9:7 (seqcst 4), scope 11:10 (device 2).
        ("fence.seqcst.device", &[0x2e | 4 << 7 | 2 << 10]),
        // ML op=0x17: fn 13:7 (store.b16 0x0d), data 21:14 (half: register * 2 + 1 for the high one), off 30:22, imm 47:32.
        (
            "scratch.store.b16 v5.h, v6, 9",
            &[0x17 | 0x0d << 7 | 11 << 14 | 6 << 22, 9],
        ),
        // MIL op=0x61: rd 23:14, desc 35:32, coord 45:36, lod 54:46. A list: first register, count - 1 from bit 7.
        (
            "image.load v[8:10], u[12:19], v[4:5], 0",
            &[0x61 | (8 | 2 << 7) << 14, 3 | (4 | 1 << 7) << 4 | 320 << 14],
        ),
        // MIS op=0x65: rd 23:14, desc 27:24, samp 31:28, coord 41:32, lod 50:42, off 62:51.
        (
            "image.sample.lod v1, u[16:23], u[60:63], v[4:7], v2, 4095",
            &[
                0x65 | 1 << 14 | 4 << 24 | 15 << 28,
                (4 | 3 << 7) | 2 << 10 | 4095 << 19,
            ],
        ),
        // V3 op=0x01 fn 15:7 rd 23:16, rs1 40:32, rs2 49:41.
        (
            "v.add.u32.e64 v1, v2, v3",
            &[0x01 | 1 << 7 | 1 << 16, 2 | 3 << 9],
        ),
        (
            "v.add.u32 v1, v2, -1",
            &[0x01 | 1 << 7 | 1 << 16, 2 | 385 << 9],
        ),
        ("v.mov.b32 v4, 1.0", &[0x01 | 4 << 16, 403]),
        // VL op=0x05: fn 13:7, rd 21:14, rs1 30:22, literal in the second word; VL1 has no rs1.
        (
            "v.add.u32 v1, v2, 65",
            &[0x05 | 1 << 7 | 1 << 14 | 2 << 22, 65],
        ),
        ("v.mov.b32 v1, 1.5", &[0x0f | 1 << 14, 0x3fc0_0000]),
        ("v.mov.b32.lit v1, 5", &[0x0f | 1 << 14, 5]),
        // U3 op=0x20: fn 13:7, rd 19:14, rs1 25:20; UK op=0x24: f3 9:7, rd 15:10, immediate 31:16.
        ("u.mov.b32 u3, u4", &[0x20 | 3 << 14 | 4 << 20]),
        ("u.mov.b32 u3, -2", &[0x24 | 3 << 10 | 0xfffe << 16]),
        // BR op=0x30: f5 11:7, rel 31:12 in words; BRL op=0x1f fn=0: rel in the second word.
        ("b .+8", &[0x30 | 2 << 12]),
        ("b .-4", &[0x30 | 0xfffff << 12]),
        ("b.e64 .+8", &[0x1f, 2]),
        // MU op=0x21: fn 13:7, rd 19:14, base 25:20, imm in the second word, signed.
        (
            "u.load.b32 u3, u[4:5], -4",
            &[0x21 | 3 << 14 | 4 << 20, 0xffff_fffc],
        ),
        // MB op=0x13: fn 13:7, rd 21:14, off 30:22, desc 35:32, imm 51:36; u[8:11] is descriptor 2.
        (
            "buffer.load.b32 v5, u[8:11], v6, 12",
            &[0x13 | 5 << 14 | 6 << 22, 2 | 12 << 4],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(
            common::words(&clean(&format!("{text}\n.library\n")).code),
            *expected,
            "{text}"
        );
    }
}

/// neg and abs of V3F: neg of source 1 to 3 in bits 24 to 26 or 27 to 29 as the format says, sat in bit 30.
#[test]
fn modifiers() {
    let word = |text: &str| {
        let code = common::words(&clean(&format!("{text}\n.library\n")).code);
        u64::from(code[0]) | u64::from(code[1]) << 32
    };
    let plain = word("v.add.f32.e64 v1, v2, v3");
    let difference = |text: &str| plain ^ word(text);
    // rs1 = "27:27,24:24,40:32" with neg in bit 9 and abs in bit 10 of the field.
    assert_eq!(difference("v.add.f32 v1, -v2, v3"), 1 << 24);
    assert_eq!(difference("v.add.f32 v1, |v2|, v3"), 1 << 27);
    assert_eq!(difference("v.add.f32 v1, v2, -|v3|"), 1 << 25 | 1 << 28);
    assert_eq!(difference("v.add.f32 v1, v2, v3, sat"), 1 << 30);
    // -(1.0) is the constant 1.0 (403) negated, -1.0 the constant 404.
    let one = word("v.add.f32 v1, v2, 1.0");
    assert_eq!(one ^ plain, (403 ^ 3) << 41);
    assert_eq!(one ^ word("v.add.f32 v1, v2, -(1.0)"), 1 << 25);
    assert_eq!(one ^ word("v.add.f32 v1, v2, -1.0"), (403 ^ 404) << 41);
    assert_eq!(one ^ word("v.add.f32 v1, v2, (1.0)"), 0);
}

/// W-REG-4, W-REG-6: halves hold the register in bits 7:1 and the half in bit 0; pairs the lower register.
#[test]
fn halves_and_pairs() {
    // spec: W-REG-4 W-REG-6
    let word = |text: &str| common::words(&clean(&format!("{text}\n.library\n")).code);
    // V3 op=0x01: rd 23:16, rs1 40:32.
    assert_eq!(word("v.mov.b16 v3.h, v5.l")[0] >> 16 & 0xff, 3 << 1 | 1);
    assert_eq!(word("v.mov.b16 v3.h, v5.l")[1] & 0x1ff, 5 << 1);
    assert_eq!(word("v.mov.b64 v[4:5], u[6:7]")[0] >> 16 & 0xff, 4);
    assert_eq!(word("v.mov.b64 v[4:5], u[6:7]")[1] & 0x1ff, 256 + 6);
}

#[test]
fn odd_pairs_are_warned_of_and_encoded() {
    // spec: W-REG-7
    let (object, diags) = assemble("v.mov.b64 v[3:4], v[6:7]\nendpgm\n");
    let codes: Vec<_> = diags.iter().map(|d| (d.code, d.is_error())).collect();
    assert_eq!(codes, [("asm-odd-pair", false)]);
    assert_eq!(common::words(&object.code)[0] >> 16 & 0xff, 3);
}

#[test]
fn suffixes_name_one_encoding() {
    for op in Op::ALL {
        let info = op.info();
        for (k, v) in info.variants.iter().enumerate() {
            assert!(
                !info.variants[..k].iter().any(|o| o.suffix == v.suffix),
                "{} .{}",
                info.mnemonic,
                v.suffix
            );
            let full = format!("{}.{}", info.mnemonic, v.suffix);
            assert_eq!(
                Op::from_mnemonic(&full),
                None,
                "{full} is a mnemonic of its own"
            );
        }
    }
}
