//! Texel formats: bits of a texel to four components and back. Source: `docs/w32/images.md`.

use crate::exact::{Exact, Rounding};
use crate::float::{F16, F32, Float, Format, Value};
use num_bigint::BigInt;
use std::cmp::Ordering;

/// How a component's bits are a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Unorm,
    Snorm,
    Uint,
    Sint,
    /// binary16 or binary32.
    Float,
    /// Five bits of exponent, no sign.
    Ufloat,
    Srgb,
}

/// A texel format.
#[derive(Clone, Debug)]
pub struct Texel {
    /// Its code.
    pub code: u32,
    /// Bytes of a texel.
    pub bytes: u64,
    /// For each stored component, the lowest first: which one, its width, its kind.
    parts: Vec<(usize, u32, Kind)>,
}

fn same(kind: Kind, bits: u32, order: &[usize]) -> Vec<(usize, u32, Kind)> {
    order.iter().map(|c| (*c, bits, kind)).collect()
}

impl Texel {
    /// The format of a code; `None` if it is reserved or not there.
    pub fn of_code(code: u32) -> Option<Texel> {
        use Kind::*;
        let rgba = [0, 1, 2, 3];
        let bgra = [2, 1, 0, 3];
        let kinds = [Unorm, Snorm, Uint, Sint, Float];
        let srgb = |order: &[usize]| {
            let kind = |c: usize| if c == 3 { Unorm } else { Srgb };
            order.iter().map(|c| (*c, 8, kind(*c))).collect()
        };
        let counted = |first: u32, per: u32, bits: u32, kinds: &[Kind]| {
            let count = [1, 2, 4][((code - first) / per) as usize];
            same(kinds[((code - first) % per) as usize], bits, &rgba[..count])
        };
        let parts = match code {
            1..=12 => counted(1, 4, 8, &kinds[..4]),
            13 => srgb(&rgba),
            14 => same(Unorm, 8, &bgra),
            15 => srgb(&bgra),
            16..=30 => counted(16, 5, 16, &kinds),
            31..=39 => counted(31, 3, 32, &[Uint, Sint, Float]),
            40 => vec![
                (0, 10, Unorm),
                (1, 10, Unorm),
                (2, 10, Unorm),
                (3, 2, Unorm),
            ],
            41 => vec![(0, 10, Uint), (1, 10, Uint), (2, 10, Uint), (3, 2, Uint)],
            42 => vec![(0, 11, Ufloat), (1, 11, Ufloat), (2, 10, Ufloat)],
            // Nine bits of three numbers with one exponent.
            43 => vec![],
            44 => same(Unorm, 16, &rgba[..1]),
            45 => same(Float, 32, &rgba[..1]),
            _ => return None,
        };
        let bits: u32 = parts.iter().map(|p| p.1).sum();
        Some(Texel {
            code,
            bytes: if code == 43 { 4 } else { bits.into() } / if code == 43 { 1 } else { 8 },
            parts,
        })
    }

    /// Whether its components are integers.
    pub fn is_integer(&self) -> bool {
        matches!(self.parts.first(), Some((_, _, Kind::Uint | Kind::Sint)))
    }

    /// Whether components are normalised to 0..1 and not to -1..1.
    pub fn is_unorm(&self) -> bool {
        matches!(self.parts.first(), Some((_, _, Kind::Unorm | Kind::Srgb)))
    }

    /// Whether decoding takes the sRGB curve.
    pub fn is_srgb(&self) -> bool {
        self.parts.iter().any(|p| p.2 == Kind::Srgb)
    }

    /// The component 1, as a register holds it.
    pub fn one(&self) -> u32 {
        if self.is_integer() {
            1
        } else {
            1.0f32.to_bits()
        }
    }

    /// Of four components those that the format has; the others are 0, alpha 1.
    pub fn present(&self, values: [u32; 4]) -> [u32; 4] {
        let mut out = [0, 0, 0, self.one()];
        let stored = self.parts.iter().map(|p| p.0);
        for c in stored.chain((0..3).filter(|_| self.code == 43)) {
            out[c] = values[c];
        }
        out
    }

    /// Four components as registers hold them: integers, or bits of binary32.
    pub fn decode(&self, texel: u128) -> [u32; 4] {
        if self.code == 43 {
            return shared_exponent(texel as u32);
        }
        let mut out = [0, 0, 0, self.one()];
        let mut at = 0;
        for (component, bits, kind) in &self.parts {
            let raw = (texel >> at) as u64 & (u64::MAX >> (64 - bits));
            out[*component] = component_value(*kind, *bits, raw);
            at += bits;
        }
        out
    }

    /// The texel of four components as registers hold them.
    pub fn encode(&self, values: [u32; 4]) -> u128 {
        if self.code == 43 {
            return encode_shared(values).into();
        }
        let (mut texel, mut at) = (0, 0);
        for (component, bits, kind) in &self.parts {
            let raw = component_bits(*kind, *bits, values[*component]);
            texel |= u128::from(raw & (u64::MAX >> (64 - bits))) << at;
            at += bits;
        }
        texel
    }
}

