//! The instruction set `GLSL.std.450`.

use super::error::{UNSUPPORTED, malformed};
use super::lower::{Frame, Lower};
use super::numbers;
use super::types::Types;
use super::words::{Inst, R};
use crate::front::build::Builder;
use crate::front::functions::Function;
use crate::front::numbers::Num;
use lanemask_diag::Diagnostic;
use lanemask_ir::*;
use rspirv::spirv::GlslStd450Op as G;
use std::rc::Rc;

fn misfit(op: G) -> Box<Diagnostic> {
    Box::new(malformed(format!(
        "the operands of `{op:?}` do not fit its result"
    )))
}

type Unary = fn(&mut Builder, Value) -> Value;
type Binary = fn(&mut Builder, Value, Value) -> Value;
type Ternary = fn(&mut Builder, Value, Value, Value) -> Value;

impl<'m> Lower<'m> {
    /// `OpExtInst`.
    pub(super) fn extended(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        let set = match self.t.sets.get(&inst.word(3)?) {
            Some(set) => set.as_str(),
            None => {
                return Err(Box::new(malformed(
                    "an instruction set that is not imported",
                )));
            }
        };
        if set.starts_with("NonSemantic.") {
            return Ok(());
        }
        if set != "GLSL.std.450" {
            let message = format!("the instruction set `{set}` is not supported yet");
            return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
        }
        let Some(op) = G::from_u32(inst.word(4)?) else {
            return Err(Box::new(malformed(
                "an unknown instruction of GLSL.std.450",
            )));
        };
        if matches!(op, G::Modf | G::Frexp) {
            return self.split_to_pointer(frame, inst, op);
        }
        let mut args = Vec::new();
        for &id in inst.rest(5) {
            args.push((self.values(frame, id)?, self.type_of(id)?));
        }
        let ty = inst.word(1)?;
        self.t.types.scalars(ty)?;
        let n = self.t.types.flat(ty) as usize;
        let Some(values) = function(&mut self.b, &self.t.types, op, &args, n)? else {
            let message = format!("`{op:?}` of GLSL.std.450 is not supported yet");
            return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
        };
        self.give(frame, inst, values)
    }

    /// `Modf` and `Frexp`, whose second result goes to memory.
    fn split_to_pointer(&mut self, frame: &mut Frame<'m>, inst: &Inst, op: G) -> R<()> {
        let x = self.values(frame, inst.word(5)?)?;
        let pointer = self.pointer(frame, inst.word(6)?)?;
        let n = self.t.types.num(self.type_of(inst.word(5)?)?);
        let (first, second) = parts_of(&mut self.b, op, n.unwrap_or(Num::F32), &x);
        self.write(&pointer, &second)?;
        self.give(frame, inst, first)
    }
}

/// Both results of `modf` or `frexp`, of any float.
fn parts_of(b: &mut Builder, op: G, n: Num, x: &[Value]) -> (Vec<Value>, Vec<Value>) {
    let frexp = matches!(op, G::Frexp | G::FrexpStruct);
    match n.bits() {
        16 => {
            let x = numbers::widened(b, x);
            let (first, second) = parts(b, op, &x);
            let first = b.each(&first, |b, x| b.round_to_half(x));
            let second = if frexp {
                second
            } else {
                b.each(&second, |b, x| b.round_to_half(x))
            };
            (first, second)
        }
        64 => {
            let f = if frexp {
                Function::Frexp
            } else {
                Function::Modf
            };
            let mut first = b.function(f, n, &[x]).unwrap_or_default();
            let second = first.split_off(x.len().min(first.len()));
            (first, second)
        }
        _ => parts(b, op, x),
    }
}

/// Both results of `modf` or `frexp`.
fn parts(b: &mut Builder, op: G, x: &[Value]) -> (Vec<Value>, Vec<Value>) {
    if matches!(op, G::Modf | G::ModfStruct) {
        let whole = b.each(x, |b, x| b.un(UnOp::Trunc, x));
        let rest = b.each2(x, &whole, |b, x, w| b.bin(BinOp::SubF32, x, w));
        (rest, whole)
    } else {
        let fraction = b.each(x, |b, x| b.un(UnOp::FrexpFract, x));
        (fraction, b.each(x, |b, x| b.un(UnOp::FrexpExp, x)))
    }
}

/// Lowers a function; `n` is the number of scalars of its result.
fn function(
    b: &mut Builder,
    types: &Types,
    op: G,
    args: &[(Rc<[Value]>, u32)],
    n: usize,
) -> R<Option<Vec<Value>>> {
    // The words of a binary64, the low one first.
    if matches!(op, G::PackDouble2x32 | G::UnpackDouble2x32) {
        let words = match args {
            [(values, _)] if values.len() == 2 && n == 2 => values.to_vec(),
            _ => return Err(misfit(op)),
        };
        return Ok(Some(words));
    }
    if let Some(number) = (args.first()).and_then(|a| types.num(a.1))
        && numbers::is_other(number)
    {
        let values: Vec<&[Value]> = args.iter().map(|a| &a.0[..]).collect();
        return match numbers::function(b, op, number, &values) {
            Err(()) => Err(misfit(op)),
            Ok(None) if number == Num::F16 => function_through_f32(b, types, op, args, n),
            Ok(found) => Ok(found),
        };
    }
    values_function(b, types, op, args, n)
}

