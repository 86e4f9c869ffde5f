//! SPIR-V: every instruction that is said to compile stands in a module that compiles, made by naga of the shaders here or written down.

use crate::asm::{assemble, module};
use crate::{common, on_w32, probes};
use lanemask_compile::spirv::Module;
use lanemask_compile::spirv::constructs::{Standing, functions, instructions};
use lanemask_compile::wgsl::FrontOptions;
use lanemask_diag::Sources;
use rspirv::grammar::{GLSL_STD_450_INSTRUCTION_TABLE, INSTRUCTION_TABLE};
use std::collections::BTreeSet;

/// Types, constants and values that the lines below are about.
const GLOBALS: &str = "
    %u64 = OpTypeInt 64 0
    %f64 = OpTypeFloat 64
    %bvec2 = OpTypeVector %bool 2
    %uvec4 = OpTypeVector %u32 4
    %ivec2 = OpTypeVector %i32 2
    %fvec3 = OpTypeVector %f32 3
    %fvec4 = OpTypeVector %f32 4
    %mat2 = OpTypeMatrix %fvec2 2
    %carries = OpTypeStruct %u32 %u32
    %parts = OpTypeStruct %f32 %f32
    %split = OpTypeStruct %f32 %i32
    %p_float = OpTypePointer Function %f32
    %p_int = OpTypePointer Function %i32
    %longs = OpTypeRuntimeArray %u64
    %float_list = OpTypeRuntimeArray %f32
    %float_block = OpTypeStruct %float_list
    %p_floats = OpTypePointer StorageBuffer %float_block
    %p_item = OpTypePointer StorageBuffer %f32
    %floats = OpVariable %p_floats StorageBuffer
    %image = OpTypeImage %f32 1 0 0 0 1 0
    %sampled = OpTypeSampledImage %image
    %sampler = OpTypeSampler
    %texels = OpTypeImage %u32 1 0 0 0 2 33
    %multi = OpTypeImage %f32 1 0 0 1 1 0
    %p_sampled = OpTypePointer UniformConstant %sampled
    %p_sampler = OpTypePointer UniformConstant %sampler
    %p_texels = OpTypePointer UniformConstant %texels
    %p_multi = OpTypePointer UniformConstant %multi
    %p_texel = OpTypePointer Image %u32
    %tex = OpVariable %p_sampled UniformConstant
    %smp = OpVariable %p_sampler UniformConstant
    %pic = OpVariable %p_texels UniformConstant
    %many = OpVariable %p_multi UniformConstant
    %one = OpConstant %f32 1.5";
const DECORATIONS: &str = "
    OpDecorate %p_word ArrayStride 4
    OpDecorate %float_list ArrayStride 4
    OpDecorate %float_block Block
    OpMemberDecorate %float_block 0 Offset 0
    %name = OpString \"probe.comp\"
    OpDecorate %floats DescriptorSet 0
    OpDecorate %tex DescriptorSet 1
    OpDecorate %tex Binding 0
    OpDecorate %smp DescriptorSet 1
    OpDecorate %smp Binding 1
    OpDecorate %pic DescriptorSet 1
    OpDecorate %pic Binding 2
    OpDecorate %many DescriptorSet 1
    OpDecorate %many Binding 3
    OpDecorate %floats Binding 1";
const VALUES: &str = "
    %s = OpBitcast %i32 %i
    %f = OpConvertUToF %f32 %i
    %b = OpULessThan %bool %i %c3
    %bv = OpCompositeConstruct %bvec2 %b %b
    %uv = OpCompositeConstruct %uvec2 %i %i
    %iv = OpCompositeConstruct %ivec2 %s %s
    %v = OpCompositeConstruct %fvec2 %f %f
    %v3 = OpCompositeConstruct %fvec3 %f %f %one
    %v4 = OpCompositeConstruct %fvec4 %f %f %one %f
    %m = OpCompositeConstruct %mat2 %v %v
    %ballot = OpCompositeConstruct %uvec4 %i %i %i %i
    %p = OpAccessChain %p_word %out %c0 %i
    %q = OpAccessChain %p_item %floats %c0 %i";

