//! The uniformity analysis on small kernels. Warps have 32 lanes unless a test says otherwise.

use lanemask_ir::uniform::{Level, Uniformity, analyse};
use lanemask_ir::{Kernel, Label, Value, text, verify};

const HEADER: &str = r#"kernel "k" workgroup_size(64, 1, 1) {
    buffer0 "rw": read_write group(0) binding(0) min_bytes(0)
    buffer1 "ro": read group(0) binding(1) min_bytes(0)
    buffer2 "un": uniform group(0) binding(2) min_bytes(0)
    workgroup 256
    scratch 64
"#;

fn kernel(body: &str) -> Kernel {
    whole(&format!("{HEADER}{body}}}"))
}

fn whole(text: &str) -> Kernel {
    let (kernel, mistakes) = text::parse(Default::default(), text);
    assert_eq!(mistakes, [], "{text}");
    let kernel = kernel.unwrap();
    assert_eq!(verify(&kernel), [], "{text}");
    kernel
}

fn run(body: &str) -> Uniformity {
    analyse(&kernel(body), 32)
}

fn level(u: &Uniformity, value: u32) -> Level {
    u.level(Value(value))
}

use Level::{Varying, WarpUniform, WorkgroupUniform};

#[test]
fn sources_have_their_levels() {
    let u = run("
        %0: i32 = const.i32 4
        %1: i32 = builtin local_id.x
        %2: i32 = builtin local_id.y
        %3: i32 = builtin local_index
        %4: i32 = builtin lane_id
        %5: i32 = builtin warp_id
        %6: i32 = builtin workgroup_id.x
        %7: i32 = builtin num_workgroups.z
        %8: i32 = builtin warp_size
        %9: i32 = builtin num_warps
        %10: i32 = buffer_len buffer0
        %11: i32 = load buffer0[%0]
        %12: i32 = load buffer1[%0]
        %13: i32 = load buffer2[%0]
        %14: i32 = load workgroup[%0]
        %15: i32 = load scratch[%0]
        %16: i32 = atomic.add buffer0[%0], %0
        %17: i32 = atomic.compare_exchange workgroup[%0], %0, %0
        %18: i32 = load buffer1[%1]
        %19: i32 = load buffer0[%1]
        %20: i32 = load buffer1[%5]
        %21: i32 = add.i32 %0, %5
        %22: i32 = add.i32 %21, %1
        return
    ");
    let expected = [
        WorkgroupUniform, // constant
        Varying,          // local_id.x
        WorkgroupUniform, // local_id.y is always 0
        Varying,          // local_index
        Varying,          // lane_id
        WarpUniform,      // warp_id
        WorkgroupUniform,
        WorkgroupUniform,
        WorkgroupUniform,
        WorkgroupUniform,
        WorkgroupUniform, // buffer_len
        WarpUniform,      // read-write buffer: one load a warp
        WorkgroupUniform, // read-only buffer
        WorkgroupUniform, // uniform buffer
        WarpUniform,      // workgroup memory
        Varying,          // private memory
        Varying,          // atomics
        Varying,
        Varying, // varying address
        Varying,
        WarpUniform, // address uniform in the warp
        WarpUniform, // the larger of the operands' levels
        Varying,
    ];
    for (i, e) in expected.into_iter().enumerate() {
        assert_eq!(level(&u, i as u32), e, "%{i}");
    }
}

#[test]
fn ids_in_y_and_z_are_warp_uniform_when_rows_fill_warps() {
    let text = |size: &str| {
        whole(&format!(
            "kernel \"k\" workgroup_size({size}) {{
                %0: i32 = builtin local_id.x
                %1: i32 = builtin local_id.y
                %2: i32 = builtin local_id.z
                %3: i32 = builtin warp_id
                %4: i32 = builtin local_index
                return }}"
        ))
    };
    let levels = |size: &str, lanes| {
        let u = analyse(&text(size), lanes);
        [0, 1, 2, 3, 4].map(|v| level(&u, v))
    };
    let all = [Varying, WarpUniform, WarpUniform, WarpUniform, Varying];
    assert_eq!(levels("32, 2, 2", 32), all);
    assert_eq!(levels("64, 2, 2", 32), all);
    assert_eq!(
        levels("16, 2, 2", 32),
        [Varying, Varying, WarpUniform, WarpUniform, Varying]
    );
    assert_eq!(
        levels("8, 8, 2", 32),
        [Varying, Varying, WarpUniform, WarpUniform, Varying]
    );
    assert_eq!(
        levels("8, 2, 8", 32),
        [Varying, Varying, Varying, WarpUniform, Varying]
    );
    // 16 lanes a warp: a row of 16 fills one.
    assert_eq!(levels("16, 2, 2", 16), all);
    // One warp in all: its number is 0.
    assert_eq!(
        levels("8, 2, 1", 32),
        [
            Varying,
            Varying,
            WorkgroupUniform,
            WorkgroupUniform,
            Varying
        ]
    );
    assert_eq!(levels("1, 1, 1", 32), [WorkgroupUniform; 5]);
}

