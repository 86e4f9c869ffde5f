//! Memories, and the checks of an access in the order of the table in `docs/w32/notation.md`.

use std::collections::BTreeMap;

/// All that a warp of the suite reaches.
#[derive(Clone, Debug, PartialEq)]
pub struct Memory {
    /// Mapped bytes by address.
    pub blocks: BTreeMap<u64, Vec<u8>>,
    workgroup: Vec<u8>,
    /// Of each lane.
    scratch: Vec<Vec<u8>>,
}

/// Which memory, with what finds it.
pub enum Space {
    Global,
    Buffer([u32; 4]),
    Workgroup,
    Scratch(usize),
}

impl Memory {
    /// As every case of the suite starts.
    pub fn new() -> Memory {
        Memory {
            blocks: BTreeMap::new(),
            workgroup: vec![0; 1024],
            scratch: vec![vec![0; 256]; 32],
        }
    }

    /// The bytes of an access; `None` where a buffer has none. The error is the trap.
    fn bytes(
        &mut self,
        space: &Space,
        a: u64,
        size: u64,
        write: bool,
    ) -> Result<Option<&mut [u8]>, String> {
        let (base, limit) = match space {
            Space::Buffer(d) => (
                u64::from(d[0]) | u64::from(d[1] & 0xffff) << 32,
                Some(u64::from(d[2])),
            ),
            _ => (0, None),
        };
        if let Space::Buffer(d) = space
            && (d[1] >> 16 != 0 || d[3] >> 1 != 0)
        {
            return Err("trap 5".into());
        }
        let address = base.wrapping_add(a);
        if address % size != 0 {
            return Err("trap 4".into());
        }
        if matches!(space, Space::Buffer(d) if write && d[3] & 1 == 1) {
            return Err("trap 5".into());
        }
        if limit.is_some_and(|limit| a + size > limit) {
            return Ok(None);
        }
        let (block, at) = match space {
            Space::Workgroup => (Some(&mut self.workgroup), a),
            Space::Scratch(lane) => (Some(&mut self.scratch[*lane]), a),
            _ => match self.blocks.range_mut(..=address).next_back() {
                Some((first, block)) => (Some(block), address - first),
                None => (None, 0),
            },
        };
        let bytes = block.and_then(|b| b.get_mut(at as usize..at.checked_add(size)? as usize));
        bytes.map(Some).ok_or("trap 5".into())
    }

    pub fn read(&mut self, space: &Space, a: u64, size: u64) -> Result<u64, String> {
        let bytes = self.bytes(space, a, size, false)?;
        let bytes = bytes.map_or(&[][..], |b| b);
        Ok(bytes.iter().rev().fold(0, |x, b| x << 8 | u64::from(*b)))
    }

    pub fn write(&mut self, space: &Space, a: u64, size: u64, value: u64) -> Result<(), String> {
        if let Some(bytes) = self.bytes(space, a, size, true)? {
            bytes.copy_from_slice(&value.to_le_bytes()[..size as usize]);
        }
        Ok(())
    }
}
