//! Loads, stores, atomics and queries.

use super::texture::*;
use super::{Access, lanes, numbers};
use crate::format::{Case, LANES, Place, exactly};
use crate::integer::MASKS;
use crate::values::random;

/// An image of each dimension; levels and gaps where it may have them.
fn shapes(format: u32) -> Vec<Image> {
    let mut all = vec![
        Image::new(D1, format, [7, 1, 1]),
        Image::new(D2, format, [4, 3, 1]),
        Image::new(D3, format, [3, 2, 3]),
        Image::new(CUBE, format, [2, 2, 1]),
        Image::new(D1_ARRAY, format, [5, 1, 3]),
        Image::new(D2_ARRAY, format, [3, 2, 2]),
        Image::new(CUBE_ARRAY, format, [2, 2, 2]),
    ];
    let mut levels: Vec<Image> = all.clone();
    for (k, image) in levels.iter_mut().enumerate() {
        image.levels = 2;
        // A view from the second level on, where there are three.
        if image.size[0] >= 4 {
            image.first_level = 1;
        }
        image.row = if k % 2 == 1 { 64 } else { 0 };
        image.layer = if k >= 3 { 256 } else { 0 };
    }
    all.append(&mut levels);
    for (dim, log2, depth) in [(D2, 2, 1), (D2_ARRAY, 1, 2)] {
        let mut image = Image::new(dim, format, [3, 2, depth]);
        image.log2_samples = log2;
        all.push(image);
    }
    all
}

fn title(image: &Image) -> String {
    let mut title = format!(
        "{} {}",
        format_name(image.format),
        NAMES[image.dim as usize]
    );
    if image.levels > 1 {
        title += &format!(" of {} levels from {}", image.levels, image.first_level);
    }
    if image.row != 0 || image.layer != 0 {
        title += " with gaps";
    }
    if image.log2_samples > 0 {
        title += &format!(" of {} samples", 1 << image.log2_samples);
    }
    title
}

/// Integer coordinates: texels in turn, some of them just outside or far away.
fn places(image: &Image, salt: u64) -> (Vec<Vec<u32>>, Vec<u32>) {
    let [width, height, depth] = image.size;
    let limits: Vec<u32> = match image.dim {
        D1 => vec![width],
        D2 => vec![width, height],
        D1_ARRAY => vec![width, depth],
        CUBE => vec![width, height, 6],
        CUBE_ARRAY => vec![width, height, 6 * depth],
        _ => vec![width, height, depth],
    };
    let mut state = salt;
    let outside = [u32::MAX, 0x8000_0000, 0x7fff_ffff, 100];
    let mut coordinates = Vec::new();
    for (own, limit) in limits.into_iter().enumerate() {
        coordinates.push(lanes_with(|lane| match random(&mut state) {
            // One coordinate of every eighth lane is out.
            r if lane % 8 == 7 && lane / 8 % 3 == own % 3 => match r % 5 {
                4 => limit,
                k => outside[k as usize],
            },
            r => (r >> 20) as u32 % limit,
        }));
    }
    let most = if image.log2_samples > 0 {
        1 << image.log2_samples
    } else {
        image.levels
    };
    // A level or sample that is not there, too.
    let detail = lanes_with(|lane| {
        if lane % 16 == 11 {
            most
        } else {
            lane as u32 / 3 % most
        }
    });
    (coordinates, detail)
}

fn lanes_with(mut f: impl FnMut(usize) -> u32) -> Vec<u32> {
    (0..LANES).map(&mut f).collect()
}

