//! SPIR-V compute modules to IR.
//!
//! This module reads the binary form itself: instructions by the grammar's tables, then types, constants, variables and
//! functions as tables, then each function's control flow as structured regions, then, for one entry point, IR: calls
//! inlined, composites as flat lists of scalars, variables in SSA form or in private memory. A module has no text, so its
//! listing is the source that messages and line tables point into. `docs/spirv.md` says what is read and what is refused.
//!
//! ```
//! use lanemask_compile::spirv::Module;
//! use lanemask_compile::wgsl::FrontOptions;
//! use lanemask_diag::Sources;
//!
//! let refused = Module::parse(&mut Sources::new(), "a.spv", b"no module", FrontOptions::default()).unwrap_err();
//! assert_eq!(refused[0].code, "spirv-malformed");
//! ```
//!
//! What this module deliberately does not know: whether barriers stand in uniform flow (the IR's uniformity analysis
//! does), and anything of a target. It does not validate a module beyond what it needs to make IR that is right.

mod analyze;
mod constants;
pub mod constructs;
mod entry;
mod error;
mod ext;
mod flow;
mod globals;
mod group;
mod image;
mod inst;
mod lower;
mod numbers;
mod ops;
mod place;
mod structure;
mod tables;
mod types;
mod words;

use crate::stack;
use crate::wgsl::{EntryInfo, FrontOptions, MAX_INVOCATIONS, Stage};
use lanemask_diag::{Diagnostic, FileId, Sources};
use lanemask_ir::Kernel;
use rspirv::spirv::{ExecutionModel, Op};
use tables::Tables;
use words::Code;

/// The magic number of SPIR-V, as its bytes lie in a file of either byte order.
const MAGIC: [[u8; 4]; 2] = [[0x03, 0x02, 0x23, 0x07], [0x07, 0x23, 0x02, 0x03]];

/// Room on the stack for regions within regions, in the unit of [`stack::deep`].
const STACK: usize = 16 << 10;

/// Whether the bytes start like a SPIR-V module.
pub fn is_module(bytes: &[u8]) -> bool {
    MAGIC.iter().any(|magic| bytes.starts_with(magic))
}

/// A SPIR-V module, with its specialisation constants set.
#[derive(Clone, Debug)]
pub struct Module {
    code: Code,
    tables: Tables,
}

impl Module {
    /// Reads the bytes of a module. Its listing becomes a source with this name.
    ///
    /// `options.overrides` sets specialisation constants, by number (`SpecId`) or by name (`OpName`).
    ///
    /// # Errors
    /// The bytes are no module, or one that lacks what it refers to; functions call themselves; a specialisation constant
    /// that the module does not have, or a value that does not fit it.
    pub fn parse(
        sources: &mut Sources,
        name: &str,
        bytes: &[u8],
        options: FrontOptions,
    ) -> Result<Module, Vec<Diagnostic>> {
        // The listing is there only after it has been made, but the messages need its file.
        let mut count = 0;
        while sources.get(FileId(count)).is_some() {
            count += 1;
        }
        let decoded = words::decode(bytes, FileId(count));
        let (code, listing) = decoded.map_err(|mut d| {
            d.message = format!(
                "`{name}` is no SPIR-V module that can be read: {}",
                d.message
            );
            vec![*d]
        })?;
        let known = (0..count).map(FileId).find(|id| {
            sources
                .get(*id)
                .is_some_and(|f| f.name == name && f.text == listing)
        });
        let code = match known {
            Some(file) => code.in_file(file),
            None => {
                sources.add(name, listing);
                code
            }
        };
        let tables = Tables::new(&code, &options.overrides)
            .map_err(|d| vec![entry::with_context(*d, &code, None)])?;
        let unknown: Vec<Diagnostic> = tables
            .overrides
            .keys()
            .map(|key| entry::unknown_override(&tables, key))
            .collect();
        if unknown.is_empty() {
            Ok(Module { code, tables })
        } else {
            Err(unknown)
        }
    }

    /// The entry points in the order of the module.
    pub fn entry_points(&self) -> Vec<EntryInfo> {
        let entries = self.tables.entries.iter();
        entries
            .map(|e| EntryInfo {
                name: e.name.clone(),
                workgroup_size: e.size.unwrap_or([1, 1, 1]),
                stage: match e.model {
                    Some(ExecutionModel::GLCompute) => Stage::Compute,
                    Some(ExecutionModel::Vertex) => Stage::Vertex,
                    Some(ExecutionModel::Fragment) => Stage::Fragment,
                    _ => Stage::Other,
                },
            })
            .collect()
    }

    /// Compiles a compute entry point to IR; with one of them, its name may be left out.
    ///
    /// # Errors
    /// No, several, or a misspelt entry point; control flow that is not structured; what is not supported.
    pub fn kernel(&self, entry: Option<&str>) -> Result<Kernel, Vec<Diagnostic>> {
        stack::deep(STACK, || {
            let mut kernel = self.lowered(entry)?;
            crate::opt::run(&mut kernel);
            Ok(kernel)
        })
    }

    /// Like [`Module::kernel`], before any pass.
    ///
    /// # Errors
    /// Those of [`Module::kernel`].
    pub fn kernel_unoptimized(&self, entry: Option<&str>) -> Result<Kernel, Vec<Diagnostic>> {
        stack::deep(STACK, || self.lowered(entry))
    }

    fn lowered(&self, entry: Option<&str>) -> Result<Kernel, Vec<Diagnostic>> {
        let e = entry::choose(&self.tables, entry).map_err(|d| vec![*d])?;
        let Some(size) = e.size else {
            let message = format!("the entry point `{}` has no workgroup size", e.name);
            return Err(vec![error::malformed(message)]);
        };
        let invocations = size.iter().try_fold(1u32, |n, d| n.checked_mul(*d));
        if !invocations.is_some_and(|n| (1..=MAX_INVOCATIONS).contains(&n)) {
            let message = format!("the workgroup size of `{}` is out of range", e.name);
            let d = Diagnostic::error("spirv-workgroup-size", message).note(format!(
                "a workgroup has 1 to {MAX_INVOCATIONS} invocations, the product of its three sizes"
            ));
            return Err(vec![d]);
        }
        let kernel = lower::Lower::new(&self.code, &self.tables, e.function)
            .and_then(|l| l.run(&e.name, e.function, size))
            .map_err(|d| vec![entry::with_context(*d, &self.code, Some(&self.tables))])?;
        // Modules are not validated, so that operands may be of types that their operations do not take.
        match lanemask_ir::verify(&kernel).first() {
            None => Ok(kernel),
            Some(mistake) => {
                let message = format!("the module is not valid: {}", mistake.message);
                let mut d = error::malformed(message);
                if let Some(at) = &mistake.primary {
                    d = d.at(at.span, "made from this");
                }
                Err(vec![d])
            }
        }
    }
}

/// Whether an instruction says where in a source of another language the next ones come from.
fn is_line(op: Op) -> bool {
    matches!(op, Op::Line | Op::NoLine)
}
