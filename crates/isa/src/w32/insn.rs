//! Words to instructions and back.

use super::{BY_OPCODE, Op, Operand, VariantInfo};
use std::fmt;
use std::sync::OnceLock;

/// Most operands of an instruction (`waitcnt` has that many).
pub const MAX_OPERANDS: usize = 6;

/// A decoded instruction: which one, in which encoding, with the numbers in its operand fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Insn {
    /// Which instruction.
    pub op: Op,
    /// Index of its encoding in the description.
    pub variant: u8,
    /// Field value of each operand; unused ones are 0.
    pub raw: [u32; MAX_OPERANDS],
}

/// The bits of one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Word {
    /// The bits, first word lowest.
    pub bits: u64,
    /// 4 or 8.
    pub len_bytes: u32,
}

impl Word {
    /// The 32-bit words, lower address first.
    pub fn words(self) -> Vec<u32> {
        let all = [self.bits as u32, (self.bits >> 32) as u32];
        all[..self.len_bytes as usize / 4].to_vec()
    }
}

/// Why a word is no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// No encoding has these bits, or an operand field holds a reserved number.
    Illegal,
    /// The first word announces a second one that is not there.
    Truncated,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DecodeError::Illegal => "not an instruction",
            DecodeError::Truncated => "the second word of a 64-bit instruction is missing",
        })
    }
}

impl std::error::Error for DecodeError {}

/// Length in bytes that a first word announces: 4 if bit 0 is 0, else 8.
pub fn len_bytes(first: u32) -> u32 {
    4 + 4 * (first & 1)
}

/// Bits of the first word that sort encodings: the opcode, and what most function codes lie in.
const KEY: u64 = 0x3fff;

/// Encodings by [`KEY`]: mask, value, instruction, number of its variant.
struct Index {
    /// Start in `rows` for each key, and the end.
    starts: Vec<u32>,
    rows: Vec<(u64, u64, Op, u8)>,
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut index = Index {
            starts: vec![0],
            rows: Vec::new(),
        };
        for key in 0..=KEY {
            for &(op, variant) in BY_OPCODE[key as usize & 0x7f] {
                let v = &op.info().variants[variant as usize];
                if (key ^ v.value) & v.mask & KEY == 0 {
                    index.rows.push((v.mask, v.value, op, variant));
                }
            }
            index.starts.push(index.rows.len() as u32);
        }
        index
    })
}

/// Decodes the instruction that starts with `first`; `second` is the next word if there is one.
pub fn decode(first: u32, second: Option<u32>) -> Result<Insn, DecodeError> {
    let mut bits = u64::from(first);
    if len_bytes(first) == 8 {
        bits |= u64::from(second.ok_or(DecodeError::Truncated)?) << 32;
    }
    let (index, key) = (index(), (bits & KEY) as usize);
    let rows = index.starts[key] as usize..index.starts[key + 1] as usize;
    for &(mask, value, op, variant) in &index.rows[rows] {
        if bits & mask == value {
            let mut raw = [0; MAX_OPERANDS];
            for (slot, field) in raw
                .iter_mut()
                .zip(op.info().variants[variant as usize].fields)
            {
                *slot = field.get(bits) as u32;
                if !field.pieces.is_empty() && field.codec.operand(*slot, field.width()).is_none() {
                    return Err(DecodeError::Illegal);
                }
            }
            return Ok(Insn { op, variant, raw });
        }
    }
    Err(DecodeError::Illegal)
}

/// Encodes an instruction; `None` if an operand field holds a number that does not fit or is reserved.
pub fn encode(insn: &Insn) -> Option<Word> {
    let v = insn.op.info().variants.get(insn.variant as usize)?;
    let mut bits = v.value;
    for (k, field) in v.fields.iter().enumerate() {
        if field.pieces.is_empty() {
            (insn.raw[k] == 0).then_some(())?;
            continue;
        }
        let width = field.width();
        if width < 32 && insn.raw[k] >> width != 0 {
            return None;
        }
        field.codec.operand(insn.raw[k], width)?;
        bits |= field.put(insn.raw[k].into());
    }
    Some(Word {
        bits,
        len_bytes: u32::from(v.bits) / 8,
    })
}

