//! Why a kernel is refused: stable codes, one table. `docs/linx/refusals.md` explains each.

use lanemask_diag::Diagnostic;

macro_rules! reasons {
    ($($(#[$m:meta])* $name:ident = $code:literal, $hint:literal;)*) => {
        /// A reason to refuse a kernel.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reason { $($(#[$m])* $name,)* }

        impl Reason {
            /// All of them.
            pub const ALL: &'static [Reason] = &[$(Reason::$name),*];

            /// Stable code.
            pub fn code(self) -> &'static str { match self { $(Reason::$name => $code),* } }

            /// What to do about it.
            pub fn hint(self) -> &'static str { match self { $(Reason::$name => $hint),* } }
        }
    };
}

reasons! {
    /// Options that no kernel can be compiled with.
    Options = "linx-options", "choose 1, 2, 4, 8, 16, 32 or 64 lanes";
    /// Scratch memory of one group exceeds what there can be.
    ScratchSize = "linx-scratch-size",
        "compile with `--scratch brg`, which puts the rest into ordinary memory, or use less private memory; without `--lanes` every number of lanes is tried";
    /// Workgroup memory that the arena has no room for.
    WorkgroupMemory = "linx-workgroup-memory", "use less workgroup memory";
    /// More resources than the arena's table can be addressed for.
    Resources = "linx-resources", "bind fewer buffers";
    /// MPAR was asked for, but an operation is atomic in MSEQ only.
    MparAtomic = "linx-mpar-atomic", "compile without `--mode mpar`";
    /// Binary64, which lanes of 32 bits do not compute with.
    NumberFormat = "linx-number-format", "use f32";
    /// LinxISA has no operations on images.
    Images = "linx-images", "compile for w32, or keep the texels in a buffer";
    /// The code is longer than a branch reaches (L-44).
    CodeSize = "linx-code-size", "split the kernel";
}

/// The message.
pub fn diagnostic(reason: Reason, message: String) -> Diagnostic {
    Diagnostic::error(reason.code(), message).note(format!("hint: {}", reason.hint()))
}
