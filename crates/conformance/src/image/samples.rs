//! Samples, comparisons and gathers. Sizes are powers of two and coordinates multiples of 1/32, so that weights and sums are exact.

use super::texture::*;
use super::{Access, numbers};
use crate::format::{Case, LANES};
use crate::values::random;

const MODES: [&str; 5] = ["repeat", "mirror", "clamp", "border", "mirror once"];
const COMPARISONS: [&str; 8] = [
    "never",
    "less",
    "equal",
    "less or equal",
    "greater",
    "not equal",
    "greater or equal",
    "always",
];

fn size_of(dim: u32) -> [u32; 3] {
    match dim {
        D1 => [8, 1, 1],
        D2 => [4, 4, 1],
        D3 => [4, 2, 2],
        CUBE => [4, 4, 1],
        D1_ARRAY => [4, 1, 3],
        D2_ARRAY => [4, 2, 3],
        _ => [2, 2, 2],
    }
}

fn is_cube(dim: u32) -> bool {
    matches!(dim, CUBE | CUBE_ARRAY)
}

/// Axes without the layer.
fn axes(dim: u32) -> usize {
    match dim {
        D1 | D1_ARRAY => 1,
        D2 | D2_ARRAY => 2,
        _ => 3,
    }
}

fn rows(count: usize, mut f: impl FnMut(usize, usize) -> f32) -> Vec<Vec<u32>> {
    let mut all = vec![vec![0; LANES]; count];
    for lane in 0..LANES {
        for (axis, row) in all.iter_mut().enumerate() {
            row[lane] = f(lane, axis).to_bits();
        }
    }
    all
}

/// Coordinates from -1 to 2, some far away and one NaN; of cubes directions whose longest axis is 1; then layers.
fn coordinates(dim: u32, salt: u64) -> Vec<Vec<u32>> {
    let mut state = salt;
    let count = axes(dim);
    let mut all = if is_cube(dim) {
        directions(&mut state)
    } else {
        rows(count, |lane, axis| match (lane, random(&mut state)) {
            (30, _) if axis == 0 => f32::NAN,
            (31, r) => (r % 4096) as f32 - 2048.0 + 0.28125,
            (_, r) => ((r >> 10) % 96) as f32 / 32.0 - 1.0,
        })
    };
    if matches!(dim, D1_ARRAY | D2_ARRAY | CUBE_ARRAY) {
        let layers = [
            0.0,
            0.5,
            0.75,
            1.0,
            1.5,
            2.0,
            2.5,
            7.0,
            -1.0,
            f32::NAN,
            1.25,
        ];
        all.push(numbers(|lane| layers[lane % 11]));
    }
    all
}

/// Directions whose longest axis is 1: near edges and corners for every fourth lane, else any point of a face.
fn directions(state: &mut u64) -> Vec<Vec<u32>> {
    let all: Vec<[f32; 3]> = (0..LANES)
        .map(|lane| {
            let r = random(state);
            let point = |shift: u64| match lane % 4 {
                3 => [-0.96875, 0.96875, 0.90625, -0.9375][(r >> shift) as usize % 4],
                _ => ((r >> shift) % 63) as f32 / 32.0 - 0.96875,
            };
            let mut direction = [point(8), point(16), point(24)];
            direction[lane % 3] = if r & 1 == 0 { 1.0 } else { -1.0 };
            direction
        })
        .collect();
    rows(3, |lane, axis| all[lane][axis])
}

pub(super) fn samples() -> Vec<Case> {
    let mut cases = Vec::new();
    filters(&mut cases);
    formats(&mut cases);
    details(&mut cases);
    gradients(&mut cases);
    cases
}

