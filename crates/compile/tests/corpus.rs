//! Shaders that were written for other purposes: the project's examples, and vello's.

mod common;

use lanemask_compile::wgsl::{FrontOptions, Module, Stage};
use lanemask_diag::Sources;
use std::path::Path;

/// Compiles every compute entry point; an error is that of the first that fails.
fn compile_all(text: &str) -> Result<usize, String> {
    let mut sources = Sources::new();
    let file = sources.add("shader.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default())
        .map_err(|d| common::render(&sources, &d))?;
    let mut n = 0;
    for entry in module.entry_points() {
        if entry.stage == Stage::Compute {
            common::try_compile(text, Some(&entry.name))?;
            n += 1;
        }
    }
    Ok(n)
}

#[test]
fn all_examples_compile() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut shaders: Vec<_> = std::fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "wgsl"))
        .collect();
    shaders.sort();
    assert!(shaders.len() >= 8);
    for path in shaders {
        let text = std::fs::read_to_string(&path).unwrap();
        match compile_all(&text) {
            Ok(n) => assert!(n > 0, "{}", path.display()),
            Err(e) => panic!("{}: {e}", path.display()),
        }
    }
}

#[test]
fn vello_shaders_compile() {
    let s = vello_shaders::SHADERS;
    let all = [
        ("backdrop", &s.backdrop),
        ("backdrop_dyn", &s.backdrop_dyn),
        ("bbox_clear", &s.bbox_clear),
        ("binning", &s.binning),
        ("clip_leaf", &s.clip_leaf),
        ("clip_reduce", &s.clip_reduce),
        ("coarse", &s.coarse),
        ("draw_leaf", &s.draw_leaf),
        ("draw_reduce", &s.draw_reduce),
        ("fine_area", &s.fine_area),
        ("fine_msaa16", &s.fine_msaa16),
        ("fine_msaa8", &s.fine_msaa8),
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
    ];
    for (name, shader) in all {
        match compile_all(&shader.wgsl.code) {
            Ok(n) => assert_eq!(n, 1, "{name}"),
            Err(e) => panic!("{name}: {e}"),
        }
    }
}
