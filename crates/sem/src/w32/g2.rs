//! Group 2: vector floating point. The uniform forms of group 3 share these functions; conversions: [`super::convert`].

use super::{Float, Fp, Group2, Integral, Rounding, W32, convert};
use crate::fp::{class, elementary, flag};
use half::f16;

/// IEEE 754-2019 minimumNumber: the number if one is NaN; -0 is less than +0.
#[inline(always)]
fn minimum_number<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> T {
    let (a, b) = (fp.operand(a), fp.operand(b));
    // Equal numbers differ at most in the sign of zero.
    let equal = T::from_bits64(a.to_bits64() | b.to_bits64());
    let number = if b.is_not_a_number() { a } else { b };
    let r = if a == b { equal } else { number };
    let r = if a < b { a } else { r };
    r.canonical()
}

/// IEEE 754-2019 maximumNumber.
#[inline(always)]
fn maximum_number<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> T {
    let (a, b) = (fp.operand(a), fp.operand(b));
    let equal = T::from_bits64(a.to_bits64() & b.to_bits64());
    let number = if b.is_not_a_number() { a } else { b };
    let r = if a == b { equal } else { number };
    let r = if a > b { a } else { r };
    r.canonical()
}

/// IEEE 754-2019 minimum: NaN if one is NaN.
fn minimum<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> T {
    let r = minimum_number(fp, a, b);
    if unordered(a, b) { T::NAN } else { r }
}

/// IEEE 754-2019 maximum: NaN if one is NaN.
fn maximum<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> T {
    let r = maximum_number(fp, a, b);
    if unordered(a, b) { T::NAN } else { r }
}

fn unordered<T: Float>(a: T, b: T) -> bool {
    a.is_not_a_number() || b.is_not_a_number()
}

/// Whether one is NaN; raises NV for a signalling one only.
fn quiet_unordered<F: Fp, T: Float>(fp: &mut F, a: T, b: T) -> bool {
    unordered(fp.operand(a), fp.operand(b))
}

#[inline(always)]
fn floor<F: Fp, T: Float>(fp: &mut F, a: T) -> T {
    fp.integral(a, Integral::Floor)
}

#[inline(always)]
fn ceil<F: Fp, T: Float>(fp: &mut F, a: T) -> T {
    fp.integral(a, Integral::Ceil)
}

#[inline(always)]
fn trunc<F: Fp, T: Float>(fp: &mut F, a: T) -> T {
    fp.integral(a, Integral::Trunc)
}

#[inline(always)]
fn rint<F: Fp, T: Float>(fp: &mut F, a: T) -> T {
    fp.integral(a, Integral::NearestEven)
}

#[inline(always)]
fn fract<F: Fp, T: Float>(fp: &mut F, a: T) -> T {
    let floor = fp.integral(a, Integral::Floor);
    fp.sub(a, floor)
}

#[inline(always)]
fn rcp<F: Fp, T: Float>(fp: &mut F, a: T) -> T {
    fp.div(T::host_narrow(1.0), a)
}

/// Flags of a function with a pole at zero that is not defined below.
#[inline(always)]
fn pole_at_zero<F: Fp, T: Float>(fp: &mut F, a: T) {
    if F::EXACT {
        let zero = T::default();
        if a == zero {
            fp.raise(flag::DZ);
        } else if a < zero {
            fp.raise(flag::NV);
        }
    }
}

#[inline(always)]
fn rsq<F: Fp, T: Single>(fp: &mut F, a: T) -> T {
    let a = fp.operand(a);
    pole_at_zero(fp, a);
    fp.nearest(elementary::rsq(a.single()))
}

fn rsq_double<F: Fp>(fp: &mut F, a: f64) -> f64 {
    let a = fp.operand(a);
    pole_at_zero(fp, a);
    let r = elementary::rsq_double(a);
    // Exact where the square of the result and the operand give 1, and never subnormal.
    if F::EXACT && r.is_finite() && r != 0.0 && (a * r).mul_add(r, -1.0) != 0.0 {
        fp.raise(flag::NX);
    }
    r.canonical()
}

#[inline(always)]
fn exp2<F: Fp, T: Single>(fp: &mut F, a: T) -> T {
    let a = fp.operand(a);
    if F::EXACT && a.is_infinity() {
        return if a.is_negative() { T::default() } else { a };
    }
    fp.nearest(elementary::exp2(a.single()))
}

