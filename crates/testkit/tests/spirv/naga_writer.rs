//! WGSL to SPIR-V by naga.

use lanemask_testkit::engine::Shader;
use naga::back::{pipeline_constants::process_overrides, spv};
use naga::valid::{Capabilities, ValidationFlags, Validator};

/// A shader's entry point as a module, with its overrides set.
pub fn to_spirv(shader: &Shader<'_>) -> Vec<u8> {
    let module = naga::front::wgsl::parse_str(shader.wgsl).unwrap();
    let info = Validator::new(ValidationFlags::all(), Capabilities::all())
        .validate(&module)
        .unwrap();
    let named = |e: &&naga::EntryPoint| shader.entry.is_none_or(|n| n == e.name);
    let name = module.entry_points.iter().find(named).unwrap().name.clone();
    let compute = naga::ShaderStage::Compute;
    let wanted = Some((compute, name.as_str()));
    let set = shader.overrides.iter().map(|(k, v)| (k.clone(), *v));
    let (module, info) = process_overrides(&module, &info, wanted, &set.collect()).unwrap();
    let options = spv::Options {
        lang_version: (1, 3),
        flags: spv::WriterFlags::DEBUG,
        // Lanemask sees to the rest, as it does for WGSL.
        bounds_check_policies: naga::proc::BoundsCheckPolicies {
            index: naga::proc::BoundsCheckPolicy::Unchecked,
            buffer: naga::proc::BoundsCheckPolicy::Unchecked,
            image_load: naga::proc::BoundsCheckPolicy::Unchecked,
            binding_array: naga::proc::BoundsCheckPolicy::Unchecked,
        },
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::None,
        force_loop_bounding: false,
        ..spv::Options::default()
    };
    let pipeline = spv::PipelineOptions {
        shader_stage: compute,
        entry_point: name,
    };
    let words = spv::write_vec(&module, &info, &options, Some(&pipeline)).unwrap();
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}
