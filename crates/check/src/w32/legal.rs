//! One instruction at a time: what traps whatever EXEC is.

use super::indexed;
use crate::Report;
use lanemask_isa::w32::{Insn, Op, Operand, csr, csr_by_number};
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
                csr_access(pc, insn, number, report);
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
fn csr_access(pc: u32, insn: &Insn, number: u32, report: &mut Report) {
    match csr_by_number(number) {
        None => {
            let message = format!("there is no CSR {number:#x}");
            report.w32("w32-csr-unknown", pc, insn, message);
        }
        Some(csr) if insn.op != Op::Csrr && !csr.writable => {
            let message = format!("the CSR {} is read-only", csr.name);
            report.w32("w32-csr-read-only", pc, insn, message);
        }
        Some(csr) => {
            if let (csr::MODE, Some(Operand::Imm(value))) = (csr.number, insn.operand(1))
                && let Some(message) = bad_mode(insn.op, value)
            {
                report.w32("w32-mode", pc, insn, message);
            }
        }
    }
}

/// Bits of MODE without a meaning (docs/w32/floats.md).
const MODE_RESERVED: u32 = !0x7ff;
/// Bits of the rounding code.
const MODE_ROUNDING: u32 = 7;
/// The last code with a meaning.
const MODE_LAST_ROUNDING: u32 = 3;

/// What is wrong with a number that is written to MODE, or whose bits are set there. Clearing bits of a legal MODE leaves a legal one.
pub(super) fn bad_mode(op: Op, value: u32) -> Option<String> {
    if !matches!(op, Op::Csrw | Op::Csrwi | Op::Csrs | Op::Csrsi) {
        return None;
    }
    let reserved = value & MODE_RESERVED;
    if reserved != 0 {
        return Some(format!("bits {reserved:#x} of MODE are reserved"));
    }
    let rounding = value & MODE_ROUNDING;
    // Codes above the last have a bit that no legal code has: setting it makes a reserved one whatever is there.
    (rounding > MODE_LAST_ROUNDING).then(|| match op {
        Op::Csrs | Op::Csrsi => format!("bit 2 of {value:#x} makes a reserved rounding code"),
        _ => format!("{rounding} is a reserved rounding code"),
    })
}
