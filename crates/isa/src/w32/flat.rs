//! An instruction made ready for an engine: operand fields as slots of 16 bits, one number of 32.

use super::{Codec, Insn, Op};

/// Slot value of a source that is the literal in [`Flat::imm`].
pub const LITERAL: u16 = 0x8000;

/// A decoded instruction with its place. Slots hold the field values: registers by number, vector sources by source code
/// (bits 8:0) with neg in bit 9 and abs in bit 10, small numbers by value; [`LITERAL`] refers to `imm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flat {
    /// Which instruction.
    pub op: Op,
    /// One per operand.
    pub slots: [u16; 6],
    /// The literal, a 32-bit immediate, or the target PC of a branch.
    pub imm: u32,
    /// Its own PC in bytes.
    pub pc: u32,
    /// PC of the next instruction.
    pub next: u32,
    /// Whether a source has neg or abs, or the result saturates.
    pub modified: bool,
    /// Operand number that is in `imm` instead of its slot, if any.
    pub wide: Option<u8>,
}

impl Flat {
    /// Makes `insn` at `pc` ready.
    pub fn new(insn: &Insn, pc: u32) -> Flat {
        let mut flat = Flat {
            op: insn.op,
            slots: [0; 6],
            imm: 0,
            pc,
            next: pc.wrapping_add(insn.len_bytes()),
            modified: false,
            wide: None,
        };
        for (k, field) in insn.variant_info().fields.iter().enumerate() {
            let raw = insn.raw[k];
            flat.slots[k] = raw as u16;
            match field.codec {
                Codec::Lit => (flat.slots[k], flat.imm, flat.wide) = (LITERAL, raw, Some(k as u8)),
                Codec::SImm => {
                    (flat.slots[k], flat.imm, flat.wide) =
                        (LITERAL, raw as u16 as i16 as u32, Some(k as u8));
                }
                Codec::Rel => {
                    let d = field.codec.operand(raw, field.width());
                    let words = if let Some(super::Operand::Rel(d)) = d {
                        d
                    } else {
                        0
                    };
                    (flat.imm, flat.wide) = (
                        pc.wrapping_add((words as u32).wrapping_mul(4)),
                        Some(k as u8),
                    );
                }
                Codec::UImm if field.width() > 16 => (flat.imm, flat.wide) = (raw, Some(k as u8)),
                Codec::FSrc(_) => flat.modified |= raw & 0x600 != 0,
                Codec::Flag => flat.modified |= raw != 0,
                _ => {}
            }
        }
        flat
    }

    /// Operand `k` as a number: an immediate, a CSR number, a branch target.
    #[inline(always)]
    pub fn number(&self, k: usize) -> u32 {
        if self.wide == Some(k as u8) {
            self.imm
        } else {
            self.slots[k].into()
        }
    }
}
