//! The machine around the instructions: traps and handlers, pauses, cores and turns, code that changes.
mod code;
#[path = "../common/mod.rs"]
mod common;
mod nesting;
mod session;
mod shape;
mod text;
mod traps;
