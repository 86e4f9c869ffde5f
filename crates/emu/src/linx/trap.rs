//! Traps of kernels and their reports (L-53 to L-62).

use super::Stats;
use crate::trap::SourcePosition;
use std::fmt;

/// Trap numbers (L-54).
pub mod trapnum {
    /// Illegal instruction.
    pub const ILLEGAL: u8 = 4;
    /// Block trap.
    pub const BLOCK: u8 = 5;
    /// Data alignment.
    pub const ALIGNMENT: u8 = 34;
    /// Data page.
    pub const PAGE: u8 = 35;
}

/// What is wrong with a block's format, for TRAPARG0 (L-58): family in bits 7:0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// Something else.
    Generic = 0,
    /// B.DIM.
    Dim = 1,
    /// B.TEXT.
    Text = 2,
    /// B.ARG, of earlier versions.
    Arg = 3,
    /// B.IOR.
    Ior = 4,
    /// B.IOT.
    Iot = 5,
}

/// How it is wrong (L-58): bits 15:8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wrong {
    /// It is missing.
    Missing = 0,
    /// It is invalid.
    Invalid = 1,
    /// It contradicts another.
    Combination = 2,
}

/// A trap: what the trap registers would hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trap {
    /// Number, one of [`trapnum`] (L-54).
    pub trapnum: u8,
    /// Cause; of a block trap EC * 256 + detail (L-55).
    pub cause: u32,
    /// Whether there is an argument.
    pub argv: bool,
    /// Whether it happened within a body.
    pub bi: bool,
    /// TRAPARG0.
    pub arg0: u64,
}

impl Trap {
    /// An illegal instruction at an address. The cause is not published: 0.
    pub fn illegal(pc: u64) -> Trap {
        Trap {
            trapnum: trapnum::ILLEGAL,
            cause: 0,
            argv: true,
            bi: true,
            arg0: pc,
        }
    }

    /// A header that breaks the rules (L-58).
    pub fn format(family: Family, wrong: Wrong) -> Trap {
        let arg0 = family as u64 | (wrong as u64) << 8;
        Trap {
            trapnum: trapnum::BLOCK,
            cause: 0x200,
            argv: true,
            bi: false,
            arg0,
        }
    }

    /// A launch that does not go to a header (L-56): `detail` 1 bad target, 3 missing marker.
    pub fn flow(detail: u32, source: u64) -> Trap {
        Trap {
            trapnum: trapnum::BLOCK,
            cause: 0x100 + detail,
            argv: true,
            bi: false,
            arg0: source,
        }
    }

    /// A branch out of the body or to an odd address (L-46, L-57).
    pub fn fetch(target: u64) -> Trap {
        Trap {
            trapnum: trapnum::BLOCK,
            cause: 0x300,
            argv: true,
            bi: true,
            arg0: target,
        }
    }

    /// Memory that is not there, or not writable (L-59, L-62).
    pub fn page(address: u64) -> Trap {
        Trap {
            trapnum: trapnum::PAGE,
            cause: 0,
            argv: true,
            bi: true,
            arg0: address,
        }
    }

    /// An atomic access that is not aligned.
    pub fn alignment(address: u64) -> Trap {
        Trap {
            trapnum: trapnum::ALIGNMENT,
            cause: 0,
            argv: true,
            bi: true,
            arg0: address,
        }
    }

    /// TRAPNO (L-53).
    pub fn e_word(&self) -> u64 {
        1 << 63
            | u64::from(self.argv) << 62
            | u64::from(self.cause & 0xff_ffff) << 24
            | u64::from(self.trapnum & 0x3f)
    }

    /// Name of the number.
    pub fn name(&self) -> &'static str {
        match (self.trapnum, self.cause >> 8) {
            (trapnum::ILLEGAL, _) => "illegal instruction",
            (trapnum::BLOCK, 1) => "block trap CFI",
            (trapnum::BLOCK, 2) => "block trap BLOCKFMT",
            (trapnum::BLOCK, 3) => "block trap BFETCH",
            (trapnum::BLOCK, _) => "block trap",
            (trapnum::ALIGNMENT, _) => "data alignment",
            (trapnum::PAGE, _) => "data page",
            _ => "trap",
        }
    }
}

/// A trap that ended a launch, with where and why. Of several the one of the lowest group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrapReport {
    /// The trap.
    pub trap: Trap,
    /// Address of the instruction; of a header's trap that of the block start.
    pub pc: u64,
    /// lc1 and lc2 of the group.
    pub group: (u64, u64),
    /// Its number in the grid, if the launch is a piece of one.
    pub in_grid: Option<u64>,
    /// p before the instruction.
    pub p: u64,
    /// Lanes at fault, of a memory access.
    pub lanes: u64,
    /// The instruction as text, or its first parcel if it is none.
    pub instruction: String,
    /// What is wrong with it.
    pub why: String,
    /// Where it comes from, if known.
    pub position: Option<SourcePosition>,
    /// TRAPNO (L-53).
    pub e_word: u64,
    /// Of all groups of the launch, as far as they came.
    pub stats: Stats,
}

/// How reports tell the number of a group in the grid.
pub(crate) fn in_grid(number: Option<u64>) -> String {
    number.map_or(String::new(), |n| format!(" (group {n} of the grid)"))
}

impl fmt::Display for TrapReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let t = &self.trap;
        write!(
            f,
            "trap {} ({}), cause {:#x}, argument {:#x}: {}",
            t.trapnum,
            t.name(),
            t.cause,
            t.arg0,
            self.why
        )?;
        let place = if t.bi { "in the body" } else { "at the header" };
        write!(f, "\n  {place} at {:#x}: {}", self.pc, self.instruction)?;
        if let Some(s) = &self.position {
            write!(f, "\n  from {}:{}", s.file, s.line)?;
            if s.column != 0 {
                write!(f, ":{}", s.column)?;
            }
        }
        if t.bi {
            write!(
                f,
                "\n  group lc1 = {}, lc2 = {}{}, p = {:#x}",
                self.group.0,
                self.group.1,
                in_grid(self.in_grid),
                self.p
            )?;
        }
        if self.lanes != 0 {
            write!(f, ", lanes at fault {:#x}", self.lanes)?;
        }
        Ok(())
    }
}
