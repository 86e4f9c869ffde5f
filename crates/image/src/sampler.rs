//! Sampler descriptors: four words.

use crate::Problem;

/// How a value is made of the texels around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Filter {
    /// One texel.
    #[default]
    Nearest,
    /// Two along each axis, weighted by distance.
    Linear,
}

/// What lies outside of 0..1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Wrap {
    /// The image again.
    #[default]
    Repeat,
    /// The image again, every other time mirrored.
    Mirror,
    /// The texel at the edge.
    Clamp,
    /// The border colour.
    Border,
    /// The image mirrored once, then the texel at the edge.
    MirrorOnce,
}

/// What a border consists of; of integer formats 1 is the integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Border {
    /// 0, 0, 0, 0.
    #[default]
    TransparentBlack,
    /// 0, 0, 0, 1.
    OpaqueBlack,
    /// 1, 1, 1, 1.
    OpaqueWhite,
}

/// Comparison `reference OP texel`. NaN is equal to nothing and unordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum Compare {
    #[default]
    Never,
    Less,
    Equal,
    LessEqual,
    Greater,
    NotEqual,
    GreaterEqual,
    Always,
}

impl Compare {
    /// Whether the comparison holds.
    pub fn holds(self, reference: f32, texel: f32) -> bool {
        match self {
            Compare::Never => false,
            Compare::Less => reference < texel,
            Compare::Equal => reference == texel,
            Compare::LessEqual => reference <= texel,
            Compare::Greater => reference > texel,
            Compare::NotEqual => reference != texel,
            Compare::GreaterEqual => reference >= texel,
            Compare::Always => true,
        }
    }
}

/// A sampler: what its descriptor says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampler {
    /// Filter where the image is shown larger than it is, or as large (level of detail at most 0).
    pub mag: Filter,
    /// Filter where it is smaller.
    pub min: Filter,
    /// Filter between levels.
    pub mip: Filter,
    /// Along u, v and w. Cubes do not look at it: their edges are seamless.
    pub wrap: [Wrap; 3],
    /// Comparison of the instructions that compare.
    pub compare: Compare,
    /// Whether coordinates count texels instead of images.
    pub unnormalized: bool,
    /// What [`Wrap::Border`] finds.
    pub border: Border,
    /// Smallest level of detail.
    pub lod_min: f32,
    /// Largest level of detail.
    pub lod_max: f32,
    /// Added to the level of detail before it is clamped.
    pub lod_bias: f32,
}

impl Default for Sampler {
    /// Nearest, repeat, all levels.
    fn default() -> Sampler {
        Sampler {
            mag: Filter::Nearest,
            min: Filter::Nearest,
            mip: Filter::Nearest,
            wrap: [Wrap::Repeat; 3],
            compare: Compare::Never,
            unnormalized: false,
            border: Border::TransparentBlack,
            lod_min: 0.0,
            lod_max: 15.0,
            lod_bias: 0.0,
        }
    }
}

const FILTERS: [Filter; 2] = [Filter::Nearest, Filter::Linear];
const WRAPS: [Wrap; 5] = [
    Wrap::Repeat,
    Wrap::Mirror,
    Wrap::Clamp,
    Wrap::Border,
    Wrap::MirrorOnce,
];
const COMPARES: [Compare; 8] = [
    Compare::Never,
    Compare::Less,
    Compare::Equal,
    Compare::LessEqual,
    Compare::Greater,
    Compare::NotEqual,
    Compare::GreaterEqual,
    Compare::Always,
];
const BORDERS: [Border; 3] = [
    Border::TransparentBlack,
    Border::OpaqueBlack,
    Border::OpaqueWhite,
];

fn code<T: PartialEq>(all: &[T], value: &T) -> u32 {
    all.iter().position(|x| x == value).unwrap_or(0) as u32
}

impl Sampler {
    /// What a descriptor says; `None` for the null descriptor.
    pub fn from_words(w: [u32; 4]) -> Result<Option<Sampler>, Problem> {
        if w == [0; 4] {
            return Ok(None);
        }
        let field = |at: u32, bits: u32| w[0] as usize >> at & ((1 << bits) - 1);
        if field(22, 3) != 0 {
            return Err(Problem::Anisotropy);
        }
        if w[0] >> 31 == 0 || field(12, 1) != 0 || field(19, 3) != 0 || field(25, 6) != 0 {
            return Err(Problem::Reserved("sampler word 0"));
        }
        let mut wrap = [Wrap::Repeat; 3];
        for (k, wrap) in wrap.iter_mut().enumerate() {
            let found = WRAPS.get(field(3 + 3 * k as u32, 3));
            *wrap = *found.ok_or(Problem::Reserved("sampler word 0 (address mode)"))?;
        }
        let border = BORDERS.get(field(17, 2));
        let sampler = Sampler {
            mag: FILTERS[field(0, 1)],
            min: FILTERS[field(1, 1)],
            mip: FILTERS[field(2, 1)],
            wrap,
            compare: COMPARES[field(13, 3)],
            unnormalized: field(16, 1) == 1,
            border: *border.ok_or(Problem::Reserved("sampler word 0 (border colour)"))?,
            lod_min: f32::from_bits(w[1]),
            lod_max: f32::from_bits(w[2]),
            lod_bias: f32::from_bits(w[3]),
        };
        sampler.check()?;
        Ok(Some(sampler))
    }

    /// The descriptor, or what is wrong with the sampler.
    pub fn to_words(&self) -> Result<[u32; 4], Problem> {
        self.check()?;
        let wraps = (self.wrap.iter().enumerate())
            .fold(0, |all, (k, wrap)| all | code(&WRAPS, wrap) << (3 + 3 * k));
        Ok([
            code(&FILTERS, &self.mag)
                | code(&FILTERS, &self.min) << 1
                | code(&FILTERS, &self.mip) << 2
                | wraps
                | code(&COMPARES, &self.compare) << 13
                | u32::from(self.unnormalized) << 16
                | code(&BORDERS, &self.border) << 17
                | 1 << 31,
            self.lod_min.to_bits(),
            self.lod_max.to_bits(),
            self.lod_bias.to_bits(),
        ])
    }

    fn check(&self) -> Result<(), Problem> {
        if [self.lod_min, self.lod_max, self.lod_bias]
            .iter()
            .any(|x| x.is_nan())
            || self.lod_min > self.lod_max
        {
            return Err(Problem::Size("levels of detail of the sampler"));
        }
        if self.unnormalized {
            // As Vulkan has it (VUID-VkSamplerCreateInfo-unnormalizedCoordinates).
            let flat = |w: &Wrap| matches!(w, Wrap::Clamp | Wrap::Border);
            if self.mag != self.min || self.mip != Filter::Nearest {
                return Err(Problem::Unnormalized("one filter, and nearest levels"));
            }
            if !self.wrap[..2].iter().all(flat) {
                return Err(Problem::Unnormalized("clamp or border"));
            }
        }
        Ok(())
    }
}
