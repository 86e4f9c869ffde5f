//! Samples: level of detail, the texels of a footprint, their weights.

use crate::address::{OnFace, face_of, floor, in_face, over_edge, wrap};
use crate::{Border, Dim, Filter, Image, MipLevel, Numbers, Problem, Sampler};

/// Memory that holds texels.
pub trait Texels {
    /// Why it cannot be read.
    type Fault;
    /// `bytes` (1, 2, 4, 8 or 16) bytes from an address that is a multiple of the smaller of `bytes` and 4, little-endian.
    fn read(&mut self, address: u64, bytes: u32) -> Result<u128, Self::Fault>;
}

/// What chooses the level.
#[derive(Clone, Copy, Debug)]
pub enum Level<'a> {
    /// The level of detail.
    Lod(f32),
    /// Derivatives of the coordinates without the layer, first along x, then along y.
    Gradients(&'a [f32]),
}

/// Where a texel of a footprint comes from.
#[derive(Clone, Copy)]
enum Tap {
    /// From this place of a slice.
    At([u32; 3], u32),
    Border,
    /// Behind a corner of a cube three faces meet: their mean.
    Corner([([u32; 2], u32); 3]),
}

/// Coordinates in texels along an axis: two neighbours and the weight of the second.
#[derive(Clone, Copy)]
struct Span {
    first: i64,
    weight: f64,
}

/// A sample under way.
struct Sample<'a, T> {
    image: &'a Image,
    sampler: &'a Sampler,
    /// Coordinates: s, t, r, in images or texels; of cubes on the face.
    at: [f32; 3],
    /// Slice of arrays, first face of cube arrays; of cubes with the face.
    slice: u32,
    offset: [i32; 3],
    reference: Option<f32>,
    texels: &'a mut T,
}

impl Image {
    /// A sampled value, as bits of the numbers of the format, swizzled. `coordinates` as [`Dim::coordinates`] says, `offset` in
    /// texels. With a reference the first component is the share of texels for which the comparison holds, the others are
    /// 0, 0, 1.
    pub fn sample<T: Texels>(
        &self,
        sampler: &Sampler,
        coordinates: &[f32],
        level: Level<'_>,
        offset: [i32; 3],
        reference: Option<f32>,
        texels: &mut T,
    ) -> Result<[u32; 4], T::Fault> {
        let lod = self.lod(sampler, coordinates, level);
        let filter = if lod > 0.0 { sampler.min } else { sampler.mag };
        let mut sample = self.begin(sampler, coordinates, offset, reference, texels);
        let last = self.levels - 1;
        let lod = f64::from(lod.clamp(0.0, last as f32));
        if sampler.mip == Filter::Nearest {
            // Half way between two levels the larger one.
            let level = (lod + 0.5).ceil() as u32 - 1;
            if filter == Filter::Nearest {
                return sample.nearest(level);
            }
            let value = sample.filtered(level, filter)?;
            return Ok(sample.finish(value));
        }
        let (level, weight) = (lod.floor() as u32, lod.fract());
        if weight == 0.0 && filter == Filter::Nearest {
            return sample.nearest(level);
        }
        let mut value = sample.filtered(level, filter)?;
        if weight != 0.0 {
            let next = sample.filtered(level + 1, filter)?;
            for (value, next) in value.iter_mut().zip(next) {
                *value = mix(*value, next, weight);
            }
        }
        Ok(sample.finish(value))
    }

    /// One component of the four texels that a linear filter would take of level 0: (i0, j1), (i1, j1), (i1, j0), (i0, j0).
    /// With a reference 1 where the comparison holds, else 0.
    pub fn gather<T: Texels>(
        &self,
        sampler: &Sampler,
        coordinates: &[f32],
        component: usize,
        offset: [i32; 3],
        reference: Option<f32>,
        texels: &mut T,
    ) -> Result<[u32; 4], T::Fault> {
        let mut sample = self.begin(sampler, coordinates, offset, reference, texels);
        let Some(level) = self.level(0) else {
            return Ok([0; 4]);
        };
        let [u, v, _] = sample.spans(&level);
        let mut out = [0; 4];
        for (out, (i, j)) in out.iter_mut().zip([(0, 1), (1, 1), (1, 0), (0, 0)]) {
            let tap = sample.tap(&level, [u.first + i, v.first + j, 0]);
            let texel = sample.exact(&level, tap)?;
            *out = if reference.is_some() {
                texel[0]
            } else {
                self.swizzled(texel)[component % 4]
            };
        }
        Ok(out)
    }

