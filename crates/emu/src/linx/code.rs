//! Bodies made ready for the engine: instructions with their operands resolved to places.

use lanemask_sem::linx::{FloatReduction, Format, Reduction, Shuffle, Update};

/// Places of group values: R0 to R23, the T and U rings, ri, p, lc1, lc2, zero, then constants.
pub(crate) mod place {
    /// Four places of T, then four of U.
    pub(crate) const T: usize = 24;
    pub(crate) const RI: usize = 32;
    pub(crate) const P: usize = 64;
    pub(crate) const LC1: usize = 65;
    pub(crate) const LC2: usize = 66;
    pub(crate) const ZERO: usize = 67;
    pub(crate) const CONSTS: usize = 68;
    /// Bit of a source that counts back in the T ring: the low bits say how far.
    pub(crate) const BACK_T: u16 = 0x4000;
    /// The same of the U ring.
    pub(crate) const BACK_U: u16 = 0x8000;
}

/// Rows of lanes: the four queues, then rows that are the same for a group, then temporaries, then constants.
pub(crate) mod row {
    pub(crate) const ZERO: usize = 128;
    pub(crate) const LC0: usize = 129;
    pub(crate) const LC1: usize = 130;
    pub(crate) const LC2: usize = 131;
    pub(crate) const RI: usize = 132;
    pub(crate) const TEMP: usize = 164;
    /// Broadcasts of R0 to R23 and of the T and U rings, by place; see `Group::spread`.
    pub(crate) const SPREAD: usize = 168;
    pub(crate) const CONSTS: usize = 200;
    /// A queue entry: queue number in bits 6:5, distance in bits 4:0.
    pub(crate) const QUEUE: u16 = 0x8000;
    /// A group value that changes, broadcast when it is read: bits 12:0 as an index of a place, bits 14 and 13 the rings.
    pub(crate) const SCALAR: u16 = 0x4000;
    pub(crate) const SCALAR_T: u16 = 0x2000;
    pub(crate) const SCALAR_U: u16 = 0x1000;
}

/// Destinations of group values.
pub(crate) mod dest {
    pub(crate) const DROP: u16 = 0;
    pub(crate) const PUSH_U: u16 = 30;
    pub(crate) const PUSH_T: u16 = 31;
    pub(crate) const P: u16 = 32;
}

/// A group operation: sources a, b, c and the immediate give one or two results, or a result and flags.
pub(crate) type Scalar = fn(u64, u64, u64, u64) -> (u64, u64);

/// How the offset of an access is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offset {
    /// The immediate.
    Constant,
    /// A group value, shifted.
    Group,
    /// Lanes, sign-extended and shifted.
    Lanes,
}

/// A memory access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Access {
    /// Bytes: 1, 2, 4, 8.
    pub(crate) size: u8,
    /// Whether a narrow load extends the sign.
    pub(crate) signed: bool,
    /// Whether lc0 times the size is added.
    pub(crate) lane_term: bool,
    pub(crate) offset: Offset,
    pub(crate) shift: u8,
    /// A place of a base address, or with `tile` the number of a tile.
    pub(crate) base: u8,
    pub(crate) tile: bool,
}

