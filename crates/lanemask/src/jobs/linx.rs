//! Dispatches on linx.

use std::collections::BTreeSet;

use lanemask_diag::Diagnostic;
use lanemask_emu::linx::{
    self, Launch, LaunchError, Observer, Order, Program, RunError, check_orders,
};
use lanemask_emu::{RunOptions, Stats};
use lanemask_job::Job;
use lanemask_object::{Access, LinxAbi, LinxMeta, LinxMode};

use super::refuse::overlap;
use super::{JobOutcome, JobStatus, JobTrap, Plan, placed};
use crate::linx::{
    Done, Failed, Grid, GroupRace, How, OrderDifference, Settings, Watch, failed_condition,
    registers, run_grid,
};

/// The numbers and values of the initial registers.
pub(super) fn initial_registers(job: &Job) -> Result<[u64; 24], Diagnostic> {
    let mut values = [0; 24];
    for (name, &value) in &job.registers {
        let Some(number) = registers::number(name) else {
            let message = format!("linx has no scalar register `{name}`");
            let note = "they are sp, a0 to a7, ra, s0 to s8 and x0 to x3, or r1 to r23 (L-1)";
            let diagnostic = Diagnostic::error("job-unknown-register", message).note(note);
            let span = job.register_spans.get(name).copied();
            return Err(placed(diagnostic, span, ""));
        };
        values[number] = value;
    }
    Ok(values)
}

/// What all dispatches have in common.
pub(super) struct Common<'a> {
    pub(super) registers: [u64; 24],
    pub(super) options: RunOptions<'a>,
    pub(super) settings: &'a Settings,
}

impl<'a> Common<'a> {
    fn engine(&self) -> linx::RunOptions<'a> {
        linx::RunOptions {
            policy: self.settings.policy,
            threads: if self.options.deterministic {
                1
            } else {
                self.options.threads
            },
            max_instructions: self.options.max_instructions,
            interrupt: self.options.interrupt,
            progress: self.options.progress,
            ..linx::RunOptions::default()
        }
    }

    fn order(&self) -> Option<Order> {
        let in_order = self.options.deterministic.then_some(Order::InOrder);
        self.settings.order.or(in_order)
    }
}

pub(super) fn run(
    job: &Job,
    plan: &Plan,
    program: &Program,
    common: &Common<'_>,
    watch: Option<&mut dyn Watch>,
    outcome: &mut JobOutcome,
) -> Result<(), Diagnostic> {
    let meta = plan.kernel.meta();
    let (done, failed_condition) = match &meta.linx {
        Some(linx @ LinxMeta { abi: Some(abi), .. }) => {
            compiled(job, plan, program, (linx, abi), common, watch, outcome)?
        }
        linx => {
            let linx = linx.as_ref();
            let done = hand_written(plan, program, linx, common, watch, outcome)?;
            (done, None)
        }
    };
    outcome.threads = outcome.threads.max(done.threads);
    outcome.order_differences.extend(done.differences);
    outcome.races.extend(done.races);
    match done.error {
        None => {}
        Some(Failed::Refused(d)) => return Err(placed(d, plan.spec.shader_span, "")),
        Some(Failed::Run { error, place }) => match error {
            RunError::Trap(report) => {
                outcome.status = JobStatus::Trapped;
                outcome.trap = Some(JobTrap::Linx { report, place });
            }
            RunError::Limit(report) => {
                outcome.status = JobStatus::Trapped;
                outcome.trap = Some(JobTrap::LinxLimit { report, place });
            }
            RunError::Interrupted(_) => outcome.status = JobStatus::Interrupted,
            RunError::Launch(error) => {
                let object = program.object();
                let needed = [
                    ("the code", program.base(), object.code.len() as u64),
                    ("the data", program.data_base(), object.data.len() as u64),
                ];
                if let LaunchError::Overlap(_) = error
                    && let Some(d) = overlap(job, &outcome.addresses, &needed)
                {
                    return Err(d);
                }
                let d = Diagnostic::error("job-launch", error.to_string());
                return Err(placed(d, plan.spec.shader_span, ""));
            }
        },
    }
    let lanes = meta.linx.as_ref().map_or(0, |l| l.lanes);
    outcome.dispatched(plan, stats(done.stats, lanes));
    if let Some(dispatch) = outcome.dispatches.last_mut() {
        dispatch.compared_launches = done.compared;
        dispatch.failed_condition = failed_condition;
    }
    Ok(())
}

/// The same counts as those of w32.
pub(crate) fn stats(stats: linx::Stats, lanes: u32) -> Stats {
    Stats {
        warp_instructions: stats.group_instructions,
        vector_instructions: stats.vector_instructions,
        lane_instructions: stats.lane_instructions,
        // Strip-mined groups have 64 lanes, and p may hold lanes from LB0 upwards.
        lane_slots: match stats.vector_instructions * u64::from(lanes) {
            slots if slots >= stats.lane_instructions => slots,
            _ => stats.vector_instructions * 64,
        },
    }
}

