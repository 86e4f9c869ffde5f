//! Operations on images: text form, verifier, uniformity, interpreter.

use lanemask_ir::interp::{Images, Launch, run, run_with_images};
use lanemask_ir::{Kernel, ResourceId, Value, text, uniform, verify};

const HEADER: &str = r#"
    image0 "sampled": read group(0) binding(0) type("2d f32")
    sampler1 "s": filtering group(0) binding(1)
    sampler2 "c": comparison group(0) binding(2)
    image3 "depth": read group(0) binding(3) type("cube array depth")
    image4 "stored": read_write group(0) binding(4) type("1d r32uint")
    image5 "layers": read group(0) binding(5) type("2d array multisampled i32")
    image6 "read": read group(0) binding(6) type("3d storage u32")
    buffer7 "out": read_write group(0) binding(7) min_bytes(0)
    %0: i32 = builtin local_index
    %1: i32 = const.i32 1
    %2: f32 = const.f32 0.5
"#;

fn parse(body: &str) -> Kernel {
    let text = format!("kernel \"k\" workgroup_size(4, 1, 1) {{ {HEADER}{body} return }}");
    let (kernel, mistakes) = text::parse(Default::default(), &text);
    assert_eq!(mistakes, [], "{text}");
    kernel.unwrap()
}

/// One of each operation, that all are right.
const ALL: &str = "
    %3: i32, %4: i32, %5: i32, %6: i32 = image.size image3
    %7: i32 = image.samples image5
    %8: f32, %9: f32, %10: f32, %11: f32 = image.load image0[%0, %1], %1
    %12: i32, %13: i32, %14: i32, %15: i32 = image.load image5[%0, %1, %1], %0
    image.store image4[%0], %3, %4, %5, %6
    %16: i32 = image.atomic.max.u image4[%0], %1
    %17: f32, %18: f32, %19: f32, %20: f32 = image.sample image0 sampler1[%2, %2] lod %2
    %21: f32, %22: f32, %23: f32, %24: f32 = image.sample image0 sampler1[%2, %2] gradient %2, %2, %2, %2 offset(-8, 7, 0)
    %25: f32 = image.sample image3 sampler2[%2, %2, %2, %2] lod %2 compare %2
    %26: f32 = image.sample image3 sampler1[%2, %2, %2, %2] lod %2
    %27: f32, %28: f32, %29: f32, %30: f32 = image.gather image0 sampler1[%2, %2] component 3
    %31: f32, %32: f32, %33: f32, %34: f32 = image.gather image3 sampler2[%2, %2, %2, %2] component 0 compare %2
    %35: i32, %36: i32, %37: i32, %38: i32 = image.load image6[%0, %1, %1], %1
";

#[test]
fn every_operation_prints_and_reads_back() {
    let kernel = parse(ALL);
    assert_eq!(verify(&kernel), []);
    let printed = text::print(&kernel);
    let (again, mistakes) = text::parse(Default::default(), &printed);
    assert_eq!(mistakes, [], "{printed}");
    assert_eq!(text::print(&again.unwrap()), printed);
    for line in ALL.lines().chain(HEADER.lines()).map(str::trim) {
        assert!(printed.contains(line), "{line}\n{printed}");
    }
}

#[test]
fn mistakes_are_found() {
    for (body, code) in [
        (
            "%3: i32, %4: i32, %5: i32, %6: i32 = image.size image1",
            "ir-resource-range",
        ),
        ("%3: i32 = image.size image0", "ir-result-count"),
        ("%3: f32 = image.samples image0", "ir-result-type"),
        ("%3: i32 = buffer_len buffer0", "ir-resource-range"),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.load image0[%0], %1",
            "ir-image",
        ),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.load image0[%0, %2], %1",
            "ir-type",
        ),
        (
            "%3: i32, %4: i32, %5: i32, %6: i32 = image.load image0[%0, %0], %1",
            "ir-result-type",
        ),
        ("image.store image0[%0, %0], %2, %2, %2, %2", "ir-image"),
        ("image.store image6[%0, %0, %0], %0, %0, %0, %0", "ir-image"),
        ("image.store image4[%0], %0, %0, %0, %2", "ir-type"),
        (
            "%3: i32 = image.atomic.add image6[%0, %0, %0], %0",
            "ir-image",
        ),
        ("%3: i32 = image.atomic.add.f image4[%0], %0", "ir-image"),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.sample image0 sampler7[%2, %2] lod %2",
            "ir-resource-range",
        ),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.sample image0 sampler1[%2, %2] lod %0",
            "ir-type",
        ),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.sample image0 sampler1[%2, %2] gradient %2, %2",
            "ir-image",
        ),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.sample image0 sampler1[%2, %2] lod %2 offset(8, 0, 0)",
            "ir-image",
        ),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.sample image0 sampler1[%2, %2] lod %2 offset(0, 0, 1)",
            "ir-image",
        ),
        (
            "%3: f32 = image.sample image3 sampler1[%2, %2, %2, %2] lod %2 offset(1, 0, 0)",
            "ir-image",
        ),
        (
            "%3: i32, %4: i32, %5: i32, %6: i32 = image.sample image5 sampler1[%2, %2, %2] lod %2",
            "ir-image",
        ),
        (
            "%3: i32, %4: i32, %5: i32, %6: i32 = image.gather image6 sampler1[%2, %2, %2] component 0",
            "ir-image",
        ),
        (
            "%3: f32, %4: f32, %5: f32, %6: f32 = image.gather image0 sampler1[%2, %2] component 4",
            "ir-image",
        ),
    ] {
        let found: Vec<&str> = verify(&parse(body)).iter().map(|d| d.code).collect();
        assert!(found.contains(&code), "{body}: {found:?}");
    }
}

