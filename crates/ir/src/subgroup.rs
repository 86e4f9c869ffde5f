//! Operations among the invocations of a warp.
//!
//! **Who takes part.** Two invocations of a warp execute an operation *together* if they execute the same instruction in the
//! same trips of all the loops around it. As regions are structured and nothing is called, this says all: invocations that part
//! at a branch are together again after the statement whose label they left for, and those that leave a loop on
//! different trips are together after it (maximal reconvergence). Here *active* are the invocations that execute the operation
//! together; an invocation that is elsewhere, or has returned, or that the workgroup does not have, is not.
//!
//! So an operation may be dropped if nothing uses its result, but it must not move into or out of a region or loop, and two of them
//! are not one unless they stand in the same region with nothing in between that invocations leave.

use crate::{BinOp, Const, Type, Value};

/// An operation among the active invocations of a warp; see the [module](self).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subgroup {
    /// Bit `k` of the I32 result: lane `32 * word + k` is active and its Bool holds.
    Ballot {
        /// A Bool.
        cond: Value,
        /// Which 32 lanes; at most [`Subgroup::MAX_WORD`].
        word: u32,
    },
    /// Whether the Bool holds in all active invocations.
    All(Value),
    /// Whether the Bool holds in an active invocation.
    Any(Value),
    /// The value (I32 or F32) of the active invocation with the lowest lane.
    First(Value),
    /// The value (I32 or F32) of the lane whose number is given (I32). Any value if that lane is not active or there is none of that
    /// number: the interpreter gives [`Launch::scratch_fill`](crate::interp::Launch::scratch_fill) in each byte.
    Shuffle {
        /// What the other lane gives.
        value: Value,
        /// Number of the lane that it comes from.
        lane: Value,
    },
    /// Combines values in increasing order of lanes.
    Combine {
        /// What with.
        op: Combine,
        /// Of which lanes.
        over: Over,
        /// Of the type of `op`.
        value: Value,
    },
    /// The active invocations wait for each other, and what they have written before each of them sees behind it. No result.
    Barrier,
}

/// Whose values [`Subgroup::Combine`] combines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// Those of all active invocations.
    All,
    /// Those of the active lanes up to the invocation's own.
    Inclusive,
    /// Those of the active lanes below the invocation's own; for the first one the [identity](Combine::identity).
    Exclusive,
    /// Those of the active lanes of the invocation's cluster of so many lanes, a power of two. A cluster of more lanes than a warp
    /// has is the warp.
    Cluster(u32),
}

impl Over {
    /// Name in the text form.
    pub fn text(self) -> &'static str {
        match self {
            Over::All => "reduce",
            Over::Inclusive => "inclusive",
            Over::Exclusive => "exclusive",
            Over::Cluster(_) => "cluster",
        }
    }
}

ops! {
    /// How two values are combined. A single value stays as it is, to the bit.
    Combine {
        /// Wrapping sum.
        Add = "add.i32",
        /// Low word of the product.
        Mul = "mul.i32",
        /// Smaller unsigned number.
        MinU32 = "min.u32",
        /// Larger unsigned number.
        MaxU32 = "max.u32",
        /// Smaller signed number.
        MinS32 = "min.s32",
        /// Larger signed number.
        MaxS32 = "max.s32",
        /// Bitwise and.
        And = "and.i32",
        /// Bitwise or.
        Or = "or.i32",
        /// Bitwise exclusive or.
        Xor = "xor.i32",
        /// Sum, rounded at each step.
        AddF32 = "add.f32",
        /// Product, rounded at each step.
        MulF32 = "mul.f32",
        /// IEEE 754-2019 minimumNumber.
        MinF32 = "min.f32",
        /// IEEE 754-2019 maximumNumber.
        MaxF32 = "max.f32",
    }
}

impl Combine {
    /// The operation on two values.
    pub fn bin(self) -> BinOp {
        match self {
            Combine::Add => BinOp::Add,
            Combine::Mul => BinOp::Mul,
            Combine::MinU32 => BinOp::MinU32,
            Combine::MaxU32 => BinOp::MaxU32,
            Combine::MinS32 => BinOp::MinS32,
            Combine::MaxS32 => BinOp::MaxS32,
            Combine::And => BinOp::And,
            Combine::Or => BinOp::Or,
            Combine::Xor => BinOp::Xor,
            Combine::AddF32 => BinOp::AddF32,
            Combine::MulF32 => BinOp::MulF32,
            Combine::MinF32 => BinOp::MinF32,
            Combine::MaxF32 => BinOp::MaxF32,
        }
    }

    /// Type of the values and of the result.
    pub fn ty(self) -> Type {
        self.bin().signature().2
    }

    /// What no values give.
    pub fn identity(self) -> Const {
        match self {
            Combine::Add | Combine::Or | Combine::Xor | Combine::MaxU32 => Const::I32(0),
            Combine::Mul => Const::I32(1),
            Combine::And | Combine::MinU32 => Const::I32(u32::MAX),
            Combine::MinS32 => Const::I32(i32::MAX as u32),
            Combine::MaxS32 => Const::I32(i32::MIN as u32),
            Combine::AddF32 => Const::F32(0),
            Combine::MulF32 => Const::F32(1f32.to_bits()),
            Combine::MinF32 => Const::F32(f32::INFINITY.to_bits()),
            Combine::MaxF32 => Const::F32(f32::NEG_INFINITY.to_bits()),
        }
    }
}

impl Subgroup {
    /// Largest word of a ballot: WGSL's `vec4<u32>` has four.
    pub const MAX_WORD: u32 = 3;

    /// Calls `f` with a mutable reference to each operand.
    pub(crate) fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Value)) {
        match self {
            Subgroup::Ballot { cond: a, .. }
            | Subgroup::All(a)
            | Subgroup::Any(a)
            | Subgroup::First(a)
            | Subgroup::Combine { value: a, .. } => f(a),
            Subgroup::Shuffle { value, lane } => {
                f(value);
                f(lane);
            }
            Subgroup::Barrier => {}
        }
    }
}
