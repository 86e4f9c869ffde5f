//! The assembler and disassembler of LinxISA: what is refused and why, what reads back, directives, robustness.

mod common;

use common::{Random, assemble, clean};
use lanemask_asm::{Options, Target, assemble_for, disassemble, hex, linx_instruction};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_isa::linx::{Codec, Field, Insn, MAX_FIELDS, Op, Reg, decode, encode};
use lanemask_object::{KernelMeta, LinxMode, Object};

fn lines(text: &str) -> (Object, Vec<Diagnostic>) {
    assemble(&format!(".isa linx\n.library\n{text}\n"))
}

/// The bytes of one line without errors or warnings.
fn line(text: &str) -> Vec<u8> {
    let (object, diags) = lines(text);
    assert!(diags.is_empty(), "{text}: {diags:#?}");
    object.code
}

fn word(text: &str) -> u64 {
    let mut bytes = line(text);
    bytes.resize(8, 0);
    u64::from_le_bytes(bytes.try_into().expect("one instruction"))
}

/// A line that must be refused, with the code and a part of the words.
#[track_caller]
fn refused(text: &str, code: &str, words: &str) {
    let (_, diags) = lines(text);
    let errors: Vec<&Diagnostic> = diags.iter().filter(|d| d.is_error()).collect();
    assert_eq!(errors.len(), 1, "{text}: {diags:#?}");
    let d = errors[0];
    assert_eq!(d.code, code, "{text}: {d:#?}");
    let label = d.primary.as_ref().expect("a place");
    let all = format!("{} {} {}", d.message, label.message, d.notes.join(" "));
    assert!(all.contains(words), "{text}: {words} not in {all}");
    assert!(label.span.end > label.span.start || label.span.start > 0);
}

// spec: L-27
#[test]
fn removed_spellings_are_refused_with_what_stands_in_their_place() {
    for (text, words) in [
        ("B.ATTR aqrl", "B.CATR"),
        ("b.arg ND2NZ.normal", "B.IOR"),
        ("B.IOD t#1", "B.IOT"),
        ("B.IOTI [t#1], ->t<4KB>", "B.IOT"),
        ("B.IOT [t#1, u#1], last, ->t<4KB>", "without brackets"),
        ("BSTART.PAR 0", "BSTART.MPAR"),
        ("BSTART.CUBE 0", "BSTART.TMATMUL"),
        ("BSTART.TMA 0", "BSTART.TLOAD"),
        ("BSTART.FIXP 0", "no such block"),
        ("L.BSTOP", "C.BSTOP"),
    ] {
        refused(text, "asm-linx-removed", words);
        refused(text, "asm-linx-removed", "L-27");
    }
}

// spec: L-15 Q-17
#[test]
fn the_prefix_must_agree_with_the_operands() {
    refused("l.add vt#1, zero, ->vt", "asm-linx-domain", "L-15");
    refused(
        "l.add zero, zero, ->vu",
        "asm-linx-domain",
        "`vu` is a vector operand",
    );
    refused("v.add t#1, ri0, ->t", "asm-linx-domain", "write `l.add`");
    refused("v.or p, zero, ->t", "asm-linx-domain", "L-15");
    refused("l.cmp.lt lc0, ri0, ->p", "asm-linx-domain", "Q-17");
    refused("v.cmp.lt lc0, ri0, ->t", "asm-linx-domain", "L-15");
    refused(
        "v.sw.brg t#1, [ri1, lc1<<2]",
        "asm-linx-domain",
        "write `l.sw.brg`",
    );
    // The same bits either way (L-15): V.ADD with SrcL = t#1 (24) or vt#1 (class 4, index 1).
    let scalar = word("l.add t#1, zero, ->t");
    assert_eq!(scalar, 0x5_0000_007f | 24 << 47 | 31 << 39);
    let vector = word("v.add vt#1, zero, ->vt");
    assert_eq!(vector, 0x5_0000_007f | 4 << 15 | 1 << 47 | 4 << 7);
    // A compare to p is lane-wise without a vector operand: classes 3, 1 and 2, indices 0, 0 and 28.
    let mask = word("v.cmp.lt lc0, ri0, ->p");
    assert_eq!(
        mask,
        0x4045_0000_007f | 3 << 15 | 1 << 20 | 2 << 7 | 28 << 39
    );
    line("v.flt lc0, ri0, ->p");
    line("l.cmp.lt t#1, ri0, ->t");
}

// spec: L-17 L-95
#[test]
fn only_reductions_and_masks_leave_the_lanes() {
    for text in [
        "v.add vt#1, zero, ->t",
        "v.add vt#1, zero, ->a0",
        "v.add vt#1, zero, ->p",
        "v.cmp.lt vt#1, zero, ->u",
        "v.lw.brg [ri0, vt#1], ->t",
        "v.fadd vt#1, vt#2, ->ra",
    ] {
        refused(text, "asm-linx-vector-to-scalar", "L-17");
    }
    for text in [
        "v.rdadd vt#1, ->t",
        "v.rdfmax vt#1, ->x3",
        "v.cmp.lt vt#1, zero, ->p",
        "v.feq vt#1, zero, ->p",
        "v.cmp.lt vt#1, zero, ->vt",
    ] {
        line(text);
    }
}

