//! Does the order of groups matter? Runs MPAR launches in order and at random, and compares; and looks whether groups access
//! what others write.

use super::many::FailedLaunch;
use super::run::run_logged;
use super::schedule::Random;
use super::shadow::{Cell, Race, Shadow, Two};
use super::{Launch, Order, RunError, RunOptions, Stats, Summary, run};
use crate::memory::Memory;
use std::fmt;

/// What differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The word at this address.
    Memory(u64),
    /// The word at this offset of TO (0) or TS (1).
    Tile(usize, u64),
    /// A register R1 to R23.
    Register(usize),
    /// Not a value: one order ends, the other does not.
    End,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Memory(a) => write!(f, "the word at {a:#x}"),
            Place::Tile(k, a) => write!(f, "the word at offset {a:#x} of {}", ["to", "ts"][*k & 1]),
            Place::Register(k) => write!(f, "register r{k}"),
            Place::End => f.write_str("the end of the launch"),
        }
    }
}

/// Two orders of the groups give different results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Seed of the other order.
    pub seed: u64,
    /// First place that differs.
    pub place: Place,
    /// What is there when the groups run in order, and in the other order.
    pub values: (u64, u64),
    /// Where groups meet: the place itself if they do there, else the first word where they do.
    pub meeting: Option<Place>,
    /// Groups, as numbers in order of (lc2, lc1), that write there; the first two.
    pub writers: Vec<u64>,
    /// Groups that read there.
    pub readers: Vec<u64>,
    /// Groups with atomics there.
    pub updaters: Vec<u64>,
    /// Whether the program may give different results: only atomics meet (L-92).
    pub allowed: bool,
    /// The rule.
    pub rule: &'static str,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is {:#x} when the groups run in order and {:#x} in another order (seed {}): {}",
            self.place, self.values.0, self.values.1, self.seed, self.rule
        )?;
        if let Some(at) = self.meeting {
            write!(f, "\n  groups meet at {at}:")?;
            for (what, groups) in [
                ("written", &self.writers),
                ("read", &self.readers),
                ("updated", &self.updaters),
            ] {
                if !groups.is_empty() {
                    write!(f, " {what} by {groups:?}")?;
                }
            }
        }
        Ok(())
    }
}

/// What a comparison of orders has found.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Compared {
    /// Results that differ.
    pub difference: Option<Difference>,
    /// Accesses of groups that meet in the run in order, each pair of instructions once, by their addresses. They are
    /// found whether or not results differ.
    pub races: Vec<Race>,
}

/// A word or byte where groups meet.
struct Meeting {
    place: Place,
    reads: Two,
    writes: Two,
    updates: Two,
}

impl Meeting {
    fn conflict(&self) -> bool {
        let two = |a: &Two, b: &Two| {
            a.iter()
                .flatten()
                .any(|x| b.iter().flatten().any(|y| x.group != y.group))
        };
        two(&self.writes, &self.writes)
            || two(&self.writes, &self.reads)
            || two(&self.writes, &self.updates)
            || two(&self.updates, &self.reads)
    }

    fn atomics_only(&self) -> bool {
        let two = self.updates.iter().flatten().count() == 2;
        two && self.writes == [None, None] && self.reads == [None, None]
    }
}

fn meetings(log: &Shadow) -> Vec<Meeting> {
    let meeting = |(place, [reads, writes, updates]): (Place, Cell)| Meeting {
        place,
        reads,
        writes,
        updates,
    };
    log.cells().into_iter().map(meeting).collect()
}