/// Every dimension with every address mode, nearest and linear; borders, offsets, coordinates in texels.
fn filters(cases: &mut Vec<Case>) {
    for dim in 0..7 {
        let image = Image::new(dim, R32FLOAT, size_of(dim));
        for mode in 0..if is_cube(dim) { 1 } else { 5 } {
            for linear in [false, true] {
                let mut sampler = Sampler::new(linear, mode);
                sampler.border = (dim + mode) % 3;
                let mut access = Access::new("image.sample.lod", &image);
                access.sampler = Some(&sampler);
                access.coordinates = coordinates(dim, u64::from(10 * dim + mode));
                access.count = 1 + (dim + mode) as u8 % 2;
                let filter = if linear { "linear" } else { "nearest" };
                let title = format!("{} {filter} {}", NAMES[dim as usize], MODES[mode as usize]);
                // Behind a corner of a cube lies a third of a sum.
                cases.push(access.read(&title, is_cube(dim) && linear));
            }
        }
    }
    let image = Image::new(D2, 9, [4, 4, 1]);
    for border in 0..3 {
        // Address modes of the axes differ.
        let mut sampler = Sampler::new(border == 1, 3);
        sampler.modes = [[3, 0, 0], [2, 3, 0], [3, 1, 0]][border as usize];
        sampler.border = border;
        let mut access = Access::new("image.sample.lod", &image);
        access.sampler = Some(&sampler);
        access.coordinates = coordinates(D2, 70 + u64::from(border));
        cases.push(access.read(&format!("border {border}"), false));
    }
    for (dim, offset) in [
        (D1, 0x7),
        (D2, 0x38),
        (D2, 0x8f),
        (D3, 0x71f),
        (D2_ARRAY, 0xe2),
    ] {
        for linear in [false, true] {
            let image = Image::new(dim, R32FLOAT, size_of(dim));
            let sampler = Sampler::new(linear, 1);
            let mut access = Access::new("image.sample.lod", &image);
            access.sampler = Some(&sampler);
            access.offset = offset;
            access.count = 1;
            access.coordinates = coordinates(dim, u64::from(offset));
            let title = format!("{} offset {offset:x}, linear {linear}", NAMES[dim as usize]);
            cases.push(access.read(&title, false));
        }
    }
    for (dim, mode, linear) in [(D1, 2, false), (D2, 3, true), (D2, 2, true), (D1, 3, true)] {
        // No power of two: coordinates are not multiplied.
        let image = Image::new(dim, R32FLOAT, [5, if dim == D1 { 1 } else { 3 }, 1]);
        let mut sampler = Sampler::new(linear, mode);
        sampler.unnormalised = true;
        let mut access = Access::new("image.sample.lod", &image);
        access.sampler = Some(&sampler);
        access.count = 1;
        let mut state = 5;
        access.coordinates = rows(axes(dim), |_, _| {
            (random(&mut state) % 512) as f32 / 64.0 - 1.0
        });
        let title = format!(
            "{} unnormalised {mode} linear {linear}",
            NAMES[dim as usize]
        );
        cases.push(access.read(&title, false));
    }
}

/// Every format, nearest and, where it has numbers, linear.
fn formats(cases: &mut Vec<Case>) {
    for (format, name) in FORMATS {
        let image = Image::new(D2, format, [4, 4, 1]);
        for linear in [false, true] {
            // The unsigned floats may be infinite here.
            if linear && (is_integer(format) || format == 42) {
                continue;
            }
            let sampler = Sampler::new(linear, 0);
            let mut access = Access::new("image.sample.lod", &image);
            access.sampler = Some(&sampler);
            access.coordinates = coordinates(D2, 500 + u64::from(format));
            access.count = if linear { 2 } else { 4 };
            let title = format!("{name} {}", if linear { "linear" } else { "nearest" });
            cases.push(access.read(&title, is_srgb(format)));
        }
    }
}