/// `for (i = 0; i != local_id.x; i++) {}`: `i` is uniform in the loop, and varies after it.
const TEMPORAL: &str = "
    %0: i32 = const.i32 0
    %1: i32 = const.i32 1
    %2: i32 = builtin local_id.x
    block L0 (%3: i32) {
        loop L1 (%4: i32 = %0) {
            %5: bool = eq.i32 %4, %2
            if L2 %5 {
                br L0(%4)
            } else {
                br L2
            }
            %6: i32 = add.i32 %4, %1
            br L1(%6)
        }
        unreachable
    }
    return
";

#[test]
fn temporal_divergence_makes_a_value_varying_after_the_loop() {
    let u = run(TEMPORAL);
    assert_eq!(level(&u, 3), Varying);
    assert!(u.label(Label(0)).divergent_exit);
    assert!(u.label(Label(1)).divergent_leave);
}

#[test]
fn loop_parameter_stays_uniform_despite_divergent_break() {
    let u = run(TEMPORAL);
    assert_eq!(level(&u, 4), WorkgroupUniform);
    assert_eq!(level(&u, 6), WorkgroupUniform);
    assert_eq!(level(&u, 5), Varying);
    assert!(!u.label(Label(1)).divergent_exit);
    assert!(u.label(Label(2)).divergent_if);
}

#[test]
fn temporal_divergence_through_an_inner_block_is_seen() {
    // The exit is uniform where it stands, but other lanes have left for the same label in earlier trips.
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = const.i32 1
        %2: i32 = const.i32 9
        %3: i32 = builtin local_id.x
        block L0 (%4: i32) {
            loop L1 (%5: i32 = %0) {
                %6: bool = eq.i32 %5, %3
                block L2 {
                    if L3 %6 {
                        br L2
                    } else {
                        br L3
                    }
                    %7: i32 = add.i32 %5, %1
                    %8: bool = eq.i32 %7, %2
                    if L4 %8 {
                        br L0(%7)
                    } else {
                        br L4
                    }
                    br L1(%7)
                }
                br L0(%5)
            }
            unreachable
        }
        return
    ");
    assert_eq!(level(&u, 4), Varying);
    assert!(u.label(Label(2)).divergent_exit);
    // Some wait at L2, inside L1, while others go round.
    assert!(u.label(Label(1)).divergent_exit);
}

#[test]
fn join_of_a_divergent_if_is_varying() {
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = const.i32 1
        %2: i32 = builtin local_id.x
        %3: bool = eq.i32 %2, %0
        if L0 (%4: i32, %5: i32) %3 {
            br L0(%0, %1)
        } else {
            br L0(%1, %1)
        }
        return
    ");
    assert_eq!(level(&u, 4), Varying);
    assert_eq!(level(&u, 5), Varying, "kept simple: by label, not by value");
    let facts = u.label(Label(0));
    assert!(facts.divergent_if && facts.divergent_exit && !facts.divergent_leave);
}

