//! Kernels with textures, compiled from WGSL and from naga's SPIR-V, on w32 and on lavapipe: the same shader with the same textures.

use std::collections::BTreeMap;

use lanemask::image::{Compare, Dim, Filter, Format, Image, Sampler, Wrap};
use lanemask::job::Slot;
use lanemask::{Device, Shader};
use lanemask_testkit::engine;
use lanemask_testkit::lavapipe::{self, Lavapipe};
use lanemask_testkit::resources::{self, Resource, Resources};

use super::with::Random;

/// Invocations of a case.
const N: usize = 64;

/// What lies at a binding from 2 on.
enum Bound {
    Texture(Image),
    Sampler(Sampler),
}

/// A shader: `i` is the invocation's number, `c` its random input (-1.6 to 2.6), `u` a number made of it; results go to `out` and `more`.
struct Case {
    name: &'static str,
    bound: Vec<Bound>,
    /// Declarations of the bindings.
    declarations: &'static str,
    body: &'static str,
    /// By how much floats in `out`, and bytes of textures, may differ.
    near: f32,
    steps: u8,
}

fn texture(dim: Dim, format: Format, size: [u32; 3], levels: u32) -> Bound {
    Bound::Texture(Image {
        levels,
        ..Image::new(dim, format, size)
    })
}

fn sampler(filter: Filter, wrap: Wrap) -> Sampler {
    Sampler {
        mag: filter,
        min: filter,
        mip: filter,
        wrap: [wrap; 3],
        ..Sampler::default()
    }
}