/// Runs a launch in order and once for each seed on copies of the memory, and compares memory, tiles and registers. While
/// it runs in order, its accesses are noted. An error in that run is given as it is. `memory` does not change.
pub fn check_orders(
    launch: &Launch<'_>,
    memory: &Memory,
    options: &RunOptions<'_>,
    seeds: &[u64],
) -> Result<Compared, RunError> {
    let in_order = RunOptions {
        order: Order::InOrder,
        ..*options
    };
    let reference = memory.snapshot();
    let log = Shadow::new(launch.program, None);
    let (expected, log) = run_logged(launch, &reference, &in_order, None, Some(log))?;
    let log = log.unwrap_or_default();
    let mut compared = Compared {
        difference: None,
        races: log.races(launch),
    };
    for race in &mut compared.races {
        for access in [&mut race.first, &mut race.second] {
            access.group += launch.first_group.unwrap_or(0);
        }
    }
    for &seed in seeds {
        let other = memory.snapshot();
        let options = RunOptions {
            order: Order::Random { seed },
            ..*options
        };
        let found = match run(launch, &other, &options, None) {
            Ok(summary) => first_difference(&reference, &other, &expected, &summary),
            Err(e @ RunError::Interrupted(_)) => return Err(e),
            Err(_) => Some((Place::End, (0, 1))),
        };
        if let Some((place, values)) = found {
            compared.difference = Some(told(&log, seed, place, values));
            break;
        }
    }
    Ok(compared)
}

/// The launches of a grid, for [`check_launch_orders`].
pub struct Launches<'c, 'p> {
    /// How many.
    pub count: u64,
    /// Makes one by its number, before it runs on this memory.
    pub make: &'c dyn Fn(u64, &Memory) -> Launch<'p>,
    /// Address and bytes of what counts: scratch memory that launches share does not.
    pub results: &'c [(u64, u64)],
}

/// Runs launches, each in order, one after the other and in other orders: backwards for the first seed, shuffled for
/// the others, on copies of the memory, and compares the results. While they run forwards, their accesses are noted. Groups
/// are told by their numbers in the grid, if launches know their first. `memory` does not change.
pub fn check_launch_orders(
    launches: &Launches<'_, '_>,
    memory: &Memory,
    options: &RunOptions<'_>,
    seeds: &[u64],
) -> Result<Compared, FailedLaunch> {
    let options = RunOptions {
        order: Order::InOrder,
        ..*options
    };
    let all = |order: &mut dyn Iterator<Item = u64>, mut log: Option<Shadow>| {
        let memory = memory.snapshot();
        let mut stats = Stats::default();
        for k in order {
            let launch = (launches.make)(k, &memory);
            if let Some(log) = &mut log {
                log.first = launch.first_group.unwrap_or(k);
            }
            match run_logged(&launch, &memory, &options, None, log.take()) {
                Ok((summary, own)) => {
                    stats += summary.stats;
                    log = own;
                }
                Err(error) => {
                    stats += error.stats();
                    return Err(FailedLaunch {
                        launch: k,
                        error,
                        stats,
                    });
                }
            }
        }
        Ok((memory, log))
    };
    if launches.count == 0 {
        return Ok(Compared::default());
    }
    let first = (launches.make)(0, &memory.snapshot());
    let log = Shadow::new(first.program, Some(launches.results));
    let (reference, log) = all(&mut (0..launches.count), Some(log))?;
    let log = log.unwrap_or_default();
    let mut compared = Compared {
        difference: None,
        races: log.races(&first),
    };
    for (n, &seed) in seeds.iter().enumerate() {
        let other = if n == 0 {
            all(&mut (0..launches.count).rev(), None)
        } else {
            let mut order: Vec<u64> = (0..launches.count).collect();
            Random(seed).shuffle(&mut order);
            all(&mut order.into_iter(), None)
        };
        let found = match other {
            Ok((other, _)) => difference_within(&reference, &other, launches.results),
            Err(e) if matches!(e.error, RunError::Interrupted(_)) => return Err(e),
            Err(_) => Some((Place::End, (0, 1))),
        };
        if let Some((place, values)) = found {
            compared.difference = Some(told(&log, seed, place, values));
            break;
        }
    }
    Ok(compared)
}

