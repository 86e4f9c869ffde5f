//! Elementary functions of binary32 arguments, evaluated in binary64 with an error far below half a unit of binary32, so
//! that one rounding gives a result within 1 ULP. Only operations that every host does alike, no branches and no calls:
//! loops over lanes become vector code.

/// Adding it rounds a number below 2^51 to an integer, ties to even, in the low bits.
const ROUNDER: f64 = 6755399441055744.0; // 1.5 * 2^52

/// The low 32 bits of an integral number below 2^51, in two's complement.
#[inline(always)]
pub fn integer_bits(x: f64) -> u32 {
    (x + ROUNDER).to_bits() as u32
}

/// Horner's scheme, lowest coefficient first.
#[inline(always)]
fn poly<const N: usize>(x: f64, c: [f64; N]) -> f64 {
    let mut r = c[N - 1];
    for k in (0..N - 1).rev() {
        r = r * x + c[k];
    }
    r
}

/// 2 to the power `x`; NaN for NaN.
#[inline(always)]
pub fn exp2(x: f32) -> f64 {
    power(f64::from(x))
}

/// e to the power `x`; NaN for NaN.
#[inline(always)]
pub fn exp(x: f32) -> f64 {
    power(f64::from(x) * std::f64::consts::LOG2_E)
}

/// 2 to the power `x`, right as binary32; NaN for NaN.
#[inline(always)]
fn power(x: f64) -> f64 {
    // Beyond these every result is 0 or infinite as binary32.
    let x = x.clamp(-200.0, 200.0);
    let t = x + ROUNDER;
    let r = x - (t - ROUNDER);
    // ln(2)^k / k!, |r| <= 0.5.
    let p = poly(
        r,
        [
            1.0,
            std::f64::consts::LN_2,
            0.24022650695910072,
            0.05550410866482158,
            0.009618129107628477,
            0.0013333558146428443,
            0.0001540353039338161,
            1.5252733804059841e-05,
            1.321548679014431e-06,
        ],
    );
    p * f64::from_bits((t.to_bits() << 52).wrapping_add(1023 << 52))
}

/// Logarithm to base 2; -infinity for zeros, NaN for NaN and numbers below zero.
#[inline(always)]
pub fn log2(x: f32) -> f64 {
    let wide = f64::from(x);
    let bits = wide.to_bits();
    // Exponent such that the fraction lies in [sqrt(1/2), sqrt(2)).
    let offset = std::f64::consts::FRAC_1_SQRT_2
        .to_bits()
        .wrapping_sub(1024 << 52);
    let biased = bits.wrapping_sub(offset) >> 52;
    let exponent = f64::from(biased as i32 - 1024);
    let m = f64::from_bits(bits.wrapping_sub(biased.wrapping_sub(1024) << 52));
    let s = (m - 1.0) / (m + 1.0);
    // 2 / (ln(2) * (2k + 1)), |s| <= 0.172.
    let p = poly(
        s * s,
        [
            2.8853900817779268,
            0.9617966939259756,
            0.5770780163555853,
            0.4121985831111324,
            0.3205988979753252,
            0.2623081892525388,
            0.22195308321368667,
            0.19235933878519512,
        ],
    );
    let r = exponent + s * p;
    let r = if x == f32::INFINITY { f64::INFINITY } else { r };
    let r = if x == 0.0 { f64::NEG_INFINITY } else { r };
    if x >= 0.0 { r } else { f64::NAN }
}

/// 1 / sqrt(`x`).
#[inline(always)]
pub fn rsq(x: f32) -> f64 {
    1.0 / f64::from(x).sqrt()
}

/// 1 / sqrt(`x`) within 1 ULP of binary64: one step of Newton's method from a value with an error of up to 1.5 ULP.
pub fn rsq_double(x: f64) -> f64 {
    let guess = 1.0 / x.sqrt();
    // x * guess in two pieces, then 1 - x * guess^2.
    let product = x * guess;
    let rest = x.mul_add(guess, -product);
    let error = rest.mul_add(-guess, product.mul_add(-guess, 1.0));
    let better = (0.5 * guess).mul_add(error, guess);
    if better.is_nan() { guess } else { better }
}

