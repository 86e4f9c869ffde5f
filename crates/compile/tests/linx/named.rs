//! Kernels for one thing each.

use super::run::{How, check, check_with, emulate, parse, try_compile};
use lanemask_compile::linx::{Reason, Scratch};
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::Sources;
use lanemask_emu::linx::{Inactive, Order};
use lanemask_ir::Kernel;
use lanemask_isa::linx::{Op, Reg, Role};
use lanemask_object::LinxMode;
use std::fmt::Write;

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// A kernel of 16 invocations over the buffers `in` and `out`, with `%0` the local index, `%1` four times that, `%2` the word of
/// `in` there.
fn kernel(body: &str) -> Kernel {
    sized(16, body)
}

fn sized(size: u32, body: &str) -> Kernel {
    parse(&numbered(&format!(
        r#"kernel "k" workgroup_size({size}, 1, 1) {{
            buffer0 "in": read group(0) binding(0) min_bytes(0)
            buffer1 "out": read_write group(0) binding(1) min_bytes(0)
            %0: i32 = builtin local_index
            %900: i32 = const.i32 2
            %1: i32 = shl.i32 %0, %900
            %2: i32 = load buffer0[%1]
            {body}
        }}"#
    )))
}

/// Values and labels with the numbers that the text form wants: in order, without gaps.
fn numbered(text: &str) -> String {
    let mut known: [Vec<&str>; 2] = Default::default();
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['%', 'L']) {
        let (before, name) = rest.split_at(at + 1);
        out += before;
        let digits = name
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(name.len());
        let (number, after) = name.split_at(digits);
        if !number.is_empty() {
            let known = &mut known[usize::from(before.ends_with('L'))];
            let n = known.iter().position(|k| *k == number).unwrap_or_else(|| {
                known.push(number);
                known.len() - 1
            });
            let _ = write!(out, "{n}");
        }
        rest = after;
    }
    out + rest
}

/// Small numbers of every kind, then larger ones.
fn input(count: u32) -> Vec<u8> {
    words(
        &(0..count)
            .map(|i| [i, i * 7 % 5, 0, u32::MAX - i, i * i][i as usize % 5])
            .collect::<Vec<_>>(),
    )
}

fn run(kernel: &Kernel, size: u32) {
    check(
        kernel,
        [2, 1, 1],
        &[input(size), vec![0xee; size as usize * 4]],
    );
}

// spec: L-30 L-37 L-38
#[test]
fn nested_branches() {
    let kernel = kernel(
        r#"%10: i32 = const.i32 4
        %11: i32 = const.i32 1
        %12: bool = lt.u32 %2, %10
        if L1 (%20: i32) %12 {
            %13: i32 = and.i32 %2, %11
            %14: bool = ne.i32 %13, %11
            if L2 (%21: i32) %14 {
                %15: i32 = add.i32 %2, %0
                br L2(%15)
            } else {
                %16: bool = lt.u32 %0, %10
                if L3 (%22: i32) %16 {
                    br L2(%10)
                } else {
                    %17: i32 = mul.i32 %0, %0
                    br L3(%17)
                }
                br L2(%22)
            }
            br L1(%21)
        } else {
            br L1(%0)
        }
        store buffer1[%1], %20
        return"#,
    );
    run(&kernel, 16);
}

// spec: L-40 L-41 Q-29
#[test]
fn lanes_leave_a_loop_at_different_trips() {
    let kernel = kernel(
        r#"%10: i32 = const.i32 1
        %11: i32 = const.i32 0
        %12: i32 = const.i32 9
        block L9 (%30: i32) {
            loop L1 (%20: i32 = %11, %21: i32 = %2) {
                %22: bool = eq.i32 %21, %11
                if L2 %22 {
                    br L9(%20)
                } else {
                    br L2
                }
                %23: i32 = and.i32 %21, %12
                %24: bool = eq.i32 %23, %12
                %25: i32 = shr.u32 %21, %10
                %26: i32 = add.i32 %20, %10
                if L3 %24 {
                    br L1(%26, %25)
                } else {
                    br L3
                }
                %27: bool = eq.i32 %25, %12
                if L4 %27 {
                    return
                } else {
                    br L4
                }
                br L1(%26, %25)
            }
            unreachable
        }
        store buffer1[%1], %30
        return"#,
    );
    run(&kernel, 16);
}

