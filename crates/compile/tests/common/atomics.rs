//! Atomics on numbers that are not of 32 bits, and on floats: shaders whose results do not depend on the order of invocations, with what the
//! definitions of the operations make of them.

/// A shader with its buffers before and after the run of one workgroup.
pub struct Case {
    pub name: &'static str,
    pub wgsl: String,
    pub before: Vec<Vec<u8>>,
    pub after: Vec<Vec<u8>>,
}

const LANES: u64 = 40;

fn bytes64(numbers: &[u64]) -> Vec<u8> {
    numbers.iter().flat_map(|n| n.to_le_bytes()).collect()
}

fn bytes32(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|n| n.to_le_bytes()).collect()
}

/// What an invocation gives: bits in both words, carries from the low one, either sign.
fn value(lane: u64) -> u64 {
    (lane + 1)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(lane as u32)
}

pub fn cases() -> Vec<Case> {
    vec![
        shared_integers(),
        own_integers(),
        workgroup_integers(),
        integers_out_of_bounds(),
        floats(),
    ]
}

/// Every update on one cell by the invocations that come there.
fn shared_integers() -> Case {
    let wgsl = "
        struct Cells {
            sum: atomic<u64>, difference: atomic<u64>, both: atomic<u64>, any: atomic<u64>, odd: atomic<u64>,
            least: atomic<u64>, most: atomic<u64>, low: atomic<i64>, high: atomic<i64>,
        }
        @group(0) @binding(0) var<storage, read_write> cells: Cells;
        @group(0) @binding(1) var<storage, read> values: array<u64>;
        @compute @workgroup_size(40)
        fn main(@builtin(local_invocation_index) lane: u32) {
            let x = values[lane];
            if lane % 3u != 0u {
                atomicAdd(&cells.sum, x);
                atomicSub(&cells.difference, x);
                atomicAnd(&cells.both, x | 0xff00000000000ffflu);
                atomicOr(&cells.any, x & 0x0000fffffff00000lu);
                atomicXor(&cells.odd, x);
                atomicMin(&cells.least, x);
                atomicMax(&cells.most, x);
                atomicMin(&cells.low, i64(x));
                atomicMax(&cells.high, i64(x));
            }
        }";
    let values: Vec<u64> = (0..LANES).map(value).collect();
    let start = [
        7,
        5,
        u64::MAX,
        1 << 40,
        0xffff_0000_ffff_0000,
        u64::MAX,
        0,
        i64::MAX as u64,
        i64::MIN as u64,
    ];
    let mut cells = start;
    for (lane, &x) in values.iter().enumerate() {
        if lane % 3 != 0 {
            cells[0] = cells[0].wrapping_add(x);
            cells[1] = cells[1].wrapping_sub(x);
            cells[2] &= x | 0xff00_0000_0000_0fff;
            cells[3] |= x & 0x0000_ffff_fff0_0000;
            cells[4] ^= x;
            cells[5] = cells[5].min(x);
            cells[6] = cells[6].max(x);
            cells[7] = (cells[7] as i64).min(x as i64) as u64;
            cells[8] = (cells[8] as i64).max(x as i64) as u64;
        }
    }
    Case {
        name: "updates of 64 bits",
        wgsl: wgsl.to_owned(),
        before: vec![bytes64(&start), bytes64(&values)],
        after: vec![bytes64(&cells), bytes64(&values)],
    }
}

/// Old numbers, exchanges and comparisons, of a cell for each invocation.
fn own_integers() -> Case {
    let wgsl = "
        @group(0) @binding(0) var<storage, read_write> cells: array<atomic<u64>>;
        @group(0) @binding(1) var<storage, read_write> out: array<u64>;
        @compute @workgroup_size(40)
        fn main(@builtin(local_invocation_index) lane: u32) {
            let at = lane * 7u % 40u;
            let x = u64(lane) << (lane & 63u);
            out[at * 4u] = atomicExchange(&cells[at], x);
            out[at * 4u + 1u] = atomicMax(&cells[at], 5000lu);
            // An equal low word alone does not do.
            let tried = atomicCompareExchangeWeak(&cells[at], x ^ 0x100000000lu, 1lu);
            let done = atomicCompareExchangeWeak(&cells[at], max(x, 5000lu), x + 77lu);
            out[at * 4u + 2u] = tried.old_value + select(0lu, 1lu, tried.exchanged);
            out[at * 4u + 3u] = done.old_value + select(0lu, 1lu, done.exchanged);
        }";
    let start: Vec<u64> = (0..LANES).map(value).collect();
    let mut cells = start.clone();
    let mut out = vec![0; 4 * start.len()];
    for lane in 0..LANES {
        let at = (lane * 7 % 40) as usize;
        let x = lane << lane;
        out[4 * at] = cells[at];
        out[4 * at + 1] = x;
        let now = x.max(5000);
        out[4 * at + 2] = now;
        out[4 * at + 3] = now + 1;
        cells[at] = x + 77;
    }
    Case {
        name: "exchanges of 64 bits",
        wgsl: wgsl.to_owned(),
        before: vec![bytes64(&start), vec![0; 32 * start.len()]],
        after: vec![bytes64(&cells), bytes64(&out)],
    }
}

