//! The compute modules of the crate `rend3-routine`: SPIR-V that glslang has made of GLSL with subgroup operations.

use std::path::Path;

use crate::corpus::{Corpus, Shader};
use crate::fetch::{FetchError, Store, bytes, files};

/// On the command line.
pub const NAME: &str = "rend3";
const PACKAGE: &str = "rend3-routine";
const VERSION: &str = "0.3.0";

/// Fetches the crate.
///
/// # Errors
/// Cargo fails.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let folder = store.cargo(PACKAGE, VERSION)?;
    let mut corpus = Corpus {
        name: NAME,
        origin: format!("crate {PACKAGE} {VERSION}"),
        ..Corpus::default()
    };
    for path in files(&folder.join("shaders/spirv"), ".spv")? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if Path::new(name.trim_end_matches(".spv")).extension() == Some("comp".as_ref()) {
            corpus.shaders.push(Shader::spirv(&*name, bytes(&path)?));
        } else {
            let why = "no compute shader".to_owned();
            corpus.left_out.push((name.into_owned(), why));
        }
    }
    Ok(corpus)
}
