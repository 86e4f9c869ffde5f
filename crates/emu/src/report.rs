//! Makes the report of a trap.

use crate::abi::CODE_BASE;
use crate::handler::Delivery;
use crate::observer::registers;
use crate::program::{Code, Program, insn};
use crate::stats::Stats;
use crate::trap::{EarlierTrap, SourcePosition, TrapReport};
use crate::warp::WarpState;
use lanemask_isa::w32::{TRAPS, cause};
use lanemask_sem::w32::Trap;

/// What is to be said of a warp of workgroup `id` that stopped at `pc`, of the code `words`; cause 0 stands for the instruction
/// limit.
pub(crate) fn report(
    program: &Program,
    words: &[u32],
    code: &Code,
    w: &WarpState,
    id: [u32; 3],
    trap: Trap,
    pc: u32,
) -> TrapReport {
    let memory = matches!(trap.cause, cause::MISALIGNED | cause::MEMORY_FAULT);
    let misaligned = trap.cause == cause::MISALIGNED;
    let fault = w.fault.filter(|_| memory);
    let double = trap.cause != 0 && w.trapped == Delivery::Double;
    let paused = match w.trapped {
        Delivery::Pause(scope) if trap.cause != 0 => Some(scope),
        _ => None,
    };
    TrapReport {
        cause: trap.cause,
        name: name(trap.cause.into()).unwrap_or("InstructionLimit"),
        info: trap.info,
        workgroup: id,
        warp: w.id,
        pc,
        instruction: instruction(words, pc),
        source: position(program, pc),
        lanes: w.exec,
        helpers: w.exec & w.helpers,
        faulting_lanes: fault.map_or(0, |(lanes, _)| lanes),
        address: fault.map(|(_, address)| address),
        detail: match (w.problem.filter(|_| memory), fault) {
            (Some(problem), _) => Some(problem.to_string()),
            (None, Some((_, address)))
                if is_code(program, address) && !misaligned && !offsets(words, pc) =>
            {
                Some(READ_ONLY_CODE.to_string())
            }
            _ => None,
        },
        handling: double.then(|| EarlierTrap {
            cause: w.trapcause,
            name: name(w.trapcause).unwrap_or("unknown"),
            info: w.trapinfo,
            pc: w.trappc,
            instruction: instruction(words, w.trappc),
        }),
        paused,
        registers: registers(w, id, code.v_regs, code.u_regs),
        stats: Stats::default(),
    }
}

/// Said of a store to code that is mapped read-only: everything else can be done there.
const READ_ONLY_CODE: &str = "this is the code, which is mapped read-only: `--writable-code` (`RunOptions::writable_code`) lets kernels store to it";

fn is_code(program: &Program, address: u64) -> bool {
    address.wrapping_sub(CODE_BASE) < program.object().code.len() as u64
}

/// Whether the instruction at a PC accesses scratch or workgroup memory, by offsets: what it faults on is no address.
fn offsets(words: &[u32], pc: u32) -> bool {
    let Some(Ok(found)) = insn(words, pc) else {
        return false;
    };
    let name = found.op.info().mnemonic;
    name.starts_with("scratch.") || name.starts_with("ls.")
}

/// Name of a cause.
fn name(cause: u32) -> Option<&'static str> {
    let mut known = TRAPS.iter().filter(|t| t.cause != 0);
    known.find(|t| u32::from(t.cause) == cause).map(|t| t.name)
}

/// Where the instruction at a PC comes from, if that is known.
pub(crate) fn position(program: &Program, pc: u32) -> Option<SourcePosition> {
    let (file, row) = program.object().lines.find(pc)?;
    Some(SourcePosition {
        file: file.to_string(),
        line: row.line,
        column: row.column,
    })
}

/// What stands at a PC, as text.
fn instruction(words: &[u32], pc: u32) -> String {
    match insn(words, pc) {
        Some(Ok(insn)) => insn.to_string(),
        Some(Err(_)) => {
            let word = words.get((pc / 4) as usize);
            format!("{:08x} (not an instruction)", word.copied().unwrap_or(0))
        }
        None => "(no code)".to_string(),
    }
}
