//! Shared test helpers: runners, generators, oracles.
