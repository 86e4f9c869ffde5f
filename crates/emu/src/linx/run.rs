//! From a launch to its summary.

use super::code::Body;
use super::group::Group;
use super::header::{Failure, Header, execute};
use super::memory::Memories;
use super::observer::Observer;
use super::program::Program;
use super::schedule::{Broken, Job, Outcome};
use super::shadow::Shadow;
use super::trap::{Trap, TrapReport};
use super::{Inactive, Launch, LaunchError, Order, RunError, RunOptions, Stats, Summary};
use crate::memory::{AddressSpace, Cells, Memory, Segment};
use crate::trap::SourcePosition;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

pub(crate) fn text(program: &Program, pc: u64) -> String {
    match program.insn(pc) {
        Ok(insn) => insn.to_string(),
        Err(_) => match program.bytes_from(pc) {
            [a, b, ..] => format!("{:04x} (not an instruction)", u16::from_le_bytes([*a, *b])),
            _ => "(no code)".to_string(),
        },
    }
}

pub(crate) fn position(program: &Program, pc: u64) -> Option<SourcePosition> {
    let offset = u32::try_from(pc.checked_sub(program.base())?).ok()?;
    let (file, row) = program.object().lines.find(offset)?;
    Some(SourcePosition {
        file: file.to_string(),
        line: row.line,
        column: row.column,
    })
}

pub(crate) fn report(
    program: &Program,
    trap: Trap,
    why: String,
    pc: u64,
    (group, in_grid): ((u64, u64), Option<u64>),
    p: u64,
    lanes: u64,
) -> TrapReport {
    TrapReport {
        trap,
        pc,
        group,
        in_grid,
        p,
        lanes: if matches!(trap.trapnum, 34 | 35) || lanes != 0 && trap.trapnum == 4 {
            lanes
        } else {
            0
        },
        instruction: text(program, pc),
        why,
        position: position(program, pc),
        e_word: trap.e_word(),
        stats: Stats::default(),
    }
}

/// Everything that a launch can address: buffers, and the program's code and data read-only.
pub(crate) fn address_space<'a>(
    program: &'a Program,
    memory: &'a Memory,
) -> Result<AddressSpace<'a>, LaunchError> {
    let mut space = AddressSpace {
        segments: memory.views().filter(|s| s.bytes > 0).collect(),
    };
    let object = program.object();
    let own = [
        (program.base(), object.code.len(), program.code_words()),
        (program.data_base(), object.data.len(), program.data_words()),
    ];
    for (base, bytes, words) in own {
        if bytes > 0
            && !space.add(Segment {
                base,
                bytes: bytes as u64,
                cells: Cells::Fixed(words),
            })
        {
            return Err(LaunchError::Overlap(base));
        }
    }
    Ok(space)
}

/// A header executed, its body decoded.
pub(crate) struct Ready {
    pub(crate) header: Header,
    pub(crate) body: Option<Arc<Body>>,
    pub(crate) blocks: usize,
}

pub(crate) fn ready(launch: &Launch<'_>, options: &RunOptions<'_>) -> Result<Ready, RunError> {
    let program = launch.program;
    let header = execute(
        program,
        launch.header,
        &launch.registers,
        &launch.tiles,
        &options.policy,
    )
    .map_err(|f| match f {
        Failure::Trap { trap, pc, why } => RunError::Trap(Box::new(report(
            program,
            trap,
            why,
            pc,
            ((0, 0), None),
            0,
            0,
        ))),
        Failure::Refused(kind) => RunError::Launch(LaunchError::NotRunnable(kind)),
    })?;
    if options
        .max_groups
        .is_some_and(|most| header.groups.count > most)
    {
        return Err(RunError::Launch(LaunchError::TooManyGroups(
            header.groups.count,
        )));
    }
    // No lanes: the body is not entered.
    let body = (header.groups.count > 0)
        .then(|| program.body(header.body, &options.policy, header.ri.len(), options.flags));
    let blocks = match (header.lanes, options.policy.inactive) {
        (_, Inactive::Poison(_)) => 2,
        (0..=32, _) => 1,
        _ => 2,
    };
    Ok(Ready {
        header,
        body,
        blocks,
    })
}

impl Ready {
    /// The block is over: what is left of it.
    pub(crate) fn finish(
        self,
        launch: &Launch<'_>,
        options: &RunOptions<'_>,
        outcome: Outcome,
        threads: usize,
    ) -> Summary {
        let mut tiles = launch.tiles.clone();
        self.header.tiles.finish(&mut tiles);
        let mut registers = outcome.last.values;
        registers[0] = 0;
        Summary {
            registers,
            contested: if self.header.parallel {
                outcome.last.mask()
            } else {
                0
            },
            tiles,
            next: self.header.next,
            fcsr: options
                .flags
                .then(|| lanemask_sem::linx::fcsr_flags(outcome.flags)),
            stats: outcome.stats,
            threads,
        }
    }
}

/// What groups have done, or why one did not come to its end and what all had done until then.
pub(crate) fn ended((outcome, end): (Outcome, Result<(), Broken>)) -> Result<Outcome, RunError> {
    match end {
        Ok(()) => Ok(outcome),
        Err(Broken::Error(e)) => Err(e.with_stats(outcome.stats)),
        Err(Broken::Interrupted) => Err(RunError::Interrupted(outcome.stats)),
    }
}

pub(crate) fn cores(options: &RunOptions<'_>) -> usize {
    match options.threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n,
    }
}

/// Runs a launch to its end.
pub fn run(
    launch: &Launch<'_>,
    memory: &Memory,
    options: &RunOptions<'_>,
    observer: Option<&mut dyn Observer>,
) -> Result<Summary, RunError> {
    run_logged(launch, memory, options, observer, None).map(|(summary, _)| summary)
}

pub(crate) fn run_logged(
    launch: &Launch<'_>,
    memory: &Memory,
    options: &RunOptions<'_>,
    observer: Option<&mut dyn Observer>,
    log: Option<Shadow>,
) -> Result<(Summary, Option<Shadow>), RunError> {
    let ready = ready(launch, options)?;
    let space = address_space(launch.program, memory).map_err(RunError::Launch)?;
    let count = ready.header.groups.count;
    if let Some(p) = options.progress {
        p.workgroups.store(count, Relaxed);
        p.done.store(0, Relaxed);
    }
    let Some(body) = ready.body.clone() else {
        return Ok((ready.finish(launch, options, Outcome::new(launch), 1), log));
    };
    let job = Job {
        launch,
        header: &ready.header,
        body: &body,
        options,
        blocks: ready.blocks,
    };
    let mut mem = Memories::new(&space, ready.header.tiles.views());
    mem.log = log;
    let order = if ready.header.parallel {
        options.order
    } else {
        Order::InOrder
    };
    let mut threads = 1;
    let outcome = match order {
        Order::AllCores if observer.is_none() && mem.log.is_none() => {
            threads = cores(options)
                .min(usize::try_from(count).unwrap_or(usize::MAX))
                .max(1);
            if threads > 1 {
                job.all_cores(&space, threads)
            } else {
                job.in_order(&mut Group::new(false), &mut mem, None)
            }
        }
        Order::Random { seed } => job.random(&mut mem, seed, observer),
        _ => job.in_order(&mut Group::new(observer.is_some()), &mut mem, observer),
    };
    let log = mem.log.take();
    let outcome = ended(outcome)?;
    Ok((ready.finish(launch, options, outcome, threads), log))
}
