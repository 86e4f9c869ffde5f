//! The worked kernels: word, text, both ways.

use lanemask_isa::linx::{Insn, decode, encode};

/// Bytes of a line of words as they are printed: 16 or 32 bits, or two words, the lower address first.
fn bytes(words: &str) -> Vec<u8> {
    words
        .split(' ')
        .flat_map(|w| {
            let n = u32::from_str_radix(w, 16).expect("hex");
            n.to_le_bytes()[..w.len() / 2].to_vec()
        })
        .collect()
}

/// 1. SAXPY, grouped, parallel.
const KERNEL_1: &[(u64, &str, &str, &str)] = &[
    (0x1000, "00001181", "81 11 00 00", "BSTART.MPAR 0"),
    (0x1004, "013c", "3c 01", "C.B.DIMI 4, ->lb0"),
    (0x1006, "40bc", "bc 40", "C.B.DIMI 2, ->lb1"),
    (0x1008, "20310013", "13 00 31 20", "B.IOR [a0, a1, a2],[]"),
    (0x100c, "00003d03", "03 3d 00 00", "B.TEXT .+244"),
    (0x1010, "0000", "00 00", "C.BSTOP"),
    (
        0x1100,
        "0030b27f 20102009",
        "7f b2 30 00 09 20 10 20",
        "v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt",
    ),
    (
        0x1108,
        "0030b27f 2010a009",
        "7f b2 30 00 09 a0 10 20",
        "v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt",
    ),
    (
        0x1110,
        "2012027f 0821404b",
        "7f 02 12 20 4b 40 21 08",
        "v.fmadd vt#2, ri2, vt#1, ->vt",
    ),
    (
        0x1118,
        "2030b17f 0810a049",
        "7f b1 30 20 49 a0 10 08",
        "v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]",
    ),
    (0x1120, "0000", "00 00", "C.BSTOP"),
];

/// 2. SAXPY with a tail (n = 7 of 8 lanes).
const KERNEL_2: &[(u64, &str, &str, &str)] = &[
    (0x1000, "00001181", "81 11 00 00", "BSTART.MPAR 0"),
    (0x1004, "013c", "3c 01", "C.B.DIMI 4, ->lb0"),
    (0x1006, "40bc", "bc 40", "C.B.DIMI 2, ->lb1"),
    (0x1008, "20310013", "13 00 31 20", "B.IOR [a0, a1, a2],[]"),
    (0x100c, "00028013", "13 80 02 00", "B.IOR [a3],[]"),
    (0x1010, "00003c03", "03 3c 00 00", "B.TEXT .+240"),
    (0x1014, "0000", "00 00", "C.BSTOP"),
    (
        0x1100,
        "003182ff 10100005",
        "ff 82 31 00 05 00 10 10",
        "v.add lc0, lc1<<2, ->vu",
    ),
    (
        0x1108,
        "0012817f 0030ee45",
        "7f 81 12 00 45 ee 30 00",
        "v.cmp.ltu vu#1, ri3, ->p",
    ),
    (0x1110, "00091037", "37 10 09 00", "b.z .+36"),
    (
        0x1114,
        "0030b27f 20102009",
        "7f b2 30 00 09 20 10 20",
        "v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt",
    ),
    (
        0x111c,
        "0030b27f 2010a009",
        "7f b2 30 00 09 a0 10 20",
        "v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt",
    ),
    (
        0x1124,
        "2012027f 0821404b",
        "7f 02 12 20 4b 40 21 08",
        "v.fmadd vt#2, ri2, vt#1, ->vt",
    ),
    (
        0x112c,
        "2030b17f 0810a049",
        "7f b1 30 20 49 a0 10 08",
        "v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]",
    ),
    (0x1134, "0000", "00 00", "C.BSTOP"),
];

/// 3. Divergent if/else with p saved and restored.
const KERNEL_3: &[(u64, &str, &str, &str)] = &[
    (0x1000, "00009181", "81 91 00 00", "BSTART.MSEQ 0"),
    (0x1004, "023c", "3c 02", "C.B.DIMI 8, ->lb0"),
    (0x1006, "407c", "7c 40", "C.B.DIMI 1, ->lb1"),
    (0x1008, "00310013", "13 00 31 00", "B.IOR [a0, a1],[]"),
    (0x100c, "00003d03", "03 3d 00 00", "B.TEXT .+244"),
    (0x1010, "0000", "00 00", "C.BSTOP"),
    (
        0x1100,
        "0030b27f 28102009",
        "7f b2 30 00 09 20 10 28",
        "v.lw.brg [ri0, lc0<<2, lc1<<5], ->vt",
    ),
    (
        0x1108,
        "0001007f 000e3f85",
        "7f 00 01 00 85 3f 0e 00",
        "l.or p, zero, ->t",
    ),
    (
        0x1110,
        "0002017f 0000ce45",
        "7f 01 02 00 45 ce 00 00",
        "v.cmp.lt vt#1, zero, ->p",
    ),
    (0x1118, "00051037", "37 10 05 00", "b.z .+20"),
    (
        0x111c,
        "004002ff 00101005",
        "ff 02 40 00 05 10 10 00",
        "v.sub zero, vt#1, ->vu",
    ),
    (
        0x1124,
        "2830b1ff 0810a049",
        "ff b1 30 28 49 a0 10 08",
        "v.sw.brg vu#1, [ri1, lc0<<2, lc1<<5]",
    ),
    (
        0x112c,
        "0020017f 07cc2e05",
        "7f 01 20 00 05 2e cc 07",
        "l.and t#1, p.not, ->p",
    ),
    (0x1134, "00051037", "37 10 05 00", "b.z .+20"),
    (
        0x1138,
        "000202ff 0010f015",
        "ff 02 02 00 15 f0 10 00",
        "v.slli vt#1, 1, ->vu",
    ),
    (
        0x1140,
        "2830b1ff 0810a049",
        "ff b1 30 28 49 a0 10 08",
        "v.sw.brg vu#1, [ri1, lc0<<2, lc1<<5]",
    ),
    (
        0x1148,
        "0000017f 000c3e05",
        "7f 01 00 00 05 3e 0c 00",
        "l.or t#1, zero, ->p",
    ),
    (0x1150, "0000", "00 00", "C.BSTOP"),
];

