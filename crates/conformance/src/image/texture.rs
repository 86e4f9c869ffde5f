//! Descriptors of images and samplers, and what lies in the memory of an image: sizes and texels. Source: `docs/w32/images.md`.

use crate::values::random;
use lanemask_reference::float::{F16, F32, Float};

/// Where the images lie.
pub(super) const BASE: u64 = 0x2_0000_0000;

/// Dimensions, as descriptors number them.
pub(super) const D1: u32 = 0;
pub(super) const D2: u32 = 1;
pub(super) const D3: u32 = 2;
pub(super) const CUBE: u32 = 3;
pub(super) const D1_ARRAY: u32 = 4;
pub(super) const D2_ARRAY: u32 = 5;
pub(super) const CUBE_ARRAY: u32 = 6;
/// Their names.
pub(super) const NAMES: [&str; 7] = [
    "1D",
    "2D",
    "3D",
    "cube",
    "1D array",
    "2D array",
    "cube array",
];

/// Formats, by their codes.
pub(super) const FORMATS: [(u32, &str); 45] = [
    (1, "r8unorm"),
    (2, "r8snorm"),
    (3, "r8uint"),
    (4, "r8sint"),
    (5, "rg8unorm"),
    (6, "rg8snorm"),
    (7, "rg8uint"),
    (8, "rg8sint"),
    (9, "rgba8unorm"),
    (10, "rgba8snorm"),
    (11, "rgba8uint"),
    (12, "rgba8sint"),
    (13, "rgba8unorm-srgb"),
    (14, "bgra8unorm"),
    (15, "bgra8unorm-srgb"),
    (16, "r16unorm"),
    (17, "r16snorm"),
    (18, "r16uint"),
    (19, "r16sint"),
    (20, "r16float"),
    (21, "rg16unorm"),
    (22, "rg16snorm"),
    (23, "rg16uint"),
    (24, "rg16sint"),
    (25, "rg16float"),
    (26, "rgba16unorm"),
    (27, "rgba16snorm"),
    (28, "rgba16uint"),
    (29, "rgba16sint"),
    (30, "rgba16float"),
    (31, "r32uint"),
    (32, "r32sint"),
    (33, "r32float"),
    (34, "rg32uint"),
    (35, "rg32sint"),
    (36, "rg32float"),
    (37, "rgba32uint"),
    (38, "rgba32sint"),
    (39, "rgba32float"),
    (40, "rgb10a2unorm"),
    (41, "rgb10a2uint"),
    (42, "rg11b10ufloat"),
    (43, "rgb9e5ufloat"),
    (44, "depth16unorm"),
    (45, "depth32float"),
];

pub(super) const R32UINT: u32 = 31;
pub(super) const R32SINT: u32 = 32;
pub(super) const R32FLOAT: u32 = 33;
pub(super) const DEPTH16: u32 = 44;
pub(super) const DEPTH32: u32 = 45;

pub(super) fn format_name(code: u32) -> &'static str {
    FORMATS.iter().find(|f| f.0 == code).map_or("?", |f| f.1)
}

/// Bytes of a texel.
fn texel_bytes(code: u32) -> u64 {
    match code {
        1..=4 => 1,
        5..=8 | 16..=20 | 44 => 2,
        9..=15 | 21..=25 | 31..=33 | 40..=43 | 45 => 4,
        26..=30 | 34..=36 => 8,
        _ => 16,
    }
}

pub(super) fn is_integer(code: u32) -> bool {
    let name = format_name(code);
    name.ends_with("uint") || name.ends_with("sint")
}

pub(super) fn is_srgb(code: u32) -> bool {
    format_name(code).ends_with("srgb")
}

/// What a descriptor says.
#[derive(Clone, Debug)]
pub(super) struct Image {
    pub(super) dim: u32,
    pub(super) format: u32,
    /// Width, height, and depth, layers or cubes.
    pub(super) size: [u32; 3],
    pub(super) levels: u32,
    pub(super) log2_samples: u32,
    pub(super) first_level: u32,
    /// Bytes from a row to the next, or 0.
    pub(super) row: u32,
    /// Bytes from a layer to the next, or 0.
    pub(super) layer: u32,
    pub(super) swizzle: [u32; 4],
    pub(super) read_only: bool,
}

