//! What a shader says of an image that somebody will bind.

use crate::{Dim, Format, Image, Numbers};
use std::fmt;
use std::str::FromStr;

/// Group and binding of the block of immediates, WGSL's `var<immediate>` and SPIR-V's push constants. No resource of a shader has them.
pub const IMMEDIATES: (u32, u32) = (u32::MAX, 0);

/// Most bytes of immediates: what every Vulkan device has at least.
pub const MAX_IMMEDIATE_BYTES: u32 = 128;

/// What a resource of a shader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum ResourceKind {
    /// A buffer.
    #[default]
    Buffer,
    /// An image.
    Image(Declared),
    /// A sampler.
    Sampler {
        /// Whether it compares.
        comparison: bool,
    },
}

impl ResourceKind {
    /// Whether two resources may have one group and binding: an image and a sampler, which are then bound together.
    pub fn may_share_with(self, other: ResourceKind) -> bool {
        use ResourceKind::{Image, Sampler};
        matches!(
            (self, other),
            (Image(_), Sampler { .. }) | (Sampler { .. }, Image(_))
        )
    }
}

/// Type of an image in a shader.
///
/// ```
/// use lanemask_image::{Declared, Dim, Format, Image};
///
/// let declared: Declared = "2d array f32".parse().unwrap();
/// assert_eq!(declared.dim, Dim::D2Array);
/// assert_eq!(declared.to_string(), "2d array f32");
/// assert_eq!(declared.accepts(&Image::new(Dim::D2Array, Format::Rgba8Unorm, [4, 4, 2])), Ok(()));
/// let integers = Image::new(Dim::D2Array, Format::Rgba8Uint, [4, 4, 2]);
/// assert_eq!(declared.accepts(&integers).unwrap_err(), "the shader reads f32, `rgba8uint` has u32");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Declared {
    /// Dimension.
    pub dim: Dim,
    /// Whether a texel has several samples.
    pub multisampled: bool,
    /// What a texel is.
    pub texel: Texel,
}

/// What a texel of a declared image is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Texel {
    /// Four numbers, of any format that gives such.
    Sampled(Numbers),
    /// One number of a depth format.
    Depth,
    /// A storage image of this format.
    Storage(Format),
    /// A storage image of any format of such numbers.
    StorageOf(Numbers),
}

impl Numbers {
    /// `f32`, `u32` or `i32`.
    pub fn name(self) -> &'static str {
        match self {
            Numbers::Float => "f32",
            Numbers::Uint => "u32",
            Numbers::Sint => "i32",
        }
    }

    fn from_name(name: &str) -> Option<Numbers> {
        let all = [Numbers::Float, Numbers::Uint, Numbers::Sint];
        all.into_iter().find(|n| n.name() == name)
    }
}

impl Declared {
    /// What reads give and writes take.
    pub fn numbers(&self) -> Numbers {
        match self.texel {
            Texel::Sampled(numbers) | Texel::StorageOf(numbers) => numbers,
            Texel::Depth => Numbers::Float,
            Texel::Storage(format) => format.numbers(),
        }
    }

    /// Whether it is a storage image, which has no sampler.
    pub fn is_storage(&self) -> bool {
        matches!(self.texel, Texel::Storage(_) | Texel::StorageOf(_))
    }

    /// Whether the image can be bound.
    ///
    /// # Errors
    /// What the shader wants and the image has.
    pub fn accepts(&self, image: &Image) -> Result<(), String> {
        if image.dim != self.dim {
            return Err(format!(
                "the shader has a {} image, this one is {}",
                self.dim, image.dim
            ));
        }
        if self.multisampled != (image.samples > 1) {
            return Err(match self.multisampled {
                true => "the shader has a multisampled image".to_owned(),
                false => "the image is multisampled, that of the shader is not".to_owned(),
            });
        }
        let format = image.format;
        match self.texel {
            Texel::Storage(wanted) if wanted != format => Err(format!(
                "the shader has a storage image of format `{wanted}`, this one has `{format}`"
            )),
            Texel::Depth if !format.is_depth() => {
                Err(format!("the shader has a depth image, `{format}` is none"))
            }
            _ if self.numbers() != format.numbers() => Err(format!(
                "the shader reads {}, `{format}` has {}",
                self.numbers().name(),
                format.numbers().name()
            )),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Declared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dim.fmt(f)?;
        if self.multisampled {
            f.write_str(" multisampled")?;
        }
        match self.texel {
            Texel::Sampled(numbers) => write!(f, " {}", numbers.name()),
            Texel::Depth => f.write_str(" depth"),
            Texel::Storage(format) => write!(f, " {format}"),
            Texel::StorageOf(numbers) => write!(f, " storage {}", numbers.name()),
        }
    }
}

impl FromStr for Declared {
    type Err = ();

