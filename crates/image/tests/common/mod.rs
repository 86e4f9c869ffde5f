//! Memory and images for tests of samples.
#![allow(dead_code)]

use lanemask_image::{Dim, Filter, Format, Image, Level, Sampler, Texels};

/// Memory that says no outside.
pub struct Bytes(pub Vec<u8>);

impl Texels for Bytes {
    type Fault = u64;
    fn read(&mut self, address: u64, bytes: u32) -> Result<u128, u64> {
        let all = self
            .0
            .get(address as usize..)
            .and_then(|b| b.get(..bytes as usize));
        let all = all.ok_or(address)?;
        Ok(all
            .iter()
            .rev()
            .fold(0, |bits, byte| bits << 8 | u128::from(*byte)))
    }
}

/// A float image and its texels, small multiples of 1/8 that differ.
pub fn floats(dim: Dim, size: [u32; 3]) -> (Image, Bytes, Vec<f32>) {
    let image = Image::new(dim, Format::R32Float, size);
    let count = image.bytes() as usize / 4;
    let values: Vec<f32> = (0..count)
        .map(|k| ((k * 37 + 11) % 64) as f32 / 8.0)
        .collect();
    let bytes = values.iter().flat_map(|x| x.to_le_bytes()).collect();
    (image, Bytes(bytes), values)
}

pub fn value(texel: [u32; 4]) -> f32 {
    f32::from_bits(texel[0])
}

pub fn lod(x: f32) -> Level<'static> {
    Level::Lod(x)
}

pub fn all(filter: Filter) -> Sampler {
    Sampler {
        mag: filter,
        min: filter,
        ..Sampler::default()
    }
}
