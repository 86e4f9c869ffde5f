//! What is kept of a LinxISA kernel.

/// What the launcher and the verifier must know of a LinxISA SIMT kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinxMeta {
    /// Address of the first byte of [`Object::code`](crate::Object::code).
    pub base: u64,
    /// Lanes of a group: LB0 of the launch header (L-29).
    pub lanes: u32,
    /// Kind of the block that launches the body.
    pub mode: LinxMode,
    /// Ranges (offset, bytes) of the scratch tile TS that hold lane-private slots (L-91).
    pub lane_private: Vec<(u32, u32)>,
    /// What the proof of a compiled MPAR kernel rests on, as texts (L-32). Where one of them does not hold of a launch, or
    /// is not understood, the launcher must run the groups one after the other in order.
    pub conditions: Vec<String>,
    /// How compiled kernels want to be launched. `None`: written by hand, the job gives registers and addresses.
    pub abi: Option<LinxAbi>,
    /// The launch that the kernel is written for, if that is stated (L-21, L-35).
    pub launch: Option<LinxLaunch>,
    /// The registers of ri0, ri1, … that the kernel is written for; empty if that is not stated (L-22).
    pub imports: Vec<u8>,
    /// How the mode was chosen (L-32).
    pub choice: LinxChoice,
}

impl LinxMeta {
    /// Metadata that state no more than what every kernel has.
    pub fn new(base: u64, lanes: u32, mode: LinxMode) -> LinxMeta {
        LinxMeta {
            base,
            lanes,
            mode,
            lane_private: Vec::new(),
            conditions: Vec::new(),
            abi: None,
            launch: None,
            imports: Vec::new(),
            choice: LinxChoice::ByHand,
        }
    }
}

/// The bounds of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinxLaunch {
    /// LB0 to LB2. A bound that a header leaves out is 1.
    pub bounds: [LinxBound; 3],
    /// Whether B.CATR has DR: lanes of all dimensions are cut in runs of 64 (L-35).
    pub strip_mined: bool,
}

/// A bound as a descriptor gives it: a register plus a number (L-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinxBound {
    /// Number of a scalar register, 0 to 23; 0 reads as zero.
    pub register: u8,
    /// What is added.
    pub number: u64,
}

impl LinxBound {
    /// A bound that does not depend on a register.
    pub fn number(number: u64) -> LinxBound {
        LinxBound {
            register: 0,
            number,
        }
    }
}

/// Who has chosen between MPAR and MSEQ (L-32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LinxChoice {
    /// The author of the assembly.
    #[default]
    ByHand,
    /// The compiler, with a proof that the groups are independent.
    Proven,
    /// The user of the compiler, who answers for it.
    Forced,
    /// The compiler, without such a proof: MSEQ.
    Unproven,
}

impl LinxChoice {
    /// All of them, with the word that metadata and assembly use.
    pub const ALL: [(LinxChoice, &'static str); 4] = [
        (LinxChoice::ByHand, "by_hand"),
        (LinxChoice::Proven, "proven"),
        (LinxChoice::Forced, "forced"),
        (LinxChoice::Unproven, "unproven"),
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        let found = LinxChoice::ALL.iter().find(|(c, _)| *c == self);
        found.map_or("", |(_, word)| word)
    }

    /// What a word means.
    pub fn from_word(word: &str) -> Option<LinxChoice> {
        let found = LinxChoice::ALL.iter().find(|(_, w)| *w == word);
        found.map(|(choice, _)| *choice)
    }
}

/// In which order the groups of a launch run (L-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinxMode {
    /// `BSTART.MPAR`: in any order.
    Mpar,
    /// `BSTART.MSEQ`: one after the other.
    Mseq,
}

/// What a compiled LinxISA kernel wants of the launcher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinxAbi {
    /// Groups for each workgroup; 1 when a group is a whole workgroup.
    pub strips: u32,
    /// Bytes of TS that one group uses; a launch has at most `tile_bytes / scratch_bytes_per_group` groups.
    pub scratch_bytes_per_group: u32,
    /// Size in bytes of the tile that the header binds as TS; 0 = none.
    pub tile_bytes: u32,
    /// Bytes of the arena's spill area for one group of a launch.
    pub spill_bytes_per_group: u32,
    /// Bytes of the arena's workgroup memory for one group of a launch.
    pub workgroup_bytes: u32,
}
