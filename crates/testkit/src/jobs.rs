//! Job files on any engine.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lanemask_diag::Sources;
use lanemask_job::{Bind, DispatchSpec, Job, Tolerance};

use crate::engine::{Buffers, Failure, Shader, refused};

/// The job files in `examples/`, in the order of their names.
///
/// # Errors
/// The folder cannot be read.
pub fn examples() -> std::io::Result<Vec<PathBuf>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "toml") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Reads a job file.
///
/// # Errors
/// Its mistakes.
pub fn load(path: &Path) -> Result<Job, Failure> {
    let mut sources = Sources::new();
    Job::load(path, &mut sources).map_err(|found| refused(&sources, found))
}

/// Runs a job with a function that runs one dispatch; the buffers of the job after it, in its order.
///
/// # Errors
/// Data that cannot be read, or what the function says.
pub fn run(
    job: &Job,
    mut dispatch: impl FnMut(Shader<'_>, &DispatchSpec, &mut Buffers) -> Result<(), Failure>,
) -> Result<Vec<Vec<u8>>, Failure> {
    let mut contents = Vec::new();
    for bind in &job.binds {
        let bytes = bind.initial_bytes().map_err(|d| Failure::Run(d.message))?;
        contents.push(bytes);
    }
    for spec in &job.dispatches {
        let name = spec.shader.display().to_string();
        let wgsl = std::fs::read_to_string(&spec.shader)
            .map_err(|e| Failure::Run(format!("{name}: {e}")))?;
        let shader = Shader {
            name: &name,
            wgsl: &wgsl,
            entry: spec.entry.as_deref(),
            overrides: &spec.overrides,
        };
        let bindings: BTreeMap<_, usize> = job.bindings_of(spec);
        let mut buffers: Buffers = bindings
            .iter()
            .map(|(slot, &index)| (*slot, std::mem::take(&mut contents[index])))
            .collect();
        dispatch(shader, spec, &mut buffers)?;
        for (slot, index) in bindings {
            contents[index] = buffers.remove(&slot).unwrap_or_default();
        }
    }
    Ok(contents)
}

/// How exactly two machines must agree on a buffer of a job: as the job says, and where it says nothing of the buffer,
/// as exactly as it says of others.
pub fn tolerance(job: &Job, bind: &Bind) -> Tolerance {
    let all = job.binds.iter().filter_map(|b| b.expect.as_ref());
    let loosest = || {
        all.map(|e| e.tolerance)
            .find(|t| *t != Tolerance::Exact)
            .unwrap_or_default()
    };
    match &bind.expect {
        Some(expect) => expect.tolerance,
        None => loosest(),
    }
}
