//! Image instructions: descriptors, lanes and faults around the pure functions of `lanemask-image`. All of it runs out of
//! line; an access first looks at all active lanes and acts only if none is at fault.

use crate::access::{Access, Memories, Place, active};
use crate::interp::write_row;
use crate::warp::{Row, WarpState};
use lanemask_image::{Dim, Format, Image, Level, Problem, Sampler, Texels};
use lanemask_isa::w32::{LANES, cause};
use lanemask_sem::w32::{Detail, Flow, Rmw, Trap, VList};

/// Texels of the guest's memory; a fault is the address.
impl Texels for Memories<'_> {
    type Fault = u64;

    fn read(&mut self, address: u64, bytes: u32) -> Result<u128, u64> {
        let mut bits = 0;
        for k in (0..bytes).step_by(4) {
            let at = address.wrapping_add(k.into());
            let word = match self.part(at, bytes, false)? {
                Place::Fixed(word) => *word,
                Place::Shared(word) => word.load(std::sync::atomic::Ordering::Relaxed),
                _ => 0,
            };
            bits |= u128::from(word >> (at % 4 * 8)) << (8 * k);
        }
        Ok(if bytes < 4 {
            bits & ((1 << (8 * bytes)) - 1)
        } else {
            bits
        })
    }
}

/// An image and a sampler, neither of them null.
struct Pair {
    image: Image,
    sampler: Sampler,
}

/// A fault of all active lanes, for what a descriptor says.
fn refuse(w: &mut WarpState, base: u64, lanes: u32, problem: Problem) -> Flow {
    w.fault = Some((lanes, base));
    w.problem = Some(problem);
    Flow::Trap(Trap {
        cause: cause::MEMORY_FAULT,
        info: base as u32,
    })
}

/// A fault of these lanes at the first one's address.
fn unmapped(w: &mut WarpState, lanes: u32, address: u64) -> Flow {
    w.fault = Some((lanes, address));
    w.problem = None;
    Flow::Trap(Trap {
        cause: cause::MEMORY_FAULT,
        info: address as u32,
    })
}

fn base(desc: [u32; 8]) -> u64 {
    u64::from(desc[0]) | u64::from(desc[1] & 0xffff) << 32
}

/// The list's registers of one lane.
fn lane_of(w: &WarpState, list: VList, lane: usize) -> ([u32; 8], usize) {
    let mut out = [0; 8];
    let count = usize::from(list.count).min(8);
    for (k, out) in out.iter_mut().enumerate().take(count) {
        *out = w.regs.row(list.first + k as u16)[lane];
    }
    (out, count)
}

/// Writes the components that the list has registers for.
fn write_list(w: &mut WarpState, rd: VList, out: &[Row; 4]) {
    for (k, row) in out.iter().enumerate().take(rd.count.into()) {
        write_row(w.regs.row_mut(rd.first + k as u16), w.exec, row);
    }
}

fn offsets(off: u32) -> [i32; 3] {
    [0, 4, 8].map(|at| (off << (28 - at)) as i32 >> 28)
}

/// Lanes at fault and the first one's address.
#[derive(Default)]
struct Faults(Option<(u32, u64)>);

impl Faults {
    fn add(&mut self, lane: usize, address: u64) {
        let (lanes, _) = self.0.get_or_insert((0, address));
        *lanes |= 1 << lane;
    }
}

/// Whether a 32-bit atomic exists on a format.
fn has_atomic(format: Format, op: Rmw) -> bool {
    let float = matches!(op, Rmw::AddF | Rmw::MinF | Rmw::MaxF);
    match format {
        Format::R32Uint | Format::R32Sint => !float,
        Format::R32Float => float || op == Rmw::Exchange,
        _ => false,
    }
}

