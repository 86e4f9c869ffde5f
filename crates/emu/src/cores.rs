//! Cores: which workgroups are on them, in which slots, and whose turn it is.

use crate::program::Refetched;
use crate::shape::{Random, Shape, Shuffle};
use crate::warp::{State, WarpState};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Instructions that a warp executes before the next one's turn.
const QUANTUM: u64 = 4096;

/// Where a warp is on the machine: CSRs `warpid`, `spid`, `coreid` and `wgslot`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// Warp slot of its shader processor.
    pub(crate) warp: u32,
    /// Shader processor of its core.
    pub(crate) sp: u32,
    pub(crate) core: u32,
    /// Workgroup slot of its core.
    pub(crate) workgroup: u32,
}

/// A workgroup on a core.
pub(crate) struct Group {
    /// Its number in the dispatch.
    pub(crate) number: u64,
    pub(crate) id: [u32; 3],
    pub(crate) slot: u32,
    pub(crate) warps: Vec<WarpState>,
    /// Workgroup memory.
    pub(crate) memory: Vec<u32>,
}

impl Group {
    /// The slots of its warps, in a core on its own.
    pub(crate) fn place_alone(&mut self) {
        for w in &mut self.warps {
            w.place = Place {
                warp: w.id,
                ..Place::default()
            };
        }
    }
}

/// Where the workgroups of a core come from.
#[derive(Clone, Debug)]
pub(crate) enum Supply {
    /// From all that are left; these numbers have been taken already.
    Shared { from: u64, to: u64 },
    /// Every `step`-th, `count` of them.
    Own {
        next: u64,
        count: u64,
        first: u64,
        step: u64,
    },
}

/// Workgroups that all cores take from.
#[derive(Debug)]
pub(crate) struct Pool {
    pub(crate) next: AtomicU64,
    pub(crate) total: u64,
    /// How many are taken at a time.
    pub(crate) chunk: u64,
    /// The order, if it is not that of the numbers.
    pub(crate) shuffle: Option<Shuffle>,
}

/// Whose turn it is, and for how many instructions at most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pick {
    pub(crate) group: usize,
    pub(crate) warp: usize,
    pub(crate) budget: u64,
}

/// A core.
pub(crate) struct Core {
    pub(crate) number: u32,
    /// Instructions committed: CSR `time`.
    pub(crate) time: u64,
    /// The workgroups on it, in the order in which they came.
    pub(crate) groups: Vec<Group>,
    supply: Supply,
    /// The order of its own workgroups, if it is not that of the numbers.
    shuffle: Option<Shuffle>,
    /// Its slots; `None`: it has one workgroup, and is a new core for the next.
    slots: Option<Slots>,
    /// Turns of this round, and how many have been taken.
    queue: Vec<Pick>,
    taken: usize,
    /// Its instruction cache, if that is not the code of the launch.
    pub(crate) refetched: Option<Box<Refetched>>,
}

/// Which slots are taken.
struct Slots {
    workgroups: Vec<bool>,
    /// Warp slots of each shader processor.
    sps: Vec<Vec<bool>>,
}

impl Core {
    /// A core that each workgroup has for itself.
    pub(crate) fn alone() -> Core {
        Core::new(0, Supply::Shared { from: 0, to: 0 }, None, None)
    }

    /// A core of a machine, with its share of `total` workgroups.
    pub(crate) fn of_shape(number: u32, shape: Shape, total: u64, seed: Option<u64>) -> Core {
        let (first, step) = (u64::from(number), u64::from(shape.cores));
        let count = total.saturating_sub(first).div_ceil(step);
        let supply = Supply::Own {
            next: 0,
            count,
            first,
            step,
        };
        let slots = Slots {
            workgroups: vec![false; shape.workgroups as usize],
            sps: vec![vec![false; shape.warps as usize]; shape.sps as usize],
        };
        let shuffle = seed.map(|s| Shuffle::new(count, s ^ first));
        Core::new(number, supply, shuffle, Some(slots))
    }

    fn new(number: u32, supply: Supply, shuffle: Option<Shuffle>, slots: Option<Slots>) -> Core {
        Core {
            number,
            time: 0,
            groups: Vec::new(),
            supply,
            shuffle,
            slots,
            queue: Vec::new(),
            taken: 0,
            refetched: None,
        }
    }

    /// The number of the next workgroup, if one is left and there is room for its `warps`.
    pub(crate) fn next_workgroup(&mut self, warps: usize, pool: &Pool) -> Option<u64> {
        let room = match &self.slots {
            None => self.groups.is_empty(),
            Some(s) => s.room(warps),
        };
        if !room {
            return None;
        }
        match &mut self.supply {
            Supply::Shared { from, to } => {
                if from == to {
                    let first = pool.next.fetch_add(pool.chunk, Relaxed);
                    if first >= pool.total {
                        return None;
                    }
                    (*from, *to) = (first, (first + pool.chunk).min(pool.total));
                }
                *from += 1;
                Some(pool.shuffle.map_or(*from - 1, |s| s.at(*from - 1)))
            }
            Supply::Own {
                next,
                count,
                first,
                step,
            } => {
                if next == count {
                    return None;
                }
                *next += 1;
                let k = self.shuffle.map_or(*next - 1, |s| s.at(*next - 1));
                Some(*first + k * *step)
            }
        }
    }

