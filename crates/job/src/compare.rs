//! Comparing what a buffer holds with what it should hold.

use std::fmt;

use crate::element::{Element, ElementType};
use crate::job::Slot;

/// What counts as equal. NaN equals NaN of any payload, and nothing else, under all of them; an infinity
/// equals only itself.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub enum Tolerance {
    /// The same bits, so that signed zeros differ.
    #[default]
    Exact,
    /// At most so many representable values apart (for integers: the difference).
    Ulp(u64),
    /// At most so far apart.
    Absolute(f64),
    /// At most this times the wanted value apart.
    Relative(f64),
}

/// One element that differs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mismatch {
    /// Group and binding.
    pub slot: Slot,
    /// Index of the element.
    pub index: u64,
    /// What the job expects.
    pub want: Element,
    /// What is there.
    pub got: Element,
}

/// All differences of a run: how many, and the first few.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Mismatches {
    /// How many elements differ.
    pub count: u64,
    /// The first of them, at most [`Mismatches::FIRST_MAX`].
    pub first: Vec<Mismatch>,
    /// The largest difference of each binding of floats that are compared with a tolerance.
    pub largest: Vec<(Slot, Largest)>,
}

/// The largest finite difference of two buffers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Largest {
    /// Index of the element.
    pub index: u64,
    /// How far apart, in the measure of the tolerance.
    pub amount: f64,
    /// What was allowed.
    pub tolerance: Tolerance,
}

impl fmt::Display for Largest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Largest { index, amount, .. } = self;
        match self.tolerance {
            Tolerance::Exact => write!(f, "largest difference {amount:?} at [{index}]"),
            Tolerance::Ulp(n) => {
                write!(
                    f,
                    "largest difference {amount} ulp at [{index}], allowed {n}"
                )
            }
            Tolerance::Absolute(x) => {
                write!(
                    f,
                    "largest difference {amount:?} at [{index}], allowed {x:?}"
                )
            }
            Tolerance::Relative(x) => write!(
                f,
                "largest relative difference {amount:?} at [{index}], allowed {x:?}"
            ),
        }
    }
}

impl Mismatches {
    /// How many are kept.
    pub const FIRST_MAX: usize = 16;

    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds what one binding's comparison found.
    pub fn add(&mut self, slot: Slot, comparison: Comparison) {
        self.count += comparison.count;
        if let Some(new) = comparison.largest {
            match self.largest.iter_mut().find(|(s, _)| *s == slot) {
                Some((_, old)) if old.amount >= new.amount => {}
                Some((_, old)) => *old = new,
                None => self.largest.push((slot, new)),
            }
        }
        let room = Mismatches::FIRST_MAX - self.first.len();
        self.first.extend(
            comparison
                .first
                .into_iter()
                .take(room)
                .map(|(index, want, got)| Mismatch {
                    slot,
                    index,
                    want,
                    got,
                }),
        );
    }
}

/// Differences of two buffers.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Comparison {
    /// How many elements differ.
    pub count: u64,
    /// The first of them: index, wanted, got.
    pub first: Vec<(u64, Element, Element)>,
    /// The largest of them, for floats with a tolerance.
    pub largest: Option<Largest>,
}

/// Compares two buffers of the same size, keeping the first `keep` differences.
pub fn compare(
    ty: ElementType,
    want: &[u8],
    got: &[u8],
    tolerance: Tolerance,
    keep: usize,
) -> Comparison {
    let mut result = Comparison::default();
    if want == got {
        return result;
    }
    for index in 0.. {
        let (Some(w), Some(g)) = (
            Element::read(ty, want, index),
            Element::read(ty, got, index),
        ) else {
            break;
        };
        if !equal(w, g, tolerance) {
            result.count += 1;
            if result.first.len() < keep {
                result.first.push((index as u64, w, g));
            }
            if let Some(amount) = difference(w, g, tolerance)
                && result.largest.is_none_or(|l| amount > l.amount)
            {
                result.largest = Some(Largest {
                    index: index as u64,
                    amount,
                    tolerance,
                });
            }
        }
    }
    result
}

