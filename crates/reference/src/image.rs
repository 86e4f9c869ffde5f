//! Images: descriptors, layout, loads, stores, atomics, queries. Source: `docs/w32/images.md`.

use crate::access::{Data, update};
use crate::execute::{Operands, lanes, write};
use crate::machine::{Claim, Machine};
use crate::sample::{Component, Sampler};
use crate::state::Trap;
use crate::texel::Texel;
use lanemask_isa::w32::{Operand, cause};

/// What a descriptor of an image says.
#[derive(Clone, Debug)]
pub(crate) struct Image {
    pub(crate) base: u64,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Depth, layers or cubes.
    pub(crate) depth: u32,
    pub(crate) levels: u32,
    pub(crate) samples: u32,
    pub(crate) dimension: Dimension,
    read_only: bool,
    pub(crate) texel: Texel,
    swizzle: [u32; 4],
    row_bytes: u64,
    layer_bytes: u64,
    first_level: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dimension {
    D1,
    D2,
    D3,
    Cube,
    D1Array,
    D2Array,
    CubeArray,
}

use Dimension::*;

/// A texel's place: level, layer (with the face), x, y, z, sample.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Place {
    pub(crate) level: u32,
    pub(crate) layer: u32,
    pub(crate) x: u32,
    pub(crate) y: u32,
    pub(crate) z: u32,
    pub(crate) sample: u32,
}

impl Dimension {
    pub(crate) fn is_cube(self) -> bool {
        matches!(self, Cube | CubeArray)
    }

    /// Coordinates of loads, and of samples.
    fn coordinates(self) -> (usize, usize) {
        match self {
            D1 => (1, 1),
            D2 | D1Array => (2, 2),
            D3 | D2Array | Cube => (3, 3),
            CubeArray => (3, 4),
        }
    }

    /// Coordinates that are no layer.
    pub(crate) fn axes(self) -> usize {
        match self {
            D1 | D1Array => 1,
            D2 | D2Array => 2,
            D3 | Cube | CubeArray => 3,
        }
    }
}

impl Image {
    /// The image of a descriptor; `None` if that is illegal.
    fn of_words(w: [u32; 8]) -> Option<Image> {
        let field = |k: usize, high: u32, low: u32| w[k] >> low & (u32::MAX >> (31 - (high - low)));
        let reserved = [(1, 31, 16), (3, 31, 27), (4, 31, 20), (7, 31, 4)];
        if reserved.iter().any(|&(k, h, l)| field(k, h, l) != 0)
            || !w[0].is_multiple_of(16)
            || !w[6].is_multiple_of(16)
        {
            return None;
        }
        let dimension = [D1, D2, D3, Cube, D1Array, D2Array, CubeArray];
        let dimension = *dimension.get(field(3, 25, 23) as usize)?;
        let image = Image {
            base: u64::from(field(1, 15, 0)) << 32 | u64::from(w[0]),
            width: field(2, 15, 0),
            height: field(2, 31, 16),
            depth: field(3, 15, 0),
            levels: field(3, 19, 16),
            samples: 1 << field(3, 22, 20),
            dimension,
            read_only: field(3, 26, 26) == 1,
            texel: Texel::of_code(field(4, 7, 0))?,
            swizzle: [0, 1, 2, 3].map(|k| field(4, 10 + 3 * k, 8 + 3 * k)),
            row_bytes: w[5].into(),
            layer_bytes: w[6].into(),
            first_level: w[7],
        };
        let sized = image.width > 0 && image.height > 0 && image.depth > 0 && image.levels > 0;
        let square = !dimension.is_cube() || image.width == image.height;
        let depth = if dimension == D3 { image.depth } else { 1 };
        let most = 32 - (image.width.max(image.height).max(depth)).leading_zeros();
        let levels = image.first_level + image.levels <= most.min(15);
        let many = image.samples > 1;
        let samples = image.samples <= 16
            && (!many
                || matches!(dimension, D2 | D2Array)
                    && image.levels == 1
                    && image.first_level == 0);
        let swizzle = image.swizzle.iter().all(|s| *s < 6);
        let flat = !matches!(dimension, D1 | D1Array) || image.height == 1;
        let single = !matches!(dimension, D1 | D2 | Cube) || image.depth == 1;
        let legal = sized && square && levels && samples && swizzle && flat && single;
        (legal && image.has_room()).then_some(image)
    }