    /// Takes a workgroup that is ready to start.
    pub(crate) fn admit(&mut self, mut group: Group) {
        match &mut self.slots {
            None => {
                group.place_alone();
                self.time = 0;
                self.refetched = None;
            }
            Some(slots) => slots.take(&mut group, self.number),
        }
        self.groups.push(group);
    }

    /// The lowest workgroup that is on it; with workgroups in order, none that it still gets is lower.
    pub(crate) fn lowest(&self) -> Option<u64> {
        self.groups.iter().map(|g| g.number).min()
    }

    /// Takes a workgroup off it whose warps have all ended, if there is one.
    pub(crate) fn take_ended(&mut self) -> Option<Group> {
        let ended = |g: &Group| g.warps.iter().all(|w| w.state == State::Ended);
        let k = self.groups.iter().position(ended)?;
        let group = self.groups.remove(k);
        if let Some(slots) = &mut self.slots {
            slots.free(&group);
        }
        Some(group)
    }

    /// Whether this round's turns have all been taken.
    pub(crate) fn round_is_over(&self) -> bool {
        self.taken == self.queue.len()
    }

    /// The next turn of this round, of a warp that can still run.
    pub(crate) fn pick(&mut self) -> Option<Pick> {
        while let Some(pick) = self.queue.get(self.taken) {
            self.taken += 1;
            if self.groups[pick.group].warps[pick.warp].runs() {
                return Some(*pick);
            }
        }
        None
    }

    /// Begins a round: every warp that can run and does not sleep has one turn, higher priority first, then the workgroup that came
    /// first, then the lower warp. If all that can run sleep, those have one that wake first. With a random order a round is
    /// one turn of any warp.
    pub(crate) fn begin_round(&mut self, random: Option<&mut Random>) {
        self.queue.clear();
        self.taken = 0;
        self.awake();
        if self.queue.is_empty() && self.wake() {
            self.awake();
        }
        match random {
            Some(_) if self.queue.is_empty() => {}
            Some(random) => {
                let budget = random.turn();
                let pick = self.queue[random.below(self.queue.len())];
                self.queue.clear();
                self.queue.push(Pick { budget, ..pick });
            }
            None => {
                let groups = &self.groups;
                let urgency = |p: &Pick| 3 - groups[p.group].warps[p.warp].priority;
                if !self.queue.is_sorted_by_key(urgency) {
                    self.queue.sort_by_key(urgency);
                }
            }
        }
    }

    fn awake(&mut self) {
        for (group, g) in self.groups.iter().enumerate() {
            for (warp, w) in g.warps.iter().enumerate() {
                if w.runs() && w.wakes <= self.time {
                    self.queue.push(Pick {
                        group,
                        warp,
                        budget: QUANTUM,
                    });
                }
            }
        }
    }

    /// Wakes the sleepers that are first; false if there are none.
    fn wake(&mut self) -> bool {
        let asleep = |w: &&WarpState| w.runs();
        let warps = self.groups.iter().flat_map(|g| &g.warps).filter(asleep);
        let Some(first) = warps.map(|w| w.wakes).min() else {
            return false;
        };
        for w in self.groups.iter_mut().flat_map(|g| &mut g.warps) {
            if w.runs() && w.wakes == first {
                w.wakes = 0;
            }
        }
        true
    }
}

impl Slots {
    fn room(&self, warps: usize) -> bool {
        let free = |s: &Vec<bool>| s.iter().filter(|taken| !**taken).count();
        self.workgroups.contains(&false) && self.sps.iter().map(free).sum::<usize>() >= warps
    }

    /// The lowest workgroup slot; each warp goes to the processor with most free slots, the lowest of several, and there
    /// into the lowest slot.
    fn take(&mut self, group: &mut Group, core: u32) {
        let lowest = |slots: &[bool]| {
            slots
                .iter()
                .position(|taken| !taken)
                .expect("there is room")
        };
        let slot = lowest(&self.workgroups);
        self.workgroups[slot] = true;
        group.slot = slot as u32;
        for w in &mut group.warps {
            let taken = |sp: &Vec<bool>| sp.iter().filter(|taken| **taken).count();
            let sps = self.sps.iter().enumerate();
            let (sp, _) = sps
                .min_by_key(|(_, s)| taken(s))
                .expect("a shape has processors");
            let warp = lowest(&self.sps[sp]);
            self.sps[sp][warp] = true;
            w.place = Place {
                warp: warp as u32,
                sp: sp as u32,
                core,
                workgroup: group.slot,
            };
        }
    }

    fn free(&mut self, group: &Group) {
        self.workgroups[group.slot as usize] = false;
        for w in &group.warps {
            self.sps[w.place.sp as usize][w.place.warp as usize] = false;
        }
    }
}
