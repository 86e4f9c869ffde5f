//! Numbers by seed.

/// A stream of numbers that its seed fixes (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A word.
    pub fn word(&mut self) -> u32 {
        self.bits() as u32
    }

    /// A number below `n`, which must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// One of several.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// A mask of lanes: none, one, some, all.
    pub fn mask(&mut self) -> u32 {
        match self.below(8) {
            0 => 0,
            1 => 1 << self.below(32),
            2..5 => self.word(),
            5 => self.word() & self.word() & self.word(),
            _ => u32::MAX,
        }
    }

    /// An integer word: a corner, a small number, anything.
    pub fn integer(&mut self) -> u32 {
        match self.below(6) {
            0 => self.pick(&[
                0,
                1,
                u32::MAX,
                0x7fff_ffff,
                0x8000_0000,
                0x8000_0001,
                0x7fff,
                0x8000,
                0xffff,
            ]),
            1 | 2 => self.below(70),
            3 => self.below(70).wrapping_neg(),
            4 => 1 << self.below(32),
            _ => self.word(),
        }
    }

    /// Bits of a float with so many exponent and fraction bits: a corner, or a number near 1 or anywhere.
    pub fn float(&mut self, exponent_bits: u32, fraction_bits: u32) -> u64 {
        let ones = (1u64 << exponent_bits) - 1;
        let bias = ones >> 1;
        let all = (1u64 << fraction_bits) - 1;
        let fraction = match self.below(5) {
            0 => 0,
            1 => all,
            2 => 1 << self.below(fraction_bits),
            3 => all ^ (self.bits() & 3),
            _ => self.bits() & all,
        };
        let exponent = match self.below(12) {
            0 => 0,
            1 => ones,
            2 => 1 + u64::from(self.below(3)),
            3 => ones - 1 - u64::from(self.below(2)),
            4 => self.bits() & ones,
            5 => bias + u64::from(self.below(fraction_bits + 3)),
            _ => bias - 3 + u64::from(self.below(7)),
        };
        let sign = u64::from(self.once_in(3));
        sign << (exponent_bits + fraction_bits) | exponent << fraction_bits | fraction
    }

    /// Two words: integers, binary32, halves of binary16, or one binary64.
    pub fn pair(&mut self, style: u32) -> [u32; 2] {
        match style % 5 {
            0 => [self.integer(), self.integer()],
            1 => [self.float(8, 23) as u32, self.float(8, 23) as u32],
            2 => [0, 0].map(|_: u32| (self.float(5, 10) << 16 | self.float(5, 10)) as u32),
            3 => {
                let bits = self.float(11, 52);
                [bits as u32, (bits >> 32) as u32]
            }
            _ => [self.word(), self.word()],
        }
    }
}
