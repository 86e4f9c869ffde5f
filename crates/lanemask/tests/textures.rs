//! Textures and samplers on w32, of WGSL and of the SPIR-V that naga makes of it. Expected values are worked out by hand.

use lanemask::image::{Compare, Dim, Filter, Format, Image, Sampler, Wrap};
use lanemask::{Buffer, Device, Error, Shader};
use std::collections::BTreeMap;

/// Something that is bound at the next binding of group 0.
enum Bound {
    Texture(Image, Vec<u8>),
    Sampler(Sampler),
}

fn bytes(words: &[f32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// What a shader leaves in its buffer and in the textures.
type After = (Vec<u32>, Vec<Vec<u8>>);

/// Runs a shader whose binding 0 is `out`, and as SPIR-V; gives that buffer and the bytes of the textures.
fn run(wgsl: &str, groups: [u32; 3], out: usize, bound: Vec<Bound>) -> Result<After, Error> {
    let declared =
        format!("@group(0) @binding(0) var<storage, read_write> out: array<u32>;\n{wgsl}");
    let after = run_shader(&Shader::from_wgsl(&declared)?, groups, out, &bound);
    let module = Shader::from_spirv(&to_spirv(&declared), &BTreeMap::new())?;
    let by_spirv = run_shader(&module, groups, out, &bound);
    match (&after, &by_spirv) {
        (Ok(one), Ok(other)) => assert_eq!(one, other, "{wgsl}"),
        (one, other) => {
            let text = |e: &Result<After, Error>| e.as_ref().err().map(Error::to_string);
            assert_eq!(text(one), text(other), "{wgsl}");
        }
    }
    after
}

fn to_spirv(wgsl: &str) -> Vec<u8> {
    use naga::back::spv;
    use naga::proc::{BoundsCheckPolicies, BoundsCheckPolicy};
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    let module = naga::front::wgsl::parse_str(wgsl).unwrap();
    let info = Validator::new(ValidationFlags::all(), Capabilities::all())
        .validate(&module)
        .unwrap();
    let options = spv::Options {
        lang_version: (1, 4),
        flags: spv::WriterFlags::DEBUG,
        bounds_check_policies: BoundsCheckPolicies {
            index: BoundsCheckPolicy::Unchecked,
            buffer: BoundsCheckPolicy::Unchecked,
            image_load: BoundsCheckPolicy::Unchecked,
            binding_array: BoundsCheckPolicy::Unchecked,
        },
        ..spv::Options::default()
    };
    let words = spv::write_vec(&module, &info, &options, None).unwrap();
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

fn run_shader(
    shader: &Shader,
    groups: [u32; 3],
    out: usize,
    bound: &[Bound],
) -> Result<After, Error> {
    let kernel = shader.kernel(None)?;
    let mut buffer = Buffer::zeroed(4 * out);
    let mut texels: Vec<Buffer> = Vec::new();
    for b in bound {
        if let Bound::Texture(_, bytes) = b {
            texels.push(Buffer::from_bytes(bytes.clone()));
        }
    }
    let device = Device::new();
    let mut dispatch = device.dispatch(&kernel, groups).bind(0, 0, &mut buffer);
    let mut rest = texels.iter_mut();
    for (k, b) in bound.iter().enumerate() {
        let binding = k as u32 + 1;
        dispatch = match b {
            Bound::Texture(image, _) => {
                let texels = rest.next().expect("one for each texture");
                dispatch.bind_texture(0, binding, *image, texels)
            }
            Bound::Sampler(sampler) => dispatch.bind_sampler(0, binding, *sampler),
        };
    }
    dispatch.run()?;
    let texels = texels.into_iter().map(Buffer::into_bytes).collect();
    Ok((buffer.read(), texels))
}

fn floats(words: &[u32]) -> Vec<f32> {
    words.iter().map(|w| f32::from_bits(*w)).collect()
}

/// A 2D image of r32float and its texels.
fn picture(width: u32, texels: &[f32]) -> Bound {
    let size = [width, texels.len() as u32 / width, 1];
    Bound::Texture(Image::new(Dim::D2, Format::R32Float, size), bytes(texels))
}

fn linear() -> Sampler {
    Sampler {
        mag: Filter::Linear,
        min: Filter::Linear,
        wrap: [Wrap::Clamp; 3],
        ..Sampler::default()
    }
}

#[test]
fn loads_outside_give_zeros_and_stores_outside_do_nothing() {
    let from: Vec<f32> = (0..15).map(|k| (k % 5 + 10 * (k / 5) + 1) as f32).collect();
    let (_, after) = run(
        "@group(0) @binding(1) var a: texture_2d<f32>;
         @group(0) @binding(2) var b: texture_storage_2d<r32float, write>;
         @compute @workgroup_size(8, 8) fn main(@builtin(local_invocation_id) id: vec3u) {
             // One column and row before the image, and more than it has behind.
             let at = vec2i(id.xy) - 1;
             textureStore(b, at, textureLoad(a, at, 0) + 0.5);
             out[0] = 1;
         }",
        [1, 1, 1],
        1,
        vec![picture(5, &from), picture(6, &[9.0; 24])],
    )
    .unwrap();
    let want: Vec<f32> = (0..24)
        .map(|k| match (k % 6, k / 6) {
            (x, y) if x < 5 && y < 3 => (x + 10 * y + 1) as f32 + 0.5,
            // The load is outside, the store is not.
            _ => 0.5,
        })
        .collect();
    assert_eq!(after[1], bytes(&want));
}

#[test]
fn every_storage_format_is_written_and_read() {
    let floats = "vec4f(1, 0.5, 0, 0.25)";
    let unsigned = "vec4u(7, 300, 0, 70000)";
    let signed = "vec4i(-7, 300, 0, -70000)";
    let half = |h: u16| h.to_le_bytes().to_vec();
    let halves = |all: &[u16]| all.iter().flat_map(|h| half(*h)).collect::<Vec<u8>>();
    let words = |all: &[u32]| {
        all.iter()
            .flat_map(|w| w.to_le_bytes())
            .collect::<Vec<u8>>()
    };
    let f = |x: f32| x.to_bits();
    // Packed formats by their bits: 10, 10, 10, 2; 11, 11, 10.
    let rgb10a2 = 1023 | 512 << 10 | 1 << 30;
    let rg11b10 = 0x3c0 | 0x380 << 11;
    let minus = |n: i32| n as u32;
    let cases: Vec<(&str, &str, Vec<u8>)> = vec![
        ("r8unorm", floats, vec![255]),
        ("r8snorm", floats, vec![127]),
        ("r8uint", unsigned, vec![7]),
        ("r8sint", signed, vec![0xf9]),
        ("rg8unorm", floats, vec![255, 128]),
        ("rg8snorm", floats, vec![127, 64]),
        ("rg8uint", unsigned, vec![7, 255]),
        ("rg8sint", signed, vec![0xf9, 127]),
        ("rgba8unorm", floats, vec![255, 128, 0, 64]),
        ("rgba8snorm", floats, vec![127, 64, 0, 32]),
        ("rgba8uint", unsigned, vec![7, 255, 0, 255]),
        ("rgba8sint", signed, vec![0xf9, 127, 0, 0x80]),
        ("bgra8unorm", floats, vec![0, 128, 255, 64]),
        ("r16unorm", floats, halves(&[0xffff])),
        ("r16snorm", floats, halves(&[0x7fff])),
        ("r16uint", unsigned, halves(&[7])),
        ("r16sint", signed, halves(&[0xfff9])),
        ("r16float", floats, halves(&[0x3c00])),
        ("rg16unorm", floats, halves(&[0xffff, 0x8000])),
        ("rg16snorm", floats, halves(&[0x7fff, 0x4000])),
        ("rg16uint", unsigned, halves(&[7, 300])),
        ("rg16sint", signed, halves(&[0xfff9, 300])),
        ("rg16float", floats, halves(&[0x3c00, 0x3800])),
        ("rgba16unorm", floats, halves(&[0xffff, 0x8000, 0, 0x4000])),
        ("rgba16snorm", floats, halves(&[0x7fff, 0x4000, 0, 0x2000])),
        ("rgba16uint", unsigned, halves(&[7, 300, 0, 0xffff])),
        ("rgba16sint", signed, halves(&[0xfff9, 300, 0, 0x8000])),
        ("rgba16float", floats, halves(&[0x3c00, 0x3800, 0, 0x3400])),
        ("r32uint", unsigned, words(&[7])),
        ("r32sint", signed, words(&[minus(-7)])),
        ("r32float", floats, words(&[f(1.0)])),
        ("rg32uint", unsigned, words(&[7, 300])),
        ("rg32sint", signed, words(&[minus(-7), 300])),
        ("rg32float", floats, words(&[f(1.0), f(0.5)])),
        ("rgba32uint", unsigned, words(&[7, 300, 0, 70000])),
        (
            "rgba32sint",
            signed,
            words(&[minus(-7), 300, 0, minus(-70000)]),
        ),
        ("rgba32float", floats, words(&[f(1.0), f(0.5), 0, f(0.25)])),
        ("rgb10a2unorm", floats, words(&[rgb10a2])),
        ("rgb10a2uint", unsigned, words(&[7 | 300 << 10 | 3 << 30])),
        ("rg11b10ufloat", floats, words(&[rg11b10])),
    ];
    for (name, value, want) in cases {
        let format = Format::from_name(name).unwrap();
        let image = Image::new(Dim::D1, format, [2, 1, 1]);
        let shader = format!(
            "@group(0) @binding(1) var a: texture_storage_1d<{name}, write>;
             @group(0) @binding(2) var b: texture_storage_1d<{name}, read>;
             @compute @workgroup_size(1) fn main() {{
                 textureStore(a, 1, {value});
                 let v = textureLoad(b, 0);
                 for (var k = 0u; k < 4; k++) {{ out[k] = bitcast<vec4u>(v)[k]; }}
             }}"
        );
        let texel = want.len();
        let mut both = want.clone();
        both.extend(&want);
        let before = Bound::Texture(image, vec![0; 2 * texel]);
        let (out, after) = run(
            &shader,
            [1, 1, 1],
            4,
            vec![before, Bound::Texture(image, both)],
        )
        .unwrap_or_else(|e| panic!("{name}: {e}"));
        let mut expected = vec![0; texel];
        expected.extend(&want);
        assert_eq!(after[0], expected, "{name}");
        // Read back: the values as stored, the components that the format lacks 0, 0, 1.
        let (one, exact) = match value {
            _ if value == floats => (1f32.to_bits(), [f(1.0), f(0.5), 0, f(0.25)]),
            _ if value == unsigned => (1, [7, 300, 0, 70000]),
            _ => (1, [minus(-7), 300, 0, minus(-70000)]),
        };
        let channels = match name.as_bytes() {
            [b'r', b'g', b'b', b'a', ..] | [b'b', ..] | [b'r', b'g', b'b', b'1', ..] => 4,
            [b'r', b'g', b'1', b'1', ..] => 3,
            [b'r', b'g', ..] => 2,
            _ => 1,
        };
        for k in 0..4 {
            let (got, exact) = (out[k], exact[k]);
            if k >= channels {
                assert_eq!(got, if k == 3 { one } else { 0 }, "{name} {k}");
            } else if value == floats {
                // Unorm of 2 bits has thirds only.
                let near = if name == "rgb10a2unorm" && k == 3 {
                    0.1
                } else {
                    0.005
                };
                let (got, exact) = (f32::from_bits(got), f32::from_bits(exact));
                assert!((got - exact).abs() <= near, "{name} {k}: {got}");
            } else {
                // What does not fit is clamped when it is written.
                let digits: String = (name.chars().skip_while(|c| !c.is_ascii_digit()))
                    .take_while(char::is_ascii_digit)
                    .collect();
                let bits: u32 = match (name, k) {
                    ("rgb10a2uint", 3) => 2,
                    _ => digits.parse().unwrap(),
                };
                let want = if value == unsigned {
                    exact.min(u32::MAX >> (32 - bits))
                } else {
                    let most = i32::MAX >> (32 - bits);
                    (exact as i32).clamp(-most - 1, most) as u32
                };
                assert_eq!(got, want, "{name} {k}");
            }
        }
    }
}

#[test]
fn queries_tell_sizes_levels_layers_and_samples() {
    let image = |dim, size, levels, samples| {
        let image = Image {
            levels,
            samples,
            ..Image::new(dim, Format::Rgba8Unorm, size)
        };
        Bound::Texture(image, vec![0; image.bytes() as usize])
    };
    let (out, _) = run(
        "@group(0) @binding(1) var a: texture_2d_array<f32>;
         @group(0) @binding(2) var b: texture_3d<f32>;
         @group(0) @binding(3) var c: texture_cube<f32>;
         @group(0) @binding(4) var d: texture_cube_array<f32>;
         @group(0) @binding(5) var e: texture_multisampled_2d<f32>;
         @group(0) @binding(6) var f: texture_1d<f32>;
         @group(0) @binding(7) var g: texture_storage_2d_array<rgba8unorm, write>;
         fn put(at: u32, v: vec3u) { for (var k = 0u; k < 3; k++) { out[at + k] = v[k]; } }
         @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
             put(4 * i, vec3u(textureDimensions(a, i), 77));
             if i == 0 {
                 put(16, vec3u(textureDimensions(a), textureNumLayers(a)));
                 put(19, textureDimensions(b));
                 put(22, vec3u(textureDimensions(c, 1), textureNumLevels(c)));
                 put(25, vec3u(textureDimensions(d), textureNumLayers(d)));
                 put(28, vec3u(textureDimensions(e), textureNumSamples(e)));
                 put(31, vec3u(textureDimensions(f), textureNumLevels(f), textureNumLevels(a)));
                 put(34, vec3u(textureDimensions(g), textureNumLayers(g)));
                 textureStore(g, vec2u(), 0u, vec4f());
             }
         }",
        [1, 1, 1],
        37,
        vec![
            image(Dim::D2Array, [8, 3, 5], 3, 1),
            image(Dim::D3, [4, 3, 2], 1, 1),
            image(Dim::Cube, [4, 4, 1], 2, 1),
            image(Dim::CubeArray, [2, 2, 3], 1, 1),
            image(Dim::D2, [5, 6, 1], 1, 4),
            image(Dim::D1, [9, 1, 1], 4, 1),
            image(Dim::D2Array, [2, 1, 7], 1, 1),
        ],
    )
    .unwrap();
    assert_eq!(out[..12], [8, 3, 77, 0, 4, 1, 77, 0, 2, 1, 77, 0]);
    // A level that does not exist.
    assert_eq!(out[12..16], [0, 0, 77, 0]);
    assert_eq!(out[16..25], [8, 3, 5, 4, 3, 2, 2, 2, 2]);
    assert_eq!(out[25..37], [2, 2, 3, 5, 6, 4, 9, 4, 3, 2, 1, 7]);
}

#[test]
fn levels_layers_slices_and_samples_are_loaded() {
    // By the layout: levels one behind the other from multiples of 16 bytes, then layers.
    let ramp = |image: Image| {
        let words = image.bytes() / 4;
        let texels: Vec<u8> = (0..words as u32).flat_map(u32::to_le_bytes).collect();
        Bound::Texture(image, texels)
    };
    let new = |dim, size| Image::new(dim, Format::R32Uint, size);
    let (out, _) = run(
        "@group(0) @binding(1) var a: texture_2d_array<u32>;
         @group(0) @binding(2) var b: texture_3d<u32>;
         @group(0) @binding(3) var c: texture_multisampled_2d<u32>;
         @group(0) @binding(4) var d: texture_storage_3d<r32uint, read>;
         @group(0) @binding(5) var e: texture_1d<u32>;
         @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
             out[i] = textureLoad(a, vec2u(1, 0), i, 1).x;
             out[4 + i] = textureLoad(a, vec2u(0, 0), 1u, i).x;
             out[8 + i] = textureLoad(b, vec3u(1, 2, i), 0).x;
             out[12 + i] = textureLoad(c, vec2u(1, 1), i).x;
             out[16 + i] = textureLoad(d, vec3u(i, 1, 1)).x;
             out[20 + i] = textureLoad(e, i, 0).x + textureLoad(e, i, 0).w;
         }",
        [1, 1, 1],
        24,
        vec![
            // Levels of 4 * 2, 2 * 1 and 1 texels: 8 words, 2 in 4, 1 in 4.
            ramp(Image {
                levels: 3,
                ..new(Dim::D2Array, [4, 2, 3])
            }),
            ramp(new(Dim::D3, [2, 3, 3])),
            ramp(Image {
                samples: 4,
                ..new(Dim::D2, [2, 2, 1])
            }),
            ramp(new(Dim::D3, [3, 2, 2])),
            ramp(new(Dim::D1, [4, 1, 1])),
        ],
    )
    .unwrap();
    assert_eq!(out[..4], [9, 16 + 9, 32 + 9, 0]);
    assert_eq!(out[4..8], [16, 16 + 8, 16 + 12, 0]);
    assert_eq!(out[8..12], [5, 11, 17, 0]);
    assert_eq!(out[12..16], [12, 13, 14, 15]);
    assert_eq!(out[16..20], [9, 10, 11, 0]);
    // The missing alpha is 1.
    assert_eq!(out[20..24], [1, 2, 3, 4]);
}

#[test]
fn samples_are_filtered_by_level_gradient_and_at_the_edge() {
    // Level 0: 0, 8; level 1, from byte 16 on: 100.
    let two_levels = Image {
        levels: 2,
        ..Image::new(Dim::D1, Format::R32Float, [2, 1, 1])
    };
    let mip = Sampler {
        mip: Filter::Linear,
        ..linear()
    };
    let repeat = Sampler {
        wrap: [Wrap::Repeat; 3],
        ..linear()
    };
    let (out, _) = run(
        "@group(0) @binding(1) var a: texture_1d<f32>;
         @group(0) @binding(2) var s: sampler;
         @group(0) @binding(3) var b: texture_2d<f32>;
         @group(0) @binding(4) var t: sampler;
         @group(0) @binding(5) var c: texture_2d_array<f32>;
         fn grad(t: texture_2d<f32>, s: sampler, x: f32) -> f32 {
             return textureSampleGrad(t, s, vec2f(x, 0.5), vec2f(0.25, 0), vec2f(0, 0.25)).x;
         }
         @compute @workgroup_size(5) fn main(@builtin(local_invocation_index) i: u32) {
             let x = f32(i) / 4;
             out[i] = bitcast<u32>(textureSampleLevel(b, t, vec2f(x, 0.5), 0).x);
             out[5 + i] = bitcast<u32>(textureSampleBaseClampToEdge(b, t, vec2f(x, 0.5)).x);
             out[10 + i] = bitcast<u32>(grad(b, t, x));
             out[15 + i] = bitcast<u32>(textureSampleLevel(b, t, vec2f(0.25, 0.5), 0, vec2i(1, 0)).x);
             out[20 + i] = bitcast<u32>(textureSampleLevel(c, s, vec2f(0.5), i, 0).x);
             _ = a;
         }",
        [1, 1, 1],
        25,
        vec![
            Bound::Texture(two_levels, bytes(&[0.0, 8.0, 0.0, 0.0, 100.0])),
            Bound::Sampler(mip),
            picture(2, &[0.0, 8.0]),
            Bound::Sampler(repeat),
            Bound::Texture(
                Image::new(Dim::D2Array, Format::R32Float, [1, 1, 3]),
                bytes(&[1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0]),
            ),
        ],
    )
    .unwrap();
    let out = floats(&out);
    // Texel centres lie at 0.25 and 0.75; at the edges both sides count the same.
    assert_eq!(out[..5], [4.0, 0.0, 4.0, 8.0, 4.0]);
    assert_eq!(out[5..10], [0.0, 0.0, 4.0, 8.0, 8.0]);
    assert_eq!(out[10..15], [4.0, 0.0, 4.0, 8.0, 4.0]);
    assert_eq!(out[15..20], [8.0; 5]);
    // Layers are clamped.
    assert_eq!(out[20..25], [1.0, 2.0, 3.0, 3.0, 3.0]);
}

#[test]
fn levels_of_detail_mix_levels_and_gradients_choose_them() {
    let image = Image {
        levels: 2,
        ..Image::new(Dim::D2, Format::R32Float, [2, 2, 1])
    };
    let texels = bytes(&[0.0, 8.0, 0.0, 8.0, 100.0]);
    let mip = Sampler {
        mip: Filter::Linear,
        ..linear()
    };
    let (out, _) = run(
        "@group(0) @binding(1) var a: texture_2d<f32>;
         @group(0) @binding(2) var s: sampler;
         @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
             let level = f32(i) / 4;
             out[i] = bitcast<u32>(textureSampleLevel(a, s, vec2f(0.5), level).x);
             // 2^i texels of level 0 from a pixel to the next.
             let d = f32(1u << i) / 2;
             out[4 + i] = bitcast<u32>(textureSampleGrad(a, s, vec2f(0.5), vec2f(d, 0), vec2f(0, d / 2)).x);
         }",
        [1, 1, 1],
        8,
        vec![Bound::Texture(image, texels), Bound::Sampler(mip)],
    )
    .unwrap();
    assert_eq!(
        floats(&out),
        [4.0, 28.0, 52.0, 76.0, 4.0, 100.0, 100.0, 100.0]
    );
}

