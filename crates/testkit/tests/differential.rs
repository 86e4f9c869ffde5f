//! A slice of the random kernels; `examples/differential.rs` runs as many as one likes.

use lanemask_testkit::differential::{case, check};

#[test]
fn random_kernels_agree_with_the_interpreter_of_the_ir() {
    let mut wrong = Vec::new();
    for seed in 0..400 {
        if let Err(what) = check(&case(seed)) {
            wrong.push(format!("seed {seed}: {what}"));
        }
    }
    assert!(wrong.is_empty(), "{} seeds\n{}", wrong.len(), wrong[0]);
}
