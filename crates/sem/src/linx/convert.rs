//! Conversions between number formats (L-60, L-79 to L-81).
//!
//! Done: FP64, FP32, TF32 (an FP32 word whose 13 low fraction bits are zero), FP16, BF16, E5M2 and E4M3 in both
//! directions; E3M2, E2M3, E2M1 and E8M0 as sources, since their published definition leaves open what a conversion to
//! them does with numbers that are too large; integers of 8 to 64 bits. Not done, because no published format fits the
//! name or the source leaves it out: HF32, HiF8, E1M2, E3M4 and integers below 8 bits. Codes that are not done are
//! illegal like reserved ones.

use crate::fp::{Float, flag};
use half::{bf16, f16};
use rustc_apfloat::{Float as _, FloatConvert, Round, Status, StatusAnd, ieee};

/// A number format that a convert instruction can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// binary64.
    Fp64,
    /// binary32.
    Fp32,
    /// binary32 with 10 fraction bits.
    Tf32,
    /// binary16.
    Fp16,
    /// bfloat16.
    Bf16,
    /// Four exponent bits, three fraction bits, no infinity, one NaN.
    E4m3,
    /// Five exponent bits, two fraction bits.
    E5m2,
    /// Three and two, finite numbers only.
    E3m2,
    /// Two and three, finite numbers only.
    E2m3,
    /// Two and one, finite numbers only.
    E2m1,
    /// A power of two, or NaN.
    E8m0,
    /// An integer of so many bits.
    Unsigned(u8),
    /// A two's complement integer of so many bits.
    Signed(u8),
}

/// Which of the four convert rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convert {
    /// Float to float.
    Fcvt,
    /// Float to integer.
    Fcvti,
    /// Integer to integer.
    Icvt,
    /// Integer to float.
    Icvtf,
}

impl Convert {
    /// Source and destination of a pair of 5-bit codes; `None` if one is reserved or not done.
    pub fn formats(self, source: u64, destination: u64) -> Option<(Format, Format)> {
        let from = match self {
            Convert::Fcvt | Convert::Fcvti => Format::float(source)?,
            Convert::Icvt | Convert::Icvtf => Format::integer(source)?,
        };
        let to = match self {
            Convert::Fcvt | Convert::Icvtf => Format::float(destination)?,
            Convert::Fcvti | Convert::Icvt => Format::integer(destination)?,
        };
        to.is_destination().then_some((from, to))
    }
}

impl Format {
    /// The float format of a code (L-79).
    pub fn float(code: u64) -> Option<Format> {
        Some(match code {
            0 => Format::Fp64,
            1 => Format::Fp32,
            2 => Format::Tf32,
            4 => Format::Fp16,
            5 => Format::Bf16,
            7 => Format::E4m3,
            8 => Format::E5m2,
            9 => Format::E3m2,
            10 => Format::E2m3,
            11 => Format::E2m1,
            14 => Format::E8m0,
            _ => return None,
        })
    }

    /// The integer format of a code (L-79, L-80).
    pub fn integer(code: u64) -> Option<Format> {
        Some(match code {
            0..=3 => Format::Unsigned(64 >> code),
            8..=11 => Format::Signed(64 >> (code - 8)),
            _ => return None,
        })
    }

    /// Bits of a value.
    pub fn bits(self) -> u32 {
        match self {
            Format::Fp64 => 64,
            Format::Fp32 | Format::Tf32 => 32,
            Format::Fp16 | Format::Bf16 => 16,
            Format::E4m3 | Format::E5m2 | Format::E8m0 => 8,
            Format::E3m2 | Format::E2m3 => 6,
            Format::E2m1 => 4,
            Format::Unsigned(n) | Format::Signed(n) => n.into(),
        }
    }

    /// Whether something can be converted to it.
    pub fn is_destination(self) -> bool {
        !matches!(
            self,
            Format::E3m2 | Format::E2m3 | Format::E2m1 | Format::E8m0
        )
    }
}

/// Direction of rounding of a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounded {
    /// To nearest, ties to even: rounding mode 0, the one that bodies run with.
    NearestEven,
    /// Downwards.
    Down,
    /// Upwards.
    Up,
    /// Towards zero.
    Zero,
    /// To nearest, ties away from zero.
    NearestAway,
}

