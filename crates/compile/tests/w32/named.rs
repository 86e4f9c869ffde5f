//! Kernels for single pitfalls. Expected values come from the interpreter of the IR, and where it is easy also from Rust.

use super::run::{LIMITS, bytes, check, compiled, emulate, interpret, parse, with_lanes, words};
use lanemask_ir::Kernel;

const HEADER: &str = "
    buffer0 \"out\": read_write group(0) binding(0) min_bytes(0)
    buffer1 \"in\": read group(0) binding(1) min_bytes(0)";

fn kernel(size: u32, body: &str) -> Kernel {
    parse(&format!(
        "kernel \"k\" workgroup_size({size}, 1, 1) {{ {HEADER} {body} }}"
    ))
}

/// Runs at all limits and with partial warps; gives the first buffer of the largest.
fn run(body: &str) -> Vec<u32> {
    let mut out = Vec::new();
    for size in [1, 31, 32, 33, 64, 256] {
        let kernel = kernel(size, body);
        let buffers = [
            bytes((0..4 * size).map(|_| 0)),
            bytes((0..64u32).map(|i| i.wrapping_mul(2654435761) % 97)),
        ];
        check(&kernel, [2, 1, 1], &buffers);
        out = words(&interpret(&kernel, [1, 1, 1], &buffers)[0]);
    }
    out
}

/// `for (i = 0; i != local_id; i++) {}`, then writes `i`, which is uniform in the loop (P3.12).
const TEMPORAL: &str = "
    %0: i32 = const.i32 0
    %1: i32 = const.i32 1
    %2: i32 = builtin local_id.x
    %3: i32 = const.i32 2
    %4: i32 = shl.i32 %2, %3
    block L0 (%5: i32) {
        loop L1 (%6: i32 = %0) {
            %7: bool = eq.i32 %6, %2
            if L2 %7 {
                br L0(%6)
            } else {
                br L2
            }
            %8: i32 = add.i32 %6, %1
            br L1(%8)
        }
        unreachable
    }
    store buffer0[%4], %5
    return";

#[test]
fn temporal_divergence() {
    let out = run(TEMPORAL);
    assert!(
        out.iter()
            .take(256)
            .enumerate()
            .all(|(i, w)| *w == i as u32)
    );
}

/// Two loops; the inner one is left for the outer one's next trip and for both ends; the counters begin anew (P2.7, 9, 10).
const LEVELS: &str = "
    %0: i32 = const.i32 0
    %1: i32 = const.i32 1
    %2: i32 = builtin local_id.x
    %3: i32 = const.i32 2
    %4: i32 = shl.i32 %2, %3
    %5: i32 = const.i32 7
    %6: i32 = const.i32 5
    %7: i32 = and.i32 %2, %5
    block L0 (%8: i32) {
        loop L1 (%9: i32 = %0, %10: i32 = %0) {
            %11: bool = eq.i32 %9, %5
            if L2 %11 {
                br L0(%10)
            } else {
                br L2
            }
            %12: i32 = add.i32 %9, %1
            block L3 (%13: i32) {
                loop L4 (%14: i32 = %0, %15: i32 = %10) {
                    %16: bool = eq.i32 %14, %7
                    if L5 %16 {
                        br L3(%15)
                    } else {
                        br L5
                    }
                    %17: i32 = add.i32 %14, %1
                    %18: i32 = add.i32 %15, %9
                    %19: i32 = mul.i32 %18, %6
                    %20: i32 = and.i32 %19, %5
                    %21: bool = eq.i32 %20, %1
                    if L6 %21 {
                        br L4(%17, %19)
                    } else {
                        br L6
                    }
                    %22: bool = eq.i32 %20, %3
                    if L7 %22 {
                        br L1(%12, %18)
                    } else {
                        br L7
                    }
                    %23: bool = eq.i32 %20, %6
                    if L8 %23 {
                        %24: i32 = add.i32 %18, %9
                        br L0(%24)
                    } else {
                        br L8
                    }
                    br L4(%17, %18)
                }
                unreachable
            }
            br L1(%12, %13)
        }
        unreachable
    }
    store buffer0[%4], %8
    return";

