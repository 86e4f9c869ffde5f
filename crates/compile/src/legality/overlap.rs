//! Whether two accesses can touch one word in different groups.
//!
//! The byte addresses of two accesses, each with symbols of its own but for those that all invocations share, are set
//! equal. If both sides are `S t + r` with `0 <= r < S`, then the quotients t are equal and so are the remainders r: the
//! equation falls apart into two smaller ones. What is left in the end are contradictions, equal symbols, and
//! equations that tell nothing.

use super::poly::{Mono, Poly, Sym, divide};
use super::prove::Prover;
use super::symbols::{Conditions, Fact, Kind, Symbols};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Equations that one question may lead to.
const MAX_EQUATIONS: usize = 64;

/// An access in exact integers.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// Byte address of the first byte.
    pub(super) address: Poly,
    pub(super) bytes: u32,
    pub(super) facts: Vec<Rc<Fact>>,
}

/// What an equal address of two accesses means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Nothing: they are never equal.
    Never(Conditions),
    /// These symbols are equal in both invocations.
    Equal(BTreeSet<Sym>, Conditions),
}

struct Solver<'a> {
    symbols: &'a Symbols,
    left: &'a [Rc<Fact>],
    right: &'a [Rc<Fact>],
    equal: BTreeSet<Sym>,
    used: Conditions,
    /// Equations that have not been split.
    rest: Vec<(Poly, Poly)>,
    count: usize,
}

/// The meaning of a common byte of two accesses.
pub(super) fn common(symbols: &mut Symbols, a: &Place, b: &Place) -> Option<Outcome> {
    let mut side = |p: &Place| {
        let (s, _) = symbols.intern(Kind::Byte(p.bytes));
        symbols.get_mut(s).most = Some(i128::from(p.bytes) - 1);
        p.address.add(&Poly::sym(s))
    };
    let (left, right) = (side(a)?, side(b)?);
    let mut solver = Solver {
        symbols,
        left: &a.facts,
        right: &b.facts,
        equal: BTreeSet::new(),
        used: Conditions::new(),
        rest: vec![(left, right)],
        count: 0,
    };
    // What has become equal may help to split what is left.
    loop {
        let before = (solver.equal.len(), solver.rest.clone());
        for (left, right) in std::mem::take(&mut solver.rest) {
            if solver.solve(&left, &right) {
                return Some(Outcome::Never(solver.used));
            }
        }
        if (solver.equal.len(), &solver.rest) == (before.0, &before.1) {
            return Some(Outcome::Equal(solver.equal, solver.used));
        }
    }
}

