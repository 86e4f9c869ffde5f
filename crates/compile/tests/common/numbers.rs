//! Expressions of WGSL on numbers that are not of 32 bits, with results computed by hand (or, for rounded floats, by the definition of the
//! format). Targets run them as they are, with the same operands in all lanes, and with operands that are different for each lane.

/// Expressions on operands of one type.
pub struct Case {
    pub name: &'static str,
    /// Type of the operands, `X0` and so on.
    pub ty: &'static str,
    /// Their bits.
    pub operands: &'static [u64],
    /// Type of the results.
    pub result: &'static str,
    /// Expressions and the bits of their results.
    pub expect: &'static [(&'static str, u64)],
}

const MIN: u64 = 1 << 63;
const NEG: u64 = u64::MAX;

/// The two's complement of a number.
const fn neg(x: u64) -> u64 {
    x.wrapping_neg()
}

/// Bits of both words, an odd number of them in each.
const BITS: u64 = 0x0000_7301_8400_a230;
const LOW: u64 = 0x0000_0000_0012_3400;
const HIGH: u64 = 0x0003_5000_0000_0000;
const MINUS: u64 = 0xffff_ffff_fffa_0000;

/// Bits `offset` to `offset + count` of a number.
const fn field(x: u64, offset: u32, count: u32) -> u64 {
    x >> offset & ((1 << count) - 1)
}

/// The same with the sign of its highest bit.
const fn signed_field(x: u64, offset: u32, count: u32) -> u64 {
    let sign = 1 << (count - 1);
    (field(x, offset, count) ^ sign).wrapping_sub(sign)
}

/// A number whose bits `offset` to `offset + count` are replaced by the low ones of another.
const fn with_field(x: u64, other: u64, offset: u32, count: u32) -> u64 {
    let mask = ((1 << count) - 1) << offset;
    x & !mask | other << offset & mask
}

