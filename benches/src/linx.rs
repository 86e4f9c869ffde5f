//! A case on the emulator of LinxISA.
//!
//! A dispatch has an arena of its own, so the times hold the copies of the buffers into it and back, which w32
//! does not have.

use std::collections::BTreeMap;

use lanemask::job::Target;
use lanemask::{Buffer, Device, Kernel, Shader};

use crate::cases::{Case, Step};
use crate::{Engine, words};

pub struct OnLinx<'c> {
    device: Device,
    buffers: Vec<Buffer>,
    kernels: BTreeMap<&'static str, Kernel>,
    steps: &'c [Step],
}

impl<'c> OnLinx<'c> {
    pub fn new(case: &'c Case) -> Result<OnLinx<'c>, String> {
        let shader = Shader::from_wgsl(case.wgsl).map_err(|e| e.to_string())?;
        let mut kernels = BTreeMap::new();
        for step in &case.steps {
            if !kernels.contains_key(step.entry) {
                let kernel = shader.kernel_for(Target::Linx, Some(step.entry));
                kernels.insert(step.entry, kernel.map_err(|e| e.to_string())?);
            }
        }
        Ok(OnLinx {
            device: Device::new(),
            buffers: case.buffers.iter().map(|b| Buffer::from_slice(b)).collect(),
            kernels,
            steps: &case.steps,
        })
    }
}

impl Engine for OnLinx<'_> {
    fn run(&mut self) -> Result<(), String> {
        for step in self.steps {
            let kernel = &self.kernels[step.entry];
            let mut dispatch = self.device.dispatch(kernel, step.workgroups);
            for (index, buffer) in self.buffers.iter_mut().enumerate() {
                if let Some((binding, _)) = step.bind.iter().find(|(_, k)| *k == index) {
                    dispatch = dispatch.bind(0, *binding, buffer);
                }
            }
            dispatch.run().map_err(|e| e.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Result<Vec<Vec<u32>>, String> {
        Ok(self.buffers.iter().map(|b| words(b.bytes())).collect())
    }
}
