//! Truth functions as reduced ordered decision diagrams: a set of valuations of a few dozen variables.
//!
//! Small on purpose: what the mask analysis needs and no more. A table holds each function once, so equal functions have
//! equal handles.

use std::collections::HashMap;

/// A function in a [`Table`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Set(u32);

impl Set {
    pub(crate) const NONE: Set = Set(0);
    pub(crate) const ALL: Set = Set(1);

    pub(crate) fn is_none(self) -> bool {
        self == Set::NONE
    }
}

/// A variable; lower ones are tested first.
pub(crate) type Var = u16;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Node {
    var: Var,
    low: Set,
    high: Set,
}

/// All functions of one analysis.
pub(crate) struct Table {
    nodes: Vec<Node>,
    unique: HashMap<Node, Set>,
    ite: HashMap<(Set, Set, Set), Set>,
    some: HashMap<(Set, Var), Set>,
    limit: usize,
}

impl Table {
    /// A table that takes so many nodes; beyond that, [`overflowed`](Table::overflowed) and all results are unknown.
    pub(crate) fn new(limit: usize) -> Table {
        let end = Node {
            var: Var::MAX,
            low: Set::NONE,
            high: Set::NONE,
        };
        Table {
            nodes: vec![end, end],
            unique: HashMap::new(),
            ite: HashMap::new(),
            some: HashMap::new(),
            limit,
        }
    }

    pub(crate) fn overflowed(&self) -> bool {
        self.nodes.len() > self.limit
    }

    fn make(&mut self, var: Var, low: Set, high: Set) -> Set {
        if low == high || self.overflowed() {
            return low;
        }
        let node = Node { var, low, high };
        if let Some(found) = self.unique.get(&node) {
            return *found;
        }
        let set = Set(self.nodes.len() as u32);
        self.nodes.push(node);
        self.unique.insert(node, set);
        set
    }

    fn top(&self, s: Set) -> Var {
        self.nodes[s.0 as usize].var
    }

    fn part(&self, s: Set, var: Var) -> (Set, Set) {
        let n = self.nodes[s.0 as usize];
        if n.var == var {
            (n.low, n.high)
        } else {
            (s, s)
        }
    }

    /// The valuations in which the variable is true.
    pub(crate) fn var(&mut self, var: Var) -> Set {
        self.make(var, Set::NONE, Set::ALL)
    }

    /// `f ? g : h`.
    pub(crate) fn choose(&mut self, f: Set, g: Set, h: Set) -> Set {
        if f == Set::ALL || g == h {
            return g;
        }
        if f == Set::NONE {
            return h;
        }
        if g == Set::ALL && h == Set::NONE {
            return f;
        }
        if let Some(found) = self.ite.get(&(f, g, h)) {
            return *found;
        }
        let var = self.top(f).min(self.top(g)).min(self.top(h));
        let ((f0, f1), (g0, g1), (h0, h1)) =
            (self.part(f, var), self.part(g, var), self.part(h, var));
        let low = self.choose(f0, g0, h0);
        let high = self.choose(f1, g1, h1);
        let made = self.make(var, low, high);
        self.ite.insert((f, g, h), made);
        made
    }

    pub(crate) fn not(&mut self, f: Set) -> Set {
        self.choose(f, Set::NONE, Set::ALL)
    }

    pub(crate) fn and(&mut self, f: Set, g: Set) -> Set {
        self.choose(f, g, Set::NONE)
    }

    pub(crate) fn or(&mut self, f: Set, g: Set) -> Set {
        self.choose(f, Set::ALL, g)
    }

    pub(crate) fn xor(&mut self, f: Set, g: Set) -> Set {
        let not = self.not(g);
        self.choose(f, not, g)
    }

    /// `f` without `g`.
    pub(crate) fn minus(&mut self, f: Set, g: Set) -> Set {
        let not = self.not(g);
        self.and(f, not)
    }

    /// Where `f` and `g` agree.
    pub(crate) fn same(&mut self, f: Set, g: Set) -> Set {
        let not = self.not(g);
        self.choose(f, g, not)
    }

    /// `f`, with any value of the variable.
    pub(crate) fn forget(&mut self, f: Set, var: Var) -> Set {
        if self.top(f) > var {
            return f;
        }
        if let Some(found) = self.some.get(&(f, var)) {
            return *found;
        }
        let n = self.nodes[f.0 as usize];
        let made = if n.var == var {
            self.or(n.low, n.high)
        } else {
            let low = self.forget(n.low, var);
            let high = self.forget(n.high, var);
            self.make(n.var, low, high)
        };
        self.some.insert((f, var), made);
        made
    }
}

impl Table {
    /// Whether it is time to [`compact`](Table::compact).
    pub(crate) fn is_half_full(&self) -> bool {
        self.nodes.len() > self.limit / 2
    }

    /// Forgets all functions but these.
    pub(crate) fn compact<'s>(&mut self, keep: impl Iterator<Item = &'s mut Set>) {
        let old = std::mem::replace(self, Table::new(self.limit));
        let mut moved: HashMap<Set, Set> = [(Set::NONE, Set::NONE), (Set::ALL, Set::ALL)].into();
        for set in keep {
            *set = self.copy(&old, *set, &mut moved);
        }
    }

    fn copy(&mut self, old: &Table, set: Set, moved: &mut HashMap<Set, Set>) -> Set {
        if let Some(found) = moved.get(&set) {
            return *found;
        }
        let n = old.nodes[set.0 as usize];
        let low = self.copy(old, n.low, moved);
        let high = self.copy(old, n.high, moved);
        let made = self.make(n.var, low, high);
        moved.insert(set, made);
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of a function under a valuation, bit k of `bits` being variable k.
    fn eval(t: &Table, mut f: Set, bits: u32) -> bool {
        while f.0 > 1 {
            let n = t.nodes[f.0 as usize];
            f = if bits >> n.var & 1 == 1 {
                n.high
            } else {
                n.low
            };
        }
        f == Set::ALL
    }

    #[test]
    fn operations_agree_with_truth_tables() {
        let mut t = Table::new(10_000);
        let (a, b, c) = (t.var(0), t.var(1), t.var(2));
        let ab = t.and(a, b);
        let f = t.xor(ab, c);
        let g = t.minus(f, a);
        let h = t.same(f, b);
        for bits in 0..8u32 {
            let [x, y, z] = [0, 1, 2].map(|k| bits >> k & 1 == 1);
            assert_eq!(eval(&t, f, bits), (x & y) ^ z);
            assert_eq!(eval(&t, g, bits), ((x & y) ^ z) & !x);
            assert_eq!(eval(&t, h, bits), ((x & y) ^ z) == y);
        }
        let any = t.forget(ab, 0);
        assert_eq!(any, b);
        assert!(t.minus(ab, a).is_none() && !t.minus(a, ab).is_none());
    }

    #[test]
    fn a_full_table_says_so() {
        let mut t = Table::new(10);
        for k in 0..20 {
            t.var(k);
        }
        assert!(t.overflowed());
    }
}
