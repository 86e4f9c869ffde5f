//! A host thread's part of a dispatch: its cores, turn after turn.

use crate::abi;
use crate::access::Memories;
use crate::cores::{Core, Group, Pick};
use crate::dispatch::Job;
use crate::handler::{Delivery, deliver};
use crate::host::run_fast;
use crate::interp::{Env, Interp, Off, Stop, Watch, run as run_warp, u_row};
use crate::observer::{CodeView, On, registers};
use crate::outstanding::Late;
use crate::program::Refetched;
use crate::report::report;
use crate::shape::Random;
use crate::stats::Stats;
use crate::trap::{TrapReport, WarpRegisters};
use crate::warp::{Row, State, WarpState};
use lanemask_isa::w32::{LANES, cause};
use lanemask_sem::w32::{Exact, Fast, Trap};
use std::marker::PhantomData;
use std::sync::atomic::Ordering::Relaxed;

/// What a thread has done.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) stats: Stats,
    pub(crate) registers: Vec<WarpRegisters>,
}

/// What became of the last step.
pub(crate) enum Step {
    /// A warp has had a turn, or part of one.
    Turn,
    /// Nothing is left to do.
    Finished,
    /// Only warps are left that are held.
    Held,
    /// A warp of the core at hand stopped and does not go on.
    Stopped(Stopped),
    /// The run was told to end, or its end is of no interest any more.
    Cancelled,
}

/// A warp that does not go on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped {
    pub(crate) group: usize,
    pub(crate) warp: usize,
    /// Cause 0 stands for the instruction limit.
    pub(crate) trap: Trap,
    pub(crate) pc: u32,
}

/// Cores that one host thread runs.
pub(crate) struct Engine<'j> {
    pub(crate) job: &'j Job<'j>,
    /// Those that have something to do.
    pub(crate) cores: Vec<Core>,
    /// The core whose round it is.
    pub(crate) at: usize,
    random: Option<Random>,
    pub(crate) outcome: Outcome,
    /// Workgroups that have ended, to be used again.
    spare: Vec<Group>,
    /// Cores in a row that had no turn to give.
    idle: usize,
    /// Whether no workgroup is to start.
    pub(crate) frozen: bool,
}

