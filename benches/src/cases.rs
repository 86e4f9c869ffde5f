//! What is run: shaders, data, dispatches.

use std::collections::BTreeMap;

use lanemask::job::Slot;

use crate::native::Function;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// For tests.
    Tiny,
    /// About a million invocations.
    Real,
}

pub struct Case {
    pub name: &'static str,
    pub wgsl: &'static str,
    pub buffers: Vec<Vec<u32>>,
    pub steps: Vec<Step>,
    /// Indices of the buffers that are compared.
    pub outputs: Vec<usize>,
    pub native: Function,
    /// Whether it counts for the mean over the kernels.
    pub in_mean: bool,
}

/// One dispatch.
pub struct Step {
    pub entry: &'static str,
    pub workgroups: [u32; 3],
    /// What is bound where in group 0: binding and index of a buffer.
    pub bind: Vec<(u32, usize)>,
    /// Invocations of a workgroup.
    pub group_size: u32,
}

impl Step {
    pub fn slots(&self) -> BTreeMap<Slot, usize> {
        self.bind
            .iter()
            .map(|&(binding, index)| (Slot { group: 0, binding }, index))
            .collect()
    }
}

impl Case {
    pub fn invocations(&self) -> u64 {
        self.steps
            .iter()
            .map(|s| {
                s.workgroups.iter().map(|&n| u64::from(n)).product::<u64>()
                    * u64::from(s.group_size)
            })
            .sum()
    }

    pub fn bytes(&self) -> u64 {
        self.buffers.iter().map(|b| 4 * b.len() as u64).sum()
    }
}

/// Makes a case; its data is large, so that one at a time is enough.
pub type Make = fn(Size) -> Case;

pub const ALL: [(&str, Make); 9] = [
    ("saxpy", saxpy),
    ("sgemm", sgemm),
    ("scan", scan),
    ("histogram", histogram),
    ("mandelbrot", mandelbrot),
    ("sha256", sha256),
    ("nbody", nbody),
    ("collatz", collatz),
    ("arithmetic", arithmetic),
];

pub fn find(name: &str, size: Size) -> Option<Case> {
    let (_, make) = ALL.iter().find(|(n, _)| *n == name)?;
    Some(make(size))
}

fn pick<T>(size: Size, tiny: T, real: T) -> T {
    match size {
        Size::Tiny => tiny,
        Size::Real => real,
    }
}

/// SplitMix64, upper halves.
fn random(seed: u64, len: usize) -> impl Iterator<Item = u32> {
    let mut state = seed;
    (0..len).map(move |_| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    })
}

fn floats(seed: u64, len: usize, low: f32, high: f32) -> Vec<u32> {
    random(seed, len)
        .map(|r| (low + (high - low) * (r as f32 / 4_294_967_296.0)).to_bits())
        .collect()
}

fn step(entry: &'static str, workgroups: [u32; 3], bindings: usize, group_size: u32) -> Step {
    Step {
        entry,
        workgroups,
        bind: (0..bindings).map(|i| (i as u32, i)).collect(),
        group_size,
    }
}

fn saxpy(size: Size) -> Case {
    let n = pick(size, 1000, 1 << 20);
    Case {
        name: "saxpy",
        wgsl: include_str!("../../examples/saxpy.wgsl"),
        buffers: vec![
            vec![n as u32, 0.75f32.to_bits()],
            floats(1, n, -1.0, 1.0),
            floats(2, n, -1.0, 1.0),
        ],
        steps: vec![step("main", [n.div_ceil(64) as u32, 1, 1], 3, 64)],
        outputs: vec![2],
        native: Function::Saxpy,
        in_mean: true,
    }
}

fn sgemm(size: Size) -> Case {
    let (m, n, k) = pick(size, (32, 48, 32), (1024, 1024, 128));
    Case {
        name: "sgemm",
        wgsl: include_str!("../../examples/matmul.wgsl"),
        buffers: vec![
            vec![m as u32, n as u32, k as u32],
            floats(3, m * k, -1.0, 1.0),
            floats(4, k * n, -1.0, 1.0),
            vec![0; m * n],
        ],
        steps: vec![step("main", [n as u32 / 16, m as u32 / 16, 1], 4, 256)],
        outputs: vec![3],
        native: Function::Sgemm,
        in_mean: true,
    }
}