    /// Whether rows and layers do not overlap, and the whole has at most 2^48 bytes.
    fn has_room(&self) -> bool {
        let packed = u64::from(self.width) * u64::from(self.samples) * self.texel.bytes;
        let unit = self.texel.bytes.min(4);
        let rows =
            self.row_bytes == 0 || self.row_bytes >= packed && self.row_bytes.is_multiple_of(unit);
        let depth = if self.dimension == D3 { self.depth } else { 1 };
        let level = [self.row_bytes.max(packed), self.height.into(), depth.into()];
        let level: u128 = level.into_iter().map(u128::from).product();
        if !rows || level > 1 << 48 {
            return false;
        }
        let layer = self.layer_packed();
        let all = u128::from(self.layer_bytes.max(layer)) * u128::from(self.layers());
        (self.layer_bytes == 0 || self.layer_bytes >= layer) && all <= 1 << 48
    }

    /// Bytes of a layer that ends with the last level.
    fn layer_packed(&self) -> u64 {
        let last = self.first_level + self.levels;
        self.level_start(last).next_multiple_of(16)
    }

    /// Size of level `level` of the view along x, y and z.
    pub(crate) fn size(&self, level: u32) -> [u32; 3] {
        let k = self.first_level + level;
        let depth = if self.dimension == D3 { self.depth } else { 1 };
        [self.width, self.height, depth].map(|n| (n >> k).max(1))
    }

    /// Layers, faces counted.
    pub(crate) fn layers(&self) -> u32 {
        match self.dimension {
            D1Array | D2Array => self.depth,
            Cube => 6,
            CubeArray => 6 * self.depth,
            _ => 1,
        }
    }

    /// Bytes of a row of level `k` of the image, and of the whole level.
    fn level_bytes(&self, k: u32) -> (u64, u64) {
        let depth = if self.dimension == D3 { self.depth } else { 1 };
        let [x, y, z] = [self.width, self.height, depth].map(|n| u64::from((n >> k).max(1)));
        let packed = x * u64::from(self.samples) * self.texel.bytes;
        let row = if k == 0 && self.row_bytes != 0 {
            self.row_bytes
        } else {
            packed
        };
        (row, row * y * z)
    }

    /// Bytes from a layer to where level `k` of the image begins.
    fn level_start(&self, k: u32) -> u64 {
        (0..k).fold(0, |at, k| (at + self.level_bytes(k).1).next_multiple_of(16))
    }

    /// Whether the place exists.
    pub(crate) fn has(&self, p: Place) -> bool {
        if p.level >= self.levels || p.layer >= self.layers() || p.sample >= self.samples {
            return false;
        }
        let [x, y, z] = self.size(p.level);
        p.x < x && p.y < y && p.z < z
    }

    /// Address of a place that exists.
    pub(crate) fn address(&self, p: Place) -> u64 {
        let k = self.first_level + p.level;
        let (row, level) = self.level_bytes(k);
        let packed = self.layer_packed();
        let stride = if self.layer_bytes != 0 {
            self.layer_bytes
        } else {
            packed
        };
        let slice = level / u64::from(self.size(p.level)[2]);
        let in_row = u64::from(p.x) * u64::from(self.samples) + u64::from(p.sample);
        self.base
            + u64::from(p.layer) * stride
            + self.level_start(k)
            + u64::from(p.z) * slice
            + u64::from(p.y) * row
            + in_row * self.texel.bytes
    }

