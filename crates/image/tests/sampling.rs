//! Samples against a naive model and against values worked out by hand.

mod common;
use common::*;
use lanemask_image::{
    Border, Channel, Compare, Dim, Filter, Format, Image, Problem, Sampler, Wrap,
};

const WRAPS: [Wrap; 5] = [
    Wrap::Repeat,
    Wrap::Mirror,
    Wrap::Clamp,
    Wrap::Border,
    Wrap::MirrorOnce,
];

/// Texel number `i` of an endless row that an image of `n` texels stands for; -1 = border. By writing the row down.
fn endless(wrap: Wrap, i: i64, n: i64) -> i64 {
    let forth: Vec<i64> = (0..n).collect();
    let back: Vec<i64> = (0..n).rev().collect();
    let far = 8;
    let row: Vec<i64> = match wrap {
        Wrap::Repeat => (0..2 * far).flat_map(|_| forth.clone()).collect(),
        Wrap::Mirror => (0..far)
            .flat_map(|_| [forth.clone(), back.clone()].concat())
            .collect(),
        Wrap::Clamp => [
            vec![0; (n * far) as usize],
            forth,
            vec![n - 1; (n * far) as usize],
        ]
        .concat(),
        Wrap::Border => [
            vec![-1; (n * far) as usize],
            forth,
            vec![-1; (n * far) as usize],
        ]
        .concat(),
        Wrap::MirrorOnce => [
            vec![n - 1; (n * (far - 1)) as usize],
            back,
            forth,
            vec![n - 1; (n * far) as usize],
        ]
        .concat(),
    };
    row[(i + n * far) as usize]
}

/// The sum over all texels around of tent weight times value: what a linear filter is.
fn model(
    image: &Image,
    values: &[f32],
    wrap: [Wrap; 3],
    filter: Filter,
    at: [f64; 3],
    slice: usize,
) -> f64 {
    let axes = image.dim.axes();
    let size = image.size;
    let weights = |k: usize| -> Vec<(i64, f64)> {
        if k >= axes {
            return vec![(0, 1.0)];
        }
        let x = at[k] * f64::from(size[k]);
        let around = x.floor() as i64 - 3..=x.floor() as i64 + 3;
        around
            .map(|i| {
                let distance = (x - (i as f64 + 0.5)).abs();
                let weight = match filter {
                    Filter::Linear => (1.0 - distance).max(0.0),
                    Filter::Nearest => f64::from(u8::from(x >= i as f64 && x < (i + 1) as f64)),
                };
                (endless(wrap[k], i, size[k].into()), weight)
            })
            .collect()
    };
    let row = image.size[0] as usize;
    let depth_row = row * image.size[1] as usize;
    let slice = slice * image.layer_stride() as usize / 4;
    let mut sum = 0.0;
    for (i, a) in weights(0) {
        for (j, b) in weights(1) {
            for (k, c) in weights(2) {
                let border = i < 0 || j < 0 || k < 0;
                // The border of the tests is white.
                let texel = if border {
                    1.0
                } else {
                    values[slice + i as usize + j as usize * row + k as usize * depth_row].into()
                };
                sum += a * b * c * texel;
            }
        }
    }
    sum
}

#[test]
fn every_dimension_address_mode_and_filter() {
    for (dim, size) in [
        (Dim::D1, [5, 1, 1]),
        (Dim::D1Array, [3, 1, 3]),
        (Dim::D2, [4, 3, 1]),
        (Dim::D2Array, [2, 5, 3]),
        (Dim::D3, [3, 4, 2]),
    ] {
        let (image, mut bytes, values) = floats(dim, size);
        let axes = dim.axes();
        for filter in [Filter::Nearest, Filter::Linear] {
            for wrap in WRAPS {
                let wraps = [
                    wrap,
                    WRAPS[(wrap as usize + 1) % 5],
                    WRAPS[(wrap as usize + 3) % 5],
                ];
                let sampler = Sampler {
                    wrap: wraps,
                    border: Border::OpaqueWhite,
                    ..all(filter)
                };
                for step in -80..110i32 {
                    // Multiples of 1/32: sizes and products stay exact but for a third of them, which are near enough.
                    let at = [step, 2 * step + 5, 7 - step].map(|s| f64::from(s) / 32.0);
                    let layer = (step.rem_euclid(7) - 1) as f32;
                    let mut c: Vec<f32> = at[..axes].iter().map(|x| *x as f32).collect();
                    let mut slice = 0;
                    if dim.is_array() {
                        c.push(layer);
                        slice = layer.clamp(0.0, 2.0) as usize;
                    }
                    let got = image.sample(&sampler, &c, lod(0.0), [0; 3], None, &mut bytes);
                    let got = value(got.unwrap());
                    let expected = model(&image, &values, wraps, filter, at, slice);
                    assert!(
                        (f64::from(got) - expected).abs() < 1e-5,
                        "{dim} {filter:?} {wraps:?} {c:?}: {got}, expected {expected}"
                    );
                }
            }
        }
    }
}

