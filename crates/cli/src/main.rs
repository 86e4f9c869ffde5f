//! The `lanemask` command.
fn main() {}