#[test]
fn join_of_a_uniform_if_is_as_uniform_as_its_arguments() {
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = const.i32 1
        %2: i32 = builtin workgroup_id.x
        %3: i32 = builtin warp_id
        %4: bool = eq.i32 %2, %0
        if L0 (%5: i32, %6: i32) %4 {
            br L0(%0, %3)
        } else {
            br L0(%1, %1)
        }
        %7: bool = eq.i32 %3, %0
        if L1 (%8: i32) %7 {
            br L1(%0)
        } else {
            br L1(%1)
        }
        return
    ");
    assert_eq!(level(&u, 5), WorkgroupUniform);
    assert_eq!(level(&u, 6), WarpUniform);
    // Each warp goes its way as a whole.
    assert_eq!(level(&u, 8), WarpUniform);
    assert_eq!(u.label(Label(1)), Default::default());
}

#[test]
fn branches_outside_of_the_divergent_if_still_join_different_lanes() {
    // Neither `br L0` stands in the `if`, yet lanes arrive by both.
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = const.i32 1
        %2: i32 = builtin local_id.x
        %3: bool = eq.i32 %2, %0
        block L0 (%4: i32) {
            block L1 {
                block L2 {
                    if L3 %3 {
                        br L2
                    } else {
                        br L1
                    }
                    unreachable
                }
                br L0(%0)
            }
            br L0(%1)
        }
        return
    ");
    assert_eq!(level(&u, 4), Varying);
    assert!(u.label(Label(0)).divergent_exit);
}

#[test]
fn a_multi_level_exit_diverges_only_for_the_labels_it_passes_or_reaches() {
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = const.i32 1
        %2: i32 = builtin local_id.x
        %3: bool = eq.i32 %2, %0
        block L0 (%4: i32) {
            block L1 (%5: i32) {
                if L2 %3 {
                    br L0(%0)
                } else {
                    br L2
                }
                br L1(%1)
            }
            br L0(%5)
        }
        return
    ");
    // Whoever arrives at L1 arrives by the one `br`; at L0 two groups meet.
    assert_eq!(level(&u, 5), WorkgroupUniform);
    assert_eq!(level(&u, 4), Varying);
    let facts = [0, 1, 2].map(|l| u.label(Label(l)));
    assert_eq!(facts.map(|f| f.divergent_exit), [true, false, true]);
    assert_eq!(facts.map(|f| f.divergent_leave), [false, true, true]);
}

#[test]
fn a_uniform_exit_of_a_loop_with_divergent_exits_farther_out_stays_uniform() {
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = const.i32 1
        %2: i32 = const.i32 9
        %3: i32 = builtin local_id.x
        block L0 (%4: i32) {
            block L1 (%5: i32) {
                loop L2 (%6: i32 = %0) {
                    %7: bool = eq.i32 %6, %3
                    if L3 %7 {
                        br L0(%6)
                    } else {
                        br L3
                    }
                    %8: bool = eq.i32 %6, %2
                    if L4 %8 {
                        br L1(%6)
                    } else {
                        br L4
                    }
                    %9: i32 = add.i32 %6, %1
                    br L2(%9)
                }
                unreachable
            }
            br L0(%5)
        }
        return
    ");
    assert_eq!(level(&u, 5), WorkgroupUniform);
    assert_eq!(level(&u, 4), Varying);
}

