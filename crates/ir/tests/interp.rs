//! The reference interpreter against results worked out by hand.

use lanemask_ir::eval::{bin, cmp, extract_bits, fma, insert_bits, un};
use lanemask_ir::interp::{Error, Launch, run};
use lanemask_ir::{BinOp, CmpOp, Kernel, Space, UnOp, text};

fn kernel(text: &str) -> Kernel {
    let (kernel, mistakes) = text::parse(Default::default(), text);
    assert_eq!(mistakes, [], "{text}");
    kernel.unwrap()
}

/// A kernel with one read-write buffer and `%0` = 4 * local_index.
fn small(size: u32, body: &str) -> Kernel {
    kernel(&format!(
        "kernel \"k\" workgroup_size({size}, 1, 1) {{
            buffer0 \"b\": read_write group(0) binding(0) min_bytes(0)
            workgroup 16
            scratch 8
            %0: i32 = builtin local_index
            %1: i32 = const.i32 4
            %2: i32 = mul.i32 %0, %1
            {body} }}"
    ))
}

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks_exact(4)
        .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
        .collect()
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

fn run_one(k: &Kernel, data: &[u32]) -> Result<Vec<u32>, Error> {
    let mut buffers = vec![bytes(data)];
    run(k, &Launch::default(), &mut buffers)?;
    Ok(words(&buffers[0]))
}

/// Steps of the Collatz sequence from local_index + 1: 1, 2, 3, … take 0, 1, 7, 2, 5, 8, 16, 3 steps.
#[test]
fn collatz() {
    let k = small(
        8,
        "%3: i32 = const.i32 1
         %4: i32 = const.i32 0
         %5: i32 = const.i32 3
         %6: i32 = add.i32 %0, %3
         block L0 (%7: i32) {
            loop L1 (%8: i32 = %6, %9: i32 = %4) {
                %10: bool = eq.i32 %8, %3
                if L2 %10 { br L0(%9) } else { br L2 }
                %11: i32 = add.i32 %9, %3
                %12: i32 = and.i32 %8, %3
                %13: bool = eq.i32 %12, %4
                if L3 %13 {
                    %14: i32 = shr.u32 %8, %3
                    br L1(%14, %11)
                } else {
                    %15: i32 = mul.i32 %8, %5
                    %16: i32 = add.i32 %15, %3
                    br L1(%16, %11)
                }
                unreachable
            }
            unreachable
         }
         store buffer0[%2], %7
         return",
    );
    assert_eq!(run_one(&k, &[9; 8]).unwrap(), [0, 1, 7, 2, 5, 8, 16, 3]);
}

/// Parameters are all read before any is written: (a, b) becomes (b, a) three times.
#[test]
fn arguments_move_in_parallel() {
    let k = small(
        1,
        "%3: i32 = const.i32 0
         %4: i32 = const.i32 1
         %5: i32 = const.i32 3
         %6: i32 = const.i32 70
         %7: i32 = const.i32 80
         block L0 (%8: i32, %9: i32) {
            loop L1 (%10: i32 = %6, %11: i32 = %7, %12: i32 = %3) {
                %13: bool = eq.i32 %12, %5
                if L2 %13 { br L0(%10, %11) } else { br L2 }
                %14: i32 = add.i32 %12, %4
                br L1(%11, %10, %14)
            }
            unreachable
         }
         store buffer0[0], %8, %9
         return",
    );
    assert_eq!(run_one(&k, &[0, 0]).unwrap(), [80, 70]);
}

/// Each shows its number, and reads that of the next after the barrier.
#[test]
fn barriers_exchange_workgroup_memory() {
    let k = small(
        4,
        "%3: i32 = const.i32 10
         %4: i32 = add.i32 %0, %3
         store workgroup[%2], %4
         barrier
         %5: i32 = add.i32 %2, %1
         %6: i32 = const.i32 15
         %7: i32 = and.i32 %5, %6
         %8: i32 = load workgroup[%7]
         store buffer0[%2], %8
         return",
    );
    assert_eq!(run_one(&k, &[0; 4]).unwrap(), [11, 12, 13, 10]);
}

#[test]
fn workgroup_memory_starts_as_zeros_in_each_workgroup() {
    let k = small(
        1,
        "%3: i32 = builtin workgroup_id.x
         %4: i32 = mul.i32 %3, %1
         %5: i32 = load workgroup[8]
         %6: i32 = add.i32 %5, %1
         store workgroup[8], %6
         store buffer0[%4], %6
         return",
    );
    let mut buffers = vec![vec![0; 12]];
    let launch = Launch {
        workgroups: [3, 1, 1],
        ..Launch::default()
    };
    run(&k, &launch, &mut buffers).unwrap();
    assert_eq!(words(&buffers[0]), [4, 4, 4]);
}

