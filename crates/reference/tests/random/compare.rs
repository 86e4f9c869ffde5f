//! A program on both executors, step by step.

use crate::fast::{self, Event, Outcome};
use lanemask_emu::{Schedule, TrapReport};
use lanemask_isa::w32::{Op, cause};
use lanemask_reference::generate::{Assembled, Program};
use lanemask_reference::machine::{Claim, Machine, Step};
use lanemask_reference::state::{Delivery, Flow, State};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

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
    match &event.state {
        Some(state) => differences(state, after, flags),
        None => Vec::new(),
    }
}

/// Changes what the emulator has shown, to see whether that is noticed.
pub type Tamper<'a> = &'a dyn Fn(&mut Event);

/// The reference, led through the events: which warp is next is for the emulator to say.
struct Replay<'a> {
    program: &'a Program,
    assembled: &'a Assembled,
    /// One for each workgroup; the memory is with the one that moved last.
    machines: Vec<Machine>,
    holder: usize,
    /// PC of the barrier at which a warp waits.
    waiting: BTreeMap<(u32, u32), u32>,
    reached: BTreeSet<Op>,
    /// The step that stopped the dispatch.
    last: Option<((u32, u32), Step)>,
}

impl Replay<'_> {
    fn launched(&self, launches: &[((u32, u32), State)]) -> Result<(), String> {
        for ((workgroup, warp), state) in launches {
            let own = &self.machines[*workgroup as usize].warps[*warp as usize].state;
            let wrong = differences(state, own, true);
            if !wrong.is_empty() {
                return Err(format!(
                    "at the launch of warp {warp}: {}",
                    wrong.join("; ")
                ));
            }
        }
        Ok(())
    }

    /// A warp that waits may go on when all live ones wait, at one barrier.
    fn pass_barrier(&mut self, (workgroup, warp): (u32, u32)) -> Result<(), String> {
        let Some(at) = self.waiting.get(&(workgroup, warp)).copied() else {
            return Ok(());
        };
        let machine = &self.machines[workgroup as usize];
        let live = machine.warps.iter().filter(|w| !w.ended);
        if !live
            .clone()
            .all(|w| self.waiting.get(&(workgroup, w.id)) == Some(&at))
        {
            return Err(format!("warp {warp} goes past a barrier alone"));
        }
        let ids: Vec<u32> = live.map(|w| w.id).collect();
        for id in ids {
            self.waiting.remove(&(workgroup, id));
        }
        Ok(())
    }

    fn follow(&mut self, event: &Event) -> Result<(), String> {
        let (workgroup, warp) = event.warp;
        self.pass_barrier(event.warp)?;
        let k = workgroup as usize;
        if k != self.holder {
            let memory = std::mem::take(&mut self.machines[self.holder].memory);
            self.machines[k].memory = memory;
            self.holder = k;
        }
        let machine = &mut self.machines[k];
        let w = &machine.warps[warp as usize];
        if w.ended {
            return Err(format!("warp {warp} goes on after its end"));
        }
        let before = w.state.clone();
        let claim = event.state.as_ref().map(|state| Claim {
            state,
            trap: event.trap,
        });
        let step = machine.step(warp as usize, claim);
        let after = &machine.warps[warp as usize].state;
        let flags = self.program.setup.mode.is_some();
        let wrong = mismatch(event, &step, &before, after, flags);
        if !wrong.is_empty() {
            let line = step.insn.map(|i| i.to_string()).unwrap_or_default();
            return Err(format!(
                "after `{line}` at {:#x} of warp {warp} with exec {:08x}\n  {}",
                step.pc,
                before.exec,
                wrong.join("\n  ")
            ));
        }
        if step.flow == Flow::Barrier {
            self.waiting.insert(event.warp, step.pc);
        }
        if let Some(insn) = step.insn
            && step.pc < self.assembled.observed
        {
            let op = insn.op;
            let meant = matches!(op, Op::Trap | Op::Brk);
            let active = before.exec != 0 || op.has_flag("ei");
            if (step.trap.is_none() && active) || meant {
                self.reached.insert(op);
            }
        }
        if !matches!(step.delivery, None | Some(Delivery::Handler)) {
            self.last = Some((event.warp, step));
        }
        Ok(())
    }

    /// Memory and report.
    fn ended(&self, fast: &Outcome) -> Result<(), String> {
        let segments = &self.machines[self.holder].memory.segments;
        for (slow, fast) in segments.iter().filter(|s| s.writable).zip(&fast.memory) {
            if let Some(k) = (0..fast.len()).find(|&k| fast[k] != slow.bytes[k]) {
                return Err(format!(
                    "memory at {:#x} is {:02x}, by the reference {:02x}",
                    slow.base + k as u64,
                    fast[k],
                    slow.bytes[k]
                ));
            }
        }
        let Some(report) = &fast.report else {
            let running = |m: &Machine| m.warps.iter().any(|w| !w.ended);
            return match &self.last {
                Some((_, step)) => Err(format!("it does not stop at {:#x}", step.pc)),
                None if self.machines.iter().any(running) => Err("it ends early".into()),
                None => Ok(()),
            };
        };
        if report.cause == cause::BARRIER_FAULT {
            return self.barrier_fault(report);
        }
        let Some((at, step)) = &self.last else {
            return Err(format!("it stops: {report}"));
        };
        let (trap, delivery) = (step.trap.expect("it stopped"), step.delivery);
        let delivery = match delivery {
            Some(Delivery::Pause(1)) => "Warp".into(),
            Some(Delivery::Pause(2)) => "Workgroup".into(),
            Some(Delivery::Pause(_)) => "Dispatch".into(),
            Some(other) => format!("{other:?}"),
            None => String::new(),
        };
        let shown = match (report.paused, &report.handling) {
            (Some(scope), _) => format!("{scope:?}"),
            (None, Some(_)) => "Double".into(),
            (None, None) => "Stop".into(),
        };
        let exec = self.machines[at.0 as usize].warps[at.1 as usize].state.exec;
        let slow = (
            *at, trap.cause, trap.info, step.pc, exec, trap.lanes, delivery,
        );
        let r = report;
        let place = (r.workgroup[0], r.warp);
        let fast = (
            place,
            r.cause.into(),
            r.info,
            r.pc,
            r.lanes,
            r.faulting_lanes,
            shown,
        );
        if slow == fast {
            Ok(())
        } else {
            Err(format!(
                "the report is {fast:x?}, by the reference {slow:x?}\n{report}"
            ))
        }
    }

    /// All live warps of the workgroup must wait, and not all at one barrier.
    fn barrier_fault(&self, report: &TrapReport) -> Result<(), String> {
        let workgroup = report.workgroup[0];
        let live = self.machines[workgroup as usize]
            .warps
            .iter()
            .filter(|w| !w.ended);
        let at = |id: u32| self.waiting.get(&(workgroup, id)).copied();
        let places: BTreeSet<Option<u32>> = live.clone().map(|w| at(w.id)).collect();
        let mask = live.fold(0, |m, w| m | 1u32 << w.id);
        if places.contains(&None) || places.len() < 2 || report.info != mask {
            return Err(format!(
                "no barrier fault by the reference: {places:x?} {mask:x}\n{report}"
            ));
        }
        Ok(())
    }
}

