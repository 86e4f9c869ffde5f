//! Guest memory: segments of words in a 64-bit address space.
//!
//! Writable segments are atomics with relaxed accesses: threads may share them, and a race in a kernel is a race of
//! the guest, never of the host. Read-only ones are plain words.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Where [`Memory::alloc`] begins.
pub const FIRST_FREE: u64 = 0x2_0000_0000;
/// End of the address space.
pub const LIMIT: u64 = 1 << 48;

/// Words of a segment.
#[derive(Debug)]
pub(crate) enum Words {
    Fixed(Vec<u32>),
    Shared(Vec<AtomicU32>),
}

/// Words of a segment, borrowed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cells<'a> {
    Fixed(&'a [u32]),
    Shared(&'a [AtomicU32]),
}

impl<'a> Cells<'a> {
    #[inline(always)]
    pub(crate) fn get(self, word: usize) -> u32 {
        match self {
            Cells::Fixed(w) => w[word],
            Cells::Shared(w) => w[word].load(Relaxed),
        }
    }

    /// A word, if there is one of this number.
    #[inline(always)]
    pub(crate) fn at(self, word: usize) -> Option<u32> {
        match self {
            Cells::Fixed(w) => w.get(word).copied(),
            Cells::Shared(w) => w.get(word).map(|w| w.load(Relaxed)),
        }
    }

    /// Words.
    #[inline(always)]
    pub(crate) fn len(self) -> usize {
        match self {
            Cells::Fixed(w) => w.len(),
            Cells::Shared(w) => w.len(),
        }
    }

    /// The first word, if there is one.
    #[inline(always)]
    pub(crate) fn first(self) -> Option<u32> {
        (self.len() > 0).then(|| self.get(0))
    }

    /// `count` words from `first`.
    pub(crate) fn part(self, first: usize, count: usize) -> Cells<'a> {
        match self {
            Cells::Fixed(w) => Cells::Fixed(&w[first..first + count]),
            Cells::Shared(w) => Cells::Shared(&w[first..first + count]),
        }
    }
}

/// A mapped piece of the address space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment<'a> {
    pub(crate) base: u64,
    pub(crate) bytes: u64,
    pub(crate) cells: Cells<'a>,
}

/// All segments that a dispatch sees, in ascending order.
#[derive(Clone, Debug, Default)]
pub(crate) struct AddressSpace<'a> {
    pub(crate) segments: Vec<Segment<'a>>,
}

impl<'a> AddressSpace<'a> {
    /// Adds a segment; false if it meets another.
    pub(crate) fn add(&mut self, segment: Segment<'a>) -> bool {
        let k = self.segments.partition_point(|s| s.base < segment.base);
        let before = k.checked_sub(1).map(|k| &self.segments[k]);
        let free = before.is_none_or(|s| s.base + s.bytes <= segment.base)
            && self
                .segments
                .get(k)
                .is_none_or(|s| segment.base + segment.bytes <= s.base);
        if free {
            self.segments.insert(k, segment);
        }
        free
    }

    /// The segment with that address; `hint` is the index of a likely one and gets that of the found one.
    pub(crate) fn find(&self, address: u64, hint: &mut usize) -> Option<&Segment<'a>> {
        let inside = |s: &&Segment<'a>| address.wrapping_sub(s.base) < s.bytes;
        if let Some(s) = self.segments.get(*hint).filter(inside) {
            return Some(s);
        }
        let k = self
            .segments
            .partition_point(|s| s.base <= address)
            .checked_sub(1)?;
        let s = self.segments.get(k).filter(inside)?;
        *hint = k;
        Some(s)
    }
}

/// Why the host cannot have an address range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemoryError {
    /// Part of the range belongs to no segment.
    Unmapped {
        /// First byte.
        address: u64,
        /// Length.
        bytes: u64,
    },
    /// The range meets a segment that exists.
    Overlap {
        /// First byte.
        address: u64,
        /// Length.
        bytes: u64,
    },
    /// The address is not a multiple of 16.
    Misaligned {
        /// The address.
        address: u64,
    },
    /// There is no room.
    TooLarge {
        /// Length.
        bytes: u64,
    },
}

impl fmt::Display for MemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MemoryError::Unmapped { address, bytes } => {
                write!(f, "{bytes} bytes at {address:#x} are not all mapped")
            }
            MemoryError::Overlap { address, bytes } => {
                write!(
                    f,
                    "{bytes} bytes at {address:#x} overlap memory that is in use"
                )
            }
            MemoryError::Misaligned { address } => {
                write!(f, "address {address:#x} is not a multiple of 16")
            }
            MemoryError::TooLarge { bytes } => write!(f, "no room for {bytes} bytes"),
        }
    }
}

impl std::error::Error for MemoryError {}

