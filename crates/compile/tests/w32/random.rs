//! Random kernels.

use super::run::check;
use lanemask_ir::generate::{Options, buffers, generate};

fn run(seeds: std::ops::Range<u64>, options: &Options, workgroups: [u32; 3]) {
    for seed in seeds {
        let kernel = generate(seed, options);
        check(&kernel, workgroups, &buffers(&kernel, workgroups, seed));
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

#[test]
fn default_kernels() {
    run(seeds(0, 60), &Options::default(), [2, 1, 1]);
}

#[test]
fn one_invocation() {
    let options = Options {
        workgroup_size: [1, 1, 1],
        ..Options::default()
    };
    run(seeds(1000, 25), &options, [3, 1, 2]);
}

#[test]
fn partial_warps() {
    for size in [31, 32, 33] {
        let options = Options {
            workgroup_size: [size, 1, 1],
            ..Options::default()
        };
        run(seeds(2000, 20), &options, [2, 1, 1]);
    }
}

#[test]
fn many_warps() {
    let options = Options {
        workgroup_size: [16, 8, 2],
        ..Options::default()
    };
    run(seeds(3000, 12), &options, [1, 2, 1]);
}

#[test]
fn warp_builtins() {
    let options = Options {
        warp_builtins: true,
        workgroup_size: [8, 3, 3],
        ..Options::default()
    };
    run(seeds(4000, 25), &options, [1, 1, 2]);
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
fn numbers() {
    for size in [[5, 1, 1], [64, 1, 1]] {
        let options = Options {
            numbers: true,
            doubles: true,
            workgroup_size: size,
            ..Options::default()
        };
        run(seeds(9000, 40), &options, [2, 1, 1]);
    }
}

#[test]
fn deep_and_long() {
    let options = Options {
        statements: 300,
        depth: 7,
        ..Options::default()
    };
    run(seeds(5000, 10), &options, [1, 1, 1]);
}

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
    run(seeds(6000, 60), &options, [1, 1, 1]);
}
