//! Samplers: filtered values, comparisons and gathers, texel by texel. Source: `docs/w32/images.md`, "Sampling".

use crate::execute::Operands;
use crate::image::{Dimension, Image, Place, Unmapped, texel_at};
use crate::machine::Machine;

/// What a descriptor of a sampler says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sampler {
    magnify: bool,
    minify: bool,
    mix_levels: bool,
    modes: [u32; 3],
    comparison: u32,
    unnormalised: bool,
    border: u32,
    least: f32,
    most: f32,
    bias: f32,
}

/// A component of a result.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Component {
    /// These bits.
    Bits(u32),
    /// A number, and the distance at which another one will do.
    Near {
        /// The number.
        value: f64,
        /// The distance.
        tolerance: f64,
    },
}

/// Tolerance of a filtered value, by the sum of the magnitudes that go into it.
const PRECISION: f64 = 1e-6;

/// A texel that a filter takes, and its weight.
#[derive(Clone, Copy, Debug)]
struct Tap {
    /// `None`: the border.
    place: Option<Place>,
    weight: f64,
}

impl Sampler {
    /// The sampler of a descriptor; `None` if that is illegal.
    pub(crate) fn of_words(w: [u32; 4]) -> Option<Sampler> {
        let bit = |n: u32| w[0] >> n & 1 == 1;
        let three = |n: u32| w[0] >> n & 7;
        let reserved = 1 << 12 | 7 << 19 | 7 << 22 | 0x3f << 25;
        let s = Sampler {
            magnify: bit(0),
            minify: bit(1),
            mix_levels: bit(2),
            modes: [three(3), three(6), three(9)],
            comparison: three(13),
            unnormalised: bit(16),
            border: w[0] >> 17 & 3,
            least: f32::from_bits(w[1]),
            most: f32::from_bits(w[2]),
            bias: f32::from_bits(w[3]),
        };
        let details = [s.least, s.most, s.bias];
        let ordered = details.iter().all(|x| !x.is_nan()) && s.least <= s.most;
        let legal = ordered
            && bit(31)
            && w[0] & reserved == 0
            && s.border < 3
            && s.modes.iter().all(|m| *m < 5);
        legal.then_some(s)
    }

    /// Whether image and instruction suit it.
    pub(crate) fn suits(&self, image: &Image, gathers: bool, compares: bool, off: u32) -> bool {
        use Dimension::*;
        let linear = self.magnify || self.minify || self.mix_levels;
        let integer = image.texel.is_integer();
        let flat = matches!(image.dimension, D1 | D2);
        let unnormalised = self.magnify == self.minify
            && !self.mix_levels
            && self.modes[..2].iter().all(|m| matches!(m, 2 | 3))
            && flat
            && image.levels == 1;
        image.samples == 1
            && !(integer && (linear && !gathers || compares))
            && (!gathers || matches!(image.dimension, D2 | D2Array | Cube | CubeArray))
            && (!image.dimension.is_cube() || off == 0)
            && (!self.unnormalised || unnormalised)
    }

    /// The index of a texel along an axis of so many; `None`: the border.
    fn index(&self, axis: usize, i: i64, size: u32) -> Option<u32> {
        let n = i64::from(size);
        let k = match self.modes[axis] {
            0 => i.rem_euclid(n),
            1 => {
                let k = i.rem_euclid(2 * n);
                k.min(2 * n - 1 - k)
            }
            2 => i.clamp(0, n - 1),
            3 => return (0..n).contains(&i).then_some(i as u32),
            _ => (if i < 0 { -1 - i } else { i }).min(n - 1),
        };
        Some(k as u32)
    }

    fn holds(&self, reference: f32, texel: f32) -> bool {
        match self.comparison {
            0 => false,
            1 => reference < texel,
            2 => reference == texel,
            3 => reference <= texel,
            4 => reference > texel,
            5 => reference != texel,
            6 => reference >= texel,
            _ => true,
        }
    }
}

