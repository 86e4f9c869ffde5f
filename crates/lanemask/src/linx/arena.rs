//! The memory of a compiled kernel: one segment with a table, the resources, workgroup memory and spill areas.

use lanemask_diag::Diagnostic;
use lanemask_emu::{Memory, MemoryError};
use lanemask_object::{KernelMeta, LinxAbi};

/// Pieces begin at multiples of this.
const ALIGN: u64 = 64;
/// Bytes of an entry of the table: offset, size, word index of the guard, word index of the trash.
const ENTRY: u64 = 16;
/// Words are indexed by positive signed 32-bit numbers.
const MAX_BYTES: u64 = 1 << 33;
/// Most bytes of workgroup memory and spill areas, unless a single group wants more: where one launch runs at a time, and
/// for a thread of several, which should stay in its cache.
const AREA_BYTES: u64 = 32 << 20;
const THREAD_BYTES: u64 = 512 << 10;
/// Launches for each thread, at least: they are not equally long.
const LAUNCHES_PER_THREAD: u64 = 4;

/// Where the pieces of an arena are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Offset and size in bytes of each resource.
    pub(crate) resources: Vec<(u64, u64)>,
    /// Groups of a launch, at most.
    pub(crate) groups: u64,
    /// Areas of workgroup memory and spills: one for each thread.
    pub(crate) areas: u64,
    /// Offset of the workgroup memory of the first area, and bytes of an area's.
    pub(crate) workgroup: (u64, u64),
    /// The same of the spill areas.
    pub(crate) spill: (u64, u64),
    /// Bytes of workgroup memory of a group.
    workgroup_bytes: u64,
    total: u64,
}

fn refuse(kernel: &str, why: &str) -> Diagnostic {
    let message = format!("kernel `{kernel}` cannot be launched: {why}");
    Diagnostic::error("linx-launch", message)
}

impl Layout {
    /// The layout for a grid of so many groups and resources of these sizes, on so many threads.
    pub(crate) fn new(
        meta: &KernelMeta,
        abi: &LinxAbi,
        sizes: &[u64],
        groups: u64,
        threads: u64,
    ) -> Result<Layout, Diagnostic> {
        let refuse = |why: &str| refuse(&meta.name, why);
        let mut at = (ENTRY * sizes.len() as u64).next_multiple_of(ALIGN);
        let mut resources = Vec::with_capacity(sizes.len());
        for size in sizes {
            let end = at + size.next_multiple_of(4) + 8;
            if *size > u32::MAX.into() || at > u32::MAX.into() || end > MAX_BYTES {
                return Err(refuse("its buffers are too large for one arena of 8 GiB"));
            }
            resources.push((at, *size));
            at = end.next_multiple_of(ALIGN);
        }
        let by_tile = match abi.scratch_bytes_per_group {
            0 => u64::MAX,
            n => u64::from(abi.tile_bytes / n),
        };
        if by_tile == 0 {
            return Err(refuse(
                "the scratch memory of a group is larger than its tile",
            ));
        }
        let each = u64::from(abi.workgroup_bytes) + u64::from(abi.spill_bytes_per_group);
        let most = groups.max(1);
        let fit = |bytes: u64| bytes.checked_div(each).map_or(u64::MAX, |n| n.max(1));
        // One launch for all where one launch can use all threads, or where there is one thread.
        let (groups, areas) = match threads {
            0 | 1 => (by_tile.min(fit(AREA_BYTES)).min(most), 1),
            _ if each == 0 => (by_tile.min(most), 1),
            _ => {
                let share = most.div_ceil(threads * LAUNCHES_PER_THREAD);
                (by_tile.min(fit(THREAD_BYTES)).min(share), threads.min(most))
            }
        };
        let mut piece = |bytes: u32| {
            let start = at;
            let each = (u64::from(bytes) * groups).next_multiple_of(ALIGN);
            at += match bytes {
                0 => 0,
                _ => each * areas,
            };
            (start, each)
        };
        let workgroup = piece(abi.workgroup_bytes);
        let spill = piece(abi.spill_bytes_per_group);
        if at > MAX_BYTES {
            return Err(refuse("its memory does not fit into one arena of 8 GiB"));
        }
        Ok(Layout {
            resources,
            groups,
            areas,
            workgroup,
            spill,
            workgroup_bytes: abi.workgroup_bytes.into(),
            total: at,
        })
    }