#[test]
fn layers_are_rounded_to_even_and_clamped() {
    let (image, mut bytes, values) = floats(Dim::D1Array, [1, 1, 4]);
    for (layer, slice) in [
        (0.5, 0),
        (1.5, 2),
        (2.5, 2),
        (2.51, 3),
        (-9.0, 0),
        (99.0, 3),
        (f32::NAN, 0),
        (f32::INFINITY, 3),
    ] {
        let got = image.sample(
            &all(Filter::Nearest),
            &[0.5, layer],
            lod(0.0),
            [0; 3],
            None,
            &mut bytes,
        );
        assert_eq!(value(got.unwrap()), values[slice * 4], "{layer}");
    }
}

/// Levels of 4, 2 and 1 texels with the values 0, 1 and 2; the largest has 8 and 0 in turns if `striped`.
fn levels(striped: bool) -> (Image, Bytes) {
    let image = Image {
        levels: 3,
        ..Image::new(Dim::D1, Format::R32Float, [4, 1, 1])
    };
    let largest = if striped {
        [8.0, 0.0, 8.0, 0.0]
    } else {
        [0.0; 4]
    };
    let texels: Vec<f32> = [&largest[..], &[1.0, 1.0, 0.0, 0.0], &[2.0]].concat();
    (
        image,
        Bytes(texels.iter().flat_map(|x: &f32| x.to_le_bytes()).collect()),
    )
}

#[test]
fn levels_of_detail() {
    let (image, mut bytes) = levels(false);
    let mut get = |mip, level: f32, change: fn(&mut Sampler)| {
        let mut s = Sampler {
            mip,
            ..all(Filter::Nearest)
        };
        change(&mut s);
        value(
            image
                .sample(&s, &[0.3], lod(level), [0; 3], None, &mut bytes)
                .unwrap(),
        )
    };
    // Nearest level: half way the larger image.
    for (level, expected) in [
        (-3.0, 0.0),
        (0.0, 0.0),
        (0.5, 0.0),
        (0.51, 1.0),
        (1.5, 1.0),
        (1.6, 2.0),
        (9.0, 2.0),
        (f32::NAN, 0.0),
        (f32::INFINITY, 2.0),
    ] {
        assert_eq!(get(Filter::Nearest, level, |_| {}), expected, "{level}");
    }
    for (level, expected) in [
        (0.25, 0.25),
        (1.0, 1.0),
        (1.75, 1.75),
        (2.5, 2.0),
        (-1.0, 0.0),
    ] {
        assert_eq!(get(Filter::Linear, level, |_| {}), expected, "{level}");
    }
    assert_eq!(get(Filter::Linear, 0.25, |s| s.lod_bias = 1.0), 1.25);
    assert_eq!(get(Filter::Linear, 0.25, |s| s.lod_min = 0.5), 0.5);
    assert_eq!(get(Filter::Linear, 5.0, |s| s.lod_max = 1.5), 1.5);
    // The bias comes before the clamp.
    assert_eq!(
        get(Filter::Linear, 1.0, |s| (s.lod_bias, s.lod_max) =
            (9.0, 1.5)),
        1.5
    );
}

