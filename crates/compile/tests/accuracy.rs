//! Errors of the built-in functions against f64, on a few thousand inputs each.
//!
//! Two bounds: WGSL's (commit da251f9 of its specification), and a tighter one that we want to keep.

mod common;

use std::f64::consts::PI;

/// Distance of neighbouring f32 around `x`.
fn ulp(x: f64) -> f64 {
    let x = x.abs();
    if x < f64::from(f32::MIN_POSITIVE) {
        return 2f64.powi(-149);
    }
    let e = x.log2().floor() as i32;
    2f64.powi(e.min(127) - 23)
}

/// SplitMix64.
struct Rng(u64);

impl Rng {
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    fn range(&mut self, low: f64, high: f64) -> f32 {
        (low + (high - low) * self.unit()) as f32
    }

    /// Evenly many in each power of two between `2^low` and `2^high`, of either sign.
    fn scaled(&mut self, low: f64, high: f64) -> f32 {
        let x = (low + (high - low) * self.unit()).exp2() as f32;
        if self.unit() < 0.5 { -x } else { x }
    }
}

/// Numbers in `low..=high`: the ends, both sides of zero, even and geometric spread.
fn inputs(low: f64, high: f64) -> Vec<f32> {
    let mut rng = Rng(low.to_bits() ^ high.to_bits());
    let mut out = vec![low as f32, high as f32];
    for _ in 0..2000 {
        out.push(rng.range(low, high));
        let x = rng.scaled(-20.0, high.abs().max(low.abs()).log2());
        out.push(if f64::from(x) < low || f64::from(x) > high {
            -x
        } else {
            x
        });
    }
    out.retain(|&x| (low..=high).contains(&f64::from(x)));
    assert!(out.len() > 1500);
    out
}

/// Values of an expression in `x` and `y`.
fn evaluate(expression: &str, xs: &[f32], ys: &[f32]) -> Vec<f32> {
    let text = format!(
        "@group(0) @binding(0) var<storage, read_write> out: array<f32>;
         @group(0) @binding(1) var<storage> xs: array<f32>;
         @group(0) @binding(2) var<storage> ys: array<f32>;
         @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {{
             let x = xs[id.x]; let y = ys[id.x]; out[id.x] = {expression};
         }}"
    );
    let bits = |v: &[f32]| v.iter().map(|x| x.to_bits()).collect::<Vec<u32>>();
    let groups = xs.len().div_ceil(64) as u32;
    let buffers = vec![vec![0; xs.len()], bits(xs), bits(ys)];
    common::run(&text, [groups, 1, 1], buffers)[0]
        .iter()
        .map(|&b| f32::from_bits(b))
        .collect()
}

/// Checks `expression` against `exact`; `allowed` gives WGSL's absolute error at (input, exact value).
fn check(
    expression: &str,
    (low, high): (f64, f64),
    exact: impl Fn(f64) -> f64,
    allowed: impl Fn(f64, f64) -> f64,
    wanted_ulp: f64,
) {
    let xs = inputs(low, high);
    let got = evaluate(expression, &xs, &xs);
    let mut worst = (0.0, 0.0f32, 0.0f32, 0.0);
    for (&x, &y) in xs.iter().zip(&got) {
        let e = exact(f64::from(x));
        if e.abs() > f64::from(f32::MAX) || (e != 0.0 && e.abs() < f64::from(f32::MIN_POSITIVE)) {
            continue;
        }
        let error = (f64::from(y) - e).abs();
        assert!(
            error <= allowed(f64::from(x), e),
            "{expression} at {x:e}: {y:e}, exact {e:e}, beyond WGSL's bound"
        );
        let ulps = error / ulp(e);
        if ulps > worst.0 {
            worst = (ulps, x, y, e);
        }
    }
    let (ulps, x, y, e) = worst;
    assert!(
        ulps <= wanted_ulp,
        "{expression} at {x:e}: {y:e}, exact {e:e}: {ulps} ULP, wanted {wanted_ulp}"
    );
}

