//! SPIR-V: modules of every origin, and what is no module.

#[path = "../common/mod.rs"]
mod common;

mod asm;
mod atomics;
mod bad;
mod corpus;
mod flow;
mod groups;
mod images;
mod numbers;
mod refused;
mod shapes;

use lanemask_compile::spirv::Module;
use lanemask_compile::wgsl::FrontOptions;
use lanemask_compile::{linx, w32};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_ir::Kernel;

/// Runs a module in eight invocations on buffers of words.
fn run(text: &str, buffers: Vec<Vec<u32>>) -> Vec<Vec<u32>> {
    let [raw, kernel] =
        common::spirv_kernels(&asm::assemble(text), None).unwrap_or_else(|e| panic!("{e}"));
    let before = common::run_kernel(&raw, [1, 1, 1], &buffers);
    let after = common::run_kernel(&kernel, [1, 1, 1], &buffers);
    assert_eq!(before, after, "the passes change the result");
    compiles(&kernel);
    after
}

/// Both back ends take it.
fn compiles(kernel: &Kernel) {
    let sources = Sources::new();
    w32::compile(kernel, &w32::Options::new(&sources)).unwrap_or_else(|d| panic!("{d:?}"));
    linx::compile(kernel, &linx::Options::new(&sources)).unwrap_or_else(|d| panic!("{d:?}"));
}

/// The words that the eight invocations of a module store, one each.
fn eight(text: &str) -> Vec<u32> {
    run(text, vec![vec![0; 8]]).remove(0)
}

/// The first message of a module that is refused, and the text of its place.
fn refusal(bytes: &[u8]) -> (Diagnostic, String) {
    let mut sources = Sources::new();
    let found = Module::parse(&mut sources, "test.spv", bytes, FrontOptions::default())
        .and_then(|m| m.kernel(None))
        .expect_err("the module is refused");
    let d = found.into_iter().next().unwrap();
    let place = match &d.primary {
        Some(at) => {
            let text = &sources.get(at.span.file).unwrap().text;
            text[at.span.start as usize..at.span.end as usize].to_owned()
        }
        None => String::new(),
    };
    (d, place)
}
