//! Special functions: how far they are from the true value, over all operands.
use half::f16;
use lanemask_sem::w32::{Exact, Fast, Float, Group2, W32, flag};

/// Distance of a result from a value in units of the last place at that value.
fn ulps(got: f32, want: f64) -> f64 {
    let rounded = want as f32;
    if rounded.is_infinite() || want == 0.0 {
        return if f64::from(got) == f64::from(rounded) {
            0.0
        } else {
            f64::INFINITY
        };
    }
    let exponent = (rounded.abs().to_bits() >> 23).max(1) as i32 - 150;
    (f64::from(got) - want).abs() / 2f64.powi(exponent)
}

/// What follows for a negative operand.
#[derive(Clone, Copy)]
enum Negative {
    /// The opposite result.
    Odd,
    /// The same result.
    Even,
    /// NaN.
    Nan,
    /// Nothing: it is compared on its own.
    Other,
}

struct Function {
    name: &'static str,
    ours: fn(&mut Fast, f32) -> f32,
    half: fn(&mut Fast, f16) -> f16,
    reference: fn(f64) -> f64,
    negative: Negative,
}

const FUNCTIONS: [Function; 6] = [
    Function {
        name: "rcp",
        ours: W32::rcp_f32::<Fast>,
        half: W32::rcp_f16::<Fast>,
        reference: |x| 1.0 / x,
        negative: Negative::Odd,
    },
    Function {
        name: "rsq",
        ours: W32::rsq_f32::<Fast>,
        half: W32::rsq_f16::<Fast>,
        reference: |x| 1.0 / libm::sqrt(x),
        negative: Negative::Nan,
    },
    Function {
        name: "exp2",
        ours: W32::exp2_f32::<Fast>,
        half: W32::exp2_f16::<Fast>,
        reference: libm::exp2,
        negative: Negative::Other,
    },
    Function {
        name: "log2",
        ours: W32::log2_f32::<Fast>,
        half: W32::log2_f16::<Fast>,
        reference: libm::log2,
        negative: Negative::Nan,
    },
    Function {
        name: "sin",
        ours: W32::sin_f32::<Fast>,
        half: W32::sin_f16::<Fast>,
        reference: libm::sin,
        negative: Negative::Odd,
    },
    Function {
        name: "cos",
        ours: W32::cos_f32::<Fast>,
        half: W32::cos_f16::<Fast>,
        reference: libm::cos,
        negative: Negative::Even,
    },
];

/// The worst error of a function on every `step`-th operand, in ULP, and where.
fn worst(f: &Function, step: usize) -> (f64, u32) {
    let mut worst = (0.0, 0u32);
    let mut compare = |bits: u32, got: f32| {
        let want = (f.reference)(f64::from(f32::from_bits(bits)));
        if want.is_nan() {
            assert!(got.is_nan(), "{} {bits:08x}", f.name);
            return;
        }
        assert!(
            got.is_sign_negative() == want.is_sign_negative() || got == 0.0,
            "{} {bits:08x}",
            f.name
        );
        let error = ulps(got, want);
        if error > worst.0 {
            worst = (error, bits);
        }
    };
    for bits in (0..=0x7fff_ffff).step_by(step) {
        let (x, opposite) = (bits, bits | 1 << 31);
        let got = (f.ours)(&mut Fast, f32::from_bits(x));
        let other = (f.ours)(&mut Fast, f32::from_bits(opposite));
        compare(x, got);
        let nan = x > 0x7f80_0000;
        let same = match f.negative {
            Negative::Other => {
                compare(opposite, other);
                true
            }
            Negative::Odd => other.to_bits() == got.to_bits() ^ 1 << 31,
            Negative::Even => other.to_bits() == got.to_bits(),
            Negative::Nan => other.is_nan() || x == 0,
        };
        assert!(
            same || nan || got.is_nan() && other.is_nan(),
            "{} {opposite:08x}",
            f.name
        );
    }
    worst
}

#[test]
fn special_functions_are_within_1_ulp() {
    // pitfall: P11.58
    for f in &FUNCTIONS {
        let (error, bits) = worst(f, 2053);
        assert!(error <= 1.0, "{}: {error} ULP at {bits:08x}", f.name);
    }
}

/// Prints the worst errors (`--nocapture`). `LANEMASK_STEP=17` looks at every 17th operand, `LANEMASK_FUNCTION=sin` at one function.
#[test]
#[ignore = "every binary32 number: ten minutes and more in a release build"]
#[allow(clippy::print_stdout)]
fn special_functions_are_within_1_ulp_everywhere() {
    let step = std::env::var("LANEMASK_STEP").map_or(1, |s| s.parse().expect("a number"));
    let only = std::env::var("LANEMASK_FUNCTION").ok();
    for f in (FUNCTIONS.iter()).filter(|f| only.as_ref().is_none_or(|o| o == f.name)) {
        let (error, bits) = worst(f, step);
        println!("{:5} {error:.6} ULP at {bits:08x}", f.name);
        assert!(error <= 1.0, "{}: {error} ULP at {bits:08x}", f.name);
    }
}

