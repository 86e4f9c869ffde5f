//! Values and memory: layouts, pointers, composites, operations that WGSL has not.

use crate::asm::{assemble, module, store};
use crate::{common, eight, run};
use lanemask_compile::spirv::Module;
use lanemask_compile::wgsl::FrontOptions;
use lanemask_diag::Sources;
use std::collections::BTreeMap;

/// Matrices of either order, with strides of their own, and an array with holes.
#[test]
fn layouts_are_as_decorated() {
    let decorations = "
        OpDecorate %in_block Block
        OpMemberDecorate %in_block 0 Offset 4
        OpMemberDecorate %in_block 0 ColMajor
        OpMemberDecorate %in_block 0 MatrixStride 16
        OpMemberDecorate %in_block 1 Offset 64
        OpMemberDecorate %in_block 1 RowMajor
        OpMemberDecorate %in_block 1 MatrixStride 12
        OpMemberDecorate %in_block 2 Offset 96
        OpDecorate %holes ArrayStride 20
        OpDecorate %in DescriptorSet 0
        OpDecorate %in Binding 1
        OpMemberDecorate %in_block 0 NonWritable
        OpMemberDecorate %in_block 1 NonWritable
        OpMemberDecorate %in_block 2 NonWritable";
    let globals = "%mat = OpTypeMatrix %fvec2 3
        %holes = OpTypeArray %f32 %c4
        %in_block = OpTypeStruct %mat %mat %holes
        %p_in_block = OpTypePointer StorageBuffer %in_block
        %p_float = OpTypePointer StorageBuffer %f32
        %p_vec = OpTypePointer StorageBuffer %fvec2
        %p_mat = OpTypePointer StorageBuffer %mat
        %in = OpVariable %p_in_block StorageBuffer";
    // Of each matrix: the column and row that the invocation's number names, and its last column as a vector.
    let body = format!(
        "%c = OpUMod %u32 %i %c3
        %r = OpUMod %u32 %i %c2
        %p1 = OpAccessChain %p_float %in %c0 %c %r
        %x1 = OpLoad %f32 %p1
        %p2 = OpAccessChain %p_float %in %c1 %c %r
        %x2 = OpLoad %f32 %p2
        %p3 = OpAccessChain %p_vec %in %c1 %c2
        %v3 = OpLoad %fvec2 %p3
        %x3 = OpCompositeExtract %f32 %v3 1
        %p4 = OpAccessChain %p_mat %in %c1
        %m4 = OpLoad %mat %p4
        %x4 = OpCompositeExtract %f32 %m4 1 0
        %e = OpUMod %u32 %i %c4
        %p5 = OpAccessChain %p_float %in %c2 %e
        %x5 = OpLoad %f32 %p5
        %s1 = OpFMul %f32 %x1 %k100
        %s2 = OpFAdd %f32 %s1 %x2
        %s3 = OpFMul %f32 %s2 %k100
        %s4 = OpFAdd %f32 %s3 %x3
        %s5 = OpFMul %f32 %s4 %k100
        %s6 = OpFAdd %f32 %s5 %x4
        %s7 = OpFAdd %f32 %s6 %x5
        %u = OpConvertFToU %u32 %s7
        {}",
        store("%u")
    );
    let globals = format!("{globals}\n%k100 = OpConstant %f32 100.0");
    // Words of the buffer hold their own number, so that what is read says where it was.
    let buffer: Vec<u32> = (0..50).map(|w| (w as f32).to_bits()).collect();
    let got = run(
        &module(decorations, &globals, &body, ""),
        vec![vec![0; 8], buffer],
    );
    let want: Vec<u32> = (0..8)
        .map(|i| {
            let (c, r) = (i % 3, i % 2);
            let first = 1 + c * 4 + r;
            let second = 16 + r * 3 + c;
            let third = 16 + 3 + 2;
            let fourth = 16 + 1;
            let fifth = 24 + (i % 4) * 5;
            ((first * 100 + second) * 100 + third) * 100 + fourth + fifth
        })
        .collect();
    assert_eq!(got[0], want);
}

