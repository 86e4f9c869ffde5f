//! Image instructions on the machine: lanes, masks, faults, descriptors in registers. What a sample is, `lanemask-image` tests.
mod common;
use common::*;
use lanemask_image::{Border, Channel, Compare, Dim, Filter, Format, Image, Sampler, Wrap};

fn lanes(f: impl Fn(u32) -> u32) -> [u32; 32] {
    std::array::from_fn(|l| f(l as u32))
}

/// Loads `words` into uniform registers from `first`.
fn load_words(first: u8, words: &[u32]) -> Vec<Line> {
    let load = |(k, w): (usize, &u32)| i(Op::UMovB32, &[u(first + k as u8), c(*w)]).into();
    words.iter().enumerate().map(load).collect()
}

/// The image lies in buffer 0; its descriptor is in u[16:23], the sampler's in u[24:27]; v4 to v15 are 0xeeeeeeee, v30 = lane
/// mod 4, v31 = lane / 4.
fn with(image: &Image, sampler: &Sampler, lines: Vec<Line>, words: Vec<u32>) -> Test {
    let mut all = descriptors();
    all.extend(load_words(16, &image.to_words().expect("image")));
    all.extend(load_words(24, &sampler.to_words().expect("sampler")));
    all.extend(code![
        i(Op::UMovB32, &[u(16), u(8)]),
        i(Op::UMovB32, &[u(17), u(9)]),
        i(Op::VAndB32, &[v(30), v(3), c(3)]),
        i(Op::VShrU32, &[v(31), v(3), c(2)]),
    ]);
    for k in 4..16 {
        all.extend(code![i(Op::VMovB32, &[v(k), c(0xeeee_eeee)])]);
    }
    all.extend(lines);
    test(all).buffer(words).buffer(vec![0; 4])
}

fn flat(format: Format, width: u32, height: u32) -> Image {
    Image::new(Dim::D2, format, [width, height, 1])
}

fn zero() -> Operand {
    c(0)
}

#[test]
fn loads_under_masks_and_outside() {
    // spec: P-47
    // 3 * 8 texels; lanes have x = 0 to 3 and y = 0 to 7: a quarter is outside.
    let image = flat(Format::Rgba8Uint, 3, 8);
    let texels: Vec<u32> = (0..24).map(|k| k * 0x0101 + 0x7700_0000).collect();
    for mask_of in [0, 1 << 9, 0x0f0f_3355, u32::MAX] {
        let mut lines: Vec<Line> = mask(mask_of).into();
        lines.extend(code![
            i(Op::ImageLoad, &[vs(4, 4), us(16, 8), vs(30, 2), zero()]),
            i(Op::ImageLoad, &[vs(8, 2), us(16, 8), vs(30, 2), zero()]),
            // No such level.
            i(Op::ImageLoad, &[v(12), us(16, 8), vs(30, 2), c(1)]),
        ]);
        let after = with(&image, &Sampler::default(), lines, texels.clone()).run();
        let expected = |l: u32, component: u32| {
            let (x, y) = (l % 4, l / 4);
            match (mask_of >> l & 1, x) {
                (0, _) => 0xeeee_eeee,
                (_, 3) => 0,
                _ => texels[(3 * y + x) as usize] >> (8 * component) & 255,
            }
        };
        for k in 0..4 {
            assert_eq!(after.v(4 + k as usize), lanes(|l| expected(l, k)));
        }
        assert_eq!(after.v(8), after.v(4));
        assert_eq!(after.v(9), after.v(5));
        // A list of two registers receives two components.
        assert_eq!(after.v(10), [0xeeee_eeee; 32]);
        let no_level = lanes(|l| {
            if mask_of >> l & 1 == 1 {
                0
            } else {
                0xeeee_eeee
            }
        });
        assert_eq!(after.v(12), no_level);
    }
}

