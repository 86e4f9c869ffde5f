//! Operations on images.
//!
//! Their rules are those of `docs/w32/images.md`, which takes them from WGSL and Vulkan: a load outside of the image, its levels,
//! layers or samples gives 0 in all components, a store or atomic there does nothing. All images that a kernel is bound to are of
//! the type that it declares ([`ImageType`]); an operation that the type does not have is a mistake in the kernel.
//!
//! Coordinates of texels are I32 of either sign, of samples F32: as many as the dimension has axes, then the layer of an array, which
//! samples round to nearest even and clamp. Cubes: samples take a direction; loads and stores have x, y and face + 6 * layer.

use crate::{AtomicOp, ResourceId, Value};

pub use lanemask_image::{Declared as ImageType, Dim, Format, Numbers, Texel};

/// An operation on an image; see the [module](self).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ImageOp {
    /// Width, height, depth or layers (of cubes: whole ones), and number of levels, of level 0: four I32 results.
    Size {
        /// The image.
        image: ResourceId,
    },
    /// Samples of a texel: one I32 result.
    Samples {
        /// The image.
        image: ResourceId,
    },
    /// The texel at I32 coordinates, four results (one of depth images) of the image's type.
    Load {
        /// The image.
        image: ResourceId,
        /// Where.
        at: Vec<Value>,
        /// Level, of multisampled images the sample (I32).
        level: Value,
    },
    /// Four components (F32 or I32, as the image has) become the texel of level 0 at I32 coordinates.
    Store {
        /// The storage image.
        image: ResourceId,
        /// Where.
        at: Vec<Value>,
        /// The components.
        data: [Value; 4],
    },
    /// Atomic read-modify-write of a texel, relaxed; the result is the old one (I32, may be unused).
    Atomic {
        /// What it does.
        op: AtomicOp,
        /// The storage image, of format `r32uint` or `r32sint`, of exchanges also `r32float`.
        image: ResourceId,
        /// Where (I32).
        at: Vec<Value>,
        /// The operand (I32; of floats the bits).
        value: Value,
    },
    /// Atomic: the texel becomes `new` if it is `expected`, relaxed; the result is the old one (I32).
    CompareExchange {
        /// The storage image, of format `r32uint` or `r32sint`.
        image: ResourceId,
        /// Where (I32).
        at: Vec<Value>,
        /// What the texel must be (I32).
        expected: Value,
        /// What it becomes (I32).
        new: Value,
    },
    /// A filtered value: four results of the image's type, one of depth images and of comparisons.
    Sample {
        /// The image.
        image: ResourceId,
        /// The sampler.
        sampler: ResourceId,
        /// Where (F32).
        at: Vec<Value>,
        /// Compared with each texel (F32): the result is the share of those for which the comparison holds.
        reference: Option<Value>,
        /// How the level is chosen.
        lod: Lod,
        /// Offset in texels, each from -8 to 7; 0 where the dimension has no such axis, and on cubes.
        offset: [i8; 3],
    },
    /// One component of the four texels that a linear filter takes of level 0, in the order (0, 1), (1, 1), (1, 0), (0, 0): four
    /// results of the image's type.
    Gather {
        /// The image: 2D or cube, or an array of such.
        image: ResourceId,
        /// The sampler.
        sampler: ResourceId,
        /// Where (F32).
        at: Vec<Value>,
        /// Compared with each texel (F32): the results are 1 or 0.
        reference: Option<Value>,
        /// Which component, 0 to 3; with a reference 0.
        component: u8,
        /// As of a sample.
        offset: [i8; 3],
    },
}

/// How a sample chooses levels.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lod {
    /// By this level of detail (F32).
    Level(Value),
    /// By the derivatives of the coordinates without the layer (F32): all along x, then all along y.
    Gradient(Vec<Value>),
}

impl ImageOp {
    /// The image.
    pub fn image(&self) -> ResourceId {
        match self {
            ImageOp::Size { image }
            | ImageOp::Samples { image }
            | ImageOp::Load { image, .. }
            | ImageOp::Store { image, .. }
            | ImageOp::Atomic { image, .. }
            | ImageOp::CompareExchange { image, .. }
            | ImageOp::Sample { image, .. }
            | ImageOp::Gather { image, .. } => *image,
        }
    }

    /// Whether it does something besides giving results.
    pub fn has_effect(&self) -> bool {
        matches!(
            self,
            ImageOp::Store { .. } | ImageOp::Atomic { .. } | ImageOp::CompareExchange { .. }
        )
    }

    /// Whether it looks at texels, which somebody else may write.
    pub fn reads(&self) -> bool {
        !matches!(
            self,
            ImageOp::Size { .. } | ImageOp::Samples { .. } | ImageOp::Store { .. }
        )
    }

    /// Number of results, on an image of this type.
    pub fn results(&self, ty: &ImageType) -> usize {
        match self {
            ImageOp::Store { .. } => 0,
            ImageOp::Samples { .. } | ImageOp::Atomic { .. } | ImageOp::CompareExchange { .. } => 1,
            ImageOp::Sample {
                reference: Some(_), ..
            } => 1,
            ImageOp::Load { .. } | ImageOp::Sample { .. } if ty.texel == Texel::Depth => 1,
            ImageOp::Size { .. }
            | ImageOp::Load { .. }
            | ImageOp::Sample { .. }
            | ImageOp::Gather { .. } => 4,
        }
    }

    /// Calls `f` with a mutable reference to each operand: coordinates, reference, then the others.
    pub(crate) fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Value)) {
        match self {
            ImageOp::Size { .. } | ImageOp::Samples { .. } => {}
            ImageOp::Load { at, level, .. } => {
                at.iter_mut().for_each(&mut f);
                f(level);
            }
            ImageOp::Store { at, data, .. } => at.iter_mut().chain(data).for_each(f),
            ImageOp::Atomic { at, value, .. } => {
                at.iter_mut().for_each(&mut f);
                f(value);
            }
            ImageOp::CompareExchange {
                at, expected, new, ..
            } => {
                at.iter_mut().for_each(&mut f);
                f(expected);
                f(new);
            }
            ImageOp::Sample {
                at, reference, lod, ..
            } => {
                at.iter_mut().chain(reference).for_each(&mut f);
                match lod {
                    Lod::Level(level) => f(level),
                    Lod::Gradient(all) => all.iter_mut().for_each(f),
                }
            }
            ImageOp::Gather { at, reference, .. } => {
                at.iter_mut().chain(reference).for_each(f);
            }
        }
    }
}