fn cases() -> Vec<Case> {
    // lavapipe filters 8-bit formats by weights of 8 bits, the others by binary32.
    let (exact, coarse) = (1e-4, 1.5 / 128.0);
    let linear = || Bound::Sampler(sampler(Filter::Linear, Wrap::Repeat));
    let nearest = || Bound::Sampler(sampler(Filter::Nearest, Wrap::Mirror));
    let compare = |compare| {
        Bound::Sampler(Sampler {
            compare,
            ..sampler(Filter::Linear, Wrap::Clamp)
        })
    };
    let f32s = Format::Rgba32Float;
    let mut all = vec![
        Case {
            name: "loads",
            bound: vec![
                texture(Dim::D2, Format::Rgba8Unorm, [8, 5, 1], 3),
                texture(Dim::D2Array, f32s, [4, 4, 3], 2),
                texture(Dim::D3, Format::Rgba16Float, [4, 3, 5], 1),
                texture(Dim::D1, Format::R32Float, [9, 1, 1], 1),
            ],
            declarations: "@group(0) @binding(2) var a: texture_2d<f32>;
                @group(0) @binding(3) var b: texture_2d_array<f32>;
                @group(0) @binding(4) var d: texture_3d<f32>;
                @group(0) @binding(5) var e: texture_1d<f32>;",
            body: "let level = u % 3;
                let at = vec2u(u >> 4, u >> 9) % max(vec2u(8, 5) >> vec2u(level), vec2u(1));
                out = textureLoad(a, at, level) + textureLoad(d, vec3u(u, u >> 5, u >> 10) % vec3u(4, 3, 5), 0);
                more = textureLoad(b, vec2i(vec2u(u, u >> 6) % (4u >> (u & 1))), (u >> 3) % 3, u & 1)
                    + textureLoad(e, (u >> 7) % 9, 0);",
            near: exact,
            steps: 0,
        },
        Case {
            name: "integers",
            bound: vec![
                texture(Dim::D2, Format::Rgba16Sint, [8, 5, 1], 1),
                texture(Dim::D2Array, Format::Rgba32Uint, [4, 4, 3], 1),
                nearest(),
            ],
            declarations: "@group(0) @binding(2) var a: texture_2d<i32>;
                @group(0) @binding(3) var b: texture_2d_array<u32>;
                @group(0) @binding(4) var s: sampler;",
            body: "out = vec4f(textureLoad(a, vec2u(u, u >> 8) % vec2u(8, 5), 0))
                    + vec4f(textureGather(2, a, s, c.xy));
                more = vec4f(textureLoad(b, vec2u(u, u >> 8) % 4, u % 3, 0) >> vec4u(16))
                    + vec4f(textureGather(1, b, s, c.xy, u % 3) >> vec4u(16));",
            near: exact,
            steps: 0,
        },
        Case {
            name: "levels",
            bound: vec![
                texture(Dim::D2, f32s, [16, 9, 1], 4),
                texture(Dim::D2Array, f32s, [8, 8, 3], 3),
                texture(Dim::D3, f32s, [5, 4, 7], 2),
                linear(),
                nearest(),
            ],
            declarations: "@group(0) @binding(2) var a: texture_2d<f32>;
                @group(0) @binding(3) var b: texture_2d_array<f32>;
                @group(0) @binding(4) var d: texture_3d<f32>;
                @group(0) @binding(5) var s: sampler;
                @group(0) @binding(6) var t: sampler;",
            body: "out = textureSampleLevel(a, s, c.xy, c.w) + textureSampleLevel(b, s, c.xy, i32(u % 5) - 1, c.z);
                more = textureSampleLevel(d, s, c.xyz, c.w) + textureSampleLevel(a, t, c.yz, c.x)
                    + textureSampleLevel(a, s, c.xy, 0.0, vec2i(-3, 2));",
            near: exact,
            steps: 0,
        },
        Case {
            name: "cubes",
            bound: vec![
                texture(Dim::Cube, f32s, [8, 8, 1], 3),
                texture(Dim::CubeArray, f32s, [4, 4, 2], 1),
                linear(),
                nearest(),
            ],
            declarations: "@group(0) @binding(2) var a: texture_cube<f32>;
                @group(0) @binding(3) var b: texture_cube_array<f32>;
                @group(0) @binding(4) var s: sampler;
                @group(0) @binding(5) var t: sampler;",
            body: "let d = c.xyz - 0.5;
                out = textureSampleLevel(a, s, d, c.w) + textureSampleLevel(b, s, d, u % 2, 0.0);
                more = textureSampleLevel(a, t, d.zxy, c.w) + textureGather(1, a, s, d);",
            near: exact,
            steps: 0,
        },
        Case {
            name: "gradients",
            bound: vec![
                texture(Dim::D2, f32s, [16, 16, 1], 4),
                texture(Dim::D2Array, f32s, [16, 16, 2], 3),
                linear(),
            ],
            // Powers of two: lavapipe's logarithm is exact there only.
            declarations: "@group(0) @binding(2) var a: texture_2d<f32>;
                @group(0) @binding(3) var b: texture_2d_array<f32>;
                @group(0) @binding(4) var s: sampler;",
            body: "let g = 0.5 / f32(1u << (u % 6));
                out = textureSampleGrad(a, s, c.xy, vec2f(g, 0.0), vec2f(0.0, g * 0.5));
                more = textureSampleGrad(b, s, c.xy, u % 2, vec2f(0.0, g), vec2f(g * 0.25, 0.0));",
            near: exact,
            steps: 0,
        },
        Case {
            name: "gathers",
            bound: vec![
                texture(Dim::D2, f32s, [9, 6, 1], 1),
                texture(Dim::D2Array, f32s, [8, 8, 3], 1),
                linear(),
            ],
            declarations: "@group(0) @binding(2) var a: texture_2d<f32>;
                @group(0) @binding(3) var b: texture_2d_array<f32>;
                @group(0) @binding(4) var s: sampler;",
            body: "out = textureGather(2, a, s, c.xy) + textureGather(3, a, s, c.xy, vec2i(7, -8));
                more = textureGather(0, b, s, c.xy, i32(u % 5) - 1);",
            near: exact,
            steps: 0,
        },
        Case {
            name: "comparisons",
            bound: vec![
                texture(Dim::D2, Format::Depth16Unorm, [9, 6, 1], 1),
                texture(Dim::Cube, Format::Depth16Unorm, [8, 8, 1], 1),
                texture(Dim::D2Array, Format::Depth16Unorm, [8, 8, 2], 1),
                compare(Compare::LessEqual),
                compare(Compare::Greater),
                nearest(),
            ],
            declarations: "@group(0) @binding(2) var a: texture_depth_2d;
                @group(0) @binding(3) var b: texture_depth_cube;
                @group(0) @binding(4) var d: texture_depth_2d_array;
                @group(0) @binding(5) var s: sampler_comparison;
                @group(0) @binding(6) var t: sampler_comparison;
                @group(0) @binding(7) var p: sampler;",
            body: "let r = f32(u & 255) / 256.0;
                out = vec4f(textureSampleCompareLevel(a, s, c.xy, r), textureSampleCompareLevel(a, t, c.xy, r),
                    textureSampleCompareLevel(b, s, c.xyz - 0.5, r), textureSampleCompareLevel(d, t, c.xy, u % 2, r));
                more = textureGatherCompare(a, s, c.xy, r) + textureGather(a, p, c.xy)
                    + textureLoad(a, vec2u(u, u >> 8) % vec2u(9, 6), 0) + textureSampleLevel(d, p, c.xy, u % 2, 0);",
            near: exact,
            steps: 0,
        },
        Case {
            name: "weights of 8 bits, and the edge",
            bound: vec![
                texture(Dim::D2, Format::Rgba8Unorm, [9, 6, 1], 1),
                texture(Dim::D2, Format::Rgba8Srgb, [9, 6, 1], 1),
                linear(),
            ],
            declarations: "@group(0) @binding(2) var a: texture_2d<f32>;
                @group(0) @binding(3) var b: texture_2d<f32>;
                @group(0) @binding(4) var s: sampler;",
            body: "out = textureSampleLevel(a, s, c.xy, 0.0);
                more = textureSampleBaseClampToEdge(b, s, c.zw);",
            near: coarse,
            steps: 0,
        },
        Case {
            name: "queries",
            bound: vec![
                texture(Dim::D2Array, f32s, [16, 9, 3], 4),
                texture(Dim::D3, f32s, [16, 9, 5], 3),
                texture(Dim::CubeArray, f32s, [8, 8, 2], 2),
                texture(Dim::D1, f32s, [9, 1, 1], 1),
                texture(Dim::D2Array, f32s, [3, 4, 5], 1),
            ],
            declarations: "@group(0) @binding(2) var a: texture_2d_array<f32>;
                @group(0) @binding(3) var b: texture_3d<f32>;
                @group(0) @binding(4) var d: texture_cube_array<f32>;
                @group(0) @binding(5) var e: texture_1d<f32>;
                @group(0) @binding(6) var f: texture_storage_2d_array<rgba32float, write>;",
            body: "out = vec4f(vec2f(textureDimensions(a, i / 32)), f32(textureNumLayers(a)), f32(textureNumLevels(a)))
                    + vec4f(vec3f(textureDimensions(b, i / 32)), f32(textureNumLevels(b)));
                more = vec4f(vec2f(textureDimensions(d, i / 32)), f32(textureNumLayers(d)), f32(textureDimensions(e)))
                    + vec4f(vec2f(textureDimensions(f)), f32(textureNumLayers(f)), 0.0);",
            // The level is that of a workgroup: lavapipe takes one of several.
            near: 0.0,
            steps: 0,
        },
        Case {
            name: "stores of every dimension",
            bound: vec![
                texture(Dim::D2Array, Format::Rgba32Float, [4, 8, 2], 1),
                texture(Dim::D3, Format::Rgba32Uint, [4, 4, 4], 1),
                texture(Dim::D1, Format::R32Sint, [64, 1, 1], 1),
            ],
            declarations: "@group(0) @binding(2) var a: texture_storage_2d_array<rgba32float, write>;
                @group(0) @binding(3) var b: texture_storage_3d<rgba32uint, write>;
                @group(0) @binding(4) var d: texture_storage_1d<r32sint, write>;",
            body: "textureStore(a, vec2u(i % 4, i / 4 % 8), i / 32, c);
                textureStore(b, vec3u(i % 4, i / 4 % 4, i / 16), vec4u(u, u + 1, i, 7));
                textureStore(d, i, vec4i(-i32(u)));
                // Outside: nothing happens.
                textureStore(a, vec2i(i32(i) - 64, 3), 1, vec4f(9));
                textureStore(a, vec2u(4 + i, 3), 1, vec4f(9));
                textureStore(b, vec3u(0, 0, 4 + i), vec4u(9));
                out = c;",
            near: 0.0,
            steps: 0,
        },
        Case {
            name: "read and write",
            bound: vec![
                texture(Dim::D2, Format::R32Uint, [8, 8, 1], 1),
                texture(Dim::D2, Format::R32Float, [8, 8, 1], 1),
            ],
            declarations: "@group(0) @binding(2) var a: texture_storage_2d<r32uint, read_write>;
                @group(0) @binding(3) var b: texture_storage_2d<r32float, read_write>;",
            body: "let at = vec2u(i % 8, i / 8);
                let before = textureLoad(a, at).x;
                textureStore(a, at, vec4u(before * 3 + u));
                textureStore(b, at, textureLoad(b, at) * c.x);
                out = vec4f(f32(textureLoad(a, at).x >> 8), textureLoad(b, at).x, f32(before >> 8), 0.0);",
            near: 0.0,
            steps: 0,
        },
        Case {
            name: "atomics",
            bound: vec![
                texture(Dim::D2, Format::R32Uint, [8, 2, 1], 1),
                texture(Dim::D2, Format::R32Sint, [8, 2, 1], 1),
            ],
            declarations: "@group(0) @binding(2) var a: texture_storage_2d<r32uint, atomic>;
                @group(0) @binding(3) var b: texture_storage_2d<r32sint, atomic>;",
            body: "textureAtomicAdd(a, vec2u(u % 2, 0), u);
                textureAtomicMax(a, vec2u(2 + u % 2, 1), u);
                textureAtomicMin(a, vec2u(4, 1), u);
                textureAtomicOr(a, vec2u(5, 1), u);
                textureAtomicXor(a, vec2u(6, 1), u);
                textureAtomicAnd(a, vec2u(7, 1), u);
                textureAtomicMin(b, vec2u(u % 8, 0), i32(u) * i32(i));
                textureAtomicMax(b, vec2u(u % 8, 1), i32(u) * i32(i));
                out = c;",
            near: 0.0,
            steps: 0,
        },
    ];
    // Each of them has the type that `c` and `u` make. Narrow floats: lavapipe cuts off, here it is rounded.
    let stores: [(Format, &'static str, u8); 14] = [
        (Format::Rgba8Unorm, "rgba8unorm", 1),
        (Format::Rgba8Snorm, "rgba8snorm", 1),
        (Format::Rgba8Uint, "rgba8uint", 0),
        (Format::Rgba8Sint, "rgba8sint", 0),
        (Format::Rgba16Uint, "rgba16uint", 0),
        (Format::Rgba16Sint, "rgba16sint", 0),
        (Format::Rgba16Float, "rgba16float", 1),
        (Format::R32Uint, "r32uint", 0),
        (Format::R32Sint, "r32sint", 0),
        (Format::R32Float, "r32float", 0),
        (Format::Rg32Uint, "rg32uint", 0),
        (Format::Rg32Float, "rg32float", 0),
        (Format::Rgba32Sint, "rgba32sint", 0),
        (Format::Rgba32Float, "rgba32float", 0),
    ];
    for (format, name, steps) in stores {
        let value = match name {
            name if name.ends_with("uint") => "vec4u(u, u >> 3, 5, u % 9)",
            name if name.ends_with("sint") => {
                "vec4i(i32(u) - 40000, i32(u % 200) - 90, -3, i32(u))"
            }
            _ => "c",
        };
        let declarations =
            format!("@group(0) @binding(2) var a: texture_storage_2d<{name}, write>;");
        let body = format!("textureStore(a, vec2u(i % 8, i / 8), {value}); out = c;");
        all.push(Case {
            name,
            bound: vec![texture(Dim::D2, format, [8, 8, 1], 1)],
            declarations: declarations.leak(),
            body: body.leak(),
            near: 0.0,
            steps,
        });
    }
    all
}

fn slot(binding: usize) -> Slot {
    Slot {
        group: 0,
        binding: binding as u32,
    }
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    let words = bytes.as_chunks::<4>().0;
    words.iter().map(|w| f32::from_le_bytes(*w)).collect()
}

/// Where two bytes of a texture differ by more than so many steps.
fn differs(format: Format, ours: &[u8], theirs: &[u8], steps: u8) -> Option<usize> {
    if steps == 0 {
        return (0..ours.len()).find(|k| ours[*k] != theirs[*k]);
    }
    let width = if format == Format::Rgba16Float { 2 } else { 1 };
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0i64, |n, b| n << 8 | i64::from(*b));
    (0..ours.len()).step_by(width).find(|&k| {
        let (a, b) = (number(&ours[k..k + width]), number(&theirs[k..k + width]));
        // The lowest snorm value has two codes.
        let (a, b) = match format {
            Format::Rgba8Snorm => ((a as i8).max(-127).into(), (b as i8).max(-127).into()),
            _ => (a, b),
        };
        i64::abs(a - b) > i64::from(steps)
    })
}

