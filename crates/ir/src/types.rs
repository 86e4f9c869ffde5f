//! The data types of the IR; see the crate page for what they mean together.

use crate::image::ImageOp;
use crate::subgroup::Subgroup;
use lanemask_diag::Span;
pub use lanemask_image::ResourceKind;

/// Type of a value. Integers carry no sign: operations do. What other formats a source has is kept in these words: see [`NumOp`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// A truth value; never in buffers.
    Bool,
    /// 32 bits of integer, of either sign.
    I32,
    /// IEEE 754 binary32.
    F32,
}

/// A value: index into [`Kernel::values`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub u32);

/// A label: index into [`Kernel::labels`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label(pub u32);

/// A resource: index into [`Kernel::resources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ResourceId(pub u32);

/// One entry point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kernel {
    /// Name of the entry point.
    pub name: String,
    /// Invocations of a workgroup per dimension; each at least 1.
    pub workgroup_size: [u32; 3],
    /// Buffers, images and samplers, in the order in which the launcher passes them.
    pub resources: Vec<Resource>,
    /// Words that the kernel brings along: the contents of its last buffer, which it only reads and nobody binds. Empty: it has none.
    pub constants: Vec<u32>,
    /// Bytes of workgroup memory; zero when the workgroup starts.
    pub workgroup_bytes: u32,
    /// Bytes of private memory per invocation; contents at the start are not defined.
    pub scratch_bytes: u32,
    /// Type of each value.
    pub values: Vec<ValueData>,
    /// Parameters of each label.
    pub labels: Vec<LabelData>,
    /// The code.
    pub body: Region,
}

/// What is known of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
    /// Source name, for listings only.
    pub name: Option<String>,
}

/// What is known of a label.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LabelData {
    /// The values that `br` defines; see the crate page for where they are visible.
    pub params: Vec<Value>,
}

/// Group and binding of the buffer with a kernel's constants, which no source can have.
pub const CONSTANTS: (u32, u32) = (u32::MAX, u32::MAX);

impl Kernel {
    /// The resources that somebody has to bind.
    pub fn bound(&self) -> &[Resource] {
        let brought = usize::from(!self.constants.is_empty());
        &self.resources[..self.resources.len().saturating_sub(brought)]
    }
}

/// A buffer, image or sampler that the launcher binds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource {
    /// Bind group.
    pub group: u32,
    /// Binding within the group.
    pub binding: u32,
    /// Source name.
    pub name: String,
    /// What the kernel may do with it.
    pub access: Access,
    /// Of a buffer: smallest size in bytes for which every constant-offset access is in bounds. Of others 0.
    pub min_bytes: u32,
    /// What it is.
    pub kind: ResourceKind,
}

/// What a kernel may do with a buffer or image. Sampled images and samplers are [`Access::ReadOnly`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Uniform buffer: read, the same contents for all invocations of the dispatch.
    Uniform,
    /// Storage buffer or image that nobody writes during the dispatch.
    ReadOnly,
    /// Storage buffer or image that any invocation may write.
    ReadWrite,
}

/// Statements, then a terminator.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// In order.
    pub stmts: Vec<Stmt>,
    /// How it ends.
    pub term: Term,
    /// Source position of the terminator.
    pub term_span: Span,
}

impl Default for Region {
    fn default() -> Region {
        Region {
            stmts: Vec::new(),
            term: Term::Return,
            term_span: Span::default(),
        }
    }
}

/// End of a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// Leaves for an enclosing label.
    Br {
        /// Which.
        label: Label,
        /// One argument a parameter, of its type.
        args: Vec<Value>,
    },
    /// The invocation is done.
    Return,
    /// Control cannot arrive here (after a loop; after statements all of whose paths leave).
    Unreachable,
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// A plain operation.
    Inst(Inst),
    /// `br label` goes to just after it.
    Block {
        /// Its label; parameters are visible after the block.
        label: Label,
        /// The code.
        body: Region,
    },
    /// Two-way branch; `br label` goes to just after it.
    If {
        /// Its label; parameters are visible after the statement.
        label: Label,
        /// A [`Type::Bool`].
        cond: Value,
        /// Taken where `cond` holds.
        then: Region,
        /// Taken elsewhere.
        otherwise: Region,
        /// Position of the condition.
        span: Span,
    },
    /// `br label` starts the next trip.
    Loop {
        /// Its label; parameters are visible in the body.
        label: Label,
        /// Arguments of the first trip.
        init: Vec<Value>,
        /// The code.
        body: Region,
    },
}