fn ulps(n: f64) -> impl Fn(f64, f64) -> f64 {
    move |_, e| n * ulp(e)
}

#[test]
fn exponentials_and_logarithms() {
    check(
        "exp(x)",
        (-87.0, 88.7),
        f64::exp,
        |x, e| (3.0 + 2.0 * x.abs()) * ulp(e),
        100.0,
    );
    check(
        "exp(x)",
        (-1.0, 1.0),
        f64::exp,
        |x, e| (3.0 + 2.0 * x.abs()) * ulp(e),
        2.5,
    );
    check(
        "exp2(x)",
        (-126.0, 127.9),
        f64::exp2,
        |x, e| (3.0 + 2.0 * x.abs()) * ulp(e),
        1.0,
    );
    let log = |x: f64, e: f64| {
        if (0.5..=2.0).contains(&x) {
            2f64.powi(-21)
        } else {
            3.0 * ulp(e)
        }
    };
    check("log(x)", (1e-30, 1e30), f64::ln, log, 2.5);
    check("log(x)", (0.4, 2.1), f64::ln, log, 2.5);
    check("log2(x)", (1e-30, 1e30), f64::log2, log, 1.0);
    check("log2(x)", (0.4, 2.1), f64::log2, log, 1.0);
}

#[test]
fn powers() {
    // exp2(y * log2(x)): log2 to 3 ULP, a rounded product, exp2 to 3 + 2|e| ULP.
    let mut rng = Rng(5);
    let xs: Vec<f32> = (0..4000).map(|_| rng.scaled(-12.0, 12.0).abs()).collect();
    let ys: Vec<f32> = (0..4000).map(|_| rng.range(-9.0, 9.0)).collect();
    let got = evaluate("pow(x, y)", &xs, &ys);
    for i in 0..4000 {
        let (x, y) = (f64::from(xs[i]), f64::from(ys[i]));
        let e = x.powf(y);
        let t = y * x.log2();
        let log = (y * 3.0 * ulp(x.log2()))
            .abs()
            .max((y * 2f64.powi(-21)).abs())
            + ulp(t) / 2.0;
        let bound = e * log * 1.1 + (3.0 + 2.0 * t.abs()) * ulp(e);
        assert!((f64::from(got[i]) - e).abs() <= bound, "pow({x}, {y})");
    }
    let edges = evaluate(
        "pow(x, y)",
        &[0.0, 0.0, 1.0, 2.0, 4.0, 0.25, 0.0],
        &[2.0, 0.5, 1e30, 10.0, 0.5, -1.0, 0.0],
    );
    assert_eq!(edges, [0.0, 0.0, 1.0, 1024.0, 2.0, 4.0, 1.0]);
}

#[test]
fn trigonometry() {
    let absolute = |b: i32| move |_: f64, _: f64| 2f64.powi(-b);
    check("sin(x)", (-PI, PI), f64::sin, absolute(11), 2.0);
    check("cos(x)", (-PI, PI), f64::cos, absolute(11), 2.0);
    // sin/cos, each to 2^-11: compared where the cosine is large, and to a few ULP everywhere.
    check(
        "tan(x)",
        (-1.5, 1.5),
        f64::tan,
        |_, e| 2f64.powi(-9) * (1.0 + e * e),
        4.0,
    );
    check("asin(x)", (-1.0, 1.0), f64::asin, |_, _| 6.81e-5, 3.0);
    check("acos(x)", (-1.0, 1.0), f64::acos, |_, _| 6.77e-5, 3.0);
    check("atan(x)", (-1e6, 1e6), f64::atan, ulps(4096.0), 3.0);
    check("atan(x)", (-2.0, 2.0), f64::atan, ulps(4096.0), 3.0);
}

