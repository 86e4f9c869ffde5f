//! Dispatches: workgroups over threads, warps of a workgroup in turn.

use crate::abi;
use crate::access::Memories;
use crate::handler::Delivery;
use crate::host::run_fast;
use crate::interp::{Env, Interp, Off, Stop, Watch, run as run_warp, u_row};
use crate::launch::{Dispatch, LaunchError, address_space, arguments, count};
use crate::memory::{AddressSpace, Memory};
use crate::observer::{Observer, On, registers};
use crate::outstanding::{Acts, Completion, Late};
use crate::program::Code;
use crate::report::report;
use crate::stats::{Progress, Stats};
use crate::trap::{TrapReport, WarpRegisters};
use crate::warp::{FIRST_CONST, Row, State, WarpState};
use lanemask_isa::w32::{LANES, cause};
use lanemask_object::KernelMeta;
use lanemask_sem::w32::{Exact, Fast, Trap};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Instructions that a warp executes before the next one's turn.
const QUANTUM: u64 = 4096;

/// Chooses warps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarpFilter {
    /// Workgroup id.
    pub workgroup: [u32; 3],
    /// Warp of it; all if `None`.
    pub warp: Option<u32>,
}

/// How to run it.
#[derive(Clone, Copy, Debug, Default)]
pub struct RunOptions<'a> {
    /// Host threads; 0 = one for each core.
    pub threads: usize,
    /// Runs the workgroups in order, on one thread.
    pub deterministic: bool,
    /// Most instructions of a warp.
    pub max_instructions: Option<u64>,
    /// Ends the run soon after it becomes true.
    pub interrupt: Option<&'a AtomicBool>,
    /// Is kept up to date.
    pub progress: Option<&'a Progress>,
    /// Whose registers the summary gets.
    pub dump: Option<WarpFilter>,
    /// When results of variable latency come.
    pub completion: Completion,
}

/// What has run.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Summary {
    /// Counts.
    pub stats: Stats,
    /// Registers at the end of the warps that were asked for.
    pub registers: Vec<WarpRegisters>,
    /// Host threads that were used.
    pub threads: usize,
}

/// Why a run did not come to its end.
#[derive(Clone, Debug, PartialEq)]
pub enum RunError {
    /// It could not start.
    Launch(LaunchError),
    /// A warp trapped.
    Trap(Box<TrapReport>),
    /// A warp executed as many instructions as allowed.
    InstructionLimit(Box<TrapReport>),
    /// It was told to end; what is known so far.
    Interrupted(Box<Summary>),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Launch(e) => e.fmt(f),
            RunError::Trap(r) | RunError::InstructionLimit(r) => r.fmt(f),
            RunError::Interrupted(_) => f.write_str("interrupted"),
        }
    }
}

impl std::error::Error for RunError {}

impl From<LaunchError> for RunError {
    fn from(e: LaunchError) -> RunError {
        RunError::Launch(e)
    }
}

/// Runs a dispatch to its end.
pub fn run(
    dispatch: &Dispatch<'_>,
    memory: &Memory,
    options: &RunOptions<'_>,
    observer: Option<&dyn Observer>,
) -> Result<Summary, RunError> {
    let program = dispatch.program;
    let (index, kernel) = program.kernel(dispatch.kernel).ok_or_else(|| {
        let have = program
            .object()
            .kernels
            .iter()
            .map(|k| k.name.clone())
            .collect();
        LaunchError::NoKernel(dispatch.kernel.to_string(), have)
    })?;
    let total = count(dispatch.workgroups, kernel)?;
    let arguments = arguments(dispatch, memory, kernel)?;
    let space = address_space(program, memory, &arguments)?;
    let code = program.code(index);
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = match options.threads {
        _ if options.deterministic || observer.is_some() => 1,
        0 => cores(),
        n => n,
    };
    let threads = threads
        .min(usize::try_from(total).unwrap_or(usize::MAX))
        .max(1);
    if let Some(p) = options.progress {
        p.workgroups.store(total, Relaxed);
        p.done.store(0, Relaxed);
    }
    let job = Job {
        dispatch,
        kernel,
        code,
        space: &space,
        options,
        observer,
        acts: Acts::new(program, options.completion),
        total,
        chunk: (total / (threads as u64 * 16)).clamp(1, 64),
        next: AtomicU64::new(0),
        failed_at: AtomicU64::new(u64::MAX),
        interrupted: AtomicBool::new(false),
        failure: Mutex::new(None),
    };
    let mut done: Vec<Outcome> = if threads == 1 {
        vec![job.work()]
    } else {
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(|| job.work())).collect();
            let mut all = vec![job.work()];
            for other in others {
                match other.join() {
                    Ok(outcome) => all.push(outcome),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            all
        })
    };
    let mut summary = Summary {
        threads,
        ..Summary::default()
    };
    for outcome in &mut done {
        summary.stats += outcome.stats;
        summary.registers.append(&mut outcome.registers);
    }
    summary.registers.sort_by_key(|r| r.warp);
    let failure = job.failure.into_inner().unwrap_or_else(|e| e.into_inner());
    match failure {
        Some((_, mut report)) => {
            report.stats = summary.stats;
            Err(if report.cause == 0 {
                RunError::InstructionLimit(report)
            } else {
                RunError::Trap(report)
            })
        }
        None if job.interrupted.load(Relaxed) => Err(RunError::Interrupted(Box::new(summary))),
        None => Ok(summary),
    }
}