/// Instructions of one shape: `X` is the name.
const SHAPES: &[(&str, &str)] = &[
    (
        "%r = OpX %u32 %i %c3",
        "IAdd ISub IMul UDiv UMod ShiftRightLogical ShiftLeftLogical BitwiseOr BitwiseXor BitwiseAnd",
    ),
    ("%r = OpX %i32 %s %s", "SDiv SRem SMod ShiftRightArithmetic"),
    (
        "%r = OpX %u32 %i",
        "SNegate Not BitReverse BitCount CopyObject CopyLogical",
    ),
    ("%r = OpX %f32 %f %one", "FAdd FSub FMul FDiv FRem FMod"),
    ("%r = OpX %f32 %f", "FNegate QuantizeToF16"),
    (
        "%r = OpX %bool %i %c3",
        "IEqual INotEqual UGreaterThan UGreaterThanEqual ULessThan ULessThanEqual SGreaterThan SGreaterThanEqual SLessThan \
         SLessThanEqual",
    ),
    (
        "%r = OpX %bool %f %one",
        "FOrdEqual FUnordEqual FOrdNotEqual FUnordNotEqual FOrdLessThan FUnordLessThan FOrdGreaterThan FUnordGreaterThan \
         FOrdLessThanEqual FUnordLessThanEqual FOrdGreaterThanEqual FUnordGreaterThanEqual Ordered Unordered LessOrGreater",
    ),
    ("%r = OpX %bool %f", "IsNan IsInf"),
    (
        "%r = OpX %bool %b %true",
        "LogicalEqual LogicalNotEqual LogicalOr LogicalAnd",
    ),
    ("%r = OpX %bool %b", "LogicalNot"),
    ("%r = OpX %bool %bv", "Any All"),
    (
        "%r = OpX %carries %i %c3",
        "IAddCarry ISubBorrow UMulExtended SMulExtended",
    ),
    ("%r = OpX %u32 %uv %uv", "UDot"),
    ("%r = OpX %i32 %iv %iv", "SDot SUDot"),
    ("%r = OpX %u64 %i", "UConvert SConvert"),
    (
        "%r = OpX %u32 %p %c1 %c0 %i",
        "AtomicExchange AtomicIAdd AtomicISub AtomicSMin AtomicUMin AtomicSMax AtomicUMax AtomicAnd AtomicOr AtomicXor",
    ),
    (
        "%r = OpX %f32 %q %c1 %c0 %f",
        "AtomicFAddEXT AtomicFMinEXT AtomicFMaxEXT",
    ),
    (
        "%r = OpX %u32 %p %c1 %c0",
        "AtomicLoad AtomicIIncrement AtomicIDecrement",
    ),
    (
        "%r = OpX %u32 %p %c1 %c0 %c0 %i %c3",
        "AtomicCompareExchange AtomicCompareExchangeWeak",
    ),
    (
        "%r = OpX %u32 %c3 0 %i",
        "GroupNonUniformIAdd GroupNonUniformIMul GroupNonUniformSMin GroupNonUniformUMin GroupNonUniformSMax GroupNonUniformUMax \
         GroupNonUniformBitwiseAnd GroupNonUniformBitwiseOr GroupNonUniformBitwiseXor",
    ),
    (
        "%r = OpX %f32 %c3 0 %f",
        "GroupNonUniformFAdd GroupNonUniformFMul GroupNonUniformFMin GroupNonUniformFMax",
    ),
    (
        "%r = OpX %bool %c3 0 %b",
        "GroupNonUniformLogicalAnd GroupNonUniformLogicalOr GroupNonUniformLogicalXor",
    ),
    ("%r = OpX %bool %c3", "GroupNonUniformElect"),
    (
        "%r = OpX %bool %c3 %b",
        "GroupNonUniformAll GroupNonUniformAny GroupNonUniformAllEqual",
    ),
    (
        "%r = OpX %bool %b",
        "GroupNonUniformQuadAllKHR GroupNonUniformQuadAnyKHR SubgroupAllKHR SubgroupAnyKHR SubgroupAllEqualKHR",
    ),
    (
        "%r = OpX %u32 %c3 %i %c1",
        "GroupNonUniformBroadcast GroupNonUniformShuffle GroupNonUniformShuffleXor GroupNonUniformShuffleUp \
         GroupNonUniformShuffleDown GroupNonUniformRotateKHR GroupNonUniformQuadBroadcast GroupNonUniformQuadSwap",
    ),
    ("%r = OpX %u32 %c3 %i", "GroupNonUniformBroadcastFirst"),
    ("%r = OpX %uvec4 %c3 %b", "GroupNonUniformBallot"),
    ("%r = OpX %bool %c3 %ballot", "GroupNonUniformInverseBallot"),
    (
        "%r = OpX %bool %c3 %ballot %c1",
        "GroupNonUniformBallotBitExtract",
    ),
    (
        "%r = OpX %u32 %c3 0 %ballot",
        "GroupNonUniformBallotBitCount",
    ),
    (
        "%r = OpX %u32 %c3 %ballot",
        "GroupNonUniformBallotFindLSB GroupNonUniformBallotFindMSB",
    ),
    ("%r = OpX %uvec4 %b", "SubgroupBallotKHR"),
    ("%r = OpX %u32 %i", "SubgroupFirstInvocationKHR"),
    (
        "%r = OpX %u32 %i %c1",
        "SubgroupReadInvocationKHR ExpectKHR",
    ),
];