#[inline(always)]
fn log2<F: Fp, T: Single>(fp: &mut F, a: T) -> T {
    let a = fp.operand(a);
    pole_at_zero(fp, a);
    fp.nearest(elementary::log2(a.single()))
}

#[inline(always)]
fn sin<F: Fp, T: Single>(fp: &mut F, a: T) -> T {
    let a = fp.operand(a);
    if F::EXACT && a.is_infinity() {
        fp.raise(flag::NV);
    }
    fp.nearest(elementary::sin(a.single()))
}

#[inline(always)]
fn cos<F: Fp, T: Single>(fp: &mut F, a: T) -> T {
    let a = fp.operand(a);
    if F::EXACT && a.is_infinity() {
        fp.raise(flag::NV);
    }
    fp.nearest(elementary::cos(a.single()))
}

/// A format that binary32 holds.
trait Single: Float {
    /// The same number in binary32.
    fn single(self) -> f32;
}

impl Single for f32 {
    #[inline(always)]
    fn single(self) -> f32 {
        self
    }
}

impl Single for f16 {
    #[inline(always)]
    fn single(self) -> f32 {
        self.to_f32()
    }
}

/// The exponent of a number as a fraction in [0.5, 1) has it.
#[inline(always)]
fn exponent<T: Float>(a: T) -> i32 {
    let m = a.magnitude();
    let bias = (T::INFINITY_BITS >> T::FRACTION) as i32 / 2;
    // Digits of a subnormal number below those of the smallest normal one.
    let missing = (m << (64 - T::FRACTION) >> 1 | 1).leading_zeros() as i32;
    let exponent = match (m >> T::FRACTION) as i32 {
        0 => 1 - bias - missing + 1,
        field => field - bias + 1,
    };
    if m == 0 || m >= T::INFINITY_BITS {
        0
    } else {
        exponent
    }
}

/// The fraction in [0.5, 1) of a number, with its sign.
#[inline(always)]
fn fraction<T: Float>(a: T) -> T {
    let m = a.magnitude();
    if m == 0 || m >= T::INFINITY_BITS {
        return a;
    }
    let bias = T::INFINITY_BITS >> T::FRACTION >> 1;
    let lead = m.ilog2().min(T::FRACTION);
    let digits = m << (T::FRACTION - lead) & ((1 << T::FRACTION) - 1);
    let sign = a.to_bits64() ^ m;
    T::from_bits64(sign | (bias - 1) << T::FRACTION | digits)
}

#[inline(always)]
fn copysign<T: Float>(a: T, b: T) -> T {
    T::from_bits64(a.magnitude() | b.to_bits64() ^ b.magnitude())
}

#[inline(always)]
fn has_class<T: Float>(a: T, classes: u32) -> bool {
    class(a) & classes != 0
}

/// Functions by name, type and what they are.
macro_rules! unary {
    ($($name:ident $t:ident = $f:path;)*) => {$(
        #[inline(always)]
        fn $name<F: Fp>(fp: &mut F, a: $t) -> $t {
            $f(fp, a)
        }
    )*};
}

macro_rules! binary {
    ($($name:ident $t:ident = $f:path;)*) => {$(
        #[inline(always)]
        fn $name<F: Fp>(fp: &mut F, a: $t, b: $t) -> $t {
            $f(fp, a, b)
        }
    )*};
}

macro_rules! fused {
    ($($name:ident $t:ident;)*) => {$(
        #[inline(always)]
        fn $name<F: Fp>(fp: &mut F, a: $t, b: $t, c: $t) -> $t {
            fp.fma(a, b, c)
        }
    )*};
}

macro_rules! compare {
    ($($name:ident $t:ident = |$fp:ident, $a:ident, $b:ident| $e:expr;)*) => {$(
        #[inline(always)]
        fn $name<F: Fp>($fp: &mut F, $a: $t, $b: $t) -> bool {
            $e
        }
    )*};
}

/// Functions without an environment: they change signs, or tell about bits.
macro_rules! bits {
    ($($name:ident($($a:ident: $t:ident),*) -> $r:ty = $f:path;)*) => {$(
        #[inline(always)]
        fn $name($($a: $t),*) -> $r {
            $f($($a),*)
        }
    )*};
}

macro_rules! scale {
    ($($name:ident $t:ident;)*) => {$(
        #[inline(always)]
        fn $name<F: Fp>(fp: &mut F, a: $t, b: i32) -> $t {
            fp.scale(a, b)
        }
    )*};
}