/// Nobody may do what only lanes without a body would do: no store without lanes, no trap of lanes that are off.
// spec: L-49
#[test]
fn nobody_takes_the_branch() {
    let kernel = kernel(
        r#"%10: i32 = const.i32 100000
        %11: bool = lt.u32 %10, %0
        if L1 %11 {
            store buffer1[0], %10
            %12: i32 = atomic.add buffer1[%1], %10
            store buffer1[%1 + 4], %12
            br L1
        } else {
            br L1
        }
        store buffer1[%1], %0
        return"#,
    );
    run(&kernel, 16);
}

/// What the group computes is what lanes compute: signs, divisors of zero, shifts by more than a word.
// spec: L-102 L-68 L-94
#[test]
fn the_group_computes_what_lanes_agree_on() {
    let values = [0u32, 1, 33, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
    let sums = [
        "add.i32", "sub.i32", "mul.i32", "and.i32", "or.i32", "xor.i32", "shl.i32", "shr.u32",
        "shr.s32", "div.u32", "div.s32", "rem.u32", "rem.s32", "min.s32", "max.u32",
    ];
    let tests = ["eq.i32", "ne.i32", "lt.s32", "le.s32", "lt.u32", "le.u32"];
    for (k, op) in sums.iter().chain(&tests).enumerate() {
        let mut body = String::from("%50: i32 = const.i32 31\n%60: i32 = const.i32 7\n");
        for i in 0..values.len() {
            let _ = writeln!(body, "%{}: i32 = load buffer0[{}]", 100 + i, 4 * i);
        }
        let (mut at, mut sum) = (200, 100);
        for a in 0..values.len() {
            for b in 0..values.len() {
                let (a, b) = (100 + a, 100 + b);
                if k < sums.len() {
                    let _ = writeln!(body, "%{at}: i32 = {op} %{a}, %{b}");
                } else {
                    let _ = writeln!(body, "%{}: bool = {op} %{a}, %{b}", at + 3);
                    let _ = writeln!(body, "%{at}: i32 = select %{}, %50, %60", at + 3);
                }
                let _ = writeln!(body, "%{}: i32 = mul.i32 %{sum}, %50", at + 1);
                let _ = writeln!(body, "%{}: i32 = xor.i32 %{}, %{at}", at + 2, at + 1);
                sum = at + 2;
                at += 4;
            }
        }
        let _ = writeln!(body, "store buffer1[%1], %{sum}\nreturn");
        let kernel = kernel(&body);
        let compiled = try_compile(&kernel, How::default()).unwrap();
        let products = compiled.insns.iter().filter(|(_, i)| i.op == Op::Mulw);
        assert_eq!(
            products.count(),
            values.len() * values.len() + usize::from(*op == "mul.i32") * 36
        );
        let mut bytes = words(&values);
        bytes.resize(64, 0);
        check(&kernel, [1, 1, 1], &[bytes, vec![0xee; 64]]);
    }
}

/// Forty values that are all wanted at the end, in the order of their definition: each is 39 pushes old when it is read.
fn many_values(count: u32) -> Kernel {
    let mut body = String::new();
    for i in 0..count {
        let _ = writeln!(
            body,
            "%{}: i32 = mul.i32 %{}, %2",
            100 + i,
            if i == 0 { 0 } else { 99 + i }
        );
    }
    let mut sum = 0;
    for i in 0..count {
        let _ = writeln!(body, "%{}: i32 = xor.i32 %{sum}, %{}", 2000 + i, 100 + i);
        let _ = writeln!(body, "%{}: i32 = add.i32 %{}, %{}", 4000 + i, 2000 + i, 0);
        sum = 4000 + i;
    }
    body += &format!("store buffer1[%1], %{sum}\nreturn");
    kernel(&body)
}

// spec: L-9 Q-34
#[test]
fn values_live_longer_than_a_queue_is_deep() {
    for count in [30, 40, 90, 150, 400] {
        let kernel = many_values(count);
        run(&kernel, 16);
        let compiled = try_compile(&kernel, How::default()).unwrap();
        let again = compiled
            .insns
            .iter()
            .filter(|(_, i)| i.is_vector() && matches!(i.op, Op::VOr | Op::VSw));
        // One is the lane's number as an operand of the store.
        assert_eq!(again.count() > 1, count >= 90, "{count} values");
    }
}

/// With one lane all lanes agree on everything; what does not fit the queues in a loop goes to rows and comes back from there.
#[test]
fn many_values_of_a_loop_in_one_lane() {
    for count in [60, 80, 160] {
        let mut text = String::from(
            "@group(0) @binding(0) var<storage, read_write> o: array<u32>;\n\
             @group(0) @binding(1) var<storage, read> n: array<u32>;\n\
             @compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) {\n",
        );
        let mut sum = String::new();
        let mut turn = String::new();
        for i in 0..count {
            let next = (i + 1) % count;
            writeln!(text, "var v{i} = n[l + {i}u];").unwrap();
            writeln!(turn, "v{i} = v{i} * v{next} + k;").unwrap();
            write!(sum, "{}v{i}", if i == 0 { "" } else { " + " }).unwrap();
        }
        writeln!(
            text,
            "for (var k = 0u; k < n[0]; k++) {{\n{turn}}}\no[l] = {sum};\n}}"
        )
        .unwrap();
        let mut sources = Sources::new();
        let file = sources.add("loop.wgsl", text);
        let module = Module::parse(&mut sources, file, FrontOptions::default()).unwrap();
        let kernel = module.kernel(None).unwrap();
        let input = words(&(0..200).map(|i| 3 + 7 * i).collect::<Vec<u32>>());
        let buffers = [vec![0; 16], input];
        for lanes in [1, 4] {
            let how = How {
                lanes: Some(lanes),
                ..How::default()
            };
            check_with(&kernel, how, [1, 1, 1], &buffers);
        }
    }
}

// spec: L-92 Q-16
#[test]
fn atomics_of_every_kind() {
    for op in [
        "add", "sub", "and", "or", "xor", "min.u", "max.u", "min.s", "max.s", "exchange", "add.f",
        "min.f", "max.f",
    ] {
        // Lanes 0, 4, 8, 12 share a word; the last word is out of bounds.
        let text = format!(
            r#"%10: i32 = const.i32 12
            %11: i32 = and.i32 %1, %10
            %12: i32 = const.i32 20
            %13: i32 = atomic.{op} buffer1[%11 + 40], %2
            %14: i32 = atomic.{op} buffer1[4], %2
            %15: i32 = const.i32 -16
            %16: i32 = atomic.{op} buffer1[%15], %2
            %17: bool = ne.i32 %16, %16
            if L1 %17 {{
                store buffer1[0], %12
                br L1
            }} else {{
                br L1
            }}
            return"#
        );
        let kernel = kernel(&text);
        let buffers = [
            input(16),
            words(&[9, 0x8000_0001, 5, 7, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ];
        let modes = match op {
            "min.u" | "max.u" | "exchange" | "add.f" | "min.f" | "max.f" => &[LinxMode::Mseq][..],
            _ => &[LinxMode::Mseq, LinxMode::Mpar],
        };
        for mode in modes {
            let how = How {
                mode: Some(*mode),
                ..How::default()
            };
            check_with(&kernel, how, [1, 1, 1], &buffers);
        }
        if modes.len() == 1 {
            let how = How {
                mode: Some(LinxMode::Mpar),
                ..How::default()
            };
            let refused = try_compile(&kernel, how).unwrap_err();
            assert_eq!(refused[0].code, Reason::MparAtomic.code());
        }
    }
}

// spec: Q-32
#[test]
fn scratch_that_does_not_fit_is_refused() {
    let text = |bytes: u32| {
        format!(
            r#"kernel "k" workgroup_size(16, 1, 1) {{
                scratch {bytes}
                buffer0 "out": read_write group(0) binding(0) min_bytes(0)
                %0: i32 = builtin local_index
                %1: i32 = const.i32 2
                %2: i32 = shl.i32 %0, %1
                store scratch[%2], %0
                %3: i32 = const.i32 60
                %4: i32 = and.i32 %2, %3
                %5: i32 = load scratch[%4]
                store buffer0[%2], %5
                return
            }}"#
        )
    };
    // 8 KiB hold 128 words for each of 16 lanes, 2048 for one.
    for (bytes, lanes) in [(512, 16), (516, 8), (4096, 2), (8192, 1)] {
        let kernel = parse(&text(bytes));
        let compiled = try_compile(&kernel, How::default()).unwrap();
        assert_eq!(
            compiled.object.kernels[0].linx.as_ref().unwrap().lanes,
            lanes
        );
        check(&kernel, [3, 1, 1], &[vec![0; 64]]);
    }
    let kernel = parse(&text(8196));
    let refused = try_compile(&kernel, How::default()).unwrap_err();
    assert_eq!(refused[0].code, "linx-scratch-size");
    assert!(
        refused[0].message.contains("2049 words of scratch"),
        "{}",
        refused[0]
    );
    let how = How {
        scratch: Scratch::Brg,
        ..How::default()
    };
    check_with(&kernel, how, [3, 1, 1], &[vec![0; 64]]);
    // In ordinary memory the limit is another one, and so is what to do.
    let refused = try_compile(&parse(&text(4 * 4096)), how).unwrap_err();
    assert_eq!(refused[0].code, "linx-scratch-size");
    let said = refused[0].message.as_str();
    assert!(
        said.contains("4096 rows of ordinary memory, of 4095"),
        "{said}"
    );
    assert!(!refused[0].notes[0].contains("--scratch"), "{}", refused[0]);
    let refused = try_compile(&parse(&text(20000)), how).unwrap_err();
    assert_eq!(refused[0].code, "linx-scratch-size");
}

// spec: Q-22 Q-9
#[test]
fn registers_are_left_alone_under_mpar() {
    let kernel = many_values(40);
    let how = How {
        mode: Some(LinxMode::Mpar),
        ..How::default()
    };
    let compiled = try_compile(&kernel, how).unwrap();
    for (_, insn) in &compiled.insns {
        for (_, reg, written) in insn.regs() {
            assert!(!(written && matches!(reg, Reg::R(_))), "{insn}");
        }
    }
    let iors: Vec<_> = compiled
        .insns
        .iter()
        .filter(|(_, i)| i.op == Op::BIor)
        .collect();
    assert_eq!(iors.len(), 12);
    for (_, i) in iors {
        assert_eq!(
            i.regs().filter(|(_, r, _)| matches!(r, Reg::R(_))).count(),
            1,
            "{i}"
        );
    }
}

// spec: Q-33
#[test]
fn many_buffers_go_through_the_table() {
    let mut text = String::from("kernel \"k\" workgroup_size(16, 1, 1) {\n");
    for b in 0..7 {
        let _ = writeln!(
            text,
            "buffer{b} \"b{b}\": read_write group(0) binding({b}) min_bytes(4)"
        );
    }
    text += "%0: i32 = builtin local_index\n%1: i32 = const.i32 2\n%2: i32 = shl.i32 %0, %1\n";
    for b in 0..6 {
        let _ = writeln!(text, "%{}: i32 = load buffer{b}[%2]", 10 + b);
        let _ = writeln!(text, "%{}: i32 = load buffer{b}[0]", 20 + b);
        let _ = writeln!(text, "%{}: i32 = buffer_len buffer{b}", 30 + b);
        let _ = writeln!(text, "%{}: i32 = add.i32 %{}, %{}", 40 + b, 10 + b, 20 + b);
        let _ = writeln!(text, "%{}: i32 = xor.i32 %{}, %{}", 50 + b, 40 + b, 30 + b);
        let _ = writeln!(text, "store buffer{}[%2 + 4], %{}", b + 1, 50 + b);
    }
    text += "return }";
    let kernel = parse(&numbered(&text));
    let buffers: Vec<Vec<u8>> = (0..7).map(|b| input(6 + b * 2)).collect();
    check(&kernel, [1, 1, 1], &buffers);
}

// spec: L-35 Q-12
#[test]
fn grids_of_every_shape_number_their_workgroups() {
    let kernel = parse(&numbered(
        r#"kernel "k" workgroup_size(5, 3, 2) {
            buffer0 "out": read_write group(0) binding(0) min_bytes(0)
            %0: i32 = builtin local_index
            %1: i32 = builtin workgroup_id.x
            %2: i32 = builtin workgroup_id.y
            %3: i32 = builtin workgroup_id.z
            %4: i32 = builtin num_workgroups.x
            %5: i32 = builtin num_workgroups.y
            %6: i32 = builtin local_id.x
            %7: i32 = builtin local_id.y
            %8: i32 = builtin local_id.z
            %10: i32 = mul.i32 %3, %5
            %11: i32 = add.i32 %10, %2
            %12: i32 = mul.i32 %11, %4
            %13: i32 = add.i32 %12, %1
            %14: i32 = const.i32 30
            %15: i32 = mul.i32 %13, %14
            %16: i32 = add.i32 %15, %0
            %17: i32 = const.i32 16
            %18: i32 = mul.i32 %16, %17
            store buffer0[%18], %6, %7, %8, %13
            return
        }"#,
    ));
    for lanes in [None, Some(8), Some(1)] {
        let how = How {
            lanes,
            ..How::default()
        };
        for grid in [[1, 1, 1], [3, 1, 1], [2, 3, 2], [1, 4, 1]] {
            let groups: u32 = grid.iter().product();
            check_with(&kernel, how, grid, &[vec![0; groups as usize * 480]]);
        }
    }
}

