//! Cuts the grid of a compiled kernel into launches and runs them.

use std::sync::atomic::Ordering::Relaxed;

use lanemask_diag::Diagnostic;
use lanemask_emu::Memory;
use lanemask_emu::linx::{
    self, Compared, Difference, FailedLaunch, Launch, Launches, Observer, Order, Place, Program,
    Race, RunError, RunOptions, View, check_launch_orders, check_orders, run, run_each,
};
use lanemask_object::{KernelMeta, LinxAbi, LinxMeta, LinxMode};

use super::arena::{Arena, Layout};

/// Registers of the calling convention: a0 is R2, s0 is R11.
const A0: usize = 2;
const S0: usize = 11;
/// Bindings whose addresses are in s0 to s4, if there are no more.
const DIRECT_BINDINGS: usize = 5;

/// A compiled kernel on its grid.
pub(crate) struct Grid<'a> {
    pub(crate) program: &'a Program,
    pub(crate) meta: &'a KernelMeta,
    pub(crate) linx: &'a LinxMeta,
    pub(crate) abi: &'a LinxAbi,
    pub(crate) workgroups: [u32; 3],
}

/// How to run it.
pub(crate) struct How<'a> {
    pub(crate) engine: RunOptions<'a>,
    /// Order of the groups; `None`: on all cores, if the kernel allows it.
    pub(crate) order: Option<Order>,
    /// Seeds of other orders, whose results are compared first.
    pub(crate) check_orders: &'a [u64],
}

/// What has run, also if it did not come to its end.
#[derive(Default)]
pub(crate) struct Done {
    pub(crate) stats: linx::Stats,
    pub(crate) threads: usize,
    /// Results that depend on the order of groups.
    pub(crate) differences: Vec<OrderDifference>,
    /// Groups that access what others write.
    pub(crate) races: Vec<GroupRace>,
    /// Launches of which several orders have been compared.
    pub(crate) compared: u64,
    pub(crate) error: Option<Failed>,
}

/// Why it did not.
pub(crate) enum Failed {
    /// The engine says.
    Run {
        error: RunError,
        /// Workgroup and strip of the group, if they are known.
        place: Option<([u32; 3], u32)>,
    },
    /// It could not be launched.
    Refused(Diagnostic),
}

/// Two orders of the groups of one launch, or of the launches of a grid, gave different results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderDifference {
    /// Number of the launch's first group in the grid: the difference tells groups of the launch. `None`: orders of the
    /// launches were compared, and it tells groups of the grid.
    pub first_group: Option<u64>,
    /// What the engine found.
    pub difference: Difference,
    /// The resource where it shows, by its number in the kernel, and the byte in it.
    pub resource: Option<(usize, u64)>,
}

/// Two groups access one byte and may come in either order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupRace {
    /// What the engine found.
    pub race: Race,
    /// Workgroup and strip of both groups; `None`: hand-written code.
    pub places: Option<[([u32; 3], u32); 2]>,
    /// The resource, by its number in the kernel, and the byte in it.
    pub resource: Option<(usize, u64)>,
}

/// Whether the groups of a launch may run in any order.
fn is_parallel(grid: &Grid<'_>, conditions_hold: bool) -> bool {
    grid.linx.mode == LinxMode::Mpar && conditions_hold
}