#[test]
fn magnification_ends_at_level_of_detail_0() {
    let (image, mut bytes) = levels(true);
    let s = Sampler {
        mag: Filter::Linear,
        min: Filter::Nearest,
        ..Sampler::default()
    };
    let mut get = |level: f32| {
        value(
            image
                .sample(&s, &[0.25], lod(level), [0; 3], None, &mut bytes)
                .unwrap(),
        )
    };
    // Between texels 0 (8) and 1 (0).
    assert_eq!((get(0.0), get(-1.0)), (4.0, 4.0));
    assert_eq!(get(0.01), 0.0);
}

#[test]
fn references_below_0_are_compared_as_they_are_with_snorm() {
    let image = Image::new(Dim::D1, Format::R8Snorm, [1, 1, 1]);
    // 81 is -127 of 127 steps.
    for (texel, reference, equal) in [(0x81, -1.0, 1.0), (0x81, 0.0, 0.0), (0, -1.0, 0.0)] {
        let s = Sampler {
            compare: Compare::Equal,
            ..Sampler::default()
        };
        let mut bytes = Bytes(vec![texel]);
        let got = image.sample(&s, &[0.5], lod(0.0), [0; 3], Some(reference), &mut bytes);
        assert_eq!(
            f32::from_bits(got.unwrap()[0]),
            equal,
            "{texel:x} {reference}"
        );
    }
}

#[test]
fn comparisons_come_before_the_filter() {
    let image = Image::new(Dim::D2, Format::Depth32Float, [2, 2, 1]);
    let texels = [0.2f32, 0.4, 0.6, 0.8];
    let mut bytes = Bytes(texels.iter().flat_map(|x| x.to_le_bytes()).collect());
    let mut get = |compare, filter, c: [f32; 2], reference: f32| {
        let s = Sampler {
            compare,
            ..all(filter)
        };
        let texel = image.sample(&s, &c, lod(0.0), [0; 3], Some(reference), &mut bytes);
        let texel = texel.unwrap().map(f32::from_bits);
        assert_eq!(texel[1..], [0.0, 0.0, 1.0]);
        texel[0]
    };
    let linear = Filter::Linear;
    assert_eq!(get(Compare::LessEqual, linear, [0.5, 0.5], 0.5), 0.5);
    assert_eq!(get(Compare::LessEqual, linear, [0.5, 0.5], 0.3), 0.75);
    // 0.4, at a quarter from texel 0 to texel 1, beside 0.
    assert_eq!(get(Compare::Less, linear, [0.375, 0.25], 0.3), 0.25);
    for (compare, below, same, above, nan) in [
        (Compare::Never, 0.0, 0.0, 0.0, 0.0),
        (Compare::Less, 1.0, 0.0, 0.0, 0.0),
        (Compare::Equal, 0.0, 1.0, 0.0, 0.0),
        (Compare::LessEqual, 1.0, 1.0, 0.0, 0.0),
        (Compare::Greater, 0.0, 0.0, 1.0, 0.0),
        (Compare::NotEqual, 1.0, 0.0, 1.0, 1.0),
        (Compare::GreaterEqual, 0.0, 1.0, 1.0, 0.0),
        (Compare::Always, 1.0, 1.0, 1.0, 1.0),
    ] {
        let mut one = |reference| get(compare, Filter::Nearest, [0.25, 0.75], reference);
        let got = (one(0.5), one(0.6), one(0.7), one(f32::NAN));
        assert_eq!(got, (below, same, above, nan), "{compare:?}");
    }
    // References are clamped where the format has fractions only.
    let unorm = Image::new(Dim::D1, Format::Depth16Unorm, [1, 1, 1]);
    let s = Sampler {
        compare: Compare::Equal,
        ..Sampler::default()
    };
    let texel = unorm.sample(
        &s,
        &[0.5],
        lod(0.0),
        [0; 3],
        Some(7.0),
        &mut Bytes(vec![255, 255]),
    );
    assert_eq!(value(texel.unwrap()), 1.0);
}