/// Independent arrays of 512 blocks, the most that one workgroup scans the sums of.
fn scan(size: Size) -> Case {
    let (arrays, n) = pick(size, (2, 1500), (4, 1usize << 18));
    let blocks = n.div_ceil(512);
    let mut buffers = Vec::new();
    let mut steps = Vec::new();
    let mut outputs = Vec::new();
    for array in 0..arrays {
        let first = buffers.len();
        let data = random(5 + array, n).map(|r| r % 1000).collect();
        buffers.extend([data, vec![0; blocks], vec![0]]);
        outputs.extend([first, first + 2]);
        for (entry, groups, bindings) in [
            ("scan_blocks", blocks as u32, vec![0, 1]),
            ("scan_sums", 1, vec![1, 2]),
            ("add_offsets", blocks as u32, vec![0, 1]),
        ] {
            let bind = bindings.into_iter().map(|b| (b, first + b as usize));
            steps.push(Step {
                entry,
                workgroups: [groups, 1, 1],
                bind: bind.collect(),
                group_size: 256,
            });
        }
    }
    Case {
        name: "scan",
        wgsl: include_str!("../../examples/scan.wgsl"),
        buffers,
        steps,
        outputs,
        native: Function::Scan,
        in_mean: true,
    }
}

fn histogram(size: Size) -> Case {
    let (n, groups) = pick(size, (5000, 3), (1 << 22, 4096));
    Case {
        name: "histogram",
        wgsl: include_str!("../../examples/histogram.wgsl"),
        buffers: vec![random(6, n).map(|r| r >> 8).collect(), vec![0; 256]],
        steps: vec![step("main", [groups, 1, 1], 2, 256)],
        outputs: vec![1],
        native: Function::Histogram,
        in_mean: true,
    }
}

fn mandelbrot(size: Size) -> Case {
    let (side, limit) = pick(size, (24, 60), (1024, 200));
    let scale = 2.6 / side as f32;
    Case {
        name: "mandelbrot",
        wgsl: include_str!("../../examples/mandelbrot.wgsl"),
        buffers: vec![
            vec![
                (-0.65f32).to_bits(),
                0.05f32.to_bits(),
                scale.to_bits(),
                limit,
                side,
                side,
            ],
            vec![0; (side * side) as usize],
        ],
        steps: vec![step("main", [side.div_ceil(8), side.div_ceil(8), 1], 2, 64)],
        outputs: vec![1],
        native: Function::Mandelbrot,
        in_mean: true,
    }
}

/// A quarter of a million messages: a million would be 168 MB of buffers.
fn sha256(size: Size) -> Case {
    let n = pick(size, 70, 1 << 18);
    Case {
        name: "sha256",
        wgsl: include_str!("../../examples/sha256.wgsl"),
        buffers: vec![
            random(8, 32 * n).collect(),
            random(9, n).map(|r| r % 129).collect(),
            vec![0; 8 * n],
        ],
        steps: vec![step("main", [n.div_ceil(64) as u32, 1, 1], 3, 64)],
        outputs: vec![2],
        native: Function::Sha256,
        in_mean: true,
    }
}

/// The work grows with the square of the bodies: 4,096 of them are 17 million pairs.
fn nbody(size: Size) -> Case {
    let n = pick(size, 200, 4096);
    Case {
        name: "nbody",
        wgsl: include_str!("../../examples/nbody.wgsl"),
        buffers: vec![
            vec![
                n as u32,
                0.01f32.to_bits(),
                0.001f32.to_bits(),
                0.0001f32.to_bits(),
            ],
            floats(10, 4 * n, 0.0, 1.0),
            vec![0; 4 * n],
            vec![0; 4 * n],
        ],
        steps: vec![step("main", [n.div_ceil(128) as u32, 1, 1], 4, 128)],
        outputs: vec![2],
        native: Function::Nbody,
        in_mean: true,
    }
}

fn collatz(size: Size) -> Case {
    let n = pick(size, 1000, 1 << 20);
    Case {
        name: "collatz",
        wgsl: include_str!("../../examples/collatz.wgsl"),
        buffers: vec![random(11, n).map(|r| r % 3_000_000).collect(), vec![0; n]],
        steps: vec![step("main", [n.div_ceil(64) as u32, 1, 1], 2, 64)],
        outputs: vec![1],
        native: Function::Collatz,
        in_mean: true,
    }
}

/// Products and sums in registers: what the interpreter does at most.
fn arithmetic(size: Size) -> Case {
    let n = pick(size, 256, 1 << 20);
    Case {
        name: "arithmetic",
        wgsl: "
            @group(0) @binding(0) var<storage, read_write> out: array<f32>;
            @compute @workgroup_size(64)
            fn main(@builtin(global_invocation_id) id: vec3u) {
                var v = vec4f(f32(id.x), 1.0, 2.0, 3.0);
                let m = vec4f(0.5, 0.25, 0.75, 0.875);
                for (var i = 0u; i < 32u; i++) {
                    v = v * m + v.yzwx; v = v * m + m; v = v * m + v.wxyz; v = v * m + m;
                }
                out[id.x] = v.x + v.y + v.z + v.w;
            }",
        buffers: vec![vec![0; n]],
        steps: vec![step("main", [n as u32 / 64, 1, 1], 1, 64)],
        outputs: vec![0],
        native: Function::Arithmetic,
        in_mean: false,
    }
}
