//! State of a group (L-1 to L-14, L-105).

use super::code::{Body, dest, place, row};

/// Lanes of a block. Rows are one or two blocks.
pub(crate) const BLOCK: usize = 32;

/// Lanes that are worked on together.
pub(crate) type Block = [u32; BLOCK];

/// A group under way.
#[derive(Debug)]
pub(crate) struct Group {
    /// Rows of lanes, `blocks` each.
    pub(crate) rows: Vec<Block>,
    /// Blocks of a row: 1 or 2.
    pub(crate) blocks: usize,
    /// Slot of the next push, per queue.
    pub(crate) head: [u32; 4],
    /// Slots of each queue that are in use, a power of 2, minus 1.
    pub(crate) ring: [u32; 4],
    /// Whether all 32 entries of a queue can be looked at. Else only what the body reads is kept, which takes less of the host's caches.
    whole: bool,
    /// Group values.
    pub(crate) g: Vec<u64>,
    /// Slots of the next pushes to T and U.
    pub(crate) heads: [u32; 2],
    /// Index of the instruction.
    pub(crate) at: u32,
    /// Float flags (L-73), in exact runs.
    pub(crate) flags: u32,
    /// R1 to R23 that were written, a bit each.
    pub(crate) written: u32,
    /// Position in lexicographic order of (lc2, lc1).
    pub(crate) number: u64,
    /// Instructions started, retired, those of lanes, and these times active lanes.
    pub(crate) started: u64,
    pub(crate) retired: u64,
    pub(crate) vector_instructions: u64,
    pub(crate) lane_instructions: u64,
    /// Places 0 to 31 whose row of broadcasts holds their value, a bit each.
    pub(crate) spread: u32,
    /// Lanes at fault in the last access.
    pub(crate) fault: u64,
    /// The body whose constants the rows hold, as an address; 0 = none.
    prepared: usize,
}

/// What a group starts with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start<'a> {
    pub(crate) registers: &'a [u64; 24],
    pub(crate) p: u64,
    pub(crate) lc1: u64,
    pub(crate) lc2: u64,
    pub(crate) number: u64,
}

impl Group {
    /// `whole`: whether somebody looks at queues.
    pub(crate) fn new(whole: bool) -> Group {
        Group {
            whole,
            rows: Vec::new(),
            blocks: 0,
            head: [0; 4],
            ring: [31; 4],
            g: Vec::new(),
            heads: [0; 2],
            at: 0,
            flags: 0,
            written: 0,
            number: 0,
            started: 0,
            retired: 0,
            vector_instructions: 0,
            lane_instructions: 0,
            spread: 0,
            fault: 0,
            prepared: 0,
        }
    }

    fn fill(&mut self, row: usize, value: u32) {
        let n = self.blocks;
        self.rows[row * n..][..n].fill([value; BLOCK]);
    }

    /// Lanes of a row.
    #[inline(always)]
    pub(crate) fn width(&self) -> usize {
        self.blocks * BLOCK
    }

    fn row_mut(&mut self, row: usize) -> &mut [u32] {
        let n = self.blocks;
        self.rows[row * n..][..n].as_flattened_mut()
    }

    /// Sets up rows that are the same for all groups of a launch. Every launch calls it before its first group.
    pub(crate) fn prepare(&mut self, body: &Body, ri: &[u64], blocks: usize) {
        let rows = row::CONSTS + body.row_consts.len();
        let same = std::ptr::from_ref(body) as usize;
        if self.prepared != same || self.blocks != blocks || self.rows.len() != rows * blocks {
            self.rows.clear();
            self.rows.resize(rows * blocks, [0; BLOCK]);
            self.blocks = blocks;
            self.prepared = same;
            // The entry before the last push is wanted for lanes that are not active.
            self.ring = body.depth.map(|depth| match self.whole {
                true => 31,
                false => (u32::from(depth).max(1) + 1).next_power_of_two() - 1,
            });
            for (lane, value) in self.row_mut(row::LC0).iter_mut().enumerate() {
                *value = lane as u32;
            }
            for (k, value) in body.row_consts.iter().enumerate() {
                self.fill(row::CONSTS + k, *value);
            }
            self.g.clear();
            self.g.resize(place::CONSTS, 0);
            self.g.extend_from_slice(&body.consts);
        }
        for (k, value) in ri.iter().enumerate() {
            self.fill(row::RI + k, *value as u32);
            self.g[place::RI + k] = *value;
        }
    }

