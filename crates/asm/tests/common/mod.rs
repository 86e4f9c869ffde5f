//! What the tests of the assembler share.
#![allow(dead_code)] // each test uses a part

use lanemask_diag::{Diagnostic, Sources};
use lanemask_object::Object;

/// Assembles a text called `test.s`.
pub fn assemble(text: &str) -> (Object, Vec<Diagnostic>) {
    let mut sources = Sources::new();
    let file = sources.add("test.s", text);
    lanemask_asm::assemble(&sources, file)
}

/// Assembles a text without errors.
pub fn clean(text: &str) -> Object {
    let (object, diags) = assemble(text);
    let errors: Vec<String> = diags
        .iter()
        .filter(|d| d.is_error())
        .map(|d| d.to_string())
        .collect();
    assert!(errors.is_empty(), "{errors:#?} in\n{text}");
    object
}

/// 32-bit words of little-endian bytes.
pub fn words(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks(4)
        .map(|c| c.iter().rev().fold(0, |w, b| w << 8 | u32::from(*b)))
        .collect()
}

/// A generator of numbers that is the same everywhere.
pub struct Random(pub u64);

impl Random {
    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}