impl Rounded {
    fn soft(self) -> Round {
        match self {
            Rounded::NearestEven => Round::NearestTiesToEven,
            Rounded::Down => Round::TowardNegative,
            Rounded::Up => Round::TowardPositive,
            Rounded::Zero => Round::TowardZero,
            Rounded::NearestAway => Round::NearestTiesToAway,
        }
    }
}

fn flags(status: Status) -> u32 {
    let pairs = [
        (Status::INVALID_OP, flag::NV),
        (Status::DIV_BY_ZERO, flag::DZ),
        (Status::OVERFLOW, flag::OF),
        (Status::UNDERFLOW, flag::UF),
        (Status::INEXACT, flag::NX),
    ];
    pairs
        .iter()
        .filter(|(s, _)| status.contains(*s))
        .fold(0, |m, (_, f)| m | f)
}

/// A small format without infinities, as binary64. `exponent` and `fraction`: field widths.
fn small(bits: u64, exponent: u32, fraction: u32) -> f64 {
    let sign = if bits >> (exponent + fraction) & 1 == 1 {
        -1.0
    } else {
        1.0
    };
    let field = (bits >> fraction) & ((1 << exponent) - 1);
    let rest = bits & ((1 << fraction) - 1);
    let bias = (1 << (exponent - 1)) - 1;
    let (significand, e) = if field == 0 {
        (rest, 1 - bias)
    } else {
        (rest | 1 << fraction, field as i32 - bias)
    };
    sign * significand as f64 * 2f64.powi(e - fraction as i32)
}

/// Every source float fits binary64.
fn wide(bits: u64, from: Format) -> ieee::Double {
    fn up<T: FloatConvert<ieee::Double>>(bits: u64) -> ieee::Double {
        T::from_bits(bits.into()).convert(&mut false).value
    }
    let host = |x: f64| ieee::Double::from_bits(x.to_bits().into());
    match from {
        Format::Fp64 => ieee::Double::from_bits(bits.into()),
        Format::Fp32 => up::<ieee::Single>(bits & 0xffff_ffff),
        Format::Tf32 => up::<ieee::Single>(bits & 0xffff_e000),
        Format::Fp16 => up::<ieee::Half>(bits & 0xffff),
        Format::Bf16 => up::<ieee::BFloat>(bits & 0xffff),
        Format::E4m3 => up::<ieee::Float8E4M3FN>(bits & 0xff),
        Format::E5m2 => up::<ieee::Float8E5M2>(bits & 0xff),
        Format::E3m2 => host(small(bits, 3, 2)),
        Format::E2m3 => host(small(bits, 2, 3)),
        Format::E2m1 => host(small(bits, 2, 1)),
        Format::E8m0 if bits & 0xff == 0xff => host(f64::NAN),
        Format::E8m0 => host(2f64.powi((bits & 0xff) as i32 - 127)),
        Format::Unsigned(_) | Format::Signed(_) => {
            unreachable!("an integer is not read as a float")
        }
    }
}

/// The integer that the low bits of a carrier hold.
fn integer(bits: u64, from: Format) -> i128 {
    let n = from.bits();
    let kept = bits & u64::MAX >> (64 - n);
    match from {
        Format::Signed(_) => i128::from((kept << (64 - n)) as i64 >> (64 - n)),
        _ => kept.into(),
    }
}

fn signalling(bits: u64, from: Format) -> bool {
    fn of<T: Float>(bits: u64) -> bool {
        let a = T::from_bits64(bits);
        a.is_not_a_number() && bits >> (T::FRACTION - 1) & 1 == 0
    }
    match from {
        Format::Fp64 => of::<f64>(bits),
        Format::Fp32 | Format::Tf32 => of::<f32>(bits & 0xffff_ffff),
        Format::Fp16 => of::<f16>(bits & 0xffff),
        Format::Bf16 => of::<bf16>(bits & 0xffff),
        Format::E5m2 => bits & 0x7f == 0x7d,
        _ => false,
    }
}

fn rounded<T: rustc_apfloat::Float>(a: ieee::Double, round: Rounded, nan: u64) -> (u64, u32)
where
    ieee::Double: FloatConvert<T>,
{
    if a.is_nan() {
        return (nan, 0);
    }
    let r: StatusAnd<T> = a.convert_r(round.soft(), &mut false);
    (r.value.to_bits() as u64, flags(r.status))
}

