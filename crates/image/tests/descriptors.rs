//! Words of image and sampler descriptors, layouts by hand, what is refused.

use lanemask_image::{
    Border, Channel, Compare, Dim, Filter, Format, FormatError, Image, Problem, Sampler, Wrap,
};

#[test]
fn words_of_an_image_by_hand() {
    let image = Image {
        base: 0x1234_8765_4320,
        levels: 3,
        first_level: 1,
        row_pitch: 256,
        layer_pitch: 0x8000,
        swizzle: [Channel::B, Channel::G, Channel::Zero, Channel::One],
        read_only: true,
        ..Image::new(Dim::D2Array, Format::Rgba8Unorm, [33, 17, 5])
    };
    let words = [
        0x8765_4320,
        0x1234,
        33 | 17 << 16,
        5 | 3 << 16 | 5 << 23 | 1 << 26,
        9 | 2 << 8 | 1 << 11 | 4 << 14 | 5 << 17,
        256,
        0x8000,
        1,
    ];
    assert_eq!(image.to_words(), Ok(words));
    assert_eq!(Image::from_words(words), Ok(Some(image)));
    assert_eq!(Image::from_words([0; 8]), Ok(None));
}

#[test]
fn images_round_trip() {
    for dim in Dim::ALL {
        for format in Format::ALL {
            let size = match dim {
                Dim::D1 => [8, 1, 1],
                Dim::D1Array => [8, 1, 7],
                Dim::D2 | Dim::Cube => [8, 8, 1],
                _ => [8, 8, 7],
            };
            for (first_level, levels) in [(0, 1), (0, 4), (2, 2)] {
                let image = Image {
                    base: 0x2_0000_0010,
                    first_level,
                    levels,
                    ..Image::new(dim, *format, size)
                };
                let words = image.to_words().unwrap();
                assert_eq!(Image::from_words(words), Ok(Some(image)));
            }
        }
    }
    let many = Image {
        samples: 16,
        ..Image::new(Dim::D2, Format::R8Uint, [3, 2, 1])
    };
    assert_eq!(Image::from_words(many.to_words().unwrap()), Ok(Some(many)));
}

#[test]
fn what_an_image_descriptor_may_not_say() {
    let good = Image::new(Dim::D2, Format::Rgba8Unorm, [8, 4, 1])
        .to_words()
        .unwrap();
    let with = |word: usize, value: u32| {
        let mut words = good;
        words[word] = value;
        Image::from_words(words)
    };
    for (word, bits) in [(0, 0..4), (1, 16..32), (3, 27..32), (4, 20..32), (7, 4..32)] {
        for bit in bits {
            let refused = with(word, good[word] | 1 << bit);
            assert!(
                matches!(refused, Err(Problem::Reserved(_))),
                "word {word} bit {bit}"
            );
        }
    }
    let identity = good[4] & !255;
    assert_eq!(
        with(4, identity),
        Err(Problem::Format(FormatError::Unknown(0)))
    );
    assert_eq!(
        with(4, identity | 99),
        Err(Problem::Format(FormatError::Compressed(99)))
    );
    assert!(matches!(
        with(4, good[4] | 7 << 8),
        Err(Problem::Reserved(_))
    ));
    // Dimension 7, 32 samples.
    assert!(matches!(
        with(3, 1 | 1 << 16 | 7 << 23),
        Err(Problem::Reserved(_))
    ));
    assert!(matches!(
        with(3, 1 | 1 << 16 | 5 << 20 | 1 << 23),
        Err(Problem::Reserved(_))
    ));
    for (word, value) in [
        (2, 8),                               // height 0
        (2, 4 << 16),                         // width 0
        (3, 1 << 16 | 1 << 23),               // no layer
        (3, 2 | 1 << 16 | 1 << 23),           // two layers of 2d
        (3, 1 | 1 << 23),                     // no level
        (3, 1 | 5 << 16 | 1 << 23),           // 8, 4, 2, 1: four levels
        (3, 1 | 2 << 16 | 1 << 20 | 1 << 23), // two levels, two samples
        (3, 1 | 1 << 16 | 3 << 23),           // a cube of 8 * 4
        (3, 1 | 1 << 16),                     // 1d of height 4
        (5, 31),                              // a row has 32 bytes
        (5, 34),                              // no multiple of 4
        (6, 112),                             // a layer has 128 bytes
        (6, 136),                             // no multiple of 16
        (7, 4),                               // no such level
    ] {
        let refused = with(word, value);
        assert!(
            matches!(refused, Err(Problem::Size(_))),
            "word {word} = {value:#x}: {refused:?}"
        );
    }
    // Nothing is larger than the address space.
    for (dim, size, row_pitch) in [
        (Dim::D3, [0xffff; 3], 0xffff_fffc),
        (Dim::CubeArray, [0xffff; 3], 0),
        (Dim::D2Array, [0xffff; 3], 0x8000_0000),
    ] {
        let large = Image {
            row_pitch,
            ..Image::new(dim, Format::Rgba32Float, size)
        };
        let message = large.to_words().unwrap_err().to_string();
        assert!(message.contains("addresses"), "{message}");
    }
    let odd = Image {
        base: 8,
        ..Image::new(Dim::D1, Format::R8Uint, [1, 1, 1])
    };
    assert!(odd.to_words().is_err());
}

