//! Operations on subgroups that WGSL has not, and those of older extensions; values by hand, eight invocations in one subgroup of 32.

use crate::asm::{assemble, module, store};
use crate::{eight, refusal};

const GLOBALS: &str = "
    %uvec4 = OpTypeVector %u32 4
    %fvec2s = OpTypeVector %f32 2
    %bits_52 = OpConstant %u32 0x52
    %high = OpConstant %u32 0xff00
    %b52 = OpConstantComposite %uvec4 %bits_52 %c0 %c0 %c0
    %bhigh = OpConstantComposite %uvec4 %high %c0 %c0 %c7
    %half = OpConstant %f32 0.5";

/// What each of the eight invocations has in `%x`, a word.
fn of(body: &str) -> Vec<u32> {
    eight(&module(
        "",
        GLOBALS,
        &format!("{body}\n{}", store("%x")),
        "",
    ))
}

/// The same of a truth value `%t`.
fn truths(body: &str) -> Vec<u32> {
    of(&format!("{body}\n%x = OpSelect %u32 %t %c1 %c0"))
}

#[test]
fn election_and_equality() {
    assert_eq!(
        truths("%t = OpGroupNonUniformElect %bool %c3"),
        [1, 0, 0, 0, 0, 0, 0, 0]
    );
    assert_eq!(
        truths("%t = OpGroupNonUniformAllEqual %bool %c3 %i"),
        [0; 8]
    );
    assert_eq!(
        truths("%t = OpGroupNonUniformAllEqual %bool %c3 %c5"),
        [1; 8]
    );
    let odd = "%m = OpBitwiseAnd %u32 %i %c1\n%odd = OpIEqual %bool %m %c1\n";
    assert_eq!(
        truths(&format!(
            "{odd}%t = OpGroupNonUniformAllEqual %bool %c3 %odd"
        )),
        [0; 8]
    );
    // All false is equal too.
    assert_eq!(
        truths("%no = OpULessThan %bool %i %c0\n%t = OpGroupNonUniformAllEqual %bool %c3 %no"),
        [1; 8]
    );
    // Floats are equal as numbers: -0 and 0 are, a NaN is not.
    let zeros = "%f = OpConvertUToF %f32 %i\n%z = OpFMul %f32 %f %zero\n%nz = OpFNegate %f32 %z\n";
    let select = format!("{zeros}{odd}%s = OpSelect %f32 %odd %z %nz\n");
    let with_zero = format!("{GLOBALS}\n%zero = OpConstant %f32 0.0");
    let body = format!(
        "{select}%t = OpGroupNonUniformAllEqual %bool %c3 %s\n%x = OpSelect %u32 %t %c1 %c0\n{}",
        store("%x")
    );
    assert_eq!(eight(&module("", &with_zero, &body, "")), [1; 8]);
    let body = format!(
        "{zeros}%nan = OpFDiv %f32 %z %z\n%t = OpGroupNonUniformAllEqual %bool %c3 %nan\n%x = OpSelect %u32 %t %c1 %c0\n{}",
        store("%x")
    );
    assert_eq!(eight(&module("", &with_zero, &body, "")), [0; 8]);
}

