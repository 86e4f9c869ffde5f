//! Shaders that between them have every construct that is said to compile.

/// On both targets.
pub const BOTH: &[(&str, &str)] = &[
    (
        "immediates",
        "struct I { a: u32 }
        var<immediate> i: I;
        @group(0) @binding(1) var<storage, read_write> out: array<u32>;
        @compute @workgroup_size(1) fn main() { out[0] = i.a; }",
    ),
    (
        "flow",
        "struct Pair { first: vec2<u32>, second: array<vec4<i32>, 3> }
        const K = array<u32, 3>(1u, 2u, 3u);
        @id(3) override more: u32 = 2u;
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        @group(0) @binding(1) var<uniform> pair: Pair;
        var<private> counter: u32;
        var<workgroup> shared_word: u32;
        fn twice(p: ptr<function, u32>, by: u32) -> u32 { *p = *p * by; return *p + 1u; }
        @compute @workgroup_size(8, 2, 1)
        fn main(
            @builtin(global_invocation_id) id: vec3<u32>,
            @builtin(local_invocation_id) local: vec3<u32>,
            @builtin(local_invocation_index) index: u32,
            @builtin(workgroup_id) group: vec3<u32>,
            @builtin(num_workgroups) groups: vec3<u32>,
        ) {
            var x = id.x + local.y + index + group.z + groups.x + more;
            var zero = Pair();
            zero.second[index % 3u] = pair.second[x % 3u];
            let spread = vec3<u32>(x);
            let mixed = vec2<u32>(x, 1u).yx;
            if index == 0u { shared_word = 7u; }
            let all = workgroupUniformLoad(&shared_word);
            storageBarrier();
            workgroupBarrier();
            loop {
                if x > 100u { break; }
                if x == 50u { x += 60u; continue; }
                x += spread.y + mixed.x;
                continuing {
                    counter++;
                    break if counter > 9u;
                }
            }
            switch x {
                case 1u, 2u: { x = twice(&x, 3u); }
                default: { x += K[x % 3u]; }
            }
            switch i32(x) { case -1: { return; } default: {} }
            { let inner = u32(zero.second[1].x); x += inner; }
            out[id.x] = select(x, all, x > 5u) + arrayLength(&out);
        }",
    ),
    (
        "operators",
        "override p: bool = true;
        override q: bool = p && true || false;
        @group(0) @binding(0) var<storage, read_write> u: array<vec2<u32>>;
        @group(0) @binding(1) var<storage, read_write> i: array<vec2<i32>>;
        @group(0) @binding(2) var<storage, read_write> f: array<vec2<f32>>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) {
            let a = u[k]; let b = u[k + 1u]; let x = f[k]; let y = f[k + 1u];
            var r = (a + b) * a - b / a ^ b % a;
            r |= (a & b) << (b & vec2(31u)) >> (a | b);
            r = ~r;
            i[k] = -i[k + 1u];
            let less = x < y; let most = x <= y; let more = x > y; let least = x >= y;
            let truth = any(less) && all(most) || !any(more & least) || any(x == y) || all(x != y);
            u[k] = select(r, b, truth && q);
            f[k] = select(x, y, less);
        }",
    ),
    (
        "functions of floats",
        "@group(0) @binding(0) var<storage, read_write> f: array<vec4<f32>>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) {
            let x = f[k]; let y = f[k + 1u];
            var r = abs(x) + min(x, y) + max(x, y) + clamp(x, y, x) + saturate(x);
            r += cos(x) + cosh(x) + sin(x) + sinh(x) + tan(x) + tanh(x) + acos(x) + asin(x) + atan(x) + atan2(x, y);
            r += asinh(x) + acosh(x) + atanh(x) + radians(x) + degrees(x);
            r += ceil(x) + floor(x) + round(x) + fract(x) + trunc(x) + modf(x).whole + frexp(x).fract + ldexp(x, vec4<i32>(y));
            r += exp(x) + exp2(x) + log(x) + log2(x) + pow(x, y);
            r.x += dot(x, y) + distance(x, y) + length(x);
            r += vec4(cross(x.xyz, y.xyz), 0.0) + normalize(x) + faceForward(x, y, x) + reflect(x, y) + refract(x, y, 0.5);
            r += sign(x) + fma(x, y, x) + mix(x, y, x) + step(x, y) + smoothstep(x, y, x) + sqrt(x) + inverseSqrt(x);
            let m = mat2x2<f32>(x.xy, y.xy);
            r.y += determinant(m) + (transpose(m) * x.xy).x;
            f[k] = r + quantizeToF16(x);
        }",
    ),
    (
        "functions of integers",
        "@group(0) @binding(0) var<storage, read_write> u: array<vec4<u32>>;
        @group(0) @binding(1) var<storage, read_write> f: array<vec4<f32>>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) {
            let x = u[k];
            var r = countTrailingZeros(x) + countLeadingZeros(x) + countOneBits(x) + reverseBits(x) + extractBits(x, 3u, 4u);
            r += insertBits(x, r, 1u, 2u) + firstTrailingBit(x) + firstLeadingBit(x);
            let y = f[k];
            r.x += pack4x8snorm(y) + pack4x8unorm(y) + pack2x16snorm(y.xy) + pack2x16unorm(y.xy) + pack2x16float(y.xy);
            r.y += pack4xI8(vec4<i32>(x)) + pack4xU8(x) + pack4xI8Clamp(vec4<i32>(x)) + pack4xU8Clamp(x);
            r.z += u32(dot4I8Packed(x.x, x.y)) + dot4U8Packed(x.x, x.y);
            r += unpack4xU8(x.x) + vec4<u32>(unpack4xI8(x.y));
            u[k] = r;
            f[k] = unpack4x8snorm(x.x) + unpack4x8unorm(x.x) + vec4(unpack2x16snorm(x.y), unpack2x16unorm(x.y)) + vec4(unpack2x16float(x.z), 0.0, 0.0);
        }",
    ),
    (
        "numbers",
        "enable f16;
        enable wgpu_int16;
        struct Numbers { a: i64, b: u64, c: vec2<f16>, d: i16, e: u16, f: i32, g: f32 }
        @group(0) @binding(0) var<storage, read_write> n: array<Numbers>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) {
            let v = &n[k];
            (*v).a += 3li; (*v).b *= 5lu; (*v).c += vec2(1.5h, 2.0h);
            (*v).d += i16((*v).f) - i16(-3); (*v).e += u16(k) * u16(3u) - u16(i16(-3));
            (*v).f += 7i + i32(bool(k)); (*v).g *= 2.5f;
            var truth = true;
            if truth { (*v).g += f32(bitcast<u32>((*v).f)); }
        }",
    ),
    (
        "atomics",
        "struct Cells { a: atomic<u32>, b: atomic<i32>, c: atomic<u64>, d: atomic<i64>, e: atomic<f32> }
        @group(0) @binding(0) var<storage, read_write> cells: Cells;
        @group(0) @binding(1) var<storage, read_write> out: array<u32>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) {
            atomicAdd(&cells.a, k); atomicSub(&cells.a, k); atomicAnd(&cells.a, k); atomicXor(&cells.a, k); atomicOr(&cells.a, k);
            atomicMin(&cells.b, i32(k)); atomicMax(&cells.b, i32(k));
            atomicAdd(&cells.c, u64(k)); atomicMax(&cells.d, i64(k)); atomicAdd(&cells.e, f32(k));
            let old = atomicExchange(&cells.a, k);
            out[k] = old + atomicCompareExchangeWeak(&cells.a, k, 1u).old_value;
        }",
    ),
    (
        "subgroups",
        "@group(0) @binding(0) var<storage, read_write> out: array<u32>;
        @compute @workgroup_size(64)
        fn main(
            @builtin(local_invocation_index) k: u32,
            @builtin(num_subgroups) count: u32,
            @builtin(subgroup_id) which: u32,
            @builtin(subgroup_size) size: u32,
            @builtin(subgroup_invocation_id) lane: u32,
        ) {
            var x = out[k] + count + which + size + lane;
            x += subgroupBallot(x > 3u).x + u32(subgroupAll(x > 1u)) + u32(subgroupAny(x > 9u));
            x += subgroupAdd(x) + subgroupMul(x) + subgroupMin(x) + subgroupMax(x) + subgroupAnd(x) + subgroupOr(x) + subgroupXor(x);
            x += subgroupInclusiveAdd(x) + subgroupExclusiveAdd(x);
            x += subgroupBroadcastFirst(x) + subgroupBroadcast(x, 1u) + subgroupShuffle(x, 2u) + subgroupShuffleDown(x, 1u);
            x += subgroupShuffleUp(x, 1u) + subgroupShuffleXor(x, 3u) + quadBroadcast(x, 1u);
            x += quadSwapX(x) + quadSwapY(x) + quadSwapDiagonal(x);
            subgroupBarrier();
            out[k] = x;
        }",
    ),
];

