//! What is refused: codes, texts and places.

use crate::asm::{assemble, module, store};
use crate::refusal;

/// The code of a module that is refused; its message and its place must contain these.
fn refused(text: &str, code: &str, message: &str, place: &str) {
    let (d, at) = refusal(&assemble(text));
    assert_eq!(d.code, code, "{d}");
    assert!(d.message.contains(message), "{d}");
    assert!(at.contains(place), "{d} at {at}");
}

fn kernel(text: &str) -> lanemask_ir::Kernel {
    let [_, kernel] =
        crate::common::spirv_kernels(&assemble(text), None).unwrap_or_else(|e| panic!("{e}"));
    kernel
}

#[test]
fn what_is_not_supported_is_named_with_its_instruction() {
    let long = "%u24 = OpTypeInt 24 0";
    let body = format!("%x = OpUConvert %u24 %i\n{}", store("%i"));
    refused(
        &module("", long, &body, ""),
        "unsupported",
        "integers of 24 bits",
        "OpUConvert",
    );
    // A type that nothing uses disturbs nobody.
    crate::eight(&module("", long, &store("%i"), ""));

    let body = format!(
        "%x = OpGroupNonUniformElect %bool %c2\n%y = OpSelect %u32 %x %c1 %c0\n{}",
        store("%y")
    );
    refused(
        &module("", "", &body, ""),
        "unsupported",
        "`OpGroupNonUniformElect` of the scope `Workgroup`",
        "OpGroupNonUniformElect",
    );
    let body = "OpControlBarrier %c1 %c1 %c0\nOpReturn";
    refused(
        &module("", "", body, ""),
        "unsupported",
        "`Device`",
        "OpControlBarrier",
    );
    refused(
        &module("", "", "OpKill", ""),
        "unsupported",
        "`OpKill`",
        "OpKill",
    );
    let body = "%p = OpAccessChain %p_word %out %c0 %i
        %x = OpAtomicFlagTestAndSet %bool %p %c1 %c0\nOpReturn";
    refused(
        &module("", "", body, ""),
        "unsupported",
        "`OpAtomicFlagTestAndSet`",
        "OpAtomicFlagTestAndSet",
    );
    let half = "%u16 = OpTypeInt 16 0\n%halves = OpTypeRuntimeArray %u16
        %half_block = OpTypeStruct %halves
        %p_halves = OpTypePointer StorageBuffer %half_block
        %p_half = OpTypePointer StorageBuffer %u16\n%one = OpConstant %u16 1
        %h = OpVariable %p_halves StorageBuffer";
    let decorations = "OpDecorate %halves ArrayStride 2\nOpDecorate %half_block Block
        OpMemberDecorate %half_block 0 Offset 0
        OpDecorate %h DescriptorSet 0\nOpDecorate %h Binding 1";
    let body = "%p = OpAccessChain %p_half %h %c0 %i
        %x = OpAtomicIAdd %u16 %p %c1 %c0 %one\nOpReturn";
    refused(
        &module(decorations, half, body, ""),
        "unsupported",
        "atomic operations on `u16`",
        "OpAtomicIAdd",
    );
    let shared = "%u64 = OpTypeInt 64 0\n%uneven = OpTypeStruct %u32 %u64
        %p_uneven = OpTypePointer Workgroup %uneven\n%p_wide = OpTypePointer Workgroup %u64
        %w = OpVariable %p_uneven Workgroup";
    let body = "%p = OpAccessChain %p_wide %w %c1
        %x = OpAtomicIIncrement %u64 %p %c1 %c0\nOpReturn";
    refused(
        &module("", shared, body, ""),
        "unsupported",
        "at odd words",
        "OpAtomicIIncrement",
    );
    let many = "%four = OpTypeArray %block %c4\n%p_four = OpTypePointer StorageBuffer %four
        %all = OpVariable %p_four StorageBuffer";
    let decorations = "OpDecorate %all DescriptorSet 0\nOpDecorate %all Binding 1";
    let body = "%p = OpAccessChain %p_word %all %c1 %c0 %i\nOpStore %p %i\nOpReturn";
    refused(
        &module(decorations, many, body, ""),
        "unsupported",
        "array of buffers",
        "OpVariable",
    );
    let kernel =
        module("", "", "OpReturn", "").replace("OpCapability Shader", "OpCapability Kernel");
    refused(&kernel, "unsupported", "`Kernel`", "OpCapability");
}

