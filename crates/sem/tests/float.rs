//! Floats: the two environments against each other and against values computed by hand; elementary functions.
use half::f16;
use lanemask_sem::w32::{Exact, Fast, Float, Fp, Group2, Mode, W32, flag};

const CURATED: [u32; 30] = [
    0,
    0x8000_0000,
    1,
    0x8000_0001,
    2,
    0x007f_ffff,
    0x0080_0000,
    0x807f_ffff,
    0x0080_0001,
    0x3f80_0000,
    0x3f7f_ffff,
    0x3f80_0001,
    0xbf80_0000,
    0x3f00_0000,
    0x4000_0000,
    0x4b00_0000,
    0x4b00_0001,
    0x4aff_ffff,
    0x4f00_0000,
    0xcf00_0000,
    0xcf00_0001,
    0x4f80_0000,
    0x4f7f_ffff,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffc1_2345,
    0x7f80_0001,
];

fn random(count: usize) -> impl Iterator<Item = u32> {
    let mut state = 7u64;
    (0..count).map(move |_| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 32) as u32
    })
}

fn inputs() -> Vec<f32> {
    CURATED
        .into_iter()
        .chain(random(60))
        .map(f32::from_bits)
        .collect()
}

fn unary<F: Fp>(fp: &mut F, a: f32) -> Vec<u32> {
    let mut r: Vec<u32> = vec![
        W32::sqrt_f32(fp, a),
        W32::floor_f32(fp, a),
        W32::ceil_f32(fp, a),
        W32::trunc_f32(fp, a),
        W32::rint_f32(fp, a),
        W32::fract_f32(fp, a),
        W32::rcp_f32(fp, a),
        W32::rsq_f32(fp, a),
        W32::exp2_f32(fp, a),
        W32::log2_f32(fp, a),
        W32::sin_f32(fp, a),
        W32::cos_f32(fp, a),
        W32::cvt_f32_i32(fp, a.to_bits() as i32),
        W32::cvt_f32_u32(fp, a.to_bits()),
        W32::cvt_f32_f16(fp, f16::from_bits(a.to_bits() as u16)),
    ]
    .into_iter()
    .map(f32::to_bits)
    .collect();
    r.extend([
        W32::cvt_i32_f32(fp, a) as u32,
        W32::cvt_u32_f32(fp, a),
        W32::cvt_f16_f32(fp, a).to_bits().into(),
    ]);
    r
}

fn binary<F: Fp>(fp: &mut F, a: f32, b: f32) -> Vec<u32> {
    let mut r: Vec<u32> = vec![
        W32::add_f32(fp, a, b),
        W32::sub_f32(fp, a, b),
        W32::mul_f32(fp, a, b),
        W32::div_f32(fp, a, b),
        W32::min_f32(fp, a, b),
        W32::max_f32(fp, a, b),
        W32::ldexp_f32(fp, a, (b.to_bits() >> 16) as i16 as i32),
        W32::ldexp_f32(fp, a, b.to_bits() as i32),
    ]
    .into_iter()
    .map(f32::to_bits)
    .collect();
    r.extend(
        [
            W32::cmp_eq_f32(fp, a, b),
            W32::cmp_ne_f32(fp, a, b),
            W32::cmp_lt_f32(fp, a, b),
            W32::cmp_le_f32(fp, a, b),
            W32::cmp_gt_f32(fp, a, b),
            W32::cmp_ge_f32(fp, a, b),
        ]
        .map(u32::from),
    );
    let half = |x: f32| f16::from_bits((x.to_bits() >> 8) as u16);
    r.extend(
        [
            W32::add_f16(fp, half(a), half(b)),
            W32::mul_f16(fp, half(a), half(b)),
        ]
        .map(|h| u32::from(h.to_bits())),
    );
    let double =
        |x: f32, y: f32| f64::from_bits(u64::from(x.to_bits()) << 32 | u64::from(y.to_bits()));
    let d = W32::add_f64(fp, double(a, b), double(b, a)).to_bits();
    r.extend([d as u32, (d >> 32) as u32]);
    r
}

