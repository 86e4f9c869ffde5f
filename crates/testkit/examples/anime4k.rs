//! The compute shaders of Anime4K, a convolutional network that enlarges pictures, on w32 and on lavapipe:
//!
//! ```text
//! npm pack anime4k-webgpu@1.0.0 && tar xf anime4k-webgpu-1.0.0.tgz
//! cargo run --release -p lanemask-testkit --features lavapipe --example anime4k -- package/lib/index.js [LIMIT]
//! ```
//!
//! Each shader gets random textures of binary16 and must leave the same picture on both, but for roundings. The exit code is 1 if one
//! does not compile or differs.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use lanemask::image::{Dim, Format, Image, Sampler, Texel};
use lanemask::job::Slot;
use lanemask::object::{Access, ResourceKind, ResourceMeta};
use lanemask::{Device, Kernel};
use lanemask_ir::generate::Rng;
use lanemask_testkit::engine::Shader;
use lanemask_testkit::lavapipe::{self, Lavapipe};
use lanemask_testkit::resources::{self, Resource, Resources};

/// Pixels of what is read; what is written has twice as many along each axis, as the last stages want it.
const SIZE: [u32; 3] = [20, 13, 1];
/// Binary16 values that a result may be away, and how far near 0.
const STEPS: i32 = 2;
const NEAR: f32 = 2e-3;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (path, limit) = match &arguments[..] {
        [path] => (path, usize::MAX),
        [path, limit] if limit.parse::<usize>().is_ok() => {
            (path, limit.parse().unwrap_or(usize::MAX))
        }
        _ => {
            eprintln!("usage: anime4k package/lib/index.js [LIMIT]");
            return ExitCode::from(2);
        }
    };
    let fail = |why: String| {
        eprintln!("{why}");
        ExitCode::from(2)
    };
    if !lavapipe::is_prepared() {
        let started = lavapipe::manifest().and_then(|manifest| {
            let exe = std::env::current_exe().map_err(|e| e.to_string())?;
            let command = std::process::Command::new(exe);
            let mut command = lavapipe::on_lavapipe(command, &manifest);
            command.args(&arguments).status().map_err(|e| e.to_string())
        });
        return match started.map(|status| status.code()) {
            Ok(code) => ExitCode::from(code.and_then(|c| u8::try_from(c).ok()).unwrap_or(1)),
            Err(why) => fail(why),
        };
    }
    let bundle = match std::fs::read_to_string(path) {
        Ok(bundle) => bundle,
        Err(e) => return fail(format!("{path}: {e}")),
    };
    match Lavapipe::open() {
        Ok(gpu) => campaign(&gpu, &shaders(&bundle), limit),
        Err(why) => fail(why),
    }
}

/// The compute shaders of the bundle: modules whose one constant is a string.
fn shaders(bundle: &str) -> Vec<String> {
    let starts = bundle.split("const n=").skip(1);
    starts
        .filter_map(|text| {
            let mut strings = serde_json::Deserializer::from_str(text).into_iter::<String>();
            strings.next()?.ok()
        })
        .filter(|text| text.contains("@compute"))
        .collect()
}

fn campaign(gpu: &Lavapipe, all: &[String], limit: usize) -> ExitCode {
    let mut random = Rng::new(4);
    let (mut compiled, mut agree, mut ran) = (0, 0, 0);
    let mut times = Vec::new();
    for (number, wgsl) in all.iter().enumerate().take(limit) {
        ran += 1;
        let start = Instant::now();
        let shader = lanemask::Shader::from_wgsl(wgsl);
        let kernel = match shader.and_then(|s| s.kernel(None)) {
            Ok(kernel) => kernel,
            Err(e) => {
                println!("{number}: {e}");
                continue;
            }
        };
        times.push(start.elapsed());
        compiled += 1;
        match compare(gpu, &mut random, wgsl, &kernel) {
            Ok(()) => agree += 1,
            Err(why) => println!("{number}: {why}"),
        }
    }
    times.sort();
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let most: Duration = times.last().copied().unwrap_or_default();
    println!(
        "{ran} shaders, {compiled} compiled (median {} ms, longest {} ms), {agree} agree with {}",
        median.as_millis(),
        most.as_millis(),
        gpu.name()
    );
    ExitCode::from(u8::from(agree < ran || ran == 0))
}

