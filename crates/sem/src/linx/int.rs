//! Integer operations, once for 32-bit lanes ([`lane`]) and once for 64-bit group values ([`group`]).
//!
//! Every function is total. Sources: L-63 to L-71, L-102, rulings.

use crate::fp::elementary::integer_bits;

macro_rules! integer {
    ($name:ident, $u:ident, $s:ident, $doc:literal) => {
        #[doc = $doc]
        pub mod $name {
            /// Bits of a value.
            pub const BITS: u32 = $u::BITS;

            /// Sum (L-63).
            #[inline(always)]
            pub fn add(a: $u, b: $u) -> $u {
                a.wrapping_add(b)
            }
            /// Difference (L-63).
            #[inline(always)]
            pub fn sub(a: $u, b: $u) -> $u {
                a.wrapping_sub(b)
            }
            /// Low half of the product (L-67).
            #[inline(always)]
            pub fn mul(a: $u, b: $u) -> $u {
                a.wrapping_mul(b)
            }
            /// `a` * `b` + `c`, low half (L-67).
            #[inline(always)]
            pub fn madd(a: $u, b: $u, c: $u) -> $u {
                a.wrapping_mul(b).wrapping_add(c)
            }
            /// Shift left; the amount modulo the width (L-66, Q-6).
            #[inline(always)]
            pub fn sll(a: $u, b: $u) -> $u {
                a << (b % BITS as $u)
            }
            /// Shift right, zeros coming in (L-66, Q-6).
            #[inline(always)]
            pub fn srl(a: $u, b: $u) -> $u {
                a >> (b % BITS as $u)
            }
            /// Shift right, copies of the sign coming in (L-63, L-66, Q-6).
            #[inline(always)]
            pub fn sra(a: $u, b: $u) -> $u {
                (a as $s >> (b % BITS as $u)) as $u
            }
            /// Signed quotient, rounded to zero; 0 for a divisor of 0, the dividend for MIN / -1 (L-68).
            #[inline(always)]
            pub fn div(a: $u, b: $u) -> $u {
                if b == 0 {
                    0
                } else {
                    (a as $s).wrapping_div(b as $s) as $u
                }
            }
            /// Signed remainder; the dividend for a divisor of 0, 0 for MIN / -1 (L-68).
            #[inline(always)]
            pub fn rem(a: $u, b: $u) -> $u {
                if b == 0 {
                    a
                } else {
                    (a as $s).wrapping_rem(b as $s) as $u
                }
            }
            /// Unsigned quotient; 0 for a divisor of 0 (L-68).
            #[inline(always)]
            pub fn divu(a: $u, b: $u) -> $u {
                a.checked_div(b).unwrap_or(0)
            }
            /// Unsigned remainder; the dividend for a divisor of 0 (L-68).
            #[inline(always)]
            pub fn remu(a: $u, b: $u) -> $u {
                a.checked_rem(b).unwrap_or(a)
            }
            /// Larger signed number (L-63).
            #[inline(always)]
            pub fn max(a: $u, b: $u) -> $u {
                (a as $s).max(b as $s) as $u
            }
            /// Smaller signed number (L-63).
            #[inline(always)]
            pub fn min(a: $u, b: $u) -> $u {
                (a as $s).min(b as $s) as $u
            }
            /// Larger unsigned number.
            #[inline(always)]
            pub fn maxu(a: $u, b: $u) -> $u {
                a.max(b)
            }
            /// Smaller unsigned number.
            #[inline(always)]
            pub fn minu(a: $u, b: $u) -> $u {
                a.min(b)
            }
            /// Signed less (L-63).
            #[inline(always)]
            pub fn lt(a: $u, b: $u) -> bool {
                (a as $s) < b as $s
            }
            /// Signed greater or equal (L-63).
            #[inline(always)]
            pub fn ge(a: $u, b: $u) -> bool {
                a as $s >= b as $s
            }
            /// Whether a common bit is set (L-70, Q-7).
            #[inline(always)]
            pub fn test_and(a: $u, b: $u) -> bool {
                a & b != 0
            }
            /// Whether any bit of either is set (L-70, Q-7).
            #[inline(always)]
            pub fn test_or(a: $u, b: $u) -> bool {
                a | b != 0
            }

            /// The low `n` bits set, `n` at most the width.
            #[inline(always)]
            fn low(n: u32) -> $u {
                if n >= BITS { $u::MAX } else { (1 << n) - 1 }
            }
            /// The field of `n` bits that starts at bit `m` and wraps around (L-69).
            #[inline(always)]
            fn field(a: $u, m: u32, n: u32) -> $u {
                a.rotate_right(m % BITS) & low(n)
            }
            /// Field, zero-extended (L-69). `m`: first bit; `n`: bits, clamped to the width.
            #[inline(always)]
            pub fn bxu(a: $u, m: u32, n: u32) -> $u {
                field(a, m, n.min(BITS))
            }
            /// Field, sign-extended (L-69).
            #[inline(always)]
            pub fn bxs(a: $u, m: u32, n: u32) -> $u {
                let n = n.clamp(1, BITS);
                ((field(a, m, n) << (BITS - n)) as $s >> (BITS - n)) as $u
            }
            /// The word with the field cleared (L-69).
            #[inline(always)]
            pub fn bic(a: $u, m: u32, n: u32) -> $u {
                a & !low(n.min(BITS)).rotate_left(m % BITS)
            }
            /// The word with the field set (L-69).
            #[inline(always)]
            pub fn bis(a: $u, m: u32, n: u32) -> $u {
                a | low(n.min(BITS)).rotate_left(m % BITS)
            }
            /// Zeros above the highest set bit of the field; all of it if none is set (L-69).
            #[inline(always)]
            pub fn clz(a: $u, m: u32, n: u32) -> $u {
                let n = n.min(BITS);
                (field(a, m, n).leading_zeros() - (BITS - n)) as $u
            }
            /// Zeros below the lowest set bit of the field; all of it if none is set (L-69).
            #[inline(always)]
            pub fn ctz(a: $u, m: u32, n: u32) -> $u {
                field(a, m, n).trailing_zeros().min(n.min(BITS)) as $u
            }
            /// Set bits of the field (L-69).
            #[inline(always)]
            pub fn bcnt(a: $u, m: u32, n: u32) -> $u {
                field(a, m, n).count_ones() as $u
            }
            /// Bytes in the opposite order (L-71, Q-8).
            #[inline(always)]
            pub fn rev(a: $u) -> $u {
                a.swap_bytes()
            }
        }
    };
}

