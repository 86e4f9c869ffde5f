//! Debugging: pauses as `trapctl` says, what is seen there, and how it goes on.

use crate::common::*;
use crate::text::{kernel, kernel_with, label};

const WARP: u32 = 1 << 18;
const WORKGROUP: u32 = 2 << 18;
const DISPATCH: u32 = 3 << 18;
const PAUSE_ALL: u32 = 1 << 17;

fn id(workgroup: u32, warp: u32) -> WarpId {
    WarpId {
        workgroup: [workgroup, 0, 0],
        warp,
    }
}

fn in_session<R>(t: &Test, f: impl FnOnce(&mut Session<'_>) -> R) -> R {
    in_session_on(t, None, f)
}

fn in_session_on<R>(t: &Test, shape: Option<&str>, f: impl FnOnce(&mut Session<'_>) -> R) -> R {
    let options = RunOptions {
        shape: shape.map(|s| s.parse().expect("a shape")),
        ..t.options()
    };
    let (result, _) = t.launch(|dispatch, memory| debug(dispatch, memory, &options, None, f));
    result.expect("starts")
}

fn paused(event: Event) -> Pause {
    match event {
        Event::Paused(pause) => pause,
        other => panic!("{other:?}"),
    }
}

fn ended(event: Event) -> Summary {
    match event {
        Event::Ended(summary) => summary,
        other => panic!("{other:?}"),
    }
}

/// Warp 0 meets `insn`, the others count to 20000, which takes them several turns.
fn one_breaks(control: u32, insn: &str) -> Test {
    kernel_with(
        96,
        &format!(
            "u.mov.b32 u60, {control}
            csrw trapctl, u60
            u.mov.b32 u20, 10000
            bnz u29, count
            u.mov.b32 u21, 1
            at: {insn}
            u.mov.b32 u21, 2
            b done
            count: u.sub.u32 u20, u20, 1
            bnz u20, count
            done: u.mov.b32 u22, 3"
        ),
        "",
        &[],
    )
}

#[test]
fn a_pause_of_the_warp_lets_the_others_go_on() {
    let t = one_breaks(WARP, "brk");
    let at = label(&t, "at");
    in_session(&t, |s| {
        let pause = paused(s.resume());
        let want = Pause {
            warp: id(0, 0),
            trap: Trap { cause: 3, info: 0 },
            pc: at,
            scope: PauseScope::Warp,
        };
        assert_eq!(pause, want);
        // All is to be seen; the others have not had their turn.
        let r = s.registers(id(0, 0)).expect("a warp");
        assert_eq!((r.pc, r.u[21], r.exec), (at, 1, u32::MAX));
        let held: Vec<bool> = s.warps().iter().map(|w| w.held).collect();
        assert_eq!(held, [true, false, false]);
        assert_eq!(s.warps()[0].trap, Some(pause.trap));
        assert_eq!(s.csr(id(0, 1), 0x020), Ok(Some(0)));
        // They run to their ends.
        assert_eq!(s.resume(), Event::Held);
        let ends: Vec<bool> = s.warps().iter().map(|w| w.ended).collect();
        assert_eq!(ends, [false, true, true]);
        // And now the first goes on behind the instruction.
        s.resolve(id(0, 0), Resolve::Skip).expect("a warp");
        assert_eq!(s.resume(), Event::Held);
        s.release(id(0, 0)).expect("a warp");
        let summary = ended(s.resume());
        assert_eq!(summary.registers[0].u[21], 2);
        // Over is over.
        assert_eq!(s.resume(), Event::Ended(summary));
    });
}

#[test]
fn a_pause_of_the_workgroup_holds_its_warps_and_no_others() {
    let mut t = one_breaks(WORKGROUP, "brk");
    t.groups = [2, 1, 1];
    in_session_on(&t, Some("cores=1,workgroups=2"), |s| {
        assert_eq!(paused(s.resume()).warp, id(0, 0));
        // The other workgroup comes to its own, and then all are held.
        let pause = paused(s.resume());
        assert_eq!((pause.warp, pause.scope), (id(1, 0), PauseScope::Workgroup));
        assert_eq!(s.resume(), Event::Held);
        assert!(s.warps().iter().all(|w| w.held && !w.ended));
        for k in 0..2 {
            s.resolve(id(k, 0), Resolve::Skip).expect("a warp");
        }
        s.release_all();
        ended(s.resume());
    });
}

#[test]
fn a_pause_of_the_dispatch_holds_everything() {
    let mut t = one_breaks(DISPATCH, "brk");
    t.groups = [3, 1, 1];
    in_session_on(&t, Some("cores=2,workgroups=1"), |s| {
        assert_eq!(paused(s.resume()).warp, id(0, 0));
        let clocks = |s: &Session<'_>| -> Vec<Option<u32>> {
            let all = s.warps();
            all.iter()
                .map(|w| s.csr(w.id, 0x020).expect("a warp"))
                .collect()
        };
        let before = clocks(s);
        assert_eq!(s.resume(), Event::Held);
        assert_eq!(clocks(s), before);
        s.resolve(id(0, 0), Resolve::Skip).expect("a warp");
        s.release_all();
        // The same in each workgroup.
        for k in [1, 2] {
            assert_eq!(paused(s.resume()).warp, id(k, 0));
            s.resolve(id(k, 0), Resolve::Skip).expect("a warp");
            s.release_all();
        }
        ended(s.resume());
    });
}

#[test]
fn a_debugger_mends_what_was_wrong_and_the_instruction_runs_again() {
    let t = one_breaks(WARP | PAUSE_ALL, "ls.load.b32 v9, v8, 2");
    let at = label(&t, "at");
    in_session(&t, |s| {
        let pause = paused(s.resume());
        assert_eq!((pause.trap.cause, pause.trap.info, pause.pc), (4, 2, at));
        // Unresolved, it comes again.
        s.release(id(0, 0)).expect("a warp");
        let again = loop {
            match s.resume() {
                Event::Paused(pause) => break pause,
                Event::Held => panic!("held"),
                _ => {}
            }
        };
        assert_eq!(again, pause);
        s.set_v(id(0, 0), 8, [2; 32]).expect("a warp");
        s.release(id(0, 0)).expect("a warp");
        assert_eq!(ended(s.resume()).registers[0].u[21], 2);
    });
}

#[test]
fn a_trap_can_be_delivered() {
    let t = kernel_with(
        32,
        &format!(
            "u.mov.b32 u60, handler
            csrw trapbase, u60
            u.mov.b32 u60, {}
            csrw trapctl, u60
            trap 9
            u.mov.b32 u20, 1
            csrwi trapbase, 0
            trap 8",
            DISPATCH | PAUSE_ALL
        ),
        "handler: csrr u21, trapinfo
        csrr u22, trappc
        jr u22, 4",
        &[],
    );
    in_session(&t, |s| {
        assert_eq!(paused(s.resume()).trap, Trap { cause: 2, info: 9 });
        s.resolve(id(0, 0), Resolve::Deliver).expect("a warp");
        let r = s.registers(id(0, 0)).expect("a warp");
        assert_eq!(r.pc, label(&t, "handler"));
        s.release_all();
        assert_eq!(paused(s.resume()).trap, Trap { cause: 2, info: 8 });
        let r = s.registers(id(0, 0)).expect("a warp");
        assert_eq!((r.u[20], r.u[21]), (1, 9));
        // Without a handler it stops the dispatch, and is no pause then.
        s.resolve(id(0, 0), Resolve::Deliver).expect("a warp");
        match s.resume() {
            Event::Failed(RunError::Trap(report)) => {
                assert_eq!((report.info, report.paused), (8, None));
            }
            other => panic!("{other:?}"),
        }
    });
}

#[test]
fn single_steps() {
    let t = kernel_with(
        64,
        "u.mov.b32 u20, 1
        barrier
        v.add.u32 v4, v3, 5
        ls.store.b32 v4, 8, 0
        scratch.store.b32 v4, 0, 4
        last: nop",
        "",
        &[],
    );
    in_session(&t, |s| {
        // Nothing is on the machine before it runs.
        assert_eq!(
            s.step(id(0, 0)).expect_err("not yet").to_string(),
            "warp 0 of workgroup 0,0,0 is not on the machine"
        );
        s.start();
        let pc = |s: &Session<'_>, warp| s.registers(id(0, warp)).expect("a warp").pc;
        assert_eq!((pc(s, 0), pc(s, 1)), (0, 0));
        for warp in [0, 1] {
            assert_eq!(s.step(id(0, warp)), Ok(Event::Stepped));
            assert_eq!(s.registers(id(0, warp)).expect("a warp").u[20], 1);
        }
        // The first waits at the barrier, and a step does not change that; the second opens it.
        assert_eq!(s.step(id(0, 0)), Ok(Event::Stepped));
        let at = pc(s, 0);
        assert_eq!(s.step(id(0, 0)), Ok(Event::Stepped));
        assert!(s.warps()[0].at_barrier && pc(s, 0) == at);
        assert_eq!(s.step(id(0, 1)), Ok(Event::Stepped));
        assert!(!s.warps()[0].at_barrier);
        s.hold(id(0, 0)).expect("a warp");
        for _ in 0..3 {
            assert_eq!(s.step(id(0, 0)), Ok(Event::Stepped));
        }
        assert_eq!(pc(s, 0), label(&t, "last"));
        assert_eq!(s.workgroup_memory(id(0, 1)).expect("a warp")[2], 31 + 5);
        assert_eq!(s.scratch(id(0, 0), 7).expect("a warp")[..2], [0, 7 + 5]);
        assert_eq!(s.csr(id(0, 0), 0x020), Ok(Some(5)));
        assert_eq!(s.csr(id(0, 0), 0x022), Ok(Some(7)));
        assert_eq!(s.csr(id(0, 0), 0x123), Ok(None));
        assert_eq!(s.helpers(id(0, 0)), Ok(0));
        s.set_u(id(0, 0), 21, 77).expect("a warp");
        s.set_pc(id(0, 0), 0).expect("a warp");
        s.step(id(0, 0)).expect("a warp");
        s.set_pc(id(0, 0), label(&t, "last")).expect("a warp");
        s.release_all();
        let summary = ended(s.resume());
        assert_eq!(summary.registers[0].u[21], 77);
    });
}

#[test]
fn steps_meet_traps_and_the_limit() {
    let mut t = kernel("brk\n nop\n trap 3", &[]);
    t.max_instructions = Some(2);
    in_session(&t, |s| {
        s.start();
        match s.step(id(0, 0)) {
            Ok(Event::Failed(RunError::Trap(report))) => assert_eq!(report.cause, 3),
            other => panic!("{other:?}"),
        }
    });
    let mut t = kernel("nop\n nop\n nop", &[]);
    t.max_instructions = Some(2);
    in_session(&t, |s| {
        s.start();
        assert_eq!(s.step(id(0, 0)), Ok(Event::Stepped));
        assert_eq!(s.step(id(0, 0)), Ok(Event::Stepped));
        let third = s.step(id(0, 0));
        assert!(matches!(
            third,
            Ok(Event::Failed(RunError::InstructionLimit(_)))
        ));
    });
}

#[test]
fn without_pauses_a_session_is_a_run() {
    let mut t = one_breaks(0, "nop");
    t.groups = [5, 1, 1];
    for shape in [None, Some("cores=2,workgroups=2")] {
        let options = RunOptions {
            shape: shape.map(|s| s.parse().expect("a shape")),
            ..t.options()
        };
        let want = t.outcome(&options, None).0.expect("runs");
        let got = in_session_on(&t, shape, |s| ended(s.resume()));
        assert_eq!(got, want);
    }
}
