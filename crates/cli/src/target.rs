//! `--target`.

use lanemask::diag::Diagnostic;
use lanemask::job::Target;

/// The target of that name.
pub fn parse(name: &str) -> Result<Target, Diagnostic> {
    Target::ALL
        .into_iter()
        .find(|t| t.name() == name)
        .ok_or_else(|| {
            let diagnostic =
                Diagnostic::error("job-unknown-target", format!("unknown target `{name}`"));
            diagnostic.note(Target::hint(name))
        })
}

/// The same, if it can be worked with.
pub fn supported(name: &str) -> Result<Target, Diagnostic> {
    match parse(name)? {
        Target::W32 => Ok(Target::W32),
        other => Err(lanemask::unsupported_target(other)),
    }
}
