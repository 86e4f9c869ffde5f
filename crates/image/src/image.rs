//! Image descriptors: eight words, and where the texels lie that they describe.

use crate::{Format, Problem};
use std::fmt;

/// Dimension of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dim {
    /// x.
    D1,
    /// x, y.
    D2,
    /// x, y, z.
    D3,
    /// A direction; six square faces.
    Cube,
    /// x, layer.
    D1Array,
    /// x, y, layer.
    D2Array,
    /// A direction and a layer.
    CubeArray,
}

impl Dim {
    /// All dimensions, by code of a descriptor.
    pub const ALL: [Dim; 7] = [
        Dim::D1,
        Dim::D2,
        Dim::D3,
        Dim::Cube,
        Dim::D1Array,
        Dim::D2Array,
        Dim::CubeArray,
    ];

    /// Coordinates of a sample, the layer included.
    pub fn coordinates(self) -> usize {
        self.axes() + usize::from(self.is_array())
    }

    /// Coordinates of a texel: of cubes x, y and face, of arrays of them face + 6 * layer.
    pub fn texel_coordinates(self) -> usize {
        match self {
            Dim::CubeArray => 3,
            _ => self.coordinates(),
        }
    }

    /// Coordinates of a sample without the layer.
    pub fn axes(self) -> usize {
        match self {
            Dim::D1 | Dim::D1Array => 1,
            Dim::D2 | Dim::D2Array => 2,
            Dim::D3 | Dim::Cube | Dim::CubeArray => 3,
        }
    }

    /// Whether it has layers.
    pub fn is_array(self) -> bool {
        matches!(self, Dim::D1Array | Dim::D2Array | Dim::CubeArray)
    }

    /// Whether it has six faces.
    pub fn is_cube(self) -> bool {
        matches!(self, Dim::Cube | Dim::CubeArray)
    }
}

impl fmt::Display for Dim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Dim::D1 => "1d",
            Dim::D2 => "2d",
            Dim::D3 => "3d",
            Dim::Cube => "cube",
            Dim::D1Array => "1d array",
            Dim::D2Array => "2d array",
            Dim::CubeArray => "cube array",
        })
    }
}

/// Where a component of a read comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// Red.
    R,
    /// Green.
    G,
    /// Blue.
    B,
    /// Alpha.
    A,
    /// 0.
    Zero,
    /// 1.
    One,
}

/// An image: what its descriptor says. The texels of a level lie row by row, then slice by slice; the levels one behind
/// the other, each from a multiple of 16; the layers (of cubes: faces) after all levels, each from a multiple of 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// Address of level 0 of layer 0, a multiple of 16 below 2^48.
    pub base: u64,
    /// Dimension.
    pub dim: Dim,
    /// Format.
    pub format: Format,
    /// Width, height and depth (3D) or layers (arrays; of cubes: whole cubes) of level 0. What a dimension does not have is 1.
    pub size: [u32; 3],
    /// First level that can be reached: level 0 of all operations.
    pub first_level: u32,
    /// Levels that can be reached.
    pub levels: u32,
    /// Samples of a texel: 1, 2, 4, 8 or 16.
    pub samples: u32,
    /// Bytes from a row to the next of level 0; 0 = rows without gaps, as those of the other levels always are.
    pub row_pitch: u32,
    /// Bytes from a layer to the next, a multiple of 16; 0 = layers without gaps after the last level.
    pub layer_pitch: u32,
    /// Components of what reads give.
    pub swizzle: [Channel; 4],
    /// Whether stores and atomics are refused.
    pub read_only: bool,
}

/// Where a level lies and how large it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MipLevel {
    /// Width, height, depth.
    pub size: [u32; 3],
    /// Bytes from the layer's first.
    pub offset: u64,
    /// Bytes from a row to the next.
    pub row_pitch: u64,
}

impl MipLevel {
    fn bytes(&self) -> u64 {
        self.row_pitch * u64::from(self.size[1]) * u64::from(self.size[2])
    }
}

/// Bytes of the address space.
const ADDRESSES: u128 = 1 << 48;

const CHANNELS: [Channel; 6] = [
    Channel::R,
    Channel::G,
    Channel::B,
    Channel::A,
    Channel::Zero,
    Channel::One,
];

impl Image {
    /// An image of one level and one sample without gaps, at address 0.
    pub fn new(dim: Dim, format: Format, size: [u32; 3]) -> Image {
        Image {
            base: 0,
            dim,
            format,
            size,
            first_level: 0,
            levels: 1,
            samples: 1,
            row_pitch: 0,
            layer_pitch: 0,
            swizzle: [Channel::R, Channel::G, Channel::B, Channel::A],
            read_only: false,
        }
    }

