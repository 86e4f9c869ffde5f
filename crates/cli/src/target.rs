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
