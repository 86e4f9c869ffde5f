// The Mandelbrot set, coloured by escape time, as packed RGBA bytes.
//
// Colours are computed in integers and the iteration in plain f32 additions and
// multiplications in a fixed order, so that the picture is the same bit for bit everywhere
// where these are rounded to nearest and not contracted.

struct View {
    centre: vec2<f32>,
    scale: f32, // width of a pixel in the complex plane
    max_iterations: u32,
    size: vec2<u32>, // pixels
}

@group(0) @binding(0) var<uniform> view: View;
@group(0) @binding(1) var<storage, read_write> pixels: array<u32>;

// The number of steps z -> z^2 + c, from 0, until |z| > 2; `view.max_iterations` if never.
fn escape_time(c: vec2<f32>) -> u32 {
    var z = vec2<f32>(0.0, 0.0);
    var n = 0u;
    while n < view.max_iterations {
        let squares = z * z;
        if squares.x + squares.y > 4.0 {
            break;
        }
        z = vec2<f32>(squares.x + c.x - squares.y, 2.0 * z.x * z.y + c.y);
        n++;
    }
    return n;
}

// A ring of six colour ramps of 32 steps each.
fn hue(step: u32) -> vec3<u32> {
    let up = (step % 32u) * 8u + 7u; // 7, 15, ..., 255
    let down = 262u - up; // 255, ..., 7
    switch (step / 32u) % 6u {
        case 0u: {
            return vec3<u32>(7u, up, 255u);
        }
        case 1u: {
            return vec3<u32>(7u, 255u, down);
        }
        case 2u: {
            return vec3<u32>(up, 255u, 7u);
        }
        case 3u: {
            return vec3<u32>(255u, down, 7u);
        }
        case 4u: {
            return vec3<u32>(255u, 7u, up);
        }
        default: {
            return vec3<u32>(down, 7u, 255u);
        }
    }
}

fn pack(rgb: vec3<u32>) -> u32 {
    return rgb.r | (rgb.g << 8u) | (rgb.b << 16u) | 0xff000000u;
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
    if any(id.xy >= view.size) {
        return;
    }
    let from_centre = vec2<f32>(id.xy) - vec2<f32>(view.size) * 0.5;
    let n = escape_time(view.centre + from_centre * view.scale);

    var colour = vec3<u32>(0u); // the set itself is black
    if n < view.max_iterations {
        colour = hue(n * 6u);
    }
    pixels[id.y * view.size.x + id.x] = pack(colour);
}