#[test]
fn special_functions_of_halves_are_within_1_ulp_everywhere() {
    for f in &FUNCTIONS {
        for bits in 0..=u16::MAX {
            let x = f16::from_bits(bits);
            let (got, want) = ((f.half)(&mut Fast, x), (f.reference)(x.into()));
            if want.is_nan() {
                assert_eq!(got.to_bits(), 0x7e00, "{} {bits:04x}", f.name);
                continue;
            }
            if want.abs() >= 65520.0 || want == 0.0 {
                // Infinite after rounding, or a zero.
                let rounded = if want == 0.0 { 0.0 } else { f64::INFINITY };
                assert_eq!(f64::from(got).abs(), rounded, "{} {bits:04x}", f.name);
                continue;
            }
            let exponent = (libm::ilogb(want)).max(-14) - 10;
            let error = (f64::from(got) - want).abs() / 2f64.powi(exponent);
            // Half a ULP is the best; the value in binary64 is hardly worse.
            assert!(error <= 0.5001, "{} {bits:04x}: {error}", f.name);
        }
    }
}

#[test]
fn the_reciprocal_root_of_doubles_is_within_1_ulp() {
    use rustc_apfloat::{Float as _, FloatConvert, ieee};
    let quad = |x: f64| -> ieee::Quad {
        ieee::Double::from_bits(x.to_bits().into())
            .convert(&mut false)
            .value
    };
    let one = quad(1.0);
    let mut state = 3u64;
    for k in 0..200_000u64 {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        // All exponents, and operands around powers of 4, where the result is near a power of 2.
        let bits = match k % 4 {
            0 => (((state >> 40) % 0x7ff) << 52) | state & 7,
            1 => (((state >> 40) % 0x7ff) << 52).wrapping_sub(state & 7) & u64::MAX >> 1,
            _ => state >> 1,
        };
        let x = f64::from_bits(bits);
        if !(x.is_finite() && x > 0.0) {
            continue;
        }
        let r = W32::rsq_f64(&mut Fast, x);
        let below = (quad(r.next_down()) * quad(r.next_down())).value * quad(x);
        let above = (quad(r.next_up()) * quad(r.next_up())).value * quad(x);
        assert!(below.value <= one && above.value >= one, "{bits:016x}");
        let mut exact = Exact::default();
        assert_eq!(W32::rsq_f64(&mut exact, x).to_bits(), r.to_bits());
        let power_of_4 = bits & ((1 << 52) - 1) == 0 && bits >> 52 & 1 == 1;
        if bits >> 52 != 0 {
            assert_eq!(
                exact.flags,
                if power_of_4 { 0 } else { flag::NX },
                "{bits:016x}"
            );
        }
    }
    for (x, want) in [
        (0.0, f64::INFINITY),
        (-0.0, f64::NEG_INFINITY),
        (f64::INFINITY, 0.0),
        (5e-324, 2f64.powi(537)),
    ] {
        assert_eq!(W32::rsq_f64(&mut Fast, x), want);
    }
    assert_eq!(
        W32::rsq_f64(&mut Fast, -1.0).to_bits(),
        <f64 as Float>::NAN.to_bits()
    );
}

#[test]
fn special_functions_at_special_places() {
    assert_eq!(W32::sin_f32(&mut Fast, -0.0).to_bits(), 0x8000_0000);
    assert_eq!(W32::sin_f32(&mut Fast, 0.0).to_bits(), 0);
    assert_eq!(W32::cos_f32(&mut Fast, 0.0), 1.0);
    assert_eq!(W32::sin_f32(&mut Fast, 1e-40), 1e-40);
    for n in -149..128 {
        let power = f64::from_bits(((1023 + n) as u64) << 52) as f32;
        assert_eq!(W32::exp2_f32(&mut Fast, n as f32), power);
        assert_eq!(W32::log2_f32(&mut Fast, power), n as f32);
    }
    assert_eq!(W32::exp2_f32(&mut Fast, f32::NEG_INFINITY).to_bits(), 0);
    assert_eq!(W32::exp2_f32(&mut Fast, 128.0), f32::INFINITY);
    assert_eq!(W32::exp2_f32(&mut Fast, -150.0), 0.0);
    assert_eq!(W32::log2_f32(&mut Fast, 0.0), f32::NEG_INFINITY);
    assert_eq!(W32::log2_f32(&mut Fast, -0.0), f32::NEG_INFINITY);
    assert_eq!(W32::log2_f32(&mut Fast, f32::INFINITY), f32::INFINITY);
    assert_eq!(W32::log2_f32(&mut Fast, 1.0).to_bits(), 0);
    assert_eq!(W32::rsq_f32(&mut Fast, 0.0), f32::INFINITY);
    // 16367173 * 2^72 is the binary32 number closest to a multiple of pi/2.
    let hard = 16367173.0 * 2f32.powi(72);
    assert!(ulps(W32::cos_f32(&mut Fast, hard), libm::cos(f64::from(hard))) <= 1.0);
    assert!(ulps(W32::sin_f32(&mut Fast, hard), libm::sin(f64::from(hard))) <= 1.0);
}
