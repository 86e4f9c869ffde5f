//! The operations of WGSL.

use super::flows::{Case, check, check_on_w32, number};

/// The numbers of the lanes that are together, in order.
fn all(set: &[Option<u32>]) -> impl Iterator<Item = u32> + '_ {
    set.iter().flatten().copied()
}

/// The same, of the lanes below `l`.
fn below(set: &[Option<u32>], l: usize) -> impl Iterator<Item = u32> + '_ {
    set[..l].iter().flatten().copied()
}

fn mask(set: &[Option<u32>], holds: impl Fn(u32) -> bool) -> u64 {
    let bits = set.iter().enumerate();
    bits.filter(|(_, v)| v.is_some_and(&holds))
        .map(|(l, _)| 1u64 << l)
        .sum()
}

fn signed(v: u32) -> i32 {
    v as i32 - 6
}

/// The number of a lane, or 777.
fn of(set: &[Option<u32>], lane: usize) -> u32 {
    set.get(lane).copied().flatten().unwrap_or(777)
}

/// A sum of words one after the other, so that each counts.
fn fold(words: &[u32]) -> u32 {
    words
        .iter()
        .fold(0u32, |a, w| a.wrapping_mul(65599).wrapping_add(*w))
}

#[test]
fn ballot() {
    check(&Case {
        wgsl: "(subgroupBallot(v > 5u).x * 65599u + subgroupBallot(v > 5u).y) * 65599u
            + subgroupBallot(v > 5u).z + subgroupBallot(true).w",
        model: |set, _| {
            let m = mask(set, |v| v > 5);
            fold(&[m as u32, (m >> 32) as u32, 0])
        },
    });
}

// pitfall: P7.36
#[test]
fn votes() {
    check(&Case {
        wgsl: "select(0u, 1u, subgroupAll(v != 5u)) + select(0u, 2u, subgroupAny(v == 5u))
            + select(0u, 4u, subgroupAll(true)) + select(0u, 8u, subgroupAny(false))",
        model: |set, _| {
            let any = all(set).any(|v| v == 5);
            u32::from(!any) + 2 * u32::from(any) + 4
        },
    });
}

#[test]
fn elect() {
    check(&Case {
        wgsl: "select(0u, v + 1u, subgroupElect())",
        model: |set, l| {
            let first = set.iter().position(Option::is_some) == Some(l);
            if first { set[l].unwrap() + 1 } else { 0 }
        },
    });
}

#[test]
fn sums() {
    check(&Case {
        wgsl: "subgroupAdd(v)",
        model: |set, _| all(set).sum(),
    });
    check(&Case {
        wgsl: "bitcast<u32>(subgroupInclusiveAdd(i32(v) - 6))",
        model: |set, l| below(set, l + 1).map(signed).sum::<i32>() as u32,
    });
    check(&Case {
        wgsl: "bitcast<u32>(subgroupExclusiveAdd(f32(v) * 0.5))",
        model: |set, l| (below(set, l).sum::<u32>() as f32 * 0.5).to_bits(),
    });
    // Of vectors each component.
    check(&Case {
        wgsl: "bitcast<u32>(dot(subgroupAdd(vec2f(f32(v), 1.0)), vec2f(1.0, 1000.0)))",
        model: |set, _| {
            let n = all(set).count() as u32;
            ((all(set).sum::<u32>() + 1000 * n) as f32).to_bits()
        },
    });
}

/// Rounded at each step, from the lowest lane up: 2^24 takes in no ones after it, but those before it.
#[test]
fn sums_of_floats_go_in_order() {
    check(&Case {
        wgsl: "bitcast<u32>(subgroupAdd(select(1.0, 16777216.0, v == 4u)))",
        model: |set, _| {
            let mut values = all(set).map(|v| if v == 4 { 16_777_216.0f32 } else { 1.0 });
            let first = values.next().unwrap();
            values.fold(first, |a, b| a + b).to_bits()
        },
    });
}

#[test]
fn products() {
    check(&Case {
        wgsl: "subgroupMul(v | 1u)",
        model: |set, _| all(set).fold(1u32, |a, v| a.wrapping_mul(v | 1)),
    });
    check(&Case {
        wgsl: "subgroupInclusiveMul(v | 1u)",
        model: |set, l| below(set, l + 1).fold(1u32, |a, v| a.wrapping_mul(v | 1)),
    });
    check(&Case {
        wgsl: "bitcast<u32>(subgroupExclusiveMul(select(2.0, 0.5, v > 6u)))",
        model: |set, l| {
            let exponent: i32 = below(set, l).map(|v| if v > 6 { -1 } else { 1 }).sum();
            2f32.powi(exponent).to_bits()
        },
    });
    check(&Case {
        wgsl: "bitcast<u32>(subgroupMul(select(2.0, 0.5, v > 6u)))",
        model: |set, _| {
            let exponent: i32 = all(set).map(|v| if v > 6 { -1 } else { 1 }).sum();
            2f32.powi(exponent).to_bits()
        },
    });
}

