//! WGSL to IR.
//!
//! naga parses and validates; this module turns its IR into ours: every call inlined, every composite a flat list
//! of scalars, local variables as SSA values, or in private memory where an index is known only at run time.
//! naga's types stay in here.
//!
//! ```
//! use lanemask_compile::wgsl::{FrontOptions, Module};
//! use lanemask_diag::Sources;
//!
//! let mut sources = Sources::new();
//! let file = sources.add(
//!     "double.wgsl",
//!     "@group(0) @binding(0) var<storage, read_write> data: array<u32>;
//!      @compute @workgroup_size(64)
//!      fn main(@builtin(global_invocation_id) id: vec3u) { data[id.x] *= 2u; }",
//! );
//! let module = Module::parse(&mut sources, file, FrontOptions::default()).unwrap();
//! assert_eq!(module.entry_points()[0].workgroup_size, [64, 1, 1]);
//! let kernel = module.kernel(None).unwrap();
//! assert_eq!(kernel.resources[0].name, "data");
//! ```
//!
//! What this module deliberately does not know: whether barriers stand in uniform flow (naga does not check it
//! either; the IR's uniformity analysis does), and anything of a target.

mod analyze;
pub mod constructs;
mod entry;
mod error;
mod expr;
mod extensions;
mod image;
mod lower;
mod math;
mod place;
mod stmt;
mod subgroup;
pub mod support;
mod text;
mod types;

use crate::stack;
use lanemask_diag::{Diagnostic, FileId, Sources, Span, suggest};
use lanemask_ir::Kernel;
use naga::back::pipeline_constants::{PipelineConstantError, process_overrides};
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use std::collections::BTreeMap;

pub use lanemask_object::{MAX_INVOCATIONS, MAX_WORKGROUP_BYTES};

/// How to read a shader.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FrontOptions {
    /// Values of pipeline-overridable constants, by name, or by number for those with `@id`.
    pub overrides: BTreeMap<String, f64>,
}

/// A pipeline stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// `@compute`.
    Compute,
    /// `@vertex`.
    Vertex,
    /// `@fragment`.
    Fragment,
    /// Mesh, task and ray stages.
    Other,
}

/// What is known of an entry point before it is compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryInfo {
    /// Its name.
    pub name: String,
    /// Invocations of a workgroup in each dimension; for other stages than compute without meaning.
    pub workgroup_size: [u32; 3],
    /// Its stage.
    pub stage: Stage,
}

/// Names and numbers of one function. naga's parser looks at all expressions of a function so far for each new one, which for this many
/// takes ten seconds.
const MAX_FUNCTION_WORDS: usize = 100_000;

/// A parsed and validated shader.
#[derive(Clone, Debug)]
pub struct Module {
    naga: naga::Module,
    info: ModuleInfo,
    file: FileId,
    text: String,
    constants: naga::back::PipelineConstants,
}

