//! EXEC, helpers, control flow, CSRs, traps and synchronisation: groups 4 and 6, and EXEC of group 3.

use crate::execute::{Operands, write};
use crate::integer::{self, Type};
use crate::machine::Machine;
use crate::state::{Flow, Trap};
use lanemask_isa::w32::{Operand, cause, csr_by_number};

impl Machine {
    /// Executes an instruction that is none of the other modules'.
    pub(crate) fn control(
        &mut self,
        warp: usize,
        name: &str,
        pc: u32,
        ops: &Operands<'_>,
    ) -> Result<Flow, Trap> {
        let exec = ops.before.exec;
        let state = &mut self.warps[warp].state;
        let next = pc.wrapping_add(ops.insn.len_bytes());
        if let Some(operation) = name.strip_prefix("saveexec.") {
            let c = ops.uniform("rs1") as u32;
            write(state, ops.get("rd"), 32, 0, exec.into());
            state.exec = match operation {
                "and" => exec & c,
                "or" => exec | c,
                "xor" => exec ^ c,
                "andn1" => c & !exec,
                "andn2" => exec & !c,
                "mov" => c,
                _ => panic!("{} is not known", ops.insn),
            };
            return Ok(Flow::Next);
        }
        if name.starts_with("csr") {
            return self.csr_instruction(warp, name, ops).map(|()| Flow::Next);
        }
        if name.starts_with("fence.") {
            return Ok(Flow::Next);
        }
        let target = || match ops.get("rel") {
            Operand::Rel(words) => pc.wrapping_add((words as u32).wrapping_mul(4)),
            other => panic!("{other} is no branch target"),
        };
        let taken = match name {
            "exec.get" => {
                write(state, ops.get("rd"), 32, 0, exec.into());
                return Ok(Flow::Next);
            }
            "exec.set" => {
                state.exec = ops.uniform("rs1") as u32;
                return Ok(Flow::Next);
            }
            "exec.wqm" => {
                let quads = (0..32).step_by(4).map(|q| 15u32 << q);
                let whole = quads.filter(|q| q & exec != 0).fold(0, |all, q| all | q);
                write(state, ops.get("rd"), 32, 0, exec.into());
                state.helpers |= whole & !exec;
                state.exec = whole;
                return Ok(Flow::Next);
            }
            "helper.get" => {
                write(state, ops.get("rd"), 32, 0, ops.before.helpers.into());
                return Ok(Flow::Next);
            }
            "helper.set" => {
                state.helpers = ops.uniform("rs1") as u32;
                return Ok(Flow::Next);
            }
            "nop" | "sleep" | "setprio" | "icache.inv" | "waitcnt" => return Ok(Flow::Next),
            "endpgm" => return Ok(Flow::End),
            "barrier" => return Ok(Flow::Barrier),
            "trap" => return Err(Trap::new(cause::TRAP.into(), ops.uniform("imm") as u32)),
            "brk" => return Err(Trap::new(cause::BREAKPOINT.into(), 0)),
            "b" | "jal" => true,
            "bexecz" => exec == 0,
            "bexecnz" => exec != 0,
            "bz" => ops.uniform("rs1") == 0,
            "bnz" => ops.uniform("rs1") != 0,
            "jalr" | "jr" | "btab" => true,
            _ => {
                let (relation, ty) = name[1..].split_once('.').expect("a compare-and-branch");
                let ty = Type::named(ty).expect("of a type");
                let (a, b) = (ops.uniform("rs1"), ops.uniform("rs2"));
                integer::compare(relation, ty, a, b).expect("by a relation")
            }
        };
        let target = match name {
            "jalr" => ops.uniform("rs1") as u32,
            // The offset is sign-extended.
            "jr" => (ops.uniform("rs1") as u32).wrapping_add(ops.uniform("rel") as u32),
            "btab" => target().wrapping_add((ops.uniform("rs1") as u32).wrapping_mul(4)),
            _ => target(),
        };
        if !taken {
            return Ok(Flow::Next);
        }
        if matches!(name, "jal" | "jalr") {
            write(state, ops.get("rd"), 32, 0, next.into());
        }
        if self.is_code(target) {
            Ok(Flow::Jump(target))
        } else {
            Err(Trap::new(cause::FETCH_FAULT.into(), target))
        }
    }

    fn csr_instruction(&mut self, warp: usize, name: &str, ops: &Operands<'_>) -> Result<(), Trap> {
        let number = ops.uniform("csr") as u32;
        let illegal = Trap::new(cause::ILLEGAL_CSR.into(), number);
        let old = self.csr(warp, number).ok_or(illegal)?;
        if name == "csrr" {
            let state = &mut self.warps[warp].state;
            write(state, ops.get("rd"), 32, 0, old.into());
            return Ok(());
        }
        if !csr_by_number(number).is_some_and(|c| c.writable) {
            return Err(illegal);
        }
        let operand = ops.uniform("rs1") as u32;
        let value = match name.trim_end_matches('i') {
            "csrw" => operand,
            "csrs" => old | operand,
            _ => old & !operand,
        };
        self.set_csr(warp, number, value)
    }
}
