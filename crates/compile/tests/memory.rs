//! Memory: layouts, run-time indexes, copies, atomics, workgroup memory.

mod common;
use common::{compile, outputs, run, try_compile};

#[test]
fn host_layouts_follow_wgsl() {
    // S: a at 0, v at 16 (align 16), m at 32 (3 columns of stride 16), t at 80 (stride 8), size 96.
    let text = "
        struct S { a: u32, v: vec3u, m: mat3x3f, t: array<vec2u, 2> }
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        @group(0) @binding(1) var<storage> s: array<S, 2>;
        @group(1) @binding(3) var<uniform> u: array<vec4u, 2>;
        @compute @workgroup_size(1) fn main() {
            let i = u[1].z;
            out[0] = s[i].a; out[1] = s[i].v.z; out[2] = bitcast<u32>(s[i].m[i][2]);
            out[3] = s[i].t[i].y;
            let copy = s[1];
            out[4] = copy.v.x; out[5] = bitcast<u32>(copy.m[2].y); out[6] = copy.t[0].x;
            out[7] = u[0][i];
        }";
    let s: Vec<u32> = (0..48).map(|w| 1000 + w).collect();
    let u = vec![1, 2, 3, 4, 5, 6, 1, 8];
    let got = run(text, [1, 1, 1], vec![vec![0; 8], s, u]).remove(0);
    let word = |byte: u32| 1000 + (96 + byte) / 4;
    assert_eq!(
        got,
        [
            word(0),
            word(16 + 8),
            word(32 + 16 + 8),
            word(80 + 8 + 4),
            word(16),
            word(32 + 32 + 4),
            word(80),
            2
        ]
    );
}

#[test]
fn out_of_bounds_indexes_stay_in_their_variable() {
    let text = "
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        var<workgroup> before: array<u32, 3>;
        var<workgroup> w: array<u32, 5>;
        var<workgroup> after: u32;
        @compute @workgroup_size(1) fn main() {
            let huge = out[0];
            w[huge] = 7u;
            out[1] = w[4] + before[2] + after;
            var big: array<u32, 30>; var guard: array<u32, 30>;
            big[huge] = 9u; guard[huge / 3u] += 1u;
            out[2] = big[29] * 10u + guard[29];
            var small: array<u32, 3>;
            small[huge] = 5u;
            out[3] = small[2]; out[4] = small[huge];
            out[huge] = 1u;
            out[5] = out[huge] + 6u;
        }";
    for huge in [0xffff_ffffu32, 0x4000_0001, 100] {
        let mut buffer = vec![0; 6];
        buffer[0] = huge;
        let got = run(text, [1, 1, 1], vec![buffer]).remove(0);
        // 0x4000_0001 * 4 wraps to 4: an address within the buffer, as WebGPU allows.
        assert_eq!(got[2..5], [91, 5, 5], "{huge:x}");
        if huge != 0x4000_0001 {
            assert_eq!(got[1], 7);
            assert_eq!(got[5], 6);
        }
    }
}

