//! SHA-256 (FIPS 180-4) of one message, in plain Rust.

const K: [u32; 64] = round_constants();

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const fn round_constants() -> [u32; 64] {
    let mut out = [0; 64];
    let mut count = 0;
    let mut candidate: u128 = 2;
    while count < 64 {
        let mut divisor = 2;
        let mut prime = true;
        while divisor * divisor <= candidate {
            if candidate.is_multiple_of(divisor) {
                prime = false;
            }
            divisor += 1;
        }
        if prime {
            // The largest r with r^3 <= candidate * 2^96 is the cube root times 2^32.
            let (mut low, mut high): (u128, u128) = (0, 1 << 36);
            while high - low > 1 {
                let middle = (low + high) / 2;
                if middle * middle * middle <= candidate << 96 {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            out[count] = low as u32;
            count += 1;
        }
        candidate += 1;
    }
    out
}

/// The digest of the first `length` bytes of little-endian words, as big-endian words.
pub fn digest(message: &[u32], length: u32) -> [u32; 8] {
    let mut state: [u32; 8] = [
        0x6a09_e667,
        0xbb67_ae85,
        0x3c6e_f372,
        0xa54f_f53a,
        0x510e_527f,
        0x9b05_688c,
        0x1f83_d9ab,
        0x5be0_cd19,
    ];
    let length = length as usize;
    let blocks = (length + 8) / 64 + 1;
    for block in 0..blocks {
        let mut w = [0u32; 64];
        for (i, w) in w[..16].iter_mut().enumerate() {
            *w = padded_word(message, length, blocks, 16 * block + i);
        }
        for i in 16..64 {
            let s0 = w[i - 15].rotate_right(7) ^ w[i - 15].rotate_right(18) ^ (w[i - 15] >> 3);
            let s1 = w[i - 2].rotate_right(17) ^ w[i - 2].rotate_right(19) ^ (w[i - 2] >> 10);
            w[i] = w[i - 16]
                .wrapping_add(s0)
                .wrapping_add(w[i - 7])
                .wrapping_add(s1);
        }
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = state;
        for i in 0..64 {
            let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
            let t1 = h
                .wrapping_add(s1)
                .wrapping_add((e & f) ^ (!e & g))
                .wrapping_add(K[i])
                .wrapping_add(w[i]);
            let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
            let t2 = s0.wrapping_add((a & b) ^ (a & c) ^ (b & c));
            (h, g, f, e) = (g, f, e, d.wrapping_add(t1));
            (d, c, b, a) = (c, b, a, t1.wrapping_add(t2));
        }
        for (s, v) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
            *s = s.wrapping_add(v);
        }
    }
    state
}

fn padded_word(message: &[u32], length: usize, blocks: usize, index: usize) -> u32 {
    if index == 16 * blocks - 1 {
        return 8 * length as u32;
    }
    let start = 4 * index;
    if start > length {
        return 0;
    }
    let word = message.get(index).map_or(0, |w| w.swap_bytes());
    match length - start {
        0 => 0x8000_0000,
        n @ 1..=3 => {
            let bits = 8 * n as u32;
            (word & !(u32::MAX >> bits)) | (0x8000_0000 >> bits)
        }
        _ => word,
    }
}