/// An operation with its results and its place in the source.
#[derive(Clone, Debug, PartialEq)]
pub struct Inst {
    /// Values that it defines: one for most, 1 to 4 for loads, none for stores and barriers.
    pub results: Vec<Value>,
    /// What it does.
    pub op: Op,
    /// Where it comes from.
    pub span: Span,
}

/// An operation.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// A constant.
    Const(Const),
    /// One operand.
    Un(UnOp, Value),
    /// Two operands of one type.
    Bin(BinOp, Value, Value),
    /// `a * b + c` with one rounding (f32).
    Fma(Value, Value, Value),
    /// Two operands of one type, Bool result.
    Cmp(CmpOp, Value, Value),
    /// `cond ? yes : no`; both are values that exist already. Any type.
    Select {
        /// A Bool.
        cond: Value,
        /// Where it holds.
        yes: Value,
        /// Where it does not.
        no: Value,
    },
    /// `extract bits`: offset and count are u32 of any value, clamped as WGSL's extractBits demands.
    ExtractBits {
        /// Whether the field is sign-extended.
        signed: bool,
        /// The word.
        value: Value,
        /// First bit.
        offset: Value,
        /// Number of bits.
        count: Value,
    },
    /// WGSL's insertBits.
    InsertBits {
        /// The word that is changed.
        value: Value,
        /// Where the new bits come from.
        insert: Value,
        /// First bit.
        offset: Value,
        /// Number of bits.
        count: Value,
    },
    /// A number that the launch gives (I32).
    Builtin(Builtin),
    /// Size in bytes of a bound buffer (I32).
    BufferLen(ResourceId),
    /// An operation on numbers of another format, on the words that [`NumOp::operands`] tells; one result, or two for a number
    /// of 64 bits.
    Num(NumOp, Vec<Value>),
    /// Reads `results.len()` (1 to 4) consecutive 32-bit words; results are all I32 or all F32. Of a smaller unit it reads one, which
    /// becomes an I32 with zeros above it.
    Load(Addr),
    /// Writes 1 to 4 consecutive 32-bit words (I32 or F32). Of a smaller unit it writes one: the low bits of an I32.
    Store(Addr, Vec<Value>),
    /// Atomic read-modify-write of a number, relaxed; the result is the old one (may be unused). The number is one word (I32), or two,
    /// the low one first, at a multiple of 8 bytes. Floats are given by their bits. Out of bounds is all of it or nothing.
    Atomic(AtomicOp, Addr, Vec<Value>),
    /// Atomic compare-exchange (strong) of such a number: it becomes `new` if it equals `expected`, bit by bit. Result: the old one.
    CompareExchange {
        /// Its first word.
        addr: Addr,
        /// Compared with it: one word or two.
        expected: Vec<Value>,
        /// Written if equal, as many words.
        new: Vec<Value>,
    },
    /// Execution barrier of the workgroup that also orders memory at workgroup scope.
    /// Legal only in flow that is uniform over the workgroup; the verifier does not check it, the uniformity
    /// analysis does.
    Barrier,
    /// An operation among the active invocations of the warp.
    Subgroup(Subgroup),
    /// An operation on an image.
    Image(Box<ImageOp>),
}

/// A constant, by its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Const {
    /// Truth value.
    Bool(bool),
    /// 32-bit integer.
    I32(u32),
    /// Bits of a binary32.
    F32(u32),
}

