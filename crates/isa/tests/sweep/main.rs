//! The decoders against the descriptions, over all words: what decodes encodes to the same bits, and each instruction
//! decodes from as many words as the numbers of legal values of its fields allow.
//!
//! The expected numbers come from the description as `lanemask-isa-gen` reads it and from the rule for each operand
//! kind in [`legal`], not from the tables of the decoder. Whole sweeps over 2^32 words are ignored tests, for release
//! mode; the others take a slice of them.

mod legal;
mod linx;
mod w32;

use lanemask_isa_gen::Spec;
use std::path::Path;
use std::thread;

/// The description of an instruction set.
fn spec(name: &str) -> Spec {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../isa")
        .join(name);
    Spec::load(&dir).expect("the description is right")
}

/// Numbers that look random, always the same ones.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

/// Counts of each of `kinds` over the 32-bit words `first`, `first + step`, …, on all processors.
fn sweep(step: u64, kinds: usize, count: impl Fn(u32, &mut [u64]) + Sync) -> Vec<u64> {
    let threads = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let mut total = vec![0; kinds];
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|k| {
                let count = &count;
                scope.spawn(move || {
                    let mut counts = vec![0; kinds];
                    let mut word = k * step;
                    while word < 1 << 32 {
                        count(word as u32, &mut counts);
                        word += threads * step;
                    }
                    counts
                })
            })
            .collect();
        for part in parts {
            let counts = part.join().expect("a thread found a difference");
            total.iter_mut().zip(counts).for_each(|(t, c)| *t += c);
        }
    });
    total
}
