//! Every row of the linx description against the published table, bit by bit; decoding, operands, text.

use lanemask_isa::linx::{
    CATEGORIES, Codec, DecodeError, Field, GROUPS, Insn, LENGTHS, MAX_FIELDS, OPS, Op, Piece,
    Queue, Reg, Role, Style, TRAPS, TileBase, decode, encode, len_bytes,
};
use std::collections::{BTreeMap, BTreeSet};

/// A row as published.
struct Row {
    mnemonic: String,
    bits: u32,
    mask: u64,
    value: u64,
    /// Name, positions of its bits from the most significant to the least, signed, scale.
    fields: Vec<(String, Vec<u32>, bool, u32)>,
    excluded: Vec<(String, u64)>,
}

fn hex(text: &str) -> u64 {
    u64::from_str_radix(text.trim_start_matches("0x"), 16).expect("hex")
}

/// The published table, read without help of the code under test.
fn published() -> Vec<Row> {
    include_str!("data/linx_rows.txt")
        .lines()
        .filter(|l| !l.starts_with('#'))
        .map(|line| {
            let c: Vec<&str> = line.split('|').collect();
            let fields = c[5].split_whitespace().map(|f| {
                let (name, rest) = f.split_once('@').expect("field");
                let (bits, scale) = rest.split_once('*').unwrap_or((rest, "1"));
                let signed = bits.ends_with('s');
                let positions = bits.trim_end_matches('s').split(',').flat_map(|p| {
                    let (h, l) = p.split_once(':').expect("range");
                    let (h, l): (u32, u32) = (h.parse().unwrap(), l.parse().unwrap());
                    (l..=h).rev()
                });
                let scale = scale.parse().unwrap();
                (name.to_string(), positions.collect(), signed, scale)
            });
            let excluded = c[6].split_whitespace().map(|x| {
                let (name, v) = x.split_once("!=").expect("constraint");
                let v = if v == "RA" { 10 } else { v.parse().unwrap() };
                (name.to_string(), v)
            });
            Row {
                mnemonic: c[0].into(),
                bits: c[2].parse().unwrap(),
                mask: hex(c[3]),
                value: hex(c[4]),
                fields: fields.collect(),
                // a published test uses what the table forbids, so it decodes.
                excluded: excluded.filter(|x| *x != ("Layout".into(), 2)).collect(),
            }
        })
        .collect()
}

/// The row of the description with these fixed bits.
fn op_of(row: &Row) -> Op {
    let fits = |op: &&Op| {
        let v = op.encoding();
        (u32::from(v.bits), v.mask, v.value) == (row.bits, row.mask, row.value)
    };
    let found: Vec<&Op> = Op::ALL.iter().filter(fits).collect();
    assert_eq!(found.len(), 1, "{} {:#x}", row.mnemonic, row.value);
    *found[0]
}

/// The rows that are pairs of shorter instructions.
fn fused(op: Op) -> bool {
    matches!(op, Op::BstartCall | Op::HlBstartCall)
}

/// Numbers from 0 to 2^64 - 1, always the same ones.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

