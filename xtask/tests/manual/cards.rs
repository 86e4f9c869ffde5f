//! Reads the cards out of the pages.

use crate::{cells, docs, number};
use lanemask_isa::w32::Op;
use std::collections::BTreeMap;

/// An example with what stands above it.
#[derive(Debug, Default)]
pub struct Example {
    /// Format, as the line above the diagram names it.
    pub format: String,
    /// Columns of the diagram: high and low bit of the whole instruction, what stands there, number of the example.
    pub columns: Vec<(u32, u32, String, u64)>,
    /// The line of assembly.
    pub text: String,
    /// Its words, as printed.
    pub words: Vec<u32>,
}

/// A card.
#[derive(Debug, Default)]
pub struct Card {
    /// Mnemonic, from the heading.
    pub name: String,
    /// Whether the mark is *fixed*.
    pub fixed: bool,
    /// Blocks without an example: syntax, pseudo-code.
    pub blocks: Vec<String>,
    /// Rows of the table of encodings.
    pub encodings: Vec<Vec<String>>,
    /// Lines of text between the blocks.
    pub prose: Vec<String>,
    /// Examples.
    pub examples: Vec<Example>,
}

/// All cards of the manual, by mnemonic.
pub fn all() -> BTreeMap<String, Card> {
    let mut cards = BTreeMap::new();
    let dir = docs().join("w32/reference");
    for entry in std::fs::read_dir(&dir).expect("the manual is there") {
        let path = entry.expect("a file").path();
        let name = path
            .file_name()
            .map(|n| n.to_string_lossy().into_owned())
            .unwrap_or_default();
        if name.starts_with('g') && name.ends_with(".md") {
            let text = std::fs::read_to_string(&path).expect("a page");
            for card in read(&text) {
                let name = card.name.clone();
                assert!(
                    cards.insert(name.clone(), card).is_none(),
                    "{name} has two cards"
                );
            }
        }
    }
    cards
}

/// The cards of a page: from a heading that is a mnemonic to the next heading.
fn read(page: &str) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    let mut lines = page.lines();
    let mut on = false;
    let mut example = Example::default();
    let mut table: Vec<Vec<&str>> = Vec::new();
    while let Some(line) = lines.next() {
        if line.starts_with('#') {
            let name = line.trim_start_matches('#').trim();
            on = Op::from_mnemonic(name).is_some();
            if on {
                cards.push(Card {
                    name: name.into(),
                    ..Card::default()
                });
            }
        }
        let Some(card) = cards.last_mut().filter(|_| on) else {
            continue;
        };
        if let Some(row) = cells(line) {
            table.push(row);
            continue;
        }
        // A table ends: that of the encodings, or one word of a diagram.
        if let [head, rule, rows @ ..] = &table[..] {
            assert!(rule.iter().all(|c| *c == "---"), "{}", card.name);
            if head[0] == "variant" {
                card.encodings = rows
                    .iter()
                    .map(|r| r.iter().map(|c| (*c).to_owned()).collect())
                    .collect();
            } else {
                let [labels, numbers] = rows else {
                    panic!("{}: {table:?}", card.name)
                };
                for (range, (label, n)) in head.iter().zip(labels.iter().zip(numbers)) {
                    let (high, low) = range.split_once(':').unwrap_or((range, range));
                    let bit = |b: &str| number(b) as u32;
                    example
                        .columns
                        .push((bit(high), bit(low), (*label).to_owned(), number(n)));
                }
            }
            table.clear();
        }
        if line == "```text" {
            let block: Vec<&str> = lines.by_ref().take_while(|l| *l != "```").collect();
            if example.format.is_empty() {
                card.blocks.push(block.join("\n"));
                continue;
            }
            let (text, words) = block[0]
                .split_once(" ; ")
                .expect("an example and its words");
            example.text = text.trim().into();
            example.words = words
                .split_whitespace()
                .map(|w| u32::from_str_radix(w, 16).expect("a word"))
                .collect();
            card.examples.push(std::mem::take(&mut example));
        } else if let Some((format, rest)) = line.split_once(", ")
            && matches!(rest, "32 bits:" | "64 bits:")
        {
            example.format = format.into();
        } else if line == "*fixed*" || line == "*completed*" {
            card.fixed = line == "*fixed*";
        } else if !line.is_empty() && !line.starts_with('#') {
            card.prose.push(line.into());
        }
    }
    cards
}
