//! Images and samplers of GLSL, through glslang and its optimizer. Expected values are worked out by hand.

use std::collections::BTreeMap;

use lanemask::image::{Compare, Dim, Filter, Format, Image, Sampler, Wrap};
use lanemask::{Buffer, Device, Shader};

use crate::glsl::modules;

/// Something that is bound at the next binding of set 0.
enum Bound {
    Texture(Image, Vec<u8>),
    Sampler(Sampler),
    /// A texture and a sampler at one binding.
    Both(Image, Vec<u8>, Sampler),
}

fn bytes(words: &[f32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let all = bytes.as_chunks::<4>().0;
    all.iter().map(|w| u32::from_le_bytes(*w)).collect()
}

fn floats(words: &[u32]) -> Vec<f32> {
    words.iter().map(|w| f32::from_bits(*w)).collect()
}

/// Runs one workgroup of a shader whose binding 0 is `out`, an array of so many words; gives that and the bytes of the textures. Without
/// glslang it gives nothing.
fn run(name: &str, glsl: &str, out: usize, bound: &[Bound]) -> Option<(Vec<u32>, Vec<Vec<u8>>)> {
    let text = format!(
        "#version 460
         #extension GL_EXT_samplerless_texture_functions : require
         #extension GL_EXT_shader_image_load_formatted : require
         layout(binding = 0, std430) buffer Out {{ uint words[]; }};
         void put(uint at, float x) {{ words[at] = floatBitsToUint(x); }}
         {glsl}"
    );
    let mut first = None;
    for (file, module) in modules(name, &text)? {
        let shader = Shader::from_spirv(&module, &BTreeMap::new());
        let kernel = shader.and_then(|s| s.kernel(None));
        let kernel = kernel.unwrap_or_else(|e| panic!("{name}, {file}: {e}"));
        let mut buffer = Buffer::zeroed(4 * out);
        let mut texels: Vec<Buffer> = (bound.iter())
            .filter_map(|b| match b {
                Bound::Texture(_, bytes) | Bound::Both(_, bytes, _) => Some(bytes),
                Bound::Sampler(_) => None,
            })
            .map(|bytes| Buffer::from_bytes(bytes.clone()))
            .collect();
        let device = Device::new();
        let mut dispatch = device.dispatch(&kernel, [1, 1, 1]).bind(0, 0, &mut buffer);
        let mut rest = texels.iter_mut();
        for (k, b) in bound.iter().enumerate() {
            let binding = k as u32 + 1;
            if let Bound::Sampler(sampler) | Bound::Both(_, _, sampler) = b {
                dispatch = dispatch.bind_sampler(0, binding, *sampler);
            }
            if let Bound::Texture(image, _) | Bound::Both(image, ..) = b {
                let texels = rest.next().expect("one for each texture");
                dispatch = dispatch.bind_texture(0, binding, *image, texels);
            }
        }
        dispatch
            .run()
            .unwrap_or_else(|e| panic!("{name}, {file}: {e}"));
        let after: Vec<Vec<u8>> = texels.into_iter().map(Buffer::into_bytes).collect();
        let got = (buffer.read::<u32>(), after);
        match &first {
            None => first = Some(got),
            Some(first) => assert_eq!(*first, got, "{name}, {file}"),
        }
    }
    first
}

fn linear() -> Sampler {
    Sampler {
        mag: Filter::Linear,
        min: Filter::Linear,
        wrap: [Wrap::Clamp; 3],
        ..Sampler::default()
    }
}

fn nearest() -> Sampler {
    Sampler {
        wrap: [Wrap::Clamp; 3],
        ..Sampler::default()
    }
}

fn storage(dim: Dim, format: Format, size: [u32; 3]) -> Bound {
    let image = Image::new(dim, format, size);
    Bound::Texture(image, vec![0; image.bytes() as usize])
}

#[test]
fn storage_images_of_every_dimension_are_read_and_written() {
    let bound = [
        storage(Dim::D2, Format::Rgba8Unorm, [8, 1, 1]),
        storage(Dim::D1, Format::R32Sint, [8, 1, 1]),
        storage(Dim::D3, Format::Rg16Uint, [2, 2, 2]),
        storage(Dim::Cube, Format::R32Float, [1, 1, 1]),
        storage(Dim::D2Array, Format::R32Uint, [2, 1, 3]),
        storage(Dim::D1, Format::Rgba8Uint, [8, 1, 1]),
        storage(Dim::D2, Format::Rg8Snorm, [8, 1, 1]),
        storage(Dim::D1Array, Format::R16Float, [2, 1, 4]),
    ];
    let Some((out, after)) = run(
        "storage",
        "layout(local_size_x = 8) in;
         layout(binding = 1, rgba8) uniform image2D a;
         layout(binding = 2, r32i) uniform iimage1D b;
         layout(binding = 3, rg16ui) uniform uimage3D c;
         layout(binding = 4, r32f) uniform imageCube d;
         layout(binding = 5, r32ui) uniform uimage2DArray e;
         layout(binding = 6, rgba8ui) uniform uimageBuffer f;
         layout(binding = 7) uniform image2D g;
         layout(binding = 8, r16f) writeonly uniform image1DArray h;
         void main() {
             int i = int(gl_LocalInvocationID.x);
             imageStore(a, ivec2(i, 0), vec4(i, i / 4.0, 0.5, 1));
             imageStore(b, i, ivec4(-i));
             imageStore(c, ivec3(i & 1, i >> 1 & 1, i >> 2), uvec4(i, 100 + i, 7, 7));
             imageStore(d, ivec3(0, 0, i), vec4(i + 0.5));
             imageStore(e, ivec3(i & 1, 0, i >> 1), uvec4(1000 + i));
             imageStore(f, i, uvec4(i, 2 * i, 3 * i, 255));
             // Without a format in the shader.
             imageStore(g, ivec2(i, 0), vec4(-1, i / 8.0, 9, 9));
             imageStore(h, ivec2(i & 1, i >> 1), vec4(i));
             memoryBarrierImage();
             words[i] = uint(imageLoad(a, ivec2(i, 0)).g * 255) + uint(imageLoad(b, i).x * -1000);
             words[8 + i] = imageLoad(c, ivec3(i & 1, i >> 1 & 1, i >> 2)).y;
             put(16 + i, imageLoad(d, ivec3(0, 0, i)).x + imageLoad(g, ivec2(i, 0)).r);
             // Outside: one behind the end.
             words[24 + i] = imageLoad(e, ivec3(i & 1, 0, (i >> 1) + 1)).x + imageLoad(f, i).z;
             if (i == 0) {
                 words[32] = imageSize(a).x; words[33] = imageSize(b); words[34] = imageSize(c).z;
                 words[35] = imageSize(d).y; words[36] = imageSize(e).z; words[37] = imageSize(f);
                 words[38] = imageSize(h).y;
             }
         }",
        39,
        &bound,
    ) else {
        return;
    };
    let wanted = [0, 64, 128, 191, 255, 255, 255, 255];
    let mut a = Vec::new();
    for (i, g) in wanted.into_iter().enumerate() {
        a.extend([if i == 0 { 0 } else { 255 }, g, 128, 255]);
        // Unorm values may be rounded down when multiplied.
        let n = out[i] - 1000 * i as u32;
        assert!(n == u32::from(g) || n + 1 == u32::from(g), "{n} {g}");
    }
    assert_eq!(after[0], a);
    let minus: Vec<u32> = (0..8u32).map(|i| i.wrapping_neg()).collect();
    assert_eq!(words(&after[1]), minus);
    let c: Vec<u32> = (0..8).map(|i| i | (100 + i) << 16).collect();
    // Each row begins after the last, each slice too.
    assert_eq!(words(&after[2]), c);
    assert_eq!(out[8..16], [100, 101, 102, 103, 104, 105, 106, 107]);
    for (face, texel) in words(&after[3]).iter().step_by(4).enumerate() {
        assert_eq!(f32::from_bits(*texel), face as f32 + 0.5);
    }
    let faces = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 0.0, 0.0];
    assert_eq!(floats(&out[16..24]), faces.map(|x| x - 1.0));
    let e = words(&after[4]);
    assert_eq!(
        (e[0], e[1], e[4], e[5], e[8], e[9]),
        (1000, 1001, 1002, 1003, 1004, 1005)
    );
    let behind = [1002, 1003, 1004, 1005, 0, 0, 0, 0];
    let f: Vec<u32> = (0..8).map(|i| behind[i] + 3 * i as u32).collect();
    assert_eq!(out[24..32], f);
    assert_eq!(
        after[5],
        (0..8)
            .flat_map(|i| [i, 2 * i, 3 * i, 255])
            .collect::<Vec<u8>>()
    );
    let snorm = [0, 16, 32, 48, 64, 79, 95, 111];
    let g: Vec<u8> = snorm.into_iter().flat_map(|n| [0x81, n]).collect();
    assert_eq!(after[6], g);
    // Layers of two texels begin at multiples of 16 bytes.
    assert_eq!(after[7][48..52], [0x00, 0x46, 0x00, 0x47]);
    assert_eq!(out[32..39], [8, 8, 2, 1, 3, 8, 4]);
}