#[derive(Debug)]
struct Owned {
    base: u64,
    bytes: u64,
    words: Words,
}

/// The buffers of a device.
///
/// ```
/// let mut memory = lanemask_emu::Memory::new();
/// let a = memory.alloc(6, true).unwrap();
/// memory.write(a, &[1, 2, 3, 4, 5, 6]).unwrap();
/// assert_eq!(memory.read(a + 4, 2).unwrap(), [5, 6]);
/// assert!(memory.read(a + 4, 3).is_err());
/// ```
#[derive(Debug)]
pub struct Memory {
    segments: Vec<Owned>,
    next: u64,
}

impl Default for Memory {
    fn default() -> Self {
        Memory::new()
    }
}

impl Memory {
    /// Empty memory.
    pub fn new() -> Memory {
        Memory {
            segments: Vec::new(),
            next: FIRST_FREE,
        }
    }

    /// A segment of zeros; its address, a multiple of 4096. Kernels cannot write it unless `writable`.
    pub fn alloc(&mut self, bytes: u64, writable: bool) -> Result<u64, MemoryError> {
        let mut address = self.next;
        // A segment that was placed by address may be in the way.
        while let Some(s) = self
            .segments
            .iter()
            .find(|s| s.base < address + bytes.min(LIMIT) && address < s.base + s.bytes)
        {
            address = (s.base + s.bytes).next_multiple_of(4096);
        }
        self.alloc_at(address, bytes, writable)?;
        // At least one unmapped byte follows each segment.
        self.next = (address + bytes + 1).next_multiple_of(4096);
        Ok(address)
    }

    /// A segment of zeros at an address, a multiple of 16.
    pub fn alloc_at(
        &mut self,
        address: u64,
        bytes: u64,
        writable: bool,
    ) -> Result<(), MemoryError> {
        if !address.is_multiple_of(16) {
            return Err(MemoryError::Misaligned { address });
        }
        let room = address.checked_add(bytes).is_some_and(|end| end <= LIMIT);
        let words = usize::try_from(bytes.div_ceil(4)).ok().filter(|_| room);
        let words = words.ok_or(MemoryError::TooLarge { bytes })?;
        let k = self.segments.partition_point(|s| s.base < address);
        let before = k
            .checked_sub(1)
            .is_none_or(|k| self.segments[k].base + self.segments[k].bytes <= address);
        let after = self
            .segments
            .get(k)
            .is_none_or(|s| address + bytes <= s.base);
        // Two empty segments at one address would be indistinguishable.
        let same = self.segments.get(k).is_some_and(|s| s.base == address);
        if !before || !after || same {
            return Err(MemoryError::Overlap { address, bytes });
        }
        let mut zeros: Vec<u32> = Vec::new();
        zeros
            .try_reserve_exact(words)
            .map_err(|_| MemoryError::TooLarge { bytes })?;
        zeros.resize(words, 0);
        let words = if writable {
            share(zeros)
        } else {
            Words::Fixed(zeros)
        };
        self.segments.insert(
            k,
            Owned {
                base: address,
                bytes,
                words,
            },
        );
        Ok(())
    }

    /// Says whether kernels may write the segment that begins at `address`.
    pub fn set_writable(&mut self, address: u64, writable: bool) -> Result<(), MemoryError> {
        let k = self.segments.iter().position(|s| s.base == address);
        let k = k.ok_or(MemoryError::Unmapped { address, bytes: 0 })?;
        let old = std::mem::replace(&mut self.segments[k].words, Words::Fixed(Vec::new()));
        self.segments[k].words = match (old, writable) {
            (Words::Fixed(w), true) => share(w),
            (Words::Shared(w), false) => {
                Words::Fixed(w.into_iter().map(AtomicU32::into_inner).collect())
            }
            (same, _) => same,
        };
        Ok(())
    }

    fn locate(&self, address: u64, bytes: u64) -> Result<(usize, u64), MemoryError> {
        let k = self
            .segments
            .partition_point(|s| s.base <= address)
            .checked_sub(1);
        let found = k.filter(|&k| {
            let s = &self.segments[k];
            let offset = address - s.base;
            offset <= s.bytes && bytes <= s.bytes - offset
        });
        let k = found.ok_or(MemoryError::Unmapped { address, bytes })?;
        Ok((k, address - self.segments[k].base))
    }

    /// Bytes of one segment.
    pub fn read(&self, address: u64, bytes: u64) -> Result<Vec<u8>, MemoryError> {
        self.locate(address, bytes)?;
        let mut out = vec![0; bytes as usize];
        self.read_into(address, &mut out)?;
        Ok(out)
    }

