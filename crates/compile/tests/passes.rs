//! The passes: what they keep, on random kernels; what they make, on small ones.

use lanemask_compile::opt;
use lanemask_ir::generate::{Options, buffers, generate};
use lanemask_ir::interp::{self, Launch};
use lanemask_ir::uniform::analyse;
use lanemask_ir::{Kernel, text, verify, without_spans};

fn options(seed: u64) -> Options {
    let sizes = [[8, 1, 1], [4, 2, 2], [12, 1, 1], [1, 1, 1], [3, 5, 1]];
    Options {
        workgroup_size: sizes[seed as usize % sizes.len()],
        statements: 20 + 40 * (seed as usize % 5),
        depth: 2 + seed as usize % 5,
        subgroups: seed % 4 == 1,
        ..Options::default()
    }
}

fn results(kernel: &Kernel, seed: u64) -> Vec<Vec<u8>> {
    let launch = Launch {
        workgroups: [2, 1, 1],
        lanes_per_warp: [4, 32][seed as usize % 8 / 4],
        ..Launch::default()
    };
    let mut data = buffers(kernel, launch.workgroups, seed);
    interp::run(kernel, &launch, &mut data).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    data
}

fn check(before: &Kernel, after: &Kernel, expected: &[Vec<u8>], seed: u64, pass: &str) {
    let show = || {
        format!(
            "seed {seed}, {pass}\n{}\n{}",
            text::print(before),
            text::print(after)
        )
    };
    assert_eq!(verify(after), [], "{}", show());
    assert_eq!(results(after, seed), expected, "{}", show());
    for lanes in [1, 4, 32] {
        assert_eq!(analyse(after, lanes).barriers(), [], "{}", show());
    }
}

#[test]
fn each_pass_keeps_what_random_kernels_do() {
    for seed in 0..600 {
        let kernel = generate(seed, &options(seed));
        let expected = results(&kernel, seed);
        for pass in opt::PASSES {
            let mut after = kernel.clone();
            let changed = (pass.run)(&mut after);
            assert_eq!(changed, after != kernel, "seed {seed}, {}", pass.name);
            check(&kernel, &after, &expected, seed, pass.name);
        }
    }
}

#[test]
fn all_passes_keep_what_random_kernels_do() {
    for seed in 0..1500 {
        let kernel = generate(seed, &options(seed));
        let expected = results(&kernel, seed);
        let mut after = kernel.clone();
        opt::run(&mut after);
        check(&kernel, &after, &expected, seed, "all");
    }
}

#[test]
fn the_passes_come_to_an_end() {
    for seed in 0..300 {
        let mut kernel = generate(seed, &options(seed));
        opt::run(&mut kernel);
        let once = kernel.clone();
        opt::run(&mut kernel);
        assert_eq!(kernel, once, "seed {seed}\n{}", text::print(&once));
    }
}

fn read(body: &str) -> Kernel {
    let source = format!(
        "kernel \"k\" workgroup_size(8, 1, 1) {{
            buffer0 \"out\": read_write group(0) binding(0) min_bytes(0)
            buffer1 \"in\": uniform group(0) binding(1) min_bytes(16)
            workgroup 32
            {body}
        }}"
    );
    let (kernel, mistakes) = text::parse(Default::default(), &source);
    assert_eq!(mistakes, [], "{source}");
    let kernel = kernel.unwrap();
    assert_eq!(verify(&kernel), []);
    without_spans(&kernel)
}

/// All passes make the second of the first.
fn becomes(before: &str, after: &str) {
    let mut kernel = read(before);
    opt::run(&mut kernel);
    assert_eq!(
        text::print(&without_spans(&kernel)),
        text::print(&read(after))
    );
}

#[test]
fn integer_identities_fold() {
    becomes(
        "%0: i32 = load buffer1[0]
         %1: i32 = const.i32 0
         %2: i32 = const.i32 8
         %3: i32 = add.i32 %1, %0
         %4: i32 = mul.i32 %3, %2
         %5: i32 = div.u32 %4, %2
         %6: i32 = xor.i32 %5, %5
         %7: i32 = or.i32 %6, %4
         store buffer0[0], %7, %5
         return",
        "%0: i32 = const.i32 3
         %1: i32 = load buffer1[0]
         %2: i32 = shl.i32 %1, %0
         %3: i32 = shr.u32 %2, %0
         store buffer0[0], %2, %3
         return",
    );
}

