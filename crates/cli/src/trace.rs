//! `--trace`: the file appears with the first traced instruction, not when the job turns out to be wrong.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use lanemask::diag::Diagnostic;
use lanemask::emu::{Observer, Trace, linx};
use lanemask::linx::Watch;

use crate::args::RunArgs;
use crate::output::to_stderr;

/// A file that is created when something is written to it. If that fails, the run is told to end.
struct LateFile {
    path: PathBuf,
    file: Option<BufWriter<File>>,
    stop: Arc<AtomicBool>,
}

impl LateFile {
    fn file(&mut self) -> io::Result<&mut BufWriter<File>> {
        if self.file.is_none() {
            self.file = Some(BufWriter::new(File::create(&self.path)?));
        }
        self.file
            .as_mut()
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Write for LateFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let result = self.file().and_then(|f| f.write(bytes));
        if result.is_err() {
            self.stop.store(true, Ordering::Relaxed);
        }
        result
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.file {
            Some(file) => file.flush(),
            None => Ok(()),
        }
    }
}

/// The trace that the arguments ask for, if they do.
pub struct Tracer(Option<(PathBuf, Trace<LateFile>)>);

impl Tracer {
    /// Nothing is opened yet.
    pub fn new(args: &RunArgs, stop: &Arc<AtomicBool>) -> Tracer {
        Tracer(args.trace.as_ref().map(|path| {
            let file = LateFile {
                path: path.clone(),
                file: None,
                stop: Arc::clone(stop),
            };
            let workgroup = args.trace_workgroup.map(|t| t.0);
            (path.clone(), Trace::new(file, workgroup, args.trace_warp))
        }))
    }

    /// Who is to see the instructions.
    pub fn observer(&self) -> Option<&dyn Observer> {
        self.0.as_ref().map(|(_, trace)| trace as &dyn Observer)
    }

    /// Writes what is left.
    pub fn close(self) -> Result<(), Diagnostic> {
        let Some((path, trace)) = self.0 else {
            return Ok(());
        };
        end(&path, trace.finish())
    }
}

/// The same for linx.
pub struct LinxTracer(Option<(PathBuf, Filtered)>);

/// A trace of some groups only.
struct Filtered {
    trace: linx::Trace<LateFile>,
    workgroup: Option<[u32; 3]>,
    warp: Option<u32>,
}

impl linx::Observer for Filtered {
    fn after(&mut self, view: &linx::View<'_>, trap: Option<&linx::Trap>) {
        self.trace.after(view, trap);
    }
}

impl Watch for Filtered {
    fn wants_warp(&self, workgroup: [u32; 3], warp: u32) -> bool {
        self.workgroup.is_none_or(|w| w == workgroup) && self.warp.is_none_or(|w| w == warp)
    }
}

impl LinxTracer {
    /// Nothing is opened yet.
    pub fn new(args: &RunArgs, stop: &Arc<AtomicBool>) -> LinxTracer {
        LinxTracer(args.trace.as_ref().map(|path| {
            let file = LateFile {
                path: path.clone(),
                file: None,
                stop: Arc::clone(stop),
            };
            let filtered = Filtered {
                trace: linx::Trace::new(file, None),
                workgroup: args.trace_workgroup.map(|t| t.0),
                warp: args.trace_warp,
            };
            (path.clone(), filtered)
        }))
    }

    /// Who is to see the instructions.
    pub fn observer(&mut self) -> Option<&mut dyn Watch> {
        let traced = self.0.as_mut();
        traced.map(|(_, filtered)| filtered as &mut dyn Watch)
    }

    /// Writes what is left.
    pub fn close(self) -> Result<(), Diagnostic> {
        match self.0 {
            Some((path, filtered)) => end(&path, filtered.trace.finish()),
            None => Ok(()),
        }
    }
}

/// A trace without instructions is an empty file, so that no older one stays.
fn end(path: &Path, result: io::Result<LateFile>) -> Result<(), Diagnostic> {
    match result {
        Ok(LateFile { file: None, .. }) => {
            File::create(path).map_err(|e| failed(path, &e))?;
            to_stderr(&format!(
                "the trace `{}` is empty: nothing ran in the workgroups and warps that it is for\n",
                path.display()
            ));
            Ok(())
        }
        Ok(_) => Ok(()),
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(e) => Err(failed(path, &e)),
    }
}

fn failed(path: &Path, error: &io::Error) -> Diagnostic {
    let message = format!("cannot write the trace `{}`: {error}", path.display());
    Diagnostic::error("cli-write", message)
}