/// Face, coordinates on it from -1 to 1, and the length of the longest axis.
fn face_of(d: [f64; 3]) -> (u32, f64, f64, f64) {
    let [x, y, z] = d;
    let [ax, ay, az] = d.map(f64::abs);
    let (face, s, t, major) = if az >= ax && az >= ay {
        if z < 0.0 || z == 0.0 && z.is_sign_negative() {
            (5, -x, -y, az)
        } else {
            (4, x, -y, az)
        }
    } else if ay >= ax {
        if y < 0.0 {
            (3, x, -z, ay)
        } else {
            (2, x, z, ay)
        }
    } else if x < 0.0 {
        (1, z, -y, ax)
    } else {
        (0, -z, -y, ax)
    };
    (face, s / major, t / major, major)
}

/// The direction of a point on a face's plane.
fn direction(face: u32, s: f64, t: f64) -> [f64; 3] {
    match face {
        0 => [1.0, -t, -s],
        1 => [-1.0, -t, s],
        2 => [s, 1.0, t],
        3 => [s, -1.0, -t],
        4 => [s, -t, 1.0],
        _ => [-s, -t, -1.0],
    }
}

/// Texel (i, j) of a face of n * n; outside, of the face that lies there.
fn over_edge(face: u32, i: i64, j: i64, n: i64) -> (u32, u32, u32) {
    let centre = |k: i64| (2 * k + 1) as f64 / n as f64 - 1.0;
    let (face, s, t, _) = face_of(direction(face, centre(i), centre(j)));
    let index = |c: f64| (((c + 1.0) / 2.0 * n as f64).floor() as i64).clamp(0, n - 1) as u32;
    (face, index(s), index(t))
}

impl Machine {
    /// `image.sample.*` and `image.gather*` of a lane.
    pub(crate) fn sampled(
        &self,
        image: &Image,
        sampler: &Sampler,
        words: &[&str],
        ops: &Operands<'_>,
        lane: usize,
    ) -> Result<[Component; 4], Unmapped> {
        let float = |name: &str, k: usize| f32::from_bits(ops.register(name, k, lane));
        let gathers = words[1] == "gather";
        let compares = words.contains(&"cmp");
        let axes = image.dimension.axes();
        let coordinates: Vec<f32> = (0..ops.count("coord")).map(|k| float("coord", k)).collect();
        let reference = compares.then(|| {
            let r = coordinates[coordinates.len() - 1];
            if !image.texel.is_unorm() || r.is_nan() {
                r
            } else if r > 0.0 {
                r.min(1.0)
            } else {
                0.0
            }
        });
        let off = ops.uniform("off") as u32;
        let offsets = [0, 4, 8].map(|shift| i64::from((off >> shift << 28) as i32 >> 28));
        let layers = image.layers() / if image.dimension.is_cube() { 6 } else { 1 };
        let layer = match coordinates.get(axes) {
            Some(l) if layers > 1 && !l.is_nan() => {
                (f64::from(*l).round_ties_even() as i64).clamp(0, i64::from(layers) - 1) as u32
            }
            _ => 0,
        };
        let footprint = |level: u32, linear: bool| {
            taps(
                image,
                sampler,
                level,
                layer,
                &coordinates[..axes],
                offsets,
                linear,
            )
        };
        if gathers {
            let taps = footprint(0, true);
            let comp = if ops.has("comp") {
                ops.uniform("comp") as usize
            } else {
                0
            };
            // (i0, j1), (i1, j1), (i1, j0), (i0, j0); taps come with i changing first.
            let mut out = [Component::Bits(0); 4];
            for (out, k) in out.iter_mut().zip([2, 3, 1, 0]) {
                let taps: &Vec<Tap> = &taps[k];
                let values = taps.iter().map(|tap| {
                    let texel = self.tap_value(image, sampler, *tap)?;
                    Ok(match reference {
                        Some(r) => truth(sampler.holds(r, f32::from_bits(texel[0]))),
                        None => image.swizzled(texel)[comp],
                    })
                });
                let values: Vec<u32> = values.collect::<Result<_, Unmapped>>()?;
                // Behind a cube's corner the mean, of integers the face's own.
                if values.len() == 1 || image.texel.is_integer() {
                    *out = image.components([values[0]; 4])[0];
                    continue;
                }
                let values = values.iter().map(|v| f64::from(f32::from_bits(*v)));
                *out = Component::Near {
                    value: values.clone().sum::<f64>() / 3.0,
                    tolerance: values.map(f64::abs).sum::<f64>() * PRECISION,
                };
            }
            return Ok(out);
        }
        let detail = if ops.has("lod") {
            f64::from(f32::from_bits(ops.lane("lod", lane) as u32))
        } else {
            let gradient: Vec<f64> = (0..2 * axes).map(|k| float("grad", k).into()).collect();
            level_of(image, sampler, &coordinates[..axes], &gradient)
        };
        let detail = detail + f64::from(sampler.bias);
        let (least, most) = (f64::from(sampler.least), f64::from(sampler.most));
        let detail = if detail > least {
            detail.min(most)
        } else {
            least
        };
        let linear = if detail > 0.0 {
            sampler.minify
        } else {
            sampler.magnify
        };
        let last = f64::from(image.levels - 1);
        let detail = if detail > 0.0 { detail.min(last) } else { 0.0 };
        let levels = if sampler.mix_levels {
            let low = detail.floor();
            vec![
                (low as u32, 1.0 - (detail - low)),
                (low as u32 + 1, detail - low),
            ]
        } else {
            vec![((detail + 0.5).ceil() as u32 - 1, 1.0)]
        };
        let levels: Vec<(u32, f64)> = levels.into_iter().filter(|l| l.1 != 0.0).collect();
        let mut all: Vec<(Tap, f64)> = Vec::new();
        for (level, share) in levels {
            for corner in footprint(level, linear) {
                all.extend(corner.into_iter().map(|t| (t, t.weight * share)));
            }
        }
        all.retain(|(_, weight)| *weight != 0.0);
        if let ([(tap, _)], None) = (&all[..], reference) {
            let texel = self.tap_value(image, sampler, *tap)?;
            return Ok(image.components(image.swizzled(texel)));
        }
        let mut sums = [(0.0, 0.0f64); 4];
        for (tap, weight) in all {
            let texel = self.tap_value(image, sampler, tap)?;
            let values = match reference {
                Some(r) => {
                    let holds = sampler.holds(r, f32::from_bits(texel[0]));
                    [f64::from(u8::from(holds)), 0.0, 0.0, 1.0]
                }
                None => image.swizzled(texel).map(|t| f64::from(f32::from_bits(t))),
            };
            for (sum, value) in sums.iter_mut().zip(values) {
                sum.0 += weight * value;
                sum.1 += value.abs();
            }
        }
        Ok(sums.map(|(value, size)| Component::Near {
            value,
            tolerance: size * PRECISION,
        }))
    }

