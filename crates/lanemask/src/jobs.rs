//! Runs jobs.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use lanemask_diag::{Diagnostic, Sources, Span};
use lanemask_emu::{
    BufferBinding, Dispatch, LaunchError, Memory, MemoryError, Observer, RunError, RunOptions,
    Stats, TrapReport, WarpRegisters,
};
use lanemask_isa::w32::{LANES, U_REGS};
use lanemask_job::{
    Bind, Contents, DispatchSpec, Job, Mismatches, PIECE_BYTES, ShaderKind, Slot, Target,
};
use lanemask_object::{Access, KernelMeta, ResourceMeta};
use serde_json::{Value, json};

use crate::shader::{Kernel, Shader, unsupported_shader};

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
}

/// What a job did.
#[derive(Debug)]
pub struct JobOutcome {
    /// How it ended.
    pub status: JobStatus,
    /// The machine.
    pub target: Target,
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
    pub trap: Option<Box<TrapReport>>,
    /// Registers of the warps that were asked for, at their end.
    pub registers: Vec<WarpRegisters>,
    /// What the assembler warned of, and binds that no kernel uses.
    pub warnings: Vec<Diagnostic>,
    memory: Memory,
    addresses: Vec<u64>,
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

    fn part(&self, index: usize, at: u64, len_bytes: u64) -> Vec<u8> {
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
        json!({
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
            "trap": self.trap.as_deref().map(trap_json),
        })
    }
}

fn trap_json(report: &TrapReport) -> Value {
    json!({
        "cause": report.cause,
        "name": report.name,
        "info": report.info,
        "workgroup": report.workgroup,
        "warp": report.warp,
        "pc": report.pc,
        "instruction": report.instruction,
        "source": report.source.as_ref().map(|s| {
            json!({ "file": s.file, "line": s.line, "column": s.column })
        }),
        "lanes": report.lanes,
    })
}

/// Refuses by name what cannot be run yet.
///
/// # Errors
///
/// `unsupported-target`, `unsupported-shader`: one for each place.
pub fn check_supported(job: &Job) -> Result<(), Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    if !job.target.is_supported() {
        diagnostics.push(placed(unsupported_target(job.target), job.target_span, ""));
    }
    for dispatch in &job.dispatches {
        let language = match dispatch.kind {
            ShaderKind::SpirV => "SPIR-V",
            ShaderKind::Glsl => "GLSL",
            ShaderKind::Wgsl | ShaderKind::Assembly | ShaderKind::Object => continue,
        };
        let diagnostic = unsupported_shader(&dispatch.shader, language);
        diagnostics.push(placed(diagnostic, dispatch.shader_span, ""));
    }
    if diagnostics.is_empty() {
        Ok(())
    } else {
        Err(diagnostics)
    }
}

/// A target that cannot be worked with yet.
pub fn unsupported_target(target: Target) -> Diagnostic {
    let message = format!("the target `{target}` is not supported yet");
    Diagnostic::error("unsupported-target", message).note(format!("`{}` is", Target::W32))
}

/// Gives a diagnostic a place if it has none.
fn placed(diagnostic: Diagnostic, span: Option<Span>, label: &str) -> Diagnostic {
    match span {
        Some(span) if diagnostic.primary.is_none() => diagnostic.at(span, label),
        _ => diagnostic,
    }
}

/// One dispatch, ready to run.
struct Plan<'j> {
    spec: &'j DispatchSpec,
    kernel: Kernel,
    /// Index of the bind for each resource.
    slots: Vec<usize>,
}

/// Warps of which somebody wants to know more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarpsOfInterest {
    /// How they are asked for, for messages.
    pub option: &'static str,
    /// Workgroup id; any if `None`.
    pub workgroup: Option<[u32; 3]>,
    /// Warp of the workgroup; any if `None`.
    pub warp: Option<u32>,
}

