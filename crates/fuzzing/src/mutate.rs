//! Small random changes of real inputs, from a seed.

/// SplitMix64.
#[derive(Clone, Debug)]
pub struct Rng(pub u64);

impl Rng {
    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `n` (0 if `n` is 0).
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next_u64()) * n as u128) >> 64) as usize
    }
}

/// Flips, overwrites, removes, repeats or cuts off bytes.
pub fn bytes(rng: &mut Rng, input: &[u8]) -> Vec<u8> {
    let mut out = input.to_vec();
    for _ in 0..=rng.below(4) {
        if out.is_empty() {
            return out;
        }
        let at = rng.below(out.len());
        match rng.below(6) {
            0 => out[at] ^= 1 << rng.below(8),
            1 => out[at] = rng.next_u64() as u8,
            2 => out[at] = [0, 1, 0x7f, 0x80, 0xff][rng.below(5)],
            3 => drop(
                out.drain(
                    at..(at + 1 + rng.below(16))
                        .min(input.len())
                        .min(out.len())
                        .max(at),
                ),
            ),
            4 => out.truncate(at),
            _ => {
                let piece: Vec<u8> = out[at..].iter().take(1 + rng.below(16)).copied().collect();
                let to = rng.below(out.len());
                out.splice(to..to, piece);
            }
        }
    }
    out
}

/// Replaces, removes, repeats or swaps tokens and lines of a text.
pub fn text(rng: &mut Rng, input: &str, words: &[&str]) -> String {
    let mut tokens = tokens(input);
    for _ in 0..=rng.below(3) {
        if tokens.is_empty() {
            break;
        }
        let at = rng.below(tokens.len());
        match rng.below(7) {
            0 => drop(tokens.remove(at)),
            1 => tokens.insert(at, words[rng.below(words.len())].to_string()),
            2 => tokens[at] = words[rng.below(words.len())].to_string(),
            3 => tokens[at] = tokens[rng.below(tokens.len())].clone(),
            4 => {
                let other = rng.below(tokens.len());
                tokens.swap(at, other);
            }
            5 => {
                let piece: Vec<String> = tokens[at..]
                    .iter()
                    .take(1 + rng.below(12))
                    .cloned()
                    .collect();
                tokens.splice(at..at, piece);
            }
            _ => {
                let end = (at + 1 + rng.below(12)).min(tokens.len());
                tokens.drain(at..end);
            }
        }
    }
    tokens.concat()
}

/// Runs of letters and digits, runs of blanks, single other characters.
fn tokens(input: &str) -> Vec<String> {
    let class = |c: char| {
        if c.is_alphanumeric() || c == '_' {
            0
        } else if c.is_whitespace() {
            1
        } else {
            2
        }
    };
    let mut out: Vec<String> = Vec::new();
    let mut last = 2;
    for c in input.chars() {
        let k = class(c);
        match out.last_mut() {
            Some(token) if k == last && k != 2 => token.push(c),
            _ => out.push(c.to_string()),
        }
        last = k;
    }
    out
}
