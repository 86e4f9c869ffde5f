//! Images of modules that no front end makes, and what is refused of images. How images of GLSL run is tested in `lanemask-testkit`.

use crate::asm::{assemble, module, store};
use crate::{common, refusal};
use lanemask_compile::w32;
use lanemask_diag::Sources;

/// Types and variables: a sampled image with its sampler `%tex`, storage images `%pic` (`r32ui`) and `%any` (no format).
const GLOBALS: &str = "
    %fvec4 = OpTypeVector %f32 4
    %fvec3 = OpTypeVector %f32 3
    %uvec4 = OpTypeVector %u32 4
    %ivec2 = OpTypeVector %i32 2
    %half = OpConstant %f32 0.5
    %zero = OpConstant %f32 0.0
    %minus1 = OpConstant %i32 -1
    %i9 = OpConstant %i32 9
    %here = OpConstantComposite %fvec2 %half %half
    %there = OpConstantComposite %fvec3 %half %half %half
    %one_up = OpConstantComposite %ivec2 %minus1 %minus1
    %nine_up = OpConstantComposite %ivec2 %i9 %i9
    %at = OpConstantComposite %uvec2 %c1 %c2
    %image = OpTypeImage %f32 1 0 0 0 1 0
    %sampled = OpTypeSampledImage %image
    %p_sampled = OpTypePointer UniformConstant %sampled
    %tex = OpVariable %p_sampled UniformConstant
    %words32 = OpTypeImage %u32 1 0 0 0 2 33
    %p_words32 = OpTypePointer UniformConstant %words32
    %pic = OpVariable %p_words32 UniformConstant
    %p_fun_image = OpTypePointer Function %image
    %texel = OpTypePointer Image %u32
    %plain = OpTypeImage %f32 1 0 0 0 2 0
    %p_plain = OpTypePointer UniformConstant %plain
    %any = OpVariable %p_plain UniformConstant
";

const DECORATIONS: &str = "
    OpDecorate %tex DescriptorSet 0
    OpDecorate %tex Binding 1
    OpDecorate %pic DescriptorSet 0
    OpDecorate %pic Binding 2
    OpDecorate %any DescriptorSet 0
    OpDecorate %any Binding 3
    OpName %tex \"tex\"
    OpName %pic \"pic\"
    OpName %any \"any\"
";

fn with_images(body: &str) -> String {
    module(DECORATIONS, GLOBALS, body, "")
}

/// The kernel as text, before the passes; it compiles for w32.
fn kernel(body: &str) -> String {
    let bytes = assemble(&with_images(body));
    let [raw, kernel] = common::spirv_kernels(&bytes, None).unwrap_or_else(|e| panic!("{e}"));
    let sources = Sources::new();
    w32::compile(&kernel, &w32::Options::new(&sources)).unwrap_or_else(|d| panic!("{d:?}"));
    lanemask_ir::text::print(&raw)
}

fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
}

#[test]
fn a_combined_image_and_sampler_are_two_resources_of_one_binding() {
    let text = kernel(&format!(
        "%t = OpLoad %sampled %tex
        %x = OpImageSampleExplicitLod %fvec4 %t %here Lod %zero
        %y = OpCompositeExtract %f32 %x 3
        %z = OpBitcast %u32 %y
        {}",
        store("%z")
    ));
    has(
        &text,
        &[
            "image1 \"tex\": read group(0) binding(1) type(\"2d f32\")",
            "sampler2 \"tex\": filtering group(0) binding(1)",
            "image.sample image1 sampler2[",
        ],
    );
}