/// Others, a line or more each.
const LINES: &[&str] = &[
    "%t = OpLoad %sampled %tex\n%r = OpImageSampleExplicitLod %fvec4 %t %v Lod %one",
    "%t = OpLoad %sampled %tex\n%r = OpImageSampleDrefExplicitLod %f32 %t %v %f Lod %one",
    "%t = OpLoad %sampled %tex\n%r = OpImageSampleProjExplicitLod %fvec4 %t %v3 Lod %one",
    "%t = OpLoad %sampled %tex\n%r = OpImageSampleProjDrefExplicitLod %f32 %t %v3 %f Lod %one",
    "%t = OpLoad %sampled %tex\n%r = OpImageGather %fvec4 %t %v %c1\n%r2 = OpImageDrefGather %fvec4 %t %v %f",
    "%t = OpLoad %sampled %tex\n%img = OpImage %image %t\n%r = OpImageFetch %fvec4 %img %uv\n%r2 = OpImageQuerySizeLod %uvec2 %img %c0\n%r3 = OpImageQueryLevels %u32 %img\n%k = OpLoad %sampler %smp\n%r4 = OpSampledImage %sampled %img %k",
    "%w = OpLoad %texels %pic\n%r = OpImageRead %uvec4 %w %uv\nOpImageWrite %w %uv %r\n%r2 = OpImageQuerySize %uvec2 %w",
    "%r = OpImageTexelPointer %p_texel %pic %uv %c0\n%r2 = OpAtomicIIncrement %u32 %r %c1 %c0",
    "%w = OpLoad %multi %many\n%r = OpImageQuerySamples %u32 %w",
    "%r = OpConvertFToU %u32 %f",
    "%r = OpConvertFToS %i32 %f",
    "%r = OpConvertSToF %f32 %s",
    "%r = OpFConvert %f64 %f",
    "%r = OpVectorExtractDynamic %f32 %v %i",
    "%r = OpVectorInsertDynamic %fvec2 %v %f %i",
    "%r = OpVectorShuffle %fvec2 %v %v 1 2",
    "%r = OpCompositeExtract %f32 %v 1",
    "%r = OpCompositeInsert %fvec2 %f %v 1",
    "%r = OpTranspose %mat2 %m",
    "%r = OpVectorTimesScalar %fvec2 %v %f",
    "%r = OpMatrixTimesScalar %mat2 %m %f",
    "%r = OpVectorTimesMatrix %fvec2 %v %m",
    "%r = OpMatrixTimesVector %fvec2 %m %v",
    "%r = OpMatrixTimesMatrix %mat2 %m %m",
    "%r = OpOuterProduct %mat2 %v %v",
    "%r = OpDot %f32 %v %v",
    "%r = OpSelect %u32 %b %i %c1",
    "%r = OpBitFieldInsert %u32 %i %i %c1 %c2",
    "%r = OpBitFieldSExtract %i32 %s %c1 %c2",
    "%r = OpBitFieldUExtract %u32 %i %c1 %c2",
    "OpAssumeTrueKHR %b",
    "OpNop",
    "OpLine %name 3 1",
    "OpNoLine",
    "%r = OpUndef %u32",
    "%r = OpArrayLength %u32 %out 0",
    "%r = OpInBoundsAccessChain %p_word %out %c0 %i\nOpCopyMemory %r %p",
    "%r = OpPtrAccessChain %p_word %p %c1\nOpStore %r %i",
    "%r = OpInBoundsPtrAccessChain %p_word %p %c1\n%r2 = OpLoad %u32 %r",
    "OpAtomicStore %p %c1 %c0 %i",
    "OpControlBarrier %c2 %c2 %c0",
    "OpMemoryBarrier %c2 %c0",
    "OpSelectionMerge %end None\nOpSwitch %i %end 3 %case\n%case = OpLabel\nOpBranch %end\n%end = OpLabel\n%r = OpPhi %u32 %c1 %entry %c2 %case",
    "OpSelectionMerge %end None\nOpBranchConditional %b %case %end\n%case = OpLabel\nOpUnreachable\n%end = OpLabel",
    "OpBranch %head\n%head = OpLabel\nOpLoopMerge %end %next None\nOpBranchConditional %b %end %next\n%next = OpLabel\nOpBranch %head\n%end = OpLabel",
];