// spec: L-5 L-20 L-21 L-22 L-23 L-25 L-41 L-44 L-85 L-86 L-99: where each field lies
#[test]
fn every_row_has_the_published_bits_and_fields() {
    let rows = published();
    assert_eq!((rows.len(), Op::ALL.len(), OPS.len()), (761, 761, 761));
    let mut seen = BTreeSet::new();
    for row in &rows {
        let op = op_of(row);
        assert!(seen.insert(op), "{op:?} stands for two rows");
        let v = op.encoding();
        assert_eq!(v.fields.len(), row.fields.len(), "{op:?}");
        // Mask and fields cover every bit exactly once.
        let mut covered = row.mask;
        for ((name, positions, signed, scale), info) in row.fields.iter().zip(v.fields) {
            assert_eq!(info.width() as usize, positions.len(), "{op:?} {name}");
            for (k, bit) in positions.iter().rev().enumerate() {
                assert_eq!(info.put(1 << k), 1 << bit, "{op:?} {name} bit {k}");
                assert_eq!(info.get(1 << bit), 1 << k, "{op:?} {name} bit {bit}");
                assert_eq!(covered >> bit & 1, 0, "{op:?} {name} overlaps");
                covered |= 1 << bit;
            }
            match info.codec {
                Codec::Int(s) => assert!(*signed && s == *scale, "{op:?} {name}"),
                // FENTRY and its like count in units of 8: their lowest bit has weight 3.
                Codec::Uint(8) => assert!(!signed && name == "uimm", "{op:?}"),
                Codec::Uint(s) => assert!(!signed && s == *scale, "{op:?} {name}"),
                // A register number has no scale, whatever the table says for ADDTPC.
                Codec::Dst5 => assert!(*scale == 1 || name == "RegDst", "{op:?}"),
                _ => assert!(!signed && *scale == 1, "{op:?} {name}"),
            }
            let ten = matches!(info.codec, Codec::Src10 | Codec::Dst10);
            let five = matches!(info.codec, Codec::Src5 | Codec::Dst5);
            assert!((!ten || info.width() == 10) && (!five || info.width() == 5));
        }
        let all = if row.bits == 64 {
            u64::MAX
        } else {
            (1 << row.bits) - 1
        };
        assert_eq!(covered, all, "{op:?}");
        let excluded: BTreeSet<(String, u64)> = row.excluded.iter().cloned().collect();
        let mut described = BTreeSet::new();
        for &(k, set) in v.excluded {
            for value in (0..64).filter(|v| set >> v & 1 == 1) {
                described.insert((row.fields[k as usize].0.clone(), value));
            }
        }
        assert_eq!(described, excluded, "{op:?}");
    }
}

/// Whether the word has a value that the row excludes.
fn is_excluded(row: &Row, word: u64) -> bool {
    row.excluded.iter().any(|(name, value)| {
        let (_, positions, ..) = row.fields.iter().find(|f| f.0 == *name).expect("field");
        let number = (positions.iter()).fold(0, |n, bit| n << 1 | (word >> bit & 1));
        number == *value
    })
}

// spec: L-6 L-103 Q-27: reserved codes of operands decode, words come back as they were
#[test]
fn random_words_of_every_row_decode_to_it_and_encode_back() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for row in &published() {
        let op = op_of(row);
        let all = if row.bits == 64 {
            u64::MAX
        } else {
            (1 << row.bits) - 1
        };
        for k in 0..64 {
            let noise = match k {
                0 => 0,
                1 => u64::MAX,
                _ => random.next(),
            };
            let word = row.value | (noise & !row.mask & all);
            let bytes = &word.to_le_bytes()[..row.bits as usize / 8];
            if fused(op) {
                // L-103: the first parcel announces the first half.
                let half = decode(bytes).expect("the first half is an instruction");
                assert_eq!(half.len_bytes(), len_bytes(word as u16));
                let rest = decode(&bytes[half.len_bytes() as usize..]).expect("the second half");
                assert_eq!(rest.op, Op::CSetret);
                continue;
            }
            assert_eq!(len_bytes(word as u16) * 8, row.bits, "{op:?}");
            let found = decode(bytes);
            if is_excluded(row, word) {
                assert_ne!(found.map(|i| i.op), Ok(op), "{word:#x}");
                continue;
            }
            let insn = found.unwrap_or_else(|e| panic!("{op:?} {word:#x}: {e}"));
            assert_eq!(insn.op, op, "{word:#x}");
            let back = encode(&insn).expect("what was decoded encodes");
            assert_eq!((back.bits, back.len_bytes * 8), (word, row.bits), "{op:?}");
            assert_eq!(back.to_bytes(), bytes);
            for cut in 0..bytes.len() {
                assert_eq!(decode(&bytes[..cut]), Err(DecodeError::Truncated), "{op:?}");
            }
        }
    }
}