/// Whatever order the groups of an MPAR kernel run in.
// spec: L-31 L-32
#[test]
fn groups_in_random_order() {
    let kernel = sized(
        40,
        r#"%10: i32 = builtin workgroup_id.x
        %11: i32 = const.i32 160
        %12: i32 = mul.i32 %10, %11
        %13: i32 = add.i32 %12, %1
        %14: i32 = const.i32 3
        %15: bool = lt.u32 %2, %14
        if L1 (%16: i32) %15 {
            %17: i32 = mul.i32 %2, %13
            br L1(%17)
        } else {
            br L1(%0)
        }
        store buffer1[%13], %16
        return"#,
    );
    let how = How {
        lanes: Some(16),
        ..How::default()
    };
    let compiled = try_compile(&kernel, how).unwrap();
    let meta = compiled.object.kernels[0].linx.as_ref().unwrap();
    assert_eq!(meta.mode, LinxMode::Mpar);
    let buffers = [input(40), vec![0; 800]];
    check_with(&kernel, how, [5, 1, 1], &buffers);
    let want = emulate(
        &compiled,
        [5, 1, 1],
        &buffers,
        Inactive::Keep,
        Order::InOrder,
    )
    .unwrap();
    for seed in 0..5 {
        let order = Order::Random { seed };
        let got = emulate(&compiled, [5, 1, 1], &buffers, Inactive::Zero, order).unwrap();
        assert!(got == want);
    }
}