/// Whether `got` is `want` within the tolerance. Both have the same type.
pub fn equal(want: Element, got: Element, tolerance: Tolerance) -> bool {
    if want.bits == got.bits {
        return true;
    }
    if let (Some(w), Some(g)) = (want.as_integer(), got.as_integer()) {
        let difference = (w - g).unsigned_abs();
        return match tolerance {
            Tolerance::Exact => false,
            Tolerance::Ulp(n) => difference <= u128::from(n),
            // The cast saturates, and takes off the fraction.
            Tolerance::Absolute(x) => difference <= x as u128,
            Tolerance::Relative(x) => difference as f64 <= x * w.unsigned_abs() as f64,
        };
    }
    let (w, g) = (want.as_f64(), got.as_f64());
    if w.is_nan() || g.is_nan() {
        return w.is_nan() && g.is_nan();
    }
    if w.is_infinite() || g.is_infinite() {
        return false;
    }
    match tolerance {
        Tolerance::Exact => false,
        Tolerance::Ulp(n) => (rank(want) - rank(got)).unsigned_abs() <= u128::from(n),
        Tolerance::Absolute(x) => (w - g).abs() <= x,
        Tolerance::Relative(x) => (w - g).abs() <= x * w.abs(),
    }
}

/// How far apart two floats are, in the measure of the tolerance, if it has one and that is finite.
fn difference(want: Element, got: Element, tolerance: Tolerance) -> Option<f64> {
    let (w, g) = (want.as_f64(), got.as_f64());
    if !want.ty.is_float() || !w.is_finite() || !g.is_finite() {
        return None;
    }
    let amount = match tolerance {
        Tolerance::Exact => return None,
        Tolerance::Ulp(_) => (rank(want) - rank(got)).unsigned_abs() as f64,
        Tolerance::Absolute(_) => (w - g).abs(),
        Tolerance::Relative(_) => (w - g).abs() / w.abs(),
    };
    amount.is_finite().then_some(amount)
}

