//! Shared test helpers: runners, generators, oracles.
//!
//! What the tests of several crates need and no user does: shaders on every engine through one interface
//! ([`engine`], and [`linx`] for its many ways), job files on any of them ([`jobs`]), random kernels ([`differential`]) and random shaders ([`wgsl`]), and with the feature `lavapipe`
//! somebody else's answers.
#![forbid(unsafe_code)]

pub mod differential;
pub mod engine;
pub mod jobs;
#[cfg(feature = "lavapipe")]
pub mod lavapipe;
pub mod linx;
pub mod resources;
pub mod wgsl;
