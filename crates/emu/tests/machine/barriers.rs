//! Barriers as others got them wrong (docs/w32/pitfalls.md), under many schedules.

use crate::common::*;
use crate::pitfalls::{run_as, schedules};
use crate::text::{kernel, kernel_with};

#[test]
fn p06_a_fast_warp_does_not_slip_through_the_next_barrier() {
    // spec: P-29
    // Warp 0 has nothing to do between two barriers, the others count; all add before a barrier and read behind it.
    let t = kernel_with(
        128,
        "csrwi exec, 1
        u.mov.b32 u20, 12
        v.mov.b32 v6, 1
        u.shl.b32 u24, u29, 7
        trip: ls.red.add.u32 0, 0, v6
        barrier
        bz u29, fast
        u.mov.b32 u23, u24
        slow: u.sub.u32 u23, u23, 1
        bnz u23, slow
        fast: ls.load.b32 v5, 0, 0
        waitcnt ls=0
        barrier
        u.readfirst u21, v5
        u.add.u32 u22, u22, u21
        u.sub.u32 u20, u20, 1
        bnz u20, trip",
        "",
        &[],
    );
    for schedule in schedules() {
        let (summary, _) = run_as(&t, schedule);
        for w in 0..4 {
            // 4 + 8 + … + 48.
            assert_eq!(summary.registers[w].u[22], 312, "{schedule:?}");
        }
    }
}

#[test]
fn p06_exited_warps_are_not_waited_for() {
    // spec: P-30
    // Warp w of 8 meets w barriers and ends; the last one meets its last ones alone.
    let t = kernel_with(
        256,
        "u.load.b128 u[8:11], u[0:1], 0
        csrwi exec, 1
        u.mov.b32 u20, u29
        v.mov.b32 v6, 1
        trip: bz u20, done
        barrier
        buffer.red.add.u32 u[8:11], 0, 0, v6
        u.sub.u32 u20, u20, 1
        b trip
        done: nop",
        "",
        &[&[0]],
    );
    for schedule in schedules() {
        // 1 + 2 + … + 7 arrivals.
        assert_eq!(run_as(&t, schedule).1[0], [28], "{schedule:?}");
    }
}

#[test]
fn p06_a_barrier_of_one_warp_goes_on() {
    // spec: P-30
    let after = kernel("barrier\n barrier\n u.mov.b32 u20, 1\n barrier", &[]).run();
    assert_eq!((after.u(20), after.summary.stats.warp_instructions), (1, 5));
}

#[test]
fn p06_a_barrier_orders_every_memory_of_the_workgroup() {
    // spec: P-31
    // Each warp stores its number to a buffer and to workgroup memory, and reads the next warp's behind the barrier.
    let t = kernel_with(
        128,
        "u.load.b128 u[8:11], u[0:1], 0
        v.shl.b32 v5, v3, 2
        v.mov.b32 v4, u29
        buffer.store.b32 v4, u[8:11], v5, 0
        ls.store.b32 v4, v5, 0
        barrier
        v.add.u32 v6, v5, 0x80
        v.and.b32 v6, v6, 0x1ff
        buffer.load.b32 v7, u[8:11], v6, 0
        ls.load.b32 v8, v6, 0
        waitcnt vm=0, ls=0",
        "",
        &[&[99; 128]],
    );
    for schedule in schedules() {
        let (summary, _) = run_as(&t, schedule);
        for w in 0..4u32 {
            let r = &summary.registers[w as usize];
            assert_eq!((r.v[7], r.v[8]), ([(w + 1) % 4; 32], [(w + 1) % 4; 32]));
        }
    }
}

#[test]
fn p06_a_barrier_is_of_warps_whatever_lanes_are_active() {
    // spec: P-32
    // Warp 0 comes with half its lanes, warp 1 with none, warp 2 with all, warp 3 with those of a partial warp.
    let t = kernel_with(
        100,
        "u.mov.b32 u20, 2
        beq.u32 u29, u20, all
        u.mov.b32 u20, 3
        beq.u32 u29, u20, all
        csrwi exec, 0
        bnz u29, all
        u.mov.b32 u21, 0xffff
        exec.set u21
        all: barrier
        u.mov.b32 u22, 1",
        "",
        &[],
    );
    for schedule in schedules() {
        let (summary, _) = run_as(&t, schedule);
        let all = summary.registers.iter().map(|r| (r.u[22], r.exec));
        let want = [(1, 0xffff), (1, 0), (1, u32::MAX), (1, 0xf)];
        assert_eq!(all.collect::<Vec<_>>(), want, "{schedule:?}");
    }
    // In different code it is a fault, at once and by name, whichever warp comes last.
    let t = kernel_with(
        64,
        "bz u29, other
        barrier
        b done
        other: barrier
        done: nop",
        "",
        &[],
    );
    for schedule in schedules() {
        let options = RunOptions {
            schedule,
            ..t.options()
        };
        match t.outcome(&options, None).0 {
            Err(RunError::Trap(report)) => assert_eq!((report.cause, report.info), (10, 3)),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn p06_a_seed_shows_a_barrier_that_is_missing_before_a_slot_is_used_again() {
    // spec: P-33
    // Warp 0 broadcasts the trip by one slot; without the second barrier a fast one overwrites it before all have read.
    let program = |second: &str| {
        kernel_with(
            128,
            &format!(
                "u.load.b128 u[8:11], u[0:1], 0
                csrwi exec, 1
                u.mov.b32 u20, 6
                trip: bnz u29, wait
                v.mov.b32 v4, u20
                ls.store.b32 v4, 0, 0
                wait: barrier
                ls.load.b32 v5, 0, 0
                waitcnt ls=0
                {second}
                u.readfirst u21, v5
                u.sub.u32 u22, u21, u20
                u.or.b32 u23, u23, u22
                u.sub.u32 u20, u20, 1
                bnz u20, trip"
            ),
            "",
            &[&[0]],
        )
    };
    let wrong = |t: &Test| {
        let wrong = |s: &Schedule| {
            let registers = run_as(t, *s).0.registers;
            registers.iter().any(|r| r.u[23] != 0)
        };
        schedules().filter(wrong).count()
    };
    assert_eq!(wrong(&program("barrier")), 0);
    assert!(wrong(&program("nop")) > 5);
}
