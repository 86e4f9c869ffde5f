//! What a lane has to do with the mask, whatever the instruction set: variables of the analysis, and what saves, restores and branches do to them.

use crate::bdd::{Code, Limits, Set, Table, Var};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) const FREE: Var = 0;
pub(crate) const FREE2: Var = 1;
pub(crate) const HOLE: Var = 2;
/// Whether the launch started the lane.
pub(crate) const ENTRY: Var = 3;
pub(crate) const P: Var = 4;
pub(crate) const BAD: Var = 5;
/// The whole copy of its latest save has been put back since.
pub(crate) const CLOSED: Var = 6;
/// Values of the program come from here on.
pub(crate) const VALUES: Var = 7;
/// Numbers stand below all values: few operations on masks look at them.
const CODES: Var = 1 << 24;

pub(crate) const IS_CLOSED: Code = Code {
    first: CLOSED,
    bits: 1,
};

const IS_BAD: Code = Code {
    first: BAD,
    bits: 1,
};

/// Saves that a value descends from, as sets of what `latest` can be: of their own numbers, and of the numbers of the lanes that they copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Origins {
    pub(crate) saves: Set,
    lanes: Set,
}

impl Origins {
    pub(crate) const NOTHING: Origins = Origins {
        saves: Set::NONE,
        lanes: Set::NONE,
    };

    /// The handles, for a table that moves them.
    pub(crate) fn sets(&mut self) -> [&mut Set; 2] {
        [&mut self.saves, &mut self.lanes]
    }
}

/// What is known of a lane and of the values that something may still read.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) lanes: Set,
    /// By variable. What is not there is not restricted in `lanes`, and descends from what a value without a history does.
    pub(crate) origins: BTreeMap<Var, Origins>,
}

impl State {
    /// The handles, for a table that moves them.
    pub(crate) fn sets(&mut self) -> impl Iterator<Item = &mut Set> {
        let origins = self.origins.values_mut().flat_map(Origins::sets);
        std::iter::once(&mut self.lanes).chain(origins)
    }
}

/// A lane does not wait.
pub(crate) const HERE: usize = 0;
/// It waited and was passed.
pub(crate) const PASSED: usize = 1;
/// A branch on an empty p says that it waits for the end of the body.
pub(crate) const ENDED: usize = 2;
/// The first place where lanes wait.
pub(crate) const PLACE: usize = 3;

/// A bit between two functions.
#[derive(Clone, Copy)]
pub(crate) struct Bit {
    pub(crate) least: Set,
    pub(crate) most: Set,
}

impl Bit {
    pub(crate) const ANY: Bit = Bit {
        least: Set::NONE,
        most: Set::ALL,
    };

    pub(crate) fn exactly(set: Set) -> Bit {
        Bit {
            least: set,
            most: set,
        }
    }
}

/// What the group makes p of.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    /// One copy.
    Whole,
    /// A copy and data, or several copies.
    Part,
    /// p itself.
    Arms,
}

/// The analysis of one lane.
pub(crate) struct Lanes {
    pub(crate) table: Table,
    /// Where the lane waits.
    pub(crate) waits: Code,
    /// The last instruction that saved the mask while the lane was active.
    pub(crate) latest: Code,
    /// Places where lanes wait.
    pub(crate) places: Vec<u64>,
    /// Instructions that save the mask.
    pub(crate) saves: Vec<u64>,
    /// The number of the lanes that a save copies: copies of one and the same mask share theirs.
    pub(crate) numbers: BTreeMap<u64, usize>,
}

impl Lanes {
    /// For these places and saves, each in ascending order.
    pub(crate) fn new(
        places: Vec<u64>,
        saves: Vec<u64>,
        numbers: BTreeMap<u64, usize>,
        limits: Limits,
    ) -> Lanes {
        let bits = |n: usize| usize::BITS - n.leading_zeros();
        let waits = Code {
            first: CODES,
            bits: bits(places.len() + ENDED),
        };
        let latest = Code {
            first: CODES + waits.bits,
            // One more for what is no save.
            bits: bits(saves.len() + 1),
        };
        Lanes {
            table: Table::new(limits),
            waits,
            latest,
            places,
            saves,
            numbers,
        }
    }

