//! The project's examples and vello's shaders, as SPIR-V that naga writes.

use crate::common;
use lanemask_compile::wgsl::{FrontOptions, Module, Stage};
use lanemask_compile::{linx, w32};
use lanemask_diag::Sources;
use naga::proc::BoundsCheckPolicy;
use std::path::Path;

/// The kernel of each compute entry point, by WGSL and by SPIR-V, declares the same and compiles for both machines.
fn compile_all(name: &str, text: &str) -> usize {
    let mut sources = Sources::new();
    let file = sources.add("shader.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default()).unwrap();
    let mut n = 0;
    for entry in module.entry_points() {
        if entry.stage != Stage::Compute {
            continue;
        }
        let want = module.kernel(Some(&entry.name)).unwrap();
        for bounds in [BoundsCheckPolicy::Unchecked, BoundsCheckPolicy::Restrict] {
            let bytes = common::to_spirv(text, Some(&entry.name), bounds);
            let [_, kernel] = common::spirv_kernels(&bytes, Some(&entry.name))
                .unwrap_or_else(|e| panic!("{}: {e}", entry.name));
            assert_eq!(kernel.workgroup_size, want.workgroup_size);
            assert_eq!(kernel.workgroup_bytes > 0, want.workgroup_bytes > 0);
            let slots = |k: &lanemask_ir::Kernel| -> Vec<_> {
                let bound = k.bound().iter();
                bound.map(|r| (r.group, r.binding, r.access)).collect()
            };
            assert_eq!(slots(&kernel), slots(&want));
            let nothing = Sources::new();
            w32::compile(&kernel, &w32::Options::new(&nothing))
                .unwrap_or_else(|d| panic!("{}: {d:?}", entry.name));
            // Its scratch memory may be too small for some, by whichever way.
            let options = linx::Options::new(&nothing);
            if bounds == BoundsCheckPolicy::Unchecked
                && let Err(found) = linx::compile(&kernel, &options)
            {
                let by_wgsl = linx::compile(&want, &options);
                assert!(by_wgsl.is_err(), "{name} {}: {found:?}", entry.name);
            }
            n += 1;
        }
    }
    n
}

#[test]
fn the_examples_compile_by_way_of_spirv() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut shaders: Vec<_> = std::fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "wgsl"))
        .collect();
    shaders.sort();
    let texts = shaders.iter().map(|p| std::fs::read_to_string(p).unwrap());
    let n: usize = texts.map(|text| compile_all("", &text)).sum();
    assert!(n >= 16, "{n}");
}

#[test]
fn vello_shaders_compile_by_way_of_spirv() {
    let s = vello_shaders::SHADERS;
    let plain = [
        &s.backdrop,
        &s.backdrop_dyn,
        &s.bbox_clear,
        &s.binning,
        &s.clip_leaf,
        &s.clip_reduce,
        &s.coarse,
        &s.draw_leaf,
        &s.draw_reduce,
        &s.flatten,
        &s.path_count,
        &s.path_count_setup,
        &s.path_tiling,
        &s.path_tiling_setup,
        &s.pathtag_reduce,
        &s.pathtag_reduce2,
        &s.pathtag_scan1,
        &s.pathtag_scan_large,
        &s.pathtag_scan_small,
        &s.tile_alloc,
    ];
    for shader in plain {
        let n = compile_all(&shader.name, &shader.wgsl.code);
        assert_eq!(n, 2, "{}", shader.name);
    }
}