/// Both halves of registers at once.
macro_rules! halves {
    ($($name:ident($($a:ident),*) = $f:path;)*) => {$(
        #[inline(always)]
        fn $name<F: Fp>(fp: &mut F, $($a: u32),*) -> u32 {
            let low = $f(fp, $(f16::from_bits($a as u16)),*);
            let high = $f(fp, $(f16::from_bits(($a >> 16) as u16)),*);
            u32::from(low.to_bits()) | u32::from(high.to_bits()) << 16
        }
    )*};
}

fn same<T>(a: T) -> T {
    a
}

impl Group2 for W32 {
    unary! {
        sqrt_f32 f32 = Fp::sqrt;       sqrt_f16 f16 = Fp::sqrt;       sqrt_f64 f64 = Fp::sqrt;
        floor_f32 f32 = floor;         floor_f16 f16 = floor;         floor_f64 f64 = floor;
        ceil_f32 f32 = ceil;           ceil_f16 f16 = ceil;           ceil_f64 f64 = ceil;
        trunc_f32 f32 = trunc;         trunc_f16 f16 = trunc;         trunc_f64 f64 = trunc;
        rint_f32 f32 = rint;           rint_f16 f16 = rint;           rint_f64 f64 = rint;
        fract_f32 f32 = fract;         fract_f16 f16 = fract;         fract_f64 f64 = fract;
        rcp_f32 f32 = rcp;             rcp_f16 f16 = rcp;             rcp_f64 f64 = rcp;
        rsq_f32 f32 = rsq;             rsq_f16 f16 = rsq;             rsq_f64 f64 = rsq_double;
        exp2_f32 f32 = exp2;           exp2_f16 f16 = exp2;
        log2_f32 f32 = log2;           log2_f16 f16 = log2;
        sin_f32 f32 = sin;             sin_f16 f16 = sin;
        cos_f32 f32 = cos;             cos_f16 f16 = cos;
    }
    binary! {
        add_f32 f32 = Fp::add;         add_f16 f16 = Fp::add;         add_f64 f64 = Fp::add;
        sub_f32 f32 = Fp::sub;         sub_f16 f16 = Fp::sub;         sub_f64 f64 = Fp::sub;
        mul_f32 f32 = Fp::mul;         mul_f16 f16 = Fp::mul;         mul_f64 f64 = Fp::mul;
        div_f32 f32 = Fp::div;         div_f16 f16 = Fp::div;         div_f64 f64 = Fp::div;
        min_f32 f32 = minimum_number;  min_f16 f16 = minimum_number;  min_f64 f64 = minimum_number;
        max_f32 f32 = maximum_number;  max_f16 f16 = maximum_number;  max_f64 f64 = maximum_number;
        minimum_f32 f32 = minimum;     minimum_f16 f16 = minimum;     minimum_f64 f64 = minimum;
        maximum_f32 f32 = maximum;     maximum_f16 f16 = maximum;     maximum_f64 f64 = maximum;
    }
    fused! {
        fma_f32 f32;  fma_f16 f16;  fma_f64 f64;
        mac_f32 f32;  mac_f16 f16;  mac_f64 f64;
    }
    halves! {
        add_f16x2(a, b) = Fp::add;
        sub_f16x2(a, b) = Fp::sub;
        mul_f16x2(a, b) = Fp::mul;
        min_f16x2(a, b) = minimum_number;
        max_f16x2(a, b) = maximum_number;
        minimum_f16x2(a, b) = minimum;
        maximum_f16x2(a, b) = maximum;
        fma_f16x2(a, b, c) = Fp::fma;
        mac_f16x2(a, b, c) = Fp::fma;
    }
    scale! { ldexp_f16 f16;  ldexp_f64 f64; }

    /// On the host the product is exact in binary64.
    #[inline(always)]
    fn ldexp_f32<F: Fp>(fp: &mut F, a: f32, b: i32) -> f32 {
        if F::EXACT {
            return fp.scale(a, b);
        }
        let power = f64::from_bits(((1023 + b.clamp(-300, 300)) as u64) << 52);
        fp.nearest(f64::from(a) * power)
    }

