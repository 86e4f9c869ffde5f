//! What a program can see: warps, memory, traps.

/// Lanes of a warp.
pub const LANES: usize = 32;
/// One vector register.
pub type Row = [u32; LANES];

/// Registers and CSRs of a warp, as far as instructions change them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Vector registers, as many as the kernel has.
    pub v: Vec<Row>,
    /// Uniform registers, as many as the kernel has.
    pub u: Vec<u32>,
    /// EXEC.
    pub exec: u32,
    /// Helper lanes.
    pub helpers: u32,
    /// MODE.
    pub mode: u32,
    /// FFLAGS.
    pub fflags: u32,
    /// TRAPCTL.
    pub trapctl: u32,
    /// TRAPBASE.
    pub trapbase: u32,
    /// TRAPCAUSE.
    pub trapcause: u32,
    /// TRAPPC.
    pub trappc: u32,
    /// TRAPINFO.
    pub trapinfo: u32,
}

/// A trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Cause.
    pub cause: u32,
    /// Its information.
    pub info: u32,
    /// Lanes at fault, of a memory access; else 0.
    pub lanes: u32,
}

impl Trap {
    /// A trap that names no lanes.
    pub fn new(cause: u32, info: u32) -> Trap {
        Trap {
            cause,
            info,
            lanes: 0,
        }
    }
}

/// What becomes of a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The warp's handler goes on.
    Handler,
    /// The dispatch stops.
    Stop,
    /// The dispatch stops, because a handler was under way that may not be entered again.
    Double,
    /// The warp pauses, and with it what the field `pause` of `trapctl` names.
    Pause(u32),
}

/// How an instruction ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The next one follows.
    Next,
    /// That PC follows.
    Jump(u32),
    /// The warp ends.
    End,
    /// The warp waits for the others of its workgroup.
    Barrier,
}

/// Bytes from an address on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Address of the first one.
    pub base: u64,
    /// Contents.
    pub bytes: Vec<u8>,
    /// Whether programs may write it.
    pub writable: bool,
}

/// The address space.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// Its parts, which do not overlap.
    pub segments: Vec<Segment>,
}

impl Memory {
    fn find(&self, address: u64, bytes: u64) -> Option<(usize, usize)> {
        self.segments.iter().enumerate().find_map(|(k, s)| {
            let offset = address.checked_sub(s.base)?;
            let inside = offset.checked_add(bytes)? <= s.bytes.len() as u64;
            inside.then_some((k, offset as usize))
        })
    }

    /// Whether these bytes are mapped, and may be written if `write`.
    pub fn allows(&self, address: u64, bytes: u64, write: bool) -> bool {
        self.find(address, bytes)
            .is_some_and(|(k, _)| !write || self.segments[k].writable)
    }

    /// A number of 1 to 8 bytes, the lowest first; they must be mapped.
    pub fn read(&self, address: u64, bytes: u64) -> u64 {
        let (k, offset) = self.find(address, bytes).expect("was looked at before");
        let bytes = &self.segments[k].bytes[offset..][..bytes as usize];
        bytes.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b))
    }

    /// Writes such a number.
    pub fn write(&mut self, address: u64, bytes: u64, value: u64) {
        let (k, offset) = self.find(address, bytes).expect("was looked at before");
        for n in 0..bytes as usize {
            self.segments[k].bytes[offset + n] = (value >> (8 * n)) as u8;
        }
    }
}