/// The first word of these pieces that differs.
fn difference_within(a: &Memory, b: &Memory, pieces: &[(u64, u64)]) -> Option<(Place, (u64, u64))> {
    pieces.iter().find_map(|&(address, bytes)| {
        let (a, b) = (a.read(address, bytes).ok()?, b.read(address, bytes).ok()?);
        let at = a.iter().zip(&b).position(|(v, w)| v != w)? & !3;
        let word = |m: &[u8]| {
            let bytes = m[at..].iter().take(4).rev();
            bytes.fold(0, |word, byte| word << 8 | u64::from(*byte))
        };
        Some((Place::Memory(address + at as u64), (word(&a), word(&b))))
    })
}

fn first_difference(
    a: &Memory,
    b: &Memory,
    x: &Summary,
    y: &Summary,
) -> Option<(Place, (u64, u64))> {
    for (s, t) in a.views().zip(b.views()) {
        for k in 0..s.bytes.div_ceil(4) as usize {
            let (v, w) = (s.cells.get(k), t.cells.get(k));
            if v != w {
                return Some((Place::Memory(s.base + 4 * k as u64), (v.into(), w.into())));
            }
        }
    }
    let register = (1..24).find(|k| x.registers[*k] != y.registers[*k]);
    if let Some(k) = register {
        return Some((Place::Register(k), (x.registers[k], y.registers[k])));
    }
    // Two destinations may be in one hand: the newer is TS.
    (x.tiles != y.tiles)
        .then(|| tile_difference(x, y))
        .flatten()
}

fn tile_difference(x: &Summary, y: &Summary) -> Option<(Place, (u64, u64))> {
    use super::Hand;
    for hand in [Hand::T, Hand::U, Hand::M, Hand::N] {
        for k in (1..=2).rev() {
            let (Some(a), Some(b)) = (x.tiles.get(hand, k), y.tiles.get(hand, k)) else {
                continue;
            };
            let differs = a
                .words()
                .iter()
                .zip(b.words())
                .enumerate()
                .find(|(_, (v, w))| v != w);
            if let Some((word, (v, w))) = differs {
                return Some((
                    Place::Tile(2 - k, 4 * word as u64),
                    (u64::from(*v), u64::from(*w)),
                ));
            }
        }
    }
    None
}

/// The rule behind a difference, by who touched what.
fn told(log: &Shadow, seed: u64, place: Place, values: (u64, u64)) -> Difference {
    let all = meetings(log);
    // The word that differs, or its bytes if they were accessed apart.
    let within = |m: &Meeting| match (m.place, place) {
        (Place::Memory(a), Place::Memory(b)) => a & !3 == b,
        (Place::Tile(k, a), Place::Tile(n, b)) => k == n && a & !3 == b,
        _ => false,
    };
    let here = all.iter().find(|m| within(m) && m.conflict());
    let met = here
        .or_else(|| all.iter().find(|m| m.conflict()))
        .or_else(|| all.iter().find(|m| m.atomics_only()));
    let some = |t: &Two| t.iter().flatten().map(|by| by.group).collect::<Vec<u64>>();
    let (allowed, rule) = match (place, met) {
        (Place::Register(_), _) => (
            false,
            "groups of an MPAR kernel write a register that lives on (Q-22)",
        ),
        (_, Some(m)) if m.atomics_only() => (
            true,
            "only atomics meet there; which group comes first is open (L-31, L-92)",
        ),
        (_, Some(m)) if some(&m.writes).len() > 1 => {
            (false, "two groups write the same word (L-32)")
        }
        (_, Some(m)) if !some(&m.updates).is_empty() => (
            false,
            "a group accesses plainly what another updates by atomics (L-32)",
        ),
        (_, Some(_)) => (false, "a group reads what another writes (L-32)"),
        (_, None) => (false, "the result depends on the order of groups (L-32)"),
    };
    Difference {
        seed,
        place,
        values,
        meeting: met.map(|m| m.place),
        writers: met.map(|m| some(&m.writes)).unwrap_or_default(),
        readers: met.map(|m| some(&m.reads)).unwrap_or_default(),
        updaters: met.map(|m| some(&m.updates)).unwrap_or_default(),
        allowed,
        rule,
    }
}
