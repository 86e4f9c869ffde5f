//! Operations of a warp in the interpreter, the verifier and the text form; expected values by hand.

use lanemask_ir::interp::{Error, Launch, run};
use lanemask_ir::uniform::{Level, analyse};
use lanemask_ir::{Combine, Kernel, Value, text, verify};

fn parse(body: &str) -> Kernel {
    let (kernel, mistakes) = text::parse(Default::default(), body);
    assert_eq!(mistakes, [], "{body}");
    let kernel = kernel.unwrap();
    assert_eq!(verify(&kernel), [], "{body}");
    kernel
}

/// A kernel of 8 invocations; `%0` is the local index, `%1` to `%4` are 1 to 4, `%5` is the byte offset of the invocation's word. The
/// body ends with `store buffer0[%5], …` and `return`.
fn kernel(body: &str) -> Kernel {
    parse(&format!(
        r#"kernel "k" workgroup_size(8, 1, 1) {{
            buffer0 "out": read_write group(0) binding(0) min_bytes(0)
            workgroup 64
            %0: i32 = builtin local_index
            %1: i32 = const.i32 1
            %2: i32 = const.i32 2
            %3: i32 = const.i32 3
            %4: i32 = const.i32 4
            %5: i32 = shl.i32 %0, %2
            {body}
        }}"#
    ))
}

/// The words of the 8 invocations, in warps of so many lanes.
fn words(kernel: &Kernel, lanes_per_warp: u32) -> Result<Vec<u32>, Error> {
    let launch = Launch {
        lanes_per_warp,
        scratch_fill: 0xee,
        ..Launch::default()
    };
    let mut buffers = vec![vec![0; 32]];
    run(kernel, &launch, &mut buffers)?;
    Ok(buffers[0]
        .chunks(4)
        .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
        .collect())
}

fn result(body: &str, lanes: u32) -> Vec<u32> {
    words(&kernel(body), lanes).unwrap_or_else(|e| panic!("{e}"))
}

/// What one line makes in each invocation.
fn of_line(line: &str, lanes: u32) -> Vec<u32> {
    result(
        &format!("%6: i32 = {line}\nstore buffer0[%5], %6\nreturn"),
        lanes,
    )
}

#[test]
fn reductions_and_scans_of_warps_of_different_sizes() {
    // 0 + … + 7; in warps of 4: 0 + 1 + 2 + 3 and 4 + 5 + 6 + 7; in warps of 1 each its own.
    assert_eq!(of_line("subgroup.reduce.add.i32 %0", 8), [28; 8]);
    assert_eq!(of_line("subgroup.reduce.add.i32 %0", 32), [28; 8]);
    assert_eq!(
        of_line("subgroup.reduce.add.i32 %0", 4),
        [6, 6, 6, 6, 22, 22, 22, 22]
    );
    // The last warp of 3 has 2.
    assert_eq!(
        of_line("subgroup.reduce.add.i32 %0", 3),
        [3, 3, 3, 12, 12, 12, 13, 13]
    );
    assert_eq!(
        of_line("subgroup.reduce.add.i32 %0", 1),
        [0, 1, 2, 3, 4, 5, 6, 7]
    );
    assert_eq!(
        of_line("subgroup.inclusive.add.i32 %0", 4),
        [0, 1, 3, 6, 4, 9, 15, 22]
    );
    assert_eq!(
        of_line("subgroup.exclusive.add.i32 %0", 4),
        [0, 0, 1, 3, 0, 4, 9, 15]
    );
    assert_eq!(
        of_line("subgroup.exclusive.mul.i32 %4", 4),
        [1, 4, 16, 64, 1, 4, 16, 64]
    );
    assert_eq!(
        of_line("subgroup.cluster.add.i32 %0, 2", 8),
        [1, 1, 5, 5, 9, 9, 13, 13]
    );
    assert_eq!(
        of_line("subgroup.cluster.max.u32 %0, 4", 8),
        [3, 3, 3, 3, 7, 7, 7, 7]
    );
    assert_eq!(of_line("subgroup.cluster.xor.i32 %0, 64", 8), [0; 8]);
    assert_eq!(
        of_line("subgroup.cluster.min.s32 %0, 1", 8),
        [0, 1, 2, 3, 4, 5, 6, 7]
    );
}