#[test]
fn angles_of_points() {
    let mut rng = Rng(9);
    let xs: Vec<f32> = (0..4000).map(|_| rng.scaled(-10.0, 10.0)).collect();
    let ys: Vec<f32> = (0..4000).map(|_| rng.scaled(-10.0, 10.0)).collect();
    let got = evaluate("atan2(y, x)", &xs, &ys);
    for i in 0..4000 {
        let e = f64::from(ys[i]).atan2(f64::from(xs[i]));
        let error = (f64::from(got[i]) - e).abs() / ulp(e);
        assert!(error <= 4.0, "atan2({}, {}): {error} ULP", ys[i], xs[i]);
    }
    let axes = evaluate(
        "atan2(y, x)",
        &[0.0, 1.0, 0.0, -1.0, 0.0],
        &[0.0, 0.0, 2.0, 0.0, -3.0],
    );
    let half = std::f32::consts::FRAC_PI_2;
    assert_eq!(axes, [0.0, 0.0, half, 2.0 * half, -half]);
}

#[test]
fn hyperbolics() {
    // (exp(x) -+ exp(-x)) / 2, each exponential to 3 + 2|x| ULP.
    let exponentials = |x: f64, _: f64| {
        let big = x.abs().exp();
        (3.0 + 2.0 * x.abs()) * ulp(big) + 2.0 * ulp(big)
    };
    check("sinh(x)", (-89.0, 89.0), f64::sinh, exponentials, 110.0);
    check("sinh(x)", (-1.5, 1.5), f64::sinh, exponentials, 4.0);
    check("cosh(x)", (-89.0, 89.0), f64::cosh, exponentials, 110.0);
    check("cosh(x)", (-1.5, 1.5), f64::cosh, exponentials, 4.0);
    check("tanh(x)", (-100.0, 100.0), f64::tanh, |_, _| 1e-5, 3.0);
    check("tanh(x)", (-2.0, 2.0), f64::tanh, |_, _| 1e-5, 3.0);
    let log = |_: f64, e: f64| (2f64.powi(-21)).max(6.0 * ulp(e));
    check("asinh(x)", (-1e30, 1e30), f64::asinh, log, 4.0);
    check("asinh(x)", (-3.0, 3.0), f64::asinh, log, 4.0);
    check(
        "acosh(x)",
        (1.0, 1e30),
        f64::acosh,
        |x, e| log(x, e).max(1e-3),
        4.0,
    );
    check("acosh(x)", (1.5, 10.0), f64::acosh, log, 4.0);
    check("atanh(x)", (-0.999, 0.999), f64::atanh, log, 4.0);
}

#[test]
fn roots_and_small_functions() {
    check("sqrt(x)", (0.0, 1e30), f64::sqrt, ulps(5.0), 0.5);
    check(
        "inverseSqrt(x)",
        (1e-30, 1e30),
        |x| 1.0 / x.sqrt(),
        ulps(2.0),
        1.0,
    );
    check("degrees(x)", (-1e4, 1e4), f64::to_degrees, ulps(2.0), 1.5);
    check("radians(x)", (-1e4, 1e4), f64::to_radians, ulps(2.0), 1.5);
    check("floor(x)", (-1e4, 1e4), f64::floor, ulps(0.0), 0.0);
    check("ceil(x)", (-1e4, 1e4), f64::ceil, ulps(0.0), 0.0);
    check("trunc(x)", (-1e4, 1e4), f64::trunc, ulps(0.0), 0.0);
    check(
        "round(x)",
        (-1e4, 1e4),
        f64::round_ties_even,
        ulps(0.0),
        0.0,
    );
    check("sign(x)", (-1e4, 1e4), f64::signum, ulps(0.0), 0.0);
    check(
        "saturate(x)",
        (-2.0, 2.0),
        |x| x.clamp(0.0, 1.0),
        ulps(0.0),
        0.0,
    );
    check("modf(x).whole", (-1e4, 1e4), f64::trunc, ulps(0.0), 0.0);
    check("modf(x).fract", (-1e4, 1e4), f64::fract, ulps(0.0), 0.0);
    check(
        "step(0.25, x)",
        (-1.0, 1.0),
        |x| f64::from(x >= 0.25),
        ulps(0.0),
        0.0,
    );
    check(
        "ldexp(frexp(x).fract, frexp(x).exp)",
        (-1e30, 1e30),
        |x| x,
        ulps(0.0),
        0.0,
    );
}

