//! Launches: groups in order, on all cores, or interleaved at random.

use super::code::Body;
use super::exec::{Machine, Off, Stop, run_slowly};
use super::group::{Group, Start};
use super::header::Header;
use super::memory::Memories;
use super::observer::{Observer, On};
use super::run::{position, report, text};
use super::trap::{Trap, TrapReport};
use super::{Launch, LimitReport, RunError, RunOptions, Stats};
use crate::host::run_linx_fast;
use crate::memory::AddressSpace;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Instructions that a group executes before it is looked whether to go on.
const QUANTUM: u64 = 4096;

/// Groups that are under way at once in a random order.
const WINDOW: usize = 96;

/// A launch under way.
pub(crate) struct Job<'a> {
    pub(crate) launch: &'a Launch<'a>,
    pub(crate) header: &'a Header,
    pub(crate) body: &'a Body,
    pub(crate) options: &'a RunOptions<'a>,
    pub(crate) blocks: usize,
}

/// Why a group did not come to its end.
#[derive(Debug)]
pub(crate) enum Broken {
    Error(RunError),
    /// Told to stop.
    Interrupted,
}

/// Registers that the last group in order to write them decides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Last {
    pub(crate) values: [u64; 24],
    pub(crate) by: [Option<u64>; 24],
}

impl Last {
    fn new(values: [u64; 24]) -> Last {
        Last {
            values,
            by: [None; 24],
        }
    }

    fn take(&mut self, k: usize, value: u64, by: u64) {
        if self.by[k].is_none_or(|old| old <= by) {
            (self.values[k], self.by[k]) = (value, Some(by));
        }
    }

    fn group(&mut self, g: &Group) {
        for k in (1..24).filter(|k| g.written >> k & 1 == 1) {
            self.take(k, g.g[k], g.number);
        }
    }

    fn merge(&mut self, other: &Last) {
        for k in 1..24 {
            if let Some(by) = other.by[k] {
                self.take(k, other.values[k], by);
            }
        }
    }

    pub(crate) fn mask(&self) -> u32 {
        (1..24)
            .filter(|k| self.by[*k].is_some())
            .fold(0, |m, k| m | 1 << k)
    }
}

/// What a thread has done.
pub(crate) struct Outcome {
    pub(crate) last: Last,
    pub(crate) stats: Stats,
    pub(crate) flags: u32,
}

impl Outcome {
    pub(crate) fn new(launch: &Launch<'_>) -> Outcome {
        Outcome {
            last: Last::new(launch.registers),
            stats: Stats::default(),
            flags: 0,
        }
    }

    fn group(&mut self, g: &Group) {
        self.last.group(g);
        self.flags |= g.flags;
        self.stats.groups += 1;
        self.counts(g);
    }

    /// The counts of a group that may not have ended.
    fn counts(&mut self, g: &Group) {
        self.stats += Stats {
            groups: 0,
            group_instructions: g.retired,
            vector_instructions: g.vector_instructions,
            lane_instructions: g.lane_instructions,
        };
    }
}