    /// The resource, by its number, that holds the byte at an offset of the arena, and the byte in it.
    pub(crate) fn find(&self, offset: u64) -> Option<(usize, u64)> {
        let inside = |(at, size): &(u64, u64)| offset >= *at && offset - at < *size;
        let k = self.resources.iter().position(inside)?;
        Some((k, offset - self.resources[k].0))
    }
}

/// An arena in the guest's memory.
pub(crate) struct Arena {
    pub(crate) layout: Layout,
    pub(crate) memory: Memory,
    pub(crate) base: u64,
}

impl Arena {
    /// An arena with these contents of the resources.
    pub(crate) fn new(layout: Layout, contents: &[&[u8]]) -> Result<Arena, MemoryError> {
        let mut memory = Memory::new();
        let base = memory.alloc(layout.total.max(4), true)?;
        let mut table = Vec::with_capacity(layout.resources.len() * ENTRY as usize);
        for ((offset, size), bytes) in std::iter::zip(&layout.resources, contents) {
            let guard = (offset + size.next_multiple_of(4)) / 4;
            for word in [*offset, *size, guard, guard + 1] {
                table.extend((word as u32).to_le_bytes());
            }
            memory.write(base + offset, bytes)?;
        }
        memory.write(base, &table)?;
        Ok(Arena {
            layout,
            memory,
            base,
        })
    }

    /// Copies the contents of a resource.
    pub(crate) fn resource(&self, k: usize, bytes: &mut [u8]) -> Result<(), MemoryError> {
        let (offset, _) = self.layout.resources[k];
        self.memory.read_into(self.base + offset, bytes)
    }

    /// Copies of all resources' contents.
    pub(crate) fn contents(&self) -> Result<Vec<Vec<u8>>, Diagnostic> {
        let read = |(offset, size): &(u64, u64)| self.memory.read(self.base + offset, *size);
        let all: Result<Vec<_>, _> = self.layout.resources.iter().map(read).collect();
        all.map_err(|e| Diagnostic::error("linx-launch", e.to_string()))
    }

    /// Address and bytes of each resource.
    pub(crate) fn results(&self) -> Vec<(u64, u64)> {
        let address = |(offset, size): &(u64, u64)| (self.base + offset, *size);
        self.layout.resources.iter().map(address).collect()
    }

    /// Address of the workgroup memory of an area.
    pub(crate) fn workgroup(&self, area: u64) -> u64 {
        self.base + self.layout.workgroup.0 + area * self.layout.workgroup.1
    }

    /// Address of the spill area of an area.
    pub(crate) fn spill(&self, area: u64) -> u64 {
        self.base + self.layout.spill.0 + area * self.layout.spill.1
    }

