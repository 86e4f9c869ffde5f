//! Handlers that retry, nest and fail, and what `trapctl` says of them.

use crate::common::*;
use crate::text::{kernel, kernel_with, label};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Fields of `trapctl`.
const HANDLING: u32 = 1;
const GUARD: u32 = 1 << 16;
const PAUSE_ALL: u32 = 1 << 17;

/// Sets `trapctl` and the handler, whose label is `handler`.
fn with_handler(control: u32, body: &str, handler: &str) -> Test {
    let body = format!(
        "u.mov.b32 u60, {control}
        csrw trapctl, u60
        u.mov.b32 u60, handler
        csrw trapbase, u60
        {body}"
    );
    kernel_with(32, &body, &format!("handler:\n{handler}"), &[])
}

/// The trap that ends a program, which has no limit of instructions: it must end by itself.
fn trap(t: &Test) -> TrapReport {
    let stop = Arc::new(AtomicBool::new(false));
    let watchdog = Arc::clone(&stop);
    std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_secs(20));
        watchdog.store(true, Relaxed);
    });
    let options = RunOptions {
        max_instructions: None,
        interrupt: Some(&stop),
        ..t.options()
    };
    match t.outcome(&options, None).0 {
        Err(RunError::Trap(report)) => *report,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_handler_mends_and_retries() {
    // The address is odd; the handler clears its low bits and returns to the load.
    let t = with_handler(
        0,
        "v.mov.b32 v4, 7
        ls.store.b32 v4, 4, 0
        v.mov.b32 v5, 6
        at: ls.load.b32 v6, v5, 0",
        "csrr u20, trappc
        v.and.b32 v5, v5, -4
        u.add.u32 u21, u21, 1
        jr u20, 0",
    );
    let after = t.run();
    assert_eq!((after.v(6), after.u(21)), ([7; 32], 1));
    assert_eq!(after.u(20), label(&t, "at"));
}

#[test]
fn without_a_guard_a_trap_in_the_handler_enters_it_again() {
    // The handler traps at its second instruction when it is entered first; the second entry skips that.
    let t = with_handler(
        0,
        "trap 1",
        "u.add.u32 u20, u20, 1
        inner: bnz u21, out
        u.mov.b32 u21, 1
        again: trap 2
        out: csrr u22, trapinfo
        csrr u23, trappc
        csrr u24, trapctl",
    );
    let t = Test {
        object: ended(t.object),
        ..t
    };
    let after = t.run();
    // The first trap's PC is lost, as the second one's is there.
    assert_eq!((after.u(20), after.u(22)), (2, 2));
    assert_eq!((after.u(23), after.u(24)), (label(&t, "again"), 0));
}

/// Code that ends in `endpgm`, whatever stands last.
fn ended(mut object: Object) -> Object {
    let end = encode(&i(Op::Endpgm, &[])).expect("encodes");
    object
        .code
        .extend(end.words().into_iter().flat_map(u32::to_le_bytes));
    object
}

/// Entered by `trap 1`, it saves what it needs, nests one trap, and returns behind the first.
const NESTING: &str = "
    csrr u20, trapcause
    csrr u21, trappc
    csrr u22, trapinfo
    csrr u23, trapctl
    u.add.u32 u24, u24, 1
    u.mov.b32 u25, 2
    beq.u32 u24, u25, inner
    csrci trapctl, 1
    trap 2
    csrr u28, trapctl
    csrci trapctl, 1
    u.add.u32 u30, u26, 4
    jr u30, 0
    inner: u.mov.b32 u31, u22
    csrr u32, trappc
    csrci trapctl, 1
    jr u32, 4";

#[test]
fn a_guarded_handler_nests_after_it_has_saved_the_trap() {
    // spec: W-CSR-1
    let t = with_handler(
        GUARD,
        "u.mov.b32 u26, at
        at: trap 1
        u.mov.b32 u27, 9
        csrr u29, trapctl",
        NESTING,
    );
    let after = t.run();
    // Two entries, the second in the first; both had `handling` set, and afterwards it is clear.
    assert_eq!((after.u(24), after.u(31), after.u(27)), (2, 2, 9));
    assert_eq!(after.u(23), GUARD | HANDLING);
    assert_eq!((after.u(28), after.u(29)), (GUARD, GUARD));
}

#[test]
fn a_trap_in_a_guarded_handler_is_a_double_trap_that_reports_both() {
    let t = with_handler(
        GUARD,
        "first: trap 1",
        "nop
        second: csrw 0x020, u0
        endpgm",
    );
    let got = trap(&t);
    assert_eq!(
        (got.cause, got.info, got.pc),
        (9, 0x20, label(&t, "second"))
    );
    let first = got.handling.clone().expect("the first trap");
    assert_eq!((first.cause, first.info, first.name), (2, 1, "Trap"));
    assert_eq!(
        (first.pc, first.instruction.as_str()),
        (label(&t, "first"), "trap 1")
    );
    let text = got.to_string();
    assert!(
        text.contains("double trap: in the handler of trap 2 (Trap), info 0x1, at pc"),
        "{text}"
    );
}

#[test]
fn a_handler_whose_first_instruction_traps_does_not_hang() {
    // Without a guard, too: nothing would ever change.
    for control in [0, GUARD] {
        let t = with_handler(control, "first: trap 1", "bad: .word 0xfffffffe");
        let got = trap(&t);
        assert_eq!((got.cause, got.pc), (1, label(&t, "bad")));
        let first = got.handling.expect("the first trap");
        assert_eq!((first.cause, first.pc), (2, label(&t, "first")));
    }
    // The trap of an instruction that the handler has as its first one, but that was not reached by a trap, enters it.
    let t = with_handler(
        0,
        "b handler",
        "csrw trapbase, u21
        csrr u20, trapcause",
    );
    let t = Test {
        object: ended(t.object),
        ..t
    };
    t.run();
}

#[test]
fn endless_recursion_ends_by_the_limit() {
    for body in [
        // Calls without end, and a handler that traps after it has done something.
        "again: jal u20, next
        next: jal u20, again",
        "u.mov.b32 u20, handler2
        csrw trapbase, u20
        handler2: nop
        trap 1",
    ] {
        let mut t = kernel(body, &[]);
        t.max_instructions = Some(9000);
        match t.try_run() {
            Err(RunError::InstructionLimit(report)) => assert_eq!(report.info, 9000),
            other => panic!("{:?}", other.map(|a| a.summary)),
        }
    }
}

#[test]
fn stop_takes_causes_from_the_handler() {
    // One bit a cause: `brk` enters, `trap` stops.
    let handler = "csrr u20, trappc
        u.add.u32 u21, u21, 1
        jr u20, 4";
    let got = trap(&with_handler(1 << 2, "brk\n at: trap 5", handler));
    assert_eq!((got.cause, got.info, got.registers.u[21]), (2, 5, 1));
    assert!(got.handling.is_none() && got.paused.is_none());
    let after = with_handler(1 << 3, "trap 5", handler).run();
    assert_eq!(after.u(21), 1);
    let got = trap(&with_handler(1 << 3, "trap 5\n brk", handler));
    assert_eq!((got.cause, got.registers.u[21]), (3, 1));
}

#[test]
fn a_pause_without_a_debugger_ends_the_run_with_a_report() {
    let handler = "csrr u20, trappc
        jr u20, 4";
    for (field, scope) in [
        (1, PauseScope::Warp),
        (2, PauseScope::Workgroup),
        (3, PauseScope::Dispatch),
    ] {
        let pause = field << 18;
        // At `brk` alone, or at every trap, before a handler sees it.
        let got = trap(&with_handler(pause, "trap 1\n brk", handler));
        assert_eq!((got.cause, got.paused), (3, Some(scope)));
        let got = trap(&with_handler(pause | PAUSE_ALL, "trap 1\n brk", handler));
        assert_eq!((got.cause, got.paused), (2, Some(scope)));
        let text = got.to_string();
        assert!(text.contains("and no debugger is attached"), "{text}");
    }
    // Without a scope nothing pauses.
    with_handler(PAUSE_ALL, "trap 1\n brk", handler).run();
}

#[test]
fn running_off_the_end_enters_the_handler() {
    let mut t = kernel_with(
        32,
        "u.mov.b32 u60, handler
        csrw trapbase, u60
        b out",
        "handler: csrr u20, trapcause
        csrr u21, trapinfo
        csrr u22, trappc
        endpgm
        out: nop",
        &[],
    );
    let end = t.object.code.len() as u32;
    let after = t.run();
    assert_eq!((after.u(20), after.u(21), after.u(22)), (7, end, end));
    t.object.code.extend([0xce, 0, 0, 0]);
    assert_eq!(t.run().u(20), 0, "with endpgm behind it");
}

#[test]
fn a_barrier_fault_stops_whatever_handler_there_is() {
    let t = kernel_with(
        64,
        "u.mov.b32 u60, handler
        csrw trapbase, u60
        bz u29, other
        barrier
        b out
        other: nop
        barrier
        out: nop",
        "handler: endpgm",
        &[],
    );
    let got = trap(&t);
    assert_eq!((got.cause, got.info), (10, 3));
}

#[test]
fn reports_show_the_helper_lanes() {
    // Lane 0 alone is active; lanes 1 to 3 of its quad help.
    let got = kernel(
        "csrwi exec, 1
        exec.wqm u20
        at: trap 3",
        &[],
    )
    .trap();
    assert_eq!((got.lanes, got.helpers), (15, 14));
    assert!(got.to_string().contains("helpers 0x0000000e"), "{got}");
    // A helper at fault is not: of lanes 0 to 3, all misaligned, only lane 0 is.
    let got = kernel(
        "csrwi exec, 1
        exec.wqm u20
        v.mov.b32 v4, 2
        ls.load.b32 v5, v4, 0",
        &[],
    )
    .trap();
    assert_eq!((got.cause, got.faulting_lanes, got.lanes), (4, 1, 15));
    assert_eq!(got.helpers, 14);
}