// spec: L-8 L-64
#[test]
fn old_suffixes_of_operands_are_refused() {
    for suffix in [
        ".sw",
        ".uw",
        ".uh",
        ".sb",
        ".fs",
        ".fd",
        ".w",
        ".d",
        ".reuse",
        ".fs.reuse",
    ] {
        refused(
            &format!("v.add vt#1{suffix}, zero, ->vt"),
            "asm-linx-old-suffix",
            "L-8",
        );
        refused(
            &format!("v.add zero, vt#1{suffix}, ->vt"),
            "asm-linx-old-suffix",
            "L-8",
        );
        refused(
            &format!("v.sw.brg vt#1{suffix}, [ri0, lc0<<2, lc1<<2]"),
            "asm-linx-old-suffix",
            "L-8",
        );
        refused(
            &format!("v.add vt#1, zero, ->vt{suffix}"),
            "asm-linx-old-suffix",
            "L-8",
        );
    }
    refused("v.add vt#1, t#1.sw, ->vt", "asm-linx-old-suffix", "L-64");
    refused("v.add vt#1, vt#2.not, ->vt", "asm-wrong-operand", ".neg");
    refused(
        "v.add vt#1, vt#2.bogus, ->vt",
        "asm-wrong-operand",
        "`.bogus`",
    );
    // SrcRType in bits 58:57: .neg = 3; on group values .sw = 1, .uw = 2.
    let base = word("v.add vt#1, vt#2, ->vt");
    assert_eq!(word("v.add vt#1, vt#2.neg, ->vt"), base | 3 << 57);
    let base = word("l.add t#1, a0<<5, ->t");
    assert_eq!(word("l.add t#1, a0.sw<<5, ->t"), base | 1 << 57);
    assert_eq!(word("l.add t#1, a0.uw<<5, ->t"), base | 2 << 57);
}

// spec: L-83 L-84 L-85 Q-3
#[test]
fn lane_terms_and_shifts() {
    // C is bit 12, L bit 14, shamt of loads 63:59, of stores 11:7.
    let plain = word("v.lw.brg [ri0, vt#1], ->vt");
    assert_eq!(plain >> 12 & 5, 0);
    assert_eq!(word("v.lw.brg [ri0, lc0<<2, vt#1], ->vt"), plain | 1 << 12);
    assert_eq!(
        word("v.lw.brg [ri0, lc0<<2, vt#1<<31], ->vt"),
        plain | 1 << 12 | 31 << 59
    );
    let tile = word("v.lw [ts, vt#1], ->vt");
    assert_eq!(
        word("v.lw.local [ts, lc0<<2, vt#1], ->vt"),
        tile | 1 << 14 | 1 << 12
    );
    let store = word("v.sw.brg vt#1, [ri0, vt#2<<2]");
    assert_eq!(
        word("v.sw.brg vt#1, [ri0, lc0<<2, vt#2<<33]"),
        store | 1 << 12 | 31 << 7
    );
    assert_eq!(word("v.sw.u.brg vt#1, [ri0, vt#2<<2]") >> 7 & 31, 2);
    assert_eq!(word("v.sb.brg vt#1, [ri0, lc0, vt#2]") >> 7 & 0x3f, 1 << 5);
    // Alone it is the index: class 3 in bits 24:20, C = 0.
    let index = word("v.lw.brg [ri0, lc0<<2], ->vt");
    assert_eq!((index >> 12 & 1, index >> 20 & 31, index >> 59), (0, 3, 2));
    refused(
        "v.lw.brg.local [ri0, lc0<<2, zero], ->vt",
        "asm-linx-brg-local",
        "Q-3",
    );
    refused(
        "v.sw.brg.local vt#1, [ri0, lc0<<2, zero<<2]",
        "asm-linx-brg-local",
        "Q-3",
    );
    for (text, term) in [
        ("v.lw.brg [ri0, lc0<<3, zero], ->vt", "`lc0<<2`"),
        ("v.lw.brg [ri0, lc0, zero], ->vt", "`lc0<<2`"),
        ("v.lb.brg [ri0, lc0<<2, zero], ->vt", "`lc0`"),
        ("v.ldi.brg [ri0, lc0<<2, 8], ->vt", "`lc0<<3`"),
    ] {
        refused(text, "asm-linx-lane-term", term);
    }
    refused("v.sw.brg vt#1, [ri0, vt#2]", "asm-linx-index-shift", "L-84");
    refused(
        "v.sw.brg vt#1, [ri0, vt#2<<1]",
        "asm-out-of-range",
        "expected 2 to 33",
    );
    refused(
        "v.sw.brg vt#1, [ri0, vt#2<<34]",
        "asm-out-of-range",
        "expected 2 to 33",
    );
    refused(
        "v.lw.brg [ri0, vt#2<<32], ->vt",
        "asm-out-of-range",
        "expected 0 to 31",
    );
    // simm24 counts in words: -1 is all ones in 31:20 and 63:52.
    let offset = word("v.lwi.brg [ri0, -4], ->vt");
    assert_eq!((offset >> 20 & 0xfff, offset >> 52), (0xfff, 0xfff));
    refused("v.lwi.brg [ri0, 6], ->vt", "asm-out-of-range", "steps of 4");
    refused(
        "v.lwi.brg [ri0, 33554432], ->vt",
        "asm-out-of-range",
        "-33554432 to 33554428",
    );
    line("v.lwi.brg [ri0, 33554428], ->vt");
    // One access a group has no lanes to count.
    let (_, diags) = lines("l.lw.brg [ri0, lc0<<2, zero], ->t");
    assert_eq!(diags.len(), 1);
    assert_eq!(
        (diags[0].code, diags[0].is_error()),
        ("asm-linx-lane-term", false)
    );
}