    /// Clears the workgroup memory of an area for so many groups.
    pub(crate) fn clear(&self, memory: &Memory, area: u64, groups: u64) {
        let bytes = (self.layout.workgroup_bytes * groups).next_multiple_of(4);
        if bytes != 0 {
            let cleared = memory.clear(self.workgroup(area), bytes);
            debug_assert_eq!(cleared, Ok(()), "areas lie in the arena");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(abi: LinxAbi, sizes: &[u64], groups: u64, parallel: u64) -> Layout {
        let meta = KernelMeta::default();
        Layout::new(&meta, &abi, sizes, groups, parallel).expect("the layout is possible")
    }

    // spec: Q-33
    #[test]
    fn the_table_says_where_resources_guards_and_trash_are() {
        let abi = LinxAbi::default();
        let contents: [&[u8]; 2] = [&[1, 2, 3, 4, 5], &[9; 64]];
        let arena = Arena::new(layout(abi, &[5, 64], 10, 4), &contents).expect("there is memory");
        let word = |k: u64| {
            let bytes = arena.memory.read(arena.base + 4 * k, 4).expect("mapped");
            u32::from_le_bytes(bytes.try_into().expect("four bytes"))
        };
        // Two entries are 32 bytes; resources begin at multiples of 64.
        assert_eq!([0, 1, 2, 3].map(word), [64, 5, 64 / 4 + 2, 64 / 4 + 3]);
        assert_eq!(
            [4, 5, 6, 7].map(word),
            [128, 64, 128 / 4 + 16, 128 / 4 + 17]
        );
        assert_eq!([word(16), word(17)], [0x0403_0201, 5]);
        assert_eq!([word(18), word(19), word(48)], [0, 0, 0]);
        let mut bytes = [0; 5];
        assert_eq!(arena.resource(0, &mut bytes), Ok(()));
        assert_eq!(bytes, [1, 2, 3, 4, 5]);
        assert_eq!(
            arena.results(),
            [(arena.base + 64, 5), (arena.base + 128, 64)]
        );
        assert_eq!(arena.layout.find(68), Some((0, 4)));
        assert_eq!(
            (arena.layout.find(69), arena.layout.find(131)),
            (None, Some((1, 3)))
        );
    }

    // spec: Q-32
    #[test]
    fn launches_fit_the_tile_and_the_areas() {
        let abi = LinxAbi {
            strips: 1,
            ..LinxAbi::default()
        };
        assert_eq!(layout(abi, &[], 1000, 4).groups, 1000);
        let tile = LinxAbi {
            tile_bytes: 8192,
            scratch_bytes_per_group: 768,
            ..abi
        };
        assert_eq!(layout(tile, &[], 1000, 4).groups, 10);
        assert_eq!(layout(tile, &[], 7, 4).groups, 7);
        // A launch that needs no areas is not cut for threads, which share it.
        assert_eq!(
            (
                layout(abi, &[], 1000, 4).areas,
                layout(tile, &[], 1000, 4).areas
            ),
            (1, 1)
        );
        let memory = LinxAbi {
            workgroup_bytes: 3 << 10,
            spill_bytes_per_group: 1 << 10,
            ..abi
        };
        // 512 KiB are 128 groups; four launches a thread are 16.
        let four = layout(memory, &[100], 100_000, 4);
        assert_eq!((four.groups, four.areas), (128, 4));
        assert_eq!(four.workgroup, (192, 384 << 10));
        assert_eq!(four.spill, (192 + 4 * (384 << 10), 128 << 10));
        assert_eq!(layout(memory, &[100], 1000, 4).groups, 63);
        let few = layout(memory, &[100], 3, 4);
        assert_eq!((few.groups, few.areas), (1, 3));
        // One thread has room for 8192.
        let one = layout(memory, &[100], 1000, 1);
        assert_eq!((one.groups, one.areas), (1000, 1));
        assert_eq!(layout(memory, &[100], 100_000, 1).groups, 8192);
        // A group that wants more gets it.
        let large = LinxAbi {
            workgroup_bytes: 64 << 20,
            ..abi
        };
        for threads in [1, 4] {
            assert_eq!(layout(large, &[], 10, threads).groups, 1);
        }
        let both = LinxAbi {
            tile_bytes: 2048,
            scratch_bytes_per_group: 2048,
            ..memory
        };
        let cut = layout(both, &[], 1000, 4);
        assert_eq!((cut.groups, cut.areas), (1, 4));
    }

    // spec: Q-33
    #[test]
    fn workgroup_memory_is_cleared_and_nothing_else() {
        let abi = LinxAbi {
            workgroup_bytes: 20,
            spill_bytes_per_group: 12,
            ..LinxAbi::default()
        };
        let mut arena = Arena::new(layout(abi, &[8], 2, 2), &[&[7; 8]]).expect("there is memory");
        let (first, second) = (arena.workgroup(0), arena.workgroup(1));
        assert!(second >= first + 20);
        for at in [first, second, arena.spill(0)] {
            arena.memory.write(at, &[9; 12]).expect("mapped");
        }
        arena.clear(&arena.memory, 0, 1);
        let bytes = |at| arena.memory.read(at, 12).expect("mapped");
        assert_eq!((bytes(first), bytes(second)), (vec![0; 12], vec![9; 12]));
        assert_eq!(bytes(arena.spill(0)), [9; 12]);
        let mut resource = [0; 8];
        arena.resource(0, &mut resource).expect("mapped");
        assert_eq!(resource, [7; 8]);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let meta = KernelMeta::default();
        let new = |abi: LinxAbi, sizes: &[u64]| {
            let made = Layout::new(&meta, &abi, sizes, 3, 1);
            made.map(|_| ()).map_err(|d| d.code)
        };
        let abi = LinxAbi::default();
        assert_eq!(new(abi, &[1 << 32]), Err("linx-launch"));
        assert_eq!(new(abi, &[1 << 31; 5]), Err("linx-launch"));
        let small = LinxAbi {
            tile_bytes: 128,
            scratch_bytes_per_group: 256,
            ..abi
        };
        assert_eq!(new(small, &[]), Err("linx-launch"));
    }
}