/// 4. Loop with a per-lane exit.
const KERNEL_4: &[(u64, &str, &str, &str)] = &[
    (0x1000, "00009181", "81 91 00 00", "BSTART.MSEQ 0"),
    (0x1004, "013c", "3c 01", "C.B.DIMI 4, ->lb0"),
    (0x1006, "40bc", "bc 40", "C.B.DIMI 2, ->lb1"),
    (0x1008, "00310013", "13 00 31 00", "B.IOR [a0, a1],[]"),
    (0x100c, "00003d03", "03 3d 00 00", "B.TEXT .+244"),
    (0x1010, "0000", "00 00", "C.BSTOP"),
    (
        0x1100,
        "0030b27f 20102009",
        "7f b2 30 00 09 20 10 20",
        "v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt",
    ),
    (
        0x1108,
        "000002ff 00000005",
        "ff 02 00 00 05 00 00 00",
        "v.add zero, zero, ->vu",
    ),
    (
        0x1110,
        "0001007f 000e3f85",
        "7f 00 01 00 85 3f 0e 00",
        "l.or p, zero, ->t",
    ),
    (
        0x1118,
        "0001007f 000e3f05",
        "7f 00 01 00 05 3f 0e 00",
        "l.or p, zero, ->u",
    ),
    (
        0x1120,
        "0002017f 00008e45",
        "7f 01 02 00 45 8e 00 00",
        "v.cmp.eq vt#1, zero, ->p",
    ),
    (0x1128, "00031037", "37 10 03 00", "b.z .+12"),
    (
        0x112c,
        "2830b17f 0810a049",
        "7f b1 30 28 49 a0 10 08",
        "v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]",
    ),
    (
        0x1134,
        "0020017f 07ce2e05",
        "7f 01 20 00 05 2e ce 07",
        "l.and u#1, p.not, ->p",
    ),
    (0x113c, "00061037", "37 10 06 00", "b.z .+24"),
    (
        0x1140,
        "0002027f 0010d015",
        "7f 02 02 00 15 d0 10 00",
        "v.srli vt#1, 1, ->vt",
    ),
    (
        0x1148,
        "000282ff 00108015",
        "ff 82 02 00 15 80 10 00",
        "v.addi vu#1, 1, ->vu",
    ),
    (0x1150, "fff20fb7", "b7 0f f2 ff", "j .-56"),
    (
        0x1154,
        "0000017f 000c3e05",
        "7f 01 00 00 05 3e 0c 00",
        "l.or t#1, zero, ->p",
    ),
    (0x115c, "0000", "00 00", "C.BSTOP"),
];

/// 5. Reduction, one result per group.
const KERNEL_5: &[(u64, &str, &str, &str)] = &[
    (0x1000, "00001181", "81 11 00 00", "BSTART.MPAR 0"),
    (0x1004, "013c", "3c 01", "C.B.DIMI 4, ->lb0"),
    (0x1006, "40bc", "bc 40", "C.B.DIMI 2, ->lb1"),
    (0x1008, "00310013", "13 00 31 00", "B.IOR [a0, a1],[]"),
    (0x100c, "00003d03", "03 3d 00 00", "B.TEXT .+244"),
    (0x1010, "0000", "00 00", "C.BSTOP"),
    (
        0x1100,
        "0030b27f 20102009",
        "7f b2 30 00 09 20 10 20",
        "v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt",
    ),
    (
        0x1108,
        "0002007f 00008f8d",
        "7f 00 02 00 8d 8f 00 00",
        "v.rdadd vt#1, ->t",
    ),
    (
        0x1110,
        "0030a07f c010a049",
        "7f a0 30 00 49 a0 10 c0",
        "l.sw.brg t#1, [ri1, lc1<<2]",
    ),
    (0x1118, "0000", "00 00", "C.BSTOP"),
];

// spec: L-5 L-6 L-15 L-19 L-20 L-21 L-22 L-83 L-84 Q-3 Q-17: words of the worked kernels
#[test]
fn worked_kernels_read_and_write_as_printed() {
    for kernel in [KERNEL_1, KERNEL_2, KERNEL_3, KERNEL_4, KERNEL_5] {
        let mut at = kernel[0].0;
        for (address, words, memory, text) in kernel {
            if *address == 0x1100 {
                at = 0x1100;
            }
            assert_eq!(*address, at, "{text}");
            let code = bytes(words);
            let printed: Vec<String> = code.iter().map(|b| format!("{b:02x}")).collect();
            assert_eq!(printed.join(" "), *memory, "{text}");
            let insn: Insn = decode(&code).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(insn.to_string(), *text);
            let word = encode(&insn).expect("what was decoded encodes");
            assert_eq!(word.to_bytes(), code, "{text}");
            assert_eq!(word.hex(), *words, "{text}");
            at += u64::from(insn.len_bytes());
        }
    }
}