#[test]
fn texels_are_changed_atomically() {
    let r32 = |format| storage(Dim::D2, format, [8, 2, 1]);
    let Some((out, after)) = run(
        "atomics",
        "layout(local_size_x = 32) in;
         layout(binding = 1, r32ui) uniform uimage2D a;
         layout(binding = 2, r32i) uniform iimage2D b;
         layout(binding = 3, r32f) uniform image2D c;
         layout(binding = 4, r32ui) uniform uimage2DArray d;
         void main() {
             int i = int(gl_LocalInvocationID.x);
             words[i] = imageAtomicAdd(a, ivec2(0, 0), 1u);
             imageAtomicOr(a, ivec2(1, 0), 1u << i);
             imageAtomicMax(a, ivec2(2, 0), uint(i));
             imageAtomicXor(a, ivec2(3, 0), uint(i));
             imageAtomicMin(b, ivec2(0, 1), -i);
             imageAtomicMax(b, ivec2(1, 1), -5 - i);
             imageAtomicAnd(b, ivec2(2, 1), i);
             // Of all that see 0, one comes first.
             words[32 + i] = imageAtomicCompSwap(a, ivec2(4, 1), 0u, 5u + uint(i));
             imageAtomicCompSwap(a, ivec2(5, 1), 1u, 5u);
             float old = imageAtomicExchange(c, ivec2(i >> 2, 0), i + 0.5);
             put(64 + i, old);
             // Outside.
             words[96 + i] = imageAtomicAdd(a, ivec2(8, 0), 1u) + imageAtomicAdd(d, ivec3(i, 0, 1), 3u);
             if (i > 20) {
                 for (int k = 0; k < i - 20; k++) imageAtomicAdd(d, ivec3(0, 1, k & 1), 1u);
             }
         }",
        128,
        &[
            r32(Format::R32Uint),
            r32(Format::R32Sint),
            r32(Format::R32Float),
            storage(Dim::D2Array, Format::R32Uint, [8, 2, 2]),
        ],
    ) else {
        return;
    };
    let mut sorted = out[..32].to_vec();
    sorted.sort_unstable();
    assert_eq!(sorted, (0..32).collect::<Vec<u32>>());
    let a = words(&after[0]);
    assert_eq!(a[..5], [32, u32::MAX, 31, 0, 0]);
    // Lane 0 is the first.
    assert_eq!((a[12], a[13]), (5, 0));
    assert_eq!((out[32], &out[33..64]), (0, &[5; 31][..]));
    let b = words(&after[1]);
    assert_eq!(b[8..11], [(-31i32) as u32, 0, 0]);
    let c = floats(&words(&after[2]));
    assert_eq!(c[..8], [3.5, 7.5, 11.5, 15.5, 19.5, 23.5, 27.5, 31.5]);
    let old = floats(&out[64..96]);
    assert_eq!(old[..6], [0.0, 0.5, 1.5, 2.5, 0.0, 4.5]);
    assert_eq!(out[96..128], [0; 32]);
    let d = words(&after[3]);
    assert_eq!(d[16..24], [3; 8]);
    // 1 + ... + 11 additions, the odd ones of each to layer 1: 36 and 30.
    assert_eq!((d[8], d[24]), (36, 30));
}