/// On w32, with the code by which linx refuses them.
pub const W32: &[(&str, &str, &str)] = &[
    (
        "f64",
        "linx-number-format",
        "@group(0) @binding(0) var<storage, read_write> d: array<f64>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) { d[k] = d[k] * 2.5lf; }",
    ),
    (
        "textures",
        "linx-images",
        "@group(0) @binding(0) var flat: texture_2d<f32>;
        @group(0) @binding(1) var deep: texture_depth_2d;
        @group(0) @binding(2) var stacked: texture_2d_array<u32>;
        @group(0) @binding(3) var many: texture_multisampled_2d<f32>;
        @group(0) @binding(4) var near: sampler;
        @group(0) @binding(5) var compared: sampler_comparison;
        @group(0) @binding(6) var cells: texture_storage_2d<r32uint, atomic>;
        @group(0) @binding(7) var canvas: texture_storage_2d<rgba8unorm, write>;
        @group(0) @binding(8) var<storage, read_write> out: array<vec4<f32>>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) {
            let at = vec2<f32>(f32(k), 0.5);
            var r = textureSampleLevel(flat, near, at, 1.0) + textureSampleGrad(flat, near, at, at, at);
            r += textureSampleBaseClampToEdge(flat, near, at) + textureLoad(flat, vec2(k, 1u), 0) + textureGather(0, flat, near, at);
            r.x += textureSampleCompareLevel(deep, compared, at, 0.5) + textureLoad(deep, vec2(k, 1u), 0);
            r.y += f32(textureDimensions(flat).x + textureNumLevels(flat) + textureNumLayers(stacked) + textureNumSamples(many));
            textureAtomicAdd(cells, vec2(k, 0u), 1u);
            textureStore(canvas, vec2(k, 0u), r);
            out[k] = r;
        }",
    ),
];

