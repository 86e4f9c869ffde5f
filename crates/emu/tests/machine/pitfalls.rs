//! Mistakes that others have made (docs/w32/pitfalls.md), each as a test that this machine does not.

use crate::common::*;
use crate::text::{kernel, kernel_with};

pub fn schedules() -> impl Iterator<Item = Schedule> {
    let seeds = (0..24).map(|seed| Schedule::Random { seed });
    std::iter::once(Schedule::Rounds).chain(seeds)
}

pub fn run_as(t: &Test, schedule: Schedule) -> (Summary, Vec<Vec<u32>>) {
    let options = RunOptions {
        schedule,
        ..t.options()
    };
    let (result, buffers) = t.outcome(&options, None);
    (
        result.unwrap_or_else(|e| panic!("{schedule:?}: {e}")),
        buffers,
    )
}

#[test]
fn p01_control_flow_with_all_lanes_off_comes_to_its_end() {
    // spec: P-1
    // spec: P-3
    // Each body runs with the lanes of the launch and with none. What lanes do is then not done, what the warp does is.
    let bodies = [
        // if/else
        "v.cmp.lt.u32 u20, v3, 7
        saveexec.and u21, u20
        v.mov.b32 v4, 1
        saveexec.andn1 u22, u21
        v.mov.b32 v4, 2
        exec.set u21",
        // A block that is skipped with no lane active, and holds a jump and a write of the warp behind the skip.
        "bexecz over
        v.mov.b32 v4, 1
        over: u.add.u32 u40, u40, 1
        b on
        trap 1
        on: nop",
        // A loop that lanes leave at different trips.
        "exec.get u20
        v.mov.b32 v4, v3
        again: v.sub.u32 v4, v4, 1
        v.cmp.lt.i32 u21, v4, 0
        saveexec.andn2 u22, u21
        bexecnz again
        exec.set u20",
        // Two loops, the inner one of the warp.
        "exec.get u20
        v.and.b32 v4, v3, 3
        outer: u.mov.b32 u23, 5
        inner: u.sub.u32 u23, u23, 1
        bnz u23, inner
        v.sub.u32 v4, v4, 1
        v.cmp.lt.i32 u21, v4, 0
        saveexec.andn2 u22, u21
        bexecnz outer
        exec.set u20",
        // A call and a jump through a table.
        "u.mov.b32 u24, 1
        jal u25, f
        b after
        f: btab u24, table
        table: b.e32 wrong
        b.e32 right
        wrong: trap 1
        right: u.add.u32 u40, u40, 1
        jr u25, 0
        after: nop",
    ];
    for body in bodies {
        for mask in [u32::MAX, 0] {
            let mut t = kernel(
                &format!("u.mov.b32 u60, {mask}\nexec.set u60\n{body}\nexec.get u41"),
                &[],
            );
            // None takes more than 32 trips of 9 instructions.
            t.max_instructions = Some(400);
            let after = t.run();
            assert_eq!(after.u(41), mask, "{body}");
            if mask == 0 {
                assert_eq!(after.v(4), [0; 32], "{body}");
            }
            let uniform = u32::from(body.contains("u40"));
            assert_eq!(after.u(40), uniform, "{body}");
        }
    }
}

#[test]
fn p01_what_the_warp_does_is_done_with_no_lane_active() {
    // spec: P-1
    // Skipping these would lose them: scalar writes, waits, barriers, priorities, CSRs, loads of the warp, lanes by number.
    let t = kernel_with(
        64,
        "v.mov.b32 v4, 5
        csrwi exec, 0
        u.add.u32 u20, u20, 7
        u.load.b32 u21, u[0:1], 8
        waitcnt sm=0, vm=0
        barrier
        setprio 2
        sleep 1
        csrwi trapinfo, 9
        csrr u22, trapinfo
        u.mov.b32 u30, 3
        u.readlane u23, v4, u30
        u.mov.b32 u31, 77
        v.writelane v4, u31, u30
        u.readlane u24, v4, u30
        saveexec.mov u25, u31
        exec.get u26",
        "",
        &[&[1, 2, 3]],
    );
    for w in 0..2 {
        let after = t.run();
        let u = &after.warp(w).u;
        // The third word of a descriptor is the size of the buffer.
        assert_eq!(u[20..27], [7, 12, 9, 5, 77, 0, 77]);
    }
}

