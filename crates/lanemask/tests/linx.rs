//! The same shaders on both machines.

use lanemask::emu::linx::{Inactive, Order, Policy};
use lanemask::job::Target;
use lanemask::linx::{Compile, Settings};
use lanemask::object::LinxMode;
use lanemask::{Buffer, Device, Error, JobTrap, Shader};

fn settings() -> Vec<Settings> {
    let mut all = Vec::new();
    for inactive in [
        Inactive::Keep,
        Inactive::Zero,
        Inactive::Poison(0xdead_beef),
    ] {
        for order in [None, Some(Order::InOrder), Some(Order::Random { seed: 7 })] {
            let policy = Policy {
                inactive,
                ..Policy::default()
            };
            all.push(Settings {
                policy,
                order,
                ..Settings::default()
            });
        }
    }
    all
}

/// Words of the buffers after a dispatch; they are bound to group 0 in order.
fn run(
    device: &Device,
    kernel: &lanemask::Kernel,
    workgroups: [u32; 3],
    buffers: &[Vec<u32>],
) -> Vec<Vec<u32>> {
    let mut buffers: Vec<Buffer> = buffers.iter().map(|b| Buffer::from_slice(b)).collect();
    let mut dispatch = device.dispatch(kernel, workgroups);
    for (k, buffer) in buffers.iter_mut().enumerate() {
        dispatch = dispatch.bind(0, k as u32, buffer);
    }
    let summary = dispatch.run().unwrap_or_else(|e| panic!("{e}"));
    let used = summary.stats.lane_utilisation();
    assert!(used > 0.0 && used <= 1.0, "{used}");
    buffers.iter().map(Buffer::read).collect()
}

/// Runs a shader on w32, and on linx in all ways; the results must be the same.
fn same(text: &str, workgroups: [u32; 3], buffers: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let shader = Shader::from_wgsl(text).unwrap_or_else(|e| panic!("{e}"));
    let want = run(
        &Device::new(),
        &shader.kernel(None).unwrap(),
        workgroups,
        buffers,
    );
    for mode in [Some(LinxMode::Mseq), None] {
        let options = Compile {
            mode,
            ..Compile::default()
        };
        let kernel = shader
            .kernel_with(Target::Linx, &options, None)
            .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(kernel.target(), Target::Linx);
        for settings in settings() {
            let device = Device::new().linx(settings.clone());
            let got = run(&device, &kernel, workgroups, buffers);
            assert_eq!(got, want, "{mode:?} {settings:?}\n{text}");
        }
    }
    want
}

// spec: Q-33 L-29
#[test]
fn buffers_bounds_and_lengths() {
    let got = same(
        "@group(0) @binding(0) var<storage, read> input: array<u32>;
         @group(0) @binding(1) var<storage, read_write> output: array<u32>;
         @group(0) @binding(2) var<uniform> offset: vec4u;
         @compute @workgroup_size(4, 2)
         fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) n: vec3u) {
            let at = id.x + id.y * 4u * n.x;
            output[at] = input[at] * 10u + offset.y + arrayLength(&output) * 1000u;
         }",
        [3, 2, 1],
        &[(1..=40).collect(), vec![9; 37], vec![0, 7, 0, 0]],
    );
    assert_eq!(got[1][..3], [37_017, 37_027, 37_037]);
    assert_eq!(got[1][36], 37_377);
}