#[test]
fn float_operations_stay() {
    let body = "%0: f32 = const.f32 0.0
         %1: f32 = const.f32 1.0
         %2: f32 = load buffer1[0]
         %3: f32 = add.f32 %2, %0
         %4: f32 = mul.f32 %3, %1
         %5: f32 = sub.f32 %4, %4
         store buffer0[0], %5
         return";
    becomes(body, body);
}

#[test]
fn a_clamp_goes_where_a_branch_tells_the_range() {
    becomes(
        "%0: i32 = load buffer1[0]
         %1: i32 = const.i32 7
         %2: i32 = const.i32 8
         %3: i32 = const.i32 2
         %4: bool = lt.u32 %0, %2
         if L0 %4 {
             %5: i32 = min.u32 %0, %1
             %6: i32 = shl.i32 %5, %3
             %7: i32 = load workgroup[%6]
             store buffer0[0], %7
             br L0
         } else {
             br L0
         }
         %8: i32 = min.u32 %0, %1
         %9: i32 = builtin local_id.x
         %10: i32 = min.u32 %9, %1
         store buffer0[4], %8, %10
         return",
        "%0: i32 = const.i32 7
         %1: i32 = const.i32 8
         %2: i32 = const.i32 2
         %3: i32 = builtin local_id.x
         %4: i32 = load buffer1[0]
         %5: bool = lt.u32 %4, %1
         if L0 %5 {
             %6: i32 = shl.i32 %4, %2
             %7: i32 = load workgroup[%6]
             store buffer0[0], %7
             br L0
         } else {
             br L0
         }
         %8: i32 = min.u32 %4, %0
         store buffer0[4], %8, %3
         return",
    );
}

#[test]
fn an_early_exit_becomes_a_plain_branch() {
    becomes(
        "%0: i32 = load buffer0[0]
         %1: i32 = const.i32 5
         %2: bool = eq.i32 %0, %1
         block L0 (%5: i32) {
             if L1 %2 {
                 store buffer0[4], %1
                 br L0(%1)
             } else {
                 br L1
             }
             %3: i32 = load buffer0[8]
             store buffer0[12], %3
             %4: i32 = add.i32 %3, %1
             br L0(%4)
         }
         store buffer0[16], %5
         return",
        "%0: i32 = const.i32 5
         %1: i32 = load buffer0[0]
         %2: bool = eq.i32 %1, %0
         if L0 (%5: i32) %2 {
             store buffer0[4], %0
             br L0(%0)
         } else {
             %3: i32 = load buffer0[8]
             store buffer0[12], %3
             %4: i32 = add.i32 %3, %0
             br L0(%4)
         }
         store buffer0[16], %5
         return",
    );
}

#[test]
fn the_next_trip_of_a_loop_is_an_arm_and_then_selects() {
    // Two ways to the next trip, the second behind an exit from the loop: the exit stays, for those on the second way.
    becomes(
        "%0: i32 = const.i32 5
         %1: i32 = const.i32 0
         %2: i32 = load buffer0[0]
         block L0 (%10: i32) {
             loop L1 (%3: i32 = %2, %4: i32 = %1) {
                 %5: bool = lt.u32 %3, %0
                 if L2 %5 {
                     %6: i32 = mul.i32 %3, %3
                     br L1(%6, %4)
                 } else {
                     br L2
                 }
                 %7: bool = eq.i32 %4, %0
                 if L3 %7 {
                     store buffer0[4], %3
                     br L0(%4)
                 } else {
                     br L3
                 }
                 %8: i32 = add.i32 %3, %0
                 %9: i32 = add.i32 %4, %0
                 br L1(%8, %9)
             }
             unreachable
         }
         store buffer0[8], %10
         return",
        "%0: i32 = const.i32 5
         %1: i32 = const.i32 0
         %2: i32 = load buffer0[0]
         block L0 (%14: i32) {
             loop L1 (%3: i32 = %2, %4: i32 = %1) {
                 %5: bool = lt.u32 %3, %0
                 %6: i32 = mul.i32 %3, %3
                 %7: bool = eq.i32 %4, %0
                 %8: bool = le.u32 %0, %3
                 %9: bool = and.bool %8, %7
                 if L2 %9 {
                     store buffer0[4], %3
                     br L0(%4)
                 } else {
                     br L2
                 }
                 %10: i32 = add.i32 %3, %0
                 %11: i32 = add.i32 %4, %0
                 %12: i32 = select %5, %6, %10
                 %13: i32 = select %5, %4, %11
                 br L1(%12, %13)
             }
             unreachable
         }
         store buffer0[8], %14
         return",
    );
}

