//! The list of dispatches that Vello makes of a scene, and its own Rust versions of the stages.

use std::cell::RefCell;
use std::collections::BTreeMap;

use vello::low_level::{Command, FullShaders, ImageProxy, Render, ResourceProxy, ShaderId};
use vello::peniko::Color;
use vello::{AaConfig, RenderParams};
use vello_encoding::{PathMonoid, Resolver};
use vello_shaders::cpu::{self, CpuBinding};
use vello_shaders::{BindType, ComputeShader, SHADERS};

use crate::scenes::Picture;

pub type CpuFn = fn(u32, &[CpuBinding<'_>]);

/// One of Vello's shaders.
pub struct Stage {
    pub name: &'static str,
    pub shader: &'static ComputeShader<'static>,
    /// The twin in Rust, if there is one.
    pub cpu: Option<CpuFn>,
}

/// Every shader of the crate that a recording may name, in the order of the pipeline; their `ShaderId` is the index.
pub fn stages() -> Vec<Stage> {
    let s = &SHADERS;
    let stage = |name, shader, cpu| Stage { name, shader, cpu };
    vec![
        stage(
            "pathtag_reduce",
            &s.pathtag_reduce,
            Some(cpu::pathtag_reduce as CpuFn),
        ),
        stage("pathtag_reduce2", &s.pathtag_reduce2, None),
        stage("pathtag_scan1", &s.pathtag_scan1, None),
        stage(
            "pathtag_scan_small",
            &s.pathtag_scan_small,
            Some(cpu::pathtag_scan as CpuFn),
        ),
        stage("pathtag_scan_large", &s.pathtag_scan_large, None),
        stage("bbox_clear", &s.bbox_clear, Some(cpu::bbox_clear as CpuFn)),
        stage("flatten", &s.flatten, Some(cpu::flatten as CpuFn)),
        stage(
            "draw_reduce",
            &s.draw_reduce,
            Some(cpu::draw_reduce as CpuFn),
        ),
        stage("draw_leaf", &s.draw_leaf, Some(cpu::draw_leaf as CpuFn)),
        stage(
            "clip_reduce",
            &s.clip_reduce,
            Some(cpu::clip_reduce as CpuFn),
        ),
        stage("clip_leaf", &s.clip_leaf, Some(cpu::clip_leaf as CpuFn)),
        stage("binning", &s.binning, Some(cpu::binning as CpuFn)),
        stage("tile_alloc", &s.tile_alloc, Some(cpu::tile_alloc as CpuFn)),
        stage(
            "path_count_setup",
            &s.path_count_setup,
            Some(cpu::path_count_setup as CpuFn),
        ),
        stage("path_count", &s.path_count, Some(cpu::path_count as CpuFn)),
        stage(
            "backdrop_dyn",
            &s.backdrop_dyn,
            Some(cpu::backdrop as CpuFn),
        ),
        stage("coarse", &s.coarse, Some(cpu::coarse as CpuFn)),
        stage(
            "path_tiling_setup",
            &s.path_tiling_setup,
            Some(cpu::path_tiling_setup as CpuFn),
        ),
        stage(
            "path_tiling",
            &s.path_tiling,
            Some(cpu::path_tiling as CpuFn),
        ),
        stage("fine_area", &s.fine_area, None),
        stage("fine_msaa8", &s.fine_msaa8, None),
        stage("fine_msaa16", &s.fine_msaa16, None),
    ]
}

/// A buffer or image of a dispatch.
#[derive(Clone)]
pub struct Resource {
    pub name: &'static str,
    pub binding: u32,
    pub writable: bool,
    /// `None` for images.
    pub before: Option<Vec<u8>>,
    /// What Vello's own Rust version leaves, for stages that have one.
    pub after: Option<Vec<u8>>,
}

/// A dispatch with the contents of its buffers before and after.
#[derive(Clone)]
pub struct Dispatch {
    pub stage: usize,
    pub workgroups: [u32; 3],
    pub resources: Vec<Resource>,
}

/// Fills what nobody has written: a stage that reads it is found out.
pub const POISON: u8 = 0xaa;

/// Elements of the buffers that are allocated while drawing: the defaults are for large pictures. With each its
/// element size in bytes and the word of the configuration that tells the shaders.
const ALLOCATED: [(&str, u32, u32, usize); 7] = [
    ("vello.lines_buf", 1 << 14, 24, 15),
    ("vello.info_bin_data_buf", 1 << 14, 4, 16),
    ("vello.tile_buf", 1 << 16, 8, 17),
    ("vello.seg_counts_buf", 1 << 15, 8, 18),
    ("vello.segments_buf", 1 << 15, 24, 19),
    ("vello.blend_spill", 1 << 19, 4, 20),
    ("vello.ptcl_buf", 1 << 18, 4, 21),
];

/// Words of the configuration.
pub const CONFIG_N_DRAW_OBJECTS: usize = 5;
pub const CONFIG_BIN_DATA_START: usize = 8;

/// Records a picture and runs it with Vello's Rust stages; for stages without one, `stand_in` runs.
pub fn record(
    picture: &Picture,
    stages: &[Stage],
    mut stand_in: impl FnMut(&Dispatch) -> Option<Vec<Option<Vec<u8>>>>,
) -> Vec<Dispatch> {
    let mut done = Vec::new();
    let mut buffers: BTreeMap<u64, RefCell<Vec<u8>>> = BTreeMap::new();
    for command in commands(picture, AaConfig::Area).0 {
        match command {
            Command::Upload(proxy, bytes) => {
                buffers.insert(proxy.id.0.get(), RefCell::new(bytes));
            }
            Command::UploadUniform(proxy, mut bytes) => {
                assert_eq!(proxy.name, "vello.config");
                cut_down(&mut bytes);
                buffers.insert(proxy.id.0.get(), RefCell::new(bytes));
            }
            Command::Clear(proxy, offset, len) => {
                let size = proxy.size as usize;
                let buffer = buffers
                    .entry(proxy.id.0.get())
                    .or_insert_with(|| RefCell::new(vec![POISON; size]));
                let start = offset as usize;
                let end = len.map_or(size, |l| start + l as usize);
                buffer.borrow_mut()[start..end].fill(0);
            }
            Command::Dispatch(id, (x, y, z), list) => {
                if run(
                    stages,
                    id,
                    [x, y, z],
                    &list,
                    &mut buffers,
                    &mut done,
                    &mut stand_in,
                ) && picture.last_stage == Some(stages[id.0].name)
                {
                    break;
                }
            }
            Command::DispatchIndirect(id, args, offset, list) => {
                let counts = buffers[&args.id.0.get()].borrow();
                let at = offset as usize / 4;
                let workgroups = [
                    word(&counts, at),
                    word(&counts, at + 1),
                    word(&counts, at + 2),
                ];
                drop(counts);
                run(
                    stages,
                    id,
                    workgroups,
                    &list,
                    &mut buffers,
                    &mut done,
                    &mut stand_in,
                );
            }
            // Images are not modelled: only the last stage looks at them.
            // Buffers stay: one is freed before its last use.
            Command::UploadImage(..)
            | Command::WriteImage(..)
            | Command::FreeImage(_)
            | Command::FreeBuffer(_)
            | Command::Download(_) => {}
        }
    }
    done
}

/// Tells a configuration how small the buffers are.
pub fn cut_down(config: &mut [u8]) {
    let start = word(config, CONFIG_BIN_DATA_START);
    for (name, elements, _, at) in ALLOCATED {
        let used = if name == "vello.info_bin_data_buf" {
            start
        } else {
            0
        };
        config[4 * at..4 * at + 4].copy_from_slice(&(elements - used).to_le_bytes());
    }
}

/// Adds the dispatch to `done`; false if it has no workgroups.
fn run(
    stages: &[Stage],
    id: ShaderId,
    workgroups: [u32; 3],
    list: &[ResourceProxy],
    buffers: &mut BTreeMap<u64, RefCell<Vec<u8>>>,
    done: &mut Vec<Dispatch>,
    stand_in: &mut impl FnMut(&Dispatch) -> Option<Vec<Option<Vec<u8>>>>,
) -> bool {
    if workgroups.contains(&0) {
        return false;
    }
    let stage = &stages[id.0];
    let mut ids = Vec::new();
    let mut resources = Vec::new();
    for (i, proxy) in list.iter().enumerate() {
        let binding = u32::from(stage.shader.wgsl.binding_indices[i]);
        let writable = matches!(stage.shader.bindings[i], BindType::Buffer | BindType::Image);
        let (name, before) = match proxy {
            ResourceProxy::Buffer(b) => {
                ids.push(Some(b.id.0.get()));
                let buffer = buffers
                    .entry(b.id.0.get())
                    .or_insert_with(|| RefCell::new(vec![POISON; size_of_buffer(b.name, b.size)]));
                (b.name, Some(buffer.borrow().clone()))
            }
            ResourceProxy::Image(_) => {
                ids.push(None);
                ("image", None)
            }
            ResourceProxy::BufferRange { .. } => panic!("Vello records no ranges"),
        };
        resources.push(Resource {
            name,
            binding,
            writable,
            before,
            after: None,
        });
    }
    let mut dispatch = Dispatch {
        stage: id.0,
        workgroups,
        resources,
    };
    if let Some(function) = stage.cpu {
        let bindings: Vec<CpuBinding<'_>> = ids
            .iter()
            .map(|id| CpuBinding::BufferRW(&buffers[&id.expect("only `fine` has images")]))
            .collect();
        function(workgroups[0] * workgroups[1] * workgroups[2], &bindings);
        for (id, resource) in ids.iter().zip(&mut dispatch.resources) {
            resource.after = id.map(|id| buffers[&id].borrow().clone());
        }
    } else if let Some(after) = stand_in(&dispatch) {
        for (id, bytes) in ids.iter().zip(after) {
            if let (Some(id), Some(bytes)) = (id, bytes) {
                buffers.insert(*id, RefCell::new(bytes));
            }
        }
    }
    done.push(dispatch);
    true
}

/// Bytes of a buffer that is first named in a dispatch.
pub fn size_of_buffer(name: &str, default: u64) -> usize {
    ALLOCATED
        .iter()
        .find(|(n, ..)| *n == name)
        .map_or(default as usize, |&(_, elements, bytes, _)| {
            (elements * bytes) as usize
        })
}

pub fn word(bytes: &[u8], index: usize) -> u32 {
    u32::from_le_bytes(bytes[4 * index..4 * index + 4].try_into().unwrap())
}

/// What Vello records of a picture, and the image that it draws into.
pub fn commands(picture: &Picture, antialiasing_method: AaConfig) -> (Vec<Command>, ImageProxy) {
    let id = ShaderId;
    let shaders = FullShaders {
        pathtag_reduce: id(0),
        pathtag_reduce2: id(1),
        pathtag_scan1: id(2),
        pathtag_scan: id(3),
        pathtag_scan_large: id(4),
        bbox_clear: id(5),
        flatten: id(6),
        draw_reduce: id(7),
        draw_leaf: id(8),
        clip_reduce: id(9),
        clip_leaf: id(10),
        binning: id(11),
        tile_alloc: id(12),
        path_count_setup: id(13),
        path_count: id(14),
        backdrop: id(15),
        coarse: id(16),
        path_tiling_setup: id(17),
        path_tiling: id(18),
        fine_area: Some(id(19)),
        fine_msaa8: Some(id(20)),
        fine_msaa16: Some(id(21)),
        pathtag_is_cpu: false,
    };
    let params = RenderParams {
        base_color: Color::from_rgba8(255, 255, 255, 255),
        width: picture.width,
        height: picture.height,
        antialiasing_method,
    };
    let mut render = Render::new();
    let mut recording = render.render_encoding_coarse(
        picture.scene.encoding(),
        &mut Resolver::new(),
        &shaders,
        &mut None,
        &params,
        false,
    );
    let target = render.out_image();
    render.record_fine(&shaders, &mut recording);
    (recording.into_commands(), target)
}

/// `pathtag_scan_large` as the Rust version of the scan in two steps does it: from the sums of the groups, not from
/// the scan of these sums.
pub fn scan_in_rust(dispatch: &Dispatch) -> Dispatch {
    let mut out = dispatch.clone();
    let cell = |i: usize| RefCell::new(dispatch.resources[i].before.clone().unwrap());
    let (config, scene, monoids) = (cell(0), cell(1), cell(3));
    let groups = dispatch.workgroups[0];
    let sums = RefCell::new(vec![POISON; groups as usize * size_of::<PathMonoid>()]);
    let bind = |cell| CpuBinding::BufferRW(cell);
    cpu::pathtag_reduce(groups, &[bind(&config), bind(&scene), bind(&sums)]);
    cpu::pathtag_scan(
        groups,
        &[bind(&config), bind(&scene), bind(&sums), bind(&monoids)],
    );
    out.resources[3].after = Some(monoids.into_inner());
    out
}