/// A function of binary16: that of F32, rounded.
fn function_through_f32(
    b: &mut Builder,
    types: &Types,
    op: G,
    args: &[(Rc<[Value]>, u32)],
    n: usize,
) -> R<Option<Vec<Value>>> {
    let mut wide: Vec<(Rc<[Value]>, u32)> = Vec::with_capacity(args.len());
    for (values, ty) in args {
        wide.push(match types.num(*ty) {
            Some(Num::F16) => (numbers::widened(b, values).into(), *ty),
            _ => (Rc::clone(values), *ty),
        });
    }
    let Some(found) = values_function(b, types, op, &wide, n)? else {
        return Ok(None);
    };
    // Exponents are integers.
    let floats = match op {
        G::FrexpStruct => n / 2,
        _ => found.len(),
    };
    let mut out = b.each(&found[..floats], |b, x| b.round_to_half(x));
    out.extend_from_slice(&found[floats..]);
    Ok(Some(out))
}

/// Whether it is lowered, for numbers of 32 bits at least.
pub(super) fn is_known(op: G) -> bool {
    unary(op).is_some()
        || binary(op).is_some()
        || ternary(op).is_some()
        || matches!(
            op,
            G::Modf
                | G::Frexp
                | G::ModfStruct
                | G::FrexpStruct
                | G::Length
                | G::Distance
                | G::Normalize
                | G::Cross
                | G::FaceForward
                | G::Reflect
                | G::Refract
                | G::Determinant
                | G::MatrixInverse
                | G::PackSnorm4x8
                | G::PackUnorm4x8
                | G::PackSnorm2x16
                | G::PackUnorm2x16
                | G::PackHalf2x16
                | G::PackDouble2x32
                | G::UnpackSnorm4x8
                | G::UnpackUnorm4x8
                | G::UnpackSnorm2x16
                | G::UnpackUnorm2x16
                | G::UnpackHalf2x16
                | G::UnpackDouble2x32
        )
}

/// Lowers a function of words.
fn values_function(
    b: &mut Builder,
    types: &Types,
    op: G,
    args: &[(Rc<[Value]>, u32)],
    n: usize,
) -> R<Option<Vec<Value>>> {
    let width = |i: usize| args.get(i).map_or(0, |a| a.0.len());
    let fits = |widths: &[usize]| {
        let same = args.len() == widths.len() && (0..args.len()).all(|i| width(i) == widths[i]);
        if same && n > 0 && widths.iter().all(|w| *w > 0) {
            Ok(())
        } else {
            Err(misfit(op))
        }
    };
    let arg = |i: usize| Rc::clone(&args[i].0);
    if let Some(f) = unary(op) {
        fits(&[n])?;
        return Ok(Some(b.each(&arg(0), f)));
    }
    if let Some(f) = binary(op) {
        fits(&[n, n])?;
        return Ok(Some(b.each2(&arg(0), &arg(1), f)));
    }
    if let Some(f) = ternary(op) {
        fits(&[n, n, n])?;
        return Ok(Some(b.each3(&arg(0), &arg(1), &arg(2), f)));
    }
    let w = width(0);
    Ok(Some(match op {
        G::ModfStruct | G::FrexpStruct => {
            fits(&[n / 2])?;
            let (first, second) = parts(b, op, &arg(0));
            [first, second].concat()
        }
        G::Length => {
            fits(&[w])?;
            vec![b.length(&arg(0))]
        }
        G::Distance => {
            fits(&[w, w])?;
            let d = b.each2(&arg(0), &arg(1), |b, x, y| b.bin(BinOp::SubF32, x, y));
            vec![b.length(&d)]
        }
        G::Normalize => {
            fits(&[n])?;
            let x = arg(0);
            let length = b.length(&x);
            b.each(&x, |b, x| b.bin(BinOp::DivF32, x, length))
        }
        G::Cross => {
            fits(&[3, 3])?;
            b.cross(&arg(0), &arg(1))
        }
        G::FaceForward => {
            fits(&[n, n, n])?;
            b.face_forward(&arg(0), &arg(1), &arg(2))
        }
        G::Reflect => {
            fits(&[n, n])?;
            b.reflect(&arg(0), &arg(1))
        }
        G::Refract => {
            fits(&[n, n, 1])?;
            b.refract(&arg(0), &arg(1), arg(2)[0])
        }
        G::Determinant => match args.first().and_then(|a| types.matrix(a.1)) {
            Some((columns, rows)) if columns == rows && rows > 1 => {
                vec![b.determinant(&arg(0), rows)]
            }
            _ => return Err(misfit(op)),
        },
        G::MatrixInverse => match args.first().and_then(|a| types.matrix(a.1)) {
            Some((columns, rows)) if columns == rows && rows > 1 => b.inverse(&arg(0), rows),
            _ => return Err(misfit(op)),
        },
        G::PackSnorm4x8 | G::PackUnorm4x8 => {
            fits(&[4])?;
            vec![b.pack_norm(&arg(0), 8, op == G::PackSnorm4x8)]
        }
        G::PackSnorm2x16 | G::PackUnorm2x16 => {
            fits(&[2])?;
            vec![b.pack_norm(&arg(0), 16, op == G::PackSnorm2x16)]
        }
        G::PackHalf2x16 => {
            fits(&[2])?;
            vec![b.pack_half(&arg(0))]
        }
        G::UnpackSnorm4x8 | G::UnpackUnorm4x8 => {
            fits(&[1])?;
            b.unpack_norm(arg(0)[0], 8, op == G::UnpackSnorm4x8)
        }
        G::UnpackSnorm2x16 | G::UnpackUnorm2x16 => {
            fits(&[1])?;
            b.unpack_norm(arg(0)[0], 16, op == G::UnpackSnorm2x16)
        }
        G::UnpackHalf2x16 => {
            fits(&[1])?;
            b.unpack_half(arg(0)[0])
        }
        _ => return Ok(None),
    }))
}