/// 0x52 is lanes 1, 4 and 6.
#[test]
fn what_is_asked_of_ballots() {
    assert_eq!(
        truths("%t = OpGroupNonUniformInverseBallot %bool %c3 %b52"),
        [0, 1, 0, 0, 1, 0, 1, 0]
    );
    assert_eq!(
        truths("%t = OpGroupNonUniformBallotBitExtract %bool %c3 %b52 %c4"),
        [1; 8]
    );
    assert_eq!(
        truths(
            "%n = OpISub %u32 %c100 %i\n%t = OpGroupNonUniformBallotBitExtract %bool %c3 %bhigh %n"
        ),
        // Bits 100 to 93: of the last word, which is 7, bits 4 to 0, then the end of the one before.
        [0, 0, 1, 1, 1, 0, 0, 0]
    );
    assert_eq!(
        of("%x = OpGroupNonUniformBallotBitCount %u32 %c3 0 %b52"),
        [3; 8]
    );
    assert_eq!(
        of("%x = OpGroupNonUniformBallotBitCount %u32 %c3 1 %b52"),
        [0, 1, 1, 1, 2, 2, 3, 3]
    );
    assert_eq!(
        of("%x = OpGroupNonUniformBallotBitCount %u32 %c3 2 %b52"),
        [0, 0, 1, 1, 1, 2, 2, 3]
    );
    // A subgroup has 32 lanes: the 7 in the last word does not count, bits 8 to 15 do.
    assert_eq!(
        of("%x = OpGroupNonUniformBallotBitCount %u32 %c3 0 %bhigh"),
        [8; 8]
    );
    assert_eq!(
        of("%x = OpGroupNonUniformBallotFindLSB %u32 %c3 %b52"),
        [1; 8]
    );
    assert_eq!(
        of("%x = OpGroupNonUniformBallotFindMSB %u32 %c3 %b52"),
        [6; 8]
    );
    assert_eq!(
        of("%x = OpGroupNonUniformBallotFindLSB %u32 %c3 %bhigh"),
        [8; 8]
    );
    assert_eq!(
        of("%x = OpGroupNonUniformBallotFindMSB %u32 %c3 %bhigh"),
        [15; 8]
    );
}

#[test]
fn ballots_of_both_ages() {
    let low = "%low = OpULessThan %bool %i %c3\n";
    for ballot in [
        "OpGroupNonUniformBallot %uvec4 %c3 %low",
        "OpSubgroupBallotKHR %uvec4 %low",
    ] {
        assert_eq!(
            of(&format!(
                "{low}%b = {ballot}\n%x = OpCompositeExtract %u32 %b 0"
            )),
            [7; 8]
        );
        assert_eq!(
            of(&format!(
                "{low}%b = {ballot}\n%x = OpCompositeExtract %u32 %b 3"
            )),
            [0; 8]
        );
    }
    for (vote, all) in [
        ("OpSubgroupAllKHR", 0),
        ("OpSubgroupAnyKHR", 1),
        ("OpSubgroupAllEqualKHR", 0),
        ("OpGroupNonUniformAll", 0),
        ("OpGroupNonUniformAny", 1),
    ] {
        let scope = if vote.contains("NonUniform") {
            "%c3 "
        } else {
            ""
        };
        assert_eq!(
            truths(&format!("{low}%t = {vote} %bool {scope}%low")),
            [all; 8],
            "{vote}"
        );
    }
    assert_eq!(of("%x = OpSubgroupFirstInvocationKHR %u32 %i"), [0; 8]);
    assert_eq!(of("%x = OpSubgroupReadInvocationKHR %u32 %i %c5"), [5; 8]);
}

/// Lanes 0 to 2 take the arm; there the first is 0 and the sum 3.
#[test]
fn in_an_arm_the_arms_lanes_are_active() {
    let arm = |op: &str| {
        of(&format!(
            "%low = OpULessThan %bool %i %c3
             OpSelectionMerge %join None
             OpBranchConditional %low %arm %join
             %arm = OpLabel
             %y = {op}
             OpBranch %join
             %join = OpLabel
             %x = OpPhi %u32 %y %arm %c100 %entry"
        ))
    };
    let rest = |n| [n, n, n, 100, 100, 100, 100, 100];
    assert_eq!(arm("OpGroupNonUniformIAdd %u32 %c3 0 %i"), rest(3));
    assert_eq!(arm("OpGroupNonUniformUMax %u32 %c3 0 %i"), rest(2));
    assert_eq!(arm("OpGroupNonUniformBroadcastFirst %u32 %c3 %c7"), rest(7));
    assert_eq!(
        arm("OpGroupNonUniformIAdd %u32 %c3 1 %c10"),
        [10, 20, 30, 100, 100, 100, 100, 100]
    );
}