pub(super) fn loads() -> Vec<Case> {
    let mut cases = Vec::new();
    for (format, name) in FORMATS {
        let image = Image::new(D2, format, [5, 4, 1]);
        let mut access = Access::new("image.load", &image);
        (access.coordinates, access.detail) = places(&image, format.into());
        // The curve of sRGB is computed in binary64 and rounded.
        cases.push(access.read(name, is_srgb(format)));
    }
    for (n, mut image) in shapes(7).into_iter().chain(shapes(R32FLOAT)).enumerate() {
        image.swizzle = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 1, 4, 5], [5, 0, 4, 0]][n % 4];
        let mut access = Access::new("image.load", &image);
        (access.coordinates, access.detail) = places(&image, 100 + n as u64);
        access.count = [4, 1, 2, 3][n % 4];
        let [r, g, b, a] = image.swizzle;
        let title = format!("{}, swizzle {r}{g}{b}{a}, {}", title(&image), access.count);
        cases.push(access.read(&title, false));
    }
    cases
}

/// What a lane stores: numbers inside and outside of what formats can hold, NaN, infinities; small and large integers.
fn components(format: u32, salt: u64) -> Vec<Vec<u32>> {
    const FLOATS: [u32; 20] = [
        0x3f80_0000,
        0x3f00_0000,
        0xbf80_0000,
        0x8000_0000,
        0x7fc0_0001,
        0x7f80_0000,
        0xff80_0000,
        0x4780_0000,
        0x477f_e000,
        0x477f_f000,
        0x3b80_8081,
        0x3380_0000,
        0x3300_0000,
        0x3300_0001,
        0x0000_0001,
        0xc000_0000,
        0x7f7f_ffff,
        0x3e4c_cccd,
        0x3eff_ffff,
        0x477f_8000,
    ];
    const INTEGERS: [u32; 12] = [
        0,
        1,
        0x7f,
        0x80,
        0xff,
        0x100,
        0xffff_ffff,
        0xffff_ff80,
        0xffff_ff7f,
        0x7fff_ffff,
        0x8000_0000,
        0x3ff,
    ];
    let mut state = salt;
    (0..4)
        .map(|_| {
            lanes_with(|_| {
                let r = random(&mut state);
                let at = (r >> 8) as usize;
                match (is_integer(format), r % 4) {
                    (true, 0) => (r >> 30) as u32,
                    (true, _) => INTEGERS[at % INTEGERS.len()],
                    (false, 0) => ((r >> 40) as f32 / 16_777_216.0).to_bits(),
                    (false, _) => FLOATS[at % FLOATS.len()],
                }
            })
        })
        .collect()
}

pub(super) fn stores() -> Vec<Case> {
    let mut cases = Vec::new();
    for (format, name) in FORMATS {
        let image = Image::new(D2, format, [6, 5, 1]);
        let mut access = Access::new("image.store", &image);
        // Each lane has a texel of its own; the last two are outside.
        access.coordinates = vec![lanes(|lane| lane as u32 % 6), lanes(|lane| lane as u32 / 6)];
        access.data = components(format, 77 + u64::from(format));
        if is_srgb(format) {
            // Steps of the curve lie far enough from these for any way to compute it.
            let safe = [0.0, 1.0, 0.25, 0.75, 2.0, -1.0, 0.001, 0.5];
            for (k, words) in access.data.iter_mut().enumerate() {
                *words = numbers(|lane| safe[(lane + k) % 8]);
            }
        }
        cases.push(access.write(name, u32::MAX));
    }
    for (n, image) in shapes(23)
        .into_iter()
        .enumerate()
        .filter(|(_, i)| i.log2_samples == 0)
    {
        let mut access = Access::new("image.store", &image);
        (access.coordinates, access.detail) = places(&image, 200 + n as u64);
        access.data = components(image.format, n as u64);
        access.data.truncate([4, 1, 2, 3][n % 4]);
        let title = format!("{}, {} components", title(&image), access.data.len());
        cases.push(access.write(&title, MASKS[n % 3 + 1]));
    }
    let image = Image::new(D2, 9, [6, 5, 1]);
    for exec in MASKS {
        let mut access = Access::new("image.store", &image);
        (access.coordinates, access.detail) = places(&image, 300);
        access.data = components(9, 9);
        cases.push(access.write("several lanes on one texel", exec));
    }
    cases
}

