//! Integer functions against plain wide arithmetic.
use lanemask_sem::w32::{Group1, W32};

const EDGES: [u32; 18] = [
    0,
    1,
    2,
    3,
    7,
    8,
    31,
    32,
    33,
    0xff,
    0xffff,
    0x7fff_fffe,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fff0,
    0xffff_fffe,
    0xffff_ffff,
];

/// Edge values, then a sequence of pairs of all magnitudes.
fn pairs() -> impl Iterator<Item = (u32, u32)> {
    let edges = EDGES
        .into_iter()
        .flat_map(|a| EDGES.into_iter().map(move |b| (a, b)));
    let mut state = 1u64;
    edges.chain((0..200_000).map(move |k| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (
            (state >> 32) as u32 >> (k % 32),
            (state as u32) >> (k / 32 % 32),
        )
    }))
}

#[test]
fn division_of_all_kinds() {
    for (a, b) in pairs() {
        let (q, r) = (a.checked_div(b).unwrap_or(a), a.checked_rem(b).unwrap_or(0));
        assert_eq!((W32::div_u32(a, b), W32::rem_u32(a, b)), (q, r), "{a} {b}");
        let (a, b) = (i64::from(a as i32), i64::from(b as i32));
        let overflow = b == 0 || a / b > i64::from(i32::MAX);
        let (q, r) = if overflow { (a, 0) } else { (a / b, a % b) };
        assert_eq!(
            (
                W32::div_i32(a as i32, b as i32),
                W32::rem_i32(a as i32, b as i32)
            ),
            (q as i32, r as i32),
            "{a} {b}"
        );
    }
}

#[test]
fn quotients_next_to_an_integer() {
    for b in (1..70_000)
        .step_by(37)
        .chain([u32::MAX, u32::MAX - 1, 0x8000_0001])
    {
        for q in [1, 2, u32::MAX / b, u32::MAX / b / 2 + 1] {
            let product = u64::from(q) * u64::from(b);
            for a in [product.wrapping_sub(1), product, product + 1] {
                let Ok(a) = u32::try_from(a) else { continue };
                assert_eq!(W32::div_u32(a, b), a / b, "{a} {b}");
            }
        }
    }
}

#[test]
fn shifts_take_their_amount_modulo_32() {
    for (a, b) in pairs() {
        let k = b % 32;
        assert_eq!(W32::shl_b32(a, b), (u64::from(a) << k) as u32);
        assert_eq!(W32::shr_u32(a, b), (u64::from(a) >> k) as u32);
        assert_eq!(W32::shr_i32(a as i32, b), (i64::from(a as i32) >> k) as i32);
        assert_eq!(
            W32::rotr_b32(a, b),
            ((u64::from(a) | u64::from(a) << 32) >> k) as u32
        );
        assert_eq!(
            W32::shladd_u32(a, b, 5),
            ((u64::from(a) << k) as u32).wrapping_add(5)
        );
    }
}

#[test]
fn products() {
    for (a, b) in pairs() {
        let wide = u64::from(a) * u64::from(b);
        assert_eq!(
            (W32::mul_u32(a, b), W32::mulhi_u32(a, b)),
            (wide as u32, (wide >> 32) as u32)
        );
        let wide = i64::from(a as i32) * i64::from(b as i32);
        assert_eq!(W32::mulhi_i32(a as i32, b as i32), (wide >> 32) as i32);
        assert_eq!(W32::mad_u32(a, b, 9), (wide as u32).wrapping_add(9));
        let bytes = |x: u32| x.to_le_bytes();
        let unsigned: u32 = bytes(a)
            .iter()
            .zip(bytes(b))
            .map(|(x, y)| u32::from(*x) * u32::from(y))
            .sum();
        let signed: i32 = bytes(a)
            .iter()
            .zip(bytes(b))
            .map(|(x, y)| i32::from(*x as i8) * i32::from(y as i8))
            .sum();
        assert_eq!(
            (W32::dot4_u8(a, b), W32::dot4_i8(a, b)),
            (unsigned, signed as u32)
        );
    }
}

#[test]
fn bit_fields() {
    for a in EDGES {
        for offset in [0, 1, 15, 31, 32, 40, u32::MAX] {
            for count in [0, 1, 7, 31, 32, 33, u32::MAX] {
                let o = offset.min(32);
                let n = count.min(32 - o);
                let bit = |k: u32| (u64::from(a) >> k) & 1;
                let plain: u64 = (0..n).map(|k| bit(o + k) << k).sum();
                assert_eq!(W32::bfe_u32(a, offset, count), plain as u32);
                let sign = if n > 0 && bit(o + n - 1) == 1 {
                    !0u64 << n
                } else {
                    0
                };
                assert_eq!(
                    W32::bfe_i32(a as i32, offset, count),
                    (plain | sign) as i32,
                    "{a:x} {o} {n}"
                );
                let mask: u64 = (0..n).map(|k| 1 << (o + k)).sum();
                assert_eq!(W32::bfm_b32(offset, count), mask as u32);
            }
        }
    }
    assert_eq!(W32::bsel_b32(0xff00, 0x1234, 0xabcd), 0x12cd);
}

#[test]
fn bit_counts_and_positions() {
    for (a, _) in pairs() {
        let bits: Vec<u32> = (0..32).filter(|k| a >> k & 1 == 1).collect();
        assert_eq!(W32::popc_b32(a), bits.len() as u32);
        assert_eq!(W32::ftb_b32(a), bits.first().copied().unwrap_or(u32::MAX));
        assert_eq!(W32::flb_u32(a), bits.last().copied().unwrap_or(u32::MAX));
        assert_eq!(W32::ctz_b32(a), bits.first().copied().unwrap_or(32));
        assert_eq!(W32::clz_b32(a), bits.last().map_or(32, |k| 31 - k));
        assert_eq!(W32::brev_b32(a), bits.iter().map(|k| 1 << (31 - k)).sum());
        let differs = (0..31).rev().find(|k| a >> k & 1 != a >> 31);
        assert_eq!(W32::flb_i32(a as i32), differs.unwrap_or(u32::MAX));
        assert_eq!(W32::abs_i32(a as i32), i64::from(a as i32).abs() as i32);
    }
}