/// A place in memory: byte address `offset + imm` of a space, a multiple of the unit's size.
///
/// Buffers check bounds unit by unit: an out-of-bounds one reads 0, a store to it is dropped, an atomic on it
/// gives 0 and changes nothing; `offset + imm` does not wrap (it is computed in 33 bits). In workgroup and private
/// memory an access must be in range; whoever makes the address sees to that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addr {
    /// Which memory.
    pub space: Space,
    /// Bytes, unsigned (I32); `None` = 0.
    pub offset: Option<Value>,
    /// Bytes added to it.
    pub imm: u32,
    /// What is read or written there. Units smaller than a word are for buffers only.
    pub unit: Unit,
}

/// What an access moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unit {
    /// 8 bits.
    Byte,
    /// 16 bits.
    Half,
    /// 32 bits.
    #[default]
    Word,
}

impl Unit {
    /// Its size in bytes, which its addresses are multiples of.
    pub fn bytes(self) -> u32 {
        match self {
            Unit::Byte => 1,
            Unit::Half => 2,
            Unit::Word => 4,
        }
    }
}

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// A bound buffer.
    Buffer(ResourceId),
    /// Shared by the workgroup.
    Workgroup,
    /// Private to the invocation.
    Scratch,
}

ops! {
    /// Operations on one operand. `i32` = I32 to I32, `f32` = F32 to F32, unless the name says otherwise.
    UnOp {
        /// Two's complement negation.
        NegI32 = "neg.i32",
        /// Bitwise complement.
        NotI32 = "not.i32",
        /// Absolute value; of the smallest number itself.
        AbsI32 = "abs.i32",
        /// Number of leading zero bits; 32 for 0.
        Clz = "clz.i32",
        /// Number of trailing zero bits; 32 for 0.
        Ctz = "ctz.i32",
        /// Number of set bits.
        Popcnt = "popcnt.i32",
        /// Bits in reverse order.
        BitRev = "bitrev.i32",
        /// WGSL firstLeadingBit of u32: index of the highest set bit; all ones for 0.
        FlbU32 = "flb.u32",
        /// WGSL firstLeadingBit of i32: index of the highest bit that differs from the sign; all ones for 0 and -1.
        FlbS32 = "flb.s32",
        /// WGSL firstTrailingBit: index of the lowest set bit; all ones for 0.
        Ftb = "ftb.i32",
        /// Logical not (Bool to Bool).
        NotBool = "not.bool",
        /// Flips the sign bit.
        NegF32 = "neg.f32",
        /// Clears the sign bit.
        AbsF32 = "abs.f32",
        /// To an integral value, downwards.
        Floor = "floor.f32",
        /// To an integral value, upwards.
        Ceil = "ceil.f32",
        /// To an integral value, towards zero.
        Trunc = "trunc.f32",
        /// To an integral value, ties to even.
        Rint = "rint.f32",
        /// `x - floor(x)`, rounded.
        Fract = "fract.f32",
        /// Correctly rounded square root.
        Sqrt = "sqrt.f32",
        /// `1 / sqrt(x)` within 1 ULP.
        Rsqrt = "rsqrt.f32",
        /// Base-2 exponential.
        Exp2 = "exp2.f32",
        /// Base-2 logarithm.
        Log2 = "log2.f32",
        /// Sine of radians.
        Sin = "sin.f32",
        /// Cosine of radians.
        Cos = "cos.f32",
        /// F32 to I32 as signed: towards zero, saturating, NaN gives 0.
        F32ToS32 = "cvt.s32.f32",
        /// F32 to I32 as unsigned: towards zero, saturating, NaN gives 0.
        F32ToU32 = "cvt.u32.f32",
        /// Signed I32 to F32, to nearest even.
        S32ToF32 = "cvt.f32.s32",
        /// Unsigned I32 to F32, to nearest even.
        U32ToF32 = "cvt.f32.u32",
        /// Same bits, I32 to F32.
        BitsToF32 = "bits.f32",
        /// Same bits, F32 to I32.
        BitsToI32 = "bits.i32",
        /// F32 to binary16 in the low half of an I32, to nearest even; upper half 0.
        F32ToF16 = "cvt.f16.f32",
        /// Binary16 in the low half of an I32 to F32; the upper half is ignored.
        F16ToF32 = "cvt.f32.f16",
        /// Exponent of frexp as I32 (fraction in [0.5, 1)); 0 for zeros, infinities and NaN.
        FrexpExp = "frexp.exp.f32",
        /// Fraction of frexp; zeros, infinities and NaN give themselves.
        FrexpFract = "frexp.fract.f32",
    }
}

