//! Kernels made by hand.

use super::common::try_compile;
use super::{barriers_in_loops, compare};
use lanemask_compile::strips;
use lanemask_ir::{Kernel, Op, Region, Stmt};

const HEAD: &str = "
    @group(0) @binding(0) var<storage, read_write> out: array<u32>;
    @group(0) @binding(1) var<storage, read> in: array<u32>;
    var<workgroup> shared_words: array<u32, N>;
    var<workgroup> flag: u32;
";

/// `main` with a body, for a workgroup of these sizes; `N` in the text is the number of invocations.
fn kernel(size: [u32; 3], body: &str) -> Kernel {
    let [x, y, z] = size;
    let text = format!(
        "{HEAD} @compute @workgroup_size({x}, {y}, {z})
         fn main(@builtin(local_invocation_index) li: u32, @builtin(local_invocation_id) id: vec3u,
                 @builtin(workgroup_id) wg: vec3u) {{
            let at = wg.x * N + li;
            {body}
         }}"
    );
    let n = format!("{}u", x * y * z);
    let words: Vec<&str> = text.split('N').collect();
    try_compile(&words.join(&n), None).unwrap_or_else(|e| panic!("{e}\n{body}"))
}

fn words(n: u32) -> Vec<u8> {
    (0..n)
        .flat_map(|i| i.wrapping_mul(2_654_435_761).rotate_left(7).to_le_bytes())
        .collect()
}

/// Compares the kernel with its cut versions in groups of 64, 32 and 16 lanes; gives these.
fn all(size: [u32; 3], body: &str) -> Vec<Kernel> {
    let kernel = kernel(size, body);
    let n: u32 = size.iter().product();
    let mut buffers = Vec::new();
    for r in &kernel.resources {
        buffers.push(match r.binding {
            0 => vec![0; 8 * n as usize],
            _ => words(2 * n),
        });
    }
    let lanes = [64, 32, 16];
    let cut = |lanes: u32| compare(&kernel, lanes, [2, 1, 1], &buffers);
    lanes.map(cut).into_iter().collect()
}

fn sizes(body: &str) -> Vec<Kernel> {
    let sizes = [
        [100, 1, 1],
        [256, 1, 1],
        [1024, 1, 1],
        [16, 8, 4],
        [5, 9, 3],
    ];
    sizes.iter().flat_map(|size| all(*size, body)).collect()
}

fn loops(region: &Region) -> usize {
    let count = |stmt: &Stmt| match stmt {
        Stmt::Inst(_) => 0,
        Stmt::Block { body, .. } => loops(body),
        Stmt::Loop { body, .. } => 1 + loops(body),
        Stmt::If {
            then, otherwise, ..
        } => loops(then) + loops(otherwise),
    };
    region.stmts.iter().map(count).sum()
}

#[test]
fn what_is_cheap_is_computed_again() {
    // A tree of sums: nothing but ids crosses the barriers.
    let cut = sizes(
        "shared_words[li] = in[at] & 0xffffu;
         for (var step = 1u; step < N; step *= 2u) {
            workgroupBarrier();
            if li % (2u * step) == 0u && li + step < N { shared_words[li] += shared_words[li + step]; }
         }
         workgroupBarrier();
         out[at] = shared_words[0] ^ id.x ^ (id.y << 10u) ^ (id.z << 20u);",
    );
    for kernel in cut {
        assert_eq!(kernel.scratch_bytes, 0);
        assert!(barriers_in_loops(&kernel.body, false) > 0);
    }
}

#[test]
fn a_sum_over_barriers_has_one_slot() {
    let cut = sizes(
        "var sum = 0u;
         for (var tile = 0u; tile < 5u; tile++) {
            shared_words[li] = in[at] * (tile + 3u);
            workgroupBarrier();
            for (var k = 0u; k < 4u; k++) { sum = sum * 5u + shared_words[(li + k * 7u) % N]; }
            workgroupBarrier();
         }
         out[at] = sum;",
    );
    for (i, kernel) in cut.iter().enumerate() {
        let lanes = kernel.workgroup_size[0];
        let n = [100, 256, 1024, 512, 135][i / 3];
        assert_eq!(
            kernel.scratch_bytes,
            4 * u32::div_ceil(n, lanes),
            "{n} in {lanes}"
        );
    }
}