#[test]
fn depths_are_loaded_compared_and_gathered() {
    let depth = Image::new(Dim::D2, Format::Depth32Float, [2, 2, 1]);
    let texels = bytes(&[0.25, 0.75, 0.5, 1.0]);
    let compare = Sampler {
        compare: Compare::LessEqual,
        ..linear()
    };
    let (out, _) = run(
        "@group(0) @binding(1) var a: texture_depth_2d;
         @group(0) @binding(2) var s: sampler_comparison;
         @group(0) @binding(3) var t: sampler;
         @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
             let r = f32(i) / 4 + 0.25;
             out[i] = bitcast<u32>(textureLoad(a, vec2u(i % 2, i / 2), 0));
             out[4 + i] = bitcast<u32>(textureSampleCompareLevel(a, s, vec2f(0.5), r));
             out[8 + i] = bitcast<u32>(textureGatherCompare(a, s, vec2f(0.5), 0.6)[i]);
             out[12 + i] = bitcast<u32>(textureGather(a, t, vec2f(0.5))[i]);
             out[16 + i] = bitcast<u32>(textureSampleLevel(a, t, vec2f(0.5), i32(i) - 2));
         }",
        [1, 1, 1],
        20,
        vec![
            Bound::Texture(depth, texels),
            Bound::Sampler(compare),
            Bound::Sampler(linear()),
        ],
    )
    .unwrap();
    let out = floats(&out);
    assert_eq!(out[..4], [0.25, 0.75, 0.5, 1.0]);
    // reference <= texel of 0.25, 0.75, 0.5, 1 each with a quarter.
    assert_eq!(out[4..8], [1.0, 0.75, 0.5, 0.25]);
    // (0, 1), (1, 1), (1, 0), (0, 0).
    assert_eq!(out[8..12], [0.0, 1.0, 1.0, 0.0]);
    assert_eq!(out[12..16], [0.5, 1.0, 0.75, 0.25]);
    assert_eq!(out[16..20], [0.625; 4]);
}