#[test]
fn p01_the_first_of_no_lanes_is_0() {
    // spec: P-2
    let after = kernel(
        "v.mov.b32 v4, 5
        u.mov.b32 u20, 9
        csrwi exec, 0
        u.readfirst u20, v4
        u.load.b32 u21, u[0:1], 0",
        &[&[1]],
    )
    .run();
    assert_eq!(after.u(20), 0);
}

#[test]
fn p01_accesses_of_no_lanes_touch_nothing_wherever_they_point() {
    // spec: P-5
    // Unmapped and misaligned addresses, a reserved descriptor bit in u11, past every memory.
    for access in [
        "global.load.b128 v[4:7], v[8:9], 1",
        "global.store.b32 v8, v[8:9], 1",
        "global.atomic.add.u32 v4, v[8:9], 0, v8",
        "buffer.load.b32 v4, u[12:15], v8, 3",
        "buffer.store.b64 v[8:9], u[12:15], v8, 0",
        "buffer.red.add.u64 u[12:15], v8, 0, v[8:9]",
        "ls.load.b32 v4, v8, 0",
        "ls.store.b128 v[8:11], v8, 2",
        "scratch.load.b32 v4, v8, 0",
        "scratch.store.b32 v8, v8, 0",
    ] {
        let after = kernel(
            &format!(
                "v.mov.b32 v8, -1
                v.mov.b32 v9, 0x12345
                v.mov.b32 v4, 6
                u.load.b128 u[12:15], u[0:1], 0
                csrwi exec, 0
                {access}
                csrwi exec, 1"
            ),
            &[&[1, 2]],
        )
        .run();
        assert_eq!(
            (after.v(4), &after.buffers[0][..]),
            ([6; 32], &[1, 2][..]),
            "{access}"
        );
    }
}

#[test]
fn p04_scalar_writes_of_masks_are_not_masked_and_inactive_lanes_compare_0() {
    // spec: P-17
    // spec: P-18
    // spec: P-20
    let after = kernel(
        "u.mov.b32 u60, 0x0000ff0f
        exec.set u60
        u.mov.b32 u20, -1
        v.cmp.ge.u32 u20, v3, 4
        u.mov.b32 u21, -1
        u.or.b32 u22, u20, 0xffff0000
        v.mov.b32 v4, -1
        v.add.co.u32 v5, u23, v4, v3
        csrw exec, u20
        exec.get u24",
        &[],
    )
    .run();
    assert_eq!(
        (after.u(20), after.u(21), after.u(22)),
        (0xff00, u32::MAX, 0xffff_ff00)
    );
    // -1 + lane carries but in lane 0.
    assert_eq!((after.u(23), after.u(24)), (0xff0e, 0xff00));
}

#[test]
fn p09_of_lanes_that_store_to_one_address_the_highest_active_one_stays() {
    // spec: P-50
    let after = kernel(
        "u.load.b128 u[8:11], u[0:1], 0
        v.and.b32 v4, v3, 1
        v.shl.b32 v4, v4, 2
        u.mov.b32 u60, 0x0ffff00f
        exec.set u60
        buffer.store.b32 v3, u[8:11], v4, 0
        ls.store.b32 v3, v4, 0
        ls.load.b32 v5, v4, 0
        waitcnt ls=0",
        &[&[0, 0]],
    )
    .run();
    assert_eq!(after.buffers[0], [26, 27]);
    assert_eq!((after.v(5)[0], after.v(5)[1]), (26, 27));
}

/// Numbers that look random, from a seed.
fn numbers(seed: u32) -> impl Iterator<Item = u32> {
    let mut x = seed.wrapping_mul(2) + 1;
    std::iter::repeat_with(move || {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        x
    })
}