impl Module {
    /// Parses and validates the text of `file`.
    ///
    /// # Errors
    /// The parser's or validator's message, or an override that the shader does not have.
    pub fn parse(
        sources: &mut Sources,
        file: FileId,
        options: FrontOptions,
    ) -> Result<Module, Vec<Diagnostic>> {
        let Some(source) = sources.get(file) else {
            return Err(vec![Diagnostic::error(
                "wgsl-no-file",
                "no such source file",
            )]);
        };
        let shader = error::Shader {
            file,
            text: &source.text,
        };
        let (start, end) = stack::longest_expression(&source.text);
        if end - start > stack::MAX_EXPRESSION_BYTES {
            let message = format!("an expression of {} characters is too long", end - start);
            let span = Span::new(file, start, end);
            return Err(vec![
                Diagnostic::error("wgsl-nesting", message)
                    .at(span, "split it")
                    .note(format!(
                        "at most {} are compiled",
                        stack::MAX_EXPRESSION_BYTES
                    )),
            ]);
        }
        let (words, at) = text::longest_function(&source.text);
        if words > MAX_FUNCTION_WORDS {
            let d = Diagnostic::error(
                "wgsl-function-length",
                format!("a function of {words} names and numbers is too long"),
            )
            .note(format!(
                "at most {MAX_FUNCTION_WORDS} are compiled, in a function and outside of all: the time that they take grows with the square"
            ));
            let span = Span::new(file, at.start, at.end);
            return Err(vec![error::at(d, span, "split it into several")]);
        }
        let (naga, info) = stack::deep(source.text.len(), || {
            let naga = naga::front::wgsl::parse_str(&extensions::prepare(&source.text))
                .map_err(|e| vec![error::parse(&e, shader)])?;
            // All capabilities: what is beyond us is refused by name (see `support`), not as a missing capability.
            let info = Validator::new(ValidationFlags::all(), Capabilities::all())
                .validate(&naga)
                .map_err(|e| vec![error::validation(&e, &naga, shader)])?;
            Ok::<_, Vec<Diagnostic>>((naga, info))
        })?;
        let module = Module {
            text: source.text.clone(),
            naga,
            info,
            file,
            constants: options
                .overrides
                .iter()
                .map(|(name, &value)| (name.clone(), value))
                .collect(),
        };
        let unknown: Vec<Diagnostic> = options
            .overrides
            .keys()
            .filter_map(|name| module.unknown_override(name))
            .collect();
        if unknown.is_empty() {
            Ok(module)
        } else {
            Err(unknown)
        }
    }

    /// The entry points in source order.
    pub fn entry_points(&self) -> Vec<EntryInfo> {
        self.naga
            .entry_points
            .iter()
            .map(|ep| EntryInfo {
                name: ep.name.clone(),
                workgroup_size: self.workgroup_size(ep),
                stage: match ep.stage {
                    naga::ShaderStage::Compute => Stage::Compute,
                    naga::ShaderStage::Vertex => Stage::Vertex,
                    naga::ShaderStage::Fragment => Stage::Fragment,
                    _ => Stage::Other,
                },
            })
            .collect()
    }

    /// With overrides applied where that works; [`Module::kernel`] reports where it does not.
    fn workgroup_size(&self, ep: &naga::EntryPoint) -> [u32; 3] {
        if ep.workgroup_size_overrides.is_none() {
            return ep.workgroup_size;
        }
        let wanted = Some((ep.stage, ep.name.as_str()));
        match process_overrides(&self.naga, &self.info, wanted, &self.constants) {
            Ok((module, _)) => module
                .entry_points
                .iter()
                .find(|e| e.name == ep.name)
                .map_or(ep.workgroup_size, |e| e.workgroup_size),
            Err(_) => ep.workgroup_size,
        }
    }

    /// Compiles a compute entry point to IR; with one of them, its name may be left out.
    ///
    /// # Errors
    /// No, several, or a misspelt entry point; constructs that are not supported (see [`support`]); values of
    /// overrides that are missing or do not fit; operations of a subgroup in flow that is not uniform over it
    /// (`subgroup-non-uniform`), where the shader does not switch the rule `subgroup_uniformity` off.
    pub fn kernel(&self, entry: Option<&str>) -> Result<Kernel, Vec<Diagnostic>> {
        stack::deep(self.text.len(), || {
            let (mut kernel, anywhere) = self.lowered(entry)?;
            crate::opt::run(&mut kernel);
            let found = subgroup::check(&kernel, &anywhere);
            if found.is_empty() {
                Ok(kernel)
            } else {
                Err(found)
            }
        })
    }

    /// Like [`Module::kernel`], as the front end makes it, before any pass.
    ///
    /// # Errors
    /// Those of [`Module::kernel`].
    pub fn kernel_unoptimized(&self, entry: Option<&str>) -> Result<Kernel, Vec<Diagnostic>> {
        stack::deep(self.text.len(), || Ok(self.lowered(entry)?.0))
    }