#[test]
fn exits_through_several_levels() {
    let out = run(LEVELS);
    for (i, w) in out.iter().take(256).enumerate() {
        assert_eq!(*w, levels(i as u32), "{i}");
    }
}

fn levels(id: u32) -> u32 {
    let mut sum = 0u32;
    let mut outer = 0;
    'outer: loop {
        if outer == 7 {
            return sum;
        }
        let mut i = 0;
        let mut inner = sum;
        while i != id & 7 {
            i += 1;
            let s = inner.wrapping_add(outer);
            let m = s.wrapping_mul(5);
            match m & 7 {
                1 => inner = m,
                2 => {
                    sum = s;
                    outer += 1;
                    continue 'outer;
                }
                5 => return s.wrapping_add(outer),
                _ => inner = s,
            }
        }
        sum = inner;
        outer += 1;
    }
}

/// Truth values through labels and loops that lanes reach by different ways (P2.8, P4.17).
const TRUTHS: &str = "
    %0: i32 = const.i32 0
    %1: i32 = const.i32 1
    %2: i32 = builtin local_id.x
    %3: i32 = const.i32 2
    %4: i32 = shl.i32 %2, %3
    %5: i32 = const.i32 3
    %6: bool = const.bool true
    %7: i32 = and.i32 %2, %5
    %8: i32 = and.i32 %2, %1
    %9: bool = eq.i32 %8, %0
    block L0 (%10: bool, %11: i32) {
        loop L1 (%12: i32 = %0, %13: bool = %9, %14: bool = %6) {
            %15: bool = eq.i32 %12, %7
            if L2 (%16: bool) %13 {
                %17: bool = not.bool %14
                if L3 %15 {
                    br L0(%17, %12)
                } else {
                    br L3
                }
                br L2(%17)
            } else {
                if L4 %15 {
                    br L0(%13, %12)
                } else {
                    br L4
                }
                br L2(%14)
            }
            %18: bool = not.bool %13
            %19: i32 = add.i32 %12, %1
            %20: bool = xor.bool %16, %18
            br L1(%19, %20, %16)
        }
        unreachable
    }
    %21: i32 = const.i32 100
    %22: i32 = select %10, %21, %0
    %23: i32 = add.i32 %22, %11
    store buffer0[%4], %23
    return";

#[test]
fn truth_values_of_lanes_that_part() {
    let out = run(TRUTHS);
    for (id, w) in out.iter().take(256).enumerate() {
        let (mut i, mut a, mut b) = (0, id % 2 == 0, true);
        let result = loop {
            let end = i == id % 4;
            let c = if a { !b } else { b };
            if end {
                break if a { c } else { a };
            }
            (i, a, b) = (i + 1, c ^ !a, c);
        };
        assert_eq!(*w, if result { 100 } else { 0 } + i as u32, "{id}");
    }
}

/// Uniform loads, a uniform loop and atomics where all lanes have left (P1).
const EMPTY: &str = "
    %0: i32 = const.i32 0
    %1: i32 = const.i32 1
    %2: i32 = builtin local_id.x
    %3: i32 = const.i32 2
    %4: i32 = shl.i32 %2, %3
    %5: i32 = const.i32 1000
    %6: i32 = builtin workgroup_id.x
    %7: bool = lt.u32 %2, %5
    if L0 %7 {
        %8: bool = lt.u32 %2, %5
        if L1 %8 {
            store buffer0[%4], %5
            return
        } else {
            br L1
        }
        br L0
    } else {
        br L0
    }
    %9: i32 = load buffer1[%0]
    block L2 {
        loop L3 (%10: i32 = %9) {
            %11: i32 = atomic.add buffer0[%0], %1
            %12: bool = eq.i32 %10, %6
            if L4 %12 {
                br L2
            } else {
                br L4
            }
            br L3(%10)
        }
        unreachable
    }
    return";

