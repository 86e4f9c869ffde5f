//! Which numbers a field may hold, by the kind of its operand: written down from the pages on operand kinds and state
//! (W-REG-4, W-REG-7 to W-REG-9), apart from the codecs.

use lanemask_isa_gen::{Consts, Field};

/// Whether a field of `width` bits with an operand of this kind may hold `raw`.
pub fn legal(kind: &str, width: u32, raw: u64, consts: &Consts) -> bool {
    let constant = |code: u64| {
        consts.ints.iter().any(|r| {
            let codes = u64::from(r.code)..=u64::from(r.code) + r.first.abs_diff(r.last);
            codes.contains(&code)
        }) || consts.floats.iter().any(|f| u64::from(f.code) == code)
    };
    // Registers from `raw` that end within a file of `size`.
    let run = |size: u64, n: u64| raw + n <= size;
    // First register in 7 bits, the number of registers less one above them.
    let list = |most: u64| {
        let (first, n) = (raw & 127, (raw >> 7) + 1);
        n <= most && first + n <= 128
    };
    // Vector registers, then 64 uniform ones from 256, then constants from 320.
    let source = |vectors: u64, code: u64| match code {
        0..256 => code < vectors,
        256..320 => true,
        _ => code < 512 && constant(code),
    };
    match (kind, width) {
        ("vd" | "vx" | "vb" | "vdp" | "vxp", _) => run(128, 1),
        ("vdh" | "vxh", _) => raw < 256,
        ("vd2" | "vx2", _) => run(128, 2),
        ("vd3" | "vx3", _) => run(128, 3),
        ("vd4" | "vx4", _) => run(128, 4),
        ("vdl" | "vxl", _) => list(4),
        ("vcl", _) => list(5),
        // One register fits no image: that is found when it executes.
        ("vgl", _) => list(6),
        // A literal, or the vector source of the short form.
        ("vs" | "fs", 32 | 7) => true,
        ("vs" | "vsp", _) => source(128, raw),
        ("vsh", _) => source(256, raw),
        // neg and abs lie above the 9 bits of the source.
        ("fs" | "fsp", 9 | 11) => source(128, raw & 511),
        ("fsh", 9 | 11) => source(256, raw & 511),
        ("ud" | "uhd" | "uh" | "um" | "u" | "mask" | "udp" | "usp", 6) => true,
        ("us", 6 | 16 | 32) => true,
        ("ud2", _) => run(64, 2),
        ("ud4", _) => run(64, 4),
        ("ud8", _) => run(64, 8),
        ("udesc4", _) => raw * 4 + 4 <= 64,
        ("udesc8", _) => raw * 4 + 8 <= 64,
        // Logarithm of at most 32 lanes.
        ("cluster", _) => raw <= 5,
        // rn, rz, rd, ru, mode.
        ("round", _) => raw < 5,
        ("u2" | "u6" | "u12" | "u16" | "u20" | "u32" | "csr" | "rel" | "off16" | "sat", _) => true,
        ("c_vm" | "c_vst" | "c_tex" | "c_ls" | "c_sm" | "c_sfu", _) => true,
        _ => panic!("which numbers has kind {kind} in {width} bits?"),
    }
}

/// How many legal numbers of a field have no bit in the second word; all, for a field of the first one.
pub fn count(kind: &str, field: &Field, consts: &Consts) -> u64 {
    let width = field.width();
    if width > 12 {
        // Wide fields hold any number; then those are counted whose bits all lie in the first word.
        assert!(legal(kind, width, (1 << width) - 1, consts), "{kind}");
        let low: u32 = field
            .pieces
            .iter()
            .filter(|p| p.0 < 32)
            .map(|&(h, l)| h - l + 1)
            .sum();
        return 1 << low;
    }
    (0..1u64 << width)
        .filter(|&raw| field.place(raw) >> 32 == 0 && legal(kind, width, raw, consts))
        .count() as u64
}