/// A matrix by rows is written a word at a time; what lies between stays.
#[test]
fn matrices_by_rows_are_stored_with_their_stride() {
    let decorations = "
        OpDecorate %mb Block
        OpMemberDecorate %mb 0 Offset 0
        OpMemberDecorate %mb 0 RowMajor
        OpMemberDecorate %mb 0 MatrixStride 16
        OpDecorate %m DescriptorSet 0
        OpDecorate %m Binding 1";
    let globals = "%mat = OpTypeMatrix %fvec2 2
        %mb = OpTypeStruct %mat
        %p_mb = OpTypePointer StorageBuffer %mb
        %p_mat = OpTypePointer StorageBuffer %mat
        %p_vec = OpTypePointer StorageBuffer %fvec2
        %m = OpVariable %p_mb StorageBuffer
        %x = OpConstant %f32 1.0
        %y = OpConstant %f32 2.0
        %z = OpConstant %f32 3.0
        %v1 = OpConstantComposite %fvec2 %x %y
        %v2 = OpConstantComposite %fvec2 %z %x
        %mm = OpConstantComposite %mat %v1 %v2";
    let body = "%p = OpAccessChain %p_mat %m %c0
        OpStore %p %mm
        %q = OpAccessChain %p_vec %m %c0 %c1
        %old = OpLoad %fvec2 %q
        %new = OpFAdd %fvec2 %old %v1
        OpStore %q %new
        OpReturn";
    let text = module(decorations, globals, body, "").replace("LocalSize 8 1 1", "LocalSize 1 1 1");
    let got = run(&text, vec![vec![9; 8]]);
    let f = |x: f32| x.to_bits();
    // Column 0 is (1, 2), column 1 is (3, 1) + (1, 2).
    assert_eq!(got[0], [f(1.0), f(4.0), 9, 9, f(2.0), f(3.0), 9, 9]);
}

/// Pointers that are chosen, carried by a loop and moved by elements.
#[test]
fn variable_pointers() {
    let decorations = "OpDecorate %p_word ArrayStride 4";
    let globals = "%shared_t = OpTypeArray %u32 %c10
        %p_shared_t = OpTypePointer Workgroup %shared_t
        %p_shared = OpTypePointer Workgroup %u32
        %shared = OpVariable %p_shared_t Workgroup
        %wg = OpConstant %u32 2
        %sem = OpConstant %u32 264";
    let body = "%mine = OpAccessChain %p_shared %shared %i
        %sq = OpIMul %u32 %i %i
        OpStore %mine %sq
        OpControlBarrier %wg %wg %sem
        %odd0 = OpBitwiseAnd %u32 %i %c1
        %odd = OpINotEqual %bool %odd0 %c0
        %first = OpAccessChain %p_shared %shared %c0
        %p = OpSelect %p_shared %odd %mine %first
        %own = OpAccessChain %p_word %out %c0 %i
        OpBranch %head
        %head = OpLabel
        %q = OpPhi %p_shared %p %entry %q1 %head
        %k = OpPhi %u32 %c0 %entry %k1 %head
        %s = OpPhi %u32 %c0 %entry %s1 %head
        %x = OpLoad %u32 %q
        %s1 = OpIAdd %u32 %s %x
        %q1 = OpPtrAccessChain %p_shared %q %c1
        %k1 = OpIAdd %u32 %k %c1
        %more = OpULessThan %bool %k1 %c3
        OpLoopMerge %done %head None
        OpBranchConditional %more %head %done
        %done = OpLabel
        %zero = OpAccessChain %p_word %out %c0 %c0
        %there = OpPtrAccessChain %p_word %zero %i
        OpStore %there %s1
        OpReturn";
    let at = |i: u32| if i < 8 { i * i } else { 0 };
    let want: Vec<u32> = (0..8)
        .map(|i| {
            let start = if i % 2 == 1 { i } else { 0 };
            (start..start + 3).map(at).sum()
        })
        .collect();
    assert_eq!(eight(&module(decorations, globals, body, "")), want);
}

