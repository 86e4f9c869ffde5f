//! The machine around the instructions: traps and handlers, pauses, cores and turns, code that changes.
mod barriers;
mod code;
#[path = "../common/mod.rs"]
mod common;
mod nesting;
mod pitfalls;
mod session;
mod shape;
mod text;
mod traps;