#[test]
fn builtins_give_positions() {
    let k = kernel(
        "kernel \"k\" workgroup_size(2, 3, 2) {
            buffer0 \"b\": read_write group(0) binding(0) min_bytes(0)
            %0: i32 = builtin local_id.x
            %1: i32 = builtin local_id.y
            %2: i32 = builtin local_id.z
            %3: i32 = builtin local_index
            %4: i32 = builtin workgroup_id.x
            %5: i32 = builtin workgroup_id.y
            %6: i32 = builtin workgroup_id.z
            %7: i32 = builtin num_workgroups.x
            %8: i32 = builtin num_workgroups.y
            %9: i32 = builtin num_workgroups.z
            %10: i32 = builtin lane_id
            %11: i32 = builtin warp_size
            %12: i32 = builtin warp_id
            %13: i32 = builtin num_warps
            %14: i32 = buffer_len buffer0
            store buffer0[0], %0, %1, %2, %3
            store buffer0[16], %4, %5, %6, %7
            store buffer0[32], %8, %9, %10, %11
            store buffer0[48], %12, %13, %14
            return }",
    );
    let mut buffers = vec![vec![0; 60]];
    let launch = Launch {
        workgroups: [2, 1, 3],
        lanes_per_warp: 8,
        ..Launch::default()
    };
    run(&k, &launch, &mut buffers).unwrap();
    // The last to write: invocation 11 = 1 + 2 * 2 + 1 * 6 of workgroup (1, 0, 2).
    assert_eq!(
        words(&buffers[0]),
        [1, 2, 1, 11, 1, 0, 2, 2, 1, 3, 3, 8, 1, 2, 60]
    );
}

#[test]
fn buffers_check_bounds_word_by_word() {
    // 10 bytes are two words and a half.
    let k = small(
        1,
        "%3: i32 = const.i32 0xfffffffc
         %4: i32, %5: i32, %6: i32 = load buffer0[0]
         %7: i32 = load buffer0[%3 + 8]
         %8: i32 = atomic.add buffer0[8], %1
         %9: i32 = add.i32 %6, %7
         %10: i32 = add.i32 %9, %8
         store buffer0[%3 + 4], %1
         store buffer0[4], %10, %1
         return",
    );
    let mut buffers = vec![vec![1, 0, 0, 0, 2, 0, 0, 0, 3, 3]];
    run(&k, &Launch::default(), &mut buffers).unwrap();
    assert_eq!(buffers[0], [1, 0, 0, 0, 0, 0, 0, 0, 3, 3]);
}

#[test]
fn atomics_give_the_old_word() {
    let k = small(
        4,
        "%3: i32 = atomic.add buffer0[16], %1
         store buffer0[%2], %3
         %4: i32 = const.i32 8
         %5: i32 = atomic.compare_exchange buffer0[20], %4, %0
         return",
    );
    // The second word of the tail is 8 until invocation 0 makes it 0.
    assert_eq!(
        run_one(&k, &[0, 0, 0, 0, 100, 8]).unwrap(),
        [100, 104, 108, 112, 116, 0]
    );
}