// spec: Q-19
#[test]
fn a_push_with_an_index_assembles_with_a_warning() {
    let (object, diags) = lines("v.add vt#1, zero, ->vu#2");
    assert_eq!(diags.len(), 1, "{diags:?}");
    assert_eq!(
        (diags[0].code, diags[0].is_error()),
        ("asm-linx-indexed-destination", false)
    );
    let insn = decode(&object.code).unwrap();
    assert_eq!(insn.to_string(), "v.add vt#1, zero, ->vu#2");
    let text = disassemble(&object, Options::default());
    assert!(text.contains("v.add vt#1, zero, ->vu#2"), "{text}");
}

// spec: Q-26 Q-27 L-101
#[test]
fn doubtful_encodings() {
    // Bit 15 of B.CATR is rl (Q-26).
    assert_eq!(word("B.CATR rl"), 0x8023);
    // Layout in bits 11:7 (Q-27).
    let (object, diags) = lines("B.DATR 2, 0, 0, 0, 0, 0, 0");
    assert_eq!(object.code, (0x1023u32 | 2 << 7).to_le_bytes());
    assert_eq!(diags.len(), 1);
    assert_eq!(
        (diags[0].code, diags[0].is_error()),
        ("asm-linx-layout", false)
    );
    refused(
        "B.DATR 5, 0, 0, 0, 0, 0, 0",
        "asm-no-encoding",
        "Layout = 5 is reserved",
    );
    // p as the amount of a shuffle: class 2 in 31:27, index 28 in 63:59 (L-101).
    let shuffle = word("v.shfl.down vt#1, zero, p, ->vt");
    assert_eq!((shuffle >> 27 & 31, shuffle >> 59), (2, 28));
}

// spec: Q-11 L-9 L-2 L-3
#[test]
fn operands_that_do_not_exist() {
    refused("v.add lb0, vt#1, ->vt", "asm-wrong-operand", "Q-11");
    refused("v.add vt#0, vt#1, ->vt", "asm-wrong-operand", "1 to 31");
    refused("v.add vt#32, vt#1, ->vt", "asm-wrong-operand", "1 to 31");
    refused("v.add t#5, vt#1, ->vt", "asm-wrong-operand", "1 to 4");
    refused(
        "v.add vt, vt#1, ->vt",
        "asm-wrong-operand",
        "`vt#1` for the latest",
    );
    refused("v.add vt#1, ri32, ->vt", "asm-wrong-operand", "expected");
    refused("l.add a0, a1, ->t#1", "asm-wrong-operand", "write `t`");
    refused("add a0, ri0, ->t", "asm-wrong-operand", "5 bits");
    refused("add a0, a1, ->p", "asm-wrong-operand", "5 bits");
    refused("B.IOR [a0, a1, a2, a3],[]", "asm-syntax", "`]`");
    refused(
        "v.addi vt#1, vt#2, ->vt",
        "asm-register-in-expression",
        "register",
    );
}

