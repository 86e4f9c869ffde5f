// Gravity between all pairs of bodies: one time step per dispatch.
//
// A workgroup loads the bodies tile by tile into workgroup memory; each invocation sums up the
// pull on its own body. Positions are read from one buffer and written to another, which the
// job swaps between dispatches.

const TILE: u32 = 128u;

// 0: 1 / sqrt(x), each of the two correctly rounded on Lanemask; the results are exact.
// 1: inverseSqrt(x), an approximation; compare with a tolerance.
override APPROXIMATE: u32 = 0u;

struct Params {
    count: u32,
    time_step: f32,
    gravity: f32,
    softening: f32, // added to squared distances: nothing divides by zero
}

@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> bodies: array<vec4<f32>>; // position, mass
@group(0) @binding(2) var<storage, read_write> moved: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> velocities: array<vec4<f32>>; // w is not used

var<workgroup> tile: array<vec4<f32>, TILE>;

fn reciprocal_root(x: f32) -> f32 {
    if APPROXIMATE != 0u {
        return inverseSqrt(x);
    }
    return 1.0 / sqrt(x);
}

// What `other` adds to the acceleration of a body at `position`, without the factor `gravity`.
fn pull(position: vec3<f32>, other: vec4<f32>) -> vec3<f32> {
    let d = other.xyz - position;
    // Written out, because `dot` may add in any order.
    let distance2 = d.x * d.x + d.y * d.y + d.z * d.z + params.softening;
    let inverse = reciprocal_root(distance2);
    return d * (other.w * (inverse * inverse * inverse));
}

@compute @workgroup_size(TILE)
fn main(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) thread: u32,
) {
    let i = id.x;
    let alive = i < params.count;
    // Surplus invocations of the last workgroup help to load and follow some body to the
    // barriers, but store nothing.
    let body = bodies[min(i, params.count - 1u)];

    var acceleration = vec3<f32>(0.0);
    for (var start = 0u; start < params.count; start += TILE) {
        let j = start + thread;
        var loaded = vec4<f32>(0.0); // no mass, no pull
        if j < params.count {
            loaded = bodies[j];
        }
        tile[thread] = loaded;
        workgroupBarrier();

        for (var k = 0u; k < TILE; k++) {
            acceleration += pull(body.xyz, tile[k]);
        }
        workgroupBarrier();
    }

    if !alive {
        return;
    }
    // Semi-implicit Euler: the new velocity moves the body.
    let velocity = velocities[i].xyz + acceleration * params.gravity * params.time_step;
    velocities[i] = vec4<f32>(velocity, 0.0);
    moved[i] = vec4<f32>(body.xyz + velocity * params.time_step, body.w);
}