    /// Components as they are; of sRGB numbers to which the curve may come closer in another way.
    pub(crate) fn components(&self, values: [u32; 4]) -> [Component; 4] {
        values.map(|bits| {
            if self.texel.is_srgb() {
                Component::Near {
                    value: f32::from_bits(bits).into(),
                    tolerance: 1e-6,
                }
            } else {
                Component::Bits(bits)
            }
        })
    }

    pub(crate) fn swizzled(&self, c: [u32; 4]) -> [u32; 4] {
        self.swizzle.map(|s| match s {
            0..4 => c[s as usize],
            4 => 0,
            _ => self.texel.one(),
        })
    }

    /// The place of integer coordinates; of multisample images `lod` is the sample.
    fn place(&self, c: &[u32], lod: u32) -> Place {
        let (level, sample) = if self.samples > 1 { (0, lod) } else { (lod, 0) };
        let mut p = Place {
            level,
            sample,
            x: c[0],
            ..Place::default()
        };
        match self.dimension {
            D1 => {}
            D1Array => p.layer = c[1],
            D2 => p.y = c[1],
            D3 => (p.y, p.z) = (c[1], c[2]),
            _ => (p.y, p.layer) = (c[1], c[2]),
        }
        p
    }

    fn takes_atomic(&self, name: &str, ty: &str) -> bool {
        match self.texel.code {
            31 | 32 => !ty.starts_with('f'),
            33 => ty.starts_with('f') || name == "xchg",
            _ => false,
        }
    }
}

/// A number of 1 to 16 bytes.
fn read_texel(machine: &Machine, address: u64, bytes: u64) -> u128 {
    let low = machine.memory.read(address, bytes.min(8));
    let high = if bytes > 8 {
        machine.memory.read(address + 8, bytes - 8)
    } else {
        0
    };
    u128::from(high) << 64 | u128::from(low)
}

/// Address of a texel that a lane needs and that is not mapped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unmapped(u64);

/// A place's four components before the swizzle.
pub(crate) fn texel_at(machine: &Machine, image: &Image, p: Place) -> Result<[u32; 4], Unmapped> {
    let (at, bytes) = (image.address(p), image.texel.bytes);
    if machine.memory.allows(at, bytes, false) {
        Ok(image.texel.decode(read_texel(machine, at, bytes)))
    } else {
        Err(Unmapped(at))
    }
}

/// The trap of these lanes, if there are any; the address is the first one's.
fn trap_of(failed: &[(usize, Unmapped)], fault: Trap) -> Result<(), Trap> {
    let Some((_, first)) = failed.first() else {
        return Ok(());
    };
    Err(Trap {
        info: first.0 as u32,
        lanes: failed.iter().fold(0, |m, (l, _)| m | 1 << l),
        ..fault
    })
}