/// Indexes out of range reach the last element of what is not a buffer, and nothing beyond a buffer.
#[test]
fn out_of_bounds() {
    let globals = "%arr_t = OpTypeArray %u32 %c5
        %p_arr = OpTypePointer Function %arr_t
        %init = OpConstantComposite %arr_t %c1 %c2 %c3 %c4 %c10
        %big_t = OpTypeArray %u32 %c100
        %p_big = OpTypePointer Function %big_t
        %p_wg_t = OpTypePointer Workgroup %arr_t
        %p_wg = OpTypePointer Workgroup %u32
        %shared = OpVariable %p_wg_t Workgroup";
    let body = format!(
        "%p1 = OpAccessChain %p_fun %arr %i
        %x1 = OpLoad %u32 %p1
        %far = OpIMul %u32 %i %c100
        %p2 = OpAccessChain %p_fun %big %far
        OpStore %p2 %c7
        %x2 = OpLoad %u32 %p2
        %p3 = OpAccessChain %p_wg %shared %far
        OpStore %p3 %c7
        %p4 = OpAccessChain %p_word %out %c0 %far
        %x4 = OpLoad %u32 %p4
        %s1 = OpIMul %u32 %x1 %c100
        %s2 = OpIAdd %u32 %s1 %x2
        %s3 = OpIAdd %u32 %s2 %x4
        {}",
        store("%s3")
    );
    let text = module("", globals, &body, "").replace(
        "%p_i = OpAccessChain",
        "%arr = OpVariable %p_arr Function %init
        %big = OpVariable %p_big Function
        %p_i = OpAccessChain",
    );
    let element = |i: usize| [1, 2, 3, 4, 10][i.min(4)];
    let want: Vec<u32> = (0..8).map(|i| element(i) * 100 + 7).collect();
    assert_eq!(eight(&text), want);
}

/// Integer operations that WGSL has not, on corner values.
#[test]
fn integer_operations() {
    let globals = "%pair = OpTypeStruct %u32 %u32
        %ipair = OpTypeStruct %i32 %i32
        %n3 = OpConstant %i32 -3
        %seven = OpConstant %i32 7
        %n7 = OpConstant %i32 -7
        %three = OpConstant %i32 3
        %max = OpConstant %u32 0xffffffff";
    let cases = [
        ("%x = OpSMod %i32 %n7 %three", 2),
        ("%x = OpSMod %i32 %seven %n3", -2i32 as u32),
        ("%x = OpSRem %i32 %n7 %three", -1i32 as u32),
        ("%x = OpSMod %i32 %n7 %n3", -1i32 as u32),
        (
            "%y = OpIAddCarry %pair %max %c2\n%x = OpCompositeExtract %u32 %y 1",
            1,
        ),
        (
            "%y = OpISubBorrow %pair %c2 %c3\n%x = OpCompositeExtract %u32 %y 0",
            u32::MAX,
        ),
        (
            "%y = OpISubBorrow %pair %c2 %c3\n%x = OpCompositeExtract %u32 %y 1",
            1,
        ),
        (
            "%y = OpUMulExtended %pair %max %max\n%x = OpCompositeExtract %u32 %y 1",
            0xffff_fffe,
        ),
        (
            "%y = OpSMulExtended %ipair %n7 %three\n%x = OpCompositeExtract %i32 %y 1",
            u32::MAX,
        ),
        ("%x = OpBitFieldUExtract %u32 %max %c4 %c3", 7),
        ("%x = OpBitFieldSExtract %i32 %n7 %c1 %c2", 0),
        ("%x = OpBitFieldInsert %u32 %c0 %c5 %c4 %c3", 0x50),
        ("%x = OpBitReverse %u32 %c1", 0x8000_0000),
        ("%x = OpSNegate %u32 %c1", u32::MAX),
    ];
    for (code, want) in cases {
        let ty = if code.contains("%i32") {
            "%i32"
        } else {
            "%u32"
        };
        let body = format!("{code}\n%u = OpBitcast %u32 %x\n{}", store("%u"));
        let body = if ty == "%u32" {
            body.replace("%u = OpBitcast %u32 %x", "%u = OpCopyObject %u32 %x")
        } else {
            body
        };
        assert_eq!(eight(&module("", globals, &body, ""))[3], want, "{code}");
    }
}