#[test]
fn stores_convert_spare_their_neighbours_and_act_in_order() {
    // pitfall: P9.46
    let image = flat(Format::R8Unorm, 4, 2);
    let mut lines: Vec<Line> = code![
        // Lane l stores l / 255; the lanes of column 1 and beyond row 1 are off or outside.
        i(Op::VCvtF32U32, &[v(20), v(3)]),
        i(Op::VMulF32, &[v(20), v(20), f(1.0 / 255.0)]),
    ];
    lines.extend(mask(0xdddd_dddd));
    lines.extend(code![i(
        Op::ImageStore,
        &[v(20), us(16, 8), vs(30, 2), zero()]
    )]);
    let after = with(&image, &Sampler::default(), lines, vec![0xaaaa_aaaa; 3]).run();
    assert_eq!(after.buffers[0], [0x0302_aa00, 0x0706_aa04, 0xaaaa_aaaa]);
    // All lanes on one texel: the last one's value. What the list lacks is 0.
    let image = flat(Format::Rgba8Uint, 1, 1);
    let lines = code![
        i(Op::VMovB32, &[v(20), c(0)]),
        i(Op::VMovB32, &[v(21), c(0)]),
        i(Op::VMovB32, &[v(22), v(3)]),
        i(Op::VMovB32, &[v(23), c(300)]),
        i(Op::ImageStore, &[vs(22, 2), us(16, 8), vs(20, 2), zero()]),
    ];
    let after = with(&image, &Sampler::default(), lines, vec![u32::MAX; 2]).run();
    assert_eq!(after.buffers[0], [0x0000_ff1f, u32::MAX]);
}

#[test]
fn every_format_is_loaded_as_it_is_stored() {
    for format in Format::ALL {
        let image = flat(*format, 4, 8);
        let per = format.bytes().div_ceil(4) as usize;
        let count = (32 * format.bytes() as usize).div_ceil(4);
        let words: Vec<u32> = (0..count as u32)
            .map(|k| k.wrapping_mul(0x9e37_79b9) & 0x3fff_ffff)
            .collect();
        let lines = code![
            i(Op::ImageLoad, &[vs(4, 4), us(16, 8), vs(30, 2), zero()]),
            // Another image of the same texels, 4 * 8 further on.
            i(Op::VAddU32, &[v(31), v(31), c(8)]),
            i(Op::ImageStore, &[vs(4, 4), us(16, 8), vs(30, 2), zero()]),
            i(Op::ImageLoad, &[vs(8, 4), us(16, 8), vs(30, 2), zero()]),
        ];
        let tall = Image {
            size: [4, 16, 1],
            ..image
        };
        let both = [words.clone(), vec![0; count]].concat();
        let after = with(&tall, &Sampler::default(), lines, both).run();
        for k in 0..4 {
            assert_eq!(after.v(4 + k), after.v(8 + k), "{format} component {k}");
        }
        // The loads are those of the format.
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        for l in 0..32 {
            let own = &bytes[l * format.bytes() as usize..][..format.bytes() as usize];
            let bits = own.iter().rev().fold(0, |b, x| b << 8 | u128::from(*x));
            let texel = format.decode(bits);
            assert_eq!(
                [4, 5, 6, 7].map(|k| after.v(k)[l]),
                texel,
                "{format} lane {l}, {per}"
            );
        }
    }
}

