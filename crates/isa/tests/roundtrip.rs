//! Words of the fixed instructions by hand from section 6.6, and the round trip of every encoding.

use lanemask_isa::w32::{self, Insn, Op, Operand};

/// Opcode in bits 6:0, f5 or f3 from bit 7: computed from the printed numbers, not from the tables.
#[test]
fn fixed_encodings() {
    // spec: W-G6-1 W-G6-2 W-G6-3 W-G6-4 W-G6-5 W-G6-6 W-G6-7 W-G6-8
    let sys = |f5: u32, imm: u32| 0x4e | f5 << 7 | imm << 12;
    // spec: W-G6-10 W-G6-11 W-G6-12 W-G6-13 W-G6-14 W-G6-15 W-G6-16
    let csr = |f3: u32, r: u32, n: u32| 0x52 | f3 << 7 | r << 10 | n << 16;
    let cases = [
        ("nop", sys(0, 0)),
        ("endpgm", sys(1, 0)),
        ("trap 1048575", sys(2, 0xfffff)),
        ("brk", sys(3, 0)),
        ("sleep 7", sys(4, 7)),
        ("setprio 2", sys(5, 2)),
        ("barrier", sys(6, 0)),
        ("icache.inv", sys(12, 0)),
        ("csrr u63, clockh", csr(0, 63, 0x21)),
        ("csrw mode, u1", csr(1, 1, 1)),
        ("csrs fflags, u2", csr(2, 2, 2)),
        ("csrc trapctl, u3", csr(3, 3, 3)),
        ("csrwi exec, 63", csr(4, 63, 0)),
        ("csrsi trapbase, 0", csr(5, 0, 0x40)),
        ("csrci 0xfff, 1", csr(6, 1, 0xfff)),
        // spec: W-G6-9
        (
            "waitcnt",
            0x50 | 0x3f << 7 | 0x3f << 13 | 0xf << 19 | 0xf << 23 | 3 << 27 | 7 << 29,
        ),
        (
            "waitcnt vm=0, ls=2, sm=1",
            0x50 | 0x3f << 13 | 0xf << 19 | 2 << 23 | 1 << 27 | 7 << 29,
        ),
    ];
    for (text, word) in cases {
        let insn = w32::decode(word, None).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(insn.to_string(), text);
        assert_eq!(
            w32::encode(&insn).map(|w| w.words()),
            Some(vec![word]),
            "{text}"
        );
    }
}

#[test]
fn reserved_bits_are_illegal() {
    for word in [
        0u32,
        0x4e | 1 << 12,
        0x4e | 7 << 7,
        0x52 | 1 << 28,
        0x52 | 7 << 7,
        0x7e,
    ] {
        assert_eq!(
            w32::decode(word, Some(0)),
            Err(w32::DecodeError::Illegal),
            "{word:#x}"
        );
    }
    assert_eq!(
        w32::decode(0x0000_0001, None),
        Err(w32::DecodeError::Truncated)
    );
}

/// Every encoding, with operand fields filled from a counter-based generator: decodes to itself, and its operands
/// choose an encoding with the same meaning.
#[test]
fn every_encoding_round_trips() {
    // spec: P-68
    let mut state = 1u64;
    let mut random = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        state >> 11
    };
    for op in Op::ALL {
        for (k, v) in op.info().variants.iter().enumerate() {
            let mut legal = 0;
            for _ in 0..2000 {
                let mut bits = v.value;
                for f in v.fields.iter().filter(|f| !f.pieces.is_empty()) {
                    bits |= f.put(random());
                }
                let Ok(insn) = w32::decode(bits as u32, Some((bits >> 32) as u32)) else {
                    continue;
                };
                legal += 1;
                assert_eq!((insn.op, insn.variant as usize), (op, k));
                assert_eq!(w32::encode(&insn).map(|w| w.bits), Some(bits));
                assert_eq!(
                    Insn::with_variant(op, insn.variant, &insn.operands()),
                    Some(insn),
                    "{insn}"
                );
            }
            assert!(
                legal > 0,
                "{} {}: no legal word",
                op.info().mnemonic,
                v.format
            );
        }
    }
}

#[test]
fn shortest_encoding_is_chosen() {
    let add = |b| {
        Insn::new(Op::VAddU32, &[Operand::v(1), Operand::u(2), b]).map(|i| i.variant_info().format)
    };
    assert_eq!(add(Operand::v(3)), Some("VS"));
    assert_eq!(add(Operand::u(3)), Some("V3"));
    assert_eq!(add(Operand::bits32(64)), Some("V3"));
    assert_eq!(add(Operand::bits32(65)), Some("VL"));
    assert_eq!(add(Operand::vs(2, 2)), None);
}
