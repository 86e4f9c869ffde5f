//! The interpreter's loop, compiled for what the host can do.
//!
//! The one place of this crate with `unsafe`: calling a function that was compiled for features which the host was
//! just found to have.

use crate::interp::{Interp, Off, Stop, run};
use crate::linx;
use lanemask_isa::w32::Flat;
use lanemask_sem::w32::{Fast, Flow, W32, step_rare};

/// Runs a warp in the default float mode, unobserved.
#[allow(unsafe_code)]
pub(crate) fn run_fast(m: &mut Interp<'_, Fast>, budget: u64) -> Stop {
    #[cfg(target_arch = "x86_64")]
    {
        if has_vectors() {
            // SAFETY: every feature that `run_avx2` is compiled for was found on this host by `has_vectors`.
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

/// Executes a rare instruction in the default float mode.
#[allow(unsafe_code)]
#[inline(never)]
pub(crate) fn rare_fast(m: &mut Interp<'_, Fast>, i: &Flat) -> Flow {
    #[cfg(target_arch = "x86_64")]
    {
        if has_vectors() {
            // SAFETY: every feature that `rare_avx2` is compiled for was found on this host by `has_vectors`.
            return unsafe { rare_avx2(m, i) };
        }
    }
    step_rare::<W32, _>(m, i)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
fn rare_avx2(m: &mut Interp<'_, Fast>, i: &Flat) -> Flow {
    step_rare::<W32, _>(m, i)
}

/// Runs a group without float flags, unobserved.
#[allow(unsafe_code)]
pub(crate) fn run_linx_fast(m: &mut linx::Machine<'_, '_>, budget: u64) -> linx::Stop {
    #[cfg(target_arch = "x86_64")]
    {
        if has_vectors() {
            // SAFETY: every feature that `linx_avx2` is compiled for was found on this host by `has_vectors`.
            return unsafe { linx_avx2(m, budget) };
        }
    }
    linx::run_group(m, budget)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
fn linx_avx2(m: &mut linx::Machine<'_, '_>, budget: u64) -> linx::Stop {
    linx::run_group(m, budget)
}

/// Whether the host has what the fast loops are compiled for.
#[cfg(target_arch = "x86_64")]
fn has_vectors() -> bool {
    use std::arch::is_x86_feature_detected as has;
    has!("avx2") && has!("fma") && has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt")
}