#[test]
fn levels_layers_and_samples() {
    let image = Image {
        levels: 2,
        ..Image::new(Dim::D2Array, Format::R32Uint, [4, 2, 3])
    };
    // Layer: 8 words, then 2 and 2 of padding.
    let words: Vec<u32> = (0..36).collect();
    let lines = code![
        i(Op::VMovB32, &[v(20), v(30)]),
        i(Op::VAndB32, &[v(21), v(31), c(1)]),
        i(Op::VShrU32, &[v(22), v(3), c(3)]),
        i(Op::ImageLoad, &[v(4), us(16, 8), vs(20, 3), zero()]),
        i(Op::ImageLoad, &[v(5), us(16, 8), vs(20, 3), c(1)]),
        // The level may differ from lane to lane.
        i(Op::ImageLoad, &[v(6), us(16, 8), vs(20, 3), v(21)]),
    ];
    let after = with(&image, &Sampler::default(), lines, words).run();
    let at = |l: u32, level: u32| {
        let (x, y, layer) = (l % 4, l / 4 % 2, l / 8);
        match level {
            _ if layer > 2 => 0,
            0 => layer * 12 + 4 * y + x,
            _ if x > 1 || y > 0 => 0,
            _ => layer * 12 + 8 + x,
        }
    };
    assert_eq!(after.v(4), lanes(|l| at(l, 0)));
    assert_eq!(after.v(5), lanes(|l| at(l, 1)));
    assert_eq!(after.v(6), lanes(|l| at(l, l / 4 % 2)));
    let image = Image {
        samples: 2,
        ..flat(Format::R32Uint, 4, 8)
    };
    let lines = code![
        i(Op::ImageLoad, &[v(4), us(16, 8), vs(30, 2), c(1)]),
        i(Op::ImageLoad, &[v(5), us(16, 8), vs(30, 2), c(2)]),
        i(Op::UImageSamples, &[u(40), us(16, 8)]),
    ];
    let after = with(&image, &Sampler::default(), lines, (0..64).collect()).run();
    assert_eq!(after.v(4), lanes(|l| 2 * l + 1));
    assert_eq!((after.v(5), after.u(40)), ([0; 32], 2));
}

#[test]
fn atomics_on_texels() {
    // pitfall: P9.48
    let one = |format, name: &str, old: u32, data: [u32; 2]| {
        let image = flat(format, 1, 1);
        let op = |form: &str| Op::from_mnemonic(&format!("image.{form}.{name}"));
        let source = if name.starts_with("cmpxchg") {
            vs(20, 2)
        } else {
            v(20)
        };
        let start = || {
            let mut lines = code![
                i(Op::VMovB32, &[v(20), c(data[0])]),
                i(Op::VMovB32, &[v(21), c(data[1])]),
                i(Op::VMovB32, &[v(22), c(0)]),
                // Lane 2 is outside.
                i(Op::VMovB32, &[v(23), c(0)]),
            ];
            lines.extend(mask(4));
            lines.extend(code![i(Op::VMovB32, &[v(22), c(1)])]);
            lines.extend(mask(0b1101));
            lines
        };
        let mut lines = start();
        let all = [v(4), us(16, 8), vs(22, 2), source];
        lines.push(i(op("atomic").expect("an atomic"), &all).into());
        let after = with(&image, &Sampler::default(), lines, vec![old, 7]).run();
        assert_eq!(after.buffers[0][1], 7);
        if let Some(red) = op("red") {
            let mut lines = start();
            lines.push(i(red, &all[1..]).into());
            let same = with(&image, &Sampler::default(), lines, vec![old, 7]).run();
            assert_eq!(same.buffers, after.buffers, "{name}");
            assert_eq!(same.v(4), [0xeeee_eeee; 32]);
        }
        let r = after.v(4);
        assert_eq!((r[1], r[2], r[4]), (0xeeee_eeee, 0, 0xeeee_eeee), "{name}");
        // What lanes 0 and 3 found, and what is there then.
        (r[0], r[3], after.buffers[0][0])
    };
    let (uint, sint, float) = (Format::R32Uint, Format::R32Sint, Format::R32Float);
    assert_eq!(one(uint, "add.u32", 5, [3, 0]), (5, 8, 11));
    assert_eq!(one(uint, "sub.u32", 5, [3, 0]), (5, 2, u32::MAX));
    assert_eq!(one(uint, "and.b32", 7, [5, 0]), (7, 5, 5));
    assert_eq!(one(sint, "or.b32", 8, [5, 0]), (8, 13, 13));
    assert_eq!(one(uint, "xor.b32", 8, [5, 0]), (8, 13, 8));
    assert_eq!(one(uint, "min.u32", 8, [u32::MAX, 0]), (8, 8, 8));
    assert_eq!(
        one(uint, "max.u32", 8, [u32::MAX, 0]),
        (8, u32::MAX, u32::MAX)
    );
    assert_eq!(
        one(sint, "min.i32", 8, [u32::MAX, 0]),
        (8, u32::MAX, u32::MAX)
    );
    assert_eq!(one(sint, "max.i32", 8, [u32::MAX, 0]), (8, 8, 8));
    assert_eq!(one(float, "xchg.b32", 8, [9, 0]), (8, 9, 9));
    assert_eq!(one(uint, "cmpxchg.b32", 8, [8, 9]), (8, 9, 9));
    let f = f32::to_bits;
    assert_eq!(
        one(float, "add.f32", f(1.5), [f(2.0), 0]),
        (f(1.5), f(3.5), f(5.5))
    );
    assert_eq!(
        one(float, "min.f32", f(1.5), [f(-2.0), 0]),
        (f(1.5), f(-2.0), f(-2.0))
    );
    assert_eq!(
        one(float, "max.f32", f(1.5), [f(-2.0), 0]),
        (f(1.5), f(1.5), f(1.5))
    );
}

