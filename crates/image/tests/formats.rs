//! Every format: all values of narrow components, corners of wide ones, order of components, what is missing.

use lanemask_image::{Format, FormatError, Numbers};

fn f(x: f32) -> u32 {
    x.to_bits()
}

fn first(format: Format, bits: u128) -> f32 {
    f32::from_bits(format.decode(bits)[0])
}

fn store(format: Format, x: f32) -> u128 {
    format.encode([f(x); 4])
}

/// A quotient of small integers, rounded once: binary64 has more than twice the digits.
fn quotient(a: i64, b: i64) -> f32 {
    (a as f64 / b as f64) as f32
}

#[test]
fn normalized_bytes_and_halfwords() {
    for (bits, unorm, snorm) in [
        (8, Format::R8Unorm, Format::R8Snorm),
        (16, Format::R16Unorm, Format::R16Snorm),
    ] {
        let most = (1i64 << bits) - 1;
        for c in 0..=most {
            assert_eq!(first(unorm, c as u128), quotient(c, most), "{unorm} {c}");
            assert_eq!(store(unorm, quotient(c, most)), c as u128, "{unorm} {c}");
            let signed = (c << (64 - bits)) >> (64 - bits);
            let scale = most / 2;
            // Both -2^(n-1) and the number above it are -1.
            let expected = quotient(signed.max(-scale), scale);
            assert_eq!(first(snorm, c as u128), expected, "{snorm} {c}");
            let back = signed.max(-scale) & most;
            assert_eq!(store(snorm, expected), back as u128, "{snorm} {c}");
        }
    }
    // Half way between two numbers: to even.
    assert_eq!(store(Format::R8Unorm, 0.5), 128);
    assert_eq!(store(Format::R8Snorm, 0.5), 64);
}

#[test]
fn integers_are_clamped() {
    for c in 0..256u32 {
        assert_eq!(Format::R8Uint.decode(c.into())[0], c);
        assert_eq!(
            Format::R8Sint.decode(c.into())[0],
            c as u8 as i8 as i32 as u32
        );
        assert_eq!(Format::R8Uint.encode([c, 0, 0, 0]), c.into());
        assert_eq!(
            Format::R8Sint.encode([c as u8 as i8 as u32, 0, 0, 0]),
            c.into()
        );
    }
    let stored = |format: Format, x: i64| format.encode([x as u32; 4]);
    assert_eq!(stored(Format::R8Uint, 256), 255);
    assert_eq!(stored(Format::R16Uint, 0xffff_ffff), 0xffff);
    assert_eq!(stored(Format::R8Sint, 128), 127);
    assert_eq!(stored(Format::R8Sint, -129), 0x80);
    assert_eq!(stored(Format::R16Sint, -0x8001), 0x8000);
    assert_eq!(stored(Format::R16Sint, 0x8000), 0x7fff);
    assert_eq!(stored(Format::Rgb10a2Uint, 1024), 0xffff_ffff);
    assert_eq!(Format::R16Sint.decode(0x8000)[0], -0x8000i32 as u32);
    assert_eq!(
        Format::Rg32Sint.decode(0xffff_fffe_0000_0001),
        [1, -2i32 as u32, 0, 1]
    );
}

#[test]
fn ten_and_two_bits() {
    for c in 0..1024u32 {
        let texel = Format::Rgb10a2Unorm.decode((c << 10 | (c & 3) << 30).into());
        let expected = [
            0.0,
            quotient(c.into(), 1023),
            0.0,
            quotient((c & 3).into(), 3),
        ];
        assert_eq!(texel, expected.map(f));
        assert_eq!(
            Format::Rgb10a2Unorm.encode(texel),
            (c << 10 | (c & 3) << 30).into()
        );
    }
}

/// Value of a float by its parts.
fn parts(sign: i32, exponent: i32, fraction: u32, bits: i32, bias: i32) -> f64 {
    let s = if sign == 1 { -1.0 } else { 1.0 };
    let fraction = f64::from(fraction) / 2f64.powi(bits);
    match exponent {
        0 => s * fraction * 2f64.powi(1 - bias),
        31 if fraction == 0.0 => s * f64::INFINITY,
        31 => f64::NAN,
        e => s * (1.0 + fraction) * 2f64.powi(e - bias),
    }
}

