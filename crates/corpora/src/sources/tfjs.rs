//! TensorFlow.js: what its WebGPU back end dispatches for a list of operations, against its CPU back end.
//!
//! A script for Node (`tools/tfjs.cjs`) gives the back end a device that computes nothing and remembers everything. Results agree within
//! tolerances that the script states for each operation; whole numbers and truth values exactly.

use std::process::Command;

use crate::corpus::Corpus;
use crate::fetch::{FetchError, Store, run};
use crate::trace;

/// On the command line.
pub const NAME: &str = "tfjs";
const VERSION: &str = "4.22.0";
const SCRIPT: &str = include_str!("../../tools/tfjs.cjs");

/// Fetches the packages and records.
///
/// # Errors
/// npm or node fails.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let package = |part: &str| format!("@tensorflow/tfjs-{part}@{VERSION}");
    let packages = ["core", "backend-cpu", "backend-webgpu"].map(package);
    let folder = store.npm(NAME, &packages.each_ref().map(String::as_str))?;
    let script = folder.join("record.cjs");
    std::fs::write(&script, SCRIPT).map_err(|e| format!("{}: {e}", script.display()))?;
    let stem = folder.join("trace");
    run(Command::new("node").arg(&script).arg(&folder).arg(&stem))?;
    let recorded = trace::read(&stem)?;
    Ok(Corpus {
        name: NAME,
        origin: format!("npm @tensorflow/tfjs-backend-webgpu {VERSION}"),
        oracle: Some("`@tensorflow/tfjs-backend-cpu`, with tolerances"),
        shaders: recorded.shaders,
        cases: recorded.cases,
        left_out: recorded.left_out,
    })
}