    /// Valuations before the first instruction, but for the program's own bits: the mask is that of the launch.
    pub(crate) fn start(&mut self) -> Set {
        let [p, entry, bad, hole, closed] =
            [P, ENTRY, BAD, HOLE, CLOSED].map(|v| self.table.var(v));
        let mut lanes = self.table.same(p, entry);
        for var in [bad, hole, closed] {
            lanes = self.table.minus(lanes, var);
        }
        for (code, number) in [(self.waits, HERE), (self.latest, 0)] {
            let is = self.code(code, number);
            lanes = self.table.and(lanes, is);
        }
        lanes
    }

    /// The lanes with this number.
    pub(crate) fn code(&mut self, code: Code, number: usize) -> Set {
        self.table.number(code, number)
    }

    /// Gives the lanes of `who` a number.
    pub(crate) fn set_code(&mut self, lanes: Set, who: Set, code: Code, number: usize) -> Set {
        let chosen = self.table.and(lanes, who);
        let is = self.code(code, number);
        if self.table.minus(chosen, is).is_none() {
            return lanes;
        }
        let others = self.table.minus(lanes, who);
        let last = code.first + code.bits - 1;
        let chosen = self.table.forget_all(chosen, code.first, last);
        let chosen = self.table.and(chosen, is);
        self.table.or(others, chosen)
    }

    pub(crate) fn assign(&mut self, lanes: Set, var: Var, new: Bit) -> Set {
        if new.least.is_none() && new.most == Set::ALL {
            return self.table.forget(lanes, var);
        }
        let lanes = self.with_new(lanes, FREE, new);
        let lanes = self.table.forget(lanes, var);
        self.rename(lanes, FREE, var)
    }

    /// `lanes` with a variable that is new.
    pub(crate) fn with_new(&mut self, lanes: Set, var: Var, new: Bit) -> Set {
        let bit = self.table.var(var);
        if new.least == new.most {
            let same = self.table.same(bit, new.least);
            return self.table.and(lanes, same);
        }
        let missing = self.table.minus(new.least, bit);
        let extra = self.table.minus(bit, new.most);
        let wrong = self.table.or(missing, extra);
        self.table.minus(lanes, wrong)
    }

    pub(crate) fn rename(&mut self, lanes: Set, from: Var, to: Var) -> Set {
        let (a, b) = (self.table.var(from), self.table.var(to));
        let same = self.table.same(a, b);
        let lanes = self.table.and(lanes, same);
        self.table.forget(lanes, from)
    }

    /// Lanes whose latest save is one of these, or which were never saved.
    pub(crate) fn known(&mut self, origins: Origins) -> Set {
        let never = self.code(self.latest, 0);
        self.table.or(never, origins.lanes)
    }

    /// What a save by an instruction gives.
    pub(crate) fn origin(&mut self, pc: u64) -> Origins {
        let own = self.saves.binary_search(&pc).ok();
        let lanes = self.numbers.get(&pc).copied();
        let mut is = |k: Option<usize>| match k {
            Some(k) => self.table.number(self.latest, k),
            None => Set::NONE,
        };
        Origins {
            saves: is(own.map(|k| k + 1)),
            lanes: is(lanes),
        }
    }

    /// What something else than a save gives.
    pub(crate) fn no_save(&mut self) -> Origins {
        Origins {
            saves: self.code(self.latest, self.saves.len() + 1),
            lanes: Set::NONE,
        }
    }

    /// Whether something else than saves is among what a value descends from.
    pub(crate) fn has_no_save(&mut self, origins: Origins) -> bool {
        let none = self.no_save();
        !self.table.and(origins.saves, none.saves).is_none()
    }

    pub(crate) fn unite(&mut self, a: Origins, b: Origins) -> Origins {
        Origins {
            saves: self.table.or(a.saves, b.saves),
            lanes: self.table.or(a.lanes, b.lanes),
        }
    }

    /// The saves of a set of numbers.
    pub(crate) fn saves_of(&mut self, numbers: Set) -> BTreeSet<u64> {
        let numbers = self.table.values(numbers, self.latest);
        let pc = |k: usize| self.saves.get(k.checked_sub(1)?).copied();
        numbers.into_iter().filter_map(pc).collect()
    }

