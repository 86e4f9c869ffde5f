//! LinxISA: all instructions of one and of two parcels.

use crate::{spec, sweep};
use lanemask_isa::linx::{self, Op};
use lanemask_isa_gen::{Insn, Spec};
use std::collections::BTreeMap;

/// What the first bytes of a word decode to, as a number of the row and whether it has `len` bytes; encoded again it
/// must be the same bytes.
fn decode(word: u32, len: usize) -> Option<usize> {
    let bytes = word.to_le_bytes();
    let insn = linx::decode(&bytes[..len]).ok()?;
    let again = linx::encode(&insn).map(|w| w.to_bytes());
    assert_eq!(again.as_deref(), Some(&bytes[..len]), "{insn}");
    Some(insn.op as usize)
}

/// Words of each row of this length, by fixed bits: all combinations of its fields, less the values that a field
/// cannot have. Rows whose first parcel announces another length are pairs of shorter instructions and have none.
fn expected(spec: &Spec, bits: u32) -> BTreeMap<(u64, u64), u64> {
    let rows = spec
        .insns
        .iter()
        .map(|i: &Insn| &i.variants[0])
        .filter(|v| v.bits == bits);
    rows.map(|v| {
        let low = v.value & 0xf;
        let announced = match low {
            0xe => 48,
            0xf => 64,
            _ if low & 1 == 0 => 16,
            _ => 32,
        };
        let each = v.fields.iter().enumerate().map(|(k, (f, _))| {
            let excluded: u64 = v
                .excluded
                .iter()
                .filter(|x| x.0 == k)
                .fold(0, |a, x| a | x.1);
            (1u64 << f.width()) - u64::from(excluded.count_ones())
        });
        let n = if announced == bits { each.product() } else { 0 };
        ((v.mask, v.value), n)
    })
    .collect()
}

fn compare(counts: &[u64], expected: &BTreeMap<(u64, u64), u64>) {
    let mut rows = 0;
    for (op, got) in Op::ALL.iter().zip(counts) {
        let v = op.encoding();
        match expected.get(&(v.mask, v.value)) {
            Some(n) => {
                assert_eq!(got, n, "{op:?}");
                rows += 1;
            }
            None => assert_eq!(*got, 0, "{op:?}"),
        }
    }
    assert_eq!(rows, expected.len());
}

/// All 2^16 parcels.
#[test]
fn every_parcel() {
    let spec = spec("linx");
    let mut counts = vec![0; Op::ALL.len()];
    for parcel in 0..1u32 << 16 {
        if let Some(op) = decode(parcel, 2) {
            counts[op] += 1;
        }
    }
    compare(&counts, &expected(&spec, 16));
}

/// All words of two parcels.
#[test]
#[ignore = "2^32 words: for release mode, see CONTRIBUTING.md"]
fn every_word() {
    let spec = spec("linx");
    let counts = sweep(1, Op::ALL.len(), |word, counts| {
        if linx::len_bytes(word as u16) == 4
            && let Some(op) = decode(word, 4)
        {
            counts[op] += 1;
        }
    });
    compare(&counts, &expected(&spec, 32));
}

/// Every 257th of them, without counts.
#[test]
fn a_slice_of_the_words() {
    let counts = sweep(257, 1, |word, counts| {
        if linx::len_bytes(word as u16) == 4 {
            counts[0] += u64::from(decode(word, 4).is_some());
        }
    });
    assert!(counts[0] > 1 << 20, "{counts:?}");
}
