//! Conditions on a launch, which its launcher checks.

use std::fmt;
use std::str::FromStr;

/// A number that is known before a kernel runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quantity {
    /// Workgroups in a dimension, 0 to 2.
    Workgroups(u8),
    /// Size in bytes of a resource, by its number in the kernel.
    Bytes(u32),
    /// Word at a byte address of a resource that no invocation writes; 0 where it is out of bounds.
    Word(u32, u64),
}

/// What a launcher knows. All numbers are unsigned words.
pub trait LaunchFacts {
    /// Workgroups in each dimension.
    fn workgroups(&self) -> [u32; 3];
    /// Size in bytes of a resource.
    fn bytes(&self, resource: u32) -> u32;
    /// The little-endian word at that byte of a resource, 0 where it is out of bounds.
    fn word(&self, resource: u32, byte: u64) -> u32;
}

/// A sum of products that must be at least 0. Its text is `a <= b`, with all terms positive, and can be parsed.
///
/// ```
/// use lanemask_compile::legality::Condition;
///
/// let text = "4 * num_workgroups.x * buffer0[16] + 4 <= 4294967296";
/// let condition: Condition = text.parse().unwrap();
/// assert_eq!(condition.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Condition {
    terms: Vec<(i128, Vec<Quantity>)>,
}

impl Condition {
    /// The condition that this sum is at least 0.
    pub(super) fn new(mut terms: Vec<(i128, Vec<Quantity>)>) -> Condition {
        for (_, factors) in &mut terms {
            factors.sort_unstable();
        }
        terms.sort_by(|a, b| b.1.len().cmp(&a.1.len()).then_with(|| a.1.cmp(&b.1)));
        Condition { terms }
    }

    /// Whether the launch satisfies it. A sum too large to compute does not.
    pub fn holds(&self, launch: &dyn LaunchFacts) -> bool {
        let value = |q: &Quantity| {
            i128::from(match q {
                Quantity::Workgroups(axis) => launch.workgroups()[usize::from(*axis) % 3],
                Quantity::Bytes(r) => launch.bytes(*r),
                Quantity::Word(r, at) => launch.word(*r, *at),
            })
        };
        self.terms
            .iter()
            .try_fold(0i128, |sum, (c, factors)| {
                let product = factors
                    .iter()
                    .try_fold(*c, |p, q| p.checked_mul(value(q)))?;
                sum.checked_add(product)
            })
            .is_some_and(|sum| sum >= 0)
    }

    /// The dimension of the grid that must be 1, if that is what it says.
    pub fn single(&self) -> Option<usize> {
        match &self.terms[..] {
            [(-1, factors), (1, one)] if one.is_empty() => match factors[..] {
                [Quantity::Workgroups(axis)] => Some(usize::from(axis)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The text with the names of the resources.
    pub fn named(&self, name: &dyn Fn(u32) -> String) -> String {
        let quantity = |q: &Quantity| match q {
            Quantity::Workgroups(axis) => {
                format!("num_workgroups.{}", ["x", "y", "z"][usize::from(*axis) % 3])
            }
            Quantity::Bytes(r) => format!("bytes({})", name(*r)),
            Quantity::Word(r, at) => format!("{}[{at}]", name(*r)),
        };
        let side = |sign: i128| {
            let terms: Vec<String> = self
                .terms
                .iter()
                .filter(|(c, _)| c.signum() == sign)
                .map(|(c, factors)| {
                    let mut parts: Vec<String> = factors.iter().map(quantity).collect();
                    if c.abs() != 1 || parts.is_empty() {
                        parts.insert(0, c.abs().to_string());
                    }
                    parts.join(" * ")
                })
                .collect();
            if terms.is_empty() {
                "0".to_owned()
            } else {
                terms.join(" + ")
            }
        };
        format!("{} <= {}", side(-1), side(1))
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.named(&|r| format!("buffer{r}")))
    }
}

/// A text that is no condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCondition;

impl fmt::Display for NoCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a launch condition")
    }
}

impl std::error::Error for NoCondition {}

impl FromStr for Condition {
    type Err = NoCondition;

    fn from_str(text: &str) -> Result<Condition, NoCondition> {
        let (low, high) = text.split_once(" <= ").ok_or(NoCondition)?;
        let mut terms = Vec::new();
        for (side, sign) in [(low, -1), (high, 1)] {
            for term in side.split(" + ") {
                let mut c = sign;
                let mut factors = Vec::new();
                for part in term.split(" * ") {
                    match part.parse::<u64>() {
                        Ok(n) => c = i128::from(n).checked_mul(c).ok_or(NoCondition)?,
                        Err(_) => factors.push(quantity(part).ok_or(NoCondition)?),
                    }
                }
                if c != 0 {
                    terms.push((c, factors));
                }
            }
        }
        Ok(Condition::new(terms))
    }
}

fn quantity(text: &str) -> Option<Quantity> {
    let axis = |name| ["x", "y", "z"].iter().position(|a| *a == name);
    if let Some(name) = text.strip_prefix("num_workgroups.") {
        return Some(Quantity::Workgroups(axis(name)? as u8));
    }
    if let Some(rest) = text.strip_prefix("bytes(buffer") {
        return Some(Quantity::Bytes(rest.strip_suffix(')')?.parse().ok()?));
    }
    let (number, at) = text
        .strip_prefix("buffer")?
        .strip_suffix(']')?
        .split_once('[')?;
    Some(Quantity::Word(number.parse().ok()?, at.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Launch;

    impl LaunchFacts for Launch {
        fn workgroups(&self) -> [u32; 3] {
            [3, 1, 1]
        }
        fn bytes(&self, resource: u32) -> u32 {
            100 * resource
        }
        fn word(&self, resource: u32, byte: u64) -> u32 {
            resource * 1000 + byte as u32
        }
    }

    #[test]
    fn texts_are_parsed_and_evaluated() {
        for (text, holds) in [
            ("num_workgroups.x <= 3", true),
            ("num_workgroups.x <= 2", false),
            ("num_workgroups.y <= 1", true),
            ("2 * num_workgroups.x * buffer1[8] + 4 <= 6052", true),
            ("2 * num_workgroups.x * buffer1[8] + 4 <= 6051", false),
            ("num_workgroups.x <= bytes(buffer2)", true),
        ] {
            let condition: Condition = text.parse().unwrap();
            assert_eq!(condition.to_string(), text);
            assert_eq!(condition.holds(&Launch), holds, "{text}");
        }
        let one: Condition = "num_workgroups.y <= 1".parse().unwrap();
        assert_eq!(one.single(), Some(1));
        for text in ["", "1", "x <= 1", "buffer[0] <= 1", "num_workgroups.w <= 1"] {
            assert_eq!(text.parse::<Condition>(), Err(NoCondition), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_computed_does_not_hold() {
        let factors = vec![Quantity::Word(4_000_000, 0); 6];
        let condition = Condition::new(vec![(1, factors)]);
        assert!(!condition.holds(&Launch));
    }
}
