//! Variables outside of functions: buffers, workgroup memory, private variables, what the launch gives.

use super::constants::Known;
use super::error::{TOO_LARGE, UNSUPPORTED, malformed};
use super::group::LaneMask;
use super::image::{Handle, merged};
use super::lower::Lower;
use super::place::{Place, Pointer};
use super::tables::{Global, placed};
use super::types::{Layout, Ty};
use super::words::R;
use lanemask_diag::Diagnostic;
use lanemask_ir::*;
use lanemask_object::{IMMEDIATES, MAX_IMMEDIATE_BYTES, MAX_WORKGROUP_BYTES};
use rspirv::spirv::{BuiltIn, Decoration, StorageClass};
use std::collections::BTreeMap;

fn unsupported(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(UNSUPPORTED, message))
}

impl<'m> Lower<'m> {
    /// Declares the variables that the entry point reaches.
    pub(super) fn declare_globals(&mut self) -> R<()> {
        let t = self.t;
        let used: Vec<&Global> = t
            .globals
            .iter()
            .filter(|g| self.analysis.used.contains(&g.id))
            .collect();
        let mut bound: BTreeMap<(u32, u32), Vec<&Global>> = BTreeMap::new();
        for &g in &used {
            let inst = self.code.get(g.at);
            self.b.span = inst.span;
            if Lower::is_bound(g.class) {
                if g.class == StorageClass::PushConstant {
                    bound.entry(IMMEDIATES).or_default().push(g);
                    continue;
                }
                let set = t.decoration(g.id, Decoration::DescriptorSet);
                let binding = t.decoration(g.id, Decoration::Binding);
                let (Some(set), Some(binding)) = (set, binding) else {
                    let message = format!("{} has no descriptor set and binding", t.name(g.id));
                    return Err(placed(Box::new(malformed(message)), &inst));
                };
                bound.entry((set, binding)).or_default().push(g);
            }
        }
        for (slot, list) in bound {
            let is_handle = |g: &&Global| g.class == StorageClass::UniformConstant;
            let (handles, buffers): (Vec<&Global>, Vec<&Global>) =
                list.into_iter().partition(is_handle);
            if !buffers.is_empty() {
                self.buffer(slot, &buffers)?;
            }
            for g in handles {
                let inst = self.code.get(g.at);
                self.b.span = inst.span;
                self.handle_variable(slot, g)
                    .map_err(|d| placed(d, &inst))?;
            }
        }
        for g in used {
            let inst = self.code.get(g.at);
            self.b.span = inst.span;
            self.global(g).map_err(|d| placed(d, &inst))?;
        }
        Ok(())
    }

    fn global(&mut self, g: &Global) -> R<()> {
        let name = self.t.name(g.id);
        let pointer = match g.class {
            StorageClass::Uniform
            | StorageClass::StorageBuffer
            | StorageClass::PushConstant
            | StorageClass::UniformConstant => {
                return Ok(());
            }
            StorageClass::Workgroup => self.workgroup(g)?,
            StorageClass::Private => {
                let init = match g.init {
                    Some(init) => Some(super::constants::scalars_of(self.t, init)?),
                    None => None,
                };
                let init: Option<Vec<Value>> =
                    init.map(|i| i.into_iter().map(|c| self.b.constant(c)).collect());
                self.declare(g.id, g.ty, init.as_deref())?
            }
            StorageClass::Input => {
                let values = self.launch_values(g)?;
                self.declare(g.id, g.ty, Some(&values))?
            }
            other => {
                let message = format!("the storage class `{other:?}` of {name} is not supported");
                return Err(unsupported(message));
            }
        };
        self.globals.insert(g.id, pointer);
        Ok(())
    }

    /// The variables of one binding: one buffer, whatever they call it.
    fn buffer(&mut self, (group, binding): (u32, u32), list: &[&Global]) -> R<()> {
        let id = ResourceId(self.b.kernel.resources.len() as u32);
        let mut all: Option<Access> = None;
        let (mut name, mut min_bytes) = (None, 0);
        for g in list {
            let inst = self.code.get(g.at);
            let (access, bytes) = self.block(g).map_err(|d| placed(d, &inst))?;
            all = Some(match all {
                None => access,
                Some(a) if a == access => a,
                Some(Access::Uniform) => return Err(placed(mixed(), &inst)),
                Some(_) if access == Access::Uniform => return Err(placed(mixed(), &inst)),
                Some(_) => Access::ReadWrite,
            });
            min_bytes = min_bytes.max(bytes);
            if (group, binding) == IMMEDIATES && bytes > MAX_IMMEDIATE_BYTES {
                let message = format!("push constants of {bytes} bytes");
                let most = format!("a kernel has at most {MAX_IMMEDIATE_BYTES} bytes of them");
                let d = Diagnostic::error(TOO_LARGE, message).note(most);
                return Err(placed(Box::new(d), &inst));
            }
            let names = &self.t.names;
            name = name.or_else(|| names.get(&g.id).or_else(|| names.get(&g.ty)).cloned());
            let place = Place::Memory {
                space: Space::Buffer(id),
                offset: None,
                imm: 0,
                layout: Layout::HOST,
            };
            self.globals.insert(g.id, Pointer { place, ty: g.ty });
        }
        self.b.kernel.resources.push(Resource {
            group,
            binding,
            name: name.unwrap_or_else(|| format!("buffer_{group}_{binding}")),
            access: all.unwrap_or(Access::ReadWrite),
            min_bytes,
            kind: ResourceKind::Buffer,
        });
        Ok(())
    }

