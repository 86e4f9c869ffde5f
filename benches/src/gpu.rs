//! A case on lavapipe.

use std::collections::BTreeMap;
use std::process::{Command, ExitCode};

use lanemask_testkit::engine::Shader;
use lanemask_testkit::lavapipe::{self, DeviceBuffer, Lavapipe, Pipeline};

use crate::cases::Case;
use crate::{Engine, words};

/// Starts this program again with lavapipe as its only Vulkan driver, unless that has been done; `None` = go on.
pub fn restart() -> Option<ExitCode> {
    if lavapipe::is_prepared() {
        return None;
    }
    let manifest = lavapipe::manifest().ok()?;
    let exe = std::env::current_exe().ok()?;
    let status = lavapipe::on_lavapipe(Command::new(exe), &manifest)
        .args(std::env::args().skip(1))
        .status()
        .ok()?;
    Some(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

pub fn open() -> Result<Lavapipe, String> {
    lavapipe::manifest()?;
    Lavapipe::open()
}

pub struct OnDevice<'a> {
    device: &'a Lavapipe,
    buffers: Vec<(DeviceBuffer, usize)>,
    pipelines: BTreeMap<&'static str, Pipeline>,
    case: &'a Case,
}

impl<'a> OnDevice<'a> {
    pub fn new(device: &'a Lavapipe, case: &'a Case) -> Result<OnDevice<'a>, String> {
        let overrides = BTreeMap::new();
        let mut pipelines = BTreeMap::new();
        for step in &case.steps {
            let shader = Shader {
                name: case.name,
                wgsl: case.wgsl,
                entry: Some(step.entry),
                overrides: &overrides,
            };
            if !pipelines.contains_key(step.entry) {
                let pipeline = device.compile(shader).map_err(|e| e.to_string())?;
                pipelines.insert(step.entry, pipeline);
            }
        }
        let upload = |words: &Vec<u32>| {
            let bytes = bytemuck::cast_slice(words);
            (device.buffer(bytes), bytes.len())
        };
        Ok(OnDevice {
            device,
            buffers: case.buffers.iter().map(upload).collect(),
            pipelines,
            case,
        })
    }
}

impl Engine for OnDevice<'_> {
    fn run(&mut self) -> Result<(), String> {
        for step in &self.case.steps {
            let slots = step.slots().into_iter();
            let bound = slots.map(|(slot, i)| (slot, &self.buffers[i].0)).collect();
            self.device
                .dispatch(&self.pipelines[step.entry], step.workgroups, &bound)
                .map_err(|e| e.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Result<Vec<Vec<u32>>, String> {
        let read = |(buffer, len): &(DeviceBuffer, usize)| words(&self.device.read(buffer, *len));
        Ok(self.buffers.iter().map(read).collect())
    }
}
