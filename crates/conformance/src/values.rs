//! Operands of tables: corners of every type, then anything.

/// Bits and fraction bits of a float type.
pub(crate) fn format_of(ty: &str) -> Option<(u32, u32)> {
    match ty {
        "f16" => Some((16, 10)),
        "f32" => Some((32, 23)),
        "f64" => Some((64, 52)),
        _ => None,
    }
}

/// Splitmix64.
pub(crate) fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// A number of a type: corners, then anything.
pub(crate) fn value(ty: &str, state: &mut u64) -> u64 {
    let r = random(state);
    let Some((bits, fraction)) = format_of(ty) else {
        const EDGES: [u64; 16] = [
            0,
            1,
            2,
            3,
            0x7fff,
            0x8000,
            0xffff,
            0x7fff_ffff,
            0x8000_0000,
            0xffff_ffff,
            0x0100_0001,
            0x8000_0000_0000_0000,
            0x7fff_ffff_ffff_ffff,
            u64::MAX,
            0x0020_0000_0000_0001,
            u64::MAX - 1,
        ];
        return match r % 3 {
            0 => random(state) >> (random(state) % 64),
            _ => EDGES[(r >> 8) as usize % 16],
        };
    };
    let top = 1u64 << fraction;
    let max = (1u64 << (bits - 1 - fraction)) - 1;
    let bias = max / 2;
    let exponents = [
        0,
        0,
        1,
        2,
        bias - u64::from(fraction).min(bias - 1),
        bias - 1,
        bias,
        bias,
        bias + 1,
        bias + 4,
        bias + 10,
        bias + u64::from(fraction).min(bias - 1),
        (bias + 31).min(max - 1),
        (bias + 63).min(max - 1),
        max - 2,
        max - 1,
        max,
    ];
    let fractions = [
        0,
        0,
        1,
        2,
        top / 2,
        top / 2 + 1,
        top / 2 - 1,
        top - 1,
        top - 2,
        random(state) & (top - 1),
        random(state) & (top - 1),
    ];
    let sign = r >> 1 & 1;
    match r & 15 {
        0..3 => random(state) & (u64::MAX >> (64 - bits)),
        _ => {
            let e = exponents[(r >> 8) as usize % exponents.len()];
            let f = fractions[(r >> 16) as usize % fractions.len()];
            sign << (bits - 1) | e << fraction | f
        }
    }
}

/// Any number, half of them near 1, where functions vary most.
pub(crate) fn ordinary(ty: &str, state: &mut u64) -> u64 {
    match format_of(ty) {
        Some((bits, fraction)) if random(state) & 1 == 0 => {
            let bias = (1u64 << (bits - 2 - fraction)) - 1;
            let r = random(state);
            let exponent = bias - 4 + (r >> 40) % 8;
            let part = r & ((1 << fraction) - 1);
            exponent << fraction | part | (r >> 63) << (bits - 1)
        }
        Some((bits, _)) => value(ty, state) & (u64::MAX >> (64 - bits)),
        None => value(ty, state),
    }
}
