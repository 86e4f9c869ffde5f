//! Watching instructions as they execute.

use crate::interp::{Env, Interp, Watch};
use crate::program::insn;
use crate::trap::WarpRegisters;
use crate::warp::{FIRST_U, Row, WarpState};
use lanemask_isa::w32::{Insn, LANES, Operand, csr};
use lanemask_sem::w32::Trap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A warp at an instruction.
pub struct View<'a> {
    /// Workgroup id.
    pub workgroup: [u32; 3],
    /// Warp of the workgroup.
    pub warp: u32,
    /// PC of the instruction.
    pub pc: u32,
    /// The instruction; `None` if there is none at this PC.
    pub insn: Option<Insn>,
    /// EXEC before the instruction.
    pub exec: u32,
    state: &'a WarpState,
    code: CodeView<'a>,
}

/// Code as a core has it and as it is in memory.
#[derive(Clone, Copy)]
pub(crate) struct CodeView<'a> {
    pub(crate) fetched: &'a [u32],
    /// Its words in memory, if kernels may write them.
    pub(crate) stored: Option<&'a [AtomicU32]>,
}

impl View<'_> {
    /// EXEC as it is now.
    pub fn exec_now(&self) -> u32 {
        self.state.exec
    }

    /// Words of the code.
    pub fn code_words(&self) -> usize {
        self.code.fetched.len()
    }

    /// Word `k` of the code in the instruction cache of the warp's core; `None` if there is none of that number.
    pub fn fetched_word(&self, k: usize) -> Option<u32> {
        self.code.fetched.get(k).copied()
    }

    /// Word `k` of the code in memory, as it is now.
    pub fn stored_word(&self, k: usize) -> Option<u32> {
        match self.code.stored {
            Some(cells) => cells.get(k).map(|c| c.load(Relaxed)),
            None => self.fetched_word(k),
        }
    }

    /// Helper lanes, as they are now.
    pub fn helpers(&self) -> u32 {
        self.state.helpers
    }

    /// A CSR that programs may write, as it is now; 0 if there is none of that number.
    pub fn csr(&self, number: u32) -> u32 {
        match number {
            csr::EXEC => self.state.exec,
            csr::MODE => self.state.mode,
            csr::FFLAGS => self.state.fflags,
            csr::TRAPCTL => self.state.trapctl,
            csr::TRAPBASE => self.state.trapbase,
            csr::TRAPCAUSE => self.state.trapcause,
            csr::TRAPPC => self.state.trappc,
            csr::TRAPINFO => self.state.trapinfo,
            _ => 0,
        }
    }

    /// Uniform register, as it is now; 0 if there is none of that number.
    pub fn u(&self, n: u8) -> u32 {
        if n < 64 { self.state.u(n.into()) } else { 0 }
    }

    /// Vector register of all lanes, as it is now; zeros if there is none of that number.
    pub fn v(&self, n: u8) -> &[u32; LANES] {
        const NONE: &Row = &[0; LANES];
        if n < 128 {
            self.state.regs.row(n.into())
        } else {
            NONE
        }
    }
}

/// Sees every instruction of a run. An observed run executes the workgroups in order, on one thread.
pub trait Observer: Sync {
    /// Whether it wants to see this warp at all.
    fn wants(&self, _workgroup: [u32; 3], _warp: u32) -> bool {
        true
    }

    /// Before an instruction.
    fn before(&self, _view: &View<'_>) {}

    /// After it. If it trapped, nothing has changed.
    fn after(&self, _view: &View<'_>, _trap: Option<Trap>) {}
}

/// Two observers of one run.
pub struct Both<'a>(pub &'a dyn Observer, pub &'a dyn Observer);

impl Observer for Both<'_> {
    fn wants(&self, workgroup: [u32; 3], warp: u32) -> bool {
        self.0.wants(workgroup, warp) || self.1.wants(workgroup, warp)
    }

    fn before(&self, view: &View<'_>) {
        for observer in [self.0, self.1] {
            if observer.wants(view.workgroup, view.warp) {
                observer.before(view);
            }
        }
    }

    fn after(&self, view: &View<'_>, trap: Option<Trap>) {
        for observer in [self.0, self.1] {
            if observer.wants(view.workgroup, view.warp) {
                observer.after(view, trap);
            }
        }
    }
}

/// Passes what the engine does on to an observer.
pub(crate) struct On<'a> {
    pub(crate) observer: &'a dyn Observer,
    pub(crate) code: CodeView<'a>,
    pub(crate) workgroup: [u32; 3],
    pub(crate) exec: u32,
}