#[test]
fn gathers() {
    let image = Image::new(Dim::D2, Format::Rg8Uint, [3, 3, 1]);
    // Red counts, green is 100 more.
    let mut bytes = Bytes((0..9).flat_map(|k| [k, 100 + k]).collect());
    let mut get = |image: &Image, wrap, c: [f32; 2], component, offset| {
        let s = Sampler {
            wrap: [wrap; 3],
            border: Border::OpaqueWhite,
            ..Sampler::default()
        };
        image
            .gather(&s, &c, component, offset, None, &mut bytes)
            .unwrap()
    };
    // Around the corner where texels 0, 1, 3 and 4 meet: lower left, lower right, upper right, upper left.
    let middle = [1.0 / 3.0 + 0.01; 2];
    assert_eq!(get(&image, Wrap::Clamp, middle, 0, [0; 3]), [3, 4, 1, 0]);
    assert_eq!(
        get(&image, Wrap::Clamp, middle, 1, [0; 3]),
        [103, 104, 101, 100]
    );
    assert_eq!(get(&image, Wrap::Clamp, middle, 2, [0; 3]), [0; 4]);
    assert_eq!(get(&image, Wrap::Clamp, middle, 3, [0; 3]), [1; 4]);
    assert_eq!(get(&image, Wrap::Clamp, middle, 0, [1, 1, 0]), [7, 8, 5, 4]);
    assert_eq!(
        get(&image, Wrap::Border, [0.01, 0.01], 1, [0; 3]),
        [1, 100, 1, 1]
    );
    assert_eq!(
        get(&image, Wrap::Repeat, [0.01, 0.01], 0, [0; 3]),
        [2, 0, 6, 8]
    );
    let swapped = Image {
        swizzle: [Channel::G, Channel::R, Channel::One, Channel::Zero],
        ..image
    };
    assert_eq!(
        get(&swapped, Wrap::Clamp, middle, 0, [0; 3]),
        [103, 104, 101, 100]
    );
    assert_eq!(get(&swapped, Wrap::Clamp, middle, 2, [0; 3]), [1; 4]);
    let depth = Image::new(Dim::D2, Format::R8Unorm, [2, 2, 1]);
    let s = Sampler {
        compare: Compare::Greater,
        ..Sampler::default()
    };
    let mut bytes = Bytes(vec![0, 255, 0, 255]);
    let got = depth
        .gather(&s, &[0.5, 0.5], 0, [0; 3], Some(0.5), &mut bytes)
        .unwrap();
    assert_eq!(got.map(f32::from_bits), [1.0, 0.0, 0.0, 1.0]);
}

#[test]
fn borders_in_the_components_of_the_format() {
    let outside = |format, border| {
        let s = Sampler {
            wrap: [Wrap::Border; 3],
            border,
            ..Sampler::default()
        };
        let image = Image::new(Dim::D1, format, [1, 1, 1]);
        image
            .sample(&s, &[-1.0], lod(0.0), [0; 3], None, &mut Bytes(vec![7; 16]))
            .unwrap()
    };
    let f = f32::to_bits;
    assert_eq!(
        outside(Format::Rgba8Unorm, Border::TransparentBlack),
        [0; 4]
    );
    assert_eq!(
        outside(Format::Rgba8Unorm, Border::OpaqueBlack),
        [0, 0, 0, f(1.0)]
    );
    assert_eq!(
        outside(Format::Rgba8Unorm, Border::OpaqueWhite),
        [f(1.0); 4]
    );
    assert_eq!(outside(Format::Rgba8Uint, Border::OpaqueWhite), [1; 4]);
    assert_eq!(
        outside(Format::Rg8Unorm, Border::OpaqueWhite),
        [f(1.0), f(1.0), 0, f(1.0)]
    );
    // What the format lacks is added to the border too: alpha is 1.
    assert_eq!(
        outside(Format::R8Unorm, Border::TransparentBlack),
        [0, 0, 0, f(1.0)]
    );
    assert_eq!(
        outside(Format::Rgb9e5Ufloat, Border::OpaqueWhite),
        [f(1.0); 4]
    );
}

#[test]
fn conversions_come_before_the_filter_and_the_swizzle_after() {
    let image = Image {
        swizzle: [Channel::G, Channel::A, Channel::R, Channel::Zero],
        ..Image::new(Dim::D1, Format::Rgba8Srgb, [2, 1, 1])
    };
    let mut bytes = Bytes(vec![0, 0, 0, 0, 255, 255, 255, 255]);
    let clamp = Sampler {
        wrap: [Wrap::Clamp; 3],
        ..all(Filter::Linear)
    };
    let got = image
        .sample(&clamp, &[0.5], lod(0.0), [0; 3], None, &mut bytes)
        .unwrap();
    assert_eq!(got.map(f32::from_bits), [0.5, 0.5, 0.5, 0.0]);
}

