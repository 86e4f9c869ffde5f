//! Runs jobs.

mod linx;
mod outcome;
mod refuse;
mod w32;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use lanemask_diag::{Diagnostic, Sources, Span};
use lanemask_emu::linx::Order;
use lanemask_emu::{Memory, MemoryError, Observer, RunOptions, Stats};
use lanemask_isa::w32::LANES;
use lanemask_job::{Bind, Contents, DispatchSpec, Job, Mismatches, ShaderKind, Slot, Target};
use lanemask_object::{Access, IMMEDIATES, KernelMeta, ResourceKind, ResourceMeta};

use crate::linx::{Settings, Watch};
use crate::shader::{Kernel, Loaded, Shader, unsupported_shader};
pub(crate) use linx::stats as linx_stats;
pub use outcome::{Choices, DispatchOutcome, JobOutcome, JobStatus, JobTrap, WarpPlace};

/// Refuses by name what cannot be run yet.
///
/// # Errors
///
/// `unsupported-shader`: one for each place.
pub fn check_supported(job: &Job) -> Result<(), Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    for dispatch in &job.dispatches {
        let language = match dispatch.kind {
            ShaderKind::Glsl => "GLSL",
            _ => continue,
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
        // A header written by hand says itself how many groups there are.
        if plans.iter().any(by_hand) {
            return Ok(());
        }
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

/// Whether it is linx code that no compiler has described.
fn by_hand(plan: &Plan) -> bool {
    let linx = plan.kernel.meta().linx.as_ref();
    plan.kernel.target() == Target::Linx && linx.is_none_or(|l| l.abi.is_none())
}

/// Warps of a workgroup; on linx the groups that it has.
fn warps(plan: &Plan) -> u64 {
    if let Some(abi) = plan
        .kernel
        .meta()
        .linx
        .as_ref()
        .and_then(|l| l.abi.as_ref())
    {
        return abi.strips.into();
    }
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
    let linx = Settings::default();
    let settings = JobSettings {
        run: *options,
        observer,
        check_waits: false,
        check_code: false,
        interest,
        linx: &linx,
        only_for: Vec::new(),
        only_compiled: None,
        linx_observer: None,
    };
    run_job_with(job, settings, sources)
}

/// How a job runs.
pub struct JobSettings<'a> {
    /// Threads and limits.
    pub run: RunOptions<'a>,
    /// Sees the instructions of a w32 job.
    pub observer: Option<&'a dyn Observer>,
    /// Whether registers of a w32 job are looked for that are used before the `waitcnt` of their result.
    pub check_waits: bool,
    /// Whether instructions of a w32 job are looked for that run although the code has changed (with
    /// [`RunOptions::writable_code`]).
    pub check_code: bool,
    /// Warps that must exist.
    pub interest: &'a [WarpsOfInterest],
    /// Choices for a linx job.
    pub linx: &'a Settings,
    /// How a switch was given that only this target knows, for messages.
    pub only_for: Vec<(Target, &'a str)>,
    /// How a switch was given that only says how WGSL is compiled.
    pub only_compiled: Option<&'a str>,
    /// Sees the instructions of a linx job.
    pub linx_observer: Option<&'a mut dyn Watch>,
}

/// The same as [`run_job`], with all choices.
///
/// # Errors
///
/// Those of [`run_job_of_interest`].
pub fn run_job_with(
    job: &Job,
    mut settings: JobSettings<'_>,
    sources: &mut Sources,
) -> Result<JobOutcome, Vec<Diagnostic>> {
    check_supported(job)?;
    let one = |d: Diagnostic| vec![d];
    let mut target = job.target;
    if let Some(target) = target {
        Registers::read(job, target).map_err(one)?;
    }
    let started = Instant::now();
    let mut kernels = Kernels::new(target, settings.linx);
    let plans = plans(job, &mut kernels, sources)?;
    let compile_time = started.elapsed();
    for plan in &plans {
        let own = plan.kernel.target();
        let first = *target.get_or_insert(own);
        if own != first {
            let message = format!("one dispatch is for `{first}`, this one for `{own}`");
            let d = Diagnostic::error("job-mixed-targets", message);
            return Err(vec![placed(d, plan.spec.shader_span, "")]);
        }
    }
    let target = target.unwrap_or_default();
    if let Some((own, switch)) = settings.only_for.iter().find(|(own, _)| *own != target) {
        let message = format!("`{switch}` is for {own}, and this job runs on {target}");
        return Err(vec![Diagnostic::error("cli-target-option", message)]);
    }
    let machine_code = |p: &&Plan| matches!(p.spec.kind, ShaderKind::Assembly | ShaderKind::Object);
    if let Some(switch) = settings.only_compiled
        && let Some(plan) = plans.iter().find(machine_code)
    {
        let path = plan.spec.shader.display();
        let message = format!(
            "`{switch}` says how a shader is compiled, and `{path}` is machine code already"
        );
        let d = Diagnostic::error("cli-target-option", message);
        return Err(vec![placed(d, plan.spec.shader_span, "")]);
    }
    let registers = Registers::read(job, target).map_err(one)?;
    refuse::registers_of_compiled(job, &plans).map_err(one)?;
    for warps in settings.interest {
        warps.check(&plans).map_err(one)?;
    }
    let mut warnings = kernels.warnings;
    warnings.extend(unused_binds(job, &plans));

    let written = written(job, &plans);
    let (memory, addresses) = fill(job, &written).map_err(|d| vec![d])?;
    let mut outcome = JobOutcome {
        status: JobStatus::Fine,
        target,
        choices: match target {
            Target::W32 => Choices::W32 {
                schedule: settings.run.schedule,
                completion: settings.run.completion,
                shape: settings.run.shape,
            },
            Target::Linx => {
                let alone = settings.run.deterministic || settings.linx_observer.is_some();
                let default = match alone {
                    true => Order::InOrder,
                    false => Order::AllCores,
                };
                Choices::Linx(settings.linx.order.unwrap_or(default))
            }
        },
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
        linx_registers: Vec::new(),
        order_differences: Vec::new(),
        races: Vec::new(),
        early_uses: (settings.check_waits && target == Target::W32).then(Vec::new),
        stale_code: (settings.check_code && target == Target::W32).then(Vec::new),
        warnings,
        memory,
        addresses,
    };
    let started = Instant::now();
    for plan in &plans {
        let options = &settings.run;
        match (plan.kernel.loaded(), &registers) {
            (Loaded::W32(program), Registers::W32(registers)) => w32::run(
                job,
                plan,
                program,
                registers,
                options,
                settings.observer,
                &mut outcome,
            ),
            (Loaded::Linx(program), Registers::Linx(registers)) => {
                let common = linx::Common {
                    registers: *registers,
                    options: *options,
                    settings: settings.linx,
                };
                // Shorter than the settings' own.
                let watch = settings.linx_observer.as_mut();
                let watch = watch.map(|w| &mut **w as &mut dyn Watch);
                linx::run(job, plan, program, &common, watch, &mut outcome)
            }
            _ => unreachable!("all kernels of a job are for one target"),
        }
        .map_err(one)?;
        if outcome.status != JobStatus::Fine {
            break;
        }
    }
    outcome.run_time = started.elapsed();
    if outcome.status == JobStatus::Fine {
        check(job, &mut outcome).map_err(one)?;
        if outcome
            .order_differences
            .iter()
            .any(|d| !d.difference.allowed)
        {
            outcome.status = JobStatus::Mismatch;
        }
        let early = outcome.early_uses.as_ref().is_some_and(|u| !u.is_empty());
        if !outcome.races.is_empty() {
            outcome.status = JobStatus::Mismatch;
        }
        if early || outcome.stale_code.as_ref().is_some_and(|u| !u.is_empty()) {
            outcome.status = JobStatus::Mismatch;
        }
    }
    Ok(outcome)
}

/// Initial registers of hand-written code.
enum Registers {
    W32(Vec<(u8, u32)>),
    Linx([u64; 24]),
}

impl Registers {
    fn read(job: &Job, target: Target) -> Result<Registers, Diagnostic> {
        match target {
            Target::W32 => w32::registers(job).map(Registers::W32),
            Target::Linx => linx::initial_registers(job).map(Registers::Linx),
        }
    }
}

impl JobOutcome {
    /// Adds a dispatch that has run, or begun to.
    fn dispatched(&mut self, plan: &Plan, stats: Stats) {
        let meta = plan.kernel.meta();
        self.stats += stats;
        self.order_dependent |= meta.order_dependent;
        self.dispatches.push(DispatchOutcome {
            shader: plan.spec.shader.clone(),
            kernel: meta.clone(),
            code_bytes: plan.kernel.object().code.len(),
            workgroups: plan.spec.workgroups,
            stats,
            compared_launches: 0,
            failed_condition: None,
        });
    }
}

fn plans<'j>(
    job: &'j Job,
    kernels: &mut Kernels<'_>,
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
        warning.note(match plans.iter().all(by_hand) {
            true => "code written by hand finds a buffer at an address: give it an `address`",
            false => "no kernel has a resource there, so it stays as it is",
        })
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
struct Kernels<'a> {
    /// The job's target, if it is not left to the code.
    target: Option<Target>,
    settings: &'a Settings,
    shaders: BTreeMap<(PathBuf, OverrideKey), Attempt<Shader>>,
    kernels: BTreeMap<(PathBuf, OverrideKey, Option<String>), Attempt<Kernel>>,
    warnings: Vec<Diagnostic>,
}

impl<'a> Kernels<'a> {
    fn new(target: Option<Target>, settings: &'a Settings) -> Kernels<'a> {
        Kernels {
            target,
            settings,
            shaders: BTreeMap::new(),
            kernels: BTreeMap::new(),
            warnings: Vec::new(),
        }
    }

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
                Shader::load_into(&dispatch.shader, &dispatch.overrides, self.target, sources)
                    .map_err(|list| at_overrides(list, dispatch))
                    .map_err(|list| all_placed(list, dispatch.shader_span))
            });
        let kernel = match shader {
            Ok(shader) => shader
                .kernel_in(
                    self.target.or(shader.target()).unwrap_or_default(),
                    &self.settings.compile,
                    dispatch.entry.as_deref(),
                    sources,
                )
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
            "wgsl-unknown-override"
                | "job-overrides"
                | "wgsl-override"
                | "spirv-unknown-override"
                | "spirv-override"
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
        let unfit = match resource.kind {
            ResourceKind::Buffer if bind.sampler.is_some() && bind.texture.is_none() => {
                Err("it is a sampler".to_owned())
            }
            ResourceKind::Buffer => Ok(()),
            ResourceKind::Image(ty) => match &bind.texture {
                Some(image) => ty.accepts(image),
                None => Err(format!("it is no texture, and the kernel has one ({ty})")),
            },
            ResourceKind::Sampler { .. } if bind.sampler.is_none() => {
                Err("it is no sampler".to_owned())
            }
            ResourceKind::Sampler { .. } => Ok(()),
        };
        if let Err(why) = unfit {
            let d = unfit_binding(&kernel.name, resource, &why);
            diagnostics.push(placed(d, bind.span, "this binding"));
        }
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
    if (group, binding) == IMMEDIATES {
        return format!("the immediates ({})", resource.name);
    }
    if resource.name.is_empty() {
        format!("{group}.{binding}")
    } else {
        format!("{group}.{binding} ({})", resource.name)
    }
}

/// A resource that a kernel needs and does not get.
pub(crate) fn missing(kernel: &str, resource: &ResourceMeta) -> Diagnostic {
    let message = format!(
        "nothing is bound to {} of kernel `{kernel}`",
        label(resource)
    );
    if (resource.group, resource.binding) == IMMEDIATES {
        let bytes = resource.min_bytes;
        let note = format!(
            "they are {bytes} bytes: a job gives `immediates`, a program calls `Dispatch::immediates`"
        );
        return Diagnostic::error("job-missing-binding", message).note(note);
    }
    let what = match (resource.kind, resource.access) {
        (ResourceKind::Image(ty), Access::ReadWrite) => format!("a storage texture, {ty}"),
        (ResourceKind::Image(ty), _) => format!("a texture, {ty}"),
        (ResourceKind::Sampler { comparison: true }, _) => "a sampler that compares".to_owned(),
        (ResourceKind::Sampler { .. }, _) => "a sampler".to_owned(),
        (ResourceKind::Buffer, access) => format!(
            "a {} of at least {} bytes",
            match access {
                Access::Uniform => "uniform buffer",
                Access::ReadOnly => "storage buffer that is read",
                Access::ReadWrite => "storage buffer that is read and written",
            },
            resource.min_bytes
        ),
    };
    Diagnostic::error("job-missing-binding", message).note(format!("it is {what}"))
}

/// What is bound cannot be what the kernel has there.
pub(crate) fn unfit_binding(kernel: &str, resource: &ResourceMeta, why: &str) -> Diagnostic {
    let message = format!(
        "what is bound to {} of kernel `{kernel}` does not fit: {why}",
        label(resource)
    );
    Diagnostic::error("job-unfit-binding", message)
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
