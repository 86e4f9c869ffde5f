//! What a job asks for and a kernel or the machine cannot have.

use lanemask_diag::Diagnostic;
use lanemask_job::{Job, ShaderKind};

use super::{Plan, placed};

/// Initial registers are for hand-written code.
///
/// # Errors
/// `job-registers`: there are some, and a kernel of the job is compiled.
pub(super) fn registers_of_compiled(job: &Job, plans: &[Plan]) -> Result<(), Diagnostic> {
    let compiled = |p: &&Plan| {
        let linx = p.kernel.meta().linx.as_ref();
        matches!(p.spec.kind, ShaderKind::Wgsl | ShaderKind::SpirV)
            || linx.is_some_and(|l| l.abi.is_some())
    };
    let (Some(name), Some(plan)) = (job.registers.keys().next(), plans.iter().find(compiled))
    else {
        return Ok(());
    };
    let message = format!(
        "register `{name}` cannot be set: kernel `{}` is compiled",
        plan.kernel.meta().name
    );
    let d = Diagnostic::error("job-registers", message)
        .note("its launcher sets the registers; hand-written code takes them from the job");
    Err(placed(d, job.register_spans.get(name).copied(), ""))
}

/// A range of addresses that the machine needs: what for, where, how many bytes.
pub(super) type Needed = (&'static str, u64, u64);

/// The error about the first bind that lies in memory which the machine needs, if there is one. `addresses` are those of the binds.
pub(super) fn overlap(job: &Job, addresses: &[u64], needed: &[Needed]) -> Option<Diagnostic> {
    let needed: Vec<&Needed> = needed.iter().filter(|n| n.2 > 0).collect();
    let binds = job.binds.iter().zip(addresses);
    let mut pairs = binds.flat_map(|(b, at)| needed.iter().map(move |n| (b, *at, *n)));
    let (bind, at, (what, base, bytes)) = pairs.find(|(bind, at, (_, base, bytes))| {
        *at < base.saturating_add(*bytes) && *base < at.saturating_add(bind.len_bytes())
    })?;
    let (last, end) = (at + (bind.len_bytes() - 1), base + (bytes - 1));
    let message = format!(
        "{} ({at:#x} to {last:#x}) lies where {what} is, {base:#x} to {end:#x}",
        bind.label()
    );
    let d = Diagnostic::error("job-launch", message).note("give it another `address`");
    Some(placed(d, bind.span, "this binding"))
}