impl<'a> Memories<'a> {
    /// The word with (a part of) a texel of `bytes` bytes.
    fn part(&mut self, address: u64, bytes: u32, write: bool) -> Result<Place<'a>, u64> {
        let a = Access {
            width: bytes.min(4),
            count: 1,
            write,
        };
        self.word(address, a).map_err(|_| address)
    }

    /// Address of each active lane's texel, 0 outside; `Err` if the instruction traps. `written` bytes of it must be
    /// writable.
    fn texels(
        &mut self,
        w: &mut WarpState,
        image: &Image,
        coord: VList,
        level: &Row,
        written: Option<u32>,
    ) -> Result<[Option<u64>; LANES], Flow> {
        let mut out = [None; LANES];
        let mut faults = Faults::default();
        for lane in active(w.exec) {
            let (c, n) = lane_of(w, coord, lane);
            let found = image.texel(&c[..n], level[lane]);
            let found = found.map_err(|p| refuse(w, image.base, w.exec, p))?;
            out[lane] = found;
            if let (Some(at), Some(bytes)) = (found, written) {
                let all = (0..bytes).step_by(4);
                let bad = all
                    .map(|k| at.wrapping_add(k.into()))
                    .find(|at| self.part(*at, bytes, true).is_err());
                if bad.is_some() {
                    faults.add(lane, at);
                }
            }
        }
        match faults.0 {
            None => Ok(out),
            Some((lanes, address)) => Err(unmapped(w, lanes, address)),
        }
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn image_load(
        &mut self,
        w: &mut WarpState,
        desc: [u32; 8],
        rd: VList,
        coord: VList,
        lod: u16,
    ) -> Flow {
        let mut out = [[0; LANES]; 4];
        match Image::from_words(desc) {
            _ if w.exec == 0 => return Flow::Next,
            Err(p) => return refuse(w, base(desc), w.exec, p),
            Ok(None) => {}
            Ok(Some(image)) => {
                let level = *w.regs.row(lod);
                let places = match self.texels(w, &image, coord, &level, None) {
                    Ok(places) => places,
                    Err(trap) => return trap,
                };
                let mut faults = Faults::default();
                for lane in active(w.exec) {
                    let Some(at) = places[lane] else { continue };
                    match self.read(at, image.format.bytes()) {
                        Ok(bits) => {
                            let texel = image.swizzled(image.format.decode(bits));
                            for (row, x) in out.iter_mut().zip(texel) {
                                row[lane] = x;
                            }
                        }
                        Err(_) => faults.add(lane, at),
                    }
                }
                if let Some((lanes, address)) = faults.0 {
                    return unmapped(w, lanes, address);
                }
            }
        }
        write_list(w, rd, &out);
        Flow::Next
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn image_store(
        &mut self,
        w: &mut WarpState,
        desc: [u32; 8],
        data: VList,
        coord: VList,
        lod: u16,
    ) -> Flow {
        let image = match self.writable(w, desc) {
            Ok(Some(image)) => image,
            Ok(None) => return Flow::Next,
            Err(trap) => return trap,
        };
        let bytes = image.format.bytes();
        let level = *w.regs.row(lod);
        let places = match self.texels(w, &image, coord, &level, Some(bytes)) {
            Ok(places) => places,
            Err(trap) => return trap,
        };
        for lane in active(w.exec) {
            let Some(at) = places[lane] else { continue };
            let (texel, _) = lane_of(w, data, lane);
            let bits = image
                .format
                .encode([texel[0], texel[1], texel[2], texel[3]]);
            for k in (0..bytes).step_by(4) {
                let Ok(place) = self.part(at.wrapping_add(k.into()), bytes, true) else {
                    continue;
                };
                // The neighbours in the word stay as they are or become.
                let shift = (at % 4 * 8) as u32;
                let ones = u32::MAX >> (32 - 8 * bytes.min(4));
                let value = (bits >> (8 * k)) as u32 & ones;
                self.update(w, place, |old| old & !(ones << shift) | value << shift);
            }
        }
        Flow::Next
    }

    /// The image of a store or atomic; `None` if there is nothing to do.
    fn writable(&mut self, w: &mut WarpState, desc: [u32; 8]) -> Result<Option<Image>, Flow> {
        let image = Image::from_words(desc);
        if w.exec == 0 {
            return Ok(None);
        }
        let problem = match image {
            Ok(Some(image)) if image.read_only => Problem::ReadOnly,
            Ok(Some(image)) if image.samples > 1 => Problem::Multisample,
            Ok(image) => return Ok(image),
            Err(p) => p,
        };
        Err(refuse(w, base(desc), w.exec, problem))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn image_atomic(
        &mut self,
        w: &mut WarpState,
        desc: [u32; 8],
        op: Rmw,
        rd: Option<u16>,
        coord: VList,
        src: u16,
    ) -> Flow {
        let image = match self.writable(w, desc) {
            Ok(image) => image,
            Err(trap) => return trap,
        };
        let mut out = [0; LANES];
        if let Some(image) = image {
            if !has_atomic(image.format, op) {
                return refuse(w, image.base, w.exec, Problem::Atomic(image.format));
            }
            let places = match self.texels(w, &image, coord, &[0; LANES], Some(4)) {
                Ok(places) => places,
                Err(trap) => return trap,
            };
            for lane in active(w.exec) {
                let Some(Ok(place)) = places[lane].map(|at| self.part(at, 4, true)) else {
                    continue;
                };
                let data = w.regs.row(src)[lane];
                let new = w.regs.row(src + 1)[lane];
                out[lane] = self.update(w, place, |old| op.apply(old, data, new));
            }
        }
        if let Some(rd) = rd {
            write_row(w.regs.row_mut(rd), w.exec, &out);
        }
        Flow::Next
    }

    /// The descriptors of a sample; `None` if one of them is null.
    fn pair(
        &mut self,
        w: &mut WarpState,
        desc: [u32; 8],
        samp: [u32; 4],
        check: impl Fn(&Pair) -> Result<(), Problem>,
    ) -> Result<Option<Pair>, Flow> {
        let both = Image::from_words(desc).and_then(|i| Ok((i, Sampler::from_words(samp)?)));
        let found = both.and_then(|both| match both {
            (Some(image), Some(sampler)) => {
                let pair = Pair { image, sampler };
                check(&pair)?;
                Ok(Some(pair))
            }
            _ => Ok(None),
        });
        found.map_err(|p| refuse(w, base(desc), w.exec, p))
    }

    /// Runs `f` of the coordinates and the reference of each active lane.
    fn each_sample(
        &mut self,
        w: &mut WarpState,
        coord: VList,
        compares: bool,
        mut f: impl FnMut(&mut Self, &WarpState, usize, &[f32], Option<f32>) -> Result<[u32; 4], u64>,
    ) -> Result<[Row; 4], Flow> {
        let mut out = [[0; LANES]; 4];
        let mut faults = Faults::default();
        for lane in active(w.exec) {
            let (c, n) = lane_of(w, coord, lane);
            let c = c.map(f32::from_bits);
            let axes = n - usize::from(compares);
            let reference = compares.then(|| c[axes]);
            match f(self, w, lane, &c[..axes], reference) {
                Ok(texel) => {
                    for (row, x) in out.iter_mut().zip(texel) {
                        row[lane] = x;
                    }
                }
                Err(address) => faults.add(lane, address),
            }
        }
        match faults.0 {
            None => Ok(out),
            Some((lanes, address)) => Err(unmapped(w, lanes, address)),
        }
    }

    #[cold]
    #[inline(never)]
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn image_sample(
        &mut self,
        w: &mut WarpState,
        desc: [u32; 8],
        samp: [u32; 4],
        rd: VList,
        coord: VList,
        detail: Detail,
        off: u32,
        compares: bool,
    ) -> Flow {
        if w.exec == 0 {
            return Flow::Next;
        }
        let axes = usize::from(coord.count) - usize::from(compares);
        let derivatives = match detail {
            Detail::Grad(list) => Some(list.count.into()),
            Detail::Lod(_) => None,
        };
        let check = |p: &Pair| {
            p.image.check_offset(offsets(off))?;
            p.image
                .check_sample(&p.sampler, axes, derivatives, compares, false)
        };
        let pair = match self.pair(w, desc, samp, check) {
            Ok(pair) => pair,
            Err(trap) => return trap,
        };
        let out = match pair {
            None => Ok([[0; LANES]; 4]),
            Some(Pair { image, sampler }) => {
                self.each_sample(w, coord, compares, |m, w, lane, c, reference| {
                    let derivatives;
                    let level = match detail {
                        Detail::Lod(row) => Level::Lod(f32::from_bits(w.regs.row(row.0)[lane])),
                        Detail::Grad(list) => {
                            let (all, n) = lane_of(w, list, lane);
                            derivatives = all.map(f32::from_bits);
                            Level::Gradients(&derivatives[..n])
                        }
                    };
                    image.sample(&sampler, c, level, offsets(off), reference, m)
                })
            }
        };
        match out {
            Ok(out) => {
                write_list(w, rd, &out);
                Flow::Next
            }
            Err(trap) => trap,
        }
    }

    #[cold]
    #[inline(never)]
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn image_gather(
        &mut self,
        w: &mut WarpState,
        desc: [u32; 8],
        samp: [u32; 4],
        rd: u16,
        coord: VList,
        component: u32,
        off: u32,
        compares: bool,
    ) -> Flow {
        if w.exec == 0 {
            return Flow::Next;
        }
        let axes = usize::from(coord.count) - usize::from(compares);
        let check = |p: &Pair| {
            p.image.check_offset(offsets(off))?;
            p.image.check_sample(&p.sampler, axes, None, compares, true)
        };
        let pair = match self.pair(w, desc, samp, check) {
            Ok(pair) => pair,
            Err(trap) => return trap,
        };
        let out = match pair {
            None => Ok([[0; LANES]; 4]),
            Some(Pair { image, sampler }) => {
                self.each_sample(w, coord, compares, |m, _, _, c, reference| {
                    let component = component as usize;
                    image.gather(&sampler, c, component, offsets(off), reference, m)
                })
            }
        };
        match out {
            Ok(out) => {
                let list = VList {
                    first: rd,
                    count: 4,
                };
                write_list(w, list, &out);
                Flow::Next
            }
            Err(trap) => trap,
        }
    }

    /// Width, height, depth or layers, and number of levels of a level; of cubes whole cubes.
    #[cold]
    #[inline(never)]
    pub(crate) fn image_size(
        &mut self,
        w: &mut WarpState,
        desc: [u32; 8],
        lod: u32,
    ) -> Result<[u32; 4], Flow> {
        let image = Image::from_words(desc).map_err(|p| refuse(w, base(desc), 0, p))?;
        Ok(image
            .and_then(|image| {
                let [width, height, depth] = image.level(lod)?.size;
                let third = if image.dim == Dim::D3 {
                    depth
                } else {
                    image.size[2]
                };
                Some([width, height, third, image.levels])
            })
            .unwrap_or_default())
    }

    /// Samples of a texel; 0 for the null descriptor.
    #[cold]
    pub(crate) fn image_samples(&mut self, w: &mut WarpState, desc: [u32; 8]) -> Result<u32, Flow> {
        let image = Image::from_words(desc).map_err(|p| refuse(w, base(desc), 0, p))?;
        Ok(image.map_or(0, |i| i.samples))
    }
}