#[test]
fn exact_halves_round_to_even() {
    let got = evaluate("round(x)", &[0.5, 1.5, 2.5, -0.5, -1.5], &[0.0; 5]);
    assert_eq!(got, [0.0, 2.0, 2.0, 0.0, -2.0]);
}

#[test]
fn remainders_have_the_sign_of_the_dividend() {
    let got = evaluate("x % y", &[7.5, -7.5, 7.5, 1.0], &[2.0, 2.0, -2.0, 3.0]);
    assert_eq!(got, [1.5, -1.5, 1.5, 1.0]);
}

#[test]
fn mixes_and_steps_follow_their_formulas() {
    let got = evaluate("mix(2.0, 10.0, x)", &[0.0, 0.25, 1.0, 2.0], &[0.0; 4]);
    assert_eq!(got, [2.0, 4.0, 10.0, 18.0]);
    let got = evaluate("smoothstep(1.0, 3.0, x)", &[0.0, 1.5, 2.0, 9.0], &[0.0; 4]);
    assert_eq!(got, [0.0, 0.15625, 0.5, 1.0]);
    let got = evaluate("fma(x, y, 1.0)", &[3.0, 0.5], &[4.0, 0.5]);
    assert_eq!(got, [13.0, 1.25]);
    let got = evaluate("clamp(x, -1.0, y)", &[-4.0, 0.5, 4.0], &[2.0; 3]);
    assert_eq!(got, [-1.0, 0.5, 2.0]);
    let got = evaluate(
        "quantizeToF16(x)",
        &[1.0, 1.0 + 1.0 / 1024.0, 1.0001, 65504.0],
        &[0.0; 4],
    );
    assert_eq!(got, [1.0, 1.0 + 1.0 / 1024.0, 1.0, 65504.0]);
}

#[test]
fn geometry_follows_its_formulas() {
    let v = |x: f32, y: f32| evaluate("length(vec2(x, y))", &[x], &[y])[0];
    assert_eq!(v(3.0, 4.0), 5.0);
    assert_eq!(v(0.0, -2.0), 2.0);
    let one = |expression: &str| evaluate(expression, &[3.0], &[4.0])[0];
    assert_eq!(one("distance(vec3(x, y, 1.0), vec3(0.0, 0.0, 1.0))"), 5.0);
    assert_eq!(one("normalize(vec2(x, y)).y"), 0.8);
    assert_eq!(one("length(-x)"), 3.0);
    assert_eq!(one("cross(vec3(x, y, 1.0), vec3(1.0, 2.0, 5.0)).x"), 18.0);
    assert_eq!(one("cross(vec3(x, y, 1.0), vec3(1.0, 2.0, 5.0)).y"), -14.0);
    assert_eq!(one("cross(vec3(x, y, 1.0), vec3(1.0, 2.0, 5.0)).z"), 2.0);
    assert_eq!(one("reflect(vec2(x, y), vec2(0.0, 1.0)).y"), -4.0);
    assert_eq!(
        one("faceForward(vec2(x, y), vec2(1.0, 0.0), vec2(1.0, 0.0)).x"),
        -3.0
    );
    assert_eq!(
        one("faceForward(vec2(x, y), vec2(-1.0, 0.0), vec2(1.0, 0.0)).x"),
        3.0
    );
    // Straight on: the ray goes on; total reflection: nothing.
    assert_eq!(
        one("refract(vec2(0.0, x - y), vec2(0.0, 1.0), 0.5).y"),
        -1.0
    );
    assert_eq!(
        one("refract(vec2(x / 5.0, -y / 5.0), vec2(0.0, 1.0), 2.0).x"),
        0.0
    );
    assert_eq!(
        one("dot(vec4(x, y, 1.0, 2.0), vec4(1.0, 2.0, 3.0, 4.0))"),
        22.0
    );
}

