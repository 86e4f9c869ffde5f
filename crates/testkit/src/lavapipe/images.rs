//! Images and samplers on lavapipe: dispatches with any resources, and one expression of WGSL, evaluated for a list of inputs.

use std::collections::BTreeMap;

use lanemask_job::Slot;

use super::{DeviceBuffer, Lavapipe, Pipeline};
use crate::engine::Failure;
use crate::resources::{Resource, Resources};
use lanemask::image::{Border, Compare, Dim, Filter, Format, Image, Numbers, Sampler, Wrap};

/// An image with texels in the layout of its descriptor (base address 0), and how it is looked at.
pub struct Sampled<'a> {
    /// The image.
    pub image: &'a Image,
    /// Its bytes.
    pub texels: &'a [u8],
    /// The sampler.
    pub sampler: &'a Sampler,
    /// Whether the texture has depths and the sampler compares.
    pub compares: bool,
    /// A `vec4f` of texture `t`, sampler `s` and input `c: vec4f`.
    pub expression: &'a str,
}

/// The format there; `None` if WebGPU has none of that name.
fn format(format: Format) -> Option<wgpu::TextureFormat> {
    use wgpu::TextureFormat as T;
    Some(match format {
        Format::R8Uint => T::R8Uint,
        Format::R8Sint => T::R8Sint,
        Format::R8Unorm => T::R8Unorm,
        Format::R8Snorm => T::R8Snorm,
        Format::Rg8Uint => T::Rg8Uint,
        Format::Rg8Sint => T::Rg8Sint,
        Format::Rg8Unorm => T::Rg8Unorm,
        Format::Rg8Snorm => T::Rg8Snorm,
        Format::Rgba8Uint => T::Rgba8Uint,
        Format::Rgba8Sint => T::Rgba8Sint,
        Format::Rgba8Unorm => T::Rgba8Unorm,
        Format::Rgba8Snorm => T::Rgba8Snorm,
        Format::R16Uint => T::R16Uint,
        Format::R16Sint => T::R16Sint,
        Format::R16Float => T::R16Float,
        Format::R16Unorm => T::R16Unorm,
        Format::R16Snorm => T::R16Snorm,
        Format::Rg16Uint => T::Rg16Uint,
        Format::Rg16Sint => T::Rg16Sint,
        Format::Rg16Float => T::Rg16Float,
        Format::Rg16Unorm => T::Rg16Unorm,
        Format::Rg16Snorm => T::Rg16Snorm,
        Format::Rgba16Uint => T::Rgba16Uint,
        Format::Rgba16Sint => T::Rgba16Sint,
        Format::Rgba16Float => T::Rgba16Float,
        Format::Rgba16Unorm => T::Rgba16Unorm,
        Format::Rgba16Snorm => T::Rgba16Snorm,
        Format::R32Uint => T::R32Uint,
        Format::R32Sint => T::R32Sint,
        Format::R32Float => T::R32Float,
        Format::Rg32Uint => T::Rg32Uint,
        Format::Rg32Sint => T::Rg32Sint,
        Format::Rg32Float => T::Rg32Float,
        Format::Rgba32Uint => T::Rgba32Uint,
        Format::Rgba32Sint => T::Rgba32Sint,
        Format::Rgba32Float => T::Rgba32Float,
        Format::Rgba8Srgb => T::Rgba8UnormSrgb,
        Format::Bgra8Unorm => T::Bgra8Unorm,
        Format::Bgra8Srgb => T::Bgra8UnormSrgb,
        Format::Rgb10a2Unorm => T::Rgb10a2Unorm,
        Format::Rgb10a2Uint => T::Rgb10a2Uint,
        Format::Rg11b10Ufloat => T::Rg11b10Ufloat,
        Format::Rgb9e5Ufloat => T::Rgb9e5Ufloat,
        Format::Depth16Unorm => T::Depth16Unorm,
        // Nothing can be copied to 32-bit depths.
        _ => return None,
    })
}

fn wrap(wrap: Wrap) -> wgpu::AddressMode {
    match wrap {
        Wrap::Repeat => wgpu::AddressMode::Repeat,
        Wrap::Mirror => wgpu::AddressMode::MirrorRepeat,
        Wrap::Border => wgpu::AddressMode::ClampToBorder,
        Wrap::Clamp => wgpu::AddressMode::ClampToEdge,
        Wrap::MirrorOnce => panic!("WebGPU does not have this address mode"),
    }
}

fn filter(filter: Filter) -> wgpu::FilterMode {
    match filter {
        Filter::Nearest => wgpu::FilterMode::Nearest,
        Filter::Linear => wgpu::FilterMode::Linear,
    }
}