#[test]
fn small_values_are_indexed_at_run_time() {
    let got = outputs(
        "",
        "var v = vec4u(10u, 20u, 30u, 40u);
         var m = mat2x3f(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
         var a = array<array<u32, 2>, 3>(array(1u, 2u), array(3u, 4u), array(5u, 6u));
         for (var i = 0u; i < 4u; i++) {
            out[i] = v[i];
            v[i] = i;
         }
         for (var i = 0u; i < 2u; i++) {
            out[4u + i] = u32(m[i][i + 1u]);
            m[i][0] = 9.0;
            a[i + 1u][i] = 70u + i;
         }
         out[6] = v.x + v.y + v.z + v.w;
         out[7] = u32(m[0].x + m[1].x * 10.0 + m[1].y * 100.0);
         out[8] = a[0][0] + a[0][1] + a[1][1] + a[2][0]; out[9] = a[1][0]; out[10] = a[2][1];
         let whole = a; let k = out[1] / 10u - 1u;
         out[11] = whole[k][k - 1u];",
        12,
    );
    assert_eq!(
        got,
        [10, 20, 30, 40, 2, 6, 6, 599, 1 + 2 + 4 + 5, 70, 71, 70]
    );
}

#[test]
fn constant_tables_are_indexed_at_run_time() {
    let got = outputs(
        "const T = array<u32, 20>(3u,1u,4u,1u,5u,9u,2u,6u,5u,3u,5u,8u,9u,7u,9u,3u,2u,3u,8u,4u);
         const F = array<vec2f, 12>(vec2f(0.5), vec2f(1.5, 2.5), vec2f(), vec2f(), vec2f(), vec2f(), vec2f(), vec2f(), vec2f(), vec2f(), vec2f(), vec2f(7.0, 8.0));
         fn digit(i: u32) -> u32 { return T[i]; }",
        "for (var i = 0u; i < 20u; i++) { out[0] = out[0] * 3u + digit(i); }
         out[1] = u32(F[out[2] + 1u].y * 2.0); out[2] = u32(F[T[1] + 10u].x);",
        3,
    );
    let digits = [
        3u32, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4,
    ];
    let sum = digits
        .iter()
        .fold(0u32, |s, d| s.wrapping_mul(3).wrapping_add(*d));
    assert_eq!(got, [sum, 5, 7]);
}

#[test]
fn large_values_are_indexed_at_run_time() {
    let got = outputs(
        "struct S { a: u32, t: array<u32, 24>, b: bool }
         fn make(x: u32) -> S { var s: S; for (var i = 0u; i < 24u; i++) { s.t[i] = i * x; } s.a = x; s.b = x > 2u; return s; }
         fn fetch(t: array<u32, 24>, i: u32) -> u32 { return t[i]; }",
        "var s = make(3u); let t = s.t; s.t[5] = 1000u;
         out[0] = t[out[0] + 5u]; out[1] = fetch(s.t, out[1] + 5u); out[2] = s.a + u32(s.b);
         var many: array<S, 2>; many[out[3] + 1u] = s; let back = many[out[4] + 1u];
         out[3] = back.t[23]; out[4] = u32(back.b) + u32(many[0].b);",
        5,
    );
    assert_eq!(got, [15, 1000, 4, 69, 1]);
}

#[test]
fn parts_follow_their_whole_into_memory() {
    // `t` is indexed on its own, `a` as a whole: both by values that are known only at run time.
    let got = outputs(
        "struct S { x: u32, t: array<u32, 10> }",
        "var a: array<S, 1>; let zero = out[0];
         a[0].t[zero + 9u] = 5u; a[zero].x = 7u; let s = a[zero]; a[zero].t[1] = 3u;
         out[0] = s.x; out[1] = s.t[9]; out[2] = a[0].t[1]; out[3] = s.t[1];",
        4,
    );
    assert_eq!(got, [7, 5, 3, 0]);
}

#[test]
fn array_length_counts_whole_elements() {
    let text = "
        struct H { n: u32, items: array<vec3u> }
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        @group(0) @binding(1) var<storage> h: H;
        @compute @workgroup_size(1) fn main() { out[0] = arrayLength(&out); out[1] = arrayLength(&h.items); }";
    for (words, items) in [(3u32, 0u32), (8, 1), (19, 3), (20, 4), (2, 0)] {
        let got = run(text, [1, 1, 1], vec![vec![0; 2], vec![0; words as usize]]).remove(0);
        assert_eq!(
            got,
            [2, items],
            "{words} words: the array starts at byte 16"
        );
    }
}

#[test]
fn atomics_on_buffers_and_workgroup_memory() {
    let text = "
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        struct A { a: atomic<u32>, s: atomic<i32> }
        @group(0) @binding(1) var<storage, read_write> a: A;
        var<workgroup> w: atomic<u32>;
        @compute @workgroup_size(1) fn main() {
            out[0] = atomicAdd(&a.a, 5u); out[1] = atomicSub(&a.a, 1u); out[2] = atomicOr(&a.a, 16u);
            out[3] = atomicXor(&a.a, 3u); out[4] = atomicAnd(&a.a, 0xfeu); out[5] = atomicMax(&a.a, 2u);
            out[6] = atomicMin(&a.a, 9u); out[7] = atomicExchange(&a.a, 77u); out[8] = atomicLoad(&a.a);
            atomicStore(&a.a, 4u);
            let r = atomicCompareExchangeWeak(&a.a, 4u, 6u); out[9] = r.old_value * 10u + u32(r.exchanged);
            let q = atomicCompareExchangeWeak(&a.a, 4u, 8u); out[10] = q.old_value * 10u + u32(q.exchanged);
            out[11] = bitcast<u32>(atomicMin(&a.s, -3)); out[12] = bitcast<u32>(atomicMax(&a.s, -9));
            atomicAdd(&w, 3u); out[13] = atomicLoad(&w);
        }";
    let got = run(text, [1, 1, 1], vec![vec![0; 14], vec![10, 2]]);
    assert_eq!(
        got[0],
        [10, 15, 14, 30, 29, 28, 28, 9, 77, 41, 60, 2, 0xffff_fffd, 3]
    );
    assert_eq!(got[1], [6, 0xffff_fffd]);
}

#[test]
fn barriers_and_workgroup_memory() {
    let text = "
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        var<workgroup> tile: array<array<u32, 8>, 8>;
        var<workgroup> flag: bool;
        var<workgroup> total: u32;
        @compute @workgroup_size(8, 8) fn main(@builtin(local_invocation_id) l: vec3u, @builtin(workgroup_id) g: vec3u,
                @builtin(local_invocation_index) index: u32, @builtin(num_workgroups) n: vec3u) {
            tile[l.y][l.x] = index + 100u * g.x + 10000u * n.x;
            if index == 9u { flag = true; total = g.x + 5u; }
            workgroupBarrier();
            let t = workgroupUniformLoad(&total);
            out[g.x * 64u + index] = tile[l.x][l.y] + select(0u, 1000000u, flag) + t * 10000000u;
        }";
    let got = run(text, [2, 1, 1], vec![vec![0; 128]]).remove(0);
    for g in 0..2 {
        for y in 0..8 {
            for x in 0..8 {
                let expected = (x * 8 + y) + 100 * g + 20000 + 1000000 + (g + 5) * 10000000;
                assert_eq!(got[(g * 64 + y * 8 + x) as usize], expected);
            }
        }
    }
}

#[test]
fn launch_values() {
    let text = "
        @group(0) @binding(0) var<storage, read_write> out: array<vec4u>;
        struct In { @builtin(global_invocation_id) g: vec3u, @builtin(local_invocation_index) i: u32 }
        @compute @workgroup_size(4, 2, 3) fn main(in: In, @builtin(workgroup_id) w: vec3u) {
            if all(w == vec3u(2u, 1u, 0u)) { out[in.i] = vec4u(in.g, in.i); }
        }";
    let got = run(text, [3, 2, 1], vec![vec![0; 4 * 24]]).remove(0);
    for i in 0..24u32 {
        let (x, y, z) = (i % 4, i / 4 % 2, i / 8);
        let at = 4 * i as usize;
        assert_eq!(got[at..at + 4], [8 + x, 2 + y, z, i]);
    }
}

#[test]
fn swizzle_and_member_stores() {
    let got = outputs(
        "struct P { pos: vec3f, w: f32 } struct Q { p: array<P, 2>, n: vec2u }",
        "var q: Q; q.p[1].pos = vec3f(1.0, 2.0, 3.0); q.p[1].pos.y += 4.0; q.n.y = 3u; q.p[0] = q.p[1]; q.p[1].w = 9.0;
         out[0] = u32(q.p[0].pos.x * 100.0 + q.p[0].pos.y * 10.0 + q.p[0].pos.z); out[1] = u32(q.p[0].w); out[2] = q.n.y;
         var v = vec4f(1.0, 2.0, 3.0, 4.0); let r = v.zyx + v.www; v.w = r.x;
         out[3] = u32(r.x * 100.0 + r.y * 10.0 + r.z); out[4] = u32(v.w);
         out[5] = u32(all(q.p[0].pos == vec3f(1.0, 6.0, 3.0)));",
        6,
    );
    assert_eq!(got, [163, 0, 3, 765, 7, 1]);
}

#[test]
fn matrices() {
    let got = outputs(
        "fn u(x: f32) -> u32 { return u32(x); }",
        "let m = mat2x3f(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
         let a = m * vec2f(10.0, 1.0); out[0] = u(a.x); out[1] = u(a.y); out[2] = u(a.z);
         let b = vec3f(1.0, 10.0, 100.0) * m; out[3] = u(b.x); out[4] = u(b.y);
         let t = transpose(m); out[5] = u(t[2].x * 10.0 + t[2].y);
         let p = t * m; out[6] = u(p[0].x); out[7] = u(p[0].y); out[8] = u(p[1].x); out[9] = u(p[1].y);
         out[10] = u(determinant(mat3x3f(2.0, 0.0, 1.0, 1.0, 3.0, 2.0, 1.0, 1.0, 4.0)));
         out[11] = u(determinant(mat4x4f(1.,0.,0.,0., 0.,2.,0.,0., 5.,0.,3.,0., 0.,7.,0.,4.)));
         let s = (m * 2.0 + m)[1]; out[12] = u(s.z); out[13] = u(determinant(mat2x2f(5.0, 2.0, 3.0, 4.0)));",
        14,
    );
    assert_eq!(
        got,
        [14, 25, 36, 321, 654, 36, 14, 32, 32, 77, 18, 24, 18, 14]
    );
}

#[test]
fn immediates_are_a_block_of_the_launch() {
    // a at byte 0, b at 16, c at 28, d at 36.
    let text = "requires immediate_address_space;
        struct P { a: u32, b: vec3f, c: array<u32, 2>, d: i32 }
        var<immediate> p: P;
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        @compute @workgroup_size(2) fn main(@builtin(local_invocation_index) i: u32) {
            out[i] = p.a + p.c[i];
            out[2 + i] = u32(p.b[i + 1]);
            out[4 + i] = u32(-p.d);
        }";
    let words = |all: &[u32]| all.to_vec();
    let mut block = vec![0; 12];
    block[0] = 100;
    block[4..7].copy_from_slice(&[1.0f32, 2.0, 3.0].map(f32::to_bits));
    block[7..10].copy_from_slice(&words(&[20, 30, (-7i32) as u32]));
    let kernel = compile(text);
    let at: Vec<(u32, u32)> = kernel
        .resources
        .iter()
        .map(|r| (r.group, r.binding))
        .collect();
    assert_eq!(at, [(0, 0), lanemask_object::IMMEDIATES]);
    assert_eq!(kernel.resources[1].min_bytes, 48);
    let got = run(
        text.trim_start_matches("requires immediate_address_space;"),
        [1, 1, 1],
        vec![vec![0; 6], block],
    );
    assert_eq!(got[0], [120, 130, 2, 3, 7, 7]);
}

#[test]
fn refusals_name_the_construct() {
    let cases = [
        (
            "@compute @workgroup_size(1) fn main() { var x = 1.0lf; x = sin(x); }",
            "the function `Sin` of `f64` is not supported yet [unsupported] at 1:60",
        ),
        (
            "var<immediate> p: array<vec4u, 9>; @group(0) @binding(0) var<storage, read_write> o: u32;
             @compute @workgroup_size(1) fn main() { o = p[0].x; }",
            "immediates of 144 bytes [wgsl-too-large]; a kernel has at most 128 bytes of them at 1:1",
        ),
        (
            "@compute @workgroup_size(1) fn main() { let x: u32 = 1.5; }",
            "[wgsl-parse]",
        ),
        (
            "@group(0) @binding(0) var t: texture_external; @group(0) @binding(1) var<storage, read_write> o: vec4f;
             @compute @workgroup_size(1) fn main() { o = textureLoad(t, vec2(0)); }",
            "an external texture (variable `t`)",
        ),
        (
            "@group(0) @binding(0) var t: texture_storage_2d<r64uint, read>; @group(0) @binding(1) var<storage, read_write> o: u32;
             @compute @workgroup_size(1) fn main() { o = textureDimensions(t).x; }",
            "a texture of format `r64uint` (variable `t`)",
        ),
        (
            "@group(0) @binding(0) var t: texture_2d<f32>; @group(0) @binding(1) var s: sampler;
             @group(0) @binding(2) var<storage, read_write> o: vec4f;
             @compute @workgroup_size(1) fn main() { o = textureSample(t, s, vec2f()); }",
            "sampling a texture by implicit derivatives is not supported yet",
        ),
    ];
    for (text, expected) in cases {
        let message = try_compile(text, None).expect_err(text);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn calls_that_multiply_are_refused_in_time() {
    let mut text = String::from(
        "@group(0) @binding(0) var<storage, read_write> o: array<u32>;\nfn f0() { o[0] += 1u; }\n",
    );
    for i in 1..40 {
        text += &format!("fn f{i}() {{ f{}(); f{}(); }}\n", i - 1, i - 1);
    }
    text += "@compute @workgroup_size(1) fn main() { f39(); }";
    let message = try_compile(&text, None).expect_err("too large");
    assert!(message.contains("[wgsl-too-large]"), "{message}");
}

#[test]
fn calls_that_nest_deeply_are_refused() {
    let mut text = String::from(
        "@group(0) @binding(0) var<storage, read_write> o: array<u32>;\nfn f0() { o[0] += 1u; }\n",
    );
    for i in 1..1000 {
        text += &format!("fn f{i}() {{ if o[{i}] > 0u {{ f{}(); }} }}\n", i - 1);
    }
    text += "@compute @workgroup_size(1) fn main() { f999(); }";
    let message = try_compile(&text, None).expect_err("too deep");
    assert!(message.contains("[wgsl-nesting]"), "{message}");
}