    /// What a descriptor says; `None` for the null descriptor.
    pub fn from_words(w: [u32; 8]) -> Result<Option<Image>, Problem> {
        if w == [0; 8] {
            return Ok(None);
        }
        let reserved = |bits: u32, field| match bits {
            0 => Ok(()),
            _ => Err(Problem::Reserved(field)),
        };
        reserved(w[0] & 15 | w[1] >> 16, "image word 0 or 1 (address)")?;
        reserved(
            w[3] >> 27,
            "image word 3 (layers, levels, samples, dimension)",
        )?;
        reserved(w[4] >> 20, "image word 4 (format, swizzle)")?;
        reserved(w[7] >> 4, "image word 7 (first level)")?;
        let dim = Dim::ALL.get(w[3] as usize >> 23 & 7);
        let mut swizzle = [Channel::Zero; 4];
        for (k, channel) in swizzle.iter_mut().enumerate() {
            let found = CHANNELS.get(w[4] as usize >> (8 + 3 * k) & 7);
            *channel = *found.ok_or(Problem::Reserved("image word 4 (swizzle)"))?;
        }
        let image = Image {
            base: u64::from(w[0]) | u64::from(w[1]) << 32,
            dim: *dim.ok_or(Problem::Reserved("image word 3 (dimension)"))?,
            format: Format::from_code(w[4] as u8).map_err(Problem::Format)?,
            size: [w[2] & 0xffff, w[2] >> 16, w[3] & 0xffff],
            first_level: w[7] & 15,
            levels: w[3] >> 16 & 15,
            samples: 1 << (w[3] >> 20 & 7),
            row_pitch: w[5],
            layer_pitch: w[6],
            swizzle,
            read_only: w[3] >> 26 & 1 == 1,
        };
        image.check()?;
        Ok(Some(image))
    }

    /// The descriptor, or what is wrong with the image.
    pub fn to_words(&self) -> Result<[u32; 8], Problem> {
        self.check()?;
        if !self.base.is_multiple_of(16) || self.base >> 48 != 0 {
            return Err(Problem::Reserved("image word 0 or 1 (address)"));
        }
        let dim = Dim::ALL.iter().position(|d| *d == self.dim).unwrap_or(0) as u32;
        let swizzle = (self.swizzle.iter().enumerate()).fold(0, |all, (k, c)| {
            let code = CHANNELS.iter().position(|x| x == c).unwrap_or(0) as u32;
            all | code << (8 + 3 * k)
        });
        Ok([
            self.base as u32,
            (self.base >> 32) as u32,
            self.size[0] | self.size[1] << 16,
            self.size[2]
                | self.levels << 16
                | self.samples.ilog2() << 20
                | dim << 23
                | u32::from(self.read_only) << 26,
            u32::from(self.format.code()) | swizzle,
            self.row_pitch,
            self.layer_pitch,
            self.first_level,
        ])
    }

    /// Whether sizes, levels, samples and pitches go together.
    fn check(&self) -> Result<(), Problem> {
        let [width, height, third] = self.size;
        if self.size.iter().any(|n| !(1..=0xffff).contains(n)) {
            return Err(Problem::Size("width, height, depth or layers"));
        }
        match self.dim {
            Dim::D1 if height != 1 || third != 1 => {
                return Err(Problem::Size("height or layers of 1d"));
            }
            Dim::D1Array if height != 1 => return Err(Problem::Size("height of 1d")),
            Dim::D2 | Dim::Cube if third != 1 => return Err(Problem::Size("layers of 2d or cube")),
            Dim::Cube | Dim::CubeArray if width != height => {
                return Err(Problem::Size("width and height of cube"));
            }
            _ => {}
        }
        let depth = if self.dim == Dim::D3 { third } else { 1 };
        let chain = 32 - width.max(height).max(depth).leading_zeros();
        let levels = self.first_level.saturating_add(self.levels);
        if !(1..=15).contains(&self.levels) || levels > chain.min(15) {
            return Err(Problem::Size("number of levels"));
        }
        if !self.samples.is_power_of_two() || self.samples > 16 {
            return Err(Problem::Reserved("image word 3 (samples)"));
        }
        if self.samples > 1 && (!matches!(self.dim, Dim::D2 | Dim::D2Array) || levels != 1) {
            return Err(Problem::Size(
                "samples of another than a 2d image of one level",
            ));
        }
        let texel = self.format.bytes();
        let row = u64::from(width) * u64::from(texel * self.samples);
        let pitch = self.row_pitch;
        if pitch != 0 && (u64::from(pitch) < row || !pitch.is_multiple_of(texel.min(4))) {
            return Err(Problem::Size("row pitch"));
        }
        // Sizes are computed in 64 bits: first that of one level, then that of all.
        let largest = u128::from(row.max(pitch.into())) * u128::from(height) * u128::from(depth);
        if largest > ADDRESSES {
            return Err(Problem::Size("more bytes than there are addresses"));
        }
        if u128::from(self.layer_stride()) * u128::from(self.slices()) > ADDRESSES {
            return Err(Problem::Size("more bytes than there are addresses"));
        }
        let layer = u64::from(self.layer_pitch);
        if layer != 0 && (layer < self.layer_bytes() || !layer.is_multiple_of(16)) {
            return Err(Problem::Size("layer pitch"));
        }
        Ok(())
    }

