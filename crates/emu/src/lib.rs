//! Warps, memory, barriers, traps; the interpreter.