    /// Components of a tap, before the swizzle.
    fn tap_value(&self, image: &Image, sampler: &Sampler, tap: Tap) -> Result<[u32; 4], Unmapped> {
        match tap.place {
            Some(place) => texel_at(self, image, place),
            None => {
                let (zero, one) = (0, image.texel.one());
                let border = match sampler.border {
                    0 => [zero; 4],
                    1 => [zero, zero, zero, one],
                    _ => [one; 4],
                };
                Ok(image.texel.present(border))
            }
        }
    }
}

/// 1 or 0 as binary32.
fn truth(t: bool) -> u32 {
    f32::from(u8::from(t)).to_bits()
}

/// Level of detail by derivatives.
fn level_of(image: &Image, sampler: &Sampler, c: &[f32], gradient: &[f64]) -> f64 {
    let axes = c.len();
    let size = image.size(0).map(f64::from);
    let length = |d: &[f64]| -> f64 {
        if image.dimension.is_cube() {
            let at: [f64; 3] = std::array::from_fn(|k| f64::from(c[k]));
            let (face, s, t, major) = face_of(at);
            // Of the derivative along the face, s = sc / |ma|.
            let (ds, dt, dm) = along(face, [d[0], d[1], d[2]]);
            let du = (ds - s * dm) / major * 0.5 * size[0];
            let dv = (dt - t * dm) / major * 0.5 * size[0];
            (du * du + dv * dv).sqrt()
        } else {
            let scale = |k: usize| if sampler.unnormalised { 1.0 } else { size[k] };
            d.iter()
                .enumerate()
                .map(|(k, d)| (d * scale(k)).powi(2))
                .sum::<f64>()
                .sqrt()
        }
    };
    length(&gradient[..axes])
        .max(length(&gradient[axes..]))
        .log2()
}