/// Functions of `GLSL.std.450` of one shape.
const FUNCTIONS: &[(&str, &str)] = &[
    (
        "%r = OpExtInst %f32 %glsl X %f",
        "Round RoundEven Trunc FAbs FSign Floor Ceil Fract Radians Degrees Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh Asinh Acosh \
         Atanh Exp Log Exp2 Log2 Sqrt InverseSqrt Length",
    ),
    (
        "%r = OpExtInst %i32 %glsl X %s",
        "SAbs SSign FindILsb FindSMsb FindUMsb",
    ),
    (
        "%r = OpExtInst %f32 %glsl X %f %one",
        "Atan2 Pow FMin FMax NMin NMax Step Distance Reflect",
    ),
    ("%r = OpExtInst %u32 %glsl X %i %c3", "UMin SMin UMax SMax"),
    (
        "%r = OpExtInst %f32 %glsl X %f %one %f",
        "FClamp NClamp FMix SmoothStep Fma FaceForward Refract",
    ),
    ("%r = OpExtInst %u32 %glsl X %i %c1 %c3", "UClamp SClamp"),
    ("%r = OpExtInst %f32 %glsl X %f %s", "Ldexp"),
    ("%r = OpExtInst %fvec2 %glsl X %v", "Normalize"),
    ("%r = OpExtInst %fvec3 %glsl X %v3 %v3", "Cross"),
    ("%r = OpExtInst %f32 %glsl X %m", "Determinant"),
    ("%r = OpExtInst %mat2 %glsl X %m", "MatrixInverse"),
    ("%r = OpExtInst %parts %glsl X %f", "ModfStruct"),
    ("%r = OpExtInst %split %glsl X %f", "FrexpStruct"),
    ("%r = OpExtInst %f32 %glsl X %f %var_f", "Modf"),
    ("%r = OpExtInst %f32 %glsl X %f %var_i", "Frexp"),
    (
        "%r = OpExtInst %u32 %glsl X %v4",
        "PackSnorm4x8 PackUnorm4x8",
    ),
    (
        "%r = OpExtInst %u32 %glsl X %v",
        "PackSnorm2x16 PackUnorm2x16 PackHalf2x16",
    ),
    ("%r = OpExtInst %f64 %glsl X %uv", "PackDouble2x32"),
    (
        "%r = OpExtInst %fvec4 %glsl X %i",
        "UnpackSnorm4x8 UnpackUnorm4x8",
    ),
    (
        "%r = OpExtInst %fvec2 %glsl X %i",
        "UnpackSnorm2x16 UnpackUnorm2x16 UnpackHalf2x16",
    ),
    (
        "%d = OpFConvert %f64 %f\n%r = OpExtInst %uvec2 %glsl X %d",
        "UnpackDouble2x32",
    ),
];