/// Runs both. A panic of either is a difference.
pub fn compare(program: &Program, tamper: Tamper<'_>) -> Verdict {
    let run = AssertUnwindSafe(|| both(program, tamper));
    catch_unwind(run).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|t| t.to_string()));
        Verdict::Different(format!("panic: {}", text.unwrap_or_default()))
    })
}

fn both(program: &Program, tamper: Tamper<'_>) -> Verdict {
    let assembled = program.assemble();
    let workgroups = program.setup.workgroups;
    let schedule = match program.seed / 4 % 2 {
        0 => Schedule::default(),
        _ => Schedule::Random { seed: program.seed },
    };
    let mut fast = match fast::execute(&assembled, workgroups, schedule) {
        None => return Verdict::Unknown,
        Some(Err(text)) => return Verdict::Different(text),
        Some(Ok(fast)) => fast,
    };
    fast.events.iter_mut().for_each(tamper);
    let kernel = &assembled.object.kernels[0];
    let launch = |id: u32| {
        let memory = assembled.memory.clone();
        let place = ([id, 0, 0], [workgroups, 1, 1]);
        Machine::launch(&assembled.object, kernel, memory, place, &[])
    };
    let mut replay = Replay {
        program,
        assembled: &assembled,
        machines: (0..workgroups).map(launch).collect(),
        holder: 0,
        waiting: BTreeMap::new(),
        reached: BTreeSet::new(),
        last: None,
    };
    let agreed = (replay.launched(&fast.launches))
        .and_then(|()| fast.events.iter().try_for_each(|e| replay.follow(e)))
        .and_then(|()| replay.ended(&fast));
    match agreed {
        Ok(()) => Verdict::Same(replay.reached),
        Err(text) => Verdict::Different(text),
    }
}
