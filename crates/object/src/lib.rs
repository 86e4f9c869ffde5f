//! ELF objects with kernel metadata and line tables.
