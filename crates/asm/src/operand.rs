//! From one operand as written to the field of an encoding, or why it does not fit.

use crate::expr::{Expr, Kind, Value};
use crate::parse::{Arg, ArgKind, Reg};
use lanemask_isa::w32::{self, CONSTS, Codec, Mods, Operand, ROUNDINGS};
use lanemask_object::SectionKind;

/// What a field may hold, in words.
pub(crate) fn describe(codec: Codec, width: u32) -> Vec<String> {
    let range = |file: char, n: u8| format!("{n} registers such as `{file}[4:{}]`", 3 + n);
    match codec {
        Codec::VReg | Codec::VBase => vec!["a vector register `v0` to `v127`".into()],
        Codec::VHalf => vec!["half a vector register such as `v3.l` or `v3.h`".into()],
        Codec::VPair => vec!["a pair of vector registers such as `v[2:3]`".into()],
        Codec::VRegs(n) => vec![range('v', n)],
        Codec::VList(n) => vec![format!("1 to {n} registers such as `v[4:{}]`", 3 + n)],
        Codec::VSrc(w) | Codec::FSrc(w) => match w {
            16 => vec![
                "half a vector register such as `v3.l` or `v3.h`".into(),
                "a uniform register `u0` to `u63`".into(),
                "an inline constant".into(),
            ],
            64 => vec![
                "a pair of vector registers such as `v[2:3]`".into(),
                "a pair of uniform registers such as `u[2:3]`".into(),
                "an inline constant".into(),
            ],
            _ => vec![
                "a vector register `v0` to `v127`".into(),
                "a uniform register `u0` to `u63`".into(),
                "an inline constant".into(),
            ],
        },
        Codec::UReg => vec!["a uniform register `u0` to `u63`".into()],
        Codec::UPair => vec!["a pair of uniform registers such as `u[2:3]`".into()],
        Codec::URegs(n) => vec![range('u', n)],
        Codec::UDesc(n) => vec![format!("{} at a multiple of 4", range('u', n))],
        Codec::Lit => vec!["a 32-bit number".into()],
        Codec::SImm => vec!["a number from -32768 to 32767".into()],
        Codec::UImm => vec![format!(
            "a number from 0 to {}",
            u64::MAX >> (64 - width.max(1))
        )],
        Codec::Csr => vec!["a CSR".into()],
        Codec::Rel => vec!["a label or address".into()],
        Codec::Counter => vec![format!(
            "a number from 0 to {}",
            u64::MAX >> (64 - width.max(1))
        )],
        Codec::Flag => vec!["a flag".into()],
        Codec::Lanes => vec!["a number of lanes: 1, 2, 4, 8, 16 or 32".into()],
        Codec::Round => vec![format!("a rounding direction: {}", ROUNDINGS.join(", "))],
    }
}

/// Why an operand does not fit a field; the higher the rank, the nearer it came.
pub(crate) struct Problem {
    pub rank: u8,
    pub code: &'static str,
    pub message: String,
    pub note: Option<String>,
    /// Whether it is a number that only a literal could hold.
    pub needs_literal: bool,
}

impl Problem {
    fn new(rank: u8, code: &'static str, message: impl Into<String>) -> Problem {
        Problem {
            rank,
            code,
            message: message.into(),
            note: None,
            needs_literal: false,
        }
    }
}

/// What an argument stands for besides registers.
#[derive(Clone, Copy)]
pub(crate) enum Meant {
    Nothing,
    Csr(u32),
    Value(Value),
}

