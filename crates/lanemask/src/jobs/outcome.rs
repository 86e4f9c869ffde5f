//! What a job did.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use lanemask_diag::Diagnostic;
use lanemask_emu::{
    Completion, EarlyUse, Memory, PauseScope, Schedule, Shape, SourcePosition, StaleExecution,
    Stats, TrapReport, WarpRegisters, linx,
};
use lanemask_job::{Job, Mismatches, PIECE_BYTES, Target};
use lanemask_object::{KernelMeta, LinxMode};
use serde_json::{Value, json};

use crate::linx::{GroupRace, OrderDifference};

/// What executes the instructions.
const ENGINE: &str = "interpreter";

/// How a job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobStatus {
    /// Everything is as the job expects.
    Fine,
    /// Some elements differ from what the job expects.
    Mismatch,
    /// A trap, or the instruction limit.
    Trapped,
    /// Somebody asked to stop.
    Interrupted,
}

/// In which order a job ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// On w32.
    W32 {
        /// Order of turns.
        schedule: Schedule,
        /// When results come.
        completion: Completion,
        /// The machine; `None`: each workgroup has a core for itself.
        shape: Option<Shape>,
    },
    /// On linx.
    Linx(linx::Order),
}

impl Choices {
    /// As the command line's switches say it: keys of the JSON object.
    fn add_to(self, value: &mut Value) {
        let random = |seed: u64| (format!("random:{seed}"), Some(seed));
        let (schedule, seed) = match self {
            Choices::W32 { schedule, .. } => match schedule {
                Schedule::Rounds => ("rounds".to_string(), None),
                Schedule::Random { seed } => random(seed),
            },
            Choices::Linx(order) => match order {
                linx::Order::InOrder => ("in-order".to_string(), None),
                linx::Order::AllCores => ("parallel".to_string(), None),
                linx::Order::Random { seed } => random(seed),
            },
        };
        value["schedule"] = schedule.into();
        value["seed"] = seed.into();
        if let Choices::W32 {
            completion, shape, ..
        } = self
        {
            value["complete"] = match completion {
                Completion::AtOnce => "at-once".into(),
                Completion::Late => "late".into(),
                Completion::Random { seed } => random(seed).0.into(),
            };
            value["shape"] = shape.map_or(Value::Null, |s| {
                json!({ "cores": s.cores, "sps": s.sps, "warps": s.warps, "workgroups": s.workgroups })
            });
        }
    }
}

/// Workgroup and warp (strip) of a group of a compiled kernel.
pub type WarpPlace = ([u32; 3], u32);

/// A trap, or the instruction limit.
#[derive(Clone, Debug, PartialEq)]
pub enum JobTrap {
    /// On w32.
    W32(Box<TrapReport>),
    /// On linx; of a compiled kernel with the place of the group, if only one launch was under way.
    Linx {
        /// What the engine reports.
        report: Box<linx::TrapReport>,
        /// Which group.
        place: Option<WarpPlace>,
    },
    /// The instruction limit on linx.
    LinxLimit {
        /// What the engine reports.
        report: Box<linx::LimitReport>,
        /// Which group.
        place: Option<WarpPlace>,
    },
}

impl fmt::Display for JobTrap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match self {
            JobTrap::W32(report) => return report.fmt(f),
            JobTrap::Linx { report, place } => {
                report.fmt(f)?;
                place
            }
            JobTrap::LinxLimit { report, place } => {
                linx::RunError::Limit(report.clone()).fmt(f)?;
                place
            }
        };
        match place {
            Some(([x, y, z], strip)) => write!(f, "\n  in workgroup {x},{y},{z}, warp {strip}"),
            None => Ok(()),
        }
    }
}

/// What one dispatch of a job did.
#[derive(Clone, Debug, PartialEq)]
pub struct DispatchOutcome {
    /// The shader file.
    pub shader: PathBuf,
    /// Kernel metadata.
    pub kernel: KernelMeta,
    /// Bytes of code in the object.
    pub code_bytes: usize,
    /// Workgroups per dimension.
    pub workgroups: [u32; 3],
    /// What was executed.
    pub stats: Stats,
    /// Launches of which several orders of groups were compared; those of linx only.
    pub compared_launches: u64,
    /// A condition of the proof of an MPAR kernel that does not hold, so that its groups ran in order (L-32).
    pub failed_condition: Option<String>,
}