#[test]
fn nothing_runs_without_lanes() {
    // Without its guard, the loop would never end: the word is not the workgroup's id.
    for size in [1, 32, 33] {
        let kernel = kernel(size, EMPTY);
        let buffers = [bytes((0..64).map(|_| 0)), bytes([99, 99])];
        check(&kernel, [1, 1, 1], &buffers);
    }
}

/// Each kernel of this file, entered without lanes, ends and writes nothing; entered with some, only those write.
#[test]
fn entered_with_few_lanes_or_none() {
    for body in [TEMPORAL, LEVELS, TRUTHS, EMPTY] {
        let kernel = kernel(32, body);
        let buffers = [
            bytes((0..64).map(|_| 0xabcd)),
            bytes((0..64).map(|i| 99 + i)),
        ];
        let all = interpret(&kernel, [1, 1, 1], &buffers);
        for limits in LIMITS {
            for mask in [0, 1, 4, 21, 62] {
                let compiled = with_lanes(compiled(&kernel, limits), mask);
                let got = emulate(&compiled, [1, 1, 1], &buffers).unwrap();
                let (got, all) = (words(&got[0]), words(&all[0]));
                for i in 0..32 {
                    let expected = if mask >> i & 1 == 1 { all[i] } else { 0xabcd };
                    assert_eq!(got[i], expected, "lane {i} of {mask:#b}");
                }
            }
        }
    }
}