impl Image {
    /// One level, no gaps, components as they are.
    pub(super) fn new(dim: u32, format: u32, size: [u32; 3]) -> Image {
        Image {
            dim,
            format,
            size,
            levels: 1,
            log2_samples: 0,
            first_level: 0,
            row: 0,
            layer: 0,
            swizzle: [0, 1, 2, 3],
            read_only: false,
        }
    }

    pub(super) fn words(&self) -> [u32; 8] {
        let [width, height, depth] = self.size;
        let shape = self.levels << 16 | self.log2_samples << 20 | self.dim << 23;
        let swizzle = (0..4).fold(0, |w, k| w | self.swizzle[k] << (8 + 3 * k));
        [
            BASE as u32,
            (BASE >> 32) as u32,
            width | height << 16,
            depth | shape | u32::from(self.read_only) << 26,
            self.format | swizzle,
            self.row,
            self.layer,
            self.first_level,
        ]
    }

    /// Bytes from the first texel's to behind the last one's, by the page's section on layout.
    pub(super) fn bytes(&self) -> u64 {
        let [width, height, depth] = self.size.map(u64::from);
        let slices = if self.dim == D3 { depth } else { 1 };
        let layers = match self.dim {
            D1_ARRAY | D2_ARRAY => depth,
            CUBE => 6,
            CUBE_ARRAY => 6 * depth,
            _ => 1,
        };
        let mut layer = 0u64;
        for k in 0..self.first_level + self.levels {
            let [w, h, d] = [width, height, slices].map(|n| (n >> k).max(1));
            let packed = (w * texel_bytes(self.format)) << self.log2_samples;
            let row = if k == 0 {
                packed.max(self.row.into())
            } else {
                packed
            };
            layer = (layer + row * h * d).next_multiple_of(16);
        }
        layer.max(self.layer.into()) * layers
    }

    /// Words for all of its texels: numbers without a pattern; of floats small ones, multiples of 1/8, or of 1/16 up to 1 for depths.
    pub(super) fn texels(&self, salt: u64) -> Vec<u32> {
        let mut state = salt * 1117 + u64::from(self.format);
        let half = |bits: u32| Float::of_mode(0).convert(F16, F32, bits.into()) as u32;
        let number = |r: u64, n: u64| ((r % (8 * n)) as f32 / 8.0).to_bits();
        let words = self.bytes().div_ceil(4);
        (0..words)
            .map(|_| {
                let (r, s) = (random(&mut state), random(&mut state));
                match self.format {
                    20 | 25 | 30 => half(number(r, 4)) | half(number(s, 8)) << 16,
                    R32FLOAT | 36 | 39 => number(r, 8),
                    DEPTH32 => (f32::from_bits(number(r, 2)) / 2.0).to_bits(),
                    _ => r as u32,
                }
            })
            .collect()
    }
}

/// What a descriptor of a sampler says.
#[derive(Clone, Debug)]
pub(super) struct Sampler {
    /// Linear: magnification, minification, levels.
    pub(super) linear: [bool; 3],
    /// Address modes of u, v, w.
    pub(super) modes: [u32; 3],
    pub(super) comparison: u32,
    pub(super) unnormalised: bool,
    pub(super) border: u32,
    /// Smallest and largest level of detail, bias.
    pub(super) detail: [f32; 3],
}

impl Sampler {
    /// Nearest texels, or linear ones; all axes in that address mode.
    pub(super) fn new(linear: bool, mode: u32) -> Sampler {
        Sampler {
            linear: [linear, linear, false],
            modes: [mode; 3],
            comparison: 0,
            unnormalised: false,
            border: 0,
            detail: [0.0, 15.0, 0.0],
        }
    }

    pub(super) fn words(&self) -> [u32; 4] {
        let linear = (0..3).fold(0, |w, k| w | u32::from(self.linear[k]) << k);
        let modes = (0..3).fold(0, |w, k| w | self.modes[k] << (3 + 3 * k));
        let rest = self.comparison << 13 | u32::from(self.unnormalised) << 16 | self.border << 17;
        let [least, most, bias] = self.detail.map(f32::to_bits);
        [linear | modes | rest | 1 << 31, least, most, bias]
    }
}
