//! Integers and bits: WGSL's results for the corner cases, computed by hand.

mod common;
use common::outputs;

const MIN: u32 = 0x8000_0000;

/// Runs expressions over run-time operands that come from a buffer, so that nothing is folded away by the parser.
fn evaluate(inputs: &[u32], expressions: &[&str]) -> Vec<u32> {
    let body: String = expressions
        .iter()
        .enumerate()
        .map(|(i, e)| format!("out[{i}] = u32({e});\n"))
        .collect();
    let text = format!(
        "@group(0) @binding(0) var<storage, read_write> out: array<u32>;
         @group(0) @binding(1) var<storage> a: array<u32>;
         fn s(i: u32) -> i32 {{ return bitcast<i32>(a[i]); }}
         fn f(i: u32) -> f32 {{ return bitcast<f32>(a[i]); }}
         @compute @workgroup_size(1) fn main() {{ {body} }}"
    );
    let buffers = vec![vec![0; expressions.len()], inputs.to_vec()];
    common::run(&text, [1, 1, 1], buffers).remove(0)
}

fn neg(x: i32) -> u32 {
    x as u32
}

#[test]
fn division_corner_cases() {
    let inputs = [7, 0, MIN, neg(-1), neg(-7), 2, 0xffff_fff0];
    let got = evaluate(
        &inputs,
        &[
            "a[0] / a[1]",
            "a[0] % a[1]",
            "s(2) / s(3)",
            "s(2) % s(3)",
            "s(4) / s(5)",
            "s(4) % s(5)",
            "s(0) % s(4)",
            "s(4) / s(1)",
            "s(4) % s(1)",
            "a[6] / a[5]",
            "a[6] % a[0]",
        ],
    );
    let expected = [
        7,
        0,
        MIN,
        0,
        neg(-3),
        neg(-1),
        0,
        neg(-7),
        0,
        0x7fff_fff8,
        0xffff_fff0 % 7,
    ];
    assert_eq!(got, expected);
}

#[test]
fn shifts_take_the_amount_modulo_32() {
    let got = evaluate(
        &[1, 33, MIN, 31, 32],
        &[
            "a[0] << a[1]",
            "a[2] >> a[1]",
            "s(2) >> a[3]",
            "s(2) >> a[4]",
            "a[2] >> a[3]",
        ],
    );
    assert_eq!(got, [2, 0x4000_0000, u32::MAX, MIN, 1]);
}

#[test]
fn wrapping_and_absolute_values() {
    let got = evaluate(
        &[MIN, u32::MAX, 65536, 5],
        &[
            "a[1] + a[3]",
            "a[3] - a[1]",
            "a[2] * a[2]",
            "abs(s(0))",
            "-s(0)",
            "abs(s(1))",
            "sign(s(0))",
            "sign(s(3))",
            "sign(s(0) - s(0))",
            "min(s(0), s(3))",
            "min(a[0], a[3])",
            "max(s(1), s(3))",
            "max(a[1], a[3])",
            "clamp(s(0), -3, 9)",
            "clamp(a[0], 3u, 9u)",
            "~a[3]",
        ],
    );
    let expected = [
        4,
        6,
        0,
        MIN,
        MIN,
        1,
        neg(-1),
        1,
        0,
        MIN,
        5,
        5,
        u32::MAX,
        neg(-3),
        9,
        !5,
    ];
    assert_eq!(got, expected);
}

#[test]
fn bit_functions() {
    let got = evaluate(
        &[0, 0x00f0_0100, MIN, u32::MAX, neg(-256)],
        &[
            "countLeadingZeros(a[0])",
            "countTrailingZeros(a[0])",
            "countLeadingZeros(a[1])",
            "countTrailingZeros(a[1])",
            "countOneBits(a[1])",
            "reverseBits(a[1])",
            "firstLeadingBit(a[0])",
            "firstTrailingBit(a[0])",
            "firstLeadingBit(a[1])",
            "firstTrailingBit(a[1])",
            "firstLeadingBit(s(3))",
            "firstLeadingBit(s(0))",
            "firstLeadingBit(s(4))",
            "firstLeadingBit(a[4])",
            "firstLeadingBit(s(2))",
        ],
    );
    let expected = [
        32,
        32,
        8,
        8,
        5,
        0x0080_0f00,
        u32::MAX,
        u32::MAX,
        23,
        8,
        u32::MAX,
        u32::MAX,
        7,
        31,
        30,
    ];
    assert_eq!(got, expected);
}