#[test]
fn handles_and_texels_are_known_in_all_regions() {
    // The image is loaded, and the pointer to its texel made, in a branch; both are used behind it. Coordinates of both signs.
    let text = kernel(&format!(
        "%c = OpULessThan %bool %i %c4
        OpSelectionMerge %end None
        OpBranchConditional %c %a %end
        %a = OpLabel
        OpBranch %b
        %b = OpLabel
        %p = OpImageTexelPointer %texel %pic %at %c0
        %t = OpLoad %sampled %tex
        %img = OpImage %image %t
        OpBranch %d
        %d = OpLabel
        %old = OpAtomicIIncrement %u32 %p %c1 %c0
        %w = OpLoad %words32 %pic
        %v = OpImageRead %uvec4 %w %at
        %f = OpImageFetch %fvec4 %img %at
        %f0 = OpCompositeExtract %f32 %f 0
        %fu = OpBitcast %u32 %f0
        %v0 = OpCompositeExtract %u32 %v 0
        %sum = OpIAdd %u32 %v0 %fu
        %s = OpIAdd %u32 %sum %old
        {}
        %end = OpLabel
        OpReturn",
        store("%s").replace("OpReturn", "OpBranch %end")
    ));
    has(
        &text,
        &[
            "image.atomic.add image2[",
            "image.load image2[",
            "image.load image1[",
        ],
    );
}

#[test]
fn texels_are_loaded_stored_and_exchanged_by_pointers() {
    let text = kernel(&format!(
        "%p = OpImageTexelPointer %texel %pic %at %c0
        %x = OpAtomicLoad %u32 %p %c1 %c0
        OpAtomicStore %p %c1 %c0 %x
        %y = OpAtomicCompareExchange %u32 %p %c1 %c0 %c0 %c7 %c5
        %z = OpAtomicISub %u32 %p %c1 %c0 %y
        {}",
        store("%z")
    ));
    has(
        &text,
        &[
            "image.load image1[",
            "image.store image1[",
            "image.atomic.compare_exchange image1[",
            "image.atomic.sub image1[",
        ],
    );
}

#[test]
fn writes_with_fewer_components_are_filled_with_zeros() {
    // A format that is not known, of one and of two components; a read of two.
    let text = kernel(
        "%w = OpLoad %plain %any
        OpImageWrite %w %at %half
        OpImageWrite %w %at %here
        %x = OpImageRead %fvec2 %w %at
        OpImageWrite %w %at %x
        OpReturn",
    );
    has(&text, &["type(\"2d storage f32\")"]);
    assert_eq!(text.matches("image.store").count(), 3, "{text}");
}

#[test]
fn an_image_that_is_not_written_is_only_read() {
    let decorations = format!("{DECORATIONS}\nOpDecorate %any NonWritable");
    let body = "%w = OpLoad %plain %any\n%x = OpImageRead %fvec4 %w %at\nOpReturn";
    let bytes = assemble(&module(&decorations, GLOBALS, body, ""));
    let [raw, _] = common::spirv_kernels(&bytes, None).unwrap_or_else(|e| panic!("{e}"));
    has(
        &lanemask_ir::text::print(&raw),
        &["\"any\": read group(0) binding(3)"],
    );
}

#[test]
fn what_images_do_not_have_is_refused_by_name() {
    let refused = |body: &str, message: &str, place: &str| {
        let (d, at) = refusal(&assemble(&with_images(body)));
        assert_eq!(d.code, "unsupported", "{body}: {d}");
        assert!(d.message.contains(message), "{body}: {d}");
        assert!(at.contains(place), "{d} at {at}");
    };
    let sample = |operands: &str| {
        format!(
            "%t = OpLoad %sampled %tex
            %x = OpImageSampleExplicitLod %fvec4 %t %here {operands}
            OpReturn"
        )
    };
    refused(
        "%t = OpLoad %sampled %tex
        %x = OpImageSampleImplicitLod %fvec4 %t %here
        OpReturn",
        "`OpImageSampleImplicitLod` takes its level of detail from derivatives",
        "OpImageSampleImplicitLod",
    );
    refused(
        "%t = OpLoad %sampled %tex
        %x = OpImageQueryLod %fvec2 %t %here
        OpReturn",
        "`OpImageQueryLod`",
        "OpImageQueryLod",
    );
    refused(&sample("Lod|MinLod %zero %zero"), "`MinLod`", "Explicit");
    refused(&sample("Bias|Lod %zero %zero"), "`Bias`", "Explicit");
    refused(
        &sample("Lod|ConstOffset %zero %nine_up"),
        "an offset of 9 texels",
        "Explicit",
    );
    refused(
        "%t = OpLoad %sampled %tex
        %o = OpCompositeConstruct %uvec2 %i %i
        %x = OpImageSampleExplicitLod %fvec4 %t %here Lod|Offset %zero %o
        OpReturn",
        "no constants",
        "Explicit",
    );
    refused(
        &sample("Lod|SignExtend %zero"),
        "extending texels",
        "Explicit",
    );
    refused(
        "%c = OpULessThan %bool %i %c4
        %t = OpLoad %sampled %tex
        %o = OpSelect %sampled %c %t %t
        OpReturn",
        "choosing among images",
        "OpSelect",
    );
    refused(
        "%v = OpVariable %p_fun_image Function
        OpReturn",
        "images as values in variables",
        "OpVariable",
    );
}