pub const CASES: &[Case] = &[
    Case {
        name: "bits of u64",
        ty: "u64",
        operands: &[BITS, LOW, HIGH, MINUS, 0, 1, MIN, 70],
        result: "u64",
        expect: &[
            ("countOneBits(X0)", BITS.count_ones() as u64),
            ("countOneBits(X3)", MINUS.count_ones() as u64),
            ("reverseBits(X0)", BITS.reverse_bits()),
            ("reverseBits(X5)", MIN),
            ("countLeadingZeros(X0)", BITS.leading_zeros() as u64),
            ("countLeadingZeros(X1)", LOW.leading_zeros() as u64),
            ("countLeadingZeros(X4)", 64),
            ("countLeadingZeros(X6)", 0),
            ("countTrailingZeros(X1)", LOW.trailing_zeros() as u64),
            ("countTrailingZeros(X2)", HIGH.trailing_zeros() as u64),
            ("countTrailingZeros(X4)", 64),
            ("firstLeadingBit(X1)", LOW.ilog2() as u64),
            ("firstLeadingBit(X2)", HIGH.ilog2() as u64),
            ("firstLeadingBit(X4)", NEG),
            ("firstLeadingBit(X6)", 63),
            ("firstTrailingBit(X1)", LOW.trailing_zeros() as u64),
            ("firstTrailingBit(X2)", HIGH.trailing_zeros() as u64),
            ("firstTrailingBit(X4)", NEG),
            ("firstTrailingBit(X5)", 0),
            ("extractBits(X0, 4u, 8u)", field(BITS, 4, 8)),
            ("extractBits(X0, 25u, 20u)", field(BITS, 25, 20)),
            ("extractBits(X0, 40u, 7u)", field(BITS, 40, 7)),
            ("extractBits(X0, u32(X5), 63u)", BITS >> 1),
            ("extractBits(X0, 0u, u32(X7))", BITS),
            ("extractBits(X3, 60u, u32(X7))", 15),
            ("extractBits(X3, u32(X7), 4u)", 0),
            ("extractBits(X0, 3u, u32(X4))", 0),
            (
                "insertBits(X0, X3, 28u, 16u)",
                with_field(BITS, MINUS, 28, 16),
            ),
            ("insertBits(X0, X3, 2u, 5u)", with_field(BITS, MINUS, 2, 5)),
            ("insertBits(X0, X3, u32(X4), 64u)", MINUS),
            (
                "insertBits(X0, X3, 48u, u32(X7))",
                with_field(BITS, MINUS, 48, 16),
            ),
            ("insertBits(X0, X3, u32(X7), 3u)", BITS),
            ("insertBits(X0, X3, 7u, u32(X4))", BITS),
        ],
    },
    Case {
        name: "bits of i64",
        ty: "i64",
        operands: &[BITS, MINUS, 0, NEG, MIN, HIGH],
        result: "i64",
        expect: &[
            ("countOneBits(X1)", MINUS.count_ones() as u64),
            ("reverseBits(X0)", BITS.reverse_bits()),
            ("firstLeadingBit(X0)", BITS.ilog2() as u64),
            ("firstLeadingBit(X1)", (!MINUS).ilog2() as u64),
            ("firstLeadingBit(X2)", NEG),
            ("firstLeadingBit(X3)", NEG),
            ("firstLeadingBit(X4)", 62),
            ("firstTrailingBit(X1)", 17),
            ("countLeadingZeros(X1)", 0),
            // The field's highest bit is its sign.
            ("extractBits(X0, 40u, 7u)", signed_field(BITS, 40, 7)),
            ("extractBits(X0, 26u, 9u)", signed_field(BITS, 26, 9)),
            ("extractBits(X0, 40u, 8u)", field(BITS, 40, 8)),
            ("extractBits(X1, 16u, 90u)", MINUS >> 16 | 0xffff << 48),
            ("extractBits(X4, 63u, 1u)", NEG),
            ("insertBits(X5, X3, 30u, 4u)", with_field(HIGH, NEG, 30, 4)),
            (
                "(countOneBits(vec2<i64>(X3, X5)) + firstTrailingBit(vec2<i64>(X4, X1))).x",
                64 + 63,
            ),
        ],
    },
    Case {
        name: "bits of u16",
        ty: "u16",
        operands: &[0x8c30, 0, 1, 20],
        result: "u16",
        expect: &[
            ("countOneBits(X0)", 0x8c30u16.count_ones() as u64),
            ("reverseBits(X0)", 0x8c30u16.reverse_bits() as u64),
            ("countLeadingZeros(X0)", 0),
            ("countLeadingZeros(X1)", 16),
            ("countLeadingZeros(X2)", 15),
            ("countTrailingZeros(X0)", 4),
            ("countTrailingZeros(X1)", 16),
            ("firstLeadingBit(X0)", 15),
            ("firstLeadingBit(X1)", 0xffff),
            ("firstTrailingBit(X0)", 4),
            ("firstTrailingBit(X1)", 0xffff),
            ("extractBits(X0, 4u, 8u)", 0xc3),
            ("extractBits(X0, 10u, u32(X3))", 0x8c30 >> 10),
            ("extractBits(X0, u32(X3), 4u)", 0),
            ("insertBits(X0, X2, 14u, u32(X3))", 0x4c30),
            ("insertBits(X0, X1, 8u, 8u)", 0x30),
            ("insertBits(X0, X2, u32(X3), 4u)", 0x8c30),
        ],
    },
    Case {
        name: "bits of i16",
        ty: "i16",
        operands: &[0x8c30, 0, 0xffff, 0x7000],
        result: "i16",
        expect: &[
            ("countOneBits(X0)", 0x8c30u16.count_ones() as u64),
            ("countOneBits(X2)", 16),
            ("reverseBits(X0)", 0x8c30u16.reverse_bits() as u64),
            ("reverseBits(X0 - X2)", 0x8c31u16.reverse_bits() as u64),
            ("countLeadingZeros(X0)", 0),
            ("countLeadingZeros(X3)", 1),
            ("countTrailingZeros(X1)", 16),
            ("firstLeadingBit(X0)", (!0x8c30u16).ilog2() as u64),
            ("firstLeadingBit(X1)", 0xffff),
            ("firstLeadingBit(X2)", 0xffff),
            ("firstLeadingBit(X3)", 14),
            ("firstTrailingBit(X0)", 4),
            ("extractBits(X0, 4u, 8u)", 0xffc3),
            ("extractBits(X0, 4u, 9u)", 0xc3),
            ("extractBits(X0, 10u, 50u)", 0xffe3),
            ("insertBits(X3, X2, 15u, 1u)", 0xf000),
        ],
    },
    Case {
        name: "determinants of f64",
        ty: "f64",
        // 1, 2, 3, 0.5
        operands: &[
            0x3ff0_0000_0000_0000,
            0x4000_0000_0000_0000,
            0x4008_0000_0000_0000,
            0x3fe0_0000_0000_0000,
        ],
        result: "f64",
        expect: &[
            // 1 * 0.5 - 3 * 2
            (
                "determinant(mat2x2<f64>(X0, X1, X2, X3))",
                0xc016_0000_0000_0000,
            ),
            // 2 * 3 * 0.5 on the diagonal, and 1 * 1 * 1 around it: 4.
            (
                "determinant(mat3x3<f64>(X1, X0, X0 - X0, X0 - X0, X2, X0, X0, X0 - X0, X3))",
                0x4010_0000_0000_0000,
            ),
            // Four times 2.
            (
                "determinant(mat4x4<f64>(vec4<f64>(X1, X0, X0, X0), vec4<f64>(X0 - X0, X1, X0, X0), vec4<f64>(X0 - X0, X0 - X0, X1, X0), vec4<f64>(X0 - X0, X0 - X0, X0 - X0, X1)))",
                0x4030_0000_0000_0000,
            ),
            (
                "transpose(mat2x2<f64>(X0, X1, X2, X3))[0].y",
                0x4008_0000_0000_0000,
            ),
        ],
    },
    Case {
        name: "sums and products of i64",
        ty: "i64",
        operands: &[0xffff_ffff, 1, MIN, NEG, 0x1_0000_0001, neg(3)],
        result: "i64",
        expect: &[
            ("X0 + X1", 0x1_0000_0000),
            ("X2 - X1", 0x7fff_ffff_ffff_ffff),
            ("X4 * X4", 0x2_0000_0001),
            ("X4 * X5", neg(0x3_0000_0003)),
            ("-X2", MIN),
            ("-X5", 3),
            ("~X0", 0xffff_ffff_0000_0000),
            ("X4 & X0", 1),
            ("X4 | X0", 0x1_ffff_ffff),
            ("X4 ^ X0", 0x1_ffff_fffe),
            ("X1 + 0x7fffffffffffffffli", MIN),
            ("min(X3, X1)", NEG),
            ("max(X2, X5)", neg(3)),
            ("clamp(X0, -5li, X1)", 1),
            ("abs(X5)", 3),
            ("abs(X2)", MIN),
            ("sign(X2)", NEG),
            ("sign(X0)", 1),
            ("select(X0, X1, X2 < X3)", 1),
            (
                "dot(vec2<i64>(X0, X5), vec2<i64>(X4, X1))",
                0xffff_ffff_ffff_fffc,
            ),
        ],
    },
    Case {
        name: "division of i64",
        ty: "i64",
        operands: &[
            7,
            0,
            MIN,
            NEG,
            neg(7),
            2,
            0x1234_5678_9abc_def0,
            0x1_0000_0000,
        ],
        result: "i64",
        expect: &[
            // As for i32: x / 0 = x, x % 0 = 0, MIN / -1 = MIN, MIN % -1 = 0.
            ("X0 / X1", 7),
            ("X0 % X1", 0),
            ("X2 / X3", MIN),
            ("X2 % X3", 0),
            ("X4 / X5", neg(3)),
            ("X4 % X5", NEG),
            ("X0 % X4", 0),
            ("X6 / X7", 0x1234_5678),
            ("X6 % X7", 0x9abc_def0),
            ("X6 / X0", 0x299c335ccf668fd),
            ("X2 / X5", 0xc000_0000_0000_0000),
        ],
    },
    Case {
        name: "division of u64",
        ty: "u64",
        operands: &[7, 0, MIN, NEG, 10, 0xffff_ffff, 0x8000_0000_0000_0001],
        result: "u64",
        expect: &[
            ("X0 / X1", 7),
            ("X0 % X1", 0),
            ("X3 / X4", 1_844_674_407_370_955_161),
            ("X3 % X4", 5),
            ("X3 / X5", 0x1_0000_0001),
            ("X3 / X2", 1),
            ("X3 % X2", 0x7fff_ffff_ffff_ffff),
            ("X2 / X6", 0),
            ("X2 % X6", MIN),
            ("X6 / X6", 1),
        ],
    },
    Case {
        name: "shifts of 64 bits take the amount modulo 64",
        ty: "u64",
        operands: &[1, 33, 64, MIN, 95],
        result: "u64",
        expect: &[
            ("X0 << u32(X1)", 0x2_0000_0000),
            ("X0 << u32(X2)", 1),
            ("X3 >> u32(X1)", 0x4000_0000),
            ("X3 >> u32(X4)", 0x1_0000_0000),
            ("u64(i64(X3) >> u32(X4))", 0xffff_ffff_0000_0000),
            ("u64(i64(X3) >> u32(X2))", MIN),
        ],
    },
    Case {
        name: "comparisons of 64 bits",
        ty: "u64",
        operands: &[NEG, 1, 0x1_0000_0000, 0xffff_ffff],
        result: "u32",
        expect: &[
            ("u32(X0 < X1)", 0),
            ("u32(i64(X0) < i64(X1))", 1),
            ("u32(X2 > X3)", 1),
            ("u32(X2 <= X3)", 0),
            ("u32(i64(X2) >= i64(X3))", 1),
            ("u32(X0 == X0)", 1),
            ("u32(X2 != X3)", 1),
            ("u32(i64(X0) <= i64(X0))", 1),
            ("u32(bool(X2))", 1),
        ],
    },
    Case {
        name: "conversions of i64",
        ty: "i64",
        operands: &[
            neg(5),
            0x7fff_ffff_ffff_ffff,
            0x1_8000_0000,
            0x20_0000_0000_0001,
        ],
        result: "u32",
        expect: &[
            ("u32(i32(X0))", 0xffff_fffb),
            ("u32(X2)", 0x8000_0000),
            ("bitcast<u32>(f32(X0))", 0xc0a0_0000),
            // 2^63 - 1 is nearest to 2^63.
            ("bitcast<u32>(f32(X1))", 0x5f00_0000),
            ("bitcast<u32>(f32(u64(X0)))", 0x5f80_0000),
            ("bitcast<u32>(f32(X3))", 0x5a00_0000),
        ],
    },
    Case {
        name: "conversions to i64",
        ty: "f32",
        operands: &[
            0x7f80_0000,
            0xc0f0_0000,
            0x5f00_0000,
            0xff80_0000,
            0x4f80_0000,
        ],
        result: "i64",
        expect: &[
            // Infinity becomes the largest f32 below 2^63, as for i32.
            ("i64(X0)", 0x7fff_ff80_0000_0000),
            ("i64(X1)", neg(7)),
            ("i64(X2)", 0x7fff_ff80_0000_0000),
            ("i64(X3)", MIN),
            ("i64(X4)", 0x1_0000_0000),
            ("i64(u64(X1))", 0),
            ("bitcast<i64>(u64(X0))", 0xffff_ff00_0000_0000),
            ("i64(bitcast<i32>(X1))", 0xffff_ffff_c0f0_0000),
            ("i64(bitcast<u32>(X1))", 0xc0f0_0000),
            ("i64(X0 > X1)", 1),
        ],
    },
    Case {
        name: "arithmetic of f16",
        ty: "f16",
        // 1, 2048, 65504, the smallest subnormal, the smallest normal, 1/3 (rounded), -2.5
        operands: &[0x3c00, 0x6800, 0x7bff, 0x0001, 0x0400, 0x3555, 0xc100],
        result: "f16",
        expect: &[
            ("X0 + X0", 0x4000),
            // 2049 is a tie: to even.
            ("X1 + X0", 0x6800),
            ("X2 + X1", 0x7c00),
            ("X3 + X3", 0x0002),
            ("X4 - X3", 0x03ff),
            ("X4 * X3", 0x0000),
            ("X5 * X6", 0xbaaa),
            ("X0 / X2", 0x0100),
            ("X0 / X5", 0x4200),
            ("X6 % X0", 0xb800),
            ("-X6", 0x4100),
            ("abs(X6)", 0x4100),
            ("min(X6, X3)", 0xc100),
            ("max(X6, X3)", 0x0001),
            ("clamp(X2, X6, X0)", 0x3c00),
            ("saturate(X6)", 0x0000),
            ("floor(X6)", 0xc200),
            ("ceil(X6)", 0xc000),
            ("round(X6)", 0xc000),
            ("trunc(X6)", 0xc000),
            ("fract(X6)", 0x3800),
            ("sign(X6)", 0xbc00),
            ("sqrt(X1)", 0x51a8),
            // One rounding: 65504 * 1 - 65504 is 0; 2048 * 1 + 1/3 rounds to 2048.
            ("fma(X2, X0, -X2)", 0x0000),
            ("fma(X1, X0, X5)", 0x6800),
            ("select(X0, X1, X0 < X1)", 0x6800),
            ("f16(1.0 + 1024.0 * f32(X3))", 0x3c00),
            ("ldexp(X0, -24)", 0x0001),
            ("frexp(X6).fract", 0xb900),
            ("modf(X6).fract", 0xb800),
            ("vec3<f16>(X0, X1, X6).zyx.x", 0xc100),
            ("dot(vec2<f16>(X0, X6), vec2<f16>(X1, X0))", 0x67fe),
            ("length(vec2<f16>(3.0h, 4.0h) * X0)", 0x4500),
            (
                "(mat2x2<f16>(X0, X0, X6, X0) * vec2<f16>(X0, X6)).x",
                0x4740,
            ),
            ("exp2(X0 + X0)", 0x4400),
            ("log2(X1)", 0x4980),
        ],
    },
    Case {
        name: "comparisons and conversions of f16",
        ty: "f16",
        operands: &[0x3c00, 0x8000, 0x0000, 0x7bff, 0xc500, 0x03ff],
        result: "u32",
        expect: &[
            ("u32(X1 == X2)", 1),
            ("u32(X0 < X3)", 1),
            ("u32(X4 >= X2)", 0),
            ("u32(X4 != X4)", 0),
            ("u32(X3)", 65504),
            ("u32(i32(X4))", 0xffff_fffb),
            ("u32(X4)", 0),
            ("bitcast<u32>(f32(X4))", 0xc0a0_0000),
            ("bitcast<u32>(f32(X5))", 0x387f_c000),
            ("u32(bool(X1))", 0),
            ("pack2x16float(vec2<f32>(vec2<f16>(X4, X0)))", 0x3c00_c500),
            ("u32(f16(u32(X3) + 16u) == X3)", 0),
            ("u32(f16(u32(X3) + 15u) == X3)", 1),
        ],
    },
    Case {
        name: "arithmetic of f64",
        ty: "f64",
        // 1, 3, 0.1, 2^53, the largest, the smallest subnormal, -2.5
        operands: &[
            0x3ff0_0000_0000_0000,
            0x4008_0000_0000_0000,
            0x3fb9_9999_9999_999a,
            0x4340_0000_0000_0000,
            0x7fef_ffff_ffff_ffff,
            1,
            0xc004_0000_0000_0000,
        ],
        result: "f64",
        expect: &[
            ("X0 / X1", 0x3fd5_5555_5555_5555),
            // 0.1 * 3 = 0.30000000000000004
            ("X2 * X1", 0x3fd3_3333_3333_3334),
            ("X3 + X0", 0x4340_0000_0000_0000),
            ("X4 + X4", 0x7ff0_0000_0000_0000),
            ("X5 + X5", 2),
            ("X5 - X5", 0),
            ("X6 % X0", 0xbfe0_0000_0000_0000),
            ("-X6", 0x4004_0000_0000_0000),
            ("abs(X6)", 0x4004_0000_0000_0000),
            ("min(X6, X5)", 0xc004_0000_0000_0000),
            ("max(X6, X5)", 1),
            ("clamp(X4, X6, X1)", 0x4008_0000_0000_0000),
            ("floor(X6)", 0xc008_0000_0000_0000),
            ("ceil(X6)", 0xc000_0000_0000_0000),
            ("round(X6)", 0xc000_0000_0000_0000),
            ("trunc(X6)", 0xc000_0000_0000_0000),
            ("fract(X6)", 0x3fe0_0000_0000_0000),
            ("sign(X6)", 0xbff0_0000_0000_0000),
            ("sqrt(X1 + X0)", 0x4000_0000_0000_0000),
            // sqrt(3) = 1.7320508075688772
            ("sqrt(X1)", 0x3ffb_b67a_e858_4caa),
            // 0.1 * 10 - 1 with one rounding is 2^-54.
            ("fma(X2, 10.0lf, -X0)", 0x3c90_0000_0000_0000),
            ("mix(X0, X1, 0.5lf)", 0x4000_0000_0000_0000),
            ("step(X1, X0)", 0),
            ("select(X0, X1, X0 < X1)", 0x4008_0000_0000_0000),
            (
                "dot(vec3<f64>(X0, X1, X6), vec3<f64>(X1, X1, X0))",
                0x4023_0000_0000_0000,
            ),
            ("length(vec2<f64>(X1, X1 + X0))", 0x4014_0000_0000_0000),
            (
                "(mat2x2<f64>(X0, X0, X6, X0) * vec2<f64>(X0, X6)).x",
                0x401d_0000_0000_0000,
            ),
        ],
    },
    Case {
        name: "conversions of f64",
        ty: "f64",
        // 2^31, -7.9, infinity (as 1e308 * 10), 1 + 2^-40, 2048.5 + 2^-40
        operands: &[
            0x41e0_0000_0000_0000,
            0xc01f_9999_9999_999a,
            0x7fe1_ccf3_85eb_c8a0,
            0x3ff0_0000_0000_1000,
            0x40a0_0100_0000_0000,
        ],
        result: "u32",
        expect: &[
            ("u32(i32(X0))", 0x7fff_ffff),
            ("u32(X0)", 0x8000_0000),
            ("u32(i32(X1))", 0xffff_fff9),
            ("u32(X1)", 0),
            ("u32(X2 * 10.0lf)", u32::MAX as u64),
            ("u32(X2 * 10.0lf > X2)", 1),
            ("bitcast<u32>(f32(X3))", 0x3f80_0000),
            ("bitcast<u32>(f32(X2))", 0x7f80_0000),
            ("u32(i64(X1) == -7li)", 1),
            ("u32(u64(X0) == 2147483648lu)", 1),
            ("u32(i64(X2 * 10.0lf) == 0x7ffffffffffffc00li)", 1),
            ("u32(f64(f32(X3)) == 1.0lf)", 1),
            ("u32(f64(-7) == trunc(X1))", 1),
            ("u32(f64(4294967295u) > X0)", 1),
            (
                "u32(f64(i64(X0) * 4194304li + 1li) == 9007199254740992.0lf)",
                1,
            ),
        ],
    },
    Case {
        name: "i16",
        ty: "i16",
        operands: &[0x7fff, 1, 0x8000, 0xffff, 300, 17],
        result: "i16",
        expect: &[
            ("X0 + X1", 0x8000),
            ("X2 - X1", 0x7fff),
            ("X4 * X4", 0x5f90),
            ("X2 / X3", 0x8000),
            ("X2 % X3", 0),
            ("X4 / (X1 - X1)", 300),
            ("-X2", 0x8000),
            ("~X1", 0xfffe),
            ("abs(X2)", 0x8000),
            ("X1 << 15u", 0x8000),
            ("X1 << u32(X5)", 2),
            ("X2 >> 15u", 0xffff),
            ("min(X2, X1)", 0x8000),
            ("max(X3, X1)", 1),
            ("i16(u16(X3) >> 4u)", 0x0fff),
            ("select(X0, X1, X2 < X3)", 1),
            ("i16(i32(X0) + 2)", 0x8001),
            ("i16(1e9 * f32(X1))", 0x7fff),
            ("sign(X2)", 0xffff),
        ],
    },
    Case {
        name: "u16",
        ty: "u16",
        operands: &[0xffff, 1, 0x8000, 300],
        result: "u16",
        expect: &[
            ("X0 + X1", 0),
            ("X1 - X3", 0xfed5),
            ("X3 * X3", 0x5f90),
            ("X0 / X3", 218),
            ("X0 % X3", 135),
            ("~X1", 0xfffe),
            ("X2 << 1u", 0),
            ("X2 >> 15u", 1),
            ("max(X0, X1)", 0xffff),
            ("u16(i16(X0) >> 4u)", 0xffff),
            ("u16(X0 > X2)", 1),
            ("u16(70000.0 * f32(X1))", 0xffff),
        ],
    },
];

