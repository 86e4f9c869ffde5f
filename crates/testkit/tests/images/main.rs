//! Samples against lavapipe: formats, dimensions, address modes, filters, levels, gathers, comparisons. Whole kernels: [`kernels`].
#![allow(clippy::print_stdout)]

#[cfg(feature = "lavapipe")]
mod kernels;

#[cfg(not(feature = "lavapipe"))]
#[test]
fn samples_agree_with_lavapipe() {
    use std::io::Write;
    // Past the capture of the test harness, so that it is seen.
    let _ = writeln!(
        std::io::stderr(),
        "skipped: samples_agree_with_lavapipe: built without the feature `lavapipe`"
    );
}

#[cfg(feature = "lavapipe")]
mod with {
    use lanemask::image::{
        Border, Compare, Dim, Filter, Format, Image, Level, Numbers, Sampler, Texels, Wrap,
    };
    use lanemask_testkit::lavapipe::{self, Lavapipe, Sampled};

    struct Bytes<'a>(&'a [u8]);

    impl Texels for Bytes<'_> {
        type Fault = u64;
        fn read(&mut self, address: u64, bytes: u32) -> Result<u128, u64> {
            let all = self
                .0
                .get(address as usize..)
                .and_then(|b| b.get(..bytes as usize));
            let all = all.ok_or(address)?;
            Ok(all
                .iter()
                .rev()
                .fold(0, |bits, byte| bits << 8 | u128::from(*byte)))
        }
    }

    pub struct Random(pub u64);

    impl Random {
        fn next(&mut self) -> u32 {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (self.0 >> 33) as u32
        }
        /// From `low` to `high`.
        pub fn between(&mut self, low: f32, high: f32) -> f32 {
            low + (self.next() >> 7) as f32 / (1 << 24) as f32 * (high - low)
        }
        /// Texels of values from -1 to 1 (as far as the format has them), or of integers of any size.
        pub fn texels(&mut self, image: &Image) -> Vec<u8> {
            let size = image.format.bytes() as usize;
            let count = (image.bytes() as usize).div_ceil(size);
            let mut all = Vec::new();
            for _ in 0..count {
                let texel = [(); 4].map(|()| match image.format.numbers() {
                    Numbers::Float => self.between(-1.0, 1.0).to_bits(),
                    Numbers::Uint => self.next() >> (self.next() % 31),
                    Numbers::Sint => {
                        let number = (self.next() as i32).wrapping_sub(1 << 30);
                        (number >> (self.next() % 30)) as u32
                    }
                });
                let bits = image.format.encode(texel).to_le_bytes();
                all.extend_from_slice(&bits[..size]);
            }
            all
        }
    }

    /// What is asked, here and there.
    #[derive(Clone, Copy, Debug)]
    enum Ask {
        /// `c.w` is the level of detail; of arrays `c.z` (cubes: always 1) the layer.
        Lod,
        /// Gradients along the axes: `c.z` texel coordinates along x, `c.w` along y.
        Grad,
        Gather(usize),
        /// `c.z` is the reference.
        Compare,
        GatherCompare,
    }

    struct Case {
        image: Image,
        sampler: Sampler,
        ask: Ask,
        tolerance: f32,
    }

    fn run(gpu: &Lavapipe, random: &mut Random, case: &Case) -> Vec<String> {
        let Case {
            image,
            sampler,
            ask,
            ..
        } = case;
        let texels = random.texels(image);
        let cube = image.dim.is_cube();
        let inputs: Vec<[f32; 4]> = (0..150)
            .map(|_| {
                let (low, high) = if cube { (-1.0, 1.0) } else { (-1.6, 2.6) };
                let mut c = [(); 3].map(|()| random.between(low, high));
                if matches!(ask, Ask::Compare | Ask::GatherCompare) {
                    c[2] = random.between(0.0, 1.0);
                }
                if matches!(ask, Ask::Grad) {
                    // Powers of two: lavapipe's logarithm is exact there only.
                    c[2] = 0.5 / (1 << (random.next() % 6)) as f32;
                }
                if image.dim == Dim::D2Array {
                    c[2] = (random.next() % image.size[2]) as f32;
                }
                [c[0], c[1], c[2], random.between(-0.5, 3.5)]
            })
            .collect();
        let place = match image.dim {
            Dim::D1 => "c.x",
            Dim::D2 => "c.xy",
            Dim::D3 | Dim::Cube => "c.xyz",
            Dim::D2Array => "c.xy, i32(c.z)",
            _ => "c.xyz, 1",
        };
        let expression = match ask {
            Ask::Lod if image.dim == Dim::D1 => "textureSampleLevel(t, s, c.x, 0.0)".to_owned(),
            Ask::Lod => format!("textureSampleLevel(t, s, {place}, c.w)"),
            Ask::Grad => {
                "textureSampleGrad(t, s, c.xy, vec2f(c.z, 0.0), vec2f(0.0, c.z * 0.5))".to_owned()
            }
            Ask::Gather(k) => format!("textureGather({k}, t, s, {place})"),
            Ask::Compare => {
                "vec4f(textureSampleCompareLevel(t, s, c.xy, c.z), 0.0, 0.0, 1.0)".to_owned()
            }
            Ask::GatherCompare => "textureGatherCompare(t, s, c.xy, c.z)".to_owned(),
        };
        let compares = matches!(ask, Ask::Compare | Ask::GatherCompare);
        let theirs = gpu.sample(
            &Sampled {
                image,
                texels: &texels,
                sampler,
                compares,
                expression: &expression,
            },
            &inputs,
        );
        let mut wrong = Vec::new();
        for (c, theirs) in inputs.iter().zip(theirs) {
            let mut at = c[..image.dim.axes()].to_vec();
            match image.dim {
                Dim::D2Array => at.push(c[2]),
                Dim::CubeArray => at.push(1.0),
                _ => {}
            }
            let memory = &mut Bytes(&texels);
            let zero = [0; 3];
            let d = [c[2], 0.0, 0.0, c[2] * 0.5];
            let lod = if image.dim == Dim::D1 { 0.0 } else { c[3] };
            let ours = match ask {
                Ask::Lod => image.sample(sampler, &at, Level::Lod(lod), zero, None, memory),
                Ask::Grad => image.sample(sampler, &at, Level::Gradients(&d), zero, None, memory),
                Ask::Gather(k) => image.gather(sampler, &at, *k, zero, None, memory),
                Ask::Compare => {
                    image.sample(sampler, &at, Level::Lod(0.0), zero, Some(c[2]), memory)
                }
                Ask::GatherCompare => image.gather(sampler, &at, 0, zero, Some(c[2]), memory),
            };
            let ours = ours.expect("mapped").map(f32::from_bits);
            let near = |(a, b): (&f32, &f32)| (a - b).abs() <= case.tolerance;
            if !ours.iter().zip(&theirs).all(near) {
                wrong.push(format!(
                    "{} {} {ask:?} {sampler:?} at {c:?}: {ours:?}, lavapipe {theirs:?}",
                    image.dim, image.format
                ));
            }
        }
        wrong
    }

    fn sampler(filter: Filter, wrap: Wrap) -> Sampler {
        Sampler {
            mag: filter,
            min: filter,
            wrap: [wrap; 3],
            ..Sampler::default()
        }
    }

    fn cases(gpu: &Lavapipe) -> Vec<Case> {
        let mut all = Vec::new();
        // lavapipe filters 8-bit formats by weights of 8 bits, the others by binary32.
        let (exact, coarse) = (1e-4, 1.5 / 128.0);
        let size = |dim| match dim {
            Dim::D1 => [11, 1, 1],
            Dim::D2 => [9, 6, 1],
            Dim::D3 => [5, 4, 7],
            Dim::Cube => [8, 8, 1],
            _ => [8, 8, 3],
        };
        for format in Format::ALL
            .iter()
            .filter(|f| gpu.samples(**f) && !f.is_depth())
        {
            let bits = 8 * format.bytes();
            let tolerance = if bits <= 32 && *format != Format::R32Float {
                coarse
            } else {
                exact
            };
            for filter in [Filter::Nearest, Filter::Linear] {
                let image = Image::new(Dim::D2, *format, size(Dim::D2));
                // Its sRGB curve is a polynomial.
                let near = filter == Filter::Nearest && !format.name().ends_with("srgb");
                let tolerance = if near { exact } else { tolerance };
                all.push(Case {
                    image,
                    sampler: sampler(filter, Wrap::Mirror),
                    ask: Ask::Lod,
                    tolerance,
                });
            }
        }
        let mut wraps = vec![Wrap::Repeat, Wrap::Mirror, Wrap::Clamp];
        if gpu.has_borders() {
            wraps.push(Wrap::Border);
        }
        for dim in [
            Dim::D1,
            Dim::D2,
            Dim::D3,
            Dim::Cube,
            Dim::D2Array,
            Dim::CubeArray,
        ] {
            for wrap in &wraps {
                for filter in [Filter::Nearest, Filter::Linear] {
                    for mip in [Filter::Nearest, Filter::Linear] {
                        let image = Image {
                            levels: if dim == Dim::D1 { 1 } else { 3 },
                            ..Image::new(dim, Format::Rgba32Float, size(dim))
                        };
                        let sampler = Sampler {
                            mip,
                            lod_min: 0.25,
                            lod_max: 1.75,
                            border: Border::OpaqueWhite,
                            ..sampler(filter, *wrap)
                        };
                        all.push(Case {
                            image,
                            sampler,
                            ask: Ask::Lod,
                            tolerance: exact,
                        });
                    }
                }
            }
        }
        for dim in [Dim::D2, Dim::D2Array, Dim::Cube] {
            let image = Image::new(dim, Format::Rgba32Float, size(dim));
            for component in 0..4 {
                let sampler = sampler(Filter::Linear, Wrap::Repeat);
                all.push(Case {
                    image,
                    sampler,
                    ask: Ask::Gather(component),
                    tolerance: exact,
                });
            }
        }
        let flat = Image {
            levels: 3,
            ..Image::new(Dim::D2, Format::Rgba32Float, [16, 16, 1])
        };
        let trilinear = Sampler {
            mip: Filter::Linear,
            ..sampler(Filter::Linear, Wrap::Repeat)
        };
        all.push(Case {
            image: flat,
            sampler: trilinear,
            ask: Ask::Grad,
            tolerance: exact,
        });
        for compare in [
            Compare::Less,
            Compare::LessEqual,
            Compare::Greater,
            Compare::NotEqual,
            Compare::Always,
        ] {
            let image = Image::new(Dim::D2, Format::Depth16Unorm, size(Dim::D2));
            for filter in [Filter::Nearest, Filter::Linear] {
                let sampler = Sampler {
                    compare,
                    ..sampler(filter, Wrap::Clamp)
                };
                all.push(Case {
                    image,
                    sampler,
                    ask: Ask::Compare,
                    tolerance: exact,
                });
                all.push(Case {
                    image,
                    sampler,
                    ask: Ask::GatherCompare,
                    tolerance: exact,
                });
            }
        }
        all
    }

    #[test]
    fn samples_agree_with_lavapipe() {
        lavapipe::with_driver("with::samples_agree_with_lavapipe", |gpu| {
            println!("{}", gpu.name());
            let mut random = Random(42);
            let all = cases(gpu);
            let mut wrong = Vec::new();
            for case in &all {
                let found = run(gpu, &mut random, case);
                if let Some(first) = found.first() {
                    wrong.push(format!("{} of 150: {first}", found.len()));
                }
            }
            assert!(
                wrong.is_empty(),
                "{} of {} cases:\n{}",
                wrong.len(),
                all.len(),
                wrong.join("\n")
            );
        });
    }
}
