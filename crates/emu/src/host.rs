//! The interpreter's loops compiled for what the host can do, and rows of shared words in one go.
//!
//! The one place of this crate with `unsafe`: calling a function that was compiled for features which the host was
//! just found to have, and vector instructions on words that other threads may access.

use crate::access::Memories;
use crate::interp::{Interp, Off, Stop, run};
use crate::linx;
use crate::warp::{Row, WarpState};
use lanemask_isa::w32::Flat;
use lanemask_sem::w32::{Fast, Flow, Rmw, Space, W32, step_rare};
#[cfg(target_arch = "x86_64")]
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

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

/// The usual loads of a warp; false = not done, nothing has happened.
#[allow(unsafe_code)]
pub(crate) fn load(
    m: &mut Memories<'_>,
    w: &mut WarpState,
    space: Space,
    words: usize,
    rd: u16,
    addr: u16,
    imm: u32,
) -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        if has_vectors() {
            // SAFETY: every feature that `load_avx2` is compiled for was found on this host by `has_vectors`.
            return unsafe { load_avx2(m, w, space, words, rd, addr, imm) };
        }
    }
    m.load_quickly(w, space, words, rd, addr, imm)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
fn load_avx2(
    m: &mut Memories<'_>,
    w: &mut WarpState,
    space: Space,
    words: usize,
    rd: u16,
    addr: u16,
    imm: u32,
) -> bool {
    m.load_quickly(w, space, words, rd, addr, imm)
}

/// The usual stores of a warp; false = not done, nothing has happened.
#[allow(unsafe_code)]
pub(crate) fn store(
    m: &mut Memories<'_>,
    w: &mut WarpState,
    space: Space,
    words: usize,
    data: u16,
    addr: u16,
    imm: u32,
) -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        if has_vectors() {
            // SAFETY: every feature that `store_avx2` is compiled for was found on this host by `has_vectors`.
            return unsafe { store_avx2(m, w, space, words, data, addr, imm) };
        }
    }
    m.store_quickly(w, space, words, data, addr, imm)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
fn store_avx2(
    m: &mut Memories<'_>,
    w: &mut WarpState,
    space: Space,
    words: usize,
    data: u16,
    addr: u16,
    imm: u32,
) -> bool {
    m.store_quickly(w, space, words, data, addr, imm)
}

/// The usual atomics of a warp, old words to `out`; false = not done, nothing has happened.
#[allow(unsafe_code)]
#[allow(clippy::too_many_arguments)]
pub(crate) fn atomic(
    m: &mut Memories<'_>,
    w: &WarpState,
    space: Space,
    op: Rmw,
    addr: u16,
    imm: u32,
    src: u16,
    out: &mut Row,
) -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        if has_vectors() {
            // SAFETY: every feature that `atomic_avx2` is compiled for was found on this host by `has_vectors`.
            return unsafe { atomic_avx2(m, w, space, op, addr, imm, src, out) };
        }
    }
    m.atomic_quickly(w, space, op, addr, imm, src, out)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
#[allow(clippy::too_many_arguments)]
fn atomic_avx2(
    m: &mut Memories<'_>,
    w: &WarpState,
    space: Space,
    op: Rmw,
    addr: u16,
    imm: u32,
    src: u16,
    out: &mut Row,
) -> bool {
    m.atomic_quickly(w, space, op, addr, imm, src, out)
}

/// Whether the host has what the fast loops are compiled for.
#[cfg(target_arch = "x86_64")]
fn has_vectors() -> bool {
    use std::arch::is_x86_feature_detected as has;
    static HAS: LazyLock<bool> = LazyLock::new(|| {
        has!("avx2")
            && has!("fma")
            && has!("bmi1")
            && has!("bmi2")
            && has!("lzcnt")
            && has!("popcnt")
    });
    *HAS
}

/// Lanes of a row.
const ROW: usize = 32;

/// Copies a row, each word as by a relaxed load and a relaxed store of its own, in no order among them: a vector load or
/// store of the host treats every aligned word of 4 bytes as a whole.
///
/// # Safety
/// `from` can be read and `to` written for the words of a row, also by other threads as atomics, and the host has AVX.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
#[allow(unsafe_code)]
unsafe fn copy_row(from: *const u32, to: *mut u32) {
    // SAFETY: the caller sees to the memory and to AVX; nothing but that memory and the named registers changes.
    unsafe {
        std::arch::asm!(
            "vmovdqu ymm0, [{from}]",
            "vmovdqu ymm1, [{from} + 32]",
            "vmovdqu ymm2, [{from} + 64]",
            "vmovdqu ymm3, [{from} + 96]",
            "vmovdqu [{to}], ymm0",
            "vmovdqu [{to} + 32], ymm1",
            "vmovdqu [{to} + 64], ymm2",
            "vmovdqu [{to} + 96], ymm3",
            from = in(reg) from,
            to = in(reg) to,
            out("ymm0") _, out("ymm1") _, out("ymm2") _, out("ymm3") _,
            options(nostack, preserves_flags),
        );
    }
}

/// Loads a row of words, each as by a relaxed load of its own, in no order among them.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn load_row(words: &[AtomicU32; ROW]) -> [u32; ROW] {
    let mut out = [0; ROW];
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx") {
        // SAFETY: both references make a row valid, and AVX was just found.
        unsafe { copy_row(words.as_ptr().cast(), out.as_mut_ptr()) };
        return out;
    }
    for (out, word) in out.iter_mut().zip(words) {
        *out = word.load(Relaxed);
    }
    out
}