#[test]
fn a_block_that_others_leave_for_outer_labels_passes_its_own_exits_on() {
    becomes(
        "%0: i32 = const.i32 5
         %1: i32 = const.i32 0
         %2: i32 = load buffer0[0]
         block L0 (%8: i32) {
             block L1 (%7: i32) {
                 loop L2 (%3: i32 = %2) {
                     %4: bool = eq.i32 %3, %1
                     if L3 %4 {
                         br L1(%3)
                     } else {
                         br L3
                     }
                     store buffer0[4], %3
                     %5: bool = lt.u32 %3, %0
                     if L4 %5 {
                         br L0(%0)
                     } else {
                         br L4
                     }
                     %6: i32 = add.i32 %3, %0
                     br L2(%6)
                 }
                 unreachable
             }
             br L0(%7)
         }
         store buffer0[8], %8
         return",
        "%0: i32 = const.i32 5
         %1: i32 = const.i32 0
         %2: i32 = load buffer0[0]
         block L0 (%7: i32) {
             loop L1 (%3: i32 = %2) {
                 %4: bool = eq.i32 %3, %1
                 if L2 %4 {
                     br L0(%3)
                 } else {
                     br L2
                 }
                 store buffer0[4], %3
                 %5: bool = lt.u32 %3, %0
                 if L3 %5 {
                     br L0(%0)
                 } else {
                     br L3
                 }
                 %6: i32 = add.i32 %3, %0
                 br L1(%6)
             }
             unreachable
         }
         store buffer0[8], %7
         return",
    );
}

#[test]
fn loops_keep_only_parameters_that_change() {
    becomes(
        "%0: i32 = const.i32 0
         %1: i32 = const.i32 1
         %2: i32 = load buffer0[0]
         block L0 (%9: i32, %10: i32) {
             loop L1 (%3: i32 = %0, %4: i32 = %2, %5: i32 = %2) {
                 %6: i32 = load buffer1[4]
                 %7: i32 = mul.i32 %6, %4
                 %8: bool = lt.u32 %3, %7
                 if L2 %8 {
                     br L2
                 } else {
                     br L0(%3, %5)
                 }
                 %11: i32 = add.i32 %3, %1
                 br L1(%11, %4, %5)
             }
             unreachable
         }
         store buffer0[4], %9, %10
         return",
        "%0: i32 = const.i32 0
         %1: i32 = const.i32 1
         %2: i32 = load buffer0[0]
         %3: i32 = load buffer1[4]
         %4: i32 = mul.i32 %3, %2
         block L0 (%8: i32) {
             loop L1 (%5: i32 = %0) {
                 %6: bool = lt.u32 %5, %4
                 if L2 %6 {
                     br L2
                 } else {
                     br L0(%5)
                 }
                 %7: i32 = add.i32 %5, %1
                 br L1(%7)
             }
             unreachable
         }
         store buffer0[4], %8, %2
         return",
    );
}

#[test]
fn private_memory_that_nothing_reads_goes() {
    let (before, mistakes) = text::parse(
        Default::default(),
        "kernel \"k\" workgroup_size(8, 1, 1) {
            scratch 64
            %0: i32 = builtin local_id.x
            %1: i32 = const.i32 2
            %2: i32 = shl.i32 %0, %1
            store scratch[%2], %1
            return
        }",
    );
    assert_eq!(mistakes, []);
    let mut kernel = before.unwrap();
    opt::run(&mut kernel);
    assert_eq!(kernel.scratch_bytes, 0);
    assert!(kernel.body.stmts.is_empty());
}

#[test]
fn stores_and_their_loads_keep_their_order() {
    let body = "%0: i32 = load buffer0[0]
         store buffer0[0], %0, %0
         %1: i32 = load buffer0[0]
         %2: i32 = load buffer0[0]
         barrier
         store buffer0[4], %1, %2
         return";
    becomes(body, body);
}

// What follows is about operations of a warp: none of them may come to other lanes than it had.

/// Nothing is left to do.
fn stays(body: &str) {
    becomes(body, body);
}

