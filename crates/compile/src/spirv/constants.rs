//! Constants, specialised ones and operations on them.

use super::error::{MALFORMED, UNSUPPORTED, malformed};
use super::ops;
use super::tables::Tables;
use super::types::{Kind, Ty};
use super::words::{Inst, R};
use crate::front::build::Builder;
use lanemask_diag::Diagnostic;
use lanemask_ir::{Const, Op as IrOp, Stmt, Type, Value, eval};
use rspirv::spirv::{Decoration, Op};
use std::collections::HashMap;

/// The value of a constant.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Known {
    /// Its scalars.
    Scalars(Vec<Const>),
    /// All bits zero, of whatever type; also what is undefined.
    Zero,
    /// Of a type that no kernel can compute with; its bits.
    Other(Vec<u32>),
}

impl Known {
    /// The number, if it is an integer.
    pub fn number(&self) -> Option<u32> {
        match self {
            Known::Scalars(s) => match s[..] {
                [Const::I32(x)] => Some(x),
                _ => None,
            },
            Known::Zero => Some(0),
            // Lengths of arrays may have 16 or 64 bits.
            Known::Other(words) => match words[..] {
                [x] | [x, 0] => Some(x),
                _ => None,
            },
        }
    }

    /// The numbers, if there are only integers.
    pub fn numbers(&self) -> Option<Vec<u32>> {
        match self {
            Known::Scalars(s) => s
                .iter()
                .map(|c| match c {
                    Const::I32(x) => Some(*x),
                    _ => None,
                })
                .collect(),
            _ => None,
        }
    }
}

/// Whether the instruction makes a constant.
pub(super) fn is_constant(op: Op) -> bool {
    matches!(
        op,
        Op::Constant
            | Op::ConstantTrue
            | Op::ConstantFalse
            | Op::ConstantComposite
            | Op::ConstantNull
            | Op::Undef
            | Op::SpecConstant
            | Op::SpecConstantTrue
            | Op::SpecConstantFalse
            | Op::SpecConstantComposite
            | Op::SpecConstantOp
    )
}

/// The value of a constant, whose parts are there already.
pub(super) fn read(t: &mut Tables, inst: &Inst) -> R<Known> {
    let (ty, id) = (inst.word(1)?, inst.word(2)?);
    Ok(match inst.op {
        Op::ConstantNull | Op::Undef => {
            t.types.get(ty)?;
            Known::Zero
        }
        Op::ConstantTrue => Known::Scalars(vec![Const::Bool(true)]),
        Op::ConstantFalse => Known::Scalars(vec![Const::Bool(false)]),
        Op::Constant => scalar(t, ty, inst.rest(3))?,
        Op::SpecConstantTrue | Op::SpecConstantFalse | Op::SpecConstant => {
            let default = match inst.op {
                Op::SpecConstantTrue => Known::Scalars(vec![Const::Bool(true)]),
                Op::SpecConstantFalse => Known::Scalars(vec![Const::Bool(false)]),
                _ => scalar(t, ty, inst.rest(3))?,
            };
            specialised(t, id, ty)?.unwrap_or(default)
        }
        Op::ConstantComposite | Op::SpecConstantComposite => {
            let mut scalars = Vec::new();
            if t.types.check(ty).is_err() {
                return Ok(Known::Other(Vec::new()));
            }
            for &part in inst.rest(3) {
                scalars.extend(scalars_of(t, part)?);
                if scalars.len() as u32 > t.types.flat(ty) {
                    break;
                }
            }
            let fits = t
                .types
                .scalars(ty)?
                .iter()
                .copied()
                .eq(scalars.iter().map(|c| match c {
                    Const::Bool(_) => Type::Bool,
                    Const::I32(_) => Type::I32,
                    Const::F32(_) => Type::F32,
                }));
            if !fits {
                let message = "the parts of a constant do not make its type";
                return Err(Box::new(malformed(message)));
            }
            Known::Scalars(scalars)
        }
        _ => operation(t, inst, ty)?,
    })
}

/// The scalars of a constant.
pub(super) fn scalars_of(t: &Tables, id: u32) -> R<Vec<Const>> {
    let ty = t.types_of.get(&id).copied().unwrap_or(0);
    match t.constants.get(&id) {
        Some(Known::Scalars(s)) => Ok(s.clone()),
        Some(Known::Zero) => Ok(t.types.scalars(ty)?.into_iter().map(zero).collect()),
        Some(Known::Other(_)) => {
            t.types.check(ty)?;
            Err(Box::new(malformed(format!("%{id} has no value"))))
        }
        None => Err(Box::new(Diagnostic::error(
            MALFORMED,
            format!("%{id} is not a constant"),
        ))),
    }
}

/// The zero of a type.
pub(super) fn zero(ty: Type) -> Const {
    match ty {
        Type::Bool => Const::Bool(false),
        Type::I32 => Const::I32(0),
        Type::F32 => Const::F32(0),
    }
}

fn scalar(t: &Tables, ty: u32, words: &[u32]) -> R<Known> {
    let first = words.first().copied().unwrap_or(0);
    Ok(match t.types.get(ty)? {
        Ty::Int { width: 32, .. } => Known::Scalars(vec![Const::I32(first)]),
        Ty::Float { width: 32 } => Known::Scalars(vec![Const::F32(first)]),
        Ty::Int { .. } | Ty::Float { .. } => Known::Other(words.to_vec()),
        _ => {
            let message = format!("%{ty} is not the type of a scalar");
            return Err(Box::new(malformed(message)));
        }
    })
}

