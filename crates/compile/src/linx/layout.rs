//! Where rows and masks lie.
//!
//! A *row* is one word of each lane, a *place* one 8-byte word of a group. In the tile, row by row, are those of all groups of the
//! launch, so that their number is `lc1` and a constant; in ordinary memory, where there is no end of groups, each has its own part:
//!
//! ```text
//! tile TS:     row 0 of groups 0, 1, … | row 1 of groups 0, 1, … | … | place 0 of groups 0, 1, … | …
//! spill area:  places, rows of group 0 | places, rows of group 1 | …
//! ```
//!
//! Rows of a group: private memory, homes, spills of the allocator. With private memory, whose words lanes choose, a launch has a power
//! of two of groups; and a group in the spill area always has one of rows, so that its first is `lc1 << n`.

use super::lir::Late;
use super::refuse::{self, Reason};
use super::{Scratch, Shape};
use lanemask_diag::Diagnostic;
use lanemask_object::LinxMode;

/// Largest tile (L-23).
pub const TILE_BYTES: u32 = 8192;
/// Largest number in a 12-bit immediate.
const MAX_ROW: u64 = 4095;

/// What the kernel needs.
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    /// Rows of homes.
    pub homes: u32,
    /// Rows of the allocator.
    pub spills: u32,
    /// Masks in memory.
    pub masks: u32,
}

/// Sizes and places.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The launch.
    pub shape: Shape,
    /// Kind of the block.
    pub mode: LinxMode,
    /// Size of TS; 0 without it.
    pub tile_bytes: u32,
    /// Bytes of TS for a group.
    pub scratch_bytes_per_group: u32,
    /// Bytes of the spill area for a group.
    pub spill_bytes_per_group: u32,
    /// Ranges of TS with rows.
    pub lane_private: Vec<(u32, u32)>,
    needs: Needs,
    /// Groups of a launch, if rows are in the tile; else 1.
    groups: u32,
    row_shift: u32,
    mask_shift: u32,
    first_row: u32,
    first_mask: u32,
}

impl Layout {
    /// Lays out what a kernel needs.
    ///
    /// # Errors
    /// `linx-scratch-size`.
    pub fn new(
        shape: Shape,
        mode: LinxMode,
        needs: Needs,
        name: &str,
    ) -> Result<Layout, Diagnostic> {
        let rows = shape.private_words + u64::from(needs.homes) + u64::from(needs.spills);
        let row = u64::from(shape.row_bytes());
        let masks = u64::from(needs.masks);
        let mut layout = Layout {
            shape,
            mode,
            tile_bytes: 0,
            scratch_bytes_per_group: 0,
            spill_bytes_per_group: 0,
            lane_private: Vec::new(),
            needs,
            groups: 1,
            row_shift: 0,
            mask_shift: 0,
            first_row: 0,
            first_mask: 0,
        };
        if rows == 0 && masks == 0 {
            return Ok(layout);
        }
        let bytes = rows * row + masks * 8;
        let needed = format!(
            "kernel `{name}` does not fit: {rows} words of scratch for each of {} lanes and {masks} masks are",
            shape.lanes
        );
        match shape.scratch {
            Scratch::Ts => {
                let tile = u64::from(TILE_BYTES);
                let of_rows = |groups: u64| (groups * rows * row).next_multiple_of(8);
                let fits = |groups: u64| of_rows(groups) + groups * masks * 8 <= tile;
                if !fits(1) {
                    let message =
                        format!("{needed} {bytes} bytes for a group, of {tile} that there can be");
                    return Err(refuse::diagnostic(Reason::ScratchSize, message));
                }
                let most = (1..=tile / bytes).rev().find(|n| fits(*n)).unwrap_or(1);
                // Private memory is indexed by lanes, which shift by the groups.
                let groups = match shape.private_words {
                    0 => most,
                    _ => 1 << most.ilog2(),
                };
                layout.groups = groups as u32;
                layout.tile_bytes = TILE_BYTES;
                layout.scratch_bytes_per_group = tile.div_ceil(groups) as u32;
                layout.first_mask = (of_rows(groups) / 8) as u32;
                layout.lane_private = vec![(0, (groups * rows * row) as u32)];
                layout.lane_private.retain(|(_, bytes)| *bytes != 0);
            }
            Scratch::Brg => {
                let first = (masks * 8).div_ceil(row);
                let all = (first + rows).next_power_of_two();
                if first + rows > MAX_ROW {
                    let message = format!(
                        "{needed} {} rows of ordinary memory, of {MAX_ROW} that a number of 12 bits reaches",
                        first + rows
                    );
                    let d = Diagnostic::error(Reason::ScratchSize.code(), message);
                    return Err(d.note(
                        "hint: use less private memory, or fewer values at once; `--lanes` with more lanes can need fewer words for each",
                    ));
                }
                layout.first_row = first as u32;
                layout.row_shift = all.trailing_zeros();
                let group = (all * row).max(8);
                layout.row_shift = (group / row).trailing_zeros();
                layout.mask_shift = (group / 8).trailing_zeros();
                layout.spill_bytes_per_group = group as u32;
            }
        }
        Ok(layout)
    }

    /// A number that the code wants.
    pub fn number(&self, late: Late) -> u64 {
        let private = self.shape.private_words as u32;
        let row_log = self.shape.row_bytes().trailing_zeros();
        u64::from(match late {
            Late::RowShift => self.row_shift,
            Late::GroupShift => self.groups.ilog2(),
            Late::FirstRow => self.first_row,
            Late::Home(k) => (self.first_row + private + k) * self.groups,
            Late::Spill(k) => (self.first_row + private + self.needs.homes + k) * self.groups,
            Late::MaskShift => self.mask_shift,
            Late::Mask(k) => self.first_mask + k * self.groups,
            Late::RowLog => row_log,
            Late::RowLogStore => row_log - 2,
        })
    }
}