/// What the engine does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    // Lanes to lanes.
    Add,
    Sub,
    And,
    Or,
    Xor,
    AddX,
    SubX,
    AndX,
    OrX,
    XorX,
    Sll,
    Srl,
    Sra,
    Mul,
    Madd,
    Div,
    Rem,
    Max,
    Min,
    Bxu,
    Bxs,
    Bic,
    Bis,
    Clz,
    Ctz,
    Bcnt,
    Rev,
    Fadd,
    Fsub,
    Fmul,
    Fdiv,
    Fmax,
    Fmin,
    Fmadd,
    Fmsub,
    Fnmadd,
    Fnmsub,
    Fabs,
    Fsqrt,
    Fexp,
    Frecip,
    Fclass,
    SelectLane,
    SelectMask,
    FloatOfSigned,
    FloatOfUnsigned,
    SignedOfFloat,
    UnsignedOfFloat,
    Convert(Format, Format),
    ConvertPair(Format, Format),
    Shuffle(Shuffle),
    // Compares: a mask, or 1 and 0.
    MaskEq,
    MaskNe,
    MaskLt,
    MaskGe,
    MaskLtu,
    MaskGeu,
    MaskAnd,
    MaskOr,
    MaskFeq,
    MaskFne,
    MaskFlt,
    MaskFge,
    SetEq,
    SetNe,
    SetLt,
    SetGe,
    SetLtu,
    SetGeu,
    SetAnd,
    SetOr,
    SetFeq,
    SetFne,
    SetFlt,
    SetFge,
    // Lanes to a group value.
    Reduce(Reduction),
    FloatReduce(FloatReduction),
    // Memory.
    Load(Access),
    Store(Access),
    GroupLoad(Access),
    GroupStore(Access),
    PairLoad(Access),
    PairStore(Access),
    /// Bytes of the cell; whether the old value is wanted.
    Atomic(Update, u8, bool),
    GroupAtomic(Update, u8, bool),
    QueuePush,
    QueuePop,
    GroupQueuePush,
    GroupQueuePop,
    // Group values.
    Group,
    /// What copies, addresses and masks are made with: `a + (b << imm)`, `a - b`, `a | b`, `a & (b ^ imm)`.
    GroupAdd,
    GroupSub,
    GroupOr,
    GroupAnd,
    GroupPair,
    GroupFloat,
    // Control.
    BranchEq,
    BranchNe,
    BranchLt,
    BranchGe,
    BranchLtu,
    BranchGeu,
    BranchZ,
    BranchNz,
    Jump,
    JumpRegister,
    End,
    /// The immediate is the number of the reason.
    Illegal,
    /// No instruction can be fetched here: the code has ended.
    Unmapped,
    /// Control has left the body.
    Outside,
}

/// An index of a target that is not in the body.
pub(crate) const OUTSIDE: u32 = u32::MAX;

/// One instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inst {
    pub(crate) kind: Kind,
    /// Queue, or a destination of a group value.
    pub(crate) d: u16,
    /// Second destination.
    pub(crate) d2: u16,
    /// Sources, places or rows.
    pub(crate) a: u16,
    pub(crate) b: u16,
    pub(crate) c: u16,
    /// Whether it counts as an instruction of lanes.
    pub(crate) vector: bool,
    /// Whether a loop begins here that is run trip by trip; see [`super::each`].
    pub(crate) each: bool,
    /// Left shift of the second source, and what to invert of it (X forms).
    pub(crate) shift: u8,
    pub(crate) invert: u32,
    pub(crate) imm: u64,
    pub(crate) f: Scalar,
    /// Index of the next instruction.
    pub(crate) next: u32,
    /// Index of the branch target.
    pub(crate) target: u32,
    pub(crate) pc: u64,
}

pub(crate) fn nothing(_: u64, _: u64, _: u64, _: u64) -> (u64, u64) {
    (0, 0)
}

impl Inst {
    pub(crate) fn new(kind: Kind, pc: u64) -> Inst {
        Inst {
            kind,
            d: 0,
            d2: 0,
            a: 0,
            b: 0,
            c: 0,
            vector: false,
            each: false,
            shift: 0,
            invert: 0,
            imm: 0,
            f: nothing,
            next: OUTSIDE,
            target: OUTSIDE,
            pc,
        }
    }
}

/// A decoded body.
#[derive(Debug)]
pub(crate) struct Body {
    /// Address of the first instruction.
    pub(crate) entry: u64,
    /// Address behind the body region.
    pub(crate) end: u64,
    pub(crate) insts: Vec<Inst>,
    /// For each parcel from `entry`, the instruction that begins there.
    pub(crate) index: Vec<u32>,
    /// Values of constant rows.
    pub(crate) row_consts: Vec<u32>,
    /// Values of constant places.
    pub(crate) consts: Vec<u64>,
    /// Why instructions are illegal.
    pub(crate) reasons: Vec<String>,
    /// Furthest entry of each queue that is read.
    pub(crate) depth: [u8; 4],
}
