//! What a run has executed.

use std::ops::AddAssign;
use std::sync::atomic::AtomicU64;

/// Counts of retired instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Stats {
    /// Executed by warps, all kinds.
    pub warp_instructions: u64,
    /// The vector ones among them: those that depend on EXEC.
    pub vector_instructions: u64,
    /// The vector ones counted once per active lane.
    pub lane_instructions: u64,
    /// The vector ones counted once per lane of their warp, active or not.
    pub lane_slots: u64,
}

impl Stats {
    /// lane_instructions / (vector_instructions x lanes of a warp), 0 to 1; 0 if there were none.
    pub fn lane_utilisation(&self) -> f64 {
        if self.lane_slots == 0 {
            return 0.0;
        }
        self.lane_instructions as f64 / self.lane_slots as f64
    }
}

impl AddAssign for Stats {
    fn add_assign(&mut self, other: Stats) {
        self.warp_instructions += other.warp_instructions;
        self.vector_instructions += other.vector_instructions;
        self.lane_instructions += other.lane_instructions;
        self.lane_slots += other.lane_slots;
    }
}

/// How far a run is; another thread may look at it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Workgroups of the dispatch.
    pub workgroups: AtomicU64,
    /// Those that have ended.
    pub done: AtomicU64,
    /// Instructions that warps have executed, of all dispatches so far.
    pub instructions: AtomicU64,
}
