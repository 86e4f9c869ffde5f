//! The CSR `trapctl`: which traps a handler gets, and which make a warp pause.

/// Who pauses with a warp whose trap the policy of `trapctl` names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseScope {
    /// The warp alone.
    Warp,
    /// All warps of its workgroup.
    Workgroup,
    /// All warps of the dispatch.
    Dispatch,
}

/// A value of `trapctl`; its fields are *completed* (docs/w32/traps.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TrapCtl(pub u32);

impl TrapCtl {
    /// `handling`: with `guard`, a handler is under way.
    pub const HANDLING: u32 = 1;
    /// `stop`: bit c set = a trap of cause c, 1 to 9, stops the dispatch although there is a handler.
    pub const STOP: u32 = 0x3fe;
    /// `guard`: entry to a handler sets `handling`, and a trap that finds it set is a double trap.
    pub const GUARD: u32 = 1 << 16;
    /// `pause_all`: every trap pauses, not only that of `brk`.
    pub const PAUSE_ALL: u32 = 1 << 17;
    /// First bit of `pause`: 0 never, 1 the warp, 2 its workgroup, 3 the dispatch.
    pub const PAUSE_SHIFT: u32 = 18;
    /// All fields; a write keeps only these bits.
    pub const FIELDS: u32 =
        Self::HANDLING | Self::STOP | Self::GUARD | Self::PAUSE_ALL | 3 << Self::PAUSE_SHIFT;

    /// Whether a trap of this cause stops the dispatch although there is a handler.
    pub fn stops(self, cause: u8) -> bool {
        self.0 & Self::STOP & 1u32.checked_shl(cause.into()).unwrap_or(0) != 0
    }

    /// Whether entry to a handler is guarded.
    pub fn guards(self) -> bool {
        self.0 & Self::GUARD != 0
    }

    /// Whether a guarded handler is under way.
    pub fn handling(self) -> bool {
        self.0 & Self::HANDLING != 0
    }

    /// Who pauses at a trap of this cause.
    pub fn pause(self, cause: u8) -> Option<PauseScope> {
        let named = self.0 & Self::PAUSE_ALL != 0 || cause == lanemask_isa::w32::cause::BREAKPOINT;
        match self.0 >> Self::PAUSE_SHIFT & 3 {
            1 if named => Some(PauseScope::Warp),
            2 if named => Some(PauseScope::Workgroup),
            3 if named => Some(PauseScope::Dispatch),
            _ => None,
        }
    }
}
