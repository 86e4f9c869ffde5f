//! The tables.

use super::Row;
use super::Standing::{self, NotFromWgsl, OtherStages, Refused};
use naga::{
    AddressSpace, AtomicFunction, BinaryOperator, BuiltIn, CollectiveOperation, Direction,
    Expression, GatherMode, ImageClass, ImageQuery, Literal, MathFunction, RelationalFunction,
    SampleLevel, Scalar, ScalarKind, Statement, StorageFormat, SubgroupOperation, SwitchValue,
    TypeInner, UnaryOperator,
};

const BOTH: Standing = Standing::Works;
const IMAGES: Standing = Standing::W32("linx-images");
const DOUBLES: Standing = Standing::W32("linx-number-format");
const DERIVATIVES: &str = "sampling a texture by implicit derivatives";

/// A list of rows and the function that finds the one of a value.
macro_rules! rows {
    ($list:ident, $find:ident, $ty:ident, $kind:literal;
     $($standing:expr => [$($variant:ident $(($($a:tt)*))? $({$($b:tt)*})?),* $(,)?];)*) => {
        const $list: &[Row] = &[$($(Row {
            kind: $kind,
            name: stringify!($variant),
            standing: $standing,
        },)*)*];

        /// The row of one of the
        #[doc = $kind]
        pub(in crate::wgsl) fn $find(x: &$ty) -> &'static Row {
            match x {
                $($($ty::$variant $(($($a)*))? $({$($b)*})? => {
                    const ROW: Row = Row {
                        kind: $kind,
                        name: stringify!($variant),
                        standing: $standing,
                    };
                    &ROW
                })*)*
            }
        }
    };
}

/// All lists.
pub(super) const ALL: &[&[Row]] = &[
    STATEMENTS,
    EXPRESSIONS,
    TYPES,
    SCALARS,
    ATOMIC_TYPES,
    SPACES,
    BUILTINS,
    LITERALS,
    CASES,
    UNARY,
    BINARY,
    RELATIONAL,
    FUNCTIONS,
    ATOMICS,
    GATHERS,
    DIRECTIONS,
    COMBINES,
    COLLECTIVES,
    CLASSES,
    FORMATS,
    LEVELS,
    QUERIES,
];

rows! {
    STATEMENTS, statement, Statement, "statements";
    BOTH => [
        Emit(..), Block(..), If { .. }, Switch { .. }, Loop { .. }, Break, Continue, Return { .. },
        ControlBarrier(..), Store { .. }, Atomic { .. }, WorkGroupUniformLoad { .. }, Call { .. },
        SubgroupBallot { .. }, SubgroupGather { .. }, SubgroupCollectiveOperation { .. },
    ];
    OtherStages("`discard`") => [
        Kill,
    ];
    NotFromWgsl("a memory barrier without execution barrier") => [
        MemoryBarrier(..),
    ];
    IMAGES => [
        ImageStore { .. }, ImageAtomic { .. },
    ];
    Refused("a ray query") => [
        RayQuery { .. },
    ];
    Refused("a ray pipeline function") => [
        RayPipelineFunction(..),
    ];
    Refused("a cooperative matrix store") => [
        CooperativeStore { .. },
    ];
}

rows! {
    EXPRESSIONS, expression, Expression, "expressions";
    BOTH => [
        Literal(..), Constant(..), Override(..), ZeroValue(..), Compose { .. }, Access { .. }, AccessIndex { .. },
        Splat { .. }, Swizzle { .. }, FunctionArgument(..), GlobalVariable(..), LocalVariable(..), Load { .. },
        Unary { .. }, Binary { .. }, Select { .. }, Relational { .. }, Math { .. }, As { .. }, CallResult(..),
        AtomicResult { .. }, WorkGroupUniformLoadResult { .. }, ArrayLength(..), SubgroupBallotResult,
        SubgroupOperationResult { .. },
    ];
    IMAGES => [
        ImageSample { .. }, ImageLoad { .. }, ImageQuery { .. },
    ];
    OtherStages("a derivative") => [
        Derivative { .. },
    ];
    Refused("a ray query") => [
        RayQueryVertexPositions { .. }, RayQueryProceedResult, RayQueryGetIntersection { .. },
    ];
    Refused("a cooperative matrix operation") => [
        CooperativeLoad { .. }, CooperativeMultiplyAdd { .. },
    ];
}

rows! {
    TYPES, type_inner, TypeInner, "types";
    BOTH => [
        Scalar(..), Vector { .. }, Matrix { .. }, Atomic(..), Pointer { .. }, ValuePointer { .. }, Array { .. },
        Struct { .. },
    ];
    Refused("a cooperative matrix") => [
        CooperativeMatrix { .. },
    ];
    IMAGES => [
        Image { .. }, Sampler { .. },
    ];
    Refused("an acceleration structure") => [
        AccelerationStructure { .. },
    ];
    Refused("a ray query") => [
        RayQuery { .. },
    ];
    Refused("a binding array") => [
        BindingArray { .. },
    ];
}