/// Comparisons with and without order, remainders, and parts of numbers through pointers.
#[test]
fn float_operations() {
    let globals = "%nan = OpConstant %f32 0x7fc00000
        %one = OpConstant %f32 1.0
        %two = OpConstant %f32 2.0
        %x55 = OpConstant %f32 -5.5
        %p_float = OpTypePointer Function %f32
        %p_int = OpTypePointer Function %i32";
    let compares = [
        ("FOrdEqual", [false, false, true]),
        ("FUnordEqual", [true, false, true]),
        ("FOrdNotEqual", [false, true, false]),
        ("FUnordNotEqual", [true, true, false]),
        ("FOrdLessThan", [false, true, false]),
        ("FUnordLessThan", [true, true, false]),
        ("FOrdGreaterThan", [false, false, false]),
        ("FUnordGreaterThan", [true, false, false]),
        ("FOrdLessThanEqual", [false, true, true]),
        ("FUnordLessThanEqual", [true, true, true]),
        ("FOrdGreaterThanEqual", [false, false, true]),
        ("FUnordGreaterThanEqual", [true, false, true]),
        ("Ordered", [false, true, true]),
        ("Unordered", [true, false, false]),
    ];
    for (op, want) in compares {
        // NaN with 1, 1 with 2, 1 with 1.
        for (operands, want) in ["%nan %one", "%one %two", "%one %one"].iter().zip(want) {
            let body = format!(
                "%b = Op{op} %bool {operands}\n%x = OpSelect %u32 %b %c1 %c0\n{}",
                store("%x")
            );
            let got = eight(&module("", globals, &body, ""))[0];
            assert_eq!(got, u32::from(want), "{op} {operands}");
        }
    }
    let numbers = [
        ("%x = OpFMod %f32 %x55 %two", 0.5),
        ("%x = OpFRem %f32 %x55 %two", -1.5),
        ("%x = OpExtInst %f32 %glsl Modf %x55 %pf", -0.5),
        (
            "%y = OpExtInst %f32 %glsl Modf %x55 %pf\n%x = OpLoad %f32 %pf",
            -5.0,
        ),
        ("%x = OpExtInst %f32 %glsl Frexp %x55 %pi", -0.6875),
        (
            "%y = OpExtInst %f32 %glsl Frexp %x55 %pi\n%e = OpLoad %i32 %pi\n%x = OpConvertSToF %f32 %e",
            3.0,
        ),
    ];
    for (code, want) in numbers {
        let body = format!("{code}\n%u = OpBitcast %u32 %x\n{}", store("%u"));
        let text = module("", globals, &body, "").replace(
            "%p_i = OpAccessChain",
            "%pf = OpVariable %p_float Function\n%pi = OpVariable %p_int Function\n%p_i = OpAccessChain",
        );
        assert_eq!(f32::from_bits(eight(&text)[0]), want, "{code}");
    }
}

/// A matrix times its inverse.
#[test]
fn inverses() {
    let globals = "%fvec3 = OpTypeVector %f32 3
        %mat = OpTypeMatrix %fvec3 3
        %a = OpConstant %f32 2.0
        %b = OpConstant %f32 1.0
        %z = OpConstant %f32 0.0
        %n = OpConstant %f32 -1.0
        %v1 = OpConstantComposite %fvec3 %a %b %z
        %v2 = OpConstantComposite %fvec3 %z %n %b
        %v3 = OpConstantComposite %fvec3 %b %z %a
        %m = OpConstantComposite %mat %v1 %v2 %v3";
    for (place, want) in [
        ("0 0", 1.0),
        ("1 1", 1.0),
        ("2 2", 1.0),
        ("0 1", 0.0),
        ("2 0", 0.0),
        ("1 2", 0.0),
    ] {
        let body = format!(
            "%inv = OpExtInst %mat %glsl MatrixInverse %m
            %id = OpMatrixTimesMatrix %mat %m %inv
            %x = OpCompositeExtract %f32 %id {place}
            %u = OpBitcast %u32 %x
            {}",
            store("%u")
        );
        let got = f32::from_bits(eight(&module("", globals, &body, ""))[0]);
        assert!((got - want).abs() < 1e-6, "{place}: {got}");
    }
}

