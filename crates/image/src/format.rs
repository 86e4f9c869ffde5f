//! Texel formats: bits of memory ⇄ four numbers.

use crate::packed;
use std::fmt;

/// What the numbers of a texel are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// binary32.
    Float,
    /// Unsigned 32-bit integers.
    Uint,
    /// Signed 32-bit integers.
    Sint,
}

/// How a component's bits stand for a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Unorm,
    Snorm,
    Uint,
    Sint,
    Float,
    /// Unorm with the sRGB curve on red, green and blue.
    Srgb,
    /// Unsigned floats of 11, 11 and 10 bits.
    Small,
    /// Three fractions of 9 bits and one exponent.
    Shared,
}

/// Bits of a texel: components from bit 0 upwards, as number (0 = red) and width.
struct Layout {
    name: &'static str,
    code: u8,
    class: Class,
    parts: &'static [(usize, u32)],
    depth: bool,
}

macro_rules! formats {
    ($($(#[$doc:meta])* $id:ident = $code:literal $name:literal $class:ident [$($part:expr),*] $($depth:ident)?;)*) => {
        /// A texel format. The name says components, bits and kind as in WebGPU.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Format { $($(#[$doc])* $id,)* }

        impl Format {
            /// All formats, by code.
            pub const ALL: &[Format] = &[$(Format::$id),*];

            fn layout(self) -> &'static Layout {
                match self {
                    $(Format::$id => const { &Layout {
                        name: $name,
                        code: $code,
                        class: Class::$class,
                        parts: &[$($part),*],
                        depth: formats!(@depth $($depth)?),
                    } },)*
                }
            }
        }
    };
    (@depth depth) => { true };
    (@depth) => { false };
}

const R: usize = 0;
const G: usize = 1;
const B: usize = 2;
const A: usize = 3;

formats! {
    R8Unorm = 1 "r8unorm" Unorm [(R, 8)];
    R8Snorm = 2 "r8snorm" Snorm [(R, 8)];
    R8Uint = 3 "r8uint" Uint [(R, 8)];
    R8Sint = 4 "r8sint" Sint [(R, 8)];
    Rg8Unorm = 5 "rg8unorm" Unorm [(R, 8), (G, 8)];
    Rg8Snorm = 6 "rg8snorm" Snorm [(R, 8), (G, 8)];
    Rg8Uint = 7 "rg8uint" Uint [(R, 8), (G, 8)];
    Rg8Sint = 8 "rg8sint" Sint [(R, 8), (G, 8)];
    Rgba8Unorm = 9 "rgba8unorm" Unorm [(R, 8), (G, 8), (B, 8), (A, 8)];
    Rgba8Snorm = 10 "rgba8snorm" Snorm [(R, 8), (G, 8), (B, 8), (A, 8)];
    Rgba8Uint = 11 "rgba8uint" Uint [(R, 8), (G, 8), (B, 8), (A, 8)];
    Rgba8Sint = 12 "rgba8sint" Sint [(R, 8), (G, 8), (B, 8), (A, 8)];
    Rgba8Srgb = 13 "rgba8unorm-srgb" Srgb [(R, 8), (G, 8), (B, 8), (A, 8)];
    Bgra8Unorm = 14 "bgra8unorm" Unorm [(B, 8), (G, 8), (R, 8), (A, 8)];
    Bgra8Srgb = 15 "bgra8unorm-srgb" Srgb [(B, 8), (G, 8), (R, 8), (A, 8)];
    R16Unorm = 16 "r16unorm" Unorm [(R, 16)];
    R16Snorm = 17 "r16snorm" Snorm [(R, 16)];
    R16Uint = 18 "r16uint" Uint [(R, 16)];
    R16Sint = 19 "r16sint" Sint [(R, 16)];
    R16Float = 20 "r16float" Float [(R, 16)];
    Rg16Unorm = 21 "rg16unorm" Unorm [(R, 16), (G, 16)];
    Rg16Snorm = 22 "rg16snorm" Snorm [(R, 16), (G, 16)];
    Rg16Uint = 23 "rg16uint" Uint [(R, 16), (G, 16)];
    Rg16Sint = 24 "rg16sint" Sint [(R, 16), (G, 16)];
    Rg16Float = 25 "rg16float" Float [(R, 16), (G, 16)];
    Rgba16Unorm = 26 "rgba16unorm" Unorm [(R, 16), (G, 16), (B, 16), (A, 16)];
    Rgba16Snorm = 27 "rgba16snorm" Snorm [(R, 16), (G, 16), (B, 16), (A, 16)];
    Rgba16Uint = 28 "rgba16uint" Uint [(R, 16), (G, 16), (B, 16), (A, 16)];
    Rgba16Sint = 29 "rgba16sint" Sint [(R, 16), (G, 16), (B, 16), (A, 16)];
    Rgba16Float = 30 "rgba16float" Float [(R, 16), (G, 16), (B, 16), (A, 16)];
    R32Uint = 31 "r32uint" Uint [(R, 32)];
    R32Sint = 32 "r32sint" Sint [(R, 32)];
    R32Float = 33 "r32float" Float [(R, 32)];
    Rg32Uint = 34 "rg32uint" Uint [(R, 32), (G, 32)];
    Rg32Sint = 35 "rg32sint" Sint [(R, 32), (G, 32)];
    Rg32Float = 36 "rg32float" Float [(R, 32), (G, 32)];
    Rgba32Uint = 37 "rgba32uint" Uint [(R, 32), (G, 32), (B, 32), (A, 32)];
    Rgba32Sint = 38 "rgba32sint" Sint [(R, 32), (G, 32), (B, 32), (A, 32)];
    Rgba32Float = 39 "rgba32float" Float [(R, 32), (G, 32), (B, 32), (A, 32)];
    Rgb10a2Unorm = 40 "rgb10a2unorm" Unorm [(R, 10), (G, 10), (B, 10), (A, 2)];
    Rgb10a2Uint = 41 "rgb10a2uint" Uint [(R, 10), (G, 10), (B, 10), (A, 2)];
    Rg11b10Ufloat = 42 "rg11b10ufloat" Small [(R, 11), (G, 11), (B, 10)];
    Rgb9e5Ufloat = 43 "rgb9e5ufloat" Shared [(R, 9), (G, 9), (B, 9), (A, 5)];
    Depth16Unorm = 44 "depth16unorm" Unorm [(R, 16)] depth;
    Depth32Float = 45 "depth32float" Float [(R, 32)] depth;
}

/// Codes that are kept for block-compressed formats.
const COMPRESSED: std::ops::Range<u8> = 64..128;

/// Why a code is no format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// A block-compressed format: not supported.
    Compressed(u8),
    /// No format has it.
    Unknown(u8),
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatError::Compressed(code) => {
                write!(
                    f,
                    "format {code} is block-compressed, which is not supported"
                )
            }
            FormatError::Unknown(code) => write!(f, "there is no format {code}"),
        }
    }
}

