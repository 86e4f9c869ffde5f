//! Job files: what to run, on what data, and what to expect.