/// Parts of composites, with indexes from constants and from run time.
#[test]
fn composites() {
    let globals = "%uvec4 = OpTypeVector %u32 4
        %inner = OpTypeStruct %u32 %uvec2
        %outer = OpTypeArray %inner %c2
        %v = OpConstantComposite %uvec4 %c1 %c2 %c3 %c4
        %w = OpConstantComposite %uvec2 %c5 %c7
        %s = OpConstantComposite %inner %c10 %w
        %o = OpConstantComposite %outer %s %s
        %undef = OpUndef %uvec2";
    let cases = [
        ("%x = OpCompositeExtract %u32 %o 1 1 1", vec![7; 8]),
        (
            "%o2 = OpCompositeInsert %outer %c3 %o 0 1 0\n%x = OpCompositeExtract %u32 %o2 0 1 0",
            vec![3; 8],
        ),
        (
            "%h = OpVectorShuffle %uvec3 %v %w 5 0 3\n%a = OpCompositeExtract %u32 %h 0
             %b = OpCompositeExtract %u32 %h 2\n%x = OpISub %u32 %a %b",
            vec![3; 8],
        ),
        (
            "%m = OpUMod %u32 %i %c4\n%x = OpVectorExtractDynamic %u32 %v %m",
            vec![1, 2, 3, 4, 1, 2, 3, 4],
        ),
        (
            "%m = OpUMod %u32 %i %c4\n%n = OpVectorInsertDynamic %uvec4 %v %c100 %m
             %x = OpCompositeExtract %u32 %n 1",
            vec![2, 100, 2, 2, 2, 100, 2, 2],
        ),
        (
            "%d = OpCompositeConstruct %uvec4 %w %i %c1\n%x = OpCompositeExtract %u32 %d 2",
            (0..8).collect(),
        ),
        (
            "%d = OpVectorShuffle %uvec2 %undef %w 0xffffffff 2\n%x = OpCompositeExtract %u32 %d 1",
            vec![5; 8],
        ),
    ];
    for (code, want) in cases {
        let body = format!("{code}\n{}", store("%x"));
        assert_eq!(eight(&module("", globals, &body, "")), want, "{code}");
    }
}

/// Atomic operations that WGSL spells otherwise.
#[test]
fn atomics() {
    let globals = "%dev = OpConstant %u32 1";
    let body = "%p = OpAccessChain %p_word %out %c0 %c0
        %a = OpAtomicIIncrement %u32 %p %dev %c0
        %q = OpAccessChain %p_word %out %c0 %c1
        %b = OpAtomicIDecrement %u32 %q %dev %c0
        %r = OpAccessChain %p_word %out %c0 %c2
        %c = OpAtomicCompareExchange %u32 %r %dev %c0 %c0 %c100 %i
        %s = OpAccessChain %p_word %out %c0 %c3
        OpAtomicStore %s %dev %c0 %c7
        %d = OpAtomicLoad %u32 %s %dev %c0
        %t = OpAccessChain %p_word %out %c0 %c4
        %e = OpAtomicUMax %u32 %t %dev %c0 %d
        OpReturn";
    let got = run(
        &module("", globals, body, ""),
        vec![vec![10, 10, 5, 0, 0, 0, 0, 0]],
    );
    assert_eq!(got[0], [18, 2, 100, 7, 7, 0, 0, 0]);
}