// spec: Q-32 Q-33
#[test]
fn workgroups_larger_than_a_group_share_memory() {
    let got = same(
        "var<workgroup> words: array<u32, 256>;
         var<workgroup> count: atomic<u32>;
         @group(0) @binding(0) var<storage, read_write> data: array<u32>;
         @compute @workgroup_size(256)
         fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
            words[li] = data[wg.x * 256u + li];
            if li % 3u == 0u { atomicAdd(&count, 1u); }
            for (var step = 128u; step > 0u; step /= 2u) {
                workgroupBarrier();
                if li < step { words[li] += words[li + step]; }
            }
            workgroupBarrier();
            data[wg.x * 256u + li] = words[0] + atomicLoad(&count) * 100000u;
         }",
        [9, 1, 1],
        &[(0..9 * 256).collect()],
    );
    // The sum of 256 numbers from 0, and 86 multiples of 3.
    assert_eq!(got[0][0], 255 * 128 + 8_600_000);
    assert_eq!(got[0][256], 255 * 128 + 256 * 256 + 8_600_000);
}

// spec: Q-32
#[test]
fn a_grid_that_does_not_fit_one_tile_is_cut() {
    // A private array of 12 words is 3 KiB of TS for each group of 64 lanes.
    let got = same(
        "@group(0) @binding(0) var<storage, read_write> data: array<u32>;
         @compute @workgroup_size(64)
         fn main(@builtin(global_invocation_id) id: vec3u) {
            var a: array<u32, 12>;
            for (var i = 0u; i < 12u; i++) { a[i] = data[id.x] + i * i; }
            data[id.x] = a[id.x % 12u];
         }",
        [21, 1, 1],
        &[(0..21 * 64).collect()],
    );
    let want: Vec<u32> = (0..21 * 64).map(|i| i + (i % 12) * (i % 12)).collect();
    assert_eq!(got[0], want);
}

#[test]
fn atomics_add_up_over_the_grid() {
    let got = same(
        "@group(0) @binding(0) var<storage, read_write> sums: array<atomic<u32>, 4>;
         @compute @workgroup_size(100)
         fn main(@builtin(global_invocation_id) id: vec3u) {
            atomicAdd(&sums[id.x % 3u], id.x);
            atomicMax(&sums[3], id.x * 2u);
         }",
        [5, 1, 1],
        &[vec![0; 4]],
    );
    let sum = |k: u32| (0..500u32).filter(|i| i % 3 == k).sum::<u32>();
    assert_eq!(got[0], [sum(0), sum(1), sum(2), 998]);
}

#[test]
fn immediates_are_given_to_each_dispatch() {
    let text = "var<immediate> p: vec4u;
        @group(0) @binding(0) var<storage, read_write> x: array<u32>;
        @compute @workgroup_size(8) fn main(@builtin(global_invocation_id) id: vec3u) {
            x[id.x] = x[id.x] * p.y + p[id.x % 4u];
        }";
    let shader = Shader::from_wgsl(text).unwrap();
    for kernel in [
        shader.kernel(None).unwrap(),
        shader.kernel_for(Target::Linx, None).unwrap(),
    ] {
        let device = Device::new();
        let mut x = Buffer::from_slice(&[1u32; 8]);
        for factor in [10u32, 2] {
            let block: Vec<u8> = [5, factor, 7, 8]
                .iter()
                .flat_map(|w| w.to_le_bytes())
                .collect();
            let dispatch = device.dispatch(&kernel, [1, 1, 1]).bind(0, 0, &mut x);
            dispatch
                .immediates(&block)
                .run()
                .unwrap_or_else(|e| panic!("{e}"));
        }
        // (1 * 10 + [5, 10, 7, 8]) * 2 + [5, 2, 7, 8].
        assert_eq!(x.read::<u32>(), [35, 42, 41, 44, 35, 42, 41, 44]);
        let dispatch = device.dispatch(&kernel, [1, 1, 1]).bind(0, 0, &mut x);
        let missing = dispatch.run().unwrap_err();
        assert!(
            missing
                .to_string()
                .contains("nothing is bound to the immediates (p)"),
            "{missing}"
        );
        assert_eq!(code(missing), "job-missing-binding");
        let dispatch = device.dispatch(&kernel, [1, 1, 1]).bind(0, 0, &mut x);
        assert_eq!(
            code(dispatch.immediates(&[0; 12]).run().unwrap_err()),
            "job-small-binding"
        );
    }
}

