//! LinxISA v0.57 SIMT kernels: launch headers, groups under a mask, tiles, traps.
//!
//! A [`Program`] is a loaded object; [`run`] executes the header of a [`Launch`] from its bytes and then the body once
//! for every group. Rules are cited as in the project's list of facts (L-…) and rulings (Q-…). Where they leave a
//! choice, a [`Policy`] makes it; its default is the ruling. What was decided here besides:
//!
//! - Bits of `p` at or above LB0 are lanes like others: only a group-domain write can set them (L-38).
//! - Under MSEQ a group finds R1 to R23 as the group before left them; under MPAR each finds those of the launch, and
//!   [`Summary::contested`] names the ones that were written.
//! - Bodies run to nearest even: nothing in a body can write FCSR. Nothing can read it either, so its flags are
//!   gathered only if [`RunOptions::flags`] asks for them; [`Summary::fcsr`] has them then.
//! - With dr = 1 the groups are numbered by lc1; lc2 is 0.
//! - An access that its memory refuses gives the address as argument; an illegal instruction gives its own address.
//!   Causes of both are 0.
//!
//! ```
//! use lanemask_emu::Memory;
//! use lanemask_emu::linx::{Launch, Program, RunOptions, run};
//! use lanemask_object::Object;
//!
//! // Two groups of four lanes store lc1 at ri0 + lc0 * 4 + lc1 * 16.
//! let words: [u16; 18] = [
//!     0x1181, 0x0000, // BSTART.MPAR 0
//!     0x013c, 0x40bc, // C.B.DIMI 4, ->lb0; C.B.DIMI 2, ->lb1
//!     0x0013, 0x0001, // B.IOR [a0],[]
//!     0x0183, 0x0000, // B.TEXT .+6
//!     0x0000, // C.BSTOP
//!     0x02ff, 0x0030, 0x0005, 0x0010, // v.add zero, lc1, ->vu
//!     0xb17f, 0x2830, 0x2049, 0x0810, // v.sw.brg vu#1, [ri0, lc0<<2, lc1<<4]
//!     0x0000, // C.BSTOP
//! ];
//! let code = words.iter().flat_map(|w| w.to_le_bytes()).collect();
//! let object = Object { target: "linx".into(), code, ..Object::default() };
//! let program = Program::load(&object).unwrap();
//! let mut memory = Memory::new();
//! memory.alloc_at(0x9000, 32, true).unwrap();
//! let mut launch = Launch::new(&program, 0x1000);
//! launch.registers[2] = 0x9000;
//! run(&launch, &memory, &RunOptions::default(), None).unwrap();
//! assert_eq!(memory.read(0x901c, 4).unwrap(), [1, 0, 0, 0]);
//! ```

mod access;
mod code;
mod decode;
mod decode_memory;
mod each;
mod exec;
mod group;
mod header;
mod kinds;
mod many;
mod memory;
mod observer;
mod order;
mod program;
mod run;
mod scalar;
mod schedule;
mod shadow;
mod tile;
mod trap;

pub(crate) use exec::{Machine, Stop, run as run_group};
pub use many::{FailedLaunch, Total, run_each, run_many};
pub use observer::{Observer, Trace, View};
pub use order::{Compared, Difference, Launches, Place, check_launch_orders, check_orders};
pub use program::{CODE_BASE, Program, body_end};
pub use run::run;
pub use shadow::{Race, RacingAccess, Touch};
pub use tile::{Hand, Tile, TileState};
pub use trap::{Family, Trap, TrapReport, Wrong, trapnum};

use crate::stats::Progress;
use crate::trap::SourcePosition;
use std::fmt;
use std::ops::AddAssign;
use std::sync::atomic::AtomicBool;

/// What inactive lanes of a vector result get (L-50, Q-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Inactive {
    /// The same lane of the entry that was the latest before the push.
    #[default]
    Keep,
    /// Zero.
    Zero,
    /// This value.
    Poison(u32),
}

/// Which source of a B.IOR takes the next ri number first (Q-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RiOrder {
    /// RegSrc0, RegSrc1, RegSrc2.
    #[default]
    Kex,
    /// RegSrc1, RegSrc0, RegSrc2, then the register in the destination bracket.
    Sail,
}

/// Choices that the sources leave open; the default is the rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Policy {
    /// Inactive lanes (Q-1).
    pub inactive: Inactive,
    /// Adds the lane term of every access, also with C = 0 (Q-3), for objects of the upstream assembler.
    pub force_lane_term: bool,
    /// 64-bit elements over pairs of lanes instead of a trap (Q-4).
    pub pair64: bool,
    /// Order of ri (Q-9).
    pub ri_order: RiOrder,
    /// V.PSEL writes all lanes (Q-31).
    pub psel_writes_all: bool,
}

/// In which order groups of an MPAR launch run (L-31). MSEQ is always in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// One after the other, by (lc2, lc1).
    #[default]
    InOrder,
    /// On all cores.
    AllCores,
    /// Interleaved at random, a few instructions at a time.
    Random {
        /// Gives the same interleaving every time.
        seed: u64,
    },
}

/// What to run.
#[derive(Clone, Debug)]
pub struct Launch<'a> {
    /// The program.
    pub program: &'a Program,
    /// Address of the BSTART.
    pub header: u64,
    /// R0 to R23; R0 reads 0.
    pub registers: [u64; 24],
    /// What the tile hands hold.
    pub tiles: TileState,
    /// Number of the first group in the grid of which this launch is a piece, if it is one. Traces and reports tell a
    /// group's number in the grid then; nothing else depends on it.
    pub first_group: Option<u64>,
}

