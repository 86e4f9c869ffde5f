//! Images and samplers on lavapipe: one expression of WGSL, evaluated for a list of inputs.

use super::Lavapipe;
use lanemask::image::{Border, Compare, Dim, Filter, Format, Image, Sampler, Wrap};

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

/// The format there; `None` if WebGPU has none of that name that can be sampled.
fn format(format: Format) -> Option<wgpu::TextureFormat> {
    use wgpu::TextureFormat as T;
    Some(match format {
        Format::R8Unorm => T::R8Unorm,
        Format::R8Snorm => T::R8Snorm,
        Format::Rg8Unorm => T::Rg8Unorm,
        Format::Rg8Snorm => T::Rg8Snorm,
        Format::Rgba8Unorm => T::Rgba8Unorm,
        Format::Rgba8Snorm => T::Rgba8Snorm,
        Format::Rgba8Srgb => T::Rgba8UnormSrgb,
        Format::Bgra8Unorm => T::Bgra8Unorm,
        Format::Bgra8Srgb => T::Bgra8UnormSrgb,
        Format::R16Float => T::R16Float,
        Format::Rg16Float => T::Rg16Float,
        Format::Rgba16Float => T::Rgba16Float,
        Format::Rgb10a2Unorm => T::Rgb10a2Unorm,
        Format::Rg11b10Ufloat => T::Rg11b10Ufloat,
        Format::Rgb9e5Ufloat => T::Rgb9e5Ufloat,
        Format::R32Float => T::R32Float,
        Format::Rg32Float => T::Rg32Float,
        Format::Rgba32Float => T::Rgba32Float,
        Format::Depth16Unorm => T::Depth16Unorm,
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
        format(of).is_some()
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
        let s = what.sampler;
        let sampler = self.device.create_sampler(&wgpu::SamplerDescriptor {
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
            compare: what.compares.then(|| compare(s.compare)),
            border_color: s.wrap.contains(&Wrap::Border).then_some(match s.border {
                Border::TransparentBlack => wgpu::SamplerBorderColor::TransparentBlack,
                Border::OpaqueBlack => wgpu::SamplerBorderColor::OpaqueBlack,
                Border::OpaqueWhite => wgpu::SamplerBorderColor::OpaqueWhite,
            }),
            ..wgpu::SamplerDescriptor::default()
        });
        let (name, dimension) = match what.image.dim {
            Dim::D1 => ("1d", wgpu::TextureViewDimension::D1),
            Dim::D2 => ("2d", wgpu::TextureViewDimension::D2),
            Dim::D3 => ("3d", wgpu::TextureViewDimension::D3),
            Dim::Cube => ("cube", wgpu::TextureViewDimension::Cube),
            Dim::D2Array => ("2d_array", wgpu::TextureViewDimension::D2Array),
            Dim::CubeArray => ("cube_array", wgpu::TextureViewDimension::CubeArray),
            Dim::D1Array => panic!("WebGPU does not have this dimension"),
        };
        let view = texture.create_view(&wgpu::TextureViewDescriptor {
            dimension: Some(dimension),
            ..wgpu::TextureViewDescriptor::default()
        });
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
            format: format(image.format).expect("a format of WebGPU"),
            usage: wgpu::TextureUsages::TEXTURE_BINDING | wgpu::TextureUsages::COPY_DST,
            view_formats: &[],
        });
        for mip_level in 0..image.levels {
            let level = image.level(mip_level).expect("a level that is there");
            let [width, height, depth] = level.size;
            for slice in 0..image.slices() {
                let first = u64::from(slice) * image.layer_stride() + level.offset;
                let bytes = level.row_pitch * u64::from(height * depth);
                let place = wgpu::TexelCopyTextureInfo {
                    texture: &texture,
                    mip_level,
                    origin: wgpu::Origin3d {
                        x: 0,
                        y: 0,
                        z: slice,
                    },
                    aspect: wgpu::TextureAspect::All,
                };
                let layout = wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(level.row_pitch as u32),
                    rows_per_image: Some(height),
                };
                let size = wgpu::Extent3d {
                    width,
                    height,
                    depth_or_array_layers: depth,
                };
                let data = &texels[first as usize..][..bytes as usize];
                self.queue.write_texture(place, data, layout, size);
            }
        }
        texture
    }
}
