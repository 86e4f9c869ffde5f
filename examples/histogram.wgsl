// Brightness histogram of an image: 256 bins over packed 8-bit RGB pixels.
//
// Each workgroup counts into workgroup memory first, where contention is cheap, and adds its
// 256 counts to the result at the end. No result of an atomic is used, so the outcome does not
// depend on the order in which they happen.

const BINS: u32 = 256u;

@group(0) @binding(0) var<storage, read> pixels: array<u32>;
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<u32>, BINS>;

// Zero when the workgroup starts, as WGSL demands.
var<workgroup> local_bins: array<atomic<u32>, BINS>;

// Integer luma with weights that add up to 256; red is the lowest byte.
fn luma(pixel: u32) -> u32 {
    let rgb = (vec3<u32>(pixel) >> vec3<u32>(0u, 8u, 16u)) & vec3<u32>(0xffu);
    return dot(rgb, vec3<u32>(77u, 150u, 29u)) >> 8u;
}

@compute @workgroup_size(256)
fn main(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) thread: u32,
    @builtin(num_workgroups) groups: vec3<u32>,
) {
    // Grid stride: any number of workgroups covers any number of pixels.
    let stride = groups.x * BINS;
    for (var i = id.x; i < arrayLength(&pixels); i += stride) {
        atomicAdd(&local_bins[luma(pixels[i])], 1u);
    }
    workgroupBarrier();

    // As many invocations as bins: one each. Most bins of a small image stay empty.
    let count = atomicLoad(&local_bins[thread]);
    if count != 0u {
        atomicAdd(&bins[thread], count);
    }
}
