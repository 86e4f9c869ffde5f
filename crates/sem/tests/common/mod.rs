//! Operand sets like those of TestFloat's first level, and the comparison of an operation with an oracle.
#![allow(dead_code)]

use lanemask_sem::w32::{Exact, Float, Fp, Mode, Rounding};

pub const ROUNDINGS: [Rounding; 4] = [
    Rounding::NearestEven,
    Rounding::Zero,
    Rounding::Down,
    Rounding::Up,
];

/// An operation that every oracle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Sqrt,
    Fma,
}

impl Op {
    pub const TWO: [Op; 4] = [Op::Add, Op::Sub, Op::Mul, Op::Div];

    pub fn ours<T: Float>(self, fp: &mut impl Fp, [a, b, c]: [T; 3]) -> T {
        match self {
            Op::Add => fp.add(a, b),
            Op::Sub => fp.sub(a, b),
            Op::Mul => fp.mul(a, b),
            Op::Div => fp.div(a, b),
            Op::Sqrt => fp.sqrt(a),
            Op::Fma => fp.fma(a, b, c),
        }
    }
}

/// Bits and flags of an operation on bits.
pub type Oracle = fn(Op, Rounding, [u64; 3]) -> (u64, u32);

/// Splitmix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number: half of them anything, half of them near 1 or near the ends of the range, with few digits set.
    pub fn number<T: Float>(&mut self) -> T {
        let r = self.next();
        let bits = if r & 1 == 0 {
            self.next()
        } else {
            let all = operands::<T>();
            all[(r >> 1) as usize % all.len()].to_bits64()
        };
        T::from_bits64(bits & u64::MAX >> (64 - T::BITS))
    }
}

/// Numbers of every kind of exponent and fraction, of both signs.
pub fn operands<T: Float>() -> Vec<T> {
    let f = T::FRACTION;
    let max = T::INFINITY_BITS >> f;
    let (bias, digits) = (max / 2, u64::from(f));
    let exponents = [
        0,
        1,
        2,
        bias.saturating_sub(digits + 1).max(3),
        bias - 2,
        bias - 1,
        bias,
        bias + 1,
        bias + 2,
        (bias + digits).min(max - 3),
        (bias + digits + 1).min(max - 3),
        max - 2,
        max - 1,
        max,
    ];
    let (top, ones) = (1 << (f - 1), (1 << f) - 1);
    let fractions = [
        0,
        1,
        2,
        top - 1,
        top,
        top + 1,
        ones - 1,
        ones,
        0x5555_5555_5555_5555 & ones,
    ];
    let mut all = Vec::new();
    for sign in [0, 1] {
        for e in exponents {
            for x in fractions {
                all.push(T::from_bits64(sign << (T::BITS - 1) | e << f | x));
            }
        }
    }
    all
}

/// Compares one case in one rounding direction, the flags in `mask` only, and with the host's arithmetic in the default mode.
pub fn check<T: Float>(op: Op, to: Rounding, abc: [T; 3], oracle: Oracle, mask: u32) {
    let bits = abc.map(T::to_bits64);
    let mut fp = Exact {
        mode: Mode::default().with_rounding(to),
        flags: 0,
    };
    let r = op.ours(&mut fp, abc).to_bits64();
    let (want, flags) = oracle(op, to, bits);
    assert!(
        r == want && fp.flags & mask == flags & mask,
        "f{} {op:?} {to:?} {bits:x?}: {r:x} flags {:#x}, the oracle says {want:x} flags {flags:#x}",
        T::BITS,
        fp.flags
    );
    if to == Rounding::NearestEven {
        let host = op.ours(&mut lanemask_sem::w32::Fast, abc).to_bits64();
        assert_eq!(host, r, "f{} {op:?} {bits:x?} on the host", T::BITS);
    }
}

/// Every pair of the curated operands, every `step`-th one, in all directions.
pub fn pairs<T: Float>(oracle: Oracle, step: usize) {
    let all = operands::<T>();
    let mut k = 0;
    for &a in &all {
        for to in ROUNDINGS {
            check(Op::Sqrt, to, [a, a, a], oracle, !0);
        }
        for &b in &all {
            k += 1;
            if k % step == 0 {
                for (op, to) in Op::TWO.iter().flat_map(|op| ROUNDINGS.map(|to| (*op, to))) {
                    check(op, to, [a, b, b], oracle, !0);
                }
            }
        }
    }
}

/// Every triple of the curated operands, every `step`-th one.
pub fn triples<T: Float>(oracle: Oracle, step: u64) {
    let all = operands::<T>();
    let n = all.len() as u64;
    let mut k = 0;
    while k < n * n * n {
        let at = |k: u64| all[(k % n) as usize];
        for to in ROUNDINGS {
            check(Op::Fma, to, [at(k), at(k / n), at(k / n / n)], oracle, !0);
        }
        k += step;
    }
}

/// Random operands; the addend of some sums cancels most of the product.
pub fn randoms<T: Float>(oracle: Oracle, count: usize, seed: u64) {
    let mut random = Random(seed);
    for k in 0..count {
        let (a, b, mut c) = (random.number::<T>(), random.number(), random.number());
        let to = ROUNDINGS[k % 4];
        if k / 4 % 2 == 0 {
            let product = Exact::default().mul(a, b).to_bits64();
            c = T::from_bits64(product ^ 1 << (T::BITS - 1) ^ (random.next() & 3));
        }
        for op in [Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Sqrt, Op::Fma] {
            check(op, to, [a, b, c], oracle, !0);
        }
    }
}