#[test]
fn p15_quick_accesses_do_what_the_full_ones_do() {
    // spec: P-69
    // Buffers have quick paths for words in a row, one word, and words anywhere; global accesses always take the full one.
    // Offsets are inside, so that both reach the same words; each pattern under each mask.
    let words: Vec<u32> = numbers(7).take(256).collect();
    let patterns: [&dyn Fn(u32, u32) -> u32; 5] = [
        &|lane, _| 4 * lane,
        &|_, _| 64,
        &|lane, _| 4 * (lane ^ 1),
        &|_, random| random % 200 * 4,
        &|lane, random| {
            if lane < 30 {
                4 * lane
            } else {
                random % 200 * 4
            }
        },
    ];
    for (k, pattern) in patterns.iter().enumerate() {
        let offsets: Vec<u32> = (0..32)
            .zip(numbers(k as u32))
            .map(|(l, r)| pattern(l, r))
            .collect();
        for mask in [u32::MAX, 0x0000_ffff, 0x8000_0001, 0x5a5a_0f0f] {
            for (width, last) in [("b32", 0), ("b64", 1), ("b96", 2), ("b128", 3)] {
                let body = |load: &str, store: &str| {
                    format!(
                        "u.load.b128 u[8:11], u[0:1], 0
                        u.load.b128 u[12:15], u[0:1], 16
                        v.shl.b32 v4, v3, 2
                        buffer.load.b32 v5, u[12:15], v4, 0
                        waitcnt sm=0, vm=0
                        v.add.u32 v6, v5, u8
                        v.mov.b32 v7, u9
                        u.mov.b32 u60, {mask}
                        exec.set u60
                        {load}
                        waitcnt vm=0
                        v.mov.b32 v20, v3
                        {store}
                        waitcnt vst=0"
                    )
                };
                let registers = |first: u32| match last {
                    0 => format!("v{first}"),
                    n => format!("v[{first}:{}]", first + n),
                };
                let (to, from) = (registers(10), registers(20));
                let quick = body(
                    &format!("buffer.load.{width} {to}, u[8:11], v5, 0"),
                    &format!("buffer.store.{width} {from}, u[8:11], v5, 16"),
                );
                let full = body(
                    &format!("global.load.{width} {to}, v[6:7], 0"),
                    &format!("global.store.{width} {from}, v[6:7], 16"),
                );
                let [quick, full] = [quick, full].map(|b| kernel(&b, &[&words, &offsets]).run());
                let what = format!("pattern {k}, mask {mask:08x}, {width}");
                for n in 10..14 {
                    assert_eq!(quick.v(n), full.v(n), "{what}: v{n}");
                }
                assert_eq!(quick.buffers[0], full.buffers[0], "{what}");
                assert!(quick.buffers[0] != words, "{what}");
                // And they are what they should be: the lane's own word, or what was there.
                let want = |l: usize| {
                    if mask >> l & 1 == 1 {
                        words[offsets[l] as usize / 4]
                    } else {
                        0
                    }
                };
                assert_eq!(quick.v(10), std::array::from_fn(want), "{what}");
            }
        }
    }
}

/// Sees everything and does nothing.
struct Nobody;

impl Observer for Nobody {}

#[test]
fn p15_watched_and_exact_runs_do_what_quick_ones_do() {
    // spec: P-69
    // The same work on the quick loop, the one that is watched, and, as a CSR of floats is named, the exact one.
    let body = "
        u.load.b128 u[8:11], u[0:1], 0
        v.cvt.f32.u32 v4, v3
        v.mul.f32 v5, v4, 0.25
        v.add.f32 v6, v5, -1.0
        v.fma.f32 v7, v6, v5, v4
        v.sqrt.f32 v8, v7
        v.cmp.lt.f32 u20, v7, 8.0
        saveexec.and u21, u20
        v.add.u32 v9, v8, v3
        exec.set u21
        v.shl.b32 v10, v3, 2
        buffer.store.b32 v9, u[8:11], v10, 0";
    let run = |body: &str, observer: Option<&dyn Observer>| {
        let t = kernel(body, &[&[0; 32]]);
        let (result, buffers) = t.outcome(&t.options(), observer);
        (
            result.expect("runs").registers[0].v[4..11].to_vec(),
            buffers,
        )
    };
    let want = run(body, None);
    assert!(want == run(body, Some(&Nobody)));
    let exact = format!("csrr u50, mode\n{body}");
    assert!(want == run(&exact, None));
    assert!(want == run(&exact, Some(&Nobody)));
}

