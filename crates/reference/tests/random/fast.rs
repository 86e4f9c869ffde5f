//! A program on `lanemask-emu`: the state after every observed instruction, memory and report at the end.

use lanemask_emu::{
    Dispatch, Memory, Observer, Program, RunError, RunOptions, Schedule, Summary, TrapReport, View,
    WarpFilter, run,
};
use lanemask_isa::w32::{Insn, csr};
use lanemask_reference::generate::Assembled;
use lanemask_reference::state::State;
use std::sync::Mutex;

/// Most instructions of a program that is looked at.
pub const LIMIT: u64 = 4000;

/// What an instruction did.
pub struct Event {
    /// Workgroup along x, and warp.
    pub warp: (u32, u32),
    pub pc: u32,
    pub insn: Option<Insn>,
    /// Cause and information.
    pub trap: Option<(u32, u32)>,
    /// State after it; `None`: an instruction of the prologue.
    pub state: Option<State>,
}

/// How a program ended.
pub struct Outcome {
    /// In the order in which they happened.
    pub events: Vec<Event>,
    /// States before the first instructions of the warps.
    pub launches: Vec<((u32, u32), State)>,
    /// The report of the trap that stopped it.
    pub report: Option<TrapReport>,
    /// Contents of the writable segments.
    pub memory: Vec<Vec<u8>>,
}

struct Recorder {
    /// PCs below it are observed; it is the kernel's entry.
    entry: u32,
    registers: (u32, u32),
    events: Mutex<Vec<Event>>,
    launches: Mutex<Vec<((u32, u32), State)>>,
}

impl Recorder {
    fn state(&self, view: &View<'_>) -> State {
        let (v, u) = self.registers;
        State {
            v: (0..v as u8).map(|n| *view.v(n)).collect(),
            u: (0..u as u8).map(|n| view.u(n)).collect(),
            exec: view.exec_now(),
            helpers: view.helpers(),
            mode: view.csr(csr::MODE),
            fflags: view.csr(csr::FFLAGS),
            trapctl: view.csr(csr::TRAPCTL),
            trapbase: view.csr(csr::TRAPBASE),
            trapcause: view.csr(csr::TRAPCAUSE),
            trappc: view.csr(csr::TRAPPC),
            trapinfo: view.csr(csr::TRAPINFO),
        }
    }
}

fn warp(view: &View<'_>) -> (u32, u32) {
    (view.workgroup[0], view.warp)
}

impl Observer for Recorder {
    fn before(&self, view: &View<'_>) {
        let mut launches = self.launches.lock().unwrap();
        let launched = || launches.iter().any(|(w, _)| *w == warp(view));
        if view.pc == self.entry && !launched() {
            launches.push((warp(view), self.state(view)));
        }
    }

    fn after(&self, view: &View<'_>, trap: Option<lanemask_emu::Trap>) {
        let observed = view.pc < self.entry || trap.is_some();
        let event = Event {
            warp: warp(view),
            pc: view.pc,
            insn: view.insn,
            trap: trap.map(|t| (t.cause.into(), t.info)),
            state: observed.then(|| self.state(view)),
        };
        self.events.lock().unwrap().push(event);
    }
}

type Ended = (Result<Summary, RunError>, Vec<Vec<u8>>);

fn once(
    program: &Program,
    assembled: &Assembled,
    (workgroups, schedule): (u32, Schedule),
    observer: Option<&dyn Observer>,
) -> Ended {
    let mut memory = Memory::new();
    for s in &assembled.memory.segments {
        let bytes = s.bytes.len() as u64;
        memory.alloc_at(s.base, bytes, s.writable).unwrap();
        memory.write(s.base, &s.bytes).unwrap();
    }
    let dispatch = Dispatch::new(program, "main", [workgroups, 1, 1]);
    let options = RunOptions {
        threads: 1,
        max_instructions: Some(LIMIT),
        schedule,
        dump: Some(WarpFilter {
            workgroup: [0, 0, 0],
            warp: None,
        }),
        ..RunOptions::default()
    };
    let result = run(&dispatch, &memory, &options, observer);
    let writable = assembled.memory.segments.iter().filter(|s| s.writable);
    let contents = writable.map(|s| memory.read(s.base, s.bytes.len() as u64).unwrap());
    (result, contents.collect())
}

/// Runs so many workgroups observed and unobserved; an error says where these differ. `None`: it does not end in time.
pub fn execute(
    assembled: &Assembled,
    workgroups: u32,
    schedule: Schedule,
) -> Option<Result<Outcome, String>> {
    let kernel = &assembled.object.kernels[0];
    let program = Program::load(&assembled.object).unwrap();
    let recorder = Recorder {
        entry: kernel.entry,
        registers: (kernel.v_regs, kernel.u_regs),
        events: Mutex::default(),
        launches: Mutex::default(),
    };
    let (result, memory) = once(&program, assembled, (workgroups, schedule), Some(&recorder));
    if matches!(result, Err(RunError::InstructionLimit(_))) {
        return None;
    }
    let unobserved = once(&program, assembled, (workgroups, schedule), None);
    if (&result, &memory) != (&unobserved.0, &unobserved.1) {
        let text = format!("observed {result:?}\nunobserved {:?}", unobserved.0);
        return Some(Err(format!(
            "it ends otherwise when it is observed\n{text}"
        )));
    }
    let report = match result {
        Ok(_) => None,
        Err(RunError::Trap(report)) => Some(*report),
        Err(e) => return Some(Err(format!("it does not run: {e}"))),
    };
    Some(Ok(Outcome {
        events: recorder.events.into_inner().unwrap(),
        launches: recorder.launches.into_inner().unwrap(),
        report,
        memory,
    }))
}