#[test]
fn parameters_that_change_places_keep_apart() {
    let cut = sizes(
        "var a = in[at]; var b = ~a; var c = a * 3u;
         for (var i = 0u; i < 7u; i++) {
            workgroupBarrier();
            let old = a; a = b; b = c; c = old;
            shared_words[(li + i) % N] = a;
            workgroupBarrier();
            c += shared_words[li] >> 3u;
         }
         out[at] = a ^ (b * 7u) ^ (c * 77u);",
    );
    let slots = cut[0].scratch_bytes / 4 / 2;
    assert!((3..=4).contains(&slots), "{slots}");
}

#[test]
fn values_live_over_several_phases() {
    sizes(
        "let a = reverseBits(in[at]) / 7u; let b = in[at] % 1000u / 3u;
         shared_words[li] = a;
         workgroupBarrier();
         let c = shared_words[N - 1u - li] / 5u % 12345u;
         let odd = f32(c) > 3000.0;
         workgroupBarrier();
         shared_words[li] = c;
         workgroupBarrier();
         let d = shared_words[(li * 3u) % N];
         if odd { out[at] = a + b; } else { out[at] = c ^ d ^ b; }",
    );
}

#[test]
fn conditions_that_a_phase_finds_out_steer_the_skeleton() {
    let cut = sizes(
        "var turns = 0u; var mine = in[at] % 16u;
         loop {
            if li == 0u { flag = 0u; }
            workgroupBarrier();
            if mine > 0u { flag = 1u; mine -= 1u; out[at] += turns; }
            let go = workgroupUniformLoad(&flag);
            if go == 0u { break; }
            turns++;
            if turns == 40u { return; }
         }
         out[at] = out[at] * 100u + turns;",
    );
    assert!(cut.iter().all(|k| barriers_in_loops(&k.body, false) > 0));
}

#[test]
fn a_uniform_value_of_a_phase_goes_through_workgroup_memory() {
    // The loop mixes what is uniform (`n`) with what is not (`sum`), and `n` then bounds a loop with barriers.
    let cut = sizes(
        "var n = 0u; var sum = 0u;
         loop { if in[n] % 5u == 4u || n > 9u { break; } sum += in[(at + n) % 32u]; n++; }
         for (var i = 0u; i <= n; i++) {
            shared_words[li] = sum + i;
            workgroupBarrier();
            sum += shared_words[(li + 1u) % N] >> 1u;
            workgroupBarrier();
         }
         out[at] = sum;",
    );
    let kernel = kernel(
        [256, 1, 1],
        "shared_words[li] = 1u; workgroupBarrier(); out[at] = shared_words[li ^ 1u];",
    );
    assert!(cut[3].workgroup_bytes > kernel.workgroup_bytes);
}

#[test]
fn private_arrays_exist_per_strip() {
    sizes(
        "var a: array<u32, 5>;
         for (var i = 0u; i < 5u; i++) { a[i] = in[(at + i) % N]; }
         shared_words[li] = a[in[at] % 5u];
         workgroupBarrier();
         a[shared_words[(li + 1u) % N] % 5u] += 17u;
         workgroupBarrier();
         shared_words[li] = a[li % 5u];
         workgroupBarrier();
         var sum = 0u;
         for (var i = 0u; i < 5u; i++) { sum = sum * 3u + a[i]; }
         out[at] = sum + shared_words[N - 1u - li];",
    );
}

#[test]
fn exits_through_several_levels() {
    sizes(
        "if in[0] == 12u { return; }
         shared_words[li] = in[at] % 64u;
         for (var i = 0u; i < 6u; i++) {
            workgroupBarrier();
            var x = shared_words[(li + i) % N];
            workgroupBarrier();
            for (var j = 0u; j < 9u; j++) {
                if x % 3u == j { continue; }
                x = x * 5u + j;
                if x > 4000u { break; }
            }
            shared_words[li] = x;
            if i == 4u { break; }
            if x % 2u == 0u { continue; }
            out[at] += x;
         }
         workgroupBarrier();
         if li >= N - 3u { return; }
         let y = shared_words[li + 1u];
         if y % 4u == 1u { out[at] ^= 1u; return; }
         for (var k = 0u; k < y % 7u; k++) { if k == 5u { return; } out[at] += k; }
         out[at] += 1000u;",
    );
}