#[test]
fn rows_overlap_only_in_the_listed_cases() {
    let mut found = Vec::new();
    for (k, a) in Op::ALL.iter().enumerate() {
        for b in &Op::ALL[k + 1..] {
            let (va, vb) = (a.encoding(), b.encoding());
            if va.bits == vb.bits && (va.value ^ vb.value) & va.mask & vb.mask == 0 {
                found.push((*a, *b));
            }
        }
    }
    found.retain(|(a, b)| !fused(*a) && !fused(*b));
    found.sort();
    let mut listed = vec![
        (Op::Addtpc, Op::Setret),
        (Op::HlAddtpc, Op::HlSetret),
        (Op::CMovi, Op::CSetret),
        (Op::CBstartStd, Op::CBstop),
        (Op::CBDim, Op::CBDimi),
        (Op::BIotSrc2Dst, Op::BIotSrc2),
        (Op::BIotSrc1Dst, Op::BIotSrc1),
    ];
    for pair in &mut listed {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    listed.sort();
    assert_eq!(found, listed);
    // In each case the excluded values decide.
    let op = |bytes: &[u8]| decode(bytes).map(|i| i.op);
    assert_eq!(op(&[0, 0]), Ok(Op::CBstop));
    assert_eq!(op(&0xc03cu16.to_le_bytes()), Ok(Op::CBDim));
    let (addtpc, setret) = (Op::Addtpc.encoding().value, Op::Setret.encoding().value);
    assert_eq!(setret, addtpc | 10 << 7);
    assert_eq!(op(&(setret as u32).to_le_bytes()), Ok(Op::Setret));
    assert_eq!(
        op(&((addtpc | 9 << 7) as u32).to_le_bytes()),
        Ok(Op::Addtpc)
    );
}

// spec: L-27 Q-20: what v0.57 has retired is no instruction; Mode = 1 of a launch decodes, for the verifier to name
#[test]
fn reserved_words_are_illegal() {
    let mut random = Random(77);
    for (mask, value) in [(0x0600_707fu32, 0x0000_1013u32), (0x0600_7fff, 0x0200_1181)] {
        for _ in 0..20_000 {
            let word = value | random.next() as u32 & !mask;
            match decode(&word.to_le_bytes()) {
                Err(DecodeError::Illegal) => {}
                Ok(i) if i.get(Field::Mode) == Some(1) && i.op != Op::BstartTepl => {
                    assert_eq!(i.op.role(), Role::Launch, "{word:#x}");
                }
                other => assert_eq!(other.map(|i| i.op), Ok(Op::BstartTepl), "{word:#x}"),
            }
        }
    }
    assert_eq!(decode(&0x1013u32.to_le_bytes()), Err(DecodeError::Illegal));
    // Size codes 3 to 9, hands 0 to 3 (L-23).
    let iot = Op::BIotDst.encoding().value as u32;
    for (size, hand) in (0..16u32).flat_map(|s| (0..8u32).map(move |h| (s, h))) {
        let word = iot | size << 15 | hand << 7;
        let legal = (3..=9).contains(&size) && hand < 4;
        assert_eq!(decode(&word.to_le_bytes()).is_ok(), legal, "{word:#x}");
    }
}

#[test]
fn counts_by_role_and_category_are_the_published_ones() {
    let mut roles: BTreeMap<String, usize> = BTreeMap::new();
    let mut categories: BTreeMap<&str, usize> = BTreeMap::new();
    for op in Op::ALL {
        *roles.entry(format!("{:?}", op.role())).or_default() += 1;
        *categories.entry(op.category()).or_default() += 1;
    }
    let roles: Vec<(&str, usize)> = roles.iter().map(|(n, k)| (&n[..], *k)).collect();
    assert_eq!(
        roles,
        [
            ("BlockCommit", 27),
            ("BodyBranch", 10),
            ("BodyScalar", 401),
            ("BodyVector", 184),
            ("Header", 16),
            ("Launch", 8),
            ("Other", 9),
            ("System", 39),
            ("Terminator", 67),
        ]
    );
    let categories: Vec<(&str, usize)> = categories.into_iter().collect();
    assert_eq!(
        categories,
        [
            ("arith", 16),
            ("atomic", 24),
            ("bitfield", 8),
            ("block-commit", 27),
            ("body-branch", 10),
            ("compare", 16),
            ("convert", 4),
            ("fcompare", 8),
            ("fp", 13),
            ("header", 16),
            ("launch", 8),
            ("load.brg", 19),
            ("load.local", 19),
            ("minmax", 4),
            ("muldiv", 4),
            ("other", 9),
            ("queue", 2),
            ("reduce", 9),
            ("scalar16.alu", 18),
            ("scalar16.mem", 4),
            ("scalar32.alu", 78),
            ("scalar32.atomic", 48),
            ("scalar32.fp", 30),
            ("scalar32.mem", 46),
            ("scalar48.alu", 40),
            ("scalar48.atomic", 4),
            ("scalar48.mem", 133),
            ("select", 2),
            ("shuffle", 8),
            ("store.brg", 14),
            ("store.local", 14),
            ("system", 39),
            ("terminator", 67),
        ]
    );
    assert_eq!(CATEGORIES.len(), categories.len());
    assert_eq!((GROUPS.len(), LENGTHS.len(), MAX_FIELDS), (12, 4, 7));
}

// spec: L-54
#[test]
fn trap_numbers() {
    let traps: Vec<(u8, &str)> = TRAPS.iter().map(|t| (t.cause, t.name)).collect();
    assert_eq!(
        traps,
        [
            (4, "IllegalInstruction"),
            (5, "BlockTrap"),
            (34, "DataAlignment"),
            (35, "DataPage"),
            (52, "Assertion"),
        ]
    );
}

// spec: L-103
#[test]
fn the_first_parcel_tells_the_length() {
    for low in 0..16u16 {
        let expected = match (low & 1, low) {
            (0, 0xe) => 6,
            (0, _) => 2,
            (_, 0xf) => 8,
            _ => 4,
        };
        for high in [0, 0x10, 0xabc0, 0xfff0] {
            assert_eq!(len_bytes(high | low), expected);
        }
    }
}

// spec: L-1 L-2 L-3 L-6 L-9 L-10 L-12 L-13 L-14 Q-10 Q-11 Q-19
#[test]
fn operand_codes() {
    let source = |code| Reg::source10(code).to_string();
    let dest = |code| Reg::dest10(code).to_string();
    for (code, text) in [
        (0x000, "zero"),
        (0x001, "sp"),
        (0x002, "a0"),
        (0x009, "a7"),
        (0x00a, "ra"),
        (0x00b, "s0"),
        (0x013, "s8"),
        (0x014, "x0"),
        (0x017, "x3"),
        (0x018, "t#1"),
        (0x01b, "t#4"),
        (0x01c, "u#1"),
        (0x01f, "u#4"),
        (0x020, "ri0"),
        (0x03f, "ri31"),
        (0x05c, "p"),
        (0x060, "lc0"),
        (0x062, "lc2"),
        (0x081, "vt#1"),
        (0x09f, "vt#31"),
        (0x0a1, "vu#1"),
        (0x0c1, "vm#1"),
        (0x0e1, "vn#1"),
        (0x100, "ta"),
        (0x104, "to"),
        (0x105, "ts"),
    ] {
        assert_eq!(source(code), text);
    }
    for (code, text) in [
        (0x01f, "t"),
        (0x01e, "u"),
        (0x017, "x3"),
        (0x000, "zero"),
        (0x080, "vt"),
        (0x0a0, "vu"),
        (0x0c0, "vm"),
        (0x0e0, "vn"),
        (0x0a2, "vu#2"),
        (0x05c, "p"),
    ] {
        assert_eq!(dest(code), text);
    }
    let reserved = |code: u64| match (code >> 5, code & 31) {
        (0 | 1, _) => false,
        (2, n) => n != 28,
        (3, n) => n > 2,
        (4..=7, n) => n == 0,
        (8, n) => n > 5,
        _ => true,
    };
    for code in 0..1024 {
        let (s, d) = (Reg::source10(code), Reg::dest10(code));
        assert_eq!(s.code10(), Some(code));
        assert_eq!(d.code10(), Some(code));
        assert_eq!(matches!(s, Reg::Reserved(_)), reserved(code), "{code:#x}");
        let push = (4..=7).contains(&(code >> 5));
        assert_eq!(matches!(d, Reg::Reserved(_)), reserved(code) && !push);
        assert_eq!(s.is_vector(), push);
        assert_eq!(d.is_vector(), push);
        if code < 32 {
            assert_eq!((s.code5(), d.code5()), (Some(code), Some(code)));
            assert_eq!((Reg::source5(code), Reg::dest5(code)), (s, d));
        } else if !matches!(s, Reg::Reserved(_)) {
            assert_eq!(s.code5(), None);
        }
    }
    assert_eq!(Reg::dest5(0), Reg::Drop(0));
    assert_eq!(Reg::dest5(24), Reg::Drop(24));
    assert_eq!(Reg::dest10(0x0a2), Reg::PushIndexed(Queue::Vu, 2));
    for bad in [
        Reg::R(24),
        Reg::T(0),
        Reg::T(5),
        Reg::Ri(32),
        Reg::Lc(3),
        Reg::Vec(Queue::Vt, 32),
    ] {
        assert_eq!(bad.code10(), None, "{bad:?}");
    }
    assert_eq!(Reg::Tile(TileBase::Ts).code10(), Some(0x105));
    assert_eq!(Reg::scalar("a3"), Some(Reg::R(5)));
    assert_eq!(Reg::scalar("r23"), Some(Reg::R(23)));
    assert_eq!(
        (Reg::scalar("r24"), Reg::scalar("r05"), Reg::scalar("lb0")),
        (None, None, None)
    );
}

// spec: L-15 Q-17 Q-18
#[test]
fn the_domain_follows_from_the_operands() {
    let add = |l: u64, r: u64, d: u64| {
        Insn::new(
            Op::VAdd,
            &[(Field::SrcL, l), (Field::SrcR, r), (Field::RegDst, d)],
        )
        .unwrap()
    };
    for (insn, vector, text) in [
        (add(0x081, 0, 0x1f), true, "v.add vt#1, zero, ->t"),
        (add(0, 0x0ff, 0x1f), true, "v.add zero, vn#31, ->t"),
        (add(0, 0, 0x0a0), true, "v.add zero, zero, ->vu"),
        (add(0x18, 0x20, 0x1f), false, "l.add t#1, ri0, ->t"),
        (add(0x60, 0, 0x5c), false, "l.add lc0, zero, ->p"),
    ] {
        assert_eq!((insn.is_vector(), insn.to_string()), (vector, text.into()));
    }
    for (op, text) in [
        (Op::VCmpLt, "v.cmp.lt lc0, ri0, ->p"),
        (Op::VFlt, "v.flt lc0, ri0, ->p"),
        (Op::VMax, "l.max lc0, ri0, ->p"),
    ] {
        let fields = [
            (Field::SrcL, 0x60),
            (Field::SrcR, 0x20),
            (Field::RegDst, 0x5c),
        ];
        let insn = Insn::new(op, &fields).unwrap();
        assert!(!insn.is_vector());
        assert_eq!(insn.to_string(), text);
    }
}

// spec: L-20 L-41 L-65 L-85 L-102
#[test]
fn numbers_have_their_sign_and_scale() {
    let imm = |op, value: i64| Insn::new(op, &[(Field::Imm, value as u64)]).map(|i| i.imm());
    assert_eq!(imm(Op::VLwi, 64), Some(Some(256)));
    assert_eq!(imm(Op::VLwiU, 64), Some(Some(64)));
    assert_eq!(imm(Op::VSdiBrg, -1), Some(Some(-8)));
    assert_eq!(imm(Op::VAddi, 4095), Some(Some(4095)));
    assert_eq!(imm(Op::VAddi, 4096), None);
    assert_eq!(imm(Op::VAddi, -1), None);
    assert_eq!(imm(Op::VAndi, 2047), Some(Some(2047)));
    assert_eq!(imm(Op::VAndi, -2048), Some(Some(-2048)));
    assert_eq!(imm(Op::VAndi, 2048), None);
    assert_eq!(imm(Op::VAndi, -2049), None);
    assert_eq!(imm(Op::Lui, -1), Some(Some(-4096)));
    assert_eq!(imm(Op::Fentry, 3), Some(Some(24)));
    assert_eq!(imm(Op::VAdd, 0), None, "the row has no such field");
    for (op, bits, scale) in [
        (Op::BEq, 12, 2),
        (Op::BNz, 22, 2),
        (Op::J, 22, 2),
        (Op::BText, 25, 2),
    ] {
        let low = -(1i64 << (bits - 1));
        let insn = Insn::new(op, &[(Field::Imm, low as u64)]).unwrap();
        assert_eq!(insn.target(), Some(low * scale));
        assert!(Insn::new(op, &[(Field::Imm, (low - 1) as u64)]).is_none());
        assert_eq!(imm(op, -low), None);
    }
    assert_eq!(
        Insn::new(Op::Jr, &[(Field::Imm, 4)]).unwrap().target(),
        None
    );
    // The word of the v0.4 listing that prints 256 (L-85): bits and immediate are the same in v0.57.
    let listing = [0x7f, 0x12, 0x09, 0x00, 0x19, 0x20, 0x08, 0x04];
    let insn = decode(&listing).unwrap();
    assert_eq!((insn.op, insn.imm()), (Op::VLwi, Some(256)));
    // B.TEXT of the v0.4 listing (L-20): at 0x11778 it names 0x11ea0.
    let insn = decode(&0x0001_ca03u32.to_le_bytes()).unwrap();
    assert_eq!(insn.target(), Some(0x11ea0 - 0x11778));
    // SETRET forms extend with zeros, ADDTPC with the sign (L-48).
    assert_eq!(imm(Op::Setret, 0xf_ffff), Some(Some(0x1f_fffe)));
    assert_eq!(imm(Op::Addtpc, -1), Some(Some(-2)));
}

#[test]
fn templates_show_every_field_but_the_listed_ones() {
    let mut hidden = BTreeSet::new();
    for op in Op::ALL {
        let t = op.template();
        let mut shown = BTreeSet::new();
        for piece in t.suffix.iter().chain(&t.operands) {
            match piece {
                Piece::Text(_) => {}
                Piece::Field(k, style) => {
                    shown.insert(*k);
                    if *style == Style::Br {
                        shown.insert(op.position(Field::Unlikely).unwrap());
                    }
                }
                Piece::Suffix(list) | Piece::List(list) => shown.extend(list.iter().map(|l| l.0)),
            }
        }
        for k in (0..op.fields().len()).filter(|k| !shown.contains(k)) {
            hidden.insert((op.fields()[k], op.info().mnemonic));
        }
    }
    let names: BTreeSet<Field> = hidden.iter().map(|h| h.0).collect();
    assert_eq!(
        names.into_iter().collect::<Vec<_>>(),
        [Field::RegDst, Field::Shamt, Field::SrcR, Field::SrcZero]
    );
    assert_eq!(hidden.len(), 24, "{hidden:?}");
}

// spec: L-23 L-25 L-26 L-79 L-92
#[test]
fn text_of_the_special_forms() {
    for (bytes, text) in [
        // B.IOT u#2.reuse, t#16, last, ->n<8KB>: hand*16 + k-1 = 17 and 15, S0R, L, size code 9, hand 3.
        (
            0x4013u32 | 15 << 26 | 17 << 20 | 1 << 19 | 9 << 15 | 1 << 10 | 3 << 7,
            "B.IOT u#2.reuse, t#16, last, ->n<8KB>",
        ),
        (0x6013 | 3 << 15, "B.IOT ->t<128B>"),
        (0x6013 | 1 << 19 | 8 << 15 | 1 << 7, "B.IOT last, ->u<4KB>"),
        (0x5013 | 32 << 20, "B.IOT m#1"),
        (0x5013 | 32 << 20 | 1 << 19, "B.IOT m#1, last"),
        (0x23, "B.CATR"),
        (0x23 | 1 << 26 | 1 << 19 | 1 << 15, "B.CATR trap, rl, dr"),
        (
            0x33 | 1 << 15 | 1 << 16 | 3 << 17 | 5 << 20,
            "B.HINT br.unlikely, temp.none, 5",
        ),
        (0x33, "B.HINT temp.hot, 0"),
        (0x1033, "B.HINT TRACE.begin"),
        (0x13 | 1 << 20, "B.IOR [zero, sp],[]"),
        (0x13 | 1 << 27 | 5 << 7, "B.IOR [zero, zero, sp],[a3]"),
        (0x2043 | 3 << 15 | 1 << 20 | 1 << 7, "B.DIM a1, 4097, ->lb2"),
    ] {
        let insn = decode(&bytes.to_le_bytes()).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(insn.to_string(), text);
    }
    let build = |op, fields: &[(Field, u64)]| Insn::new(op, fields).unwrap().to_string();
    assert_eq!(
        build(
            Op::VFcvti,
            &[
                (Field::SrcL, 0x81),
                (Field::RegDst, 0x80),
                (Field::SrcType, 1),
                (Field::DstType, 9)
            ]
        ),
        "v.fcvti.fp322s32 vt#1, ->vt"
    );
    assert_eq!(
        build(
            Op::VIcvt,
            &[
                (Field::SrcL, 0x81),
                (Field::RegDst, 0x80),
                (Field::SrcType, 11),
                (Field::DstType, 20)
            ]
        ),
        "v.icvt.s82type20 vt#1, ->vt"
    );
    let atomic = [
        (Field::SrcL, 0x20),
        (Field::SrcR, 0x81),
        (Field::RegDst, 0x80),
        (Field::Aq, 1),
        (Field::Rl, 1),
        (Field::Far, 1),
    ];
    assert_eq!(
        build(Op::VLwAdd, &atomic),
        "v.lw.add.aqrlf [ri0], vt#1, ->vt"
    );
    assert_eq!(
        build(
            Op::VSwAdd,
            &[
                (Field::SrcL, 0x20),
                (Field::SrcR, 0x81),
                (Field::Rd, 1),
                (Field::Far, 1)
            ]
        ),
        "v.sw.add.rdf [ri0], vt#1"
    );
    assert_eq!(
        build(
            Op::VSw,
            &[
                (Field::SrcD, 0x81),
                (Field::SrcL, 0x105),
                (Field::SrcR, 0x61),
                (Field::L, 1),
                (Field::C, 1),
                (Field::Shamt, 3)
            ]
        ),
        "v.sw.local vt#1, [ts, lc0<<2, lc1<<5]"
    );
    assert_eq!(
        build(
            Op::VLbiBrg,
            &[
                (Field::SrcL, 0x20),
                (Field::Imm, -3i64 as u64),
                (Field::RegDst, 0x80),
                (Field::C, 1)
            ]
        ),
        "v.lbi.brg [ri0, lc0, -3], ->vt"
    );
    assert_eq!(
        build(
            Op::VBxu,
            &[
                (Field::SrcL, 0x81),
                (Field::ImmS, 8),
                (Field::ImmL, 7),
                (Field::RegDst, 0x80)
            ]
        ),
        "v.bxu vt#1, 8, 8, ->vt"
    );
    assert_eq!(
        build(
            Op::Add,
            &[
                (Field::SrcL, 2),
                (Field::SrcR, 24),
                (Field::SrcRType, 2),
                (Field::Shamt, 3),
                (Field::RegDst, 31)
            ]
        ),
        "add a0, t#1.uw<<3, ->t"
    );
}

#[test]
fn field_values_that_do_not_fit_do_not_encode() {
    assert!(Insn::new(Op::VAdd, &[(Field::SrcL, 1024)]).is_none());
    assert!(Insn::new(Op::VAdd, &[(Field::Shamt, 32)]).is_none());
    assert!(Insn::new(Op::VAdd, &[(Field::Mode, 0)]).is_none());
    assert!(
        Insn::new(Op::CMovi, &[(Field::RegDst, 10)]).is_none(),
        "that is C.SETRET"
    );
    let mut insn = Insn::new(Op::VAdd, &[]).unwrap();
    insn.raw[0] = 1 << 10;
    assert_eq!(encode(&insn), None);
}

#[test]
fn arbitrary_bytes_never_panic() {
    let mut random = Random(4711);
    for _ in 0..200_000 {
        let bytes = random.next().to_le_bytes();
        if let Ok(insn) = decode(&bytes) {
            assert!(!insn.to_string().is_empty());
            let back = encode(&insn).unwrap();
            assert_eq!(back.to_bytes(), bytes[..insn.len_bytes() as usize]);
        }
    }
}
