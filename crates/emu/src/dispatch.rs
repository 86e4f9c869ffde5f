//! Dispatches: what is to run, how, and what came of it.

use crate::cores::{Core, Pool};
use crate::engine::{Engine, Outcome, local};
use crate::launch::{Dispatch, LaunchError, address_space, arguments, count};
use crate::memory::{AddressSpace, Memory};
use crate::observer::Observer;
use crate::outstanding::{Acts, Completion};
use crate::program::Code;
use crate::shape::{Schedule, Shape, Shuffle};
use crate::stats::{Progress, Stats};
use crate::trap::{TrapReport, WarpRegisters};
use crate::warp::Row;
use lanemask_object::KernelMeta;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};

/// Workgroups that are under way at once in a random order, if the machine has no shape.
const WINDOW: u64 = 16;

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
    /// The machine; without one, each workgroup has a core for itself.
    pub shape: Option<Shape>,
    /// Order of turns.
    pub schedule: Schedule,
    /// Maps the code writable: what kernels store there runs after `icache.inv`.
    pub writable_code: bool,
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
    with_job(dispatch, memory, options, observer, |job| {
        let threads = job.threads();
        let done: Vec<Outcome> = if threads == 1 {
            vec![job.engine(0, 1).work()]
        } else {
            std::thread::scope(|scope| {
                let others: Vec<_> = (1..threads)
                    .map(|t| scope.spawn(move || job.engine(t, threads).work()))
                    .collect();
                let mut all = vec![job.engine(0, threads).work()];
                for other in others {
                    match other.join() {
                        Ok(outcome) => all.push(outcome),
                        Err(panic) => std::panic::resume_unwind(panic),
                    }
                }
                all
            })
        };
        job.result(done)
    })?
}

/// Prepares a dispatch and gives it to `f`.
pub(crate) fn with_job<R>(
    dispatch: &Dispatch<'_>,
    memory: &Memory,
    options: &RunOptions<'_>,
    observer: Option<&dyn Observer>,
    f: impl FnOnce(&Job<'_>) -> R,
) -> Result<R, LaunchError> {
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
    let local = local(kernel.workgroup_size);
    if let Some(shape) = options.shape {
        fits(shape, local.len())?;
    }
    let cells: Option<Vec<AtomicU32>> = options.writable_code.then(|| {
        let words = program.code_words().iter();
        words.map(|w| AtomicU32::new(*w)).collect()
    });
    let space = address_space(program, memory, &arguments, cells.as_deref())?;
    let code = program.code(index);
    if let Some(p) = options.progress {
        p.workgroups.store(total, Relaxed);
        p.done.store(0, Relaxed);
    }
    let mut job = Job {
        dispatch,
        kernel,
        code,
        // Flags of what ran before the code changed must be there.
        exact: code.exact || options.writable_code,
        cells: cells.as_ref().map(|c| &c[..program.whole_words().len()]),
        space: &space,
        options,
        observer,
        acts: Acts::new(program.whole_words(), options.completion),
        local,
        pool: Pool {
            next: AtomicU64::new(0),
            total,
            chunk: 1,
            shuffle: None,
        },
        failed_at: AtomicU64::new(u64::MAX),
        interrupted: AtomicBool::new(false),
        failure: Mutex::new(None),
    };
    match job.seed() {
        Some(seed) => job.pool.shuffle = Some(Shuffle::new(total, seed)),
        None => job.pool.chunk = (total / (job.threads() as u64 * 16)).clamp(1, 64),
    }
    Ok(f(&job))
}

/// Whether a workgroup of so many warps fits on a core.
fn fits(shape: Shape, warps: usize) -> Result<(), LaunchError> {
    if let Some(problem) = shape.problem() {
        return Err(LaunchError::BadShape(problem));
    }
    if warps as u64 > shape.warps_of_core() {
        return Err(LaunchError::DoesNotFit { warps, shape });
    }
    Ok(())
}

/// A dispatch under way.
pub(crate) struct Job<'a> {
    pub(crate) dispatch: &'a Dispatch<'a>,
    pub(crate) kernel: &'a KernelMeta,
    /// The code as it was launched.
    pub(crate) code: &'a Code,
    /// Whether flags and float modes are computed.
    pub(crate) exact: bool,
    /// The words of the code, if kernels may write them.
    pub(crate) cells: Option<&'a [AtomicU32]>,
    pub(crate) space: &'a AddressSpace<'a>,
    pub(crate) options: &'a RunOptions<'a>,
    pub(crate) observer: Option<&'a dyn Observer>,
    /// Where results come later, in the code as it was launched.
    pub(crate) acts: Option<Acts>,
    /// v0 to v3 and EXEC at launch, of each warp.
    pub(crate) local: Vec<([Row; 4], u32)>,
    /// Workgroups of cores that have one at a time.
    pub(crate) pool: Pool,
    /// Lowest workgroup that failed; higher ones need not run.
    failed_at: AtomicU64,
    interrupted: AtomicBool,
    failure: Mutex<Option<(u64, Box<TrapReport>)>>,
}