    /// The value in a variable is read by nobody any more.
    pub(crate) fn drop_value(&mut self, state: &mut State, var: Var) {
        if state.origins.remove(&var).is_some() {
            state.lanes = self.table.forget(state.lanes, var);
        }
    }

    /// Gives a variable a value.
    pub(crate) fn put(&mut self, state: &mut State, var: Var, bit: Bit, origins: Origins) {
        state.lanes = self.assign(state.lanes, var, bit);
        state.origins.insert(var, origins);
    }

    /// Unites what two paths bring. `other` is what a value that is not in a state descends from.
    pub(crate) fn join(&mut self, old: &State, new: &State, other: Origins) -> State {
        let mut origins = old.origins.clone();
        for (var, from) in &new.origins {
            let before = origins.get(var).copied().unwrap_or(other);
            let both = self.unite(before, *from);
            origins.insert(*var, both);
        }
        for (var, from) in &mut origins {
            if !new.origins.contains_key(var) {
                *from = self.unite(*from, other);
            }
        }
        State {
            lanes: self.table.or(old.lanes, new.lanes),
            origins,
        }
    }

    /// The program writes the mask, from copies with these origins.
    pub(crate) fn restore(&mut self, lanes: Set, new: Bit, origins: Origins, how: Source) -> Set {
        let mut lanes = self.with_new(lanes, FREE, new);
        let [p, bad, now] = [P, BAD, FREE].map(|v| self.table.var(v));
        let known = self.known(origins);
        let here = self.code(self.waits, HERE);
        let wrong = self.table.minus(here, known);
        let closed = self.table.var(CLOSED);
        let wrong = self.table.minus(wrong, closed);
        let wrong = self.table.choose(p, bad, wrong);
        let wrong = self.table.and(wrong, now);
        let flag = self.table.var(FREE2);
        let same = self.table.same(flag, wrong);
        lanes = self.table.and(lanes, same);
        for var in [P, BAD, HOLE] {
            lanes = self.table.forget(lanes, var);
        }
        lanes = self.rename(lanes, FREE, P);
        lanes = self.rename(lanes, FREE2, BAD);
        let hole = self.table.var(HOLE);
        let lanes = self.table.minus(lanes, hole);
        let who = match how {
            // Who comes back is out of all inner regions.
            Source::Whole => {
                let bad = self.table.var(BAD);
                self.table.minus(p, bad)
            }
            // The copy is a list of what is to do: who of it has run cannot be seen.
            Source::Part => {
                let never = self.code(self.latest, 0);
                self.table.minus(known, never)
            }
            Source::Arms => return lanes,
        };
        self.set_code(lanes, who, IS_CLOSED, 1)
    }

    /// The value in `var` has been saved by an instruction, from the mask: its lanes are bound to that save.
    pub(crate) fn save(&mut self, lanes: Set, var: Var, pc: u64) -> Set {
        let Some(number) = self.numbers.get(&pc).copied() else {
            return lanes;
        };
        let (p, copy) = (self.table.var(P), self.table.var(var));
        let who = self.table.and(p, copy);
        let lanes = self.set_code(lanes, who, self.latest, number);
        self.set_code(lanes, who, IS_CLOSED, 0)
    }

    /// Active lanes stay where they are: they wait for nothing, and what was wrong with them has been said.
    pub(crate) fn run(&mut self, lanes: Set, active: Set) -> Set {
        let lanes = self.set_code(lanes, active, self.waits, HERE);
        self.set_code(lanes, active, IS_BAD, 0)
    }

    /// p is empty. Impossible if all lanes are active.
    pub(crate) fn empty_edge(&mut self, lanes: Set) -> Set {
        let [p, entry, hole] = [P, ENTRY, HOLE].map(|v| self.table.var(v));
        let lanes = self.table.minus(lanes, p);
        if self.table.and(lanes, entry).is_none() {
            return Set::NONE;
        }
        let lanes = self.table.forget(lanes, HOLE);
        let lanes = self.table.and(lanes, hole);
        // Who is off waits for the place, and is there at once.
        let here = self.code(self.waits, HERE);
        self.set_code(lanes, here, self.waits, PASSED)
    }