#[test]
fn cse_takes_no_operation_of_a_warp_for_another() {
    stays(
        "%0: i32 = builtin local_index
         %1: i32 = const.i32 3
         %2: i32 = const.i32 2
         %3: bool = lt.u32 %0, %1
         %4: i32 = subgroup.reduce.add.i32 %0
         %5: i32 = shl.i32 %0, %2
         store buffer0[%5], %4
         if L0 %3 {
             %6: i32 = subgroup.reduce.add.i32 %0
             store buffer0[%5], %6
             br L0
         } else {
             %7: i32 = subgroup.reduce.add.i32 %0
             store workgroup[%5], %7
             br L0
         }
         %8: i32 = subgroup.reduce.add.i32 %0
         store workgroup[%5], %8
         return",
    );
}

#[test]
fn licm_leaves_operations_of_a_warp_in_their_loop() {
    // Each trip has fewer lanes.
    stays(
        "%0: i32 = builtin local_index
         %1: i32 = const.i32 0
         %2: i32 = const.i32 2
         %3: i32 = const.i32 1
         %4: i32 = shl.i32 %0, %2
         block L0 (%11: i32) {
             loop L1 (%5: i32 = %1, %6: i32 = %1) {
                 %7: i32 = subgroup.reduce.add.i32 %0
                 %8: i32 = add.i32 %6, %7
                 %9: bool = le.u32 %0, %5
                 if L2 %9 {
                     br L0(%8)
                 } else {
                     br L2
                 }
                 %10: i32 = add.i32 %5, %3
                 br L1(%10, %8)
             }
             unreachable
         }
         store buffer0[%4], %11
         return",
    );
}

#[test]
fn an_arm_with_an_operation_of_a_warp_becomes_no_select() {
    for op in ["first", "reduce.add.i32", "inclusive.max.u32"] {
        stays(&format!(
            "%0: i32 = builtin local_index
             %1: i32 = const.i32 3
             %2: i32 = const.i32 2
             %3: bool = lt.u32 %0, %1
             %4: i32 = shl.i32 %0, %2
             if L0 (%6: i32) %3 {{
                 %5: i32 = subgroup.{op} %0
                 br L0(%5)
             }} else {{
                 br L0(%1)
             }}
             store buffer0[%4], %6
             return"
        ));
    }
}

#[test]
fn what_two_arms_do_alike_stays_in_each() {
    // Both end alike, so they do so behind the branch; the ballots are of each arm's lanes.
    becomes(
        "%0: i32 = builtin local_index
         %1: i32 = const.i32 3
         %2: i32 = const.i32 2
         %3: bool = lt.u32 %0, %1
         %4: i32 = shl.i32 %0, %2
         %5: bool = const.bool true
         if L0 %3 {
             %6: i32 = subgroup.ballot %5, 0
             store buffer0[%4], %6
             return
         } else {
             %7: i32 = subgroup.ballot %5, 0
             store buffer0[%4], %7
             return
         }
         unreachable",
        "%0: i32 = builtin local_index
         %1: i32 = const.i32 3
         %2: i32 = const.i32 2
         %3: bool = const.bool true
         %4: bool = lt.u32 %0, %1
         %5: i32 = shl.i32 %0, %2
         if L0 %4 {
             %6: i32 = subgroup.ballot %3, 0
             store buffer0[%5], %6
             br L0
         } else {
             %7: i32 = subgroup.ballot %3, 0
             store buffer0[%5], %7
             br L0
         }
         return",
    );
}

#[test]
fn what_follows_an_early_exit_is_for_those_who_stay_as_an_arm_too() {
    becomes(
        "%0: i32 = builtin local_index
         %1: i32 = const.i32 3
         %2: i32 = const.i32 2
         %3: bool = lt.u32 %0, %1
         %4: i32 = shl.i32 %0, %2
         block L0 (%5: i32) {
             if L1 %3 {
                 br L0(%1)
             } else {
                 br L1
             }
             %6: i32 = subgroup.reduce.add.i32 %0
             br L0(%6)
         }
         store buffer0[%4], %5
         return",
        "%0: i32 = builtin local_index
         %1: i32 = const.i32 3
         %2: i32 = const.i32 2
         %3: bool = lt.u32 %0, %1
         %4: i32 = shl.i32 %0, %2
         if L0 (%6: i32) %3 {
             br L0(%1)
         } else {
             %5: i32 = subgroup.reduce.add.i32 %0
             br L0(%5)
         }
         store buffer0[%4], %6
         return",
    );
}