ops! {
    /// Operations on two operands.
    BinOp {
        /// Wrapping sum.
        Add = "add.i32",
        /// Wrapping difference.
        Sub = "sub.i32",
        /// Low word of the product.
        Mul = "mul.i32",
        /// High word of the unsigned product.
        MulHiU32 = "mulhi.u32",
        /// High word of the signed product.
        MulHiS32 = "mulhi.s32",
        /// Unsigned quotient; `x / 0 = x`.
        DivU32 = "div.u32",
        /// Signed quotient towards zero; `x / 0 = x`, `MIN / -1 = MIN`.
        DivS32 = "div.s32",
        /// Unsigned remainder; `x % 0 = 0`.
        RemU32 = "rem.u32",
        /// Signed remainder with the sign of x; `x % 0 = 0`, `MIN % -1 = 0`.
        RemS32 = "rem.s32",
        /// Smaller unsigned number.
        MinU32 = "min.u32",
        /// Larger unsigned number.
        MaxU32 = "max.u32",
        /// Smaller signed number.
        MinS32 = "min.s32",
        /// Larger signed number.
        MaxS32 = "max.s32",
        /// Bitwise and (I32).
        And = "and.i32",
        /// Bitwise or (I32).
        Or = "or.i32",
        /// Bitwise exclusive or (I32).
        Xor = "xor.i32",
        /// Left shift by the amount modulo 32.
        Shl = "shl.i32",
        /// Right shift by the amount modulo 32, zeros enter.
        ShrU32 = "shr.u32",
        /// Right shift by the amount modulo 32, the sign enters.
        ShrS32 = "shr.s32",
        /// Logical and (Bool).
        AndBool = "and.bool",
        /// Logical or (Bool).
        OrBool = "or.bool",
        /// Logical exclusive or (Bool).
        XorBool = "xor.bool",
        /// Rounded sum.
        AddF32 = "add.f32",
        /// Rounded difference.
        SubF32 = "sub.f32",
        /// Rounded product.
        MulF32 = "mul.f32",
        /// Correctly rounded quotient.
        DivF32 = "div.f32",
        /// IEEE 754-2019 minimumNumber.
        MinF32 = "min.f32",
        /// IEEE 754-2019 maximumNumber.
        MaxF32 = "max.f32",
        /// `x * 2^e` (F32, I32), correctly rounded.
        Ldexp = "ldexp.f32",
    }
}

