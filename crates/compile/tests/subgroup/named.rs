//! Single kernels with results by hand.

use super::{common, linx, run};
use lanemask_compile::linx::Scratch;

/// Runs on the interpreter and on both machines, whose subgroups have 32 lanes then.
fn words(text: &str, count: usize) -> Vec<u32> {
    let kernel = common::compile(text);
    let zeros = vec![vec![0; 4 * count]];
    let want = run::interpret(&kernel, [1, 1, 1], &zeros);
    run::check(&kernel, [1, 1, 1], &zeros);
    let how = linx::How {
        lanes: Some(32),
        mode: None,
        scratch: Scratch::Ts,
    };
    linx::check_with(&kernel, how, [1, 1, 1], &zeros);
    run::words(&want[0])
}

fn shader(size: usize, body: &str) -> String {
    format!(
        "enable subgroups; diagnostic(off, subgroup_uniformity);
         @group(0) @binding(0) var<storage, read_write> o: array<u32>;
         var<workgroup> w: array<u32, 64>;
         @compute @workgroup_size({size})
         fn main(@builtin(local_invocation_index) i: u32, @builtin(subgroup_invocation_id) l: u32,
                 @builtin(subgroup_size) n: u32) {{ {body} }}"
    )
}

#[test]
fn a_ballot_of_a_partial_subgroup_has_no_bits_beyond_it() {
    let text = shader(
        40,
        "let b = subgroupBallot(true); if (i % 32u == 0u) { o[i / 32u] = b.x; o[2u + i / 32u] = b.y; } o[4] = n;",
    );
    assert_eq!(words(&text, 5), [0xffff_ffff, 0xff, 0, 0, 32]);
}

#[test]
fn one_invocation_is_a_subgroup_of_its_own() {
    let text = shader(
        1,
        "o[0] = subgroupAdd(7u); o[1] = subgroupInclusiveAdd(7u); o[2] = subgroupExclusiveMul(7u);
         o[3] = subgroupBallot(true).x; o[4] = subgroupBroadcastFirst(9u); o[5] = subgroupShuffle(8u, l);
         o[6] = select(0u, 1u, subgroupElect()); o[7] = select(3u, 4u, subgroupAll(i == 0u));",
    );
    assert_eq!(words(&text, 8), [7, 7, 1, 1, 9, 8, 1, 4]);
}

/// Compaction, the usual use: each that is wanted goes to a place of its own, in order.
#[test]
fn places_for_those_that_are_wanted() {
    let text = shader(
        32,
        "let wanted = i % 5u == 2u;
         let before = subgroupExclusiveAdd(select(0u, 1u, wanted));
         if (wanted) { o[before] = i; }
         if (i == 31u) { o[10] = before; }",
    );
    assert_eq!(words(&text, 11), [2, 7, 12, 17, 22, 27, 0, 0, 0, 0, 6]);
}

/// One atomic for a subgroup, by the elected invocation, in flow that parts it.
// pitfall: P7.35
#[test]
fn one_of_those_that_are_together_acts_for_all() {
    let text = shader(
        64,
        "if (i % 4u == 3u) {
             let count = subgroupAdd(1u);
             if (subgroupElect()) { o[i] = count; }
         }",
    );
    let mut want = vec![0; 64];
    // In each of the two subgroups 8 of 32, the first of which is its fourth.
    want[3] = 8;
    want[35] = 8;
    assert_eq!(words(&text, 64), want);
}

#[test]
fn words_pass_through_workgroup_memory_within_a_subgroup() {
    let text = shader(
        64,
        "w[i] = i * 3u;
         subgroupBarrier();
         let other = w[i ^ 9u];
         subgroupBarrier();
         w[i] = other + 1u;
         subgroupBarrier();
         o[i] = w[i ^ 4u];",
    );
    let want: Vec<u32> = (0..64u32).map(|i| ((i ^ 4) ^ 9) * 3 + 1).collect();
    assert_eq!(words(&text, 64), want);
}

/// P3: uniform in each trip, but lanes leave on different trips with different sums.
// pitfall: P3.12 P7.35
#[test]
fn what_a_lane_takes_out_of_a_loop_is_that_of_its_own_last_trip() {
    let text = shader(
        32,
        "var t = 0u;
         var sum = 0u;
         loop {
             sum = subgroupAdd(1u) + t * 100u;
             if (t == i / 8u) { break; }
             t += 1u;
         }
         o[i] = sum;",
    );
    // 32 lanes in trip 0, 24, 16 and 8 in the others.
    let want: Vec<u32> = (0..32).map(|i| [32, 124, 216, 308][i / 8]).collect();
    assert_eq!(words(&text, 32), want);
}

/// A loop that a subgroup leaves together, when none of its lanes wants more.
#[test]
fn a_vote_ends_a_loop_for_all() {
    let text = shader(
        64,
        "var t = 0u;
         while (subgroupAny(t < i)) { t += 1u; }
         o[i] = t;",
    );
    let want: Vec<u32> = (0..64).map(|i| if i < 32 { 31 } else { 63 }).collect();
    assert_eq!(words(&text, 64), want);
}