impl WarpsOfInterest {
    /// Whether one of the dispatches has them.
    fn check(&self, plans: &[Plan]) -> Result<(), Diagnostic> {
        let has_workgroup = |plan: &Plan| {
            let grid = plan.spec.workgroups;
            self.workgroup
                .is_none_or(|id| id.iter().zip(grid).all(|(i, n)| *i < n))
        };
        let has_warp = |plan: &Plan| self.warp.is_none_or(|w| u64::from(w) < warps(plan));
        if plans.iter().any(|p| has_workgroup(p) && has_warp(p)) {
            return Ok(());
        }
        let message = match (self.workgroup, self.warp) {
            (Some([x, y, z]), _) if !plans.iter().any(has_workgroup) => {
                format!("{}: no such workgroup {x},{y},{z}", self.option)
            }
            (Some([x, y, z]), Some(warp)) => {
                format!(
                    "{}: no such warp {warp} in workgroup {x},{y},{z}",
                    self.option
                )
            }
            (_, warp) => {
                let warp = warp.unwrap_or_default();
                format!("{}: no such warp {warp}", self.option)
            }
        };
        let mut grids: Vec<String> = Vec::new();
        for plan in plans {
            let [x, y, z] = plan.spec.workgroups;
            let grid = match warps(plan) {
                1 => format!("the grid has {x} x {y} x {z} workgroups of 1 warp"),
                n => format!("the grid has {x} x {y} x {z} workgroups of {n} warps"),
            };
            if !grids.contains(&grid) {
                grids.push(grid);
            }
        }
        let mut diagnostic = Diagnostic::error("job-no-such-warp", message);
        diagnostic.notes = grids;
        Err(diagnostic.note("counting starts with 0"))
    }
}

/// Warps of a workgroup.
fn warps(plan: &Plan) -> u64 {
    let size = plan.kernel.meta().workgroup_size.map(u64::from);
    size.iter().product::<u64>().div_ceil(LANES as u64)
}

/// Compiles each distinct shader once, runs the dispatches in order over the same buffers, and checks what the job
/// expects. The texts of the shaders join the sources.
///
/// # Errors
///
/// What is wrong with the job, its shaders or its files. A trap is no error but an outcome.
pub fn run_job(
    job: &Job,
    options: &RunOptions<'_>,
    observer: Option<&dyn Observer>,
    sources: &mut Sources,
) -> Result<JobOutcome, Vec<Diagnostic>> {
    run_job_of_interest(job, options, observer, &[], sources)
}

/// The same, if there are warps of interest.
///
/// # Errors
///
/// Those of [`run_job`]; `job-no-such-warp` before anything runs.
pub fn run_job_of_interest(
    job: &Job,
    options: &RunOptions<'_>,
    observer: Option<&dyn Observer>,
    interest: &[WarpsOfInterest],
    sources: &mut Sources,
) -> Result<JobOutcome, Vec<Diagnostic>> {
    check_supported(job)?;
    let registers = registers(job).map_err(|d| vec![d])?;
    let started = Instant::now();
    let mut kernels = Kernels::default();
    let plans = plans(job, &mut kernels, sources)?;
    let compile_time = started.elapsed();
    for warps in interest {
        warps.check(&plans).map_err(|d| vec![d])?;
    }
    let mut warnings = kernels.warnings;
    warnings.extend(unused_binds(job, &plans));

    let written = written(job, &plans);
    let (memory, addresses) = fill(job, &written).map_err(|d| vec![d])?;
    let mut outcome = JobOutcome {
        status: JobStatus::Fine,
        target: job.target,
        threads: 1,
        stats: Stats::default(),
        dispatches: Vec::new(),
        order_dependent: false,
        compile_time,
        run_time: Duration::ZERO,
        written,
        mismatches: Mismatches::default(),
        trap: None,
        registers: Vec::new(),
        warnings,
        memory,
        addresses,
    };
    let started = Instant::now();
    for plan in &plans {
        run_plan(job, plan, &registers, options, observer, &mut outcome).map_err(|d| vec![d])?;
        if outcome.status != JobStatus::Fine {
            break;
        }
    }
    outcome.run_time = started.elapsed();
    if outcome.status == JobStatus::Fine {
        check(job, &mut outcome).map_err(|d| vec![d])?;
    }
    Ok(outcome)
}

fn plans<'j>(
    job: &'j Job,
    kernels: &mut Kernels,
    sources: &mut Sources,
) -> Result<Vec<Plan<'j>>, Vec<Diagnostic>> {
    let mut plans = Vec::new();
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    let made: Vec<_> = job
        .dispatches
        .iter()
        .map(|spec| (spec, kernels.get(spec, sources)))
        .collect();
    let unused = unused_labels(job, &made);
    for (spec, kernel) in made {
        let plan = kernel.and_then(|kernel| {
            let slots = bind(job, spec, kernel.meta(), &unused)?;
            Ok(Plan {
                spec,
                kernel,
                slots,
            })
        });
        match plan {
            Ok(plan) => plans.push(plan),
            Err(found) => {
                // Two dispatches of one broken shader have the same mistakes.
                for diagnostic in found {
                    if !diagnostics.contains(&diagnostic) {
                        diagnostics.push(diagnostic);
                    }
                }
            }
        }
    }
    if diagnostics.is_empty() {
        Ok(plans)
    } else {
        Err(diagnostics)
    }
}