ops! {
    /// Operations on numbers of other formats than those of the types.
    ///
    /// A binary16 is the low half of an I32 whose upper half is 0; operands with other upper halves give anything. A number of 64 bits,
    /// integer or binary64, is two I32, the low word first. What acts on the bits alone (logic, signs of floats, moves) is done by
    /// operations on words; integers of 8 and 16 bits are kept as the I32 of the same value, and cut after each operation that
    /// may leave their range.
    ///
    /// Floats round to nearest even, keep subnormal numbers, and give the canonical NaN (0x7e00, 0x7ff8000000000000).
    NumOp {
        /// Rounded sum.
        AddF16 = "add.f16",
        /// Rounded difference.
        SubF16 = "sub.f16",
        /// Rounded product.
        MulF16 = "mul.f16",
        /// Correctly rounded quotient.
        DivF16 = "div.f16",
        /// IEEE 754-2019 minimumNumber.
        MinF16 = "min.f16",
        /// IEEE 754-2019 maximumNumber.
        MaxF16 = "max.f16",
        /// `a * b + c` with one rounding.
        FmaF16 = "fma.f16",
        /// Equal numbers.
        EqF16 = "eq.f16",
        /// Not equal, or unordered.
        NeF16 = "ne.f16",
        /// Less.
        LtF16 = "lt.f16",
        /// Less or equal.
        LeF16 = "le.f16",
        /// Wrapping sum.
        AddI64 = "add.i64",
        /// Wrapping difference.
        SubI64 = "sub.i64",
        /// Low 64 bits of the product.
        MulI64 = "mul.i64",
        /// Unsigned quotient; `x / 0 = x`.
        DivU64 = "div.u64",
        /// Signed quotient towards zero; `x / 0 = x`, `MIN / -1 = MIN`.
        DivS64 = "div.s64",
        /// Unsigned remainder; `x % 0 = 0`.
        RemU64 = "rem.u64",
        /// Signed remainder with the sign of x; `x % 0 = 0`, `MIN % -1 = 0`.
        RemS64 = "rem.s64",
        /// Smaller unsigned number.
        MinU64 = "min.u64",
        /// Larger unsigned number.
        MaxU64 = "max.u64",
        /// Smaller signed number.
        MinS64 = "min.s64",
        /// Larger signed number.
        MaxS64 = "max.s64",
        /// Left shift by an I32 modulo 64.
        ShlI64 = "shl.i64",
        /// Right shift by an I32 modulo 64, zeros enter.
        ShrU64 = "shr.u64",
        /// Right shift by an I32 modulo 64, the sign enters.
        ShrS64 = "shr.s64",
        /// Equal.
        EqI64 = "eq.i64",
        /// Different.
        NeI64 = "ne.i64",
        /// Unsigned less.
        LtU64 = "lt.u64",
        /// Unsigned less or equal.
        LeU64 = "le.u64",
        /// Signed less.
        LtS64 = "lt.s64",
        /// Signed less or equal.
        LeS64 = "le.s64",
        /// Rounded sum.
        AddF64 = "add.f64",
        /// Rounded difference.
        SubF64 = "sub.f64",
        /// Rounded product.
        MulF64 = "mul.f64",
        /// Correctly rounded quotient.
        DivF64 = "div.f64",
        /// IEEE 754-2019 minimumNumber.
        MinF64 = "min.f64",
        /// IEEE 754-2019 maximumNumber.
        MaxF64 = "max.f64",
        /// `a * b + c` with one rounding.
        FmaF64 = "fma.f64",
        /// Correctly rounded square root.
        SqrtF64 = "sqrt.f64",
        /// To an integral value, downwards.
        FloorF64 = "floor.f64",
        /// To an integral value, upwards.
        CeilF64 = "ceil.f64",
        /// To an integral value, towards zero.
        TruncF64 = "trunc.f64",
        /// To an integral value, ties to even.
        RintF64 = "rint.f64",
        /// `x * 2^e`, `e` an I32, correctly rounded.
        LdexpF64 = "ldexp.f64",
        /// Exponent of frexp as I32 (fraction in [0.5, 1)); 0 for zeros, infinities and NaN.
        FrexpExpF64 = "frexp.exp.f64",
        /// Fraction of frexp; zeros, infinities and NaN give themselves.
        FrexpFractF64 = "frexp.fract.f64",
        /// Equal numbers.
        EqF64 = "eq.f64",
        /// Not equal, or unordered.
        NeF64 = "ne.f64",
        /// Less.
        LtF64 = "lt.f64",
        /// Less or equal.
        LeF64 = "le.f64",
        /// Signed 64-bit integer to F32, to nearest even.
        S64ToF32 = "cvt.f32.s64",
        /// Unsigned 64-bit integer to F32, to nearest even.
        U64ToF32 = "cvt.f32.u64",
        /// F32 to a signed 64-bit integer: towards zero, saturating, NaN gives 0.
        F32ToS64 = "cvt.s64.f32",
        /// F32 to an unsigned 64-bit integer: towards zero, saturating, NaN gives 0.
        F32ToU64 = "cvt.u64.f32",
        /// F32 to binary64, exactly.
        F32ToF64 = "cvt.f64.f32",
        /// Binary64 to F32, to nearest even.
        F64ToF32 = "cvt.f32.f64",
        /// Binary64 to binary16, to nearest even, with one rounding.
        F64ToF16 = "cvt.f16.f64",
        /// Signed I32 to binary64, exactly.
        S32ToF64 = "cvt.f64.s32",
        /// Unsigned I32 to binary64, exactly.
        U32ToF64 = "cvt.f64.u32",
        /// Binary64 to a signed I32: towards zero, saturating, NaN gives 0.
        F64ToS32 = "cvt.s32.f64",
        /// Binary64 to an unsigned I32: towards zero, saturating, NaN gives 0.
        F64ToU32 = "cvt.u32.f64",
        /// Signed 64-bit integer to binary64, to nearest even.
        S64ToF64 = "cvt.f64.s64",
        /// Unsigned 64-bit integer to binary64, to nearest even.
        U64ToF64 = "cvt.f64.u64",
        /// Binary64 to a signed 64-bit integer: towards zero, saturating, NaN gives 0.
        F64ToS64 = "cvt.s64.f64",
        /// Binary64 to an unsigned 64-bit integer: towards zero, saturating, NaN gives 0.
        F64ToU64 = "cvt.u64.f64",
    }
}

