//! Operations on subgroups on `wgpu` with lavapipe, whose subgroups have 8 invocations, and in the interpreter of the IR with warps of 8.

#[cfg(not(feature = "lavapipe"))]
#[test]
fn subgroups_agree_with_lavapipe() {
    use std::io::Write;
    // Past the capture of the test harness, so that it is seen.
    let _ = writeln!(
        std::io::stderr(),
        "skipped: subgroups_agree_with_lavapipe: built without the feature `lavapipe`"
    );
}

#[cfg(feature = "lavapipe")]
mod with_lavapipe {
    use lanemask_diag::Sources;
    use lanemask_job::Slot;
    use lanemask_testkit::engine::{self, Buffers, Shader};
    use lanemask_testkit::lavapipe;
    use std::collections::BTreeMap;

    /// Each makes a word of `v`, the invocation's number, and `l`, its lane; what it reads of other lanes is active in whole
    /// subgroups and in the arms below.
    const OPERATIONS: [&str; 30] = [
        "subgroupBallot(v > 5u).x",
        "subgroupBallot(true).x * 16u + subgroupBallot(true).y",
        "select(0u, 1u, subgroupAll(v != 5u))",
        "select(0u, 1u, subgroupAny(v == 5u))",
        "subgroupAdd(v)",
        "bitcast<u32>(subgroupAdd(i32(v) - 6))",
        "bitcast<u32>(subgroupAdd(f32(v) * 0.5))",
        "subgroupInclusiveAdd(v)",
        "subgroupExclusiveAdd(v)",
        "bitcast<u32>(subgroupExclusiveAdd(f32(v)))",
        "subgroupMul(v | 1u)",
        "subgroupInclusiveMul(v | 1u)",
        "subgroupExclusiveMul(v | 1u)",
        "bitcast<u32>(subgroupMul(select(2.0, 0.5, v > 6u)))",
        "subgroupMin(v - 6u)",
        "subgroupMax(v - 6u)",
        "bitcast<u32>(subgroupMin(i32(v) - 6))",
        "bitcast<u32>(subgroupMax(i32(v) - 6))",
        "bitcast<u32>(subgroupMin(f32(v) - 6.0))",
        "bitcast<u32>(subgroupMax(f32(v) - 6.0))",
        "subgroupAnd(v | 16u)",
        "subgroupOr(v)",
        "subgroupXor(v)",
        "subgroupBroadcastFirst(v)",
        "subgroupShuffle(v, l ^ 4u)",
        "subgroupShuffleXor(v, 4u)",
        "bitcast<u32>(dot(subgroupAdd(vec2f(f32(v), 1.0)), vec2f(1.0, 1000.0)))",
        "subgroupMax(vec3u(v, v + 1u, 13u - v)).z",
        "subgroupBroadcast(v, 4u)",
        "subgroupBroadcast(v * 3u, 0u) + subgroupBroadcastFirst(l)",
    ];

    /// Those in whole subgroups only.
    const WHOLE: [&str; 8] = [
        "quadBroadcast(v, 2u)",
        "quadSwapX(v)",
        "quadSwapY(v)",
        "quadSwapDiagonal(v)",
        "subgroupBroadcast(v, 7u)",
        "subgroupShuffle(v, (l * 5u + 1u) % 8u)",
        "select(777u, subgroupShuffleUp(v, 2u), l >= 2u)",
        "select(777u, subgroupShuffleDown(v, 3u), l < 5u)",
    ];

    const SIZE: u32 = 64;

    /// Stores operation k of n at `words * i + k`.
    fn shader() -> (String, u32) {
        let words = (2 * OPERATIONS.len() + WHOLE.len()) as u32;
        let mut at = 0;
        let mut body = |list: &[&str]| {
            let mut text = String::new();
            for e in list {
                text += &format!("o[out + {at}u] = {e};\n");
                at += 1;
            }
            text
        };
        let whole = body(&WHOLE);
        let all = body(&OPERATIONS);
        let arm = body(&OPERATIONS);
        // In the arm are lanes 0, 2, 4 and 6.
        let text = format!(
            "diagnostic(off, subgroup_uniformity);
             @group(0) @binding(0) var<storage, read_write> o: array<u32>;
             @compute @workgroup_size({SIZE})
             fn main(@builtin(local_invocation_index) i: u32, @builtin(subgroup_invocation_id) l: u32) {{
                 let v = (i * 7u + 3u) % 13u;
                 let out = i * {words}u;
                 {whole}
                 {all}
                 if (l % 2u == 0u) {{ {arm} }}
             }}"
        );
        (text, words)
    }

    #[test]
    fn subgroups_agree_with_lavapipe() {
        lavapipe::with_driver("with_lavapipe::subgroups_agree_with_lavapipe", |gpu| {
            let (text, words) = shader();
            let slot = Slot {
                group: 0,
                binding: 0,
            };
            let zeros: Buffers = [(slot, vec![0; (4 * words * SIZE) as usize])].into();
            let overrides = BTreeMap::new();
            let shader = Shader {
                name: "subgroups",
                wgsl: &text,
                entry: None,
                overrides: &overrides,
            };
            let mut theirs = zeros.clone();
            gpu.run(&gpu.compile(shader).unwrap(), [1, 1, 1], &mut theirs)
                .unwrap();
            let mut sources = Sources::new();
            let file = sources.add("subgroups.wgsl", &text);
            let kernel =
                lanemask_compile::wgsl::Module::parse(&mut sources, file, Default::default())
                    .and_then(|m| m.kernel(None))
                    .unwrap();
            let mut ours = zeros;
            engine::run_interpreter_of(&kernel, 8, [1, 1, 1], &mut ours).unwrap();
            let operation = |k: usize| {
                let (whole, all) = (WHOLE.len(), OPERATIONS.len());
                match k % words as usize {
                    k if k < whole => WHOLE[k],
                    k => OPERATIONS[(k - whole) % all],
                }
            };
            let word = |bytes: &[u8], k: usize| {
                u32::from_le_bytes(bytes[4 * k..4 * k + 4].try_into().unwrap())
            };
            let wrong: Vec<String> = (0..(words * SIZE) as usize)
                .filter(|k| word(&ours[&slot], *k) != word(&theirs[&slot], *k))
                .map(|k| {
                    format!(
                        "invocation {}: `{}`: lavapipe {:#x}, ours {:#x}",
                        k / words as usize,
                        operation(k),
                        word(&theirs[&slot], k),
                        word(&ours[&slot], k)
                    )
                })
                .collect();
            assert!(wrong.is_empty(), "{}\n{}", gpu.name(), wrong.join("\n"));
        });
    }
}
