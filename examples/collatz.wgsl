// How many steps n -> n / 2 (even) or 3n + 1 (odd) take each number to 1.
//
// The trip count differs wildly between neighbours, so the lanes of a warp leave the loop one
// by one: the example to watch `lane_utilisation` with.

// Stored when a step would not fit into 32 bits, and for 0, which never reaches 1.
const OVERFLOW: u32 = 0xffffffffu;
const NEVER: u32 = 0xfffffffeu;
// The largest n with 3n + 1 < 2^32.
const LARGEST_ODD: u32 = 0x55555554u;

@group(0) @binding(0) var<storage, read> numbers: array<u32>;
@group(0) @binding(1) var<storage, read_write> steps: array<u32>;

fn collatz(start: u32) -> u32 {
    if start == 0u {
        return NEVER;
    }
    var n = start;
    var count = 0u;
    loop {
        if n == 1u {
            break;
        }
        // All halvings at once.
        let zeros = countTrailingZeros(n);
        if zeros != 0u {
            n >>= zeros;
            count += zeros;
            continue;
        }
        if n > LARGEST_ODD {
            return OVERFLOW;
        }
        n = 3u * n + 1u;
        count++;
    }
    return count;
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    let i = id.x;
    if i >= arrayLength(&numbers) {
        return;
    }
    steps[i] = collatz(numbers[i]);
}