#[test]
fn smallest_and_largest() {
    check(&Case {
        wgsl: "subgroupMin(v - 6u) ^ (subgroupMax(v - 6u) << 4u)",
        model: |set, _| {
            let of = |v: u32| v.wrapping_sub(6);
            all(set).map(of).min().unwrap() ^ all(set).map(of).max().unwrap() << 4
        },
    });
    check(&Case {
        wgsl: "bitcast<u32>(subgroupMin(i32(v) - 6)) ^ bitcast<u32>(subgroupMax(i32(v) - 6) << 4u)",
        model: |set, _| {
            let (low, high) = (all(set).map(signed).min(), all(set).map(signed).max());
            low.unwrap() as u32 ^ (high.unwrap() << 4) as u32
        },
    });
    check(&Case {
        wgsl: "bitcast<u32>(subgroupMin(f32(v) - 6.0)) ^ (bitcast<u32>(subgroupMax(f32(v) - 6.0)) >> 7u)",
        model: |set, _| {
            let (low, high) = (all(set).map(signed).min(), all(set).map(signed).max());
            (low.unwrap() as f32).to_bits() ^ (high.unwrap() as f32).to_bits() >> 7
        },
    });
}

#[test]
fn bits() {
    check(&Case {
        wgsl: "subgroupAnd(v | 16u) + (subgroupOr(v) << 8u) + (subgroupXor(v) << 16u)",
        model: |set, _| {
            let and = all(set).fold(u32::MAX, |a, v| a & (v | 16));
            let or = all(set).fold(0, |a, v| a | v);
            let xor = all(set).fold(0, |a, v| a ^ v);
            and + (or << 8) + (xor << 16)
        },
    });
}

#[test]
fn broadcasts() {
    check(&Case {
        wgsl: "subgroupBroadcastFirst(v)",
        model: |set, _| all(set).next().unwrap(),
    });
    check(&Case {
        wgsl: "select(777u, subgroupBroadcast(v, 3u), is_on(3u))",
        model: |set, _| of(set, 3),
    });
    check(&Case {
        wgsl: "bitcast<u32>(subgroupBroadcastFirst(vec2i(i32(v) - 6, 3)).x)",
        model: |set, _| signed(all(set).next().unwrap()) as u32,
    });
}

#[test]
fn shuffles() {
    check(&Case {
        wgsl: "select(777u, subgroupShuffle(v, (l * 5u + 1u) % 64u), is_on((l * 5u + 1u) % 64u))",
        model: |set, l| of(set, (l * 5 + 1) % 64),
    });
    check(&Case {
        wgsl: "select(777u, subgroupShuffleXor(v, 5u), is_on(l ^ 5u))",
        model: |set, l| of(set, l ^ 5),
    });
    check(&Case {
        wgsl: "select(777u, bitcast<u32>(subgroupShuffleUp(f32(v), 2u)), is_on(l - 2u))",
        model: |set, l| match l.checked_sub(2).map(|from| of(set, from)) {
            Some(v) if v != 777 => (v as f32).to_bits(),
            _ => 777,
        },
    });
    check(&Case {
        wgsl: "select(777u, subgroupShuffleDown(v, 3u), is_on(l + 3u))",
        model: |set, l| of(set, l + 3),
    });
}

#[test]
fn quads() {
    check(&Case {
        wgsl: "select(777u, quadBroadcast(v, 2u), is_on((l & ~3u) + 2u))",
        model: |set, l| of(set, l / 4 * 4 + 2),
    });
    check(&Case {
        wgsl: "select(777u, quadSwapX(v), is_on(l ^ 1u))",
        model: |set, l| of(set, l ^ 1),
    });
    check(&Case {
        wgsl: "select(777u, quadSwapY(v), is_on(l ^ 2u))",
        model: |set, l| of(set, l ^ 2),
    });
    check(&Case {
        wgsl: "select(777u, quadSwapDiagonal(v), is_on(l ^ 3u))",
        model: |set, l| of(set, l ^ 3),
    });
}

#[test]
fn the_model_has_numbers_that_tell_lanes_apart() {
    let first: Vec<u32> = (0..13).map(number).collect();
    let mut sorted = first.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), 13, "{first:?}");
}

/// Numbers whose low words carry, and whose high words agree for some: v * 0x6000_0000 - 2^33, as i64.
fn wide(v: u32) -> i64 {
    i64::from(v) * 0x6000_0000 - (1 << 33)
}

const WIDE: &str = "(i64(v) * 0x60000000li - 0x200000000li)";

#[test]
fn sums_and_limits_of_64_bits() {
    let leak = |text: String| -> &'static str { text.leak() };
    let word = |e: String| leak(format!("u32(({e} >> 27u) & 0xffffffffli)"));
    fn top(x: i64) -> u32 {
        (x >> 27) as u32
    }
    check_on_w32(&Case {
        wgsl: word(format!("subgroupAdd({WIDE})")),
        model: |set, _| top(all(set).map(wide).sum()),
    });
    check_on_w32(&Case {
        wgsl: word(format!("subgroupExclusiveAdd({WIDE})")),
        model: |set, l| top(below(set, l).map(wide).sum()),
    });
    check_on_w32(&Case {
        wgsl: word(format!("subgroupMin({WIDE})")),
        model: |set, _| top(all(set).map(wide).min().unwrap()),
    });
    check_on_w32(&Case {
        wgsl: word(format!("subgroupMax({WIDE})")),
        model: |set, _| top(all(set).map(wide).max().unwrap()),
    });
    check_on_w32(&Case {
        wgsl: "u32(subgroupMax(u64(v) * 0x60000000lu - 0x200000000lu) >> 32u)",
        model: |set, _| (all(set).map(|v| wide(v) as u64).max().unwrap() >> 32) as u32,
    });
}