#[test]
fn components_are_gathered_from_images_and_cubes() {
    let texels: Vec<u8> = (0..4u8).flat_map(|k| [k, 10 + k, 20 + k, 30 + k]).collect();
    // Each face of one texel with its number, from multiples of 16 bytes.
    let mut faces = vec![0; 96];
    for face in 0..6 {
        faces[16 * face] = face as u8 + 1;
    }
    let cube = Image::new(Dim::Cube, Format::R32Uint, [1, 1, 1]);
    let (out, _) = run(
        "@group(0) @binding(1) var a: texture_2d<u32>;
         @group(0) @binding(2) var s: sampler;
         @group(0) @binding(3) var c: texture_cube<u32>;
         @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
             out[i] = textureGather(2, a, s, vec2f(0.5))[i];
             // One texel to the right: column 1 twice.
             out[4 + i] = textureGather(0, a, s, vec2f(0.5), vec2i(1, 0))[i];
             if i == 0 { out[8] = textureGather(0, c, s, vec3f(0, -1, 0)).w; }
         }",
        [1, 1, 1],
        9,
        vec![
            Bound::Texture(Image::new(Dim::D2, Format::Rgba8Uint, [2, 2, 1]), texels),
            Bound::Sampler(Sampler {
                wrap: [Wrap::Clamp; 3],
                ..Sampler::default()
            }),
            Bound::Texture(cube, faces),
        ],
    )
    .unwrap();
    assert_eq!(out[..4], [22, 23, 21, 20]);
    assert_eq!(out[4..8], [3, 3, 1, 1]);
    assert!((1..=6).contains(&out[8]), "{}", out[8]);
}