integer!(lane, u32, i32, "Operations on a lane.");
integer!(group, u64, i64, "Operations on a group value.");

/// [`lane::div`] in a form that becomes vector code: the quotient of two 32-bit integers, taken in binary64 and cut off,
/// is exact.
#[inline(always)]
pub fn lane_div(a: u32, b: u32) -> u32 {
    let q = integer_bits((f64::from(a as i32) / f64::from(b as i32)).trunc());
    if b == 0 { 0 } else { q }
}

/// [`lane::rem`] in the same form.
#[inline(always)]
pub fn lane_rem(a: u32, b: u32) -> u32 {
    let q = integer_bits((f64::from(a as i32) / f64::from(b as i32)).trunc());
    if b == 0 {
        a
    } else {
        a.wrapping_sub(q.wrapping_mul(b))
    }
}

/// A 32-bit result of a W form, sign-extended (L-102).
#[inline(always)]
pub fn word(a: u32) -> u64 {
    a as i32 as u64
}

/// What SrcRType does to the second source before it is shifted (L-64).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// Nothing.
    None,
    /// The low 32 bits, sign-extended.
    Sw,
    /// The low 32 bits, zero-extended.
    Uw,
    /// Negated.
    Neg,
    /// Every bit inverted.
    Not,
}

impl Modifier {
    /// The modifier of a code; 3 negates or inverts.
    pub fn new(code: u64, three: Modifier) -> Modifier {
        match code & 3 {
            0 => Modifier::None,
            1 => Modifier::Sw,
            2 => Modifier::Uw,
            _ => three,
        }
    }

    /// Of a group value.
    #[inline(always)]
    pub fn group(self, a: u64) -> u64 {
        match self {
            Modifier::None => a,
            Modifier::Sw => word(a as u32),
            Modifier::Uw => u64::from(a as u32),
            Modifier::Neg => a.wrapping_neg(),
            Modifier::Not => !a,
        }
    }

    /// Of a 32-bit value, where the extensions change nothing.
    #[inline(always)]
    pub fn lane(self, a: u32) -> u32 {
        match self {
            Modifier::Neg => a.wrapping_neg(),
            Modifier::Not => !a,
            _ => a,
        }
    }
}

/// HL.BFI: `b` inserted into `a` from bit `first` to bit `last`, around the 64-bit ring if `last` is below `first`.
pub fn insert(a: u64, b: u64, first: u32, last: u32) -> u64 {
    let n = (last.wrapping_sub(first) & 63) + 1;
    let low = u64::MAX >> (64 - n);
    (a.rotate_right(first) & !low | b & low).rotate_left(first)
}

/// HL.CCAT: `a` above `b`, shifted right by `amount` (below 128): low and high half.
pub fn concatenate(a: u64, b: u64, amount: u32) -> (u64, u64) {
    let wide = (u128::from(a) << 64 | u128::from(b)) >> (amount % 128);
    (wide as u64, (wide >> 64) as u64)
}

