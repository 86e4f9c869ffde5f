//! Reports of traps.

use crate::stats::Stats;
use lanemask_isa::w32::LANES;
use lanemask_sem::w32::PauseScope;
use std::fmt;

/// A place in the source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePosition {
    /// File name.
    pub file: String,
    /// Line from 1.
    pub line: u32,
    /// Column from 1; 0 = not known.
    pub column: u32,
}

/// Registers of a warp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarpRegisters {
    /// Workgroup id.
    pub workgroup: [u32; 3],
    /// Warp of the workgroup.
    pub warp: u32,
    /// PC.
    pub pc: u32,
    /// EXEC.
    pub exec: u32,
    /// Uniform registers, as many as the kernel has.
    pub u: Vec<u32>,
    /// Vector registers, as many as the kernel has, lane by lane.
    pub v: Vec<[u32; LANES]>,
}

/// As text: one line a uniform register, one a vector register.
impl fmt::Display for WarpRegisters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.workgroup;
        writeln!(
            f,
            "workgroup {x},{y},{z} warp {} pc {:#06x} exec {:08x}",
            self.warp, self.pc, self.exec
        )?;
        for (n, value) in self.u.iter().enumerate() {
            writeln!(f, "u{n} = {value:08x}")?;
        }
        for (n, lanes) in self.v.iter().enumerate() {
            write!(f, "v{n} =")?;
            for value in lanes {
                write!(f, " {value:08x}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The trap whose handler was under way when another came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierTrap {
    /// CSR `trapcause`.
    pub cause: u32,
    /// Its name.
    pub name: &'static str,
    /// CSR `trapinfo`.
    pub info: u32,
    /// CSR `trappc`.
    pub pc: u32,
    /// The instruction there as text.
    pub instruction: String,
}

/// A trap that stopped a dispatch, or the instruction limit. Of several the one in the lowest workgroup.
#[derive(Clone, Debug, PartialEq)]
pub struct TrapReport {
    /// Cause; 0 for the instruction limit, which is no trap of the machine.
    pub cause: u8,
    /// Its name.
    pub name: &'static str,
    /// What `trapinfo` would hold.
    pub info: u32,
    /// Workgroup id.
    pub workgroup: [u32; 3],
    /// Warp of the workgroup.
    pub warp: u32,
    /// PC of the instruction, from CODE_BASE.
    pub pc: u32,
    /// The instruction as text, or the word that is none.
    pub instruction: String,
    /// Where it comes from, if known.
    pub source: Option<SourcePosition>,
    /// EXEC.
    pub lanes: u32,
    /// The active lanes that are helpers of whole-quad mode.
    pub helpers: u32,
    /// Lanes that are at fault, of a memory access.
    pub faulting_lanes: u32,
    /// Address of the first lane at fault, of a memory access.
    pub address: Option<u64>,
    /// More on a memory fault: what is wrong with the image or sampler, or that the address is one of code.
    pub detail: Option<String>,
    /// Of a double trap the first one.
    pub handling: Option<EarlierTrap>,
    /// Whether the warp has paused, as `trapctl` says, and not the trap itself ended the run.
    pub paused: Option<PauseScope>,
    /// Registers of the warp, as before the instruction.
    pub registers: WarpRegisters,
    /// What was executed before.
    pub stats: Stats,
}

impl fmt::Display for TrapReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.workgroup;
        if self.cause == 0 {
            write!(f, "{} of {} instructions", self.name, self.info)?;
        } else {
            write!(
                f,
                "trap {} ({}), info {:#x}",
                self.cause, self.name, self.info
            )?;
        }
        write!(
            f,
            "\n  in workgroup {x},{y},{z}, warp {}, at pc {:#06x}: {}",
            self.warp, self.pc, self.instruction
        )?;
        if let Some(s) = &self.source {
            write!(f, "\n  from {}:{}", s.file, s.line)?;
            if s.column != 0 {
                write!(f, ":{}", s.column)?;
            }
        }
        write!(f, "\n  active lanes {:#010x}", self.lanes)?;
        if self.helpers != 0 {
            write!(f, ", helpers {:#010x}", self.helpers)?;
        }
        if self.faulting_lanes != 0 {
            write!(f, ", at fault {:#010x}", self.faulting_lanes)?;
        }
        if let Some(address) = self.address {
            write!(f, ", address {address:#x}")?;
        }
        if let Some(detail) = &self.detail {
            write!(f, "\n  {detail}")?;
        }
        if let Some(first) = &self.handling {
            write!(
                f,
                "\n  double trap: in the handler of trap {} ({}), info {:#x}, at pc {:#06x}: {}",
                first.cause, first.name, first.info, first.pc, first.instruction
            )?;
        }
        if let Some(scope) = self.paused {
            let who = match scope {
                PauseScope::Warp => "this warp",
                PauseScope::Workgroup => "its workgroup",
                PauseScope::Dispatch => "the dispatch",
            };
            write!(
                f,
                "\n  trapctl pauses {who} here, and no debugger is attached"
            )?;
        }
        Ok(())
    }
}
