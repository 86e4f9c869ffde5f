//! Whole pictures: all dispatches of a scene, each on what the ones before have left.

use std::collections::BTreeMap;

use lanemask::emu::{Schedule, Shape};
use lanemask::image::{Dim, Format, Image};
use lanemask::{Device, Kernel};
use lanemask_job::Slot;
use lanemask_testkit::engine::Failure;
use lanemask_testkit::resources::{self, Resource, Resources};
use vello::AaConfig;
use vello::low_level::{Command, ImageProxy, ResourceProxy};
use vello::peniko::ImageFormat;

use crate::scenes::{self, Picture};
use crate::stream::{self, POISON, Stage};

/// The ways to draw edges, each with a last stage of its own.
const METHODS: [(AaConfig, &str); 3] = [
    (AaConfig::Area, "fine_area"),
    (AaConfig::Msaa8, "fine_msaa8"),
    (AaConfig::Msaa16, "fine_msaa16"),
];

/// Runs one dispatch of a stage on what is bound.
type Run<'r> = &'r mut dyn FnMut(usize, [u32; 3], &mut Resources) -> Result<(), Failure>;

/// The pixels of a picture (RGBA, 8 bits each).
fn draw(
    picture: &Picture,
    method: AaConfig,
    stages: &[Stage],
    run: Run,
) -> Result<Vec<u8>, Failure> {
    let mut held: BTreeMap<u64, Resource> = BTreeMap::new();
    let (commands, target) = stream::commands(picture, method);
    for command in commands {
        match command {
            Command::Upload(proxy, bytes) => {
                held.insert(proxy.id.0.get(), Resource::Buffer(bytes));
            }
            Command::UploadUniform(proxy, mut bytes) => {
                stream::cut_down(&mut bytes);
                held.insert(proxy.id.0.get(), Resource::Buffer(bytes));
            }
            Command::UploadImage(proxy, bytes) => {
                held.insert(proxy.id.0.get(), Resource::Texture(image(&proxy), bytes));
            }
            Command::WriteImage(proxy, [x, y], from) => {
                assert_eq!(from.format, ImageFormat::Rgba8);
                let atlas = held
                    .entry(proxy.id.0.get())
                    .or_insert_with(|| blank(&proxy));
                let Resource::Texture(image, texels) = atlas else {
                    panic!("an atlas is an image");
                };
                let rows = from.data.data().chunks(4 * from.width as usize);
                for (k, row) in rows.enumerate() {
                    let at = 4 * ((y as usize + k) * image.size[0] as usize + x as usize);
                    texels[at..at + row.len()].copy_from_slice(row);
                }
            }
            Command::Clear(proxy, offset, len) => {
                let size = proxy.size as usize;
                let buffer = held
                    .entry(proxy.id.0.get())
                    .or_insert_with(|| Resource::Buffer(vec![POISON; size]));
                if let Resource::Buffer(bytes) = buffer {
                    let start = offset as usize;
                    bytes[start..len.map_or(size, |l| start + l as usize)].fill(0);
                }
            }
            Command::Dispatch(id, (x, y, z), list) => {
                dispatch(&stages[id.0], id.0, [x, y, z], &list, &mut held, run)?;
            }
            Command::DispatchIndirect(id, args, offset, list) => {
                let counts = held[&args.id.0.get()].bytes();
                let at = offset as usize / 4;
                let groups = [0, 1, 2].map(|k| stream::word(counts, at + k));
                dispatch(&stages[id.0], id.0, groups, &list, &mut held, run)?;
            }
            // Buffers stay: one is freed before its last use.
            Command::FreeImage(_) | Command::FreeBuffer(_) | Command::Download(_) => {}
        }
    }
    Ok(held[&target.id.0.get()].bytes().to_vec())
}

fn image(proxy: &ImageProxy) -> Image {
    Image::new(Dim::D2, Format::Rgba8Unorm, [proxy.width, proxy.height, 1])
}

fn blank(proxy: &ImageProxy) -> Resource {
    let image = image(proxy);
    Resource::Texture(image, vec![0; image.bytes() as usize])
}

