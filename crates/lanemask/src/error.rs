//! What can go wrong: the user's mistakes, the guest's traps, and the end of patience.

use std::fmt;

use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::{RunError, Summary, TrapReport};

use crate::jobs::JobTrap;

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

/// Why there is no result.
#[derive(Clone, Debug)]
pub enum Error {
    /// The shader, the job or a file is wrong.
    Diagnostics(Box<Diagnostics>),
    /// The guest did something that the machine does not allow.
    Trap(Box<TrapReport>),
    /// The same on linx, or a group that has executed as many instructions as it may.
    LinxTrap(JobTrap),
    /// A warp has executed as many instructions as it may.
    InstructionLimit(Box<TrapReport>),
    /// Somebody asked to stop; what had run until then.
    Interrupted(Box<Summary>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Diagnostics(diagnostics) => diagnostics.fmt(f),
            Error::Trap(trap) | Error::InstructionLimit(trap) => trap.fmt(f),
            Error::LinxTrap(trap) => trap.fmt(f),
            Error::Interrupted(_) => f.write_str("interrupted"),
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

impl From<RunError> for Error {
    fn from(error: RunError) -> Error {
        match error {
            RunError::Launch(e) => Diagnostic::error("launch", e.to_string()).into(),
            RunError::Trap(report) => Error::Trap(report),
            RunError::InstructionLimit(report) => Error::InstructionLimit(report),
            RunError::Interrupted(summary) => Error::Interrupted(summary),
        }
    }
}