/// What a job did.
#[derive(Debug)]
pub struct JobOutcome {
    /// How it ended.
    pub status: JobStatus,
    /// The machine.
    pub target: Target,
    /// In which order and on what machine it ran, so that a run can be repeated.
    pub choices: Choices,
    /// Threads, the most that a dispatch used.
    pub threads: usize,
    /// What was executed, all dispatches together.
    pub stats: Stats,
    /// The dispatches that have begun.
    pub dispatches: Vec<DispatchOutcome>,
    /// Whether the result of an atomic on storage is used, so that it can depend on the order.
    pub order_dependent: bool,
    /// Time to read and compile the shaders.
    pub compile_time: Duration,
    /// Time to run the dispatches.
    pub run_time: Duration,
    /// Indices in [`Job::binds`] of the buffers that kernels may write.
    pub written: Vec<usize>,
    /// Elements that differ; empty unless the job ran to its end.
    pub mismatches: Mismatches,
    /// Why and where a warp stopped.
    pub trap: Option<JobTrap>,
    /// Registers of the warps that were asked for, at their end.
    pub registers: Vec<WarpRegisters>,
    /// R0 to R23 after each block of hand-written linx code.
    pub linx_registers: Vec<[u64; 24]>,
    /// Results of linx kernels that depend on the order of groups, if that was checked.
    pub order_differences: Vec<OrderDifference>,
    /// Groups of linx kernels that access what others write, if orders were checked.
    pub races: Vec<GroupRace>,
    /// Registers of w32 kernels that were used before the `waitcnt` of their result, if that was checked.
    pub early_uses: Option<Vec<EarlyUse>>,
    /// Instructions of w32 kernels that ran although the code had changed, if that was checked.
    pub stale_code: Option<Vec<StaleExecution>>,
    /// What the assembler warned of, and binds that no kernel uses.
    pub warnings: Vec<Diagnostic>,
    pub(super) memory: Memory,
    pub(super) addresses: Vec<u64>,
}

impl JobOutcome {
    /// Whether the job ran to its end, as expected or not.
    pub fn finished(&self) -> bool {
        matches!(self.status, JobStatus::Fine | JobStatus::Mismatch)
    }

    /// The contents of a buffer after the run, by the index of its bind.
    pub fn bytes(&self, job: &Job, index: usize) -> Vec<u8> {
        self.part(index, 0, job.binds[index].len_bytes())
    }

    /// Gives the contents of a buffer piece by piece.
    fn each_piece<E>(
        &self,
        job: &Job,
        index: usize,
        receive: &mut dyn FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let len_bytes = job.binds[index].len_bytes();
        let mut at = 0;
        while at < len_bytes {
            let piece = self.part(index, at, (len_bytes - at).min(PIECE_BYTES as u64));
            receive(&piece)?;
            at += piece.len() as u64;
        }
        Ok(())
    }

    pub(super) fn part(&self, index: usize, at: u64, len_bytes: u64) -> Vec<u8> {
        self.memory
            .read(self.addresses[index] + at, len_bytes)
            .expect("every buffer of the job has been mapped")
    }

    /// Writes the files that the job asks for, if it ran to its end.
    ///
    /// # Errors
    ///
    /// A file cannot be written.
    pub fn write_outputs(&self, job: &Job) -> Result<(), Diagnostic> {
        if self.finished() {
            for (index, bind) in job.binds.iter().enumerate() {
                bind.write_out(&mut |receive| self.each_piece(job, index, receive))?;
                bind.write_image(|| self.bytes(job, index))?;
            }
        }
        Ok(())
    }

