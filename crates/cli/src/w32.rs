//! Switches that are for w32 only.

use std::str::FromStr;

use clap::Args;
use lanemask::emu::{Completion, Schedule, Shape};

/// How w32 kernels run: choices that the architecture leaves open.
#[derive(Debug, Default, Args)]
pub struct W32Switches {
    /// When the results of loads, atomics and special functions come: at-once, late (as late as is allowed), or
    /// random:SEED [default: at-once].
    #[arg(long, value_name = "WHEN", help_heading = "W32")]
    pub complete: Option<Complete>,
    /// The machine: cores, shader processors of a core, warp slots of each, workgroup slots of a core; what is left out is
    /// 1, 4, 16, 8. Workgroups on a core take turns [default: each workgroup has a core for itself].
    #[arg(
        long,
        value_name = "cores=N,sps=N,warps=N,workgroups=N",
        help_heading = "W32"
    )]
    pub shape: Option<Shape>,
    /// Order of turns of warps and workgroups: rounds, or random:SEED on one thread [default: rounds].
    #[arg(long, value_name = "ORDER", help_heading = "W32")]
    pub schedule: Option<Order>,
    /// Let kernels store to code; a core runs the new code after `icache.inv`.
    #[arg(long, help_heading = "W32")]
    pub writable_code: bool,
}

/// `--schedule`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order(pub Schedule);

impl FromStr for Order {
    type Err = String;

    fn from_str(text: &str) -> Result<Order, String> {
        let schedule = match text {
            "rounds" => Some(Schedule::Rounds),
            _ => text
                .strip_prefix("random:")
                .and_then(|seed| seed.parse().ok())
                .map(|seed| Schedule::Random { seed }),
        };
        schedule
            .map(Order)
            .ok_or_else(|| "write rounds or random:SEED, for example random:1".to_string())
    }
}

/// `--complete`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Complete(pub Completion);

impl FromStr for Complete {
    type Err = String;

    fn from_str(text: &str) -> Result<Complete, String> {
        let completion = match text {
            "at-once" => Some(Completion::AtOnce),
            "late" => Some(Completion::Late),
            _ => text
                .strip_prefix("random:")
                .and_then(|seed| seed.parse().ok())
                .map(|seed| Completion::Random { seed }),
        };
        completion
            .map(Complete)
            .ok_or_else(|| "write at-once, late or random:SEED, for example random:1".to_string())
    }
}

impl W32Switches {
    /// The first switch that is given.
    pub fn given(&self) -> Option<&'static str> {
        let given = [
            ("--complete", self.complete.is_some()),
            ("--shape", self.shape.is_some()),
            ("--schedule", self.schedule.is_some()),
            ("--writable-code", self.writable_code),
        ];
        let mut given = given.iter().filter(|(_, given)| *given);
        given.next().map(|(name, _)| *name)
    }

    /// Order of turns.
    pub fn schedule(&self) -> Schedule {
        self.schedule.map_or(Schedule::Rounds, |o| o.0)
    }

    /// When results come.
    pub fn completion(&self) -> Completion {
        self.complete.map_or(Completion::AtOnce, |c| c.0)
    }
}
