//! Control flow that front ends make seldom or never.

use crate::asm::{module, store};
use crate::eight;

/// Values that leave their region need no phi in SPIR-V; loops carry them.
#[test]
fn values_of_a_loop_are_used_after_it() {
    // for (k = 0;; k++) { s = k * 10; if (k == i) break; } out = s + k
    let body = format!(
        "OpBranch %head
        %head = OpLabel
        %k = OpPhi %u32 %c0 %entry %k1 %next
        %s = OpIMul %u32 %k %c10
        OpLoopMerge %done %next None
        OpBranch %test
        %test = OpLabel
        %eq = OpIEqual %bool %k %i
        OpBranchConditional %eq %done %next
        %next = OpLabel
        %k1 = OpIAdd %u32 %k %c1
        OpBranch %head
        %done = OpLabel
        %sum = OpIAdd %u32 %s %k
        {}",
        store("%sum")
    );
    let want: Vec<u32> = (0..8).map(|i| i * 11).collect();
    assert_eq!(eight(&module("", "", &body, "")), want);
}

/// Both phis are read before one is written.
#[test]
fn phis_swap() {
    let body = format!(
        "OpBranch %head
        %head = OpLabel
        %a = OpPhi %u32 %c1 %entry %b %next
        %b = OpPhi %u32 %c2 %entry %a %next
        %k = OpPhi %u32 %c0 %entry %k1 %next
        %more = OpULessThan %bool %k %i
        OpLoopMerge %done %next None
        OpBranchConditional %more %next %done
        %next = OpLabel
        %k1 = OpIAdd %u32 %k %c1
        OpBranch %head
        %done = OpLabel
        %ten = OpIMul %u32 %a %c10
        %ab = OpIAdd %u32 %ten %b
        {}",
        store("%ab")
    );
    assert_eq!(
        eight(&module("", "", &body, "")),
        [12, 21, 12, 21, 12, 21, 12, 21]
    );
}

/// One block that is header, body and continue target.
#[test]
fn a_loop_of_one_block() {
    let body = format!(
        "OpBranch %head
        %head = OpLabel
        %k = OpPhi %u32 %c0 %entry %k1 %head
        %s = OpPhi %u32 %c0 %entry %s1 %head
        %k1 = OpIAdd %u32 %k %c1
        %s1 = OpIAdd %u32 %s %k1
        %more = OpULessThan %bool %k1 %i
        OpLoopMerge %done %head None
        OpBranchConditional %more %head %done
        %done = OpLabel
        {}",
        store("%s1")
    );
    // At least one trip: 1, 1, 1+2, 1+2+3, …
    assert_eq!(
        eight(&module("", "", &body, "")),
        [1, 1, 3, 6, 10, 15, 21, 28]
    );
}

/// A branch out of a selection in a selection, straight to the loop's end and to its continue target.
#[test]
fn exits_through_several_selections() {
    // for (k = 0; k < 10; k++) { if (k > i) { if (k * k > 20) break; if (k == 3) continue; s += 100 } s += k }
    let body = format!(
        "OpBranch %head
        %head = OpLabel
        %k = OpPhi %u32 %c0 %entry %k1 %next
        %s = OpPhi %u32 %c0 %entry %s3 %next
        %more = OpULessThan %bool %k %c10
        OpLoopMerge %done %next None
        OpBranchConditional %more %body %done
        %body = OpLabel
        %gt = OpUGreaterThan %bool %k %i
        OpSelectionMerge %join None
        OpBranchConditional %gt %inner %join
        %inner = OpLabel
        %sq = OpIMul %u32 %k %k
        %big = OpUGreaterThan %bool %sq %c20
        OpSelectionMerge %small None
        OpBranchConditional %big %done %small
        %small = OpLabel
        %three = OpIEqual %bool %k %c3
        OpSelectionMerge %other None
        OpBranchConditional %three %next %other
        %other = OpLabel
        %s1 = OpIAdd %u32 %s %c100
        OpBranch %join
        %join = OpLabel
        %s2 = OpPhi %u32 %s %body %s1 %other
        %s4 = OpIAdd %u32 %s2 %k
        OpBranch %next
        %next = OpLabel
        %s3 = OpPhi %u32 %s %small %s4 %join
        %k1 = OpIAdd %u32 %k %c1
        OpBranch %head
        %done = OpLabel
        {}",
        store("%s")
    );
    let reference = |i: u32| {
        let mut s = 0;
        for k in 0..10 {
            if k > i {
                if k * k > 20 {
                    break;
                }
                if k == 3 {
                    continue;
                }
                s += 100;
            }
            s += k;
        }
        s
    };
    let want: Vec<u32> = (0..8).map(reference).collect();
    assert_eq!(
        eight(&module("", "%c20 = OpConstant %u32 20", &body, "")),
        want
    );
}

