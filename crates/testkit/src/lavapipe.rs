//! A second opinion: `wgpu` on Mesa's lavapipe, a Vulkan driver that runs on the CPU.
//!
//! The Vulkan loader takes its drivers from the environment, which a process cannot change safely while it runs. So
//! [`with_driver`] runs a test again in a process of its own, with `VK_ICD_FILENAMES` set to lavapipe's manifest.
//! Where there is no lavapipe, tests are skipped with a line on standard error; with `LANEMASK_REQUIRE_LAVAPIPE=1` that is
//! a failure.

mod images;

pub use images::Sampled;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use lanemask_job::Slot;

use crate::engine::{Buffers, Failure, Shader};

const IN_CHILD: &str = "LANEMASK_LAVAPIPE_PROCESS";
const REQUIRE: &str = "LANEMASK_REQUIRE_LAVAPIPE";
const SKIPPED: &str = "skipped: ";

/// Lavapipe's manifest, where Linux distributions put it.
///
/// # Errors
/// There is none; the text says where it was sought.
pub fn manifest() -> Result<PathBuf, String> {
    const FOLDERS: [&str; 3] = [
        "/usr/share/vulkan/icd.d",
        "/usr/local/share/vulkan/icd.d",
        "/etc/vulkan/icd.d",
    ];
    let mut found: Vec<PathBuf> = FOLDERS
        .iter()
        .filter_map(|folder| std::fs::read_dir(folder).ok())
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
            name.starts_with("lvp_icd") && name.ends_with(".json")
        })
        .collect();
    found.sort();
    found
        .into_iter()
        .next()
        .ok_or_else(|| format!("no lavapipe (lvp_icd*.json) in {}", FOLDERS.join(", ")))
}

/// Runs a test that needs lavapipe, in a process that has only this driver. `test` is its full name.
///
/// # Panics
/// If the test fails, or cannot run although `LANEMASK_REQUIRE_LAVAPIPE` is 1.
pub fn with_driver(test: &str, body: impl FnOnce(&Lavapipe)) {
    let manifest = match manifest() {
        Ok(path) => path,
        Err(why) => return skip(test, &why),
    };
    if std::env::var_os(IN_CHILD).is_some() {
        return match Lavapipe::open() {
            Ok(gpu) => body(&gpu),
            Err(why) => skip(test, &why),
        };
    }
    let exe = std::env::current_exe().expect("a test knows its own file");
    let output = on_lavapipe(Command::new(exe), &manifest)
        .args([test, "--exact", "--nocapture"])
        .output()
        .expect("a test can be started again");
    let stderr = String::from_utf8_lossy(&output.stderr);
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{stdout}{stderr}");
    assert!(
        stdout.contains("1 passed"),
        "`{test}` is not the name of a test:\n{stdout}"
    );
    for line in stderr.lines().filter(|line| line.starts_with(SKIPPED)) {
        say(line);
    }
}

/// Prepares a command for a process whose only Vulkan driver is that of the manifest.
pub fn on_lavapipe(mut command: Command, manifest: &Path) -> Command {
    command
        .env("VK_ICD_FILENAMES", manifest)
        .env("VK_DRIVER_FILES", manifest)
        .env(IN_CHILD, "1");
    command
}

/// Whether this process was prepared by [`on_lavapipe`].
pub fn is_prepared() -> bool {
    std::env::var_os(IN_CHILD).is_some()
}

fn skip(test: &str, why: &str) {
    assert!(
        std::env::var_os(REQUIRE).is_none_or(|v| v != "1"),
        "{REQUIRE}=1, but {why}"
    );
    say(&format!("{SKIPPED}{test}: {why}"));
}

/// Past the capture of the test harness, so that it is seen.
fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// An open device.
pub struct Lavapipe {
    device: wgpu::Device,
    queue: wgpu::Queue,
    name: String,
}

/// A compiled shader.
pub struct Pipeline {
    pipeline: wgpu::ComputePipeline,
    /// The resources that the entry point uses.
    slots: Vec<Slot>,
    /// The samplers among them that compare.
    comparisons: Vec<Slot>,
    /// The textures among them that may be written.
    written: Vec<Slot>,
}

/// A buffer on the device.
pub struct DeviceBuffer(wgpu::Buffer);