    /// The lines that the job asks for.
    pub fn prints(&self, job: &Job) -> Vec<String> {
        let mut lines = Vec::new();
        for (index, bind) in job.binds.iter().enumerate() {
            if let Some(count) = bind.print {
                let first = count.min(bind.len) * bind.ty.size_bytes() as u64;
                lines.extend(bind.print_line(&self.part(index, 0, first)));
            }
        }
        lines
    }

    fn output_json(&self, job: &Job, index: usize) -> Value {
        let sha256 = lanemask_job::sha256_hex_of(|add| {
            let done: Result<(), Infallible> = self.each_piece(job, index, &mut |piece| {
                add(piece);
                Ok(())
            });
            let Ok(()) = done;
        });
        let bind = &job.binds[index];
        let first = self.part(index, 0, bind.len_bytes().min(PIECE_BYTES as u64));
        lanemask_job::output_json_with(bind, &first, &sha256)
    }

    /// The object that describes the outcome to other programs.
    pub fn to_json(&self, job: &Job) -> Value {
        let outputs: Vec<Value> = self
            .written
            .iter()
            .map(|&i| self.output_json(job, i))
            .collect();
        let mut value = json!({
            "ok": self.status == JobStatus::Fine,
            "target": self.target.name(),
            "engine": ENGINE,
            "threads": self.threads,
            "warp_instructions": self.stats.warp_instructions,
            "vector_instructions": self.stats.vector_instructions,
            "lane_instructions": self.stats.lane_instructions,
            "lane_utilisation": self.stats.lane_utilisation(),
            "order_dependent": self.order_dependent,
            "seconds": {
                "compile": self.compile_time.as_secs_f64(),
                "run": self.run_time.as_secs_f64(),
            },
            "outputs": outputs,
            "mismatches": lanemask_job::mismatches_json(&self.mismatches),
            "mismatch_count": self.mismatches.count,
            "trap": self.trap.as_ref().map(trap_json),
        });
        self.choices.add_to(&mut value);
        if self.target == Target::W32 {
            let found = self.early_uses.as_ref();
            let found = found.map(|f| f.iter().map(early_use_json).collect::<Vec<_>>());
            value["early_uses"] = found.into();
            let found = self.stale_code.as_ref();
            let found = found.map(|f| f.iter().map(stale_json).collect::<Vec<_>>());
            value["stale_code"] = found.into();
        }
        if self.target == Target::Linx {
            let found = self.order_differences.iter().map(difference_json);
            value["order_differences"] = found.collect();
            value["races"] = self.races.iter().map(race_json).collect();
            value["order_checks"] = self.dispatches.iter().map(order_check_json).collect();
        }
        value
    }
}

fn source_json(source: Option<&SourcePosition>) -> Value {
    source.map_or(
        Value::Null,
        |s| json!({ "file": s.file, "line": s.line, "column": s.column }),
    )
}

fn early_use_json(found: &EarlyUse) -> Value {
    json!({
        "rule": "w32-wait-missing",
        "kernel": found.kernel,
        "message": found.to_string(),
        "register": found.register,
        "read": found.read,
        "pc": found.pc,
        "instruction": found.instruction,
        "source": source_json(found.source.as_ref()),
        "pending": {
            "register": found.pending_register,
            "pc": found.pending_pc,
            "instruction": found.pending_instruction,
            "source": source_json(found.pending_source.as_ref()),
        },
        "counter": found.counter,
        "wait": found.wait,
        "workgroup": found.workgroup,
        "warp": found.warp,
        "count": found.count,
    })
}

fn stale_json(found: &StaleExecution) -> Value {
    json!({
        "kernel": found.kernel,
        "message": found.to_string(),
        "pc": found.pc,
        "instruction": found.instruction,
        "source": source_json(found.source.as_ref()),
        "workgroup": found.workgroup,
        "warp": found.warp,
        "count": found.count,
        "store": {
            "pc": found.store_pc,
            "instruction": found.store_instruction,
            "source": source_json(found.store_source.as_ref()),
            "workgroup": found.store_workgroup,
            "warp": found.store_warp,
        },
    })
}