fn unary(op: G) -> Option<Unary> {
    macro_rules! un {
        ($op:ident) => {
            |b, x| b.un(UnOp::$op, x)
        };
    }
    Some(match op {
        // Either way of rounding halves is allowed.
        G::Round | G::RoundEven => un!(Rint),
        G::Trunc => un!(Trunc),
        G::FAbs => un!(AbsF32),
        G::SAbs => un!(AbsI32),
        G::FSign => |b, x| b.sign_f32(x),
        G::SSign => |b, x| b.sign_i32(x),
        G::Floor => un!(Floor),
        G::Ceil => un!(Ceil),
        G::Fract => un!(Fract),
        G::Radians => |b, x| b.radians(x),
        G::Degrees => |b, x| b.degrees(x),
        G::Sin => un!(Sin),
        G::Cos => un!(Cos),
        G::Tan => |b, x| b.tan(x),
        G::Asin => |b, x| b.asin(x),
        G::Acos => |b, x| b.acos(x),
        G::Atan => |b, x| b.atan(x),
        G::Sinh => |b, x| b.sinh(x),
        G::Cosh => |b, x| b.cosh(x),
        G::Tanh => |b, x| b.tanh(x),
        G::Asinh => |b, x| b.asinh(x),
        G::Acosh => |b, x| b.acosh(x),
        G::Atanh => |b, x| b.atanh(x),
        G::Exp => |b, x| b.exp(x),
        G::Log => |b, x| b.log(x),
        G::Exp2 => un!(Exp2),
        G::Log2 => un!(Log2),
        G::Sqrt => un!(Sqrt),
        G::InverseSqrt => un!(Rsqrt),
        G::FindILsb => un!(Ftb),
        G::FindSMsb => un!(FlbS32),
        G::FindUMsb => un!(FlbU32),
        _ => return None,
    })
}

fn binary(op: G) -> Option<Binary> {
    macro_rules! bin {
        ($op:ident) => {
            |b, x, y| b.bin(BinOp::$op, x, y)
        };
    }
    Some(match op {
        G::Atan2 => |b, y, x| b.atan2(y, x),
        G::Pow => |b, x, y| b.pow(x, y),
        G::FMin | G::NMin => bin!(MinF32),
        G::UMin => bin!(MinU32),
        G::SMin => bin!(MinS32),
        G::FMax | G::NMax => bin!(MaxF32),
        G::UMax => bin!(MaxU32),
        G::SMax => bin!(MaxS32),
        G::Step => |b, edge, x| b.step(edge, x),
        G::Ldexp => |b, x, e| b.one(Type::F32, Op::Bin(BinOp::Ldexp, x, e)),
        _ => return None,
    })
}

fn ternary(op: G) -> Option<Ternary> {
    macro_rules! clamp {
        ($max:ident, $min:ident) => {
            |b, x, low, high| {
                let x = b.bin(BinOp::$max, x, low);
                b.bin(BinOp::$min, x, high)
            }
        };
    }
    Some(match op {
        G::FClamp | G::NClamp => clamp!(MaxF32, MinF32),
        G::UClamp => clamp!(MaxU32, MinU32),
        G::SClamp => clamp!(MaxS32, MinS32),
        G::FMix => |b, x, y, t| b.mix(x, y, t),
        G::SmoothStep => |b, low, high, x| b.smoothstep(low, high, x),
        G::Fma => |b, x, y, z| b.fma(x, y, z),
        _ => return None,
    })
}
