//! What is no module, or hardly one: always a message or a kernel.

use crate::asm::{assemble, module, store};
use crate::{common, refusal};
use lanemask_compile::spirv::{Module, is_module};
use lanemask_compile::wgsl::FrontOptions;
use lanemask_diag::Sources;
use std::fmt::Write;

const SOURCE: &str = "
    struct Part { a: vec3<f32>, b: array<u32, 4> }
    @group(0) @binding(0) var<storage, read_write> out: array<Part>;
    @group(0) @binding(1) var<uniform> size: vec2<u32>;
    var<workgroup> shared_words: array<atomic<u32>, 8>;
    fn mix_in(p: Part, k: u32) -> Part {
        var q = p;
        for (var i = 0u; i < 4u; i++) {
            switch q.b[i] { case 0u: { continue; } case 1u, 2u: { q.b[i] += k; } default: { break; } }
            if q.b[i] > 9u { return q; }
        }
        q.a = normalize(q.a) * sqrt(f32(k));
        return q;
    }
    @compute @workgroup_size(8)
    fn main(@builtin(local_invocation_index) i: u32) {
        atomicAdd(&shared_words[i % 8u], size.x);
        workgroupBarrier();
        out[i] = mix_in(out[i], atomicLoad(&shared_words[0]));
    }";

/// A message or a kernel that the verifier likes.
fn survive(bytes: &[u8]) -> bool {
    let mut sources = Sources::new();
    let module = Module::parse(&mut sources, "bad.spv", bytes, FrontOptions::default());
    let made = module.and_then(|m| m.kernel(None));
    match made {
        Ok(kernel) => {
            assert_eq!(lanemask_ir::verify(&kernel), []);
            true
        }
        Err(found) => {
            for d in &found {
                if let Some(at) = &d.primary {
                    let text = &sources.get(at.span.file).unwrap().text;
                    assert!(at.span.end as usize <= text.len(), "{d}");
                }
            }
            false
        }
    }
}

fn source() -> Vec<u8> {
    common::to_spirv(SOURCE, None, naga::proc::BoundsCheckPolicy::Restrict)
}

#[test]
fn modules_that_end_early() {
    let bytes = source();
    assert!(survive(&bytes));
    assert!(is_module(&bytes));
    for end in 0..bytes.len() {
        assert!(!survive(&bytes[..end]), "{end} of {}", bytes.len());
    }
}

#[test]
fn words_that_are_wrong() {
    let bytes = source();
    let mut state = 1u64;
    let mut next = |n: usize| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 33) as usize % n
    };
    let words = bytes.len() / 4;
    let mut good = 0;
    for _ in 0..6000 {
        let mut bad = bytes.clone();
        for _ in 0..1 + next(3) {
            let at = 5 + next(words - 5);
            let word = match next(5) {
                0 => next(64) as u32,
                1 => u32::MAX,
                2 => {
                    let from = next(words);
                    u32::from_le_bytes(bad[from * 4..from * 4 + 4].try_into().unwrap())
                }
                3 => {
                    let old = u32::from_le_bytes(bad[at * 4..at * 4 + 4].try_into().unwrap());
                    old ^ 1 << next(32)
                }
                _ => next(200) as u32,
            };
            bad[at * 4..at * 4 + 4].copy_from_slice(&word.to_le_bytes());
        }
        good += usize::from(survive(&bad));
    }
    // Some changes leave a module, most do not.
    assert!((50..5900).contains(&good), "{good}");
}

#[test]
fn both_byte_orders() {
    let text = module("", "", &store("%i"), "");
    let little = assemble(&text);
    let big: Vec<u8> = little
        .chunks(4)
        .flat_map(|w| w.iter().rev().copied())
        .collect();
    assert!(is_module(&big));
    let kernels = |b: &[u8]| common::spirv_kernels(b, None).unwrap();
    assert_eq!(kernels(&little), kernels(&big));
}