    /// The kernel, and the places of operations of a subgroup that need not be in uniform flow.
    fn lowered(&self, entry: Option<&str>) -> Result<(Kernel, Vec<Span>), Vec<Diagnostic>> {
        let name = entry::choose(&self.naga, entry, self.file).map_err(|d| vec![*d])?;
        let wanted = Some((naga::ShaderStage::Compute, name));
        let (module, info) = process_overrides(&self.naga, &self.info, wanted, &self.constants)
            .map_err(|e| vec![self.override_error(&e)])?;
        let Some(index) = module
            .entry_points
            .iter()
            .position(|e| e.name == name && e.stage == naga::ShaderStage::Compute)
        else {
            return Err(vec![Diagnostic::error(
                "wgsl-entry",
                "the entry point is gone",
            )]);
        };
        let size = module.entry_points[index].workgroup_size;
        let invocations = size.iter().try_fold(1u32, |n, d| n.checked_mul(*d));
        if !invocations.is_some_and(|n| (1..=MAX_INVOCATIONS).contains(&n)) {
            return Err(vec![error::workgroup_size(self.shader(), name)]);
        }
        let found = support::scan(&module, &info, index, self.file);
        if !found.is_empty() {
            return Err(found);
        }
        lower::Lower::new(&module, &info, index, self.file, self.text.len())
            .run(index)
            .map_err(|d| vec![*d])
    }

    fn shader(&self) -> error::Shader<'_> {
        error::Shader {
            file: self.file,
            text: &self.text,
        }
    }

    /// The names by which overrides are set.
    fn override_keys(&self) -> Vec<String> {
        self.naga
            .overrides
            .iter()
            .filter_map(|(_, o)| o.id.map(|id| id.to_string()).or_else(|| o.name.clone()))
            .collect()
    }

    fn unknown_override(&self, key: &str) -> Option<Diagnostic> {
        let keys = self.override_keys();
        let id: Option<u16> = key.parse().ok();
        let known = self.naga.overrides.iter().any(|(_, o)| match o.id {
            Some(own) => id == Some(own),
            None => o.name.as_deref() == Some(key),
        });
        if known {
            return None;
        }
        let mut d = Diagnostic::error(
            "wgsl-unknown-override",
            format!("the shader has no pipeline-overridable constant `{key}`"),
        );
        let by_id = self
            .naga
            .overrides
            .iter()
            .find(|(_, o)| o.name.as_deref() == Some(key));
        if let Some((h, o)) = by_id
            && let (Some(id), Some(range)) = (o.id, self.naga.overrides.get_span(h).to_range())
        {
            d = d
                .at(
                    Span::new(self.file, range.start, range.end),
                    "declared here",
                )
                .note(format!("it has an `@id`, so it is set by its number, {id}"));
        } else if let Some(near) = suggest(key, keys.iter().map(String::as_str)) {
            d = d.note(format!("did you mean `{near}`?"));
        } else if !keys.is_empty() {
            d = d.note(format!("it has: {}", keys.join(", ")));
        } else {
            d = d.note("it has none");
        }
        Some(d)
    }

    fn override_error(&self, error: &PipelineConstantError) -> Diagnostic {
        match error {
            PipelineConstantError::ValidationError(e) => {
                error::validation(e, &self.naga, self.shader())
            }
            PipelineConstantError::MissingValue(key) => {
                let mut d = Diagnostic::error("wgsl-override", error.to_string());
                let declared = self.naga.overrides.iter().find(|(_, o)| {
                    o.name.as_deref() == Some(key)
                        || o.id.map(|i| i.to_string()).as_ref() == Some(key)
                });
                if let Some((h, _)) = declared
                    && let Some(range) = self.naga.overrides.get_span(h).to_range()
                {
                    d = d.at(
                        Span::new(self.file, range.start, range.end),
                        "declared without a value",
                    );
                }
                d
            }
            // naga keeps no place of it.
            _ => Diagnostic::error("wgsl-override", error.to_string()),
        }
    }
}