pub(super) fn atomics() -> Vec<Case> {
    let mut cases = Vec::new();
    for op in lanemask_isa::w32::Op::ALL {
        let name = op.info().mnemonic;
        let parts: Vec<&str> = name.split('.').collect();
        let ["image", "atomic" | "red", what, ty] = parts[..] else {
            continue;
        };
        let float = ty == "f32";
        let format = match (float, what, ty) {
            (true, ..) => R32FLOAT,
            (_, "xchg", _) => R32SINT,
            (_, _, "i32") => R32SINT,
            _ => R32UINT,
        };
        let shapes = [
            (D2, [3, 2, 1], MASKS[3]),
            (D2, [3, 2, 1], MASKS[2]),
            (D2, [3, 2, 1], MASKS[1]),
            (D2, [3, 2, 1], 0),
            (D1, [4, 1, 1], MASKS[3]),
            (D3, [2, 2, 2], MASKS[2]),
            (CUBE, [2, 2, 1], MASKS[3]),
            (CUBE_ARRAY, [1, 1, 2], MASKS[3]),
            (D1_ARRAY, [2, 1, 3], MASKS[2]),
            (D2_ARRAY, [2, 2, 2], MASKS[3]),
        ];
        // All shapes for one of each kind, four for the others.
        let all = matches!(what, "add" | "xchg");
        for (n, (dim, size, exec)) in shapes
            .into_iter()
            .enumerate()
            .take(if all { 10 } else { 4 })
        {
            let image = Image::new(dim, format, size);
            let mut access = Access::new(name, &image);
            access.coordinates = places(&image, 400 + n as u64).0;
            access.count = 1;
            access.salt = 5;
            let words = if what == "cmpxchg" { 2 } else { 1 };
            access.data = components(format, 50 + n as u64);
            access.data.truncate(words);
            if what == "cmpxchg" {
                // Half of the lanes expect what is there.
                let held = image.texels(5);
                let at = |lane: usize| {
                    let (x, y) = (access.coordinates[0][lane], access.coordinates[1][lane]);
                    (x < size[0] && y < size[1]).then(|| (y * size[0] + x) as usize)
                };
                access.data[0] = lanes(|lane| match at(lane) {
                    Some(k) if lane % 2 == 0 => held[k],
                    _ => lane as u32,
                });
            }
            let title = format!("{} {}", format_name(format), NAMES[dim as usize]);
            cases.push(access.write(&title, exec));
        }
    }
    cases
}

pub(super) fn queries() -> Vec<Case> {
    let mut cases = Vec::new();
    for mut image in shapes(9) {
        let size = image.size;
        let samples = Access {
            count: 1,
            ..Access::new("u.image.samples", &image)
        };
        let mut case = samples.case(&title(&image));
        case.execs = vec![0, u32::MAX];
        case.before.remove(&Place::Memory(BASE));
        let count = 1 << image.log2_samples;
        case.after.insert(Place::U(40), exactly([count]));
        cases.push(case);
        image.levels = image.levels.min(2);
        for level in 0..=image.levels {
            let mut query = Access::new("u.image.size", &image);
            query.detail = vec![level; LANES];
            let mut case = query.case(&format!("level {level} of {}", title(&image)));
            case.execs = vec![0, u32::MAX];
            case.before.remove(&Place::Memory(BASE));
            let smaller = |n: u32| (n >> (image.first_level + level)).max(1);
            let last = if image.dim == D3 {
                smaller(size[2])
            } else {
                size[2]
            };
            let words = match level < image.levels {
                true => [smaller(size[0]), smaller(size[1]), last, image.levels],
                false => [0; 4],
            };
            for (n, word) in (40..).zip(words) {
                case.after.insert(Place::U(n), exactly([word]));
            }
            cases.push(case);
        }
    }
    cases
}