impl std::error::Error for FormatError {}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Format {
    /// The format with this code of a descriptor.
    pub fn from_code(code: u8) -> Result<Format, FormatError> {
        let found = (code as usize)
            .checked_sub(1)
            .and_then(|k| Format::ALL.get(k));
        found.copied().ok_or(if COMPRESSED.contains(&code) {
            FormatError::Compressed(code)
        } else {
            FormatError::Unknown(code)
        })
    }

    /// The format of this name.
    pub fn from_name(name: &str) -> Option<Format> {
        Format::ALL.iter().copied().find(|f| f.name() == name)
    }

    /// Its code in a descriptor, 1 to 255.
    pub fn code(self) -> u8 {
        self.layout().code
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.layout().name
    }

    /// Bytes of a texel: 1, 2, 4, 8 or 16.
    pub fn bytes(self) -> u32 {
        self.layout()
            .parts
            .iter()
            .map(|(_, bits)| bits)
            .sum::<u32>()
            / 8
    }

    /// What reads give and writes take.
    pub fn numbers(self) -> Numbers {
        match self.layout().class {
            Class::Uint => Numbers::Uint,
            Class::Sint => Numbers::Sint,
            _ => Numbers::Float,
        }
    }

    /// Whether it is a depth format.
    pub fn is_depth(self) -> bool {
        self.layout().depth
    }

