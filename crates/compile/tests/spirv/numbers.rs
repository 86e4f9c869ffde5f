//! Numbers that are not of 32 bits: what naga writes of the cases that WGSL has, and 8 bits, which it has not.

use crate::asm::{assemble, module};
use crate::common;

#[path = "../common/numbers.rs"]
mod cases;

/// What naga writes as something else: it widens by the sign of the result.
const WRONG: &[&str] = &["i64(bitcast<u32>(X1))"];

#[test]
fn the_cases_of_wgsl_by_way_of_spirv() {
    for case in cases::CASES {
        let bytes = common::to_spirv_with(
            &case.shader(4),
            None,
            naga::proc::BoundsCheckPolicy::Unchecked,
            None,
        );
        let kernels = common::spirv_kernels(&bytes, None);
        for kernel in kernels.unwrap_or_else(|e| panic!("{}: {e}", case.name)) {
            let mut buffers = case.buffers(4);
            let launch = lanemask_ir::interp::Launch::default();
            lanemask_ir::interp::run(&kernel, &launch, &mut buffers).unwrap();
            case.compare(4, &buffers[1], "SPIR-V", WRONG);
        }
    }
}

/// Bytes in buffers: squares in 8 bits, signed quotients by 3.
#[test]
fn bytes() {
    let decorations = "
        OpDecorate %bytes ArrayStride 1
        OpDecorate %byte_block Block
        OpMemberDecorate %byte_block 0 Offset 0
        OpDecorate %in DescriptorSet 0
        OpDecorate %in Binding 1
        OpDecorate %to DescriptorSet 0
        OpDecorate %to Binding 2";
    let globals = "%u8 = OpTypeInt 8 0
        %i8 = OpTypeInt 8 1
        %k3 = OpConstant %i8 3
        %c8 = OpConstant %u32 8
        %bytes = OpTypeRuntimeArray %u8
        %byte_block = OpTypeStruct %bytes
        %p_bytes = OpTypePointer StorageBuffer %byte_block
        %p_byte = OpTypePointer StorageBuffer %u8
        %in = OpVariable %p_bytes StorageBuffer
        %to = OpVariable %p_bytes StorageBuffer";
    let body = "%p = OpAccessChain %p_byte %in %c0 %i
        %b = OpLoad %u8 %p
        %square = OpIMul %u8 %b %b
        %other = OpISub %u32 %c7 %i
        %q = OpAccessChain %p_byte %to %c0 %other
        OpStore %q %square
        %third = OpSDiv %i8 %b %k3
        %low = OpUConvert %u32 %square
        %high = OpSConvert %i32 %third
        %moved = OpShiftLeftLogical %u32 %high %c8
        %word = OpBitwiseOr %u32 %moved %low
        %p_own = OpAccessChain %p_word %out %c0 %i
        OpStore %p_own %word
        OpReturn";
    let text = module(decorations, globals, body, "");
    let [raw, kernel] =
        common::spirv_kernels(&assemble(&text), None).unwrap_or_else(|e| panic!("{e}"));
    for kernel in [raw, kernel] {
        // 0, 1, 255, 128, 127, 200, 100, 3
        let buffers = [vec![0; 8], vec![0x80ff_0100, 0x0364_c87f], vec![0; 2]];
        let got = common::run_kernel(&kernel, [1, 1, 1], &buffers);
        let minus = |n: u32, low: u32| n.wrapping_neg() << 8 | low;
        let expected = [
            0,
            1,
            1,
            minus(42, 0),
            0x2a01,
            minus(18, 0x40),
            0x2110,
            0x109,
        ];
        assert_eq!(got[0], expected);
        assert_eq!(got[2], [0x0140_1009, 0x0001_0100]);
        let sources = lanemask_diag::Sources::new();
        let options = lanemask_compile::w32::Options::new(&sources);
        lanemask_compile::w32::compile(&kernel, &options).unwrap_or_else(|d| panic!("{d:?}"));
    }
}
