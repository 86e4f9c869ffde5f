//! The stages on w32 with results that come late or at random, and under the check of waits.

use std::collections::BTreeMap;

use lanemask::emu::{Completion, RunOptions, WaitCheck};
use lanemask_testkit::engine::{Engine, Program, Shader, run_w32, run_w32_observed};

use super::{run_with, scenes, stream};

fn with(completion: Completion) -> RunOptions<'static> {
    RunOptions {
        deterministic: true,
        completion,
        ..RunOptions::default()
    }
}

// spec: W-G6-9
#[test]
fn stages_give_the_same_bytes_whenever_results_come() {
    let stages = stream::stages();
    let overrides = BTreeMap::new();
    let programs: Vec<Option<Program>> = stages
        .iter()
        .map(|stage| {
            let shader = Shader {
                name: stage.name,
                wgsl: &stage.shader.wgsl.code,
                entry: Some("main"),
                overrides: &overrides,
            };
            let program = Engine::W32.compile(shader).ok();
            program.filter(Program::wants_only_buffers)
        })
        .collect();
    let mut compared: BTreeMap<&str, u32> = BTreeMap::new();
    for (k, picture) in scenes::all().into_iter().enumerate() {
        let dispatches = stream::record(&picture, &stages, |dispatch| {
            // Vello has no Rust version of these; the last one is not read by others.
            if stages[dispatch.stage].name == "pathtag_scan_large" {
                return None;
            }
            let program = programs[dispatch.stage].as_ref()?;
            super::run(program, dispatch).ok()
        });
        for dispatch in dispatches {
            let Some(Program::W32(program)) = &programs[dispatch.stage] else {
                continue;
            };
            let name = stages[dispatch.stage].name;
            let run = |completion| {
                run_with(&dispatch, |workgroups, buffers| {
                    run_w32(program, workgroups, buffers, &with(completion)).map(drop)
                })
                .unwrap_or_else(|e| panic!("{name} of {}: {e}", picture.name))
            };
            let at_once = run(Completion::AtOnce);
            let seed = k as u64;
            for completion in [Completion::Late, Completion::Random { seed }] {
                assert!(
                    run(completion) == at_once,
                    "{name} of {}, {completion:?}",
                    picture.name
                );
            }
            *compared.entry(name).or_default() += 1;
            // Each stage once is enough for the slower check.
            if compared[name] == 1 {
                let check = WaitCheck::new(program, &program.object().kernels[0].name);
                run_with(&dispatch, |workgroups, buffers| {
                    let options = with(Completion::AtOnce);
                    run_w32_observed(program, workgroups, buffers, &options, Some(&check)).map(drop)
                })
                .unwrap_or_else(|e| panic!("{name} of {}: {e}", picture.name));
                let found = check.finish();
                assert!(found.is_empty(), "{name}: {}", found[0]);
            }
        }
    }
    for name in super::AGREE {
        assert!(
            compared.contains_key(name),
            "{name} was not compared: {compared:?}"
        );
    }
}