impl Machine {
    /// Image instructions on lanes.
    pub(crate) fn image(
        &mut self,
        warp: usize,
        words: &[&str],
        ops: &Operands<'_>,
        claim: Option<Claim<'_>>,
    ) -> Result<(), Trap> {
        let (exec, helpers) = (ops.before.exec, ops.before.helpers);
        let desc = [0, 1, 2, 3, 4, 5, 6, 7].map(|k| ops.register("desc", k, 0));
        let fault = Trap {
            cause: cause::MEMORY_FAULT.into(),
            info: desc[0],
            lanes: exec & !helpers,
        };
        let reads = matches!(words[1], "load" | "sample" | "gather");
        let null = desc == [0; 8];
        let sampler = ops
            .has("samp")
            .then(|| [0, 1, 2, 3].map(|k| ops.register("samp", k, 0)));
        let results = |ops: &Operands<'_>| match ops.get("rd") {
            Operand::V { first, count, .. } => (usize::from(first), usize::from(count)),
            other => panic!("{other} receives no texel"),
        };
        // What traps every lane; if all are helpers, nothing does and nothing is read.
        let refuse = || if fault.lanes == 0 { Ok(()) } else { Err(fault) };
        let no_sampler = sampler == Some([0; 4]);
        let image = Image::of_words(desc);
        let sampler = sampler.and_then(Sampler::of_words);
        let illegal = ops.has("samp") && !no_sampler && sampler.is_none();
        if image.is_none() && !null || illegal {
            return refuse();
        }
        if null || no_sampler {
            if ops.has("rd") {
                let (first, count) = results(ops);
                let heard = if reads { exec } else { exec & !helpers };
                for lane in lanes(heard) {
                    for n in 0..count {
                        self.warps[warp].state.v[first + n][lane] = 0;
                    }
                }
            }
            return Ok(());
        }
        let Some(image) = image else {
            return refuse();
        };
        let (loads, samples) = image.dimension.coordinates();
        let compares = words.contains(&"cmp");
        let wanted = match words[1] {
            "sample" | "gather" => samples + usize::from(compares),
            _ => loads,
        };
        if ops.count("coord") != wanted || !reads && image.read_only {
            return refuse();
        }
        let many = image.samples > 1;
        let coordinates = |lane: usize| -> Vec<u32> {
            (0..wanted)
                .map(|k| ops.register("coord", k, lane))
                .collect()
        };
        match words[1] {
            "load" => {
                let texel = |lane: usize| {
                    let place = image.place(&coordinates(lane), ops.lane("lod", lane) as u32);
                    if image.has(place) {
                        let texel = texel_at(self, &image, place)?;
                        Ok(image.components(image.swizzled(texel)))
                    } else {
                        Ok(image.components([0; 4]))
                    }
                };
                let texels = lanes(exec).map(|l| (l, texel(l))).collect();
                self.take_all(warp, results(ops), texels, fault, claim)?;
            }
            "store" => {
                if many {
                    return refuse();
                }
                let place =
                    |lane: usize| image.place(&coordinates(lane), ops.lane("lod", lane) as u32);
                self.writable(&image, &place, fault)?;
                for lane in lanes(exec & !helpers) {
                    let place = place(lane);
                    let mut values = [0; 4];
                    for (k, value) in values.iter_mut().enumerate().take(ops.count("data")) {
                        *value = ops.register("data", k, lane);
                    }
                    if image.has(place) {
                        let bits = image.texel.encode(values);
                        let (at, bytes) = (image.address(place), image.texel.bytes);
                        self.memory.write(at, bytes.min(8), bits as u64);
                        if bytes > 8 {
                            self.memory.write(at + 8, bytes - 8, (bits >> 64) as u64);
                        }
                    }
                }
            }
            "atomic" | "red" => {
                let (name, ty) = (words[2], words[3]);
                if many || !image.takes_atomic(name, ty) {
                    return refuse();
                }
                let place = |lane: usize| image.place(&coordinates(lane), 0);
                self.writable(&image, &place, fault)?;
                for lane in lanes(exec & !helpers) {
                    let place = place(lane);
                    let mut old = 0;
                    if image.has(place) {
                        let at = image.address(place);
                        old = self.memory.read(at, 4);
                        if let Some(new) = update(name, ty, old, Data::of(ops, 4, lane)) {
                            self.memory.write(at, 4, new);
                        }
                    }
                    if words[1] == "atomic" {
                        let state = &mut self.warps[warp].state;
                        write(state, ops.get("rd"), 32, lane, old);
                    }
                }
            }
            _ => {
                let off = ops.uniform("off") as u32;
                let legal = |s: &Sampler| s.suits(&image, words[1] == "gather", compares, off);
                let Some(sampler) = sampler.filter(legal) else {
                    return refuse();
                };
                if words[1] == "sample"
                    && ops.has("grad")
                    && ops.count("grad") != 2 * image.dimension.axes()
                {
                    return refuse();
                }
                let value = |lane: usize| self.sampled(&image, &sampler, words, ops, lane);
                let values = lanes(exec).map(|l| (l, value(l))).collect();
                self.take_all(warp, results(ops), values, fault, claim)?;
            }
        }
        Ok(())
    }

    /// Traps the lanes of `fault` whose places exist but cannot be written.
    fn writable(
        &self,
        image: &Image,
        place: &dyn Fn(usize) -> Place,
        fault: Trap,
    ) -> Result<(), Trap> {
        let bad = |lane: usize| {
            let p = place(lane);
            let at = image.has(p).then(|| image.address(p))?;
            let allowed = self.memory.allows(at, image.texel.bytes, true);
            (!allowed).then_some((lane, Unmapped(at)))
        };
        let bad: Vec<_> = lanes(fault.lanes).filter_map(bad).collect();
        trap_of(&bad, fault)
    }

    /// Writes what lanes have read; traps those of `fault` that could not, the others keep their registers.
    fn take_all(
        &mut self,
        warp: usize,
        rd: (usize, usize),
        values: Vec<(usize, Result<[Component; 4], Unmapped>)>,
        fault: Trap,
        claim: Option<Claim<'_>>,
    ) -> Result<(), Trap> {
        let heard = |lane: usize| fault.lanes >> lane & 1 == 1;
        let failed = values
            .iter()
            .filter_map(|(l, v)| Some((*l, *v.as_ref().err()?)));
        let failed: Vec<_> = failed.filter(|(l, _)| heard(*l)).collect();
        trap_of(&failed, fault)?;
        for (lane, value) in values {
            if let Ok(components) = value {
                self.take(warp, rd, lane, components, claim);
            }
        }
        Ok(())
    }

    /// Writes components to so many registers from one on: bits, or where a number may be another one's by a little, the other
    /// executor's, if it is.
    fn take(
        &mut self,
        warp: usize,
        (first, count): (usize, usize),
        lane: usize,
        values: [Component; 4],
        claim: Option<Claim<'_>>,
    ) {
        for (n, value) in values.into_iter().enumerate().take(count) {
            let register = &mut self.warps[warp].state.v[first + n][lane];
            *register = match value {
                Component::Bits(bits) => bits,
                Component::Near { value, tolerance } => {
                    let own = (value as f32).to_bits();
                    let claimed = claim.map_or(own, |c| c.state.v[first + n][lane]);
                    let other = f64::from(f32::from_bits(claimed));
                    let near = (other - value).abs() <= tolerance;
                    if near || other.is_nan() && value.is_nan() {
                        claimed
                    } else {
                        own
                    }
                }
            };
        }
    }

    /// `u.image.size` and `u.image.samples`, whatever EXEC is.
    pub(crate) fn image_query(
        &mut self,
        warp: usize,
        words: &[&str],
        ops: &Operands<'_>,
    ) -> Result<(), Trap> {
        let desc = [0, 1, 2, 3, 4, 5, 6, 7].map(|k| ops.register("desc", k, 0));
        let Operand::U { first, .. } = ops.get("rd") else {
            panic!("a query's result is uniform");
        };
        let mut answer = [0; 4];
        if desc != [0; 8] {
            let image = Image::of_words(desc);
            let image = image.ok_or(Trap::new(cause::MEMORY_FAULT.into(), desc[0]))?;
            if words[2] == "samples" {
                answer[0] = image.samples;
            } else {
                let lod = ops.uniform("lod") as u32;
                if lod < image.levels {
                    let [x, y, z] = image.size(lod);
                    let last = if image.dimension == D3 {
                        z
                    } else {
                        image.depth
                    };
                    answer = [x, y, last, image.levels];
                }
            }
        }
        let count = ops.count("rd");
        self.warps[warp].state.u[usize::from(first)..][..count].copy_from_slice(&answer[..count]);
        Ok(())
    }
}
