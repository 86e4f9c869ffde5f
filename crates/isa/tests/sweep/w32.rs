//! w32: all first words, and every field of every encoding.

use crate::legal::{count, legal};
use crate::{Random, spec, sweep};
use lanemask_isa::w32::{self, Insn, Op};
use lanemask_isa_gen::{Spec, Variant};
use std::sync::OnceLock;

/// An encoding of the description.
struct Encoding {
    name: String,

    kinds: Vec<String>,
    v: Variant,
    legal: Vec<Option<Vec<bool>>>,
}

impl Encoding {
    /// Whether these bits are this encoding, with legal operands.
    fn is(&self, bits: u64) -> bool {
        let fields = self.v.fields.iter().zip(&self.legal);
        bits & self.v.mask == self.v.value
            && (fields.into_iter())
                .all(|((f, _), t)| t.as_ref().is_none_or(|t| t[f.get(bits) as usize]))
    }
}

/// The description made ready: encodings by opcode, in the order of the description.
struct Expected {
    spec: Spec,
    encodings: Vec<Encoding>,
    by_opcode: Vec<Vec<usize>>,
    /// Position in `encodings` of the first variant of each `Op`.
    first: Vec<usize>,
}

fn expected() -> &'static Expected {
    static EXPECTED: OnceLock<Expected> = OnceLock::new();
    EXPECTED.get_or_init(|| {
        let spec = spec("w32");
        let mut e = Expected {
            encodings: Vec::new(),
            by_opcode: vec![Vec::new(); 128],
            first: vec![0; Op::ALL.len()],
            spec,
        };
        for insn in &e.spec.insns {
            let op = Op::from_mnemonic(&insn.name).expect("the tables have it");
            e.first[op as usize] = e.encodings.len();
            for v in &insn.variants {
                let kinds: Vec<String> = insn.operands.iter().map(|o| o.kind.clone()).collect();
                let table = |k: usize| {
                    let width = v.fields[k].0.width();
                    (1..=12).contains(&width).then(|| {
                        (0..1u64 << width)
                            .map(|raw| legal(&kinds[k], width, raw, &e.spec.consts))
                            .collect()
                    })
                };
                e.by_opcode[v.value as usize & 0x7f].push(e.encodings.len());
                let legal = (0..kinds.len()).map(table).collect();
                e.encodings.push(Encoding {
                    name: insn.name.clone(),

                    kinds,
                    v: v.clone(),
                    legal,
                });
            }
        }
        e
    })
}

impl Expected {
    /// Position of what a decoded instruction is.
    fn place(&self, insn: &Insn) -> usize {
        self.first[insn.op as usize] + usize::from(insn.variant)
    }

    /// The only encoding that these bits are.
    fn decode(&self, bits: u64) -> Option<usize> {
        let mut found = self.by_opcode[bits as usize & 0x7f]
            .iter()
            .copied()
            .filter(|&k| self.encodings[k].is(bits));
        let first = found.next();
        assert_eq!(found.next(), None, "{bits:#x} is two instructions");
        first
    }

    /// Decodes and compares with the description; what decodes must encode to the same bits.
    fn check(&self, bits: u64) -> Option<usize> {
        let got = decode(bits).map(|i| self.place(&i));
        assert_eq!(got, self.decode(bits), "{bits:#018x}");
        got
    }
}

/// What the bits decode to; encoded again it must be the same bits.
fn decode(bits: u64) -> Option<Insn> {
    let insn = w32::decode(bits as u32, Some((bits >> 32) as u32)).ok()?;
    let again = w32::encode(&insn).map(|w| w.bits);
    let meant = if bits & 1 == 0 {
        bits & 0xffff_ffff
    } else {
        bits
    };
    assert_eq!(again, Some(meant), "{insn}");
    Some(insn)
}