#[test]
fn null_descriptors_read_0_and_drop() {
    // spec: W-REG-9
    let image = flat(Format::R32Uint, 4, 8);
    let mut lines = load_words(32, &[0; 8]);
    lines.extend(load_words(40, &[5; 8]));
    let null = || us(32, 8);
    let none = || us(32, 4);
    lines.extend(code![
        i(Op::ImageLoad, &[vs(4, 2), null(), vs(30, 2), zero()]),
        // Any number of coordinates will do.
        i(Op::ImageStore, &[v(3), null(), v(30), zero()]),
        i(Op::ImageAtomicAddU32, &[v(6), null(), vs(30, 2), v(3)]),
        i(Op::ImageRedAddU32, &[null(), vs(30, 2), v(3)]),
        i(
            Op::ImageSampleLod,
            &[v(7), null(), us(24, 4), vs(30, 2), zero(), n(0)]
        ),
        i(
            Op::ImageSampleLod,
            &[v(8), us(16, 8), none(), vs(30, 2), zero(), n(0)]
        ),
        i(
            Op::ImageGather,
            &[vs(9, 4), null(), none(), vs(30, 2), n(0), n(0)]
        ),
        i(Op::UImageSize, &[us(40, 4), null(), u(32)]),
        i(Op::UImageSamples, &[u(44), null()]),
    ]);
    let after = with(&image, &Sampler::default(), lines, vec![9; 32]).run();
    for k in [4, 5, 6, 7, 8, 9, 10, 11, 12] {
        assert_eq!(after.v(k), [0; 32], "v{k}");
    }
    assert_eq!(after.warp(0).u[40..46], [0, 0, 0, 0, 0, 5]);
    assert_eq!(after.buffers[0], [9; 32]);
}