#[test]
fn images_that_the_machine_has_not_are_refused_at_their_variable() {
    let refused = |ty: &str, message: &str| {
        let globals = format!(
            "{GLOBALS}{ty}
            %p_bad = OpTypePointer UniformConstant %bad
            %var = OpVariable %p_bad UniformConstant"
        );
        let decorations =
            format!("{DECORATIONS}\nOpDecorate %var DescriptorSet 1\nOpDecorate %var Binding 0");
        let body = "%x = OpLoad %bad %var\nOpReturn";
        let (d, at) = refusal(&assemble(&module(&decorations, &globals, body, "")));
        assert_eq!(d.code, "unsupported", "{ty}: {d}");
        assert!(d.message.contains(message), "{ty}: {d}");
        assert!(at.contains("OpVariable"), "{ty}: {at}");
    };
    refused("%bad = OpTypeImage %f32 4 0 0 0 1 0", "`Rect`");
    refused("%bad = OpTypeImage %f32 6 0 0 0 2 0", "input attachments");
    refused("%bad = OpTypeImage %u32 1 0 0 0 2 40", "such a format");
    refused(
        "%bad = OpTypeImage %f32 1 0 0 0 0 0",
        "may be sampled and stored to",
    );
    refused("%bad = OpTypeImage %void 1 0 0 0 1 0", "not of 32 bits");
    refused(
        "%rect = OpTypeImage %f32 4 0 0 0 1 0\n%bad = OpTypeSampledImage %rect",
        "`Rect`",
    );
    refused(
        "%bad = OpTypeArray %sampled %c4",
        "an array of images or samplers",
    );
}

#[test]
fn a_kernel_that_uses_an_image_wrongly_is_malformed() {
    let malformed = |body: &str, message: &str| {
        let (d, _) = refusal(&assemble(&with_images(body)));
        assert_eq!(d.code, "spirv-malformed", "{body}: {d}");
        assert!(d.message.contains(message), "{body}: {d}");
    };
    malformed(
        "%w = OpLoad %plain %any
        %x = OpImageSampleExplicitLod %fvec4 %w %here Lod %zero
        OpReturn",
        "an image without a sampler",
    );
    malformed(
        "%t = OpLoad %sampled %tex\n%x = OpImageFetch %fvec4 %t %c1\nOpReturn",
        "more coordinates",
    );
    malformed(
        "%x = OpImageFetch %fvec4 %c1 %at\nOpReturn",
        "no image or sampler",
    );
    malformed(
        "%p = OpImageTexelPointer %texel %out %at %c0\n%x = OpAtomicLoad %u32 %p %c1 %c0\nOpReturn",
        "a pointer to no image",
    );
    malformed(
        "%t = OpLoad %sampled %tex
        %x = OpImageSampleProjExplicitLod %fvec4 %t %here Lod %zero
        OpReturn",
        "coordinates do not fit",
    );
    malformed(
        "%x = OpLoad %u32 %tex\nOpReturn",
        "not of the variable's type",
    );
    malformed(
        "%x = OpAccessChain %p_word %tex %c0\nOpStore %x %i\nOpReturn",
        "has no elements",
    );
}
