//! What a lane has to do with the mask, whatever the instruction set: variables of the analysis, and what saves, restores and branches do to them.

use crate::bdd::{Set, Table, Var};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

pub(crate) const FREE: Var = 0;
pub(crate) const FREE2: Var = 1;
pub(crate) const HOLE: Var = 2;
/// Whether the launch started the lane.
pub(crate) const ENTRY: Var = 3;
pub(crate) const P: Var = 4;
pub(crate) const BAD: Var = 5;
/// The whole copy of its latest save has been put back since.
pub(crate) const CLOSED: Var = 6;
pub(crate) const CODES: Var = 7;

pub(crate) const IS_CLOSED: Code = Code {
    first: CLOSED,
    bits: 1,
};

const IS_BAD: Code = Code {
    first: BAD,
    bits: 1,
};

/// Saves that a value descends from.
pub(crate) type Origins = Rc<BTreeSet<u64>>;

/// A number in binary variables.
#[derive(Clone, Copy)]
pub(crate) struct Code {
    pub(crate) first: Var,
    pub(crate) bits: u32,
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
        most_nodes: usize,
    ) -> Lanes {
        let bits = |n: usize| usize::BITS - n.leading_zeros();
        let waits = Code {
            first: CODES,
            bits: bits(places.len() + ENDED),
        };
        let latest = Code {
            first: CODES + waits.bits as Var,
            bits: bits(saves.len()),
        };
        Lanes {
            table: Table::new(most_nodes),
            waits,
            latest,
            places,
            saves,
            numbers,
        }
    }

    /// The first variable that the analysis itself does not use.
    pub(crate) fn first_free(&self) -> Var {
        self.latest.first + self.latest.bits as Var
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
        let mut set = Set::ALL;
        for k in 0..code.bits {
            let var = self.table.var(code.first + k as Var);
            let bit = if number >> k & 1 == 1 {
                var
            } else {
                self.table.not(var)
            };
            set = self.table.and(set, bit);
        }
        set
    }

    /// Gives the lanes of `who` a number.
    pub(crate) fn set_code(&mut self, lanes: Set, who: Set, code: Code, number: usize) -> Set {
        let others = self.table.minus(lanes, who);
        let mut chosen = self.table.and(lanes, who);
        for k in 0..code.bits {
            chosen = self.table.forget(chosen, code.first + k as Var);
        }
        let is = self.code(code, number);
        let chosen = self.table.and(chosen, is);
        self.table.or(others, chosen)
    }

    pub(crate) fn assign(&mut self, lanes: Set, var: Var, new: Bit) -> Set {
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
    pub(crate) fn known(&mut self, origins: &BTreeSet<u64>) -> Set {
        let mut known = self.code(self.latest, 0);
        for pc in origins {
            if let Some(number) = self.numbers.get(pc) {
                let is = self.code(self.latest, *number);
                known = self.table.or(known, is);
            }
        }
        known
    }

    /// The program writes the mask, from copies with these origins.
    pub(crate) fn restore(
        &mut self,
        lanes: Set,
        new: Bit,
        origins: &BTreeSet<u64>,
        how: Source,
    ) -> Set {
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
        (0..self.saves.len()).find_map(|k| {
            let is = self.code(self.latest, k + 1);
            (!self.table.and(lanes, is).is_none()).then(|| self.saves[k])
        })
    }

    /// Whether lanes with this latest save are off without waiting, and whether some are on.
    pub(crate) fn parted(&mut self, lanes: Set, save: usize) -> (bool, bool) {
        let [p, entry] = [P, ENTRY].map(|v| self.table.var(v));
        let is = self.code(self.latest, save);
        let lanes = self.table.and(lanes, is);
        let lanes = self.table.and(lanes, entry);
        let here = self.code(self.waits, HERE);
        let off = self.table.minus(lanes, p);
        let idle = self.table.and(off, here);
        let on = self.table.and(lanes, p);
        (!idle.is_none(), !on.is_none() && off.is_none())
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
