//! Reads and checks ISA descriptions; emits Rust tables and manual pages.