#[test]
fn atomic_operations() {
    use lanemask_ir::AtomicOp::*;
    let minus = |n: u32| n.wrapping_neg();
    for (op, old, value, new) in [
        (Add, minus(1), 3, 2),
        (Sub, 2, 3, minus(1)),
        (And, 0b1100, 0b1010, 0b1000),
        (Or, 0b1100, 0b1010, 0b1110),
        (Xor, 0b1100, 0b1010, 0b0110),
        (MinU, minus(1), 3, 3),
        (MaxU, minus(1), 3, minus(1)),
        (MinS, minus(1), 3, minus(1)),
        (MaxS, minus(1), 3, 3),
        (Exchange, 7, 9, 9),
        // 1.5 and -2.25; a number wins over a NaN.
        (AddF, 0x3fc0_0000, 0xc010_0000, 0xbf40_0000),
        (MinF, 0x3fc0_0000, 0xc010_0000, 0xc010_0000),
        (MaxF, 0x3fc0_0000, 0x7fc0_0001, 0x3fc0_0000),
    ] {
        assert_eq!(lanemask_ir::eval::atomic(op, old, value), new, "{op:?}");
    }
    for (op, old, value, new) in [
        (Add, 0xffff_ffff, 1, 0x1_0000_0000),
        (Sub, 0x1_0000_0000, 1, 0xffff_ffff),
        (And, 0xf0_0000_00f0, 0xff_0000_000f, 0xf0_0000_0000),
        (Or, 0xf0_0000_00f0, 0xff_0000_000f, 0xff_0000_00ff),
        (Xor, 0xf0_0000_00f0, 0xff_0000_000f, 0x0f_0000_00ff),
        (MinU, 1 << 63, 3, 3),
        (MaxU, 1 << 63, 3, 1 << 63),
        (MinS, 1 << 63, 3, 1 << 63),
        (MaxS, 1 << 63, 3, 3),
        (Exchange, 7 << 32, 9 << 33, 9 << 33),
        // 1.5 and -2.25.
        (AddF, 0x3ff8 << 48, 0xc002 << 48, 0xbfe8 << 48),
        (MinF, 0x3ff8 << 48, 0xc002 << 48, 0xc002 << 48),
        (MaxF, 0x3ff8 << 48, 0xc002 << 48, 0x3ff8 << 48),
    ] {
        assert_eq!(
            lanemask_ir::eval::atomic_wide(op, old, value),
            new,
            "{op:?}"
        );
    }
}

#[test]
fn atomics_on_two_words() {
    // 20 bytes are two numbers and a half.
    let k = small(
        1,
        "%3: i32 = const.i32 16
         %4: i32, %5: i32 = atomic.add buffer0[8], %0, %3
         %6: i32, %7: i32 = atomic.add buffer0[%3], %3, %3
         %8: i32, %9: i32 = atomic.compare_exchange buffer0[0], %4, %5, %3, %6
         %10: i32 = add.i32 %8, %9
         store buffer0[16], %10
         return",
    );
    // The first number equals what the second one was; nothing is done at the third, of which a word is missing.
    assert_eq!(run_one(&k, &[5, 6, 5, 6, 100]).unwrap(), [16, 0, 5, 22, 11]);
    let k = small(
        1,
        "%3: i32 = const.i32 4
         %4: i32, %5: i32 = atomic.or buffer0[%3], %0, %0
         return",
    );
    let found = run_one(&k, &[0; 4]).unwrap_err();
    assert!(
        matches!(found, Error::Misaligned { address: 4, .. }),
        "{found}"
    );
}

#[test]
fn multi_level_exits_and_early_returns() {
    // Invocation 0 leaves two levels, 1 returns, 2 falls through.
    let k = small(
        3,
        "%3: i32 = const.i32 0
         %4: i32 = const.i32 1
         %5: bool = eq.i32 %0, %3
         %6: bool = eq.i32 %0, %4
         block L0 (%7: i32) {
            block L1 {
                if L2 %5 { br L0(%1) } else { br L2 }
                if L3 %6 { return } else { br L1 }
                unreachable
            }
            store buffer0[%2 + 12], %4
            br L0(%4)
         }
         store buffer0[%2], %7
         return",
    );
    assert_eq!(run_one(&k, &[9; 6]).unwrap(), [4, 9, 1, 9, 9, 1]);
}

#[test]
fn mistakes_of_the_kernel_end_the_run() {
    let error = |size, body: &str| run_one(&small(size, body), &[0; 4]).unwrap_err();

    // `return` is a step as well.
    let steps = |max_steps| Launch {
        max_steps,
        ..Launch::default()
    };
    let endless = small(1, "loop L0 { br L0 } unreachable");
    let e = run(&endless, &steps(10_000), &mut [vec![]]);
    assert_eq!(e, Err(Error::StepLimit));
    let short = small(2, "return");
    assert_eq!(run(&short, &steps(8), &mut [vec![]]), Ok(8));
    assert_eq!(run(&short, &steps(7), &mut [vec![]]), Err(Error::StepLimit));

    let e = error(
        4,
        "%3: bool = eq.i32 %0, %1
         %4: bool = lt.u32 %1, %2
         if L0 %4 { barrier br L0 } else { br L0 }
         return",
    );
    assert!(matches!(e, Error::Barrier(p) if p.local_index == 2), "{e}");
    // At two barriers.
    let e = error(
        4,
        "%3: bool = lt.u32 %1, %2
         if L0 %3 { barrier br L0 } else { barrier br L0 }
         return",
    );
    assert!(matches!(e, Error::Barrier(_)), "{e}");

    let e = error(
        4,
        "%3: i32 = add.i32 %2, %1 %4: i32 = load workgroup[%3] return",
    );
    assert!(
        matches!(e, Error::OutOfRange { place, space: Space::Workgroup, address: 16 } if place.local_index == 3)
    );
    assert_eq!(
        e.to_string(),
        "address 16 is outside of workgroup memory: workgroup (0, 0, 0), invocation 3"
    );
    let e = error(4, "store scratch[%2 + 4], %0 return");
    assert!(
        matches!(e, Error::OutOfRange { place, space: Space::Scratch, address: 8 } if place.local_index == 1)
    );
    let e = error(2, "%3: i32 = load buffer0[%0] return");
    assert!(matches!(e, Error::Misaligned { place, address: 1, .. } if place.local_index == 1));
}

