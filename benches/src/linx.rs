//! A case on the emulator of LinxISA.
//!
//! A dispatch has an arena of its own. The copies of the buffers into it and back are made before and after what is
//! measured, as for w32: each step has an arena with what the steps before it have left.

use std::collections::BTreeMap;

use lanemask::job::Target;
use lanemask::{Buffer, Device, Dispatch, Kernel, Prepared, Shader};

use crate::cases::{Case, Step};
use crate::{Engine, words};

pub struct OnLinx<'c> {
    device: Device,
    buffers: Vec<Buffer>,
    /// The buffers before each step.
    before: Vec<Vec<Buffer>>,
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
            before: Vec::new(),
            buffers: case.buffers.iter().map(|b| Buffer::from_slice(b)).collect(),
            kernels,
            steps: &case.steps,
        })
    }

    /// All steps with what there was before them in their arenas.
    pub fn prepared(&mut self) -> Result<Steps<'_>, String> {
        let mut all = Vec::with_capacity(self.steps.len());
        for (step, buffers) in self.steps.iter().zip(&mut self.before) {
            let kernel = &self.kernels[step.entry];
            let dispatch = bound(&self.device, kernel, step, buffers);
            all.push(dispatch.prepare().map_err(|e| e.to_string())?);
        }
        Ok(Steps(all))
    }
}

fn bound<'d>(
    device: &'d Device,
    kernel: &'d Kernel,
    step: &Step,
    buffers: &'d mut [Buffer],
) -> Dispatch<'d> {
    let mut dispatch = device.dispatch(kernel, step.workgroups);
    for (index, buffer) in buffers.iter_mut().enumerate() {
        if let Some((binding, _)) = step.bind.iter().find(|(_, k)| *k == index) {
            dispatch = dispatch.bind(0, *binding, buffer);
        }
    }
    dispatch
}

/// Steps to be measured.
pub struct Steps<'o>(Vec<Prepared<'o>>);

impl Steps<'_> {
    pub fn run(&mut self) -> Result<(), String> {
        for step in &mut self.0 {
            step.run().map_err(|e| e.to_string())?;
        }
        Ok(())
    }
}

impl Engine for OnLinx<'_> {
    fn run(&mut self) -> Result<(), String> {
        self.before.clear();
        for step in self.steps {
            self.before.push(self.buffers.clone());
            let kernel = &self.kernels[step.entry];
            let dispatch = bound(&self.device, kernel, step, &mut self.buffers);
            dispatch.run().map_err(|e| e.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Result<Vec<Vec<u32>>, String> {
        Ok(self.buffers.iter().map(|b| words(b.bytes())).collect())
    }
}