impl Insn {
    /// The instruction in the first encoding that can hold these operands, given in the order of the syntax.
    /// `None` if there is none. Operands at the end that formats may lack (`sat`) may be left out.
    pub fn new(op: Op, operands: &[Operand]) -> Option<Insn> {
        (0..op.info().variants.len() as u8).find_map(|v| Insn::with_variant(op, v, operands))
    }

    /// The same in one encoding.
    pub fn with_variant(op: Op, variant: u8, operands: &[Operand]) -> Option<Insn> {
        let info = op.info();
        let v = info.variants.get(variant as usize)?;
        let mut raw = [0; MAX_OPERANDS];
        for (k, field) in v.fields.iter().enumerate() {
            let operand = match operands.get(k) {
                Some(o) => *o,
                None if info.operands[k].kind == "sat" => Operand::Flag(false),
                None => return None,
            };
            raw[k] = if field.pieces.is_empty() {
                (operand == Operand::Flag(false)).then_some(0)?
            } else {
                field.codec.raw(operand, field.width())?
            };
        }
        (operands.len() <= v.fields.len()).then_some(Insn { op, variant, raw })
    }

    /// Its encoding.
    pub fn variant_info(&self) -> &'static VariantInfo {
        &self.op.info().variants[self.variant as usize]
    }

    /// Operand `k`; `None` if there is none or its field holds a reserved number.
    pub fn operand(&self, k: usize) -> Option<Operand> {
        let field = self.variant_info().fields.get(k)?;
        field.codec.operand(self.raw[k], field.width().max(1))
    }

    /// All operands in the order of the syntax.
    pub fn operands(&self) -> Vec<Operand> {
        (0..self.variant_info().fields.len())
            .filter_map(|k| self.operand(k))
            .collect()
    }

    /// Length in bytes.
    pub fn len_bytes(&self) -> u32 {
        u32::from(self.variant_info().bits) / 8
    }

    /// Whether it names an odd register pair, which is IllegalInsn when it executes (W-REG-7).
    pub fn has_odd_pair(&self) -> bool {
        use super::Codec::*;
        self.variant_info()
            .fields
            .iter()
            .zip(self.raw)
            .any(|(f, raw)| match f.codec {
                VPair | UPair => raw & 1 == 1,
                VSrc(64) | FSrc(64) => raw & 511 < 320 && raw & 1 == 1,
                _ => false,
            })
    }
}

/// As the assembler reads it; branch targets as a displacement in bytes from the instruction (`.+8`).
impl fmt::Display for Insn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, None)
    }
}

impl Insn {
    /// Text with the branch target, if there is one, replaced by `target` (a label, for example).
    pub fn text_with_target(&self, target: &str) -> String {
        struct With<'a>(&'a Insn, &'a str);
        impl fmt::Display for With<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.write(f, Some(self.1))
            }
        }
        With(self, target).to_string()
    }

    /// Displacement of the branch target in bytes, if it is a branch.
    pub fn target_bytes(&self) -> Option<i64> {
        self.operands().into_iter().find_map(|o| match o {
            Operand::Rel(d) => Some(i64::from(d) * 4),
            _ => None,
        })
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, target: Option<&str>) -> fmt::Result {
        let info = self.op.info();
        f.write_str(info.mnemonic)?;
        let operands = self.operands();
        // The suffix stands only where the assembler would choose another encoding by itself: the first that fits.
        if Insn::new(self.op, &operands).is_none_or(|i| i.variant != self.variant) {
            write!(f, ".{}", self.variant_info().suffix)?;
        }
        let mut separator = " ";
        for (info, operand) in info.operands.iter().zip(&operands) {
            match operand {
                Operand::Wait { value, max } if value == max => continue,
                Operand::Wait { value, .. } => write!(f, "{separator}{}={value}", info.name)?,
                Operand::Flag(false) => continue,
                Operand::Flag(true) => write!(f, "{separator}{}", info.name)?,
                Operand::Rel(_) if target.is_some() => {
                    write!(f, "{separator}{}", target.unwrap_or(""))?
                }
                o => write!(f, "{separator}{o}")?,
            }
            separator = ", ";
        }
        Ok(())
    }
}
