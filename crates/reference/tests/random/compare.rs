//! A program on both executors, step by step.

use crate::fast::{self, Event, LIMIT};
use lanemask_isa::w32::Op;
use lanemask_reference::generate::Program;
use lanemask_reference::machine::{Claim, Machine, Step};
use lanemask_reference::state::{Delivery, Flow, State};
use std::collections::BTreeSet;

/// What a run shows.
pub enum Verdict {
    /// Both executors agree; instructions that were executed with an active lane or without needing one, or that trapped
    /// as they are meant to.
    Same(BTreeSet<Op>),
    /// It does not end in time, or cannot be assembled.
    Unknown,
    /// The first difference.
    Different(String),
}

/// The differences of two states, as lines.
fn differences(fast: &State, slow: &State, flags: bool) -> Vec<String> {
    let mut out = Vec::new();
    let mut one = |name: &str, a: u32, b: u32| {
        if a != b {
            out.push(format!("{name} is {a:08x}, by the reference {b:08x}"));
        }
    };
    for (n, (a, b)) in fast.u.iter().zip(&slow.u).enumerate() {
        one(&format!("u{n}"), *a, *b);
    }
    one("exec", fast.exec, slow.exec);
    one("helpers", fast.helpers, slow.helpers);
    if flags {
        one("mode", fast.mode, slow.mode);
        one("fflags", fast.fflags, slow.fflags);
    }
    one("trapctl", fast.trapctl, slow.trapctl);
    one("trapbase", fast.trapbase, slow.trapbase);
    one("trapcause", fast.trapcause, slow.trapcause);
    one("trappc", fast.trappc, slow.trappc);
    one("trapinfo", fast.trapinfo, slow.trapinfo);
    for (n, (a, b)) in fast.v.iter().zip(&slow.v).enumerate() {
        for lane in 0..a.len() {
            one(&format!("v{n} of lane {lane}"), a[lane], b[lane]);
        }
    }
    out.truncate(6);
    out
}

/// What the reference's step and the event say differently. `before`: the reference's state before the step.
fn mismatch(event: &Event, step: &Step, before: &State, after: &State, flags: bool) -> Vec<String> {
    let trap = step.trap.map(|t| (t.cause, t.info));
    if event.pc != step.pc {
        return vec![format!(
            "pc is {:#x}, by the reference {:#x}",
            event.pc, step.pc
        )];
    }
    if event.trap != trap {
        return vec![format!(
            "trap is {:x?}, by the reference {trap:x?}",
            event.trap
        )];
    }
    // An observer sees a trap before the handler is entered.
    let after = if trap.is_some() { before } else { after };
    differences(&event.state, after, flags)
}

/// Changes what the emulator has shown, to see whether that is noticed.
pub type Tamper<'a> = &'a dyn Fn(&mut Event);

/// Runs both.
pub fn compare(program: &Program, tamper: Tamper<'_>) -> Verdict {
    let assembled = program.assemble();
    let mut fast = match fast::execute(&assembled) {
        None => return Verdict::Unknown,
        Some(Err(text)) => return Verdict::Different(text),
        Some(Ok(fast)) => fast,
    };
    fast.events.iter_mut().for_each(tamper);
    let flags = program.setup.mode.is_some();
    let kernel = &assembled.object.kernels[0];
    let memory = assembled.memory.clone();
    let place = ([0; 3], [1; 3]);
    let mut machine = Machine::launch(&assembled.object, kernel, memory, place, &[]);
    let mut reached = BTreeSet::new();
    let mut events = fast.events.iter();
    let mut last = None;
    for _ in 0..LIMIT {
        let pc = machine.warps[0].pc;
        let seen = pc < assembled.observed;
        let event = if seen { events.next() } else { None };
        let claim = event.map(|e| Claim {
            state: &e.state,
            trap: e.trap,
        });
        let before = machine.warps[0].state.clone();
        let step = machine.step(0, claim);
        let after = &machine.warps[0].state;
        let line = step.insn.map(|i| i.to_string()).unwrap_or_default();
        if seen {
            let Some(event) = event else {
                return Verdict::Different(format!("it ends before `{line}` at {pc:#x}"));
            };
            let wrong = mismatch(event, &step, &before, after, flags);
            if !wrong.is_empty() {
                let mut text = wrong.join("\n  ");
                if let Some(detail) = fast.report.as_ref().and_then(|r| r.detail.as_ref()) {
                    text += &format!("\n  {detail}");
                }
                return Verdict::Different(format!(
                    "after `{line}` at {pc:#x} with exec {:08x}\n  {text}",
                    before.exec
                ));
            }
        } else if let Some(trap) = step.trap {
            return Verdict::Different(format!("the prologue traps: {trap:x?} at {pc:#x}"));
        }
        if let (Some(insn), true) = (step.insn, seen) {
            let op = insn.op;
            let meant = matches!(op, Op::Trap | Op::Brk);
            let active = before.exec != 0 || op.has_flag("ei");
            if (step.trap.is_none() && active) || meant {
                reached.insert(op);
            }
        }
        if step.flow == Flow::End || !matches!(step.delivery, None | Some(Delivery::Handler)) {
            last = Some(step);
            break;
        }
    }
    let Some(last) = last else {
        return Verdict::Unknown;
    };
    if let Some(event) = events.next() {
        return Verdict::Different(format!("it goes on at {:#x}", event.pc));
    }
    let slow = (machine.memory.segments.iter().filter(|s| s.writable)).zip(&fast.memory);
    for (slow, fast) in slow {
        if let Some(k) = (0..fast.len()).find(|&k| fast[k] != slow.bytes[k]) {
            return Verdict::Different(format!(
                "memory at {:#x} is {:02x}, by the reference {:02x}",
                slow.base + k as u64,
                fast[k],
                slow.bytes[k]
            ));
        }
    }
    let state = &machine.warps[0].state;
    let delivery = last.delivery.map(|d| match d {
        Delivery::Pause(1) => "Warp".into(),
        Delivery::Pause(2) => "Workgroup".into(),
        Delivery::Pause(_) => "Dispatch".into(),
        other => format!("{other:?}"),
    });
    let slow =
        (last.trap.zip(delivery)).map(|(t, d)| (t.cause, t.info, last.pc, state.exec, t.lanes, d));
    let fast = fast.report.as_ref().map(|r| {
        let delivery = match (r.paused, &r.handling) {
            (Some(scope), _) => format!("{scope:?}"),
            (None, Some(_)) => "Double".into(),
            (None, None) => "Stop".into(),
        };
        let cause = r.cause.into();
        (cause, r.info, r.pc, r.lanes, r.faulting_lanes, delivery)
    });
    if slow != fast {
        return Verdict::Different(format!(
            "the report is {fast:x?}, by the reference {slow:x?}"
        ));
    }
    Verdict::Same(reached)
}