impl On<'_> {
    fn view<'v>(&'v self, state: &'v WarpState, pc: u32) -> View<'v> {
        View {
            workgroup: self.workgroup,
            warp: state.id,
            pc,
            insn: insn(self.code.fetched, pc).and_then(Result::ok),
            exec: self.exec,
            state,
            code: self.code,
        }
    }
}

impl<F: Env> Watch<F> for On<'_> {
    fn before(&mut self, m: &mut Interp<'_, F>, pc: u32) {
        self.exec = m.w.exec;
        self.observer.before(&self.view(m.w, pc));
    }

    fn after(&mut self, m: &mut Interp<'_, F>, pc: u32, trap: Option<Trap>) {
        self.observer.after(&self.view(m.w, pc), trap);
    }
}

/// Writes a line for every executed instruction: workgroup, warp, PC, EXEC, instruction, and what it wrote. Registers
/// of lanes are printed lane 0 first, inactive lanes as dots.
pub struct Trace<W> {
    out: Mutex<(W, Option<std::io::Error>)>,
    workgroup: Option<[u32; 3]>,
    warp: Option<u32>,
}

impl<W: Write> Trace<W> {
    /// Traces all warps, or only those of one workgroup, or only one warp of each.
    pub fn new(out: W, workgroup: Option<[u32; 3]>, warp: Option<u32>) -> Trace<W> {
        Trace {
            out: Mutex::new((out, None)),
            workgroup,
            warp,
        }
    }

    /// The writer, or the first error that it gave.
    pub fn finish(self) -> std::io::Result<W> {
        let (mut out, error) = self.out.into_inner().unwrap_or_else(|e| e.into_inner());
        match error {
            Some(e) => Err(e),
            None => out.flush().map(|()| out),
        }
    }
}

impl<W: Write + Send> Observer for Trace<W> {
    fn wants(&self, workgroup: [u32; 3], warp: u32) -> bool {
        self.workgroup.is_none_or(|w| w == workgroup) && self.warp.is_none_or(|w| w == warp)
    }

    fn after(&self, view: &View<'_>, trap: Option<Trap>) {
        let mut out = self.out.lock().unwrap_or_else(|e| e.into_inner());
        if out.1.is_none() {
            let line = line(view, trap);
            out.1 = out.0.write_all(line.as_bytes()).err();
        }
    }
}

fn line(view: &View<'_>, trap: Option<Trap>) -> String {
    let [x, y, z] = view.workgroup;
    let text = match &view.insn {
        Some(insn) => insn.to_string(),
        None => "(not an instruction)".to_string(),
    };
    let mut line = format!(
        "wg {x},{y},{z} warp {} pc {:#06x} exec {:08x} {text}",
        view.warp, view.pc, view.exec
    );
    match (trap, &view.insn) {
        (Some(t), _) => line += &format!(" ; trap {} info {:#x}", t.cause, t.info),
        (None, Some(insn)) => results(&mut line, view, insn),
        (None, None) => {}
    }
    if view.exec_now() != view.exec {
        line += &format!(" ; exec = {:08x}", view.exec_now());
    }
    line.push('\n');
    line
}

fn results(line: &mut String, view: &View<'_>, insn: &Insn) {
    for (info, operand) in insn.op.info().operands.iter().zip(insn.operands()) {
        if !info.writes {
            continue;
        }
        match operand {
            Operand::V { first, count, .. } => {
                for n in first..first.saturating_add(count) {
                    *line += &format!(" ; v{n} ={}", lanes(view, n));
                }
            }
            Operand::VHalf { reg, .. } => *line += &format!(" ; v{reg} ={}", lanes(view, reg)),
            Operand::U { first, count, .. } => {
                for n in first..first.saturating_add(count) {
                    *line += &format!(" ; u{n} = {:08x}", view.u(n));
                }
            }
            _ => {}
        }
    }
}

fn lanes(view: &View<'_>, n: u8) -> String {
    let one = |(lane, value): (usize, &u32)| {
        if view.exec >> lane & 1 == 1 {
            format!(" {value:08x}")
        } else {
            " .".to_string()
        }
    };
    view.v(n).iter().enumerate().map(one).collect()
}

/// A copy of a warp's registers.
pub(crate) fn registers(
    w: &WarpState,
    workgroup: [u32; 3],
    v_regs: u32,
    u_regs: u32,
) -> WarpRegisters {
    WarpRegisters {
        workgroup,
        warp: w.id,
        pc: w.pc,
        exec: w.exec,
        u: (0..u_regs as u16).map(|n| w.u(n)).collect(),
        v: (0..(v_regs as u16).min(FIRST_U))
            .map(|n| *w.regs.row(n))
            .collect(),
    }
}