#[test]
fn both_environments_give_the_same_bits_in_the_default_mode() {
    let mut exact = Exact::default();
    let all = inputs();
    for &a in &all {
        assert_eq!(
            unary(&mut Fast, a),
            unary(&mut exact, a),
            "{:08x}",
            a.to_bits()
        );
        for &b in &all {
            assert_eq!(
                binary(&mut Fast, a, b),
                binary(&mut exact, a, b),
                "{:08x} {:08x}",
                a.to_bits(),
                b.to_bits()
            );
            for &c in &all[..40] {
                let (x, y) = (
                    W32::fma_f32(&mut Fast, a, b, c),
                    W32::fma_f32(&mut exact, a, b, c),
                );
                assert_eq!(
                    x.to_bits(),
                    y.to_bits(),
                    "{:08x} {:08x} {:08x}",
                    a.to_bits(),
                    b.to_bits(),
                    c.to_bits()
                );
            }
        }
    }
}

#[test]
fn many_random_operands_in_both_environments() {
    let all: Vec<f32> = random(60_000).map(f32::from_bits).collect();
    let mut exact = Exact::default();
    for w in all.windows(3) {
        assert_eq!(unary(&mut Fast, w[0]), unary(&mut exact, w[0]));
        assert_eq!(
            binary(&mut Fast, w[0], w[1]),
            binary(&mut exact, w[0], w[1])
        );
        // Exponents close enough for the sum to matter.
        let c = f32::from_bits((w[0] * w[1]).to_bits() ^ w[2].to_bits() >> 6);
        let (x, y) = (
            W32::fma_f32(&mut Fast, w[0], w[1], c),
            W32::fma_f32(&mut exact, w[0], w[1], c),
        );
        assert_eq!(x.to_bits(), y.to_bits());
    }
}

#[test]
fn nan_results_are_canonical() {
    for nan in [0x7fc0_0001, 0xffff_ffff, 0x7f80_0001].map(f32::from_bits) {
        for r in [
            W32::add_f32(&mut Fast, nan, 1.0),
            W32::mul_f32(&mut Fast, 1.0, nan),
            W32::fma_f32(&mut Fast, 1.0, nan, 2.0),
            W32::min_f32(&mut Fast, nan, nan),
            W32::sqrt_f32(&mut Fast, -1.0),
            W32::floor_f32(&mut Fast, nan),
            W32::sin_f32(&mut Fast, f32::INFINITY),
        ] {
            assert_eq!(r.to_bits(), 0x7fc0_0000);
        }
    }
    // A move is no operation.
    assert_eq!(
        W32::mov_f32(f32::from_bits(0xffff_ffff)).to_bits(),
        0xffff_ffff
    );
}

#[test]
fn minimum_and_maximum_number() {
    let nan = f32::NAN;
    for (a, b) in [(nan, 1.0), (1.0, nan)] {
        assert_eq!(
            (W32::min_f32(&mut Fast, a, b), W32::max_f32(&mut Fast, a, b)),
            (1.0, 1.0)
        );
    }
    for (a, b) in [(0.0, -0.0), (-0.0f32, 0.0f32)] {
        assert_eq!(W32::min_f32(&mut Fast, a, b).to_bits(), 0x8000_0000);
        assert_eq!(W32::max_f32(&mut Fast, a, b).to_bits(), 0);
    }
    assert_eq!(
        (
            W32::min_f32(&mut Fast, -3.0, 2.0),
            W32::max_f32(&mut Fast, -3.0, 2.0)
        ),
        (-3.0, 2.0)
    );
}