/// The value that the launch gives a specialisation constant.
fn specialised(t: &mut Tables, id: u32, ty: u32) -> R<Option<Known>> {
    let number = t.decoration(id, Decoration::SpecId);
    let name = t.names.get(&id).cloned();
    let by_number = number.and_then(|n| t.overrides.remove(&n.to_string()));
    let value = by_number.or_else(|| name.as_ref().and_then(|n| t.overrides.remove(n)));
    t.specs.push((number, name, id));
    let Some(value) = value else { return Ok(None) };
    let whole = |low: f64, high: f64| {
        let fits = value.fract() == 0.0 && value >= low && value <= high;
        fits.then_some(value as i64 as u32).map(Const::I32)
    };
    let (made, what) = match t.types.kind(ty) {
        Some(Kind::Bool) => (Some(Const::Bool(value != 0.0)), "a truth value"),
        Some(Kind::Sint) => (
            whole(f64::from(i32::MIN), f64::from(i32::MAX)),
            "a signed integer of 32 bits",
        ),
        Some(Kind::Uint) => (
            whole(0.0, f64::from(u32::MAX)),
            "an unsigned integer of 32 bits",
        ),
        _ => (Some(Const::F32((value as f32).to_bits())), "a number"),
    };
    t.types.check(ty)?;
    match made {
        Some(c) => Ok(Some(Known::Scalars(vec![c]))),
        None => {
            let message = format!("{value} is not {what}, as {} is", t.name(id));
            Err(Box::new(Diagnostic::error("spirv-override", message)))
        }
    }
}

/// `OpSpecConstantOp`: lowers the operation like any other, and computes what has been made.
fn operation(t: &Tables, inst: &Inst, ty: u32) -> R<Known> {
    let Some(op) = Op::from_u32(inst.word(3)?) else {
        return Err(Box::new(malformed("an unknown operation on constants")));
    };
    let (ids, literals) = ops::split(op, inst.rest(4));
    if t.types.check(ty).is_err() {
        return Ok(Known::Other(Vec::new()));
    }
    let mut b = Builder::default();
    let mut args = Vec::new();
    for &id in ids {
        let scalars = scalars_of(t, id)?;
        args.push(ops::Arg {
            values: scalars.into_iter().map(|c| b.constant(c)).collect(),
            ty: t.types_of.get(&id).copied().unwrap_or(0),
        });
    }
    let made = ops::operation(&mut b, &t.types, op, &args, literals, ty)?;
    let Some(values) = made else {
        let message = format!("`Op{op:?}` on specialisation constants is not supported yet");
        return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
    };
    let kernel = b.finish();
    let mut known: HashMap<Value, Const> = HashMap::new();
    for stmt in &kernel.body.stmts {
        let Stmt::Inst(inst) = stmt else { continue };
        if let (Some(c), [result]) = (compute(&inst.op, &known), &inst.results[..]) {
            known.insert(*result, c);
        }
    }
    let scalars: Option<Vec<Const>> = values.iter().map(|v| known.get(v).copied()).collect();
    match scalars {
        Some(scalars) => Ok(Known::Scalars(scalars)),
        None => {
            let message = format!("`Op{op:?}` on constants has no value");
            Err(Box::new(malformed(message)))
        }
    }
}

fn compute(op: &IrOp, known: &HashMap<Value, Const>) -> Option<Const> {
    let bits = |v: &Value| {
        known.get(v).map(|c| match *c {
            Const::Bool(b) => u32::from(b),
            Const::I32(x) | Const::F32(x) => x,
        })
    };
    let made = |ty: Type, bits: u32| match ty {
        Type::Bool => Const::Bool(bits != 0),
        Type::I32 => Const::I32(bits),
        Type::F32 => Const::F32(bits),
    };
    Some(match op {
        IrOp::Const(c) => *c,
        IrOp::Un(op, a) => made(op.signature().1, eval::un(*op, bits(a)?)),
        IrOp::Bin(op, a, b) => made(op.signature().2, eval::bin(*op, bits(a)?, bits(b)?)),
        IrOp::Fma(a, b, c) => Const::F32(eval::fma(bits(a)?, bits(b)?, bits(c)?)),
        IrOp::Num(op, words) if op.results().len() == 1 => {
            let mut known = [0; 6];
            for (k, v) in known.iter_mut().zip(words) {
                *k = bits(v)?;
            }
            made(op.results()[0], eval::num(*op, known)[0])
        }
        IrOp::Cmp(op, a, b) => Const::Bool(eval::cmp(*op, bits(a)?, bits(b)?)),
        IrOp::Select { cond, yes, no } => {
            let taken = if bits(cond)? != 0 { yes } else { no };
            *known.get(taken)?
        }
        IrOp::ExtractBits {
            signed,
            value,
            offset,
            count,
        } => Const::I32(eval::extract_bits(
            *signed,
            bits(value)?,
            bits(offset)?,
            bits(count)?,
        )),
        IrOp::InsertBits {
            value,
            insert,
            offset,
            count,
        } => Const::I32(eval::insert_bits(
            bits(value)?,
            bits(insert)?,
            bits(offset)?,
            bits(count)?,
        )),
        _ => return None,
    })
}