#[test]
fn each_operation_has_its_identity() {
    for op in Combine::ALL {
        let ty = op.ty().text();
        let (from, to) = match ty {
            "f32" => ("bits.f32 %0", "bits.i32 %7"),
            _ => ("or.i32 %0, %0", "or.i32 %7, %7"),
        };
        let body = format!(
            "%6: {ty} = {from}
             %7: {ty} = subgroup.exclusive.{} %6
             %8: i32 = {to}
             store buffer0[%5], %8
             return",
            op.text()
        );
        // Lane 0 has the identity, lane 1 the value of lane 0, which is 0.
        let expected = match op {
            Combine::Add | Combine::Or | Combine::Xor | Combine::MaxU32 | Combine::AddF32 => 0,
            Combine::Mul => 1,
            Combine::And | Combine::MinU32 => 0xffff_ffff,
            Combine::MinS32 => 0x7fff_ffff,
            Combine::MaxS32 => 0x8000_0000,
            Combine::MulF32 => 0x3f80_0000,
            Combine::MinF32 => 0x7f80_0000,
            Combine::MaxF32 => 0xff80_0000,
        };
        let got = result(&body, 8);
        assert_eq!(got[0], expected, "{op:?}");
        assert_eq!(got[1], 0, "{op:?}");
    }
}

#[test]
fn ballots_votes_broadcasts_and_shuffles() {
    let odd = "%6: i32 = and.i32 %0, %1\n%7: bool = eq.i32 %6, %1\n";
    let ballot = |word| {
        result(
            &format!("{odd}%8: i32 = subgroup.ballot %7, {word}\nstore buffer0[%5], %8\nreturn"),
            8,
        )
    };
    assert_eq!(ballot(0), [0b1010_1010; 8]);
    assert_eq!(ballot(1), [0; 8]);
    let vote = |op| {
        result(
            &format!(
                "{odd}%8: bool = subgroup.{op} %7\n%9: i32 = select %8, %4, %3\nstore buffer0[%5], %9\nreturn"
            ),
            8,
        )
    };
    assert_eq!(vote("any"), [4; 8]);
    assert_eq!(vote("all"), [3; 8]);
    assert_eq!(of_line("subgroup.first %0", 4), [0, 0, 0, 0, 4, 4, 4, 4]);
    assert_eq!(
        of_line("subgroup.shuffle %0, %3", 4),
        [3, 3, 3, 3, 7, 7, 7, 7]
    );
    // Lane 4 is in no warp of 4 lanes.
    assert_eq!(of_line("subgroup.shuffle %0, %4", 4), [0xeeee_eeee; 8]);
}

#[test]
fn the_bits_of_lanes_above_32_are_in_the_second_word() {
    let kernel = parse(
        r#"kernel "k" workgroup_size(40, 1, 1) {
            buffer0 "out": read_write group(0) binding(0) min_bytes(0)
            %0: bool = const.bool true
            %1: i32 = subgroup.ballot %0, 0
            %2: i32 = subgroup.ballot %0, 1
            %3: i32 = subgroup.ballot %0, 2
            store buffer0[0], %1, %2, %3
            return
        }"#,
    );
    let launch = Launch {
        lanes_per_warp: 64,
        ..Launch::default()
    };
    let mut buffers = vec![vec![0xff; 12]];
    run(&kernel, &launch, &mut buffers).unwrap();
    assert_eq!(buffers[0], [255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0]);
}

/// Lanes 0 to 2 take one arm, 3 to 7 the other; behind the branch all are together again.
#[test]
fn arms_of_a_branch_are_apart_and_meet_behind_it() {
    let got = result(
        "%6: bool = lt.u32 %0, %3
         if L0 (%9: i32) %6 {
             %7: i32 = subgroup.reduce.add.i32 %1
             br L0(%7)
         } else {
             %8: i32 = subgroup.reduce.add.i32 %1
             br L0(%8)
         }
         %10: i32 = subgroup.reduce.add.i32 %1
         %11: i32 = shl.i32 %9, %4
         %12: i32 = or.i32 %11, %10
         store buffer0[%5], %12
         return",
        8,
    );
    assert_eq!(got, [0x38, 0x38, 0x38, 0x58, 0x58, 0x58, 0x58, 0x58]);
}