/// All 2^32 first words, the second being 0, and with a random second word besides: an instruction that encodes to the
/// same bits, or illegal; and each encoding has as many first words as its fields have legal values.
#[test]
#[ignore = "2^32 words twice: for release mode, see CONTRIBUTING.md"]
fn every_first_word() {
    let e = expected();
    let counts = sweep(1, e.encodings.len(), |word, counts| {
        if let Some(insn) = decode(word.into()) {
            counts[e.place(&insn)] += 1;
        }
        if word & 1 == 1 {
            decode(u64::from(word) | u64::from(word.wrapping_mul(0x9e37_79b1) ^ word >> 15) << 32);
        }
    });
    for (e_, got) in e.encodings.iter().zip(counts) {
        let each =
            e_.v.fields
                .iter()
                .zip(&e_.kinds)
                .map(|((f, _), kind)| match f.pieces.len() {
                    0 => 1,
                    _ => count(kind, f, &e.spec.consts),
                });
        assert_eq!(got, each.product::<u64>(), "{} {}", e_.name, e_.v.format);
        assert_ne!(got, 0);
    }
}

/// Every 257th first word, with two second words: exactly what the description says.
#[test]
fn a_slice_of_the_first_words() {
    let e = expected();
    let counts = sweep(257, 2, |word, counts| {
        let random = Random(u64::from(word) + 1).next() & 0xffff_ffff;
        // A 32-bit instruction is one whatever follows.
        for second in [0, random] {
            let legal = e.check(u64::from(word) | second << 32).is_some();
            counts[usize::from(legal)] += 1;
        }
    });
    assert!(counts[0] > 0 && counts[1] > 0, "{counts:?}");
}

/// Every opcode with every value of the function codes behind it (bits 15:7 hold all of them but one bit of U4, the last),
/// with corner and random operands.
#[test]
fn every_opcode_and_function() {
    let e = expected();
    let mut random = Random(1);
    let mut seen = vec![false; e.encodings.len()];
    for low in 0..1u64 << 16 {
        for high in [
            0,
            0x0101,
            0x8000,
            0xffff,
            random.next() & 0xffff,
            random.next() & 0xffff,
        ] {
            for second in [
                0,
                0x8080_8080,
                u64::from(u32::MAX),
                random.next() & 0xffff_ffff,
            ] {
                if let Some(k) = e.check(low | high << 16 | second << 32) {
                    seen[k] = true;
                }
            }
        }
    }
    for (e, seen) in e.encodings.iter().zip(seen) {
        assert!(seen, "{} {}: no word was of it", e.name, e.v.format);
    }
}

/// Every field of every encoding, all its values where it has at most 12 bits, the other operands being 0 or at random
/// legal: as many words decode as the field has legal values.
#[test]
fn every_value_of_every_field() {
    let e = expected();
    let mut random = Random(1);
    for (place, e_) in e.encodings.iter().enumerate() {
        for (k, (field, _)) in e_.v.fields.iter().enumerate() {
            let width = field.width();
            if width == 0 {
                continue;
            }
            let mut others = e_.v.value;
            for (j, (f, _)) in e_.v.fields.iter().enumerate() {
                let (w, mut raw) = (f.width(), 0);
                // A legal number near a random one; 0 is legal for every kind.
                if j != k && w > 0 && random.next() & 1 == 1 {
                    raw = random.next() & ((1 << w) - 1);
                    while !legal(&e_.kinds[j], w, raw, &e.spec.consts) {
                        raw = (raw + 1) & ((1 << w) - 1);
                    }
                }
                others |= f.place(raw);
            }
            let values: Vec<u64> = if width <= 12 {
                (0..1 << width).collect()
            } else {
                (0..width)
                    .flat_map(|b| [1 << b, (1 << b) - 1])
                    .chain([(1 << width) - 1])
                    .collect()
            };
            for raw in values {
                let legal = legal(&e_.kinds[k], width, raw, &e.spec.consts);
                let got = decode(others | field.place(raw)).map(|i| e.place(&i));
                assert_eq!(
                    got,
                    legal.then_some(place),
                    "{} {}: {raw:#x} in {}",
                    e_.name,
                    e_.v.format,
                    field.names[0]
                );
            }
        }
        // One bit of what must be as it is differs: never this encoding.
        for bit in (0..64).filter(|b| e_.v.mask >> b & 1 == 1) {
            let got = e.check(e_.v.value ^ 1 << bit);
            assert_ne!(got, Some(place), "{} {}", e_.name, e_.v.format);
        }
    }
}
