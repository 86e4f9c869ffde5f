//! Numbers that are not of 32 bits, from WGSL to results.

use super::numbers_cases::CASES;
use super::run;
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::Sources;
use lanemask_ir::Kernel;

/// A shader before and after the passes.
pub fn kernels(text: &str) -> [Kernel; 2] {
    let mut sources = Sources::new();
    let file = sources.add("test.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default());
    let module = module.unwrap_or_else(|d| panic!("{d:?}\n{text}"));
    let raw = module.kernel_unoptimized(None);
    let raw = raw.unwrap_or_else(|d| panic!("{d:?}\n{text}"));
    [raw, module.kernel(None).unwrap()]
}

#[test]
fn cases() {
    for case in CASES {
        for lanes in [1, 32] {
            let buffers = case.buffers(lanes);
            for kernel in kernels(&case.shader(lanes)) {
                let out = run::interpret(&kernel, [1, 1, 1], &buffers);
                case.compare(lanes, &out[1], "the interpreter", &[]);
                run::check(&kernel, [1, 1, 1], &buffers);
            }
        }
    }
}
