//! The kernels in plain Rust: straight loops that the compiler can vectorise, on all cores.

use bytemuck::{cast_slice, cast_slice_mut};
use rayon::prelude::*;

use crate::Engine;
use crate::cases::Case;
use crate::sha256;

#[derive(Clone, Copy)]
pub enum Function {
    Saxpy,
    Sgemm,
    Scan,
    Histogram,
    Mandelbrot,
    Sha256,
    Nbody,
    Collatz,
    Arithmetic,
}

pub struct Native {
    function: Function,
    buffers: Vec<Vec<u32>>,
}

impl Native {
    pub fn new(case: &Case) -> Native {
        Native {
            function: case.native,
            buffers: case.buffers.clone(),
        }
    }
}

impl Engine for Native {
    fn run(&mut self) -> Result<(), String> {
        let b = &mut self.buffers[..];
        match (self.function, b) {
            (Function::Saxpy, [params, x, y]) => {
                saxpy(f32::from_bits(params[1]), cast_slice(x), cast_slice_mut(y));
            }
            (Function::Sgemm, [shape, a, b, c]) => {
                let [n, k] = [shape[1] as usize, shape[2] as usize];
                sgemm(n, k, cast_slice(a), cast_slice(b), cast_slice_mut(c));
            }
            (Function::Scan, arrays) => {
                for array in arrays.chunks_exact_mut(3) {
                    let total = scan(&mut array[0]);
                    array[2][0] = total;
                }
            }
            (Function::Histogram, [pixels, bins]) => histogram(pixels, bins),
            (Function::Mandelbrot, [view, pixels]) => mandelbrot(view, pixels),
            (Function::Sha256, [messages, lengths, digests]) => {
                digests
                    .par_chunks_mut(8)
                    .zip(messages.par_chunks(32))
                    .zip(lengths.par_iter())
                    .with_min_len(256)
                    .for_each(|((digest, message), &length)| {
                        digest.copy_from_slice(&sha256::digest(message, length));
                    });
            }
            (Function::Nbody, [params, bodies, moved, velocities]) => nbody(
                [1, 2, 3].map(|i| f32::from_bits(params[i])),
                cast_slice(bodies),
                cast_slice_mut(moved),
                cast_slice_mut(velocities),
            ),
            (Function::Collatz, [numbers, steps]) => {
                steps
                    .par_iter_mut()
                    .zip(numbers.par_iter())
                    .with_min_len(1024)
                    .for_each(|(steps, &n)| *steps = collatz(n));
            }
            (Function::Arithmetic, [out]) => arithmetic(cast_slice_mut(out)),
            _ => return Err("the case has other buffers".to_owned()),
        }
        Ok(())
    }

    fn results(&self) -> Result<Vec<Vec<u32>>, String> {
        Ok(self.buffers.clone())
    }
}

fn saxpy(a: f32, x: &[f32], y: &mut [f32]) {
    const PART: usize = 1 << 15;
    y.par_chunks_mut(PART)
        .zip(x.par_chunks(PART))
        .for_each(|(y, x)| {
            for (y, x) in y.iter_mut().zip(x) {
                *y += a * x;
            }
        });
}

/// C = A B, in tiles of 4 rows and 16 columns that stay in registers.
fn sgemm(n: usize, k: usize, a: &[f32], b: &[f32], c: &mut [f32]) {
    const ROWS: usize = 4;
    const COLUMNS: usize = 16;
    c.par_chunks_mut(ROWS * n)
        .zip(a.par_chunks(ROWS * k))
        .for_each(|(c, a)| {
            for column in (0..n).step_by(COLUMNS) {
                let mut sum = [[0.0f32; COLUMNS]; ROWS];
                for i in 0..k {
                    let b: &[f32; COLUMNS] = b[i * n + column..][..COLUMNS]
                        .try_into()
                        .expect("sixteen columns");
                    for (row, sum) in sum.iter_mut().enumerate() {
                        let a = a[row * k + i];
                        for (sum, b) in sum.iter_mut().zip(b) {
                            *sum += a * b;
                        }
                    }
                }
                for (row, sum) in sum.iter().enumerate() {
                    c[row * n + column..][..COLUMNS].copy_from_slice(sum);
                }
            }
        });
}

/// Exclusive prefix sums in place; gives the sum of all.
fn scan(data: &mut [u32]) -> u32 {
    let part = data.len().div_ceil(4 * rayon::current_num_threads());
    let mut sums: Vec<u32> = data
        .par_chunks(part)
        .map(|c| c.iter().fold(0u32, |s, v| s.wrapping_add(*v)))
        .collect();
    let exclusive = |data: &mut [u32], mut sum: u32| {
        for v in data {
            let next = sum.wrapping_add(*v);
            *v = sum;
            sum = next;
        }
        sum
    };
    let total = exclusive(&mut sums, 0);
    data.par_chunks_mut(part).zip(sums).for_each(|(c, sum)| {
        exclusive(c, sum);
    });
    total
}

fn histogram(pixels: &[u32], bins: &mut [u32]) {
    let counts = pixels
        .par_chunks(1 << 16)
        .map(|part| {
            // Two tables, so that neighbours with the same brightness do not wait for each other.
            let mut counts = [[0u32; 256]; 2];
            let luma = |p: u32| (77 * (p & 255) + 150 * (p >> 8 & 255) + 29 * (p >> 16 & 255)) >> 8;
            for pair in part.chunks(2) {
                for (table, &pixel) in counts.iter_mut().zip(pair) {
                    table[luma(pixel) as usize & 255] += 1;
                }
            }
            std::array::from_fn::<u32, 256, _>(|i| counts[0][i] + counts[1][i])
        })
        .reduce(|| [0; 256], |a, b| std::array::from_fn(|i| a[i] + b[i]));
    for (bin, count) in bins.iter_mut().zip(counts) {
        *bin = bin.wrapping_add(count);
    }
}

