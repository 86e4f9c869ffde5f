//! The conformance suite of w32, the text files in `conformance/`: reading and writing them ([`format`](mod@format)), running a case on
//! the emulator ([`run`]) and on the reference executor ([`second`]), assembling the texts of cases that are written by hand ([`fill`]), and making the tables of integer
//! instructions from a second description of what they do ([`integer`]), those of lanes that read other lanes ([`cross`], [`reduce`]),
//! of special functions, normalised integers and saturation ([`special`]), of stores and loads ([`stores`]), float atomics ([`atomics`]) and images ([`image`]).
//! With the feature `softfloat` the module `float` makes those of floats.
//!
//! The format is described in `conformance/README.md`; another implementation needs only that folder. This crate knows no
//! files and prints nothing.
//!
//! ```
//! use lanemask_conformance::{format, run};
//! let text = "conformance w32 1\n\ncase one\nof exec.get\ncode 00024040 | exec.get u9\nexec 0 84217ee3\nmasked u9 ffffffff\n";
//! let mut file = format::parse(text).unwrap();
//! run::check(&file.cases[0]).unwrap();
//! file.cases[0].masked.clear();
//! assert!(run::check(&file.cases[0]).unwrap_err().contains("u9 is [0]"));
//! ```
#![forbid(unsafe_code)]

pub mod atomics;
pub mod cross;
pub mod fill;
#[cfg(feature = "softfloat")]
pub mod float;
pub mod format;
pub mod image;
pub mod integer;
pub mod reduce;
pub mod run;
pub mod second;
pub mod special;
mod state;
pub mod stores;
mod values;