/// Lane i goes around i + 1 times: on trip t there are 8 - t lanes. Behind the loop all are together.
#[test]
fn lanes_that_leave_a_loop_on_different_trips_meet_behind_it() {
    let got = result(
        "%6: i32 = const.i32 0
         block L0 (%7: i32) {
             loop L1 (%8: i32 = %6, %9: i32 = %6) {
                 %10: i32 = subgroup.reduce.add.i32 %1
                 %11: i32 = add.i32 %9, %10
                 %12: bool = le.u32 %0, %8
                 if L2 %12 {
                     br L0(%11)
                 } else {
                     br L2
                 }
                 %13: i32 = add.i32 %8, %1
                 br L1(%13, %11)
             }
             unreachable
         }
         %14: i32 = subgroup.reduce.add.i32 %1
         %15: i32 = shl.i32 %7, %4
         %16: i32 = or.i32 %15, %14
         store buffer0[%5], %16
         return",
        8,
    );
    // 8, 8 + 7, 8 + 7 + 6, …
    let sums = [8, 15, 21, 26, 30, 33, 35, 36];
    assert_eq!(got, sums.map(|s| s << 4 | 8));
}

/// Odd lanes leave two levels at once and miss the operation in between.
#[test]
fn an_exit_through_two_levels_misses_what_is_between() {
    let got = result(
        "%6: i32 = and.i32 %0, %1
         %7: bool = eq.i32 %6, %1
         block L0 (%8: i32) {
             block L1 {
                 if L2 %7 {
                     br L0(%4)
                 } else {
                     br L2
                 }
                 br L1
             }
             %9: i32 = subgroup.reduce.add.i32 %0
             br L0(%9)
         }
         %10: i32 = subgroup.reduce.max.u32 %8
         %11: i32 = shl.i32 %8, %4
         %12: i32 = or.i32 %11, %10
         store buffer0[%5], %12
         return",
        8,
    );
    // 0 + 2 + 4 + 6 = 12 for even lanes, 4 for odd ones, of which 12 is the largest.
    assert_eq!(got, [0xcc, 0x4c, 0xcc, 0x4c, 0xcc, 0x4c, 0xcc, 0x4c]);
}

#[test]
fn who_has_returned_is_not_active() {
    let got = result(
        "%6: bool = lt.u32 %0, %3
         if L0 %6 {
             return
         } else {
             br L0
         }
         %7: i32 = subgroup.reduce.add.i32 %1
         %8: i32 = subgroup.first %0
         %9: i32 = shl.i32 %8, %4
         %10: i32 = or.i32 %9, %7
         store buffer0[%5], %10
         return",
        8,
    );
    assert_eq!(got, [0, 0, 0, 0x35, 0x35, 0x35, 0x35, 0x35]);
}

/// Lane 0 waits in the second trip of the inner loop while the others are in the first: they are not together.
#[test]
fn the_same_operation_in_different_trips_is_not_one() {
    let got = result(
        "%6: i32 = const.i32 0
         %7: bool = eq.i32 %0, %6
         block L0 (%8: i32) {
             loop L1 (%9: i32 = %6) {
                 %10: bool = eq.i32 %9, %6
                 %11: bool = and.bool %10, %7
                 if L2 %11 {
                     br L1(%1)
                 } else {
                     br L2
                 }
                 %12: i32 = subgroup.reduce.add.i32 %1
                 br L0(%12)
             }
             unreachable
         }
         store buffer0[%5], %8
         return",
        8,
    );
    assert_eq!(got, [1, 7, 7, 7, 7, 7, 7, 7]);
}

#[test]
fn a_barrier_of_the_warp_lets_lanes_exchange_words() {
    let got = result(
        "store workgroup[%5], %0
         subgroup.barrier
         %6: i32 = xor.i32 %5, %4
         %7: i32 = load workgroup[%6]
         store buffer0[%5], %7
         return",
        8,
    );
    assert_eq!(got, [1, 0, 3, 2, 5, 4, 7, 6]);
}

#[test]
fn who_skips_a_barrier_of_the_workgroup_is_found_behind_operations_of_the_warp() {
    let k = kernel(
        "%6: bool = lt.u32 %0, %3
         if L0 %6 {
             barrier
             br L0
         } else {
             %7: i32 = subgroup.first %0
             store buffer0[%5], %7
             br L0
         }
         return",
    );
    assert!(matches!(words(&k, 4), Err(Error::Barrier(_))));
}

