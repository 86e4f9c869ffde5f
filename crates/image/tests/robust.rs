//! Coordinates and descriptors that nobody would write: no panic.

mod common;
use common::*;
use lanemask_image::{Dim, Filter, Image, Level, Sampler, Wrap};

const WRAPS: [Wrap; 5] = [
    Wrap::Repeat,
    Wrap::Mirror,
    Wrap::Clamp,
    Wrap::Border,
    Wrap::MirrorOnce,
];

#[test]
fn no_coordinate_is_too_strange() {
    let strange = [
        f32::NAN,
        f32::INFINITY,
        f32::NEG_INFINITY,
        3e38,
        -3e38,
        1e-45,
        -0.0,
        16777217.0,
    ];
    for dim in Dim::ALL {
        let size = match dim {
            Dim::D1 => [3, 1, 1],
            Dim::D1Array => [3, 1, 2],
            Dim::D2 | Dim::Cube => [3, 3, 1],
            _ => [3, 3, 2],
        };
        let (image, mut bytes, _) = floats(dim, size);
        for filter in [Filter::Nearest, Filter::Linear] {
            for wrap in WRAPS {
                let s = Sampler {
                    wrap: [wrap; 3],
                    ..all(filter)
                };
                for a in strange {
                    for b in strange {
                        let c = [a, b, a, b];
                        let c = &c[..dim.coordinates()];
                        let d = [a, b, b, a, a, b];
                        for level in [lod(a), Level::Gradients(&d[..2 * dim.axes()])] {
                            let got = image.sample(&s, c, level, [-8, 7, 0], Some(b), &mut bytes);
                            assert!(got.is_ok(), "{dim} {c:?}");
                        }
                        assert!(image.gather(&s, c, 0, [-8, 7, 0], None, &mut bytes).is_ok());
                    }
                }
            }
        }
    }
}

/// Memory of zeros everywhere.
struct Zeros;

impl lanemask_image::Texels for Zeros {
    type Fault = ();
    fn read(&mut self, _: u64, _: u32) -> Result<u128, ()> {
        Ok(0)
    }
}

#[test]
fn no_descriptor_is_too_strange() {
    let mut state = 5u64;
    let mut random = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as u32
    };
    let mut legal = [0; 7];
    for _ in 0..60_000 {
        let dim = random() % 7;
        let side = [1, 2, 9, 0x1fff, 0xffff][random() as usize % 5];
        let height = match dim {
            0 | 4 => 1,
            _ if random() % 4 > 0 => side,
            _ => random() & 0xffff,
        };
        let third = if dim < 2 || dim == 3 {
            1
        } else {
            [1, 3, 0xffff][random() as usize % 3]
        };
        let pitch = |bits: u32| if bits & 3 == 0 { bits } else { 0 };
        let words = [
            random() & !15,
            random() & 0xffff,
            side | height << 16,
            third | (1 + random() % 3) << 16 | u32::from(random() % 9 == 0) << 20 | dim << 23,
            (1 + random() % 45) | (random() & 0xfff) << 8,
            pitch(random()),
            pitch(random()) & !15,
            random() % 5 / 4,
        ];
        let Ok(Some(image)) = Image::from_words(words) else {
            continue;
        };
        legal[dim as usize] += 1;
        assert_eq!(image.to_words(), Ok(words));
        let c = [(); 5].map(|()| random());
        let _ = image.texel(&c[..image.dim.texel_coordinates()], random() % 4);
        let last = image.size.map(|n| n - 1);
        if let Ok(Some(at)) = image.texel(&last[..image.dim.texel_coordinates().min(2)], 0) {
            assert!(at - image.base < image.bytes());
        }
        let wrap = WRAPS[random() as usize % 5];
        let s = Sampler {
            wrap: [wrap; 3],
            ..all([Filter::Nearest, Filter::Linear][random() as usize % 2])
        };
        let coordinates = image.dim.coordinates();
        let axes = image.dim.axes();
        let c = c.map(f32::from_bits);
        if image
            .check_sample(&s, coordinates, Some(2 * axes), false, false)
            .is_ok()
        {
            let d = [(); 6].map(|()| f32::from_bits(random()));
            let level = Level::Gradients(&d[..2 * axes]);
            let got = image.sample(&s, &c[..coordinates], level, [0; 3], None, &mut Zeros);
            assert!(got.is_ok());
            assert!(
                image
                    .gather(&s, &c[..coordinates], 1, [0; 3], None, &mut Zeros)
                    .is_ok()
            );
        }
    }
    assert!(legal.iter().all(|n| *n > 50), "{legal:?}");
}
