//! A slice of the random kernels; `examples/differential.rs` runs as many as one likes.

use lanemask_testkit::differential::{case, check};

// spec: L-31 L-50 Q-1 Q-32 Q-33 Q-34: on linx with every value of inactive lanes, both modes, 8 to 64 lanes
#[test]
fn random_kernels_agree_with_the_interpreter_of_the_ir() {
    let mut wrong = Vec::new();
    let (mut ran, mut refused) = (0, 0);
    for seed in 0..400 {
        match check(&case(seed)) {
            Ok(linx) => {
                ran += linx.ran.len();
                refused += linx.refused.len();
            }
            Err(what) => wrong.push(format!("seed {seed}: {what}")),
        }
    }
    assert!(wrong.is_empty(), "{} seeds\n{}", wrong.len(), wrong[0]);
    // The tile is small, but not that small.
    assert!(ran >= 600 && ran + refused == 800, "{ran} runs on linx");
}
