//! Whole shaders: the project's examples and vello's compile at each limit, and wait for what they read.

use super::run::{LIMITS, compiled};
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_compile::{opt, w32};
use lanemask_diag::Sources;
use std::path::Path;

/// Compiles the entry points; prints what became of them with LANEMASK_SHOW set.
fn shader(name: &str, text: &str) {
    let mut sources = Sources::new();
    let file = sources.add("shader.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default()).unwrap();
    for entry in module.entry_points() {
        let mut kernel = module.kernel(Some(&entry.name)).unwrap();
        opt::run(&mut kernel);
        for limits in LIMITS {
            let c = compiled(&kernel, limits);
            super::waits::check(&c);
            let meta = &c.object.kernels[0];
            assert!(meta.v_regs <= limits.0, "{name} {limits:?}");
            // The warp's number has its place by the ABI.
            assert!(meta.u_regs <= limits.1.max(30), "{name} {limits:?}");
            let spilled = meta.scratch_bytes - kernel.scratch_bytes.next_multiple_of(4);
            let text = format!(
                "{name} {limits:?}: {} instructions, {} v, {} u, {spilled} bytes spilled",
                c.insns.len(),
                meta.v_regs,
                meta.u_regs
            );
            if limits == (128, 64) {
                // Nothing here is large enough to need scratch memory.
                assert_eq!(spilled, 0, "{text}");
            }
            if let Ok(path) = std::env::var("LANEMASK_SHOW") {
                let path = Path::new(&path).join(format!("{name}-{}.s", limits.0));
                std::fs::write(path, format!("; {text}\n{}", c.listing())).unwrap();
            }
        }
        let again = w32::compile(&kernel, &w32::Options::new(&sources)).unwrap();
        let first = w32::compile(&kernel, &w32::Options::new(&sources)).unwrap();
        assert_eq!(again.object, first.object, "{name}");
    }
}

#[test]
fn examples() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut n = 0;
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "wgsl") {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            shader(&name, &std::fs::read_to_string(&path).unwrap());
            n += 1;
        }
    }
    assert!(n >= 8);
}

#[test]
fn vello() {
    let s = vello_shaders::SHADERS;
    for (name, shader_) in [
        ("backdrop", &s.backdrop),
        ("backdrop_dyn", &s.backdrop_dyn),
        ("bbox_clear", &s.bbox_clear),
        ("binning", &s.binning),
        ("clip_leaf", &s.clip_leaf),
        ("clip_reduce", &s.clip_reduce),
        ("coarse", &s.coarse),
        ("draw_leaf", &s.draw_leaf),
        ("draw_reduce", &s.draw_reduce),
        ("flatten", &s.flatten),
        ("path_count", &s.path_count),
        ("path_count_setup", &s.path_count_setup),
        ("path_tiling", &s.path_tiling),
        ("path_tiling_setup", &s.path_tiling_setup),
        ("pathtag_reduce", &s.pathtag_reduce),
        ("pathtag_reduce2", &s.pathtag_reduce2),
        ("pathtag_scan1", &s.pathtag_scan1),
        ("pathtag_scan_large", &s.pathtag_scan_large),
        ("pathtag_scan_small", &s.pathtag_scan_small),
        ("tile_alloc", &s.tile_alloc),
    ] {
        shader(name, &shader_.wgsl.code);
    }
}