fn compare(compare: Compare) -> wgpu::CompareFunction {
    use wgpu::CompareFunction as C;
    match compare {
        Compare::Never => C::Never,
        Compare::Less => C::Less,
        Compare::Equal => C::Equal,
        Compare::LessEqual => C::LessEqual,
        Compare::Greater => C::Greater,
        Compare::NotEqual => C::NotEqual,
        Compare::GreaterEqual => C::GreaterEqual,
        Compare::Always => C::Always,
    }
}

impl Lavapipe {
    /// Whether images of this format can be given to [`Lavapipe::sample`].
    pub fn samples(&self, of: Format) -> bool {
        let wide = matches!(
            of,
            Format::R16Unorm
                | Format::R16Snorm
                | Format::Rg16Unorm
                | Format::Rg16Snorm
                | Format::Rgba16Unorm
                | Format::Rgba16Snorm
        );
        format(of).is_some() && of.numbers() == Numbers::Float && !wide
    }

    /// Whether there is [`Wrap::Border`].
    pub fn has_borders(&self) -> bool {
        (self.device.features()).contains(wgpu::Features::ADDRESS_MODE_CLAMP_TO_BORDER)
    }

    /// The expression's value for each input.
    ///
    /// # Panics
    /// The format or an address mode is not there, or the expression is wrong.
    pub fn sample(&self, what: &Sampled<'_>, inputs: &[[f32; 4]]) -> Vec<[f32; 4]> {
        let texture = self.texture(what.image, what.texels);
        let sampler = self.sampler(what.sampler, what.compares);
        let name = match what.image.dim {
            Dim::D1 => "1d",
            Dim::D2 => "2d",
            Dim::D3 => "3d",
            Dim::Cube => "cube",
            Dim::D2Array => "2d_array",
            Dim::CubeArray => "cube_array",
            Dim::D1Array => panic!("WebGPU does not have this dimension"),
        };
        let dimension = view_dimension(what.image.dim);
        let view = view(&texture, what.image);
        let (texture_type, sampler_type) = if what.compares {
            (format!("texture_depth_{name}"), "sampler_comparison")
        } else {
            (format!("texture_{name}<f32>"), "sampler")
        };
        let code = format!(
            "@group(0) @binding(0) var t: {texture_type};
            @group(0) @binding(1) var s: {sampler_type};
            @group(0) @binding(2) var<storage> input: array<vec4f>;
            @group(0) @binding(3) var<storage, read_write> output: array<vec4f>;
            @compute @workgroup_size(1) fn main(@builtin(global_invocation_id) id: vec3u) {{
                let c = input[id.x];
                output[id.x] = {};
            }}",
            what.expression
        );
        let bytes: Vec<u8> = (inputs.iter().flatten())
            .flat_map(|x| x.to_le_bytes())
            .collect();
        let (input, output) = (self.buffer(&bytes), self.buffer(&vec![0; bytes.len()]));
        let module = self
            .device
            .create_shader_module(wgpu::ShaderModuleDescriptor {
                label: None,
                source: wgpu::ShaderSource::Wgsl(code.into()),
            });
        let pipeline = self
            .device
            .create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                label: None,
                layout: Some(&self.layout(dimension, what)),
                module: &module,
                entry_point: Some("main"),
                compilation_options: wgpu::PipelineCompilationOptions::default(),
                cache: None,
            });
        let resources = [
            wgpu::BindingResource::TextureView(&view),
            wgpu::BindingResource::Sampler(&sampler),
            input.0.as_entire_binding(),
            output.0.as_entire_binding(),
        ];
        let entries: Vec<_> = (0u32..)
            .zip(resources)
            .map(|(binding, resource)| wgpu::BindGroupEntry { binding, resource })
            .collect();
        let group = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &entries,
        });
        let mut encoder = self.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&pipeline);
            pass.set_bind_group(0, &group, &[]);
            pass.dispatch_workgroups(inputs.len() as u32, 1, 1);
        }
        self.queue.submit([encoder.finish()]);
        self.wait();
        let floats = |bytes: &[u8]| -> Vec<f32> {
            let words = bytes.as_chunks::<4>().0;
            words.iter().map(|w| f32::from_le_bytes(*w)).collect()
        };
        let all = floats(&self.read(&output, bytes.len()));
        all.as_chunks::<4>().0.to_vec()
    }

    /// What the shader binds: linear filters are allowed on every format here.
    fn layout(
        &self,
        view_dimension: wgpu::TextureViewDimension,
        what: &Sampled<'_>,
    ) -> wgpu::PipelineLayout {
        let texture = wgpu::BindingType::Texture {
            sample_type: if what.compares {
                wgpu::TextureSampleType::Depth
            } else {
                wgpu::TextureSampleType::Float { filterable: true }
            },
            view_dimension,
            multisampled: false,
        };
        let sampler = wgpu::BindingType::Sampler(if what.compares {
            wgpu::SamplerBindingType::Comparison
        } else {
            wgpu::SamplerBindingType::Filtering
        });
        let buffer = |read_only| wgpu::BindingType::Buffer {
            ty: wgpu::BufferBindingType::Storage { read_only },
            has_dynamic_offset: false,
            min_binding_size: None,
        };
        let entries: Vec<_> = (0u32..)
            .zip([texture, sampler, buffer(true), buffer(false)])
            .map(|(binding, ty)| wgpu::BindGroupLayoutEntry {
                binding,
                visibility: wgpu::ShaderStages::COMPUTE,
                ty,
                count: None,
            })
            .collect();
        let group = (self.device).create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: None,
            entries: &entries,
        });
        self.device
            .create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
                label: None,
                bind_group_layouts: &[Some(&group)],
                ..wgpu::PipelineLayoutDescriptor::default()
            })
    }

    fn texture(&self, image: &Image, texels: &[u8]) -> wgpu::Texture {
        let there = format(image.format).expect("a format of WebGPU");
        let usage = there
            .guaranteed_format_features(self.device.features())
            .allowed_usages
            & (wgpu::TextureUsages::TEXTURE_BINDING
                | wgpu::TextureUsages::STORAGE_BINDING
                | wgpu::TextureUsages::STORAGE_ATOMIC
                | wgpu::TextureUsages::COPY_DST
                | wgpu::TextureUsages::COPY_SRC);
        let [width, height, third] = image.size;
        let (dimension, depth) = match image.dim {
            Dim::D1 | Dim::D1Array => (wgpu::TextureDimension::D1, image.slices()),
            Dim::D3 => (wgpu::TextureDimension::D3, third),
            _ => (wgpu::TextureDimension::D2, image.slices()),
        };
        let texture = self.device.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d {
                width,
                height,
                depth_or_array_layers: depth,
            },
            mip_level_count: image.levels,
            sample_count: 1,
            dimension,
            format: there,
            usage,
            view_formats: &[],
        });
        for part in parts(image) {
            let layout = wgpu::TexelCopyBufferLayout {
                offset: 0,
                bytes_per_row: Some(part.row_pitch as u32),
                rows_per_image: Some(part.size.height),
            };
            let data = &texels[part.first as usize..][..part.bytes() as usize];
            self.queue
                .write_texture(part.place(&texture), data, layout, part.size);
        }
        texture
    }

    /// Replaces texels by what a texture holds.
    fn read_texture(&self, texture: &wgpu::Texture, image: &Image, texels: &mut [u8]) {
        let row = u64::from(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
        for part in parts(image) {
            let pitch = part.row_pitch.next_multiple_of(row);
            let size = part.size;
            let rows = u64::from(size.height * size.depth_or_array_layers);
            let buffer = self.buffer(&vec![0; (pitch * rows) as usize]);
            let to = wgpu::TexelCopyBufferInfo {
                buffer: &buffer.0,
                layout: wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(pitch as u32),
                    rows_per_image: Some(size.height),
                },
            };
            let mut encoder = self.device.create_command_encoder(&Default::default());
            encoder.copy_texture_to_buffer(part.place(texture), to, size);
            self.queue.submit([encoder.finish()]);
            let bytes = self.read(&buffer, (pitch * rows) as usize);
            for (k, from) in bytes.chunks(pitch as usize).enumerate() {
                let first = (part.first + k as u64 * part.row_pitch) as usize;
                let len = part.row_pitch as usize;
                texels[first..first + len].copy_from_slice(&from[..len]);
            }
        }
    }

    fn sampler(&self, s: &Sampler, compares: bool) -> wgpu::Sampler {
        self.device.create_sampler(&wgpu::SamplerDescriptor {
            address_mode_u: wrap(s.wrap[0]),
            address_mode_v: wrap(s.wrap[1]),
            address_mode_w: wrap(s.wrap[2]),
            mag_filter: filter(s.mag),
            min_filter: filter(s.min),
            mipmap_filter: match s.mip {
                Filter::Nearest => wgpu::MipmapFilterMode::Nearest,
                Filter::Linear => wgpu::MipmapFilterMode::Linear,
            },
            lod_min_clamp: s.lod_min,
            lod_max_clamp: s.lod_max,
            compare: compares.then(|| compare(s.compare)),
            border_color: s.wrap.contains(&Wrap::Border).then_some(match s.border {
                Border::TransparentBlack => wgpu::SamplerBorderColor::TransparentBlack,
                Border::OpaqueBlack => wgpu::SamplerBorderColor::OpaqueBlack,
                Border::OpaqueWhite => wgpu::SamplerBorderColor::OpaqueWhite,
            }),
            ..wgpu::SamplerDescriptor::default()
        })
    }

    /// Uploads, runs one dispatch, and reads back what the shader may have written.
    ///
    /// # Errors
    /// Nothing is bound where the shader wants something.
    ///
    /// # Panics
    /// WebGPU does not have a format or an address mode, or what is bound is not what the shader wants.
    pub fn run_on(
        &self,
        pipeline: &Pipeline,
        workgroups: [u32; 3],
        resources: &mut Resources,
    ) -> Result<(), Failure> {
        enum There {
            Buffer(DeviceBuffer),
            Texture(wgpu::Texture, wgpu::TextureView),
            Sampler(wgpu::Sampler),
        }
        let there: BTreeMap<Slot, There> = (resources.iter())
            .filter(|(slot, _)| pipeline.slots.contains(slot))
            .map(|(slot, resource)| {
                let made = match resource {
                    Resource::Buffer(bytes) => There::Buffer(self.buffer(bytes)),
                    Resource::Texture(image, texels) => {
                        let texture = self.texture(image, texels);
                        let view = view(&texture, image);
                        There::Texture(texture, view)
                    }
                    Resource::Sampler(sampler) => {
                        let compares = pipeline.comparisons.contains(slot);
                        There::Sampler(self.sampler(sampler, compares))
                    }
                };
                (*slot, made)
            })
            .collect();
        let bound = there
            .iter()
            .map(|(slot, there)| {
                let resource = match there {
                    There::Buffer(buffer) => buffer.0.as_entire_binding(),
                    There::Texture(_, view) => wgpu::BindingResource::TextureView(view),
                    There::Sampler(sampler) => wgpu::BindingResource::Sampler(sampler),
                };
                (*slot, resource)
            })
            .collect();
        self.dispatch_with(pipeline, workgroups, &bound)?;
        for (slot, there) in &there {
            match (there, resources.get_mut(slot)) {
                (There::Buffer(buffer), Some(Resource::Buffer(bytes))) => {
                    *bytes = self.read(buffer, bytes.len());
                }
                (There::Texture(texture, _), Some(Resource::Texture(image, texels)))
                    if pipeline.written.contains(slot) =>
                {
                    self.read_texture(texture, image, texels);
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// A level of a layer, or of all slices of a 3D texture.
struct Part {
    level: u32,
    slice: u32,
    /// Where its bytes begin.
    first: u64,
    row_pitch: u64,
    size: wgpu::Extent3d,
}

impl Part {
    fn bytes(&self) -> u64 {
        self.row_pitch * u64::from(self.size.height * self.size.depth_or_array_layers)
    }

    fn place<'t>(&self, texture: &'t wgpu::Texture) -> wgpu::TexelCopyTextureInfo<'t> {
        wgpu::TexelCopyTextureInfo {
            texture,
            mip_level: self.level,
            origin: wgpu::Origin3d {
                x: 0,
                y: 0,
                z: self.slice,
            },
            aspect: wgpu::TextureAspect::All,
        }
    }
}

fn parts(image: &Image) -> Vec<Part> {
    let mut all = Vec::new();
    for level in 0..image.levels {
        let found = image.level(level).expect("a level that is there");
        let [width, height, depth_or_array_layers] = found.size;
        for slice in 0..image.slices() {
            all.push(Part {
                level,
                slice,
                first: u64::from(slice) * image.layer_stride() + found.offset,
                row_pitch: found.row_pitch,
                size: wgpu::Extent3d {
                    width,
                    height,
                    depth_or_array_layers,
                },
            });
        }
    }
    all
}

fn view_dimension(dim: Dim) -> wgpu::TextureViewDimension {
    use wgpu::TextureViewDimension as V;
    match dim {
        Dim::D1 => V::D1,
        Dim::D2 => V::D2,
        Dim::D3 => V::D3,
        Dim::Cube => V::Cube,
        Dim::D2Array => V::D2Array,
        Dim::CubeArray => V::CubeArray,
        Dim::D1Array => panic!("WebGPU does not have this dimension"),
    }
}

fn view(texture: &wgpu::Texture, image: &Image) -> wgpu::TextureView {
    texture.create_view(&wgpu::TextureViewDescriptor {
        dimension: Some(view_dimension(image.dim)),
        ..wgpu::TextureViewDescriptor::default()
    })
}