impl<'a> Job<'a> {
    /// The seed of a random order.
    pub(crate) fn seed(&self) -> Option<u64> {
        match self.options.schedule {
            Schedule::Rounds => None,
            Schedule::Random { seed } => Some(seed),
        }
    }

    /// Host threads.
    pub(crate) fn threads(&self) -> usize {
        let options = self.options;
        if options.deterministic || self.observer.is_some() || self.seed().is_some() {
            return 1;
        }
        let wanted = match options.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        };
        let cores = options.shape.map_or(u64::MAX, |s| s.cores.into());
        let most = self.pool.total.min(cores);
        wanted
            .min(usize::try_from(most).unwrap_or(usize::MAX))
            .max(1)
    }

    /// The cores of host thread `thread` of so many.
    pub(crate) fn engine<'j>(&'j self, thread: usize, threads: usize) -> Engine<'j>
    where
        'a: 'j,
    {
        let cores = match (self.options.shape, self.seed()) {
            (None, None) => vec![Core::alone()],
            (None, Some(_)) => {
                let window = self.pool.total.min(WINDOW);
                (0..window).map(|_| Core::alone()).collect()
            }
            (Some(shape), seed) => (0..shape.cores)
                .skip(thread)
                .step_by(threads)
                .map(|c| Core::of_shape(c, shape, self.pool.total, seed))
                .collect(),
        };
        Engine::new(self, cores)
    }

    /// Whether workgroup `lowest` and all later ones are of no interest any more.
    pub(crate) fn cancelled(&self, lowest: u64) -> bool {
        if self.options.interrupt.is_some_and(|i| i.load(Relaxed)) {
            self.interrupted.store(true, Relaxed);
        }
        self.interrupted.load(Relaxed) || lowest > self.failed_at.load(Relaxed)
    }

    /// Notes that a workgroup has failed.
    pub(crate) fn failed(&self, number: u64, report: TrapReport) {
        self.failed_at.fetch_min(number, Relaxed);
        let mut failure = self.failure.lock().unwrap_or_else(|e| e.into_inner());
        if failure.as_ref().is_none_or(|(g, _)| number < *g) {
            *failure = Some((number, Box::new(report)));
        }
    }

    /// What the threads' outcomes come to.
    pub(crate) fn result(&self, done: Vec<Outcome>) -> Result<Summary, RunError> {
        let mut summary = Summary {
            threads: done.len(),
            ..Summary::default()
        };
        for mut outcome in done {
            summary.stats += outcome.stats;
            summary.registers.append(&mut outcome.registers);
        }
        summary.registers.sort_by_key(|r| r.warp);
        let failure = self
            .failure
            .lock()
            .unwrap_or_else(|e| e.into_inner())
            .take();
        match failure {
            Some((_, mut report)) => {
                report.stats = summary.stats;
                Err(if report.cause == 0 {
                    RunError::InstructionLimit(report)
                } else {
                    RunError::Trap(report)
                })
            }
            None if self.interrupted.load(Relaxed) => Err(RunError::Interrupted(Box::new(summary))),
            None => Ok(summary),
        }
    }
}