fn compiled(
    job: &Job,
    plan: &Plan,
    program: &Program,
    (linx, abi): (&LinxMeta, &LinxAbi),
    common: &Common<'_>,
    watch: Option<&mut dyn Watch>,
    outcome: &mut JobOutcome,
) -> Result<(Done, Option<String>), Diagnostic> {
    let meta = plan.kernel.meta();
    no_aliases(job, plan)?;
    let mut contents = Vec::with_capacity(plan.slots.len());
    for &slot in &plan.slots {
        contents.push(outcome.part(slot, 0, job.binds[slot].len_bytes()));
    }
    contents.extend(meta.constant_bytes());
    let grid = Grid {
        program,
        meta,
        linx,
        abi,
        workgroups: plan.spec.workgroups,
    };
    // Groups that run in order have no other order to compare with.
    let failed = failed_condition(linx, plan.spec.workgroups, &contents);
    let how = How {
        engine: common.engine(),
        order: common.order(),
        check_orders: match failed {
            None => &common.settings.check_orders,
            Some(_) => &[],
        },
    };
    let done = run_grid(&grid, &mut contents, failed.is_none(), &how, watch);
    for ((resource, &slot), bytes) in meta.resources.iter().zip(&plan.slots).zip(&contents) {
        if resource.access == Access::ReadWrite {
            let address = outcome.addresses[slot];
            let written = outcome.memory.write(address, bytes);
            written.expect("every buffer of the job has been mapped");
        }
    }
    Ok((done, failed.map(str::to_string)))
}

/// Each resource has a copy of its own in the arena, so none may be written through one and seen through another.
fn no_aliases(job: &Job, plan: &Plan) -> Result<(), Diagnostic> {
    let mut seen = BTreeSet::new();
    let mut twice = plan.slots.iter().filter(|s| !seen.insert(**s));
    let Some(slot) = twice.next() else {
        return Ok(());
    };
    let resources = plan.kernel.meta().resources.iter().zip(&plan.slots);
    let writes = |s: &usize| {
        let mut all = resources.clone().filter(|(_, other)| *other == s);
        all.any(|(r, _)| r.access == Access::ReadWrite)
    };
    if !writes(slot) {
        return Ok(());
    }
    let bind = &job.binds[*slot];
    let message = format!(
        "{} is bound twice to kernel `{}`, which writes it",
        bind.label(),
        plan.kernel.meta().name
    );
    Err(placed(
        Diagnostic::error("linx-alias", message),
        bind.span,
        "this binding",
    ))
}

/// A header written by hand says itself how many groups run; buffers are at the addresses of the job.
fn hand_written(
    plan: &Plan,
    program: &Program,
    linx: Option<&LinxMeta>,
    common: &Common<'_>,
    watch: Option<&mut dyn Watch>,
    outcome: &mut JobOutcome,
) -> Result<Done, Diagnostic> {
    let meta = plan.kernel.meta();
    if plan.spec.workgroups != [1, 1, 1] {
        let message = format!(
            "kernel `{}` is written by hand: its launch header says how many groups run",
            meta.name
        );
        let d = Diagnostic::error("job-launch", message).note("leave the workgroups at 1,1,1");
        return Err(placed(d, plan.spec.workgroups_span, ""));
    }
    let mut launch = Launch::new(program, program.base() + u64::from(meta.entry));
    launch.registers = common.registers;
    let alone = common.options.deterministic || watch.is_some();
    let options = linx::RunOptions {
        order: match common.order() {
            Some(order) => order,
            None if alone => Order::InOrder,
            None => Order::AllCores,
        },
        ..common.engine()
    };
    let mut done = Done {
        threads: 1,
        ..Done::default()
    };
    let fail = |error| Failed::Run { error, place: None };
    let parallel = linx.is_some_and(|l| l.mode == LinxMode::Mpar);
    if parallel && !common.settings.check_orders.is_empty() {
        let seeds = &common.settings.check_orders;
        let compared = check_orders(&launch, &outcome.memory, &options, seeds);
        done.compared = u64::from(compared.is_ok());
        match compared {
            Ok(compared) => {
                let differences = compared.difference.into_iter();
                done.differences
                    .extend(differences.map(|difference| OrderDifference {
                        first_group: Some(0),
                        difference,
                        resource: None,
                    }));
                done.races
                    .extend(compared.races.into_iter().map(|race| GroupRace {
                        race,
                        places: None,
                        resource: None,
                    }));
            }
            Err(error) => {
                done.stats = error.stats();
                done.error = Some(fail(error));
                return Ok(done);
            }
        }
    }
    let mut whole = watch.map(Whole);
    let observer = whole.as_mut().map(|w| w as &mut dyn Observer);
    match linx::run(&launch, &outcome.memory, &options, observer) {
        Ok(summary) => {
            done.stats = summary.stats;
            done.threads = summary.threads;
            outcome.linx_registers.push(summary.registers);
        }
        Err(error) => {
            done.stats = error.stats();
            done.error = Some(fail(error));
        }
    }
    Ok(done)
}

/// A group of hand-written code goes by its lc1 and lc2.
struct Whole<'a>(&'a mut dyn Watch);

impl Observer for Whole<'_> {
    fn wants(&self, (lc1, lc2): (u64, u64)) -> bool {
        match (u32::try_from(lc1), u32::try_from(lc2)) {
            (Ok(x), Ok(y)) => self.0.wants_warp([x, y, 0], 0),
            _ => false,
        }
    }

    fn before(&mut self, view: &linx::View<'_>) {
        self.0.before(view);
    }

    fn after(&mut self, view: &linx::View<'_>, trap: Option<&linx::Trap>) {
        self.0.after(view, trap);
    }
}