/// Two variables for one binding are one buffer.
#[test]
fn variables_share_a_binding() {
    let decorations = "
        OpDecorate %fwords ArrayStride 4
        OpDecorate %fblock Block
        OpMemberDecorate %fblock 0 Offset 0
        OpMemberDecorate %fblock 0 NonWritable
        OpDecorate %fout DescriptorSet 0
        OpDecorate %fout Binding 0";
    let globals = "%fwords = OpTypeRuntimeArray %f32
        %fblock = OpTypeStruct %fwords
        %p_fblock = OpTypePointer StorageBuffer %fblock
        %p_float = OpTypePointer StorageBuffer %f32
        %fout = OpVariable %p_fblock StorageBuffer
        %one = OpConstant %u32 0x3f800000
        %two = OpConstant %f32 2.0";
    let body = "%p = OpAccessChain %p_word %out %c0 %i
        OpStore %p %one
        %q = OpAccessChain %p_float %fout %c0 %i
        %x = OpLoad %f32 %q
        %y = OpFMul %f32 %x %two
        %u = OpConvertFToU %u32 %y
        %len = OpArrayLength %u32 %fout 0
        %s = OpIAdd %u32 %u %len
        OpStore %p %s
        OpReturn";
    assert_eq!(eight(&module(decorations, globals, body, "")), [10; 8]);
}

/// Specialisation constants by number and by name, operations on them, sizes of arrays and of the workgroup.
#[test]
fn specialisation() {
    let decorations = "OpDecorate %n SpecId 3
        OpDecorate %flag SpecId 4
        OpName %n \"COUNT\"
        OpDecorate %size BuiltIn WorkgroupSize";
    let globals = "%n = OpSpecConstant %u32 5
        %flag = OpSpecConstantFalse %bool
        %twice = OpSpecConstantOp %u32 IMul %n %c2
        %chosen = OpSpecConstantOp %u32 Select %flag %twice %c1
        %size = OpSpecConstantComposite %uvec3 %n %c1 %c1
        %part = OpSpecConstantOp %u32 CompositeExtract %size 0
        %arr_t = OpTypeArray %u32 %twice
        %p_arr_t = OpTypePointer Workgroup %arr_t
        %arr = OpVariable %p_arr_t Workgroup
        %p_wg = OpTypePointer Workgroup %u32";
    let body = format!(
        "%far = OpAccessChain %p_wg %arr %c0
        OpStore %far %c0
        %s1 = OpIMul %u32 %chosen %c100
        %s2 = OpIAdd %u32 %s1 %part
        {}",
        store("%s2")
    );
    let bytes = assemble(&module(decorations, globals, &body, ""));
    let with = |list: &[(&str, f64)]| {
        let overrides: BTreeMap<String, f64> =
            list.iter().map(|(k, v)| ((*k).to_owned(), *v)).collect();
        let mut sources = Sources::new();
        Module::parse(&mut sources, "s.spv", &bytes, FrontOptions { overrides })
            .and_then(|m| m.kernel(None))
    };
    for (list, size, first) in [
        (&[][..], 5, 105),
        (&[("3", 7.0)], 7, 107),
        (&[("COUNT", 6.0), ("4", 1.0)], 6, 1206),
    ] {
        let kernel = with(list).unwrap();
        assert_eq!(kernel.workgroup_size, [size, 1, 1]);
        assert_eq!(kernel.workgroup_bytes, size * 8);
        let got = common::run_kernel(&kernel, [1, 1, 1], &[vec![0; 8]]);
        let want: Vec<u32> = (0..8).map(|i| if i < size { first } else { 0 }).collect();
        assert_eq!(got[0], want, "{list:?}");
    }
    for (list, code) in [
        (&[("5", 1.0)][..], "spirv-unknown-override"),
        (&[("COUTN", 1.0)], "spirv-unknown-override"),
        (&[("3", 1.5)], "spirv-override"),
        (&[("3", -1.0)], "spirv-override"),
        (&[("3", 5000.0)], "spirv-workgroup-size"),
    ] {
        assert_eq!(with(list).unwrap_err()[0].code, code, "{list:?}");
    }
}
