//! Whole shaders: the project's examples and vello's compile, and the verifier of LinxISA kernels finds nothing.

use super::run::{How, check_with};
use lanemask_compile::linx::{Options, Scratch, compile};
use lanemask_compile::opt;
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::Sources;
use lanemask_ir::Access;
use lanemask_object::LinxMode;
use std::path::Path;

/// Compiles the entry points; writes what became of them to the folder LANEMASK_SHOW.
fn shader(name: &str, text: &str, scratch: Scratch) {
    let mut sources = Sources::new();
    let file = sources.add("shader.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default()).unwrap();
    for entry in module.entry_points() {
        let mut kernel = module.kernel(Some(&entry.name)).unwrap();
        opt::run(&mut kernel);
        for mode in [None, Some(LinxMode::Mseq)] {
            let options = Options {
                scratch,
                mode,
                ..Options::new(&sources)
            };
            let c = compile(&kernel, &options).unwrap_or_else(|d| panic!("{name}: {d:?}"));
            let meta = c.object.kernels[0].linx.clone().unwrap();
            let abi = meta.abi.unwrap();
            let text = format!(
                "{name} {:?}: {} lanes, {} strips, {} instructions, {} bytes of the tile, {} of memory a group",
                meta.mode,
                meta.lanes,
                abi.strips,
                c.insns.len(),
                abi.scratch_bytes_per_group,
                abi.spill_bytes_per_group,
            );
            if let Ok(path) = std::env::var("LANEMASK_SHOW") {
                let path = Path::new(&path).join(format!("{name}-{:?}.s", meta.mode));
                std::fs::write(path, format!("; {text}\n{}", c.listing())).unwrap();
            }
            // The verifier takes its time for the largest.
            if c.insns.len() < 1200 {
                super::run::verified(&c);
            }
            let again = compile(&kernel, &options).unwrap();
            assert_eq!(again.object, c.object, "{name}");
        }
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
            shader(&name, &std::fs::read_to_string(&path).unwrap(), Scratch::Ts);
            n += 1;
        }
    }
    assert!(n >= 8);
}

/// Results that depend on no order and no tolerance: those of the interpreter of the IR, bit for bit.
#[test]
fn examples_compute_what_the_ir_says() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    for name in [
        "collatz",
        "histogram",
        "mandelbrot",
        "matmul",
        "saxpy",
        "scan",
        "sha256",
    ] {
        let text = std::fs::read_to_string(dir.join(name).with_extension("wgsl")).unwrap();
        let mut sources = Sources::new();
        let file = sources.add("shader.wgsl", text);
        let module = Module::parse(&mut sources, file, FrontOptions::default()).unwrap();
        for entry in module.entry_points() {
            let mut kernel = module.kernel(Some(&entry.name)).unwrap();
            opt::run(&mut kernel);
            let mut rng = lanemask_ir::generate::Rng::new(7);
            let buffers: Vec<Vec<u8>> = kernel
                .bound()
                .iter()
                .map(|r| {
                    let uniform = r.access == Access::Uniform;
                    let words = if uniform { 0 } else { 500 };
                    (0..r.min_bytes / 4 + words)
                        .flat_map(|i| {
                            // Sizes and counts first, small; then words of every kind.
                            let word = rng.next_u64() as u32;
                            let any = ["histogram", "saxpy", "scan"].contains(&name);
                            let small = uniform || i < 4 || !any || rng.chance(50);
                            (if small { word % 20 + 1 } else { word }).to_le_bytes()
                        })
                        .collect()
                })
                .collect();
            for mode in [None, Some(LinxMode::Mseq)] {
                let how = How {
                    mode,
                    ..How::default()
                };
                check_with(&kernel, how, [2, 1, 1], &buffers);
            }
        }
    }
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
        shader(name, &shader_.wgsl.code, Scratch::Brg);
    }
}