#[test]
fn launches_that_do_not_fit_are_refused() {
    let k = small(1, "return");
    let invalid = |k: &Kernel, launch: Launch, mut buffers: Vec<Vec<u8>>| {
        matches!(run(k, &launch, &mut buffers), Err(Error::Invalid(_)))
    };
    assert!(invalid(&k, Launch::default(), vec![]));
    let none = Launch {
        workgroups: [1, 0, 1],
        ..Launch::default()
    };
    assert!(invalid(&k, none, vec![vec![]]));
    let mut huge = k.clone();
    huge.workgroup_size = [u32::MAX; 3];
    assert!(invalid(&huge, Launch::default(), vec![vec![]]));
    let mut wrong = k;
    wrong.body.term = lanemask_ir::Term::Unreachable;
    assert!(invalid(&wrong, Launch::default(), vec![vec![]]));
}

#[test]
fn integer_operations() {
    const MIN: u32 = 0x8000_0000;
    let minus = |n: u32| n.wrapping_neg();
    for (op, a, r) in [
        (UnOp::NegI32, MIN, MIN),
        (UnOp::NotI32, 0x0f, 0xffff_fff0),
        (UnOp::AbsI32, minus(5), 5),
        (UnOp::AbsI32, MIN, MIN),
        (UnOp::Clz, 0, 32),
        (UnOp::Clz, 1, 31),
        (UnOp::Ctz, 0, 32),
        (UnOp::Ctz, 8, 3),
        (UnOp::Popcnt, 0xf0f, 8),
        (UnOp::BitRev, 1, MIN),
        (UnOp::FlbU32, 0, u32::MAX),
        (UnOp::FlbU32, 0x8001, 15),
        (UnOp::FlbS32, 0, u32::MAX),
        (UnOp::FlbS32, u32::MAX, u32::MAX),
        (UnOp::FlbS32, minus(2), 0),
        (UnOp::FlbS32, MIN, 30),
        (UnOp::FlbS32, 5, 2),
        (UnOp::Ftb, 0, u32::MAX),
        (UnOp::Ftb, 12, 2),
        (UnOp::NotBool, 1, 0),
        (UnOp::NotBool, 0, 1),
    ] {
        assert_eq!(un(op, a), r, "{op:?} {a:#x}");
    }
    for (op, a, b, r) in [
        (BinOp::Add, u32::MAX, 2, 1),
        (BinOp::Sub, 1, 2, u32::MAX),
        (BinOp::Mul, 0x1_0001, 0x1_0001, 0x2_0001),
        (BinOp::MulHiU32, u32::MAX, u32::MAX, 0xffff_fffe),
        (BinOp::MulHiS32, u32::MAX, u32::MAX, 0),
        (BinOp::MulHiS32, u32::MAX, 1, u32::MAX),
        (BinOp::DivU32, 7, 0, 7),
        (BinOp::DivU32, minus(7), 2, 0x7fff_fffc),
        (BinOp::DivS32, minus(7), 2, minus(3)),
        (BinOp::DivS32, minus(7), 0, minus(7)),
        (BinOp::DivS32, MIN, u32::MAX, MIN),
        (BinOp::RemU32, 7, 0, 0),
        (BinOp::RemU32, 7, 4, 3),
        (BinOp::RemS32, minus(7), 2, minus(1)),
        (BinOp::RemS32, 7, 0, 0),
        (BinOp::RemS32, MIN, u32::MAX, 0),
        (BinOp::MinU32, u32::MAX, 1, 1),
        (BinOp::MaxU32, u32::MAX, 1, u32::MAX),
        (BinOp::MinS32, u32::MAX, 1, u32::MAX),
        (BinOp::MaxS32, u32::MAX, 1, 1),
        (BinOp::And, 12, 10, 8),
        (BinOp::Or, 12, 10, 14),
        (BinOp::Xor, 12, 10, 6),
        (BinOp::Shl, 1, 33, 2),
        (BinOp::ShrU32, MIN, 63, 1),
        (BinOp::ShrS32, MIN, 63, u32::MAX),
        (BinOp::AndBool, 1, 0, 0),
        (BinOp::OrBool, 1, 0, 1),
        (BinOp::XorBool, 1, 1, 0),
    ] {
        assert_eq!(bin(op, a, b), r, "{op:?} {a:#x} {b:#x}");
    }
    for (op, a, b, r) in [
        (CmpOp::EqI32, 1, 1, true),
        (CmpOp::NeI32, 1, 1, false),
        (CmpOp::LtS32, u32::MAX, 0, true),
        (CmpOp::LeS32, 0, u32::MAX, false),
        (CmpOp::LtU32, u32::MAX, 0, false),
        (CmpOp::LeU32, 3, 3, true),
    ] {
        assert_eq!(cmp(op, a, b), r, "{op:?} {a:#x} {b:#x}");
    }
    assert_eq!(extract_bits(false, 0xabcd_1234, 8, 8), 0x12);
    assert_eq!(extract_bits(true, 0x0000_8000, 8, 8), 0xffff_ff80);
    assert_eq!(extract_bits(true, 0x8000_0000, 31, 9), u32::MAX);
    assert_eq!(extract_bits(false, u32::MAX, 40, 4), 0);
    assert_eq!(extract_bits(false, 0x1234_5678, 0, 99), 0x1234_5678);
    assert_eq!(insert_bits(u32::MAX, 0, 8, 8), 0xffff_00ff);
    assert_eq!(insert_bits(5, 7, 32, 1), 5);
    assert_eq!(insert_bits(5, 0x1234_5678, 0, 99), 0x1234_5678);
    assert_eq!(insert_bits(0, u32::MAX, 31, 4), 0x8000_0000);
}