    bits! {
        mov_f32(a: f32) -> f32 = same;
        mov_f16(a: f16) -> f16 = same;
        mov_f64(a: f64) -> f64 = same;
        frexp_exp_f32(a: f32) -> i32 = exponent;
        frexp_exp_f16(a: f16) -> i32 = exponent;
        frexp_exp_f64(a: f64) -> i32 = exponent;
        frexp_fract_f32(a: f32) -> f32 = fraction;
        frexp_fract_f16(a: f16) -> f16 = fraction;
        frexp_fract_f64(a: f64) -> f64 = fraction;
        copysign_f32(a: f32, b: f32) -> f32 = copysign;
        copysign_f16(a: f16, b: f16) -> f16 = copysign;
        copysign_f64(a: f64, b: f64) -> f64 = copysign;
        class_f32(a: f32, b: u32) -> bool = has_class;
        class_f16(a: f16, b: u32) -> bool = has_class;
        class_f64(a: f64, b: u32) -> bool = has_class;
    }
    compare! {
        cmp_eq_f32 f32 = |fp, a, b| fp.equal(a, b);
        cmp_eq_f16 f16 = |fp, a, b| fp.equal(a, b);
        cmp_eq_f64 f64 = |fp, a, b| fp.equal(a, b);
        cmp_ne_f32 f32 = |fp, a, b| !fp.equal(a, b);
        cmp_ne_f16 f16 = |fp, a, b| !fp.equal(a, b);
        cmp_ne_f64 f64 = |fp, a, b| !fp.equal(a, b);
        cmp_lt_f32 f32 = |fp, a, b| fp.less(a, b);
        cmp_lt_f16 f16 = |fp, a, b| fp.less(a, b);
        cmp_lt_f64 f64 = |fp, a, b| fp.less(a, b);
        cmp_le_f32 f32 = |fp, a, b| fp.less_equal(a, b);
        cmp_le_f16 f16 = |fp, a, b| fp.less_equal(a, b);
        cmp_le_f64 f64 = |fp, a, b| fp.less_equal(a, b);
        cmp_gt_f32 f32 = |fp, a, b| fp.less(b, a);
        cmp_gt_f16 f16 = |fp, a, b| fp.less(b, a);
        cmp_gt_f64 f64 = |fp, a, b| fp.less(b, a);
        cmp_ge_f32 f32 = |fp, a, b| fp.less_equal(b, a);
        cmp_ge_f16 f16 = |fp, a, b| fp.less_equal(b, a);
        cmp_ge_f64 f64 = |fp, a, b| fp.less_equal(b, a);
        cmp_ord_f32 f32 = |fp, a, b| !quiet_unordered(fp, a, b);
        cmp_ord_f16 f16 = |fp, a, b| !quiet_unordered(fp, a, b);
        cmp_ord_f64 f64 = |fp, a, b| !quiet_unordered(fp, a, b);
        cmp_uno_f32 f32 = |fp, a, b| quiet_unordered(fp, a, b);
        cmp_uno_f16 f16 = |fp, a, b| quiet_unordered(fp, a, b);
        cmp_uno_f64 f64 = |fp, a, b| quiet_unordered(fp, a, b);
    }

    // What compilers want often, in forms that become vector code.
    #[inline(always)]
    fn cvt_i32_f32<F: Fp>(fp: &mut F, a: f32) -> i32 {
        let a = fp.operand(a);
        convert::integer_flags(fp, a, i32::MIN.into(), i32::MAX.into());
        convert::clamped(a, i32::MIN.into(), i32::MAX.into()) as i32
    }
    #[inline(always)]
    fn cvt_u32_f32<F: Fp>(fp: &mut F, a: f32) -> u32 {
        let a = fp.operand(a);
        convert::integer_flags(fp, a, 0.0, u32::MAX.into());
        convert::clamped(a, 0.0, u32::MAX.into())
    }
    #[inline(always)]
    fn cvt_f32_i32<F: Fp>(fp: &mut F, a: i32) -> f32 {
        if F::EXACT {
            fp.round_int(a.into())
        } else {
            a as f32
        }
    }
    #[inline(always)]
    fn cvt_f32_u32<F: Fp>(fp: &mut F, a: u32) -> f32 {
        if F::EXACT {
            fp.round_int(a.into())
        } else {
            a as f32
        }
    }
    #[inline(always)]
    fn cvt_f16_f32<F: Fp>(fp: &mut F, a: f32) -> f16 {
        if F::EXACT {
            fp.convert(a)
        } else {
            f16::from_f32(a).canonical()
        }
    }
    #[inline(always)]
    fn cvt_f32_f16<F: Fp>(fp: &mut F, a: f16) -> f32 {
        fp.operand(a).to_f32().canonical()
    }