    /// Why an image and a sampler cannot be used so, if they cannot.
    pub fn check_sample(
        &self,
        sampler: &Sampler,
        coordinates: usize,
        gradients: Option<usize>,
        compares: bool,
        gathers: bool,
    ) -> Result<(), Problem> {
        let dim = self.dim;
        if self.samples > 1 {
            return Err(Problem::Multisample);
        }
        if coordinates != dim.coordinates() {
            return Err(Problem::Coordinates(coordinates, dim.coordinates(), dim));
        }
        if let Some(given) = gradients
            && given != 2 * dim.axes()
        {
            return Err(Problem::Coordinates(given, 2 * dim.axes(), dim));
        }
        if gathers && !matches!(dim, Dim::D2 | Dim::D2Array | Dim::Cube | Dim::CubeArray) {
            return Err(Problem::Dimension(dim));
        }
        let linear = [sampler.mag, sampler.min, sampler.mip].contains(&Filter::Linear) && !gathers;
        if self.format.numbers() != Numbers::Float && (linear || compares) {
            return Err(Problem::Integers(self.format));
        }
        if sampler.unnormalized && (!matches!(dim, Dim::D1 | Dim::D2) || self.levels != 1) {
            return Err(Problem::Unnormalized("a 1d or 2d image of one level"));
        }
        Ok(())
    }

    /// Whether samples and gathers may have this offset in texels.
    pub fn check_offset(&self, offset: [i32; 3]) -> Result<(), Problem> {
        match self.dim.is_cube() && offset != [0; 3] {
            true => Err(Problem::Offset),
            false => Ok(()),
        }
    }

    /// The level of detail, clamped by the sampler.
    fn lod(&self, sampler: &Sampler, coordinates: &[f32], level: Level<'_>) -> f32 {
        if sampler.unnormalized {
            return 0.0;
        }
        let base = match level {
            Level::Lod(lod) => lod,
            Level::Gradients(both) => {
                let (x, y) = both.split_at(both.len() / 2);
                let rho = self.scale(coordinates, x).max(self.scale(coordinates, y));
                libm::log2(rho) as f32
            }
        };
        // `max` and `min` take the number where the other is NaN.
        (base + sampler.lod_bias)
            .max(sampler.lod_min)
            .min(sampler.lod_max)
    }

    /// Texels of level 0 that a step along one axis of the screen goes over.
    fn scale(&self, coordinates: &[f32], d: &[f32]) -> f64 {
        let size = self.level(0).map_or([1; 3], |l| l.size);
        let at = |v: &[f32], k: usize| f64::from(v.get(k).copied().unwrap_or(0.0));
        let mut steps = [0.0; 3];
        if self.dim.is_cube() {
            let direction = [0, 1, 2].map(|k| at(coordinates, k));
            let on = in_face(face_of(direction, f64::abs, 0.0), direction);
            let d = in_face(on.face, [0, 1, 2].map(|k| at(d, k)));
            // The derivative of (s / |r| + 1) / 2.
            let along =
                |c: f64, dc: f64| (on.major * dc - c * d.major) / (2.0 * on.major * on.major);
            steps = [along(on.s, d.s), along(on.t, d.t), 0.0];
        } else {
            for (k, step) in steps.iter_mut().enumerate().take(self.dim.axes()) {
                *step = at(d, k);
            }
        }
        let squares = steps
            .iter()
            .zip(size)
            .map(|(step, n)| (step * f64::from(n)).powi(2));
        squares.sum::<f64>().sqrt()
    }