#[test]
fn conversions_to_integers_saturate() {
    for (x, i, u) in [
        (f32::NAN, 0, 0),
        (f32::INFINITY, i32::MAX, u32::MAX),
        (f32::NEG_INFINITY, i32::MIN, 0),
        (-0.9, 0, 0),
        (1.9, 1, 1),
        (-1.9, -1, 0),
        (2147483648.0, i32::MAX, 0x8000_0000),
        (-2147483648.0, i32::MIN, 0),
        (4294967040.0, i32::MAX, 0xffff_ff00),
        (4294967296.0, i32::MAX, u32::MAX),
    ] {
        assert_eq!(
            (
                W32::cvt_i32_f32(&mut Fast, x),
                W32::cvt_u32_f32(&mut Fast, x)
            ),
            (i, u),
            "{x}"
        );
    }
    for x in random(200_000).map(f32::from_bits) {
        assert_eq!(
            (
                W32::cvt_i32_f32(&mut Fast, x),
                W32::cvt_u32_f32(&mut Fast, x)
            ),
            (x as i32, x as u32),
            "{x}"
        );
    }
}

fn flags(f: impl Fn(&mut Exact) -> f32) -> u32 {
    let mut fp = Exact::default();
    f(&mut fp);
    fp.flags
}

#[test]
fn flags_of_operations() {
    use flag::*;
    let signalling = f32::from_bits(0x7f80_0001);
    let quiet = f32::NAN;
    assert_eq!(flags(|fp| W32::add_f32(fp, 1.0, 2.0)), 0);
    assert_eq!(flags(|fp| W32::add_f32(fp, 1.0, 1e-20)), NX);
    assert_eq!(flags(|fp| W32::mul_f32(fp, 1e30, 1e30)), OF | NX);
    assert_eq!(flags(|fp| W32::mul_f32(fp, 1e-30, 1e-30)), UF | NX);
    // Exact subnormal results do not underflow.
    assert_eq!(
        flags(|fp| W32::mul_f32(fp, 2f32.powi(-100), 2f32.powi(-40))),
        0
    );
    assert_eq!(flags(|fp| W32::div_f32(fp, 1.0, 0.0)), DZ);
    assert_eq!(flags(|fp| W32::div_f32(fp, 0.0, 0.0)), NV);
    assert_eq!(flags(|fp| W32::sqrt_f32(fp, -1.0)), NV);
    assert_eq!(flags(|fp| W32::sqrt_f32(fp, 2.0)), NX);
    assert_eq!(flags(|fp| W32::sqrt_f32(fp, 9.0)), 0);
    assert_eq!(flags(|fp| W32::add_f32(fp, quiet, 1.0)), 0);
    assert_eq!(flags(|fp| W32::add_f32(fp, signalling, 1.0)), NV);
    assert_eq!(flags(|fp| W32::min_f32(fp, quiet, 1.0)), 0);
    assert_eq!(flags(|fp| W32::min_f32(fp, signalling, 1.0)), NV);
    assert_eq!(flags(|fp| W32::fma_f32(fp, f32::INFINITY, 0.0, quiet)), NV);
    let compare =
        |f: fn(&mut Exact, f32, f32) -> bool, a| flags(|fp| f32::from(u8::from(f(fp, a, 1.0))));
    assert_eq!(compare(W32::cmp_eq_f32::<Exact>, quiet), 0);
    assert_eq!(compare(W32::cmp_eq_f32::<Exact>, signalling), NV);
    assert_eq!(compare(W32::cmp_lt_f32::<Exact>, quiet), NV);
    assert_eq!(flags(|fp| W32::cvt_i32_f32(fp, 1.5) as f32), NX);
    assert_eq!(flags(|fp| W32::cvt_u32_f32(fp, -1.0) as f32), NV);
    assert_eq!(flags(|fp| W32::cvt_u32_f32(fp, -0.5) as f32), NX);
    assert_eq!(flags(|fp| W32::cvt_f32_u32(fp, 0x0100_0001)), NX);
    assert_eq!(flags(|fp| W32::log2_f32(fp, 0.0)), DZ);
    assert_eq!(flags(|fp| W32::log2_f32(fp, 8.0)), 0);
    assert_eq!(flags(|fp| W32::log2_f32(fp, -8.0)), NV);
    assert_eq!(flags(|fp| W32::exp2_f32(fp, 200.0)), OF | NX);
    assert_eq!(flags(|fp| W32::exp2_f32(fp, f32::INFINITY)), 0);
    assert_eq!(flags(|fp| W32::rsq_f32(fp, 4.0)), 0);
}

