//! Jump tables: `btab` counts words, so that each entry has to be a `b` of one word.

use crate::program::{Addresses, ItemKind, Program, SymbolKind};
use lanemask_diag::Diagnostic;
use lanemask_isa::w32::Op;
use lanemask_object::SectionKind;
use std::collections::BTreeSet;

impl Program {
    /// Reports entries that take two words: an error where the distance has asked for them, a warning where the source has.
    ///
    /// A table is the row of `b` from the target of a `btab` on, up to the next label.
    pub(crate) fn check_tables(&mut self, addresses: &Addresses) {
        let items = &self.items[SectionKind::Code as usize];
        let offsets = &addresses.offsets[SectionKind::Code as usize];
        let jumps = |k: usize, wanted: Op| match &items.get(k)?.kind {
            ItemKind::Insn {
                source,
                insn: Some(insn),
                ..
            } if source.op == wanted => Some((source, insn)),
            _ => None,
        };
        let labels: BTreeSet<usize> = (self.symbols.values())
            .filter_map(|s| match s.kind {
                SymbolKind::Label((SectionKind::Code, item)) => Some(item),
                _ => None,
            })
            .collect();
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        for (k, item) in items.iter().enumerate() {
            let Some((_, insn)) = jumps(k, Op::Btab) else {
                continue;
            };
            let at = i64::from(offsets[k]) + insn.target_bytes().unwrap_or(0);
            let Ok(at) = u32::try_from(at) else { continue };
            // Items without bytes may stand before the first entry.
            let first = offsets[..items.len()].partition_point(|o| *o < at);
            let Some(first) = (first..items.len())
                .take_while(|e| offsets[*e] == at)
                .find(|e| jumps(*e, Op::B).is_some())
            else {
                continue;
            };
            for (entry, at) in items.iter().enumerate().skip(first) {
                let Some((source, insn)) = jumps(entry, Op::B) else {
                    break;
                };
                if entry > first && labels.contains(&entry) || !seen.insert(entry) {
                    break;
                }
                if insn.len_bytes() == 4 {
                    continue;
                }
                let message = "this entry of a jump table takes two words, and `btab` counts words";
                let d = match source.forced {
                    None => Diagnostic::error("asm-table-entry", message)
                        .note("its target is too far for `b.e32`: let the entry lead to a `b` nearby, which leads there"),
                    Some(_) => Diagnostic::warning("asm-table-entry", message)
                        .note("an index leads into the middle of it, or behind it to the wrong entry; write `b.e32`"),
                };
                let d = d.at(at.span, "two words");
                found.push(d.also(item.span, "its table begins at the target of this"));
            }
        }
        self.diags.extend(found);
    }
}
