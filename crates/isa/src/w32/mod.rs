//! w32: 32 lanes a warp, vector and uniform registers, EXEC, CSRs.
//!
//! Everything about single instructions comes from the tables in [`OPS`]; this module turns words into [`Insn`] and
//! back, and shows operands as text. It knows nothing of what an instruction does.

mod codec;
mod flat;
#[rustfmt::skip]
mod generated;
mod insn;

pub use codec::*;
pub use flat::*;
pub use generated::*;
pub use insn::*;

/// What is known of an instruction of w32.
pub type OpInfo = crate::desc::OpInfo<Codec>;
/// An encoding of w32.
pub type VariantInfo = crate::desc::VariantInfo<Codec>;
/// A field of an encoding of w32.
pub type FieldInfo = crate::desc::FieldInfo<Codec>;

/// Vector registers of a warp (W-REG-1).
pub const V_REGS: usize = 128;
/// Uniform registers of a warp (W-REG-2).
pub const U_REGS: usize = 64;

impl Op {
    /// What the description says of it.
    pub fn info(self) -> &'static OpInfo {
        &OPS[self as usize]
    }

    /// The instruction of that mnemonic (without an encoding suffix).
    pub fn from_mnemonic(mnemonic: &str) -> Option<Op> {
        use std::collections::HashMap;
        use std::sync::OnceLock;
        static MAP: OnceLock<HashMap<&'static str, Op>> = OnceLock::new();
        MAP.get_or_init(|| Op::ALL.iter().map(|o| (o.info().mnemonic, *o)).collect())
            .get(mnemonic)
            .copied()
    }

    /// Whether it has a flag, by its letters.
    pub fn has_flag(self, letters: &str) -> bool {
        FLAGS
            .iter()
            .position(|(n, _)| *n == letters)
            .is_some_and(|k| self.info().flags.0 >> k & 1 == 1)
    }
}

/// The CSR of that name.
pub fn csr_by_name(name: &str) -> Option<&'static crate::desc::CsrInfo> {
    CSRS.iter().find(|c| c.name == name)
}

/// The CSR of that number.
pub fn csr_by_number(number: u32) -> Option<&'static crate::desc::CsrInfo> {
    CSRS.iter().find(|c| c.number == number)
}

/// The inline constant with that source code.
pub fn const_by_code(code: u16) -> Option<&'static crate::desc::ConstInfo> {
    let k = CONSTS.partition_point(|c| c.code < code);
    CONSTS.get(k).filter(|c| c.code == code)
}