#[test]
fn square_roots_round_in_every_direction() {
    for mode in 0..4 {
        for a in random(3000)
            .map(|b| f32::from_bits(b & 0x7fff_ffff))
            .filter(|a| a.is_finite())
        {
            let mut fp = Exact {
                mode: Mode(mode),
                flags: 0,
            };
            let r = W32::sqrt_f32(&mut fp, a);
            // r is right if a lies on the right side of the squares of it and its neighbour; these are exact in f64.
            let square = |x: f32| f64::from(x) * f64::from(x);
            let wide = f64::from(a);
            match mode {
                1 | 2 => assert!(square(r) <= wide && square(r.next_up()) > wide),
                3 => assert!(square(r) >= wide && (r == 0.0 || square(r.next_down()) < wide)),
                _ => assert_eq!(r, a.sqrt()),
            }
        }
    }
}

#[test]
fn legal_modes() {
    for (mode, legal) in [
        (0, true),
        (3, true),
        (4, false),
        (7, false),
        (0x7fb, true),
        (0x800, false),
        (1 << 31, false),
    ] {
        assert_eq!(Mode(mode).is_legal(), legal, "{mode:#x}");
    }
}

#[test]
fn fraction_and_exponent() {
    for (x, f, e) in [
        (1.0, 0.5, 1),
        (-3.0, -0.75, 2),
        (0.0, 0.0, 0),
        (f32::from_bits(1), 0.5, -148),
        (f32::INFINITY, f32::INFINITY, 0),
        (f32::MAX, 1.0 - 2f32.powi(-24), 128),
    ] {
        assert_eq!((W32::frexp_fract_f32(x), W32::frexp_exp_f32(x)), (f, e));
    }
    assert_eq!(W32::ldexp_f32(&mut Fast, 0.5, -148), f32::from_bits(1));
    // One rounding: 1.5 * 2^-149 is a tie that goes to even.
    assert_eq!(W32::ldexp_f32(&mut Fast, 1.5, -149).to_bits(), 2);
    assert_eq!(W32::ldexp_f32(&mut Fast, 1.0, i32::MAX), f32::INFINITY);
    assert_eq!(W32::ldexp_f32(&mut Fast, f32::from_bits(1), 149), 1.0);
}

/// Minimum by the order of numbers and signs of zero; `number`: whether a number wins over NaN.
fn smaller(a: f64, b: f64, number: bool) -> f64 {
    match (a.is_nan(), b.is_nan()) {
        (true, true) => f64::NAN,
        (true, false) | (false, true) if !number => f64::NAN,
        (true, false) => b,
        (false, true) => a,
        (false, false) if a == b => {
            if a.is_sign_negative() {
                a
            } else {
                b
            }
        }
        (false, false) => {
            if a < b {
                a
            } else {
                b
            }
        }
    }
}

