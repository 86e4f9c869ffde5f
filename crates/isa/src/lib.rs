//! Instruction descriptions: encode, decode, operand text.