#[test]
fn combined_and_separate_samplers_sample() {
    // 0, 8, 16, 24; two rows.
    let image = Image {
        levels: 2,
        ..Image::new(Dim::D2, Format::R32Float, [4, 2, 1])
    };
    let texels = bytes(&[0.0, 8.0, 16.0, 24.0, 100.0, 108.0, 116.0, 124.0, 50.0, 60.0]);
    let array = Image::new(Dim::D2Array, Format::R32Float, [1, 1, 2]);
    let cube = Image::new(Dim::Cube, Format::R32Uint, [1, 1, 1]);
    let faces: Vec<u8> = (1..7u8)
        .flat_map(|n| [&[n], &[0; 15][..]].concat())
        .collect();
    let Some((out, _)) = run(
        "sampled",
        "layout(local_size_x = 4) in;
         layout(binding = 1) uniform sampler2D a;
         layout(binding = 2) uniform texture2D b;
         layout(binding = 3) uniform sampler s;
         layout(binding = 4) uniform sampler2DArray c;
         layout(binding = 5) uniform usamplerCube d;
         layout(binding = 6) uniform isampler1D e;
         layout(binding = 7) uniform sampler3D f;
         layout(binding = 1) uniform sampler2D again;
         float through(sampler2D t, vec2 at, float lod) { return textureLod(t, at, lod).x; }
         void main() {
             int i = int(gl_LocalInvocationID.x);
             float x = (i + 0.5) / 4;
             vec2 at = vec2(x, 0.25);
             put(i, textureLod(a, at, 0).x);
             put(4 + i, through(a, at + vec2(0.125, 0), 0));
             put(8 + i, textureLod(sampler2D(b, s), at + vec2(0.125, 0), 0).x);
             put(12 + i, textureGrad(again, at, vec2(0.5, 0), vec2(0, 0.25)).x);
             put(16 + i, textureProjLod(a, vec3(at * 2, 2), 0).x);
             put(20 + i, textureProjLod(a, vec4(at * 4, 99, 4), 0).x);
             put(24 + i, textureLodOffset(a, at, 0, ivec2(-1, 1)).x);
             put(28 + i, texelFetch(a, ivec2(i & 1, 0), i >> 1).x + texelFetch(b, ivec2(i, 1), 0).x);
             put(32 + i, texelFetchOffset(a, ivec2(i, 0), 0, ivec2(1, 1)).x);
             put(36 + i, textureGather(a, vec2(0.5, 0.5))[i]);
             put(40 + i, textureGatherOffset(a, vec2(0.5, 0.5), ivec2(1, 0))[i]);
             const ivec2 all[4] = ivec2[4](ivec2(-1, 0), ivec2(0, 0), ivec2(1, 0), ivec2(1, 1));
             put(44 + i, textureGatherOffsets(a, vec2(0.5, 0.5), all)[i]);
             put(48 + i, textureLod(c, vec3(0.5, 0.5, i - 0.4), 0).x);
             vec3 directions[4] = vec3[4](vec3(1, 0, 0), vec3(0, 0, -1), vec3(0, -1, 0), vec3(-1, 0, 0));
             words[52 + i] = textureLod(d, directions[i], 0).x;
             words[56 + i] = uint(texelFetch(e, i, 0).x + 10);
             put(60 + i, textureLod(f, vec3(0.5, 0.5, x), 0).x);
             if (i == 0) {
                 words[64] = textureSize(a, 1).x; words[65] = textureSize(b, 0).y;
                 words[66] = textureQueryLevels(a); words[67] = textureSize(c, 0).z;
                 words[68] = textureSize(d, 0).x; words[69] = textureSize(e, 0);
                 words[70] = textureSize(f, 0).z; words[71] = textureQueryLevels(f);
             }
         }",
        72,
        &[
            Bound::Both(image, texels.clone(), nearest()),
            Bound::Texture(image, texels),
            Bound::Sampler(linear()),
            Bound::Both(
                array,
                [bytes(&[3.0]), vec![0; 12], bytes(&[4.0]), vec![0; 12]].concat(),
                nearest(),
            ),
            Bound::Both(cube, faces, nearest()),
            Bound::Both(
                Image::new(Dim::D1, Format::R8Sint, [4, 1, 1]),
                vec![0xff, 2, 0xfd, 4],
                nearest(),
            ),
            Bound::Both(
                Image::new(Dim::D3, Format::R32Float, [1, 1, 2]),
                bytes(&[1.0, 3.0]),
                linear(),
            ),
        ],
    ) else {
        return;
    };
    let f = floats(&out);
    assert_eq!(f[..4], [0.0, 8.0, 16.0, 24.0]);
    // The edge between two texels belongs to the right one; behind the last there is none.
    assert_eq!(f[4..8], [8.0, 16.0, 24.0, 24.0]);
    assert_eq!(f[8..12], [4.0, 12.0, 20.0, 24.0]);
    // Two texels from a pixel to the next: level 1.
    assert_eq!(f[12..16], [50.0, 50.0, 60.0, 60.0]);
    assert_eq!(f[16..20], [0.0, 8.0, 16.0, 24.0]);
    assert_eq!(f[20..24], [0.0, 8.0, 16.0, 24.0]);
    assert_eq!(f[24..28], [100.0, 100.0, 108.0, 116.0]);
    assert_eq!(f[28..32], [100.0, 116.0, 166.0, 184.0]);
    assert_eq!(f[32..36], [108.0, 116.0, 124.0, 0.0]);
    // (0, 1), (1, 1), (1, 0), (0, 0) of the texels 1 and 2 of both rows.
    assert_eq!(f[36..40], [108.0, 116.0, 16.0, 8.0]);
    assert_eq!(f[40..44], [116.0, 124.0, 24.0, 16.0]);
    // Of each the texel at the smaller coordinates.
    assert_eq!(f[44..48], [0.0, 8.0, 16.0, 116.0]);
    // Layers -0.4, 0.6, 1.6, 2.6, rounded and clamped.
    assert_eq!(f[48..52], [3.0, 4.0, 4.0, 4.0]);
    assert_eq!(out[52..56], [1, 6, 4, 2]);
    assert_eq!(out[56..60], [9, 12, 7, 14]);
    assert_eq!(f[60..64], [1.0, 1.5, 2.5, 3.0]);
    assert_eq!(out[64..72], [2, 2, 2, 2, 1, 4, 2, 1]);
}

