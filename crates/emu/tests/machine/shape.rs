//! Cores, slots and turns.

use crate::common::*;
use crate::text::{kernel, kernel_with};
use std::sync::Mutex;

fn shape(text: &str) -> Shape {
    text.parse().expect("a shape")
}

fn run_on(t: &Test, shape: Option<Shape>, schedule: Schedule) -> Result<Vec<Vec<u32>>, RunError> {
    let options = RunOptions {
        shape,
        schedule,
        ..t.options()
    };
    let (result, buffers) = t.outcome(&options, None);
    result.map(|_| buffers)
}

fn buffers(t: &Test, shape: Option<Shape>, schedule: Schedule) -> Vec<Vec<u32>> {
    run_on(t, shape, schedule).unwrap_or_else(|e| panic!("{shape:?} {schedule:?}: {e}"))
}

/// Rounds, then some seeds.
fn schedules() -> impl Iterator<Item = Schedule> {
    let seeds = (0..12).map(|seed| Schedule::Random { seed });
    std::iter::once(Schedule::Rounds).chain(seeds)
}

/// Each warp stores the CSR at its place in buffer 0: word 2 * workgroup + warp.
fn read_csr(name: &str) -> Test {
    let body = format!(
        "csrr u20, {name}
        u.load.b128 u[8:11], u[0:1], 0
        u.shl.b32 u21, u2, 1
        u.add.u32 u21, u21, u29
        u.shl.b32 u21, u21, 2
        v.mov.b32 v4, u20
        csrwi exec, 1
        buffer.store.b32 v4, u[8:11], u21, 0"
    );
    let mut t = kernel_with(64, &body, "", &[&[99; 10]]);
    t.groups = [5, 1, 1];
    t
}

