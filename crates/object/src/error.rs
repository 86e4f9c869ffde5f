//! What can be wrong with an object file.

use std::fmt;

/// Why bytes are no object file of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectError {
    /// Stable name, for example `object-not-elf`.
    pub code: &'static str,
    /// One sentence, no final period.
    pub message: String,
}

impl ObjectError {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> ObjectError {
        ObjectError {
            code,
            message: message.into(),
        }
    }

    /// The file is damaged or not laid out as this crate lays it out.
    pub(crate) fn malformed(message: impl Into<String>) -> ObjectError {
        ObjectError::new("object-malformed", message)
    }
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.message, self.code)
    }
}

impl std::error::Error for ObjectError {}