fn dispatch(
    stage: &Stage,
    number: usize,
    workgroups: [u32; 3],
    list: &[ResourceProxy],
    held: &mut BTreeMap<u64, Resource>,
    run: Run,
) -> Result<(), Failure> {
    if workgroups.contains(&0) {
        return Ok(());
    }
    let mut bound = Resources::new();
    let mut places = Vec::new();
    for (proxy, binding) in list.iter().zip(stage.shader.wgsl.binding_indices.iter()) {
        let slot = Slot {
            group: 0,
            binding: u32::from(*binding),
        };
        let (id, new) = match proxy {
            ResourceProxy::Buffer(b) => {
                let size = stream::size_of_buffer(b.name, b.size);
                (b.id.0.get(), Resource::Buffer(vec![POISON; size]))
            }
            ResourceProxy::Image(image) => (image.id.0.get(), blank(image)),
            ResourceProxy::BufferRange { .. } => panic!("Vello records no ranges"),
        };
        bound.insert(slot, held.remove(&id).unwrap_or(new));
        places.push((slot, id));
    }
    run(number, workgroups, &mut bound)?;
    for (slot, id) in places {
        held.extend(bound.remove(&slot).map(|resource| (id, resource)));
    }
    Ok(())
}

/// The shader of a stage. In Vello 0.11 the multisampling stages have a race: a fill by the even-odd rule ends with reads of `sh_winding`
/// and `sh_winding_y`, which the next fill sets to zero, and no barrier is between. It shows here under other schedules and on lavapipe,
/// which runs eight invocations after the other. So each fill begins with a barrier.
fn shader(stage: &Stage) -> String {
    let code = &stage.shader.wgsl.code;
    if !stage.name.starts_with("fine_msaa") {
        return code.to_string();
    }
    let start = "let even_odd = (fill.size_and_rule & 1u) != 0u;";
    let at = code.find("fn fill_path_ms(").expect("it fills paths");
    let at = at + code[at..].find(start).expect("it looks at the rule first");
    format!("{}workgroupBarrier();\n{}", &code[..at], &code[at..])
}

/// The kernels of all stages.
fn kernels(stages: &[Stage]) -> Vec<Kernel> {
    let kernel = |stage: &Stage| {
        let shader = lanemask::Shader::from_wgsl(&shader(stage))?;
        shader.kernel(Some("main"))
    };
    let named = |stage: &Stage| kernel(stage).unwrap_or_else(|e| panic!("{}: {e}", stage.name));
    stages.iter().map(named).collect()
}

fn draw_here(
    device: &Device,
    kernels: &[Kernel],
    stages: &[Stage],
    picture: &Picture,
    method: AaConfig,
) -> Vec<u8> {
    let mut run = |stage: usize, workgroups: [u32; 3], bound: &mut Resources| {
        resources::run(device, &kernels[stage], workgroups, bound)
            .map_err(|e| Failure::Run(format!("{}: {e}", stages[stage].name)))
    };
    draw(picture, method, stages, &mut run).unwrap_or_else(|e| panic!("{}: {e}", picture.name))
}

/// The pixels of which a channel differs by more than a step, and the largest difference.
fn difference(one: &[u8], other: &[u8]) -> (Vec<usize>, u8) {
    assert_eq!(one.len(), other.len());
    let steps = |k: usize| one[k].abs_diff(other[k]);
    let mut far: Vec<usize> = (0..one.len()).filter(|k| steps(*k) > 1).collect();
    far.iter_mut().for_each(|k| *k /= 4);
    far.dedup();
    (far, (0..one.len()).map(steps).max().unwrap_or(0))
}

