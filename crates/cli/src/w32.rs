//! Switches that are for w32 only.

use std::str::FromStr;

use clap::Args;
use lanemask::emu::Completion;

/// How w32 kernels run: choices that the architecture leaves open.
#[derive(Debug, Default, Args)]
pub struct W32Switches {
    /// When the results of loads, atomics and special functions come: at-once, late (as late as is allowed), or
    /// random:SEED [default: at-once].
    #[arg(long, value_name = "WHEN", help_heading = "W32")]
    pub complete: Option<Complete>,
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
        self.complete.map(|_| "--complete")
    }

    /// When results come.
    pub fn completion(&self) -> Completion {
        self.complete.map_or(Completion::AtOnce, |c| c.0)
    }
}