#[test]
fn lanes_that_left_in_an_earlier_trip_are_not_forgotten() {
    // All that are left take `br L0(%5)` together, before the divergent exit of their trip. But others have left for L1
    // a trip ago, and come to L0 from there.
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = const.i32 1
        %2: i32 = builtin local_id.x
        %3: bool = eq.i32 %2, %0
        block L0 (%4: i32) {
            block L1 {
                loop L2 (%5: i32 = %0) {
                    %6: bool = eq.i32 %5, %1
                    if L3 %6 { br L0(%5) } else { br L3 }
                    if L4 %3 { br L1 } else { br L4 }
                    %7: i32 = add.i32 %5, %1
                    br L2(%7)
                }
                unreachable
            }
            br L0(%0)
        }
        return
    ");
    assert_eq!(level(&u, 4), Varying);
    assert_eq!(level(&u, 5), WorkgroupUniform);
    assert!(u.label(Label(1)).divergent_leave);
}

#[test]
fn differences_travel_around_loops() {
    // b = a of the trip before; a becomes local_id.x.
    let u = run("
        %0: i32 = const.i32 0
        %1: i32 = builtin local_id.x
        %2: bool = const.bool true
        block L0 {
            loop L1 (%3: i32 = %0, %4: i32 = %0, %5: i32 = %0) {
                %6: bool = eq.i32 %5, %0
                if L2 %6 { br L0 } else { br L2 }
                br L1(%1, %3, %0)
            }
            unreachable
        }
        return
    ");
    assert_eq!(
        [3, 4, 5].map(|v| level(&u, v)),
        [Varying, Varying, WorkgroupUniform]
    );
}

/// `notes`: all of them, a line each.
#[track_caller]
fn refused(body: &str, notes: &str) -> Vec<String> {
    let text = format!("{HEADER}{body}}}");
    let u = analyse(&whole(&text), 32);
    assert_eq!(u.barriers().len(), 1, "{:?}", u.barriers());
    let d = &u.barriers()[0];
    assert_eq!(d.code, "barrier-non-uniform");
    let part =
        |l: &lanemask_diag::Label| text[l.span.start as usize..l.span.end as usize].to_owned();
    assert_eq!(part(d.primary.as_ref().unwrap()), "barrier");
    assert_eq!(d.notes, notes.split('\n').collect::<Vec<_>>());
    d.secondary.iter().map(part).collect()
}

#[track_caller]
fn accepted(body: &str) {
    assert_eq!(run(body).barriers(), []);
}

#[test]
fn barrier_in_divergent_if_is_refused() {
    let places = refused(
        "%0: i32 = const.i32 7
         %1: i32 = builtin local_id.x
         %2: i32 = add.i32 %0, %1
         %3: bool = lt.u32 %2, %0
         if L0 %3 { barrier br L0 } else { br L0 }
         return ",
        "the condition depends on local_id.x",
    );
    assert_eq!(places, ["%3", "%1: i32 = builtin local_id.x"]);
}

#[test]
fn barrier_in_an_if_that_is_only_warp_uniform_is_refused() {
    refused(
        "%0: i32 = builtin warp_id
         %1: bool = eq.i32 %0, %0
         if L0 %1 { barrier br L0 } else { br L0 }
         return ",
        "the condition depends on warp_id",
    );
    refused(
        "%0: i32 = load buffer0[0]
         %1: bool = eq.i32 %0, %0
         if L0 %1 { barrier br L0 } else { br L0 }
         return ",
        "the condition depends on the contents of the read-write buffer `rw`\n\
         declare the buffer `var<storage, read>` if nothing writes it, or copy the value to \
         workgroup memory and read it with `workgroupUniformLoad`",
    );
}

#[test]
fn control_of_a_single_warp_is_uniform_where_the_warp_is() {
    let text = "kernel \"k\" workgroup_size(32, 1, 1) {
        workgroup 4
        %0: i32 = load workgroup[0]
        %1: bool = eq.i32 %0, %0
        if L0 %1 { barrier br L0 } else { br L0 }
        return }";
    assert_eq!(analyse(&whole(text), 32).barriers(), []);
    assert_eq!(analyse(&whole(text), 16).barriers().len(), 1);
}