#[test]
fn warps_and_workgroups_have_the_slots_of_the_shape() {
    // spec: W-CSR-1
    // Core 0 has workgroups 0, 2 and 4, core 1 has 1 and 3; two are on a core at once, and a workgroup's two warps go to
    // different processors. Workgroup 4 comes when both others have ended.
    let s = Some(shape("cores=2,sps=2,warps=2,workgroups=2"));
    for (name, want) in [
        ("coreid", [0, 0, 1, 1, 0, 0, 1, 1, 0, 0]),
        ("wgslot", [0, 0, 0, 0, 1, 1, 1, 1, 0, 0]),
        ("spid", [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
        ("warpid", [0, 0, 0, 0, 1, 1, 1, 1, 0, 0]),
    ] {
        for threads in [1, 2] {
            let mut t = read_csr(name);
            t.threads = threads;
            assert_eq!(buffers(&t, s, Schedule::Rounds)[0], want, "{name}");
        }
    }
    // One processor: the warps of a workgroup lie side by side.
    let s = Some(shape("cores=1,sps=1,warps=4,workgroups=2"));
    let want = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1];
    assert_eq!(buffers(&read_csr("warpid"), s, Schedule::Rounds)[0], want);
    // Without a shape every workgroup has a core for itself.
    let want = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
    assert_eq!(
        buffers(&read_csr("warpid"), None, Schedule::Rounds)[0],
        want
    );
    for name in ["spid", "coreid", "wgslot"] {
        assert_eq!(buffers(&read_csr(name), None, Schedule::Rounds)[0], [0; 10]);
    }
}

#[test]
fn time_counts_what_the_core_has_committed() {
    // spec: W-CSR-2
    // A warp executes 9 instructions, `endpgm` among them, and reads `time` with the first.
    let alone = [0, 9, 0, 9, 0, 9, 0, 9, 0, 9];
    assert_eq!(buffers(&read_csr("time"), None, Schedule::Rounds)[0], alone);
    // On one core all warps count together, in the order in which they run.
    let together = [0, 9, 18, 27, 36, 45, 54, 63, 72, 81];
    for text in ["cores=1,workgroups=1", "cores=1,workgroups=8"] {
        let got = buffers(&read_csr("time"), Some(shape(text)), Schedule::Rounds);
        assert_eq!(got[0], together, "{text}");
    }
    // On two, workgroups 0, 2, 4 and 1, 3, whatever the number of host threads.
    let two = [0, 9, 0, 9, 18, 27, 18, 27, 36, 45];
    for threads in [1, 2, 5] {
        let mut t = read_csr("time");
        t.threads = threads;
        assert_eq!(
            buffers(&t, Some(shape("cores=2")), Schedule::Rounds)[0],
            two
        );
    }
    // `clock` is the warp's own.
    let got = buffers(&read_csr("clock"), Some(shape("cores=2")), Schedule::Rounds);
    assert_eq!(got[0], [0; 10]);
}

#[test]
fn a_workgroup_that_does_not_fit_is_refused_with_the_reason() {
    let t = kernel_with(96, "nop", "", &[]);
    let s = shape("cores=4,sps=1,warps=2,workgroups=8");
    match run_on(&t, Some(s), Schedule::Rounds) {
        Err(RunError::Launch(e)) => assert_eq!(
            e.to_string(),
            "a workgroup has 3 warps, a core of cores=4,sps=1,warps=2,workgroups=8 has 2 slots for them"
        ),
        other => panic!("{other:?}"),
    }
    let s = Shape { cores: 0, ..s };
    match run_on(&t, Some(s), Schedule::Rounds) {
        Err(RunError::Launch(e)) => {
            assert_eq!(e.to_string(), "cores=0: there must be 1 to 1024");
        }
        other => panic!("{other:?}"),
    }
    // As many as there are is enough.
    run_on(&t, Some(shape("sps=1,warps=3")), Schedule::Rounds).expect("fits");
}

/// Each of 64 lanes of 40 workgroups stores a hash of its number; a sum comes from atomics.
fn hashes() -> (Test, Vec<u32>) {
    let mut t = kernel_with(
        64,
        "u.load.b128 u[8:11], u[0:1], 0
        u.load.b128 u[12:15], u[0:1], 16
        u.shl.b32 u20, u2, 6
        v.add.u32 v4, v3, u20
        v.shl.b32 v5, v4, 2
        v.mul.u32 v6, v4, 0x9e3779b1
        v.rotr.b32 v6, v6, 13
        barrier
        buffer.store.b32 v6, u[8:11], v5, 0
        buffer.red.add.u32 u[12:15], 0, 0, v6",
        "",
        &[&[0; 64 * 40], &[0]],
    );
    t.groups = [40, 1, 1];
    let want = (0..64 * 40u32).map(|k| k.wrapping_mul(0x9e37_79b1).rotate_right(13));
    (t, want.collect())
}

#[test]
fn shapes_schedules_and_threads_give_the_same_results() {
    let (mut t, want) = hashes();
    let sum = want.iter().fold(0u32, |a, b| a.wrapping_add(*b));
    for s in [
        None,
        Some("cores=3,workgroups=2"),
        Some("cores=7,sps=1,warps=2"),
    ] {
        for schedule in schedules().take(4) {
            for threads in [1, 2, 4] {
                t.threads = threads;
                let got = buffers(&t, s.map(shape), schedule);
                assert!(got[0] == want && got[1] == [sum], "{s:?} {schedule:?}");
            }
        }
    }
}

#[test]
fn of_several_traps_on_a_shape_the_lowest_core_s_first_is_reported_on_any_number_of_threads() {
    // Workgroups 5 and up trap; 5 is on core 2 of 3.
    let mut t = kernel_with(
        32,
        "u.mov.b32 u20, 5
        blt.u32 u2, u20, fine
        trap 1
        fine: nop",
        "",
        &[],
    );
    t.groups = [30, 1, 1];
    for threads in [1, 2, 3] {
        t.threads = threads;
        match run_on(&t, Some(shape("cores=3,workgroups=2")), Schedule::Rounds) {
            Err(RunError::Trap(report)) => assert_eq!(report.workgroup, [5, 0, 0]),
            other => panic!("{other:?}"),
        }
    }
}

/// Workgroup 0 waits for what workgroup 1 stores.
fn waits_for_the_next_workgroup() -> Test {
    let mut t = kernel(
        "u.load.b128 u[8:11], u[0:1], 0
        bnz u2, second
        again: u.bload.b32 u20, u[8:11], u40, 0
        bz u20, again
        b done
        second: v.mov.b32 v4, 5
        buffer.store.b32 v4, u[8:11], 0, 0
        done: nop",
        &[&[0]],
    );
    t.groups = [2, 1, 1];
    t.max_instructions = Some(1_000_000);
    t
}

#[test]
fn workgroups_that_are_on_the_machine_together_make_progress() {
    let t = waits_for_the_next_workgroup();
    for schedule in schedules() {
        // On one core, on two cores of one host thread, and as a window of cores.
        for s in [Some("cores=1,workgroups=2"), Some("cores=2,workgroups=1")] {
            assert_eq!(buffers(&t, s.map(shape), schedule)[0], [5]);
        }
    }
    assert_eq!(buffers(&t, None, Schedule::Random { seed: 1 })[0], [5]);
    // One after the other, the first waits in vain.
    for s in [None, Some("cores=1,workgroups=1")] {
        match run_on(&t, s.map(shape), Schedule::Rounds) {
            Err(RunError::InstructionLimit(report)) => assert_eq!(report.workgroup, [0; 3]),
            other => panic!("{other:?}"),
        }
    }
}

/// Every warp increments a word under a spin lock, with a plain load and store, 20 times. Priorities differ by warp, so that a
/// spinner of high priority waits for an owner of low priority.
fn lock(spin: &str) -> Test {
    let body = format!(
        "u.load.b128 u[8:11], u[0:1], 0
        csrwi exec, 1
        u.mov.b32 u21, 20
        bz u29, low
        setprio 3
        low: nop
        trip: v.mov.b32 v6, 0
        v.mov.b32 v7, 1
        acquire: {spin}
        buffer.atomic.cmpxchg.b32 v8, u[8:11], 0, 0, v[6:7]
        u.readfirst u22, v8
        bnz u22, acquire
        fence.acquire.device
        buffer.load.b32 v9, u[8:11], 0, 4
        waitcnt vm=0
        nop
        v.add.u32 v9, v9, 1
        buffer.store.b32 v9, u[8:11], 0, 4
        fence.release.device
        buffer.store.b32 v6, u[8:11], 0, 0
        u.sub.u32 u21, u21, 1
        bnz u21, trip"
    );
    let mut t = kernel_with(128, &body, "", &[&[0, 0]]);
    t.groups = [6, 1, 1];
    t.max_instructions = Some(10_000_000);
    t
}

#[test]
fn spin_locks_make_progress_under_every_schedule_and_priority() {
    for spin in ["nop", "sleep 0", "sleep 1", "sleep 100"] {
        let t = lock(spin);
        for schedule in schedules().take(5) {
            for s in [
                None,
                Some("cores=1,workgroups=6"),
                Some("cores=2,workgroups=2"),
            ] {
                let got = buffers(&t, s.map(shape), schedule);
                assert_eq!(got[0], [0, 6 * 4 * 20], "{spin} {s:?} {schedule:?}");
            }
        }
    }
}

#[test]
fn sleep_gives_up_issue_while_others_can_run() {
    // spec: W-G6-5
    // Warp 0 notes the time before and after; warp 1 counts for long enough.
    let slept = |imm: u32, others: u32| {
        let body = format!(
            "bnz u29, other
            csrr u20, time
            sleep {imm}
            csrr u21, time
            b done
            other: u.mov.b32 u22, {others}
            count: u.sub.u32 u22, u22, 1
            bnz u22, count
            done: nop"
        );
        let after = kernel_with(64, &body, "", &[]).run();
        after.u(21) - after.u(20)
    };
    // 100 * 64 instructions of warp 1 and less than a turn more.
    let t = slept(100, 20_000);
    assert!((6400..6400 + 4096 + 10).contains(&t), "{t}");
    let t = slept(1000, 40_000);
    assert!((64_000..64_000 + 4096 + 10).contains(&t), "{t}");
    // When warp 1 has ended, there is nobody to wait for.
    let t = slept(0xf_ffff, 1000);
    assert!((2000..2010).contains(&t), "{t}");
    assert_eq!(slept(0, 1), 2 + 6);
}

/// Notes who executes what.
#[derive(Default)]
struct Order(Mutex<Vec<([u32; 3], u32, u32)>>);

impl Observer for Order {
    fn before(&self, view: &View<'_>) {
        let mut all = self.0.lock().expect("nobody panics");
        all.push((view.workgroup, view.warp, view.pc));
    }
}

#[test]
fn a_seed_gives_the_same_order_again_and_another_one_another() {
    let (mut t, _) = hashes();
    t.groups = [8, 1, 1];
    let order = |shape, schedule| {
        let order = Order::default();
        let options = RunOptions {
            shape,
            schedule,
            ..t.options()
        };
        t.outcome(&options, Some(&order)).0.expect("runs");
        order.0.into_inner().expect("nobody panics")
    };
    for s in [None, Some(shape("cores=2,workgroups=3"))] {
        let orders: Vec<_> = (0..12)
            .map(|seed| order(s, Schedule::Random { seed }))
            .collect();
        for (seed, first) in (0..).zip(&orders) {
            assert!(*first == order(s, Schedule::Random { seed }), "seed {seed}");
        }
        // Workgroups, warps and lengths of turns differ.
        for k in 1..12 {
            assert!(orders[k] != orders[0]);
        }
        let begin = |o: &Vec<([u32; 3], u32, u32)>| o[0].0;
        assert!(orders.iter().any(|o| begin(o) != begin(&orders[0])));
        let turn = |o: &Vec<([u32; 3], u32, u32)>| {
            o.windows(2)
                .position(|w| (w[0].0, w[0].1) != (w[1].0, w[1].1))
        };
        let turns: Vec<_> = orders.iter().map(turn).collect();
        assert!(turns.iter().any(|t| *t != turns[0]), "{turns:?}");
    }
}

#[test]
fn priority_decides_who_goes_first_in_a_round() {
    // spec: W-G6-6
    // All set their number as priority and give up the turn; then each takes a ticket.
    let after = kernel_with(
        128,
        "u.load.b128 u[8:11], u[0:1], 0
        u.mov.b32 u20, 1
        beq.u32 u29, u20, one
        u.mov.b32 u20, 2
        beq.u32 u29, u20, two
        u.mov.b32 u20, 3
        beq.u32 u29, u20, three
        b all
        one: setprio 1
        b all
        two: setprio 2
        b all
        three: setprio 3
        all: sleep 0
        csrwi exec, 1
        v.mov.b32 v5, 1
        buffer.atomic.add.u32 v4, u[8:11], 0, 0, v5",
        "",
        &[&[0]],
    )
    .run();
    let tickets: Vec<u32> = (0..4).map(|w| after.warp(w).v[4][0]).collect();
    assert_eq!(tickets, [3, 2, 1, 0]);
}