fn code(error: Error) -> &'static str {
    match error {
        Error::Diagnostics(mistakes) => mistakes.list[0].code,
        other => panic!("{other}"),
    }
}

#[test]
fn code_runs_only_where_it_is_for() {
    let by_hand = "
.isa linx
.kernel k
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2], ->vt
    C.BSTOP
.end
";
    let linx = Shader::from_assembly(by_hand).unwrap();
    assert_eq!(linx.target(), Some(Target::Linx));
    assert_eq!(
        code(linx.kernel_for(Target::W32, None).unwrap_err()),
        "shader-target"
    );
    let w32 = Shader::from_assembly("endpgm").unwrap();
    assert_eq!(
        code(w32.kernel_for(Target::Linx, None).unwrap_err()),
        "shader-target"
    );
    // Without a job nobody gives it addresses.
    let kernel = linx.kernel(None).unwrap();
    let run = Device::new().dispatch(&kernel, [1, 1, 1]).run();
    assert_eq!(code(run.unwrap_err()), "linx-launch");
}

#[test]
fn endless_loops_end_at_the_limit() {
    let shader = Shader::from_wgsl(
        "@group(0) @binding(0) var<storage, read_write> x: array<u32>;
         @compute @workgroup_size(8) fn main(@builtin(workgroup_id) wg: vec3u) {
            if wg.x == 2u { loop { if x[0] == 5u { break; } } }
            x[1u] = 1u;
         }",
    )
    .unwrap();
    let kernel = shader.kernel_for(Target::Linx, None).unwrap();
    let mut x = Buffer::from_slice(&[0u32; 4]);
    let device = Device::new().max_instructions(1000).deterministic();
    let error = device.dispatch(&kernel, [4, 1, 1]).bind(0, 0, &mut x).run();
    let Err(Error::LinxTrap(JobTrap::LinxLimit { report, place })) = error else {
        panic!("{error:?}")
    };
    assert_eq!((report.limit, place), (1000, Some(([2, 0, 0], 0))));
    assert_eq!(x.read::<u32>(), [0, 1, 0, 0]);
}

/// The proofs for MPAR count on it.
#[test]
fn grids_whose_global_ids_do_not_fit_32_bits_are_refused() {
    let shader = Shader::from_wgsl("@compute @workgroup_size(64) fn main() {}").unwrap();
    let kernel = shader.kernel_for(Target::Linx, None).unwrap();
    let run = Device::new().dispatch(&kernel, [1 << 26, 1, 1]).run();
    assert_eq!(code(run.unwrap_err()), "linx-launch");
}

#[test]
fn a_prepared_dispatch_goes_on_from_what_it_has_left() {
    let text = "
        @group(0) @binding(0) var<storage, read_write> data: array<u32>;
        @group(0) @binding(1) var<storage, read> add: u32;
        @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {
            data[id.x] = data[id.x] * 3u + add;
        }";
    let shader = Shader::from_wgsl(text).unwrap();
    for target in [Target::W32, Target::Linx] {
        let kernel = shader.kernel_for(target, None).unwrap();
        let mut data = Buffer::from_slice(&[1u32; 200]);
        let mut add = Buffer::from_slice(&[2u32]);
        let device = Device::new();
        let bound = device.dispatch(&kernel, [3, 1, 1]);
        let mut prepared = bound
            .bind(0, 0, &mut data)
            .bind(0, 1, &mut add)
            .prepare()
            .unwrap();
        // 1, 5, 17
        for _ in 0..2 {
            let stats = prepared.run().unwrap().stats;
            assert!(stats.warp_instructions > 0);
        }
        prepared.finish().unwrap();
        let words: Vec<u32> = data.read();
        assert_eq!(words[..192], [17; 192], "{target:?}");
        assert_eq!(words[192..], [1; 8], "{target:?}");
    }
}
