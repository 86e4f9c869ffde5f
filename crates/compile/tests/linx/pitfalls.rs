//! The pitfalls of masks that machines share, entered by all lanes, some and none, in both modes and whatever inactive lanes hold.

use super::numbers::kernel;
use super::pitfalls_cases::{CASES, ENTRIES};
use super::run::{self, How};
use lanemask_object::LinxMode;

// pitfall: P1.4 P2.6 P2.7 P2.8 P2.9 P2.10 P2.11 P3.12 P3.13 P3.14 P3.15
// spec: P-1 P-2
#[test]
fn masks_that_shaders_make() {
    for case in CASES {
        let kernel = kernel(&case.shader());
        for (n, enters) in ENTRIES.into_iter().enumerate() {
            let (before, after) = case.buffers(enters);
            let got = run::interpret(&kernel, 32, [1, 1, 1], &before);
            assert_eq!(got[0], after, "{} by the interpreter", case.name);
            let how = How {
                mode: Some([LinxMode::Mseq, LinxMode::Mpar][n % 2]),
                // One group, and strips of it.
                lanes: [None, Some(8)][n / 2 % 2],
                ..How::default()
            };
            run::check_with(&kernel, how, [1, 1, 1], &before);
        }
    }
}