#[test]
fn what_descriptors_must_not_say_traps_by_name() {
    // spec: P-52
    let image = flat(Format::Rgba8Uint, 4, 8);
    let load = || i(Op::ImageLoad, &[v(4), us(16, 8), vs(30, 2), zero()]);
    let sample = |co| {
        i(
            Op::ImageSampleLod,
            &[v(4), us(16, 8), us(24, 4), co, zero(), n(0)],
        )
    };
    let set = |r: u8, value: u32| Some((r, value));
    let word3 = 1 | 1 << 16 | 1 << 23;
    for (change, line, detail) in [
        (set(20, 0), load(), "there is no format 0"),
        (
            set(20, 70),
            load(),
            "format 70 is block-compressed, which is not supported",
        ),
        (
            set(23, 16),
            load(),
            "image word 7 (first level): reserved bits or codes",
        ),
        (
            set(24, 1 << 31 | 2 << 22),
            sample(vs(30, 2)),
            "anisotropic filtering is not supported",
        ),
        (
            set(24, 1),
            sample(vs(30, 2)),
            "sampler word 0: reserved bits or codes",
        ),
        (
            set(24, 1 << 31 | 1),
            sample(vs(30, 2)),
            "rgba8uint has integers, which are neither filtered nor compared",
        ),
        (None, sample(vs(29, 3)), "3 coordinates, a 2d image takes 2"),
        (
            None,
            i(Op::ImageLoad, &[v(4), us(16, 8), v(30), zero()]),
            "1 coordinates, a 2d image takes 2",
        ),
        (
            set(19, word3 | 1 << 26),
            i(Op::ImageStore, &[v(3), us(16, 8), vs(30, 2), zero()]),
            "the image is read-only",
        ),
        (
            set(19, word3 | 1 << 20),
            i(Op::ImageStore, &[v(3), us(16, 8), vs(30, 2), zero()]),
            "a multisample image can only be loaded from",
        ),
        (
            None,
            i(Op::ImageAtomicAddU32, &[v(4), us(16, 8), vs(30, 2), v(3)]),
            "rgba8uint does not have this atomic",
        ),
        (
            set(19, 4 | 1 << 16 | 2 << 23),
            i(
                Op::ImageGather,
                &[vs(4, 4), us(16, 8), us(24, 4), vs(29, 3), n(0), n(0)],
            ),
            "a 3d image does not have this operation",
        ),
    ] {
        let program = |mask_of: u32| {
            let mut lines = Vec::new();
            if let Some((r, value)) = change {
                lines.extend(load_words(r, &[value]));
            }
            lines.extend(mask(mask_of));
            lines.push(line.into());
            with(&image, &Sampler::default(), lines, vec![9; 32])
        };
        let trap = program(0x0ff0).trap();
        assert_eq!((trap.cause, trap.faulting_lanes), (5, 0x0ff0), "{line}");
        assert_eq!(trap.detail.as_deref(), Some(detail), "{line}");
        assert!(trap.to_string().contains(detail));
        assert_eq!(trap.registers.v[4], [0xeeee_eeee; 32]);
        // With no lane active nothing happens.
        program(0).run();
    }
    // Queries are uniform.
    let mut lines = load_words(20, &[0]);
    lines.extend(mask(0));
    lines.extend(code![i(Op::UImageSize, &[us(40, 4), us(16, 8), u(36)])]);
    let trap = with(&image, &Sampler::default(), lines, vec![9; 32]).trap();
    assert_eq!(
        (trap.cause, trap.detail.as_deref()),
        (5, Some("there is no format 0"))
    );
}

#[test]
fn texels_that_are_not_mapped_trap_and_nothing_is_stored() {
    // The image has 32 words, the memory 30.
    let image = flat(Format::R32Uint, 4, 8);
    for line in [
        i(Op::ImageStore, &[v(3), us(16, 8), vs(30, 2), zero()]),
        i(Op::ImageLoad, &[v(4), us(16, 8), vs(30, 2), zero()]),
        i(Op::ImageAtomicAddU32, &[v(4), us(16, 8), vs(30, 2), v(3)]),
    ] {
        let t = with(&image, &Sampler::default(), vec![line.into()], vec![9; 30]);
        let trap = t.trap();
        assert_eq!(
            (trap.cause, trap.faulting_lanes),
            (5, 0xc000_0000),
            "{line}"
        );
        assert_eq!((trap.info & 0xfff, trap.detail), (120, None), "{line}");
        assert_eq!(trap.registers.v[4], [0xeeee_eeee; 32]);
    }
    let sampler = Sampler::default();
    let line = i(
        Op::ImageSampleLod,
        &[v(4), us(16, 8), us(24, 4), vs(20, 2), zero(), n(0)],
    );
    let lines = code![
        i(Op::VMovB32, &[v(20), f(0.999)]),
        i(Op::VMovB32, &[v(21), f(0.999)]),
        line
    ];
    let trap = with(&image, &sampler, lines, vec![9; 30]).trap();
    assert_eq!((trap.cause, trap.faulting_lanes), (5, u32::MAX));
}