/// The first 256 bits of 2/pi after the point.
const TWO_OVER_PI: [u64; 4] = [
    0xa2f9836e4e441529,
    0xfc2757d1f534ddc0,
    0xdb6295993c439041,
    0xfe5163abdebbc561,
];

/// `count` bits of 2/pi from bit `from` (weight 2^-from), as a number; bits before the first are 0.
const fn window(from: i32, count: i32) -> u64 {
    let mut bits = 0;
    let mut i = from;
    while i < from + count {
        bits <<= 1;
        if i >= 1 && i <= 256 {
            bits |= TWO_OVER_PI[(i as usize - 1) / 64] >> (63 - (i as usize - 1) % 64) & 1;
        }
        i += 1;
    }
    bits
}

/// For each exponent field of binary32, 2/pi times the unit of the last place, modulo 4, in three pieces: multiples of
/// 2^-27, of 2^-56, and the rest.
static REDUCTION: [[f64; 256]; 3] = reduction();

const fn reduction() -> [[f64; 256]; 3] {
    let mut table = [[0.0; 256]; 3];
    let mut field = 0;
    while field < 255 {
        let unit = if field == 0 { -149 } else { field as i32 - 150 };
        // Bit i of 2/pi weighs 2^(unit - i); those that weigh 4 or more do not matter.
        let third = if unit + 57 < 1 { 1 } else { unit + 57 };
        let pieces = [(unit - 1, 29), (unit + 28, 29), (third, 53)];
        let mut k = 0;
        while k < 3 {
            let (from, count) = pieces[k];
            let exponent = unit - (from + count - 1);
            table[k][field] =
                window(from, count) as f64 * f64::from_bits(((1023 + exponent) as u64) << 52);
            k += 1;
        }
        field += 1;
    }
    // Infinities and NaN give NaN.
    table[0][255] = f64::NAN;
    table
}

/// Quarter turns nearest to `x` radians, and what is left, in quarter turns.
#[inline(always)]
fn quarter_turns(x: f32) -> (u64, f64) {
    let bits = x.to_bits();
    let field = (bits >> 23) as u8 as usize;
    let implicit = if field == 0 { 0 } else { 1 << 23 };
    let m = f64::from((bits & 0x7f_ffff | implicit) as i32);
    let m = f64::from_bits(m.to_bits() | u64::from(bits >> 31) << 63);
    // The first two products are exact.
    let a = m * REDUCTION[0][field];
    let t = a + ROUNDER;
    let left = (a - (t - ROUNDER)) + m * REDUCTION[1][field] + m * REDUCTION[2][field];
    (t.to_bits(), left)
}

/// Sine of `left` quarter turns plus `turns` of them; |left| < 0.63.
#[inline(always)]
fn sine(turns: u64, left: f64) -> f64 {
    let t = left * std::f64::consts::FRAC_PI_2;
    let s = t * t;
    // (-1)^k / (2k + 1)! and (-1)^k / (2k)!.
    let sin = t * poly(
        s,
        [
            1.0,
            -0.16666666666666666,
            0.008333333333333333,
            -0.0001984126984126984,
            2.7557319223985893e-06,
            -2.505210838544172e-08,
            1.6059043836821613e-10,
        ],
    );
    let cos = poly(
        s,
        [
            1.0,
            -0.5,
            0.041666666666666664,
            -0.001388888888888889,
            2.48015873015873e-05,
            -2.755731922398589e-07,
            2.08767569878681e-09,
            -1.1470745597729725e-11,
        ],
    );
    let r = if turns & 1 == 0 { sin } else { cos };
    f64::from_bits(r.to_bits() ^ (turns & 2) << 62)
}

/// Sine of `x` radians.
#[inline(always)]
pub fn sin(x: f32) -> f64 {
    let (turns, left) = quarter_turns(x);
    sine(turns, left)
}

/// Cosine of `x` radians.
#[inline(always)]
pub fn cos(x: f32) -> f64 {
    let (turns, left) = quarter_turns(x);
    sine(turns + 1, left)
}