impl Lavapipe {
    /// Opens the first lavapipe device that the Vulkan loader offers.
    ///
    /// # Errors
    /// Why there is none.
    pub fn open() -> Result<Lavapipe, String> {
        let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
        let adapters = pollster::block_on(instance.enumerate_adapters(wgpu::Backends::VULKAN));
        let adapter = adapters
            .into_iter()
            .find(|a| a.get_info().name.contains("llvmpipe"))
            .ok_or("the Vulkan loader offers no lavapipe device (is libvulkan1 there?)")?;
        let info = adapter.get_info();
        let descriptor = wgpu::DeviceDescriptor {
            required_limits: adapter.limits(),
            // What images, subgroups and random shaders are compared with, where it is there.
            required_features: adapter.features()
                & (wgpu::Features::ADDRESS_MODE_CLAMP_TO_BORDER
                    | wgpu::Features::FLOAT32_FILTERABLE
                    | wgpu::Features::SHADER_F16
                    | wgpu::Features::SHADER_INT64
                    | wgpu::Features::TEXTURE_ADAPTER_SPECIFIC_FORMAT_FEATURES
                    | wgpu::Features::TEXTURE_FORMAT_16BIT_NORM
                    | wgpu::Features::TEXTURE_ATOMIC
                    | wgpu::Features::IMMEDIATES
                    | wgpu::Features::SUBGROUP
                    | wgpu::Features::SUBGROUP_BARRIER),
            ..wgpu::DeviceDescriptor::default()
        };
        let (device, queue) = pollster::block_on(adapter.request_device(&descriptor))
            .map_err(|e| format!("lavapipe does not open: {e}"))?;
        Ok(Lavapipe {
            device,
            queue,
            name: format!("{}, {}", info.name, info.driver_info),
        })
    }