/// The binds that no kernel has a resource for. One at an address of its own is for hand-written code.
fn unused(job: &Job, is_used: impl Fn(usize) -> bool) -> impl Iterator<Item = &Bind> {
    let binds = job.binds.iter().enumerate();
    binds
        .filter(move |(i, bind)| bind.address.is_none() && !is_used(*i))
        .map(|(_, bind)| bind)
}

fn unused_binds(job: &Job, plans: &[Plan]) -> Vec<Diagnostic> {
    let warning = |bind: &Bind| {
        let message = format!("{} is given but not used", bind.label());
        let warning = Diagnostic::warning("job-unused-binding", message);
        let warning = placed(warning, bind.span, "this binding");
        warning.note("no kernel has a resource there, so it stays as it is")
    };
    unused(job, |i| plans.iter().any(|p| p.slots.contains(&i)))
        .map(warning)
        .collect()
}

/// What is given but not used, if that is known of all dispatches.
fn unused_labels(job: &Job, made: &[(&DispatchSpec, Attempt<Kernel>)]) -> Vec<String> {
    let mut used = vec![false; job.binds.len()];
    for (spec, kernel) in made {
        let Ok(kernel) = kernel else {
            return Vec::new();
        };
        let bound = job.bindings_of(spec);
        for resource in &kernel.meta().resources {
            if let Some(&index) = bound.get(&slot(resource)) {
                used[index] = true;
            }
        }
    }
    unused(job, |i| used[i]).map(Bind::label).collect()
}

/// The numbers and values of the initial registers.
fn registers(job: &Job) -> Result<Vec<(u8, u32)>, Diagnostic> {
    let mut registers = Vec::new();
    for (name, &value) in &job.registers {
        let span = job.register_spans.get(name).copied();
        let Some(number) = register_number(name) else {
            let message = format!("w32 has no uniform register `{name}`");
            let note = format!("they are u0 to u{}", U_REGS - 1);
            let diagnostic = Diagnostic::error("job-unknown-register", message).note(note);
            return Err(placed(diagnostic, span, ""));
        };
        let fits = u32::try_from(value).is_ok() || i32::try_from(value as i64).is_ok();
        if !fits {
            let message = format!("{value:#x} does not fit into `{name}`, which has 32 bits");
            let diagnostic = Diagnostic::error("job-number-range", message);
            return Err(placed(diagnostic, span, ""));
        }
        registers.push((number, value as u32));
    }
    Ok(registers)
}

fn register_number(name: &str) -> Option<u8> {
    name.strip_prefix('u')
        .filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))
        .and_then(|digits| digits.parse::<u8>().ok())
        .filter(|&n| usize::from(n) < U_REGS)
}

/// The buffers that kernels may write: as a resource, or, if they are no resource, at the address that they want.
fn written(job: &Job, plans: &[Plan]) -> Vec<usize> {
    let mut is_resource = vec![false; job.binds.len()];
    let mut is_written = vec![false; job.binds.len()];
    for plan in plans {
        for (resource, &slot) in plan.kernel.meta().resources.iter().zip(&plan.slots) {
            is_resource[slot] = true;
            is_written[slot] |= resource.access == Access::ReadWrite;
        }
    }
    let binds = job.binds.iter().enumerate();
    binds
        .filter(|(i, bind)| is_written[*i] || bind.address.is_some() && !is_resource[*i])
        .map(|(i, _)| i)
        .collect()
}

/// Memory with all buffers, those first that want an address.
fn fill(job: &Job, written: &[usize]) -> Result<(Memory, Vec<u64>), Diagnostic> {
    let failed = |bind: &Bind, error: MemoryError| {
        let message = format!("there is no place for {}: {error}", bind.label());
        placed(
            Diagnostic::error("job-address", message),
            bind.span,
            "this binding",
        )
    };
    let mut memory = Memory::new();
    let mut addresses = vec![0; job.binds.len()];
    let (placed_first, others): (Vec<usize>, Vec<usize>) =
        (0..job.binds.len()).partition(|&i| job.binds[i].address.is_some());
    for index in placed_first.into_iter().chain(others) {
        let bind = &job.binds[index];
        let writable = written.contains(&index);
        let bytes = bind.len_bytes();
        addresses[index] = match bind.address {
            Some(address) => memory.alloc_at(address, bytes, writable).map(|()| address),
            None => memory.alloc(bytes, writable),
        }
        .map_err(|e| failed(bind, e))?;
        // Memory begins with zeros.
        if bind.init != Contents::Zero {
            let mut at = addresses[index];
            bind.each_initial_piece(&mut |piece| {
                memory.write(at, piece).map_err(|e| failed(bind, e))?;
                at += piece.len() as u64;
                Ok(())
            })?;
        }
    }
    Ok((memory, addresses))
}