/// Ten fraction bits of a binary32 range: rounded as an odd-marked integer, then placed.
fn tf32(a: ieee::Double, round: Rounded) -> (u64, u32) {
    if a.is_nan() {
        return (<f32 as Float>::NAN.to_bits().into(), 0);
    }
    let bits = a.to_bits() as u64;
    if a.is_infinite() || a.is_zero() {
        return (
            ((bits >> 63) << 31) | (u64::from(!a.is_zero()) * 0x7f80_0000),
            0,
        );
    }
    let exponent = ((bits >> 52 & 0x7ff) as i32 - 1023).max(-126);
    // The unit of the last place of the result is 2^(exponent - 10).
    let scaled = a.scalbn(10 - exponent);
    let whole = scaled.round_to_integral(round.soft());
    let inexact = whole.value != scaled;
    let back: StatusAnd<ieee::Single> = whole
        .value
        .scalbn(exponent - 10)
        .convert_r(round.soft(), &mut false);
    let mut raised = flags(back.status);
    if inexact {
        raised |= flag::NX;
        if (back.value.to_bits() as u64 & 0x7fff_ffff) < 0x0080_0000 {
            raised |= flag::UF;
        }
    }
    let value = back.value.to_bits() as u64;
    (
        if back.value.is_finite() {
            value & 0xffff_e000
        } else {
            value
        },
        raised,
    )
}

fn to_float(a: ieee::Double, to: Format, round: Rounded) -> (u64, u32) {
    match to {
        Format::Fp64 => rounded::<ieee::Double>(a, round, <f64 as Float>::NAN.to_bits()),
        Format::Fp32 => rounded::<ieee::Single>(a, round, <f32 as Float>::NAN.to_bits().into()),
        Format::Tf32 => tf32(a, round),
        Format::Fp16 => rounded::<ieee::Half>(a, round, <f16 as Float>::NAN.to_bits().into()),
        Format::Bf16 => rounded::<ieee::BFloat>(a, round, <bf16 as Float>::NAN.to_bits().into()),
        Format::E4m3 => rounded::<ieee::Float8E4M3FN>(a, round, 0x7f),
        Format::E5m2 => rounded::<ieee::Float8E5M2>(a, round, 0x7e),
        _ => unreachable!("Convert::formats gives no such destination"),
    }
}

/// Converts the low bits of a carrier. Gives the bits of the result, an integer extended to 64 bits by its own
/// signedness, and the flags raised (as `fp::flag`). A float beyond the range of an integer gives the nearest end of
/// the range and NaN gives 0, with the invalid flag.
///
/// `from` and `to`: a pair that [`Convert::formats`] gave.
pub fn convert(bits: u64, from: Format, to: Format, round: Rounded) -> (u64, u32) {
    let integral = |f: Format| matches!(f, Format::Unsigned(_) | Format::Signed(_));
    match (integral(from), integral(to)) {
        (true, true) => (integer(integer(bits, from) as u64, to) as u64, 0),
        (true, false) => {
            let value = integer(bits, from);
            match to {
                Format::Fp64 => {
                    let r = ieee::Double::from_i128_r(value, round.soft());
                    (r.value.to_bits() as u64, flags(r.status))
                }
                // Marked odd if inexact, so that the second rounding is the only one that counts.
                _ => {
                    let r = ieee::Double::from_i128_r(value, Round::TowardZero);
                    let odd = u128::from(r.status.contains(Status::INEXACT));
                    to_float(ieee::Double::from_bits(r.value.to_bits() | odd), to, round)
                }
            }
        }
        (false, false) => {
            let (value, raised) = to_float(wide(bits, from), to, round);
            (
                value,
                raised | if signalling(bits, from) { flag::NV } else { 0 },
            )
        }
        (false, true) => {
            let a = wide(bits, from);
            if a.is_nan() {
                return (0, flag::NV);
            }
            let n = to.bits();
            let (low, high) = match to {
                Format::Signed(_) => (-(1i128 << (n - 1)), (1i128 << (n - 1)) - 1),
                _ => (0, (1i128 << n) - 1),
            };
            let whole = a.round_to_integral(round.soft()).value;
            // An infinity or a number beyond 2^126 saturates here already.
            let value = whole.to_i128(127).value;
            let clamped = value.clamp(low, high);
            let raised = if clamped != value || !whole.is_finite() {
                flag::NV
            } else if whole != a {
                flag::NX
            } else {
                0
            };
            (clamped as u64, raised)
        }
    }
}
