//! Numbers that are not of 32 bits, from WGSL to results; binary64 is refused.

use super::numbers_cases::CASES;
use super::run::{self, How};
use lanemask_compile::linx::Scratch;
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::Sources;
use lanemask_ir::Kernel;
use lanemask_object::LinxMode;

pub fn kernel(text: &str) -> Kernel {
    let mut sources = Sources::new();
    let file = sources.add("test.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default()).unwrap();
    module.kernel(None).unwrap()
}

#[test]
fn cases() {
    for case in CASES {
        for lanes in [1, 16] {
            let kernel = kernel(&case.shader(lanes));
            if case.ty == "f64" {
                let refused = run::try_compile(&kernel, How::default()).unwrap_err();
                assert_eq!(refused[0].code, "linx-number-format");
                continue;
            }
            let buffers = case.buffers(lanes);
            let out = run::interpret(&kernel, 32, [1, 1, 1], &buffers);
            case.compare(lanes, &out[1], "the interpreter", &[]);
            // All groups would write the same words.
            let how = How {
                mode: Some(LinxMode::Mseq),
                scratch: Scratch::Brg,
                ..How::default()
            };
            run::check_with(&kernel, how, [1, 1, 1], &buffers);
        }
    }
}