#[test]
fn all_half_floats() {
    for c in 0..=0xffffu32 {
        let expected = parts((c >> 15) as i32, (c >> 10 & 31) as i32, c & 0x3ff, 10, 15);
        let got = first(Format::R16Float, c.into());
        if expected.is_nan() {
            assert_eq!(f(got), 0x7fc0_0000, "{c:04x}");
            assert_eq!(store(Format::R16Float, got), 0x7e00);
        } else {
            assert_eq!(f(got), f(expected as f32), "{c:04x}");
            assert_eq!(store(Format::R16Float, got), c.into());
        }
    }
    // To nearest even, beyond the largest number infinity.
    assert_eq!(store(Format::R16Float, 1.0 + 1.0 / 2048.0), 0x3c00);
    assert_eq!(store(Format::R16Float, 65519.9), 0x7bff);
    assert_eq!(store(Format::R16Float, 65520.0), 0x7c00);
    assert_eq!(store(Format::R16Float, -1e-10), 0x8000);
}

#[test]
fn all_unsigned_small_floats() {
    // Where red (11 bits) and blue (10 bits) lie, fraction bits, largest number.
    for (at, component, bits, most) in [(0, 0, 6u32, 65024.0f64), (22, 2, 5, 64512.0)] {
        let read =
            |c: u32| f32::from_bits(Format::Rg11b10Ufloat.decode(u128::from(c) << at)[component]);
        let write = |x: f64| {
            let all = Format::Rg11b10Ufloat.encode([f(x as f32); 4]);
            (all >> at) as u32 & ((32 << bits) - 1)
        };
        let value = |c: u32| {
            parts(
                0,
                (c >> bits) as i32,
                c & ((1 << bits) - 1),
                bits as i32,
                15,
            )
        };
        for c in 0..32 << bits {
            if value(c).is_nan() {
                assert_eq!(f(read(c)), 0x7fc0_0000);
                continue;
            }
            assert_eq!(f64::from(read(c)), value(c), "{c:x}");
            assert_eq!(write(value(c)), c, "{c:x}");
            // Half way to the next one: to even.
            if value(c + 1).is_finite() {
                let middle = (value(c) + value(c + 1)) / 2.0;
                assert_eq!(write(middle), c + (c & 1), "{c:x}");
                assert_eq!(write(middle * (1.0 + 1e-6)), c + 1, "{c:x}");
            }
        }
        assert_eq!(value((31 << bits) - 1), most);
        // What is finite stays finite.
        assert_eq!(write(1e30), (31 << bits) - 1);
        assert_eq!(write(most * 1.01), (31 << bits) - 1);
        assert_eq!(write(f64::INFINITY), 31 << bits);
        assert_eq!((write(-1.0), write(f64::NEG_INFINITY)), (0, 0));
        assert!(f64::from(read(write(f64::NAN))).is_nan());
    }
}

#[test]
fn shared_exponents() {
    let value =
        |bits: u32, at: u32| f64::from(bits >> at & 511) * 2f64.powi((bits >> 27) as i32 - 15 - 9);
    let mut state = 7u32;
    for _ in 0..20_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let texel = Format::Rgb9e5Ufloat.decode(state.into());
        let expected = [0, 9, 18].map(|at| value(state, at) as f32);
        assert_eq!(texel[..3], expected.map(f));
        assert_eq!(texel[3], f(1.0));
        // Another word may stand for the same numbers.
        let again = Format::Rgb9e5Ufloat.encode(texel) as u32;
        assert_eq!([0, 9, 18].map(|at| value(again, at) as f32), expected);
    }
    let stored = |r, g, b| Format::Rgb9e5Ufloat.encode([f(r), f(g), f(b), 0]) as u32;
    // 1 = 256 * 2^(16 - 24).
    assert_eq!(stored(1.0, 0.5, 0.0), 256 | 128 << 9 | 16 << 27);
    // The largest number is 511 * 2^7 = 65408.
    assert_eq!(
        stored(1e30, f32::INFINITY, 65408.0),
        511 | 511 << 9 | 511 << 18 | 31 << 27
    );
    assert_eq!(stored(-1.0, f32::NAN, 0.0), 0);
    // 511.5 / 256 rounds up to 512, which needs the next exponent.
    assert_eq!(stored(511.5 / 256.0, 0.0, 0.0), 256 | 17 << 27);
    // The smallest number is 2^-24.
    assert_eq!(stored(2f32.powi(-24), 2f32.powi(-26), 0.0), 1);
}

#[test]
fn the_srgb_curve() {
    for format in [Format::Rgba8Srgb, Format::Bgra8Srgb] {
        for c in 0..256u32 {
            let bits = u128::from(c * 0x0101_0101);
            let texel = format.decode(bits);
            assert_eq!(format.encode(texel), bits);
            // Alpha is linear.
            assert_eq!(texel[3], f(quotient(c.into(), 255)));
        }
    }
    // Values of the usual tables.
    for (c, linear) in [
        (0u32, 0.0),
        (10, 0.003_035_27),
        (11, 0.003_346_536),
        (128, 0.215_860_5),
        (188, 0.502_886_5),
        (255, 1.0),
    ] {
        let got = first(Format::Rgba8Srgb, c.into());
        assert!((got - linear).abs() < 1e-7, "{c}: {got}");
    }
    assert_eq!(store(Format::Rgba8Srgb, 0.5) & 255, 188);
    assert_eq!(store(Format::Rgba8Srgb, f32::NAN) & 255, 0);
    assert_eq!(store(Format::Rgba8Srgb, 7.0), 0xffff_ffff);
}