#[test]
fn texels_of_no_weight_are_not_read() {
    // One texel of memory, an image of two: at the first one's centre the second does not matter.
    let image = Image::new(Dim::D1, Format::R8Unorm, [2, 1, 1]);
    let s = all(Filter::Linear);
    let get = |u| image.sample(&s, &[u], lod(0.0), [0; 3], None, &mut Bytes(vec![255]));
    assert_eq!(get(0.25).map(value), Ok(1.0));
    assert_eq!(get(0.3), Err(1));
}

#[test]
fn offsets_and_unnormalised_coordinates() {
    let (image, mut bytes, values) = floats(Dim::D2, [4, 4, 1]);
    let mut get = |s: &Sampler, c: [f32; 2], offset| {
        value(
            image
                .sample(s, &c, lod(0.0), offset, None, &mut bytes)
                .unwrap(),
        )
    };
    let near = all(Filter::Nearest);
    assert_eq!(get(&near, [0.3, 0.3], [1, -1, 0]), values[2]);
    assert_eq!(get(&near, [0.3, 0.3], [-2, 0, 0]), values[4 + 3]);
    let texels = Sampler {
        unnormalized: true,
        wrap: [Wrap::Clamp; 3],
        ..near
    };
    assert_eq!(get(&texels, [2.9, 1.0], [0; 3]), values[4 + 2]);
    assert_eq!(get(&texels, [-5.0, 9.0], [0; 3]), values[12]);
    let linear = Sampler {
        mag: Filter::Linear,
        min: Filter::Linear,
        ..texels
    };
    assert_eq!(
        get(&linear, [1.0, 0.5], [0; 3]),
        (values[0] + values[1]) / 2.0
    );
}

#[test]
fn what_cannot_be_sampled() {
    let s = all(Filter::Linear);
    let near = all(Filter::Nearest);
    let flat = Image::new(Dim::D2, Format::Rgba8Unorm, [4, 4, 1]);
    let ints = Image {
        format: Format::Rgba8Uint,
        ..flat
    };
    assert_eq!(flat.check_sample(&s, 2, Some(4), true, false), Ok(()));
    assert_eq!(
        flat.check_sample(&s, 3, None, false, false),
        Err(Problem::Coordinates(3, 2, Dim::D2))
    );
    assert_eq!(
        flat.check_sample(&s, 2, Some(2), false, false),
        Err(Problem::Coordinates(2, 4, Dim::D2))
    );
    assert_eq!(
        ints.check_sample(&s, 2, None, false, false),
        Err(Problem::Integers(Format::Rgba8Uint))
    );
    assert_eq!(ints.check_sample(&near, 2, None, false, false), Ok(()));
    assert_eq!(ints.check_sample(&s, 2, None, false, true), Ok(()));
    assert!(ints.check_sample(&near, 2, None, true, false).is_err());
    let solid = Image::new(Dim::D3, Format::R8Unorm, [4, 4, 4]);
    assert_eq!(
        solid.check_sample(&s, 3, None, false, true),
        Err(Problem::Dimension(Dim::D3))
    );
    let cube = Image::new(Dim::Cube, Format::R8Unorm, [4, 4, 1]);
    assert_eq!(cube.check_offset([0, -1, 0]), Err(Problem::Offset));
    assert_eq!(cube.check_offset([0; 3]), Ok(()));
    assert_eq!(flat.check_offset([7, -8, 0]), Ok(()));
    let texels = Sampler {
        unnormalized: true,
        wrap: [Wrap::Clamp; 3],
        ..near
    };
    assert!(matches!(
        solid.check_sample(&texels, 3, None, false, false),
        Err(Problem::Unnormalized(_))
    ));
    let many = Image { samples: 4, ..flat };
    assert_eq!(
        many.check_sample(&s, 2, None, false, false),
        Err(Problem::Multisample)
    );
}
