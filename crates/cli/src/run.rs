//! `lanemask run`.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use lanemask::diag::{Diagnostic, Severity, Sources, suggest};
use lanemask::emu::{Schedule, WarpFilter};
use lanemask::job::{Job, Mismatch, Options, ShaderKind, Slot, Target};
use lanemask::linx::OrderDifference;
use lanemask::object::{KernelMeta, LinxMode};
use lanemask::{
    JobOutcome, JobSettings, JobStatus, JobTrap, Progress, RunOptions, WarpsOfInterest,
    run_job_with,
};

use crate::args::{RunArgs, RunCheck};
use crate::output::{Exit, Failure, to_stderr, to_stdout};
use crate::progress::Line;
use crate::races;
use crate::render;
use crate::stale;
use crate::trace::{LinxTracer, Tracer};
use crate::waits;

/// Runs a shader or a job file.
pub fn run(args: &RunArgs) -> Result<Exit, Failure> {
    let mut sources = Sources::new();
    match run_in(args, &mut sources) {
        Ok(exit) => Ok(exit),
        Err(diagnostics) => Err(Failure::new(diagnostics, sources)),
    }
}

fn run_in(args: &RunArgs, sources: &mut Sources) -> Result<Exit, Vec<Diagnostic>> {
    if args.checks(RunCheck::Code)
        && !args.w32_run.writable_code
        && args.target.as_deref() != Some("linx")
    {
        let message = "`--check code` is about code that kernels change";
        let d = Diagnostic::error("cli-usage", message);
        return Err(vec![d.note(
            "it goes with `--writable-code`; without it, a store to code traps",
        )]);
    }
    let job = job(args, sources)?;
    if let Some(trace) = &args.trace {
        if trace == Path::new("-") {
            let d = Diagnostic::error(
                "cli-usage",
                "`--trace` writes to a file, and `-` names none",
            );
            return Err(vec![d.note("name a file, or a device such as /dev/stderr")]);
        }
        lanemask::job::check_not_read(trace, job.inputs()).map_err(|d| vec![d])?;
    }
    let stop = stop_on_interrupt().map_err(|d| vec![d])?;
    let progress = Arc::new(Progress::default());
    let tracer = Tracer::new(args, &stop);
    let mut linx_tracer = LinxTracer::new(args, &stop);
    let options = RunOptions {
        threads: args.threads.map_or(0, |n| n as usize),
        deterministic: args.deterministic,
        max_instructions: args.max_instructions,
        interrupt: Some(&stop),
        progress: Some(&progress),
        dump: args.dump_registers.map(|w| WarpFilter {
            workgroup: w.workgroup,
            warp: w.warp,
        }),
        completion: args.w32_run.completion(),
        shape: args.w32_run.shape,
        schedule: args.w32_run.schedule(),
        writable_code: args.w32_run.writable_code,
    };
    let line = Line::watch(&progress);
    let linx = (args.linx_run).choices(&args.linx_compile, args.checks(RunCheck::Orders));
    let settings = JobSettings {
        run: options,
        observer: tracer.observer(),
        check_waits: args.checks(RunCheck::Waits),
        check_code: args.checks(RunCheck::Code),
        interest: &interest(args),
        linx: &linx,
        only_for: only_for(args),
        only_compiled: args.linx_compile.given(),
        linx_observer: linx_tracer.observer(),
    };
    let outcome = run_job_with(&job, settings, sources);
    drop(line);
    let outcome = outcome?;
    let closed = match outcome.target {
        Target::W32 => tracer.close(),
        Target::Linx => linx_tracer.close(),
    };
    closed
        .and_then(|()| finish(args, &job, &outcome, sources))
        .map_err(|d| vec![d])
}