/// The operand for a field at an address.
pub(crate) fn convert(
    arg: Option<&Arg>,
    meant: Meant,
    field: &w32::FieldInfo,
    pc: i128,
) -> Result<Operand, Problem> {
    let width = field.width();
    let Some(arg) = arg else {
        return Ok(match field.codec {
            Codec::Counter => {
                let max = (1 << width) - 1;
                Operand::Wait { value: max, max }
            }
            _ => Operand::Flag(false),
        });
    };
    if field.codec == Codec::Flag {
        let problem = Problem::new(2, "asm-no-encoding", "this encoding has no such flag");
        return if field.pieces.is_empty() {
            Err(problem)
        } else {
            Ok(Operand::Flag(true))
        };
    }
    if field.codec == Codec::Round {
        let code = match &arg.kind {
            ArgKind::Expr(Expr {
                kind: Kind::Symbol(name),
                ..
            }) => rounding(name),
            _ => None,
        };
        let wrong = || Problem::new(1, "asm-wrong-operand", "this operand has the wrong kind");
        return code.map(Operand::Round).ok_or_else(wrong);
    }
    let operand = match (&arg.kind, meant) {
        (ArgKind::Reg(reg), _) => registers(*reg, arg.mods, field.codec)?,
        (_, Meant::Csr(n)) if field.codec == Codec::Csr => Operand::Csr(n),
        (_, Meant::Csr(_)) => {
            return Err(Problem::new(
                1,
                "asm-wrong-operand",
                "a CSR cannot stand here",
            ));
        }
        (_, Meant::Value(v)) => number(v, arg.mods, field, pc)?,
        (_, Meant::Nothing) => {
            return Err(Problem::new(
                0,
                "asm-wrong-operand",
                "this operand has the wrong kind",
            ));
        }
    };
    if operand.mods() != Mods::default() && !matches!(field.codec, Codec::FSrc(_)) {
        let message = "`-` and `| |` cannot stand here";
        let mut p = Problem::new(3, "asm-no-modifiers", message);
        p.note = Some("they exist on the sources of float instructions".into());
        return Err(p);
    }
    match field.codec.raw(operand, width) {
        Some(_) => Ok(operand),
        None => {
            let small = matches!(
                operand,
                Operand::V { .. } | Operand::VHalf { .. } | Operand::U { .. }
            );
            let mut p = Problem::new(1, "asm-wrong-operand", "this operand has the wrong kind");
            if !small {
                p = Problem::new(2, "asm-not-encodable", "this value cannot be encoded here");
            }
            if let (Codec::UDesc(_), ArgKind::Reg(_)) = (field.codec, &arg.kind) {
                p.rank = 2;
            }
            Err(p)
        }
    }
}

/// The code of a rounding direction.
pub(crate) fn rounding(name: &str) -> Option<u8> {
    ROUNDINGS.iter().position(|r| *r == name).map(|k| k as u8)
}

