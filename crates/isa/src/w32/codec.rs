//! How a field's number stands for an operand.

use super::{CONSTS, LANES, const_by_code, csr_by_number};
use std::fmt;

/// How a field holds an operand. The payload of `VSrc` and `FSrc` is the element width, of the others a register count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codec {
    /// Vector register; 128 to 255 are reserved.
    VReg,
    /// Half of a vector register: raw\[7:1\] = register, raw\[0\] = high half (W-REG-4).
    VHalf,
    /// Pair of vector registers; an odd number is legal to encode (W-REG-7).
    VPair,
    /// Consecutive vector registers (W-REG-8).
    VRegs(u8),
    /// One to so many consecutive vector registers: bits 6:0 = first, above them the count - 1 (W-REG-8).
    VList(u8),
    /// Number of a vector register that an index is added to.
    VBase,
    /// 0–255 vector, 256–319 uniform, 320–511 inline constant.
    VSrc(u8),
    /// The same with neg in bit 9 and abs in bit 10.
    FSrc(u8),
    /// Uniform register.
    UReg,
    /// Pair of uniform registers; an odd number is legal to encode (W-REG-7).
    UPair,
    /// Consecutive uniform registers.
    URegs(u8),
    /// Descriptor of 4 or 8 uniform registers from u\[4n\] (W-REG-9).
    UDesc(u8),
    /// 32-bit literal.
    Lit,
    /// Unsigned number.
    UImm,
    /// Signed 16-bit number that stands for a 32-bit source.
    SImm,
    /// CSR number.
    Csr,
    /// Branch displacement in words, signed.
    Rel,
    /// Field of `waitcnt`.
    Counter,
    /// One bit.
    Flag,
    /// Lanes of a cluster, 1 to 32, held as the logarithm.
    Lanes,
    /// Rounding direction, one of [`ROUNDINGS`].
    Round,
}

/// Names of rounding directions, by code: those of MODE, and MODE's own.
pub const ROUNDINGS: [&str; 5] = ["rn", "rz", "rd", "ru", "mode"];

/// Float source modifiers, applied abs first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Mods {
    /// Flips the sign.
    pub neg: bool,
    /// Clears the sign.
    pub abs: bool,
}

/// An operand, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// `count` vector registers from `first`.
    V {
        /// Lowest register.
        first: u8,
        /// Registers.
        count: u8,
        /// Modifiers.
        mods: Mods,
    },
    /// Half of a vector register.
    VHalf {
        /// Register.
        reg: u8,
        /// Whether bits 31:16.
        high: bool,
        /// Modifiers.
        mods: Mods,
    },
    /// `count` uniform registers from `first`.
    U {
        /// Lowest register.
        first: u8,
        /// Registers.
        count: u8,
        /// Modifiers.
        mods: Mods,
    },
    /// Inline constant, by source code.
    Const {
        /// 320 to 511.
        code: u16,
        /// Modifiers.
        mods: Mods,
    },
    /// 32-bit literal.
    Lit(u32),
    /// Unsigned number.
    Imm(u32),
    /// CSR number.
    Csr(u32),
    /// Displacement in words from this instruction.
    Rel(i32),
    /// Field of `waitcnt`; all ones = no wait.
    Wait {
        /// The field.
        value: u32,
        /// Its largest value.
        max: u32,
    },
    /// One bit.
    Flag(bool),
    /// Rounding direction, an index of [`ROUNDINGS`].
    Round(u8),
}

impl Operand {
    /// Vector register `n`.
    pub fn v(n: u8) -> Operand {
        Operand::V {
            first: n,
            count: 1,
            mods: Mods::default(),
        }
    }

    /// Uniform register `n`.
    pub fn u(n: u8) -> Operand {
        Operand::U {
            first: n,
            count: 1,
            mods: Mods::default(),
        }
    }

    /// `count` vector registers from `first`.
    pub fn vs(first: u8, count: u8) -> Operand {
        Operand::V {
            first,
            count,
            mods: Mods::default(),
        }
    }

    /// `count` uniform registers from `first`.
    pub fn us(first: u8, count: u8) -> Operand {
        Operand::U {
            first,
            count,
            mods: Mods::default(),
        }
    }

    /// The inline constant with these 32 bits if there is one, else the literal.
    pub fn bits32(bits: u32) -> Operand {
        match CONSTS.iter().find(|c| c.b32 == bits) {
            Some(c) => Operand::Const {
                code: c.code,
                mods: Mods::default(),
            },
            None => Operand::Lit(bits),
        }
    }

