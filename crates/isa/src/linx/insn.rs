//! Parcels to instructions and back.

use super::{Codec, Field, LENGTHS, MAX_FIELDS, Op, Reg, Style};
use std::fmt;
use std::sync::OnceLock;

/// A decoded instruction: which row, with the numbers in its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Insn {
    /// Which row.
    pub op: Op,
    /// Field bits in the order of [`Op::fields`]; unused ones are 0.
    pub raw: [u64; MAX_FIELDS],
}

/// The bits of one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Word {
    /// The bits; bits 15:0 are the first parcel.
    pub bits: u64,
    /// 2, 4, 6 or 8.
    pub len_bytes: u32,
}

impl Word {
    /// The bytes in memory order.
    pub fn to_bytes(self) -> Vec<u8> {
        self.bits.to_le_bytes()[..self.len_bytes as usize].to_vec()
    }

    /// One line of hex: 16 bits as 4 digits, 32 as 8, 48 as parcels, 64 as two words, the lowest first.
    pub fn hex(self) -> String {
        let b = self.bits;
        match self.len_bytes {
            2 => format!("{:04x}", b as u16),
            4 => format!("{:08x}", b as u32),
            6 => format!(
                "{:04x} {:04x} {:04x}",
                b as u16,
                (b >> 16) as u16,
                (b >> 32) as u16
            ),
            _ => format!("{:08x} {:08x}", b as u32, (b >> 32) as u32),
        }
    }
}

/// Why parcels are no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// No row has these bits.
    Illegal,
    /// The first parcel announces more bytes than there are.
    Truncated,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DecodeError::Illegal => "not an instruction",
            DecodeError::Truncated => "the end of an instruction is missing",
        })
    }
}

impl std::error::Error for DecodeError {}

/// Length in bytes that a first parcel announces: 2, 4, 6 or 8 (L-103).
pub fn len_bytes(first_parcel: u16) -> u32 {
    match first_parcel & 0xf {
        0xe => 6,
        0xf => 8,
        n if n & 1 == 0 => 2,
        _ => 4,
    }
}

/// Rows of one length, sorted by the bits that the description names.
struct Index {
    pieces: &'static [(u32, u32)],
    /// Start and end in `rows` for each key.
    buckets: Vec<(u32, u32)>,
    rows: Vec<(u64, u64, Op)>,
}

impl Index {
    fn key(&self, bits: u64) -> usize {
        self.pieces.iter().fold(0, |key, &(h, l)| {
            key << (h - l + 1) | (bits >> l & (u64::MAX >> (63 - (h - l)))) as usize
        })
    }
}

/// One index a length: 2, 4, 6 and 8 bytes.
fn indices() -> &'static [Index; 4] {
    static INDICES: OnceLock<[Index; 4]> = OnceLock::new();
    INDICES.get_or_init(|| {
        [16, 32, 48, 64].map(|bits| {
            let length = LENGTHS.iter().find(|l| l.bits == bits);
            let mut index = Index {
                pieces: length.map_or(&[], |l| l.index),
                buckets: Vec::new(),
                rows: Vec::new(),
            };
            let width: u32 = index.pieces.iter().map(|(h, l)| h - l + 1).sum();
            let mut buckets = vec![Vec::new(); 1 << width];
            for &op in Op::ALL {
                let v = op.encoding();
                // A row of another length than its first parcel announces is a pair of shorter instructions.
                if v.bits != bits || len_bytes(v.value as u16) * 8 != u32::from(bits) {
                    continue;
                }
                let (fixed, value) = (index.key(v.mask), index.key(v.value));
                let free = !fixed & (buckets.len() - 1);
                let mut part = free;
                loop {
                    buckets[value | part].push((v.mask, v.value, op));
                    if part == 0 {
                        break;
                    }
                    part = (part - 1) & free;
                }
            }
            for bucket in buckets {
                let start = index.rows.len() as u32;
                index.rows.extend(bucket);
                index.buckets.push((start, index.rows.len() as u32));
            }
            index
        })
    })
}

/// Decodes the instruction at the start of `bytes`. Reserved codes of operands decode; words that a constraint of the
/// description excludes do not.
pub fn decode(bytes: &[u8]) -> Result<Insn, DecodeError> {
    let [a, b, ..] = *bytes else {
        return Err(DecodeError::Truncated);
    };
    let len = len_bytes(u16::from_le_bytes([a, b])) as usize;
    let mut word = [0; 8];
    word[..len].copy_from_slice(bytes.get(..len).ok_or(DecodeError::Truncated)?);
    let bits = u64::from_le_bytes(word);
    let index = &indices()[len / 2 - 1];
    let (start, end) = index.buckets[index.key(bits)];
    for &(mask, value, op) in &index.rows[start as usize..end as usize] {
        if bits & mask == value
            && let Some(insn) = read(op, bits)
        {
            return Ok(insn);
        }
    }
    Err(DecodeError::Illegal)
}