fn run_plan(
    job: &Job,
    plan: &Plan,
    registers: &[(u8, u32)],
    options: &RunOptions<'_>,
    observer: Option<&dyn Observer>,
    outcome: &mut JobOutcome,
) -> Result<(), Diagnostic> {
    let meta = plan.kernel.meta();
    let arg = |(resource, &slot): (&ResourceMeta, &usize)| BufferBinding {
        addr: outcome.addresses[slot],
        size: job.binds[slot].len_bytes(),
        writable: resource.access == Access::ReadWrite,
    };
    let dispatch = Dispatch {
        program: plan.kernel.program(),
        kernel: &meta.name,
        workgroups: plan.spec.workgroups,
        args: meta.resources.iter().zip(&plan.slots).map(arg).collect(),
        initial_registers: registers.to_vec(),
    };
    let stats = match lanemask_emu::run(&dispatch, &outcome.memory, options, observer) {
        Ok(summary) => {
            outcome.registers.extend(summary.registers);
            outcome.threads = outcome.threads.max(summary.threads);
            summary.stats
        }
        Err(RunError::Launch(error)) => {
            let span = match &error {
                LaunchError::ZeroWorkgroups(_) | LaunchError::TooManyWorkgroups(_) => {
                    plan.spec.workgroups_span
                }
                LaunchError::NoRegister(n) => {
                    let mut spans = job.register_spans.iter();
                    spans
                        .find(|(name, _)| register_number(name) == Some(*n))
                        .map(|(_, span)| *span)
                }
                _ => plan.spec.shader_span,
            };
            let diagnostic = Diagnostic::error("job-launch", error.to_string());
            return Err(placed(diagnostic, span, ""));
        }
        Err(RunError::Trap(report) | RunError::InstructionLimit(report)) => {
            outcome.status = JobStatus::Trapped;
            let stats = report.stats;
            outcome.trap = Some(report);
            stats
        }
        Err(RunError::Interrupted(summary)) => {
            outcome.status = JobStatus::Interrupted;
            outcome.threads = outcome.threads.max(summary.threads);
            summary.stats
        }
    };
    outcome.stats += stats;
    outcome.order_dependent |= meta.order_dependent;
    outcome.dispatches.push(DispatchOutcome {
        shader: plan.spec.shader.clone(),
        kernel: meta.clone(),
        code_bytes: plan.kernel.object().code.len(),
        workgroups: plan.spec.workgroups,
        stats,
    });
    Ok(())
}

fn check(job: &Job, outcome: &mut JobOutcome) -> Result<(), Diagnostic> {
    let mut mismatches = Mismatches::default();
    for (index, bind) in job.binds.iter().enumerate() {
        let mut got = |at, len: usize| outcome.part(index, at, len as u64);
        bind.check_pieces(&mut got, &mut mismatches)?;
    }
    outcome.mismatches = mismatches;
    if !outcome.mismatches.is_empty() {
        outcome.status = JobStatus::Mismatch;
    }
    Ok(())
}

/// Overrides in an order, with floats by their bits.
type OverrideKey = Vec<(String, u64)>;

/// What was made of something, or why not.
type Attempt<T> = Result<T, Vec<Diagnostic>>;

/// The shaders and kernels of a job, each made once.
#[derive(Default)]
struct Kernels {
    shaders: BTreeMap<(PathBuf, OverrideKey), Attempt<Shader>>,
    kernels: BTreeMap<(PathBuf, OverrideKey, Option<String>), Attempt<Kernel>>,
    warnings: Vec<Diagnostic>,
}

impl Kernels {
    fn get(
        &mut self,
        dispatch: &DispatchSpec,
        sources: &mut Sources,
    ) -> Result<Kernel, Vec<Diagnostic>> {
        let overrides: OverrideKey = dispatch
            .overrides
            .iter()
            .map(|(name, value)| (name.clone(), value.to_bits()))
            .collect();
        let key = (
            dispatch.shader.clone(),
            overrides.clone(),
            dispatch.entry.clone(),
        );
        if let Some(known) = self.kernels.get(&key) {
            return known.clone();
        }
        let all_placed = |list: Vec<Diagnostic>, span: Option<Span>| -> Vec<Diagnostic> {
            list.into_iter().map(|d| placed(d, span, "")).collect()
        };
        let shader = self
            .shaders
            .entry((dispatch.shader.clone(), overrides))
            .or_insert_with(|| {
                Shader::load_into(&dispatch.shader, &dispatch.overrides, sources)
                    .map_err(|list| at_overrides(list, dispatch))
                    .map_err(|list| all_placed(list, dispatch.shader_span))
            });
        let kernel = match shader {
            Ok(shader) => shader
                .kernel_in(dispatch.entry.as_deref(), sources)
                .map_err(|list| at_overrides(list, dispatch))
                .map_err(|list| all_placed(list, dispatch.entry_span.or(dispatch.shader_span))),
            Err(found) => Err(found.clone()),
        };
        if let Ok(kernel) = &kernel {
            for warning in kernel.warnings() {
                if !self.warnings.contains(warning) {
                    self.warnings.push(warning.clone());
                }
            }
        }
        self.kernels.insert(key, kernel.clone());
        kernel
    }
}