#[test]
fn float_operations() {
    const NAN: f32 = f32::NAN;
    const INF: f32 = f32::INFINITY;
    let same = |found: u32, expected: f32| found == expected.to_bits();
    for (op, x, r) in [
        (UnOp::NegF32, 0.0, -0.0),
        (UnOp::AbsF32, -2.0, 2.0),
        (UnOp::Floor, -0.5, -1.0),
        (UnOp::Ceil, -0.5, -0.0),
        (UnOp::Trunc, -1.5, -1.0),
        (UnOp::Rint, 2.5, 2.0),
        (UnOp::Rint, 3.5, 4.0),
        (UnOp::Fract, -0.25, 0.75),
        (UnOp::Fract, -1e-10, 1.0),
        (UnOp::Sqrt, 2.25, 1.5),
        (UnOp::Sqrt, -1.0, NAN),
        (UnOp::Rsqrt, 4.0, 0.5),
        (UnOp::Rsqrt, 0.0, INF),
        (UnOp::Exp2, 10.0, 1024.0),
        (UnOp::Exp2, -149.0, 1e-45),
        (UnOp::Log2, 0.125, -3.0),
        (UnOp::Sin, 0.0, 0.0),
        (UnOp::Cos, 0.0, 1.0),
        (UnOp::Sin, INF, NAN),
        (UnOp::FrexpFract, 24.0, 0.75),
        (UnOp::FrexpFract, -1e-45, -0.5),
        (UnOp::FrexpFract, INF, INF),
    ] {
        let found = un(op, x.to_bits());
        assert!(same(found, r), "{op:?} {x} = {}", f32::from_bits(found));
    }
    for (op, x, r) in [
        (UnOp::FrexpExp, 24.0, 5),
        (UnOp::FrexpExp, 1e-45, -148),
        (UnOp::FrexpExp, 0.0, 0),
        (UnOp::FrexpExp, NAN, 0),
        (UnOp::F32ToS32, -1.9, -1),
        (UnOp::F32ToS32, 3e9, i32::MAX),
        (UnOp::F32ToS32, -3e9, i32::MIN),
        (UnOp::F32ToS32, NAN, 0),
        (UnOp::F32ToU32, -1.0, 0),
        (UnOp::F32ToU32, 3e9, 3_000_000_000u32 as i32),
        (UnOp::F32ToU32, INF, -1),
        (UnOp::BitsToI32, 1.0, 0x3f80_0000),
    ] {
        assert_eq!(un(op, x.to_bits()) as i32, r, "{op:?} {x}");
    }
    assert!(same(un(UnOp::S32ToF32, u32::MAX), -1.0));
    // 2^32 - 1 and 2^24 + 1 round to even.
    assert!(same(un(UnOp::U32ToF32, u32::MAX), 4294967296.0));
    assert!(same(un(UnOp::U32ToF32, (1 << 24) + 1), 16777216.0));
    for (op, x, y, r) in [
        (BinOp::AddF32, 1.0, 2f32.powi(-24), 1.0),
        (BinOp::SubF32, INF, INF, NAN),
        (BinOp::MulF32, -0.0, 3.0, -0.0),
        (BinOp::DivF32, 1.0, -0.0, -INF),
        (BinOp::DivF32, 0.0, 0.0, NAN),
        (BinOp::MinF32, -0.0, 0.0, -0.0),
        (BinOp::MinF32, 0.0, -0.0, -0.0),
        (BinOp::MaxF32, -0.0, 0.0, 0.0),
        (BinOp::MaxF32, 0.0, -0.0, 0.0),
        (BinOp::MinF32, NAN, 1.0, 1.0),
        (BinOp::MaxF32, 1.0, NAN, 1.0),
        (BinOp::MaxF32, -3.0, -2.0, -2.0),
        (BinOp::MinF32, -3.0, -2.0, -3.0),
        (BinOp::MaxF32, NAN, NAN, NAN),
    ] {
        let found = bin(op, x.to_bits(), y.to_bits());
        assert!(same(found, r), "{op:?} {x} {y} = {}", f32::from_bits(found));
    }
    for (x, e, r) in [
        (1.5, 3, 12.0),
        (1.0, -149, 1e-45),
        (1.0, -150, 0.0),   // a tie, to even
        (1.5, -150, 1e-45), // above the tie
        (1e-45, 149, 1.0),
        (-1.0, i32::MIN, -0.0),
        (1.0, i32::MAX, INF),
        (0.0, i32::MAX, 0.0),
    ] {
        assert!(
            same(bin(BinOp::Ldexp, f32::to_bits(x), e as u32), r),
            "{x} {e}"
        );
    }
    // (1 + 2^-12)^2 - (1 + 2^-11) = 2^-24: lost if the product is rounded first.
    let x = 1.0 + 2f32.powi(-12);
    let y = -(1.0 + 2f32.powi(-11));
    assert!(same(
        fma(x.to_bits(), x.to_bits(), y.to_bits()),
        2f32.powi(-24)
    ));
    for (op, x, y, r) in [
        (CmpOp::EqF32, 0.0, -0.0, true),
        (CmpOp::EqF32, NAN, NAN, false),
        (CmpOp::NeF32, NAN, NAN, true),
        (CmpOp::LtF32, 1.0, NAN, false),
        (CmpOp::LeF32, 1.0, 1.0, true),
    ] {
        assert_eq!(cmp(op, x.to_bits(), y.to_bits()), r, "{op:?} {x} {y}");
    }
}

/// Against the crate `half`: every binary16, its neighbours in binary32, and the ties between.
#[test]
fn conversions_of_binary16() {
    for h in 0..=0xffffu16 {
        let wide = half::f16::from_bits(h).to_f32();
        let found = un(UnOp::F16ToF32, 0xabcd_0000 | u32::from(h));
        if wide.is_nan() {
            assert_eq!(found, 0x7fc0_0000);
            assert_eq!(un(UnOp::F32ToF16, wide.to_bits()), 0x7e00);
            continue;
        }
        assert_eq!(found, wide.to_bits(), "{h:#x}");
        let tie =
            (f64::from(wide) + f64::from(half::f16::from_bits(h.wrapping_add(1)).to_f32())) / 2.0;
        let tie = if tie.is_finite() {
            (tie as f32).to_bits()
        } else {
            65520f32.to_bits()
        };
        for bits in [found, tie] {
            for near in [bits.wrapping_sub(1), bits, bits.wrapping_add(1)] {
                let x = f32::from_bits(near);
                if !x.is_nan() {
                    let expected = u32::from(half::f16::from_f32(x).to_bits());
                    assert_eq!(un(UnOp::F32ToF16, near), expected, "{x:e}");
                }
            }
        }
    }
}
