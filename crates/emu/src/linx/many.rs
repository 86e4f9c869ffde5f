//! Many launches that do not depend on each other, on all cores.

use super::group::Group;
use super::memory::Memories;
use super::program::Program;
use super::run::{address_space, cores, ended, ready};
use super::schedule::{Job, Outcome, over_threads};
use super::{Launch, RunError, RunOptions, Stats, Summary};
use crate::memory::{AddressSpace, Memory};
use std::fmt;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// One of many launches did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedLaunch {
    /// Its number; of several the lowest.
    pub launch: u64,
    /// Why.
    pub error: RunError,
    /// Counts of all launches, as far as they came.
    pub stats: Stats,
}

impl fmt::Display for FailedLaunch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "launch {}: {}", self.launch, self.error)
    }
}

impl std::error::Error for FailedLaunch {}

/// What many launches have done together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Total {
    /// Counts.
    pub stats: Stats,
    /// Host threads that were used.
    pub threads: usize,
}

/// Runs launches that do not depend on each other over all cores, each on one thread with tiles of its own. The
/// summaries are in the order of the launches.
pub fn run_many(
    launches: &[Launch<'_>],
    memory: &Memory,
    options: &RunOptions<'_>,
) -> Result<Vec<Summary>, FailedLaunch> {
    let Some(first) = launches.first() else {
        return Ok(Vec::new());
    };
    let make = |k: u64, _| launches[k as usize].clone();
    let note = |all: &mut Vec<(u64, Summary)>, k, summary| all.push((k, summary));
    let count = launches.len() as u64;
    let (done, _, threads) = over_cores(first.program, count, &make, memory, options, &note)?;
    let mut all: Vec<_> = done.into_iter().flatten().collect();
    all.sort_by_key(|(k, _)| *k);
    Ok(all
        .into_iter()
        .map(|(_, s)| Summary { threads, ..s })
        .collect())
}

/// The same for so many launches of one program that are made when their turn comes: `make` gets the number of the
/// launch and that of the thread, below [`RunOptions::threads`]. It may prepare memory that is the thread's own.
pub fn run_each<'p>(
    program: &'p Program,
    count: u64,
    make: &(dyn Fn(u64, usize) -> Launch<'p> + Sync),
    memory: &Memory,
    options: &RunOptions<'_>,
) -> Result<Total, FailedLaunch> {
    let note = |_: &mut (), _, _| {};
    let (_, stats, threads) = over_cores(program, count, make, memory, options, &note)?;
    Ok(Total { stats, threads })
}

/// What each thread has noted, the counts of all, and how many threads there were.
fn over_cores<'p, T: Default + Send>(
    program: &'p Program,
    count: u64,
    make: &(dyn Fn(u64, usize) -> Launch<'p> + Sync),
    memory: &Memory,
    options: &RunOptions<'_>,
    note: &(dyn Fn(&mut T, u64, Summary) + Sync),
) -> Result<(Vec<T>, Stats, usize), FailedLaunch> {
    let space = address_space(program, memory).map_err(|e| FailedLaunch {
        launch: 0,
        error: RunError::Launch(e),
        stats: Stats::default(),
    })?;
    let most = usize::try_from(count).unwrap_or(usize::MAX);
    let threads = cores(options).min(most).max(1);
    let next = AtomicU64::new(0);
    let numbers = AtomicUsize::new(0);
    let failed_at = AtomicU64::new(u64::MAX);
    let work = || {
        let thread = numbers.fetch_add(1, Relaxed);
        let mut noted = T::default();
        let mut stats = Stats::default();
        let mut g = Group::new(false);
        loop {
            let k = next.fetch_add(1, Relaxed);
            if k >= count || k > failed_at.load(Relaxed) {
                return (noted, stats, None);
            }
            let launch = make(k, thread);
            let shared = std::ptr::eq(launch.program, program).then_some(&space);
            match alone(&launch, memory, shared, options, &mut g) {
                Ok(summary) => {
                    stats += summary.stats;
                    note(&mut noted, k, summary);
                }
                Err(error) => {
                    failed_at.fetch_min(k, Relaxed);
                    stats += error.stats();
                    return (noted, stats, Some((k, error)));
                }
            }
        }
    };
    let mut all = Vec::new();
    let mut stats = Stats::default();
    let mut failed: Option<(u64, RunError)> = None;
    for (noted, own, error) in over_threads(threads, &work) {
        all.push(noted);
        stats += own;
        if let Some(e) = error
            && failed.as_ref().is_none_or(|f| e.0 < f.0)
        {
            failed = Some(e);
        }
    }
    match failed {
        Some((launch, error)) => Err(FailedLaunch {
            launch,
            error,
            stats,
        }),
        None => Ok((all, stats, threads)),
    }
}

/// One launch on this thread, its groups in order.
fn alone(
    launch: &Launch<'_>,
    memory: &Memory,
    shared: Option<&AddressSpace<'_>>,
    options: &RunOptions<'_>,
    g: &mut Group,
) -> Result<Summary, RunError> {
    let ready = ready(launch, options)?;
    let Some(body) = ready.body.clone() else {
        return Ok(ready.finish(launch, options, Outcome::new(launch), 1));
    };
    let own;
    let space = match shared {
        Some(space) => space,
        None => {
            own = address_space(launch.program, memory).map_err(RunError::Launch)?;
            &own
        }
    };
    let job = Job {
        launch,
        header: &ready.header,
        body: &body,
        options,
        blocks: ready.blocks,
    };
    let mut mem = Memories::new(space, ready.header.tiles.views());
    let outcome = ended(job.in_order(g, &mut mem, None))?;
    Ok(ready.finish(launch, options, outcome, 1))
}