#[test]
fn packing_rounds_half_up() {
    let bits = |expression: &str, x: f32, y: f32| {
        evaluate(&format!("bitcast<f32>({expression})"), &[x], &[y])[0].to_bits()
    };
    assert_eq!(
        bits("pack4x8unorm(vec4(x, y, 0.0, 1.0))", 0.5, 2.0),
        0xff00_ff80
    );
    assert_eq!(
        bits("pack4x8snorm(vec4(x, y, -1.0, 1.0))", 0.5, -0.5),
        0x7f81_c140
    );
    assert_eq!(bits("pack2x16unorm(vec2(x, y))", 0.5, 1.0), 0xffff_8000);
    assert_eq!(bits("pack2x16snorm(vec2(x, y))", -1.0, 0.5), 0x4000_8001);
    assert_eq!(bits("pack2x16float(vec2(x, y))", 1.0, -2.0), 0xc000_3c00);
    let unpack =
        |expression: &str, word: u32| evaluate(expression, &[f32::from_bits(word)], &[0.0])[0];
    let word = 0x3f81_ff00;
    assert_eq!(unpack("unpack4x8unorm(bitcast<u32>(x)).y", word), 1.0);
    assert_eq!(
        unpack("unpack4x8unorm(bitcast<u32>(x)).z", word),
        129.0 / 255.0
    );
    assert_eq!(unpack("unpack4x8snorm(bitcast<u32>(x)).z", word), -1.0);
    assert_eq!(
        unpack("unpack4x8snorm(bitcast<u32>(x)).y", word),
        -1.0 / 127.0
    );
    assert_eq!(
        unpack("unpack2x16unorm(bitcast<u32>(x)).x", word),
        65280.0 / 65535.0
    );
    assert_eq!(
        unpack("unpack2x16snorm(bitcast<u32>(x)).x", word),
        -256.0 / 32767.0
    );
    assert_eq!(
        unpack("unpack2x16float(bitcast<u32>(x)).y", 0x3c00_0001),
        1.0
    );
    assert_eq!(
        unpack("unpack2x16float(bitcast<u32>(x)).x", 0x4000_c000),
        -2.0
    );
}

