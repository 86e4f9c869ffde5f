//! The mid-level IR: SSA values in structured regions with labelled exits.
//!
//! A [`Kernel`] is one entry point, fully inlined and scalarised: what the machine executes per
//! *invocation* (one lane). Its body is a [`Region`]: statements, then a terminator. The structured
//! statements carry a [`Label`], and `br` leaves for any label of an enclosing statement, through as many
//! levels as it likes (as in WebAssembly):
//!
//! - `block L { … }`: `br L(args)` goes to just after the block; the label's parameters are defined there.
//! - `if L c { … } else { … }`: the same, with two regions.
//! - `loop L(params = init) { … }`: `br L(args)` starts the next trip; the parameters are defined inside.
//!   Nothing falls out of a loop, so what follows one in its region is `unreachable` and a loop is left by
//!   `br` to the label of an enclosing block.
//!
//! **Scope.** A value is visible after its definition in its own region and in the regions inside it, and
//! nowhere else. What leaves a region leaves as an argument of `br`; so a value that is uniform inside a
//! loop and differs between lanes after it (temporal divergence) is always a label parameter.
//!
//! **What is here.** [`Builder`] writes kernels, [`text`] prints and reads them, [`verify()`] checks them, [`uniform`] finds out
//! what lanes agree on and where they part, [`interp`] runs them as the oracle for compilers (with [`eval`] for
//! single operations), and, with the feature `generate`, `generate` makes random ones.
//!
//! **Warps.** Invocations are numbered by their local index, and a warp is as many consecutive ones as the machine has lanes.
//! Operations among them ([`Subgroup`]) are about the invocations that execute them together, as [`subgroup`] says.
//!
//! **Images.** Resources are buffers, images or samplers; [`image`] has the operations on images and their rules.
//!
//! The IR knows no registers, no masks and no instruction set. It deliberately does not know naga either.
#![forbid(unsafe_code)]

/// An enumeration of operations and their names in the text form.
macro_rules! ops {
    ($(#[$m:meta])* $name:ident { $($(#[$vm:meta])* $var:ident = $text:literal,)* }) => {
        $(#[$m])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$vm])* $var,)* }
        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$var),*];
            /// Name in the text form.
            pub fn text(self) -> &'static str { match self { $($name::$var => $text),* } }
            /// The operation of that name.
            pub fn from_text(text: &str) -> Option<$name> { match text { $($text => Some($name::$var),)* _ => None } }
        }
    };
}

mod builder;
pub mod eval;
#[cfg(feature = "generate")]
pub mod generate;
pub mod image;
pub mod interp;
mod ops;
pub mod subgroup;
pub mod text;
mod types;
pub mod uniform;
mod verify;

pub use builder::Builder;
pub use image::{ImageOp, ImageType, Lod};
pub use ops::{Format, result_type, without_spans};
pub use subgroup::{Combine, Over, Subgroup};
pub use types::*;
pub use verify::verify;
