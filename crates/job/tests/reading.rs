//! Jobs that are right: from files and from the command line.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lanemask_diag::Sources;
use lanemask_job::*;

fn parse(text: &str, folder: &Path) -> Job {
    let mut sources = Sources::new();
    let file = sources.add("job.toml", text);
    Job::parse(text, file, folder).unwrap_or_else(|e| panic!("{e:#?}"))
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn slot(group: u32, binding: u32) -> Slot {
    Slot { group, binding }
}

const SAXPY: &str = r#"
shader     = "saxpy.wgsl"
entry      = "main"
target     = "w32"
workgroups = [4096, 1, 1]
overrides  = { TILE = 16, fast = true, "0" = 0.5 }
immediates = [["u32", 5], ["f16", 1]]

[[bind]]
group   = 0
binding = 1
name    = "x"
type    = "f32"
len     = 1024
init    = { random = { seed = 7, low = -1.0, high = 1 } }
out     = "y.npy"
print   = 2
address = 0x8000
expect  = { value = 1.5, ulp = 4 }

[[bind]]
group = 0
binding = 0
init = { fields = [["u32", 1048576], ["f32", 2.0], ["u8", 7]] }

[[bind]]
group = 1
binding = 0
type = "u32"
len = 64
image = { path = "y.png", width = 8, format = "rgba8" }

[[bind]]
group = 2
binding = 0
type = "f32"
texture = { format = "r32float", size = [4, 2, 3], dim = "2d array", levels = 2 }
sampler = { filter = "linear", mip = "nearest", wrap = ["clamp", "border", "repeat"], border = "black", lod_min = 0.5 }
init = { zero = true }

[[bind]]
group = 2
binding = 1
sampler = { mag = "linear", compare = "less-equal", lod_max = 2, lod_bias = -0.5 }

[registers]
a0 = 0x8000
a1 = -1
a2 = "0xffffffff00000000"
"#;

#[test]
fn a_job_with_everything() {
    let job = parse(SAXPY, Path::new("jobs"));
    assert_eq!(job.target, Some(Target::W32));
    let [dispatch] = &job.dispatches[..] else {
        panic!("one dispatch")
    };
    assert_eq!(dispatch.shader, Path::new("jobs/saxpy.wgsl"));
    assert_eq!(dispatch.kind, ShaderKind::Wgsl);
    assert_eq!(dispatch.entry.as_deref(), Some("main"));
    assert_eq!(dispatch.workgroups, [4096, 1, 1]);
    let overrides = [("0", 0.5), ("TILE", 16.0), ("fast", 1.0)];
    assert_eq!(
        dispatch.overrides,
        BTreeMap::from(overrides.map(|(n, v)| (n.to_string(), v)))
    );
    let registers = [
        ("a0", 0x8000),
        ("a1", u64::MAX),
        ("a2", 0xffff_ffff_0000_0000),
    ];
    assert_eq!(
        job.registers,
        BTreeMap::from(registers.map(|(n, v)| (n.to_string(), v)))
    );

    let x = &job.binds[0];
    assert_eq!((x.slot, x.name.as_deref()), (slot(0, 1), Some("x")));
    assert_eq!((x.ty, x.len, x.len_bytes()), (ElementType::F32, 1024, 4096));
    assert_eq!(x.address, Some(0x8000));
    assert_eq!(x.out.as_deref(), Some(Path::new("jobs/y.npy")));
    assert_eq!(x.expect.as_ref().unwrap().tolerance, Tolerance::Ulp(4));
    assert_eq!(
        x.expected_bytes().unwrap().unwrap(),
        1.5f32.to_le_bytes().repeat(1024)
    );
    // The first element: see the tests of `random`.
    assert_eq!(
        x.initial_bytes().unwrap()[..4],
        0xbe61_a0f1u32.to_le_bytes()
    );

    let parameters = &job.binds[1];
    assert_eq!((parameters.ty, parameters.len), (ElementType::U8, 9));
    let types = [ElementType::U32, ElementType::F32, ElementType::U8];
    assert_eq!(parameters.fields.as_deref(), Some(&types[..]));
    assert_eq!(
        parameters.initial_bytes().unwrap(),
        [0, 0, 16, 0, 0, 0, 0, 0x40, 7]
    );

    let zeros = &job.binds[2];
    assert_eq!(zeros.init, Contents::Zero);
    assert_eq!(zeros.image.as_ref().unwrap().format, ImageFormat::Rgba8);
    let by_slot = BTreeMap::from([
        (slot(0, 1), 0),
        (slot(0, 0), 1),
        (slot(1, 0), 2),
        (slot(2, 0), 3),
        (slot(2, 1), 4),
        (Slot::IMMEDIATES, 5),
    ]);
    assert_eq!(job.bindings_of(dispatch), by_slot);
}

#[test]
fn special_values() {
    let job = parse(
        r#"
shader = "a.s"
workgroups = [1, 1, 1]
target = "linx"
bind = [
  { group = 0, binding = 0, type = "f32", init = { values = ["nan", "inf", "-inf", "0x7fc00001", -0.0, 1, nan] } },
  { group = 0, binding = 1, type = "u64", init = { values = ["0xffffffffffffffff", 1] } },
]
"#,
        Path::new(""),
    );
    assert_eq!(
        (job.target, job.dispatches[0].kind),
        (Some(Target::Linx), ShaderKind::Assembly)
    );
    let want = [
        0x7fc0_0000u32,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0001,
        0x8000_0000,
        0x3f80_0000,
        0x7fc0_0000,
    ];
    let want: Vec<u8> = want.iter().flat_map(|v| v.to_le_bytes()).collect();
    assert_eq!(job.binds[0].initial_bytes().unwrap(), want);
    let want: Vec<u8> = [u64::MAX, 1].iter().flat_map(|v| v.to_le_bytes()).collect();
    assert_eq!(job.binds[1].initial_bytes().unwrap(), want);
}

#[test]
fn several_dispatches_over_the_same_buffers() {
    let job = parse(
        r#"
[[dispatch]]
shader = "a.wgsl"
workgroups = [1, 1, 1]
[[dispatch]]
shader = "b.wgsl"
workgroups = [2, 3, 4]
bind = { "0.0" = "b", "0.1" = "a", "2.5" = "c" }
[[bind]]
group = 0
binding = 0
name = "a"
type = "u32"
len = 1
[[bind]]
group = 0
binding = 1
name = "b"
type = "u32"
len = 1
[[bind]]
name = "c"
type = "u32"
len = 1
"#,
        Path::new(""),
    );
    let of = |i: usize| job.bindings_of(&job.dispatches[i]);
    assert_eq!(of(0), BTreeMap::from([(slot(0, 0), 0), (slot(0, 1), 1)]));
    assert_eq!(
        of(1),
        BTreeMap::from([(slot(0, 0), 1), (slot(0, 1), 0), (slot(2, 5), 2)])
    );
    assert_eq!(job.binds[2].slot, slot(2, 5));
}

#[test]
fn two_binds_may_share_a_slot_that_every_dispatch_maps() {
    let job = parse(
        r#"
dispatch = [
  { shader = "a.wgsl", workgroups = [1, 1, 1], bind = { "0.0" = "a" } },
  { shader = "a.wgsl", workgroups = [1, 1, 1], bind = { "0.0" = "b" } },
]
bind = [
  { group = 0, binding = 0, name = "a", type = "u32", len = 1 },
  { group = 0, binding = 0, name = "b", type = "u32", len = 1 },
]
"#,
        Path::new(""),
    );
    assert_eq!(
        job.bindings_of(&job.dispatches[0]),
        BTreeMap::from([(slot(0, 0), 0)])
    );
    assert_eq!(
        job.bindings_of(&job.dispatches[1]),
        BTreeMap::from([(slot(0, 0), 1)])
    );
}

#[test]
fn the_same_from_the_command_line() {
    let strings = |list: &[&str]| list.iter().map(|s| s.to_string()).collect::<Vec<_>>();
    let options = Options {
        shader: "saxpy.wgsl".into(),
        entry: Some("main".into()),
        target: Some("w32".into()),
        workgroups: Some("4096,1,1".into()),
        set: strings(&["TILE=16", "fast=true", "0=0.5"]),
        register: strings(&["a0=0x8000", "a1=-1", "a2=0xffffffff00000000"]),
        bind: strings(&[
            "0.1=f32:1024:random:7:-1:1",
            "0.0=fields:u32=1048576,f32=2.0,u8=7",
            "1.0=u32:64",
            "2.0=f32:zero",
        ]),
        immediates: Some("u32=5,f16=1".into()),
        texture: strings(&["2.0=r32float:4,2,3:dim=2d array:levels=2"]),
        sampler: strings(&[
            "2.0=filter=linear:mip=nearest:wrap=clamp,border,repeat:border=black:lod_min=0.5",
            "2.1=mag=linear:compare=less-equal:lod_max=2:lod_bias=-0.5",
        ]),
        out: strings(&["0.1=y.npy"]),
        print: strings(&["0.1=2"]),
        address: strings(&["0.1=0x8000"]),
        expect: strings(&["0.1=ulp:4:value:1.5"]),
        image: strings(&["1.0=rgba8:8:y.png"]),
    };
    let mut from_options =
        Job::from_options(&options, &mut Sources::new(), Path::new("jobs")).unwrap();
    let mut from_file = parse(SAXPY, Path::new("jobs"));
    for job in [&mut from_options, &mut from_file] {
        job.register_spans.clear();
        job.dispatches[0].workgroups_span = None;
        job.dispatches[0].override_spans.clear();
        job.dispatches[0].shader_span = None;
        job.dispatches[0].entry_span = None;
        job.binds.iter_mut().for_each(|b| b.span = None);
    }
    from_file.binds[0].name = None;
    assert_eq!(from_options, from_file);
}

#[test]
fn textures_samplers_and_immediates() {
    use lanemask_image::{Border, Compare, Dim, Filter, Format, Sampler, Wrap};
    let job = parse(SAXPY, Path::new("jobs"));
    let [.., both, sampler, immediates] = &job.binds[..] else {
        panic!("three more binds")
    };
    let image = both.texture.unwrap();
    assert_eq!((image.dim, image.format), (Dim::D2Array, Format::R32Float));
    assert_eq!((image.size, image.levels, image.samples), ([4, 2, 3], 2, 1));
    // Levels of 8 and 2 texels, each layer from a multiple of 16 bytes: 48, 48 and 40 bytes.
    assert_eq!((both.len, both.len_bytes()), (34, 136));
    assert_eq!(
        both.sampler,
        Some(Sampler {
            mag: Filter::Linear,
            min: Filter::Linear,
            wrap: [Wrap::Clamp, Wrap::Border, Wrap::Repeat],
            border: Border::OpaqueBlack,
            lod_min: 0.5,
            ..Sampler::default()
        })
    );
    assert_eq!(
        sampler.sampler,
        Some(Sampler {
            mag: Filter::Linear,
            compare: Compare::LessEqual,
            lod_max: 2.0,
            lod_bias: -0.5,
            ..Sampler::default()
        })
    );
    assert_eq!(sampler.texture, None);
    assert_eq!(job.dispatches[0].immediates, Some(job.binds.len() - 1));
    assert_eq!(immediates.initial_bytes().unwrap(), [5, 0, 0, 0, 0, 0x3c]);
    let bound = job.bindings_of(&job.dispatches[0]);
    assert_eq!(bound[&Slot::IMMEDIATES], job.binds.len() - 1);
    // Left out: by the number of sizes.
    for (sizes, dim, size) in [
        ("8", Dim::D1, [8, 1, 1]),
        ("8, 4", Dim::D2, [8, 4, 1]),
        ("8, 4, 2", Dim::D3, [8, 4, 2]),
    ] {
        let text = format!(
            "shader = 'a.wgsl'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\ntype = 'u8'\n\
             texture = {{ format = 'rgba8unorm', size = [{sizes}] }}\n"
        );
        let image = parse(&text, Path::new("")).binds[0].texture.unwrap();
        assert_eq!((image.dim, image.size), (dim, size));
    }
}

#[test]
fn all_contents_from_the_command_line() {
    let folder = folder("options");
    std::fs::write(folder.join("a:b.bin"), [1, 0, 2, 0]).unwrap();
    std::fs::write(
        folder.join("x.npy"),
        write_npy(ElementType::F16, &[0, 0x3c]),
    )
    .unwrap();
    let cases: [(&str, &[u8]); 13] = [
        ("u8:3", &[0, 0, 0]),
        ("u8:3:zero", &[0, 0, 0]),
        ("i8:2:value:-1", &[255, 255]),
        ("f32:1:value:-inf", &[0, 0, 0x80, 0xff]),
        ("f32:1:value:0x7fc00001", &[1, 0, 0xc0, 0x7f]),
        ("u16::values:1,0x203", &[1, 0, 3, 2]),
        ("u8:3:iota:254:1", &[254, 255, 0]),
        ("f16:2:iota:1:-1.5", &[0, 0x3c, 0, 0xb8]),
        ("u16::raw:a:b.bin", &[1, 0, 2, 0]),
        ("f16:1:npy:x.npy", &[0, 0x3c]),
        ("u16:values:1,0x203", &[1, 0, 3, 2]),
        ("u16:raw:a:b.bin", &[1, 0, 2, 0]),
        ("f16:npy:x.npy", &[0, 0x3c]),
    ];
    for (text, want) in cases {
        let options = Options {
            shader: "a.o".into(),
            workgroups: Some("1,1,1".into()),
            bind: vec![format!("0.0={text}")],
            ..Options::default()
        };
        let job = Job::from_options(&options, &mut Sources::new(), &folder);
        let job = job.unwrap_or_else(|e| panic!("{text}: {e:#?}"));
        assert_eq!(job.binds[0].initial_bytes().unwrap(), want, "{text}");
    }
}

#[test]
fn a_job_from_a_file_finds_its_data_beside_it() {
    let folder = folder("beside");
    std::fs::write(folder.join("x.bin"), [1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
    let path = folder.join("job.toml");
    let text = "shader = 'a.elf'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\n\
                type = 'u32'\ninit = { raw = 'x.bin' }\nexpect = { raw = 'x.bin' }\n";
    std::fs::write(&path, text).unwrap();
    let job = Job::load(&path, &mut Sources::new()).unwrap();
    assert_eq!(job.binds[0].len, 2);
    assert_eq!(
        job.binds[0].initial_bytes().unwrap(),
        [1, 2, 3, 4, 5, 6, 7, 8]
    );
    assert_eq!(job.dispatches[0].shader, folder.join("a.elf"));
    // A file that has changed since is noticed.
    std::fs::write(folder.join("x.bin"), [0; 12]).unwrap();
    let error = job.binds[0].initial_bytes().unwrap_err();
    assert_eq!(error.code, "job-len-mismatch");
    assert_eq!(
        error.primary.unwrap().span.start as usize,
        text.find("[[bind]]").unwrap()
    );
    let errors = Job::load(&folder.join("none.toml"), &mut Sources::new()).unwrap_err();
    assert_eq!(errors[0].code, "job-file");
}

#[test]
fn workgroups_that_are_left_out_are_1() {
    for (text, want) in [("7", [7, 1, 1]), ("7,2", [7, 2, 1]), ("7,2,3", [7, 2, 3])] {
        let options = Options {
            shader: "a.o".into(),
            workgroups: Some(text.into()),
            ..Options::default()
        };
        let job = Job::from_options(&options, &mut Sources::new(), Path::new("")).unwrap();
        assert_eq!(job.dispatches[0].workgroups, want);
    }
}

#[test]
fn outputs_from_the_command_line_replace_those_of_the_job() {
    let mut job = parse(SAXPY, Path::new("jobs"));
    let before = job.clone();
    let strings = |s: &[&str]| s.iter().map(|s| s.to_string()).collect::<Vec<_>>();
    let mut change = |out: &[&str], print: &[&str]| {
        let (out, print) = (strings(out), strings(print));
        let mut sources = Sources::new();
        let result = job.override_outputs(&out, &print, &mut sources, Path::new("here"));
        (result, job.clone())
    };
    for (out, print, code) in [
        ("0.1=x.png", "0.1=1", "job-out-picture"),
        ("0.7=x", "0.1=1", "job-option"),
        ("0.1", "0.1=1", "job-option"),
        ("0.1=x", "0.1=-1", "job-number-range"),
        ("0.1=x", "0.1=all", "job-option"),
    ] {
        let (result, job) = change(&[out], &[print]);
        let errors = result.unwrap_err();
        assert_eq!((errors.len(), errors[0].code), (1, code), "{out} {print}");
        assert_eq!(job, before);
    }
    let (result, _) = change(&["0.1=x", "0.0=x"], &[]);
    assert_eq!(result.unwrap_err()[0].code, "job-output-clash");
    let (result, _) = change(&["0.1=x", "0.0=./x"], &[]);
    let errors = result.unwrap_err();
    assert_eq!(errors[0].code, "job-output-clash");
    assert_eq!(errors[0].secondary.len(), 1);
    let (result, job) = change(&["0.1=x.bin"], &["0.0=3"]);
    assert_eq!(result, Ok(()));
    assert_eq!(job.binds[0].out, Some("here/x.bin".into()));
    assert_eq!((job.binds[0].print, job.binds[1].print), (Some(2), Some(3)));
}
