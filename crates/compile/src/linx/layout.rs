//! Where rows and masks lie.
//!
//! A *row* is one word of each lane. A group has a power of two of rows, so that its first one is `lc1 << n`:
//!
//! ```text
//! tile TS:     rows of group 0 | rows of group 1 | … | masks of group 0 | masks of group 1 | …
//! spill area:  masks, rows of group 0 | masks, rows of group 1 | …
//! ```
//!
//! Rows of a group: private memory, homes, spills of the allocator. A group that fills more than half of the tile is alone in its launch,
//! and then its rows need be no power of two.

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
            row_shift: 0,
            mask_shift: 0,
            first_row: 0,
            first_mask: 0,
        };
        if rows == 0 && masks == 0 {
            return Ok(layout);
        }
        let bytes = rows * row + masks * 8;
        let refuse = |limit: u64| {
            Err(refuse::diagnostic(
                Reason::ScratchSize,
                format!(
                    "kernel `{name}` does not fit: {rows} words of scratch for each of {} lanes and {masks} masks are \
                     {bytes} bytes for a group, of {limit} that there can be",
                    shape.lanes
                ),
            ))
        };
        match shape.scratch {
            Scratch::Ts => {
                let row_log = rows.max(1).next_power_of_two().trailing_zeros();
                let mask_log = masks.max(1).next_power_of_two().trailing_zeros();
                let of_rows = if rows == 0 { 0 } else { row << row_log };
                let of_masks = if masks == 0 { 0 } else { 8 << mask_log };
                let tile = u64::from(TILE_BYTES);
                layout.row_shift = row_log;
                layout.mask_shift = mask_log;
                layout.tile_bytes = TILE_BYTES;
                if of_rows + of_masks <= tile {
                    let group = of_rows + of_masks;
                    let groups = tile / group;
                    layout.scratch_bytes_per_group = group as u32;
                    layout.first_mask = (groups * of_rows / 8) as u32;
                    layout.lane_private = vec![(0, (groups * of_rows) as u32)];
                } else {
                    // The only group of its launch: lc1 is 0, so that shifting it does not matter.
                    let of_rows = (rows * row).next_multiple_of(8);
                    if of_rows + masks * 8 > tile {
                        return refuse(tile);
                    }
                    layout.scratch_bytes_per_group = TILE_BYTES;
                    layout.first_mask = (of_rows / 8) as u32;
                    layout.lane_private = vec![(0, of_rows as u32)];
                }
                layout.lane_private.retain(|(_, bytes)| *bytes != 0);
            }
            Scratch::Brg => {
                let first = (masks * 8).div_ceil(row);
                let all = (first + rows).next_power_of_two();
                if first + rows > MAX_ROW {
                    return refuse((MAX_ROW - first) * row);
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
            Late::FirstRow => self.first_row,
            Late::Home(k) => self.first_row + private + k,
            Late::Spill(k) => self.first_row + private + self.needs.homes + k,
            Late::MaskShift => self.mask_shift,
            Late::Mask(k) => self.first_mask + k,
            Late::RowLog => row_log,
            Late::RowLogStore => row_log - 2,
        })
    }
}