#[test]
fn minima_and_maxima_of_every_width() {
    // pitfall: P11.54
    fn one<T: Float>(
        fs: [fn(&mut Exact, T, T) -> T; 4],
        fast: [fn(&mut Fast, T, T) -> T; 4],
        numbers: &[T],
    ) {
        for &a in numbers {
            for &b in numbers {
                let (x, y) = (a.host_wide(), b.host_wide());
                let want = [
                    smaller(x, y, true),
                    -smaller(-x, -y, true),
                    smaller(x, y, false),
                    -smaller(-x, -y, false),
                ];
                for k in 0..4 {
                    let mut fp = Exact::default();
                    let r = fs[k](&mut fp, a, b);
                    let want = T::host_narrow(want[k]).canonical().to_bits64();
                    assert_eq!(r.to_bits64(), want, "{x} {y} {k}");
                    assert_eq!(fast[k](&mut Fast, a, b).to_bits64(), want, "{x} {y} {k}");
                    let signalling = a.is_signalling() || b.is_signalling();
                    assert_eq!(fp.flags, if signalling { flag::NV } else { 0 });
                }
            }
        }
    }
    let halves: Vec<f16> = [
        0, 0x8000, 1, 0x8001, 0x3c00, 0xbc00, 0x7bff, 0x7c00, 0xfc00, 0x7e00, 0xfe01, 0x7d00,
    ]
    .map(f16::from_bits)
    .into();
    let doubles: Vec<f64> = [
        0,
        1 << 63,
        1,
        0x3ff0_0000_0000_0000,
        0xbff0_0000_0000_0000,
        0x7ff0_0000_0000_0000,
        0xfff0_0000_0000_0000,
        0x7ff8_0000_0000_0000,
        0xfff0_0000_0000_0001,
    ]
    .map(f64::from_bits)
    .into();
    one(
        [
            W32::min_f16,
            W32::max_f16,
            W32::minimum_f16,
            W32::maximum_f16,
        ],
        [
            W32::min_f16,
            W32::max_f16,
            W32::minimum_f16,
            W32::maximum_f16,
        ],
        &halves,
    );
    one(
        [
            W32::min_f32,
            W32::max_f32,
            W32::minimum_f32,
            W32::maximum_f32,
        ],
        [
            W32::min_f32,
            W32::max_f32,
            W32::minimum_f32,
            W32::maximum_f32,
        ],
        &CURATED.map(f32::from_bits),
    );
    one(
        [
            W32::min_f64,
            W32::max_f64,
            W32::minimum_f64,
            W32::maximum_f64,
        ],
        [
            W32::min_f64,
            W32::max_f64,
            W32::minimum_f64,
            W32::maximum_f64,
        ],
        &doubles,
    );
}

#[test]
fn integral_values_fractions_and_exponents_of_halves_and_doubles() {
    fn split<T: Float>(a: T, exponent: i32, fraction: T) {
        let x = a.host_wide();
        let (f, e) = libm::frexp(x);
        if x == 0.0 || !x.is_finite() {
            assert_eq!((exponent, fraction.to_bits64()), (0, a.to_bits64()));
        } else {
            assert_eq!((fraction.host_wide(), exponent), (f, e), "{x}");
        }
    }
    for bits in 0..=u16::MAX {
        let a = f16::from_bits(bits);
        split(a, W32::frexp_exp_f16(a), W32::frexp_fract_f16(a));
        let x = f64::from(a.to_f32());
        let mut fp = Exact::default();
        for (got, want) in [
            (W32::floor_f16(&mut fp, a), x.floor()),
            (W32::ceil_f16(&mut fp, a), x.ceil()),
            (W32::trunc_f16(&mut fp, a), x.trunc()),
            (W32::rint_f16(&mut fp, a), libm::rint(x)),
        ] {
            if x.is_nan() {
                assert_eq!(got.to_bits(), 0x7e00);
            } else {
                assert_eq!(f64::from(got.to_f32()).to_bits(), want.to_bits(), "{x}");
            }
        }
        assert_eq!(fp.flags, if a.is_signalling() { flag::NV } else { 0 });
    }
    for (high, low) in random(40_000).zip(random(40_001).skip(1)) {
        // Of all exponents, and subnormal ones.
        let bits = u64::from(high) << 32 | u64::from(low);
        for bits in [bits, bits & !(0x7ff << 52)] {
            let a = f64::from_bits(bits);
            split(a, W32::frexp_exp_f64(a), W32::frexp_fract_f64(a));
        }
    }
}