    convert::to_integers! {
        cvt_i16_f32 cvtr_i16_f32: f32 -> i16;
        cvt_u16_f32 cvtr_u16_f32: f32 -> u16;
        cvt_i64_f32 cvtr_i64_f32: f32 -> i64;
        cvt_u64_f32 cvtr_u64_f32: f32 -> u64;
        cvt_i16_f16 cvtr_i16_f16: f16 -> i16;
        cvt_u16_f16 cvtr_u16_f16: f16 -> u16;
        cvt_i32_f16 cvtr_i32_f16: f16 -> i32;
        cvt_u32_f16 cvtr_u32_f16: f16 -> u32;
        cvt_i64_f16 cvtr_i64_f16: f16 -> i64;
        cvt_u64_f16 cvtr_u64_f16: f16 -> u64;
        cvt_i16_f64 cvtr_i16_f64: f64 -> i16;
        cvt_u16_f64 cvtr_u16_f64: f64 -> u16;
        cvt_i32_f64 cvtr_i32_f64: f64 -> i32;
        cvt_u32_f64 cvtr_u32_f64: f64 -> u32;
        cvt_i64_f64 cvtr_i64_f64: f64 -> i64;
        cvt_u64_f64 cvtr_u64_f64: f64 -> u64;
    }

    convert::to_integers_in! {
        cvtr_i32_f32: f32 -> i32;
        cvtr_u32_f32: f32 -> u32;
    }

    convert::of_integers! {
        cvt_f32_i16 cvtr_f32_i16: i16 -> f32;
        cvt_f32_u16 cvtr_f32_u16: u16 -> f32;
        cvt_f32_i64 cvtr_f32_i64: i64 -> f32;
        cvt_f32_u64 cvtr_f32_u64: u64 -> f32;
        cvt_f16_i16 cvtr_f16_i16: i16 -> f16;
        cvt_f16_u16 cvtr_f16_u16: u16 -> f16;
        cvt_f16_i32 cvtr_f16_i32: i32 -> f16;
        cvt_f16_u32 cvtr_f16_u32: u32 -> f16;
        cvt_f16_i64 cvtr_f16_i64: i64 -> f16;
        cvt_f16_u64 cvtr_f16_u64: u64 -> f16;
        cvt_f64_i16 cvtr_f64_i16: i16 -> f64;
        cvt_f64_u16 cvtr_f64_u16: u16 -> f64;
        cvt_f64_i32 cvtr_f64_i32: i32 -> f64;
        cvt_f64_u32 cvtr_f64_u32: u32 -> f64;
        cvt_f64_i64 cvtr_f64_i64: i64 -> f64;
        cvt_f64_u64 cvtr_f64_u64: u64 -> f64;
    }

    convert::of_integers_in! {
        cvtr_f32_i32: i32 -> f32;
        cvtr_f32_u32: u32 -> f32;
    }

    convert::formats! {
        cvt_f64_f32: f32 -> f64;
        cvt_f32_f64: f64 -> f32;
        cvt_f64_f16: f16 -> f64;
        cvt_f16_f64: f64 -> f16;
    }

    convert::formats_in! {
        cvtr_f32_f64: f64 -> f32;
        cvtr_f16_f64: f64 -> f16;
        cvtr_f16_f32: f32 -> f16;
    }

    convert::normalised! {
        cvt_unorm8_f32 cvt_f32_unorm8: u32 u8 0.0 255.0;
        cvt_snorm8_f32 cvt_f32_snorm8: i32 i8 -1.0 127.0;
        cvt_unorm16_f32 cvt_f32_unorm16: u32 u16 0.0 65535.0;
        cvt_snorm16_f32 cvt_f32_snorm16: i32 i16 -1.0 32767.0;
    }

    bits! {
        cvt_i32_i16(a: i16) -> i32 = i32::from;
        cvt_u32_u16(a: u16) -> u32 = u32::from;
        cvt_i64_i32(a: i32) -> i64 = i64::from;
        cvt_u64_u32(a: u32) -> u64 = u64::from;
    }
    fn pack_f16x2<F: Fp>(fp: &mut F, a: f32, b: f32) -> u32 {
        convert::pack(fp, a, b)
    }
}
