// Exclusive prefix sum of an array of any length up to BLOCK * BLOCK, in three dispatches:
//
//   scan_blocks   each workgroup scans a block of its own and notes the block's sum
//   scan_sums     one workgroup scans the sums
//   add_offsets   each element gets the sum of all blocks before its own
//
// Within a workgroup it is the work-efficient scan of Blelloch (1990): sums are built up a
// binary tree and then handed down again, with a barrier between levels.

const THREADS: u32 = 256u;
const BLOCK: u32 = 2u * THREADS; // two elements per invocation

@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;
@group(0) @binding(2) var<storage, read_write> total: u32;

var<workgroup> shared_block: array<u32, BLOCK>;

// Scans `shared_block` in place and returns the sum of all of it. The whole workgroup has to
// call this together, each invocation after having stored its two elements.
fn scan_shared(thread: u32) -> u32 {
    // Up: after the level with stride s, every (2s)th element holds the sum of 2s elements.
    for (var stride = 1u; stride < BLOCK; stride *= 2u) {
        workgroupBarrier();
        let right = (thread + 1u) * stride * 2u - 1u;
        if right < BLOCK {
            shared_block[right] += shared_block[right - stride];
        }
    }

    workgroupBarrier();
    let sum = shared_block[BLOCK - 1u];
    workgroupBarrier(); // all have read it
    if thread == 0u {
        shared_block[BLOCK - 1u] = 0u;
    }

    // Down: a node hands its own prefix to the left child, and that plus the left child's sum
    // to the right one.
    for (var stride = BLOCK / 2u; stride > 0u; stride /= 2u) {
        workgroupBarrier();
        let right = (thread + 1u) * stride * 2u - 1u;
        if right < BLOCK {
            let left_sum = shared_block[right - stride];
            shared_block[right - stride] = shared_block[right];
            shared_block[right] += left_sum;
        }
    }
    workgroupBarrier();
    return sum;
}

fn data_or_zero(i: u32) -> u32 {
    if i < arrayLength(&data) {
        return data[i];
    }
    return 0u;
}

@compute @workgroup_size(THREADS)
fn scan_blocks(
    @builtin(workgroup_id) group: vec3<u32>,
    @builtin(local_invocation_index) thread: u32,
) {
    // Elements `thread` and `thread + THREADS` of the block, so that neighbouring invocations
    // touch neighbouring words.
    let first = group.x * BLOCK + thread;
    let second = first + THREADS;
    shared_block[thread] = data_or_zero(first);
    shared_block[thread + THREADS] = data_or_zero(second);

    let sum = scan_shared(thread);

    if first < arrayLength(&data) {
        data[first] = shared_block[thread];
    }
    if second < arrayLength(&data) {
        data[second] = shared_block[thread + THREADS];
    }
    if thread == 0u {
        sums[group.x] = sum;
    }
}

@compute @workgroup_size(THREADS)
fn scan_sums(@builtin(local_invocation_index) thread: u32) {
    let blocks = arrayLength(&sums);
    for (var i = thread; i < BLOCK; i += THREADS) {
        var value = 0u;
        if i < blocks {
            value = sums[i];
        }
        shared_block[i] = value;
    }

    let sum = scan_shared(thread);

    for (var i = thread; i < min(blocks, BLOCK); i += THREADS) {
        sums[i] = shared_block[i];
    }
    if thread == 0u {
        total = sum;
    }
}

@compute @workgroup_size(THREADS)
fn add_offsets(
    @builtin(workgroup_id) group: vec3<u32>,
    @builtin(local_invocation_index) thread: u32,
) {
    let offset = sums[group.x];
    let start = group.x * BLOCK + thread;
    let end = min((group.x + 1u) * BLOCK, arrayLength(&data));
    for (var i = start; i < end; i += THREADS) {
        data[i] += offset;
    }
}