/// Workgroups and warps in any order draw the same picture, by each method.
#[test]
fn every_schedule_draws_the_same_picture() {
    let stages = stream::stages();
    let kernels = kernels(&stages);
    for ((method, name), scene) in METHODS.into_iter().zip(["images"; 3]) {
        let picture = scenes::drawn().into_iter().find(|p| p.name == scene);
        let picture = picture.expect("one of the scenes");
        let in_order = Device::new().deterministic();
        let want = draw_here(&in_order, &kernels, &stages, &picture, method);
        // It is not all of one colour.
        let distinct: std::collections::BTreeSet<&[u8]> = want.chunks(4).collect();
        assert!(distinct.len() > 100, "{scene}: {}", distinct.len());
        let shape = Shape {
            cores: 3,
            ..Shape::default()
        };
        let device = (Device::new().deterministic())
            .shape(shape)
            .schedule(Schedule::Random { seed: 1 });
        let got = draw_here(&device, &kernels, &stages, &picture, method);
        let (far, most) = difference(&want, &got);
        // Lines come in another order, so that sums of areas may be rounded otherwise.
        assert!(
            far.is_empty(),
            "{scene}, {name}: up to {most} steps at {far:?}"
        );
    }
}

#[cfg(feature = "lavapipe")]
mod on_lavapipe {
    use super::*;
    use lanemask_testkit::engine::Shader;
    use lanemask_testkit::lavapipe::{self, Lavapipe};

    #[test]
    fn pictures_agree_with_lavapipe() {
        lavapipe::with_driver(
            "picture::on_lavapipe::pictures_agree_with_lavapipe",
            |gpu| {
                let table = compare(gpu);
                if all_are_wanted() {
                    crate::document("| scene |", &table);
                }
            },
        );
    }

    /// Whether all pictures are drawn, which takes minutes.
    fn all_are_wanted() -> bool {
        std::env::var_os("LANEMASK_PICTURES").is_some()
    }

    /// One pixel of `shapes` differs by more than a step, which is not explained; it may lie where the last bit of a position
    /// decides between two colours of a gradient.
    const UNEXPLAINED: usize = 1;

    /// The table of `docs/vello.md`.
    fn compare(gpu: &Lavapipe) -> String {
        let stages = stream::stages();
        let kernels = kernels(&stages);
        let overrides = BTreeMap::new();
        let pipelines: Vec<lavapipe::Pipeline> = (stages.iter())
            .map(|stage| {
                let wgsl = shader(stage);
                let shader = Shader {
                    name: stage.name,
                    wgsl: &wgsl,
                    entry: Some("main"),
                    overrides: &overrides,
                };
                (gpu.compile(shader)).unwrap_or_else(|e| panic!("{}: {e}", stage.name))
            })
            .collect();
        let mut wrong = Vec::new();
        let mut table = String::from(
            "| scene | pixels | last stage | dispatches | workgroups | pixels beyond a step |\n\
             |---|--:|---|--:|--:|--:|\n",
        );
        let all = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 1)];
        // The small scene alone, unless somebody wants all.
        let wanted = |scene: usize| scene == 2 || all_are_wanted();
        for (number, scene) in all.into_iter().filter(|(_, scene)| wanted(*scene)) {
            let (method, name) = METHODS[number];
            let picture = &scenes::drawn()[scene];
            let ours = draw_here(&Device::new(), &kernels, &stages, picture, method);
            let (mut dispatches, mut groups) = (0, 0);
            let mut run = |stage: usize, workgroups: [u32; 3], bound: &mut Resources| {
                dispatches += 1;
                groups += workgroups.iter().product::<u32>();
                gpu.run_on(&pipelines[stage], workgroups, bound)
            };
            let theirs = draw(picture, method, &stages, &mut run)
                .unwrap_or_else(|e| panic!("{} on lavapipe: {e}", picture.name));
            let (far, most) = difference(&ours, &theirs);
            let (scene, width, height) = (picture.name, picture.width, picture.height);
            println!("{scene}, {name}: largest difference {most}, beyond a step {far:?}");
            let beyond = far.len();
            table += &format!(
                "| {scene} | {width} × {height} | `{name}` | {dispatches} | {groups} | {beyond} |\n"
            );
            if beyond > UNEXPLAINED {
                wrong.push(format!(
                    "{scene}, {name}: {beyond} pixels differ, by up to {most} steps"
                ));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        table
    }
}
