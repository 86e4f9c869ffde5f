//! The codes of messages about modules, and how they are made.
//!
//! `docs/spirv.md` lists what each code stands for.

use lanemask_diag::{Diagnostic, Span};

/// Something that the compiler, the IR or the machines do not have; the message names it.
pub(super) const UNSUPPORTED: &str = "unsupported";
/// Words that are no valid module.
pub(super) const MALFORMED: &str = "spirv-malformed";
/// Control flow that is not structured as the Shader capability demands.
pub(super) const STRUCTURE: &str = "spirv-structure";
/// A function that calls itself, directly or not.
pub(super) const RECURSION: &str = "spirv-recursion";
/// Constructs, calls or types that are nested too deeply.
pub(super) const NESTING: &str = "spirv-nesting";
/// A kernel, a value or memory beyond the limits.
pub(super) const TOO_LARGE: &str = "spirv-too-large";
/// An offset or a stride that the machines cannot address.
pub(super) const LAYOUT: &str = "spirv-layout";

/// A module that is not valid, without a place.
pub(super) fn malformed(message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(MALFORMED, message)
}

/// The same with the instruction, which starts at this word of the module.
pub(super) fn malformed_at(message: impl Into<String>, span: Span, word: u32) -> Box<Diagnostic> {
    error_at(MALFORMED, message, span, word)
}

/// A message about an instruction.
pub(super) fn error_at(
    code: &'static str,
    message: impl Into<String>,
    span: Span,
    word: u32,
) -> Box<Diagnostic> {
    Box::new(
        Diagnostic::error(code, message)
            .at(span, "in this instruction")
            .note(format!("it starts at word {word} of the module")),
    )
}
