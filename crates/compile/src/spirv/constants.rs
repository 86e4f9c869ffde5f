//! Constants, specialised ones and operations on them.

use super::error::{MALFORMED, UNSUPPORTED, malformed};
use super::ops;
use super::tables::Tables;
use super::types::{Kind, Ty};
use super::words::{Inst, R};
use crate::front::build::Builder;
use crate::front::numbers::Num;
use lanemask_diag::Diagnostic;
use lanemask_ir::{Const, NumOp, Op as IrOp, Stmt, Type, Value, eval};
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
                // Lengths of arrays may have 64 bits.
                [Const::I32(x)] | [Const::I32(x), Const::I32(0)] => Some(x),
                _ => None,
            },
            Known::Zero => Some(0),
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
        // Those of signed types come with the sign above them.
        Ty::Int { width: 8, .. } => Known::Scalars(vec![Const::I32(first & 0xff)]),
        Ty::Int { width: 16, .. } | Ty::Float { width: 16 } => {
            Known::Scalars(vec![Const::I32(first & 0xffff)])
        }
        Ty::Int { width: 64, .. } | Ty::Float { width: 64 } => {
            let high = words.get(1).copied().unwrap_or(0);
            Known::Scalars(vec![Const::I32(first), Const::I32(high)])
        }
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
    let n = t.types.num(ty).unwrap_or(Num::F32);
    let bits = n.bits();
    let signed = matches!(t.types.kind(ty), Some(Kind::Sint));
    let (made, what) = match n {
        Num::Bool => (
            Some(vec![Const::Bool(value != 0.0)]),
            "a truth value".to_owned(),
        ),
        Num::Int { .. } => {
            let sign = if signed { "a signed" } else { "an unsigned" };
            (
                whole(value, bits, signed),
                format!("{sign} integer of {bits} bits"),
            )
        }
        Num::Float { bits: 32 } => (
            Some(vec![Const::F32((value as f32).to_bits())]),
            "a number".to_owned(),
        ),
        Num::Float { .. } => {
            let wide = value.to_bits();
            let words = [wide as u32, (wide >> 32) as u32];
            let made = if bits == 64 {
                words.map(Const::I32).to_vec()
            } else {
                let half = eval::num(NumOp::F64ToF16, [words[0], words[1], 0, 0, 0, 0]);
                vec![Const::I32(half[0])]
            };
            (Some(made), "a number".to_owned())
        }
    };
    t.types.check(ty)?;
    match made {
        Some(scalars) => Ok(Some(Known::Scalars(scalars))),
        None => {
            let message = format!("{value} is not {what}, as {} is", t.name(id));
            Err(Box::new(Diagnostic::error("spirv-override", message)))
        }
    }
}

/// The words of a whole number, if it is one of so many bits.
fn whole(value: f64, bits: u32, signed: bool) -> Option<Vec<Const>> {
    let (low, end) = if signed {
        let half = 2f64.powi(bits as i32 - 1);
        (-half, half)
    } else {
        (0.0, 2f64.powi(bits as i32))
    };
    if value.fract() != 0.0 || value < low || value >= end {
        return None;
    }
    let wide = if signed {
        value as i64 as u64
    } else {
        value as u64
    };
    let wide = wide & (u64::MAX >> (64 - bits));
    let mut words = vec![Const::I32(wide as u32)];
    if bits == 64 {
        words.push(Const::I32((wide >> 32) as u32));
    }
    Some(words)
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
        if let IrOp::Num(op, words) = &inst.op {
            let mut bits = [0; 6];
            let all = bits.iter_mut().zip(words).all(|(bits, v)| {
                known.get(v).is_some_and(|c| {
                    *bits = c.bits();
                    true
                })
            });
            let made = eval::num(*op, bits);
            for ((r, ty), bits) in inst.results.iter().zip(op.results()).zip(made) {
                if all {
                    known.insert(*r, made_of(*ty, bits));
                }
            }
        } else if let (Some(c), [result]) = (compute(&inst.op, &known), &inst.results[..]) {
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

/// A constant of a type.
fn made_of(ty: Type, bits: u32) -> Const {
    match ty {
        Type::Bool => Const::Bool(bits != 0),
        Type::I32 => Const::I32(bits),
        Type::F32 => Const::F32(bits),
    }
}

fn compute(op: &IrOp, known: &HashMap<Value, Const>) -> Option<Const> {
    let bits = |v: &Value| {
        known.get(v).map(|c| match *c {
            Const::Bool(b) => u32::from(b),
            Const::I32(x) | Const::F32(x) => x,
        })
    };
    let made = made_of;
    Some(match op {
        IrOp::Const(c) => *c,
        IrOp::Un(op, a) => made(op.signature().1, eval::un(*op, bits(a)?)),
        IrOp::Bin(op, a, b) => made(op.signature().2, eval::bin(*op, bits(a)?, bits(b)?)),
        IrOp::Fma(a, b, c) => Const::F32(eval::fma(bits(a)?, bits(b)?, bits(c)?)),
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