#[test]
fn stores_of_what_does_not_fit() {
    for (x, unorm, snorm) in [
        (f32::NAN, 0, 0),
        (f32::INFINITY, 255, 127),
        (f32::NEG_INFINITY, 0, 0x81),
        (-0.0, 0, 0),
        (1.5, 255, 127),
        (-1.5, 0, 0x81),
    ] {
        assert_eq!(store(Format::R8Unorm, x), unorm);
        assert_eq!(store(Format::R8Snorm, x), snorm);
    }
    // 32 bits are kept bit by bit.
    assert_eq!(Format::R32Float.encode([0xffc1_2345; 4]), 0xffc1_2345);
    assert_eq!(Format::R32Float.decode(0x7f80_0001)[0], 0x7f80_0001);
}

#[test]
fn components_and_their_order() {
    let bytes = 0x0403_0201;
    assert_eq!(Format::Rgba8Uint.decode(bytes), [1, 2, 3, 4]);
    assert_eq!(
        Format::Bgra8Unorm.decode(bytes),
        [3.0, 2.0, 1.0, 4.0].map(|x: f32| f(x / 255.0))
    );
    assert_eq!(
        Format::Bgra8Unorm.encode(Format::Bgra8Unorm.decode(bytes)),
        bytes
    );
    assert_eq!(
        Format::Rgb10a2Uint.decode(0b10_0000000011_0000000010_0000000001),
        [1, 2, 3, 2]
    );
    let one = f(1.0);
    assert_eq!(
        Format::Rg11b10Ufloat.decode(0x3c0 | 0x3c0 << 11 | 0x1e0 << 22),
        [one; 4]
    );
    // Missing: 0, 0, 1.
    assert_eq!(Format::R8Uint.decode(9), [9, 0, 0, 1]);
    assert_eq!(Format::Rg16Sint.decode(0xffff_0001), [1, u32::MAX, 0, 1]);
    assert_eq!(Format::Rg32Float.decode(0), [0, 0, 0, one]);
    assert_eq!(Format::Depth16Unorm.decode(0xffff), [one, 0, 0, one]);
    let wide = u128::from_le_bytes(std::array::from_fn(|k| k as u8 / 4 + 1));
    assert_eq!(
        Format::Rgba32Uint.decode(wide),
        [0x0101_0101, 0x0202_0202, 0x0303_0303, 0x0404_0404]
    );
    for format in Format::ALL {
        let texel = format.decode(wide & (u128::MAX >> (128 - 8 * format.bytes())));
        let bits = format.encode(texel);
        assert_eq!(format.decode(bits), texel, "{format}");
    }
}

#[test]
fn codes_names_and_sizes() {
    let sizes: Vec<u32> = Format::ALL.iter().map(|f| f.bytes()).collect();
    // Codes 1 to 45, counted by hand.
    assert_eq!(
        sizes,
        [
            1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, // 8 bits a component
            2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 8, 8, 8, 8, 8, // 16
            4, 4, 4, 8, 8, 8, 16, 16, 16, // 32
            4, 4, 4, 4, 2, 4 // packed, depth
        ]
    );
    for (k, format) in Format::ALL.iter().enumerate() {
        assert_eq!(usize::from(format.code()), k + 1);
        assert_eq!(Format::from_code(format.code()), Ok(*format));
        assert_eq!(Format::from_name(format.name()), Some(*format));
        let numbers = match format.name() {
            n if n.ends_with("uint") => Numbers::Uint,
            n if n.ends_with("sint") => Numbers::Sint,
            _ => Numbers::Float,
        };
        assert_eq!(format.numbers(), numbers);
        assert_eq!(format.is_depth(), format.name().starts_with("depth"));
    }
    assert_eq!(Format::from_code(0), Err(FormatError::Unknown(0)));
    assert_eq!(Format::from_code(46), Err(FormatError::Unknown(46)));
    assert_eq!(Format::from_code(255), Err(FormatError::Unknown(255)));
    assert_eq!(Format::from_code(64), Err(FormatError::Compressed(64)));
    let message = Format::from_code(127).unwrap_err().to_string();
    assert_eq!(
        message,
        "format 127 is block-compressed, which is not supported"
    );
}
