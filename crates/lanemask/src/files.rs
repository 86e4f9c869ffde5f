//! Reading what the user names.

use std::fs;
use std::io;
use std::path::Path;

use lanemask_diag::Diagnostic;

/// The bytes of a file.
///
/// # Errors
///
/// `file-read`: there is no such file, it is a folder, or the system says no.
pub fn read(path: &Path) -> Result<Vec<u8>, Diagnostic> {
    let failed = |what: String| {
        Diagnostic::error(
            "file-read",
            format!("cannot read `{}`: {what}", path.display()),
        )
    };
    if path.is_dir() {
        return Err(failed("it is a folder".to_string()));
    }
    fs::read(path).map_err(|e| {
        failed(match e.kind() {
            io::ErrorKind::NotFound => "there is no such file".to_string(),
            _ => e.to_string(),
        })
    })
}

/// The text of a file that must have some.
///
/// # Errors
///
/// Those of [`read`] and [`text`].
pub fn read_text(path: &Path) -> Result<String, Diagnostic> {
    text(read(path)?, &path.display().to_string())
}

/// Bytes as text.
///
/// # Errors
///
/// `file-utf8`: it is not UTF-8. `file-empty`: nothing but white space.
pub fn text(bytes: Vec<u8>, name: &str) -> Result<String, Diagnostic> {
    let text = String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        let line = e.as_bytes()[..at].iter().filter(|b| **b == b'\n').count() + 1;
        Diagnostic::error("file-utf8", format!("`{name}` is not UTF-8 text")).note(format!(
            "the first byte that is wrong is byte {at}, in line {line}"
        ))
    })?;
    // A byte order mark is no part of the text.
    let text = match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_string(),
        None => text,
    };
    if text.trim().is_empty() {
        return Err(Diagnostic::error(
            "file-empty",
            format!("`{name}` is empty"),
        ));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts() {
        assert_eq!(text(b"a\n".to_vec(), "x").unwrap(), "a\n");
        assert_eq!(text("\u{feff}a".into(), "x").unwrap(), "a");
        assert_eq!(text(b" \n".to_vec(), "x").unwrap_err().code, "file-empty");
        let error = text(b"a\nb\xffc".to_vec(), "x").unwrap_err();
        assert_eq!(error.code, "file-utf8");
        assert_eq!(
            error.notes,
            ["the first byte that is wrong is byte 3, in line 2"]
        );
    }

    #[test]
    fn files() {
        assert_eq!(
            read("/".as_ref()).unwrap_err().message,
            "cannot read `/`: it is a folder"
        );
        let error = read("no/such/file".as_ref()).unwrap_err();
        assert_eq!(
            error.message,
            "cannot read `no/such/file`: there is no such file"
        );
    }
}
