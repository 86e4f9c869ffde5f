// SHA-256 (FIPS 180-4) of many independent messages of different lengths, one per invocation.
//
// Message i starts at word i * WORDS_PER_MESSAGE and is lengths[i] bytes long, its first byte
// in the low bits of its first word. Neighbours differ in length, so lanes differ in the
// number of blocks and in where the padding starts.

const WORDS_PER_MESSAGE: u32 = 32u;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const ROUND_CONSTANTS = array<u32, 64>(
    0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u,
    0xd807aa98u, 0x12835b01u, 0x243185beu, 0x550c7dc3u, 0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u,
    0xe49b69c1u, 0xefbe4786u, 0x0fc19dc6u, 0x240ca1ccu, 0x2de92c6fu, 0x4a7484aau, 0x5cb0a9dcu, 0x76f988dau,
    0x983e5152u, 0xa831c66du, 0xb00327c8u, 0xbf597fc7u, 0xc6e00bf3u, 0xd5a79147u, 0x06ca6351u, 0x14292967u,
    0x27b70a85u, 0x2e1b2138u, 0x4d2c6dfcu, 0x53380d13u, 0x650a7354u, 0x766a0abbu, 0x81c2c92eu, 0x92722c85u,
    0xa2bfe8a1u, 0xa81a664bu, 0xc24b8b70u, 0xc76c51a3u, 0xd192e819u, 0xd6990624u, 0xf40e3585u, 0x106aa070u,
    0x19a4c116u, 0x1e376c08u, 0x2748774cu, 0x34b0bcb5u, 0x391c0cb3u, 0x4ed8aa4au, 0x5b9cca4fu, 0x682e6ff3u,
    0x748f82eeu, 0x78a5636fu, 0x84c87814u, 0x8cc70208u, 0x90befffau, 0xa4506cebu, 0xbef9a3f7u, 0xc67178f2u,
);

struct Digest {
    words: array<u32, 8>,
}

@group(0) @binding(0) var<storage, read> messages: array<u32>;
@group(0) @binding(1) var<storage, read> lengths: array<u32>;
@group(0) @binding(2) var<storage, read_write> digests: array<Digest>;

fn rotate_right(x: u32, n: u32) -> u32 {
    return (x >> n) | (x << (32u - n));
}

fn small_sigma0(x: u32) -> u32 {
    return rotate_right(x, 7u) ^ rotate_right(x, 18u) ^ (x >> 3u);
}

fn small_sigma1(x: u32) -> u32 {
    return rotate_right(x, 17u) ^ rotate_right(x, 19u) ^ (x >> 10u);
}

fn big_sigma0(x: u32) -> u32 {
    return rotate_right(x, 2u) ^ rotate_right(x, 13u) ^ rotate_right(x, 22u);
}

fn big_sigma1(x: u32) -> u32 {
    return rotate_right(x, 6u) ^ rotate_right(x, 11u) ^ rotate_right(x, 25u);
}

fn swap_bytes(x: u32) -> u32 {
    return (x << 24u) | ((x & 0xff00u) << 8u) | ((x >> 8u) & 0xff00u) | (x >> 24u);
}

// Word `index` of the padded message as the algorithm wants it, first byte on top. `blocks` is
// the length of the padded message in blocks of 16 words.
fn padded_word(message: u32, length: u32, blocks: u32, index: u32) -> u32 {
    if index == blocks * 16u - 1u {
        return length * 8u; // the last word is the length in bits; ours fit into 32
    }
    let start = index * 4u; // first byte of the word
    if start > length {
        return 0u;
    }
    var word = 0u;
    if start < length {
        word = swap_bytes(messages[message * WORDS_PER_MESSAGE + index]);
    }
    // How many bytes of this word belong to the message; after them comes a single one bit.
    switch length - start {
        case 0u: {
            return 0x80000000u;
        }
        case 1u: {
            return (word & 0xff000000u) | 0x00800000u;
        }
        case 2u: {
            return (word & 0xffff0000u) | 0x00008000u;
        }
        case 3u: {
            return (word & 0xffffff00u) | 0x00000080u;
        }
        default: {
            return word;
        }
    }
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    let message = id.x;
    if message >= arrayLength(&lengths) {
        return;
    }
    let length = lengths[message];
    let blocks = (length + 8u) / 64u + 1u; // a one bit and eight bytes of length have to fit

    // The fractional parts of the square roots of the first eight primes.
    var state = array<u32, 8>(
        0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au, 0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u,
    );
    var schedule: array<u32, 16>; // the last 16 words of the message schedule, as a ring

    for (var block = 0u; block < blocks; block++) {
        // The eight working variables: a, b, c, d and e, f, g, h.
        var low = vec4<u32>(state[0], state[1], state[2], state[3]);
        var high = vec4<u32>(state[4], state[5], state[6], state[7]);

        for (var round = 0u; round < 64u; round++) {
            let slot = round % 16u;
            var word: u32;
            if round < 16u {
                word = padded_word(message, length, blocks, block * 16u + round);
            } else {
                word = schedule[slot]
                    + small_sigma0(schedule[(round + 1u) % 16u])
                    + schedule[(round + 9u) % 16u]
                    + small_sigma1(schedule[(round + 14u) % 16u]);
            }
            schedule[slot] = word;

            let choice = (high.x & high.y) ^ (~high.x & high.z);
            let majority = (low.x & low.y) ^ (low.x & low.z) ^ (low.y & low.z);
            let t1 = high.w + big_sigma1(high.x) + choice + ROUND_CONSTANTS[round] + word;
            let t2 = big_sigma0(low.x) + majority;
            high = vec4<u32>(low.w + t1, high.xyz);
            low = vec4<u32>(t1 + t2, low.xyz);
        }

        for (var i = 0u; i < 4u; i++) {
            state[i] += low[i];
            state[i + 4u] += high[i];
        }
    }
    digests[message].words = state;
}