// spec: Q-5 Q-6 Q-7 Q-31 L-17
#[test]
fn rows_that_readings_disagree_on_are_not_used() {
    let options = lanemask_ir::generate::Options::default();
    for seed in 0..40 {
        let kernel = lanemask_ir::generate::generate(seed, &options);
        let how = How {
            scratch: Scratch::Brg,
            ..How::default()
        };
        for (_, insn) in try_compile(&kernel, how).unwrap().insns {
            let avoided = matches!(
                insn.op,
                Op::VPsel
                    | Op::VFnmadd
                    | Op::VFnmsub
                    | Op::VCmpAnd
                    | Op::VCmpAndi
                    | Op::VQpush
                    | Op::VQpop
            );
            assert!(!avoided, "{insn}");
            let shift = matches!(insn.op, Op::VSlli | Op::VSrli | Op::VSrai);
            assert!(
                !shift || insn.get(lanemask_isa::linx::Field::Shamt).unwrap() < 32,
                "{insn}"
            );
            assert_ne!(insn.op.role(), Role::System, "{insn}");
        }
    }
}

/// Loads beyond the end give 0 and stores there do nothing, also for a part of a word.
// spec: Q-14
#[test]
fn out_of_bounds() {
    let kernel = kernel(
        r#"%10: i32 = const.i32 12
        %8: i32 = shl.i32 %1, %900
        %11: i32 = sub.i32 %8, %10
        %12: i32, %13: i32, %14: i32 = load buffer0[%11]
        %15: i32 = load buffer0[%1 + 4294967292]
        %16: i32 = add.i32 %12, %13
        %17: i32 = add.i32 %14, %15
        store buffer1[%11], %16, %17, %0
        store buffer1[%1 + 4294967280], %0
        return"#,
    );
    for bytes in [250, 249, 64, 63, 40, 4, 3, 0] {
        let data: Vec<u8> = (1..=bytes as u8).collect();
        check(&kernel, [1, 1, 1], &[data.clone(), data]);
    }
}

#[test]
fn every_refusal_has_its_page() {
    let page = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/linx/refusals.md"),
    )
    .unwrap();
    let listed: Vec<&str> = page
        .lines()
        .filter_map(|l| l.strip_prefix("| `")?.split('`').next())
        .collect();
    let codes: Vec<&str> = Reason::ALL.iter().map(|r| r.code()).collect();
    assert_eq!(listed, codes);
}
