//! The shape of the machine and the order of turns: what a launch chooses (docs/w32/machine.md, "Scheduling").

use std::fmt;
use std::str::FromStr;

/// Cores and what fits on each.
///
/// ```
/// use lanemask_emu::Shape;
/// let shape: Shape = "cores=2,workgroups=4".parse().unwrap();
/// assert_eq!((shape.cores, shape.sps, shape.warps, shape.workgroups), (2, 4, 16, 4));
/// assert_eq!("cores=0".parse::<Shape>().unwrap_err(), "cores=0: there must be 1 to 1024");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Cores, 1 to 1024.
    pub cores: u32,
    /// Shader processors of a core, 1 to 64.
    pub sps: u32,
    /// Warp slots of a shader processor, 1 to 1024.
    pub warps: u32,
    /// Workgroup slots of a core, 1 to 1024.
    pub workgroups: u32,
}

/// One core of four processors with 16 warps each, and 8 workgroups: two of the largest workgroups fit.
impl Default for Shape {
    fn default() -> Shape {
        Shape {
            cores: 1,
            sps: 4,
            warps: 16,
            workgroups: 8,
        }
    }
}

impl Shape {
    /// Most warp slots of a machine: their registers take 1 GiB of the host.
    pub const MAX_WARPS: u64 = 1 << 14;

    /// Warp slots of a core.
    pub fn warps_of_core(self) -> u64 {
        u64::from(self.sps) * u64::from(self.warps)
    }

    /// Says what is wrong with it, if something is.
    pub fn problem(self) -> Option<String> {
        let counts = [
            ("cores", self.cores, 1024),
            ("sps", self.sps, 64),
            ("warps", self.warps, 1024),
            ("workgroups", self.workgroups, 1024),
        ];
        for (name, n, most) in counts {
            if !(1..=most).contains(&n) {
                return Some(format!("{name}={n}: there must be 1 to {most}"));
            }
        }
        let all = u64::from(self.cores) * self.warps_of_core();
        (all > Shape::MAX_WARPS).then(|| {
            format!(
                "{} cores of {} processors with {} warp slots are {all} slots; at most {} can be had",
                self.cores,
                self.sps,
                self.warps,
                Shape::MAX_WARPS
            )
        })
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape {
            cores,
            sps,
            warps,
            workgroups,
        } = self;
        write!(
            f,
            "cores={cores},sps={sps},warps={warps},workgroups={workgroups}"
        )
    }
}

impl FromStr for Shape {
    type Err = String;

    /// What is left out is as in the default.
    fn from_str(text: &str) -> Result<Shape, String> {
        let mut shape = Shape::default();
        for part in text.split(',') {
            let help = || {
                format!(
                    "`{part}` is no count: write cores=N,sps=N,warps=N,workgroups=N, or some of them"
                )
            };
            let (name, value) = part.split_once('=').ok_or_else(help)?;
            let value = value.trim().parse().map_err(|_| help())?;
            match name.trim() {
                "cores" => shape.cores = value,
                "sps" => shape.sps = value,
                "warps" => shape.warps = value,
                "workgroups" => shape.workgroups = value,
                _ => return Err(help()),
            }
        }
        match shape.problem() {
            Some(problem) => Err(problem),
            None => Ok(shape),
        }
    }
}

/// Order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Schedule {
    /// Rounds in which each warp has one turn.
    #[default]
    Rounds,
    /// Warps, the lengths of their turns and the order of workgroups as this seed says, on one host thread.
    Random {
        /// The same seed gives the same run.
        seed: u64,
    },
}

/// Random numbers: SplitMix64.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`, which is not 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    /// The length of a turn: 1 instruction as well as thousands.
    pub(crate) fn turn(&mut self) -> u64 {
        let bits = self.below(13);
        1 + (self.next() & ((1 << bits) - 1))
    }
}

/// A permutation of the numbers below `count`, by a Feistel network over the next even number of bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shuffle {
    count: u64,
    half: u32,
    seed: u64,
}

impl Shuffle {
    pub(crate) fn new(count: u64, seed: u64) -> Shuffle {
        let bits = u64::BITS - count.saturating_sub(1).leading_zeros();
        Shuffle {
            count,
            half: bits.div_ceil(2).max(1),
            seed,
        }
    }

    /// Where the permutation takes `k`, below `count`.
    pub(crate) fn at(self, k: u64) -> u64 {
        let mut at = k;
        loop {
            // A permutation of a larger range, followed until it comes back into the range.
            at = self.rounds(at);
            if at < self.count {
                return at;
            }
        }
    }

    fn rounds(self, k: u64) -> u64 {
        let mask = (1u64 << self.half) - 1;
        let (mut left, mut right) = (k >> self.half & mask, k & mask);
        for round in 0..4 {
            let mixed = Random::new(self.seed ^ right << 8 ^ round).next();
            (left, right) = (right, left ^ (mixed & mask));
        }
        left << self.half | right
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_has_each_number_once() {
        for count in [1, 2, 3, 7, 64, 100, 1000] {
            let mut all: Vec<u64> = (0..count).map(|k| Shuffle::new(count, 5).at(k)).collect();
            let moved = all.iter().zip(0..).filter(|(a, b)| **a != *b).count();
            assert!(count < 7 || moved > count as usize / 2);
            all.sort_unstable();
            assert_eq!(all, (0..count).collect::<Vec<_>>());
        }
        let far = Shuffle::new((1 << 53) - 1, 9);
        assert!(far.at(0) < (1 << 53) - 1 && far.at(0) != far.at(1));
    }

    #[test]
    fn shapes_are_checked() {
        for (text, message) in [
            ("cores=2,sps", "`sps` is no count"),
            ("cores=x", "`cores=x` is no count"),
            ("core=2", "`core=2` is no count"),
            ("", "`` is no count"),
            ("sps=65", "sps=65: there must be 1 to 64"),
            ("warps=0", "warps=0: there must be 1 to 1024"),
            (
                "workgroups=2000",
                "workgroups=2000: there must be 1 to 1024",
            ),
            ("cores=1024,sps=64", "are 1048576 slots; at most 16384"),
        ] {
            let e = text.parse::<Shape>().expect_err(text);
            assert!(e.contains(message), "{text}: {e}");
        }
        let shape: Shape = "cores=3,sps=2,warps=5,workgroups=7"
            .parse()
            .expect("a shape");
        assert_eq!(shape.to_string().parse(), Ok(shape));
    }
}