// spec: L-65 L-41 L-44 L-20
#[test]
fn ranges_of_numbers_and_branches() {
    for (text, label) in [
        ("v.addi vt#1, 4096, ->vt", "expected 0 to 4095"),
        ("v.addi vt#1, -1, ->vt", "expected 0 to 4095"),
        ("v.andi vt#1, 2048, ->vt", "expected -2048 to 2047"),
        ("v.slli vt#1, 64, ->vt", "expected 0 to 63"),
        ("v.bxu vt#1, 0, 0, ->vt", "expected 1 to 64"),
        ("c.movi 16, ->a0", "expected -16 to 15"),
        (
            "hl.lis 0x80000000, ->a0",
            "expected -2147483648 to 2147483647",
        ),
        ("C.B.DIMI 256, ->lb0", "expected 0 to 255"),
        ("B.DIM zero, 131072, ->lb0", "expected 0 to 131071"),
        ("ldi [a0, 4], ->t", "steps of 8"),
        ("j .+1", "not a multiple of 2"),
        ("b.eq a0, a1, .+4096", "reaches -4096 to 4094 bytes"),
        ("b.z .-4194306", "reaches -4194304 to 4194302 bytes"),
    ] {
        refused(text, "asm-out-of-range", label);
    }
    // 12 bits: low 7 in 31:25, high 5 in 11:7. -4096 bytes = -2048 = 0x800: high 5 = 0x10.
    assert_eq!(word("b.eq zero, zero, .-4096"), 0x27 | 0x10 << 7);
    assert_eq!(
        word("b.eq zero, zero, .+4094"),
        0x27 | 0x0f << 7 | 0x7f << 25
    );
    // 22 bits: low 17 in 31:15.
    assert_eq!(word("j .-2"), 0x37 | 0x1f << 7 | 0x1_ffff << 15);
    assert_eq!(
        word("jr t#1, -2"),
        0x6027 | 24 << 15 | 0x1f << 7 | 0x7f << 25
    );
    assert_eq!(word("B.TEXT .+8"), 0x03 | 4 << 7);
    // Labels count from the base.
    let object = clean(".isa linx\n.library\n.base 0x4000\nj end\n.org 0x4010\nend: C.BSTOP\n");
    assert_eq!(object.code[..4], (0x37u32 | 8 << 15).to_le_bytes());
    let object = clean(".isa linx\n.library\n.base 0x4000\nx: .word x, .\n");
    assert_eq!(object.code, [0, 0x40, 0, 0, 0, 0x40, 0, 0]);
}

// spec: L-19 L-21 L-22 L-23 L-25 L-79 L-92 L-104
#[test]
fn special_forms() {
    assert_eq!(word("bstart.mseq VS16"), 0x9181 | 1 << 25);
    assert_eq!(word("BSTART.VPAR VS8"), 0x21181);
    assert_eq!(word("C.BSTART.MPAR FALL"), 0x08c0);
    assert_eq!(word("C.BSTART.STD RET"), 7 << 11);
    assert_eq!(word("BSTART CALL, .+4"), 0x11 | 2 << 7);
    assert_eq!(word("BSTART.STD FALL"), 0x1001);
    assert_eq!(word("BSTART.STD FALL, .+2"), 0x1001 | 1 << 15);
    assert_eq!(
        word("B.IOT u#2.reuse, t#16, last, ->n<8KB>"),
        0x4013 | 15 << 26 | 17 << 20 | 1 << 19 | 9 << 15 | 1 << 10 | 3 << 7
    );
    assert_eq!(word("B.IOT ->u<128>"), 0x6013 | 3 << 15 | 1 << 7);
    assert_eq!(word("B.IOT t#1, last"), 0x5013 | 1 << 19);
    assert_eq!(word("B.IOR [],[]"), 0x13);
    assert_eq!(
        word("B.IOR [a0, zero, sp],[s0]"),
        0x13 | 2 << 15 | 1 << 27 | 11 << 7
    );
    assert_eq!(word("B.DIM a1, 0, ->LB2"), 0x2043 | 3 << 15);
    assert_eq!(word("C.B.DIM a1, ->lb1"), 0xc03c | 1 << 11 | 3 << 6);
    assert_eq!(
        word("B.CATR trap, atomic, aqrl, far, dr"),
        0x23 | 1 << 26 | 0x1f << 15
    );
    assert_eq!(word("B.CATR {dr}"), 0x23 | 1 << 26);
    assert_eq!(word("B.CATR"), 0x23);
    assert_eq!(word("B.HINT TRACE.end"), 0x1033 | 1 << 15);
    assert_eq!(
        word("B.HINT br.likely, temp.cool, 3"),
        0x33 | 1 << 15 | 2 << 17 | 3 << 20
    );
    let atomic = word("v.lw.add [ri0], vt#1, ->vt");
    for (suffix, bits) in [
        (".aq", 1u64 << 58),
        (".rl", 1 << 57),
        (".f", 1 << 25),
        (".aqrl", 3 << 57),
        (".aq.rl", 3 << 57),
        (".aqrlf", 3 << 57 | 1 << 25),
    ] {
        assert_eq!(
            word(&format!("v.lw.add{suffix} [ri0], vt#1, ->vt")),
            atomic | bits
        );
    }
    refused(
        "v.lw.add.acq [ri0], vt#1, ->vt",
        "asm-unknown-mnemonic",
        "`.acq`",
    );
    refused(
        "v.lw.add.aqaq [ri0], vt#1, ->vt",
        "asm-unknown-mnemonic",
        "`aq`",
    );
    // SrcType in 56:52, DstType in 63:59 (L-79): fp32 = 1, s32 = 9, bf16 = 5.
    let convert = word("v.fcvti.fp322s32 vt#1, ->vt");
    assert_eq!((convert >> 52 & 31, convert >> 59), (1, 9));
    let convert = word("v.icvtf.s82bf16 vt#1, ->vt");
    assert_eq!((convert >> 52 & 31, convert >> 59), (11, 5));
    refused(
        "v.fcvti vt#1, ->vt",
        "asm-unknown-type",
        "DstType is one of u64",
    );
    refused(
        "v.fcvti.fp322fp16 vt#1, ->vt",
        "asm-unknown-type",
        "SrcType is one of fp64",
    );
    assert_eq!(word("casw.aq [a0], a1, a2, ->t") >> 25 & 3, 2);
    // A pair of two shorter instructions: the return label counts from the second one.
    assert_eq!(line("BSTART.CALL .+6, .+8, ->ra"), [0x32, 0, 0xd6, 0x50]);
    assert_eq!(
        line("HL.BSTART.CALL .+6, .+8, ->ra"),
        [0x91, 1, 0, 0, 0x96, 0x50]
    );
    refused("c.movi 1, ->ra", "asm-no-encoding", "c.setret");
    refused("addtpc 2, ->ra", "asm-no-encoding", "setret");
}