/// The fields of a word that is known to be of this row; `None` if one has an excluded value.
fn read(op: Op, bits: u64) -> Option<Insn> {
    let v = op.encoding();
    let mut raw = [0; MAX_FIELDS];
    for (slot, field) in raw.iter_mut().zip(v.fields) {
        *slot = field.get(bits);
    }
    let excluded = |&(k, set): &(u8, u64)| set >> raw[k as usize] & 1 == 1;
    (!v.excluded.iter().any(excluded)).then_some(Insn { op, raw })
}

/// Encodes an instruction; `None` if a field does not fit or has an excluded value.
pub fn encode(insn: &Insn) -> Option<Word> {
    let v = insn.op.encoding();
    let mut bits = v.value;
    for (k, field) in v.fields.iter().enumerate() {
        (insn.raw[k] >> field.width() == 0).then_some(())?;
        bits |= field.put(insn.raw[k]);
    }
    read(insn.op, bits)?;
    Some(Word {
        bits,
        len_bytes: u32::from(v.bits) / 8,
    })
}

impl Insn {
    /// An instruction from field values: register codes, flags, codes, and numbers before they are scaled, signed ones
    /// as `i64 as u64`. Missing fields are 0; `None` if the row lacks a field, a value does not fit or is excluded.
    pub fn new(op: Op, fields: &[(Field, u64)]) -> Option<Insn> {
        let mut insn = Insn {
            op,
            raw: [0; MAX_FIELDS],
        };
        for &(field, value) in fields {
            let k = op.position(field)?;
            let info = &op.encoding().fields[k];
            let width = info.width();
            insn.raw[k] = match info.codec {
                Codec::Int(_) => {
                    let raw = value & (u64::MAX >> (64 - width));
                    (sign_extend(raw, width) as u64 == value).then_some(raw)?
                }
                _ => (value >> width == 0).then_some(value)?,
            };
        }
        encode(&insn)?;
        Some(insn)
    }

    /// Bits of a field; `None` if the row has no such field.
    pub fn get(&self, field: Field) -> Option<u64> {
        self.op.position(field).map(|k| self.raw[k])
    }

    /// A number with its sign and scale; `None` if the row has no such field.
    pub fn number(&self, field: Field) -> Option<i64> {
        let k = self.op.position(field)?;
        let info = &self.op.encoding().fields[k];
        Some(match info.codec {
            Codec::Int(scale) => sign_extend(self.raw[k], info.width()) * i64::from(scale),
            Codec::Uint(scale) => self.raw[k] as i64 * i64::from(scale),
            _ => self.raw[k] as i64,
        })
    }

    /// [`Field::Imm`] with its sign and scale.
    pub fn imm(&self) -> Option<i64> {
        self.number(Field::Imm)
    }

    /// A register operand, read as source or destination by its field; `None` if the row has no such register.
    pub fn reg(&self, field: Field) -> Option<Reg> {
        self.reg_at(self.op.position(field)?)
    }

    /// The register operand in field `k`.
    pub(super) fn reg_at(&self, k: usize) -> Option<Reg> {
        Some(match self.op.encoding().fields.get(k)?.codec {
            Codec::Src5 => Reg::source5(self.raw[k]),
            Codec::Dst5 => Reg::dest5(self.raw[k]),
            Codec::Src10 => Reg::source10(self.raw[k]),
            Codec::Dst10 => Reg::dest10(self.raw[k]),
            _ => return None,
        })
    }

    /// The register operands with their fields and whether they are written.
    pub fn regs(&self) -> impl Iterator<Item = (Field, Reg, bool)> {
        let info = self.op.info();
        (0..info.operands.len()).filter_map(|k| {
            Some((
                self.op.fields()[k],
                self.reg_at(k)?,
                info.operands[k].writes,
            ))
        })
    }

    /// Whether an operand is vt, vu, vm or vn (L-15).
    pub fn is_vector(&self) -> bool {
        let wide = |c| matches!(c, Codec::Src10 | Codec::Dst10);
        let fields = self.op.encoding().fields;
        (fields.iter().zip(self.raw)).any(|(f, raw)| wide(f.codec) && (4..=7).contains(&(raw >> 5)))
    }

    /// Displacement in bytes of a branch, `j`, B.TEXT or the label of a block start, from the instruction's address.
    pub fn target(&self) -> Option<i64> {
        match self.op.style(Field::Imm)? {
            Style::Label => self.imm(),
            Style::Fixup => self.imm().filter(|d| *d != 0),
            _ => None,
        }
    }

    /// Length in bytes.
    pub fn len_bytes(&self) -> u32 {
        u32::from(self.op.encoding().bits) / 8
    }
}

fn sign_extend(raw: u64, width: u32) -> i64 {
    (raw << (64 - width)) as i64 >> (64 - width)
}