fn registers(reg: Reg, mods: Mods, codec: Codec) -> Result<Operand, Problem> {
    let (file, limit) = if reg.vector {
        ('v', w32::V_REGS)
    } else {
        ('u', w32::U_REGS)
    };
    let past = u64::from(reg.first) + u64::from(reg.count);
    // An odd pair can be encoded, also the one that begins with the last register (W-REG-7).
    let pair = matches!(
        codec,
        Codec::VPair | Codec::UPair | Codec::VSrc(64) | Codec::FSrc(64)
    ) && reg.count == 2;
    if past > limit as u64 + u64::from(pair && reg.first % 2 == 1) {
        let kind = if reg.vector { "vector" } else { "uniform" };
        let message = format!("there is no register `{file}{}`", past - 1);
        let mut p = Problem::new(9, "asm-no-such-register", message);
        p.note = Some(format!(
            "{kind} registers are `{file}0` to `{file}{}`",
            limit - 1
        ));
        return Err(p);
    }
    let (first, count) = (reg.first as u8, reg.count as u8);
    let wrong =
        |what: &str| Problem::new(1, "asm-wrong-operand", format!("{what} cannot stand here"));
    let takes_v = matches!(
        codec,
        Codec::VReg
            | Codec::VBase
            | Codec::VHalf
            | Codec::VPair
            | Codec::VRegs(_)
            | Codec::VList(_)
            | Codec::VSrc(_)
            | Codec::FSrc(_)
    );
    let takes_u = matches!(
        codec,
        Codec::UReg
            | Codec::UPair
            | Codec::URegs(_)
            | Codec::UDesc(_)
            | Codec::VSrc(_)
            | Codec::FSrc(_)
    );
    if reg.vector && !takes_v {
        return Err(wrong("a vector register"));
    }
    if !reg.vector && !takes_u {
        return Err(wrong("a uniform register"));
    }
    let counted = |n: u8| match (count, n) {
        (a, b) if a == b => Ok(()),
        (1, n) => Err(Problem::new(
            2,
            "asm-wrong-operand",
            format!("{n} registers are needed here, this is one"),
        )),
        (a, 1) => Err(Problem::new(
            2,
            "asm-wrong-operand",
            format!("one register is needed here, these are {a}"),
        )),
        (a, n) => Err(Problem::new(
            2,
            "asm-wrong-operand",
            format!("{n} registers are needed here, these are {a}"),
        )),
    };
    let halves = reg.vector && matches!(codec, Codec::VHalf | Codec::VSrc(16) | Codec::FSrc(16));
    match (reg.half, halves) {
        (Some(high), true) => {
            return Ok(Operand::VHalf {
                reg: first,
                high,
                mods,
            });
        }
        (Some(_), false) => {
            return Err(Problem::new(
                2,
                "asm-wrong-operand",
                "a half register cannot stand here",
            ));
        }
        (None, true) => {
            let mut p = Problem::new(2, "asm-wrong-operand", "half a register is needed here");
            p.note = (count == 1)
                .then(|| format!("`v{first}.l` is the low half, `v{first}.h` the high half"));
            return Err(p);
        }
        (None, false) => {}
    }
    match codec {
        Codec::VRegs(n) | Codec::URegs(n) | Codec::UDesc(n) => counted(n)?,
        Codec::VList(n) if count > n => {
            let message = format!("at most {n} registers can stand here, these are {count}");
            return Err(Problem::new(2, "asm-wrong-operand", message));
        }
        Codec::VList(_) => {}
        Codec::VPair | Codec::UPair | Codec::VSrc(64) | Codec::FSrc(64) => counted(2)?,
        _ => counted(1)?,
    }
    if matches!(codec, Codec::UDesc(_)) && !first.is_multiple_of(4) {
        let message = "a descriptor starts at a register whose number is a multiple of 4";
        let mut p = Problem::new(3, "asm-unaligned-descriptor", message);
        let down = first / 4 * 4;
        p.note = Some(format!("for example `u[{down}:{}]`", down + count - 1));
        return Err(p);
    }
    Ok(match reg.vector {
        true => Operand::V { first, count, mods },
        false => Operand::U { first, count, mods },
    })
}

/// The 32 bits that a number stands for.
fn bits32(v: Value) -> Option<u32> {
    match v {
        Value::Int { n, .. } if n >= i32::MIN.into() && n <= u32::MAX.into() => Some(n as u32),
        Value::Int { .. } => None,
        Value::Float { single, .. } => Some(single.to_bits()),
    }
}