    fn begin<'a, T>(
        &'a self,
        sampler: &'a Sampler,
        coordinates: &[f32],
        offset: [i32; 3],
        reference: Option<f32>,
        texels: &'a mut T,
    ) -> Sample<'a, T> {
        let axes = self.dim.axes();
        let c = |k: usize| coordinates.get(k).copied().unwrap_or(0.0);
        let layer = if self.dim.is_array() {
            let nearest = c(axes).round_ties_even();
            // NaN becomes 0.
            (nearest.max(0.0) as u32).min(self.size[2] - 1)
        } else {
            0
        };
        let mut at = [0.0; 3];
        for (k, at) in at.iter_mut().enumerate().take(axes) {
            *at = c(k);
        }
        let mut slice = layer;
        if self.dim.is_cube() {
            let OnFace { face, s, t, major } = in_face(face_of(at, f32::abs, 0.0), at);
            at = [(s / major + 1.0) * 0.5, (t / major + 1.0) * 0.5, 0.0];
            slice = 6 * layer + face;
        }
        let reference = reference.map(|r| {
            if self.format.is_unorm() {
                r.clamp(0.0, 1.0)
            } else {
                r
            }
        });
        Sample {
            image: self,
            sampler,
            at,
            slice,
            offset,
            reference,
            texels,
        }
    }
}

/// `a` and `b`, of which the second weighs `weight`; a weight of 0 or 1 takes one of them whatever the other is.
fn mix(a: f64, b: f64, weight: f64) -> f64 {
    if weight == 0.0 {
        a
    } else if weight == 1.0 {
        b
    } else {
        a * (1.0 - weight) + b * weight
    }
}

