//! The pitfalls of masks that machines share, entered by all lanes, some and none.

use super::pitfalls_cases::{CASES, ENTRIES, SIZE};
use super::run::{LIMITS, compiled, emulate, with_lanes, words};
use super::{numbers, run};

// pitfall: P1.4 P2.6 P2.7 P2.8 P2.9 P2.10 P2.11 P3.12 P3.13 P3.14 P3.15
// spec: P-1 P-2
#[test]
fn masks_that_shaders_make() {
    for case in CASES {
        for kernel in numbers::kernels(&case.shader()) {
            for enters in ENTRIES {
                let (before, after) = case.buffers(enters);
                let got = run::interpret(&kernel, [1, 1, 1], &before);
                assert_eq!(
                    words(&got[0]),
                    words(&after),
                    "{} by the interpreter",
                    case.name
                );
                run::check(&kernel, [1, 1, 1], &before);
            }
        }
    }
}

/// The same with lanes off before the first instruction, which no shader can do.
// spec: P-1 P-2
#[test]
fn lanes_that_are_off_at_entry() {
    for case in CASES {
        let [_, kernel] = numbers::kernels(&case.shader());
        let (before, after) = case.buffers(|_| true);
        let (before_words, after) = (words(&before[0]), words(&after));
        for limits in LIMITS {
            for mask in [0u32, 1, 0b10110] {
                let compiled = with_lanes(compiled(&kernel, limits), mask);
                let got = emulate(&compiled, [1, 1, 1], &before).unwrap();
                let want: Vec<u32> = (0..SIZE as usize)
                    // Both warps begin so.
                    .map(|i| {
                        if mask >> (i % 32) & 1 == 1 {
                            after[i]
                        } else {
                            before_words[i]
                        }
                    })
                    .collect();
                assert_eq!(words(&got[0]), want, "{} with {mask:#b}", case.name);
            }
        }
    }
}
