//! Images and samplers as a GPU sees them: what a descriptor says, where a texel lies, what its bits mean, which texels a
//! sample is made of. Pure functions; memory is whatever implements [`Texels`]. The rules are those of the Vulkan
//! specification (chapters Image Operations, Formats); where it leaves a choice, `docs/w32/images.md` says what is taken.
//!
//! Knows nothing of warps, lanes, instructions or address spaces.
//!
//! ```
//! use lanemask_image::{Dim, Format, Image, Level, Sampler, Texels};
//!
//! struct Bytes(Vec<u8>);
//! impl Texels for Bytes {
//!     type Fault = ();
//!     fn read(&mut self, address: u64, bytes: u32) -> Result<u128, ()> {
//!         let all = self.0.get(address as usize..).and_then(|b| b.get(..bytes as usize)).ok_or(())?;
//!         Ok(all.iter().rev().fold(0, |bits, byte| bits << 8 | u128::from(*byte)))
//!     }
//! }
//!
//! let image = Image::new(Dim::D2, Format::R8Unorm, [2, 1, 1]);
//! let sampler = Sampler { mag: lanemask_image::Filter::Linear, ..Sampler::default() };
//! let texel = image.sample(&sampler, &[0.5, 0.5], Level::Lod(0.0), [0; 3], None, &mut Bytes(vec![0, 255]));
//! assert_eq!(texel, Ok([0.5, 0.0, 0.0, 1.0].map(f32::to_bits)));
//! ```
#![forbid(unsafe_code)]

mod address;
mod declared;
mod format;
mod image;
mod packed;
mod sample;
mod sampler;

pub use declared::{Declared, IMMEDIATES, MAX_IMMEDIATE_BYTES, ResourceKind, Texel};
pub use format::{Format, FormatError, Numbers};
pub use image::{Channel, Dim, Image, MipLevel};
pub use sample::{Level, Texels};
pub use sampler::{Border, Compare, Filter, Sampler, Wrap};

use std::fmt;

/// What is wrong with a descriptor, or with what an operation asks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The format code.
    Format(FormatError),
    /// A code or bit that has no meaning, in a field.
    Reserved(&'static str),
    /// A size that cannot be, in a field.
    Size(&'static str),
    /// Anisotropic filtering, which is not supported.
    Anisotropy,
    /// Unnormalised coordinates with a sampler or image that does not allow them.
    Unnormalized(&'static str),
    /// Given and needed number of coordinates.
    Coordinates(usize, usize, Dim),
    /// A linear filter or comparison needs a float format.
    Integers(Format),
    /// The operation does not exist for images of that dimension.
    Dimension(Dim),
    /// Cubes have no offsets.
    Offset,
    /// Multisample images have no samplers, stores or atomics.
    Multisample,
    /// An atomic that the format does not have.
    Atomic(Format),
    /// A write to a read-only image.
    ReadOnly,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Format(e) => e.fmt(f),
            Problem::Reserved(field) => write!(f, "{field}: reserved bits or codes"),
            Problem::Size(field) => write!(f, "illegal size: {field}"),
            Problem::Anisotropy => f.write_str("anisotropic filtering is not supported"),
            Problem::Unnormalized(what) => write!(f, "unnormalised coordinates need {what}"),
            Problem::Coordinates(given, needed, dim) => {
                write!(f, "{given} coordinates, a {dim} image takes {needed}")
            }
            Problem::Integers(format) => {
                write!(
                    f,
                    "{format} has integers, which are neither filtered nor compared"
                )
            }
            Problem::Dimension(dim) => write!(f, "a {dim} image does not have this operation"),
            Problem::Offset => f.write_str("an offset on a cube must be 0"),
            Problem::Multisample => f.write_str("a multisample image can only be loaded from"),
            Problem::Atomic(format) => write!(f, "{format} does not have this atomic"),
            Problem::ReadOnly => f.write_str("the image is read-only"),
        }
    }
}

impl std::error::Error for Problem {}