/// Levels of detail: which filter, which level, mixtures, bias, bounds.
fn details(cases: &mut Vec<Case>) {
    let mut image = Image::new(D2, R32FLOAT, [8, 8, 1]);
    image.levels = 4;
    let mut view = Image::new(D2_ARRAY, R32FLOAT, [8, 4, 2]);
    (view.levels, view.first_level) = (2, 1);
    let cube = Image {
        levels: 2,
        ..Image::new(CUBE, R32FLOAT, [4, 4, 1])
    };
    let detail = |lane: usize| match lane {
        29 => f32::NAN,
        30 => f32::INFINITY,
        31 => f32::NEG_INFINITY,
        _ => lane as f32 / 4.0 - 2.0,
    };
    let shapes: [(&str, [bool; 3], [f32; 3]); 8] = [
        ("nearest level", [false, false, false], [0.0, 15.0, 0.0]),
        ("linear level", [false, false, true], [0.0, 15.0, 0.0]),
        (
            "larger nearest, smaller linear",
            [false, true, false],
            [0.0, 15.0, 0.0],
        ),
        (
            "larger linear, smaller nearest",
            [true, false, false],
            [0.0, 15.0, 0.0],
        ),
        ("all linear", [true, true, true], [0.0, 15.0, 0.0]),
        ("bias", [false, true, true], [-3.0, 15.0, 0.75]),
        ("bounds", [true, false, true], [0.5, 1.75, -0.25]),
        ("only one level", [false, false, false], [2.0, 2.0, 1.0]),
    ];
    for (name, linear, bounds) in shapes {
        for image in [&image, &view, &cube] {
            let sampler = Sampler {
                linear,
                detail: bounds,
                ..Sampler::new(false, 2)
            };
            let mut access = Access::new("image.sample.lod", image);
            access.sampler = Some(&sampler);
            access.count = 1;
            access.coordinates = coordinates(image.dim, 900);
            access.detail = numbers(detail);
            let near = image.dim == CUBE && (linear[0] || linear[1]);
            let title = format!("{} {name}", NAMES[image.dim as usize]);
            cases.push(access.read(&title, near));
        }
    }
}

/// Level of detail by derivatives: lengths that are powers of two, and others.
fn gradients(cases: &mut Vec<Case>) {
    for name in ["image.sample.grad", "image.sample.cmp.grad"] {
        for dim in 0..7 {
            let mut image = Image::new(dim, DEPTH32, size_of(dim));
            image.size[0] = 8;
            if dim != D1 && dim != D1_ARRAY {
                image.size[1] = 8;
            }
            image.levels = 4;
            let count = axes(dim);
            for levels in [false, true] {
                let mut sampler = Sampler {
                    linear: [false, false, levels],
                    ..Sampler::new(false, 0)
                };
                sampler.comparison = 1;
                let mut access = Access::new(name, &image);
                access.sampler = Some(&sampler);
                access.count = 1;
                access.coordinates = coordinates(dim, 950 + u64::from(dim));
                if name.contains("cmp") {
                    access
                        .coordinates
                        .push(numbers(|lane| (lane % 16) as f32 / 16.0));
                }
                // 3, 4, 5 and powers of two, in texels of level 0; along x or along y. Of cubes along the face, and half as long for a
                // face has two units.
                let unit = if is_cube(dim) { 4.0 } else { 8.0 };
                access.gradient = rows(2 * count, |lane, k| {
                    let (along_y, axis) = (k / count, k % count);
                    let longest = is_cube(dim) && axis == lane % 3;
                    let size = image.size[axis.min(2)] as f32;
                    let unit = if is_cube(dim) { unit } else { size };
                    let texels = match lane % 8 {
                        // 3 and 4 need two axes.
                        0 if count == 2 && !levels => [[3.0, 4.0], [0.0, 0.5]][along_y][axis],
                        1 => [[0.5, 0.0, 0.0], [0.25, 0.0, 0.0]][along_y][axis],
                        n if along_y == usize::from(n % 2 == 0) && axis == lane / 8 % count => {
                            (1 << (n / 2)) as f32
                        }
                        _ => 0.0,
                    };
                    if longest { 0.0 } else { texels / unit }
                });
                let mix = if levels { "linear" } else { "nearest" };
                let title = format!("{} {mix} levels", NAMES[dim as usize]);
                cases.push(access.read(&title, false));
            }
        }
    }
}