/// What a thread has done.
#[derive(Default)]
struct Outcome {
    stats: Stats,
    registers: Vec<WarpRegisters>,
}

/// A dispatch under way.
struct Job<'a> {
    dispatch: &'a Dispatch<'a>,
    kernel: &'a KernelMeta,
    code: &'a Code,
    space: &'a AddressSpace<'a>,
    options: &'a RunOptions<'a>,
    observer: Option<&'a dyn Observer>,
    /// Where results come later.
    acts: Option<Acts>,
    total: u64,
    /// Workgroups that a thread takes at a time.
    chunk: u64,
    next: AtomicU64,
    /// Lowest workgroup that failed; higher ones need not run.
    failed_at: AtomicU64,
    interrupted: AtomicBool,
    failure: Mutex<Option<(u64, Box<TrapReport>)>>,
}

/// Why a workgroup did not come to its end.
enum Broken {
    Trap(usize, Trap, u32),
    Limit(usize),
    /// Told to stop, or of no interest any more.
    Cancelled,
}

/// What a thread keeps from workgroup to workgroup.
struct Worker {
    warps: Vec<WarpState>,
    /// v0 to v3 and EXEC at launch, of each warp.
    local: Vec<([Row; 4], u32)>,
    memory: Vec<u32>,
}

impl Job<'_> {
    fn work(&self) -> Outcome {
        let mut outcome = Outcome::default();
        let mut worker = Worker::new(self.kernel);
        loop {
            let first = self.next.fetch_add(self.chunk, Relaxed);
            if first >= self.total {
                return outcome;
            }
            for group in first..(first + self.chunk).min(self.total) {
                if self.cancelled(group) {
                    return outcome;
                }
                self.group(group, &mut worker, &mut outcome);
                if let Some(p) = self.options.progress {
                    p.done.fetch_add(1, Relaxed);
                }
            }
        }
    }

    fn cancelled(&self, group: u64) -> bool {
        if self.options.interrupt.is_some_and(|i| i.load(Relaxed)) {
            self.interrupted.store(true, Relaxed);
        }
        self.interrupted.load(Relaxed) || group > self.failed_at.load(Relaxed)
    }

    /// Runs a workgroup and keeps what is to be known of it.
    fn group(&self, group: u64, worker: &mut Worker, outcome: &mut Outcome) {
        let [nx, ny, _] = self.dispatch.workgroups.map(u64::from);
        let id = [group % nx, group / nx % ny, group / nx / ny].map(|n| n as u32);
        self.launch(worker, id);
        if let Some(acts) = &self.acts {
            for w in &mut worker.warps {
                w.outstanding.launch(acts, group, w.id);
            }
        }
        let result = self.turns(group, id, worker);
        // What stops here is reported with all results.
        for w in &mut worker.warps {
            w.outstanding.complete_all(&mut w.regs);
        }
        for w in &worker.warps {
            outcome.stats += Stats {
                warp_instructions: w.retired,
                vector_instructions: w.vector_instructions,
                lane_instructions: w.lane_instructions,
                lane_slots: w.vector_instructions * LANES as u64,
            };
        }
        if let Some(dump) = self.options.dump.filter(|d| d.workgroup == id) {
            for w in worker
                .warps
                .iter()
                .filter(|w| dump.warp.is_none_or(|n| n == w.id))
            {
                outcome
                    .registers
                    .push(registers(w, id, self.code.v_regs, self.code.u_regs));
            }
        }
        let report = match result {
            Ok(()) | Err(Broken::Cancelled) => return,
            Err(Broken::Trap(k, trap, pc)) => self.report(&worker.warps[k], id, trap, pc),
            Err(Broken::Limit(k)) => {
                let limit = self.options.max_instructions.unwrap_or(0);
                let w = &worker.warps[k];
                let trap = Trap {
                    cause: 0,
                    info: u32::try_from(limit).unwrap_or(u32::MAX),
                };
                self.report(w, id, trap, w.pc)
            }
        };
        self.failed_at.fetch_min(group, Relaxed);
        let mut failure = self.failure.lock().unwrap_or_else(|e| e.into_inner());
        if failure.as_ref().is_none_or(|(g, _)| group < *g) {
            *failure = Some((group, Box::new(report)));
        }
    }

    fn launch(&self, worker: &mut Worker, id: [u32; 3]) {
        let (meta, code) = (self.kernel, self.code);
        worker.memory.fill(0);
        let count = worker.warps.len() as u32;
        let block = abi::ARGUMENTS;
        let [nx, ny, nz] = self.dispatch.workgroups;
        let abi = [
            block as u32,
            (block >> 32) as u32,
            id[0],
            id[1],
            id[2],
            nx,
            ny,
            nz,
            count,
        ];
        for (k, (w, (local, exec))) in worker.warps.iter_mut().zip(&worker.local).enumerate() {
            let regs = &mut w.regs.0;
            if w.consts_of != code.id {
                w.consts_of = code.id;
                for (row, value) in regs[FIRST_CONST as usize..].iter_mut().zip(&code.consts) {
                    *row = [*value; LANES];
                }
            }
            regs[..meta.v_regs as usize].fill([0; LANES]);
            regs[u_row(0) as usize..][..meta.u_regs as usize].fill([0; LANES]);
            for (row, value) in regs[..meta.v_regs as usize].iter_mut().zip(local) {
                *row = *value;
            }
            let has = |n: usize| n < meta.u_regs as usize;
            for (n, value) in abi.iter().enumerate().filter(|(n, _)| has(*n)) {
                w.set_u(n as u16, *value);
            }
            if has(29) {
                w.set_u(29, k as u32);
            }
            for (n, value) in &self.dispatch.initial_registers {
                w.set_u((*n).into(), *value);
            }
            w.scratch.fill(0);
            w.id = k as u32;
            w.exec = *exec;
            w.helpers = 0;
            w.pc = meta.entry;
            w.state = State::Ready;
            (w.priority, w.mode, w.fflags, w.trapctl) = (0, 0, 0, 0);
            (w.trapbase, w.trapcause, w.trappc, w.trapinfo) = (0, 0, 0, 0);
            (w.trapped, w.entered) = (Delivery::Handler, 0);
            (
                w.retired,
                w.started,
                w.vector_instructions,
                w.lane_instructions,
            ) = (0, 0, 0, 0);
            (w.fault, w.problem) = (None, None);
        }
    }

    /// Runs the warps in turn until all have ended. In a round every warp that can run has one turn: higher priority
    /// first, then lower id.
    fn turns(&self, group: u64, id: [u32; 3], worker: &mut Worker) -> Result<(), Broken> {
        loop {
            let mut ran = false;
            for priority in (0..4).rev() {
                for k in 0..worker.warps.len() {
                    let w = &worker.warps[k];
                    if w.state == State::Ready && w.priority == priority {
                        ran = true;
                        self.turn(group, id, worker, k)?;
                    }
                }
            }
            if ran {
                continue;
            }
            let mut waiting = worker.warps.iter().filter(|w| w.state == State::Barrier);
            let Some(first) = waiting.next() else {
                return Ok(());
            };
            if waiting.any(|w| w.barrier_pc != first.barrier_pc) {
                let (k, pc) = (first.id as usize, first.barrier_pc);
                let mask = worker
                    .warps
                    .iter()
                    .filter(|w| w.state == State::Barrier)
                    .fold(0, |m, w| m | 1 << w.id);
                return Err(Broken::Trap(
                    k,
                    Trap {
                        cause: cause::BARRIER_FAULT,
                        info: mask,
                    },
                    pc,
                ));
            }
            for w in worker
                .warps
                .iter_mut()
                .filter(|w| w.state == State::Barrier)
            {
                w.state = State::Ready;
            }
        }
    }

    fn turn(&self, group: u64, id: [u32; 3], worker: &mut Worker, k: usize) -> Result<(), Broken> {
        if self.cancelled(group) {
            return Err(Broken::Cancelled);
        }
        let limit = self.options.max_instructions.unwrap_or(u64::MAX);
        let budget = QUANTUM.min(limit.saturating_sub(worker.warps[k].started));
        if budget == 0 {
            return Err(Broken::Limit(k));
        }
        let before = worker.warps[k].retired;
        let observer = self.observer.filter(|o| o.wants(id, k as u32));
        let on = observer.map(|observer| On {
            observer,
            program: self.dispatch.program,
            workgroup: id,
            exec: 0,
        });
        let stop = match (on, &self.acts) {
            (on, Some(acts)) => {
                let mut late = Late::new(acts, on);
                if self.code.exact {
                    observed(&mut self.interp::<Exact>(worker, k), budget, &mut late)
                } else {
                    observed(&mut self.interp::<Fast>(worker, k), budget, &mut late)
                }
            }
            (Some(mut on), None) => {
                if self.code.exact {
                    run_warp::<Exact, _>(&mut self.interp(worker, k), budget, &mut on)
                } else {
                    observed(&mut self.interp::<Fast>(worker, k), budget, &mut on)
                }
            }
            (None, None) if self.code.exact => {
                observed(&mut self.interp::<Exact>(worker, k), budget, &mut Off)
            }
            (None, None) => run_fast(&mut self.interp(worker, k), budget),
        };
        let w = &mut worker.warps[k];
        if let Some(p) = self.options.progress {
            p.instructions.fetch_add(w.retired - before, Relaxed);
        }
        match stop {
            Stop::Budget | Stop::Yield => {}
            Stop::Barrier => w.state = State::Barrier,
            Stop::End => w.state = State::Ended,
            Stop::Trap(trap, pc) => return Err(Broken::Trap(k, trap, pc)),
        }
        Ok(())
    }

    fn report(&self, w: &WarpState, id: [u32; 3], trap: Trap, pc: u32) -> TrapReport {
        report(self.dispatch.program, self.code, w, id, trap, pc)
    }

    fn interp<'w, F: Env>(&'w self, worker: &'w mut Worker, k: usize) -> Interp<'w, F> {
        let total: u64 = worker.warps.iter().map(|w| w.retired).sum();
        let w = &mut worker.warps[k];
        Interp {
            others_retired: total - w.retired,
            w,
            code: self.code,
            mem: Memories {
                space: self.space,
                hints: [0; _],
                workgroup: &mut worker.memory,
                workgroup_bytes: self.kernel.workgroup_bytes,
                scratch_bytes: self.kernel.scratch_bytes,
                code_words: self.dispatch.program.code_words(),
            },
            env: PhantomData,
        }
    }
}

