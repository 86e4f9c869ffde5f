//! Operand and result types of each operation, and walks over operands.

use crate::{
    AtomicOp, BinOp, CmpOp, Const, Kernel, NumOp, Op, Region, Stmt, Subgroup, Type, UnOp, Value,
    ValueData,
};
use lanemask_diag::Span;

impl Type {
    /// Name in the text form.
    pub fn text(self) -> &'static str {
        match self {
            Type::Bool => "bool",
            Type::I32 => "i32",
            Type::F32 => "f32",
        }
    }

    /// The type of that name.
    pub fn from_text(text: &str) -> Option<Type> {
        match text {
            "bool" => Some(Type::Bool),
            "i32" => Some(Type::I32),
            "f32" => Some(Type::F32),
            _ => None,
        }
    }
}

impl Const {
    /// Its type.
    pub fn ty(self) -> Type {
        match self {
            Const::Bool(_) => Type::Bool,
            Const::I32(_) => Type::I32,
            Const::F32(_) => Type::F32,
        }
    }

    /// Its bits as a word; truth values are 0 and 1.
    pub fn bits(self) -> u32 {
        match self {
            Const::Bool(b) => u32::from(b),
            Const::I32(bits) | Const::F32(bits) => bits,
        }
    }
}

impl UnOp {
    /// Types of the operand and of the result.
    pub fn signature(self) -> (Type, Type) {
        use Type::{Bool, F32, I32};
        match self {
            UnOp::NegI32
            | UnOp::NotI32
            | UnOp::AbsI32
            | UnOp::Clz
            | UnOp::Ctz
            | UnOp::Popcnt
            | UnOp::BitRev
            | UnOp::FlbU32
            | UnOp::FlbS32
            | UnOp::Ftb => (I32, I32),
            UnOp::NotBool => (Bool, Bool),
            UnOp::NegF32
            | UnOp::AbsF32
            | UnOp::Floor
            | UnOp::Ceil
            | UnOp::Trunc
            | UnOp::Rint
            | UnOp::Fract
            | UnOp::Sqrt
            | UnOp::Rsqrt
            | UnOp::Exp2
            | UnOp::Log2
            | UnOp::Sin
            | UnOp::Cos
            | UnOp::FrexpFract => (F32, F32),
            UnOp::F32ToS32 | UnOp::F32ToU32 | UnOp::BitsToI32 | UnOp::F32ToF16 | UnOp::FrexpExp => {
                (F32, I32)
            }
            UnOp::S32ToF32 | UnOp::U32ToF32 | UnOp::BitsToF32 | UnOp::F16ToF32 => (I32, F32),
        }
    }
}

impl BinOp {
    /// Types of the two operands and of the result.
    pub fn signature(self) -> (Type, Type, Type) {
        use Type::{Bool, F32, I32};
        match self {
            BinOp::Add
            | BinOp::Sub
            | BinOp::Mul
            | BinOp::MulHiU32
            | BinOp::MulHiS32
            | BinOp::DivU32
            | BinOp::DivS32
            | BinOp::RemU32
            | BinOp::RemS32
            | BinOp::MinU32
            | BinOp::MaxU32
            | BinOp::MinS32
            | BinOp::MaxS32
            | BinOp::And
            | BinOp::Or
            | BinOp::Xor
            | BinOp::Shl
            | BinOp::ShrU32
            | BinOp::ShrS32 => (I32, I32, I32),
            BinOp::AndBool | BinOp::OrBool | BinOp::XorBool => (Bool, Bool, Bool),
            BinOp::AddF32
            | BinOp::SubF32
            | BinOp::MulF32
            | BinOp::DivF32
            | BinOp::MinF32
            | BinOp::MaxF32 => (F32, F32, F32),
            BinOp::Ldexp => (F32, I32, F32),
        }
    }
}

impl CmpOp {
    /// Type of both operands.
    pub fn operand_type(self) -> Type {
        match self {
            CmpOp::EqI32
            | CmpOp::NeI32
            | CmpOp::LtS32
            | CmpOp::LeS32
            | CmpOp::LtU32
            | CmpOp::LeU32 => Type::I32,
            CmpOp::EqF32 | CmpOp::NeF32 | CmpOp::LtF32 | CmpOp::LeF32 => Type::F32,
        }
    }
}