/// A condition that is a parameter of the loop, changed by lanes that start the next trip in the first arm of the `if` on it.
#[test]
fn condition_that_the_first_arm_changes() {
    run("
    %0: i32 = const.i32 0
    %1: i32 = const.i32 1
    %2: i32 = builtin local_id.x
    %3: i32 = const.i32 2
    %4: i32 = shl.i32 %2, %3
    %5: i32 = const.i32 9
    %6: i32 = and.i32 %2, %1
    %7: bool = eq.i32 %6, %0
    block L0 (%8: i32) {
        loop L1 (%9: i32 = %2, %10: bool = %7) {
            %11: bool = lt.u32 %5, %9
            if L2 %10 {
                %12: i32 = add.i32 %9, %3
                %13: bool = not.bool %10
                if L3 %11 {
                    br L0(%12)
                } else {
                    br L3
                }
                br L1(%12, %13)
            } else {
                if L4 %11 {
                    br L0(%9)
                } else {
                    br L4
                }
                br L2
            }
            %14: i32 = add.i32 %9, %1
            %15: bool = not.bool %10
            br L1(%14, %15)
        }
        unreachable
    }
    store buffer0[%4], %8
    return");
}

/// Words beside each other, at addresses that fit no immediate, out of bounds, and from constants.
#[test]
fn addresses() {
    run("
    %0: i32 = const.i32 0
    %1: i32 = const.i32 -4
    %2: i32 = builtin local_id.x
    %3: i32 = const.i32 2
    %4: i32 = shl.i32 %2, %3
    %5: i32 = const.i32 8
    %6: i32, %7: i32, %8: i32 = load buffer1[%4]
    %9: i32, %10: i32, %11: i32, %12: i32 = load buffer1[%5 + 16]
    %13: i32 = load buffer1[%1 + 4]
    %14: i32 = load buffer1[%1 + 100000]
    %15: i32 = load buffer1[%4 + 100000]
    %16: i32 = sub.i32 %4, %5
    %17: i32 = load buffer1[%16 + 4]
    %18: i32 = load buffer1[%16 + 4294967292]
    %19: i32 = load buffer1[4294967292]
    %20: i32, %21: i32, %22: i32 = load buffer1[248]
    %23: i32 = add.i32 %6, %7
    %24: i32 = add.i32 %23, %8
    %25: i32 = add.i32 %24, %9
    %26: i32 = add.i32 %25, %12
    %27: i32 = add.i32 %26, %13
    %28: i32 = add.i32 %27, %14
    %29: i32 = add.i32 %28, %15
    %30: i32 = add.i32 %29, %17
    %31: i32 = add.i32 %30, %18
    %32: i32 = add.i32 %31, %19
    %33: i32 = add.i32 %32, %20
    %34: i32 = add.i32 %33, %22
    %35: i32 = add.i32 %34, %10
    %36: i32 = add.i32 %35, %11
    %37: i32 = add.i32 %36, %21
    store buffer0[%4], %37
    store buffer0[%16 + 4294967292], %4
    return");
}

/// Atomics on workgroup memory and on a buffer, their results used or not; each lane of a uniform one counts.
#[test]
fn atomics_act_for_each_lane() {
    let kernel = parse(
        "kernel \"k\" workgroup_size(48, 1, 1) {
            buffer0 \"out\": read_write group(0) binding(0) min_bytes(0)
            workgroup 16
            %0: i32 = const.i32 0
            %1: i32 = const.i32 1
            %2: i32 = builtin local_index
            %3: i32 = const.i32 3
            %4: i32 = atomic.add buffer0[%0], %1
            %5: i32 = atomic.max.u buffer0[%0 + 4], %2
            %6: i32 = atomic.sub workgroup[%0], %3
            %7: i32 = atomic.or workgroup[%0 + 4], %2
            %8: i32 = atomic.compare_exchange workgroup[%0 + 8], %0, %3
            %9: i32 = atomic.exchange workgroup[%0 + 12], %3
            barrier
            %10: i32, %11: i32, %12: i32, %13: i32 = load workgroup[%0]
            %14: i32 = const.i32 8
            store buffer0[%14], %10, %11, %12, %13
            return
        }",
    );
    let buffers = [bytes([0; 6])];
    check(&kernel, [2, 1, 1], &buffers);
    let got = emulate(&compiled(&kernel, (128, 64)), [2, 1, 1], &buffers).unwrap();
    assert_eq!(words(&got[0]), [96, 47, 0u32.wrapping_sub(144), 63, 3, 3]);
    assert!(!compiled(&kernel, (128, 64)).object.kernels[0].order_dependent);
}

/// A used result makes the kernel depend on the order of its invocations.
#[test]
fn order_dependence_is_told() {
    let with = |used: bool| {
        let kernel = kernel(
            32,
            &format!(
                "%0: i32 = const.i32 0
                %1: i32 = atomic.add buffer0[%0], %0
                {}
                return",
                if used {
                    "store buffer0[%0 + 4], %1"
                } else {
                    ""
                }
            ),
        );
        compiled(&kernel, (128, 64)).object.kernels[0].order_dependent
    };
    assert!(with(true));
    assert!(!with(false));
}

/// A long kernel: branches over more than a short displacement reaches, more values than registers, more scratch memory than an
/// immediate.
#[test]
fn large_kernels() {
    let mut body = String::from(
        "scratch 70000
        %0: i32 = builtin local_id.x
        %1: i32 = const.i32 2
        %2: i32 = shl.i32 %0, %1
        %3: bool = lt.u32 %0, %1
        %4: i32 = load buffer1[%2]
        %5: i32 = const.i32 69992
        store scratch[%5], %4
        if L0 (%6: i32) %3 {
            br L0(%0)
        } else {\n",
    );
    let mut v = 7;
    let first = v;
    for i in 0..400 {
        let op = ["add.i32", "xor.i32", "mul.i32"][i % 3];
        let before = if i == 0 { 0 } else { v - 1 };
        body += &format!("%{v}: i32 = {op} %4, %{before}\n");
        v += 1;
    }
    // All of them are wanted at the end.
    let mut sum = first;
    for i in 0..400 {
        body += &format!("%{v}: i32 = add.i32 %{sum}, %{}\n", first + i);
        sum = v;
        v += 1;
    }
    // And much code.
    for _ in 0..40_000 {
        body += &format!("%{v}: i32 = add.i32 %{}, %4\n", v - 1);
        v += 1;
    }
    body += &format!(
        "br L0(%{})
        }}
        %{v}: i32 = load scratch[%5]
        %{}: i32 = add.i32 %{v}, %6
        store buffer0[%2], %{}
        return",
        v - 1,
        v + 1,
        v + 1
    );
    let kernel = kernel(33, &body);
    let buffers = [
        bytes((0..33).map(|_| 0)),
        bytes((0..64u32).map(|i| i * 40503)),
    ];
    check(&kernel, [1, 1, 1], &buffers);
    let meta = &compiled(&kernel, (128, 64)).object.kernels[0];
    assert_eq!(meta.v_regs, 128);
    assert!(meta.scratch_bytes > 70000);
}

