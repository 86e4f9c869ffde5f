// C = A * B for row-major matrices, by tiles in workgroup memory.
//
// Each workgroup computes one TILE x TILE tile of C. It walks along a row of tiles of A and a
// column of tiles of B; every element is fetched from storage once per workgroup, then read
// TILE times from workgroup memory.

const TILE: u32 = 16u;

struct Shape {
    m: u32, // rows of A and C
    n: u32, // columns of B and C
    k: u32, // columns of A, rows of B
}

@group(0) @binding(0) var<uniform> shape: Shape;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> b: array<f32>;
@group(0) @binding(3) var<storage, read_write> c: array<f32>;

var<workgroup> tile_a: array<array<f32, TILE>, TILE>;
var<workgroup> tile_b: array<array<f32, TILE>, TILE>;

// Elements beyond the matrix are zero, so that the inner loop needs no test.
fn load_a(row: u32, column: u32) -> f32 {
    if row < shape.m && column < shape.k {
        return a[row * shape.k + column];
    }
    return 0.0;
}

fn load_b(row: u32, column: u32) -> f32 {
    if row < shape.k && column < shape.n {
        return b[row * shape.n + column];
    }
    return 0.0;
}

@compute @workgroup_size(TILE, TILE)
fn main(
    @builtin(workgroup_id) group: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    let row = group.y * TILE + local.y;
    let column = group.x * TILE + local.x;
    let tiles = (shape.k + TILE - 1u) / TILE;

    var sum = 0.0;
    for (var t = 0u; t < tiles; t++) {
        tile_a[local.y][local.x] = load_a(row, t * TILE + local.x);
        tile_b[local.y][local.x] = load_b(t * TILE + local.y, column);
        workgroupBarrier(); // the tiles are complete

        for (var i = 0u; i < TILE; i++) {
            sum += tile_a[local.y][i] * tile_b[i][local.x];
        }
        workgroupBarrier(); // nobody reads them any more
    }

    // Not earlier: every invocation has to reach the barriers.
    if row < shape.m && column < shape.n {
        c[row * shape.n + column] = sum;
    }
}
