//! Numbers that are not of 32 bits: what naga writes of the cases that WGSL has, and 8 bits, which it has not.

use crate::asm::{assemble, module, store};
use crate::{common, eight};

#[path = "../common/numbers.rs"]
mod cases;

/// What naga writes as something else: it widens by the sign of the result.
const WRONG: &[&str] = &["i64(bitcast<u32>(X1))"];

#[test]
fn the_cases_of_wgsl_by_way_of_spirv() {
    for case in cases::CASES {
        // naga writes none of them: its writer panics.
        if case.name.starts_with("bits of") {
            continue;
        }
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

/// Functions of bits, which naga does not write: of the numbers `K | i` in the invocation `i`, for each width.
#[test]
fn bits_of_other_widths() {
    const WIDE: u64 = 0x00f3_0000_8000_0a30;
    const HALF: u16 = 0x8c40;
    type Wide = fn(u64) -> u64;
    type Half = fn(u16) -> u16;
    let wide: [(&str, Wide); 9] = [
        ("OpBitReverse %t %x", u64::reverse_bits),
        ("OpBitFieldUExtract %t %x %c10 %c33", |x| {
            x >> 10 & 0x1_ffff_ffff
        }),
        ("OpBitFieldSExtract %t %x %c5 %c7", |x| {
            ((x << 52) as i64 >> 57) as u64
        }),
        ("OpBitFieldSExtract %t %x %c30 %c2", |x| {
            ((x << 32) as i64 >> 62) as u64
        }),
        ("OpBitFieldInsert %t %x %minus %c30 %c10", |x| {
            x | 0x3ff << 30
        }),
        ("OpExtInst %t %glsl FindILsb %x", |x| {
            x.trailing_zeros().into()
        }),
        ("OpExtInst %t %glsl FindUMsb %x", |x| x.ilog2().into()),
        ("OpExtInst %t %glsl FindSMsb %minus", |_| u64::MAX),
        ("OpExtInst %t %glsl FindSMsb %x", |x| x.ilog2().into()),
    ];
    let globals = format!(
        "%t = OpTypeInt 64 0
        %k = OpConstant %t {} {}
        %minus = OpConstant %t 0xffffffff 0xffffffff
        %c30 = OpConstant %u32 30
        %c33 = OpConstant %u32 33
        %c32 = OpConstant %t 32 0",
        WIDE as u32,
        WIDE >> 32
    );
    for (line, want) in wide {
        let body = format!(
            "%n = OpUConvert %t %i
            %x = OpBitwiseOr %t %n %k
            %r = {line}
            %h = OpShiftRightLogical %t %r %c32
            %m = OpBitwiseXor %t %r %h
            %w = OpUConvert %u32 %m
            {}",
            store("%w")
        );
        let got = eight(&module("", &globals, &body, ""));
        let fold = |x: u64| (x ^ x >> 32) as u32;
        let want: Vec<u32> = (0..8).map(|i| fold(want(WIDE | i))).collect();
        assert_eq!(got, want, "{line}");
    }
    let half: [(&str, Half); 7] = [
        ("OpBitReverse %t %x", u16::reverse_bits),
        ("OpBitFieldUExtract %t %x %c10 %c4", |x| x >> 10 & 15),
        ("OpBitFieldSExtract %t %x %c10 %c2", |x| {
            ((x << 4) as i16 >> 14) as u16
        }),
        ("OpBitFieldInsert %t %x %minus %c4 %c2", |x| x | 0x30),
        ("OpExtInst %t %glsl FindILsb %x", |x| {
            x.trailing_zeros() as u16
        }),
        ("OpExtInst %t %glsl FindUMsb %x", |x| x.ilog2() as u16),
        ("OpExtInst %t %glsl FindSMsb %x", |x| (!x).ilog2() as u16),
    ];
    let globals = format!(
        "%t = OpTypeInt 16 1
        %k = OpConstant %t {}
        %minus = OpConstant %t -1",
        HALF as i16
    );
    for (line, want) in half {
        let body = format!(
            "%n = OpUConvert %t %i
            %x = OpBitwiseOr %t %n %k
            %r = {line}
            %w = OpUConvert %u32 %r
            {}",
            store("%w")
        );
        let got = eight(&module("", &globals, &body, ""));
        let want: Vec<u32> = (0..8).map(|i| want(HALF | i).into()).collect();
        assert_eq!(got, want, "{line}");
    }
    // A count may be of another width than what is counted.
    let globals = format!(
        "%t = OpTypeInt 64 0\n%k = OpConstant %t {} {}",
        WIDE as u32,
        WIDE >> 32
    );
    let body = format!(
        "%n = OpUConvert %t %i
        %x = OpBitwiseOr %t %n %k
        %a = OpBitCount %t %x
        %b = OpBitCount %u32 %x
        %c = OpUConvert %u32 %a
        %d = OpShiftLeftLogical %u32 %c %c10
        %w = OpBitwiseOr %u32 %b %d
        {}",
        store("%w")
    );
    let got = eight(&module("", &globals, &body, ""));
    let want: Vec<u32> = (0..8).map(|i| (WIDE | i).count_ones() * 1025).collect();
    assert_eq!(got, want);
}

/// Two words as one number and back; determinant and inverse of a matrix of them.
#[test]
fn doubles_as_words_and_in_matrices() {
    let globals = "%f64 = OpTypeFloat 64
        %dvec2 = OpTypeVector %f64 2
        %dmat2 = OpTypeMatrix %dvec2 2
        %two = OpConstant %f64 0 0x40000000
        %one = OpConstant %f64 0 0x3ff00000
        %four = OpConstant %f64 0 0x40100000
        %zero = OpConstant %f64 0 0
        %first = OpConstantComposite %dvec2 %two %one
        %second = OpConstantComposite %dvec2 %four %four
        %m = OpConstantComposite %dmat2 %first %second
        %high = OpConstant %u32 0x40080000";
    // 3, a part of the inverse (1, -1/4), (-1, 1/2), and as often as the invocation's number the determinant, 4.
    let body = format!(
        "%words = OpCompositeConstruct %uvec2 %c0 %high
        %three = OpExtInst %f64 %glsl PackDouble2x32 %words
        %inv = OpExtInst %dmat2 %glsl MatrixInverse %m
        %det = OpExtInst %f64 %glsl Determinant %m
        %p = OpCompositeExtract %f64 %inv 0 0
        %q = OpCompositeExtract %f64 %inv 0 1
        %r = OpCompositeExtract %f64 %inv 1 0
        %s = OpCompositeExtract %f64 %inv 1 1
        %k = OpBitwiseAnd %u32 %i %c3
        %k0 = OpIEqual %bool %k %c0
        %k1 = OpIEqual %bool %k %c1
        %k2 = OpIEqual %bool %k %c2
        %rs = OpSelect %f64 %k2 %r %s
        %qrs = OpSelect %f64 %k1 %q %rs
        %any = OpSelect %f64 %k0 %p %qrs
        %n = OpConvertUToF %f64 %i
        %a = OpFAdd %f64 %three %any
        %b = OpFMul %f64 %n %det
        %c = OpFAdd %f64 %a %b
        %back = OpExtInst %uvec2 %glsl UnpackDouble2x32 %c
        %w = OpCompositeExtract %u32 %back 1
        {}",
        store("%w")
    );
    let bytes = assemble(&module("", globals, &body, ""));
    let want: Vec<u32> = (0..8)
        .map(|i| {
            let part = [1.0, -0.25, -1.0, 0.5][i % 4];
            ((3.0 + part + 4.0 * i as f64).to_bits() >> 32) as u32
        })
        .collect();
    for kernel in common::spirv_kernels(&bytes, None).unwrap_or_else(|e| panic!("{e}")) {
        let got = common::run_kernel(&kernel, [1, 1, 1], &[vec![0; 8]]);
        assert_eq!(got[0], want);
    }
}