#[test]
fn mistakes_are_found() {
    let mistakes = |line: &str| {
        let body = format!(
            r#"kernel "k" workgroup_size(8, 1, 1) {{
                %0: i32 = builtin lane_id
                %1: bool = const.bool true
                %2: f32 = const.f32 1.0
                {line}
                return
            }}"#
        );
        let (kernel, mistakes) = text::parse(Default::default(), &body);
        assert_eq!(mistakes, []);
        let found = verify(&kernel.unwrap());
        found.iter().map(|d| d.code).collect::<Vec<_>>()
    };
    assert_eq!(mistakes("%3: i32 = subgroup.ballot %1, 3"), [""; 0]);
    assert_eq!(mistakes("%3: i32 = subgroup.ballot %1, 4"), ["ir-subgroup"]);
    assert_eq!(mistakes("%3: i32 = subgroup.ballot %0, 0"), ["ir-type"]);
    assert_eq!(mistakes("%3: bool = subgroup.all %0"), ["ir-type"]);
    assert_eq!(mistakes("%3: bool = subgroup.first %1"), ["ir-type"]);
    assert_eq!(mistakes("%3: f32 = subgroup.first %2"), [""; 0]);
    assert_eq!(mistakes("%3: i32 = subgroup.first %2"), ["ir-result-type"]);
    assert_eq!(mistakes("%3: f32 = subgroup.shuffle %2, %2"), ["ir-type"]);
    assert_eq!(
        mistakes("%3: f32 = subgroup.reduce.add.f32 %0"),
        ["ir-type"]
    );
    assert_eq!(
        mistakes("%3: i32 = subgroup.cluster.add.i32 %0, 3"),
        ["ir-subgroup"]
    );
    assert_eq!(
        mistakes("%3: i32 = subgroup.cluster.add.i32 %0, 0"),
        ["ir-subgroup"]
    );
    assert_eq!(mistakes("%3: i32 = subgroup.barrier"), ["ir-result-count"]);
}

#[test]
fn what_lanes_agree_on() {
    let k = kernel(
        "%6: bool = lt.u32 %0, %3
         if L0 %6 {
             %7: i32 = subgroup.reduce.add.i32 %0
             %8: i32 = subgroup.inclusive.add.i32 %1
             %9: i32 = subgroup.cluster.add.i32 %0, 2
             %10: i32 = subgroup.shuffle %0, %7
             %11: i32 = subgroup.shuffle %0, %8
             %12: i32 = subgroup.shuffle %1, %8
             %13: i32 = subgroup.ballot %6, 0
             %14: i32 = subgroup.first %0
             store buffer0[%5], %7
             br L0
         } else {
             br L0
         }
         return",
    );
    let level = |lanes, v| analyse(&k, lanes).level(Value(v));
    use Level::{Varying, WarpUniform, WorkgroupUniform};
    for v in [8, 9, 11, 12] {
        assert_eq!(level(4, v), Varying, "%{v}");
        assert_eq!(level(8, v), Varying, "%{v}");
    }
    for v in [7, 10, 13, 14] {
        // One warp is the workgroup; of two each has its own.
        assert_eq!(level(8, v), WorkgroupUniform, "%{v}");
        assert_eq!(level(4, v), WarpUniform, "%{v}");
    }
}

#[test]
fn operations_in_flow_that_parts_the_warp_are_listed() {
    let k = kernel(
        "%6: bool = lt.u32 %0, %4
         %7: i32 = subgroup.first %0
         if L0 %6 {
             %8: i32 = subgroup.first %0
             store buffer0[%5], %8
             br L0
         } else {
             br L0
         }
         return",
    );
    // The warps of 4 do not part at lane 4, which the analysis cannot know; those of 1 never part.
    for (lanes, count) in [(8, 1), (4, 1), (1, 0)] {
        let facts = analyse(&k, lanes);
        assert_eq!(facts.subgroups().len(), count, "{lanes} lanes");
        assert!(
            facts
                .subgroups()
                .iter()
                .all(|d| d.code == "subgroup-non-uniform")
        );
    }
}
