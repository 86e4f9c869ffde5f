//! Shaders that nobody here wrote: fetched from package registries, compiled for both machines, run where somebody knows
//! the result, and counted in a table.
//!
//! ```text
//! cargo run --release -p lanemask-corpora -- [NAME…] [--target w32|linx|both] [--limit N] [--markdown]
//! ```
//!
//! A [`Corpus`] is a list of shaders and of cases: dispatches in order with what their buffers must hold afterwards.
//! [`sources`] knows where each comes from and how its authors make text of it; [`compile`] compiles, [`play()`] runs,
//! [`report`] prints. Nothing that is fetched becomes part of this repository.
#![forbid(unsafe_code)]

mod compare;
mod corpus;
mod fetch;
mod measure;
mod play;
mod preprocess;
pub mod report;
pub mod sources;
mod trace;

pub use compare::{Number, Tolerance};
pub use corpus::{Bound, Case, Check, Code, Corpus, Resource, Shader, Step, Targets};
pub use fetch::{FetchError, Store};
pub use measure::{Compiled, Machine, Refusal, Times, compile};
pub use play::{Played, play};