    fn from_str(text: &str) -> Result<Declared, ()> {
        let (mut rest, last) = text.rsplit_once(' ').ok_or(())?;
        let texel = if last == "depth" {
            Texel::Depth
        } else if let Some(numbers) = Numbers::from_name(last) {
            match rest.strip_suffix(" storage") {
                Some(before) => {
                    rest = before;
                    Texel::StorageOf(numbers)
                }
                None => Texel::Sampled(numbers),
            }
        } else {
            Texel::Storage(Format::from_name(last).ok_or(())?)
        };
        let (dim, multisampled) = match rest.strip_suffix(" multisampled") {
            Some(dim) => (dim, true),
            None => (rest, false),
        };
        let dim = Dim::ALL.into_iter().find(|d| d.to_string() == dim);
        Ok(Declared {
            dim: dim.ok_or(())?,
            multisampled,
            texel,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_reads_back() {
        let numbers = [Numbers::Float, Numbers::Uint, Numbers::Sint];
        let mut texels = vec![Texel::Depth];
        texels.extend(numbers.map(Texel::Sampled));
        texels.extend(numbers.map(Texel::StorageOf));
        texels.extend(
            Format::ALL
                .iter()
                .copied()
                .filter(|f| !f.is_depth())
                .map(Texel::Storage),
        );
        for dim in Dim::ALL {
            for multisampled in [false, true] {
                for &texel in &texels {
                    let declared = Declared {
                        dim,
                        multisampled,
                        texel,
                    };
                    assert_eq!(declared.to_string().parse(), Ok(declared), "{declared}");
                }
            }
        }
        for text in ["", "2d", "4d f32", "2d f16", "2d  f32", "f32"] {
            assert_eq!(text.parse::<Declared>(), Err(()), "{text:?}");
        }
    }

    #[test]
    fn an_image_is_refused_for_what_it_is() {
        let refused = |declared: &str, image: Image| {
            declared
                .parse::<Declared>()
                .map(|d| d.accepts(&image).err())
        };
        let image = Image::new(Dim::D2, Format::Rgba8Unorm, [4, 4, 1]);
        assert_eq!(refused("2d f32", image), Ok(None));
        assert_eq!(refused("2d rgba8unorm", image), Ok(None));
        assert_eq!(refused("2d storage f32", image), Ok(None));
        let depth = Image::new(Dim::D2, Format::Depth32Float, [4, 4, 1]);
        assert_eq!(refused("2d depth", depth), Ok(None));
        assert_eq!(refused("2d f32", depth), Ok(None));
        let samples = Image {
            samples: 4,
            ..image
        };
        assert_eq!(refused("2d multisampled f32", samples), Ok(None));
        for (declared, image, why) in [
            ("3d f32", image, "the shader has a 3d image, this one is 2d"),
            (
                "2d multisampled f32",
                image,
                "the shader has a multisampled image",
            ),
            (
                "2d f32",
                samples,
                "the image is multisampled, that of the shader is not",
            ),
            (
                "2d i32",
                image,
                "the shader reads i32, `rgba8unorm` has f32",
            ),
            (
                "2d depth",
                image,
                "the shader has a depth image, `rgba8unorm` is none",
            ),
            (
                "2d rgba8uint",
                image,
                "the shader has a storage image of format `rgba8uint`, this one has `rgba8unorm`",
            ),
        ] {
            assert_eq!(refused(declared, image), Ok(Some(why.to_owned())));
        }
    }
}