#[test]
fn samples_lane_by_lane() {
    // Texels 0, 1, 2, 3 in a row of floats; lane l looks at l / 8.
    let image = Image::new(Dim::D1, Format::R32Float, [4, 1, 1]);
    let words: Vec<u32> = [0.0f32, 1.0, 2.0, 3.0].map(f32::to_bits).into();
    let sampler = Sampler {
        mag: Filter::Linear,
        min: Filter::Linear,
        wrap: [Wrap::Border; 3],
        border: Border::OpaqueWhite,
        ..Sampler::default()
    };
    let mut lines = code![
        i(Op::VCvtF32U32, &[v(20), v(3)]),
        i(Op::VMulF32, &[v(20), v(20), f(1.0 / 32.0)]),
    ];
    lines.extend(mask(0xffff_fffe));
    lines.extend(code![
        i(
            Op::ImageSampleLod,
            &[vs(4, 4), us(16, 8), us(24, 4), v(20), zero(), n(0)]
        ),
        // One texel to the right: offset 1; and to the left: 15 = -1.
        i(
            Op::ImageSampleLod,
            &[v(8), us(16, 8), us(24, 4), v(20), zero(), n(1)]
        ),
        i(
            Op::ImageSampleLod,
            &[v(9), us(16, 8), us(24, 4), v(20), zero(), n(15)]
        ),
        i(Op::VMovB32, &[v(22), c(0)]),
        i(Op::VMovB32, &[v(23), c(0)]),
        i(
            Op::ImageSampleGrad,
            &[v(10), us(16, 8), us(24, 4), v(20), vs(22, 2), n(0)]
        ),
    ]);
    let after = with(&image, &sampler, lines, words).run();
    let model = |l: u32, shift: f32| {
        // The row with its border of 1 on both sides.
        let row = [1.0, 1.0, 0.0, 1.0, 2.0, 3.0, 1.0, 1.0];
        let x = l as f32 / 8.0 - 0.5 + shift + 2.0;
        let k = x.floor() as usize;
        row[k] * (1.0 - x.fract()) + row[k + 1] * x.fract()
    };
    let on = |l: u32, x: u32| if l == 0 { 0xeeee_eeee } else { x };
    assert_eq!(after.v(4), lanes(|l| on(l, model(l, 0.0).to_bits())));
    assert_eq!(after.v(5), lanes(|l| on(l, 0)));
    // Border and texel: a red format has alpha 1 everywhere.
    assert_eq!(after.v(7), lanes(|l| on(l, 1f32.to_bits())));
    assert_eq!(after.v(8), lanes(|l| on(l, model(l, 1.0).to_bits())));
    assert_eq!(after.v(9), lanes(|l| on(l, model(l, -1.0).to_bits())));
    assert_eq!(after.v(10), after.v(4));
}

#[test]
fn comparisons_and_gathers_lane_by_lane() {
    let image = Image {
        swizzle: [Channel::R, Channel::R, Channel::R, Channel::R],
        ..flat(Format::Depth32Float, 2, 2)
    };
    let words: Vec<u32> = [1.0f32, 8.0, 16.0, 24.0].map(f32::to_bits).into();
    let sampler = Sampler {
        mag: Filter::Linear,
        min: Filter::Linear,
        compare: Compare::GreaterEqual,
        ..Sampler::default()
    };
    let lines = code![
        i(Op::VMovB32, &[v(20), f(0.5)]),
        i(Op::VMovB32, &[v(21), f(0.5)]),
        // The reference, behind the coordinates, is the lane.
        i(Op::VCvtF32U32, &[v(22), v(3)]),
        i(
            Op::ImageSampleCmpLod,
            &[vs(4, 2), us(16, 8), us(24, 4), vs(20, 3), zero(), n(0)]
        ),
        i(
            Op::ImageGatherCmp,
            &[vs(6, 4), us(16, 8), us(24, 4), vs(20, 3), n(0)]
        ),
        i(
            Op::ImageGather,
            &[vs(10, 4), us(16, 8), us(24, 4), vs(20, 2), n(3), n(0)]
        ),
        i(Op::VMovB32, &[v(23), c(0)]),
        i(Op::VMovB32, &[v(24), c(0)]),
        i(Op::VMovB32, &[v(25), c(0)]),
        i(Op::VMovB32, &[v(26), c(0)]),
        i(
            Op::ImageSampleCmpGrad,
            &[v(14), us(16, 8), us(24, 4), vs(20, 3), vs(23, 4), n(0)]
        ),
    ];
    let after = with(&image, &sampler, lines, words).run();
    let holds = |l: u32, texel: u32| if l >= texel { 1f32 } else { 0.0 };
    let share = |l| [1, 8, 16, 24].map(|t| holds(l, t)).iter().sum::<f32>() / 4.0;
    assert_eq!(after.v(4), lanes(|l| share(l).to_bits()));
    assert_eq!(after.v(5), [0; 32]);
    assert_eq!(after.v(14), after.v(4));
    for (k, texel) in [16u32, 24, 8, 1].into_iter().enumerate() {
        assert_eq!(after.v(6 + k), lanes(|l| holds(l, texel).to_bits()));
        assert_eq!(after.v(10 + k), [(texel as f32).to_bits(); 32]);
    }
}