    /// Slices that lie a layer pitch apart: layers, or faces of cubes.
    pub fn slices(&self) -> u32 {
        match self.dim {
            Dim::D1 | Dim::D2 | Dim::D3 => 1,
            Dim::D1Array | Dim::D2Array => self.size[2],
            Dim::Cube => 6,
            Dim::CubeArray => 6 * self.size[2],
        }
    }

    /// Level `level` of the memory, counted from the largest.
    fn raw_level(&self, level: u32) -> MipLevel {
        let mut offset = 0;
        let mut found = self.sized_level(0, offset);
        for k in 1..=level {
            offset += found.bytes().next_multiple_of(16);
            found = self.sized_level(k, offset);
        }
        found
    }

    fn sized_level(&self, level: u32, offset: u64) -> MipLevel {
        let [width, height, depth] = self.size;
        let depth = if self.dim == Dim::D3 { depth } else { 1 };
        let size = [width, height, depth].map(|n| (n >> level).max(1));
        let row = u64::from(size[0]) * u64::from(self.format.bytes() * self.samples);
        let row_pitch = match (level, self.row_pitch) {
            (0, pitch) if pitch != 0 => pitch.into(),
            _ => row,
        };
        MipLevel {
            size,
            offset,
            row_pitch,
        }
    }

    /// Bytes of all levels of a layer, a multiple of 16.
    fn layer_bytes(&self) -> u64 {
        let last = self.raw_level(self.first_level + self.levels - 1);
        (last.offset + last.bytes()).next_multiple_of(16)
    }

    /// Level `level` of those that can be reached; `None` if there is none.
    pub fn level(&self, level: u32) -> Option<MipLevel> {
        (level < self.levels).then(|| self.raw_level(self.first_level + level))
    }

    /// Bytes that an image from its base address takes.
    pub fn bytes(&self) -> u64 {
        let last = self.raw_level(self.first_level + self.levels - 1);
        self.layer_stride() * u64::from(self.slices() - 1) + last.offset + last.bytes()
    }

    /// Bytes from a layer (of cubes: a face) to the next.
    pub fn layer_stride(&self) -> u64 {
        match self.layer_pitch {
            0 => self.layer_bytes(),
            pitch => pitch.into(),
        }
    }

    /// Address of a texel of a level: x, y, z inside of the level, and a slice.
    pub(crate) fn address(
        &self,
        level: &MipLevel,
        [x, y, z]: [u32; 3],
        slice: u32,
        sample: u32,
    ) -> u64 {
        let row = u64::from(z) * u64::from(level.size[1]) + u64::from(y);
        let texel = u64::from(x) * u64::from(self.samples) + u64::from(sample);
        (self.base)
            .wrapping_add(u64::from(slice) * self.layer_stride())
            .wrapping_add(level.offset)
            .wrapping_add(row * level.row_pitch)
            .wrapping_add(texel * u64::from(self.format.bytes()))
    }

    /// Address of the texel with these coordinates ([`Dim::texel_coordinates`] of them, as signed numbers), in a level or,
    /// of a multisample image, of a sample; `None` outside.
    pub fn texel(&self, coordinates: &[u32], level: u32) -> Result<Option<u64>, Problem> {
        let needed = self.dim.texel_coordinates();
        let &[x, ref rest @ ..] = coordinates else {
            return Err(Problem::Coordinates(0, needed, self.dim));
        };
        if coordinates.len() != needed {
            return Err(Problem::Coordinates(coordinates.len(), needed, self.dim));
        }
        let (level, sample) = if self.samples > 1 {
            (0, level)
        } else {
            (level, 0)
        };
        let ([y, z], slice) = match (self.dim, rest) {
            (Dim::D1Array, &[layer]) => ([0, 0], layer),
            (Dim::D3, &[y, z]) => ([y, z], 0),
            (_, &[y, layer]) => ([y, 0], layer),
            (_, &[y]) => ([y, 0], 0),
            _ => ([0, 0], 0),
        };
        let Some(found) = self.level(level) else {
            return Ok(None);
        };
        // A negative number is larger than every size.
        let inside = [x, y, z].iter().zip(found.size).all(|(c, n)| *c < n)
            && slice < self.slices()
            && sample < self.samples;
        Ok(inside.then(|| self.address(&found, [x, y, z], slice, sample)))
    }

    /// Applies the swizzle.
    pub fn swizzled(&self, texel: [u32; 4]) -> [u32; 4] {
        self.swizzle.map(|channel| match channel {
            Channel::R => texel[0],
            Channel::G => texel[1],
            Channel::B => texel[2],
            Channel::A => texel[3],
            Channel::Zero => 0,
            Channel::One => self.format.one(),
        })
    }
}