    /// An image, a sampler or both. Variables of a binding share what is bound: one image and one sampler.
    fn handle_variable(&mut self, slot: (u32, u32), g: &Global) -> R<()> {
        let t = self.t;
        let ty = t.types.get(g.ty)?;
        if let Ty::Array { elem, .. } | Ty::Runtime { elem, .. } = ty
            && t.types.is_handle(*elem)
        {
            let message = format!("{} is an array of images or samplers", t.name(g.id));
            return Err(unsupported(format!(
                "{message}, which is not supported yet"
            )));
        }
        if !t.types.is_handle(g.ty) {
            t.types.check(g.ty)?;
            let message = format!("{} is a uniform constant", t.name(g.id));
            return Err(unsupported(format!(
                "{message}, which is not supported yet"
            )));
        }
        if t.types.image(g.ty).is_none() && *ty != Ty::Sampler {
            t.types.check(g.ty)?;
        }
        let mut handle = Handle::default();
        if let Some(image) = t.types.image(g.ty) {
            let written = image.is_storage() && !t.has(g.id, Decoration::NonWritable);
            let access = match written {
                true => Access::ReadWrite,
                false => Access::ReadOnly,
            };
            let kind = ResourceKind::Image(image);
            handle.image = Some(self.handle_resource(slot, g, kind, access)?);
        }
        if matches!(ty, Ty::Sampler | Ty::SampledImage { .. }) {
            handle.sampler = Some(g.id);
        }
        let place = Place::Handle(handle);
        self.globals.insert(g.id, Pointer { place, ty: g.ty });
        Ok(())
    }

    /// The resource of a variable's sampler. Only where a sample uses it somebody has to bind it.
    pub(super) fn sampler_resource(&mut self, variable: u32, compares: bool) -> R<ResourceId> {
        let t = self.t;
        let set = t.decoration(variable, Decoration::DescriptorSet);
        let binding = t.decoration(variable, Decoration::Binding);
        let global = t.globals.iter().find(|g| g.id == variable);
        let (Some(set), Some(binding), Some(g)) = (set, binding, global) else {
            return Err(self.internal("a sampler without a binding"));
        };
        let kind = ResourceKind::Sampler {
            comparison: compares,
        };
        let id = self.handle_resource((set, binding), g, kind, Access::ReadOnly)?;
        if compares {
            self.b.kernel.resources[id.0 as usize].kind = kind;
        }
        Ok(id)
    }

    /// The image or sampler of a binding, which may be there already.
    fn handle_resource(
        &mut self,
        (group, binding): (u32, u32),
        g: &Global,
        kind: ResourceKind,
        access: Access,
    ) -> R<ResourceId> {
        for (k, r) in self.b.kernel.resources.iter_mut().enumerate() {
            if (r.group, r.binding) != (group, binding) {
                continue;
            }
            match (&mut r.kind, kind) {
                (ResourceKind::Image(one), ResourceKind::Image(other)) => {
                    *one = merged(*one, other)?;
                }
                (ResourceKind::Sampler { .. }, ResourceKind::Sampler { .. }) => {}
                _ => continue,
            }
            if access == Access::ReadWrite {
                r.access = access;
            }
            return Ok(ResourceId(k as u32));
        }
        let name = self.t.names.get(&g.id).cloned();
        self.b.kernel.resources.push(Resource {
            group,
            binding,
            name: name.unwrap_or_else(|| match kind {
                ResourceKind::Sampler { .. } => format!("sampler_{group}_{binding}"),
                _ => format!("image_{group}_{binding}"),
            }),
            access,
            min_bytes: 0,
            kind,
        });
        Ok(ResourceId(self.b.kernel.resources.len() as u32 - 1))
    }