/// The switches that one target only knows.
fn only_for(args: &RunArgs) -> Vec<(Target, &'static str)> {
    let mut all = Vec::new();
    let linx = args.linx_compile.given().or(args.linx_run.given());
    all.extend(linx.map(|switch| (Target::Linx, switch)));
    let w32 = args.w32_run.given();
    all.extend(w32.map(|switch| (Target::W32, switch)));
    for check in &args.check {
        all.push(match check {
            RunCheck::Waits => (Target::W32, "--check waits"),
            RunCheck::Code => (Target::W32, "--check code"),
            RunCheck::Orders => (Target::Linx, "--check orders"),
        });
    }
    // Without a value it means the registers of the block, or of the first workgroup.
    if args
        .dump_registers
        .is_some_and(|w| w.workgroup != [0; 3] || w.warp.is_some())
    {
        all.push((Target::W32, "--dump-registers=X,Y,Z"));
    }
    all
}

/// The workgroups and warps that the arguments name.
fn interest(args: &RunArgs) -> Vec<WarpsOfInterest> {
    let mut interest = Vec::new();
    if args.trace_workgroup.is_some() || args.trace_warp.is_some() {
        let option = match args.trace_workgroup {
            Some(_) => "--trace-workgroup",
            None => "--trace-warp",
        };
        interest.push(WarpsOfInterest {
            option,
            workgroup: args.trace_workgroup.map(|t| t.0),
            warp: args.trace_warp,
        });
    }
    if let Some(w) = args.dump_registers {
        interest.push(WarpsOfInterest {
            option: "--dump-registers",
            workgroup: Some(w.workgroup),
            warp: w.warp,
        });
    }
    interest
}

/// Everything after the run: files, what is asked for on stdout, the rest on stderr.
fn finish(
    args: &RunArgs,
    job: &Job,
    outcome: &JobOutcome,
    sources: &Sources,
) -> Result<Exit, Diagnostic> {
    let warnings: Vec<Diagnostic> = outcome
        .warnings
        .iter()
        .filter(|d| d.severity == Severity::Warning)
        .cloned()
        .collect();
    to_stderr(&render::render(
        &warnings,
        sources,
        render::colors_on_stderr(),
    ));
    outcome.write_outputs(job)?;
    if args.json {
        // stdout has the object only.
        to_stderr(&registers(args, outcome));
        to_stdout(format!("{:#}\n", outcome.to_json(job)).as_bytes())?;
    } else {
        let mut text = String::new();
        if outcome.finished() {
            for line in outcome.prints(job) {
                text.push_str(&line);
                text.push('\n');
            }
        }
        text.push_str(&registers(args, outcome));
        to_stdout(text.as_bytes())?;
    }
    if let Some(found) = &outcome.early_uses {
        let diagnostics = waits::diagnostics(found, sources);
        let colors = render::colors_on_stderr();
        to_stderr(&render::render(&diagnostics, sources, colors));
    }
    if let Some(found) = &outcome.stale_code {
        let diagnostics = stale::diagnostics(found, sources);
        let colors = render::colors_on_stderr();
        to_stderr(&render::render(&diagnostics, sources, colors));
    }
    let resource = |k| resource_label(job, outcome, k);
    let found = races::diagnostics(&outcome.races, &resource, sources);
    to_stderr(&render::render(&found, sources, render::colors_on_stderr()));
    to_stderr(&ending(args, job, outcome));
    Ok(match outcome.status {
        JobStatus::Fine => Exit::Fine,
        JobStatus::Mismatch => Exit::Mismatch,
        JobStatus::Trapped => Exit::Trap,
        JobStatus::Interrupted => Exit::Interrupted,
    })
}

/// The registers that the arguments ask for.
fn registers(args: &RunArgs, outcome: &JobOutcome) -> String {
    let mut text = String::new();
    if args.dump_registers.is_some() {
        let trapped = match &outcome.trap {
            Some(JobTrap::W32(report)) => Some(&report.registers),
            _ => None,
        };
        for registers in &outcome.linx_registers {
            text.push_str(&lanemask::linx::registers::text(registers));
        }
        for registers in outcome.registers.iter().chain(trapped) {
            text.push_str(&registers.to_string());
        }
    }
    text
}