#[test]
fn an_operation_of_a_warp_that_nobody_uses_goes_but_for_barriers() {
    becomes(
        "%0: i32 = builtin local_index
         %1: i32 = subgroup.reduce.add.i32 %0
         %2: i32 = subgroup.shuffle %0, %1
         %3: bool = const.bool true
         %4: bool = subgroup.any %3
         subgroup.barrier
         return",
        "subgroup.barrier
         return",
    );
}

#[test]
fn a_load_does_not_move_over_a_barrier_of_the_warp() {
    stays(
        "%0: i32 = builtin local_index
         %1: i32 = const.i32 2
         %2: i32 = const.i32 4
         %3: i32 = shl.i32 %0, %1
         store workgroup[%3], %0
         subgroup.barrier
         %4: i32 = xor.i32 %3, %2
         %5: i32 = load workgroup[%4]
         subgroup.barrier
         %6: i32 = load workgroup[%4]
         %7: i32 = add.i32 %5, %6
         store buffer0[%3], %7
         return",
    );
}

/// What a branch tells of a value holds for all lanes that execute the operation.
#[test]
fn a_condition_that_is_known_in_an_arm_is_known_of_its_lanes() {
    let body = |cond: &str| {
        format!(
            "%0: i32 = builtin local_index
             %1: i32 = const.i32 3
             %2: i32 = const.i32 2
             %3: bool = lt.u32 %0, %1
             %4: i32 = shl.i32 %0, %2
             if L0 %3 {{
                 %5: bool = subgroup.all {cond}
                 %6: i32 = select %5, %1, %2
                 store buffer0[%4], %6
                 br L0
             }} else {{
                 br L0
             }}
             return"
        )
    };
    // The vote is not computed: which lanes execute it is not for a pass to know.
    stays(&body("%3"));
}

/// A loop over words. `limit`: what the counter is compared with; `tail` stands at the end of each trip.
fn summing_loop(limit: &str, tail: &str) -> String {
    format!(
        "%0: i32 = const.i32 0
         %1: i32 = const.i32 1
         %2: i32 = const.i32 2
         %3: i32 = {limit}
         block L0 (%12: i32) {{
             loop L1 (%4: i32 = %0, %5: i32 = %0) {{
                 %6: bool = lt.u32 %5, %3
                 if L2 %6 {{
                     br L2
                 }} else {{
                     br L0(%4)
                 }}
                 %7: i32 = shl.i32 %5, %2
                 %8: i32 = load buffer1[%7]
                 %9: i32 = mul.i32 %4, %8
                 %10: i32 = add.i32 %9, %1
                 %11: i32 = add.i32 %5, %1
                 {tail}
                 br L1(%10, %11)
             }}
             unreachable
         }}
         store buffer0[0], %12
         return"
    )
}

fn loops_after_all(body: &str) -> usize {
    let mut kernel = read(body);
    opt::run(&mut kernel);
    assert_eq!(verify(&kernel), []);
    text::print(&kernel).matches("loop ").count()
}

#[test]
fn a_short_loop_is_written_out() {
    // The first trip multiplies with 0, and gives 1.
    becomes(
        &summing_loop("const.i32 3", ""),
        "%0: i32 = const.i32 1
         %1: i32 = load buffer1[4]
         %2: i32 = add.i32 %1, %0
         %3: i32 = load buffer1[8]
         %4: i32 = mul.i32 %2, %3
         %5: i32 = add.i32 %4, %0
         store buffer0[0], %5
         return",
    );
}

#[test]
fn other_loops_stay() {
    assert_eq!(loops_after_all(&summing_loop("const.i32 20", "")), 0);
    // Too many trips; trips of unknown number; where invocations meet; another loop inside.
    assert_eq!(loops_after_all(&summing_loop("const.i32 33", "")), 1);
    assert_eq!(loops_after_all(&summing_loop("load buffer1[12]", "")), 1);
    assert_eq!(loops_after_all(&summing_loop("const.i32 3", "barrier")), 1);
    let inner = "loop L3 {
                     %13: i32 = atomic.add buffer0[4], %1
                     %14: bool = lt.u32 %13, %8
                     if L4 %14 {
                         br L3
                     } else {
                         br L4
                     }
                     br L1(%10, %11)
                 }
                 unreachable";
    let nested = summing_loop("const.i32 3", inner).replace(
        "unreachable\n                 br L1(%10, %11)",
        "unreachable",
    );
    assert_eq!(loops_after_all(&nested), 2);
}