    /// Name and version of the driver.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Compiles a shader.
    ///
    /// # Errors
    /// naga refuses it. What Vulkan refuses is a panic.
    pub fn compile(&self, shader: Shader<'_>) -> Result<Pipeline, Failure> {
        let refused = |e: String| Failure::Run(e);
        let module = naga::front::wgsl::parse_str(shader.wgsl)
            .map_err(|e| refused(e.emit_to_string(shader.wgsl)))?;
        let info = naga::valid::Validator::new(
            naga::valid::ValidationFlags::all(),
            naga::valid::Capabilities::all(),
        )
        .validate(&module)
        .map_err(|e| refused(e.emit_to_string(shader.wgsl)))?;
        let entry = module
            .entry_points
            .iter()
            .position(|e| shader.entry.is_none_or(|name| e.name == name))
            .ok_or_else(|| refused("no such entry point".to_owned()))?;
        let used = info.get_entry_point(entry);
        let used: Vec<(Slot, &naga::TypeInner)> = (module.global_variables.iter())
            .filter(|(handle, _)| !used[*handle].is_empty())
            .filter_map(|(_, global)| {
                let slot = Slot {
                    group: global.binding?.group,
                    binding: global.binding?.binding,
                };
                Some((slot, &module.types[global.ty].inner))
            })
            .collect();
        let those = |wanted: &dyn Fn(&naga::TypeInner) -> bool| -> Vec<Slot> {
            let found = used.iter().filter(|(_, ty)| wanted(ty));
            found.map(|(slot, _)| *slot).collect()
        };
        let slots = those(&|_| true);
        let comparisons =
            those(&|ty| matches!(ty, naga::TypeInner::Sampler { comparison } if *comparison));
        let written = those(&|ty| {
            let naga::TypeInner::Image { class, .. } = ty else {
                return false;
            };
            matches!(class, naga::ImageClass::Storage { access, .. }
                if access.contains(naga::StorageAccess::STORE))
        });
        let source = wgpu::ShaderSource::Wgsl(shader.wgsl.into());
        let compiled = self
            .device
            .create_shader_module(wgpu::ShaderModuleDescriptor {
                label: Some(shader.name),
                source,
            });
        let constants: Vec<(&str, f64)> = shader
            .overrides
            .iter()
            .map(|(name, value)| (name.as_str(), *value))
            .collect();
        let pipeline = self
            .device
            .create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                label: Some(shader.name),
                layout: None,
                module: &compiled,
                entry_point: Some(&module.entry_points[entry].name),
                compilation_options: wgpu::PipelineCompilationOptions {
                    constants: &constants,
                    ..wgpu::PipelineCompilationOptions::default()
                },
                cache: None,
            });
        Ok(Pipeline {
            pipeline,
            slots,
            comparisons,
            written,
        })
    }

    /// Makes a buffer, which any number of zeros may follow to fill its last word.
    pub fn buffer(&self, bytes: &[u8]) -> DeviceBuffer {
        use wgpu::BufferUsages as Usage;
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: bytes.len().next_multiple_of(4) as u64,
            usage: Usage::COPY_DST | Usage::COPY_SRC | Usage::STORAGE | Usage::UNIFORM,
            mapped_at_creation: false,
        });
        self.write(&DeviceBuffer(buffer.clone()), bytes);
        DeviceBuffer(buffer)
    }

    /// Writes a buffer from its start.
    pub fn write(&self, buffer: &DeviceBuffer, bytes: &[u8]) {
        let whole = bytes.len() / 4 * 4;
        self.queue.write_buffer(&buffer.0, 0, &bytes[..whole]);
        if whole < bytes.len() {
            let mut word = [0; 4];
            word[..bytes.len() - whole].copy_from_slice(&bytes[whole..]);
            self.queue.write_buffer(&buffer.0, whole as u64, &word);
        }
    }

    /// Reads the first `len` bytes of a buffer.
    ///
    /// # Panics
    /// If the device is lost.
    pub fn read(&self, buffer: &DeviceBuffer, len: usize) -> Vec<u8> {
        let copy = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: buffer.0.size(),
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let mut encoder = self.device.create_command_encoder(&Default::default());
        encoder.copy_buffer_to_buffer(&buffer.0, 0, &copy, 0, buffer.0.size());
        self.queue.submit([encoder.finish()]);
        copy.map_async(wgpu::MapMode::Read, .., |r| r.expect("a buffer to read"));
        self.wait();
        let bytes = copy.get_mapped_range(..).expect("a mapped buffer");
        bytes[..len].to_vec()
    }

    /// Runs a dispatch and waits for its end.
    ///
    /// # Errors
    /// Nothing is bound where the shader wants something.
    pub fn dispatch(
        &self,
        pipeline: &Pipeline,
        workgroups: [u32; 3],
        buffers: &BTreeMap<Slot, &DeviceBuffer>,
    ) -> Result<(), Failure> {
        let bound = (buffers.iter())
            .map(|(slot, buffer)| (*slot, buffer.0.as_entire_binding()))
            .collect();
        self.dispatch_with(pipeline, workgroups, &bound)
    }

    fn dispatch_with(
        &self,
        pipeline: &Pipeline,
        workgroups: [u32; 3],
        bound: &BTreeMap<Slot, wgpu::BindingResource<'_>>,
    ) -> Result<(), Failure> {
        let mut groups: BTreeMap<u32, Vec<wgpu::BindGroupEntry<'_>>> = BTreeMap::new();
        for slot in &pipeline.slots {
            let resource = bound
                .get(slot)
                .ok_or_else(|| Failure::Run(format!("nothing is bound at {slot}")))?;
            groups
                .entry(slot.group)
                .or_default()
                .push(wgpu::BindGroupEntry {
                    binding: slot.binding,
                    resource: resource.clone(),
                });
        }
        let mut encoder = self.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&pipeline.pipeline);
            for (group, entries) in &groups {
                let bound = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
                    label: None,
                    layout: &pipeline.pipeline.get_bind_group_layout(*group),
                    entries,
                });
                pass.set_bind_group(*group, &bound, &[]);
            }
            let [x, y, z] = workgroups;
            pass.dispatch_workgroups(x, y, z);
        }
        self.queue.submit([encoder.finish()]);
        self.wait();
        Ok(())
    }

    /// Uploads, runs one dispatch, and reads back.
    ///
    /// # Errors
    /// Those of [`Lavapipe::dispatch`].
    pub fn run(
        &self,
        pipeline: &Pipeline,
        workgroups: [u32; 3],
        buffers: &mut Buffers,
    ) -> Result<(), Failure> {
        let on_device: BTreeMap<Slot, DeviceBuffer> = buffers
            .iter()
            .map(|(slot, bytes)| (*slot, self.buffer(bytes)))
            .collect();
        let bound = on_device.iter().map(|(slot, b)| (*slot, b)).collect();
        self.dispatch(pipeline, workgroups, &bound)?;
        for (slot, bytes) in buffers.iter_mut() {
            *bytes = self.read(&on_device[slot], bytes.len());
        }
        Ok(())
    }

    fn wait(&self) {
        self.device
            .poll(wgpu::PollType::wait_indefinitely())
            .expect("the device is alive");
    }
}
