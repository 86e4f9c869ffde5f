//! Truth functions as reduced ordered decision diagrams: a set of valuations of many variables, of which few matter at a time.
//!
//! Small on purpose: what the mask analysis needs and no more. A table holds each function once, so equal functions have
//! equal handles. The table counts its steps: beyond a limit of nodes or of steps it is [`overflowed`](Table::overflowed), and whoever
//! uses it says so instead of working on.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

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
pub(crate) type Var = u32;

/// A number in binary variables, the lowest bit first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code {
    pub(crate) first: Var,
    pub(crate) bits: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Node {
    var: Var,
    low: Set,
    high: Set,
}

/// Hashes the small keys of a table: a multiplication a word.
#[derive(Default)]
struct Words(u64);

impl Hasher for Words {
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|b| self.write_u32((*b).into()));
    }

    fn write_u32(&mut self, word: u32) {
        self.0 = (self.0.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

type Map<K, V> = HashMap<K, V, BuildHasherDefault<Words>>;

/// What has been asked and found: later questions may displace earlier ones.
struct Cache {
    entries: Vec<([u32; 3], Set)>,
}

/// No question: results have no such handle.
const VACANT: [u32; 3] = [u32::MAX; 3];

impl Cache {
    fn new() -> Cache {
        Cache {
            entries: vec![(VACANT, Set::NONE); 1 << 8],
        }
    }

    fn place(&self, key: [u32; 3]) -> usize {
        let mut words = Words::default();
        key.iter().for_each(|w| words.write_u32(*w));
        words.finish() as usize & (self.entries.len() - 1)
    }

    fn get(&self, key: [u32; 3]) -> Option<Set> {
        let (found, set) = self.entries[self.place(key)];
        (found == key).then_some(set)
    }

    fn put(&mut self, key: [u32; 3], set: Set) {
        let at = self.place(key);
        self.entries[at] = (key, set);
    }

    /// Grows with the number of nodes.
    fn fit(&mut self, nodes: usize) {
        if nodes > self.entries.len() && self.entries.len() < 1 << 20 {
            let size = (4 * self.entries.len()).min(1 << 20);
            let old = std::mem::replace(&mut self.entries, vec![(VACANT, Set::NONE); size]);
            for (key, set) in old.into_iter().filter(|(key, _)| *key != VACANT) {
                self.put(key, set);
            }
        }
    }
}

/// How much a table may hold and do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(crate) nodes: usize,
    pub(crate) steps: u64,
}

/// All functions of one analysis.
pub(crate) struct Table {
    nodes: Vec<Node>,
    unique: Map<Node, Set>,
    ite: Cache,
    some: Cache,
    limits: Limits,
    steps: u64,
}

impl Table {
    /// A table that takes so many nodes and steps; beyond that, [`overflowed`](Table::overflowed) and all results are unknown.
    pub(crate) fn new(limits: Limits) -> Table {
        let end = Node {
            var: Var::MAX,
            low: Set::NONE,
            high: Set::NONE,
        };
        Table {
            nodes: vec![end, end],
            unique: Map::default(),
            ite: Cache::new(),
            some: Cache::new(),
            limits,
            steps: 0,
        }
    }

    pub(crate) fn overflowed(&self) -> bool {
        self.steps > self.limits.steps || self.nodes.len() > self.limits.nodes
    }

    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    /// Steps so far.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// Counts steps that were done beside the table.
    pub(crate) fn spend(&mut self, steps: u64) {
        self.steps = self.steps.saturating_add(steps);
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
        self.ite.fit(self.nodes.len());
        self.some.fit(self.nodes.len());
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
        let key = [f.0, g.0, h.0];
        if let Some(found) = self.ite.get(key) {
            return found;
        }
        self.steps += 1;
        if self.overflowed() {
            return Set::NONE;
        }
        let var = self.top(f).min(self.top(g)).min(self.top(h));
        let ((f0, f1), (g0, g1), (h0, h1)) =
            (self.part(f, var), self.part(g, var), self.part(h, var));
        let low = self.choose(f0, g0, h0);
        let high = self.choose(f1, g1, h1);
        let made = self.make(var, low, high);
        self.ite.put(key, made);
        made
    }

    pub(crate) fn not(&mut self, f: Set) -> Set {
        self.choose(f, Set::NONE, Set::ALL)
    }

    pub(crate) fn and(&mut self, f: Set, g: Set) -> Set {
        if f == g {
            return f;
        }
        // One order, so that the other one finds what has been found.
        let (f, g) = (f.min(g), f.max(g));
        self.choose(f, g, Set::NONE)
    }

    pub(crate) fn or(&mut self, f: Set, g: Set) -> Set {
        if f == g {
            return f;
        }
        let (f, g) = (f.min(g), f.max(g));
        self.choose(f, Set::ALL, g)
    }

    pub(crate) fn xor(&mut self, f: Set, g: Set) -> Set {
        let not = self.not(g);
        self.choose(f, not, g)
    }

    /// `f` without `g`.
    pub(crate) fn minus(&mut self, f: Set, g: Set) -> Set {
        self.choose(g, Set::NONE, f)
    }

    /// Where `f` and `g` agree.
    pub(crate) fn same(&mut self, f: Set, g: Set) -> Set {
        let not = self.not(g);
        self.choose(f, g, not)
    }

    /// `f`, with any value of the variable.
    pub(crate) fn forget(&mut self, f: Set, var: Var) -> Set {
        self.forget_all(f, var, var)
    }

    /// `f`, with any value of the variables from `from` to `to`, both included.
    pub(crate) fn forget_all(&mut self, f: Set, from: Var, to: Var) -> Set {
        if self.top(f) > to {
            return f;
        }
        let key = [f.0, from, to];
        if let Some(found) = self.some.get(key) {
            return found;
        }
        self.steps += 1;
        if self.overflowed() {
            return Set::NONE;
        }
        let n = self.nodes[f.0 as usize];
        let low = self.forget_all(n.low, from, to);
        let made = if n.var < from {
            let high = self.forget_all(n.high, from, to);
            self.make(n.var, low, high)
        } else if low == Set::ALL {
            low
        } else {
            let high = self.forget_all(n.high, from, to);
            self.or(low, high)
        };
        self.some.put(key, made);
        made
    }

    /// The valuations in which a number has this value.
    pub(crate) fn number(&mut self, code: Code, value: usize) -> Set {
        let mut set = Set::ALL;
        for k in (0..code.bits).rev() {
            let var = code.first + k;
            set = if value >> k & 1 == 1 {
                self.make(var, Set::NONE, set)
            } else {
                self.make(var, set, Set::NONE)
            };
        }
        set
    }

    /// The values that a number has in some valuation, in ascending order.
    pub(crate) fn values(&mut self, f: Set, code: Code) -> BTreeSet<usize> {
        let mut only = f;
        if code.first > 0 {
            only = self.forget_all(only, 0, code.first - 1);
        }
        only = self.forget_all(only, code.first + code.bits, Var::MAX - 1);
        let mut out = BTreeSet::new();
        let mut open = vec![(only, 0, 0)];
        while let Some((set, k, value)) = open.pop() {
            self.steps += 1;
            if set.is_none() || self.overflowed() {
                continue;
            }
            if k == code.bits {
                out.insert(value);
                continue;
            }
            let (low, high) = self.part(set, code.first + k);
            open.push((low, k + 1, value));
            open.push((high, k + 1, value | 1 << k));
        }
        out
    }
}

impl Table {
    /// Whether it is time to [`compact`](Table::compact).
    pub(crate) fn is_half_full(&self) -> bool {
        self.nodes.len() > self.limits.nodes / 2
    }

    /// Forgets all functions but these.
    pub(crate) fn compact<'s>(&mut self, keep: impl Iterator<Item = &'s mut Set>) {
        let mut new = Table::new(self.limits);
        new.steps = self.steps;
        let old = std::mem::replace(self, new);
        let mut moved: Map<u32, Set> = Map::default();
        moved.extend([(0, Set::NONE), (1, Set::ALL)]);
        for set in keep {
            *set = self.copy(&old, *set, &mut moved);
        }
        self.steps += moved.len() as u64;
    }

    fn copy(&mut self, old: &Table, set: Set, moved: &mut Map<u32, Set>) -> Set {
        if let Some(found) = moved.get(&set.0) {
            return *found;
        }
        let n = old.nodes[set.0 as usize];
        let low = self.copy(old, n.low, moved);
        let high = self.copy(old, n.high, moved);
        let made = self.make(n.var, low, high);
        moved.insert(set.0, made);
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(nodes: usize, steps: u64) -> Table {
        Table::new(Limits { nodes, steps })
    }

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
        let mut t = table(10_000, 10_000);
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
        let mut t = table(10, 10_000);
        for k in 0..20 {
            t.var(k);
        }
        assert!(t.overflowed());
    }

    #[test]
    fn a_table_that_has_done_too_much_says_so() {
        let mut t = table(1_000, 20);
        let vars: Vec<Set> = (0..40).map(|k| t.var(k)).collect();
        assert!(!t.overflowed());
        let mut all = Set::ALL;
        for var in vars {
            all = t.xor(all, var);
        }
        assert!(t.overflowed());
    }

    #[test]
    fn numbers() {
        let mut t = table(10_000, 10_000);
        let code = Code { first: 3, bits: 4 };
        let below = t.var(1);
        let above = t.var(9);
        let mut some = Set::NONE;
        for (value, with) in [(0, below), (5, above), (12, Set::ALL)] {
            let is = t.number(code, value);
            let part = t.and(is, with);
            some = t.or(some, part);
        }
        assert_eq!(t.values(some, code), [0, 5, 12].into());
        let five = t.number(code, 5);
        // Variable 3 is the lowest bit.
        assert!((0..1 << 10).all(|bits| eval(&t, five, bits) == (bits >> 3 & 15 == 5)));
        let any = t.forget_all(some, 3, 6);
        assert_eq!(any, Set::ALL);
        let without = t.number(code, 12);
        let rest = t.minus(some, without);
        let any = t.forget_all(rest, 3, 6);
        let either = t.or(below, above);
        assert_eq!(any, either);
    }
}