/// P7: an operation in each arm is an operation of that arm's lanes, also where both arms say the same.
// pitfall: P7.36
#[test]
fn operations_of_two_arms_are_not_one() {
    let text = shader(
        32,
        "if (i < 5u) { o[i] = subgroupAdd(i + 1u); } else { o[i] = subgroupAdd(i + 1u); }",
    );
    let low: u32 = (1..=5).sum();
    let high: u32 = (6..=32).sum();
    let want: Vec<u32> = (0..32).map(|i| if i < 5 { low } else { high }).collect();
    assert_eq!(words(&text, 32), want);
}

#[test]
fn an_operation_before_a_branch_does_not_serve_within_it() {
    let text = shader(
        32,
        "let all = subgroupAdd(1u);
         var some = 0u;
         if (i % 3u == 0u) { some = subgroupAdd(1u); }
         o[i] = all * 100u + some;",
    );
    let want: Vec<u32> = (0..32)
        .map(|i| if i % 3 == 0 { 3211 } else { 3200 })
        .collect();
    assert_eq!(words(&text, 32), want);
}

/// The instructions of a kernel that stores one value, without those of every such kernel.
fn makes(e: &str) -> (String, String) {
    let text = shader(
        64,
        &format!("let v = (i * 7u + 3u) % 13u; if (v % 3u == 0u) {{ o[i] = {e}; }} w[0] = n + l;"),
    );
    let kernel = common::compile(&text);
    let how = linx::How::default();
    (
        run::compiled(&kernel, run::LIMITS[0]).listing(),
        linx::try_compile(&kernel, how).unwrap().listing(),
    )
}

#[test]
fn each_is_the_instruction_that_the_machine_has() {
    for (e, w32, linx) in [
        ("subgroupBallot(v > 5u).x", "u.and.b32", "v.rdor"),
        ("subgroupAdd(v)", "u.reduce.add.u32", "v.rdadd"),
        ("subgroupXor(v)", "u.reduce.xor.b32", "v.rdxor"),
        (
            "bitcast<u32>(subgroupAdd(f32(v)))",
            "u.reduce.add.f32",
            "v.rdfadd",
        ),
        (
            "bitcast<u32>(subgroupMin(i32(v)))",
            "u.reduce.min.i32",
            "v.rdmin",
        ),
        ("subgroupMax(v)", "u.reduce.max.u32", "v.rdmax"),
        ("subgroupInclusiveAdd(v)", "v.scan.add.u32", "v.rdor"),
        ("subgroupExclusiveMul(v)", "v.exscan.mul.u32", "v.rdor"),
        ("subgroupBroadcastFirst(v)", "u.readfirst", "v.rdmin"),
        ("subgroupBroadcast(v, 9u)", "u.readlane", "v.rdor"),
        ("subgroupShuffle(v, v)", "v.shuffle.b32", "v.shfl.idx"),
        (
            "subgroupShuffleXor(v, 4u)",
            "v.shuffle.xor.b32",
            "v.shfl.idx",
        ),
        ("subgroupShuffleUp(v, 4u)", "v.shuffle.up.b32", "v.shfl.idx"),
        (
            "subgroupShuffleDown(v, 4u)",
            "v.shuffle.down.b32",
            "v.shfl.idx",
        ),
        ("quadSwapX(v)", "v.shuffle.xor.b32", "v.shfl.idx"),
    ] {
        let (on_w32, on_linx) = makes(e);
        assert!(on_w32.contains(w32), "{e}: no {w32}\n{on_w32}");
        assert!(on_linx.contains(linx), "{e}: no {linx}\n{on_linx}");
    }
}

/// Distances that are not known may be negative, which `v.shuffle.down` does not take.
// spec: P-37
#[test]
fn lanes_at_a_distance() {
    for (e, want) in [
        ("subgroupShuffle(v, l + 0xffffffffu)", "v.shuffle.up.b32"),
        ("subgroupShuffle(v, l - 0xfffffffeu)", "v.shuffle.down.b32"),
        ("subgroupShuffle(v, l + v)", "v.shuffle.b32"),
        ("subgroupShuffle(v, l + 40u)", "v.shuffle.b32"),
        ("subgroupShuffle(v, 3u - l)", "v.shuffle.b32"),
        ("subgroupShuffle(v, l ^ v)", "v.shuffle.xor.b32"),
    ] {
        let (on_w32, _) = makes(e);
        assert!(on_w32.contains(want), "{e}: no {want}\n{on_w32}");
    }
    let text = shader(
        32,
        "let v = i * i; let by = select(1u, 0xffffffffu, i % 2u == 1u);
         o[i] = subgroupShuffle(v, l + by) * 1000u + subgroupShuffle(v, (l ^ v) & 31u);",
    );
    let want: Vec<u32> = (0..32u32)
        .map(|i| (i ^ 1).pow(2) * 1000 + ((i ^ (i * i)) & 31).pow(2))
        .collect();
    assert_eq!(words(&text, 32), want);
}
