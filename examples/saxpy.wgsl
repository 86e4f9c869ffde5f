// y = a * x + y, the smallest useful kernel: one element per invocation.
//
// The product is rounded before the sum. WGSL would let an implementation fuse the two;
// Lanemask never does unless the source says `fma`, and the expected results rely on it.

struct Params {
    count: u32, // elements in x and y
    a: f32,
}

@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    let i = id.x;
    // The last workgroup is not full: its surplus invocations have nothing to do.
    if i >= params.count {
        return;
    }
    y[i] = params.a * x[i] + y[i];
}