#[test]
fn layouts_by_hand() {
    // 5 * 3 bytes, then 2 * 1, then 1: each level from a multiple of 16.
    let mip = Image {
        levels: 3,
        ..Image::new(Dim::D2Array, Format::R8Uint, [5, 3, 2])
    };
    let level = |image: &Image, k| {
        let l = image.level(k).unwrap();
        (l.size, l.offset, l.row_pitch)
    };
    assert_eq!(level(&mip, 0), ([5, 3, 1], 0, 5));
    assert_eq!(level(&mip, 1), ([2, 1, 1], 16, 2));
    assert_eq!(level(&mip, 2), ([1, 1, 1], 32, 1));
    assert_eq!(mip.level(3), None);
    assert_eq!((mip.layer_stride(), mip.bytes()), (48, 48 + 33));
    let at = |image: &Image, c: &[u32], k| image.texel(c, k).unwrap();
    assert_eq!(at(&mip, &[4, 2, 1], 0), Some(48 + 14));
    assert_eq!(at(&mip, &[1, 0, 1], 1), Some(48 + 17));
    assert_eq!(at(&mip, &[2, 0, 1], 1), None);
    assert_eq!(at(&mip, &[0, 0, 2], 0), None);
    assert_eq!(at(&mip, &[0, 0, 0], 3), None);
    assert_eq!(at(&mip, &[u32::MAX, 0, 0], 0), None);
    // A view of its last level: level 0 is what was level 2.
    let view = Image {
        first_level: 2,
        levels: 1,
        layer_pitch: 48,
        ..mip
    };
    assert_eq!(level(&view, 0), ([1, 1, 1], 32, 1));
    assert_eq!(at(&view, &[0, 0, 1], 0), Some(80));
    // Slices of 3D images halve too.
    let solid = Image {
        levels: 2,
        ..Image::new(Dim::D3, Format::Rg16Uint, [4, 2, 3])
    };
    assert_eq!(level(&solid, 1), ([2, 1, 1], 96, 8));
    assert_eq!(at(&solid, &[3, 1, 2], 0), Some(2 * 32 + 16 + 12));
    assert_eq!(at(&solid, &[0, 0, 3], 0), None);
    assert_eq!(at(&solid, &[0, 0, 1], 1), None);
    // Faces lie a layer apart; of arrays face + 6 * layer.
    let cubes = Image::new(Dim::CubeArray, Format::R32Uint, [2, 2, 3]);
    assert_eq!(at(&cubes, &[1, 0, 17], 0), Some(17 * 16 + 4));
    assert_eq!(at(&cubes, &[1, 0, 18], 0), None);
    // Samples of a texel lie side by side.
    let samples = Image {
        samples: 4,
        row_pitch: 64,
        ..Image::new(Dim::D2, Format::R32Uint, [3, 2, 1])
    };
    assert_eq!(at(&samples, &[2, 1], 3), Some(64 + 44));
    assert_eq!(at(&samples, &[2, 1], 4), None);
    assert_eq!(
        samples.texel(&[1], 0),
        Err(Problem::Coordinates(1, 2, Dim::D2))
    );
}

#[test]
fn words_of_a_sampler_by_hand() {
    let sampler = Sampler {
        mag: Filter::Linear,
        min: Filter::Nearest,
        mip: Filter::Linear,
        wrap: [Wrap::Mirror, Wrap::Border, Wrap::MirrorOnce],
        compare: Compare::GreaterEqual,
        unnormalized: false,
        border: Border::OpaqueWhite,
        lod_min: 0.5,
        lod_max: 4.0,
        lod_bias: -1.0,
    };
    let words = [
        1 | 4 | 1 << 3 | 3 << 6 | 4 << 9 | 6 << 13 | 2 << 17 | 1 << 31,
        0x3f00_0000,
        0x4080_0000,
        0xbf80_0000,
    ];
    assert_eq!(sampler.to_words(), Ok(words));
    assert_eq!(Sampler::from_words(words), Ok(Some(sampler)));
    assert_eq!(Sampler::from_words([0; 4]), Ok(None));
}

#[test]
fn what_a_sampler_descriptor_may_not_say() {
    let good = Sampler::default().to_words().unwrap();
    let with = |word: usize, value: u32| {
        let mut words = good;
        words[word] = value;
        Sampler::from_words(words)
    };
    for bit in [12, 19, 20, 21, 25, 30] {
        assert!(
            matches!(with(0, good[0] | 1 << bit), Err(Problem::Reserved(_))),
            "bit {bit}"
        );
    }
    // Without its mark a sampler is not one.
    assert!(matches!(with(0, 1), Err(Problem::Reserved(_))));
    for bit in [22, 23, 24] {
        assert_eq!(with(0, good[0] | 1 << bit), Err(Problem::Anisotropy));
    }
    assert!(matches!(
        with(0, good[0] | 5 << 3),
        Err(Problem::Reserved(_))
    ));
    assert!(matches!(
        with(0, good[0] | 3 << 17),
        Err(Problem::Reserved(_))
    ));
    assert!(matches!(with(3, 0x7fc0_0000), Err(Problem::Size(_))));
    assert!(matches!(with(1, 20f32.to_bits()), Err(Problem::Size(_))));
    // Unnormalised: clamp or border, one filter, nearest levels.
    assert!(matches!(
        with(0, good[0] | 1 << 16),
        Err(Problem::Unnormalized(_))
    ));
    let clamp = good[0] | 1 << 16 | 2 << 3 | 3 << 6;
    assert!(with(0, clamp).is_ok());
    assert!(matches!(with(0, clamp | 1), Err(Problem::Unnormalized(_))));
    assert!(matches!(with(0, clamp | 4), Err(Problem::Unnormalized(_))));
}