#[test]
fn texels_are_changed_atomically() {
    let image = |format| Bound::Texture(Image::new(Dim::D2, format, [2, 2, 1]), vec![0; 16]);
    let (_, after) = run(
        "@group(0) @binding(1) var a: texture_storage_2d<r32uint, atomic>;
         @group(0) @binding(2) var b: texture_storage_2d<r32sint, atomic>;
         @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {
             textureAtomicAdd(a, vec2u(1, 0), id.x);
             textureAtomicOr(a, vec2u(0, 1), 1u << (id.x % 32));
             textureAtomicMax(a, vec2u(1, 1), id.x);
             textureAtomicMin(b, vec2u(1, 1), 5 - i32(id.x));
             textureAtomicMax(b, vec2u(0, 1), 5 - i32(id.x));
             // Outside.
             textureAtomicAdd(a, vec2u(2, 0), id.x);
             if id.x == 0 { out[0] = 1; }
         }",
        [2, 1, 1],
        1,
        vec![image(Format::R32Uint), image(Format::R32Sint)],
    )
    .unwrap();
    let words = |bytes: &[u8]| Buffer::from_bytes(bytes.to_vec()).read::<i32>();
    assert_eq!(words(&after[0]), [0, 127 * 64, -1, 127]);
    assert_eq!(words(&after[1]), [0, 0, 5, -122]);
}