impl Grid<'_> {
    /// Groups of the whole grid.
    fn groups(&self) -> Result<u64, Diagnostic> {
        let counts = self.workgroups.into_iter().chain([self.abi.strips]);
        let product = counts.map(u64::from).try_fold(1u64, u64::checked_mul);
        // Lanes have numbers of 32 bits, and the proofs for MPAR take global ids to fit them.
        let sizes = self.meta.workgroup_size;
        let ids_fit =
            std::iter::zip(self.workgroups, sizes).all(|(n, size)| n.checked_mul(size).is_some());
        product
            .filter(|n| ids_fit && *n <= 1 << 31 && self.abi.strips > 0)
            .ok_or_else(|| {
                let [x, y, z] = self.workgroups;
                let message = format!(
                    "{x} x {y} x {z} workgroups of kernel `{}` are more groups than can be numbered",
                    self.meta.name
                );
                Diagnostic::error("linx-launch", message)
            })
    }

    /// Workgroup and strip of a group.
    fn place(&self, group: u64) -> ([u32; 3], u32) {
        let strips = u64::from(self.abi.strips);
        let [x, y, _] = self.workgroups.map(u64::from);
        let (workgroup, strip) = (group / strips, group % strips);
        let id = [workgroup % x, workgroup / x % y, workgroup / x / y];
        (id.map(|n| n as u32), strip as u32)
    }

    /// A launch whose workgroup memory is cleared in `memory`, the arena's or a copy of it.
    fn launch(
        &self,
        (arena, memory): (&Arena, &Memory),
        first: u64,
        count: u64,
        area: u64,
    ) -> Launch<'_> {
        arena.clear(memory, area, count);
        let header = self.linx.base + u64::from(self.meta.entry);
        let mut launch = Launch::new(self.program, header);
        launch.first_group = Some(first);
        let [x, y, z] = self.workgroups.map(u64::from);
        let (workgroup, spill) = (arena.workgroup(area), arena.spill(area));
        launch.registers[A0..A0 + 8]
            .copy_from_slice(&[arena.base, count, first, x, y, z, workgroup, spill]);
        let resources = &arena.layout.resources;
        if resources.len() <= DIRECT_BINDINGS {
            for (k, (offset, _)) in resources.iter().enumerate() {
                launch.registers[S0 + k] = arena.base + offset;
            }
        }
        launch
    }
}

/// Runs a grid on resources with these contents, which are then what the kernel made of them, as far as it came.
pub(crate) fn run_grid(
    grid: &Grid<'_>,
    contents: &mut [Vec<u8>],
    conditions_hold: bool,
    how: &How<'_>,
    observer: Option<&mut dyn Watch>,
) -> Done {
    let alone = observer.is_some();
    let parts: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
    let arena = match arena(grid, &parts, conditions_hold, how, alone) {
        Ok(arena) => arena,
        Err(d) => return refused(Done::default(), d),
    };
    let done = run_in(grid, &arena, conditions_hold, how, observer);
    for (k, bytes) in contents.iter_mut().enumerate() {
        if let Err(e) = arena.resource(k, bytes) {
            return refused(done, Diagnostic::error("linx-launch", e.to_string()));
        }
    }
    done
}

/// Whether launches run at the same time, and on how many threads; `alone`: somebody watches.
fn threads(grid: &Grid<'_>, conditions_hold: bool, how: &How<'_>, alone: bool) -> (bool, usize) {
    let parallel = is_parallel(grid, conditions_hold)
        && matches!(how.order, None | Some(Order::AllCores))
        && !alone;
    let threads = match (parallel, how.engine.threads) {
        (false, _) => 1,
        (true, 0) => std::thread::available_parallelism().map_or(1, usize::from),
        (true, n) => n,
    };
    (parallel, threads)
}

/// An arena for a grid, with these contents of its resources.
pub(crate) fn arena(
    grid: &Grid<'_>,
    contents: &[&[u8]],
    conditions_hold: bool,
    how: &How<'_>,
    alone: bool,
) -> Result<Arena, Diagnostic> {
    let (_, threads) = threads(grid, conditions_hold, how, alone);
    let sizes: Vec<u64> = contents.iter().map(|c| c.len() as u64).collect();
    // Orders are compared within launches that are as large as possible.
    let cut_for = match is_checked(grid, how) {
        true => 1,
        false => threads as u64,
    };
    let layout = Layout::new(grid.meta, grid.abi, &sizes, grid.groups()?, cut_for)?;
    Arena::new(layout, contents).map_err(|e| Diagnostic::error("linx-launch", e.to_string()))
}

