//! Random kernels.

use super::{barriers_in_loops, compare};
use lanemask_ir::generate::{Options, buffers, generate};

const SIZES: [([u32; 3], u32); 10] = [
    ([100, 1, 1], 64),
    ([128, 1, 1], 64),
    ([8, 8, 4], 64),
    ([33, 1, 1], 32),
    ([5, 7, 3], 16),
    ([16, 16, 1], 32),
    ([20, 1, 1], 16),
    ([24, 1, 2], 16),
    ([7, 1, 1], 2),
    ([64, 4, 1], 64),
];

fn check(seeds: std::ops::Range<u64>, change: impl Fn(&mut Options)) -> (usize, usize) {
    let (mut with_barriers, mut in_loops) = (0, 0);
    for seed in seeds {
        let (size, lanes) = SIZES[seed as usize % SIZES.len()];
        let mut options = Options {
            workgroup_size: size,
            statements: 20 + 25 * (seed as usize % 6),
            depth: 2 + seed as usize % 5,
            ..Options::default()
        };
        change(&mut options);
        let kernel = generate(seed, &options);
        let workgroups = [2, 1, 1];
        let inputs = buffers(&kernel, workgroups, seed);
        compare(&kernel, lanes, workgroups, &inputs);
        with_barriers += usize::from(lanemask_ir::text::print(&kernel).contains("barrier"));
        in_loops += usize::from(barriers_in_loops(&kernel.body, false) > 0);
    }
    (with_barriers, in_loops)
}

#[test]
fn random_kernels_do_the_same() {
    let (with_barriers, in_loops) = check(0..600, |_| {});
    assert!(with_barriers > 300, "{with_barriers}");
    assert!(in_loops > 60, "{in_loops}");
}

#[test]
fn random_kernels_that_ask_for_the_shape_of_groups_do_the_same() {
    check(10_000..10_200, |o| o.warp_builtins = true);
}

#[test]
fn large_workgroups_do_the_same() {
    check(20_000..20_020, |o| o.workgroup_size = [1024, 1, 1]);
    check(30_000..30_020, |o| o.workgroup_size = [32, 32, 1]);
}