#[test]
fn arithmetic_with_each_group_operation() {
    let all = |op: &str, how: &str| of(&format!("%x = OpGroupNonUniform{op} %u32 %c3 {how}"));
    assert_eq!(all("IAdd", "0 %i"), [28; 8]);
    assert_eq!(all("IAdd", "1 %i"), [0, 1, 3, 6, 10, 15, 21, 28]);
    assert_eq!(all("IAdd", "2 %i"), [0, 0, 1, 3, 6, 10, 15, 21]);
    assert_eq!(all("IAdd", "3 %i %c4"), [6, 6, 6, 6, 22, 22, 22, 22]);
    assert_eq!(all("IMul", "1 %c3"), [3, 9, 27, 81, 243, 729, 2187, 6561]);
    assert_eq!(all("UMin", "0 %i"), [0; 8]);
    assert_eq!(all("UMax", "3 %i %c2"), [1, 1, 3, 3, 5, 5, 7, 7]);
    assert_eq!(all("BitwiseXor", "0 %i"), [0; 8]);
    assert_eq!(all("BitwiseOr", "3 %i %c4"), [3, 3, 3, 3, 7, 7, 7, 7]);
    assert_eq!(all("BitwiseAnd", "2 %i"), [u32::MAX, 0, 0, 0, 0, 0, 0, 0]);
    // Signed: i - 3 is from -3 to 4.
    let less = "%d = OpISub %u32 %i %c3\n%s = OpBitcast %i32 %d\n";
    for (op, want) in [("SMin", 3u32.wrapping_neg()), ("SMax", 4)] {
        let body =
            format!("{less}%y = OpGroupNonUniform{op} %i32 %c3 0 %s\n%x = OpBitcast %u32 %y");
        assert_eq!(of(&body), [want; 8]);
    }
    let float = "%f = OpConvertUToF %f32 %i\n%g = OpFMul %f32 %f %half\n";
    for (op, want) in [
        ("FAdd", 14.0f32),
        ("FMin", 0.0),
        ("FMax", 3.5),
        ("FMul", 0.0),
    ] {
        let body =
            format!("{float}%y = OpGroupNonUniform{op} %f32 %c3 0 %g\n%x = OpBitcast %u32 %y");
        assert_eq!(of(&body), [want.to_bits(); 8]);
    }
    // Of vectors each component.
    let body = format!(
        "{float}%v = OpCompositeConstruct %fvec2s %g %half
         %w = OpGroupNonUniformFAdd %fvec2s %c3 0 %v
         %y = OpCompositeExtract %f32 %w 1
         %x = OpBitcast %u32 %y"
    );
    assert_eq!(of(&body), [4f32.to_bits(); 8]);
}

