//! What another project does with this crate.

use std::collections::BTreeMap;

use lanemask::{Buffer, Device, Error, Shader};

const SCALE: &str = "
override FACTOR: u32;
@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(1) @binding(2) var<storage, read_write> output: array<u32>;
@group(1) @binding(3) var<uniform> offset: vec4u;
@compute @workgroup_size(4)
fn scale(@builtin(global_invocation_id) id: vec3u) {
    output[id.x] = input[id.x] * FACTOR + offset.y;
}
@compute @workgroup_size(4)
fn clear(@builtin(global_invocation_id) id: vec3u) { output[id.x] = 0u; }
";

fn shader(factor: f64) -> Shader {
    let overrides = BTreeMap::from([("FACTOR".to_string(), factor)]);
    Shader::from_wgsl_with(SCALE, &overrides).unwrap()
}

#[test]
fn buffers_go_through_several_kernels() {
    let shader = shader(10.0);
    assert_eq!(shader.entry_points(), ["scale", "clear"]);
    let scale = shader.kernel(Some("scale")).unwrap();
    let clear = shader.kernel(Some("clear")).unwrap();
    let device = Device::new();
    let mut input = Buffer::from_slice(&[1u32, 2, 3, 4, 5]);
    let mut output = Buffer::from_slice(&[9u32; 6]);
    let mut offset = Buffer::from_slice(&[0u32, 7, 0, 0]);
    let summary = device
        .dispatch(&scale, [2, 1, 1])
        .bind(0, 0, &mut input)
        .bind(1, 2, &mut output)
        .bind(1, 3, &mut offset)
        .run()
        .unwrap();
    // The sixth reads past the end of the input.
    assert_eq!(output.read::<u32>()[..5], [17, 27, 37, 47, 57]);
    assert_eq!(input.read::<u32>(), [1, 2, 3, 4, 5]);
    assert!(summary.stats.lane_instructions > 0);
    // It has no use for the input, and does not mind.
    let dispatch = device.dispatch(&clear, [1, 1, 1]);
    dispatch
        .bind(0, 0, &mut input)
        .bind(1, 2, &mut output)
        .run()
        .unwrap();
    assert_eq!(output.read::<u32>()[..5], [0, 0, 0, 0, 57]);
}

fn code(error: Error) -> &'static str {
    match error {
        Error::Diagnostics(mistakes) => mistakes.list[0].code,
        other => panic!("{other}"),
    }
}

#[test]
fn mistakes_have_codes() {
    let device = Device::new();
    let kernel = shader(1.0).kernel(Some("scale")).unwrap();
    let error = device.dispatch(&kernel, [1, 1, 1]).run().unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("nothing is bound to 0.0 (input) of kernel `scale`")
    );
    assert_eq!(code(error), "job-missing-binding");
    let [mut a, mut b] = [Buffer::zeroed(16), Buffer::zeroed(16)];
    let mut small = Buffer::zeroed(12);
    let dispatch = device.dispatch(&kernel, [1, 1, 1]).bind(0, 0, &mut a);
    let error = dispatch.bind(1, 2, &mut b).bind(1, 3, &mut small).run();
    assert_eq!(code(error.unwrap_err()), "job-small-binding");
    let nothing = Shader::from_wgsl("@compute @workgroup_size(1) fn main() {}").unwrap();
    let nothing = nothing.kernel(None).unwrap();
    let error = device.dispatch(&nothing, [1, 0, 1]).run();
    assert_eq!(code(error.unwrap_err()), "launch");
    assert_eq!(
        code(shader(1.0).kernel(Some("scael")).unwrap_err()),
        "wgsl-unknown-entry"
    );
    assert_eq!(code(Shader::from_elf(b"x").unwrap_err()), "object-not-elf");
    assert_eq!(
        code(Shader::from_assembly("npo").unwrap_err()),
        "asm-unknown-mnemonic"
    );
    assert_eq!(
        code(Shader::load("a.comp").unwrap_err()),
        "unsupported-shader"
    );
    let none = std::collections::BTreeMap::new();
    assert_eq!(
        code(Shader::from_spirv(b"x", &none).unwrap_err()),
        "spirv-malformed"
    );
    assert_eq!(code(Shader::load("a.spv").unwrap_err()), "file-read");
    assert_eq!(code(Shader::load("a.txt").unwrap_err()), "job-shader-kind");
    assert_eq!(code(Shader::load("no.wgsl").unwrap_err()), "file-read");
}

#[test]
fn what_a_kernel_did_before_it_trapped_is_there() {
    let text = ".kernel main
    .workgroup_size 1, 1, 1
    .v_regs 4
    .u_regs 16
    .resource 0, 0, data, read_write, 4
.end
main:
    u.load.b128 u[8:11], u[0:1], 0
    v.mov.b32 v1, 0
    v.mov.b32 v2, 42
    buffer.store.b32 v2, u[8:11], v1, 0
    waitcnt vst=0
    brk
";
    let shader = Shader::from_assembly(text).unwrap();
    let kernel = shader.kernel(None).unwrap();
    // The object is a file that loads to the same.
    let again = Shader::from_elf(&kernel.object().to_elf()).unwrap();
    for kernel in [kernel, again.kernel(Some("main")).unwrap()] {
        let mut data = Buffer::zeroed(4);
        let device = Device::new().deterministic();
        let result = device
            .dispatch(&kernel, [1, 1, 1])
            .bind(0, 0, &mut data)
            .run();
        let Err(Error::Trap(report)) = result else {
            panic!("{result:?}")
        };
        assert_eq!(report.name, "Breakpoint");
        assert_eq!(report.source.as_ref().unwrap().line, 13);
        assert_eq!(data.read::<u32>(), [42]);
    }
}

#[test]
fn endless_loops_have_a_limit() {
    let shader = Shader::from_wgsl("@compute @workgroup_size(1) fn main() { loop {} }");
    let kernel = shader.and_then(|s| s.kernel(None)).unwrap();
    let device = Device::new().max_instructions(500);
    let result = device.dispatch(&kernel, [3, 1, 1]).run();
    assert!(matches!(result, Err(Error::InstructionLimit(r)) if r.info == 500));
}