fn trap_json(trap: &JobTrap) -> Value {
    match trap {
        JobTrap::W32(report) => json!({
            "cause": report.cause,
            "name": report.name,
            "info": report.info,
            "workgroup": report.workgroup,
            "warp": report.warp,
            "pc": report.pc,
            "instruction": report.instruction,
            "source": source_json(report.source.as_ref()),
            "lanes": report.lanes,
            "helpers": report.helpers,
            "faulting_lanes": report.faulting_lanes,
            "address": report.address.map(hex),
            "detail": report.detail,
            "handling": report.handling.as_ref().map(|first| json!({
                "cause": first.cause,
                "name": first.name,
                "info": first.info,
                "pc": first.pc,
                "instruction": first.instruction,
            })),
            "paused": report.paused.map(|scope| match scope {
                PauseScope::Warp => "warp",
                PauseScope::Workgroup => "workgroup",
                PauseScope::Dispatch => "dispatch",
            }),
        }),
        JobTrap::Linx { report, place } => json!({
            "cause": report.trap.cause,
            "name": report.trap.name(),
            "info": hex(report.trap.arg0),
            "workgroup": place.map(|p| p.0),
            "warp": place.map(|p| p.1),
            "pc": report.pc,
            "instruction": report.instruction,
            "source": source_json(report.position.as_ref()),
            "lanes": hex(report.p),
            "trapnum": report.trap.trapnum,
            "trapno": hex(report.e_word),
            "group": [report.group.0, report.group.1],
            "faulting_lanes": hex(report.lanes),
            "why": report.why,
        }),
        JobTrap::LinxLimit { report, place } => json!({
            "cause": 0,
            "name": "InstructionLimit",
            "info": report.limit,
            "workgroup": place.map(|p| p.0),
            "warp": place.map(|p| p.1),
            "pc": report.pc,
            "instruction": report.instruction,
            "source": source_json(report.position.as_ref()),
            "lanes": null,
            "group": [report.group.0, report.group.1],
        }),
    }
}

/// Numbers of 64 bits that programs may not take for floats.
fn hex(n: u64) -> String {
    format!("{n:#x}")
}

fn order_check_json(dispatch: &DispatchOutcome) -> Value {
    json!({
        "kernel": dispatch.kernel.name,
        "mode": dispatch.kernel.linx.as_ref().map(|l| match l.mode {
            LinxMode::Mpar => "mpar",
            LinxMode::Mseq => "mseq",
        }),
        "compared_launches": dispatch.compared_launches,
        "failed_condition": dispatch.failed_condition,
    })
}

fn race_json(found: &GroupRace) -> Value {
    let race = &found.race;
    let accesses = [&race.first, &race.second];
    let accesses = accesses.iter().enumerate().map(|(k, access)| {
        let place = found.places.map(|places| places[k]);
        json!({
            "kind": match access.kind {
                linx::Touch::Read => "read",
                linx::Touch::Write => "write",
                linx::Touch::Atomic => "atomic",
            },
            "group": access.group,
            "workgroup": place.map(|p| p.0),
            "warp": place.map(|p| p.1),
            "lane": access.lane,
            "pc": access.pc,
            "instruction": access.instruction,
            "source": source_json(access.position.as_ref()),
        })
    });
    json!({
        "rule": "linx-mpar-conflict",
        "message": race.to_string(),
        "place": race.place.to_string(),
        "accesses": accesses.collect::<Vec<_>>(),
        "count": race.count,
        "resource": resource_json(found.resource),
    })
}

fn resource_json(resource: Option<(usize, u64)>) -> Value {
    resource.map_or(Value::Null, |(k, at)| json!({ "index": k, "byte": at }))
}

fn difference_json(found: &OrderDifference) -> Value {
    let d = &found.difference;
    json!({
        "allowed": d.allowed,
        "rule": d.rule,
        "place": d.place.to_string(),
        "values": [d.values.0, d.values.1],
        "seed": d.seed,
        "first_group": found.first_group,
        "writers": d.writers,
        "readers": d.readers,
        "updaters": d.updaters,
        "resource": resource_json(found.resource),
    })
}
