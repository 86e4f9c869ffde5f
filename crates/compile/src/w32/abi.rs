//! Where the launch leaves what a kernel wants to know.
//!
//! | register | contents |
//! |---|---|
//! | `u0`, `u1` | guest address of the argument block: one descriptor for each resource, of 16 bytes or, of images, 32 |
//! | `u2`–`u4` | workgroup id |
//! | `u5`–`u7` | number of workgroups |
//! | `u8` | warps of the workgroup |
//! | `u29` | number of the warp in the workgroup |
//! | `v0`–`v2` | local id |
//! | `v3` | local index |
//!
//! Each is reserved only while the kernel still wants it: at the entry it is copied to a virtual register, and the copy goes away if
//! that register gets the same place.

use super::lir::{Arg, Class, Func, Inst, Kind, Reg, Remat, Vreg};
use lanemask_diag::Span;
use lanemask_ir::{Builtin, Kernel};
use lanemask_isa::w32::Op;
use lanemask_object::descriptor_bytes;
use std::collections::BTreeMap;

/// What of the launch state the kernel uses.
#[derive(Default)]
pub struct Abi {
    /// By resource: where its descriptor is in the argument block, and its registers.
    places: Vec<(u32, u8)>,
    /// By register: where it is at the launch, and its copy.
    inputs: BTreeMap<(bool, u8), (Vreg, Vreg)>,
    descriptors: BTreeMap<u32, Vreg>,
}

/// What loads a descriptor of so many words.
pub fn load(width: u8) -> Op {
    if width == 8 {
        Op::ULoadB256
    } else {
        Op::ULoadB128
    }
}

/// The register of a builtin: its class and number. `None` for those that no register holds.
pub fn register(builtin: Builtin) -> Option<(Class, u8)> {
    Some(match builtin {
        Builtin::LocalIdX => (Class::V, 0),
        Builtin::LocalIdY => (Class::V, 1),
        Builtin::LocalIdZ => (Class::V, 2),
        Builtin::LocalIndex => (Class::V, 3),
        Builtin::WorkgroupIdX => (Class::U, 2),
        Builtin::WorkgroupIdY => (Class::U, 3),
        Builtin::WorkgroupIdZ => (Class::U, 4),
        Builtin::NumWorkgroupsX => (Class::U, 5),
        Builtin::NumWorkgroupsY => (Class::U, 6),
        Builtin::NumWorkgroupsZ => (Class::U, 7),
        Builtin::NumWarps => (Class::U, 8),
        Builtin::WarpId => (Class::U, 29),
        Builtin::LaneId | Builtin::WarpSize => return None,
    })
}

impl Abi {
    /// Nothing is used so far.
    pub fn new(kernel: &Kernel) -> Abi {
        let mut at = 0;
        let places = kernel.resources.iter().map(|r| {
            let bytes = descriptor_bytes(&r.kind);
            at += bytes;
            (at - bytes, (bytes / 4) as u8)
        });
        Abi {
            places: places.collect(),
            ..Abi::default()
        }
    }

    /// The contents that a register has at the launch.
    pub fn input(&mut self, func: &mut Func, class: Class, number: u8) -> Vreg {
        let key = (class == Class::V, number);
        let (_, copy) = *self.inputs.entry(key).or_insert_with(|| {
            let at = func.vreg(class, 1);
            func.info_mut(at).fixed = Some(number);
            (at, func.vreg(class, 1))
        });
        copy
    }

    /// The pair with the address of the argument block.
    fn arguments(&mut self, func: &mut Func) -> Vreg {
        let (_, copy) = *self.inputs.entry((false, 0)).or_insert_with(|| {
            let at = func.vreg(Class::U, 2);
            func.info_mut(at).fixed = Some(0);
            let copy = func.vreg(Class::U, 2);
            func.info_mut(copy).align = 2;
            (at, copy)
        });
        copy
    }

    /// The descriptor of a resource.
    pub fn descriptor(&mut self, func: &mut Func, resource: u32) -> Vreg {
        if let Some(v) = self.descriptors.get(&resource) {
            return *v;
        }
        let arguments = self.arguments(func);
        let (at, width) = self.places[resource as usize];
        let v = func.vreg(Class::U, width);
        let info = func.info_mut(v);
        info.align = 4;
        info.remat = Some(Remat::Descriptor(arguments, at));
        self.descriptors.insert(resource, v);
        v
    }

    /// The code that the kernel begins with.
    pub fn entry(&self) -> Vec<Inst> {
        let inst = |kind, args| Inst {
            kind,
            args,
            span: Span::default(),
        };
        let width = |key: &(bool, u8)| if *key == (false, 0) { 2 } else { 1 };
        let at = self
            .inputs
            .iter()
            .map(|(key, (at, _))| Arg::Reg(Reg::all(*at, width(key))))
            .collect();
        let mut out = vec![inst(Kind::Entry, at)];
        for (key, (at, copy)) in &self.inputs {
            let op = if key.0 { Op::VMovB32 } else { Op::UMovB32 };
            for part in 0..width(key) {
                out.push(inst(
                    Kind::Op(op),
                    vec![
                        Arg::Reg(Reg::part(*copy, part)),
                        Arg::Reg(Reg::part(*at, part)),
                    ],
                ));
            }
        }
        if let Some((_, arguments)) = self.inputs.get(&(false, 0)) {
            for (resource, v) in &self.descriptors {
                let (at, width) = self.places[*resource as usize];
                out.push(inst(
                    Kind::Op(load(width)),
                    vec![
                        Arg::Reg(Reg::all(*v, width)),
                        Arg::Reg(Reg::all(*arguments, 2)),
                        Arg::Imm(at),
                    ],
                ));
            }
        }
        out
    }
}