    /// Begins a group: queues empty and zero.
    pub(crate) fn start(&mut self, body: &Body, start: &Start<'_>) {
        let n = self.blocks;
        self.head = [0; 4];
        // The last slot holds the entry that is 1 back at entry, and so on.
        for (q, depth) in body.depth.iter().enumerate() {
            let depth = usize::from(*depth).max(1);
            let end = q * 32 + self.ring[q] as usize + 1;
            self.rows[(end - depth) * n..end * n].fill([0; BLOCK]);
        }
        self.g[..24].copy_from_slice(start.registers);
        self.g[0] = 0;
        self.g[place::T..place::T + 8].fill(0);
        self.g[place::P] = start.p;
        self.g[place::LC1] = start.lc1;
        self.g[place::LC2] = start.lc2;
        self.g[place::ZERO] = 0;
        self.fill(row::LC1, start.lc1 as u32);
        self.fill(row::LC2, start.lc2 as u32);
        (self.heads, self.at) = ([0; 2], 0);
        (self.flags, self.written, self.fault) = (0, 0, 0);
        self.spread = 0;
        self.number = start.number;
        (self.started, self.retired) = (0, 0);
        (self.vector_instructions, self.lane_instructions) = (0, 0);
    }

    /// Makes room for 64 lanes; the new ones hold zero, as after pushes under a mask without them (Q-1 keep, zero).
    pub(crate) fn widen(&mut self) {
        if self.blocks == 2 {
            return;
        }
        let widened = |(row, block): (usize, &Block)| {
            // Rows behind the queues are the same in every lane, or the lane numbers.
            let more = match row {
                row::LC0 => block.map(|lane| lane + BLOCK as u32),
                row if row >= row::ZERO => *block,
                _ => [0; BLOCK],
            };
            [*block, more]
        };
        self.rows = self.rows.iter().enumerate().flat_map(widened).collect();
        self.blocks = 2;
    }

    pub(crate) fn p(&self) -> u64 {
        self.g[place::P]
    }

    /// Index of a group source in `g`.
    #[inline(always)]
    pub(crate) fn place(&self, s: u16) -> usize {
        if s < place::BACK_T {
            return s as usize;
        }
        // T comes before U, as among the places.
        let ring = usize::from(s >> 15);
        let back = u32::from(s & 7);
        place::T + 4 * ring + (self.heads[ring].wrapping_sub(back) & 3) as usize
    }

    #[inline(always)]
    pub(crate) fn value(&self, s: u16) -> u64 {
        self.g[self.place(s)]
    }

    /// Changes one of the places that have a row of broadcasts.
    #[inline(always)]
    fn put(&mut self, place: usize, value: u64) {
        self.g[place] = value;
        self.spread &= !(1 << place);
    }

    /// Writes a group destination (L-3).
    #[inline(always)]
    pub(crate) fn set(&mut self, d: u16, value: u64) {
        if d == dest::PUSH_T || d == dest::PUSH_U {
            let ring = usize::from(dest::PUSH_T - d);
            let head = &mut self.heads[ring];
            let place = place::T + 4 * ring + (*head & 3) as usize;
            *head = head.wrapping_add(1);
            self.put(place, value);
        } else if d == dest::P {
            self.g[place::P] = value;
        } else if (1..24).contains(&d) {
            self.put(d.into(), value);
            self.written |= 1 << d;
        }
    }

    /// So many pushes to T and to U of values that later pushes replace.
    pub(crate) fn pass(&mut self, to_t: u64, to_u: u64) {
        self.heads[0] = self.heads[0].wrapping_add(to_t as u32);
        self.heads[1] = self.heads[1].wrapping_add(to_u as u32);
    }

    /// The entry of T (0) or U (1) that is `k` back, 1 to 4.
    pub(crate) fn back(&self, ring: usize, k: u32) -> u64 {
        self.g[place::T + 4 * ring + (self.heads[ring].wrapping_sub(k) & 3) as usize]
    }

    /// The lanes of the entry of a queue that is `k` back, 1 to 31.
    pub(crate) fn entry(&self, queue: usize, k: u32) -> &[u32] {
        let slot = queue * 32 + (self.head[queue].wrapping_sub(k) & self.ring[queue]) as usize;
        self.rows[slot * self.blocks..][..self.blocks].as_flattened()
    }
}