/// The job that the arguments describe, from its file or from the options.
fn job(args: &RunArgs, sources: &mut Sources) -> Result<Job, Vec<Diagnostic>> {
    let extension = args.file.extension().and_then(|e| e.to_str()).unwrap_or("");
    if extension != "toml" {
        if ShaderKind::from_extension(extension).is_none() {
            return Err(vec![unknown_kind(&args.file, extension)]);
        }
        return Job::from_options(&options(args)?, sources, Path::new(""));
    }
    if let Some((option, key)) = first_job_option(args) {
        let message = format!("`{option}` goes with a shader, not with a job file");
        let diagnostic = Diagnostic::error("cli-usage", message);
        return Err(vec![diagnostic.note(format!("the job says it by {key}"))]);
    }
    // Says more about a file that cannot be read than the job's own reader.
    lanemask::files::read_text(&args.file).map_err(|d| vec![d])?;
    let mut job = Job::load(&args.file, sources)?;
    if let Some(name) = &args.target {
        job.target = Some(crate::target::parse(name).map_err(|d| vec![d])?);
    }
    job.override_outputs(&args.out, &args.print, sources, Path::new(""))?;
    Ok(job)
}

fn unknown_kind(path: &Path, extension: &str) -> Diagnostic {
    let known = || ShaderKind::supported_extensions().chain(["toml"]);
    let message = format!("`{}` does not tell what kind of file it is", path.display());
    let diagnostic = Diagnostic::error("job-shader-kind", message);
    match suggest(&extension.to_lowercase(), known()).filter(|_| extension.len() > 2) {
        Some(near) => diagnostic.note(format!("did you mean .{near}?")),
        None => {
            let known: Vec<String> = known().map(|e| format!(".{e}")).collect();
            diagnostic.note(format!("the file names end in {}", known.join(", ")))
        }
    }
}

fn options(args: &RunArgs) -> Result<Options, Vec<Diagnostic>> {
    let Some(shader) = args.file.to_str() else {
        let message = format!("the file name `{}` is not UTF-8", args.file.display());
        return Err(vec![Diagnostic::error("cli-usage", message)]);
    };
    Ok(Options {
        shader: shader.to_string(),
        entry: args.entry.clone(),
        target: args.target.clone(),
        workgroups: args.workgroups.clone(),
        set: args.set.clone(),
        immediates: args.immediates.clone(),
        register: args.register.clone(),
        bind: args.bind.clone(),
        texture: args.texture.clone(),
        sampler: args.sampler.clone(),
        out: args.out.clone(),
        print: args.print.clone(),
        image: args.image.clone(),
        address: args.address.clone(),
        expect: args.expect.clone(),
    })
}

/// An option that describes a job, which a job file does itself, and what that uses instead.
fn first_job_option(args: &RunArgs) -> Option<(&'static str, &'static str)> {
    let given = [
        ("--entry", "the key `entry`", args.entry.is_some()),
        (
            "--workgroups",
            "the key `workgroups`",
            args.workgroups.is_some(),
        ),
        ("--set", "the key `overrides`", !args.set.is_empty()),
        (
            "--register",
            "the table `[registers]`",
            !args.register.is_empty(),
        ),
        (
            "--immediates",
            "the key `immediates`",
            args.immediates.is_some(),
        ),
        ("--bind", "a table `[[bind]]`", !args.bind.is_empty()),
        (
            "--texture",
            "the key `texture` of a `[[bind]]`",
            !args.texture.is_empty(),
        ),
        (
            "--sampler",
            "the key `sampler` of a `[[bind]]`",
            !args.sampler.is_empty(),
        ),
        (
            "--image",
            "the key `image` of a `[[bind]]`",
            !args.image.is_empty(),
        ),
        (
            "--address",
            "the key `address` of a `[[bind]]`",
            !args.address.is_empty(),
        ),
        (
            "--expect",
            "the key `expect` of a `[[bind]]`",
            !args.expect.is_empty(),
        ),
    ];
    given
        .into_iter()
        .find(|(_, _, given)| *given)
        .map(|(name, key, _)| (name, key))
}

