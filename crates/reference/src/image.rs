//! Images.

use crate::execute::Operands;
use crate::machine::Machine;
use crate::state::Trap;

impl Machine {
    pub(crate) fn image(&mut self, _: usize, _: &[&str], ops: &Operands<'_>) -> Result<(), Trap> {
        panic!("{} is not done", ops.insn)
    }

    pub(crate) fn image_query(
        &mut self,
        _: usize,
        _: &[&str],
        ops: &Operands<'_>,
    ) -> Result<(), Trap> {
        panic!("{} is not done", ops.insn)
    }
}
