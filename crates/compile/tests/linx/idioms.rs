//! Instructions that good code has and others that it does without; what it computes is compared with the interpreter of the IR.

use super::run::{How, check, parse, try_compile};
use lanemask_isa::linx::{Insn, Op, Role};

const HEAD: &str = r#"kernel "k" workgroup_size(64, 1, 1) {
    buffer0 "in": read group(0) binding(0) min_bytes(64)
    buffer1 "out": read_write group(0) binding(1) min_bytes(0)
    workgroup 256
    %0: i32 = const.i32 2
    %1: i32 = builtin local_id.x
    %2: i32 = const.i32 16
"#;

fn words(words: impl IntoIterator<Item = u32>) -> Vec<u8> {
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// The instructions of the body, after a comparison with the interpreter on buffers of some lengths.
fn body(text: &str) -> Vec<Insn> {
    let kernel = parse(&format!("{HEAD}{text}}}"));
    for length in [16, 17, 40, 64, 100] {
        let input = words((0..length).map(|n: u32| n.wrapping_mul(0x9e37_79b9)));
        let output = words((0..70).map(|n| 0xdead_0000 + n));
        check(&kernel, [2, 1, 1], &[input, output]);
    }
    let compiled = try_compile(&kernel, How::default()).unwrap();
    (compiled.insns.into_iter().map(|(_, insn)| insn))
        .filter(|insn| insn.op.role() != Role::Header)
        .collect()
}

fn count(body: &[Insn], wanted: &[Op]) -> usize {
    body.iter().filter(|i| wanted.contains(&i.op)).count()
}

const CHECKS: [Op; 2] = [Op::VCsel, Op::VCmpLtu];

#[test]
fn what_a_branch_has_compared_with_the_length_is_not_compared_again() {
    // `if i >= arrayLength(&in) || i >= arrayLength(&out) { return }`
    let ops = body(
        "%3: i32 = buffer_len buffer0
         %4: i32 = shr.u32 %3, %0
         %5: i32 = buffer_len buffer1
         %6: i32 = shr.u32 %5, %0
         %7: bool = le.u32 %4, %1
         %8: bool = le.u32 %6, %1
         %9: bool = or.bool %7, %8
         if L0 %9 { return } else { br L0 }
         %10: i32 = shl.i32 %1, %0
         %11: i32 = load buffer0[%10]
         %12: i32 = add.i32 %11, %1
         store buffer1[%10], %12
         return",
    );
    assert_eq!(count(&ops, &[Op::VCsel]), 0, "{ops:?}");
    assert_eq!(count(&ops, &[Op::VCmpLtu, Op::VCmpGeu]), 2, "{ops:?}");
}

#[test]
fn a_check_of_another_buffer_or_behind_the_branch_says_nothing() {
    let ops = body(
        "%3: i32 = buffer_len buffer0
         %4: i32 = shr.u32 %3, %0
         %5: bool = lt.u32 %1, %4
         %6: i32 = shl.i32 %1, %0
         %7: i32 = const.i32 0
         if L0 (%9: i32) %5 {
             %8: i32 = load buffer0[%6]
             br L0(%8)
         } else {
             br L0(%7)
         }
         %10: i32 = load buffer0[%6]
         %11: i32 = add.i32 %9, %10
         store buffer1[%6], %11
         return",
    );
    // The branch's own compare, one for the load behind it, one for the store to the other buffer.
    assert_eq!(count(&ops, &[Op::VCmpLtu]), 3, "{ops:?}");
    assert_eq!(count(&ops, &[Op::VCsel]), 1, "{ops:?}");
}

#[test]
fn a_second_word_or_one_further_on_is_checked() {
    let ops = body(
        "%3: i32 = buffer_len buffer0
         %4: i32 = shr.u32 %3, %0
         %5: bool = le.u32 %4, %1
         if L0 %5 { return } else { br L0 }
         %6: i32 = shl.i32 %1, %0
         %7: i32, %8: i32 = load buffer0[%6]
         %9: i32 = load buffer0[%6 + 4]
         %10: i32 = add.i32 %7, %8
         %11: i32 = xor.i32 %10, %9
         store buffer1[%6], %11
         return",
    );
    assert!(count(&ops, &[Op::VCsel]) >= 1, "{ops:?}");
}

#[test]
fn an_index_that_cannot_be_too_large_is_not_checked() {
    // Of `in` every binding has 16 words.
    let ops = body(
        "%3: i32 = const.i32 15
         %4: i32 = and.i32 %1, %3
         %5: i32 = shl.i32 %4, %0
         %6: i32 = load buffer0[%5]
         %7: i32 = shl.i32 %1, %0
         store buffer1[%7], %6
         return",
    );
    assert_eq!(count(&ops, &[Op::VCsel]), 0, "{ops:?}");
    let ops = body(
        "%3: i32 = const.i32 31
         %4: i32 = and.i32 %1, %3
         %5: i32 = shl.i32 %4, %0
         %6: i32 = load buffer0[%5]
         %7: i32 = shl.i32 %1, %0
         store buffer1[%7], %6
         return",
    );
    assert_eq!(count(&ops, &CHECKS), 3, "{ops:?}");
}

#[test]
fn products_with_sums_and_shifts_with_masks_are_one_instruction() {
    let ops = body(
        "%3: i32 = shl.i32 %1, %0
         %4: i32 = load buffer0[%3]
         %5: i32 = const.i32 255
         %6: i32 = const.i32 8
         %7: i32 = shr.u32 %4, %6
         %8: i32 = and.i32 %7, %5
         %9: i32 = mul.i32 %8, %4
         %10: i32 = add.i32 %9, %1
         %11: i32 = const.i32 28
         %12: i32 = shr.u32 %4, %11
         %13: i32 = and.i32 %12, %5
         %14: i32 = add.i32 %10, %13
         store buffer1[%3], %14
         return",
    );
    assert_eq!(count(&ops, &[Op::VMadd]), 1, "{ops:?}");
    assert_eq!(count(&ops, &[Op::VMul, Op::VSrli, Op::VAndi]), 0, "{ops:?}");
}

#[test]
fn a_word_of_workgroup_memory_for_all_lanes_is_loaded_by_the_group() {
    let ops = body(
        "%3: i32 = shl.i32 %1, %0
         %4: i32 = load buffer0[%3]
         store workgroup[%3], %4
         barrier
         %5: i32 = builtin workgroup_id.x
         %6: i32 = shl.i32 %5, %0
         %7: i32 = load workgroup[%6 + 8]
         %8: i32 = add.i32 %7, %1
         store buffer1[%3], %8
         return",
    );
    // As an instruction of lanes only the load from the buffer is left.
    let loads = ops.iter().filter(|i| i.op == Op::VLwBrg);
    let (lanes, group): (Vec<&Insn>, Vec<&Insn>) = loads.partition(|i| i.is_vector());
    assert_eq!((lanes.len(), group.len()), (1, 1), "{ops:?}");
}