/// A flag that the first Ctrl-C sets; the second one ends the process at once.
fn stop_on_interrupt() -> Result<Arc<AtomicBool>, Diagnostic> {
    use signal_hook::consts::SIGINT;
    let stop = Arc::new(AtomicBool::new(false));
    let code = i32::from(Exit::Interrupted.code());
    signal_hook::flag::register_conditional_shutdown(SIGINT, code, Arc::clone(&stop))
        .and_then(|_| signal_hook::flag::register(SIGINT, Arc::clone(&stop)))
        .map_err(|e| Diagnostic::error("cli-signal", format!("cannot listen for Ctrl-C: {e}")))?;
    Ok(stop)
}

/// What a person wants to know at the end.
fn ending(args: &RunArgs, job: &Job, outcome: &JobOutcome) -> String {
    let mut text = String::new();
    if args.verbose {
        for d in &outcome.dispatches {
            let [x, y, z] = d.workgroups;
            text.push_str(&format!(
                "{}, kernel {}: {x} x {y} x {z} workgroups, {}, {} bytes of code, {} warp instructions",
                d.shader.display(),
                d.kernel.name,
                shape(&d.kernel),
                d.code_bytes,
                d.stats.warp_instructions,
            ));
            if let Some(condition) = &d.failed_condition {
                text.push_str(&format!(
                    "; the groups ran in order, because `{condition}` does not hold"
                ));
            }
            text.push('\n');
        }
    }
    let mismatches = &outcome.mismatches;
    for m in &mismatches.first {
        text.push_str(&mismatch_line(job, m));
    }
    let left = mismatches.count - mismatches.first.len() as u64;
    if left > 0 {
        text.push_str(&format!("… and {left} more\n"));
    }
    for (slot, largest) in &mismatches.largest {
        text.push_str(&format!("{}: {largest}\n", label(job, *slot)));
    }
    if mismatches.count > 0 {
        text.push_str(&match mismatches.count {
            1 => "1 element differs\n".to_string(),
            n => format!("{n} elements differ\n"),
        });
    }
    if args.checks(RunCheck::Orders) {
        text.push_str(&checked_orders(outcome));
        let compared = outcome.dispatches.iter().any(|d| d.compared_launches > 0);
        text.push_str(&races::verdict(&outcome.races, compared));
    }
    for found in &outcome.order_differences {
        text.push_str(&order_line(job, outcome, found));
    }
    if let Some(found) = &outcome.early_uses {
        text.push_str(&waits::verdict(found));
    }
    if let Some(found) = &outcome.stale_code {
        text.push_str(&stale::verdict(found));
    }
    if let Some(trap) = &outcome.trap {
        text.push_str(&format!("{trap}\n"));
    }
    if outcome.status == JobStatus::Interrupted {
        text.push_str("interrupted; no files were written\n");
    }
    if outcome.finished() {
        text.push_str(&achieved(job, outcome));
    }
    text.push_str(&summary(outcome));
    if let Schedule::Random { seed } = args.w32_run.schedule() {
        text.push_str(&format!(
            "random order of turns: --schedule random:{seed} repeats it\n"
        ));
    }
    text
}

/// What a kernel takes of the machine.
fn shape(kernel: &KernelMeta) -> String {
    let Some(linx) = &kernel.linx else {
        let (v, u) = (kernel.v_regs, kernel.u_regs);
        return format!("{v} vector and {u} uniform registers");
    };
    let mode = match linx.mode {
        LinxMode::Mpar => "MPAR",
        LinxMode::Mseq => "MSEQ",
    };
    let scratch = match &linx.abi {
        Some(abi) => format!(
            ", {} bytes of tile and {} bytes of memory a group for scratch",
            abi.scratch_bytes_per_group, abi.spill_bytes_per_group
        ),
        None => String::new(),
    };
    format!("{mode}, {} lanes{scratch}", linx.lanes)
}