/// Stores a row of words, each as by a relaxed store of its own, in no order among them.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn store_row(words: &[AtomicU32; ROW], values: &[u32; ROW]) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx") {
        // SAFETY: both references make a row valid, atomics may be changed behind a shared one, and AVX was just found.
        unsafe { copy_row(values.as_ptr(), words.as_ptr().cast::<u32>().cast_mut()) };
        return;
    }
    for (value, word) in values.iter().zip(words) {
        word.store(*value, Relaxed);
    }
}

/// For lane l of a row the word in which bit l is set.
#[cfg(target_arch = "x86_64")]
static BITS: [u32; ROW] = {
    let mut bits = [0; ROW];
    let mut l = 0;
    while l < ROW {
        bits[l] = 1 << l;
        l += 1;
    }
    bits
};

/// Stores those words of a row whose lanes are in the mask, each as by a relaxed store of its own, in no order among them.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn store_lanes(words: &[AtomicU32; ROW], lanes: u32, values: &[u32; ROW]) {
    if lanes == u32::MAX {
        return store_row(words, values);
    }
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the references make both rows valid, atomics may be changed behind a shared one, and AVX2 was just
        // found. A masked store does not touch words whose lanes are not in the mask.
        unsafe {
            std::arch::asm!(
                "vmovd xmm0, {lanes:e}",
                "vpbroadcastd ymm0, xmm0",
                "vmovdqu ymm1, [{bits}]",
                "vpand ymm2, ymm0, ymm1",
                "vpcmpeqd ymm2, ymm2, ymm1",
                "vmovdqu ymm3, [{from}]",
                "vpmaskmovd [{to}], ymm2, ymm3",
                "vmovdqu ymm1, [{bits} + 32]",
                "vpand ymm2, ymm0, ymm1",
                "vpcmpeqd ymm2, ymm2, ymm1",
                "vmovdqu ymm3, [{from} + 32]",
                "vpmaskmovd [{to} + 32], ymm2, ymm3",
                "vmovdqu ymm1, [{bits} + 64]",
                "vpand ymm2, ymm0, ymm1",
                "vpcmpeqd ymm2, ymm2, ymm1",
                "vmovdqu ymm3, [{from} + 64]",
                "vpmaskmovd [{to} + 64], ymm2, ymm3",
                "vmovdqu ymm1, [{bits} + 96]",
                "vpand ymm2, ymm0, ymm1",
                "vpcmpeqd ymm2, ymm2, ymm1",
                "vmovdqu ymm3, [{from} + 96]",
                "vpmaskmovd [{to} + 96], ymm2, ymm3",
                lanes = in(reg) lanes,
                bits = in(reg) BITS.as_ptr(),
                from = in(reg) values.as_ptr(),
                to = in(reg) words.as_ptr(),
                out("ymm0") _, out("ymm1") _, out("ymm2") _, out("ymm3") _,
                options(nostack, preserves_flags),
            );
        }
        return;
    }
    let mut left = lanes;
    while left != 0 {
        let l = left.trailing_zeros() as usize;
        left &= left - 1;
        words[l].store(values[l], Relaxed);
    }
}

/// Bit l: the highest bit of word l of a row. A lane mask from words that are all ones or zero.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn high_bits(row: &[u32; ROW]) -> u32 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx") {
        let (a, b, c, d): (u32, u32, u32, u32);
        // SAFETY: the row can be read, AVX was just found, and nothing but the named registers changes.
        unsafe {
            std::arch::asm!(
                "vmovups ymm0, [{row}]",
                "vmovmskps {a:e}, ymm0",
                "vmovups ymm0, [{row} + 32]",
                "vmovmskps {b:e}, ymm0",
                "vmovups ymm0, [{row} + 64]",
                "vmovmskps {c:e}, ymm0",
                "vmovups ymm0, [{row} + 96]",
                "vmovmskps {d:e}, ymm0",
                row = in(reg) row.as_ptr(),
                a = out(reg) a, b = out(reg) b, c = out(reg) c, d = out(reg) d,
                out("ymm0") _,
                options(nostack, preserves_flags, readonly),
            );
        }
        return a | b << 8 | c << 16 | d << 24;
    }
    plain_high_bits(row)
}

// Apart, so that the row stays in memory for the vector loads: else the compiler takes it to pieces.
#[cold]
#[inline(never)]
fn plain_high_bits(row: &[u32; ROW]) -> u32 {
    let bits = row.iter().enumerate();
    bits.fold(0, |bits, (l, word)| bits | word >> 31 << l)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::array::from_fn;

    #[test]
    fn rows_under_a_mask() {
        let values: [u32; ROW] = from_fn(|l| 0x8000_0000 + l as u32);
        for lanes in [0, 1, 1 << 31, 0x84217ee3, 0x7fff_fffe, u32::MAX] {
            let words: [AtomicU32; ROW] = from_fn(|l| AtomicU32::new(l as u32));
            store_lanes(&words, lanes, &values);
            for (l, word) in load_row(&words).into_iter().enumerate() {
                let stored = lanes >> l & 1 == 1;
                assert_eq!(word >> 31 == 1, stored, "lane {l} of {lanes:08x}");
                assert_eq!(word & 0xff, l as u32);
            }
            let row: [u32; ROW] = from_fn(|l| (lanes >> l & 1) << 31);
            assert_eq!(high_bits(&row), lanes);
            assert_eq!(plain_high_bits(&row), lanes);
        }
    }
}
