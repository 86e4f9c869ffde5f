//! Atomics on 64 bits and on floats, from WGSL to results.

use super::atomics_cases::cases;
use super::{numbers, run};

#[test]
fn cases_of_wgsl() {
    for case in cases() {
        for kernel in numbers::kernels(&case.wgsl) {
            let got = run::interpret(&kernel, [1, 1, 1], &case.before);
            assert_eq!(got, case.after, "{} by the interpreter", case.name);
            run::check(&kernel, [1, 1, 1], &case.before);
        }
    }
}