    /// The same, into bytes that are there.
    pub fn read_into(&self, address: u64, out: &mut [u8]) -> Result<(), MemoryError> {
        let (k, offset) = self.locate(address, out.len() as u64)?;
        let cells = self.segments[k].view().cells;
        let (head, rest) = out.split_at_mut(to_boundary(offset, out.len()));
        let (whole, tail) = rest.as_chunks_mut::<4>();
        let byte = |at: usize| cells.get(at / 4).to_le_bytes()[at % 4];
        let offset = offset as usize;
        let first = (offset + head.len()) / 4;
        for (k, out) in head.iter_mut().enumerate() {
            *out = byte(offset + k);
        }
        match cells.part(first, whole.len()) {
            Cells::Fixed(words) => {
                for (out, word) in whole.iter_mut().zip(words) {
                    *out = word.to_le_bytes();
                }
            }
            Cells::Shared(words) => {
                for (out, word) in whole.iter_mut().zip(words) {
                    *out = word.load(Relaxed).to_le_bytes();
                }
            }
        }
        let last = 4 * (first + whole.len());
        for (k, out) in tail.iter_mut().enumerate() {
            *out = byte(last + k);
        }
        Ok(())
    }

    /// Writes bytes of one segment, whether or not kernels may.
    pub fn write(&mut self, address: u64, data: &[u8]) -> Result<(), MemoryError> {
        let (k, offset) = self.locate(address, data.len() as u64)?;
        let words = &mut self.segments[k].words;
        let (head, rest) = data.split_at(to_boundary(offset, data.len()));
        let (whole, tail) = rest.as_chunks::<4>();
        let offset = offset as usize;
        let first = (offset + head.len()) / 4;
        words.patch(offset, head);
        match words {
            Words::Fixed(words) => {
                for (word, bytes) in words[first..].iter_mut().zip(whole) {
                    *word = u32::from_le_bytes(*bytes);
                }
            }
            Words::Shared(words) => {
                for (word, bytes) in words[first..].iter_mut().zip(whole) {
                    *word.get_mut() = u32::from_le_bytes(*bytes);
                }
            }
        }
        words.patch(4 * (first + whole.len()), tail);
        Ok(())
    }

    /// Makes bytes zero that kernels may write, also while some run. Address and size are multiples of 4.
    pub fn clear(&self, address: u64, bytes: u64) -> Result<(), MemoryError> {
        let refused = MemoryError::Unmapped { address, bytes };
        let (k, offset) = self.locate(address, bytes)?;
        match self.segments[k].view().cells {
            Cells::Shared(words) if offset.is_multiple_of(4) && bytes.is_multiple_of(4) => {
                for word in &words[offset as usize / 4..][..bytes as usize / 4] {
                    word.store(0, Relaxed);
                }
                Ok(())
            }
            _ => Err(refused),
        }
    }

    /// A copy of everything, as it is now.
    pub(crate) fn snapshot(&self) -> Memory {
        let copy = |s: &Owned| Owned {
            base: s.base,
            bytes: s.bytes,
            words: match &s.words {
                Words::Fixed(w) => Words::Fixed(w.clone()),
                Words::Shared(w) => share(w.iter().map(|w| w.load(Relaxed)).collect()),
            },
        };
        Memory {
            segments: self.segments.iter().map(copy).collect(),
            next: self.next,
        }
    }

    pub(crate) fn views(&self) -> impl Iterator<Item = Segment<'_>> {
        self.segments.iter().map(Owned::view)
    }

    /// Whether these bytes are mapped, and may be written if `write`.
    pub(crate) fn covers(&self, address: u64, bytes: u64, write: bool) -> bool {
        self.locate(address, bytes)
            .is_ok_and(|(k, _)| !write || matches!(self.segments[k].words, Words::Shared(_)))
    }
}

impl Words {
    /// Changes single bytes.
    fn patch(&mut self, first: usize, bytes: &[u8]) {
        for (at, byte) in (first..).zip(bytes) {
            let word = match self {
                Words::Fixed(words) => &mut words[at / 4],
                Words::Shared(words) => words[at / 4].get_mut(),
            };
            let shift = at % 4 * 8;
            *word = *word & !(0xff << shift) | u32::from(*byte) << shift;
        }
    }
}

/// Bytes from an offset up to the next word, at most `len`.
fn to_boundary(offset: u64, len: usize) -> usize {
    ((4 - offset as usize % 4) % 4).min(len)
}

impl Owned {
    fn view(&self) -> Segment<'_> {
        let cells = match &self.words {
            Words::Fixed(w) => Cells::Fixed(w),
            Words::Shared(w) => Cells::Shared(w),
        };
        Segment {
            base: self.base,
            bytes: self.bytes,
            cells,
        }
    }
}

fn share(words: Vec<u32>) -> Words {
    Words::Shared(words.into_iter().map(AtomicU32::new).collect())
}