rows! {
    SPACES, space, AddressSpace, "address spaces";
    BOTH => [
        Function, Private, WorkGroup, Uniform, Immediate, Storage { .. },
    ];
    IMAGES => [
        Handle,
    ];
    OtherStages("the address space `TaskPayload`") => [
        TaskPayload,
    ];
    OtherStages("the address space `RayPayload`") => [
        RayPayload,
    ];
    OtherStages("the address space `IncomingRayPayload`") => [
        IncomingRayPayload,
    ];
}

rows! {
    BUILTINS, builtin, BuiltIn, "built-in values";
    NotFromWgsl("such a built-in value") => [
        WorkGroupSize,
    ];
    OtherStages("such a built-in value") => [
        PrimitiveIndex, Position { .. }, ViewIndex, BaseInstance, BaseVertex, ClipDistances, CullDistance,
        InstanceIndex, PointSize, VertexIndex, DrawIndex, FragDepth, PointCoord, FrontFacing,
        Barycentric { .. }, SampleIndex, SampleMask, MeshTaskSize, CullPrimitive, PointIndex, LineIndices,
        TriangleIndices, VertexCount, Vertices, PrimitiveCount, Primitives, RayInvocationId, NumRayInvocations,
        InstanceCustomData, GeometryIndex, WorldRayOrigin, WorldRayDirection, ObjectRayOrigin,
        ObjectRayDirection, RayTmin, RayTCurrentMax, ObjectToWorld, WorldToObject, HitKind,
    ];
    BOTH => [
        GlobalInvocationId, LocalInvocationId, LocalInvocationIndex, WorkGroupId,  NumWorkGroups,
        NumSubgroups, SubgroupId, SubgroupSize, SubgroupInvocationId,
    ];
}

rows! {
    CLASSES, class, ImageClass, "classes of textures";
    IMAGES => [
        Sampled { .. }, Depth { .. }, Storage { .. },
    ];
    Refused("an external texture") => [
        External,
    ];
}

rows! {
    LEVELS, level, SampleLevel, "levels of samples";
    OtherStages(DERIVATIVES) => [
        Auto, Bias(..),
    ];
    IMAGES => [
        Zero, Exact(..), Gradient { .. },
    ];
}

rows! {
    QUERIES, query, ImageQuery, "queries of textures";
    IMAGES => [
        Size { .. }, NumLevels, NumLayers, NumSamples,
    ];
}

rows! {
    FUNCTIONS, math, MathFunction, "functions";
    BOTH => [
        Abs, Min, Max, Clamp, Saturate, Cos, Cosh, Sin, Sinh, Tan, Tanh, Acos, Asin, Atan, Atan2, Asinh, Acosh,
        Atanh, Radians, Degrees, Ceil, Floor, Round, Fract, Trunc, Modf, Frexp, Ldexp, Exp, Exp2, Log, Log2,
        Pow, Dot, Dot4I8Packed, Dot4U8Packed, Cross, Distance, Length, Normalize, FaceForward, Reflect, Refract,
        Sign, Fma, Mix, Step, SmoothStep, Sqrt, InverseSqrt, Transpose, Determinant, QuantizeToF16,
        CountTrailingZeros, CountLeadingZeros, CountOneBits, ReverseBits, ExtractBits, InsertBits,
        FirstTrailingBit, FirstLeadingBit, Pack4x8snorm, Pack4x8unorm, Pack2x16snorm, Pack2x16unorm,
        Pack2x16float, Pack4xI8, Pack4xU8, Pack4xI8Clamp, Pack4xU8Clamp, Unpack4x8snorm, Unpack4x8unorm,
        Unpack2x16snorm, Unpack2x16unorm, Unpack2x16float, Unpack4xI8, Unpack4xU8,
    ];
    NotFromWgsl("the function `Outer`") => [
        Outer,
    ];
    NotFromWgsl("the function `Inverse`") => [
        Inverse,
    ];
}

rows! {
    BINARY, binary, BinaryOperator, "operators on two operands";
    BOTH => [
        Add, Subtract, Multiply, Divide, Modulo, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, And,
        ExclusiveOr, InclusiveOr, LogicalAnd, LogicalOr, ShiftLeft, ShiftRight,
    ];
}

rows! {
    UNARY, unary, UnaryOperator, "operators on one operand";
    BOTH => [
        Negate, LogicalNot, BitwiseNot,
    ];
}

rows! {
    RELATIONAL, relational, RelationalFunction, "relational functions";
    BOTH => [
        All, Any,
    ];
    NotFromWgsl("a test for infinity or NaN") => [
        IsNan, IsInf,
    ];
}