fn number(v: Value, mods: Mods, field: &w32::FieldInfo, pc: i128) -> Result<Operand, Problem> {
    let too_large = |what: &str| match v {
        Value::Int { n, .. } => {
            Problem::new(3, "asm-out-of-range", format!("{n} does not fit {what}"))
        }
        Value::Float { .. } => Problem::new(1, "asm-wrong-operand", "a float cannot stand here"),
    };
    let width = field.width();
    match field.codec {
        Codec::VSrc(w) | Codec::FSrc(w) => source(v, mods, w),
        Codec::Lit => {
            let mut bits = bits32(v).ok_or_else(|| too_large("32 bits"))?;
            if mods != Mods::default() && matches!(v, Value::Int { .. } | Value::Float { .. }) {
                bits = modified(bits, mods);
            }
            Ok(Operand::Lit(bits))
        }
        Codec::SImm => {
            let bits = bits32(v).ok_or_else(|| too_large("32 bits"))?;
            if bits as i32 != i32::from(bits as i16) {
                return Err(too_large("16 bits"));
            }
            Ok(Operand::Lit(bits))
        }
        Codec::UImm | Codec::Counter => {
            let max = u32::MAX >> (32 - width);
            let Value::Int { n, .. } = v else {
                return Err(too_large(""));
            };
            // A field of 32 bits takes signed numbers too.
            let negative = i32::try_from(n).ok().filter(|_| width == 32);
            let fits = u32::try_from(n)
                .ok()
                .or(negative.map(|n| n as u32))
                .filter(|n| *n <= max);
            let n = fits.ok_or_else(|| too_large(&format!("{width} bits")))?;
            Ok(if field.codec == Codec::UImm {
                Operand::Imm(n)
            } else {
                Operand::Wait { value: n, max }
            })
        }
        Codec::Lanes => match v {
            Value::Int { n, .. } if (1..=32).contains(&n) && n.count_ones() == 1 => {
                Ok(Operand::Imm(n as u32))
            }
            _ => Err(too_large("a number of lanes: 1, 2, 4, 8, 16 or 32")),
        },
        Codec::Csr => {
            let Value::Int { n, .. } = v else {
                return Err(too_large(""));
            };
            let max = u32::MAX >> (32 - width);
            let n = u32::try_from(n)
                .ok()
                .filter(|n| *n <= max)
                .ok_or_else(|| too_large("the number of a CSR"))?;
            Ok(Operand::Csr(n))
        }
        Codec::Rel => {
            let Value::Int { n, section } = v else {
                return Err(too_large(""));
            };
            if section == Some(SectionKind::Data) {
                return Err(Problem::new(
                    3,
                    "asm-wrong-section",
                    "the target of a branch lies in the data section",
                ));
            }
            let distance = n - pc;
            if distance % 4 != 0 {
                let message = format!("the branch target {n:#x} is not a multiple of 4 bytes away");
                return Err(Problem::new(3, "asm-misaligned-target", message));
            }
            let words = i32::try_from(distance / 4).ok();
            let operand = words
                .map(Operand::Rel)
                .filter(|o| field.codec.raw(*o, width).is_some());
            operand.ok_or_else(|| {
                let message = format!(
                    "the branch target is {distance} bytes away, too far for this encoding"
                );
                Problem::new(3, "asm-too-far", message)
            })
        }
        _ => Err(Problem::new(
            0,
            "asm-wrong-operand",
            "a number cannot stand here",
        )),
    }
}

fn modified(mut bits: u32, mods: Mods) -> u32 {
    if mods.abs {
        bits &= !(1 << 31);
    }
    if mods.neg {
        bits ^= 1 << 31;
    }
    bits
}

/// A number as vector source of a width: an inline constant, or at width 32 any number.
fn source(v: Value, mods: Mods, width: u8) -> Result<Operand, Problem> {
    let found = match (v, width) {
        (Value::Int { .. }, 32) => {
            let bits = bits32(v).ok_or_else(|| {
                Problem::new(3, "asm-out-of-range", "the value does not fit 32 bits")
            })?;
            CONSTS.iter().find(|c| c.b32 == bits)
        }
        // Integers stand for themselves at every width.
        (Value::Int { n, .. }, _) => CONSTS
            .iter()
            .find(|c| i128::from(c.b64 as i64) == n && c.text.parse() == Ok(n)),
        (Value::Float { single, .. }, 32) => CONSTS.iter().find(|c| c.b32 == single.to_bits()),
        (Value::Float { double, .. }, _) => CONSTS.iter().find(|c| c.b64 == double.to_bits()),
    };
    if let Some(c) = found {
        return Ok(Operand::Const { code: c.code, mods });
    }
    if width == 32 {
        if bits32(v).is_none() {
            let message = "the value does not fit 32 bits";
            return Err(Problem::new(3, "asm-out-of-range", message));
        }
        let number = match v {
            Value::Int { n, .. } => n.to_string(),
            Value::Float { double, .. } => format!("{double:?}"),
        };
        let message = format!("{number} is not an inline constant");
        let mut p = Problem::new(2, "asm-not-inline", message);
        p.needs_literal = true;
        return Err(p);
    }
    let ints: Vec<i64> = CONSTS.iter().filter_map(|c| c.text.parse().ok()).collect();
    let (low, high) = (
        ints.iter().min().copied().unwrap_or(0),
        ints.iter().max().copied().unwrap_or(0),
    );
    let floats: Vec<_> = CONSTS
        .iter()
        .map(|c| c.text)
        .filter(|t| t.parse::<i64>().is_err())
        .collect();
    let mut p = Problem::new(
        2,
        "asm-not-inline",
        format!("a {width}-bit source takes inline constants only, no other numbers"),
    );
    p.note = Some(format!(
        "inline constants are {low} to {high}, {}",
        floats.join(", ")
    ));
    Err(p)
}
