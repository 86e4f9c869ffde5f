//! Numbers of fewer bits: binary16, the sRGB curve, unsigned floats with and without an exponent of their own.

use half::f16;
use std::sync::LazyLock;

const NAN: f32 = f32::from_bits(0x7fc0_0000);

/// binary16 to binary32; NaN is the canonical one.
pub(crate) fn half_to_float(bits: u16) -> f32 {
    let x = f16::from_bits(bits);
    if x.is_nan() { NAN } else { x.to_f32() }
}

/// binary32 to binary16, to nearest even; NaN is the canonical one.
pub(crate) fn float_to_half(x: f32) -> u16 {
    if x.is_nan() {
        0x7e00
    } else {
        f16::from_f32(x).to_bits()
    }
}

/// The sRGB curve (IEC 61966-2-1) of each byte, computed in binary64.
static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|c| {
        let c = c as f64 / 255.0;
        let linear = if c <= 0.04045 {
            c / 12.92
        } else {
            libm::pow((c + 0.055) / 1.055, 2.4)
        };
        linear as f32
    })
});

pub(crate) fn srgb_to_linear(byte: u8) -> f32 {
    LINEAR[byte as usize]
}

/// Inverse of the curve, rounded to nearest even; NaN is 0.
pub(crate) fn linear_to_srgb(x: f32) -> u8 {
    let x = if x.is_nan() {
        0.0
    } else {
        f64::from(x.clamp(0.0, 1.0))
    };
    let c = if x < 0.003_130_8 {
        x * 12.92
    } else {
        1.055 * libm::pow(x, 1.0 / 2.4) - 0.055
    };
    (c * 255.0).round_ties_even() as u8
}

/// 2^n for |n| < 1000.
fn power(n: i32) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

/// Exponent of a positive normal binary64: floor(log2 x).
fn exponent(x: f64) -> i32 {
    (x.to_bits() >> 52) as i32 - 1023
}

/// Unsigned float with 5 exponent bits and `fraction` fraction bits.
pub(crate) fn small_to_float(raw: u32, fraction: u32) -> f32 {
    let (e, m) = ((raw >> fraction) as i32, raw & ((1 << fraction) - 1));
    match (e, m) {
        (31, 0) => f32::INFINITY,
        (31, _) => NAN,
        (0, _) => (f64::from(m) * power(-14 - fraction as i32)) as f32,
        _ => (f64::from(m | 1 << fraction) * power(e - 15 - fraction as i32)) as f32,
    }
}

/// The inverse, to nearest even: below 0 gives 0, finite numbers that are too large the largest finite one.
pub(crate) fn float_to_small(x: f32, fraction: u32) -> u32 {
    if x.is_nan() {
        return 31 << fraction | 1 << (fraction - 1);
    }
    if x <= 0.0 {
        return 0;
    }
    if x == f32::INFINITY {
        return 31 << fraction;
    }
    let x = f64::from(x);
    let e = exponent(x).max(-14);
    let q = (x / power(e - fraction as i32)).round_ties_even();
    // A fraction that rounds up to the next power of two carries into the exponent.
    let raw = ((i64::from(e) + 14) << fraction) + q as i64;
    raw.min((31 << fraction) - 1) as u32
}

/// Three fractions of 9 bits and an exponent with bias 15 in bits 31:27.
pub(crate) fn shared_to_floats(bits: u32) -> [f32; 3] {
    let scale = power((bits >> 27) as i32 - 24);
    [0, 9, 18].map(|at| (f64::from(bits >> at & 0x1ff) * scale) as f32)
}

/// The inverse, by the steps of the Vulkan specification (RGB to Shared Exponent Conversion). NaN is 0.
pub(crate) fn floats_to_shared(rgb: [f32; 3]) -> u32 {
    const MOST: f64 = 511.0 / 512.0 * 65536.0;
    let rgb = rgb.map(|x| if x > 0.0 { f64::from(x).min(MOST) } else { 0.0 });
    let most = rgb.into_iter().fold(0.0, f64::max);
    let log = if most == 0.0 { -16 } else { exponent(most) };
    let first = log.max(-16) + 16;
    let rounded = |x: f64, e: i32| (x / power(e - 24) + 0.5).floor() as u32;
    let e = if rounded(most, first) < 512 {
        first
    } else {
        first + 1
    };
    let [r, g, b] = rgb.map(|x| rounded(x, e));
    r | g << 9 | b << 18 | (e as u32) << 27
}
