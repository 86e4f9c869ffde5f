//! Passes on the IR that know no target.

pub(crate) mod visit;

use lanemask_ir::Kernel;

/// Runs all passes, to a fixed point.
pub fn run(kernel: &mut Kernel) {
    let _ = kernel;
}