impl<'a> Launch<'a> {
    /// A launch with all registers 0 and no tiles, not a piece of a grid.
    pub fn new(program: &'a Program, header: u64) -> Launch<'a> {
        Launch {
            program,
            header,
            registers: [0; 24],
            tiles: TileState::default(),
            first_group: None,
        }
    }

    /// Number of a group in the grid.
    pub(crate) fn in_grid(&self, number: u64) -> Option<u64> {
        Some(self.first_group? + number)
    }
}

/// How to run it.
#[derive(Clone, Copy, Debug, Default)]
pub struct RunOptions<'a> {
    /// Choices.
    pub policy: Policy,
    /// Order of groups.
    pub order: Order,
    /// Host threads for [`Order::AllCores`], [`run_many`] and [`run_each`]; 0 = one for each core.
    pub threads: usize,
    /// Most instructions of a group.
    pub max_instructions: Option<u64>,
    /// Most groups of a launch.
    pub max_groups: Option<u64>,
    /// Gathers float flags, slowly.
    pub flags: bool,
    /// Ends the run soon after it becomes true.
    pub interrupt: Option<&'a AtomicBool>,
    /// Is kept up to date; groups count as workgroups.
    pub progress: Option<&'a Progress>,
}

/// Counts of retired instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Stats {
    /// Groups that have ended.
    pub groups: u64,
    /// Executed by groups, all kinds.
    pub group_instructions: u64,
    /// The ones of lanes among them.
    pub vector_instructions: u64,
    /// These counted once per active lane.
    pub lane_instructions: u64,
}

impl AddAssign for Stats {
    fn add_assign(&mut self, other: Stats) {
        self.groups += other.groups;
        self.group_instructions += other.group_instructions;
        self.vector_instructions += other.vector_instructions;
        self.lane_instructions += other.lane_instructions;
    }
}

/// What a launch has left behind.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Summary {
    /// R0 to R23 after the block: of several groups that wrote one, the last in order counts (Q-22).
    pub registers: [u64; 24],
    /// R1 to R23 that groups of an MPAR launch wrote, a bit each: their values depend on a choice (Q-22).
    pub contested: u32,
    /// Tiles after the block.
    pub tiles: TileState,
    /// Where execution goes on (L-36).
    pub next: u64,
    /// FCSR, if its flags were asked for (L-73).
    pub fcsr: Option<u32>,
    /// Counts.
    pub stats: Stats,
    /// Host threads that were used.
    pub threads: usize,
}

/// Why a launch cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LaunchError {
    /// A block of this kind is not run here.
    NotRunnable(&'static str),
    /// Memory was allocated where code or data lie.
    Overlap(u64),
    /// There are more groups than allowed.
    TooManyGroups(u64),
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaunchError::NotRunnable(kind) => write!(
                f,
                "this is a {kind} block: {kind} blocks are decoded and checked, only MPAR and MSEQ are run"
            ),
            LaunchError::Overlap(at) => {
                write!(f, "memory lies where the program needs it at {at:#x}")
            }
            LaunchError::TooManyGroups(n) => {
                write!(f, "the launch has {n} groups, more than allowed")
            }
        }
    }
}

/// A group that executed as many instructions as allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitReport {
    /// The limit.
    pub limit: u64,
    /// Address of the instruction that was not executed.
    pub pc: u64,
    /// lc1 and lc2 of the group.
    pub group: (u64, u64),
    /// Its number in the grid, if the launch is a piece of one.
    pub in_grid: Option<u64>,
    /// The instruction.
    pub instruction: String,
    /// Where it comes from, if known.
    pub position: Option<SourcePosition>,
    /// Of all groups of the launch, as far as they came.
    pub stats: Stats,
}

/// Why a launch did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunError {
    /// It could not start.
    Launch(LaunchError),
    /// It trapped.
    Trap(Box<TrapReport>),
    /// A group executed as many instructions as allowed.
    Limit(Box<LimitReport>),
    /// It was told to end; what its groups had done until then.
    Interrupted(Stats),
}

impl RunError {
    /// What the groups of the launch have done, as far as they came.
    pub fn stats(&self) -> Stats {
        match self {
            RunError::Launch(_) => Stats::default(),
            RunError::Trap(report) => report.stats,
            RunError::Limit(report) => report.stats,
            RunError::Interrupted(stats) => *stats,
        }
    }

    pub(crate) fn with_stats(mut self, stats: Stats) -> RunError {
        match &mut self {
            RunError::Launch(_) => {}
            RunError::Trap(report) => report.stats = stats,
            RunError::Limit(report) => report.stats = stats,
            RunError::Interrupted(old) => *old = stats,
        }
        self
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Launch(e) => e.fmt(f),
            RunError::Trap(r) => r.fmt(f),
            RunError::Limit(r) => {
                write!(
                    f,
                    "limit of {} instructions reached\n  in group lc1 = {}, lc2 = {}{}, at {:#x}: {}",
                    r.limit,
                    r.group.0,
                    r.group.1,
                    trap::in_grid(r.in_grid),
                    r.pc,
                    r.instruction
                )?;
                if let Some(s) = &r.position {
                    write!(f, "\n  from {}:{}", s.file, s.line)?;
                }
                Ok(())
            }
            RunError::Interrupted(_) => f.write_str("interrupted"),
        }
    }
}

impl std::error::Error for RunError {}