#[test]
fn what_is_the_same_for_all_is_uniform() {
    let kernel = parse(
        "%3: i32, %4: i32, %5: i32, %6: i32 = image.size image0
        %7: f32, %8: f32, %9: f32, %10: f32 = image.load image0[%1, %1], %1
        %11: f32, %12: f32, %13: f32, %14: f32 = image.load image0[%1, %0], %1
        %15: i32, %16: i32, %17: i32, %18: i32 = image.load image4[%1], %1
        %19: i32 = image.atomic.add image4[%1], %1",
    );
    assert_eq!(verify(&kernel), []);
    // Four invocations in warps of two: what another warp writes in between may be seen by one of them only.
    let facts = uniform::analyse(&kernel, 2);
    let warp = |v| facts.is_warp_uniform(Value(v));
    let group = |v| facts.level(Value(v)) == uniform::Level::WorkgroupUniform;
    assert_eq!(
        [3, 7, 11, 15, 19].map(warp),
        [true, true, false, true, false]
    );
    assert_eq!(
        [3, 7, 11, 15, 19].map(group),
        [true, true, false, false, false]
    );
}

/// Image 4 as words, samples that tell what they are asked for.
struct Words(Vec<u32>);

impl Images for Words {
    fn size(&mut self, _: ResourceId) -> [u32; 4] {
        [self.0.len() as u32, 1, 1, 1]
    }

    fn samples(&mut self, _: ResourceId) -> u32 {
        1
    }

    fn load(&mut self, image: ResourceId, at: &[u32], level: u32) -> [u32; 4] {
        assert_eq!((image, level), (ResourceId(4), 0));
        match self.0.get(at[0] as usize) {
            Some(word) => [*word, 0, 0, 1],
            None => [0; 4],
        }
    }

    fn store(&mut self, _: ResourceId, at: &[u32], data: [u32; 4]) {
        if let Some(word) = self.0.get_mut(at[0] as usize) {
            *word = data[0];
        }
    }

    fn sample(
        &mut self,
        image: ResourceId,
        sampler: ResourceId,
        at: &[u32],
        reference: Option<u32>,
        lod: &[u32],
        offset: [i8; 3],
    ) -> [u32; 4] {
        assert_eq!((image.0, sampler.0), (0, 1));
        let sum = at
            .iter()
            .chain(lod)
            .map(|w| f32::from_bits(*w))
            .sum::<f32>();
        [
            sum,
            f32::from(offset[0]),
            f32::from(u8::from(reference.is_some())),
            0.0,
        ]
        .map(f32::to_bits)
    }

    fn gather(
        &mut self,
        _: ResourceId,
        _: ResourceId,
        _: &[u32],
        _: Option<u32>,
        component: u8,
        _: [i8; 3],
    ) -> [u32; 4] {
        [0, 1, 2, 3].map(|k| k + 10 * u32::from(component))
    }
}

#[test]
fn the_interpreter_asks_for_each_texel() {
    let kernel = parse(
        "%3: i32, %4: i32, %5: i32, %6: i32 = image.size image4
        %7: i32 = const.i32 0
        %8: i32, %9: i32, %10: i32, %11: i32 = image.load image4[%0], %7
        %12: i32 = add.i32 %8, %3
        image.store image4[%0], %12, %7, %7, %7
        %13: i32 = image.atomic.add image4[%7], %1
        %14: f32, %15: f32, %16: f32, %17: f32 = image.sample image0 sampler1[%2, %2] gradient %2, %2, %2, %2 offset(3, 0, 0)
        %18: i32 = const.i32 2
        %19: i32 = const.i32 4
        %20: i32 = shl.i32 %0, %19
        %21: i32 = bits.i32 %14
        %22: i32 = bits.i32 %15
        store buffer7[%20], %13, %21, %22, %11",
    );
    let mut buffers = vec![Vec::new(); 7];
    buffers.push(vec![0; 64]);
    // Three texels for four invocations: the last one is outside.
    let mut words = Words(vec![100, 200, 300]);
    run_with_images(
        &kernel,
        &Launch::default(),
        &mut buffers,
        &mut words,
        |_| {},
    )
    .unwrap();
    assert_eq!(words.0, [107, 203, 303]);
    let out: Vec<u32> = (buffers[7].chunks(4))
        .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
        .collect();
    for i in 0..4 {
        let sum = 3f32.to_bits();
        let alpha = u32::from(i < 3);
        assert_eq!(out[4 * i..][..4], [103 + i as u32, sum, sum, alpha], "{i}");
    }
    let without = run(&kernel, &Launch::default(), &mut buffers);
    assert!(without.is_err(), "images are wanted");
}