#[test]
fn extract_and_insert_clamp_offset_and_count() {
    let got = evaluate(
        &[0xabcd_ef87, 0, 4, 8, 28, 40, 32],
        &[
            "extractBits(a[0], a[2], a[3])",
            "extractBits(s(0), a[1], a[3])",
            "extractBits(a[0], a[4], a[3])",
            "extractBits(s(0), a[4], a[3])",
            "extractBits(a[0], a[5], a[3])",
            "extractBits(a[0], a[1], a[1])",
            "extractBits(a[0], a[1], a[6])",
            "insertBits(a[0], a[1], a[2], a[3])",
            "insertBits(a[0], a[1], a[4], a[3])",
            "insertBits(a[0], a[1], a[5], a[3])",
            "insertBits(a[0], a[3], a[1], a[6])",
        ],
    );
    let expected = [
        0xf8,
        0xffff_ff87,
        0xa,
        0xffff_fffa,
        0,
        0,
        0xabcd_ef87,
        0xabcd_e007,
        0x0bcd_ef87,
        0xabcd_ef87,
        8,
    ];
    assert_eq!(got, expected);
}

#[test]
fn packed_bytes() {
    let got = evaluate(
        &[0x80ff_017f, 0x0203_04fe, 300, neg(-300), 77],
        &[
            "dot4U8Packed(a[0], a[1])",
            "dot4I8Packed(a[0], a[1])",
            "pack4xU8(vec4u(a[2], a[4], 0u, 255u))",
            "pack4xI8(vec4i(s(3), s(2), -1, 1))",
            "pack4xU8Clamp(vec4u(a[2], a[4], 0u, 255u))",
            "pack4xI8Clamp(vec4i(s(3), s(2), -1, 1))",
            "unpack4xU8(a[0]).w",
            "unpack4xI8(a[0]).w",
            "unpack4xI8(a[0]).x",
        ],
    );
    let expected = [
        0x80 * 2 + 0xff * 3 + 4 + 0x7f * 0xfe,
        neg(-128 * 2 - 3 + 4 - 127 * 2),
        0xff00_4d2c,
        0x01ff_2cd4,
        0xff00_4dff,
        0x01ff_7f80,
        0x80,
        neg(-128),
        127,
    ];
    assert_eq!(got, expected);
}

#[test]
fn conversions_clamp_to_values_of_both_types() {
    let got = evaluate(
        &[
            1e20f32.to_bits(),
            (-1e20f32).to_bits(),
            (-0.9f32).to_bits(),
            3.99f32.to_bits(),
            0x7f7f_ffff,
            u32::MAX,
        ],
        &[
            "u32(f(0))",
            "i32(f(0))",
            "u32(f(1))",
            "i32(f(1))",
            "u32(f(2))",
            "i32(f(3))",
            "bitcast<u32>(f32(a[5]))",
            "bitcast<u32>(f32(s(5)))",
            "u32(bool(a[5]))",
            "u32(bool(f(2)))",
            "bitcast<u32>(f32(a[5] > 3u))",
            "i32(f(4))",
        ],
    );
    let expected = [
        4294967040,
        2147483520,
        0,
        MIN,
        0,
        3,
        4294967296f32.to_bits(),
        (-1f32).to_bits(),
        1,
        1,
        1f32.to_bits(),
        2147483520,
    ];
    assert_eq!(got, expected);
}

#[test]
fn vectors_work_by_component() {
    let got = outputs(
        "",
        "var v = vec4<i32>(1, -2, 3, -4);
         let w = v * vec4(2, 3, -1, 5);
         out[0] = bitcast<u32>(w.x); out[1] = bitcast<u32>(w.y);
         out[2] = bitcast<u32>(w.z); out[3] = bitcast<u32>(w.w);
         out[4] = u32(dot(v, w));
         let less = v < vec4(0);
         out[5] = u32(any(less)) + 2u * u32(all(less));
         let m = select(v, w, less).wzyx;
         out[6] = bitcast<u32>(m.x); out[7] = bitcast<u32>(m.w);",
        8,
    );
    let expected = [
        2,
        neg(-6),
        neg(-3),
        neg(-20),
        2 + 12 - 9 + 80,
        1,
        neg(-20),
        1,
    ];
    assert_eq!(got, expected);
}