/// A switch whose cases fall through, the default among them, in a loop that cases leave and continue.
#[test]
fn switches_fall_through_and_leave_loops() {
    let body = format!(
        "OpBranch %head
        %head = OpLabel
        %k = OpPhi %u32 %c0 %entry %k1 %next
        %s = OpPhi %u32 %i %entry %s9 %next
        OpLoopMerge %done %next None
        OpBranch %body
        %body = OpLabel
        %sel0 = OpIAdd %u32 %k %i
        %sel = OpUMod %u32 %sel0 %c7
        OpSelectionMerge %after None
        OpSwitch %sel %other 0 %zero 1 %one 4 %leave 5 %again 3 %one
        %zero = OpLabel
        %s0 = OpIMul %u32 %s %c3
        OpBranch %one
        %one = OpLabel
        %sa = OpPhi %u32 %s %body %s0 %zero
        %s1 = OpIAdd %u32 %sa %c1
        OpBranch %other
        %other = OpLabel
        %sb = OpPhi %u32 %s %body %s1 %one
        %s2 = OpIAdd %u32 %sb %c10
        OpBranch %after
        %leave = OpLabel
        %many = OpUGreaterThan %bool %k %c4
        OpBranchConditional %many %done %after
        %again = OpLabel
        OpBranch %next
        %after = OpLabel
        %sc = OpPhi %u32 %s2 %other %s %leave
        %s3 = OpIAdd %u32 %sc %c2
        OpBranch %next
        %next = OpLabel
        %s9 = OpPhi %u32 %s %again %s3 %after
        %k1 = OpIAdd %u32 %k %c1
        %more = OpULessThan %bool %k1 %c10
        OpBranchConditional %more %head %done
        %done = OpLabel
        %r = OpPhi %u32 %s %leave %s9 %next
        {}",
        store("%r")
    );
    let reference = |i: u32| {
        let mut s = i;
        let mut k = 0;
        loop {
            let again = match (k + i) % 7 {
                5 => true,
                4 => {
                    if k > 4 {
                        return s;
                    }
                    false
                }
                sel => {
                    if sel == 0 {
                        s *= 3;
                    }
                    if matches!(sel, 0 | 1 | 3) {
                        s += 1;
                    }
                    s += 10;
                    false
                }
            };
            if !again {
                s += 2;
            }
            k += 1;
            if k >= 10 {
                return s;
            }
        }
    };
    let want: Vec<u32> = (0..8).map(reference).collect();
    assert_eq!(eight(&module("", "", &body, "")), want);
}