    /// Somebody is active; who is not waits for the place, which may end the program.
    pub(crate) fn other_edge(&mut self, lanes: Set, place: u64, ends: bool) -> Set {
        let [p, hole] = [P, HOLE].map(|v| self.table.var(v));
        let lanes = self.table.minus(lanes, hole);
        let here = self.code(self.waits, HERE);
        let passed = self.code(self.waits, PASSED);
        let free = self.table.or(here, passed);
        let who = self.table.minus(free, p);
        let number = if ends {
            ENDED
        } else {
            match self.places.binary_search(&place) {
                Ok(k) => k + PLACE,
                Err(_) => PASSED,
            }
        };
        self.set_code(lanes, who, self.waits, number)
    }

    pub(crate) fn first_save(&mut self, lanes: Set) -> Option<u64> {
        if lanes.is_none() {
            return None;
        }
        self.saves_of(lanes).first().copied()
    }

    /// The first few places that lanes of a set wait for.
    pub(crate) fn first_places(&mut self, lanes: Set) -> Vec<u64> {
        if lanes.is_none() {
            return Vec::new();
        }
        let numbers = self.table.values(lanes, self.waits);
        let place = |k: usize| self.places.get(k.checked_sub(PLACE)?).copied();
        numbers.into_iter().filter_map(place).take(4).collect()
    }

    /// The numbers of the latest saves of lanes that are off without waiting, and of those all of which that are there are on.
    fn parted(&mut self, lanes: Set) -> (Set, Set) {
        let [p, entry] = [P, ENTRY].map(|v| self.table.var(v));
        let lanes = self.table.and(lanes, entry);
        let here = self.code(self.waits, HERE);
        let off = self.table.minus(lanes, p);
        let idle = self.table.and(off, here);
        let on = self.table.and(lanes, p);
        let [off, idle, on] = [off, idle, on].map(|s| self.only_latest(s));
        (idle, self.table.minus(on, off))
    }

    /// The values that `latest` has in some valuation.
    fn only_latest(&mut self, lanes: Set) -> Set {
        let low = self.table.forget_all(lanes, 0, self.latest.first - 1);
        let behind = self.latest.first + self.latest.bits;
        self.table.forget_all(low, behind, Var::MAX - 1)
    }

    /// Where paths meet: saves whose lanes are off on one edge and on on another, with those edges, off first.
    pub(crate) fn uneven<T: Copy>(&mut self, edges: &[(T, Set)]) -> Vec<(u64, T, T)> {
        let parts: Vec<(T, Set, Set)> = (edges.iter())
            .map(|(from, lanes)| {
                let (off, on) = self.parted(*lanes);
                (*from, off, on)
            })
            .collect();
        let (mut off, mut on) = (Set::NONE, Set::NONE);
        for part in &parts {
            off = self.table.or(off, part.1);
            on = self.table.or(on, part.2);
        }
        let both = self.table.and(off, on);
        if both.is_none() {
            return Vec::new();
        }
        let mut out = Vec::new();
        for number in self.table.values(both, self.latest) {
            let Some(save) = number.checked_sub(1).and_then(|k| self.saves.get(k)) else {
                continue;
            };
            let save = *save;
            let is = self.code(self.latest, number);
            let mut has = |set: Set| !self.table.and(set, is).is_none();
            let off = parts.iter().find(|(_, off, _)| has(*off)).map(|p| p.0);
            let on = parts.iter().find(|(.., on)| has(*on)).map(|p| p.0);
            if let Some((off, on)) = off.zip(on) {
                out.push((save, off, on));
            }
        }
        out
    }

    pub(crate) fn not(&mut self, a: Bit) -> Bit {
        Bit {
            least: self.table.not(a.most),
            most: self.table.not(a.least),
        }
    }

    pub(crate) fn and(&mut self, a: Bit, b: Bit) -> Bit {
        Bit {
            least: self.table.and(a.least, b.least),
            most: self.table.and(a.most, b.most),
        }
    }

    pub(crate) fn or(&mut self, a: Bit, b: Bit) -> Bit {
        Bit {
            least: self.table.or(a.least, b.least),
            most: self.table.or(a.most, b.most),
        }
    }

    pub(crate) fn xor(&mut self, a: Bit, b: Bit) -> Bit {
        if a.least == a.most && b.least == b.most {
            Bit::exactly(self.table.xor(a.least, b.least))
        } else {
            Bit::ANY
        }
    }
}
