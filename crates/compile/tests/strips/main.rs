//! Kernels cut into strips do what they did before.

#[path = "../common/mod.rs"]
mod common;
mod made;
mod random;

use lanemask_compile::{opt, strips};
use lanemask_ir::{Kernel, Op, Region, Stmt, interp, text, uniform, verify};

/// Number of barriers inside of loops.
pub fn barriers_in_loops(region: &Region, inside: bool) -> usize {
    let count = |stmt: &Stmt| match stmt {
        Stmt::Inst(inst) => usize::from(inside && inst.op == Op::Barrier),
        Stmt::Block { body, .. } => barriers_in_loops(body, inside),
        Stmt::Loop { body, .. } => barriers_in_loops(body, true),
        Stmt::If {
            then, otherwise, ..
        } => barriers_in_loops(then, inside) + barriers_in_loops(otherwise, inside),
    };
    region.stmts.iter().map(count).sum()
}

/// Cuts a kernel, checks what must hold of the result, and runs both on the same buffers, which must then be the same.
/// Gives the cut kernel.
pub fn compare(kernel: &Kernel, lanes: u32, workgroups: [u32; 3], buffers: &[Vec<u8>]) -> Kernel {
    let what = || {
        let [x, y, z] = kernel.workgroup_size;
        format!(
            "{} ({x}, {y}, {z}) in {lanes} lanes\n{}",
            kernel.name,
            text::print(kernel)
        )
    };
    let cut = strips::cut(kernel, lanes).unwrap_or_else(|e| panic!("{e:?}\n{}", what()));
    assert_eq!(verify(&cut), [], "{}\n{}", what(), text::print(&cut));
    assert_eq!(cut.workgroup_size, [lanes, 1, 1]);
    let facts = uniform::analyse(&cut, lanes);
    assert_eq!(facts.barriers(), [], "{}\n{}", what(), text::print(&cut));
    let launch = interp::Launch {
        workgroups,
        lanes_per_warp: lanes,
        ..interp::Launch::default()
    };
    let run = |kernel: &Kernel| {
        let mut buffers = buffers.to_vec();
        let result = interp::run(kernel, &launch, &mut buffers);
        (result.map(|_| ()), buffers)
    };
    let want = run(kernel);
    assert_eq!(want.0, Ok(()), "{}", what());
    assert!(run(&cut) == want, "{}\n{}", what(), text::print(&cut));
    let mut tidy = cut.clone();
    opt::run(&mut tidy);
    assert!(
        run(&tidy) == want,
        "after opt\n{}\n{}",
        what(),
        text::print(&tidy)
    );
    cut
}