/// The value of a finite binary16; `None` for infinities and NaN.
fn half(bits: u16) -> Option<f64> {
    let sign = if bits >> 15 == 0 { 1.0 } else { -1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    match exponent {
        31 => None,
        0 => Some(sign * fraction * 2f64.powi(-24)),
        e => Some(sign * (1024.0 + fraction) * 2f64.powi(e - 25)),
    }
}

/// Distance of neighbouring binary16 around `x`.
fn half_ulp(x: f64) -> f64 {
    let e = if x == 0.0 {
        -14.0
    } else {
        x.abs().log2().floor()
    };
    2f64.powi((e as i32).clamp(-14, 15) - 10)
}

/// The results of an expression for every binary16 `x`.
fn every_half(expression: &str) -> Vec<u16> {
    let text = format!(
        "enable f16;
         @group(0) @binding(0) var<storage, read_write> out: array<f16>;
         @group(0) @binding(1) var<storage> xs: array<f16>;
         @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {{
             let x = xs[id.x]; out[id.x] = {expression};
         }}"
    );
    let all: Vec<u32> = (0..0x8000u32)
        .map(|i| ((2 * i + 1) << 16) | (2 * i))
        .collect();
    let kernel = common::compile(&text);
    common::run_kernel(&kernel, [1024, 1, 1], &[vec![0; 0x8000], all])[0]
        .iter()
        .flat_map(|w| [*w as u16, (*w >> 16) as u16])
        .collect()
}

/// What WGSL allows a function of f16, as an absolute error at (input, exact value), and the bound that we keep, in ULP. All 65536 operands.
#[test]
fn every_operand_of_binary16() {
    type Allowed = fn(f64, f64) -> f64;
    let exact: Allowed = |_, e| 0.5 * half_ulp(e);
    let exponential: Allowed = |x, e| (1.0 + 2.0 * x.abs()) * half_ulp(e);
    let logarithm: Allowed = |x, e| {
        if (0.5..=2.0).contains(&x) {
            2f64.powi(-7)
        } else {
            3.0 * half_ulp(e)
        }
    };
    // Beyond that range nothing is asked for.
    let circle: Allowed = |x, _| {
        if x.abs() <= PI {
            2f64.powi(-7)
        } else {
            f64::INFINITY
        }
    };
    let inverse: Allowed = |_, e| 2.0 * half_ulp(e);
    let anything: Allowed = |_, _| f64::INFINITY;
    type Row = (&'static str, fn(f64) -> f64, Allowed, f64);
    let cases: &[Row] = &[
        ("sqrt(x)", f64::sqrt, exact, 0.5),
        ("floor(x)", f64::floor, exact, 0.0),
        ("ceil(x)", f64::ceil, exact, 0.0),
        ("round(x)", f64::round_ties_even, exact, 0.0),
        ("trunc(x)", f64::trunc, exact, 0.0),
        ("x * x", |x| x * x, exact, 0.5),
        ("x + 1.0h", |x| x + 1.0, exact, 0.5),
        ("1.0h / x", |x| 1.0 / x, exact, 0.5),
        ("f16(f32(x))", |x| x, exact, 0.0),
        ("fma(x, x, x)", |x| x * x + x, exact, 0.5),
        ("inverseSqrt(x)", |x| 1.0 / x.sqrt(), inverse, 0.51),
        ("exp(x)", f64::exp, exponential, 0.51),
        ("exp2(x)", f64::exp2, exponential, 0.51),
        ("log(x)", f64::ln, logarithm, 0.51),
        ("log2(x)", f64::log2, logarithm, 0.51),
        ("sin(x)", f64::sin, circle, 0.51),
        ("cos(x)", f64::cos, circle, 0.51),
        ("tan(x)", f64::tan, anything, 0.51),
        ("atan(x)", f64::atan, |_, e| 5.0 * half_ulp(e), 0.51),
        ("asin(x)", f64::asin, anything, 0.51),
        ("acos(x)", f64::acos, anything, 0.51),
        ("sinh(x)", f64::sinh, anything, 0.51),
        ("cosh(x)", f64::cosh, anything, 0.51),
        ("tanh(x)", f64::tanh, anything, 0.51),
        ("asinh(x)", f64::asinh, anything, 0.51),
        ("acosh(x)", f64::acosh, anything, 0.51),
        ("atanh(x)", f64::atanh, anything, 0.51),
    ];
    for (expression, exact, allowed, wanted) in cases {
        let got = every_half(expression);
        let (mut worst, mut at, mut checked) = (0.0, 0, 0);
        for (bits, result) in (0..=u16::MAX).zip(got) {
            let Some(x) = half(bits) else { continue };
            let e = exact(x);
            // From half a unit above the largest number on it is infinity.
            if e.is_nan() || e.abs() >= 65520.0 {
                continue;
            }
            let Some(y) = half(result) else {
                panic!("{expression} at {x:e}: {result:#x}, exact {e:e}");
            };
            let error = (y - e).abs();
            assert!(
                error <= allowed(x, e),
                "{expression} at {x:e}: {y:e}, exact {e:e}, beyond WGSL's bound"
            );
            checked += 1;
            if error / half_ulp(e) > worst {
                (worst, at) = (error / half_ulp(e), bits);
            }
        }
        assert!(checked > 15_000, "{expression}");
        assert!(worst <= *wanted, "{expression} at {at:#06x}: {worst} ULP");
    }
}