    /// The modifiers, none for operands that cannot have any.
    pub fn mods(self) -> Mods {
        match self {
            Operand::V { mods, .. }
            | Operand::VHalf { mods, .. }
            | Operand::U { mods, .. }
            | Operand::Const { mods, .. } => mods,
            _ => Mods::default(),
        }
    }
}

const NEG: u32 = 1 << 9;
const ABS: u32 = 1 << 10;

impl Codec {
    /// The operand that `raw`, a number of `width` bits, stands for; `None` if it is reserved.
    pub fn operand(self, raw: u32, width: u32) -> Option<Operand> {
        let none = Mods::default();
        Some(match self {
            Codec::VReg | Codec::VBase if raw < 128 => Operand::v(raw as u8),
            Codec::VHalf if raw < 256 => Operand::VHalf {
                reg: (raw >> 1) as u8,
                high: raw & 1 == 1,
                mods: none,
            },
            Codec::VPair if raw < 128 => Operand::vs(raw as u8, 2),
            Codec::VRegs(n) if raw + u32::from(n) <= 128 => Operand::vs(raw as u8, n),
            Codec::VList(most) => {
                let (first, count) = (raw & 127, (raw >> 7) + 1);
                (count <= most.into() && first + count <= 128)
                    .then_some(Operand::vs(first as u8, count as u8))?
            }
            Codec::VSrc(w) if raw < 512 => source(raw, w, none)?,
            Codec::FSrc(w) => source(
                raw & 511,
                w,
                Mods {
                    neg: raw & NEG != 0,
                    abs: raw & ABS != 0,
                },
            )?,
            Codec::UReg => Operand::u(raw as u8),
            Codec::UPair => Operand::us(raw as u8, 2),
            Codec::URegs(n) if raw + u32::from(n) <= 64 => Operand::us(raw as u8, n),
            Codec::UDesc(n) if raw * 4 + u32::from(n) <= 64 => Operand::us(raw as u8 * 4, n),
            Codec::Lit => Operand::Lit(raw),
            Codec::SImm => Operand::Lit(raw as u16 as i16 as u32),
            Codec::UImm => Operand::Imm(raw),
            Codec::Csr => Operand::Csr(raw),
            Codec::Rel => Operand::Rel((raw << (32 - width)) as i32 >> (32 - width)),
            Codec::Counter => Operand::Wait {
                value: raw,
                max: (1 << width) - 1,
            },
            Codec::Flag => Operand::Flag(raw == 1),
            Codec::Lanes if raw <= LANES.ilog2() => Operand::Imm(1 << raw),
            Codec::Round if (raw as usize) < ROUNDINGS.len() => Operand::Round(raw as u8),
            _ => return None,
        })
    }

    /// The number of `width` bits that stands for `operand`; `None` if this field cannot hold it.
    pub fn raw(self, operand: Operand, width: u32) -> Option<u32> {
        let raw = match (self, operand) {
            (
                Codec::VReg | Codec::VBase,
                Operand::V {
                    first, count: 1, ..
                },
            ) => first.into(),
            (Codec::VHalf, Operand::VHalf { reg, high, .. }) => {
                u32::from(reg) << 1 | u32::from(high)
            }
            (
                Codec::VPair,
                Operand::V {
                    first, count: 2, ..
                },
            ) => first.into(),
            (Codec::VRegs(n), Operand::V { first, count, .. }) if n == count => first.into(),
            (Codec::VList(most), Operand::V { first, count, .. })
                if (1..=most).contains(&count) =>
            {
                u32::from(first) | u32::from(count - 1) << 7
            }
            (Codec::VSrc(w), _) => source_raw(operand, w)?,
            (Codec::FSrc(w), _) => {
                let m = operand.mods();
                source_raw(operand, w)? | if m.neg { NEG } else { 0 } | if m.abs { ABS } else { 0 }
            }
            (
                Codec::UReg,
                Operand::U {
                    first, count: 1, ..
                },
            ) => first.into(),
            (
                Codec::UPair,
                Operand::U {
                    first, count: 2, ..
                },
            ) => first.into(),
            (Codec::URegs(n), Operand::U { first, count, .. }) if n == count => first.into(),
            (Codec::UDesc(n), Operand::U { first, count, .. }) if n == count && first % 4 == 0 => {
                u32::from(first) / 4
            }
            (Codec::Lit, Operand::Lit(v)) => v,
            (Codec::Lit, Operand::Const { code, .. }) => const_by_code(code)?.b32,
            (Codec::SImm, Operand::Lit(v)) if v as i32 == i32::from(v as i16) => v & 0xffff,
            (Codec::SImm, Operand::Const { code, .. }) => {
                return Codec::SImm.raw(Operand::Lit(const_by_code(code)?.b32), width);
            }
            (Codec::UImm, Operand::Imm(v)) => v,
            (Codec::Csr, Operand::Csr(n)) => n,
            (Codec::Rel, Operand::Rel(d)) => {
                let raw = d as u32 & (u32::MAX >> (32 - width));
                return (self.operand(raw, width) == Some(operand)).then_some(raw);
            }
            (Codec::Counter, Operand::Wait { value, .. }) => value,
            (Codec::Flag, Operand::Flag(f)) => f.into(),
            (Codec::Lanes, Operand::Imm(v)) if v.is_power_of_two() => v.ilog2(),
            (Codec::Round, Operand::Round(code)) => code.into(),
            _ => return None,
        };
        // Modifiers exist only where the field has bits for them.
        let plain = matches!(self, Codec::FSrc(_)) || operand.mods() == Mods::default();
        let fits = width == 32 || raw >> width == 0;
        (plain && fits && self.operand(raw, width).is_some()).then_some(raw)
    }
}