#[test]
fn sizes() {
    for (dim, size, first, levels, lod, expected) in [
        (Dim::D1, [9, 1, 1], 0, 4, 2, [2, 1, 1, 4]),
        (Dim::D2, [640, 480, 1], 0, 3, 1, [320, 240, 1, 3]),
        // The depth halves, layers do not.
        (Dim::D3, [8, 8, 6], 0, 3, 1, [4, 4, 3, 3]),
        (Dim::D2Array, [8, 8, 6], 1, 2, 1, [2, 2, 6, 2]),
        (Dim::CubeArray, [8, 8, 6], 0, 1, 0, [8, 8, 6, 1]),
        (Dim::Cube, [8, 8, 1], 0, 1, 1, [0; 4]),
    ] {
        let image = Image {
            first_level: first,
            levels,
            ..Image::new(dim, Format::R8Unorm, size)
        };
        let mut lines = load_words(36, &[lod]);
        // Uniform: also with no lane active.
        lines.extend(mask(0));
        lines.extend(code![
            i(Op::UImageSize, &[us(40, 4), us(16, 8), u(36)]),
            i(Op::UImageSamples, &[u(44), us(16, 8)]),
        ]);
        let after = with(&image, &Sampler::default(), lines, vec![0]).run();
        assert_eq!(
            after.warp(0).u[40..45],
            [&expected[..], &[1]].concat(),
            "{dim}"
        );
    }
}

#[test]
fn helper_lanes_read_texels_and_change_none() {
    // pitfall: P8.42
    // Lane 28 is real; its quad's helpers are 29, 30 and 31, the last two of them behind the memory of 30 words.
    let image = flat(Format::R32Uint, 4, 8);
    let program = |real: u32| {
        let mut lines: Vec<Line> = mask(real).into();
        lines.extend(code![
            i(Op::ExecWqm, &[u(50)]),
            i(Op::ImageLoad, &[v(4), us(16, 8), vs(30, 2), zero()]),
            i(Op::ImageAtomicAddU32, &[v(5), us(16, 8), vs(30, 2), v(3)]),
            i(Op::ImageStore, &[v(4), us(16, 8), vs(30, 2), zero()]),
            i(Op::ImageRedAddU32, &[us(16, 8), vs(30, 2), v(3)]),
        ]);
        with(&image, &Sampler::default(), lines, (100..130).collect())
    };
    let after = program(1 << 28).run();
    let kept = 0xeeee_eeee;
    let expected = lanes(|l| if l == 28 || l == 29 { 100 + l } else { kept });
    assert_eq!(after.v(4), expected);
    assert_eq!(after.v(5)[28..], [128, kept, kept, kept]);
    assert_eq!(after.buffers[0][28..], [128 + 28, 129]);
    // As a real lane, lane 30 is at fault.
    let trap = program(3 << 29).trap();
    assert_eq!((trap.cause, trap.faulting_lanes), (5, 1 << 30));
}
