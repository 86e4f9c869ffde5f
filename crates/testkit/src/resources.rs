//! Buffers, textures and samplers of a dispatch on w32, in one map.

use std::collections::BTreeMap;

use lanemask::image::{Image, Sampler};
use lanemask::{Buffer, Device, Kernel};
use lanemask_job::Slot;

use crate::engine::Failure;

/// Something that is bound.
#[derive(Clone, Debug, PartialEq)]
pub enum Resource {
    /// A buffer with these bytes.
    Buffer(Vec<u8>),
    /// A texture and its texels, in the layout of its descriptor (address 0).
    Texture(Image, Vec<u8>),
    /// A sampler.
    Sampler(Sampler),
}

/// What is bound, by group and binding.
pub type Resources = BTreeMap<Slot, Resource>;

impl Resource {
    /// The bytes of a buffer or texture; none of a sampler.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Resource::Buffer(bytes) | Resource::Texture(_, bytes) => bytes,
            Resource::Sampler(_) => &[],
        }
    }
}

/// Runs one dispatch on w32 and replaces what it has written.
///
/// # Errors
/// Something is missing or does not fit, or the kernel trapped.
pub fn run(
    device: &Device,
    kernel: &Kernel,
    workgroups: [u32; 3],
    resources: &mut Resources,
) -> Result<(), Failure> {
    let mut buffers: BTreeMap<Slot, Buffer> = (resources.iter_mut())
        .filter_map(|(slot, resource)| match resource {
            Resource::Buffer(bytes) | Resource::Texture(_, bytes) => {
                Some((*slot, Buffer::from_bytes(std::mem::take(bytes))))
            }
            Resource::Sampler(_) => None,
        })
        .collect();
    let mut dispatch = device.dispatch(kernel, workgroups);
    for (slot, buffer) in &mut buffers {
        let (group, binding) = (slot.group, slot.binding);
        dispatch = match resources[slot] {
            Resource::Texture(image, _) => dispatch.bind_texture(group, binding, image, buffer),
            _ => dispatch.bind(group, binding, buffer),
        };
    }
    for (slot, resource) in resources.iter() {
        if let Resource::Sampler(sampler) = resource {
            dispatch = dispatch.bind_sampler(slot.group, slot.binding, *sampler);
        }
    }
    let result = dispatch.run();
    for (slot, buffer) in buffers {
        if let Some(Resource::Buffer(bytes) | Resource::Texture(_, bytes)) =
            resources.get_mut(&slot)
        {
            *bytes = buffer.into_bytes();
        }
    }
    result.map(drop).map_err(|e| Failure::Run(e.to_string()))
}