/// Returns from the middle of nested loops of a function that is called in a loop.
#[test]
fn callees_return_from_nested_loops() {
    let body = format!(
        "OpBranch %head
        %head = OpLabel
        %k = OpPhi %u32 %c0 %entry %k1 %head
        %s = OpPhi %u32 %c0 %entry %s1 %head
        %arg = OpIAdd %u32 %k %i
        %r = OpFunctionCall %u32 %f %arg
        %s1 = OpIAdd %u32 %s %r
        %k1 = OpIAdd %u32 %k %c1
        %more = OpULessThan %bool %k1 %c5
        OpLoopMerge %done %head None
        OpBranchConditional %more %head %done
        %done = OpLabel
        {}",
        store("%s1")
    );
    // f(n): for a { for b { if (a * b > n) return a * 10 + b } until b = 4 } until a = 7; return 100
    let f = "%f = OpFunction %u32 None %fn
        %n = OpFunctionParameter %u32
        %f0 = OpLabel
        OpBranch %outer
        %outer = OpLabel
        %a = OpPhi %u32 %c0 %f0 %a1 %outer_next
        OpLoopMerge %outer_done %outer_next None
        OpBranch %inner
        %inner = OpLabel
        %b = OpPhi %u32 %c0 %outer %b1 %inner_next
        OpLoopMerge %inner_done %inner_next None
        OpBranch %inside
        %inside = OpLabel
        %ab = OpIMul %u32 %a %b
        %past = OpUGreaterThan %bool %ab %n
        OpSelectionMerge %inner_next None
        OpBranchConditional %past %found %inner_next
        %found = OpLabel
        %ten = OpIMul %u32 %a %c10
        %value = OpIAdd %u32 %ten %b
        OpReturnValue %value
        %inner_next = OpLabel
        %b1 = OpIAdd %u32 %b %c1
        %b_more = OpULessThan %bool %b1 %c5
        OpBranchConditional %b_more %inner %inner_done
        %inner_done = OpLabel
        OpBranch %outer_next
        %outer_next = OpLabel
        %a1 = OpIAdd %u32 %a %c1
        %a_more = OpULessThan %bool %a1 %c7
        OpBranchConditional %a_more %outer %outer_done
        %outer_done = OpLabel
        OpReturnValue %c100
        OpFunctionEnd";
    let reference = |n: u32| {
        for a in 0..7 {
            for b in 0..5 {
                if a * b > n {
                    return a * 10 + b;
                }
            }
        }
        100
    };
    let want: Vec<u32> = (0..8)
        .map(|i| (0..5).map(|k| reference(k + i)).sum())
        .collect();
    let globals = "%fn = OpTypeFunction %u32 %u32";
    assert_eq!(eight(&module("", globals, &body, f)), want);
}

/// An address that is made in a loop and used after it is made again from its indexes.
#[test]
fn pointers_outlive_their_regions() {
    let body = "OpBranch %head
        %head = OpLabel
        %k = OpPhi %u32 %c0 %entry %k1 %next
        OpLoopMerge %done %next None
        OpBranch %test
        %test = OpLabel
        %twice = OpIMul %u32 %k %c2
        %mod = OpUMod %u32 %twice %c7
        %p = OpAccessChain %p_word %out %c0 %mod
        %q = OpAccessChain %p_fun %array %mod
        %eq = OpIEqual %bool %k %i
        OpBranchConditional %eq %done %next
        %next = OpLabel
        %k1 = OpIAdd %u32 %k %c1
        OpBranch %head
        %done = OpLabel
        OpStore %q %c3
        %back = OpLoad %u32 %q
        %value = OpIAdd %u32 %back %i
        %seven = OpULessThan %bool %i %c7
        OpSelectionMerge %end None
        OpBranchConditional %seven %set %end
        %set = OpLabel
        OpStore %p %value
        OpBranch %end
        %end = OpLabel
        OpReturn";
    let globals = "%array_t = OpTypeArray %u32 %c10
        %p_array = OpTypePointer Function %array_t";
    let text = module("", globals, body, "").replace(
        "%p_i = OpAccessChain",
        "%array = OpVariable %p_array Function\n%p_i = OpAccessChain",
    );
    let mut want = vec![0; 8];
    for i in 0..7 {
        want[i * 2 % 7] = 3 + i as u32;
    }
    assert_eq!(eight(&text), want);
}

/// Blocks that control does not arrive at, and a loop that is left by `return` only.
#[test]
fn unreachable_merge_blocks() {
    let body = format!(
        "OpBranch %head
        %head = OpLabel
        %k = OpPhi %u32 %c0 %entry %k1 %next
        OpLoopMerge %done %next None
        OpBranch %test
        %test = OpLabel
        %eq = OpIEqual %bool %k %i
        OpSelectionMerge %next None
        OpBranchConditional %eq %out_of_it %next
        %out_of_it = OpLabel
        {}
        %next = OpLabel
        %k1 = OpIAdd %u32 %k %c1
        OpBranch %head
        %done = OpLabel
        OpUnreachable",
        store("%k")
    );
    assert_eq!(eight(&module("", "", &body, "")), [0, 1, 2, 3, 4, 5, 6, 7]);
}