/// What an operand or a result of a [`NumOp`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A truth value.
    Bool,
    /// 32 bits of integer.
    I32,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary16 in the low half of an I32.
    F16,
    /// 64 bits in two I32, low word first.
    Wide,
}

impl Format {
    /// The words that it is.
    pub fn types(self) -> &'static [Type] {
        match self {
            Format::Bool => &[Type::Bool],
            Format::I32 | Format::F16 => &[Type::I32],
            Format::F32 => &[Type::F32],
            Format::Wide => &[Type::I32; 2],
        }
    }
}

impl NumOp {
    /// What its operands and its result are.
    pub fn formats(self) -> (&'static [Format], Format) {
        use Format::{Bool, F16, F32, I32, Wide};
        use NumOp::*;
        match self {
            AddF16 | SubF16 | MulF16 | DivF16 | MinF16 | MaxF16 => (&[F16; 2], F16),
            FmaF16 => (&[F16; 3], F16),
            EqF16 | NeF16 | LtF16 | LeF16 => (&[F16; 2], Bool),
            AddI64 | SubI64 | MulI64 | DivU64 | DivS64 | RemU64 | RemS64 | MinU64 | MaxU64
            | MinS64 | MaxS64 | AddF64 | SubF64 | MulF64 | DivF64 | MinF64 | MaxF64 => {
                (&[Wide; 2], Wide)
            }
            EqI64 | NeI64 | LtU64 | LeU64 | LtS64 | LeS64 | EqF64 | NeF64 | LtF64 | LeF64 => {
                (&[Wide; 2], Bool)
            }
            ShlI64 | ShrU64 | ShrS64 | LdexpF64 => (&[Wide, I32], Wide),
            FmaF64 => (&[Wide; 3], Wide),
            SqrtF64 | FloorF64 | CeilF64 | TruncF64 | RintF64 | FrexpFractF64 | S64ToF64
            | U64ToF64 | F64ToS64 | F64ToU64 => (&[Wide], Wide),
            FrexpExpF64 | F64ToS32 | F64ToU32 => (&[Wide], I32),
            S64ToF32 | U64ToF32 | F64ToF32 => (&[Wide], F32),
            F64ToF16 => (&[Wide], F16),
            F32ToS64 | F32ToU64 | F32ToF64 => (&[F32], Wide),
            S32ToF64 | U32ToF64 => (&[I32], Wide),
        }
    }

    /// Types of the words of its operands, at most 6.
    pub fn operands(self) -> Vec<Type> {
        let (takes, _) = self.formats();
        takes.iter().flat_map(|f| f.types()).copied().collect()
    }

    /// Types of the words of its result.
    pub fn results(self) -> &'static [Type] {
        self.formats().1.types()
    }

    /// Whether it works on binary16.
    pub fn is_f16(self) -> bool {
        self.formats().0[0] == Format::F16
    }

    /// Whether it takes or gives a binary64.
    pub fn is_f64(self) -> bool {
        self.text().contains("f64")
    }
}

impl AtomicOp {
    /// Whether it is one on floats.
    pub fn is_float(self) -> bool {
        matches!(self, AtomicOp::AddF | AtomicOp::MinF | AtomicOp::MaxF)
    }
}

impl Op {
    /// Calls `f` with each operand, the address offset first.
    pub fn for_each_operand(&self, mut f: impl FnMut(Value)) {
        match self {
            // Those whose clones allocate.
            Op::Store(addr, values) | Op::Atomic(_, addr, values) => {
                addr.offset.iter().chain(values).for_each(|v| f(*v));
            }
            Op::CompareExchange {
                addr,
                expected,
                new,
            } => {
                let words = expected.iter().chain(new);
                addr.offset.iter().chain(words).for_each(|v| f(*v));
            }
            Op::Num(_, values) => values.iter().for_each(|v| f(*v)),
            op => op.clone().for_each_operand_mut(|v| f(*v)),
        }
    }