impl<T: Texels> Sample<'_, T> {
    /// Coordinates in texels of a level.
    fn unnormalized(&self, level: &MipLevel) -> [f32; 3] {
        let mut at = self.at;
        if !self.sampler.unnormalized {
            for (at, size) in at.iter_mut().zip(level.size) {
                *at *= size as f32;
            }
        }
        at
    }

    /// The footprint of a linear filter.
    fn spans(&self, level: &MipLevel) -> [Span; 3] {
        let at = self.unnormalized(level);
        std::array::from_fn(|k| {
            let shifted = at[k] - 0.5;
            let weight = f64::from(shifted - shifted.floor());
            Span {
                first: floor(shifted) + i64::from(self.offset[k]),
                // Of infinities and NaN.
                weight: if weight.is_nan() { 0.0 } else { weight },
            }
        })
    }

    fn tap(&self, level: &MipLevel, [i, j, k]: [i64; 3]) -> Tap {
        let size = level.size;
        if self.image.dim.is_cube() {
            let n = i64::from(size[0]);
            let (face, first) = (self.slice % 6, self.slice - self.slice % 6);
            let (i, j) = (i.clamp(-1, n), j.clamp(-1, n));
            let (a, b) = (i.clamp(0, n - 1), j.clamp(0, n - 1));
            if a != i && b != j {
                let corner = [(a, b), (i, b), (a, j)].map(|(i, j)| over_edge(face, i, j, size[0]));
                return Tap::Corner(corner.map(|(face, at)| (at, first + face)));
            }
            let (face, [i, j]) = over_edge(face, i, j, size[0]);
            return Tap::At([i, j, 0], first + face);
        }
        let mut place = [0; 3];
        let axes = self.image.dim.axes();
        for (k, number) in [i, j, k].into_iter().enumerate().take(axes) {
            match wrap(self.sampler.wrap[k], number, size[k]) {
                Some(number) => place[k] = number,
                None => return Tap::Border,
            }
        }
        Tap::At(place, self.slice)
    }

    /// A texel of memory, compared if there is a reference.
    fn texel(
        &mut self,
        level: &MipLevel,
        place: [u32; 3],
        slice: u32,
    ) -> Result<[u32; 4], T::Fault> {
        let address = self.image.address(level, place, slice, 0);
        let format = self.image.format;
        let bits = self.texels.read(address, format.bytes())?;
        Ok(self.compared(format.decode(bits)))
    }

    fn compared(&self, texel: [u32; 4]) -> [u32; 4] {
        match self.reference {
            None => texel,
            Some(r) => {
                let holds = self.sampler.compare.holds(r, f32::from_bits(texel[0]));
                let value = if holds { 1f32 } else { 0.0 };
                [value.to_bits(), 0, 0, 1f32.to_bits()]
            }
        }
    }

    /// The border colour in the components of the format; what is missing is 0, 0, 1.
    fn border(&self) -> [u32; 4] {
        let (format, one) = (self.image.format, self.image.format.one());
        let color = match self.sampler.border {
            Border::TransparentBlack => [0; 4],
            Border::OpaqueBlack => [0, 0, 0, one],
            Border::OpaqueWhite => [one; 4],
        };
        let missing = [0, 0, 0, one];
        self.compared(std::array::from_fn(|k| {
            if format.has(k) { color[k] } else { missing[k] }
        }))
    }

    /// The bits of a texel; behind a corner of a cube the mean, of integers the face's own corner.
    fn exact(&mut self, level: &MipLevel, tap: Tap) -> Result<[u32; 4], T::Fault> {
        match tap {
            Tap::At(place, slice) => self.texel(level, place, slice),
            Tap::Border => Ok(self.border()),
            Tap::Corner([([i, j], slice), ..]) if self.image.format.numbers() != Numbers::Float => {
                self.texel(level, [i, j, 0], slice)
            }
            Tap::Corner(_) => Ok(self.value(level, tap)?.map(|x| (x as f32).to_bits())),
        }
    }

    /// The same as numbers; the format has floats.
    fn value(&mut self, level: &MipLevel, tap: Tap) -> Result<[f64; 4], T::Fault> {
        let numbers = |texel: [u32; 4]| texel.map(|x| f64::from(f32::from_bits(x)));
        if let Tap::Corner(all) = tap {
            let mut sum = [0.0; 4];
            for ([i, j], slice) in all {
                let texel = numbers(self.texel(level, [i, j, 0], slice)?);
                for (sum, x) in sum.iter_mut().zip(texel) {
                    *sum += x;
                }
            }
            return Ok(sum.map(|x| x / 3.0));
        }
        Ok(numbers(self.exact(level, tap)?))
    }

    /// The nearest texel of a level, bit by bit.
    fn nearest(&mut self, level: u32) -> Result<[u32; 4], T::Fault> {
        let Some(level) = self.image.level(level) else {
            return Ok([0; 4]);
        };
        let tap = self.nearest_tap(&level);
        let texel = self.exact(&level, tap)?;
        Ok(self.swizzled(texel))
    }

    fn nearest_tap(&self, level: &MipLevel) -> Tap {
        let at = self.unnormalized(level);
        let mut number: [i64; 3] =
            std::array::from_fn(|k| floor(at[k]) + i64::from(self.offset[k]));
        if self.image.dim.is_cube() {
            // s = 1 is the last texel of its face.
            number = number.map(|n| n.clamp(0, i64::from(level.size[0]) - 1));
        }
        self.tap(level, number)
    }

    /// The value of a level. Texels of weight 0 are not read.
    fn filtered(&mut self, level: u32, filter: Filter) -> Result<[f64; 4], T::Fault> {
        let Some(level) = self.image.level(level) else {
            return Ok([0.0; 4]);
        };
        if filter == Filter::Nearest {
            let tap = self.nearest_tap(&level);
            return self.value(&level, tap);
        }
        let spans = self.spans(&level);
        let axes = if self.image.dim.is_cube() {
            2
        } else {
            self.image.dim.axes()
        };
        let mut sum = [0.0; 4];
        for corner in 0..1u32 << axes {
            let second = |k: usize| corner >> k & 1;
            let weight: f64 = (0..axes)
                .map(|k| {
                    if second(k) == 1 {
                        spans[k].weight
                    } else {
                        1.0 - spans[k].weight
                    }
                })
                .product();
            if weight == 0.0 {
                continue;
            }
            let number = std::array::from_fn(|k| spans[k].first + i64::from(second(k)));
            let tap = self.tap(&level, number);
            for (sum, x) in sum.iter_mut().zip(self.value(&level, tap)?) {
                *sum += weight * x;
            }
        }
        Ok(sum)
    }

    fn swizzled(&self, texel: [u32; 4]) -> [u32; 4] {
        match self.reference {
            Some(_) => texel,
            None => self.image.swizzled(texel),
        }
    }

    /// The numbers rounded once to binary32, and swizzled. NaN is the canonical one.
    fn finish(&self, value: [f64; 4]) -> [u32; 4] {
        let bits = value.map(|x| {
            if x.is_nan() {
                0x7fc0_0000
            } else {
                (x as f32).to_bits()
            }
        });
        self.swizzled(bits)
    }
}