#[test]
fn deep_nesting_is_an_error_or_a_kernel() {
    // Selections in selections.
    for depth in [50, 10_000] {
        let mut open = String::new();
        let mut close = String::new();
        for k in 0..depth {
            let _ = writeln!(
                open,
                "%g{k} = OpUGreaterThan %bool %i %c0
                OpSelectionMerge %m{k} None
                OpBranchConditional %g{k} %t{k} %m{k}
                %t{k} = OpLabel"
            );
        }
        for k in (0..depth).rev() {
            let _ = writeln!(close, "OpBranch %m{k}\n%m{k} = OpLabel");
        }
        let text = module("", "", &format!("{open}{close}{}", store("%i")), "");
        let bytes = assemble(&text);
        if depth == 50 {
            assert!(survive(&bytes));
        } else {
            assert_eq!(refusal(&bytes).0.code, "spirv-nesting");
        }
    }
    // One after the other is no nesting.
    let mut body = String::new();
    for k in 0..3000 {
        let _ = writeln!(
            body,
            "%g{k} = OpUGreaterThan %bool %i %c0
            OpSelectionMerge %m{k} None
            OpBranchConditional %g{k} %t{k} %m{k}
            %t{k} = OpLabel
            OpBranch %m{k}
            %m{k} = OpLabel"
        );
    }
    assert!(survive(&assemble(&module(
        "",
        "",
        &format!("{body}{}", store("%i")),
        ""
    ))));
    // Types in types.
    let mut globals = String::from("%t0 = OpTypeStruct %u32\n");
    for k in 1..10_000 {
        let _ = writeln!(globals, "%t{k} = OpTypeStruct %t{}", k - 1);
    }
    let text = module("", &globals, &store("%i"), "");
    assert_eq!(refusal(&assemble(&text)).0.code, "spirv-nesting");
    // Calls in calls, each of them twice: what is inlined doubles.
    let mut functions = String::new();
    for k in 0..40 {
        let inner = match k {
            0 => format!("%r{k} = OpIAdd %u32 %a{k} %c1"),
            _ => format!(
                "%q{k} = OpFunctionCall %u32 %f{} %a{k}
                %r{k} = OpFunctionCall %u32 %f{} %q{k}",
                k - 1,
                k - 1
            ),
        };
        let _ = writeln!(
            functions,
            "%f{k} = OpFunction %u32 None %fn
            %a{k} = OpFunctionParameter %u32
            %l{k} = OpLabel
            {inner}
            OpReturnValue %r{k}
            OpFunctionEnd"
        );
    }
    let body = format!("%r = OpFunctionCall %u32 %f39 %i\n{}", store("%r"));
    let text = module("", "%fn = OpTypeFunction %u32 %u32", &body, &functions);
    assert_eq!(refusal(&assemble(&text)).0.code, "spirv-too-large");
}

#[test]
fn huge_arrays() {
    let globals = "%many = OpConstant %u32 0x7fffffff
        %huge_t = OpTypeArray %u32 %many
        %p_huge = OpTypePointer Function %huge_t
        %p_wg = OpTypePointer Workgroup %huge_t
        %p_word1 = OpTypePointer Workgroup %u32
        %shared = OpVariable %p_wg Workgroup
        %null = OpConstantNull %huge_t";
    let local = module("", globals, &store("%i"), "").replace(
        "%p_i = OpAccessChain",
        "%huge = OpVariable %p_huge Function %null\n%p_i = OpAccessChain",
    );
    assert_eq!(refusal(&assemble(&local)).0.code, "spirv-too-large");
    let body = "%p = OpAccessChain %p_word1 %shared %i\nOpStore %p %i\nOpReturn";
    let shared = module("", globals, body, "");
    assert_eq!(refusal(&assemble(&shared)).0.code, "spirv-too-large");
    // Nothing uses it.
    assert!(survive(&assemble(&module("", globals, &store("%i"), ""))));
}