fn source(raw: u32, width: u8, mods: Mods) -> Option<Operand> {
    let pair = if width == 64 { 2 } else { 1 };
    match raw {
        0..256 if width == 16 => Some(Operand::VHalf {
            reg: (raw >> 1) as u8,
            high: raw & 1 == 1,
            mods,
        }),
        0..128 => Some(Operand::V {
            first: raw as u8,
            count: pair,
            mods,
        }),
        128..256 => None,
        256..320 => Some(Operand::U {
            first: (raw - 256) as u8,
            count: pair,
            mods,
        }),
        _ => const_by_code(raw as u16).map(|c| Operand::Const { code: c.code, mods }),
    }
}

fn source_raw(operand: Operand, width: u8) -> Option<u32> {
    let pair = if width == 64 { 2 } else { 1 };
    match operand {
        Operand::V { first, count, .. } if count == pair && width != 16 => Some(first.into()),
        Operand::VHalf { reg, high, .. } if width == 16 => {
            Some(u32::from(reg) << 1 | u32::from(high))
        }
        Operand::U { first, count, .. } if count == pair => Some(256 + u32::from(first)),
        Operand::Const { code, .. } => Some(code.into()),
        // A literal that is an inline constant at this width is held as one.
        Operand::Lit(v) if width == 32 => CONSTS.iter().find(|c| c.b32 == v).map(|c| c.code.into()),
        _ => None,
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let m = self.mods();
        if m.neg {
            f.write_str("-")?;
        }
        if m.abs {
            f.write_str("|")?;
        }
        match *self {
            Operand::V { first, count, .. } => registers(f, 'v', first, count)?,
            Operand::U { first, count, .. } => registers(f, 'u', first, count)?,
            Operand::VHalf { reg, high, .. } => {
                write!(f, "v{reg}.{}", if high { 'h' } else { 'l' })?
            }
            Operand::Const { code, .. } => {
                let text = const_by_code(code).map_or("?", |c| c.text);
                // `-1` is a constant of its own; a negated constant is written with parentheses.
                if m.neg && !m.abs {
                    write!(f, "({text})")?
                } else {
                    f.write_str(text)?
                }
            }
            Operand::Lit(v) => write!(f, "{v:#x}")?,
            Operand::Imm(v) => write!(f, "{v}")?,
            Operand::Csr(n) => match csr_by_number(n) {
                Some(c) => f.write_str(c.name)?,
                None => write!(f, "{n:#x}")?,
            },
            Operand::Rel(d) => write!(f, ".{:+}", i64::from(d) * 4)?,
            Operand::Wait { value, .. } => write!(f, "{value}")?,
            Operand::Flag(b) => write!(f, "{}", u32::from(b))?,
            Operand::Round(code) => {
                f.write_str(ROUNDINGS.get(usize::from(code)).copied().unwrap_or("?"))?
            }
        }
        if m.abs {
            f.write_str("|")?;
        }
        Ok(())
    }
}

fn registers(f: &mut fmt::Formatter<'_>, file: char, first: u8, count: u8) -> fmt::Result {
    match count {
        1 => write!(f, "{file}{first}"),
        _ => write!(
            f,
            "{file}[{first}:{}]",
            u32::from(first) + u32::from(count) - 1
        ),
    }
}
