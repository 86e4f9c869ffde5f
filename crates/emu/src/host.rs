//! The interpreter's loop, compiled for what the host can do.
//!
//! The one place of this crate with `unsafe`: calling a function that was compiled for features which the host was
//! just found to have.

use crate::interp::{Interp, Off, Stop, run};
use lanemask_sem::w32::Fast;

/// Runs a warp in the default float mode, unobserved.
#[allow(unsafe_code)]
pub(crate) fn run_fast(m: &mut Interp<'_, Fast>, budget: u64) -> Stop {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        let avx2 = has!("avx2")
            && has!("fma")
            && has!("bmi1")
            && has!("bmi2")
            && has!("lzcnt")
            && has!("popcnt");
        if avx2 {
            // SAFETY: every feature that `run_avx2` is compiled for was found on this host in the line above.
            return unsafe { run_avx2(m, budget) };
        }
    }
    run(m, budget, &mut Off)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2(m: &mut Interp<'_, Fast>, budget: u64) -> Stop {
    run(m, budget, &mut Off)
}
