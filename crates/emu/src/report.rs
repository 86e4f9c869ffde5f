//! Makes the report of a trap.

use crate::observer::registers;
use crate::program::{Code, Program};
use crate::stats::Stats;
use crate::trap::{SourcePosition, TrapReport};
use crate::warp::WarpState;
use lanemask_isa::w32::{TRAPS, cause};
use lanemask_sem::w32::Trap;

/// What is to be said of a warp of workgroup `id` that stopped at `pc`; cause 0 stands for the instruction limit.
pub(crate) fn report(
    program: &Program,
    code: &Code,
    w: &WarpState,
    id: [u32; 3],
    trap: Trap,
    pc: u32,
) -> TrapReport {
    let instruction = match program.insn(pc) {
        Some(Ok(insn)) => insn.to_string(),
        Some(Err(_)) => {
            let word = program
                .code_words()
                .get((pc / 4) as usize)
                .copied()
                .unwrap_or(0);
            format!("{word:08x} (not an instruction)")
        }
        None => "(no code)".to_string(),
    };
    let known = TRAPS
        .iter()
        .find(|t| t.cause == trap.cause && trap.cause != 0);
    let memory = matches!(trap.cause, cause::MISALIGNED | cause::MEMORY_FAULT);
    let fault = w.fault.filter(|_| memory);
    let source = program
        .object()
        .lines
        .find(pc)
        .map(|(file, row)| SourcePosition {
            file: file.to_string(),
            line: row.line,
            column: row.column,
        });
    TrapReport {
        cause: trap.cause,
        name: known.map_or("InstructionLimit", |t| t.name),
        info: trap.info,
        workgroup: id,
        warp: w.id,
        pc,
        instruction,
        source,
        lanes: w.exec,
        faulting_lanes: fault.map_or(0, |(lanes, _)| lanes),
        address: fault.map(|(_, address)| address),
        detail: w.problem.filter(|_| memory).map(|p| p.to_string()),
        registers: registers(w, id, code.v_regs, code.u_regs),
        stats: Stats::default(),
    }
}