#[test]
fn depths_are_compared_and_samples_fetched() {
    let depth = Image::new(Dim::D2, Format::Depth32Float, [2, 2, 1]);
    let texels = bytes(&[0.25, 0.75, 0.5, 1.0]);
    let compare = Sampler {
        compare: Compare::LessEqual,
        ..linear()
    };
    let samples = Image {
        samples: 4,
        ..Image::new(Dim::D2, Format::R8Uint, [2, 1, 1])
    };
    let Some((out, _)) = run(
        "depths",
        "layout(local_size_x = 4) in;
         layout(binding = 1) uniform sampler2DShadow a;
         layout(binding = 2) uniform texture2D b;
         layout(binding = 3) uniform samplerShadow s;
         layout(binding = 4) uniform sampler t;
         layout(binding = 5) uniform usampler2DMS c;
         void main() {
             int i = int(gl_LocalInvocationID.x);
             float r = i / 4.0 + 0.25;
             put(i, textureLod(a, vec3(0.5, 0.5, r), 0));
             put(4 + i, textureGather(a, vec2(0.5), 0.6)[i]);
             put(8 + i, textureProjLod(a, vec4(1, 1, 2 * r, 2), 0));
             put(12 + i, textureGrad(sampler2DShadow(b, s), vec3(0.5, 0.5, r), vec2(0), vec2(0)));
             // The same texture without comparison: depth, 0, 0, 1.
             put(16 + i, textureLod(sampler2D(b, t), vec2(0.5), 0)[i]);
             words[20 + i] = texelFetch(c, ivec2(1, 0), i).x;
             words[24 + i] = textureSamples(c);
             put(28 + i, texelFetch(b, ivec2(i & 1, i >> 1), 0).x);
         }",
        32,
        &[
            Bound::Both(depth, texels.clone(), compare),
            Bound::Texture(depth, texels),
            Bound::Sampler(compare),
            Bound::Sampler(linear()),
            Bound::Texture(samples, (0..8).collect()),
        ],
    ) else {
        return;
    };
    let f = floats(&out);
    // reference <= texel of 0.25, 0.75, 0.5, 1, each with a quarter.
    assert_eq!(f[..4], [1.0, 0.75, 0.5, 0.25]);
    assert_eq!(f[4..8], [0.0, 1.0, 1.0, 0.0]);
    assert_eq!(f[8..12], [1.0, 0.75, 0.5, 0.25]);
    assert_eq!(f[12..16], [1.0, 0.75, 0.5, 0.25]);
    assert_eq!(f[16..20], [0.625, 0.0, 0.0, 1.0]);
    assert_eq!(out[20..24], [4, 5, 6, 7]);
    assert_eq!(out[24..28], [4; 4]);
    assert_eq!(f[28..32], [0.25, 0.75, 0.5, 1.0]);
}