/// Runs a grid in its arena.
pub(crate) fn run_in(
    grid: &Grid<'_>,
    arena: &Arena,
    conditions_hold: bool,
    how: &How<'_>,
    mut observer: Option<&mut dyn Watch>,
) -> Done {
    let mut done = Done {
        threads: 1,
        ..Done::default()
    };
    let (parallel, _) = threads(grid, conditions_hold, how, observer.is_some());
    let total = match grid.groups() {
        Ok(total) => total,
        Err(d) => return refused(done, d),
    };
    let checked = is_checked(grid, how);
    if let Some(p) = how.engine.progress {
        p.workgroups.store(total, Relaxed);
        p.done.store(0, Relaxed);
    }
    let per_launch = arena.layout.groups;
    if parallel && per_launch < total && !checked {
        many(grid, arena, total, how, &mut done);
        return done;
    }
    let order = match (how.order, is_parallel(grid, conditions_hold)) {
        (_, false) => Order::InOrder,
        (None, true) if observer.is_none() => Order::AllCores,
        (None, true) => Order::InOrder,
        (Some(order), true) => order,
    };
    if per_launch < total && checked {
        orders_of_launches(grid, arena, total, how, &mut done);
    }
    let mut first = 0;
    while first < total && done.error.is_none() {
        let piece = (first, per_launch.min(total - first));
        one(grid, arena, piece, order, how, &mut observer, &mut done);
        first += piece.1;
    }
    done
}

/// Whether orders are to be compared.
fn is_checked(grid: &Grid<'_>, how: &How<'_>) -> bool {
    !how.check_orders.is_empty() && grid.linx.mode == LinxMode::Mpar
}

/// Where in a resource an address of the arena is.
fn resource_at(arena: &Arena, place: Place) -> Option<(usize, u64)> {
    match place {
        Place::Memory(at) => arena.layout.find(at.checked_sub(arena.base)?),
        _ => None,
    }
}

/// Compares orders of the launches of a grid: they are independent of each other, as their groups are (L-32).
fn orders_of_launches(grid: &Grid<'_>, arena: &Arena, total: u64, how: &How<'_>, done: &mut Done) {
    let per_launch = arena.layout.groups;
    let launches = Launches {
        count: total.div_ceil(per_launch),
        make: &|k, memory| {
            let first = k * per_launch;
            grid.launch((arena, memory), first, per_launch.min(total - first), 0)
        },
        results: &arena.results(),
    };
    let options = RunOptions {
        progress: None,
        ..how.engine
    };
    match check_launch_orders(&launches, &arena.memory, &options, how.check_orders) {
        Ok(compared) => found(grid, arena, None, compared, done),
        Err(FailedLaunch { error, stats, .. }) => failed(grid, error, stats, done),
    }
}

/// What a comparison has found; pieces of a grid find the same pairs of instructions.
fn found(
    grid: &Grid<'_>,
    arena: &Arena,
    first_group: Option<u64>,
    compared: Compared,
    done: &mut Done,
) {
    let differences = compared.difference.into_iter();
    done.differences
        .extend(differences.map(|difference| OrderDifference {
            first_group,
            resource: resource_at(arena, difference.place),
            difference,
        }));
    for race in compared.races {
        let places = [race.first.group, race.second.group].map(|group| grid.place(group));
        let known = (done.races.iter_mut()).find(|old| old.race.is_of_the_same_instructions(&race));
        match known {
            Some(old) => old.race.count += race.count,
            None => done.races.push(GroupRace {
                resource: resource_at(arena, race.place),
                places: Some(places),
                race,
            }),
        }
    }
}

fn refused(mut done: Done, diagnostic: Diagnostic) -> Done {
    done.error = Some(Failed::Refused(diagnostic));
    done
}

