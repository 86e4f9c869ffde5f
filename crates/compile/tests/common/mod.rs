//! Compiles WGSL and runs the IR.
#![allow(dead_code)]

use lanemask_compile::spirv;
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_ir::{Kernel, interp, verify};

/// All messages of a refusal, with places.
pub fn render(sources: &Sources, diagnostics: &[Diagnostic]) -> String {
    let mut out = String::new();
    for d in diagnostics {
        out += &format!("{d}");
        if let Some(label) = &d.primary {
            let (_, line, column) = sources.locate(label.span).unwrap();
            out += &format!(" at {line}:{column}");
        }
        out.push('\n');
    }
    out
}

/// Parses and compiles one entry point, or gives the messages.
pub fn try_compile(text: &str, entry: Option<&str>) -> Result<Kernel, String> {
    let mut sources = Sources::new();
    let file = sources.add("test.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default())
        .map_err(|d| render(&sources, &d))?;
    let raw = module
        .kernel_unoptimized(entry)
        .map_err(|d| render(&sources, &d))?;
    check(&raw, "before the passes");
    let kernel = module.kernel(entry).map_err(|d| render(&sources, &d))?;
    check(&kernel, "after the passes");
    Ok(kernel)
}

fn check(kernel: &Kernel, when: &str) {
    let found = verify(kernel);
    if !found.is_empty() {
        let list: Vec<String> = found.iter().map(ToString::to_string).collect();
        panic!(
            "{when}: {}\n{}",
            list.join("\n"),
            lanemask_ir::text::print(kernel)
        );
    }
}

/// Compiles a shader that must be accepted.
pub fn compile(text: &str) -> Kernel {
    try_compile(text, None).unwrap_or_else(|e| panic!("{e}"))
}

/// Runs a shader, both as the front end makes it and after the passes, which must agree.
pub fn run(text: &str, workgroups: [u32; 3], buffers: Vec<Vec<u32>>) -> Vec<Vec<u32>> {
    let mut sources = Sources::new();
    let file = sources.add("test.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default())
        .unwrap_or_else(|d| panic!("{}", render(&sources, &d)));
    let raw = module
        .kernel_unoptimized(None)
        .unwrap_or_else(|d| panic!("{}", render(&sources, &d)));
    check(&raw, "before the passes");
    let kernel = module.kernel(None).unwrap();
    check(&kernel, "after the passes");
    let before = run_kernel(&raw, workgroups, &buffers);
    let after = run_kernel(&kernel, workgroups, &buffers);
    assert_eq!(before, after, "the passes change the result");
    let bounds = naga::proc::BoundsCheckPolicy::Unchecked;
    // naga's writer panics on some pointers that are passed on.
    let Ok(bytes) = std::panic::catch_unwind(|| to_spirv(text, None, bounds)) else {
        assert!(text.contains("ptr<"), "naga does not write this: {text}");
        return after;
    };
    let [raw, kernel] = spirv_kernels(&bytes, None).unwrap_or_else(|e| panic!("{e}"));
    let before = run_kernel(&raw, workgroups, &buffers);
    assert_eq!(before, after, "by way of SPIR-V it is another result");
    let by_spirv = run_kernel(&kernel, workgroups, &buffers);
    assert_eq!(by_spirv, after, "the passes change the result of SPIR-V");
    after
}

/// An entry point as a SPIR-V module that naga writes; `bounds` says who keeps indexes within bounds.
pub fn to_spirv(text: &str, entry: Option<&str>, bounds: naga::proc::BoundsCheckPolicy) -> Vec<u8> {
    // Without those for integers of 8 bits, which it would use to pack them.
    to_spirv_with(
        text,
        entry,
        bounds,
        Some(&[rspirv::spirv::Capability::Shader]),
    )
}

/// The same with these capabilities, or all of them.
pub fn to_spirv_with(
    text: &str,
    entry: Option<&str>,
    bounds: naga::proc::BoundsCheckPolicy,
    capabilities: Option<&[rspirv::spirv::Capability]>,
) -> Vec<u8> {
    use naga::back::{pipeline_constants::process_overrides, spv};
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    let module = naga::front::wgsl::parse_str(text).unwrap();
    let info = Validator::new(ValidationFlags::all(), Capabilities::all())
        .validate(&module)
        .unwrap();
    let compute = naga::ShaderStage::Compute;
    let found = module
        .entry_points
        .iter()
        .find(|e| e.stage == compute && entry.is_none_or(|n| n == e.name));
    let name = found.unwrap().name.clone();
    let wanted = Some((compute, name.as_str()));
    let (module, info) = process_overrides(&module, &info, wanted, &Default::default()).unwrap();
    let options = spv::Options {
        lang_version: (1, 3),
        flags: spv::WriterFlags::DEBUG,
        bounds_check_policies: naga::proc::BoundsCheckPolicies {
            index: bounds,
            buffer: bounds,
            image_load: bounds,
            binding_array: bounds,
        },
        capabilities: capabilities.map(|all| all.iter().copied().collect()),
        force_loop_bounding: false,
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::None,
        ..spv::Options::default()
    };
    let pipeline = spv::PipelineOptions {
        shader_stage: compute,
        entry_point: name,
    };
    let words = spv::write_vec(&module, &info, &options, Some(&pipeline)).unwrap();
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// Compiles a SPIR-V module, before and after the passes, or gives the messages.
pub fn spirv_kernels(bytes: &[u8], entry: Option<&str>) -> Result<[Kernel; 2], String> {
    let mut sources = Sources::new();
    let module = spirv::Module::parse(&mut sources, "test.spv", bytes, FrontOptions::default())
        .map_err(|d| render(&sources, &d))?;
    let raw = module
        .kernel_unoptimized(entry)
        .map_err(|d| render(&sources, &d))?;
    let kernel = module.kernel(entry).map_err(|d| render(&sources, &d))?;
    check(&raw, "SPIR-V, before the passes");
    check(&kernel, "SPIR-V, after the passes");
    Ok([raw, kernel])
}

/// Runs IR on buffers of words.
pub fn run_kernel(kernel: &Kernel, workgroups: [u32; 3], buffers: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let mut bytes: Vec<Vec<u8>> = buffers
        .iter()
        .map(|b| b.iter().flat_map(|w| w.to_le_bytes()).collect())
        .collect();
    let launch = interp::Launch {
        workgroups,
        ..interp::Launch::default()
    };
    interp::run(kernel, &launch, &mut bytes).unwrap_or_else(|e| panic!("{e}"));
    bytes
        .iter()
        .map(|b| {
            b.chunks(4)
                .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
                .collect()
        })
        .collect()
}

/// A shader whose body writes to `out` (array<u32>), with helper declarations before it; returns `out` of `n` words.
pub fn outputs(declarations: &str, body: &str, n: usize) -> Vec<u32> {
    let text = format!(
        "@group(0) @binding(0) var<storage, read_write> out: array<u32>;\n{declarations}\n\
         @compute @workgroup_size(1) fn main() {{\n{body}\n}}"
    );
    run(&text, [1, 1, 1], vec![vec![0; n]]).remove(0)
}