#[test]
fn a_texture_that_is_read_and_written_keeps_the_order_of_both() {
    let (out, after) = run(
        "@group(0) @binding(1) var a: texture_storage_2d<r32uint, read_write>;
         @compute @workgroup_size(32) fn main(@builtin(local_invocation_index) i: u32) {
             let before = textureLoad(a, vec2u(i, 0)).x;
             textureStore(a, vec2u(i, 0), vec4u(before + 1));
             let between = textureLoad(a, vec2u(i, 0)).x;
             textureBarrier();
             textureStore(a, vec2u(31 - i, 0), vec4u(100 + i));
             out[i] = between * 1000 + textureLoad(a, vec2u(31 - i, 0)).x;
         }",
        [1, 1, 1],
        32,
        vec![Bound::Texture(
            Image::new(Dim::D2, Format::R32Uint, [32, 1, 1]),
            (0..32u32).flat_map(u32::to_le_bytes).collect(),
        )],
    )
    .unwrap();
    let want: Vec<u32> = (0..32).map(|i| (i + 1) * 1000 + 100 + i).collect();
    assert_eq!(out, want);
    let want: Vec<u8> = (0..32u32).flat_map(|i| (131 - i).to_le_bytes()).collect();
    assert_eq!(after[0], want);
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |declared: &str, bound: Bound| {
        let shader = format!(
            "@group(0) @binding(1) var a: {declared};
             @compute @workgroup_size(1) fn main() {{ out[0] = textureDimensions(a).x; }}"
        );
        match run(&shader, [1, 1, 1], 1, vec![bound]) {
            Ok(_) => panic!("{declared}: accepted"),
            Err(e) => e.to_string(),
        }
    };
    let image = Image::new(Dim::D2, Format::Rgba8Unorm, [4, 4, 1]);
    let texture = |image: Image| Bound::Texture(image, vec![0; 64]);
    for (declared, bound, why) in [
        (
            "texture_3d<f32>",
            texture(image),
            "the shader has a 3d image, this one is 2d",
        ),
        (
            "texture_2d<u32>",
            texture(image),
            "the shader reads u32, `rgba8unorm` has f32",
        ),
        ("texture_depth_2d", texture(image), "`rgba8unorm` is none"),
        (
            "texture_storage_2d<rgba16float, write>",
            texture(image),
            "a storage image of format `rgba16float`",
        ),
        (
            "texture_2d<f32>",
            texture(Image {
                size: [5, 4, 1],
                ..image
            }),
            "the texture has 80 bytes, the buffer 64",
        ),
        (
            "texture_2d<f32>",
            Bound::Sampler(Sampler::default()),
            "nothing is bound to 0.1 (a)",
        ),
    ] {
        let message = refused(declared, bound);
        assert!(message.contains(why), "{declared}: {message}");
    }
}