#[test]
fn barriers_in_divergent_flow_are_refused() {
    let kernel = kernel(
        64,
        "%0: i32 = builtin local_id.x
        %1: i32 = const.i32 5
        %2: bool = lt.u32 %0, %1
        if L0 %2 {
            barrier
            br L0
        } else {
            br L0
        }
        return",
    );
    let sources = lanemask_diag::Sources::new();
    let options = lanemask_compile::w32::Options::new(&sources);
    let errors = lanemask_compile::w32::compile(&kernel, &options).unwrap_err();
    assert_eq!(errors[0].code, "barrier-non-uniform");
}

#[test]
fn source_lines_reach_the_line_table() {
    let text = "kernel \"k\" workgroup_size(1, 1, 1) {
    buffer0 \"out\": read_write group(0) binding(0) min_bytes(0)
    %0: i32 = const.i32 0
    %1: i32 = builtin workgroup_id.x
    %2: i32 = mul.i32 %1, %1
    store buffer0[%0], %2
    return
}";
    let mut sources = lanemask_diag::Sources::new();
    let file = sources.add("k.ir", text);
    let (kernel, _) = lanemask_ir::text::parse(file, text);
    let options = lanemask_compile::w32::Options::new(&sources);
    let compiled = lanemask_compile::w32::compile(&kernel.unwrap(), &options).unwrap();
    let line_of = |mnemonic: &str| {
        let (pc, _) = compiled
            .insns
            .iter()
            .find(|(_, i)| i.op.info().mnemonic == mnemonic)
            .unwrap();
        compiled
            .object
            .lines
            .find(*pc)
            .map(|(f, row)| (f.to_owned(), row.line))
    };
    assert_eq!(line_of("u.mul.u32"), Some(("k.ir".into(), 5)));
    assert_eq!(line_of("buffer.store.b32"), Some(("k.ir".into(), 6)));
    assert_eq!(line_of("u.load.b128"), None);
    assert_eq!(compiled.object.symbols[0].name, "k");
}

/// With too few registers there is an error, and with the fewest that suffice the result is right.
#[test]
fn few_registers_are_an_error_or_enough() {
    let kernel = kernel(32, LEVELS);
    let buffers = [bytes((0..32).map(|_| 0)), bytes([0; 64])];
    let expected = interpret(&kernel, [1, 1, 1], &buffers);
    let sources = lanemask_diag::Sources::new();
    for v_regs in [0, 1, 2, 3, 4, 6, 8] {
        for u_regs in [0, 2, 4, 6, 8, 12, 200] {
            let options = lanemask_compile::w32::Options {
                v_regs,
                u_regs,
                ..lanemask_compile::w32::Options::new(&sources)
            };
            match lanemask_compile::w32::compile(&kernel, &options) {
                Err(e) => {
                    assert_eq!(e[0].code, "w32-limits");
                    assert!(v_regs < 8 || u_regs < 12, "{v_regs} {u_regs}");
                }
                Ok(c) => assert_eq!(emulate(&c, [1, 1, 1], &buffers).unwrap(), expected),
            }
        }
    }
}

#[test]
fn absurd_private_memory_is_an_error() {
    let sources = lanemask_diag::Sources::new();
    let options = lanemask_compile::w32::Options::new(&sources);
    let compile = |bytes: u32| {
        let kernel = kernel(1, &format!("scratch {bytes}\n return"));
        lanemask_compile::w32::compile(&kernel, &options)
    };
    // What no machine loads, docs/w32/object.md.
    for bytes in [4294967292, (1 << 20) + 4] {
        assert_eq!(compile(bytes).unwrap_err()[0].code, "w32-limits", "{bytes}");
    }
    assert!(compile(1 << 20).is_ok());
}
