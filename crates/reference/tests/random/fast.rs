//! A program on `lanemask-emu`: the state after every observed instruction, memory and report at the end.

use lanemask_emu::{
    Dispatch, Memory, Observer, Program, RunError, RunOptions, Summary, TrapReport, View,
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
    pub pc: u32,
    pub insn: Option<Insn>,
    /// Cause and information.
    pub trap: Option<(u32, u32)>,
    /// State after it.
    pub state: State,
}

/// How a program ended.
pub struct Outcome {
    pub events: Vec<Event>,
    /// The report of the trap that stopped it.
    pub report: Option<TrapReport>,
    /// Contents of the writable segments.
    pub memory: Vec<Vec<u8>>,
}

struct Recorder {
    observed: u32,
    registers: (u32, u32),
    events: Mutex<Vec<Event>>,
}

impl Observer for Recorder {
    fn after(&self, view: &View<'_>, trap: Option<lanemask_emu::Trap>) {
        if view.pc >= self.observed && trap.is_none() {
            return;
        }
        let (v, u) = self.registers;
        let state = State {
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
        };
        let event = Event {
            pc: view.pc,
            insn: view.insn,
            trap: trap.map(|t| (t.cause.into(), t.info)),
            state,
        };
        self.events.lock().unwrap().push(event);
    }
}

type Ended = (Result<Summary, RunError>, Vec<Vec<u8>>);

fn once(program: &Program, assembled: &Assembled, observer: Option<&dyn Observer>) -> Ended {
    let mut memory = Memory::new();
    for s in &assembled.memory.segments {
        let bytes = s.bytes.len() as u64;
        memory.alloc_at(s.base, bytes, s.writable).unwrap();
        memory.write(s.base, &s.bytes).unwrap();
    }
    let dispatch = Dispatch::new(program, "main", [1, 1, 1]);
    let options = RunOptions {
        threads: 1,
        max_instructions: Some(LIMIT),
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

/// Runs it observed and unobserved; an error says where these differ. `None`: it does not end in time.
pub fn execute(assembled: &Assembled) -> Option<Result<Outcome, String>> {
    let kernel = &assembled.object.kernels[0];
    let program = Program::load(&assembled.object).unwrap();
    let recorder = Recorder {
        observed: assembled.observed,
        registers: (kernel.v_regs, kernel.u_regs),
        events: Mutex::default(),
    };
    let (result, memory) = once(&program, assembled, Some(&recorder));
    if matches!(result, Err(RunError::InstructionLimit(_))) {
        return None;
    }
    let unobserved = once(&program, assembled, None);
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
        report,
        memory,
    }))
}
