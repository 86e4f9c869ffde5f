//! Who touched which bytes of memory and tiles, and where groups meet that may run in any order (L-32).
//!
//! Memory is shadowed a word at a time, and a word whose bytes are accessed apart a byte at a time. Of each kind of access the
//! first two groups are kept: whoever comes later conflicts with one of them if it conflicts at all.

use super::order::Place;
use super::run::{position, text};
use super::{Launch, Program};
use crate::trap::SourcePosition;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// What a group did with a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Touch {
    /// A load.
    Read,
    /// A store.
    Write,
    /// An atomic update, or an operation of a ring.
    Atomic,
}

impl Touch {
    /// As a verb of the group.
    pub fn verb(self) -> &'static str {
        match self {
            Touch::Read => "reads",
            Touch::Write => "writes",
            Touch::Atomic => "updates",
        }
    }

    /// Two groups that do this may come in either order: loads, or atomics.
    fn agrees_with(self, other: Touch) -> bool {
        self == other && self != Touch::Write
    }
}

/// Lane of an access of the whole group.
const GROUP: u8 = u8::MAX;

/// Who accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct By {
    pub(crate) group: u64,
    pc: u32,
    lane: u8,
}

/// The first two groups that did something.
pub(crate) type Two = [Option<By>; 2];

/// Reads, writes and atomics of a word or a byte.
pub(crate) type Cell = [Two; 3];

fn remember(known: &mut Two, by: By) {
    let free = |k: &&mut Option<By>| k.is_none_or(|k| k.group == by.group);
    if let Some(place @ None) = known.iter_mut().find(free) {
        *place = Some(by);
    }
}

/// What is known of a word.
#[derive(Debug)]
enum Word {
    Whole(Cell),
    Bytes(Box<[Cell; 4]>),
}

impl Default for Word {
    fn default() -> Word {
        Word::Whole(Cell::default())
    }
}

/// The tile of an access, `None` for memory, and the number of the word.
type Spot = (Option<usize>, u64);

/// By the two instructions and what they do, the lower address first.
type Pair = [(u32, Touch); 2];

#[derive(Debug)]
struct Found {
    tile: Option<usize>,
    address: u64,
    first: By,
    second: By,
    kinds: [Touch; 2],
    count: u64,
}

/// Who touched what.
#[derive(Debug, Default)]
pub(crate) struct Shadow {
    words: HashMap<Spot, Word>,
    races: BTreeMap<Pair, Found>,
    /// Address of the code that addresses of instructions are counted from.
    base: u64,
    /// Number of the launch's first group.
    pub(crate) first: u64,
    /// Address and bytes of the memory that counts; `None`: all of it and the tiles.
    within: Option<Vec<(u64, u64)>>,
}

impl Shadow {
    /// Of launches of a program that do not share more than these pieces of memory; `None`: of one launch.
    pub(crate) fn new(program: &Program, within: Option<&[(u64, u64)]>) -> Shadow {
        Shadow {
            base: program.base(),
            within: within.map(<[_]>::to_vec),
            ..Shadow::default()
        }
    }

    /// Notes an access of `size` bytes by the instruction at `pc`; `lane` is `None` if it is one of the group.
    pub(crate) fn note(
        &mut self,
        (tile, address, size): (Option<usize>, u64, u64),
        (group, lane, pc): (u64, Option<usize>, u64),
        touch: Touch,
    ) {
        if let Some(within) = &self.within {
            let inside = |(from, bytes): &(u64, u64)| address >= *from && address - from < *bytes;
            if tile.is_some() || !within.iter().any(inside) {
                return;
            }
        }
        let by = By {
            group: self.first + group,
            // Code is shorter than 4 GiB.
            pc: pc.wrapping_sub(self.base) as u32,
            lane: lane.map_or(GROUP, |l| l as u8),
        };
        let mut at = address;
        let mut left = size;
        while left > 0 {
            let n = left.min(4 - at % 4);
            let met = touch_word(
                self.words.entry((tile, at / 4)).or_default(),
                at % 4,
                n,
                by,
                touch,
            );
            if let Some((byte, first, kind)) = met {
                self.met((tile, at / 4 * 4 + byte), (first, kind), (by, touch));
            }
            at += n;
            left -= n;
        }
    }

    fn met(
        &mut self,
        (tile, address): (Option<usize>, u64),
        first: (By, Touch),
        second: (By, Touch),
    ) {
        let mut pair = [first, second].map(|(by, touch)| (by.pc, touch));
        pair.sort();
        let found = self.races.entry(pair).or_insert(Found {
            tile,
            address,
            first: first.0,
            second: second.0,
            kinds: [first.1, second.1],
            count: 0,
        });
        found.count += 1;
    }