/// Numbers the floats of a type in their order, both zeros being 0.
fn rank(element: Element) -> i128 {
    let sign = 1u64 << (element.ty.bits() - 1);
    let magnitude = i128::from(element.bits & (sign - 1));
    if element.bits & sign != 0 {
        -magnitude
    } else {
        magnitude
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::*;
    use Tolerance::*;

    const NAN: u64 = 0x7fc0_0000;
    const INF: u64 = 0x7f80_0000;
    const MAX: u64 = 0x7f7f_ffff;
    const ONE: u64 = 0x3f80_0000;
    const MINUS_ZERO: u64 = 0x8000_0000;

    #[test]
    fn floats() {
        let cases = [
            (ONE, ONE, Exact, true),
            (ONE, ONE + 1, Exact, false),
            (0, MINUS_ZERO, Exact, false),
            (NAN, 0xffc1_2345, Exact, true),
            (NAN, ONE, Exact, false),
            (INF, INF, Exact, true),
            // ulp
            (0, MINUS_ZERO, Ulp(0), true),
            (ONE, ONE + 1, Ulp(0), false),
            (ONE, ONE + 4, Ulp(4), true),
            (ONE + 4, ONE, Ulp(4), true),
            (ONE, ONE + 5, Ulp(4), false),
            (ONE, ONE - 4, Ulp(4), true),
            // From one below zero to two above: three steps, as both zeros are one.
            (0x8000_0001, 0x0000_0002, Ulp(3), true),
            (0x8000_0001, 0x0000_0002, Ulp(2), false),
            (ONE, ONE | MINUS_ZERO, Ulp(1_000_000), false),
            (MAX, MAX | MINUS_ZERO, Ulp(u64::MAX), true),
            (NAN, 0x7fc0_0001, Ulp(0), true),
            (NAN, INF, Ulp(u64::MAX), false),
            (INF, MAX, Ulp(1), false),
            (INF, INF, Ulp(0), true),
            (INF, INF | MINUS_ZERO, Ulp(u64::MAX), false),
            // abs: 1.0 and 1.5, 2.0
            (ONE, 0x3fc0_0000, Absolute(0.5), true),
            (ONE, 0x3fc0_0000, Absolute(0.49), false),
            (0, MINUS_ZERO, Absolute(0.0), true),
            (INF, MAX, Absolute(1e300), false),
            (NAN, ONE, Absolute(1e300), false),
            (NAN, NAN | 1, Absolute(0.0), true),
            // rel: to the wanted one
            (0x4000_0000, ONE, Relative(0.5), true),
            (ONE, 0x4000_0000, Relative(0.5), false),
            (0xc000_0000, 0xbf80_0000, Relative(0.5), true),
            (0, 1, Relative(0.5), false),
            (INF, MAX, Relative(1.0), false),
        ];
        for (want, got, tolerance, same) in cases {
            let (w, g) = (
                Element {
                    ty: F32,
                    bits: want,
                },
                Element { ty: F32, bits: got },
            );
            assert_eq!(
                equal(w, g, tolerance),
                same,
                "{want:#x} {got:#x} {tolerance:?}"
            );
        }
    }

    #[test]
    fn integers() {
        let cases = [
            (I8, 0x80, 0x7f, Ulp(255), true),
            (I8, 0x80, 0x7f, Ulp(254), false),
            (U64, 0, u64::MAX, Absolute(1e30), true),
            (U64, u64::MAX, u64::MAX - 1, Absolute(0.9), false),
            (U64, u64::MAX, u64::MAX - 1, Absolute(1.0), true),
            (I32, 100, 110, Relative(0.1), true),
            (I32, 100, 111, Relative(0.1), false),
            (I32, 0xffff_ff9c, 0xffff_ff92, Relative(0.1), true), // -100, -110
        ];
        for (ty, want, got, tolerance, same) in cases {
            let (w, g) = (Element { ty, bits: want }, Element { ty, bits: got });
            assert_eq!(
                equal(w, g, tolerance),
                same,
                "{ty} {want:#x} {got:#x} {tolerance:?}"
            );
        }
    }

    #[test]
    fn other_float_sizes() {
        let half = |bits| Element { ty: F16, bits };
        assert!(equal(half(0x3c00), half(0x3c02), Ulp(2)));
        assert!(!equal(half(0x3c00), half(0x3c02), Ulp(1)));
        assert!(equal(half(0x8000), half(0), Ulp(0)));
        assert!(equal(half(0x7e00), half(0xfe01), Exact));
        let double = |bits| Element { ty: F64, bits };
        assert!(equal(double(1 << 63), double(0), Ulp(0)));
        assert!(equal(double(1 << 63 | 5), double(5), Ulp(10)));
        assert!(!equal(double(1 << 63 | 5), double(5), Ulp(9)));
    }

    #[test]
    fn keeps_the_first_and_counts_all() {
        let want = [0u8; 40];
        let mut got = [1u8; 40];
        got[1] = 0;
        let mut all = Mismatches::default();
        assert!(all.is_empty());
        let slot = Slot {
            group: 0,
            binding: 1,
        };
        all.add(
            slot,
            compare(U8, &want[..10], &got[..10], Exact, Mismatches::FIRST_MAX),
        );
        assert_eq!((all.count, all.first.len()), (9, 9));
        assert_eq!(all.first[1].index, 2);
        let other = Slot {
            group: 1,
            binding: 0,
        };
        all.add(
            other,
            compare(U8, &want, &got, Exact, Mismatches::FIRST_MAX),
        );
        assert_eq!((all.count, all.first.len()), (48, 16));
        assert_eq!((all.first[9].slot, all.first[9].index), (other, 0));
        assert_eq!(all.first[15].got, Element { ty: U8, bits: 1 });
    }

    #[test]
    fn the_largest_difference_is_kept_for_floats_with_a_tolerance() {
        let bytes = |v: [f32; 4]| v.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
        let (want, got) = (
            bytes([1.0, 2.0, 4.0, 8.0]),
            bytes([1.5, 2.0, 2.0, f32::NAN]),
        );
        let largest = |ty, tolerance| compare(ty, &want, &got, tolerance, 9).largest;
        assert_eq!(largest(F32, Exact), None);
        assert_eq!(largest(U32, Absolute(0.0)), None);
        let text = |tolerance| largest(F32, tolerance).map(|l| l.to_string()).unwrap();
        // NaN has no distance. From 4 to 2 there are 2^23 steps, from 1 to 1.5 half as many.
        assert_eq!(
            text(Absolute(0.25)),
            "largest difference 2.0 at [2], allowed 0.25"
        );
        assert_eq!(
            text(Relative(0.25)),
            "largest relative difference 0.5 at [0], allowed 0.25"
        );
        assert_eq!(
            text(Ulp(4)),
            "largest difference 8388608 ulp at [2], allowed 4"
        );
        let mut all = Mismatches::default();
        let slot = Slot {
            group: 0,
            binding: 1,
        };
        for got in [[1.5f32, 0.0, 0.0, 0.0], [9.0; 4], [1.25; 4]] {
            let got = bytes(got);
            all.add(slot, compare(F32, &[0; 16], &got, Absolute(1.0), 9));
        }
        assert_eq!((all.largest.len(), all.largest[0].1.amount), (1, 9.0));
    }
}