/// What `--check orders` compared.
fn checked_orders(outcome: &JobOutcome) -> String {
    let mut text = String::new();
    for d in &outcome.dispatches {
        let name = &d.kernel.name;
        let mseq = (d.kernel.linx.as_ref()).is_none_or(|l| l.mode == LinxMode::Mseq);
        let said = match (&d.failed_condition, d.compared_launches) {
            _ if mseq => {
                "MSEQ runs its groups in a defined order, so nothing was compared".to_string()
            }
            (Some(condition), _) => format!(
                "`{condition}` does not hold of this launch, so its groups ran in order and nothing was compared"
            ),
            // It has ended before.
            (None, 0) => continue,
            (None, n) => {
                let launches = match n {
                    1 => "1 launch".to_string(),
                    n => format!("{n} launches"),
                };
                let orders = crate::linx::SEEDS.len();
                let verdict = match outcome.order_differences.is_empty() {
                    true => "gave the same results",
                    false => "were compared",
                };
                format!("{launches} in order and in {orders} random orders {verdict}")
            }
        };
        text.push_str(&format!("orders of groups of {name}: {said}\n"));
    }
    text
}

/// What `--check orders` found.
fn order_line(job: &Job, outcome: &JobOutcome, found: &OrderDifference) -> String {
    let word = match found.difference.allowed {
        true => "note",
        false => "error",
    };
    let mut text = format!("{word}: {}\n", found.difference);
    match found.first_group {
        None => {
            text.push_str("  whole launches ran in another order; groups are those of the grid\n")
        }
        Some(0) => {}
        Some(n) => text.push_str(&format!(
            "  groups are those of the launch that begins with group {n} of the grid\n"
        )),
    }
    let bind = found
        .resource
        .and_then(|(k, at)| Some((resource_label(job, outcome, k)?, at)));
    if let Some((label, at)) = bind {
        text.push_str(&format!("  that is byte {at} of {label}\n"));
    }
    text
}

/// How a resource is called, by its number in the kernel.
fn resource_label(job: &Job, outcome: &JobOutcome, k: usize) -> Option<String> {
    let mut kernels = outcome.dispatches.iter();
    let resource = kernels.find_map(|d| d.kernel.resources.get(k))?;
    let slot = Slot {
        group: resource.group,
        binding: resource.binding,
    };
    Some(label(job, slot))
}

/// The files that were written, and the expectations that were met.
fn achieved(job: &Job, outcome: &JobOutcome) -> String {
    let mut text = String::new();
    for bind in &job.binds {
        if let Some(path) = &bind.out {
            let (path, ty, len) = (path.display(), bind.ty, bind.len);
            text.push_str(&format!("wrote {path} ({ty}[{len}])\n"));
        }
        if let (Some(image), Some((width, height))) = (&bind.image, bind.image_size()) {
            let path = image.path.display();
            text.push_str(&format!("wrote {path} ({width}x{height})\n"));
        }
    }
    let expected = || job.binds.iter().filter(|b| b.expect.is_some());
    if outcome.status == JobStatus::Fine && expected().next().is_some() {
        let elements: u64 = expected().map(|b| b.len).sum();
        text.push_str(&match expected().count() {
            1 => format!("1 expectation met ({elements} elements)\n"),
            n => format!("{n} expectations met ({elements} elements)\n"),
        });
    }
    text
}

fn label(job: &Job, slot: Slot) -> String {
    let bind = job.binds.iter().find(|b| b.slot == slot);
    bind.map_or_else(|| slot.to_string(), |b| b.label())
}

fn mismatch_line(job: &Job, m: &Mismatch) -> String {
    let label = label(job, m.slot);
    format!("{label}[{}]: want {}, got {}\n", m.index, m.want, m.got)
}

fn summary(outcome: &JobOutcome) -> String {
    let threads = match outcome.threads {
        1 => "1 thread".to_string(),
        n => format!("{n} threads"),
    };
    format!(
        "{} warp instructions, lane utilisation {:.1} %, {:.3} s compiling, {:.3} s running on {threads}{}\n",
        outcome.stats.warp_instructions,
        outcome.stats.lane_utilisation() * 100.0,
        outcome.compile_time.as_secs_f64(),
        outcome.run_time.as_secs_f64(),
        if outcome.order_dependent {
            "; the results can depend on the order of atomics"
        } else {
            ""
        }
    )
}
