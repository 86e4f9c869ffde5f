//! Cubes: faces, seams; levels of detail by derivatives, on cubes and elsewhere.

mod common;
use common::*;
use lanemask_image::{Dim, Filter, Format, Image, Level, Sampler};

#[test]
fn levels_by_derivatives() {
    // Every level has its number as value.
    let numbered = |dim, size: [u32; 3], count: u32| {
        let image = Image {
            levels: count,
            ..Image::new(dim, Format::R32Float, size)
        };
        let mut bytes = vec![0; image.bytes() as usize];
        for level in 0..count {
            let l = image.level(level).unwrap();
            let words = (l.row_pitch / 4) as usize * (l.size[1] * l.size[2]) as usize;
            for slice in 0..image.slices() as usize {
                let from = slice * image.layer_stride() as usize + l.offset as usize;
                for k in 0..words {
                    bytes[from + 4 * k..][..4].copy_from_slice(&(level as f32).to_le_bytes());
                }
            }
        }
        (image, Bytes(bytes))
    };
    let sampler = Sampler {
        mip: Filter::Linear,
        ..all(Filter::Linear)
    };
    let get = |(image, mut bytes): (Image, Bytes), c: &[f32], d: &[f32]| {
        let level = Level::Gradients(d);
        value(
            image
                .sample(&sampler, c, level, [0; 3], None, &mut bytes)
                .unwrap(),
        )
    };
    let flat = || numbered(Dim::D2, [16, 8, 1], 5);
    // 4 texels along x: log2 4 = 2. The longer of the two steps counts.
    assert_eq!(get(flat(), &[0.5, 0.5], &[0.25, 0.0, 0.0, 0.0]), 2.0);
    assert_eq!(get(flat(), &[0.5, 0.5], &[0.0, 0.0, 0.0, 0.25]), 1.0);
    assert_eq!(get(flat(), &[0.5, 0.5], &[0.125, 0.0, 0.25, 0.0]), 2.0);
    // A step of (3, 4) texels has length 5.
    let diagonal = get(flat(), &[0.5, 0.5], &[3.0 / 16.0, 0.5, 0.0, 0.0]);
    assert!((diagonal - 5f32.log2()).abs() < 1e-6, "{diagonal}");
    assert_eq!(get(flat(), &[0.5, 0.5], &[0.0; 4]), 0.0);
    assert_eq!(
        get(
            numbered(Dim::D1Array, [8, 1, 2], 4),
            &[0.5, 1.0],
            &[0.0, 0.5]
        ),
        2.0
    );
    let solid = numbered(Dim::D3, [4, 4, 8], 4);
    assert_eq!(get(solid, &[0.5; 3], &[0.0, 0.0, 0.5, 0.0, 0.0, 0.0]), 2.0);
    // On +x, s = (-z / x + 1) / 2: a step of 1 in z is half a face, 8 texels of 16; with x = 2 a quarter.
    let cube = || numbered(Dim::Cube, [16, 16, 1], 5);
    assert_eq!(
        get(cube(), &[1.0, 0.0, 0.0], &[0.0, 0.0, 1.0, 0.0, 0.0, 0.0]),
        3.0
    );
    assert_eq!(
        get(cube(), &[2.0, 0.0, 0.0], &[0.0, 0.0, 1.0, 0.0, 0.0, 0.0]),
        2.0
    );
    // Along the direction itself nothing moves; off the axis it does.
    assert_eq!(
        get(cube(), &[1.0, 0.0, 0.0], &[1.0, 0.0, 0.0, 0.0, 0.0, 0.0]),
        0.0
    );
    assert_eq!(
        get(cube(), &[-2.0, 0.0, 1.0], &[-2.0, 0.0, 0.0, 0.0, 0.0, 0.0]),
        2.0
    );
}

#[test]
fn faces_of_cubes() {
    // 2 * 2 texels a face: texel (i, j) of face f is 10 f + 2 j + i.
    let image = Image::new(Dim::Cube, Format::R32Float, [2, 2, 1]);
    let texels: Vec<f32> = (0..24).map(|k| (k / 4 * 10 + k % 4) as f32).collect();
    let mut bytes = Bytes(texels.iter().flat_map(|x| x.to_le_bytes()).collect());
    let mut get = |d: [f32; 3]| {
        value(
            image
                .sample(
                    &all(Filter::Nearest),
                    &d,
                    lod(0.0),
                    [0; 3],
                    None,
                    &mut bytes,
                )
                .unwrap(),
        )
    };
    // Read off the table of the Vulkan specification: sc and tc of each face.
    for (d, expected) in [
        ([4.0, 1.0, 1.0], 0.0), // s = -z < 0, t = -y < 0
        ([4.0, -1.0, -1.0], 3.0),
        ([-4.0, 1.0, 1.0], 11.0), // s = z
        ([-4.0, -1.0, -1.0], 12.0),
        ([1.0, 4.0, -1.0], 21.0), // s = x, t = z
        ([-1.0, 4.0, 1.0], 22.0),
        ([1.0, -4.0, -1.0], 33.0), // t = -z
        ([1.0, -4.0, 1.0], 31.0),
        ([1.0, 1.0, 4.0], 41.0), // s = x, t = -y
        ([-1.0, -1.0, 4.0], 42.0),
        ([1.0, 1.0, -4.0], 50.0), // s = -x
        ([-1.0, -1.0, -4.0], 53.0),
    ] {
        assert_eq!(get(d), expected, "{d:?}");
    }
    // s = 1 is the last texel; no direction has no face.
    assert_eq!(get([1.0, 0.9, 1.0]), 41.0);
    assert!(get([0.0; 3]).is_finite());
    assert!(get([f32::NAN; 3]).is_finite());
}

#[test]
fn cubes_have_no_seams() {
    // Across every edge and corner, a linear filter goes on where it was on the other face.
    let (image, mut bytes, _) = floats(Dim::Cube, [4, 4, 1]);
    let mut get = |d: [f32; 3]| {
        value(
            image
                .sample(&all(Filter::Linear), &d, lod(0.0), [0; 3], None, &mut bytes)
                .unwrap(),
        )
    };
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
        for signs in 0..4 {
            for step in -99..=99 {
                let mut d = [step as f32 / 100.0; 3];
                d[a] = if signs & 1 == 1 { -1.0 } else { 1.0 };
                d[b] = if signs & 2 == 2 { -1.0 } else { 1.0 };
                let (mut on_a, mut on_b) = (d, d);
                on_a[b] *= 1.0 - 1e-6;
                on_b[a] *= 1.0 - 1e-6;
                let (x, y) = (get(on_a), get(on_b));
                assert!((x - y).abs() < 1e-3, "{d:?}: {x} and {y}");
            }
        }
    }
    // At a corner the mean of the three texels that meet there: sampled from each of the three faces.
    for corner in 0..8 {
        let d = [0, 1, 2].map(|k| if corner >> k & 1 == 1 { -1.0f32 } else { 1.0 });
        let seen = [0, 1, 2].map(|k| {
            let mut d = d.map(|x| x * (1.0 - 1e-6));
            d[k] *= 1.0 + 1e-6;
            get(d)
        });
        assert!(
            seen.iter().all(|x| (x - seen[0]).abs() < 1e-3),
            "{d:?}: {seen:?}"
        );
    }
}