/// Eight pixels at a time, each until it leaves.
fn mandelbrot(view: &[u32], pixels: &mut [u32]) {
    const LANES: usize = 8;
    let [cx, cy, scale] = [0, 1, 2].map(|i| f32::from_bits(view[i]));
    let (limit, width, height) = (view[3], view[4], view[5]);
    pixels
        .par_chunks_mut(width as usize)
        .enumerate()
        .for_each(|(row, pixels)| {
            let y = cy + (row as f32 - height as f32 * 0.5) * scale;
            for (block, pixels) in pixels.chunks_mut(LANES).enumerate() {
                let x: [f32; LANES] = std::array::from_fn(|l| {
                    cx + ((block * LANES + l) as f32 - width as f32 * 0.5) * scale
                });
                for (pixel, n) in pixels.iter_mut().zip(escape_times(x, y, limit)) {
                    *pixel = if n < limit { hue(n * 6) } else { 0xff00_0000 };
                }
            }
        });
}

fn escape_times<const N: usize>(cx: [f32; N], cy: f32, limit: u32) -> [u32; N] {
    let (mut x, mut y) = ([0.0f32; N], [0.0f32; N]);
    let mut n = [0u32; N];
    for _ in 0..limit {
        let mut inside = [0u32; N];
        for l in 0..N {
            let (xx, yy) = (x[l] * x[l], y[l] * y[l]);
            inside[l] = u32::from(xx + yy <= 4.0);
            // Once outside, always outside: what goes on here is not looked at any more.
            let next = (xx + cx[l] - yy, 2.0 * x[l] * y[l] + cy);
            let keep = inside[l] == 1;
            x[l] = if keep { next.0 } else { x[l] };
            y[l] = if keep { next.1 } else { y[l] };
            n[l] += inside[l];
        }
        if inside.iter().sum::<u32>() == 0 {
            break;
        }
    }
    n
}

fn hue(step: u32) -> u32 {
    let up = step % 32 * 8 + 7;
    let down = 262 - up;
    let [r, g, b] = match step / 32 % 6 {
        0 => [7, up, 255],
        1 => [7, 255, down],
        2 => [up, 255, 7],
        3 => [255, down, 7],
        4 => [255, 7, up],
        _ => [down, 7, 255],
    };
    r | g << 8 | b << 16 | 0xff00_0000
}

/// Eight bodies at a time feel all others in order.
fn nbody(
    params: [f32; 3],
    bodies: &[[f32; 4]],
    moved: &mut [[f32; 4]],
    velocities: &mut [[f32; 4]],
) {
    const LANES: usize = 8;
    let [time_step, gravity, softening] = params;
    moved
        .par_chunks_mut(LANES)
        .zip(velocities.par_chunks_mut(LANES))
        .zip(bodies.par_chunks(LANES))
        .for_each(|((moved, velocities), own)| {
            let at = |axis: usize| -> [f32; LANES] {
                std::array::from_fn(|l| own.get(l).map_or(0.0, |b| b[axis]))
            };
            let (px, py, pz) = (at(0), at(1), at(2));
            let mut sum = [[0.0f32; LANES]; 3];
            for other in bodies {
                for l in 0..LANES {
                    let (dx, dy, dz) = (other[0] - px[l], other[1] - py[l], other[2] - pz[l]);
                    let distance2 = dx * dx + dy * dy + dz * dz + softening;
                    let inverse = 1.0 / distance2.sqrt();
                    let pull = other[3] * (inverse * inverse * inverse);
                    sum[0][l] += dx * pull;
                    sum[1][l] += dy * pull;
                    sum[2][l] += dz * pull;
                }
            }
            for (l, (moved, velocity)) in moved.iter_mut().zip(velocities).enumerate() {
                for axis in 0..3 {
                    velocity[axis] += sum[axis][l] * gravity * time_step;
                    moved[axis] = own[l][axis] + velocity[axis] * time_step;
                }
                velocity[3] = 0.0;
                moved[3] = own[l][3];
            }
        });
}

fn collatz(start: u32) -> u32 {
    if start == 0 {
        return 0xffff_fffe;
    }
    let mut n = start;
    let mut count = 0;
    loop {
        let zeros = n.trailing_zeros();
        n >>= zeros;
        count += zeros;
        if n == 1 {
            return count;
        }
        if n > 0x5555_5554 {
            return 0xffff_ffff;
        }
        n = 3 * n + 1;
        count += 1;
    }
}

fn arithmetic(out: &mut [f32]) {
    const LANES: usize = 8;
    const M: [f32; 4] = [0.5, 0.25, 0.75, 0.875];
    out.par_chunks_mut(LANES)
        .enumerate()
        .with_min_len(64)
        .for_each(|(block, out)| {
            let mut v = [[0.0f32; LANES], [1.0; LANES], [2.0; LANES], [3.0; LANES]];
            for (l, v) in v[0].iter_mut().enumerate() {
                *v = (block * LANES + l) as f32;
            }
            let step = |v: [[f32; LANES]; 4], add: [[f32; LANES]; 4]| -> [[f32; LANES]; 4] {
                std::array::from_fn(|c| std::array::from_fn(|l| v[c][l] * M[c] + add[c][l]))
            };
            let m = M.map(|m| [m; LANES]);
            for _ in 0..32 {
                v = step(v, [v[1], v[2], v[3], v[0]]);
                v = step(v, m);
                v = step(v, [v[3], v[0], v[1], v[2]]);
                v = step(v, m);
            }
            for (l, out) in out.iter_mut().enumerate() {
                *out = v[0][l] + v[1][l] + v[2][l] + v[3][l];
            }
        });
}