    /// Calls `f` with a mutable reference to each operand, the address offset first.
    pub fn for_each_operand_mut(&mut self, mut f: impl FnMut(&mut Value)) {
        match self {
            Op::Const(_) | Op::Builtin(_) | Op::BufferLen(_) | Op::Barrier => {}
            Op::Subgroup(op) => op.for_each_operand_mut(f),
            Op::Image(op) => op.for_each_operand_mut(f),
            Op::Un(_, a) => f(a),
            Op::Bin(_, a, b) | Op::Cmp(_, a, b) => {
                f(a);
                f(b);
            }
            Op::Num(_, values) => values.iter_mut().for_each(f),
            Op::Fma(a, b, c) => {
                f(a);
                f(b);
                f(c);
            }
            Op::Select { cond, yes, no } => {
                f(cond);
                f(yes);
                f(no);
            }
            Op::ExtractBits {
                value,
                offset,
                count,
                ..
            } => {
                f(value);
                f(offset);
                f(count);
            }
            Op::InsertBits {
                value,
                insert,
                offset,
                count,
            } => {
                f(value);
                f(insert);
                f(offset);
                f(count);
            }
            Op::Load(addr) => {
                addr.offset.iter_mut().for_each(f);
            }
            Op::Store(addr, values) => addr.offset.iter_mut().chain(values).for_each(f),
            Op::Atomic(_, addr, values) => addr.offset.iter_mut().chain(values).for_each(f),
            Op::CompareExchange {
                addr,
                expected,
                new,
            } => {
                let words = expected.iter_mut().chain(new);
                addr.offset.iter_mut().chain(words).for_each(f);
            }
        }
    }

    /// The operands in order, the address offset first.
    pub fn operands(&self) -> Vec<Value> {
        let mut out = Vec::new();
        self.for_each_operand(|v| out.push(v));
        out
    }
}

/// Type of the one result of an operation. `None` for stores and barriers, which have none, for operations on numbers, which may have
/// two ([`NumOp::results`]), for atomics on two words, for loads, whose results are for the one who writes the load to
/// choose, and for operations on images, whose results the image's type tells.
///
/// # Panics
/// If the op is a select, a broadcast or a shuffle of a value that `values` lacks.
pub fn result_type(op: &Op, values: &[ValueData]) -> Option<Type> {
    Some(match op {
        Op::Const(c) => c.ty(),
        Op::Un(op, _) => op.signature().1,
        Op::Bin(op, ..) => op.signature().2,
        Op::Fma(..) => Type::F32,
        Op::Cmp(..) => Type::Bool,
        Op::Select { yes, .. } => values[yes.0 as usize].ty,
        Op::ExtractBits { .. } | Op::InsertBits { .. } | Op::Builtin(_) | Op::BufferLen(_) => {
            Type::I32
        }
        Op::Atomic(_, _, words) | Op::CompareExchange { new: words, .. } if words.len() == 1 => {
            Type::I32
        }
        Op::Subgroup(op) => match op {
            Subgroup::Ballot { .. } => Type::I32,
            Subgroup::All(_) | Subgroup::Any(_) => Type::Bool,
            Subgroup::First(value) | Subgroup::Shuffle { value, .. } => values[value.0 as usize].ty,
            Subgroup::Combine { op, .. } => op.ty(),
            Subgroup::Barrier => return None,
        },
        Op::Num(..)
        | Op::Image(_)
        | Op::Load(_)
        | Op::Store(..)
        | Op::Atomic(..)
        | Op::CompareExchange { .. }
        | Op::Barrier => return None,
    })
}

/// The kernel with all source positions set to nothing, to compare kernels by what they do.
pub fn without_spans(kernel: &Kernel) -> Kernel {
    fn strip(region: &mut Region) {
        region.term_span = Span::default();
        for stmt in &mut region.stmts {
            match stmt {
                Stmt::Inst(inst) => inst.span = Span::default(),
                Stmt::Block { body, .. } | Stmt::Loop { body, .. } => strip(body),
                Stmt::If {
                    then,
                    otherwise,
                    span,
                    ..
                } => {
                    *span = Span::default();
                    strip(then);
                    strip(otherwise);
                }
            }
        }
    }
    let mut kernel = kernel.clone();
    strip(&mut kernel.body);
    kernel
}
