//! Job files: what to run, on what data, and what to expect.
//!
//! This crate reads a job, from a TOML file or from command-line options, checks it, makes the bytes
//! that the buffers start with, and afterwards writes, prints and compares what they hold. It does not
//! know how to run anything, does not open shaders, and does not print.
//!
//! ```
//! use lanemask_diag::Sources;
//! use lanemask_job::{Job, Mismatches};
//!
//! let text = r#"
//! shader = "double.wgsl"
//! workgroups = [1, 1, 1]
//! [[bind]]
//! group = 0
//! binding = 0
//! type = "u32"
//! len = 3
//! init = { iota = { start = 1, step = 1 } }
//! expect = { values = [2, 4, 6] }
//! "#;
//! let file = Sources::new().add("job.toml", text);
//! let job = Job::parse(text, file, ".".as_ref()).unwrap();
//! let bind = &job.binds[0];
//! assert_eq!(bind.initial_bytes().unwrap(), [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);
//!
//! let after = [2, 0, 0, 0, 4, 0, 0, 0, 7, 0, 0, 0];
//! let mut mismatches = Mismatches::default();
//! bind.check(&after, &mut mismatches).unwrap();
//! assert_eq!((mismatches.count, mismatches.first[0].index), (1, 2));
//! ```
#![forbid(unsafe_code)]
// A `Diagnostic` is a little larger than the lint likes, and comes once per run, if at all.
#![allow(clippy::result_large_err)]

use std::path::Path;

use lanemask_diag::{Diagnostic, FileId, Sources};

mod check;
mod check_bind;
mod compare;
mod contents;
mod element;
mod job;
mod json;
mod npy;
mod options;
mod output;
mod overwrite;
mod raw;
mod read_toml;
mod texture;
mod texture_options;

pub use compare::{Comparison, Largest, Mismatch, Mismatches, Tolerance, compare, equal};
pub use contents::{BINDING_MAX_BYTES, Contents, Number, PIECE_BYTES, SplitMix64};
pub use element::{Element, ElementType};
pub use job::{Bind, DispatchSpec, Expect, Image, ImageFormat, Job, ShaderKind, Slot, Target};
pub use json::{
    element_json, mismatch_json, mismatches_json, output_json, output_json_with, sha256_hex,
    sha256_hex_of,
};
pub use npy::{NpyHeader, read_header as read_npy_header, write as write_npy};
pub use options::Options;
pub use output::{EachPiece, encode_png, write_file, write_file_with};
pub use overwrite::check_not_read;

impl Job {
    /// Reads the text of a job file. Paths in it are relative to `folder`; data files are looked at for
    /// their types and lengths, shaders are not.
    ///
    /// # Errors
    ///
    /// All mistakes that were found, in the order of the text.
    pub fn parse(text: &str, file: FileId, folder: &Path) -> Result<Job, Vec<Diagnostic>> {
        let mut diagnostics = Vec::new();
        let raw = read_toml::read(text, file, &mut diagnostics);
        finish(&raw, folder, None, diagnostics)
    }

    /// Reads a job file.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or what [`Job::parse`] finds.
    pub fn load(path: &Path, sources: &mut Sources) -> Result<Job, Vec<Diagnostic>> {
        let text = std::fs::read(path)
            .map_err(|e| e.to_string())
            .and_then(|b| String::from_utf8(b).map_err(|_| "it is not UTF-8 text".to_string()))
            .map_err(|e| vec![contents::file_error(path, e)])?;
        let file = sources.add(path.display().to_string(), text.as_str());
        let mut diagnostics = Vec::new();
        let raw = read_toml::read(&text, file, &mut diagnostics);
        let folder = path.parent().unwrap_or(Path::new(""));
        finish(&raw, folder, Some(path), diagnostics)
    }

    /// Makes a job of command-line options. Paths in them are relative to `folder`, usually `""`. Each
    /// option becomes a source, so that mistakes have a place in it.
    ///
    /// # Errors
    ///
    /// All mistakes that were found.
    pub fn from_options(
        options: &Options,
        sources: &mut Sources,
        folder: &Path,
    ) -> Result<Job, Vec<Diagnostic>> {
        let mut diagnostics = Vec::new();
        let raw = options::read(options, sources, &mut diagnostics);
        let mut job = finish(&raw, folder, None, diagnostics)?;
        // The name of the shader says nothing about what is wrong in it or with what is bound to it.
        job.dispatches.iter_mut().for_each(|d| d.shader_span = None);
        Ok(job)
    }

    /// Says anew which buffers are written and printed after the run, as the options `--out` and `--print` do for a
    /// job without a file; for the bindings that they name, these count instead of the job's keys. Paths are relative
    /// to `folder`.
    ///
    /// # Errors
    ///
    /// All mistakes that were found; then the job is as it was.
    pub fn override_outputs(
        &mut self,
        out: &[String],
        print: &[String],
        sources: &mut Sources,
        folder: &Path,
    ) -> Result<(), Vec<Diagnostic>> {
        let mut diagnostics = Vec::new();
        let mut changed = self.clone();
        let outputs = options::read_outputs(out, print, &self.binds, sources, &mut diagnostics);
        check::override_outputs(&outputs, &mut changed, folder, &mut diagnostics);
        if diagnostics.is_empty() {
            *self = changed;
            Ok(())
        } else {
            Err(diagnostics)
        }
    }
}

fn finish(
    raw: &raw::RawJob,
    folder: &Path,
    file: Option<&Path>,
    mut diagnostics: Vec<Diagnostic>,
) -> Result<Job, Vec<Diagnostic>> {
    // Without TOML or the like there is nothing to check.
    let job = check::check(raw, folder, file, &mut diagnostics);
    diagnostics.sort_by_key(|d| d.primary.as_ref().map(|p| (p.span.file, p.span.start)));
    job.ok_or(diagnostics)
}