/// Selectors of every width, with literals that differ only above or have copies of a sign above them.
#[test]
fn switches_over_other_widths() {
    for (ty, one, cases) in [
        ("OpTypeInt 64 0", "1 0", ["0 1", "1 1", "4 0"]),
        ("OpTypeInt 64 1", "1 0", ["0 1", "1 1", "4 0"]),
        ("OpTypeInt 16 1", "1", ["-32768", "-32767", "4"]),
        ("OpTypeInt 16 0", "1", ["32768", "32769", "4"]),
        ("OpTypeInt 8 1", "1", ["-128", "-127", "4"]),
        ("OpTypeInt 8 0", "1", ["128", "129", "4"]),
    ] {
        // What bit 1 of the invocation's number sets: the first bit above the low word, or the highest.
        let high = match ty.split(' ').nth(1).unwrap() {
            "64" => "0 1",
            "16" if ty.ends_with('1') => "-32768",
            "16" => "32768",
            _ if ty.ends_with('1') => "-128",
            _ => "128",
        };
        let zero = if ty.contains("64") { "0 0" } else { "0" };
        let globals = format!(
            "%t = {ty}
            %one = OpConstant %t {one}
            %zero = OpConstant %t {zero}
            %high = OpConstant %t {high}
            %four = OpConstant %t {}",
            cases[2]
        );
        let [a, b, c] = cases;
        let body = format!(
            "%n = OpUConvert %t %i
            %b0 = OpBitwiseAnd %t %n %one
            %i2 = OpBitwiseAnd %u32 %i %c2
            %has = OpINotEqual %bool %i2 %c0
            %b1 = OpSelect %t %has %high %zero
            %b2 = OpBitwiseAnd %t %n %four
            %b01 = OpBitwiseOr %t %b0 %b1
            %sel = OpBitwiseOr %t %b01 %b2
            OpSelectionMerge %end None
            OpSwitch %sel %other {a} %first {b} %second {c} %third
            %first = OpLabel
            OpBranch %end
            %second = OpLabel
            OpBranch %end
            %third = OpLabel
            OpBranch %end
            %other = OpLabel
            OpBranch %end
            %end = OpLabel
            %r = OpPhi %u32 %c1 %first %c2 %second %c3 %third %c7 %other
            {}",
            store("%r")
        );
        let got = crate::eight(&module("", &globals, &body, ""));
        // Of the numbers 0 to 7: 2 is the first case, 3 the second, 4 the third.
        assert_eq!(got, [7, 7, 1, 2, 3, 7, 7, 7], "{ty}");
    }
}

/// Blocks that are nothing but `OpUnreachable`: nobody takes the branch there, so what follows is reached by all, barriers too.
#[test]
fn branches_to_unreachable_blocks() {
    let body = format!(
        "%c = OpULessThan %bool %i %c100
        OpSelectionMerge %on None
        OpBranchConditional %c %on %never
        %never = OpLabel
        OpUnreachable
        %on = OpLabel
        %low = OpBitwiseAnd %u32 %i %c1
        OpSelectionMerge %end None
        OpSwitch %low %other 0 %first 1 %second
        %other = OpLabel
        OpUnreachable
        %first = OpLabel
        OpBranch %end
        %second = OpLabel
        OpBranch %end
        %end = OpLabel
        %x = OpPhi %u32 %c3 %first %c5 %second
        OpControlBarrier %c2 %c2 %c0
        {}",
        store("%x")
    );
    assert_eq!(eight(&module("", "", &body, "")), [3, 5, 3, 5, 3, 5, 3, 5]);
    // Work before it does not help: the invocations that come there are done.
    let body = format!(
        "%c = OpULessThan %bool %i %c5
        OpSelectionMerge %on None
        OpBranchConditional %c %on %never
        %never = OpLabel
        %p = OpAccessChain %p_word %out %c0 %i
        OpStore %p %c7
        OpUnreachable
        %on = OpLabel
        {}",
        store("%c4")
    );
    assert_eq!(eight(&module("", "", &body, "")), [4, 4, 4, 4, 4, 7, 7, 7]);
}
