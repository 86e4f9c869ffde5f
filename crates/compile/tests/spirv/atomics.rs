//! Atomics that WGSL has not: on floats, and on 64 bits of either sign.

use crate::asm::{assemble, module};
use crate::common;
use lanemask_compile::{linx, w32};
use lanemask_diag::Sources;

/// A buffer of 64-bit numbers and one of floats beside `%out`, all of which the eight invocations update.
fn kernel(body: &str) -> [lanemask_ir::Kernel; 2] {
    let decorations = "
        OpDecorate %longs ArrayStride 8
        OpDecorate %floats ArrayStride 4
        OpDecorate %doubles ArrayStride 8
        OpDecorate %long_block Block
        OpMemberDecorate %long_block 0 Offset 0
        OpDecorate %float_block Block
        OpMemberDecorate %float_block 0 Offset 0
        OpDecorate %double_block Block
        OpMemberDecorate %double_block 0 Offset 0
        OpDecorate %l DescriptorSet 0
        OpDecorate %l Binding 1
        OpDecorate %f DescriptorSet 0
        OpDecorate %f Binding 2
        OpDecorate %d DescriptorSet 0
        OpDecorate %d Binding 3";
    let globals = "%u64 = OpTypeInt 64 0
        %f64 = OpTypeFloat 64
        %longs = OpTypeRuntimeArray %u64
        %floats = OpTypeRuntimeArray %f32
        %doubles = OpTypeRuntimeArray %f64
        %long_block = OpTypeStruct %longs
        %float_block = OpTypeStruct %floats
        %double_block = OpTypeStruct %doubles
        %p_longs = OpTypePointer StorageBuffer %long_block
        %p_floats = OpTypePointer StorageBuffer %float_block
        %p_doubles = OpTypePointer StorageBuffer %double_block
        %p_long = OpTypePointer StorageBuffer %u64
        %p_float = OpTypePointer StorageBuffer %f32
        %p_double = OpTypePointer StorageBuffer %f64
        %l = OpVariable %p_longs StorageBuffer
        %f = OpVariable %p_floats StorageBuffer
        %d = OpVariable %p_doubles StorageBuffer
        %three = OpConstant %f32 3.0
        %big = OpConstant %u64 0xfffffff0 0xffffffff";
    let text = module(decorations, globals, body, "");
    common::spirv_kernels(&assemble(&text), None).unwrap_or_else(|e| panic!("{e}"))
}

fn bytes(numbers: &[u64]) -> Vec<u32> {
    let halves = numbers.iter().flat_map(|n| [*n as u32, (*n >> 32) as u32]);
    halves.collect()
}

#[test]
fn floats_and_signed_order() {
    let body = "%x = OpConvertUToF %f32 %i
        %y = OpFSub %f32 %x %three
        %wide = OpUConvert %u64 %i
        %long = OpIAdd %u64 %wide %big
        %p0 = OpAccessChain %p_float %f %c0 %c0
        %p1 = OpAccessChain %p_float %f %c0 %c1
        %p2 = OpAccessChain %p_float %f %c0 %c2
        %a0 = OpAtomicFAddEXT %f32 %p0 %c1 %c0 %y
        %a1 = OpAtomicFMinEXT %f32 %p1 %c1 %c0 %y
        %a2 = OpAtomicFMaxEXT %f32 %p2 %c1 %c0 %y
        %q0 = OpAccessChain %p_long %l %c0 %c0
        %q1 = OpAccessChain %p_long %l %c0 %c1
        %q2 = OpAccessChain %p_long %l %c0 %c2
        %q3 = OpAccessChain %p_long %l %c0 %c3
        %own = OpIAdd %u32 %i %c4
        %q4 = OpAccessChain %p_long %l %c0 %own
        %b0 = OpAtomicSMin %u64 %q0 %c1 %c0 %long
        %b1 = OpAtomicSMax %u64 %q1 %c1 %c0 %long
        %b2 = OpAtomicIIncrement %u64 %q2 %c1 %c0
        %b3 = OpAtomicIDecrement %u64 %q3 %c1 %c0
        %b4 = OpAtomicCompareExchange %u64 %q4 %c1 %c0 %c0 %long %wide
        %b5 = OpAtomicLoad %u64 %q4 %c1 %c0
        %low = OpUConvert %u32 %b5
        OpAtomicStore %q4 %c1 %c0 %b4
        %p_own = OpAccessChain %p_word %out %c0 %i
        OpStore %p_own %low
        OpReturn";
    let float = |x: f32| x.to_bits();
    for kernel in kernel(body) {
        let mut longs = vec![5, 1 << 63, 0xffff_ffff, 1 << 32];
        // Of the second half of the own numbers, the last one is not the invocation's.
        longs.extend([0, 1, 2, 99, 4, 5, 6, 7]);
        let buffers = [
            vec![0; 8],
            bytes(&longs),
            vec![float(0.5), float(0.0), float(0.0)],
            // Nobody uses the doubles here.
        ];
        let got = common::run_kernel(&kernel, [1, 1, 1], &buffers);
        // -3 to 4
        assert_eq!(got[2], [float(4.5), float(-3.0), float(4.0)]);
        let minus = |n: u64| n.wrapping_neg();
        let mut want = vec![minus(16), minus(9), 0x1_0000_0007, 0xffff_fff8];
        want.extend([0, 1, 2, 99, 4, 5, 6, 7]);
        assert_eq!(got[1], bytes(&want));
        let low: Vec<u32> = (0..8)
            .map(|i: u32| if i == 3 { 99 } else { i.wrapping_sub(16) })
            .collect();
        assert_eq!(got[0], low);
        let sources = Sources::new();
        w32::compile(&kernel, &w32::Options::new(&sources)).unwrap_or_else(|d| panic!("{d:?}"));
        linx::compile(&kernel, &linx::Options::new(&sources)).unwrap_or_else(|d| panic!("{d:?}"));
    }
}

#[test]
fn doubles_on_w32_only() {
    let body = "%x = OpConvertUToF %f64 %i
        %p0 = OpAccessChain %p_double %d %c0 %c0
        %p1 = OpAccessChain %p_double %d %c0 %c1
        %own = OpIAdd %u32 %i %c2
        %p2 = OpAccessChain %p_double %d %c0 %own
        %a0 = OpAtomicFAddEXT %f64 %p0 %c1 %c0 %x
        %a1 = OpAtomicFMaxEXT %f64 %p1 %c1 %c0 %x
        %a2 = OpAtomicExchange %f64 %p2 %c1 %c0 %x
        OpReturn";
    let double = |x: f64| x.to_bits();
    for kernel in kernel(body) {
        // 2^53 + 1 is no binary64, but 2^52 + 28 is.
        let exact = 4_503_599_627_370_496.0;
        let mut doubles = vec![double(exact), double(-1.0)];
        doubles.extend([double(9.0); 8]);
        let got = common::run_kernel(&kernel, [1, 1, 1], &[bytes(&doubles)]);
        let mut want = vec![double(exact + 28.0), double(7.0)];
        want.extend((0..8).map(|i| double(f64::from(i))));
        assert_eq!(got[0], bytes(&want));
        let sources = Sources::new();
        w32::compile(&kernel, &w32::Options::new(&sources)).unwrap_or_else(|d| panic!("{d:?}"));
        let refused = linx::compile(&kernel, &linx::Options::new(&sources)).unwrap_err();
        assert_eq!(refused[0].code, "linx-number-format");
    }
}