rows! {
    ATOMICS, atomic, AtomicFunction, "atomic functions";
    BOTH => [
        Add, Subtract, And, ExclusiveOr, InclusiveOr, Min, Max, Exchange { .. },
    ];
}

rows! {
    GATHERS, gather, GatherMode, "broadcasts and shuffles";
    BOTH => [
        BroadcastFirst, Broadcast(..), Shuffle(..), ShuffleDown(..), ShuffleUp(..), ShuffleXor(..),
        QuadBroadcast(..), QuadSwap(..),
    ];
}

rows! {
    DIRECTIONS, direction, Direction, "quad swaps";
    BOTH => [
        X, Y, Diagonal,
    ];
}

rows! {
    COMBINES, combine, SubgroupOperation, "operations of subgroups";
    BOTH => [
        All, Any, Add, Mul, Min, Max, And, Or, Xor,
    ];
}

rows! {
    COLLECTIVES, collective, CollectiveOperation, "reductions and scans";
    BOTH => [
        Reduce, InclusiveScan, ExclusiveScan,
    ];
}

rows! {
    LITERALS, literal, Literal, "literals";
    DOUBLES => [
        F64(..),
    ];
    BOTH => [
        F32(..), F16(..), U16(..), I16(..), U32(..), I32(..), U64(..), I64(..), Bool(..),
    ];
    NotFromWgsl("an abstract number") => [
        AbstractInt(..), AbstractFloat(..),
    ];
}

rows! {
    CASES, case, SwitchValue, "values of cases";
    BOTH => [
        I32(..), U32(..), Default,
    ];
}

rows! {
    FORMATS, format, StorageFormat, "storage formats";
    IMAGES => [
        R8Unorm, R8Snorm, R8Uint, R8Sint, R16Uint, R16Sint, R16Float, Rg8Unorm, Rg8Snorm, Rg8Uint, Rg8Sint,
        R32Uint, R32Sint, R32Float, Rg16Uint, Rg16Sint, Rg16Float, Rgba8Unorm, Rgba8Snorm, Rgba8Uint, Rgba8Sint,
        Bgra8Unorm, Rgb10a2Uint, Rgb10a2Unorm, Rg11b10Ufloat, Rg32Uint, Rg32Sint, Rg32Float, Rgba16Uint,
        Rgba16Sint, Rgba16Float, Rgba32Uint, Rgba32Sint, Rgba32Float, R16Unorm, R16Snorm, Rg16Unorm, Rg16Snorm,
        Rgba16Unorm, Rgba16Snorm,
    ];
    Refused("a texture of 64-bit texels") => [
        R64Uint,
    ];
}
/// A list of scalars by kind and width in bytes.
macro_rules! scalars {
    ($list:ident, $find:ident, $kind:literal; $($name:literal, $variant:pat, $bytes:pat => $standing:expr;)*) => {
        const $list: &[Row] = &[$(Row {
            kind: $kind,
            name: $name,
            standing: $standing,
        },)*];

        /// The row of one of the
        #[doc = $kind]
        #[doc = "; `None`: naga has none of this width."]
        pub(in crate::wgsl) fn $find(x: Scalar) -> Option<&'static Row> {
            match (x.kind, x.width) {
                $(($variant, $bytes) => {
                    const ROW: Row = Row {
                        kind: $kind,
                        name: $name,
                        standing: $standing,
                    };
                    Some(&ROW)
                })*
                _ => None,
            }
        }
    };
}

scalars! {
    SCALARS, scalar, "scalars";
    "bool", ScalarKind::Bool, _ => BOTH;
    "i16", ScalarKind::Sint, 2 => BOTH;
    "i32", ScalarKind::Sint, 4 => BOTH;
    "i64", ScalarKind::Sint, 8 => BOTH;
    "u16", ScalarKind::Uint, 2 => BOTH;
    "u32", ScalarKind::Uint, 4 => BOTH;
    "u64", ScalarKind::Uint, 8 => BOTH;
    "f16", ScalarKind::Float, 2 => BOTH;
    "f32", ScalarKind::Float, 4 => BOTH;
    "f64", ScalarKind::Float, 8 => DOUBLES;
    "abstract integer", ScalarKind::AbstractInt, _ => NotFromWgsl("an abstract number");
    "abstract float", ScalarKind::AbstractFloat, _ => NotFromWgsl("an abstract number");
}

scalars! {
    ATOMIC_TYPES, atomic_type, "atomics";
    "atomic<i32>", ScalarKind::Sint, 4 => BOTH;
    "atomic<i64>", ScalarKind::Sint, 8 => BOTH;
    "atomic<u32>", ScalarKind::Uint, 4 => BOTH;
    "atomic<u64>", ScalarKind::Uint, 8 => BOTH;
    "atomic<f32>", ScalarKind::Float, 4 => BOTH;
}