impl Solver<'_> {
    /// Takes an equation apart. True if it cannot hold.
    fn solve(&mut self, left: &Poly, right: &Poly) -> bool {
        self.count += 1;
        let Some((left, right)) = self.cancel(left, right) else {
            return false;
        };
        if let (Some(a), Some(b)) = (left.as_constant(), right.as_constant()) {
            return a != b;
        }
        if self.symbols.is_uniform(&left) && self.symbols.is_uniform(&right) {
            return self.differ(&left, &right);
        }
        if let Some(s) = single(&left, &right) {
            self.equal.insert(s);
            return false;
        }
        if self.count < MAX_EQUATIONS {
            let divisors = self.divisors(&left, &right);
            // A term that is subtracted may be a part of a remainder, as in `x - 8 (x / 8)`.
            let ways = divisors.iter().flat_map(|by| [(by, false), (by, true)]);
            for (by, keep) in ways {
                let Some((t, r)) = self.split(&left, self.left, by, keep) else {
                    continue;
                };
                let Some((u, s)) = self.split(&right, self.right, by, keep) else {
                    continue;
                };
                // The original equation again.
                if (r.0 == left && s.0 == right) || (t == left && u == right) {
                    continue;
                }
                self.used.extend(r.1);
                self.used.extend(s.1);
                return self.solve(&r.0, &s.0) || self.solve(&t, &u);
            }
        }
        self.rest.push((left, right));
        false
    }

    /// Without terms that are the same on both sides.
    fn cancel(&self, left: &Poly, right: &Poly) -> Option<(Poly, Poly)> {
        let shared = |m: &Mono| {
            m.iter()
                .all(|s| self.symbols.get(*s).uniform || self.equal.contains(s))
        };
        let mut common = Poly::default();
        for (m, a) in left.terms().filter(|(m, _)| shared(m)) {
            let b = right.coefficient(m);
            if a.signum() == b.signum() {
                let c = if a.abs() < b.abs() { a } else { b };
                common = common.add(&Poly::term(m.clone(), c))?;
            }
        }
        Some((left.sub(&common)?, right.sub(&common)?))
    }

    /// Whether two numbers that all invocations share are known to be different.
    fn differ(&mut self, left: &Poly, right: &Poly) -> bool {
        let one = Poly::constant(1);
        // Facts of either side speak of the same numbers, as long as they speak of nothing else.
        let shared: Vec<Rc<Fact>> = self
            .left
            .iter()
            .chain(self.right)
            .filter(|f| self.symbols.is_uniform(&f.poly))
            .cloned()
            .collect();
        let prover = Prover {
            symbols: self.symbols,
            guards: &shared,
        };
        for (a, b) in [(left, right), (right, left)] {
            let more = a.sub(b).and_then(|p| p.sub(&one));
            if let Some(used) = more.and_then(|p| prover.not_negative(&p)) {
                self.used.extend(used);
                return true;
            }
        }
        false
    }

    /// Candidates for S, large ones first.
    fn divisors(&self, left: &Poly, right: &Poly) -> Vec<Poly> {
        let mut found: BTreeSet<(usize, i128, Poly)> = BTreeSet::new();
        for side in [left, right] {
            for (m, c) in side.terms() {
                let (uniform, other): (Mono, Mono) =
                    m.iter().partition(|s| self.symbols.get(**s).uniform);
                found.insert((uniform.len(), c.abs(), Poly::term(uniform, c.abs())));
                if other.is_empty() {
                    continue;
                }
                // The whole factor of that product.
                let (with, _) = side.partition(|n, _| divide(n, &other).is_some());
                let factor = with.terms().try_fold(Poly::default(), |p, (n, c)| {
                    let rest = divide(n, &other)?;
                    let uniform = rest.iter().all(|s| self.symbols.get(*s).uniform);
                    uniform.then_some(())?;
                    p.add(&Poly::term(rest, c))
                });
                if let Some(factor) = factor {
                    let degree = factor.terms().map(|(m, _)| m.len()).max().unwrap_or(0);
                    let lead = factor.terms().map(|(_, c)| c.abs()).max().unwrap_or(0);
                    found.insert((degree, lead, factor));
                }
            }
        }
        let one = Poly::constant(1);
        let ordered = found.into_iter().rev().map(|(_, _, p)| p);
        ordered.filter(|p| *p != one && !p.is_zero()).collect()
    }

    /// `poly = by * t + r` with `0 <= r < by`, if that can be shown. Negative products stay in r if `keep`.
    fn split(
        &self,
        poly: &Poly,
        facts: &[Rc<Fact>],
        by: &Poly,
        keep: bool,
    ) -> Option<(Poly, (Poly, Conditions))> {
        let (stay, go) = poly.partition(|m, c| keep && c < 0 && !m.is_empty());
        let (quotient, rest) = multiples(&go, by)?;
        let rest = rest.add(&stay)?;
        let prover = Prover {
            symbols: self.symbols,
            guards: facts,
        };
        let mut used = prover.not_negative(&rest)?;
        let room = by.sub(&rest)?.sub(&Poly::constant(1))?;
        used.extend(prover.not_negative(&room)?);
        Some((quotient, (rest, used)))
    }
}

/// The symbol that is the same on both sides: `c x = c x`.
fn single(left: &Poly, right: &Poly) -> Option<Sym> {
    if left != right {
        return None;
    }
    let mut terms = left.terms();
    let (m, _) = terms.next()?;
    (terms.next().is_none() && m.len() == 1).then(|| m[0])
}

/// `poly = by * quotient + rest` with as much in the quotient as goes into it term by term.
fn multiples(poly: &Poly, by: &Poly) -> Option<(Poly, Poly)> {
    let mut lead = by.terms();
    let (first, more) = (lead.next()?, lead.next());
    let mut quotient = Poly::default();
    let mut rest = Poly::default();
    if more.is_none() {
        let (mono, c) = first;
        for (m, a) in poly.terms() {
            let Some(cofactor) = divide(m, mono) else {
                rest = rest.add(&Poly::term(m.clone(), a))?;
                continue;
            };
            if m.is_empty() {
                quotient = quotient.add(&Poly::constant(a.div_euclid(c)))?;
                rest = rest.add(&Poly::constant(a.rem_euclid(c)))?;
            } else if a % c == 0 {
                quotient = quotient.add(&Poly::term(cofactor, a / c))?;
            } else {
                rest = rest.add(&Poly::term(m.clone(), a))?;
            }
        }
        return Some((quotient, rest));
    }
    // A divisor of several terms: take out each product that its first term goes into, if all of it is there.
    rest = poly.clone();
    let (mono, c) = by.terms().last()?;
    for (m, a) in poly.terms() {
        if let Some(cofactor) = divide(m, mono)
            && a % c == 0
        {
            let part = Poly::term(cofactor, a / c);
            let product = part.mul(by)?;
            let whole = product.terms().all(|(n, d)| {
                let there = rest.coefficient(n);
                there.signum() == d.signum() && there.abs() >= d.abs()
            });
            if whole {
                rest = rest.sub(&product)?;
                quotient = quotient.add(&part)?;
            }
        }
    }
    Some((quotient, rest))
}
