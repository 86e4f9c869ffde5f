//! Addresses: sizes of instructions grow until all branches reach their targets.

use crate::program::{Addresses, Env, Item, ItemKind, Program};
use crate::select::select;
use lanemask_object::SectionKind;
use std::cell::Cell;

/// Rounds after which every branch that may still change takes its longest form.
const MAX_ROUNDS: usize = 200;
/// Symbol look-ups that one expression may cause.
pub(crate) const BUDGET: u32 = 1000;

/// The data follows the code at the next multiple.
const PAGE: u32 = 4096;

impl Program {
    /// Decides about the encodings of all instructions whose operands depend on addresses.
    pub(crate) fn layout(&mut self) -> Addresses {
        let mut addresses = self.addresses();
        for round in 0.. {
            let Program { items, symbols, .. } = self;
            let mut changes = Vec::new();
            for (k, item) in items[SectionKind::Code as usize].iter().enumerate() {
                let ItemKind::Insn {
                    source,
                    insn,
                    min,
                    dynamic: true,
                } = &item.kind
                else {
                    continue;
                };
                let mark = (SectionKind::Code, k);
                let budget = Cell::new(BUDGET);
                let env = Env {
                    symbols,
                    addresses: Some(&addresses),
                    mark,
                    budget: &budget,
                    depth: 0,
                };
                let from = match round < MAX_ROUNDS {
                    true => *min,
                    false => source.op.info().variants.len() as u8 - 1,
                };
                // Those without an encoding keep their size; they are reported in the end.
                let chosen = select(source, from, &env, addresses.offset(mark).into()).ok();
                if chosen != *insn {
                    changes.push((k, chosen));
                }
            }
            let mut moved = false;
            for (k, chosen) in changes {
                let item = &mut self.items[SectionKind::Code as usize][k];
                let ItemKind::Insn { insn, min, .. } = &mut item.kind else {
                    continue;
                };
                *insn = chosen;
                if let Some(i) = chosen {
                    // Only ever upwards, so this comes to an end.
                    *min = (*min).max(i.variant);
                    moved |= item.size != i.len_bytes();
                    item.size = i.len_bytes();
                }
            }
            if !moved {
                break;
            }
            addresses = self.addresses();
        }
        addresses
    }

    fn addresses(&self) -> Addresses {
        let offsets = [0, 1].map(|section: usize| offsets(&self.items[section]));
        let code = offsets[0].last().copied().unwrap_or(0);
        Addresses {
            offsets,
            data_base: code.next_multiple_of(PAGE),
            base: self.base,
        }
    }
}

fn offsets(items: &[Item]) -> Vec<u32> {
    let mut at = 0u32;
    let mut out = vec![0];
    for item in items {
        at += match item.kind {
            ItemKind::Align { to, .. } => at.next_multiple_of(to) - at,
            // Backwards is reported when the bytes are made.
            ItemKind::Org(to) => to.saturating_sub(at),
            _ => item.size,
        };
        out.push(at);
    }
    out
}