fn unsigned_float(bits: u32) -> Format {
    // With a sign bit that is 0.
    Format {
        bits: bits + 1,
        fraction: bits - 5,
    }
}

/// `n / steps`, rounded to binary32.
fn quotient(n: i128, steps: i128) -> u32 {
    let exact = Exact::from(n).div(&Exact::from(steps));
    Float::of_mode(0).number(F32, &exact) as u32
}

fn component_value(kind: Kind, bits: u32, raw: u64) -> u32 {
    let signed = (raw as i64) << (64 - bits) >> (64 - bits);
    match kind {
        Kind::Unorm => quotient(raw.into(), (1 << bits) - 1),
        Kind::Snorm => {
            let steps = (1 << (bits - 1)) - 1;
            quotient(i128::from(signed).max(-steps), steps)
        }
        Kind::Uint => raw as u32,
        Kind::Sint => signed as u32,
        Kind::Float if bits == 32 => raw as u32,
        Kind::Float => Float::of_mode(0).convert(F32, F16, raw) as u32,
        Kind::Ufloat => Float::of_mode(0).convert(F32, unsigned_float(bits), raw) as u32,
        Kind::Srgb => {
            let c = raw as f64 / 255.0;
            let linear = if c <= 0.04045 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            };
            (linear as f32).to_bits()
        }
    }
}

/// A binary32 number clamped, times `steps`, to the nearest integer; NaN is 0.
fn normalised(word: u32, least: i128, steps: i128) -> i128 {
    match F32.value(word.into()) {
        Value::Infinity { negative } => {
            if negative {
                least * steps
            } else {
                steps
            }
        }
        Value::Finite(x) => {
            let n = x.mul(&Exact::from(steps)).to_integer(Rounding::Nearest).0;
            let n = n.clamp((least * steps).into(), steps.into());
            i128::try_from(n).unwrap_or(0)
        }
        _ => 0,
    }
}

fn component_bits(kind: Kind, bits: u32, word: u32) -> u64 {
    match kind {
        Kind::Unorm => normalised(word, 0, (1 << bits) - 1) as u64,
        Kind::Snorm => normalised(word, -1, (1 << (bits - 1)) - 1) as u64,
        Kind::Uint => u64::from(word).min((1 << bits) - 1),
        Kind::Sint => {
            let most = (1i64 << (bits - 1)) - 1;
            i64::from(word as i32).clamp(-most - 1, most) as u64
        }
        Kind::Float if bits == 32 => word.into(),
        Kind::Float => Float::of_mode(0).convert(F16, F32, word.into()),
        Kind::Ufloat => {
            let format = unsigned_float(bits);
            let infinity = format.infinity(false);
            match F32.value(word.into()) {
                Value::Nan { .. } => format.nan(),
                _ if F32.is_negative(word.into()) => 0,
                Value::Infinity { .. } => infinity,
                _ => {
                    let rounded = Float::of_mode(0).convert(format, F32, word.into());
                    rounded.min(infinity - 1)
                }
            }
        }
        Kind::Srgb => {
            let x = f64::from(f32::from_bits(word));
            let x = if x.is_nan() { 0.0 } else { x.clamp(0.0, 1.0) };
            let curve = if x <= 0.0031308 {
                x * 12.92
            } else {
                1.055 * x.powf(1.0 / 2.4) - 0.055
            };
            (curve * 255.0).round_ties_even() as u64
        }
    }
}

fn shared_exponent(texel: u32) -> [u32; 4] {
    let exponent = i64::from(texel >> 27) - 15 - 9;
    let part = |k: u32| {
        let n = BigInt::from(texel >> (9 * k) & 511);
        Float::of_mode(0).number(F32, &Exact::scaled(n, exponent)) as u32
    };
    [part(0), part(1), part(2), 1.0f32.to_bits()]
}

/// The steps of the Vulkan specification, on exact numbers.
fn encode_shared(values: [u32; 4]) -> u32 {
    let most = Exact::from(65408);
    let clamped = |word: u32| match F32.value(word.into()) {
        Value::Infinity { negative: false } => most.clone(),
        Value::Finite(x) if !x.is_negative() => {
            if x.compare(&most) == Ordering::Greater {
                most.clone()
            } else {
                x
            }
        }
        _ => Exact::from(0),
    };
    let parts = [0, 1, 2].map(|k: usize| clamped(values[k]));
    let largest = parts.iter().fold(Exact::from(0), |a, b| {
        if b.compare(&a) == Ordering::Greater {
            b.clone()
        } else {
            a
        }
    });
    let floor = if largest.is_zero() {
        -16
    } else {
        largest.exponent().max(-16)
    };
    let mut exponent = floor + 1 + 15;
    let half = Exact::scaled(1.into(), -1);
    let steps = |x: &Exact, exponent: i64| {
        let n = x
            .shifted(24 - exponent)
            .add(&half)
            .to_integer(Rounding::Down)
            .0;
        u32::try_from(n).unwrap_or(0)
    };
    if steps(&largest, exponent) == 512 {
        exponent += 1;
    }
    let [r, g, b] = [0, 1, 2].map(|k: usize| steps(&parts[k], exponent));
    (exponent as u32) << 27 | b << 18 | g << 9 | r
}
