//! What can go wrong: the user's mistakes, the guest's traps, and the end of patience.

use std::fmt;

use lanemask_diag::{Diagnostic, Sources};
use serde_json::{Value, json};

/// Mistakes, with the texts that they point into.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    /// The mistakes, in the order of the text.
    pub list: Vec<Diagnostic>,
    /// The texts.
    pub sources: Sources,
}

impl Diagnostics {
    /// Mistakes in these texts.
    pub fn new(list: Vec<Diagnostic>, sources: Sources) -> Diagnostics {
        Diagnostics { list, sources }
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Diagnostics {
        Diagnostics::new(vec![diagnostic], Sources::new())
    }
}

/// One line per mistake: place, message, code, notes.
impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, diagnostic) in self.list.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            let place = diagnostic.primary.as_ref();
            if let Some((file, line, column)) = place.and_then(|l| self.sources.locate(l.span)) {
                write!(f, "{file}:{line}:{column}: ")?;
            }
            write!(f, "{diagnostic}")?;
        }
        Ok(())
    }
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePlace {
    /// The file, as it was named when the code was made.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 if not known.
    pub column: u32,
}

/// Where and why a warp stopped before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Number of the cause; `None` for the instruction limit, which is not the machine's.
    pub cause: Option<u32>,
    /// Name of the cause.
    pub name: String,
    /// What the cause adds, for example an address.
    pub info: u64,
    /// Workgroup id.
    pub workgroup: [u32; 3],
    /// Warp in the workgroup.
    pub warp: u32,
    /// PC, in bytes from the start of the code.
    pub pc: u64,
    /// The instruction as text.
    pub instruction: String,
    /// Where the instruction comes from, if known.
    pub source: Option<SourcePlace>,
    /// The lanes concerned; bit k = lane k.
    pub lanes: u32,
}

impl Trap {
    /// As in the results of a job.
    pub fn to_json(&self) -> Value {
        json!({
            "cause": self.cause,
            "name": self.name,
            "info": self.info,
            "workgroup": self.workgroup,
            "warp": self.warp,
            "pc": self.pc,
            "instruction": self.instruction,
            "source": self.source.as_ref().map(|s| {
                json!({ "file": s.file, "line": s.line, "column": s.column })
            }),
            "lanes": self.lanes,
        })
    }
}

/// Several lines: cause and place, the instruction, its source.
impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.workgroup;
        write!(f, "{}", self.name)?;
        if let Some(cause) = self.cause {
            write!(f, " (trap cause {cause}, info {:#x})", self.info)?;
        }
        write!(f, " in workgroup {x},{y},{z}, warp {}", self.warp)?;
        write!(f, "\n  at {:#06x}: {}", self.pc, self.instruction)?;
        if let Some(source) = &self.source {
            write!(f, "\n  from {}:{}", source.file, source.line)?;
            if source.column != 0 {
                write!(f, ":{}", source.column)?;
            }
        }
        write!(f, "\n  lanes {:#010x}", self.lanes)
    }
}

/// Why there is no result.
#[derive(Clone, Debug)]
pub enum Error {
    /// The shader, the job or a file is wrong.
    Diagnostics(Box<Diagnostics>),
    /// The guest did something that the machine does not allow.
    Trap(Box<Trap>),
    /// A warp has executed as many instructions as it may.
    InstructionLimit(Box<Trap>),
    /// Somebody asked to stop.
    Interrupted,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Diagnostics(diagnostics) => diagnostics.fmt(f),
            Error::Trap(trap) | Error::InstructionLimit(trap) => trap.fmt(f),
            Error::Interrupted => f.write_str("interrupted"),
        }
    }
}

impl std::error::Error for Error {}

impl From<Diagnostics> for Error {
    fn from(diagnostics: Diagnostics) -> Error {
        Error::Diagnostics(Box::new(diagnostics))
    }
}

impl From<Diagnostic> for Error {
    fn from(diagnostic: Diagnostic) -> Error {
        Diagnostics::from(diagnostic).into()
    }
}
