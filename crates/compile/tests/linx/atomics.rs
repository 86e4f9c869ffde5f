//! Atomics on 64 bits and on floats, from WGSL to results: no row of the machine does them, so groups go in order.

use super::atomics_cases::cases;
use super::numbers::kernel;
use super::run::{self, How};
use lanemask_compile::linx::Scratch;
use lanemask_object::LinxMode;

#[test]
fn cases_of_wgsl() {
    for case in cases() {
        let kernel = kernel(&case.wgsl);
        let got = run::interpret(&kernel, 32, [1, 1, 1], &case.before);
        assert_eq!(got, case.after, "{} by the interpreter", case.name);
        for (lanes, scratch) in [(None, Scratch::Ts), (Some(16), Scratch::Brg)] {
            let how = How {
                lanes,
                mode: Some(LinxMode::Mseq),
                scratch,
            };
            run::check_with(&kernel, how, [1, 1, 1], &case.before);
        }
        // On buffers only; the memory of a workgroup is its group's.
        let how = How {
            mode: Some(LinxMode::Mpar),
            ..How::default()
        };
        if case.before.len() > 1 {
            let refused = run::try_compile(&kernel, how).unwrap_err();
            assert_eq!(refused[0].code, "linx-mpar-atomic", "{}", case.name);
        } else {
            run::check_with(&kernel, how, [1, 1, 1], &case.before);
        }
    }
}