fn workgroup_integers() -> Case {
    let wgsl = "
        struct Shared { sum: atomic<u64>, low: atomic<i64>, count: atomic<u32> }
        @group(0) @binding(0) var<storage, read_write> out: array<u64>;
        var<workgroup> totals: array<atomic<u64>, 3>;
        var<workgroup> more: Shared;
        @compute @workgroup_size(40)
        fn main(@builtin(local_invocation_index) lane: u32) {
            let x = out[lane];
            atomicAdd(&totals[lane % 3u], x);
            atomicMin(&more.low, i64(x));
            if atomicAdd(&more.count, 1u) < 40u {
                atomicSub(&more.sum, x);
            }
            workgroupBarrier();
            let seen = atomicLoad(&totals[(lane + 1u) % 3u]) + atomicLoad(&more.sum);
            let low = u64(atomicLoad(&more.low));
            workgroupBarrier();
            if lane == 0u {
                atomicStore(&totals[1], low);
            }
            workgroupBarrier();
            out[lane] = seen ^ atomicLoad(&totals[1]);
        }";
    let start: Vec<u64> = (0..LANES).map(value).collect();
    let sum = |list: &mut dyn Iterator<Item = &u64>| list.fold(0u64, |s, x| s.wrapping_add(*x));
    let all = sum(&mut start.iter());
    let low = start.iter().map(|x| *x as i64).min().unwrap().min(0) as u64;
    let after: Vec<u64> = (0..start.len())
        .map(|lane| {
            let third = sum(&mut start.iter().skip((lane + 1) % 3).step_by(3));
            third.wrapping_sub(all) ^ low
        })
        .collect();
    Case {
        name: "64 bits in workgroup memory",
        wgsl: wgsl.to_owned(),
        before: vec![bytes64(&start)],
        after: vec![bytes64(&after)],
    }
}

/// A number of which one word is outside is outside.
fn integers_out_of_bounds() -> Case {
    let wgsl = "
        @group(0) @binding(0) var<storage, read_write> cells: array<atomic<u64>>;
        @group(0) @binding(1) var<storage, read_write> out: array<u64>;
        @compute @workgroup_size(40)
        fn main(@builtin(local_invocation_index) lane: u32) {
            out[lane] = atomicOr(&cells[lane], 0xf0000000flu);
            atomicAdd(&cells[lane + 1000u * (lane & 1u)], 1lu);
            let tried = atomicCompareExchangeWeak(&cells[lane], 0lu, 9lu);
            out[lane] += tried.old_value;
        }";
    // Three and a half numbers.
    let words: Vec<u32> = (1..8).collect();
    let mut after = words.clone();
    let mut out = vec![0u64; LANES as usize];
    for lane in 0..3 {
        let old = u64::from(after[2 * lane]) | u64::from(after[2 * lane + 1]) << 32;
        let new = (old | 0xf_0000_000f).wrapping_add(u64::from(lane % 2 == 0));
        out[lane] = old.wrapping_add(new);
        after[2 * lane] = new as u32;
        after[2 * lane + 1] = (new >> 32) as u32;
    }
    Case {
        name: "64 bits out of bounds",
        wgsl: wgsl.to_owned(),
        before: vec![bytes32(&words), vec![0; 8 * LANES as usize]],
        after: vec![bytes32(&after), bytes64(&out)],
    }
}

/// Sums of numbers that are exact, so that the order does not matter.
fn floats() -> Case {
    let wgsl = "
        @group(0) @binding(0) var<storage, read_write> cells: array<atomic<f32>>;
        @group(0) @binding(1) var<storage, read_write> out: array<f32>;
        @compute @workgroup_size(40)
        fn main(@builtin(local_invocation_index) lane: u32) {
            let x = f32(lane) * 0.5 - 3.0;
            if lane % 4u != 1u {
                atomicAdd(&cells[40], x);
                atomicSub(&cells[41], x);
            }
            out[lane] = atomicAdd(&cells[lane], x) + atomicLoad(&cells[lane]);
            out[lane + 40u] = atomicExchange(&cells[lane], 8.0 * x);
            atomicStore(&cells[lane + 42u], x);
            // Outside of the buffer.
            out[lane] += atomicAdd(&cells[lane + 500u], x);
        }";
    let start: Vec<f32> = (0..82).map(|k| k as f32 * 0.25 + 1.0).collect();
    let mut cells = start.clone();
    let mut out = vec![0.0f32; 80];
    for lane in 0..40 {
        let x = lane as f32 * 0.5 - 3.0;
        if lane % 4 != 1 {
            cells[40] += x;
            cells[41] -= x;
        }
        out[lane] = start[lane] + (start[lane] + x);
        out[lane + 40] = start[lane] + x;
        cells[lane] = 8.0 * x;
        cells[lane + 42] = x;
    }
    let bits = |list: &[f32]| bytes32(&list.iter().map(|x| x.to_bits()).collect::<Vec<u32>>());
    Case {
        name: "floats",
        wgsl: wgsl.to_owned(),
        before: vec![bits(&start), vec![0; 320]],
        after: vec![bits(&cells), bits(&out)],
    }
}