impl<'j> Engine<'j> {
    pub(crate) fn new(job: &'j Job<'j>, cores: Vec<Core>) -> Engine<'j> {
        Engine {
            job,
            // So that the first one comes next.
            at: cores.len().saturating_sub(1),
            cores,
            random: job.seed().map(Random::new),
            outcome: Outcome::default(),
            spare: Vec::new(),
            idle: 0,
            frozen: false,
        }
    }

    /// Runs to the end, or until nobody wants to know more.
    pub(crate) fn work(mut self) -> Outcome {
        loop {
            match self.step() {
                Step::Turn => {}
                Step::Finished | Step::Held => return self.outcome,
                Step::Cancelled => self.abandon(),
                Step::Stopped(stopped) => {
                    let number = self.cores[self.at].groups[stopped.group].number;
                    self.complete(stopped.group);
                    let report = self.report(stopped);
                    self.job.failed(number, report);
                    if self.random.is_some() {
                        // One thread and a seed: what else might have come to pass is not asked.
                        self.cores.iter().for_each(|c| count(c, &mut self.outcome));
                        return self.outcome;
                    }
                    self.abandon();
                }
            }
        }
    }

    /// Gives up the core at hand.
    fn abandon(&mut self) {
        count(&self.cores[self.at], &mut self.outcome);
        self.drop_core();
    }

    fn drop_core(&mut self) {
        self.cores.remove(self.at);
        // So that the one behind it comes next.
        self.at = self
            .at
            .checked_sub(1)
            .unwrap_or(self.cores.len().saturating_sub(1));
    }

    /// One turn.
    pub(crate) fn step(&mut self) -> Step {
        loop {
            let Some(core) = self.cores.get_mut(self.at) else {
                return Step::Finished;
            };
            if let Some(pick) = core.pick() {
                self.idle = 0;
                return match self.turn(pick) {
                    None => Step::Turn,
                    Some(stopped) => Step::Stopped(stopped),
                };
            }
            if let Some(stopped) = self.end_round() {
                return Step::Stopped(stopped);
            }
            match self.begin_round() {
                None => {}
                Some(step) => return step,
            }
        }
    }

    /// Takes workgroups away that have ended, and opens barriers that all have reached.
    pub(crate) fn end_round(&mut self) -> Option<Stopped> {
        let core = &mut self.cores[self.at];
        while let Some(group) = core.take_ended() {
            self.outcome.stats += stats(&group);
            if let Some(dump) = self.job.options.dump.filter(|d| d.workgroup == group.id) {
                let code = self.job.code;
                for w in (group.warps.iter()).filter(|w| dump.warp.is_none_or(|n| n == w.id)) {
                    let registers = registers(w, group.id, code.v_regs, code.u_regs);
                    self.outcome.registers.push(registers);
                }
            }
            if let Some(p) = self.job.options.progress {
                p.done.fetch_add(1, Relaxed);
            }
            self.spare.push(group);
        }
        (0..core.groups.len()).find_map(|k| self.open_barrier(k))
    }

    /// Lets the warps of a workgroup go on if all that live have reached one barrier.
    pub(crate) fn open_barrier(&mut self, k: usize) -> Option<Stopped> {
        let group = &mut self.cores[self.at].groups[k];
        if group.warps.iter().any(|w| w.state == State::Ready) {
            return None;
        }
        let waiting = || group.warps.iter().filter(|w| w.state == State::Barrier);
        let first = waiting().next()?;
        if waiting().any(|w| w.barrier_pc != first.barrier_pc) {
            let mask = waiting().fold(0, |m, w| m | 1 << w.id);
            return Some(Stopped {
                group: k,
                warp: first.id as usize,
                trap: Trap {
                    cause: cause::BARRIER_FAULT,
                    info: mask,
                },
                pc: first.barrier_pc,
            });
        }
        for w in &mut group.warps {
            if w.state == State::Barrier {
                w.state = State::Ready;
            }
        }
        None
    }

    /// Goes to the next core, fills it and begins its round.
    fn begin_round(&mut self) -> Option<Step> {
        self.at = match &mut self.random {
            Some(random) => random.below(self.cores.len()),
            None => (self.at + 1) % self.cores.len(),
        };
        self.admit(self.at);
        let (job, core) = (self.job, &mut self.cores[self.at]);
        match core.lowest() {
            Some(lowest) if job.cancelled(lowest) => return Some(Step::Cancelled),
            None if !self.frozen => {
                self.drop_core();
                return None;
            }
            _ => core.begin_round(self.random.as_mut()),
        }
        let core = &self.cores[self.at];
        if core.round_is_over() {
            self.idle += 1;
            if self.idle >= self.cores.len() {
                self.idle = 0;
                return Some(Step::Held);
            }
        }
        None
    }

    /// Gives a core workgroups, as long as there are any and it has room.
    fn admit(&mut self, core: usize) {
        let (job, core) = (self.job, &mut self.cores[core]);
        while !self.frozen {
            let Some(number) = core.next_workgroup(job.warps(), &job.pool) else {
                return;
            };
            let mut group = self.spare.pop().unwrap_or_else(|| job.new_group());
            job.launch(&mut group, number);
            core.admit(group);
        }
    }

    /// Gives all cores workgroups.
    pub(crate) fn fill(&mut self) {
        (0..self.cores.len()).for_each(|core| self.admit(core));
    }

    /// A turn of a warp of the core at hand.
    pub(crate) fn turn(&mut self, pick: Pick) -> Option<Stopped> {
        let job = self.job;
        let core = &mut self.cores[self.at];
        let w = &core.groups[pick.group].warps[pick.warp];
        let limit = job.options.max_instructions.unwrap_or(u64::MAX);
        let (retired, started) = (w.retired, w.started);
        let others = core.time - retired;
        let budget = pick.budget.min(limit.saturating_sub(started));
        let stopped = |trap, pc| {
            let Pick { group, warp, .. } = pick;
            Some(Stopped {
                group,
                warp,
                trap,
                pc,
            })
        };
        if budget == 0 {
            let info = u32::try_from(limit).unwrap_or(u32::MAX);
            return stopped(Trap { cause: 0, info }, w.pc);
        }
        let stop = loop {
            let left = started + budget - core.groups[pick.group].warps[pick.warp].started;
            if left == 0 {
                break Stop::Budget;
            }
            let stop = job.run_warp(core, pick, left, others);
            let words = job.words(core).len();
            let w = &mut core.groups[pick.group].warps[pick.warp];
            // The same turn goes on, with the new code or in the handler.
            if std::mem::take(&mut w.refetch) {
                core.refetched = job.refetch().map(Box::new);
                continue;
            }
            if let Stop::Trap(trap, pc) = stop {
                w.trapped = deliver(w, words, trap, pc);
                if w.trapped == Delivery::Handler {
                    continue;
                }
            }
            break stop;
        };
        let w = &mut core.groups[pick.group].warps[pick.warp];
        core.time += w.retired - retired;
        if let Some(p) = job.options.progress {
            p.instructions.fetch_add(w.retired - retired, Relaxed);
        }
        match stop {
            Stop::Budget => {}
            Stop::Yield => w.wakes = core.time + std::mem::take(&mut w.sleeps),
            Stop::Barrier => w.state = State::Barrier,
            Stop::End => w.state = State::Ended,
            Stop::Trap(trap, pc) => return stopped(trap, pc),
        }
        None
    }

    /// What stops is reported with all results.
    pub(crate) fn complete(&mut self, group: usize) {
        for w in &mut self.cores[self.at].groups[group].warps {
            w.outstanding.complete_all(&mut w.regs);
        }
    }

    pub(crate) fn report(&self, stopped: Stopped) -> TrapReport {
        let core = &self.cores[self.at];
        let group = &core.groups[stopped.group];
        let words = self.job.words(core);
        report(
            self.job.dispatch.program,
            words,
            self.job.code,
            &group.warps[stopped.warp],
            group.id,
            stopped.trap,
            stopped.pc,
        )
    }
}