#[test]
fn mnemonics_are_found_in_any_case_and_misspelt_ones_corrected() {
    assert_eq!(
        line("V.ADD VT#1, ZERO, ->VT"),
        line("v.add vt#1, zero, ->vt")
    );
    assert_eq!(line("c.bstop"), [0, 0]);
    refused(
        "v.fmaddd vt#1, vt#2, vt#3, ->vt",
        "asm-unknown-mnemonic",
        "`v.fmadd`",
    );
    refused("l.ad a0, a1, ->t", "asm-unknown-mnemonic", "`l.add`");
    refused("bstart.mpra 0", "asm-unknown-mnemonic", "`BSTART.MPAR`");
    refused("nonsense", "asm-unknown-mnemonic", "--target linx");
    refused("endpgm", "asm-other-isa", "`--target linx`");
}

/// Codes of registers that exist, for a field.
fn register_codes(codec: Codec) -> Vec<u64> {
    let ten = matches!(codec, Codec::Src10 | Codec::Dst10);
    (0..if ten { 1024 } else { 32 })
        .filter(|code| {
            let reg = match codec {
                Codec::Src10 => Reg::source10(*code),
                Codec::Dst10 => Reg::dest10(*code),
                _ => return true,
            };
            !matches!(reg, Reg::Reserved(_) | Reg::PushIndexed(..))
        })
        .collect()
}

/// Random instructions of every row: all have a text, and the text gives the same bits.
#[test]
fn every_row_assembles_from_its_text() {
    let mut random = Random(11);
    let (mut text, mut expected) = (String::from(".isa linx\n.library\n"), Vec::new());
    let mut written = Vec::new();
    for &op in Op::ALL {
        let mut legal = 0;
        for _ in 0..400 {
            let v = op.encoding();
            let mut raw = [0; MAX_FIELDS];
            for (k, field) in v.fields.iter().enumerate() {
                raw[k] = match field.codec {
                    Codec::Src5 | Codec::Src10 | Codec::Dst5 | Codec::Dst10 => {
                        let codes = register_codes(field.codec);
                        codes[random.below(codes.len())]
                    }
                    _ => random.next() & (u64::MAX >> (64 - field.width())),
                };
            }
            let insn = Insn { op, raw };
            if encode(&insn).is_none() || !is_written(&insn) {
                continue;
            }
            legal += 1;
            let at = written.len();
            written.push(insn);
            let word = encode(&insn).expect("checked").to_bytes();
            // Targets are relative, so every line can stand anywhere; PCR forms count from multiples of 4.
            if at % 4 == 0 || op.info().syntax.contains(":pcr") {
                text += ".align 4\n";
                while !expected.len().is_multiple_of(4) {
                    expected.push(0);
                }
            }
            text += &format!("{insn}\n");
            expected.extend(word);
            if legal == 12 {
                break;
            }
        }
        let fused = matches!(op, Op::BstartCall | Op::HlBstartCall);
        assert!(legal >= 2 || fused, "{op:?}: {legal}");
    }
    let (object, diags) = assemble(&text);
    let errors: Vec<String> = diags
        .iter()
        .filter(|d| d.is_error())
        .map(|d| {
            let at = d.primary.as_ref().map_or(0, |l| l.span.start as usize);
            format!(
                "{d}: {}",
                text[..at].lines().last().unwrap_or("").to_string()
                    + text[at..].lines().next().unwrap_or("")
            )
        })
        .collect();
    assert!(
        errors.is_empty(),
        "{} errors: {:#?}",
        errors.len(),
        &errors[..errors.len().min(8)]
    );
    assert_eq!(object.code, expected);
}

