//! Running LinxISA kernels: compiled ones on a grid in an arena, hand-written ones as their header says.

mod arena;
mod launch;
pub mod registers;

use lanemask_compile::legality::{Condition, LaunchFacts};
use lanemask_compile::linx::{Options, Scratch};
use lanemask_diag::Sources;
use lanemask_emu::linx::{Order, Policy};
use lanemask_object::{LinxMeta, LinxMode};

pub(crate) use arena::Arena;
pub(crate) use launch::{Done, Failed, Grid, How, arena, run_grid, run_in};
pub use launch::{GroupRace, OrderDifference, Watch};

/// How WGSL is compiled for linx.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compile {
    /// Where spills and private memory may be.
    pub scratch: Scratch,
    /// Kind of the block; `None`: MPAR if that is proven to be right (L-32).
    pub mode: Option<LinxMode>,
    /// Lanes of a group; `None`: the compiler chooses.
    pub lanes: Option<u32>,
}

impl Compile {
    /// The compiler's options.
    pub fn options<'a>(&self, sources: &'a Sources) -> Options<'a> {
        Options {
            sources,
            scratch: self.scratch,
            mode: self.mode,
            lanes: self.lanes,
        }
    }
}

/// The first condition that the proof of an MPAR kernel rests on and that does not hold of a launch (L-32).
pub(crate) fn failed_condition<'a>(
    linx: &'a LinxMeta,
    workgroups: [u32; 3],
    contents: &[impl AsRef<[u8]>],
) -> Option<&'a str> {
    let facts = Facts {
        workgroups,
        contents,
    };
    let holds = |c: &str| c.parse::<Condition>().is_ok_and(|c| c.holds(&facts));
    let mut all = linx.conditions.iter().map(String::as_str);
    all.find(|c| !holds(c))
}

struct Facts<'a, B> {
    workgroups: [u32; 3],
    contents: &'a [B],
}

impl<B: AsRef<[u8]>> LaunchFacts for Facts<'_, B> {
    fn workgroups(&self) -> [u32; 3] {
        self.workgroups
    }

    fn bytes(&self, resource: u32) -> u32 {
        let bytes = self.contents.get(resource as usize);
        let bytes = bytes.map_or(0, |b| b.as_ref().len());
        u32::try_from(bytes).unwrap_or(u32::MAX)
    }

    fn word(&self, resource: u32, byte: u64) -> u32 {
        let bytes = self.contents.get(resource as usize).map(B::as_ref);
        let word = bytes.and_then(|b| b.get(usize::try_from(byte).ok()?..)?.first_chunk::<4>());
        word.map_or(0, |w| u32::from_le_bytes(*w))
    }
}

/// How linx kernels run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How WGSL is compiled.
    pub compile: Compile,
    /// Choices that the architecture leaves open (L-50, Q-1, Q-3, Q-4, Q-9, Q-31).
    pub policy: Policy,
    /// Order of the groups of MPAR kernels; `None`: on all cores, or as [`RunOptions`](crate::RunOptions) says.
    pub order: Option<Order>,
    /// Seeds of random orders whose results are compared with those in order, before each launch.
    pub check_orders: Vec<u64>,
}
