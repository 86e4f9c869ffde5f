//! Which lanes and groups meet at an address.

use crate::affine::{Atom, Ranges};
use crate::flow::Placed;
use crate::operands::Domain;

/// An address as a sum of lane, group and other parts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Shape {
    /// Whether each lane accesses, or the group once.
    pub lanes: bool,
    /// What lane `l` adds is `lane * (l ^ flip)`.
    lane: i64,
    flip: i64,
    pub group: i64,
    pub outer: i64,
    constant: i64,
    bytes: i64,
    /// Factor and span (largest minus smallest value) of what depends on data.
    data: Vec<(i64, i64)>,
}

impl Shape {
    /// `None` if a part is not bounded. Parts that are the same in all groups are left out.
    pub(crate) fn new(placed: &Placed, ranges: &Ranges) -> Option<Shape> {
        let mut shape = Shape {
            lanes: placed.domain == Domain::Lanes,
            lane: 0,
            flip: 0,
            group: 0,
            outer: 0,
            constant: placed.offset.constant,
            bytes: placed.access.bytes as i64,
            data: Vec::new(),
        };
        for (atom, factor) in &placed.offset.terms {
            match atom {
                Atom::Counter(0) | Atom::Flipped(_) if shape.lane != 0 => return None,
                Atom::Counter(0) => shape.lane = *factor,
                Atom::Flipped(by) => (shape.lane, shape.flip) = (*factor, i64::from(*by)),
                Atom::Counter(1) => shape.group = *factor,
                Atom::Counter(_) => shape.outer = *factor,
                Atom::Import(_) | Atom::Register(_) => {}
                _ => {
                    let (low, high) = *ranges.get(atom)?;
                    let start = factor.checked_mul(low)?.min(factor.checked_mul(high)?);
                    shape.constant = shape.constant.checked_add(start)?;
                    let factor = factor.checked_abs()?;
                    factor.checked_mul(high - low)?;
                    shape.data.push((factor, high - low));
                }
            }
        }
        shape.data.retain(|(_, span)| *span > 0);
        Some(shape)
    }

    /// What data can add, as multiples of one step.
    fn data_steps(&self) -> (i64, i64) {
        let step = self.data.iter().fold(0, |g, (f, _)| gcd(g, *f));
        let span: i64 = self.data.iter().map(|(f, n)| f * n).sum();
        (step, span)
    }

    /// What lane `lane` adds.
    fn of_lane(&self, lane: i64) -> i64 {
        self.lane * (lane ^ self.flip)
    }

    /// First byte, and the one behind the last, of all lanes and of `groups` groups.
    fn whole(&self, launch: Launch, groups: i64) -> (i64, i64) {
        let (_, span) = self.data_steps();
        // Also where no lane runs.
        let last = if self.lanes {
            (launch.lanes - 1).max(0)
        } else {
            0
        };
        let each = (0..=last).map(|l| self.of_lane(l));
        let (low, high) = each.fold((i64::MAX, i64::MIN), |(a, b), x| (a.min(x), b.max(x)));
        let groups = self.group.saturating_mul(groups - 1);
        (
            self.constant + low + groups.min(0),
            self.constant + high + groups.max(0) + span + self.bytes,
        )
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Two different instances that meet, as distances of their lanes and groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meeting {
    pub lane: i64,
    pub group: i64,
}

/// Limits of a launch: lanes, and groups if known.
#[derive(Clone, Copy)]
pub(crate) struct Launch {
    pub lanes: i64,
    pub groups: Option<i64>,
}

/// Which instances of two accesses are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instances {
    /// Those of different groups.
    Groups,
    /// Those of different groups, and of different lanes of a group.
    Lanes,
    /// Those of a lane itself as well.
    All,
}

/// Whether some instance of `a` meets one of `b`. Both have the same group factor.
pub(crate) fn meeting(a: &Shape, b: &Shape, launch: Launch, which: Instances) -> Option<Meeting> {
    let most_groups = launch.groups.map_or(i64::MAX, |n| n - 1);
    let lanes = |s: &Shape| if s.lanes { launch.lanes - 1 } else { 0 };
    let ((step_a, span_a), (step_b, span_b)) = (a.data_steps(), b.data_steps());
    let step = gcd(step_a, step_b);
    // A flipped number of a lane is below the next power of two.
    let reach = 2 * a.lane.abs() * lanes(a)
        + 2 * b.lane.abs() * lanes(b)
        + span_a
        + span_b
        + (b.constant - a.constant).abs()
        + 16;
    let far = match a.group.abs() {
        0 => 1,
        g => reach / g + 1,
    };
    let far = far.min(most_groups);
    let hits = |x: i64| {
        (1 - b.bytes..a.bytes).any(|v| {
            let data = v - x;
            (-span_a..=span_b).contains(&data) && (data == 0 || step != 0 && data % step == 0)
        })
    };
    let straight = a.lane == b.lane && a.flip == 0 && b.flip == 0;
    let lane_pairs: Box<dyn Fn() -> Vec<(i64, i64)>> = if a.lanes && b.lanes && straight {
        Box::new(|| {
            let n = launch.lanes - 1;
            (-n..=n).map(|d| (d, a.lane * d)).collect()
        })
    } else {
        Box::new(|| {
            let mut out = Vec::new();
            for i in 0..=lanes(a) {
                for j in 0..=lanes(b) {
                    out.push((j - i, b.of_lane(j) - a.of_lane(i)));
                }
            }
            out
        })
    };
    let pairs = lane_pairs();
    for group in -far..=far {
        for (lane, apart) in &pairs {
            let other = match which {
                Instances::Groups => group != 0,
                Instances::Lanes => group != 0 || *lane != 0 || a.lanes != b.lanes,
                Instances::All => true,
            };
            if other && hits(apart + a.group * group + b.constant - a.constant) {
                return Some(Meeting { lane: *lane, group });
            }
        }
    }
    None
}

/// Who shares a cell by two accesses, if that cannot be excluded.
pub(crate) fn shared(a: &Shape, b: &Shape, launch: Launch) -> Option<String> {
    if are_apart(a, b, launch) {
        return None;
    }
    if a.group != b.group {
        return Some("some lanes or groups: their group terms differ".to_string());
    }
    let found = meeting(a, b, launch, Instances::Lanes)?;
    Some(match (found.lane, found.group) {
        (0, 0) => "the group and one of its lanes".to_string(),
        (lane, 0) => format!("lanes that are {} apart", lane.abs()),
        (0, group) => format!("groups that are {} apart", group.abs()),
        (lane, group) => {
            format!(
                "lanes that are {} apart in groups that are {} apart",
                lane.abs(),
                group.abs()
            )
        }
    })
}

/// Whether two accesses have no byte in common, whatever lanes and groups execute them.
fn are_apart(a: &Shape, b: &Shape, launch: Launch) -> bool {
    let groups = launch.groups.unwrap_or(1);
    let (x, y) = (a.whole(launch, groups), b.whole(launch, groups));
    x.1 <= y.0 || y.1 <= x.0
}

/// Whether some lanes or groups may meet by two accesses, the lane itself included.
pub(crate) fn may_meet(a: &Shape, b: &Shape, launch: Launch) -> bool {
    let grows = launch.groups.is_none() && (a.group != 0 || b.group != 0);
    if !grows && are_apart(a, b, launch) {
        return false;
    }
    a.group != b.group || meeting(a, b, launch, Instances::All).is_some()
}