#[test]
fn logic_on_truth_values() {
    let odd = "%m = OpBitwiseAnd %u32 %i %c1\n%odd = OpIEqual %bool %m %c1\n";
    let all = |op: &str, how: &str| {
        truths(&format!(
            "{odd}%t = OpGroupNonUniformLogical{op} %bool %c3 {how}"
        ))
    };
    assert_eq!(all("And", "0 %odd"), [0; 8]);
    assert_eq!(all("Or", "0 %odd"), [1; 8]);
    // Four are odd.
    assert_eq!(all("Xor", "0 %odd"), [0; 8]);
    assert_eq!(all("Xor", "1 %odd"), [0, 1, 1, 0, 0, 1, 1, 0]);
    assert_eq!(all("Or", "2 %odd"), [0, 0, 1, 1, 1, 1, 1, 1]);
    assert_eq!(all("And", "2 %odd"), [1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(all("Or", "3 %odd %c1"), [0, 1, 0, 1, 0, 1, 0, 1]);
}

#[test]
fn rotations_shuffles_and_quads() {
    let word = |op: &str, rest: &str| of(&format!("%x = OpGroupNonUniform{op} %u32 %c3 %i {rest}"));
    assert_eq!(word("RotateKHR", "%c1 %c4"), [1, 2, 3, 0, 5, 6, 7, 4]);
    assert_eq!(word("RotateKHR", "%c3 %c2"), [1, 0, 3, 2, 5, 4, 7, 6]);
    assert_eq!(word("ShuffleXor", "%c5"), [5, 4, 7, 6, 1, 0, 3, 2]);
    assert_eq!(word("Shuffle", "%c2"), [2; 8]);
    assert_eq!(word("Broadcast", "%c7"), [7; 8]);
    assert_eq!(word("ShuffleUp", "%c2")[2..], [0, 1, 2, 3, 4, 5]);
    assert_eq!(word("ShuffleDown", "%c3")[..5], [3, 4, 5, 6, 7]);
    assert_eq!(word("QuadBroadcast", "%c2"), [2, 2, 2, 2, 6, 6, 6, 6]);
    assert_eq!(word("QuadSwap", "%c0"), [1, 0, 3, 2, 5, 4, 7, 6]);
    assert_eq!(word("QuadSwap", "%c1"), [2, 3, 0, 1, 6, 7, 4, 5]);
    assert_eq!(word("QuadSwap", "%c2"), [3, 2, 1, 0, 7, 6, 5, 4]);
    // Around the subgroup of 32: lane 7 would read lane 8, which is not there.
    assert_eq!(word("RotateKHR", "%c1")[..7], [1, 2, 3, 4, 5, 6, 7]);
    // Truth values are moved too.
    let low = "%low = OpULessThan %bool %i %c3\n";
    assert_eq!(
        truths(&format!(
            "{low}%t = OpGroupNonUniformShuffleXor %bool %c3 %low %c4"
        )),
        [0, 0, 0, 0, 1, 1, 1, 0]
    );
    for (op, want) in [
        ("QuadAllKHR", [0, 0, 0, 0, 0, 0, 0, 0]),
        ("QuadAnyKHR", [1, 1, 1, 1, 0, 0, 0, 0]),
    ] {
        assert_eq!(
            truths(&format!("{low}%t = OpGroupNonUniform{op} %bool %low")),
            want
        );
    }
}

#[test]
fn masks_that_are_built_in() {
    for (name, want) in [
        ("Eq", [1, 2, 4, 8, 16, 32, 64, 128]),
        ("Lt", [0, 1, 3, 7, 15, 31, 63, 127]),
        ("Le", [1, 3, 7, 15, 31, 63, 127, 255]),
        ("Ge", [0, 1, 2, 3, 4, 5, 6, 7].map(|l| u32::MAX << l)),
        ("Gt", [1, 2, 3, 4, 5, 6, 7, 8].map(|l| u32::MAX << l)),
    ] {
        let globals = format!(
            "{GLOBALS}
             %p_mask = OpTypePointer Input %uvec4
             %mask = OpVariable %p_mask Input"
        );
        let decoration = format!("OpDecorate %mask BuiltIn Subgroup{name}Mask\n");
        let word = |k: u32| {
            let body = format!(
                "%b = OpLoad %uvec4 %mask\n%x = OpCompositeExtract %u32 %b {k}\n{}",
                store("%x")
            );
            eight(&module(&decoration, &globals, &body, ""))
        };
        assert_eq!(word(0), want, "{name}");
        assert_eq!(word(1), [0; 8], "{name}");
    }
}

#[test]
fn what_is_refused() {
    let refused = |body: &str| {
        let text = module("", GLOBALS, &format!("{body}\n{}", store("%i")), "");
        let (d, _) = refusal(&assemble(&text));
        (d.code, d.message)
    };
    let (code, message) = refused("%x = OpGroupNonUniformIAdd %u32 %c2 0 %i");
    assert_eq!(code, "unsupported");
    assert!(message.contains("scope `Workgroup`"), "{message}");
    let (code, message) = refused("%x = OpGroupNonUniformIAdd %u32 %c3 3 %i %c3");
    assert_eq!(code, "spirv-malformed");
    assert!(message.contains("power of two"), "{message}");
    let (code, _) = refused("%x = OpGroupNonUniformFAdd %f32 %c3 0 %i");
    assert_eq!(code, "spirv-malformed");
    let (code, _) = refused("%x = OpGroupNonUniformQuadSwap %u32 %c3 %i %c3");
    assert_eq!(code, "spirv-malformed");
}