/// The instructions of a module, those of `GLSL.std.450` with this in front of their names.
const GLSL: &str = "GLSL.std.450 ";

fn names(bytes: &[u8], out: &mut BTreeSet<String>) {
    let words: Vec<u32> = (bytes.as_chunks::<4>().0.iter())
        .map(|w| u32::from_le_bytes(*w))
        .collect();
    let mut at = 5;
    while at < words.len() {
        let (len, opcode) = ((words[at] >> 16) as usize, words[at] & 0xffff);
        let found = INSTRUCTION_TABLE.iter().find(|i| i.opcode as u32 == opcode);
        let name = found.expect("an instruction").opname;
        out.insert(name.to_owned());
        if name == "ExtInst" {
            let mut all = GLSL_STD_450_INSTRUCTION_TABLE.iter();
            let found = all.find(|i| u32::from(i.opcode) == words[at + 4]);
            out.insert(format!("{GLSL}{}", found.expect("a function").opname));
        }
        at += len;
    }
}

fn compiles(bytes: &[u8]) -> Result<(), String> {
    let mut sources = Sources::new();
    let kernel = Module::parse(&mut sources, "probe.spv", bytes, FrontOptions::default())
        .and_then(|module| module.kernel(None))
        .map_err(|d| d[0].to_string())?;
    on_w32(&kernel).map_err(|d| d[0].to_string())
}

#[test]
fn instructions_that_are_said_to_compile_stand_in_modules_that_compile() {
    let mut modules: Vec<(String, Vec<u8>)> = Vec::new();
    for (name, text) in probes::BOTH {
        let bounds = naga::proc::BoundsCheckPolicy::Unchecked;
        let bytes = common::to_spirv_with(text, None, bounds, None);
        modules.push((format!("naga's `{name}`"), bytes));
    }
    let mut written = |line: &str| {
        let body = format!(
            "%var_f = OpVariable %p_float Function\n%var_i = OpVariable %p_int Function\n{VALUES}\n{line}\nOpReturn"
        );
        modules.push((
            line.to_owned(),
            assemble(&module(DECORATIONS, GLOBALS, &body, "")),
        ));
    };
    for (shape, names) in SHAPES.iter().chain(FUNCTIONS) {
        for name in names.split_whitespace() {
            written(&shape.replace('X', name));
        }
    }
    LINES.iter().for_each(|line| written(line));
    let (mut seen, mut mistakes) = (BTreeSet::new(), Vec::new());
    for (name, bytes) in &modules {
        match compiles(bytes) {
            Ok(()) => names(bytes, &mut seen),
            Err(why) => mistakes.push(format!("{name}: {why}")),
        }
    }
    let said = instructions()
        .map(|row| (row.name.to_owned(), row.standing))
        .chain(functions().map(|row| (format!("{GLSL}{}", row.name), row.standing)));
    for (name, standing) in said {
        match (standing, seen.contains(&name)) {
            (Standing::Works, false) => mistakes.push(format!("no module has {name}")),
            (Standing::Refused, true) => mistakes.push(format!("{name} compiles")),
            _ => {}
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}