fn run(gpu: &Lavapipe, random: &mut Random, case: &Case) -> Result<(), String> {
    let wgsl = format!(
        "@group(0) @binding(0) var<storage, read> input: array<vec4f>;
         @group(0) @binding(1) var<storage, read_write> output: array<vec4f>;
         {}
         @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3u) {{
             let i = id.x;
             let c = input[i];
             let u = u32(c.w * 1000.0 + 9000.0);
             var out: vec4f;
             var more: vec4f;
             {}
             output[i] = out;
             output[{N} + i] = more;
         }}",
        case.declarations, case.body
    );
    let input: Vec<u8> = (0..4 * N)
        .map(|_| random.between(-1.6, 2.6))
        .flat_map(f32::to_le_bytes)
        .collect();
    let mut before = Resources::from([
        (slot(0), Resource::Buffer(input)),
        (slot(1), Resource::Buffer(vec![0; 32 * N])),
    ]);
    for (k, bound) in case.bound.iter().enumerate() {
        let resource = match bound {
            Bound::Texture(image) => Resource::Texture(*image, random.texels(image)),
            Bound::Sampler(sampler) => Resource::Sampler(*sampler),
        };
        before.insert(slot(k + 2), resource);
    }
    let overrides = BTreeMap::new();
    let mut theirs = before.clone();
    let pipeline = gpu.compile(engine::Shader {
        name: case.name,
        wgsl: &wgsl,
        entry: None,
        overrides: &overrides,
    });
    let pipeline = pipeline.map_err(|e| e.to_string())?;
    gpu.run_on(&pipeline, [N as u32 / 32, 1, 1], &mut theirs)
        .map_err(|e| e.to_string())?;
    let by_spirv = lanemask_testkit::wgsl::as_spirv(&wgsl)?;
    let shaders = [
        ("WGSL", Shader::from_wgsl(&wgsl)),
        ("SPIR-V", Shader::from_spirv(&by_spirv, &overrides)),
    ];
    for (language, shader) in shaders {
        let kernel =
            (shader.and_then(|s| s.kernel(None))).map_err(|e| format!("{language}: {e}"))?;
        let mut ours = before.clone();
        resources::run(&Device::new(), &kernel, [N as u32 / 32, 1, 1], &mut ours)
            .map_err(|e| format!("{language}: {e}"))?;
        let all = floats(ours[&slot(1)].bytes());
        let wanted = floats(theirs[&slot(1)].bytes());
        for (k, (a, b)) in all.iter().zip(&wanted).enumerate() {
            if (a - b).abs() > case.near || a.is_nan() != b.is_nan() {
                let which = if k < 4 * N { "out" } else { "more" };
                let (i, axis) = (k / 4 % N, k % 4);
                return Err(format!(
                    "{language}: {which}[{i}][{axis}] is {a}, lavapipe {b}"
                ));
            }
        }
        for (k, bound) in case.bound.iter().enumerate() {
            let Bound::Texture(image) = bound else {
                continue;
            };
            let (a, b) = (ours[&slot(k + 2)].bytes(), theirs[&slot(k + 2)].bytes());
            if let Some(at) = differs(image.format, a, b, case.steps) {
                let bytes = |all: &[u8]| format!("{:?}", &all[at / 4 * 4..][..4]);
                return Err(format!(
                    "{language}: binding {} differs at byte {at}: {}, lavapipe {}",
                    k + 2,
                    bytes(a),
                    bytes(b)
                ));
            }
        }
    }
    Ok(())
}

#[test]
fn kernels_agree_with_lavapipe() {
    lavapipe::with_driver("kernels::kernels_agree_with_lavapipe", |gpu| {
        let mut random = Random(7);
        let all = cases();
        let mut wrong = Vec::new();
        for case in &all {
            if let Err(e) = run(gpu, &mut random, case) {
                wrong.push(format!("{}: {e}", case.name));
            }
        }
        let (bad, all) = (wrong.len(), all.len());
        assert!(
            wrong.is_empty(),
            "{bad} of {all} cases:\n{}",
            wrong.join("\n")
        );
    });
}