    /// Whether numbers are fractions from 0 to 1: then a reference is clamped to these before it is compared.
    pub(crate) fn is_unorm(self) -> bool {
        matches!(self.layout().class, Class::Unorm | Class::Srgb)
    }

    /// Which components memory holds.
    pub(crate) fn has(self, component: usize) -> bool {
        match self.layout().class {
            Class::Shared => component < 3,
            _ => self.layout().parts.iter().any(|(c, _)| *c == component),
        }
    }

    /// 1 as a number of this format.
    pub fn one(self) -> u32 {
        match self.numbers() {
            Numbers::Float => 1f32.to_bits(),
            _ => 1,
        }
    }

    /// Red, green, blue and alpha of a texel's bits, as bits of [`Format::numbers`]; components that are missing are 0,
    /// alpha 1. Unorm c is c / (2^n - 1), snorm max(c / (2^(n-1) - 1), -1), rounded to nearest.
    pub fn decode(self, bits: u128) -> [u32; 4] {
        let layout = self.layout();
        let mut out = [0, 0, 0, self.one()];
        if layout.class == Class::Shared {
            let rgb = packed::shared_to_floats(bits as u32).map(f32::to_bits);
            out[..3].copy_from_slice(&rgb);
            return out;
        }
        let mut at = 0;
        for &(component, width) in layout.parts {
            let raw = (bits >> at) as u32 & ones(width);
            at += width;
            out[component] = match layout.class {
                Class::Uint => raw,
                Class::Sint => extend(raw, width) as u32,
                Class::Unorm => (raw as f32 / ones(width) as f32).to_bits(),
                Class::Snorm => {
                    let scale = ones(width - 1) as f32;
                    (extend(raw, width) as f32 / scale).max(-1.0).to_bits()
                }
                Class::Srgb if component == A => (raw as f32 / 255.0).to_bits(),
                Class::Srgb => packed::srgb_to_linear(raw as u8).to_bits(),
                Class::Float if width == 16 => packed::half_to_float(raw as u16).to_bits(),
                Class::Small => packed::small_to_float(raw, width - 5).to_bits(),
                Class::Float | Class::Shared => raw,
            };
        }
        out
    }

    /// The bits for four numbers. Integers are clamped to what fits; unorm and snorm are clamped and rounded to nearest
    /// even, NaN is 0; binary16 is rounded to nearest even; unsigned floats have no sign: below 0 gives 0,
    /// what is finite and too large the largest finite number.
    pub fn encode(self, texel: [u32; 4]) -> u128 {
        let layout = self.layout();
        if layout.class == Class::Shared {
            let rgb = [texel[0], texel[1], texel[2]].map(f32::from_bits);
            return packed::floats_to_shared(rgb).into();
        }
        let (mut bits, mut at) = (0u128, 0);
        for &(component, width) in layout.parts {
            let number = texel[component];
            let float = f32::from_bits(number);
            let raw = match layout.class {
                Class::Uint => number.min(ones(width)),
                Class::Sint => {
                    let most = ones(width - 1) as i32;
                    (number as i32).clamp(-most - 1, most) as u32
                }
                Class::Unorm => scaled(float, 0.0, ones(width)) as u32,
                Class::Snorm => scaled(float, -1.0, ones(width - 1)) as u32,
                Class::Srgb if component == A => scaled(float, 0.0, 255) as u32,
                Class::Srgb => packed::linear_to_srgb(float).into(),
                Class::Float if width == 16 => packed::float_to_half(float).into(),
                Class::Small => packed::float_to_small(float, width - 5),
                Class::Float | Class::Shared => number,
            };
            bits |= u128::from(raw & ones(width)) << at;
            at += width;
        }
        bits
    }
}

fn ones(width: u32) -> u32 {
    u32::MAX >> (32 - width)
}

fn extend(raw: u32, width: u32) -> i32 {
    (raw << (32 - width)) as i32 >> (32 - width)
}

/// `x`, clamped to `low`..1, times `scale`; the product is exact in binary64.
fn scaled(x: f32, low: f32, scale: u32) -> i32 {
    let x = if x.is_nan() { 0.0 } else { x.clamp(low, 1.0) };
    (f64::from(x) * f64::from(scale)).round_ties_even() as i32
}