/// Counts what the workgroups on a core have done so far.
pub(crate) fn count(core: &Core, outcome: &mut Outcome) {
    for group in &core.groups {
        outcome.stats += stats(group);
    }
}

fn stats(group: &Group) -> Stats {
    let mut all = Stats::default();
    for w in &group.warps {
        all += Stats {
            warp_instructions: w.retired,
            vector_instructions: w.vector_instructions,
            lane_instructions: w.lane_instructions,
            lane_slots: w.vector_instructions * LANES as u64,
        };
    }
    all
}

impl Job<'_> {
    /// Runs a warp for a number of instructions at most; the other warps of its core have retired `others_retired`.
    fn run_warp(&self, core: &mut Core, pick: Pick, budget: u64, others_retired: u64) -> Stop {
        let Core {
            groups, refetched, ..
        } = core;
        let (code, words, acts) = match refetched {
            Some(r) => (&r.code, &r.words[..], &r.acts),
            None => (self.code, self.dispatch.program.whole_words(), &self.acts),
        };
        let Group {
            id, warps, memory, ..
        } = &mut groups[pick.group];
        let w = &mut warps[pick.warp];
        w.has_constants_of(code);
        let observer = self.observer.filter(|o| o.wants(*id, w.id));
        let mem = Memories {
            space: self.space,
            hints: [0; _],
            workgroup: memory,
            workgroup_bytes: self.kernel.workgroup_bytes,
            scratch_bytes: self.kernel.scratch_bytes,
            code_words: words,
            code_is_writable: self.cells.is_some(),
        };
        macro_rules! interp {
            ($f:ty) => {
                Interp::<'_, $f> {
                    others_retired,
                    w,
                    code,
                    mem,
                    env: PhantomData,
                }
            };
        }
        let on = observer.map(|observer| On {
            observer,
            code: CodeView {
                fetched: words,
                stored: self.cells,
            },
            workgroup: *id,
            exec: 0,
        });
        match (on, acts) {
            (None, None) if self.exact => observed(&mut interp!(Exact), budget, &mut Off),
            (None, None) => run_fast(&mut interp!(Fast), budget),
            // Both in one loop, which is large.
            (on, acts) => {
                let mut late = Late::new(acts.as_ref(), on);
                if self.exact {
                    observed(&mut interp!(Exact), budget, &mut late)
                } else {
                    observed(&mut interp!(Fast), budget, &mut late)
                }
            }
        }
    }

    /// Reads the code again, if it can have changed.
    fn refetch(&self) -> Option<Refetched> {
        let cells = self.cells?;
        let words = cells.iter().map(|c| c.load(Relaxed)).collect();
        let code = self.code;
        let completion = self.options.completion;
        Some(Refetched::new(words, code.v_regs, code.u_regs, completion))
    }

    /// The words in a core's instruction cache.
    pub(crate) fn words<'c>(&'c self, core: &'c Core) -> &'c [u32] {
        match &core.refetched {
            Some(r) => &r.words,
            None => self.dispatch.program.whole_words(),
        }
    }

    /// Memory for a workgroup.
    pub(crate) fn new_group(&self) -> Group {
        let scratch = self.kernel.scratch_bytes as usize / 4 * LANES;
        let new = |_: &_| {
            let mut w = WarpState::new();
            w.scratch.resize(scratch, 0);
            w
        };
        Group {
            number: 0,
            id: [0; 3],
            slot: 0,
            warps: self.local.iter().map(new).collect(),
            memory: vec![0; self.kernel.workgroup_bytes.div_ceil(4) as usize],
        }
    }

    /// Warps of a workgroup.
    pub(crate) fn warps(&self) -> usize {
        self.local.len()
    }

    /// The launch state of workgroup `number`.
    pub(crate) fn launch(&self, group: &mut Group, number: u64) {
        let meta = self.kernel;
        let [nx, ny, _] = self.dispatch.workgroups.map(u64::from);
        let id = [number % nx, number / nx % ny, number / nx / ny].map(|n| n as u32);
        (group.number, group.id) = (number, id);
        group.memory.fill(0);
        let count = group.warps.len() as u32;
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
        for (k, (w, (local, exec))) in group.warps.iter_mut().zip(&self.local).enumerate() {
            let regs = &mut w.regs.0;
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
            (w.wakes, w.sleeps, w.refetch) = (0, 0, false);
            (w.held, w.paused) = (false, None);
            (
                w.retired,
                w.started,
                w.vector_instructions,
                w.lane_instructions,
            ) = (0, 0, 0, 0);
            (w.fault, w.problem) = (None, None);
            if let Some(acts) = &self.acts {
                w.outstanding.launch(acts, number, w.id);
            }
        }
    }
}

/// v0 to v3 and EXEC at launch, of each warp of a workgroup.
pub(crate) fn local(size: [u32; 3]) -> Vec<([Row; 4], u32)> {
    let [sx, sy, _] = size;
    let invocations: u32 = size.iter().product();
    let warps = invocations.div_ceil(LANES as u32);
    (0..warps)
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
        .collect()
}

/// Out of line: the loop is large.
#[inline(never)]
fn observed<F: Env, O: Watch<F>>(m: &mut Interp<'_, F>, budget: u64, watch: &mut O) -> Stop {
    run_warp(m, budget, watch)
}