/// One launch, watched or not.
fn one(
    grid: &Grid<'_>,
    arena: &Arena,
    (first, count): (u64, u64),
    order: Order,
    how: &How<'_>,
    observer: &mut Option<&mut dyn Watch>,
    done: &mut Done,
) {
    // The engine counts the groups of a launch; here those of the grid count.
    let options = RunOptions {
        order,
        progress: None,
        ..how.engine
    };
    let launch = grid.launch((arena, &arena.memory), first, count, 0);
    if is_checked(grid, how) {
        let compared = check_orders(&launch, &arena.memory, &options, how.check_orders);
        done.compared += u64::from(compared.is_ok());
        match compared {
            Ok(compared) => found(grid, arena, Some(first), compared, done),
            Err(error) => {
                let stats = error.stats();
                return failed(grid, error, stats, done);
            }
        }
    }
    let mut shifted = observer.as_deref_mut().map(|inner| Shifted {
        grid: (grid.abi.strips, grid.workgroups),
        first,
        inner,
    });
    let watch = shifted.as_mut().map(|s| s as &mut dyn Observer);
    match run(&launch, &arena.memory, &options, watch) {
        Ok(summary) => {
            done.stats += summary.stats;
            done.threads = done.threads.max(summary.threads);
            if let Some(p) = how.engine.progress {
                p.done.fetch_add(count, Relaxed);
                p.instructions
                    .fetch_add(summary.stats.group_instructions, Relaxed);
            }
        }
        Err(error) => {
            let stats = error.stats();
            failed(grid, error, stats, done);
        }
    }
}

/// Launches on all cores, each thread with an area of its own.
fn many(grid: &Grid<'_>, arena: &Arena, total: u64, how: &How<'_>, done: &mut Done) {
    let per_launch = arena.layout.groups;
    let make = |k: u64, thread: usize| {
        let first = k * per_launch;
        let area = match arena.layout.areas {
            1 => 0,
            _ => thread as u64,
        };
        let count = per_launch.min(total - first);
        grid.launch((arena, &arena.memory), first, count, area)
    };
    let options = RunOptions {
        order: Order::InOrder,
        ..how.engine
    };
    let count = total.div_ceil(per_launch);
    match run_each(grid.program, count, &make, &arena.memory, &options) {
        Ok(all) => {
            done.stats += all.stats;
            done.threads = done.threads.max(all.threads);
        }
        Err(FailedLaunch { error, stats, .. }) => failed(grid, error, stats, done),
    }
}

fn failed(grid: &Grid<'_>, error: RunError, stats: linx::Stats, done: &mut Done) {
    done.stats += stats;
    let group = match &error {
        RunError::Trap(report) if report.trap.bi => report.in_grid,
        RunError::Limit(report) => report.in_grid,
        _ => None,
    };
    let place = group.map(|group| grid.place(group));
    done.error = Some(Failed::Run { error, place });
}

/// Sees the instructions of all launches of a job.
pub trait Watch: Observer {
    /// Whether it wants to see this group of a compiled kernel.
    fn wants_warp(&self, _workgroup: [u32; 3], _warp: u32) -> bool {
        true
    }
}

/// Tells an observer which workgroup and strip a group is.
struct Shifted<'a> {
    grid: (u32, [u32; 3]),
    first: u64,
    inner: &'a mut dyn Watch,
}

impl Observer for Shifted<'_> {
    fn wants(&self, (lc1, _): (u64, u64)) -> bool {
        let (strips, [x, y, _]) = self.grid;
        let group = self.first + lc1;
        let (workgroup, strip) = (group / u64::from(strips), group % u64::from(strips));
        let [x, y] = [x, y].map(u64::from);
        let id = [workgroup % x, workgroup / x % y, workgroup / x / y];
        self.inner.wants_warp(id.map(|n| n as u32), strip as u32)
    }

    fn before(&mut self, view: &View<'_>) {
        self.inner.before(view);
    }

    fn after(&mut self, view: &View<'_>, trap: Option<&linx::Trap>) {
        self.inner.after(view, trap);
    }
}