impl Job<'_> {
    fn interrupted(&self) -> bool {
        self.options.interrupt.is_some_and(|i| i.load(Relaxed))
    }

    fn start(&self, g: &mut Group, number: u64, registers: &[u64; 24]) {
        if g.blocks != self.blocks {
            g.prepare(self.body, &self.header.ri, self.blocks);
        }
        let (lc1, lc2, p) = self.header.groups.get(number);
        g.start(
            self.body,
            &Start {
                registers,
                p,
                lc1,
                lc2,
                number,
            },
        );
    }

    /// Executes up to `share` instructions; true when the group has ended.
    fn turn(
        &self,
        g: &mut Group,
        mem: &mut Memories<'_>,
        share: u64,
        observer: &mut Option<&mut dyn Observer>,
    ) -> Result<bool, Broken> {
        let limit = self.options.max_instructions.unwrap_or(u64::MAX);
        let budget = share.min(limit.saturating_sub(g.started));
        if budget == 0 {
            return Err(Broken::Error(RunError::Limit(Box::new(
                self.limit(g, limit),
            ))));
        }
        let before = g.retired;
        let (lc1, lc2, _) = self.header.groups.get(g.number);
        let mut m = Machine {
            s: g,
            body: self.body,
            mem,
            policy: &self.options.policy,
            lanes: self.header.lanes,
        };
        let stop = match observer {
            Some(observer) if observer.wants((lc1, lc2)) => {
                let mut on = On {
                    observer: &mut **observer,
                    launch: self.launch,
                    groups: self.header.groups,
                    p: 0,
                };
                run_slowly(&mut m, budget, self.options.flags, &mut on)
            }
            _ if self.options.flags => run_slowly(&mut m, budget, true, &mut Off),
            _ => run_linx_fast(&mut m, budget),
        };
        if let Some(p) = self.options.progress {
            p.instructions.fetch_add(g.retired - before, Relaxed);
        }
        match stop {
            Stop::Budget => Ok(false),
            Stop::End => Ok(true),
            Stop::Widen => {
                g.widen();
                Ok(false)
            }
            Stop::Trap(trap, why, at) => Err(Broken::Error(RunError::Trap(Box::new(
                self.report(g, trap, why, at),
            )))),
        }
    }

    fn whole(
        &self,
        g: &mut Group,
        mem: &mut Memories<'_>,
        observer: &mut Option<&mut dyn Observer>,
    ) -> Result<(), Broken> {
        loop {
            if self.turn(g, mem, QUANTUM, observer)? {
                self.done();
                return Ok(());
            }
            if self.interrupted() {
                return Err(Broken::Interrupted);
            }
        }
    }

    fn done(&self) {
        if let Some(p) = self.options.progress {
            p.done.fetch_add(1, Relaxed);
        }
    }

    /// All groups one after the other.
    pub(crate) fn in_order(
        &self,
        g: &mut Group,
        mem: &mut Memories<'_>,
        mut observer: Option<&mut dyn Observer>,
    ) -> (Outcome, Result<(), Broken>) {
        let mut outcome = Outcome::new(self.launch);
        g.prepare(self.body, &self.header.ri, self.blocks);
        for number in 0..self.header.groups.count {
            // Under MSEQ a group sees what the one before has left.
            let registers = if self.header.parallel {
                self.launch.registers
            } else {
                outcome.last.values
            };
            self.start(g, number, &registers);
            if let Err(broken) = self.whole(g, mem, &mut observer) {
                outcome.counts(g);
                return (outcome, Err(broken));
            }
            outcome.group(g);
            if self.interrupted() {
                return (outcome, Err(Broken::Interrupted));
            }
        }
        (outcome, Ok(()))
    }

    /// Groups interleaved by a seed.
    pub(crate) fn random(
        &self,
        mem: &mut Memories<'_>,
        seed: u64,
        mut observer: Option<&mut dyn Observer>,
    ) -> (Outcome, Result<(), Broken>) {
        let mut outcome = Outcome::new(self.launch);
        let mut random = Random(seed);
        let count = self.header.groups.count;
        // Small launches begin their groups in any order, too.
        let mut order: Option<Vec<u64>> = (count <= 1 << 16).then(|| (0..count).collect());
        if let Some(order) = &mut order {
            random.shuffle(order);
        }
        let mut live: Vec<Group> = Vec::new();
        let mut spare: Vec<Group> = Vec::new();
        let mut next = 0;
        loop {
            while live.len() < WINDOW && next < count {
                let mut g = spare.pop().unwrap_or_else(|| {
                    let mut g = Group::new(observer.is_some());
                    g.prepare(self.body, &self.header.ri, self.blocks);
                    g
                });
                let number = order.as_ref().map_or(next, |o| o[next as usize]);
                self.start(&mut g, number, &self.launch.registers);
                live.push(g);
                next += 1;
            }
            if live.is_empty() {
                return (outcome, Ok(()));
            }
            let k = random.below(live.len() as u64) as usize;
            let share = 1 + random.below(12);
            let turn = self.turn(&mut live[k], mem, share, &mut observer);
            let broken = match turn {
                Ok(true) => {
                    self.done();
                    let g = live.swap_remove(k);
                    outcome.group(&g);
                    spare.push(g);
                    None
                }
                Ok(false) => None,
                Err(broken) => Some(broken),
            };
            let broken = broken.or(self.interrupted().then_some(Broken::Interrupted));
            if let Some(broken) = broken {
                live.iter().for_each(|g| outcome.counts(g));
                return (outcome, Err(broken));
            }
        }
    }

    /// Groups over threads.
    pub(crate) fn all_cores(
        &self,
        space: &AddressSpace<'_>,
        threads: usize,
    ) -> (Outcome, Result<(), Broken>) {
        let count = self.header.groups.count;
        let chunk = (count / (threads as u64 * 16)).clamp(1, 64);
        let next = AtomicU64::new(0);
        let failed_at = AtomicU64::new(u64::MAX);
        let stop = AtomicBool::new(false);
        let failure: Mutex<Option<(u64, RunError)>> = Mutex::new(None);
        let work = || {
            let mut outcome = Outcome::new(self.launch);
            let mut g = Group::new(false);
            g.prepare(self.body, &self.header.ri, self.blocks);
            let mut mem = Memories::new(space, self.header.tiles.views());
            loop {
                let first = next.fetch_add(chunk, Relaxed);
                if first >= count {
                    return outcome;
                }
                for number in first..first.saturating_add(chunk).min(count) {
                    if stop.load(Relaxed) || self.interrupted() || number > failed_at.load(Relaxed)
                    {
                        return outcome;
                    }
                    self.start(&mut g, number, &self.launch.registers);
                    match self.whole(&mut g, &mut mem, &mut None) {
                        Ok(()) => outcome.group(&g),
                        Err(Broken::Interrupted) => {
                            outcome.counts(&g);
                            stop.store(true, Relaxed);
                            return outcome;
                        }
                        Err(Broken::Error(e)) => {
                            outcome.counts(&g);
                            failed_at.fetch_min(number, Relaxed);
                            let mut f = failure.lock().unwrap_or_else(|e| e.into_inner());
                            if f.as_ref().is_none_or(|(n, _)| number < *n) {
                                *f = Some((number, e));
                            }
                            return outcome;
                        }
                    }
                }
            }
        };
        let outcomes = over_threads(threads, &work);
        let mut sum = Outcome::new(self.launch);
        for o in outcomes {
            sum.last.merge(&o.last);
            sum.stats += o.stats;
            sum.flags |= o.flags;
        }
        let failure = failure.into_inner().unwrap_or_else(|e| e.into_inner());
        let end = match failure {
            Some((_, e)) => Err(Broken::Error(e)),
            None if stop.load(Relaxed) || self.interrupted() => Err(Broken::Interrupted),
            None => Ok(()),
        };
        (sum, end)
    }

    fn report(&self, g: &Group, trap: Trap, why: String, at: u32) -> TrapReport {
        let pc = self.body.insts[at as usize].pc;
        let (lc1, lc2, _) = self.header.groups.get(g.number);
        report(
            self.launch.program,
            trap,
            why,
            pc,
            ((lc1, lc2), self.launch.in_grid(g.number)),
            g.p(),
            g.fault,
        )
    }

    fn limit(&self, g: &Group, limit: u64) -> LimitReport {
        let program = self.launch.program;
        let pc = self.body.insts[g.at as usize].pc;
        let (lc1, lc2, _) = self.header.groups.get(g.number);
        LimitReport {
            limit,
            pc,
            group: (lc1, lc2),
            in_grid: self.launch.in_grid(g.number),
            instruction: text(program, pc),
            position: position(program, pc),
            stats: Stats::default(),
        }
    }
}

/// Runs `work` on so many threads, this one included.
pub(crate) fn over_threads<T: Send>(threads: usize, work: &(impl Fn() -> T + Sync)) -> Vec<T> {
    std::thread::scope(|s| {
        let others: Vec<_> = (1..threads).map(|_| s.spawn(work)).collect();
        let mut outcomes = vec![work()];
        for other in others {
            match other.join() {
                Ok(outcome) => outcomes.push(outcome),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        outcomes
    })
}

/// A small generator of random numbers.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(crate) fn shuffle(&mut self, order: &mut [u64]) {
        for k in (1..order.len()).rev() {
            order.swap(k, self.below(k as u64 + 1) as usize);
        }
    }

    fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }
}
