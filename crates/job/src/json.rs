//! Results as JSON values.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::compare::{Mismatch, Mismatches};
use crate::element::{Element, ElementType};
use crate::job::Bind;

/// How many elements `first` has.
const FIRST_MAX: usize = 8;

/// A number; NaN and infinities are the strings `"nan"`, `"inf"` and `"-inf"`. Floats are exact.
pub fn element_json(element: Element) -> Value {
    let value = element.as_f64();
    match element.ty {
        _ if element.is_nan() => json!("nan"),
        ty if ty.is_float() && value.is_infinite() => {
            json!(if value > 0.0 { "inf" } else { "-inf" })
        }
        ty if ty.is_float() => json!(value),
        ElementType::U64 => json!(element.bits),
        // All other integers fit.
        _ => json!(element.as_integer().unwrap_or_default() as i64),
    }
}

/// One entry of `outputs`: a binding's contents after the run.
pub fn output_json(bind: &Bind, bytes: &[u8]) -> Value {
    output_json_with(bind, bytes, &sha256_hex(bytes))
}

/// The same from the first bytes, at least eight elements if there are so many, and the digest of all.
pub fn output_json_with(bind: &Bind, bytes: &[u8], sha256: &str) -> Value {
    let first: Vec<Value> = (0..FIRST_MAX)
        .map_while(|i| Element::read(bind.ty, bytes, i))
        .map(element_json)
        .collect();
    json!({
        "group": bind.slot.group,
        "binding": bind.slot.binding,
        "name": bind.name,
        "type": bind.ty.name(),
        "len": bind.len,
        "sha256": sha256,
        "first": first,
    })
}

/// The SHA-256 of the bytes in lower-case hexadecimal.
pub fn sha256_hex(bytes: &[u8]) -> String {
    sha256_hex_of(|add| add(bytes))
}

/// The SHA-256 of bytes that come piece by piece: the function gives each to what it gets.
pub fn sha256_hex_of(each_piece: impl FnOnce(&mut dyn FnMut(&[u8]))) -> String {
    let mut state = Sha256::new();
    each_piece(&mut |piece| state.update(piece));
    state
        .finalize()
        .iter()
        .map(|b| format!("{b:02x}"))
        .collect()
}

/// One entry of `mismatches`.
pub fn mismatch_json(mismatch: &Mismatch) -> Value {
    json!({
        "group": mismatch.slot.group,
        "binding": mismatch.slot.binding,
        "index": mismatch.index,
        "want": element_json(mismatch.want),
        "got": element_json(mismatch.got),
    })
}

/// The array `mismatches`; the number of all is [`Mismatches::count`].
pub fn mismatches_json(mismatches: &Mismatches) -> Value {
    mismatches.first.iter().map(mismatch_json).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::*;

    #[test]
    fn elements() {
        let cases = [
            (U64, u64::MAX, "18446744073709551615"),
            (I64, 1 << 63, "-9223372036854775808"),
            (I8, 0xff, "-1"),
            (F32, 0x3dcc_cccd, "0.10000000149011612"),
            (F32, 0x8000_0000, "-0.0"),
            (F16, 0x3c00, "1.0"),
            (F16, 0xfc00, "\"-inf\""),
            (F64, 0x7ff0_0000_0000_0000, "\"inf\""),
            (F32, 0xffc0_0001, "\"nan\""),
        ];
        for (ty, bits, want) in cases {
            assert_eq!(element_json(Element { ty, bits }).to_string(), want);
        }
    }

    // FIPS 180-2, appendix B.1, and the well-known digest of nothing.
    #[test]
    fn digests() {
        assert_eq!(
            sha256_hex(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(
            sha256_hex(b""),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        );
    }
}
