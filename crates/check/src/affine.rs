//! Sums of known things times constants: what addresses are made of.

use std::collections::BTreeMap;
use std::fmt;

/// A value that is not taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Atom {
    /// lc0 to lc2.
    Counter(u8),
    /// lc0, exclusive or with a number below the next power of two of the lanes: another lane's number, for each lane one.
    Flipped(u8),
    /// An import: the same in all groups.
    Import(u8),
    /// What the group's register held before the launch: the same in all groups under MPAR.
    Register(u8),
    /// The last result of the instruction at this address.
    Result(u64),
    /// An earlier result of it.
    Earlier(u64),
    /// What a slot holds where paths meet.
    Merge(u64, u16),
}

impl Atom {
    /// Whether it counts lanes or groups.
    pub(crate) fn is_counter(self) -> bool {
        matches!(self, Atom::Counter(_) | Atom::Flipped(_))
    }
}

/// `constant + Σ factor · atom`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub(crate) struct Affine {
    pub constant: i64,
    /// Ascending by atom; no factor is 0.
    pub terms: Vec<(Atom, i64)>,
}

/// Smallest and largest value of atoms; atoms without an entry are not bounded.
pub(crate) type Ranges = BTreeMap<Atom, (i64, i64)>;

impl Affine {
    pub(crate) fn constant(constant: i64) -> Affine {
        Affine {
            constant,
            terms: Vec::new(),
        }
    }

    pub(crate) fn atom(atom: Atom) -> Affine {
        Affine {
            constant: 0,
            terms: vec![(atom, 1)],
        }
    }

    pub(crate) fn as_constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    pub(crate) fn factor(&self, atom: Atom) -> i64 {
        self.terms
            .iter()
            .find(|(a, _)| *a == atom)
            .map_or(0, |(_, f)| *f)
    }

    /// The sum; `None` if a factor leaves 64 bits, or if an earlier result would meet another.
    pub(crate) fn plus(&self, other: &Affine, times: i64) -> Option<Affine> {
        let mut terms: BTreeMap<Atom, i64> = self.terms.iter().copied().collect();
        for (atom, f) in &other.terms {
            let entry = terms.entry(*atom).or_insert(0);
            if *entry != 0 && matches!(atom, Atom::Earlier(_) | Atom::Merge(..)) {
                return None;
            }
            *entry = entry.checked_add(f.checked_mul(times)?)?;
        }
        Some(Affine {
            constant: self
                .constant
                .checked_add(other.constant.checked_mul(times)?)?,
            terms: terms.into_iter().filter(|(_, f)| *f != 0).collect(),
        })
    }

    pub(crate) fn times(&self, factor: i64) -> Option<Affine> {
        Affine::default().plus(self, factor)
    }

    /// Smallest and largest value, if all atoms are bounded.
    pub(crate) fn range(&self, ranges: &Ranges) -> Option<(i64, i64)> {
        let mut out = (self.constant, self.constant);
        for (atom, f) in &self.terms {
            let (low, high) = *ranges.get(atom)?;
            let (a, b) = (low.checked_mul(*f)?, high.checked_mul(*f)?);
            out = (out.0.checked_add(a.min(b))?, out.1.checked_add(a.max(b))?);
        }
        Some(out)
    }

    /// Largest power of two that divides every value, as its exponent.
    pub(crate) fn zeros(&self) -> u32 {
        (self.terms.iter().map(|(_, f)| f.trailing_zeros()))
            .chain([self.constant.trailing_zeros()])
            .min()
            .unwrap_or(64)
    }

    /// With each result of an instruction as an earlier one; `None` if it already has an earlier one.
    pub(crate) fn aged(&self, pc: u64) -> Option<Affine> {
        if self.factor(Atom::Result(pc)) == 0 {
            return Some(self.clone());
        }
        if self.factor(Atom::Earlier(pc)) != 0 {
            return None;
        }
        let mut out = self.clone();
        for (atom, _) in &mut out.terms {
            if *atom == Atom::Result(pc) {
                *atom = Atom::Earlier(pc);
            }
        }
        out.terms.sort_unstable();
        Some(out)
    }

    /// Whether all groups compute the same value, but for the counters.
    pub(crate) fn is_launch_constant(&self) -> bool {
        self.terms
            .iter()
            .all(|(a, _)| a.is_counter() || matches!(a, Atom::Import(_) | Atom::Register(_)))
    }

    /// Whether lanes have different values.
    pub(crate) fn is_of_lane(&self) -> bool {
        let of_lane = |a: Atom| matches!(a, Atom::Counter(0) | Atom::Flipped(_));
        self.terms.iter().any(|(a, _)| of_lane(*a))
    }
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Atom::Counter(n) => write!(f, "lc{n}"),
            Atom::Flipped(by) => write!(f, "(lc0 ^ {by})"),
            Atom::Import(n) => write!(f, "ri{n}"),
            Atom::Register(n) => write!(f, "r{n}"),
            Atom::Result(pc) => write!(f, "value@{pc:#x}"),
            Atom::Earlier(pc) => write!(f, "earlier@{pc:#x}"),
            Atom::Merge(pc, _) => write!(f, "merged@{pc:#x}"),
        }
    }
}

impl fmt::Display for Affine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (atom, factor) in &self.terms {
            let sign = match (first, *factor < 0) {
                (true, true) => "-",
                (true, false) => "",
                (false, true) => " - ",
                (false, false) => " + ",
            };
            f.write_str(sign)?;
            match factor.unsigned_abs() {
                1 => write!(f, "{atom}")?,
                n => write!(f, "{n}*{atom}")?,
            }
            first = false;
        }
        match (first, self.constant) {
            (true, c) => write!(f, "{c}"),
            (false, 0) => Ok(()),
            (false, c) if c < 0 => write!(f, " - {}", c.unsigned_abs()),
            (false, c) => write!(f, " + {c}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums() {
        let lane = Affine::atom(Atom::Counter(0));
        let group = Affine::atom(Atom::Counter(1));
        let sum = lane.times(4).unwrap().plus(&group, 16).unwrap();
        let sum = sum.plus(&Affine::constant(-8), 1).unwrap();
        assert_eq!(sum.to_string(), "4*lc0 + 16*lc1 - 8");
        let ranges = [(Atom::Counter(0), (0, 3)), (Atom::Counter(1), (0, 1))].into();
        assert_eq!(sum.range(&ranges), Some((-8, 20)));
        assert_eq!(sum.zeros(), 2);
        assert_eq!(sum.plus(&sum, -1).unwrap().as_constant(), Some(0));
        let result = Affine::atom(Atom::Result(8));
        assert_eq!(result.aged(8), Some(Affine::atom(Atom::Earlier(8))));
        // Two earlier results need not be equal.
        let earlier = Affine::atom(Atom::Earlier(8));
        assert_eq!(earlier.plus(&earlier, -1), None);
        assert!(group.times(i64::MAX).unwrap().times(2).is_none());
    }
}
