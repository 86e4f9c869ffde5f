//! Shows that polynomials are not negative.
//!
//! A goal `G >= 0` holds if no term of G is negative, as all symbols are at least 0. A negative term is removed by a
//! fact `F >= 0` with a negative term that divides it: `G - q F >= 0` for a product `q >= 0` implies `G >= 0`.
//! The search tries the upper bound of a symbol first, then what is always true of the symbols, then the guards.

use super::poly::{Mono, Poly, Sym, divide};
use super::symbols::{Conditions, Fact, Kind, Symbols};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

/// Goals that one search looks at.
const MAX_GOALS: usize = 120;
/// Facts that one chain of reasoning uses.
const MAX_STEPS: usize = 10;

/// A search over facts.
pub(super) struct Prover<'a> {
    pub(super) symbols: &'a Symbols,
    pub(super) guards: &'a [Rc<Fact>],
}

/// A goal that implies the first one. Those with few negative terms come first, then the older ones.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Goal {
    open: Reverse<usize>,
    number: Reverse<usize>,
    steps: usize,
    poly: Poly,
    used: Conditions,
}

impl Prover<'_> {
    /// The conditions under which the polynomial is at least 0, if that can be shown.
    pub(super) fn not_negative(&self, goal: &Poly) -> Option<Conditions> {
        self.search(goal, false).map(|(conditions, _)| conditions)
    }

    /// The same; or else conditions and a polynomial over numbers known at launch that must be at least 0 as well.
    pub(super) fn not_negative_if(&self, goal: &Poly) -> Option<(Conditions, Poly)> {
        self.search(goal, false).or_else(|| self.search(goal, true))
    }

    /// Best first. What is left for a launcher to check is 0 if nothing is.
    fn search(&self, goal: &Poly, conditional: bool) -> Option<(Conditions, Poly)> {
        let known = |m: &Mono| m.iter().all(|s| self.symbols.is_launch(*s));
        let open = |p: &Poly| {
            let negative = p.terms().filter(|(_, c)| *c < 0);
            negative.filter(|(m, _)| !conditional || !known(m)).count()
        };
        let done = |p: &Poly| match conditional {
            _ if open(p) > 0 => None,
            true => self.condition(p),
            false => Some(Poly::default()),
        };
        if let Some(rest) = done(goal) {
            return Some((Conditions::new(), rest));
        }
        let facts = self.relevant(goal, conditional);
        let mut heap = BinaryHeap::new();
        heap.push(Goal {
            open: Reverse(open(goal)),
            number: Reverse(0),
            steps: 0,
            poly: goal.clone(),
            used: Conditions::new(),
        });
        let mut number = 0;
        while let Some(goal) = heap.pop() {
            // What no launcher knows first, large products before small ones, numbers last.
            let negative = goal.poly.terms().filter(|(_, c)| *c < 0);
            let negative = negative.filter(|(m, _)| !conditional || !known(m));
            let Some((mono, c)) = negative.max_by_key(|(m, _)| (!known(m), m.len())) else {
                continue;
            };
            let bounds = self.by_bounds(&goal.poly, mono, -c);
            let facts = self.by_facts(&facts, conditional, &goal.poly, mono, -c);
            for (poly, more) in bounds.into_iter().chain(facts) {
                let mut used = goal.used.clone();
                used.extend(more);
                if let Some(rest) = done(&poly) {
                    return Some((used, rest));
                }
                number += 1;
                if number > MAX_GOALS {
                    return None;
                }
                if goal.steps < MAX_STEPS {
                    heap.push(Goal {
                        open: Reverse(open(&poly)),
                        number: Reverse(number),
                        steps: goal.steps + 1,
                        poly,
                        used,
                    });
                }
            }
        }
        None
    }

    /// Facts that speak of the goal's symbols, of the symbols of those facts, and so on; those without conditions first.
    fn relevant(&self, goal: &Poly, conditional: bool) -> Vec<&Fact> {
        let mut known: Vec<_> = goal.symbols().collect();
        let mut facts: Vec<&Fact> = Vec::new();
        let mut at = 0;
        let mut taken = vec![false; self.guards.len()];
        loop {
            known.sort_unstable();
            known.dedup();
            let before = (known.len(), facts.len());
            for s in known.clone() {
                for fact in &self.symbols.get(s).facts {
                    if !facts.iter().any(|f| std::ptr::eq(*f, &**fact)) {
                        facts.push(fact);
                    }
                }
            }
            for (i, fact) in self.guards.iter().enumerate() {
                if !taken[i] && fact.poly.symbols().any(|s| known.contains(&s)) {
                    taken[i] = true;
                    facts.push(fact);
                }
            }
            for fact in &facts[at..] {
                known.extend(fact.poly.symbols());
            }
            at = facts.len();
            known.sort_unstable();
            known.dedup();
            if (known.len(), facts.len()) == before {
                break;
            }
        }
        let own = |f: &Fact| {
            let mut symbols = f.poly.symbols();
            symbols.any(|s| {
                self.symbols
                    .get(s)
                    .facts
                    .iter()
                    .any(|g| std::ptr::eq(&**g, f))
            })
        };
        facts.sort_by_key(|f| (own(f) != conditional, !f.conditions.is_empty()));
        facts
    }

    /// Replaces a symbol of the product `-a * mono` by the largest number that it can be.
    fn by_bounds(&self, goal: &Poly, mono: &Mono, a: i128) -> Vec<(Poly, Conditions)> {
        let uniform = |s: &Sym| self.symbols.get(*s).uniform;
        let all_uniform = mono.iter().all(uniform);
        let bound = |(i, s): (usize, &Sym)| {
            let data = self.symbols.get(*s);
            // The number of workgroups says more of a workgroup's position.
            if matches!(data.kind, Kind::WorkgroupId(_)) || uniform(s) && !all_uniform {
                return None;
            }
            let mut rest = mono.clone();
            rest.remove(i);
            let change =
                Poly::term(mono.clone(), a).sub(&Poly::term(rest, a.checked_mul(data.most?)?))?;
            Some((goal.add(&change)?, Conditions::new()))
        };
        mono.iter().enumerate().filter_map(bound).collect()
    }

    /// Subtracts multiples of facts that remove the product `-a * mono`.
    fn by_facts(
        &self,
        facts: &[&Fact],
        conditional: bool,
        goal: &Poly,
        mono: &Mono,
        a: i128,
    ) -> Vec<(Poly, Conditions)> {
        let shared = mono.iter().all(|s| self.symbols.get(*s).uniform);
        let mut out = Vec::new();
        for fact in facts {
            for (m, b) in fact.poly.terms().filter(|(_, b)| *b < 0) {
                let Some(cofactor) = divide(mono, m) else {
                    continue;
                };
                // A fact `x >= 1` helps with numbers that all invocations share only.
                if m.is_empty() && (conditional || !shared) {
                    continue;
                }
                let b = -b;
                let common = gcd(a, b);
                let next = (|| {
                    let scaled = goal.scale(b / common)?;
                    let product = fact.poly.mul(&Poly::term(cofactor.clone(), a / common))?;
                    scaled.sub(&product)
                })();
                out.extend(next.map(|p| (p, fact.conditions.clone())));
            }
        }
        out
    }

    /// A goal over numbers that a launcher knows, if some launch can satisfy it.
    fn condition(&self, goal: &Poly) -> Option<Poly> {
        // Other products are not negative: without them the condition is only stronger.
        let (goal, _) = goal.partition(|m, c| m.is_empty() || c < 0);
        // For integers, g (a - b) + c >= 0 with 0 <= c < g is a - b >= 0.
        let products = || goal.terms().filter(|(m, _)| !m.is_empty());
        let common = products().fold(0, |g, (_, c)| gcd(g, c.abs()));
        if common == 0 {
            return None;
        }
        let constant = goal.coefficient(&[]).div_euclid(common);
        let condition = products().try_fold(Poly::constant(constant), |p, (m, c)| {
            p.add(&Poly::term(m.clone(), c / common))
        })?;
        // Products that stay below a number, which is what small launches satisfy; one workgroup must.
        let one = |s: &Sym| matches!(self.symbols.get(*s).kind, Kind::NumWorkgroups(_));
        let least = |m: &Mono| i128::from(m.iter().all(one));
        let smallest: i128 = condition.terms().map(|(m, c)| c * least(m)).sum();
        (smallest >= 0).then_some(condition)
    }
}

pub(super) fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