/// Gives mistakes in overrides the place where these are set.
fn at_overrides(list: Vec<Diagnostic>, dispatch: &DispatchSpec) -> Vec<Diagnostic> {
    let spans = &dispatch.override_spans;
    let at = |mut diagnostic: Diagnostic| {
        if !matches!(
            diagnostic.code,
            "wgsl-unknown-override" | "job-overrides" | "wgsl-override"
        ) {
            return diagnostic;
        }
        let named = spans
            .iter()
            .find(|(name, _)| diagnostic.message.ends_with(&format!("`{name}`")));
        if let Some((_, span)) = named {
            // Where it is declared is of interest too.
            diagnostic.secondary.extend(diagnostic.primary.take());
            return diagnostic.at(*span, "");
        }
        // The whole shader says nothing.
        if diagnostic
            .primary
            .as_ref()
            .is_none_or(|l| l.span.start == 0)
            && let Some(first) = spans.values().next()
        {
            diagnostic = diagnostic.at(*first, "");
            for other in spans.values().skip(1) {
                diagnostic = diagnostic.also(*other, "or this");
            }
        }
        diagnostic
    };
    list.into_iter().map(at).collect()
}

fn slot(resource: &ResourceMeta) -> Slot {
    Slot {
        group: resource.group,
        binding: resource.binding,
    }
}

/// The index of the bind for each resource of the kernel.
fn bind(
    job: &Job,
    dispatch: &DispatchSpec,
    kernel: &KernelMeta,
    unused: &[String],
) -> Result<Vec<usize>, Vec<Diagnostic>> {
    let bound = job.bindings_of(dispatch);
    let mut slots = Vec::with_capacity(kernel.resources.len());
    let mut diagnostics = Vec::new();
    for resource in &kernel.resources {
        let Some(&index) = bound.get(&slot(resource)) else {
            let mut diagnostic = missing(&kernel.name, resource);
            for label in unused {
                diagnostic = diagnostic.note(format!("{label} is given but not used"));
            }
            diagnostics.push(placed(diagnostic, dispatch.shader_span, ""));
            continue;
        };
        slots.push(index);
        let bind = &job.binds[index];
        if bind.len_bytes() < u64::from(resource.min_bytes) {
            let diagnostic = too_small(&kernel.name, resource, bind.len_bytes());
            diagnostics.push(placed(diagnostic, bind.span, "this binding"));
        }
    }
    if diagnostics.is_empty() {
        Ok(slots)
    } else {
        Err(diagnostics)
    }
}

/// `0.1 (x)`, or `0.1` if the kernel has no name for it.
fn label(resource: &ResourceMeta) -> String {
    let (group, binding) = (resource.group, resource.binding);
    if resource.name.is_empty() {
        format!("{group}.{binding}")
    } else {
        format!("{group}.{binding} ({})", resource.name)
    }
}

/// A buffer that a kernel needs and does not get.
pub(crate) fn missing(kernel: &str, resource: &ResourceMeta) -> Diagnostic {
    let message = format!(
        "nothing is bound to {} of kernel `{kernel}`",
        label(resource)
    );
    Diagnostic::error("job-missing-binding", message).note(format!(
        "it is a {} of at least {} bytes",
        match resource.access {
            Access::Uniform => "uniform buffer",
            Access::ReadOnly => "storage buffer that is read",
            Access::ReadWrite => "storage buffer that is read and written",
        },
        resource.min_bytes
    ))
}

/// A buffer with less than a kernel needs.
pub(crate) fn too_small(kernel: &str, resource: &ResourceMeta, got: u64) -> Diagnostic {
    Diagnostic::error(
        "job-small-binding",
        format!(
            "what is bound to {} of kernel `{kernel}` has {got} bytes, and it needs {}",
            label(resource),
            resource.min_bytes
        ),
    )
}
