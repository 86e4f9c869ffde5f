//! tinygrad: the WGSL that it generates for expressions on tensors, against NumPy.
//!
//! A script for Python (`tools/tinygrad_trace.py`) lets tinygrad's device that computes nothing render WGSL and remember launches. Results agree
//! within tolerances that the script states; whole numbers and truth values exactly. Bytes and 16-bit integers lie in words, which
//! kernels change with atomics.

use std::process::Command;

use crate::corpus::Corpus;
use crate::fetch::{FetchError, Store, run};
use crate::trace;

/// On the command line.
pub const NAME: &str = "tinygrad";
const VERSION: &str = "0.14.0";
const NUMPY: &str = "2.4.6";
const SCRIPT: &str = include_str!("../../tools/tinygrad_trace.py");

/// Fetches the packages and records.
///
/// # Errors
/// pip or python3 fails.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let tinygrad = format!("tinygrad=={VERSION}");
    let numpy = format!("numpy=={NUMPY}");
    let packages = store.pip("tinygrad/packages", &[&tinygrad, &numpy])?;
    let folder = store.folder(NAME)?;
    let script = folder.join("record.py");
    std::fs::write(&script, SCRIPT).map_err(|e| format!("{}: {e}", script.display()))?;
    let stem = folder.join("trace");
    run(Command::new("python3")
        .arg(&script)
        .arg(&packages)
        .arg(&stem))?;
    let recorded = trace::read(&stem)?;
    Ok(Corpus {
        name: NAME,
        origin: format!("PyPI tinygrad {VERSION}"),
        oracle: Some("NumPy in binary64, with tolerances"),
        shaders: recorded.shaders,
        cases: recorded.cases,
        left_out: recorded.left_out,
    })
}