/// Whether the assembler would write it: no field that the text does not show, no code without a name, no domain that is
/// refused. Told from the rules, not from the assembler.
fn is_written(insn: &Insn) -> bool {
    let f = |field| insn.get(field);
    let vector = insn.is_lane_wise();
    let category = insn.op.category();
    let syntax = insn.op.info().syntax;
    let hidden = insn.op.fields().iter().zip(insn.raw).any(|(field, raw)| {
        let name = insn.op.info().operands[insn.op.position(*field).unwrap_or(0)].name;
        let shown = syntax.contains(&format!("{{{name}")) || syntax.contains(&format!("{name}="));
        !shown && *field != Field::Unlikely && raw != 0
    });
    let types = |field: Field| f(field).is_none_or(|code| code < 15);
    let named = types(Field::SrcType) && types(Field::DstType);
    // B.HINT: `unlikely` only with a hint; lb3 and beyond have no name; no level above what one digit says.
    let hint = f(Field::Unlikely) != Some(1) || f(Field::HintValid) == Some(1);
    let nest = insn.op != Op::CBDim || f(Field::LoopNest).is_some_and(|n| n < 3);
    let body = insn.op.role() == lanemask_isa::linx::Role::BodyVector;
    let leaves = body
        && vector
        && insn
            .reg(Field::RegDst)
            .is_some_and(|r| !r.is_vector() && !matches!(r, Reg::Drop(_)))
        && category != "reduce"
        && !(insn.reg(Field::RegDst) == Some(Reg::P) && matches!(category, "compare" | "fcompare"));
    let modifier = body && vector && matches!(f(Field::SrcRType), Some(1 | 2));
    let not_named = syntax.contains(":ext}") && f(Field::SrcRType) == Some(3);
    let brg = category.ends_with(".brg") && f(Field::L) == Some(1);
    let twice = matches!(insn.op, Op::BstartCall | Op::HlBstartCall);
    !hidden && named && hint && nest && !leaves && !modifier && !brg && !twice && !not_named
}

fn object_of(code: Vec<u8>) -> Object {
    Object {
        target: "linx".into(),
        code,
        ..Object::default()
    }
}

/// Any bytes come back from their text.
#[test]
fn arbitrary_code_comes_back_from_its_text() {
    let mut random = Random(5);
    for round in 0..150 {
        let mut code = Vec::new();
        for _ in 0..random.below(60) {
            let op = Op::ALL[random.below(Op::ALL.len())];
            let v = op.encoding();
            let noise = if round % 3 == 0 {
                random.next()
            } else {
                random.next() & random.next()
            };
            let all = u64::MAX >> (64 - u32::from(v.bits));
            let word = match random.below(8) {
                0 => random.next() & all,
                1 => 0,
                _ => v.value | (noise & !v.mask & all),
            };
            code.extend(&word.to_le_bytes()[..usize::from(v.bits) / 8]);
        }
        for _ in 0..random.below(5) {
            code.push(random.next() as u8);
        }
        for encodings in [false, true] {
            let object = object_of(code.clone());
            let text = disassemble(
                &object,
                Options {
                    encodings,
                    lines: false,
                },
            );
            let (again, diags) = assemble(&text);
            let errors: Vec<_> = diags.iter().filter(|d| d.is_error()).collect();
            assert!(errors.is_empty(), "{errors:#?} in\n{text}");
            assert_eq!(again.code, code, "{text}");
        }
        let even = &code[..code.len() & !1];
        let printed = hex::print_for(Target::Linx, even);
        let mut sources = Sources::new();
        let file = sources.add("x.hex", printed.clone());
        let (bytes, diags) = hex::parse_for(Target::Linx, &sources, file);
        // Only a last instruction that is cut off is not read.
        assert!(diags.len() <= 1, "{diags:?}");
        assert_eq!(bytes, even[..bytes.len()]);
        assert!(even.len() - bytes.len() < 8);
    }
}

#[test]
fn what_is_no_instruction() {
    assert_eq!(linx_instruction(&[0x13, 0x10, 0, 0]), ".word 0x00001013");
    assert_eq!(linx_instruction(&[0x13, 0x10]), ".hword 0x1013");
    assert_eq!(
        linx_instruction(&[0x7f, 0, 1, 0, 0xff, 0xff, 0xff, 0xff]),
        ".word 0x0001007f, 0xffffffff"
    );
    assert_eq!(linx_instruction(&[0]), ".byte 0x00");
    assert_eq!(linx_instruction(&[0, 0]), "C.BSTOP");
    // A label inside an instruction, a cut off end.
    let (object, diags) = assemble(
        ".isa linx\n.library\n.hword 0x007f\ninside:\n.hword 0x0001, 5, 0\nC.BSTOP\n.hword 0x000f\n",
    );
    assert!(diags.is_empty(), "{diags:?}");
    let text = disassemble(&object, Options::default());
    assert!(text.contains("inside:"), "{text}");
    assert!(
        text.contains("the end of an instruction is missing"),
        "{text}"
    );
    assert_eq!(clean(&text).code, object.code);
    // v.add with SrcRType = 1 on lanes is an instruction that the assembler does not write (L-64).
    let bits = word("v.add vt#1, zero, ->vt") | 1 << 57;
    let text = disassemble(&object_of(bits.to_le_bytes().to_vec()), Options::default());
    assert!(
        text.contains("v.add vt#1, zero.sw, ->vt, which the assembler does not write"),
        "{text}"
    );
}