/// A vector in a face's axes: along s, along t, and outwards.
fn along(face: u32, [x, y, z]: [f64; 3]) -> (f64, f64, f64) {
    match face {
        0 => (-z, -y, x),
        1 => (z, -y, -x),
        2 => (x, z, y),
        3 => (x, -z, -y),
        4 => (x, -y, z),
        _ => (-x, -y, -z),
    }
}

/// The texels of a level that a filter takes, i changing first. A texel behind a cube's corner is three; of these the face's own is first.
fn taps(
    image: &Image,
    sampler: &Sampler,
    level: u32,
    layer: u32,
    c: &[f32],
    offsets: [i64; 3],
    linear: bool,
) -> Vec<Vec<Tap>> {
    let size = image.size(level);
    let cube = image.dimension.is_cube();
    let (face, c): (u32, Vec<f32>) = if cube {
        let (face, s, t, _) = face_of(std::array::from_fn(|k| f64::from(c[k])));
        (face, [s, t].map(|x| (x as f32 + 1.0) * 0.5).to_vec())
    } else {
        (0, c.to_vec())
    };
    // For each axis the indexes and their weights.
    let axis = |k: usize| -> Vec<(i64, f64)> {
        let u = if sampler.unnormalised {
            c[k]
        } else {
            c[k] * size[k] as f32
        };
        if u.is_nan() {
            // Texel 0 alone; a gather takes the next one, too.
            let first = (offsets[k], 1.0);
            let next = (offsets[k] + 1, 0.0);
            return if linear {
                vec![first, next]
            } else {
                vec![first]
            };
        }
        let u = f64::from(u);
        if !linear {
            let i = u.floor() as i64 + offsets[k];
            // The nearest texel of a cube is one of the face.
            let i = if cube {
                i.clamp(0, i64::from(size[0]) - 1)
            } else {
                i
            };
            return vec![(i, 1.0)];
        }
        let (low, share) = ((u - 0.5).floor(), (u - 0.5) - (u - 0.5).floor());
        let i = low as i64 + offsets[k];
        vec![(i, 1.0 - share), (i + 1, share)]
    };
    let all: Vec<Vec<(i64, f64)>> = (0..c.len()).map(axis).collect();
    let one = vec![(0, 1.0)];
    let (xs, ys, zs) = (
        &all[0],
        all.get(1).unwrap_or(&one),
        all.get(2).unwrap_or(&one),
    );
    let mut out = Vec::new();
    for (z, wz) in zs {
        for (y, wy) in ys {
            for (x, wx) in xs {
                let weight = wx * wy * wz;
                if cube {
                    out.push(on_cube(face, layer, level, *x, *y, size[0].into(), weight));
                    continue;
                }
                let index = |k: usize, i: i64| {
                    if k < c.len() {
                        sampler.index(k, i, size[k])
                    } else {
                        Some(0)
                    }
                };
                let place = index(0, *x).zip(index(1, *y)).zip(index(2, *z));
                let place = place.map(|((x, y), z)| Place {
                    level,
                    layer,
                    x,
                    y,
                    z,
                    sample: 0,
                });
                out.push(vec![Tap { place, weight }]);
            }
        }
    }
    out
}

fn on_cube(face: u32, cube: u32, level: u32, x: i64, y: i64, n: i64, weight: f64) -> Vec<Tap> {
    let tap = |(face, x, y): (u32, u32, u32), weight: f64| Tap {
        place: Some(Place {
            level,
            layer: 6 * cube + face,
            x,
            y,
            ..Place::default()
        }),
        weight,
    };
    let inside = |k: i64| (0..n).contains(&k);
    if inside(x) || inside(y) {
        return vec![tap(over_edge(face, x, y, n), weight)];
    }
    let (near_x, near_y) = (x.clamp(0, n - 1), y.clamp(0, n - 1));
    [(near_x, near_y), (x, near_y), (near_x, y)]
        .map(|(x, y)| tap(over_edge(face, x, y, n), weight / 3.0))
        .to_vec()
}
