//! Choices that can be made again: what a program is generated from, and how a program becomes smaller.
//!
//! A generator asks for numbers and remembers them. The same list gives the same program, a shorter list or smaller
//! numbers a smaller one, for 0 is always the plainest choice and missing ones are 0. So programs are made smaller
//! without a look at them: the list is.

use lanemask_ir::generate::Rng;

/// Numbers that a generator asks for.
#[derive(Clone, Debug)]
pub struct Choices {
    given: Vec<u32>,
    rng: Option<Rng>,
    taken: Vec<u32>,
}

impl Choices {
    /// Random ones, the same for the same seed.
    pub fn random(seed: u64) -> Choices {
        Choices {
            given: Vec::new(),
            rng: Some(Rng::new(seed)),
            taken: Vec::new(),
        }
    }

    /// These, then zeros.
    pub fn list(given: &[u32]) -> Choices {
        Choices {
            given: given.to_vec(),
            rng: None,
            taken: Vec::new(),
        }
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: u32) -> u32 {
        let at = self.taken.len();
        let choice = match (self.given.get(at), &mut self.rng) {
            (Some(given), _) => (*given).min(n - 1),
            (None, Some(rng)) => rng.below(n as usize) as u32,
            (None, None) => 0,
        };
        self.taken.push(choice);
        choice
    }

    /// True in so many cases of a hundred; false is the plainer choice.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) >= 100 - percent
    }

    /// One of several, of which the first is the plainest.
    pub fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }

    /// What was chosen so far.
    pub fn taken(&self) -> &[u32] {
        &self.taken
    }
}

/// A list as short and small as it can be made in so many attempts for which `fails` still holds. It holds for `list`.
pub fn shrink(list: &[u32], attempts: usize, mut fails: impl FnMut(&[u32]) -> bool) -> Vec<u32> {
    let mut best = list.to_vec();
    let mut left = attempts;
    let mut attempt = |candidate: &[u32], left: &mut usize| {
        *left = left.saturating_sub(1);
        *left > 0 && fails(candidate)
    };
    loop {
        let before = best.clone();
        // Pieces left out, large ones first.
        let mut piece = (best.len() / 2).max(1);
        while piece > 0 && left > 0 {
            let mut at = 0;
            while at < best.len() && left > 0 {
                let end = (at + piece).min(best.len());
                let candidate = [&best[..at], &best[end..]].concat();
                if attempt(&candidate, &mut left) {
                    best = candidate;
                } else {
                    at += piece;
                }
            }
            piece /= 2;
        }
        // Numbers made smaller: 0, then half.
        for at in 0..best.len() {
            for smaller in [0, best[at] / 2, best[at].saturating_sub(1)] {
                if smaller < best[at] {
                    let mut candidate = best.clone();
                    candidate[at] = smaller;
                    if attempt(&candidate, &mut left) {
                        best = candidate;
                        break;
                    }
                }
            }
        }
        if left == 0 || best == before {
            return best;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_gives_the_same_choices_again() {
        let mut random = Choices::random(7);
        let first: Vec<u32> = (1..50).map(|n| random.below(n)).collect();
        let mut again = Choices::list(random.taken());
        assert_eq!(first, (1..50).map(|n| again.below(n)).collect::<Vec<_>>());
        assert_eq!(again.below(9), 0);
    }

    #[test]
    fn what_does_not_matter_is_left_out() {
        let list: Vec<u32> = (0..200).collect();
        // Two numbers in this order, the second at least 100.
        let fails = |list: &[u32]| {
            let first = list.iter().position(|n| *n == 17);
            first.is_some_and(|k| list[k..].iter().any(|n| *n >= 100))
        };
        assert_eq!(shrink(&list, 10_000, fails), [17, 100]);
    }
}
