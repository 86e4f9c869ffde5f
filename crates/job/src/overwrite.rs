//! Files that would be written although they are read.

use std::path::Path;

use lanemask_diag::Diagnostic;

/// Refuses to write a file that is read, by whatever name: a path in another form, a symbolic or a hard link. What is no
/// regular file (a terminal, a pipe, `/dev/null`) is never written over. `-` as an input is stdin.
///
/// # Errors
///
/// `file-overwrites-input`.
pub fn check_not_read<'p>(
    output: &Path,
    inputs: impl IntoIterator<Item = &'p Path>,
) -> Result<(), Diagnostic> {
    let Ok(handle) = same_file::Handle::from_path(output) else {
        return Ok(());
    };
    if !output.is_file() {
        return Ok(());
    }
    let same = |input: &Path| {
        let other = match input == Path::new("-") {
            true => same_file::Handle::stdin(),
            false => same_file::Handle::from_path(input),
        };
        other.is_ok_and(|o| o == handle)
    };
    let Some(input) = inputs.into_iter().find(|i| same(i)) else {
        return Ok(());
    };
    let input = match input == Path::new("-") {
        true => "stdin".to_string(),
        false => format!("`{}`", input.display()),
    };
    let message = match format!("`{}`", output.display()) {
        name if name == input => format!("{name} would be written over, and it is read"),
        name => format!(
            "{name} would be written over, and it is the same file as {input}, which is read"
        ),
    };
    Err(Diagnostic::error("file-overwrites-input", message).note("name another file to write"))
}