/// Out of line: the loop is large.
#[inline(never)]
fn observed<F: Env, O: Watch<F>>(m: &mut Interp<'_, F>, budget: u64, watch: &mut O) -> Stop {
    run_warp(m, budget, watch)
}

impl Worker {
    fn new(kernel: &KernelMeta) -> Worker {
        let [sx, sy, _] = kernel.workgroup_size;
        let invocations: u32 = kernel.workgroup_size.iter().product();
        let warps = invocations.div_ceil(LANES as u32);
        let local = (0..warps)
            .map(|w| {
                let index = |lane: usize| w * LANES as u32 + lane as u32;
                let exists = |lane: usize| index(lane) < invocations;
                let of = |f: &dyn Fn(u32) -> u32| -> Row {
                    std::array::from_fn(|lane| if exists(lane) { f(index(lane)) } else { 0 })
                };
                let rows = [
                    of(&|i| i % sx),
                    of(&|i| i / sx % sy),
                    of(&|i| i / sx / sy),
                    of(&|i| i),
                ];
                let exec = (0..LANES).fold(0, |m, lane| m | u32::from(exists(lane)) << lane);
                (rows, exec)
            })
            .collect();
        let scratch = kernel.scratch_bytes as usize / 4 * LANES;
        let new = |_| {
            let mut w = WarpState::new();
            w.scratch.resize(scratch, 0);
            w
        };
        Worker {
            warps: (0..warps).map(new).collect(),
            local,
            memory: vec![0; kernel.workgroup_bytes.div_ceil(4) as usize],
        }
    }
}