#[test]
fn p15_an_instruction_with_exec_0_counts() {
    // spec: P-70
    // spec: W-CSR-2
    let after = kernel(
        "csrr u20, clock
        csrwi exec, 0
        v.add.u32 v4, v4, 1
        v.add.u32 v4, v4, 1
        csrr u21, clock
        csrr u22, time",
        &[],
    )
    .run();
    assert_eq!((after.u(20), after.u(21), after.u(22)), (0, 4, 5));
    let stats = after.summary.stats;
    assert_eq!(
        (
            stats.warp_instructions,
            stats.vector_instructions,
            stats.lane_instructions
        ),
        (7, 2, 0)
    );
}

#[test]
fn p15_an_instruction_that_is_jumped_over_does_not_count() {
    // spec: P-70
    // spec: W-CSR-2
    let after = kernel(
        "csrwi exec, 0
        bexecz over
        v.add.u32 v4, v4, 1
        v.add.u32 v4, v4, 1
        over: csrr u21, clock
        csrr u22, time",
        &[],
    )
    .run();
    assert_eq!((after.u(21), after.u(22)), (2, 3));
    assert_eq!(after.summary.stats.warp_instructions, 5);
}

#[test]
fn p15_an_instruction_that_traps_does_not_count_until_it_succeeds() {
    // spec: P-70
    // spec: W-CSR-2
    let t = |back: &str| {
        kernel_with(
            32,
            "u.mov.b32 u60, handler
            csrw trapbase, u60
            v.mov.b32 v4, 2
            ls.load.b32 v5, v4, 0
            csrr u21, clock
            csrr u22, time",
            &format!(
                "handler: csrr u20, clock
                csrr u30, trappc
                v.mov.b32 v4, 0
                jr u30, {back}"
            ),
            &[],
        )
        .run()
    };
    // Three before the load, four in the handler; with the load that is repeated one more.
    let (skipped, repeated) = (t("8"), t("0"));
    assert_eq!((skipped.u(20), skipped.u(21), skipped.u(22)), (3, 7, 8));
    assert_eq!((repeated.u(20), repeated.u(21), repeated.u(22)), (3, 8, 9));
    assert_eq!(repeated.summary.stats.warp_instructions, 11);
    // The limit counts what is started: the trapped one, too.
    let mut t = kernel("nop\n trap 1", &[]);
    t.max_instructions = Some(2);
    assert_eq!(t.trap().cause, 2);
    t.max_instructions = Some(1);
    assert!(matches!(t.try_run(), Err(RunError::InstructionLimit(_))));
}

#[test]
fn p15_runs_repeat() {
    // spec: P-71
    let mut t = kernel_with(
        96,
        "u.load.b128 u[8:11], u[0:1], 0
        v.shl.b32 v4, v3, 2
        u.shl.b32 u20, u2, 7
        ls.red.add.u32 0, 0, v3
        barrier
        ls.load.b32 v5, 0, 0
        waitcnt ls=0
        v.add.u32 v5, v5, u20
        v.add.u32 v4, v4, u20
        buffer.red.add.u32 u[8:11], v4, 0, v5",
        "",
        &[&[0; 1024]],
    );
    t.groups = [20, 1, 1];
    for shape in [None, Some("cores=3,workgroups=2")] {
        let shape = shape.map(|s| s.parse::<Shape>().expect("a shape"));
        for schedule in schedules().take(3) {
            let once = |threads| {
                let options = RunOptions {
                    threads,
                    shape,
                    schedule,
                    ..t.options()
                };
                let (result, buffers) = t.outcome(&options, None);
                let summary = result.expect("runs");
                (summary.stats, summary.registers, buffers)
            };
            let first = once(1);
            for threads in [1, 2, 4] {
                assert!(first == once(threads), "{shape:?} {schedule:?} {threads}");
            }
        }
    }
}
