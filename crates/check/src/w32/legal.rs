//! One instruction at a time: what traps whatever EXEC is.

use super::indexed;
use crate::Report;
use lanemask_isa::w32::{Insn, Op, Operand, csr_by_number};
use lanemask_object::KernelMeta;

/// Checks pairs, registers against the allocation, and CSRs.
pub fn check(pc: u32, insn: &Insn, kernel: &KernelMeta, report: &mut Report) {
    if insn.has_odd_pair() {
        let message = "it names a pair that begins at an odd register".to_string();
        report.w32("w32-pair", pc, insn, message);
    }
    for (k, info) in insn.op.info().operands.iter().enumerate() {
        let (file, first, count, has) = match insn.operand(k) {
            _ if indexed(insn.op, k) => continue,
            Some(Operand::V { first, count, .. }) => ('v', first, count, kernel.v_regs),
            Some(Operand::VHalf { reg, .. }) => ('v', reg, 1, kernel.v_regs),
            Some(Operand::U { first, count, .. }) => ('u', first, count, kernel.u_regs),
            Some(Operand::Csr(number)) => {
                csr(pc, insn, number, report);
                continue;
            }
            _ => continue,
        };
        let last = u32::from(first) + u32::from(count) - 1;
        if last >= has {
            let message = format!(
                "{} names {file}{last}, and the kernel has {has} {file} registers",
                info.name
            );
            report.w32("w32-allocation", pc, insn, message);
        }
    }
}

/// An access to a CSR. `csrr` is the only one that does not write.
fn csr(pc: u32, insn: &Insn, number: u32, report: &mut Report) {
    match csr_by_number(number) {
        None => {
            let message = format!("there is no CSR {number:#x}");
            report.w32("w32-csr-unknown", pc, insn, message);
        }
        Some(csr) if insn.op != Op::Csrr && !csr.writable => {
            let message = format!("the CSR {} is read-only", csr.name);
            report.w32("w32-csr-read-only", pc, insn, message);
        }
        Some(_) => {}
    }
}