fn kernel(text: &str) -> (KernelMeta, Vec<Diagnostic>) {
    let (object, diags) = assemble(text);
    (object.kernels.first().cloned().unwrap_or_default(), diags)
}

// spec: Q-12 L-19 L-21
#[test]
fn metadata_comes_from_the_header() {
    let body = "B.TEXT b\nC.BSTOP\nb: C.BSTOP\n";
    let case = |start: &str, dims: &str, directives: &str| {
        kernel(&format!(
            ".isa linx\n.kernel k\n{directives}\n.end\n{start}\n{dims}\n{body}"
        ))
    };
    for (start, mode) in [
        ("BSTART.MPAR 0", LinxMode::Mpar),
        ("BSTART.MSEQ 0", LinxMode::Mseq),
        ("C.BSTART.MPAR FALL", LinxMode::Mpar),
        ("C.BSTART.MSEQ FALL", LinxMode::Mseq),
    ] {
        let (k, diags) = case(
            start,
            "C.B.DIMI 8, ->lb0",
            ".lane_private 256, 64\n.lane_private 0, 8",
        );
        assert!(diags.is_empty(), "{diags:?}");
        let meta = k.linx.expect("metadata");
        assert_eq!((meta.mode, meta.lanes, meta.base), (mode, 8, 0x1000));
        assert_eq!(meta.lane_private, [(256, 64), (0, 8)]);
        assert_eq!(k.workgroup_size, [8, 1, 1]);
    }
    for (dims, directives, lanes, codes) in [
        ("B.DIM zero, 65, ->lb0", "", 65, &[][..]),
        ("C.B.DIMI 0, ->lb0", "", 0, &[]),
        ("C.B.DIMI 4, ->lb0\nC.B.DIMI 9, ->lb1", "", 4, &[]),
        ("C.B.DIMI 4, ->lb1", "", 1, &["asm-linx-lanes"]),
        ("B.DIM a1, 0, ->lb0", "", 64, &["asm-linx-lanes"]),
        ("C.B.DIM a1, ->lb0", "", 64, &["asm-linx-lanes"]),
        ("B.DIM a1, 0, ->lb0", ".lanes 16", 16, &[]),
    ] {
        let (k, diags) = case("BSTART.MPAR 0", dims, directives);
        let found: Vec<&str> = diags.iter().map(|d| d.code).collect();
        assert_eq!(found, codes, "{dims}");
        assert!(diags.iter().all(|d| !d.is_error()));
        assert_eq!(k.linx.expect("metadata").lanes, lanes, "{dims}");
    }
    let (_, diags) = case("BSTART.MPAR 0", "C.B.DIMI 4, ->lb0", ".lanes 8");
    assert!(
        diags
            .iter()
            .any(|d| d.is_error() && d.code == "asm-linx-lanes")
    );
    let (_, diags) = kernel(".isa linx\n.kernel k\n.end\nadd a0, a1, ->t\n");
    let found: Vec<&str> = diags.iter().map(|d| d.code).collect();
    assert_eq!(found, ["asm-linx-no-launch", "asm-falls-off"]);
}

#[test]
fn directives_of_linx() {
    let codes = |text: &str| -> Vec<&'static str> {
        let (_, diags) = lines(text);
        diags.iter().map(|d| d.code).collect()
    };
    assert_eq!(
        codes(".org 0x1010\nC.BSTOP\n.org 0x1008"),
        ["asm-out-of-range"]
    );
    assert_eq!(codes(".org 0xfff"), ["asm-out-of-range"]);
    assert_eq!(codes(".org 0x100000000"), ["asm-out-of-range"]);
    assert_eq!(codes("C.BSTOP\n.base 0x2000"), ["asm-late-base"]);
    assert_eq!(codes(".base 3"), ["asm-out-of-range"]);
    assert_eq!(codes(".lane_private 0, 4"), ["asm-no-kernel"]);
    assert!(
        codes(".kernel k\n.lane_private 8000, 400\n.end\nC.BSTOP").contains(&"asm-out-of-range")
    );
    assert!(codes(".kernel k\n.v_regs 4\n.end\nC.BSTOP").contains(&"asm-unknown-directive"));
    assert_eq!(codes(".byte 1\nC.BSTOP\n.byte 0"), ["asm-misaligned"]);
    assert_eq!(codes(".isa w32"), ["asm-unknown-target"]);
    // And w32 has none of them.
    let (_, diags) = assemble(".lane_private 0, 4\n.library\n");
    assert_eq!(diags[0].code, "asm-unknown-directive");
    assert!(diags[0].notes[0].contains(".isa linx"), "{diags:?}");
    // The target may come from outside.
    let mut sources = Sources::new();
    let file = sources.add("k.s", ".library\nC.BSTOP\n");
    let (object, diags) = assemble_for(&sources, file, Some(Target::Linx));
    assert!(diags.is_empty(), "{diags:?}");
    assert_eq!((object.target.as_str(), object.code), ("linx", vec![0, 0]));
    // Data lies behind the code; `.target` works as well.
    let object = clean(".target linx\n.library\n.quad table\n.data\ntable: .hword 7\n");
    assert_eq!(object.code, 0x2000u64.to_le_bytes());
    assert_eq!(object.data, [7, 0]);
}