    /// What may be done with a buffer, and its smallest size.
    fn block(&self, g: &Global) -> R<(Access, u32)> {
        let Ty::Struct { members } = self.t.types.get(g.ty)? else {
            let name = self.t.name(g.id);
            return Err(unsupported(format!(
                "{name} is an array of buffers, which is not supported yet"
            )));
        };
        let storage =
            g.class == StorageClass::StorageBuffer || self.t.has(g.ty, Decoration::BufferBlock);
        let read_only =
            self.t.has(g.id, Decoration::NonWritable) || members.iter().all(|m| m.non_writable);
        let access = match (storage, read_only) {
            (false, _) => Access::Uniform,
            (true, true) => Access::ReadOnly,
            (true, false) => Access::ReadWrite,
        };
        Ok((access, self.t.types.bytes(g.ty, Layout::HOST)?))
    }

    fn workgroup(&mut self, g: &Global) -> R<Pointer> {
        if let Some(init) = g.init
            && self.t.constants.get(&init) != Some(&Known::Zero)
        {
            let message = "initial values of workgroup memory other than zero are not supported";
            return Err(unsupported(message));
        }
        self.t.types.check_sized(g.ty)?;
        let at = self.b.kernel.workgroup_bytes.next_multiple_of(16);
        let end = self
            .t
            .types
            .flat(g.ty)
            .checked_mul(4)
            .and_then(|bytes| at.checked_add(bytes))
            .filter(|&end| end <= MAX_WORKGROUP_BYTES);
        let Some(end) = end else {
            let message = "workgroup variables take too much memory";
            let d = Diagnostic::error(TOO_LARGE, message)
                .note(format!("a workgroup has {MAX_WORKGROUP_BYTES} bytes"));
            return Err(Box::new(d));
        };
        self.b.kernel.workgroup_bytes = end;
        self.uneven |= !self.t.types.is_even(g.ty, 0);
        Ok(Pointer {
            place: Place::Memory {
                space: Space::Workgroup,
                offset: None,
                imm: at,
                layout: Layout::Packed,
            },
            ty: g.ty,
        })
    }

    /// Values of an input variable.
    fn launch_values(&mut self, g: &Global) -> R<Vec<Value>> {
        let Some(builtin) = self.t.builtin(g.id) else {
            let message = format!("the input {} is not a built-in value", self.t.name(g.id));
            return Err(unsupported(message));
        };
        use Builtin as B;
        let local = [B::LocalIdX, B::LocalIdY, B::LocalIdZ];
        let group = [B::WorkgroupIdX, B::WorkgroupIdY, B::WorkgroupIdZ];
        let groups = [B::NumWorkgroupsX, B::NumWorkgroupsY, B::NumWorkgroupsZ];
        let given: &[B] = match BuiltIn::from_u32(builtin) {
            Some(BuiltIn::GlobalInvocationId) => {
                let mut out = Vec::new();
                for axis in 0..3 {
                    let size = self.b.kernel.workgroup_size[axis];
                    let size = self.b.i32(size);
                    let g = self.b.builtin(group[axis]);
                    let l = self.b.builtin(local[axis]);
                    let start = self.b.bin(BinOp::Mul, g, size);
                    out.push(self.b.bin(BinOp::Add, start, l));
                }
                return Ok(out);
            }
            Some(BuiltIn::WorkgroupSize) => {
                let size = self.b.kernel.workgroup_size;
                return Ok(size.into_iter().map(|n| self.b.i32(n)).collect());
            }
            Some(BuiltIn::SubgroupEqMask) => return Ok(self.lane_mask(LaneMask::Eq)),
            Some(BuiltIn::SubgroupGeMask) => return Ok(self.lane_mask(LaneMask::Ge)),
            Some(BuiltIn::SubgroupGtMask) => return Ok(self.lane_mask(LaneMask::Gt)),
            Some(BuiltIn::SubgroupLeMask) => return Ok(self.lane_mask(LaneMask::Le)),
            Some(BuiltIn::SubgroupLtMask) => return Ok(self.lane_mask(LaneMask::Lt)),
            Some(BuiltIn::LocalInvocationId) => &local,
            Some(BuiltIn::WorkgroupId) => &group,
            Some(BuiltIn::NumWorkgroups) => &groups,
            Some(BuiltIn::LocalInvocationIndex) => &[B::LocalIndex],
            Some(BuiltIn::NumSubgroups) => &[B::NumWarps],
            Some(BuiltIn::SubgroupId) => &[B::WarpId],
            Some(BuiltIn::SubgroupSize) => &[B::WarpSize],
            Some(BuiltIn::SubgroupLocalInvocationId) => &[B::LaneId],
            other => {
                let name = match other {
                    Some(b) => format!("`{b:?}`"),
                    None => builtin.to_string(),
                };
                return Err(unsupported(format!(
                    "the built-in value {name} is not supported yet"
                )));
            }
        };
        Ok(given.iter().map(|&b| self.b.builtin(b)).collect())
    }
}

fn mixed() -> Box<Diagnostic> {
    unsupported("a binding that is a uniform and a storage buffer at once is not supported")
}
