//! Load a shader, make buffers, dispatch, read back.