#[test]
fn control_flow_that_is_not_structured() {
    // A loop with two entries.
    let body = "%c = OpIEqual %bool %i %c0
        OpSelectionMerge %end None
        OpBranchConditional %c %a %b
        %a = OpLabel
        OpLoopMerge %end %b None
        OpBranch %b
        %b = OpLabel
        %d = OpIEqual %bool %i %c1
        OpBranchConditional %d %a %end
        %end = OpLabel
        OpReturn";
    refused(&module("", "", body, ""), "spirv-structure", "", "");
    // A loop without its merge instruction.
    let body = "OpBranch %a
        %a = OpLabel
        %d = OpIEqual %bool %i %c1
        OpBranchConditional %d %a %end
        %end = OpLabel
        OpReturn";
    refused(
        &module("", "", body, ""),
        "spirv-structure",
        "OpLoopMerge",
        "OpBranchConditional",
    );
}

#[test]
fn recursion() {
    let call = "%x = OpFunctionCall %u32 %f %i\nOpReturn";
    let globals = "%fn = OpTypeFunction %u32 %u32";
    let f = "%f = OpFunction %u32 None %fn\n%n = OpFunctionParameter %u32\n%l = OpLabel
        %r = OpFunctionCall %u32 %g %n\nOpReturnValue %r\nOpFunctionEnd
        %g = OpFunction %u32 None %fn\n%m = OpFunctionParameter %u32\n%k = OpLabel
        %q = OpFunctionCall %u32 %f %m\nOpReturnValue %q\nOpFunctionEnd";
    let names = "OpName %f \"first\"\nOpName %g \"second\"";
    let text = module(names, globals, call, f);
    refused(&text, "spirv-recursion", "calls itself", "OpFunctionCall");
}

#[test]
fn entry_points() {
    let text = module("", "", "OpReturn", "");
    let other = text.replace("GLCompute %main \"main\"", "Fragment %main \"main\"");
    refused(&other, "spirv-no-entry", "no compute entry point", "");
    let none = text.replace("OpExecutionMode %main LocalSize 8 1 1", "");
    refused(&none, "spirv-malformed", "no workgroup size", "");
    let large = text.replace("LocalSize 8 1 1", "LocalSize 2048 1 1");
    refused(&large, "spirv-workgroup-size", "out of range", "");
    let two = text.replace(
        "OpExecutionMode %main",
        "OpEntryPoint GLCompute %main \"twin\" %gid\nOpExecutionMode %main",
    );
    refused(&two, "spirv-ambiguous-entry", "2 compute entry points", "");
}

#[test]
fn push_constants_beyond_the_limit() {
    let types =
        "%c33 = OpConstant %u32 33\n%many = OpTypeArray %u32 %c33\n%large = OpTypeStruct %many
        %p_large = OpTypePointer PushConstant %large\n%push = OpVariable %p_large PushConstant
        %p_push1 = OpTypePointer PushConstant %u32";
    let decorations = "OpDecorate %many ArrayStride 4\nOpDecorate %large Block
        OpMemberDecorate %large 0 Offset 0";
    let body = "%p = OpAccessChain %p_push1 %push %c0 %c0\n%x = OpLoad %u32 %p\nOpReturn";
    let text = module(decorations, types, body, "");
    refused(
        &text,
        "spirv-too-large",
        "push constants of 132 bytes",
        "OpVariable",
    );
    // One word less is the limit.
    crate::compiles(&kernel(&text.replace("u32 33", "u32 32")));
}

#[test]
fn layouts_that_are_no_whole_words() {
    let text = module("", "", &store("%i"), "");
    let stride = text.replace("ArrayStride 4", "ArrayStride 6");
    refused(&stride, "spirv-layout", "6 bytes", "");
    let offset = text.replace("%block 0 Offset 0", "%block 0 Offset 2");
    refused(&offset, "spirv-layout", "byte 2", "");
    let none = text.replace("OpMemberDecorate %block 0 Offset 0", "");
    refused(&none, "spirv-layout", "without an offset", "");
}

#[test]
fn places_in_the_source_of_another_language_are_told() {
    let text = module("OpName %main \"main\"", "", "OpLine %file 12 3\nOpKill", "");
    let text = text.replace(
        "OpName %main \"main\"\n    OpDecorate",
        "%file = OpString \"a.comp\"\nOpDecorate",
    );
    let (d, _) = refusal(&assemble(&text));
    assert!(
        d.notes.iter().any(|n| n == "line 12 of `a.comp`"),
        "{:?}",
        d.notes
    );
    assert!(
        d.notes.iter().any(|n| n == "in the function `main`"),
        "{:?}",
        d.notes
    );
}
