//! Dispatches on w32.

use lanemask_diag::Diagnostic;
use lanemask_emu::{
    Binding, Both, BufferBinding, CODE_BASE, Dispatch, EarlyUse, LaunchError, Observer, Program,
    RunError, RunOptions, StaleCode, WaitCheck, data_base,
};
use lanemask_image::Image;
use lanemask_isa::w32::U_REGS;
use lanemask_job::Job;
use lanemask_object::{Access, ResourceKind, ResourceMeta};

use super::refuse::overlap;
use super::{JobOutcome, JobStatus, JobTrap, Plan, placed};

/// The numbers and values of the initial registers.
pub(super) fn registers(job: &Job) -> Result<Vec<(u8, u32)>, Diagnostic> {
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

pub(super) fn run(
    job: &Job,
    plan: &Plan,
    program: &Program,
    registers: &[(u8, u32)],
    options: &RunOptions<'_>,
    observer: Option<&dyn Observer>,
    outcome: &mut JobOutcome,
) -> Result<(), Diagnostic> {
    let meta = plan.kernel.meta();
    let arg = |(resource, &slot): (&ResourceMeta, &usize)| {
        let bind = &job.binds[slot];
        let base = outcome.addresses[slot];
        match (resource.kind, &bind.texture, &bind.sampler) {
            (ResourceKind::Image(_), Some(image), _) => Binding::Image(Image { base, ..*image }),
            (ResourceKind::Sampler { .. }, _, Some(sampler)) => {
                // A job has legal samplers only.
                Binding::Sampler(sampler.to_words().unwrap_or_default())
            }
            _ => Binding::Buffer(BufferBinding {
                addr: base,
                size: bind.len_bytes(),
                writable: resource.access == Access::ReadWrite,
            }),
        }
    };
    let dispatch = Dispatch {
        program,
        kernel: &meta.name,
        workgroups: plan.spec.workgroups,
        args: meta.resources.iter().zip(&plan.slots).map(arg).collect(),
        initial_registers: registers.to_vec(),
    };
    let check = (outcome.early_uses.as_ref()).map(|_| WaitCheck::new(program, &meta.name));
    let stale = (outcome.stale_code.as_ref()).map(|_| StaleCode::new(program, &meta.name));
    let (first, second);
    let observer = match (&check, observer) {
        (None, observer) => observer,
        (Some(check), None) => Some(check as &dyn Observer),
        (Some(check), Some(other)) => {
            first = Both(check, other);
            Some(&first as &dyn Observer)
        }
    };
    let observer = match (&stale, observer) {
        (None, observer) => observer,
        (Some(stale), None) => Some(stale as &dyn Observer),
        (Some(stale), Some(other)) => {
            second = Both(stale, other);
            Some(&second as &dyn Observer)
        }
    };
    let result = lanemask_emu::run(&dispatch, &outcome.memory, options, observer);
    if let (Some(check), Some(uses)) = (check, &mut outcome.early_uses) {
        check.finish().into_iter().for_each(|new| add(uses, new));
    }
    if let (Some(stale), Some(found)) = (stale, &mut outcome.stale_code) {
        found.extend(stale.findings());
    }
    let stats = match result {
        Ok(summary) => {
            outcome.registers.extend(summary.registers);
            outcome.threads = outcome.threads.max(summary.threads);
            summary.stats
        }
        Err(RunError::Launch(error)) => {
            let object = program.object();
            let needed = [
                ("the code", CODE_BASE, object.code.len() as u64),
                (
                    "the data",
                    data_base(object.code.len()),
                    object.data.len() as u64,
                ),
            ];
            if let LaunchError::Overlap(_) = error
                && let Some(d) = overlap(job, &outcome.addresses, &needed)
            {
                return Err(d);
            }
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
            outcome.trap = Some(JobTrap::W32(report));
            stats
        }
        Err(RunError::Interrupted(summary)) => {
            outcome.status = JobStatus::Interrupted;
            outcome.threads = outcome.threads.max(summary.threads);
            summary.stats
        }
    };
    outcome.dispatched(plan, stats);
    Ok(())
}

/// Adds what a dispatch used too early to what others have: the same place is told of once.
fn add(uses: &mut Vec<EarlyUse>, new: EarlyUse) {
    let same = |old: &&mut EarlyUse| {
        let place = |u: &EarlyUse| (u.pc, u.pending_pc, u.counter);
        place(old) == place(&new)
            && old.kernel == new.kernel
            && old.instruction == new.instruction
            && old.source == new.source
    };
    match uses.iter_mut().find(same) {
        Some(old) => {
            old.count += new.count;
            old.wait = old.wait.min(new.wait);
        }
        None => uses.push(new),
    }
}
