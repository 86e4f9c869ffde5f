//! A case on the emulator.

use std::collections::BTreeMap;

use lanemask::emu::{self, BufferBinding, Dispatch, Memory};
use lanemask::{Kernel, RunOptions, Shader, Stats};

use crate::cases::Case;
use crate::{Engine, words};

pub struct Emulated {
    memory: Memory,
    /// Address and size in bytes of each buffer.
    places: Vec<(u64, u64)>,
    kernels: BTreeMap<&'static str, Kernel>,
    steps: Vec<(&'static str, [u32; 3], Vec<emu::Binding>)>,
}

impl Emulated {
    pub fn new(case: &Case) -> Result<Emulated, String> {
        let shader = Shader::from_wgsl(case.wgsl).map_err(|e| e.to_string())?;
        let mut memory = Memory::new();
        let mut places = Vec::new();
        for words in &case.buffers {
            let bytes: &[u8] = bytemuck::cast_slice(words);
            let size = bytes.len() as u64;
            let address = memory.alloc(size, true).map_err(|e| e.to_string())?;
            memory.write(address, bytes).map_err(|e| e.to_string())?;
            places.push((address, size));
        }
        let mut kernels = BTreeMap::new();
        let mut steps = Vec::new();
        for step in &case.steps {
            if !kernels.contains_key(step.entry) {
                let kernel = shader.kernel(Some(step.entry)).map_err(|e| e.to_string())?;
                kernels.insert(step.entry, kernel);
            }
            let slots = step.slots();
            let args = kernels[step.entry].meta().resources.iter().map(|r| {
                let slot = lanemask::job::Slot {
                    group: r.group,
                    binding: r.binding,
                };
                let (addr, size) = places[slots[&slot]];
                BufferBinding {
                    addr,
                    size,
                    writable: true,
                }
                .into()
            });
            steps.push((step.entry, step.workgroups, args.collect()));
        }
        Ok(Emulated {
            memory,
            places,
            kernels,
            steps,
        })
    }

    /// Runs it and says what was executed.
    pub fn run_counted(&mut self) -> Result<Stats, String> {
        let mut stats = Stats::default();
        for (entry, workgroups, args) in &self.steps {
            let kernel = &self.kernels[entry];
            let program = kernel.program().ok_or("the kernel is not for w32")?;
            let dispatch = Dispatch {
                args: args.clone(),
                ..Dispatch::new(program, &kernel.meta().name, *workgroups)
            };
            let summary = emu::run(&dispatch, &self.memory, &RunOptions::default(), None)
                .map_err(|e| format!("{e:?}"))?;
            stats += summary.stats;
        }
        Ok(stats)
    }
}

impl Engine for Emulated {
    fn run(&mut self) -> Result<(), String> {
        self.run_counted().map(drop)
    }

    fn results(&self) -> Result<Vec<Vec<u32>>, String> {
        self.places
            .iter()
            .map(|&(address, size)| {
                let bytes = self.memory.read(address, size).map_err(|e| e.to_string())?;
                Ok(words(&bytes))
            })
            .collect()
    }
}
