//! Passes on the IR that know no target.
//!
//! Each is a function from kernel to kernel that keeps the verifier content; [`run`] repeats them until nothing
//! changes. What they never do: reorder, merge or drop a float operation whose result is used, move a load over a
//! store, or move anything that has an effect.
//!
//! In the kernel that [`run`] leaves, constants and launch values stand at the start of the body, each once. A back
//! end that keeps them in registers from there on wastes registers: it should make them where they are used.

pub(crate) mod bounds;
mod cse;
mod dce;
mod fold;
mod licm;
mod params;
mod renumber;
mod structure;
mod subst;
mod unroll;
pub(crate) mod visit;

use lanemask_ir::Kernel;

/// A pass; `name` is for listings and options.
#[derive(Clone, Copy)]
pub struct Pass {
    /// Its name.
    pub name: &'static str,
    /// Changes the kernel; whether it did.
    pub run: fn(&mut Kernel) -> bool,
}

/// The passes in the order in which [`run`] repeats them.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "fold",
        run: fold::run,
    },
    Pass {
        name: "structure",
        run: structure::run,
    },
    Pass {
        name: "params",
        run: params::run,
    },
    Pass {
        name: "cse",
        run: cse::run,
    },
    Pass {
        name: "dce",
        run: dce::run,
    },
    Pass {
        name: "licm",
        run: licm::run,
    },
    Pass {
        name: "unroll",
        run: unroll::run,
    },
];

/// Rounds after which to stop even if something still changes.
const MAX_ROUNDS: usize = 16;

/// Runs all passes until nothing changes, then numbers values and labels anew.
pub fn run(kernel: &mut Kernel) {
    for _ in 0..MAX_ROUNDS {
        let mut changed = false;
        for pass in PASSES {
            changed |= (pass.run)(kernel);
        }
        if !changed {
            break;
        }
    }
    renumber::run(kernel);
}
