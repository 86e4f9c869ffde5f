//! Kernels made by hand.