#[test]
fn barrier_in_uniform_loop_is_accepted() {
    accepted(
        "%0: i32 = const.i32 0
         %1: i32 = const.i32 1
         %2: i32 = load buffer1[0]
         block L0 {
            loop L1 (%3: i32 = %0) {
                %4: bool = eq.i32 %3, %2
                if L2 %4 { br L0 } else { br L2 }
                barrier
                %5: i32 = add.i32 %3, %1
                br L1(%5)
            }
            unreachable
         }
         return ",
    );
}

#[test]
fn barrier_in_a_loop_with_divergent_exit_is_refused_also_before_the_exit() {
    let places = refused(
        "%0: i32 = const.i32 0
         %1: i32 = builtin local_index
         block L0 {
            loop L1 (%2: i32 = %0) {
                barrier
                %3: bool = eq.i32 %2, %1
                if L2 %3 { br L0 } else { br L2 }
                br L1(%2)
            }
            unreachable
         }
         return ",
        "the condition depends on local_index",
    );
    assert_eq!(places, ["%3", "br L0", "%1: i32 = builtin local_index"]);
}

#[test]
fn barrier_after_a_loop_with_divergent_exit_is_accepted() {
    accepted(&TEMPORAL.replace("    return\n", "    barrier\n    return\n"));
}

#[test]
fn barrier_after_divergent_return_is_refused() {
    let places = refused(
        "%0: i32 = const.i32 0
         %1: i32 = builtin local_id.x
         %2: bool = eq.i32 %0, %1
         block L0 {
            if L1 %2 { return } else { br L1 }
            br L0
         }
         barrier
         return ",
        "the condition depends on local_id.x",
    );
    assert_eq!(places, ["%2", "return", "%1: i32 = builtin local_id.x"]);
}

#[test]
fn barrier_after_uniform_return_is_accepted() {
    accepted(
        "%0: i32 = const.i32 0
         %1: i32 = builtin workgroup_id.x
         %2: bool = eq.i32 %0, %1
         if L0 %2 { return } else { br L0 }
         barrier
         return ",
    );
}

#[test]
fn barrier_between_a_divergent_exit_and_its_label_is_refused() {
    let body = |inner: &str, outer: &str| {
        format!(
            "%0: i32 = const.i32 0
             %1: i32 = builtin local_id.x
             %2: bool = eq.i32 %0, %1
             block L0 {{
                block L1 {{
                    if L2 %2 {{ br L0 }} else {{ br L2 }}
                    br L1
                }}
                {inner}
                br L0
             }}
             {outer}
             return "
        )
    };
    let places = refused(&body("barrier", ""), "the condition depends on local_id.x");
    assert_eq!(places[1], "br L0");
    accepted(&body("", "barrier"));
}

#[test]
fn barrier_under_a_value_that_joined_divergently_names_the_first_source() {
    let places = refused(
        "%0: i32 = const.i32 0
         %1: i32 = builtin local_id.x
         %2: bool = eq.i32 %0, %1
         %3: bool = const.bool true
         %4: bool = const.bool false
         if L0 (%5: bool) %2 { br L0(%3) } else { br L0(%4) }
         if L1 %5 { barrier br L1 } else { br L1 }
         return ",
        "the condition depends on local_id.x",
    );
    assert_eq!(places, ["%5", "%2", "%1: i32 = builtin local_id.x"]);
}

#[test]
fn a_load_between_two_barriers_is_uniform_over_the_workgroup() {
    let u = run("
        barrier
        %0: i32 = load workgroup[0]
        barrier
        %1: i32 = load workgroup[0]
        store workgroup[0], %1
        barrier
        %2: i32 = load buffer0[0]
        barrier
        return
    ");
    assert_eq!(
        [0, 1, 2].map(|v| level(&u, v)),
        [WorkgroupUniform, WarpUniform, WarpUniform]
    );
}