/// Comparisons: each function, formats that clamp the reference and such that do not, dimensions.
pub(super) fn comparisons() -> Vec<Case> {
    let mut cases = Vec::new();
    let reference = |lane: usize| match lane {
        27 => f32::NAN,
        28 => -0.5,
        29 => 1.5,
        30 => 1.0,
        31 => 0.0,
        _ => (lane % 17) as f32 / 16.0,
    };
    let mut add = |image: &Image, comparison: u32, linear: bool| {
        let mut sampler = Sampler::new(linear, (comparison % 2) * 3);
        sampler.comparison = comparison;
        sampler.border = comparison % 3;
        let mut access = Access::new("image.sample.cmp.lod", image);
        access.sampler = Some(&sampler);
        access.coordinates = coordinates(image.dim, 1000 + u64::from(comparison));
        access.coordinates.push(numbers(reference));
        access.count = if linear { 1 } else { 4 };
        let (name, format) = (NAMES[image.dim as usize], format_name(image.format));
        let filter = if linear { "linear" } else { "nearest" };
        let title = format!(
            "{format} {name} {filter} {}",
            COMPARISONS[comparison as usize]
        );
        cases.push(access.read(&title, linear && is_cube(image.dim)));
    };
    for comparison in 0..8 {
        for format in [DEPTH16, DEPTH32, R32FLOAT] {
            let image = Image::new(D2, format, [4, 4, 1]);
            add(&image, comparison, format == DEPTH32);
        }
    }
    for dim in (0..7).filter(|dim| *dim != D2) {
        let image = Image::new(dim, DEPTH32, size_of(dim));
        add(&image, 3, true);
        add(&image, 4, false);
    }
    cases
}

/// Gathers: components, address modes, offsets, arrays and cubes; with comparison, too.
pub(super) fn gathers() -> Vec<Case> {
    let mut cases = Vec::new();
    for (n, dim) in [D2, D2_ARRAY, CUBE, CUBE_ARRAY].into_iter().enumerate() {
        for (k, format) in [11, 9, R32FLOAT, 39, R32SINT].into_iter().enumerate() {
            let mut image = Image::new(dim, format, size_of(dim));
            image.swizzle = if k % 2 == 0 {
                [0, 1, 2, 3]
            } else {
                [2, 5, 0, 3]
            };
            let mut sampler = Sampler::new(k % 2 == 0 && !is_integer(format), (n + k) as u32 % 5);
            sampler.border = k as u32 % 3;
            let mut access = Access::new("image.gather", &image);
            access.sampler = Some(&sampler);
            access.coordinates = coordinates(dim, 2000 + (5 * n + k) as u64);
            access.component = (n + k) as u32 % 4;
            let (name, kind) = (NAMES[dim as usize], format_name(format));
            let title = format!("{kind} {name} component {}", access.component);
            cases.push(access.read(&title, is_cube(dim) && !is_integer(format)));
        }
        for comparison in [1, 2, 5, 6] {
            let image = Image::new(dim, DEPTH32, size_of(dim));
            let mut sampler = Sampler::new(true, comparison % 5);
            sampler.comparison = comparison;
            let mut access = Access::new("image.gather.cmp", &image);
            access.sampler = Some(&sampler);
            access.coordinates = coordinates(dim, 2100 + u64::from(comparison));
            access
                .coordinates
                .push(numbers(|lane| (lane % 17) as f32 / 16.0));
            let title = format!(
                "{} {}",
                NAMES[dim as usize], COMPARISONS[comparison as usize]
            );
            cases.push(access.read(&title, is_cube(dim)));
        }
    }
    for (offset, mode) in [(0x0f, 0), (0x81, 1), (0x27, 2), (0x7d, 3), (0x99, 4)] {
        let image = Image::new(D2, 11, [4, 4, 1]);
        let sampler = Sampler::new(false, mode);
        let mut access = Access::new("image.gather", &image);
        access.sampler = Some(&sampler);
        access.offset = offset;
        access.component = mode % 4;
        access.coordinates = coordinates(D2, 2200 + u64::from(offset));
        let title = format!("offset {offset:x} {}", MODES[mode as usize]);
        cases.push(access.read(&title, false));
    }
    cases
}