fn compare(gpu: &Lavapipe, random: &mut Rng, wgsl: &str, kernel: &Kernel) -> Result<(), String> {
    let mut ours: Resources = (kernel.meta().resources.iter())
        .map(|r| (slot(r), contents(r, random)))
        .collect();
    let mut theirs = ours.clone();
    let workgroups = [(2 * SIZE[0]).div_ceil(8), (2 * SIZE[1]).div_ceil(8), 1];
    resources::run(&Device::new(), kernel, workgroups, &mut ours).map_err(|e| e.to_string())?;
    let overrides = BTreeMap::new();
    let pipeline = gpu.compile(Shader {
        name: "anime4k",
        wgsl,
        entry: None,
        overrides: &overrides,
    });
    let pipeline = pipeline.map_err(|e| e.to_string())?;
    gpu.run_on(&pipeline, workgroups, &mut theirs)
        .map_err(|e| e.to_string())?;
    let written = (kernel.meta().resources.iter()).filter(|r| r.access == Access::ReadWrite);
    let mut distinct = std::collections::BTreeSet::new();
    for r in written {
        let halves = |all: &Resources| -> Vec<u16> {
            let pairs = all[&slot(r)].bytes().as_chunks::<2>().0;
            pairs.iter().map(|b| u16::from_le_bytes(*b)).collect()
        };
        for (k, (a, b)) in halves(&ours).into_iter().zip(halves(&theirs)).enumerate() {
            distinct.insert(a);
            // In order of the values, both zeros as one.
            let rank = |h: u16| match h & 0x8000 {
                0 => i32::from(h),
                _ => -i32::from(h & 0x7fff),
            };
            let value = |h: u16| {
                let texel = Format::R16Float.decode(u128::from(h));
                f32::from_bits(texel[0])
            };
            let near = (value(a) - value(b)).abs() <= NEAR;
            if (rank(a) - rank(b)).abs() > STEPS && !near {
                let (a, b) = (value(a), value(b));
                return Err(format!("{}: value {k} is {a}, lavapipe {b}", r.name));
            }
        }
    }
    match distinct.len() {
        0..20 => Err(format!("only {} different values", distinct.len())),
        _ => Ok(()),
    }
}

fn slot(resource: &ResourceMeta) -> Slot {
    Slot {
        group: resource.group,
        binding: resource.binding,
    }
}

fn contents(resource: &ResourceMeta, random: &mut Rng) -> Resource {
    match resource.kind {
        ResourceKind::Buffer => {
            let words = resource.min_bytes.div_ceil(4).max(4);
            let strength = 0.4f32.to_le_bytes();
            Resource::Buffer((0..words).flat_map(|_| strength).collect())
        }
        ResourceKind::Sampler { .. } => Resource::Sampler(Sampler::default()),
        ResourceKind::Image(ty) => match ty.texel {
            Texel::Storage(format) => {
                let image = Image::new(Dim::D2, format, [2 * SIZE[0], 2 * SIZE[1], 1]);
                Resource::Texture(image, vec![0; image.bytes() as usize])
            }
            _ => {
                let image = Image::new(Dim::D2, Format::Rgba16Float, SIZE);
                let count = image.bytes() as usize / 8;
                let mut bytes = Vec::with_capacity(8 * count);
                for _ in 0..count {
                    let texel =
                        [(); 4].map(|()| (random.below(2001) as f32 / 1000.0 - 1.0).to_bits());
                    let bits = image.format.encode(texel).to_le_bytes();
                    bytes.extend_from_slice(&bits[..8]);
                }
                Resource::Texture(image, bytes)
            }
        },
    }
}
