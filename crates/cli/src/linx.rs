//! Switches that are for linx only.

use std::str::FromStr;

use clap::{Args, ValueEnum};
use lanemask::compile::linx::Scratch;
use lanemask::emu::linx::{Inactive, Order, Policy, RiOrder};
use lanemask::linx::{Compile, Settings};
use lanemask::object::LinxMode;

/// How WGSL is compiled for linx.
#[derive(Debug, Default, Args)]
pub struct CompileSwitches {
    /// Kind of the launch block [default: mpar if that is proven to be right, else mseq].
    #[arg(long, value_enum, help_heading = "Linx")]
    pub mode: Option<Mode>,
    /// Lanes of a group, a power of two up to 64 [default: as many as scratch memory allows].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64), help_heading = "Linx")]
    pub lanes: Option<u32>,
    /// Where spills and private memory may be: in the scratch tile only, or also in ordinary memory [default: ts].
    #[arg(long, value_enum, help_heading = "Linx")]
    pub scratch: Option<Place>,
}

/// How linx kernels run: choices that the architecture leaves open, whose defaults are the rulings.
#[derive(Debug, Default, Args)]
pub struct RunSwitches {
    /// What inactive lanes of a result get: what they had, zero, or 0xdeadbeef [default: keep].
    #[arg(long, value_enum, help_heading = "Linx")]
    pub inactive: Option<InactiveLanes>,
    /// Order of the groups of MPAR kernels: in-order, parallel, or random:SEED [default: parallel].
    #[arg(long, value_name = "ORDER", help_heading = "Linx")]
    pub order: Option<GroupOrder>,
    /// Add the lane term of every access, also where its bit is clear, as objects of the upstream assembler want.
    #[arg(long, help_heading = "Linx")]
    pub force_lane_term: bool,
    /// Which source of a B.IOR takes the next ri number first [default: kex].
    #[arg(long, value_enum, value_name = "ORDER", help_heading = "Linx")]
    pub ri_order: Option<Numbering>,
    /// 64-bit elements over pairs of lanes instead of a trap.
    #[arg(long, help_heading = "Linx")]
    pub pair64: bool,
    /// V.PSEL writes all lanes.
    #[arg(long, help_heading = "Linx")]
    pub psel_all: bool,
}

/// `--mode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    /// Groups in any order.
    Mpar,
    /// Groups one after the other.
    Mseq,
}

/// `--scratch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Place {
    /// The scratch tile.
    Ts,
    /// The scratch tile if that is enough, else ordinary memory.
    Brg,
}

/// `--inactive`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum InactiveLanes {
    /// What the latest entry had.
    Keep,
    /// Zero.
    Zero,
    /// 0xdeadbeef.
    Poison,
}

/// `--ri-order`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Numbering {
    /// RegSrc0, RegSrc1, RegSrc2.
    Kex,
    /// RegSrc1, RegSrc0, RegSrc2, then the destination.
    Sail,
}

/// `--order`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupOrder(Order);

impl FromStr for GroupOrder {
    type Err = String;

    fn from_str(text: &str) -> Result<GroupOrder, String> {
        let order = match text {
            "in-order" => Some(Order::InOrder),
            "parallel" => Some(Order::AllCores),
            _ => text
                .strip_prefix("random:")
                .and_then(|seed| seed.parse().ok())
                .map(|seed| Order::Random { seed }),
        };
        order.map(GroupOrder).ok_or_else(|| {
            "write in-order, parallel or random:SEED, for example random:1".to_string()
        })
    }
}

/// Seeds of the orders that `--check orders` tries.
pub const SEEDS: [u64; 4] = [1, 2, 3, 4];

impl CompileSwitches {
    /// The first switch that is given.
    pub fn given(&self) -> Option<&'static str> {
        first(&[
            ("--mode", self.mode.is_some()),
            ("--lanes", self.lanes.is_some()),
            ("--scratch", self.scratch.is_some()),
        ])
    }

    /// The choices.
    pub fn choices(&self) -> Compile {
        Compile {
            scratch: match self.scratch {
                None | Some(Place::Ts) => Scratch::Ts,
                Some(Place::Brg) => Scratch::Brg,
            },
            mode: self.mode.map(|mode| match mode {
                Mode::Mpar => LinxMode::Mpar,
                Mode::Mseq => LinxMode::Mseq,
            }),
            lanes: self.lanes,
        }
    }
}

impl RunSwitches {
    /// The first switch that is given.
    pub fn given(&self) -> Option<&'static str> {
        first(&[
            ("--inactive", self.inactive.is_some()),
            ("--order", self.order.is_some()),
            ("--force-lane-term", self.force_lane_term),
            ("--ri-order", self.ri_order.is_some()),
            ("--pair64", self.pair64),
            ("--psel-all", self.psel_all),
        ])
    }

    /// The choices.
    pub fn choices(&self, compile: &CompileSwitches, check_orders: bool) -> Settings {
        Settings {
            compile: compile.choices(),
            policy: Policy {
                inactive: match self.inactive {
                    None | Some(InactiveLanes::Keep) => Inactive::Keep,
                    Some(InactiveLanes::Zero) => Inactive::Zero,
                    Some(InactiveLanes::Poison) => Inactive::Poison(0xdead_beef),
                },
                force_lane_term: self.force_lane_term,
                pair64: self.pair64,
                ri_order: match self.ri_order {
                    None | Some(Numbering::Kex) => RiOrder::Kex,
                    Some(Numbering::Sail) => RiOrder::Sail,
                },
                psel_writes_all: self.psel_all,
            },
            order: self.order.map(|o| o.0),
            check_orders: match check_orders {
                true => SEEDS.to_vec(),
                false => Vec::new(),
            },
        }
    }
}

fn first(switches: &[(&'static str, bool)]) -> Option<&'static str> {
    let given = switches.iter().find(|(_, given)| *given);
    given.map(|(name, _)| *name)
}
