//! One semantic function per instruction.