impl Case {
    /// Bytes of a number.
    fn size(ty: &str) -> usize {
        match ty {
            "f16" | "i16" | "u16" => 2,
            "i64" | "u64" | "f64" => 8,
            _ => 4,
        }
    }

    /// The shader for so many lanes.
    pub fn shader(&self, lanes: u32) -> String {
        let operands = self.operands.len();
        let mut body = String::new();
        for (k, (text, _)) in self.expect.iter().enumerate() {
            let mut text = (*text).to_owned();
            for i in 0..operands {
                text = text.replace(&format!("X{i}"), &format!("x[b + {i}u]"));
            }
            body += &format!("    out[lane * {}u + {k}u] = {text};\n", self.expect.len());
        }
        let mut enable = String::new();
        if self.uses("f16") {
            enable += "enable f16;\n";
        }
        if self.uses("16") && (self.uses("i16") || self.uses("u16")) {
            enable += "enable wgpu_int16;\n";
        }
        format!(
            "{enable}@group(0) @binding(0) var<storage> x: array<{}>;\n\
             @group(0) @binding(1) var<storage, read_write> out: array<{}>;\n\
             @compute @workgroup_size({lanes})\n\
             fn main(@builtin(local_invocation_index) lane: u32) {{\n    let b = lane * {operands}u;\n{body}}}\n",
            self.ty, self.result
        )
    }

