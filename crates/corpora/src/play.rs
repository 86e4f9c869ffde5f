//! Runs cases.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use lanemask::object::Access;
use lanemask::{Buffer, Device, Kernel};

use crate::corpus::{Bound, Case, Resource, Step};
use crate::measure::panic_text;

/// Most instructions of a warp or group: far more than any case here needs.
const MAX_INSTRUCTIONS: u64 = 200_000_000;

/// What became of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A shader that it needs was not compiled; its index.
    Missing(usize),
    /// A dispatch of this shader did not come to its end.
    Stopped(usize, String),
    /// Everything ran, and this is not as it should be.
    Differs(String),
    /// Everything is as it should be.
    Agrees,
}

/// Runs a case on the kernels of a corpus, which are there for shaders that were compiled.
pub fn play(case: &Case, kernels: &[Option<&Kernel>]) -> Played {
    if let Some(missing) = shaders(case).find(|s| kernels[*s].is_none()) {
        return Played::Missing(missing);
    }
    let mut buffers = case.buffers.clone();
    for step in &case.steps {
        match step {
            Step::Write {
                buffer,
                offset,
                bytes,
            } => buffers[*buffer][*offset..][..bytes.len()].copy_from_slice(bytes),
            Step::Copy {
                from,
                to,
                len_bytes,
            } => {
                let bytes = buffers[from.0][from.1..][..*len_bytes].to_vec();
                buffers[to.0][to.1..][..*len_bytes].copy_from_slice(&bytes);
            }
            Step::Dispatch {
                shader,
                workgroups,
                bound,
            } => {
                let kernel = kernels[*shader].expect("looked at above");
                let run = || dispatch(kernel, *workgroups, bound, &mut buffers);
                let result = catch_unwind(AssertUnwindSafe(run))
                    .unwrap_or_else(|panic| Err(format!("panic: {}", panic_text(&*panic))));
                if let Err(why) = result {
                    return Played::Stopped(*shader, why);
                }
            }
        }
    }
    for check in &case.checks {
        let all = &buffers[check.buffer];
        let got = all.get(check.offset..).unwrap_or_default();
        let got = got.get(..check.want.len()).unwrap_or(got);
        if let Err(why) = check.number.compare(got, &check.want, check.tolerance) {
            return Played::Differs(why);
        }
    }
    Played::Agrees
}

/// The shaders of a case, each once.
pub fn shaders(case: &Case) -> impl Iterator<Item = usize> + use<> {
    let dispatches = case.steps.iter().filter_map(|step| match step {
        Step::Dispatch { shader, .. } => Some(*shader),
        _ => None,
    });
    dispatches.collect::<BTreeSet<usize>>().into_iter()
}

/// Runs one dispatch, workgroup after workgroup. Only what the kernel may write comes back.
fn dispatch(
    kernel: &Kernel,
    workgroups: [u32; 3],
    bound: &[Bound],
    buffers: &mut [Vec<u8>],
) -> Result<(), String> {
    let wanted = &kernel.meta().resources;
    let resource = |b: &Bound| {
        wanted
            .iter()
            .find(|r| (r.group, r.binding) == (b.group, b.binding))
    };
    let bound = bound.iter().filter(|b| resource(b).is_some());
    let mut parts: Vec<(&Bound, Buffer)> = bound
        .map(|b| {
            let bytes = match b.resource {
                Resource::Buffer {
                    buffer,
                    offset,
                    len_bytes,
                } => {
                    let rest = &buffers[buffer][offset..];
                    rest[..len_bytes.unwrap_or(rest.len())].to_vec()
                }
                Resource::Image { buffer, .. } => buffers[buffer].clone(),
                Resource::Sampler(_) => Vec::new(),
            };
            (b, Buffer::from_bytes(bytes))
        })
        .collect();
    let device = Device::new()
        .deterministic()
        .max_instructions(MAX_INSTRUCTIONS);
    let mut dispatch = device.dispatch(kernel, workgroups);
    for (b, part) in &mut parts {
        dispatch = match b.resource {
            Resource::Buffer { .. } => dispatch.bind(b.group, b.binding, part),
            Resource::Image { image, .. } => dispatch.bind_texture(b.group, b.binding, image, part),
            Resource::Sampler(sampler) => dispatch.bind_sampler(b.group, b.binding, sampler),
        };
    }
    dispatch.run().map_err(|e| e.to_string())?;
    for (b, part) in parts {
        let (buffer, offset) = match b.resource {
            Resource::Buffer { buffer, offset, .. } => (buffer, offset),
            Resource::Image { buffer, .. } => (buffer, 0),
            Resource::Sampler(_) => continue,
        };
        let place = &mut buffers[buffer][offset..][..part.len_bytes()];
        if resource(b).is_some_and(|r| r.access == Access::ReadWrite) {
            place.copy_from_slice(part.bytes());
        } else if place != part.bytes() {
            return Err(format!(
                "@group({}) @binding({}) was written",
                b.group, b.binding
            ));
        }
    }
    Ok(())
}