    /// What was done where, by place: a word, or a byte of one whose bytes were accessed apart.
    pub(crate) fn cells(&self) -> Vec<(Place, Cell)> {
        let mut all = Vec::with_capacity(self.words.len());
        for (&(tile, word), cell) in &self.words {
            let mut add = |address, cell: &Cell| {
                all.extend(place(tile, address).map(|place| (place, *cell)));
            };
            match cell {
                Word::Whole(cell) => add(word * 4, cell),
                Word::Bytes(bytes) => {
                    for (k, cell) in bytes.iter().enumerate() {
                        add(word * 4 + k as u64, cell);
                    }
                }
            }
        }
        all.sort_by_key(|(place, _)| match *place {
            Place::Tile(k, a) => (k + 1, a),
            Place::Memory(a) => (0, a),
            _ => (9, 0),
        });
        all
    }

    /// The races, by the addresses of their instructions.
    pub(crate) fn races(&self, launch: &Launch<'_>) -> Vec<Race> {
        let told = |found: &Found| {
            let access = |by: By, kind| {
                let pc = self.base + u64::from(by.pc);
                RacingAccess {
                    kind,
                    group: by.group,
                    lane: (by.lane != GROUP).then_some(by.lane),
                    pc,
                    instruction: text(launch.program, pc),
                    position: position(launch.program, pc),
                }
            };
            Some(Race {
                place: place(found.tile, found.address)?,
                first: access(found.first, found.kinds[0]),
                second: access(found.second, found.kinds[1]),
                count: found.count,
            })
        };
        self.races.values().filter_map(told).collect()
    }
}

/// TA to TD are read-only, so that nothing happens there.
fn place(tile: Option<usize>, address: u64) -> Option<Place> {
    Some(match tile {
        None => Place::Memory(address),
        Some(k) => Place::Tile(k.checked_sub(4)?, address),
    })
}

/// Adds an access of `n` bytes of a word from `from` on. If another group is in conflict: at which byte, who, and what it
/// did.
fn touch_word(
    word: &mut Word,
    from: u64,
    n: u64,
    by: By,
    touch: Touch,
) -> Option<(u64, By, Touch)> {
    if let Word::Whole(cell) = word {
        if n == 4 {
            let met = meets(cell, by, touch).map(|(by, touch)| (0, by, touch));
            remember(&mut cell[touch as usize], by);
            return met;
        }
        *word = Word::Bytes(Box::new([*cell; 4]));
    }
    let Word::Bytes(bytes) = word else {
        return None;
    };
    let mut met = None;
    for k in from..from + n {
        let cell = &mut bytes[k as usize];
        met = met.or(meets(cell, by, touch).map(|(by, touch)| (k, by, touch)));
        remember(&mut cell[touch as usize], by);
    }
    met
}

/// The first access of another group that this one must not meet.
fn meets(cell: &Cell, by: By, touch: Touch) -> Option<(By, Touch)> {
    [Touch::Write, Touch::Atomic, Touch::Read]
        .into_iter()
        .filter(|other| !touch.agrees_with(*other))
        .find_map(|other| {
            let two = cell[other as usize].iter().flatten();
            let mut others = two.filter(|k| k.group != by.group);
            others.next().map(|k| (*k, other))
        })
}

/// One of two accesses that meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RacingAccess {
    /// What it does.
    pub kind: Touch,
    /// Number of the group in order of (lc2, lc1); of a piece of a grid, its number in the grid.
    pub group: u64,
    /// The lane; `None`: an access of the whole group.
    pub lane: Option<u8>,
    /// Address of the instruction.
    pub pc: u64,
    /// The instruction as text.
    pub instruction: String,
    /// Where it comes from, if known.
    pub position: Option<SourcePosition>,
}

/// Two groups of MPAR launches access one byte, not both by loads or both by atomics: which comes first is open (L-31,
/// L-32). It is found by the addresses, whatever the results are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The first byte where these two instructions meet.
    pub place: Place,
    /// The access of the group that came first when the groups ran in order.
    pub first: RacingAccess,
    /// The other one.
    pub second: RacingAccess,
    /// Accesses of the two instructions that met another group.
    pub count: u64,
}

impl Race {
    /// Whether another race is one of these two instructions, too.
    pub fn is_of_the_same_instructions(&self, other: &Race) -> bool {
        let pair = |race: &Race| {
            let mut pair = [&race.first, &race.second].map(|a| (a.pc, a.kind));
            pair.sort();
            pair
        };
        pair(self) == pair(other)
    }

    /// The rule that is broken.
    pub fn rule(&self) -> &'static str {
        match (self.first.kind, self.second.kind) {
            (Touch::Write, Touch::Write) => "two groups write the same byte (L-32)",
            (Touch::Atomic, _) | (_, Touch::Atomic) => {
                "a group accesses plainly what another updates by atomics (L-32, L-92)"
            }
            _ => "a group reads what another writes (L-32)",
        }
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = (&self.first, &self.second);
        let place = match self.place {
            Place::Memory(a) => format!("the byte at {a:#x}"),
            Place::Tile(k, a) => format!("byte {a:#x} of {}", ["to", "ts"][k & 1]),
            other => other.to_string(),
        };
        write!(
            f,
            "group {} {} {place}, which group {} {}: {}",
            second.group,
            second.kind.verb(),
            first.group,
            first.kind.verb(),
            self.rule()
        )
    }
}