    fn uses(&self, what: &str) -> bool {
        let texts = self.expect.iter().map(|e| e.0);
        [self.ty, self.result]
            .into_iter()
            .chain(texts)
            .any(|t| t.contains(what))
    }

    /// Contents of the buffers.
    pub fn buffers(&self, lanes: u32) -> Vec<Vec<u8>> {
        let size = Case::size(self.ty);
        let one = self
            .operands
            .iter()
            .flat_map(|w| w.to_le_bytes()[..size].to_vec());
        let operands: Vec<u8> = one.collect();
        let mut x = operands.repeat(lanes as usize);
        let mut out = vec![0; lanes as usize * self.expect.len() * Case::size(self.result)];
        x.resize(x.len().next_multiple_of(4), 0);
        out.resize(out.len().next_multiple_of(4), 0);
        vec![x, out]
    }

    /// Compares with what is expected, but for these expressions.
    pub fn compare(&self, lanes: u32, out: &[u8], by: &str, but: &[&str]) {
        let size = Case::size(self.result);
        for lane in 0..lanes as usize {
            for (k, (text, expected)) in self.expect.iter().enumerate() {
                if but.contains(text) {
                    continue;
                }
                let at = (lane * self.expect.len() + k) * size;
                let mut bytes = [0; 8];
                bytes[..size].copy_from_slice(&out[at..at + size]);
                let got = u64::from_le_bytes(bytes);
                let expected = expected & (u64::MAX >> (64 - 8 * size));
                assert_eq!(
                    got, expected,
                    "{} by {by}, lane {lane}: `{text}` is {got:#x}, expected {expected:#x}",
                    self.name
                );
            }
        }
    }
}