/// A shader for each storage format that naga has, by its name in WGSL.
pub fn of_format(format: &str) -> String {
    let numbers = match format {
        "r64uint" => "vec4<u64>(u64(k))",
        f if f.ends_with("uint") => "vec4<u32>(k)",
        f if f.ends_with("sint") => "vec4<i32>(i32(k))",
        _ => "vec4<f32>(f32(k))",
    };
    format!(
        "@group(0) @binding(0) var canvas: texture_storage_2d<{format}, write>;
        @compute @workgroup_size(32)
        fn main(@builtin(local_invocation_index) k: u32) {{ textureStore(canvas, vec2(k, 0u), {numbers}); }}"
    )
}

/// Refused everywhere with the code `unsupported`, with what the message names.
pub const REFUSED: &[(&str, &str)] = &[
    (
        "`discard`",
        "@compute @workgroup_size(1) fn main() { discard; }",
    ),
    (
        "a derivative",
        "@group(0) @binding(0) var<storage, read_write> out: array<f32>;
        @compute @workgroup_size(1) fn main() { out[0] = dpdx(out[1]); }",
    ),
    (
        "implicit derivatives",
        "@group(0) @binding(0) var t: texture_2d<f32>;
        @group(0) @binding(1) var s: sampler;
        @group(0) @binding(2) var<storage, read_write> out: array<vec4<f32>>;
        @compute @workgroup_size(1) fn main() { out[0] = textureSample(t, s, vec2(0.5)); }",
    ),
    (
        "an external texture",
        "@group(0) @binding(0) var t: texture_external;
        @group(0) @binding(1) var<storage, read_write> out: array<vec4<f32>>;
        @compute @workgroup_size(1) fn main() { out[0] = textureLoad(t, vec2(0u)); }",
    ),
    (
        "a binding array",
        "enable wgpu_binding_array;
        @group(0) @binding(0) var all: binding_array<texture_2d<f32>, 4>;
        @group(0) @binding(1) var<storage, read_write> out: array<vec4<f32>>;
        @compute @workgroup_size(1) fn main() { out[0] = textureLoad(all[1], vec2(0u), 0); }",
    ),
];