#[test]
fn atomics_give_their_results_to_their_own_invocation() {
    // Which slot an invocation gets depends on the order; that each gets one does not.
    let head = "
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        var<workgroup> next: atomic<u32>;
        var<workgroup> taken: array<atomic<u32>, 256>;
        @compute @workgroup_size(256)
        fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
            let mine = atomicAdd(&next, 1u);
            workgroupBarrier();
            atomicAdd(&taken[mine], 1u + mine);
            atomicMax(&next, 1000u + li);
            workgroupBarrier();
            out[wg.x * 256u + li] = atomicLoad(&taken[li]) + atomicLoad(&next);
        }";
    let kernel = try_compile(head, None).unwrap_or_else(|e| panic!("{e}"));
    for lanes in [64, 32, 16] {
        compare(&kernel, lanes, [3, 1, 1], &[vec![0; 3 * 256 * 4]]);
    }
}

#[test]
fn uniform_code_runs_once() {
    // The load from the uniform buffer and what follows from it stand before the strips of the first phase.
    let text = "
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        @group(0) @binding(1) var<uniform> n: vec4u;
        var<workgroup> words: array<u32, 128>;
        @compute @workgroup_size(128)
        fn main(@builtin(local_invocation_index) li: u32) {
            words[li] = li * n.x;
            workgroupBarrier();
            if n.y > 3u { out[li] = words[127u - li] + n.x * n.y; workgroupBarrier(); }
            out[li + 128u] = words[li ^ 1u];
        }";
    let kernel = try_compile(text, None).unwrap_or_else(|e| panic!("{e}"));
    for y in [3u32, 4] {
        let uniform = [5, y, 0, 0].iter().flat_map(|w| w.to_le_bytes()).collect();
        let cut = compare(&kernel, 64, [1, 1, 1], &[vec![0; 1024], uniform]);
        assert_eq!(loops(&cut.body), 3, "one loop a phase");
        let outside = cut
            .body
            .stmts
            .iter()
            .filter(|s| matches!(s, Stmt::Inst(i) if matches!(i.op, Op::Load(_))));
        assert!(outside.count() > 0);
    }
}

#[test]
fn small_workgroups_stay_as_they_are() {
    let kernel = kernel(
        [8, 4, 1],
        "shared_words[li] = 1u; workgroupBarrier(); out[at] = shared_words[31u - li];",
    );
    assert_eq!(strips::cut(&kernel, 32), Ok(kernel.clone()));
    assert_eq!(strips::cut(&kernel, 64), Ok(kernel));
}

#[test]
fn what_cannot_be_cut_has_a_code() {
    let code = |kernel: &Kernel, lanes| {
        strips::cut(kernel, lanes)
            .map_err(|e| e[0].code)
            .map(|_| ())
    };
    let good = kernel([100, 1, 1], "out[at] = li;");
    assert_eq!(code(&good, 0), Err("linx-strips-lanes"));
    let mut huge = good.clone();
    huge.workgroup_size = [1 << 16, 1 << 16, 1];
    assert_eq!(code(&huge, 64), Err("linx-strips-size"));
    let mut wide = good.clone();
    wide.scratch_bytes = 1 << 31;
    assert_eq!(code(&wide, 32), Err("linx-strips-size"));
    let mut parted = good;
    let barrier = lanemask_ir::text::parse(
        Default::default(),
        "kernel \"main\" workgroup_size(100, 1, 1) {
            %0: i32 = builtin local_index
            %1: i32 = const.i32 3
            %2: bool = lt.u32 %0, %1
            if L0 %2 { barrier br L0 } else { br L0 }
            return
        }",
    );
    parted.clone_from(&barrier.0.expect("the text is right"));
    assert_eq!(code(&parted, 64), Err("barrier-non-uniform"));
}
