//! Polynomials with integer coefficients over symbols that stand for integers.

use std::collections::BTreeMap;

/// An index into the symbol table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Sym(pub(super) u32);

/// A product of symbols, sorted, with repetitions; empty = 1.
pub(super) type Mono = Vec<Sym>;

/// More would only make the analysis slow.
const MAX_TERMS: usize = 64;
const MAX_DEGREE: usize = 8;
/// Coefficients stay far from the end of their type.
const MAX_COEFFICIENT: u128 = 1 << 100;

/// A sum of products. Operations give `None` where the result would be too large to be useful.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Poly(BTreeMap<Mono, i128>);

impl Poly {
    pub(super) fn constant(c: i128) -> Poly {
        Poly::term(Vec::new(), c)
    }

    pub(super) fn sym(s: Sym) -> Poly {
        Poly::term(vec![s], 1)
    }

    pub(super) fn term(mono: Mono, c: i128) -> Poly {
        let mut map = BTreeMap::new();
        if c != 0 {
            map.insert(mono, c);
        }
        Poly(map)
    }

    /// Products and their coefficients, none of which is 0.
    pub(super) fn terms(&self) -> impl Iterator<Item = (&Mono, i128)> {
        self.0.iter().map(|(m, c)| (m, *c))
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The value, if it does not depend on a symbol.
    pub(super) fn as_constant(&self) -> Option<i128> {
        match self.0.len() {
            0 => Some(0),
            1 => self.0.get(&Vec::new()).copied(),
            _ => None,
        }
    }

    /// The symbol, if that is all.
    pub(super) fn as_sym(&self) -> Option<Sym> {
        let (mono, c) = self.0.first_key_value()?;
        (self.0.len() == 1 && *c == 1 && mono.len() == 1).then(|| mono[0])
    }

    pub(super) fn coefficient(&self, mono: &[Sym]) -> i128 {
        self.0.get(mono).copied().unwrap_or(0)
    }

    pub(super) fn mentions(&self, s: Sym) -> bool {
        self.0.keys().any(|m| m.contains(&s))
    }

    pub(super) fn symbols(&self) -> impl Iterator<Item = Sym> + '_ {
        self.0.keys().flatten().copied()
    }

    pub(super) fn add(&self, other: &Poly) -> Option<Poly> {
        let mut out = self.0.clone();
        for (mono, c) in &other.0 {
            let sum = out.get(mono).copied().unwrap_or(0).checked_add(*c)?;
            if sum == 0 {
                out.remove(mono);
            } else {
                out.insert(mono.clone(), sum);
            }
        }
        Poly(out).checked()
    }

    pub(super) fn sub(&self, other: &Poly) -> Option<Poly> {
        self.add(&other.scale(-1)?)
    }

    pub(super) fn scale(&self, by: i128) -> Option<Poly> {
        self.mul(&Poly::constant(by))
    }

    pub(super) fn mul(&self, other: &Poly) -> Option<Poly> {
        let mut out = Poly::default();
        for (m, c) in &self.0 {
            for (n, d) in &other.0 {
                let mut mono = m.clone();
                mono.extend(n);
                mono.sort_unstable();
                out = out.add(&Poly::term(mono, c.checked_mul(*d)?))?;
            }
        }
        Some(out)
    }

    /// The same word: coefficients modulo 2^32, as near to 0 as can be.
    pub(super) fn reduced(&self) -> Poly {
        let coefficients = self.0.iter().filter_map(|(m, c)| {
            let c = i128::from(*c as u32 as i32);
            (c != 0).then(|| (m.clone(), c))
        });
        Poly(coefficients.collect())
    }

    /// With the polynomial in the place of the symbol.
    pub(super) fn substitute(&self, s: Sym, by: &Poly) -> Option<Poly> {
        let mut out = Poly::default();
        for (mono, c) in &self.0 {
            let rest: Mono = mono.iter().copied().filter(|x| *x != s).collect();
            let mut term = Poly::term(rest.clone(), *c);
            for _ in rest.len()..mono.len() {
                term = term.mul(by)?;
            }
            out = out.add(&term)?;
        }
        Some(out)
    }

    /// The terms that satisfy the predicate, and the others.
    pub(super) fn partition(&self, mut keep: impl FnMut(&Mono, i128) -> bool) -> (Poly, Poly) {
        let (mut yes, mut no) = (Poly::default(), Poly::default());
        for (mono, c) in &self.0 {
            let side = if keep(mono, *c) { &mut yes } else { &mut no };
            side.0.insert(mono.clone(), *c);
        }
        (yes, no)
    }

    fn checked(self) -> Option<Poly> {
        let small = self.0.len() <= MAX_TERMS
            && self
                .0
                .iter()
                .all(|(m, c)| m.len() <= MAX_DEGREE && c.unsigned_abs() <= MAX_COEFFICIENT);
        small.then_some(self)
    }
}

/// `mono / by`, if that is a product again.
pub(super) fn divide(mono: &[Sym], by: &[Sym]) -> Option<Mono> {
    let mut rest = mono.to_vec();
    for s in by {
        let at = rest.iter().position(|x| x == s)?;
        rest.remove(at);
    }
    Some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coefficients_at_the_end_of_their_type_are_refused() {
        for c in [i128::MIN, i128::MAX, (1 << 100) + 1] {
            assert_eq!(Poly::constant(c).scale(1), None, "{c}");
            assert_eq!(Poly::constant(c).add(&Poly::sym(Sym(0))), None, "{c}");
        }
        let half = Poly::constant(i128::MIN / 2);
        assert_eq!(half.add(&half), None);
        assert!(Poly::constant(1 << 100).scale(-1).is_some());
    }

    #[test]
    fn products_are_sorted_and_zeros_vanish() {
        let (x, y) = (Poly::sym(Sym(0)), Poly::sym(Sym(1)));
        let square = x.add(&y).unwrap().mul(&x.sub(&y).unwrap()).unwrap();
        let expected = x.mul(&x).unwrap().sub(&y.mul(&y).unwrap()).unwrap();
        assert_eq!(square, expected);
        assert!(square.sub(&expected).unwrap().is_zero());
        let one = Poly::constant(1);
        let swapped = square.substitute(Sym(0), &y.add(&one).unwrap()).unwrap();
        // (y + 1)^2 - y^2 = 2 y + 1
        assert_eq!(swapped, y.scale(2).unwrap().add(&one).unwrap());
    }

    #[test]
    fn words_are_reduced_to_the_nearest_of_zero() {
        let x = Poly::sym(Sym(0));
        let p = x.scale(0xffff_ffff).unwrap();
        assert_eq!(p.reduced(), x.scale(-1).unwrap());
        assert!(x.scale(1 << 32).unwrap().reduced().is_zero());
    }

    #[test]
    fn nothing_overflows() {
        let mut p = Poly::sym(Sym(0)).add(&Poly::constant(1 << 90)).unwrap();
        for _ in 0..3 {
            match p.mul(&p) {
                Some(q) => p = q,
                None => return,
            }
        }
        panic!("coefficients grew past their limit");
    }

    #[test]
    fn division_of_products() {
        assert_eq!(divide(&[Sym(1), Sym(2)], &[Sym(2)]), Some(vec![Sym(1)]));
        assert_eq!(divide(&[Sym(1)], &[Sym(2)]), None);
    }
}
