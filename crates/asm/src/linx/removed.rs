//! Spellings that v0.57 has removed (L-27), each with what stands in its place.

use lanemask_diag::{Diagnostic, Span};

const REMOVED: [(&str, &str); 9] = [
    (
        "b.attr",
        "control attributes are written with `B.CATR`, data attributes with `B.DATR`",
    ),
    ("b.arg", "arguments of a block are imported with `B.IOR`"),
    ("b.iod", "tiles are bound with `B.IOT`"),
    ("b.ioti", "tiles are bound with `B.IOT`"),
    (
        "bstart.par",
        "a kernel starts with `BSTART.MPAR` or `BSTART.MSEQ`, a template with `BSTART.TEPL`",
    ),
    (
        "bstart.cube",
        "matrix blocks have starts of their own, such as `BSTART.TMATMUL`",
    ),
    (
        "bstart.tma",
        "tile transfers have starts of their own, such as `BSTART.TLOAD`",
    ),
    ("bstart.fixp", "there is no such block in v0.57"),
    ("l.bstop", "a block ends with `BSTOP` or `C.BSTOP`"),
];

fn refuse(message: String, span: Span, note: &str) -> Box<Diagnostic> {
    let d = Diagnostic::error("asm-linx-removed", message);
    Box::new(d.at(span, "removed in v0.57 (L-27)").note(note))
}

/// The refusal of a removed mnemonic, given in lower case.
pub(crate) fn mnemonic(name: &str, span: Span) -> Option<Box<Diagnostic>> {
    let (_, instead) = REMOVED
        .iter()
        .find(|(n, _)| *n == name || name.strip_prefix(n).is_some_and(|r| r.starts_with('.')))?;
    let message = format!("`{}` does not exist in LinxISA v0.57", name.to_uppercase());
    Some(refuse(message, span, instead))
}

/// The refusal of B.IOT with brackets.
pub(crate) fn bracketed_iot(span: Span) -> Box<Diagnostic> {
    refuse(
        "`B.IOT` with brackets does not exist in LinxISA v0.57".into(),
        span,
        "write the tiles without brackets: `B.IOT t#1, last, ->t<4KB>`",
    )
}