ops! {
    /// Comparisons; floats: false with a NaN, but for `ne.f32`, which is true.
    CmpOp {
        /// Equal words.
        EqI32 = "eq.i32",
        /// Different words.
        NeI32 = "ne.i32",
        /// Signed less.
        LtS32 = "lt.s32",
        /// Signed less or equal.
        LeS32 = "le.s32",
        /// Unsigned less.
        LtU32 = "lt.u32",
        /// Unsigned less or equal.
        LeU32 = "le.u32",
        /// Equal numbers.
        EqF32 = "eq.f32",
        /// Not equal, or unordered.
        NeF32 = "ne.f32",
        /// Less.
        LtF32 = "lt.f32",
        /// Less or equal.
        LeF32 = "le.f32",
    }
}

ops! {
    /// What the launch gives each invocation.
    Builtin {
        /// x of the position in the workgroup.
        LocalIdX = "local_id.x",
        /// y of the position in the workgroup.
        LocalIdY = "local_id.y",
        /// z of the position in the workgroup.
        LocalIdZ = "local_id.z",
        /// x + y * size.x + z * size.x * size.y.
        LocalIndex = "local_index",
        /// x of the workgroup.
        WorkgroupIdX = "workgroup_id.x",
        /// y of the workgroup.
        WorkgroupIdY = "workgroup_id.y",
        /// z of the workgroup.
        WorkgroupIdZ = "workgroup_id.z",
        /// Number of workgroups in x.
        NumWorkgroupsX = "num_workgroups.x",
        /// Number of workgroups in y.
        NumWorkgroupsY = "num_workgroups.y",
        /// Number of workgroups in z.
        NumWorkgroupsZ = "num_workgroups.z",
        /// Lane number within the warp.
        LaneId = "lane_id",
        /// Lanes of a warp.
        WarpSize = "warp_size",
        /// Number of this warp in the workgroup.
        WarpId = "warp_id",
        /// Warps of the workgroup.
        NumWarps = "num_warps",
    }
}

ops! {
    /// Atomic read-modify-write operations on a number of 32 or 64 bits.
    AtomicOp {
        /// Wrapping sum.
        Add = "add",
        /// Wrapping difference.
        Sub = "sub",
        /// Bitwise and.
        And = "and",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// Smaller unsigned number.
        MinU = "min.u",
        /// Larger unsigned number.
        MaxU = "max.u",
        /// Smaller signed number.
        MinS = "min.s",
        /// Larger signed number.
        MaxS = "max.s",
        /// Replacement.
        Exchange = "exchange",
        /// Rounded sum of floats: of F32, or of binary64 in two words.
        AddF = "add.f",
        /// IEEE 754-2019 minimumNumber of floats.
        MinF = "min.f",
        /// IEEE 754-2019 maximumNumber of floats.
        MaxF = "max.f",
    }
}
