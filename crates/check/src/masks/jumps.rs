//! Where control ends up at after jumps that lead to jumps.

use std::collections::{BTreeMap, BTreeSet};

/// For each jump, by address, where one gets to by following jumps from there; in a circle of jumps one of them.
pub(crate) fn ends(jumps: &BTreeMap<u64, u64>) -> BTreeMap<u64, u64> {
    let mut out: BTreeMap<u64, u64> = BTreeMap::new();
    for start in jumps.keys() {
        let mut way = BTreeSet::new();
        let mut pc = *start;
        let end = loop {
            if let Some(end) = out.get(&pc) {
                break *end;
            }
            match jumps.get(&pc) {
                Some(to) if way.insert(pc) => pc = *to,
                _ => break pc,
            }
        };
        out.extend(way.into_iter().map(|pc| (pc, end)));
    }
    out
}

#[test]
fn chains_and_circles() {
    let jumps = [(1, 2), (2, 3), (3, 9), (5, 6), (6, 5), (7, 6), (8, 8)].into();
    let ends = ends(&jumps);
    assert_eq!([1, 2, 3].map(|pc| ends[&pc]), [9; 3]);
    assert!([5, 6].contains(&ends[&5]) && ends[&5] == ends[&6] && ends[&5] == ends[&7]);
    assert_eq!(ends[&8], 8);
}
