//! Random kernels.

use super::run::{How, check_with, try_compile};
use lanemask_compile::linx::{Reason, Scratch};
use lanemask_ir::generate::{Options, buffers, generate};
use lanemask_object::LinxMode;

fn run(seeds: std::ops::Range<u64>, options: &Options, workgroups: [u32; 3]) {
    for seed in seeds {
        let kernel = generate(seed, options);
        let buffers = buffers(&kernel, workgroups, seed);
        for mode in [LinxMode::Mseq, LinxMode::Mpar] {
            let how = How {
                mode: Some(mode),
                scratch: Scratch::Brg,
                // Often in strips.
                lanes: [None, Some(64), Some(8), Some(1)][seed as usize % 4],
            };
            match try_compile(&kernel, how) {
                // Some atomics are atomic in MSEQ kernels only.
                Err(d) if mode == LinxMode::Mpar && d[0].code == Reason::MparAtomic.code() => {}
                _ => check_with(&kernel, how, workgroups, &buffers),
            }
        }
    }
}

/// Seeds of each test; LANEMASK_SEEDS multiplies them.
fn seeds(from: u64, count: u64) -> std::ops::Range<u64> {
    let times = std::env::var("LANEMASK_SEEDS")
        .ok()
        .and_then(|s| s.parse::<u64>().ok())
        .unwrap_or(1);
    from..from + count * times
}

// spec: L-37 L-38 L-40 Q-34
#[test]
fn control_flow_alone() {
    let options = Options {
        floats: false,
        scratch: false,
        atomics: false,
        barriers: false,
        statements: 40,
        depth: 6,
        ..Options::default()
    };
    run(seeds(6000, 40), &options, [1, 1, 1]);
}

// spec: L-50 L-91 Q-1 Q-2
#[test]
fn default_kernels() {
    run(seeds(0, 40), &Options::default(), [2, 1, 1]);
}

#[test]
fn one_invocation() {
    let options = Options {
        workgroup_size: [1, 1, 1],
        ..Options::default()
    };
    run(seeds(1000, 20), &options, [3, 1, 2]);
}

#[test]
fn partial_groups() {
    for size in [31, 63, 64, 65] {
        let options = Options {
            workgroup_size: [size, 1, 1],
            ..Options::default()
        };
        run(seeds(2000, 10), &options, [2, 1, 1]);
    }
}

#[test]
fn many_groups() {
    let options = Options {
        workgroup_size: [16, 8, 2],
        ..Options::default()
    };
    run(seeds(3000, 8), &options, [1, 2, 1]);
}

#[test]
fn warp_builtins() {
    let options = Options {
        warp_builtins: true,
        workgroup_size: [8, 3, 3],
        ..Options::default()
    };
    run(seeds(4000, 15), &options, [1, 1, 2]);
}

#[test]
fn subgroups() {
    for size in [[5, 1, 1], [32, 1, 1], [8, 3, 3]] {
        let options = Options {
            subgroups: true,
            workgroup_size: size,
            ..Options::default()
        };
        run(seeds(7000, 6), &options, [2, 1, 1]);
    }
}

#[test]
fn subgroups_in_deep_flow() {
    let options = Options {
        subgroups: true,
        barriers: false,
        scratch: false,
        atomics: false,
        statements: 90,
        depth: 7,
        ..Options::default()
    };
    run(seeds(8000, 12), &options, [1, 1, 1]);
}

#[test]
fn deep_and_long() {
    let options = Options {
        statements: 300,
        depth: 7,
        ..Options::default()
    };
    run(seeds(5000, 6), &options, [1, 1, 1]);
}

#[test]
fn numbers() {
    for size in [[5, 1, 1], [64, 1, 1]] {
        let options = Options {
            numbers: true,
            workgroup_size: size,
            statements: 40,
            ..Options::default()
        };
        run(seeds(9000, 12), &options, [2, 1, 1]);
    }
}
