//! Emits the pages of the reference manual (Markdown).
