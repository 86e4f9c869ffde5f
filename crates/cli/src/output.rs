//! Where results go: stdout, files, and what a command ends with.

use std::io::{self, Write};
use std::path::Path;

use lanemask::diag::{Diagnostic, Sources};

/// How a command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All is well.
    Fine,
    /// A mismatch or a finding.
    Mismatch,
    /// The command, the job, the shader or a file is wrong.
    Wrong,
    /// A trap, or the instruction limit.
    Trap,
    /// Ctrl-C.
    Interrupted,
}

impl Exit {
    /// The exit code.
    pub fn code(self) -> u8 {
        match self {
            Exit::Fine => 0,
            Exit::Mismatch => 1,
            Exit::Wrong => 2,
            Exit::Trap => 3,
            Exit::Interrupted => 130,
        }
    }
}

/// What went wrong, with the texts that it points into.
#[derive(Debug)]
pub struct Failure {
    /// The mistakes.
    pub diagnostics: Vec<Diagnostic>,
    /// Where they are.
    pub sources: Sources,
}

impl Failure {
    /// Mistakes with places.
    pub fn new(diagnostics: Vec<Diagnostic>, sources: Sources) -> Failure {
        Failure {
            diagnostics,
            sources,
        }
    }
}

impl From<Diagnostic> for Failure {
    fn from(diagnostic: Diagnostic) -> Failure {
        Failure::new(vec![diagnostic], Sources::new())
    }
}

/// Writes to stdout. A reader that has gone away is no mistake.
pub fn to_stdout(bytes: &[u8]) -> Result<(), Diagnostic> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => Err(Diagnostic::error(
            "cli-write",
            format!("cannot write to stdout: {e}"),
        )),
        _ => Ok(()),
    }
}

/// Writes to stderr, where nothing can be done about a failure.
pub fn to_stderr(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Refuses to write over a file that is read; `-` among the inputs is stdin.
pub fn check_not_read(output: Option<&Path>, input: &Path) -> Result<(), Diagnostic> {
    match output {
        Some(output) => lanemask::job::check_not_read(output, [input]),
        None => Ok(()),
    }
}

/// Writes a result to the file, or to stdout.
pub fn deliver(bytes: &[u8], path: Option<&Path>) -> Result<(), Diagnostic> {
    match path {
        Some(path) => lanemask::job::write_file(path, bytes),
        None => to_stdout(bytes),
    }
}