#[test]
fn mutated_text_never_panics() {
    const SEED: &str = include_str!("../../../examples/linx/bits.s");
    let mut random = Random(17);
    let pieces = [
        "->",
        "<<",
        "[",
        "]",
        ",",
        ".",
        "#",
        "vt#",
        "lc0<<2",
        "ri",
        ":",
        "{",
        "}",
        "~",
        "!",
        "<4KB>",
        "4KB",
        "é",
        "\0",
        "\n",
        "v.",
        "l.",
        ".local",
        ".neg",
        "t#9999999999",
        ".org 0x7fffffff\n",
        ".org .\n",
        ".base -1\n",
        ".lanes 65\n",
        "B.IOT ",
        "B.IOR [",
        ".fp322",
        "last",
        "0x",
        "(",
        "-(",
        "99999999999999999999",
        ".isa w32\n",
        "BSTART ",
        ".abi 1, 2\n",
        "TRACE.",
        "br.",
        "temp.",
    ];
    for _ in 0..1500 {
        let mut text: Vec<char> = SEED.chars().collect();
        for _ in 0..=random.below(6) {
            let at = random.below(text.len() + 1);
            match random.below(3) {
                0 => {
                    let end = (at + random.below(12)).min(text.len());
                    text.drain(at..end);
                }
                1 => {
                    let piece = pieces[random.below(pieces.len())];
                    text.splice(at..at, piece.chars());
                }
                _ => {
                    let from = random.below(text.len() + 1);
                    let end = (from + random.below(20)).min(text.len());
                    let copy: Vec<char> = text[from..end].to_vec();
                    text.splice(at..at, copy);
                }
            }
        }
        let text: String = text.into_iter().collect();
        let (object, diags) = assemble(&text);
        if diags.iter().all(|d| !d.is_error()) {
            let listing = disassemble(
                &object,
                Options {
                    encodings: true,
                    lines: true,
                },
            );
            let (again, diags) = assemble(&listing);
            let errors: Vec<_> = diags.iter().filter(|d| d.is_error()).collect();
            assert!(errors.is_empty(), "{errors:#?} in\n{listing}");
            assert_eq!(again.code, object.code, "{listing}");
        }
    }
}

const PAGE: &str = include_str!("../../../docs/linx/assembly.md");

#[test]
fn the_page_shows_code_that_assembles_and_names_what_there_is() {
    let example = PAGE
        .split("```asm\n")
        .nth(1)
        .and_then(|b| b.split("```").next())
        .expect("there is an example");
    let (object, diags) = assemble(example);
    assert!(diags.is_empty(), "{diags:#?}");
    assert_eq!(
        object.code,
        clean(include_str!("../../../examples/linx/saxpy.s")).code
    );
    // Directives: all that an unknown one is answered with are here or on the page of w32, and no other is.
    let (_, diags) = lines(".zzzzzzzzzz");
    let list = diags[0].notes[0].trim_start_matches("directives are ");
    let known: Vec<&str> = list.split(' ').collect();
    let shared = include_str!("../../../docs/assembly.md");
    let names =
        |page: &str, d: &str| page.contains(&format!("`{d}`")) || page.contains(&format!("`{d} "));
    for d in &known {
        assert!(names(PAGE, d) || names(shared, d), "{d} is not described");
    }
    let table = PAGE
        .split("## Directives")
        .nth(1)
        .and_then(|t| t.split("##").next());
    for part in table.expect("a table").split('`').skip(1).step_by(2) {
        let word = part.split(' ').next().unwrap_or("");
        if word.starts_with('.') {
            assert!(known.contains(&word), "{word} does not exist");
        }
    }
    // Codes: those of the sources.
    let code = [
        include_str!("../src/linx/bind.rs"),
        include_str!("../src/linx/source.rs"),
        include_str!("../src/linx/operands.rs"),
        include_str!("../src/linx/removed.rs"),
        include_str!("../src/linx/header.rs"),
    ]
    .concat();
    let codes = |text: &'static str| text.split("asm-linx-").skip(1);
    let word = |part: &str| {
        let end = part.find(|c: char| !c.is_ascii_lowercase() && c != '-');
        part[..end.unwrap_or(part.len())].to_string()
    };
    for part in codes(PAGE) {
        assert!(
            code.contains(&format!("asm-linx-{}", word(part))),
            "{}",
            word(part)
        );
    }
    for part in code.split("asm-linx-").skip(1) {
        assert!(
            PAGE.contains(&format!("asm-linx-{}", word(part))),
            "{}",
            word(part)
        );
    }
}
