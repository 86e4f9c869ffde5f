//! Every example of every card: assembled, disassembled, and its words computed from the positions of the fields.

use crate::cards::{self, Card, Example};
use lanemask_asm::assemble;
use lanemask_diag::Sources;
use lanemask_isa::w32::{self, Op};
use std::collections::BTreeMap;
use std::path::Path;

/// Every instruction has a card with syntax, description, an encoding and an example for each variant, and pseudo-code.
#[test]
fn every_instruction_has_a_whole_card() {
    let cards = cards::all();
    assert_eq!(cards.len(), Op::ALL.len());
    for op in Op::ALL {
        let info = op.info();
        let card = &cards[info.mnemonic];
        let [syntax, pseudo] = &card.blocks[..] else {
            panic!("{}: {} blocks", card.name, card.blocks.len());
        };
        let operands: Vec<String> = info
            .operands
            .iter()
            .map(|o| format!("{}:{}", o.name, o.kind))
            .collect();
        assert_eq!(
            *syntax,
            format!("{} {}", card.name, operands.join(" ")).trim_end()
        );
        assert!(!pseudo.trim().is_empty(), "{}", card.name);
        // What is written is named: a destination has a line that sets it.
        for written in info.operands.iter().filter(|o| o.writes) {
            let sets = pseudo.lines().map(str::trim).any(|l| {
                let head = l.strip_prefix(written.name).unwrap_or("");
                head.starts_with([' ', '[', '.']) && l.contains(" = ") || l.starts_with("V[n] = ")
            });
            assert!(sets, "{}: nothing sets {}", card.name, written.name);
        }
        assert_eq!(card.prose[0], format!("{}.", info.desc));
        assert_eq!(card.encodings.len(), info.variants.len(), "{}", card.name);
        assert_eq!(card.examples.len(), info.variants.len(), "{}", card.name);
        let traps = card.prose.iter().any(|l| l.starts_with("May raise: "));
        assert_eq!(traps, !info.traps.is_empty(), "{}", card.name);
        for id in info.ids {
            let named = |l: &String| l.starts_with("Source: ") && l.contains(id);
            assert!(card.prose.iter().any(named), "{}: {id}", card.name);
        }
    }
}

fn examples(cards: &BTreeMap<String, Card>) -> Vec<(&Card, &Example)> {
    let all = cards.values();
    all.flat_map(|c| c.examples.iter().map(move |e| (c, e)))
        .collect()
}

/// Assembled, the examples are the printed words; the words, disassembled, are the examples.
#[test]
fn examples_assemble_to_their_words_and_back() {
    let cards = cards::all();
    let examples = examples(&cards);
    let text: Vec<&str> = examples.iter().map(|(_, e)| e.text.as_str()).collect();
    let mut sources = Sources::new();
    let file = sources.add("examples.s", text.join("\n"));
    let (object, diagnostics) = assemble(&sources, file);
    let errors: Vec<String> = diagnostics
        .iter()
        .filter(|d| d.is_error())
        .map(|d| d.to_string())
        .collect();
    assert!(errors.is_empty(), "{errors:#?}");
    let mut words = object
        .code
        .chunks(4)
        .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    for (_, e) in examples {
        let got: Vec<u32> = words.by_ref().take(e.words.len()).collect();
        assert_eq!(
            got, e.words,
            "{}: {got:08x?} and not {:08x?}",
            e.text, e.words
        );
        let insn = w32::decode(e.words[0], e.words.get(1).copied());
        assert_eq!(insn.map(|i| i.to_string()).as_deref(), Ok(e.text.as_str()));
    }
    assert_eq!(words.next(), None);
}

/// Bit ranges of each field by format and name, from `formats.toml` as plain text: no reader of descriptions and no
/// encoder has a part in it.
fn positions() -> BTreeMap<(String, String), Vec<(u32, u32)>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../isa/w32/formats.toml");
    let text = std::fs::read_to_string(file).expect("the formats");
    let quoted = |line: &str, key: &str| {
        let rest = line.split_once(&format!("{key} = \""))?.1;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    };
    let mut format = String::new();
    let mut out = BTreeMap::new();
    for line in text.lines().map(str::trim) {
        if let Some(bits) = quoted(line, "bits") {
            let names = quoted(line, "name").expect("a field has a name");
            let pieces: Vec<(u32, u32)> = bits
                .split(',')
                .filter_map(|p| p.split_once(':'))
                .map(|(h, l)| (h.parse().expect("a bit"), l.parse().expect("a bit")))
                .collect();
            for name in names.split('/') {
                out.insert((format.clone(), name.to_owned()), pieces.clone());
            }
        } else if line.starts_with("name = ") {
            format = quoted(line, "name").unwrap_or_default();
        }
    }
    out
}

/// The diagrams cover every bit once, put each field where the format has it, and their numbers are the words.
#[test]
fn diagrams_give_the_words() {
    let positions = positions();
    let cards = cards::all();
    for (card, e) in examples(&cards) {
        let bits = 32 * e.words.len() as u32;
        let (mut covered, mut word) = (0u64, 0u64);
        for (high, low, label, n) in &e.columns {
            let width = high - low + 1;
            let mask = (u64::MAX >> (64 - width)) << low;
            assert_eq!(covered & mask, 0, "{}: bits {high}:{low} twice", card.name);
            covered |= mask;
            assert!(*n <= mask >> low, "{}: {n} in {label}", card.name);
            word |= n << low;
            if label == "0" {
                assert_eq!(*n, 0, "{}", card.name);
                continue;
            }
            let (name, rest) = match label.find([' ', '[']) {
                Some(at) => label.split_at(at),
                None => (label.as_str(), ""),
            };
            // What is fixed is printed as it is; a part of a field says which of its bits.
            if let Some(fixed) = rest.strip_prefix(" = ") {
                assert_eq!(crate::number(fixed), *n, "{}: {label}", card.name);
            }
            let pieces = &positions[&(e.format.clone(), name.to_owned())];
            assert!(
                pieces.contains(&(*high, *low)),
                "{}: {name} at {high}:{low}",
                card.name
            );
            let above = pieces.iter().skip_while(|p| **p != (*high, *low)).skip(1);
            let lowest: u32 = above.map(|(h, l)| h - l + 1).sum();
            let part = match (pieces.len(), width) {
                (1, _) => String::new(),
                (_, 1) => format!("[{lowest}]"),
                _ => format!("[{}:{lowest}]", lowest + width - 1),
            };
            assert!(
                rest == part || rest.starts_with(" = "),
                "{}: {label}",
                card.name
            );
        }
        assert_eq!(
            covered,
            u64::MAX >> (64 - bits),
            "{}: bits are missing",
            card.name
        );
        let printed = e.words.iter().rev().fold(0, |w, x| w << 32 | u64::from(*x));
        assert_eq!(word, printed, "{}", e.text);
        assert_eq!(bits == 64, word & 1 == 1, "{}", e.text);
    }
}