/// HL.CCATW: the low words, `a` above `b`, shifted right; both halves sign-extended.
pub fn concatenate_words(a: u64, b: u64, amount: u32) -> (u64, u64) {
    let wide = (a << 32 | u64::from(b as u32))
        .checked_shr(amount)
        .unwrap_or(0);
    (word(wide as u32), word((wide >> 32) as u32))
}

/// HL.MUL: both halves of the signed product.
pub fn mul_wide(a: u64, b: u64) -> (u64, u64) {
    madd_wide(a, b, 0)
}

/// HL.MULU: both halves of the unsigned product.
pub fn mulu_wide(a: u64, b: u64) -> (u64, u64) {
    let wide = u128::from(a) * u128::from(b);
    (wide as u64, (wide >> 64) as u64)
}

/// HL.MADD: both halves of the signed product plus the signed third operand.
pub fn madd_wide(a: u64, b: u64, c: u64) -> (u64, u64) {
    let wide = i128::from(a as i64) * i128::from(b as i64) + i128::from(c as i64);
    (wide as u64, (wide >> 64) as u64)
}

/// A reduction over lanes (L-95 to L-97).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// Sum of zero-extended lanes in 64 bits.
    Add,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Exclusive or.
    Xor,
    /// Signed maximum, sign-extended.
    Max,
    /// Signed minimum, sign-extended.
    Min,
}

/// Combines the lanes whose bit of `p` is set, lower lanes first. `values`: at most 64 lanes.
#[inline(always)]
pub fn reduce(op: Reduction, p: u64, values: &[u32]) -> u64 {
    // One lane gives what it holds: loops over active lanes read one after the other.
    if p.is_power_of_two() {
        let value = values.get(p.trailing_zeros() as usize);
        return match (op, value) {
            (_, None) => reduce(op, 0, values),
            (Reduction::Max | Reduction::Min, Some(v)) => word(*v),
            (_, Some(v)) => (*v).into(),
        };
    }
    // Often few lanes are active: those are visited only.
    let lanes = || {
        let mut left = p;
        let next = move || {
            let lane = (left != 0).then(|| left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            lane
        };
        std::iter::from_fn(next).filter_map(|l| values.get(l).copied())
    };
    match op {
        Reduction::Add => lanes().map(u64::from).sum(),
        Reduction::And => lanes().fold(u32::MAX, |a, b| a & b).into(),
        Reduction::Or => lanes().fold(0, |a, b| a | b).into(),
        Reduction::Xor => lanes().fold(0, |a, b| a ^ b).into(),
        Reduction::Max => lanes().reduce(lane::max).map_or(0, word),
        Reduction::Min => lanes().reduce(lane::min).map_or(0, word),
    }
}

/// Which lane a shuffle reads (L-99).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffle {
    /// A lower lane of the segment.
    Up,
    /// A higher lane of the segment.
    Down,
    /// A lane of the segment by number.
    Index,
    /// The lane with some bits of its number inverted.
    Butterfly,
}

impl Shuffle {
    /// The lane that `lane` reads; itself where the rule gives none. `n`: lanes of the launch; `range`: lanes of a
    /// segment, 0 = `n`.
    #[inline(always)]
    pub fn source(self, lane: u32, n: u32, range: u32, amount: u32) -> u32 {
        if n == 0 || lane >= n {
            return lane;
        }
        let range = if range == 0 { n } else { range };
        let (first, by) = (lane - lane % range, amount % range);
        let from = match self {
            Shuffle::Up => (lane - first >= by).then(|| lane - by),
            Shuffle::Down => (by < range - (lane - first)).then(|| lane + by),
            Shuffle::Index => Some(first + by),
            Shuffle::Butterfly => Some(lane ^ (amount % n)),
        };
        from.filter(|from| *from < n).unwrap_or(lane)
    }
}

/// An atomic update of a memory cell (L-92).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// Sum.
    Add,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Exclusive or.
    Xor,
    /// Signed maximum.
    Max,
    /// Signed minimum.
    Min,
}

impl Update {
    /// The new 32-bit value.
    #[inline(always)]
    pub fn word(self, old: u32, data: u32) -> u32 {
        match self {
            Update::Add => old.wrapping_add(data),
            Update::And => old & data,
            Update::Or => old | data,
            Update::Xor => old ^ data,
            Update::Max => lane::max(old, data),
            Update::Min => lane::min(old, data),
        }
    }

    /// The new 64-bit value.
    #[inline(always)]
    pub fn double(self, old: u64, data: u64) -> u64 {
        match self {
            Update::Add => old.wrapping_add(data),
            Update::And => old & data,
            Update::Or => old | data,
            Update::Xor => old ^ data,
            Update::Max => group::max(old, data),
            Update::Min => group::min(old, data),
        }
    }
}
