//! What of naga's IR compiles, construct by construct.
//!
//! Each enumeration of naga that the front end looks at has a table here, made of one exhaustive `match`: a variant that an upgrade adds
//! does not build until it has a row. Messages of refusals come from the rows, and so does `docs/constructs.md`.

mod tables;
mod used;

pub(super) use tables::{builtin, expression, level, math, space, statement, type_inner};
pub use used::used;

/// Where a construct compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// On both targets.
    Works,
    /// On w32; linx refuses it with this code.
    W32(&'static str),
    /// Nowhere: refused with the code `unsupported` and this name.
    Refused(&'static str),
    /// It belongs to other stages than compute, and is refused in the same way.
    OtherStages(&'static str),
    /// No WGSL becomes it, or it is gone before kernels are made; refused in the same way.
    NotFromWgsl(&'static str),
}

/// A construct with its standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is one of, as a heading.
    pub kind: &'static str,
    /// naga's name.
    pub name: &'static str,
    /// Where it compiles.
    pub standing: Standing,
}

impl Row {
    /// The name of a construct that is refused on all targets.
    pub(super) fn refusal(&self) -> Option<&'static str> {
        match self.standing {
            Standing::Works | Standing::W32(_) => None,
            Standing::Refused(what) | Standing::OtherStages(what) | Standing::NotFromWgsl(what) => {
                Some(what)
            }
        }
    }
}

/// All rows, kind by kind, in naga's order within each standing.
pub fn all() -> impl Iterator<Item = &'static Row> {
    tables::ALL.iter().copied().flatten()
}
